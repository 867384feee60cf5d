/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A fleet-dice clash at its window: set up, played by clicks and typed dice, kept, printed. */
#include "app-support.h"

#include <glib/gstdio.h>

#include "storage/files/data.h"
#include "app/dice-window/twilight-cargo-panel.h"
#include "app/dice/twilight-dice.h"
#include "app/dice/twilight-fleet.h"
#include "app/dice-window/twilight-muster-row.h"
#include "app/dice-window/twilight-muster.h"
#include "app/dice/twilight-odds-panel.h"
#include "app/dice/twilight-roll-panel.h"
#include "app/dice/twilight-step-panel.h"
#include "app/dice/twilight-token.h"
#include "app/dice-window/twilight-window.h"
#include "app/shell/manual-window.h"

#define WIDTH 1366
#define HEIGHT 768

/* Chances are there long before, ms. */
#define AT_MOST 5000

#define MEDIUM_ATTACKER "1 dreadnought, 2 cruiser, 4 fighter, 1 carrier"
#define MEDIUM_DEFENDER "2 destroyer, 3 cruiser, 1 dreadnought"

static GtkApplication *
application (void)
{
  return GTK_APPLICATION (g_application_get_default ());
}

/* Where copies are kept is this program's own. */
static char *
kept_path (void)
{
  return g_build_filename (g_get_user_state_dir (), "forcon-master", "fleet-dice", "clash-1.xml", NULL);
}

static void
forget_kept (void)
{
  g_autofree char *path = kept_path ();

  g_unlink (path);
}

static ForconTwilightWindow *
show (ForconTwilightWindow *window, int width, int height)
{
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_present (GTK_WINDOW (window));
  app_settle ();
  return window;
}

static ForconTwilightWindow *
new_window (int width, int height)
{
  g_autoptr (GError) error = NULL;
  ForconTwilightWindow *window = forcon_twilight_window_new (application (), &error);

  g_assert_no_error (error);
  return show (window, width, height);
}

static void
close_window (ForconTwilightWindow *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  app_settle ();
}

/* The n-th widget of a type, from 0. */
static GtkWidget *
find_nth (GtkWidget *widget, GType type, guint *n)
{
  if (g_type_is_a (G_OBJECT_TYPE (widget), type) && gtk_widget_get_mapped (widget) && (*n)-- == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_nth (child, type, n);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static GtkWidget *
nth (gpointer root, GType type, guint n)
{
  return find_nth (GTK_WIDGET (root), type, &n);
}

static GtkWidget *
dialog_before (gpointer window)
{
  g_autoptr (GList) all = gtk_window_list_toplevels ();

  for (GList *at = all; at != NULL; at = at->next)
    if (gtk_window_get_transient_for (at->data) == GTK_WINDOW (window) && gtk_widget_get_visible (at->data))
      return at->data;
  return NULL;
}

static gboolean
says (gpointer root, const char *text)
{
  GString *all = app_texts (root);
  gboolean found = strstr (all->str, text) != NULL;

  g_string_free (all, TRUE);
  return found;
}

/* Types the units of a side, as a person would. */
static void
type_units (ForconTwilightWindow *window, ForconTwilightSide side, const char *list)
{
  GtkWidget *muster = nth (window, FORCON_TYPE_TWILIGHT_MUSTER, side);

  gtk_editable_set_text (GTK_EDITABLE (app_find_shown (muster, GTK_TYPE_ENTRY, NULL)), list);
  app_settle ();
}

static ForconTwilightWindow *
set_up (const char *attacker, const char *defender)
{
  ForconTwilightWindow *window = new_window (WIDTH, HEIGHT);

  type_units (window, FORCON_TWILIGHT_SIDE_ATTACKER, attacker);
  type_units (window, FORCON_TWILIGHT_SIDE_DEFENDER, defender);
  return window;
}

static void
wait_for_chances (ForconTwilightWindow *window)
{
  ForconTwilightOddsPanel *odds = FORCON_TWILIGHT_ODDS_PANEL (app_find (window, FORCON_TYPE_TWILIGHT_ODDS_PANEL, NULL));

  for (guint waited = 0; forcon_twilight_odds_panel_is_late (odds); waited += 10)
    {
      g_assert_cmpuint (waited, <, AT_MOST);
      app_pump (10);
    }
  app_settle ();
}

static void
act (ForconTwilightWindow *window, const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), action, NULL));
  app_settle ();
}

static ForconTwilightOwed
owed (ForconTwilightWindow *window)
{
  return forcon_twilight_game_owed (forcon_twilight_window_game (window));
}

static const ForconTwilightClash *
clash_of (ForconTwilightWindow *window)
{
  return forcon_twilight_game_clash (forcon_twilight_window_game (window));
}

static ForconUnitId
unit (ForconTwilightWindow *window, const char *word)
{
  return forcon_twilight_find_unit (forcon_twilight_game_rules (forcon_twilight_window_game (window)), word);
}

