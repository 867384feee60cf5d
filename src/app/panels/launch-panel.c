/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/panels/panels.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "app/session/session-ask.h"
#include "app/session/session-draft.h"
#include "app/panels/odds-chart.h"
#include "engine/odds/odds-torpedoes.h"
#include "report/battle/sentences.h"
#include "app/panels/shot-text.h"
#include "base/text.h"
#include "engine/weapons/torpedo.h"
#include "app/widgets/widget.h"

#define ANGLE_UNIT 10.0

struct _ForconLaunchPanel {
  ForconPanel parent;

  /* Model */
  ForconSession *session;

  /* Template */
  GtkCheckButton *at_target;
  GtkCheckButton *on_heading;
  GtkSpinButton *heading;
  GtkWidget *with_row;
  GtkWidget *with;
  GtkLabel *verdict;
  ForconOddsChart *chart;
  GtkLabel *odds;

  /* The ships of the check buttons, in their order. */
  ForconShips friends;
};

G_DEFINE_FINAL_TYPE (ForconLaunchPanel, forcon_launch_panel, FORCON_TYPE_PANEL)

static void
on_direction (ForconLaunchPanel *self)
{
  if (!forcon_panel_is_filling (self))
    forcon_session_set_heading (self->session, gtk_check_button_get_active (self->on_heading),
                                (ForconAngle) lround (gtk_spin_button_get_value (self->heading) * ANGLE_UNIT));
}

/* A number typed means it. */
static void
on_heading (ForconLaunchPanel *self)
{
  if (!forcon_panel_is_filling (self))
    forcon_session_set_heading (self->session, TRUE,
                                (ForconAngle) lround (gtk_spin_button_get_value (self->heading) * ANGLE_UNIT));
}

static void
on_with (ForconLaunchPanel *self)
{
  ForconShips with = { 0 };
  guint place = 0;

  if (forcon_panel_is_filling (self))
    return;
  for (GtkWidget *check = gtk_widget_get_first_child (self->with); check != NULL;
       check = gtk_widget_get_next_sibling (check), place++)
    if (gtk_check_button_get_active (GTK_CHECK_BUTTON (check)))
      with.ship[with.n++] = self->friends.ship[place];
  forcon_session_set_with (self->session, &with);
}

static gboolean
joins (const ForconShips *with, ForconShipId ship)
{
  for (guint i = 0; i < with->n; i++)
    if (FORCON_ID_EQUAL (with->ship[i], ship))
      return TRUE;
  return FALSE;
}

/* Who of the formation has torpedoes ready. */
static ForconShips
friends_of (const ForconBattle *battle, ForconShipId ship)
{
  ForconShips ships = forcon_formation_ships (battle, forcon_battle_ship (battle, ship)->formation);
  ForconShips friends = { 0 };

  for (guint i = 0; i < ships.n; i++)
    if (!FORCON_ID_EQUAL (ships.ship[i], ship) && forcon_launch_ready (battle, ships.ship[i]) != 0)
      friends.ship[friends.n++] = ships.ship[i];
  return friends;
}

static void
fill_friends (ForconLaunchPanel *self, const ForconDraft *draft)
{
  const ForconBattle *battle = forcon_session_battle (self->session);
  ForconShips friends = friends_of (battle, draft->ship);
  guint place = 0;

  gtk_widget_set_visible (self->with_row, friends.n > 0);
  if (friends.n != self->friends.n
      || memcmp (friends.ship, self->friends.ship, friends.n * sizeof friends.ship[0]) != 0)
    {
      forcon_widget_clear (self->with);
      for (guint i = 0; i < friends.n; i++)
        {
          GtkWidget *check
              = gtk_check_button_new_with_label (forcon_name (forcon_battle_card (battle, friends.ship[i])->name));

          g_signal_connect_object (check, "toggled", G_CALLBACK (on_with), self, G_CONNECT_SWAPPED);
          gtk_box_append (GTK_BOX (self->with), check);
        }
      self->friends = friends;
    }
  for (GtkWidget *check = gtk_widget_get_first_child (self->with); check != NULL;
       check = gtk_widget_get_next_sibling (check), place++)
    gtk_check_button_set_active (GTK_CHECK_BUTTON (check), joins (&draft->with, friends.ship[place]));
}

