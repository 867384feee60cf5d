/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "twin-world.h"

#include "base/keyed-dice.h"
#include "secrecy-outputs.h"

/* So well hidden are those who are never found. */
#define HIDDEN_EW 60

/* What ships can take, so that nobody is gone before the story is over. */
#define HITS 40

static const char *const admirals[][2]
    = { { "amber", "north" }, { "ash", "north" }, { "blue", "south" }, { "coral", "west" }, { "drab", "east" } };

static const struct {
  const char *word;
  const char *admiral;
  const char *sector;
  ForconPosture posture;
} formations[] = {
  { "amber-van", "amber", "b1", FORCON_POSTURE_BATTLE }, { "amber-rear", "amber", "a2", FORCON_POSTURE_MARCH },
  { "ash-guard", "ash", "a1", FORCON_POSTURE_NONE },     { "blue-line", "blue", "b2", FORCON_POSTURE_DEFENCE },
  { "blue-raid", "blue", "c2", FORCON_POSTURE_BATTLE },  { "coral-one", "coral", "b2", FORCON_POSTURE_AMBUSH },
  { "coral-two", "coral", "c3", FORCON_POSTURE_NONE },   { "drab-guard", "drab", "d3", FORCON_POSTURE_NONE },
  { "drab-far", "drab", "d1", FORCON_POSTURE_NONE },
};

static const struct {
  const char *word;
  const char *formation;
  ForconShipType type;
} ships[] = {
  { "amber-1", "amber-van", FORCON_SHIP_TYPE_BATTLESHIP },   { "amber-2", "amber-van", FORCON_SHIP_TYPE_DESTROYER },
  { "amber-3", "amber-van", FORCON_SHIP_TYPE_DESTROYER },    { "amber-4", "amber-rear", FORCON_SHIP_TYPE_CRUISER },
  { "amber-5", "amber-rear", FORCON_SHIP_TYPE_MINELAYER },   { "amber-6", "amber-rear", FORCON_SHIP_TYPE_MINESWEEPER },
  { "ash-1", "ash-guard", FORCON_SHIP_TYPE_DESTROYER },      { "blue-1", "blue-line", FORCON_SHIP_TYPE_BATTLECRUISER },
  { "blue-2", "blue-line", FORCON_SHIP_TYPE_DESTROYER },     { "blue-3", "blue-raid", FORCON_SHIP_TYPE_CRUISER },
  { "blue-4", "blue-raid", FORCON_SHIP_TYPE_CRUISER },       { "coral-1", "coral-one", FORCON_SHIP_TYPE_CRUISER },
  { "coral-2", "coral-one", FORCON_SHIP_TYPE_DESTROYER },    { "coral-3", "coral-two", FORCON_SHIP_TYPE_DESTROYER },
  { "coral-4", "coral-two", FORCON_SHIP_TYPE_MINELAYER },    { "drab-1", "drab-guard", FORCON_SHIP_TYPE_DESTROYER },
  { "drab-2", "drab-guard", FORCON_SHIP_TYPE_MINELAYER },    { "drab-3", "drab-far", FORCON_SHIP_TYPE_TRANSPORT },
  { "drab-4", "drab-far", FORCON_SHIP_TYPE_TRANSPORT },
};

const ForconCampaign *
twin_campaign (const Twin *twin)
{
  return twin->chronicle == NULL ? twin->start : forcon_chronicle_campaign (twin->chronicle);
}

ForconSideId
twin_admiral (const ForconCampaign *campaign, const char *word)
{
  return forcon_battle_find_side (campaign->fleet, word);
}

ForconFormationId
twin_formation (const ForconCampaign *campaign, const char *word)
{
  return forcon_battle_find_formation (campaign->fleet, word);
}

ForconSectorId
twin_sector (const ForconCampaign *campaign, const char *word)
{
  return forcon_campaign_find_sector (campaign, word);
}