static guint
position (ForconTwilightWindow *window)
{
  return forcon_twilight_journal_position (forcon_twilight_game_journal (forcon_twilight_window_game (window)));
}

/* Whether dice are waited for. */
static gboolean
is_asked (ForconTwilightWindow *window)
{
  return forcon_twilight_game_request (forcon_twilight_window_game (window)) != NULL;
}

/* Presses the button for what comes next until something is owed. */
static void
go_on_to (ForconTwilightWindow *window, ForconTwilightOwedKind kind)
{
  for (guint i = 0; owed (window).kind != kind; i++)
    {
      g_assert_cmpuint (i, <, 20);
      act (window, is_asked (window) ? "win.roll" : "win.next");
    }
}

/* Types dice that are asked for, and Enter. */
static void
type_dice (ForconTwilightWindow *window, const char *faces)
{
  GtkWidget *roll = app_find_shown (window, FORCON_TYPE_TWILIGHT_ROLL_PANEL, NULL);
  GtkWidget *entry = app_find_shown (roll, GTK_TYPE_ENTRY, NULL);

  g_assert_nonnull (entry);
  gtk_editable_set_text (GTK_EDITABLE (entry), faces);
  g_signal_emit_by_name (entry, "activate");
  app_settle ();
}

/* Clicks the first token of a side's unit. */
static void
click (ForconTwilightWindow *window, ForconTwilightSide side, const char *word)
{
  GtkWidget *fleet = nth (window, FORCON_TYPE_TWILIGHT_FLEET, side);
  ForconUnitId id = unit (window, word);

  for (guint i = 0;; i++)
    {
      GtkWidget *token = nth (fleet, FORCON_TYPE_TWILIGHT_TOKEN, i);

      g_assert_nonnull (token);
      if (forcon_twilight_token_unit (FORCON_TWILIGHT_TOKEN (token)).value != id.value)
        continue;
      g_signal_emit_by_name (gtk_widget_get_first_child (token), "clicked");
      app_settle ();
      return;
    }
}

/* The set-up */

/* The choices of losses: of which side, and in which order. */
enum { WHOSE, ORDER };

static void
choose (ForconTwilightWindow *window, guint which, guint value)
{
  GtkWidget *odds = app_find (window, FORCON_TYPE_TWILIGHT_ODDS_PANEL, NULL);

  gtk_drop_down_set_selected (GTK_DROP_DOWN (nth (odds, GTK_TYPE_DROP_DOWN, which)), value);
  wait_for_chances (window);
}

static void
known_odds_are_shown (void)
{
  /* T-ODDS-1: 0.616835, 0.037664, 0.345501 */
  ForconTwilightWindow *window = set_up (MEDIUM_ATTACKER, MEDIUM_DEFENDER);

  wait_for_chances (window);
  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, "exact (T-ODDS-1)"));
  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, "61.7%"));
  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, "3.8%"));
  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, "34.6%"));
  /* The order of fight: 0.637962, 0.037918, 0.324120. */
  choose (window, ORDER, 1);
  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, "63.8%"));
  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, "32.4%"));
  /* Only the defender by the order of cost: the attacker has the carrier, to whom the order makes the difference. */
  choose (window, WHOSE, 2);
  choose (window, ORDER, 0);
  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, "63.8%"));
  choose (window, WHOSE, 1);
  choose (window, ORDER, 0);
  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, "61.7%"));
  close_window (window);
}

static void
large_fleets_are_simulated (void)
{
  /* T-ODDS-2 */
  ForconTwilightWindow *window
      = set_up ("60 fighter, 60 destroyer, 60 cruiser, 60 dreadnought", "60 fighter, 60 destroyer, 60 cruiser, 60 dreadnought");

  wait_for_chances (window);
  g_assert_true (says (window, "T-ODDS-2"));
  g_assert_true (says (window, " ± "));
  close_window (window);
}

