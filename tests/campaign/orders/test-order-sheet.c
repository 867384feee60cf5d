/* SPDX-License-Identifier: GPL-3.0-or-later */
/* F-CAMP-4: what sheets are read as where the words alone do not decide. */
#include "forcon-test-campaign.h"
#include "forcon-test-reading.h"

#include <string.h>

#define BIG (3 * FORCON_SHEET_TEXT_MAX)

static ForconReadSheet *
read_sheet (const TestCampaign *test, const char *text)
{
  return forcon_order_sheet_read (test->campaign, &test->rules, TEST_ADMIRAL_RED, text);
}

static void
assert_read (const TestCampaign *test, const char *text, const char *expected)
{
  g_autoptr (ForconReadSheet) result = read_sheet (test, text);
  GPtrArray *lines = result->lines;

  g_assert_cmpuint (lines->len, ==, 1);
  g_autofree char *read = test_reading_describe (test->campaign, g_ptr_array_index (lines, 0));

  g_assert_cmpstr (read, ==, expected);
}

static void
add_formation (TestCampaign *test, const char *word, const char *name, ForconSideId admiral, const char *sector,
               const char *ship)
{
  g_autofree char *ship_word = g_strconcat (word, "-ship", NULL);

  forcon_campaign_add_formation (test->campaign, word, name, admiral, test_sector (test, sector));
  test_campaign_add_ship (test, admiral, (TestCampaignShip){ .word = ship_word, .name = ship, .formation = word,
                                                             .type = FORCON_SHIP_TYPE_DESTROYER, .speed = 30 });
}

static void
two_formations_of_one_number_are_offered_both (void)
{
  g_autoptr (TestCampaign) test = test_campaign_spied ();

  add_formation (test, "division-1", "1-я дивизия", TEST_ADMIRAL_RED, "b2", "Бурный");
  assert_read (test, "первая: патруль B2", "ambiguous - [squadron-1: patrol b2] [division-1: patrol b2]");
  assert_read (test, "1-я эскадра: патруль", "understood squadron-1 [patrol b2]");
  assert_read (test, "1-я дивизия: патруль", "understood division-1 [patrol b2]");
}

static void
two_enemies_of_one_name_are_offered_both (void)
{
  g_autoptr (TestCampaign) test = test_campaign_spied ();

  add_formation (test, "other-karkas", "Karkas", TEST_ADMIRAL_BLUE, "c2", "Змей");
  test_identify (test, TEST_ADMIRAL_RED, "other-karkas");
  assert_read (test, "Squadron 2 attack Karkas",
               "ambiguous squadron-2 [attack-formation karkas] [attack-formation other-karkas]");
}

static void
an_enemy_is_attacked_rather_than_an_own_formation_of_that_name (void)
{
  g_autoptr (TestCampaign) test = test_campaign_spied ();

  add_formation (test, "own-karkas", "Karkas", TEST_ADMIRAL_RED, "b3", "Змей");
  assert_read (test, "Squadron 2 attack Karkas", "understood squadron-2 [attack-formation karkas]");
  assert_read (test, "Karkas: patrol", "understood own-karkas [patrol b3]");
}

static void
a_name_of_a_sector_and_of_an_enemy_is_offered_as_both (void)
{
  g_autoptr (TestCampaign) test = test_campaign_spied ();

  forcon_campaign_add_sector (test->campaign, "karkas-deep", "Karkas", 500, 500);
  forcon_campaign_add_border (test->campaign, test_sector (test, "karkas-deep"), test_sector (test, "b3"), FALSE);
  assert_read (test, "Squadron 2 attack Karkas",
               "ambiguous squadron-2 [attack-formation karkas] [move karkas-deep, attack-sector karkas-deep]");
  assert_read (test, "Squadron 2 attack sector Karkas",
               "understood squadron-2 [move karkas-deep, attack-sector karkas-deep]");
}

