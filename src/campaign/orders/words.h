/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/orders/tokens.h"
#include "campaign/state/campaign-terms.h"

G_BEGIN_DECLS

/*
 * What a word of a sheet can mean: T (NAME, "word"). The words stand in data/orders/words-*.txt below a heading with that
 * word; data/orders/frames.txt says which meanings make a case or an instruction together.
 */
#define FORCON_SHEET_MEANINGS(T)                                                                                       \
  T (NONE, "none")                                                                                                     \
  T (VERB, "verb")                                                                                                     \
  T (PUT, "put")                                                                                                       \
  T (KEEP, "keep")                                                                                                     \
  T (FLAGSHIP, "flagship")                                                                                             \
  T (LEAD, "lead")                                                                                                     \
  T (SUCCESSORS, "successors")                                                                                         \
  T (POSTURE_ADJECTIVE, "posture-adjective")                                                                           \
  T (POSTURE_NOUN, "posture-noun")                                                                                     \
  T (ARRAY, "array")                                                                                                   \
  T (DEFENCE, "defence")                                                                                               \
  T (MARCH, "march")                                                                                                   \
  T (CLASS, "class")                                                                                                   \
  T (SHIP_CLASS, "ship-class")                                                                                         \
  T (SECTOR_CLASS, "sector-class")                                                                                     \
  T (FEATURE_CLASS, "feature-class")                                                                                   \
  T (IN, "in")                                                                                                         \
  T (TO, "to")                                                                                                         \
  T (VIA, "via")                                                                                                       \
  T (AVOIDING, "avoiding")                                                                                             \
  T (FROM, "from")                                                                                                     \
  T (BEHIND, "behind")                                                                                                 \
  T (WITH, "with")                                                                                                     \
  T (AS, "as")                                                                                                         \
  T (AND, "and")                                                                                                       \
  T (OR, "or")                                                                                                         \
  T (THEN, "then")                                                                                                     \
  T (BUT, "but")                                                                                                       \
  T (AFTER, "after")                                                                                                   \
  T (THAT, "that")                                                                                                     \
  T (NOT, "not")                                                                                                       \
  T (SOMEBODY, "somebody")                                                                                             \
  T (NOBODY, "nobody")                                                                                                 \
  T (IF, "if")                                                                                                         \
  T (UNLESS, "unless")                                                                                                 \
  T (WHILE, "while")                                                                                                   \
  T (ELSE, "else")                                                                                                     \
  T (SO, "so")                                                                                                         \
  T (EXCEPT, "except")                                                                                                 \
  T (BACK, "back")                                                                                                     \
  T (OTHERS, "others")                                                                                                 \
  T (ALL, "all")                                                                                                       \
  T (TO_ALL, "to-all")                                                                                                 \
  T (BOTH, "both")                                                                                                     \
  T (ENEMY, "enemy")                                                                                                   \
  T (OWN_WORDS, "own-words")                                                                                           \
  T (NAMED, "named")                                                                                                   \
  T (NEW, "new")                                                                                                       \
  T (MINES, "mines")                                                                                                   \
  T (TROOPS, "troops")                                                                                                 \
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
  T (MEET, "meet")                                                                                                     \
  T (SEE, "see")                                                                                                       \
  T (APPEAR, "appear")                                                                                                 \
  T (THERE_IS, "there-is")                                                                                             \
  T (ATTACKED, "attacked")                                                                                             \
  T (STRONGER, "stronger")                                                                                             \
  T (WEAKER, "weaker")                                                                                                 \
  T (FORCES, "forces")                                                                                                 \
  T (TIMES, "times")                                                                                                   \
  T (TIMES_WORD, "times-word")                                                                                         \
  T (TAKEN, "taken")                                                                                                   \
  T (FREE, "free")                                                                                                     \
  T (LOST, "lost")                                                                                                     \
  T (HITS, "hits")                                                                                                     \
  T (DAMAGE, "damage")                                                                                                 \
  T (BELOW, "below")                                                                                                   \
  T (OVER, "over")                                                                                                     \
  T (PERCENT, "percent")                                                                                               \
  T (SHARE, "share")                                                                                                   \
  T (ROUND, "round")                                                                                                   \
  T (TARGET, "target")                                                                                                 \
  T (GONE, "gone")                                                                                                     \
  T (BATTLE, "battle")                                                                                                 \
  T (ENGAGE, "engage")                                                                                                 \
  T (ACCEPT, "accept")                                                                                                 \
  T (AVOID, "avoid")                                                                                                   \
  T (PURSUE, "pursue")                                                                                                 \
  T (LET_GO, "let-go")                                                                                                 \
  T (APPROACH, "approach")                                                                                             \
  T (DISTANCE, "distance")                                                                                             \
  T (CLOSE_RANGE, "close-range")                                                                                       \
  T (LONG_RANGE, "long-range")                                                                                         \
  T (WITHIN, "within")                                                                                                 \
  T (BEYOND, "beyond")                                                                                                 \
  T (CM, "cm")                                                                                                         \
  T (FIRE, "fire")                                                                                                     \
  T (HOLD_WORD, "hold-word")                                                                                           \
  T (OPEN, "open")                                                                                                     \
  T (SHOOT, "shoot")                                                                                                   \
  T (FIRST, "first")                                                                                                   \
  T (FIRE_BACK, "fire-back")                                                                                           \
  T (UNTIL, "until")                                                                                                   \
  T (TORPEDO, "torpedo")                                                                                               \
  T (SAVE, "save")                                                                                                     \
  T (WASTE, "waste")                                                                                                   \
  T (RAM, "ram")                                                                                                       \
  T (BOARD, "board")                                                                                                   \
  T (TAKE_WORD, "take-word")                                                                                           \
  T (CONCENTRATE, "concentrate")                                                                                       \
  T (ONLY, "only")                                                                                                     \
  T (REASON, "reason")                                                                                                 \
  T (PURPOSE, "purpose")                                                                                               \
  T (RELATIVE, "relative")                                                                                             \
  T (STIR, "stir")                                                                                                     \
  T (LABEL, "label")                                                                                                   \
  T (MOVE_WORD, "move-word")                                                                                           \
  T (HARMLESS, "harmless")                                                                                             \
  T (POLITE, "polite")                                                                                                 \
  T (TITLE, "title")

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

