/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "odds-case.h"

#include "storage/rules/twilight-rules-file.h"

#include <math.h>

const ForconTwilightRules *
odds_rules (void)
{
  static ForconTwilightRules *rules = NULL;

  if (rules == NULL)
    {
      g_autoptr (GError) error = NULL;

      rules = forcon_twilight_rules_load_named ("twilight", &error);
      g_assert_no_error (error);
    }
  return rules;
}

ForconTwilightMatch
odds_match (ForconTwilightPlace place, const char *attacker, const char *defender)
{
  ForconTwilightMatch match;

  forcon_twilight_match_init (&match, place);
  g_assert_true (forcon_force_parse (odds_rules (), attacker, &match.forces[ATTACKER], NULL));
  g_assert_true (forcon_force_parse (odds_rules (), defender, &match.forces[DEFENDER], NULL));
  return match;
}

ForconTwilightOdds
odds_of (const ForconTwilightMatch *match)
{
  ForconTwilightOdds odds;

  g_assert_true (forcon_twilight_odds (odds_rules (), match, &odds));
  odds_assert_sound (&odds);
  return odds;
}

static gint
between (ForconRandom *random, gint least, gint most)
{
  return least + (gint) forcon_random_below (random, (guint32) (most - least + 1));
}

/* The same, but what is less than 0 is 0. */
static guint
perhaps (ForconRandom *random, gint least, gint most)
{
  gint number = between (random, least, most);

  return (guint) MAX (number, 0);
}

static void
muster (ForconRandom *random, guint most, ForconTwilightPlace place, ForconForce *force)
{
  ForconUnitKind kind = place == FORCON_TWILIGHT_PLACE_SPACE ? FORCON_UNIT_KIND_SHIP : FORCON_UNIT_KIND_GROUND;
  gint one_in = between (random, 1, 5);

  do
    for (guint i = 0; i < odds_rules ()->n_units; i++)
      {
        const ForconUnit *unit = &odds_rules ()->units[i];

        if (unit->kind != kind || between (random, 1, one_in) > 1)
          continue;
        force->intact[i] = (guint16) between (random, 1, (gint) most);
        force->damaged[i] = unit->sustain ? (guint16) perhaps (random, -2, 2) : 0;
      }
  while (forcon_force_is_empty (force));
}

ForconTwilightMatch
odds_random_match (ForconRandom *random, guint most)
{
  ForconTwilightMatch match;

  forcon_twilight_match_init (&match,
                              between (random, 0, 4) == 0 ? FORCON_TWILIGHT_PLACE_GROUND : FORCON_TWILIGHT_PLACE_SPACE);
  match.policies[0] = match.policies[1] = (ForconHitPolicy) between (random, 0, FORCON_N_HIT_POLICY - 1);
  match.orders[0] = match.orders[1] = (guint) between (random, 0, (gint) odds_rules ()->n_orders - 1);
  for (guint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT; side++)
    {
      muster (random, most, match.place, &match.forces[side]);
      match.modifiers[side] = between (random, -1, 2);
      match.first_modifiers[side] = (gint) perhaps (random, -3, 2);
    }
  return match;
}

void
odds_assert_near (double a, double b, double tolerance)
{
  if (isinf (a) && isinf (b))
    return;
  g_assert_cmpfloat (fabs (a - b), <=, tolerance * MAX (1.0, fabs (b)));
}

void
odds_assert_sound (const ForconTwilightOdds *odds)
{
  const double *numbers = (const double *) odds;

  odds_assert_near (odds->attacker + odds->draw + odds->defender + odds->ongoing, 1.0, 1e-12);
  for (guint i = 0; i < sizeof *odds / sizeof *numbers; i++)
    g_assert_false (isnan (numbers[i]) || numbers[i] < 0.0);
}
