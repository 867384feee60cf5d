/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "twilight/rules/twilight-cargo.h"

#define BIT(value) (1u << (value))

/* What lets a player into an anomaly: any of these (T-RET-5). A gravity rift bars nobody's way in. */
static const struct {
  gboolean barred;
  guint32 opened_by;
} anomalies[FORCON_N_ANOMALY] = {
  [FORCON_ANOMALY_ASTEROID_FIELD] = { TRUE, BIT (FORCON_TWILIGHT_ASSET_ANTIMASS_DEFLECTORS) },
  [FORCON_ANOMALY_SUPERNOVA] = { TRUE, BIT (FORCON_TWILIGHT_ASSET_MAGMUS_REACTOR) },
  [FORCON_ANOMALY_NEBULA] = { TRUE, BIT (FORCON_TWILIGHT_ASSET_EMPYREAN) },
  [FORCON_ANOMALY_GRAVITY_RIFT] = { FALSE, 0 },
};

/* Neither the law Shared Research nor the card Nav Suite is asked about: they change nothing (T-RET-5). */
static gboolean
bars (const ForconTwilightRules *rules, ForconAnomaly anomaly, guint32 assets)
{
  if (anomaly == FORCON_ANOMALY_NEBULA && rules->retreat_nebula)
    return FALSE;
  return anomalies[anomaly].barred && (anomalies[anomaly].opened_by & assets) == 0;
}

ForconTwilightVerdict
forcon_twilight_judge_system (const ForconTwilightClash *clash, const ForconTwilightRules *rules,
                              ForconTwilightSide side, guint system)
{
  ForconTwilightVerdict verdict = { .side = side, .system = system };
  guint32 assets = clash->players[side].assets;

  if (system < 1 || system > clash->n_neighbours)
    return (ForconTwilightVerdict){ .kind = FORCON_TWILIGHT_VERDICT_UNKNOWN_SYSTEM,
                                    .side = side,
                                    .actual = (gint) system,
                                    .needed = (gint) clash->n_neighbours };
  const ForconNeighbour *there = &clash->neighbours[system - 1];

  if (there->others || there->has_ships[FORCON_TWILIGHT_OPPONENT (side)])
    verdict.kind = FORCON_TWILIGHT_VERDICT_OTHERS_THERE;
  else if (!there->has_units[side] && !there->has_ships[side] && !there->has_planet[side]
           && (assets & BIT (FORCON_TWILIGHT_ASSET_DARK_ENERGY_TAP)) == 0)
    verdict.kind = FORCON_TWILIGHT_VERDICT_NOTHING_OWN;
  else
    for (guint i = 0; i < FORCON_N_ANOMALY && verdict.kind == FORCON_TWILIGHT_VERDICT_DONE; i++)
      if ((there->anomalies & BIT (i)) != 0 && bars (rules, (ForconAnomaly) i, assets))
        {
          verdict.kind = FORCON_TWILIGHT_VERDICT_ANOMALY;
          verdict.anomaly = (ForconAnomaly) i;
        }
  return verdict;
}

gboolean
forcon_twilight_may_retreat_to (const ForconTwilightClash *clash, const ForconTwilightRules *rules,
                                ForconTwilightSide side, guint system)
{
  return forcon_twilight_judge_system (clash, rules, side, system).kind == FORCON_TWILIGHT_VERDICT_DONE;
}

guint
forcon_twilight_eligible_systems (const ForconTwilightClash *clash, const ForconTwilightRules *rules,
                                  ForconTwilightSide side)
{
  guint systems = 0;

  for (guint system = 1; system <= clash->n_neighbours; system++)
    if (forcon_twilight_may_retreat_to (clash, rules, side, system))
      systems |= BIT (system - 1);
  return systems;
}
