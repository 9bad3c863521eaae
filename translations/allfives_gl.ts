<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="gl" sourcelanguage="en">
<context>
    <name>Board</name>
    <message>
        <source>%1, back peg: hole %2</source>
        <translation>%1, caravilla traseira: burato %2</translation>
    </message>
    <message>
        <source>%1, front peg: hole %2</source>
        <translation>%1, caravilla dianteira: burato %2</translation>
    </message>
    <message>
        <source>%1, games won: %2</source>
        <translation>%1, partidas gañadas: %2</translation>
    </message>
</context>
<context>
    <name>Button</name>
    <message>
        <source>Beg</source>
        <translation>Pido</translation>
    </message>
    <message>
        <source>Bid %1</source>
        <translation>Poxar %1</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Repartir</translation>
    </message>
    <message>
        <source>Deal by ones</source>
        <translation>Repartir de 1 en 1</translation>
    </message>
    <message>
        <source>Deal by threes</source>
        <translation>Repartir de 3 en 3</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Give one</source>
        <translation>Dar 1 punto</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Serie nova</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Run the cards</source>
        <translation>Correr as cartas</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Quedo</translation>
    </message>
</context>
<context>
    <name>Call</name>
    <message>
        <source>Bid %1</source>
        <translation>Poxo %1</translation>
    </message>
    <message>
        <source>By ones</source>
        <translation>Dunha en unha</translation>
    </message>
    <message>
        <source>By threes</source>
        <translation>De tres en tres</translation>
    </message>
    <message>
        <source>I beg</source>
        <translation>Pido</translation>
    </message>
    <message>
        <source>I stand</source>
        <translation>Quedo</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Running the cards…</source>
        <translation>Córrense as cartas…</translation>
    </message>
    <message>
        <source>Take one</source>
        <translation>Toma un</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Hidden card</source>
        <translation>Carta oculta</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;About All Fives</source>
        <translation>&amp;Sobre All Fives</translation>
    </message>
    <message>
        <source>&amp;Count of the last hand</source>
        <translation>Re&amp;conto da última man</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rápida</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Pantalla &amp;completa</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <comment>menu</comment>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <comment>menu</comment>
        <translation>&amp;Axuda</translation>
    </message>
    <message>
        <source>&amp;Log and score sheet</source>
        <translation>&amp;Rexistro e folla de puntuación</translation>
    </message>
    <message>
        <source>&amp;Long</source>
        <translation>&amp;Longo</translation>
    </message>
    <message>
        <source>&amp;New match</source>
        <translation>Serie no&amp;va</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <comment>no motion</comment>
        <translation>&amp;Sen movemento</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Saír</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refacer</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Lenta</translation>
    </message>
    <message>
        <source>&amp;Speed of motion</source>
        <translation>&amp;Velocidade do movemento</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfacer</translation>
    </message>
    <message>
        <source>&amp;Very fast</source>
        <translation>&amp;Moi rápida</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <comment>menu</comment>
        <translation>&amp;Vista</translation>
    </message>
    <message>
        <source>&amp;Watch the computer play</source>
        <translation>Ver &amp;xogar o ordenador</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Como no &amp;sistema</translation>
    </message>
    <message>
        <source>Back to your &amp;match</source>
        <translation>Volver á súa se&amp;rie</translation>
    </message>
    <message>
        <source>H&amp;and</source>
        <comment>menu</comment>
        <translation>&amp;Man</translation>
    </message>
    <message>
        <source>How long things s&amp;tay</source>
        <translation>Tempo na &amp;pantalla</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>I&amp;dioma</translation>
    </message>
    <message>
        <source>N&amp;ormal</source>
        <comment>time to read</comment>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>S&amp;hort</source>
        <translation>&amp;Curto</translation>
    </message>
    <message>
        <source>Until a &amp;click</source>
        <translation>&amp;Ata un clic</translation>
    </message>
