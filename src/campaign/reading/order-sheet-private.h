/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Inside the reader of order sheets only. A sheet goes through it so: text → tokens (words by what they sound like) →
 * items (words and names with a meaning) → statements → clauses (a verb and what belongs to it) → tasks, judged one
 * after another on a projection of the campaign.
 */

#include "engine/state/instruction.h"
#include "campaign/reading/order-sheet-items.h"
#include "campaign/reading/order-sheet.h"

#include <string.h>

G_BEGIN_DECLS

/* What a sheet can hold at most, so that a hostile one costs no more than a long one; the rest is not understood. */
#define FORCON_SHEET_LINES_MAX 1000
#define FORCON_SHEET_REFERENCES_MAX 16
#define FORCON_SHEET_ARGUMENTS_MAX 40

/* Statements: a part of a line, what stands in it, and what became of it */

/* Words that were taken for something else: from start to end of the text, or all that @text says. */
typedef struct {
  guint start;
  guint end;
  const char *text;
} ForconSheetNote;

/* A preposition before something, or none. */
typedef ForconSheetMeaning ForconSheetCase;

/**
 * ForconSheetReference:
 * @start, @end: bytes of the text
 * @names: of formations or ships, or none
 * @number, @class: of a formation by its number, or 0
 * @bare: a number and nothing else
 *
 * Words that stand for a formation or a ship.
 */
typedef struct {
  guint start;
  guint end;
  gint number;
  gint class;
  gboolean bare;
  ForconSheetCandidates names;
} ForconSheetReference;

typedef enum {
  FORCON_SHEET_REFERS,
  FORCON_SHEET_CODE_ONLY,
  FORCON_SHEET_UNKNOWN_NAME,
} ForconSheetArgumentKind;

/* Something that belongs to a verb. sector, planet: it is said to be one; then: after the others; instead: or it. */
typedef struct {
  ForconSheetArgumentKind kind;
  ForconSheetCase with;
  gboolean sector;
  gboolean planet;
  gboolean flagship;
  gboolean successor;
  gboolean then;
  gboolean instead;
  ForconSheetReference reference;
} ForconSheetArgument;

/*
 * What a clause is. ORDER: something to be done. CASE: a case that is in the closed list (F-CAMP-13); OTHER_CASE: one
 * that is not; WHILE: how long. WHAT: an instruction. CANCEL, CONTINUE, LIKEWISE: about orders. HEAD: only who is told;
 * STRANGER: the same, but nobody is called so.
 * NOTHING: no order, and nothing that could be one. FORBIDDEN: what is not to be done.
 */
typedef enum {
  FORCON_CLAUSE_NOTHING,
  FORCON_CLAUSE_ORDER,
  FORCON_CLAUSE_CASE,
  FORCON_CLAUSE_OTHER_CASE,
  FORCON_CLAUSE_WHILE,
  FORCON_CLAUSE_WHAT,
  FORCON_CLAUSE_FORBIDDEN,
  FORCON_CLAUSE_CANCEL,
  FORCON_CLAUSE_CONTINUE,
  FORCON_CLAUSE_LIKEWISE,
  FORCON_CLAUSE_HEAD,
  FORCON_CLAUSE_STRANGER,
} ForconSheetRole;

/* Who is told by the words of a clause: some, or everybody but some; others: all who were not
 * told anything yet; types: all ships of these kinds, or 0; nobody: all are told not to; both: there are two. */
typedef struct {
  guint n;
  guint n_but;
  gboolean all;
  gboolean others;
  gboolean either;
  gboolean nobody;
  gboolean both;
  guint32 types;
  ForconSectorId where;
  ForconSheetReference reference[FORCON_SHEET_REFERENCES_MAX];
  ForconSheetReference but[FORCON_SHEET_REFERENCES_MAX];
} ForconSheetSubject;

/* Nobody; the references, which are many, are counted. */
static inline void
forcon_sheet_subject_clear (ForconSheetSubject *subject)
{
  memset (subject, 0, G_STRUCT_OFFSET (ForconSheetSubject, reference));
}

