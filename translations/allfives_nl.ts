<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>Board</name>
    <message>
        <source>%1, back peg: hole %2</source>
        <translation>%1, achterste pen: gaatje %2</translation>
    </message>
    <message>
        <source>%1, front peg: hole %2</source>
        <translation>%1, voorste pen: gaatje %2</translation>
    </message>
    <message>
        <source>%1, games won: %2</source>
        <translation>%1, gewonnen wedstrijden: %2</translation>
    </message>
</context>
<context>
    <name>Button</name>
    <message>
        <source>Beg</source>
        <translation>Bedelen</translation>
    </message>
    <message>
        <source>Bid %1</source>
        <translation>%1 bieden</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Doorgaan</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Delen</translation>
    </message>
    <message>
        <source>Deal by ones</source>
        <translation>Per één delen</translation>
    </message>
    <message>
        <source>Deal by threes</source>
        <translation>Per drie delen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Afleggen</translation>
    </message>
    <message>
        <source>Give one</source>
        <translation>Cadeau geven</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nieuwe serie</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Run the cards</source>
        <translation>Herspelen</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Accepteren</translation>
    </message>
</context>
<context>
    <name>Call</name>
    <message>
        <source>Bid %1</source>
        <translation>Ik bied %1</translation>
    </message>
    <message>
        <source>By ones</source>
        <translation>Per één</translation>
    </message>
    <message>
        <source>By threes</source>
        <translation>Per drie</translation>
    </message>
    <message>
        <source>I beg</source>
        <translation>Ik bedel</translation>
    </message>
    <message>
        <source>I stand</source>
        <translation>Ik accepteer</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Ik pas</translation>
    </message>
    <message>
        <source>Running the cards…</source>
        <translation>De kaarten worden herspeeld…</translation>
    </message>
    <message>
        <source>Take one</source>
        <translation>Ik geef je één</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>%1 of %2</source>
        <translation>%2%1</translation>
    </message>
    <message>
        <source>Hidden card</source>
        <translation>Dichte kaart</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;About All Fives</source>
        <translation>Info &amp;over All Fives</translation>
    </message>
    <message>
        <source>&amp;Count of the last hand</source>
        <translation>&amp;Telling van de laatste ronde</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Snel</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Volledig scherm</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <comment>menu</comment>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <comment>menu</comment>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>&amp;Log and score sheet</source>
        <translation>&amp;Logboek en scoreblad</translation>
    </message>
    <message>
        <source>&amp;Long</source>
        <translation>&amp;Lang</translation>
    </message>
    <message>
        <source>&amp;New match</source>
        <translation>Nieuwe s&amp;erie</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normaal</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <comment>no motion</comment>
        <translation>&amp;Uit</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Afsluiten</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Opnie&amp;uw</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Langzaam</translation>
    </message>
    <message>
        <source>&amp;Speed of motion</source>
        <translation>&amp;Bewegingssnelheid</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ongedaan maken</translation>
    </message>
    <message>
        <source>&amp;Very fast</source>
        <translation>&amp;Heel snel</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <comment>menu</comment>
        <translation>Beel&amp;d</translation>
    </message>
    <message>
        <source>&amp;Watch the computer play</source>
        <translation>&amp;Kijken hoe de computer speelt</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Zoals het &amp;systeem</translation>
    </message>
    <message>
        <source>Back to your &amp;match</source>
        <translation>Terug naar je se&amp;rie</translation>
    </message>
    <message>
        <source>H&amp;and</source>
        <comment>menu</comment>
        <translation>&amp;Ronde</translation>
    </message>
    <message>
        <source>How long things s&amp;tay</source>
        <translation>&amp;Weergaveduur</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Taal</translation>
    </message>
    <message>
        <source>N&amp;ormal</source>
        <comment>time to read</comment>
        <translation>&amp;Normaal</translation>
    </message>
    <message>
        <source>S&amp;hort</source>
        <translation>&amp;Kort</translation>
    </message>
    <message>
        <source>Until a &amp;click</source>
        <translation>&amp;Tot je klikt</translation>
    </message>
