#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""usage: kinds.py FORCON SOURCE METAINFO FOLDER

Tells a desktop of its own, in FOLDER, what is installed for it, and asks what it then takes real files for and with what it would
open them. Speaks TAP; writes only in FOLDER.
"""
import configparser
import os
import pathlib
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as tree

APPLICATION = "org.forcon.Master"
TOOLS = ("gio", "update-mime-database", "update-desktop-database")
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


class Desktop:
    """A home of its own, in which the program is installed."""

    def __init__(self, forcon, source, metainfo, folder):
        self.forcon, self.source, self.metainfo, self.folder = forcon, source, metainfo, folder
        self.data = folder / "share"
        self.described = source / "data/desktop" / f"{APPLICATION}.xml"
        self.entry = source / "data/desktop" / f"{APPLICATION}.desktop"
        self.environment = dict(os.environ, XDG_DATA_HOME=str(self.data), XDG_CONFIG_HOME=str(folder / "config"),
                                XDG_DATA_DIRS=f"/usr/share:{self.data}")

    def install(self):
        shutil.rmtree(self.folder, ignore_errors=True)
        for place, file in (("mime/packages", self.described), ("applications", self.entry)):
            (self.data / place).mkdir(parents=True)
            shutil.copy(file, self.data / place)
        # An entry whose program is not there counts for nothing.
        (self.folder / "bin").mkdir()
        (self.folder / "bin/forcon").symlink_to(self.forcon)
        self.environment["PATH"] = f"{self.folder / 'bin'}:{os.environ['PATH']}"
        self.run("update-mime-database", self.data / "mime")
        self.run("update-desktop-database", self.data / "applications")

    def run(self, *words):
        return subprocess.run([str(word) for word in words], env=self.environment, check=True, capture_output=True,
                              text=True).stdout

    def kind(self, path):
        return re.search(r"standard::content-type: (\S+)", self.run("gio", "info", "-a", "standard::content-type", path))[1]

    def opener(self, kind):
        return re.search(r"Default application .*: (\S+)", self.run("gio", "mime", kind))[1]


def makes(desktop, name, *words):
    """A file of this name that the program makes; {} stands for it."""
    path = desktop.folder / name
    desktop.run(desktop.forcon, *(path if word == "{}" else word for word in words))
    return path


def is_taken_for(desktop, path, kind):
    taken = desktop.kind(path)
    assert taken == f"application/x-forcon-{kind}", f"{path.name} is taken for {taken}"
    assert desktop.opener(taken) == f"{APPLICATION}.desktop", f"{taken} is opened by {desktop.opener(taken)}"


def a_campaign_is_known_and_opened(desktop):
    path = makes(desktop, "evening.forcon", "new", desktop.source / "scenarios/skirmish.xml", "{}")
    is_taken_for(desktop, path, "campaign")


def a_campaign_is_known_by_its_beginning(desktop):
    nameless = desktop.folder / "evening"
    shutil.copy(desktop.folder / "evening.forcon", nameless)
    is_taken_for(desktop, nameless, "campaign")


def an_exported_campaign_is_known_and_opened(desktop):
    path = makes(desktop, "evening.xml", "export", desktop.folder / "evening.forcon", "-o", "{}")
    is_taken_for(desktop, path, "exchange+xml")


def every_scenario_that_comes_along_is_known_and_opened(desktop):
    for name in ("forcon-2010.xml", "skirmish.xml"):
        is_taken_for(desktop, desktop.source / "scenarios" / name, "scenario+xml")


def every_battle_script_that_comes_along_is_known_and_opened(desktop):
    scripts = [desktop.source / "scenarios/hegen-hub.xml", *(desktop.source / "scenarios/commands").glob("*.xml")]
    assert len(scripts) > 20
    for script in scripts:
        is_taken_for(desktop, script, "battle+xml")


def a_battle_that_was_saved_is_known_and_opened(desktop):
    path = makes(desktop, "battle.xml", "play", desktop.source / "scenarios/hegen-hub.xml", "--save", "{}")
    is_taken_for(desktop, path, "battle+xml")


def a_lent_table_is_known_by_its_name_and_opened(desktop):
    script = desktop.source / "scenarios/hegen-hub.xml"
    for name in ("A1 Ravens' Roost, Anna.forcon-table", "as-before.table.xml"):
        table = desktop.folder / name
        shutil.copy(script, table)
        is_taken_for(desktop, table, "table+xml")


def every_clash_of_fleet_dice_that_comes_along_is_known_and_opened(desktop):
    for path in (desktop.source / "data/clashes").glob("*.xml"):
        is_taken_for(desktop, path, "fleet-dice-clash+xml")


def a_clash_that_was_saved_is_known_and_opened(desktop):
    path = makes(desktop, "clash.xml", "clash", "play", desktop.source / "data/clashes/retreat.xml", "--plan", "--save", "{}")
    is_taken_for(desktop, path, "fleet-dice-clash+xml")


def other_xml_stays_what_it_is(desktop):
    foreign = desktop.folder / "foreign.xml"
    empty = desktop.folder / "empty.xml"
    foreign.write_text('<?xml version="1.0"?>\n<battle of="Hastings"/>\n')
    empty.write_text("")
    book = desktop.source / "scenarios/fleets/pol.xml"
    for path in (foreign, book):
        assert desktop.kind(path) == "application/xml", f"{path.name} is taken for {desktop.kind(path)}"
    assert "forcon" not in desktop.kind(empty)


def all_three_files_name_the_same_kinds(desktop):
    described = {kind.get("type") for kind in tree.parse(desktop.described).iter(f"{MIME}mime-type")}
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str
    entry.read(desktop.entry, encoding="utf-8")
    offered = set(entry["Desktop Entry"]["MimeType"].strip(";").split(";"))
    shown = {kind.text for kind in tree.parse(desktop.metainfo).iter("mediatype")}
    assert described == offered == shown, f"{described} / {offered} / {shown}"


def the_newest_release_is_the_version_everywhere(desktop):
    version = desktop.run(desktop.forcon, "--version").split()[1]
    release = next(tree.parse(desktop.metainfo).iter("release")).get("version")
    changes = (desktop.source / "debian/changelog").read_text(encoding="utf-8")
    assert release == version and changes.startswith(f"forcon-master ({version}-"), f"{version}, {release}, {changes[:30]}"


def every_screenshot_is_there(desktop):
    shown = {pathlib.PurePath(image.text.strip()).name for image in tree.parse(desktop.metainfo).iter("image")}
    there = {path.name for path in (desktop.source / "docs/images").glob("screenshot-*.png")}
    assert shown == there and shown, f"{shown} / {there}"


def all_texts_are_there_in_russian(desktop):
    lines = desktop.entry.read_text(encoding="utf-8").splitlines()
    for key in ("Name", "GenericName", "Comment", "Keywords"):
        english, russian = (sum(line.startswith(f"{key}{what}=") for line in lines) for what in ("", "[ru]"))
        assert english == russian > 0, key
    for file in (desktop.described, desktop.metainfo):
        for parent in tree.parse(file).iter():
            for tag in ("comment", "name", "summary", "caption", "p", "li"):
                tag = MIME + tag if parent.tag.startswith(MIME) else tag
                texts = [child.get(LANGUAGE) for child in parent.findall(tag)]
                assert texts.count(None) == texts.count("ru"), f"{file.name}: {tag} in {parent.tag}"


TESTS = [
    a_campaign_is_known_and_opened,
    a_campaign_is_known_by_its_beginning,
    an_exported_campaign_is_known_and_opened,
    every_scenario_that_comes_along_is_known_and_opened,
    every_battle_script_that_comes_along_is_known_and_opened,
    a_battle_that_was_saved_is_known_and_opened,
    every_clash_of_fleet_dice_that_comes_along_is_known_and_opened,
    a_clash_that_was_saved_is_known_and_opened,
    other_xml_stays_what_it_is,
    all_three_files_name_the_same_kinds,
    the_newest_release_is_the_version_everywhere,
    every_screenshot_is_there,
    all_texts_are_there_in_russian,
]


def main():
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if missing:
        print(f"1..0 # SKIP {', '.join(missing)}: not installed")
        return 0
    desktop = Desktop(*(pathlib.Path(word).resolve() for word in sys.argv[1:]))
    desktop.install()
    failed = 0
    print(f"1..{len(TESTS)}", flush=True)
    for number, test in enumerate(TESTS, 1):
        name = test.__name__.replace("_", " ")
        try:
            test(desktop)
            print(f"ok {number} {name}", flush=True)
        except (AssertionError, OSError, TypeError, subprocess.SubprocessError) as error:
            failed += 1
            print(f"not ok {number} {name}\n# {error}", flush=True)
    return 1 if failed else 0


sys.exit(main())
