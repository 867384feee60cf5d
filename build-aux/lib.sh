# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash disable=SC2034,SC2154
#
# What ./run, ./test and .ci/run share: packages, configuring, building. Sourced, never run. The caller sets `root` to
# the top of the source tree and stays in the user's folder.

# A terminal may be missing altogether (a cron job, a CI step): nothing here reads from it.
if ! { : <&0; } 2>/dev/null; then
  exec </dev/null
fi

# Sentences hold letters that the plain C locale cannot show.
if [ -z "${LC_ALL:-}${LC_CTYPE:-}${LANG:-}" ]; then
  export LC_CTYPE=C.UTF-8
fi

packages_to_build=(
  gcc libc6-dev meson ninja-build pkg-config gettext python3 libgtk-4-dev libgtk-4-bin libadwaita-1-dev libxml2-dev
  libxml2-utils libsqlite3-dev libcanberra-dev desktop-file-utils shared-mime-info libsoup-3.0-dev libgnutls28-dev
  libqrencode-dev libseccomp-dev libzbar-dev libgdk-pixbuf-2.0-dev
)
packages_to_run=(glib-networking fonts-dejavu-core fonts-dejavu-extra adwaita-icon-theme librsvg2-common libcanberra-pulse)
packages_to_test=(
  libjson-glib-dev locales xvfb xauth appstream poppler-utils dbus-daemon at-spi2-core gir1.2-atspi-2.0
  python3-gi xdotool imagemagick valgrind libxtst-dev chromium
)
# With its sanitizers and libFuzzer.
packages_for_clang=(clang libclang-rt-dev)

say ()
{
  printf '%s\n' "$*"
}

die ()
{
  printf '%s\n' "$*" >&2
  exit 1
}

# Prints those of the given packages that are not installed.
missing_packages ()
{
  local package installed

  installed=$(dpkg-query -W -f='${Package} ${db:Status-Status}\n' "$@" 2>/dev/null || true)
  for package in "$@"; do
    case $'\n'$installed$'\n' in
      *$'\n'"$package installed"$'\n'*) ;;
      *) printf '%s ' "$package" ;;
    esac
  done
}

# Installs packages where that is allowed; says what an administrator has to do where it is not.
install_packages ()
{
  local -a as_root=() apt=(apt-get -qq -o DPkg::Lock::Timeout=120 -o Acquire::Retries=3)
  local line="sudo sh -c 'apt-get update && apt-get install --yes --no-install-recommends $*'"

  if [ "$(id -u)" -ne 0 ]; then
    if ! sudo -n true </dev/null 2>/dev/null; then
      say "Packages are missing. Please ask an administrator of this machine to run this line, then try again:" >&2
      die "$line"
    fi
    as_root=(sudo -n)
  fi
  say "Installing: $*"
  # Package lists may be absent or out of date; a mirror that cannot be reached is told by the installation itself.
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive "${apt[@]}" update </dev/null || true
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive "${apt[@]}" install --yes --no-install-recommends "$@" \
    </dev/null >/dev/null || die "The packages could not be installed. By hand: $line"
}

# Makes sure that the given packages are there.
need_packages ()
{
  local -a missing

  if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
    say "This is no Debian or Ubuntu machine. What is needed, by its Debian names: $*" >&2
    return
  fi
  read -r -a missing <<<"$(missing_packages "$@")"
  if [ "${#missing[@]}" -gt 0 ]; then
    install_packages "${missing[@]}"
  fi
}

# Runs a command quietly: what it says is kept in a file and shown only when it fails.
quietly ()
{
  local log=$1

  shift
  if ! "$@" </dev/null >"$log" 2>&1; then
    cat "$log" >&2
    return 1
  fi
}

# configure FOLDER OPTION...
# Meson's folders belong to the place they were made for: one that was copied along with its source is made anew. A
# folder that somebody configured by hand keeps their options.
configure ()
{
  local folder=$1 stamp=$1/configured-by-script wanted

  shift
  wanted="$root $*"
  if [ -f "$folder/build.ninja" ]; then
    if [ ! -f "$stamp" ] || [ "$(cat "$stamp")" = "$wanted" ]; then
      return
    fi
  fi
  if [ -d "$folder/meson-private" ]; then
    rm -rf "$folder"
  fi
  mkdir -p "$folder"
  quietly "$folder/configure.log" meson setup "$@" "$folder" "$root" || die "Configuring failed."
  printf '%s\n' "$wanted" >"$stamp"
}

build ()
{
  quietly "$1/build.log" meson compile -C "$1" --ninja-args=-k0 || die "Building failed."
}

# How the user would write a path from where they are.
from_here ()
{
  realpath --relative-to="$PWD" "$1"
}
