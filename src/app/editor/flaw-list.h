/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"
#include "app/widgets/panel.h"

G_BEGIN_DECLS

/* What is still wrong with the campaign that is edited: a sentence for each flaw, which leads to what it is of. */
#define FORCON_TYPE_FLAW_LIST (forcon_flaw_list_get_type ())
G_DECLARE_FINAL_TYPE (ForconFlawList, forcon_flaw_list, FORCON, FLAW_LIST, ForconPanel)

/**
 * ForconFlawTally:
 * @grave: how many prevent that play begins, or that a scenario is read again
 * @doubtful: how many may be meant so
 */
typedef struct {
  guint grave;
  guint doubtful;
} ForconFlawTally;

/* Counts the flaws of the game's campaign; there are none unless it can be edited. */
ForconFlawTally forcon_flaw_tally (ForconGame *game);

/* Returns: (transfer full): how many there are, as "2 problems, 1 doubt" */
char *forcon_flaw_tally_to_text (ForconFlawTally tally);

G_END_DECLS
