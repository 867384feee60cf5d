/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The frame of the master's window: its header, the rail of pages, the strip of what is open, alarms. */
#include "app-support.h"

#include "app/shell/alarm-bar.h"
#include "report/campaign/campaign-sentences.h"
#include "app/shell/clock-bar.h"
#include "app/shell/clock-form.h"
#include "campaign/state/clock.h"
#include "app/inspector/inspector.h"
#include "app/shell/page-rail.h"
#include "app/widgets/preferences.h"
#include "app/shell/status-strip.h"

#include <glib/gstdio.h>

/* Whatever takes longer than this will not come, ms. */
#define PATIENCE 20000

/* Returns: (transfer none): a window on a campaign of its own, in play or not yet */
static ForconMasterWindow *
window_on (const char *scenario, gboolean in_play, int width, int height)
{
  static guint number;
  g_autofree char *name = g_strdup_printf ("frame-%u.forcon", ++number);
  g_autoptr (ForconGame) game = app_game (scenario, name);

  if (in_play)
    app_do (game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  return app_master_window (game, width, height);
}

/* One window on the skirmish for many tests; it stays to the end. */
static ForconMasterWindow *shared;

/* Returns: (transfer none): a window on the skirmish as play has just begun */
static ForconMasterWindow *
window_in_play (void)
{
  if (shared == NULL)
    shared = window_on ("skirmish.xml", TRUE, 1366, 768);
  forcon_game_go_to (forcon_master_window_game (shared), 1);
  forcon_master_window_show_page (shared, "map");
  app_settle ();
  return shared;
}

static const ForconCampaign *
campaign_of (ForconMasterWindow *window)
{
  return forcon_game_campaign (forcon_master_window_game (window));
}

/* Sets what is left of the period, s. */
static void
set_left (ForconMasterWindow *window, gint64 seconds)
{
  ForconGame *game = forcon_master_window_game (window);
  ForconCampaignCommand command = forcon_game_command (game, FORCON_CAMPAIGN_COMMAND_CLOCK_SET);

  command.clock_set.period = forcon_game_campaign (game)->clock.period;
  command.clock_set.left = seconds * G_USEC_PER_SEC;
  g_assert_true (forcon_game_do (game, &command, FORCON_DICE_MODE_ROLL));
}

/* Two fleets meet over Solstice. */
static void
let_them_clash (ForconMasterWindow *window)
{
  ForconGame *game = forcon_master_window_game (window);

  app_hand_in (game, "vorpatril", "Shield: move to b2\nSpurs: stay\n");
  app_hand_in (game, "rivek", "Fan: attack b2\nMask: stay\n");
  app_do (game, FORCON_CAMPAIGN_COMMAND_ADVANCE);
  app_do (game, FORCON_CAMPAIGN_COMMAND_ADVANCE);
  app_settle ();
}

static GtkWidget *
part (ForconMasterWindow *window, GType type)
{
  GtkWidget *found = app_find (window, type, NULL);

  g_assert_nonnull (found);
  return found;
}

static gboolean
is_seen (gpointer root, const char *text)
{
  return app_find_shown (root, GTK_TYPE_LABEL, text) != NULL;
}

/* Until a text is on the screen. */
static void
await (gpointer root, const char *text)
{
  for (guint waited = 0; !is_seen (root, text); waited += 50)
    {
      g_assert_cmpuint (waited, <, PATIENCE);
      app_pump (50);
    }
}

/* Presses the button on which a text stands beside other things. */
static void
press_face (gpointer root, const char *text)
{
  GtkWidget *label = app_find_shown (root, GTK_TYPE_LABEL, text);
  GtkWidget *button = label == NULL ? NULL : gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON);

  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  app_settle ();
}

static void
act (ForconMasterWindow *window, const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), action, NULL));
  app_settle ();
}

static GtkWidget *
rail_button (ForconMasterWindow *window, const char *page)
{
  GtkWidget *label = app_find_shown (part (window, FORCON_TYPE_PAGE_RAIL), GTK_TYPE_LABEL, page);

  g_assert_nonnull (label);
  return gtk_widget_get_ancestor (label, GTK_TYPE_TOGGLE_BUTTON);
}

