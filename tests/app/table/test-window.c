/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app-support.h"

#include "app/session/session-ask.h"
#include "app/session/session-draft.h"
#include "app/session/session-play.h"
#include "storage/files/data.h"
#include "app/game/dice-dialog.h"
#include "app/table/journal-item.h"
#include "app/table/journal-view.h"
#include "app/table/ship-list.h"
#include "app/table/table-view.h"
#include "campaign/clash/suggestion.h"
#include "engine/movement/movement.h"
#include "engine/state/formation.h"
#include "report/campaign/campaign-wording.h"

#define WIDTH 1366
#define HEIGHT 768

static ForconTableWindow *
duel (void)
{
  g_autofree char *path = app_resource ("duel.xml");

  return app_window_of_one_ship (path, WIDTH, HEIGHT);
}

static ForconTableWindow *
duel_in_fire_step (void)
{
  ForconTableWindow *window = duel ();

  app_act (window, "win.end-step");
  forcon_session_select (forcon_table_window_session (window), app_ship (forcon_table_window_session (window), "anvil"));
  app_settle ();
  return window;
}

/* Whether the journal on the screen says @text somewhere. */
static gboolean
journal_says (ForconTableWindow *window, const char *text)
{
  GtkWidget *view = app_find (window, FORCON_TYPE_JOURNAL_VIEW, NULL);
  GListModel *items = forcon_journal_view_items (FORCON_JOURNAL_VIEW (view));

  for (guint i = 0; i < g_list_model_get_n_items (items); i++)
    {
      g_autoptr (ForconJournalItem) item = g_list_model_get_item (items, i);

      if (strstr (forcon_row_item_text (item, "text"), text) != NULL)
        return TRUE;
    }
  return FALSE;
}

static guint
journal_lines (ForconTableWindow *window)
{
  GtkWidget *view = app_find (window, FORCON_TYPE_JOURNAL_VIEW, NULL);

  return g_list_model_get_n_items (forcon_journal_view_items (FORCON_JOURNAL_VIEW (view)));
}

static void
type_in (GtkWindow *dialog, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (app_find (dialog, GTK_TYPE_ENTRY, NULL)), text);
  app_settle ();
}

static gboolean
can_press (gpointer root, const char *label)
{
  GtkWidget *button = app_find_shown (root, GTK_TYPE_BUTTON, label);

  return button != NULL && gtk_widget_is_sensitive (button);
}

static void
starts_empty (void)
{
  ForconTableWindow *window = app_window_of_one_ship (NULL, WIDTH, HEIGHT);

  g_assert_nonnull (app_find_shown (window, ADW_TYPE_STATUS_PAGE, NULL));
  g_assert_null (app_find_shown (window, FORCON_TYPE_TABLE_VIEW, NULL));
  app_close (window);
}

static void
opens_demonstration (void)
{
  g_autofree char *path = forcon_data_find ("scenarios/hegen-hub.xml", NULL);
  ForconTableWindow *window = app_window_of_one_ship (path, WIDTH, HEIGHT);

  g_assert_nonnull (app_find_shown (window, FORCON_TYPE_TABLE_VIEW, NULL));
  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, "Prince Serg"));
  g_assert_null (forcon_session_path (forcon_table_window_session (window)));
  app_close (window);
}

static void
copies_are_templates (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "scenarios", "hegen-hub.xml", NULL);
  ForconTableWindow *window = app_window_of_one_ship (path, WIDTH, HEIGHT);

  g_assert_nonnull (forcon_session_battle (forcon_table_window_session (window)));
  g_assert_null (forcon_session_path (forcon_table_window_session (window)));
  app_close (window);
}

static void
header_tells (void)
{
  ForconTableWindow *window = duel ();

  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, "Round 1 · Red · Movement"));
  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, "Duel — Red: 2 formations may still move"));
  app_close (window);
}