static void
units_are_counted (void)
{
  ForconTwilightWindow *window = set_up ("2 cruiser2, 3 dreadnought", "");
  const ForconForce *force = &clash_of (window)->space[FORCON_TWILIGHT_SIDE_ATTACKER];
  GtkWidget *muster = nth (window, FORCON_TYPE_TWILIGHT_MUSTER, 0);
  GtkWidget *cruisers = nth (muster, FORCON_TYPE_TWILIGHT_MUSTER_ROW, 2);
  GtkWidget *dreadnoughts = nth (muster, FORCON_TYPE_TWILIGHT_MUSTER_ROW, 4);
  int end = (int) strlen ("2 cruiser, 3 dreadnought");

  /* The switch of the grade turns over all of a type. */
  g_assert_cmpuint (forcon_force_of (force, unit (window, "cruiser2")), ==, 2);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (app_find_shown (cruisers, GTK_TYPE_TOGGLE_BUTTON, NULL)), FALSE);
  g_assert_cmpuint (forcon_force_of (force, unit (window, "cruiser")), ==, 2);
  g_assert_cmpuint (forcon_force_of (force, unit (window, "cruiser2")), ==, 0);
  /* The first number is that of the damaged ones. */
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (nth (dreadnoughts, GTK_TYPE_SPIN_BUTTON, 0)), 1);
  g_assert_cmpuint (force->damaged[unit (window, "dreadnought").value - 1], ==, 1);
  g_assert_cmpuint (force->intact[unit (window, "dreadnought").value - 1], ==, 2);
  /* Whatever is not understood is told, and changes nothing. */
  gtk_editable_insert_text (GTK_EDITABLE (app_find_shown (muster, GTK_TYPE_ENTRY, NULL)), ", 2 cruizer", -1, &end);
  app_settle ();
  g_assert_true (says (window, "“2 cruizer” can't be read"));
  g_assert_cmpuint (forcon_force_of (force, unit (window, "cruiser")), ==, 2);
  close_window (window);
}

/* The combat */

/* A cruiser hits on 7 or more, a fighter on 9 or more. */
static ForconTwilightWindow *
duel_with_dice (const char *attacker, const char *defender)
{
  ForconTwilightWindow *window = set_up ("1 cruiser", "1 fighter");

  app_press (window, "_Begin the Clash");
  go_on_to (window, FORCON_TWILIGHT_OWED_ROLL);
  type_dice (window, attacker);
  go_on_to (window, FORCON_TWILIGHT_OWED_ROLL);
  type_dice (window, defender);
  return window;
}

static void
combat_is_played (void)
{
  ForconTwilightWindow *window = set_up ("1 cruiser", "1 cruiser, 1 fighter");

  app_press (window, "_Begin the Clash");
  go_on_to (window, FORCON_TWILIGHT_OWED_ROLL);
  type_dice (window, "7");
  /* The cruiser's die first, as it hits on less (T-DICE-2); both rolls can be typed in one go. */
  go_on_to (window, FORCON_TWILIGHT_OWED_ROLL);
  type_dice (window, "6 8");
  go_on_to (window, FORCON_TWILIGHT_OWED_HITS);
  g_assert_cmpint (owed (window).side, ==, FORCON_TWILIGHT_SIDE_DEFENDER);
  g_assert_true (says (window, "1 hit to assign"));
  click (window, FORCON_TWILIGHT_SIDE_DEFENDER, "cruiser");
  g_assert_cmpuint (forcon_force_of (&clash_of (window)->space[1], unit (window, "cruiser")), ==, 0);
  /* Whoever has nothing to choose is not asked. */
  go_on_to (window, FORCON_TWILIGHT_OWED_ROLL);
  type_dice (window, "9");
  go_on_to (window, FORCON_TWILIGHT_OWED_ROLL);
  type_dice (window, "1");
  go_on_to (window, FORCON_TWILIGHT_OWED_NOTHING);
  g_assert_cmpint (clash_of (window)->result, ==, FORCON_TWILIGHT_WON_BY_ATTACKER);
  g_assert_true (says (window, "T-END-2"));
  g_assert_false (gtk_widget_get_mapped (app_find (window, FORCON_TYPE_TWILIGHT_ROLL_PANEL, NULL))
                  && app_find_shown (app_find (window, FORCON_TYPE_TWILIGHT_ROLL_PANEL, NULL), GTK_TYPE_ENTRY, NULL) != NULL);
  close_window (window);
}

static void
zero_is_ten_and_both_die (void)
{
  /* T-DICE-1, T-HIT-2 */
  ForconTwilightWindow *window = duel_with_dice ("0", "0");

  go_on_to (window, FORCON_TWILIGHT_OWED_NOTHING);
  g_assert_cmpint (clash_of (window)->result, ==, FORCON_TWILIGHT_DRAW);
  close_window (window);
}

static void
wrong_dice_are_told (void)
{
  ForconTwilightWindow *window = set_up ("2 cruiser", "1 fighter");
  guint before;

  app_press (window, "_Begin the Clash");
  go_on_to (window, FORCON_TWILIGHT_OWED_ROLL);
  before = position (window);
  type_dice (window, "7");
  g_assert_true (says (window, "1 more die to type."));
  /* A digit that is typed beside the field is a face, too. */
  type_dice (window, "");
  g_assert_cmpuint (position (window), ==, before);
  gtk_widget_grab_focus (app_find_shown (window, GTK_TYPE_BUTTON, NULL));
  app_key (app_find_shown (window, FORCON_TYPE_TWILIGHT_STEP_PANEL, NULL), GDK_KEY_7, 0);
  g_assert_true (says (window, "1 more die to type."));
  type_dice (window, "x");
  g_assert_true (says (window, "“x” is not a face of a ten-sided die"));
  g_assert_cmpuint (position (window), ==, before);
  type_dice (window, "7 3");
  g_assert_cmpuint (position (window), ==, before + 1);
  close_window (window);
}

