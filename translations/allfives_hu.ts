<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu" sourcelanguage="en">
<context>
    <name>AccessPage</name>
    <message>
        <source>&amp;Colours:</source>
        <translation>&amp;Színek:</translation>
    </message>
    <message>
        <source>Access</source>
        <comment>page of the preferences</comment>
        <translation>Akadálymentesítés</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>A rendszer szerint</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sötét</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Nagy kontraszt</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Világos</translation>
    </message>
    <message>
        <source>Of all text, compared with the system&apos;s; on the table it grows as far as the window has room.</source>
        <translation>Minden szövegé, a rendszeréhez képest; az asztalon addig nő, ameddig az ablakban elfér.</translation>
    </message>
    <message>
        <source>Of the window, its dialogs, and the plates on the table.</source>
        <translation>Az ablaké, a párbeszédablakoké és az asztalon lévő névtábláké.</translation>
    </message>
    <message>
        <source>Size of &amp;letters:</source>
        <translation>&amp;Betűméret:</translation>
    </message>
</context>
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
        <source>Call: %1</source>
        <translation>Kikérés: %1</translation>
    </message>
    <message>
        <source>Choose another game</source>
        <translation>Másik játék választása</translation>
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
        <source>Finish the hand</source>
        <translation>Leosztás befejezése</translation>
    </message>
    <message>
        <source>Give one</source>
        <translation>Adok 1 pontot</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Learn in three minutes</source>
        <translation>Tanulás három perc alatt</translation>
    </message>
    <message>
        <source>Leave the tutorial</source>
        <translation>Kilépés a leckéből</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Új mérkőzés</translation>
    </message>
    <message>
        <source>Next lesson: %1</source>
        <comment>a game</comment>
        <translation>Következő lecke: %1</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passz</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Játék folytatása</translation>
    </message>
    <message>
        <source>Run the cards</source>
        <translation>Továbbosztás</translation>
    </message>
    <message>
        <source>Same again</source>
        <translation>Ugyanezt újra</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>Felfedés: %1</translation>
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
    <name>CardsPage</name>
    <message>
        <source>Cards of the hand</source>
        <translation>A leosztás lapjai</translation>
    </message>
    <message>
        <source>Hands in the &amp;order of play</source>
        <translation>Lapok a &amp;kijátszás sorrendjében</translation>
    </message>
    <message>
        <source>This hand has not ended: its cards are still a secret.</source>
        <translation>Ez a leosztás még tart: a lapjai még titkosak.</translation>
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
        <translation>&amp;Névjegy</translation>
    </message>
    <message>
        <source>&amp;Copy the deal code</source>
        <translation>Os&amp;ztáskód másolása</translation>
    </message>
    <message>
        <source>&amp;Count of the last hand</source>
        <translation>Az utolsó leosztás &amp;elszámolása</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Sötét</translation>
    </message>
    <message>
        <source>&amp;Enter a deal code…</source>
        <translation>&amp;Osztáskód megadása…</translation>
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
        <source>&amp;High contrast</source>
        <translation>&amp;Nagy kontraszt</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Játékszabályok</translation>
    </message>
    <message>
        <source>&amp;Leave the tutorial</source>
        <translation>&amp;Kilépés a leckéből</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Világos</translation>
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
        <source>&amp;New match…</source>
        <translation>Új &amp;mérkőzés…</translation>
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
        <source>&amp;Open a record…</source>
        <translation>&amp;Feljegyzés megnyitása…</translation>
    </message>
    <message>
        <source>&amp;Order of the hand</source>
        <translation>&amp;Lapok sorrendje</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Beállítások…</translation>
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
        <source>&amp;Rules in force</source>
        <translation>Érvényes &amp;szabályok</translation>
    </message>
    <message>
        <source>&amp;Same again</source>
        <translation>&amp;Ugyanezt újra</translation>
    </message>
    <message>
        <source>&amp;Show a card out of turn</source>
        <translation>Lap &amp;felfedése soron kívül</translation>
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
        <source>&amp;Tutorial</source>
        <translation>&amp;Leckék</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Visszavonás</translation>
    </message>
    <message>
        <source>&amp;Undo: off in this match</source>
        <translation>&amp;Visszavonás: ezen a mérkőzésen nincs</translation>
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
        <source>&amp;Volume</source>
        <translation>Hange&amp;rő</translation>
    </message>
    <message>
        <source>&amp;Watch the computer play</source>
        <translation>A &amp;számítógép játékának figyelése</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>A &amp;rendszer szerint</translation>
    </message>
    <message>
        <source>As the s&amp;ystem</source>
        <translation>A &amp;rendszer szerint</translation>
    </message>
    <message>
        <source>Back to your &amp;match</source>
        <translation>Vissza a mérkőzés&amp;hez</translation>
    </message>
    <message>
        <source>By &amp;rank</source>
        <translation>Ér&amp;ték szerint</translation>
    </message>
    <message>
        <source>By s&amp;uit</source>
        <translation>&amp;Szín szerint</translation>
    </message>
    <message>
        <source>Colou&amp;rs</source>
        <translation>&amp;Színek</translation>
    </message>
    <message>
        <source>Four-&amp;colour suits</source>
        <translation>Színenként külön árn&amp;yalat</translation>
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
        <source>Large &amp;index</source>
        <translation>Nagy betű&amp;jel</translation>
    </message>
    <message>
        <source>Last &amp;trick</source>
        <translation>Uto&amp;lsó ütés</translation>
    </message>
    <message>
        <source>Look &amp;back…</source>
        <translation>&amp;Visszatekintés…</translation>
    </message>
    <message>
        <source>N&amp;ormal</source>
        <comment>time to read</comment>
        <translation>&amp;Normál</translation>
    </message>
    <message>
        <source>Play these cards a&amp;gain</source>
        <translation>U&amp;gyanezek a lapok újra</translation>
    </message>
    <message>
        <source>Proof of the &amp;deal…</source>
        <translation>Az osztás b&amp;izonyítása…</translation>
    </message>
    <message>
        <source>S&amp;hort</source>
        <translation>&amp;Rövid</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>St&amp;atisztika…</translation>
    </message>
    <message>
        <source>Sa&amp;ve the record…</source>
        <translation>Feljegyzés men&amp;tése…</translation>
    </message>
    <message>
        <source>Save &amp;all records…</source>
        <translation>Min&amp;den feljegyzés mentése…</translation>
    </message>
    <message>
        <source>Size of l&amp;etters</source>
        <translation>&amp;Betűméret</translation>
    </message>
    <message>
        <source>So&amp;und</source>
        <translation>&amp;Hang</translation>
    </message>
    <message>
        <source>The computer in your c&amp;hair</source>
        <translation>A számítógép az Ön hel&amp;yén</translation>
    </message>
    <message>
        <source>Until a &amp;click</source>
        <translation>&amp;Kattintásig</translation>
    </message>
    <message>
        <source>Watch a &amp;level</source>
        <translation>Egy szi&amp;nt játékának figyelése</translation>
    </message>
</context>
<context>
    <name>CostPage</name>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Leállítás</translation>
    </message>
    <message>
        <source>Chart of the points lost per decision, match by match</source>
        <translation>Grafikon: elvesztett pont döntésenként, mérkőzésről mérkőzésre</translation>
    </message>
    <message>
        <source>Re&amp;view them</source>
        <translation>É&amp;rtékelésük</translation>
    </message>
    <message>
        <source>Reviewed matches</source>
        <translation>Értékelt mérkőzések</translation>
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
        <source>%n decision(s) judged.</source>
        <comment>of a player in a match</comment>
        <translation>
            <numerusform>%n döntés értékelve.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) taken back</source>
        <comment>with undo, in a match</comment>
        <translation>
            <numerusform>%n döntés visszavonva</numerusform>
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
        <source>%n hint(s) given</source>
        <comment>by the computer, in a match</comment>
        <translation>
            <numerusform>%n tipp</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them could not be bettered.</source>
        <comment>decisions</comment>
        <translation>
            <numerusform>Ebből %n nem lehetett volna jobb.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) saved.</source>
        <comment>of matches, into a file</comment>
        <translation>
            <numerusform>%n feljegyzés mentve.</numerusform>
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
        <source>%n trick(s)</source>
        <comment>won by a player</comment>
        <translation>
            <numerusform>%n ütés</numerusform>
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
        <source>Counting: %n match(es) to go</source>
        <comment>of the statistics</comment>
        <translation>
            <numerusform>Számlálás: még %n mérkőzés</numerusform>
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
        <source>Only reviewed matches count. %n finished match(es) not reviewed yet.</source>
        <comment>of the statistics</comment>
        <translation>
            <numerusform>Csak az értékelt mérkőzések számítanak. Még nincs értékelve: %n befejezett mérkőzés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reviewing: %n match(es) to go.</source>
        <comment>of the statistics</comment>
        <translation>
            <numerusform>Értékelés: még %n mérkőzés.</numerusform>
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
    <name>CoursePage</name>
    <message>
        <source>Chart of the lead per hand, match by match</source>
        <translation>A leosztásonkénti előny grafikonja mérkőzésről mérkőzésre</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Mérkőzések</translation>
    </message>
</context>
<context>
    <name>DealCodeDialog</name>
    <message>
        <source>&amp;Begin the match</source>
        <translation>Mérkőzés i&amp;ndítása</translation>
    </message>
    <message>
        <source>&amp;Deal code</source>
        <translation>&amp;Osztáskód</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Osztáskód</translation>
    </message>
    <message>
        <source>Groups of four. Spaces, dashes and small letters do not matter.</source>
        <translation>Négyes csoportok. A szóköz, a kötőjel és a kisbetű nem számít.</translation>
    </message>
    <message>
        <source>Leave it and &amp;begin</source>
        <translation>Elhagyás és i&amp;ndítás</translation>
    </message>
    <message>
        <source>The match under way will be left, neither won nor lost.</source>
        <translation>A folyamatban lévő mérkőzés félbemarad, se nyert, se vesztett nem lesz.</translation>
    </message>
</context>
<context>
    <name>Deals</name>
    <message>
        <source>Cards of this match</source>
        <translation>A mérkőzés lapjai</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Osztáskód</translation>
    </message>
    <message>
        <source>That would let you look ahead. Ask again when the match is over.</source>
        <translation>Ezzel előre lehetne látni a lapokat. A mérkőzés végén lehet újra megkérdezni.</translation>
    </message>
    <message>
        <source>The cards of this match come from a record without its seed. They cannot be dealt again.</source>
        <translation>A mérkőzés lapjai olyan feljegyzésből származnak, amelyben nincs kezdőérték. Nem oszthatók ki újra.</translation>
    </message>
    <message>
        <source>The cards of this match have no deal code.</source>
        <translation>A mérkőzés lapjaihoz nincs osztáskód.</translation>
    </message>
    <message>
        <source>The deal code of this match was copied:
%1</source>
        <translation>A mérkőzés osztáskódja a vágólapra került:
%1</translation>
    </message>
    <message>
        <source>There is no match on the table.</source>
        <translation>Nincs mérkőzés az asztalon.</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>The deck “%1” is no longer there.</source>
        <translation>Ez a pakli már nincs meg: „%1”.</translation>
    </message>
    <message>
        <source>This deck cannot be used: the card “%1” is missing.</source>
        <translation>Ez a pakli nem használható: hiányzik belőle ez a lap: „%1”.</translation>
    </message>
    <message>
        <source>This deck cannot be used: “%1” cannot be read.</source>
        <translation>Ez a pakli nem használható: „%1” nem olvasható.</translation>
    </message>
    <message>
        <source>This deck cannot be used: “%1” does not have the shape of a card.</source>
        <translation>Ez a pakli nem használható: „%1” nem kártya alakú.</translation>
    </message>
    <message>
        <source>This deck cannot be used: “%1” is not a picture.</source>
        <translation>Ez a pakli nem használható: „%1” nem kép.</translation>
    </message>
    <message>
        <source>This deck cannot be used: “%1” is too large.</source>
        <translation>Ez a pakli nem használható: „%1” túl nagy.</translation>
    </message>
    <message>
        <source>This deck cannot be used: “%1” refers to something outside.</source>
        <translation>Ez a pakli nem használható: „%1” külső tartalomra hivatkozik.</translation>
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
        <source>Hands per game</source>
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
        <source>Points per hand</source>
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
    <name>ErrorReport</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Másolás</translation>
    </message>
    <message>
        <source>Error report</source>
        <translation>Hibajelentés</translation>
    </message>
    <message>
        <source>Something went wrong. The match is saved, and you can play on. If you like, send this report to those who write the program; it holds nothing but what you see.</source>
        <translation>Valami hiba történt. A mérkőzés el van mentve, és tovább lehet játszani. Ha kívánja, küldje el ezt a jelentést a program készítőinek; csak az van benne, ami itt látható.</translation>
    </message>
    <message>
        <source>Something went wrong. You can play on, but the match could not be saved. If you like, send this report to those who write the program; it holds nothing but what you see.</source>
        <translation>Valami hiba történt. Tovább lehet játszani, de a mérkőzést nem sikerült elmenteni. Ha kívánja, küldje el ezt a jelentést a program készítőinek; csak az van benne, ami itt látható.</translation>
    </message>
    <message>
        <source>The report was copied.</source>
        <translation>A jelentés a vágólapra került.</translation>
    </message>
    <message>
        <source>Whoever works out its deal code sees all cards of the match under way, also those that are hidden from you.</source>
        <translation>Aki megfejti a benne lévő osztáskódot, a folyamatban lévő mérkőzés minden lapját látja, azokat is, amelyek Ön elől rejtve vannak.</translation>
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
        <translation>Emelés: %1</translation>
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
        <translation>Egyenlők: újra emelnek.</translation>
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
    <name>FairDealDialog</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Másolás</translation>
    </message>
    <message>
        <source>Cards you cut off: %1</source>
        <translation>Az Ön által leemelt lapok: %1</translation>
    </message>
    <message>
        <source>Checked: this is the pack that was shown.</source>
        <translation>Ellenőrizve: ez a bemutatott pakli.</translation>
    </message>
    <message>
        <source>Fingerprints and packs</source>
        <translation>Ujjlenyomatok és paklik</translation>
    </message>
    <message>
        <source>Game %1, hand %2, deal %3</source>
        <translation>%1. játszma, %2. leosztás, %3. osztás</translation>
    </message>
    <message>
        <source>Not the pack that was shown: %1</source>
        <translation>Nem a bemutatott pakli: %1</translation>
    </message>
    <message>
        <source>Pack: %1</source>
        <translation>Pakli: %1</translation>
    </message>
    <message>
        <source>Proof of the deal</source>
        <translation>Az osztás bizonyítása</translation>
    </message>
    <message>
        <source>Random number: %1</source>
        <translation>Véletlenszám: %1</translation>
    </message>
    <message>
        <source>Secret of the match: %1</source>
        <translation>A mérkőzés titka: %1</translation>
    </message>
    <message>
        <source>Shown before the deal: %1</source>
        <translation>Az osztás előtt bemutatva: %1</translation>
    </message>
    <message>
        <source>Shown before you cut: %1</source>
        <translation>Az Ön emelése előtt bemutatva: %1</translation>
    </message>
    <message>
        <source>The pack is revealed when the hand is over.</source>
        <translation>A pakli a leosztás végén válik láthatóvá.</translation>
    </message>
    <message>
        <source>The packs of this match were fixed before you cut, and your cut changed them.</source>
        <translation>A mérkőzés paklijai az Ön emelése előtt rögzítve voltak, és az emelés megváltoztatta őket.</translation>
    </message>
    <message>
        <source>The secret of the match is revealed when the match is over.</source>
        <translation>A mérkőzés titka a mérkőzés végén válik láthatóvá.</translation>
    </message>
    <message>
        <source>This match has no proof: you did not cut the pack it was dealt from.</source>
        <translation>Ennek a mérkőzésnek nincs bizonyítéka: nem Ön emelte azt a paklit, amelyből osztották.</translation>
    </message>