/* Returns: what the badge of a page says; "" where there is none */
static const char *
badge (ForconMasterWindow *window, const char *page)
{
  GtkWidget *overlay = app_find (rail_button (window, page), GTK_TYPE_OVERLAY, NULL);
  GtkWidget *label = gtk_widget_get_last_child (overlay);

  return gtk_widget_get_visible (label) ? gtk_label_get_label (GTK_LABEL (label)) : "";
}

/* Opens the form that puts the clock right. */
static GtkWidget *
open_form (ForconMasterWindow *window)
{
  GtkWidget *form = part (window, FORCON_TYPE_CLOCK_FORM);

  gtk_popover_popup (GTK_POPOVER (gtk_widget_get_ancestor (form, GTK_TYPE_POPOVER)));
  app_settle ();
  return form;
}

static void
close_form (GtkWidget *form)
{
  gtk_popover_popdown (GTK_POPOVER (gtk_widget_get_ancestor (form, GTK_TYPE_POPOVER)));
  app_settle ();
}

/* Types a time over what stands there, and presses Enter. */
static void
type_time (GtkWidget *form, const char *text)
{
  GtkWidget *entry = app_find_shown (form, GTK_TYPE_ENTRY, NULL);

  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  g_signal_emit_by_name (entry, "activate");
  app_settle ();
}

static void
test_begins (void)
{
  ForconMasterWindow *window = window_on ("skirmish.xml", FALSE, 1366, 768);

  g_assert_true (is_seen (window, "Before play"));
  app_press (window, "_Begin");
  g_assert_cmpint (campaign_of (window)->progress.phase, ==, 1);
  g_assert_true (is_seen (window, "Phase 1, collecting orders"));
  g_assert_nonnull (app_find_shown (window, GTK_TYPE_BUTTON, "Resolve the _First Half…"));
  app_press (window, "_Undo");
  g_assert_cmpint (campaign_of (window)->progress.phase, ==, 0);
  g_assert_true (is_seen (window, "Before play"));
  app_close_master (window);
}

static void
test_leads_on (void)
{
  ForconMasterWindow *window = window_in_play ();

  app_press (window, "Resolve the _First Half…");
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (rail_button (window, "Resolve"))));
  let_them_clash (window);
  app_press (window, "Fight the _Clashes…");
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (rail_button (window, "Clashes"))));
}

static void
test_ends (void)
{
  ForconMasterWindow *window = window_in_play ();

  act (window, "win.end-game");
  g_assert_cmpint (campaign_of (window)->progress.stage, ==, FORCON_STAGE_CLOSED);
  g_assert_null (app_find_shown (window, GTK_TYPE_BUTTON, "Resolve the _First Half…"));
  app_press (window, "_Undo");
  g_assert_cmpint (campaign_of (window)->progress.stage, ==, FORCON_STAGE_ORDERS);
}

static void
test_pauses (void)
{
  ForconMasterWindow *window = window_in_play ();

  act (window, "win.pause");
  g_assert_false (campaign_of (window)->clock.running);
  g_assert_true (is_seen (window, "Collecting orders, paused"));
  act (window, "win.pause");
  g_assert_true (campaign_of (window)->clock.running);
  g_assert_true (is_seen (window, "Collecting orders"));
}

static void
test_tells_the_time (void)
{
  ForconMasterWindow *window = window_in_play ();

  act (window, "win.pause");
  set_left (window, 7 * 60 + 5);
  g_assert_true (is_seen (window, "7:05 left"));
  set_left (window, 0);
  act (window, "win.pause");
  await (window, "over by 0:01");
  g_assert_nonnull (app_find_shown (part (window, FORCON_TYPE_STATUS_STRIP), GTK_TYPE_LABEL, "Sheets are late:"));
}

/* F-CAMP-1: before play it shows what the first period will have, as "status" says it */
static void
test_tells_the_time_before_play (void)
{
  ForconMasterWindow *window = app_master_page ("forcon-2010.xml", "map", 1366, 768);
  ForconGame *game = forcon_master_window_game (window);
  ForconMoment now = forcon_game_now (game);
  g_autofree char *sentence = forcon_campaign_sentence_of_clock (forcon_game_campaign (game), &now);

  g_assert_true (is_seen (window, "40:00"));
  g_assert_nonnull (strstr (sentence, "40:00 left"));
  app_close_master (window);
}

