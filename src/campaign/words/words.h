/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/words/tokens.h"
#include "campaign/state/campaign-terms.h"

G_BEGIN_DECLS

/* What several meanings have in common. */
typedef enum {
  /* can say what is to be done */
  FORCON_KIND_ORDERS = 1 << 0,
  /* begins an instruction, as verbs begin an order */
  FORCON_KIND_INSTRUCTS = 1 << 1,
  /* begins a case */
  FORCON_KIND_OPENS_CASE = 1 << 2,
  /* is a case: "under fire", "on meeting" */
  FORCON_KIND_CASE = 1 << 3,
  /* may be said twice in one case or instruction: "drop under half", "less than a quarter left" */
  FORCON_KIND_REPEATS = 1 << 4,
  /* tells how a name belongs to a verb */
  FORCON_KIND_PREPOSITION = 1 << 5,
  /* joins clauses */
  FORCON_KIND_JOINS = 1 << 6,
  /* changes nothing wherever it stands */
  FORCON_KIND_CHATTER = 1 << 7,
  /* may stand in any order or instruction without a place of its own */
  FORCON_KIND_IDLE = 1 << 8,
} ForconSheetKind;

/*
 * What a word of a sheet can mean: T (NAME, "word", kinds, if any). The words stand in data/orders/words-*.txt below a
 * heading with that word; data/orders/frames.txt says which meanings make a case or an instruction together.
 */
