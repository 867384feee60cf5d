/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/names/order-sheet-names-table.h"

#include <string.h>

/* Which names words are: spelled so, with another ending, misspelled, or as they are heard in the other alphabet. */

/* As many letters of a power's name are in those of its people: Cetaganda, цетагандийцы. */
#define NICKNAME_STEM_MIN 3
#define POWER_STEM_MIN 5

void
forcon_sheet_keep_candidate (ForconSheetCandidates *found, const ForconSheetName *name)
{
  for (guint i = 0; i < found->n; i++)
    if (forcon_sheet_same_name (&found->name[i], name))
      return;
  if (found->n < FORCON_SHEET_CANDIDATES_MAX)
    found->name[found->n++] = *name;
}

gboolean
forcon_sheet_names_look_up (GHashTable *table, const char *key, gboolean spelled, ForconSheetCandidates *found)
{
  const GArray *entry = g_hash_table_lookup (table, key);

  if (entry == NULL)
    return FALSE;
  found->n = MIN (entry->len, FORCON_SHEET_CANDIDATES_MAX);
  memcpy (found->name, entry->data, found->n * sizeof (ForconSheetName));
  found->spelled = spelled;
  return TRUE;
}

/* A letter and a number: there letters count by their looks, and what only sounds so is a guess. */
static gboolean
is_code (const ForconSheetKeys *keys)
{
  gsize length = strlen (keys->sound);

  return length <= 4 && length > 0 && g_ascii_isdigit (keys->sound[length - 1]) && !g_ascii_isdigit (keys->sound[0]);
}

/* What sounds the same is spelled so in the other alphabet, or with a Russian ending; else it is misspelled. */
static gboolean
match_sound (const ForconSheetNames *names, const ForconSheetKeys *keys, ForconSheetCandidates *found)
{
  if (!forcon_sheet_names_look_up (names->by_sound, keys->sound, TRUE, found))
    return FALSE;
  /* "Д4" looks like nothing in Latin letters: it can be D4 only. */
  found->spelled = found->name[0].cyrillic != keys->cyrillic && (!is_code (keys) || !g_ascii_isalpha (keys->shape[0]));
  return TRUE;
}

/* Russian endings, also of Russian names in Latin letters. */
static gboolean
match_stem (const ForconSheetNames *names, const ForconSheetKeys *keys, ForconSheetCandidates *found)
{
  if (!forcon_sheet_names_look_up (names->by_stem, keys->stem, TRUE, found))
    return FALSE;
  if (keys->cyrillic || found->name[0].cyrillic)
    return TRUE;
  found->n = 0;
  return FALSE;
}

static gboolean
match_keys (const ForconSheetNames *names, const ForconSheetKeys *keys, ForconSheetCandidates *found)
{
  return forcon_sheet_names_look_up (names->by_shape, keys->shape, TRUE, found) || match_sound (names, keys, found)
         || match_stem (names, keys, found);
}

/* Whether the next token can belong to the same name: a small letter alone before a blank is a preposition, and one
 * before an ordinal joins: "А 1-я эскадра". */
static gboolean
goes_on (const ForconSheetToken *tokens, guint i)
{
  const ForconSheetToken *token = &tokens[i];

  if (token->kind == FORCON_SHEET_MARK)
    return (token->mark == '-' || token->mark == '.') && token->glued;
  if (i > 0 && token->kind == FORCON_SHEET_NUMBER && !token->glued && tokens[i - 1].kind == FORCON_SHEET_WORD)
    return strlen (tokens[i - 1].sound) > 1 || ((tokens[i - 1].capital || !tokens[i - 1].cyrillic) && !token->ordinal);
  return TRUE;
}

guint
forcon_sheet_names_match (const ForconSheetNames *names, const ForconSheetToken *tokens, guint n,
                          ForconSheetCandidates *found)
{
  ForconSheetKeys keys = { 0 };
  guint longest = 0;

  for (guint i = 0; i < n && keys.n_words < FORCON_SHEET_NAME_WORDS_MAX && goes_on (tokens, i); i++)
    {
      if (tokens[i].kind == FORCON_SHEET_MARK)
        continue;
      forcon_sheet_keys_join (&keys, &tokens[i]);
      if (!(keys.n_words == 1 && tokens[0].kind == FORCON_SHEET_NUMBER) && match_keys (names, &keys, found))
        longest = i + 1;
    }
  return longest;
}