static void
test_refuses_a_wrong_time (void)
{
  ForconMasterWindow *window = window_in_play ();
  GtkWidget *form = open_form (window);
  guint before = forcon_chronicle_length (forcon_game_chronicle (forcon_master_window_game (window)));

  type_time (form, "soon");
  g_assert_true (is_seen (form, "Minutes are expected, such as 12 or 12:30."));
  type_time (form, "12:61");
  g_assert_true (is_seen (form, "Minutes are expected, such as 12 or 12:30."));
  type_time (form, "2000");
  g_assert_false (is_seen (form, "Minutes are expected, such as 12 or 12:30."));
  g_assert_nonnull (app_find_shown (form, GTK_TYPE_LABEL, NULL));
  g_assert_cmpuint (forcon_chronicle_length (forcon_game_chronicle (forcon_master_window_game (window))), ==, before);
  type_time (form, " 8:30 ");
  g_assert_cmpint ((campaign_of (window)->clock.length - campaign_of (window)->clock.elapsed) / G_USEC_PER_SEC, ==, 510);
  close_form (form);
}

static void
test_corrects (void)
{
  ForconMasterWindow *window = window_in_play ();
  ForconGame *game = forcon_master_window_game (window);
  GtkWidget *form;

  act (window, "win.pause");
  set_left (window, 90);
  form = open_form (window);
  app_press (form, "+5 min");
  g_assert_cmpint (forcon_game_left (game), ==, 6 * FORCON_MINUTE + FORCON_MINUTE / 2);
  app_press (form, "−1 min");
  g_assert_cmpint (forcon_game_left (game), ==, 5 * FORCON_MINUTE + FORCON_MINUTE / 2);
  app_press (form, "Switch to: results");
  g_assert_cmpint (campaign_of (window)->clock.period, ==, FORCON_PERIOD_RESULTS);
  g_assert_cmpint (forcon_game_left (game), ==, campaign_of (window)->clock.results);
  g_assert_nonnull (app_find_shown (form, GTK_TYPE_BUTTON, "Switch to: collecting orders"));
  close_form (form);
}

static void
test_sets_lengths_and_alarms (void)
{
  ForconMasterWindow *window = window_in_play ();
  GtkWidget *form = open_form (window);
  GtkWidget *length = app_find_shown (form, GTK_TYPE_SPIN_BUTTON, NULL);

  g_assert_false (gtk_widget_is_sensitive (app_find_shown (form, GTK_TYPE_BUTTON, "Set the _Lengths")));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (length), 25);
  app_press (form, "Set the _Lengths");
  g_assert_cmpint (campaign_of (window)->clock.collecting, ==, 25 * FORCON_MINUTE);
  press_face (form, "2 min");
  g_assert_cmpuint (campaign_of (window)->alarms->len, ==, 0);
  app_press (form, "A_dd");
  g_assert_cmpuint (campaign_of (window)->alarms->len, ==, 1);
  g_assert_cmpint (g_array_index (campaign_of (window)->alarms, ForconAlarm, 0).minutes, ==, 3);
  app_press (form, "A_dd");
  g_assert_cmpuint (campaign_of (window)->alarms->len, ==, 1);
  close_form (form);
}

static void
test_counts_on_the_rail (void)
{
  ForconMasterWindow *window = window_in_play ();
  ForconGame *game = forcon_master_window_game (window);

  g_assert_cmpstr (badge (window, "Orders"), ==, "2");
  g_assert_cmpstr (badge (window, "Resolve"), ==, "");
  app_hand_in (game, "vorpatril", "Shield: move to a2\n");
  g_assert_cmpstr (badge (window, "Orders"), ==, "2");
  app_hand_in (game, "vorpatril", "Shield: move to b2\n");
  g_assert_cmpstr (badge (window, "Orders"), ==, "1");
  let_them_clash (window);
  g_assert_cmpstr (badge (window, "Orders"), ==, "");
  g_assert_cmpstr (badge (window, "Clashes"), ==, "1");
  forcon_game_undo (game);
  g_assert_cmpstr (badge (window, "Clashes"), ==, "");
  g_assert_cmpstr (badge (window, "Resolve"), ==, "✓");
}

