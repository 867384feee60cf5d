/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/frame/desk.h"

G_BEGIN_DECLS

#define FORCON_JOURNAL_ALL_PHASES (-1)

ForconExit forcon_journal_tell (ForconDesk *desk, gint phase);
ForconExit forcon_journal_tell_known (ForconDesk *desk, gint phase);
ForconExit forcon_journal_explain (ForconDesk *desk, guint number);

G_END_DECLS
