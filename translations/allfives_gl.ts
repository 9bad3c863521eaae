<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="gl" sourcelanguage="en">
<context>
    <name>AccessPage</name>
    <message>
        <source>&amp;Colours:</source>
        <translation>&amp;Cores:</translation>
    </message>
    <message>
        <source>Access</source>
        <comment>page of the preferences</comment>
        <translation>Accesibilidade</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como no sistema</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Of all text, compared with the system&apos;s; on the table it grows as far as the window has room.</source>
        <translation>De todas as palabras, respecto do sistema; na mesa medran ata onde a xanela ten espazo.</translation>
    </message>
    <message>
        <source>Of the window, its dialogs, and the plates on the table.</source>
        <translation>Da xanela, dos diálogos e das placas da mesa.</translation>
    </message>
    <message>
        <source>Size of &amp;letters:</source>
        <translation>Tamaño das &amp;letras:</translation>
    </message>
</context>
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
        <source>Call: %1</source>
        <translation>Chamar: %1</translation>
    </message>
    <message>
        <source>Choose another game</source>
        <translation>Escoller outro xogo</translation>
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
        <source>Finish the hand</source>
        <translation>Rematar a man</translation>
    </message>
    <message>
        <source>Give one</source>
        <translation>Dar 1 punto</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Learn in three minutes</source>
        <translation>Aprender en tres minutos</translation>
    </message>
    <message>
        <source>Leave the tutorial</source>
        <translation>Saír do titorial</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Serie nova</translation>
    </message>
    <message>
        <source>Next lesson: %1</source>
        <comment>a game</comment>
        <translation>Seguinte lección: %1</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir xogando</translation>
    </message>
    <message>
        <source>Run the cards</source>
        <translation>Correr as cartas</translation>
    </message>
    <message>
        <source>Same again</source>
        <translation>Xogar de novo</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>Amosar: %1</translation>
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
    <name>CardsPage</name>
    <message>
        <source>Cards of the hand</source>
        <translation>Cartas da man</translation>
    </message>
    <message>
        <source>Hands in the &amp;order of play</source>
        <translation>Mans na &amp;orde de xogo</translation>
    </message>
    <message>
        <source>This hand has not ended: its cards are still a secret.</source>
        <translation>Esta man non rematou: as súas cartas aínda son segredo.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>%1%</source>
        <comment>volume</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>&amp;About All Fives</source>
        <translation>&amp;Sobre All Fives</translation>
    </message>
    <message>
        <source>&amp;Copy the deal code</source>
        <translation>&amp;Copiar o código de reparto</translation>
    </message>
    <message>
        <source>&amp;Count of the last hand</source>
        <translation>Re&amp;conto da última man</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Escuro</translation>
    </message>
    <message>
        <source>&amp;Enter a deal code…</source>
        <translation>&amp;Inserir un código de reparto…</translation>
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
        <source>&amp;High contrast</source>
        <translation>&amp;Alto contraste</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Pista</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Como xogar</translation>
    </message>
    <message>
        <source>&amp;Leave the tutorial</source>
        <translation>&amp;Saír do titorial</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
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
        <source>&amp;New match…</source>
        <translation>Serie no&amp;va…</translation>
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
        <source>&amp;Open a record…</source>
        <translation>&amp;Abrir un rexistro…</translation>
    </message>
    <message>
        <source>&amp;Order of the hand</source>
        <translation>&amp;Orde das cartas</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Preferencias…</translation>
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
        <source>&amp;Rules in force</source>
        <translation>&amp;Regras en vigor</translation>
    </message>
    <message>
        <source>&amp;Same again</source>
        <translation>Xogar de n&amp;ovo</translation>
    </message>
    <message>
        <source>&amp;Show a card out of turn</source>
        <translation>&amp;Amosar unha carta fóra de quenda</translation>
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
        <source>&amp;Tutorial</source>
        <translation>&amp;Titorial</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfacer</translation>
    </message>
    <message>
        <source>&amp;Undo: off in this match</source>
        <translation>&amp;Desfacer: non nesta serie</translation>
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
        <source>&amp;Volume</source>
        <translation>Vol&amp;ume</translation>
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
        <source>As the s&amp;ystem</source>
        <translation>&amp;Como no sistema</translation>
    </message>
    <message>
        <source>Back to your &amp;match</source>
        <translation>Volver á súa se&amp;rie</translation>
    </message>
    <message>
        <source>By &amp;rank</source>
        <translation>Por &amp;valor</translation>
    </message>
    <message>
        <source>By s&amp;uit</source>
        <translation>Por &amp;pau</translation>
    </message>
    <message>
        <source>Colou&amp;rs</source>
        <translation>Cor&amp;es</translation>
    </message>
    <message>
        <source>Four-&amp;colour suits</source>
        <translation>&amp;Baralla de catro cores</translation>
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
        <source>Large &amp;index</source>
        <translation>Índice &amp;grande</translation>
    </message>
    <message>
        <source>Last &amp;trick</source>
        <translation>Últi&amp;ma baza</translation>
    </message>
    <message>
        <source>Look &amp;back…</source>
        <translation>Repasar &amp;unha serie…</translation>
    </message>
    <message>
        <source>N&amp;ormal</source>
        <comment>time to read</comment>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>Play these cards a&amp;gain</source>
        <translation>Xogar as &amp;mesmas cartas outra vez</translation>
    </message>
    <message>
        <source>Proof of the &amp;deal…</source>
        <translation>Pro&amp;ba do reparto…</translation>
    </message>
    <message>
        <source>S&amp;hort</source>
        <translation>&amp;Curto</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>Es&amp;tatísticas…</translation>
    </message>
    <message>
        <source>Sa&amp;ve the record…</source>
        <translation>&amp;Gardar o rexistro…</translation>
    </message>
    <message>
        <source>Save &amp;all records…</source>
        <translation>Gar&amp;dar todos os rexistros…</translation>
    </message>
    <message>
        <source>Size of l&amp;etters</source>
        <translation>Tamaño das &amp;letras</translation>
    </message>
    <message>
        <source>So&amp;und</source>
        <translation>&amp;Son</translation>
    </message>
    <message>
        <source>The computer in your c&amp;hair</source>
        <translation>O ordenador no seu &amp;lugar</translation>
    </message>
    <message>
        <source>Until a &amp;click</source>
        <translation>&amp;Ata un clic</translation>
    </message>
    <message>
        <source>Watch a &amp;level</source>
        <translation>Ver xogar un &amp;nivel</translation>
    </message>
</context>
<context>
    <name>CostPage</name>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Parar</translation>
    </message>
    <message>
        <source>Chart of the points lost per decision, match by match</source>
        <translation>Gráfico dos puntos perdidos por decisión, serie a serie</translation>
    </message>
    <message>
        <source>Re&amp;view them</source>
        <translation>&amp;Avalialas</translation>
    </message>
    <message>
        <source>Reviewed matches</source>
        <translation>Series avaliadas</translation>
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
        <source>%n decision(s) judged.</source>
        <comment>of a player in a match</comment>
        <translation>
            <numerusform>%n decisión avaliada.</numerusform>
            <numerusform>%n decisións avaliadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) taken back</source>
        <comment>with undo, in a match</comment>
        <translation>
            <numerusform>%n decisión desfeita</numerusform>
            <numerusform>%n decisións desfeitas</numerusform>
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
        <source>%n hint(s) given</source>
        <comment>by the computer, in a match</comment>
        <translation>
            <numerusform>%n pista dada</numerusform>
            <numerusform>%n pistas dadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them could not be bettered.</source>
        <comment>decisions</comment>
        <translation>
            <numerusform>%n delas non podía ser mellor.</numerusform>
            <numerusform>%n delas non podían ser mellores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) saved.</source>
        <comment>of matches, into a file</comment>
        <translation>
            <numerusform>%n rexistro gardado.</numerusform>
            <numerusform>%n rexistros gardados.</numerusform>
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
        <source>%n trick(s)</source>
        <comment>won by a player</comment>
        <translation>
            <numerusform>%n baza</numerusform>
            <numerusform>%n bazas</numerusform>
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
        <source>Counting: %n match(es) to go</source>
        <comment>of the statistics</comment>
        <translation>
            <numerusform>Contando: falta %n serie</numerusform>
            <numerusform>Contando: faltan %n series</numerusform>
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
        <source>Only reviewed matches count. %n finished match(es) not reviewed yet.</source>
        <comment>of the statistics</comment>
        <translation>
            <numerusform>Só contan as series avaliadas. Falta por avaliar %n serie rematada.</numerusform>
            <numerusform>Só contan as series avaliadas. Faltan por avaliar %n series rematadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reviewing: %n match(es) to go.</source>
        <comment>of the statistics</comment>
        <translation>
            <numerusform>Avaliando: falta %n serie.</numerusform>
            <numerusform>Avaliando: faltan %n series.</numerusform>
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
    <name>CoursePage</name>
    <message>
        <source>Chart of the lead per hand, match by match</source>
        <translation>Gráfico da vantaxe por man, serie a serie</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Series</translation>
    </message>
</context>
<context>
    <name>DealCodeDialog</name>
    <message>
        <source>&amp;Begin the match</source>
        <translation>Co&amp;mezar a serie</translation>
    </message>
    <message>
        <source>&amp;Deal code</source>
        <translation>Có&amp;digo de reparto</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Código de reparto</translation>
    </message>
    <message>
        <source>Groups of four. Spaces, dashes and small letters do not matter.</source>
        <translation>Grupos de catro. Os espazos, os guións e as minúsculas non importan.</translation>
    </message>
    <message>
        <source>Leave it and &amp;begin</source>
        <translation>Abandonala e co&amp;mezar</translation>
    </message>
    <message>
        <source>The match under way will be left, neither won nor lost.</source>
        <translation>Abandonarase a serie en curso: non conta como gañada nin como perdida.</translation>
    </message>
</context>
<context>
    <name>Deals</name>
    <message>
        <source>Cards of this match</source>
        <translation>Cartas desta serie</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Código de reparto</translation>
    </message>
    <message>
        <source>That would let you look ahead. Ask again when the match is over.</source>
        <translation>Iso permitiría ver o que vén despois. Pregunte de novo cando a serie acabe.</translation>
    </message>
    <message>
        <source>The cards of this match come from a record without its seed. They cannot be dealt again.</source>
        <translation>As cartas desta serie veñen dun rexistro sen a semente. Non se poden repartir outra vez.</translation>
    </message>
    <message>
        <source>The cards of this match have no deal code.</source>
        <translation>As cartas desta serie non teñen código de reparto.</translation>
    </message>
    <message>
        <source>The deal code of this match was copied:
%1</source>
        <translation>Copiouse o código de reparto desta serie:
%1</translation>
    </message>
    <message>
        <source>There is no match on the table.</source>
        <translation>Non hai ningunha serie na mesa.</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>The deck “%1” is no longer there.</source>
        <translation>A baralla «%1» xa non existe.</translation>
    </message>
    <message>
        <source>This deck cannot be used: the card “%1” is missing.</source>
        <translation>Esta baralla non se pode usar: falta a carta «%1».</translation>
    </message>
    <message>
        <source>This deck cannot be used: “%1” cannot be read.</source>
        <translation>Esta baralla non se pode usar: non se pode ler «%1».</translation>
    </message>
    <message>
        <source>This deck cannot be used: “%1” does not have the shape of a card.</source>
        <translation>Esta baralla non se pode usar: «%1» non ten a forma dunha carta.</translation>
    </message>
    <message>
        <source>This deck cannot be used: “%1” is not a picture.</source>
        <translation>Esta baralla non se pode usar: «%1» non é unha imaxe.</translation>
    </message>
    <message>
        <source>This deck cannot be used: “%1” is too large.</source>
        <translation>Esta baralla non se pode usar: «%1» é grande de máis.</translation>
    </message>
    <message>
        <source>This deck cannot be used: “%1” refers to something outside.</source>
        <translation>Esta baralla non se pode usar: «%1» remite a algo de fóra.</translation>
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
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1% of them went differently.</source>
        <translation>O %1&#xa0;% delas foi distinto.</translation>
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
        <translation>Con estas regras as partidas non chegan ao final.</translation>
    </message>
    <message>
        <source>Hands per game</source>
        <translation>Mans por partida</translation>
    </message>
    <message>
        <source>In brackets: 95% intervals.</source>
        <translation>Entre parénteses: intervalos do 95&#xa0;%.</translation>
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
        <source>Points per hand</source>
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
    <name>ErrorReport</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Error report</source>
        <translation>Informe de erro</translation>
    </message>
    <message>
        <source>Something went wrong. The match is saved, and you can play on. If you like, send this report to those who write the program; it holds nothing but what you see.</source>
        <translation>Algo saíu mal. A serie está gardada e pode seguir xogando. Se quere, envíe este informe a quen fai o programa; non contén nada máis ca o que se ve.</translation>
    </message>
    <message>
        <source>Something went wrong. You can play on, but the match could not be saved. If you like, send this report to those who write the program; it holds nothing but what you see.</source>
        <translation>Algo saíu mal. Pode seguir xogando, pero a serie non se puido gardar. Se quere, envíe este informe a quen fai o programa; non contén nada máis ca o que se ve.</translation>
    </message>
    <message>
        <source>The report was copied.</source>
        <translation>O informe copiouse.</translation>
    </message>
    <message>
        <source>Whoever works out its deal code sees all cards of the match under way, also those that are hidden from you.</source>
        <translation>Quen descifre o código de reparto do informe poderá ver todas as cartas da serie en curso, tamén as que están ocultas para vostede.</translation>
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
        <translation>Corte: %1</translation>
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
        <translation>Gañador da poxa: %1, con %2</translation>
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
        <translation>Empate: córtase de novo.</translation>
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
    <name>FairDealDialog</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Cards you cut off: %1</source>
        <translation>Cartas que cortou: %1</translation>
    </message>
    <message>
        <source>Checked: this is the pack that was shown.</source>
        <translation>Comprobado: é a baralla que se amosou.</translation>
    </message>
    <message>
        <source>Fingerprints and packs</source>
        <translation>Pegadas dixitais e barallas</translation>
    </message>
    <message>
        <source>Game %1, hand %2, deal %3</source>
        <translation>Partida %1, man %2, reparto %3</translation>
    </message>
    <message>
        <source>Not the pack that was shown: %1</source>
        <translation>Non é a baralla que se amosou: %1</translation>
    </message>
    <message>
        <source>Pack: %1</source>
        <translation>Baralla: %1</translation>
    </message>
    <message>
        <source>Proof of the deal</source>
        <translation>Proba do reparto</translation>
    </message>
    <message>
        <source>Random number: %1</source>
        <translation>Número aleatorio: %1</translation>
    </message>
    <message>
        <source>Secret of the match: %1</source>
        <translation>Segredo da serie: %1</translation>
    </message>
    <message>
        <source>Shown before the deal: %1</source>
        <translation>Amosado antes do reparto: %1</translation>
    </message>
    <message>
        <source>Shown before you cut: %1</source>
        <translation>Amosado antes do seu corte: %1</translation>
    </message>
    <message>
        <source>The pack is revealed when the hand is over.</source>
        <translation>A baralla revélase cando remata a man.</translation>
    </message>
    <message>
        <source>The packs of this match were fixed before you cut, and your cut changed them.</source>
        <translation>As barallas desta serie quedaron fixadas antes do seu corte, e o seu corte cambiounas.</translation>
    </message>
    <message>
        <source>The secret of the match is revealed when the match is over.</source>
        <translation>O segredo da serie revélase cando remata a serie.</translation>
    </message>
    <message>
        <source>This match has no proof: you did not cut the pack it was dealt from.</source>
        <translation>Esta serie non ten proba: vostede non cortou a baralla da que se repartiu.</translation>
    </message>
