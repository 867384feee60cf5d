/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/dice/twilight-file-private.h"

#include "storage/files/file-save.h"
#include "storage/rules/unit-table.h"

/* Lists of words, of bits (1 << number) or of what is asked for each side */

typedef const char *(*NumberToWord) (gint number);

#define NUMBER_TO_WORD(function, Type, to_word)                                                                        \
  static const char *function (gint number)                                                                            \
  {                                                                                                                    \
    return to_word ((Type) number);                                                                                    \
  }

NUMBER_TO_WORD (anomaly_word, ForconAnomaly, forcon_anomaly_to_word)
NUMBER_TO_WORD (asset_word, ForconTwilightAsset, forcon_twilight_asset_to_word)
NUMBER_TO_WORD (law_word, ForconTwilightLaw, forcon_twilight_law_to_word)
NUMBER_TO_WORD (side_word, ForconTwilightSide, forcon_twilight_side_to_word)

static void
put_bits (xmlTextWriterPtr out, const char *name, guint32 bits, gint count, NumberToWord to_word)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (gint i = 0; i < count; i++)
    if ((bits & (1u << i)) != 0)
      g_string_append_printf (words, "%s%s", words->len == 0 ? "" : " ", to_word (i));
  forcon_xml_put_unless_empty (out, name, words->str);
}

static void
put_sides (xmlTextWriterPtr out, const char *name, const gboolean *sides)
{
  guint32 bits = (sides[0] ? 1u : 0) | (sides[1] ? 2u : 0);

  put_bits (out, name, bits, FORCON_TWILIGHT_SIDE_COUNT, side_word);
}

/* A thing without a word of its own, as a window makes them, goes by what it is and its place. */
static char *
word_of (const char *word, const char *kind, guint place)
{
  return word != NULL && *word != '\0' ? g_strdup (word) : g_strdup_printf ("%s-%u", kind, place);
}

static void
put_word (xmlTextWriterPtr out, const char *attribute, const char *word, const char *kind, guint place)
{
  g_autofree char *text = word_of (word, kind, place);

  forcon_xml_put_text (out, attribute, text);
}

void
forcon_twilight_put_system (xmlTextWriterPtr out, const char *attribute, const ForconTwilightClash *clash, guint system)
{
  put_word (out, attribute, clash->neighbours[system - 1].word, "neighbour", system);
}

void
forcon_twilight_put_planet (xmlTextWriterPtr out, const char *attribute, const ForconTwilightClash *clash, guint planet)
{
  put_word (out, attribute, clash->planets[planet - 1].word, "planet", planet);
}

static void
put_name (xmlTextWriterPtr out, const char *name)
{
  forcon_xml_put_name (out, name == NULL ? "" : name, "-");
}

/* Units */

static void
write_rows (xmlTextWriterPtr out, const ForconTwilightRules *rules, const ForconForce *force)
{
  for (guint i = 0; i < rules->n_units; i++)
    {
      gint count = force->intact[i] + force->damaged[i];

      if (count == 0)
        continue;
      forcon_xml_begin (out, "unit");
      forcon_xml_put_text (out, "of", rules->units[i].word);
      forcon_xml_put_decimal (out, "count", count, 0);
      forcon_xml_put_count (out, "damaged", force->damaged[i]);
      forcon_xml_end (out);
    }
}

/* A value of a unit is written where it is not as usual. */

static void
put_number (xmlTextWriterPtr out, const char *name, gint own, gint usual)
{
  if (own != usual)
    forcon_xml_put_decimal (out, name, own, 0);
}

static void
put_cost (xmlTextWriterPtr out, const char *name, gint own, gint usual)
{
  if (own != usual)
    forcon_xml_put_length (out, name, own * FORCON_TWILIGHT_HALF);
}

static gboolean
attacks_equal (const ForconUnitAttack *a, const ForconUnitAttack *b)
{
  return a->value == b->value && a->dice == b->dice;
}

#define PUT_COST(member, name) put_cost (out, name, own->member, usual->member);
#define PUT_ATTACK(member, name, dice_name)                                                                            \
  if (!attacks_equal (&own->member, &usual->member))                                                                   \
    {                                                                                                                  \
      forcon_xml_put_decimal (out, name, own->member.value, 0);                                                        \
      forcon_xml_put_decimal (out, dice_name, own->member.dice, 0);                                                    \
    }
