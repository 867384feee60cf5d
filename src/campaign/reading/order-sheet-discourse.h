/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/reading/order-sheet-pass.h"

G_BEGIN_DECLS

/*
 * What a sheet says of itself: that something said before is taken back, put in another way, or holds for others, too.
 * What is taken back is known only when it was read: then the sheet is read once more, without it.
 */

/**
 * ForconSheetSaid:
 * @statement: where its statement begins in the text of the sheet
 * @number: of the line of the sheet
 * @text: the line in which it stands
 * @start, @end: bytes of @text
 * @formation: who was told by it
 * @orders: it gives orders, and not only instructions
 * @waits: it is not in force
 *
 * What was read before.
 */
typedef struct {
  guint statement;
  gint number;
  const char *text;
  guint start;
  guint end;
  ForconFormationId formation;
  gboolean orders;
  gboolean waits;
} ForconSheetSaid;

/**
 * ForconSheetTakenBack:
 * @statement: what is taken back
 * @formation: of what it tells this formation
 * @by: the statement that takes it back
 */
typedef struct {
  guint statement;
  ForconFormationId formation;
  guint by;
} ForconSheetTakenBack;

/**
 * forcon_sheet_place:
 *
 * Returns: where a statement begins in the text of the sheet
 */
guint forcon_sheet_place (const ForconSheetPass *sheet, const ForconSheetStatement *statement);

/**
 * forcon_sheet_correction:
 * @items: (array length=n): of a statement
 *
 * Returns: how many items at its beginning say that what follows stands in the place of something said before, "no,
 *   rather"; 0 where nothing does or nothing follows
 */
guint forcon_sheet_correction (const ForconSheetItem *items, guint n);

/**
 * forcon_sheet_says_rather:
 *
 * Returns: whether a part has a word such as "instead", which may mean that something else is taken back
 */
gboolean forcon_sheet_says_rather (const ForconSheetPart *part);

/**
 * forcon_sheet_says_first:
 *
 * Returns: whether a part has a word such as "first": what it says may come before something else
 */
gboolean forcon_sheet_says_first (const ForconSheetPart *part);

/**
 * forcon_sheet_cancels_an_order:
 *
 * Returns: whether a part cancels something that it names: "cancel C2", with an order in its place or without one
 */
gboolean forcon_sheet_cancels_an_order (const ForconSheetPart *part);

/**
 * forcon_sheet_is_taken_back:
 * @place: where a statement begins
 *
 * Returns: whether what it tells a formation was found to be taken back
 */
gboolean forcon_sheet_is_taken_back (const ForconSheetPass *sheet, guint place, ForconFormationId formation);

/**
 * forcon_sheet_takes_back:
 * @place: where a statement begins
 *
 * Returns: whether it was found to take something back
 */
gboolean forcon_sheet_takes_back (const ForconSheetPass *sheet, guint place);

/**
 * forcon_sheet_note_said:
 * @part: what was read
 * @line: what came of it
 */
void forcon_sheet_note_said (ForconSheetPass *sheet, const ForconSheetPart *part, const ForconReadLine *line);

/**
 * forcon_sheet_replace:
 * @place: where the statement begins that stands in the place of what was said
 * @formation: who was told
 * @orders: orders, and not only instructions
 *
 * Takes back the last orders to the formation, or the last thing that was said to it if that is an instruction as well.
 *
 * Returns: whether there are any, and they are in force
 */
gboolean forcon_sheet_replace (ForconSheetPass *sheet, guint place, ForconFormationId formation, gboolean orders);

typedef enum {
  FORCON_SHEET_NONE_TO_REPLACE,
  FORCON_SHEET_REPLACED,
  FORCON_SHEET_OPEN_WHICH,
} ForconSheetReplaced;

/**
 * forcon_sheet_replace_orders:
 * @part: what cancels an order
 *
 * Takes back the orders of a formation.
 *
 * Returns: whether there are none that are in force, they were taken back, or they are several, or @part is not all
 *   understood, so that the line leaves open which are meant
 */
ForconSheetReplaced forcon_sheet_replace_orders (ForconSheetPass *sheet, const ForconSheetPart *part,
                                                 ForconFormationId formation);

/**
 * forcon_sheet_note_doubt:
 * @part: what was read
 * @line: what came of it
 *
 * Where somebody will be is in doubt once something that was told them waits, until a move of theirs is in force.
 */
void forcon_sheet_note_doubt (ForconSheetPass *sheet, const ForconSheetPart *part, const ForconReadLine *line);

/**
 * forcon_sheet_note_hopes:
 * @from: the first line that came of a statement
 *
 * Remembers where the formations will be that its lines tell something, if what waits is meant as it was read first.
 */
void forcon_sheet_note_hopes (ForconSheetPass *sheet, guint from);

/* A line that was in force waits after all: where its formation will be is in doubt, and nothing of it can be taken
 * back. */
void forcon_sheet_note_waits (ForconSheetPass *sheet, const ForconReadLine *line);

/**
 * forcon_sheet_place_is_doubtful:
 * @part: what was read
 * @line: what would be in force
 *
 * Returns: whether it is about the place where its formation will be, which nothing names and nobody knows
 */
gboolean forcon_sheet_place_is_doubtful (const ForconSheetPass *sheet, const ForconSheetPart *part,
                                         const ForconReadLine *line);

/**
 * forcon_sheet_cancel:
 * @part: "cancel that"
 * @told: (nullable) (element-type ForconSheetWho): whose orders; of nobody by name the last statement's, or all
 *
 * Returns: whether there was something to take back
 */
gboolean forcon_sheet_cancel (ForconSheetPass *sheet, const ForconSheetPart *part, const GArray *told);

/**
 * forcon_sheet_told_alike:
 *
 * "The same for the Wall": whom nothing was told yet is told, and is no example.
 *
 * Returns: (transfer full) (nullable) (element-type ForconSheetWho): who is told by a part that names only one
 */
GArray *forcon_sheet_told_alike (const ForconSheetPass *sheet, const ForconSheetPart *part);

/**
 * forcon_sheet_alike:
 * @part: "the same", "as the Wall"
 * @told: (element-type ForconSheetWho): for whom
 *
 * Returns: (transfer full) (element-type ForconSheetSaid): what holds for them, too: all that was said to whoever is
 *   named, else the last statement
 */
GArray *forcon_sheet_alike (const ForconSheetPass *sheet, const ForconSheetPart *part, const GArray *told);

G_END_DECLS
