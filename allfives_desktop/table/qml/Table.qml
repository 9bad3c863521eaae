pragma ComponentBehavior: Bound

import QtQml.Models
import QtQuick
import AllFives

// The table. Models say what lies where; this file and its parts only show it.
FocusScope {
    id: table

    required property Director director
    required property Choices choices
    required property CardsModel cards
    required property PegsModel pegs
    required property TableWords words
    required property PackCut cut
    required property SeatPlate near
    required property SeatPlate west
    required property SeatPlate north
    required property SeatPlate east
    required property ScoresModel scores
    required property RowsModel buttons
    required property RowsModel count
    required property RowsModel lastTrick
    required property url faces
    required property url back
    required property string inks
    required property string felt
    required property bool paleBoard
    required property url art
    required property url boardArt
    required property url boardFace
    required property int ownSeat
    required property int ownSide
    required property list<int> chairs
    required property list<int> piles
    required property bool clockwise
    required property bool turning
    required property real boardAspect
    // Milliseconds of the motions that belong to no beat.
    required property int riseTime
    required property int fadeTime
    required property int returnTime
    required property int hoverTime
    required property int shakeTime
    property real textFactor: 1
    property string scheme: "dark"

    property int gliding: 0
    readonly property bool moving: gliding > 0 || board.moving || gain.rising || finale.running
    readonly property bool upright: places.upright
    readonly property real lyingBoard: places.lyingBoard
    readonly property real handHeight: theme.handHeight

    // The names of all plates in the size in which the longest has room.
    readonly property int plateNameSize: {
        let share = 1;
        for (let at = 0; at < plates.count; ++at) {
            const plate = plates.itemAt(at) as ScorePlate;
            if (plate)
                share = Math.max(share, plate.nameWidth / plate.nameRoom);
        }
        return Math.floor(theme.smallSize * Math.max(1 / share, 0.8));
    }
    readonly property int seatNameSize: {
        const pills = [far, own, left.item as SeatPill, right.item as SeatPill];
        const share = pills.reduce((most, pill) => Math.max(most, pill ? pill.nameShare : 0), 1);
        return Math.floor(theme.nameSize * Math.max(1 / share, 0.8));
    }

    signal stilled
    signal landed

    function finish(): void {
        for (let row = 0; row < pack.count; ++row) {
            const card = pack.objectAt(row) as Card;
            if (card)
                card.finish();
        }
        board.finish();
        gain.finish();
        finale.finish();
    }

    // Where the words under the heaps of won cards begin; two that sit face to face have room there.
    function heapsLeft(): real {
        let left = places.zoneRight;
        for (let at = 0; at < heaps.count && !places.round; ++at)
            left = Math.min(left, heaps.itemAt(at)?.x ?? left);
        return left;
    }

    function celebrate(kind: string, milliseconds: int): void {
        finale.begin(kind, milliseconds);
    }

    function shake(row: int): void {
        const card = pack.objectAt(row) as Card;
        if (card)
            card.shake();
    }

    function lift(): void {
        gain.rise(board.aim());
    }

    function focusActions(): void {
        bar.focusFirst();
    }

    // Where the card or the button stands that a hint means.
    function hintedAt(): real {
        if (choices.hintedButton >= 0)
            return bar.x + bar.middleOf(choices.hintedButton);
        const card = choices.hinted.length > 0 ? pack.objectAt(choices.hinted[0]) as Card : null;
        return card ? card.spot.x - 0.38 * places.handWidth : places.middle;
    }

    // The own card at a place of the hand takes the focus.
    function focusCard(place: int): bool {
        for (let row = 0; row < pack.count; ++row) {
            const card = pack.objectAt(row) as Card;
            if (card && card.inHand && card.place === place) {
                card.forceActiveFocus(Qt.TabFocusReason);
                return true;
            }
        }
        return false;
    }

    function focusedCard(): Card {
        for (let row = 0; row < pack.count; ++row) {
            const card = pack.objectAt(row) as Card;
            if (card && card.inHand && card.activeFocus)
                return card;
        }
        return null;
    }

    function stepFocus(by: int): void {
        const card = focusedCard();
        if (card)
            focusCard((card.place + by + card.count) % card.count);
        else if (!focusCard(by > 0 ? 0 : 999))
            focusCard(0);
    }

    // A digit raises a card; the same digit again plays it.
    function digit(place: int): void {
        const card = focusedCard();
        if (card && card.place === place)
            choices.chooseCard(card.index);
        else
            focusCard(place);
    }

    // Keeps Qt's animation clock running between the batches of a deal: begun from rest it lets the
    // first step of a motion wait for a frame and a half.
    NumberAnimation {
        id: clock

        property real reading: 0

        target: clock
        property: "reading"
        from: 0
        to: 1
        duration: 120
    }

    onMovingChanged: {
        if (!moving) {
            clock.restart();
            stilled();
        }
    }

    focus: true

    Keys.onPressed: event => {
        if (event.isAutoRepeat || event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            return;
        const confirm = event.key === Qt.Key_Space || event.key === Qt.Key_Return || event.key === Qt.Key_Enter;
        if (director.busy) {
            if (confirm) {
                event.accepted = true;
                director.hurry();
            }
            return;
        }
        if (event.key === Qt.Key_Left || event.key === Qt.Key_Right) {
            event.accepted = true;
            const by = event.key === Qt.Key_Left ? -1 : 1;
            if (cut.caption !== "")
                cut.cutAt(cut.place + by);
            else
                stepFocus(by);
        } else if (event.key >= Qt.Key_1 && event.key <= Qt.Key_9 && director.accepting) {
            event.accepted = true;
            digit(event.key - Qt.Key_1);
        } else if (event.key === Qt.Key_Escape && words.hint !== "") {
            event.accepted = true;
            choices.putHintAway();
        } else if (confirm) {
            event.accepted = true;
            const card = focusedCard();
            if (card)
                choices.chooseCard(card.index);
            else
                choices.confirm();
        }
    }

    Theme {
        id: theme

        width: table.width
        height: table.height
        textFactor: table.textFactor
        felt: table.felt
        scheme: table.scheme
    }

    Places {
        id: places

        theme: theme
        width: table.width
        height: table.height
        boardAspect: table.boardAspect
        chairs: table.chairs
        piles: table.piles
        turning: table.turning
        pixels: table.Screen.devicePixelRatio
        matchHeight: match.visible ? match.height + theme.u : 0
    }

    Image {
        anchors.fill: parent
        source: table.art + "felt_" + table.felt + ".jpg"
        visible: table.scheme !== "contrast"
        smooth: false
        asynchronous: false
    }

    Image {
        anchors.fill: parent
        source: table.art + "fibre.png"
        visible: table.scheme !== "contrast"
        fillMode: Image.Tile
    }

    Image {
        x: places.trickCentre - places.ringX - 8 * theme.s
        y: places.trickMiddle - places.ringY
        width: 2 * places.ringX + 16 * theme.s
        height: 2 * places.ringY
        source: table.art + "ring.svg"
        visible: table.words.offer === ""
        mirror: !table.clockwise
        sourceSize: Qt.size(Math.round(width), Math.round(height))
        asynchronous: true
        retainWhileLoading: true
    }

    PegBoard {
        id: board

        pegs: table.pegs
        spoken: table.words.board
        focusInner: theme.focusInner
        focusOuter: theme.focusOuter
        face: table.boardFace
        art: table.boardArt
        pale: table.paleBoard
        x: places.boardX
        y: places.boardY
        width: places.boardWidth
        height: places.boardHeight
        onTold: (story, at) => table.choices.tell(story)
        onHopped: table.landed()
        onMovingChanged: {
            if (!moving)
                table.landed();
        }
    }

    Repeater {
        id: plates

        model: table.scores

        ScorePlate {
            required property int index
            required property string score

            points: score
            theme: theme
            nameSize: table.plateNameSize
            art: table.boardArt
            x: places.plateX
            y: index === table.piles.length - 1 ? places.foot - height : places.top + index * (height + theme.u)
            width: theme.plateWidth
            height: places.plateHeight
        }
    }

    MatchPlate {
        id: match

        words: table.words
        theme: theme
        x: places.plateX
        y: (places.top + (table.piles.length - 1) * (places.plateHeight + theme.u) - theme.u + places.foot - places.plateHeight - height) / 2
        width: theme.plateWidth
        visible: table.words.match !== ""
    }

    Chip {
        theme: theme
        label: table.words.stock
        x: Math.round(Math.max(places.margin, places.stockX - width / 2))
        y: Math.round(places.trickMiddle + places.stockHeight / 2 + 2.4 * theme.u)
    }

    Item {
        id: handLayer

        objectName: "hand"

        anchors.fill: parent

        Accessible.role: Accessible.Grouping
        Accessible.name: table.words.yourHand
    }

    Item {
        id: feltLayer

        objectName: "felt"

        anchors.fill: parent

        Accessible.role: Accessible.Grouping
        Accessible.name: table.words.trick
    }

    Instantiator {
        id: pack

        model: table.cards

        delegate: Card {
            id: card

            places: places
            theme: theme
            faces: table.faces
            back: table.back
            art: table.art
            ownSeat: table.ownSeat
            returnTime: table.returnTime
            hoverTime: table.hoverTime
            shakeTime: table.shakeTime
            answering: table.director.accepting || table.director.interruptible
            picked: table.choices.picked.includes(index)
            suggested: table.choices.hinted.includes(index) ? table.words.suggested : ""
            parent: inHand ? handLayer : feltLayer
            onMovingChanged: table.gliding += moving ? 1 : -1
            onChosen: row => table.choices.chooseCard(row)
        }
    }

    Repeater {
        id: heaps

        model: table.scores

        Chip {
            required property int index
            required property string won
            required property string wonSpoken

            theme: theme
            label: won
            spoken: wonSpoken
            x: Math.round(Math.min(places.wonX - width / 2, places.innerRight - width))
            y: Math.round(places.wonY(index) + places.wonHeight * 0.36 + 0.8 * theme.u)
        }
    }

    SeatPill {
        id: far

        plate: table.north
        theme: theme
        nameSize: table.seatNameSize
        art: table.art
        medallion: "S"
        small: places.round
        below: true
        leftRoom: x - places.margin
        foot: places.round ? places.farFoot - y : 0
        x: places.farSeatX
        y: places.top
        width: places.seatWidth
    }

    SeatPill {
        id: own

        plate: table.near
        theme: theme
        nameSize: table.seatNameSize
        art: table.art
        medallion: "C"
        below: false
        narrow: places.nearNarrow
        head: places.handMiddle - places.handHeight / 2 - y
        x: places.margin
        y: places.foot - height - hanging
        width: places.nearWidth
    }

    Loader {
        id: left

        active: places.round
        sourceComponent: SeatPill {
            plate: table.west
            theme: theme
            nameSize: table.seatNameSize
            art: table.art
            medallion: "H"
            small: true
            below: true
            x: places.margin
            y: places.top
            width: places.seatWidth
        }
    }

    Loader {
        id: right

        active: places.round
        sourceComponent: SeatPill {
            plate: table.east
            theme: theme
            nameSize: table.seatNameSize
            art: table.art
            medallion: "D"
            small: true
            below: true
            atRight: true
            foot: places.farFoot - y
            x: places.zoneRight - width
            y: places.top
            width: places.seatWidth
        }
    }

    Banner {
        id: banner

        words: table.words
        theme: theme
        art: table.art
        inks: table.inks
        visible: table.words.headline !== ""
        x: places.bannerX
        y: places.bannerFoot - height
        width: places.bannerWidth
        onAsked: table.choices.askRule()
    }

    ActionBar {
        id: bar

        buttons: table.buttons
        theme: theme
        groupName: table.words.actions
        words: table.words
        hinted: table.choices.hintedButton
        room: places.zoneRight - places.bannerX
        x: places.bannerX
        y: places.barTop
        width: places.bannerWidth
        height: theme.buttonHeight
        onChosen: row => table.choices.chooseButton(row)
        onHelped: table.choices.wishHint()
    }

    Loader {
        active: table.words.hint !== ""
        visible: table.words.lastTrick === "" && table.words.sheetTitle === ""
        sourceComponent: HintNote {
            words: table.words
            theme: theme
            pointer: table.hintedAt()
            // Over the whole banner, not a part of it.
            width: places.bannerWidth
            x: places.bannerX
            y: (bar.count > 0 ? places.bannerFoot : places.barTop + theme.buttonHeight) - height
            onClosed: table.choices.putHintAway()
        }
    }

    RisingPoints {
        id: gain

        text: table.words.rise
        theme: theme
        riseTime: table.riseTime
        fadeTime: table.fadeTime
        middle: places.trickCentre
        foot: places.trickMiddle - places.trickHeight / 2
        ceiling: places.farFoot
    }

    Finale {
        id: finale

        theme: theme
        art: table.art
        inks: table.inks
        x: places.trickCentre
        y: places.trickMiddle
    }

    Loader {
        active: table.words.lastTrick !== ""
        anchors.centerIn: lastTrickPlace
        sourceComponent: LastTrick {
            lines: table.lastTrick
            words: table.words
            theme: theme
            faces: table.faces
            cardHeight: places.pairHeight
            onClosed: table.choices.putTrickAway()
        }
    }

    Item {
        id: lastTrickPlace

        x: places.trickCentre
        y: places.trickMiddle
    }

    CountSheet {
        lines: table.count
        words: table.words
        theme: theme
        ownSide: table.ownSide
        visible: table.words.sheetTitle !== "" && table.words.lastTrick === ""
        readonly property real wish: Math.min(Math.max(46 * theme.u, 26 * theme.nameSize), places.zoneRight - places.margin)
        readonly property real between: Math.max(places.margin, Math.min(places.middle - wish / 2, table.heapsLeft() - places.u - wish))
        // Where it would cover what was turned up or won, it lies where the hand was.
        readonly property bool low: theme.letters <= 1.2 && (between < places.stockRight || (places.round && between + wish > places.wonLeft))
        readonly property real lowTop: places.barTop + theme.buttonHeight + theme.u
        readonly property real lowRoom: table.height - theme.u - lowTop

        width: low ? Math.min(66 * theme.u, places.zoneRight - places.handLeft) : wish
        x: low ? Math.max(places.handLeft, places.middle - width / 2) : between
        y: low && height <= lowRoom ? lowTop + (lowRoom - height) / 2 : Math.max(places.top, places.trickMiddle - height / 2)
        onAsked: row => table.choices.askPoint(row)
        onLookedAt: row => table.choices.lookAt(row)
    }

    Offer {
        words: table.words
        cut: table.cut
        theme: theme
        back: table.back
        visible: table.words.offer !== ""
        width: Math.min(60 * theme.u, places.zoneRight - places.margin)
        x: places.middle - width / 2
        y: Math.max(places.top, places.barTop - 2 * theme.u - height)
    }

    MouseArea {
        anchors.fill: parent
        enabled: table.director.busy
        acceptedButtons: Qt.AllButtons
        onPressed: table.director.hurry()
        onDoubleClicked: mouse => mouse.accepted = true
        z: 1000
    }
}
