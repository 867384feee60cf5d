/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/frame/history-json.h"

#include "cli/frame/json.h"
#include "engine/state/terms.h"

static void
add_int (GString *json, const char *key, gint64 value)
{
  forcon_json_put_int (json, key, value);
}

static void
add_double (GString *json, const char *key, double value)
{
  forcon_json_key (json, key);
  forcon_json_double (json, value);
}

static void
add_lucks (GString *json, const ForconLuck *lucks)
{
  forcon_json_open (json, '{');
  for (guint kind = 0; kind < FORCON_N_LUCK; kind++)
    {
      const ForconLuck *luck = &lucks[kind];

      forcon_json_key (json, forcon_luck_kind_to_word ((ForconLuckKind) kind));
      forcon_json_open (json, '{');
      add_int (json, "tries", luck->tries);
      add_int (json, "successes", luck->successes);
      add_double (json, "expected", luck->expected);
      add_double (json, "deviation", forcon_luck_deviation (luck));
      add_double (json, "sigmas", forcon_luck_sigmas (luck));
      add_int (json, "by-hand", luck->by_hand);
      forcon_json_close (json, '}');
    }
  forcon_json_close (json, '}');
}

static void
add_loss (GString *json, const ForconBattleLoss *loss)
{
  forcon_json_open (json, '{');
  add_int (json, "ships", loss->ships);
  add_int (json, "in-action", loss->in_action);
  add_int (json, "withdrawn", loss->withdrawn);
  add_int (json, "hulks", loss->hulks);
  add_int (json, "destroyed", loss->destroyed);
  add_int (json, "captured", loss->captured);
  add_int (json, "removed", loss->removed);
  add_int (json, "hits", loss->hits);
  forcon_json_close (json, '}');
}

static void
add_counts (GString *json, const char *key, const GArray *counts)
{
  forcon_json_key (json, key);
  forcon_json_open (json, '[');
  for (guint i = 0; i < counts->len; i++)
    forcon_json_int (json, g_array_index (counts, gint, i));
  forcon_json_close (json, ']');
}

static void
add_admiral (GString *json, const ForconHistoryAdmiral *admiral)
{
  forcon_json_open (json, '{');
  forcon_json_put_word (json, "admiral", admiral->name);
  add_counts (json, "ships", admiral->ships);
  add_counts (json, "hits", admiral->hits);
  forcon_json_key (json, "losses");
  add_loss (json, &admiral->loss);
  forcon_json_key (json, "losses-by-type");
  forcon_json_open (json, '{');
  for (guint type = 0; type < FORCON_N_SHIP_TYPE; type++)
    if (admiral->types[type].ships > 0)
      {
        forcon_json_key (json, forcon_ship_type_to_word ((ForconShipType) type));
        add_loss (json, &admiral->types[type]);
      }
  forcon_json_close (json, '}');
  forcon_json_key (json, "luck");
  add_lucks (json, admiral->luck);
  forcon_json_close (json, '}');
}

static void
add_phase (GString *json, const ForconHistoryPhase *phase)
{
  forcon_json_open (json, '{');
  add_int (json, "phase", phase->phase);
  add_int (json, "clashes", phase->clashes);
  add_int (json, "messages", phase->messages);
  forcon_json_key (json, "news");
  forcon_json_open (json, '[');
  for (guint i = 0; i < phase->lines->len; i++)
    forcon_json_string (json, g_ptr_array_index (phase->lines, i));
  forcon_json_close (json, ']');
  forcon_json_close (json, '}');
}

static void
add_work (GString *json, const ForconHistoryWork *work)
{
  forcon_json_open (json, '{');
  add_int (json, "phase", work->span.phase);
  forcon_json_put_word (json, "work", forcon_pace_deed_to_word (work->span.deed));
  if (!FORCON_ID_IS_NONE (work->span.clash))
    add_int (json, "clash", work->span.clash.value);
  forcon_json_put_word (json, "what", work->what);
  add_int (json, "seconds", work->span.time / G_USEC_PER_SEC);
  if (work->span.size > 0)
    add_int (json, "size", work->span.size);
  forcon_json_close (json, '}');
}

void
forcon_history_to_json (GString *json, const ForconCampaignHistory *history)
{
  forcon_json_open (json, '{');
  forcon_json_put_word (json, "campaign", history->name);
  add_int (json, "open-clashes", history->open);
  forcon_json_key (json, "admirals");
  forcon_json_open (json, '[');
  for (guint i = 0; i < history->admirals->len; i++)
    add_admiral (json, g_ptr_array_index (history->admirals, i));
  forcon_json_close (json, ']');
  forcon_json_key (json, "nobody");
  add_lucks (json, history->nobody);
  forcon_json_key (json, "phases");
  forcon_json_open (json, '[');
  for (guint i = 0; i < history->phases->len; i++)
    add_phase (json, g_ptr_array_index (history->phases, i));
  forcon_json_close (json, ']');
  forcon_json_key (json, "pace");
  forcon_json_open (json, '[');
  for (guint i = 0; i < history->pace->len; i++)
    add_work (json, &g_array_index (history->pace, ForconHistoryWork, i));
  forcon_json_close (json, ']');
  forcon_json_close (json, '}');
}
