/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The short notes at the lower edge of the master's window. */
#include "app-support.h"

#include "storage/files/data.h"
#include "app/dice-window/twilight-window.h"
#include "app/widgets/toast.h"

static const char *const pages[] = { "map", "orders", "resolve", "clashes", "reports", "journal" };

/* Returns: (transfer none) (nullable): the note that is on the screen */
static GtkWidget *
find_note (GtkWidget *widget)
{
  if (g_str_equal (G_OBJECT_TYPE_NAME (widget), "AdwToastWidget") && gtk_widget_get_mapped (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_note (child);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* What can be pressed and lies below the note; what scrolls can be moved away from it. Neither is a scroll bar, which the wheel
 * moves as well, and which GTK 4.18 has there before the mouse comes. */
static void
collect_covered (GtkWidget *widget, GtkWidget *note, GString *covered)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (note));
  graphene_rect_t here, there;

  if (widget == note || !gtk_widget_get_mapped (widget) || GTK_IS_VIEWPORT (widget) || GTK_IS_LIST_VIEW (widget)
      || GTK_IS_SCROLLBAR (widget))
    return;
  if ((GTK_IS_BUTTON (widget) || GTK_IS_ENTRY (widget) || GTK_IS_RANGE (widget))
      && gtk_widget_compute_bounds (widget, root, &here) && gtk_widget_compute_bounds (note, root, &there)
      && graphene_rect_intersection (&here, &there, NULL))
    g_string_append_printf (covered, "%s “%s”\n", G_OBJECT_TYPE_NAME (widget), gtk_widget_get_tooltip_text (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_covered (child, note, covered);
}

static void
assert_covers_nothing (gpointer window, const char *picture)
{
  g_autoptr (GString) covered = g_string_new (NULL);

  app_settle ();
  app_picture (window, picture);
  g_assert_nonnull (find_note (GTK_WIDGET (window)));
  collect_covered (GTK_WIDGET (window), find_note (GTK_WIDGET (window)), covered);
  g_assert_cmpstr (covered->str, ==, "");
}

/* At the table, and over fleets that fight with dice. */
static void
test_covers_nothing_elsewhere (void)
{
  g_autoptr (GError) error = NULL;
  ForconTwilightWindow *dice = forcon_twilight_window_new (GTK_APPLICATION (g_application_get_default ()), &error);
  g_autofree char *battle = app_resource ("squadron.xml");
  g_autofree char *clash = forcon_data_find ("clashes/medium-fleets.xml", &error);
  ForconTableWindow *table = app_window (battle, 1366, 768);

  g_assert_no_error (error);
  forcon_toast_say (app_find (table, ADW_TYPE_TOAST_OVERLAY, NULL),
                    "Something was done here, and it can be taken back");
  assert_covers_nothing (table, "notes-table.png");
  app_close (table);
  g_assert_true (forcon_twilight_window_load (dice, clash, &error));
  gtk_window_set_default_size (GTK_WINDOW (dice), 1366, 768);
  gtk_window_present (GTK_WINDOW (dice));
  app_settle ();
  forcon_toast_say (app_find (dice, ADW_TYPE_TOAST_OVERLAY, NULL), "Something was done here, and it can be taken back");
  assert_covers_nothing (dice, "notes-fleet-dice.png");
  gtk_widget_activate_action (GTK_WIDGET (dice), "win.set-up", NULL);
  app_settle ();
  forcon_toast_say (app_find (dice, ADW_TYPE_TOAST_OVERLAY, NULL), "Something was done here, and it can be taken back");
  assert_covers_nothing (dice, "notes-fleet-dice-set-up.png");
  gtk_window_destroy (GTK_WINDOW (dice));
}

static void
test_covers_nothing (void)
{
  g_autoptr (ForconGame) game = app_game ("skirmish.xml", "notes.forcon");
  ForconMasterWindow *window = app_master_window (game, 1366, 768);

  app_do (game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  app_hand_in (game, "vorpatril", "Shield: move to Crossing\nSpurs: stay\n");
  app_hand_in (game, "rivek", "Fan: attack Crossing\nMask: stay\n");
  app_do (game, FORCON_CAMPAIGN_COMMAND_ADVANCE);
  app_do (game, FORCON_CAMPAIGN_COMMAND_ADVANCE);
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_autofree char *picture = g_strdup_printf ("notes-%s.png", pages[i]);

      forcon_master_window_show_page (window, pages[i]);
      forcon_master_window_say_undoable (window, "Something was done here, and it can be taken back");
      assert_covers_nothing (window, picture);
    }
  app_close_master (window);
}

/* Its button may do what sends it away, or the campaign may change while it goes. */
static void
test_goes_once (void)
{
  g_autoptr (ForconGame) game = app_game ("skirmish.xml", "notes-twice.forcon");
  ForconMasterWindow *window = app_master_window (game, 1366, 768);
  GtkWidget *overlay = app_find (window, ADW_TYPE_TOAST_OVERLAY, NULL);
  g_autoptr (AdwToast) toast = forcon_toast_new ("Something was done");

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (overlay), g_object_ref (toast));
  app_pump (400);
  g_assert_nonnull (find_note (GTK_WIDGET (window)));
  adw_toast_dismiss (toast);
  app_pump (50);
  adw_toast_dismiss (toast);
  app_pump (600);
  g_assert_null (find_note (GTK_WIDGET (window)));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  app_close_master (window);
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/looks/notes/a note leaves free what a page has to press", test_covers_nothing);
  g_test_add_func ("/looks/notes/a note leaves free what the other windows have to press",
                   test_covers_nothing_elsewhere);
  g_test_add_func ("/app/notes/a note that is sent away twice goes once", test_goes_once);
  return g_test_run ();
}
