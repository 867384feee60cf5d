/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/odds/odds-torpedoes.h"

/* What comes through of a wave that so many turrets' dice fire at (F-TORP-4, F-TORP-5). */
static ForconDistribution *
torpedoes_through (const ForconRules *rules, gint torpedoes, gint dice)
{
  g_autoptr (ForconDistribution) shot_down
      = forcon_distribution_new_binomial ((guint) dice, forcon_die_chance (rules->torpedo.turret));
  ForconDistribution *through = forcon_distribution_new_certain ((guint) torpedoes);

  through->p[torpedoes] = 0.0;
  for (gint k = 0; k < (gint) shot_down->n; k++)
    through->p[MAX (torpedoes - k, 0)] += shot_down->p[k];
  return through;
}

/* Each torpedo rolls against the armour: what is damage is used up, the others stay in the wave (F-TORP-6). */
static void
strike (const ForconDistribution *through, double hit, ForconDistribution **damage, ForconDistribution **left)
{
  guint most = through->n - 1;

  *damage = forcon_distribution_new_certain (most);
  *left = forcon_distribution_new_certain (most);
  (*damage)->p[most] = (*left)->p[most] = 0.0;
  for (guint torpedoes = 0; torpedoes <= most; torpedoes++)
    {
      g_autoptr (ForconDistribution) hits = forcon_distribution_new_binomial (torpedoes, hit);

      for (guint k = 0; k <= torpedoes; k++)
        {
          (*damage)->p[k] += through->p[torpedoes] * hits->p[k];
          (*left)->p[torpedoes - k] += through->p[torpedoes] * hits->p[k];
        }
    }
}

/* What is left of so many hits. */
static ForconDistribution *
hits_left (const ForconDistribution *damage, gint hits)
{
  ForconDistribution *left = forcon_distribution_new_certain ((guint) hits);

  left->p[hits] = 0.0;
  for (gint k = 0; k < (gint) damage->n; k++)
    left->p[MAX (hits - k, 0)] += damage->p[k];
  return left;
}

/* Only damage that the target has hits for rolls for a critical (F-CRIT-1). */
static double
chance_of_critical (const ForconDistribution *left, gint hits, double critical)
{
  g_autoptr (ForconDistribution) counting = forcon_distribution_new_certain ((guint) hits);

  for (gint k = 0; k <= hits; k++)
    counting->p[k] = left->p[hits - k];
  return forcon_distribution_any_of (counting, critical);
}

void
forcon_odds_of_torpedoes (const ForconRules *rules, const ForconTorpedoAttack *attack, ForconTorpedoOdds *odds)
{
  double hit = forcon_die_chance (attack->armour);

  *odds = (ForconTorpedoOdds){ .n_waves = attack->n_waves, .damage = forcon_distribution_new_certain (0) };
  for (guint i = 0; i < attack->n_waves; i++)
    {
      gint dice = i == 0 ? attack->turrets + attack->cover : 0;
      g_autoptr (ForconDistribution) through = torpedoes_through (rules, attack->waves[i], dice);
      g_autoptr (ForconDistribution) before = odds->damage;
      g_autoptr (ForconDistribution) more = NULL;

      strike (through, hit, &more, &odds->left[i]);
      odds->damage = forcon_distribution_new_sum (before, more);
    }
  odds->hits_left = hits_left (odds->damage, attack->hits);
  odds->mean = forcon_distribution_mean (odds->damage);
  odds->critical = chance_of_critical (odds->hits_left, attack->hits, forcon_die_chance (rules->critical));
  odds->out = odds->hits_left->p[0];
}

void
forcon_torpedo_odds_clear (ForconTorpedoOdds *odds)
{
  g_clear_pointer (&odds->damage, forcon_distribution_free);
  g_clear_pointer (&odds->hits_left, forcon_distribution_free);
  for (guint i = 0; i < odds->n_waves; i++)
    g_clear_pointer (&odds->left[i], forcon_distribution_free);
}
