/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/dice/twilight-odds-panel.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "app/dice/twilight-chances.h"
#include "app/dice/twilight-form.h"
#include "app/dice/twilight-left.h"
#include "app/dice/twilight-shares.h"
#include "app/dice/twilight-unit-words.h"
#include "base/text.h"
#include "report/dice/twilight-labels.h"

/* The last round shown is that after which fewer combats than this go on. */
#define HARDLY 0.001

struct _ForconTwilightOddsPanel {
  ForconPanel parent;

  /* Model */
  ForconTwilightGame *game;

  GtkLabel *source;
  GtkWidget *details;
  ForconTwilightShares *bar;
  GtkLabel *names[FORCON_N_SHARE];
  GtkLabel *figures[FORCON_N_SHARE];
  GtkWidget *rows[FORCON_N_SHARE];
  GtkLabel *retreats;
  GtkLabel *means;
  GtkWidget *rounds_heading;
  ForconTwilightShares *rounds;
  ForconTwilightLeft *left;
  GtkDropDown *order;
  GtkDropDown *policy;
  GtkDropDown *whose;

  /* Owned */
  ForconTwilightChances *chances;
};

G_DEFINE_FINAL_TYPE (ForconTwilightOddsPanel, forcon_twilight_odds_panel, FORCON_TYPE_PANEL)

static char *
name_of_share (ForconTwilightOddsPanel *self, ForconShare share)
{
  const ForconTwilightClash *clash = forcon_twilight_game_clash (self->game);

  if (share == FORCON_SHARE_DRAW)
    return g_strdup (_ ("Draw: nobody is left"));
  if (share == FORCON_SHARE_ONGOING)
    return g_strdup (_ ("Goes on"));
  return forcon_twilight_side (clash, share == FORCON_SHARE_ATTACKER ? FORCON_TWILIGHT_SIDE_ATTACKER
                                                                     : FORCON_TWILIGHT_SIDE_DEFENDER);
}

/* A chance with its error: "61.7%", "61.7% ± 0.2%". */
static char *
figure_of (const ForconTwilightAnswer *answer, ForconShare share)
{
  g_autofree char *chance = forcon_twilight_per_cent (forcon_twilight_share (&answer->end, share));
  g_autofree char *error = NULL;

  if (!answer->simulated)
    return g_steal_pointer (&chance);
  error = forcon_twilight_per_cent (forcon_twilight_share (&answer->errors, share));
  /* Translators: a chance, and its standard error. */
  return g_strdup_printf (_ ("%1$s ± %2$s"), chance, error);
}

static void
show_end (ForconTwilightOddsPanel *self, const ForconTwilightAnswer *answer)
{
  g_autoptr (GString) description = g_string_new (NULL);

  for (guint i = 0; i < FORCON_N_SHARE; i++)
    {
      g_autofree char *name = name_of_share (self, (ForconShare) i);
      g_autofree char *figure = figure_of (answer, (ForconShare) i);
      gboolean there = i != FORCON_SHARE_ONGOING || answer->end.ongoing > 0;

      gtk_label_set_label (self->names[i], name);
      gtk_label_set_label (self->figures[i], figure);
      gtk_widget_set_visible (self->rows[i], there || answer->n_rounds > 1);
      if (there)
        g_string_append_printf (description, "%s%s: %s", description->len == 0 ? "" : ", ", name, figure);
    }
  forcon_twilight_shares_set (self->bar, &answer->end, 1, description->str);
}

static void
show_means (ForconTwilightOddsPanel *self, const ForconTwilightAnswer *answer)
{
  const ForconTwilightOdds *end = &answer->end;
  g_autofree char *rounds = forcon_decimal_to_text (end->rounds, 1);
  g_autofree char *attacker = forcon_decimal_to_text (end->cost_left[FORCON_TWILIGHT_SIDE_ATTACKER], 1);
  g_autofree char *defender = forcon_decimal_to_text (end->cost_left[FORCON_TWILIGHT_SIDE_DEFENDER], 1);
  g_autofree char *text = NULL;

  if (isfinite (end->rounds))
    /* Translators: means: rounds of a fleet-dice clash, and resources that what is left has cost. */
    text = g_strdup_printf (_ ("%1$s rounds on the average. Worth of what is left: attacker %2$s, defender %3$s."),
                            rounds, attacker, defender);
  else
    text = g_strdup (_ ("Nobody can hit: it may go on for ever."));
  gtk_label_set_label (self->means, text);
}

