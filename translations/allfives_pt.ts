<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>AccessPage</name>
    <message>
        <source>&amp;Colours:</source>
        <translation>&amp;Cores:</translation>
    </message>
    <message>
        <source>Access</source>
        <comment>page of the preferences</comment>
        <translation>Acessibilidade</translation>
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
        <translation>De todas as palavras, em relação ao sistema; na mesa, crescem até onde a janela tem espaço.</translation>
    </message>
    <message>
        <source>Of the window, its dialogs, and the plates on the table.</source>
        <translation>Da janela, dos diálogos e das placas na mesa.</translation>
    </message>
    <message>
        <source>Size of &amp;letters:</source>
        <translation>Tamanho das &amp;letras:</translation>
    </message>
</context>
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
        <translation>Lance de %1</translation>
    </message>
    <message>
        <source>Call: %1</source>
        <translation>Chamar: %1</translation>
    </message>
    <message>
        <source>Choose another game</source>
        <translation>Escolher outro jogo</translation>
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
        <source>Finish the hand</source>
        <translation>Terminar a mão</translation>
    </message>
    <message>
        <source>Give one</source>
        <translation>Dar 1 ponto</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>Learn in three minutes</source>
        <translation>Aprender em três minutos</translation>
    </message>
    <message>
        <source>Leave the tutorial</source>
        <translation>Sair do tutorial</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nova série</translation>
    </message>
    <message>
        <source>Next lesson: %1</source>
        <comment>a game</comment>
        <translation>Próxima lição: %1</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passar</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuar o jogo</translation>
    </message>
    <message>
        <source>Run the cards</source>
        <translation>Rodar as cartas</translation>
    </message>
    <message>
        <source>Same again</source>
        <translation>Jogar de novo</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>Mostrar: %1</translation>
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
        <translation>Lance de %1</translation>
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
    <name>CardsPage</name>
    <message>
        <source>Cards of the hand</source>
        <translation>Cartas da mão</translation>
    </message>
    <message>
        <source>Hands in the &amp;order of play</source>
        <translation>Mãos na &amp;ordem do jogo</translation>
    </message>
    <message>
        <source>This hand has not ended: its cards are still a secret.</source>
        <translation>Esta mão não acabou: as suas cartas ainda são segredo.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>%1%</source>
        <comment>volume</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>&amp;About All Fives</source>
        <translation>&amp;Sobre o All Fives</translation>
    </message>
    <message>
        <source>&amp;Copy the deal code</source>
        <translation>&amp;Copiar o código de distribuição</translation>
    </message>
    <message>
        <source>&amp;Count of the last hand</source>
        <translation>&amp;Contagem da última mão</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Escuro</translation>
    </message>
    <message>
        <source>&amp;Enter a deal code…</source>
        <translation>&amp;Inserir um código de distribuição…</translation>
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
        <source>&amp;High contrast</source>
        <translation>&amp;Alto contraste</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>D&amp;ica</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Como jogar</translation>
    </message>
    <message>
        <source>&amp;Leave the tutorial</source>
        <translation>&amp;Sair do tutorial</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
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
        <source>&amp;New match…</source>
        <translation>Nova séri&amp;e…</translation>
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
        <source>&amp;Open a record…</source>
        <translation>&amp;Abrir um registro…</translation>
    </message>
    <message>
        <source>&amp;Order of the hand</source>
        <translation>&amp;Ordem das cartas</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Preferências…</translation>
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
        <source>&amp;Rules in force</source>
        <translation>&amp;Regras em vigor</translation>
    </message>
    <message>
        <source>&amp;Same again</source>
        <translation>&amp;Jogar de novo</translation>
    </message>
    <message>
        <source>&amp;Show a card out of turn</source>
        <translation>M&amp;ostrar uma carta fora da vez</translation>
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
        <source>&amp;Tutorial</source>
        <translation>&amp;Tutorial</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;Undo: off in this match</source>
        <translation>&amp;Desfazer: desligado nesta série</translation>
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
        <source>&amp;Volume</source>
        <translation>Vol&amp;ume</translation>
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
        <source>As the s&amp;ystem</source>
        <translation>&amp;Como no sistema</translation>
    </message>
    <message>
        <source>Back to your &amp;match</source>
        <translation>Voltar à sua &amp;série</translation>
    </message>
    <message>
        <source>By &amp;rank</source>
        <translation>Por &amp;valor</translation>
    </message>
    <message>
        <source>By s&amp;uit</source>
        <translation>Por &amp;naipe</translation>
    </message>
    <message>
        <source>Colou&amp;rs</source>
        <translation>&amp;Cores</translation>
    </message>
    <message>
        <source>Four-&amp;colour suits</source>
        <translation>Naipes em &amp;quatro cores</translation>
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
        <source>Large &amp;index</source>
        <translation>Índice &amp;grande</translation>
    </message>
    <message>
        <source>Last &amp;trick</source>
        <translation>Últi&amp;ma vaza</translation>
    </message>
    <message>
        <source>Look &amp;back…</source>
        <translation>Rever &amp;uma série…</translation>
    </message>
    <message>
        <source>N&amp;ormal</source>
        <comment>time to read</comment>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>Play these cards a&amp;gain</source>
        <translation>Jogar as &amp;mesmas cartas outra vez</translation>
    </message>
    <message>
        <source>Proof of the &amp;deal…</source>
        <translation>Prova &amp;da distribuição…</translation>
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
        <translation>Salvar o re&amp;gistro…</translation>
    </message>
    <message>
        <source>Save &amp;all records…</source>
        <translation>Salvar t&amp;odos os registros…</translation>
    </message>
    <message>
        <source>Size of l&amp;etters</source>
        <translation>Tamanho das &amp;letras</translation>
    </message>
    <message>
        <source>So&amp;und</source>
        <translation>&amp;Som</translation>
    </message>
    <message>
        <source>The computer in your c&amp;hair</source>
        <translation>O computador no seu &amp;lugar</translation>
    </message>
    <message>
        <source>Until a &amp;click</source>
        <translation>Até um cli&amp;que</translation>
    </message>
    <message>
        <source>Watch a &amp;level</source>
        <translation>Ver um &amp;nível jogar</translation>
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
        <translation>Gráfico dos pontos perdidos por decisão, série a série</translation>
    </message>
    <message>
        <source>Re&amp;view them</source>
        <translation>&amp;Avaliá-las</translation>
    </message>
    <message>
        <source>Reviewed matches</source>
        <translation>Séries avaliadas</translation>
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
        <source>%n decision(s) judged.</source>
        <comment>of a player in a match</comment>
        <translation>
            <numerusform>%n decisão avaliada.</numerusform>
            <numerusform>%n decisões avaliadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) taken back</source>
        <comment>with undo, in a match</comment>
        <translation>
            <numerusform>%n decisão desfeita</numerusform>
            <numerusform>%n decisões desfeitas</numerusform>
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
        <source>%n hint(s) given</source>
        <comment>by the computer, in a match</comment>
        <translation>
            <numerusform>%n dica dada</numerusform>
            <numerusform>%n dicas dadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them could not be bettered.</source>
        <comment>decisions</comment>
        <translation>
            <numerusform>%n delas não podia ser melhor.</numerusform>
            <numerusform>%n delas não podiam ser melhores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) saved.</source>
        <comment>of matches, into a file</comment>
        <translation>
            <numerusform>%n registro salvo.</numerusform>
            <numerusform>%n registros salvos.</numerusform>
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
        <source>%n trick(s)</source>
        <comment>won by a player</comment>
        <translation>
            <numerusform>%n vaza</numerusform>
            <numerusform>%n vazas</numerusform>
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
        <source>Counting: %n match(es) to go</source>
        <comment>of the statistics</comment>
        <translation>
            <numerusform>Contando: falta %n série</numerusform>
            <numerusform>Contando: faltam %n séries</numerusform>
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
            <numerusform>Só contam as séries avaliadas. Falta avaliar %n série terminada.</numerusform>
            <numerusform>Só contam as séries avaliadas. Falta avaliar %n séries terminadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reviewing: %n match(es) to go.</source>
        <comment>of the statistics</comment>
        <translation>
            <numerusform>Avaliando: falta %n série.</numerusform>
            <numerusform>Avaliando: faltam %n séries.</numerusform>
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
    <name>CoursePage</name>
    <message>
        <source>Chart of the lead per hand, match by match</source>
        <translation>Gráfico da vantagem por mão, série a série</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Séries</translation>
    </message>
</context>
<context>
    <name>DealCodeDialog</name>
    <message>
        <source>&amp;Begin the match</source>
        <translation>&amp;Começar a série</translation>
    </message>
    <message>
        <source>&amp;Deal code</source>
        <translation>Código de &amp;distribuição</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Código de distribuição</translation>
    </message>
    <message>
        <source>Groups of four. Spaces, dashes and small letters do not matter.</source>
        <translation>Grupos de quatro. Espaços, hifens e minúsculas não importam.</translation>
    </message>
    <message>
        <source>Leave it and &amp;begin</source>
        <translation>Abandonar e &amp;começar</translation>
    </message>
    <message>
        <source>The match under way will be left, neither won nor lost.</source>
        <translation>A série em andamento será abandonada: não conta como vitória nem como derrota.</translation>
    </message>
</context>
<context>
    <name>Deals</name>
    <message>
        <source>Cards of this match</source>
        <translation>Cartas desta série</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Código de distribuição</translation>
    </message>
    <message>
        <source>That would let you look ahead. Ask again when the match is over.</source>
        <translation>Isso permitiria ver o que vem depois. Tente de novo quando a série acabar.</translation>
    </message>
    <message>
        <source>The cards of this match come from a record without its seed. They cannot be dealt again.</source>
        <translation>As cartas desta série vêm de um registro sem a semente. Não podem ser distribuídas outra vez.</translation>
    </message>
    <message>
        <source>The cards of this match have no deal code.</source>
        <translation>As cartas desta série não têm código de distribuição.</translation>
    </message>
    <message>
        <source>The deal code of this match was copied:
%1</source>
        <translation>O código de distribuição desta série foi copiado:
%1</translation>
    </message>
    <message>
        <source>There is no match on the table.</source>
        <translation>Não há nenhuma série na mesa.</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>The deck “%1” is no longer there.</source>
        <translation>O baralho “%1” não existe mais.</translation>
    </message>
    <message>
        <source>This deck cannot be used: the card “%1” is missing.</source>
        <translation>Este baralho não pode ser usado: falta a carta “%1”.</translation>
    </message>
    <message>
        <source>This deck cannot be used: “%1” cannot be read.</source>
        <translation>Este baralho não pode ser usado: não se pode ler “%1”.</translation>
    </message>
    <message>
        <source>This deck cannot be used: “%1” does not have the shape of a card.</source>
        <translation>Este baralho não pode ser usado: “%1” não tem a forma de uma carta.</translation>
    </message>
    <message>
        <source>This deck cannot be used: “%1” is not a picture.</source>
        <translation>Este baralho não pode ser usado: “%1” não é uma imagem.</translation>
    </message>
    <message>
        <source>This deck cannot be used: “%1” is too large.</source>
        <translation>Este baralho não pode ser usado: “%1” é grande demais.</translation>
    </message>
    <message>
        <source>This deck cannot be used: “%1” refers to something outside.</source>
        <translation>Este baralho não pode ser usado: “%1” remete a algo de fora.</translation>
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
        <source>Hands per game</source>
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
        <source>Points per hand</source>
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
    <name>ErrorReport</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Error report</source>
        <translation>Relatório de erro</translation>
    </message>
    <message>
        <source>Something went wrong. The match is saved, and you can play on. If you like, send this report to those who write the program; it holds nothing but what you see.</source>
        <translation>Algo deu errado. A série está salva, e você pode continuar jogando. Se quiser, envie este relatório a quem faz o programa; ele não contém nada além do que se vê.</translation>
    </message>
    <message>
        <source>Something went wrong. You can play on, but the match could not be saved. If you like, send this report to those who write the program; it holds nothing but what you see.</source>
        <translation>Algo deu errado. Você pode continuar jogando, mas não foi possível salvar a série. Se quiser, envie este relatório a quem faz o programa; ele não contém nada além do que se vê.</translation>
    </message>
    <message>
        <source>The report was copied.</source>
        <translation>O relatório foi copiado.</translation>
    </message>
    <message>
        <source>Whoever works out its deal code sees all cards of the match under way, also those that are hidden from you.</source>
        <translation>Quem decifrar o código de distribuição que ele contém vê todas as cartas da série em andamento, também as que estão ocultas para você.</translation>
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
        <translation>Corte: %1</translation>
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
        <translation>Empate: corta-se de novo.</translation>
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
    <name>FairDealDialog</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Cards you cut off: %1</source>
        <translation>Cartas que você cortou: %1</translation>
    </message>
    <message>
        <source>Checked: this is the pack that was shown.</source>
        <translation>Conferido: é o baralho que foi mostrado.</translation>
    </message>
    <message>
        <source>Fingerprints and packs</source>
        <translation>Impressões digitais e baralhos</translation>
    </message>
    <message>
        <source>Game %1, hand %2, deal %3</source>
        <translation>Partida %1, mão %2, distribuição %3</translation>
    </message>
    <message>
        <source>Not the pack that was shown: %1</source>
        <translation>Não é o baralho que foi mostrado: %1</translation>
    </message>
    <message>
        <source>Pack: %1</source>
        <translation>Baralho: %1</translation>
    </message>
    <message>
        <source>Proof of the deal</source>
        <translation>Prova da distribuição</translation>
    </message>
    <message>
        <source>Random number: %1</source>
        <translation>Número aleatório: %1</translation>
    </message>
    <message>
        <source>Secret of the match: %1</source>
        <translation>Segredo da série: %1</translation>
    </message>
    <message>
        <source>Shown before the deal: %1</source>
        <translation>Mostrado antes da distribuição: %1</translation>
    </message>
    <message>
        <source>Shown before you cut: %1</source>
        <translation>Mostrado antes do seu corte: %1</translation>
    </message>
    <message>
        <source>The pack is revealed when the hand is over.</source>
        <translation>O baralho é revelado quando a mão termina.</translation>
    </message>
    <message>
        <source>The packs of this match were fixed before you cut, and your cut changed them.</source>
        <translation>Os baralhos desta série foram fixados antes do seu corte, e o seu corte os mudou.</translation>
    </message>
    <message>
        <source>The secret of the match is revealed when the match is over.</source>
        <translation>O segredo da série é revelado quando a série termina.</translation>
    </message>
    <message>
        <source>This match has no proof: you did not cut the pack it was dealt from.</source>
        <translation>Esta série não tem prova: você não cortou o baralho de que foi distribuída.</translation>
    </message>
