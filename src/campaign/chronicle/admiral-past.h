/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/chronicle/chronicle.h"

G_BEGIN_DECLS

/**
 * ForconAdmiralPast:
 * @key: what the admiral keeps whatever changes: the word at first, or one made of it where another had that before
 * @word: (nullable): the word now; %NULL where the admiral was removed
 * @words: (element-type utf8): all words that the admiral has had, the present one with them
 *
 * Before play the words of admirals change, and their numbers: by this, what was filed for one is found again.
 */
typedef struct {
  char *key;
  char *word;
  GPtrArray *words;
} ForconAdmiralPast;

/**
 * forcon_chronicle_admiral_pasts:
 * @chronicle: a chronicle
 *
 * It follows the commands in force, so that what is undone has never been. Entries that cannot be read change nothing.
 *
 * Returns: (transfer full) (element-type ForconAdmiralPast): of all admirals that there are or were, in the order in
 *   which they came
 */
GPtrArray *forcon_chronicle_admiral_pasts (ForconChronicle *chronicle);

/* Returns: (transfer full): another one with the same in it */
GPtrArray *forcon_admiral_pasts_copy (const GPtrArray *pasts);

/* Whether the same admirals have the same words in both, and had. */
gboolean forcon_admiral_pasts_equal (const GPtrArray *one, const GPtrArray *other);

/* Returns: (nullable): the key of whoever has that word now */
const char *forcon_admiral_pasts_key (const GPtrArray *pasts, const char *word);

/* Returns: (nullable): the word of whoever has that key now */
const char *forcon_admiral_pasts_word (const GPtrArray *pasts, const char *key);

G_END_DECLS
