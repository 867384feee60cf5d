/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/orders/order-sheet-private.h"

#include <string.h>

/*
 * What things are called: their names, the words by which files know them, and other names that the campaign keeps.
 * Words of a name are joined to one key, so that blanks and hyphens do not matter.
 */

/* Letters at least of a name that is cut short without a dot. */
#define CUT_MIN 3

#define WORDS_OF_NAME_MAX 6
#define SHORT_NAME_MIN 4

/* As many letters of a power's name are in those of its people: Cetaganda, цетагандийцы. */
#define NICKNAME_STEM_MIN 3
#define POWER_STEM_MIN 5

/* One spelling of something, for finding the nearest; starts: (array length=n_words): where its words begin. */
typedef struct {
  ForconSheetName name;
  gsize length;
  guint32 letters;
  guint n_words;
  guint8 starts[WORDS_OF_NAME_MAX];
  gboolean cyrillic;
  char sound[FORCON_SHEET_KEY_MAX];
} Spelling;

/* A number in a formation's name, and the class of formation that goes with it, or 0. */
typedef struct {
  gint number;
  gint class;
} Numbering;

struct _ForconSheetNames {
  GStringChunk *keys;
  GHashTable *by_shape;
  GHashTable *by_sound;
  GHashTable *by_stem;
  GHashTable *by_word;
  GHashTable *by_word_stem;
  GHashTable *by_ear;
  GHashTable *by_consonants;
  GHashTable *abbreviations;
  GHashTable *nearest_words;
  GArray *spellings;
  GArray *numberings;
  ForconSheetLexicon *house;
};

static GHashTable *
table_new (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, NULL, (GDestroyNotify) g_array_unref);
}

static gboolean
same (const ForconSheetName *a, const ForconSheetName *b)
{
  return a->thing == b->thing && a->id == b->id;
}

static void
add_to (ForconSheetNames *names, GHashTable *table, const char *key, const ForconSheetName *name)
{
  GArray *found = g_hash_table_lookup (table, key);

  if (found == NULL)
    {
      found = g_array_new (FALSE, FALSE, sizeof (ForconSheetName));
      g_hash_table_insert (table, g_string_chunk_insert_const (names->keys, key), found);
    }
  for (guint i = 0; i < found->len; i++)
    if (same (&g_array_index (found, ForconSheetName, i), name))
      return;
  g_array_append_vals (found, name, 1);
}

/* Keys of several tokens in a row. */
typedef struct {
  char shape[FORCON_SHEET_KEY_MAX];
  char sound[FORCON_SHEET_KEY_MAX];
  char stem[FORCON_SHEET_KEY_MAX];
  guint n_words;
  guint8 starts[WORDS_OF_NAME_MAX];
  gboolean cyrillic;
} Keys;

static void
join (Keys *keys, const ForconSheetToken *token)
{
  if (keys->n_words < WORDS_OF_NAME_MAX)
    keys->starts[keys->n_words] = (guint8) strlen (keys->sound);
  g_strlcat (keys->shape, token->shape, sizeof keys->shape);
  g_strlcat (keys->sound, token->sound, sizeof keys->sound);
  g_strlcat (keys->stem, token->stem, sizeof keys->stem);
  keys->n_words++;
  keys->cyrillic |= token->cyrillic;
}

/* Words of a name that say what it is, and not which one. */
static gboolean
says_what (const ForconSheetToken *token)
{
  static const ForconSheetMeaning kinds[]
      = { FORCON_MEANING_CLASS,         FORCON_MEANING_NAMED,   FORCON_MEANING_SECTOR_CLASS,
          FORCON_MEANING_FEATURE_CLASS, FORCON_MEANING_ORDINAL, FORCON_MEANING_CARDINAL,
          FORCON_MEANING_NEW,           FORCON_MEANING_TITLE,   FORCON_MEANING_VERB };
  const ForconSheetWord *word;

  if (token->kind != FORCON_SHEET_WORD || strlen (token->cyrillic ? token->sound : token->shape) < SHORT_NAME_MIN)
    return TRUE;
  word = forcon_sheet_find_word (NULL, token);
  for (guint i = 0; word != NULL && i < G_N_ELEMENTS (kinds); i++)
    if (forcon_sheet_sense (word, kinds[i]) != NULL)
      return TRUE;
  return FALSE;
}