</context>
<context>
    <name>FairPage</name>
    <message>
        <source>Fair cards</source>
        <translation>Jogo limpo</translation>
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
        <translation>%2 não é uma carta.</translation>
    </message>
    <message>
        <source>%2 is no number in JSON.</source>
        <translation>%2 não é um número em JSON.</translation>
    </message>
    <message>
        <source>%2 is not among the allowed values: %1.</source>
        <translation>%2 não está entre os valores permitidos: %1.</translation>
    </message>
    <message>
        <source>A character of “%2” is wrong.</source>
        <translation>Um caractere de “%2” está errado.</translation>
    </message>
    <message>
        <source>Characters are missing.</source>
        <translation>Faltam caracteres.</translation>
    </message>
    <message>
        <source>Expected: %1. Found: %2.</source>
        <translation>Esperado: %1. Encontrado: %2.</translation>
    </message>
    <message>
        <source>Group %1</source>
        <comment>of a deal code</comment>
        <translation>Grupo %1</translation>
    </message>
    <message>
        <source>Nested more than %1 deep.</source>
        <translation>Mais de %1 níveis de profundidade.</translation>
    </message>
    <message>
        <source>Number expected: %1, found: %2.</source>
        <translation>Quantidade esperada: %1, encontrada: %2.</translation>
    </message>
    <message>
        <source>Seed and shuffle go together, and this one is missing.</source>
        <translation>“seed” e “shuffle” andam juntos, e este falta.</translation>
    </message>
    <message>
        <source>Should be “%1”.</source>
        <translation>Deveria ser “%1”.</translation>
    </message>
    <message>
        <source>Something follows the end.</source>
        <translation>Há algo depois do fim.</translation>
    </message>
    <message>
        <source>The card %2 is there twice.</source>
        <translation>A carta %2 aparece duas vezes.</translation>
    </message>
    <message>
        <source>The file has more than %1 bytes.</source>
        <translation>O arquivo tem mais de %1 bytes.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>O arquivo está vazio.</translation>
    </message>
    <message>
        <source>The key is missing.</source>
        <translation>Falta esta chave.</translation>
    </message>
    <message>
        <source>The key stands there twice.</source>
        <translation>A chave aparece duas vezes.</translation>
    </message>
    <message>
        <source>The number %2 is too large.</source>
        <translation>O número %2 é grande demais.</translation>
    </message>
    <message>
        <source>The text has half a character in it.</source>
        <translation>O texto contém meio caractere.</translation>
    </message>
    <message>
        <source>The value is not allowed.</source>
        <translation>Este valor não é permitido.</translation>
    </message>
    <message>
        <source>There is no game called “%2”.</source>
        <translation>Não há nenhum jogo chamado “%2”.</translation>
    </message>
    <message>
        <source>This is not JSON.</source>
        <translation>Isto não é JSON.</translation>
    </message>
    <message>
        <source>This is not UTF-8 text.</source>
        <translation>Isto não é texto UTF-8.</translation>
    </message>
    <message>
        <source>This is not as the rules have it.</source>
        <translation>Isto não está conforme as regras.</translation>
    </message>
    <message>
        <source>This program does not know the key.</source>
        <translation>Este programa não conhece a chave.</translation>
    </message>
    <message>
        <source>This program knows no such game or rules.</source>
        <translation>Este programa não conhece esse jogo ou essas regras.</translation>
    </message>
    <message>
        <source>Written by a newer program: version %2, this one reads version %1.</source>
        <translation>Escrito por um programa mais novo: versão %2; este lê a versão %1.</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>uma lista</translation>
    </message>
    <message>
        <source>a number with a fraction</source>
        <translation>um número decimal</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>um número inteiro</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>um objeto</translation>
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
        <translation>“%2” não ocorre em códigos de distribuição.</translation>
    </message>
</context>
<context>
    <name>FiguresPage</name>
    <message>
        <source>Figures</source>
        <translation>Números</translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message>
        <source>&amp;Game</source>
        <comment>which game is played</comment>
        <translation>&amp;Jogo</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <comment>decisions taken back</comment>
        <translation>Aj&amp;uda</translation>
    </message>
    <message>
        <source>&amp;Opponents</source>
        <translation>A&amp;dversários</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos os jogos</translation>
    </message>
    <message>
        <source>With and without</source>
        <translation>Com e sem</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Com ajuda</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Sem ajuda</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>After every trick each draws a card from the stock. Played to %1.</source>
        <translation>Depois de cada vaza, cada um compra uma carta do monte. Até %1.</translation>
    </message>
    <message>
        <source>All Fives for four: partners face each other and score together.</source>
        <translation>All Fives para quatro: os parceiros sentam-se frente a frente e pontuam juntos.</translation>
    </message>
    <message>
        <source>All Fives for three, each against both others.</source>
        <translation>All Fives para três, cada um contra os outros dois.</translation>
    </message>
    <message>
        <source>All Fives, five of trumps 10 on capture</source>
        <translation>All Fives, captura do Cinco de trunfo vale 10</translation>
    </message>
    <message>
        <source>All Fives, strict following</source>
        <translation>All Fives, seguimento estrito</translation>
    </message>
    <message>
        <source>All Fives, three-handed cut-throat</source>
        <translation>All Fives a três, cada um por si</translation>
    </message>
    <message>
        <source>Anticlockwise; taking the other side&apos;s jack of trumps scores 3. Played to %1.</source>
        <translation>No sentido anti-horário; o Valete de trunfo capturado ao outro lado vale 3. Até %1.</translation>
    </message>
    <message>
        <source>As All Fives, but taking the five of trumps scores 10 at once.</source>
        <translation>Como All Fives, mas capturar o Cinco de trunfo vale 10 pontos na hora.</translation>
    </message>
    <message>
        <source>As All Fives, but taking the ten of trumps scores 20.</source>
        <translation>Como All Fives, mas capturar o Dez de trunfo vale 20 pontos.</translation>
    </message>
    <message>
        <source>As All Fives, but you may trump only when you cannot follow suit.</source>
        <translation>Como All Fives, mas só se pode trunfar quando não se pode seguir o naipe.</translation>
    </message>
    <message>
        <source>As All Fives; the side that took the five of trumps scores 5 more in the count.</source>
        <translation>Como All Fives; o lado que capturou o Cinco de trunfo marca mais 5 na contagem.</translation>
    </message>
    <message>
        <source>Classic All Fours to 11</source>
        <translation>All Fours clássico até 11</translation>
    </message>
    <message>
        <source>Classic All Fours to 7</source>
        <translation>All Fours clássico até 7</translation>
    </message>
    <message>
        <source>Five for Five</source>
        <translation>Cinco por Cinco</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Uma partida</translation>
    </message>
    <message>
        <source>Partnership All Fives</source>
        <translation>All Fives em duplas</translation>
    </message>
    <message>
        <source>Pitch for two pairs of partners. Played to %1.</source>
        <translation>Pitch para duas duplas. Até %1.</translation>
    </message>
    <message>
        <source>Pitch, each for himself</source>
        <translation>Pitch, cada um por si</translation>
    </message>
    <message>
        <source>Setback (partnership Pitch)</source>
        <translation>Setback (Pitch em duplas)</translation>
    </message>
    <message>
        <source>The old game: only High, Low, Jack and Game score. Played to %1.</source>
        <translation>O jogo antigo: só pontuam Alto, Baixo, Valete e Jogo. Até %1.</translation>
    </message>
    <message>
        <source>Trinidad All Fours</source>
        <translation>All Fours de Trinidad</translation>
    </message>
    <message>
        <source>Trumps score as they are taken, then High, Low, Jack and Game. Played to %1.</source>
        <translation>Os trunfos pontuam ao serem capturados; depois contam Alto, Baixo, Valete e Jogo. Até %1.</translation>
    </message>
    <message>
        <source>You bid to make trumps; a bid that is not made is lost. Played to %1.</source>
        <translation>Um leilão decide quem faz o trunfo; o lance não cumprido é descontado. Até %1.</translation>
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
        <translation>&amp;Procurar</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Próxima ocorrência</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Não encontrado</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Ocorrência anterior</translation>
    </message>
    <message>
        <source>Search in all chapters</source>
        <translation>Procurar em todos os capítulos</translation>
    </message>
    <message>
        <source>in all chapters</source>
        <translation>em todos os capítulos</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Voltar</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Avançar</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Como jogar</translation>
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
        <translation>Pedir um ponto ou outro naipe de trunfo</translation>
    </message>
    <message>
        <source>No point is left to be won: the cards are played for everybody</source>
        <translation>Não há mais pontos a ganhar: o programa joga as cartas de todos</translation>
    </message>
    <message>
        <source>One point to the player who begged</source>
        <translation>Um ponto para quem recusou</translation>
    </message>
    <message>
        <source>Shows the best play and why; it counts as help</source>
        <translation>Mostra a melhor jogada e por quê; conta como ajuda</translation>
    </message>
    <message>
        <source>Three more cards each and another turn-up</source>
        <translation>Mais três cartas para cada um e outra carta virada</translation>
    </message>
</context>
<context>
    <name>HintBubble</name>
    <message>
        <source>%1 (%2 against %3 with: %4).</source>
        <comment>sentence, shares, action</comment>
        <translation>%1 (%2 contra %3 com: %4).</translation>
    </message>
    <message>
        <source>%1 (%2 against %3).</source>
        <comment>sentence, share, share</comment>
        <translation>%1 (%2 contra %3).</translation>
    </message>
    <message>
        <source>%1 points expected from here, %2 to win the game.</source>
        <translation>Pontos esperados daqui em diante: %1; chance de ganhar a partida: %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>discard, cards</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Dica: %1</translation>
    </message>
    <message>
        <source>Looking for the best play…</source>
        <translation>Procurando a melhor jogada…</translation>
    </message>
    <message>
        <source>Next best: %1 (%2 points ±%3, %4 to win).</source>
        <translation>2ª opção: %1 (pontos: %2 ±%3; chance de ganhar: %4).</translation>
    </message>
    <message>
        <source>No hint could be found.</source>
        <translation>Não foi possível encontrar uma dica.</translation>
    </message>
    <message>
        <source>suggested</source>
        <translation>sugestão</translation>
    </message>
</context>
<context>
    <name>HintReason</name>
    <message>
        <source>%5 in your hand: %2, the highest: %1.</source>
        <translation>%5 na sua mão: %2; a mais alta: %1.</translation>
    </message>
    <message>
        <source>%5 in your hand: only %2.</source>
        <translation>%5 na sua mão: apenas %2.</translation>
    </message>
    <message>
        <source>As dealer you may take over the bid: %2.</source>
        <translation>Como distribuidor, você pode ficar com o lance: %2.</translation>
    </message>
    <message>
        <source>At least one other choice is just as good.</source>
        <translation>Pelo menos uma outra escolha é igualmente boa.</translation>
    </message>
    <message>
        <source>Chance that the dealer gives you one: %3.</source>
        <translation>Chance de o distribuidor lhe dar um ponto: %3.</translation>
    </message>
    <message>
        <source>Game is kept from the others more often</source>
        <translation>Os outros deixam de marcar Jogo mais vezes</translation>
    </message>
    <message>
        <source>How often this would be set back: %3 (%4).</source>
        <translation>Frequência com que este lance não seria cumprido: %3 (%4).</translation>
    </message>
    <message>
        <source>How often you make this bid: %3.</source>
        <translation>Frequência com que você cumpre este lance: %3.</translation>
    </message>
    <message>
        <source>It brings a card home that counts: %1.</source>
        <translation>Põe a salvo uma carta que conta: %1.</translation>
    </message>
    <message>
        <source>It captures a trump that scores: %1 (%2).</source>
        <translation>Captura um trunfo que pontua: %1 (%2).</translation>
    </message>
    <message>
        <source>It captures the jack of trumps.</source>
        <translation>Captura o Valete de trunfo.</translation>
    </message>
    <message>
        <source>It draws trumps from the others.</source>
        <translation>Tira trunfos dos outros.</translation>
    </message>
    <message>
        <source>It is your last card of the suit: %5.</source>
        <translation>É a sua última carta do naipe: %5.</translation>
    </message>
    <message>
        <source>It trumps the trick.</source>
        <translation>Trunfa a vaza.</translation>
    </message>
    <message>
        <source>It wins just as surely, and you keep: %1.</source>
        <translation>Ganha com a mesma certeza, e você guarda: %1.</translation>
    </message>
    <message>
        <source>Nobody can take this trick from you.</source>
        <translation>Ninguém pode tirar esta vaza de você.</translation>
    </message>
    <message>
        <source>Nobody else has a higher card of this suit.</source>
        <translation>Ninguém mais tem uma carta mais alta deste naipe.</translation>
    </message>
    <message>
        <source>Of the cards you may play it counts least.</source>
        <translation>Das cartas permitidas, é a que menos conta.</translation>
    </message>
    <message>
        <source>Played out many times, it does better than: %4.</source>
        <translation>Jogada muitas vezes até o fim, rende mais do que: %4.</translation>
    </message>
    <message>
        <source>The card called for comes to you more often: %1</source>
        <translation>A carta chamada fica com você mais vezes: %1</translation>
    </message>
    <message>
        <source>The gift would win them the game.</source>
        <translation>O presente de 1 ponto daria a partida a eles.</translation>
    </message>
    <message>
        <source>The gift would win you the game.</source>
        <translation>O presente de 1 ponto daria a partida a você.</translation>
    </message>
    <message>
        <source>The next turn-up may score for you: %3.</source>
        <translation>A próxima carta virada pode pontuar para você: %3.</translation>
    </message>
    <message>
        <source>The others may call for a card that you show.</source>
        <translation>Os outros podem chamar uma carta que você mostrar.</translation>
    </message>
    <message>
        <source>The pitcher is set back more often</source>
        <translation>O vencedor do leilão deixa de cumprir o lance mais vezes</translation>
    </message>
    <message>
        <source>The trick is lost, and it does not take along: %1.</source>
        <translation>A vaza está perdida, e não leva consigo: %1.</translation>
    </message>
    <message>
        <source>The trick is lost, and this card counts nothing.</source>
        <translation>A vaza está perdida, e esta carta não conta nada.</translation>
    </message>
    <message>
        <source>The trick is yours, and you draw: %1.</source>
        <translation>A vaza é sua, e você compra: %1.</translation>
    </message>
    <message>
        <source>There is no other choice.</source>
        <translation>Não há outra escolha.</translation>
    </message>
    <message>
        <source>This trick wins you the game at once.</source>
        <translation>Esta vaza lhe dá a partida na hora.</translation>
    </message>
    <message>
        <source>What it wins counts %2 for Game.</source>
        <translation>O que ganha conta para o ponto de Jogo: %2.</translation>
    </message>
    <message>
        <source>What you keep in plain suits counts %2 for Game.</source>
        <translation>O que você guarda fora dos trunfos conta para o ponto de Jogo: %2.</translation>
    </message>
    <message>
        <source>What you throw out counts nothing.</source>
        <translation>O que você descarta não conta nada.</translation>
    </message>
    <message>
        <source>You capture this trump more often: %1</source>
        <translation>Você captura este trunfo mais vezes: %1</translation>
    </message>
    <message>
        <source>You catch the jack of trumps more often</source>
        <translation>Você captura o Valete de trunfo mais vezes</translation>
    </message>
    <message>
        <source>You get to pitch more often</source>
        <translation>Você vence o leilão mais vezes</translation>
    </message>
    <message>
        <source>You keep all your trumps: %2.</source>
        <translation>Você guarda todos os seus trunfos: %2.</translation>
    </message>
    <message>
        <source>You keep the others from winning it more often</source>
        <translation>Você impede mais vezes que os outros ganhem a partida nesta mão</translation>
    </message>
    <message>
        <source>You make Game more often</source>
        <translation>Você marca Jogo mais vezes</translation>
    </message>
    <message>
        <source>You make High more often</source>
        <translation>Você marca Alto mais vezes</translation>
    </message>
    <message>
        <source>You make Low more often</source>
        <translation>Você marca Baixo mais vezes</translation>
    </message>
    <message>
        <source>You make your bid more often</source>
        <translation>Você cumpre o seu lance mais vezes</translation>
    </message>
    <message>
        <source>You risk no card that counts.</source>
        <translation>Você não arrisca nenhuma carta que conte.</translation>
    </message>
    <message>
        <source>You save this card more often: %1</source>
        <translation>Você salva esta carta mais vezes: %1</translation>
    </message>
    <message>
        <source>You save your jack of trumps more often</source>
        <translation>Você salva o seu Valete de trunfo mais vezes</translation>
    </message>
    <message>
        <source>You save your trumps for later.</source>
        <translation>Você guarda os trunfos para mais tarde.</translation>
    </message>
    <message>
        <source>You win the game in this hand more often</source>
        <translation>Você ganha a partida nesta mão mais vezes</translation>
    </message>
    <message>
        <source>You win this card for Game more often: %1</source>
        <translation>Você ganha mais vezes esta carta para o ponto de Jogo: %1</translation>
    </message>
    <message>
        <source>You would have to bid four without this card: %1.</source>
        <translation>Você teria de dar um lance de quatro sem esta carta: %1.</translation>
    </message>
    <message>
        <source>Your partner&apos;s trick is safe, and takes in: %1.</source>
        <translation>A vaza do seu parceiro é certa, e leva: %1.</translation>
    </message>
    <message>
        <source>Your partner&apos;s trick is safe, and you keep: %1.</source>
        <translation>A vaza do seu parceiro é certa, e você guarda: %1.</translation>
    </message>
