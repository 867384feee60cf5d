/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An admiral at the master's computer: who gets in, what is seen, and what is left of it. */
#include "app-support.h"

#include <string.h>

#include "app/admiral/admiral-view.h"
#include "app/admiral/admiral-window.h"
#include "storage/files/data.h"
#include "app/fleets/fleet-card.h"
#include "app/map/map-view.h"
#include "app/admiral/pin-prompt.h"
#include "storage/store/pin.h"

#define VORPATRIL 1
#define RIVEK 2

static const ForconSideId master_side = { 0 };
static const char *const pages[] = { "map", "fleet", "reports", "orders", "messages" };

/* Puts a mark into the names of what Rivek has, which Vorpatril does not know. */
static void
mark_hidden (ForconCampaign *campaign, const char *mark)
{
  ForconRoster *roster = campaign->fleet->roster;

  for (guint i = 0; i < campaign->fleet->n_formations; i++)
    if (campaign->fleet->formations[i].side.value == RIVEK)
      {
        char **name = &g_array_index (roster->formations, ForconFormationName, i).name;
        char *marked = g_strdup_printf ("%s %u", mark, i);

        g_free (*name);
        *name = marked;
      }
  for (guint i = 0; i < campaign->fleet->n_ships; i++)
    if (campaign->fleet->ships[i].side.value == RIVEK)
      {
        char **name = &g_array_index (roster->cards, ForconCard, i).name;
        char *marked = g_strdup_printf ("%s ship %u", mark, i);

        g_free (*name);
        *name = marked;
        campaign->fleet->ships[i].hits -= g_str_equal (mark, "Brume") ? 1 : 0;
      }
}

static ForconGame *
marked_game (const char *file, const char *mark)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = forcon_data_find ("scenarios/skirmish.xml", &error);
  g_autoptr (ForconScenario) scenario = forcon_scenario_load (path, NULL, &error);
  g_autofree char *to = app_output (file);
  ForconGame *game = forcon_game_new ();

  g_assert_no_error (error);
  forcon_scenario_seed (scenario, 1);
  mark_hidden (scenario->campaign, mark);
  app_remove_campaign (to);
  forcon_game_create (game, to, scenario, NULL, NULL, &error);
  g_assert_no_error (error);
  return game;
}

static void
send (ForconGame *game, guint admiral, const char *text)
{
  ForconCampaignCommand command = forcon_game_command (game, FORCON_CAMPAIGN_COMMAND_MESSAGE);

  command.message.admiral.value = (guint16) admiral;
  command.message.text = g_intern_string (text);
  command.message.at_once = TRUE;
  g_assert_true (forcon_game_do (game, &command, FORCON_DICE_MODE_ROLL));
}

