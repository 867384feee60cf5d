/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rows of the journal, without a window. */
#include "app/journal/journal-model.h"

#include "campaign/state/campaign-words.h"

#include <locale.h>
#include <string.h>

#include "journal-sample.h"

#define LONG 3000

static guint
n_rows (ForconJournalModel *model)
{
  return g_list_model_get_n_items (G_LIST_MODEL (model));
}

static guint
place_of (ForconJournalModel *model, guint row)
{
  g_autoptr (ForconJournalLine) line = g_list_model_get_item (G_LIST_MODEL (model), row);

  return forcon_journal_line_place (line);
}

/* What the program prints of a campaign's journal. */
static char *
printed (ForconGame *game)
{
  g_autofree char *program = g_test_build_filename (G_TEST_BUILT, "..", "src", "forcon", NULL);
  char *arguments[] = { program, (char *) "journal", (char *) forcon_game_path (game), NULL };
  g_autoptr (GError) error = NULL;
  char *output = NULL;

  g_spawn_sync (NULL, arguments, NULL, 0, NULL, NULL, &output, NULL, NULL, &error);
  g_assert_no_error (error);
  return output;
}

static void
test_says_the_same (void)
{
  g_autoptr (ForconGame) game = journal_sample_fought ("model-same.forcon");
  g_autoptr (ForconJournalModel) model = forcon_journal_model_new (game);
  g_autofree char *expected = printed (game);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < n_rows (model); i++)
    {
      g_autofree char *part = forcon_journal_model_copy_text (model, place_of (model, i));

      g_string_append (text, part);
    }
  g_assert_nonnull (strstr (expected, "The campaign begins."));
  g_assert_cmpstr (text->str, ==, expected);
}

/* Each block is told from a state of its own. */
static void
test_says_the_same_backwards (void)
{
  g_autoptr (ForconGame) game = journal_sample_fought ("model-backwards.forcon");
  g_autoptr (ForconJournalModel) model = forcon_journal_model_new (game);
  g_autofree char *expected = printed (game);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = n_rows (model); i > 0; i--)
    {
      g_autofree char *part = forcon_journal_model_copy_text (model, place_of (model, i - 1));

      g_string_prepend (text, part);
    }
  g_assert_cmpstr (text->str, ==, expected);
}

static void
on_items_changed (GListModel *model, guint position, guint removed, guint added, guint *change)
{
  change[0] = position;
  change[1] = removed;
  change[2] = added;
  change[3]++;
}

static void
test_appends (void)
{
  g_autoptr (ForconGame) game = journal_sample_fought ("model-appends.forcon");
  g_autoptr (ForconJournalModel) model = forcon_journal_model_new (game);
  guint before = n_rows (model);
  guint change[4] = { 0 };

  g_signal_connect (model, "items-changed", G_CALLBACK (on_items_changed), change);
  journal_sample_note (game, "One");
  g_assert_cmpuint (n_rows (model), ==, before + 1);
  g_assert_cmpuint (change[0], ==, before);
  g_assert_cmpuint (change[1], ==, 0);
  g_assert_cmpuint (change[2], ==, 1);
  g_assert_cmpuint (change[3], ==, 1);
  g_assert_nonnull (strstr (forcon_journal_model_told (model, before)->command, "One"));
}

static void
on_line_changed (ForconJournalLine *line, guint *count)
{
  ++*count;
}

static void
test_undone (void)
{
  g_autoptr (ForconGame) game = journal_sample_fought ("model-undone.forcon");
  g_autoptr (ForconJournalModel) model = forcon_journal_model_new (game);
  g_autoptr (ForconJournalLine) line = g_list_model_get_item (G_LIST_MODEL (model), FOUGHT_TABLE);
  guint before = n_rows (model), told = 0, change[4] = { 0 };

  g_signal_connect (line, "changed", G_CALLBACK (on_line_changed), &told);
  g_signal_connect (model, "items-changed", G_CALLBACK (on_items_changed), change);
  g_assert_true (forcon_game_go_to (game, FOUGHT_TABLE));
  g_assert_cmpuint (n_rows (model), ==, before);
  g_assert_cmpuint (told, ==, 1);
  g_assert_true (forcon_journal_model_is_undone (model, FOUGHT_TABLE));
  g_assert_false (forcon_journal_model_is_undone (model, FOUGHT_TABLE - 1));
  g_assert_true (forcon_game_go_to (game, FOUGHT_TABLE + 1));
  g_assert_cmpuint (change[3], ==, 0);
  g_assert_cmpuint (told, ==, 2);
  g_assert_false (forcon_journal_model_is_undone (model, FOUGHT_TABLE));
}

