<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>Board</name>
    <message>
        <source>%1, back peg: hole %2</source>
        <translation>%1, marcador de trás: furo %2</translation>
    </message>
    <message>
        <source>%1, front peg: hole %2</source>
        <translation>%1, marcador da frente: furo %2</translation>
    </message>
    <message>
        <source>%1, games won: %2</source>
        <translation>%1, partidas ganhas: %2</translation>
    </message>
</context>
<context>
    <name>Button</name>
    <message>
        <source>Beg</source>
        <translation>Recusar</translation>
    </message>
    <message>
        <source>Bid %1</source>
        <translation>Lance %1</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Distribuir</translation>
    </message>
    <message>
        <source>Deal by ones</source>
        <translation>Distribuir de 1 em 1</translation>
    </message>
    <message>
        <source>Deal by threes</source>
        <translation>Distribuir de 3 em 3</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Give one</source>
        <translation>Dar 1 ponto</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nova série</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passar</translation>
    </message>
    <message>
        <source>Run the cards</source>
        <translation>Rodar as cartas</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Aceitar</translation>
    </message>
</context>
<context>
    <name>Call</name>
    <message>
        <source>Bid %1</source>
        <translation>Lance: %1</translation>
    </message>
    <message>
        <source>By ones</source>
        <translation>De uma em uma</translation>
    </message>
    <message>
        <source>By threes</source>
        <translation>De três em três</translation>
    </message>
    <message>
        <source>I beg</source>
        <translation>Recuso</translation>
    </message>
    <message>
        <source>I stand</source>
        <translation>Aceito</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Running the cards…</source>
        <translation>Rodando as cartas…</translation>
    </message>
    <message>
        <source>Take one</source>
        <translation>Eu te dou um</translation>
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
        <translation>&amp;Sobre o All Fives</translation>
    </message>
    <message>
        <source>&amp;Count of the last hand</source>
        <translation>&amp;Contagem da última mão</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rápida</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Tela cheia</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <comment>menu</comment>
        <translation>&amp;Jogo</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <comment>menu</comment>
        <translation>Aj&amp;uda</translation>
    </message>
    <message>
        <source>&amp;Log and score sheet</source>
        <translation>&amp;Registro e bloco de pontuação</translation>
    </message>
    <message>
        <source>&amp;Long</source>
        <translation>&amp;Longo</translation>
    </message>
    <message>
        <source>&amp;New match</source>
        <translation>Nova séri&amp;e</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <comment>no motion</comment>
        <translation>&amp;Sem movimento</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Sai&amp;r</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Lenta</translation>
    </message>
    <message>
        <source>&amp;Speed of motion</source>
        <translation>&amp;Velocidade do movimento</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;Very fast</source>
        <translation>&amp;Muito rápida</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <comment>menu</comment>
        <translation>E&amp;xibir</translation>
    </message>
    <message>
        <source>&amp;Watch the computer play</source>
        <translation>&amp;Ver o computador jogar</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Como no &amp;sistema</translation>
    </message>
    <message>
        <source>Back to your &amp;match</source>
        <translation>Voltar à sua &amp;série</translation>
    </message>
    <message>
        <source>H&amp;and</source>
        <comment>menu</comment>
        <translation>&amp;Mão</translation>
    </message>
    <message>
        <source>How long things s&amp;tay</source>
        <translation>Tempo de e&amp;xibição</translation>
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
        <translation>Até um cli&amp;que</translation>
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
        <translation>A contagem</translation>
    </message>
    <message>
        <source>bid %1</source>
        <translation>lance %1</translation>
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
            <numerusform>%n partida com cada conjunto de regras, com as mesmas cartas.</numerusform>
            <numerusform>%n partidas com cada conjunto de regras, com as mesmas cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to go</source>
        <comment>holes to the end of the board</comment>
        <translation>
            <numerusform>falta %n</numerusform>
            <numerusform>faltam %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s)</source>
        <comment>to discard</comment>
        <translation>
            <numerusform>Escolha mais %n carta</numerusform>
            <numerusform>Escolha mais %n cartas</numerusform>
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
            <numerusform>Recolha %n carta</numerusform>
            <numerusform>Recolha %n cartas</numerusform>
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
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1% of them went differently.</source>
        <translation>%1% delas decorreram de outra forma.</translation>
    </message>
    <message>
        <source>Changed</source>
        <comment>the rules as a person has changed them</comment>
        <translation>Alteradas</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferença</translation>
    </message>
    <message>
        <source>First dealer wins</source>
        <comment>share of the games</comment>
        <translation>O primeiro distribuidor ganha</translation>
    </message>
    <message>
        <source>Games under these rules found no end.</source>
        <translation>Com estas regras, as partidas não chegam ao fim.</translation>
    </message>
    <message>
        <source>Hands a game</source>
        <translation>Mãos por partida</translation>
    </message>
    <message>
        <source>In brackets: 95% intervals.</source>
        <translation>Entre parênteses: intervalos de 95%.</translation>
    </message>
    <message>
        <source>Measure again</source>
        <translation>Medir de novo</translation>
    </message>
    <message>
        <source>Measure more exactly</source>
        <translation>Medir com mais precisão</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>O que se mede</translation>
    </message>
    <message>
        <source>Not one of them went differently.</source>
        <translation>Nenhuma delas decorreu de outra forma.</translation>
    </message>
    <message>
        <source>Points a hand</source>
        <translation>Pontos por mão</translation>
    </message>
    <message>
        <source>Progress of the measurement</source>
        <translation>Andamento da medição</translation>
    </message>
    <message>
        <source>Standard</source>
        <comment>the rules of a ruleset as it stands</comment>
        <translation>Padrão</translation>
    </message>
    <message>
        <source>The computer plays the same cards under the standard and the changed rules…</source>
        <translation>O computador joga as mesmas cartas com as regras padrão e com as alteradas…</translation>
    </message>
    <message>
        <source>The measurement broke off.</source>
        <translation>A medição foi interrompida.</translation>
    </message>
    <message>
        <source>These are the standard rules. Change one to see what it does.</source>
        <translation>Estas são as regras padrão. Altere uma para ver o que muda.</translation>
    </message>
    <message>
        <source>These rules cannot be played together.</source>
        <translation>Estas regras não podem ser usadas em conjunto.</translation>
    </message>
    <message>
        <source>What does this do to the game?</source>
        <translation>O que isto muda no jogo?</translation>
    </message>
    <message>
        <source>Wins by a skunk</source>
        <comment>share of the games</comment>
        <translation>Vitórias por skunk</translation>
    </message>
    <message>
        <source>no clear difference</source>
        <translation>sem diferença clara</translation>
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
        <translation>%1 vence a partida</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 vence a série</translation>
    </message>
    <message>
        <source>%1 wins the trick</source>
        <translation>%1 vence a vaza</translation>
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
        <translation>Corte para distribuir: %1</translation>
    </message>
    <message>
        <source>First dealer: %1</source>
        <translation>Primeiro distribuidor: %1</translation>
    </message>
    <message>
        <source>Hand %1, dealer: %2</source>
        <translation>Mão %1, distribuidor: %2</translation>
    </message>
    <message>
        <source>Pitcher: %1, bid: %2</source>
        <translation>Vencedor do leilão: %1, lance: %2</translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation>Placar: %1</translation>
    </message>
    <message>
        <source>Skunk! It counts as two games.</source>
        <translation>Skunk! Vale 2 jogos.</translation>
    </message>
    <message>
        <source>The highest are equal: they cut again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same suit again: the cards are thrown in.</source>
        <translation>O mesmo naipe outra vez: nova distribuição.</translation>
    </message>
    <message>
        <source>Top of the stock: %1</source>
        <translation>Topo do monte: %1</translation>
    </message>
    <message>
        <source>Turned up: %1</source>
        <translation>Carta virada: %1</translation>
    </message>
    <message>
        <source>You capture: %1 (%2)</source>
        <translation>Você captura: %1 (%2)</translation>
    </message>
    <message>
        <source>You win the game!</source>
        <translation>Você venceu a partida!</translation>
    </message>
    <message>
        <source>You win the trick</source>
        <translation>Você vence a vaza</translation>
    </message>
    <message>
        <source>You won the match!</source>
        <translation>Você venceu a série!</translation>
    </message>
    <message>
        <source>a gift (%1)</source>
        <translation>um presente (%1)</translation>
    </message>
    <message>
        <source>card called, %1</source>
        <translation>carta chamada, %1</translation>
    </message>
    <message>
        <source>card drawn, %1</source>
        <translation>carta comprada, %1</translation>
    </message>
    <message>
        <source>card shown, %1</source>
        <translation>carta mostrada, %1</translation>
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
        <translation>Pedir um ponto ou outro naipe de trunfo</translation>
    </message>
    <message>
        <source>One point to the player who begged</source>
        <translation>Um ponto para quem recusou</translation>
    </message>
    <message>
        <source>Three more cards each and another turn-up</source>
        <translation>Mais três cartas para cada um e outra carta virada</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>About All Fives</source>
        <translation>Sobre o All Fives</translation>
    </message>
    <message>
        <source>All Fives %1

