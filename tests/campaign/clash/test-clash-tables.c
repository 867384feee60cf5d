/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables of many clashes: what holds of each, whatever lies in the sector and whoever comes. */
#include "engine/state/formation.h"
#include "engine/state/ship.h"
#include "forcon-test-clash.h"

#ifdef __SANITIZE_ADDRESS__
#define SEEDS 30
#else
#define SEEDS 300
#endif

/* All that fights, in one sector, in postures and over borders at random. */
static const TestParty everybody[] = {
  { "squadron-1", FORCON_PARTY_ATTACKS_FORMATION, "karkas" },
  { "squadron-2", FORCON_PARTY_PRESENT, NULL },
  { "light-division", FORCON_PARTY_PRESENT, NULL },
  { "sappers", FORCON_PARTY_PRESENT, NULL },
  { "landing-force", FORCON_PARTY_PRESENT, NULL },
  { "bastion", FORCON_PARTY_PRESENT, NULL },
  { "green-guard", FORCON_PARTY_PRESENT, NULL },
  { "karkas", FORCON_PARTY_PRESENT, NULL },
  { "raiders", FORCON_PARTY_PRESENT, NULL },
};

static void
furnish (TestCampaign *test, ForconRandom *random)
{
  for (guint i = forcon_random_below (random, 6); i > 0; i--)
    forcon_campaign_add_feature (test->campaign, test_sector (test, "c3"),
                                 (ForconSectorObjectKind) forcon_random_below (random, FORCON_N_SECTOR_OBJECT), "thing",
                                 NULL);
  forcon_campaign_add_field (test->campaign, test_sector (test, "c3"), TEST_ADMIRAL_BLUE,
                             &test->rules.mine.cards[FORCON_CHARGE_TORPEDO], 8);
}

/* As many as may be in one formation (F-FORM-1). */
static void
fill_squadron (TestCampaign *test)
{
  static const char *const words[] = { "s1", "s2", "s3", "s4", "s5", "s6", "s7", "s8", "s9", "s10" };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    test_campaign_add_ship (test, TEST_ADMIRAL_RED,
                            (TestCampaignShip){ words[i], words[i], "squadron-2",
                                                i < 4 ? FORCON_SHIP_TYPE_BATTLESHIP : FORCON_SHIP_TYPE_FRIGATE, 25, 0,
                                                0, 0 });
}

static void
post_everybody (TestCampaign *test, ForconRandom *random)
{
  static const char *const from[] = { NULL, "c2", "b3", "gate" };

  for (guint i = 0; i < G_N_ELEMENTS (everybody); i++)
    {
      ForconPost *post = test_post (test, everybody[i].formation);

      post->posture = (ForconPosture) forcon_random_below (random, FORCON_N_POSTURE);
      test_move (test, everybody[i].formation, "c3",
                 g_str_equal (everybody[i].formation, "bastion")
                     ? NULL
                     : from[forcon_random_below (random, G_N_ELEMENTS (from))]);
    }
}

static TestCampaign *
random_clash (guint seed)
{
  TestCampaign *test = test_campaign_new ();
  ForconRandom random = forcon_random_nth (seed, 1);

  test->campaign->progress.seed = seed;
  furnish (test, &random);
  fill_squadron (test);
  post_everybody (test, &random);
  test_clash_open (test, "c3", NULL, everybody, G_N_ELEMENTS (everybody));
  return test;
}

static gboolean
knows (const ForconBattle *battle, ForconShipId a, ForconShipId b)
{
  return forcon_ship_detected (battle, b, forcon_battle_ship (battle, a)->side);
}

/* Ships of one formation touch, those of others have a gap between them, if one knows of the other. */
static gboolean
are_apart (const ForconBattle *battle, ForconShipId a, ForconShipId b, ForconLength gap)
{
  const ForconShip *one = forcon_battle_ship (battle, a);
  const ForconShip *other = forcon_battle_ship (battle, b);
  ForconLength room = FORCON_ID_EQUAL (one->formation, other->formation) ? 0 : gap;

  return (!knows (battle, a, b) && !knows (battle, b, a))
         || forcon_point_distance (one->position, other->position)
                >= forcon_ship_radius (battle, a) + forcon_ship_radius (battle, b) + room;
}