static void
move_by_fields (void)
{
  ForconTableWindow *window = duel ();
  ForconSession *session = forcon_table_window_session (window);
  GtkWidget *ahead = app_find_shown (window, GTK_TYPE_SPIN_BUTTON, NULL);
  const ForconEvent *event;

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (ahead), 12.5);
  app_settle ();
  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, "A legal move of 12.5 cm."));
  app_press (window, "_Move");
  event = app_find_event (app_last_entry (session), FORCON_EVENT_SHIP_MOVED);
  g_assert_nonnull (event);
  g_assert_cmpint (event->ship_moved.to.x, ==, FORCON_CM (30) + 1250);
  g_assert_true (journal_says (window, "Anvil"));
  app_close (window);
}

/* F-MOV-2: the sentence under the fields names the figures, and the button refuses. */
static void
refused_fields (void)
{
  ForconTableWindow *window = duel ();
  GtkWidget *ahead = app_find_shown (window, GTK_TYPE_SPIN_BUTTON, NULL);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (ahead), 33);
  app_settle ();
  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, "Anvil cannot go 33.0 cm: at most 20.0 cm (F-MOV-2)"));
  g_assert_false (can_press (window, "_Move"));
  app_act (window, "win.cancel");
  g_assert_cmpfloat (gtk_spin_button_get_value (GTK_SPIN_BUTTON (ahead)), ==, 0);
  app_close (window);
}

/* F-TURN-3: the move that is drawn up at first keeps to the table; one over the edge says so and is not the button's */
static void
edge_needs_its_button (void)
{
  g_autofree char *path = app_resource ("edge.xml");
  ForconTableWindow *window = app_window_of_one_ship (path, WIDTH, HEIGHT);
  ForconSession *session = forcon_table_window_session (window);
  ForconShipId barge = app_ship (session, "barge");

  g_assert_null (app_find_shown (window, GTK_TYPE_BUTTON, "Leave the _Table"));
  g_assert_true (can_press (window, "_Move"));
  forcon_session_select (session, barge);
  app_settle ();
  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL,
                                    "Over the edge: Barge leaves the table and withdraws from the battle."));
  g_assert_false (can_press (window, "_Move"));
  app_act (window, "win.do");
  g_assert_false (forcon_battle_ship (forcon_session_battle (session), barge)->moved);
  app_press (window, "Leave the _Table");
  g_assert_cmpint (forcon_battle_ship (forcon_session_battle (session), barge)->status, ==, FORCON_SHIP_WITHDRAWN);
  app_close (window);
}

/* Enter and the button do the same, with a move that nobody has touched too. */
static void
enter_is_the_button (void)
{
  g_autofree char *path = app_resource ("edge.xml");
  ForconTableWindow *window = app_window_of_one_ship (path, WIDTH, HEIGHT);
  ForconSession *session = forcon_table_window_session (window);

  g_assert_false (forcon_session_draft (session)->touched);
  app_act (window, "win.do");
  g_assert_true (forcon_battle_ship (forcon_session_battle (session), app_ship (session, "anvil"))->moved);
  app_close (window);
}

static void
enter_in (GtkWidget *field)
{
  g_signal_emit_by_name (gtk_editable_get_delegate (GTK_EDITABLE (field)), "activate");
}

/* A number that the field takes only with Enter is shown by it, and carried out by the next. */
static void
enter_shows_first (void)
{
  ForconTableWindow *window = duel ();
  ForconSession *session = forcon_table_window_session (window);
  ForconShipId anvil = app_ship (session, "anvil");
  GtkWidget *ahead = app_find_shown (window, GTK_TYPE_SPIN_BUTTON, NULL);

  gtk_editable_set_text (GTK_EDITABLE (ahead), "12");
  enter_in (ahead);
  g_assert_false (forcon_battle_ship (forcon_session_battle (session), anvil)->moved);
  app_settle ();
  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, "A legal move of 12.0 cm."));
  enter_in (ahead);
  g_assert_true (forcon_battle_ship (forcon_session_battle (session), anvil)->moved);
  app_close (window);
}

/* After a move the next ship is selected that has one, and the header counts as the list of openings does. */
static void
next_after_a_move (void)
{
  ForconTableWindow *window = duel ();
  ForconSession *session = forcon_table_window_session (window);

  app_press (window, "_Move");
  g_assert_true (FORCON_ID_EQUAL (forcon_session_draft (session)->ship, app_ship (session, "dart")));
  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, "• Duel — Red: 1 formation may still move"));
  g_autoptr (GArray) openings = forcon_session_openings (session);

  g_assert_cmpuint (g_array_index (openings, ForconOpening, 0).count, ==, 1);
  app_close (window);
}