</context>
<context>
    <name>Count sheet</name>
    <message>
        <source>%1 to %2</source>
        <comment>Game totals</comment>
        <translation>%1 tegen %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>the card or totals, then the name</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The count</source>
        <translation>De telling</translation>
    </message>
    <message>
        <source>bid %1</source>
        <translation>bod %1</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n card(s) discarded</source>
        <comment>by a player</comment>
        <translation>
            <numerusform>%n kaart afgelegd</numerusform>
            <numerusform>%n kaarten afgelegd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) under each set of rules, with the same cards.</source>
        <comment>played by computer</comment>
        <translation>
            <numerusform>%n wedstrijd met elke reeks regels, met dezelfde kaarten.</numerusform>
            <numerusform>%n wedstrijden met elke reeks regels, met dezelfde kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to go</source>
        <comment>holes to the end of the board</comment>
        <translation>
            <numerusform>nog %n</numerusform>
            <numerusform>nog %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s)</source>
        <comment>to discard</comment>
        <translation>
            <numerusform>Kies nog %n kaart</numerusform>
            <numerusform>Kies nog %n kaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s)</source>
        <comment>what the player has to do</comment>
        <translation>
            <numerusform>Leg %n kaart af</numerusform>
            <numerusform>Leg %n kaarten af</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take back %n card(s)</source>
        <comment>too many chosen to discard</comment>
        <translation>
            <numerusform>Neem %n kaart terug</numerusform>
            <numerusform>Neem %n kaarten terug</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Effect</name>
    <message>
        <source>%1 (%2 to %3)</source>
        <comment>a value and its interval</comment>
        <translation>%1 (%2 tot %3)</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>per cent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1% of them went differently.</source>
        <translation>%1% daarvan verliep anders.</translation>
    </message>
    <message>
        <source>Changed</source>
        <comment>the rules as a person has changed them</comment>
        <translation>Gewijzigd</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Verschil</translation>
    </message>
    <message>
        <source>First dealer wins</source>
        <comment>share of the games</comment>
        <translation>Eerste deler wint</translation>
    </message>
    <message>
        <source>Games under these rules found no end.</source>
        <translation>Met deze regels komen wedstrijden niet ten einde.</translation>
    </message>
    <message>
        <source>Hands a game</source>
        <translation>Rondes per wedstrijd</translation>
    </message>
    <message>
        <source>In brackets: 95% intervals.</source>
        <translation>Tussen haakjes: 95%-intervallen.</translation>
    </message>
    <message>
        <source>Measure again</source>
        <translation>Opnieuw meten</translation>
    </message>
    <message>
        <source>Measure more exactly</source>
        <translation>Nauwkeuriger meten</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Gemeten</translation>
    </message>
    <message>
        <source>Not one of them went differently.</source>
        <translation>Geen enkele daarvan verliep anders.</translation>
    </message>
    <message>
        <source>Points a hand</source>
        <translation>Punten per ronde</translation>
    </message>
    <message>
        <source>Progress of the measurement</source>
        <translation>Voortgang van de meting</translation>
    </message>
    <message>
        <source>Standard</source>
        <comment>the rules of a ruleset as it stands</comment>
        <translation>Standaard</translation>
    </message>
    <message>
        <source>The computer plays the same cards under the standard and the changed rules…</source>
        <translation>De computer speelt dezelfde kaarten met de standaardregels en met de gewijzigde regels…</translation>
    </message>
    <message>
        <source>The measurement broke off.</source>
        <translation>De meting is afgebroken.</translation>
    </message>
    <message>
        <source>These are the standard rules. Change one to see what it does.</source>
        <translation>Dit zijn de standaardregels. Wijzig er een om te zien wat dat doet.</translation>
    </message>
    <message>
        <source>These rules cannot be played together.</source>
        <translation>Deze regels kunnen niet samen worden gespeeld.</translation>
    </message>
    <message>
        <source>What does this do to the game?</source>
        <translation>Wat doet dit met het spel?</translation>
    </message>
    <message>
        <source>Wins by a skunk</source>
        <comment>share of the games</comment>
        <translation>Winst met een skunk</translation>
    </message>
    <message>
        <source>no clear difference</source>
        <translation>geen duidelijk verschil</translation>
    </message>
