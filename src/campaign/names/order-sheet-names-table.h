/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/names/order-sheet-names.h"

G_BEGIN_DECLS

/* Of the files order-sheet-names*.c only: how the names are tabled. */

/* Words of a name at most by which it is found, and letters at least of one that stands for the whole name. */
#define FORCON_SHEET_NAME_WORDS_MAX 6
#define FORCON_SHEET_NAME_SHORT_MIN 4

/* One spelling of something, for finding the nearest; starts: (array length=n_words): where its words begin. */
typedef struct {
  ForconSheetName name;
  gsize length;
  guint32 letters;
  guint n_words;
  guint8 starts[FORCON_SHEET_NAME_WORDS_MAX];
  gboolean cyrillic;
  char sound[FORCON_SHEET_KEY_MAX];
} ForconSheetSpelling;

/* A number in a formation's name, and the class of formation that goes with it, or 0. */
typedef struct {
  gint number;
  gint class;
} ForconSheetNumbering;

struct _ForconSheetNames {
  GStringChunk *keys;
  GHashTable *by_shape;
  GHashTable *by_sound;
  GHashTable *by_stem;
  GHashTable *by_word;
  GHashTable *by_word_stem;
  GHashTable *by_ear;
  GHashTable *by_consonants;
  GHashTable *abbreviations;
  GHashTable *nearest_words;
  GArray *spellings;
  GArray *numberings;
  ForconSheetLexicon *house;
};

/* ForconSheetKeys of several tokens in a row. */
typedef struct {
  char shape[FORCON_SHEET_KEY_MAX];
  char sound[FORCON_SHEET_KEY_MAX];
  char stem[FORCON_SHEET_KEY_MAX];
  guint n_words;
  guint8 starts[FORCON_SHEET_NAME_WORDS_MAX];
  gboolean cyrillic;
} ForconSheetKeys;

/**
 * forcon_sheet_keys_join:
 *
 * Adds one more word to the keys of those before it.
 */
void forcon_sheet_keys_join (ForconSheetKeys *keys, const ForconSheetToken *token);

static inline gboolean
forcon_sheet_same_name (const ForconSheetName *a, const ForconSheetName *b)
{
  return a->thing == b->thing && a->id == b->id;
}

/**
 * forcon_sheet_names_look_up:
 * @table: of the names, by one of their keys
 * @spelled: whether what stands there is spelled as it should
 * @found: (out): all that have that key, where there are any
 *
 * Returns: whether there are any
 */
gboolean forcon_sheet_names_look_up (GHashTable *table, const char *key, gboolean spelled,
                                     ForconSheetCandidates *found);

/**
 * forcon_sheet_keep_candidate:
 *
 * Adds a name to those that can be meant, once, where there is room.
 */
void forcon_sheet_keep_candidate (ForconSheetCandidates *found, const ForconSheetName *name);

G_END_DECLS
