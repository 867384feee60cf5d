/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * How long it takes from starting the program until the master's window is painted for the first time with forcon-2010 open, the
 * median of several starts; the limit is 500 ms. Beside it an empty window of the same libraries: what no program of this kind is
 * faster than.
 */
#include <adwaita.h>
#include <glib/gstdio.h>

#include "app/shell/application.h"
#include "storage/files/data.h"
#include "storage/scenario/scenario.h"
#include "storage/store/store.h"

#define STARTS 7
#define LIMIT 500.0
#define EMPTY "empty"

/* When this process was started, µs; told by who started it. */
static gint64 started;

static void
on_painted (GdkFrameClock *clock, GApplication *application)
{
  g_print ("%" G_GINT64_FORMAT "\n", g_get_monotonic_time () - started);
  exit (0);
}

static void
on_map (GtkWidget *window, GApplication *application)
{
  g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (on_painted), application);
}

static void
on_window_added (GtkApplication *application, GtkWindow *window)
{
  g_signal_connect_after (window, "map", G_CALLBACK (on_map), application);
}

static void
show_empty (GtkApplication *application)
{
  gtk_window_present (GTK_WINDOW (adw_application_window_new (application)));
}

/* The program as it is started by a person, until its first frame. */
static int
run (const char *file)
{
  gboolean empty = g_str_equal (file, EMPTY);
  g_autoptr (GApplication) application
      = empty ? G_APPLICATION (adw_application_new ("org.forcon.Empty", G_APPLICATION_NON_UNIQUE))
              : G_APPLICATION (forcon_application_new (G_APPLICATION_NON_UNIQUE));
  char *arguments[] = { (char *) "forcon", (char *) file, NULL };

  if (empty)
    g_signal_connect (application, "activate", G_CALLBACK (show_empty), NULL);
  g_signal_connect (application, "window-added", G_CALLBACK (on_window_added), NULL);
  return g_application_run (application, empty ? 1 : 2, arguments);
}

static gint
compare (gconstpointer a, gconstpointer b)
{
  gint64 difference = *(const gint64 *) a - *(const gint64 *) b;

  return difference < 0 ? -1 : difference > 0;
}

/* Returns: the median of several starts, ms */
static double
measure (const char *self, const char *file)
{
  gint64 times[STARTS];

  for (guint i = 0; i < STARTS; i++)
    {
      g_autofree char *now = g_strdup_printf ("%" G_GINT64_FORMAT, g_get_monotonic_time ());
      char *arguments[] = { (char *) self, (char *) file, now, NULL };
      g_autofree char *output = NULL;
      g_autoptr (GError) error = NULL;

      if (!g_spawn_sync (NULL, arguments, NULL, 0, NULL, NULL, &output, NULL, NULL, &error))
        g_error ("%s", error->message);
      times[i] = g_ascii_strtoll (output, NULL, 10);
    }
  qsort (times, STARTS, sizeof *times, compare);
  return (double) times[STARTS / 2] / 1000;
}

/* Returns: (transfer full): a campaign's file */
static char *
make_campaign (void)
{
  g_autofree char *scenario_path = forcon_data_find ("scenarios/forcon-2010.xml", NULL);
  g_autoptr (ForconScenario) scenario = forcon_scenario_load (scenario_path, NULL, NULL);
  g_autofree char *folder = g_dir_make_tmp ("forcon-first-frame-XXXXXX", NULL);
  char *path = g_build_filename (folder, "campaign.forcon", NULL);
  g_autoptr (ForconStore) store = forcon_store_create (path, scenario->campaign, scenario->rules_name, NULL);

  g_assert_nonnull (store);
  return path;
}

int
main (int argc, char **argv)
{
  g_autofree char *path = NULL;
  g_autofree char *folder = NULL;
  double empty, whole;

  if (argc == 3)
    {
      started = g_ascii_strtoll (argv[2], NULL, 10);
      return run (argv[1]);
    }
  path = make_campaign ();
  folder = g_path_get_dirname (path);
  empty = measure (argv[0], EMPTY);
  whole = measure (argv[0], path);
  g_print ("an empty window              %6.0f ms\n", empty);
  g_print ("forcon-2010 on the desk      %6.0f ms  %5.2f of the limit, %4.1f empty windows\n", whole, whole / LIMIT,
           whole / empty);
  g_unlink (path);
  g_rmdir (folder);
  return 0;
}
