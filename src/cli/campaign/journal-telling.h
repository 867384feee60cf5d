/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/frame/desk.h"

G_BEGIN_DECLS

#define FORCON_JOURNAL_ALL_PHASES (-1)

/**
 * forcon_journal_tell:
 * @desk: an open desk
 * @phase: of which phase, or FORCON_JOURNAL_ALL_PHASES
 *
 * Prints every command in force, who gave it and when, and what came of it.
 *
 * Returns: whether all entries could be read; else the error has been printed
 */
ForconExit forcon_journal_tell (ForconDesk *desk, gint phase);

/**
 * forcon_journal_tell_known:
 * @desk: an open desk, with an admiral who looks
 * @phase: of which phase, or FORCON_JOURNAL_ALL_PHASES
 *
 * Prints all facts that the admiral may see, then what the admiral's side saw at the tables of clashes (F-CAMP-8).
 *
 * Returns: that it was done
 */
ForconExit forcon_journal_tell_known (ForconDesk *desk, gint phase);

/**
 * forcon_journal_explain:
 * @desk: an open desk
 * @number: of a command in force, from 1
 *
 * Prints how the result of the command came about.
 *
 * Returns: whether all entries could be read; else the error has been printed
 */
ForconExit forcon_journal_explain (ForconDesk *desk, guint number);

G_END_DECLS