/* The clash that is fought, if any is. */
ForconClashId
twin_clash (const Twin *twin)
{
  const GArray *clashes = twin_campaign (twin)->clashes;

  for (guint i = 0; i < clashes->len; i++)
    if (g_array_index (clashes, ForconClash, i).state == FORCON_CLASH_OPEN)
      return g_array_index (clashes, ForconClash, i).clash;
  return FORCON_NO_CLASH;
}

static void
add_map (ForconCampaign *campaign)
{
  for (gint y = 0; y < 3; y++)
    for (gint x = 0; x < 4; x++)
      {
        g_autofree char *word = g_strdup_printf ("%c%d", 'a' + x, y + 1);
        g_autofree char *name = g_ascii_strup (word, -1);

        forcon_campaign_add_sector (campaign, word, name, x * 100, y * 100);
      }
  for (guint i = 0; i < 12; i++)
    {
      ForconSectorId here = { (guint16) (i + 1) };

      if (i % 4 < 3)
        forcon_campaign_add_border (campaign, here, (ForconSectorId){ (guint16) (i + 2) }, FALSE);
      if (i < 8)
        forcon_campaign_add_border (campaign, here, (ForconSectorId){ (guint16) (i + 5) }, FALSE);
    }
  forcon_campaign_add_feature (campaign, twin_sector (campaign, "b2"), FORCON_SECTOR_OBJECT_PLANET, "prime", "Prime");
  forcon_campaign_add_feature (campaign, twin_sector (campaign, "c2"), FORCON_SECTOR_OBJECT_ASTEROID_BELT, "belt", "Belt");
  forcon_campaign_add_feature (campaign, twin_sector (campaign, "d3"), FORCON_SECTOR_OBJECT_PLANET, "far", "Far");
  g_array_index (campaign->features, ForconFeature, 2).garrison = 3;
}

/* In an order of their own in each story: nothing may hang on who has which number. */
static void
add_admirals (ForconCampaign *campaign, ForconRandom *random)
{
  guint order[G_N_ELEMENTS (admirals)];

  for (guint i = 0; i < G_N_ELEMENTS (admirals); i++)
    {
      guint place = forcon_random_below (random, i + 1);

      order[i] = order[place];
      order[place] = i;
    }
  for (guint i = 0; i < 4; i++)
    forcon_campaign_add_power (campaign, (const char *[]){ "north", "south", "west", "east" }[i],
                               (const char *[]){ "North", "South", "West", "East" }[i], 0);
  for (guint i = 0; i < G_N_ELEMENTS (admirals); i++)
    {
      const char *word = admirals[order[i]][0];
      g_autofree char *name = g_strdup_printf ("Admiral %s", word);

      forcon_campaign_add_admiral (campaign, word, name, forcon_campaign_find_power (campaign, admirals[order[i]][1]));
    }
}

ForconFormationId
twin_add_formation (Twin *twin, const char *word, const char *admiral, const char *sector)
{
  g_autofree char *name = g_strdup (word);

  name[0] = g_ascii_toupper (name[0]);
  return forcon_campaign_add_formation (twin->start, word, g_strdelimit (name, "-", ' '), twin_admiral (twin->start, admiral),
                                        twin_sector (twin->start, sector));
}

/* The card of a ship of the ready-made scenario, of that type where there is one. */
static const ForconCard *
model_of (const Twin *twin, ForconShipType type)
{
  const ForconBattle *fleet = twin->scenario->campaign->fleet;

  for (guint i = 1; i <= fleet->n_ships; i++)
    if (forcon_battle_card (fleet, (ForconShipId){ (guint16) i })->type == type)
      return forcon_battle_card (fleet, (ForconShipId){ (guint16) i });
  return forcon_battle_card (fleet, (ForconShipId){ 1 });
}

static void
set_text (char **text, const char *value)
{
  g_free (*text);
  *text = g_strdup (value);
}

