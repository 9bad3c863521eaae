<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>AccessPage</name>
    <message>
        <source>&amp;Colours:</source>
        <translation>&amp;Kleuren:</translation>
    </message>
    <message>
        <source>Access</source>
        <comment>page of the preferences</comment>
        <translation>Toegankelijkheid</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Volgens het systeem</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Donker</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoog contrast</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Of all text, compared with the system&apos;s; on the table it grows as far as the window has room.</source>
        <translation>Van alle tekst, ten opzichte van het systeem; op tafel groeit die voor zover het venster ruimte biedt.</translation>
    </message>
    <message>
        <source>Of the window, its dialogs, and the plates on the table.</source>
        <translation>Van het venster, de dialoogvensters en de bordjes op tafel.</translation>
    </message>
    <message>
        <source>Size of &amp;letters:</source>
        <translation>&amp;Lettergrootte:</translation>
    </message>
</context>
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
        <source>Call: %1</source>
        <translation>Opeisen: %1</translation>
    </message>
    <message>
        <source>Choose another game</source>
        <translation>Ander spel kiezen</translation>
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
        <translation>Eén voor één delen</translation>
    </message>
    <message>
        <source>Deal by threes</source>
        <translation>Drie tegelijk delen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Afleggen</translation>
    </message>
    <message>
        <source>Finish the hand</source>
        <translation>Ronde afmaken</translation>
    </message>
    <message>
        <source>Give one</source>
        <translation>Cadeau geven</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Learn in three minutes</source>
        <translation>In drie minuten leren</translation>
    </message>
    <message>
        <source>Leave the tutorial</source>
        <translation>Les verlaten</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nieuwe serie</translation>
    </message>
    <message>
        <source>Next lesson: %1</source>
        <comment>a game</comment>
        <translation>Volgende les: %1</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Verder spelen</translation>
    </message>
    <message>
        <source>Run the cards</source>
        <translation>Herspelen</translation>
    </message>
    <message>
        <source>Same again</source>
        <translation>Nog een keer</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>Tonen: %1</translation>
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
        <translation>Eén voor één</translation>
    </message>
    <message>
        <source>By threes</source>
        <translation>Drie tegelijk</translation>
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
    <name>CardsPage</name>
    <message>
        <source>Cards of the hand</source>
        <translation>Kaarten van de ronde</translation>
    </message>
    <message>
        <source>Hands in the &amp;order of play</source>
        <translation>Handen in &amp;speelvolgorde</translation>
    </message>
    <message>
        <source>This hand has not ended: its cards are still a secret.</source>
        <translation>Deze ronde is niet afgelopen: de kaarten zijn nog geheim.</translation>
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
        <translation>Info &amp;over All Fives</translation>
    </message>
    <message>
        <source>&amp;Copy the deal code</source>
        <translation>Deel&amp;code kopiëren</translation>
    </message>
    <message>
        <source>&amp;Count of the last hand</source>
        <translation>&amp;Telling van de laatste ronde</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Donker</translation>
    </message>
    <message>
        <source>&amp;Enter a deal code…</source>
        <translation>&amp;Deelcode invoeren…</translation>
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
        <source>&amp;High contrast</source>
        <translation>&amp;Hoog contrast</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Hint</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Hoe speel je</translation>
    </message>
    <message>
        <source>&amp;Leave the tutorial</source>
        <translation>Les &amp;verlaten</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Licht</translation>
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
        <source>&amp;New match…</source>
        <translation>Nieuwe s&amp;erie…</translation>
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
        <source>&amp;Open a record…</source>
        <translation>Versla&amp;g openen…</translation>
    </message>
    <message>
        <source>&amp;Order of the hand</source>
        <translation>Volgorde in de &amp;hand</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Voorkeuren…</translation>
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
        <source>&amp;Rules in force</source>
        <translation>&amp;Geldende regels</translation>
    </message>
    <message>
        <source>&amp;Same again</source>
        <translation>&amp;Nog een keer</translation>
    </message>
    <message>
        <source>&amp;Show a card out of turn</source>
        <translation>&amp;Kaart voor de beurt tonen</translation>
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
        <source>&amp;Tutorial</source>
        <translation>&amp;Lessen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ongedaan maken</translation>
    </message>
    <message>
        <source>&amp;Undo: off in this match</source>
        <translation>&amp;Ongedaan maken: uit in deze serie</translation>
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
        <source>&amp;Volume</source>
        <translation>Vol&amp;ume</translation>
    </message>
    <message>
        <source>&amp;Watch the computer play</source>
        <translation>&amp;Kijken hoe de computer speelt</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Volgens het &amp;systeem</translation>
    </message>
    <message>
        <source>As the s&amp;ystem</source>
        <translation>V&amp;olgens het systeem</translation>
    </message>
    <message>
        <source>Back to your &amp;match</source>
        <translation>Terug naar je se&amp;rie</translation>
    </message>
    <message>
        <source>By &amp;rank</source>
        <translation>Op &amp;rang</translation>
    </message>
    <message>
        <source>By s&amp;uit</source>
        <translation>Op &amp;kleur</translation>
    </message>
    <message>
        <source>Colou&amp;rs</source>
        <translation>&amp;Kleuren</translation>
    </message>
    <message>
        <source>Four-&amp;colour suits</source>
        <translation>Eigen ti&amp;nt per kleur</translation>
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
        <source>Large &amp;index</source>
        <translation>Grote &amp;index</translation>
    </message>
    <message>
        <source>Last &amp;trick</source>
        <translation>&amp;Laatste slag</translation>
    </message>
    <message>
        <source>Look &amp;back…</source>
        <translation>Ter&amp;ugblikken…</translation>
    </message>
    <message>
        <source>N&amp;ormal</source>
        <comment>time to read</comment>
        <translation>&amp;Normaal</translation>
    </message>
    <message>
        <source>Play these cards a&amp;gain</source>
        <translation>Dezelfde kaarten &amp;opnieuw spelen</translation>
    </message>
    <message>
        <source>Proof of the &amp;deal…</source>
        <translation>Be&amp;wijs van het delen…</translation>
    </message>
    <message>
        <source>S&amp;hort</source>
        <translation>&amp;Kort</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>S&amp;tatistieken…</translation>
    </message>
    <message>
        <source>Sa&amp;ve the record…</source>
        <translation>Verslag op&amp;slaan…</translation>
    </message>
    <message>
        <source>Save &amp;all records…</source>
        <translation>A&amp;lle verslagen opslaan…</translation>
    </message>
    <message>
        <source>Size of l&amp;etters</source>
        <translation>L&amp;ettergrootte</translation>
    </message>
    <message>
        <source>So&amp;und</source>
        <translation>&amp;Geluid</translation>
    </message>
    <message>
        <source>The computer in your c&amp;hair</source>
        <translation>De computer op jouw &amp;plaats</translation>
    </message>
    <message>
        <source>Until a &amp;click</source>
        <translation>&amp;Tot je klikt</translation>
    </message>
    <message>
        <source>Watch a &amp;level</source>
        <translation>Een n&amp;iveau zien spelen</translation>
    </message>
</context>
<context>
    <name>CostPage</name>
    <message>
        <source>&amp;Stop</source>
        <translation>Sto&amp;ppen</translation>
    </message>
    <message>
        <source>Chart of the points lost per decision, match by match</source>
        <translation>Grafiek van de verloren punten per beslissing, serie voor serie</translation>
    </message>
    <message>
        <source>Re&amp;view them</source>
        <translation>&amp;Beoordelen</translation>
    </message>
    <message>
        <source>Reviewed matches</source>
        <translation>Beoordeelde series</translation>
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
        <source>%n decision(s) judged.</source>
        <comment>of a player in a match</comment>
        <translation>
            <numerusform>%n beslissing beoordeeld.</numerusform>
            <numerusform>%n beslissingen beoordeeld.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) taken back</source>
        <comment>with undo, in a match</comment>
        <translation>
            <numerusform>%n beslissing teruggenomen</numerusform>
            <numerusform>%n beslissingen teruggenomen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) under each set of rules, with the same cards.</source>
        <comment>played by computer</comment>
        <translation>
            <numerusform>%n wedstrijd per regelset, met dezelfde kaarten.</numerusform>
            <numerusform>%n wedstrijden per regelset, met dezelfde kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s) given</source>
        <comment>by the computer, in a match</comment>
        <translation>
            <numerusform>%n hint gegeven</numerusform>
            <numerusform>%n hints gegeven</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them could not be bettered.</source>
        <comment>decisions</comment>
        <translation>
            <numerusform>%n daarvan kon niet beter.</numerusform>
            <numerusform>%n daarvan konden niet beter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) saved.</source>
        <comment>of matches, into a file</comment>
        <translation>
            <numerusform>%n verslag opgeslagen.</numerusform>
            <numerusform>%n verslagen opgeslagen.</numerusform>
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
        <source>%n trick(s)</source>
        <comment>won by a player</comment>
        <translation>
            <numerusform>%n slag</numerusform>
            <numerusform>%n slagen</numerusform>
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
        <source>Counting: %n match(es) to go</source>
        <comment>of the statistics</comment>
        <translation>
            <numerusform>Tellen: nog %n serie</numerusform>
            <numerusform>Tellen: nog %n series</numerusform>
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
        <source>Only reviewed matches count. %n finished match(es) not reviewed yet.</source>
        <comment>of the statistics</comment>
        <translation>
            <numerusform>Alleen beoordeelde series tellen mee. Nog %n afgelopen serie is niet beoordeeld.</numerusform>
            <numerusform>Alleen beoordeelde series tellen mee. Nog %n afgelopen series zijn niet beoordeeld.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reviewing: %n match(es) to go.</source>
        <comment>of the statistics</comment>
        <translation>
            <numerusform>Beoordelen: nog %n serie.</numerusform>
            <numerusform>Beoordelen: nog %n series.</numerusform>
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
    <name>CoursePage</name>
    <message>
        <source>Chart of the lead per hand, match by match</source>
        <translation>Grafiek van de voorsprong per ronde, serie voor serie</translation>
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
        <translation>Serie &amp;beginnen</translation>
    </message>
    <message>
        <source>&amp;Deal code</source>
        <translation>&amp;Deelcode</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Deelcode</translation>
    </message>
    <message>
        <source>Groups of four. Spaces, dashes and small letters do not matter.</source>
        <translation>Groepen van vier. Spaties, streepjes en kleine letters maken niet uit.</translation>
    </message>
    <message>
        <source>Leave it and &amp;begin</source>
        <translation>Verlaten en &amp;beginnen</translation>
    </message>
    <message>
        <source>The match under way will be left, neither won nor lost.</source>
        <translation>De lopende serie wordt verlaten, gewonnen noch verloren.</translation>
    </message>
</context>
<context>
    <name>Deals</name>
    <message>
        <source>Cards of this match</source>
        <translation>Kaarten van deze serie</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Deelcode</translation>
    </message>
    <message>
        <source>That would let you look ahead. Ask again when the match is over.</source>
        <translation>Dan zou je vooruit kunnen kijken. Vraag het opnieuw als de serie voorbij is.</translation>
    </message>
    <message>
        <source>The cards of this match come from a record without its seed. They cannot be dealt again.</source>
        <translation>De kaarten van deze serie komen uit een verslag zonder startwaarde. Ze kunnen niet opnieuw gedeeld worden.</translation>
    </message>
    <message>
        <source>The cards of this match have no deal code.</source>
        <translation>De kaarten van deze serie hebben geen deelcode.</translation>
    </message>
    <message>
        <source>The deal code of this match was copied:
%1</source>
        <translation>De deelcode van deze serie is gekopieerd:
%1</translation>
    </message>
    <message>
        <source>There is no match on the table.</source>
        <translation>Er ligt geen serie op tafel.</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>The deck “%1” is no longer there.</source>
        <translation>Het kaartspel ‘%1’ is er niet meer.</translation>
    </message>
    <message>
        <source>This deck cannot be used: the card “%1” is missing.</source>
        <translation>Dit kaartspel is niet bruikbaar: de kaart ‘%1’ ontbreekt.</translation>
    </message>
    <message>
        <source>This deck cannot be used: “%1” cannot be read.</source>
        <translation>Dit kaartspel is niet bruikbaar: ‘%1’ kan niet worden gelezen.</translation>
    </message>
    <message>
        <source>This deck cannot be used: “%1” does not have the shape of a card.</source>
        <translation>Dit kaartspel is niet bruikbaar: ‘%1’ heeft niet de vorm van een kaart.</translation>
    </message>
    <message>
        <source>This deck cannot be used: “%1” is not a picture.</source>
        <translation>Dit kaartspel is niet bruikbaar: ‘%1’ is geen afbeelding.</translation>
    </message>
    <message>
        <source>This deck cannot be used: “%1” is too large.</source>
        <translation>Dit kaartspel is niet bruikbaar: ‘%1’ is te groot.</translation>
    </message>
    <message>
        <source>This deck cannot be used: “%1” refers to something outside.</source>
        <translation>Dit kaartspel is niet bruikbaar: ‘%1’ verwijst naar iets buiten het bestand.</translation>
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
        <source>Hands per game</source>
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
        <source>Points per hand</source>
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
    <name>ErrorReport</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiëren</translation>
    </message>
    <message>
        <source>Error report</source>
        <translation>Foutverslag</translation>
    </message>
    <message>
        <source>Something went wrong. The match is saved, and you can play on. If you like, send this report to those who write the program; it holds nothing but what you see.</source>
        <translation>Er ging iets mis. De serie is opgeslagen, en je kunt verder spelen. Stuur dit verslag, als je wilt, naar de makers van het programma; er staat niets anders in dan wat je hier ziet.</translation>
    </message>
    <message>
        <source>Something went wrong. You can play on, but the match could not be saved. If you like, send this report to those who write the program; it holds nothing but what you see.</source>
        <translation>Er ging iets mis. Je kunt verder spelen, maar de serie kon niet worden opgeslagen. Stuur dit verslag, als je wilt, naar de makers van het programma; er staat niets anders in dan wat je hier ziet.</translation>
    </message>
    <message>
        <source>The report was copied.</source>
        <translation>Het verslag is gekopieerd.</translation>
    </message>
    <message>
        <source>Whoever works out its deal code sees all cards of the match under way, also those that are hidden from you.</source>
        <translation>Wie de deelcode erin uitwerkt, ziet alle kaarten van de lopende serie, ook die voor jou verborgen zijn.</translation>
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
        <translation>Couperen: %1</translation>
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
        <translation>Gelijk: zij couperen opnieuw.</translation>
    </message>
    <message>
        <source>The same suit again: the cards are thrown in.</source>
        <translation>Weer dezelfde kleur: er wordt opnieuw gedeeld.</translation>
    </message>
    <message>
        <source>Top of the stock: %1</source>
        <translation>Boven op de stok: %1</translation>
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
    <name>FairDealDialog</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiëren</translation>
    </message>
    <message>
        <source>Cards you cut off: %1</source>
        <translation>Kaarten die je afnam: %1</translation>
    </message>
    <message>
        <source>Checked: this is the pack that was shown.</source>
        <translation>Gecontroleerd: dit is het kaartspel dat getoond werd.</translation>
    </message>
    <message>
        <source>Fingerprints and packs</source>
        <translation>Vingerafdrukken en kaartspellen</translation>
    </message>
    <message>
        <source>Game %1, hand %2, deal %3</source>
        <translation>Wedstrijd %1, ronde %2, deelbeurt %3</translation>
    </message>
    <message>
        <source>Not the pack that was shown: %1</source>
        <translation>Niet het kaartspel dat getoond werd: %1</translation>
    </message>
    <message>
        <source>Pack: %1</source>
        <translation>Kaartspel: %1</translation>
    </message>
    <message>
        <source>Proof of the deal</source>
        <translation>Bewijs van het delen</translation>
    </message>
    <message>
        <source>Random number: %1</source>
        <translation>Toevalsgetal: %1</translation>
    </message>
    <message>
        <source>Secret of the match: %1</source>
        <translation>Geheim van de serie: %1</translation>
    </message>
    <message>
        <source>Shown before the deal: %1</source>
        <translation>Getoond vóór het delen: %1</translation>
    </message>
    <message>
        <source>Shown before you cut: %1</source>
        <translation>Getoond voordat je coupeerde: %1</translation>
    </message>
    <message>
        <source>The pack is revealed when the hand is over.</source>
        <translation>Het kaartspel wordt getoond als de ronde voorbij is.</translation>
    </message>
    <message>
        <source>The packs of this match were fixed before you cut, and your cut changed them.</source>
        <translation>De kaartspellen van deze serie lagen vast voordat je coupeerde, en door te couperen heb je ze veranderd.</translation>
    </message>
    <message>
        <source>The secret of the match is revealed when the match is over.</source>
        <translation>Het geheim van de serie wordt getoond als de serie voorbij is.</translation>
    </message>
    <message>
        <source>This match has no proof: you did not cut the pack it was dealt from.</source>
        <translation>Deze serie heeft geen bewijs: je hebt het kaartspel waaruit gedeeld is, niet gecoupeerd.</translation>
    </message>
