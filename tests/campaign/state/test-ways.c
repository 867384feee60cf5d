/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ways over several sectors: F-CAMP-4, F-CAMP-8. */
#include "campaign/knowledge/knowledge-mask.h"
#include "campaign/state/ways.h"
#include "forcon-test-campaign.h"

#define WAYS_MAX 8
#define SECTOR(word) test_sector (test, word)

/* A list of sectors by their words, "b1 c1". */
typedef struct {
  ForconSectorId sectors[FORCON_WAY_STAGES_MAX + 1];
  guint n;
} Sectors;

static Sectors
sectors_of (const TestCampaign *test, const char *words)
{
  g_auto (GStrv) parts = g_strsplit (words, " ", -1);
  Sectors list = { .n = 0 };

  for (guint i = 0; parts[i] != NULL && *parts[0] != '\0'; i++)
    list.sectors[list.n++] = SECTOR (parts[i]);
  return list;
}

/* The ways by what red knows, each as its sectors with their dangers and its half-phases. */
static char *
ways_of (const TestCampaign *test, const char *formation, const char *from, const char *to, const char *via,
         const char *avoid)
{
  g_autoptr (ForconCampaign) known = forcon_campaign_as_known (test->campaign, &test->rules, TEST_ADMIRAL_RED);
  Sectors through = sectors_of (test, via);
  Sectors without = sectors_of (test, avoid);
  ForconWayWish wish = { .admiral = TEST_ADMIRAL_RED,
                         .formation = test_formation (test, formation),
                         .from = SECTOR (from),
                         .to = SECTOR (to),
                         .via = through.sectors,
                         .n_via = through.n,
                         .avoid = without.sectors,
                         .n_avoid = without.n };
  ForconWay ways[WAYS_MAX];
  guint n = forcon_campaign_ways (known, &test->rules, &wish, ways, WAYS_MAX);
  char *found = forcon_ways_to_text (test->campaign, ways, n);
  ForconWay by_truth[WAYS_MAX];
  guint n_by_truth = forcon_campaign_ways (test->campaign, &test->rules, &wish, by_truth, WAYS_MAX);
  g_autofree char *text = forcon_ways_to_text (test->campaign, by_truth, n_by_truth);

  /* What the admiral does not know makes no difference. */
  g_assert_cmpstr (text, ==, found);
  return found;
}

#define ASSERT_WAYS_BY(formation, from, to, via, avoid, expected)                                                      \
  G_STMT_START                                                                                                         \
  {                                                                                                                    \
    g_autofree char *found = ways_of (test, formation, from, to, via, avoid);                                          \
    g_assert_cmpstr (found, ==, expected);                                                                             \
  }                                                                                                                    \
  G_STMT_END
#define ASSERT_WAYS(from, to, expected) ASSERT_WAYS_BY ("squadron-1", from, to, "", "", expected)

static void
show_enemy (TestCampaign *test, const char *sector)
{
  test_post (test, "karkas")->sector = SECTOR (sector);
  test_identify (test, TEST_ADMIRAL_RED, "karkas");
}

/* F-CAMP-3 */
static void
a_way_costs_what_its_moves_cost (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  ASSERT_WAYS ("b2", "b1", "b1 2");
  ASSERT_WAYS ("a1", "c1", "b1 c1 4");
  ASSERT_WAYS_BY ("light-division", "a1", "c1", "", "", "b1 c1 2");
}

static void
equally_short_ways_come_in_the_order_of_the_file (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  ASSERT_WAYS ("a1", "b2", "b1 b2 4, a2 b2 4");
  ASSERT_WAYS ("b2", "gate", "c2 c3 gate 6, b3 c3 gate 6");
}

static void
a_safe_way_comes_before_one_that_is_not (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  show_enemy (test, "b1");
  ASSERT_WAYS ("a1", "b2", "a2 b2 4, b1!enemy b2 4");
}