static void
sustaining_is_a_choice (void)
{
  ForconTwilightWindow *window = set_up ("1 dreadnought", "1 cruiser");
  guint dreadnought;

  app_press (window, "_Begin the Clash");
  go_on_to (window, FORCON_TWILIGHT_OWED_ROLL);
  type_dice (window, "1");
  go_on_to (window, FORCON_TWILIGHT_OWED_ROLL);
  type_dice (window, "9");
  go_on_to (window, FORCON_TWILIGHT_OWED_HITS);
  dreadnought = unit (window, "dreadnought").value - 1;
  click (window, FORCON_TWILIGHT_SIDE_ATTACKER, "dreadnought");
  g_assert_cmpint (owed (window).kind, ==, FORCON_TWILIGHT_OWED_HITS);
  app_press (nth (window, FORCON_TYPE_TWILIGHT_FLEET, 0), "Sustain damage");
  g_assert_cmpuint (clash_of (window)->space[0].damaged[dreadnought], ==, 1);
  act (window, "win.undo");
  g_assert_cmpuint (clash_of (window)->space[0].intact[dreadnought], ==, 1);
  act (window, "win.redo");
  g_assert_cmpuint (clash_of (window)->space[0].damaged[dreadnought], ==, 1);
  close_window (window);
}

static void
die_is_changed (void)
{
  /* T-DICE-3 */
  ForconTwilightWindow *window = set_up ("1 cruiser", "1 fighter");
  GtkWidget *dice;

  app_press (window, "_Begin the Clash");
  go_on_to (window, FORCON_TWILIGHT_OWED_ROLL);
  type_dice (window, "3");
  dice = app_find_shown (window, FORCON_TYPE_TWILIGHT_DICE, NULL);
  app_press (dice, "3");
  app_press (dice, "_Reroll");
  type_dice (window, "8");
  g_assert_nonnull (app_find_shown (dice, GTK_TYPE_BUTTON, "8"));
  app_press (dice, "8");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (app_find_shown (dice, GTK_TYPE_SPIN_BUTTON, NULL)), 10);
  app_press (dice, "_Change Face");
  g_assert_cmpuint (g_array_index (clash_of (window)->dice, ForconTwilightDie, 0).face, ==, 10);
  close_window (window);
}

static void
effects_are_used (void)
{
  /* T-SPC-2: an ability needs a name. */
  ForconTwilightWindow *window = set_up ("1 cruiser", "2 fighter");
  GtkWidget *dialog;

  app_press (window, "_Begin the Clash");
  act (window, "win.effect");
  dialog = dialog_before (window);
  g_assert_false (gtk_widget_is_sensitive (app_find_shown (dialog, GTK_TYPE_BUTTON, "_Use")));
  gtk_editable_set_text (GTK_EDITABLE (app_find_shown (dialog, GTK_TYPE_ENTRY, NULL)), "Direct Hit");
  /* To whom: the second choice. */
  gtk_drop_down_set_selected (GTK_DROP_DOWN (nth (dialog, GTK_TYPE_DROP_DOWN, 1)), FORCON_TWILIGHT_SIDE_DEFENDER);
  app_settle ();
  app_picture (dialog, "fleet-dice-effect.png");
  app_press (dialog, "_Use");
  g_assert_cmpuint (forcon_force_of (&clash_of (window)->space[1], unit (window, "fighter")), ==, 1);
  g_assert_true (says (window, "Direct Hit"));
  close_window (window);
}

/* A defender with a system to go to, one in a nebula, and a carrier with room for four. */
static ForconTwilightWindow *
about_to_retreat (void)
{
  ForconTwilightWindow *window = set_up ("1 cruiser", "1 carrier, 4 fighter, 1 infantry");
  ForconTwilightGame *game = forcon_twilight_window_game (window);
  ForconTwilightClash *draft = forcon_twilight_game_draft (game);

  forcon_twilight_game_add_neighbour (game);
  forcon_twilight_game_add_neighbour (game);
  draft->neighbours[0].name = g_intern_string ("Abyz");
  draft->neighbours[0].has_planet[FORCON_TWILIGHT_SIDE_DEFENDER] = TRUE;
  draft->neighbours[0].anomalies = 1u << FORCON_ANOMALY_NEBULA;
  draft->neighbours[1].name = g_intern_string ("Fria");
  draft->neighbours[1].has_planet[FORCON_TWILIGHT_SIDE_DEFENDER] = TRUE;
  forcon_twilight_game_draft_changed (game);
  app_press (window, "_Begin the Clash");
  go_on_to (window, FORCON_TWILIGHT_OWED_ANNOUNCE);
  g_assert_true (says (window, "T-RET-1"));
  app_press (window, "Defender: announce a retreat");
  go_on_to (window, FORCON_TWILIGHT_OWED_ROLL);
  type_dice (window, "1");
  go_on_to (window, FORCON_TWILIGHT_OWED_ROLL);
  type_dice (window, "1 1 1 1 1");
  go_on_to (window, FORCON_TWILIGHT_OWED_RETREAT);
  return window;
}