</context>
<context>
    <name>FairPage</name>
    <message>
        <source>Fair cards</source>
        <translation>Tisztességes lapok</translation>
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
        <translation>Nincs ilyen lap: %2.</translation>
    </message>
    <message>
        <source>%2 is no number in JSON.</source>
        <translation>JSON-ban ez nem szám: %2.</translation>
    </message>
    <message>
        <source>%2 is not among the allowed values: %1.</source>
        <translation>%2 nincs a megengedett értékek között: %1.</translation>
    </message>
    <message>
        <source>A character of “%2” is wrong.</source>
        <translation>Az egyik jel hibás: „%2”.</translation>
    </message>
    <message>
        <source>Characters are missing.</source>
        <translation>Hiányoznak jelek.</translation>
    </message>
    <message>
        <source>Expected: %1. Found: %2.</source>
        <translation>Várt: %1. Talált: %2.</translation>
    </message>
    <message>
        <source>Group %1</source>
        <comment>of a deal code</comment>
        <translation>%1. csoport</translation>
    </message>
    <message>
        <source>Nested more than %1 deep.</source>
        <translation>Több mint %1 szint mély.</translation>
    </message>
    <message>
        <source>Number expected: %1, found: %2.</source>
        <translation>Várt darabszám: %1, talált: %2.</translation>
    </message>
    <message>
        <source>Seed and shuffle go together, and this one is missing.</source>
        <translation>A „seed” és a „shuffle” összetartozik, és ez hiányzik.</translation>
    </message>
    <message>
        <source>Should be “%1”.</source>
        <translation>Ennek kellene lennie: „%1”.</translation>
    </message>
    <message>
        <source>Something follows the end.</source>
        <translation>Van valami a vége után.</translation>
    </message>
    <message>
        <source>The card %2 is there twice.</source>
        <translation>Kétszer szerepel ez a lap: %2.</translation>
    </message>
    <message>
        <source>The file has more than %1 bytes.</source>
        <translation>A fájl több mint %1 bájt.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>A fájl üres.</translation>
    </message>
    <message>
        <source>The key is missing.</source>
        <translation>Ez a kulcs hiányzik.</translation>
    </message>
    <message>
        <source>The key stands there twice.</source>
        <translation>A kulcs kétszer szerepel.</translation>
    </message>
    <message>
        <source>The number %2 is too large.</source>
        <translation>Túl nagy szám: %2.</translation>
    </message>
    <message>
        <source>The text has half a character in it.</source>
        <translation>A szövegben fél karakter van.</translation>
    </message>
    <message>
        <source>The value is not allowed.</source>
        <translation>Ez az érték nem megengedett.</translation>
    </message>
    <message>
        <source>There is no game called “%2”.</source>
        <translation>Nincs ilyen nevű játék: „%2”.</translation>
    </message>
    <message>
        <source>This is not JSON.</source>
        <translation>Ez nem JSON.</translation>
    </message>
    <message>
        <source>This is not UTF-8 text.</source>
        <translation>Ez nem UTF-8 szöveg.</translation>
    </message>
    <message>
        <source>This is not as the rules have it.</source>
        <translation>Ez nem felel meg a szabályoknak.</translation>
    </message>
    <message>
        <source>This program does not know the key.</source>
        <translation>Ezt a kulcsot a program nem ismeri.</translation>
    </message>
    <message>
        <source>This program knows no such game or rules.</source>
        <translation>Ez a program nem ismer ilyen játékot vagy szabályokat.</translation>
    </message>
    <message>
        <source>Written by a newer program: version %2, this one reads version %1.</source>
        <translation>Újabb program írta: %2. verzió. Itt olvasható: %1. verzió.</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>lista</translation>
    </message>
    <message>
        <source>a number with a fraction</source>
        <translation>tört szám</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>egész szám</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>objektum</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>%1. bájt</translation>
    </message>
    <message>
        <source>nothing (null)</source>
        <translation>semmi (null)</translation>
    </message>
    <message>
        <source>text</source>
        <translation>szöveg</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>igaz vagy hamis</translation>
    </message>
    <message>
        <source>“%2” does not occur in deal codes.</source>
        <translation>Osztáskódban nincs ilyen jel: „%2”.</translation>
    </message>
</context>
<context>
    <name>FiguresPage</name>
    <message>
        <source>Figures</source>
        <translation>Számok</translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message>
        <source>&amp;Game</source>
        <comment>which game is played</comment>
        <translation>&amp;Játék</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <comment>decisions taken back</comment>
        <translation>&amp;Segítség</translation>
    </message>
    <message>
        <source>&amp;Opponents</source>
        <translation>&amp;Ellenfelek</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Mind</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Minden játék</translation>
    </message>
    <message>
        <source>With and without</source>
        <translation>Segítséggel és anélkül</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Segítséggel</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Segítség nélkül</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>After every trick each draws a card from the stock. Played to %1.</source>
        <translation>Minden ütés után mindenki húz egy lapot a talonból. %1 pontig tart.</translation>
    </message>
    <message>
        <source>All Fives for four: partners face each other and score together.</source>
        <translation>All Fives négy játékosnak: a partnerek egymással szemben ülnek, és együtt gyűjtik a pontokat.</translation>
    </message>
    <message>
        <source>All Fives for three, each against both others.</source>
        <translation>All Fives három játékosnak, mindenki a másik kettő ellen.</translation>
    </message>
    <message>
        <source>All Fives, five of trumps 10 on capture</source>
        <translation>All Fives, az adu ötös elvitele 10 pont</translation>
    </message>
    <message>
        <source>All Fives, strict following</source>
        <translation>Színkényszeres All Fives</translation>
    </message>
    <message>
        <source>All Fives, three-handed cut-throat</source>
        <translation>All Fives hármasban, mindenki magáért</translation>
    </message>
    <message>
        <source>Anticlockwise; taking the other side&apos;s jack of trumps scores 3. Played to %1.</source>
        <translation>Az óramutató járásával ellentétesen; a másik féltől elvitt adu bubi 3 pontot ér. %1 pontig tart.</translation>
    </message>
    <message>
        <source>As All Fives, but taking the five of trumps scores 10 at once.</source>
        <translation>Mint az All Fives, de az adu ötös elvitele azonnal 10 pontot ér.</translation>
    </message>
    <message>
        <source>As All Fives, but taking the ten of trumps scores 20.</source>
        <translation>Mint az All Fives, de az adu tízes elvitele 20 pontot ér.</translation>
    </message>
    <message>
        <source>As All Fives, but you may trump only when you cannot follow suit.</source>
        <translation>Mint az All Fives, de aduzni csak színhiány esetén lehet.</translation>
    </message>
    <message>
        <source>As All Fives; the side that took the five of trumps scores 5 more in the count.</source>
        <translation>Mint az All Fives; az adu ötöst elvivő fél az elszámoláskor még 5 pontot ír.</translation>
    </message>
    <message>
        <source>Classic All Fours to 11</source>
        <translation>Klasszikus All Fours 11 pontig</translation>
    </message>
    <message>
        <source>Classic All Fours to 7</source>
        <translation>Klasszikus All Fours 7 pontig</translation>
    </message>
    <message>
        <source>Five for Five</source>
        <translation>Öt az ötért</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Egy játszma</translation>
    </message>
    <message>
        <source>Partnership All Fives</source>
        <translation>Páros All Fives</translation>
    </message>
    <message>
        <source>Pitch for two pairs of partners. Played to %1.</source>
        <translation>Pitch két párnak. %1 pontig tart.</translation>
    </message>
    <message>
        <source>Pitch, each for himself</source>
        <translation>Pitch, mindenki magáért</translation>
    </message>
    <message>
        <source>Setback (partnership Pitch)</source>
        <translation>Setback (páros Pitch)</translation>
    </message>
    <message>
        <source>The old game: only High, Low, Jack and Game score. Played to %1.</source>
        <translation>A régi játék: csak a Magas, az Alacsony, a Bubi és a Játék ér pontot. %1 pontig tart.</translation>
    </message>
    <message>
        <source>Trinidad All Fours</source>
        <translation>Trinidadi All Fours</translation>
    </message>
    <message>
        <source>Trumps score as they are taken, then High, Low, Jack and Game. Played to %1.</source>
        <translation>Az aduk elvitelkor érnek pontot, aztán a Magas, az Alacsony, a Bubi és a Játék. %1 pontig tart.</translation>
    </message>
    <message>
        <source>You bid to make trumps; a bid that is not made is lost. Played to %1.</source>
        <translation>Licitálás dönti el, ki választ adut; a nem teljesített licitet levonják. %1 pontig tart.</translation>
    </message>
</context>
<context>
    <name>HelpContents</name>
    <message>
        <source>Contents</source>
        <translation>Tartalom</translation>
    </message>
</context>
<context>
    <name>HelpSearch</name>
    <message>
        <source>%1 of %2</source>
        <comment>place of the words found</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Keresés</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Következő találat</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nincs találat</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Előző találat</translation>
    </message>
    <message>
        <source>Search in all chapters</source>
        <translation>Keresés minden fejezetben</translation>
    </message>
    <message>
        <source>in all chapters</source>
        <translation>minden fejezetben</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Vissza</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Előre</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Nyomtatás…</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Játékszabályok</translation>
    </message>
    <message>
        <source>Text of the chapter</source>
        <translation>A fejezet szövege</translation>
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
        <source>No point is left to be won: the cards are played for everybody</source>
        <translation>Nincs több megszerezhető pont: a program mindenki lapját kijátssza</translation>
    </message>
    <message>
        <source>One point to the player who begged</source>
        <translation>Egy pont annak, aki kért</translation>
    </message>
    <message>
        <source>Shows the best play and why; it counts as help</source>
        <translation>Megmutatja a legjobb lépést és az okát; segítségnek számít</translation>
    </message>
    <message>
        <source>Three more cards each and another turn-up</source>
        <translation>Mindenkinek még három lap és új felfordított lap</translation>
    </message>
</context>
<context>
    <name>HintBubble</name>
    <message>
        <source>%1 (%2 against %3 with: %4).</source>
        <comment>sentence, shares, action</comment>
        <translation>%1 (%2, míg ezzel %3: %4).</translation>
    </message>
    <message>
        <source>%1 (%2 against %3).</source>
        <comment>sentence, share, share</comment>
        <translation>%1 (%2, különben %3).</translation>
    </message>
    <message>
        <source>%1 points expected from here, %2 to win the game.</source>
        <translation>Innentől várható pont: %1; a játszma megnyerésének esélye: %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>discard, cards</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Tipp: %1</translation>
    </message>
    <message>
        <source>Looking for the best play…</source>
        <translation>A legjobb lépés keresése…</translation>
    </message>
    <message>
        <source>Next best: %1 (%2 points ±%3, %4 to win).</source>
        <translation>Második: %1 (pont: %2 ±%3; esély a győzelemre: %4).</translation>
    </message>
    <message>
        <source>No hint could be found.</source>
        <translation>Most nem adható tipp.</translation>
    </message>
    <message>
        <source>suggested</source>
        <translation>javasolt</translation>
    </message>
</context>
<context>
    <name>HintReason</name>
    <message>
        <source>%5 in your hand: %2, the highest: %1.</source>
        <translation>%5 a kézben: %2; a legmagasabb: %1.</translation>
    </message>
    <message>
        <source>%5 in your hand: only %2.</source>
        <translation>%5 a kézben: csak %2.</translation>
    </message>
    <message>
        <source>As dealer you may take over the bid: %2.</source>
        <translation>Az osztó átveheti a licitet: %2.</translation>
    </message>
    <message>
        <source>At least one other choice is just as good.</source>
        <translation>Legalább egy másik választás ugyanilyen jó.</translation>
    </message>
    <message>
        <source>Chance that the dealer gives you one: %3.</source>
        <translation>Esély arra, hogy az osztó egy pontot ad: %3.</translation>
    </message>
    <message>
        <source>Game is kept from the others more often</source>
        <translation>A többiek gyakrabban maradnak a Játék pontja nélkül</translation>
    </message>
    <message>
        <source>How often this would be set back: %3 (%4).</source>
        <translation>Ilyen gyakran bukna: %3 (%4).</translation>
    </message>
    <message>
        <source>How often you make this bid: %3.</source>
        <translation>A licit teljesítésének esélye: %3.</translation>
    </message>
    <message>
        <source>It brings a card home that counts: %1.</source>
        <translation>Hazavisz egy értékes lapot: %1.</translation>
    </message>
    <message>
        <source>It captures a trump that scores: %1 (%2).</source>
        <translation>Elvisz egy pontot érő adut: %1 (%2).</translation>
    </message>
    <message>
        <source>It captures the jack of trumps.</source>
        <translation>Elviszi az adu bubit.</translation>
    </message>
    <message>
        <source>It draws trumps from the others.</source>
        <translation>Kihívja a többiek aduit.</translation>
    </message>
    <message>
        <source>It is your last card of the suit: %5.</source>
        <translation>Ez az utolsó lap a színből: %5.</translation>
    </message>
    <message>
        <source>It trumps the trick.</source>
        <translation>Aduval viszi az ütést.</translation>
    </message>
    <message>
        <source>It wins just as surely, and you keep: %1.</source>
        <translation>Ugyanolyan biztosan üt, és kézben marad: %1.</translation>
    </message>
    <message>
        <source>Nobody can take this trick from you.</source>
        <translation>Ezt az ütést senki sem veheti el.</translation>
    </message>
    <message>
        <source>Nobody else has a higher card of this suit.</source>
        <translation>Senki másnak nincs magasabb lapja ebből a színből.</translation>
    </message>
    <message>
        <source>Of the cards you may play it counts least.</source>
        <translation>A kijátszható lapok közül ez éri a legkevesebbet.</translation>
    </message>
    <message>
        <source>Played out many times, it does better than: %4.</source>
        <translation>Sokszor végigjátszva jobb, mint ez: %4.</translation>
    </message>
    <message>
        <source>The card called for comes to you more often: %1</source>
        <translation>A kikért lap gyakrabban kerül Önhöz: %1</translation>
    </message>
    <message>
        <source>The gift would win them the game.</source>
        <translation>Az ajándékponttal ők nyernék meg a játszmát.</translation>
    </message>
    <message>
        <source>The gift would win you the game.</source>
        <translation>Az ajándékponttal Ön nyerné meg a játszmát.</translation>
    </message>
    <message>
        <source>The next turn-up may score for you: %3.</source>
        <translation>A következő felfordított lap pontot hozhat: %3.</translation>
    </message>
    <message>
        <source>The others may call for a card that you show.</source>
        <translation>A többiek kikérhetik a felfedett lapot.</translation>
    </message>
    <message>
        <source>The pitcher is set back more often</source>
        <translation>A felvevő gyakrabban bukik</translation>
    </message>
    <message>
        <source>The trick is lost, and it does not take along: %1.</source>
        <translation>Az ütés elveszett, de nem megy vele: %1.</translation>
    </message>
    <message>
        <source>The trick is lost, and this card counts nothing.</source>
        <translation>Az ütés elveszett, és ez a lap nem ér semmit.</translation>
    </message>
    <message>
        <source>The trick is yours, and you draw: %1.</source>
        <translation>Az ütés az Öné, és ezt húzza: %1.</translation>
    </message>
    <message>
        <source>There is no other choice.</source>
        <translation>Nincs más választás.</translation>
    </message>
    <message>
        <source>This trick wins you the game at once.</source>
        <translation>Ez az ütés azonnal megnyeri a játszmát.</translation>
    </message>
    <message>
        <source>What it wins counts %2 for Game.</source>
        <translation>Amit elvisz, a játékponthoz ennyit ér: %2.</translation>
    </message>
    <message>
        <source>What you keep in plain suits counts %2 for Game.</source>
        <translation>Ami az adukon kívül kézben marad, a játékponthoz ennyit ér: %2.</translation>
    </message>
    <message>
        <source>What you throw out counts nothing.</source>
        <translation>Amit félretesz, az nem ér semmit.</translation>
    </message>
    <message>
        <source>You capture this trump more often: %1</source>
        <translation>Gyakrabban elviszi ezt az adut: %1</translation>
    </message>
    <message>
        <source>You catch the jack of trumps more often</source>
        <translation>Gyakrabban elviszi az adu bubit</translation>
    </message>
    <message>
        <source>You get to pitch more often</source>
        <translation>Gyakrabban Ön lesz a felvevő</translation>
    </message>
    <message>
        <source>You keep all your trumps: %2.</source>
        <translation>Minden adu kézben marad: %2.</translation>
    </message>
    <message>
        <source>You keep the others from winning it more often</source>
        <translation>Gyakrabban akadályozza meg, hogy a többiek ebben a leosztásban nyerjenek</translation>
    </message>
    <message>
        <source>You make Game more often</source>
        <translation>Gyakrabban szerzi meg a Játék pontját</translation>
    </message>
    <message>
        <source>You make High more often</source>
        <translation>Gyakrabban szerzi meg a Magas pontját</translation>
    </message>
    <message>
        <source>You make Low more often</source>
        <translation>Gyakrabban szerzi meg az Alacsony pontját</translation>
    </message>
    <message>
        <source>You make your bid more often</source>
        <translation>Gyakrabban teljesíti a licitet</translation>
    </message>
    <message>
        <source>You risk no card that counts.</source>
        <translation>Értékes lapot nem kockáztat.</translation>
    </message>
    <message>
        <source>You save this card more often: %1</source>
        <translation>Gyakrabban menti meg ezt a lapot: %1</translation>
    </message>
    <message>
        <source>You save your jack of trumps more often</source>
        <translation>Gyakrabban menti meg az adu bubit</translation>
    </message>
    <message>
        <source>You save your trumps for later.</source>
        <translation>Későbbre tartogatja az adukat.</translation>
    </message>
    <message>
        <source>You win the game in this hand more often</source>
        <translation>Gyakrabban nyeri meg a játszmát ebben a leosztásban</translation>
    </message>
    <message>
        <source>You win this card for Game more often: %1</source>
        <translation>Gyakrabban elviszi ezt a lapot a játékponthoz: %1</translation>
    </message>
    <message>
        <source>You would have to bid four without this card: %1.</source>
        <translation>Négyet kellene licitálni e lap nélkül: %1.</translation>
    </message>
    <message>
        <source>Your partner&apos;s trick is safe, and takes in: %1.</source>
        <translation>A partner ütése biztos, és elviszi: %1.</translation>
    </message>
    <message>
        <source>Your partner&apos;s trick is safe, and you keep: %1.</source>
        <translation>A partner ütése biztos, és kézben marad: %1.</translation>
    </message>
