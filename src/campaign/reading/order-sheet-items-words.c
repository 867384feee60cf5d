/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/reading/order-sheet-items-walk.h"

#include <string.h>

/* What a word of a line is: a word of orders, whole or cut short or misspelled, or a name. */

static const char *
guess_text (const ForconSheetWalk *walk, guint n, const char *meant)
{
  guint start = forcon_sheet_walk_token (walk, walk->at)->start;
  guint end = forcon_sheet_walk_token (walk, walk->at + n - 1)->end;

  return forcon_sheet_guess (walk->texts, walk->text, start, end, meant);
}

/* A word that only sounds so is a guess, unless it is written in the other alphabet. */
static ForconSheetItem
word_item (const ForconSheetWalk *walk, const ForconSheetWord *word)
{
  const ForconSheetToken *token = forcon_sheet_walk_token (walk, walk->at);
  ForconSheetItem item = { .kind = FORCON_SHEET_ITEM_WORD, .word = word };

  if (word->cyrillic == token->cyrillic && !word->phrase && !g_str_equal (word->shape, token->shape))
    item.guess = guess_text (walk, 1, word->form);
  return item;
}

static const ForconSheetWord *
find_word (const ForconSheetWalk *walk, const ForconSheetToken *token)
{
  return forcon_sheet_find_word (forcon_sheet_names_house (walk->names), token);
}

static gboolean
means (const ForconSheetWord *word, ForconSheetMeaning meaning)
{
  return forcon_sheet_sense (word, meaning) != NULL;
}

/* Names that are guessed tell what they were taken for; of several, the one that is picked will. */
static ForconSheetItem
name_item (const ForconSheetWalk *walk, guint n, const ForconSheetCandidates *found)
{
  ForconSheetItem item = { .kind = FORCON_SHEET_ITEM_NAME, .names = *found };

  if (!found->spelled)
    item.guess = guess_text (walk, n, found->name[0].text);
  return item;
}

/* "No. 2" */
static gboolean
abbreviates_number (const ForconSheetWalk *walk, const ForconSheetWord *word)
{
  const ForconSheetToken *next = forcon_sheet_walk_token (walk, walk->at + 1);

  if (!means (word, FORCON_MEANING_NOT) || !g_str_equal (word->sound, "no") || next == NULL)
    return FALSE;
  if (next->kind != FORCON_SHEET_NUMBER && next->mark == '.' && next->glued)
    next = forcon_sheet_walk_token (walk, walk->at + 2);
  return next != NULL && next->kind == FORCON_SHEET_NUMBER;
}

/* A name of two words, one of which is a word of its own, that is spelled almost so. */
static gboolean
take_nearly (ForconSheetWalk *walk)
{
  const ForconSheetToken *token = forcon_sheet_walk_token (walk, walk->at);
  const ForconSheetToken *next = forcon_sheet_walk_token (walk, walk->at + 1);
  ForconSheetCandidates found = { 0 };
  guint distance = 2;

  if (!token->capital || strlen (token->sound) < 4 || next == NULL || next->kind != FORCON_SHEET_WORD || !next->capital
      || find_word (walk, next) != NULL || forcon_sheet_names_match (walk->names, next, 1, &found) > 0
      || forcon_sheet_names_nearest (walk->names, token, 2, &found, &distance) < 2)
    return FALSE;
  forcon_sheet_walk_take (walk, 2, name_item (walk, 2, &found));
  return TRUE;
}

static gboolean
can_be_told (const ForconSheetCandidates *found)
{
  for (guint i = 0; i < found->n; i++)
    if (found->name[i].thing == FORCON_SHEET_FORMATION || found->name[i].thing == FORCON_SHEET_SHIP)
      return TRUE;
  return FALSE;
}