A card game of the All Fours family.
Free software (GPL 3 or later).</source>
        <translation>All Fives %1

Um jogo de cartas da família All Fours.
Software livre (GPL 3 ou posterior).</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>Hand log</source>
        <translation>Registro da mão</translation>
    </message>
    <message>
        <source>Log and score sheet</source>
        <translation>Registro e bloco de pontuação</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Bloco de pontuação</translation>
    </message>
</context>
<context>
    <name>Play</name>
    <message>
        <source>Leave the match under way and begin a new one?</source>
        <translation>Deixar a série em andamento e começar uma nova?</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nova série</translation>
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
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Gift</source>
        <translation>Presente</translation>
    </message>
    <message>
        <source>Hanged jack</source>
        <translation>Valete enforcado</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Alto</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Valete</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Baixo</translation>
    </message>
    <message>
        <source>Set back</source>
        <translation>Lance não cumprido</translation>
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
        <translation>Uma série salva não pôde ser lida. Foi mantida como %1.</translation>
    </message>
    <message>
        <source>Damaged match</source>
        <translation>Série danificada</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Não salva</translation>
    </message>
    <message>
        <source>The match cannot be saved, but you can play on. %1</source>
        <translation>A série não pode ser salva, mas você pode continuar. %1</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Não</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Sim</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Abortar</translation>
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
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignorar</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>Nã&amp;o para tudo</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Restaurar padrões</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Salvar tudo</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Sim par&amp;a tudo</translation>
    </message>
