/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/panels/panels.h"

#include <glib/gi18n-lib.h>

#include "app/session/session-ask.h"
#include "app/session/session-draft.h"
#include "report/battle/sentences.h"
#include "base/text.h"
#include "app/widgets/widget.h"

struct _ForconMovePanel {
  ForconPanel parent;

  /* Model */
  ForconSession *session;

  /* Template */
  GtkWidget *orders;
  ForconFormationButton *formation;
  GtkLabel *limits;
  ForconLegFields *legs;
  GtkWidget *more;
  GtkWidget *orbit_row;
  GtkDropDown *orbit;
  GtkDropDown *halves;
  ForconChoiceList *choices;
  GtkLabel *verdict;
  GtkWidget *leave;
};

G_DEFINE_FINAL_TYPE (ForconMovePanel, forcon_move_panel, FORCON_TYPE_PANEL)

static void
on_more (ForconMovePanel *self)
{
  forcon_leg_fields_add_leg (self->legs);
}

/* The lists say "same, higher, lower" and "nothing, firepower, shields". */
static void
on_orbit (ForconMovePanel *self)
{
  static const gint changes[] = { 0, 1, -1 };
  guint place = gtk_drop_down_get_selected (self->orbit);

  if (forcon_panel_is_filling (self) || place >= G_N_ELEMENTS (changes))
    return;
  forcon_session_set_orbit (self->session, changes[place],
                            (ForconHalves) (gtk_drop_down_get_selected (self->halves) + 1));
}

static void
show_orbit (ForconMovePanel *self, const ForconDraft *draft)
{
  gboolean in_orbit
      = !FORCON_ID_IS_NONE (forcon_battle_ship (forcon_session_battle (self->session), draft->ship)->planet);

  gtk_widget_set_visible (self->orbit_row, in_orbit);
  gtk_drop_down_set_selected (self->orbit, draft->orbit == 0 ? 0 : draft->orbit > 0 ? 1 : 2);
  if (draft->halves != FORCON_HALVES_NOTHING)
    gtk_drop_down_set_selected (self->halves, (guint) draft->halves - 1);
  gtk_widget_set_sensitive (GTK_WIDGET (self->halves), draft->orbit != 0);
}

static void
show_limits (ForconMovePanel *self, const ForconMoveLimits *limits)
{
  g_autofree char *least = forcon_length_to_text (limits->least);
  g_autofree char *most = forcon_length_to_text (limits->most);
  g_autofree char *turn = forcon_angle_to_text (limits->greatest_turn);
  g_autoptr (GString) text = g_string_new (NULL);

  /* Translators: the shortest and the longest move of a ship, cm. */
  g_string_append_printf (
      text, limits->may_stand ? _ ("Stands still, or goes %1$s to %2$s cm") : _ ("Goes %1$s to %2$s cm"), least, most);
  if (limits->greatest_turn == 0)
    g_string_append (text, _ ("; cannot turn"));
  else if (limits->turn_at.numerator > 0)
    {
      g_autofree char *before = forcon_length_to_text (forcon_move_before_turn (limits, limits->most));

      /* Translators: a monitor: its greatest turn, and its whole speed. */
      g_string_append_printf (text, _ ("; turns up to %1$s° once it has gone %2$s cm, its whole speed"), turn, before);
    }
  else if (limits->turn_after.numerator == 0)
    g_string_append_printf (text, _ ("; turns up to %s° at any point"), turn);
  else
    g_string_append_printf (text, _ ("; turns up to %1$s° after %2$d/%3$d of the way"), turn,
                            limits->turn_after.numerator, limits->turn_after.denominator);
  gtk_label_set_label (self->limits, text->str);
  gtk_widget_set_visible (self->more, limits->turns > 1);
}

/* "Over the edge: Grozny, Thorn leave the table and withdraw." */
static char *
withdrawal_text (const ForconBattle *battle, const ForconShips *leaving)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < leaving->n; i++)
    g_string_append_printf (names, "%s%s", i == 0 ? "" : ", ",
                            forcon_name (forcon_battle_card (battle, leaving->ship[i])->name));
  /* Translators: names of ships. */
  return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "Over the edge: %s leaves the table and withdraws from the battle.",
                   "Over the edge: %s leave the table and withdraw from the battle.", (gulong) leaving->n),
      names->str);
}