</context>
<context>
    <name>FairPage</name>
    <message>
        <source>Fair cards</source>
        <translation>Eerlijke kaarten</translation>
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
        <translation>%2 is geen kaart.</translation>
    </message>
    <message>
        <source>%2 is no number in JSON.</source>
        <translation>%2 is geen getal in JSON.</translation>
    </message>
    <message>
        <source>%2 is not among the allowed values: %1.</source>
        <translation>%2 is geen van de toegestane waarden: %1.</translation>
    </message>
    <message>
        <source>A character of “%2” is wrong.</source>
        <translation>Een teken van ‘%2’ is fout.</translation>
    </message>
    <message>
        <source>Characters are missing.</source>
        <translation>Er ontbreken tekens.</translation>
    </message>
    <message>
        <source>Expected: %1. Found: %2.</source>
        <translation>Verwacht: %1. Gevonden: %2.</translation>
    </message>
    <message>
        <source>Group %1</source>
        <comment>of a deal code</comment>
        <translation>Groep %1</translation>
    </message>
    <message>
        <source>Nested more than %1 deep.</source>
        <translation>Meer dan %1 niveaus diep genest.</translation>
    </message>
    <message>
        <source>Number expected: %1, found: %2.</source>
        <translation>Verwacht aantal: %1, gevonden: %2.</translation>
    </message>
    <message>
        <source>Seed and shuffle go together, and this one is missing.</source>
        <translation>‘seed’ en ‘shuffle’ horen bij elkaar, en deze ontbreekt.</translation>
    </message>
    <message>
        <source>Should be “%1”.</source>
        <translation>Moet ‘%1’ zijn.</translation>
    </message>
    <message>
        <source>Something follows the end.</source>
        <translation>Er volgt iets na het einde.</translation>
    </message>
    <message>
        <source>The card %2 is there twice.</source>
        <translation>De kaart %2 staat er twee keer.</translation>
    </message>
    <message>
        <source>The file has more than %1 bytes.</source>
        <translation>Het bestand is groter dan %1 bytes.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Het bestand is leeg.</translation>
    </message>
    <message>
        <source>The key is missing.</source>
        <translation>Deze sleutel ontbreekt.</translation>
    </message>
    <message>
        <source>The key stands there twice.</source>
        <translation>De sleutel staat er twee keer.</translation>
    </message>
    <message>
        <source>The number %2 is too large.</source>
        <translation>Het getal %2 is te groot.</translation>
    </message>
    <message>
        <source>The text has half a character in it.</source>
        <translation>In de tekst staat een half teken.</translation>
    </message>
    <message>
        <source>The value is not allowed.</source>
        <translation>Deze waarde is niet toegestaan.</translation>
    </message>
    <message>
        <source>There is no game called “%2”.</source>
        <translation>Er is geen spel dat ‘%2’ heet.</translation>
    </message>
    <message>
        <source>This is not JSON.</source>
        <translation>Dit is geen JSON.</translation>
    </message>
    <message>
        <source>This is not UTF-8 text.</source>
        <translation>Dit is geen UTF-8-tekst.</translation>
    </message>
    <message>
        <source>This is not as the rules have it.</source>
        <translation>Dit klopt niet met de regels.</translation>
    </message>
    <message>
        <source>This program does not know the key.</source>
        <translation>Dit programma kent de sleutel niet.</translation>
    </message>
    <message>
        <source>This program knows no such game or rules.</source>
        <translation>Dit programma kent zo’n spel of zulke regels niet.</translation>
    </message>
    <message>
        <source>Written by a newer program: version %2, this one reads version %1.</source>
        <translation>Geschreven door een nieuwer programma: versie %2; dit leest versie %1.</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>een lijst</translation>
    </message>
    <message>
        <source>a number with a fraction</source>
        <translation>een kommagetal</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>een geheel getal</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>een object</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>byte nr. %1</translation>
    </message>
    <message>
        <source>nothing (null)</source>
        <translation>niets (null)</translation>
    </message>
    <message>
        <source>text</source>
        <translation>tekst</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>waar of onwaar</translation>
    </message>
    <message>
        <source>“%2” does not occur in deal codes.</source>
        <translation>‘%2’ komt in deelcodes niet voor.</translation>
    </message>
</context>
<context>
    <name>FiguresPage</name>
    <message>
        <source>Figures</source>
        <translation>Cijfers</translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message>
        <source>&amp;Game</source>
        <comment>which game is played</comment>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <comment>decisions taken back</comment>
        <translation>&amp;Hulp</translation>
    </message>
    <message>
        <source>&amp;Opponents</source>
        <translation>&amp;Tegenstanders</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle spellen</translation>
    </message>
    <message>
        <source>With and without</source>
        <translation>Met en zonder</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Met hulp</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Zonder hulp</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>After every trick each draws a card from the stock. Played to %1.</source>
        <translation>Na elke slag trekt ieder een kaart van de stok. Tot %1.</translation>
    </message>
    <message>
        <source>All Fives for four: partners face each other and score together.</source>
        <translation>All Fives voor vier: partners zitten tegenover elkaar en scoren samen.</translation>
    </message>
    <message>
        <source>All Fives for three, each against both others.</source>
        <translation>All Fives voor drie, ieder tegen de twee anderen.</translation>
    </message>
    <message>
        <source>All Fives, five of trumps 10 on capture</source>
        <translation>All Fives, Vijf van troef 10 bij vangst</translation>
    </message>
    <message>
        <source>All Fives, strict following</source>
        <translation>All Fives, strikte kleur</translation>
    </message>
    <message>
        <source>All Fives, three-handed cut-throat</source>
        <translation>All Fives voor drie, ieder voor zich</translation>
    </message>
    <message>
        <source>Anticlockwise; taking the other side&apos;s jack of trumps scores 3. Played to %1.</source>
        <translation>Tegen de klok in; de Boer van troef van de andere kant vangen levert 3 punten op. Tot %1.</translation>
    </message>
    <message>
        <source>As All Fives, but taking the five of trumps scores 10 at once.</source>
        <translation>Zoals All Fives, maar het vangen van de Vijf van troef levert meteen 10 punten op.</translation>
    </message>
    <message>
        <source>As All Fives, but taking the ten of trumps scores 20.</source>
        <translation>Zoals All Fives, maar het vangen van de Tien van troef levert 20 punten op.</translation>
    </message>
    <message>
        <source>As All Fives, but you may trump only when you cannot follow suit.</source>
        <translation>Zoals All Fives, maar je mag pas troeven als je geen kleur kunt bekennen.</translation>
    </message>
    <message>
        <source>As All Fives; the side that took the five of trumps scores 5 more in the count.</source>
        <translation>Zoals All Fives; de kant die de Vijf van troef ving, scoort 5 extra bij de telling.</translation>
    </message>
    <message>
        <source>Classic All Fours to 11</source>
        <translation>Klassiek All Fours tot 11</translation>
    </message>
    <message>
        <source>Classic All Fours to 7</source>
        <translation>Klassiek All Fours tot 7</translation>
    </message>
    <message>
        <source>Five for Five</source>
        <translation>Vijf voor Vijf</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Eén wedstrijd</translation>
    </message>
    <message>
        <source>Partnership All Fives</source>
        <translation>Koppel-All Fives</translation>
    </message>
    <message>
        <source>Pitch for two pairs of partners. Played to %1.</source>
        <translation>Pitch voor twee koppels. Tot %1.</translation>
    </message>
    <message>
        <source>Pitch, each for himself</source>
        <translation>Pitch, ieder voor zich</translation>
    </message>
    <message>
        <source>Setback (partnership Pitch)</source>
        <translation>Setback (Pitch in koppels)</translation>
    </message>
    <message>
        <source>The old game: only High, Low, Jack and Game score. Played to %1.</source>
        <translation>Het oude spel: alleen Hoog, Laag, Boer en Spel scoren. Tot %1.</translation>
    </message>
    <message>
        <source>Trinidad All Fours</source>
        <translation>All Fours uit Trinidad</translation>
    </message>
    <message>
        <source>Trumps score as they are taken, then High, Low, Jack and Game. Played to %1.</source>
        <translation>Troeven scoren zodra ze gevangen worden, daarna Hoog, Laag, Boer en Spel. Tot %1.</translation>
    </message>
    <message>
        <source>You bid to make trumps; a bid that is not made is lost. Played to %1.</source>
        <translation>Bieden bepaalt wie troef maakt; een bod dat je niet haalt, gaat eraf. Tot %1.</translation>
    </message>
</context>
<context>
    <name>HelpContents</name>
    <message>
        <source>Contents</source>
        <translation>Inhoud</translation>
    </message>
</context>
<context>
    <name>HelpSearch</name>
    <message>
        <source>%1 of %2</source>
        <comment>place of the words found</comment>
        <translation>%1 van %2</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Zoeken</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Volgende plaats</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Niet gevonden</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Vorige plaats</translation>
    </message>
    <message>
        <source>Search in all chapters</source>
        <translation>In alle hoofdstukken zoeken</translation>
    </message>
    <message>
        <source>in all chapters</source>
        <translation>in alle hoofdstukken</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Terug</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Vooruit</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Afdrukken…</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Hoe speel je</translation>
    </message>
    <message>
        <source>Text of the chapter</source>
        <translation>Tekst van het hoofdstuk</translation>
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
        <source>No point is left to be won: the cards are played for everybody</source>
        <translation>Er is geen punt meer te winnen: de kaarten worden voor iedereen gespeeld</translation>
    </message>
    <message>
        <source>One point to the player who begged</source>
        <translation>Eén punt voor wie bedelde</translation>
    </message>
    <message>
        <source>Shows the best play and why; it counts as help</source>
        <translation>Toont de beste zet en waarom; telt als hulp</translation>
    </message>
    <message>
        <source>Three more cards each and another turn-up</source>
        <translation>Ieder drie kaarten erbij en een nieuwe omgedraaide kaart</translation>
    </message>
</context>
<context>
    <name>HintBubble</name>
    <message>
        <source>%1 (%2 against %3 with: %4).</source>
        <comment>sentence, shares, action</comment>
        <translation>%1 (%2 tegen %3 met: %4).</translation>
    </message>
    <message>
        <source>%1 (%2 against %3).</source>
        <comment>sentence, share, share</comment>
        <translation>%1 (%2 tegen %3).</translation>
    </message>
    <message>
        <source>%1 points expected from here, %2 to win the game.</source>
        <translation>Verwachte punten vanaf hier: %1; kans om de wedstrijd te winnen: %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>discard, cards</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Hint: %1</translation>
    </message>
    <message>
        <source>Looking for the best play…</source>
        <translation>Beste zet zoeken…</translation>
    </message>
    <message>
        <source>Next best: %1 (%2 points ±%3, %4 to win).</source>
        <translation>Op één na: %1 (punten: %2 ±%3; winstkans: %4).</translation>
    </message>
    <message>
        <source>No hint could be found.</source>
        <translation>Er is geen hint gevonden.</translation>
    </message>
    <message>
        <source>suggested</source>
        <translation>aanbevolen</translation>
    </message>
</context>
<context>
    <name>HintReason</name>
    <message>
        <source>%5 in your hand: %2, the highest: %1.</source>
        <translation>%5 in je hand: %2; de hoogste: %1.</translation>
    </message>
    <message>
        <source>%5 in your hand: only %2.</source>
        <translation>%5 in je hand: maar %2.</translation>
    </message>
    <message>
        <source>As dealer you may take over the bid: %2.</source>
        <translation>Als deler mag je het bod overnemen: %2.</translation>
    </message>
    <message>
        <source>At least one other choice is just as good.</source>
        <translation>Minstens één andere keuze is even goed.</translation>
    </message>
    <message>
        <source>Chance that the dealer gives you one: %3.</source>
        <translation>Kans dat de deler je er één geeft: %3.</translation>
    </message>
    <message>
        <source>Game is kept from the others more often</source>
        <translation>De anderen missen Spel vaker</translation>
    </message>
    <message>
        <source>How often this would be set back: %3 (%4).</source>
        <translation>Zo vaak zou dit nat gaan: %3 (%4).</translation>
    </message>
    <message>
        <source>How often you make this bid: %3.</source>
        <translation>Zo vaak haal je dit bod: %3.</translation>
    </message>
    <message>
        <source>It brings a card home that counts: %1.</source>
        <translation>Hiermee breng je een kaart thuis die telt: %1.</translation>
    </message>
    <message>
        <source>It captures a trump that scores: %1 (%2).</source>
        <translation>Hiermee vang je een troef die punten oplevert: %1 (%2).</translation>
    </message>
    <message>
        <source>It captures the jack of trumps.</source>
        <translation>Hiermee vang je de Boer van troef.</translation>
    </message>
    <message>
        <source>It draws trumps from the others.</source>
        <translation>Hiermee trek je troeven bij de anderen.</translation>
    </message>
    <message>
        <source>It is your last card of the suit: %5.</source>
        <translation>Het is je laatste kaart van die kleur: %5.</translation>
    </message>
    <message>
        <source>It trumps the trick.</source>
        <translation>Hiermee troef je de slag.</translation>
    </message>
    <message>
        <source>It wins just as surely, and you keep: %1.</source>
        <translation>Dit wint even zeker, en je houdt over: %1.</translation>
    </message>
    <message>
        <source>Nobody can take this trick from you.</source>
        <translation>Niemand kan je deze slag afnemen.</translation>
    </message>
    <message>
        <source>Nobody else has a higher card of this suit.</source>
        <translation>Niemand anders heeft een hogere kaart van deze kleur.</translation>
    </message>
    <message>
        <source>Of the cards you may play it counts least.</source>
        <translation>Van de kaarten die je mag spelen, telt deze het minst.</translation>
    </message>
    <message>
        <source>Played out many times, it does better than: %4.</source>
        <translation>Vele malen uitgespeeld doet dit het beter dan: %4.</translation>
    </message>
    <message>
        <source>The card called for comes to you more often: %1</source>
        <translation>De opgeëiste kaart komt vaker bij jou terecht: %1</translation>
    </message>
    <message>
        <source>The gift would win them the game.</source>
        <translation>Met het punt cadeau zouden zij de wedstrijd winnen.</translation>
    </message>
    <message>
        <source>The gift would win you the game.</source>
        <translation>Met het punt cadeau zou je de wedstrijd winnen.</translation>
    </message>
    <message>
        <source>The next turn-up may score for you: %3.</source>
        <translation>De volgende omgekeerde kaart kan je punten opleveren: %3.</translation>
    </message>
    <message>
        <source>The others may call for a card that you show.</source>
        <translation>De anderen mogen een kaart opeisen die je toont.</translation>
    </message>
    <message>
        <source>The pitcher is set back more often</source>
        <translation>De bieder gaat vaker nat</translation>
    </message>
    <message>
        <source>The trick is lost, and it does not take along: %1.</source>
        <translation>De slag is verloren, maar hiermee bewaar je: %1.</translation>
    </message>
    <message>
        <source>The trick is lost, and this card counts nothing.</source>
        <translation>De slag is verloren, en deze kaart telt niet.</translation>
    </message>
    <message>
        <source>The trick is yours, and you draw: %1.</source>
        <translation>De slag is voor jou, en je trekt: %1.</translation>
    </message>
    <message>
        <source>There is no other choice.</source>
        <translation>Er is geen andere keuze.</translation>
    </message>
    <message>
        <source>This trick wins you the game at once.</source>
        <translation>Met deze slag win je meteen de wedstrijd.</translation>
    </message>
    <message>
        <source>What it wins counts %2 for Game.</source>
        <translation>Wat je ermee wint, telt voor Spel: %2.</translation>
    </message>
    <message>
        <source>What you keep in plain suits counts %2 for Game.</source>
        <translation>Wat je buiten troef houdt, telt voor Spel: %2.</translation>
    </message>
    <message>
        <source>What you throw out counts nothing.</source>
        <translation>Wat je aflegt, telt nergens voor.</translation>
    </message>
    <message>
        <source>You capture this trump more often: %1</source>
        <translation>Je vangt deze troef vaker: %1</translation>
    </message>
    <message>
        <source>You catch the jack of trumps more often</source>
        <translation>Je vangt de Boer van troef vaker</translation>
    </message>
    <message>
        <source>You get to pitch more often</source>
        <translation>Je wordt vaker de bieder</translation>
    </message>
    <message>
        <source>You keep all your trumps: %2.</source>
        <translation>Je houdt al je troeven: %2.</translation>
    </message>
    <message>
        <source>You keep the others from winning it more often</source>
        <translation>Je houdt de anderen in deze ronde vaker van de winst af</translation>
    </message>
    <message>
        <source>You make Game more often</source>
        <translation>Je haalt vaker Spel</translation>
    </message>
    <message>
        <source>You make High more often</source>
        <translation>Je haalt vaker Hoog</translation>
    </message>
    <message>
        <source>You make Low more often</source>
        <translation>Je haalt vaker Laag</translation>
    </message>
    <message>
        <source>You make your bid more often</source>
        <translation>Je haalt je bod vaker</translation>
    </message>
    <message>
        <source>You risk no card that counts.</source>
        <translation>Je riskeert geen kaart die telt.</translation>
    </message>
    <message>
        <source>You save this card more often: %1</source>
        <translation>Je redt deze kaart vaker: %1</translation>
    </message>
    <message>
        <source>You save your jack of trumps more often</source>
        <translation>Je redt je Boer van troef vaker</translation>
    </message>
    <message>
        <source>You save your trumps for later.</source>
        <translation>Je bewaart je troeven voor later.</translation>
    </message>
    <message>
        <source>You win the game in this hand more often</source>
        <translation>Je wint de wedstrijd vaker in deze ronde</translation>
    </message>
    <message>
        <source>You win this card for Game more often: %1</source>
        <translation>Je wint deze kaart vaker voor het Spelpunt: %1</translation>
    </message>
    <message>
        <source>You would have to bid four without this card: %1.</source>
        <translation>Je zou vier moeten bieden zonder deze kaart: %1.</translation>
    </message>
    <message>
        <source>Your partner&apos;s trick is safe, and takes in: %1.</source>
        <translation>De slag van je partner is veilig en levert op: %1.</translation>
    </message>
    <message>
        <source>Your partner&apos;s trick is safe, and you keep: %1.</source>
        <translation>De slag van je partner is veilig, en je houdt over: %1.</translation>
    </message>
