/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/panels/panels.h"

#include <glib/gi18n-lib.h>

#include "app/session/session-ask.h"
#include "app/session/session-draft.h"
#include "app/panels/odds-chart.h"
#include "report/battle/sentences.h"
#include "engine/state/ship.h"
#include "app/widgets/short-list.h"
#include "app/panels/shot-text.h"
#include "base/text.h"
#include "engine/weapons/torpedo.h"
#include "app/panels/what-if-button.h"
#include "app/widgets/widget.h"

/* What can be aimed at: a ship, or torpedoes; neither is nothing. */
typedef struct {
  ForconShipId ship;
  ForconSalvoId salvo;
} Aim;

struct _ForconFirePanel {
  ForconPanel parent;

  /* Model */
  ForconSession *session;

  /* Template */
  GtkWidget *orders;
  GtkWidget *modes;
  GtkToggleButton *guns;
  GtkToggleButton *torpedoes;
  GtkDropDown *target;
  GtkStack *pages;
  GtkLabel *shot;
  ForconOddsChart *chart;
  GtkLabel *odds;
  ForconWhatIfButton *what_if;
  ForconLaunchPanel *launch;
  ForconChoiceList *choices;

  /* What is in the list of targets, in its order; the first is nothing. */
  GArray *targets;
};

G_DEFINE_FINAL_TYPE (ForconFirePanel, forcon_fire_panel, FORCON_TYPE_PANEL)

static void
on_target (ForconFirePanel *self)
{
  guint place = gtk_drop_down_get_selected (self->target);
  const Aim *aim;

  if (forcon_panel_is_filling (self) || place >= self->targets->len)
    return;
  aim = &g_array_index (self->targets, Aim, place);
  if (FORCON_ID_IS_NONE (aim->salvo))
    forcon_session_set_target (self->session, aim->ship);
  else
    forcon_session_set_target_salvo (self->session, aim->salvo);
}

static void
on_mode (ForconFirePanel *self)
{
  if (!forcon_panel_is_filling (self))
    forcon_session_set_launching (self->session, gtk_toggle_button_get_active (self->torpedoes));
}

static void
add_target (ForconFirePanel *self, GtkStringList *names, const char *name, ForconPoint place, Aim aim)
{
  const ForconBattle *battle = forcon_session_battle (self->session);
  ForconShipId shooter = forcon_session_draft (self->session)->ship;
  g_autofree char *distance
      = forcon_length_to_text (forcon_point_distance (forcon_battle_ship (battle, shooter)->position, place));
  g_autofree char *text = NULL;

  /* Translators: a target in a list, and its distance. */
  text = g_strdup_printf (_ ("%1$s, %2$s cm"), name, distance);
  gtk_string_list_append (names, text);
  g_array_append_val (self->targets, aim);
}

/* Whether torpedoes could be sent at the ship: what is hostile and on the same map. */
static gboolean
can_launch_at (const ForconBattle *battle, ForconShipId ship, ForconShipId target)
{
  return forcon_ship_on_table (battle, target) && forcon_ships_hostile (battle, ship, target)
         && forcon_ships_together (battle, ship, target)
         && forcon_ship_detected (battle, target, forcon_battle_ship (battle, ship)->side);
}

static void
add_ships (ForconFirePanel *self, GtkStringList *names, const ForconDraft *draft, guint *selected)
{
  const ForconBattle *battle = forcon_session_battle (self->session);

  for (guint16 i = 1; i <= battle->n_ships; i++)
    {
      ForconShipId ship = { i };
      gboolean can = draft->launching ? can_launch_at (battle, draft->ship, ship)
                                      : forcon_session_can_target (self->session, ship);

      if (FORCON_ID_EQUAL (ship, draft->target))
        *selected = self->targets->len;
      if (FORCON_ID_EQUAL (ship, draft->target) || can)
        add_target (self, names, forcon_name (forcon_battle_card (battle, ship)->name),
                    forcon_battle_ship (battle, ship)->position, (Aim){ .ship = ship });
    }
}