static void
assert_apart (const ForconBattle *battle, ForconShipId a, ForconLength gap)
{
  ForconPoint place = forcon_battle_ship (battle, a)->position;
  ForconLength radius = forcon_ship_radius (battle, a);

  g_assert_cmpint (place.x, >=, radius);
  g_assert_cmpint (place.y, >=, radius);
  g_assert_cmpint (place.x, <=, battle->size.x - radius);
  g_assert_cmpint (place.y, <=, battle->size.y - radius);
  for (guint16 i = 1; i < a.value; i++)
    g_assert_true (are_apart (battle, a, (ForconShipId){ i }, gap));
  for (guint i = 0; i < battle->objects->len; i++)
    {
      const ForconObject *object = &g_array_index (battle->objects, ForconObject, i);

      if (object->kind == FORCON_OBJECT_PLANET)
        g_assert_cmpint (forcon_point_distance (place, object->centre), >, object->radius + radius);
    }
}

/* F-CAMP-11, F-FORM-1 */
static void
every_formation_touches_and_nobody_stands_in_another (void)
{
  for (guint seed = 0; seed < SEEDS; seed++)
    {
      g_autoptr (TestCampaign) test = random_clash (seed);
      const ForconBattle *battle = test_table (test);

      g_assert_cmpuint (battle->n_ships, ==, 29);
      for (guint16 i = 1; i <= battle->n_ships; i++)
        assert_apart (battle, (ForconShipId){ i }, test->rules.campaign.gap);
      for (guint16 i = 1; i <= battle->n_formations; i++)
        {
          ForconShips ships = forcon_formation_ships (battle, (ForconFormationId){ i });

          g_assert_cmpint (forcon_formation_judge (battle, &test->rules, &ships).kind, ==, FORCON_VERDICT_DONE);
        }
    }
}

/* F-CAMP-11 */
static void
objects_lie_apart_and_clear_of_where_formations_come_in (void)
{
  for (guint seed = 0; seed < SEEDS; seed++)
    {
      g_autoptr (TestCampaign) test = random_clash (seed);
      const ForconBattle *battle = test_table (test);
      ForconLength frame = test->rules.campaign.edge + test->rules.campaign.advance;

      for (guint i = 0; i < battle->objects->len; i++)
        {
          const ForconObject *object = &g_array_index (battle->objects, ForconObject, i);

          g_assert_cmpint (object->centre.x - object->radius, >=, frame);
          g_assert_cmpint (object->centre.y - object->radius, >=, frame);
          g_assert_cmpint (object->centre.x + object->radius, <=, battle->size.x - frame);
          g_assert_cmpint (object->centre.y + object->radius, <=, battle->size.y - frame);
          for (guint k = 0; k < i; k++)
            {
              const ForconObject *other = &g_array_index (battle->objects, ForconObject, k);

              g_assert_cmpint (forcon_point_distance (object->centre, other->centre), >=,
                               object->radius + other->radius + test->rules.campaign.gap);
            }
        }
    }
}

/* F-CAMP-11 */
static void
the_same_seed_gives_the_same_clash (void)
{
  for (guint seed = 0; seed < 20; seed++)
    {
      g_autoptr (TestCampaign) one = random_clash (seed);
      g_autoptr (TestCampaign) two = random_clash (seed);
      g_autofree char *first = forcon_campaign_hash (one->campaign);
      g_autofree char *second = forcon_campaign_hash (two->campaign);

      g_assert_cmpstr (first, ==, second);
    }
}