static void
test_marks_the_page (void)
{
  ForconMasterWindow *window = window_in_play ();

  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (rail_button (window, "Map"))));
  press_face (part (window, FORCON_TYPE_PAGE_RAIL), "Journal");
  g_assert_false (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (rail_button (window, "Map"))));
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (rail_button (window, "Journal"))));
  forcon_master_window_show_page (window, "fleets");
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (rail_button (window, "Fleets"))));
}

static void
test_leads_to_sheets (void)
{
  ForconMasterWindow *window = window_in_play ();
  GtkWidget *strip = part (window, FORCON_TYPE_STATUS_STRIP);

  press_face (strip, "Ghem-captain Rivek");
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (rail_button (window, "Orders"))));
  g_assert_cmpuint (forcon_game_focus (forcon_master_window_game (window))->admiral.value, ==, 2);
  app_hand_in (forcon_master_window_game (window), "rivek", "Fan: stay\n");
  g_assert_false (is_seen (strip, "Ghem-captain Rivek"));
  app_hand_in (forcon_master_window_game (window), "vorpatril", "Shield: stay\n");
  g_assert_true (is_seen (strip, "All order sheets are in"));
}

static void
test_shows_who_is_absent (void)
{
  ForconMasterWindow *window = window_in_play ();
  ForconGame *game = forcon_master_window_game (window);
  ForconCampaignCommand command = forcon_game_command (game, FORCON_CAMPAIGN_COMMAND_ABSENT);

  command.absent.admiral.value = 2;
  command.absent.on = TRUE;
  g_assert_true (forcon_game_do (game, &command, FORCON_DICE_MODE_ROLL));
  app_settle ();
  g_assert_true (is_seen (part (window, FORCON_TYPE_STATUS_STRIP), "Ghem-captain Rivek: absent"));
}

static void
test_leads_to_tables (void)
{
  ForconMasterWindow *window = window_in_play ();

  let_them_clash (window);
  press_face (part (window, FORCON_TYPE_STATUS_STRIP), "1 clash to fight");
  g_assert_nonnull (app_find_window (FORCON_TYPE_TABLE_WINDOW));
  gtk_window_destroy (app_find_window (FORCON_TYPE_TABLE_WINDOW));
}

/* Returns: what the user chose about the inspector, page by page; until the next call */
static const char *
choices (void)
{
  static char text[200];
  g_autoptr (GVariant) chosen = g_settings_get_value (forcon_preferences (), FORCON_PREFERENCE_INSPECTOR);
  g_autofree char *printed = g_variant_print (chosen, FALSE);

  g_strlcpy (text, printed, sizeof text);
  return text;
}

/* What does not fit is counted, and a list says the rest. */
static void
test_collapses (void)
{
  ForconMasterWindow *window = window_on ("forcon-2010.xml", TRUE, 1366, 768);
  GtkWidget *strip = part (window, FORCON_TYPE_STATUS_STRIP);

  g_assert_true (is_seen (strip, "Lord Vorkosigan"));
  g_assert_false (is_seen (strip, "6 owe a sheet"));
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * 1024, NULL);
  await (strip, "6 owe a sheet");
  g_assert_false (is_seen (strip, "Lord Vorkosigan"));
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (window)), <=, 1366);
  gtk_menu_button_popup (GTK_MENU_BUTTON (gtk_widget_get_ancestor (
      app_find_shown (strip, GTK_TYPE_LABEL, "6 owe a sheet"), GTK_TYPE_MENU_BUTTON)));
  app_settle ();
  g_assert_true (is_seen (strip, "Lord Vorkosigan has handed in no order sheet (phase 1)"));
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
  app_settle ();
  g_assert_cmpstr (choices (), ==, "{}");
  app_close_master (window);
}

