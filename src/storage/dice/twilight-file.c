/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/dice/twilight-file-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "storage/files/data.h"

/* By what rules a clash is played that asks for none. */
#define USUAL_RULES "twilight"

ForconTwilightFile *
forcon_twilight_file_new (ForconTwilightRules *rules, const char *rules_name, const ForconTwilightClash *start)
{
  ForconTwilightFile *file = g_new0 (ForconTwilightFile, 1);

  file->name = g_strdup (start->name == NULL ? "" : start->name);
  file->rules_name = g_strdup (rules_name);
  file->rules = rules;
  file->choices = g_array_new (FALSE, TRUE, sizeof (ForconTwilightChoice));
  for (guint i = 0; i < FORCON_TWILIGHT_SIDE_COUNT; i++)
    file->plans[i].barrage = TRUE;
  file->journal = forcon_twilight_journal_new (start, rules);
  return file;
}

void
forcon_twilight_file_reseed (ForconTwilightFile *file, guint64 seed)
{
  g_autoptr (ForconTwilightJournal) before = g_steal_pointer (&file->journal);
  g_autoptr (ForconTwilightClash) start = forcon_twilight_clash_clone (forcon_twilight_journal_start (before));

  start->random = forcon_random_seeded (seed, FORCON_RANDOM_BATTLE_STREAM);
  file->journal = forcon_twilight_journal_new (start, file->rules);
  file->has_seed = TRUE;
  file->seed = seed;
  for (guint i = 0; i < forcon_twilight_journal_position (before); i++)
    {
      const ForconTwilightEntry *entry = forcon_twilight_journal_entry (before, i);
      g_autoptr (GByteArray) faces = forcon_dice_to_faces (entry->dice);
      const ForconDice dice = { faces->data, faces->len, FALSE, FALSE };

      forcon_twilight_outcome_free (forcon_twilight_journal_do (file->journal, &entry->command, &dice));
    }
}

void
forcon_twilight_file_free (ForconTwilightFile *file)
{
  if (file == NULL)
    return;
  g_clear_pointer (&file->journal, forcon_twilight_journal_free);
  g_clear_pointer (&file->rules, forcon_twilight_rules_free);
  g_clear_pointer (&file->choices, g_array_unref);
  g_free (file->rules_name);
  g_free (file->name);
  g_free (file->path);
  g_free (file);
}

/* Lists of words */

typedef gboolean (*WordToNumber) (const char *word, guint *number);

#define WORD_TO_NUMBER(function, Type, from_word)                                                                      \
  static gboolean function (const char *word, guint *number)                                                           \
  {                                                                                                                    \
    Type value = 0;                                                                                                    \
                                                                                                                       \
    if (!from_word (word, &value))                                                                                     \
      return FALSE;                                                                                                    \
    *number = (guint) value;                                                                                           \
    return TRUE;                                                                                                       \
  }

WORD_TO_NUMBER (anomaly_number, ForconAnomaly, forcon_anomaly_from_word)
WORD_TO_NUMBER (asset_number, ForconTwilightAsset, forcon_twilight_asset_from_word)
WORD_TO_NUMBER (law_number, ForconTwilightLaw, forcon_twilight_law_from_word)
WORD_TO_NUMBER (side_number, ForconTwilightSide, forcon_twilight_side_from_word)

/* An attribute of words as bits (1 << number). */
static guint32
bits_at (ForconXml *xml, const char *name, WordToNumber to_number)
{
  const char *text = forcon_xml_attribute (xml, name);
  g_auto (GStrv) words = g_strsplit_set (text == NULL ? "" : text, " \t\r\n", -1);
  guint32 bits = 0;

  for (guint i = 0; words[i] != NULL; i++)
    {
      guint number = 0;

      if (*words[i] == '\0')
        continue;
      if (!to_number (words[i], &number))
        {
          forcon_xml_fail_word (xml, name);
          return 0;
        }
      bits |= 1u << number;
    }
  return bits;
}

