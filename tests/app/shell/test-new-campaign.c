/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A new campaign, from the choice of the scenario to the list of PINs. */
#include "app-support.h"

#include <glib/gstdio.h>

#include "campaign/state/clock.h"
#include "storage/files/data.h"
#include "app/shell/new-campaign-private.h"
#include "storage/store/pin.h"

/* Long enough for the PINs' slow hashes, ms. */
#define AT_MOST 20000

typedef struct {
  ForconMasterWindow *window;
  ForconNewCampaign *assistant;
} Making;

/* An assistant on the ready-made scenario of this place in its list. */
static Making
begin (gint which)
{
  g_autoptr (ForconGame) game = forcon_game_new ();
  Making making = { .window = app_master_window (game, 1366, 768) };
  g_autoptr (GList) all = NULL;

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (making.window), "win.new-campaign", NULL));
  app_settle ();
  all = gtk_window_list_toplevels ();
  for (GList *at = all; at != NULL; at = at->next)
    if (FORCON_IS_NEW_CAMPAIGN (at->data))
      making.assistant = at->data;
  g_assert_nonnull (making.assistant);
  gtk_list_box_select_row (making.assistant->scenarios,
                           gtk_list_box_get_row_at_index (making.assistant->scenarios, which));
  return making;
}

#define FORCON_2010 0
#define SKIRMISH 1

static void
end (Making *making)
{
  gtk_window_destroy (GTK_WINDOW (making->assistant));
  app_close_master (making->window);
}

static void
press_next (const Making *making)
{
  g_assert_true (gtk_widget_is_sensitive (GTK_WIDGET (making->assistant->next_button)));
  g_signal_emit_by_name (making->assistant->next_button, "clicked");
  app_settle ();
}

static void
press_back (const Making *making)
{
  g_signal_emit_by_name (making->assistant->back_button, "clicked");
  app_settle ();
}

static const char *
page (const Making *making)
{
  return gtk_stack_get_visible_child_name (making->assistant->pages);
}

static GtkEditable *
name_field (const Making *making, guint which)
{
  return GTK_EDITABLE (g_array_index (making->assistant->fields, ForconAdmiralFields, which).row);
}

static GtkEditable *
pin_field (const Making *making, guint which)
{
  return g_array_index (making->assistant->fields, ForconAdmiralFields, which).pin;
}

static char *
set_file (const Making *making, const char *name)
{
  char *path = app_output (name);

  g_unlink (path);
  forcon_new_campaign_set_path (making->assistant, path);
  forcon_new_campaign_update (making->assistant);
  return path;
}

/* Waits until the list of PINs is shown. */
static void
wait_until_made (const Making *making)
{
  for (guint waited = 0; !g_str_equal (page (making), "pins"); waited += 50)
    {
      g_assert_cmpuint (waited, <, AT_MOST);
      app_pump (50);
    }
  app_pump (600);
}

static const ForconCampaign *
campaign (const Making *making)
{
  return forcon_game_campaign (forcon_master_window_game (making->window));
}

static void
test_makes_as_settled (void)
{
  Making making = begin (SKIRMISH);
  ForconStore *store;
  g_autofree char *path = NULL;
  gint64 wait = 0;

  press_next (&making);
  gtk_editable_set_text (name_field (&making, 1), " Маша Петрова ");
  gtk_editable_set_text (pin_field (&making, 0), "4711");
  gtk_editable_set_text (pin_field (&making, 1), "");
  gtk_editable_set_text (making.assistant->master_pin, "master");
  press_next (&making);
  gtk_spin_button_set_value (making.assistant->collecting, 25);
  gtk_spin_button_set_value (making.assistant->results, 12);
  gtk_editable_set_text (making.assistant->alarms, "3; 9 3");
  gtk_editable_set_text (making.assistant->seed, "123456789012");
  path = set_file (&making, "made.forcon");
  press_next (&making);
  wait_until_made (&making);
  g_assert_cmpstr (forcon_game_path (forcon_master_window_game (making.window)), ==, path);
  g_assert_cmpstr (forcon_campaign_admiral_name (campaign (&making), (ForconSideId){ 1 }), ==, "Captain Vorpatril");
  g_assert_cmpstr (forcon_campaign_admiral_name (campaign (&making), (ForconSideId){ 2 }), ==, "Маша Петрова");
  g_assert_cmpint (campaign (&making)->clock.collecting, ==, 25 * FORCON_MINUTE);
  g_assert_cmpint (campaign (&making)->clock.results, ==, 12 * FORCON_MINUTE);
  g_assert_cmpuint (campaign (&making)->alarms->len, ==, 2);
  g_assert_cmpint (g_array_index (campaign (&making)->alarms, ForconAlarm, 0).minutes, ==, 9);
  g_assert_cmpuint (campaign (&making)->progress.seed, ==, 123456789012);
  store = forcon_game_store (forcon_master_window_game (making.window));
  g_assert_cmpint (forcon_pin_check (store, (ForconSideId){ 1 }, "4711", &wait, NULL), ==, FORCON_PIN_RIGHT);
  g_assert_cmpint (forcon_pin_check (store, (ForconSideId){ 2 }, "", &wait, NULL), ==, FORCON_PIN_UNSET);
  g_assert_cmpint (forcon_pin_check (store, FORCON_NO_SIDE, "master", &wait, NULL), ==, FORCON_PIN_RIGHT);
  end (&making);
}