/* "6 torpedoes, 20.0 cm a turn for 2 turns, heading 85°." */
static char *
launch_text (const ForconLaunch *launch)
{
  g_autofree char *speed = forcon_length_to_text (launch->speed);
  g_autofree char *heading = forcon_angle_to_text (launch->heading);
  g_autofree char *count = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%d torpedo", "%d torpedoes", (gulong) launch->count), launch->count);

  /* Translators: "6 torpedoes", their speed, the turns that they move, their heading. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s, %2$s cm a turn for %3$d turn, heading %4$s°.",
                                       "%1$s, %2$s cm a turn for %3$d turns, heading %4$s°.", (gulong) launch->run),
                          count, speed, launch->run, heading);
}

/* What the torpedoes do if they come to the target and nothing changes before. */
static void
show_odds (ForconLaunchPanel *self, const ForconDraft *draft, const ForconLaunch *launch)
{
  const ForconBattle *battle = forcon_session_battle (self->session);
  const ForconRules *rules = forcon_session_rules (self->session);
  ForconDefence defence;
  ForconTorpedoAttack attack = { .n_waves = 1,
                                 .waves = { launch->count },
                                 .armour = forcon_battle_card (battle, draft->target)->armour,
                                 .hits = forcon_battle_ship (battle, draft->target)->hits };
  g_auto (ForconTorpedoOdds) odds = { 0 };
  g_autofree char *text = NULL;

  forcon_torpedo_defence (battle, rules, draft->target, &defence);
  attack.turrets = defence.turrets;
  attack.cover = defence.cover;
  forcon_odds_of_torpedoes (rules, &attack, &odds);
  forcon_odds_chart_set_distribution (self->chart, odds.damage);
  text = forcon_wave_odds_text (&odds, defence.turrets + defence.cover);
  gtk_label_set_label (self->odds, text);
}

static void
show_verdict (ForconLaunchPanel *self, const ForconDraft *draft)
{
  const ForconBattle *battle = forcon_session_battle (self->session);
  ForconCommand command = forcon_session_launch_command (self->session);
  g_autofree ForconLaunch *launch = g_new0 (ForconLaunch, 1);
  g_autofree char *text = NULL;
  gboolean done, at_ship;

  forcon_launch_solve (battle, forcon_session_rules (self->session), &command, launch);
  done = launch->verdict.kind == FORCON_VERDICT_DONE;
  at_ship = done && !draft->by_heading && !FORCON_ID_IS_NONE (draft->target);
  text = done ? launch_text (launch)
              : forcon_sentence_of_verdict (battle, forcon_session_rules (self->session), &launch->verdict);
  gtk_label_set_label (self->verdict, text);
  forcon_widget_set_class (self->verdict, "forcon-refused", !done);
  gtk_widget_set_visible (GTK_WIDGET (self->chart), at_ship);
  gtk_widget_set_visible (GTK_WIDGET (self->odds), at_ship);
  if (at_ship)
    show_odds (self, draft, launch);
}

static void
refresh (ForconPanel *panel)
{
  ForconLaunchPanel *self = FORCON_LAUNCH_PANEL (panel);
  const ForconDraft *draft = forcon_session_draft (self->session);

  if (!draft->launching || !forcon_session_may_launch (self->session))
    return;
  gtk_check_button_set_active (draft->by_heading ? self->on_heading : self->at_target, TRUE);
  gtk_spin_button_set_value (self->heading, draft->heading / ANGLE_UNIT);
  fill_friends (self, draft);
  show_verdict (self, draft);
}

static void
forcon_launch_panel_class_init (ForconLaunchPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  FORCON_PANEL_CLASS (klass)->refresh = refresh;
  FORCON_PANEL_CLASS (klass)->when_seen = TRUE;
  forcon_panel_class_bind_model (klass, ForconLaunchPanel, session, FORCON_TYPE_SESSION);
  forcon_panel_class_refresh_on (klass, "draft-changed");
  g_type_ensure (FORCON_TYPE_ODDS_CHART);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/launch-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconLaunchPanel, at_target);
  gtk_widget_class_bind_template_child (widget_class, ForconLaunchPanel, on_heading);
  gtk_widget_class_bind_template_child (widget_class, ForconLaunchPanel, heading);
  gtk_widget_class_bind_template_child (widget_class, ForconLaunchPanel, with_row);
  gtk_widget_class_bind_template_child (widget_class, ForconLaunchPanel, with);
  gtk_widget_class_bind_template_child (widget_class, ForconLaunchPanel, verdict);
  gtk_widget_class_bind_template_child (widget_class, ForconLaunchPanel, chart);
  gtk_widget_class_bind_template_child (widget_class, ForconLaunchPanel, odds);
  gtk_widget_class_bind_template_callback (widget_class, on_direction);
  gtk_widget_class_bind_template_callback (widget_class, on_heading);
}

static void
forcon_launch_panel_init (ForconLaunchPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