/* What a count of mines or troops says: so many, a share of them in percent, or nothing. */

/**
 * ForconSheetClause:
 * @role: what it is
 * @frame: of an order
 * @kind: of an order: its task; ATTACK_SECTOR for any attack
 * @when, @what: of a case, and of an instruction
 * @amount: of a case, as of ForconDoctrine
 * @types: kinds of ships that are named
 * @except, @but_types: "all but the Dendarii, and transports": what is excepted; names are arguments with EXCEPT
 * @range: of an instruction, 0.01 cm
 * @first, @last: items of the statement, @last not included
 * @start, @end: bytes of the text: of its verb
 * @then: said to come after what was before
 * @otherwise: in all cases but those that were named
 * @again: a case that was said before, and holds for somebody else, too
 * @back: to where it came from; @same_place: where the last order led
 * @twin: "2 plasma and 2 torpedo mines": @count of @first_charge, then @second_count of @charge; of the same charge the
 *   one in the first place, the other in the second; @apart: a place stands between them, so that each has its own
 * @enemy: whoever is there
 * @remains: it is to stay, and not to take a place
 * @share: percent of what is aboard, or 0
 * @name_start, @name_end: of a new formation
 * @flagship, @successors: what follows names one, or them
 * @told: somebody is told by its own words
 * @unexplained: words that have no place in it
 */
typedef struct {
  ForconSheetRole role;
  ForconSheetFrame frame;
  ForconTaskKind kind;
  ForconWhen when;
  ForconWhat what;
  gint amount;
  guint32 types;
  gboolean except;
  guint32 but_types;
  ForconLength range;
  guint first;
  guint last;
  guint start;
  guint end;
  gboolean then;
  gboolean otherwise;
  gboolean again;
  gboolean twin;
  gboolean apart;
  gboolean enemy;
  gboolean remains;
  gboolean back;
  gboolean same_place;
  ForconPosture posture;
  gint count;
  gint share;
  ForconCharge charge;
  gint second_count;
  ForconCharge first_charge;
  guint name_start;
  guint name_end;
  gboolean flagship;
  gboolean successors;
  gboolean told;
  guint unexplained;
  guint n;
  ForconSheetSubject subject;
  ForconSheetArgument argument[FORCON_SHEET_ARGUMENTS_MAX];
} ForconSheetClause;

/* All of a clause but the references and arguments, which are many and counted. */
static inline void
forcon_sheet_clause_clear (ForconSheetClause *clause)
{
  memset (clause, 0, G_STRUCT_OFFSET (ForconSheetClause, subject));
  forcon_sheet_subject_clear (&clause->subject);
}

/**
 * ForconSheetStatement:
 * @texts: keeps what is made of the text
 * @text: the line
 * @start: where what stands before @items begins, and is told with it: "no, rather"; G_MAXUINT for nothing
 * @items: (array length=n): of it
 * @fills: (array length=n): which place in the reading each of them fills
 * @clauses: (element-type ForconSheetClause): in their order
 * @notes: (element-type ForconSheetNote): what was guessed in all readings
 * @asides: (element-type ForconSheetNote): what stands beside it between parentheses, and is not among @items
 * @guessed: words of orders are among that
 * @after_case: the sentence before tells what to do in some case
 * @case_open: the sentence before it on its line names a case, and not what is to be done in it
 * @placed: the sentence before names a place and nobody but who is told
 * @goes_on: the sentence before it on its line moves somebody
 * @freely: it is read for what it may mean: words without a place cost little
 * @guess: of what is read freely, the case that one which nobody understands is taken for
 * @n_guessed: how many cases were taken for that
 *
 * A sentence of a line.
 */
typedef struct {
  const ForconSheetNames *names;
  GStringChunk *texts;
  const char *text;
  guint start;
  const ForconSheetItem *items;
  guint n;
  guint8 *fills;
  GArray *clauses;
  GArray *notes;
  GArray *asides;
  gboolean guessed;
  gboolean after_case;
  gboolean case_open;
  gboolean placed;
  gboolean goes_on;
  gboolean freely;
  ForconWhen guess;
  guint n_guessed;
} ForconSheetStatement;