static void
retreat_is_carried_out (void)
{
  /* T-RET-2, T-RET-5, T-RET-7 */
  ForconTwilightWindow *window = about_to_retreat ();
  GtkWidget *dialog, *cargo;

  act (window, "win.next");
  dialog = dialog_before (window);
  g_assert_nonnull (dialog);
  g_assert_false (gtk_widget_is_sensitive (nth (dialog, GTK_TYPE_CHECK_BUTTON, 0)));
  /* Enter retreats: it is not Cancel that has the focus. */
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (dialog)) == app_find_shown (dialog, GTK_TYPE_BUTTON, "_Retreat"));
  g_assert_true (says (dialog, "nebula"));
  g_assert_true (says (dialog, "Room taken: 4 of 4"));
  app_picture (dialog, "fleet-dice-retreat.png");
  cargo = app_find_shown (dialog, FORCON_TYPE_TWILIGHT_CARGO_PANEL, NULL);
  /* The fighters stand first; five have no room. */
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (nth (cargo, GTK_TYPE_SPIN_BUTTON, 0)), 4);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (nth (cargo, GTK_TYPE_SPIN_BUTTON, 1)), 1);
  g_assert_true (says (dialog, "Room taken: 5 of 4"));
  g_assert_false (gtk_widget_is_sensitive (app_find_shown (dialog, GTK_TYPE_BUTTON, "_Retreat")));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (nth (cargo, GTK_TYPE_SPIN_BUTTON, 0)), 3);
  app_press (dialog, "_Retreat");
  g_assert_true (clash_of (window)->retreated[FORCON_TWILIGHT_SIDE_DEFENDER]);
  g_assert_true (forcon_force_is_empty (&clash_of (window)->space[FORCON_TWILIGHT_SIDE_DEFENDER]));
  close_window (window);
}

static void
ground_is_fought_for (void)
{
  /* T-GND-1, T-GND-2 */
  ForconTwilightWindow *window = new_window (WIDTH, HEIGHT);

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (app_find_shown (window, GTK_TYPE_TOGGLE_BUTTON, "Ground combat")), TRUE);
  app_settle ();
  type_units (window, FORCON_TWILIGHT_SIDE_ATTACKER, "1 infantry");
  type_units (window, FORCON_TWILIGHT_SIDE_DEFENDER, "1 infantry");
  wait_for_chances (window);
  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, "exact (T-ODDS-1)"));
  app_press (window, "_Begin the Clash");
  go_on_to (window, FORCON_TWILIGHT_OWED_ROLL);
  type_dice (window, "8");
  go_on_to (window, FORCON_TWILIGHT_OWED_ROLL);
  type_dice (window, "7");
  go_on_to (window, FORCON_TWILIGHT_OWED_NOTHING);
  g_assert_cmpint (clash_of (window)->planets[0].result, ==, FORCON_TWILIGHT_WON_BY_ATTACKER);
  close_window (window);
}

/* Enter goes on, Space rolls: T-DICE-2 */
static void
keys_are_enough (void)
{
  ForconTwilightWindow *window = set_up ("1 cruiser", "1 fighter");

  app_press (window, "_Begin the Clash");
  for (guint i = 0; owed (window).kind != FORCON_TWILIGHT_OWED_NOTHING; i++)
    {
      g_assert_cmpuint (i, <, 400);
      app_key (window, is_asked (window) ? GDK_KEY_space : GDK_KEY_Return, 0);
    }
  close_window (window);
}

/* Whether a key pressed on what has the focus is kept from it. */
static gboolean
is_kept_away (ForconTwilightWindow *window, guint key)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (focus);
  gboolean kept = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !kept; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller)
          && gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_CAPTURE)
        g_signal_emit_by_name (controller, "key-pressed", key, 0, 0, &kept);
    }
  return kept;
}