</context>
<context>
    <name>Count sheet</name>
    <message>
        <source>%1 to %2</source>
        <comment>Game totals</comment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>the card or totals, then the name</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The count</source>
        <translation>O reconto</translation>
    </message>
    <message>
        <source>bid %1</source>
        <translation>poxa %1</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n card(s) discarded</source>
        <comment>by a player</comment>
        <translation>
            <numerusform>%n carta descartada</numerusform>
            <numerusform>%n cartas descartadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) under each set of rules, with the same cards.</source>
        <comment>played by computer</comment>
        <translation>
            <numerusform>%n partida con cada conxunto de regras, coas mesmas cartas.</numerusform>
            <numerusform>%n partidas con cada conxunto de regras, coas mesmas cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to go</source>
        <comment>holes to the end of the board</comment>
        <translation>
            <numerusform>falta %n</numerusform>
            <numerusform>faltan %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s)</source>
        <comment>to discard</comment>
        <translation>
            <numerusform>Escolla %n carta máis</numerusform>
            <numerusform>Escolla %n cartas máis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s)</source>
        <comment>what the player has to do</comment>
        <translation>
            <numerusform>Descarte %n carta</numerusform>
            <numerusform>Descarte %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take back %n card(s)</source>
        <comment>too many chosen to discard</comment>
        <translation>
            <numerusform>Recolla %n carta</numerusform>
            <numerusform>Recolla %n cartas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Effect</name>
    <message>
        <source>%1 (%2 to %3)</source>
        <comment>a value and its interval</comment>
        <translation>%1 (%2 a %3)</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>per cent</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1% of them went differently.</source>
        <translation>O %1 % delas foi distinto.</translation>
    </message>
    <message>
        <source>Changed</source>
        <comment>the rules as a person has changed them</comment>
        <translation>Cambiadas</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferenza</translation>
    </message>
    <message>
        <source>First dealer wins</source>
        <comment>share of the games</comment>
        <translation>Gaña o primeiro repartidor</translation>
    </message>
    <message>
        <source>Games under these rules found no end.</source>
        <translation>Con estas regras as partidas non chegan á fin.</translation>
    </message>
    <message>
        <source>Hands a game</source>
        <translation>Mans por partida</translation>
    </message>
    <message>
        <source>In brackets: 95% intervals.</source>
        <translation>Entre parénteses: intervalos do 95 %.</translation>
    </message>
    <message>
        <source>Measure again</source>
        <translation>Medir de novo</translation>
    </message>
    <message>
        <source>Measure more exactly</source>
        <translation>Medir con máis precisión</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>O que se mide</translation>
    </message>
    <message>
        <source>Not one of them went differently.</source>
        <translation>Ningunha delas foi distinta.</translation>
    </message>
    <message>
        <source>Points a hand</source>
        <translation>Puntos por man</translation>
    </message>
    <message>
        <source>Progress of the measurement</source>
        <translation>Progreso da medición</translation>
    </message>
    <message>
        <source>Standard</source>
        <comment>the rules of a ruleset as it stands</comment>
        <translation>Estándar</translation>
    </message>
    <message>
        <source>The computer plays the same cards under the standard and the changed rules…</source>
        <translation>O ordenador xoga as mesmas cartas coas regras estándar e coas cambiadas…</translation>
    </message>
    <message>
        <source>The measurement broke off.</source>
        <translation>A medición interrompeuse.</translation>
    </message>
    <message>
        <source>These are the standard rules. Change one to see what it does.</source>
        <translation>Estas son as regras estándar. Cambie unha para ver que fai.</translation>
    </message>
    <message>
        <source>These rules cannot be played together.</source>
        <translation>Estas regras non se poden xogar xuntas.</translation>
    </message>
    <message>
        <source>What does this do to the game?</source>
        <translation>Que cambia isto no xogo?</translation>
    </message>
    <message>
        <source>Wins by a skunk</source>
        <comment>share of the games</comment>
        <translation>Vitorias por skunk</translation>
    </message>
    <message>
        <source>no clear difference</source>
        <translation>sen diferenza clara</translation>
    </message>