</context>
<context>
    <name>HouseRulesPage</name>
    <message>
        <source>%1 (changed)</source>
        <comment>a game</comment>
        <translation>%1 (módosítva)</translation>
    </message>
    <message numerus="yes">
        <source>%n option(s) changed</source>
        <translation>
            <numerusform>%n szabály módosítva</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Change</source>
        <translation>&amp;Módosítás</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Játékok</translation>
    </message>
    <message>
        <source>A new match is played by these rules; a match under way keeps its own.</source>
        <translation>Az új mérkőzésre ezek a szabályok érvényesek; a folyamatban lévő megtartja a sajátját.</translation>
    </message>
    <message>
        <source>Change to: %1</source>
        <translation>Módosítás erre: %1</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Játékok</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Házi szabályok</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>Mi&amp;nd visszaállítása</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Keresés a szabályok között</translation>
    </message>
    <message>
        <source>Search the rules (Ctrl+F)</source>
        <translation>Keresés a szabályok között (Ctrl+F)</translation>
    </message>
    <message>
        <source>The game&apos;s own rules, unchanged.</source>
        <translation>A játék saját szabályai, módosítás nélkül.</translation>
    </message>
    <message>
        <source>U&amp;ndo</source>
        <translation>&amp;Visszavonás</translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Nyelv:</translation>
    </message>
    <message>
        <source>All words change at once; the match goes on.</source>
        <translation>Minden szöveg azonnal átvált; a mérkőzés folytatódik.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>A rendszer nyelve</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Nyelv</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>+%1 for your own trump. Your last one cannot be beaten either: lead it, and the dealer has to part with a card.</source>
        <translation>+%1 a saját adujáért. Az utolsót sem üti semmi: hívja, és az osztónak meg kell válnia egy laptól.</translation>
    </message>
    <message>
        <source>+%1, the ten among them! The dealer had to give it up, so it was the last trump there. Yours can wait: lead the plain card you can best spare.</source>
        <translation>+%1, benne a tízessel! Az osztó kénytelen volt odaadni, tehát ez volt az utolsó aduja. Az Önéi várhatnak: hívja azt a más színű lapot, amelyet a legkönnyebben nélkülöz.</translation>
    </message>
    <message>
        <source>+%1. Play your last card; then the hand is counted: High, Low, Jack and Game, each with the card or the totals behind it.</source>
        <translation>+%1. Játssza ki az utolsó lapját; utána jön az elszámolás: Magas, Alacsony, Bubi és Játék, mindegyik a maga lapjával vagy összegeivel.</translation>
    </message>
    <message>
        <source>A higher diamond would take the ten, and %1 towards Game with it. Lead a small card.</source>
        <translation>Egy magasabb káró elvinné a tízest, és vele %1 lappontot a Játékhoz. Hívjon kis lapot.</translation>
    </message>
    <message>
        <source>A higher heart may still be out. Lead the trump first: the dealer may have to part with that heart.</source>
        <translation>Kint lehet még egy magasabb kőr. Előbb az adut hívja: az osztónak talán épp attól kell megválnia.</translation>
    </message>
    <message>
        <source>A higher heart would take the ten, and %1 towards Game. Keep it for later.</source>
        <translation>Egy magasabb kőr elvinné a tízest: %1 lappont a Játékhoz. Tartogassa későbbre.</translation>
    </message>
    <message>
        <source>A higher trump could beat that. Only the ace is sure to win, and to catch the jack if it has to follow.</source>
        <translation>Azt egy magasabb adu ütheti. Csak az ász viszi biztosan, és fogja el a bubit, ha annak esnie kell.</translation>
    </message>
    <message>
        <source>A ten counts %1 towards Game: do not lead it while higher spades are out.</source>
        <translation>A tízes %1 lappontot ad a Játékhoz: ne hívja, amíg kint van magasabb pikk.</translation>
    </message>
    <message>
        <source>A trump that is still out could beat the king. Lead your trump first.</source>
        <translation>Egy még kint lévő adu üthetné a királyt. Előbb az adut hívja.</translation>
    </message>
    <message>
        <source>Bid how many of High, Low, Jack and Game you will take. West passed, East bid %1; as the dealer you may take it over for the same. You hold ace, jack and two of clubs.</source>
        <translation>Licitáljon: hányat visz a Magas, Alacsony, Bubi és Játék közül? Nyugat passzolt, Kelet licitje: %1; Ön az osztó, ugyanennyiért átveheti. Treff ásza, bubija és kettese van.</translation>
    </message>
    <message>
        <source>Captured: +%1. The peg walks a hole a point; the one behind shows the score before. The ten of trumps, worth %2, is still out: lead your other high trump.</source>
        <translation>Elvitte: +%1. A pöcök pontonként egy lyukat lép, a hátsó az előző állást mutatja. Az adu tízes, amely %2 pontot ér, még kint van: hívja a másik magas adut.</translation>
    </message>
    <message>
        <source>Captures score nothing here, only High, Low, Jack and Game. But a jack won by the other side is hanged, for +%1. Lead the trump that nothing beats.</source>
        <translation>Itt az elvitel nem hoz pontot, csak a Magas, az Alacsony, a Bubi és a Játék. De a másik féltől elvitt bubit felakasztották: +%1. Hívja azt az adut, amelyet semmi sem üt.</translation>
    </message>
    <message>
        <source>Clubs is right, but a higher club could win. Lead the ace of clubs.</source>
        <translation>A treff jó, de egy magasabb treff elvihetné. Hívja a treff ászt.</translation>
    </message>
    <message>
        <source>East led spades, and your partner&apos;s ace is winning. You are the last to play: follow suit or trump, and make the trick worth more for your side.</source>
        <translation>Kelet pikket hívott, és partnere ásza viszi. Ön következik utolsónak: adjon színt vagy adut, és tegye értékesebbé az ütést a maguk javára.</translation>
    </message>
    <message>
        <source>Hearts again, with a ten in the trick, and nobody plays after you. Who can come home safely now?</source>
        <translation>Megint kőr, tízes van az ütésben, és Ön után senki sem következik. Ki térhet most biztonságban haza?</translation>
    </message>
    <message>
        <source>High and Jack are yours; Low is the dealer&apos;s three, the lowest trump played. Game: %1 against %2 in the tricks. You stand at %3, and the first to reach %4 wins.</source>
        <translation>A Magas és a Bubi az Öné; az Alacsony az osztó hármasa, a legkisebb kijátszott adu. A Játék állása az ütésekben %1–%2. Önnek %3 pontja van; az nyer, akinek előbb lesz %4 pontja.</translation>
    </message>
    <message>
        <source>High is yours, and Low too: the two stays with your partner, who played it. The hanged jack is +%1, Game %2 to %3. You stand at %4; the first to reach %5 wins.</source>
        <translation>A Magas az Öné, az Alacsony is: a kettes a partneréé, aki kijátszotta. A felakasztott bubi +%1, a Játék %2–%3. Az Önök állása %4; az nyer, akinek előbb lesz %5 pontja.</translation>
    </message>
    <message>
        <source>Jack is safe. For Game the ten of diamonds and your last trump should win a trick each. Lead the card that can be lost.</source>
        <translation>A Bubi biztos. A Játékhoz a káró tízes és az utolsó adu vigyen egy-egy ütést. Azt a lapot hívja, amelyik elveszhet.</translation>
    </message>
    <message>
        <source>Keep every trump. Trumps win tricks, and the ace, king, queen, jack, ten and five of trumps score for the side that captures them.</source>
        <translation>Minden adut tartson meg. Ütést visznek, és az adu ász, király, dáma, bubi, tízes és ötös pontot hoz annak, aki elviszi.</translation>
    </message>
    <message>
        <source>Keep the six beside the ten. The five is your only heart: once it is gone, you can trump hearts as you please.</source>
        <translation>A hatost tartsa a tízes mellett. Az ötös az egyetlen kőrje: ha elmegy, a kőröket kedvére aduzhatja.</translation>
    </message>
    <message>
        <source>Keep the ten of hearts. It is no trump, but it counts %1 towards Game for the side that wins it.</source>
        <translation>Tartsa meg a kőr tízest. Nem adu, de %1 lappontot ad a Játékhoz annak a félnek, amelyik elviszi.</translation>
    </message>
    <message>
        <source>Keep your trumps for a trick that is worth winning. Lead a plain card.</source>
        <translation>Tartogassa az aduit olyan ütésre, amely megéri. Hívjon más színt.</translation>
    </message>
    <message>
        <source>Low is yours whoever wins the two. But as a trump it can still win a trick: keep it.</source>
        <translation>Az Alacsony az Öné, akárki viszi is a kettest. De aduként még ütést vihet: tartsa meg.</translation>
    </message>
    <message>
        <source>Most trumps beat the five, and whoever takes it scores %1. Lead a trump that nothing beats.</source>
        <translation>A legtöbb adu üti az ötöst, és aki elviszi, %1 pontot ír. Olyan adut hívjon, amelyet semmi sem üt.</translation>
    </message>
    <message>
        <source>North is your partner. The six turned up gave the dealer&apos;s side +%1 at once, and proposes diamonds. You hold the ace and two more: stand or beg?</source>
        <translation>Észak a partnere. A felfordított hatos rögtön +%1 pontot hozott az osztó csapatának, és a kárót javasolja. Önnél van az ász és még kettő: marad, vagy újat kér?</translation>
    </message>
    <message>
        <source>Not yet: the dealer could trump it. Draw the trumps out with your high ones first.</source>
        <translation>Még nem: az osztó lecsaphatna rá aduval. Előbb hívja ki az aduit a magas aduival.</translation>
    </message>
    <message>
        <source>Only the ten is left, and you lead it. Then see whether the bid was made.</source>
        <translation>Csak a tízes maradt, ezt hívja. Utána kiderül, megvan-e a licit.</translation>
    </message>
    <message>
        <source>Play your last card. Then the points are counted in their order: High, Low, Jack, Game.</source>
        <translation>Játssza ki az utolsó lapját. Utána sorrendben jönnek a pontok: Magas, Alacsony, Bubi, Játék.</translation>
    </message>
    <message>
        <source>That draws no trump. Lead the ace: everybody has to follow with a trump.</source>
        <translation>Ezzel nem csalogat ki adut. Hívja az ászt: akinek van aduja, annak adut kell adnia.</translation>
    </message>
    <message>
        <source>That would give %1 towards Game away. Win the trick with your trump.</source>
        <translation>Ezzel elajándékozna %1 lappontot a Játékból. Vigye el az ütést az adujával.</translation>
    </message>
    <message>
        <source>That would make another suit trumps, of which you hold too little. Lead your best club.</source>
        <translation>Ettől más szín lenne az adu, amelyből kevés van Önnél. Hívja a legjobb treffjét.</translation>
    </message>
    <message>
        <source>The ace brought in the king. The queen of trumps may be out, so the jack is not safe yet. Lead a plain card, best from a suit of which you have no other.</source>
        <translation>Az ász behozta a királyt. Kint lehet az adu dáma, a bubi még nincs biztonságban. Hívjon más színt, lehetőleg olyat, amelyből nincs több lapja.</translation>
    </message>
    <message>
        <source>The ace is higher: your king would be lost, and %1 towards Game with it. Play a trump.</source>
        <translation>Az ász magasabb: elveszne a királya, és vele %1 lappont a Játékhoz. Játsszon ki adut.</translation>
    </message>
    <message>
        <source>The ace of clubs would take the king, and %1 towards Game with it.</source>
        <translation>A treff ász elvinné a királyt, és vele %1 lappontot a Játékhoz.</translation>
    </message>
    <message>
        <source>The ace of spades, and you have no spade: you may throw any card away, or trump.</source>
        <translation>Pikk ász, és Önnek nincs pikkje: bármit dobhat rá, vagy aduzhat.</translation>
    </message>
    <message>
        <source>The ace of trumps is High for certain, and may catch the jack. You want diamonds: stand.</source>
        <translation>Az adu ász biztosan Magas, és elfoghatja a bubit. A káró jó Önnek: maradjon.</translation>
    </message>
    <message>
        <source>The ace was higher. Now hearts are led: you may follow suit or trump, even with a heart in hand. A trump that wins scores its own value: the five %1, the jack %2.</source>
        <translation>Az ász magasabb volt. Most kőrt hívtak: adhat rá színt vagy adut, akkor is, ha van kőrje. A győztes adu a saját értékét hozza: az ötös %1, a bubi %2.</translation>
    </message>
    <message>
        <source>The bid is yours, so you lead, and the suit of your first card is trumps. Which card makes the trumps you want, and cannot be beaten?</source>
        <translation>Öné a licit, tehát Ön hív, és az első lapjának színe lesz az adu. Melyik lap csinálja meg a kívánt adut úgy, hogy semmi se üsse?</translation>
    </message>
    <message>
        <source>The card turned up proposes hearts as trumps. Stand and hearts it is; beg, and the dealer gives you a point or deals on for another suit. You hold a single heart.</source>
        <translation>A felfordított lap a kőrt javasolja adunak. Ha marad, kőr az adu; ha újat kér, az osztó egy pontot ad, vagy továbboszt más színért. Önnek egyetlen kőrje van.</translation>
    </message>
    <message>
        <source>The dealer has no trump left, so yours lose nothing by waiting, and may win a better trick. Lead a plain card.</source>
        <translation>Az osztónak nincs több aduja, így az Önéi várhatnak, és jobb ütést vihetnek. Hívjon más színt.</translation>
    </message>
    <message>
        <source>The dealer need not go higher: %1 is enough, and points above the bid count too. A higher bid only puts more at risk.</source>
        <translation>Az osztónak nem kell többet mondania: %1 elég, és a liciten felüli pontok is számítanak. A magasabb licit csak a kockázatot növeli.</translation>
    </message>
    <message>
        <source>The dealer ran the cards: %1 more each, and spades are trumps. Go back to %2 cards: choose the %3 you need least, then press Discard.</source>
        <translation>Az osztó továbbosztott: mindenki %1 lapot kapott, és pikk az adu. Csak %2 lap maradhat: válasszon ki %3 fölösleges lapot, majd nyomja meg a Félretevés gombot.</translation>
    </message>
    <message>
        <source>The jack had to fall to your ace: hanged! East has no other trump, or it would have been played. Now lead the plain card that costs you least.</source>
        <translation>A bubinak esnie kellett az ászára: felakasztva! Keletnek nincs más aduja, különben azt adta volna. Most a legolcsóbb más színű lapját hívja.</translation>
    </message>
    <message>
        <source>The last trump takes a trick later, when it is needed. Lead a plain card.</source>
        <translation>Az utolsó adu később visz ütést, amikor kell. Hívjon más színt.</translation>
    </message>
    <message>
        <source>The queen is higher than the ten: %1 towards Game would go to the dealer. Play a trump.</source>
        <translation>A dáma magasabb a tízesnél: az osztó kapna %1 lappontot a Játékhoz. Játsszon ki adut.</translation>
    </message>
    <message>
        <source>The queen of trumps may be out: she would take the jack, and the point for Jack with it. Lead a trump that nothing beats.</source>
        <translation>Kint lehet az adu dáma: elvinné a bubit, és vele a Bubi pontját. Olyan adut hívjon, amelyet semmi sem üt.</translation>
    </message>
    <message>
        <source>The queen of trumps would take the jack, and the point for Jack with it. Wait for a trick that nobody can overtrump.</source>
        <translation>Az adu dáma elvinné a bubit, és vele a Bubi pontját. Várjon olyan ütésre, amelyet senki sem aduzhat felül.</translation>
    </message>
    <message>
        <source>The ten in this trick counts %1 towards Game. You have no heart: win it with a trump.</source>
        <translation>Az ütésben lévő tízes %1 lappontot ad a Játékhoz. Önnek nincs kőrje: vigye el aduval.</translation>
    </message>
    <message>
        <source>The ten is home: %1 towards Game. Your partner leads clubs, and West puts the ace on it. Follow suit or trump?</source>
        <translation>A tízes hazaért: %1 lappont a Játékhoz. Partnere treffet hív, Nyugat ráteszi az ászt. Színt ad rá, vagy adut?</translation>
    </message>
    <message>
        <source>The two would win it as well. But the jack is safe only where nobody plays after you: bring it home now.</source>
        <translation>A kettes is vinné. De a bubi csak ott van biztonságban, ahol Ön után senki sem következik: most vigye haza.</translation>
    </message>
    <message>
        <source>There are %1 tricks, and you lead. When trumps are led the dealer must play a trump, and whoever wins the trick scores what fell. Lead a trump nobody can beat.</source>
        <translation>%1 ütés lesz, és Ön hív. Adu hívására az osztónak adut kell adnia, és aki az ütést viszi, felírja, ami beleesett. Hívjon olyan adut, amelyet semmi sem üt.</translation>
    </message>
    <message>
        <source>Throw out the small cards of the other suits. The queen counts %1 towards Game.</source>
        <translation>A többi szín kis lapjait tegye félre. A dáma %1 lappontot ad a Játékhoz.</translation>
    </message>
    <message>
        <source>Well trumped: the ace is %1 more towards Game. Two cards are left. Lead the trump first, so that nobody can trump your king.</source>
        <translation>Jól aduzott: az ász további %1 lappont a Játékhoz. Két lapja maradt. Előbb az adut hívja, hogy a királyát senki se aduzhassa le.</translation>
    </message>
    <message>
        <source>With clubs as trumps the ace is High and the two is Low for certain. That is worth a bid.</source>
        <translation>Treff aduval az ász biztosan Magas, a kettes biztosan Alacsony. Ez megér egy licitet.</translation>
    </message>
    <message>
        <source>You took %1 and had bid %2: made, and every point counts. Had you taken less, the bid would be taken off your score: set back. The first to reach %3 wins.</source>
        <translation>%1 pontot vitt, licitje: %2. Teljesült, és minden pont számít. Ha kevesebb lett volna, a licitet levonnák a pontjaiból: bukás. Az nyer, akinek előbb lesz %3 pontja.</translation>
    </message>
    <message>
        <source>Your only heart is the ten. As a trump it is worth %1 to the side that captures it, and alone you could not save it. Beg.</source>
        <translation>Egyetlen kőrje a tízes. Aduként %1 pontot ér annak, aki elviszi, és egymagában nem lehetne megmenteni. Kérjen újat.</translation>
    </message>
    <message>
        <source>Your partner wins this trick anyway: a trump would be wasted. Give the ten of spades to your own side.</source>
        <translation>Partnere így is viszi ezt az ütést: az adu kárba veszne. A pikk tízest adja a saját felüknek.</translation>
    </message>
