/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/dice/twilight-step-panel.h"

#include <glib/gi18n-lib.h>

#include "app/dice/twilight-dice.h"
#include "app/dice/twilight-form.h"
#include "app/dice/twilight-roll-panel.h"
#include "app/dice/twilight-unit-words.h"
#include "base/text.h"
#include "report/dice/twilight-sentences.h"
#include "report/dice/twilight-wording.h"
#include "app/widgets/widget.h"

struct _ForconTwilightStepPanel {
  ForconPanel parent;

  /* Model */
  ForconTwilightGame *game;

  GtkWidget *box;
  GtkLabel *moment;
  GtkLabel *owed;
  GtkLabel *next_label;
  GtkWidget *next;
  GtkLabel *throw_label;
  GtkWidget *throw;
  GtkWidget *others;
  GtkWidget *effect;
  GtkWidget *roll;
  gboolean typing;
};

G_DEFINE_FINAL_TYPE (ForconTwilightStepPanel, forcon_twilight_step_panel, FORCON_TYPE_PANEL)

/* By which rule it is owed. */
static const char *
rule_of (const ForconTwilightClash *clash, ForconTwilightOwedKind kind)
{
  gboolean space = clash->place == FORCON_TWILIGHT_PLACE_SPACE;

  switch (kind)
    {
    case FORCON_TWILIGHT_OWED_WINDOW:
      return space ? "T-SPC-2" : "T-GND-4";
    case FORCON_TWILIGHT_OWED_PLANET:
      return "T-GND-5";
    case FORCON_TWILIGHT_OWED_BARRAGE:
      return "T-AFB-1";
    case FORCON_TWILIGHT_OWED_ANNOUNCE:
      return "T-RET-1";
    case FORCON_TWILIGHT_OWED_ROLL:
    case FORCON_TWILIGHT_OWED_ABILITIES:
      return "T-DICE-3";
    case FORCON_TWILIGHT_OWED_HITS:
      return space ? "T-HIT-1" : "T-GND-2";
    case FORCON_TWILIGHT_OWED_RETREAT:
      return "T-RET-2";
    case FORCON_TWILIGHT_OWED_REMOVE:
      return "T-END-3";
    case FORCON_TWILIGHT_OWED_NOTHING:
    case FORCON_N_TWILIGHT_OWED:
      return space ? "T-END-2" : "T-GND-3";
    }
  return "";
}

/* How it came out, as the journal tells it. */
static char *
ending_of (ForconTwilightStepPanel *self)
{
  const ForconTwilightJournal *journal = forcon_twilight_game_journal (self->game);

  for (guint place = forcon_twilight_journal_position (journal); place > 0; place--)
    {
      const ForconTwilightEntry *entry = forcon_twilight_journal_entry (journal, place - 1);

      for (guint i = entry->events->len; i > 0; i--)
        {
          const ForconTwilightEvent *event = &g_array_index (entry->events, ForconTwilightEvent, i - 1);

          if (event->kind == FORCON_TWILIGHT_EVENT_COMBAT_OVER)
            return forcon_sentence_of_twilight_event (forcon_twilight_game_clash (self->game),
                                                      forcon_twilight_game_rules (self->game), event, entry->dice);
        }
    }
  return g_strdup (_ ("There is nobody to fight."));
}

static char *
owed_text (ForconTwilightStepPanel *self, const ForconTwilightOwed *owed)
{
  const ForconTwilightClash *clash = forcon_twilight_game_clash (self->game);
  g_autofree char *sentence
      = owed->kind == FORCON_TWILIGHT_OWED_NOTHING
            ? ending_of (self)
            : forcon_sentence_of_twilight_owed (clash, forcon_twilight_game_rules (self->game), owed);

  return g_strdup_printf ("%s (%s)", sentence, rule_of (clash, owed->kind));
}

/* Which dice the button throws: all that are still to be thrown, group by group. */
static char *
throw_text (ForconTwilightStepPanel *self)
{
  const ForconTwilightClash *clash = forcon_twilight_game_clash (self->game);
  g_autoptr (GArray) requests = forcon_twilight_game_requests (self->game);
  g_autoptr (GString) groups = g_string_new (NULL);
  g_autofree char *dice = NULL;
  guint n = 0;

  for (guint i = 0; i < requests->len; i++)
    {
      const ForconTwilightRequest *request = &g_array_index (requests, ForconTwilightRequest, i);
      guint count = request->count - request->given;

      n += count;
      /* Translators: a group of dice: the unit that they are thrown for, and how many. */
      g_string_append_printf (groups, C_ ("dice", "%1$s%2$s – %3$u"), i == 0 ? "" : ", ",
                              forcon_twilight_unit_name (clash, request->side, request->unit), count);
    }
  dice = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Roll %u die", "Roll %u dice", (gulong) n), n);
  if (requests->len < 2)
    return g_steal_pointer (&dice);
  /* Translators: "Roll 9 dice", and for which units: "Cruiser I – 2, Fighter I – 7". */
  return g_strdup_printf (_ ("%1$s: %2$s"), dice, groups->str);
}

