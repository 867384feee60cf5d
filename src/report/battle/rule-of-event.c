/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/battle/explain.h"

static const char *const rules_of_orders[FORCON_N_ORDER] = {
  [FORCON_ORDER_NONE] = "",
  [FORCON_ORDER_COURSE_CORRECTION] = "F-MOV-7",
  [FORCON_ORDER_EMERGENCY_BRAKING] = "F-MOV-8",
  [FORCON_ORDER_FULL_AHEAD] = "F-MOV-9",
  [FORCON_ORDER_LOCK_ON] = "F-ORD-1",
  [FORCON_ORDER_BRACE] = "F-ORD-2",
  [FORCON_ORDER_PREPARE_TO_LAUNCH] = "F-ORD-5",
};

static const char *const rules_of_criticals[FORCON_N_CRITICAL] = {
  [FORCON_CRITICAL_TURRETS] = "F-CRT-2",
  [FORCON_CRITICAL_STARBOARD] = "F-CRT-3",
  [FORCON_CRITICAL_PORT] = "F-CRT-4",
  [FORCON_CRITICAL_BOW] = "F-CRT-5",
  [FORCON_CRITICAL_ENGINES] = "F-CRT-6",
  [FORCON_CRITICAL_FIRE] = "F-CRT-7",
  [FORCON_CRITICAL_CENTRE_DECK] = "F-CRT-8",
  [FORCON_CRITICAL_BRIDGE] = "F-CRT-9",
  [FORCON_CRITICAL_SHIELD_GENERATORS] = "F-CRT-10",
  [FORCON_CRITICAL_HULL] = "F-CRT-11",
  [FORCON_CRITICAL_SUPERSTRUCTURE] = "F-CRT-12",
  [FORCON_CRITICAL_DESTRUCTORS] = "F-STC-2",
  [FORCON_CRITICAL_MAIN_WEAPONS] = "F-STC-4",
  [FORCON_CRITICAL_TORPEDO_TUBES] = "F-STC-5",
  [FORCON_CRITICAL_REACTOR] = "F-STC-6",
  [FORCON_CRITICAL_ORBIT] = "F-STC-9",
  [FORCON_CRITICAL_STATION_HULL] = "F-STC-11",
  [FORCON_CRITICAL_CENTRAL_POST] = "F-STC-12",
};

static const char *const rules_of_catastrophes[FORCON_N_CATASTROPHE] = {
  [FORCON_CATASTROPHE_DRIFTING_HULK] = "F-CAT-2",
  [FORCON_CATASTROPHE_BURNING_HULK] = "F-CAT-3",
  [FORCON_CATASTROPHE_PLASMA_DRIVE] = "F-CAT-4",
  [FORCON_CATASTROPHE_NECKLIN_DRIVE] = "F-CAT-5",
};

static const char *const rules_of_losses[FORCON_N_LOSS] = {
  [FORCON_LOSS_MINE] = "F-SWP-2",       [FORCON_LOSS_RAMMED] = "F-RAM-2",      [FORCON_LOSS_BURNED_UP] = "F-RAM-2",
  [FORCON_LOSS_CRASHED] = "F-ORB-3",    [FORCON_LOSS_LOW_ORBIT] = "F-CRIT-4",  [FORCON_LOSS_ABANDONED] = "F-BRD-6",
};

static const char *const rules_of_reveals[FORCON_N_REVEAL] = {
  [FORCON_REVEAL_CONTEST] = "F-EW-2", [FORCON_REVEAL_FIRED] = "F-EW-3", [FORCON_REVEAL_LAUNCHED] = "F-EW-3",
  [FORCON_REVEAL_WRECKED] = "",       [FORCON_REVEAL_MET] = "",         [FORCON_REVEAL_MINE] = "",
  [FORCON_REVEAL_MASTER] = "",
};

/* The rule of the very row of a table, or of the order; "" for an event that has none. */
static const char *
rule_of_row (const ForconEvent *event)
{
  switch ((gint) event->kind)
    {
    case FORCON_EVENT_ORDER_GIVEN:
      return rules_of_orders[event->order_given.order];
    case FORCON_EVENT_CRITICAL_HIT:
      return rules_of_criticals[event->critical_hit.effect];
    case FORCON_EVENT_CATASTROPHE:
      return rules_of_catastrophes[event->catastrophe.result];
    case FORCON_EVENT_SHIP_LOST:
      return rules_of_losses[event->ship_lost.loss];
    case FORCON_EVENT_FORMATION_SEEN:
      return rules_of_reveals[event->formation_seen.why];
    case FORCON_EVENT_FLAG_CHECKED:
      return event->flag_checked.reason == FORCON_FLAG_REASON_WISH ? "F-FORM-8" : "F-FORM-7";
    case FORCON_EVENT_FLAG_PASSED:
      return event->flag_passed.reason == FORCON_FLAG_REASON_WISH ? "F-FORM-8" : "F-FORM-7";
    default:
      return "";
    }
}

/* The rule that comes in only by certain figures; "" where none does. */
static const char *
rule_of_figures (const ForconEvent *event)
{
  switch ((gint) event->kind)
    {
    case FORCON_EVENT_ORDER_GIVEN:
      return event->order_given.check.count > 0 ? "F-MOV-11" : "";
    case FORCON_EVENT_FIRE_OPENED:
      return event->fire_opened.returning ? "F-FIRE-3" : "";
    case FORCON_EVENT_BATTERY_FIRED:
      return event->battery_fired.shift_marker != 0 ? "F-FIRE-4" : "";
    case FORCON_EVENT_MARKER_PLACED:
      return event->marker_placed.kind == FORCON_OBJECT_EXPLOSION ? "F-FIRE-4" : "";
    case FORCON_EVENT_MARKER_REMOVED:
      return event->marker_removed.kind == FORCON_OBJECT_EXPLOSION ? "F-FIRE-4" : "F-END-5";
    case FORCON_EVENT_SHIELDS_SPENT:
      return FORCON_ID_EQUAL (event->shields_spent.ship, event->shields_spent.target) ? "" : "F-SHLD-2";
    case FORCON_EVENT_TURRETS_FIRED:
      return event->turrets_fired.cover > 0 ? "F-TORP-5" : "";
    case FORCON_EVENT_TURRETS_SPENT:
      return event->turrets_spent.cover > 0 ? "F-TORP-5" : "";
    default:
      return "";
    }
}

static void
add_rules (GStrvBuilder *builder, const char *rules)
{
  g_auto (GStrv) ids = g_strsplit (rules, " ", -1);

  if (*rules != '\0')
    g_strv_builder_addv (builder, (const char **) ids);
}

GStrv
forcon_rules_of_event (const ForconEvent *event)
{
  g_return_val_if_fail ((guint) event->kind < FORCON_N_EVENTS, g_new0 (char *, 1));

  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  add_rules (builder, forcon_event_row (event->kind)->rules);
  add_rules (builder, rule_of_row (event));
  add_rules (builder, rule_of_figures (event));
  return g_strv_builder_end (builder);
}