</context>
<context>
    <name>LessonStrip</name>
    <message>
        <source>Tutorial</source>
        <translation>Lecke</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>Step %1 of %2</source>
        <comment>of a lesson</comment>
        <translation>%1. lépés (összesen %2)</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Próbálja újra</translation>
    </message>
    <message>
        <source>Well played</source>
        <translation>Szép játék</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Casual</source>
        <translation>Alkalmi</translation>
    </message>
    <message>
        <source>Club</source>
        <comment>a level: as strong as a club&apos;s players</comment>
        <translation>Klub</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Mester</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Újonc</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Erős</translation>
    </message>
</context>
<context>
    <name>LookBack</name>
    <message>
        <source>Look back</source>
        <translation>Visszatekintés</translation>
    </message>
    <message>
        <source>No match has been finished yet.</source>
        <translation>Még nincs befejezett mérkőzés.</translation>
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
    <name>MotionPage</name>
    <message>
        <source>&amp;Graphics:</source>
        <translation>&amp;Grafika:</translation>
    </message>
    <message>
        <source>&amp;Speed:</source>
        <translation>&amp;Sebesség:</translation>
    </message>
    <message>
        <source>&amp;Time to read:</source>
        <translation>&amp;Olvasási idő:</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>A rendszer szerint</translation>
    </message>
    <message>
        <source>Automatic</source>
        <comment>what draws the table</comment>
        <translation>Automatikus</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Gyors</translation>
    </message>
    <message>
        <source>Graphics card</source>
        <comment>what draws the table</comment>
        <translation>Videokártya</translation>
    </message>
    <message>
        <source>How fast cards and pegs move; off, they are there at once. As the system: off where the desktop asks for less motion.</source>
        <translation>Milyen gyorsan mozognak a lapok és a pöckök; mozgás nélkül azonnal a helyükön vannak. A rendszer szerint: mozgás nélkül, ha az asztali környezet kevesebb mozgást kér.</translation>
    </message>
    <message>
        <source>How long a full trick and a call can be read, also without motion.</source>
        <translation>Meddig olvasható egy teljes ütés és egy bemondás, mozgás nélkül is.</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Hosszú</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Mozgás</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed</comment>
        <translation>Normál</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>time to read</comment>
        <translation>Normál</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>no motion</comment>
        <translation>Ki</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Rövid</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lassú</translation>
    </message>
    <message>
        <source>Software only</source>
        <comment>what draws the table</comment>
        <translation>Csak szoftver</translation>
    </message>
    <message>
        <source>Until a click</source>
        <translation>Kattintásig</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Nagyon gyors</translation>
    </message>
    <message>
        <source>What draws the table, from the next start on. Automatic: the graphics card, where a trial has shown that it draws well; else software.</source>
        <translation>Ami az asztalt rajzolja, a következő indítástól. Automatikus: a videokártya, ha egy próba szerint jól rajzol; különben szoftver.</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>%1, each for himself</source>
        <comment>number of players</comment>
        <translation>%1, mindenki magáért</translation>
    </message>
    <message>
        <source>&amp;Begin the match</source>
        <translation>Mérkőzés i&amp;ndítása</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <comment>which game is played</comment>
        <translation>&amp;Játék</translation>
    </message>
    <message>
        <source>&amp;Length of the match</source>
        <translation>&amp;Mérkőzés hossza</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>Játékoso&amp;k</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Szabályok</translation>
    </message>
    <message>
        <source>&amp;Undo allowed</source>
        <translation>&amp;Visszavonás engedélyezve</translation>
    </message>
    <message>
        <source>2, against the computer</source>
        <translation>2, a számítógép ellen</translation>
    </message>
    <message>
        <source>4, in two pairs</source>
        <translation>4, két párban</translation>
    </message>
    <message>
        <source>A match in which a decision was taken back counts as with help.</source>
        <translation>Az a mérkőzés, amelyben döntést vontak vissza, segítséggel játszottnak számít.</translation>
    </message>
    <message>
        <source>As in the last match</source>
        <translation>Mint az utolsó mérkőzésben</translation>
    </message>
    <message>
        <source>Leave it and &amp;begin</source>
        <translation>Elhagyás és i&amp;ndítás</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Új mérkőzés</translation>
    </message>
    <message>
        <source>Standard rules</source>
        <translation>Alapszabályok</translation>
    </message>
    <message>
        <source>The match under way will be left, neither won nor lost.</source>
        <translation>A folyamatban lévő mérkőzés félbemarad, se nyert, se vesztett nem lesz.</translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <source>A card shown out of turn stays exposed, and an opponent may call for it.</source>
        <translation>A soron kívül megmutatott lap felfedve marad, és az ellenfél kikérheti.</translation>
    </message>
    <message>
        <source>A game counts twice when every other side is below the skunk line.</source>
        <translation>A játszma kettőt ér, ha minden más fél a skunkvonal alatt marad.</translation>
    </message>
    <message>
        <source>A trick already trumped may be given a lower trump.</source>
        <translation>Már aduzott ütésbe kisebb adu is tehető.</translation>
    </message>
    <message>
        <source>Begging</source>
        <translation>Kérés</translation>
    </message>
    <message>
        <source>Bonus for the five of trumps</source>
        <translation>Jutalom az adu ötösért</translation>
    </message>
    <message>
        <source>Calling exposed cards</source>
        <translation>Felfedett lapok kikérése</translation>
    </message>
    <message>
        <source>Captured jack of trumps</source>
        <translation>Elvitt adu bubi</translation>
    </message>
    <message>
        <source>Cards after a run</source>
        <translation>Lapok továbbosztás után</translation>
    </message>
    <message>
        <source>Cards at a time</source>
        <translation>Egyszerre osztott lapok</translation>
    </message>
    <message>
        <source>Dealer of the next game</source>
        <translation>A következő játszma osztója</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>A játék iránya</translation>
    </message>
    <message>
        <source>Eldest hand, who leads first, may beg once a deal for other trumps.</source>
        <translation>A kezdő játékos, aki elsőként hív, osztásonként egyszer új adut kérhet.</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Első osztó</translation>
    </message>
    <message>
        <source>Five of trumps captured</source>
        <translation>Elvitt adu ötös</translation>
    </message>
    <message>
        <source>Fives that count for Game</source>
        <translation>A Játékhoz számító ötösök</translation>
    </message>
    <message>
        <source>Following suit</source>
        <translation>Színre színt adni</translation>
    </message>
    <message>
        <source>Four play as two pairs with one score each.</source>
        <translation>Négyen két párban játszanak, páronként közös pontszámmal.</translation>
    </message>
    <message>
        <source>How many cards a hand has once the cards were run.</source>
        <translation>Hány lappal játszanak a továbbosztás után.</translation>
    </message>
    <message>
        <source>How many cards each player gets at a time, in every deal and run.</source>
        <translation>Hány lapot kap egyszerre minden játékos, osztáskor és továbbosztáskor.</translation>
    </message>
    <message>
        <source>How many games a match has at most; a skunk counts twice.</source>
        <translation>Legfeljebb hány játszmából áll a mérkőzés; a skunk kettőnek számít.</translation>
    </message>
    <message>
        <source>How many play, you among them.</source>
        <translation>Hányan játszanak, Önnel együtt.</translation>
    </message>
    <message>
        <source>How often the cards may be run; the pack may run out sooner.</source>
        <translation>Hányszor lehet továbbosztani; a pakli előbb is elfogyhat.</translation>
    </message>
    <message>
        <source>How the trump suit of a hand is found.</source>
        <translation>Hogyan dől el egy leosztás aduszíne.</translation>
    </message>
    <message>
        <source>Length of a match</source>
        <translation>A mérkőzés hossza</translation>
    </message>
    <message>
        <source>Low goes to</source>
        <translation>Az Alacsony pontját kapja</translation>
    </message>
    <message>
        <source>Lowest bid</source>
        <translation>Legkisebb licit</translation>
    </message>
    <message>
        <source>Most runs in a deal</source>
        <translation>Legtöbb továbbosztás</translation>
    </message>
    <message>
        <source>Must trump when void</source>
        <translation>Aduzási kényszer</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Partnerek</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Játékosok</translation>
    </message>
    <message>
        <source>Points after Game for the side that won the five of trumps.</source>
        <translation>Pontok a Játék után annak a félnek, amelyik az adu ötöst elvitte.</translation>
    </message>
    <message>
        <source>Points at once for winning the five of trumps.</source>
        <translation>Azonnali pontok az adu ötös elviteléért.</translation>
    </message>
    <message>
        <source>Points at once for winning the ten of trumps.</source>
        <translation>Azonnali pontok az adu tízes elviteléért.</translation>
    </message>
    <message>
        <source>Points for captures</source>
        <translation>Pontok az elvitt adukért</translation>
    </message>
    <message>
        <source>Points for the jack of trumps won from another side; kept, it is worth 1.</source>
        <translation>Pontok a más féltől elvitt adu bubiért; megtartva 1 pontot ér.</translation>
    </message>
    <message>
        <source>Points for the turn-up</source>
        <translation>Pontok a felfordított lapért</translation>
    </message>
    <message>
        <source>Skunk</source>
        <translation>Skunk</translation>
    </message>
    <message>
        <source>Skunk line</source>
        <translation>Skunkvonal</translation>
    </message>
    <message>
        <source>Stock face up</source>
        <translation>Nyitott talon</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Célpontszám</translation>
    </message>
    <message>
        <source>Ten of trumps captured</source>
        <translation>Elvitt adu tízes</translation>
    </message>
    <message>
        <source>The bidder counts first</source>
        <translation>A felvevő számol először</translation>
    </message>
    <message>
        <source>The bidder&apos;s side counts all its points before anybody else does.</source>
        <translation>A felvevő (partnerével együtt) minden pontját a többiek előtt számolja el.</translation>
    </message>
    <message>
        <source>The dealer may give the point even if it brings a side to the target.</source>
        <translation>Az osztó akkor is odaadhatja a pontot, ha azzal egy fél eléri a célt.</translation>
    </message>
    <message>
        <source>The dealer may take the bid</source>
        <translation>Az osztó átveheti a licitet</translation>
    </message>
    <message>
        <source>The dealer, who bids last, may take a bid below four at the same number.</source>
        <translation>Az utolsóként licitáló osztó a négynél kisebb licitet ugyanannyiért átveheti.</translation>
    </message>
    <message>
        <source>The gift goes to</source>
        <translation>Az ajándékpontot kapja</translation>
    </message>
    <message>
        <source>The gift may win the game</source>
        <translation>Az ajándék eldöntheti a játszmát</translation>
    </message>
    <message>
        <source>The least that may be bid; the most is always four.</source>
        <translation>A legkisebb megengedett licit; a legnagyobb mindig négy.</translation>
    </message>
    <message>
        <source>The score that saves the losers from a skunk.</source>
        <translation>Ennyi pont menti meg a veszteseket a skunktól.</translation>
    </message>
    <message>
        <source>The score that wins a game.</source>
        <translation>Ennyi ponttal nyerhető meg egy játszma.</translation>
    </message>
    <message>
        <source>The top card of the stock is always open; otherwise only the first is.</source>
        <translation>A talon felső lapja mindig nyitott; különben csak az első az.</translation>
    </message>
    <message>
        <source>Tie for Game</source>
        <translation>Döntetlen a Játékban</translation>
    </message>
    <message>
        <source>Trumps are made by</source>
        <translation>Az adut eldönti</translation>
    </message>
    <message>
        <source>Undertrumping</source>
        <translation>Aláaduzás</translation>
    </message>
    <message>
        <source>What happens when everybody before the dealer passed.</source>
        <translation>Mi történik, ha az osztó előtt mindenki passzolt.</translation>
    </message>
    <message>
        <source>What happens when the last run turns up the rejected suit again.</source>
        <translation>Mi történik, ha az utolsó továbbosztás is az elutasított színt hozza.</translation>
    </message>
    <message>
        <source>What may be played by whoever holds the plain suit led.</source>
        <translation>Mit játszhat ki, akinek van a hívott színből, ha az nem adu.</translation>
    </message>
    <message>
        <source>What the dealer&apos;s side scores at once for the card turned up.</source>
        <translation>Hány pontot hoz azonnal az osztónak a felfordított lap.</translation>
    </message>
    <message>
        <source>When all others pass</source>
        <translation>Ha mindenki más passzol</translation>
    </message>
    <message>
        <source>When the runs are used up</source>
        <translation>Ha nincs több továbbosztás</translation>
    </message>
    <message>
        <source>Which fives are worth five towards the Game point.</source>
        <translation>Mely ötösök érnek ötöt a játékponthoz.</translation>
    </message>
    <message>
        <source>Which way deal, turn and play go round the table.</source>
        <translation>Merre halad az osztás, a sor és a játék.</translation>
    </message>
    <message>
        <source>Who deals the first hand of a match.</source>
        <translation>Ki osztja a mérkőzés első leosztását.</translation>
    </message>
    <message>
        <source>Who deals when the next game of the match begins.</source>
        <translation>Ki oszt, amikor a mérkőzés következő játszmája kezdődik.</translation>
    </message>
    <message>
        <source>Who gets the Game point when the best totals are equal.</source>
        <translation>Kié a játékpont, ha a legjobb összegek egyenlők.</translation>
    </message>
    <message>
        <source>Who gets the point when the dealer gives one rather than run the cards.</source>
        <translation>Kié a pont, ha az osztó továbbosztás helyett pontot ad.</translation>
    </message>
    <message>
        <source>Who scores for the lowest trump in play.</source>
        <translation>Ki kap pontot a legkisebb játékban lévő aduért.</translation>
    </message>
    <message>
        <source>Who wins at the target</source>
        <translation>Ki nyer a célnál</translation>
    </message>
    <message>
        <source>Who wins when a hand brings a side to the target.</source>
        <translation>Ki nyer, ha egy leosztásban valamelyik fél eléri a célt.</translation>
    </message>
    <message>
        <source>Whoever has no card of the suit led must play a trump, if there is one.</source>
        <translation>Akinek nincs a hívott színből, annak aduznia kell, ha tud.</translation>
    </message>
    <message>
        <source>Whoever wins a trick scores its trumps at once: ace 4, king 3, queen 2, jack 1.</source>
        <translation>Aki az ütést viszi, azonnal pontot kap az adukért: ász 4, király 3, dáma 2, bubi 1.</translation>
    </message>
</context>
<context>
    <name>Option constraint</name>
    <message>
        <source>A stock to draw from needs two players.</source>
        <translation>Talonból húzni csak két játékossal lehet.</translation>
    </message>
    <message>
        <source>Partners need four players.</source>
        <translation>Partnerek csak négy játékossal lehetnek.</translation>
    </message>
    <message>
        <source>The skunk line must not lie above the target.</source>
        <translation>A skunkvonal nem lehet a célpontszám fölött.</translation>
    </message>
    <message>
        <source>Where no card is turned up, nobody begs and nothing is scored for it.</source>
        <translation>Felfordított lap nélkül nincs kérés, és pont sem jár érte.</translation>
    </message>
    <message>
        <source>With bidding, captures score no points and the five of trumps no bonus.</source>
        <translation>Licitálásnál az elvitt adukért nem jár pont, az adu ötösért pedig jutalom sem.</translation>
    </message>
</context>
<context>
    <name>Option group</name>
    <message>
        <source>Bidding</source>
        <translation>Licitálás</translation>
    </message>
    <message>
        <source>Deal and trumps</source>
        <translation>Osztás és adu</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>A játszma vége</translation>
    </message>
    <message>
        <source>Play of the cards</source>
        <translation>A lapok kijátszása</translation>
    </message>
    <message>
        <source>Players and dealer</source>
        <translation>Játékosok és osztó</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Pontozás</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Talon</translation>
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
        <translation>Ebben a játékban mindig így van: %1.</translation>
    </message>
    <message>
        <source>Does not apply because of “%1”: %2. Needed: %3.</source>
        <translation>Nem érvényes, mert „%1”: %2. Szükséges: %3.</translation>
    </message>
    <message>
        <source>Does not apply because “%1” is off.</source>
        <translation>Nem érvényes, mert ki van kapcsolva: „%1”.</translation>
    </message>