/* A redo and another command look the same by their numbers. */
static void
test_replaced (void)
{
  g_autoptr (ForconGame) game = journal_sample_fought ("model-replaced.forcon");
  g_autoptr (ForconJournalModel) model = forcon_journal_model_new (game);

  g_assert_nonnull (strstr (forcon_journal_model_told (model, FOUGHT_TABLE)->command, "clash (C1 Ember)"));
  g_assert_true (forcon_game_go_to (game, FOUGHT_TABLE));
  journal_sample_note (game, "No, they part");
  g_assert_cmpuint (n_rows (model), ==, FOUGHT_TABLE + 1);
  g_assert_nonnull (strstr (forcon_journal_model_told (model, FOUGHT_TABLE)->command, "No, they part"));
  g_assert_true (forcon_game_go_to (game, FOUGHT_TABLE));
  journal_sample_note (game, "They fight after all");
  g_assert_cmpuint (n_rows (model), ==, FOUGHT_TABLE + 1);
  g_assert_nonnull (strstr (forcon_journal_model_told (model, FOUGHT_TABLE)->command, "after all"));
}

static void
assert_rows (ForconJournalModel *model, const guint *places, guint n)
{
  g_assert_cmpuint (n_rows (model), ==, n);
  for (guint i = 0; i < n; i++)
    g_assert_cmpuint (place_of (model, i), ==, places[i]);
}

static ForconSideId
admiral (ForconGame *game, const char *word)
{
  return (ForconSideId){
    (guint16) forcon_campaign_find_word (forcon_game_campaign (game), FORCON_FIELD_ADMIRAL, word)
  };
}

static void
test_filters (void)
{
  g_autoptr (ForconGame) game = journal_sample_fought ("model-filters.forcon");
  g_autoptr (ForconJournalModel) model = forcon_journal_model_new (game);
  ForconJournalFilter filter = FORCON_JOURNAL_ALL;
  guint n = n_rows (model);

  filter.phase = 0;
  forcon_journal_model_set_filter (model, &filter);
  assert_rows (model, (guint[]){ FOUGHT_BEGIN }, 1);
  filter = FORCON_JOURNAL_ALL;
  filter.clash = journal_sample_clash (game);
  forcon_journal_model_set_filter (model, &filter);
  g_assert_cmpuint (place_of (model, 0), ==, FOUGHT_FIRST_HALF);
  g_assert_cmpuint (n_rows (model), ==, n - FOUGHT_FIRST_HALF);
  filter = FORCON_JOURNAL_ALL;
  filter.topics = FORCON_TOPIC_BIT (FORCON_TOPIC_MOVEMENT);
  forcon_journal_model_set_filter (model, &filter);
  assert_rows (model, (guint[]){ FOUGHT_MASK_PLACED, FOUGHT_FIRST_HALF }, 2);
  filter.topics = FORCON_TOPIC_BIT (FORCON_TOPIC_DETECTION);
  forcon_journal_model_set_filter (model, &filter);
  g_assert_cmpuint (place_of (model, 0), ==, FOUGHT_FIRST_HALF);
  filter = FORCON_JOURNAL_ALL;
  filter.admiral = admiral (game, "vorpatril");
  filter.topics = FORCON_TOPIC_BIT (FORCON_TOPIC_ORDERS);
  forcon_journal_model_set_filter (model, &filter);
  g_assert_cmpuint (place_of (model, 0), ==, FOUGHT_SHEET);
  g_assert_cmpuint (forcon_journal_model_find_row (model, FOUGHT_MASK_PLACED), ==, G_MAXUINT);
}

static void
test_filter_follows (void)
{
  g_autoptr (ForconGame) game = journal_sample_fought ("model-filter-follows.forcon");
  g_autoptr (ForconJournalModel) model = forcon_journal_model_new (game);
  ForconJournalFilter filter = FORCON_JOURNAL_ALL;
  guint end = n_rows (model);

  filter.topics = FORCON_TOPIC_BIT (FORCON_TOPIC_MESSAGES);
  forcon_journal_model_set_filter (model, &filter);
  g_assert_cmpuint (n_rows (model), ==, 0);
  journal_sample_note (game, "One");
  app_do (game, FORCON_CAMPAIGN_COMMAND_CLOCK_PAUSE);
  journal_sample_note (game, "Two");
  assert_rows (model, (guint[]){ end, end + 2 }, 2);
  filter = FORCON_JOURNAL_ALL;
  filter.undone = TRUE;
  forcon_journal_model_set_filter (model, &filter);
  g_assert_cmpuint (n_rows (model), ==, 0);
  g_assert_true (forcon_game_go_to (game, end + 1));
  assert_rows (model, (guint[]){ end + 1, end + 2 }, 2);
}