/* Hostile torpedoes in flight, at which guns can be fired (F-TORP-8). */
static void
add_salvos (ForconFirePanel *self, GtkStringList *names, const ForconDraft *draft, guint *selected)
{
  const ForconBattle *battle = forcon_session_battle (self->session);
  const ForconShip *shooter = forcon_battle_ship (battle, draft->ship);

  for (guint i = 0; i < battle->salvos->len && !draft->launching; i++)
    {
      const ForconSalvo *salvo = &g_array_index (battle->salvos, ForconSalvo, i);
      g_autofree char *name = g_strdup_printf (
          g_dngettext (GETTEXT_PACKAGE, "%d torpedo", "%d torpedoes", (gulong) salvo->count), salvo->count);

      if (!forcon_sides_hostile (battle, salvo->side, shooter->side)
          || !FORCON_ID_EQUAL (salvo->planet, shooter->planet))
        continue;
      if (FORCON_ID_EQUAL (salvo->id, draft->target_salvo))
        *selected = self->targets->len;
      add_target (self, names, name, salvo->position, (Aim){ .salvo = salvo->id });
    }
}

/* All that can be fired at, and the target even if it cannot, for then the panel says why. */
static void
fill_targets (ForconFirePanel *self, const ForconDraft *draft)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  Aim none = { 0 };
  guint selected = 0;

  g_array_set_size (self->targets, 0);
  gtk_string_list_append (names, C_ ("target", "None"));
  g_array_append_val (self->targets, none);
  add_ships (self, names, draft, &selected);
  add_salvos (self, names, draft, &selected);
  gtk_drop_down_set_model (self->target, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->target, selected);
}

static void
show_message (ForconFirePanel *self, const char *text, gboolean refused)
{
  gtk_label_set_label (self->shot, text);
  forcon_widget_set_class (self->shot, "forcon-refused", refused);
}

static char *
refusal_text (ForconFirePanel *self, const ForconDraft *draft, const ForconVerdict *verdict)
{
  gboolean at_ship = FORCON_ID_IS_NONE (draft->target_salvo);

  if (draft->weapons == 0 && at_ship && forcon_session_can_target (self->session, draft->target))
    return g_strdup (_ ("Choose the weapons to fire."));
  if (draft->weapons == 0)
    return g_strdup (_ ("No weapon can be fired at this target; beside each weapon stands why."));
  return forcon_sentence_of_verdict (forcon_session_battle (self->session), forcon_session_rules (self->session),
                                     verdict);
}

static void
show_shot (ForconFirePanel *self, const ForconDraft *draft)
{
  const ForconBattle *battle = forcon_session_battle (self->session);
  const ForconRules *rules = forcon_session_rules (self->session);
  const ForconSalvo *salvo = forcon_battle_salvo (battle, draft->target_salvo);
  g_autofree ForconSolution *solution = g_new (ForconSolution, 1);
  g_auto (ForconOdds) odds = { 0 };
  g_autofree char *text = NULL;
  g_autofree char *chances = NULL;
  gboolean done;

  if (salvo != NULL)
    forcon_salvo_solve (battle, rules, draft->ship, draft->target_salvo, draft->weapons, solution);
  else
    forcon_gunnery_solve (battle, rules, draft->ship, draft->target, draft->weapons, solution);
  done = solution->verdict.kind == FORCON_VERDICT_DONE;
  text = done ? forcon_shot_text (
             rules, salvo != NULL ? FORCON_TARGET_TORPEDOES : forcon_battle_card (battle, draft->target)->target,
             solution)
              : refusal_text (self, draft, &solution->verdict);
  show_message (self, text, !done && draft->weapons != 0);
  gtk_widget_set_visible (GTK_WIDGET (self->chart), done);
  gtk_widget_set_visible (GTK_WIDGET (self->odds), done);
  gtk_widget_set_sensitive (GTK_WIDGET (self->what_if), done);
  if (!done)
    return;
  forcon_odds_of_solution (rules, solution, &odds);
  forcon_odds_chart_set_distribution (self->chart, odds.damage);
  chances
      = forcon_shot_odds_text (&odds, salvo != NULL ? salvo->count : forcon_battle_ship (battle, draft->target)->hits);
  gtk_label_set_label (self->odds, chances);
}