#define PUT_COUNT(member, name) put_number (out, name, own->member, usual->member);
#define PUT_MOVE(member, name)                                                                                         \
  if (own->moves)                                                                                                      \
    put_number (out, name, own->member, usual->moves ? usual->member : -1);
#define PUT_FLAG(member, name)                                                                                         \
  if (!own->member != !usual->member)                                                                                  \
    forcon_xml_put_text (out, name, own->member ? "yes" : "no");
#define PUT(KIND, ...) PUT_##KIND (__VA_ARGS__)

/* What a player's unit has that is not as the rules say. */
static void
write_own (xmlTextWriterPtr out, const ForconUnit *own, const ForconUnit *usual)
{
  forcon_xml_begin (out, "own");
  forcon_xml_put_text (out, "unit", usual->word);
  if (g_strcmp0 (own->name, usual->name) != 0)
    forcon_xml_put_name (out, own->name, usual->word);
  FORCON_UNIT_VALUES (PUT)
  forcon_xml_end (out);
}

#define COMPARE_COUNT(member, ...)                                                                                     \
  if (own->member != usual->member)                                                                                    \
    return FALSE;
#define COMPARE_COST COMPARE_COUNT
#define COMPARE_MOVE(member, ...) COMPARE_COUNT (moves) COMPARE_COUNT (member)
#define COMPARE_FLAG(member, ...)                                                                                      \
  if (!own->member != !usual->member)                                                                                  \
    return FALSE;
#define COMPARE_ATTACK(member, ...)                                                                                    \
  if (!attacks_equal (&own->member, &usual->member))                                                                   \
    return FALSE;
#define COMPARE(KIND, ...) COMPARE_##KIND (__VA_ARGS__)

static gboolean
unit_is_usual (const ForconUnit *own, const ForconUnit *usual)
{
  FORCON_UNIT_VALUES (COMPARE)
  return g_strcmp0 (own->name, usual->name) == 0;
}

/* The set-up */

static void
write_plan (xmlTextWriterPtr out, const ForconTwilightFile *file, const ForconTwilightClash *start,
            ForconTwilightSide side)
{
  const ForconTwilightPlan *plan = &file->plans[side];
  g_autoptr (GString) systems = g_string_new (NULL);

  for (guint i = 0; i < plan->n_retreat_to; i++)
    {
      g_autofree char *word
          = word_of (start->neighbours[plan->retreat_to[i] - 1].word, "neighbour", plan->retreat_to[i]);

      g_string_append_printf (systems, "%s%s", i == 0 ? "" : " ", word);
    }
  forcon_xml_begin (out, "plan");
  forcon_xml_put_text (out, "policy", forcon_hit_policy_to_word (plan->policy));
  forcon_xml_put_text (out, "order", file->rules->orders[plan->order].word);
  forcon_xml_put_count (out, "announce-from", plan->announce_from);
  forcon_xml_put_text (out, "barrage", plan->barrage ? "yes" : "no");
  forcon_xml_put_unless_empty (out, "retreat-to", systems->str);
  forcon_xml_end (out);
}

static void
write_player (xmlTextWriterPtr out, const ForconTwilightFile *file, const ForconTwilightClash *start,
              ForconTwilightSide side)
{
  const ForconTwilightPlayer *player = &start->players[side];

  forcon_xml_begin (out, "player");
  forcon_xml_put_text (out, "side", forcon_twilight_side_to_word (side));
  forcon_xml_put_name (out, player->name == NULL ? "" : player->name, forcon_twilight_side_to_word (side));
  put_bits (out, "assets", player->assets, FORCON_N_TWILIGHT_ASSET, asset_word);
  forcon_xml_put_count (out, "reinforcements", player->reinforcements);
  forcon_xml_put_count (out, "sheet", player->sheet);
  put_number (out, "fleet-pool", player->fleet_pool, -1);
  forcon_xml_put_count (out, "modifier", player->modifier);
  for (guint i = 0; i < file->rules->n_units; i++)
    if (!unit_is_usual (&player->units[i], &file->rules->units[i]))
      write_own (out, &player->units[i], &file->rules->units[i]);
  write_rows (out, file->rules, &start->space[side]);
  write_plan (out, file, start, side);
  forcon_xml_end (out);
}

