/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/reading/order-sheet-private.h"

G_BEGIN_DECLS

/* Of the files order-sheet-items*.c only: how tokens become items. */

/* A reader on its way through the tokens of a line. */
typedef struct {
  const ForconSheetNames *names;
  GStringChunk *texts;
  const char *text;
  const GArray *tokens;
  GArray *items;
  guint at;
  gboolean quoted;
  gboolean shouts;
} ForconSheetWalk;

/**
 * forcon_sheet_walk_token:
 *
 * Returns: (nullable): the token at a place, or none beyond the last
 */
static inline const ForconSheetToken *
forcon_sheet_walk_token (const ForconSheetWalk *walk, guint place)
{
  return place < walk->tokens->len ? &g_array_index (walk->tokens, ForconSheetToken, place) : NULL;
}

/**
 * forcon_sheet_walk_take:
 *
 * Adds an item that takes the next @n tokens.
 */
void forcon_sheet_walk_take (ForconSheetWalk *walk, guint n, ForconSheetItem item);

/**
 * forcon_sheet_walk_word:
 *
 * Takes the word at which @walk is, and what belongs to it: a word of orders, a name, or what is neither.
 */
void forcon_sheet_walk_word (ForconSheetWalk *walk);

/**
 * forcon_sheet_walk_number:
 *
 * Takes the number at which @walk is, or the name that begins with it.
 */
void forcon_sheet_walk_number (ForconSheetWalk *walk);

G_END_DECLS
