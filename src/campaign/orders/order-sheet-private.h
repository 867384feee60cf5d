/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Inside the reader of order sheets only. A sheet goes through it so: text → tokens (words by what they sound like) →
 * items (words and names with a meaning) → statements → clauses (a verb and what belongs to it) → tasks, judged one
 * after another on a projection of the campaign.
 */

#include "campaign/orders/order-sheet.h"

G_BEGIN_DECLS

/* What a sheet can hold at most, so that a hostile one costs no more than a long one; the rest is not understood. */
#define FORCON_SHEET_LINES_MAX 1000
#define FORCON_SHEET_KEY_MAX 64
#define FORCON_SHEET_CANDIDATES_MAX 8
#define FORCON_SHEET_REFERENCES_MAX 16
#define FORCON_SHEET_ARGUMENTS_MAX 40

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

void forcon_sheet_fill_word (ForconSheetToken *token, const char *text);
GArray *forcon_sheet_tokens (const char *text, gsize length);

/* How far apart two spellings are: letters added, left out, changed, or two neighbours that changed places. */
guint forcon_sheet_distance (const char *a, const char *b, guint limit);
guint forcon_sheet_tolerance (gsize length);
guint32 forcon_sheet_letters (const char *key);
gboolean forcon_sheet_far (gsize length, guint32 letters, gsize other_length, guint32 other_letters, guint limit);

/* Words */

typedef enum {
  FORCON_SHEET_NO_MEANING,
  FORCON_SHEET_VERB,
  FORCON_SHEET_PUT,
  FORCON_SHEET_KEEP,
  FORCON_SHEET_FLAGSHIP,
  FORCON_SHEET_SUCCESSORS,
  FORCON_SHEET_POSTURE_ADJECTIVE,
  FORCON_SHEET_POSTURE_NOUN,
  FORCON_SHEET_ARRAY,
  FORCON_SHEET_DEFENCE,
  FORCON_SHEET_MARCH,
  FORCON_SHEET_CLASS,
  FORCON_SHEET_SHIP_CLASS,
  FORCON_SHEET_SECTOR_CLASS,
  FORCON_SHEET_FEATURE_CLASS,
  FORCON_SHEET_IN,
  FORCON_SHEET_TO,
  FORCON_SHEET_VIA,
  FORCON_SHEET_FROM,
  FORCON_SHEET_WITH,
  FORCON_SHEET_AS,
  FORCON_SHEET_AND,
  FORCON_SHEET_OR,
  FORCON_SHEET_THEN,
  FORCON_SHEET_BUT,
  FORCON_SHEET_AFTER,
  FORCON_SHEET_THAT,
  FORCON_SHEET_NOT,
  FORCON_SHEET_IF,
  FORCON_SHEET_SHOULD,
  FORCON_SHEET_EXCEPT,
  FORCON_SHEET_BACK,
  FORCON_SHEET_ALL,
  FORCON_SHEET_ENEMY,
  FORCON_SHEET_NAMED,
  FORCON_SHEET_NEW,
  FORCON_SHEET_MINES,
  FORCON_SHEET_TROOPS,
  FORCON_SHEET_CHARGE_WORD,
  FORCON_SHEET_ORDINAL_WORD,
  FORCON_SHEET_CARDINAL,
  FORCON_SHEET_NUMBER_SIGN,
  FORCON_SHEET_COMPOSITION,
  FORCON_SHEET_CONTINUE,
  FORCON_SHEET_FILLER,
  FORCON_SHEET_COMMON,
} ForconSheetMeaning;

/* What a word is; value: the kind of task, the posture, the class of formation, the charge or the number. */
typedef struct {
  ForconSheetMeaning meaning;
  gint value;
  const char *form;
  gboolean cyrillic;
  gsize length;
  guint32 letters;
  char sound[FORCON_SHEET_KEY_MAX];
  char shape[FORCON_SHEET_KEY_MAX];
} ForconSheetWord;

const ForconSheetWord *forcon_sheet_find_word (const ForconSheetToken *token);
const ForconSheetWord *forcon_sheet_nearest_word (const ForconSheetToken *token, guint *distance);

/* Names */

typedef enum {
  FORCON_SHEET_FORMATION,
  FORCON_SHEET_SHIP,
  FORCON_SHEET_SECTOR,
  FORCON_SHEET_FEATURE,
} ForconSheetThing;

/*
 * Something that has a name: id is of its kind; text: how it is called; cyrillic: whether what it is found by is; own: a
 * formation or ship of the writer's; filed: found by nothing but its word in files.
 */
