/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sheets of shuffled words: F-CAMP-4. The same is asked of whatever a fuzzer makes of them in tests/fuzz. */
#include "forcon-test-campaign.h"
#include "forcon-test-fleets.h"
#include "forcon-test-shuffle.h"

#ifdef __SANITIZE_ADDRESS__
#define SHEETS 100
#else
#define SHEETS 1000
#endif

/* Of so many sheets one is handed in. */
#define HANDED_IN 4

/* A word is two bytes. */
#define WORDS_LEAST 4
#define WORDS_MOST 16

static char *
shuffled_sheet (const GPtrArray *words, guint64 seed)
{
  ForconRandom random = forcon_random_nth (seed, 0);
  guint8 bytes[2 * WORDS_MOST];
  gsize size = 2 * (gsize) test_between (&random, WORDS_LEAST, WORDS_MOST);

  for (gsize i = 0; i < size; i++)
    bytes[i] = (guint8) test_between (&random, 0, G_MAXUINT8);
  return test_shuffle_sheet (words, bytes, size);
}

/* A campaign of those who had nothing to do before. */
static TestCampaign *
handed_in (const char *sheet)
{
  TestCampaign *test = test_campaign_spied ();
  ForconCampaignCommand command = { .kind = FORCON_CAMPAIGN_COMMAND_HAND_IN, .by = "master" };

  command.hand_in.admiral = TEST_ADMIRAL_RED;
  command.hand_in.text = sheet;
  test_campaign_do (test, &command, "");
  return test;
}

static gboolean
is_somebodys (const ForconTask *task)
{
  return !FORCON_ID_IS_NONE (task->formation) || !FORCON_ID_IS_NONE (task->after) || forcon_task_forms (task)
         || (task->kind == FORCON_TASK_JOIN && task->ships.n > 0);
}

/* Returns: how many orders are in force */
static guint
check_in_force (const ForconCampaign *campaign, const char *sheet)
{
  guint n_orders = 0;

  for (guint i = 0; i < campaign->tasks->len; i++)
    {
      const ForconTask *task = &g_array_index (campaign->tasks, ForconTask, i);

      if (!forcon_task_in_force (task))
        continue;
      n_orders++;
      if (!is_somebodys (task))
        g_error ("nobody is told to %s: %s", forcon_task_kind_to_word (task->kind), sheet);
    }
  for (guint i = 0; i < campaign->instructions->len; i++)
    {
      const ForconInstruction *instruction = &g_array_index (campaign->instructions, ForconInstruction, i);

      if (forcon_instruction_in_force (instruction) && FORCON_ID_IS_NONE (instruction->formation))
        g_error ("nobody is told to %s: %s", forcon_what_to_word (instruction->what), sheet);
    }
  return n_orders;
}

static guint
read_and_check (const TestCampaign *test, const char *sheet)
{
  g_autoptr (ForconReadSheet) read = forcon_order_sheet_read (test->campaign, &test->rules, TEST_ADMIRAL_RED, sheet);
  guint n_orders = 0;

  for (guint i = 0; i < read->lines->len; i++)
    {
      const ForconReadLine *line = g_ptr_array_index (read->lines, i);

      test_shuffle_check (line);
      n_orders += line->state == FORCON_LINE_UNDERSTOOD ? line->readings[0].n_tasks : 0;
    }
  return n_orders;
}

static void
nobody_is_told_who_is_not_named (void)
{
  g_autoptr (GPtrArray) words = test_shuffle_new ();
  g_autoptr (TestCampaign) test = test_campaign_spied ();
  guint n_orders = 0;

  for (guint64 seed = 1; seed <= SHEETS; seed++)
    {
      g_autofree char *sheet = shuffled_sheet (words, seed);

      g_test_message ("%s", sheet);
      n_orders += read_and_check (test, sheet);
    }
  /* Else nothing was seen. */
  g_assert_cmpuint (n_orders, >, 0);
}

static void
nobody_has_to_do_anything_who_is_nobody (void)
{
  g_autoptr (GPtrArray) words = test_shuffle_new ();
  guint n_orders = 0;

  for (guint64 seed = 1; seed <= SHEETS; seed += HANDED_IN)
    {
      g_autofree char *sheet = shuffled_sheet (words, seed);
      g_autoptr (TestCampaign) test = handed_in (sheet);

      n_orders += check_in_force (test->campaign, sheet);
    }
  g_assert_cmpuint (n_orders, >, 0);
}

static void
the_same_comes_of_a_sheet_again (void)
{
  g_autoptr (GPtrArray) words = test_shuffle_new ();

  for (guint64 seed = 2; seed <= SHEETS; seed += HANDED_IN)
    {
      g_autofree char *sheet = shuffled_sheet (words, seed);
      g_autoptr (TestCampaign) one = handed_in (sheet);
      g_autoptr (TestCampaign) other = handed_in (sheet);
      g_autofree char *first = forcon_campaign_hash (one->campaign);
      g_autofree char *again = forcon_campaign_hash (other->campaign);

      g_assert_cmpstr (first, ==, again);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(name, function) g_test_add_func ("/campaign/shuffled-sheets/" name " (F-CAMP-4)", function)
  TEST ("nobody is told who is not named", nobody_is_told_who_is_not_named);
  TEST ("what was handed in binds nobody who is nobody", nobody_has_to_do_anything_who_is_nobody);
  TEST ("the same comes of a sheet again", the_same_comes_of_a_sheet_again);
  return g_test_run ();
}
