/* SPDX-License-Identifier: GPL-3.0-or-later */
/* F-CAMP-4: formations and ships that are called as a word of the order language is. */
#include "forcon-test-campaign.h"
#include "forcon-test-reading.h"

#include <string.h>

/* Told before, so that there is somebody to whom an order could go by mistake. */
#define BEFORE "Squadron 1: hold\n"

static void
add_formation (TestCampaign *test, const char *word, const char *name, ForconSideId admiral, const char *ship)
{
  g_autofree char *ship_word = g_strconcat (word, "-ship", NULL);

  forcon_campaign_add_formation (test->campaign, word, name, admiral, test_sector (test, "b3"));
  test_campaign_add_ship (
      test, admiral,
      (TestCampaignShip){
          .word = ship_word, .name = ship, .formation = word, .type = FORCON_SHIP_TYPE_DESTROYER, .speed = 30 });
}

static TestCampaign *
campaign_with (const char *name)
{
  TestCampaign *test = test_campaign_spied ();

  add_formation (test, "namesake", name, TEST_ADMIRAL_RED, "Змей");
  return test;
}

/* What is read of the line after the first; a "|" stands between lines. */
static char *
read_after (const TestCampaign *test, const char *text)
{
  g_autofree char *sheet = g_strconcat (BEFORE, text, NULL);
  g_autoptr (ForconReadSheet) result = forcon_order_sheet_read (test->campaign, &test->rules, TEST_ADMIRAL_RED, sheet);
  GPtrArray *lines = result->lines;
  GString *read = g_string_new (NULL);

  for (guint i = 1; i < lines->len; i++)
    {
      g_autofree char *line = test_reading_describe (test->campaign, g_ptr_array_index (lines, i));

      g_string_append_printf (read, "%s%s", i > 1 ? " | " : "", line);
    }
  return g_string_free (read, FALSE);
}

static void
assert_read_after (const TestCampaign *test, const char *text, const char *expected)
{
  g_autofree char *read = read_after (test, text);

  g_assert_cmpstr (read, ==, expected);
}

/* English and Russian: verbs, classes of ships and of formations, postures, words that mean nothing. */
static const char *const names[]
    = { "Escort",  "Guard",  "Patrol", "Scout",   "Attack", "Strike",  "March", "Defence",  "Screen",    "Ambush",
        "Fleet",   "Wing",   "Cover",  "Storm",   "Raid",   "Victory", "Order", "Enemy",    "New",       "First",
        "Дозор",   "Эскорт", "Охрана", "Заслон",  "Засада", "Удар",    "Штурм", "Разведка", "Поиск",     "Марш",
        "Оборона", "Отряд",  "Крыло",  "Флагман", "Победа", "Слава",   "Сила",  "Десант",   "Охранение", "Защита" };

static void
assert_told_by_name (const char *name, const char *follows)
{
  g_autoptr (TestCampaign) test = campaign_with (name);
  g_autofree char *text = g_strconcat (name, follows, NULL);
  g_autofree char *small = g_utf8_strdown (text, -1);

  assert_read_after (test, text, "understood namesake [move c3]");
  assert_read_after (test, small, "understood namesake [move c3]");
}

static void
a_name_that_is_a_word_names_who_is_told_before_a_colon_and_a_dash (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      assert_told_by_name (names[i], ": move to C3");
      assert_told_by_name (names[i], " - move to C3");
      assert_told_by_name (names[i], " — перейти в C3");
    }
}

static void
a_name_that_is_a_word_names_who_is_told_before_a_comma_and_a_verb (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      assert_told_by_name (names[i], ", move to C3");
      assert_told_by_name (names[i], " move to C3");
      assert_told_by_name (names[i], " перейти в C3");
      assert_told_by_name (names[i], " advances to C3");
    }
}

static void
a_name_is_known_by_ear_and_without_its_vowels (void)
{
  g_autoptr (TestCampaign) test = campaign_with ("Hammer");
  g_autoptr (TestCampaign) two = campaign_with ("Iron Wall");

  assert_read_after (test, "Хаммеру перейти в C3", "understood namesake [move c3]");
  assert_read_after (test, "Hmr: move to C3", "understood namesake [move c3]");
  assert_read_after (two, "Айрон Волл: перейти в C3", "understood namesake [move c3]");
}

static void
it_heads_the_lines_after_it (void)
{
  g_autoptr (TestCampaign) test = campaign_with ("Дозор");

  assert_read_after (test, "Дозор:\nперейти в C3", "understood namesake [] | understood namesake [move c3]");
}