</context>
<context>
    <name>Event</name>
    <message>
        <source>%1 captures: %2 (%3)</source>
        <translation>%1 vangt: %2 (%3)</translation>
    </message>
    <message>
        <source>%1 wins the game</source>
        <translation>%1 wint de wedstrijd</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 wint de serie</translation>
    </message>
    <message>
        <source>%1 wins the trick</source>
        <translation>%1 wint de slag</translation>
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
        <translation>Couperen om te delen: %1</translation>
    </message>
    <message>
        <source>First dealer: %1</source>
        <translation>Eerste deler: %1</translation>
    </message>
    <message>
        <source>Hand %1, dealer: %2</source>
        <translation>Ronde %1, deler: %2</translation>
    </message>
    <message>
        <source>Pitcher: %1, bid: %2</source>
        <translation>Bieder: %1, bod: %2</translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation>Stand: %1</translation>
    </message>
    <message>
        <source>Skunk! It counts as two games.</source>
        <translation>Skunk! Telt als 2 spellen.</translation>
    </message>
    <message>
        <source>The highest are equal: they cut again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same suit again: the cards are thrown in.</source>
        <translation>Weer dezelfde kleur: er wordt opnieuw gedeeld.</translation>
    </message>
    <message>
        <source>Top of the stock: %1</source>
        <translation>Bovenop de stok: %1</translation>
    </message>
    <message>
        <source>Turned up: %1</source>
        <translation>Omgedraaid: %1</translation>
    </message>
    <message>
        <source>You capture: %1 (%2)</source>
        <translation>Je vangt: %1 (%2)</translation>
    </message>
    <message>
        <source>You win the game!</source>
        <translation>Je wint de wedstrijd!</translation>
    </message>
    <message>
        <source>You win the trick</source>
        <translation>Je wint de slag</translation>
    </message>
    <message>
        <source>You won the match!</source>
        <translation>Je hebt de serie gewonnen!</translation>
    </message>
    <message>
        <source>a gift (%1)</source>
        <translation>een cadeau (%1)</translation>
    </message>
    <message>
        <source>card called, %1</source>
        <translation>kaart opgeëist, %1</translation>
    </message>
    <message>
        <source>card drawn, %1</source>
        <translation>kaart getrokken, %1</translation>
    </message>
    <message>
        <source>card shown, %1</source>
        <translation>kaart getoond, %1</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>%1 become trumps</source>
        <translation>Troef: %1</translation>
    </message>
    <message>
        <source>Ask for one point or another trump suit</source>
        <translation>Om een punt of een andere troefkleur vragen</translation>
    </message>
    <message>
        <source>One point to the player who begged</source>
        <translation>Eén punt voor wie bedelde</translation>
    </message>
    <message>
        <source>Three more cards each and another turn-up</source>
        <translation>Ieder drie kaarten erbij en een nieuwe omgedraaide kaart</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>About All Fives</source>
        <translation>Info over All Fives</translation>
    </message>
    <message>
        <source>All Fives %1

A card game of the All Fours family.
Free software (GPL 3 or later).</source>
        <translation>All Fives %1

Een kaartspel uit de All Fours-familie.
Vrije software (GPL 3 of later).</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>Hand log</source>
        <translation>Rondelogboek</translation>
    </message>
    <message>
        <source>Log and score sheet</source>
        <translation>Logboek en scoreblad</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Scoreblad</translation>
    </message>
</context>
<context>
    <name>Play</name>
    <message>
        <source>Leave the match under way and begin a new one?</source>
        <translation>De lopende serie verlaten en een nieuwe beginnen?</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nieuwe serie</translation>
    </message>
