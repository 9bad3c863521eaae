import QtQuick

// What a renderer is tried with: plain, turned, half through and clipped, as cards and cloth are.
Rectangle {
    color: "#1F5A45"

    Rectangle {
        x: 60
        y: 10
        width: 40
        height: 40
        rotation: 45
        color: "#C82828"
    }

    Rectangle {
        x: 10
        y: 100
        width: 40
        height: 40
        color: "white"
        opacity: 0.5
    }

    Item {
        x: 100
        y: 100
        width: 40
        height: 40
        clip: true

        Rectangle {
            width: 80
            height: 80
            color: "#F0D278"
        }
    }
}