/* What a word is there for in a reading. */
typedef enum {
  FORCON_FILL_NOTHING,
  FORCON_FILL_UNEXPLAINED,
  FORCON_FILL_WHO,
  FORCON_FILL_VERB,
  FORCON_FILL_WHERE,
  FORCON_FILL_TARGET,
  FORCON_FILL_COUNT,
  FORCON_FILL_POSTURE,
  FORCON_FILL_SHIPS,
  FORCON_FILL_NAME,
  FORCON_FILL_WHEN,
  FORCON_FILL_WHAT,
  FORCON_FILL_NOT,
  FORCON_FILL_ASIDE,
} ForconSheetFill;

/* Whether it can say what is to be done. */
static inline gboolean
forcon_sheet_is_verb (const ForconSheetItem *item)
{
  return is_of_kind (item, FORCON_KIND_ORDERS);
}

/* Whether it is a verb of this order. */
gboolean forcon_sheet_orders (const ForconSheetItem *item, ForconSheetFrame frame);

/**
 * forcon_sheet_ends_statement:
 * @items: (array length=n): of a line
 *
 * Returns: whether the mark at this place ends a statement
 */
gboolean forcon_sheet_ends_statement (const ForconSheetItem *items, guint n, guint place);

/**
 * forcon_sheet_articles:
 * @items: (array length=n): of a statement
 *
 * Returns: how many words that change nothing stand before a name: "the Throne and the Spear"; 0 where no name follows
 */
guint forcon_sheet_articles (const ForconSheetItem *items, guint n);

/**
 * forcon_sheet_bullet:
 * @items: (array length=n): of a line
 *
 * Returns: how many of them only number or mark the line
 */
guint forcon_sheet_bullet (const ForconSheetItem *items, guint n);

/**
 * forcon_sheet_statement_end:
 * @items: (array length=n): the rest of a line
 *
 * Returns: how many of them are the first statement
 */
guint forcon_sheet_statement_end (const ForconSheetItem *items, guint n);

/**
 * forcon_sheet_is_forming:
 *
 * Returns: whether a formation is being formed, so that flagship and successors that follow are its
 */
gboolean forcon_sheet_is_forming (const ForconSheetItem *items, guint n);

/**
 * forcon_sheet_goes_on_forming:
 * @items: (array length=n): a statement
 * @next: (nullable): what comes after it
 *
 * Returns: whether what comes after still tells how a formation is formed
 */
gboolean forcon_sheet_goes_on_forming (const ForconSheetItem *items, guint n, const ForconSheetItem *next);

/**
 * forcon_sheet_take_subject:
 * @items: (array length=n): what is written
 * @subject: (out): who is told
 *
 * Returns: how many items at the beginning name who is told: own formations, flagships, all, kinds of ships
 */
guint forcon_sheet_take_subject (const ForconSheetItem *items, guint n, ForconSheetSubject *subject);

gboolean forcon_sheet_is_number (const ForconSheetItem *item);

/**
 * forcon_sheet_reference:
 * @items: (array length=n): what is written
 * @reference: (out): what it refers to
 *
 * Returns: how many items are a reference to something by its name, or to a formation by its number; 0 for none
 */
guint forcon_sheet_reference (const ForconSheetItem *items, guint n, ForconSheetReference *reference);

/* What a stretch of a statement comes to if it is one clause: order-sheet-match.c, order-sheet-patterns.c */

/* Costs: of a word that nobody knows, of one that has no place, of something that is missing, of a clause more. */
#define FORCON_COST_UNKNOWN 100
#define FORCON_COST_UNFIT 80
#define FORCON_COST_LACKS 50
#define FORCON_COST_OTHER_CASE 150
#define FORCON_COST_CLAUSE 10
#define FORCON_COST_NEVER 100000

/**
 * forcon_sheet_cost:
 * @item: a word without a place
 * @cost: what it costs
 *
 * Returns: the same; where a statement is read for what it may mean, little for what is no name, verb or case
 */
gint forcon_sheet_cost (const ForconSheetStatement *statement, const ForconSheetItem *item, gint cost);