</context>
<context>
    <name>Point</name>
    <message>
        <source>Capture</source>
        <translation>Vangst</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Vijf</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Gift</source>
        <translation>Cadeau</translation>
    </message>
    <message>
        <source>Hanged jack</source>
        <translation>Opgehangen Boer</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Hoog</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Boer</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Laag</translation>
    </message>
    <message>
        <source>Set back</source>
        <translation>Nat</translation>
    </message>
    <message>
        <source>Turn-up</source>
        <translation>Omgekeerde kaart</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>A saved match could not be read. It was kept as %1.</source>
        <translation>Een opgeslagen serie kon niet worden gelezen. Ze is bewaard als %1.</translation>
    </message>
    <message>
        <source>Damaged match</source>
        <translation>Beschadigde serie</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Niet opgeslagen</translation>
    </message>
    <message>
        <source>The match cannot be saved, but you can play on. %1</source>
        <translation>De serie kan niet worden opgeslagen, maar je kunt doorspelen. %1</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nee</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ja</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Afbreken</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Toepassen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerpen</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Help</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Negeren</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>Nee &amp;op alles</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Openen</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Herstellen</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Standaard herstellen</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Alles opslaan</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Ja op &amp;alles</translation>
    </message>
</context>
<context>
    <name>Rank in a card&apos;s name</name>
    <message>
        <source>ace</source>
        <translation>aas</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>acht</translation>
    </message>
    <message>
        <source>five</source>
        <translation>vijf</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>boer</translation>
    </message>
    <message>
        <source>king</source>
        <translation>heer</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>negen</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>vrouw</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>zeven</translation>
    </message>
    <message>
        <source>six</source>
        <translation>zes</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>tien</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drie</translation>
    </message>
    <message>
        <source>two</source>
        <translation>twee</translation>
    </message>
</context>
<context>
    <name>Rule</name>
    <message>
        <source>A card cannot be discarded twice.</source>
        <translation>Een kaart kan niet twee keer worden afgelegd.</translation>
    </message>
    <message>
        <source>A card has been called already.</source>
        <translation>Er is al een kaart opgeëist.</translation>
    </message>
    <message>
        <source>A lower trump may not be played on a higher one.</source>
        <translation>Een lagere troef mag niet op een hogere.</translation>
    </message>
    <message>
        <source>An opponent has called a card: you must play it.</source>
        <translation>Een tegenstander heeft een kaart opgeëist: die moet je spelen.</translation>
    </message>
    <message>
        <source>Cards are dealt by ones or by threes.</source>
        <translation>Er wordt per één of per drie gedeeld.</translation>
    </message>
    <message>
        <source>Cards are not shown or called in this game.</source>
        <translation>In dit spel worden geen kaarten getoond of opgeëist.</translation>
    </message>
    <message>
        <source>Discard down to six cards.</source>
        <translation>Leg af tot je zes kaarten hebt.</translation>
    </message>
    <message>
        <source>Everybody passed: the dealer must bid.</source>
        <translation>Iedereen heeft gepast: de deler moet bieden.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Je bent niet aan de beurt.</translation>
    </message>
    <message>
        <source>It is your turn: play the card instead.</source>
        <translation>Je bent aan de beurt: speel de kaart.</translation>
    </message>
    <message>
        <source>Only a card that lies open can be called.</source>
        <translation>Alleen een open kaart kan worden opgeëist.</translation>
    </message>
    <message>
        <source>Only an opponent may call a card.</source>
        <translation>Alleen een tegenstander mag een kaart opeisen.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Dat kan nu niet.</translation>
    </message>
    <message>
        <source>That card has been shown already.</source>
        <translation>Die kaart is al getoond.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Die kaart heb je niet in je hand.</translation>
    </message>
    <message>
        <source>That card may not be played now.</source>
        <translation>Die kaart mag nu niet worden gespeeld.</translation>
    </message>
    <message>
        <source>The bid must be higher.</source>
        <translation>Het bod moet hoger zijn.</translation>
    </message>
    <message>
        <source>The highest bid is 4.</source>
        <translation>Het hoogste bod is 4.</translation>
    </message>
    <message>
        <source>Trumps were led: you must play a trump.</source>
        <translation>Er is met troef uitgekomen: je moet troef spelen.</translation>
    </message>
    <message>
        <source>You cannot give one: it would win the game.</source>
        <translation>Je kunt geen cadeau geven: dat zou de wedstrijd beslissen.</translation>
    </message>
    <message>
        <source>You have no card of the suit led: you must play a trump.</source>
        <translation>Je hebt geen kaart van de uitgekomen kleur: je moet troeven.</translation>
    </message>
    <message>
        <source>You must follow suit or play a trump. Led: %1</source>
        <translation>Je moet kleur bekennen of troeven. Uitgekomen: %1</translation>
    </message>
    <message>
        <source>You must follow suit. Led: %1</source>
        <translation>Je moet kleur bekennen. Uitgekomen: %1</translation>
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
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Oost</translation>
    </message>
    <message>
        <source>East-West</source>
        <comment>two partners</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North</source>
        <translation>Noord</translation>
    </message>
    <message>
        <source>North-South</source>
        <comment>two partners</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>South</source>
        <translation>Zuid</translation>
    </message>
    <message>
        <source>West</source>
        <translation>West</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Jij</translation>
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
        <translation>Klaveren</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Ruiten</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Harten</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Schoppen</translation>
    </message>