static void
where_the_shortest_is_dangerous_a_longer_one_that_is_safe_follows (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  show_enemy (test, "b1");
  ASSERT_WAYS ("a1", "c1", "b1!enemy c1 4, a2 b2 c2 c1 8");
  show_enemy (test, "c3");
  ASSERT_WAYS ("b2", "gate", "c2 c3!enemy gate 6, b3 c3!enemy gate 6");
}

/* F-CAMP-8 */
static void
what_the_admiral_does_not_know_is_no_danger (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_post (test, "karkas")->sector = SECTOR ("b1");
  ASSERT_WAYS ("a1", "c1", "b1 c1 4");
  test_identify (test, TEST_ADMIRAL_BLUE, "squadron-1");
  test_identify (test, TEST_ADMIRAL_GREEN, "karkas");
  ASSERT_WAYS ("a1", "c1", "b1 c1 4");
}

static void
neither_friends_nor_who_is_lost_are_a_danger (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_post (test, "green-guard")->sector = SECTOR ("b1");
  test_identify (test, TEST_ADMIRAL_RED, "green-guard");
  show_enemy (test, "b1");
  g_array_index (test->campaign->sightings, ForconSighting, 1).count = 0;
  ASSERT_WAYS ("a1", "c1", "b1 c1 4");
}

static void
an_enemy_on_the_main_map_is_a_danger (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconNotice notice = { .sector = SECTOR ("b1"), .owner = TEST_ADMIRAL_BLUE, .level = FORCON_LEVEL_CONTACT };

  g_array_append_val (test->campaign->notices, notice);
  ASSERT_WAYS_BY ("squadron-1", "a1", "c1", "", "a2", "b1!enemy c1 4");
}

static void
mines_of_enemies_are_a_danger_to_who_knows_of_them (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconMineCard card = { .charge = FORCON_CHARGE_PLASMA };

  forcon_campaign_add_field (test->campaign, SECTOR ("b1"), TEST_ADMIRAL_RED, &card, 3);
  forcon_campaign_add_field (test->campaign, SECTOR ("b1"), TEST_ADMIRAL_BLUE, &card, 3);
  ASSERT_WAYS ("a1", "c1", "b1 c1 4");
  g_array_index (test->campaign->fields, ForconField, 1).known |= 1u << TEST_ADMIRAL_RED.value;
  ASSERT_WAYS_BY ("squadron-1", "a1", "c1", "", "a2", "b1!mines c1 4");
  g_array_index (test->campaign->fields, ForconField, 1).count = 0;
  ASSERT_WAYS ("a1", "c1", "b1 c1 4");
}

static void
a_hazard_is_a_danger_for_all_to_see (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  forcon_campaign_add_feature (test->campaign, SECTOR ("b1"), FORCON_SECTOR_OBJECT_HAZARD, "dust", NULL);
  ASSERT_WAYS_BY ("squadron-1", "a1", "c1", "", "a2", "b1!hazard c1 4");
}

static void
where_the_way_ends_is_wanted_whatever_is_there (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  show_enemy (test, "c1");
  ASSERT_WAYS ("a1", "c1", "b1 c1 4");
}

static void
a_way_leads_by_way_of_what_is_named (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  ASSERT_WAYS_BY ("squadron-1", "a1", "b2", "a2", "", "a2 b2 4");
  ASSERT_WAYS_BY ("squadron-1", "a1", "c1", "a2 c2", "", "a2 b2 c2 c1 8");
  ASSERT_WAYS_BY ("squadron-1", "b3", "b2", "b4", "", "b4 b3 b2 6");
  ASSERT_WAYS_BY ("squadron-1", "a1", "a1", "b1", "", "b1 a1 4");
}

static void
a_sector_that_is_named_is_wanted_whatever_is_there (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  show_enemy (test, "b1");
  ASSERT_WAYS_BY ("squadron-1", "a1", "c1", "b1", "", "b1 c1 4");
}