/* A word of the order language that is the whole name of somebody: what stands around it tells which. */
static gboolean
take_namesake (ForconSheetWalk *walk, const ForconSheetWord *word, guint n, const ForconSheetCandidates *found)
{
  ForconSheetItem item;

  if (word == NULL || n > 1 || walk->quoted || means (word, FORCON_MEANING_CARDINAL) || !(n == 1 && can_be_told (found))
      || (means (word, FORCON_MEANING_LABEL) && !found->name[0].own))
    return FALSE;
  item = word_item (walk, word);
  item.namesake = TRUE;
  item.names = *found;
  forcon_sheet_walk_take (walk, 1, item);
  return TRUE;
}

static gboolean
is_place (const ForconSheetCandidates *found)
{
  for (guint i = 0; i < found->n; i++)
    if ((found->name[i].thing == FORCON_SHEET_SECTOR || found->name[i].thing == FORCON_SHEET_FEATURE)
        && !found->name[i].filed)
      return TRUE;
  return FALSE;
}

/* "to base", where a sector is called Base: after a preposition also with a small letter, though a word of orders is
 * a guess. */
static gboolean
take_place (ForconSheetWalk *walk, const ForconSheetWord *word, guint n, ForconSheetCandidates *found)
{
  const ForconSheetItem *before
      = walk->items->len > 0 ? &g_array_index (walk->items, ForconSheetItem, walk->items->len - 1) : NULL;

  if (word == NULL || n != 1 || walk->quoted || (forcon_sheet_walk_token (walk, walk->at)->capital && !walk->shouts)
      || !is_place (found)
      || !(is_word (before, FORCON_MEANING_IN) || is_word (before, FORCON_MEANING_TO)
           || is_word (before, FORCON_MEANING_VIA) || is_word (before, FORCON_MEANING_SECTOR_CLASS)
           || is_word (before, FORCON_MEANING_FEATURE_CLASS)))
    return FALSE;
  found->spelled = found->spelled && means (word, FORCON_MEANING_HARMLESS);
  forcon_sheet_walk_take (walk, 1, name_item (walk, 1, found));
  return TRUE;
}

/* "Фонарн. в C2": the dot is the abbreviation's, not the sentence's. */
static guint
with_dot (const ForconSheetWalk *walk, guint n)
{
  const ForconSheetToken *dot = forcon_sheet_walk_token (walk, walk->at + n);

  return dot != NULL && dot->kind == FORCON_SHEET_MARK && dot->mark == '.' && dot->glued ? n + 1 : n;
}

/* A word of a longer name with a capital letter is rather that name than a word that says nothing by itself. */
static gboolean
take_short (ForconSheetWalk *walk, const ForconSheetWord *word)
{
  const ForconSheetToken *token = forcon_sheet_walk_token (walk, walk->at);
  ForconSheetCandidates found = { 0 };

  const ForconSheetToken *next = forcon_sheet_walk_token (walk, walk->at + 1);
  const ForconSheetWord *class = next == NULL || next->kind != FORCON_SHEET_WORD ? NULL : find_word (walk, next);

  if (!(token->capital || (class != NULL && means (class, FORCON_MEANING_CLASS))) || means (word, FORCON_MEANING_VERB)
      || means (word, FORCON_MEANING_LABEL) || means (word, FORCON_MEANING_NOT) || means (word, FORCON_MEANING_CLASS)
      || means (word, FORCON_MEANING_IF) || means (word, FORCON_MEANING_IN)
      || forcon_sheet_names_short (walk->names, token, &found) == 0)
    return FALSE;
  forcon_sheet_walk_take (walk, 1, name_item (walk, 1, &found));
  return TRUE;
}

/* A phrase is a word that several stand for; a name as long as it is stronger. */
static gboolean
take_phrase (ForconSheetWalk *walk, guint n_name)
{
  guint length = 0;
  const ForconSheetWord *phrase
      = forcon_sheet_find_phrase (forcon_sheet_names_house (walk->names), forcon_sheet_walk_token (walk, walk->at),
                                  walk->tokens->len - walk->at, &length);

  if (phrase == NULL || n_name >= length)
    return FALSE;
  forcon_sheet_walk_take (walk, length, (ForconSheetItem){ .kind = FORCON_SHEET_ITEM_WORD, .word = phrase });
  return TRUE;
}