/* A phase with orders, and in the second one a message. */
static void
play (ForconGame *game, const char *secret)
{
  app_do (game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  app_hand_in (game, "vorpatril", "Shield stays in Wayside\nSpurs, whistle a tune");
  app_hand_in (game, "rivek", secret);
  for (guint i = 0; i < 3; i++)
    {
      ForconCampaignCommand advance = forcon_game_command (game, FORCON_CAMPAIGN_COMMAND_ADVANCE);

      advance.advance.leave_open = TRUE;
      g_assert_true (forcon_game_do (game, &advance, FORCON_DICE_MODE_ROLL));
    }
  send (game, VORPATRIL, "The kettle is on");
  send (game, RIVEK, secret);
}

static void
set_pin (ForconGame *game, guint admiral, const char *pin)
{
  g_assert_true (forcon_pin_set (forcon_game_store (game), (ForconSideId){ (guint16) admiral }, pin, NULL));
}

static ForconAdmiralWindow *
open_view (ForconMasterWindow *master, guint admiral)
{
  if (admiral == 0)
    g_assert_true (gtk_widget_activate_action (GTK_WIDGET (master), "win.admiral-view", NULL));
  else
    g_assert_true (gtk_widget_activate_action (GTK_WIDGET (master), "win.admiral-view-of", "u", admiral));
  app_settle ();
  g_assert_nonnull (app_find_window (FORCON_TYPE_ADMIRAL_WINDOW));
  return app_find_window (FORCON_TYPE_ADMIRAL_WINDOW);
}

static void
wait_for (ForconAdmiralWindow *window, ForconAdmiralStep step)
{
  for (guint i = 0; i < 200 && forcon_admiral_window_step (window) != step; i++)
    app_pump (50);
  g_assert_cmpint (forcon_admiral_window_step (window), ==, step);
  app_settle ();
}

static GtkEditable *
entry_of (ForconAdmiralWindow *window, guint place)
{
  GtkWidget *entry = app_find_shown (window, GTK_TYPE_PASSWORD_ENTRY, NULL);

  for (guint i = 0; i < place; i++)
    do
      entry = gtk_widget_get_next_sibling (entry);
    while (!GTK_IS_PASSWORD_ENTRY (entry));
  return GTK_EDITABLE (entry);
}

static void
type (ForconAdmiralWindow *window, const char *pin)
{
  gtk_editable_set_text (entry_of (window, 0), pin);
  g_signal_emit_by_name (entry_of (window, 0), "activate");
}

/* A game with both PINs, and its master's window. */
static ForconMasterWindow *
master_with_pins (const char *file)
{
  g_autoptr (ForconGame) game = marked_game (file, "Brume");

  play (game, "Mask stays where it is");
  set_pin (game, 0, "9999");
  set_pin (game, VORPATRIL, "4711");
  return app_master_window (game, 1366, 768);
}

static ForconAdmiralWindow *
view_of_vorpatril (ForconMasterWindow *master)
{
  ForconAdmiralWindow *window = open_view (master, VORPATRIL);

  type (window, "4711");
  wait_for (window, FORCON_ADMIRAL_VIEWING);
  return window;
}

/* Through the curtain. */
static void
come_back (ForconAdmiralWindow *window)
{
  if (forcon_admiral_window_step (window) != FORCON_ADMIRAL_CURTAIN)
    gtk_window_close (GTK_WINDOW (window));
  wait_for (window, FORCON_ADMIRAL_CURTAIN);
  type (window, "9999");
  for (guint i = 0; i < 200 && app_find_window (FORCON_TYPE_ADMIRAL_WINDOW) != NULL; i++)
    app_pump (50);
  g_assert_null (app_find_window (FORCON_TYPE_ADMIRAL_WINDOW));
}

static void
test_right_pin_opens (void)
{
  ForconMasterWindow *master = master_with_pins ("admiral-opens.forcon");
  ForconAdmiralWindow *window = open_view (master, VORPATRIL);

  g_assert_cmpint (forcon_admiral_window_step (window), ==, FORCON_ADMIRAL_ASKING);
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (master)));
  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, "Captain Vorpatril"));
  type (window, "4711");
  wait_for (window, FORCON_ADMIRAL_VIEWING);
  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, "Captain Vorpatril (Barrayar)"));
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (master)));
  come_back (window);
  app_close_master (master);
}

static void
test_wrong_pin_waits (void)
{
  ForconMasterWindow *master = master_with_pins ("admiral-wrong.forcon");
  ForconAdmiralWindow *window = open_view (master, VORPATRIL);
  GtkWidget *prompt = app_find_shown (window, FORCON_TYPE_PIN_PROMPT, NULL);

  for (guint i = 0; i < 3; i++)
    {
      type (window, "0000");
      app_settle ();
      for (guint k = 0; k < 100 && app_find_shown (prompt, GTK_TYPE_LABEL, "One moment…") != NULL; k++)
        app_pump (50);
      g_assert_cmpstr (gtk_editable_get_text (entry_of (window, 0)), ==, "");
      if (i == 1)
        g_assert_nonnull (
            app_find_shown (prompt, GTK_TYPE_LABEL, "Wrong PIN. 1 attempt left."));
    }
  g_assert_cmpint (forcon_admiral_window_step (window), ==, FORCON_ADMIRAL_ASKING);
  g_assert_false (gtk_editable_get_editable (entry_of (window, 0)));
  g_assert_nonnull (
      app_find_shown (prompt, GTK_TYPE_LABEL, "Too many wrong PINs. The next can be typed in 0:30."));
  app_pump (2100);
  g_assert_null (app_find_shown (prompt, GTK_TYPE_LABEL, "Too many wrong PINs. The next can be typed in 0:30."));
  come_back (window);
  app_close_master (master);
}

