/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/reading/order-sheet-pass.h"

G_BEGIN_DECLS

/* Lines of a sheet as they come of its statements, and statements that are only looked at. */

/* A destroy function. */
void forcon_sheet_line_free (gpointer line);

/**
 * forcon_sheet_line_new:
 * @text: kept in the texts of the sheet
 *
 * Returns: (transfer full): a line at the present place of the sheet, with room for so many readings
 */
ForconReadLine *forcon_sheet_line_new (ForconSheetPass *sheet, const char *text, ForconLineState state,
                                       guint n_readings);

/**
 * forcon_sheet_is_full:
 *
 * Returns: whether the sheet has as many lines as it can have
 */
gboolean forcon_sheet_is_full (const ForconSheetPass *sheet);

/**
 * forcon_sheet_common_formation:
 * @readings: (element-type ForconReading): one at least
 *
 * Returns: who is told by all of them, or none where they differ
 */
ForconFormationId forcon_sheet_common_formation (const GArray *readings);

/**
 * forcon_sheet_has_role:
 *
 * Returns: whether one of its clauses is that
 */
gboolean forcon_sheet_has_role (const ForconSheetPart *part, ForconSheetRole role);

/**
 * forcon_sheet_state_without_order:
 * @part: a part that tells nobody to do anything
 * @told: it names somebody
 *
 * Returns: whether it is a heading, a remark, or may be an order that nobody understood
 */
ForconLineState forcon_sheet_state_without_order (const ForconSheetPart *part, gboolean told);

/* Adds the line of what a part says to one who is told, and does in the projection what is in force of it. */
void forcon_sheet_tell_who (ForconSheetPass *sheet, const ForconSheetPart *part, const ForconSheetWho *who);

/**
 * forcon_sheet_carry:
 * @told: (element-type ForconSheetWho): who is told by what names nobody from now on
 */
void forcon_sheet_carry (ForconSheetPass *sheet, GArray *told);

/* Adds a line that gives no order: a heading, a remark, or what nobody understood. */
void forcon_sheet_remark_line (ForconSheetPass *sheet, const ForconSheetPart *part, const ForconSheetWho *who,
                               ForconLineState state);

/**
 * forcon_sheet_remark_to:
 * @told: (nullable) (element-type ForconSheetWho): who is told
 *
 * As forcon_sheet_remark_line(), for each of them.
 */
void forcon_sheet_remark_to (ForconSheetPass *sheet, const ForconSheetPart *part, const GArray *told,
                             ForconLineState state);

/* Forms in the projection what an order from before the text is still to form. */
void forcon_sheet_expect (ForconSheetPass *sheet, const ForconTask *task);

/* Does in the projection what is in force of a line. */
void forcon_sheet_do_reading (ForconSheetPass *sheet, const ForconReadLine *line);

/**
 * forcon_sheet_hold_together:
 * @from: where the lines begin that came of one line of the sheet
 *
 * What a line tells one formation is in force as a whole or not at all: where a part of it waits, all of it does.
 */
void forcon_sheet_hold_together (ForconSheetPass *sheet, guint from);

/**
 * forcon_sheet_read_so:
 * @items: (array length=n): of a statement, as they are
 */
void forcon_sheet_read_so (ForconSheetPass *sheet, const char *text, const ForconSheetItem *items, guint n);

/**
 * forcon_sheet_offer_freely:
 * @from: where the lines of the statement begin
 * @before: (element-type ForconSheetWho): who was told before it
 *
 * Offers what a statement may mean whose lines wait.
 */
void forcon_sheet_offer_freely (ForconSheetPass *sheet, const char *text, const ForconSheetItem *items, guint n,
                                guint from, GArray *before);

/**
 * forcon_sheet_read_either:
 * @items: (array length=n): a statement that begins with a word which is a name as well
 *
 * "Guard C2", where a formation is called Guard, is for it as well as for who was told before: the master is asked.
 */
void forcon_sheet_read_either (ForconSheetPass *sheet, const char *text, const ForconSheetItem *items, guint n);

G_END_DECLS