/* A name in Latin letters, or a word of one, as Russians hear it and as who is in a hurry writes it. */
static void
add_by_ear (ForconSheetNames *names, const char *sound, const char *shape, const ForconSheetName *name)
{
  char key[FORCON_SHEET_KEY_MAX];

  if (forcon_sheet_transcription (key, sound, TRUE))
    add_to (names, names->by_ear, key, name);
  if (forcon_sheet_without_vowels (key, shape))
    add_to (names, names->by_consonants, key, name);
}

/* "Tiger's squadron": the apostrophe is no letter. */
static void
add_possessive (ForconSheetNames *names, const Keys *keys, const ForconSheetName *name)
{
  g_autofree char *shape = g_strconcat (keys->shape, "s", NULL);

  if (!keys->cyrillic && strlen (shape) < FORCON_SHEET_KEY_MAX && strlen (keys->shape) >= SHORT_NAME_MIN
      && !g_str_has_suffix (keys->shape, "s"))
    add_to (names, names->by_shape, shape, name);
}

static void
add_short_names (ForconSheetNames *names, const GArray *tokens, const ForconSheetName *name)
{
  for (guint i = 0; i < tokens->len; i++)
    {
      const ForconSheetToken *token = &g_array_index (tokens, ForconSheetToken, i);

      if (says_what (token))
        continue;
      add_to (names, names->by_word, token->sound, name);
      add_to (names, names->by_word_stem, token->stem, name);
      if (!token->cyrillic)
        add_by_ear (names, token->sound, token->shape, name);
    }
}

static void
add_number (ForconSheetNames *names, const GArray *tokens, const ForconSheetName *name)
{
  Numbering *numbering;

  if (name->thing != FORCON_SHEET_FORMATION)
    return;
  numbering = &g_array_index (names->numberings, Numbering, name->id - 1);
  for (guint i = 0; i < tokens->len; i++)
    {
      const ForconSheetToken *token = &g_array_index (tokens, ForconSheetToken, i);
      const ForconSheetWord *word = token->kind == FORCON_SHEET_WORD ? forcon_sheet_find_word (NULL, token) : NULL;

      if (token->kind == FORCON_SHEET_NUMBER)
        numbering->number = token->number;
      else if (forcon_sheet_sense (word, FORCON_MEANING_ORDINAL) != NULL)
        numbering->number = forcon_sheet_sense (word, FORCON_MEANING_ORDINAL)->value;
      else if (forcon_sheet_sense (word, FORCON_MEANING_CARDINAL) != NULL)
        numbering->number = forcon_sheet_sense (word, FORCON_MEANING_CARDINAL)->value;
      else if (forcon_sheet_sense (word, FORCON_MEANING_CLASS) != NULL)
        numbering->class = forcon_sheet_sense (word, FORCON_MEANING_CLASS)->value;
    }
}

static void
add_spelling (ForconSheetNames *names, const Keys *keys, const ForconSheetName *name)
{
  Spelling spelling = { .name = *name, .length = strlen (keys->sound), .letters = forcon_sheet_letters (keys->sound) };

  memcpy (spelling.sound, keys->sound, sizeof spelling.sound);
  memcpy (spelling.starts, keys->starts, sizeof spelling.starts);
  spelling.n_words = MIN (keys->n_words, WORDS_OF_NAME_MAX);
  spelling.cyrillic = keys->cyrillic;
  g_array_append_val (names->spellings, spelling);
}

/* Orel, but Orla: the vowel before the last letter goes when a Russian ending comes. */
static void
add_fleeting (ForconSheetNames *names, const Keys *keys, const ForconSheetName *name)
{
  gsize length = strlen (keys->stem);
  char stem[FORCON_SHEET_KEY_MAX];

  if (length < 4 || (keys->stem[length - 2] != 'e' && keys->stem[length - 2] != 'o'))
    return;
  memcpy (stem, keys->stem, length + 1);
  stem[length - 2] = stem[length - 1];
  stem[length - 1] = '\0';
  add_to (names, names->by_stem, stem, name);
}