</context>
<context>
    <name>HouseRulesPage</name>
    <message>
        <source>%1 (changed)</source>
        <comment>a game</comment>
        <translation>%1 (alterado)</translation>
    </message>
    <message numerus="yes">
        <source>%n option(s) changed</source>
        <translation>
            <numerusform>%n opção alterada</numerusform>
            <numerusform>%n opções alteradas</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Change</source>
        <translation>&amp;Alterar</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Jogos</translation>
    </message>
    <message>
        <source>A new match is played by these rules; a match under way keeps its own.</source>
        <translation>Uma nova série segue estas regras; a que está em curso mantém as suas.</translation>
    </message>
    <message>
        <source>Change to: %1</source>
        <translation>Alterar para: %1</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Jogos</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regras da casa</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>Restaurar &amp;todas</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Procurar nas regras</translation>
    </message>
    <message>
        <source>Search the rules (Ctrl+F)</source>
        <translation>Procurar nas regras (Ctrl+F)</translation>
    </message>
    <message>
        <source>The game&apos;s own rules, unchanged.</source>
        <translation>As regras próprias do jogo, sem alterações.</translation>
    </message>
    <message>
        <source>U&amp;ndo</source>
        <translation>&amp;Desfazer</translation>
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
        <translation>Todos os textos mudam na hora; a série continua.</translation>
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
        <translation>+%1 pelo seu próprio trunfo. O último também não pode ser vencido: saia com ele, e o distribuidor terá de se desfazer de uma carta.</translation>
    </message>
    <message>
        <source>+%1, the ten among them! The dealer had to give it up, so it was the last trump there. Yours can wait: lead the plain card you can best spare.</source>
        <translation>+%1, com o Dez! O distribuidor teve de entregá-lo, logo era o último trunfo dele. Os seus podem esperar: saia com a carta de outro naipe que menos falta faz.</translation>
    </message>
    <message>
        <source>+%1. Play your last card; then the hand is counted: High, Low, Jack and Game, each with the card or the totals behind it.</source>
        <translation>+%1. Jogue a última carta; depois conta-se a mão: Alto, Baixo, Valete e Jogo, cada um com a carta ou os totais que o justificam.</translation>
    </message>
    <message>
        <source>A higher diamond would take the ten, and %1 towards Game with it. Lead a small card.</source>
        <translation>Uma carta de ouros mais alta levaria o Dez, e com ele %1 para o Jogo. Saia com uma carta baixa.</translation>
    </message>
    <message>
        <source>A higher heart may still be out. Lead the trump first: the dealer may have to part with that heart.</source>
        <translation>Ainda pode haver uma carta de copas mais alta. Saia primeiro com o trunfo: talvez o distribuidor tenha de se desfazer dela.</translation>
    </message>
    <message>
        <source>A higher heart would take the ten, and %1 towards Game. Keep it for later.</source>
        <translation>Uma carta de copas mais alta levaria o Dez, e com ele %1 para o Jogo. Guarde-o para depois.</translation>
    </message>
    <message>
        <source>A higher trump could beat that. Only the ace is sure to win, and to catch the jack if it has to follow.</source>
        <translation>Um trunfo mais alto poderia vencer esse. Só o Ás tem a vaza certa, e captura o Valete se ele tiver de cair.</translation>
    </message>
    <message>
        <source>A ten counts %1 towards Game: do not lead it while higher spades are out.</source>
        <translation>Um Dez conta %1 para o Jogo: não saia com ele enquanto houver espadas mais altas.</translation>
    </message>
    <message>
        <source>A trump that is still out could beat the king. Lead your trump first.</source>
        <translation>Um trunfo que ainda esteja por sair poderia vencer o Rei. Saia primeiro com o seu trunfo.</translation>
    </message>
    <message>
        <source>Bid how many of High, Low, Jack and Game you will take. West passed, East bid %1; as the dealer you may take it over for the same. You hold ace, jack and two of clubs.</source>
        <translation>Dê um lance: quantos fará de Alto, Baixo, Valete e Jogo? Oeste passou, o lance de Leste é %1; como distribuidor, você pode igualar. Tem Ás, Valete e Dois de paus.</translation>
    </message>
    <message>
        <source>Captured: +%1. The peg walks a hole a point; the one behind shows the score before. The ten of trumps, worth %2, is still out: lead your other high trump.</source>
        <translation>Capturado: +%1. O marcador anda um furo por ponto; o de trás mostra o total anterior. Ainda falta o Dez de trunfo, que vale %2: saia com o seu outro trunfo alto.</translation>
    </message>
    <message>
        <source>Captures score nothing here, only High, Low, Jack and Game. But a jack won by the other side is hanged, for +%1. Lead the trump that nothing beats.</source>
        <translation>Aqui as capturas não marcam nada, só Alto, Baixo, Valete e Jogo. Mas o Valete ganho pelo outro lado é enforcado: +%1. Saia com o trunfo que ninguém pode vencer.</translation>
    </message>
    <message>
        <source>Clubs is right, but a higher club could win. Lead the ace of clubs.</source>
        <translation>Paus está certo, mas uma carta de paus mais alta poderia vencer. Saia com o Ás de paus.</translation>
    </message>
    <message>
        <source>East led spades, and your partner&apos;s ace is winning. You are the last to play: follow suit or trump, and make the trick worth more for your side.</source>
        <translation>Leste saiu com espadas, e o Ás do seu parceiro está vencendo. Você é o último a jogar: siga o naipe ou trunfe, e faça a vaza valer mais para o seu lado.</translation>
    </message>
    <message>
        <source>Hearts again, with a ten in the trick, and nobody plays after you. Who can come home safely now?</source>
        <translation>Copas de novo, com um Dez na vaza, e ninguém joga depois de você. Que trunfo pode se pôr a salvo agora?</translation>
    </message>
    <message>
        <source>High and Jack are yours; Low is the dealer&apos;s three, the lowest trump played. Game: %1 against %2 in the tricks. You stand at %3, and the first to reach %4 wins.</source>
        <translation>Alto e Valete são seus; Baixo é o Três do distribuidor, o trunfo mais baixo em jogo. Jogo: %1 contra %2 nas vazas. Você tem %3, e vence quem chegar primeiro a %4.</translation>
    </message>
    <message>
        <source>High is yours, and Low too: the two stays with your partner, who played it. The hanged jack is +%1, Game %2 to %3. You stand at %4; the first to reach %5 wins.</source>
        <translation>Alto é seu, e Baixo também: o Dois fica com o parceiro, que o jogou. O Valete enforcado vale +%1, Jogo %2 a %3. O seu lado tem %4; vence quem chegar primeiro a %5.</translation>
    </message>
    <message>
        <source>Jack is safe. For Game the ten of diamonds and your last trump should win a trick each. Lead the card that can be lost.</source>
        <translation>O Valete está a salvo. Para o Jogo, o Dez de ouros e o seu último trunfo devem vencer uma vaza cada um. Saia com a carta que se pode perder.</translation>
    </message>
    <message>
        <source>Keep every trump. Trumps win tricks, and the ace, king, queen, jack, ten and five of trumps score for the side that captures them.</source>
        <translation>Guarde todos os trunfos. Eles vencem vazas, e o Ás, o Rei, a Dama, o Valete, o Dez e o Cinco de trunfo rendem pontos a quem os captura.</translation>
    </message>
    <message>
        <source>Keep the six beside the ten. The five is your only heart: once it is gone, you can trump hearts as you please.</source>
        <translation>Guarde o Seis junto do Dez. O Cinco é a sua única carta de copas: sem ele, poderá trunfar copas à vontade.</translation>
    </message>
    <message>
        <source>Keep the ten of hearts. It is no trump, but it counts %1 towards Game for the side that wins it.</source>
        <translation>Guarde o Dez de copas. Não é trunfo, mas conta %1 para o Jogo do lado que o ganhar.</translation>
    </message>
    <message>
        <source>Keep your trumps for a trick that is worth winning. Lead a plain card.</source>
        <translation>Guarde os trunfos para uma vaza que valha a pena. Saia com uma carta de outro naipe.</translation>
    </message>
    <message>
        <source>Low is yours whoever wins the two. But as a trump it can still win a trick: keep it.</source>
        <translation>Baixo é seu, seja quem for que vença a vaza do Dois. Mas, sendo trunfo, ele ainda pode vencer uma vaza: guarde-o.</translation>
    </message>
    <message>
        <source>Most trumps beat the five, and whoever takes it scores %1. Lead a trump that nothing beats.</source>
        <translation>Quase todo trunfo vence o Cinco, e quem o leva marca %1. Saia com um trunfo que ninguém possa vencer.</translation>
    </message>
    <message>
        <source>North is your partner. The six turned up gave the dealer&apos;s side +%1 at once, and proposes diamonds. You hold the ace and two more: stand or beg?</source>
        <translation>Norte é o seu parceiro. O Seis virado deu na hora +%1 ao lado do distribuidor e propõe ouros. Você tem o Ás e mais dois: aceita ou recusa?</translation>
    </message>
    <message>
        <source>Not yet: the dealer could trump it. Draw the trumps out with your high ones first.</source>
        <translation>Ainda não: o distribuidor poderia trunfar. Primeiro tire os trunfos dele com os seus trunfos altos.</translation>
    </message>
    <message>
        <source>Only the ten is left, and you lead it. Then see whether the bid was made.</source>
        <translation>Só resta o Dez, e você sai com ele. Depois se verá se o lance foi cumprido.</translation>
    </message>
    <message>
        <source>Play your last card. Then the points are counted in their order: High, Low, Jack, Game.</source>
        <translation>Jogue a última carta. Depois contam-se os pontos pela ordem: Alto, Baixo, Valete, Jogo.</translation>
    </message>
    <message>
        <source>That draws no trump. Lead the ace: everybody has to follow with a trump.</source>
        <translation>Isso não tira nenhum trunfo. Saia com o Ás: quem tiver trunfo deve jogá-lo.</translation>
    </message>
    <message>
        <source>That would give %1 towards Game away. Win the trick with your trump.</source>
        <translation>Isso seria dar de presente %1 para o Jogo. Vença a vaza com o seu trunfo.</translation>
    </message>
    <message>
        <source>That would make another suit trumps, of which you hold too little. Lead your best club.</source>
        <translation>Isso faria trunfo de outro naipe, no qual você tem pouco. Saia com a sua melhor carta de paus.</translation>
    </message>
    <message>
        <source>The ace brought in the king. The queen of trumps may be out, so the jack is not safe yet. Lead a plain card, best from a suit of which you have no other.</source>
        <translation>O Ás trouxe o Rei. A Dama de trunfo pode estar em jogo, por isso o Valete ainda corre perigo. Saia com outro naipe, de preferência um de que só tenha uma carta.</translation>
    </message>
    <message>
        <source>The ace is higher: your king would be lost, and %1 towards Game with it. Play a trump.</source>
        <translation>O Ás é mais alto: o seu Rei se perderia, e com ele %1 para o Jogo. Jogue um trunfo.</translation>
    </message>
    <message>
        <source>The ace of clubs would take the king, and %1 towards Game with it.</source>
        <translation>O Ás de paus levaria o Rei, e com ele %1 para o Jogo.</translation>
    </message>
    <message>
        <source>The ace of spades, and you have no spade: you may throw any card away, or trump.</source>
        <translation>O Ás de espadas, e você não tem espadas: pode jogar fora qualquer carta ou trunfar.</translation>
    </message>
    <message>
        <source>The ace of trumps is High for certain, and may catch the jack. You want diamonds: stand.</source>
        <translation>O Ás de trunfo é Alto com certeza e pode capturar o Valete. Ouros lhe convém: aceite.</translation>
    </message>
    <message>
        <source>The ace was higher. Now hearts are led: you may follow suit or trump, even with a heart in hand. A trump that wins scores its own value: the five %1, the jack %2.</source>
        <translation>O Ás era mais alto. Agora a saída é de copas: você pode seguir o naipe ou trunfar, mesmo tendo copas. O trunfo que vence marca o próprio valor: o Cinco %1, o Valete %2.</translation>
    </message>
    <message>
        <source>The bid is yours, so you lead, and the suit of your first card is trumps. Which card makes the trumps you want, and cannot be beaten?</source>
        <translation>O lance é seu: a saída é sua, e o naipe da sua primeira carta é trunfo. Que carta faz o trunfo desejado e não pode ser vencida?</translation>
    </message>
    <message>
        <source>The card turned up proposes hearts as trumps. Stand and hearts it is; beg, and the dealer gives you a point or deals on for another suit. You hold a single heart.</source>
        <translation>A carta virada propõe copas como trunfo. Aceite, e fica copas; recuse, e o distribuidor lhe dá um ponto ou roda as cartas em busca de outro naipe. Você só tem uma carta de copas.</translation>
    </message>
    <message>
        <source>The dealer has no trump left, so yours lose nothing by waiting, and may win a better trick. Lead a plain card.</source>
        <translation>O distribuidor já não tem trunfos: os seus não perdem nada em esperar e podem vencer uma vaza melhor. Saia com uma carta de outro naipe.</translation>
    </message>
    <message>
        <source>The dealer need not go higher: %1 is enough, and points above the bid count too. A higher bid only puts more at risk.</source>
        <translation>O distribuidor não precisa subir: %1 bastam, e os pontos acima do lance também contam. Um lance maior só arrisca mais.</translation>
    </message>
    <message>
        <source>The dealer ran the cards: %1 more each, and spades are trumps. Go back to %2 cards: choose the %3 you need least, then press Discard.</source>
        <translation>O distribuidor rodou as cartas: mais %1 para cada um, e espadas é trunfo. Volte a %2 cartas: escolha as %3 que menos fazem falta e pressione Descartar.</translation>
    </message>
    <message>
        <source>The jack had to fall to your ace: hanged! East has no other trump, or it would have been played. Now lead the plain card that costs you least.</source>
        <translation>O Valete teve de cair no seu Ás: enforcado! Leste não tem outro trunfo, senão o teria jogado. Agora saia com a carta de outro naipe que menos custa.</translation>
    </message>
    <message>
        <source>The last trump takes a trick later, when it is needed. Lead a plain card.</source>
        <translation>O último trunfo vence uma vaza depois, quando fizer falta. Saia com uma carta de outro naipe.</translation>
    </message>
    <message>
        <source>The queen is higher than the ten: %1 towards Game would go to the dealer. Play a trump.</source>
        <translation>A Dama é mais alta do que o Dez: %1 para o Jogo iriam para o distribuidor. Jogue um trunfo.</translation>
    </message>
    <message>
        <source>The queen of trumps may be out: she would take the jack, and the point for Jack with it. Lead a trump that nothing beats.</source>
        <translation>A Dama de trunfo pode estar com o adversário: levaria o Valete, e com ele o ponto de Valete. Saia com um trunfo que ninguém possa vencer.</translation>
    </message>
    <message>
        <source>The queen of trumps would take the jack, and the point for Jack with it. Wait for a trick that nobody can overtrump.</source>
        <translation>A Dama de trunfo levaria o Valete, e com ele o ponto de Valete. Espere uma vaza que ninguém possa cobrir com trunfo maior.</translation>
    </message>
    <message>
        <source>The ten in this trick counts %1 towards Game. You have no heart: win it with a trump.</source>
        <translation>O Dez desta vaza conta %1 para o Jogo. Você não tem copas: vença com um trunfo.</translation>
    </message>
    <message>
        <source>The ten is home: %1 towards Game. Your partner leads clubs, and West puts the ace on it. Follow suit or trump?</source>
        <translation>O Dez está a salvo: %1 para o Jogo. O seu parceiro sai com paus, e Oeste põe o Ás. Seguir o naipe ou trunfar?</translation>
    </message>
    <message>
        <source>The two would win it as well. But the jack is safe only where nobody plays after you: bring it home now.</source>
        <translation>O Dois também a venceria. Mas o Valete só está seguro quando ninguém joga depois: ponha-o a salvo agora.</translation>
    </message>
    <message>
        <source>There are %1 tricks, and you lead. When trumps are led the dealer must play a trump, and whoever wins the trick scores what fell. Lead a trump nobody can beat.</source>
        <translation>São %1 vazas, e a saída é sua. Se a saída é de trunfo, o distribuidor deve jogar trunfo, e quem vence a vaza marca o que caiu. Saia com um trunfo que ninguém pode vencer.</translation>
    </message>
    <message>
        <source>Throw out the small cards of the other suits. The queen counts %1 towards Game.</source>
        <translation>Descarte as cartas baixas dos outros naipes. A Dama conta %1 para o Jogo.</translation>
    </message>
    <message>
        <source>Well trumped: the ace is %1 more towards Game. Two cards are left. Lead the trump first, so that nobody can trump your king.</source>
        <translation>Bem trunfado: o Ás vale mais %1 para o Jogo. Restam duas cartas. Saia primeiro com o trunfo, para que ninguém possa trunfar o seu Rei.</translation>
    </message>
    <message>
        <source>With clubs as trumps the ace is High and the two is Low for certain. That is worth a bid.</source>
        <translation>Com paus como trunfo, o Ás é Alto e o Dois é Baixo com certeza. Isso vale um lance.</translation>
    </message>
    <message>
        <source>You took %1 and had bid %2: made, and every point counts. Had you taken less, the bid would be taken off your score: set back. The first to reach %3 wins.</source>
        <translation>Você fez %1 com um lance de %2: cumprido, e todos os pontos contam. Se tivesse feito menos, o lance seria descontado dos seus pontos. Vence quem chegar primeiro a %3.</translation>
    </message>
    <message>
        <source>Your only heart is the ten. As a trump it is worth %1 to the side that captures it, and alone you could not save it. Beg.</source>
        <translation>A sua única carta de copas é o Dez. Como trunfo, ele vale %1 para quem o capturar, e sozinho não teria como se salvar. Recuse.</translation>
    </message>
    <message>
        <source>Your partner wins this trick anyway: a trump would be wasted. Give the ten of spades to your own side.</source>
        <translation>O seu parceiro vence esta vaza de qualquer modo: um trunfo seria desperdício. Dê o Dez de espadas ao seu próprio lado.</translation>
    </message>