static void
two_sectors_of_one_name_are_offered_both (void)
{
  g_autoptr (TestCampaign) test = test_campaign_spied ();

  forcon_campaign_add_sector (test->campaign, "x1", "Омут", 500, 500);
  forcon_campaign_add_sector (test->campaign, "x2", "Омут", 600, 500);
  forcon_campaign_add_border (test->campaign, test_sector (test, "x2"), test_sector (test, "b2"), FALSE);
  assert_read (test, "1-я эскадра: перейти в Омут",
               "ambiguous squadron-1 [move x2] [move x1] ! not-neighbours b2 x1");
}

static void
a_sector_is_named_by_its_code_and_its_name_together (void)
{
  g_autoptr (TestCampaign) test = test_campaign_spied ();

  forcon_campaign_add_sector (test->campaign, "d2", "Lamplight", 500, 500);
  forcon_campaign_add_alias (test->campaign, "Lamplight", "Фонарный");
  forcon_campaign_add_border (test->campaign, test_sector (test, "d2"), test_sector (test, "b2"), FALSE);
  assert_read (test, "Squadron 1: move to D2 Lamplight", "understood squadron-1 [move d2]");
  assert_read (test, "1-я эскадра: перейти в D2 Фонарный, патруль", "understood squadron-1 [move d2, patrol d2]");
  assert_read (test, "Squadron 1: move to D2", "understood squadron-1 [move d2]");
  assert_read (test, "Squadron 1: move to sector Lamplight", "understood squadron-1 [move d2]");
}

static void
two_ships_of_one_name_are_offered_both (void)
{
  g_autoptr (TestCampaign) test = test_campaign_spied ();

  test_campaign_add_ship (test, TEST_ADMIRAL_RED, (TestCampaignShip){ .word = "orel-2", .name = "Орёл",
                                                                      .type = FORCON_SHIP_TYPE_DESTROYER });
  assert_read (test, "сформировать соединение Молот: Орёл",
               "ambiguous - [-: form \"Молот\" * orel : orel] [-: form \"Молот\" * orel-2 : orel-2]");
}

static void
a_ship_of_the_formation_that_is_told_is_meant (void)
{
  g_autoptr (TestCampaign) test = test_campaign_spied ();

  test_campaign_add_ship (test, TEST_ADMIRAL_RED, (TestCampaignShip){ .word = "smely-2", .name = "Smely",
                                                                      .formation = "squadron-2",
                                                                      .type = FORCON_SHIP_TYPE_DESTROYER });
  assert_read (test, "Squadron 2 flagship Smely", "understood squadron-2 [flagship * smely-2]");
}

static void
two_planets_of_a_sector_are_offered_both (void)
{
  g_autoptr (TestCampaign) test = test_campaign_spied ();

  forcon_campaign_add_feature (test->campaign, test_sector (test, "b1"), FORCON_SECTOR_OBJECT_PLANET, "second",
                               "Вторая");
  assert_read (test, "Landing Force: land 5 troops",
               "ambiguous landing-force [land b1 5 prime] [land b1 5 second]");
}

static void
names_that_are_as_near_are_offered_both (void)
{
  g_autoptr (TestCampaign) test = test_campaign_spied ();

  add_formation (test, "karkar", "Karkar", TEST_ADMIRAL_BLUE, "c2", "Змей");
  test_identify (test, TEST_ADMIRAL_RED, "karkar");
  assert_read (test, "Squadron 2 attack Karkal",
               "ambiguous squadron-2 [attack-formation karkas] ~ Karkal → Karkas"
               " [attack-formation karkar] ~ Karkal → Karkar");
}