/* All that a text gives to find its thing by. */
static void
add_name (ForconSheetNames *names, ForconSheetName name, const char *text)
{
  Keys keys = { 0 };

  if (text == NULL || name.text == NULL)
    return;
  g_autoptr (GArray) tokens = forcon_sheet_tokens (text, strlen (text));

  for (guint i = 0; i < tokens->len; i++)
    if (g_array_index (tokens, ForconSheetToken, i).kind != FORCON_SHEET_MARK)
      join (&keys, &g_array_index (tokens, ForconSheetToken, i));
  if (keys.n_words == 0)
    return;
  name.cyrillic = keys.cyrillic;
  add_to (names, names->by_shape, keys.shape, &name);
  add_to (names, names->by_sound, keys.sound, &name);
  add_to (names, names->by_stem, keys.stem, &name);
  add_fleeting (names, &keys, &name);
  add_spelling (names, &keys, &name);
  add_number (names, tokens, &name);
  add_possessive (names, &keys, &name);
  if (!keys.cyrillic)
    add_by_ear (names, keys.sound, keys.shape, &name);
  if (keys.n_words > 1)
    add_short_names (names, tokens, &name);
}

static void
add_nicknames (ForconSheetNames *names, const ForconCampaign *campaign, const ForconSheetName *thing)
{
  for (guint i = 0; i < campaign->house_words->len; i++)
    {
      const ForconHouseWord *word = &g_array_index (campaign->house_words, ForconHouseWord, i);
      g_auto (GStrv) spellings = NULL;

      if (!word->nickname || g_strcmp0 (word->like, thing->text) != 0)
        continue;
      spellings = g_strsplit (word->text, ",", -1);
      for (guint k = 0; spellings[k] != NULL; k++)
        add_name (names, *thing, g_strstrip (spellings[k]));
    }
}

/* A name and a word are both spellings of a thing; it is shown by its name. */
static void
add_thing (ForconSheetNames *names, const ForconCampaign *campaign, ForconSheetName thing, const char *word,
           const char *name)
{
  const char *shown = name != NULL && *name != '\0' ? name : word;

  thing.text = shown;
  add_name (names, thing, name);
  for (guint i = 0; i < campaign->aliases->len; i++)
    {
      const ForconAlias *alias = &g_array_index (campaign->aliases, ForconAlias, i);

      if (g_strcmp0 (alias->name, shown) == 0)
        add_name (names, thing, alias->other);
    }
  add_nicknames (names, campaign, &thing);
  thing.filed = shown != word;
  add_name (names, thing, word);
}

static void
add_fleet (ForconSheetNames *names, const ForconCampaign *campaign, ForconSideId writer)
{
  const ForconBattle *fleet = campaign->fleet;

  for (guint i = 1; i <= fleet->n_formations; i++)
    {
      ForconFormationId id = { (guint16) i };
      ForconSheetName name = { .thing = FORCON_SHEET_FORMATION,
                               .id = i,
                               .own = FORCON_ID_EQUAL (forcon_battle_formation (fleet, id)->side, writer) };

      add_thing (names, campaign, name, forcon_battle_formation_id (fleet, id),
                 forcon_battle_formation_name (fleet, id));
    }
  for (guint i = 1; i <= fleet->n_ships; i++)
    {
      ForconShipId id = { (guint16) i };
      const ForconCard *card = forcon_battle_card (fleet, id);
      ForconSheetName name = { .thing = FORCON_SHEET_SHIP,
                               .id = i,
                               .own = FORCON_ID_EQUAL (forcon_battle_ship (fleet, id)->side, writer) };

      add_thing (names, campaign, name, card->id, card->name);
    }
}

/* "C3 Lamplight": a sector by its code and name together, as they stand wherever it is told of. */
static void
add_title (ForconSheetNames *names, const ForconCampaign *campaign, const ForconSector *sector, guint32 id)
{
  ForconSheetName thing = { .thing = FORCON_SHEET_SECTOR, .id = id, .text = sector->name };
  g_autofree char *title = forcon_sector_title (sector, sector->name);

  if (sector->name == NULL || !forcon_sector_goes_by_code (sector))
    return;
  add_name (names, thing, title);
  for (guint i = 0; i < campaign->aliases->len; i++)
    {
      const ForconAlias *alias = &g_array_index (campaign->aliases, ForconAlias, i);

      if (g_strcmp0 (alias->name, sector->name) != 0)
        continue;
      g_autofree char *other = forcon_sector_title (sector, alias->other);

      add_name (names, thing, other);
    }
}

