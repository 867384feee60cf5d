/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/decision/journal.h"

G_BEGIN_DECLS

GStrv forcon_rules_of_event (const ForconEvent *event);
char *forcon_explain_entry (const ForconBattle *before, const ForconRules *rules, const ForconEntry *entry);

G_END_DECLS