/* Whoever holds a key, or presses it once too often, does not roll by what goes on, nor goes on by what rolls. */
static void
no_key_both_goes_on_and_rolls (void)
{
  ForconTwilightWindow *window = set_up ("1 cruiser", "1 fighter");
  guint n_asked = 0;

  app_press (window, "_Begin the Clash");
  for (guint i = 0; owed (window).kind != FORCON_TWILIGHT_OWED_NOTHING; i++)
    {
      gboolean asked = is_asked (window);

      g_assert_cmpuint (i, <, 400);
      n_asked += asked;
      g_assert_true (g_action_group_get_action_enabled (G_ACTION_GROUP (window), "next") == !asked);
      g_assert_true (g_action_group_get_action_enabled (G_ACTION_GROUP (window), "roll") == asked);
      g_assert_true (is_kept_away (window, asked ? GDK_KEY_Return : GDK_KEY_space));
      g_assert_false (is_kept_away (window, asked ? GDK_KEY_space : GDK_KEY_Return));
      act (window, asked ? "win.roll" : "win.next");
    }
  g_assert_cmpuint (n_asked, >, 1);
  close_window (window);
}

/* T-DICE-2: what the button rolls is all that is still to be rolled, and it says so */
static void
button_names_all_groups (void)
{
  ForconTwilightWindow *window = set_up ("2 cruiser, 7 fighter", "1 carrier");

  app_press (window, "_Begin the Clash");
  go_on_to (window, FORCON_TWILIGHT_OWED_ROLL);
  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, "Roll 9 dice: Cruiser I – 2, Fighter I – 7"));
  type_dice (window, "7 1");
  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, "Roll 7 dice"));
  act (window, "win.roll");
  g_assert_cmpuint (clash_of (window)->dice->len, ==, 9);
  close_window (window);
}

/* T-ODDS-1: chances know of no retreat, and say so where one is announced */
static void
chances_tell_of_retreats (void)
{
  ForconTwilightWindow *window = set_up ("2 cruiser", "1 carrier");
  ForconTwilightClash *draft = forcon_twilight_game_draft (forcon_twilight_window_game (window));

  draft->n_neighbours = 1;
  draft->neighbours[0].has_planet[FORCON_TWILIGHT_SIDE_DEFENDER] = TRUE;
  forcon_twilight_game_draft_changed (forcon_twilight_window_game (window));
  app_press (window, "_Begin the Clash");
  go_on_to (window, FORCON_TWILIGHT_OWED_ANNOUNCE);
  wait_for_chances (window);
  g_assert_false (says (window, "retreats at the end of this round"));
  forcon_twilight_game_do (
      forcon_twilight_window_game (window),
      &(ForconTwilightCommand){ .kind = FORCON_TWILIGHT_COMMAND_ANNOUNCE, .side = FORCON_TWILIGHT_SIDE_DEFENDER });
  app_settle ();
  wait_for_chances (window);
  g_assert_true (says (window, "retreats at the end of this round"));
  close_window (window);
}

/* Files */

static void
clash_survives_a_crash (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = kept_path ();
  g_autofree char *kept = NULL;
  ForconTwilightWindow *window;
  GtkWidget *again;
  guint played;

  forget_kept ();
  /* The program rolled some of its dice. */
  window = set_up ("2 cruiser", "1 cruiser, 2 destroyer");
  app_press (window, "_Begin the Clash");
  go_on_to (window, FORCON_TWILIGHT_OWED_ABILITIES);
  played = position (window);
  g_assert_true (g_file_get_contents (path, &kept, NULL, &error));
  close_window (window);
  /* Whoever closes it in order keeps nothing. */
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_set_contents (path, kept, -1, &error));
  g_assert_true (forcon_twilight_window_present (application (), NULL, &error));
  app_settle ();
  again = GTK_WIDGET (gtk_application_get_active_window (application ()));
  for (GList *at = gtk_application_get_windows (application ()); at != NULL; at = at->next)
    if (FORCON_IS_TWILIGHT_WINDOW (at->data))
      again = at->data;
  app_press (again, "_Continue");
  g_assert_cmpuint (position (FORCON_TWILIGHT_WINDOW (again)), ==, played);
  g_assert_cmpint (owed (FORCON_TWILIGHT_WINDOW (again)).kind, ==, FORCON_TWILIGHT_OWED_ABILITIES);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  close_window (FORCON_TWILIGHT_WINDOW (again));
}

static void
file_is_opened_again (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = app_output ("clash.xml");
  ForconTwilightWindow *window = duel_with_dice ("7", "8");
  guint played = position (window);

  forcon_twilight_game_save (forcon_twilight_window_game (window), path, &error);
  g_assert_no_error (error);
  g_assert_false (forcon_twilight_game_modified (forcon_twilight_window_game (window)));
  close_window (window);
  window = new_window (WIDTH, HEIGHT);
  g_assert_true (forcon_twilight_window_load (window, path, &error));
  g_assert_cmpuint (position (window), ==, played);
  /* The set-up of what was played can be changed. */
  act (window, "win.set-up");
  g_assert_null (forcon_twilight_game_journal (forcon_twilight_window_game (window)));
  g_assert_cmpuint (forcon_force_of (&clash_of (window)->space[0], unit (window, "cruiser")), ==, 1);
  close_window (window);
}

