/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/reading/order-sheet-private.h"

G_BEGIN_DECLS

/* Matching a stretch of a statement with what an order takes. */

/* What is being matched. with, sector, planet, instead, then: what the next name comes with; list: the last argument
 * can go on after a comma or "and". */
typedef struct {
  const ForconSheetStatement *statement;
  ForconSheetClause *clause;
  guint8 *fills;
  guint first;
  guint last;
  guint trigger;
  guint at;
  gint cost;
  ForconSheetCase with;
  gboolean sector;
  gboolean planet;
  gboolean class;
  gboolean instead;
  gboolean then;
  gboolean negative;
  gboolean cargo;
  gboolean verb;
  gboolean asks;
} ForconSheetMatch;

static inline const ForconSheetItem *
item_at (const ForconSheetMatch *match, guint place)
{
  return place < match->last ? &match->statement->items[place] : NULL;
}

static inline void
fill (ForconSheetMatch *match, guint from, guint n, ForconSheetFill what)
{
  for (guint i = from; match->fills != NULL && i < from + n && i < match->last; i++)
    match->fills[i] = (guint8) what;
}

static inline gboolean
takes (const ForconSheetMatch *match, ForconSheetTakes what)
{
  return forcon_sheet_frame_takes (match->clause->frame, what);
}

/**
 * forcon_sheet_match_forms:
 *
 * Returns: whether the order gives something a name
 */
gboolean forcon_sheet_match_forms (const ForconSheetMatch *match);

/**
 * forcon_sheet_match_begins_name:
 * @item: that is being matched
 *
 * Returns: whether the name of a new formation begins here
 */
gboolean forcon_sheet_match_begins_name (const ForconSheetMatch *match, const ForconSheetItem *item);

/* Takes the name that begins here. */
void forcon_sheet_match_name (ForconSheetMatch *match);

/* Words that have a place of their own: each returns whether it took the item, and those after it that belong to it. */

gboolean forcon_sheet_match_take_posture (ForconSheetMatch *match, const ForconSheetItem *item);

/* Ships that lead: "flagship Grozny", "Grozny (flagship)", "Grozny - flagship, Piotr - deputy". */
gboolean forcon_sheet_match_take_rank (ForconSheetMatch *match, const ForconSheetItem *item);

/* How much of what is aboard. */
gboolean forcon_sheet_match_take_share (ForconSheetMatch *match, const ForconSheetItem *item);

/* Mines, troops and their kinds. */
gboolean forcon_sheet_match_take_cargo (ForconSheetMatch *match, const ForconSheetItem *item);

/* Names: order-sheet-match-reference.c */

/**
 * forcon_sheet_match_misfit:
 * @n: items from the one that is being matched
 * @cost: what it costs that they have no place
 */
void forcon_sheet_match_misfit (ForconSheetMatch *match, guint n, gint cost);

/* Something that belongs to the verb, with what the words before it say of it. */
void forcon_sheet_match_add_argument (ForconSheetMatch *match, ForconSheetArgumentKind kind,
                                      const ForconSheetReference *reference);

/* Whether a name stands for a thing of this kind, the writer's own or not. */
gboolean forcon_sheet_match_names (const ForconSheetReference *reference, ForconSheetThing thing, gboolean own);

/* Whether it stands for a formation, by its name or by its number. */
gboolean forcon_sheet_match_names_formation (const ForconSheetReference *reference);

/* Whether it stands for a sector or what is in one. */
gboolean forcon_sheet_match_names_place (const ForconSheetReference *reference);

/* "Defend it together with the Gatekeepers", who are somebody else's: what is done is the same. */
gboolean forcon_sheet_match_goes_in_company (ForconSheetFrame frame);

/**
 * forcon_sheet_match_take_reference:
 * @reference: that begins at the item that is being matched
 * @n: items that it is
 *
 * Gives it its place: who is told, where, whom, which ships; or none.
 */
void forcon_sheet_match_take_reference (ForconSheetMatch *match, const ForconSheetReference *reference, guint n);

/**
 * forcon_sheet_match_lacks:
 *
 * Returns: what it costs that the order lacks something that it cannot do without
 */
gint forcon_sheet_match_lacks (const ForconSheetMatch *match);

/**
 * forcon_sheet_match_says_only_way:
 *
 * Returns: whether it says no goal, as "via A3" after a sentence that said it
 */
