/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/odds/balance-print.h"

#include "base/text.h"
#include "cli/frame/json.h"
#include "cli/frame/output.h"
#include "cli/odds/odds-print.h"

#include <glib/gi18n-lib.h>
#include <math.h>

static const char *
fleet_name (const GArray *fleets, guint fleet)
{
  return g_array_index (fleets, ForconBalanceFleet, fleet).name;
}

static char *
per_cent (double share)
{
  return forcon_decimal_to_text (100.0 * share, 1);
}

static void
print_pair (const ForconBalancePair *pair, const GArray *fleets)
{
  g_autofree char *score = per_cent (pair->score);
  g_autofree char *least = per_cent (pair->least);
  g_autofree char *most = per_cent (pair->most);
  g_autofree char *drawn = per_cent (pair->drawn);
  g_autofree char *rounds = forcon_decimal_to_text (pair->rounds, 1);
  g_autofree char *ships = forcon_decimal_to_text (pair->ships_left, 1);
  g_autofree char *other_ships = forcon_decimal_to_text (pair->other_ships_left, 1);
  g_autofree char *lost = per_cent (pair->hits_lost);
  g_autofree char *other_lost = per_cent (pair->other_hits_lost);

  /* Translators: two fleets, how often the first wins, and between which figures that is in 95 of 100 cases. */
  forcon_print_line (_ ("%1$s against %2$s: wins %3$s %% (%4$s to %5$s)"), fleet_name (fleets, pair->one),
                     fleet_name (fleets, pair->other), score, least, most);
  /* Translators: of how many fights how many per cent were draws, and how long they were. */
  forcon_print_line (_ ("  fights: %1$u, drawn: %2$s %%, rounds: %3$s"), pair->fights, drawn, rounds);
  /* Translators: numbers of ships, then shares of hits; of the first fleet and of the second. */
  forcon_print_line (_ ("  ships left: %1$s and %2$s; hits lost: %3$s %% and %4$s %%"), ships, other_ships, lost,
                     other_lost);
}

static gint
compare_points (gconstpointer a, gconstpointer b, gpointer data)
{
  const GArray *classes = data;
  double of_a = g_array_index (classes, ForconBalanceClass, *(const guint *) a).points;
  double of_b = g_array_index (classes, ForconBalanceClass, *(const guint *) b).points;

  return of_a < of_b ? 1 : of_a > of_b ? -1 : 0;
}

static void
print_classes (const ForconBalance *balance)
{
  g_autoptr (GArray) order = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < balance->classes->len; i++)
    g_array_append_val (order, i);
  g_array_sort_with_data (order, compare_points, balance->classes);
  forcon_print_line ("%s", _ ("Points of a ship of each class, 100 being the average ship of these fleets:"));
  for (guint i = 0; i < order->len; i++)
    {
      const ForconBalanceClass *class
          = &g_array_index (balance->classes, ForconBalanceClass, g_array_index (order, guint, i));
      g_autofree char *points = forcon_decimal_to_text (class->points, 0);
      g_autofree char *error = forcon_decimal_to_text (class->error, 0);

      /* Translators: points, how exactly they are known, the class, how many ships there are of it, hits of one. */
      forcon_print_line (_ ("  %1$5s ± %2$-4s %3$s (ships: %4$u, hits: %5$d)"), points, error,
                         forcon_name (class->name), class->n_ships, class->hits);
    }
}

/* "2 × Lightning more", or none. */
static void
print_advice (const ForconBalance *balance, const ForconBalanceWeight *weight)
{
  const ForconBalanceClass *class = &g_array_index (balance->classes, ForconBalanceClass, weight->class);
  g_autofree char *after = forcon_decimal_to_text (weight->after, 0);

  if (weight->change > 0)
    /* Translators: how many ships, of which class, what the fleet is worth then. */
    forcon_print_line (_ ("    nearer to the mean: %1$d × %2$s more (%3$s points)"), weight->change,
                       forcon_name (class->name), after);
  else if (weight->change < 0)
    forcon_print_line (_ ("    nearer to the mean: %1$d × %2$s fewer (%3$s points)"), -weight->change,
                       forcon_name (class->name), after);
}