</context>
<context>
    <name>LessonStrip</name>
    <message>
        <source>Tutorial</source>
        <translation>Tutorial</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>Step %1 of %2</source>
        <comment>of a lesson</comment>
        <translation>Passo %1 de %2</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tente de novo</translation>
    </message>
    <message>
        <source>Well played</source>
        <translation>Bem jogado</translation>
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
        <translation>Clube</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Especialista</translation>
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
        <translation>Rever uma série</translation>
    </message>
    <message>
        <source>No match has been finished yet.</source>
        <translation>Ainda não há nenhuma série terminada.</translation>
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
        <translation>&amp;Tempo de leitura:</translation>
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
        <translation>Placa de vídeo</translation>
    </message>
    <message>
        <source>How fast cards and pegs move; off, they are there at once. As the system: off where the desktop asks for less motion.</source>
        <translation>A velocidade de cartas e marcadores; sem movimento, aparecem de imediato no seu lugar. Como no sistema: sem movimento quando o sistema pede menos animações.</translation>
    </message>
    <message>
        <source>How long a full trick and a call can be read, also without motion.</source>
        <translation>Quanto tempo uma vaza completa e uma declaração ficam à vista, também sem movimento.</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Longo</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Movimento</translation>
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
        <translation>Sem movimento</translation>
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
        <translation>Até um clique</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Muito rápida</translation>
    </message>
    <message>
        <source>What draws the table, from the next start on. Automatic: the graphics card, where a trial has shown that it draws well; else software.</source>
        <translation>O que desenha a mesa, a partir do próximo início. Automático: a placa de vídeo, se um teste mostrou que ela desenha bem; senão, o software.</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>%1, each for himself</source>
        <comment>number of players</comment>
        <translation>%1, cada um por si</translation>
    </message>
    <message>
        <source>&amp;Begin the match</source>
        <translation>&amp;Começar a série</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <comment>which game is played</comment>
        <translation>&amp;Jogo</translation>
    </message>
    <message>
        <source>&amp;Length of the match</source>
        <translation>&amp;Duração da série</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>Jo&amp;gadores</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regras</translation>
    </message>
    <message>
        <source>&amp;Undo allowed</source>
        <translation>Desfa&amp;zer permitido</translation>
    </message>
    <message>
        <source>2, against the computer</source>
        <translation>2, contra o computador</translation>
    </message>
    <message>
        <source>4, in two pairs</source>
        <translation>4, em duas duplas</translation>
    </message>
    <message>
        <source>A match in which a decision was taken back counts as with help.</source>
        <translation>Uma série em que se desfez uma decisão conta como jogada com ajuda.</translation>
    </message>
    <message>
        <source>As in the last match</source>
        <translation>Como na última série</translation>
    </message>
    <message>
        <source>Leave it and &amp;begin</source>
        <translation>Abandonar e &amp;começar</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nova série</translation>
    </message>
    <message>
        <source>Standard rules</source>
        <translation>Regras padrão</translation>
    </message>
    <message>
        <source>The match under way will be left, neither won nor lost.</source>
        <translation>A série em andamento será abandonada: não conta como vitória nem como derrota.</translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <source>A card shown out of turn stays exposed, and an opponent may call for it.</source>
        <translation>Uma carta mostrada fora da vez fica exposta, e um adversário pode chamá-la.</translation>
    </message>
    <message>
        <source>A game counts twice when every other side is below the skunk line.</source>
        <translation>Uma partida vale por duas quando todos os outros lados ficam abaixo da linha do skunk.</translation>
    </message>
    <message>
        <source>A trick already trumped may be given a lower trump.</source>
        <translation>Numa vaza já trunfada pode-se pôr um trunfo menor.</translation>
    </message>
    <message>
        <source>Begging</source>
        <translation>Recusa</translation>
    </message>
    <message>
        <source>Bonus for the five of trumps</source>
        <translation>Bônus pelo Cinco de trunfo</translation>
    </message>
    <message>
        <source>Calling exposed cards</source>
        <translation>Chamar cartas expostas</translation>
    </message>
    <message>
        <source>Captured jack of trumps</source>
        <translation>Valete de trunfo capturado</translation>
    </message>
    <message>
        <source>Cards after a run</source>
        <translation>Cartas depois de rodar</translation>
    </message>
    <message>
        <source>Cards at a time</source>
        <translation>Cartas de cada vez</translation>
    </message>
    <message>
        <source>Dealer of the next game</source>
        <translation>Distribuidor da próxima partida</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Sentido do jogo</translation>
    </message>
    <message>
        <source>Eldest hand, who leads first, may beg once a deal for other trumps.</source>
        <translation>A mão mais velha, que sai primeiro, pode recusar uma vez por distribuição e pedir outro trunfo.</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Primeiro distribuidor</translation>
    </message>
    <message>
        <source>Five of trumps captured</source>
        <translation>Cinco de trunfo capturado</translation>
    </message>
    <message>
        <source>Fives that count for Game</source>
        <translation>Cincos que contam para o Jogo</translation>
    </message>
    <message>
        <source>Following suit</source>
        <translation>Seguir o naipe</translation>
    </message>
    <message>
        <source>Four play as two pairs with one score each.</source>
        <translation>Quatro jogam em duas duplas, cada uma com um só total.</translation>
    </message>
    <message>
        <source>How many cards a hand has once the cards were run.</source>
        <translation>Com quantas cartas se joga depois de rodar as cartas.</translation>
    </message>
    <message>
        <source>How many cards each player gets at a time, in every deal and run.</source>
        <translation>Quantas cartas cada jogador recebe de cada vez, em cada distribuição e ao rodar.</translation>
    </message>
    <message>
        <source>How many games a match has at most; a skunk counts twice.</source>
        <translation>Quantas partidas tem a série no máximo; um skunk conta duas vezes.</translation>
    </message>
    <message>
        <source>How many play, you among them.</source>
        <translation>Quantos jogam, contando você.</translation>
    </message>
    <message>
        <source>How often the cards may be run; the pack may run out sooner.</source>
        <translation>Quantas vezes as cartas podem ser rodadas; o baralho pode acabar antes.</translation>
    </message>
    <message>
        <source>How the trump suit of a hand is found.</source>
        <translation>Como se define o naipe de trunfo de uma mão.</translation>
    </message>
    <message>
        <source>Length of a match</source>
        <translation>Duração da série</translation>
    </message>
    <message>
        <source>Low goes to</source>
        <translation>O Baixo vai para</translation>
    </message>
    <message>
        <source>Lowest bid</source>
        <translation>Lance mínimo</translation>
    </message>
    <message>
        <source>Most runs in a deal</source>
        <translation>Máximo de vezes que se rodam as cartas</translation>
    </message>
    <message>
        <source>Must trump when void</source>
        <translation>Obrigação de trunfar</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Parceiros</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Points after Game for the side that won the five of trumps.</source>
        <translation>Pontos depois do Jogo para o lado que ganhou o Cinco de trunfo.</translation>
    </message>
    <message>
        <source>Points at once for winning the five of trumps.</source>
        <translation>Pontos imediatos por ganhar o Cinco de trunfo.</translation>
    </message>
    <message>
        <source>Points at once for winning the ten of trumps.</source>
        <translation>Pontos imediatos por ganhar o Dez de trunfo.</translation>
    </message>
    <message>
        <source>Points for captures</source>
        <translation>Pontos por capturas</translation>
    </message>
    <message>
        <source>Points for the jack of trumps won from another side; kept, it is worth 1.</source>
        <translation>Pontos pelo Valete de trunfo ganho a outro lado; conservado, vale 1.</translation>
    </message>
    <message>
        <source>Points for the turn-up</source>
        <translation>Pontos pela carta virada</translation>
    </message>
    <message>
        <source>Skunk</source>
        <translation>Skunk</translation>
    </message>
    <message>
        <source>Skunk line</source>
        <translation>Linha do skunk</translation>
    </message>
    <message>
        <source>Stock face up</source>
        <translation>Monte com a face para cima</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Alvo da partida</translation>
    </message>
    <message>
        <source>Ten of trumps captured</source>
        <translation>Dez de trunfo capturado</translation>
    </message>
    <message>
        <source>The bidder counts first</source>
        <translation>O vencedor do leilão conta primeiro</translation>
    </message>
    <message>
        <source>The bidder&apos;s side counts all its points before anybody else does.</source>
        <translation>O lado do vencedor do leilão conta todos os seus pontos antes dos outros.</translation>
    </message>
    <message>
        <source>The dealer may give the point even if it brings a side to the target.</source>
        <translation>O distribuidor pode dar o ponto mesmo que leve um lado ao alvo.</translation>
    </message>
    <message>
        <source>The dealer may take the bid</source>
        <translation>O distribuidor pode ficar com o lance</translation>
    </message>
    <message>
        <source>The dealer, who bids last, may take a bid below four at the same number.</source>
        <translation>O distribuidor, último a falar, pode ficar com um lance abaixo de quatro pelo mesmo número.</translation>
    </message>
    <message>
        <source>The gift goes to</source>
        <translation>O presente vai para</translation>
    </message>
    <message>
        <source>The gift may win the game</source>
        <translation>O presente pode dar a vitória</translation>
    </message>
    <message>
        <source>The least that may be bid; the most is always four.</source>
        <translation>O menor lance possível; o maior é sempre quatro.</translation>
    </message>
    <message>
        <source>The score that saves the losers from a skunk.</source>
        <translation>Os pontos que livram os perdedores do skunk.</translation>
    </message>
    <message>
        <source>The score that wins a game.</source>
        <translation>Os pontos que dão a vitória na partida.</translation>
    </message>
    <message>
        <source>The top card of the stock is always open; otherwise only the first is.</source>
        <translation>A carta de cima do monte está sempre à vista; caso contrário, só a primeira.</translation>
    </message>
    <message>
        <source>Tie for Game</source>
        <translation>Empate no Jogo</translation>
    </message>
    <message>
        <source>Trumps are made by</source>
        <translation>O trunfo é definido por</translation>
    </message>
    <message>
        <source>Undertrumping</source>
        <translation>Trunfar por baixo</translation>
    </message>
    <message>
        <source>What happens when everybody before the dealer passed.</source>
        <translation>O que acontece quando todos passaram antes do distribuidor.</translation>
    </message>
    <message>
        <source>What happens when the last run turns up the rejected suit again.</source>
        <translation>O que acontece quando a última carta virada repete o naipe recusado.</translation>
    </message>
    <message>
        <source>What may be played by whoever holds the plain suit led.</source>
        <translation>O que pode jogar quem tem o naipe aberto, se não é trunfo.</translation>
    </message>
    <message>
        <source>What the dealer&apos;s side scores at once for the card turned up.</source>
        <translation>O que o lado do distribuidor marca na hora pela carta virada.</translation>
    </message>
    <message>
        <source>When all others pass</source>
        <translation>Quando todos os outros passam</translation>
    </message>
    <message>
        <source>When the runs are used up</source>
        <translation>Quando já não se pode rodar</translation>
    </message>
    <message>
        <source>Which fives are worth five towards the Game point.</source>
        <translation>Que cincos valem cinco para o ponto de Jogo.</translation>
    </message>
    <message>
        <source>Which way deal, turn and play go round the table.</source>
        <translation>Em que sentido se distribui, se fala e se joga.</translation>
    </message>
    <message>
        <source>Who deals the first hand of a match.</source>
        <translation>Quem distribui a primeira mão de uma série.</translation>
    </message>
    <message>
        <source>Who deals when the next game of the match begins.</source>
        <translation>Quem distribui quando começa a próxima partida da série.</translation>
    </message>
    <message>
        <source>Who gets the Game point when the best totals are equal.</source>
        <translation>Quem recebe o ponto de Jogo quando os melhores totais são iguais.</translation>
    </message>
    <message>
        <source>Who gets the point when the dealer gives one rather than run the cards.</source>
        <translation>Quem recebe o ponto quando o distribuidor dá um em vez de rodar as cartas.</translation>
    </message>
    <message>
        <source>Who scores for the lowest trump in play.</source>
        <translation>Quem marca pelo trunfo mais baixo em jogo.</translation>
    </message>
    <message>
        <source>Who wins at the target</source>
        <translation>Quem vence ao chegar ao alvo</translation>
    </message>
    <message>
        <source>Who wins when a hand brings a side to the target.</source>
        <translation>Quem vence quando uma mão leva um lado ao alvo.</translation>
    </message>
    <message>
        <source>Whoever has no card of the suit led must play a trump, if there is one.</source>
        <translation>Quem não tem cartas do naipe aberto deve jogar um trunfo, se o tiver.</translation>
    </message>
    <message>
        <source>Whoever wins a trick scores its trumps at once: ace 4, king 3, queen 2, jack 1.</source>
        <translation>Quem vence a vaza marca na hora os trunfos dela: Ás 4, Rei 3, Dama 2, Valete 1.</translation>
    </message>
</context>
<context>
    <name>Option constraint</name>
    <message>
        <source>A stock to draw from needs two players.</source>
        <translation>Comprar do monte é para dois jogadores.</translation>
    </message>
    <message>
        <source>Partners need four players.</source>
        <translation>Parceiros só com quatro jogadores.</translation>
    </message>
    <message>
        <source>The skunk line must not lie above the target.</source>
        <translation>A linha do skunk não pode ficar acima do alvo.</translation>
    </message>
    <message>
        <source>Where no card is turned up, nobody begs and nothing is scored for it.</source>
        <translation>Sem carta virada não há recusa nem pontos por ela.</translation>
    </message>
    <message>
        <source>With bidding, captures score no points and the five of trumps no bonus.</source>
        <translation>Com leilão, as capturas não dão pontos, nem o Cinco de trunfo dá bônus.</translation>
    </message>
</context>
<context>
    <name>Option group</name>
    <message>
        <source>Bidding</source>
        <translation>Leilão</translation>
    </message>
    <message>
        <source>Deal and trumps</source>
        <translation>Distribuição e trunfo</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fim da partida</translation>
    </message>
    <message>
        <source>Play of the cards</source>
        <translation>Jogo das cartas</translation>
    </message>
    <message>
        <source>Players and dealer</source>
        <translation>Jogadores e distribuidor</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Pontuação</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Monte</translation>
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
        <translation>Sempre assim neste jogo: %1.</translation>
    </message>
    <message>
        <source>Does not apply because of “%1”: %2. Needed: %3.</source>
        <translation>Não se aplica por causa de “%1”: %2. Necessário: %3.</translation>
    </message>
    <message>
        <source>Does not apply because “%1” is off.</source>
        <translation>Não se aplica sem “%1”.</translation>
    </message>
