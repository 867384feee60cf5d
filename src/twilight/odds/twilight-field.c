/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "twilight/odds/twilight-field.h"

#include <math.h>

#define ATTACKER FORCON_TWILIGHT_SIDE_ATTACKER
#define DEFENDER FORCON_TWILIGHT_SIDE_DEFENDER

/* A chance below this is dropped: nothing that is printed can show it, and still smaller numbers would be slow. */
#define LOST_MASS 1e-60

/* What one side scores in its state against another in its own: where the hits lead. */
typedef struct {
  const double *exactly;
  double all;
  guint first;
  guint own;
  guint beyond;
  guint next;
} Volley;

static guint
n_columns (const ForconField *field)
{
  return field->lines[DEFENDER].n_states;
}

/*
 * So many hits lead to states of the target's own stretch, from its state @first on, so many more to states from
 * @next on, and with @all its last unit is lost.
 */
static Volley
aim (const ForconHitTable *table, guint lot, const ForconLine *target, guint at)
{
  const ForconHits *hits = &table->hits[lot];
  const ForconLineState *state = &target->states[at];
  guint end = CLAMP (state->left, hits->least, hits->least + hits->n);
  guint bend = CLAMP (state->own, hits->least, end);
  Volley volley = { table->pool + hits->exactly, 0.0, at + hits->least, bend - hits->least, end - bend, state->next };

  if (state->left <= hits->least)
    volley.all = 1.0;
  else if (state->left <= hits->least + hits->n)
    volley.all = table->pool[hits->or_more + state->left - hits->least];
  if (bend > state->own)
    volley.next += bend - state->own;
  return volley;
}

static inline void
add_scaled (double *restrict to, const double *restrict from, double factor, guint n)
{
  for (guint i = 0; i < n; i++)
    to[i] += factor * from[i];
}

/* Spreads a chance over a row: over what the attacker's volley leaves of the defender. */
static inline void
spread_row (const ForconField *field, double *row, const Volley *volley, double mass)
{
  add_scaled (row + volley->first, volley->exactly, mass, volley->own);
  if (volley->beyond > 0)
    add_scaled (row + volley->next, volley->exactly + volley->own, mass, volley->beyond);
  row[n_columns (field) - 1] += mass * volley->all;
}

/* Hits of a side that are known not to count: it may score so many more before it has scored enough. */
static guint
fewer (const ForconTwilightMatch *match, ForconTwilightSide side)
{
  return (guint) MAX (-match->hits[FORCON_TWILIGHT_OPPONENT (side)], 0);
}

/* T-AFB-1: what a side's barrage scores, with what is known of it. */
static guint
barrage_lot (const ForconField *field, ForconTwilightSide side, ForconHitTable *table)
{
  const ForconTwilightMatch *match = field->match;
  const ForconUnit *values = forcon_twilight_match_values (match, field->rules, side);
  guint lot = 0;

  for (guint i = 0; i < field->rules->n_units && !match->rolled[side]; i++)
    {
      guint count = forcon_force_of (&match->forces[side], (ForconUnitId){ (guint8) (i + 1) });

      if (count > 0 && values[i].kind == FORCON_UNIT_KIND_SHIP && values[i].barrage.dice > 0)
        lot = forcon_hit_table_roll (table, lot, count * (guint) values[i].barrage.dice,
                                     forcon_twilight_chance (values[i].barrage.value, 0));
    }
  return forcon_hit_table_shift (table, lot, match->hits[FORCON_TWILIGHT_OPPONENT (side)]);
}