/* The field tells what it holds once it no longer has the focus, which it loses when the window goes. */
static void
closes_while_a_field_is_edited (void)
{
  ForconTableWindow *window = duel ();
  GtkWidget *ahead = app_find_shown (window, GTK_TYPE_SPIN_BUTTON, NULL);

  gtk_widget_grab_focus (ahead);
  gtk_editable_set_text (GTK_EDITABLE (ahead), "3.5");
  app_close (window);
}

static void
drag_fills_fields (void)
{
  ForconTableWindow *window = duel ();
  ForconSession *session = forcon_table_window_session (window);
  GtkWidget *ahead = app_find_shown (window, GTK_TYPE_SPIN_BUTTON, NULL);

  forcon_session_drag_to (session, (ForconPoint){ FORCON_CM (46), FORCON_CM (40) });
  app_settle ();
  g_assert_cmpfloat_with_epsilon (gtk_spin_button_get_value (GTK_SPIN_BUTTON (ahead)), 16, 0.01);
  app_press (window, "_Move");
  g_assert_cmpint (forcon_battle_ship (forcon_session_battle (session), app_ship (session, "anvil"))->position.x, ==,
                   FORCON_CM (46));
  app_close (window);
}

static void
list_selects (void)
{
  ForconTableWindow *window = duel ();
  GtkWidget *list = app_find (app_find (window, FORCON_TYPE_SHIP_LIST, NULL), GTK_TYPE_LIST_VIEW, NULL);
  GtkSelectionModel *model = gtk_list_view_get_model (GTK_LIST_VIEW (list));
  ForconSession *session = forcon_table_window_session (window);

  /* Red, Anvil, Dart, Blue, Thorn */
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (model)), ==, 5);
  g_assert_true (gtk_selection_model_is_selected (model, 1));
  gtk_selection_model_select_item (model, 4, TRUE);
  g_assert_true (FORCON_ID_EQUAL (forcon_session_draft (session)->ship, app_ship (session, "thorn")));
  gtk_selection_model_select_item (model, 0, TRUE);
  g_assert_true (FORCON_ID_EQUAL (forcon_session_draft (session)->ship, app_ship (session, "thorn")));
  app_act (window, "win.next-ship");
  g_assert_true (gtk_selection_model_is_selected (model, 1));
  app_close (window);
}

static void
shot_is_previewed (void)
{
  ForconTableWindow *window = duel_in_fire_step ();
  GtkWidget *label = app_find_shown (window, GTK_TYPE_LABEL, "Thorn, 35.0 cm");

  g_assert_nonnull (label);
  /* F-ART-2, F-ART-4: an approaching capital ship is column 2, beyond three quarters of 40 cm one right. */
  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL,
                                    "35.0 cm, dead ahead.\nFirepower 9, range 40.0 cm. Capital ship approaching (its bow "
                                    "arc), column 2, 1 right at long range: column 3. 5 salvos, 1 "
                                    "stopped by shields: 4 dice on 4+, critical on 6+."));
  g_assert_true (can_press (window, "_Roll"));
  app_close (window);
}

static void
unusable_weapons_tell_why (void)
{
  ForconTableWindow *window = duel_in_fire_step ();

  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, "out of arc"));
  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, "out of range"));
  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, "target in arc"));
  app_close (window);
}