ForconShipId
twin_add_ship (Twin *twin, const char *word, const char *formation, ForconShipType type)
{
  ForconFormationId id = twin_formation (twin->start, formation);
  ForconSideId side = forcon_battle_formation (twin->start->fleet, id)->side;
  g_autofree char *name = g_strdup_printf ("Ship %s", word);
  ForconCard card;

  forcon_card_copy (&card, model_of (twin, type));
  set_text (&card.id, word);
  set_text (&card.name, name);
  card.hits = HITS;
  card.mines = type == FORCON_SHIP_TYPE_MINELAYER ? 6 : 0;
  card.drones = type == FORCON_SHIP_TYPE_MINESWEEPER ? 4 : 0;
  if (FORCON_ID_EQUAL (side, twin_admiral (twin->start, "coral")) || FORCON_ID_EQUAL (side, twin_admiral (twin->start, "drab")))
    {
      card.ew_defence = HIDDEN_EW;
      card.ew_attack = 0;
    }
  return forcon_campaign_add_ship (twin->start, &card, side, id, 0);
}

static void
add_fleets (Twin *twin)
{
  for (guint i = 0; i < G_N_ELEMENTS (formations); i++)
    {
      ForconFormationId id = twin_add_formation (twin, formations[i].word, formations[i].admiral, formations[i].sector);

      g_array_index (twin->start->posts, ForconPost, id.value - 1).posture = formations[i].posture;
    }
  for (guint i = 0; i < G_N_ELEMENTS (ships); i++)
    twin_add_ship (twin, ships[i].word, ships[i].formation, ships[i].type);
}

/* The first ship of each formation leads it. */
static void
name_flagships (ForconCampaign *campaign)
{
  for (guint i = campaign->fleet->n_ships; i > 0; i--)
    campaign->fleet->formations[campaign->fleet->ships[i - 1].formation.value - 1].flagship = (ForconShipId){ (guint16) i };
}

/* The same for both twins. */
static void
set_secret (Twin *twin)
{
  guint64 words[FORCON_SECRET_SIZE / sizeof (guint64)] = { twin->seed };
  g_autoptr (GBytes) secret = g_bytes_new (words, sizeof words);

  twin->start->fleet->random = forcon_random_keyed (0);
  forcon_campaign_set_secret (twin->start, secret);
}

/**
 * twin_new:
 * @seed: of the story
 * @differences: (nullable) (element-type guint): what is different from the story without any
 *
 * Returns: (transfer full): the campaign before its first phase
 */
Twin *
twin_new (guint64 seed, const GArray *differences)
{
  Twin *twin = g_new0 (Twin, 1);
  ForconRandom random = forcon_random_seeded (seed, 1);

  twin->seed = seed;
  twin->scenario = secrecy_scenario (1);
  twin->start = forcon_campaign_new ("Twins");
  twin->random = forcon_random_seeded (seed, 3);
  twin->rolls = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  twin->told = g_string_new (NULL);
  twin->differences = differences == NULL ? NULL : g_array_copy ((GArray *) differences);
  twin->start->progress.seed = seed;
  twin->keyed = seed % 2 == 0;
  if (twin->keyed)
    set_secret (twin);
  add_map (twin->start);
  add_admirals (twin->start, &random);
  twin_differ (twin, TWIN_BEFORE);
  add_fleets (twin);
  twin_differ (twin, TWIN_START);
  name_flagships (twin->start);
  twin->reader = twin_admiral (twin->start, "amber");
  twin->start->progress.stage = FORCON_STAGE_ORDERS;
  twin->start->progress.phase = 1;
  twin->chronicle = forcon_chronicle_new (twin->start, twin->scenario->rules);
  return twin;
}

void
twin_free (Twin *twin)
{
  if (twin == NULL)
    return;
  forcon_chronicle_free (twin->chronicle);
  forcon_campaign_free (twin->start);
  forcon_scenario_free (twin->scenario);
  g_clear_pointer (&twin->differences, g_array_unref);
  g_hash_table_unref (twin->rolls);
  g_free (twin->hider);
  g_string_free (twin->told, TRUE);
  g_free (twin);
}
