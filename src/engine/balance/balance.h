/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/balance/fleet-points.h"
#include "engine/odds/battle-odds.h"
#include "engine/state/battle.h"
#include "engine/state/rules.h"

G_BEGIN_DECLS

/**
 * ForconBalanceFleet:
 * @name: as people read it
 * @cards: (element-type ForconCard): its ships, which belong to others
 *
 * A fleet that is weighed against others.
 */
typedef struct {
  char *name;
  GPtrArray *cards;
} ForconBalanceFleet;

/**
 * ForconBalanceWish:
 * @fleets: (element-type ForconBalanceFleet): at least two, of at least one ship each
 * @starts: (nullable) (element-type ForconBattle): battles that are fought from where they begin, besides
 * @rules: the rules
 * @fights: fights of each pair of fleets; half of them with the sides changed over
 * @trials: small fleets drawn at random that fight each other, to find what classes are worth
 * @rounds: of how many rounds at most a fight is
 * @seed: any number; with the same one all comes out the same, however many threads there are
 * @n_threads: 0 is one for each processor
 * @stop: (nullable): set by another thread, g_atomic_int_set(), when nobody wants to know any more
 * @told: (nullable): called now and then by the thread that asked, with what share is done; returns whether to go on
 */
typedef struct {
  const GArray *fleets;
  const GPtrArray *starts;
  const ForconRules *rules;
  guint fights;
  guint trials;
  gint rounds;
  guint64 seed;
  guint n_threads;
  const gint *stop;
  gboolean (*told) (double share, gpointer data);
  gpointer told_data;
} ForconBalanceWish;

/**
 * ForconBalancePair:
 * @one, @other: places of two fleets
 * @fights: how many they fought
 * @won, @lost, @drawn: shares of the fights
 * @score: @won with half of the draws
 * @least, @most: between which @score is in 95 of 100 cases
 * @rounds: that a fight lasted, on average
 * @hits_lost, @other_hits_lost: mean shares of either's hits that were gone in the end
 * @ships_left, @other_ships_left: of either's ships in action at the end, on average
 */
typedef struct {
  guint one;
  guint other;
  guint fights;
  double won;
  double lost;
  double drawn;
  double score;
  double least;
  double most;
  double rounds;
  double hits_lost;
  double other_hits_lost;
  double ships_left;
  double other_ships_left;
} ForconBalancePair;

/**
 * ForconBalanceClass:
 * @name: of the class
 * @n_ships: how many ships of it all fleets have
 * @hits: of its first ship
 * @points: what a ship of it is worth, where a ship of the fleets is worth 100 on average
 * @error: half of the width within which @points is in 95 of 100 cases
 */
typedef struct {
  char *name;
  guint n_ships;
  gint hits;
  double points;
  double error;
} ForconBalanceClass;

/**
 * ForconBalanceWeight:
 * @points: what the fleet is worth
 * @lacks: points by which it is below the mean of the fleets; negative: above it
 * @class: the place of the class of which @change ships more, or fewer, come nearest to that mean
 * @change: how many; 0 where nothing would bring it nearer
 * @after: what it would be worth then
 */
typedef struct {
  double points;
  double lacks;
  guint class;
  gint change;
  double after;
} ForconBalanceWeight;

/**
 * ForconBalance:
 * @starts: (element-type ForconBattleOdds): of the battles that were asked for, in their order
 * @pairs: (element-type ForconBalancePair): each pair of fleets
 * @classes: (element-type ForconBalanceClass): in the order in which the fleets have them
 * @weights: (element-type ForconBalanceWeight): of each fleet
 * @sharpness: of #ForconFleetPoints
 * @trials: how many trials the points come from
 * @brier: how well points of four in five of the trials foretell the others, see forcon_fleet_points_brier()
 * @brier_hits: the same by hits alone
 *
 * How fair fleets are against each other.
 */
typedef struct {
  GPtrArray *starts;
  GArray *pairs;
  GArray *classes;
  GArray *weights;
  double sharpness;
  guint trials;
  double brier;
  double brier_hits;
} ForconBalance;

#define FORCON_BALANCE_FLEETS_MAX 64
#define FORCON_BALANCE_SHIPS_MAX 200

/**
 * forcon_balance_run:
 * @wish: what is asked
 *
 * Lets captains fight fleets against each other on an empty table (F-CAMP-10), and finds what their classes are worth.
 *
 * Returns: (transfer full) (nullable): how fair they are; %NULL when stopped
 */
ForconBalance *forcon_balance_run (const ForconBalanceWish *wish);

/**
 * forcon_balance_interval:
 * @share: in what share of the cases something happened
 * @n: of how many, at least 1
 * @least, @most: (out): between which shares it happens in the long run, in 95 of 100 cases
 *
 * Wilson's interval (J. Am. Stat. Assoc. 22, 1927), which holds near 0 and 1 as well.
 */
void forcon_balance_interval (double share, guint n, double *least, double *most);

void forcon_balance_free (ForconBalance *balance);

void forcon_balance_fleet_clear (gpointer fleet);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconBalance, forcon_balance_free)

G_END_DECLS