static void
dice_are_typed (void)
{
  ForconTableWindow *window = duel_in_fire_step ();
  GtkWindow *dialog;
  const ForconEvent *event;

  app_press (window, "_Type the Dice…");
  dialog = app_find_window (FORCON_TYPE_DICE_DIALOG);
  g_assert_nonnull (dialog);
  g_assert_nonnull (app_find_shown (dialog, GTK_TYPE_LABEL, "Thorn, armour 4: 4 dice"));
  g_assert_false (can_press (dialog, "_Use These Dice"));
  type_in (dialog, "4 9");
  g_assert_false (can_press (dialog, "_Use These Dice"));
  type_in (dialog, "4 2 2");
  app_picture (dialog, "dice-dialog.png");
  g_assert_false (can_press (dialog, "_Use These Dice"));
  type_in (dialog, "4 2 2 1");
  g_assert_nonnull (app_find_shown (dialog, GTK_TYPE_LABEL, "Thorn, criticals, 6+: 1 die"));
  type_in (dialog, "5");
  g_assert_null (app_find_window (FORCON_TYPE_DICE_DIALOG));
  event = app_find_event (app_last_entry (forcon_table_window_session (window)), FORCON_EVENT_BATTERY_FIRED);
  g_assert_cmpint (event->battery_fired.damage, ==, 1);
  g_assert_true (journal_says (window, "Armour 4: 4 2 2 1, 1 damage."));
  app_close (window);
}

/* Several rolls stand in one line as they lie on the table; what has too many dice before its slash is not taken. */
static void
dice_of_several_rolls (void)
{
  ForconTableWindow *window = duel_in_fire_step ();
  GtkWindow *dialog;

  app_press (window, "_Type the Dice…");
  dialog = app_find_window (FORCON_TYPE_DICE_DIALOG);
  type_in (dialog, "42215");
  g_assert_nonnull (app_find_shown (dialog, GTK_TYPE_LABEL, "1 die too many."));
  type_in (dialog, "422/15");
  g_assert_nonnull (app_find_shown (dialog, GTK_TYPE_LABEL, "1 more die to type."));
  type_in (dialog, "4221/5");
  g_assert_null (app_find_window (FORCON_TYPE_DICE_DIALOG));
  g_assert_true (journal_says (window, "Armour 4: 4 2 2 1, 1 damage."));
  app_close (window);
}

static void
dialog_is_cancelled (void)
{
  ForconTableWindow *window = duel_in_fire_step ();
  guint lines = journal_lines (window);

  app_press (window, "_Type the Dice…");
  type_in (app_find_window (FORCON_TYPE_DICE_DIALOG), "4 4 4 4");
  app_press (app_find_window (FORCON_TYPE_DICE_DIALOG), "_Cancel");
  g_assert_null (app_find_window (FORCON_TYPE_DICE_DIALOG));
  g_assert_cmpuint (journal_lines (window), ==, lines);
  app_close (window);
}

/* The command is dropped elsewhere: by the session itself, or by an undo at another table. */
static void
dialog_closes_with_its_command (void)
{
  ForconTableWindow *window = duel_in_fire_step ();
  guint lines = journal_lines (window);

  app_press (window, "_Type the Dice…");
  g_assert_nonnull (app_find_window (FORCON_TYPE_DICE_DIALOG));
  forcon_session_cancel (forcon_table_window_session (window));
  app_settle ();
  g_assert_null (app_find_window (FORCON_TYPE_DICE_DIALOG));
  g_assert_cmpuint (journal_lines (window), ==, lines);
  app_press (window, "_Type the Dice…");
  g_assert_nonnull (app_find_window (FORCON_TYPE_DICE_DIALOG));
  app_press (app_find_window (FORCON_TYPE_DICE_DIALOG), "_Cancel");
  app_close (window);
}

static void
dialog_rolls (void)
{
  ForconTableWindow *window = duel_in_fire_step ();

  app_press (window, "_Type the Dice…");
  while (app_find_window (FORCON_TYPE_DICE_DIALOG) != NULL)
    app_press (app_find_window (FORCON_TYPE_DICE_DIALOG), "_Roll for Me");
  g_assert_nonnull (app_find_event (app_last_entry (forcon_table_window_session (window)), FORCON_EVENT_BATTERY_FIRED));
  app_close (window);
}

static void
journal_undoes (void)
{
  ForconTableWindow *window = duel_in_fire_step ();
  guint lines = journal_lines (window);

  app_press (window, "_Roll");
  g_assert_cmpuint (journal_lines (window), >, lines);
  g_assert_true (journal_says (window, "Anvil fires its "));
  app_act (window, "win.undo");
  g_assert_cmpuint (journal_lines (window), ==, lines);
  g_assert_false (journal_says (window, "Anvil fires its "));
  app_act (window, "win.redo");
  g_assert_true (journal_says (window, "Anvil fires its "));
  app_close (window);
}