static void
formations_without_numbers_are_counted_and_that_is_a_guess (void)
{
  g_autoptr (TestCampaign) test = test_campaign_spied ();
  g_autoptr (ForconReadSheet) result
      = forcon_order_sheet_read (test->campaign, &test->rules, TEST_ADMIRAL_BLUE, "Squadron 2: patrol");
  GPtrArray *lines = result->lines;
  g_autofree char *read = test_reading_describe (test->campaign, g_ptr_array_index (lines, 0));

  g_assert_cmpstr (read, ==, "guessed raiders [patrol c3] ~ Squadron 2 → Рейдеры");
}

static void
the_only_formation_need_not_be_named (void)
{
  g_autoptr (TestCampaign) test = test_campaign_spied ();
  g_autoptr (ForconReadSheet) result
      = forcon_order_sheet_read (test->campaign, &test->rules, TEST_ADMIRAL_GREEN, "перейти в A1");
  GPtrArray *lines = result->lines;
  g_autofree char *read = test_reading_describe (test->campaign, g_ptr_array_index (lines, 0));

  g_assert_cmpstr (read, ==, "understood green-guard [move a1]");
}

static void
other_names_are_names (void)
{
  g_autoptr (TestCampaign) test = test_campaign_spied ();

  forcon_campaign_add_alias (test->campaign, "Green Guard", "Зелёные гвардейцы");
  assert_read (test, "2-я эскадра: атаковать Зеленых гвардейцев",
               "impossible squadron-2 [attack-formation green-guard] ! not-hostile");
}

static void
sectors_may_be_numbers (void)
{
  g_autoptr (TestCampaign) test = test_campaign_spied ();

  forcon_campaign_add_sector (test->campaign, "s17", "17", 500, 500);
  forcon_campaign_add_border (test->campaign, test_sector (test, "s17"), test_sector (test, "b2"), FALSE);
  assert_read (test, "1-я эскадра: перейти в сектор 17", "understood squadron-1 [move s17]");
  assert_read (test, "Squadron 1 move to sector 18", "impossible squadron-1 [] ! unknown-sector 18");
}

/* F-CAMP-3 */
static void
a_reading_tells_what_it_costs (void)
{
  g_autoptr (TestCampaign) test = test_campaign_spied ();
  g_autoptr (ForconReadSheet) result
      = read_sheet (test, "Squadron 1 move to C2, then patrol\nLight Division: move to C1, patrol");
  GPtrArray *lines = result->lines;
  const ForconReadLine *slow = g_ptr_array_index (lines, 0);
  const ForconReadLine *light = g_ptr_array_index (lines, 1);

  g_assert_cmpint (slow->readings[0].halves, ==, 3);
  g_assert_cmpint (light->readings[0].halves, ==, 2);
  g_assert_cmpint (slow->readings[0].tasks[0].cost, ==, 2);
}

static void
lines_are_numbered_as_on_the_sheet (void)
{
  g_autoptr (TestCampaign) test = test_campaign_spied ();
  g_autoptr (ForconReadSheet) result = read_sheet (test, "\r\nSquadron 1: hold; patrol\r\n\r\nSquadron 2: hold");
  GPtrArray *lines = result->lines;

  g_assert_cmpuint (lines->len, ==, 3);
  g_assert_cmpint (((ForconReadLine *) g_ptr_array_index (lines, 0))->number, ==, 2);
  g_assert_cmpint (((ForconReadLine *) g_ptr_array_index (lines, 1))->number, ==, 2);
  g_assert_cmpint (((ForconReadLine *) g_ptr_array_index (lines, 2))->number, ==, 4);
  g_assert_cmpstr (((ForconReadLine *) g_ptr_array_index (lines, 0))->text, ==, "Squadron 1: hold;");
}

