/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-test-campaign.h"

#include "engine/state/formation.h"
#include "forcon-test-rules.h"

#define RED { 1 }
#define GREEN { 2 }
#define BLUE { 3 }

static const struct {
  const char *word;
  const char *name;
  gint x;
  gint y;
} sectors[] = {
  { "a1", "A1", 0, 0 },   { "b1", "B1", 100, 0 },   { "c1", "C1", 200, 0 },
  { "a2", "A2", 0, 100 }, { "b2", "B2", 100, 100 }, { "c2", "C2", 200, 100 },
  { "a3", "A3", 0, 200 }, { "b3", "B3", 100, 200 }, { "c3", "C3", 200, 200 },
  { "b4", "B4", 100, 300 }, { "gate", "Ворота", 300, 300 },
};

static const struct {
  const char *word;
  const char *name;
  ForconSideId admiral;
  const char *sector;
} formations[] = {
  { "squadron-1", "Squadron 1", RED, "b2" },
  { "squadron-2", "2-я эскадра", RED, "b3" },
  { "light-division", "Light Division", RED, "c2" },
  { "sappers", "Сапёры", RED, "a1" },
  { "landing-force", "Десантный отряд", RED, "b1" },
  { "bastion", "Bastion", RED, "a1" },
  { "green-guard", "Green Guard", GREEN, "a2" },
  { "karkas", "Karkas", BLUE, "b4" },
  { "raiders", "Рейдеры", BLUE, "c3" },
};

static const struct {
  ForconSideId admiral;
  TestCampaignShip ship;
} ships[] = {
  { RED, { "grozny", "Grozny", "squadron-1", FORCON_SHIP_TYPE_BATTLESHIP, 20, 0, 0, 0 } },
  { RED, { "smely", "Smely", "squadron-1", FORCON_SHIP_TYPE_DESTROYER, 30, 0, 0, 0 } },
  { RED, { "bravy", "Bravy", "squadron-1", FORCON_SHIP_TYPE_DESTROYER, 30, 0, 0, 0 } },
  { RED, { "varyag", "Варяг", "squadron-2", FORCON_SHIP_TYPE_HEAVY_CRUISER, 22, 0, 0, 0 } },
  { RED, { "avrora", "Аврора", "squadron-2", FORCON_SHIP_TYPE_CRUISER, 25, 0, 0, 0 } },
  { RED, { "bystry", "Быстрый", "light-division", FORCON_SHIP_TYPE_CRUISER, 25, 0, 0, 0 } },
  { RED, { "rezvy", "Резвый", "light-division", FORCON_SHIP_TYPE_DESTROYER, 30, 0, 0, 0 } },
  { RED, { "lovky", "Ловкий", "light-division", FORCON_SHIP_TYPE_DESTROYER, 30, 0, 0, 0 } },
  { RED, { "amur", "Амур", "sappers", FORCON_SHIP_TYPE_MINELAYER, 20, 6, 0, 0 } },
  { RED, { "tral", "Трал", "sappers", FORCON_SHIP_TYPE_MINESWEEPER, 20, 0, 4, 0 } },
  { RED, { "kama", "Кама", "landing-force", FORCON_SHIP_TYPE_TRANSPORT, 18, 0, 0, 10 } },
  { RED, { "volga", "Волга", "landing-force", FORCON_SHIP_TYPE_TRANSPORT, 18, 0, 0, 5 } },
  { RED, { "station-bastion", "Bastion Station", "bastion", FORCON_SHIP_TYPE_STATION, 0, 0, 0, 10 } },
  { RED, { "orel", "Орёл", NULL, FORCON_SHIP_TYPE_DESTROYER, 30, 0, 0, 0 } },
  { RED, { "sokol", "Сокол", NULL, FORCON_SHIP_TYPE_DESTROYER, 30, 0, 0, 0 } },
  { GREEN, { "ivy", "Ivy", "green-guard", FORCON_SHIP_TYPE_DESTROYER, 30, 0, 0, 0 } },
  { GREEN, { "fern", "Fern", "green-guard", FORCON_SHIP_TYPE_DESTROYER, 30, 0, 0, 0 } },
  { BLUE, { "gorgon", "Gorgon", "karkas", FORCON_SHIP_TYPE_BATTLECRUISER, 24, 0, 0, 0 } },
  { BLUE, { "harpy", "Harpy", "karkas", FORCON_SHIP_TYPE_DESTROYER, 30, 0, 0, 0 } },
  { BLUE, { "korsar", "Корсар", "raiders", FORCON_SHIP_TYPE_CRUISER, 25, 0, 0, 0 } },
  { BLUE, { "kaper", "Капер", "raiders", FORCON_SHIP_TYPE_CRUISER, 25, 0, 0, 0 } },
};