/* The attacker and the defender among the words of an attribute. */
static void
sides_at (ForconXml *xml, const char *name, gboolean *sides)
{
  guint32 bits = bits_at (xml, name, side_number);

  for (guint i = 0; i < FORCON_TWILIGHT_SIDE_COUNT; i++)
    sides[i] = sides[i] || (bits & (1u << i)) != 0;
}

/* A name or word of the file, kept. */
static const char *
kept (ForconXml *xml, const char *name)
{
  return g_intern_string (forcon_xml_attribute (xml, name));
}

/* What the elements say */

static ForconTwilightRules *
load_rules (ForconXml *xml, const char *name, const char *path)
{
  g_autofree char *file = g_strconcat ("rules/", name, ".xml", NULL);
  g_autofree char *found = path != NULL ? g_strdup (path) : forcon_data_find (file, NULL);
  ForconTwilightRules *rules = NULL;
  GError *error = NULL;

  if (found == NULL)
    forcon_xml_fail_value (xml, "rules", _ ("the name of rules in the data folder"));
  else if ((rules = forcon_twilight_rules_load (found, &error)) == NULL)
    forcon_xml_take_error (xml, error);
  return rules;
}

static void
read_root (ForconXml *xml, gpointer data)
{
  ForconTwilightReader *reader = data;
  ForconTwilightFile *file = reader->file;
  const char *rules = forcon_xml_attribute (xml, "rules");
  ForconTwilightPlace place = FORCON_TWILIGHT_PLACE_SPACE;

  file->name = g_strdup (forcon_xml_attribute (xml, "name"));
  file->rules_name = g_strdup (rules == NULL ? USUAL_RULES : rules);
  file->rules = load_rules (xml, file->rules_name, reader->rules_path);
  file->has_seed = forcon_xml_attribute (xml, "seed") != NULL;
  file->seed = forcon_xml_unsigned (xml, "seed", 0);
  forcon_xml_term (xml, "place", forcon_twilight_place_from_word, &place);
  if (forcon_xml_failed (xml))
    return;
  reader->clash = forcon_twilight_clash_new (file->rules, place, file->seed);
  reader->clash->laws = bits_at (xml, "laws", law_number);
}

static void
read_generator (ForconXml *xml, gpointer data)
{
  ForconTwilightReader *reader = data;
  ForconRandom random = { forcon_xml_unsigned (xml, "state", 0), forcon_xml_unsigned (xml, "increment", 0) };

  if (reader->file->has_seed)
    forcon_xml_fail (xml, forcon_xml_line (xml), _ ("one of them"), _ ("there is both a seed and a generator"));
  else if (random.increment % 2 == 0)
    forcon_xml_fail_value (xml, "increment", _ ("an odd number"));
  reader->file->has_seed = TRUE;
  reader->clash->random = random;
}

static void
read_system (ForconXml *xml, gpointer data)
{
  ForconTwilightClash *clash = ((ForconTwilightReader *) data)->clash;

  clash->word = kept (xml, "id");
  clash->name = kept (xml, "name");
  clash->anomalies = bits_at (xml, "anomalies", anomaly_number);
}

/* Ships are units. */
static void
read_neighbour (ForconXml *xml, gpointer data)
{
  ForconTwilightClash *clash = ((ForconTwilightReader *) data)->clash;
  ForconNeighbour *neighbour = &clash->neighbours[clash->n_neighbours++];

  neighbour->word = kept (xml, "id");
  neighbour->name = kept (xml, "name");
  neighbour->anomalies = bits_at (xml, "anomalies", anomaly_number);
  sides_at (xml, "units", neighbour->has_units);
  sides_at (xml, "ships", neighbour->has_units);
  sides_at (xml, "ships", neighbour->has_ships);
  sides_at (xml, "planets", neighbour->has_planet);
  sides_at (xml, "tokens", neighbour->has_token);
  neighbour->others = forcon_xml_flag (xml, "others");
}