</context>
<context>
    <name>HouseRulesPage</name>
    <message>
        <source>%1 (changed)</source>
        <comment>a game</comment>
        <translation>%1 (gewijzigd)</translation>
    </message>
    <message numerus="yes">
        <source>%n option(s) changed</source>
        <translation>
            <numerusform>%n regel gewijzigd</numerusform>
            <numerusform>%n regels gewijzigd</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Change</source>
        <translation>&amp;Wijzigen</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>S&amp;pellen</translation>
    </message>
    <message>
        <source>A new match is played by these rules; a match under way keeps its own.</source>
        <translation>Een nieuwe serie wordt volgens deze regels gespeeld; een serie die bezig is, houdt haar eigen regels.</translation>
    </message>
    <message>
        <source>Change to: %1</source>
        <translation>Wijzigen in: %1</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Huisregels</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>&amp;Alles herstellen</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Zoeken in de regels</translation>
    </message>
    <message>
        <source>Search the rules (Ctrl+F)</source>
        <translation>Zoeken in de regels (Ctrl+F)</translation>
    </message>
    <message>
        <source>The game&apos;s own rules, unchanged.</source>
        <translation>De eigen regels van het spel, ongewijzigd.</translation>
    </message>
    <message>
        <source>U&amp;ndo</source>
        <translation>&amp;Ongedaan maken</translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Taal:</translation>
    </message>
    <message>
        <source>All words change at once; the match goes on.</source>
        <translation>Alle teksten veranderen meteen; de serie gaat door.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Volgens het systeem</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>+%1 for your own trump. Your last one cannot be beaten either: lead it, and the dealer has to part with a card.</source>
        <translation>+%1 voor je eigen troef. Je laatste is ook niet te slaan: kom ermee uit, en de deler moet een kaart afstaan.</translation>
    </message>
    <message>
        <source>+%1, the ten among them! The dealer had to give it up, so it was the last trump there. Yours can wait: lead the plain card you can best spare.</source>
        <translation>+%1, met de Tien erbij! De deler moest hem geven, dus het was zijn laatste troef. Die van jou kunnen wachten: kom uit met de gewone kaart die je het best kunt missen.</translation>
    </message>
    <message>
        <source>+%1. Play your last card; then the hand is counted: High, Low, Jack and Game, each with the card or the totals behind it.</source>
        <translation>+%1. Speel je laatste kaart; dan wordt de ronde geteld: Hoog, Laag, Boer en Spel, elk met de kaart of de totalen erachter.</translation>
    </message>
    <message>
        <source>A higher diamond would take the ten, and %1 towards Game with it. Lead a small card.</source>
        <translation>Een hogere ruiten zou de Tien slaan, en daarmee %1 voor Spel meenemen. Kom uit met een kleine kaart.</translation>
    </message>
    <message>
        <source>A higher heart may still be out. Lead the trump first: the dealer may have to part with that heart.</source>
        <translation>Er kan nog een hogere harten zijn. Kom eerst uit met de troef: misschien moet de deler die harten afstaan.</translation>
    </message>
    <message>
        <source>A higher heart would take the ten, and %1 towards Game. Keep it for later.</source>
        <translation>Een hogere harten zou de Tien slaan: %1 voor Spel. Bewaar hem voor later.</translation>
    </message>
    <message>
        <source>A higher trump could beat that. Only the ace is sure to win, and to catch the jack if it has to follow.</source>
        <translation>Een hogere troef kan die slaan. Alleen het Aas wint zeker, en vangt de Boer als die moet bekennen.</translation>
    </message>
    <message>
        <source>A ten counts %1 towards Game: do not lead it while higher spades are out.</source>
        <translation>Een Tien telt %1 mee voor Spel: kom er niet mee uit zolang er hogere schoppen zijn.</translation>
    </message>
    <message>
        <source>A trump that is still out could beat the king. Lead your trump first.</source>
        <translation>Een troef die er nog is, kan de Heer slaan. Kom eerst uit met je troef.</translation>
    </message>
    <message>
        <source>Bid how many of High, Low, Jack and Game you will take. West passed, East bid %1; as the dealer you may take it over for the same. You hold ace, jack and two of clubs.</source>
        <translation>Bied hoeveel je er haalt van Hoog, Laag, Boer en Spel. West paste, Oost bood %1; als deler mag je dat overnemen. Je hebt Aas, Boer en Twee van klaveren.</translation>
    </message>
    <message>
        <source>Captured: +%1. The peg walks a hole a point; the one behind shows the score before. The ten of trumps, worth %2, is still out: lead your other high trump.</source>
        <translation>Gevangen: +%1. De pen loopt een gaatje per punt; de achterste toont de vorige stand. De Tien van troef, %2 waard, is er nog: kom uit met je andere hoge troef.</translation>
    </message>
    <message>
        <source>Captures score nothing here, only High, Low, Jack and Game. But a jack won by the other side is hanged, for +%1. Lead the trump that nothing beats.</source>
        <translation>Vangen levert hier niets op, alleen Hoog, Laag, Boer en Spel. Maar een Boer die de andere kant wint, wordt opgehangen: +%1. Kom uit met de troef die niet te slaan is.</translation>
    </message>
    <message>
        <source>Clubs is right, but a higher club could win. Lead the ace of clubs.</source>
        <translation>Klaveren is goed, maar een hogere klaveren kan winnen. Kom uit met klaveraas.</translation>
    </message>
    <message>
        <source>East led spades, and your partner&apos;s ace is winning. You are the last to play: follow suit or trump, and make the trick worth more for your side.</source>
        <translation>Oost kwam uit met schoppen, en het Aas van je partner ligt voor. Jij speelt als laatste: beken kleur of troef, en maak de slag meer waard voor jullie kant.</translation>
    </message>
    <message>
        <source>Hearts again, with a ten in the trick, and nobody plays after you. Who can come home safely now?</source>
        <translation>Weer harten, met een Tien in de slag, en niemand speelt na jou. Wie kan nu veilig thuiskomen?</translation>
    </message>
    <message>
        <source>High and Jack are yours; Low is the dealer&apos;s three, the lowest trump played. Game: %1 against %2 in the tricks. You stand at %3, and the first to reach %4 wins.</source>
        <translation>Hoog en Boer zijn van jou; Laag is de Drie van de deler, de laagste gespeelde troef. Spel: %1 tegen %2 in de slagen. Je staat op %3, en wie het eerst %4 haalt, wint.</translation>
    </message>
    <message>
        <source>High is yours, and Low too: the two stays with your partner, who played it. The hanged jack is +%1, Game %2 to %3. You stand at %4; the first to reach %5 wins.</source>
        <translation>Hoog is van jou, en Laag ook: de Twee blijft bij je partner, die hem speelde. De opgehangen Boer is +%1, Spel %2 tegen %3. Jullie staan op %4; wie het eerst %5 haalt, wint.</translation>
    </message>
    <message>
        <source>Jack is safe. For Game the ten of diamonds and your last trump should win a trick each. Lead the card that can be lost.</source>
        <translation>Boer is veilig. Voor Spel moeten ruitentien en je laatste troef elk een slag winnen. Kom uit met de kaart die je mag verliezen.</translation>
    </message>
    <message>
        <source>Keep every trump. Trumps win tricks, and the ace, king, queen, jack, ten and five of trumps score for the side that captures them.</source>
        <translation>Houd alle troeven. Ze winnen slagen, en Aas, Heer, Vrouw, Boer, Tien en Vijf van troef leveren punten op voor wie ze vangt.</translation>
    </message>
    <message>
        <source>Keep the six beside the ten. The five is your only heart: once it is gone, you can trump hearts as you please.</source>
        <translation>Houd de Zes bij de Tien. De Vijf is je enige harten: is die weg, dan kun je harten troeven wanneer je wilt.</translation>
    </message>
    <message>
        <source>Keep the ten of hearts. It is no trump, but it counts %1 towards Game for the side that wins it.</source>
        <translation>Houd hartentien. Het is geen troef, maar telt %1 mee voor Spel bij de kant die hem wint.</translation>
    </message>
    <message>
        <source>Keep your trumps for a trick that is worth winning. Lead a plain card.</source>
        <translation>Bewaar je troeven voor een slag die de moeite waard is. Kom uit met een gewone kaart.</translation>
    </message>
    <message>
        <source>Low is yours whoever wins the two. But as a trump it can still win a trick: keep it.</source>
        <translation>Laag is van jou, wie de Twee ook wint. Maar als troef kan die nog een slag winnen: houd hem.</translation>
    </message>
    <message>
        <source>Most trumps beat the five, and whoever takes it scores %1. Lead a trump that nothing beats.</source>
        <translation>Bijna elke troef slaat de Vijf, en wie hem vangt scoort %1. Kom uit met een troef die niet te slaan is.</translation>
    </message>
    <message>
        <source>North is your partner. The six turned up gave the dealer&apos;s side +%1 at once, and proposes diamonds. You hold the ace and two more: stand or beg?</source>
        <translation>Noord is je partner. De omgekeerde Zes gaf de kant van de deler meteen +%1 en stelt ruiten voor. Je hebt het Aas en nog twee: accepteren of bedelen?</translation>
    </message>
    <message>
        <source>Not yet: the dealer could trump it. Draw the trumps out with your high ones first.</source>
        <translation>Nog niet: de deler kan troeven. Haal eerst de troeven eruit met je hoge troeven.</translation>
    </message>
    <message>
        <source>Only the ten is left, and you lead it. Then see whether the bid was made.</source>
        <translation>Alleen de Tien is over, en daar kom je mee uit. Dan zie je of het bod gehaald is.</translation>
    </message>
    <message>
        <source>Play your last card. Then the points are counted in their order: High, Low, Jack, Game.</source>
        <translation>Speel je laatste kaart. Daarna worden de punten op volgorde geteld: Hoog, Laag, Boer, Spel.</translation>
    </message>
    <message>
        <source>That draws no trump. Lead the ace: everybody has to follow with a trump.</source>
        <translation>Daarmee haal je geen troeven op. Kom uit met het Aas: wie troef heeft, moet troef spelen.</translation>
    </message>
    <message>
        <source>That would give %1 towards Game away. Win the trick with your trump.</source>
        <translation>Daarmee zou je %1 voor Spel weggeven. Win de slag met je troef.</translation>
    </message>
    <message>
        <source>That would make another suit trumps, of which you hold too little. Lead your best club.</source>
        <translation>Daarmee zou een andere kleur troef worden, waarvan je te weinig hebt. Kom uit met je beste klaveren.</translation>
    </message>
    <message>
        <source>The ace brought in the king. The queen of trumps may be out, so the jack is not safe yet. Lead a plain card, best from a suit of which you have no other.</source>
        <translation>Het Aas haalde de Heer op. De Vrouw van troef kan er nog zijn, dus de Boer is nog niet veilig. Kom uit met een gewone kaart, liefst van een kleur waarvan je er maar één hebt.</translation>
    </message>
    <message>
        <source>The ace is higher: your king would be lost, and %1 towards Game with it. Play a trump.</source>
        <translation>Het Aas is hoger: je zou je Heer verliezen, en daarmee %1 voor Spel. Speel een troef.</translation>
    </message>
    <message>
        <source>The ace of clubs would take the king, and %1 towards Game with it.</source>
        <translation>Klaveraas zou de Heer slaan, en daarmee %1 voor Spel meenemen.</translation>
    </message>
    <message>
        <source>The ace of spades, and you have no spade: you may throw any card away, or trump.</source>
        <translation>Schoppenaas, en je hebt geen schoppen: je mag elke kaart weggooien, of troeven.</translation>
    </message>
    <message>
        <source>The ace of trumps is High for certain, and may catch the jack. You want diamonds: stand.</source>
        <translation>Het Aas van troef is zeker Hoog en vangt misschien de Boer. Ruiten bevalt je: accepteer.</translation>
    </message>
    <message>
        <source>The ace was higher. Now hearts are led: you may follow suit or trump, even with a heart in hand. A trump that wins scores its own value: the five %1, the jack %2.</source>
        <translation>Het Aas was hoger. Nu wordt er met harten uitgekomen: je mag kleur bekennen of troeven, ook al heb je harten. Een troef die wint, scoort zijn eigen waarde: de Vijf %1, de Boer %2.</translation>
    </message>
    <message>
        <source>The bid is yours, so you lead, and the suit of your first card is trumps. Which card makes the trumps you want, and cannot be beaten?</source>
        <translation>Het bod is van jou, dus jij komt uit, en de kleur van je eerste kaart is troef. Welke kaart maakt de troef die je wilt en is niet te slaan?</translation>
    </message>
    <message>
        <source>The card turned up proposes hearts as trumps. Stand and hearts it is; beg, and the dealer gives you a point or deals on for another suit. You hold a single heart.</source>
        <translation>De omgekeerde kaart stelt harten als troef voor. Accepteer, en het wordt harten; bedel, en de deler geeft je een punt of herspeelt de kaarten voor een andere kleur. Je hebt maar één harten.</translation>
    </message>
    <message>
        <source>The dealer has no trump left, so yours lose nothing by waiting, and may win a better trick. Lead a plain card.</source>
        <translation>De deler heeft geen troef meer, dus de jouwe verliezen niets door te wachten en winnen misschien een betere slag. Kom uit met een gewone kaart.</translation>
    </message>
    <message>
        <source>The dealer need not go higher: %1 is enough, and points above the bid count too. A higher bid only puts more at risk.</source>
        <translation>De deler hoeft niet hoger: %1 is genoeg, en punten boven het bod tellen ook. Met een hoger bod zet je alleen meer op het spel.</translation>
    </message>
    <message>
        <source>The dealer ran the cards: %1 more each, and spades are trumps. Go back to %2 cards: choose the %3 you need least, then press Discard.</source>
        <translation>De deler heeft herspeeld: ieder %1 kaarten erbij, en schoppen is troef. Ga terug naar %2 kaarten: kies de %3 die je het minst nodig hebt en druk op Afleggen.</translation>
    </message>
    <message>
        <source>The jack had to fall to your ace: hanged! East has no other trump, or it would have been played. Now lead the plain card that costs you least.</source>
        <translation>De Boer moest op jouw Aas vallen: opgehangen! Oost heeft geen andere troef, anders had die er gelegen. Kom nu uit met de gewone kaart die je het minst kost.</translation>
    </message>
    <message>
        <source>The last trump takes a trick later, when it is needed. Lead a plain card.</source>
        <translation>De laatste troef wint straks een slag, als het nodig is. Kom uit met een gewone kaart.</translation>
    </message>
    <message>
        <source>The queen is higher than the ten: %1 towards Game would go to the dealer. Play a trump.</source>
        <translation>De Vrouw is hoger dan de Tien: de deler zou %1 voor Spel krijgen. Speel een troef.</translation>
    </message>
    <message>
        <source>The queen of trumps may be out: she would take the jack, and the point for Jack with it. Lead a trump that nothing beats.</source>
        <translation>De Vrouw van troef kan er nog zijn: die zou de Boer vangen, en daarmee het punt voor Boer. Kom uit met een troef die niet te slaan is.</translation>
    </message>
    <message>
        <source>The queen of trumps would take the jack, and the point for Jack with it. Wait for a trick that nobody can overtrump.</source>
        <translation>De Vrouw van troef zou de Boer vangen, en daarmee het punt voor Boer. Wacht op een slag die niemand kan overtroeven.</translation>
    </message>
    <message>
        <source>The ten in this trick counts %1 towards Game. You have no heart: win it with a trump.</source>
        <translation>De Tien in deze slag telt %1 mee voor Spel. Je hebt geen harten: win hem met een troef.</translation>
    </message>
    <message>
        <source>The ten is home: %1 towards Game. Your partner leads clubs, and West puts the ace on it. Follow suit or trump?</source>
        <translation>De Tien is binnen: %1 voor Spel. Je partner komt uit met klaveren, en West legt het Aas erop. Bekennen of troeven?</translation>
    </message>
    <message>
        <source>The two would win it as well. But the jack is safe only where nobody plays after you: bring it home now.</source>
        <translation>De Twee zou ook winnen. Maar de Boer is alleen veilig als niemand na jou speelt: breng hem nu thuis.</translation>
    </message>
    <message>
        <source>There are %1 tricks, and you lead. When trumps are led the dealer must play a trump, and whoever wins the trick scores what fell. Lead a trump nobody can beat.</source>
        <translation>Er zijn %1 slagen, en jij komt uit. Kom je uit met troef, dan moet de deler troef spelen, en wie de slag wint, scoort wat er viel. Kom uit met een troef die niet te slaan is.</translation>
    </message>
    <message>
        <source>Throw out the small cards of the other suits. The queen counts %1 towards Game.</source>
        <translation>Leg de kleine kaarten van de andere kleuren af. De Vrouw telt %1 mee voor Spel.</translation>
    </message>
    <message>
        <source>Well trumped: the ace is %1 more towards Game. Two cards are left. Lead the trump first, so that nobody can trump your king.</source>
        <translation>Goed getroefd: het Aas is nog eens %1 voor Spel. Er zijn twee kaarten over. Kom eerst uit met de troef, zodat niemand je Heer kan troeven.</translation>
    </message>
    <message>
        <source>With clubs as trumps the ace is High and the two is Low for certain. That is worth a bid.</source>
        <translation>Met klaveren als troef is het Aas zeker Hoog en de Twee zeker Laag. Dat is een bod waard.</translation>
    </message>
    <message>
        <source>You took %1 and had bid %2: made, and every point counts. Had you taken less, the bid would be taken off your score: set back. The first to reach %3 wins.</source>
        <translation>Je haalde %1 op een bod van %2: gehaald, en elk punt telt. Had je minder gehaald, dan ging het bod van je stand af: nat. Wie het eerst %3 haalt, wint.</translation>
    </message>
    <message>
        <source>Your only heart is the ten. As a trump it is worth %1 to the side that captures it, and alone you could not save it. Beg.</source>
        <translation>Je enige harten is de Tien. Als troef is die %1 waard voor wie hem vangt, en in zijn eentje is hij niet te redden. Bedel.</translation>
    </message>
    <message>
        <source>Your partner wins this trick anyway: a trump would be wasted. Give the ten of spades to your own side.</source>
        <translation>Je partner wint deze slag toch al: een troef zou verspild zijn. Geef schoppentien aan je eigen kant.</translation>
    </message>
