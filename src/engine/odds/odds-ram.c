/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/odds/odds-ram.h"

#include "engine/odds/odds-checks.h"
#include "engine/rules/ram.h"

/* Only damage that there are hits for rolls for a critical (F-CRIT-1). */
static ForconRamStrike
strike_of (const ForconRules *rules, const ForconRamBlow *blow, gboolean struck, gint hits_left)
{
  ForconRamStrike strike = { .dice = struck ? blow->dice : 0, .needed = blow->needed };
  double none = 0.0;
  double uncritical = 1.0;

  strike.damage = forcon_distribution_new_binomial ((guint) strike.dice, forcon_die_chance (strike.needed));
  strike.mean = forcon_distribution_mean (strike.damage);
  strike.out = forcon_distribution_at_least (strike.damage, (guint) hits_left);
  for (gint k = 0; k < (gint) strike.damage->n; k++)
    {
      none += strike.damage->p[k] * uncritical;
      if (k < hits_left)
        uncritical *= 1.0 - forcon_die_chance (rules->critical);
    }
  strike.critical = CLAMP (1.0 - none, 0.0, 1.0);
  return strike;
}

void
forcon_odds_of_ram (const ForconRules *rules, const ForconRamAttack *attack, ForconRamOdds *odds)
{
  ForconFraction share = attack->bow ? rules->ram.return_bow : rules->ram.return_share;
  ForconRamBlow blow
      = forcon_ram_blow (attack->hits, attack->target_armour, attack->shields, attack->target_shields);
  ForconRamBlow answer = forcon_ram_blow (forcon_share (share, attack->target_hits), attack->armour,
                                          attack->target_shields, attack->shields);

  *odds = (ForconRamOdds){ .dice = forcon_ram_check_dice (rules, 0, attack->base), .lost = attack->escort };
  odds->check = forcon_odds_of_check (odds->dice, attack->readiness);
  odds->burns_up = attack->escort && attack->target_shields >= attack->hits_left;
  odds->strike = strike_of (rules, &blow, !odds->burns_up, attack->target_hits_left);
  odds->returned = strike_of (rules, &answer, !odds->burns_up, attack->hits_left);
}

void
forcon_ram_odds_clear (ForconRamOdds *odds)
{
  g_clear_pointer (&odds->strike.damage, forcon_distribution_free);
  g_clear_pointer (&odds->returned.damage, forcon_distribution_free);
}