static void
too_many_orders_in_one_line_are_impossible (void)
{
  g_autoptr (TestCampaign) test = test_campaign_spied ();
  g_autoptr (GString) text = g_string_new ("Squadron 1 move to C2");

  for (guint i = 0; i < 8; i++)
    g_string_append (text, ", B2, C2");
  g_autoptr (ForconReadSheet) result = read_sheet (test, text->str);
  GPtrArray *lines = result->lines;
  const ForconReadLine *line = g_ptr_array_index (lines, 0);

  g_assert_cmpint (line->state, ==, FORCON_LINE_IMPOSSIBLE);
  g_assert_cmpint (line->readings[0].problem.kind, ==, FORCON_PROBLEM_TOO_MANY);
  g_assert_cmpint (line->readings[0].problem.actual, ==, FORCON_READING_TASKS_MAX + 1);
  g_assert_cmpint (line->readings[0].problem.needed, ==, FORCON_READING_TASKS_MAX);
}

/* F-CAMP-12: before play, ships that wait are formed up, and nothing has a place yet. */
static void
before_play_formations_are_formed (void)
{
  g_autoptr (TestCampaign) test = test_campaign_spied ();

  test->campaign->progress.stage = FORCON_STAGE_SET_UP;
  test_post (test, "squadron-1")->sector = FORCON_NO_SECTOR;
  assert_read (test, "Form Hammer: Orel, Sokol; flagship Orel; successors Sokol",
               "understood - [form \"Hammer\" * orel : sokol orel]");
  assert_read (test, "add Orel to Squadron 1", "understood - [join squadron-1 : orel]");
  assert_read (test, "Squadron 1: move to C2", "impossible squadron-1 [move c2] ! no-place");
}

static void
letters_and_their_accents_may_stand_apart (void)
{
  g_autoptr (TestCampaign) test = test_campaign_spied ();
  g_autofree char *apart = g_utf8_normalize ("1-й эскадре перейти в C2", -1, G_NORMALIZE_NFD);

  assert_read (test, apart, "understood squadron-1 [move c2]");
}

/* Nothing that is too long is dropped in silence. */
static void
what_is_too_long_is_not_understood (void)
{
  g_autoptr (TestCampaign) test = test_campaign_spied ();
  g_autoptr (GString) text = g_string_new ("Squadron 1: hold\n");

  while (text->len < FORCON_SHEET_TEXT_MAX)
    g_string_append_c (text, ' ');
  g_string_append (text, "Squadron 2: hold");
  g_autoptr (ForconReadSheet) result = read_sheet (test, text->str);
  GPtrArray *lines = result->lines;
  const ForconReadLine *last = g_ptr_array_index (lines, lines->len - 1);

  g_assert_cmpuint (lines->len, ==, 2);
  g_assert_cmpint (last->state, ==, FORCON_LINE_NOT_UNDERSTOOD);
  g_assert_nonnull (strstr (last->remark, "2: hold"));
}

static void
check_all (const GPtrArray *lines)
{
  for (guint i = 0; i < lines->len; i++)
    {
      const ForconReadLine *line = g_ptr_array_index (lines, i);

      g_assert_true (g_utf8_validate (line->text, -1, NULL));
      g_assert_cmpuint (line->n_readings, <=, FORCON_READINGS_MAX);
      g_assert_true (line->state == FORCON_LINE_AMBIGUOUS ? line->n_readings > 1 : line->n_readings <= 1);
      for (guint k = 0; k < line->n_readings; k++)
        g_assert_cmpuint (line->readings[k].n_tasks, <=, FORCON_READING_TASKS_MAX);
    }
}

/* As long as a sheet can be, of the worst that can be repeated. */
static void
hostile_sheets_are_read (void)
{
  static const char *const parts[]
      = { "all hold\n", "(", ";", "Orel,", "all: patrol; ", "1", "flagship ", "form a\nflagship b\n", "\xff\xfe",
          "если ", "Karkas ", "C3 ", "в", "-", "\xd1", "Squadron 1: patrol, then ", "ЁЁЁЁ", "karkal karkul " };
  g_autoptr (TestCampaign) test = test_campaign_spied ();

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      g_autoptr (GString) text = g_string_new ("Form Hammer: Orel ");

      while (text->len < BIG)
        g_string_append (text, parts[i]);
      g_autoptr (ForconReadSheet) result = read_sheet (test, text->str);
      GPtrArray *lines = result->lines;

      check_all (lines);
    }
}