static void
test_shows_alarms (void)
{
  ForconMasterWindow *window = window_in_play ();
  GtkWidget *bar = part (window, FORCON_TYPE_ALARM_BAR);

  set_left (window, 120);
  await (bar, "2 minutes left: collecting orders");
  app_settle ();
  app_press (bar, "_Dismiss");
  app_settle ();
  g_assert_false (is_seen (bar, "2 minutes left: collecting orders"));
  set_left (window, 0);
  await (bar, "Time is up: collecting orders");
  set_left (window, 300);
  app_settle ();
  g_assert_false (is_seen (bar, "Time is up: collecting orders"));
}

static void
test_hides_the_inspector (void)
{
  ForconMasterWindow *window = window_in_play ();
  GtkWidget *inspector = part (window, FORCON_TYPE_INSPECTOR);

  g_assert_true (gtk_widget_get_mapped (inspector));
  act (window, "win.inspector");
  app_settle ();
  g_assert_false (gtk_widget_get_mapped (inspector));
  g_assert_cmpstr (choices (), ==, "{'map': false}");
  act (window, "win.inspector");
  app_settle ();
  g_assert_true (gtk_widget_get_mapped (inspector));
  g_assert_cmpstr (choices (), ==, "{'map': true}");
  g_settings_reset (forcon_preferences (), FORCON_PREFERENCE_INSPECTOR);
}

static void
assert_inspector (ForconMasterWindow *window, const char *page, gboolean shown)
{
  forcon_master_window_show_page (window, page);
  app_settle ();
  g_assert_cmpint (gtk_widget_get_mapped (part (window, FORCON_TYPE_INSPECTOR)), ==, shown);
}

static void
test_gives_room_to_pages (void)
{
  static const char *const with[] = { "map", "clashes", "fleets" };
  static const char *const without[] = { "orders", "resolve", "reports", "journal" };
  ForconMasterWindow *window = window_in_play ();

  for (guint i = 0; i < G_N_ELEMENTS (without); i++)
    {
      assert_inspector (window, without[i], FALSE);
      assert_inspector (window, with[i % G_N_ELEMENTS (with)], TRUE);
    }
  g_assert_cmpstr (choices (), ==, "{}");
}

static void
test_remembers_for_a_page (void)
{
  ForconMasterWindow *window = window_in_play ();

  assert_inspector (window, "journal", FALSE);
  act (window, "win.inspector");
  g_assert_true (gtk_widget_get_mapped (part (window, FORCON_TYPE_INSPECTOR)));
  assert_inspector (window, "map", TRUE);
  act (window, "win.inspector");
  assert_inspector (window, "reports", FALSE);
  assert_inspector (window, "journal", TRUE);
  assert_inspector (window, "map", FALSE);
  assert_inspector (window, "fleets", TRUE);
  g_settings_reset (forcon_preferences (), FORCON_PREFERENCE_INSPECTOR);
}

/* Whatever page wants more room: what the user wishes is not forgotten over it. */
static void
test_puts_the_inspector_aside (void)
{
  ForconMasterWindow *window = window_in_play ();
  GtkWidget *inspector = part (window, FORCON_TYPE_INSPECTOR);
  GtkWidget *pages = part (window, ADW_TYPE_VIEW_STACK);

  gtk_widget_set_size_request (pages, 1150, -1);
  app_settle ();
  g_assert_false (gtk_widget_get_mapped (inspector));
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (window)), <=, 1366);
  g_assert_cmpstr (choices (), ==, "{}");
  act (window, "win.inspector");
  g_assert_true (gtk_widget_get_mapped (inspector));
  act (window, "win.inspector");
  gtk_widget_set_size_request (pages, -1, -1);
  app_settle ();
  g_assert_true (gtk_widget_get_mapped (inspector));
}

static void
test_empties_when_closed (void)
{
  ForconMasterWindow *window = window_on ("skirmish.xml", TRUE, 1366, 768);

  act (window, "win.close-campaign");
  app_settle ();
  g_assert_null (campaign_of (window));
  g_assert_false (gtk_widget_get_mapped (part (window, FORCON_TYPE_CLOCK_BAR)));
  g_assert_false (gtk_widget_get_mapped (part (window, FORCON_TYPE_STATUS_STRIP)));
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (window), "pause"));
  app_close_master (window);
}

/* Looks */