static void
print_fleets (const ForconBalance *balance, const GArray *fleets)
{
  forcon_print_line ("%s", _ ("Points of the fleets:"));
  for (guint i = 0; i < balance->weights->len; i++)
    {
      const ForconBalanceWeight *weight = &g_array_index (balance->weights, ForconBalanceWeight, i);
      double mean = weight->points + weight->lacks;
      g_autofree char *points = forcon_decimal_to_text (weight->points, 0);
      g_autofree char *off = per_cent (fabs (weight->lacks) / mean);

      if (weight->lacks > 0.0)
        /* Translators: points, the fleet, how far it is from the mean of the fleets. */
        forcon_print_line (_ ("  %1$6s %2$s, %3$s %% below the mean"), points, fleet_name (fleets, i), off);
      else
        forcon_print_line (_ ("  %1$6s %2$s, %3$s %% above the mean"), points, fleet_name (fleets, i), off);
      print_advice (balance, weight);
    }
}

static void
print_start (const ForconBalanceStart *start)
{
  for (guint i = 0; i < start->odds->sides->len; i++)
    {
      const ForconBattleOddsSide *side = &g_array_index (start->odds->sides, ForconBattleOddsSide, i);
      double least = 0.0;
      double most = 1.0;

      forcon_balance_interval (side->wins, start->odds->n_runs, &least, &most);
      g_autofree char *wins = per_cent (side->wins);
      g_autofree char *from = per_cent (least);
      g_autofree char *to = per_cent (most);

      /* Translators: a battle, a side, how often it wins, between which figures that is in 95 of 100 cases. */
      forcon_print_line (_ ("%1$s, as it begins: %2$s wins %3$s %% (%4$s to %5$s)"),
                         forcon_name (start->battle->roster->name),
                         forcon_name (forcon_battle_side (start->battle, side->side)->name), wins, from, to);
    }
}

void
forcon_balance_print (const ForconBalance *balance, const GArray *fleets, const GArray *starts)
{
  g_autofree char *sharpness = forcon_decimal_to_text (balance->sharpness, 2);
  g_autofree char *brier = forcon_decimal_to_text (balance->brier, 3);
  g_autofree char *by_hits = forcon_decimal_to_text (balance->brier_hits, 3);

  for (guint i = 0; i < starts->len; i++)
    print_start (&g_array_index (starts, ForconBalanceStart, i));
  if (balance->pairs->len > 0)
    forcon_print_line ("%s", _ ("On an empty table, ranks against ranks:"));
  for (guint i = 0; i < balance->pairs->len; i++)
    print_pair (&g_array_index (balance->pairs, ForconBalancePair, i), fleets);
  print_classes (balance);
  print_fleets (balance, fleets);
  /* Translators: the power of a ratio. */
  forcon_print_line (_ ("Points add up in a fleet, and the odds of two fleets are the ratio of their points to the "
                        "power %s (Bradley and Terry)."),
                     sharpness);
  /* Translators: how many fights, then two Brier scores. */
  forcon_print_line (_ ("Found by %1$u pairs of small fleets drawn at random; Brier score on those held out: %2$s, by "
                        "hits alone: %3$s (0 is a prophet, 0.25 knows nothing)."),
                     balance->trials, brier, by_hits);
}

static void
put_double (GString *json, const char *key, double value)
{
  forcon_json_key (json, key);
  forcon_json_double (json, value);
}