#define FORCON_TERM_MEANING(NAME, word) FORCON_MEANING_##NAME,
#define FORCON_TERM_FRAME(NAME, word) FORCON_FRAME_##NAME,
FORCON_DECLARE_TERM (ForconSheetMeaning, MEANING, FORCON_SHEET_MEANINGS, sheet_meaning)
FORCON_DECLARE_TERM (ForconSheetFrame, FRAME, FORCON_SHEET_FRAMES, sheet_frame)

#define FORCON_SHEET_SENSES_MAX 14

/* One of the things that a word can mean; value: the frame, the posture, the kinds of ships, the charge or the number. */
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
const ForconSheetWord *forcon_sheet_find_phrase (const ForconSheetLexicon *house, const ForconSheetToken *tokens, guint n,
                                                 guint *length);

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
 * @made: (element-type utf8 ForconSheetWord): keeps what is returned; its values are freed with g_free()
 * @token: a word before a dot
 *
 * Returns: (nullable) (transfer none): a word that can mean all that words mean which begin so
 */
const ForconSheetWord *forcon_sheet_abbreviated (GHashTable *made, const ForconSheetToken *token);

static inline const ForconSheetSense *
forcon_sheet_sense (const ForconSheetWord *word, ForconSheetMeaning meaning)
{
  for (guint i = 0; word != NULL && i < word->n_senses; i++)
    if (word->senses[i].meaning == meaning)
      return &word->senses[i];
  return NULL;
}

G_END_DECLS