static void
return_fire_is_offered (void)
{
  ForconTableWindow *window = duel_in_fire_step ();

  app_press (window, "_Roll");
  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, "Thorn may fire back; that ends the fire at it."));
  app_press (window, "Return Fire");
  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, "Anvil, 35.0 cm"));
  g_assert_true (can_press (window, "_Roll"));
  app_close (window);
}

/* Actions are open to other programs of the session, too. */
static void
enter_asks_for_a_target (void)
{
  ForconTableWindow *window = duel_in_fire_step ();
  ForconSession *session = forcon_table_window_session (window);
  guint n = forcon_session_n_entries (session);

  forcon_session_set_target (session, FORCON_NO_SHIP);
  app_act (window, "win.do");
  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL,
                                    "No target selected. Click one on the table, or choose it in the list."));
  g_assert_cmpuint (forcon_session_n_entries (session), ==, n);
  app_close (window);
}

/* After the menu the keys are where they were, so that Enter does not open it again. */
static void
menu_gives_the_keys_back (void)
{
  ForconTableWindow *window = duel_in_fire_step ();
  GtkWidget *table = app_find (window, FORCON_TYPE_TABLE_VIEW, NULL);
  GtkWidget *menu = NULL;

  gtk_widget_grab_focus (table);
  app_settle ();
  for (GtkWidget *button = app_find_shown (window, GTK_TYPE_MENU_BUTTON, NULL); button != NULL && menu == NULL; button = NULL)
    menu = button;
  g_assert_nonnull (menu);
  gtk_menu_button_popup (GTK_MENU_BUTTON (menu));
  app_settle ();
  gtk_menu_button_popdown (GTK_MENU_BUTTON (menu));
  app_settle ();
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == table
                 || gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), table));
  app_close (window);
}

/* Nobody's turn it is when the battle is over. */
static void
nobody_has_a_turn_when_it_is_over (void)
{
  ForconTableWindow *window = duel_in_fire_step ();
  ForconSession *session = forcon_table_window_session (window);
  ForconCommand end = FORCON_COMMAND (END_BATTLE, end_battle, .ending = FORCON_ENDING_AGREED);

  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, "Red · its turn"));
  forcon_session_do (session, &end, FORCON_DICE_MODE_ROLL);
  app_settle ();
  g_assert_null (app_find_shown (window, GTK_TYPE_LABEL, "Red · its turn"));
  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, "Red"));
  app_close (window);
}

static void
only_ships_that_are_there_fire (void)
{
  ForconTableWindow *window = duel_in_fire_step ();
  ForconSession *session = forcon_table_window_session (window);
  guint16 anvil = app_ship (session, "anvil").value, thorn = app_ship (session, "thorn").value;
  guint16 beyond = (guint16) (forcon_session_battle (session)->n_ships + 1);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.return-fire", "(qq)", thorn, beyond);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.return-fire", "(qq)", beyond, thorn);
  g_assert_cmpuint (forcon_session_draft (session)->ship.value, ==, anvil);
  g_assert_cmpuint (forcon_session_draft (session)->target.value, ==, thorn);
  app_close (window);
}

static void
wrong_file_is_told (void)
{
  g_autofree char *path = app_resource ("wrong.xml");
  ForconTableWindow *window = app_window_of_one_ship (path, WIDTH, HEIGHT);
  AdwMessageDialog *dialog = app_find_window (ADW_TYPE_MESSAGE_DIALOG);

  g_assert_nonnull (dialog);
  g_assert_nonnull (strstr (adw_message_dialog_get_body (dialog), "wrong.xml:7: "));
  app_close (window);
}