static void
ready_made_file_is_not_written_over (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = forcon_data_find ("clashes/retreat.xml", &error);
  ForconTwilightWindow *window = new_window (WIDTH, HEIGHT);

  g_assert_true (forcon_twilight_window_load (window, path, &error));
  g_assert_null (forcon_twilight_game_path (forcon_twilight_window_game (window)));
  g_assert_false (forcon_twilight_game_modified (forcon_twilight_window_game (window)));
  close_window (window);
}

static void
closing_asks (void)
{
  ForconTwilightWindow *window = set_up ("1 cruiser", "1 fighter");
  gpointer alive = window;
  GtkWidget *dialog;

  g_object_add_weak_pointer (G_OBJECT (window), &alive);
  gtk_window_close (GTK_WINDOW (window));
  app_settle ();
  dialog = dialog_before (window);
  g_assert_true (ADW_IS_MESSAGE_DIALOG (dialog));
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  app_settle ();
  g_assert_nonnull (alive);
  gtk_window_close (GTK_WINDOW (window));
  app_settle ();
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog_before (window)), "discard");
  app_settle ();
  g_assert_null (alive);
}

static void
report_is_printed (void)
{
  g_autofree char *path = app_output ("clash.pdf");
  g_autofree char *begin = NULL;
  ForconTwilightWindow *window = duel_with_dice ("7", "8");

  g_unlink (path);
  forcon_twilight_window_print (window, GTK_PRINT_OPERATION_ACTION_EXPORT, path);
  app_settle ();
  g_assert_true (g_file_get_contents (path, &begin, NULL, NULL));
  g_assert_true (g_str_has_prefix (begin, "%PDF"));
  close_window (window);
}

static gboolean
take_result (gpointer owner, const ForconTwilightJournal *journal, gpointer data)
{
  *(gint *) data = forcon_twilight_journal_clash (journal)->result;
  return TRUE;
}

static void
result_is_handed_over (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GObject) owner = g_object_new (G_TYPE_OBJECT, NULL);
  ForconTwilightWindow *first = set_up ("3 warsun", "1 fighter");
  ForconTwilightClash *start = forcon_twilight_clash_clone (clash_of (first));
  ForconTwilightWindow *window;
  gpointer alive;
  gint result = FORCON_TWILIGHT_UNDECIDED;

  forcon_twilight_clash_ready (start, forcon_twilight_game_rules (forcon_twilight_window_game (first)));
  window = show (forcon_twilight_window_new_for (application (), start, owner, take_result, &result, NULL, &error), WIDTH,
                 HEIGHT);
  forcon_twilight_clash_free (start);
  close_window (first);
  alive = window;
  g_object_add_weak_pointer (G_OBJECT (window), &alive);
  g_assert_false (gtk_widget_is_sensitive (app_find_shown (window, GTK_TYPE_BUTTON, "_Accept Result")));
  for (guint i = 0; i < 200 && owed (window).kind != FORCON_TWILIGHT_OWED_NOTHING; i++)
    act (window, is_asked (window) ? "win.roll" : "win.next");
  app_press (window, "_Accept Result");
  g_assert_cmpint (result, ==, FORCON_TWILIGHT_WON_BY_ATTACKER);
  g_assert_null (alive);
}

static void
start_page_opens_it (void)
{
  g_autoptr (ForconGame) game = forcon_game_new ();
  ForconMasterWindow *master = app_master_window (game, WIDTH, HEIGHT);
  ForconTwilightWindow *window = NULL;

  forget_kept ();
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (master), "win.fleet-dice", NULL));
  app_settle ();
  for (GList *at = gtk_application_get_windows (application ()); at != NULL; at = at->next)
    if (FORCON_IS_TWILIGHT_WINDOW (at->data))
      window = at->data;
  g_assert_nonnull (window);
  g_assert_cmpstr (forcon_manual_topic_for (GTK_WINDOW (window)), ==, "fleet-dice");
  close_window (window);
  app_close_master (master);
}

/* What it looks like */

static void
set_up_looks_right (void)
{
  ForconTwilightWindow *window = set_up ("1 dreadnought, 2 cruiser2, 4 fighter, 1 carrier, 1 flagship",
                                          "2 destroyer, 3 cruiser, 1 dreadnought2, 1 warsun");

  wait_for_chances (window);
  app_assert_looks_right (window, "fleet-dice-set-up");
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (window)), <=, WIDTH);
  close_window (window);
}

static void
neighbours_look_right (void)
{
  ForconTwilightWindow *window = new_window (WIDTH, HEIGHT);
  GtkWidget *dialog;

  act (window, "win.neighbours");
  dialog = dialog_before (window);
  forcon_twilight_game_add_neighbour (forcon_twilight_window_game (window));
  g_signal_emit_by_name (nth (dialog, GTK_TYPE_BUTTON, 1), "clicked");
  app_settle ();
  app_assert_looks_right (dialog, "fleet-dice-neighbours");
  gtk_window_destroy (GTK_WINDOW (dialog));
  close_window (window);
}

