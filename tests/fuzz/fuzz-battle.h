/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "storage/script/script.h"

G_BEGIN_DECLS

/* What targets do with a battle. */
ForconJournal *fuzz_play_commands (const ForconBattle *start, const ForconRules *rules, const GPtrArray *commands);
void fuzz_audit (const ForconJournal *journal);

G_END_DECLS