static void
test_lists_pins_once (void)
{
  Making making = begin (SKIRMISH);
  g_autofree char *path = NULL;
  g_autofree char *list = NULL;

  press_next (&making);
  gtk_editable_set_text (pin_field (&making, 0), "4711");
  gtk_editable_set_text (pin_field (&making, 1), "0815");
  press_next (&making);
  path = set_file (&making, "pins.forcon");
  press_next (&making);
  wait_until_made (&making);
  g_assert_nonnull (app_find_shown (making.assistant, GTK_TYPE_LABEL, "4711"));
  g_assert_nonnull (app_find_shown (making.assistant, GTK_TYPE_LABEL, "0815"));
  list = forcon_new_campaign_pin_list (making.assistant);
  g_assert_cmpstr (list, ==, "Captain Vorpatril: 4711\nGhem-captain Rivek: 0815\nMaster: \n");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (making.assistant->back_button)));
  app_close_master (making.window);
}

/* Types something, and sees that the page cannot be left, and why. */
static void
assert_refused (const Making *making, GtkEditable *field, const char *text, const char *why)
{
  g_autofree char *before = g_strdup (gtk_editable_get_text (field));

  gtk_editable_set_text (field, text);
  g_assert_false (gtk_widget_is_sensitive (GTK_WIDGET (making->assistant->next_button)));
  g_assert_nonnull (strstr (gtk_label_get_text (making->assistant->problem), why));
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (field), "error"));
  gtk_editable_set_text (field, before);
  g_assert_true (gtk_widget_is_sensitive (GTK_WIDGET (making->assistant->next_button)));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (making->assistant->problem)));
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (field), "error"));
}

static void
test_checks_admirals (void)
{
  Making making = begin (SKIRMISH);
  g_autofree char *long_name = g_strnfill (201, 'x');

  press_next (&making);
  assert_refused (&making, name_field (&making, 0), "  ", "Every admiral needs a name");
  assert_refused (&making, name_field (&making, 1), "CAPTAIN vorpatril", "Two admirals have this name");
  assert_refused (&making, name_field (&making, 1), long_name, "at most 200 characters");
  assert_refused (&making, name_field (&making, 1), "a\tb", "control characters");
  assert_refused (&making, pin_field (&making, 1), "12", "A PIN has from 4 to 32 characters");
  assert_refused (&making, making.assistant->master_pin, "1", "A PIN has from 4 to 32 characters");
  end (&making);
}

static void
test_checks_time (void)
{
  Making making = begin (SKIRMISH);
  g_autofree char *taken = app_output ("taken.forcon");

  press_next (&making);
  press_next (&making);
  assert_refused (&making, making.assistant->alarms, "10, soon", "larms are at most 10 numbers");
  assert_refused (&making, making.assistant->alarms, "0", "numbers of minutes from 1 to 1440");
  assert_refused (&making, making.assistant->seed, "-1", "whole number");
  assert_refused (&making, making.assistant->seed, "seven", "whole number");
  g_assert_true (g_file_set_contents (taken, "x", -1, NULL));
  forcon_new_campaign_set_path (making.assistant, taken);
  forcon_new_campaign_update (making.assistant);
  g_assert_false (gtk_widget_is_sensitive (GTK_WIDGET (making.assistant->next_button)));
  end (&making);
}