</context>
<context>
    <name>Option value</name>
    <message>
        <source>A card turned up</source>
        <translation>Uma carta virada</translation>
    </message>
    <message>
        <source>A new cut</source>
        <translation>Um novo corte</translation>
    </message>
    <message>
        <source>A new deal</source>
        <translation>Nova distribuição</translation>
    </message>
    <message>
        <source>A new deal, if the dealer passes</source>
        <translation>Nova distribuição, se o distribuidor passar</translation>
    </message>
    <message>
        <source>A single game</source>
        <translation>Uma só partida</translation>
    </message>
    <message>
        <source>Ace 1, six 2, jack 3</source>
        <translation>Ás 1, Seis 2, Valete 3</translation>
    </message>
    <message>
        <source>Ace 1, two 2, jack 3</source>
        <translation>Ás 1, Dois 2, Valete 3</translation>
    </message>
    <message>
        <source>All four</source>
        <translation>Todos os quatro</translation>
    </message>
    <message>
        <source>All that were dealt</source>
        <translation>Todas as recebidas</translation>
    </message>
    <message>
        <source>Anticlockwise</source>
        <translation>Sentido anti-horário</translation>
    </message>
    <message>
        <source>Best of %1</source>
        <translation>Melhor de %1</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Leilão</translation>
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
        <source>Clockwise</source>
        <translation>Sentido horário</translation>
    </message>
    <message>
        <source>Eldest hand leads without a bid</source>
        <translation>A mão mais velha sai sem lance</translation>
    </message>
    <message>
        <source>Eldest hand&apos;s side</source>
        <translation>O lado da mão mais velha</translation>
    </message>
    <message>
        <source>Every other side</source>
        <translation>Todos os outros lados</translation>
    </message>
    <message>
        <source>First dealer&apos;s choice</source>
        <translation>Escolha do primeiro distribuidor</translation>
    </message>
    <message>
        <source>Jack 1</source>
        <translation>Valete 1</translation>
    </message>
    <message>
        <source>Nine, six after more runs</source>
        <translation>Nove; seis se rodar mais vezes</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Ninguém</translation>
    </message>
    <message>
        <source>None</source>
        <comment>points</comment>
        <translation>Nenhum</translation>
    </message>
    <message>
        <source>None</source>
        <comment>fives</comment>
        <translation>Nenhum</translation>
    </message>
    <message>
        <source>Six, after a discard</source>
        <translation>Seis, depois de descartar</translation>
    </message>
    <message>
        <source>That suit is trumps</source>
        <translation>Esse naipe é trunfo</translation>
    </message>
    <message>
        <source>That suit only</source>
        <translation>Só esse naipe</translation>
    </message>
    <message>
        <source>That suit or any trump</source>
        <translation>Esse naipe ou qualquer trunfo</translation>
    </message>
    <message>
        <source>The best score after the hand</source>
        <translation>O melhor total depois da mão</translation>
    </message>
    <message>
        <source>The dealer must bid</source>
        <translation>O distribuidor tem de dar um lance</translation>
    </message>
    <message>
        <source>The first from eldest hand</source>
        <translation>O primeiro a contar da mão mais velha</translation>
    </message>
    <message>
        <source>The first seat</source>
        <translation>O primeiro lugar</translation>
    </message>
    <message>
        <source>The five of trumps</source>
        <translation>O Cinco de trunfo</translation>
    </message>
    <message>
        <source>The highest card cut</source>
        <translation>A carta mais alta no corte</translation>
    </message>
    <message>
        <source>The next in turn</source>
        <translation>O próximo da vez</translation>
    </message>
    <message>
        <source>The top of the stock</source>
        <translation>A carta de cima do monte</translation>
    </message>
    <message>
        <source>Who came there last</source>
        <translation>Quem chegou por último</translation>
    </message>
    <message>
        <source>Who is there first, at once</source>
        <translation>Quem chegar primeiro, na hora</translation>
    </message>
    <message>
        <source>Who played it</source>
        <translation>Quem o jogou</translation>
    </message>
    <message>
        <source>Who scored last in the hand</source>
        <translation>Quem marcou por último na mão</translation>
    </message>
    <message>
        <source>Who won it</source>
        <translation>Quem o ganhou</translation>
    </message>
    <message>
        <source>off</source>
        <translation>não</translation>
    </message>
    <message>
        <source>on</source>
        <translation>sim</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Changed. The game itself has: %1.</source>
        <translation>Alterado. O próprio jogo tem: %1.</translation>
    </message>
    <message>
        <source>Does not fit: %1</source>
        <translation>Não combina: %1</translation>
    </message>
    <message>
        <source>Reset</source>
        <comment>one option</comment>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Reset: %1</source>
        <comment>option</comment>
        <translation>Restaurar: %1</translation>
    </message>
</context>
<context>
    <name>OptionsView</name>
    <message>
        <source>No rule contains these words.</source>
        <translation>Nenhuma regra tem estas palavras.</translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message>
        <source>Rule card</source>
        <translation>Cartão de regras</translation>
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
        <source>Leave the match under way, neither won nor lost, and begin a new one?</source>
        <translation>Abandonar a série em andamento, sem vitória nem derrota, e começar outra?</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nova série</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>&amp;Order of the hand:</source>
        <translation>&amp;Ordem das cartas:</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Por valor</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Por naipe</translation>
    </message>
    <message>
        <source>How the cards lie in your hand.</source>
        <translation>Como as cartas ficam na sua mão.</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>page of the preferences</comment>
        <translation>Jogo</translation>
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
        <translation>Substituir</translation>
    </message>
    <message>
        <source>Save house rules</source>
        <translation>Salvar regras da casa</translation>
    </message>
    <message>
        <source>The system refuses “%1”: %2</source>
        <translation>O sistema recusa “%1”: %2</translation>
    </message>
    <message>
        <source>There are already house rules called “%1”.</source>
        <translation>Já existem regras da casa com o nome “%1”.</translation>
    </message>
    <message>
        <source>“%1” cannot be used. %2</source>
        <translation>“%1” não pode ser usado. %2</translation>
    </message>
    <message>
        <source>“%1” is no file that could be read.</source>
        <translation>“%1” não é um arquivo que se possa ler.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferências</translation>
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
        <translation>&amp;Mais</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Renomear…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Salvar como…</translation>
    </message>
    <message>
        <source>&amp;Undo the deletion</source>
        <translation>Desfa&amp;zer a exclusão</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <translation>&amp;Usar</translation>
    </message>
    <message>
        <source>&amp;Your house rules</source>
        <translation>Suas &amp;regras da casa</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>E&amp;xcluir</translation>
    </message>
    <message>
        <source>Export house rules</source>
        <translation>Exportar regras da casa</translation>
    </message>
    <message>
        <source>Import house rules</source>
        <translation>Importar regras da casa</translation>
    </message>
    <message>
        <source>None yet. Save the rules you have set, or drop a file here.</source>
        <translation>Ainda nenhuma. Salve as regras que definiu ou solte um arquivo aqui.</translation>
    </message>
    <message>
        <source>Rename house rules</source>
        <translation>Renomear regras da casa</translation>
    </message>
    <message>
        <source>Save house rules</source>
        <translation>Salvar regras da casa</translation>
    </message>
    <message>
        <source>These are the rules of “%1” now.</source>
        <translation>Estas são agora as regras de “%1”.</translation>
    </message>
    <message>
        <source>Your house rules</source>
        <translation>Suas regras da casa</translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <translation>“%1”: regras excluídas.</translation>
    </message>
    <message>
        <source>“%1” was exported.</source>
        <translation>“%1”: regras exportadas.</translation>
    </message>
    <message>
        <source>“%1” was imported.</source>
        <translation>“%1”: regras importadas.</translation>
    </message>
    <message>
        <source>“%1” was saved.</source>
        <translation>“%1”: regras salvas.</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>A computer player failed. A simpler one decided for it; play goes on.</source>
        <translation>Um jogador controlado pelo computador falhou. Outro, mais simples, decidiu por ele; o jogo continua.</translation>
    </message>
    <message>
        <source>A saved match could not be read. It was kept as %1.</source>
        <translation>Uma série salva não pôde ser lida. Foi mantida como %1.</translation>
    </message>
    <message>
        <source>Computer player</source>
        <translation>Jogador controlado pelo computador</translation>
    </message>
    <message>
        <source>Damaged match</source>
        <translation>Série danificada</translation>
    </message>
    <message>
        <source>Damaged matches</source>
        <translation>Séries danificadas</translation>
    </message>
    <message>
        <source>Damaged settings</source>
        <translation>Configurações danificadas</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Baralho</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Falha ao salvar</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Ainda não salvo</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Salvo</translation>
    </message>
    <message>
        <source>The disk answers again. Everything is saved.</source>
        <translation>O disco voltou a responder. Tudo está salvo.</translation>
    </message>
    <message>
        <source>The disk does not answer. You can play on; what you do is saved as soon as it answers.</source>
        <translation>O disco não responde. Você pode continuar jogando; o que fizer será salvo assim que ele responder.</translation>
    </message>
    <message>
        <source>The file of your matches was damaged. What could be read of it has been recovered; the file as it was is kept as %1.</source>
        <translation>O arquivo das suas séries estava danificado. O que pôde ser lido foi recuperado; o arquivo, tal como estava, foi mantido como %1.</translation>
    </message>
    <message>
        <source>The match cannot be saved, but you can play on. %1</source>
        <translation>A série não pode ser salva, mas você pode continuar. %1</translation>
    </message>
    <message>
        <source>The settings cannot be saved; they hold until the program ends. %1</source>
        <translation>As configurações não podem ser salvas; valem até o programa terminar. %1</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>%1 File</source>
        <translation>Arquivo %1</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Unidade</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Arquivo</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Pasta</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconhecido</translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Closes the dock widget</source>
        <translation>Fecha o painel</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>Soltar</translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation>Solta o painel da janela e o prende de novo</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Delete</source>
        <translation>E&amp;xcluir</translation>
    </message>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Procurar em:</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salvar</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Tem certeza de que deseja excluir “%1”?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Nome do arquivo:</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Arquivos</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Tipo de arquivo:</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Salvar como</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Mostrar arquivos &amp;ocultos</translation>
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
        <translation>Excluir</translation>
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
        <translation>Polegadas (in)</translation>
    </message>
    <message>
        <source>Millimeters (mm)</source>
        <translation>Milímetros (mm)</translation>
    </message>
    <message>
        <source>Page &amp;order:</source>
        <translation>&amp;Ordem das páginas:</translation>
    </message>
    <message>
        <source>Page Layout</source>
        <translation>Disposição das páginas</translation>
    </message>
    <message>
        <source>Pages &amp;per sheet:</source>
        <translation>Páginas &amp;por folha:</translation>
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
    <name>QPrintDialog</name>
    <message>
        <source>All Pages</source>
        <translation>Todas as páginas</translation>
    </message>
    <message>
        <source>Bottom to Top, Left to Right</source>
        <translation>De baixo para cima, da esquerda para a direita</translation>
    </message>
    <message>
        <source>Bottom to Top, Right to Left</source>
        <translation>De baixo para cima, da direita para a esquerda</translation>
    </message>
    <message>
        <source>Even Pages</source>
        <translation>Páginas pares</translation>
    </message>
    <message>
        <source>Left to Right, Bottom to Top</source>
        <translation>Da esquerda para a direita, de baixo para cima</translation>
    </message>
    <message>
        <source>Left to Right, Top to Bottom</source>
        <translation>Da esquerda para a direita, de cima para baixo</translation>
    </message>
    <message>
        <source>Odd Pages</source>
        <translation>Páginas ímpares</translation>
    </message>
    <message>
        <source>Print to File (PDF)</source>
        <translation>Imprimir em arquivo (PDF)</translation>
    </message>
    <message>
        <source>Right to Left, Bottom to Top</source>
        <translation>Da direita para a esquerda, de baixo para cima</translation>
    </message>
    <message>
        <source>Right to Left, Top to Bottom</source>
        <translation>Da direita para a esquerda, de cima para baixo</translation>
    </message>
    <message>
        <source>Top to Bottom, Left to Right</source>
        <translation>De cima para baixo, da esquerda para a direita</translation>
    </message>
    <message>
        <source>Top to Bottom, Right to Left</source>
        <translation>De cima para baixo, da direita para a esquerda</translation>
    </message>
    <message>
        <source>Write PDF file</source>
        <translation>Gravar arquivo PDF</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesDialog</name>
    <message>
        <source>Job Options</source>
        <translation>Opções do trabalho</translation>
    </message>
    <message>
        <source>Printer Properties</source>
        <translation>Propriedades da impressora</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Double Sided Printing</source>
        <translation>Impressão em frente e verso</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Virar na borda longa</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desligada</translation>
    </message>
    <message>
        <source>Page &amp;Set:</source>
        <translation>&amp;Conjunto de páginas:</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Virar na borda curta</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Indique páginas ou intervalos separados por vírgulas; um intervalo são dois números com um hífen no meio. Por exemplo, 3,5-7,9 imprime as páginas 3, 5, 6, 7 e 9.</translation>
    </message>
