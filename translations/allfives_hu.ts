<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu" sourcelanguage="en">
<context>
    <name>Board</name>
    <message>
        <source>%1, back peg: hole %2</source>
        <translation>%1, hátsó pöcök: %2. lyuk</translation>
    </message>
    <message>
        <source>%1, front peg: hole %2</source>
        <translation>%1, elülső pöcök: %2. lyuk</translation>
    </message>
    <message>
        <source>%1, games won: %2</source>
        <translation>%1, megnyert játszmák: %2</translation>
    </message>
</context>
<context>
    <name>Button</name>
    <message>
        <source>Beg</source>
        <translation>Kérek</translation>
    </message>
    <message>
        <source>Bid %1</source>
        <translation>Licit: %1</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Tovább</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Osztás</translation>
    </message>
    <message>
        <source>Deal by ones</source>
        <translation>Osztás egyesével</translation>
    </message>
    <message>
        <source>Deal by threes</source>
        <translation>Osztás hármasával</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Félretevés</translation>
    </message>
    <message>
        <source>Give one</source>
        <translation>Adok 1 pontot</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Új mérkőzés</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passz</translation>
    </message>
    <message>
        <source>Run the cards</source>
        <translation>Továbbosztás</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Marad</translation>
    </message>
</context>
<context>
    <name>Call</name>
    <message>
        <source>Bid %1</source>
        <translation>Licit: %1</translation>
    </message>
    <message>
        <source>By ones</source>
        <translation>Egyesével</translation>
    </message>
    <message>
        <source>By threes</source>
        <translation>Hármasával</translation>
    </message>
    <message>
        <source>I beg</source>
        <translation>Könyörgöm</translation>
    </message>
    <message>
        <source>I stand</source>
        <translation>Marad</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passz</translation>
    </message>
    <message>
        <source>Running the cards…</source>
        <translation>Továbbosztás…</translation>
    </message>
    <message>
        <source>Take one</source>
        <translation>Vegyél egyet</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>%1 of %2</source>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>Hidden card</source>
        <translation>Lefordított lap</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;About All Fives</source>
        <translation>&amp;Névjegy</translation>
    </message>
    <message>
        <source>&amp;Count of the last hand</source>
        <translation>Az utolsó leosztás &amp;elszámolása</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Gyors</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Teljes képernyő</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <comment>menu</comment>
        <translation>&amp;Játék</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <comment>menu</comment>
        <translation>&amp;Súgó</translation>
    </message>
    <message>
        <source>&amp;Log and score sheet</source>
        <translation>&amp;Napló és pontozólap</translation>
    </message>
    <message>
        <source>&amp;Long</source>
        <translation>&amp;Hosszú</translation>
    </message>
    <message>
        <source>&amp;New match</source>
        <translation>Új &amp;mérkőzés</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normál</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <comment>no motion</comment>
        <translation>&amp;Ki</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Kilépés</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Új&amp;ra</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Lassú</translation>
    </message>
    <message>
        <source>&amp;Speed of motion</source>
        <translation>&amp;Mozgás sebessége</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Visszavonás</translation>
    </message>
    <message>
        <source>&amp;Very fast</source>
        <translation>Nagy&amp;on gyors</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <comment>menu</comment>
        <translation>&amp;Nézet</translation>
    </message>
    <message>
        <source>&amp;Watch the computer play</source>
        <translation>A &amp;számítógép játékának figyelése</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>&amp;Rendszer szerint</translation>
    </message>
    <message>
        <source>Back to your &amp;match</source>
        <translation>Vissza a mérkőzés&amp;hez</translation>
    </message>
    <message>
        <source>H&amp;and</source>
        <comment>menu</comment>
        <translation>&amp;Leosztás</translation>
    </message>
    <message>
        <source>How long things s&amp;tay</source>
        <translation>Megjelenítési i&amp;dő</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Ny&amp;elv</translation>
    </message>
    <message>
        <source>N&amp;ormal</source>
        <comment>time to read</comment>
        <translation>&amp;Normál</translation>
    </message>
    <message>
        <source>S&amp;hort</source>
        <translation>&amp;Rövid</translation>
    </message>
    <message>
        <source>Until a &amp;click</source>
        <translation>&amp;Kattintásig</translation>
    </message>