static void
add_map (ForconSheetNames *names, const ForconCampaign *campaign)
{
  for (guint i = 0; i < campaign->sectors->len; i++)
    {
      const ForconSector *sector = &g_array_index (campaign->sectors, ForconSector, i);

      add_thing (names, campaign, (ForconSheetName){ .thing = FORCON_SHEET_SECTOR, .id = i + 1 }, sector->word,
                 sector->name);
      add_title (names, campaign, sector, i + 1);
    }
  for (guint i = 0; i < campaign->features->len; i++)
    {
      const ForconFeature *feature = &g_array_index (campaign->features, ForconFeature, i);

      add_thing (names, campaign, (ForconSheetName){ .thing = FORCON_SHEET_FEATURE, .id = feature->object.value },
                 feature->word, feature->name);
    }
}

/* Admirals and powers, for messages and for whom captains may meet. */
static void
add_people (ForconSheetNames *names, const ForconCampaign *campaign)
{
  const ForconBattle *fleet = campaign->fleet;

  for (guint i = 1; i <= campaign->admirals->len; i++)
    {
      ForconSideId side = { (guint8) i };

      add_thing (names, campaign, (ForconSheetName){ .thing = FORCON_SHEET_ADMIRAL, .id = i },
                 forcon_battle_side (fleet, side)->id, forcon_battle_side (fleet, side)->name);
    }
  for (guint i = 0; i < campaign->powers->len; i++)
    {
      const ForconPower *power = &g_array_index (campaign->powers, ForconPower, i);

      add_thing (names, campaign, (ForconSheetName){ .thing = FORCON_SHEET_POWER, .id = i + 1 }, power->word,
                 power->name);
    }
}

static void
add_house_words (ForconSheetNames *names, const ForconCampaign *campaign)
{
  for (guint i = 0; i < campaign->house_words->len; i++)
    {
      const ForconHouseWord *word = &g_array_index (campaign->house_words, ForconHouseWord, i);

      if (word->nickname)
        continue;
      if (names->house == NULL)
        names->house = forcon_sheet_lexicon_new ();
      forcon_sheet_lexicon_teach (names->house, word->text, word->like);
    }
}

ForconSheetNames *
forcon_sheet_names_new (const ForconCampaign *campaign, ForconSideId writer)
{
  ForconSheetNames *names = g_new0 (ForconSheetNames, 1);

  names->keys = g_string_chunk_new (4096);
  names->by_shape = table_new ();
  names->by_sound = table_new ();
  names->by_stem = table_new ();
  names->by_word = table_new ();
  names->by_word_stem = table_new ();
  names->by_ear = table_new ();
  names->by_consonants = table_new ();
  names->abbreviations = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  names->nearest_words = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  names->spellings = g_array_new (FALSE, FALSE, sizeof (Spelling));
  names->numberings = g_array_new (FALSE, TRUE, sizeof (Numbering));
  g_array_set_size (names->numberings, campaign->fleet->n_formations);
  add_house_words (names, campaign);
  add_fleet (names, campaign, writer);
  add_map (names, campaign);
  add_people (names, campaign);
  return names;
}

const ForconSheetLexicon *
forcon_sheet_names_house (const ForconSheetNames *names)
{
  return names->house;
}

void
forcon_sheet_names_free (ForconSheetNames *names)
{
  g_hash_table_unref (names->by_shape);
  g_hash_table_unref (names->by_sound);
  g_hash_table_unref (names->by_stem);
  g_hash_table_unref (names->by_word);
  g_hash_table_unref (names->by_word_stem);
  g_hash_table_unref (names->by_ear);
  g_hash_table_unref (names->by_consonants);
  g_hash_table_unref (names->abbreviations);
  g_hash_table_unref (names->nearest_words);
  g_array_unref (names->spellings);
  g_array_unref (names->numberings);
  forcon_sheet_lexicon_free (names->house);
  g_string_chunk_free (names->keys);
  g_free (names);
}