static void
json_pair (GString *json, const ForconBalancePair *pair, const GArray *fleets)
{
  forcon_json_open (json, '{');
  forcon_json_put_word (json, "one", fleet_name (fleets, pair->one));
  forcon_json_put_word (json, "other", fleet_name (fleets, pair->other));
  forcon_json_put_int (json, "fights", pair->fights);
  put_double (json, "won", pair->won);
  put_double (json, "lost", pair->lost);
  put_double (json, "drawn", pair->drawn);
  put_double (json, "score", pair->score);
  put_double (json, "least", pair->least);
  put_double (json, "most", pair->most);
  put_double (json, "rounds", pair->rounds);
  put_double (json, "ships_left", pair->ships_left);
  put_double (json, "other_ships_left", pair->other_ships_left);
  put_double (json, "hits_lost", pair->hits_lost);
  put_double (json, "other_hits_lost", pair->other_hits_lost);
  forcon_json_close (json, '}');
}

static void
json_class (GString *json, const ForconBalanceClass *class)
{
  forcon_json_open (json, '{');
  forcon_json_put_word (json, "class", class->name);
  forcon_json_put_int (json, "ships", class->n_ships);
  forcon_json_put_int (json, "hits", class->hits);
  put_double (json, "points", class->points);
  put_double (json, "error", class->error);
  forcon_json_close (json, '}');
}

static void
json_fleet (GString *json, const ForconBalance *balance, const GArray *fleets, guint fleet)
{
  const ForconBalanceWeight *weight = &g_array_index (balance->weights, ForconBalanceWeight, fleet);

  forcon_json_open (json, '{');
  forcon_json_put_word (json, "fleet", fleet_name (fleets, fleet));
  put_double (json, "points", weight->points);
  put_double (json, "lacks", weight->lacks);
  if (weight->change != 0)
    {
      forcon_json_put_word (json, "class",
                            g_array_index (balance->classes, ForconBalanceClass, weight->class).name);
      forcon_json_put_int (json, "change", weight->change);
      put_double (json, "after", weight->after);
    }
  forcon_json_close (json, '}');
}

static void
json_start (GString *json, const ForconBalanceStart *start)
{
  for (guint i = 0; i < start->odds->sides->len; i++)
    {
      const ForconBattleOddsSide *side = &g_array_index (start->odds->sides, ForconBattleOddsSide, i);

      forcon_json_open (json, '{');
      forcon_json_put_word (json, "battle", start->battle->roster->name);
      forcon_json_put_word (json, "side", forcon_battle_side (start->battle, side->side)->id);
      forcon_json_put_int (json, "fights", start->odds->n_runs);
      put_double (json, "wins", side->wins);
      forcon_json_close (json, '}');
    }
}

void
forcon_balance_print_json (const ForconBalance *balance, const GArray *fleets, const GArray *starts)
{
  g_autoptr (GString) json = g_string_new (NULL);

  forcon_json_open (json, '{');
  forcon_json_key (json, "starts");
  forcon_json_open (json, '[');
  for (guint i = 0; i < starts->len; i++)
    json_start (json, &g_array_index (starts, ForconBalanceStart, i));
  forcon_json_close (json, ']');
  forcon_json_key (json, "pairs");
  forcon_json_open (json, '[');
  for (guint i = 0; i < balance->pairs->len; i++)
    json_pair (json, &g_array_index (balance->pairs, ForconBalancePair, i), fleets);
  forcon_json_close (json, ']');
  forcon_json_key (json, "classes");
  forcon_json_open (json, '[');
  for (guint i = 0; i < balance->classes->len; i++)
    json_class (json, &g_array_index (balance->classes, ForconBalanceClass, i));
  forcon_json_close (json, ']');
  forcon_json_key (json, "fleets");
  forcon_json_open (json, '[');
  for (guint i = 0; i < balance->weights->len; i++)
    json_fleet (json, balance, fleets, i);
  forcon_json_close (json, ']');
  put_double (json, "sharpness", balance->sharpness);
  forcon_json_put_int (json, "trials", balance->trials);
  put_double (json, "brier", balance->brier);
  put_double (json, "brier_hits", balance->brier_hits);
  forcon_odds_json_end (json);
}