</context>
<context>
    <name>Count sheet</name>
    <message>
        <source>%1 to %2</source>
        <comment>Game totals</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>the card or totals, then the name</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The count</source>
        <translation>Az elszámolás</translation>
    </message>
    <message>
        <source>bid %1</source>
        <translation>licit: %1</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n card(s) discarded</source>
        <comment>by a player</comment>
        <translation>
            <numerusform>%n lap félretéve</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) under each set of rules, with the same cards.</source>
        <comment>played by computer</comment>
        <translation>
            <numerusform>%n játszma mindkét szabályrendszerrel, ugyanazokkal a lapokkal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to go</source>
        <comment>holes to the end of the board</comment>
        <translation>
            <numerusform>még %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s)</source>
        <comment>to discard</comment>
        <translation>
            <numerusform>Válasszon még %n lapot</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s)</source>
        <comment>what the player has to do</comment>
        <translation>
            <numerusform>Tegyen félre %n lapot</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take back %n card(s)</source>
        <comment>too many chosen to discard</comment>
        <translation>
            <numerusform>Vegyen vissza %n lapot</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Effect</name>
    <message>
        <source>%1 (%2 to %3)</source>
        <comment>a value and its interval</comment>
        <translation>%1 (%2; %3)</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>per cent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1% of them went differently.</source>
        <translation>%1%-uk másként alakult.</translation>
    </message>
    <message>
        <source>Changed</source>
        <comment>the rules as a person has changed them</comment>
        <translation>Módosított</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Különbség</translation>
    </message>
    <message>
        <source>First dealer wins</source>
        <comment>share of the games</comment>
        <translation>Az első osztó nyer</translation>
    </message>
    <message>
        <source>Games under these rules found no end.</source>
        <translation>Ilyen szabályokkal a játszmák nem érnek véget.</translation>
    </message>
    <message>
        <source>Hands a game</source>
        <translation>Leosztás játszmánként</translation>
    </message>
    <message>
        <source>In brackets: 95% intervals.</source>
        <translation>Zárójelben: 95%-os intervallumok.</translation>
    </message>
    <message>
        <source>Measure again</source>
        <translation>Mérés újra</translation>
    </message>
    <message>
        <source>Measure more exactly</source>
        <translation>Pontosabb mérés</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Mért adat</translation>
    </message>
    <message>
        <source>Not one of them went differently.</source>
        <translation>Egyik sem alakult másként.</translation>
    </message>
    <message>
        <source>Points a hand</source>
        <translation>Pont leosztásonként</translation>
    </message>
    <message>
        <source>Progress of the measurement</source>
        <translation>A mérés állása</translation>
    </message>
    <message>
        <source>Standard</source>
        <comment>the rules of a ruleset as it stands</comment>
        <translation>Eredeti</translation>
    </message>
    <message>
        <source>The computer plays the same cards under the standard and the changed rules…</source>
        <translation>A számítógép ugyanazokkal a lapokkal játszik az eredeti és a módosított szabályok szerint…</translation>
    </message>
    <message>
        <source>The measurement broke off.</source>
        <translation>A mérés megszakadt.</translation>
    </message>
    <message>
        <source>These are the standard rules. Change one to see what it does.</source>
        <translation>Ezek az eredeti szabályok. Módosítson egyet, és kiderül, mit változtat.</translation>
    </message>
    <message>
        <source>These rules cannot be played together.</source>
        <translation>Ezek a szabályok együtt nem játszhatók.</translation>
    </message>
    <message>
        <source>What does this do to the game?</source>
        <translation>Mit változtat ez a játékon?</translation>
    </message>
    <message>
        <source>Wins by a skunk</source>
        <comment>share of the games</comment>
        <translation>Skunkkal nyert</translation>
    </message>
    <message>
        <source>no clear difference</source>
        <translation>nincs egyértelmű különbség</translation>
    </message>