/* "Дозор держать": a place that a word stands for is what the verb after it is about. */
static gboolean
is_verb_next (const ForconSheetWalk *walk)
{
  const ForconSheetToken *next = forcon_sheet_walk_token (walk, walk->at + 1);
  const ForconSheetWord *word = next == NULL || next->kind != FORCON_SHEET_WORD ? NULL : find_word (walk, next);

  return word != NULL && (means (word, FORCON_MEANING_VERB) || means (word, FORCON_MEANING_KEEP));
}

static gboolean
is_all_capitals (const ForconSheetWalk *walk, const ForconSheetToken *token)
{
  for (const char *at = walk->text + token->start; at < walk->text + token->end; at = g_utf8_next_char (at))
    if (g_unichar_islower (g_utf8_get_char (at)))
      return FALSE;
  return TRUE;
}

static gboolean
only_chatter (const ForconSheetWord *word)
{
  return word->n_senses == 1 && means (word, FORCON_MEANING_HARMLESS);
}

/* "Coral Tree", where Coral alone is known: more of a name that nobody knows rather than a word that says nothing. */
static gboolean
goes_on_a_name (const ForconSheetWalk *walk, const ForconSheetWord *word)
{
  const ForconSheetToken *token = forcon_sheet_walk_token (walk, walk->at);

  return token->capital && !walk->shouts && !is_all_capitals (walk, token) && only_chatter (word)
         && walk->items->len > 0
         && g_array_index (walk->items, ForconSheetItem, walk->items->len - 1).kind == FORCON_SHEET_ITEM_NAME;
}

/* Initials of an own formation or a sector: "ЖС" for Железная стена; several can have the same. */
static gboolean
take_initials (ForconSheetWalk *walk)
{
  ForconSheetCandidates found = { 0 };

  if (forcon_sheet_names_initials (walk->names, walk->text, forcon_sheet_walk_token (walk, walk->at), &found) == 0)
    return FALSE;
  forcon_sheet_walk_take (walk, 1, name_item (walk, 1, &found));
  return TRUE;
}

/* "JS" sounds like "is", and is spelled otherwise. */
static gboolean
only_sounds_so (const ForconSheetWalk *walk, const ForconSheetWord *word)
{
  const ForconSheetToken *token = forcon_sheet_walk_token (walk, walk->at);
  gsize length = token->end - token->start;

  return word != NULL && !walk->shouts && !token->cyrillic && length <= 3 && is_all_capitals (walk, token)
         && g_ascii_strncasecmp (walk->text + token->start, word->form, MAX (length, strlen (word->form))) != 0;
}

/* Whether there is a word for landing further on. */
static gboolean
lands (const ForconSheetWalk *walk)
{
  for (guint i = walk->at + 1; i < walk->tokens->len; i++)
    {
      const ForconSheetToken *token = forcon_sheet_walk_token (walk, i);
      const ForconSheetWord *word = token->kind == FORCON_SHEET_WORD ? find_word (walk, token) : NULL;

      for (guint k = 0; word != NULL && k < word->n_senses; k++)
        if (word->senses[k].meaning == FORCON_MEANING_VERB && word->senses[k].value == FORCON_FRAME_LAND)
          return TRUE;
    }
  return FALSE;
}

/* "Пехота стоит", whose formation is called Пехотинцы: who begins a sentence is told rather than landed. */
static gboolean
take_troops_by_root (ForconSheetWalk *walk, const ForconSheetWord *word)
{
  const ForconSheetItem *before
      = walk->items->len > 0 ? &g_array_index (walk->items, ForconSheetItem, walk->items->len - 1) : NULL;
  ForconSheetCandidates found = { 0 };

  if (!means (word, FORCON_MEANING_TROOPS) || !(before == NULL || before->kind == FORCON_SHEET_ITEM_MARK)
      || lands (walk)
      || forcon_sheet_names_by_root (walk->names, forcon_sheet_walk_token (walk, walk->at), &found) == 0)
    return FALSE;
  forcon_sheet_walk_take (walk, 1, name_item (walk, 1, &found));
  return TRUE;
}