static void
test_looks_before_play (void)
{
  ForconMasterWindow *window = window_on ("forcon-2010.xml", FALSE, 1366, 768);

  app_assert_looks_right (window, "master-window-set-up");
  app_close_master (window);
}

static void
test_looks_in_play (void)
{
  ForconMasterWindow *window = window_on ("forcon-2010.xml", TRUE, 1366, 768);

  set_left (window, 119);
  app_settle ();
  app_assert_looks_right (window, "master-window-collecting");
  app_close_master (window);
}

static void
test_looks_over (void)
{
  ForconMasterWindow *window = window_on ("forcon-2010.xml", TRUE, 1366, 768);

  set_left (window, 0);
  app_pump (2200);
  app_assert_looks_right (window, "master-window-over");
  app_close_master (window);
}

static void
test_looks_paused (void)
{
  ForconMasterWindow *window = window_on ("skirmish.xml", TRUE, 1366, 768);
  GtkWidget *form;

  act (window, "win.pause");
  form = open_form (window);
  type_time (form, "soon");
  app_assert_looks_right (window, "master-window-paused");
  app_assert_looks_right (gtk_widget_get_ancestor (form, GTK_TYPE_POPOVER), "clock-form");
  app_close_master (window);
}

static void
test_looks_large (void)
{
  ForconMasterWindow *window = window_on ("skirmish.xml", TRUE, 2560, 1440);

  let_them_clash (window);
  app_assert_looks_right (window, "master-window-clash");
  app_close_master (window);
}

static void
test_looks_scaled (void)
{
  ForconMasterWindow *window = window_on ("forcon-2010.xml", TRUE, 1366, 768);

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * 1024, NULL);
  app_settle ();
  app_picture (window, "master-window-200.png");
  app_assert_all_readable (part (window, FORCON_TYPE_CLOCK_BAR));
  app_assert_all_readable (part (window, FORCON_TYPE_STATUS_STRIP));
  app_assert_all_readable (part (window, FORCON_TYPE_PAGE_RAIL));
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
  app_close_master (window);
}

/* The file */

static void
test_tells_of_a_file_that_is_gone (void)
{
  ForconMasterWindow *window = window_on ("skirmish.xml", TRUE, 1366, 768);
  ForconGame *game = forcon_master_window_game (window);
  ForconCampaignCommand command = forcon_game_command (game, FORCON_CAMPAIGN_COMMAND_ADVANCE);
  g_autofree char *file = g_strdup (forcon_game_path (game));
  g_autofree char *saved = app_output ("saved-all.forcon");
  g_autofree char *note = NULL;
  g_autoptr (GError) error = NULL;
  guint before = forcon_chronicle_position (forcon_game_chronicle (game));

  app_remove_campaign (saved);
  g_assert_cmpint (g_unlink (file), ==, 0);
  g_assert_null (forcon_game_trouble (game));
  /* Within a second or two, before anything is done. */
  for (guint waited = 0; forcon_game_trouble (game) == NULL; waited += 50)
    {
      g_assert_cmpuint (waited, <, PATIENCE);
      app_pump (50);
    }
  g_assert_false (forcon_game_do (game, &command, FORCON_DICE_MODE_ROLL));
  g_assert_cmpuint (forcon_chronicle_position (forcon_game_chronicle (game)), ==, before);
  app_settle ();
  gtk_window_destroy (app_find_window (ADW_TYPE_MESSAGE_DIALOG));
  app_settle ();
  app_pump (500);
  app_assert_looks_right (window, "master-window-file-gone");
  /* What the button does when a name was chosen. */
  g_assert_true (forcon_game_save_copy (game, saved, &note, &error));
  g_assert_no_error (error);
  forcon_master_window_open (window, saved);
  app_settle ();
  g_assert_null (forcon_game_trouble (game));
  g_assert_cmpuint (forcon_chronicle_position (forcon_game_chronicle (game)), ==, before);
  g_assert_true (forcon_game_do (game, &command, FORCON_DICE_MODE_ROLL));
  app_close_master (window);
  app_remove_campaign (saved);
}