static const struct {
  const char *sector;
  ForconSectorObjectKind kind;
  const char *word;
  const char *name;
  ForconSideId holder;
} features[] = {
  { "b1", FORCON_SECTOR_OBJECT_PLANET, "prime", "Prime", BLUE },
  { "a1", FORCON_SECTOR_OBJECT_PLANET, "home", "Родина", RED },
  { "c1", FORCON_SECTOR_OBJECT_ASTEROID_BELT, "belt", "Raven's Belt", { 0 } },
  { "c3", FORCON_SECTOR_OBJECT_TUNNEL_MOUTH, "mouth", NULL, { 0 } },
  { "gate", FORCON_SECTOR_OBJECT_TUNNEL_MOUTH, "far-mouth", NULL, { 0 } },
};

static void
add_map (ForconCampaign *campaign)
{
  for (guint i = 0; i < G_N_ELEMENTS (sectors); i++)
    forcon_campaign_add_sector (campaign, sectors[i].word, sectors[i].name, sectors[i].x, sectors[i].y);
  for (guint i = 0; i < G_N_ELEMENTS (sectors); i++)
    for (guint k = i + 1; k < G_N_ELEMENTS (sectors); k++)
      if (ABS (sectors[i].x - sectors[k].x) + ABS (sectors[i].y - sectors[k].y) == 100)
        forcon_campaign_add_border (campaign, (ForconSectorId){ (guint16) (i + 1) },
                                    (ForconSectorId){ (guint16) (k + 1) }, FALSE);
  forcon_campaign_add_border (campaign, forcon_campaign_find_sector (campaign, "c3"),
                              forcon_campaign_find_sector (campaign, "gate"), TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (features); i++)
    {
      forcon_campaign_add_feature (campaign, forcon_campaign_find_sector (campaign, features[i].sector),
                                   features[i].kind, features[i].word, features[i].name);
      g_array_index (campaign->features, ForconFeature, i).holder = features[i].holder;
    }
}

static void
add_admirals (ForconCampaign *campaign)
{
  ForconPowerId north = forcon_campaign_add_power (campaign, "north", "North", 0);
  ForconPowerId south = forcon_campaign_add_power (campaign, "south", "South", 0);

  forcon_campaign_add_admiral (campaign, "red", "Red", north);
  forcon_campaign_add_admiral (campaign, "green", "Green", north);
  forcon_campaign_add_admiral (campaign, "blue", "Blue", south);
}

TestCampaign *
test_campaign_new (void)
{
  TestCampaign *test = g_new0 (TestCampaign, 1);

  test->rules = *forcon_test_rules ();
  test->campaign = forcon_campaign_new ("Test");
  test->texts = g_ptr_array_new_with_free_func ((GDestroyNotify) g_string_chunk_free);
  add_map (test->campaign);
  add_admirals (test->campaign);
  for (guint i = 0; i < G_N_ELEMENTS (formations); i++)
    forcon_campaign_add_formation (test->campaign, formations[i].word, formations[i].name, formations[i].admiral,
                                   forcon_campaign_find_sector (test->campaign, formations[i].sector));
  for (guint i = 0; i < G_N_ELEMENTS (ships); i++)
    test_campaign_add_ship (test, ships[i].admiral, ships[i].ship);
  forcon_campaign_add_alias (test->campaign, "Light Division", "Лёгкая дивизия");
  forcon_campaign_add_alias (test->campaign, "Prime", "Прайм");
  test->campaign->progress.stage = FORCON_STAGE_ORDERS;
  test->campaign->progress.phase = 1;
  return test;
}

void
test_campaign_free (TestCampaign *test)
{
  forcon_campaign_outcome_free (test->outcome);
  forcon_campaign_free (test->campaign);
  g_ptr_array_unref (test->texts);
  g_free (test);
}

ForconShipId
test_campaign_add_ship (TestCampaign *test, ForconSideId admiral, TestCampaignShip ship)
{
  ForconCard card;

  forcon_card_init (&card, &test->rules, ship.type);
  g_free (card.id);
  card.id = g_strdup (ship.word);
  g_free (card.name);
  card.name = g_strdup (ship.name);
  card.speed = FORCON_CM (ship.speed);
  card.braking = card.speed / 2;
  card.armour = card.bow_armour = 5;
  card.hits = 6;
  card.readiness = 7;
  card.mines = ship.mines;
  card.drones = ship.drones;
  card.troops = ship.troops;
  return forcon_campaign_add_ship (test->campaign, &card, admiral,
                                   ship.formation == NULL ? FORCON_NO_FORMATION
                                                          : test_formation (test, ship.formation),
                                   0);
}

ForconSectorId
test_sector (const TestCampaign *test, const char *word)
{
  ForconSectorId sector = forcon_campaign_find_sector (test->campaign, word);

  g_assert_false (FORCON_ID_IS_NONE (sector));
  return sector;
}

ForconFormationId
test_formation (const TestCampaign *test, const char *word)
{
  ForconFormationId formation = forcon_battle_find_formation (test->campaign->fleet, word);

  g_assert_false (FORCON_ID_IS_NONE (formation));
  return formation;
}

ForconShipId
test_fleet_ship (const TestCampaign *test, const char *word)
{
  ForconShipId ship = forcon_battle_find_ship (test->campaign->fleet, word);

  g_assert_false (FORCON_ID_IS_NONE (ship));
  return ship;
}