static void
it_can_stand_later_in_a_line (void)
{
  g_autoptr (TestCampaign) test = campaign_with ("Guard");

  assert_read_after (test, "Squadron 2: hold. Guard: move to C3",
                     "understood squadron-2 [hold b3] | understood namesake [move c3]");
  assert_read_after (test, "Squadron 2 move to C3, guard: move to C3",
                     "understood squadron-2 [move c3] | understood namesake [move c3]");
  assert_read_after (test, "2) Guard move to C3", "understood namesake [move c3]");
}

static void
several_are_told_together (void)
{
  g_autoptr (TestCampaign) test = campaign_with ("Guard");

  add_formation (test, "other", "Эскорт", TEST_ADMIRAL_RED, "Уж");
  assert_read_after (test, "Guard and Squadron 2: move to C3",
                     "understood namesake [move c3] | understood squadron-2 [move c3]");
  assert_read_after (test, "эскорт и Guard перейти в C3", "understood other [move c3] | understood namesake [move c3]");
}

static void
all_but_one_of_such_a_name_are_not_all (void)
{
  g_autoptr (TestCampaign) test = campaign_with ("Дозор");
  g_autofree char *read = read_after (test, "всем, кроме дозора: оборона");

  g_assert_null (strstr (read, "namesake"));
  g_assert_nonnull (strstr (read, "squadron-2"));
}

static void
a_name_that_can_be_the_order_as_well_is_offered_as_both (void)
{
  g_autoptr (TestCampaign) test = campaign_with ("Guard");

  assert_read_after (
      test, "Guard C2",
      "ambiguous - [namesake: move b2, move c2] [namesake: move c3, move c2] [squadron-1: move c2, defend c2]");
  assert_read_after (test, "Guard in B3",
                     "ambiguous - [squadron-1: move b3, defend b3] [namesake: move b3] ! already-there b3");
  assert_read_after (test, "Guard", "ambiguous - [namesake: ] [squadron-1: defend b2]");
}

static void
so_it_is_in_russian (void)
{
  g_autoptr (TestCampaign) test = campaign_with ("Дозор");

  static const char expected[]
      = "ambiguous - [namesake: move c3] [squadron-1: move c2, move c3, patrol c3]"
        " [squadron-1: move b3, move c3, patrol c3]";

  assert_read_after (test, "Дозор в C3", expected);
  assert_read_after (test, "Дозор C3", expected);
}

static void
a_name_that_cannot_be_the_order_is_the_name (void)
{
  g_autoptr (TestCampaign) test = campaign_with ("Escort");

  assert_read_after (test, "Escort C3", "understood namesake [move c3]");
  assert_read_after (test, "Escort to C3", "understood namesake [move c3]");
}

static void
lines_after_one_that_is_open_are_open_too (void)
{
  g_autoptr (TestCampaign) test = campaign_with ("Guard");

  assert_read_after (
      test, "Guard C3\nthen patrol",
      "ambiguous - [namesake: move c3] [squadron-1: move c2, move c3, defend c3] [squadron-1: move b3, move c3, defend c3]"
      " | ambiguous - [namesake: patrol b3] [squadron-1: patrol b2]");
}

static void
what_is_said_to_somebody_is_the_order (void)
{
  g_autoptr (TestCampaign) test = campaign_with ("Patrol");

  assert_read_after (test, "Squadron 2: Patrol C3", "understood squadron-2 [move c3, patrol c3]");
  assert_read_after (test, "Squadron 2: patrol C3", "understood squadron-2 [move c3, patrol c3]");
  assert_read_after (test, "Squadron 2 patrol C3", "understood squadron-2 [move c3, patrol c3]");
}

static void
quotes_make_it_the_name (void)
{
  g_autoptr (TestCampaign) test = campaign_with ("Guard");

  assert_read_after (test, "\"Guard\" C3", "understood namesake [move c3]");
  assert_read_after (test, "Formation Guard C3", "understood namesake [move c3]");
}

static void
a_ship_of_such_a_name_stands_for_its_formation (void)
{
  g_autoptr (TestCampaign) test = test_campaign_spied ();

  add_formation (test, "led", "Hammer", TEST_ADMIRAL_RED, "Слава");
  assert_read_after (test, "Слава: перейти в C3", "understood led [move c3]");
  assert_read_after (test, "Слава идёт в C3", "understood led [move c3]");
  assert_read_after (test, "Слава Зергу!", "not-understood led # Слава Зергу!");
}

static void
somebody_else_s_formation_is_told_nothing_and_neither_is_an_own_one (void)
{
  g_autoptr (TestCampaign) test = test_campaign_spied ();

  add_formation (test, "namesake", "Guard", TEST_ADMIRAL_GREEN, "Змей");
  test_identify (test, TEST_ADMIRAL_RED, "namesake");
  assert_read_after (test, "Guard: move to C3", "impossible - [move c3] ! not-yours Guard");
  assert_read_after (test, "Guard move to C3", "impossible - [move c3] ! not-yours Guard");
  assert_read_after (test, "Guard C2", "understood squadron-1 [move c2, defend c2]");
}