static void
closing_asks (void)
{
  ForconTableWindow *window = duel_in_fire_step ();
  gpointer alive = window;

  g_object_add_weak_pointer (G_OBJECT (window), &alive);
  gtk_window_close (GTK_WINDOW (window));
  app_settle ();
  g_assert_nonnull (app_find_window (ADW_TYPE_MESSAGE_DIALOG));
  g_assert_cmpstr (adw_message_dialog_get_body (app_find_window (ADW_TYPE_MESSAGE_DIALOG)), ==,
                   "1 command with its dice is not saved and would be lost.");
  adw_message_dialog_response (app_find_window (ADW_TYPE_MESSAGE_DIALOG), "cancel");
  app_settle ();
  g_assert_nonnull (alive);
  gtk_window_close (GTK_WINDOW (window));
  app_settle ();
  adw_message_dialog_response (app_find_window (ADW_TYPE_MESSAGE_DIALOG), "discard");
  app_settle ();
  g_assert_null (alive);
}

/**
 * Proposed:
 * @ship: leads a formation of the side at turn, whose admiral proposes something on the telephone
 * @title: what the window calls it
 */
typedef struct {
  ForconGame *game;
  ForconTableWindow *window;
  ForconSession *session;
  ForconShipId ship;
  char *title;
} Proposed;

