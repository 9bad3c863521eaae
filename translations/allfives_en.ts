<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n card(s) discarded</source>
        <comment>by a player</comment>
        <translation>
            <numerusform>%n card discarded</numerusform>
            <numerusform>%n cards discarded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) judged.</source>
        <comment>of a player in a match</comment>
        <translation>
            <numerusform>%n decision judged.</numerusform>
            <numerusform>%n decisions judged.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) taken back</source>
        <comment>with undo, in a match</comment>
        <translation>
            <numerusform>%n decision taken back</numerusform>
            <numerusform>%n decisions taken back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) under each set of rules, with the same cards.</source>
        <comment>played by computer</comment>
        <translation>
            <numerusform>%n game under each set of rules, with the same cards.</numerusform>
            <numerusform>%n games under each set of rules, with the same cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s) given</source>
        <comment>by the computer, in a match</comment>
        <translation>
            <numerusform>%n hint given</numerusform>
            <numerusform>%n hints given</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them could not be bettered.</source>
        <comment>decisions</comment>
        <translation>
            <numerusform>%n of them could not be bettered.</numerusform>
            <numerusform>%n of them could not be bettered.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) saved.</source>
        <comment>of matches, into a file</comment>
        <translation>
            <numerusform>%n record saved.</numerusform>
            <numerusform>%n records saved.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to go</source>
        <comment>holes to the end of the board</comment>
        <translation>
            <numerusform>%n to go</numerusform>
            <numerusform>%n to go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <comment>won by a player</comment>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s)</source>
        <comment>to discard</comment>
        <translation>
            <numerusform>Choose %n more card</numerusform>
            <numerusform>Choose %n more cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Counting: %n match(es) to go</source>
        <comment>of the statistics</comment>
        <translation>
            <numerusform>Counting: %n match to go</numerusform>
            <numerusform>Counting: %n matches to go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s)</source>
        <comment>what the player has to do</comment>
        <translation>
            <numerusform>Discard %n card</numerusform>
            <numerusform>Discard %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only reviewed matches count. %n finished match(es) not reviewed yet.</source>
        <comment>of the statistics</comment>
        <translation>
            <numerusform>Only reviewed matches count. %n finished match is not reviewed yet.</numerusform>
            <numerusform>Only reviewed matches count. %n finished matches are not reviewed yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reviewing: %n match(es) to go.</source>
        <comment>of the statistics</comment>
        <translation>
            <numerusform>Reviewing: %n match to go.</numerusform>
            <numerusform>Reviewing: %n matches to go.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take back %n card(s)</source>
        <comment>too many chosen to discard</comment>
        <translation>
            <numerusform>Take back %n card</numerusform>
            <numerusform>Take back %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HouseRulesPage</name>
    <message numerus="yes">
        <source>%n option(s) changed</source>
        <translation>
            <numerusform>%n option changed</numerusform>
            <numerusform>%n options changed</numerusform>
        </translation>
    </message>
</context>
</TS>