typedef struct {
  ForconSheetThing thing;
  guint32 id;
  const char *text;
  gboolean cyrillic;
  gboolean own;
  gboolean filed;
} ForconSheetName;

/* Up to so many things that some words can stand for; spelled: not a guess. */
typedef struct {
  guint n;
  ForconSheetName name[FORCON_SHEET_CANDIDATES_MAX];
  gboolean spelled;
} ForconSheetCandidates;

typedef struct _ForconSheetNames ForconSheetNames;

ForconSheetNames *forcon_sheet_names_new (const ForconCampaign *campaign, ForconSideId writer);
void forcon_sheet_names_free (ForconSheetNames *names);
guint forcon_sheet_names_match (const ForconSheetNames *names, const ForconSheetToken *tokens, guint n,
                                ForconSheetCandidates *found);
guint forcon_sheet_names_short (const ForconSheetNames *names, const ForconSheetToken *token,
                                ForconSheetCandidates *found);
guint forcon_sheet_names_nearest (const ForconSheetNames *names, const ForconSheetToken *tokens, guint n,
                                  ForconSheetCandidates *found, guint *distance);
void forcon_sheet_names_form (ForconSheetNames *names, const char *text);
gboolean forcon_sheet_names_formed (const ForconSheetNames *names, const ForconSheetToken *token);
gboolean forcon_sheet_names_know (const ForconSheetNames *names, const ForconSheetName *name);
guint forcon_sheet_formation_numbers (const ForconSheetNames *names, ForconFormationId formation, gint *class);

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
 * @meaning, @value: of a word; @value also of a number
 * @names: of a name, or of a word that is one
 * @namesake: a word that is the whole name of a formation or ship, or of one that the sheet forms: it may be either
 * @guess: (nullable): what it was taken for, if it is not spelled so
 * @mark: of a mark
 * @ordinal, @capital, @quoted, @glued, @cyrillic: as of its first token; quoted: between quotes
 *
 * CODE: a letter and a number, as sectors have, but no such sector.
 */
typedef struct {
  ForconSheetItemKind kind;
  guint start;
  guint end;
  ForconSheetMeaning meaning;
  gint value;
  ForconSheetCandidates names;
  gboolean namesake;
  const char *guess;
  gunichar mark;
  gboolean ordinal;
  gboolean capital;
  gboolean quoted;
  gboolean glued;
  gboolean cyrillic;
} ForconSheetItem;

static inline gboolean
is_word (const ForconSheetItem *item, ForconSheetMeaning meaning)
{
  return item != NULL && item->kind == FORCON_SHEET_ITEM_WORD && item->meaning == meaning;
}

static inline gboolean
is_mark (const ForconSheetItem *item, gunichar mark)
{
  return item != NULL && item->kind == FORCON_SHEET_ITEM_MARK && item->mark == mark;
}

/* Whether words that are names as well stand for these: order-sheet-namesakes.c */
void forcon_sheet_settle_namesakes (GArray *items);
void forcon_sheet_take_as_name (ForconSheetItem *item);

GArray *forcon_sheet_items (const ForconSheetNames *names, const char *text, gsize length);
const char *forcon_sheet_meant (const ForconSheetNames *all, const ForconSheetNames *known, const char *text);

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
  ForconSheetCandidates names;
  gint number;
  gint class;
  gboolean bare;
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

/**
 * ForconSheetClause:
 * @kind: what is ordered; ATTACK_SECTOR for any attack
 * @start, @end: bytes of the text
 * @then: said to come after what was before
 * @twin: "2 plasma and 2 torpedo mines": where its twin before it goes
 * @enemy: whoever is there
 * @name_start, @name_end: of a new formation
 * @flagship, @successors: what follows names one, or them
 */
typedef struct {
  ForconTaskKind kind;
  guint start;
  guint end;
  gboolean then;
  gboolean twin;
  gboolean enemy;
  ForconPosture posture;
  gint count;
  ForconCharge charge;
  guint name_start;
  guint name_end;
  gboolean flagship;
  gboolean successors;
  guint n;
  ForconSheetArgument argument[FORCON_SHEET_ARGUMENTS_MAX];
} ForconSheetClause;

/**
 * ForconSheetStatement:
 * @text: the line
 * @items: (array length=n): of it
 * @remarks: (array length=n): which of them are no part of an order
 * @clauses: (element-type ForconSheetClause): in their order
 * @notes: (element-type ForconSheetNote): what was guessed in all readings
 * @place: the item that is read
 */