/* «С 3 раунда», "c 3" of a sector only where no round follows. */
static gboolean
counts_rounds (const ForconSheetWalk *walk)
{
  const ForconSheetToken *next = forcon_sheet_walk_token (walk, walk->at + 1);
  const ForconSheetToken *last = forcon_sheet_walk_token (walk, walk->at + 2);
  const ForconSheetWord *word = last == NULL || last->kind != FORCON_SHEET_WORD ? NULL : find_word (walk, last);

  return next != NULL && next->kind == FORCON_SHEET_NUMBER && !next->glued && word != NULL
         && means (word, FORCON_MEANING_ROUND);
}

/* A word that means something outweighs a name only when the name is one of several words or of Russian endings. */
static gboolean
take_known (ForconSheetWalk *walk)
{
  const ForconSheetToken *token = forcon_sheet_walk_token (walk, walk->at);
  const ForconSheetWord *word = token->kind == FORCON_SHEET_WORD ? find_word (walk, token) : NULL;
  ForconSheetCandidates found = { 0 };
  guint n
      = counts_rounds (walk) ? 0 : forcon_sheet_names_match (walk->names, token, walk->tokens->len - walk->at, &found);

  if (take_phrase (walk, n) || (only_sounds_so (walk, word) && take_initials (walk)))
    return TRUE;
  if (take_namesake (walk, word, n, &found) || take_place (walk, word, n, &found))
    return TRUE;
  if (n > 0
      && (word == NULL || n > 1 || walk->quoted
          || (token->capital
              && ((walk->items->len > 0 && !means (word, FORCON_MEANING_LABEL))
                  || (is_place (&found) && is_verb_next (walk))))))
    {
      forcon_sheet_walk_take (walk, n, name_item (walk, n, &found));
      return TRUE;
    }
  if (word == NULL || take_nearly (walk) || take_short (walk, word) || take_troops_by_root (walk, word))
    return word != NULL;
  if (abbreviates_number (walk, word))
    forcon_sheet_walk_take (walk, 1,
                            (ForconSheetItem){ .kind = FORCON_SHEET_ITEM_WORD, .word = forcon_sheet_word ("number") });
  else if (goes_on_a_name (walk, word))
    forcon_sheet_walk_take (walk, 1, (ForconSheetItem){ .kind = FORCON_SHEET_ITEM_UNKNOWN });
  else if (means (word, FORCON_MEANING_CARDINAL))
    forcon_sheet_walk_take (walk, 1,
                            (ForconSheetItem){ .kind = FORCON_SHEET_ITEM_NUMBER,
                                               .word = word,
                                               .value = forcon_sheet_sense (word, FORCON_MEANING_CARDINAL)->value });
  else
    forcon_sheet_walk_take (walk, 1, word_item (walk, word));
  return TRUE;
}

/* "2x" */
static gboolean
take_times (ForconSheetWalk *walk)
{
  const ForconSheetToken *token = forcon_sheet_walk_token (walk, walk->at);

  if (walk->at == 0 || !token->glued || !g_str_equal (token->shape, "x")
      || forcon_sheet_walk_token (walk, walk->at - 1)->kind != FORCON_SHEET_NUMBER)
    return FALSE;
  forcon_sheet_walk_take (walk, 1,
                          (ForconSheetItem){ .kind = FORCON_SHEET_ITEM_WORD, .word = forcon_sheet_word ("times") });
  return TRUE;
}

