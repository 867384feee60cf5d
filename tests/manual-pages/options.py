#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""usage: options.py FORCON PAGE...

Sees that the synopsis of the manual pages has every subcommand with just the options of which its help tells. Speaks TAP.
"""
import re
import subprocess
import sys

SHORT = {"-o": "--output"}


def told(forcon, *words):
    return subprocess.run([forcon, *words], capture_output=True, text=True, check=False).stdout


def options_of(text):
    found = set(re.findall(r"(?<![\w-])(--[a-z][a-z-]*|-o)(?![\w-])", text))
    return {SHORT.get(option, option) for option in found} - {"--help"}


def lines_below(text, opening):
    """The names at the beginning of the lines of a list."""
    return re.findall(r"^  ([a-z-]+)\s+\S", text.split(opening, 1)[1], re.M)


def subcommands(forcon):
    """With their parts: "odds battery"."""
    for name in lines_below(told(forcon, "--help"), "\n\n"):
        text = told(forcon, "help", name)
        parts = [] if "Options:" in text or name == "help" else lines_below(text, "\n")
        yield from (f"{name} {part}" for part in parts) if parts else (name,)


def helps(forcon):
    """What the help tells: the options of each subcommand."""
    found = {name: options_of(told(forcon, "help", *name.split()).split("Options:", 1)[-1]) for name in subcommands(forcon)}
    found["help"] = set()
    return found


def bare(source):
    """The words of a page without what is for the typesetter."""
    text = re.sub(r"\\f.", "", source.replace("\\-", "-").replace("\\&", ""))
    return re.sub(r"(?m)^\.(?:[BI]|[BIR]{2}) ", "", text)


def synopses(page):
    """What a page tells: the options of each subcommand."""
    with open(page, encoding="utf-8") as file:
        synopsis = re.search(r"^\.SH (?:SYNOPSIS|ОБЗОР)\n(.*?)^\.SH ", file.read(), re.M | re.S)[1]
    for part in re.split(r"^\.br\n", synopsis, flags=re.M):
        words = bare(part).split()
        if words[0] == "forcon":
            yield words[1:], options_of(" ".join(words))


def pages(names, files):
    found = {}
    for file in files:
        for words, options in synopses(file):
            name = next((known for known in names if words[:len(known.split())] == known.split()), None)
            found[name] = found.get(name, set()) | options
    return found


def main():
    forcon, files = sys.argv[1], sys.argv[2:]
    helped = helps(forcon)
    # Longer names first: "clash odds" is no "clash".
    written = pages(sorted(helped, key=len, reverse=True), files)
    failed = len(helped) < 30
    print(f"1..{len(helped)}")
    for number, name in enumerate(sorted(helped), 1):
        missing, unknown = helped[name] - written.get(name, set()), written.get(name, set()) - helped[name]
        right = name in written and not missing and not unknown
        failed = failed or not right
        print(f"{'ok' if right else 'not ok'} {number} {name}: the synopsis has the options of the help")
        if name not in written:
            print("# it is in no synopsis")
        for what, options in (("not told", missing), ("told, but there are none", unknown)):
            if options:
                print(f"# {what}: {' '.join(sorted(options))}")
    return 1 if failed else 0


sys.exit(main())