static void
set_twice (ForconAdmiralWindow *window, const char *pin)
{
  gtk_editable_set_text (entry_of (window, 0), pin);
  gtk_editable_set_text (entry_of (window, 1), "0000");
  g_assert_false (gtk_widget_get_sensitive (app_find_shown (window, GTK_TYPE_BUTTON, "_Set the PIN")));
  gtk_editable_set_text (entry_of (window, 1), pin);
  app_press (window, "_Set the PIN");
}

static void
test_pins_are_set_first (void)
{
  g_autoptr (ForconGame) game = app_game ("skirmish.xml", "admiral-set.forcon");
  ForconMasterWindow *master = app_master_window (game, 1366, 768);
  ForconAdmiralWindow *window = open_view (master, 0);

  g_assert_cmpint (forcon_admiral_window_step (window), ==, FORCON_ADMIRAL_CHOOSING);
  g_signal_emit_by_name (gtk_widget_get_ancestor (app_find_shown (window, GTK_TYPE_LABEL, "Ghem-captain Rivek"),
                                                  GTK_TYPE_LIST_BOX),
                         "row-activated",
                         gtk_widget_get_ancestor (app_find_shown (window, GTK_TYPE_LABEL, "Ghem-captain Rivek"),
                                                  GTK_TYPE_LIST_BOX_ROW));
  g_assert_cmpint (forcon_admiral_window_step (window), ==, FORCON_ADMIRAL_SETTING_MASTER);
  app_settle ();
  set_twice (window, "9999");
  wait_for (window, FORCON_ADMIRAL_ASKING);
  g_assert_true (forcon_pin_is_set (forcon_game_store (game), master_side));
  set_twice (window, "2222");
  wait_for (window, FORCON_ADMIRAL_VIEWING);
  g_assert_true (forcon_pin_is_set (forcon_game_store (game), (ForconSideId){ RIVEK }));
  come_back (window);
  app_close_master (master);
}

static void
test_back_before_handing_over (void)
{
  g_autoptr (ForconGame) game = app_game ("skirmish.xml", "admiral-back.forcon");
  ForconMasterWindow *master = app_master_window (game, 1366, 768);

  gtk_window_close (GTK_WINDOW (open_view (master, 0)));
  app_settle ();
  g_assert_null (app_find_window (FORCON_TYPE_ADMIRAL_WINDOW));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (master)));
  app_close_master (master);
}

static void
test_only_the_master_gets_back (void)
{
  ForconMasterWindow *master = master_with_pins ("admiral-curtain.forcon");
  ForconAdmiralWindow *window = open_view (master, VORPATRIL);

  gtk_window_close (GTK_WINDOW (window));
  wait_for (window, FORCON_ADMIRAL_CURTAIN);
  gtk_window_close (GTK_WINDOW (window));
  app_settle ();
  g_assert_true (app_find_window (FORCON_TYPE_ADMIRAL_WINDOW) == window);
  g_assert_null (app_find_shown (window, GTK_TYPE_BUTTON, "_Back"));
  type (window, "4711");
  app_pump (1500);
  g_assert_cmpint (forcon_admiral_window_step (window), ==, FORCON_ADMIRAL_CURTAIN);
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (master)));
  come_back (window);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (master)));
  app_close_master (master);
}

static void
on_text (GObject *source, GAsyncResult *result, gpointer data)
{
  *(char **) data = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
}

static char *
clipboard_text (void)
{
  char *text = NULL;

  gdk_clipboard_read_text_async (gdk_display_get_clipboard (gdk_display_get_default ()), NULL, on_text, &text);
  app_settle ();
  return text;
}

static void
test_no_trace (void)
{
  ForconMasterWindow *master = master_with_pins ("admiral-trace.forcon");
  ForconGame *game = forcon_master_window_game (master);
  ForconAdmiralWindow *window;
  GtkWidget *view;
  ForconFocus before;
  g_autofree char *clipboard = NULL;

  forcon_game_focus_ship (game, (ForconShipId){ 7 });
  before = *forcon_game_focus (game);
  gdk_clipboard_set_text (gdk_display_get_clipboard (gdk_display_get_default ()), "as before");
  window = view_of_vorpatril (master);
  view = app_find (window, FORCON_TYPE_ADMIRAL_VIEW, NULL);
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  g_object_add_weak_pointer (G_OBJECT (view), (gpointer *) &view);
  come_back (window);
  app_settle ();
  g_assert_null (window);
  g_assert_null (view);
  g_assert_cmpuint (forcon_game_focus (game)->ship.value, ==, before.ship.value);
  g_assert_cmpuint (forcon_game_focus (game)->sector.value, ==, before.sector.value);
  g_assert_cmpuint (forcon_game_focus (game)->admiral.value, ==, before.admiral.value);
  clipboard = clipboard_text ();
  g_assert_cmpstr (clipboard, ==, "as before");
  app_close_master (master);
}

