/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-journal.h"

G_BEGIN_DECLS

void forcon_captain_play_step (ForconJournal *journal);
void forcon_captain_play (ForconJournal *journal, gint rounds);

G_END_DECLS
