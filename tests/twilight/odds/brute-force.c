/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "brute-force.h"

#include <math.h>
#include <string.h>

#define DICE_MAX 12
#define NODES_MAX 24

typedef struct {
  guint kind;
  gboolean damaged;
} Unit;

/* What a side has, in the order in which it is lost; and what one more hit makes of it. */
typedef struct {
  guint side;
  guint n;
  Unit units[BRUTE_UNITS_MAX];
  gint after_hit;
  double cost;
  double hits[DICE_MAX + 1];
  double first_hits[DICE_MAX + 1];
} Node;

typedef struct {
  guint n;
  Node nodes[NODES_MAX];
} Tree;

typedef struct {
  const ForconTwilightRules *rules;
  const ForconTwilightMatch *match;
  Tree trees[2];
  BruteAnswer known[NODES_MAX][NODES_MAX];
  gboolean is_known[NODES_MAX][NODES_MAX];
} Brute;

static const char *const orders[] = {
  "fighter fighter2 destroyer destroyer2 cruiser cruiser2 carrier carrier2 dreadnought dreadnought2 flagship warsun "
  "infantry infantry2 mech ",
  "fighter fighter2 destroyer destroyer2 carrier carrier2 cruiser cruiser2 dreadnought dreadnought2 warsun flagship "
  "infantry infantry2 mech ",
};

static const ForconUnit *
unit_of (const Brute *brute, Unit unit)
{
  return &brute->rules->units[unit.kind];
}

/* The place of a word in a list of words. */
static glong
find_word (const char *list, const char *word)
{
  g_autofree char *whole = g_strconcat (word, " ", NULL);
  const char *at = strstr (list, whole);

  while (at != NULL && at != list && at[-1] != ' ')
    at = strstr (at + 1, whole);
  return at == NULL ? 0 : at - list;
}

/* Who is lost before whom: damaged ones before undamaged ones of the same kind. */
static glong
rank (const Brute *brute, guint side, Unit unit)
{
  static glong places[G_N_ELEMENTS (orders)][FORCON_UNITS_MAX];
  static gboolean found = FALSE;

  for (guint order = 0; order < G_N_ELEMENTS (orders) && !found; order++)
    for (guint kind = 0; kind < brute->rules->n_units; kind++)
      places[order][kind] = find_word (orders[order], brute->rules->units[kind].word);
  found = TRUE;
  return 2 * places[brute->match->orders[side]][unit.kind] + (unit.damaged ? 0 : 1);
}

static void
sort (const Brute *brute, Node *node)
{
  for (guint i = 1; i < node->n; i++)
    for (guint k = i; k > 0 && rank (brute, node->side, node->units[k]) < rank (brute, node->side, node->units[k - 1]);
         k--)
      {
        Unit unit = node->units[k];

        node->units[k] = node->units[k - 1];
        node->units[k - 1] = unit;
      }
}

static gboolean
same_type (const Brute *brute, Unit a, Unit b)
{
  g_autofree char *one = g_strdelimit (g_strdup (unit_of (brute, a)->word), "2", '\0');
  g_autofree char *other = g_strdelimit (g_strdup (unit_of (brute, b)->word), "2", '\0');

  return g_str_equal (one, other);
}

/* Of those in question one sustains the hit; whether there was one. */
static gboolean
sustain (const Brute *brute, Node *node, gboolean (*asked) (const Brute *brute, const Node *node, Unit unit))
{
  for (guint i = 0; i < node->n; i++)
    if (unit_of (brute, node->units[i])->sustain && !node->units[i].damaged && asked (brute, node, node->units[i]))
      {
        node->units[i].damaged = TRUE;
        return TRUE;
      }
  return FALSE;
}

static gboolean
anyone (const Brute *brute, const Node *node, Unit unit)
{
  return TRUE;
}

static gboolean
dreadnoughts_ii (const Brute *brute, const Node *node, Unit unit)
{
  return g_str_equal (unit_of (brute, unit)->word, "dreadnought2");
}

static gboolean
type_that_is_next (const Brute *brute, const Node *node, Unit unit)
{
  return same_type (brute, unit, node->units[0]);
}

static void
lose (Node *node, guint place)
{
  for (guint i = place; i + 1 < node->n; i++)
    node->units[i] = node->units[i + 1];
  node->n--;
}

static void
take_hit (const Brute *brute, Node *node)
{
  gboolean by_type = brute->match->policies[node->side] == FORCON_HIT_POLICY_DREADNOUGHT_FIRST
                     && brute->match->place == FORCON_TWILIGHT_PLACE_SPACE;
  gboolean sustained = by_type ? sustain (brute, node, dreadnoughts_ii) || sustain (brute, node, type_that_is_next)
                               : sustain (brute, node, anyone);

  if (!sustained)
    lose (node, 0);
  sort (brute, node);
}

