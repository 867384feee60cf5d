/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/odds/odds.h"

/*
 * What shields stopped for one group they cannot stop for the next. So the joint chance of (shields left, damage so
 * far) is carried from group to group, and beside it the part of that chance in which nothing was critical.
 */
typedef struct {
  gint shields;
  gint damage;
  double *chance;
  double *uncritical;
} Joint;

static gsize
cell (const Joint *joint, gint shields, gint damage)
{
  return (gsize) shields * (gsize) (joint->damage + 1) + (gsize) damage;
}

static Joint
joint_new (gint shields, gint damage)
{
  gsize cells = (gsize) (shields + 1) * (gsize) (damage + 1);

  return (Joint){ shields, damage, g_new0 (double, cells), g_new0 (double, cells) };
}

static void
joint_clear (Joint *joint)
{
  g_clear_pointer (&joint->chance, g_free);
  g_clear_pointer (&joint->uncritical, g_free);
}

/* What is fired in one go: shields stop some of the dice before they are rolled, or some of the hits afterwards. */
typedef struct {
  gint dice;
  double hit;
  double critical;
  gboolean shields_first;
} Volley;

static void
fire_from_cell (const Volley *volley, const Joint *from, Joint *to, gint shields, gint damage)
{
  gsize source = cell (from, shields, damage);
  gint before = volley->shields_first ? MIN (shields, volley->dice) : 0;
  g_autoptr (ForconDistribution) hits = forcon_distribution_new_binomial ((guint) (volley->dice - before), volley->hit);
  double none_critical = 1.0;

  for (gint k = 0; k < (gint) hits->n; k++)
    {
      gint stopped = volley->shields_first ? before : MIN (shields, k);
      gint more = volley->shields_first ? k : k - stopped;
      gsize target = cell (to, shields - stopped, damage + more);

      to->chance[target] += from->chance[source] * hits->p[k];
      to->uncritical[target] += from->uncritical[source] * hits->p[k] * none_critical;
      if (volley->shields_first || k >= shields)
        none_critical *= 1.0 - volley->critical;
    }
}

static void
joint_fire (Joint *joint, const Volley *volley)
{
  Joint to = joint_new (joint->shields, joint->damage + volley->dice);

  for (gint shields = 0; shields <= joint->shields; shields++)
    for (gint damage = 0; damage <= joint->damage; damage++)
      if (joint->chance[cell (joint, shields, damage)] > 0.0)
        fire_from_cell (volley, joint, &to, shields, damage);
  joint_clear (joint);
  *joint = to;
}

/* The damage alone, up to what gets through when every die hits, and the chance that something was critical. */
static void
read_odds (const Joint *joint, ForconOdds *odds)
{
  ForconDistribution *damage = forcon_distribution_new_certain ((guint) joint->damage);
  double uncritical = 0.0;

  damage->p[joint->damage] = 0.0;
  for (gint shields = 0; shields <= joint->shields; shields++)
    for (gint points = 0; points <= joint->damage; points++)
      {
        damage->p[points] += joint->chance[cell (joint, shields, points)];
        uncritical += joint->uncritical[cell (joint, shields, points)];
      }
  damage->n = (guint) MAX (joint->damage - joint->shields, 0) + 1;
  odds->damage = damage;
  odds->mean = forcon_distribution_mean (damage);
  odds->critical = damage->n == 1 ? 0.0 : CLAMP (1.0 - uncritical, 0.0, 1.0);
}

static void
odds_of_volleys (const Volley *volleys, guint n_volleys, gint shields, ForconOdds *odds)
{
  Joint joint = joint_new (shields, 0);

  *odds = (ForconOdds){ 0 };
  joint.chance[cell (&joint, shields, 0)] = 1.0;
  joint.uncritical[cell (&joint, shields, 0)] = 1.0;
  for (guint i = 0; i < n_volleys; i++)
    {
      odds->dice += volleys[i].dice;
      joint_fire (&joint, &volleys[i]);
    }
  read_odds (&joint, odds);
  joint_clear (&joint);
}

gboolean
forcon_odds_of_battery (const ForconRules *rules, const ForconBatteryAttack *attack, ForconGunnery *gunnery,
                        ForconOdds *odds)
{
  gint firepower = attack->half ? forcon_halve (attack->firepower) : attack->firepower;

  if (!forcon_gunnery_look_up (rules, attack->target, attack->aspect, attack->distance, attack->range,
                               attack->behind_marker, gunnery))
    return FALSE;
  Volley volley = { forcon_rules_salvos (rules, firepower, gunnery->column), forcon_die_chance (attack->armour),
                    forcon_die_chance (rules->critical), !rules->options.shields_after_armour };

  odds_of_volleys (&volley, 1, attack->shields, odds);
  return TRUE;
}

void
forcon_odds_of_destructor (const ForconRules *rules, gint strength, gint shields, gboolean half, ForconOdds *odds)
{
  Volley volley = { half ? forcon_halve (strength) : strength, forcon_die_chance (rules->destructor_hit),
                    forcon_die_chance (rules->destructor_critical), FALSE };

  odds_of_volleys (&volley, 1, shields, odds);
}

void
forcon_odds_of_solution (const ForconRules *rules, const ForconSolution *solution, ForconOdds *odds)
{
  Volley volleys[FORCON_WEAPONS_MAX];

  for (guint i = 0; i < solution->n_groups; i++)
    {
      const ForconShotGroup *group = &solution->groups[i];

      volleys[i] = (Volley){ group->dice, forcon_die_chance (group->needed), forcon_die_chance (group->critical),
                             group->kind == FORCON_WEAPON_BATTERY && !rules->options.shields_after_armour };
    }
  odds_of_volleys (volleys, solution->n_groups, solution->shields, odds);
}

void
forcon_odds_clear (ForconOdds *odds)
{
  g_clear_pointer (&odds->damage, forcon_distribution_free);
}