/* C9 where there is no such sector. */
static gboolean
take_code (ForconSheetWalk *walk)
{
  const ForconSheetToken *token = forcon_sheet_walk_token (walk, walk->at);
  const ForconSheetToken *next = forcon_sheet_walk_token (walk, walk->at + 1);
  const ForconSheetToken *last = forcon_sheet_walk_token (walk, walk->at + 2);

  if (token->kind != FORCON_SHEET_WORD || strlen (token->sound) > 2 || next == NULL)
    return FALSE;
  /* "x2" and "2x": twice as many */
  if (g_str_equal (token->shape, "x") && next->kind == FORCON_SHEET_NUMBER && next->glued)
    {
      forcon_sheet_walk_take (walk, 1,
                              (ForconSheetItem){ .kind = FORCON_SHEET_ITEM_WORD, .word = forcon_sheet_word ("times") });
      return TRUE;
    }
  if (next->kind == FORCON_SHEET_NUMBER && !next->ordinal && (next->glued || token->capital))
    forcon_sheet_walk_take (walk, 2, (ForconSheetItem){ .kind = FORCON_SHEET_ITEM_CODE });
  else if (next->mark == '-' && next->glued && last != NULL && last->glued && last->kind == FORCON_SHEET_NUMBER)
    forcon_sheet_walk_take (walk, 3, (ForconSheetItem){ .kind = FORCON_SHEET_ITEM_CODE });
  else
    return FALSE;
  return TRUE;
}

/* Whether an abbreviation can be one order or posture only. */
static gboolean
is_clear (const ForconSheetWord *word)
{
  guint n = 0;

  for (guint i = 0; i < word->n_senses; i++)
    n += word->senses[i].meaning == FORCON_MEANING_VERB || word->senses[i].meaning == FORCON_MEANING_POSTURE_NOUN
         || word->senses[i].meaning == FORCON_MEANING_PUT || word->senses[i].meaning == FORCON_MEANING_NOT;
  return n <= 1;
}

/* "соед. со Ст. гв.": before a preposition that belongs to a verb no noun is cut short. */
static gboolean
before_case (const ForconSheetWalk *walk)
{
  const ForconSheetToken *next = forcon_sheet_walk_token (walk, walk->at + 2);
  const ForconSheetWord *word = next == NULL || next->kind != FORCON_SHEET_WORD ? NULL : find_word (walk, next);

  return word != NULL && forcon_sheet_sense (word, FORCON_MEANING_WITH) != NULL && next->end - next->start <= 4;
}

/* What a word before a dot begins: a name, or a word of orders; not at the end of what is written. */
static gboolean
take_abbreviation (ForconSheetWalk *walk)
{
  const ForconSheetToken *token = forcon_sheet_walk_token (walk, walk->at);
  ForconSheetCandidates found = { 0 };
  const ForconSheetWord *word = NULL;
  guint n;

  if (with_dot (walk, 1) == 1)
    return FALSE;
  n = forcon_sheet_names_begin (walk->names, token, walk->tokens->len - walk->at, &found);
  if (n == 0)
    word = forcon_sheet_abbreviated (forcon_sheet_names_abbreviations (walk->names), token, before_case (walk));
  if (n > 0)
    forcon_sheet_walk_take (walk, n, name_item (walk, n, &found));
  else if (word != NULL)
    forcon_sheet_walk_take (walk, 2,
                            (ForconSheetItem){ .kind = FORCON_SHEET_ITEM_WORD,
                                               .word = word,
                                               .guess = is_clear (word) ? NULL : guess_text (walk, 1, word->form) });
  return n > 0 || word != NULL;
}

/* Names by ear and without vowels; of several, the own ones are meant. */
static gboolean
take_by_ear (ForconSheetWalk *walk)
{
  ForconSheetCandidates found = { 0 };
  guint n = forcon_sheet_names_by_ear (walk->names, forcon_sheet_walk_token (walk, walk->at),
                                       walk->tokens->len - walk->at, &found);

  if (n > 0)
    forcon_sheet_walk_take (walk, n, name_item (walk, n, &found));
  return n > 0;
}