</context>
<context>
    <name>Event</name>
    <message>
        <source>%1 captures: %2 (%3)</source>
        <translation>%1 captura: %2 (%3)</translation>
    </message>
    <message>
        <source>%1 wins the game</source>
        <translation>%1 gaña a partida</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 gaña a serie</translation>
    </message>
    <message>
        <source>%1 wins the trick</source>
        <translation>%1 gaña a baza</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>two sentences</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player&apos;s name and what was said or played</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3 (%4)</source>
        <comment>point, card or totals, name, points</comment>
        <translation>%1: %2, %3 (%4)</translation>
    </message>
    <message>
        <source>Cut for deal: %1</source>
        <translation>Corte para repartir: %1</translation>
    </message>
    <message>
        <source>First dealer: %1</source>
        <translation>Primeiro repartidor: %1</translation>
    </message>
    <message>
        <source>Hand %1, dealer: %2</source>
        <translation>Man %1, repartidor: %2</translation>
    </message>
    <message>
        <source>Pitcher: %1, bid: %2</source>
        <translation>Gañador: %1, poxa: %2</translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation>Marcador: %1</translation>
    </message>
    <message>
        <source>Skunk! It counts as two games.</source>
        <translation>Skunk! Vale por 2 partidas.</translation>
    </message>
    <message>
        <source>The highest are equal: they cut again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same suit again: the cards are thrown in.</source>
        <translation>O mesmo pau outra vez: repártese de novo.</translation>
    </message>
    <message>
        <source>Top of the stock: %1</source>
        <translation>Enriba do montón: %1</translation>
    </message>
    <message>
        <source>Turned up: %1</source>
        <translation>Carta virada: %1</translation>
    </message>
    <message>
        <source>You capture: %1 (%2)</source>
        <translation>Vostede captura: %1 (%2)</translation>
    </message>
    <message>
        <source>You win the game!</source>
        <translation>Gañou vostede a partida!</translation>
    </message>
    <message>
        <source>You win the trick</source>
        <translation>Gaña vostede a baza</translation>
    </message>
    <message>
        <source>You won the match!</source>
        <translation>Gañou vostede a serie!</translation>
    </message>
    <message>
        <source>a gift (%1)</source>
        <translation>un agasallo (%1)</translation>
    </message>
    <message>
        <source>card called, %1</source>
        <translation>carta chamada, %1</translation>
    </message>
    <message>
        <source>card drawn, %1</source>
        <translation>carta collida, %1</translation>
    </message>
    <message>
        <source>card shown, %1</source>
        <translation>carta amosada, %1</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>%1 become trumps</source>
        <translation>Trunfo: %1</translation>
    </message>
    <message>
        <source>Ask for one point or another trump suit</source>
        <translation>Pedir un punto ou outro pau de trunfo</translation>
    </message>
    <message>
        <source>One point to the player who begged</source>
        <translation>Un punto para quen pediu</translation>
    </message>
    <message>
        <source>Three more cards each and another turn-up</source>
        <translation>Tres cartas máis para cada un e outra carta virada</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>About All Fives</source>
        <translation>Sobre All Fives</translation>
    </message>
    <message>
        <source>All Fives %1

A card game of the All Fours family.
Free software (GPL 3 or later).</source>
        <translation>All Fives %1

Un xogo de cartas da familia All Fours.
Software libre (GPL 3 ou posterior).</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>Hand log</source>
        <translation>Rexistro da man</translation>
    </message>
    <message>
        <source>Log and score sheet</source>
        <translation>Rexistro e folla de puntuación</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Folla de puntuación</translation>
    </message>
</context>
<context>
    <name>Play</name>
    <message>
        <source>Leave the match under way and begin a new one?</source>
        <translation>Deixar a serie en curso e comezar unha nova?</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Serie nova</translation>
    </message>
</context>
<context>
    <name>Point</name>
    <message>
        <source>Capture</source>
        <translation>Captura</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Cinco</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Xogo</translation>
    </message>
    <message>
        <source>Gift</source>
        <translation>Agasallo</translation>
    </message>
    <message>
        <source>Hanged jack</source>
        <translation>Sota colgada</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Alto</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Sota</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Baixo</translation>
    </message>
    <message>
        <source>Set back</source>
        <translation>Poxa non cumprida</translation>
    </message>
    <message>
        <source>Turn-up</source>
        <translation>Carta virada</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>A saved match could not be read. It was kept as %1.</source>
        <translation>Non se puido ler unha serie gardada. Consérvase como %1.</translation>
    </message>
    <message>
        <source>Damaged match</source>
        <translation>Serie danada</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Sen gardar</translation>
    </message>
    <message>
        <source>The match cannot be saved, but you can play on. %1</source>
        <translation>Non se pode gardar a serie, pero pode seguir xogando. %1</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Non</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Si</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Interromper</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Pechar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Axuda</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignorar</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>Non a to&amp;do</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restabelecer</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Repor as predefinicións</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Gardar</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Gardar todo</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Si a &amp;todo</translation>
    </message>