</context>
<context>
    <name>LessonStrip</name>
    <message>
        <source>Tutorial</source>
        <translation>Les</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>Step %1 of %2</source>
        <comment>of a lesson</comment>
        <translation>Stap %1 van %2</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Probeer opnieuw</translation>
    </message>
    <message>
        <source>Well played</source>
        <translation>Goed gespeeld</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Casual</source>
        <translation>Huiskamer</translation>
    </message>
    <message>
        <source>Club</source>
        <comment>a level: as strong as a club&apos;s players</comment>
        <translation>Club</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Beginner</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Sterk</translation>
    </message>
</context>
<context>
    <name>LookBack</name>
    <message>
        <source>Look back</source>
        <translation>Terugblikken</translation>
    </message>
    <message>
        <source>No match has been finished yet.</source>
        <translation>Er is nog geen serie uitgespeeld.</translation>
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
    <name>MotionPage</name>
    <message>
        <source>&amp;Graphics:</source>
        <translation>&amp;Grafische weergave:</translation>
    </message>
    <message>
        <source>&amp;Speed:</source>
        <translation>&amp;Snelheid:</translation>
    </message>
    <message>
        <source>&amp;Time to read:</source>
        <translation>&amp;Leestijd:</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Volgens het systeem</translation>
    </message>
    <message>
        <source>Automatic</source>
        <comment>what draws the table</comment>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Snel</translation>
    </message>
    <message>
        <source>Graphics card</source>
        <comment>what draws the table</comment>
        <translation>Grafische kaart</translation>
    </message>
    <message>
        <source>How fast cards and pegs move; off, they are there at once. As the system: off where the desktop asks for less motion.</source>
        <translation>Hoe snel kaarten en pennen bewegen; uit: ze zijn er meteen. Zoals het systeem: uit als het bureaublad om minder beweging vraagt.</translation>
    </message>
    <message>
        <source>How long a full trick and a call can be read, also without motion.</source>
        <translation>Hoe lang een volle slag en een aankondiging te lezen zijn, ook zonder beweging.</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Lang</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Beweging</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed</comment>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>time to read</comment>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>no motion</comment>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Kort</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langzaam</translation>
    </message>
    <message>
        <source>Software only</source>
        <comment>what draws the table</comment>
        <translation>Alleen software</translation>
    </message>
    <message>
        <source>Until a click</source>
        <translation>Tot een klik</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Heel snel</translation>
    </message>
    <message>
        <source>What draws the table, from the next start on. Automatic: the graphics card, where a trial has shown that it draws well; else software.</source>
        <translation>Wat de tafel tekent, vanaf de volgende start. Automatisch: de grafische kaart, als een proef heeft laten zien dat die goed tekent; anders software.</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>%1, each for himself</source>
        <comment>number of players</comment>
        <translation>%1, ieder voor zich</translation>
    </message>
    <message>
        <source>&amp;Begin the match</source>
        <translation>Serie &amp;beginnen</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <comment>which game is played</comment>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>&amp;Length of the match</source>
        <translation>&amp;Lengte van de serie</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>S&amp;pelers</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regels</translation>
    </message>
    <message>
        <source>&amp;Undo allowed</source>
        <translation>&amp;Ongedaan maken toegestaan</translation>
    </message>
    <message>
        <source>2, against the computer</source>
        <translation>2, tegen de computer</translation>
    </message>
    <message>
        <source>4, in two pairs</source>
        <translation>4, in twee koppels</translation>
    </message>
    <message>
        <source>A match in which a decision was taken back counts as with help.</source>
        <translation>Een serie waarin een beslissing werd teruggenomen, telt als gespeeld met hulp.</translation>
    </message>
    <message>
        <source>As in the last match</source>
        <translation>Zoals in de laatste serie</translation>
    </message>
    <message>
        <source>Leave it and &amp;begin</source>
        <translation>Verlaten en &amp;beginnen</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nieuwe serie</translation>
    </message>
    <message>
        <source>Standard rules</source>
        <translation>Standaardregels</translation>
    </message>
    <message>
        <source>The match under way will be left, neither won nor lost.</source>
        <translation>De lopende serie wordt verlaten, gewonnen noch verloren.</translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <source>A card shown out of turn stays exposed, and an opponent may call for it.</source>
        <translation>Een kaart die voor de beurt is getoond, blijft open liggen, en een tegenstander mag die opeisen.</translation>
    </message>
    <message>
        <source>A game counts twice when every other side is below the skunk line.</source>
        <translation>Een wedstrijd telt dubbel als elke andere kant onder de skunklijn blijft.</translation>
    </message>
    <message>
        <source>A trick already trumped may be given a lower trump.</source>
        <translation>In een slag die al getroefd is, mag een lagere troef worden gelegd.</translation>
    </message>
    <message>
        <source>Begging</source>
        <translation>Bedelen</translation>
    </message>
    <message>
        <source>Bonus for the five of trumps</source>
        <translation>Bonus voor de Vijf van troef</translation>
    </message>
    <message>
        <source>Calling exposed cards</source>
        <translation>Open kaarten opeisen</translation>
    </message>
    <message>
        <source>Captured jack of trumps</source>
        <translation>Gevangen Boer van troef</translation>
    </message>
    <message>
        <source>Cards after a run</source>
        <translation>Kaarten na het herspelen</translation>
    </message>
    <message>
        <source>Cards at a time</source>
        <translation>Kaarten per keer</translation>
    </message>
    <message>
        <source>Dealer of the next game</source>
        <translation>Deler van de volgende wedstrijd</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Speelrichting</translation>
    </message>
    <message>
        <source>Eldest hand, who leads first, may beg once a deal for other trumps.</source>
        <translation>De voorhand, die als eerste uitkomt, mag per keer delen één keer om andere troef bedelen.</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Eerste deler</translation>
    </message>
    <message>
        <source>Five of trumps captured</source>
        <translation>Gevangen Vijf van troef</translation>
    </message>
    <message>
        <source>Fives that count for Game</source>
        <translation>Vijven die voor Spel tellen</translation>
    </message>
    <message>
        <source>Following suit</source>
        <translation>Kleur bekennen</translation>
    </message>
    <message>
        <source>Four play as two pairs with one score each.</source>
        <translation>Vier spelen als twee koppels met elk één score.</translation>
    </message>
    <message>
        <source>How many cards a hand has once the cards were run.</source>
        <translation>Met hoeveel kaarten er na het herspelen wordt gespeeld.</translation>
    </message>
    <message>
        <source>How many cards each player gets at a time, in every deal and run.</source>
        <translation>Hoeveel kaarten elke speler per keer krijgt, bij het delen en het herspelen.</translation>
    </message>
    <message>
        <source>How many games a match has at most; a skunk counts twice.</source>
        <translation>Hoeveel wedstrijden een serie hoogstens heeft; een skunk telt dubbel.</translation>
    </message>
    <message>
        <source>How many play, you among them.</source>
        <translation>Hoeveel spelers er zijn, jij erbij.</translation>
    </message>
    <message>
        <source>How often the cards may be run; the pack may run out sooner.</source>
        <translation>Hoe vaak de kaarten herspeeld mogen worden; het kaartspel kan eerder op zijn.</translation>
    </message>
    <message>
        <source>How the trump suit of a hand is found.</source>
        <translation>Hoe de troefkleur van een ronde wordt bepaald.</translation>
    </message>
    <message>
        <source>Length of a match</source>
        <translation>Lengte van een serie</translation>
    </message>
    <message>
        <source>Low goes to</source>
        <translation>Laag gaat naar</translation>
    </message>
    <message>
        <source>Lowest bid</source>
        <translation>Laagste bod</translation>
    </message>
    <message>
        <source>Most runs in a deal</source>
        <translation>Hoogste aantal keren herspelen</translation>
    </message>
    <message>
        <source>Must trump when void</source>
        <translation>Troefplicht bij renonce</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Partners</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Points after Game for the side that won the five of trumps.</source>
        <translation>Punten na Spel voor de kant die de Vijf van troef won.</translation>
    </message>
    <message>
        <source>Points at once for winning the five of trumps.</source>
        <translation>Punten meteen bij het winnen van de Vijf van troef.</translation>
    </message>
    <message>
        <source>Points at once for winning the ten of trumps.</source>
        <translation>Punten meteen bij het winnen van de Tien van troef.</translation>
    </message>
    <message>
        <source>Points for captures</source>
        <translation>Punten voor vangen</translation>
    </message>
    <message>
        <source>Points for the jack of trumps won from another side; kept, it is worth 1.</source>
        <translation>Punten voor de Boer van troef die van een andere kant is gewonnen; houd je je eigen Boer, dan is die 1 punt waard.</translation>
    </message>
    <message>
        <source>Points for the turn-up</source>
        <translation>Punten voor de omgekeerde kaart</translation>
    </message>
    <message>
        <source>Skunk</source>
        <translation>Skunk</translation>
    </message>
    <message>
        <source>Skunk line</source>
        <translation>Skunklijn</translation>
    </message>
    <message>
        <source>Stock face up</source>
        <translation>Stok open</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Doel</translation>
    </message>
    <message>
        <source>Ten of trumps captured</source>
        <translation>Gevangen Tien van troef</translation>
    </message>
    <message>
        <source>The bidder counts first</source>
        <translation>De bieder telt eerst</translation>
    </message>
    <message>
        <source>The bidder&apos;s side counts all its points before anybody else does.</source>
        <translation>De kant van de bieder telt al zijn punten vóór de anderen.</translation>
    </message>
    <message>
        <source>The dealer may give the point even if it brings a side to the target.</source>
        <translation>De deler mag het punt geven, ook als een kant daarmee het doel haalt.</translation>
    </message>
    <message>
        <source>The dealer may take the bid</source>
        <translation>De deler mag het bod overnemen</translation>
    </message>
    <message>
        <source>The dealer, who bids last, may take a bid below four at the same number.</source>
        <translation>De deler, die als laatste biedt, mag een bod onder de vier voor hetzelfde aantal overnemen.</translation>
    </message>
    <message>
        <source>The gift goes to</source>
        <translation>Het cadeau gaat naar</translation>
    </message>
    <message>
        <source>The gift may win the game</source>
        <translation>Het cadeau mag de wedstrijd beslissen</translation>
    </message>
    <message>
        <source>The least that may be bid; the most is always four.</source>
        <translation>Het laagste bod dat mag; het hoogste is altijd vier.</translation>
    </message>
    <message>
        <source>The score that saves the losers from a skunk.</source>
        <translation>De score die de verliezers een skunk bespaart.</translation>
    </message>
    <message>
        <source>The score that wins a game.</source>
        <translation>De score waarmee je een wedstrijd wint.</translation>
    </message>
    <message>
        <source>The top card of the stock is always open; otherwise only the first is.</source>
        <translation>De bovenste kaart van de stok ligt altijd open; anders alleen de eerste.</translation>
    </message>
    <message>
        <source>Tie for Game</source>
        <translation>Gelijkspel bij Spel</translation>
    </message>
    <message>
        <source>Trumps are made by</source>
        <translation>Troef wordt bepaald door</translation>
    </message>
    <message>
        <source>Undertrumping</source>
        <translation>Ondertroeven</translation>
    </message>
    <message>
        <source>What happens when everybody before the dealer passed.</source>
        <translation>Wat er gebeurt als iedereen voor de deler heeft gepast.</translation>
    </message>
    <message>
        <source>What happens when the last run turns up the rejected suit again.</source>
        <translation>Wat er gebeurt als bij de laatste keer herspelen weer de geweigerde kleur wordt omgedraaid.</translation>
    </message>
    <message>
        <source>What may be played by whoever holds the plain suit led.</source>
        <translation>Wat je mag spelen als je de uitgekomen kleur hebt en die geen troef is.</translation>
    </message>
    <message>
        <source>What the dealer&apos;s side scores at once for the card turned up.</source>
        <translation>Wat de kant van de deler meteen scoort voor de omgekeerde kaart.</translation>
    </message>
    <message>
        <source>When all others pass</source>
        <translation>Als alle anderen passen</translation>
    </message>
    <message>
        <source>When the runs are used up</source>
        <translation>Als herspelen niet meer kan</translation>
    </message>
    <message>
        <source>Which fives are worth five towards the Game point.</source>
        <translation>Welke Vijven vijf waard zijn voor het Spelpunt.</translation>
    </message>
    <message>
        <source>Which way deal, turn and play go round the table.</source>
        <translation>In welke richting het delen, de beurt en het spel rondgaan.</translation>
    </message>
    <message>
        <source>Who deals the first hand of a match.</source>
        <translation>Wie de eerste ronde van een serie deelt.</translation>
    </message>
    <message>
        <source>Who deals when the next game of the match begins.</source>
        <translation>Wie deelt als de volgende wedstrijd van de serie begint.</translation>
    </message>
    <message>
        <source>Who gets the Game point when the best totals are equal.</source>
        <translation>Wie het Spelpunt krijgt als de beste totalen gelijk zijn.</translation>
    </message>
    <message>
        <source>Who gets the point when the dealer gives one rather than run the cards.</source>
        <translation>Wie het punt krijgt als de deler er een cadeau geeft in plaats van te herspelen.</translation>
    </message>
    <message>
        <source>Who scores for the lowest trump in play.</source>
        <translation>Wie scoort voor de laagste troef in het spel.</translation>
    </message>
    <message>
        <source>Who wins at the target</source>
        <translation>Wie wint bij het doel</translation>
    </message>
    <message>
        <source>Who wins when a hand brings a side to the target.</source>
        <translation>Wie wint als een kant in een ronde het doel haalt.</translation>
    </message>
    <message>
        <source>Whoever has no card of the suit led must play a trump, if there is one.</source>
        <translation>Wie de uitgekomen kleur niet heeft, moet troeven als dat kan.</translation>
    </message>
    <message>
        <source>Whoever wins a trick scores its trumps at once: ace 4, king 3, queen 2, jack 1.</source>
        <translation>Wie een slag wint, scoort meteen de troeven erin: Aas 4, Heer 3, Vrouw 2, Boer 1.</translation>
    </message>
</context>
<context>
    <name>Option constraint</name>
    <message>
        <source>A stock to draw from needs two players.</source>
        <translation>Trekken van de stok is voor twee spelers.</translation>
    </message>
    <message>
        <source>Partners need four players.</source>
        <translation>Partners zijn er alleen met vier spelers.</translation>
    </message>
    <message>
        <source>The skunk line must not lie above the target.</source>
        <translation>De skunklijn mag niet boven het doel liggen.</translation>
    </message>
    <message>
        <source>Where no card is turned up, nobody begs and nothing is scored for it.</source>
        <translation>Zonder omgekeerde kaart is er geen bedelen en zijn er geen punten voor die kaart.</translation>
    </message>
    <message>
        <source>With bidding, captures score no points and the five of trumps no bonus.</source>
        <translation>Bij bieden geven gevangen troeven geen punten en de Vijf van troef geen bonus.</translation>
    </message>
</context>
<context>
    <name>Option group</name>
    <message>
        <source>Bidding</source>
        <translation>Bieden</translation>
    </message>
    <message>
        <source>Deal and trumps</source>
        <translation>Delen en troef</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Einde van de wedstrijd</translation>
    </message>
    <message>
        <source>Play of the cards</source>
        <translation>Spelen van de kaarten</translation>
    </message>
    <message>
        <source>Players and dealer</source>
        <translation>Spelers en deler</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Puntentelling</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Stok</translation>
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
        <translation>In dit spel altijd zo: %1.</translation>
    </message>
    <message>
        <source>Does not apply because of “%1”: %2. Needed: %3.</source>
        <translation>Niet van toepassing door ‘%1’: %2. Nodig: %3.</translation>
    </message>
    <message>
        <source>Does not apply because “%1” is off.</source>
        <translation>Niet van toepassing, want ‘%1’ staat uit.</translation>
    </message>