static void
test_idle (void)
{
  ForconMasterWindow *master = master_with_pins ("admiral-idle.forcon");
  ForconAdmiralWindow *window = view_of_vorpatril (master);

  g_object_set (window, "patience", 200, NULL);
  wait_for (window, FORCON_ADMIRAL_CURTAIN);
  g_assert_null (app_find (window, GTK_TYPE_LABEL, "Captain Vorpatril (Barrayar)"));
  g_object_set (window, "patience", 60000, NULL);
  come_back (window);
  app_close_master (master);
}

static void
test_what_comes_up_is_hidden (void)
{
  ForconMasterWindow *master = master_with_pins ("admiral-dialog.forcon");
  ForconAdmiralWindow *window = view_of_vorpatril (master);
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (master), "For the master", "Brume");

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", "_Close");
  gtk_window_present (GTK_WINDOW (dialog));
  app_settle ();
  g_assert_false (gtk_widget_get_mapped (dialog));
  come_back (window);
  g_assert_true (gtk_widget_get_mapped (dialog));
  gtk_window_destroy (GTK_WINDOW (dialog));
  app_close_master (master);
}

static void
test_another_start (void)
{
  ForconMasterWindow *master = master_with_pins ("admiral-start.forcon");
  GApplication *application = G_APPLICATION (gtk_window_get_application (GTK_WINDOW (master)));
  ForconAdmiralWindow *window = view_of_vorpatril (master);
  g_autofree char *path = forcon_data_find ("scenarios/hegen-hub.xml", NULL);
  g_autoptr (GFile) battle = g_file_new_for_path (path);
  guint windows = g_list_model_get_n_items (gtk_window_get_toplevels ());

  g_application_activate (application);
  g_application_open (application, &battle, 1, "");
  g_action_group_activate_action (G_ACTION_GROUP (application), "new-campaign", NULL);
  g_action_group_activate_action (G_ACTION_GROUP (application), "fleet-dice", NULL);
  app_settle ();
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (master)));
  g_assert_cmpuint (g_list_model_get_n_items (gtk_window_get_toplevels ()), ==, windows);
  come_back (window);
  app_close_master (master);
}

/* What can be read */

/* What a card draws. */
static void
collect_card (GtkWidget *widget, GString *texts)
{
  g_autoptr (ForconFleetItem) item = NULL;
  const ForconCardModel *card;

  g_object_get (widget, "item", &item, NULL);
  card = forcon_fleet_item_card (item);
  g_string_append_printf (texts, "card %s, %s, %s, %d of %d, %s\n", card->name, card->owner, card->formation,
                          card->hits.left, card->hits.all, card->harm);
}

