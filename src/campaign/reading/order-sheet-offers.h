/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/reading/order-sheet-pass.h"

G_BEGIN_DECLS

/* What is offered of a line that waits at most: each has a key. */
#define FORCON_SHEET_OFFERS_MAX 3

/* Statements of a sheet of which something is offered at most, and items of each: a hostile sheet costs no more. */
#define FORCON_SHEET_OFFERED_MAX 40
#define FORCON_SHEET_OFFERED_ITEMS_MAX 40

/**
 * forcon_sheet_waits:
 *
 * Returns: whether a line is in force only when the master has settled it
 */
gboolean forcon_sheet_waits (const ForconReadLine *line);

/**
 * forcon_sheet_any_waits:
 * @lines: (element-type ForconReadLine): what was read
 *
 * Returns: whether any line from the place @from waits
 */
gboolean forcon_sheet_any_waits (const GPtrArray *lines, guint from);

/**
 * forcon_sheet_likely_told:
 * @before: (element-type ForconSheetWho): who was told before
 * @items: (array length=n): of the statement
 * @from: where its lines begin
 *
 * Returns: (transfer full) (element-type ForconSheetWho): who is likely to be told by words that name nobody: whoever
 *   was told last of those that exist, those that are named, or any formation where there is a verb
 */
GArray *forcon_sheet_likely_told (const ForconSheetPass *sheet, GArray *before, const ForconSheetItem *items, guint n,
                                  guint from);

/**
 * forcon_sheet_literally:
 * @items: (array length=n): of a statement
 * @guessed: (out): whether there is any other word in it
 *
 * Returns: (transfer full) (element-type ForconSheetItem): the same, without guesses at misspelled words
 */
GArray *forcon_sheet_literally (const ForconSheetItem *items, guint n, gboolean *guessed);

/**
 * forcon_sheet_offer:
 * @lines: (element-type ForconReadLine): what was read
 * @from: where the lines of a statement begin
 * @offers: (element-type ForconReadLine): the same statement, read freely
 *
 * Adds what makes sense to the readings of lines that wait.
 */
void forcon_sheet_offer (GPtrArray *lines, guint from, const GPtrArray *offers);

/**
 * forcon_sheet_may_be_for_others:
 * @lines: (element-type ForconReadLine): what was read
 * @from: the only line of a statement
 *
 * Returns: whether it waits, names nobody, and there is room for what it may mean to somebody else
 */
gboolean forcon_sheet_may_be_for_others (const GPtrArray *lines, guint from);

/**
 * forcon_sheet_offer_to_another:
 * @from: the only line of a statement
 * @offers: (element-type ForconReadLine): the same, told another formation
 */
void forcon_sheet_offer_to_another (GPtrArray *lines, guint from, const GPtrArray *offers);

G_END_DECLS