static void
show_guns (ForconFirePanel *self, const ForconDraft *draft)
{
  ForconCommand command = forcon_session_fire_command (self->session);

  forcon_what_if_button_set_command (self->what_if, &command);
  gtk_widget_set_sensitive (GTK_WIDGET (self->what_if), FALSE);
  if (!FORCON_ID_IS_NONE (draft->target) || !FORCON_ID_IS_NONE (draft->target_salvo))
    {
      show_shot (self, draft);
      return;
    }
  show_message (self,
                self->targets->len > 1 ? _ ("Choose a target: click an enemy on the table, or take one from the list.")
                                       : _ ("No targets available."),
                FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->chart), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->odds), FALSE);
}

static void
refresh (ForconPanel *panel)
{
  ForconFirePanel *self = FORCON_FIRE_PANEL (panel);
  const ForconDraft *draft = forcon_session_draft (self->session);
  const ForconBattle *battle = forcon_session_battle (self->session);
  gboolean own;

  if (!forcon_session_may_fire (self->session))
    return;
  own = FORCON_ID_EQUAL (forcon_battle_ship (battle, draft->ship)->side, battle->side);
  gtk_widget_set_visible (self->orders, own);
  gtk_widget_set_visible (self->modes, own && (draft->launching || forcon_session_may_launch (self->session)));
  fill_targets (self, draft);
  gtk_toggle_button_set_active (draft->launching ? self->torpedoes : self->guns, TRUE);
  gtk_stack_set_visible_child_name (self->pages, draft->launching ? "torpedoes" : "guns");
  if (!draft->launching)
    show_guns (self, draft);
}

static void
forcon_fire_panel_finalize (GObject *object)
{
  ForconFirePanel *self = FORCON_FIRE_PANEL (object);

  g_clear_pointer (&self->targets, g_array_unref);
  G_OBJECT_CLASS (forcon_fire_panel_parent_class)->finalize (object);
}

static void
forcon_fire_panel_class_init (ForconFirePanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = forcon_fire_panel_finalize;
  FORCON_PANEL_CLASS (klass)->refresh = refresh;
  FORCON_PANEL_CLASS (klass)->when_seen = TRUE;
  forcon_panel_class_bind_model (klass, ForconFirePanel, session, FORCON_TYPE_SESSION);
  forcon_panel_class_refresh_on (klass, "draft-changed");
  g_type_ensure (FORCON_TYPE_CHOICE_LIST);
  g_type_ensure (FORCON_TYPE_LAUNCH_PANEL);
  g_type_ensure (FORCON_TYPE_ODDS_CHART);
  g_type_ensure (FORCON_TYPE_WHAT_IF_BUTTON);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/fire-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconFirePanel, orders);
  gtk_widget_class_bind_template_child (widget_class, ForconFirePanel, modes);
  gtk_widget_class_bind_template_child (widget_class, ForconFirePanel, guns);
  gtk_widget_class_bind_template_child (widget_class, ForconFirePanel, torpedoes);
  gtk_widget_class_bind_template_child (widget_class, ForconFirePanel, pages);
  forcon_panel_class_bind_part (klass, ForconFirePanel, what_if);
  forcon_panel_class_bind_part (klass, ForconFirePanel, launch);
  forcon_panel_class_bind_part (klass, ForconFirePanel, choices);
  gtk_widget_class_bind_template_child (widget_class, ForconFirePanel, target);
  gtk_widget_class_bind_template_child (widget_class, ForconFirePanel, shot);
  gtk_widget_class_bind_template_child (widget_class, ForconFirePanel, chart);
  gtk_widget_class_bind_template_child (widget_class, ForconFirePanel, odds);
  gtk_widget_class_bind_template_callback (widget_class, on_mode);
}

static void
forcon_fire_panel_init (ForconFirePanel *self)
{
  self->targets = g_array_new (FALSE, FALSE, sizeof (Aim));
  gtk_widget_init_template (GTK_WIDGET (self));
  forcon_short_list_apply (self->target);
  g_signal_connect_object (self->target, "notify::selected", G_CALLBACK (on_target), self, G_CONNECT_SWAPPED);
}