</context>
<context>
    <name>Rank in a card&apos;s name</name>
    <message>
        <source>ace</source>
        <translation>ás</translation>
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
        <translation>quatro</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valete</translation>
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
        <translation>dama</translation>
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
        <translation>três</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dois</translation>
    </message>
</context>
<context>
    <name>Rule</name>
    <message>
        <source>A card cannot be discarded twice.</source>
        <translation>Uma carta não pode ser descartada duas vezes.</translation>
    </message>
    <message>
        <source>A card has been called already.</source>
        <translation>Já foi chamada uma carta.</translation>
    </message>
    <message>
        <source>A lower trump may not be played on a higher one.</source>
        <translation>Não se pode jogar um trunfo menor sobre um maior.</translation>
    </message>
    <message>
        <source>An opponent has called a card: you must play it.</source>
        <translation>Um adversário chamou uma carta: você deve jogá-la.</translation>
    </message>
    <message>
        <source>Cards are dealt by ones or by threes.</source>
        <translation>Distribui-se uma ou três cartas por vez.</translation>
    </message>
    <message>
        <source>Cards are not shown or called in this game.</source>
        <translation>Neste jogo não se mostram nem se chamam cartas.</translation>
    </message>
    <message>
        <source>Discard down to six cards.</source>
        <translation>Descarte até ficar com seis cartas.</translation>
    </message>
    <message>
        <source>Everybody passed: the dealer must bid.</source>
        <translation>Todos passaram: o distribuidor deve dar um lance.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Não é a sua vez.</translation>
    </message>
    <message>
        <source>It is your turn: play the card instead.</source>
        <translation>É a sua vez: jogue a carta.</translation>
    </message>
    <message>
        <source>Only a card that lies open can be called.</source>
        <translation>Só se pode chamar uma carta exposta.</translation>
    </message>
    <message>
        <source>Only an opponent may call a card.</source>
        <translation>Só um adversário pode chamar uma carta.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Isso não pode ser feito agora.</translation>
    </message>
    <message>
        <source>That card has been shown already.</source>
        <translation>Essa carta já foi mostrada.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Essa carta não está na sua mão.</translation>
    </message>
    <message>
        <source>That card may not be played now.</source>
        <translation>Essa carta não pode ser jogada agora.</translation>
    </message>
    <message>
        <source>The bid must be higher.</source>
        <translation>O lance deve ser maior.</translation>
    </message>
    <message>
        <source>The highest bid is 4.</source>
        <translation>O lance máximo é 4.</translation>
    </message>
    <message>
        <source>Trumps were led: you must play a trump.</source>
        <translation>A saída foi de trunfo: você deve jogar trunfo.</translation>
    </message>
    <message>
        <source>You cannot give one: it would win the game.</source>
        <translation>Não é possível dar o ponto: decidiria a partida.</translation>
    </message>
    <message>
        <source>You have no card of the suit led: you must play a trump.</source>
        <translation>Você não tem cartas do naipe aberto: deve jogar trunfo.</translation>
    </message>
    <message>
        <source>You must follow suit or play a trump. Led: %1</source>
        <translation>Você deve seguir o naipe ou jogar trunfo. Saída: %1</translation>
    </message>
    <message>
        <source>You must follow suit. Led: %1</source>
        <translation>Você deve seguir o naipe. Saída: %1</translation>
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
        <translation>Mão</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message>
        <source>Computer</source>
        <translation>Computador</translation>
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
        <translation>Sul</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Oeste</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
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
        <translation>Paus</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Ouros</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Copas</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Espadas</translation>
    </message>