static ForconPoint
planet_of (TestCampaign *test)
{
  static const TestParty parties[] = { { "karkas", FORCON_PARTY_ATTACKS_FORMATION, "landing-force" },
                                       { "landing-force", FORCON_PARTY_PRESENT, NULL } };

  test_move (test, "karkas", "b1", "c1");
  test_clash_open (test, "b1", NULL, parties, G_N_ELEMENTS (parties));
  return g_array_index (test_table (test)->objects, ForconObject, 0).centre;
}

/* F-CAMP-11 */
static void
the_table_does_not_depend_on_what_was_played_before (void)
{
  static const TestParty before[]
      = { { "squadron-1", FORCON_PARTY_ATTACKS_FORMATION, "raiders" }, { "raiders", FORCON_PARTY_PRESENT, NULL } };
  g_autoptr (TestCampaign) one = test_campaign_new ();
  g_autoptr (TestCampaign) two = test_campaign_new ();

  test_move (two, "raiders", "b2", "c2");
  test_clash_open (two, "b2", NULL, before, G_N_ELEMENTS (before));
  forcon_random_d6 (&two->campaign->fleet->random);
  g_assert_true (forcon_point_equal (planet_of (one), planet_of (two)));
}

/* F-CAMP-11 */
static void
another_seed_gives_another_table (void)
{
  g_autoptr (TestCampaign) one = test_campaign_new ();
  g_autoptr (TestCampaign) two = test_campaign_new ();

  two->campaign->progress.seed = 5;
  g_assert_false (forcon_point_equal (planet_of (one), planet_of (two)));
}

/* F-CAMP-11 */
static void
another_phase_gives_another_table (void)
{
  g_autoptr (TestCampaign) one = test_campaign_new ();
  g_autoptr (TestCampaign) two = test_campaign_new ();

  two->campaign->progress.phase = 2;
  g_assert_false (forcon_point_equal (planet_of (one), planet_of (two)));
}

/* F-CAMP-2 */
static void
what_lies_in_the_sector_lies_on_the_table (void)
{
  static const struct {
    ForconSectorObjectKind feature;
    ForconObjectKind kind;
    guint count;
  } made[] = {
    { FORCON_SECTOR_OBJECT_STAR, FORCON_OBJECT_RIFT, 0 },
    { FORCON_SECTOR_OBJECT_PLANET, FORCON_OBJECT_PLANET, 1 },
    { FORCON_SECTOR_OBJECT_MOON, FORCON_OBJECT_PLANET, 1 },
    { FORCON_SECTOR_OBJECT_ASTEROID_BELT, FORCON_OBJECT_ASTEROIDS, 3 },
    { FORCON_SECTOR_OBJECT_STATION, FORCON_OBJECT_RIFT, 0 },
    { FORCON_SECTOR_OBJECT_TUNNEL_MOUTH, FORCON_OBJECT_TUNNEL_MOUTH, 1 },
    { FORCON_SECTOR_OBJECT_HAZARD, FORCON_OBJECT_DUST, 2 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (made); i++)
    {
      g_autoptr (TestCampaign) test = test_campaign_new ();

      forcon_campaign_add_feature (test->campaign, test_sector (test, "b2"), made[i].feature, "thing", NULL);
      test_clash_new (test);
      g_assert_cmpuint (test_table (test)->objects->len, ==, made[i].count);
      if (made[i].count > 0)
        g_assert_cmpint (g_array_index (test_table (test)->objects, ForconObject, 0).kind, ==, made[i].kind);
    }
}

#define ADD(test) g_test_add_func ("/campaign/clash-tables/" #test, test)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD (every_formation_touches_and_nobody_stands_in_another);
  ADD (objects_lie_apart_and_clear_of_where_formations_come_in);
  ADD (the_same_seed_gives_the_same_clash);
  ADD (the_table_does_not_depend_on_what_was_played_before);
  ADD (another_seed_gives_another_table);
  ADD (another_phase_gives_another_table);
  ADD (what_lies_in_the_sector_lies_on_the_table);
  return g_test_run ();
}