/* "Гвардейцы", where no name is spelled nearly so. */
static gboolean
take_by_root (ForconSheetWalk *walk)
{
  const ForconSheetToken *token = forcon_sheet_walk_token (walk, walk->at);
  ForconSheetCandidates found = { 0 };
  guint one = 1;

  if (forcon_sheet_names_nearest (walk->names, token, 1, &found, &one) > 0
      || forcon_sheet_names_by_root (walk->names, token, &found) == 0)
    return FALSE;
  forcon_sheet_walk_take (walk, 1, name_item (walk, 1, &found));
  return TRUE;
}

/* "Ст гвардия", "Шёлк. путь": a name of which some words are cut short, with or without dots. */
static gboolean
take_cut_words (ForconSheetWalk *walk)
{
  const ForconSheetToken *token = forcon_sheet_walk_token (walk, walk->at);
  guint left = walk->tokens->len - walk->at;
  ForconSheetCandidates found = { 0 };
  const ForconSheetWord *word = find_word (walk, token);
  guint n;

  if (word != NULL && with_dot (walk, 1) == 1)
    return FALSE;
  n = forcon_sheet_names_cut_words (walk->names, token, left, &found);
  if (n == 0 || forcon_sheet_names_match (walk->names, token, left, &(ForconSheetCandidates){ 0 }) >= n)
    return FALSE;
  forcon_sheet_walk_take (walk, n, name_item (walk, n, &found));
  return TRUE;
}

static gboolean
take_people (ForconSheetWalk *walk)
{
  guint32 power = forcon_sheet_names_people (walk->names, forcon_sheet_walk_token (walk, walk->at));
  ForconSheetCandidates found = { .n = 1, .spelled = TRUE };

  if (power == 0)
    return FALSE;
  found.name[0] = (ForconSheetName){ .thing = FORCON_SHEET_POWER, .id = power };
  forcon_sheet_walk_take (walk, 1, (ForconSheetItem){ .kind = FORCON_SHEET_ITEM_NAME, .names = found });
  return TRUE;
}

/* A capital letter in the midst of a statement begins a name, not a misspelled word of orders. */
static gboolean
is_name_like (const ForconSheetWalk *walk, const ForconSheetToken *token)
{
  const ForconSheetItem *before
      = walk->items->len > 0 ? &g_array_index (walk->items, ForconSheetItem, walk->items->len - 1) : NULL;

  return token->capital && before != NULL && before->kind != FORCON_SHEET_ITEM_MARK && !is_all_capitals (walk, token);
}

static gboolean
is_infinitive (const ForconSheetWalk *walk, const ForconSheetToken *token)
{
  static const char *const endings[] = { "ть", "ться", "ти", "тись", "чь", "чься" };
  g_autofree char *text = g_strndup (walk->text + token->start, token->end - token->start);

  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    if (g_str_has_suffix (text, endings[i]))
      return TRUE;
  return FALSE;
}

/* The nearest word or name; where both are as near, a name has a capital letter. A word is a guess that waits. */
static gboolean
take_nearest (ForconSheetWalk *walk)
{
  const ForconSheetToken *token = forcon_sheet_walk_token (walk, walk->at);
  ForconSheetCandidates found = { 0 };
  guint word_distance = 0;
  guint name_distance = 2;
  const ForconSheetWord *word
      = is_name_like (walk, token) ? NULL : forcon_sheet_names_nearest_word (walk->names, token, &word_distance);

  /* «Вытралить» is not «вывалить»: a verb that nobody knows is none that differs by more than a slip of the pen. */
  if (word != NULL && word_distance > 1 && is_infinitive (walk, token))
    word = NULL;
  guint n = forcon_sheet_names_nearest (walk->names, token, walk->tokens->len - walk->at, &found, &name_distance);
  gboolean is_name
      = n > 0
        && (word == NULL || name_distance < word_distance
            || (name_distance == word_distance && (only_chatter (word) || (token->capital && walk->items->len > 0))));

  /* A capital letter and no word of orders: somebody rather than chatter. */
  if (!is_name && word != NULL && token->capital && only_chatter (word))
    return FALSE;
  if (is_name)
    forcon_sheet_walk_take (walk, n, name_item (walk, n, &found));
  else if (word != NULL && !means (word, FORCON_MEANING_CARDINAL))
    forcon_sheet_walk_take (walk, 1, word_item (walk, word));
  else
    return FALSE;
  return TRUE;
}