/* Every die hits or not: all ways, one after the other. */
static void
throw_all (const double *chances, guint n, guint hits, double chance, double *result)
{
  if (n == 0)
    {
      result[hits] += chance;
      return;
    }
  throw_all (chances + 1, n - 1, hits + 1, chance * chances[0], result);
  throw_all (chances + 1, n - 1, hits, chance * (1.0 - chances[0]), result);
}

/* The face of a ten-sided die counts what it shows and the modifier. */
static double
chance_of (gint value, gint modifier)
{
  gint faces = 0;

  for (gint face = 1; face <= 10; face++)
    faces += face + modifier >= value ? 1 : 0;
  return faces / 10.0;
}

static void
throw_node (const Brute *brute, const Node *node, gboolean barrage, gint modifier, double *result)
{
  double chances[DICE_MAX];
  guint n = 0;

  for (guint i = 0; i < node->n; i++)
    {
      const ForconUnit *unit = unit_of (brute, node->units[i]);
      const ForconUnitAttack *attack = barrage ? &unit->barrage : &unit->combat;

      for (gint die = 0; die < attack->dice; die++)
        chances[n++] = chance_of (attack->value, modifier);
    }
  g_assert_cmpuint (n, <=, DICE_MAX);
  throw_all (chances, n, 0, 1.0, result);
}

/* Of hits that are known already some may be missing or come on top. */
static void
shift (double *hits, gint more)
{
  double old[DICE_MAX + 1];

  memcpy (old, hits, sizeof old);
  memset (hits, 0, sizeof old);
  for (gint k = 0; k <= DICE_MAX; k++)
    hits[CLAMP (k + more, 0, DICE_MAX)] += old[k];
}

static gint
find_node (Brute *brute, guint side, const Node *wanted)
{
  Tree *tree = &brute->trees[side];
  Node *node = &tree->nodes[tree->n];

  for (guint i = 0; i < tree->n; i++)
    if (tree->nodes[i].n == wanted->n && memcmp (tree->nodes[i].units, wanted->units, wanted->n * sizeof (Unit)) == 0)
      return (gint) i;
  g_assert_cmpuint (tree->n, <, NODES_MAX);
  *node = (Node){ .side = side, .n = wanted->n, .after_hit = -1 };
  memcpy (node->units, wanted->units, sizeof node->units);
  for (guint i = 0; i < node->n; i++)
    node->cost += unit_of (brute, node->units[i])->half_cost / 2.0;
  throw_node (brute, node, FALSE, brute->match->modifiers[side], node->hits);
  throw_node (brute, node, FALSE, brute->match->modifiers[side] + brute->match->first_modifiers[side],
              node->first_hits);
  return (gint) tree->n++;
}

static gint
after (Brute *brute, guint side, gint at, guint hits)
{
  for (guint i = 0; i < hits && brute->trees[side].nodes[at].n > 0; i++)
    {
      Node *node = &brute->trees[side].nodes[at];

      if (node->after_hit < 0)
        {
          Node less = *node;

          take_hit (brute, &less);
          node->after_hit = find_node (brute, side, &less);
        }
      at = node->after_hit;
    }
  return at;
}

static gint
after_barrage (Brute *brute, guint side, gint at, guint hits)
{
  Node node = brute->trees[side].nodes[at];

  for (; hits > 0; hits--)
    for (guint i = 0; i < node.n; i++)
      if (unit_of (brute, node.units[i])->fighter)
        {
          lose (&node, i);
          break;
        }
  return find_node (brute, side, &node);
}

static gint
start (Brute *brute, guint side)
{
  const ForconForce *force = &brute->match->forces[side];
  Node node = { .side = side };

  for (guint kind = 0; kind < brute->rules->n_units; kind++)
    for (guint i = 0; i < (guint) force->intact[kind] + force->damaged[kind]; i++)
      node.units[node.n++] = (Unit){ kind, i < force->damaged[kind] };
  sort (brute, &node);
  return find_node (brute, side, &node);
}

static void
add (BruteAnswer *sum, const BruteAnswer *answer, double chance)
{
  sum->attacker += chance * answer->attacker;
  sum->draw += chance * answer->draw;
  sum->defender += chance * answer->defender;
  sum->ongoing += chance * answer->ongoing;
  sum->rounds += chance > 0.0 ? chance * answer->rounds : 0.0;
  for (guint side = 0; side < 2; side++)
    sum->cost_left[side] += chance * answer->cost_left[side];
}