</context>
<context>
    <name>Option value</name>
    <message>
        <source>A card turned up</source>
        <translation>Een omgekeerde kaart</translation>
    </message>
    <message>
        <source>A new cut</source>
        <translation>Opnieuw couperen</translation>
    </message>
    <message>
        <source>A new deal</source>
        <translation>Opnieuw delen</translation>
    </message>
    <message>
        <source>A new deal, if the dealer passes</source>
        <translation>Opnieuw delen, als de deler past</translation>
    </message>
    <message>
        <source>A single game</source>
        <translation>Eén wedstrijd</translation>
    </message>
    <message>
        <source>Ace 1, six 2, jack 3</source>
        <translation>Aas 1, Zes 2, Boer 3</translation>
    </message>
    <message>
        <source>Ace 1, two 2, jack 3</source>
        <translation>Aas 1, Twee 2, Boer 3</translation>
    </message>
    <message>
        <source>All four</source>
        <translation>Alle vier</translation>
    </message>
    <message>
        <source>All that were dealt</source>
        <translation>Alle gedeelde kaarten</translation>
    </message>
    <message>
        <source>Anticlockwise</source>
        <translation>Tegen de klok in</translation>
    </message>
    <message>
        <source>Best of %1</source>
        <translation>Beste van %1</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Bieden</translation>
    </message>
    <message>
        <source>By ones</source>
        <translation>Eén voor één</translation>
    </message>
    <message>
        <source>By threes</source>
        <translation>Drie tegelijk</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>Met de klok mee</translation>
    </message>
    <message>
        <source>Eldest hand leads without a bid</source>
        <translation>Voorhand komt uit zonder bod</translation>
    </message>
    <message>
        <source>Eldest hand&apos;s side</source>
        <translation>De kant van de voorhand</translation>
    </message>
    <message>
        <source>Every other side</source>
        <translation>Elke andere kant</translation>
    </message>
    <message>
        <source>First dealer&apos;s choice</source>
        <translation>Keuze van de eerste deler</translation>
    </message>
    <message>
        <source>Jack 1</source>
        <translation>Boer 1</translation>
    </message>
    <message>
        <source>Nine, six after more runs</source>
        <translation>Negen, na vaker herspelen zes</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>None</source>
        <comment>points</comment>
        <translation>Geen</translation>
    </message>
    <message>
        <source>None</source>
        <comment>fives</comment>
        <translation>Geen</translation>
    </message>
    <message>
        <source>Six, after a discard</source>
        <translation>Zes, na het afleggen</translation>
    </message>
    <message>
        <source>That suit is trumps</source>
        <translation>Die kleur is troef</translation>
    </message>
    <message>
        <source>That suit only</source>
        <translation>Alleen die kleur</translation>
    </message>
    <message>
        <source>That suit or any trump</source>
        <translation>Die kleur of een troef</translation>
    </message>
    <message>
        <source>The best score after the hand</source>
        <translation>De beste score na de ronde</translation>
    </message>
    <message>
        <source>The dealer must bid</source>
        <translation>De deler moet bieden</translation>
    </message>
    <message>
        <source>The first from eldest hand</source>
        <translation>De eerste vanaf de voorhand</translation>
    </message>
    <message>
        <source>The first seat</source>
        <translation>De eerste plaats</translation>
    </message>
    <message>
        <source>The five of trumps</source>
        <translation>De Vijf van troef</translation>
    </message>
    <message>
        <source>The highest card cut</source>
        <translation>De hoogste gecoupeerde kaart</translation>
    </message>
    <message>
        <source>The next in turn</source>
        <translation>De volgende aan de beurt</translation>
    </message>
    <message>
        <source>The top of the stock</source>
        <translation>De bovenste kaart van de stok</translation>
    </message>
    <message>
        <source>Who came there last</source>
        <translation>Wie er het laatst kwam</translation>
    </message>
    <message>
        <source>Who is there first, at once</source>
        <translation>Wie er het eerst is, meteen</translation>
    </message>
    <message>
        <source>Who played it</source>
        <translation>Wie hem speelde</translation>
    </message>
    <message>
        <source>Who scored last in the hand</source>
        <translation>Wie in de ronde het laatst scoorde</translation>
    </message>
    <message>
        <source>Who won it</source>
        <translation>Wie hem won</translation>
    </message>
    <message>
        <source>off</source>
        <translation>uit</translation>
    </message>
    <message>
        <source>on</source>
        <translation>aan</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Changed. The game itself has: %1.</source>
        <translation>Gewijzigd. Het spel zelf heeft: %1.</translation>
    </message>
    <message>
        <source>Does not fit: %1</source>
        <translation>Past er niet bij: %1</translation>
    </message>
    <message>
        <source>Reset</source>
        <comment>one option</comment>
        <translation>Herstellen</translation>
    </message>
    <message>
        <source>Reset: %1</source>
        <comment>option</comment>
        <translation>Herstellen: %1</translation>
    </message>
</context>
<context>
    <name>OptionsView</name>
    <message>
        <source>No rule contains these words.</source>
        <translation>Geen enkele regel bevat deze woorden.</translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message>
        <source>Rule card</source>
        <translation>Regelkaart</translation>
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
        <source>Leave the match under way, neither won nor lost, and begin a new one?</source>
        <translation>De lopende serie verlaten, gewonnen noch verloren, en een nieuwe beginnen?</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nieuwe serie</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>&amp;Order of the hand:</source>
        <translation>Volgorde in de &amp;hand:</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Op rang</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Op kleur</translation>
    </message>
    <message>
        <source>How the cards lie in your hand.</source>
        <translation>Hoe de kaarten in je hand liggen.</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>page of the preferences</comment>
        <translation>Spelen</translation>
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
    <name>Preferences</name>
    <message>
        <source>House rules (%1)</source>
        <translation>Huisregels (%1)</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Naam:</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Vervangen</translation>
    </message>
    <message>
        <source>Save house rules</source>
        <translation>Huisregels opslaan</translation>
    </message>
    <message>
        <source>The system refuses “%1”: %2</source>
        <translation>Het systeem weigert ‘%1’: %2</translation>
    </message>
    <message>
        <source>There are already house rules called “%1”.</source>
        <translation>Er zijn al huisregels die ‘%1’ heten.</translation>
    </message>
    <message>
        <source>“%1” cannot be used. %2</source>
        <translation>‘%1’ is niet bruikbaar. %2</translation>
    </message>
    <message>
        <source>“%1” is no file that could be read.</source>
        <translation>‘%1’ is geen leesbaar bestand.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Voorkeuren</translation>
    </message>
</context>
<context>
    <name>PresetsPanel</name>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Dupliceren</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporteren…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importeren…</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Meer</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Hernoemen…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>Opslaan al&amp;s…</translation>
    </message>
    <message>
        <source>&amp;Undo the deletion</source>
        <translation>&amp;Verwijderen ongedaan maken</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <translation>&amp;Gebruiken</translation>
    </message>
    <message>
        <source>&amp;Your house rules</source>
        <translation>&amp;Je huisregels</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>Ver&amp;wijderen</translation>
    </message>
    <message>
        <source>Export house rules</source>
        <translation>Huisregels exporteren</translation>
    </message>
    <message>
        <source>Import house rules</source>
        <translation>Huisregels importeren</translation>
    </message>
    <message>
        <source>None yet. Save the rules you have set, or drop a file here.</source>
        <translation>Nog geen. Sla de ingestelde regels op of sleep een bestand hierheen.</translation>
    </message>
    <message>
        <source>Rename house rules</source>
        <translation>Huisregels hernoemen</translation>
    </message>
    <message>
        <source>Save house rules</source>
        <translation>Huisregels opslaan</translation>
    </message>
    <message>
        <source>These are the rules of “%1” now.</source>
        <translation>Dit zijn nu de regels van ‘%1’.</translation>
    </message>
    <message>
        <source>Your house rules</source>
        <translation>Je huisregels</translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <translation>‘%1’ is verwijderd.</translation>
    </message>
    <message>
        <source>“%1” was exported.</source>
        <translation>‘%1’ is geëxporteerd.</translation>
    </message>
    <message>
        <source>“%1” was imported.</source>
        <translation>‘%1’ is geïmporteerd.</translation>
    </message>
    <message>
        <source>“%1” was saved.</source>
        <translation>‘%1’ is opgeslagen.</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>A computer player failed. A simpler one decided for it; play goes on.</source>
        <translation>Een computerspeler werkte niet goed. Een eenvoudigere heeft voor hem beslist; het spel gaat door.</translation>
    </message>
    <message>
        <source>A saved match could not be read. It was kept as %1.</source>
        <translation>Een opgeslagen serie kon niet worden gelezen. Ze is bewaard als %1.</translation>
    </message>
    <message>
        <source>Computer player</source>
        <translation>Computerspeler</translation>
    </message>
    <message>
        <source>Damaged match</source>
        <translation>Beschadigde serie</translation>
    </message>
    <message>
        <source>Damaged matches</source>
        <translation>Beschadigde series</translation>
    </message>
    <message>
        <source>Damaged settings</source>
        <translation>Beschadigde instellingen</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Kaartspel</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Niet opgeslagen</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Nog niet opgeslagen</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Opgeslagen</translation>
    </message>
    <message>
        <source>The disk answers again. Everything is saved.</source>
        <translation>De schijf reageert weer. Alles is opgeslagen.</translation>
    </message>
    <message>
        <source>The disk does not answer. You can play on; what you do is saved as soon as it answers.</source>
        <translation>De schijf reageert niet. Je kunt doorspelen; wat je doet, wordt opgeslagen zodra die weer reageert.</translation>
    </message>
    <message>
        <source>The file of your matches was damaged. What could be read of it has been recovered; the file as it was is kept as %1.</source>
        <translation>Het bestand met je series was beschadigd. Wat ervan kon worden gelezen, is hersteld; het oorspronkelijke bestand is bewaard als %1.</translation>
    </message>
    <message>
        <source>The match cannot be saved, but you can play on. %1</source>
        <translation>De serie kan niet worden opgeslagen, maar je kunt doorspelen. %1</translation>
    </message>
    <message>
        <source>The settings cannot be saved; they hold until the program ends. %1</source>
        <translation>De instellingen kunnen niet worden opgeslagen; ze gelden tot het programma stopt. %1</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>%1 File</source>
        <translation>%1-bestand</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Station</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Bestand</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Map</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Onbekend</translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Closes the dock widget</source>
        <translation>Sluit het paneel</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>Losmaken</translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation>Maakt het paneel los en zet het weer vast</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Verwijderen</translation>
    </message>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Zoeken in:</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Op&amp;slaan</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Alle bestanden (*)</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Weet je zeker dat je ‘%1’ wilt verwijderen?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>Bestands&amp;naam:</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Bestanden</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Bestands&amp;type:</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Opslaan als</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Verborgen &amp;bestanden tonen</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Zijbalk</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>Custom</source>
        <translation>Aangepast</translation>
    </message>
    <message>
        <source>Inches (in)</source>
        <translation>Inch (in)</translation>
    </message>
    <message>
        <source>Millimeters (mm)</source>
        <translation>Millimeter (mm)</translation>
    </message>
    <message>
        <source>Page &amp;order:</source>
        <translation>Pagina&amp;volgorde:</translation>
    </message>
    <message>
        <source>Page Layout</source>
        <translation>Pagina-indeling</translation>
    </message>
    <message>
        <source>Pages &amp;per sheet:</source>
        <translation>Pagina’s &amp;per vel:</translation>
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
    <name>QPrintDialog</name>
    <message>
        <source>All Pages</source>
        <translation>Alle pagina’s</translation>
    </message>
    <message>
        <source>Bottom to Top, Left to Right</source>
        <translation>Van beneden naar boven, van links naar rechts</translation>
    </message>
    <message>
        <source>Bottom to Top, Right to Left</source>
        <translation>Van beneden naar boven, van rechts naar links</translation>
    </message>
    <message>
        <source>Even Pages</source>
        <translation>Even pagina’s</translation>
    </message>
    <message>
        <source>Left to Right, Bottom to Top</source>
        <translation>Van links naar rechts, van beneden naar boven</translation>
    </message>
    <message>
        <source>Left to Right, Top to Bottom</source>
        <translation>Van links naar rechts, van boven naar beneden</translation>
    </message>
    <message>
        <source>Odd Pages</source>
        <translation>Oneven pagina’s</translation>
    </message>
    <message>
        <source>Print to File (PDF)</source>
        <translation>Afdrukken naar bestand (PDF)</translation>
    </message>
    <message>
        <source>Right to Left, Bottom to Top</source>
        <translation>Van rechts naar links, van beneden naar boven</translation>
    </message>
    <message>
        <source>Right to Left, Top to Bottom</source>
        <translation>Van rechts naar links, van boven naar beneden</translation>
    </message>
    <message>
        <source>Top to Bottom, Left to Right</source>
        <translation>Van boven naar beneden, van links naar rechts</translation>
    </message>
    <message>
        <source>Top to Bottom, Right to Left</source>
        <translation>Van boven naar beneden, van rechts naar links</translation>
    </message>
    <message>
        <source>Write PDF file</source>
        <translation>PDF-bestand schrijven</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesDialog</name>
    <message>
        <source>Job Options</source>
        <translation>Opdrachtopties</translation>
    </message>
    <message>
        <source>Printer Properties</source>
        <translation>Eigenschappen van de printer</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Double Sided Printing</source>
        <translation>Dubbelzijdig afdrukken</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Omslaan langs de lange zijde</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Page &amp;Set:</source>
        <translation>Pagina&amp;reeks:</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pagina’s</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Omslaan langs de korte zijde</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Geef pagina’s of reeksen op, gescheiden door komma’s; een reeks is twee getallen met een koppelteken ertussen. Met 3,5-7,9 worden de pagina’s 3, 5, 6, 7 en 9 afgedrukt.</translation>
    </message>