static void
show_rounds (ForconTwilightOddsPanel *self, const ForconTwilightAnswer *answer)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint n = 0;

  while (n < answer->n_rounds && (n == 0 || answer->rounds[n - 1].ongoing >= HARDLY))
    n++;
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *attacker = forcon_twilight_per_cent (answer->rounds[i].attacker);
      g_autofree char *draw = forcon_twilight_per_cent (answer->rounds[i].draw);
      g_autofree char *defender = forcon_twilight_per_cent (answer->rounds[i].defender);
      g_autofree char *ongoing = forcon_twilight_per_cent (answer->rounds[i].ongoing);

      /* Translators: chances after so many more rounds. */
      g_string_append_printf (text, _ ("After %1$u: attacker %2$s, draw %3$s, defender %4$s, goes on %5$s"), i + 1,
                              attacker, draw, defender, ongoing);
      g_string_append (text, i + 1 < n ? "\n" : "");
    }
  forcon_twilight_shares_set (self->rounds, answer->rounds, n, text->str);
  gtk_widget_set_visible (GTK_WIDGET (self->rounds), n > 0);
  gtk_widget_set_visible (self->rounds_heading, n > 0);
}

static char *
source_text (ForconTwilightOddsPanel *self, const ForconTwilightAnswer *answer)
{
  if (forcon_twilight_chances_are_late (self->chances))
    return g_strdup (_ ("computing…"));
  if (answer == NULL)
    return g_strdup (_ ("not known"));
  if (!answer->simulated)
    return g_strdup (_ ("exact (T-ODDS-1)"));
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "approximate, from %u simulation (T-ODDS-2)",
                                       "approximate, from %u simulations (T-ODDS-2)", answer->n_runs),
                          answer->n_runs);
}

/* There are no chances before there is anybody. */
static gboolean
has_anybody (ForconTwilightOddsPanel *self)
{
  const ForconTwilightClash *clash = forcon_twilight_game_clash (self->game);
  guint n = 0;

  for (guint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT; side++)
    n += forcon_twilight_strength (clash, (ForconTwilightSide) side);
  return n > 0 || forcon_twilight_game_journal (self->game) != NULL;
}

/* Chances know of no retreats (T-ODDS-1): who has announced one, or is forced to, is named. */
static void
show_retreats (ForconTwilightOddsPanel *self)
{
  const ForconTwilightClash *clash = forcon_twilight_game_clash (self->game);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT; side++)
    if (clash->announced[side] && clash->step != FORCON_TWILIGHT_STEP_OVER && !clash->retreated[side])
      {
        g_autofree char *name = forcon_twilight_side (clash, (ForconTwilightSide) side);

        /* Translators: chances of a combat; who retreats. */
        g_string_append_printf (
            text, _ ("%s retreats at the end of this round: the chances are those of a combat to the end."), name);
      }
  gtk_label_set_label (self->retreats, text->str);
  gtk_widget_set_visible (GTK_WIDGET (self->retreats), text->len > 0);
}

static void
show (ForconTwilightOddsPanel *self)
{
  const ForconTwilightAnswer *answer = has_anybody (self) ? forcon_twilight_chances_answer (self->chances) : NULL;
  g_autofree char *source = source_text (self, answer);

  gtk_label_set_label (self->source, source);
  gtk_widget_set_visible (self->details, answer != NULL);
  if (answer == NULL)
    return;
  show_end (self, answer);
  show_retreats (self);
  show_means (self, answer);
  show_rounds (self, answer);
  forcon_twilight_left_set (self->left, self->game, &answer->end);
}

/* The choice of losses */

/* Of whom order and damage are chosen: of both sides, or of one. */
#define BOTH 0
#define ONLY(side) (1 + (guint) (side))