/* "The Wall" is rather the own Iron Wall than somebody's ship Silvy Vale, which sounds the same. */
static void
prefer_own_formations (ForconSheetCandidates *found)
{
  guint n = 0;

  for (guint i = 0; i < found->n; i++)
    if (found->name[i].own && found->name[i].thing == FORCON_SHEET_FORMATION)
      found->name[n++] = found->name[i];
  found->n = n > 0 ? n : found->n;
}

guint
forcon_sheet_names_short (const ForconSheetNames *names, const ForconSheetToken *token, ForconSheetCandidates *found)
{
  if (forcon_sheet_names_look_up (names->by_word, token->sound, TRUE, found)
      || forcon_sheet_names_look_up (names->by_word_stem, token->sound, TRUE, found))
    {
      prefer_own_formations (found);
      return 1;
    }
  if (!forcon_sheet_names_look_up (names->by_word, token->stem, TRUE, found)
      && !forcon_sheet_names_look_up (names->by_word_stem, token->stem, TRUE, found))
    return 0;
  if (token->cyrillic || found->name[0].cyrillic)
    return 1;
  found->n = 0;
  return 0;
}

/* All spellings that are as near as @best or nearer. */
static guint
nearest_to (const ForconSheetNames *names, const char *sound, guint best, ForconSheetCandidates *found)
{
  gsize length = strlen (sound);
  guint32 letters = forcon_sheet_letters (sound);

  for (guint i = 0; i < names->spellings->len; i++)
    {
      const ForconSheetSpelling *spelling = &g_array_index (names->spellings, ForconSheetSpelling, i);

      if (spelling->length < 4 || forcon_sheet_far (length, letters, spelling->length, spelling->letters, best))
        continue;
      guint distance = forcon_sheet_distance (sound, spelling->sound, best);

      if (distance > best)
        continue;
      if (distance < best)
        found->n = 0;
      best = distance;
      forcon_sheet_keep_candidate (found, &spelling->name);
    }
  return best;
}

guint
forcon_sheet_names_nearest (const ForconSheetNames *names, const ForconSheetToken *tokens, guint n,
                            ForconSheetCandidates *found, guint *distance)
{
  ForconSheetKeys keys = { 0 };
  guint longest = 0;

  for (guint i = 0; i < n && keys.n_words < 2 && goes_on (tokens, i); i++)
    {
      ForconSheetCandidates candidates = { 0 };

      if (tokens[i].kind == FORCON_SHEET_MARK)
        continue;
      forcon_sheet_keys_join (&keys, &tokens[i]);
      const char *sound = keys.sound;
      guint limit = MIN (*distance, forcon_sheet_tolerance (strlen (sound)));
      guint best = limit == 0 ? 1 : nearest_to (names, sound, limit, &candidates);

      if (candidates.n == 0 || (best == *distance && longest > 0))
        continue;
      *found = candidates;
      *distance = best;
      longest = i + 1;
    }
  found->spelled = FALSE;
  return longest;
}

static gboolean
is_called (GHashTable *table, const char *key, const ForconSheetName *name)
{
  const GArray *entry = g_hash_table_lookup (table, key);

  for (guint i = 0; entry != NULL && i < entry->len; i++)
    if (forcon_sheet_same_name (&g_array_index (entry, ForconSheetName, i), name))
      return TRUE;
  return FALSE;
}

gboolean
forcon_sheet_names_as_called (const ForconSheetNames *names, const char *text, const ForconSheetName *name)
{
  g_autoptr (GArray) tokens = forcon_sheet_tokens (text, strlen (text));
  gboolean words = tokens->len > 0;
  ForconSheetKeys keys = { 0 };

  for (guint i = 0; i < tokens->len; i++)
    {
      forcon_sheet_keys_join (&keys, &g_array_index (tokens, ForconSheetToken, i));
      words = words && is_called (names->by_word, g_array_index (tokens, ForconSheetToken, i).sound, name);
    }
  return words || is_called (names->by_sound, keys.sound, name);
}