static void
proposed_clear (Proposed *proposed)
{
  app_close (proposed->window);
  g_clear_object (&proposed->game);
  g_clear_pointer (&proposed->title, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Proposed, proposed_clear)

/* Shield and Fan fight, and the first round has begun. */
static Proposed
before_battle (const char *file)
{
  Proposed proposed = { .game = app_game ("skirmish.xml", file) };
  const GArray *clashes;

  app_do (proposed.game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  app_let_clash (proposed.game, "shield", "fan");
  clashes = forcon_game_campaign (proposed.game)->clashes;
  proposed.window = app_window (NULL, WIDTH, HEIGHT);
  forcon_table_window_open_clash (proposed.window, proposed.game, g_array_index (clashes, ForconClash, 0).clash);
  app_settle ();
  proposed.session = forcon_table_window_session (proposed.window);
  return proposed;
}

static Proposed
at_table (const char *file)
{
  Proposed proposed = before_battle (file);
  const ForconBattle *battle;
  ForconCommand begin;

  g_assert_true (forcon_session_step_command (proposed.session, &begin));
  forcon_session_do (proposed.session, &begin, FORCON_DICE_MODE_ROLL);
  battle = forcon_session_battle (proposed.session);
  for (guint i = 1; i <= battle->n_ships; i++)
    if (FORCON_ID_EQUAL (battle->ships[i - 1].side, battle->side))
      proposed.ship = forcon_formation_lead (battle, battle->ships[i - 1].formation);
  return proposed;
}

/* Whose command it is proposes it; what the master allows before that. */
static void
propose_command (Proposed *proposed, const ForconCommand *wanted)
{
  const ForconBattle *battle = forcon_session_battle (proposed->session);
  ForconSideId side = forcon_command_side (battle, wanted);
  const ForconCampaign *campaign;
  g_autofree char *text = forcon_suggestion_format_one (wanted);
  ForconCampaignCommand command = forcon_game_command (proposed->game, FORCON_CAMPAIGN_COMMAND_SUGGESTIONS);

  command.suggestions.on = TRUE;
  g_assert_true (forcon_game_do (proposed->game, &command, FORCON_DICE_MODE_ROLL));
  campaign = forcon_game_campaign (proposed->game);
  command = forcon_game_command (proposed->game, FORCON_CAMPAIGN_COMMAND_SUGGEST);
  command.suggest.clash = forcon_session_clash (proposed->session);
  command.suggest.admiral = forcon_battle_find_side (campaign->fleet, forcon_battle_side (battle, side)->id);
  command.suggest.round = battle->round;
  command.suggest.step = battle->step;
  command.suggest.text = g_intern_string (text);
  proposed->title = g_strdup_printf ("Proposal of %s", forcon_wording_admiral (campaign, command.suggest.admiral));
  g_assert_true (forcon_game_do (proposed->game, &command, FORCON_DICE_MODE_ROLL));
  app_settle ();
}

/* Its admiral proposes a move of the ship. */
static void
propose (Proposed *proposed, ForconLegs legs)
{
  propose_command (proposed, &FORCON_COMMAND (MOVE, move, .ship = proposed->ship, .legs = legs));
}

static gboolean
has_moved (const Proposed *proposed)
{
  return forcon_battle_ship (forcon_session_battle (proposed->session), proposed->ship)->moved;
}

static void
proposal_is_accepted (void)
{
  g_auto (Proposed) proposed = at_table ("proposal-accepted.forcon");
  ForconLegs legs;

  g_assert_true (forcon_move_on_table (forcon_session_battle (proposed.session),
                                       forcon_session_rules (proposed.session), proposed.ship, &legs));
  propose (&proposed, legs);
  g_assert_nonnull (app_find_shown (proposed.window, GTK_TYPE_LABEL, proposed.title));
  app_picture (proposed.window, "proposal");
  app_key (proposed.window, GDK_KEY_y, 0);
  app_settle ();
  g_assert_true (has_moved (&proposed));
  g_assert_null (app_find_shown (proposed.window, GTK_TYPE_LABEL, proposed.title));
  /* The move and that it was accepted are taken back together. */
  app_act (proposed.window, "win.undo");
  app_settle ();
  g_assert_false (has_moved (&proposed));
  g_assert_nonnull (app_find_shown (proposed.window, GTK_TYPE_LABEL, proposed.title));
}

static void
mine_is_laid_before_the_battle (void)
{
  g_auto (Proposed) proposed = before_battle ("proposal-mine.forcon");
  ForconShipId layer = app_ship (proposed.session, "general-vorkraft");

  propose_command (&proposed, &FORCON_COMMAND (LAY, lay, .ship = layer, .range = 500, .strength = 16));
  g_assert_nonnull (app_find_shown (proposed.window, GTK_TYPE_LABEL, proposed.title));
  app_picture (proposed.window, "proposal-mine");
  app_key (proposed.window, GDK_KEY_y, 0);
  app_settle ();
  g_assert_cmpint (forcon_battle_ship (forcon_session_battle (proposed.session), layer)->mines_laid, ==, 1);
  g_assert_null (app_find_shown (proposed.window, GTK_TYPE_LABEL, proposed.title));
}

static void
proposal_is_refused (void)
{
  g_auto (Proposed) proposed = at_table ("proposal-refused.forcon");

  propose (&proposed, (ForconLegs){ .n = 1, .leg = { { FORCON_CM (900), 0 } } });
  app_key (proposed.window, GDK_KEY_y, 0);
  app_settle ();
  g_assert_false (has_moved (&proposed));
  g_assert_nonnull (app_find_shown (proposed.window, GTK_TYPE_LABEL, proposed.title));
  app_key (proposed.window, GDK_KEY_y, GDK_SHIFT_MASK);
  app_settle ();
  g_assert_null (app_find_shown (proposed.window, GTK_TYPE_LABEL, proposed.title));
}

static void
zoom_keeps_table (void)
{
  ForconTableWindow *window = duel ();
  GtkWidget *view = app_find (window, FORCON_TYPE_TABLE_VIEW, NULL);
  double x, y, zoomed_x, zoomed_y, fitted_x, fitted_y;
  ForconPoint corner = { FORCON_CM (120), FORCON_CM (80) };

  forcon_camera_to_screen (forcon_canvas_camera (view), corner, &x, &y);
  app_act (window, "win.zoom-in");
  forcon_camera_to_screen (forcon_canvas_camera (view), corner, &zoomed_x, &zoomed_y);
  app_act (window, "win.zoom-fit");
  forcon_camera_to_screen (forcon_canvas_camera (view), corner, &fitted_x, &fitted_y);
  g_assert_cmpfloat (zoomed_x, >, x);
  g_assert_cmpfloat_with_epsilon (fitted_x, x, 0.001);
  g_assert_cmpfloat_with_epsilon (fitted_y, y, 0.001);
  g_assert_cmpfloat (x, <, gtk_widget_get_width (view));
  app_close (window);
}

#define TEST(path, function) g_test_add_func ("/app/window/" path, function)

/* Names of icons in a file of the source, of which the theme has no picture: themes let some go from release to release. */
static void
collect_missing_icons (const char *path, GString *missing)
{
  g_autoptr (GRegex) name = g_regex_new ("(?<=[\">])[a-z0-9-]+-symbolic(?=[\"<])", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  GtkIconTheme *theme = gtk_icon_theme_get_for_display (gdk_display_get_default ());
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_regex_match (name, text, 0, &match);
  for (; g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *icon = g_match_info_fetch (match, 0);

      if (!gtk_icon_theme_has_icon (theme, icon))
        g_string_append_printf (missing, "%s in %s\n", icon, path);
    }
}

static void
collect_in_folder (const char *folder, GString *missing)
{
  g_autoptr (GDir) files = g_dir_open (folder, 0, NULL);

  g_assert_nonnull (files);
  for (const char *file = g_dir_read_name (files); file != NULL; file = g_dir_read_name (files))
    {
      g_autofree char *path = g_build_filename (folder, file, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        collect_in_folder (path, missing);
      else if (g_str_has_suffix (file, ".c") || g_str_has_suffix (file, ".ui"))
        collect_missing_icons (path, missing);
    }
}

static void
test_icons (void)
{
  static const char *const folders[] = { "src/app", "ui" };
  g_autoptr (GString) missing = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "..", folders[i], NULL);

      collect_in_folder (folder, missing);
    }
  g_assert_cmpstr (missing->str, ==, "");
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  TEST ("without a battle there is nothing on the table", starts_empty);
  TEST ("the demonstration battle opens", opens_demonstration);
  TEST ("an untouched copy of a ready-made battle is not written over", copies_are_templates);
  TEST ("the header tells whose turn it is and what is left to do", header_tells);
  TEST ("a move is made by its fields", move_by_fields);
  TEST ("a move that is refused says why (F-MOV-2)", refused_fields);
  TEST ("a move over the edge needs its own button (F-TURN-3)", edge_needs_its_button);
  TEST ("Enter does what the button does", enter_is_the_button);
  TEST ("Enter shows what was typed before it is carried out", enter_shows_first);
  TEST ("after a move the next ship is selected", next_after_a_move);
  TEST ("a window closes while a field of it is edited", closes_while_a_field_is_edited);
  TEST ("a dragged ship fills the fields", drag_fills_fields);
  TEST ("the list selects ships and skips headings", list_selects);
  TEST ("a shot is previewed with its column and shifts (F-ART-4)", shot_is_previewed);
  TEST ("weapons that cannot be used tell why", unusable_weapons_tell_why);
  TEST ("dice are typed roll by roll and stand in the journal (F-GEN-6)", dice_are_typed);
  TEST ("no dice are asked for when their command is dropped", dialog_closes_with_its_command);
  TEST ("a cancelled dialog leaves nothing behind", dialog_is_cancelled);
  g_test_add_func ("/app/table/the dice of several rolls can be typed in one line", dice_of_several_rolls);
  TEST ("a roll in the dialog can be left to the program", dialog_rolls);
  TEST ("undo and redo change the journal on the screen", journal_undoes);
  TEST ("return fire is offered after a shot (F-FIRE-3)", return_fire_is_offered);
  TEST ("Enter without a target asks for one", enter_asks_for_a_target);
  TEST ("the menu gives the keys back", menu_gives_the_keys_back);
  TEST ("nobody has a turn when the battle is over", nobody_has_a_turn_when_it_is_over);
  TEST ("only ships that are there fire, and at no others", only_ships_that_are_there_fire);
  TEST ("a wrong file is told in one line", wrong_file_is_told);
  TEST ("closing asks for what is not saved", closing_asks);
  TEST ("what an admiral proposes is done with a key, and undone as one", proposal_is_accepted);
  TEST ("a mine that an admiral proposes before the battle is laid with a key", mine_is_laid_before_the_battle);
  TEST ("what cannot be done of a proposal is not done, and it is put aside with a key", proposal_is_refused);
  TEST ("zoom and fit keep the table in view", zoom_keeps_table);
  TEST ("every icon that is named is in the theme", test_icons);
  return g_test_run ();
}
