/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/orders/order-sheet-private.h"

#include <string.h>

/* Tokens become items: words that mean something, names, numbers, marks, and what is none of these. */

/* A reader on its way through the tokens of a line. */
typedef struct {
  const ForconSheetNames *names;
  GStringChunk *texts;
  const char *text;
  const GArray *tokens;
  GArray *items;
  guint at;
  gboolean quoted;
  gboolean shouts;
} Walk;

static const ForconSheetToken *
token_at (const Walk *walk, guint place)
{
  return place < walk->tokens->len ? &g_array_index (walk->tokens, ForconSheetToken, place) : NULL;
}

/* An item that takes the next @n tokens. */
static void
take (Walk *walk, guint n, ForconSheetItem item)
{
  const ForconSheetToken *first = token_at (walk, walk->at);

  item.start = first->start;
  item.end = token_at (walk, walk->at + n - 1)->end;
  item.capital = first->capital;
  item.cyrillic = first->cyrillic;
  item.glued = first->glued;
  item.quoted = walk->quoted;
  g_array_append_val (walk->items, item);
  walk->at += n;
}

static const char *
guess_text (const Walk *walk, guint n, const char *meant)
{
  guint start = token_at (walk, walk->at)->start;
  guint end = token_at (walk, walk->at + n - 1)->end;

  return forcon_sheet_guess (walk->texts, walk->text, start, end, meant);
}

/* A word that only sounds so is a guess, unless it is written in the other alphabet. */
static ForconSheetItem
word_item (const Walk *walk, const ForconSheetWord *word)
{
  const ForconSheetToken *token = token_at (walk, walk->at);
  ForconSheetItem item = { .kind = FORCON_SHEET_ITEM_WORD, .word = word };

  if (word->cyrillic == token->cyrillic && !word->phrase && !g_str_equal (word->shape, token->shape))
    item.guess = guess_text (walk, 1, word->form);
  return item;
}

static const ForconSheetWord *
find_word (const Walk *walk, const ForconSheetToken *token)
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
name_item (const Walk *walk, guint n, const ForconSheetCandidates *found)
{
  ForconSheetItem item = { .kind = FORCON_SHEET_ITEM_NAME, .names = *found };

  if (!found->spelled)
    item.guess = guess_text (walk, n, found->name[0].text);
  return item;
}

/* "No. 2" */
static gboolean
abbreviates_number (const Walk *walk, const ForconSheetWord *word)
{
  const ForconSheetToken *next = token_at (walk, walk->at + 1);

  if (!means (word, FORCON_MEANING_NOT) || !g_str_equal (word->sound, "no") || next == NULL)
    return FALSE;
  if (next->kind != FORCON_SHEET_NUMBER && next->mark == '.' && next->glued)
    next = token_at (walk, walk->at + 2);
  return next != NULL && next->kind == FORCON_SHEET_NUMBER;
}