#define FORCON_SHEET_MEANINGS(T)                                                                                       \
  T (NONE, "none")                                                                                                     \
  T (VERB, "verb", FORCON_KIND_ORDERS)                                                                                 \
  T (PUT, "put", FORCON_KIND_ORDERS)                                                                                   \
  T (KEEP, "keep", FORCON_KIND_ORDERS | FORCON_KIND_INSTRUCTS)                                                         \
  T (FLAGSHIP, "flagship", FORCON_KIND_ORDERS)                                                                         \
  T (LEAD, "lead", FORCON_KIND_ORDERS)                                                                                 \
  T (SUCCESSORS, "successors", FORCON_KIND_ORDERS)                                                                     \
  T (POSTURE_ADJECTIVE, "posture-adjective")                                                                           \
  T (POSTURE_NOUN, "posture-noun")                                                                                     \
  T (ARRAY, "array")                                                                                                   \
  T (DEFENCE, "defence", FORCON_KIND_ORDERS)                                                                           \
  T (MARCH, "march", FORCON_KIND_ORDERS)                                                                               \
  T (CLASS, "class")                                                                                                   \
  T (SHIP_CLASS, "ship-class")                                                                                         \
  T (SECTOR_CLASS, "sector-class")                                                                                     \
  T (FEATURE_CLASS, "feature-class")                                                                                   \
  T (IN, "in", FORCON_KIND_PREPOSITION)                                                                                \
  T (TO, "to", FORCON_KIND_PREPOSITION)                                                                                \
  T (VIA, "via", FORCON_KIND_PREPOSITION)                                                                              \
  T (AVOIDING, "avoiding")                                                                                             \
  T (FROM, "from", FORCON_KIND_PREPOSITION)                                                                            \
  T (BEHIND, "behind", FORCON_KIND_PREPOSITION)                                                                        \
  T (WITH, "with", FORCON_KIND_PREPOSITION)                                                                            \
  T (AS, "as", FORCON_KIND_PREPOSITION)                                                                                \
  T (AND, "and", FORCON_KIND_JOINS | FORCON_KIND_IDLE)                                                                 \
  T (OR, "or")                                                                                                         \
  T (THEN, "then", FORCON_KIND_JOINS)                                                                                  \
  T (BUT, "but", FORCON_KIND_JOINS)                                                                                    \
  T (AFTER, "after")                                                                                                   \
  T (THAT, "that", FORCON_KIND_IDLE)                                                                                   \
  T (NOT, "not")                                                                                                       \
  T (SOMEBODY, "somebody")                                                                                             \
  T (NOBODY, "nobody")                                                                                                 \
  T (NOBODY_THERE, "nobody-there")                                                                                     \
  T (IF, "if", FORCON_KIND_OPENS_CASE)                                                                                 \
  T (UNLESS, "unless", FORCON_KIND_OPENS_CASE)                                                                         \
  T (WHILE, "while", FORCON_KIND_OPENS_CASE)                                                                           \
  T (ELSE, "else")                                                                                                     \
  T (SO, "so", FORCON_KIND_JOINS | FORCON_KIND_IDLE)                                                                   \
  T (EXCEPT, "except")                                                                                                 \
  T (BACK, "back", FORCON_KIND_INSTRUCTS)                                                                              \
  T (OTHERS, "others")                                                                                                 \
  T (ALL, "all")                                                                                                       \
  T (TO_ALL, "to-all")                                                                                                 \
  T (BOTH, "both")                                                                                                     \
  T (ENEMY, "enemy", FORCON_KIND_REPEATS)                                                                              \
  T (OWN_WORDS, "own-words", FORCON_KIND_CHATTER | FORCON_KIND_IDLE)                                                   \
  T (NAMED, "named")                                                                                                   \
  T (NEW, "new")                                                                                                       \
  T (MINES, "mines", FORCON_KIND_ORDERS)                                                                               \
  T (TROOPS, "troops", FORCON_KIND_ORDERS)                                                                             \
  T (CHARGE, "charge")                                                                                                 \
  T (HALF, "half")                                                                                                     \
  T (QUARTER, "quarter")                                                                                               \
  T (MOST, "most")                                                                                                     \
  T (REST, "rest")                                                                                                     \
  T (ORDINAL, "ordinal")                                                                                               \
  T (CARDINAL, "cardinal")                                                                                             \
  T (NUMBER_SIGN, "number-sign")                                                                                       \
  T (COMPOSITION, "composition")                                                                                       \
  T (CONTINUE, "continue")                                                                                             \
  T (LIKEWISE, "likewise")                                                                                             \
  T (SAME_PLACE, "same-place")                                                                                         \
  T (CANCEL, "cancel")                                                                                                 \
  T (PREVIOUS, "previous")                                                                                             \
  T (CORRECTION, "correction")                                                                                         \
  T (RATHER, "rather")                                                                                                 \
  T (MESSAGE, "message")                                                                                               \
  T (MASTER, "master")                                                                                                 \
  T (QUESTION, "question")                                                                                             \
  T (REQUEST, "request")                                                                                               \
  T (MEET, "meet", FORCON_KIND_CASE)                                                                                   \
  T (SEE, "see", FORCON_KIND_CASE)                                                                                     \
  T (APPEAR, "appear", FORCON_KIND_CASE)                                                                               \
  T (THERE_IS, "there-is", FORCON_KIND_REPEATS)                                                                        \
  T (ATTACKED, "attacked", FORCON_KIND_CASE)                                                                           \
  T (STRONGER, "stronger", FORCON_KIND_CASE | FORCON_KIND_REPEATS)                                                     \
  T (SIZE, "size")                                                                                                     \
  T (WEAKER, "weaker")                                                                                                 \
  T (FORCES, "forces", FORCON_KIND_REPEATS)                                                                            \
  T (TIMES, "times")                                                                                                   \
  T (TIMES_WORD, "times-word")                                                                                         \
  T (TAKEN, "taken", FORCON_KIND_CASE | FORCON_KIND_REPEATS)                                                           \
  T (FREE, "free")                                                                                                     \
  T (LOST, "lost", FORCON_KIND_CASE | FORCON_KIND_REPEATS)                                                             \
  T (HITS, "hits")                                                                                                     \
  T (DAMAGE, "damage")                                                                                                 \
  T (BELOW, "below", FORCON_KIND_REPEATS)                                                                              \
  T (OVER, "over")                                                                                                     \
  T (PERCENT, "percent")                                                                                               \
  T (SHARE, "share")                                                                                                   \
  T (ROUND, "round")                                                                                                   \
  T (TARGET, "target")                                                                                                 \
  T (GONE, "gone")                                                                                                     \
  T (BATTLE, "battle")                                                                                                 \
  T (ENGAGE, "engage")                                                                                                 \
  T (ACCEPT, "accept", FORCON_KIND_INSTRUCTS)                                                                          \
  T (ALONE, "alone")                                                                                                   \
  T (AVOID, "avoid", FORCON_KIND_INSTRUCTS)                                                                            \
  T (PURSUE, "pursue", FORCON_KIND_INSTRUCTS | FORCON_KIND_REPEATS)                                                    \
  T (LET_GO, "let-go")                                                                                                 \
  T (APPROACH, "approach")                                                                                             \
  T (DISTANCE, "distance")                                                                                             \
  T (CLOSE_RANGE, "close-range")                                                                                       \
  T (LONG_RANGE, "long-range")                                                                                         \
  T (WITHIN, "within", FORCON_KIND_REPEATS)                                                                            \
  T (BEYOND, "beyond", FORCON_KIND_REPEATS)                                                                            \
  T (CM, "cm")                                                                                                         \
  T (FIRE, "fire")                                                                                                     \
  T (HOLD_WORD, "hold-word", FORCON_KIND_INSTRUCTS)                                                                    \
  T (OPEN, "open")                                                                                                     \
  T (SHOOT, "shoot")                                                                                                   \
  T (FIRST, "first")                                                                                                   \
  T (FIRE_BACK, "fire-back")                                                                                           \
  T (UNTIL, "until")                                                                                                   \
  T (TORPEDO, "torpedo")                                                                                               \
  T (SAVE, "save", FORCON_KIND_INSTRUCTS)                                                                              \
  T (WASTE, "waste")                                                                                                   \
  T (RAM, "ram", FORCON_KIND_INSTRUCTS)                                                                                \
  T (BOARD, "board", FORCON_KIND_INSTRUCTS)                                                                            \
  T (TAKE_OVER, "take-over")                                                                                           \
  T (TAKE_WORD, "take-word")                                                                                           \
  T (CONCENTRATE, "concentrate")                                                                                       \
  T (ONLY, "only")                                                                                                     \
  T (REASON, "reason")                                                                                                 \
  T (PURPOSE, "purpose")                                                                                               \
  T (RELATIVE, "relative")                                                                                             \
  T (STAY, "stay")                                                                                                     \
  T (STOPPING, "stopping")                                                                                             \
  T (NOT_MOVING, "not-moving")                                                                                         \
  T (STIR, "stir")                                                                                                     \
  T (LABEL, "label")                                                                                                   \
  T (MOVE_WORD, "move-word")                                                                                           \
  T (INTENDED, "intended", FORCON_KIND_CHATTER | FORCON_KIND_IDLE)                                                     \
  T (BELIEF, "belief", FORCON_KIND_CHATTER | FORCON_KIND_IDLE)                                                         \
  T (RESERVE, "reserve")                                                                                               \
  T (DESCRIBED, "described", FORCON_KIND_CHATTER | FORCON_KIND_IDLE)                                                   \
  T (THIRD_PERSON, "third-person", FORCON_KIND_CHATTER | FORCON_KIND_IDLE)                                             \
  T (THEM, "them")                                                                                                     \
  T (ALREADY_THERE, "already-there")                                                                                   \
  T (WISH, "wish", FORCON_KIND_CHATTER | FORCON_KIND_IDLE)                                                             \
  T (LOOK, "look")                                                                                                     \
  T (HARMLESS, "harmless", FORCON_KIND_CHATTER | FORCON_KIND_IDLE)                                                     \
  T (POLITE, "polite", FORCON_KIND_CHATTER | FORCON_KIND_IDLE)                                                         \
  T (TITLE, "title", FORCON_KIND_CHATTER | FORCON_KIND_IDLE)