</context>
<context>
    <name>Event</name>
    <message>
        <source>%1 captures: %2 (%3)</source>
        <translation>%1 elviszi: %2 (%3)</translation>
    </message>
    <message>
        <source>%1 wins the game</source>
        <translation>%1 megnyerte a játszmát</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 megnyerte a mérkőzést</translation>
    </message>
    <message>
        <source>%1 wins the trick</source>
        <translation>%1 viszi az ütést</translation>
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
        <translation>Emelés az osztásért: %1</translation>
    </message>
    <message>
        <source>First dealer: %1</source>
        <translation>Első osztó: %1</translation>
    </message>
    <message>
        <source>Hand %1, dealer: %2</source>
        <translation>%1. leosztás, osztó: %2</translation>
    </message>
    <message>
        <source>Pitcher: %1, bid: %2</source>
        <translation>Felvevő: %1, licit: %2</translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation>Állás: %1</translation>
    </message>
    <message>
        <source>Skunk! It counts as two games.</source>
        <translation>Skunk! 2 játszmát ér.</translation>
    </message>
    <message>
        <source>The highest are equal: they cut again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same suit again: the cards are thrown in.</source>
        <translation>Ismét azonos szín: újraosztás.</translation>
    </message>
    <message>
        <source>Top of the stock: %1</source>
        <translation>A talon felső lapja: %1</translation>
    </message>
    <message>
        <source>Turned up: %1</source>
        <translation>Felfordított lap: %1</translation>
    </message>
    <message>
        <source>You capture: %1 (%2)</source>
        <translation>Ön elviszi: %1 (%2)</translation>
    </message>
    <message>
        <source>You win the game!</source>
        <translation>Ön megnyerte a játszmát!</translation>
    </message>
    <message>
        <source>You win the trick</source>
        <translation>Ön viszi az ütést</translation>
    </message>
    <message>
        <source>You won the match!</source>
        <translation>Ön megnyerte a mérkőzést!</translation>
    </message>
    <message>
        <source>a gift (%1)</source>
        <translation>ajándék (%1)</translation>
    </message>
    <message>
        <source>card called, %1</source>
        <translation>kikért lap, %1</translation>
    </message>
    <message>
        <source>card drawn, %1</source>
        <translation>húzott lap, %1</translation>
    </message>
    <message>
        <source>card shown, %1</source>
        <translation>felfedett lap, %1</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>%1 become trumps</source>
        <translation>Adu: %1</translation>
    </message>
    <message>
        <source>Ask for one point or another trump suit</source>
        <translation>Egy pont vagy más aduszín kérése</translation>
    </message>
    <message>
        <source>One point to the player who begged</source>
        <translation>Egy pont annak, aki kért</translation>
    </message>
    <message>
        <source>Three more cards each and another turn-up</source>
        <translation>Mindenkinek még három lap és új felfordított lap</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>About All Fives</source>
        <translation>Névjegy</translation>
    </message>
    <message>
        <source>All Fives %1

A card game of the All Fours family.
Free software (GPL 3 or later).</source>
        <translation>All Fives %1

Kártyajáték az All Fours családból.
Szabad szoftver (GPL 3 vagy újabb).</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>Hand log</source>
        <translation>Leosztásnapló</translation>
    </message>
    <message>
        <source>Log and score sheet</source>
        <translation>Napló és pontozólap</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Pontozólap</translation>
    </message>
</context>
<context>
    <name>Play</name>
    <message>
        <source>Leave the match under way and begin a new one?</source>
        <translation>Elhagyja a folyamatban lévő mérkőzést, és újat kezd?</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Új mérkőzés</translation>
    </message>
