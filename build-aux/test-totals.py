#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts single tests, not programs, in what `meson test` wrote, and shows the failures.

usage: test-totals.py TESTLOG.JSON
Ends with the line "N passed, N failed". A skipped test is neither. A program that crashed, ran out of time or ended
before its plan failed as often as there are tests that it still owed, and at least once. Exit status 1 when anything
failed or nothing ran."""
import json
import re
import sys

RESULT = re.compile(r"^( *)(not )?ok\b *\d* *(?:- )?(.*)$")
PLAN = re.compile(r"^1\.\.(\d+)")
NEITHER = re.compile(r"# *(skip|todo)", re.IGNORECASE)
PASSED = {"OK", "SKIP", "EXPECTEDFAIL"}
LINES_SHOWN = 40


def read_tap(text):
    """Returns the number of tests passed, the names of those failed, those that were neither, and those planned."""
    passed, failed, neither, planned, depth = 0, [], 0, None, 0
    for line in text.splitlines():
        plan = PLAN.match(line)
        if plan:
            planned = int(plan.group(1))
        found = RESULT.match(line)
        if not found:
            continue
        before, depth = depth, len(found.group(1))
        if before > depth:
            continue  # the sum of a group whose members are counted
        if NEITHER.search(found.group(3)):
            neither += 1
        elif found.group(2):
            failed.append(found.group(3))
        else:
            passed += 1
    return passed, failed, neither, planned


def count(test):
    """Returns the number of tests of a program that passed, and the failures as sentences."""
    passed, failed, neither, planned = read_tap(test.get("stdout", ""))
    ran = passed + len(failed) + neither
    if ran == 0 and planned is None:
        return (1 if test["result"] == "OK" else 0), ([] if test["result"] in PASSED else [test["result"].lower()])
    owed = max((planned or 0) - ran, 0)
    if owed or (test["result"] not in PASSED and not failed):
        failed += [f"ended early ({test['result'].lower()}, exit status {test['returncode']})"] * max(owed, 1)
    return passed, failed


def show(test, failed):
    print(f"FAILED {test['name']}")
    for name in dict.fromkeys(failed):
        print(f"    {name}" + (f" ({failed.count(name)} tests)" if failed.count(name) > 1 else ""))
    said = [line for line in test.get("stdout", "").splitlines() if line.startswith(("Bail out!", "# "))
            and not line.startswith(("# random seed", "# Start of", "# End of"))]
    said += test.get("stderr", "").splitlines()
    if len(said) > LINES_SHOWN:
        said[LINES_SHOWN // 2:-LINES_SHOWN // 2] = ["…"]
    for line in said:
        print(f"    | {line}")


def main(path):
    passed, failed = 0, 0
    try:
        with open(path, encoding="utf-8", errors="replace") as log:
            tests = [json.loads(line) for line in log if line.strip()]
    except OSError:
        tests = []
    for test in tests:
        good, bad = count(test)
        passed += good
        failed += len(bad)
        if bad:
            show(test, bad)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


sys.exit(main(sys.argv[1]))