static void
a_way_avoids_what_is_named (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  ASSERT_WAYS_BY ("squadron-1", "a1", "b2", "", "b1", "a2 b2 4");
  ASSERT_WAYS_BY ("squadron-1", "a1", "c1", "", "b1 a1", "a2 b2 c2 c1 8");
  ASSERT_WAYS_BY ("squadron-1", "a1", "c1", "", "b1 b2 b3", "");
  ASSERT_WAYS_BY ("squadron-1", "a1", "c1", "", "c1", "");
  ASSERT_WAYS_BY ("squadron-1", "a1", "c1", "b1", "b1", "");
}

static void
to_where_it_is_leads_no_way (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  ASSERT_WAYS ("a1", "a1", "");
}

/* F-CAMP-3 */
static void
what_was_spent_on_the_way_counts (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconPost *post = test_post (test, "squadron-1");

  post->bound_for = SECTOR ("b3");
  post->spent = 1;
  ASSERT_WAYS ("b2", "gate", "b3 c3 gate 5");
  ASSERT_WAYS ("b2", "c1", "b1 c1 4, c2 c1 4");
  ASSERT_WAYS ("a2", "b1", "a1 b1 4, b2 b1 4");
}

/* A row of sectors, and the way along all of it. */
static guint
stages_of_row (guint n_sectors)
{
  g_autoptr (ForconCampaign) row = forcon_campaign_new ("Row");
  ForconWayWish wish = { .from = { 1 }, .to = { (guint16) n_sectors } };
  ForconRules rules = { .campaign = { .move_halves = 2 } };
  ForconWay ways[2];

  for (guint i = 1; i <= n_sectors; i++)
    {
      g_autofree char *word = g_strdup_printf ("s%u", i);

      forcon_campaign_add_sector (row, word, NULL, (gint) i * 100, 0);
      if (i > 1)
        forcon_campaign_add_border (row, (ForconSectorId){ (guint16) (i - 1) }, (ForconSectorId){ (guint16) i }, FALSE);
    }
  return forcon_campaign_ways (row, &rules, &wish, ways, 2) == 0 ? 0 : ways[0].n_stages;
}

static void
a_way_has_no_more_moves_than_an_order (void)
{
  g_assert_cmpuint (stages_of_row (FORCON_WAY_STAGES_MAX + 1), ==, FORCON_WAY_STAGES_MAX);
  g_assert_cmpuint (stages_of_row (FORCON_WAY_STAGES_MAX + 2), ==, 0);
}

/* A square map with so many sectors a side, and hazards in some. */
static ForconCampaign *
square_map (guint side, GRand *random)
{
  ForconCampaign *campaign = forcon_campaign_new ("Square");

  for (guint i = 0; i < side * side; i++)
    {
      g_autofree char *word = g_strdup_printf ("s%u", i);
      ForconSectorId here = forcon_campaign_add_sector (campaign, word, NULL, 0, 0);

      if (i % side > 0)
        forcon_campaign_add_border (campaign, here, (ForconSectorId){ here.value - 1 }, FALSE);
      if (i >= side)
        forcon_campaign_add_border (campaign, here, (ForconSectorId){ (guint16) (here.value - side) }, FALSE);
      if (random != NULL && g_rand_int_range (random, 0, 4) == 0)
        forcon_campaign_add_feature (campaign, here, FORCON_SECTOR_OBJECT_HAZARD, word, NULL);
    }
  return campaign;
}

static guint
columns_and_rows (guint from, guint to, guint side)
{
  return (guint) (ABS ((gint) (from % side) - (gint) (to % side)) + ABS ((gint) (from / side) - (gint) (to / side)));
}

static void
assert_is_way (const ForconCampaign *campaign, const ForconWayWish *wish, const ForconWay *way)
{
  ForconSectorId at = wish->from;

  g_assert_cmpuint (way->n_stages, >, 0);
  for (guint i = 0; i < way->n_stages; i++)
    {
      g_assert_true (forcon_campaign_neighbours (campaign, at, way->stages[i]));
      at = way->stages[i];
    }
  g_assert_cmpuint (at.value, ==, wish->to.value);
  g_assert_cmpint (way->halves, ==, (gint) way->n_stages * 2);
}