</context>
<context>
    <name>FairPage</name>
    <message>
        <source>Fair cards</source>
        <translation>Xogo limpo</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>%1, %2</source>
        <comment>key, byte</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place in a file, fault</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%2 is no card.</source>
        <translation>%2 non é unha carta.</translation>
    </message>
    <message>
        <source>%2 is no number in JSON.</source>
        <translation>%2 non é un número en JSON.</translation>
    </message>
    <message>
        <source>%2 is not among the allowed values: %1.</source>
        <translation>%2 non está entre os valores permitidos: %1.</translation>
    </message>
    <message>
        <source>A character of “%2” is wrong.</source>
        <translation>Un carácter de «%2» é incorrecto.</translation>
    </message>
    <message>
        <source>Characters are missing.</source>
        <translation>Faltan caracteres.</translation>
    </message>
    <message>
        <source>Expected: %1. Found: %2.</source>
        <translation>Agardábase: %1. Atopouse: %2.</translation>
    </message>
    <message>
        <source>Group %1</source>
        <comment>of a deal code</comment>
        <translation>Grupo %1</translation>
    </message>
    <message>
        <source>Nested more than %1 deep.</source>
        <translation>Máis de %1 niveis de profundidade.</translation>
    </message>
    <message>
        <source>Number expected: %1, found: %2.</source>
        <translation>Cantidade agardada: %1, atopada: %2.</translation>
    </message>
    <message>
        <source>Seed and shuffle go together, and this one is missing.</source>
        <translation>«seed» e «shuffle» van xuntos, e este falta.</translation>
    </message>
    <message>
        <source>Should be “%1”.</source>
        <translation>Debería ser «%1».</translation>
    </message>
    <message>
        <source>Something follows the end.</source>
        <translation>Hai algo despois do final.</translation>
    </message>
    <message>
        <source>The card %2 is there twice.</source>
        <translation>A carta %2 aparece dúas veces.</translation>
    </message>
    <message>
        <source>The file has more than %1 bytes.</source>
        <translation>O ficheiro ten máis de %1 bytes.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>O ficheiro está baleiro.</translation>
    </message>
    <message>
        <source>The key is missing.</source>
        <translation>Falta esta chave.</translation>
    </message>
    <message>
        <source>The key stands there twice.</source>
        <translation>A chave aparece dúas veces.</translation>
    </message>
    <message>
        <source>The number %2 is too large.</source>
        <translation>O número %2 é grande de máis.</translation>
    </message>
    <message>
        <source>The text has half a character in it.</source>
        <translation>O texto contén medio carácter.</translation>
    </message>
    <message>
        <source>The value is not allowed.</source>
        <translation>Este valor non está permitido.</translation>
    </message>
    <message>
        <source>There is no game called “%2”.</source>
        <translation>Non hai ningún xogo chamado «%2».</translation>
    </message>
    <message>
        <source>This is not JSON.</source>
        <translation>Isto non é JSON.</translation>
    </message>
    <message>
        <source>This is not UTF-8 text.</source>
        <translation>Isto non é texto UTF-8.</translation>
    </message>
    <message>
        <source>This is not as the rules have it.</source>
        <translation>Isto non cumpre as regras.</translation>
    </message>
    <message>
        <source>This program does not know the key.</source>
        <translation>Este programa non coñece a chave.</translation>
    </message>
    <message>
        <source>This program knows no such game or rules.</source>
        <translation>Este programa non coñece ese xogo ou esas regras.</translation>
    </message>
    <message>
        <source>Written by a newer program: version %2, this one reads version %1.</source>
        <translation>Escrito por un programa máis novo: versión %2; este le a versión %1.</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>unha lista</translation>
    </message>
    <message>
        <source>a number with a fraction</source>
        <translation>un número decimal</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un número enteiro</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un obxecto</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>byte n.º %1</translation>
    </message>
    <message>
        <source>nothing (null)</source>
        <translation>nada (null)</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>verdadeiro ou falso</translation>
    </message>
    <message>
        <source>“%2” does not occur in deal codes.</source>
        <translation>«%2» non aparece nos códigos de reparto.</translation>
    </message>
</context>
<context>
    <name>FiguresPage</name>
    <message>
        <source>Figures</source>
        <translation>Cifras</translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message>
        <source>&amp;Game</source>
        <comment>which game is played</comment>
        <translation>&amp;Xogo</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <comment>decisions taken back</comment>
        <translation>Ax&amp;uda</translation>
    </message>
    <message>
        <source>&amp;Opponents</source>
        <translation>A&amp;dversarios</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos os xogos</translation>
    </message>
    <message>
        <source>With and without</source>
        <translation>Con e sen</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Con axuda</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Sen axuda</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>After every trick each draws a card from the stock. Played to %1.</source>
        <translation>Despois de cada baza, cada quen colle unha carta do montón. A %1.</translation>
    </message>
    <message>
        <source>All Fives for four: partners face each other and score together.</source>
        <translation>All Fives para catro: os compañeiros sentan fronte a fronte e puntúan xuntos.</translation>
    </message>
    <message>
        <source>All Fives for three, each against both others.</source>
        <translation>All Fives para tres, cada quen contra os outros dous.</translation>
    </message>
    <message>
        <source>All Fives, five of trumps 10 on capture</source>
        <translation>All Fives, 10 por capturar o cinco de trunfo</translation>
    </message>
    <message>
        <source>All Fives, strict following</source>
        <translation>All Fives, asistencia estrita</translation>
    </message>
    <message>
        <source>All Fives, three-handed cut-throat</source>
        <translation>All Fives a tres, cada quen pola súa conta</translation>
    </message>
    <message>
        <source>Anticlockwise; taking the other side&apos;s jack of trumps scores 3. Played to %1.</source>
        <translation>En sentido antihorario; a sota de trunfo capturada ao outro bando vale 3. A %1.</translation>
    </message>
    <message>
        <source>As All Fives, but taking the five of trumps scores 10 at once.</source>
        <translation>Como All Fives, pero capturar o cinco de trunfo vale 10 puntos no acto.</translation>
    </message>
    <message>
        <source>As All Fives, but taking the ten of trumps scores 20.</source>
        <translation>Como All Fives, pero capturar o dez de trunfo vale 20 puntos.</translation>
    </message>
    <message>
        <source>As All Fives, but you may trump only when you cannot follow suit.</source>
        <translation>Como All Fives, pero só se pode trunfar cando non se pode asistir ao pau.</translation>
    </message>
    <message>
        <source>As All Fives; the side that took the five of trumps scores 5 more in the count.</source>
        <translation>Como All Fives; o bando que capturou o cinco de trunfo marca 5 máis no reconto.</translation>
    </message>
    <message>
        <source>Classic All Fours to 11</source>
        <translation>All Fours clásico a 11</translation>
    </message>
    <message>
        <source>Classic All Fours to 7</source>
        <translation>All Fours clásico a 7</translation>
    </message>
    <message>
        <source>Five for Five</source>
        <translation>Cinco por Cinco</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Unha partida</translation>
    </message>
    <message>
        <source>Partnership All Fives</source>
        <translation>All Fives por parellas</translation>
    </message>
    <message>
        <source>Pitch for two pairs of partners. Played to %1.</source>
        <translation>Pitch para dúas parellas. A %1.</translation>
    </message>
    <message>
        <source>Pitch, each for himself</source>
        <translation>Pitch, cada quen pola súa conta</translation>
    </message>
    <message>
        <source>Setback (partnership Pitch)</source>
        <translation>Setback (Pitch por parellas)</translation>
    </message>
    <message>
        <source>The old game: only High, Low, Jack and Game score. Played to %1.</source>
        <translation>O xogo antigo: só puntúan Alto, Baixo, Sota e Xogo. A %1.</translation>
    </message>
    <message>
        <source>Trinidad All Fours</source>
        <translation>All Fours de Trinidad</translation>
    </message>
    <message>
        <source>Trumps score as they are taken, then High, Low, Jack and Game. Played to %1.</source>
        <translation>Os trunfos puntúan ao capturalos; despois contan Alto, Baixo, Sota e Xogo. A %1.</translation>
    </message>
    <message>
        <source>You bid to make trumps; a bid that is not made is lost. Played to %1.</source>
        <translation>Unha poxa decide quen fai o trunfo; a poxa non cumprida réstase. A %1.</translation>
    </message>
</context>
<context>
    <name>HelpContents</name>
    <message>
        <source>Contents</source>
        <translation>Índice</translation>
    </message>
</context>
<context>
    <name>HelpSearch</name>
    <message>
        <source>%1 of %2</source>
        <comment>place of the words found</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Buscar</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Seguinte aparición</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Non se atopou</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Aparición anterior</translation>
    </message>
    <message>
        <source>Search in all chapters</source>
        <translation>Buscar en todos os capítulos</translation>
    </message>
    <message>
        <source>in all chapters</source>
        <translation>en todos os capítulos</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Atrás</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>A&amp;diante</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Como xogar</translation>
    </message>
    <message>
        <source>Text of the chapter</source>
        <translation>Texto do capítulo</translation>
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
        <source>No point is left to be won: the cards are played for everybody</source>
        <translation>Xa non quedan puntos por gañar: o programa xoga as cartas de todos</translation>
    </message>
    <message>
        <source>One point to the player who begged</source>
        <translation>Un punto para quen pediu</translation>
    </message>
    <message>
        <source>Shows the best play and why; it counts as help</source>
        <translation>Mostra a mellor opción e por que; conta como axuda</translation>
    </message>
    <message>
        <source>Three more cards each and another turn-up</source>
        <translation>Tres cartas máis para cada un e outra carta virada</translation>
    </message>
</context>
<context>
    <name>HintBubble</name>
    <message>
        <source>%1 (%2 against %3 with: %4).</source>
        <comment>sentence, shares, action</comment>
        <translation>%1 (%2 fronte a %3 con: %4).</translation>
    </message>
    <message>
        <source>%1 (%2 against %3).</source>
        <comment>sentence, share, share</comment>
        <translation>%1 (%2 fronte a %3).</translation>
    </message>
    <message>
        <source>%1 points expected from here, %2 to win the game.</source>
        <translation>Puntos esperados de aquí en diante: %1; probabilidade de gañar a partida: %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>discard, cards</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Pista: %1</translation>
    </message>
    <message>
        <source>Looking for the best play…</source>
        <translation>Buscando a mellor opción…</translation>
    </message>
    <message>
        <source>Next best: %1 (%2 points ±%3, %4 to win).</source>
        <translation>2.ª opción: %1 (puntos: %2 ±%3; probabilidade de gañar: %4).</translation>
    </message>
    <message>
        <source>No hint could be found.</source>
        <translation>Non se atopou ningunha pista.</translation>
    </message>
    <message>
        <source>suggested</source>
        <translation>suxestión</translation>
    </message>
</context>
<context>
    <name>HintReason</name>
    <message>
        <source>%5 in your hand: %2, the highest: %1.</source>
        <translation>%5 na súa man: %2; a máis alta: %1.</translation>
    </message>
    <message>
        <source>%5 in your hand: only %2.</source>
        <translation>%5 na súa man: só %2.</translation>
    </message>
    <message>
        <source>As dealer you may take over the bid: %2.</source>
        <translation>Como repartidor pode quedar coa poxa: %2.</translation>
    </message>
    <message>
        <source>At least one other choice is just as good.</source>
        <translation>Polo menos outra opción é igual de boa.</translation>
    </message>
    <message>
        <source>Chance that the dealer gives you one: %3.</source>
        <translation>Probabilidade de que o repartidor lle dea un punto: %3.</translation>
    </message>
    <message>
        <source>Game is kept from the others more often</source>
        <translation>Os demais quedan sen Xogo máis veces</translation>
    </message>
    <message>
        <source>How often this would be set back: %3 (%4).</source>
        <translation>Frecuencia coa que esta poxa non se cumpriría: %3 (%4).</translation>
    </message>
    <message>
        <source>How often you make this bid: %3.</source>
        <translation>Frecuencia coa que cumpre esta poxa: %3.</translation>
    </message>
    <message>
        <source>It brings a card home that counts: %1.</source>
        <translation>Pon a salvo unha carta que conta: %1.</translation>
    </message>
    <message>
        <source>It captures a trump that scores: %1 (%2).</source>
        <translation>Captura un trunfo que puntúa: %1 (%2).</translation>
    </message>
    <message>
        <source>It captures the jack of trumps.</source>
        <translation>Captura a sota de trunfo.</translation>
    </message>
    <message>
        <source>It draws trumps from the others.</source>
        <translation>Quítalles trunfos aos demais.</translation>
    </message>
    <message>
        <source>It is your last card of the suit: %5.</source>
        <translation>É a súa última carta do pau: %5.</translation>
    </message>
    <message>
        <source>It trumps the trick.</source>
        <translation>Trunfa a baza.</translation>
    </message>
    <message>
        <source>It wins just as surely, and you keep: %1.</source>
        <translation>Gaña coa mesma seguridade, e garda: %1.</translation>
    </message>
    <message>
        <source>Nobody can take this trick from you.</source>
        <translation>Ninguén lle pode quitar esta baza.</translation>
    </message>
    <message>
        <source>Nobody else has a higher card of this suit.</source>
        <translation>Ninguén máis ten unha carta máis alta deste pau.</translation>
    </message>
    <message>
        <source>Of the cards you may play it counts least.</source>
        <translation>Das cartas permitidas, é a que menos conta.</translation>
    </message>
    <message>
        <source>Played out many times, it does better than: %4.</source>
        <translation>Levada moitas veces ata o final, rende máis ca: %4.</translation>
    </message>
    <message>
        <source>The card called for comes to you more often: %1</source>
        <translation>A carta chamada chega a vostede máis veces: %1</translation>
    </message>
    <message>
        <source>The gift would win them the game.</source>
        <translation>O agasallo dun punto daríalles a partida.</translation>
    </message>
    <message>
        <source>The gift would win you the game.</source>
        <translation>O agasallo dun punto daríalle a partida a vostede.</translation>
    </message>
    <message>
        <source>The next turn-up may score for you: %3.</source>
        <translation>A próxima carta virada pode puntuar para vostede: %3.</translation>
    </message>
    <message>
        <source>The others may call for a card that you show.</source>
        <translation>Os demais poden chamar unha carta que amose.</translation>
    </message>
    <message>
        <source>The pitcher is set back more often</source>
        <translation>O gañador da poxa non a cumpre máis veces</translation>
    </message>
    <message>
        <source>The trick is lost, and it does not take along: %1.</source>
        <translation>A baza está perdida, e non leva consigo: %1.</translation>
    </message>
    <message>
        <source>The trick is lost, and this card counts nothing.</source>
        <translation>A baza está perdida, e esta carta non conta nada.</translation>
    </message>
    <message>
        <source>The trick is yours, and you draw: %1.</source>
        <translation>A baza é súa, e colle: %1.</translation>
    </message>
    <message>
        <source>There is no other choice.</source>
        <translation>Non hai outra opción.</translation>
    </message>
    <message>
        <source>This trick wins you the game at once.</source>
        <translation>Con esta baza gaña a partida no acto.</translation>
    </message>
    <message>
        <source>What it wins counts %2 for Game.</source>
        <translation>O que gaña conta para o punto de xogo: %2.</translation>
    </message>
    <message>
        <source>What you keep in plain suits counts %2 for Game.</source>
        <translation>O que garda fóra dos trunfos conta para o punto de xogo: %2.</translation>
    </message>
    <message>
        <source>What you throw out counts nothing.</source>
        <translation>O que descarta non conta nada.</translation>
    </message>
    <message>
        <source>You capture this trump more often: %1</source>
        <translation>Captura este trunfo máis veces: %1</translation>
    </message>
    <message>
        <source>You catch the jack of trumps more often</source>
        <translation>Captura a sota de trunfo máis veces</translation>
    </message>
    <message>
        <source>You get to pitch more often</source>
        <translation>Gaña a poxa máis veces</translation>
    </message>
    <message>
        <source>You keep all your trumps: %2.</source>
        <translation>Garda todos os seus trunfos: %2.</translation>
    </message>
    <message>
        <source>You keep the others from winning it more often</source>
        <translation>Impide máis veces que os demais gañen a partida nesta man</translation>
    </message>
    <message>
        <source>You make Game more often</source>
        <translation>Marca Xogo máis veces</translation>
    </message>
    <message>
        <source>You make High more often</source>
        <translation>Marca Alto máis veces</translation>
    </message>
    <message>
        <source>You make Low more often</source>
        <translation>Marca Baixo máis veces</translation>
    </message>
    <message>
        <source>You make your bid more often</source>
        <translation>Cumpre a súa poxa máis veces</translation>
    </message>
    <message>
        <source>You risk no card that counts.</source>
        <translation>Non arrisca cartas que conten.</translation>
    </message>
    <message>
        <source>You save this card more often: %1</source>
        <translation>Salva esta carta máis veces: %1</translation>
    </message>
    <message>
        <source>You save your jack of trumps more often</source>
        <translation>Salva a súa sota de trunfo máis veces</translation>
    </message>
    <message>
        <source>You save your trumps for later.</source>
        <translation>Garda os trunfos para máis tarde.</translation>
    </message>
    <message>
        <source>You win the game in this hand more often</source>
        <translation>Gaña a partida nesta man máis veces</translation>
    </message>
    <message>
        <source>You win this card for Game more often: %1</source>
        <translation>Gaña máis veces esta carta para o punto de xogo: %1</translation>
    </message>
    <message>
        <source>You would have to bid four without this card: %1.</source>
        <translation>Tería que poxar catro sen esta carta: %1.</translation>
    </message>
    <message>
        <source>Your partner&apos;s trick is safe, and takes in: %1.</source>
        <translation>A baza do seu compañeiro é segura, e leva: %1.</translation>
    </message>
    <message>
        <source>Your partner&apos;s trick is safe, and you keep: %1.</source>
        <translation>A baza do seu compañeiro é segura, e garda: %1.</translation>
    </message>