/* A name that nobody knows can have a second word, which means nothing by itself: "attack Old Guard". */
static guint
words_of_stranger (const ForconSheetWalk *walk)
{
  const ForconSheetToken *token = forcon_sheet_walk_token (walk, walk->at);
  const ForconSheetToken *next = forcon_sheet_walk_token (walk, walk->at + 1);
  ForconSheetCandidates found = { 0 };

  return walk->items->len > 0 && token->capital && next != NULL && next->kind == FORCON_SHEET_WORD && next->capital
                 && !is_all_capitals (walk, next)
                 && forcon_sheet_names_match (walk->names, next, walk->tokens->len - walk->at - 1, &found) == 0
             ? 2
             : 1;
}

/* "тчк" and "зпт" of telegrams. */
static gboolean
take_spelled_mark (ForconSheetWalk *walk)
{
  static const char *const words[] = { "тчк", "зпт", "двтч" };
  static const gunichar meant[] = { '.', ',', ':' };
  const ForconSheetToken *token = forcon_sheet_walk_token (walk, walk->at);
  const ForconSheetToken *next = forcon_sheet_walk_token (walk, walk->at + 1);
  g_autofree char *small = g_utf8_strdown (walk->text + token->start, token->end - token->start);
  gunichar mark = 0;

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_str_equal (small, words[i]))
      mark = meant[i];
  if (g_str_equal (small, "stop") && token->capital && walk->items->len > 1
      && (next == NULL || (next->kind == FORCON_SHEET_WORD && next->capital)))
    mark = '.';
  if (mark == 0 || walk->items->len == 0)
    return FALSE;
  forcon_sheet_walk_take (walk, 1, (ForconSheetItem){ .kind = FORCON_SHEET_ITEM_MARK, .mark = mark });
  return TRUE;
}

void
forcon_sheet_walk_word (ForconSheetWalk *walk)
{
  const ForconSheetToken *token = forcon_sheet_walk_token (walk, walk->at);
  ForconSheetCandidates found = { 0 };

  if (take_spelled_mark (walk) || take_times (walk) || take_cut_words (walk))
    return;

  /* "К.", where "к" is a word as well */
  if (with_dot (walk, 1) == 2 && ((token->capital && strlen (token->sound) <= 1) || before_case (walk))
      && take_abbreviation (walk))
    return;
  if (take_known (walk) || take_code (walk))
    return;
  if (forcon_sheet_names_short (walk->names, token, &found)
      || (is_all_capitals (walk, token) && forcon_sheet_names_cut (walk->names, token, &found)))
    forcon_sheet_walk_take (walk, 1, name_item (walk, 1, &found));
  else if (!take_abbreviation (walk) && !take_initials (walk) && !take_by_ear (walk) && !take_people (walk)
           && !take_by_root (walk) && !take_nearest (walk))
    forcon_sheet_walk_take (walk, words_of_stranger (walk), (ForconSheetItem){ .kind = FORCON_SHEET_ITEM_UNKNOWN });
}

void
forcon_sheet_walk_number (ForconSheetWalk *walk)
{
  const ForconSheetToken *token = forcon_sheet_walk_token (walk, walk->at);
  ForconSheetCandidates found = { 0 };
  guint n = forcon_sheet_names_match (walk->names, token, walk->tokens->len - walk->at, &found);

  if (n > 1)
    forcon_sheet_walk_take (walk, n, name_item (walk, n, &found));
  else
    forcon_sheet_walk_take (
        walk, 1,
        (ForconSheetItem){ .kind = FORCON_SHEET_ITEM_NUMBER, .value = token->number, .ordinal = token->ordinal });
}
