/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Inside the explaining of entries only. */

#include "report/battle/explain.h"

G_BEGIN_DECLS

/* Takes the line; none is added for %NULL. */
void forcon_explain_add_line (GString *text, char *line);

/* The dice of a command, who threw them, and what the master made of them; %NULL where there were none. */
char *forcon_explain_dice (const ForconEntry *entry);

/* Adds to a list of rules those that are not in it yet. */
void forcon_explain_collect (GPtrArray *ids, char **rules);

/* "Rules: F-ART-1, F-CRIT-1"; %NULL where there are none. */
char *forcon_explain_rules (GPtrArray *ids);

G_END_DECLS
