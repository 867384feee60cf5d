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

/**
 * forcon_sheet_find_word:
 * @token: a word
 *
 * Returns: (nullable) (transfer none): what it means, if it is spelled so; longer ones also in the other alphabet
 */
const ForconSheetWord *forcon_sheet_find_word (const ForconSheetToken *token);

/**
 * forcon_sheet_nearest_word:
 * @token: a word that is none as it is spelled
 * @distance: (out): how far it is
 *
 * Returns: (nullable) (transfer none): what it was meant to be, the first of several
 */
const ForconSheetWord *forcon_sheet_nearest_word (const ForconSheetToken *token, guint *distance);

/* Names */

typedef enum {
  FORCON_SHEET_FORMATION,
  FORCON_SHEET_SHIP,
  FORCON_SHEET_SECTOR,
  FORCON_SHEET_FEATURE,
} ForconSheetThing;

/*
 * Something that has a name: id is of its kind; text: how it is called; cyrillic: whether what it is found by is;
 * own: a formation or ship of the writer's; filed: found by nothing but its word in files.
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

/**
 * forcon_sheet_names_new:
 * @campaign: a campaign, or what an admiral knows of it
 * @writer: whose formations and ships are own ones
 *
 * Returns: (transfer full): all names in it; what has lost its name has none
 */
ForconSheetNames *forcon_sheet_names_new (const ForconCampaign *campaign, ForconSideId writer);

void forcon_sheet_names_free (ForconSheetNames *names);

/**
 * forcon_sheet_names_match:
 * @names: all names
 * @tokens: (array length=n): what is written
 * @found: (out): what it stands for
 *
 * Returns: how many of the tokens are a name, the longest that there is; 0 for none. A number alone is none
 */
guint forcon_sheet_names_match (const ForconSheetNames *names, const ForconSheetToken *tokens, guint n,
                                ForconSheetCandidates *found);

/**
 * forcon_sheet_names_short:
 *
 * Returns: 1 if the token is a telling word of a longer name, else 0
 */
guint forcon_sheet_names_short (const ForconSheetNames *names, const ForconSheetToken *token,
                                ForconSheetCandidates *found);

/**
 * forcon_sheet_names_nearest:
 * @distance: (in) (out): how far at most; how far they are
 *
 * As forcon_sheet_names_match(), but of names that are not spelled so.
 */
guint forcon_sheet_names_nearest (const ForconSheetNames *names, const ForconSheetToken *tokens, guint n,
                                  ForconSheetCandidates *found, guint *distance);

/**
 * forcon_sheet_names_form:
 * @text: the name of a formation that the sheet forms
 *
 * Such a formation can be told something by the next sheet only; its name is remembered so that a word which it is
 * too is not taken for an order to another.
 */
void forcon_sheet_names_form (ForconSheetNames *names, const char *text);

/**
 * forcon_sheet_names_formed:
 *
 * Returns: whether the token is the whole name of a formation that the sheet forms
 */
gboolean forcon_sheet_names_formed (const ForconSheetNames *names, const ForconSheetToken *token);

/**
 * forcon_sheet_names_know:
 *
 * Returns: whether the thing that a name is of has any name among these
 */
gboolean forcon_sheet_names_know (const ForconSheetNames *names, const ForconSheetName *name);

/**
 * forcon_sheet_formation_numbers:
 * @class: (out): which class of formation its name says, or 0
 *
 * Returns: the number in a formation's name, or 0; and 0 for one that the sheet itself forms, which had no name before
 */
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
 * @texts: keeps what is made of the text
 * @text: the line
 * @items: (array length=n): of it
 * @remarks: (array length=n): which of them are no part of an order
 * @clauses: (element-type ForconSheetClause): in their order
 * @notes: (element-type ForconSheetNote): what was guessed in all readings
 * @place: the item that is read
 */
typedef struct {
  const ForconSheetNames *names;
  GStringChunk *texts;
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

/**
 * forcon_sheet_is_verb:
 *
 * Returns: whether it can say what is to be done
 */
gboolean forcon_sheet_is_verb (const ForconSheetItem *item);

/**
 * forcon_sheet_ends_statement:
 * @items: (array length=n): of a line
 *
 * Returns: whether the mark at this place ends a statement
 */
gboolean forcon_sheet_ends_statement (const ForconSheetItem *items, guint n, guint place);

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
 * forcon_sheet_subject:
 * @statement: a statement; its place goes on past who is told
 *
 * Returns: who is told, if the statement says it at its beginning
 */
ForconSheetSubject forcon_sheet_subject (ForconSheetStatement *statement);

gboolean forcon_sheet_is_number (const ForconSheetItem *item);

/**
 * forcon_sheet_reference:
 * @items: (array length=n): what is written
 * @reference: (out): what it refers to
 *
 * Returns: how many items are a reference to something by its name, or to a formation by its number; 0 for none
 */
guint forcon_sheet_reference (const ForconSheetItem *items, guint n, ForconSheetReference *reference);

/**
 * forcon_sheet_clauses:
 * @statement: of which items, names and text are set, from @place on
 *
 * Finds the verbs of a statement and what belongs to them. Names without a verb are a move whose end is 0.
 */
void forcon_sheet_clauses (ForconSheetStatement *statement);

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

/**
 * ForconSheetReading:
 * @campaign: as it will be when what was read before has been done
 * @formation: who is told
 * @choice: (array): which candidate is taken at each place where there are several; counts: how many there are
 * @texts: keeps what is made of the text
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
  GStringChunk *texts;
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

/**
 * forcon_sheet_readings:
 * @reading: who reads; names, campaign, rules and admiral are set
 * @statement: what is read
 * @who: who is told
 *
 * Returns: (transfer full) (element-type ForconReading): one at least; those that are possible first
 */
GArray *forcon_sheet_readings (const ForconSheetReading *reading, const ForconSheetStatement *statement,
                               const ForconSheetWho *who);

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
 * forcon_sheet_tasks:
 * @reading: what is read
 * @clauses: (element-type ForconSheetClause): in their order
 *
 * Makes the tasks of one reading.
 */
void forcon_sheet_tasks (ForconSheetReading *reading, const GArray *clauses);

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

G_END_DECLS