static void
read_player (ForconXml *xml, gpointer data)
{
  ForconTwilightReader *reader = data;
  ForconTwilightPlayer *player;

  forcon_xml_term (xml, "side", forcon_twilight_side_from_word, &reader->side);
  if (forcon_xml_failed (xml))
    return;
  player = &reader->clash->players[reader->side];
  player->word = g_intern_string (forcon_twilight_side_to_word (reader->side));
  player->name = kept (xml, "name");
  player->assets = bits_at (xml, "assets", asset_number);
  player->reinforcements = forcon_xml_int (xml, "reinforcements", 0);
  player->sheet = forcon_xml_int (xml, "sheet", 0);
  player->fleet_pool = forcon_xml_int (xml, "fleet-pool", -1);
  player->modifier = forcon_xml_int (xml, "modifier", 0);
}

static void
read_own (ForconXml *xml, gpointer data)
{
  ForconTwilightReader *reader = data;
  ForconUnitId unit = forcon_twilight_reader_find_unit (xml, reader, "unit");
  ForconUnit *own;

  if (unit.value == 0)
    return;
  own = &reader->clash->players[reader->side].units[unit.value - 1];
  forcon_twilight_read_values (xml, own);
  if (forcon_xml_attribute (xml, "name") != NULL)
    own->name = kept (xml, "name");
}

/* Units of a row, no ships on a planet; no more can be damaged than there are, and only what sustains damage. */
static void
read_row (ForconXml *xml, ForconTwilightReader *reader, ForconForce *force, gboolean ground)
{
  ForconUnitId unit = forcon_twilight_reader_find_unit (xml, reader, "of");
  gint count = forcon_xml_int (xml, "count", 1);
  gint damaged = forcon_xml_int (xml, "damaged", 0);
  const ForconUnit *values;

  if (forcon_xml_failed (xml))
    return;
  values = forcon_twilight_values (reader->clash, reader->side, unit);
  if (ground && values->kind == FORCON_UNIT_KIND_SHIP)
    forcon_xml_fail_value (xml, "of", _ ("a ground force or structure"));
  else if (damaged > count)
    forcon_xml_fail_value (xml, "damaged", _ ("no more than there are of them"));
  else if (damaged > 0 && !values->sustain)
    forcon_xml_fail_value (xml, "damaged", _ ("none, as this unit cannot sustain damage"));
  force->intact[unit.value - 1] = (guint16) (count - damaged);
  force->damaged[unit.value - 1] = (guint16) damaged;
}

static void
read_space_unit (ForconXml *xml, gpointer data)
{
  ForconTwilightReader *reader = data;

  read_row (xml, reader, &reader->clash->space[reader->side], FALSE);
}

static void
read_ground_unit (ForconXml *xml, gpointer data)
{
  ForconTwilightReader *reader = data;

  read_row (xml, reader, &reader->clash->planets[reader->clash->n_planets - 1].ground[reader->side], TRUE);
}

/* Where it would rather retreat to. */
static void
read_preferences (ForconXml *xml, ForconTwilightReader *reader, ForconTwilightPlan *plan)
{
  const char *text = forcon_xml_attribute (xml, "retreat-to");
  g_auto (GStrv) words = g_strsplit_set (text == NULL ? "" : text, " \t\r\n", -1);

  for (guint i = 0; words[i] != NULL && !forcon_xml_failed (xml); i++)
    {
      guint system = *words[i] == '\0' ? 0 : forcon_twilight_reader_find_system (xml, reader, "retreat-to", words[i]);

      for (guint j = 0; system > 0 && j < plan->n_retreat_to; j++)
        if (plan->retreat_to[j] == system)
          forcon_xml_fail_value (xml, "retreat-to", _ ("each system only once"));
      if (system > 0 && !forcon_xml_failed (xml))
        plan->retreat_to[plan->n_retreat_to++] = system;
    }
}

