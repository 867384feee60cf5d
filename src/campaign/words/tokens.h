/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Letters of a key at most. */
#define FORCON_SHEET_KEY_MAX 64

/* Tokens */

typedef enum {
  FORCON_SHEET_WORD,
  FORCON_SHEET_NUMBER,
  FORCON_SHEET_MARK,
} ForconSheetTokenKind;

/**
 * ForconSheetToken:
 * @start, @end: bytes of the text
 * @mark: of a mark: the character, dashes and quotes of all kinds made one
 * @number: of a number
 * @ordinal: a number such as 2-я or 2nd
 * @cyrillic: most letters are
 * @capital: it begins with a capital letter
 * @glued: no blank before it
 * @sound: Latin letters that it sounds like, so that Грозный is Grozny
 * @stem: @sound without what Russian endings add; of others the same as @sound
 * @shape: as @sound, but by how letters look, so that С3 in Cyrillic is C3
 */
typedef struct {
  ForconSheetTokenKind kind;
  guint start;
  guint end;
  gunichar mark;
  gint number;
  gboolean ordinal;
  gboolean cyrillic;
  gboolean capital;
  gboolean glued;
  char sound[FORCON_SHEET_KEY_MAX];
  char stem[FORCON_SHEET_KEY_MAX];
  char shape[FORCON_SHEET_KEY_MAX];
} ForconSheetToken;

/**
 * forcon_sheet_fill_word:
 * @token: whose start and end are set
 * @text: in which it stands
 *
 * Makes it a word.
 */
void forcon_sheet_fill_word (ForconSheetToken *token, const char *text);

/**
 * forcon_sheet_tokens:
 * @text: valid UTF-8
 * @length: bytes
 *
 * Returns: (transfer full) (element-type ForconSheetToken): its words, numbers and marks
 */
GArray *forcon_sheet_tokens (const char *text, gsize length);

/* How far apart two spellings are: letters added, left out, changed, or two neighbours that changed places. */

/**
 * forcon_sheet_distance:
 * @a: a key
 * @b: another
 * @limit: beyond which it does not matter how far
 *
 * Returns: how many letters are added, left out, changed, or changed places with their neighbour; at most @limit + 1
 */
guint forcon_sheet_distance (const char *a, const char *b, guint limit);

/**
 * forcon_sheet_tolerance:
 * @length: of a key
 *
 * Returns: how far a spelling may be from it to be taken for it
 */
guint forcon_sheet_tolerance (gsize length);

/**
 * forcon_sheet_letters:
 *
 * Returns: a set of the letters of a key, one bit each, for forcon_sheet_far()
 */
guint32 forcon_sheet_letters (const char *key);

/**
 * forcon_sheet_far:
 *
 * Returns: whether two keys are farther apart than @limit by their lengths and letters alone: almost all are
 */
gboolean forcon_sheet_far (gsize length, guint32 letters, gsize other_length, guint32 other_letters, guint limit);

G_END_DECLS
