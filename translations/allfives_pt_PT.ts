<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_PT" sourcelanguage="en">
<context>
    <name>Button</name>
    <message>
        <source>Deal</source>
        <translation>Dar cartas</translation>
    </message>
    <message>
        <source>Deal by ones</source>
        <translation>Dar de 1 em 1</translation>
    </message>
    <message>
        <source>Deal by threes</source>
        <translation>Dar de 3 em 3</translation>
    </message>
</context>
<context>
    <name>Call</name>
    <message>
        <source>Running the cards…</source>
        <translation>A rodar as cartas…</translation>
    </message>
    <message>
        <source>Take one</source>
        <translation>Toma um</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;About All Fives</source>
        <translation>&amp;Acerca do All Fives</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Ecrã completo</translation>
    </message>
    <message>
        <source>&amp;Log and score sheet</source>
        <translation>&amp;Registo e bloco de pontuação</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <comment>menu</comment>
        <translation>&amp;Ver</translation>
    </message>
</context>
<context>
    <name>Effect</name>
    <message>
        <source>First dealer wins</source>
        <comment>share of the games</comment>
        <translation>O primeiro dador ganha</translation>
    </message>
    <message>
        <source>Standard</source>
        <comment>the rules of a ruleset as it stands</comment>
        <translation>Predefinidas</translation>
    </message>
    <message>
        <source>The computer plays the same cards under the standard and the changed rules…</source>
        <translation>O computador joga as mesmas cartas com as regras predefinidas e com as alteradas…</translation>
    </message>
    <message>
        <source>These are the standard rules. Change one to see what it does.</source>
        <translation>Estas são as regras predefinidas. Altere uma para ver o que muda.</translation>
    </message>
</context>
<context>
    <name>Event</name>
    <message>
        <source>Cut for deal: %1</source>
        <translation>Corte para dar as cartas: %1</translation>
    </message>
    <message>
        <source>First dealer: %1</source>
        <translation>Primeiro dador: %1</translation>
    </message>
    <message>
        <source>Hand %1, dealer: %2</source>
        <translation>Mão %1, dador: %2</translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation>Marcador: %1</translation>
    </message>
    <message>
        <source>The same suit again: the cards are thrown in.</source>
        <translation>O mesmo naipe outra vez: dá-se de novo.</translation>
    </message>
    <message>
        <source>You capture: %1 (%2)</source>
        <translation>Captura: %1 (%2)</translation>
    </message>
    <message>
        <source>You win the game!</source>
        <translation>Venceu a partida!</translation>
    </message>
    <message>
        <source>You win the trick</source>
        <translation>Vence a vaza</translation>
    </message>
    <message>
        <source>You won the match!</source>
        <translation>Venceu a série!</translation>
    </message>
    <message>
        <source>card drawn, %1</source>
        <translation>carta tirada, %1</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>About All Fives</source>
        <translation>Acerca do All Fives</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>Hand log</source>
        <translation>Registo da mão</translation>
    </message>
    <message>
        <source>Log and score sheet</source>
        <translation>Registo e bloco de pontuação</translation>
    </message>
</context>
<context>
    <name>Play</name>
    <message>
        <source>Leave the match under way and begin a new one?</source>
        <translation>Deixar a série em curso e começar uma nova?</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>A saved match could not be read. It was kept as %1.</source>
        <translation>Não foi possível ler uma série guardada. Foi mantida como %1.</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Não guardada</translation>
    </message>
    <message>
        <source>The match cannot be saved, but you can play on. %1</source>
        <translation>Não é possível guardar a série, mas pode continuar. %1</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>N&amp;o to All</source>
        <translation>Nã&amp;o a tudo</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Repor</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Repor predefinições</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Guardar tudo</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Sim a &amp;tudo</translation>
    </message>
</context>
<context>
    <name>Rule</name>
    <message>
        <source>An opponent has called a card: you must play it.</source>
        <translation>Um adversário chamou uma carta: tem de a jogar.</translation>
    </message>
    <message>
        <source>Cards are dealt by ones or by threes.</source>
        <translation>Dá-se uma ou três cartas de cada vez.</translation>
    </message>
    <message>
        <source>Everybody passed: the dealer must bid.</source>
        <translation>Todos passaram: o dador tem de fazer um lance.</translation>
    </message>
    <message>
        <source>Trumps were led: you must play a trump.</source>
        <translation>A saída foi de trunfo: tem de jogar trunfo.</translation>
    </message>
    <message>
        <source>You have no card of the suit led: you must play a trump.</source>
        <translation>Não tem cartas do naipe de saída: tem de jogar trunfo.</translation>
    </message>
    <message>
        <source>You must follow suit or play a trump. Led: %1</source>
        <translation>Tem de assistir ao naipe ou jogar trunfo. Saída: %1</translation>
    </message>
    <message>
        <source>You must follow suit. Led: %1</source>
        <translation>Tem de assistir ao naipe. Saída: %1</translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message>
        <source>East</source>
        <translation>Este</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>%1, dealer: %2</source>
        <comment>name, score</comment>
        <translation>%1, dador: %2</translation>
    </message>
    <message>
        <source>Beg: one point for you, or three more cards each</source>
        <translation>Recusar: um ponto para si ou mais três cartas para cada um</translation>
    </message>
    <message>
        <source>Deal one card at a time, or three?</source>
        <translation>Dar uma carta de cada vez ou três?</translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation>Marcador: %1</translation>
    </message>
    <message>
        <source>You win the game!</source>
        <translation>Venceu a partida!</translation>
    </message>
    <message>
        <source>You won the match!</source>
        <translation>Venceu a série!</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>O seu lance</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>A sua mão</translation>
    </message>
    <message>
        <source>Your lead</source>
        <translation>A sua saída</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>É a sua vez</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>a pensar…</translation>
    </message>
    <message>
        <source>your deal</source>
        <translation>a sua vez de dar</translation>
    </message>
    <message>
        <source>your discard</source>
        <translation>o seu descarte</translation>
    </message>
    <message>
        <source>your lead</source>
        <translation>a sua saída</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>a sua vez</translation>
    </message>
</context>
</TS>