/* What the button for what comes next does. */
static char *
next_text (ForconTwilightStepPanel *self, const ForconTwilightOwed *owed)
{
  ForconTwilightCommand command;

  if (owed->kind == FORCON_TWILIGHT_OWED_RETREAT)
    return g_strdup (_ ("Retreat…"));
  if (forcon_twilight_game_propose (self->game, &command))
    return forcon_sentence_of_twilight_command (forcon_twilight_game_clash (self->game),
                                                forcon_twilight_game_rules (self->game), &command);
  return g_strdup (_ ("The clash is over"));
}

/* Sentences may begin with a side, which goes by a small letter. */
static void
set_line (GtkLabel *label, const char *text)
{
  g_autofree char *line = forcon_text_capitalise (text);

  gtk_label_set_label (label, line);
}

/* The other choices */

static void
on_other (GtkWidget *button, ForconTwilightStepPanel *self)
{
  const ForconTwilightCommand *command = g_object_get_data (G_OBJECT (button), "command");
  ForconTwilightCommand wanted = *command;

  forcon_twilight_game_do (self->game, &wanted);
}

static void
add_other (ForconTwilightStepPanel *self, const ForconTwilightCommand *command)
{
  g_autofree char *text = NULL;
  GtkWidget *button;

  if (!forcon_twilight_game_allows (self->game, command))
    return;
  text = forcon_sentence_of_twilight_command (forcon_twilight_game_clash (self->game),
                                              forcon_twilight_game_rules (self->game), command);
  button = gtk_button_new_with_label ("");
  set_line (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), text);
  g_object_set_data_full (G_OBJECT (button), "command", g_memdup2 (command, sizeof *command), g_free);
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_other), self, 0);
  gtk_box_append (GTK_BOX (self->others), button);
}

/* What could be done instead of what is proposed. */
static void
fill_others (ForconTwilightStepPanel *self, const ForconTwilightOwed *owed)
{
  static const ForconTwilightCommandKind kinds[] = { FORCON_TWILIGHT_COMMAND_ANNOUNCE, FORCON_TWILIGHT_COMMAND_STAY,
                                                     FORCON_TWILIGHT_COMMAND_BARRAGE, FORCON_TWILIGHT_COMMAND_WAIVE };
  ForconTwilightCommand proposed = { .kind = FORCON_TWILIGHT_COMMAND_PROCEED };

  forcon_widget_clear (self->others);
  if (forcon_twilight_game_asked (self->game) != NULL || !forcon_twilight_game_propose (self->game, &proposed))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      const ForconTwilightCommand command = { .kind = kinds[i], .side = owed->side };

      if (kinds[i] != proposed.kind
          && (owed->kind == FORCON_TWILIGHT_OWED_ANNOUNCE || owed->kind == FORCON_TWILIGHT_OWED_BARRAGE))
        add_other (self, &command);
    }
  for (guint planet = 1;
       owed->kind == FORCON_TWILIGHT_OWED_PLANET && planet <= forcon_twilight_game_clash (self->game)->n_planets;
       planet++)
    {
      const ForconTwilightCommand command = { .kind = FORCON_TWILIGHT_COMMAND_PLANET, .planet = planet };

      if (planet != proposed.planet)
        add_other (self, &command);
    }
}

/* Of the two buttons the one that is there. */
static GtkWidget *
shown_button (ForconTwilightStepPanel *self)
{
  return forcon_twilight_game_request (self->game) != NULL ? self->throw : self->next;
}

/* Whoever types dice goes on typing; else the button for what comes next has the keyboard if nobody else has. */
static void
place_focus (ForconTwilightStepPanel *self, gboolean typed, gboolean pressed)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root == NULL ? NULL : gtk_root_get_focus (root);
  GtkWidget *button = shown_button (self);

  if (typed)
    self->typing = TRUE;
  if (self->typing && forcon_twilight_game_request (self->game) != NULL && (typed || pressed))
    gtk_widget_grab_focus (self->roll);
  else if (gtk_widget_get_mapped (button) && (typed || pressed || focus == NULL || !gtk_widget_get_mapped (focus)))
    gtk_widget_grab_focus (button);
}