static void
every_way_leads_there_the_shortest_first_and_none_twice (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (22);
  ForconRules rules = { .campaign = { .move_halves = 2 } };
  ForconWay ways[WAYS_MAX];
  guint longer = 0;

  for (guint round = 0; round < 300; round++)
    {
      g_autoptr (ForconCampaign) campaign = square_map (6, random);
      ForconWayWish wish = { .from = { (guint16) g_rand_int_range (random, 1, 37) },
                             .to = { (guint16) g_rand_int_range (random, 1, 37) } };
      guint n = forcon_campaign_ways (campaign, &rules, &wish, ways, WAYS_MAX);
      guint shortest = columns_and_rows (wish.from.value - 1u, wish.to.value - 1u, 6);

      g_assert_cmpuint (n > 0, ==, shortest > 0);
      for (guint i = 0; i < n; i++)
        {
          assert_is_way (campaign, &wish, &ways[i]);
          g_assert_true (ways[i].n_stages == shortest || (ways[i].dangers == 0 && ways[0].dangers != 0));
          g_assert_true (i == 0 || ways[i].n_stages > ways[i - 1].n_stages || ways[i - 1].dangers == 0
                         || ways[i].dangers != 0);
          longer += ways[i].n_stages > shortest;
          for (guint k = 0; k < i; k++)
            g_assert_false (ways[i].n_stages == ways[k].n_stages
                            && memcmp (ways[i].stages, ways[k].stages, ways[i].n_stages * sizeof *ways[i].stages) == 0);
        }
    }
  g_assert_cmpuint (longer, >, 0);
}

static void
of_many_ways_as_many_are_told_as_there_is_room_for (void)
{
  g_autoptr (ForconCampaign) campaign = square_map (9, NULL);
  ForconRules rules = { .campaign = { .move_halves = 2 } };
  ForconWayWish wish = { .from = { 1 }, .to = { 81 } };
  ForconWay ways[WAYS_MAX];

  /* There are 12,870. */
  g_assert_cmpuint (forcon_campaign_ways (campaign, &rules, &wish, ways, WAYS_MAX), ==, WAYS_MAX);
  g_assert_cmpuint (ways[0].n_stages, ==, 16);
  g_assert_false (forcon_ways_clear (ways, WAYS_MAX));
}

static void
however_little_room_there_is_the_safe_way_is_told (void)
{
  static const guint16 borders[][2] = { { 1, 2 }, { 2, 4 }, { 1, 3 }, { 3, 4 }, { 1, 5 }, { 5, 6 }, { 6, 4 } };
  g_autoptr (ForconCampaign) campaign = forcon_campaign_new ("Ring");
  ForconRules rules = { .campaign = { .move_halves = 2 } };
  ForconWayWish wish = { .from = { 1 }, .to = { 4 } };
  ForconWay ways[2];

  for (guint i = 1; i <= 6; i++)
    forcon_campaign_add_sector (campaign, (const char[]){ 's', (char) ('0' + i), '\0' }, NULL, 0, 0);
  for (guint i = 0; i < G_N_ELEMENTS (borders); i++)
    forcon_campaign_add_border (campaign, (ForconSectorId){ borders[i][0] }, (ForconSectorId){ borders[i][1] }, FALSE);
  forcon_campaign_add_feature (campaign, (ForconSectorId){ 2 }, FORCON_SECTOR_OBJECT_HAZARD, "one", NULL);
  forcon_campaign_add_feature (campaign, (ForconSectorId){ 3 }, FORCON_SECTOR_OBJECT_HAZARD, "two", NULL);
  g_assert_cmpuint (forcon_campaign_ways (campaign, &rules, &wish, ways, 2), ==, 2);

  g_autofree char *text = forcon_ways_to_text (campaign, ways, 2);

  g_assert_cmpstr (text, ==, "s2!hazard s4 4, s5 s6 s4 6");
}