</context>
<context>
    <name>QPrintWidget</name>
    <message>
        <source>Output &amp;file:</source>
        <translation>Uitvoer&amp;bestand:</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiëren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Plakken</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Opnie&amp;uw</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ongedaan maken</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>&amp;Adres van de link kopiëren</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Kni&amp;ppen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Alles selecteren</translation>
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
    <name>Rank in rules</name>
    <message>
        <source>ace</source>
        <translation>Aas</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>Acht</translation>
    </message>
    <message>
        <source>five</source>
        <translation>Vijf</translation>
    </message>
    <message>
        <source>four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Boer</translation>
    </message>
    <message>
        <source>king</source>
        <translation>Heer</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>Negen</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Vrouw</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>Zeven</translation>
    </message>
    <message>
        <source>six</source>
        <translation>Zes</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>Tien</translation>
    </message>
    <message>
        <source>three</source>
        <translation>Drie</translation>
    </message>
    <message>
        <source>two</source>
        <translation>Twee</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>%1 cannot be opened. %2</source>
        <comment>a file, why</comment>
        <translation>%1 kan niet worden geopend. %2</translation>
    </message>
    <message>
        <source>%1 holds several matches. This is the first.</source>
        <comment>a file</comment>
        <translation>%1 bevat meerdere series. Dit is de eerste.</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Verslag openen</translation>
    </message>
    <message>
        <source>Records of matches</source>
        <translation>Verslagen van series</translation>
    </message>
    <message>
        <source>Save all records</source>
        <translation>Alle verslagen opslaan</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Verslag opslaan</translation>
    </message>
    <message>
        <source>The record cannot be saved. %1</source>
        <translation>Het verslag kan niet worden opgeslagen. %1</translation>
    </message>
    <message>
        <source>There is no match on the table.</source>
        <translation>Er ligt geen serie op tafel.</translation>
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
        <translation>Een beslissing kostte gemiddeld %1 punten en %2 winstkans.</translation>
    </message>
    <message>
        <source>Better</source>
        <comment>the decision that would have been better</comment>
        <translation>Beter</translation>
    </message>
    <message>
        <source>Chance lost</source>
        <comment>to win the game</comment>
        <translation>Kans verloren</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <comment>the game</comment>
        <translation>Winstkans</translation>
    </message>
    <message>
        <source>Chance to win the game, decision by decision</source>
        <translation>Kans om de wedstrijd te winnen, beslissing voor beslissing</translation>
    </message>
    <message>
        <source>Discard: %1</source>
        <translation>Afleggen: %1</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>the decision that was made</comment>
        <translation>Gedaan</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Hand %1, %2: %3</source>
        <comment>hand, decision, chance to win</comment>
        <translation>Ronde %1, %2: %3</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Punten verloren</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Voortgang van de beoordeling</translation>
    </message>
    <message>
        <source>The computer judges every decision by what could be known then…</source>
        <translation>De computer beoordeelt elke beslissing naar wat je toen kon weten…</translation>
    </message>
    <message>
        <source>The review broke off.</source>
        <translation>De beoordeling is afgebroken.</translation>
    </message>
    <message>
        <source>The review was stopped.</source>
        <translation>De beoordeling is gestopt.</translation>
    </message>
    <message>
        <source>There is no decision in a hand that has ended.</source>
        <translation>Er is geen beslissing in een afgelopen ronde.</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>&amp;Decisions of</source>
        <translation>Beslissin&amp;gen van</translation>
    </message>
    <message>
        <source>&amp;In order of time</source>
        <translation>Chron&amp;ologisch</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>Sto&amp;ppen</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Beslissingen</translation>
    </message>
    <message>
        <source>Review a&amp;gain</source>
        <translation>Op&amp;nieuw beoordelen</translation>
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
        <translation>Er wordt één voor één of drie tegelijk gedeeld.</translation>
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
    <name>Rules page</name>
    <message>
        <source>A bid says how many points the side will make in the count: %1 at least, %2 at most, and a bid of %2 ends the bidding.</source>
        <translation>Een bod zegt hoeveel punten de kant bij de telling zal halen: minstens %1, hoogstens %2, en een bod van %2 beëindigt het bieden.</translation>
    </message>
    <message>
        <source>A card shown out of turn cannot be called for.</source>
        <translation>Een kaart die voor de beurt is getoond, kan niet worden opgeëist.</translation>
    </message>
    <message>
        <source>A card shown out of turn stays face up before its player until it is played: an opponent may call for it whenever that player&apos;s turn comes, and it must then be played if that is allowed.</source>
        <translation>Een kaart die voor de beurt is getoond, blijft open voor de speler liggen tot hij die speelt: telkens als hij aan de beurt is, mag een tegenstander de kaart opeisen, en dan moet die gespeeld worden als dat is toegestaan.</translation>
    </message>
    <message>
        <source>A card turned up scores nothing.</source>
        <translation>Een omgekeerde kaart levert geen punten op.</translation>
    </message>
    <message>
        <source>A game won while no other side&apos;s score is %1 or more is a skunk and counts as two games.</source>
        <translation>Winnen terwijl geen andere kant op %1 of meer staat, is een skunk (dubbel spel) en telt als twee wedstrijden.</translation>
    </message>
    <message>
        <source>After a run everyone keeps and plays all nine cards.</source>
        <translation>Na het herspelen houdt en speelt iedereen alle negen kaarten.</translation>
    </message>
    <message>
        <source>After a run nobody discards: all cards are played, three more tricks for each run.</source>
        <translation>Na het herspelen legt niemand af: alle kaarten worden gespeeld, drie slagen meer per keer herspelen.</translation>
    </message>
    <message>
        <source>After a run the players, beginning with the eldest hand, discard any cards face down until they hold six; discards are out of play.</source>
        <translation>Na het herspelen leggen de spelers, te beginnen bij de voorhand, naar keuze kaarten dicht af tot ze er nog zes hebben; afgelegde kaarten zijn uit het spel.</translation>
    </message>
    <message>
        <source>After each hand the deal passes to the eldest hand.</source>
        <translation>Na elke ronde gaat het delen over op de voorhand.</translation>
    </message>
    <message>
        <source>After each trick its winner draws the top card of the stock, then the other player the next.</source>
        <translation>Na elke slag trekt de winnaar ervan de bovenste kaart van de stok en daarna de andere speler de volgende.</translation>
    </message>
    <message>
        <source>After one run everyone keeps and plays all nine cards; after more runs the players, beginning with the eldest hand, discard any cards face down until they hold six, and discards are out of play.</source>
        <translation>Na één keer herspelen houdt en speelt iedereen alle negen kaarten; na vaker herspelen leggen de spelers, te beginnen bij de voorhand, naar keuze kaarten dicht af tot ze er nog zes hebben, en afgelegde kaarten zijn uit het spel.</translation>
    </message>
    <message>
        <source>After the last trick these points are scored, in this order; only cards that were played to a trick count.</source>
        <translation>Na de laatste slag worden deze punten gescoord, in deze volgorde; alleen kaarten die in een slag zijn gespeeld, tellen mee.</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Doel</translation>
    </message>
    <message>
        <source>All other cards are worth nothing, fives included.</source>
        <translation>Alle andere kaarten, ook de Vijven, tellen voor niets.</translation>
    </message>
    <message>
        <source>Before every new game everyone cuts the pack; whoever cuts the highest card, ace high, deals, and only those who tie cut again.</source>
        <translation>Vóór elke nieuwe wedstrijd coupeert iedereen; wie de hoogste kaart coupeert, met het Aas als hoogste, deelt, en alleen wie gelijkstaat, coupeert opnieuw.</translation>
    </message>
    <message>
        <source>Before every new game the pack is cut again for the deal.</source>
        <translation>Vóór elke nieuwe wedstrijd wordt opnieuw gecoupeerd om te bepalen wie deelt.</translation>
    </message>
    <message>
        <source>Deal, speech and play go anticlockwise; the player at the dealer&apos;s right is the eldest hand.</source>
        <translation>Delen, spreken en spelen gaan tegen de klok in; de speler rechts van de deler is de voorhand.</translation>
    </message>
    <message>
        <source>Deal, speech and play go clockwise; the player at the dealer&apos;s left is the eldest hand.</source>
        <translation>Delen, spreken en spelen gaan met de klok mee; de speler links van de deler is de voorhand.</translation>
    </message>
    <message>
        <source>Discarding</source>
        <translation>Afleggen</translation>
    </message>
    <message>
        <source>Each side keeps one running total, on a cribbage board or on paper, and every point is marked as soon as it is scored.</source>
        <translation>Elke kant houdt één doorlopend totaal bij, op een Cribbage-bord of op papier, en elk punt wordt bijgehouden zodra het gescoord is.</translation>
    </message>
    <message>
        <source>Every five is worth %1, all other cards nothing.</source>
        <translation>Elke Vijf telt voor %1, alle andere kaarten voor niets.</translation>
    </message>
    <message>
        <source>Everyone cuts the pack; whoever cuts the highest card, ace high, deals first, and only those who tie cut again.</source>
        <translation>Iedereen coupeert; wie de hoogste kaart coupeert, met het Aas als hoogste, deelt als eerste, en alleen wie gelijkstaat, coupeert opnieuw.</translation>
    </message>
    <message>
        <source>Everyone plays one card to each trick; its winner leads any card to the next, until all cards are played.</source>
        <translation>Iedereen speelt één kaart per slag; de winnaar ervan komt in de volgende uit met een willekeurige kaart, tot alle kaarten gespeeld zijn.</translation>
    </message>
    <message>
        <source>Five: a bonus of %1 points for the side that won the five of trumps in a trick.</source>
        <translation>Vijf: een bonus van %1 punten voor de kant die de Vijf van troef in een slag ving.</translation>
    </message>
    <message>
        <source>For every card turned up, after a run as well, the dealer&apos;s side scores at once: %1.</source>
        <translation>Voor elke omgekeerde kaart, ook na het herspelen, scoort de kant van de deler meteen: %1.</translation>
    </message>
    <message>
        <source>For the turn-up the dealer&apos;s side scores at once: %1.</source>
        <translation>Voor de omgekeerde kaart scoort de kant van de deler meteen: %1.</translation>
    </message>
    <message>
        <source>Four play as two pairs of partners, who sit opposite each other: each pair is a side, with common points and tricks, but partners do not show each other their cards.</source>
        <translation>Er wordt met vier gespeeld, in twee koppels, partners tegenover elkaar: elk koppel is een kant, met gezamenlijke punten en slagen, maar partners laten elkaar hun kaarten niet zien.</translation>
    </message>
    <message>
        <source>Four play, each for himself; each player is a side.</source>
        <translation>Er wordt met vier gespeeld, ieder voor zich; elke speler is een kant.</translation>
    </message>
    <message>
        <source>Game: 1 point for the side with the most card points in the tricks it won; in every suit these cards are worth: %1.</source>
        <translation>Spel: 1 punt voor de kant met de meeste kaartpunten in de gewonnen slagen; in elke kleur tellen: %1.</translation>
    </message>
    <message>
        <source>High: 1 point for the side that played the highest trump.</source>
        <translation>Hoog: 1 punt voor de kant die de hoogste troef speelde.</translation>
    </message>
    <message>
        <source>If all the others pass, the dealer has to bid.</source>
        <translation>Als alle anderen passen, moet de deler bieden.</translation>
    </message>
    <message>
        <source>If another suit is led, whoever holds it must follow suit and may not trump (strict following).</source>
        <translation>Wordt met een andere kleur uitgekomen, dan moet wie die heeft, kleur bekennen en mag die niet troeven (strikte kleur).</translation>
    </message>
    <message>
        <source>If another suit is led, whoever holds it must follow suit or play a trump (permissive trumping).</source>
        <translation>Wordt met een andere kleur uitgekomen, dan moet wie die heeft, kleur bekennen of troeven (toegestaan troeven).</translation>
    </message>
    <message>
        <source>If another suit was led and trumped already, a lower trump may be played only where no other card is allowed.</source>
        <translation>Is met een andere kleur uitgekomen en is die al getroefd, dan mag een lagere troef alleen als geen andere kaart is toegestaan.</translation>
    </message>
    <message>
        <source>If everyone passes, the cards are thrown in and the same dealer deals again.</source>
        <translation>Als iedereen past, gaan de kaarten terug en deelt dezelfde deler opnieuw.</translation>
    </message>
    <message>
        <source>If everyone passes, the eldest hand is the pitcher without a bid and cannot be set back.</source>
        <translation>Als iedereen past, is de voorhand de bieder zonder bod en kan die niet nat gaan.</translation>
    </message>
    <message>
        <source>If it makes fewer points than it bid, it is set back: it scores none of them and loses as many points as it bid, even below zero.</source>
        <translation>Haalt die minder punten dan het bod, dan gaat die nat: geen van die punten telt, en het bod gaat van de score af, ook tot onder nul.</translation>
    </message>
    <message>
        <source>If the eldest hand begs, the dealer either makes a gift of 1 point to each of the other sides, beginning with the eldest hand&apos;s, and the suit is trumps all the same, or runs the cards.</source>
        <translation>Als de voorhand bedelt, geeft de deler ofwel 1 punt cadeau aan elke andere kant, te beginnen bij die van de voorhand, en blijft die kleur troef, ofwel herspeelt hij de kaarten.</translation>
    </message>
    <message>
        <source>If the eldest hand begs, the dealer either makes a gift of 1 point to the eldest hand&apos;s side, and the suit is trumps all the same, or runs the cards.</source>
        <translation>Als de voorhand bedelt, geeft de deler ofwel 1 punt cadeau aan de kant van de voorhand, en blijft die kleur troef, ofwel herspeelt hij de kaarten.</translation>
    </message>
    <message>
        <source>If the eldest hand begs, the dealer either makes a gift of 1 point to the other side, and the suit is trumps all the same, or runs the cards.</source>
        <translation>Als de voorhand bedelt, geeft de deler ofwel 1 punt cadeau aan de tegenpartij, en blijft die kleur troef, ofwel herspeelt hij de kaarten.</translation>
    </message>
    <message>
        <source>If the highest totals are equal, Game goes to the tied side that comes first, counting from the eldest hand.</source>
        <translation>Zijn de hoogste totalen gelijk, dan gaat het Spelpunt naar de kant daarvan die, vanaf de voorhand geteld, het eerst komt.</translation>
    </message>
    <message>
        <source>If the highest totals are equal, nobody scores Game.</source>
        <translation>Zijn de hoogste totalen gelijk, dan scoort niemand het Spelpunt.</translation>
    </message>
    <message>
        <source>If the last run turns up the rejected suit too, that suit is trumps after all.</source>
        <translation>Komt ook de laatste keer de geweigerde kleur, dan is die kleur toch troef.</translation>
    </message>
    <message>
        <source>If the last run turns up the rejected suit too, the cards are thrown in and the same dealer deals again; points already scored stand.</source>
        <translation>Komt ook de laatste keer de geweigerde kleur, dan gaan alle kaarten terug en deelt dezelfde deler opnieuw; al gescoorde punten blijven staan.</translation>
    </message>
    <message>
        <source>If the pitcher&apos;s side makes its bid, it scores all its points, those beyond the bid too.</source>
        <translation>Haalt de kant van de bieder het bod, dan scoort die alle eigen punten, ook die boven het bod.</translation>
    </message>
    <message>
        <source>If the rejected suit is turned up again, the dealer has to run again; there are at most %1 runs in a deal.</source>
        <translation>Komt de geweigerde kleur opnieuw, dan moet de deler weer herspelen; per keer delen wordt hooguit %1 keer herspeeld.</translation>
    </message>
    <message>
        <source>If trumps are led, whoever holds a trump must play one.</source>
        <translation>Wordt met troef uitgekomen, dan moet wie troef heeft, troef spelen.</translation>
    </message>
    <message>
        <source>It passes in the same way from one game to the next.</source>
        <translation>Op dezelfde manier gaat het van de ene wedstrijd over op de volgende.</translation>
    </message>
    <message>
        <source>Jack: 1 point for the side that won the jack of trumps in a trick, if it was played.</source>
        <translation>Boer: 1 punt voor de kant die de Boer van troef in een slag ving, als die gespeeld is.</translation>
    </message>
    <message>
        <source>Jack: for the side that won the jack of trumps in a trick, 1 point if it had played the jack itself, %1 points if another side had (it hangs the jack).</source>
        <translation>Boer: voor de kant die de Boer van troef in een slag ving, 1 punt als die kant de Boer zelf speelde, %1 punten als een andere kant dat deed (de Boer is opgehangen).</translation>
    </message>
    <message>
        <source>Low: 1 point for the side that played the lowest trump.</source>
        <translation>Laag: 1 punt voor de kant die de laagste troef speelde.</translation>
    </message>
    <message>
        <source>Low: 1 point for the side that won the lowest trump in a trick.</source>
        <translation>Laag: 1 punt voor de kant die de laagste troef in een slag ving.</translation>
    </message>
    <message>
        <source>No points are scored for taking trumps in tricks.</source>
        <translation>Het vangen van troeven in slagen levert geen punten op.</translation>
    </message>
    <message>
        <source>One game decides the match.</source>
        <translation>Eén wedstrijd beslist de serie.</translation>
    </message>
    <message>
        <source>Only the first card of the stock is seen; all others are drawn face down.</source>
        <translation>Alleen de eerste kaart van de stok is te zien; alle andere worden dicht getrokken.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelverloop</translation>
    </message>
    <message>
        <source>Players and pack</source>
        <translation>Spelers en kaartspel</translation>
    </message>
    <message>
        <source>Rules in force</source>
        <translation>Geldende regels</translation>
    </message>
    <message>
        <source>Scoring during play</source>
        <translation>Puntentelling tijdens het spel</translation>
    </message>
    <message>
        <source>Setup and deal</source>
        <translation>Voorbereiding en uitdelen</translation>
    </message>
    <message>
        <source>The aim is to score points, above all High, Low, Jack and Game after the last trick.</source>
        <translation>Het doel is punten te scoren, vooral met Hoog, Laag, Boer en Spel na de laatste slag.</translation>
    </message>
    <message>
        <source>The aim is to score points: with the trumps that a side takes in tricks, and with High, Low, Jack and Game after the last trick.</source>
        <translation>Het doel is punten te scoren: met de troeven die een kant in slagen vangt, en met Hoog, Laag, Boer en Spel na de laatste slag.</translation>
    </message>
    <message>
        <source>The count after the last trick</source>
        <translation>Telling na de laatste slag</translation>
    </message>
    <message>
        <source>The dealer answers without asking the partner.</source>
        <translation>De deler antwoordt zonder overleg met zijn partner.</translation>
    </message>
    <message>
        <source>The dealer may take the highest bid over at the same number.</source>
        <translation>De deler mag het hoogste bod op hetzelfde getal overnemen.</translation>
    </message>
    <message>
        <source>The dealer shuffles and deals six cards to each player, beginning with the eldest hand: one or three at a time, as the first dealer of a game chooses for the whole game.</source>
        <translation>De deler schudt en deelt elke speler zes kaarten, te beginnen bij de voorhand: één voor één of drie tegelijk, zoals de eerste deler van een wedstrijd voor de hele wedstrijd kiest.</translation>
    </message>
    <message>
        <source>The dealer shuffles and deals six cards to each player, one at a time, beginning with the eldest hand.</source>
        <translation>De deler schudt en deelt elke speler zes kaarten, één voor één, te beginnen bij de voorhand.</translation>
    </message>
    <message>
        <source>The dealer shuffles and deals six cards to each player, three at a time, beginning with the eldest hand.</source>
        <translation>De deler schudt en deelt elke speler zes kaarten, drie tegelijk, te beginnen bij de voorhand.</translation>
    </message>
    <message>
        <source>The dealer turns up the next card; the turn-up belongs to nobody and is not played.</source>
        <translation>De deler draait de volgende kaart om; de omgekeerde kaart is van niemand en wordt niet gespeeld.</translation>
    </message>
    <message>
        <source>The dealer&apos;s opponent is the eldest hand.</source>
        <translation>De tegenstander van de deler is de voorhand.</translation>
    </message>
    <message>
        <source>The dealer, too, has to bid higher or pass.</source>
        <translation>Ook de deler moet hoger bieden of passen.</translation>
    </message>
    <message>
        <source>The eldest hand alone speaks: to stand makes the suit of the turn-up trumps, to beg asks for another.</source>
        <translation>Alleen de voorhand spreekt: accepteren maakt de kleur van de omgekeerde kaart troef, bedelen vraagt om een andere.</translation>
    </message>
    <message>
        <source>The eldest hand leads any card to the first trick; everyone plays one card to each trick, and its winner leads any card to the next, until all cards are played.</source>
        <translation>De voorhand komt in de eerste slag uit met een willekeurige kaart; iedereen speelt één kaart per slag, en de winnaar ervan komt in de volgende uit met een willekeurige kaart, tot alle kaarten gespeeld zijn.</translation>
    </message>
    <message>
        <source>The first side to reach the target wins the game at once, in the middle of a hand too; points not scored by then are void.</source>
        <translation>De eerste kant die het wedstrijddoel bereikt, wint de wedstrijd meteen, ook midden in een ronde; punten die dan nog niet gescoord zijn, vervallen.</translation>
    </message>
    <message>
        <source>The five of trumps is worth %1, all other cards nothing, the other fives included.</source>
        <translation>De Vijf van troef telt voor %1, alle andere kaarten, ook de andere Vijven, voor niets.</translation>
    </message>
    <message>
        <source>The five of trumps scores %1, the other trumps nothing.</source>
        <translation>De Vijf van troef levert %1 op, de overige troeven niets.</translation>
    </message>
    <message>
        <source>The game ends after the count of a hand in which a side has reached the target; if several have, the highest score wins, and among equal scores the one that reached the target first.</source>
        <translation>De wedstrijd eindigt na de telling van de ronde waarin een kant het wedstrijddoel heeft bereikt; hebben meer kanten dat, dan wint de hoogste score, en bij gelijke scores de kant die het wedstrijddoel het eerst bereikte.</translation>
    </message>
    <message>
        <source>The game ends after the count of a hand in which a side has reached the target; if several have, the one that reached it last wins.</source>
        <translation>De wedstrijd eindigt na de telling van de ronde waarin een kant het wedstrijddoel heeft bereikt; hebben meer kanten dat, dan wint de kant die het als laatste bereikte.</translation>
    </message>
    <message>
        <source>The game ends after the count of a hand in which a side has reached the target; if several have, the one that scored last wins.</source>
        <translation>De wedstrijd eindigt na de telling van de ronde waarin een kant het wedstrijddoel heeft bereikt; hebben meer kanten dat, dan wint de kant die het laatst scoorde.</translation>
    </message>
    <message>
        <source>The gift is allowed even where it reaches the target.</source>
        <translation>Het cadeau is ook toegestaan als het een kant op het wedstrijddoel brengt.</translation>
    </message>
    <message>
        <source>The gift is not allowed where it would bring a side to the target.</source>
        <translation>Het cadeau is niet toegestaan als het een kant op het wedstrijddoel zou brengen.</translation>
    </message>
    <message>
        <source>The highest bidder is the pitcher and leads any card to the first trick: its suit is trumps.</source>
        <translation>Wie het hoogst biedt, is de bieder en komt in de eerste slag uit met een willekeurige kaart: de kleur daarvan is troef.</translation>
    </message>
    <message>
        <source>The highest trump wins the trick; without trumps, the highest card of the suit led does.</source>
        <translation>De hoogste troef wint de slag; zonder troef wint de hoogste kaart van de uitgekomen kleur.</translation>
    </message>
    <message>
        <source>The match is won by the first side to win %1 games.</source>
        <translation>De serie is voor de eerste kant die %1 wedstrijden wint.</translation>
    </message>
    <message>
        <source>The other %1 cards are the stock; its top card is turned up, and the suit of that card is trumps for the whole hand.</source>
        <translation>De overige %1 kaarten vormen de stok; de bovenste kaart ervan wordt omgedraaid, en de kleur van die kaart is de hele ronde troef.</translation>
    </message>
    <message>
        <source>The pack has 52 cards; in every suit they rank, from high to low: A K Q J 10 9 8 7 6 5 4 3 2.</source>
        <translation>Het kaartspel heeft 52 kaarten; in elke kleur is de rangorde, van hoog naar laag: A H V B 10 9 8 7 6 5 4 3 2.</translation>
    </message>
    <message>
        <source>The pitcher&apos;s side counts first, then the others.</source>
        <translation>De kant van de bieder telt het eerst, daarna de anderen.</translation>
    </message>
    <message>
        <source>The pitcher&apos;s side does not count before the others.</source>
        <translation>De kant van de bieder telt niet vóór de anderen.</translation>
    </message>
    <message>
        <source>The player in the first seat (South) deals first, without a cut.</source>
        <translation>De speler op de eerste plaats (Zuid) deelt als eerste, zonder couperen.</translation>
    </message>
    <message>
        <source>The side that wins a trick scores at once for the trumps in it, its own included: %1.</source>
        <translation>De kant die een slag wint, scoort meteen voor de troeven erin, ook voor de eigen: %1.</translation>
    </message>
    <message>
        <source>The suit of the turn-up is trumps, and nobody may beg.</source>
        <translation>De kleur van de omgekeerde kaart is troef, en niemand mag bedelen.</translation>
    </message>
    <message>
        <source>The target of a game is %1 points.</source>
        <translation>Het wedstrijddoel is %1 punten.</translation>
    </message>
    <message>
        <source>The ten of trumps scores %1.</source>
        <translation>De Tien van troef levert %1 op.</translation>
    </message>
    <message>
        <source>The ten of trumps scores nothing at once.</source>
        <translation>De Tien van troef levert niet meteen punten op.</translation>
    </message>
    <message>
        <source>The top card of the stock always lies face up.</source>
        <translation>De bovenste kaart van de stok ligt altijd open.</translation>
    </message>
    <message>
        <source>There is no bonus for the five of trumps.</source>
        <translation>Er is geen bonus voor de Vijf van troef.</translation>
    </message>
    <message>
        <source>There is only one run in a deal.</source>
        <translation>Per keer delen wordt maar één keer herspeeld.</translation>
    </message>
    <message>
        <source>Three play, each for himself; each player is a side.</source>
        <translation>Er wordt met drie gespeeld, ieder voor zich; elke speler is een kant.</translation>
    </message>
    <message>
        <source>To run the cards, the dealer deals three more cards to each player in the same way and turns up another: if its suit is a new one, it is trumps, and nobody may beg again.</source>
        <translation>Bij het herspelen deelt de deler elke speler op dezelfde manier drie kaarten bij en draait hij een nieuwe kaart om: heeft die een andere kleur, dan is die kleur troef en mag niemand meer bedelen.</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Troef</translation>
    </message>
    <message>
        <source>Trumps are made by bidding: each player speaks once, from the eldest hand to the dealer, and passes or bids higher than anybody before.</source>
        <translation>Troef wordt bepaald door bieden: elke speler spreekt één keer, van de voorhand tot de deler, en past of biedt hoger dan wie voor hem sprak.</translation>
    </message>
    <message>
        <source>Two play; each player is a side.</source>
        <translation>Er wordt met twee gespeeld; elke speler is een kant.</translation>
    </message>
    <message>
        <source>When the stock is used up, the last %1 tricks are played without drawing.</source>
        <translation>Als de stok op is, worden de laatste %1 slagen zonder trekken gespeeld.</translation>
    </message>
    <message>
        <source>Whoever has no card of the suit led may play any card.</source>
        <translation>Wie geen kaart van de uitgekomen kleur heeft, mag elke kaart spelen.</translation>
    </message>
    <message>
        <source>Whoever has no card of the suit led must play a trump, or any card if there is no trump in hand either.</source>
        <translation>Wie geen kaart van de uitgekomen kleur heeft, moet troeven; wie ook geen troef heeft, mag elke kaart spelen.</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>Winnen</translation>
    </message>
    <message>
        <source>★ differs from the standard rules of this game.</source>
        <translation>★ wijkt af van de standaardregels van dit spel.</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>%1 could not be written. %2</source>
        <translation>%1 kon niet worden opgeslagen. %2</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Af&amp;drukken…</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Niet opgeslagen</translation>
    </message>
    <message>
        <source>Rules in force</source>
        <translation>Geldende regels</translation>
    </message>
    <message>
        <source>Save as &amp;HTML…</source>
        <translation>Opslaan als &amp;HTML…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Opslaan als &amp;PDF…</translation>
    </message>
    <message>
        <source>Save the rules</source>
        <translation>De regels opslaan</translation>
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
        <source>E-W</source>
        <comment>East-West in short</comment>
        <translation>O-W</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Oost</translation>
    </message>
    <message>
        <source>East-West</source>
        <comment>two partners</comment>
        <translation>Oost-West</translation>
    </message>
    <message>
        <source>N-S</source>
        <comment>North-South in short</comment>
        <translation>N-Z</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Noord</translation>
    </message>
    <message>
        <source>North-South</source>
        <comment>two partners</comment>
        <translation>Noord-Zuid</translation>
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
        <translation>bod %1</translation>
    </message>
    <message>
        <source>leads</source>
        <comment>the pitcher without a bid</comment>
        <translation>komt uit</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>a player did not bid</comment>
        <translation>past</translation>
    </message>