ForconObjectId
test_feature (const TestCampaign *test, const char *word)
{
  for (guint i = 0; i < test->campaign->features->len; i++)
    {
      const ForconFeature *feature = &g_array_index (test->campaign->features, ForconFeature, i);

      if (g_strcmp0 (feature->word, word) == 0)
        return feature->object;
    }
  g_error ("no feature %s", word);
}

/* The admiral has identified a formation of another where it is, and knows that it is there. */
void
test_identify (TestCampaign *test, ForconSideId admiral, const char *formation)
{
  ForconFormationId id = test_formation (test, formation);
  ForconShips seen = forcon_formation_ships (test->campaign->fleet, id);
  ForconSighting sighting = { .admiral = admiral, .formation = id, .level = FORCON_LEVEL_IDENTIFIED,
                              .sector = test_post (test, formation)->sector, .phase = test->campaign->progress.phase,
                              .half = test->campaign->progress.half,
                              .owner = forcon_battle_formation (test->campaign->fleet, id)->side,
                              .count = (gint) seen.n, .ships = seen };

  g_array_append_val (test->campaign->sightings, sighting);
}

/* As test_campaign_new(), but red has identified all formations of the others. */
TestCampaign *
test_campaign_spied (void)
{
  TestCampaign *test = test_campaign_new ();

  for (guint i = 0; i < G_N_ELEMENTS (formations); i++)
    if (!FORCON_ID_EQUAL (formations[i].admiral, TEST_ADMIRAL_RED))
      test_identify (test, TEST_ADMIRAL_RED, formations[i].word);
  return test;
}

ForconPost *
test_post (TestCampaign *test, const char *formation)
{
  return &g_array_index (test->campaign->posts, ForconPost, test_formation (test, formation).value - 1);
}

static const ForconCampaignVerdict *
decide (TestCampaign *test, const ForconCampaignCommand *command, const ForconDice *source)
{
  g_clear_pointer (&test->outcome, forcon_campaign_outcome_free);
  test->outcome = forcon_campaign_decide (test->campaign, &test->rules, forcon_test_ground (), command, source);
  if (test->outcome->after != NULL)
    {
      forcon_campaign_free (test->campaign);
      test->campaign = forcon_campaign_clone (test->outcome->after);
      if (test->outcome->texts != NULL)
        g_ptr_array_add (test->texts, g_steal_pointer (&test->outcome->texts));
    }
  return &test->outcome->verdict;
}

/* Decides with exactly these dice; the campaign is what it was unless the command is done. */
const ForconCampaignVerdict *
test_campaign_try (TestCampaign *test, const ForconCampaignCommand *command, const char *dice)
{
  g_autoptr (GByteArray) faces = g_byte_array_new ();

  if (command->kind == FORCON_CAMPAIGN_COMMAND_GROUND)
    g_assert_true (forcon_dice_parse_d10 (dice, faces, NULL));
  else
    g_assert_true (forcon_dice_parse (dice, faces, NULL));
  return decide (test, command, &(ForconDice){ faces->data, faces->len, FALSE, FALSE });
}

/* The command is carried out with exactly these dice, none missing and none over. */
void
test_campaign_do (TestCampaign *test, const ForconCampaignCommand *command, const char *dice)
{
  g_assert_cmpstr (forcon_problem_to_word (test_campaign_try (test, command, dice)->kind), ==, "none");
}

void
test_campaign_roll (TestCampaign *test, const ForconCampaignCommand *command)
{
  g_assert_cmpstr (forcon_problem_to_word (decide (test, command, &FORCON_DICE_GENERATED)->kind), ==, "none");
}

/* The command is refused for this reason and leaves no trace. */
void
test_campaign_refused (TestCampaign *test, const ForconCampaignCommand *command, ForconProblem problem)
{
  g_autofree char *before = forcon_campaign_hash (test->campaign);

  g_assert_cmpstr (forcon_problem_to_word (test_campaign_try (test, command, "")->kind), ==,
                   forcon_problem_to_word (problem));
  g_assert_cmpuint (test->outcome->events->len, ==, 0);

  g_autofree char *after = forcon_campaign_hash (test->campaign);

  g_assert_cmpstr (before, ==, after);
}

/* The first event of a kind in the last outcome; there must be one. */
const ForconCampaignEvent *
test_campaign_event (const TestCampaign *test, ForconCampaignEventKind kind)
{
  for (guint i = 0; i < test->outcome->events->len; i++)
    {
      const ForconCampaignEvent *event = &g_array_index (test->outcome->events, ForconCampaignEvent, i);

      if (event->kind == kind)
        return event;
    }
  g_error ("no event %s", forcon_campaign_event_word (kind));
}

guint
test_campaign_count (const TestCampaign *test, ForconCampaignEventKind kind)
{
  guint count = 0;

  for (guint i = 0; i < test->outcome->events->len; i++)
    if (g_array_index (test->outcome->events, ForconCampaignEvent, i).kind == kind)
      count++;
  return count;
}
