/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-fire-panel.h"

#include <glib/gi18n-lib.h>

#include "forcon-odds-chart.h"
#include "forcon-sentences.h"
#include "forcon-ship.h"
#include "forcon-shot-text.h"
#include "forcon-text.h"

struct _ForconFirePanel {
  GtkWidget parent;

  /* Template */
  GtkDropDown *target;
  GtkLabel *shot;
  ForconOddsChart *chart;
  GtkLabel *odds;

  /* Owned */
  ForconSession *session;

  /* The ships in the list of targets, in its order; the first is none. */
  GArray *targets;

  /* Whether the list is being filled from the session, not by a person. */
  gboolean filling;
};

G_DEFINE_FINAL_TYPE (ForconFirePanel, forcon_fire_panel, GTK_TYPE_WIDGET)

static void
on_target (ForconFirePanel *self)
{
  guint place = gtk_drop_down_get_selected (self->target);

  if (!self->filling && place < self->targets->len)
    forcon_session_set_target (self->session, g_array_index (self->targets, ForconShipId, place));
}

static void
add_target (ForconFirePanel *self, GtkStringList *names, ForconShipId ship)
{
  const ForconBattle *battle = forcon_session_battle (self->session);
  ForconShipId shooter = forcon_session_draft (self->session)->ship;
  g_autofree char *distance = forcon_length_to_text (forcon_point_distance (
      forcon_battle_ship (battle, shooter)->position, forcon_battle_ship (battle, ship)->position));
  g_autofree char *text = NULL;

  /* Translators: a target in a list, and its distance. */
  text = g_strdup_printf (_ ("%1$s, %2$s cm"), forcon_name (forcon_battle_card (battle, ship)->name), distance);
  gtk_string_list_append (names, text);
  g_array_append_val (self->targets, ship);
}

/* All that can be fired at, and the target even if it cannot, for then the panel says why. */
static void
fill_targets (ForconFirePanel *self, const ForconDraft *draft)
{
  const ForconBattle *battle = forcon_session_battle (self->session);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  ForconShipId none = FORCON_NO_SHIP;
  guint selected = 0;

  g_array_set_size (self->targets, 0);
  gtk_string_list_append (names, C_ ("target", "None"));
  g_array_append_val (self->targets, none);
  for (guint16 i = 1; i <= battle->n_ships; i++)
    {
      ForconShipId ship = { i };

      if (FORCON_ID_EQUAL (ship, draft->target))
        selected = self->targets->len;
      if (FORCON_ID_EQUAL (ship, draft->target) || forcon_session_can_target (self->session, ship))
        add_target (self, names, ship);
    }
  self->filling = TRUE;
  gtk_drop_down_set_model (self->target, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->target, selected);
  self->filling = FALSE;
}

static void
show_odds (ForconFirePanel *self, const ForconSolution *solution, ForconShipId target)
{
  const ForconBattle *battle = forcon_session_battle (self->session);
  g_auto (ForconOdds) odds = { 0 };
  g_autofree char *text = NULL;

  forcon_odds_of_solution (forcon_session_rules (self->session), solution, &odds);
  forcon_odds_chart_set_distribution (self->chart, odds.damage);
  text = forcon_shot_odds_text (&odds, forcon_battle_ship (battle, target)->hits);
  gtk_label_set_label (self->odds, text);
}

static void
show_message (ForconFirePanel *self, const char *text, gboolean refused)
{
  gtk_label_set_label (self->shot, text);
  if (refused)
    gtk_widget_add_css_class (GTK_WIDGET (self->shot), "forcon-refused");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->shot), "forcon-refused");
}

static void
show_shot (ForconFirePanel *self, const ForconDraft *draft)
{
  const ForconBattle *battle = forcon_session_battle (self->session);
  const ForconRules *rules = forcon_session_rules (self->session);
  g_autofree ForconSolution *solution = g_new (ForconSolution, 1);
  g_autofree char *text = NULL;
  gboolean done;

  forcon_gunnery_solve (battle, rules, draft->ship, draft->target, draft->weapons, solution);
  done = solution->verdict.kind == FORCON_VERDICT_DONE;
  if (done)
    text = forcon_shot_text (battle, rules, draft->target, solution);
  else if (draft->weapons == 0 && forcon_session_can_target (self->session, draft->target))
    text = g_strdup (_ ("Choose the weapons to fire."));
  else if (draft->weapons == 0)
    text = g_strdup (_ ("No weapon can be fired at this target; beside each weapon stands why."));
  else
    text = forcon_sentence_of_verdict (battle, rules, &solution->verdict);
  show_message (self, text, !done && draft->weapons != 0);
  gtk_widget_set_visible (GTK_WIDGET (self->chart), done);
  gtk_widget_set_visible (GTK_WIDGET (self->odds), done);
  if (done)
    show_odds (self, solution, draft->target);
}

static void
refresh (ForconFirePanel *self)
{
  const ForconDraft *draft = forcon_session_draft (self->session);

  if (!forcon_session_may_fire (self->session))
    return;
  fill_targets (self, draft);
  if (!FORCON_ID_IS_NONE (draft->target))
    {
      show_shot (self, draft);
      return;
    }
  show_message (self,
                self->targets->len > 1 ? _ ("Choose a target: click an enemy on the table, or take one from the list.")
                                       : _ ("This ship can fire at nobody now."),
                FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->chart), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->odds), FALSE);
}

/**
 * forcon_fire_panel_set_session:
 * @self: a panel
 * @session: the session; once
 */
void
forcon_fire_panel_set_session (ForconFirePanel *self, ForconSession *session)
{
  g_return_if_fail (FORCON_IS_FIRE_PANEL (self) && self->session == NULL);
  self->session = g_object_ref (session);
  g_signal_connect_object (session, "draft-changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
}

static void
forcon_fire_panel_dispose (GObject *object)
{
  ForconFirePanel *self = FORCON_FIRE_PANEL (object);

  self->filling = TRUE;
  for (GtkWidget *child; (child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL;)
    gtk_widget_unparent (child);
  g_clear_object (&self->session);
  g_clear_pointer (&self->targets, g_array_unref);
  G_OBJECT_CLASS (forcon_fire_panel_parent_class)->dispose (object);
}

static void
forcon_fire_panel_class_init (ForconFirePanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = forcon_fire_panel_dispose;
  g_type_ensure (FORCON_TYPE_ODDS_CHART);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/forcon-fire-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconFirePanel, target);
  gtk_widget_class_bind_template_child (widget_class, ForconFirePanel, shot);
  gtk_widget_class_bind_template_child (widget_class, ForconFirePanel, chart);
  gtk_widget_class_bind_template_child (widget_class, ForconFirePanel, odds);
}

static void
forcon_fire_panel_init (ForconFirePanel *self)
{
  self->targets = g_array_new (FALSE, FALSE, sizeof (ForconShipId));
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (self->target, "notify::selected", G_CALLBACK (on_target), self, G_CONNECT_SWAPPED);
}