</context>
<context>
    <name>SeatsBox</name>
    <message>
        <source>%1, you</source>
        <comment>a seat</comment>
        <translation>%1, jij</translation>
    </message>
    <message>
        <source>%1, your partner</source>
        <comment>a seat</comment>
        <translation>%1, jouw partner</translation>
    </message>
    <message>
        <source>Level of the &amp;opponents</source>
        <translation>&amp;Niveau van de tegenstanders</translation>
    </message>
    <message>
        <source>Level of the part&amp;ner</source>
        <translation>Niveau van de par&amp;tner</translation>
    </message>
    <message>
        <source>Pairs: %1-%2 against %3-%4</source>
        <translation>Koppels: %1-%2 tegen %3-%4</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plaatsen</translation>
    </message>
</context>
<context>
    <name>Sentence</name>
    <message>
        <source>%1 or %2</source>
        <comment>alternatives</comment>
        <translation>%1 of %2</translation>
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
        <translation>Sommige instellingen konden niet worden gelezen: %1.</translation>
    </message>
    <message>
        <source>The file as it was is kept as %1.</source>
        <comment>a file</comment>
        <translation>Het bestand zoals het was is bewaard als %1.</translation>
    </message>
    <message>
        <source>The settings could not be read.</source>
        <translation>De instellingen konden niet worden gelezen.</translation>
    </message>
    <message>
        <source>They are now as at first.</source>
        <translation>Ze staan nu weer zoals in het begin.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>%1 to %2</source>
        <comment>a range</comment>
        <translation>%1 tot %2</translation>
    </message>
    <message>
        <source>A match with even one counts as with help.</source>
        <translation>Met één ervan telt de serie al als gespeeld met hulp.</translation>
    </message>
    <message>
        <source>All kinds of %1</source>
        <comment>a game&apos;s name</comment>
        <translation>%1, alle varianten</translation>
    </message>
    <message>
        <source>All points of these hands.</source>
        <translation>Alle punten van deze rondes.</translation>
    </message>
    <message>
        <source>As dealer you answered a beg by dealing on.</source>
        <translation>Als deler beantwoordde je het bedelen met herspelen.</translation>
    </message>
    <message>
        <source>As dealer you answered a beg with a point.</source>
        <translation>Als deler beantwoordde je het bedelen met een punt.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Kaart</translation>
    </message>
    <message>
        <source>Chance lost</source>
        <comment>heading: by a decision, on average</comment>
        <translation>Kans verloren</translation>
    </message>
    <message>
        <source>Chance lost per decision, per cent</source>
        <translation>Verloren kans per beslissing, in procenten</translation>
    </message>
    <message>
        <source>Chance to win the game lost against the best decision, on average.</source>
        <translation>Kans om de wedstrijd te winnen die verloren ging tegenover de beste beslissing, gemiddeld.</translation>
    </message>
    <message>
        <source>Cost per decision: the points lost to the end of the hand, against the best decision that could have been found from what you knew, on average.</source>
        <translation>Kosten per beslissing: de punten die tot het eind van de ronde verloren gingen tegenover de beste beslissing die je met wat je wist had kunnen vinden, gemiddeld.</translation>
    </message>
    <message>
        <source>Counted in the hands as first dealt: ace, jack, ten and five of the suit turned up, before anybody has a say; in auction games, of all suits. Whoever holds good trumps stands, and so has more trumps by choice, not by chance. Fair dealing stays within the range 95 times in 100, so about one row in twenty may lie outside.</source>
        <translation>Geteld in de handen zoals ze eerst gedeeld zijn: Aas, Boer, Tien en Vijf van de omgedraaide kleur, voordat iemand iets zegt; bij spellen met bieden van alle kleuren. Wie goede troeven heeft, accepteert, en heeft zo meer troeven door keuze, niet door toeval. Eerlijk delen blijft 95 van de 100 keer binnen de grenzen; ongeveer één regel op twintig mag erbuiten liggen.</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Keren gedeeld</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Gekregen</translation>
    </message>
    <message>
        <source>Decisions</source>
        <comment>heading: how many were judged</comment>
        <translation>Beslissingen</translation>
    </message>
    <message>
        <source>Decisions judged</source>
        <translation>Beoordeelde beslissingen</translation>
    </message>
    <message>
        <source>Decisions taken back</source>
        <translation>Teruggenomen beslissingen</translation>
    </message>
    <message>
        <source>Ended</source>
        <comment>heading: the day on which a match ended</comment>
        <translation>Afgelopen</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Verwacht</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Cijfer</translation>
    </message>
    <message>
        <source>Found to be</source>
        <translation>Bevinding</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>heading: which game is played</comment>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Wedstrijden</translation>
    </message>
    <message>
        <source>Games played to the end, by who won them.</source>
        <translation>Uitgespeelde wedstrijden, naar wie ze won.</translation>
    </message>
    <message>
        <source>Games that counted twice, by who won them.</source>
        <translation>Wedstrijden die dubbel telden, naar wie ze won.</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>Hands and points</source>
        <translation>Rondes en punten</translation>
    </message>
    <message>
        <source>Hands that are over, however they ended.</source>
        <translation>Rondes die voorbij zijn, hoe dan ook.</translation>
    </message>
    <message>
        <source>Help</source>
        <comment>heading: whether hints or undo were used</comment>
        <translation>Hulp</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hints</translation>
    </message>
    <message>
        <source>How often; points for a jack of trumps taken from others.</source>
        <translation>Hoe vaak; punten voor een Boer van troef van anderen.</translation>
    </message>
    <message>
        <source>How often; points for the card turned up.</source>
        <translation>Hoe vaak; punten voor de omgekeerde kaart.</translation>
    </message>
    <message>
        <source>How often; points for the five of trumps in the count.</source>
        <translation>Hoe vaak; punten voor de Vijf van troef bij de telling.</translation>
    </message>
    <message>
        <source>How often; points for the highest trump.</source>
        <translation>Hoe vaak; punten voor de hoogste troef.</translation>
    </message>
    <message>
        <source>How often; points for the jack of trumps.</source>
        <translation>Hoe vaak; punten voor de Boer van troef.</translation>
    </message>
    <message>
        <source>How often; points for the lowest trump.</source>
        <translation>Hoe vaak; punten voor de laagste troef.</translation>
    </message>
    <message>
        <source>How often; points for the most card points.</source>
        <translation>Hoe vaak; punten voor de meeste kaartpunten.</translation>
    </message>
    <message>
        <source>How often; points for trumps as taken.</source>
        <translation>Hoe vaak; punten voor troeven bij het vangen.</translation>
    </message>
    <message>
        <source>How often; points given by the dealer.</source>
        <translation>Hoe vaak; punten cadeau van de deler.</translation>
    </message>
    <message>
        <source>How often; points lost for bids not made.</source>
        <translation>Hoe vaak; punten verloren op niet gehaalde biedingen.</translation>
    </message>
    <message>
        <source>How often; then the mean points of those hands.</source>
        <translation>Hoe vaak; dan de gemiddelde punten van die rondes.</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Lead per hand</source>
        <translation>Voorsprong per ronde</translation>
    </message>
    <message>
        <source>Lead per hand: your side&apos;s points less those of the others, divided by the hands.</source>
        <translation>Voorsprong per ronde: de punten van jouw kant min die van de anderen, gedeeld door de rondes.</translation>
    </message>
    <message>
        <source>Left for another match: neither won nor lost.</source>
        <translation>Verlaten voor een andere serie: gewonnen noch verloren.</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Langste winstreeks</translation>
    </message>
    <message>
        <source>Match</source>
        <comment>heading: its number</comment>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Match %1, %2, ended %3: a decision cost %4 points and %5 of the chance to win on average.</source>
        <comment>number, game, day, points, per cent</comment>
        <translation>Serie %1, %2, afgelopen op %3: een beslissing kostte gemiddeld %4 punten en %5 winstkans.</translation>
    </message>
    <message>
        <source>Match %1, %2: %3. Lead per hand: %4.</source>
        <comment>number, game, result</comment>
        <translation>Serie %1, %2: %3. Voorsprong per ronde: %4.</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Series</translation>
    </message>
    <message>
        <source>Matches and games</source>
        <translation>Series en wedstrijden</translation>
    </message>
    <message>
        <source>Matches left</source>
        <translation>Verlaten series</translation>
    </message>
    <message>
        <source>Matches played to the end and reviewed.</source>
        <translation>Series die zijn uitgespeeld en beoordeeld.</translation>
    </message>
    <message>
        <source>Matches played to the end, by who won them.</source>
        <translation>Uitgespeelde series, naar wie ze won.</translation>
    </message>
    <message>
        <source>Matches reviewed</source>
        <translation>Beoordeelde series</translation>
    </message>
    <message>
        <source>Matches won since the last one lost.</source>
        <translation>Gewonnen series sinds de laatste verloren serie.</translation>
    </message>
    <message>
        <source>Most matches won one after the other.</source>
        <translation>Grootste aantal series dat achter elkaar is gewonnen.</translation>
    </message>
    <message>
        <source>No hand has been played to its end yet.</source>
        <translation>Er is nog geen ronde uitgespeeld.</translation>
    </message>
    <message>
        <source>No match has been reviewed yet.</source>
        <translation>Er is nog geen serie beoordeeld.</translation>
    </message>
    <message>
        <source>Nobody had bid, and you made trumps.</source>
        <translation>Niemand had geboden, en jij maakte troef.</translation>
    </message>
    <message>
        <source>Only of matches that have been reviewed.</source>
        <translation>Alleen van beoordeelde series.</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Tegenstanders</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Anderen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Points divided by hands.</source>
        <translation>Punten gedeeld door rondes.</translation>
    </message>
    <message>
        <source>Points lost</source>
        <comment>heading: by a decision, on average</comment>
        <translation>Punten verloren</translation>
    </message>
    <message>
        <source>Points lost per decision</source>
        <translation>Verloren punten per beslissing</translation>
    </message>
    <message>
        <source>Points of the hand lost against the best decision, on average.</source>
        <translation>Punten van de ronde die verloren gingen tegenover de beste beslissing, gemiddeld.</translation>
    </message>
    <message>
        <source>Points per hand</source>
        <translation>Punten per ronde</translation>
    </message>
    <message>
        <source>Range of chance</source>
        <translation>Grenzen van het toeval</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Skunks</source>
        <translation>Skunks</translation>
    </message>
    <message>
        <source>Taken back</source>
        <comment>heading: decisions taken back in a match</comment>
        <translation>Teruggenomen</translation>
    </message>
    <message>
        <source>What it counts</source>
        <translation>Wat er geteld wordt</translation>
    </message>
    <message>
        <source>What you decided</source>
        <translation>Wat je besloot</translation>
    </message>
    <message>
        <source>What your decisions cost</source>
        <translation>Wat je beslissingen kostten</translation>
    </message>
    <message>
        <source>Won in a row now</source>
        <translation>Nu achter elkaar gewonnen</translation>
    </message>
    <message>
        <source>You begged and the cards were run</source>
        <translation>Je bedelde en er werd herspeeld</translation>
    </message>
    <message>
        <source>You begged and were given one</source>
        <translation>Je bedelde en kreeg een punt</translation>
    </message>
    <message>
        <source>You begged; the dealer dealt on.</source>
        <translation>Je bedelde; de deler herspeelde.</translation>
    </message>
    <message>
        <source>You begged; the dealer gave a point.</source>
        <translation>Je bedelde; de deler gaf een punt.</translation>
    </message>
    <message>
        <source>You gave one</source>
        <translation>Je gaf een punt</translation>
    </message>
    <message>
        <source>You led without a bid</source>
        <translation>Je kwam uit zonder bod</translation>
    </message>
    <message>
        <source>You ran the cards</source>
        <translation>Je herspeelde de kaarten</translation>
    </message>
    <message>
        <source>You stood</source>
        <translation>Je accepteerde</translation>
    </message>
    <message>
        <source>You took the suit turned up as trumps.</source>
        <translation>Je nam de omgedraaide kleur als troef.</translation>
    </message>
    <message>
        <source>Your bid was made</source>
        <translation>Je haalde je bod</translation>
    </message>
    <message>
        <source>Your bid was set back</source>
        <translation>Je bod ging nat</translation>
    </message>
    <message>
        <source>Your decisions that were open, in these matches.</source>
        <translation>Jouw beslissingen waarbij er iets te kiezen was, in deze series.</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>Jouw kant</translation>
    </message>
    <message>
        <source>Your side scored less than you had bid.</source>
        <translation>Jouw kant scoorde minder dan je had geboden.</translation>
    </message>
    <message>
        <source>Your side scored what you had bid, or more.</source>
        <translation>Jouw kant scoorde wat je had geboden, of meer.</translation>
    </message>
    <message>
        <source>left at %1 to %2</source>
        <comment>a match, games</comment>
        <translation>verlaten bij %1-%2</translation>
    </message>
    <message>
        <source>lost %1 to %2</source>
        <comment>a match, games</comment>
        <translation>verloren met %1-%2</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>gemengd</translation>
    </message>
    <message>
        <source>outside</source>
        <comment>the range of chance</comment>
        <translation>erbuiten</translation>
    </message>
    <message>
        <source>under way, %1 to %2</source>
        <comment>a match, games</comment>
        <translation>bezig, %1-%2</translation>
    </message>
    <message>
        <source>with</source>
        <comment>help</comment>
        <translation>met</translation>
    </message>
    <message>
        <source>within</source>
        <comment>the range of chance</comment>
        <translation>erbinnen</translation>
    </message>
    <message>
        <source>won %1 to %2</source>
        <comment>a match, games</comment>
        <translation>gewonnen met %1-%2</translation>
    </message>
