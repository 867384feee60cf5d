/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/odds/balance-json.h"

#include "cli/frame/json.h"
#include "cli/odds/odds-print.h"

static const char *
fleet_name (const GArray *fleets, guint fleet)
{
  return g_array_index (fleets, ForconBalanceFleet, fleet).name;
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
json_start (GString *json, const ForconBattle *battle, const ForconBattleOdds *odds)
{
  for (guint i = 0; i < odds->sides->len; i++)
    {
      const ForconBattleOddsSide *side = &g_array_index (odds->sides, ForconBattleOddsSide, i);

      forcon_json_open (json, '{');
      forcon_json_put_word (json, "battle", battle->roster->name);
      forcon_json_put_word (json, "side", forcon_battle_side (battle, side->side)->id);
      forcon_json_put_int (json, "fights", odds->n_runs);
      put_double (json, "wins", side->wins);
      forcon_json_close (json, '}');
    }
}

void
forcon_balance_print_json (const ForconBalance *balance, const ForconBalanceWish *wish)
{
  g_autoptr (GString) json = g_string_new (NULL);

  forcon_json_open (json, '{');
  forcon_json_key (json, "starts");
  forcon_json_open (json, '[');
  for (guint i = 0; i < balance->starts->len; i++)
    json_start (json, g_ptr_array_index (wish->starts, i), g_ptr_array_index (balance->starts, i));
  forcon_json_close (json, ']');
  forcon_json_key (json, "pairs");
  forcon_json_open (json, '[');
  for (guint i = 0; i < balance->pairs->len; i++)
    json_pair (json, &g_array_index (balance->pairs, ForconBalancePair, i), wish->fleets);
  forcon_json_close (json, ']');
  forcon_json_key (json, "classes");
  forcon_json_open (json, '[');
  for (guint i = 0; i < balance->classes->len; i++)
    json_class (json, &g_array_index (balance->classes, ForconBalanceClass, i));
  forcon_json_close (json, ']');
  forcon_json_key (json, "fleets");
  forcon_json_open (json, '[');
  for (guint i = 0; i < balance->weights->len; i++)
    json_fleet (json, balance, wish->fleets, i);
  forcon_json_close (json, ']');
  put_double (json, "sharpness", balance->sharpness);
  forcon_json_put_int (json, "trials", balance->trials);
  put_double (json, "brier", balance->brier);
  put_double (json, "brier_hits", balance->brier_hits);
  forcon_odds_json_end (json);
}
