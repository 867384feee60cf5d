/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/names/order-sheet-names-table.h"

#include <string.h>

/*
 * What things are called: their names, the words by which files know them, and other names that the campaign keeps.
 * Words of a name are joined to one key, so that blanks and hyphens do not matter.
 */

static GHashTable *
table_new (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, NULL, (GDestroyNotify) g_array_unref);
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
    if (forcon_sheet_same_name (&g_array_index (found, ForconSheetName, i), name))
      return;
  g_array_append_vals (found, name, 1);
}

void
forcon_sheet_keys_join (ForconSheetKeys *keys, const ForconSheetToken *token)
{
  if (keys->n_words < FORCON_SHEET_NAME_WORDS_MAX)
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

  if (token->kind != FORCON_SHEET_WORD
      || strlen (token->cyrillic ? token->sound : token->shape) < FORCON_SHEET_NAME_SHORT_MIN)
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
add_possessive (ForconSheetNames *names, const ForconSheetKeys *keys, const ForconSheetName *name)
{
  g_autofree char *shape = g_strconcat (keys->shape, "s", NULL);

  if (!keys->cyrillic && strlen (shape) < FORCON_SHEET_KEY_MAX && strlen (keys->shape) >= FORCON_SHEET_NAME_SHORT_MIN
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
  ForconSheetNumbering *numbering;

  if (name->thing != FORCON_SHEET_FORMATION)
    return;
  numbering = &g_array_index (names->numberings, ForconSheetNumbering, name->id - 1);
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
add_spelling (ForconSheetNames *names, const ForconSheetKeys *keys, const ForconSheetName *name)
{
  ForconSheetSpelling spelling
      = { .name = *name, .length = strlen (keys->sound), .letters = forcon_sheet_letters (keys->sound) };

  memcpy (spelling.sound, keys->sound, sizeof spelling.sound);
  memcpy (spelling.starts, keys->starts, sizeof spelling.starts);
  spelling.n_words = MIN (keys->n_words, FORCON_SHEET_NAME_WORDS_MAX);
  spelling.cyrillic = keys->cyrillic;
  g_array_append_val (names->spellings, spelling);
}

/* Orel, but Orla: the vowel before the last letter goes when a Russian ending comes. */
static void
add_fleeting (ForconSheetNames *names, const ForconSheetKeys *keys, const ForconSheetName *name)
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
  ForconSheetKeys keys = { 0 };

  if (text == NULL || name.text == NULL)
    return;
  g_autoptr (GArray) tokens = forcon_sheet_tokens (text, strlen (text));

  for (guint i = 0; i < tokens->len; i++)
    if (g_array_index (tokens, ForconSheetToken, i).kind != FORCON_SHEET_MARK)
      forcon_sheet_keys_join (&keys, &g_array_index (tokens, ForconSheetToken, i));
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
  names->spellings = g_array_new (FALSE, FALSE, sizeof (ForconSheetSpelling));
  names->numberings = g_array_new (FALSE, TRUE, sizeof (ForconSheetNumbering));
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
  const ForconSheetNumbering *numbering;

  *class = 0;
  if (FORCON_ID_IS_NONE (formation) || formation.value > names->numberings->len)
    return 0;
  numbering = &g_array_index (names->numberings, ForconSheetNumbering, formation.value - 1);
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
    if (forcon_sheet_same_name (&g_array_index (names->spellings, ForconSheetSpelling, i).name, name))
      return TRUE;
  return FALSE;
}

GHashTable *
forcon_sheet_names_abbreviations (const ForconSheetNames *names)
{
  return names->abbreviations;
}