</context>
<context>
    <name>StatisticsWindow</name>
    <message>
        <source>%1 could not be written. %2</source>
        <translation>%1 kon niet worden opgeslagen. %2</translation>
    </message>
    <message>
        <source>&amp;Decisions</source>
        <translation>Beslissin&amp;gen</translation>
    </message>
    <message>
        <source>&amp;Export as CSV…</source>
        <translation>&amp;Exporteren als CSV…</translation>
    </message>
    <message>
        <source>&amp;Fair cards</source>
        <translation>Eerlijke &amp;kaarten</translation>
    </message>
    <message>
        <source>&amp;Matches</source>
        <translation>Ser&amp;ies</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Wissen</translation>
    </message>
    <message>
        <source>&amp;Take back the reset</source>
        <translation>Wissen &amp;ongedaan maken</translation>
    </message>
    <message>
        <source>All matches so far, also the one under way, count no more.</source>
        <translation>Alle series tot nu toe, ook de lopende, tellen niet meer mee.</translation>
    </message>
    <message>
        <source>Counting the matches…</source>
        <translation>De series worden geteld…</translation>
    </message>
    <message>
        <source>Export the statistics</source>
        <translation>Statistieken exporteren</translation>
    </message>
    <message>
        <source>F&amp;igures</source>
        <translation>&amp;Cijfers</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistieken</translation>
    </message>
    <message>
        <source>The matches could not be counted.</source>
        <translation>De series konden niet worden geteld.</translation>
    </message>
</context>
<context>
    <name>StepBar</name>
    <message>
        <source>Action</source>
        <comment>step by</comment>
        <translation>Actie</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>step by</comment>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>One action back</source>
        <translation>Eén actie terug</translation>
    </message>
    <message>
        <source>One action on</source>
        <translation>Eén actie verder</translation>
    </message>
    <message>
        <source>Place in the match</source>
        <translation>Plaats in de serie</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Naar het begin</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Naar het einde</translation>
    </message>
    <message>
        <source>To the hand before</source>
        <translation>Naar de vorige ronde</translation>
    </message>
    <message>
        <source>To the next hand</source>
        <translation>Naar de volgende ronde</translation>
    </message>
    <message>
        <source>To the next trick</source>
        <translation>Naar de volgende slag</translation>
    </message>
    <message>
        <source>To the trick before</source>
        <translation>Naar de vorige slag</translation>
    </message>
    <message>
        <source>Trick</source>
        <comment>step by</comment>
        <translation>Slag</translation>
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
    <name>System</name>
    <message>
        <source>Another program holds the file.</source>
        <translation>Een ander programma gebruikt het bestand.</translation>
    </message>
    <message>
        <source>It was written by a newer program.</source>
        <translation>Het is door een nieuwer programma geschreven.</translation>
    </message>
    <message>
        <source>Nothing can be written there.</source>
        <translation>Daar kan niet worden geschreven.</translation>
    </message>
    <message>
        <source>That is a folder, not a file.</source>
        <translation>Dat is een map, geen bestand.</translation>
    </message>
    <message>
        <source>The disk does not answer.</source>
        <translation>De schijf reageert niet.</translation>
    </message>
    <message>
        <source>The disk does not work as it should.</source>
        <translation>De schijf werkt niet goed.</translation>
    </message>
    <message>
        <source>The file cannot be opened.</source>
        <translation>Het bestand kan niet worden geopend.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>Het bestand is beschadigd.</translation>
    </message>
    <message>
        <source>The name of the file is too long.</source>
        <translation>De bestandsnaam is te lang.</translation>
    </message>
    <message>
        <source>The system does not allow it.</source>
        <translation>Het systeem staat het niet toe.</translation>
    </message>
    <message>
        <source>There is no room left on the disk.</source>
        <translation>De schijf is vol.</translation>
    </message>
    <message>
        <source>There is no such file or folder.</source>
        <translation>Dat bestand of die map bestaat niet.</translation>
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
        <translation>%1 deelt</translation>
    </message>
    <message>
        <source>%1 to discard</source>
        <translation>%1 legt af</translation>
    </message>
    <message>
        <source>%1 to play</source>
        <translation>%1 is aan de beurt</translation>
    </message>
    <message>
        <source>%1 to play: will you call an open card?</source>
        <translation>%1 is aan de beurt: een open kaart opeisen?</translation>
    </message>
    <message>
        <source>%1 to speak</source>
        <translation>%1 spreekt</translation>
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
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1, best of %2, against the computer</source>
        <translation>%1, beste van %2, tegen de computer</translation>
    </message>
    <message>
        <source>%1, dealer: %2</source>
        <comment>name, score</comment>
        <translation>%1, deler: %2</translation>
    </message>
    <message>
        <source>%1, one game, against the computer</source>
        <translation>%1, één wedstrijd, tegen de computer</translation>
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
        <source>Beg: one point for you, or three more cards each</source>
        <translation>Bedelen: één punt voor jou, of ieder drie kaarten erbij</translation>
    </message>
    <message>
        <source>Being saved…</source>
        <comment>what was just done</comment>
        <translation>Wordt opgeslagen…</translation>
    </message>
    <message>
        <source>Best of %1</source>
        <translation>Beste van %1</translation>
    </message>
    <message>
        <source>Can be shown</source>
        <translation>Kan worden getoond</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Kaarttafel</translation>
    </message>
    <message>
        <source>Chosen for discarding</source>
        <translation>Gekozen om af te leggen</translation>
    </message>
    <message>
        <source>Cribbage board</source>
        <translation>Cribbage-bord</translation>
    </message>
    <message>
        <source>D</source>
        <comment>the dealer&apos;s button, one letter</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>Deal one card at a time, or three?</source>
        <translation>Eén voor één delen, of drie tegelijk?</translation>
    </message>
    <message>
        <source>Highest bid: %1 (%2)</source>
        <comment>bid, name</comment>
        <translation>Hoogste bod: %1 (%2)</translation>
    </message>
    <message>
        <source>Last trick: %1</source>
        <comment>who won it</comment>
        <translation>Laatste slag: %1</translation>
    </message>
    <message>
        <source>Lies open</source>
        <translation>Ligt open</translation>
    </message>
    <message>
        <source>No trick has been taken yet.</source>
        <translation>Er is nog geen slag gewonnen.</translation>
    </message>
    <message>
        <source>Nobody has bid yet</source>
        <translation>Er is nog niet geboden</translation>
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
        <source>Pack %1 is fixed. Cut it where you like, then deal.</source>
        <translation>Kaartspel %1 ligt vast. Coupeer waar je wilt en deel dan.</translation>
    </message>
    <message>
        <source>Pack %1, fixed before the deal</source>
        <translation>Kaartspel %1, vastgelegd vóór het delen</translation>
    </message>
    <message>
        <source>Playable</source>
        <translation>Speelbaar</translation>
    </message>
    <message>
        <source>Read about it in How to play (F1)</source>
        <translation>Lees erover in ‘Hoe speel je’ (F1)</translation>
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
        <translation>De eerste uitgespeelde kaart bepaalt troef</translation>
    </message>
    <message>
        <source>The hand is over</source>
        <translation>De ronde is afgelopen</translation>
    </message>
    <message>
        <source>Top of the stock</source>
        <comment>a card</comment>
        <translation>Boven op de stok</translation>
    </message>
    <message>
        <source>Trumps: %1</source>
        <translation>Troef: %1</translation>
    </message>
    <message>
        <source>Turned up</source>
        <comment>a card</comment>
        <translation>Omgedraaid</translation>
    </message>
    <message>
        <source>Where to cut the pack</source>
        <translation>Waar je coupeert</translation>
    </message>
    <message>
        <source>Which card will you show?</source>
        <translation>Welke kaart wil je tonen?</translation>
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
        <translation>bod %1 (%2)</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>niveau %1</translation>
    </message>
    <message>
        <source>lies open</source>
        <translation>ligt open</translation>
    </message>
    <message>
        <source>pack %1 checked</source>
        <translation>kaartspel %1 gecontroleerd</translation>
    </message>
    <message>
        <source>still out: %1</source>
        <translation>nog niet gespeeld: %1</translation>
    </message>
    <message>
        <source>the dealer may take it for the same</source>
        <translation>de deler mag het overnemen</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>denkt na…</translation>
    </message>
    <message>
        <source>your deal</source>
        <translation>deelt</translation>
    </message>
    <message>
        <source>your discard</source>
        <translation>legt af</translation>
    </message>
    <message>
        <source>your lead</source>
        <translation>komt uit</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>aan de beurt</translation>
    </message>
    <message>
        <source>your word</source>
        <translation>beslist</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>&amp;Colours of the suits:</source>
        <translation>&amp;Tinten van de kleuren:</translation>
    </message>
    <message>
        <source>&amp;Deck:</source>
        <translation>&amp;Kaartspel:</translation>
    </message>
    <message>
        <source>&amp;Felt:</source>
        <translation>Lake&amp;n:</translation>
    </message>
    <message>
        <source>&amp;Letters on the cards:</source>
        <translation>&amp;Letters op de kaarten:</translation>
    </message>
    <message>
        <source>A folder for each deck: AS.svg, KS.svg … 2C.svg and, if any, back.svg.</source>
        <translation>Een map per kaartspel: AS.svg, KS.svg … 2C.svg en, als die er is, back.svg.</translation>
    </message>
    <message>
        <source>A plain card has a large letter and its suit, and no drawing.</source>
        <translation>Een eenvoudige kaart heeft een grote letter en de kleur, geen tekening.</translation>
    </message>
    <message>
        <source>As the language</source>
        <comment>letters</comment>
        <translation>Volgens de taal</translation>
    </message>
    <message>
        <source>B&amp;oard:</source>
        <translation>&amp;Bord:</translation>
    </message>
    <message>
        <source>Black fans</source>
        <translation>Zwarte waaiers</translation>
    </message>
    <message>
        <source>Blue</source>
        <comment>felt</comment>
        <translation>Blauw</translation>
    </message>
    <message>
        <source>Blue rosette</source>
        <translation>Blauwe rozet</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <comment>felt</comment>
        <translation>Bordeaux</translation>
    </message>
    <message>
        <source>Card &amp;back:</source>
        <translation>Kaart&amp;rug:</translation>
    </message>
    <message>
        <source>Corner &amp;index:</source>
        <translation>&amp;Index in de hoek:</translation>
    </message>
    <message>
        <source>Ebony</source>
        <translation>Ebbenhout</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>Green</source>
        <comment>felt</comment>
        <translation>Groen</translation>
    </message>
    <message>
        <source>Green leaves</source>
        <translation>Groene bladeren</translation>
    </message>
    <message>
        <source>Grey</source>
        <comment>felt</comment>
        <translation>Grijs</translation>
    </message>
    <message>
        <source>Hand log</source>
        <translation>Rondelogboek</translation>
    </message>
    <message>
        <source>International (A K Q J)</source>
        <translation>Internationaal (A K Q J)</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>index</comment>
        <translation>Groot</translation>
    </message>
    <message>
        <source>Maple</source>
        <translation>Esdoorn</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>index</comment>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Own d&amp;ecks…</source>
        <translation>&amp;Eigen kaartspellen…</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Eenvoudig</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Voorbeeld</translation>
    </message>
    <message>
        <source>Red trellis</source>
        <translation>Rood traliewerk</translation>
    </message>
    <message>
        <source>Sand</source>
        <comment>felt</comment>
        <translation>Zand</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>The letters and numbers in the corners.</source>
        <translation>De letters en cijfers in de hoeken.</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Twee</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>Notenhout</translation>
    </message>
    <message>
        <source>With figures</source>
        <translation>Met plaatjes</translation>
    </message>
    <message>
        <source>With four, diamonds are blue and clubs green.</source>
        <translation>Met vier zijn ruiten blauw en klaveren groen.</translation>
    </message>
</context>
<context>
    <name>Viewer</name>
    <message>
        <source>%1 · %2 of %3</source>
        <comment>hand, number, how many</comment>
        <translation>%1 · %2 van %3</translation>
    </message>
    <message>
        <source>%1: discarded</source>
        <comment>a player&apos;s name</comment>
        <translation>%1: afgelegd</translation>
    </message>
    <message>
        <source>%1: drawn from the stock</source>
        <comment>a player&apos;s name</comment>
        <translation>%1: getrokken van de stok</translation>
    </message>
    <message>
        <source>%1: hand</source>
        <comment>a player&apos;s name</comment>
        <translation>%1: kaarten in de hand</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Alle kaarten</translation>
    </message>
    <message>
        <source>As seen by %1</source>
        <comment>a player&apos;s name</comment>
        <translation>Gezien door %1</translation>
    </message>
    <message>
        <source>As you saw it</source>
        <translation>Zoals je het zag</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kaarten</translation>
    </message>
    <message>
        <source>Deal %1 · %2</source>
        <comment>number, whose cards</comment>
        <translation>Deelbeurt %1 · %2</translation>
    </message>
    <message>
        <source>Game %1, hand %2</source>
        <translation>Wedstrijd %1, ronde %2</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Ronde %1</translation>
    </message>
    <message>
        <source>Left in the stock</source>
        <translation>Rest van de stok</translation>
    </message>
    <message>
        <source>Not dealt</source>
        <translation>Niet gedeeld</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>Omgedraaid</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Waar</translation>
    </message>
</context>
<context>
    <name>ViewerWindow</name>
    <message>
        <source>&amp;Continue from here</source>
        <translation>&amp;Verder vanaf hier</translation>
    </message>
    <message>
        <source>&amp;Copy the deal code</source>
        <translation>Deel&amp;code kopiëren</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Meer</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Beoordeling</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>T&amp;afel</translation>
    </message>
    <message>
        <source>C&amp;ards of the hand</source>
        <translation>Kaarten van de &amp;ronde</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Terugblikken</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Play these cards a&amp;gain</source>
        <translation>Dezelfde kaarten &amp;opnieuw spelen</translation>
    </message>
    <message>
        <source>Sa&amp;ve the record…</source>
        <translation>Verslag op&amp;slaan…</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Tonen</translation>
    </message>
    <message>
        <source>The computer in your c&amp;hair</source>
        <translation>De computer op jouw &amp;plaats</translation>
    </message>
</context>
<context>
    <name>licences</name>
    <message>
        <source>It builds on these works of others, each under a licence of its own:</source>
        <translation>Gebouwd op dit werk van anderen, elk onder een eigen licentie:</translation>
    </message>
</context>
</TS>