</context>
<context>
    <name>HouseRulesPage</name>
    <message>
        <source>%1 (changed)</source>
        <comment>a game</comment>
        <translation>%1 (cambiado)</translation>
    </message>
    <message numerus="yes">
        <source>%n option(s) changed</source>
        <translation>
            <numerusform>%n opción cambiada</numerusform>
            <numerusform>%n opcións cambiadas</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Change</source>
        <translation>&amp;Cambiar</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Xogos</translation>
    </message>
    <message>
        <source>A new match is played by these rules; a match under way keeps its own.</source>
        <translation>Unha nova serie segue estas regras; a que está en curso mantén as súas.</translation>
    </message>
    <message>
        <source>Change to: %1</source>
        <translation>Cambiar a: %1</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Xogos</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regras da casa</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>Restabelecer &amp;todas</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Buscar nas regras</translation>
    </message>
    <message>
        <source>Search the rules (Ctrl+F)</source>
        <translation>Buscar nas regras (Ctrl+F)</translation>
    </message>
    <message>
        <source>The game&apos;s own rules, unchanged.</source>
        <translation>As regras propias do xogo, sen cambios.</translation>
    </message>
    <message>
        <source>U&amp;ndo</source>
        <translation>&amp;Desfacer</translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Idioma:</translation>
    </message>
    <message>
        <source>All words change at once; the match goes on.</source>
        <translation>Todos os textos cambian no momento; a serie continúa.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como no sistema</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>+%1 for your own trump. Your last one cannot be beaten either: lead it, and the dealer has to part with a card.</source>
        <translation>+%1 polo seu propio trunfo. O último tampouco se pode superar: saia con el, e o repartidor terá que desfacerse dunha carta.</translation>
    </message>
    <message>
        <source>+%1, the ten among them! The dealer had to give it up, so it was the last trump there. Yours can wait: lead the plain card you can best spare.</source>
        <translation>+%1, co dez! O repartidor tivo que entregalo, así que era o seu último trunfo. Os seus poden agardar: saia coa carta doutro pau que menos falta lle faga.</translation>
    </message>
    <message>
        <source>+%1. Play your last card; then the hand is counted: High, Low, Jack and Game, each with the card or the totals behind it.</source>
        <translation>+%1. Xogue a última carta; despois cóntase a man: Alto, Baixo, Sota e Xogo, cada un coa carta ou cos totais que o explican.</translation>
    </message>
    <message>
        <source>A higher diamond would take the ten, and %1 towards Game with it. Lead a small card.</source>
        <translation>Un diamante máis alto levaría o dez, e con el %1 para Xogo. Saia cunha carta pequena.</translation>
    </message>
    <message>
        <source>A higher heart may still be out. Lead the trump first: the dealer may have to part with that heart.</source>
        <translation>Aínda pode haber un corazón máis alto. Saia primeiro co trunfo: quizais o repartidor teña que desfacerse del.</translation>
    </message>
    <message>
        <source>A higher heart would take the ten, and %1 towards Game. Keep it for later.</source>
        <translation>Un corazón máis alto levaría o dez, e con el %1 para Xogo. Gárdeo para despois.</translation>
    </message>
    <message>
        <source>A higher trump could beat that. Only the ace is sure to win, and to catch the jack if it has to follow.</source>
        <translation>Un trunfo máis alto podería superalo. Só o as gaña con certeza, e colle a sota se ten que caer.</translation>
    </message>
    <message>
        <source>A ten counts %1 towards Game: do not lead it while higher spades are out.</source>
        <translation>Un dez conta %1 para Xogo: non saia con el mentres haxa picas máis altas.</translation>
    </message>
    <message>
        <source>A trump that is still out could beat the king. Lead your trump first.</source>
        <translation>Un trunfo que aínda non saíse podería superar o rei. Saia primeiro co seu trunfo.</translation>
    </message>
    <message>
        <source>Bid how many of High, Low, Jack and Game you will take. West passed, East bid %1; as the dealer you may take it over for the same. You hold ace, jack and two of clubs.</source>
        <translation>Poxe: cantos fará de Alto, Baixo, Sota e Xogo? Oeste pasou e a poxa de Leste é %1; como repartidor pode igualala. Ten o as, a sota e o dous de trevos.</translation>
    </message>
    <message>
        <source>Captured: +%1. The peg walks a hole a point; the one behind shows the score before. The ten of trumps, worth %2, is still out: lead your other high trump.</source>
        <translation>Capturado: +%1. A caravilla anda un burato por punto; a de atrás amosa o total anterior. Falta o dez de trunfo, que vale %2: saia co seu outro trunfo alto.</translation>
    </message>
    <message>
        <source>Captures score nothing here, only High, Low, Jack and Game. But a jack won by the other side is hanged, for +%1. Lead the trump that nothing beats.</source>
        <translation>Aquí as capturas non marcan nada, só Alto, Baixo, Sota e Xogo. Pero a sota que gaña o outro bando queda colgada: +%1. Saia co trunfo que ninguén pode superar.</translation>
    </message>
    <message>
        <source>Clubs is right, but a higher club could win. Lead the ace of clubs.</source>
        <translation>Trevos está ben, pero un trevo máis alto podería gañar. Saia co as de trevos.</translation>
    </message>
    <message>
        <source>East led spades, and your partner&apos;s ace is winning. You are the last to play: follow suit or trump, and make the trick worth more for your side.</source>
        <translation>Leste saíu con picas, e o as do seu compañeiro vai gañando. Vostede xoga de último: asista ao pau ou trunfe, e faga que a baza valla máis para o seu bando.</translation>
    </message>
    <message>
        <source>Hearts again, with a ten in the trick, and nobody plays after you. Who can come home safely now?</source>
        <translation>Corazóns outra vez, cun dez na baza, e ninguén xoga despois de vostede. Que trunfo se pode poñer agora a salvo?</translation>
    </message>
    <message>
        <source>High and Jack are yours; Low is the dealer&apos;s three, the lowest trump played. Game: %1 against %2 in the tricks. You stand at %3, and the first to reach %4 wins.</source>
        <translation>Alto e Sota son seus; Baixo é o tres do repartidor, o trunfo máis baixo en xogo. Xogo: %1 contra %2 nas bazas. Vostede leva %3, e gaña quen chegue primeiro a %4.</translation>
    </message>
    <message>
        <source>High is yours, and Low too: the two stays with your partner, who played it. The hanged jack is +%1, Game %2 to %3. You stand at %4; the first to reach %5 wins.</source>
        <translation>Alto é seu, e Baixo tamén: o dous queda co compañeiro, que o xogou. A sota colgada son +%1, Xogo %2 a %3. O seu bando leva %4; gaña quen chegue primeiro a %5.</translation>
    </message>
    <message>
        <source>Jack is safe. For Game the ten of diamonds and your last trump should win a trick each. Lead the card that can be lost.</source>
        <translation>A sota está a salvo. Para Xogo, o dez de diamantes e o seu último trunfo deben gañar cadansúa baza. Saia coa carta que se pode perder.</translation>
    </message>
    <message>
        <source>Keep every trump. Trumps win tricks, and the ace, king, queen, jack, ten and five of trumps score for the side that captures them.</source>
        <translation>Garde todos os trunfos. Gañan bazas, e o as, o rei, a raíña, a sota, o dez e o cinco de trunfo dan puntos a quen os captura.</translation>
    </message>
    <message>
        <source>Keep the six beside the ten. The five is your only heart: once it is gone, you can trump hearts as you please.</source>
        <translation>Garde o seis a carón do dez. O cinco é o seu único corazón: sen el, poderá trunfar os corazóns cando queira.</translation>
    </message>
    <message>
        <source>Keep the ten of hearts. It is no trump, but it counts %1 towards Game for the side that wins it.</source>
        <translation>Garde o dez de corazóns. Non é trunfo, pero conta %1 para Xogo no bando que o gañe.</translation>
    </message>
    <message>
        <source>Keep your trumps for a trick that is worth winning. Lead a plain card.</source>
        <translation>Garde os trunfos para unha baza que pague a pena. Saia cunha carta doutro pau.</translation>
    </message>
    <message>
        <source>Low is yours whoever wins the two. But as a trump it can still win a trick: keep it.</source>
        <translation>Baixo é seu, gañe quen gañe o dous. Pero como trunfo aínda pode gañar unha baza: gárdeo.</translation>
    </message>
    <message>
        <source>Most trumps beat the five, and whoever takes it scores %1. Lead a trump that nothing beats.</source>
        <translation>Case calquera trunfo supera o cinco, e quen o leva marca %1. Saia cun trunfo que ninguén poida superar.</translation>
    </message>
    <message>
        <source>North is your partner. The six turned up gave the dealer&apos;s side +%1 at once, and proposes diamonds. You hold the ace and two more: stand or beg?</source>
        <translation>Norte é o seu compañeiro. O seis virado deulle no acto +%1 ao bando do repartidor e propón diamantes. Vostede ten o as e dous máis: queda ou pide?</translation>
    </message>
    <message>
        <source>Not yet: the dealer could trump it. Draw the trumps out with your high ones first.</source>
        <translation>Aínda non: o repartidor podería trunfar. Primeiro sáquelle os trunfos cos seus trunfos altos.</translation>
    </message>
    <message>
        <source>Only the ten is left, and you lead it. Then see whether the bid was made.</source>
        <translation>Só queda o dez, e sae con el. Despois verase se a poxa se cumpriu.</translation>
    </message>
    <message>
        <source>Play your last card. Then the points are counted in their order: High, Low, Jack, Game.</source>
        <translation>Xogue a última carta. Despois cóntanse os puntos pola súa orde: Alto, Baixo, Sota, Xogo.</translation>
    </message>
    <message>
        <source>That draws no trump. Lead the ace: everybody has to follow with a trump.</source>
        <translation>Iso non saca ningún trunfo. Saia co as: quen teña trunfo ten que xogalo.</translation>
    </message>
    <message>
        <source>That would give %1 towards Game away. Win the trick with your trump.</source>
        <translation>Iso regalaría %1 para Xogo. Gañe a baza co seu trunfo.</translation>
    </message>
    <message>
        <source>That would make another suit trumps, of which you hold too little. Lead your best club.</source>
        <translation>Iso faría trunfo doutro pau, do que ten demasiado pouco. Saia co seu mellor trevo.</translation>
    </message>
    <message>
        <source>The ace brought in the king. The queen of trumps may be out, so the jack is not safe yet. Lead a plain card, best from a suit of which you have no other.</source>
        <translation>O as trouxo o rei. A raíña de trunfo pode estar en xogo, así que a sota aínda non está segura. Saia con outro pau, mellor un do que non teña máis cartas.</translation>
    </message>
    <message>
        <source>The ace is higher: your king would be lost, and %1 towards Game with it. Play a trump.</source>
        <translation>O as é máis alto: o seu rei perderíase, e con el %1 para Xogo. Xogue un trunfo.</translation>
    </message>
    <message>
        <source>The ace of clubs would take the king, and %1 towards Game with it.</source>
        <translation>O as de trevos levaría o rei, e con el %1 para Xogo.</translation>
    </message>
    <message>
        <source>The ace of spades, and you have no spade: you may throw any card away, or trump.</source>
        <translation>O as de picas, e vostede non ten picas: pode botar calquera carta ou trunfar.</translation>
    </message>
    <message>
        <source>The ace of trumps is High for certain, and may catch the jack. You want diamonds: stand.</source>
        <translation>O as de trunfo é Alto con seguridade, e pode capturar a sota. Os diamantes convéñenlle: quede.</translation>
    </message>
    <message>
        <source>The ace was higher. Now hearts are led: you may follow suit or trump, even with a heart in hand. A trump that wins scores its own value: the five %1, the jack %2.</source>
        <translation>O as era máis alto. Agora a saída é de corazóns: pode asistir ao pau ou trunfar, aínda que teña corazóns. O trunfo que gaña marca o seu propio valor: o cinco %1, a sota %2.</translation>
    </message>
    <message>
        <source>The bid is yours, so you lead, and the suit of your first card is trumps. Which card makes the trumps you want, and cannot be beaten?</source>
        <translation>A poxa é súa: sae vostede, e o pau da súa primeira carta é trunfo. Que carta fai o trunfo que quere e non se pode superar?</translation>
    </message>
    <message>
        <source>The card turned up proposes hearts as trumps. Stand and hearts it is; beg, and the dealer gives you a point or deals on for another suit. You hold a single heart.</source>
        <translation>A carta virada propón corazóns como trunfo. Se queda, son corazóns; se pide, o repartidor dálle un punto ou corre as cartas en busca doutro pau. Vostede só ten un corazón.</translation>
    </message>
    <message>
        <source>The dealer has no trump left, so yours lose nothing by waiting, and may win a better trick. Lead a plain card.</source>
        <translation>O repartidor xa non ten trunfos: os seus non perden nada por agardar e poden gañar unha baza mellor. Saia cunha carta doutro pau.</translation>
    </message>
    <message>
        <source>The dealer need not go higher: %1 is enough, and points above the bid count too. A higher bid only puts more at risk.</source>
        <translation>O repartidor non precisa subir: %1 abondan, e os puntos por riba da poxa tamén contan. Unha poxa maior só arrisca máis.</translation>
    </message>
    <message>
        <source>The dealer ran the cards: %1 more each, and spades are trumps. Go back to %2 cards: choose the %3 you need least, then press Discard.</source>
        <translation>O repartidor correu as cartas: %1 máis para cada un, e as picas son trunfo. Volva a %2 cartas: escolla as %3 que menos falta lle fan e prema Descartar.</translation>
    </message>
    <message>
        <source>The jack had to fall to your ace: hanged! East has no other trump, or it would have been played. Now lead the plain card that costs you least.</source>
        <translation>A sota tivo que caer no seu as: colgada! Leste non ten outro trunfo, ou teríao xogado. Agora saia coa carta doutro pau que menos lle custe.</translation>
    </message>
    <message>
        <source>The last trump takes a trick later, when it is needed. Lead a plain card.</source>
        <translation>O último trunfo gaña unha baza despois, cando faga falta. Saia cunha carta doutro pau.</translation>
    </message>
    <message>
        <source>The queen is higher than the ten: %1 towards Game would go to the dealer. Play a trump.</source>
        <translation>A raíña é máis alta ca o dez: %1 para Xogo irían para o repartidor. Xogue un trunfo.</translation>
    </message>
    <message>
        <source>The queen of trumps may be out: she would take the jack, and the point for Jack with it. Lead a trump that nothing beats.</source>
        <translation>A raíña de trunfo pode tela o adversario: levaría a sota, e con ela o punto de Sota. Saia cun trunfo que ninguén poida superar.</translation>
    </message>
    <message>
        <source>The queen of trumps would take the jack, and the point for Jack with it. Wait for a trick that nobody can overtrump.</source>
        <translation>A raíña de trunfo levaría a sota, e con ela o punto de Sota. Agarde unha baza que ninguén poida pisar cun trunfo maior.</translation>
    </message>
    <message>
        <source>The ten in this trick counts %1 towards Game. You have no heart: win it with a trump.</source>
        <translation>O dez desta baza conta %1 para Xogo. Vostede non ten corazóns: gáñea cun trunfo.</translation>
    </message>
    <message>
        <source>The ten is home: %1 towards Game. Your partner leads clubs, and West puts the ace on it. Follow suit or trump?</source>
        <translation>O dez está a salvo: %1 para Xogo. O seu compañeiro sae con trevos, e Oeste pon o as. Asistir ao pau ou trunfar?</translation>
    </message>
    <message>
        <source>The two would win it as well. But the jack is safe only where nobody plays after you: bring it home now.</source>
        <translation>O dous tamén a gañaría. Pero a sota só está segura cando ninguén xoga despois: póñaa agora a salvo.</translation>
    </message>
    <message>
        <source>There are %1 tricks, and you lead. When trumps are led the dealer must play a trump, and whoever wins the trick scores what fell. Lead a trump nobody can beat.</source>
        <translation>Hai %1 bazas, e sae vostede. Se a saída é de trunfo, o repartidor ten que xogar trunfo, e quen gaña a baza marca o que caeu. Saia cun trunfo que ninguén poida superar.</translation>
    </message>
    <message>
        <source>Throw out the small cards of the other suits. The queen counts %1 towards Game.</source>
        <translation>Descarte as cartas pequenas dos outros paus. A raíña conta %1 para Xogo.</translation>
    </message>
    <message>
        <source>Well trumped: the ace is %1 more towards Game. Two cards are left. Lead the trump first, so that nobody can trump your king.</source>
        <translation>Ben trunfado: o as vale %1 máis para Xogo. Quedan dúas cartas. Saia primeiro co trunfo, para que ninguén poida trunfar o seu rei.</translation>
    </message>
    <message>
        <source>With clubs as trumps the ace is High and the two is Low for certain. That is worth a bid.</source>
        <translation>Con trevos de trunfo, o as é Alto e o dous é Baixo con seguridade. Iso ben vale unha poxa.</translation>
    </message>
    <message>
        <source>You took %1 and had bid %2: made, and every point counts. Had you taken less, the bid would be taken off your score: set back. The first to reach %3 wins.</source>
        <translation>Fixo %1 cunha poxa de %2: cumprida, e todos os puntos contan. Se fixese menos, a poxa descontaríaselle dos seus puntos. Gaña quen chegue primeiro a %3.</translation>
    </message>
    <message>
        <source>Your only heart is the ten. As a trump it is worth %1 to the side that captures it, and alone you could not save it. Beg.</source>
        <translation>O seu único corazón é o dez. Como trunfo vale %1 para quen o capture, e sen outro trunfo ao lado non o podería salvar. Pida.</translation>
    </message>
    <message>
        <source>Your partner wins this trick anyway: a trump would be wasted. Give the ten of spades to your own side.</source>
        <translation>O seu compañeiro gaña esta baza igualmente: un trunfo sería un desperdicio. Déalle o dez de picas ao seu propio bando.</translation>
    </message>