/**
 * forcon_sheet_match_order:
 * @statement: a statement
 * @first, @last: which of its items, @last not included
 * @trigger: the item that says what is to be done, or @last for none
 * @frame: what that is
 * @limit: costs of interest are below it; what is dearer is not matched to its end
 * @clause: (out): what it comes to
 * @fills: (nullable) (array): of the statement's items
 *
 * Returns: what does not fit, as a cost; FORCON_COST_NEVER for @limit or more
 */
gint forcon_sheet_match_order (const ForconSheetStatement *statement, guint first, guint last, guint trigger,
                               ForconSheetFrame frame, gint limit, ForconSheetClause *clause, guint8 *fills);

/**
 * forcon_sheet_pattern_holds:
 * @clause: what a pattern makes of a stretch that ends before @last
 *
 * Returns: whether it is that, and not what its words deny, end with or only tell
 */
gboolean forcon_sheet_pattern_holds (const ForconSheetStatement *statement, const ForconSheetClause *clause,
                                     guint last);

/**
 * forcon_sheet_match_patterns:
 * @role: CASE, WHAT, CANCEL for what is said of orders
 *
 * As forcon_sheet_match_order(), by the patterns of data/orders/frames.txt; takes the best.
 *
 * Returns: the cost, FORCON_COST_NEVER where none fits at all, or none below @limit
 */
gint forcon_sheet_match_patterns (const ForconSheetStatement *statement, guint first, guint last, ForconSheetRole role,
                                  gint limit, ForconSheetClause *clause, guint8 *fills);

/* What an order can take besides who is told: the words below "[order …]" in the frames. */
#define FORCON_SHEET_TAKES(T)                                                                                          \
  T (PLACE, "place")                                                                                                   \
  T (VIA, "via")                                                                                                       \
  T (FROM, "from")                                                                                                     \
  T (AVOIDING, "avoiding")                                                                                             \
  T (BACK, "back")                                                                                                     \
  T (THEN, "then")                                                                                                     \
  T (FRIEND, "friend")                                                                                                 \
  T (FOE, "foe")                                                                                                       \
  T (ENEMY, "enemy")                                                                                                   \
  T (TYPES, "types")                                                                                                   \
  T (POSTURE, "posture")                                                                                               \
  T (FEATURE, "feature")                                                                                               \
  T (PLANET, "planet")                                                                                                 \
  T (COUNT, "count")                                                                                                   \
  T (MINES, "mines")                                                                                                   \
  T (TROOPS, "troops")                                                                                                 \
  T (SHIPS, "ships")                                                                                                   \
  T (NAME, "name")                                                                                                     \
  T (LEAD, "lead")

#define FORCON_SHEET_TAKES_NAME(NAME, word) FORCON_TAKES_##NAME,
typedef enum { FORCON_SHEET_TAKES (FORCON_SHEET_TAKES_NAME) FORCON_N_TAKES } ForconSheetTakes;

/**
 * forcon_sheet_frame_takes:
 *
 * Returns: whether an order takes something of this kind
 */
gboolean forcon_sheet_frame_takes (ForconSheetFrame frame, ForconSheetTakes what);

/**
 * forcon_sheet_parse:
 * @statement: of which items, names and text are set
 *
 * Finds the clauses of a statement: the cheapest way to part it.
 */
void forcon_sheet_parse (ForconSheetStatement *statement);

/**
 * forcon_sheet_slice:
 *
 * Returns: (transfer none): that part of the text without blanks around it, kept in @texts
 */
const char *forcon_sheet_slice (GStringChunk *texts, const char *text, guint start, guint end);

/**
 * forcon_sheet_guess:
 *
 * Returns: (transfer none): "that part of the text → @meant", kept in @texts
 */
const char *forcon_sheet_guess (GStringChunk *texts, const char *text, guint start, guint end, const char *meant);

/* Who is told: candidates for one formation, or why there is none. */
typedef struct {
  guint n;
  ForconFormationId formation[FORCON_SHEET_CANDIDATES_MAX];
  ForconShipId by_ship;
  ForconSheetNote note;
  ForconCampaignVerdict problem;
} ForconSheetWho;