static void
one_safe_way_leaves_nothing_to_choose (void)
{
  ForconWay ways[2] = { { .n_stages = 1 }, { .n_stages = 1 } };

  g_assert_true (forcon_ways_clear (ways, 1));
  g_assert_false (forcon_ways_clear (ways, 2));
  g_assert_false (forcon_ways_clear (ways, 0));
  ways[0].dangers = FORCON_WAY_HAZARD;
  g_assert_false (forcon_ways_clear (ways, 1));
}

static void
ways_are_written_and_read_again (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  const char *text = "b1!enemy!hazard c1!mines c2 6, a2 b2 4";
  ForconWay ways[WAYS_MAX];
  guint n = forcon_ways_from_text (test->campaign, text, ways, WAYS_MAX);
  g_autofree char *again = forcon_ways_to_text (test->campaign, ways, n);

  g_assert_cmpstr (again, ==, text);
  g_assert_cmpuint (ways[0].dangers, ==, FORCON_WAY_ENEMY | FORCON_WAY_MINES | FORCON_WAY_HAZARD);
  g_assert_cmpuint (forcon_ways_from_text (test->campaign, text, ways, 1), ==, 1);
  g_assert_cmpuint (forcon_ways_from_text (test->campaign, NULL, ways, WAYS_MAX), ==, 0);
  g_assert_cmpuint (forcon_ways_from_text (test->campaign, "nowhere 4, , 4, b1", ways, WAYS_MAX), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(path, function) g_test_add_func ("/campaign/ways/" path, function)
  TEST ("a way costs what its moves cost (F-CAMP-3)", a_way_costs_what_its_moves_cost);
  TEST ("equally short ways come in the order of the file (F-CAMP-4)",
        equally_short_ways_come_in_the_order_of_the_file);
  TEST ("a safe way comes before one that is not (F-CAMP-4)", a_safe_way_comes_before_one_that_is_not);
  TEST ("where the shortest is dangerous a longer one that is safe follows (F-CAMP-4)",
        where_the_shortest_is_dangerous_a_longer_one_that_is_safe_follows);
  TEST ("what the admiral does not know is no danger (F-CAMP-8)", what_the_admiral_does_not_know_is_no_danger);
  TEST ("neither friends nor who is lost are a danger", neither_friends_nor_who_is_lost_are_a_danger);
  TEST ("an enemy on the main map is a danger (F-CAMP-8)", an_enemy_on_the_main_map_is_a_danger);
  TEST ("mines of enemies are a danger to who knows of them (F-CAMP-8)",
        mines_of_enemies_are_a_danger_to_who_knows_of_them);
  TEST ("a hazard is a danger for all to see (F-CAMP-2)", a_hazard_is_a_danger_for_all_to_see);
  TEST ("where the way ends is wanted whatever is there", where_the_way_ends_is_wanted_whatever_is_there);
  TEST ("a way leads by way of what is named (F-CAMP-4)", a_way_leads_by_way_of_what_is_named);
  TEST ("a sector that is named is wanted whatever is there", a_sector_that_is_named_is_wanted_whatever_is_there);
  TEST ("a way avoids what is named (F-CAMP-4)", a_way_avoids_what_is_named);
  TEST ("to where it is leads no way", to_where_it_is_leads_no_way);
  TEST ("what was spent on the way counts (F-CAMP-3)", what_was_spent_on_the_way_counts);
  TEST ("a way has no more moves than an order", a_way_has_no_more_moves_than_an_order);
  TEST ("every way leads there, the shortest first and none twice",
        every_way_leads_there_the_shortest_first_and_none_twice);
  TEST ("of many ways as many are told as there is room for", of_many_ways_as_many_are_told_as_there_is_room_for);
  TEST ("however little room there is, the safe way is told (F-CAMP-4)",
        however_little_room_there_is_the_safe_way_is_told);
  TEST ("one safe way leaves nothing to choose (F-CAMP-4)", one_safe_way_leaves_nothing_to_choose);
  TEST ("ways are written and read again", ways_are_written_and_read_again);
  return g_test_run ();
}
