pragma ComponentBehavior: Bound

import QtQuick

// Nothing but plain rectangles that glide as cards are dealt, or as a peg walks.
Item {
    id: scene

    property int pieces: 0
    property real pieceWidth: 10
    property real pieceHeight: 10
    property int batch: 1
    property int stagger: 0
    property int glide: 100
    property int gliding: 0
    property int toGo: 0
    readonly property bool moving: gliding > 0
    readonly property bool done: toGo === 0

    signal go

    onGo: toGo = pieces

    Repeater {
        model: scene.pieces

        delegate: Rectangle {
            id: piece

            required property int index
            readonly property real start: 20 + index
            readonly property real end: scene.width / 4 + index * scene.width / 3 / scene.pieces

            x: start
            y: scene.height / 2
            width: scene.pieceWidth
            height: scene.pieceHeight
            color: "ivory"

            Connections {
                target: scene

                function onGo(): void {
                    piece.x = piece.start;
                    piece.y = scene.height / 2;
                    way.restart();
                }
            }

            SequentialAnimation {
                id: way

                PauseAnimation {
                    duration: Math.floor(piece.index / scene.batch) * scene.stagger
                }

                ScriptAction {
                    script: ++scene.gliding
                }

                ParallelAnimation {
                    NumberAnimation {
                        target: piece
                        property: "x"
                        to: piece.end
                        duration: scene.glide
                        easing.type: Easing.OutCubic
                    }

                    NumberAnimation {
                        target: piece
                        property: "y"
                        to: piece.index % 2 ? 30 : scene.height - scene.pieceHeight - 30
                        duration: scene.glide
                        easing.type: Easing.OutCubic
                    }
                }

                ScriptAction {
                    script: {
                        --scene.gliding;
                        --scene.toGo;
                    }
                }
            }
        }
    }
}