</context>
<context>
    <name>Option value</name>
    <message>
        <source>A card turned up</source>
        <translation>Egy felfordított lap</translation>
    </message>
    <message>
        <source>A new cut</source>
        <translation>Új emelés</translation>
    </message>
    <message>
        <source>A new deal</source>
        <translation>Újraosztás</translation>
    </message>
    <message>
        <source>A new deal, if the dealer passes</source>
        <translation>Újraosztás, ha az osztó passzol</translation>
    </message>
    <message>
        <source>A single game</source>
        <translation>Egyetlen játszma</translation>
    </message>
    <message>
        <source>Ace 1, six 2, jack 3</source>
        <translation>Ász 1, hatos 2, bubi 3</translation>
    </message>
    <message>
        <source>Ace 1, two 2, jack 3</source>
        <translation>Ász 1, kettes 2, bubi 3</translation>
    </message>
    <message>
        <source>All four</source>
        <translation>Mind a négy</translation>
    </message>
    <message>
        <source>All that were dealt</source>
        <translation>Minden kiosztott lap</translation>
    </message>
    <message>
        <source>Anticlockwise</source>
        <translation>Az óra járásával ellentétes</translation>
    </message>
    <message>
        <source>Best of %1</source>
        <translation>Legfeljebb %1 játszma</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Licitálás</translation>
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
        <source>Clockwise</source>
        <translation>Az óra járásával egyező</translation>
    </message>
    <message>
        <source>Eldest hand leads without a bid</source>
        <translation>A kezdő játékos licit nélkül hív</translation>
    </message>
    <message>
        <source>Eldest hand&apos;s side</source>
        <translation>A kezdő játékos</translation>
    </message>
    <message>
        <source>Every other side</source>
        <translation>Minden ellenfél</translation>
    </message>
    <message>
        <source>First dealer&apos;s choice</source>
        <translation>Az első osztó választ</translation>
    </message>
    <message>
        <source>Jack 1</source>
        <translation>Bubi 1</translation>
    </message>
    <message>
        <source>Nine, six after more runs</source>
        <translation>Kilenc; több továbbosztás után hat</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Senki</translation>
    </message>
    <message>
        <source>None</source>
        <comment>points</comment>
        <translation>Nincs</translation>
    </message>
    <message>
        <source>None</source>
        <comment>fives</comment>
        <translation>Egyik sem</translation>
    </message>
    <message>
        <source>Six, after a discard</source>
        <translation>Hat, félretevés után</translation>
    </message>
    <message>
        <source>That suit is trumps</source>
        <translation>Az a szín az adu</translation>
    </message>
    <message>
        <source>That suit only</source>
        <translation>Csak azt a színt</translation>
    </message>
    <message>
        <source>That suit or any trump</source>
        <translation>Azt a színt vagy bármely adut</translation>
    </message>
    <message>
        <source>The best score after the hand</source>
        <translation>A leosztás után legtöbb pont</translation>
    </message>
    <message>
        <source>The dealer must bid</source>
        <translation>Az osztónak licitálnia kell</translation>
    </message>
    <message>
        <source>The first from eldest hand</source>
        <translation>Az első a kezdő játékostól</translation>
    </message>
    <message>
        <source>The first seat</source>
        <translation>Az első hely</translation>
    </message>
    <message>
        <source>The five of trumps</source>
        <translation>Az adu ötös</translation>
    </message>
    <message>
        <source>The highest card cut</source>
        <translation>A legnagyobb emelt lap</translation>
    </message>
    <message>
        <source>The next in turn</source>
        <translation>A sorban következő</translation>
    </message>
    <message>
        <source>The top of the stock</source>
        <translation>A talon felső lapja</translation>
    </message>
    <message>
        <source>Who came there last</source>
        <translation>Aki utoljára érte el</translation>
    </message>
    <message>
        <source>Who is there first, at once</source>
        <translation>Aki előbb eléri, azonnal</translation>
    </message>
    <message>
        <source>Who played it</source>
        <translation>Aki kijátszotta</translation>
    </message>
    <message>
        <source>Who scored last in the hand</source>
        <translation>Aki a leosztásban utoljára kapott pontot</translation>
    </message>
    <message>
        <source>Who won it</source>
        <translation>Aki elvitte</translation>
    </message>
    <message>
        <source>off</source>
        <translation>nem</translation>
    </message>
    <message>
        <source>on</source>
        <translation>igen</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Changed. The game itself has: %1.</source>
        <translation>Módosítva. A játék szerint: %1.</translation>
    </message>
    <message>
        <source>Does not fit: %1</source>
        <translation>Nem fér össze ezzel: %1</translation>
    </message>
    <message>
        <source>Reset</source>
        <comment>one option</comment>
        <translation>Visszaállítás</translation>
    </message>
    <message>
        <source>Reset: %1</source>
        <comment>option</comment>
        <translation>Visszaállítás: %1</translation>
    </message>
</context>
<context>
    <name>OptionsView</name>
    <message>
        <source>No rule contains these words.</source>
        <translation>Egyik szabályban sincsenek ilyen szavak.</translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message>
        <source>Rule card</source>
        <translation>Szabálykártya</translation>
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
        <source>Leave the match under way, neither won nor lost, and begin a new one?</source>
        <translation>Félbehagyja a folyamatban lévő mérkőzést, se nyertként, se vesztettként, és újat kezd?</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Új mérkőzés</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>&amp;Order of the hand:</source>
        <translation>&amp;Lapok sorrendje:</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Érték szerint</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Szín szerint</translation>
    </message>
    <message>
        <source>How the cards lie in your hand.</source>
        <translation>Hogyan sorakoznak a kézben tartott lapok.</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>page of the preferences</comment>
        <translation>Játék</translation>
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
    <name>Preferences</name>
    <message>
        <source>House rules (%1)</source>
        <translation>Házi szabályok (%1)</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Név:</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Felülírás</translation>
    </message>
    <message>
        <source>Save house rules</source>
        <translation>Házi szabályok mentése</translation>
    </message>
    <message>
        <source>The system refuses “%1”: %2</source>
        <translation>A rendszer elutasítja: „%1” (%2)</translation>
    </message>
    <message>
        <source>There are already house rules called “%1”.</source>
        <translation>Már vannak ilyen nevű házi szabályok: „%1”.</translation>
    </message>
    <message>
        <source>“%1” cannot be used. %2</source>
        <translation>Nem használható: „%1”. %2</translation>
    </message>
    <message>
        <source>“%1” is no file that could be read.</source>
        <translation>Nem olvasható fájl: „%1”.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Beállítások</translation>
    </message>
</context>
<context>
    <name>PresetsPanel</name>
    <message>
        <source>&amp;Duplicate</source>
        <translation>Meg&amp;kettőzés</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportálás…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importálás…</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Továbbiak</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>Át&amp;nevezés…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>Menté&amp;s másként…</translation>
    </message>
    <message>
        <source>&amp;Undo the deletion</source>
        <translation>&amp;Törlés visszavonása</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <translation>&amp;Használat</translation>
    </message>
    <message>
        <source>&amp;Your house rules</source>
        <translation>Saját házi sza&amp;bályok</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>Tö&amp;rlés</translation>
    </message>
    <message>
        <source>Export house rules</source>
        <translation>Házi szabályok exportálása</translation>
    </message>
    <message>
        <source>Import house rules</source>
        <translation>Házi szabályok importálása</translation>
    </message>
    <message>
        <source>None yet. Save the rules you have set, or drop a file here.</source>
        <translation>Még nincs. Mentse a beállított szabályokat, vagy húzzon ide egy fájlt.</translation>
    </message>
    <message>
        <source>Rename house rules</source>
        <translation>Házi szabályok átnevezése</translation>
    </message>
    <message>
        <source>Save house rules</source>
        <translation>Házi szabályok mentése</translation>
    </message>
    <message>
        <source>These are the rules of “%1” now.</source>
        <translation>Most ezek a szabályok láthatók: „%1”.</translation>
    </message>
    <message>
        <source>Your house rules</source>
        <translation>Saját házi szabályok</translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <translation>Törölve: „%1”.</translation>
    </message>
    <message>
        <source>“%1” was exported.</source>
        <translation>Exportálva: „%1”.</translation>
    </message>
    <message>
        <source>“%1” was imported.</source>
        <translation>Importálva: „%1”.</translation>
    </message>
    <message>
        <source>“%1” was saved.</source>
        <translation>Mentve: „%1”.</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>A computer player failed. A simpler one decided for it; play goes on.</source>
        <translation>Az egyik gépi játékos hibázott. Egy egyszerűbb döntött helyette; a játék folytatódik.</translation>
    </message>
    <message>
        <source>A saved match could not be read. It was kept as %1.</source>
        <translation>Egy mentett mérkőzés nem olvasható. Megőrizve itt: %1.</translation>
    </message>
    <message>
        <source>Computer player</source>
        <translation>Gépi játékos</translation>
    </message>
    <message>
        <source>Damaged match</source>
        <translation>Sérült mérkőzés</translation>
    </message>
    <message>
        <source>Damaged matches</source>
        <translation>Sérült mérkőzések</translation>
    </message>
    <message>
        <source>Damaged settings</source>
        <translation>Sérült beállítások</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Pakli</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nincs mentve</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Még nincs mentve</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Mentve</translation>
    </message>
    <message>
        <source>The disk answers again. Everything is saved.</source>
        <translation>A lemez ismét válaszol. Minden el van mentve.</translation>
    </message>
    <message>
        <source>The disk does not answer. You can play on; what you do is saved as soon as it answers.</source>
        <translation>A lemez nem válaszol. Tovább játszhat; amit tesz, mentésre kerül, amint válaszol.</translation>
    </message>
    <message>
        <source>The file of your matches was damaged. What could be read of it has been recovered; the file as it was is kept as %1.</source>
        <translation>A mérkőzések fájlja megsérült. Ami olvasható volt belőle, az helyreállt; az eredeti fájl megőrizve itt: %1.</translation>
    </message>
    <message>
        <source>The match cannot be saved, but you can play on. %1</source>
        <translation>A mérkőzés nem menthető, de továbbjátszhat. %1</translation>
    </message>
    <message>
        <source>The settings cannot be saved; they hold until the program ends. %1</source>
        <translation>A beállítások nem menthetők; a program bezárásáig érvényesek. %1</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>%1 File</source>
        <translation>%1-fájl</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Meghajtó</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fájl</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Mappa</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Ismeretlen</translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>Closes the dock widget</source>
        <translation>Bezárja a panelt</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>Leválasztás</translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation>Leválasztja a panelt az ablakról, majd visszailleszti</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Törlés</translation>
    </message>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Keresés itt:</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Menté&amp;s</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Minden fájl (*)</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Biztosan törli ezt: %1?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Törlés</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>Fájl&amp;név:</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fájlok</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Fájl&amp;típus:</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Mentés másként</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>&amp;Rejtett fájlok megjelenítése</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Oldalsáv</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>Delete</source>
        <translation>Törlés</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>Custom</source>
        <translation>Egyéni</translation>
    </message>
    <message>
        <source>Inches (in)</source>
        <translation>Hüvelyk (in)</translation>
    </message>
    <message>
        <source>Millimeters (mm)</source>
        <translation>Milliméter (mm)</translation>
    </message>
    <message>
        <source>Page &amp;order:</source>
        <translation>Oldal&amp;sorrend:</translation>
    </message>
    <message>
        <source>Page Layout</source>
        <translation>Oldalelrendezés</translation>
    </message>
    <message>
        <source>Pages &amp;per sheet:</source>
        <translation>Oldalak &amp;laponként:</translation>
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
    <name>QPrintDialog</name>
    <message>
        <source>All Pages</source>
        <translation>Minden oldal</translation>
    </message>
    <message>
        <source>Bottom to Top, Left to Right</source>
        <translation>Lentről felfelé, balról jobbra</translation>
    </message>
    <message>
        <source>Bottom to Top, Right to Left</source>
        <translation>Lentről felfelé, jobbról balra</translation>
    </message>
    <message>
        <source>Even Pages</source>
        <translation>Páros oldalak</translation>
    </message>
    <message>
        <source>Left to Right, Bottom to Top</source>
        <translation>Balról jobbra, lentről felfelé</translation>
    </message>
    <message>
        <source>Left to Right, Top to Bottom</source>
        <translation>Balról jobbra, fentről lefelé</translation>
    </message>
    <message>
        <source>Odd Pages</source>
        <translation>Páratlan oldalak</translation>
    </message>
    <message>
        <source>Print to File (PDF)</source>
        <translation>Nyomtatás fájlba (PDF)</translation>
    </message>
    <message>
        <source>Right to Left, Bottom to Top</source>
        <translation>Jobbról balra, lentről felfelé</translation>
    </message>
    <message>
        <source>Right to Left, Top to Bottom</source>
        <translation>Jobbról balra, fentről lefelé</translation>
    </message>
    <message>
        <source>Top to Bottom, Left to Right</source>
        <translation>Fentről lefelé, balról jobbra</translation>
    </message>
    <message>
        <source>Top to Bottom, Right to Left</source>
        <translation>Fentről lefelé, jobbról balra</translation>
    </message>
    <message>
        <source>Write PDF file</source>
        <translation>PDF-fájl írása</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesDialog</name>
    <message>
        <source>Job Options</source>
        <translation>A feladat beállításai</translation>
    </message>
    <message>
        <source>Printer Properties</source>
        <translation>A nyomtató tulajdonságai</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Double Sided Printing</source>
        <translation>Kétoldalas nyomtatás</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Kötés a hosszú oldalon</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Kikapcsolva</translation>
    </message>
    <message>
        <source>Page &amp;Set:</source>
        <translation>Oldal&amp;készlet:</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Oldalak</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Kötés a rövid oldalon</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Oldalak vagy tartományok megadása vesszővel elválasztva; egy tartomány két szám, köztük kötőjellel. Például 3,5-7,9 a 3., 5., 6., 7. és 9. oldalt nyomtatja.</translation>
    </message>