</context>
<context>
    <name>QPrintWidget</name>
    <message>
        <source>Output &amp;file:</source>
        <translation>Arquivo de &amp;saída:</translation>
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
        <translation>C&amp;olar</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Copiar o endereço do &amp;link</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Recor&amp;tar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Selecionar tudo</translation>
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
    <name>Rank in rules</name>
    <message>
        <source>ace</source>
        <translation>Ás</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>Oito</translation>
    </message>
    <message>
        <source>five</source>
        <translation>Cinco</translation>
    </message>
    <message>
        <source>four</source>
        <translation>Quatro</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Valete</translation>
    </message>
    <message>
        <source>king</source>
        <translation>Rei</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>Nove</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dama</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>Sete</translation>
    </message>
    <message>
        <source>six</source>
        <translation>Seis</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>Dez</translation>
    </message>
    <message>
        <source>three</source>
        <translation>Três</translation>
    </message>
    <message>
        <source>two</source>
        <translation>Dois</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>%1 cannot be opened. %2</source>
        <comment>a file, why</comment>
        <translation>%1 não pode ser aberto. %2</translation>
    </message>
    <message>
        <source>%1 holds several matches. This is the first.</source>
        <comment>a file</comment>
        <translation>%1 contém várias séries. Esta é a primeira.</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Abrir um registro</translation>
    </message>
    <message>
        <source>Records of matches</source>
        <translation>Registros de séries</translation>
    </message>
    <message>
        <source>Save all records</source>
        <translation>Salvar todos os registros</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Salvar o registro</translation>
    </message>
    <message>
        <source>The record cannot be saved. %1</source>
        <translation>O registro não pode ser salvo. %1</translation>
    </message>
    <message>
        <source>There is no match on the table.</source>
        <translation>Não há nenhuma série na mesa.</translation>
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
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1.%2</source>
        <comment>game, hand</comment>
        <translation>%1.%2</translation>
    </message>
    <message>
        <source>A decision cost %1 points and %2 of the chance to win on average.</source>
        <translation>Uma decisão custou em média %1 pontos e %2 da chance de ganhar.</translation>
    </message>
    <message>
        <source>Better</source>
        <comment>the decision that would have been better</comment>
        <translation>Melhor</translation>
    </message>
    <message>
        <source>Chance lost</source>
        <comment>to win the game</comment>
        <translation>Chance perdida</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <comment>the game</comment>
        <translation>Chance de ganhar</translation>
    </message>
    <message>
        <source>Chance to win the game, decision by decision</source>
        <translation>Chance de ganhar a partida, decisão por decisão</translation>
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
        <translation>Mão</translation>
    </message>
    <message>
        <source>Hand %1, %2: %3</source>
        <comment>hand, decision, chance to win</comment>
        <translation>Mão %1, %2: %3</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Pontos perdidos</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Andamento da avaliação</translation>
    </message>
    <message>
        <source>The computer judges every decision by what could be known then…</source>
        <translation>O computador avalia cada decisão pelo que se podia saber naquele momento…</translation>
    </message>
    <message>
        <source>The review broke off.</source>
        <translation>A avaliação foi interrompida.</translation>
    </message>
    <message>
        <source>The review was stopped.</source>
        <translation>A avaliação foi cancelada.</translation>
    </message>
    <message>
        <source>There is no decision in a hand that has ended.</source>
        <translation>Não há nenhuma decisão numa mão terminada.</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>&amp;Decisions of</source>
        <translation>Deci&amp;sões de</translation>
    </message>
    <message>
        <source>&amp;In order of time</source>
        <translation>Por &amp;ordem cronológica</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Parar</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisões</translation>
    </message>
    <message>
        <source>Review a&amp;gain</source>
        <translation>Avaliar &amp;novamente</translation>
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
    <name>Rules page</name>
    <message>
        <source>A bid says how many points the side will make in the count: %1 at least, %2 at most, and a bid of %2 ends the bidding.</source>
        <translation>O lance diz quantos pontos o lado fará na contagem: no mínimo %1, no máximo %2, e um lance de %2 encerra o leilão.</translation>
    </message>
    <message>
        <source>A card shown out of turn cannot be called for.</source>
        <translation>Uma carta mostrada fora da vez não pode ser chamada.</translation>
    </message>
    <message>
        <source>A card shown out of turn stays face up before its player until it is played: an opponent may call for it whenever that player&apos;s turn comes, and it must then be played if that is allowed.</source>
        <translation>Uma carta mostrada fora da vez fica com a face para cima diante do seu jogador até ser jogada: sempre que for a vez dele, um adversário pode chamá-la, e ela deve então ser jogada se for permitida.</translation>
    </message>
    <message>
        <source>A card turned up scores nothing.</source>
        <translation>Uma carta virada não dá pontos.</translation>
    </message>
    <message>
        <source>A game won while no other side&apos;s score is %1 or more is a skunk and counts as two games.</source>
        <translation>Vencer quando nenhum outro lado tem %1 ou mais é um skunk (jogo duplo) e vale por duas partidas.</translation>
    </message>
    <message>
        <source>After a run everyone keeps and plays all nine cards.</source>
        <translation>Depois de rodar as cartas, todos conservam e jogam as suas nove cartas.</translation>
    </message>
    <message>
        <source>After a run nobody discards: all cards are played, three more tricks for each run.</source>
        <translation>Depois de rodar as cartas ninguém descarta: jogam-se todas, com mais três vazas por cada vez que se rodou.</translation>
    </message>
    <message>
        <source>After a run the players, beginning with the eldest hand, discard any cards face down until they hold six; discards are out of play.</source>
        <translation>Depois de rodar as cartas, os jogadores, começando pela mão mais velha, descartam as que quiserem, com a face para baixo, até ficarem com seis; os descartes ficam fora do jogo.</translation>
    </message>
    <message>
        <source>After each hand the deal passes to the eldest hand.</source>
        <translation>Depois de cada mão, o papel de distribuidor passa para a mão mais velha.</translation>
    </message>
    <message>
        <source>After each trick its winner draws the top card of the stock, then the other player the next.</source>
        <translation>Depois de cada vaza, quem a venceu compra a carta do topo do monte e o outro jogador compra a seguinte.</translation>
    </message>
    <message>
        <source>After one run everyone keeps and plays all nine cards; after more runs the players, beginning with the eldest hand, discard any cards face down until they hold six, and discards are out of play.</source>
        <translation>Se as cartas rodaram uma vez, todos conservam e jogam as suas nove; se rodaram mais vezes, os jogadores, começando pela mão mais velha, descartam as que quiserem, com a face para baixo, até ficarem com seis, e os descartes ficam fora do jogo.</translation>
    </message>
    <message>
        <source>After the last trick these points are scored, in this order; only cards that were played to a trick count.</source>
        <translation>Depois da última vaza marcam-se estes pontos, nesta ordem; só contam as cartas jogadas em vazas.</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>All other cards are worth nothing, fives included.</source>
        <translation>As outras cartas, também os Cincos, não valem nada.</translation>
    </message>
    <message>
        <source>Before every new game everyone cuts the pack; whoever cuts the highest card, ace high, deals, and only those who tie cut again.</source>
        <translation>Antes de cada nova partida todos cortam o baralho; distribui quem cortar a carta mais alta, com o Ás acima de todas, e só os empatados cortam de novo.</translation>
    </message>
    <message>
        <source>Before every new game the pack is cut again for the deal.</source>
        <translation>Antes de cada nova partida corta-se o baralho de novo para distribuir.</translation>
    </message>
    <message>
        <source>Deal, speech and play go anticlockwise; the player at the dealer&apos;s right is the eldest hand.</source>
        <translation>A distribuição, as falas e o jogo seguem o sentido anti-horário; a mão mais velha é o jogador à direita do distribuidor.</translation>
    </message>
    <message>
        <source>Deal, speech and play go clockwise; the player at the dealer&apos;s left is the eldest hand.</source>
        <translation>A distribuição, as falas e o jogo seguem o sentido horário; a mão mais velha é o jogador à esquerda do distribuidor.</translation>
    </message>
    <message>
        <source>Discarding</source>
        <translation>Descarte</translation>
    </message>
    <message>
        <source>Each side keeps one running total, on a cribbage board or on paper, and every point is marked as soon as it is scored.</source>
        <translation>Cada lado tem um único total cumulativo, num tabuleiro de Cribbage ou em papel, e cada ponto é anotado logo que é ganho.</translation>
    </message>
    <message>
        <source>Every five is worth %1, all other cards nothing.</source>
        <translation>Cada Cinco vale %1; todas as outras cartas, nada.</translation>
    </message>
    <message>
        <source>Everyone cuts the pack; whoever cuts the highest card, ace high, deals first, and only those who tie cut again.</source>
        <translation>Todos cortam o baralho; distribui primeiro quem cortar a carta mais alta, com o Ás acima de todas, e só os empatados cortam de novo.</translation>
    </message>
    <message>
        <source>Everyone plays one card to each trick; its winner leads any card to the next, until all cards are played.</source>
        <translation>Todos jogam uma carta em cada vaza; quem a vence sai na seguinte com qualquer carta, até se jogarem todas.</translation>
    </message>
    <message>
        <source>Five: a bonus of %1 points for the side that won the five of trumps in a trick.</source>
        <translation>Cinco: um bônus de %1 pontos para o lado que capturou o Cinco de trunfo numa vaza.</translation>
    </message>
    <message>
        <source>For every card turned up, after a run as well, the dealer&apos;s side scores at once: %1.</source>
        <translation>Por cada carta virada, também depois de rodar as cartas, o lado do distribuidor marca na hora: %1.</translation>
    </message>
    <message>
        <source>For the turn-up the dealer&apos;s side scores at once: %1.</source>
        <translation>Pela carta virada o lado do distribuidor marca na hora: %1.</translation>
    </message>
    <message>
        <source>Four play as two pairs of partners, who sit opposite each other: each pair is a side, with common points and tricks, but partners do not show each other their cards.</source>
        <translation>Jogam quatro em duas duplas, com os parceiros frente a frente: cada dupla é um lado, com pontos e vazas em comum, mas os parceiros não mostram as cartas um ao outro.</translation>
    </message>
    <message>
        <source>Four play, each for himself; each player is a side.</source>
        <translation>Jogam quatro, cada um por si; cada jogador é um lado.</translation>
    </message>
    <message>
        <source>Game: 1 point for the side with the most card points in the tricks it won; in every suit these cards are worth: %1.</source>
        <translation>Jogo: 1 ponto para o lado com mais pontos das cartas nas vazas que venceu; em cada naipe valem: %1.</translation>
    </message>
    <message>
        <source>High: 1 point for the side that played the highest trump.</source>
        <translation>Alto: 1 ponto para o lado que jogou o trunfo mais alto.</translation>
    </message>
    <message>
        <source>If all the others pass, the dealer has to bid.</source>
        <translation>Se todos os outros passarem, o distribuidor deve dar um lance.</translation>
    </message>
    <message>
        <source>If another suit is led, whoever holds it must follow suit and may not trump (strict following).</source>
        <translation>Se a saída for de outro naipe, quem o tiver deve seguir o naipe e não pode trunfar (seguimento estrito).</translation>
    </message>
    <message>
        <source>If another suit is led, whoever holds it must follow suit or play a trump (permissive trumping).</source>
        <translation>Se a saída for de outro naipe, quem o tiver deve seguir o naipe ou jogar trunfo (trunfo permissivo).</translation>
    </message>
    <message>
        <source>If another suit was led and trumped already, a lower trump may be played only where no other card is allowed.</source>
        <translation>Se a saída foi de outro naipe e alguém já trunfou, só se pode jogar um trunfo menor quando nenhuma outra carta é permitida.</translation>
    </message>
    <message>
        <source>If everyone passes, the cards are thrown in and the same dealer deals again.</source>
        <translation>Se todos passarem, as cartas são recolhidas e o mesmo distribuidor distribui de novo.</translation>
    </message>
    <message>
        <source>If everyone passes, the eldest hand is the pitcher without a bid and cannot be set back.</source>
        <translation>Se todos passarem, a mão mais velha fica como vencedor do leilão sem dar um lance, e não pode perder pontos por isso.</translation>
    </message>
    <message>
        <source>If it makes fewer points than it bid, it is set back: it scores none of them and loses as many points as it bid, even below zero.</source>
        <translation>Se fizer menos pontos que o lance, não o cumpre: não marca nenhum deles e perde tantos pontos quantos os do lance, mesmo abaixo de zero.</translation>
    </message>
    <message>
        <source>If the eldest hand begs, the dealer either makes a gift of 1 point to each of the other sides, beginning with the eldest hand&apos;s, and the suit is trumps all the same, or runs the cards.</source>
        <translation>Se a mão mais velha recusar, o distribuidor ou dá de presente 1 ponto a cada um dos outros lados, começando pelo da mão mais velha, e o trunfo continua o mesmo, ou roda as cartas.</translation>
    </message>
    <message>
        <source>If the eldest hand begs, the dealer either makes a gift of 1 point to the eldest hand&apos;s side, and the suit is trumps all the same, or runs the cards.</source>
        <translation>Se a mão mais velha recusar, o distribuidor ou dá de presente 1 ponto ao lado dela, e o trunfo continua o mesmo, ou roda as cartas.</translation>
    </message>
    <message>
        <source>If the eldest hand begs, the dealer either makes a gift of 1 point to the other side, and the suit is trumps all the same, or runs the cards.</source>
        <translation>Se a mão mais velha recusar, o distribuidor ou dá de presente 1 ponto ao outro lado, e o trunfo continua o mesmo, ou roda as cartas.</translation>
    </message>
    <message>
        <source>If the highest totals are equal, Game goes to the tied side that comes first, counting from the eldest hand.</source>
        <translation>Se os totais mais altos forem iguais, o ponto de Jogo é do lado empatado que vem primeiro, a contar da mão mais velha.</translation>
    </message>
    <message>
        <source>If the highest totals are equal, nobody scores Game.</source>
        <translation>Se os totais mais altos forem iguais, ninguém marca o ponto de Jogo.</translation>
    </message>
    <message>
        <source>If the last run turns up the rejected suit too, that suit is trumps after all.</source>
        <translation>Se também da última vez sair o naipe recusado, esse naipe é afinal o trunfo.</translation>
    </message>
    <message>
        <source>If the last run turns up the rejected suit too, the cards are thrown in and the same dealer deals again; points already scored stand.</source>
        <translation>Se também da última vez sair o naipe recusado, as cartas são recolhidas e o mesmo distribuidor distribui de novo; os pontos já marcados ficam.</translation>
    </message>
    <message>
        <source>If the pitcher&apos;s side makes its bid, it scores all its points, those beyond the bid too.</source>
        <translation>Se o lado do vencedor do leilão cumprir o lance, marca todos os seus pontos, também os que passam do lance.</translation>
    </message>
    <message>
        <source>If the rejected suit is turned up again, the dealer has to run again; there are at most %1 runs in a deal.</source>
        <translation>Se o naipe recusado sair outra vez, o distribuidor deve rodar de novo; em cada distribuição rodam-se as cartas no máximo %1 vezes.</translation>
    </message>
    <message>
        <source>If trumps are led, whoever holds a trump must play one.</source>
        <translation>Se a saída for de trunfo, quem tiver trunfo deve jogar trunfo.</translation>
    </message>
    <message>
        <source>It passes in the same way from one game to the next.</source>
        <translation>Passa da mesma forma de uma partida para a seguinte.</translation>
    </message>
    <message>
        <source>Jack: 1 point for the side that won the jack of trumps in a trick, if it was played.</source>
        <translation>Valete: 1 ponto para o lado que capturou o Valete de trunfo numa vaza, se este foi jogado.</translation>
    </message>
    <message>
        <source>Jack: for the side that won the jack of trumps in a trick, 1 point if it had played the jack itself, %1 points if another side had (it hangs the jack).</source>
        <translation>Valete: para o lado que capturou o Valete de trunfo numa vaza, 1 ponto se ele próprio o jogou, %1 pontos se o jogou outro lado (Valete enforcado).</translation>
    </message>
    <message>
        <source>Low: 1 point for the side that played the lowest trump.</source>
        <translation>Baixo: 1 ponto para o lado que jogou o trunfo mais baixo.</translation>
    </message>
    <message>
        <source>Low: 1 point for the side that won the lowest trump in a trick.</source>
        <translation>Baixo: 1 ponto para o lado que capturou o trunfo mais baixo numa vaza.</translation>
    </message>
    <message>
        <source>No points are scored for taking trumps in tricks.</source>
        <translation>Capturar trunfos nas vazas não dá pontos.</translation>
    </message>
    <message>
        <source>One game decides the match.</source>
        <translation>Uma só partida decide a série.</translation>
    </message>
    <message>
        <source>Only the first card of the stock is seen; all others are drawn face down.</source>
        <translation>Só a primeira carta do monte é vista; todas as outras são compradas com a face para baixo.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogabilidade</translation>
    </message>
    <message>
        <source>Players and pack</source>
        <translation>Jogadores e baralho</translation>
    </message>
    <message>
        <source>Rules in force</source>
        <translation>Regras em vigor</translation>
    </message>
    <message>
        <source>Scoring during play</source>
        <translation>Pontuação durante o jogo</translation>
    </message>
    <message>
        <source>Setup and deal</source>
        <translation>Preparação e distribuição</translation>
    </message>
    <message>
        <source>The aim is to score points, above all High, Low, Jack and Game after the last trick.</source>
        <translation>O objetivo é marcar pontos, sobretudo com Alto, Baixo, Valete e Jogo depois da última vaza.</translation>
    </message>
    <message>
        <source>The aim is to score points: with the trumps that a side takes in tricks, and with High, Low, Jack and Game after the last trick.</source>
        <translation>O objetivo é marcar pontos: com os trunfos que um lado captura nas vazas e com Alto, Baixo, Valete e Jogo depois da última vaza.</translation>
    </message>
    <message>
        <source>The count after the last trick</source>
        <translation>Contagem depois da última vaza</translation>
    </message>
    <message>
        <source>The dealer answers without asking the partner.</source>
        <translation>O distribuidor responde sem consultar o parceiro.</translation>
    </message>
    <message>
        <source>The dealer may take the highest bid over at the same number.</source>
        <translation>O distribuidor pode ficar com o lance mais alto pelo mesmo número.</translation>
    </message>
    <message>
        <source>The dealer shuffles and deals six cards to each player, beginning with the eldest hand: one or three at a time, as the first dealer of a game chooses for the whole game.</source>
        <translation>O distribuidor embaralha e distribui seis cartas a cada jogador, começando pela mão mais velha: uma ou três de cada vez, como o primeiro distribuidor da partida escolher para toda ela.</translation>
    </message>
    <message>
        <source>The dealer shuffles and deals six cards to each player, one at a time, beginning with the eldest hand.</source>
        <translation>O distribuidor embaralha e distribui seis cartas a cada jogador, uma de cada vez, começando pela mão mais velha.</translation>
    </message>
    <message>
        <source>The dealer shuffles and deals six cards to each player, three at a time, beginning with the eldest hand.</source>
        <translation>O distribuidor embaralha e distribui seis cartas a cada jogador, três de cada vez, começando pela mão mais velha.</translation>
    </message>
    <message>
        <source>The dealer turns up the next card; the turn-up belongs to nobody and is not played.</source>
        <translation>O distribuidor vira a carta seguinte; a carta virada não é de ninguém e não é jogada.</translation>
    </message>
    <message>
        <source>The dealer&apos;s opponent is the eldest hand.</source>
        <translation>A mão mais velha é o adversário do distribuidor.</translation>
    </message>
    <message>
        <source>The dealer, too, has to bid higher or pass.</source>
        <translation>Também o distribuidor deve dar um lance mais alto ou passar.</translation>
    </message>
    <message>
        <source>The eldest hand alone speaks: to stand makes the suit of the turn-up trumps, to beg asks for another.</source>
        <translation>Só a mão mais velha fala: aceitar faz do naipe da carta virada o trunfo, recusar pede outro.</translation>
    </message>
    <message>
        <source>The eldest hand leads any card to the first trick; everyone plays one card to each trick, and its winner leads any card to the next, until all cards are played.</source>
        <translation>A mão mais velha sai na primeira vaza com qualquer carta; todos jogam uma carta em cada vaza, e quem a vence sai na seguinte com qualquer carta, até se jogarem todas.</translation>
    </message>
    <message>
        <source>The first side to reach the target wins the game at once, in the middle of a hand too; points not scored by then are void.</source>
        <translation>O primeiro lado a chegar ao alvo vence a partida na hora, mesmo no meio de uma mão; os pontos ainda não marcados já não contam.</translation>
    </message>
    <message>
        <source>The five of trumps is worth %1, all other cards nothing, the other fives included.</source>
        <translation>O Cinco de trunfo vale %1; todas as outras cartas, também os outros Cincos, nada.</translation>
    </message>
    <message>
        <source>The five of trumps scores %1, the other trumps nothing.</source>
        <translation>O Cinco de trunfo vale %1; os outros trunfos, nada.</translation>
    </message>
    <message>
        <source>The game ends after the count of a hand in which a side has reached the target; if several have, the highest score wins, and among equal scores the one that reached the target first.</source>
        <translation>A partida termina depois da contagem da mão em que um lado chegou ao alvo; se chegaram vários, vence a pontuação mais alta e, entre iguais, o lado que chegou primeiro ao alvo.</translation>
    </message>
    <message>
        <source>The game ends after the count of a hand in which a side has reached the target; if several have, the one that reached it last wins.</source>
        <translation>A partida termina depois da contagem da mão em que um lado chegou ao alvo; se chegaram vários, vence o que lá chegou por último.</translation>
    </message>
    <message>
        <source>The game ends after the count of a hand in which a side has reached the target; if several have, the one that scored last wins.</source>
        <translation>A partida termina depois da contagem da mão em que um lado chegou ao alvo; se chegaram vários, vence o que marcou por último.</translation>
    </message>
    <message>
        <source>The gift is allowed even where it reaches the target.</source>
        <translation>O presente é permitido mesmo quando leva um lado ao alvo.</translation>
    </message>
    <message>
        <source>The gift is not allowed where it would bring a side to the target.</source>
        <translation>O presente não é permitido se com ele um lado chegar ao alvo.</translation>
    </message>
    <message>
        <source>The highest bidder is the pitcher and leads any card to the first trick: its suit is trumps.</source>
        <translation>Quem tiver o lance mais alto é o vencedor do leilão e sai na primeira vaza com qualquer carta: o naipe dela é trunfo.</translation>
    </message>
    <message>
        <source>The highest trump wins the trick; without trumps, the highest card of the suit led does.</source>
        <translation>O trunfo mais alto vence a vaza; sem trunfos, vence a carta mais alta do naipe aberto.</translation>
    </message>
    <message>
        <source>The match is won by the first side to win %1 games.</source>
        <translation>Vence a série o primeiro lado a vencer %1 partidas.</translation>
    </message>
    <message>
        <source>The other %1 cards are the stock; its top card is turned up, and the suit of that card is trumps for the whole hand.</source>
        <translation>As outras %1 cartas são o monte; vira-se a carta do topo, e o naipe dessa carta é trunfo durante toda a mão.</translation>
    </message>
    <message>
        <source>The pack has 52 cards; in every suit they rank, from high to low: A K Q J 10 9 8 7 6 5 4 3 2.</source>
        <translation>O baralho tem 52 cartas; em cada naipe a hierarquia, da mais alta à mais baixa, é: A K Q J 10 9 8 7 6 5 4 3 2.</translation>
    </message>
    <message>
        <source>The pitcher&apos;s side counts first, then the others.</source>
        <translation>O lado do vencedor do leilão conta primeiro, depois os outros.</translation>
    </message>
    <message>
        <source>The pitcher&apos;s side does not count before the others.</source>
        <translation>O lado do vencedor do leilão não conta antes dos outros.</translation>
    </message>
    <message>
        <source>The player in the first seat (South) deals first, without a cut.</source>
        <translation>O jogador do primeiro lugar (Sul) distribui primeiro, sem corte.</translation>
    </message>
    <message>
        <source>The side that wins a trick scores at once for the trumps in it, its own included: %1.</source>
        <translation>O lado que vence uma vaza marca na hora pelos trunfos que há nela, incluindo o seu: %1.</translation>
    </message>
    <message>
        <source>The suit of the turn-up is trumps, and nobody may beg.</source>
        <translation>O naipe da carta virada é trunfo, e ninguém pode recusar.</translation>
    </message>
    <message>
        <source>The target of a game is %1 points.</source>
        <translation>O alvo da partida é de %1 pontos.</translation>
    </message>
    <message>
        <source>The ten of trumps scores %1.</source>
        <translation>O Dez de trunfo vale %1.</translation>
    </message>
    <message>
        <source>The ten of trumps scores nothing at once.</source>
        <translation>O Dez de trunfo não dá pontos na hora.</translation>
    </message>
    <message>
        <source>The top card of the stock always lies face up.</source>
        <translation>A carta do topo do monte fica sempre com a face para cima.</translation>
    </message>
    <message>
        <source>There is no bonus for the five of trumps.</source>
        <translation>Não há bônus pelo Cinco de trunfo.</translation>
    </message>
    <message>
        <source>There is only one run in a deal.</source>
        <translation>Em cada distribuição rodam-se as cartas só uma vez.</translation>
    </message>
    <message>
        <source>Three play, each for himself; each player is a side.</source>
        <translation>Jogam três, cada um por si; cada jogador é um lado.</translation>
    </message>
    <message>
        <source>To run the cards, the dealer deals three more cards to each player in the same way and turns up another: if its suit is a new one, it is trumps, and nobody may beg again.</source>
        <translation>Para rodar as cartas, o distribuidor distribui da mesma forma mais três a cada jogador e vira outra: se for de outro naipe, esse é o trunfo, e ninguém pode recusar de novo.</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trunfo</translation>
    </message>
    <message>
        <source>Trumps are made by bidding: each player speaks once, from the eldest hand to the dealer, and passes or bids higher than anybody before.</source>
        <translation>O trunfo é decidido em leilão: cada jogador fala uma vez, da mão mais velha ao distribuidor, e passa ou dá um lance mais alto que os anteriores.</translation>
    </message>
    <message>
        <source>Two play; each player is a side.</source>
        <translation>Jogam dois; cada jogador é um lado.</translation>
    </message>
    <message>
        <source>When the stock is used up, the last %1 tricks are played without drawing.</source>
        <translation>Quando o monte acaba, as últimas %1 vazas são jogadas sem comprar.</translation>
    </message>
    <message>
        <source>Whoever has no card of the suit led may play any card.</source>
        <translation>Quem não tiver cartas do naipe aberto pode jogar qualquer carta.</translation>
    </message>
    <message>
        <source>Whoever has no card of the suit led must play a trump, or any card if there is no trump in hand either.</source>
        <translation>Quem não tiver cartas do naipe aberto deve jogar trunfo, ou qualquer carta se também não tiver trunfo.</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>Vitória</translation>
    </message>
    <message>
        <source>★ differs from the standard rules of this game.</source>
        <translation>★ difere das regras padrão deste jogo.</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>%1 could not be written. %2</source>
        <translation>Não foi possível gravar %1. %2</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Não salvas</translation>
    </message>
    <message>
        <source>Rules in force</source>
        <translation>Regras em vigor</translation>
    </message>
    <message>
        <source>Save as &amp;HTML…</source>
        <translation>Salvar como &amp;HTML…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Salvar como &amp;PDF…</translation>
    </message>
    <message>
        <source>Save the rules</source>
        <translation>Salvar as regras</translation>
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
        <translation>Norte-Sul</translation>
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
        <translation>lance %1</translation>
    </message>
    <message>
        <source>leads</source>
        <comment>the pitcher without a bid</comment>
        <translation>sai</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>a player did not bid</comment>
        <translation>passou</translation>
    </message>
