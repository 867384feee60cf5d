/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/decision/journal.h"

G_BEGIN_DECLS

/**
 * forcon_rules_of_event:
 * @event: what happened
 *
 * Returns: (transfer full): the ids of the rules by which it happened; empty for what the master does, and for what
 *   follows from the event before it
 */
GStrv forcon_rules_of_event (const ForconEvent *event);

/**
 * forcon_explain_entry:
 * @before: the battle before the command
 * @rules: its rules
 * @entry: a command and what came of it
 *
 * Returns: (transfer full): lines that tell the whole of it: who wanted what, the master's reason where there is one,
 *   each event with its figures, the dice as they fell and what the master made of them, and the rules by their ids
 */
char *forcon_explain_entry (const ForconBattle *before, const ForconRules *rules, const ForconEntry *entry);

G_END_DECLS