</context>
<context>
    <name>LessonStrip</name>
    <message>
        <source>Tutorial</source>
        <translation>Titorial</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>Step %1 of %2</source>
        <comment>of a lesson</comment>
        <translation>Paso %1 de %2</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tente de novo</translation>
    </message>
    <message>
        <source>Well played</source>
        <translation>Ben xogado</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Casual</source>
        <translation>Ocasional</translation>
    </message>
    <message>
        <source>Club</source>
        <comment>a level: as strong as a club&apos;s players</comment>
        <translation>Club</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experto</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Forte</translation>
    </message>
</context>
<context>
    <name>LookBack</name>
    <message>
        <source>Look back</source>
        <translation>Repasar unha serie</translation>
    </message>
    <message>
        <source>No match has been finished yet.</source>
        <translation>Aínda non hai ningunha serie rematada.</translation>
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
    <name>MotionPage</name>
    <message>
        <source>&amp;Graphics:</source>
        <translation>&amp;Gráficos:</translation>
    </message>
    <message>
        <source>&amp;Speed:</source>
        <translation>&amp;Velocidade:</translation>
    </message>
    <message>
        <source>&amp;Time to read:</source>
        <translation>&amp;Tempo de lectura:</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como no sistema</translation>
    </message>
    <message>
        <source>Automatic</source>
        <comment>what draws the table</comment>
        <translation>Automático</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Graphics card</source>
        <comment>what draws the table</comment>
        <translation>Placa gráfica</translation>
    </message>
    <message>
        <source>How fast cards and pegs move; off, they are there at once. As the system: off where the desktop asks for less motion.</source>
        <translation>A velocidade de cartas e caravillas; sen movemento, aparecen no acto no seu sitio. Como no sistema: sen movemento cando o escritorio pide menos animacións.</translation>
    </message>
    <message>
        <source>How long a full trick and a call can be read, also without motion.</source>
        <translation>Canto tempo quedan á vista unha baza completa e unha declaración, tamén sen movemento.</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Longo</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Movemento</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>time to read</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>no motion</comment>
        <translation>Sen movemento</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Curto</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Software only</source>
        <comment>what draws the table</comment>
        <translation>Só software</translation>
    </message>
    <message>
        <source>Until a click</source>
        <translation>Ata un clic</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Moi rápida</translation>
    </message>
    <message>
        <source>What draws the table, from the next start on. Automatic: the graphics card, where a trial has shown that it draws well; else software.</source>
        <translation>O que debuxa a mesa, desde o próximo inicio. Automático: a placa gráfica, se unha proba amosou que debuxa ben; se non, o software.</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>%1, each for himself</source>
        <comment>number of players</comment>
        <translation>%1, cada quen pola súa conta</translation>
    </message>
    <message>
        <source>&amp;Begin the match</source>
        <translation>Co&amp;mezar a serie</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <comment>which game is played</comment>
        <translation>&amp;Xogo</translation>
    </message>
    <message>
        <source>&amp;Length of the match</source>
        <translation>&amp;Duración da serie</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>Xo&amp;gadores</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regras</translation>
    </message>
    <message>
        <source>&amp;Undo allowed</source>
        <translation>Permítese des&amp;facer</translation>
    </message>
    <message>
        <source>2, against the computer</source>
        <translation>2, contra o ordenador</translation>
    </message>
    <message>
        <source>4, in two pairs</source>
        <translation>4, en dúas parellas</translation>
    </message>
    <message>
        <source>A match in which a decision was taken back counts as with help.</source>
        <translation>Unha serie na que se desfixo unha decisión conta como feita con axuda.</translation>
    </message>
    <message>
        <source>As in the last match</source>
        <translation>Como na última serie</translation>
    </message>
    <message>
        <source>Leave it and &amp;begin</source>
        <translation>Abandonala e co&amp;mezar</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Serie nova</translation>
    </message>
    <message>
        <source>Standard rules</source>
        <translation>Regras estándar</translation>
    </message>
    <message>
        <source>The match under way will be left, neither won nor lost.</source>
        <translation>Abandonarase a serie en curso: non conta como gañada nin como perdida.</translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <source>A card shown out of turn stays exposed, and an opponent may call for it.</source>
        <translation>Unha carta amosada fóra de quenda queda descuberta e un adversario pode chamala.</translation>
    </message>
    <message>
        <source>A game counts twice when every other side is below the skunk line.</source>
        <translation>Unha partida vale por dúas cando todos os outros bandos quedan por baixo da liña de skunk.</translation>
    </message>
    <message>
        <source>A trick already trumped may be given a lower trump.</source>
        <translation>Nunha baza xa trunfada pódese botar un trunfo menor.</translation>
    </message>
    <message>
        <source>Begging</source>
        <translation>Petición de trunfo</translation>
    </message>
    <message>
        <source>Bonus for the five of trumps</source>
        <translation>Bonificación polo cinco de trunfo</translation>
    </message>
    <message>
        <source>Calling exposed cards</source>
        <translation>Chamar cartas descubertas</translation>
    </message>
    <message>
        <source>Captured jack of trumps</source>
        <translation>Sota de trunfo capturada</translation>
    </message>
    <message>
        <source>Cards after a run</source>
        <translation>Cartas despois de correr</translation>
    </message>
    <message>
        <source>Cards at a time</source>
        <translation>Cartas de cada vez</translation>
    </message>
    <message>
        <source>Dealer of the next game</source>
        <translation>Repartidor da seguinte partida</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Sentido do xogo</translation>
    </message>
    <message>
        <source>Eldest hand, who leads first, may beg once a deal for other trumps.</source>
        <translation>Quen é man e sae primeiro pode pedir outro trunfo unha vez por reparto.</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Primeiro repartidor</translation>
    </message>
    <message>
        <source>Five of trumps captured</source>
        <translation>Cinco de trunfo capturado</translation>
    </message>
    <message>
        <source>Fives that count for Game</source>
        <translation>Cincos que contan para Xogo</translation>
    </message>
    <message>
        <source>Following suit</source>
        <translation>Asistir ao pau</translation>
    </message>
    <message>
        <source>Four play as two pairs with one score each.</source>
        <translation>Catro xogan en dúas parellas, cada unha cun só total.</translation>
    </message>
    <message>
        <source>How many cards a hand has once the cards were run.</source>
        <translation>Con cantas cartas se xoga despois de correr as cartas.</translation>
    </message>
    <message>
        <source>How many cards each player gets at a time, in every deal and run.</source>
        <translation>Cantas cartas recibe cada xogador de cada vez, en cada reparto e ao correr as cartas.</translation>
    </message>
    <message>
        <source>How many games a match has at most; a skunk counts twice.</source>
        <translation>Cantas partidas ten a serie como máximo; un skunk conta dúas veces.</translation>
    </message>
    <message>
        <source>How many play, you among them.</source>
        <translation>Cantos xogan, contando vostede.</translation>
    </message>
    <message>
        <source>How often the cards may be run; the pack may run out sooner.</source>
        <translation>Cantas veces se poden correr as cartas; a baralla pode esgotarse antes.</translation>
    </message>
    <message>
        <source>How the trump suit of a hand is found.</source>
        <translation>Como se decide o pau de trunfo dunha man.</translation>
    </message>
    <message>
        <source>Length of a match</source>
        <translation>Duración da serie</translation>
    </message>
    <message>
        <source>Low goes to</source>
        <translation>O Baixo vai para</translation>
    </message>
    <message>
        <source>Lowest bid</source>
        <translation>Poxa mínima</translation>
    </message>
    <message>
        <source>Most runs in a deal</source>
        <translation>Máximo de veces que se corren as cartas</translation>
    </message>
    <message>
        <source>Must trump when void</source>
        <translation>Obriga de trunfar</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Compañeiros</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Xogadores</translation>
    </message>
    <message>
        <source>Points after Game for the side that won the five of trumps.</source>
        <translation>Puntos despois de Xogo para o bando que gañou o cinco de trunfo.</translation>
    </message>
    <message>
        <source>Points at once for winning the five of trumps.</source>
        <translation>Puntos inmediatos por gañar o cinco de trunfo.</translation>
    </message>
    <message>
        <source>Points at once for winning the ten of trumps.</source>
        <translation>Puntos inmediatos por gañar o dez de trunfo.</translation>
    </message>
    <message>
        <source>Points for captures</source>
        <translation>Puntos por capturas</translation>
    </message>
    <message>
        <source>Points for the jack of trumps won from another side; kept, it is worth 1.</source>
        <translation>Puntos pola sota de trunfo gañada a outro bando; conservada, vale 1.</translation>
    </message>
    <message>
        <source>Points for the turn-up</source>
        <translation>Puntos pola carta virada</translation>
    </message>
    <message>
        <source>Skunk</source>
        <translation>Skunk</translation>
    </message>
    <message>
        <source>Skunk line</source>
        <translation>Liña de skunk</translation>
    </message>
    <message>
        <source>Stock face up</source>
        <translation>Montón boca arriba</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Meta da partida</translation>
    </message>
    <message>
        <source>Ten of trumps captured</source>
        <translation>Dez de trunfo capturado</translation>
    </message>
    <message>
        <source>The bidder counts first</source>
        <translation>O gañador da poxa conta primeiro</translation>
    </message>
    <message>
        <source>The bidder&apos;s side counts all its points before anybody else does.</source>
        <translation>O bando do gañador da poxa conta todos os seus puntos antes ca ninguén.</translation>
    </message>
    <message>
        <source>The dealer may give the point even if it brings a side to the target.</source>
        <translation>O repartidor pode dar o punto aínda que leve un bando á meta.</translation>
    </message>
    <message>
        <source>The dealer may take the bid</source>
        <translation>O repartidor pode quedar coa poxa</translation>
    </message>
    <message>
        <source>The dealer, who bids last, may take a bid below four at the same number.</source>
        <translation>O repartidor, o último en falar, pode quedar cunha poxa menor de catro polo mesmo número.</translation>
    </message>
    <message>
        <source>The gift goes to</source>
        <translation>O agasallo vai para</translation>
    </message>
    <message>
        <source>The gift may win the game</source>
        <translation>O agasallo pode dar a vitoria</translation>
    </message>
    <message>
        <source>The least that may be bid; the most is always four.</source>
        <translation>A poxa máis baixa posible; a máis alta é sempre catro.</translation>
    </message>
    <message>
        <source>The score that saves the losers from a skunk.</source>
        <translation>Os puntos que libran os perdedores do skunk.</translation>
    </message>
    <message>
        <source>The score that wins a game.</source>
        <translation>Os puntos que dan a vitoria na partida.</translation>
    </message>
    <message>
        <source>The top card of the stock is always open; otherwise only the first is.</source>
        <translation>A carta de enriba do montón está sempre á vista; se non, só a primeira.</translation>
    </message>
    <message>
        <source>Tie for Game</source>
        <translation>Empate en Xogo</translation>
    </message>
    <message>
        <source>Trumps are made by</source>
        <translation>O trunfo decídeo</translation>
    </message>
    <message>
        <source>Undertrumping</source>
        <translation>Trunfar por baixo</translation>
    </message>
    <message>
        <source>What happens when everybody before the dealer passed.</source>
        <translation>Que pasa cando todos pasaron antes do repartidor.</translation>
    </message>
    <message>
        <source>What happens when the last run turns up the rejected suit again.</source>
        <translation>Que pasa cando a última carta virada repite o pau rexeitado.</translation>
    </message>
    <message>
        <source>What may be played by whoever holds the plain suit led.</source>
        <translation>Que pode xogar quen ten o pau de saída, se non é trunfo.</translation>
    </message>
    <message>
        <source>What the dealer&apos;s side scores at once for the card turned up.</source>
        <translation>O que o bando do repartidor marca no momento pola carta virada.</translation>
    </message>
    <message>
        <source>When all others pass</source>
        <translation>Cando todos os demais pasan</translation>
    </message>
    <message>
        <source>When the runs are used up</source>
        <translation>Cando xa non se poden correr</translation>
    </message>
    <message>
        <source>Which fives are worth five towards the Game point.</source>
        <translation>Que cincos valen cinco para o punto de xogo.</translation>
    </message>
    <message>
        <source>Which way deal, turn and play go round the table.</source>
        <translation>En que sentido se reparte, se fala e se xoga.</translation>
    </message>
    <message>
        <source>Who deals the first hand of a match.</source>
        <translation>Quen reparte a primeira man dunha serie.</translation>
    </message>
    <message>
        <source>Who deals when the next game of the match begins.</source>
        <translation>Quen reparte cando comeza a seguinte partida da serie.</translation>
    </message>
    <message>
        <source>Who gets the Game point when the best totals are equal.</source>
        <translation>Quen recibe o punto de xogo cando os mellores totais son iguais.</translation>
    </message>
    <message>
        <source>Who gets the point when the dealer gives one rather than run the cards.</source>
        <translation>Quen recibe o punto cando o repartidor dá un en vez de correr as cartas.</translation>
    </message>
    <message>
        <source>Who scores for the lowest trump in play.</source>
        <translation>Quen marca polo trunfo máis baixo en xogo.</translation>
    </message>
    <message>
        <source>Who wins at the target</source>
        <translation>Quen gaña ao chegar á meta</translation>
    </message>
    <message>
        <source>Who wins when a hand brings a side to the target.</source>
        <translation>Quen gaña cando unha man leva un bando á meta.</translation>
    </message>
    <message>
        <source>Whoever has no card of the suit led must play a trump, if there is one.</source>
        <translation>Quen non ten cartas do pau de saída debe xogar un trunfo, se o ten.</translation>
    </message>
    <message>
        <source>Whoever wins a trick scores its trumps at once: ace 4, king 3, queen 2, jack 1.</source>
        <translation>Quen gaña a baza marca no momento os trunfos dela: as 4, rei 3, raíña 2, sota 1.</translation>
    </message>
</context>
<context>
    <name>Option constraint</name>
    <message>
        <source>A stock to draw from needs two players.</source>
        <translation>Coller do montón é para dous xogadores.</translation>
    </message>
    <message>
        <source>Partners need four players.</source>
        <translation>Compañeiros só con catro xogadores.</translation>
    </message>
    <message>
        <source>The skunk line must not lie above the target.</source>
        <translation>A liña de skunk non pode quedar por riba da meta.</translation>
    </message>
    <message>
        <source>Where no card is turned up, nobody begs and nothing is scored for it.</source>
        <translation>Sen carta virada non hai petición nin puntos por ela.</translation>
    </message>
    <message>
        <source>With bidding, captures score no points and the five of trumps no bonus.</source>
        <translation>Con poxa, as capturas non dan puntos nin o cinco de trunfo dá bonificación.</translation>
    </message>
</context>
<context>
    <name>Option group</name>
    <message>
        <source>Bidding</source>
        <translation>Poxa</translation>
    </message>
    <message>
        <source>Deal and trumps</source>
        <translation>Reparto e trunfo</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin da partida</translation>
    </message>
    <message>
        <source>Play of the cards</source>
        <translation>Xogo das cartas</translation>
    </message>
    <message>
        <source>Players and dealer</source>
        <translation>Xogadores e repartidor</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Montón</translation>
    </message>
</context>
<context>
    <name>Option reason</name>
    <message>
        <source>%1: %2</source>
        <comment>option, value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Always so in this game: %1.</source>
        <translation>Sempre así neste xogo: %1.</translation>
    </message>
    <message>
        <source>Does not apply because of “%1”: %2. Needed: %3.</source>
        <translation>Non se aplica por mor de «%1»: %2. Cómpre: %3.</translation>
    </message>
    <message>
        <source>Does not apply because “%1” is off.</source>
        <translation>Non se aplica sen «%1».</translation>
    </message>