</context>
<context>
    <name>Rank in a card&apos;s name</name>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>oito</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinco</translation>
    </message>
    <message>
        <source>four</source>
        <translation>catro</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>sota</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rei</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nove</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>raíña</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sete</translation>
    </message>
    <message>
        <source>six</source>
        <translation>seis</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dez</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tres</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dous</translation>
    </message>
</context>
<context>
    <name>Rule</name>
    <message>
        <source>A card cannot be discarded twice.</source>
        <translation>Unha carta non se pode descartar dúas veces.</translation>
    </message>
    <message>
        <source>A card has been called already.</source>
        <translation>Xa se chamou unha carta.</translation>
    </message>
    <message>
        <source>A lower trump may not be played on a higher one.</source>
        <translation>Non se pode xogar un trunfo menor sobre outro maior.</translation>
    </message>
    <message>
        <source>An opponent has called a card: you must play it.</source>
        <translation>Un adversario chamou unha carta: hai que xogala.</translation>
    </message>
    <message>
        <source>Cards are dealt by ones or by threes.</source>
        <translation>Repártese dunha en unha ou de tres en tres.</translation>
    </message>
    <message>
        <source>Cards are not shown or called in this game.</source>
        <translation>Neste xogo non se amosan nin se chaman cartas.</translation>
    </message>
    <message>
        <source>Discard down to six cards.</source>
        <translation>Descarte ata quedar con seis cartas.</translation>
    </message>
    <message>
        <source>Everybody passed: the dealer must bid.</source>
        <translation>Todos pasaron: o repartidor debe poxar.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Non é a súa quenda.</translation>
    </message>
    <message>
        <source>It is your turn: play the card instead.</source>
        <translation>É a súa quenda: xogue a carta.</translation>
    </message>
    <message>
        <source>Only a card that lies open can be called.</source>
        <translation>Só se pode chamar unha carta descuberta.</translation>
    </message>
    <message>
        <source>Only an opponent may call a card.</source>
        <translation>Só un adversario pode chamar unha carta.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Iso non se pode facer agora.</translation>
    </message>
    <message>
        <source>That card has been shown already.</source>
        <translation>Esa carta xa se amosou.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Esa carta non está na súa man.</translation>
    </message>
    <message>
        <source>That card may not be played now.</source>
        <translation>Esa carta non se pode xogar agora.</translation>
    </message>
    <message>
        <source>The bid must be higher.</source>
        <translation>A poxa debe ser maior.</translation>
    </message>
    <message>
        <source>The highest bid is 4.</source>
        <translation>A poxa máxima é 4.</translation>
    </message>
    <message>
        <source>Trumps were led: you must play a trump.</source>
        <translation>A saída foi de trunfo: hai que xogar trunfo.</translation>
    </message>
    <message>
        <source>You cannot give one: it would win the game.</source>
        <translation>Non se pode dar o punto: decidiría a partida.</translation>
    </message>
    <message>
        <source>You have no card of the suit led: you must play a trump.</source>
        <translation>Non ten cartas do pau de saída: hai que trunfar.</translation>
    </message>
    <message>
        <source>You must follow suit or play a trump. Led: %1</source>
        <translation>Hai que asistir ao pau ou trunfar. Saída: %1</translation>
    </message>
    <message>
        <source>You must follow suit. Led: %1</source>
        <translation>Hai que asistir ao pau. Saída: %1</translation>
    </message>