static void
on_chosen (ForconTwilightOddsPanel *self)
{
  guint whose = gtk_drop_down_get_selected (self->whose);

  if (forcon_panel_is_filling (self))
    return;
  for (guint i = 0; i < FORCON_TWILIGHT_SIDE_COUNT; i++)
    {
      ForconTwilightPlan plan = forcon_twilight_game_plans (self->game)[i];

      if (whose != BOTH && whose != ONLY (i))
        continue;
      plan.order = gtk_drop_down_get_selected (self->order);
      plan.policy = (ForconHitPolicy) gtk_drop_down_get_selected (self->policy);
      forcon_twilight_game_set_plan (self->game, (ForconTwilightSide) i, &plan);
    }
}

static GtkStringList *
orders_of (const ForconTwilightRules *rules)
{
  GtkStringList *names = gtk_string_list_new (NULL);

  for (guint i = 0; i < rules->n_orders; i++)
    {
      const char *word = rules->orders[i].word;

      gtk_string_list_append (names, g_str_equal (word, "cost")    ? _ ("Cheap ones first")
                                     : g_str_equal (word, "fight") ? _ ("Weak ones first")
                                                                   : word);
    }
  return names;
}

static void
follow_plans (ForconTwilightOddsPanel *self)
{
  const ForconTwilightPlan *plans = forcon_twilight_game_plans (self->game);
  gboolean differ = plans[0].order != plans[1].order || plans[0].policy != plans[1].policy;
  const ForconTwilightPlan *plan
      = &plans[gtk_drop_down_get_selected (self->whose) == ONLY (FORCON_TWILIGHT_SIDE_DEFENDER)];

  forcon_panel_begin_fill (self);
  if (differ && gtk_drop_down_get_selected (self->whose) == BOTH)
    gtk_drop_down_set_selected (self->whose, ONLY (FORCON_TWILIGHT_SIDE_ATTACKER));
  gtk_drop_down_set_selected (self->order, plan->order);
  gtk_drop_down_set_selected (self->policy, (guint) plan->policy);
  forcon_panel_end_fill (self);
}

/* Shows what that side does. */
static void
on_whose (ForconTwilightOddsPanel *self)
{
  if (!forcon_panel_is_filling (self))
    follow_plans (self);
}

static GtkStringList *
sides_of (void)
{
  GtkStringList *names = gtk_string_list_new (NULL);

  gtk_string_list_append (names, _ ("Both sides"));
  for (gint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT; side++)
    {
      g_autofree char *name = forcon_text_capitalise (forcon_label_twilight_side ((ForconTwilightSide) side));

      gtk_string_list_append (names, name);
    }
  return names;
}

static void
refresh (ForconPanel *panel)
{
  follow_plans (FORCON_TWILIGHT_ODDS_PANEL (panel));
  show (FORCON_TWILIGHT_ODDS_PANEL (panel));
}

/* What it is made of */

static GtkWidget *
make_row (ForconTwilightOddsPanel *self, ForconShare share)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_box_append (GTK_BOX (row), forcon_twilight_shares_new_swatch (share));
  self->names[share] = forcon_twilight_form_label (row, "", "forcon-name");
  gtk_label_set_ellipsize (self->names[share], PANGO_ELLIPSIZE_END);
  gtk_label_set_wrap (self->names[share], FALSE);
  gtk_widget_set_hexpand (GTK_WIDGET (self->names[share]), TRUE);
  self->figures[share] = forcon_twilight_form_label (row, "", "numeric");
  gtk_widget_add_css_class (GTK_WIDGET (self->figures[share]), "heading");
  return self->rows[share] = row;
}