/* What a verb orders: "[verb NAME]" in the words, "[order NAME]" in the frames. */
#define FORCON_SHEET_FRAMES(T)                                                                                         \
  T (MOVE, "move")                                                                                                     \
  T (RETREAT, "retreat")                                                                                               \
  T (ATTACK, "attack")                                                                                                 \
  T (DEFEND, "defend")                                                                                                 \
  T (PATROL, "patrol")                                                                                                 \
  T (HOLD, "hold")                                                                                                     \
  T (LAY, "lay")                                                                                                       \
  T (SWEEP, "sweep")                                                                                                   \
  T (LAND, "land")                                                                                                     \
  T (FORM, "form")                                                                                                     \
  T (SPLIT, "split")                                                                                                   \
  T (JOIN, "join")                                                                                                     \
  T (DISBAND, "disband")                                                                                               \
  T (FLAGSHIP, "flagship")                                                                                             \
  T (SUCCESSORS, "successors")                                                                                         \
  T (POSTURE, "posture")                                                                                               \
  T (RENAME, "rename")                                                                                                 \
  T (FOLLOW, "follow")                                                                                                 \
  T (AWAIT, "await")

#define FORCON_TERM_MEANING(NAME, word, ...) FORCON_MEANING_##NAME,
#define FORCON_TERM_FRAME(NAME, word) FORCON_FRAME_##NAME,
FORCON_DECLARE_TERM (ForconSheetMeaning, MEANING, FORCON_SHEET_MEANINGS, sheet_meaning)
FORCON_DECLARE_TERM (ForconSheetFrame, FRAME, FORCON_SHEET_FRAMES, sheet_frame)

#define FORCON_SHEET_SENSES_MAX 14

/* One of the things that a word can mean; value: the frame, the posture, the kinds of ships, the charge or the number.
 * */