/* The most fighters that a side can lose to the barrage. */
static guint
most_lost (const ForconField *field, ForconTwilightSide side)
{
  const ForconTwilightMatch *match = field->match;
  ForconTwilightSide foe = FORCON_TWILIGHT_OPPONENT (side);
  const ForconUnit *values = forcon_twilight_match_values (match, field->rules, foe);
  gint dice = 0;

  if (!forcon_twilight_match_has_barrage (match))
    return 0;
  for (guint i = 0; i < field->rules->n_units && !match->rolled[foe]; i++)
    if (values[i].kind == FORCON_UNIT_KIND_SHIP)
      dice += (gint) forcon_force_of (&match->forces[foe], (ForconUnitId){ (guint8) (i + 1) }) * values[i].barrage.dice;
  return (guint) MAX (dice + match->hits[side], 0);
}

/*
 * Chances of how many fighters each side loses to the barrage, and so of the pairs of states in which the rounds
 * begin.
 */
static void
begin (ForconField *field)
{
  const ForconLine *attacker = &field->lines[ATTACKER];
  const ForconLine *defender = &field->lines[DEFENDER];
  g_auto (ForconHitTable) on_attacker = { 0 };
  g_auto (ForconHitTable) on_defender = { 0 };

  forcon_hit_table_init (&on_attacker, attacker->n_starts - 1 + fewer (field->match, DEFENDER));
  forcon_hit_table_init (&on_defender, defender->n_starts - 1 + fewer (field->match, ATTACKER));

  guint by_defender
      = forcon_twilight_match_has_barrage (field->match) ? barrage_lot (field, DEFENDER, &on_attacker) : 0;
  guint by_attacker
      = forcon_twilight_match_has_barrage (field->match) ? barrage_lot (field, ATTACKER, &on_defender) : 0;

  for (guint i = 0; i < attacker->n_starts; i++)
    {
      double lost = i + 1 < attacker->n_starts ? forcon_hit_table_exactly (&on_attacker, by_defender, i)
                                               : forcon_hit_table_or_more (&on_attacker, by_defender, i);
      double *row = field->mass + (gsize) attacker->starts[i] * n_columns (field);

      for (guint j = 0; j < defender->n_starts; j++)
        row[defender->starts[j]]
            += lost
               * (j + 1 < defender->n_starts ? forcon_hit_table_exactly (&on_defender, by_attacker, j)
                                             : forcon_hit_table_or_more (&on_defender, by_attacker, j));
    }
}

/* The lots of dice of the first round: with other modifiers, or with what is known already of one that is going on. */
static void
prepare_first (ForconField *field)
{
  const ForconTwilightMatch *match = field->match;
  gboolean begun
      = match->rolled[ATTACKER] || match->rolled[DEFENDER] || match->hits[ATTACKER] != 0 || match->hits[DEFENDER] != 0;
  gboolean known = begun && !forcon_twilight_match_has_barrage (match);

  field->has_first = known || match->first_modifiers[ATTACKER] != 0 || match->first_modifiers[DEFENDER] != 0;
  for (guint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT && field->has_first; side++)
    {
      guint start = field->lines[side].starts[0];
      ForconHitTable *table = &field->first_tables[side];

      forcon_hit_table_init (table, field->tables[side].most + fewer (match, side));
      field->first_lots[side]
          = forcon_line_hits (&field->lines[side], forcon_twilight_match_values (match, field->rules, side),
                              match->modifiers[side] + match->first_modifiers[side], table);
      if (known)
        field->first_lots[side][start]
            = forcon_hit_table_shift (table, match->rolled[side] ? 0 : field->first_lots[side][start],
                                      match->hits[FORCON_TWILIGHT_OPPONENT (side)]);
    }
}

void
forcon_field_init (ForconField *field, const ForconTwilightRules *rules, const ForconTwilightMatch *match)
{
  *field = (ForconField){ .rules = rules, .match = match };
  for (guint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT; side++)
    forcon_line_init (&field->lines[side], rules, match, side, most_lost (field, side));
  for (guint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT; side++)
    {
      const ForconLine *foe = &field->lines[FORCON_TWILIGHT_OPPONENT (side)];

      forcon_hit_table_init (&field->tables[side], foe->states[foe->main].left);
      field->lots[side] = forcon_line_hits (&field->lines[side], forcon_twilight_match_values (match, rules, side),
                                            match->modifiers[side], &field->tables[side]);
    }
  prepare_first (field);
  field->mass = g_new0 (double, (gsize) field->lines[ATTACKER].n_states *n_columns (field));
  begin (field);
}