</context>
<context>
    <name>SeatsBox</name>
    <message>
        <source>%1, you</source>
        <comment>a seat</comment>
        <translation>%1, você</translation>
    </message>
    <message>
        <source>%1, your partner</source>
        <comment>a seat</comment>
        <translation>%1, seu parceiro</translation>
    </message>
    <message>
        <source>Level of the &amp;opponents</source>
        <translation>&amp;Nível dos adversários</translation>
    </message>
    <message>
        <source>Level of the part&amp;ner</source>
        <translation>Nível do &amp;parceiro</translation>
    </message>
    <message>
        <source>Pairs: %1-%2 against %3-%4</source>
        <translation>Duplas: %1-%2 contra %3-%4</translation>
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
        <translation>Algumas configurações não puderam ser lidas: %1.</translation>
    </message>
    <message>
        <source>The file as it was is kept as %1.</source>
        <comment>a file</comment>
        <translation>O arquivo, tal como estava, foi mantido como %1.</translation>
    </message>
    <message>
        <source>The settings could not be read.</source>
        <translation>As configurações não puderam ser lidas.</translation>
    </message>
    <message>
        <source>They are now as at first.</source>
        <translation>Agora estão como no início.</translation>
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
        <translation>Com uma só, a série conta como jogada com ajuda.</translation>
    </message>
    <message>
        <source>All kinds of %1</source>
        <comment>a game&apos;s name</comment>
        <translation>%1, todas as variantes</translation>
    </message>
    <message>
        <source>All points of these hands.</source>
        <translation>Todos os pontos dessas mãos.</translation>
    </message>
    <message>
        <source>As dealer you answered a beg by dealing on.</source>
        <translation>Como distribuidor, você respondeu à recusa rodando as cartas.</translation>
    </message>
    <message>
        <source>As dealer you answered a beg with a point.</source>
        <translation>Como distribuidor, você respondeu à recusa com um ponto.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Chance lost</source>
        <comment>heading: by a decision, on average</comment>
        <translation>Chance perdida</translation>
    </message>
    <message>
        <source>Chance lost per decision, per cent</source>
        <translation>Chance perdida por decisão, em %</translation>
    </message>
    <message>
        <source>Chance to win the game lost against the best decision, on average.</source>
        <translation>Chance de ganhar a partida perdida em relação à melhor decisão, em média.</translation>
    </message>
    <message>
        <source>Cost per decision: the points lost to the end of the hand, against the best decision that could have been found from what you knew, on average.</source>
        <translation>Custo por decisão: os pontos perdidos até o fim da mão, em relação à melhor decisão que se podia encontrar com o que você sabia, em média.</translation>
    </message>
    <message>
        <source>Counted in the hands as first dealt: ace, jack, ten and five of the suit turned up, before anybody has a say; in auction games, of all suits. Whoever holds good trumps stands, and so has more trumps by choice, not by chance. Fair dealing stays within the range 95 times in 100, so about one row in twenty may lie outside.</source>
        <translation>Contados nas mãos tal como distribuídas no início: Ás, Valete, Dez e Cinco do naipe virado, antes de alguém falar; nos jogos com leilão, de todos os naipes. Quem tem bons trunfos aceita, e por isso tem mais trunfos por escolha, não por acaso. Uma distribuição honesta fica dentro da faixa 95 vezes em 100: cerca de uma linha em vinte pode ficar fora.</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Distribuições</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Recebidas</translation>
    </message>
    <message>
        <source>Decisions</source>
        <comment>heading: how many were judged</comment>
        <translation>Decisões</translation>
    </message>
    <message>
        <source>Decisions judged</source>
        <translation>Decisões avaliadas</translation>
    </message>
    <message>
        <source>Decisions taken back</source>
        <translation>Decisões desfeitas</translation>
    </message>
    <message>
        <source>Ended</source>
        <comment>heading: the day on which a match ended</comment>
        <translation>Fim</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Esperadas</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Found to be</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>heading: which game is played</comment>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Games played to the end, by who won them.</source>
        <translation>Partidas jogadas até o fim, por quem as ganhou.</translation>
    </message>
    <message>
        <source>Games that counted twice, by who won them.</source>
        <translation>Partidas que valeram por duas, por quem as ganhou.</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mãos</translation>
    </message>
    <message>
        <source>Hands and points</source>
        <translation>Mãos e pontos</translation>
    </message>
    <message>
        <source>Hands that are over, however they ended.</source>
        <translation>Mãos terminadas, seja como for.</translation>
    </message>
    <message>
        <source>Help</source>
        <comment>heading: whether hints or undo were used</comment>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Dicas</translation>
    </message>
    <message>
        <source>How often; points for a jack of trumps taken from others.</source>
        <translation>Quantas vezes; pontos por um Valete de trunfo tomado de outros.</translation>
    </message>
    <message>
        <source>How often; points for the card turned up.</source>
        <translation>Quantas vezes; pontos pela carta virada.</translation>
    </message>
    <message>
        <source>How often; points for the five of trumps in the count.</source>
        <translation>Quantas vezes; pontos pelo Cinco de trunfo na contagem.</translation>
    </message>
    <message>
        <source>How often; points for the highest trump.</source>
        <translation>Quantas vezes; pontos pelo trunfo mais alto.</translation>
    </message>
    <message>
        <source>How often; points for the jack of trumps.</source>
        <translation>Quantas vezes; pontos pelo Valete de trunfo.</translation>
    </message>
    <message>
        <source>How often; points for the lowest trump.</source>
        <translation>Quantas vezes; pontos pelo trunfo mais baixo.</translation>
    </message>
    <message>
        <source>How often; points for the most card points.</source>
        <translation>Quantas vezes; pontos por somar mais nas cartas.</translation>
    </message>
    <message>
        <source>How often; points for trumps as taken.</source>
        <translation>Quantas vezes; pontos por trunfos ao capturá-los.</translation>
    </message>
    <message>
        <source>How often; points given by the dealer.</source>
        <translation>Quantas vezes; pontos dados pelo distribuidor.</translation>
    </message>
    <message>
        <source>How often; points lost for bids not made.</source>
        <translation>Quantas vezes; pontos perdidos por lances não cumpridos.</translation>
    </message>
    <message>
        <source>How often; then the mean points of those hands.</source>
        <translation>Quantas vezes; depois, a média de pontos dessas mãos.</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Lead per hand</source>
        <translation>Vantagem por mão</translation>
    </message>
    <message>
        <source>Lead per hand: your side&apos;s points less those of the others, divided by the hands.</source>
        <translation>Vantagem por mão: os pontos do seu lado menos os dos outros, divididos pelas mãos.</translation>
    </message>
    <message>
        <source>Left for another match: neither won nor lost.</source>
        <translation>Abandonadas por outra série: nem ganhas nem perdidas.</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Maior sequência de vitórias</translation>
    </message>
    <message>
        <source>Match</source>
        <comment>heading: its number</comment>
        <translation>Série</translation>
    </message>
    <message>
        <source>Match %1, %2, ended %3: a decision cost %4 points and %5 of the chance to win on average.</source>
        <comment>number, game, day, points, per cent</comment>
        <translation>Série %1, %2, terminada em %3: uma decisão custou em média %4 pontos e %5 da chance de ganhar.</translation>
    </message>
    <message>
        <source>Match %1, %2: %3. Lead per hand: %4.</source>
        <comment>number, game, result</comment>
        <translation>Série %1, %2: %3. Vantagem por mão: %4.</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Séries</translation>
    </message>
    <message>
        <source>Matches and games</source>
        <translation>Séries e partidas</translation>
    </message>
    <message>
        <source>Matches left</source>
        <translation>Séries abandonadas</translation>
    </message>
    <message>
        <source>Matches played to the end and reviewed.</source>
        <translation>Séries jogadas até o fim e avaliadas.</translation>
    </message>
    <message>
        <source>Matches played to the end, by who won them.</source>
        <translation>Séries jogadas até o fim, por quem as ganhou.</translation>
    </message>
    <message>
        <source>Matches reviewed</source>
        <translation>Séries avaliadas</translation>
    </message>
    <message>
        <source>Matches won since the last one lost.</source>
        <translation>Séries ganhas desde a última perdida.</translation>
    </message>
    <message>
        <source>Most matches won one after the other.</source>
        <translation>O maior número de séries ganhas seguidas.</translation>
    </message>
    <message>
        <source>No hand has been played to its end yet.</source>
        <translation>Nenhuma mão foi jogada até o fim ainda.</translation>
    </message>
    <message>
        <source>No match has been reviewed yet.</source>
        <translation>Nenhuma série foi avaliada ainda.</translation>
    </message>
    <message>
        <source>Nobody had bid, and you made trumps.</source>
        <translation>Ninguém deu um lance, e você fez o trunfo.</translation>
    </message>
    <message>
        <source>Only of matches that have been reviewed.</source>
        <translation>Só das séries que foram avaliadas.</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversários</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Outros</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Points divided by hands.</source>
        <translation>Pontos divididos pelas mãos.</translation>
    </message>
    <message>
        <source>Points lost</source>
        <comment>heading: by a decision, on average</comment>
        <translation>Pontos perdidos</translation>
    </message>
    <message>
        <source>Points lost per decision</source>
        <translation>Pontos perdidos por decisão</translation>
    </message>
    <message>
        <source>Points of the hand lost against the best decision, on average.</source>
        <translation>Pontos da mão perdidos em relação à melhor decisão, em média.</translation>
    </message>
    <message>
        <source>Points per hand</source>
        <translation>Pontos por mão</translation>
    </message>
    <message>
        <source>Range of chance</source>
        <translation>Faixa do acaso</translation>
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
        <translation>O que você decidiu</translation>
    </message>
    <message>
        <source>What your decisions cost</source>
        <translation>Quanto custaram suas decisões</translation>
    </message>
    <message>
        <source>Won in a row now</source>
        <translation>Vitórias seguidas agora</translation>
    </message>
    <message>
        <source>You begged and the cards were run</source>
        <translation>Você recusou e as cartas rodaram</translation>
    </message>
    <message>
        <source>You begged and were given one</source>
        <translation>Você recusou e ganhou um ponto</translation>
    </message>
    <message>
        <source>You begged; the dealer dealt on.</source>
        <translation>Você recusou; o distribuidor rodou as cartas.</translation>
    </message>
    <message>
        <source>You begged; the dealer gave a point.</source>
        <translation>Você recusou; o distribuidor deu um ponto.</translation>
    </message>
    <message>
        <source>You gave one</source>
        <translation>Você deu um ponto</translation>
    </message>
    <message>
        <source>You led without a bid</source>
        <translation>Você saiu sem lance</translation>
    </message>
    <message>
        <source>You ran the cards</source>
        <translation>Você rodou as cartas</translation>
    </message>
    <message>
        <source>You stood</source>
        <translation>Você aceitou</translation>
    </message>
    <message>
        <source>You took the suit turned up as trumps.</source>
        <translation>Você aceitou o naipe virado como trunfo.</translation>
    </message>
    <message>
        <source>Your bid was made</source>
        <translation>Seu lance foi cumprido</translation>
    </message>
    <message>
        <source>Your bid was set back</source>
        <translation>Seu lance não foi cumprido</translation>
    </message>
    <message>
        <source>Your decisions that were open, in these matches.</source>
        <translation>Suas decisões em que havia escolha, nessas séries.</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>Seu lado</translation>
    </message>
    <message>
        <source>Your side scored less than you had bid.</source>
        <translation>Seu lado marcou menos do que o lance.</translation>
    </message>
    <message>
        <source>Your side scored what you had bid, or more.</source>
        <translation>Seu lado marcou os pontos do lance, ou mais.</translation>
    </message>
    <message>
        <source>left at %1 to %2</source>
        <comment>a match, games</comment>
        <translation>abandonada em %1 a %2</translation>
    </message>
    <message>
        <source>lost %1 to %2</source>
        <comment>a match, games</comment>
        <translation>perdida por %1 a %2</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>mistos</translation>
    </message>
    <message>
        <source>outside</source>
        <comment>the range of chance</comment>
        <translation>fora</translation>
    </message>
    <message>
        <source>under way, %1 to %2</source>
        <comment>a match, games</comment>
        <translation>em andamento, %1 a %2</translation>
    </message>
    <message>
        <source>with</source>
        <comment>help</comment>
        <translation>com</translation>
    </message>
    <message>
        <source>within</source>
        <comment>the range of chance</comment>
        <translation>dentro</translation>
    </message>
    <message>
        <source>won %1 to %2</source>
        <comment>a match, games</comment>
        <translation>ganha por %1 a %2</translation>
    </message>