</context>
<context>
    <name>Suit in a card&apos;s name</name>
    <message>
        <source>clubs</source>
        <translation>paus</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ouros</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>copas</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>espadas</translation>
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
        <translation>Vez: %1</translation>
    </message>
    <message>
        <source>%1 to speak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins the game</source>
        <translation>%1 vence a partida</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 vence a série</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>two facts</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, dealer: %2</source>
        <comment>name, score</comment>
        <translation>%1, distribuidor: %2</translation>
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
        <translation>Ações</translation>
    </message>
    <message>
        <source>All Fives, best of three, against the computer</source>
        <translation>All Fives, melhor de três, contra o computador</translation>
    </message>
    <message>
        <source>Beg: one point for you, or three more cards each</source>
        <translation>Recusar: um ponto para você ou mais três cartas para cada um</translation>
    </message>
    <message>
        <source>Best of %1</source>
        <translation>Melhor de %1</translation>
    </message>
    <message>
        <source>D</source>
        <comment>the dealer&apos;s button, one letter</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>Deal one card at a time, or three?</source>
        <translation>Distribuir uma carta por vez ou três?</translation>
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
        <translation>Não pode ser jogada agora</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Na mesa</translation>
    </message>
    <message>
        <source>Playable</source>
        <translation>Pode ser jogada</translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation>Placar: %1</translation>
    </message>
    <message>
        <source>Stock %1</source>
        <translation>Monte %1</translation>
    </message>
    <message>
        <source>The first card led makes trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand is over</source>
        <translation>A mão terminou</translation>
    </message>
    <message>
        <source>Trumps: %1</source>
        <translation>Trunfo: %1</translation>
    </message>
    <message>
        <source>Will you give one, or run the cards?</source>
        <translation>Dá 1 ponto ou roda as cartas?</translation>
    </message>
    <message>
        <source>Will you stand, or beg? Turned up: %1</source>
        <translation>Aceita ou recusa? Naipe virado: %1</translation>
    </message>
    <message>
        <source>You win the game!</source>
        <translation>Você venceu a partida!</translation>
    </message>
    <message>
        <source>You won the match!</source>
        <translation>Você venceu a série!</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Seu lance</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Sua mão</translation>
    </message>
    <message>
        <source>Your lead</source>
        <translation>Sua saída</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sua vez</translation>
    </message>
    <message>
        <source>bid %1 (%2)</source>
        <comment>bid, name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>still out: %1</source>
        <translation>ainda por sair: %1</translation>
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
        <translation>você distribui</translation>
    </message>
    <message>
        <source>your discard</source>
        <translation>seu descarte</translation>
    </message>
    <message>
        <source>your lead</source>
        <translation>sua saída</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>sua vez</translation>
    </message>
    <message>
        <source>your word</source>
        <translation>você decide</translation>
    </message>
</context>
</TS>