/* A name of two words, one of which is a word of its own, that is spelled almost so. */
static gboolean
take_nearly (Walk *walk)
{
  const ForconSheetToken *token = token_at (walk, walk->at);
  const ForconSheetToken *next = token_at (walk, walk->at + 1);
  ForconSheetCandidates found = { 0 };
  guint distance = 2;

  if (!token->capital || strlen (token->sound) < 4 || next == NULL || next->kind != FORCON_SHEET_WORD || !next->capital
      || find_word (walk, next) != NULL || forcon_sheet_names_match (walk->names, next, 1, &found) > 0
      || forcon_sheet_names_nearest (walk->names, token, 2, &found, &distance) < 2)
    return FALSE;
  take (walk, 2, name_item (walk, 2, &found));
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
take_namesake (Walk *walk, const ForconSheetWord *word, guint n, const ForconSheetCandidates *found)
{
  ForconSheetItem item;

  if (word == NULL || n > 1 || walk->quoted || means (word, FORCON_MEANING_CARDINAL) || !(n == 1 && can_be_told (found))
      || (means (word, FORCON_MEANING_LABEL) && !found->name[0].own))
    return FALSE;
  item = word_item (walk, word);
  item.namesake = TRUE;
  item.names = *found;
  take (walk, 1, item);
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
take_place (Walk *walk, const ForconSheetWord *word, guint n, ForconSheetCandidates *found)
{
  const ForconSheetItem *before
      = walk->items->len > 0 ? &g_array_index (walk->items, ForconSheetItem, walk->items->len - 1) : NULL;

  if (word == NULL || n != 1 || walk->quoted || (token_at (walk, walk->at)->capital && !walk->shouts)
      || !is_place (found)
      || !(is_word (before, FORCON_MEANING_IN) || is_word (before, FORCON_MEANING_TO)
           || is_word (before, FORCON_MEANING_VIA) || is_word (before, FORCON_MEANING_SECTOR_CLASS)
           || is_word (before, FORCON_MEANING_FEATURE_CLASS)))
    return FALSE;
  found->spelled = found->spelled && means (word, FORCON_MEANING_HARMLESS);
  take (walk, 1, name_item (walk, 1, found));
  return TRUE;
}

/* "Фонарн. в C2": the dot is the abbreviation's, not the sentence's. */
static guint
with_dot (const Walk *walk, guint n)
{
  const ForconSheetToken *dot = token_at (walk, walk->at + n);

  return dot != NULL && dot->kind == FORCON_SHEET_MARK && dot->mark == '.' && dot->glued ? n + 1 : n;
}

/* A word of a longer name with a capital letter is rather that name than a word that says nothing by itself. */
static gboolean
take_short (Walk *walk, const ForconSheetWord *word)
{
  const ForconSheetToken *token = token_at (walk, walk->at);
  ForconSheetCandidates found = { 0 };

  const ForconSheetToken *next = token_at (walk, walk->at + 1);
  const ForconSheetWord *class = next == NULL || next->kind != FORCON_SHEET_WORD ? NULL : find_word (walk, next);

  if (!(token->capital || (class != NULL && means (class, FORCON_MEANING_CLASS))) || means (word, FORCON_MEANING_VERB)
      || means (word, FORCON_MEANING_LABEL) || means (word, FORCON_MEANING_NOT) || means (word, FORCON_MEANING_CLASS)
      || means (word, FORCON_MEANING_IF) || means (word, FORCON_MEANING_IN)
      || forcon_sheet_names_short (walk->names, token, &found) == 0)
    return FALSE;
  take (walk, 1, name_item (walk, 1, &found));
  return TRUE;
}

/* A phrase is a word that several stand for; a name as long as it is stronger. */
static gboolean
take_phrase (Walk *walk, guint n_name)
{
  guint length = 0;
  const ForconSheetWord *phrase = forcon_sheet_find_phrase (
      forcon_sheet_names_house (walk->names), token_at (walk, walk->at), walk->tokens->len - walk->at, &length);

  if (phrase == NULL || n_name >= length)
    return FALSE;
  take (walk, length, (ForconSheetItem){ .kind = FORCON_SHEET_ITEM_WORD, .word = phrase });
  return TRUE;
}

/* "Дозор держать": a place that a word stands for is what the verb after it is about. */
static gboolean
is_verb_next (const Walk *walk)
{
  const ForconSheetToken *next = token_at (walk, walk->at + 1);
  const ForconSheetWord *word = next == NULL || next->kind != FORCON_SHEET_WORD ? NULL : find_word (walk, next);

  return word != NULL && (means (word, FORCON_MEANING_VERB) || means (word, FORCON_MEANING_KEEP));
}

static gboolean
is_all_capitals (const Walk *walk, const ForconSheetToken *token)
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
goes_on_a_name (const Walk *walk, const ForconSheetWord *word)
{
  const ForconSheetToken *token = token_at (walk, walk->at);

  return token->capital && !walk->shouts && !is_all_capitals (walk, token) && only_chatter (word)
         && walk->items->len > 0
         && g_array_index (walk->items, ForconSheetItem, walk->items->len - 1).kind == FORCON_SHEET_ITEM_NAME;
}

/* Initials of an own formation or a sector: "ЖС" for Железная стена; several can have the same. */
static gboolean
take_initials (Walk *walk)
{
  ForconSheetCandidates found = { 0 };

  if (forcon_sheet_names_initials (walk->names, walk->text, token_at (walk, walk->at), &found) == 0)
    return FALSE;
  take (walk, 1, name_item (walk, 1, &found));
  return TRUE;
}

/* "JS" sounds like "is", and is spelled otherwise. */
static gboolean
only_sounds_so (const Walk *walk, const ForconSheetWord *word)
{
  const ForconSheetToken *token = token_at (walk, walk->at);
  gsize length = token->end - token->start;

  return word != NULL && !walk->shouts && !token->cyrillic && length <= 3 && is_all_capitals (walk, token)
         && g_ascii_strncasecmp (walk->text + token->start, word->form, MAX (length, strlen (word->form))) != 0;
}

/* Whether there is a word for landing further on. */
static gboolean
lands (const Walk *walk)
{
  for (guint i = walk->at + 1; i < walk->tokens->len; i++)
    {
      const ForconSheetToken *token = token_at (walk, i);
      const ForconSheetWord *word = token->kind == FORCON_SHEET_WORD ? find_word (walk, token) : NULL;

      for (guint k = 0; word != NULL && k < word->n_senses; k++)
        if (word->senses[k].meaning == FORCON_MEANING_VERB && word->senses[k].value == FORCON_FRAME_LAND)
          return TRUE;
    }
  return FALSE;
}

/* "Пехота стоит", whose formation is called Пехотинцы: who begins a sentence is told rather than landed. */
static gboolean
take_troops_by_root (Walk *walk, const ForconSheetWord *word)
{
  const ForconSheetItem *before
      = walk->items->len > 0 ? &g_array_index (walk->items, ForconSheetItem, walk->items->len - 1) : NULL;
  ForconSheetCandidates found = { 0 };

  if (!means (word, FORCON_MEANING_TROOPS) || !(before == NULL || before->kind == FORCON_SHEET_ITEM_MARK) || lands (walk)
      || forcon_sheet_names_by_root (walk->names, token_at (walk, walk->at), &found) == 0)
    return FALSE;
  take (walk, 1, name_item (walk, 1, &found));
  return TRUE;
}

/* «С 3 раунда», "c 3" of a sector only where no round follows. */
static gboolean
counts_rounds (const Walk *walk)
{
  const ForconSheetToken *next = token_at (walk, walk->at + 1);
  const ForconSheetToken *last = token_at (walk, walk->at + 2);
  const ForconSheetWord *word = last == NULL || last->kind != FORCON_SHEET_WORD ? NULL : find_word (walk, last);

  return next != NULL && next->kind == FORCON_SHEET_NUMBER && !next->glued && word != NULL
         && means (word, FORCON_MEANING_ROUND);
}

/* A word that means something outweighs a name only when the name is one of several words or of Russian endings. */
static gboolean
take_known (Walk *walk)
{
  const ForconSheetToken *token = token_at (walk, walk->at);
  const ForconSheetWord *word = token->kind == FORCON_SHEET_WORD ? find_word (walk, token) : NULL;
  ForconSheetCandidates found = { 0 };
  guint n = counts_rounds (walk)
                ? 0
                : forcon_sheet_names_match (walk->names, token, walk->tokens->len - walk->at, &found);

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
      take (walk, n, name_item (walk, n, &found));
      return TRUE;
    }
  if (word == NULL || take_nearly (walk) || take_short (walk, word) || take_troops_by_root (walk, word))
    return word != NULL;
  if (abbreviates_number (walk, word))
    take (walk, 1, (ForconSheetItem){ .kind = FORCON_SHEET_ITEM_WORD, .word = forcon_sheet_word ("number") });
  else if (goes_on_a_name (walk, word))
    take (walk, 1, (ForconSheetItem){ .kind = FORCON_SHEET_ITEM_UNKNOWN });
  else if (means (word, FORCON_MEANING_CARDINAL))
    take (walk, 1,
          (ForconSheetItem){ .kind = FORCON_SHEET_ITEM_NUMBER,
                             .word = word,
                             .value = forcon_sheet_sense (word, FORCON_MEANING_CARDINAL)->value });
  else
    take (walk, 1, word_item (walk, word));
  return TRUE;
}

/* "2x" */
static gboolean
take_times (Walk *walk)
{
  const ForconSheetToken *token = token_at (walk, walk->at);

  if (walk->at == 0 || !token->glued || !g_str_equal (token->shape, "x")
      || token_at (walk, walk->at - 1)->kind != FORCON_SHEET_NUMBER)
    return FALSE;
  take (walk, 1, (ForconSheetItem){ .kind = FORCON_SHEET_ITEM_WORD, .word = forcon_sheet_word ("times") });
  return TRUE;
}

/* C9 where there is no such sector. */
static gboolean
take_code (Walk *walk)
{
  const ForconSheetToken *token = token_at (walk, walk->at);
  const ForconSheetToken *next = token_at (walk, walk->at + 1);
  const ForconSheetToken *last = token_at (walk, walk->at + 2);

  if (token->kind != FORCON_SHEET_WORD || strlen (token->sound) > 2 || next == NULL)
    return FALSE;
  /* "x2" and "2x": twice as many */
  if (g_str_equal (token->shape, "x") && next->kind == FORCON_SHEET_NUMBER && next->glued)
    {
      take (walk, 1, (ForconSheetItem){ .kind = FORCON_SHEET_ITEM_WORD, .word = forcon_sheet_word ("times") });
      return TRUE;
    }
  if (next->kind == FORCON_SHEET_NUMBER && !next->ordinal && (next->glued || token->capital))
    take (walk, 2, (ForconSheetItem){ .kind = FORCON_SHEET_ITEM_CODE });
  else if (next->mark == '-' && next->glued && last != NULL && last->glued && last->kind == FORCON_SHEET_NUMBER)
    take (walk, 3, (ForconSheetItem){ .kind = FORCON_SHEET_ITEM_CODE });
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
before_case (const Walk *walk)
{
  const ForconSheetToken *next = token_at (walk, walk->at + 2);
  const ForconSheetWord *word = next == NULL || next->kind != FORCON_SHEET_WORD ? NULL : find_word (walk, next);

  return word != NULL && forcon_sheet_sense (word, FORCON_MEANING_WITH) != NULL && next->end - next->start <= 4;
}

/* What a word before a dot begins: a name, or a word of orders; not at the end of what is written. */
static gboolean
take_abbreviation (Walk *walk)
{
  const ForconSheetToken *token = token_at (walk, walk->at);
  ForconSheetCandidates found = { 0 };
  const ForconSheetWord *word = NULL;
  guint n;

  if (with_dot (walk, 1) == 1)
    return FALSE;
  n = forcon_sheet_names_begin (walk->names, token, walk->tokens->len - walk->at, &found);
  if (n == 0)
    word = forcon_sheet_abbreviated (forcon_sheet_names_abbreviations (walk->names), token, before_case (walk));
  if (n > 0)
    take (walk, n, name_item (walk, n, &found));
  else if (word != NULL)
    take (walk, 2,
          (ForconSheetItem){ .kind = FORCON_SHEET_ITEM_WORD,
                             .word = word,
                             .guess = is_clear (word) ? NULL : guess_text (walk, 1, word->form) });
  return n > 0 || word != NULL;
}

/* Names by ear and without vowels; of several, the own ones are meant. */
static gboolean
take_by_ear (Walk *walk)
{
  ForconSheetCandidates found = { 0 };
  guint n = forcon_sheet_names_by_ear (walk->names, token_at (walk, walk->at), walk->tokens->len - walk->at, &found);

  if (n > 0)
    take (walk, n, name_item (walk, n, &found));
  return n > 0;
}

/* "Гвардейцы", where no name is spelled nearly so. */
static gboolean
take_by_root (Walk *walk)
{
  const ForconSheetToken *token = token_at (walk, walk->at);
  ForconSheetCandidates found = { 0 };
  guint one = 1;

  if (forcon_sheet_names_nearest (walk->names, token, 1, &found, &one) > 0
      || forcon_sheet_names_by_root (walk->names, token, &found) == 0)
    return FALSE;
  take (walk, 1, name_item (walk, 1, &found));
  return TRUE;
}

/* "Ст гвардия", "Шёлк. путь": a name of which some words are cut short, with or without dots. */
static gboolean
take_cut_words (Walk *walk)
{
  const ForconSheetToken *token = token_at (walk, walk->at);
  guint left = walk->tokens->len - walk->at;
  ForconSheetCandidates found = { 0 };
  const ForconSheetWord *word = find_word (walk, token);
  guint n;

  if (word != NULL && with_dot (walk, 1) == 1)
    return FALSE;
  n = forcon_sheet_names_cut_words (walk->names, token, left, &found);
  if (n == 0 || forcon_sheet_names_match (walk->names, token, left, &(ForconSheetCandidates){ 0 }) >= n)
    return FALSE;
  take (walk, n, name_item (walk, n, &found));
  return TRUE;
}

static gboolean
take_people (Walk *walk)
{
  guint32 power = forcon_sheet_names_people (walk->names, token_at (walk, walk->at));
  ForconSheetCandidates found = { .n = 1, .spelled = TRUE };

  if (power == 0)
    return FALSE;
  found.name[0] = (ForconSheetName){ .thing = FORCON_SHEET_POWER, .id = power };
  take (walk, 1, (ForconSheetItem){ .kind = FORCON_SHEET_ITEM_NAME, .names = found });
  return TRUE;
}

/* A capital letter in the midst of a statement begins a name, not a misspelled word of orders. */
static gboolean
is_name_like (const Walk *walk, const ForconSheetToken *token)
{
  const ForconSheetItem *before
      = walk->items->len > 0 ? &g_array_index (walk->items, ForconSheetItem, walk->items->len - 1) : NULL;

  return token->capital && before != NULL && before->kind != FORCON_SHEET_ITEM_MARK && !is_all_capitals (walk, token);
}

static gboolean
is_infinitive (const Walk *walk, const ForconSheetToken *token)
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
take_nearest (Walk *walk)
{
  const ForconSheetToken *token = token_at (walk, walk->at);
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
    take (walk, n, name_item (walk, n, &found));
  else if (word != NULL && !means (word, FORCON_MEANING_CARDINAL))
    take (walk, 1, word_item (walk, word));
  else
    return FALSE;
  return TRUE;
}

/* A name that nobody knows can have a second word, which means nothing by itself: "attack Old Guard". */
static guint
words_of_stranger (const Walk *walk)
{
  const ForconSheetToken *token = token_at (walk, walk->at);
  const ForconSheetToken *next = token_at (walk, walk->at + 1);
  ForconSheetCandidates found = { 0 };

  return walk->items->len > 0 && token->capital && next != NULL && next->kind == FORCON_SHEET_WORD && next->capital
                 && !is_all_capitals (walk, next)
                 && forcon_sheet_names_match (walk->names, next, walk->tokens->len - walk->at - 1, &found) == 0
             ? 2
             : 1;
}

/* "тчк" and "зпт" of telegrams. */
static gboolean
take_spelled_mark (Walk *walk)
{
  static const char *const words[] = { "тчк", "зпт", "двтч" };
  static const gunichar meant[] = { '.', ',', ':' };
  const ForconSheetToken *token = token_at (walk, walk->at);
  const ForconSheetToken *next = token_at (walk, walk->at + 1);
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
  take (walk, 1, (ForconSheetItem){ .kind = FORCON_SHEET_ITEM_MARK, .mark = mark });
  return TRUE;
}

static void
take_word (Walk *walk)
{
  const ForconSheetToken *token = token_at (walk, walk->at);
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
    take (walk, 1, name_item (walk, 1, &found));
  else if (!take_abbreviation (walk) && !take_initials (walk) && !take_by_ear (walk) && !take_people (walk)
           && !take_by_root (walk) && !take_nearest (walk))
    take (walk, words_of_stranger (walk), (ForconSheetItem){ .kind = FORCON_SHEET_ITEM_UNKNOWN });
}

static void
take_number (Walk *walk)
{
  const ForconSheetToken *token = token_at (walk, walk->at);
  ForconSheetCandidates found = { 0 };
  guint n = forcon_sheet_names_match (walk->names, token, walk->tokens->len - walk->at, &found);

  if (n > 1)
    take (walk, n, name_item (walk, n, &found));
  else
    take (walk, 1,
          (ForconSheetItem){ .kind = FORCON_SHEET_ITEM_NUMBER, .value = token->number, .ordinal = token->ordinal });
}

/* Signs that cross out what they stand beside. */
static gboolean
is_cross (gunichar mark)
{
  static const gunichar crosses[] = { 0x2716, 0x2717, 0x2718, 0x274c, 0x274e, 0x26d4, 0x1f6ab };

  for (guint i = 0; i < G_N_ELEMENTS (crosses); i++)
    if (mark == crosses[i])
      return TRUE;
  return FALSE;
}

/* Signs that stand for a word. */
static const char *
sign_word (gunichar mark)
{
  switch (mark)
    {
    case '<':
      return "below";
    case 0xd7:
      return "times";
    case 0x2264:
      return "within";
    case 0x2265:
      return "over";
    default:
      return NULL;
    }
}

/* Words between quotation marks at most that are a name; more are speech. */
#define NAME_WORDS_MAX 5

static gboolean
opens_quote (const Walk *walk, guint place)
{
  const ForconSheetToken *next = token_at (walk, place + 1);

  return next != NULL && next->glued
         && (place == 0 || !token_at (walk, place)->glued || token_at (walk, place - 1)->kind == FORCON_SHEET_MARK);
}

/* Whether a name stands between this quotation mark and the next: neither speech nor another name within it. */
static gboolean
quotes_name (const Walk *walk)
{
  guint n = 0;

  for (guint i = walk->at + 1; i < walk->tokens->len && n <= NAME_WORDS_MAX; i++)
    {
      const ForconSheetToken *token = token_at (walk, i);

      if (token->kind == FORCON_SHEET_MARK && token->mark == '"')
        return !opens_quote (walk, i);
      n += token->kind == FORCON_SHEET_WORD;
    }
  return n <= NAME_WORDS_MAX;
}

static void
take_mark (Walk *walk)
{
  gunichar mark = token_at (walk, walk->at)->mark;

  if (mark == '"')
    {
      walk->quoted = !walk->quoted && opens_quote (walk, walk->at) && quotes_name (walk);
      walk->at++;
    }
  else if (mark == '#' || mark == 0x2116)
    take (walk, 1, (ForconSheetItem){ .kind = FORCON_SHEET_ITEM_WORD, .word = forcon_sheet_word ("number") });
  else if (mark == '&' || mark == '+')
    take (walk, 1, (ForconSheetItem){ .kind = FORCON_SHEET_ITEM_WORD, .word = forcon_sheet_word ("and") });
  else if (sign_word (mark) != NULL)
    take (walk, 1, (ForconSheetItem){ .kind = FORCON_SHEET_ITEM_WORD, .word = forcon_sheet_word (sign_word (mark)) });
  else if (is_cross (mark))
    take (walk, 1, (ForconSheetItem){ .kind = FORCON_SHEET_ITEM_WORD, .word = forcon_sheet_word ("not") });
  else if (mark == '|')
    take (walk, 1, (ForconSheetItem){ .kind = FORCON_SHEET_ITEM_MARK, .mark = '-' });
  else if (mark < 0x80)
    take (walk, 1, (ForconSheetItem){ .kind = FORCON_SHEET_ITEM_MARK, .mark = mark });
  else
    walk->at++;
}

/* In a line without small letters a capital one tells no name from a word. */
static gboolean
shouts (const char *text, gsize length)
{
  for (const char *at = text; at < text + length; at = g_utf8_next_char (at))
    if (g_unichar_islower (g_utf8_get_char (at)))
      return FALSE;
  return TRUE;
}

static gboolean
is_stop (const Walk *walk, guint place)
{
  const ForconSheetToken *token = token_at (walk, place);

  return token->kind == FORCON_SHEET_WORD && !token->cyrillic && g_str_equal (token->shape, "stop");
}

/* "TIGER PROCEED BROKEN CROWN STOP ATTACK STOP": what a telegram has for a dot. */
static gboolean
is_telegram (const Walk *walk)
{
  guint n = 0;

  for (guint i = 0; i < walk->tokens->len; i++)
    n += is_stop (walk, i);
  return walk->shouts && n > 1 && is_stop (walk, walk->tokens->len - 1);
}

static gboolean
parts_cells (const Walk *walk, guint place)
{
  const ForconSheetToken *token = token_at (walk, place);

  return token->kind == FORCON_SHEET_MARK && token->mark == ';';
}

/* "Bastion;defend;C3;defence": a row of a table, in which no blank follows what parts its cells. */
static gboolean
is_table_row (const Walk *walk)
{
  guint n = 0;

  for (guint i = 0; i < walk->tokens->len; i++)
    if (parts_cells (walk, i))
      {
        if (i + 1 < walk->tokens->len && !token_at (walk, i + 1)->glued)
          return FALSE;
        n++;
      }
  return n > 2 && !parts_cells (walk, 0);
}

/* Who is told stands in the first cell. */
static void
make_row_a_sentence (GArray *tokens)
{
  gunichar mark = ':';

  for (guint i = 0; i < tokens->len; i++)
    {
      ForconSheetToken *token = &g_array_index (tokens, ForconSheetToken, i);

      if (token->kind != FORCON_SHEET_MARK || token->mark != ';')
        continue;
      token->mark = i + 1 == tokens->len ? '.' : mark;
      mark = ',';
    }
}

GArray *
forcon_sheet_items (const ForconSheetNames *names, GStringChunk *texts, const char *text, gsize length)
{
  g_autoptr (GArray) tokens = forcon_sheet_tokens (text, length);

  forcon_sheet_join_spoken (tokens, text);
  forcon_sheet_take_dictated (tokens, text, length);
  forcon_sheet_part_denials (names, tokens, text);
  Walk walk = {
    names, texts, text, tokens, g_array_new (FALSE, TRUE, sizeof (ForconSheetItem)), 0, FALSE, shouts (text, length)
  };

  if (is_table_row (&walk))
    make_row_a_sentence (tokens);
  gboolean telegram = tokens->len > 0 && is_telegram (&walk);

  while (walk.at < tokens->len)
    {
      const ForconSheetToken *token = token_at (&walk, walk.at);

      if (telegram && is_stop (&walk, walk.at))
        take (&walk, 1, (ForconSheetItem){ .kind = FORCON_SHEET_ITEM_MARK, .mark = '.' });
      else if (token->kind == FORCON_SHEET_MARK)
        take_mark (&walk);
      else if (token->kind == FORCON_SHEET_NUMBER)
        take_number (&walk);
      else
        take_word (&walk);
    }
  forcon_sheet_settle_namesakes (walk.items);
  forcon_sheet_settle_speech (walk.items);
  forcon_sheet_settle_succession (walk.items);
  forcon_sheet_settle_detachment (walk.items);
  return walk.items;
}

static void
add_meant (GString *text, GStringChunk *texts, const char *line, const ForconSheetItem *item,
           const ForconSheetName *name)
{
  const char *more = forcon_sheet_guess (texts, line, item->start, item->end, name->text);

  if (strstr (text->str, more) == NULL)
    g_string_append_printf (text, "%s%s", text->len > 0 ? "; " : "", more);
}

const char *
forcon_sheet_meant (const ForconSheetNames *all, const ForconSheetNames *known, GStringChunk *texts, const char *text)
{
  g_autoptr (GArray) items = forcon_sheet_items (all, texts, text, strlen (text));
  g_autoptr (GString) meant = g_string_new (NULL);

  for (guint i = 0; i < items->len; i++)
    {
      const ForconSheetItem *item = &g_array_index (items, ForconSheetItem, i);

      for (guint k = 0; item->kind == FORCON_SHEET_ITEM_NAME && k < item->names.n; k++)
        if (!forcon_sheet_names_know (known, &item->names.name[k]))
          add_meant (meant, texts, text, item, &item->names.name[k]);
    }
  return meant->len == 0 ? NULL : g_string_chunk_insert_const (texts, meant->str);
}