</context>
<context>
    <name>QPrintWidget</name>
    <message>
        <source>Output &amp;file:</source>
        <translation>Kimeneti &amp;fájl:</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Másolás</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Beillesztés</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Új&amp;ra</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Visszavonás</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>&amp;Hivatkozás címének másolása</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Kivágás</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Törlés</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Mindent kijelöl</translation>
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
    <name>Rank in rules</name>
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
    <name>Records</name>
    <message>
        <source>%1 cannot be opened. %2</source>
        <comment>a file, why</comment>
        <translation>%1: nem nyitható meg. %2</translation>
    </message>
    <message>
        <source>%1 holds several matches. This is the first.</source>
        <comment>a file</comment>
        <translation>%1: több mérkőzés van benne. Ez az első.</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Feljegyzés megnyitása</translation>
    </message>
    <message>
        <source>Records of matches</source>
        <translation>Mérkőzések feljegyzései</translation>
    </message>
    <message>
        <source>Save all records</source>
        <translation>Minden feljegyzés mentése</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Feljegyzés mentése</translation>
    </message>
    <message>
        <source>The record cannot be saved. %1</source>
        <translation>A feljegyzés nem menthető. %1</translation>
    </message>
    <message>
        <source>There is no match on the table.</source>
        <translation>Nincs mérkőzés az asztalon.</translation>
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
        <translation>Egy döntés átlagosan ennyibe került: %1 pont és %2 nyerési esély.</translation>
    </message>
    <message>
        <source>Better</source>
        <comment>the decision that would have been better</comment>
        <translation>Jobb</translation>
    </message>
    <message>
        <source>Chance lost</source>
        <comment>to win the game</comment>
        <translation>Elvesztett esély</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <comment>the game</comment>
        <translation>Nyerési esély</translation>
    </message>
    <message>
        <source>Chance to win the game, decision by decision</source>
        <translation>Esély a játszma megnyerésére, döntésről döntésre</translation>
    </message>
    <message>
        <source>Discard: %1</source>
        <translation>Félretevés: %1</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>the decision that was made</comment>
        <translation>Döntés</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Leosztás</translation>
    </message>
    <message>
        <source>Hand %1, %2: %3</source>
        <comment>hand, decision, chance to win</comment>
        <translation>%1. leosztás, %2: %3</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Elvesztett pont</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Az értékelés állása</translation>
    </message>
    <message>
        <source>The computer judges every decision by what could be known then…</source>
        <translation>A számítógép minden döntést az akkor ismert lapok alapján értékel…</translation>
    </message>
    <message>
        <source>The review broke off.</source>
        <translation>Az értékelés megszakadt.</translation>
    </message>
    <message>
        <source>The review was stopped.</source>
        <translation>Az értékelés leállítva.</translation>
    </message>
    <message>
        <source>There is no decision in a hand that has ended.</source>
        <translation>Befejezett leosztásban nincs döntés.</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>&amp;Decisions of</source>
        <translation>&amp;Döntések</translation>
    </message>
    <message>
        <source>&amp;In order of time</source>
        <translation>&amp;Időrendben</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>L&amp;eállítás</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Döntések</translation>
    </message>
    <message>
        <source>Review a&amp;gain</source>
        <translation>Ú&amp;j értékelés</translation>
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
    <name>Rules page</name>
    <message>
        <source>A bid says how many points the side will make in the count: %1 at least, %2 at most, and a bid of %2 ends the bidding.</source>
        <translation>A licit azt mondja meg, hány pontot szerez a fél az elszámoláskor: legalább %1, legfeljebb %2, és ha valaki %2 pontot licitál, a licitálásnak vége.</translation>
    </message>
    <message>
        <source>A card shown out of turn cannot be called for.</source>
        <translation>A soron kívül megmutatott lap nem kérhető ki.</translation>
    </message>
    <message>
        <source>A card shown out of turn stays face up before its player until it is played: an opponent may call for it whenever that player&apos;s turn comes, and it must then be played if that is allowed.</source>
        <translation>A soron kívül megmutatott lap felfedve marad a játékosa előtt, amíg ki nem játssza: valahányszor ő következik, egy ellenfél kikérheti, és akkor azt kell kijátszania, ha szabályos.</translation>
    </message>
    <message>
        <source>A card turned up scores nothing.</source>
        <translation>A felfordított lap nem ér pontot.</translation>
    </message>
    <message>
        <source>A game won while no other side&apos;s score is %1 or more is a skunk and counts as two games.</source>
        <translation>Ha a győzelemkor egyetlen másik félnek sincs legalább %1 pontja, az skunk (dupla játszma), és két játszmát ér.</translation>
    </message>
    <message>
        <source>After a run everyone keeps and plays all nine cards.</source>
        <translation>Továbbosztás után mindenki megtartja és kijátssza mind a kilenc lapját.</translation>
    </message>
    <message>
        <source>After a run nobody discards: all cards are played, three more tricks for each run.</source>
        <translation>Továbbosztás után senki sem tesz félre lapot: minden lapot kijátszanak, továbbosztásonként három ütéssel többet.</translation>
    </message>
    <message>
        <source>After a run the players, beginning with the eldest hand, discard any cards face down until they hold six; discards are out of play.</source>
        <translation>Továbbosztás után a játékosok, a kezdő játékossal kezdve, tetszés szerinti lapokat tesznek félre lefordítva, amíg hat lapjuk nem marad; a félretett lapok kiesnek a játékból.</translation>
    </message>
    <message>
        <source>After each hand the deal passes to the eldest hand.</source>
        <translation>Minden leosztás után a kezdő játékosra száll az osztás.</translation>
    </message>
    <message>
        <source>After each trick its winner draws the top card of the stock, then the other player the next.</source>
        <translation>Minden ütés után az húzza a talon felső lapját, aki az ütést elvitte, aztán a másik játékos a következőt.</translation>
    </message>
    <message>
        <source>After one run everyone keeps and plays all nine cards; after more runs the players, beginning with the eldest hand, discard any cards face down until they hold six, and discards are out of play.</source>
        <translation>Egy továbbosztás után mindenki megtartja és kijátssza mind a kilenc lapját; több továbbosztás után a játékosok, a kezdő játékossal kezdve, tetszés szerinti lapokat tesznek félre lefordítva, amíg hat lapjuk nem marad, és a félretett lapok kiesnek a játékból.</translation>
    </message>
    <message>
        <source>After the last trick these points are scored, in this order; only cards that were played to a trick count.</source>
        <translation>Az utolsó ütés után ezek a pontok járnak, ebben a sorrendben; csak az ütésekben kijátszott lapok számítanak.</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>A játék célja</translation>
    </message>
    <message>
        <source>All other cards are worth nothing, fives included.</source>
        <translation>A többi lap, az ötös is, semmit sem ér.</translation>
    </message>
    <message>
        <source>Before every new game everyone cuts the pack; whoever cuts the highest card, ace high, deals, and only those who tie cut again.</source>
        <translation>Minden új játszma előtt mindenki emel; aki a legmagasabb lapot emeli, az oszt (az ász a legmagasabb), és csak a holtversenyben állók emelnek újra.</translation>
    </message>
    <message>
        <source>Before every new game the pack is cut again for the deal.</source>
        <translation>Minden új játszma előtt újra emelnek az osztásért.</translation>
    </message>
    <message>
        <source>Deal, speech and play go anticlockwise; the player at the dealer&apos;s right is the eldest hand.</source>
        <translation>Az osztás, a bemondás és a játék az óramutató járásával ellentétes irányban halad; a kezdő játékos az osztó jobb oldalán ül.</translation>
    </message>
    <message>
        <source>Deal, speech and play go clockwise; the player at the dealer&apos;s left is the eldest hand.</source>
        <translation>Az osztás, a bemondás és a játék az óramutató járásával megegyező irányban halad; a kezdő játékos az osztó bal oldalán ül.</translation>
    </message>
    <message>
        <source>Discarding</source>
        <translation>Félretevés</translation>
    </message>
    <message>
        <source>Each side keeps one running total, on a cribbage board or on paper, and every point is marked as soon as it is scored.</source>
        <translation>Minden félnek egyetlen összesített pontszáma van, amelyet Cribbage-táblán vagy papíron tartanak számon; minden pontot azonnal felírnak.</translation>
    </message>
    <message>
        <source>Every five is worth %1, all other cards nothing.</source>
        <translation>Minden ötös %1 lappontot ér, a többi lap semmit.</translation>
    </message>
    <message>
        <source>Everyone cuts the pack; whoever cuts the highest card, ace high, deals first, and only those who tie cut again.</source>
        <translation>Mindenki emel; aki a legmagasabb lapot emeli, az oszt először (az ász a legmagasabb), és csak a holtversenyben állók emelnek újra.</translation>
    </message>
    <message>
        <source>Everyone plays one card to each trick; its winner leads any card to the next, until all cards are played.</source>
        <translation>Minden ütéshez mindenki egy lapot ad; aki elviszi, az hív a következőhöz bármelyik lappal, amíg a lapok el nem fogynak.</translation>
    </message>
    <message>
        <source>Five: a bonus of %1 points for the side that won the five of trumps in a trick.</source>
        <translation>Ötös: %1 pont jutalom annak a félnek, amelyik az adu ötöst ütésben elvitte.</translation>
    </message>
    <message>
        <source>For every card turned up, after a run as well, the dealer&apos;s side scores at once: %1.</source>
        <translation>Minden felfordított lapért, továbbosztás után is, azonnal pont jár az osztónak: %1.</translation>
    </message>
    <message>
        <source>For the turn-up the dealer&apos;s side scores at once: %1.</source>
        <translation>A felfordított lapért azonnal pont jár az osztónak: %1.</translation>
    </message>
    <message>
        <source>Four play as two pairs of partners, who sit opposite each other: each pair is a side, with common points and tricks, but partners do not show each other their cards.</source>
        <translation>Négyen játszanak két párban, a partnerek egymással szemben ülnek: minden pár egy fél, a pontjaik és az ütéseik közösek, de a partnerek nem mutatják meg egymásnak a lapjaikat.</translation>
    </message>
    <message>
        <source>Four play, each for himself; each player is a side.</source>
        <translation>Négyen játszanak, mindenki magáért; minden játékos külön fél.</translation>
    </message>
    <message>
        <source>Game: 1 point for the side with the most card points in the tricks it won; in every suit these cards are worth: %1.</source>
        <translation>Játék: 1 pont annak a félnek, amelyiknek az elvitt ütéseiben a legtöbb lappont van; minden színben ennyit érnek a lapok: %1.</translation>
    </message>
    <message>
        <source>High: 1 point for the side that played the highest trump.</source>
        <translation>Magas: 1 pont annak a félnek, amelyik a legmagasabb adut kijátszotta.</translation>
    </message>
    <message>
        <source>If all the others pass, the dealer has to bid.</source>
        <translation>Ha mindenki más passzol, az osztónak licitálnia kell.</translation>
    </message>
    <message>
        <source>If another suit is led, whoever holds it must follow suit and may not trump (strict following).</source>
        <translation>Ha más színt hívnak, akinek van olyan lapja, annak színre színt kell adnia, és nem aduzhat (szigorú színkényszer).</translation>
    </message>
    <message>
        <source>If another suit is led, whoever holds it must follow suit or play a trump (permissive trumping).</source>
        <translation>Ha más színt hívnak, akinek van olyan lapja, annak színre színt vagy adut kell adnia (szabad aduzás).</translation>
    </message>
    <message>
        <source>If another suit was led and trumped already, a lower trump may be played only where no other card is allowed.</source>
        <translation>Ha más színt hívtak, és valaki már aduzott, alacsonyabb adu csak akkor adható, ha más lapot nem szabad kijátszani.</translation>
    </message>
    <message>
        <source>If everyone passes, the cards are thrown in and the same dealer deals again.</source>
        <translation>Ha mindenki passzol, a lapokat bedobják, és ugyanaz az osztó újraoszt.</translation>
    </message>
    <message>
        <source>If everyone passes, the eldest hand is the pitcher without a bid and cannot be set back.</source>
        <translation>Ha mindenki passzol, a kezdő játékos lesz a felvevő, licit nélkül, és nem bukhat.</translation>
    </message>
    <message>
        <source>If it makes fewer points than it bid, it is set back: it scores none of them and loses as many points as it bid, even below zero.</source>
        <translation>Ha kevesebb pontot szerez a licitjénél, megbukik: egyetlen pontot sem kap, és annyi pontot veszít, amennyit licitált, akár nulla alá is.</translation>
    </message>
    <message>
        <source>If the eldest hand begs, the dealer either makes a gift of 1 point to each of the other sides, beginning with the eldest hand&apos;s, and the suit is trumps all the same, or runs the cards.</source>
        <translation>Ha a kezdő játékos új adut kér, az osztó vagy 1-1 pontot ad ajándékba minden más félnek, a kezdő játékossal kezdve, és ez a szín marad az adu, vagy továbboszt.</translation>
    </message>
    <message>
        <source>If the eldest hand begs, the dealer either makes a gift of 1 point to the eldest hand&apos;s side, and the suit is trumps all the same, or runs the cards.</source>
        <translation>Ha a kezdő játékos új adut kér, az osztó vagy 1 pontot ad neki ajándékba, és ez a szín marad az adu, vagy továbboszt.</translation>
    </message>
    <message>
        <source>If the eldest hand begs, the dealer either makes a gift of 1 point to the other side, and the suit is trumps all the same, or runs the cards.</source>
        <translation>Ha a kezdő játékos új adut kér, az osztó vagy 1 pontot ad ajándékba a másik félnek, és ez a szín marad az adu, vagy továbboszt.</translation>
    </message>
    <message>
        <source>If the highest totals are equal, Game goes to the tied side that comes first, counting from the eldest hand.</source>
        <translation>Ha a legmagasabb összegek egyenlők, az egyenlő felek közül azé a játékpont, amelyik a kezdő játékostól számítva előbb következik.</translation>
    </message>
    <message>
        <source>If the highest totals are equal, nobody scores Game.</source>
        <translation>Ha a legmagasabb összegek egyenlők, senki sem kap játékpontot.</translation>
    </message>
    <message>
        <source>If the last run turns up the rejected suit too, that suit is trumps after all.</source>
        <translation>Ha az utolsó továbbosztás is az elutasított színt hozza, mégis az a szín az adu.</translation>
    </message>
    <message>
        <source>If the last run turns up the rejected suit too, the cards are thrown in and the same dealer deals again; points already scored stand.</source>
        <translation>Ha az utolsó továbbosztás is az elutasított színt hozza, a lapokat bedobják, és ugyanaz az osztó újraoszt; a már megszerzett pontok megmaradnak.</translation>
    </message>
    <message>
        <source>If the pitcher&apos;s side makes its bid, it scores all its points, those beyond the bid too.</source>
        <translation>Ha a felvevő fél teljesíti a licitjét, minden pontját megkapja, a licit felettieket is.</translation>
    </message>
    <message>
        <source>If the rejected suit is turned up again, the dealer has to run again; there are at most %1 runs in a deal.</source>
        <translation>Ha ismét az elutasított szín fordul fel, az osztónak megint tovább kell osztania; egy osztásban legfeljebb %1 továbbosztás lehet.</translation>
    </message>
    <message>
        <source>If trumps are led, whoever holds a trump must play one.</source>
        <translation>Ha adut hívnak, akinek van aduja, annak adut kell adnia.</translation>
    </message>
    <message>
        <source>It passes in the same way from one game to the next.</source>
        <translation>Ugyanígy száll tovább egyik játszmáról a másikra.</translation>
    </message>
    <message>
        <source>Jack: 1 point for the side that won the jack of trumps in a trick, if it was played.</source>
        <translation>Bubi: 1 pont annak a félnek, amelyik az adu bubit ütésben elvitte, ha az játékban volt.</translation>
    </message>
    <message>
        <source>Jack: for the side that won the jack of trumps in a trick, 1 point if it had played the jack itself, %1 points if another side had (it hangs the jack).</source>
        <translation>Bubi: az adu bubit ütésben elvivő fél 1 pontot kap, ha a bubit ő maga játszotta ki, és %1 pontot, ha másik fél (ez a bubi felakasztása).</translation>
    </message>
    <message>
        <source>Low: 1 point for the side that played the lowest trump.</source>
        <translation>Alacsony: 1 pont annak a félnek, amelyik a legalacsonyabb adut kijátszotta.</translation>
    </message>
    <message>
        <source>Low: 1 point for the side that won the lowest trump in a trick.</source>
        <translation>Alacsony: 1 pont annak a félnek, amelyik a legalacsonyabb adut ütésben elvitte.</translation>
    </message>
    <message>
        <source>No points are scored for taking trumps in tricks.</source>
        <translation>Az ütésekben elvitt adukért nem jár pont.</translation>
    </message>
    <message>
        <source>One game decides the match.</source>
        <translation>Egyetlen játszma dönti el a mérkőzést.</translation>
    </message>
    <message>
        <source>Only the first card of the stock is seen; all others are drawn face down.</source>
        <translation>A talonnak csak az első lapja látható; a többit lefordítva húzzák.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>A játék menete</translation>
    </message>
    <message>
        <source>Players and pack</source>
        <translation>Játékosok és kártyák</translation>
    </message>
    <message>
        <source>Rules in force</source>
        <translation>Érvényes szabályok</translation>
    </message>
    <message>
        <source>Scoring during play</source>
        <translation>Pontozás játék közben</translation>
    </message>
    <message>
        <source>Setup and deal</source>
        <translation>Az osztás</translation>
    </message>
    <message>
        <source>The aim is to score points, above all High, Low, Jack and Game after the last trick.</source>
        <translation>A cél a pontszerzés, mindenekelőtt az utolsó ütés utáni pontokkal, amelyek neve Magas, Alacsony, Bubi és Játék.</translation>
    </message>
    <message>
        <source>The aim is to score points: with the trumps that a side takes in tricks, and with High, Low, Jack and Game after the last trick.</source>
        <translation>A cél a pontszerzés: az ütésekben elvitt adukkal, valamint az utolsó ütés utáni pontokkal, amelyek neve Magas, Alacsony, Bubi és Játék.</translation>
    </message>
    <message>
        <source>The count after the last trick</source>
        <translation>Elszámolás az utolsó ütés után</translation>
    </message>
    <message>
        <source>The dealer answers without asking the partner.</source>
        <translation>Az osztó a partnere megkérdezése nélkül válaszol.</translation>
    </message>
    <message>
        <source>The dealer may take the highest bid over at the same number.</source>
        <translation>Az osztó ugyanannyiért átveheti a legmagasabb licitet.</translation>
    </message>
    <message>
        <source>The dealer shuffles and deals six cards to each player, beginning with the eldest hand: one or three at a time, as the first dealer of a game chooses for the whole game.</source>
        <translation>Az osztó megkeveri a paklit, és a kezdő játékossal kezdve mindenkinek hat lapot oszt: egyesével vagy hármasával, ahogyan a játszma első osztója az egész játszmára választja.</translation>
    </message>
    <message>
        <source>The dealer shuffles and deals six cards to each player, one at a time, beginning with the eldest hand.</source>
        <translation>Az osztó megkeveri a paklit, és a kezdő játékossal kezdve mindenkinek hat lapot oszt, egyesével.</translation>
    </message>
    <message>
        <source>The dealer shuffles and deals six cards to each player, three at a time, beginning with the eldest hand.</source>
        <translation>Az osztó megkeveri a paklit, és a kezdő játékossal kezdve mindenkinek hat lapot oszt, hármasával.</translation>
    </message>
    <message>
        <source>The dealer turns up the next card; the turn-up belongs to nobody and is not played.</source>
        <translation>Az osztó felfordítja a következő lapot; a felfordított lap senkié sem, és nem játszható ki.</translation>
    </message>
    <message>
        <source>The dealer&apos;s opponent is the eldest hand.</source>
        <translation>A kezdő játékos az osztó ellenfele.</translation>
    </message>
    <message>
        <source>The dealer, too, has to bid higher or pass.</source>
        <translation>Az osztónak is többet kell licitálnia vagy passzolnia.</translation>
    </message>
    <message>
        <source>The eldest hand alone speaks: to stand makes the suit of the turn-up trumps, to beg asks for another.</source>
        <translation>Egyedül a kezdő játékos nyilatkozik: vagy azt mondja, hogy az adu marad, és akkor a felfordított lap színe az adu, vagy új adut kér.</translation>
    </message>
    <message>
        <source>The eldest hand leads any card to the first trick; everyone plays one card to each trick, and its winner leads any card to the next, until all cards are played.</source>
        <translation>Az első ütéshez a kezdő játékos hív, bármelyik lappal; minden ütéshez mindenki egy lapot ad, és aki elviszi, az hív a következőhöz bármelyik lappal, amíg a lapok el nem fogynak.</translation>
    </message>
    <message>
        <source>The first side to reach the target wins the game at once, in the middle of a hand too; points not scored by then are void.</source>
        <translation>Amelyik fél először eléri a célpontszámot, azonnal megnyeri a játszmát, akár leosztás közben is; az addig meg nem szerzett pontok elvesznek.</translation>
    </message>
    <message>
        <source>The five of trumps is worth %1, all other cards nothing, the other fives included.</source>
        <translation>Az adu ötös %1 lappontot ér, a többi lap, a többi ötös is, semmit.</translation>
    </message>
    <message>
        <source>The five of trumps scores %1, the other trumps nothing.</source>
        <translation>Az adu ötös %1 pontot ér, a többi adu semmit.</translation>
    </message>
    <message>
        <source>The game ends after the count of a hand in which a side has reached the target; if several have, the highest score wins, and among equal scores the one that reached the target first.</source>
        <translation>A játszma annak a leosztásnak az elszámolása után ér véget, amelyben egy fél elérte a célpontszámot; ha több is elérte, a legmagasabb pontszám nyer, egyenlők közül az, amelyik előbb érte el a célpontszámot.</translation>
    </message>
    <message>
        <source>The game ends after the count of a hand in which a side has reached the target; if several have, the one that reached it last wins.</source>
        <translation>A játszma annak a leosztásnak az elszámolása után ér véget, amelyben egy fél elérte a célpontszámot; ha több is elérte, az nyer, amelyik utoljára érte el.</translation>
    </message>
    <message>
        <source>The game ends after the count of a hand in which a side has reached the target; if several have, the one that scored last wins.</source>
        <translation>A játszma annak a leosztásnak az elszámolása után ér véget, amelyben egy fél elérte a célpontszámot; ha több is elérte, az nyer, amelyik utoljára szerzett pontot.</translation>
    </message>
    <message>
        <source>The gift is allowed even where it reaches the target.</source>
        <translation>Az ajándék akkor is adható, ha valamelyik fél azzal eléri a célpontszámot.</translation>
    </message>
    <message>
        <source>The gift is not allowed where it would bring a side to the target.</source>
        <translation>Nem adható ajándék, ha valamelyik fél azzal elérné a célpontszámot.</translation>
    </message>
    <message>
        <source>The highest bidder is the pitcher and leads any card to the first trick: its suit is trumps.</source>
        <translation>Aki a legtöbbet licitálta, az a felvevő; ő hív az első ütéshez, bármelyik lappal: annak a színe az adu.</translation>
    </message>
    <message>
        <source>The highest trump wins the trick; without trumps, the highest card of the suit led does.</source>
        <translation>Az ütést a legmagasabb adu viszi; adu nélkül a hívott szín legmagasabb lapja.</translation>
    </message>
    <message>
        <source>The match is won by the first side to win %1 games.</source>
        <translation>A mérkőzést az a fél nyeri, amelyik előbb nyer meg %1 játszmát.</translation>
    </message>
    <message>
        <source>The other %1 cards are the stock; its top card is turned up, and the suit of that card is trumps for the whole hand.</source>
        <translation>A többi %1 lap a talon; a felső lapját felfordítják, és annak a színe az egész leosztásban adu.</translation>
    </message>
    <message>
        <source>The pack has 52 cards; in every suit they rank, from high to low: A K Q J 10 9 8 7 6 5 4 3 2.</source>
        <translation>A pakli 52 lapos; a lapok rangsora minden színben, a legmagasabbtól lefelé: A K Q J 10 9 8 7 6 5 4 3 2.</translation>
    </message>
    <message>
        <source>The pitcher&apos;s side counts first, then the others.</source>
        <translation>Előbb a felvevő fél számol el, aztán a többiek.</translation>
    </message>
    <message>
        <source>The pitcher&apos;s side does not count before the others.</source>
        <translation>A felvevő fél nem számol el a többiek előtt.</translation>
    </message>
    <message>
        <source>The player in the first seat (South) deals first, without a cut.</source>
        <translation>Az első helyen ülő játékos (Dél) oszt először, emelés nélkül.</translation>
    </message>
    <message>
        <source>The side that wins a trick scores at once for the trumps in it, its own included: %1.</source>
        <translation>Az ütést elvivő fél azonnal pontot kap az ütésben lévő adukért, a sajátjáért is: %1.</translation>
    </message>
    <message>
        <source>The suit of the turn-up is trumps, and nobody may beg.</source>
        <translation>A felfordított lap színe az adu, és senki sem kérhet új adut.</translation>
    </message>
    <message>
        <source>The target of a game is %1 points.</source>
        <translation>A játszma célpontszáma: %1 pont.</translation>
    </message>
    <message>
        <source>The ten of trumps scores %1.</source>
        <translation>Az adu tízes %1 pontot ér.</translation>
    </message>
    <message>
        <source>The ten of trumps scores nothing at once.</source>
        <translation>Az adu tízes nem ér azonnal pontot.</translation>
    </message>
    <message>
        <source>The top card of the stock always lies face up.</source>
        <translation>A talon felső lapja mindig felfordítva fekszik.</translation>
    </message>
    <message>
        <source>There is no bonus for the five of trumps.</source>
        <translation>Az adu ötösért nem jár jutalom.</translation>
    </message>
    <message>
        <source>There is only one run in a deal.</source>
        <translation>Egy osztásban csak egy továbbosztás lehet.</translation>
    </message>
    <message>
        <source>Three play, each for himself; each player is a side.</source>
        <translation>Hárman játszanak, mindenki magáért; minden játékos külön fél.</translation>
    </message>
    <message>
        <source>To run the cards, the dealer deals three more cards to each player in the same way and turns up another: if its suit is a new one, it is trumps, and nobody may beg again.</source>
        <translation>Továbbosztáskor az osztó ugyanúgy három további lapot oszt mindenkinek, és új lapot fordít fel: ha annak más a színe, az lesz az adu, és többé senki sem kérhet újat.</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Adu</translation>
    </message>
    <message>
        <source>Trumps are made by bidding: each player speaks once, from the eldest hand to the dealer, and passes or bids higher than anybody before.</source>
        <translation>Az adut licitálás dönti el: a kezdő játékostól az osztóig mindenki egyszer szólal meg, és passzol, vagy az előzőeknél többet licitál.</translation>
    </message>
    <message>
        <source>Two play; each player is a side.</source>
        <translation>Ketten játszanak; minden játékos külön fél.</translation>
    </message>
    <message>
        <source>When the stock is used up, the last %1 tricks are played without drawing.</source>
        <translation>Ha a talon elfogyott, az utolsó %1 ütést húzás nélkül játsszák le.</translation>
    </message>
    <message>
        <source>Whoever has no card of the suit led may play any card.</source>
        <translation>Akinek nincs lapja a hívott színből, az bármelyik lapot adhatja.</translation>
    </message>
    <message>
        <source>Whoever has no card of the suit led must play a trump, or any card if there is no trump in hand either.</source>
        <translation>Akinek nincs lapja a hívott színből, annak aduznia kell; akinek aduja sincs, az bármelyik lapot adhatja.</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>Győzelem</translation>
    </message>
    <message>
        <source>★ differs from the standard rules of this game.</source>
        <translation>★ eltér e játék szokásos szabályaitól.</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>%1 could not be written. %2</source>
        <translation>%1 nem írható. %2</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Nyomtatás…</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nincs mentve</translation>
    </message>
    <message>
        <source>Rules in force</source>
        <translation>Érvényes szabályok</translation>
    </message>
    <message>
        <source>Save as &amp;HTML…</source>
        <translation>Mentés &amp;HTML-ként…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Mentés &amp;PDF-ként…</translation>
    </message>
    <message>
        <source>Save the rules</source>
        <translation>Szabályok mentése</translation>
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
        <source>E-W</source>
        <comment>East-West in short</comment>
        <translation>K–Ny</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Kelet</translation>
    </message>
    <message>
        <source>East-West</source>
        <comment>two partners</comment>
        <translation>Kelet–Nyugat</translation>
    </message>
    <message>
        <source>N-S</source>
        <comment>North-South in short</comment>
        <translation>É–D</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Észak</translation>
    </message>
    <message>
        <source>North-South</source>
        <comment>two partners</comment>
        <translation>Észak–Dél</translation>
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
        <translation>licit: %1</translation>
    </message>
    <message>
        <source>leads</source>
        <comment>the pitcher without a bid</comment>
        <translation>ő hív</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>a player did not bid</comment>
        <translation>passz</translation>
    </message>