</context>
<context>
    <name>Option value</name>
    <message>
        <source>A card turned up</source>
        <translation>Unha carta virada</translation>
    </message>
    <message>
        <source>A new cut</source>
        <translation>Un novo corte</translation>
    </message>
    <message>
        <source>A new deal</source>
        <translation>Repartir de novo</translation>
    </message>
    <message>
        <source>A new deal, if the dealer passes</source>
        <translation>Repartir de novo, se o repartidor pasa</translation>
    </message>
    <message>
        <source>A single game</source>
        <translation>Unha soa partida</translation>
    </message>
    <message>
        <source>Ace 1, six 2, jack 3</source>
        <translation>As 1, seis 2, sota 3</translation>
    </message>
    <message>
        <source>Ace 1, two 2, jack 3</source>
        <translation>As 1, dous 2, sota 3</translation>
    </message>
    <message>
        <source>All four</source>
        <translation>Os catro</translation>
    </message>
    <message>
        <source>All that were dealt</source>
        <translation>Todas as repartidas</translation>
    </message>
    <message>
        <source>Anticlockwise</source>
        <translation>Sentido antihorario</translation>
    </message>
    <message>
        <source>Best of %1</source>
        <translation>Ao mellor de %1</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Poxa</translation>
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
        <source>Clockwise</source>
        <translation>Sentido horario</translation>
    </message>
    <message>
        <source>Eldest hand leads without a bid</source>
        <translation>Sae quen é man, sen poxa</translation>
    </message>
    <message>
        <source>Eldest hand&apos;s side</source>
        <translation>O bando de quen é man</translation>
    </message>
    <message>
        <source>Every other side</source>
        <translation>Todos os outros bandos</translation>
    </message>
    <message>
        <source>First dealer&apos;s choice</source>
        <translation>Escolla do primeiro repartidor</translation>
    </message>
    <message>
        <source>Jack 1</source>
        <translation>Sota 1</translation>
    </message>
    <message>
        <source>Nine, six after more runs</source>
        <translation>Nove; seis se corren máis veces</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Ninguén</translation>
    </message>
    <message>
        <source>None</source>
        <comment>points</comment>
        <translation>Ningún</translation>
    </message>
    <message>
        <source>None</source>
        <comment>fives</comment>
        <translation>Ningún</translation>
    </message>
    <message>
        <source>Six, after a discard</source>
        <translation>Seis, despois de descartar</translation>
    </message>
    <message>
        <source>That suit is trumps</source>
        <translation>Ese pau é trunfo</translation>
    </message>
    <message>
        <source>That suit only</source>
        <translation>Só ese pau</translation>
    </message>
    <message>
        <source>That suit or any trump</source>
        <translation>Ese pau ou calquera trunfo</translation>
    </message>
    <message>
        <source>The best score after the hand</source>
        <translation>O mellor total despois da man</translation>
    </message>
    <message>
        <source>The dealer must bid</source>
        <translation>O repartidor debe poxar</translation>
    </message>
    <message>
        <source>The first from eldest hand</source>
        <translation>O primeiro desde quen é man</translation>
    </message>
    <message>
        <source>The first seat</source>
        <translation>O primeiro sitio</translation>
    </message>
    <message>
        <source>The five of trumps</source>
        <translation>O cinco de trunfo</translation>
    </message>
    <message>
        <source>The highest card cut</source>
        <translation>A carta máis alta no corte</translation>
    </message>
    <message>
        <source>The next in turn</source>
        <translation>O seguinte na quenda</translation>
    </message>
    <message>
        <source>The top of the stock</source>
        <translation>A de enriba do montón</translation>
    </message>
    <message>
        <source>Who came there last</source>
        <translation>Quen chegou de último</translation>
    </message>
    <message>
        <source>Who is there first, at once</source>
        <translation>Quen chegue primeiro, no acto</translation>
    </message>
    <message>
        <source>Who played it</source>
        <translation>Quen o xogou</translation>
    </message>
    <message>
        <source>Who scored last in the hand</source>
        <translation>Quen marcou de último na man</translation>
    </message>
    <message>
        <source>Who won it</source>
        <translation>Quen o gañou</translation>
    </message>
    <message>
        <source>off</source>
        <translation>non</translation>
    </message>
    <message>
        <source>on</source>
        <translation>si</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Changed. The game itself has: %1.</source>
        <translation>Cambiado. O propio xogo ten: %1.</translation>
    </message>
    <message>
        <source>Does not fit: %1</source>
        <translation>Non encaixa: %1</translation>
    </message>
    <message>
        <source>Reset</source>
        <comment>one option</comment>
        <translation>Restabelecer</translation>
    </message>
    <message>
        <source>Reset: %1</source>
        <comment>option</comment>
        <translation>Restabelecer: %1</translation>
    </message>
</context>
<context>
    <name>OptionsView</name>
    <message>
        <source>No rule contains these words.</source>
        <translation>Ningunha regra ten estas palabras.</translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message>
        <source>Rule card</source>
        <translation>Folla das regras</translation>
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
        <source>Leave the match under way, neither won nor lost, and begin a new one?</source>
        <translation>Abandonar a serie en curso, nin gañada nin perdida, e comezar outra?</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Serie nova</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>&amp;Order of the hand:</source>
        <translation>&amp;Orde das cartas:</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Por valor</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Por pau</translation>
    </message>
    <message>
        <source>How the cards lie in your hand.</source>
        <translation>Como están as cartas na man.</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>page of the preferences</comment>
        <translation>Xogo</translation>
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
    <name>Preferences</name>
    <message>
        <source>House rules (%1)</source>
        <translation>Regras da casa (%1)</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nome:</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Substituír</translation>
    </message>
    <message>
        <source>Save house rules</source>
        <translation>Gardar as regras da casa</translation>
    </message>
    <message>
        <source>The system refuses “%1”: %2</source>
        <translation>O sistema rexeita «%1»: %2</translation>
    </message>
    <message>
        <source>There are already house rules called “%1”.</source>
        <translation>Xa hai regras da casa co nome «%1».</translation>
    </message>
    <message>
        <source>“%1” cannot be used. %2</source>
        <translation>«%1» non se pode usar. %2</translation>
    </message>
    <message>
        <source>“%1” is no file that could be read.</source>
        <translation>«%1» non é un ficheiro que se poida ler.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
</context>
<context>
    <name>PresetsPanel</name>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplicar</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importar…</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Máis</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>Cambiar o &amp;nome…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Gardar como…</translation>
    </message>
    <message>
        <source>&amp;Undo the deletion</source>
        <translation>Des&amp;facer a eliminación</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <translation>&amp;Usar</translation>
    </message>
    <message>
        <source>&amp;Your house rules</source>
        <translation>As &amp;súas regras da casa</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>E&amp;liminar</translation>
    </message>
    <message>
        <source>Export house rules</source>
        <translation>Exportar as regras da casa</translation>
    </message>
    <message>
        <source>Import house rules</source>
        <translation>Importar regras da casa</translation>
    </message>
    <message>
        <source>None yet. Save the rules you have set, or drop a file here.</source>
        <translation>Aínda ningunha. Garde as regras que definiu ou solte aquí un ficheiro.</translation>
    </message>
    <message>
        <source>Rename house rules</source>
        <translation>Cambiar o nome das regras da casa</translation>
    </message>
    <message>
        <source>Save house rules</source>
        <translation>Gardar as regras da casa</translation>
    </message>
    <message>
        <source>These are the rules of “%1” now.</source>
        <translation>Estas son agora as regras de «%1».</translation>
    </message>
    <message>
        <source>Your house rules</source>
        <translation>As súas regras da casa</translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <translation>«%1»: regras eliminadas.</translation>
    </message>
    <message>
        <source>“%1” was exported.</source>
        <translation>«%1»: regras exportadas.</translation>
    </message>
    <message>
        <source>“%1” was imported.</source>
        <translation>«%1»: regras importadas.</translation>
    </message>
    <message>
        <source>“%1” was saved.</source>
        <translation>«%1»: regras gardadas.</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>A computer player failed. A simpler one decided for it; play goes on.</source>
        <translation>Fallou un xogador controlado polo ordenador. Decidiu por el outro máis sinxelo; o xogo continúa.</translation>
    </message>
    <message>
        <source>A saved match could not be read. It was kept as %1.</source>
        <translation>Non se puido ler unha serie gardada. Consérvase como %1.</translation>
    </message>
    <message>
        <source>Computer player</source>
        <translation>Xogador controlado polo ordenador</translation>
    </message>
    <message>
        <source>Damaged match</source>
        <translation>Serie danada</translation>
    </message>
    <message>
        <source>Damaged matches</source>
        <translation>Series danadas</translation>
    </message>
    <message>
        <source>Damaged settings</source>
        <translation>Configuración danada</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Baralla</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Sen gardar</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Aínda sen gardar</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gardado</translation>
    </message>
    <message>
        <source>The disk answers again. Everything is saved.</source>
        <translation>O disco volve responder. Está todo gardado.</translation>
    </message>
    <message>
        <source>The disk does not answer. You can play on; what you do is saved as soon as it answers.</source>
        <translation>O disco non responde. Pode seguir xogando; o que faga gardarase en canto responda.</translation>
    </message>
    <message>
        <source>The file of your matches was damaged. What could be read of it has been recovered; the file as it was is kept as %1.</source>
        <translation>O ficheiro das series gardadas estaba danado. O que se puido ler recuperouse; o ficheiro, tal como estaba, consérvase como %1.</translation>
    </message>
    <message>
        <source>The match cannot be saved, but you can play on. %1</source>
        <translation>Non se pode gardar a serie, pero pode seguir xogando. %1</translation>
    </message>
    <message>
        <source>The settings cannot be saved; they hold until the program ends. %1</source>
        <translation>Non se pode gardar a configuración; vale ata que remate o programa. %1</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>%1 File</source>
        <translation>Ficheiro %1</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Unidade</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Ficheiro</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Cartafol</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Descoñecido</translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Close</source>
        <translation>Pechar</translation>
    </message>
    <message>
        <source>Closes the dock widget</source>
        <translation>Pecha o panel</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>Soltar</translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation>Solta o panel da xanela e volve fixalo</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Procurar en:</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Gardar</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Todos os ficheiros (*)</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Seguro que quere eliminar «%1»?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Nome do ficheiro:</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Ficheiros</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Tipo de ficheiro:</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Gardar como</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Amosar os ficheiros &amp;ocultos</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Barra lateral</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>Custom</source>
        <translation>Personalizado</translation>
    </message>
    <message>
        <source>Inches (in)</source>
        <translation>Polgadas (in)</translation>
    </message>
    <message>
        <source>Millimeters (mm)</source>
        <translation>Milímetros (mm)</translation>
    </message>
    <message>
        <source>Page &amp;order:</source>
        <translation>&amp;Orde das páxinas:</translation>
    </message>
    <message>
        <source>Page Layout</source>
        <translation>Disposición das páxinas</translation>
    </message>
    <message>
        <source>Pages &amp;per sheet:</source>
        <translation>Páxinas &amp;por folla:</translation>
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
    <name>QPrintDialog</name>
    <message>
        <source>All Pages</source>
        <translation>Todas as páxinas</translation>
    </message>
    <message>
        <source>Bottom to Top, Left to Right</source>
        <translation>De abaixo arriba, de esquerda a dereita</translation>
    </message>
    <message>
        <source>Bottom to Top, Right to Left</source>
        <translation>De abaixo arriba, de dereita a esquerda</translation>
    </message>
    <message>
        <source>Even Pages</source>
        <translation>Páxinas pares</translation>
    </message>
    <message>
        <source>Left to Right, Bottom to Top</source>
        <translation>De esquerda a dereita, de abaixo arriba</translation>
    </message>
    <message>
        <source>Left to Right, Top to Bottom</source>
        <translation>De esquerda a dereita, de arriba abaixo</translation>
    </message>
    <message>
        <source>Odd Pages</source>
        <translation>Páxinas impares</translation>
    </message>
    <message>
        <source>Print to File (PDF)</source>
        <translation>Imprimir nun ficheiro (PDF)</translation>
    </message>
    <message>
        <source>Right to Left, Bottom to Top</source>
        <translation>De dereita a esquerda, de abaixo arriba</translation>
    </message>
    <message>
        <source>Right to Left, Top to Bottom</source>
        <translation>De dereita a esquerda, de arriba abaixo</translation>
    </message>
    <message>
        <source>Top to Bottom, Left to Right</source>
        <translation>De arriba abaixo, de esquerda a dereita</translation>
    </message>
    <message>
        <source>Top to Bottom, Right to Left</source>
        <translation>De arriba abaixo, de dereita a esquerda</translation>
    </message>
    <message>
        <source>Write PDF file</source>
        <translation>Escribir un ficheiro PDF</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesDialog</name>
    <message>
        <source>Job Options</source>
        <translation>Opcións do traballo</translation>
    </message>
    <message>
        <source>Printer Properties</source>
        <translation>Propiedades da impresora</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Double Sided Printing</source>
        <translation>Impresión a dobre cara</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Voltear polo lado longo</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desactivada</translation>
    </message>
    <message>
        <source>Page &amp;Set:</source>
        <translation>&amp;Conxunto de páxinas:</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páxinas</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Voltear polo lado curto</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Indique páxinas ou intervalos separados por comas; un intervalo son dous números cun guión no medio. Así, 3,5-7,9 imprime as páxinas 3, 5, 6, 7 e 9.</translation>
    </message>