static void
write_planet (xmlTextWriterPtr out, const ForconTwilightFile *file, const ForconTwilightPlanet *planet, guint place)
{
  forcon_xml_begin (out, "planet");
  put_word (out, "id", planet->word, "planet", place);
  put_name (out, planet->name);
  if (planet->controller >= 0)
    forcon_xml_put_text (out, "controller", side_word (planet->controller));
  for (gint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT; side++)
    {
      if (forcon_force_is_empty (&planet->ground[side]))
        continue;
      forcon_xml_begin (out, "ground");
      forcon_xml_put_text (out, "side", side_word (side));
      write_rows (out, file->rules, &planet->ground[side]);
      forcon_xml_end (out);
    }
  forcon_xml_end (out);
}

/* The whole file */

/* Whether the generator of the start is that of the seed, which is shorter. */
static gboolean
is_seeded (const ForconTwilightFile *file, const ForconTwilightClash *start)
{
  ForconRandom random = forcon_random_seeded (file->seed, FORCON_RANDOM_BATTLE_STREAM);

  return random.state == start->random.state && random.increment == start->random.increment;
}

static void
write_root (xmlTextWriterPtr out, const ForconTwilightFile *file, const ForconTwilightClash *start)
{
  forcon_xml_begin (out, "fleet-dice-clash");
  forcon_xml_put_name (out, file->name, "-");
  forcon_xml_put_text (out, "rules", file->rules_name);
  forcon_xml_put_text (out, "place", forcon_twilight_place_to_word (start->place));
  if (file->has_seed && is_seeded (file, start))
    forcon_xml_put_unsigned (out, "seed", file->seed);
  put_bits (out, "laws", start->laws, FORCON_N_TWILIGHT_LAW, law_word);
  if (!file->has_seed || is_seeded (file, start))
    return;
  forcon_xml_begin (out, "generator");
  forcon_xml_put_unsigned (out, "state", start->random.state);
  forcon_xml_put_unsigned (out, "increment", start->random.increment);
  forcon_xml_end (out);
}

static void
write_clash (xmlTextWriterPtr out, gconstpointer data)
{
  const ForconTwilightFile *file = data;
  const ForconTwilightClash *start = forcon_twilight_journal_start (file->journal);

  write_root (out, file, start);
  forcon_xml_begin (out, "system");
  put_word (out, "id", start->word, "system", 0);
  put_name (out, start->name);
  put_bits (out, "anomalies", start->anomalies, FORCON_N_ANOMALY, anomaly_word);
  forcon_xml_end (out);
  for (guint i = 0; i < start->n_neighbours; i++)
    {
      const ForconNeighbour *neighbour = &start->neighbours[i];

      forcon_xml_begin (out, "neighbour");
      put_word (out, "id", neighbour->word, "neighbour", i + 1);
      put_name (out, neighbour->name);
      put_bits (out, "anomalies", neighbour->anomalies, FORCON_N_ANOMALY, anomaly_word);
      put_sides (out, "units", neighbour->has_units);
      put_sides (out, "planets", neighbour->has_planet);
      put_sides (out, "ships", neighbour->has_ships);
      put_sides (out, "tokens", neighbour->has_token);
      forcon_xml_put_flag (out, "others", neighbour->others);
      forcon_xml_end (out);
    }
  for (gint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT; side++)
    write_player (out, file, start, (ForconTwilightSide) side);
  for (guint i = 0; i < start->n_planets; i++)
    write_planet (out, file, &start->planets[i], i + 1);
  forcon_twilight_write_choices (out, file);
  forcon_twilight_write_played (out, file);
  forcon_xml_end (out);
}

char *
forcon_twilight_file_to_xml (const ForconTwilightFile *file)
{
  return forcon_xml_document (write_clash, file);
}

gboolean
forcon_twilight_file_save (const ForconTwilightFile *file, const char *path, GError **error)
{
  g_autofree char *text = forcon_twilight_file_to_xml (file);

  return forcon_file_save (path, text, error);
}