</context>
<context>
    <name>SeatsBox</name>
    <message>
        <source>%1, you</source>
        <comment>a seat</comment>
        <translation>%1, Ön</translation>
    </message>
    <message>
        <source>%1, your partner</source>
        <comment>a seat</comment>
        <translation>%1, az Ön partnere</translation>
    </message>
    <message>
        <source>Level of the &amp;opponents</source>
        <translation>&amp;Ellenfelek szintje</translation>
    </message>
    <message>
        <source>Level of the part&amp;ner</source>
        <translation>&amp;Partner szintje</translation>
    </message>
    <message>
        <source>Pairs: %1-%2 against %3-%4</source>
        <translation>Párok: %1–%2 és %3–%4</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Helyek</translation>
    </message>
</context>
<context>
    <name>Sentence</name>
    <message>
        <source>%1 or %2</source>
        <comment>alternatives</comment>
        <translation>%1 vagy %2</translation>
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
        <translation>Néhány beállítás nem olvasható: %1.</translation>
    </message>
    <message>
        <source>The file as it was is kept as %1.</source>
        <comment>a file</comment>
        <translation>Az eredeti fájl megőrizve itt: %1.</translation>
    </message>
    <message>
        <source>The settings could not be read.</source>
        <translation>A beállítások nem olvashatók.</translation>
    </message>
    <message>
        <source>They are now as at first.</source>
        <translation>Most a kezdeti értékek érvényesek.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>%1 to %2</source>
        <comment>a range</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>A match with even one counts as with help.</source>
        <translation>Már eggyel is segítséggel játszottnak számít a mérkőzés.</translation>
    </message>
    <message>
        <source>All kinds of %1</source>
        <comment>a game&apos;s name</comment>
        <translation>%1, minden változat</translation>
    </message>
    <message>
        <source>All points of these hands.</source>
        <translation>Az összes pont ezekben a leosztásokban.</translation>
    </message>
    <message>
        <source>As dealer you answered a beg by dealing on.</source>
        <translation>Osztóként továbbosztással felelt a kérésre.</translation>
    </message>
    <message>
        <source>As dealer you answered a beg with a point.</source>
        <translation>Osztóként egy ponttal felelt a kérésre.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Lap</translation>
    </message>
    <message>
        <source>Chance lost</source>
        <comment>heading: by a decision, on average</comment>
        <translation>Elvesztett esély</translation>
    </message>
    <message>
        <source>Chance lost per decision, per cent</source>
        <translation>Elvesztett esély döntésenként, százalékban</translation>
    </message>
    <message>
        <source>Chance to win the game lost against the best decision, on average.</source>
        <translation>A legjobb döntéshez képest elvesztett esély a játszma megnyerésére, átlagosan.</translation>
    </message>
    <message>
        <source>Cost per decision: the points lost to the end of the hand, against the best decision that could have been found from what you knew, on average.</source>
        <translation>Egy döntés ára: a leosztás végéig elvesztett pont az akkor ismert lapok alapján megtalálható legjobb döntéshez képest, átlagosan.</translation>
    </message>
    <message>
        <source>Counted in the hands as first dealt: ace, jack, ten and five of the suit turned up, before anybody has a say; in auction games, of all suits. Whoever holds good trumps stands, and so has more trumps by choice, not by chance. Fair dealing stays within the range 95 times in 100, so about one row in twenty may lie outside.</source>
        <translation>Az elsőként kiosztott lapokban számolva: a felfordított szín ásza, bubija, tízese és ötöse, mielőtt bárki megszólal; licites játékokban minden színé. Akinek jó adui vannak, meghagyja az adut, így választásból van több aduja, nem véletlenül. A tisztességes osztás 100-ból 95-ször a határok között marad, ezért körülbelül minden huszadik sor eshet kívülre.</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Osztások</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Kapott</translation>
    </message>
    <message>
        <source>Decisions</source>
        <comment>heading: how many were judged</comment>
        <translation>Döntések</translation>
    </message>
    <message>
        <source>Decisions judged</source>
        <translation>Értékelt döntések</translation>
    </message>
    <message>
        <source>Decisions taken back</source>
        <translation>Visszavont döntések</translation>
    </message>
    <message>
        <source>Ended</source>
        <comment>heading: the day on which a match ended</comment>
        <translation>Befejezve</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Várható</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Adat</translation>
    </message>
    <message>
        <source>Found to be</source>
        <translation>Eredmény</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>heading: which game is played</comment>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Játszmák</translation>
    </message>
    <message>
        <source>Games played to the end, by who won them.</source>
        <translation>Végigjátszott játszmák aszerint, ki nyerte meg őket.</translation>
    </message>
    <message>
        <source>Games that counted twice, by who won them.</source>
        <translation>Kettőt érő játszmák aszerint, ki nyerte meg őket.</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Leosztások</translation>
    </message>
    <message>
        <source>Hands and points</source>
        <translation>Leosztások és pontok</translation>
    </message>
    <message>
        <source>Hands that are over, however they ended.</source>
        <translation>Befejezett leosztások, akárhogyan értek véget.</translation>
    </message>
    <message>
        <source>Help</source>
        <comment>heading: whether hints or undo were used</comment>
        <translation>Segítség</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Tippek</translation>
    </message>
    <message>
        <source>How often; points for a jack of trumps taken from others.</source>
        <translation>Hányszor; pont mástól elvitt adu bubiért.</translation>
    </message>
    <message>
        <source>How often; points for the card turned up.</source>
        <translation>Hányszor; pont a felfordított lapért.</translation>
    </message>
    <message>
        <source>How often; points for the five of trumps in the count.</source>
        <translation>Hányszor; pont az adu ötösért az elszámoláskor.</translation>
    </message>
    <message>
        <source>How often; points for the highest trump.</source>
        <translation>Hányszor; pont a legmagasabb aduért.</translation>
    </message>
    <message>
        <source>How often; points for the jack of trumps.</source>
        <translation>Hányszor; pont az adu bubiért.</translation>
    </message>
    <message>
        <source>How often; points for the lowest trump.</source>
        <translation>Hányszor; pont a legalacsonyabb aduért.</translation>
    </message>
    <message>
        <source>How often; points for the most card points.</source>
        <translation>Hányszor; pont a legtöbb lappontért.</translation>
    </message>
    <message>
        <source>How often; points for trumps as taken.</source>
        <translation>Hányszor; pont az elvitt adukért.</translation>
    </message>
    <message>
        <source>How often; points given by the dealer.</source>
        <translation>Hányszor; az osztótól kapott pont.</translation>
    </message>
    <message>
        <source>How often; points lost for bids not made.</source>
        <translation>Hányszor; a nem teljesített liciteken vesztett pont.</translation>
    </message>
    <message>
        <source>How often; then the mean points of those hands.</source>
        <translation>Hányszor; utána ezeknek a leosztásoknak az átlagpontja.</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Összesen</translation>
    </message>
    <message>
        <source>Lead per hand</source>
        <translation>Előny leosztásonként</translation>
    </message>
    <message>
        <source>Lead per hand: your side&apos;s points less those of the others, divided by the hands.</source>
        <translation>Előny leosztásonként: a saját fél pontjaiból levonva a többiekét, elosztva a leosztások számával.</translation>
    </message>
    <message>
        <source>Left for another match: neither won nor lost.</source>
        <translation>Másik mérkőzés miatt félbehagyva: se nyert, se vesztett.</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Leghosszabb nyerő sorozat</translation>
    </message>
    <message>
        <source>Match</source>
        <comment>heading: its number</comment>
        <translation>Mérkőzés</translation>
    </message>
    <message>
        <source>Match %1, %2, ended %3: a decision cost %4 points and %5 of the chance to win on average.</source>
        <comment>number, game, day, points, per cent</comment>
        <translation>%1. mérkőzés, %2, befejezve: %3. Egy döntés átlagosan ennyibe került: %4 pont és %5 nyerési esély.</translation>
    </message>
    <message>
        <source>Match %1, %2: %3. Lead per hand: %4.</source>
        <comment>number, game, result</comment>
        <translation>%1. mérkőzés, %2: %3. Előny leosztásonként: %4.</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Mérkőzések</translation>
    </message>
    <message>
        <source>Matches and games</source>
        <translation>Mérkőzések és játszmák</translation>
    </message>
    <message>
        <source>Matches left</source>
        <translation>Félbehagyott mérkőzések</translation>
    </message>
    <message>
        <source>Matches played to the end and reviewed.</source>
        <translation>Végigjátszott és értékelt mérkőzések.</translation>
    </message>
    <message>
        <source>Matches played to the end, by who won them.</source>
        <translation>Végigjátszott mérkőzések aszerint, ki nyerte meg őket.</translation>
    </message>
    <message>
        <source>Matches reviewed</source>
        <translation>Értékelt mérkőzések</translation>
    </message>
    <message>
        <source>Matches won since the last one lost.</source>
        <translation>Az utolsó vesztett óta megnyert mérkőzések.</translation>
    </message>
    <message>
        <source>Most matches won one after the other.</source>
        <translation>A legtöbb egymás után megnyert mérkőzés.</translation>
    </message>
    <message>
        <source>No hand has been played to its end yet.</source>
        <translation>Még nincs végigjátszott leosztás.</translation>
    </message>
    <message>
        <source>No match has been reviewed yet.</source>
        <translation>Még nincs értékelt mérkőzés.</translation>
    </message>
    <message>
        <source>Nobody had bid, and you made trumps.</source>
        <translation>Senki sem licitált, és Ön nevezte meg az adut.</translation>
    </message>
    <message>
        <source>Only of matches that have been reviewed.</source>
        <translation>Csak az értékelt mérkőzésekből.</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Ellenfelek</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Többiek</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontok</translation>
    </message>
    <message>
        <source>Points divided by hands.</source>
        <translation>A pontok elosztva a leosztások számával.</translation>
    </message>
    <message>
        <source>Points lost</source>
        <comment>heading: by a decision, on average</comment>
        <translation>Elvesztett pont</translation>
    </message>
    <message>
        <source>Points lost per decision</source>
        <translation>Elvesztett pont döntésenként</translation>
    </message>
    <message>
        <source>Points of the hand lost against the best decision, on average.</source>
        <translation>A leosztás pontjaiból elvesztett rész a legjobb döntéshez képest, átlagosan.</translation>
    </message>
    <message>
        <source>Points per hand</source>
        <translation>Pont leosztásonként</translation>
    </message>
    <message>
        <source>Range of chance</source>
        <translation>A véletlen határai</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Végeredmény</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Hely</translation>
    </message>
    <message>
        <source>Skunks</source>
        <translation>Skunkok</translation>
    </message>
    <message>
        <source>Taken back</source>
        <comment>heading: decisions taken back in a match</comment>
        <translation>Visszavont</translation>
    </message>
    <message>
        <source>What it counts</source>
        <translation>Mit számol</translation>
    </message>
    <message>
        <source>What you decided</source>
        <translation>Az Ön döntései</translation>
    </message>
    <message>
        <source>What your decisions cost</source>
        <translation>Amibe az Ön döntései kerültek</translation>
    </message>
    <message>
        <source>Won in a row now</source>
        <translation>Jelenlegi nyerő sorozat</translation>
    </message>
    <message>
        <source>You begged and the cards were run</source>
        <translation>Kért, és továbbosztás lett</translation>
    </message>
    <message>
        <source>You begged and were given one</source>
        <translation>Kért, és pontot kapott</translation>
    </message>
    <message>
        <source>You begged; the dealer dealt on.</source>
        <translation>Ön kért; az osztó továbbosztott.</translation>
    </message>
    <message>
        <source>You begged; the dealer gave a point.</source>
        <translation>Ön kért; az osztó pontot adott.</translation>
    </message>
    <message>
        <source>You gave one</source>
        <translation>Pontot adott</translation>
    </message>
    <message>
        <source>You led without a bid</source>
        <translation>Licit nélkül hívott</translation>
    </message>
    <message>
        <source>You ran the cards</source>
        <translation>Továbbosztott</translation>
    </message>
    <message>
        <source>You stood</source>
        <translation>Meghagyta az adut</translation>
    </message>
    <message>
        <source>You took the suit turned up as trumps.</source>
        <translation>Elfogadta adunak a felfordított színt.</translation>
    </message>
    <message>
        <source>Your bid was made</source>
        <translation>Licitje teljesült</translation>
    </message>
    <message>
        <source>Your bid was set back</source>
        <translation>Licitje elbukott</translation>
    </message>
    <message>
        <source>Your decisions that were open, in these matches.</source>
        <translation>Az Ön döntései ezekben a mérkőzésekben, ahol volt választás.</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>Saját fél</translation>
    </message>
    <message>
        <source>Your side scored less than you had bid.</source>
        <translation>A saját fél kevesebb pontot írt, mint amennyit licitált.</translation>
    </message>
    <message>
        <source>Your side scored what you had bid, or more.</source>
        <translation>A saját fél legalább annyi pontot írt, amennyit licitált.</translation>
    </message>
    <message>
        <source>left at %1 to %2</source>
        <comment>a match, games</comment>
        <translation>félbehagyva: %1–%2</translation>
    </message>
    <message>
        <source>lost %1 to %2</source>
        <comment>a match, games</comment>
        <translation>vesztett: %1–%2</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>vegyes</translation>
    </message>
    <message>
        <source>outside</source>
        <comment>the range of chance</comment>
        <translation>kívül</translation>
    </message>
    <message>
        <source>under way, %1 to %2</source>
        <comment>a match, games</comment>
        <translation>folyamatban, %1–%2</translation>
    </message>
    <message>
        <source>with</source>
        <comment>help</comment>
        <translation>van</translation>
    </message>
    <message>
        <source>within</source>
        <comment>the range of chance</comment>
        <translation>belül</translation>
    </message>
    <message>
        <source>won %1 to %2</source>
        <comment>a match, games</comment>
        <translation>nyert: %1–%2</translation>
    </message>