typedef struct {
  ForconSheetMeaning meaning;
  gint value;
} ForconSheetSense;

/**
 * ForconSheetWord:
 * @form: as it is written in the files of words
 * @phrase: it is several words
 * @senses: (array length=n_senses): what it can mean
 * @sound, @shape: as of a token; of a phrase those of its first word
 */
typedef struct {
  const char *form;
  gboolean cyrillic;
  gboolean phrase;
  gsize length;
  guint32 letters;
  guint n_senses;
  ForconSheetSense senses[FORCON_SHEET_SENSES_MAX];
  char sound[FORCON_SHEET_KEY_MAX];
  char shape[FORCON_SHEET_KEY_MAX];
} ForconSheetWord;

typedef struct _ForconSheetLexicon ForconSheetLexicon;

/**
 * forcon_sheet_meaning_is:
 * @kinds: ForconSheetKind flags
 *
 * Returns: whether the meaning is of any of these kinds
 */
gboolean forcon_sheet_meaning_is (ForconSheetMeaning meaning, guint kinds);

/**
 * forcon_sheet_word_is:
 * @word: (nullable): a word
 * @kinds: ForconSheetKind flags
 *
 * Returns: whether any of its meanings is of any of these kinds
 */
gboolean forcon_sheet_word_is (const ForconSheetWord *word, guint kinds);

/**
 * forcon_sheet_words_prepare:
 *
 * Begins to read the words of the files on a thread: that takes a tenth of a second, which the first sheet would have
 * to wait for otherwise. May be called often.
 */
void forcon_sheet_words_prepare (void);

/**
 * forcon_sheet_lexicon_new:
 *
 * Returns: (transfer full): words of a house, none yet, which go before those of the files
 */
ForconSheetLexicon *forcon_sheet_lexicon_new (void);

void forcon_sheet_lexicon_free (ForconSheetLexicon *house);

/**
 * forcon_sheet_lexicon_teach:
 * @house: words of a house
 * @text: spellings as the files have them, with commas between; what has blanks is a phrase
 * @like: a word or a phrase of the files
 *
 * They mean what @like means, from then on; nothing if there is no such word.
 */
void forcon_sheet_lexicon_teach (ForconSheetLexicon *house, const char *text, const char *like);

/**
 * forcon_sheet_word_like:
 * @text: a word or a phrase
 *
 * Returns: (nullable) (transfer none): the word of the files that is written so
 */
const ForconSheetWord *forcon_sheet_word_like (const char *text);

/**
 * forcon_sheet_find_word:
 * @house: (nullable): words that go before those of the files
 * @token: a word
 *
 * Returns: (nullable) (transfer none): what it means, if it is spelled so; also in the other alphabet
 */
const ForconSheetWord *forcon_sheet_find_word (const ForconSheetLexicon *house, const ForconSheetToken *token);

/**
 * forcon_sheet_word:
 * @form: as it stands in the files
 *
 * Returns: (nullable) (transfer none): that word
 */
const ForconSheetWord *forcon_sheet_word (const char *form);

/**
 * forcon_sheet_find_phrase:
 * @house: (nullable): words that go before those of the files
 * @tokens: (array length=n): what is written
 * @length: (out): how many of them it takes
 *
 * Returns: (nullable) (transfer none): the longest phrase of two words or more at the beginning
 */
const ForconSheetWord *forcon_sheet_find_phrase (const ForconSheetLexicon *house, const ForconSheetToken *tokens,
                                                 guint n, guint *length);

/**
 * forcon_sheet_nearest_word:
 * @token: a word that is none as it is spelled
 * @distance: (out): how far it is
 *
 * Returns: (nullable) (transfer none): what it was meant to be, the first of several
 */
const ForconSheetWord *forcon_sheet_nearest_word (const ForconSheetToken *token, guint *distance);

/**
 * forcon_sheet_abbreviated:
 * @made: (element-type utf8 ForconSheetWord): keeps what is returned; its keys and values are freed with g_free()
 * @token: a word before a dot
 * @verb: only verbs are meant
 *
 * Returns: (nullable) (transfer none): a word that can mean all that words mean which begin so
 */
const ForconSheetWord *forcon_sheet_abbreviated (GHashTable *made, const ForconSheetToken *token, gboolean verb);

static inline const ForconSheetSense *
forcon_sheet_sense (const ForconSheetWord *word, ForconSheetMeaning meaning)
{
  for (guint i = 0; word != NULL && i < word->n_senses; i++)
    if (word->senses[i].meaning == meaning)
      return &word->senses[i];
  return NULL;
}

G_END_DECLS
