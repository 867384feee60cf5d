/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Text twice as large on a small screen: no page of the master's window wants more room than there is. */
#include "app-support.h"

#include "app/editor/rules-window.h"
#include "app/fleets/fleet-editor.h"
#include "app/game/game-edit.h"
#include "app/resolve/open-list.h"

#define WIDTH 1366
#define HEIGHT 768

static const char *const pages[] = { "map", "orders", "resolve", "clashes", "fleets", "reports", "journal" };

static void
set_scale (int times)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", times * 96 * 1024, NULL);
  app_settle ();
}

/* The window with a page in front, whose text is twice as large: it wants no more than the screen has. */
static void
assert_fits (ForconMasterWindow *window, const char *page, const char *when)
{
  g_autofree char *picture = g_strdup_printf ("large-text-%s-%s.png", page, when);
  int width, height;

  forcon_master_window_show_page (window, page);
  app_settle ();
  app_picture (window, picture);
  gtk_widget_measure (GTK_WIDGET (window), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (window), GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  g_test_message ("%s, %s: %d×%d", page, when, width, height);
  g_assert_cmpint (width, <=, WIDTH);
  g_assert_cmpint (height, <=, HEIGHT);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (window)), <=, WIDTH);
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (window)), <=, HEIGHT);
}

/* Whether a label goes on in its next line in the middle of a word. */
static gboolean
breaks_words (GtkLabel *label)
{
  PangoLayout *layout = gtk_label_get_layout (label);
  const char *text = pango_layout_get_text (layout);
  gboolean broken = FALSE;

  for (int i = 1; i < pango_layout_get_line_count (layout); i++)
    {
      const char *start = text + pango_layout_line_get_start_index (pango_layout_get_line_readonly (layout, i));

      broken |= g_unichar_isalpha (g_utf8_get_char (start))
                && g_unichar_isalpha (g_utf8_get_char (g_utf8_prev_char (start)));
    }
  return broken;
}

static void
collect_broken (GtkWidget *widget, GString *broken)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_LABEL (widget) && breaks_words (GTK_LABEL (widget)))
    g_string_append_printf (broken, "“%s”\n", gtk_label_get_text (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_broken (child, broken);
}

static void
test_can_be_read (void)
{
  g_autoptr (ForconGame) game = app_game ("skirmish.xml", "large-read.forcon");
  ForconMasterWindow *window = app_master_window (game, WIDTH, HEIGHT);
  g_autoptr (GString) broken = g_string_new (NULL);
  GtkAdjustment *open;
  GtkWidget *next;

  set_scale (2);
  app_do (game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  app_hand_in (game, "vorpatril", "Shield: move to Harbour\nSpurs: stay, patrol\nWe shall win\n");
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      forcon_master_window_show_page (window, pages[i]);
      app_settle ();
      collect_broken (GTK_WIDGET (window), broken);
    }
  g_assert_cmpstr (broken->str, ==, "");
  forcon_master_window_show_page (window, "resolve");
  app_settle ();
  open = gtk_scrolled_window_get_vadjustment (
      GTK_SCROLLED_WINDOW (gtk_widget_get_first_child (app_find_shown (window, FORCON_TYPE_OPEN_LIST, NULL))));
  g_assert_cmpfloat (gtk_adjustment_get_upper (open), <=, gtk_adjustment_get_page_size (open));
  next = app_find_shown (window, GTK_TYPE_BUTTON, g_dgettext ("forcon-master", "Resolve the _First Half…"));
  g_assert_false (
      pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (next))))));
  set_scale (1);
  app_close_master (window);
}

static void
assert_all_fit (ForconMasterWindow *window, const char *when)
{
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    assert_fits (window, pages[i], when);
}

static void
test_fits (void)
{
  g_autoptr (ForconGame) game = app_game ("skirmish.xml", "large.forcon");
  ForconMasterWindow *window = app_master_window (game, WIDTH, HEIGHT);

  set_scale (2);
  app_do (game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  app_hand_in (game, "vorpatril", "Shield: move to Harbour\nSpurs: stay, patrol\nWe shall win\n");
  assert_all_fit (window, "collecting");
  forcon_game_undo (game);
  app_hand_in (game, "vorpatril", "Shield: move to Crossing\nSpurs: stay\n");
  app_hand_in (game, "rivek", "Fan: attack Crossing\nMask: stay\n");
  app_do (game, FORCON_CAMPAIGN_COMMAND_ADVANCE);
  app_do (game, FORCON_CAMPAIGN_COMMAND_ADVANCE);
  assert_all_fit (window, "clash");
  set_scale (1);
  app_close_master (window);
}

static void
test_edited_fits (void)
{
  static const char *const parts[] = { "powers", "classes", "ships" };
  g_autoptr (ForconGame) game = app_game ("skirmish.xml", "large-edit.forcon");
  ForconMasterWindow *window = app_master_window (game, WIDTH, HEIGHT);
  g_autoptr (GString) broken = g_string_new (NULL);

  set_scale (2);
  forcon_game_set_editing (game, TRUE);
  forcon_game_select (game, FORCON_ENTITY_SECTOR, 1);
  forcon_game_add (game, FORCON_ENTITY_FORMATION, "name=Empty\nadmiral=rivek");
  forcon_game_select (game, FORCON_ENTITY_SECTOR, 1);
  assert_fits (window, "map", "editing");
  forcon_master_window_show_page (window, "fleets");
  app_settle ();
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      forcon_fleet_editor_show_part (FORCON_FLEET_EDITOR (app_find (window, FORCON_TYPE_FLEET_EDITOR, NULL)), parts[i]);
      assert_fits (window, "fleets", parts[i]);
    }
  collect_broken (GTK_WIDGET (window), broken);
  g_assert_cmpstr (broken->str, ==, "");
  set_scale (1);
  app_close_master (window);
}

/* The table of five columns is the widest of its chapters, with what puts a row back beside it. */
static void
test_rules_fit (void)
{
  g_autoptr (ForconGame) game = app_game ("skirmish.xml", "large-rules.forcon");
  ForconMasterWindow *master = app_master_window (game, WIDTH, HEIGHT);
  g_autoptr (GString) broken = g_string_new (NULL);
  GtkWidget *window;
  int width;

  set_scale (2);
  g_assert_true (forcon_game_change_rule (game, "gunnery/20", "19 15 11 8 5", NULL));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (master), "win.rules", NULL));
  app_settle ();
  window = app_find_window (FORCON_TYPE_RULES_WINDOW);
  forcon_rules_window_show_value (FORCON_RULES_WINDOW (window), "gunnery/20");
  app_settle ();
  app_picture (window, "large-text-rules.png");
  gtk_widget_measure (window, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  g_assert_cmpint (width, <=, WIDTH);
  collect_broken (window, broken);
  g_assert_cmpstr (broken->str, ==, "");
  gtk_window_close (GTK_WINDOW (window));
  set_scale (1);
  app_close_master (master);
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/looks/large-text/every page fits a small screen", test_fits);
  g_test_add_func ("/looks/large-text/no word is broken, no line cut, and the next step is told in full",
                   test_can_be_read);
  g_test_add_func ("/looks/large-text/what is edited fits a small screen", test_edited_fits);
  g_test_add_func ("/looks/large-text/the table of the rules fits a small screen", test_rules_fit);
  return g_test_run ();
}
