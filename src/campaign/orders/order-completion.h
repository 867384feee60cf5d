/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/state/campaign.h"

G_BEGIN_DECLS

/* How many ways to go on are offered at most: no more can be read at a glance. */
#define FORCON_COMPLETIONS_MAX 9

typedef enum {
  FORCON_COMPLETION_FORMATION,
  FORCON_COMPLETION_SHIP,
  FORCON_COMPLETION_FOE,
  FORCON_COMPLETION_SECTOR,
  FORCON_COMPLETION_PLANET,
  FORCON_COMPLETION_WORD,
} ForconCompletionKind;

/**
 * ForconCompletion:
 * @text: what would stand there. Owned
 * @kind: what it names
 * @start: the byte of the text from which it replaces all up to the cursor
 * @inner: what was typed begins not the whole of it, but one of its words
 *
 * One way to go on with what is being written.
 */
typedef struct {
  char *text;
  ForconCompletionKind kind;
  gsize start;
  gboolean inner;
} ForconCompletion;

/**
 * forcon_order_complete:
 * @campaign: the truth
 * @admiral: whose order it is
 * @text: what is written so far
 * @cursor: byte of @text up to which it counts
 *
 * Offers only what this admiral can name: own formations and ships, formations of others that the admiral has
 * identified, what lies on the map for all to see, and the words of orders.
 *
 * Returns: (transfer full) (element-type ForconCompletion): how the word at the cursor could go on, the likeliest
 *   first; nothing where no word ends at the cursor
 */
GArray *forcon_order_complete (const ForconCampaign *campaign, ForconSideId admiral, const char *text, gsize cursor);

G_END_DECLS