static void
test_goes_back (void)
{
  Making making = begin (SKIRMISH);

  press_next (&making);
  gtk_editable_set_text (name_field (&making, 0), "Masha");
  press_next (&making);
  g_assert_cmpstr (page (&making), ==, "time");
  press_back (&making);
  g_assert_cmpstr (page (&making), ==, "admirals");
  g_assert_cmpstr (gtk_editable_get_text (name_field (&making, 0)), ==, "Masha");
  press_back (&making);
  g_assert_cmpstr (page (&making), ==, "scenario");
  end (&making);
}

static void
test_fills_from_scenario (void)
{
  Making making = begin (FORCON_2010);

  g_assert_cmpuint (making.assistant->fields->len, ==, 6);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (making.assistant->collecting), ==, 40);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (making.assistant->results), ==, 20);
  for (guint i = 0; i < 6; i++)
    {
      g_assert_true (forcon_pin_is_fit (gtk_editable_get_text (pin_field (&making, i))));
      for (guint k = 0; k < i; k++)
        g_assert_cmpstr (gtk_editable_get_text (pin_field (&making, i)), !=, gtk_editable_get_text (pin_field (&making, k)));
    }
  end (&making);
}

static void
test_takes_own_file (void)
{
  Making making = begin (SKIRMISH);
  g_autofree char *wrong = app_output ("wrong-scenario.xml");
  guint n = making.assistant->loaded->len;

  g_assert_true (g_file_set_contents (wrong, "<campaign>\n</campaign>", -1, NULL));
  g_assert_false (forcon_new_campaign_add_scenario (making.assistant, wrong));
  g_assert_nonnull (strstr (gtk_label_get_text (making.assistant->problem), "wrong-scenario.xml:1"));
  g_assert_cmpuint (making.assistant->loaded->len, ==, n);
  end (&making);
}

static void
test_opens_with_scenario (void)
{
  g_autoptr (ForconGame) game = forcon_game_new ();
  ForconMasterWindow *window = app_master_window (game, 1366, 768);
  g_autofree char *path = forcon_data_find ("scenarios/skirmish.xml", NULL);
  ForconNewCampaign *assistant = forcon_new_campaign_present (GTK_WINDOW (window), path);

  app_settle ();
  g_assert_cmpuint (assistant->fields->len, ==, 2);
  g_assert_cmpint (gtk_list_box_row_get_index (gtk_list_box_get_selected_row (assistant->scenarios)), ==, 3);
  app_close_master (window);
}

static void
assert_pages_look_right (gint which, const char *name)
{
  Making making = begin (which);
  g_autofree char *path = NULL;
  const char *const pages[] = { "scenario", "admirals", "time", "pins" };

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_autofree char *picture = g_strdup_printf ("%s-%s", name, pages[i]);

      app_settle ();
      app_assert_looks_right (making.assistant, picture);
      if (i == 2)
        {
          path = set_file (&making, "looks.forcon");
          gtk_editable_set_text (making.assistant->alarms, "x");
          app_assert_looks_right (making.assistant, "new-campaign-problem");
          gtk_editable_set_text (making.assistant->alarms, "5");
        }
      if (i < 3)
        press_next (&making);
      if (i == 2)
        wait_until_made (&making);
    }
  app_close_master (making.window);
}

static void
test_looks (void)
{
  assert_pages_look_right (FORCON_2010, "new-campaign");
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
#define TEST(name, function) g_test_add_func ("/app/new-campaign/" name, function)
  TEST ("names, PINs, clock, seed and file are as settled", test_makes_as_settled);
  TEST ("the PINs are listed once, at the end", test_lists_pins_once);
  TEST ("wrong names and PINs keep the page and tell why", test_checks_admirals);
  TEST ("wrong alarms, seeds and files keep the page and tell why", test_checks_time);
  TEST ("going back loses nothing", test_goes_back);
  TEST ("everything is filled in from the scenario", test_fills_from_scenario);
  TEST ("a wrong scenario is told in one line", test_takes_own_file);
  TEST ("it begins with a scenario that was opened", test_opens_with_scenario);
  g_test_add_func ("/looks/new-campaign/every text can be read", test_looks);
  return g_test_run ();
}