</context>
<context>
    <name>QPrintWidget</name>
    <message>
        <source>Output &amp;file:</source>
        <translation>Ficheiro de &amp;saída:</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>A&amp;pegar</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refacer</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfacer</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Copiar o enderezo da &amp;ligazón</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cor&amp;tar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Seleccionar todo</translation>
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
    <name>Rank in rules</name>
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
    <name>Records</name>
    <message>
        <source>%1 cannot be opened. %2</source>
        <comment>a file, why</comment>
        <translation>Non se pode abrir %1. %2</translation>
    </message>
    <message>
        <source>%1 holds several matches. This is the first.</source>
        <comment>a file</comment>
        <translation>%1 contén varias series. Esta é a primeira.</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Abrir un rexistro</translation>
    </message>
    <message>
        <source>Records of matches</source>
        <translation>Rexistros de series</translation>
    </message>
    <message>
        <source>Save all records</source>
        <translation>Gardar todos os rexistros</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Gardar o rexistro</translation>
    </message>
    <message>
        <source>The record cannot be saved. %1</source>
        <translation>Non se pode gardar o rexistro. %1</translation>
    </message>
    <message>
        <source>There is no match on the table.</source>
        <translation>Non hai ningunha serie na mesa.</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>%1 ± %2</source>
        <comment>points, margin</comment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>per cent</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1.%2</source>
        <comment>game, hand</comment>
        <translation>%1.%2</translation>
    </message>
    <message>
        <source>A decision cost %1 points and %2 of the chance to win on average.</source>
        <translation>Unha decisión custou de media %1 puntos e %2 da probabilidade de gañar.</translation>
    </message>
    <message>
        <source>Better</source>
        <comment>the decision that would have been better</comment>
        <translation>Mellor</translation>
    </message>
    <message>
        <source>Chance lost</source>
        <comment>to win the game</comment>
        <translation>Probabilidade perdida</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <comment>the game</comment>
        <translation>Probabilidade de gañar</translation>
    </message>
    <message>
        <source>Chance to win the game, decision by decision</source>
        <translation>Probabilidade de gañar a partida, decisión a decisión</translation>
    </message>
    <message>
        <source>Discard: %1</source>
        <translation>Descartar: %1</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>the decision that was made</comment>
        <translation>Feito</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Man</translation>
    </message>
    <message>
        <source>Hand %1, %2: %3</source>
        <comment>hand, decision, chance to win</comment>
        <translation>Man %1, %2: %3</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Puntos perdidos</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Progreso da avaliación</translation>
    </message>
    <message>
        <source>The computer judges every decision by what could be known then…</source>
        <translation>O ordenador avalía cada decisión polo que se podía saber daquela…</translation>
    </message>
    <message>
        <source>The review broke off.</source>
        <translation>A avaliación interrompeuse.</translation>
    </message>
    <message>
        <source>The review was stopped.</source>
        <translation>A avaliación cancelouse.</translation>
    </message>
    <message>
        <source>There is no decision in a hand that has ended.</source>
        <translation>Non hai ningunha decisión nunha man rematada.</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>&amp;Decisions of</source>
        <translation>&amp;Decisións de</translation>
    </message>
    <message>
        <source>&amp;In order of time</source>
        <translation>Por &amp;orde cronolóxica</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Parar</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisións</translation>
    </message>
    <message>
        <source>Review a&amp;gain</source>
        <translation>Avaliar outra &amp;vez</translation>
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
    <name>Rules page</name>
    <message>
        <source>A bid says how many points the side will make in the count: %1 at least, %2 at most, and a bid of %2 ends the bidding.</source>
        <translation>Cada poxa di cantos puntos fará o bando no reconto: como mínimo %1, como máximo %2, e quen poxa %2 pon fin á poxa.</translation>
    </message>
    <message>
        <source>A card shown out of turn cannot be called for.</source>
        <translation>Unha carta amosada fóra de quenda non se pode chamar.</translation>
    </message>
    <message>
        <source>A card shown out of turn stays face up before its player until it is played: an opponent may call for it whenever that player&apos;s turn comes, and it must then be played if that is allowed.</source>
        <translation>Unha carta amosada fóra de quenda queda boca arriba diante do seu xogador ata que a xogue: sempre que lle chegue a quenda, un adversario pode chamala, e entón hai que xogala se está permitida.</translation>
    </message>
    <message>
        <source>A card turned up scores nothing.</source>
        <translation>Unha carta virada non dá puntos.</translation>
    </message>
    <message>
        <source>A game won while no other side&apos;s score is %1 or more is a skunk and counts as two games.</source>
        <translation>Gañar cando ningún outro bando ten %1 ou máis é un skunk (partida dobre) e vale por dúas partidas.</translation>
    </message>
    <message>
        <source>After a run everyone keeps and plays all nine cards.</source>
        <translation>Despois de correr as cartas, todos conservan e xogan as súas nove.</translation>
    </message>
    <message>
        <source>After a run nobody discards: all cards are played, three more tricks for each run.</source>
        <translation>Despois de correr as cartas ninguén descarta: xóganse todas, con tres bazas máis por cada vez que se correron.</translation>
    </message>
    <message>
        <source>After a run the players, beginning with the eldest hand, discard any cards face down until they hold six; discards are out of play.</source>
        <translation>Despois de correr as cartas, os xogadores, comezando por quen é man, descartan boca abaixo as que queiran ata quedaren con seis; os descartes quedan fóra de xogo.</translation>
    </message>
    <message>
        <source>After each hand the deal passes to the eldest hand.</source>
        <translation>Rematada cada man, o reparto pasa a quen era man.</translation>
    </message>
    <message>
        <source>After each trick its winner draws the top card of the stock, then the other player the next.</source>
        <translation>Despois de cada baza, quen a gañou colle a carta de enriba do montón e o outro xogador colle a seguinte.</translation>
    </message>
    <message>
        <source>After one run everyone keeps and plays all nine cards; after more runs the players, beginning with the eldest hand, discard any cards face down until they hold six, and discards are out of play.</source>
        <translation>Se as cartas se correron unha vez, todos conservan e xogan as súas nove; se se correron máis veces, os xogadores, comezando por quen é man, descartan boca abaixo as que queiran ata quedaren con seis, e os descartes quedan fóra de xogo.</translation>
    </message>
    <message>
        <source>After the last trick these points are scored, in this order; only cards that were played to a trick count.</source>
        <translation>Despois da última baza márcanse estes puntos, nesta orde; só contan as cartas xogadas nas bazas.</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Obxectivo</translation>
    </message>
    <message>
        <source>All other cards are worth nothing, fives included.</source>
        <translation>As demais cartas, tamén os cincos, non valen nada.</translation>
    </message>
    <message>
        <source>Before every new game everyone cuts the pack; whoever cuts the highest card, ace high, deals, and only those who tie cut again.</source>
        <translation>Antes de cada nova partida todos cortan a baralla; reparte quen corte a carta máis alta, co as por riba de todas, e só os empatados cortan de novo.</translation>
    </message>
    <message>
        <source>Before every new game the pack is cut again for the deal.</source>
        <translation>Antes de cada nova partida córtase a baralla de novo para repartir.</translation>
    </message>
    <message>
        <source>Deal, speech and play go anticlockwise; the player at the dealer&apos;s right is the eldest hand.</source>
        <translation>O reparto, as falas e o xogo van en sentido antihorario; é man o xogador á dereita do repartidor.</translation>
    </message>
    <message>
        <source>Deal, speech and play go clockwise; the player at the dealer&apos;s left is the eldest hand.</source>
        <translation>O reparto, as falas e o xogo van en sentido horario; é man o xogador á esquerda do repartidor.</translation>
    </message>
    <message>
        <source>Discarding</source>
        <translation>Descarte</translation>
    </message>
    <message>
        <source>Each side keeps one running total, on a cribbage board or on paper, and every point is marked as soon as it is scored.</source>
        <translation>Cada bando leva un único total acumulado, nun taboleiro de Cribbage ou en papel, e cada punto apúntase en canto se gaña.</translation>
    </message>
    <message>
        <source>Every five is worth %1, all other cards nothing.</source>
        <translation>Cada cinco vale %1; todas as demais cartas, nada.</translation>
    </message>
    <message>
        <source>Everyone cuts the pack; whoever cuts the highest card, ace high, deals first, and only those who tie cut again.</source>
        <translation>Todos cortan a baralla; reparte primeiro quen corte a carta máis alta, co as por riba de todas, e só os empatados cortan de novo.</translation>
    </message>
    <message>
        <source>Everyone plays one card to each trick; its winner leads any card to the next, until all cards are played.</source>
        <translation>Todos xogan unha carta en cada baza; quen a gaña sae na seguinte con calquera carta, ata que se xogan todas.</translation>
    </message>
    <message>
        <source>Five: a bonus of %1 points for the side that won the five of trumps in a trick.</source>
        <translation>Cinco: unha bonificación de %1 puntos para o bando que capturou o cinco de trunfo nunha baza.</translation>
    </message>
    <message>
        <source>For every card turned up, after a run as well, the dealer&apos;s side scores at once: %1.</source>
        <translation>Por cada carta virada, tamén despois de correr as cartas, o bando do repartidor marca no momento: %1.</translation>
    </message>
    <message>
        <source>For the turn-up the dealer&apos;s side scores at once: %1.</source>
        <translation>Pola carta virada o bando do repartidor marca no momento: %1.</translation>
    </message>
    <message>
        <source>Four play as two pairs of partners, who sit opposite each other: each pair is a side, with common points and tricks, but partners do not show each other their cards.</source>
        <translation>Xogan catro en dúas parellas, cos compañeiros fronte a fronte: cada parella é un bando, con puntos e bazas en común, pero os compañeiros non se amosan as cartas.</translation>
    </message>
    <message>
        <source>Four play, each for himself; each player is a side.</source>
        <translation>Xogan catro, cada un pola súa conta; cada xogador é un bando.</translation>
    </message>
    <message>
        <source>Game: 1 point for the side with the most card points in the tricks it won; in every suit these cards are worth: %1.</source>
        <translation>Xogo: 1 punto para o bando con máis puntos das cartas nas bazas que gañou; en cada pau valen: %1.</translation>
    </message>
    <message>
        <source>High: 1 point for the side that played the highest trump.</source>
        <translation>Alto: 1 punto para o bando que xogou o trunfo máis alto.</translation>
    </message>
    <message>
        <source>If all the others pass, the dealer has to bid.</source>
        <translation>Se todos os demais pasan, o repartidor ten que poxar.</translation>
    </message>
    <message>
        <source>If another suit is led, whoever holds it must follow suit and may not trump (strict following).</source>
        <translation>Se a saída é doutro pau, quen o teña debe asistir ao pau e non pode trunfar (asistencia estrita).</translation>
    </message>
    <message>
        <source>If another suit is led, whoever holds it must follow suit or play a trump (permissive trumping).</source>
        <translation>Se a saída é doutro pau, quen o teña debe asistir ao pau ou xogar trunfo (trunfo permisivo).</translation>
    </message>
    <message>
        <source>If another suit was led and trumped already, a lower trump may be played only where no other card is allowed.</source>
        <translation>Se a saída foi doutro pau e alguén xa trunfou, só se pode xogar un trunfo menor cando non se permite outra carta.</translation>
    </message>
    <message>
        <source>If everyone passes, the cards are thrown in and the same dealer deals again.</source>
        <translation>Se todos pasan, recóllense as cartas e o mesmo repartidor reparte de novo.</translation>
    </message>
    <message>
        <source>If everyone passes, the eldest hand is the pitcher without a bid and cannot be set back.</source>
        <translation>Se todos pasan, quen é man queda de gañador da poxa sen poxar, e non pode perder puntos por ela.</translation>
    </message>
    <message>
        <source>If it makes fewer points than it bid, it is set back: it scores none of them and loses as many points as it bid, even below zero.</source>
        <translation>Se fai menos puntos dos que poxou, non cumpre a poxa: non marca ningún deles e perde tantos puntos como poxou, mesmo por debaixo de cero.</translation>
    </message>
    <message>
        <source>If the eldest hand begs, the dealer either makes a gift of 1 point to each of the other sides, beginning with the eldest hand&apos;s, and the suit is trumps all the same, or runs the cards.</source>
        <translation>Se quen é man pide, o repartidor ou dá un agasallo dun punto a cada un dos outros bandos, comezando polo de quen pediu, e ese pau segue a ser trunfo, ou corre as cartas.</translation>
    </message>
    <message>
        <source>If the eldest hand begs, the dealer either makes a gift of 1 point to the eldest hand&apos;s side, and the suit is trumps all the same, or runs the cards.</source>
        <translation>Se quen é man pide, o repartidor ou dá un agasallo dun punto ao bando de quen pediu, e ese pau segue a ser trunfo, ou corre as cartas.</translation>
    </message>
    <message>
        <source>If the eldest hand begs, the dealer either makes a gift of 1 point to the other side, and the suit is trumps all the same, or runs the cards.</source>
        <translation>Se quen é man pide, o repartidor ou dá un agasallo dun punto ao outro bando, e ese pau segue a ser trunfo, ou corre as cartas.</translation>
    </message>
    <message>
        <source>If the highest totals are equal, Game goes to the tied side that comes first, counting from the eldest hand.</source>
        <translation>Se os totais máis altos son iguais, o punto de xogo é do bando empatado que vai primeiro, contando desde quen é man.</translation>
    </message>
    <message>
        <source>If the highest totals are equal, nobody scores Game.</source>
        <translation>Se os totais máis altos son iguais, ninguén marca o punto de xogo.</translation>
    </message>
    <message>
        <source>If the last run turns up the rejected suit too, that suit is trumps after all.</source>
        <translation>Se tamén a última vez sae o pau rexeitado, ese pau é trunfo de todos os xeitos.</translation>
    </message>
    <message>
        <source>If the last run turns up the rejected suit too, the cards are thrown in and the same dealer deals again; points already scored stand.</source>
        <translation>Se tamén a última vez sae o pau rexeitado, recóllense as cartas e o mesmo repartidor reparte de novo; os puntos xa marcados consérvanse.</translation>
    </message>
    <message>
        <source>If the pitcher&apos;s side makes its bid, it scores all its points, those beyond the bid too.</source>
        <translation>Se o bando do gañador cumpre a poxa, marca todos os seus puntos, tamén os que pasan da poxa.</translation>
    </message>
    <message>
        <source>If the rejected suit is turned up again, the dealer has to run again; there are at most %1 runs in a deal.</source>
        <translation>Se volve saír o pau rexeitado, o repartidor ten que correr as cartas outra vez; en cada reparto córrense %1 veces como máximo.</translation>
    </message>
    <message>
        <source>If trumps are led, whoever holds a trump must play one.</source>
        <translation>Se a saída é de trunfo, quen teña trunfo debe xogalo.</translation>
    </message>
    <message>
        <source>It passes in the same way from one game to the next.</source>
        <translation>Pasa do mesmo xeito dunha partida á seguinte.</translation>
    </message>
    <message>
        <source>Jack: 1 point for the side that won the jack of trumps in a trick, if it was played.</source>
        <translation>Sota: 1 punto para o bando que capturou a sota de trunfo nunha baza, se esta se xogou.</translation>
    </message>
    <message>
        <source>Jack: for the side that won the jack of trumps in a trick, 1 point if it had played the jack itself, %1 points if another side had (it hangs the jack).</source>
        <translation>Sota: para o bando que capturou a sota de trunfo nunha baza, 1 punto se a xogou el mesmo, %1 puntos se a xogou outro bando (sota colgada).</translation>
    </message>
    <message>
        <source>Low: 1 point for the side that played the lowest trump.</source>
        <translation>Baixo: 1 punto para o bando que xogou o trunfo máis baixo.</translation>
    </message>
    <message>
        <source>Low: 1 point for the side that won the lowest trump in a trick.</source>
        <translation>Baixo: 1 punto para o bando que capturou o trunfo máis baixo nunha baza.</translation>
    </message>
    <message>
        <source>No points are scored for taking trumps in tricks.</source>
        <translation>Capturar trunfos nas bazas non dá puntos.</translation>
    </message>
    <message>
        <source>One game decides the match.</source>
        <translation>Unha soa partida decide a serie.</translation>
    </message>
    <message>
        <source>Only the first card of the stock is seen; all others are drawn face down.</source>
        <translation>Só se ve a primeira carta do montón; todas as demais cóllense boca abaixo.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>O xogo das cartas</translation>
    </message>
    <message>
        <source>Players and pack</source>
        <translation>Xogadores e baralla</translation>
    </message>
    <message>
        <source>Rules in force</source>
        <translation>Regras en vigor</translation>
    </message>
    <message>
        <source>Scoring during play</source>
        <translation>Puntuación durante o xogo</translation>
    </message>
    <message>
        <source>Setup and deal</source>
        <translation>O reparto</translation>
    </message>
    <message>
        <source>The aim is to score points, above all High, Low, Jack and Game after the last trick.</source>
        <translation>O obxectivo é marcar puntos, sobre todo con Alto, Baixo, Sota e Xogo despois da última baza.</translation>
    </message>
    <message>
        <source>The aim is to score points: with the trumps that a side takes in tricks, and with High, Low, Jack and Game after the last trick.</source>
        <translation>O obxectivo é marcar puntos: cos trunfos que cada bando captura nas bazas e con Alto, Baixo, Sota e Xogo despois da última baza.</translation>
    </message>
    <message>
        <source>The count after the last trick</source>
        <translation>Reconto despois da última baza</translation>
    </message>
    <message>
        <source>The dealer answers without asking the partner.</source>
        <translation>O repartidor responde sen consultar o compañeiro.</translation>
    </message>
    <message>
        <source>The dealer may take the highest bid over at the same number.</source>
        <translation>O repartidor pode quedar coa poxa máis alta polo mesmo número.</translation>
    </message>
    <message>
        <source>The dealer shuffles and deals six cards to each player, beginning with the eldest hand: one or three at a time, as the first dealer of a game chooses for the whole game.</source>
        <translation>O repartidor baralla e reparte seis cartas a cada xogador, comezando por quen é man: dunha en unha ou de tres en tres, segundo escolla o primeiro repartidor da partida para toda ela.</translation>
    </message>
    <message>
        <source>The dealer shuffles and deals six cards to each player, one at a time, beginning with the eldest hand.</source>
        <translation>O repartidor baralla e reparte seis cartas a cada xogador, dunha en unha, comezando por quen é man.</translation>
    </message>
    <message>
        <source>The dealer shuffles and deals six cards to each player, three at a time, beginning with the eldest hand.</source>
        <translation>O repartidor baralla e reparte seis cartas a cada xogador, de tres en tres, comezando por quen é man.</translation>
    </message>
    <message>
        <source>The dealer turns up the next card; the turn-up belongs to nobody and is not played.</source>
        <translation>O repartidor vira a carta seguinte; a carta virada non é de ninguén e non se xoga.</translation>
    </message>
    <message>
        <source>The dealer&apos;s opponent is the eldest hand.</source>
        <translation>É man o adversario do repartidor.</translation>
    </message>
    <message>
        <source>The dealer, too, has to bid higher or pass.</source>
        <translation>Tamén o repartidor ten que poxar máis alto ou pasar.</translation>
    </message>
    <message>
        <source>The eldest hand alone speaks: to stand makes the suit of the turn-up trumps, to beg asks for another.</source>
        <translation>Só fala quen é man: ou queda, e o pau da carta virada é trunfo, ou pide outro trunfo.</translation>
    </message>
    <message>
        <source>The eldest hand leads any card to the first trick; everyone plays one card to each trick, and its winner leads any card to the next, until all cards are played.</source>
        <translation>Quen é man sae na primeira baza con calquera carta; todos xogan unha carta en cada baza, e quen a gaña sae na seguinte con calquera carta, ata que se xogan todas.</translation>
    </message>
    <message>
        <source>The first side to reach the target wins the game at once, in the middle of a hand too; points not scored by then are void.</source>
        <translation>O primeiro bando que chega á meta gaña a partida no momento, mesmo no medio dunha man; os puntos aínda non marcados xa non contan.</translation>
    </message>
    <message>
        <source>The five of trumps is worth %1, all other cards nothing, the other fives included.</source>
        <translation>O cinco de trunfo vale %1; todas as demais cartas, tamén os outros cincos, nada.</translation>
    </message>
    <message>
        <source>The five of trumps scores %1, the other trumps nothing.</source>
        <translation>O cinco de trunfo vale %1; os demais trunfos, nada.</translation>
    </message>
    <message>
        <source>The game ends after the count of a hand in which a side has reached the target; if several have, the highest score wins, and among equal scores the one that reached the target first.</source>
        <translation>A partida remata despois do reconto da man en que un bando chegou á meta; se chegaron varios, gaña a puntuación máis alta e, entre iguais, o bando que chegou antes á meta.</translation>
    </message>
    <message>
        <source>The game ends after the count of a hand in which a side has reached the target; if several have, the one that reached it last wins.</source>
        <translation>A partida remata despois do reconto da man en que un bando chegou á meta; se chegaron varios, gaña o que chegou de último.</translation>
    </message>
    <message>
        <source>The game ends after the count of a hand in which a side has reached the target; if several have, the one that scored last wins.</source>
        <translation>A partida remata despois do reconto da man en que un bando chegou á meta; se chegaron varios, gaña o que marcou de último.</translation>
    </message>
    <message>
        <source>The gift is allowed even where it reaches the target.</source>
        <translation>O agasallo está permitido mesmo cando leva un bando á meta.</translation>
    </message>
    <message>
        <source>The gift is not allowed where it would bring a side to the target.</source>
        <translation>O agasallo non está permitido se con el un bando chega á meta.</translation>
    </message>
    <message>
        <source>The highest bidder is the pitcher and leads any card to the first trick: its suit is trumps.</source>
        <translation>Quen máis poxa é o gañador da poxa e sae na primeira baza con calquera carta: o pau dela é trunfo.</translation>
    </message>
    <message>
        <source>The highest trump wins the trick; without trumps, the highest card of the suit led does.</source>
        <translation>O trunfo máis alto gaña a baza; sen trunfos, gáñaa a carta máis alta do pau de saída.</translation>
    </message>
    <message>
        <source>The match is won by the first side to win %1 games.</source>
        <translation>Gaña a serie o primeiro bando que gaña %1 partidas.</translation>
    </message>
    <message>
        <source>The other %1 cards are the stock; its top card is turned up, and the suit of that card is trumps for the whole hand.</source>
        <translation>As outras %1 cartas son o montón; vírase a carta de enriba, e o pau desa carta é trunfo durante toda a man.</translation>
    </message>
    <message>
        <source>The pack has 52 cards; in every suit they rank, from high to low: A K Q J 10 9 8 7 6 5 4 3 2.</source>
        <translation>A baralla ten 52 cartas; en cada pau a orde, de maior a menor, é: A K Q J 10 9 8 7 6 5 4 3 2.</translation>
    </message>
    <message>
        <source>The pitcher&apos;s side counts first, then the others.</source>
        <translation>O bando do gañador da poxa conta primeiro; despois, os demais.</translation>
    </message>
    <message>
        <source>The pitcher&apos;s side does not count before the others.</source>
        <translation>O bando do gañador da poxa non conta antes ca os demais.</translation>
    </message>
    <message>
        <source>The player in the first seat (South) deals first, without a cut.</source>
        <translation>O xogador do primeiro asento (Sur) reparte primeiro, sen cortar.</translation>
    </message>
    <message>
        <source>The side that wins a trick scores at once for the trumps in it, its own included: %1.</source>
        <translation>O bando que gaña unha baza marca no momento polos trunfos que hai nela, incluído o seu: %1.</translation>
    </message>
    <message>
        <source>The suit of the turn-up is trumps, and nobody may beg.</source>
        <translation>O pau da carta virada é trunfo, e ninguén pode pedir outro.</translation>
    </message>
    <message>
        <source>The target of a game is %1 points.</source>
        <translation>A meta da partida son %1 puntos.</translation>
    </message>
    <message>
        <source>The ten of trumps scores %1.</source>
        <translation>O dez de trunfo vale %1.</translation>
    </message>
    <message>
        <source>The ten of trumps scores nothing at once.</source>
        <translation>O dez de trunfo non dá puntos no momento.</translation>
    </message>
    <message>
        <source>The top card of the stock always lies face up.</source>
        <translation>A carta de enriba do montón está sempre boca arriba.</translation>
    </message>
    <message>
        <source>There is no bonus for the five of trumps.</source>
        <translation>Non hai bonificación polo cinco de trunfo.</translation>
    </message>
    <message>
        <source>There is only one run in a deal.</source>
        <translation>En cada reparto córrense as cartas só unha vez.</translation>
    </message>
    <message>
        <source>Three play, each for himself; each player is a side.</source>
        <translation>Xogan tres, cada un pola súa conta; cada xogador é un bando.</translation>
    </message>
    <message>
        <source>To run the cards, the dealer deals three more cards to each player in the same way and turns up another: if its suit is a new one, it is trumps, and nobody may beg again.</source>
        <translation>Para correr as cartas, o repartidor reparte do mesmo xeito tres máis a cada xogador e vira outra: se é doutro pau, ese é o trunfo, e ninguén pode pedir de novo.</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trunfo</translation>
    </message>
    <message>
        <source>Trumps are made by bidding: each player speaks once, from the eldest hand to the dealer, and passes or bids higher than anybody before.</source>
        <translation>O trunfo decídese por poxa: cada xogador fala unha vez, desde quen é man ata o repartidor, e pasa ou poxa máis alto ca os anteriores.</translation>
    </message>
    <message>
        <source>Two play; each player is a side.</source>
        <translation>Xogan dous; cada xogador é un bando.</translation>
    </message>
    <message>
        <source>When the stock is used up, the last %1 tricks are played without drawing.</source>
        <translation>Cando se esgota o montón, as últimas %1 bazas xóganse sen coller cartas.</translation>
    </message>
    <message>
        <source>Whoever has no card of the suit led may play any card.</source>
        <translation>Quen non teña cartas do pau de saída pode xogar calquera carta.</translation>
    </message>
    <message>
        <source>Whoever has no card of the suit led must play a trump, or any card if there is no trump in hand either.</source>
        <translation>Quen non teña cartas do pau de saída debe xogar trunfo, ou calquera carta se tampouco ten trunfo.</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>Vitoria</translation>
    </message>
    <message>
        <source>★ differs from the standard rules of this game.</source>
        <translation>★ difire das regras estándar deste xogo.</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>%1 could not be written. %2</source>
        <translation>Non se puido gardar %1. %2</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Sen gardar</translation>
    </message>
    <message>
        <source>Rules in force</source>
        <translation>Regras en vigor</translation>
    </message>
    <message>
        <source>Save as &amp;HTML…</source>
        <translation>Gardar como &amp;HTML…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Gardar como &amp;PDF…</translation>
    </message>
    <message>
        <source>Save the rules</source>
        <translation>Gardar as regras</translation>
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
        <source>E-W</source>
        <comment>East-West in short</comment>
        <translation>L-O</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Leste</translation>
    </message>
    <message>
        <source>East-West</source>
        <comment>two partners</comment>
        <translation>Leste-Oeste</translation>
    </message>
    <message>
        <source>N-S</source>
        <comment>North-South in short</comment>
        <translation>N-S</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Norte</translation>
    </message>
    <message>
        <source>North-South</source>
        <comment>two partners</comment>
        <translation>Norte-Sur</translation>
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
        <translation>poxa %1</translation>
    </message>
    <message>
        <source>leads</source>
        <comment>the pitcher without a bid</comment>
        <translation>sae</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>a player did not bid</comment>
        <translation>pasa</translation>
    </message>
