/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/reading/order-sheet-private.h"

G_BEGIN_DECLS

/* Going through a sheet, line by line: what was read so far, and who was told. */

/**
 * ForconSheetPass:
 * @campaign: what the admiral knows of it, as it will be when what was read so far has been done
 * @heading: who is told what stands before all names, or none
 * @expected: (nullable) (element-type ForconTask): what is still to form formations, from before this text
 * @names: what the admiral can name
 * @all: what can be named at all, for the master only
 * @lines: (element-type ForconReadLine): what came of it
 * @formed: (element-type utf8): as of #ForconReadSheet
 * @carried: (element-type ForconSheetWho): who was told last
 * @known: (nullable) (element-type ForconSheetWho): who was told last of those that exist
 * @earlier: (nullable) (element-type ForconReadLine): while something is only looked at, what was read before it
 * @n_offered: how many statements were read once more for what they may mean
 * @freely: what is read is read for what it may mean
 * @guess: what a case that nobody understands is taken for then
 * @n_guessed: how many cases were
 * @texts: keeps the texts of the lines
 * @text: of the sheet, without what is no text
 * @number: of the line
 * @first: no statement of the line was read yet
 * @goes_on: of the statement that is read, another stands before it on the line
 * @trial: what is read is only looked at: nothing is done of it
 * @last_place: where the last order led
 * @said: (element-type ForconSheetSaid): what was said so far
 * @mentioned: (element-type ForconSheetName): the formations that were named last
 * @placed: the statement before names a place
 * @parted: the formation from which ships were last split off, or none
 * @everybody: what names nobody on this line is for all, which its end says
 * @doubtful: (element-type ForconFormationId): of whom nobody knows where they will be, as what they were told waits
 * @hopes: (element-type ForconSheetHope): where they will be if that is meant as it was read first
 * @after_case: the statement before tells what to do in some case
 * @case_open: the statement before names a case on the same line, and nothing that is to be done in it
 * @last_instruction: the last one so far
 * @taken_back: (element-type ForconSheetTakenBack): what is known to be taken back further down
 * @meant: (element-type utf8 utf8): what texts of lines name that is not known, see forcon_sheet_meant()
 * @again: more was found to be taken back, so that the sheet is to be read once more
 * @corrects: what is read stands in the place of what was said before
 * @correction: where the words begin that say so
 * @alike: (nullable): who is told what somebody else was told before
 * @alike_text: (nullable): the words that say so
 */
typedef struct {
  ForconCampaign *campaign;
  const ForconRules *rules;
  ForconSideId admiral;
  ForconFormationId heading;
  ForconSheetNames *names;
  ForconSheetNames *all;
  GPtrArray *lines;
  GPtrArray *formed;
  const GArray *expected;
  GArray *carried;
  GArray *known;
  GPtrArray *earlier;
  guint n_offered;
  gboolean freely;
  ForconWhen guess;
  guint n_guessed;
  GStringChunk *texts;
  char *text;
  gint number;
  gboolean first;
  gboolean goes_on;
  gboolean trial;
  ForconSectorId last_place;
  GArray *said;
  GArray *mentioned;
  gboolean placed;
  ForconFormationId parted;
  gboolean everybody;
  GArray *doubtful;
  GArray *hopes;
  gboolean after_case;
  gboolean case_open;
  ForconInstruction last_instruction;
  GArray *taken_back;
  GHashTable *meant;
  gboolean again;
  gboolean corrects;
  guint correction;
  GArray *alike;
  const char *alike_text;
} ForconSheetPass;

/* Clauses of a statement that are to the same formations: from the first to before the last. */
typedef struct {
  const ForconSheetStatement *statement;
  const ForconSheetClause *clauses;
  guint n;
} ForconSheetPart;

/**
 * forcon_sheet_add_who:
 * @told: (element-type ForconSheetWho): who is told
 * @formation: told as well
 */
void forcon_sheet_add_who (GArray *told, ForconFormationId formation);

/**
 * forcon_sheet_told_by:
 * @sheet: what was read so far
 * @statement: of which @subject is
 * @subject: who is told by name, all, all but some, or all ships of a kind
 *
 * Returns: (transfer full) (element-type ForconSheetWho): one for each that is told; one without formations for a name
 *   that nobody has
 */
GArray *forcon_sheet_told_by (const ForconSheetPass *sheet, const ForconSheetStatement *statement,
                              const ForconSheetSubject *subject);

/**
 * forcon_sheet_told_before:
 * @sheet: what was read so far
 * @part: a part that names nobody
 *
 * Returns: (transfer full) (element-type ForconSheetWho): whose ships it names, whoever was told last, or the only one
 *   there is; what forms something new is for nobody
 */
GArray *forcon_sheet_told_before (const ForconSheetPass *sheet, const ForconSheetPart *part);

/**
 * forcon_sheet_part_remark:
 *
 * Returns: (nullable): what is no part of an order: clauses that are none, each as it is written, and what is said
 * beside
 */
const char *forcon_sheet_part_remark (const ForconSheetPart *part);

/**
 * forcon_sheet_part_unexplained:
 *
 * Returns: how many words have no place in what was understood
 */
guint forcon_sheet_part_unexplained (const ForconSheetPart *part);

/**
 * forcon_sheet_part_text:
 *
 * Returns: its words; what is said beside the statement is in its first and last part
 */
const char *forcon_sheet_part_text (const ForconSheetPart *part);

/**
 * forcon_sheet_part_slots:
 *
 * Returns: (nullable): which word fills which place, by bytes of the text: "0-14:who 16-27:verb"
 */
const char *forcon_sheet_part_slots (const ForconSheetPart *part);

/**
 * forcon_sheet_is_question:
 *
 * Returns: whether a statement asks something; "would you kindly …?" and "…, clear?" do not
 */
gboolean forcon_sheet_is_question (const ForconSheetStatement *statement);

/**
 * forcon_sheet_without_asides:
 * @items: (array length=n): of a statement
 * @asides: (element-type ForconSheetNote): what is only said beside it is added to them
 *
 * Returns: (transfer full) (element-type ForconSheetItem): the statement without what stands between parentheses,
 *   unless that tells more of an order
 */
GArray *forcon_sheet_without_asides (const ForconSheetItem *items, guint n, GArray *asides);

/**
 * forcon_sheet_settle_pronouns:
 * @items: (element-type ForconSheetItem): of a statement
 *
 * A pronoun that stands for a formation becomes its name, which is a guess.
 */
void forcon_sheet_settle_pronouns (const ForconSheetPass *sheet, GArray *items);

/* Remembers whom a statement names, for the pronouns of the next ones. */
void forcon_sheet_mention (ForconSheetPass *sheet, const GArray *items);

/**
 * forcon_sheet_is_message:
 * @items: (array length=n): of a statement
 * @to: (out): to whom it is, none for the master
 *
 * Returns: whether it is one: "Message to Jole: …", "Jole, …", "Мастеру: …"
 */
gboolean forcon_sheet_is_message (const ForconSheetPass *sheet, const ForconSheetItem *items, guint n,
                                  ForconSideId *to);

G_END_DECLS