gboolean forcon_sheet_match_says_only_way (const ForconSheetMatch *match);

/**
 * forcon_sheet_task_of:
 *
 * Returns: the task that an order is; to hold for those that are instructions
 */
ForconTaskKind forcon_sheet_task_of (ForconSheetFrame frame);

/* "Engage whatever holds it": the verb after it tells whom. */
static inline gboolean
says_whatever (const ForconSheetItem *item)
{
  return item->kind == FORCON_SHEET_ITEM_WORD
         && (g_str_equal (item->word->form, "whatever") || g_str_equal (item->word->form, "whoever"));
}

/* Stretches: order-sheet-stretches.c */

/**
 * forcon_sheet_gives_reason:
 * @first, @last: which of its items, @last not included
 *
 * Returns: whether a stretch says why, or to which end, and nothing that is to be done: it changes no order
 */
gboolean forcon_sheet_gives_reason (const ForconSheetStatement *statement, guint first, guint last);

/**
 * forcon_sheet_awaits_friend:
 * @first, @last: which of its items, @last not included
 * @clause: (out): whom it waits for
 *
 * Returns: whether a stretch says to wait for a friend, and nothing else: "when the Spear comes"
 */
gboolean forcon_sheet_awaits_friend (const ForconSheetStatement *statement, guint first, guint last,
                                     ForconSheetClause *clause);

/* Doubts: order-sheet-doubts.c */

/**
 * forcon_sheet_says_that:
 *
 * Returns: whether it is the word that begins another sentence within one, "that", «что»
 */
gboolean forcon_sheet_says_that (const ForconSheetItem *item);

/**
 * forcon_sheet_match_complete:
 *
 * What follows from all that stands in the clause, and what it costs.
 */
void forcon_sheet_match_complete (ForconSheetMatch *match);

/* «Держаться Молота»: near it; «держать» would be to hold. */
static inline gboolean
forcon_sheet_is_reflexive (const ForconSheetItem *verb)
{
  return g_str_has_suffix (verb->word->form, "ся") || g_str_has_suffix (verb->word->form, "сь");
}

/**
 * forcon_sheet_match_take_denial:
 *
 * Returns: whether the word denies the clause, or something in it, and is done with
 */
gboolean forcon_sheet_match_take_denial (ForconSheetMatch *match, const ForconSheetItem *item);

/**
 * forcon_sheet_is_finite:
 *
 * Returns: whether it is a form of the third person: of it somebody is the subject
 */
gboolean forcon_sheet_is_finite (const ForconSheetItem *verb);

/**
 * forcon_sheet_is_people:
 *
 * Returns: whether it is the name of an admiral or of a power
 */
gboolean forcon_sheet_is_people (const ForconSheetItem *item);

/**
 * forcon_sheet_is_joint:
 *
 * Returns: whether an item only joins two clauses
 */
gboolean forcon_sheet_is_joint (const ForconSheetItem *item);

/* Whether a word opens a case: "if", «при». */
static inline gboolean
opens_case (const ForconSheetItem *item)
{
  return is_of_kind (item, FORCON_KIND_OPENS_CASE);
}

/**
 * forcon_sheet_is_about_people:
 *
 * Returns: whether a clause names an admiral or a power: "attack Cetagandans" says in which case, whenever they are met
 */
gboolean forcon_sheet_is_about_people (const ForconSheetClause *clause);

/**
 * forcon_sheet_settle_clauses:
 * @statement: with its clauses
 *
 * Gives clauses what they leave out because another says it: "the Falcons hold B2, the Birds – D3".
 */
void forcon_sheet_settle_clauses (ForconSheetStatement *statement);

/**
 * forcon_sheet_check_clauses:
 * @statement: with its clauses
 *
 * Finds what can be read and is likely to mean something else, and counts it as unexplained, so that it waits.
 */
void forcon_sheet_check_clauses (ForconSheetStatement *statement);

/**
 * forcon_sheet_check_plans:
 *
 * Counts what only tells how things are, could be or will be as words without a place, and tells who is spoken to
 * amid a sentence all of it.
 */
void forcon_sheet_check_plans (ForconSheetStatement *statement);

/**
 * forcon_sheet_check_instructions:
 *
 * Leaves something unexplained in clauses of instructions that are likely to mean another thing than what they were read as.
 */
void forcon_sheet_check_instructions (ForconSheetStatement *statement);

G_END_DECLS