</context>
<context>
    <name>SeatsBox</name>
    <message>
        <source>%1, you</source>
        <comment>a seat</comment>
        <translation>%1, vostede</translation>
    </message>
    <message>
        <source>%1, your partner</source>
        <comment>a seat</comment>
        <translation>%1, o seu compañeiro</translation>
    </message>
    <message>
        <source>Level of the &amp;opponents</source>
        <translation>&amp;Nivel dos adversarios</translation>
    </message>
    <message>
        <source>Level of the part&amp;ner</source>
        <translation>Nivel do &amp;compañeiro</translation>
    </message>
    <message>
        <source>Pairs: %1-%2 against %3-%4</source>
        <translation>Parellas: %1-%2 contra %3-%4</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Lugares</translation>
    </message>
</context>
<context>
    <name>Sentence</name>
    <message>
        <source>%1 or %2</source>
        <comment>alternatives</comment>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>parts of a list</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Some settings could not be read: %1.</source>
        <comment>their keys</comment>
        <translation>Non se puideron ler algunhas opcións da configuración: %1.</translation>
    </message>
    <message>
        <source>The file as it was is kept as %1.</source>
        <comment>a file</comment>
        <translation>O ficheiro, tal como estaba, consérvase como %1.</translation>
    </message>
    <message>
        <source>The settings could not be read.</source>
        <translation>Non se puido ler a configuración.</translation>
    </message>
    <message>
        <source>They are now as at first.</source>
        <translation>Agora valen os valores iniciais.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>%1 to %2</source>
        <comment>a range</comment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>A match with even one counts as with help.</source>
        <translation>Con só unha, a serie conta como feita con axuda.</translation>
    </message>
    <message>
        <source>All kinds of %1</source>
        <comment>a game&apos;s name</comment>
        <translation>%1, todas as variantes</translation>
    </message>
    <message>
        <source>All points of these hands.</source>
        <translation>Todos os puntos desas mans.</translation>
    </message>
    <message>
        <source>As dealer you answered a beg by dealing on.</source>
        <translation>Como repartidor respondeu á petición correndo as cartas.</translation>
    </message>
    <message>
        <source>As dealer you answered a beg with a point.</source>
        <translation>Como repartidor respondeu á petición cun punto.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Chance lost</source>
        <comment>heading: by a decision, on average</comment>
        <translation>Probabilidade perdida</translation>
    </message>
    <message>
        <source>Chance lost per decision, per cent</source>
        <translation>Probabilidade perdida por decisión, en %</translation>
    </message>
    <message>
        <source>Chance to win the game lost against the best decision, on average.</source>
        <translation>Probabilidade de gañar a partida perdida con respecto á mellor decisión, de media.</translation>
    </message>
    <message>
        <source>Cost per decision: the points lost to the end of the hand, against the best decision that could have been found from what you knew, on average.</source>
        <translation>Custo por decisión: os puntos perdidos ata o final da man, con respecto á mellor decisión que se podía atopar co que vostede sabía, de media.</translation>
    </message>
    <message>
        <source>Counted in the hands as first dealt: ace, jack, ten and five of the suit turned up, before anybody has a say; in auction games, of all suits. Whoever holds good trumps stands, and so has more trumps by choice, not by chance. Fair dealing stays within the range 95 times in 100, so about one row in twenty may lie outside.</source>
        <translation>Contados nas mans tal como se repartiron ao principio: as, sota, dez e cinco do pau virado, antes de que ninguén fale; nos xogos con poxa, de todos os paus. Quen ten bos trunfos queda, e por iso ten máis trunfos por elección, non por azar. Un reparto limpo queda dentro da marxe 95 veces de 100: arredor dunha fila de cada vinte pode quedar fóra.</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Repartos</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Recibidas</translation>
    </message>
    <message>
        <source>Decisions</source>
        <comment>heading: how many were judged</comment>
        <translation>Decisións</translation>
    </message>
    <message>
        <source>Decisions judged</source>
        <translation>Decisións avaliadas</translation>
    </message>
    <message>
        <source>Decisions taken back</source>
        <translation>Decisións desfeitas</translation>
    </message>
    <message>
        <source>Ended</source>
        <comment>heading: the day on which a match ended</comment>
        <translation>Final</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Agardadas</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Cifra</translation>
    </message>
    <message>
        <source>Found to be</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>heading: which game is played</comment>
        <translation>Xogo</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Games played to the end, by who won them.</source>
        <translation>Partidas xogadas ata o final, segundo quen as gañou.</translation>
    </message>
    <message>
        <source>Games that counted twice, by who won them.</source>
        <translation>Partidas que valeron por dúas, segundo quen as gañou.</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mans</translation>
    </message>
    <message>
        <source>Hands and points</source>
        <translation>Mans e puntos</translation>
    </message>
    <message>
        <source>Hands that are over, however they ended.</source>
        <translation>Mans rematadas, sexa como for.</translation>
    </message>
    <message>
        <source>Help</source>
        <comment>heading: whether hints or undo were used</comment>
        <translation>Axuda</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Pistas</translation>
    </message>
    <message>
        <source>How often; points for a jack of trumps taken from others.</source>
        <translation>Cantas veces; puntos por unha sota de trunfo tomada a outros.</translation>
    </message>
    <message>
        <source>How often; points for the card turned up.</source>
        <translation>Cantas veces; puntos pola carta virada.</translation>
    </message>
    <message>
        <source>How often; points for the five of trumps in the count.</source>
        <translation>Cantas veces; puntos polo cinco de trunfo no reconto.</translation>
    </message>
    <message>
        <source>How often; points for the highest trump.</source>
        <translation>Cantas veces; puntos polo trunfo máis alto.</translation>
    </message>
    <message>
        <source>How often; points for the jack of trumps.</source>
        <translation>Cantas veces; puntos pola sota de trunfo.</translation>
    </message>
    <message>
        <source>How often; points for the lowest trump.</source>
        <translation>Cantas veces; puntos polo trunfo máis baixo.</translation>
    </message>
    <message>
        <source>How often; points for the most card points.</source>
        <translation>Cantas veces; puntos por sumar máis nas cartas.</translation>
    </message>
    <message>
        <source>How often; points for trumps as taken.</source>
        <translation>Cantas veces; puntos por trunfos ao capturalos.</translation>
    </message>
    <message>
        <source>How often; points given by the dealer.</source>
        <translation>Cantas veces; puntos dados polo repartidor.</translation>
    </message>
    <message>
        <source>How often; points lost for bids not made.</source>
        <translation>Cantas veces; puntos perdidos por poxas non cumpridas.</translation>
    </message>
    <message>
        <source>How often; then the mean points of those hands.</source>
        <translation>Cantas veces; despois, a media de puntos desas mans.</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Lead per hand</source>
        <translation>Vantaxe por man</translation>
    </message>
    <message>
        <source>Lead per hand: your side&apos;s points less those of the others, divided by the hands.</source>
        <translation>Vantaxe por man: os puntos do seu bando menos os dos outros, divididos polas mans.</translation>
    </message>
    <message>
        <source>Left for another match: neither won nor lost.</source>
        <translation>Abandonadas por outra serie: nin gañadas nin perdidas.</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Maior secuencia de vitorias</translation>
    </message>
    <message>
        <source>Match</source>
        <comment>heading: its number</comment>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Match %1, %2, ended %3: a decision cost %4 points and %5 of the chance to win on average.</source>
        <comment>number, game, day, points, per cent</comment>
        <translation>Serie %1, %2, rematada o %3: unha decisión custou de media %4 puntos e %5 da probabilidade de gañar.</translation>
    </message>
    <message>
        <source>Match %1, %2: %3. Lead per hand: %4.</source>
        <comment>number, game, result</comment>
        <translation>Serie %1, %2: %3. Vantaxe por man: %4.</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Series</translation>
    </message>
    <message>
        <source>Matches and games</source>
        <translation>Series e partidas</translation>
    </message>
    <message>
        <source>Matches left</source>
        <translation>Series abandonadas</translation>
    </message>
    <message>
        <source>Matches played to the end and reviewed.</source>
        <translation>Series xogadas ata o final e avaliadas.</translation>
    </message>
    <message>
        <source>Matches played to the end, by who won them.</source>
        <translation>Series xogadas ata o final, segundo quen as gañou.</translation>
    </message>
    <message>
        <source>Matches reviewed</source>
        <translation>Series avaliadas</translation>
    </message>
    <message>
        <source>Matches won since the last one lost.</source>
        <translation>Series gañadas desde a última perdida.</translation>
    </message>
    <message>
        <source>Most matches won one after the other.</source>
        <translation>O maior número de series gañadas seguidas.</translation>
    </message>
    <message>
        <source>No hand has been played to its end yet.</source>
        <translation>Aínda non se xogou ningunha man ata o final.</translation>
    </message>
    <message>
        <source>No match has been reviewed yet.</source>
        <translation>Aínda non se avaliou ningunha serie.</translation>
    </message>
    <message>
        <source>Nobody had bid, and you made trumps.</source>
        <translation>Ninguén poxara, e vostede fixo o trunfo.</translation>
    </message>
    <message>
        <source>Only of matches that have been reviewed.</source>
        <translation>Só das series que se avaliaron.</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversarios</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Outros</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Points divided by hands.</source>
        <translation>Puntos divididos polas mans.</translation>
    </message>
    <message>
        <source>Points lost</source>
        <comment>heading: by a decision, on average</comment>
        <translation>Puntos perdidos</translation>
    </message>
    <message>
        <source>Points lost per decision</source>
        <translation>Puntos perdidos por decisión</translation>
    </message>
    <message>
        <source>Points of the hand lost against the best decision, on average.</source>
        <translation>Puntos da man perdidos con respecto á mellor decisión, de media.</translation>
    </message>
    <message>
        <source>Points per hand</source>
        <translation>Puntos por man</translation>
    </message>
    <message>
        <source>Range of chance</source>
        <translation>Marxe do azar</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Skunks</source>
        <translation>Skunks</translation>
    </message>
    <message>
        <source>Taken back</source>
        <comment>heading: decisions taken back in a match</comment>
        <translation>Desfeitas</translation>
    </message>
    <message>
        <source>What it counts</source>
        <translation>O que conta</translation>
    </message>
    <message>
        <source>What you decided</source>
        <translation>O que vostede decidiu</translation>
    </message>
    <message>
        <source>What your decisions cost</source>
        <translation>O que custaron as súas decisións</translation>
    </message>
    <message>
        <source>Won in a row now</source>
        <translation>Vitorias seguidas agora</translation>
    </message>
    <message>
        <source>You begged and the cards were run</source>
        <translation>Vostede pediu e corréronse as cartas</translation>
    </message>
    <message>
        <source>You begged and were given one</source>
        <translation>Vostede pediu e déronlle un punto</translation>
    </message>
    <message>
        <source>You begged; the dealer dealt on.</source>
        <translation>Vostede pediu; o repartidor correu as cartas.</translation>
    </message>
    <message>
        <source>You begged; the dealer gave a point.</source>
        <translation>Vostede pediu; o repartidor deu un punto.</translation>
    </message>
    <message>
        <source>You gave one</source>
        <translation>Vostede deu un punto</translation>
    </message>
    <message>
        <source>You led without a bid</source>
        <translation>Vostede saíu sen poxa</translation>
    </message>
    <message>
        <source>You ran the cards</source>
        <translation>Vostede correu as cartas</translation>
    </message>
    <message>
        <source>You stood</source>
        <translation>Vostede quedou</translation>
    </message>
    <message>
        <source>You took the suit turned up as trumps.</source>
        <translation>Vostede tomou o pau virado como trunfo.</translation>
    </message>
    <message>
        <source>Your bid was made</source>
        <translation>A súa poxa cumpriuse</translation>
    </message>
    <message>
        <source>Your bid was set back</source>
        <translation>A súa poxa non se cumpriu</translation>
    </message>
    <message>
        <source>Your decisions that were open, in these matches.</source>
        <translation>As súas decisións nas que había que escoller, nesas series.</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>O seu bando</translation>
    </message>
    <message>
        <source>Your side scored less than you had bid.</source>
        <translation>O seu bando marcou menos do que vostede poxara.</translation>
    </message>
    <message>
        <source>Your side scored what you had bid, or more.</source>
        <translation>O seu bando marcou o que vostede poxara, ou máis.</translation>
    </message>
    <message>
        <source>left at %1 to %2</source>
        <comment>a match, games</comment>
        <translation>abandonada en %1 a %2</translation>
    </message>
    <message>
        <source>lost %1 to %2</source>
        <comment>a match, games</comment>
        <translation>perdida por %1 a %2</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>mesturados</translation>
    </message>
    <message>
        <source>outside</source>
        <comment>the range of chance</comment>
        <translation>fóra</translation>
    </message>
    <message>
        <source>under way, %1 to %2</source>
        <comment>a match, games</comment>
        <translation>en curso, %1 a %2</translation>
    </message>
    <message>
        <source>with</source>
        <comment>help</comment>
        <translation>con</translation>
    </message>
    <message>
        <source>within</source>
        <comment>the range of chance</comment>
        <translation>dentro</translation>
    </message>
    <message>
        <source>won %1 to %2</source>
        <comment>a match, games</comment>
        <translation>gañada por %1 a %2</translation>
    </message>
