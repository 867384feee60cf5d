/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/names/order-sheet-names.h"

G_BEGIN_DECLS

/* Items */

typedef enum {
  FORCON_SHEET_ITEM_WORD,
  FORCON_SHEET_ITEM_NAME,
  FORCON_SHEET_ITEM_NUMBER,
  FORCON_SHEET_ITEM_MARK,
  FORCON_SHEET_ITEM_CODE,
  FORCON_SHEET_ITEM_UNKNOWN,
} ForconSheetItemKind;

/**
 * ForconSheetItem:
 * @start, @end: bytes of the text
 * @word: of a word: what it can mean
 * @value: of a number
 * @names: of a name, or of a word that is one
 * @namesake: a word that is the whole name of a formation or ship, or of one that the sheet forms: it may be either
 * @guess: (nullable): what it was taken for, if it is not spelled so
 * @mark: of a mark
 * @label: a word that stood before a colon and named what follows: it may mean nothing
 * @ordinal, @capital, @quoted, @glued, @cyrillic: as of its first token; quoted: between quotes
 *
 * CODE: a letter and a number, as sectors have, but no such sector.
 */
typedef struct {
  ForconSheetItemKind kind;
  guint start;
  guint end;
  const ForconSheetWord *word;
  gint value;
  ForconSheetCandidates names;
  gboolean namesake;
  const char *guess;
  gunichar mark;
  gboolean label;
  gboolean ordinal;
  gboolean capital;
  gboolean quoted;
  gboolean glued;
  gboolean cyrillic;
} ForconSheetItem;

static inline gboolean
is_word (const ForconSheetItem *item, ForconSheetMeaning meaning)
{
  return item != NULL && item->kind == FORCON_SHEET_ITEM_WORD && forcon_sheet_sense (item->word, meaning) != NULL;
}

/* Whether any meaning of a word is of these kinds. */
static inline gboolean
is_of_kind (const ForconSheetItem *item, guint kinds)
{
  return item != NULL && item->kind == FORCON_SHEET_ITEM_WORD && forcon_sheet_word_is (item->word, kinds);
}

/* What stands beside a meaning of a word that has it: the frame of a verb, the number of an ordinal, and so on. */
static inline gint
word_value (const ForconSheetItem *item, ForconSheetMeaning meaning)
{
  return forcon_sheet_sense (item->word, meaning)->value;
}

/* The only meaning of a word, or its first. */
static inline ForconSheetMeaning
first_meaning (const ForconSheetItem *item)
{
  return item->kind == FORCON_SHEET_ITEM_WORD ? item->word->senses[0].meaning : FORCON_MEANING_NONE;
}

static inline gboolean
is_mark (const ForconSheetItem *item, gunichar mark)
{
  return item != NULL && item->kind == FORCON_SHEET_ITEM_MARK && item->mark == mark;
}

/* Whether a ship of the writer's is named, also by a word that is a name as well. */
static inline gboolean
is_own_ship (const ForconSheetItem *item)
{
  return (item->kind == FORCON_SHEET_ITEM_NAME || item->namesake) && item->names.n > 0 && item->names.name[0].own
         && item->names.name[0].thing == FORCON_SHEET_SHIP;
}

/* Whether words that are names as well stand for these: order-sheet-namesakes.c */

/**
 * forcon_sheet_settle_namesakes:
 * @items: (element-type ForconSheetItem): of a line
 *
 * Words that are names as well become names where they are some without doubt. Those that stay @namesake begin a
 * statement and can be either.
 */
void forcon_sheet_settle_namesakes (GArray *items);

/**
 * forcon_sheet_take_as_name:
 *
 * Makes a word that is a name as well the name. What the sheet itself forms has none yet, and is unknown.
 */
void forcon_sheet_take_as_name (ForconSheetItem *item);

/* What is said aloud: order-sheet-spoken.c */

/**
 * forcon_sheet_join_spoken:
 * @tokens: (element-type ForconSheetToken): of @text
 *
 * "бэ-два" and "Bravo two" become the code of a sector.
 */
void forcon_sheet_join_spoken (GArray *tokens, const char *text);

/**
 * forcon_sheet_take_dictated:
 * @tokens: (element-type ForconSheetToken): of @text
 * @length: bytes of @text
 *
 * "запятая" becomes a mark where @text has none of its own.
 */
void forcon_sheet_take_dictated (GArray *tokens, const char *text, gsize length);

/* What people write otherwise: order-sheet-speech.c */

/**
 * forcon_sheet_take_as_word:
 * @form: a word of orders
 *
 * Makes it that word, whatever it was: what is said in another way becomes what the reader knows.
 */
void forcon_sheet_take_as_word (ForconSheetItem *item, const char *form);

/**
 * forcon_sheet_put_word:
 * @items: (element-type ForconSheetItem): of a line
 * @place: before which of them
 * @form: a word of orders
 *
 * Puts in what goes without saying. It has no length in the text.
 */
void forcon_sheet_put_word (GArray *items, guint place, const char *form);

/**
 * forcon_sheet_part_denials:
 * @tokens: (element-type ForconSheetToken): of @text
 *
 * "нелезть" becomes "не лезть" where there is no such word.
 */
void forcon_sheet_part_denials (const ForconSheetNames *names, GArray *tokens, const char *text);

/**
 * forcon_sheet_settle_speech:
 * @items: (element-type ForconSheetItem): of a line
 *
 * "Go 2 C2" is to C2, "unless …, in which case" is a case, and not to stir is to stay.
 */
void forcon_sheet_settle_speech (GArray *items);

/* Who leads after whom, in all the ways in which people say it: order-sheet-succession.c */

/**
 * forcon_sheet_settle_succession:
 * @items: (element-type ForconSheetItem): of a line
 *
 * "If the Ezar is lost the Kareen has the flag" becomes "successors: Kareen".
 */
void forcon_sheet_settle_succession (GArray *items);

/* Ships that part from their formation under a new name: order-sheet-detachment.c */

/**
 * forcon_sheet_settle_detachment:
 * @items: (element-type ForconSheetItem): of a line
 *
 * "Swift and Wren go off as Zoomies, Swift in charge" becomes "… detach as Zoomies, flagship Swift".
 */
void forcon_sheet_settle_detachment (GArray *items);

/**
 * forcon_sheet_items:
 * @names: all names
 * @texts: keeps what is made of the text
 * @text: valid UTF-8
 * @length: bytes
 *
 * Returns: (transfer full) (element-type ForconSheetItem): what stands in the text
 */
GArray *forcon_sheet_items (const ForconSheetNames *names, GStringChunk *texts, const char *text, gsize length);

/**
 * forcon_sheet_meant:
 * @all: all names
 * @known: those of what the writer knows
 * @texts: keeps what is returned
 * @text: valid UTF-8
 *
 * Returns: (transfer none) (nullable): what in the text would be a name of something that the writer does not
 *   know, in the form of a guess: "Mask → Mask; Grozni → Grozny"
 */
const char *forcon_sheet_meant (const ForconSheetNames *all, const ForconSheetNames *known, GStringChunk *texts,
                                const char *text);

G_END_DECLS