</context>
<context>
    <name>Point</name>
    <message>
        <source>Capture</source>
        <translation>Elvitt adu</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Ötös</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Gift</source>
        <translation>Ajándék</translation>
    </message>
    <message>
        <source>Hanged jack</source>
        <translation>Felakasztott bubi</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Magas</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Bubi</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Alacsony</translation>
    </message>
    <message>
        <source>Set back</source>
        <translation>Bukás</translation>
    </message>
    <message>
        <source>Turn-up</source>
        <translation>Felfordított lap</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>A saved match could not be read. It was kept as %1.</source>
        <translation>Egy mentett mérkőzés nem olvasható. Megőrizve itt: %1.</translation>
    </message>
    <message>
        <source>Damaged match</source>
        <translation>Sérült mérkőzés</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nincs mentve</translation>
    </message>
    <message>
        <source>The match cannot be saved, but you can play on. %1</source>
        <translation>A mérkőzés nem menthető, de tovább játszhat. %1</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nem</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Igen</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Megszakítás</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Alkalmaz</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Eldobás</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Súgó</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Mellőzés</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>Nem, min&amp;dre</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Megnyitás</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Visszaállítás</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Alapértékek</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Újra</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Mentés</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Összes mentése</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Igen, &amp;mindre</translation>
    </message>
</context>
<context>
    <name>Rank in a card&apos;s name</name>
    <message>
        <source>ace</source>
        <translation>ász</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>nyolcas</translation>
    </message>
    <message>
        <source>five</source>
        <translation>ötös</translation>
    </message>
    <message>
        <source>four</source>
        <translation>négyes</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>bubi</translation>
    </message>
    <message>
        <source>king</source>
        <translation>király</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>kilences</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dáma</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>hetes</translation>
    </message>
    <message>
        <source>six</source>
        <translation>hatos</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>tízes</translation>
    </message>
    <message>
        <source>three</source>
        <translation>hármas</translation>
    </message>
    <message>
        <source>two</source>
        <translation>kettes</translation>
    </message>
</context>
<context>
    <name>Rule</name>
    <message>
        <source>A card cannot be discarded twice.</source>
        <translation>Egy lap nem tehető félre kétszer.</translation>
    </message>
    <message>
        <source>A card has been called already.</source>
        <translation>Már kikértek egy lapot.</translation>
    </message>
    <message>
        <source>A lower trump may not be played on a higher one.</source>
        <translation>Magasabb adura nem adható alacsonyabb adu.</translation>
    </message>
    <message>
        <source>An opponent has called a card: you must play it.</source>
        <translation>Az ellenfél kikért egy lapot: azt kell kijátszani.</translation>
    </message>
    <message>
        <source>Cards are dealt by ones or by threes.</source>
        <translation>Az osztás egyesével vagy hármasával megy.</translation>
    </message>
    <message>
        <source>Cards are not shown or called in this game.</source>
        <translation>Ebben a játékban nincs lapfelfedés és kikérés.</translation>
    </message>
    <message>
        <source>Discard down to six cards.</source>
        <translation>Hat lapnak kell maradnia.</translation>
    </message>
    <message>
        <source>Everybody passed: the dealer must bid.</source>
        <translation>Mindenki passzolt: az osztónak licitálnia kell.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Nem Ön következik.</translation>
    </message>
    <message>
        <source>It is your turn: play the card instead.</source>
        <translation>Ön következik: játssza ki a lapot.</translation>
    </message>
    <message>
        <source>Only a card that lies open can be called.</source>
        <translation>Csak felfedett lap kérhető ki.</translation>
    </message>
    <message>
        <source>Only an opponent may call a card.</source>
        <translation>Csak ellenfél kérhet ki lapot.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Ez most nem lehetséges.</translation>
    </message>
    <message>
        <source>That card has been shown already.</source>
        <translation>Ez a lap már fel van fedve.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Ez a lap nincs az Ön kezében.</translation>
    </message>
    <message>
        <source>That card may not be played now.</source>
        <translation>Ez a lap most nem játszható ki.</translation>
    </message>
    <message>
        <source>The bid must be higher.</source>
        <translation>Magasabb licit kell.</translation>
    </message>
    <message>
        <source>The highest bid is 4.</source>
        <translation>A legmagasabb licit 4.</translation>
    </message>
    <message>
        <source>Trumps were led: you must play a trump.</source>
        <translation>Adut hívtak: adut kell adni.</translation>
    </message>
    <message>
        <source>You cannot give one: it would win the game.</source>
        <translation>Nem adható pont: eldöntené a játszmát.</translation>
    </message>
    <message>
        <source>You have no card of the suit led: you must play a trump.</source>
        <translation>Nincs lapja a hívott színből: aduzni kell.</translation>
    </message>
    <message>
        <source>You must follow suit or play a trump. Led: %1</source>
        <translation>Színre színt vagy adut kell adni. Hívás: %1</translation>
    </message>
    <message>
        <source>You must follow suit. Led: %1</source>
        <translation>Színre színt kell adni. Hívás: %1</translation>
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
        <translation>Leosztás</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontok</translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message>
        <source>Computer</source>
        <translation>Számítógép</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Kelet</translation>
    </message>
    <message>
        <source>East-West</source>
        <comment>two partners</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North</source>
        <translation>Észak</translation>
    </message>
    <message>
        <source>North-South</source>
        <comment>two partners</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>South</source>
        <translation>Dél</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Nyugat</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ön</translation>
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
        <translation>Treff</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Káró</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Kőr</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pikk</translation>
    </message>