static void
wait_till_idle (ForconJournalModel *model)
{
  while (forcon_journal_model_is_busy (model))
    g_main_context_iteration (NULL, TRUE);
}

/* What comes meanwhile is not missed, what is replaced meanwhile not shown. */
static void
test_long_filter (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = journal_sample_long ("model-long.forcon", LONG);
  g_autoptr (ForconGame) game = forcon_game_new ();
  g_autoptr (ForconJournalModel) model = NULL;
  ForconJournalFilter filter = FORCON_JOURNAL_ALL;

  g_assert_true (forcon_game_open (game, path, &error));
  model = forcon_journal_model_new (game);
  g_assert_cmpuint (n_rows (model), ==, LONG);
  filter.topics = FORCON_TOPIC_BIT (FORCON_TOPIC_MESSAGES);
  forcon_journal_model_set_filter (model, &filter);
  g_assert_true (forcon_journal_model_is_busy (model));
  g_assert_true (forcon_game_go_to (game, LONG - 10));
  app_do (game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  journal_sample_note (game, "Another");
  wait_till_idle (model);
  g_assert_cmpuint (n_rows (model), ==, LONG - 10 + 1);
  g_assert_cmpuint (place_of (model, LONG - 10), ==, LONG - 10 + 1);
}

/* What is given is what belongs at the end; whoever asks for an entry gets its row at once. */
static void
test_gives_gently (void)
{
  g_autofree char *path = journal_sample_long ("model-gentle.forcon", LONG);
  g_autoptr (ForconGame) game = forcon_game_new ();
  g_autoptr (ForconJournalModel) model = NULL;
  guint n;

  g_assert_true (forcon_game_open (game, path, NULL));
  g_assert_true (forcon_game_go_to (game, LONG));
  model = forcon_journal_model_new (game);
  forcon_journal_model_be_gentle (model);
  n = n_rows (model);
  g_assert_cmpuint (n, <, 100);
  g_assert_cmpuint (forcon_journal_model_n_held (model), ==, LONG - n);
  g_assert_cmpuint (place_of (model, 0), ==, LONG - n);
  forcon_journal_model_give (model, 10);
  g_assert_cmpuint (n_rows (model), ==, n + 10);
  g_assert_cmpuint (place_of (model, 0), ==, LONG - n - 10);
  journal_sample_note (game, "Another");
  g_assert_cmpuint (n_rows (model), ==, n + 11);
  g_assert_cmpuint (forcon_journal_model_find_row (model, LONG), ==, n + 10);
  g_assert_cmpuint (forcon_journal_model_find_row (model, 7), ==, 7);
  g_assert_cmpuint (n_rows (model), ==, LONG + 1);
}

/* What is cut off before all is given is begun anew. */
static void
test_gives_gently_what_is_cut (void)
{
  g_autofree char *path = journal_sample_long ("model-gentle-cut.forcon", LONG);
  g_autoptr (ForconGame) game = forcon_game_new ();
  g_autoptr (ForconJournalModel) model = NULL;
  g_autoptr (GtkSelectionModel) rows = NULL;

  g_assert_true (forcon_game_open (game, path, NULL));
  model = forcon_journal_model_new (game);
  forcon_journal_model_be_gentle (model);
  /* It counts what it is told. */
  rows = GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (g_object_ref (model))));
  g_assert_true (forcon_game_go_to (game, 500));
  app_do (game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  g_assert_cmpuint (n_rows (model) + forcon_journal_model_n_held (model), ==, 501);
  g_assert_cmpuint (place_of (model, n_rows (model) - 1), ==, 500);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (rows)), ==, n_rows (model));
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/journal-model/the rows say what the program prints", test_says_the_same);
  g_test_add_func ("/app/journal-model/in whatever order they are told", test_says_the_same_backwards);
  g_test_add_func ("/app/journal-model/a new command is one row more", test_appends);
  g_test_add_func ("/app/journal-model/what was undone stays, and says so", test_undone);
  g_test_add_func ("/app/journal-model/another command takes the place of what was undone", test_replaced);
  g_test_add_func ("/app/journal-model/filters by phase, clash, admiral and kind", test_filters);
  g_test_add_func ("/app/journal-model/a filter follows the journal", test_filter_follows);
  g_test_add_func ("/app/journal-model/a long journal is filtered aside", test_long_filter);
  g_test_add_func ("/app/journal-model/a long journal is given little by little", test_gives_gently);
  g_test_add_func ("/app/journal-model/also while its end is replaced", test_gives_gently_what_is_cut);
  return g_test_run ();
}