static void
read_plan (ForconXml *xml, gpointer data)
{
  ForconTwilightReader *reader = data;
  ForconTwilightPlan *plan = &reader->file->plans[reader->side];
  const char *order = forcon_xml_attribute (xml, "order");
  const ForconHitOrder *found = order == NULL ? NULL : forcon_twilight_find_order (reader->file->rules, order);

  forcon_xml_term (xml, "policy", forcon_hit_policy_from_word, &plan->policy);
  if (found != NULL)
    plan->order = (guint) (found - reader->file->rules->orders);
  else if (order != NULL)
    forcon_xml_fail_value (xml, "order", _ ("an order of the rules"));
  plan->announce_from = forcon_xml_int (xml, "announce-from", 0);
  if (forcon_xml_attribute (xml, "barrage") != NULL)
    plan->barrage = forcon_xml_flag (xml, "barrage");
  read_preferences (xml, reader, plan);
}

static void
read_planet (ForconXml *xml, gpointer data)
{
  ForconTwilightClash *clash = ((ForconTwilightReader *) data)->clash;
  ForconTwilightPlanet *planet = &clash->planets[clash->n_planets++];
  ForconTwilightSide controller = FORCON_TWILIGHT_SIDE_ATTACKER;

  planet->word = kept (xml, "id");
  planet->name = kept (xml, "name");
  forcon_xml_term (xml, "controller", forcon_twilight_side_from_word, &controller);
  planet->controller = forcon_xml_attribute (xml, "controller") == NULL ? -1 : (gint) controller;
}

static void
read_ground (ForconXml *xml, gpointer data)
{
  forcon_xml_term (xml, "side", forcon_twilight_side_from_word, &((ForconTwilightReader *) data)->side);
}

static void
end_root (ForconXml *xml, gpointer data)
{
  if (((ForconTwilightReader *) data)->file->journal == NULL)
    forcon_twilight_start_played (xml, data);
}

#define DEED_ROWS(NAME, word, fields)                                                                                  \
  { word, "choices", forcon_twilight_start_deed, forcon_twilight_end_choice },                                         \
      { word, "played", forcon_twilight_start_deed, forcon_twilight_end_played },

static const ForconXmlElement elements[] = { { "fleet-dice-clash", NULL, read_root, end_root },
                                             { "generator", "fleet-dice-clash", read_generator, NULL },
                                             { "system", "fleet-dice-clash", read_system, NULL },
                                             { "neighbour", "fleet-dice-clash", read_neighbour, NULL },
                                             { "player", "fleet-dice-clash", read_player, NULL },
                                             { "own", "player", read_own, NULL },
                                             { "unit", "player", read_space_unit, NULL },
                                             { "plan", "player", read_plan, NULL },
                                             { "planet", "fleet-dice-clash", read_planet, NULL },
                                             { "ground", "planet", read_ground, NULL },
                                             { "unit", "ground", read_ground_unit, NULL },
                                             { "played", "fleet-dice-clash", forcon_twilight_start_played, NULL },
                                             { "load", "retreat", forcon_twilight_read_load, NULL },
                                             FORCON_TWILIGHT_COMMANDS (DEED_ROWS) };

static const ForconXmlKind clash_kind = {
  .root = "fleet-dice-clash",
  .schema = "fleet-dice-clash.xsd",
  .elements = elements,
  .n_elements = G_N_ELEMENTS (elements),
};

ForconTwilightFile *
forcon_twilight_file_load (const char *path, const char *rules_path, GError **error)
{
  g_autoptr (ForconTwilightFile) file = g_new0 (ForconTwilightFile, 1);
  ForconTwilightReader reader = { .file = file, .rules_path = rules_path };
  gboolean sound;

  file->path = g_strdup (path);
  file->choices = g_array_new (FALSE, TRUE, sizeof (ForconTwilightChoice));
  for (guint i = 0; i < FORCON_TWILIGHT_SIDE_COUNT; i++)
    file->plans[i].barrage = TRUE;
  sound = forcon_xml_read (path, &clash_kind, &reader, error);
  g_clear_pointer (&reader.dice, g_byte_array_unref);
  g_clear_pointer (&reader.clash, forcon_twilight_clash_free);
  return sound ? g_steal_pointer (&file) : NULL;
}