static ForconTwilightWindow *
in_the_middle (int width, int height, ForconTwilightOwedKind kind)
{
  ForconTwilightWindow *window = new_window (width, height);

  type_units (window, FORCON_TWILIGHT_SIDE_ATTACKER, "1 dreadnought, 2 cruiser2, 7 fighter, 1 carrier, 2 infantry, 1 flagship");
  type_units (window, FORCON_TWILIGHT_SIDE_DEFENDER, "2 destroyer, 3 cruiser, 2 dreadnought2, 1 warsun");
  /* Dice with which both have something to show in the second round. */
  forcon_twilight_game_draft (forcon_twilight_window_game (window))->random
      = forcon_random_seeded (1, FORCON_RANDOM_BATTLE_STREAM);
  forcon_twilight_game_begin (forcon_twilight_window_game (window));
  while (clash_of (window)->round < 2 || owed (window).kind != kind)
    {
      g_assert_cmpint (owed (window).kind, !=, FORCON_TWILIGHT_OWED_NOTHING);
      act (window, is_asked (window) ? "win.roll" : "win.next");
    }
  wait_for_chances (window);
  /* The newest line comes into sight. */
  app_pump (100);
  return window;
}

static void
combat_looks_right (void)
{
  ForconTwilightWindow *window = in_the_middle (WIDTH, HEIGHT, FORCON_TWILIGHT_OWED_ABILITIES);

  app_assert_looks_right (window, "fleet-dice-dice");
  forcon_twilight_game_go_on (forcon_twilight_window_game (window));
  wait_for_chances (window);
  app_assert_looks_right (window, "fleet-dice-roll");
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (window)), <=, WIDTH);
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (window)), <=, HEIGHT);
  close_window (window);
}

static void
hits_look_right (void)
{
  ForconTwilightWindow *window = in_the_middle (2560, 1400, FORCON_TWILIGHT_OWED_HITS);

  app_assert_looks_right (window, "fleet-dice-hits");
  close_window (window);
}

#define TEST(path, function) g_test_add_func ("/app/fleet-dice/" path, function)
#define LOOK(path, function) g_test_add_func ("/looks/fleet-dice/" path, function)

int
main (int argc, char **argv)
{
  g_autofree char *state = NULL;

  /* Before anything asks where that is. */
  state = g_build_filename (g_getenv ("G_TEST_BUILDDIR"), "app", "state-fleet-dice", g_getenv ("LANGUAGE"), NULL);
  g_setenv ("XDG_STATE_HOME", state, TRUE);
  app_test_init (&argc, &argv);
  forget_kept ();
  TEST ("the chances of the set-up are shown, exactly (T-ODDS-1)", known_odds_are_shown);
  TEST ("the chances of large fleets are simulated, with the error (T-ODDS-2)", large_fleets_are_simulated);
  TEST ("units are chosen by numbers, by the grade and by typing", units_are_counted);
  TEST ("a combat is played with typed dice and clicked losses", combat_is_played);
  TEST ("the face 0 is ten, and both can die (T-DICE-1, T-HIT-2)", zero_is_ten_and_both_die);
  TEST ("wrong dice are told and change nothing", wrong_dice_are_told);
  TEST ("whoever can sustain damage is asked, and it can be undone (T-HIT-1)", sustaining_is_a_choice);
  TEST ("a die is rolled again or changed with a reason (T-DICE-3)", die_is_changed);
  TEST ("an ability needs a name and does what it says (T-SPC-2)", effects_are_used);
  TEST ("a retreat asks where to and what comes along (T-RET-7)", retreat_is_carried_out);
  TEST ("the ground is fought for (T-GND-1)", ground_is_fought_for);
  TEST ("Enter and Space play to the end", keys_are_enough);
  TEST ("no key both goes on and rolls", no_key_both_goes_on_and_rolls);
  TEST ("the button names all groups of dice (T-DICE-2)", button_names_all_groups);
  TEST ("chances tell of a retreat (T-ODDS-1)", chances_tell_of_retreats);
  TEST ("a clash that was not finished is offered again", clash_survives_a_crash);
  TEST ("a saved clash is opened where it stood", file_is_opened_again);
  TEST ("a ready-made clash is not written over", ready_made_file_is_not_written_over);
  TEST ("closing asks for what is not saved", closing_asks);
  TEST ("the report is printed", report_is_printed);
  TEST ("who had it fought gets the result", result_is_handed_over);
  TEST ("the start page opens it", start_page_opens_it);
  LOOK ("the set-up can be read", set_up_looks_right);
  LOOK ("where to retreat can be read", neighbours_look_right);
  LOOK ("the combat can be read", combat_looks_right);
  LOOK ("the hits can be read", hits_look_right);
  return g_test_run ();
}