static void
add_choices (ForconTwilightOddsPanel *self, GtkWidget *box)
{
  GtkStringList *policies = gtk_string_list_new (NULL);

  for (guint i = 0; i < FORCON_N_HIT_POLICY; i++)
    gtk_string_list_append (policies, forcon_label_hit_policy ((ForconHitPolicy) i));
  forcon_twilight_form_label (box, _ ("Default Order of Losses"), "heading");
  self->whose = forcon_twilight_form_choice (box, _ ("Of whom"), sides_of ());
  self->order = forcon_twilight_form_choice (box, _ ("Order"), orders_of (forcon_twilight_game_rules (self->game)));
  self->policy = forcon_twilight_form_choice (box, _ ("Damage"), policies);
  g_signal_connect_object (self->whose, "notify::selected", G_CALLBACK (on_whose), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->order, "notify::selected", G_CALLBACK (on_chosen), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->policy, "notify::selected", G_CALLBACK (on_chosen), self, G_CONNECT_SWAPPED);
}

static void
fill_details (ForconTwilightOddsPanel *self)
{
  GtkWidget *box = self->details;

  self->bar = FORCON_TWILIGHT_SHARES (forcon_twilight_shares_new_bar ());
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->bar));
  for (guint i = 0; i < FORCON_N_SHARE; i++)
    gtk_box_append (GTK_BOX (box), make_row (self, (ForconShare) i));
  self->retreats = forcon_twilight_form_label (box, "", "forcon-owed-now");
  self->means = forcon_twilight_form_label (box, "", "caption");
  self->rounds_heading = GTK_WIDGET (forcon_twilight_form_label (box, _ ("Outcome After More Rounds"), "heading"));
  self->rounds = FORCON_TWILIGHT_SHARES (forcon_twilight_shares_new_columns (FORCON_TWILIGHT_ROUNDS));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->rounds));
  forcon_twilight_form_label (box, _ ("Survivors on Average"), "heading");
  self->left = FORCON_TWILIGHT_LEFT (forcon_twilight_left_new ());
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->left));
}

static void
attach (ForconPanel *panel)
{
  ForconTwilightOddsPanel *self = FORCON_TWILIGHT_ODDS_PANEL (panel);
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *heading = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_widget_add_css_class (box, "forcon-chances");
  gtk_box_append (GTK_BOX (box), heading);
  forcon_twilight_form_label (heading, _ ("Chances"), "heading");
  self->source = forcon_twilight_form_label (heading, "", "forcon-faint");
  gtk_label_set_xalign (self->source, 1);
  gtk_widget_set_hexpand (GTK_WIDGET (self->source), TRUE);
  self->details = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_box_append (GTK_BOX (box), self->details);
  fill_details (self);
  add_choices (self, box);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), box);
  adw_bin_set_child (ADW_BIN (self), scrolled);
  g_signal_connect_object (self->chances, "changed", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  forcon_panel_refresh (self);
}

GtkWidget *
forcon_twilight_odds_panel_new (ForconTwilightGame *game)
{
  ForconTwilightOddsPanel *self = g_object_new (FORCON_TYPE_TWILIGHT_ODDS_PANEL, NULL);

  /* Made first, so that it knows of a change before the panel shows it. */
  self->chances = forcon_twilight_chances_new (game);
  forcon_panel_set_model (self, game);
  return GTK_WIDGET (self);
}

gboolean
forcon_twilight_odds_panel_is_late (ForconTwilightOddsPanel *self)
{
  g_return_val_if_fail (FORCON_IS_TWILIGHT_ODDS_PANEL (self), FALSE);
  return forcon_twilight_chances_are_late (self->chances);
}

static void
forcon_twilight_odds_panel_dispose (GObject *object)
{
  ForconTwilightOddsPanel *self = FORCON_TWILIGHT_ODDS_PANEL (object);

  g_clear_object (&self->chances);
  G_OBJECT_CLASS (forcon_twilight_odds_panel_parent_class)->dispose (object);
}

static void
forcon_twilight_odds_panel_class_init (ForconTwilightOddsPanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = forcon_twilight_odds_panel_dispose;
  FORCON_PANEL_CLASS (klass)->attach = attach;
  FORCON_PANEL_CLASS (klass)->refresh = refresh;
  forcon_panel_class_bind_model (klass, ForconTwilightOddsPanel, game, FORCON_TYPE_TWILIGHT_GAME);
  forcon_panel_class_refresh_on (klass, "changed");
}

static void
forcon_twilight_odds_panel_init (ForconTwilightOddsPanel *self)
{
}