</context>
<context>
    <name>StatisticsWindow</name>
    <message>
        <source>%1 could not be written. %2</source>
        <translation>Não foi possível gravar %1. %2</translation>
    </message>
    <message>
        <source>&amp;Decisions</source>
        <translation>Dec&amp;isões</translation>
    </message>
    <message>
        <source>&amp;Export as CSV…</source>
        <translation>&amp;Exportar como CSV…</translation>
    </message>
    <message>
        <source>&amp;Fair cards</source>
        <translation>Jogo &amp;limpo</translation>
    </message>
    <message>
        <source>&amp;Matches</source>
        <translation>&amp;Séries</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Zerar</translation>
    </message>
    <message>
        <source>&amp;Take back the reset</source>
        <translation>&amp;Restaurar a contagem</translation>
    </message>
    <message>
        <source>All matches so far, also the one under way, count no more.</source>
        <translation>Todas as séries até agora, também a que está em andamento, deixam de contar.</translation>
    </message>
    <message>
        <source>Counting the matches…</source>
        <translation>Contando as séries…</translation>
    </message>
    <message>
        <source>Export the statistics</source>
        <translation>Exportar as estatísticas</translation>
    </message>
    <message>
        <source>F&amp;igures</source>
        <translation>&amp;Números</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>The matches could not be counted.</source>
        <translation>Não foi possível contar as séries.</translation>
    </message>
</context>
<context>
    <name>StepBar</name>
    <message>
        <source>Action</source>
        <comment>step by</comment>
        <translation>Ação</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>step by</comment>
        <translation>Mão</translation>
    </message>
    <message>
        <source>One action back</source>
        <translation>Uma ação para trás</translation>
    </message>
    <message>
        <source>One action on</source>
        <translation>Uma ação adiante</translation>
    </message>
    <message>
        <source>Place in the match</source>
        <translation>Posição na série</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Para o início</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Para o fim</translation>
    </message>
    <message>
        <source>To the hand before</source>
        <translation>Para a mão anterior</translation>
    </message>
    <message>
        <source>To the next hand</source>
        <translation>Para a próxima mão</translation>
    </message>
    <message>
        <source>To the next trick</source>
        <translation>Para a próxima vaza</translation>
    </message>
    <message>
        <source>To the trick before</source>
        <translation>Para a vaza anterior</translation>
    </message>
    <message>
        <source>Trick</source>
        <comment>step by</comment>
        <translation>Vaza</translation>
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
    <name>System</name>
    <message>
        <source>Another program holds the file.</source>
        <translation>Outro programa está usando o arquivo.</translation>
    </message>
    <message>
        <source>It was written by a newer program.</source>
        <translation>Foi escrito por um programa mais novo.</translation>
    </message>
    <message>
        <source>Nothing can be written there.</source>
        <translation>Não se pode gravar nesse local.</translation>
    </message>
    <message>
        <source>That is a folder, not a file.</source>
        <translation>É uma pasta, não um arquivo.</translation>
    </message>
    <message>
        <source>The disk does not answer.</source>
        <translation>O disco não responde.</translation>
    </message>
    <message>
        <source>The disk does not work as it should.</source>
        <translation>O disco não está funcionando bem.</translation>
    </message>
    <message>
        <source>The file cannot be opened.</source>
        <translation>Não é possível abrir o arquivo.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>O arquivo está danificado.</translation>
    </message>
    <message>
        <source>The name of the file is too long.</source>
        <translation>O nome do arquivo é longo demais.</translation>
    </message>
    <message>
        <source>The system does not allow it.</source>
        <translation>O sistema não permite.</translation>
    </message>
    <message>
        <source>There is no room left on the disk.</source>
        <translation>Não há mais espaço no disco.</translation>
    </message>
    <message>
        <source>There is no such file or folder.</source>
        <translation>Esse arquivo ou pasta não existe.</translation>
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
        <translation>Distribui: %1</translation>
    </message>
    <message>
        <source>%1 to discard</source>
        <translation>Descarta: %1</translation>
    </message>
    <message>
        <source>%1 to play</source>
        <translation>Vez: %1</translation>
    </message>
    <message>
        <source>%1 to play: will you call an open card?</source>
        <translation>Vez: %1. Quer chamar uma carta exposta?</translation>
    </message>
    <message>
        <source>%1 to speak</source>
        <translation>Fala: %1</translation>
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
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1, best of %2, against the computer</source>
        <translation>%1, melhor de %2, contra o computador</translation>
    </message>
    <message>
        <source>%1, dealer: %2</source>
        <comment>name, score</comment>
        <translation>%1, distribuidor: %2</translation>
    </message>
    <message>
        <source>%1, one game, against the computer</source>
        <translation>%1, uma partida, contra o computador</translation>
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
        <source>Beg: one point for you, or three more cards each</source>
        <translation>Recusar: um ponto para você ou mais três cartas para cada um</translation>
    </message>
    <message>
        <source>Being saved…</source>
        <comment>what was just done</comment>
        <translation>Salvando…</translation>
    </message>
    <message>
        <source>Best of %1</source>
        <translation>Melhor de %1</translation>
    </message>
    <message>
        <source>Can be shown</source>
        <translation>Pode ser mostrada</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Mesa de cartas</translation>
    </message>
    <message>
        <source>Chosen for discarding</source>
        <translation>Escolhida para descartar</translation>
    </message>
    <message>
        <source>Cribbage board</source>
        <translation>Tabuleiro de Cribbage</translation>
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
        <translation>Maior lance: %1 (%2)</translation>
    </message>
    <message>
        <source>Last trick: %1</source>
        <comment>who won it</comment>
        <translation>Última vaza: %1</translation>
    </message>
    <message>
        <source>Lies open</source>
        <translation>Está exposta</translation>
    </message>
    <message>
        <source>No trick has been taken yet.</source>
        <translation>Ainda não há nenhuma vaza.</translation>
    </message>
    <message>
        <source>Nobody has bid yet</source>
        <translation>Ainda não há lance</translation>
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
        <source>Pack %1 is fixed. Cut it where you like, then deal.</source>
        <translation>O baralho %1 está fixado. Corte onde quiser e depois distribua.</translation>
    </message>
    <message>
        <source>Pack %1, fixed before the deal</source>
        <translation>Baralho %1, fixado antes da distribuição</translation>
    </message>
    <message>
        <source>Playable</source>
        <translation>Pode ser jogada</translation>
    </message>
    <message>
        <source>Read about it in How to play (F1)</source>
        <translation>Leia sobre isto em Como jogar (F1)</translation>
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
        <translation>A primeira carta jogada define o trunfo</translation>
    </message>
    <message>
        <source>The hand is over</source>
        <translation>A mão terminou</translation>
    </message>
    <message>
        <source>Top of the stock</source>
        <comment>a card</comment>
        <translation>No topo do monte</translation>
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
        <translation>Onde cortar o baralho</translation>
    </message>
    <message>
        <source>Which card will you show?</source>
        <translation>Que carta quer mostrar?</translation>
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
        <translation>lance %1 (%2)</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>nível %1</translation>
    </message>
    <message>
        <source>lies open</source>
        <translation>exposta</translation>
    </message>
    <message>
        <source>pack %1 checked</source>
        <translation>baralho %1 conferido</translation>
    </message>
    <message>
        <source>still out: %1</source>
        <translation>ainda por sair: %1</translation>
    </message>
    <message>
        <source>the dealer may take it for the same</source>
        <translation>o distribuidor pode igualar</translation>
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
        <translation>sua decisão</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>&amp;Colours of the suits:</source>
        <translation>&amp;Cores dos naipes:</translation>
    </message>
    <message>
        <source>&amp;Deck:</source>
        <translation>&amp;Baralho:</translation>
    </message>
    <message>
        <source>&amp;Felt:</source>
        <translation>&amp;Feltro:</translation>
    </message>
    <message>
        <source>&amp;Letters on the cards:</source>
        <translation>&amp;Letras nas cartas:</translation>
    </message>
    <message>
        <source>A folder for each deck: AS.svg, KS.svg … 2C.svg and, if any, back.svg.</source>
        <translation>Uma pasta para cada baralho: AS.svg, KS.svg … 2C.svg e, se houver, back.svg.</translation>
    </message>
    <message>
        <source>A plain card has a large letter and its suit, and no drawing.</source>
        <translation>Uma carta simples tem uma letra grande e o naipe, sem desenho.</translation>
    </message>
    <message>
        <source>As the language</source>
        <comment>letters</comment>
        <translation>Conforme o idioma</translation>
    </message>
    <message>
        <source>B&amp;oard:</source>
        <translation>&amp;Tabuleiro:</translation>
    </message>
    <message>
        <source>Black fans</source>
        <translation>Leques pretos</translation>
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
        <translation>Bordô</translation>
    </message>
    <message>
        <source>Card &amp;back:</source>
        <translation>&amp;Verso das cartas:</translation>
    </message>
    <message>
        <source>Corner &amp;index:</source>
        <translation>Índice &amp;nos cantos:</translation>
    </message>
    <message>
        <source>Ebony</source>
        <translation>Ébano</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Quatro</translation>
    </message>
    <message>
        <source>Green</source>
        <comment>felt</comment>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Green leaves</source>
        <translation>Folhas verdes</translation>
    </message>
    <message>
        <source>Grey</source>
        <comment>felt</comment>
        <translation>Cinza</translation>
    </message>
    <message>
        <source>Hand log</source>
        <translation>Registro da mão</translation>
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
        <translation>Bordo</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>index</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Own d&amp;ecks…</source>
        <translation>Baralhos &amp;próprios…</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Simples</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Prévia</translation>
    </message>
    <message>
        <source>Red trellis</source>
        <translation>Treliça vermelha</translation>
    </message>
    <message>
        <source>Sand</source>
        <comment>felt</comment>
        <translation>Areia</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>The letters and numbers in the corners.</source>
        <translation>As letras e os números nos cantos das cartas.</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Duas</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>Nogueira</translation>
    </message>
    <message>
        <source>With figures</source>
        <translation>Com figuras</translation>
    </message>
    <message>
        <source>With four, diamonds are blue and clubs green.</source>
        <translation>Com quatro, ouros são azuis e paus, verdes.</translation>
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
        <translation>%1: compradas do monte</translation>
    </message>
    <message>
        <source>%1: hand</source>
        <comment>a player&apos;s name</comment>
        <translation>%1: mão</translation>
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
        <translation>Como você viu</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Deal %1 · %2</source>
        <comment>number, whose cards</comment>
        <translation>Distribuição %1 · %2</translation>
    </message>
    <message>
        <source>Game %1, hand %2</source>
        <translation>Partida %1, mão %2</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Mão %1</translation>
    </message>
    <message>
        <source>Left in the stock</source>
        <translation>Resto do monte</translation>
    </message>
    <message>
        <source>Not dealt</source>
        <translation>Não distribuídas</translation>
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
        <translation>&amp;Continuar daqui</translation>
    </message>
    <message>
        <source>&amp;Copy the deal code</source>
        <translation>&amp;Copiar o código de distribuição</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>M&amp;ais</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>A&amp;valiação</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>M&amp;esa</translation>
    </message>
    <message>
        <source>C&amp;ards of the hand</source>
        <translation>Cartas &amp;da mão</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Rever uma série</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Série</translation>
    </message>
    <message>
        <source>Play these cards a&amp;gain</source>
        <translation>Jogar as &amp;mesmas cartas outra vez</translation>
    </message>
    <message>
        <source>Sa&amp;ve the record…</source>
        <translation>Salvar o re&amp;gistro…</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>The computer in your c&amp;hair</source>
        <translation>O computador no seu &amp;lugar</translation>
    </message>
</context>
<context>
    <name>licences</name>
    <message>
        <source>It builds on these works of others, each under a licence of its own:</source>
        <translation>Usa estas obras de outras pessoas, cada uma com a sua própria licença:</translation>
    </message>
</context>
</TS>