</context>
<context>
    <name>Score sheet</name>
    <message>
        <source>%1 (%2)</source>
        <comment>total, points</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1.%2</source>
        <comment>game, hand</comment>
        <translation>%1.%2</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Man</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message>
        <source>Computer</source>
        <translation>Ordenador</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Leste</translation>
    </message>
    <message>
        <source>East-West</source>
        <comment>two partners</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North</source>
        <translation>Norte</translation>
    </message>
    <message>
        <source>North-South</source>
        <comment>two partners</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sur</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Oeste</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vostede</translation>
    </message>
    <message>
        <source>bid %1</source>
        <comment>what a player bid</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leads</source>
        <comment>the pitcher without a bid</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pass</source>
        <comment>a player did not bid</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sentence</name>
    <message>
        <source>%1, %2</source>
        <comment>parts of a list</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>Suit</name>
    <message>
        <source>Clubs</source>
        <translation>Trevos</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Diamantes</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Corazóns</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Picas</translation>
    </message>
</context>
<context>
    <name>Suit in a card&apos;s name</name>
    <message>
        <source>clubs</source>
        <translation>trevos</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamantes</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>corazóns</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picas</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>%1 %2</source>
        <comment>a rank and its points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 to deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to play</source>
        <translation>Quenda: %1</translation>
    </message>
    <message>
        <source>%1 to speak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins the game</source>
        <translation>%1 gaña a partida</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 gaña a serie</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>two facts</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, dealer: %2</source>
        <comment>name, score</comment>
        <translation>%1, repartidor: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player&apos;s name and the tricks won</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name, score</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Accións</translation>
    </message>
    <message>
        <source>All Fives, best of three, against the computer</source>
        <translation>All Fives, ao mellor de tres, contra o ordenador</translation>
    </message>
    <message>
        <source>Beg: one point for you, or three more cards each</source>
        <translation>Pedir: un punto para vostede ou tres cartas máis para cada un</translation>
    </message>
    <message>
        <source>Best of %1</source>
        <translation>Ao mellor de %1</translation>
    </message>
    <message>
        <source>D</source>
        <comment>the dealer&apos;s button, one letter</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>Deal one card at a time, or three?</source>
        <translation>Repartir unha carta de cada vez ou tres?</translation>
    </message>
    <message>
        <source>Highest bid: %1 (%2)</source>
        <comment>bid, name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has bid yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not playable now</source>
        <translation>Non se pode xogar agora</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Na mesa</translation>
    </message>
    <message>
        <source>Playable</source>
        <translation>Pódese xogar</translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation>Marcador: %1</translation>
    </message>
    <message>
        <source>Stock %1</source>
        <translation>Montón %1</translation>
    </message>
    <message>
        <source>The first card led makes trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand is over</source>
        <translation>A man rematou</translation>
    </message>
    <message>
        <source>Trumps: %1</source>
        <translation>Trunfo: %1</translation>
    </message>
    <message>
        <source>Will you give one, or run the cards?</source>
        <translation>Dá 1 punto ou corre as cartas?</translation>
    </message>
    <message>
        <source>Will you stand, or beg? Turned up: %1</source>
        <translation>Queda ou pide outro trunfo? Pau virado: %1</translation>
    </message>
    <message>
        <source>You win the game!</source>
        <translation>Gañou vostede a partida!</translation>
    </message>
    <message>
        <source>You won the match!</source>
        <translation>Gañou vostede a serie!</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>A súa poxa</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>A súa man</translation>
    </message>
    <message>
        <source>Your lead</source>
        <translation>A súa saída</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>É a súa quenda</translation>
    </message>
    <message>
        <source>bid %1 (%2)</source>
        <comment>bid, name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>still out: %1</source>
        <translation>aínda por saír: %1</translation>
    </message>
    <message>
        <source>the dealer may take it for the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>pensando…</translation>
    </message>
    <message>
        <source>your deal</source>
        <translation>reparte vostede</translation>
    </message>
    <message>
        <source>your discard</source>
        <translation>o seu descarte</translation>
    </message>
    <message>
        <source>your lead</source>
        <translation>a súa saída</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>a súa quenda</translation>
    </message>
    <message>
        <source>your word</source>
        <translation>decide vostede</translation>
    </message>
</context>
</TS>
