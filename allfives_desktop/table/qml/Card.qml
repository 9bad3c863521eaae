pragma ComponentBehavior: Bound

import QtQuick

// One card. The model says where it lies; the card glides there from where it was seen last.
Item {
    id: card

    required property int index
    required property string pile
    required property int seat
    required property int place
    required property int count
    required property string face
    required property string name
    required property string note
    required property int lift
    required property string mark
    required property int delay
    required property int duration
    required property int move
    required property bool open

    required property Places places
    required property Theme theme
    required property url faces
    required property url back
    required property url art
    required property int ownSeat
    required property bool answering
    required property int returnTime
    required property int hoverTime
    required property int shakeTime
    property bool picked: false
    // The word for a card that a hint means, "" for all others.
    property string suggested: ""

    // Not bound to glide.running: a glide begun anew while it ends may leave that binding behind.
    property bool moving: false
    readonly property bool inHand: pile === "hand" && seat === ownSeat
    readonly property var spot: places.spot(pile, seat, place, count, lift, open)
    readonly property bool buried: (pile === "stock" || pile === "won" || pile === "out") && place < count - 5
    readonly property string shownFace: progress < 0.5 ? faceBefore : face
    readonly property bool turning: (faceBefore === "") !== (face === "")

    // Buried cards are drawn when they are first seen.
    property bool drawn: false
    property real progress: 1
    property real xBefore: 0
    property real yBefore: 0
    property real turnBefore: 0
    property real sizeBefore: 1
    property string faceBefore: ""
    property real dragX: 0
    property real dragY: 0
    property real shakeX: 0
    // How far the pointer over it lifts a card of our hand.
    property real hovering: 0

    signal chosen(int row)
    signal letGo

    function finish(): void {
        glide.stop();
        progress = 1;
        moving = false;
    }

    // Let go well above the hand, a card is played; anywhere else it goes back.
    function drop(): void {
        if (-dragY > height * 0.35)
            chosen(index);
        if (dragX !== 0 || dragY !== 0)
            letGo();
    }

    function shake(): void {
        shaking.restart();
    }

    readonly property real middleX: xBefore + (spot.x - xBefore) * progress
    readonly property real middleY: yBefore + (spot.y - yBefore) * progress
    readonly property real raised: (activeFocus && !moving ? theme.u : 0) + (picked ? 2 * theme.u : 0) + (inHand && !moving ? hovering * theme.u : 0)

    width: places.handWidth
    height: places.handHeight
    x: middleX - width / 2 + dragX + shakeX
    y: middleY - height / 2 + dragY - raised
    rotation: turnBefore + (spot.turn - turnBefore) * progress
    scale: sizeBefore + (spot.size - sizeBefore) * progress
    z: spot.z + (moving || dragX !== 0 || dragY !== 0 ? 300 : 0)
    visible: !buried || moving
    onVisibleChanged: drawn = drawn || visible
    Component.onCompleted: drawn = visible
    activeFocusOnTab: inHand || activeFocus

    onInHandChanged: {
        if (!inHand)
            focus = false;
    }

    Accessible.role: inHand || open ? Accessible.Button : Accessible.Graphic
    Accessible.name: name
    Accessible.description: suggested !== "" ? note + ", " + suggested : note
    Accessible.ignored: !visible || (face === "" && pile !== "hand")
    Accessible.focusable: inHand
    Accessible.selectable: inHand
    Accessible.selected: picked
    Accessible.onPressAction: card.chosen(card.index)

    onMoveChanged: {
        xBefore = middleX + dragX;
        yBefore = middleY + dragY;
        dragX = 0;
        dragY = 0;
        turnBefore = rotation;
        sizeBefore = scale;
        faceBefore = shownFace;
        if (duration > 0) {
            progress = 0;
            moving = true;
            glide.restart();
        } else {
            finish();
        }
    }

    // What only a card in our hand needs.
    Loader {
        active: card.inHand || card.open
        anchors.fill: parent
        sourceComponent: Item {
            id: grip

            readonly property bool lifted: pointer.hovered && card.inHand && card.answering && card.lift >= 0 && !card.moving

            onLiftedChanged: {
                lifting.to = lifted ? 0.8 : 0;
                lifting.restart();
            }
            Component.onCompleted: card.hovering = 0

            NumberAnimation {
                id: lifting

                target: card
                property: "hovering"
                duration: card.hoverTime
                easing.type: Easing.OutCubic
            }

            // It reaches down to where the card lay, or the card would leave the pointer and come back.
            Item {
                anchors.fill: parent
                anchors.bottomMargin: -card.hovering * card.theme.u

                HoverHandler {
                    id: pointer

                    blocking: true
                }
            }

            TapHandler {
                enabled: card.answering
                acceptedButtons: Qt.LeftButton
                gesturePolicy: TapHandler.ReleaseWithinBounds
                onTapped: card.chosen(card.index)
            }

            DragHandler {
                enabled: card.inHand && card.answering
                acceptedButtons: Qt.LeftButton
                target: null
                onActiveTranslationChanged: {
                    if (active) {
                        card.dragX = activeTranslation.x;
                        card.dragY = activeTranslation.y;
                    }
                }
                onActiveChanged: {
                    if (!active)
                        card.drop();
                }
            }

            Connections {
                target: card

                function onLetGo(): void {
                    goingBack.restart();
                }
            }

            NumberAnimation {
                id: goingBack

                target: card
                properties: "dragX,dragY"
                to: 0
                duration: card.returnTime
                easing.type: Easing.OutCubic
            }
        }
    }

    SequentialAnimation {
        id: glide

        onFinished: card.moving = false

        PauseAnimation {
            duration: card.delay
        }

        NumberAnimation {
            target: card
            property: "progress"
            to: 1
            duration: card.duration
            easing.type: Easing.OutCubic
        }
    }

    SequentialAnimation {
        id: shaking

        loops: 2

        NumberAnimation {
            target: card
            property: "shakeX"
            to: 4 * card.theme.s
            duration: card.shakeTime
        }

        NumberAnimation {
            target: card
            property: "shakeX"
            to: 0
            duration: card.shakeTime
        }
    }

    Loader {
        active: card.drawn
        anchors.fill: parent
        sourceComponent: Item {
            // Shadow and glow are pictures of a card of 120 x 168 with a margin.
            Image {
                // Not before the card that throws it.
                visible: reverse.implicitWidth > 0 || sides.faceUp

                readonly property bool high: card.lift > 0 || card.moving || card.dragX !== 0 || card.activeFocus || card.hovering > 0.4

                x: -0.2 * card.width
                y: -card.height / 7
                width: card.width * 1.4
                height: card.height * 9 / 7
                transform: Scale {
                    origin.x: card.width * 0.7
                    xScale: card.turning ? Math.abs(Math.cos(sides.angle * Math.PI / 180)) : 1
                }
                source: card.buried ? "" : card.art + (high ? "shadow_raised.png" : card.pile === "trick" || card.pile === "turn" ? "shadow_trick.png" : "shadow_rest.png")
            }

            Item {
                id: sides

                readonly property real angle: !card.turning ? 0 : card.progress < 0.5 ? Math.min(180 * card.progress, 88) : Math.max(180 * card.progress - 180, -88)

                // Drawn anew, in another size or cut, a face is seen as it was until then.
                readonly property bool faceUp: card.shownFace !== "" && (front.status === Image.Ready || front.drawn === front.code)
                readonly property int drawnHeight: Math.round(card.height * card.spot.size)

                anchors.fill: parent
                // Turned over, a card comes up from the table and swings round its upright axis.
                scale: card.turning ? 1 + 0.1 * Math.sin(Math.PI * card.progress) : 1
                transform: Rotation {
                    origin.x: card.width / 2
                    origin.y: card.height / 2
                    axis: Qt.vector3d(0, 1, 0)
                    angle: sides.angle
                }

                Image {
                    x: -card.width / 3
                    y: -card.height * 40 / 168
                    width: card.width * 5 / 3
                    height: card.height * 248 / 168
                    source: card.mark === "captured" ? card.art + "glow.png" : ""
                    visible: card.mark === "captured"
                }

                Image {
                    id: reverse

                    anchors.fill: parent
                    source: card.buried ? "" : card.back
                    sourceSize.height: sides.drawnHeight
                    asynchronous: true
                    retainWhileLoading: true
                    visible: !sides.faceUp
                }

                Image {
                    id: front

                    readonly property string code: card.face !== "" ? card.face : card.faceBefore
                    property string drawn: ""

                    onStatusChanged: {
                        if (status === Image.Ready)
                            drawn = code;
                    }
                    anchors.fill: parent
                    source: code !== "" ? card.faces + code + ".svg" : ""
                    sourceSize.height: sides.drawnHeight
                    asynchronous: true
                    retainWhileLoading: true
                    visible: sides.faceUp
                }
            }
        }
    }

    Loader {
        active: card.lift < 0 || card.mark !== "" || card.open || card.activeFocus || card.suggested !== ""
        anchors.fill: parent
        sourceComponent: Item {
            Rectangle {
                anchors.fill: parent
                radius: width * 0.07
                color: card.theme.lowered
                visible: card.lift < 0
            }

            Rectangle {
                anchors.fill: parent
                anchors.margins: -border.width / 2
                radius: width * 0.07
                color: "transparent"
                border.width: Math.max(2, card.width * (card.mark === "captured" ? 0.03 : 0.02))
                border.color: card.mark === "captured" ? card.theme.captured : card.theme.winner
                visible: card.mark !== "" || card.open || card.suggested !== ""
            }

            // Told by its shape too: a point on the card's edge, over the index that a fan leaves open.
            Rectangle {
                x: 0.12 * card.width - width / 2
                y: -height / 2
                width: 2 * card.theme.u
                height: width
                rotation: 45
                color: card.theme.winner
                border.width: 2
                border.color: card.theme.gainEdge
                visible: card.suggested !== ""
            }

            FocusRing {
                inner: card.theme.focusInner
                outer: card.theme.focusOuter
                radius: card.width * 0.07 + 3
                visible: card.activeFocus
            }
        }
    }
}