static void
collect (GtkWidget *widget, GString *texts)
{
  const char *tooltip = gtk_widget_get_tooltip_text (widget);

  if (GTK_IS_LABEL (widget))
    {
      g_string_append_printf (texts, "%s\n", gtk_label_get_text (GTK_LABEL (widget)));
      g_assert_false (gtk_label_get_selectable (GTK_LABEL (widget)));
    }
  if (FORCON_IS_FLEET_CARD (widget))
    collect_card (widget, texts);
  if (tooltip != NULL)
    g_string_append_printf (texts, "(%s)\n", tooltip);
  g_assert_false (GTK_IS_TEXT_VIEW (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, texts);
}

/* What the map draws. */
static void
collect_map (const ForconMapModel *map, GString *texts)
{
  for (guint i = 0; i < map->tokens->len; i++)
    {
      const ForconMapToken *token = &g_array_index (map->tokens, ForconMapToken, i);

      g_string_append_printf (texts, "token %u %u %s %d %d %d\n", token->sector.value, token->admiral.value,
                              token->name == NULL ? "-" : token->name, token->level, token->count, token->posture);
    }
  for (guint i = 0; i < map->signs->len; i++)
    g_string_append_printf (texts, "sign %u %d\n", g_array_index (map->signs, ForconMapSign, i).sector.value,
                            g_array_index (map->signs, ForconMapSign, i).count);
}

/* Everything on every page; the time that is left is no secret, and never the same. */
static char *
texts_of_view (ForconAdmiralWindow *window)
{
  ForconAdmiralView *view = FORCON_ADMIRAL_VIEW (app_find_shown (window, FORCON_TYPE_ADMIRAL_VIEW, NULL));
  GString *texts = g_string_new (gtk_window_get_title (GTK_WINDOW (window)));
  g_autoptr (GRegex) time = g_regex_new ("[0-9]+:[0-9][0-9]", 0, 0, NULL);
  g_autofree char *all = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      forcon_admiral_view_show_page (view, pages[i]);
      app_settle ();
      collect (GTK_WIDGET (window), texts);
    }
  collect_map (forcon_map_view_model (FORCON_MAP_VIEW (app_find (view, FORCON_TYPE_MAP_VIEW, NULL))), texts);
  all = g_string_free (texts, FALSE);
  return g_regex_replace_literal (time, all, -1, 0, "TIME", 0, NULL);
}

static char *
texts_of_game (const char *file, const char *mark, const char *secret)
{
  g_autoptr (ForconGame) game = marked_game (file, mark);
  ForconMasterWindow *master;
  ForconAdmiralWindow *window;
  char *texts;

  play (game, secret);
  set_pin (game, 0, "9999");
  set_pin (game, VORPATRIL, "4711");
  master = app_master_window (game, 1366, 768);
  window = view_of_vorpatril (master);
  texts = texts_of_view (window);
  come_back (window);
  app_close_master (master);
  return texts;
}

/* F-CAMP-8 */
static void
test_twins (void)
{
  g_autofree char *one = texts_of_game ("admiral-twin-1.forcon", "Brume", "Everybody stays, and keeps quiet");
  g_autofree char *two = texts_of_game ("admiral-twin-2.forcon", "Zephyr", "What shall we do with a drunken sailor?");

  g_assert_nonnull (strstr (one, "Shield"));
  g_assert_nonnull (strstr (one, "The kettle is on"));
  g_assert_nonnull (strstr (one, "whistle a tune"));
  g_assert_nonnull (strstr (one, "Report to Captain Vorpatril"));
  g_assert_nonnull (strstr (one, "\ntoken "));
  g_assert_nonnull (strstr (one, "\ncard Count Piotr"));
  g_assert_null (strstr (one, "\ncard Painted Mask"));
  g_assert_null (strstr (one, "Brume"));
  g_assert_null (strstr (one, "keeps quiet"));
  g_assert_cmpstr (one, ==, two);
}

/* Looks */

/* What is drawn around a window on this display, px. */
#define FRAME 10

/* Nobody manages windows here: one that is on the screen keeps its size whatever it asks for. */
static ForconAdmiralWindow *
view_of_size (ForconMasterWindow *master, int width, int height)
{
  ForconAdmiralWindow *window
      = forcon_admiral_window_new (forcon_master_window_game (master), (ForconSideId){ VORPATRIL });

  gtk_window_unfullscreen (GTK_WINDOW (window));
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_present (GTK_WINDOW (window));
  app_settle ();
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (window)), ==, width - FRAME);
  return window;
}

static void
look_at_pages (int width, int height)
{
  g_autofree char *file = g_strdup_printf ("admiral-looks-%d.forcon", width);
  ForconMasterWindow *master = master_with_pins (file);
  ForconAdmiralWindow *window = view_of_size (master, width, height);
  ForconAdmiralView *view;

  if (width < 2000)
    app_assert_looks_right (window, "admiral-prompt");
  type (window, "4711");
  wait_for (window, FORCON_ADMIRAL_VIEWING);
  view = FORCON_ADMIRAL_VIEW (app_find_shown (window, FORCON_TYPE_ADMIRAL_VIEW, NULL));
  for (guint i = 0; i < (width < 2000 ? G_N_ELEMENTS (pages) : 2); i++)
    {
      g_autofree char *name = g_strdup_printf ("admiral-%s-%d", pages[i], width);

      forcon_admiral_view_show_page (view, pages[i]);
      app_settle ();
      app_assert_looks_right (window, name);
    }
  gtk_window_close (GTK_WINDOW (window));
  wait_for (window, FORCON_ADMIRAL_CURTAIN);
  if (width < 2000)
    app_assert_looks_right (window, "admiral-curtain");
  come_back (window);
  app_close_master (master);
}