guint
forcon_sheet_formation_numbers (const ForconSheetNames *names, ForconFormationId formation, gint *class)
{
  const Numbering *numbering;

  *class = 0;
  if (FORCON_ID_IS_NONE (formation) || formation.value > names->numberings->len)
    return 0;
  numbering = &g_array_index (names->numberings, Numbering, formation.value - 1);
  *class = numbering->class;
  return (guint) numbering->number;
}

void
forcon_sheet_names_form (ForconSheetNames *names, ForconFormationId formation, const char *text)
{
  ForconSheetName name = { .thing = FORCON_SHEET_FORMATION,
                           .id = formation.value,
                           .own = TRUE,
                           .text = g_string_chunk_insert_const (names->keys, text) };

  if (names->numberings->len < formation.value)
    g_array_set_size (names->numberings, formation.value);
  add_name (names, name, name.text);
}

gboolean
forcon_sheet_names_know (const ForconSheetNames *names, const ForconSheetName *name)
{
  for (guint i = 0; i < names->spellings->len; i++)
    if (same (&g_array_index (names->spellings, Spelling, i).name, name))
      return TRUE;
  return FALSE;
}

static gboolean
look_up (GHashTable *table, const char *key, gboolean spelled, ForconSheetCandidates *found)
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
is_code (const Keys *keys)
{
  gsize length = strlen (keys->sound);

  return length <= 4 && length > 0 && g_ascii_isdigit (keys->sound[length - 1]) && !g_ascii_isdigit (keys->sound[0]);
}

/* What sounds the same is spelled so in the other alphabet, or with a Russian ending; else it is misspelled. */
static gboolean
match_sound (const ForconSheetNames *names, const Keys *keys, ForconSheetCandidates *found)
{
  if (!look_up (names->by_sound, keys->sound, TRUE, found))
    return FALSE;
  /* "Д4" looks like nothing in Latin letters: it can be D4 only. */
  found->spelled = found->name[0].cyrillic != keys->cyrillic && (!is_code (keys) || !g_ascii_isalpha (keys->shape[0]));
  return TRUE;
}

/* Russian endings, also of Russian names in Latin letters. */
static gboolean
match_stem (const ForconSheetNames *names, const Keys *keys, ForconSheetCandidates *found)
{
  if (!look_up (names->by_stem, keys->stem, TRUE, found))
    return FALSE;
  if (keys->cyrillic || found->name[0].cyrillic)
    return TRUE;
  found->n = 0;
  return FALSE;
}

static gboolean
match_keys (const ForconSheetNames *names, const Keys *keys, ForconSheetCandidates *found)
{
  return look_up (names->by_shape, keys->shape, TRUE, found) || match_sound (names, keys, found)
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
    return strlen (tokens[i - 1].sound) > 1
           || ((tokens[i - 1].capital || !tokens[i - 1].cyrillic) && !token->ordinal);
  return TRUE;
}