/* Words of sheets in any order, with rubbish between them. */
static void
random_sheets_are_read (void)
{
  static const char *const words[]
      = { "Squadron", "1", "2-я", "эскадра", ":", ",", ";", "(", ")", "move", "перейти", "в", "C3", "B2", "then",
          "затем", "патруль", "attack", "Karkas", "Каркус", "form", "выделить", "Smely", "Орёл", "флагман", "преемники",
          "не", "если", "all", "всем", "\n", "4", "мины", "боевой", "порядок", "«", "»", "Молот", "join", "к", "через",
          "\xff", "?", ".", "-", "disband", "из", "Prime" };
  g_autoptr (TestCampaign) test = test_campaign_spied ();
  GRand *random = g_rand_new_with_seed (15);

  for (guint i = 0; i < 300; i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);

      for (guint k = 0; k < 40; k++)
        g_string_append_printf (text, "%s%s", words[g_rand_int_range (random, 0, G_N_ELEMENTS (words))],
                                g_rand_boolean (random) ? " " : "");
      g_autoptr (ForconReadSheet) result = read_sheet (test, text->str);
      GPtrArray *lines = result->lines;

      check_all (lines);
    }
  g_rand_free (random);
}

static void
an_empty_sheet_says_nothing (void)
{
  g_autoptr (TestCampaign) test = test_campaign_spied ();
  g_autoptr (ForconReadSheet) result = read_sheet (test, " \n\t\n...\n");
  GPtrArray *lines = result->lines;

  g_assert_cmpuint (lines->len, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(path, function) g_test_add_func ("/campaign/order sheet/" path, function)
  TEST ("two formations of one number are offered both", two_formations_of_one_number_are_offered_both);
  TEST ("two enemies of one name are offered both", two_enemies_of_one_name_are_offered_both);
  TEST ("an enemy is attacked rather than an own formation of that name",
        an_enemy_is_attacked_rather_than_an_own_formation_of_that_name);
  TEST ("a name of a sector and of an enemy is offered as both", a_name_of_a_sector_and_of_an_enemy_is_offered_as_both);
  TEST ("two sectors of one name are offered both, the possible one first", two_sectors_of_one_name_are_offered_both);
  TEST ("a sector is named by its code and its name together", a_sector_is_named_by_its_code_and_its_name_together);
  TEST ("two ships of one name are offered both", two_ships_of_one_name_are_offered_both);
  TEST ("a ship of the formation that is told is meant", a_ship_of_the_formation_that_is_told_is_meant);
  TEST ("two planets of a sector are offered both", two_planets_of_a_sector_are_offered_both);
  TEST ("names that are as near are offered both", names_that_are_as_near_are_offered_both);
  TEST ("formations without numbers are counted, and that is a guess",
        formations_without_numbers_are_counted_and_that_is_a_guess);
  TEST ("the only formation need not be named", the_only_formation_need_not_be_named);
  TEST ("other names are names", other_names_are_names);
  TEST ("sectors may be numbers", sectors_may_be_numbers);
  TEST ("a reading tells what it costs", a_reading_tells_what_it_costs);
  TEST ("lines are numbered as on the sheet", lines_are_numbered_as_on_the_sheet);
  TEST ("too many orders in one line are impossible", too_many_orders_in_one_line_are_impossible);
  TEST ("before play formations are formed", before_play_formations_are_formed);
  TEST ("letters and their accents may stand apart", letters_and_their_accents_may_stand_apart);
  TEST ("what is too long is not understood", what_is_too_long_is_not_understood);
  TEST ("hostile sheets are read", hostile_sheets_are_read);
  TEST ("random sheets are read", random_sheets_are_read);
  TEST ("an empty sheet says nothing", an_empty_sheet_says_nothing);
  return g_test_run ();
}
