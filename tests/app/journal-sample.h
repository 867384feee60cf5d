/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app-support.h"

G_BEGIN_DECLS

/* The commands of a campaign in which somebody fought; by their places in the journal, from 0. */
typedef enum {
  FOUGHT_BEGIN,
  FOUGHT_SHEET,
  FOUGHT_MASK_PLACED,
  FOUGHT_PATROL,
  FOUGHT_FIRST_HALF,
  FOUGHT_TABLE,
} Fought;

/* The dice that were typed in FOUGHT_FIRST_HALF, which opened the clash. */
#define FOUGHT_FACES "1 6"

ForconGame *journal_sample_fought (const char *name);
ForconClashId journal_sample_clash (ForconGame *game);
void journal_sample_note (ForconGame *game, const char *text);
char *journal_sample_long (const char *name, guint n_notes);
guint journal_sample_position (ForconGame *game);

G_END_DECLS