guint
forcon_sheet_names_match (const ForconSheetNames *names, const ForconSheetToken *tokens, guint n,
                          ForconSheetCandidates *found)
{
  Keys keys = { 0 };
  guint longest = 0;

  for (guint i = 0; i < n && keys.n_words < WORDS_OF_NAME_MAX && goes_on (tokens, i); i++)
    {
      if (tokens[i].kind == FORCON_SHEET_MARK)
        continue;
      join (&keys, &tokens[i]);
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
  if (look_up (names->by_word, token->sound, TRUE, found) || look_up (names->by_word_stem, token->sound, TRUE, found))
    {
      prefer_own_formations (found);
      return 1;
    }
  if (!look_up (names->by_word, token->stem, TRUE, found) && !look_up (names->by_word_stem, token->stem, TRUE, found))
    return 0;
  if (token->cyrillic || found->name[0].cyrillic)
    return 1;
  found->n = 0;
  return 0;
}

static void
keep_candidate (ForconSheetCandidates *found, const ForconSheetName *name)
{
  for (guint i = 0; i < found->n; i++)
    if (same (&found->name[i], name))
      return;
  if (found->n < FORCON_SHEET_CANDIDATES_MAX)
    found->name[found->n++] = *name;
}

/* All spellings that are as near as @best or nearer. */
static guint
nearest_to (const ForconSheetNames *names, const char *sound, guint best, ForconSheetCandidates *found)
{
  gsize length = strlen (sound);
  guint32 letters = forcon_sheet_letters (sound);

  for (guint i = 0; i < names->spellings->len; i++)
    {
      const Spelling *spelling = &g_array_index (names->spellings, Spelling, i);

      if (spelling->length < 4 || forcon_sheet_far (length, letters, spelling->length, spelling->letters, best))
        continue;
      guint distance = forcon_sheet_distance (sound, spelling->sound, best);

      if (distance > best)
        continue;
      if (distance < best)
        found->n = 0;
      best = distance;
      keep_candidate (found, &spelling->name);
    }
  return best;
}

guint
forcon_sheet_names_nearest (const ForconSheetNames *names, const ForconSheetToken *tokens, guint n,
                            ForconSheetCandidates *found, guint *distance)
{
  Keys keys = { 0 };
  guint longest = 0;

  for (guint i = 0; i < n && keys.n_words < 2 && goes_on (tokens, i); i++)
    {
      ForconSheetCandidates candidates = { 0 };

      if (tokens[i].kind == FORCON_SHEET_MARK)
        continue;
      join (&keys, &tokens[i]);
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

/* Whether the words of a spelling begin as the tokens do, each of them. */
static gboolean
begins_so (const Spelling *spelling, const ForconSheetToken *tokens, guint n)
{
  guint word = 0;

  for (guint i = 0; i < n; i++)
    {
      if (tokens[i].kind == FORCON_SHEET_MARK)
        continue;
      if (word >= spelling->n_words || tokens[i].cyrillic != spelling->cyrillic
          || !g_str_has_prefix (spelling->sound + spelling->starts[word], tokens[i].sound))
        return FALSE;
      word++;
    }
  return TRUE;
}

static gboolean
is_own_formation (const ForconSheetNames *names, guint place)
{
  const ForconSheetName *name = &g_array_index (names->spellings, Spelling, place).name;

  return name->own && name->thing == FORCON_SHEET_FORMATION;
}

/* Own things before those of others. */
static void
prefer_own (ForconSheetCandidates *found)
{
  guint n_own = 0;

  for (guint i = 0; i < found->n; i++)
    if (found->name[i].own)
      found->name[n_own++] = found->name[i];
  if (n_own > 0)
    found->n = n_own;
}

static gboolean
is_called (GHashTable *table, const char *key, const ForconSheetName *name)
{
  const GArray *entry = g_hash_table_lookup (table, key);

  for (guint i = 0; entry != NULL && i < entry->len; i++)
    if (same (&g_array_index (entry, ForconSheetName, i), name))
      return TRUE;
  return FALSE;
}

gboolean
forcon_sheet_names_as_called (const ForconSheetNames *names, const char *text, const ForconSheetName *name)
{
  g_autoptr (GArray) tokens = forcon_sheet_tokens (text, strlen (text));
  gboolean words = tokens->len > 0;
  Keys keys = { 0 };

  for (guint i = 0; i < tokens->len; i++)
    {
      join (&keys, &g_array_index (tokens, ForconSheetToken, i));
      words = words && is_called (names->by_word, g_array_index (tokens, ForconSheetToken, i).sound, name);
    }
  return words || is_called (names->by_sound, keys.sound, name);
}

guint
forcon_sheet_names_begin (const ForconSheetNames *names, const ForconSheetToken *tokens, guint n,
                          ForconSheetCandidates *found)
{
  guint length = 0;

  while (length + 1 < n && tokens[length].kind == FORCON_SHEET_WORD && tokens[length + 1].mark == '.'
         && tokens[length + 1].glued && length < 2 * WORDS_OF_NAME_MAX)
    length += 2;
  for (; length > 0; length -= 2)
    {
      *found = (ForconSheetCandidates){ .spelled = TRUE };
      for (guint i = 0; i < names->spellings->len; i++)
        if ((strlen (tokens[0].sound) >= 2 || (tokens[0].capital && is_own_formation (names, i)))
            && begins_so (&g_array_index (names->spellings, Spelling, i), tokens, length))
          keep_candidate (found, &g_array_index (names->spellings, Spelling, i).name);
      prefer_own (found);
      if (found->n > 0)
        return length;
    }
  return 0;
}

guint
forcon_sheet_names_cut (const ForconSheetNames *names, const ForconSheetToken *token, ForconSheetCandidates *found)
{
  *found = (ForconSheetCandidates){ .spelled = TRUE };
  if (token->kind != FORCON_SHEET_WORD || strlen (token->sound) < CUT_MIN)
    return 0;
  for (guint i = 0; i < names->spellings->len; i++)
    if (is_own_formation (names, i) && begins_so (&g_array_index (names->spellings, Spelling, i), token, 1))
      keep_candidate (found, &g_array_index (names->spellings, Spelling, i).name);
  return found->n == 1 ? 1 : 0;
}

/* Letters at least of one word of several that is cut short. */
#define CUT_WORD_MIN 2

/* Whether a token is that word of a spelling, with another ending or cut short. */
static gboolean
is_word_of (const Spelling *spelling, guint word, const ForconSheetToken *token, gboolean *cut)
{
  const char *sound = spelling->sound + spelling->starts[word];
  gsize length = word + 1 < spelling->n_words ? (gsize) (spelling->starts[word + 1] - spelling->starts[word])
                                              : strlen (sound);
  gsize stem = strlen (token->stem);

  if (token->cyrillic != spelling->cyrillic || strlen (token->sound) < CUT_WORD_MIN)
    return FALSE;
  if (g_str_has_prefix (sound, token->sound) && strlen (token->sound) <= length)
    {
      *cut = *cut || strlen (token->sound) < length;
      return TRUE;
    }
  return stem >= SHORT_NAME_MIN - 1 && stem <= length && length - stem <= 2 && strncmp (sound, token->stem, stem) == 0;
}

guint
forcon_sheet_names_cut_words (const ForconSheetNames *names, const ForconSheetToken *tokens, guint n,
                              ForconSheetCandidates *found)
{
  guint longest = 0;

  *found = (ForconSheetCandidates){ .spelled = TRUE };
  for (guint i = 0; i < names->spellings->len; i++)
    {
      const Spelling *spelling = &g_array_index (names->spellings, Spelling, i);
      gboolean cut = FALSE;
      guint word = 0;
      guint at = 0;

      if (spelling->n_words < 2 || spelling->name.filed
          || (spelling->name.thing != FORCON_SHEET_SECTOR && !is_own_formation (names, i)))
        continue;
      while (at < n && word < spelling->n_words && tokens[at].kind == FORCON_SHEET_WORD
             && is_word_of (spelling, word, &tokens[at], &cut))
        {
          word++;
          at++;
          at += at < n && tokens[at].mark == '.' && tokens[at].glued;
        }
      if (word < spelling->n_words || !cut)
        continue;
      keep_candidate (found, &spelling->name);
      longest = at;
    }
  return found->n == 1 ? longest : 0;
}

/* The letter with which a word of a name begins, as it is written in Latin letters. */
static char
initial_of (const Spelling *spelling, guint word)
{
  const char *text = spelling->name.text;

  for (guint i = 0; i < word && text != NULL; i++)
    {
      text = strchr (text, ' ');
      text += text != NULL ? 1 : 0;
    }
  return text == NULL ? '\0' : g_ascii_tolower (*text);
}

/* Letters of a word's beginning at least that tell its root. */
#define ROOT_MIN 4

/* Ч and ц are one: птица, птичка. */
static gboolean
same_root (const char *sound, const char *name)
{
  gsize n = 0;

  while (sound[n] != '\0' && g_ascii_tolower (sound[n]) == g_ascii_tolower (name[n]))
    n++;
  return n >= ROOT_MIN && strlen (sound + n) <= 6 && strcspn (name + n, " ") <= 6;
}

/* Verbs end so. */
static gboolean
ends_as_verb (const char *sound)
{
  static const char *const endings[] = { "t", "te", "em", "sa", "s", "l", "li", "la" };

  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    if (g_str_has_suffix (sound, endings[i]))
      return TRUE;
  return FALSE;
}

guint
forcon_sheet_names_by_root (const ForconSheetNames *names, const ForconSheetToken *token, ForconSheetCandidates *found)
{
  *found = (ForconSheetCandidates){ .spelled = FALSE };
  if (!token->cyrillic || strlen (token->sound) < ROOT_MIN + 1 || ends_as_verb (token->sound))
    return 0;
  for (guint i = 0; i < names->spellings->len; i++)
    {
      const Spelling *spelling = &g_array_index (names->spellings, Spelling, i);

      for (guint k = 0; is_own_formation (names, i) && spelling->cyrillic && k < spelling->n_words; k++)
        if (same_root (token->sound, spelling->sound + spelling->starts[k]))
          {
            keep_candidate (found, &spelling->name);
            break;
          }
    }
  return found->n == 1 ? 1 : 0;
}

guint
forcon_sheet_names_initials (const ForconSheetNames *names, const char *text, const ForconSheetToken *token,
                             ForconSheetCandidates *found)
{
  const char *letters = token->cyrillic ? token->sound : token->shape;
  gsize length = strlen (letters);

  *found = (ForconSheetCandidates){ .spelled = TRUE };
  if (length < 2 || length > 4)
    return 0;
  for (const char *at = text + token->start; at < text + token->end; at = g_utf8_next_char (at))
    if (!g_unichar_isupper (g_utf8_get_char (at)))
      return 0;
  for (guint i = 0; i < names->spellings->len; i++)
    {
      const Spelling *spelling = &g_array_index (names->spellings, Spelling, i);
      gboolean same_letters = spelling->n_words == length && spelling->cyrillic == token->cyrillic
                              && (spelling->name.thing == FORCON_SHEET_SECTOR
                                  || (spelling->name.own && spelling->name.thing == FORCON_SHEET_FORMATION));

      for (guint k = 0; same_letters && k < spelling->n_words; k++)
        same_letters
            = letters[k] == (token->cyrillic ? spelling->sound[spelling->starts[k]] : initial_of (spelling, k));
      if (same_letters)
        keep_candidate (found, &spelling->name);
    }
  return found->n > 0 ? 1 : 0;
}

guint
forcon_sheet_names_by_ear (const ForconSheetNames *names, const ForconSheetToken *tokens, guint n,
                           ForconSheetCandidates *found)
{
  char key[FORCON_SHEET_KEY_MAX];
  Keys keys = { 0 };
  guint longest = 0;
  guint one = 1;

  /* One letter off is misspelled, and not heard. */
  if (forcon_sheet_names_nearest (names, tokens, n, found, &one) > 0)
    return 0;
  if (!tokens[0].cyrillic)
    return strpbrk (tokens[0].shape, "aeiou") == NULL && forcon_sheet_without_vowels (key, tokens[0].shape)
                   && look_up (names->by_consonants, key, TRUE, found)
               ? 1
               : 0;
  for (guint i = 0; i < n && i < 2 && tokens[i].kind == FORCON_SHEET_WORD && tokens[i].cyrillic; i++)
    {
      char whole[FORCON_SHEET_KEY_MAX];

      g_strlcpy (whole, keys.sound, sizeof whole);
      g_strlcat (whole, tokens[i].stem, sizeof whole);
      join (&keys, &tokens[i]);
      if ((forcon_sheet_transcription (key, whole, FALSE) && look_up (names->by_ear, key, TRUE, found))
          || (forcon_sheet_transcription (key, keys.sound, FALSE) && look_up (names->by_ear, key, TRUE, found)))
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
      const Spelling *spelling = &g_array_index (names->spellings, Spelling, i);
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
      const Spelling *spelling = &g_array_index (names->spellings, Spelling, i);

      if (spelling->name.thing == FORCON_SHEET_POWER && spelling->length >= POWER_STEM_MIN
          && strncmp (spelling->sound, token->sound, POWER_STEM_MIN) == 0)
        return spelling->name.id;
    }
  return nickname_of_people (names, token);
}

GHashTable *
forcon_sheet_names_abbreviations (const ForconSheetNames *names)
{
  return names->abbreviations;
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