static Volley
volley_of (const ForconField *field, ForconTwilightSide side, guint at, guint target_at)
{
  return aim (&field->tables[side], field->lots[side][at], &field->lines[FORCON_TWILIGHT_OPPONENT (side)], target_at);
}

/* The chance that both sides of a pair of states miss with everything. */
static double
chance_of_nothing (const ForconField *field, guint i, guint j)
{
  return forcon_hit_table_exactly (&field->tables[ATTACKER], field->lots[ATTACKER][i], 0)
         * forcon_hit_table_exactly (&field->tables[DEFENDER], field->lots[DEFENDER][j], 0);
}

/*
 * One round from a pair of states, whose chance has been taken out of it: spreads that over all states that both
 * volleys can lead to, at once, since units that are hit have fired (T-HIT-2).
 */
static void
fight (ForconField *field, guint i, guint j, double mass)
{
  Volley attacker = volley_of (field, ATTACKER, i, j);
  Volley defender = volley_of (field, DEFENDER, j, i);
  guint width = n_columns (field);
  double *row = field->mass + (gsize) defender.first * width;

  for (guint k = 0; k < defender.own; k++, row += width)
    spread_row (field, row, &attacker, mass * defender.exactly[k]);
  row = field->mass + (gsize) defender.next * width;
  for (guint k = defender.own; k < defender.own + defender.beyond; k++, row += width)
    spread_row (field, row, &attacker, mass * defender.exactly[k]);
  if (defender.all > 0.0)
    spread_row (field, field->mass + (gsize) (field->lines[ATTACKER].n_states - 1) * width, &attacker,
                mass * defender.all);
}

/* The first round is fought with lots of its own. */
static void
swap_first (ForconField *field)
{
  for (guint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT; side++)
    {
      ForconHitTable table = field->tables[side];
      guint *lots = field->lots[side];

      field->tables[side] = field->first_tables[side];
      field->lots[side] = field->first_lots[side];
      field->first_tables[side] = table;
      field->first_lots[side] = lots;
    }
}

/*
 * The last states come first, so that no chance moves twice. Where one side has nobody, only hits that are known
 * still count.
 */
static void
step_all (ForconField *field, gboolean also_over)
{
  guint over = also_over ? 0 : 1;

  for (guint i = field->lines[ATTACKER].n_states - over; i-- > 0;)
    for (guint j = n_columns (field) - over; j-- > 0;)
      {
        double *mass = field->mass + (gsize) i * n_columns (field) + j;
        double moving = *mass;

        *mass = 0.0;
        if (moving < LOST_MASS)
          continue;
        if (i + 1 < field->lines[ATTACKER].n_states && j + 1 < n_columns (field))
          field->rounds += moving;
        fight (field, i, j, moving);
      }
}

void
forcon_field_step (ForconField *field)
{
  gboolean first = field->has_first;

  if (first)
    swap_first (field);
  step_all (field, first);
  if (first)
    swap_first (field);
  field->has_first = FALSE;
}

void
forcon_field_finish (ForconField *field)
{
  gboolean stuck = FALSE;

  if (field->has_first)
    forcon_field_step (field);
  for (guint i = 0; i + 1 < field->lines[ATTACKER].n_states; i++)
    for (guint j = 0; j + 1 < n_columns (field); j++)
      {
        double *mass = field->mass + (gsize) i * n_columns (field) + j;
        double nothing = *mass < LOST_MASS ? 0.0 : chance_of_nothing (field, i, j);
        double moving = *mass / (1.0 - nothing);

        if (nothing == 1.0)
          {
            stuck = TRUE;
            continue;
          }
        if (*mass >= LOST_MASS)
          {
            field->rounds += moving;
            fight (field, i, j, moving);
          }
        *mass = 0.0;
      }
  if (stuck)
    field->rounds = INFINITY;
}