static BruteAnswer
as_it_stands (const Brute *brute, gint i, gint j)
{
  const Node *attacker = &brute->trees[0].nodes[i];
  const Node *defender = &brute->trees[1].nodes[j];
  BruteAnswer answer = { .cost_left = { attacker->cost, defender->cost } };

  *(attacker->n > 0   ? defender->n > 0 ? &answer.ongoing : &answer.attacker
    : defender->n > 0 ? &answer.defender
                      : &answer.draw)
      = 1.0;
  return answer;
}

/*
 * What comes of a round counts as often as rounds like it are fought: those in which all stays the same are fought
 * again.
 */
static BruteAnswer
until_something_happens (const Brute *brute, gint i, gint j, const BruteAnswer *once, double same)
{
  BruteAnswer whole = { 0 };

  if (same < 1.0)
    {
      add (&whole, once, 1.0 / (1.0 - same));
      return whole;
    }
  whole = as_it_stands (brute, i, j);
  whole.rounds = INFINITY;
  return whole;
}

/* So many rounds from here, of which the first may be another. Less than 0: to the end. */
static BruteAnswer
fight (Brute *brute, gint i, gint j, gboolean first, gint rounds)
{
  const Node *nodes[2] = { &brute->trees[0].nodes[i], &brute->trees[1].nodes[j] };
  gboolean remember = !first && rounds < 0;
  double same = 0.0;
  BruteAnswer sum = { 0 };
  const BruteAnswer once = { .rounds = 1.0 };

  if (rounds == 0 || nodes[0]->n == 0 || nodes[1]->n == 0)
    return as_it_stands (brute, i, j);
  if (remember && brute->is_known[i][j])
    return brute->known[i][j];
  for (guint by_attacker = 0; by_attacker <= DICE_MAX; by_attacker++)
    for (guint by_defender = 0; by_defender <= DICE_MAX; by_defender++)
      {
        double chance = first ? nodes[0]->first_hits[by_attacker] * nodes[1]->first_hits[by_defender]
                              : nodes[0]->hits[by_attacker] * nodes[1]->hits[by_defender];

        if (chance == 0.0)
          continue;
        gint next[2] = { after (brute, 0, i, by_defender), after (brute, 1, j, by_attacker) };

        if (remember && next[0] == i && next[1] == j)
          {
            same += chance;
            continue;
          }
        BruteAnswer rest = fight (brute, next[0], next[1], FALSE, rounds < 0 ? -1 : rounds - 1);

        add (&sum, &rest, chance);
      }
  add (&sum, &once, 1.0);
  if (!remember)
    return sum;
  sum = until_something_happens (brute, i, j, &sum, same);
  brute->known[i][j] = sum;
  brute->is_known[i][j] = TRUE;
  return sum;
}

/* Hits of what the match begins with, with what is known of them. */
static void
known_hits (const ForconTwilightMatch *match, guint side, double *hits)
{
  if (match->rolled[side])
    for (guint k = 0; k <= DICE_MAX; k++)
      hits[k] = k == 0 ? 1.0 : 0.0;
  shift (hits, match->hits[1 - side]);
}

static void
fight_barrage (Brute *brute, gint i, gint j, BruteAnswer *answer)
{
  double hits[2][DICE_MAX + 1] = { { 0 } };

  throw_node (brute, &brute->trees[0].nodes[i], TRUE, 0, hits[0]);
  throw_node (brute, &brute->trees[1].nodes[j], TRUE, 0, hits[1]);
  known_hits (brute->match, 0, hits[0]);
  known_hits (brute->match, 1, hits[1]);
  for (guint by_attacker = 0; by_attacker <= DICE_MAX; by_attacker++)
    for (guint by_defender = 0; by_defender <= DICE_MAX; by_defender++)
      {
        double chance = hits[0][by_attacker] * hits[1][by_defender];

        if (chance == 0.0)
          continue;
        BruteAnswer rest = fight (brute, after_barrage (brute, 0, i, by_defender),
                                  after_barrage (brute, 1, j, by_attacker), TRUE, brute->match->rounds);

        add (answer, &rest, chance);
      }
}

/* All that can come of a small match, and how often. */
void
brute_force (const ForconTwilightRules *rules, const ForconTwilightMatch *match, BruteAnswer *answer)
{
  g_autofree Brute *brute = g_new0 (Brute, 1);

  brute->rules = rules;
  brute->match = match;

  gint i = start (brute, 0);
  gint j = start (brute, 1);

  *answer = (BruteAnswer){ 0 };
  if (match->place == FORCON_TWILIGHT_PLACE_SPACE && match->barrage)
    {
      fight_barrage (brute, i, j, answer);
      return;
    }
  known_hits (match, 0, brute->trees[0].nodes[i].first_hits);
  known_hits (match, 1, brute->trees[1].nodes[j].first_hits);
  *answer = fight (brute, i, j, TRUE, match->rounds);
}
