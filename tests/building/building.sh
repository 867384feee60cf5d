#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# usage: building.sh NINJA BUILD-FOLDER SOURCES FOLDER MESON...: what a build says of what is missing, and that what it runs has
# what it reads. FOLDER is made anew. Writes TAP.
set -u

ninja=$1 built=$2 sources=$3 folder=$4
shift 4

verdict ()
{
  if [ "$1" -eq 0 ]; then
    echo "ok $2"
  else
    echo "not ok $2"
    sed 's/^/# /' "$folder/output"
  fi
}

echo 1..2
rm -rf "$folder"
mkdir -p "$folder/libraries"

# All that pkg-config knows here, but for one.
pkg-config --variable pc_path pkg-config | tr : '\n' | while read -r place; do
  [ ! -d "$place" ] || find "$place" -name '*.pc' ! -name 'json-glib-1.0*' -exec ln -sf -t "$folder/libraries" {} +
done
status=0
PKG_CONFIG_LIBDIR=$folder/libraries PKG_CONFIG_PATH='' "$@" setup "$folder/build" "$sources" >"$folder/output" 2>&1 && status=1
grep -q 'ERROR: .*The tests need json-glib' "$folder/output" || status=1
! grep -i 'json-glib.*cmake' "$folder/output" || status=1
verdict "$status" "a build with tests says that json-glib is missing"

status=0
: >"$folder/output"
for source in $(grep -l 'scenarios/' "$sources"/benchmarks/*.c); do
  benchmark=benchmarks/benchmark-$(basename "$source" .c)
  # Those with windows are not in every build.
  "$ninja" -C "$built" -t query "$benchmark" >/dev/null 2>&1 || continue
  "$ninja" -C "$built" -t inputs "$benchmark" | grep -q '^data/scenarios/forcon-2010.xml$' || {
    echo "$benchmark does not" >>"$folder/output"
    status=1
  }
done
verdict "$status" "each benchmark that reads the project's data has it built"