</context>
<context>
    <name>Suit in a card&apos;s name</name>
    <message>
        <source>clubs</source>
        <translation>treff</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>káró</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>kőr</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pikk</translation>
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
        <translation>%1 következik</translation>
    </message>
    <message>
        <source>%1 to speak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins the game</source>
        <translation>%1 megnyerte a játszmát</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 megnyerte a mérkőzést</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>two facts</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, dealer: %2</source>
        <comment>name, score</comment>
        <translation>%1, osztó: %2</translation>
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
        <translation>Műveletek</translation>
    </message>
    <message>
        <source>All Fives, best of three, against the computer</source>
        <translation>All Fives két nyert játszmáig a számítógép ellen</translation>
    </message>
    <message>
        <source>Beg: one point for you, or three more cards each</source>
        <translation>Kérés: egy pont Önnek, vagy mindenkinek még három lap</translation>
    </message>
    <message>
        <source>Best of %1</source>
        <translation>Legfeljebb %1 játszma</translation>
    </message>
    <message>
        <source>D</source>
        <comment>the dealer&apos;s button, one letter</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>Deal one card at a time, or three?</source>
        <translation>Egyesével vagy hármasával oszt?</translation>
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
        <translation>Most nem játszható ki</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Az asztalon</translation>
    </message>
    <message>
        <source>Playable</source>
        <translation>Kijátszható</translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation>Állás: %1</translation>
    </message>
    <message>
        <source>Stock %1</source>
        <translation>Talon %1</translation>
    </message>
    <message>
        <source>The first card led makes trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand is over</source>
        <translation>Vége a leosztásnak</translation>
    </message>
    <message>
        <source>Trumps: %1</source>
        <translation>Adu: %1</translation>
    </message>
    <message>
        <source>Will you give one, or run the cards?</source>
        <translation>Ad 1 pontot, vagy továbboszt?</translation>
    </message>
    <message>
        <source>Will you stand, or beg? Turned up: %1</source>
        <translation>Marad, vagy mást kér? Felfordított szín: %1</translation>
    </message>
    <message>
        <source>You win the game!</source>
        <translation>Ön megnyerte a játszmát!</translation>
    </message>
    <message>
        <source>You won the match!</source>
        <translation>Ön megnyerte a mérkőzést!</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Az Ön licitje</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Az Ön lapjai</translation>
    </message>
    <message>
        <source>Your lead</source>
        <translation>Ön hív</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Ön következik</translation>
    </message>
    <message>
        <source>bid %1 (%2)</source>
        <comment>bid, name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>still out: %1</source>
        <translation>még hátravan: %1</translation>
    </message>
    <message>
        <source>the dealer may take it for the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>gondolkodik…</translation>
    </message>
    <message>
        <source>your deal</source>
        <translation>Ön oszt</translation>
    </message>
    <message>
        <source>your discard</source>
        <translation>félretevés</translation>
    </message>
    <message>
        <source>your lead</source>
        <translation>Ön hív</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>Ön következik</translation>
    </message>
    <message>
        <source>your word</source>
        <translation>Ön dönt</translation>
    </message>
</context>
</TS>