</context>
<context>
    <name>StatisticsWindow</name>
    <message>
        <source>%1 could not be written. %2</source>
        <translation>%1 nem írható. %2</translation>
    </message>
    <message>
        <source>&amp;Decisions</source>
        <translation>&amp;Döntések</translation>
    </message>
    <message>
        <source>&amp;Export as CSV…</source>
        <translation>E&amp;xportálás CSV-ként…</translation>
    </message>
    <message>
        <source>&amp;Fair cards</source>
        <translation>&amp;Tisztességes lapok</translation>
    </message>
    <message>
        <source>&amp;Matches</source>
        <translation>&amp;Mérkőzések</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Nullázás</translation>
    </message>
    <message>
        <source>&amp;Take back the reset</source>
        <translation>Nullázás &amp;visszavonása</translation>
    </message>
    <message>
        <source>All matches so far, also the one under way, count no more.</source>
        <translation>Az eddigi mérkőzések, a folyamatban lévő is, többé nem számítanak.</translation>
    </message>
    <message>
        <source>Counting the matches…</source>
        <translation>A mérkőzések számlálása…</translation>
    </message>
    <message>
        <source>Export the statistics</source>
        <translation>A statisztika exportálása</translation>
    </message>
    <message>
        <source>F&amp;igures</source>
        <translation>Szám&amp;ok</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statisztika</translation>
    </message>
    <message>
        <source>The matches could not be counted.</source>
        <translation>A mérkőzéseket nem sikerült megszámolni.</translation>
    </message>
</context>
<context>
    <name>StepBar</name>
    <message>
        <source>Action</source>
        <comment>step by</comment>
        <translation>Lépés</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>step by</comment>
        <translation>Leosztás</translation>
    </message>
    <message>
        <source>One action back</source>
        <translation>Egy lépés vissza</translation>
    </message>
    <message>
        <source>One action on</source>
        <translation>Egy lépés előre</translation>
    </message>
    <message>
        <source>Place in the match</source>
        <translation>Hely a mérkőzésben</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Ugrás az elejére</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Ugrás a végére</translation>
    </message>
    <message>
        <source>To the hand before</source>
        <translation>Ugrás az előző leosztáshoz</translation>
    </message>
    <message>
        <source>To the next hand</source>
        <translation>Ugrás a következő leosztáshoz</translation>
    </message>
    <message>
        <source>To the next trick</source>
        <translation>Ugrás a következő ütéshez</translation>
    </message>
    <message>
        <source>To the trick before</source>
        <translation>Ugrás az előző ütéshez</translation>
    </message>
    <message>
        <source>Trick</source>
        <comment>step by</comment>
        <translation>Ütés</translation>
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
    <name>System</name>
    <message>
        <source>Another program holds the file.</source>
        <translation>A fájlt egy másik program használja.</translation>
    </message>
    <message>
        <source>It was written by a newer program.</source>
        <translation>Újabb program írta.</translation>
    </message>
    <message>
        <source>Nothing can be written there.</source>
        <translation>Oda nem lehet írni.</translation>
    </message>
    <message>
        <source>That is a folder, not a file.</source>
        <translation>Ez mappa, nem fájl.</translation>
    </message>
    <message>
        <source>The disk does not answer.</source>
        <translation>A lemez nem válaszol.</translation>
    </message>
    <message>
        <source>The disk does not work as it should.</source>
        <translation>A lemez hibásan működik.</translation>
    </message>
    <message>
        <source>The file cannot be opened.</source>
        <translation>A fájl nem nyitható meg.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>A fájl megsérült.</translation>
    </message>
    <message>
        <source>The name of the file is too long.</source>
        <translation>Túl hosszú a fájlnév.</translation>
    </message>
    <message>
        <source>The system does not allow it.</source>
        <translation>A rendszer nem engedélyezi.</translation>
    </message>
    <message>
        <source>There is no room left on the disk.</source>
        <translation>Nincs több hely a lemezen.</translation>
    </message>
    <message>
        <source>There is no such file or folder.</source>
        <translation>Nincs ilyen fájl vagy mappa.</translation>
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
        <translation>Oszt: %1</translation>
    </message>
    <message>
        <source>%1 to discard</source>
        <translation>Félretesz: %1</translation>
    </message>
    <message>
        <source>%1 to play</source>
        <translation>%1 következik</translation>
    </message>
    <message>
        <source>%1 to play: will you call an open card?</source>
        <translation>%1 következik: kikér egy felfedett lapot?</translation>
    </message>
    <message>
        <source>%1 to speak</source>
        <translation>Szól: %1</translation>
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
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1, best of %2, against the computer</source>
        <translation>%1 – a számítógép ellen, legfeljebb %2 játszma</translation>
    </message>
    <message>
        <source>%1, dealer: %2</source>
        <comment>name, score</comment>
        <translation>%1, osztó: %2</translation>
    </message>
    <message>
        <source>%1, one game, against the computer</source>
        <translation>%1 – a számítógép ellen, egy játszma</translation>
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
        <source>Beg: one point for you, or three more cards each</source>
        <translation>Kérés: egy pont Önnek, vagy mindenkinek még három lap</translation>
    </message>
    <message>
        <source>Being saved…</source>
        <comment>what was just done</comment>
        <translation>Mentés…</translation>
    </message>
    <message>
        <source>Best of %1</source>
        <translation>Legfeljebb %1 játszma</translation>
    </message>
    <message>
        <source>Can be shown</source>
        <translation>Felfedhető</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Kártyaasztal</translation>
    </message>
    <message>
        <source>Chosen for discarding</source>
        <translation>Félretevésre kiválasztva</translation>
    </message>
    <message>
        <source>Cribbage board</source>
        <translation>Cribbage-tábla</translation>
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
        <translation>Legmagasabb licit: %1 (%2)</translation>
    </message>
    <message>
        <source>Last trick: %1</source>
        <comment>who won it</comment>
        <translation>Utolsó ütés: %1</translation>
    </message>
    <message>
        <source>Lies open</source>
        <translation>Felfedve</translation>
    </message>
    <message>
        <source>No trick has been taken yet.</source>
        <translation>Még nincs elvitt ütés.</translation>
    </message>
    <message>
        <source>Nobody has bid yet</source>
        <translation>Még nincs licit</translation>
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
        <source>Pack %1 is fixed. Cut it where you like, then deal.</source>
        <translation>Pakli: %1 – rögzítve. Emeljen, ahol tetszik, azután osszon.</translation>
    </message>
    <message>
        <source>Pack %1, fixed before the deal</source>
        <translation>%1 pakli, az osztás előtt rögzítve</translation>
    </message>
    <message>
        <source>Playable</source>
        <translation>Kijátszható</translation>
    </message>
    <message>
        <source>Read about it in How to play (F1)</source>
        <translation>Olvasson róla a Játékszabályokban (F1)</translation>
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
        <translation>Az első kijátszott lap színe lesz az adu</translation>
    </message>
    <message>
        <source>The hand is over</source>
        <translation>Vége a leosztásnak</translation>
    </message>
    <message>
        <source>Top of the stock</source>
        <comment>a card</comment>
        <translation>A talon tetején</translation>
    </message>
    <message>
        <source>Trumps: %1</source>
        <translation>Adu: %1</translation>
    </message>
    <message>
        <source>Turned up</source>
        <comment>a card</comment>
        <translation>Felfordítva</translation>
    </message>
    <message>
        <source>Where to cut the pack</source>
        <translation>Hol emelje a paklit</translation>
    </message>
    <message>
        <source>Which card will you show?</source>
        <translation>Melyik lapot fedi fel?</translation>
    </message>
    <message>
        <source>Will you give one, or run the cards?</source>
        <translation>Ad 1 pontot, vagy továbboszt?</translation>
    </message>
    <message>
        <source>Will you stand, or beg? Turned up: %1</source>
        <translation>Marad, vagy újat kér? Felfordítva: %1</translation>
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
        <translation>licit: %1 (%2)</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>szint: %1</translation>
    </message>
    <message>
        <source>lies open</source>
        <translation>felfedve</translation>
    </message>
    <message>
        <source>pack %1 checked</source>
        <translation>%1 pakli ellenőrizve</translation>
    </message>
    <message>
        <source>still out: %1</source>
        <translation>még kint van: %1</translation>
    </message>
    <message>
        <source>the dealer may take it for the same</source>
        <translation>az osztó ugyanennyiért átveheti</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>gondolkodik…</translation>
    </message>
    <message>
        <source>your deal</source>
        <translation>oszt</translation>
    </message>
    <message>
        <source>your discard</source>
        <translation>félretesz</translation>
    </message>
    <message>
        <source>your lead</source>
        <translation>hív</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>következik</translation>
    </message>
    <message>
        <source>your word</source>
        <translation>dönt</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>&amp;Colours of the suits:</source>
        <translation>&amp;Színek árnyalatai:</translation>
    </message>
    <message>
        <source>&amp;Deck:</source>
        <translation>&amp;Pakli:</translation>
    </message>
    <message>
        <source>&amp;Felt:</source>
        <translation>Pos&amp;ztó:</translation>
    </message>
    <message>
        <source>&amp;Letters on the cards:</source>
        <translation>A &amp;lapok betűjelei:</translation>
    </message>
    <message>
        <source>A folder for each deck: AS.svg, KS.svg … 2C.svg and, if any, back.svg.</source>
        <translation>Paklinként egy mappa: AS.svg, KS.svg … 2C.svg és, ha van, back.svg.</translation>
    </message>
    <message>
        <source>A plain card has a large letter and its suit, and no drawing.</source>
        <translation>Az egyszerű lapon nagy betű és a szín jele van, rajz nincs.</translation>
    </message>
    <message>
        <source>As the language</source>
        <comment>letters</comment>
        <translation>A nyelv szerint</translation>
    </message>
    <message>
        <source>B&amp;oard:</source>
        <translation>&amp;Tábla:</translation>
    </message>
    <message>
        <source>Black fans</source>
        <translation>Fekete legyezők</translation>
    </message>
    <message>
        <source>Blue</source>
        <comment>felt</comment>
        <translation>Kék</translation>
    </message>
    <message>
        <source>Blue rosette</source>
        <translation>Kék rozetta</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <comment>felt</comment>
        <translation>Bordó</translation>
    </message>
    <message>
        <source>Card &amp;back:</source>
        <translation>&amp;Hátlap:</translation>
    </message>
    <message>
        <source>Corner &amp;index:</source>
        <translation>Sa&amp;rokjel:</translation>
    </message>
    <message>
        <source>Ebony</source>
        <translation>Ében</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Négy</translation>
    </message>
    <message>
        <source>Green</source>
        <comment>felt</comment>
        <translation>Zöld</translation>
    </message>
    <message>
        <source>Green leaves</source>
        <translation>Zöld levelek</translation>
    </message>
    <message>
        <source>Grey</source>
        <comment>felt</comment>
        <translation>Szürke</translation>
    </message>
    <message>
        <source>Hand log</source>
        <translation>Leosztásnapló</translation>
    </message>
    <message>
        <source>International (A K Q J)</source>
        <translation>Nemzetközi (A K Q J)</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>index</comment>
        <translation>Nagy</translation>
    </message>
    <message>
        <source>Maple</source>
        <translation>Juhar</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>index</comment>
        <translation>Szokásos</translation>
    </message>
    <message>
        <source>Own d&amp;ecks…</source>
        <translation>Saját pa&amp;klik…</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Egyszerű</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Előnézet</translation>
    </message>
    <message>
        <source>Red trellis</source>
        <translation>Piros rács</translation>
    </message>
    <message>
        <source>Sand</source>
        <comment>felt</comment>
        <translation>Homok</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Asztal</translation>
    </message>
    <message>
        <source>The letters and numbers in the corners.</source>
        <translation>A betűk és számok a lapok sarkában.</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Kettő</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>Dió</translation>
    </message>
    <message>
        <source>With figures</source>
        <translation>Figurás</translation>
    </message>
    <message>
        <source>With four, diamonds are blue and clubs green.</source>
        <translation>Négynél a káró kék, a treff zöld.</translation>
    </message>
</context>
<context>
    <name>Viewer</name>
    <message>
        <source>%1 · %2 of %3</source>
        <comment>hand, number, how many</comment>
        <translation>%1 · %2/%3</translation>
    </message>
    <message>
        <source>%1: discarded</source>
        <comment>a player&apos;s name</comment>
        <translation>%1: félretett lapok</translation>
    </message>
    <message>
        <source>%1: drawn from the stock</source>
        <comment>a player&apos;s name</comment>
        <translation>%1: húzás a talonból</translation>
    </message>
    <message>
        <source>%1: hand</source>
        <comment>a player&apos;s name</comment>
        <translation>%1: kiosztott lapok</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Minden lap</translation>
    </message>
    <message>
        <source>As seen by %1</source>
        <comment>a player&apos;s name</comment>
        <translation>%1 szemével</translation>
    </message>
    <message>
        <source>As you saw it</source>
        <translation>Ahogy Ön látta</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Lapok</translation>
    </message>
    <message>
        <source>Deal %1 · %2</source>
        <comment>number, whose cards</comment>
        <translation>%1. osztás · %2</translation>
    </message>
    <message>
        <source>Game %1, hand %2</source>
        <translation>%1. játszma, %2. leosztás</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>%1. leosztás</translation>
    </message>
    <message>
        <source>Left in the stock</source>
        <translation>A talonban maradt</translation>
    </message>
    <message>
        <source>Not dealt</source>
        <translation>Ki nem osztott lapok</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>Felfordított lapok</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Hol</translation>
    </message>
</context>
<context>
    <name>ViewerWindow</name>
    <message>
        <source>&amp;Continue from here</source>
        <translation>&amp;Folytatás innen</translation>
    </message>
    <message>
        <source>&amp;Copy the deal code</source>
        <translation>Os&amp;ztáskód másolása</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Továbbiak</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>É&amp;rtékelés</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Asztal</translation>
    </message>
    <message>
        <source>C&amp;ards of the hand</source>
        <translation>A &amp;leosztás lapjai</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Visszatekintés</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Mérkőzés</translation>
    </message>
    <message>
        <source>Play these cards a&amp;gain</source>
        <translation>U&amp;gyanezek a lapok újra</translation>
    </message>
    <message>
        <source>Sa&amp;ve the record…</source>
        <translation>Feljegyzés men&amp;tése…</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mutatás</translation>
    </message>
    <message>
        <source>The computer in your c&amp;hair</source>
        <translation>A számítógép az Ön hel&amp;yén</translation>
    </message>
</context>
<context>
    <name>licences</name>
    <message>
        <source>It builds on these works of others, each under a licence of its own:</source>
        <translation>Mások alábbi műveire épül, mindegyikre a saját licence érvényes:</translation>
    </message>
</context>
</TS>