/* Chances of each state of either side, whatever the other's; and those of the results. */
static void
sum_up (const ForconField *field, double *attacker, double *defender, ForconTwilightOdds *odds)
{
  guint last = field->lines[ATTACKER].n_states - 1;
  guint width = n_columns (field);

  for (guint i = 0; i <= last; i++)
    {
      const double *row = field->mass + (gsize) i * width;
      double both = 0.0;

      for (guint j = 0; j + 1 < width; j++)
        {
          both += row[j];
          defender[j] += row[j];
        }
      defender[width - 1] += row[width - 1];
      attacker[i] = both + row[width - 1];
      *(i < last ? &odds->ongoing : &odds->defender) += both;
      *(i < last ? &odds->attacker : &odds->draw) += row[width - 1];
    }
  /* Sums of many chances may be a last digit too large. */
  odds->attacker = MIN (odds->attacker, 1.0);
  odds->draw = MIN (odds->draw, 1.0);
  odds->defender = MIN (odds->defender, 1.0);
  odds->ongoing = MIN (odds->ongoing, 1.0);
}

void
forcon_field_read (const ForconField *field, ForconTwilightOdds *odds)
{
  double *chances[FORCON_TWILIGHT_SIDE_COUNT];

  *odds = (ForconTwilightOdds){ .rounds = field->rounds };
  for (guint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT; side++)
    chances[side] = g_new0 (double, field->lines[side].n_states);
  sum_up (field, chances[ATTACKER], chances[DEFENDER], odds);
  for (guint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT; side++)
    {
      const ForconUnit *values = forcon_twilight_match_values (field->match, field->rules, side);

      forcon_line_left (&field->lines[side], chances[side], odds->left[side]);
      for (guint i = 0; i < field->rules->n_units; i++)
        odds->cost_left[side] += odds->left[side][i] * values[i].half_cost / 2.0;
      g_free (chances[side]);
    }
}

/* Chances that nobody could see in print. */
#define HARDLY_A_CHANCE 1e-12

static guint
count_units (const ForconForce *force)
{
  guint count = 0;

  for (guint i = 0; i < FORCON_UNITS_MAX; i++)
    count += (guint) force->intact[i] + force->damaged[i];
  return count;
}

GArray *
forcon_field_survivors (const ForconField *field, ForconTwilightSide side)
{
  const ForconLine *line = &field->lines[side];
  GArray *survivors = g_array_new (FALSE, TRUE, sizeof (ForconTwilightSurvivors));
  g_autofree ForconForce *forces = g_new (ForconForce, line->n_states);
  g_autofree double *attacker = g_new0 (double, field->lines[ATTACKER].n_states);
  g_autofree double *defender = g_new0 (double, field->lines[DEFENDER].n_states);
  const double *chances = side == ATTACKER ? attacker : defender;
  ForconTwilightOdds odds = { 0 };

  sum_up (field, attacker, defender, &odds);
  forcon_line_forces (line, forcon_twilight_match_values (field->match, field->rules, side), forces);
  for (guint i = 0; i < line->n_states; i++)
    if (chances[i] >= HARDLY_A_CHANCE)
      {
        ForconTwilightSurvivors left = { MIN (chances[i], 1.0), count_units (&forces[i]), forces[i] };

        g_array_append_val (survivors, left);
      }
  return survivors;
}

void
forcon_field_clear (ForconField *field)
{
  for (guint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT; side++)
    {
      forcon_line_clear (&field->lines[side]);
      forcon_hit_table_clear (&field->tables[side]);
      forcon_hit_table_clear (&field->first_tables[side]);
      g_clear_pointer (&field->lots[side], g_free);
      g_clear_pointer (&field->first_lots[side], g_free);
    }
  g_clear_pointer (&field->mass, g_free);
}