static void
show_verdict (ForconMovePanel *self)
{
  const ForconBattle *battle = forcon_session_battle (self->session);
  const ForconRules *rules = forcon_session_rules (self->session);
  ForconCommand command = forcon_session_move_command (self->session);
  ForconVerdict verdict = forcon_session_try (self->session, &command);
  gboolean legal = forcon_verdict_allows (&verdict);
  ForconShips leaving = forcon_session_withdraws (self->session);
  g_autofree char *distance = forcon_length_to_text (forcon_legs_distance (&command.move.legs));
  g_autofree char *text = !legal          ? forcon_sentence_of_verdict (battle, rules, &verdict)
                          : leaving.n > 0 ? withdrawal_text (battle, &leaving)
                                          : g_strdup_printf (_ ("A legal move of %s cm."), distance);

  gtk_label_set_label (self->verdict, text);
  gtk_widget_set_visible (self->leave, legal && leaving.n > 0);
  forcon_widget_set_class (self->verdict, "forcon-refused", !(legal && leaving.n == 0));
}

static void
refresh (ForconPanel *panel)
{
  ForconMovePanel *self = FORCON_MOVE_PANEL (panel);
  const ForconDraft *draft = forcon_session_draft (self->session);
  ForconMoveLimits limits;

  if (!forcon_session_may_move (self->session))
    return;
  limits
      = forcon_move_limits (forcon_session_battle (self->session), forcon_session_rules (self->session), draft->ship);
  /* Along an orbit there is nothing to turn to. */
  if (!FORCON_ID_IS_NONE (forcon_battle_ship (forcon_session_battle (self->session), draft->ship)->planet))
    limits.greatest_turn = 0;
  show_limits (self, &limits);
  show_orbit (self, draft);
  forcon_panel_refresh (self->legs);
  show_verdict (self);
}

void
forcon_move_panel_focus_legs (ForconMovePanel *self)
{
  g_return_if_fail (FORCON_IS_MOVE_PANEL (self));
  if (forcon_session_may_move (self->session))
    forcon_leg_fields_focus (self->legs);
}

static void
forcon_move_panel_class_init (ForconMovePanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  FORCON_PANEL_CLASS (klass)->refresh = refresh;
  FORCON_PANEL_CLASS (klass)->when_seen = TRUE;
  forcon_panel_class_bind_model (klass, ForconMovePanel, session, FORCON_TYPE_SESSION);
  forcon_panel_class_refresh_on (klass, "draft-changed");
  g_type_ensure (FORCON_TYPE_CHOICE_LIST);
  g_type_ensure (FORCON_TYPE_FORMATION_BUTTON);
  g_type_ensure (FORCON_TYPE_LEG_FIELDS);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/move-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconMovePanel, orders);
  forcon_panel_class_bind_part (klass, ForconMovePanel, formation);
  gtk_widget_class_bind_template_child (widget_class, ForconMovePanel, limits);
  forcon_panel_class_bind_part (klass, ForconMovePanel, legs);
  gtk_widget_class_bind_template_child (widget_class, ForconMovePanel, more);
  gtk_widget_class_bind_template_child (widget_class, ForconMovePanel, orbit_row);
  gtk_widget_class_bind_template_child (widget_class, ForconMovePanel, orbit);
  gtk_widget_class_bind_template_child (widget_class, ForconMovePanel, halves);
  forcon_panel_class_bind_part (klass, ForconMovePanel, choices);
  gtk_widget_class_bind_template_child (widget_class, ForconMovePanel, verdict);
  gtk_widget_class_bind_template_child (widget_class, ForconMovePanel, leave);
  gtk_widget_class_bind_template_callback (widget_class, on_more);
  gtk_widget_class_bind_template_callback (widget_class, on_orbit);
}

static void
forcon_move_panel_init (ForconMovePanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