guint
forcon_sheet_names_by_ear (const ForconSheetNames *names, const ForconSheetToken *tokens, guint n,
                           ForconSheetCandidates *found)
{
  char key[FORCON_SHEET_KEY_MAX];
  ForconSheetKeys keys = { 0 };
  guint longest = 0;
  guint one = 1;

  /* One letter off is misspelled, and not heard. */
  if (forcon_sheet_names_nearest (names, tokens, n, found, &one) > 0)
    return 0;
  if (!tokens[0].cyrillic)
    return strpbrk (tokens[0].shape, "aeiou") == NULL && forcon_sheet_without_vowels (key, tokens[0].shape)
                   && forcon_sheet_names_look_up (names->by_consonants, key, TRUE, found)
               ? 1
               : 0;
  for (guint i = 0; i < n && i < 2 && tokens[i].kind == FORCON_SHEET_WORD && tokens[i].cyrillic; i++)
    {
      char whole[FORCON_SHEET_KEY_MAX];

      g_strlcpy (whole, keys.sound, sizeof whole);
      g_strlcat (whole, tokens[i].stem, sizeof whole);
      forcon_sheet_keys_join (&keys, &tokens[i]);
      if ((forcon_sheet_transcription (key, whole, FALSE)
           && forcon_sheet_names_look_up (names->by_ear, key, TRUE, found))
          || (forcon_sheet_transcription (key, keys.sound, FALSE)
              && forcon_sheet_names_look_up (names->by_ear, key, TRUE, found)))
        longest = i + 1;
    }
  return longest;
}

/* "цеты", "Cetas": the first letters of one power's name and an ending. */
static guint32
nickname_of_people (const ForconSheetNames *names, const ForconSheetToken *token)
{
  gsize length = strlen (token->sound);
  guint32 power = 0;

  for (guint i = 0; length >= NICKNAME_STEM_MIN + 1 && i < names->spellings->len; i++)
    {
      const ForconSheetSpelling *spelling = &g_array_index (names->spellings, ForconSheetSpelling, i);
      gsize same = 0;

      if (spelling->name.thing != FORCON_SHEET_POWER)
        continue;
      while (same < length && token->sound[same] == spelling->sound[same])
        same++;
      if (same < NICKNAME_STEM_MIN || length - same > 2 || same == length)
        continue;
      if (power != 0 && power != spelling->name.id)
        return 0;
      power = spelling->name.id;
    }
  return power;
}

guint32
forcon_sheet_names_people (const ForconSheetNames *names, const ForconSheetToken *token)
{
  for (guint i = 0; strlen (token->sound) >= POWER_STEM_MIN && i < names->spellings->len; i++)
    {
      const ForconSheetSpelling *spelling = &g_array_index (names->spellings, ForconSheetSpelling, i);

      if (spelling->name.thing == FORCON_SHEET_POWER && spelling->length >= POWER_STEM_MIN
          && strncmp (spelling->sound, token->sound, POWER_STEM_MIN) == 0)
        return spelling->name.id;
    }
  return nickname_of_people (names, token);
}

/* A word that was looked for once, which takes long. */
typedef struct {
  const ForconSheetWord *word;
  guint distance;
} Nearest;

const ForconSheetWord *
forcon_sheet_names_nearest_word (const ForconSheetNames *names, const ForconSheetToken *token, guint *distance)
{
  g_autofree char *key = g_strconcat (token->cyrillic ? "+" : "-", token->sound, NULL);
  Nearest *nearest = g_hash_table_lookup (names->nearest_words, key);

  if (nearest == NULL)
    {
      nearest = g_new0 (Nearest, 1);
      nearest->word = forcon_sheet_nearest_word (token, &nearest->distance);
      g_hash_table_insert (names->nearest_words, g_steal_pointer (&key), nearest);
    }
  *distance = nearest->distance;
  return nearest->word;
}