</context>
<context>
    <name>StatisticsWindow</name>
    <message>
        <source>%1 could not be written. %2</source>
        <translation>Non se puido gardar %1. %2</translation>
    </message>
    <message>
        <source>&amp;Decisions</source>
        <translation>Decisió&amp;ns</translation>
    </message>
    <message>
        <source>&amp;Export as CSV…</source>
        <translation>&amp;Exportar como CSV…</translation>
    </message>
    <message>
        <source>&amp;Fair cards</source>
        <translation>Xogo &amp;limpo</translation>
    </message>
    <message>
        <source>&amp;Matches</source>
        <translation>&amp;Series</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Reiniciar</translation>
    </message>
    <message>
        <source>&amp;Take back the reset</source>
        <translation>Des&amp;facer o reinicio</translation>
    </message>
    <message>
        <source>All matches so far, also the one under way, count no more.</source>
        <translation>Todas as series ata agora, tamén a que está en curso, deixan de contar.</translation>
    </message>
    <message>
        <source>Counting the matches…</source>
        <translation>Contando as series…</translation>
    </message>
    <message>
        <source>Export the statistics</source>
        <translation>Exportar as estatísticas</translation>
    </message>
    <message>
        <source>F&amp;igures</source>
        <translation>C&amp;ifras</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>The matches could not be counted.</source>
        <translation>Non se puideron contar as series.</translation>
    </message>
</context>
<context>
    <name>StepBar</name>
    <message>
        <source>Action</source>
        <comment>step by</comment>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>step by</comment>
        <translation>Man</translation>
    </message>
    <message>
        <source>One action back</source>
        <translation>Unha acción atrás</translation>
    </message>
    <message>
        <source>One action on</source>
        <translation>Unha acción adiante</translation>
    </message>
    <message>
        <source>Place in the match</source>
        <translation>Lugar na serie</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Ao principio</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Ao final</translation>
    </message>
    <message>
        <source>To the hand before</source>
        <translation>Á man anterior</translation>
    </message>
    <message>
        <source>To the next hand</source>
        <translation>Á man seguinte</translation>
    </message>
    <message>
        <source>To the next trick</source>
        <translation>Á baza seguinte</translation>
    </message>
    <message>
        <source>To the trick before</source>
        <translation>Á baza anterior</translation>
    </message>
    <message>
        <source>Trick</source>
        <comment>step by</comment>
        <translation>Baza</translation>
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
    <name>System</name>
    <message>
        <source>Another program holds the file.</source>
        <translation>Outro programa está a usar o ficheiro.</translation>
    </message>
    <message>
        <source>It was written by a newer program.</source>
        <translation>Escribiuno un programa máis novo.</translation>
    </message>
    <message>
        <source>Nothing can be written there.</source>
        <translation>Nese lugar non se pode escribir.</translation>
    </message>
    <message>
        <source>That is a folder, not a file.</source>
        <translation>É un cartafol, non un ficheiro.</translation>
    </message>
    <message>
        <source>The disk does not answer.</source>
        <translation>O disco non responde.</translation>
    </message>
    <message>
        <source>The disk does not work as it should.</source>
        <translation>O disco non funciona ben.</translation>
    </message>
    <message>
        <source>The file cannot be opened.</source>
        <translation>Non se pode abrir o ficheiro.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>O ficheiro está danado.</translation>
    </message>
    <message>
        <source>The name of the file is too long.</source>
        <translation>O nome do ficheiro é longo de máis.</translation>
    </message>
    <message>
        <source>The system does not allow it.</source>
        <translation>O sistema non o permite.</translation>
    </message>
    <message>
        <source>There is no room left on the disk.</source>
        <translation>Non queda espazo no disco.</translation>
    </message>
    <message>
        <source>There is no such file or folder.</source>
        <translation>Ese ficheiro ou cartafol non existe.</translation>
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
        <source>%1 %2</source>
        <comment>a side and its score</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 to deal</source>
        <translation>Reparte: %1</translation>
    </message>
    <message>
        <source>%1 to discard</source>
        <translation>Descarta: %1</translation>
    </message>
    <message>
        <source>%1 to play</source>
        <translation>Quenda: %1</translation>
    </message>
    <message>
        <source>%1 to play: will you call an open card?</source>
        <translation>Quenda: %1. Quere chamar unha carta descuberta?</translation>
    </message>
    <message>
        <source>%1 to speak</source>
        <translation>Fala: %1</translation>
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
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1, best of %2, against the computer</source>
        <translation>%1, ao mellor de %2, contra o ordenador</translation>
    </message>
    <message>
        <source>%1, dealer: %2</source>
        <comment>name, score</comment>
        <translation>%1, repartidor: %2</translation>
    </message>
    <message>
        <source>%1, one game, against the computer</source>
        <translation>%1, unha partida, contra o ordenador</translation>
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
        <source>Beg: one point for you, or three more cards each</source>
        <translation>Pedir: un punto para vostede ou tres cartas máis para cada un</translation>
    </message>
    <message>
        <source>Being saved…</source>
        <comment>what was just done</comment>
        <translation>Gardando…</translation>
    </message>
    <message>
        <source>Best of %1</source>
        <translation>Ao mellor de %1</translation>
    </message>
    <message>
        <source>Can be shown</source>
        <translation>Pódese amosar</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Mesa de cartas</translation>
    </message>
    <message>
        <source>Chosen for discarding</source>
        <translation>Escollida para descartar</translation>
    </message>
    <message>
        <source>Cribbage board</source>
        <translation>Taboleiro de Cribbage</translation>
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
        <translation>Poxa máis alta: %1 (%2)</translation>
    </message>
    <message>
        <source>Last trick: %1</source>
        <comment>who won it</comment>
        <translation>Última baza: %1</translation>
    </message>
    <message>
        <source>Lies open</source>
        <translation>Está descuberta</translation>
    </message>
    <message>
        <source>No trick has been taken yet.</source>
        <translation>Aínda non hai ningunha baza.</translation>
    </message>
    <message>
        <source>Nobody has bid yet</source>
        <translation>Aínda non hai poxa</translation>
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
        <source>Pack %1 is fixed. Cut it where you like, then deal.</source>
        <translation>A baralla %1 está fixada. Corte onde queira e despois reparta.</translation>
    </message>
    <message>
        <source>Pack %1, fixed before the deal</source>
        <translation>Baralla %1, fixada antes do reparto</translation>
    </message>
    <message>
        <source>Playable</source>
        <translation>Pódese xogar</translation>
    </message>
    <message>
        <source>Read about it in How to play (F1)</source>
        <translation>Ver isto en Como xogar (F1)</translation>
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
        <translation>A primeira saída marca o trunfo</translation>
    </message>
    <message>
        <source>The hand is over</source>
        <translation>A man rematou</translation>
    </message>
    <message>
        <source>Top of the stock</source>
        <comment>a card</comment>
        <translation>No alto do montón</translation>
    </message>
    <message>
        <source>Trumps: %1</source>
        <translation>Trunfo: %1</translation>
    </message>
    <message>
        <source>Turned up</source>
        <comment>a card</comment>
        <translation>Virada</translation>
    </message>
    <message>
        <source>Where to cut the pack</source>
        <translation>Onde cortar a baralla</translation>
    </message>
    <message>
        <source>Which card will you show?</source>
        <translation>Que carta quere amosar?</translation>
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
        <translation>poxa %1 (%2)</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>nivel %1</translation>
    </message>
    <message>
        <source>lies open</source>
        <translation>descuberta</translation>
    </message>
    <message>
        <source>pack %1 checked</source>
        <translation>baralla %1 comprobada</translation>
    </message>
    <message>
        <source>still out: %1</source>
        <translation>aínda por saír: %1</translation>
    </message>
    <message>
        <source>the dealer may take it for the same</source>
        <translation>o repartidor pode igualala</translation>
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
        <translation>a súa decisión</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>&amp;Colours of the suits:</source>
        <translation>&amp;Cores dos paus:</translation>
    </message>
    <message>
        <source>&amp;Deck:</source>
        <translation>&amp;Baralla:</translation>
    </message>
    <message>
        <source>&amp;Felt:</source>
        <translation>&amp;Feltro:</translation>
    </message>
    <message>
        <source>&amp;Letters on the cards:</source>
        <translation>&amp;Letras das cartas:</translation>
    </message>
    <message>
        <source>A folder for each deck: AS.svg, KS.svg … 2C.svg and, if any, back.svg.</source>
        <translation>Un cartafol para cada baralla: AS.svg, KS.svg … 2C.svg e, se o hai, back.svg.</translation>
    </message>
    <message>
        <source>A plain card has a large letter and its suit, and no drawing.</source>
        <translation>Unha carta sinxela ten unha letra grande e o pau, sen debuxo.</translation>
    </message>
    <message>
        <source>As the language</source>
        <comment>letters</comment>
        <translation>Segundo o idioma</translation>
    </message>
    <message>
        <source>B&amp;oard:</source>
        <translation>&amp;Taboleiro:</translation>
    </message>
    <message>
        <source>Black fans</source>
        <translation>Abanos negros</translation>
    </message>
    <message>
        <source>Blue</source>
        <comment>felt</comment>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Blue rosette</source>
        <translation>Roseta azul</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <comment>felt</comment>
        <translation>Granate</translation>
    </message>
    <message>
        <source>Card &amp;back:</source>
        <translation>Re&amp;verso das cartas:</translation>
    </message>
    <message>
        <source>Corner &amp;index:</source>
        <translation>Índice nas &amp;esquinas:</translation>
    </message>
    <message>
        <source>Ebony</source>
        <translation>Ébano</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Catro</translation>
    </message>
    <message>
        <source>Green</source>
        <comment>felt</comment>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Green leaves</source>
        <translation>Follas verdes</translation>
    </message>
    <message>
        <source>Grey</source>
        <comment>felt</comment>
        <translation>Gris</translation>
    </message>
    <message>
        <source>Hand log</source>
        <translation>Rexistro da man</translation>
    </message>
    <message>
        <source>International (A K Q J)</source>
        <translation>Internacionais (A K Q J)</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>index</comment>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Maple</source>
        <translation>Pradairo</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>index</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Own d&amp;ecks…</source>
        <translation>Barallas &amp;propias…</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Sinxela</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Red trellis</source>
        <translation>Enreixado vermello</translation>
    </message>
    <message>
        <source>Sand</source>
        <comment>felt</comment>
        <translation>Area</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>The letters and numbers in the corners.</source>
        <translation>As letras e os números nas esquinas das cartas.</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Dúas</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>Nogueira</translation>
    </message>
    <message>
        <source>With figures</source>
        <translation>Con figuras</translation>
    </message>
    <message>
        <source>With four, diamonds are blue and clubs green.</source>
        <translation>Con catro, os diamantes son azuis e os trevos, verdes.</translation>
    </message>
</context>
<context>
    <name>Viewer</name>
    <message>
        <source>%1 · %2 of %3</source>
        <comment>hand, number, how many</comment>
        <translation>%1 · %2 de %3</translation>
    </message>
    <message>
        <source>%1: discarded</source>
        <comment>a player&apos;s name</comment>
        <translation>%1: descartadas</translation>
    </message>
    <message>
        <source>%1: drawn from the stock</source>
        <comment>a player&apos;s name</comment>
        <translation>%1: collidas do montón</translation>
    </message>
    <message>
        <source>%1: hand</source>
        <comment>a player&apos;s name</comment>
        <translation>%1: man</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Todas as cartas</translation>
    </message>
    <message>
        <source>As seen by %1</source>
        <comment>a player&apos;s name</comment>
        <translation>Vistas por %1</translation>
    </message>
    <message>
        <source>As you saw it</source>
        <translation>Tal como o viu vostede</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Deal %1 · %2</source>
        <comment>number, whose cards</comment>
        <translation>Reparto %1 · %2</translation>
    </message>
    <message>
        <source>Game %1, hand %2</source>
        <translation>Partida %1, man %2</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Man %1</translation>
    </message>
    <message>
        <source>Left in the stock</source>
        <translation>Resto do montón</translation>
    </message>
    <message>
        <source>Not dealt</source>
        <translation>Sen repartir</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>Viradas</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Onde</translation>
    </message>
</context>
<context>
    <name>ViewerWindow</name>
    <message>
        <source>&amp;Continue from here</source>
        <translation>&amp;Continuar desde aquí</translation>
    </message>
    <message>
        <source>&amp;Copy the deal code</source>
        <translation>&amp;Copiar o código de reparto</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Máis</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Avaliación</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>M&amp;esa</translation>
    </message>
    <message>
        <source>C&amp;ards of the hand</source>
        <translation>Cartas da ma&amp;n</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Repasar unha serie</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Play these cards a&amp;gain</source>
        <translation>Xogar as &amp;mesmas cartas outra vez</translation>
    </message>
    <message>
        <source>Sa&amp;ve the record…</source>
        <translation>&amp;Gardar o rexistro…</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Amosar</translation>
    </message>
    <message>
        <source>The computer in your c&amp;hair</source>
        <translation>O ordenador no seu &amp;lugar</translation>
    </message>
</context>
<context>
    <name>licences</name>
    <message>
        <source>It builds on these works of others, each under a licence of its own:</source>
        <translation>Usa estas obras doutras persoas, cada unha coa súa propia licenza:</translation>
    </message>
</context>
</TS>