static void
test_looks_small (void)
{
  look_at_pages (1366, 768);
}

static void
test_looks_large (void)
{
  look_at_pages (2560, 1440);
}

static void
test_looks_setting (void)
{
  g_autoptr (ForconGame) game = app_game ("skirmish.xml", "admiral-looks-set.forcon");
  ForconMasterWindow *master = app_master_window (game, 1366, 768);
  ForconAdmiralWindow *window = open_view (master, 0);

  gtk_window_unfullscreen (GTK_WINDOW (window));
  app_settle ();
  app_assert_looks_right (window, "admiral-choose");
  gtk_window_close (GTK_WINDOW (window));
  app_settle ();
  window = open_view (master, RIVEK);
  gtk_window_unfullscreen (GTK_WINDOW (window));
  app_settle ();
  app_assert_looks_right (window, "admiral-set-pin");
  gtk_window_close (GTK_WINDOW (window));
  app_settle ();
  app_close_master (master);
}

/* The program stays English, and so does the next admiral's view. */
static void
test_language (void)
{
  ForconMasterWindow *master = master_with_pins ("admiral-language.forcon");
  ForconGame *game = forcon_master_window_game (master);
  ForconCampaignCommand command = forcon_game_command (game, FORCON_CAMPAIGN_COMMAND_LANGUAGE);
  static const char *const words[] = { "Капитан Форпатрил (Барраяр)", "Карта", "Готово", "Соединение «Щит»" };
  ForconAdmiralWindow *window;

  command.language.admiral.value = VORPATRIL;
  command.language.language = FORCON_LANGUAGE_RU;
  g_assert_true (forcon_game_do (game, &command, FORCON_DICE_MODE_ROLL));
  window = view_of_vorpatril (master);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autoptr (GString) texts = app_texts (window);

      if (strstr (texts->str, words[i]) == NULL)
        g_test_fail_printf ("no “%s” in: %s", words[i], texts->str);
    }
  app_picture (window, "admiral-in-russian.png");
  come_back (window);
  command.language.language = FORCON_LANGUAGE_PROGRAM;
  g_assert_true (forcon_game_do (game, &command, FORCON_DICE_MODE_ROLL));
  window = view_of_vorpatril (master);
  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, "Captain Vorpatril (Barrayar)"));
  come_back (window);
  app_close_master (master);
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/admiral-window/the right PIN opens the view, and nothing else is on the screen", test_right_pin_opens);
  g_test_add_func ("/app/admiral-window/after three wrong PINs it says how long to wait", test_wrong_pin_waits);
  g_test_add_func ("/app/admiral-window/the master's PIN is set before the first view, then the admiral's", test_pins_are_set_first);
  g_test_add_func ("/app/admiral-window/who has not chosen anybody goes back as he came", test_back_before_handing_over);
  g_test_add_func ("/app/admiral-window/only the master gets back to the master's window", test_only_the_master_gets_back);
  g_test_add_func ("/app/admiral-window/nothing is left of it when it is closed", test_no_trace);
  g_test_add_func ("/app/admiral-window/the curtain closes when nobody is there", test_idle);
  g_test_add_func ("/app/admiral-window/what comes up meanwhile is not shown", test_what_comes_up_is_hidden);
  g_test_add_func ("/app/admiral-window/another start of the program opens nothing meanwhile", test_another_start);
  g_test_add_func ("/app/admiral-window/what is hidden from the admiral makes no difference to any text (F-CAMP-8)", test_twins);
  g_test_add_func ("/app/admiral-window/it is in the language of the admiral", test_language);
  g_test_add_func ("/looks/admiral-window/every page can be read on a small screen", test_looks_small);
  g_test_add_func ("/looks/admiral-window/every page can be read on a large screen", test_looks_large);
  g_test_add_func ("/looks/admiral-window/choosing and setting can be read", test_looks_setting);
  return g_test_run ();
}