static void
refresh (ForconPanel *panel)
{
  ForconTwilightStepPanel *self = FORCON_TWILIGHT_STEP_PANEL (panel);
  ForconTwilightOwed owed = forcon_twilight_game_owed (self->game);
  gboolean typed = gtk_widget_get_focus_child (self->roll) != NULL;
  gboolean pressed = gtk_widget_has_focus (self->next) || gtk_widget_has_focus (self->throw);
  gboolean over = owed.kind == FORCON_TWILIGHT_OWED_NOTHING;
  gboolean asks = forcon_twilight_game_request (self->game) != NULL;
  g_autofree char *throw = NULL;
  g_autofree char *moment = NULL;
  g_autofree char *text = NULL;
  g_autofree char *next = NULL;

  if (forcon_twilight_game_journal (self->game) == NULL)
    return;
  moment = forcon_twilight_moment (forcon_twilight_game_clash (self->game));
  text = owed_text (self, &owed);
  next = next_text (self, &owed);
  throw = throw_text (self);
  gtk_label_set_label (self->moment, moment);
  set_line (self->owed, text);
  set_line (self->next_label, next);
  set_line (self->throw_label, throw);
  gtk_widget_set_visible (self->next, !over && !asks);
  gtk_widget_set_visible (self->throw, !over && asks);
  gtk_widget_set_visible (self->effect, !over);
  fill_others (self, &owed);
  place_focus (self, typed, pressed);
}

/* Keys of the other button: whoever holds them must neither roll nor go on unawares. */
static gboolean
on_button_key (GtkEventControllerKey *controller, guint key, guint code, GdkModifierType state, gpointer of_next)
{
  if (GPOINTER_TO_INT (of_next))
    return key == GDK_KEY_space || key == GDK_KEY_KP_Space;
  return key == GDK_KEY_Return || key == GDK_KEY_KP_Enter || key == GDK_KEY_ISO_Enter;
}

static GtkWidget *
add_button (ForconTwilightStepPanel *self, const char *action, const char *tooltip, gboolean of_next, GtkLabel **label)
{
  GtkWidget *button = gtk_button_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  *label = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (*label, TRUE);
  gtk_label_set_justify (*label, GTK_JUSTIFY_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), GTK_WIDGET (*label));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_add_css_class (button, "suggested-action");
  gtk_widget_add_css_class (button, "forcon-next");
  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_button_key), GINT_TO_POINTER (of_next));
  gtk_widget_add_controller (button, keys);
  gtk_box_append (GTK_BOX (self->box), button);
  return button;
}

static void
attach (ForconPanel *panel)
{
  ForconTwilightStepPanel *self = FORCON_TWILIGHT_STEP_PANEL (panel);
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  self->moment = forcon_twilight_form_label (self->box, "", "title-3");
  self->owed = forcon_twilight_form_label (self->box, "", "forcon-owed-now");
  self->next = add_button (self, "win.next", _ ("What comes next (Enter)"), TRUE, &self->next_label);
  self->throw
      = add_button (self, "win.roll", _ ("Have the program roll all of them (Space)"), FALSE, &self->throw_label);
  gtk_box_append (GTK_BOX (self->box), self->others);
  self->effect = gtk_button_new_with_mnemonic (_ ("_Ability or Card…"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->effect), "win.effect");
  gtk_box_append (GTK_BOX (self->box), self->effect);
  self->roll = forcon_twilight_roll_panel_new (self->game);
  gtk_box_append (GTK_BOX (self->box), self->roll);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), forcon_twilight_dice_new (self->game));
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_box_append (GTK_BOX (self->box), scrolled);
  forcon_panel_refresh (self);
}

GtkWidget *
forcon_twilight_step_panel_new (ForconTwilightGame *game)
{
  ForconTwilightStepPanel *self = g_object_new (FORCON_TYPE_TWILIGHT_STEP_PANEL, NULL);

  forcon_panel_set_model (self, game);
  return GTK_WIDGET (self);
}

gboolean
forcon_twilight_step_panel_type (ForconTwilightStepPanel *self, const char *face)
{
  g_return_val_if_fail (FORCON_IS_TWILIGHT_STEP_PANEL (self), FALSE);
  return forcon_twilight_roll_panel_type (FORCON_TWILIGHT_ROLL_PANEL (self->roll), face);
}

static gboolean
forcon_twilight_step_panel_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (shown_button (FORCON_TWILIGHT_STEP_PANEL (widget)));
}

static void
forcon_twilight_step_panel_class_init (ForconTwilightStepPanelClass *klass)
{
  FORCON_PANEL_CLASS (klass)->attach = attach;
  FORCON_PANEL_CLASS (klass)->refresh = refresh;
  forcon_panel_class_bind_model (klass, ForconTwilightStepPanel, game, FORCON_TYPE_TWILIGHT_GAME);
  forcon_panel_class_refresh_on (klass, "changed");
  GTK_WIDGET_CLASS (klass)->grab_focus = forcon_twilight_step_panel_grab_focus;
}

static void
forcon_twilight_step_panel_init (ForconTwilightStepPanel *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  self->others = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  adw_bin_set_child (ADW_BIN (self), self->box);
}