</context>
<context>
    <name>Suit in a card&apos;s name</name>
    <message>
        <source>clubs</source>
        <translation>klaver</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ruiten</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>harten</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>schoppen</translation>
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
        <translation>%1 is aan de beurt</translation>
    </message>
    <message>
        <source>%1 to speak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins the game</source>
        <translation>%1 wint de wedstrijd</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 wint de serie</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>two facts</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, dealer: %2</source>
        <comment>name, score</comment>
        <translation>%1, deler: %2</translation>
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
        <translation>Acties</translation>
    </message>
    <message>
        <source>All Fives, best of three, against the computer</source>
        <translation>All Fives, beste van drie, tegen de computer</translation>
    </message>
    <message>
        <source>Beg: one point for you, or three more cards each</source>
        <translation>Bedelen: één punt voor jou, of ieder drie kaarten erbij</translation>
    </message>
    <message>
        <source>Best of %1</source>
        <translation>Beste van %1</translation>
    </message>
    <message>
        <source>D</source>
        <comment>the dealer&apos;s button, one letter</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>Deal one card at a time, or three?</source>
        <translation>Eén kaart tegelijk delen, of drie?</translation>
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
        <translation>Nu niet speelbaar</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Op tafel</translation>
    </message>
    <message>
        <source>Playable</source>
        <translation>Speelbaar</translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation>Stand: %1</translation>
    </message>
    <message>
        <source>Stock %1</source>
        <translation>Stok %1</translation>
    </message>
    <message>
        <source>The first card led makes trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand is over</source>
        <translation>De ronde is afgelopen</translation>
    </message>
    <message>
        <source>Trumps: %1</source>
        <translation>Troef: %1</translation>
    </message>
    <message>
        <source>Will you give one, or run the cards?</source>
        <translation>Geef je een punt cadeau of herspeel je de kaarten?</translation>
    </message>
    <message>
        <source>Will you stand, or beg? Turned up: %1</source>
        <translation>Accepteer je, of bedel je? Omgedraaid: %1</translation>
    </message>
    <message>
        <source>You win the game!</source>
        <translation>Je wint de wedstrijd!</translation>
    </message>
    <message>
        <source>You won the match!</source>
        <translation>Je hebt de serie gewonnen!</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Jouw bod</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Jouw hand</translation>
    </message>
    <message>
        <source>Your lead</source>
        <translation>Jij komt uit</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Jij bent aan de beurt</translation>
    </message>
    <message>
        <source>bid %1 (%2)</source>
        <comment>bid, name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>still out: %1</source>
        <translation>nog niet gespeeld: %1</translation>
    </message>
    <message>
        <source>the dealer may take it for the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>denkt na…</translation>
    </message>
    <message>
        <source>your deal</source>
        <translation>jij deelt</translation>
    </message>
    <message>
        <source>your discard</source>
        <translation>jij legt af</translation>
    </message>
    <message>
        <source>your lead</source>
        <translation>jij komt uit</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>jouw beurt</translation>
    </message>
    <message>
        <source>your word</source>
        <translation>jij beslist</translation>
    </message>
</context>
</TS>