static void
a_sector_can_be_called_so (void)
{
  static const struct {
    const char *name;
    const char *text;
    const char *expected;
  } cases[] = {
    { "Base", "Squadron 1: go to base", "understood squadron-1 [move namesake]" },
    { "База", "1-я эскадра: идти на базу", "understood squadron-1 [move namesake]" },
    { "Дозор", "1-я эскадра: перейти в Дозор", "understood squadron-1 [move namesake]" },
    { "Дозор", "1-я эскадра: перейти в дозор", "guessed squadron-1 [move namesake] ~ дозор → Дозор" },
    { "Guard", "Squadron 1 move to sector guard", "guessed squadron-1 [move namesake] ~ guard → Guard" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TestCampaign) test = test_campaign_spied ();

      forcon_campaign_add_sector (test->campaign, "namesake", cases[i].name, 500, 500);
      forcon_campaign_add_border (test->campaign, test_sector (test, "namesake"), test_sector (test, "b2"), FALSE);
      assert_read_after (test, cases[i].text, cases[i].expected);
    }
}

static void
a_new_formation_can_be_called_so (void)
{
  g_autoptr (TestCampaign) test = test_campaign_spied ();

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      if (g_str_equal (names[i], "First") || g_str_equal (names[i], "Флагман"))
        continue;
      g_autofree char *quoted = g_strdup_printf ("Form \"%s\" of Orel, Sokol, flagship Orel", names[i]);
      g_autofree char *listed = g_strdup_printf ("Сформировать соединение %s: Орёл, Сокол; флагман Орёл", names[i]);
      g_autofree char *expected = g_strdup_printf ("understood - [form \"%s\" * orel : orel sokol]", names[i]);

      assert_read_after (test, quoted, expected);
      assert_read_after (test, listed, expected);
    }
}

static void
what_the_sheet_forms_is_told_and_not_another (void)
{
  g_autoptr (TestCampaign) test = test_campaign_spied ();

  assert_read_after (
      test, "Form Guard: Orel, Sokol, flagship Orel\nGuard: move to C3",
      "understood - [form \"Guard\" * orel : orel sokol] | impossible - [move c3] ! no-place");
  assert_read_after (test, "Form Guard: Orel, Sokol, flagship Orel\nGuard C3",
                     "understood - [form \"Guard\" * orel : orel sokol] | ambiguous - [squadron-1: move c2, move c3, defend c3]"
                     " [squadron-1: move b3, move c3, defend c3] [-: move c3] ! no-place");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(path, function) g_test_add_func ("/campaign/order sheet/" path " (F-CAMP-4)", function)
  TEST ("a name that is a word names who is told before a colon and a dash",
        a_name_that_is_a_word_names_who_is_told_before_a_colon_and_a_dash);
  TEST ("a name that is a word names who is told before a comma and a verb",
        a_name_that_is_a_word_names_who_is_told_before_a_comma_and_a_verb);
  TEST ("a name is known by ear and without its vowels", a_name_is_known_by_ear_and_without_its_vowels);
  TEST ("a name that is a word heads the lines after it", it_heads_the_lines_after_it);
  TEST ("a name that is a word can stand later in a line", it_can_stand_later_in_a_line);
  TEST ("several whose names are words are told together", several_are_told_together);
  TEST ("all but one whose name is a word are not all", all_but_one_of_such_a_name_are_not_all);
  TEST ("a name that can be the order as well is offered as both",
        a_name_that_can_be_the_order_as_well_is_offered_as_both);
  TEST ("a Russian name that can be the order as well is offered as both", so_it_is_in_russian);
  TEST ("a name that is a word and cannot be the order is the name", a_name_that_cannot_be_the_order_is_the_name);
  TEST ("lines after one that is a name or an order are open too", lines_after_one_that_is_open_are_open_too);
  TEST ("a name that is a word is the order after who is told", what_is_said_to_somebody_is_the_order);
  TEST ("quotes and a class make a word the name", quotes_make_it_the_name);
  TEST ("a flagship whose name is a word stands for its formation", a_ship_of_such_a_name_stands_for_its_formation);
  TEST ("an order to somebody else's formation whose name is a word goes to nobody",
        somebody_else_s_formation_is_told_nothing_and_neither_is_an_own_one);
  TEST ("a sector can be called as a word is", a_sector_can_be_called_so);
  TEST ("a new formation can be called as a word is", a_new_formation_can_be_called_so);
  TEST ("an order to a formation that the sheet forms goes to it, or waits",
        what_the_sheet_forms_is_told_and_not_another);
  return g_test_run ();
}