typedef struct {
  const ForconSheetNames *names;
  const char *text;
  const ForconSheetItem *items;
  guint n;
  gboolean *remarks;
  GArray *clauses;
  GArray *notes;
  guint place;
  gboolean conditional;
  gboolean continues;
} ForconSheetStatement;

/* Who is told by the words of a statement: some, or everybody but some; colon: nothing else can be meant. */
typedef struct {
  guint n;
  ForconSheetReference reference[FORCON_SHEET_REFERENCES_MAX];
  guint n_but;
  ForconSheetReference but[FORCON_SHEET_REFERENCES_MAX];
  gboolean all;
  gboolean colon;
} ForconSheetSubject;

gboolean forcon_sheet_is_verb (const ForconSheetItem *item);
gboolean forcon_sheet_ends_statement (const ForconSheetItem *items, guint n, guint place);
guint forcon_sheet_bullet (const ForconSheetItem *items, guint n);
guint forcon_sheet_statement_end (const ForconSheetItem *items, guint n);
gboolean forcon_sheet_is_forming (const ForconSheetItem *items, guint n);
gboolean forcon_sheet_goes_on_forming (const ForconSheetItem *items, guint n, const ForconSheetItem *next);
ForconSheetSubject forcon_sheet_subject (ForconSheetStatement *statement);

gboolean forcon_sheet_is_number (const ForconSheetItem *item);
guint forcon_sheet_reference (const ForconSheetItem *items, guint n, ForconSheetReference *reference);
void forcon_sheet_clauses (ForconSheetStatement *statement);
const char *forcon_sheet_slice (const char *text, guint start, guint end);

/* Who is told: candidates for one formation, or why there is none. */
typedef struct {
  guint n;
  ForconFormationId formation[FORCON_SHEET_CANDIDATES_MAX];
  ForconShipId by_ship;
  ForconSheetNote note;
  ForconCampaignVerdict problem;
} ForconSheetWho;

/**
 * ForconSheetReading:
 * @campaign: as it will be when what was read before has been done
 * @formation: who is told
 * @choice: (array): which candidate is taken at each place where there are several; counts: how many there are
 * @sector: where the formation will be
 * @reading: what is being made
 * @notes: (element-type ForconSheetNote): what was guessed
 * @lost: (element-type ForconSheetNote): verbs that came to nothing
 */
typedef struct {
  const ForconSheetNames *names;
  ForconCampaign *campaign;
  const ForconRules *rules;
  ForconSideId admiral;
  const char *text;
  ForconFormationId formation;
  guint n_choices;
  guint choice[FORCON_SHEET_REFERENCES_MAX];
  guint counts[FORCON_SHEET_REFERENCES_MAX];
  ForconSectorId sector;
  ForconReading reading;
  GArray *notes;
  GArray *lost;
} ForconSheetReading;

GArray *forcon_sheet_readings (const ForconSheetReading *reading, const ForconSheetStatement *statement,
                               const ForconSheetWho *who);
void forcon_sheet_keep_reading (GArray *readings, const ForconReading *reading);
guint forcon_sheet_choose (ForconSheetReading *reading, guint n);
void forcon_sheet_note (GArray *notes, guint start, guint end, const char *text);
ForconSheetWho forcon_sheet_own (const ForconSheetReading *reading, const ForconSheetReference *reference);
ForconFormationId forcon_sheet_target (ForconSheetReading *reading, const ForconSheetReference *reference,
                                       gboolean enemy);
ForconShipId forcon_sheet_ship (ForconSheetReading *reading, const ForconSheetArgument *argument);
ForconSectorId forcon_sheet_sector (ForconSheetReading *reading, const ForconSheetArgument *argument);
ForconObjectId forcon_sheet_planet (ForconSheetReading *reading, const ForconSheetArgument *argument);
gboolean forcon_sheet_names_thing (const ForconSheetReference *reference, ForconSheetThing thing);
void forcon_sheet_fail (ForconSheetReading *reading, ForconCampaignVerdict problem);

/* Tasks; each is judged as it is added, and done in the projection */
void forcon_sheet_tasks (ForconSheetReading *reading, const GArray *clauses);
void forcon_sheet_administration (ForconSheetReading *reading, const ForconSheetClause *clause);
void forcon_sheet_add_task (ForconSheetReading *reading, ForconTask task);

G_END_DECLS