/* As the desktop's own preferences would. Returns: whether this desktop has any */
static gboolean
set_high_contrast (gboolean high)
{
  static const char schema[] = "org.gnome.desktop.a11y.interface";
  g_autoptr (GSettingsSchema) found
      = g_settings_schema_source_lookup (g_settings_schema_source_get_default (), schema, TRUE);
  g_autoptr (GSettings) settings = found == NULL ? NULL : g_settings_new (schema);

  if (settings == NULL || !g_settings_schema_has_key (found, "high-contrast"))
    return FALSE;
  g_settings_set_boolean (settings, "high-contrast", high);
  app_settle ();
  return adw_style_manager_get_high_contrast (adw_style_manager_get_default ()) == high;
}

static void
test_looks_high_contrast (void)
{
  ForconMasterWindow *window = window_on ("skirmish.xml", TRUE, 1366, 768);

  if (set_high_contrast (TRUE))
    app_assert_looks_right (window, "master-window-contrast");
  else
    g_test_skip ("this desktop knows no high contrast");
  set_high_contrast (FALSE);
  app_close_master (window);
}

static void
add_tests_of_the_header (void)
{
  g_test_add_func ("/app/master-window/play begins at a press, and can be taken back", test_begins);
  g_test_add_func ("/app/master-window/the main button leads to what comes next", test_leads_on);
  g_test_add_func ("/app/master-window/the game is ended, and goes on after undo", test_ends);
  g_test_add_func ("/app/master-window/the clock is paused and goes on", test_pauses);
  g_test_add_func ("/app/master-window/the clock tells what is left, and by how much it is over", test_tells_the_time);
  g_test_add_func ("/app/master-window/before play the clock shows the first period (F-CAMP-1)",
                   test_tells_the_time_before_play);
  g_test_add_func ("/app/master-window/a time that is none is refused in one line", test_refuses_a_wrong_time);
  g_test_add_func ("/app/master-window/the time left and the period are corrected", test_corrects);
  g_test_add_func ("/app/master-window/lengths are set, alarms set and taken off", test_sets_lengths_and_alarms);
  g_test_add_func ("/app/master-window/an alarm is seen until it is put away", test_shows_alarms);
}

int
main (int argc, char **argv)
{
  int status;

  app_test_init (&argc, &argv);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  add_tests_of_the_header ();
  g_test_add_func ("/app/master-window/badges count what waits on a page", test_counts_on_the_rail);
  g_test_add_func ("/app/master-window/the page in front is marked", test_marks_the_page);
  g_test_add_func ("/app/master-window/whoever owes a sheet leads to the sheet", test_leads_to_sheets);
  g_test_add_func ("/app/master-window/whoever is absent is said to be", test_shows_who_is_absent);
  g_test_add_func ("/app/master-window/a clash leads to its table", test_leads_to_tables);
  g_test_add_func ("/app/master-window/what has no room is counted and listed", test_collapses);
  g_test_add_func ("/app/master-window/the inspector is put aside and comes back", test_hides_the_inspector);
  g_test_add_func ("/app/master-window/the inspector makes room for a page that needs it", test_puts_the_inspector_aside);
  g_test_add_func ("/app/master-window/the inspector stands only beside pages that want it", test_gives_room_to_pages);
  g_test_add_func ("/app/master-window/what the user wants of the inspector is kept page by page", test_remembers_for_a_page);
  g_test_add_func ("/app/master-window/a campaign that is closed leaves nothing on the screen", test_empties_when_closed);
  g_test_add_func ("/looks/master-window/a file that is gone is told until all is saved elsewhere",
                   test_tells_of_a_file_that_is_gone);
  g_test_add_func ("/looks/master-window/before play", test_looks_before_play);
  g_test_add_func ("/looks/master-window/with two minutes left", test_looks_in_play);
  g_test_add_func ("/looks/master-window/when time is up", test_looks_over);
  g_test_add_func ("/looks/master-window/paused, with a time that is none", test_looks_paused);
  g_test_add_func ("/looks/master-window/with a clash, on a large screen", test_looks_large);
  g_test_add_func ("/looks/master-window/with text twice as large", test_looks_scaled);
  g_test_add_func ("/looks/master-window/with high contrast", test_looks_high_contrast);
  status = g_test_run ();
  if (shared != NULL)
    app_close_master (shared);
  return status;
}
