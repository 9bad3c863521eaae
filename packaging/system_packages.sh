#!/bin/sh
# Makes sure that the Debian or Ubuntu packages are there that the game (`run`) or its tests (`test`) need.
# As root it installs what is missing, else it prints the line that does. Elsewhere it does nothing.
set -eu

run="fonts-dejavu-core libdbus-1-3 libegl1 libfontconfig1 libgl1 libglib2.0-0 libgssapi-krb5-2 libpulse0
libwayland-cursor0 libwayland-egl1 libx11-xcb1 libxcb-cursor0 libxcb-glx0 libxcb-icccm4 libxcb-image0
libxcb-keysyms1 libxcb-randr0 libxcb-render-util0 libxcb-shape0 libxcb-sync1 libxcb-xfixes0 libxcb-xkb1
libxkbcommon-x11-0 libxkbcommon0"
test="appstream at-spi2-core binutils dbus desktop-file-utils python3-pyatspi xvfb"

case "${1:-}" in
    run) wanted=$run ;;
    test) wanted="$run $test" ;;
    *) echo "usage: $0 run|test" >&2; exit 2 ;;
esac

command -v dpkg-query >/dev/null && command -v apt-get >/dev/null || exit 0

# A renamed package names its old self under Provides (libglib2.0-0t64 is libglib2.0-0).
present=$(dpkg-query -W -f '${db:Status-Status} ${Package}, ${Provides}\n' |
    sed -n 's/^installed //p' | tr ',' '\n' | awk 'NF { print $1 }')
missing=""
for package in $wanted; do
    printf '%s\n' "$present" | grep -qxF "$package" || missing="$missing $package"
done
"${PYTHON:-python3}" -c 'import ensurepip, venv' 2>/dev/null || missing="$missing python3-venv"
[ -n "$missing" ] || exit 0

if [ "$(id -u)" -eq 0 ]; then
    echo "Installing system packages:$missing"
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq && apt-get install -y -qq --no-install-recommends $missing
else
    echo "System packages are missing. Install them, then start this again:" >&2
    echo "    sudo apt-get install --no-install-recommends$missing" >&2
    exit 1
fi
