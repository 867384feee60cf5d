/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Inside the explaining of entries only. */

#include "report/battle/explain.h"

G_BEGIN_DECLS

void forcon_explain_add_line (GString *text, char *line);
char *forcon_explain_dice (const ForconEntry *entry);
void forcon_explain_collect (GPtrArray *ids, char **rules);
char *forcon_explain_rules (GPtrArray *ids);

G_END_DECLS