/* Where a formation will be if the line that waits is meant as it was read first. */
typedef struct {
  ForconFormationId formation;
  ForconSectorId sector;
} ForconSheetHope;

/**
 * ForconSheetReading:
 * @campaign: as it will be when what was read before has been done
 * @formation: who is told
 * @choice: (array): which candidate is taken at each place where there are several; counts: how many there are
 * @texts: keeps what is made of the text
 * @sector: where the formation will be
 * @last_place: where the last order of the sheet led
 * @hopes: (nullable) (element-type ForconSheetHope): where formations will be if what waits is meant as it was read
 * first
 * @before: the last instruction of the sheet before this; of no formation if there is none
 * @reading: what is being made
 * @notes: (element-type ForconSheetNote): what was guessed
 * @lost: (element-type ForconSheetNote): verbs that came to nothing
 */
typedef struct {
  const ForconSheetNames *names;
  ForconCampaign *campaign;
  const ForconRules *rules;
  ForconSideId admiral;
  GStringChunk *texts;
  const char *text;
  ForconFormationId formation;
  guint n_choices;
  guint choice[FORCON_SHEET_REFERENCES_MAX];
  guint counts[FORCON_SHEET_REFERENCES_MAX];
  ForconSectorId sector;
  ForconSectorId last_place;
  const GArray *hopes;
  ForconInstruction before;
  ForconReading reading;
  GArray *notes;
  GArray *lost;
} ForconSheetReading;

/**
 * forcon_sheet_readings:
 * @reading: who reads; names, campaign, rules and admiral are set
 * @statement: what is read
 * @clauses: (array length=n): those of its clauses that are to the same
 * @who: who is told
 *
 * Returns: (transfer full) (element-type ForconReading): one at least; those that are possible first
 */
GArray *forcon_sheet_readings (const ForconSheetReading *reading, const ForconSheetStatement *statement,
                               const ForconSheetClause *clauses, guint n, const ForconSheetWho *who);

/**
 * forcon_sheet_keep_reading:
 * @readings: (element-type ForconReading): those that were made so far
 *
 * Adds a reading unless it is there already; those that are possible stand before those that are not.
 */
void forcon_sheet_keep_reading (GArray *readings, const ForconReading *reading);

/**
 * forcon_sheet_choose:
 * @reading: what is being read
 * @n: candidates
 *
 * Returns: which of them this reading takes
 */
guint forcon_sheet_choose (ForconSheetReading *reading, guint n);

void forcon_sheet_note (GArray *notes, guint start, guint end, const char *text);

/* What is written where a reference stands. */
const char *forcon_sheet_written (const ForconSheetReading *reading, const ForconSheetReference *reference);

/* Notes what the words of a reference are taken for. */
void forcon_sheet_note_meant (ForconSheetReading *reading, const ForconSheetReference *reference, const char *meant);

/**
 * forcon_sheet_own:
 * @reading: who reads
 * @reference: who is told
 *
 * Returns: which of the admiral's formations that can be, or why it is none
 */
ForconSheetWho forcon_sheet_own (const ForconSheetReading *reading, const ForconSheetReference *reference);

/**
 * forcon_sheet_target:
 * @reading: who reads
 * @reference: who is attacked, or joined
 * @enemy: which: an enemy's, if there is one so called, or an own one
 *
 * Returns: the formation, or none: the admiral knows of nobody who is called so
 */
ForconFormationId forcon_sheet_target (ForconSheetReading *reading, const ForconSheetReference *reference,
                                       gboolean enemy);

/**
 * forcon_sheet_ship:
 *
 * Returns: the ship that is meant; or none, which is a problem then
 */
ForconShipId forcon_sheet_ship (ForconSheetReading *reading, const ForconSheetArgument *argument);

/**
 * forcon_sheet_sector:
 *
 * Returns: the sector that is meant; none where something else is meant, or with a problem where it does not exist
 */
ForconSectorId forcon_sheet_sector (ForconSheetReading *reading, const ForconSheetArgument *argument);

