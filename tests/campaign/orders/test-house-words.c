/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words of a group's own: F-CAMP-4. */
#include "campaign/reading/order-sheet.h"
#include "forcon-test-clash.h"

#define COMMAND(KIND, ...) (&(ForconCampaignCommand){ .kind = FORCON_CAMPAIGN_COMMAND_##KIND, .by = "master", __VA_ARGS__ })
#define TEACH(word, meaning) test_campaign_do (test, COMMAND (TEACH, .teach = { .text = word, .like = meaning }), "")
#define REFUSED(PROBLEM, word, meaning)                                                                                \
  test_campaign_refused (test, COMMAND (TEACH, .teach = { .text = word, .like = meaning }), FORCON_PROBLEM_##PROBLEM)

static ForconReadSheet *
read_sheet (const TestCampaign *test, const char *text)
{
  return forcon_order_sheet_read (test->campaign, &test->rules, TEST_ADMIRAL_RED, text);
}

static void
is_read_as (const TestCampaign *test, const char *text, const char *formation, ForconTaskKind kind)
{
  g_autoptr (ForconReadSheet) sheet = read_sheet (test, text);
  const ForconReadLine *line = g_ptr_array_index (sheet->lines, 0);

  g_assert_cmpint (line->state, ==, FORCON_LINE_UNDERSTOOD);
  g_assert_cmpuint (line->readings[0].formation.value, ==, test_formation (test, formation).value);
  g_assert_cmpint (line->readings[0].tasks[line->readings[0].n_tasks - 1].kind, ==, kind);
}

static gboolean
is_understood (const TestCampaign *test, const char *text)
{
  g_autoptr (ForconReadSheet) sheet = read_sheet (test, text);

  return ((const ForconReadLine *) g_ptr_array_index (sheet->lines, 0))->state == FORCON_LINE_UNDERSTOOD;
}

static void
a_word_means_what_it_was_taught_to_mean (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  g_assert_false (is_understood (test, "Squadron 1: gronk B3"));
  TEACH ("gronk", "patrol");
  is_read_as (test, "Squadron 1: gronk B3", "squadron-1", FORCON_TASK_PATROL);
}

static void
it_is_taught_with_its_endings_and_other_spellings (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  TEACH ("гвозд|ить|ят|им, бабахать", "атаковать");
  is_read_as (test, "1-я эскадра: гвоздим B3", "squadron-1", FORCON_TASK_ATTACK_SECTOR);
  is_read_as (test, "1-я эскадра: бабахать B3", "squadron-1", FORCON_TASK_ATTACK_SECTOR);
}

static void
it_can_be_a_phrase_for_a_phrase (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  TEACH ("hit the hay", "stay put");
  is_read_as (test, "Squadron 1: hit the hay", "squadron-1", FORCON_TASK_HOLD);
}

static void
a_nickname_is_taught_like_a_word (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  TEACH ("Кувалды", "squadron-1");
  is_read_as (test, "Кувалды: B3", "squadron-1", FORCON_TASK_MOVE);
  TEACH ("Глаз", "Лёгкая дивизия");
  is_read_as (test, "Глаз: патруль", "light-division", FORCON_TASK_PATROL);
}

/* F-CAMP-8: it names nothing that its reader does not know */
static void
a_nickname_tells_nobody_of_what_is_hidden (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  TEACH ("Bonebag", "Karkas");
  g_autoptr (ForconReadSheet) sheet = read_sheet (test, "Squadron 1: attack Bonebag");
  g_autoptr (ForconReadSheet) unknown = read_sheet (test, "Squadron 1: attack Nonsuch");
  const ForconReadLine *line = g_ptr_array_index (sheet->lines, 0);
  const ForconReadLine *other = g_ptr_array_index (unknown->lines, 0);

  g_assert_cmpint (line->state, ==, other->state);
  g_assert_cmpint (line->readings[0].problem.kind, ==, other->readings[0].problem.kind);
}

static void
a_newer_meaning_takes_the_place_of_the_old_one (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  TEACH ("gronk", "patrol");
  TEACH ("gronk", "defend");
  g_assert_cmpuint (test->campaign->house_words->len, ==, 1);
  is_read_as (test, "Squadron 1: gronk B2", "squadron-1", FORCON_TASK_DEFEND);
}

static void
a_word_is_forgotten (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  TEACH ("gronk", "patrol");
  TEACH ("gronk", NULL);
  g_assert_cmpuint (test->campaign->house_words->len, ==, 0);
  g_assert_false (is_understood (test, "Squadron 1: gronk B3"));
  REFUSED (UNKNOWN_WORD, "gronk", NULL);
}

static void
what_means_nothing_is_refused (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  REFUSED (UNKNOWN_WORD, "gronk", "blorp");
  g_assert_cmpstr (test->outcome->verdict.text, ==, "blorp");
  REFUSED (NOTHING_SAID, " ", "patrol");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(path, function) g_test_add_func ("/campaign/house-words/" path, function)
  TEST ("a word means what it was taught to mean", a_word_means_what_it_was_taught_to_mean);
  TEST ("it is taught with its endings and other spellings", it_is_taught_with_its_endings_and_other_spellings);
  TEST ("it can be a phrase for a phrase", it_can_be_a_phrase_for_a_phrase);
  TEST ("a nickname is taught like a word", a_nickname_is_taught_like_a_word);
  TEST ("a nickname tells nobody of what is hidden", a_nickname_tells_nobody_of_what_is_hidden);
  TEST ("a newer meaning takes the place of the old one", a_newer_meaning_takes_the_place_of_the_old_one);
  TEST ("a word is forgotten", a_word_is_forgotten);
  TEST ("what means nothing is refused", what_means_nothing_is_refused);
  return g_test_run ();
}
