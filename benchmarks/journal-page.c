/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * How long it takes from asking for the journal's page of a campaign with 50,000 commands until it is painted, and the
 * first filter and search of it until all is found; the limit for the first is 200 ms.
 */
#include <adwaita.h>
#include <glib/gstdio.h>
#include <time.h>

#include "app/shell/application.h"
#include "campaign/state/campaign-command.h"
#include "storage/files/data.h"
#include "app/journal/journal-page.h"
#include "app/shell/master-window.h"
#include "storage/scenario/scenario.h"

#define COMMANDS 50000
#define LIMIT 200.0

/* All pages are made by then, s. */
#define SETTLED 5

static ForconScenario *
load_scenario (void)
{
  g_autofree char *path = forcon_data_find ("scenarios/forcon-2010.xml", NULL);

  return forcon_scenario_load (path, NULL, NULL);
}

/* The last entry of an exchange file, as often as is wanted. */
static void
repeat_last_entry (const char *path)
{
  g_autofree char *xml = NULL;
  g_autoptr (GString) text = NULL;
  const char *entry, *end;

  g_assert_true (g_file_get_contents (path, &xml, NULL, NULL));
  entry = g_strrstr (xml, "  <entry ");
  end = g_strrstr (xml, "</exchange>");
  text = g_string_new_len (xml, entry - xml);
  for (guint i = 0; i < COMMANDS; i++)
    g_string_append_len (text, entry, end - entry);
  g_string_append (text, end);
  g_assert_true (g_file_set_contents (path, text->str, -1, NULL));
}

/* Returns: (transfer full): a campaign's file with as many commands */
static char *
make_campaign (const char *folder)
{
  g_autoptr (ForconScenario) scenario = load_scenario ();
  g_autofree char *first = g_build_filename (folder, "first.forcon", NULL);
  g_autofree char *xml = g_build_filename (folder, "all.xml", NULL);
  char *path = g_build_filename (folder, "all.forcon", NULL);
  g_autoptr (ForconStore) store = forcon_store_create (first, scenario->campaign, scenario->rules_name, NULL);
  ForconCampaignCommand note = { .kind = FORCON_CAMPAIGN_COMMAND_NOTE, .by = "master" };
  g_autoptr (ForconCampaignOutcome) outcome = NULL;

  note.note.text = g_intern_static_string ("The admirals have coffee");
  outcome = forcon_store_do (store, &note, &FORCON_DICE_GENERATED, NULL);
  g_assert_nonnull (outcome);
  g_assert_true (forcon_store_export (store, xml, NULL));
  repeat_last_entry (xml);
  g_assert_true (forcon_store_import (xml, path, NULL, NULL));
  return path;
}

static GtkWidget *
find (GtkWidget *widget, GType type)
{
  if (G_OBJECT_TYPE (widget) == type)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find (child, type);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
on_painted (GdkFrameClock *clock, gboolean *painted)
{
  *painted = TRUE;
}

/* Until the next frame is painted. */
static void
wait_for_paint (GtkWidget *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  gboolean painted = FALSE;

  g_signal_connect (clock, "after-paint", G_CALLBACK (on_painted), &painted);
  gtk_widget_queue_draw (window);
  while (!painted)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handlers_disconnect_by_data (clock, &painted);
}

static void
settle (void)
{
  for (gint64 end = g_get_monotonic_time () + SETTLED * G_USEC_PER_SEC; g_get_monotonic_time () < end;)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (1000);
}

static double
since (gint64 start)
{
  return (double) (g_get_monotonic_time () - start) / 1000;
}

static void
measure_page (ForconMasterWindow *window)
{
  gint64 start = g_get_monotonic_time ();
  clock_t work = clock ();
  double time;

  forcon_master_window_show_page (window, "journal");
  wait_for_paint (GTK_WIDGET (window));
  time = since (start);
  g_print ("%-44s %8.0f ms  %6.2f of the limit\n", "the page of a journal of 50000 commands", time, time / LIMIT);
  g_print ("%-44s %8.0f ms\n", "work of the processor in it", 1000.0 * (double) (clock () - work) / CLOCKS_PER_SEC);
}

static void
measure_filter (ForconMasterWindow *window)
{
  GtkWidget *page = find (GTK_WIDGET (window), FORCON_TYPE_JOURNAL_PAGE);
  ForconJournalModel *model = forcon_journal_page_model (FORCON_JOURNAL_PAGE (page));
  ForconJournalFilter filter = FORCON_JOURNAL_ALL;
  gint64 start = g_get_monotonic_time (), last = start;
  gint64 longest = 0;

  filter.topics = FORCON_TOPIC_BIT (FORCON_TOPIC_MESSAGES);
  forcon_journal_model_set_filter (model, &filter);
  while (forcon_journal_model_is_busy (model))
    {
      if (!g_main_context_iteration (NULL, FALSE))
        g_usleep (1000);
      longest = MAX (longest, g_get_monotonic_time () - last);
      last = g_get_monotonic_time ();
    }
  g_print ("%-44s %8.0f ms\n", "its first filter, aside", since (start));
  g_print ("%-44s %8.0f ms\n", "the longest that the window stalled meanwhile", (double) longest / 1000);
}

int
main (int argc, char **argv)
{
  g_autofree char *folder = g_dir_make_tmp ("forcon-journal-page-XXXXXX", NULL);
  g_autofree char *path = make_campaign (folder);
  g_autofree char *remove = g_strdup_printf ("rm -r %s", folder);
  ForconApplication *application = forcon_application_new (G_APPLICATION_NON_UNIQUE);
  g_autoptr (ForconGame) game = forcon_game_new ();
  ForconMasterWindow *window;

  g_application_register (G_APPLICATION (application), NULL, NULL);
  g_assert_true (forcon_game_open (game, path, NULL));
  window = forcon_master_window_new (GTK_APPLICATION (application), game);
  gtk_window_set_default_size (GTK_WINDOW (window), 1366, 768);
  gtk_window_present (GTK_WINDOW (window));
  settle ();
  measure_page (window);
  measure_filter (window);
  gtk_window_destroy (GTK_WINDOW (window));
  forcon_game_close (game);
  g_spawn_command_line_sync (remove, NULL, NULL, NULL, NULL);
  return 0;
}