/**
 * forcon_sheet_planet:
 *
 * Returns: the planet that is named, or none
 */
ForconObjectId forcon_sheet_planet (ForconSheetReading *reading, const ForconSheetArgument *argument);

gboolean forcon_sheet_names_thing (const ForconSheetReference *reference, ForconSheetThing thing);

/* The first thing that speaks against a reading is what is told. */
void forcon_sheet_fail (ForconSheetReading *reading, ForconCampaignVerdict problem);

/* Tasks; each is judged as it is added, and done in the projection */

/**
 * forcon_sheet_order:
 * @reading: what is read
 * @clause: an order
 * @next: (nullable): what comes after it
 *
 * Adds its tasks.
 */
void forcon_sheet_order (ForconSheetReading *reading, const ForconSheetClause *clause, const ForconSheetClause *next);

/* Moves to where something is to be done, by the shortest way, unless the formation is there by then. */
void forcon_sheet_go (ForconSheetReading *reading, ForconSectorId sector);

/* Where another formation of the admiral's is that a clause names, which is noted; or none. */
ForconSectorId forcon_sheet_sector_of_friend (ForconSheetReading *reading, const ForconSheetClause *clause);

/**
 * forcon_sheet_tell:
 * @reading: what is read
 * @clauses: (array length=n): to one formation, in their order
 *
 * Makes the tasks and instructions of one reading: what stands beside a case holds in that case (F-CAMP-13).
 */
void forcon_sheet_tell (ForconSheetReading *reading, const ForconSheetClause *clauses, guint n);

/**
 * forcon_sheet_administration:
 * @reading: what is read
 * @clause: of an administrative task
 *
 * Adds the task.
 */
void forcon_sheet_administration (ForconSheetReading *reading, const ForconSheetClause *clause);

/**
 * forcon_sheet_add_task:
 * @reading: what is read
 * @task: what it orders
 *
 * Adds it, with what speaks against it there and then.
 */
void forcon_sheet_add_task (ForconSheetReading *reading, ForconTask task);

/**
 * forcon_sheet_go_to:
 * @reading: what is read
 * @clause: of an order that is carried out where it says
 *
 * Adds the moves to each sector that it names.
 */
void forcon_sheet_go_to (ForconSheetReading *reading, const ForconSheetClause *clause);

/**
 * forcon_sheet_drop_hold:
 * @reading: what is read
 *
 * Takes its last task back if that is to stay where one is.
 */
void forcon_sheet_drop_hold (ForconSheetReading *reading);

/* Instructions: order-sheet-instructions.c */

/**
 * forcon_sheet_instruct:
 * @within: (nullable): the case beside which @clause stands
 *
 * Adds what a clause says as a standing instruction; where it can be none, that is noted as lost.
 */
void forcon_sheet_instruct (ForconSheetReading *reading, const ForconSheetClause *clause,
                            const ForconSheetClause *within);

/**
 * forcon_sheet_turn_round:
 * @instruction: (inout): what is done "otherwise"; takes the opposite of the last case
 *
 * Returns: whether there is such a case: that of a sector that is held or free
 */
gboolean forcon_sheet_turn_round (const ForconSheetReading *reading, ForconInstruction *instruction);

/**
 * forcon_sheet_except_some:
 * @clause: an instruction that excepts somebody: "attack all but the Dendarii"
 *
 * Adds the opposite for whoever is excepted.
 */
void forcon_sheet_except_some (ForconSheetReading *reading, const ForconSheetClause *clause);

/**
 * forcon_sheet_go_to_meet:
 *
 * To wait for somebody elsewhere one goes there first.
 */
void forcon_sheet_go_to_meet (ForconSheetReading *reading, const ForconSheetClause *clause);

/**
 * forcon_sheet_check_held_fire:
 *
 * Whoever is attacked and holds his fire is not what "fire only when attacked" means, unless he withdraws: notes it as
 * lost.
 */
void forcon_sheet_check_held_fire (ForconSheetReading *reading, const ForconSheetClause *clauses, guint n);

G_END_DECLS
