/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-explain.h"

/* The rules by which each event comes about, their ids with spaces between; the one place where that stands. */
static const char *const rules_of_events[FORCON_N_EVENTS] = {
  [FORCON_EVENT_INITIATIVE_ROLLED] = "F-TURN-2",
  [FORCON_EVENT_TURN_PLACED] = "F-TURN-2",
  [FORCON_EVENT_BATTLE_BEGUN] = "F-TURN-2",
  [FORCON_EVENT_TURN_BEGUN] = "F-TURN-1",
  [FORCON_EVENT_STEP_BEGUN] = "F-TURN-1",
  [FORCON_EVENT_TURN_ENDED] = "F-TURN-1",
  [FORCON_EVENT_ORDER_GIVEN] = "F-MOV-6",
  [FORCON_EVENT_ORDER_FAILED] = "F-MOV-11",
  [FORCON_EVENT_SHIP_MOVED] = "F-MOV-1 F-MOV-2 F-MOV-3 F-MOV-4 F-FORM-4",
  [FORCON_EVENT_SHIP_WITHDREW] = "F-TURN-3",
  [FORCON_EVENT_HULK_DRIFTED] = "F-CAT-2 F-CAT-3",
  [FORCON_EVENT_TARGET_CHECKED] = "F-FIRE-2",
  [FORCON_EVENT_FIRE_OPENED] = "F-FIRE-1",
  [FORCON_EVENT_BATTERY_FIRED] = "F-ART-1 F-ART-2 F-ART-3 F-ART-4 F-ART-5 F-ART-6",
  [FORCON_EVENT_DESTRUCTOR_FIRED] = "F-DES-1",
  [FORCON_EVENT_SHIP_DAMAGED] = "F-CRIT-1 F-SHIP-7",
  [FORCON_EVENT_CRITICAL_HIT] = "F-CRIT-3",
  [FORCON_EVENT_EXTRA_CHECKED] = "F-CRIT-1",
  [FORCON_EVENT_ESCORT_DESTROYED] = "F-CRIT-2",
  [FORCON_EVENT_CATASTROPHE] = "F-CAT-1",
  [FORCON_EVENT_EXPLOSION] = "F-CAT-6",
  [FORCON_EVENT_BLAST_STRUCK] = "F-CAT-6",
  [FORCON_EVENT_MARKER_PLACED] = "",
  [FORCON_EVENT_MARKERS_ROLLED] = "F-END-5",
  [FORCON_EVENT_MARKER_REMOVED] = "",
  [FORCON_EVENT_REPAIR_TRIED] = "F-END-2 F-END-3",
  [FORCON_EVENT_FORMATION_FORMED] = "F-FORM-1 F-FORM-3",
  [FORCON_EVENT_SHIP_JOINED] = "F-FORM-1 F-FORM-3",
  [FORCON_EVENT_FLAG_CHECKED] = "",
  [FORCON_EVENT_FLAG_PASSED] = "",
  [FORCON_EVENT_COMMAND_BROKEN] = "F-FORM-7",
  [FORCON_EVENT_SHIELDS_JOINED] = "F-SHLD-2",
  [FORCON_EVENT_LOCKED_ON] = "F-ORD-1",
  [FORCON_EVENT_BRACED] = "F-ORD-2 F-ORD-3",
  [FORCON_EVENT_LAUNCH_PREPARED] = "F-ORD-5",
  [FORCON_EVENT_SHIELDS_SPENT] = "F-SHLD-1",
  [FORCON_EVENT_HITS_SAVED] = "F-ORD-3",
  [FORCON_EVENT_DETECTION_CONTESTED] = "F-EW-2",
  [FORCON_EVENT_FORMATION_SEEN] = "F-EW-1",
  [FORCON_EVENT_SALVO_FIRED_AT] = "F-TORP-8",
  [FORCON_EVENT_TUBES_EMPTIED] = "F-TORP-1",
  [FORCON_EVENT_TORPEDOES_LAUNCHED] = "F-TORP-1 F-FORM-6",
  [FORCON_EVENT_SALVO_MOVED] = "F-TORP-2",
  [FORCON_EVENT_SALVO_CROSSED] = "F-TORP-7",
  [FORCON_EVENT_SALVOS_MET] = "F-TORP-7",
  [FORCON_EVENT_TURRETS_SPENT] = "F-TORP-4",
  [FORCON_EVENT_TURRETS_FIRED] = "F-TORP-4",
  [FORCON_EVENT_TORPEDOES_STRUCK] = "F-TORP-3 F-TORP-6 F-TORP-9",
  [FORCON_EVENT_SALVO_GONE] = "F-TORP-2",
  [FORCON_EVENT_COVER_DECLARED] = "F-TORP-5",
  [FORCON_EVENT_MINE_LAID] = "F-MINE-1 F-MINE-2",
  [FORCON_EVENT_MINE_TRIGGERED] = "F-MINE-3",
  [FORCON_EVENT_MINE_REVEALED] = "F-SWP-1",
  [FORCON_EVENT_MINE_BURST] = "F-MINE-4",
  [FORCON_EVENT_MINE_LAUNCHED] = "F-MINE-4",
  [FORCON_EVENT_MINE_GONE] = "F-MINE-4",
  [FORCON_EVENT_MINE_PLACED] = "",
  [FORCON_EVENT_SWEEP_DECLARED] = "F-SWP-1",
  [FORCON_EVENT_SWEEP_CHECKED] = "F-SWP-2",
  [FORCON_EVENT_SHIP_LOST] = "",
  [FORCON_EVENT_BOARDING_DECLARED] = "F-BRD-1",
  [FORCON_EVENT_BOARDING_BEGUN] = "F-BRD-2 F-BRD-3",
  [FORCON_EVENT_BOARDING_ROUND] = "F-BRD-4 F-BRD-5",
  [FORCON_EVENT_SHIP_CAPTURED] = "F-BRD-5",
  [FORCON_EVENT_FATE_CHOSEN] = "F-BRD-6",
  [FORCON_EVENT_TAKEOVER_TRIED] = "F-BRD-6",
  [FORCON_EVENT_SHIP_TAKEN_OVER] = "F-BRD-6",
  [FORCON_EVENT_RAM_CHECKED] = "F-RAM-1",
  [FORCON_EVENT_RAM_STRUCK] = "F-RAM-3 F-RAM-4 F-RAM-5",
  [FORCON_EVENT_ORBIT_ENTERED] = "F-ORB-1",
  [FORCON_EVENT_ORBIT_CHANGED] = "F-ORB-1 F-ORB-2",
  [FORCON_EVENT_ORBIT_LEFT] = "F-ORB-1",
  [FORCON_EVENT_SHIP_FALLING] = "F-CRIT-4",
  [FORCON_EVENT_FALL_STOPPED] = "F-CRIT-4",
  [FORCON_EVENT_SHIP_CRASHED] = "F-ORB-3",
  [FORCON_EVENT_STATION_STRAINED] = "F-STN-1",
  [FORCON_EVENT_STATION_SANK] = "F-STC-9",
  [FORCON_EVENT_TROOPS_LANDED] = "F-END-6",
  [FORCON_EVENT_MASTER_RULED] = "",
  [FORCON_EVENT_OVERRIDDEN] = "",
  [FORCON_EVENT_NOTED] = "",
  [FORCON_EVENT_VALUE_SET] = "",
  [FORCON_EVENT_SHIP_PLACED] = "",
  [FORCON_EVENT_SALVO_PLACED] = "",
  [FORCON_EVENT_OBJECT_PLACED] = "",
  [FORCON_EVENT_SHIP_CREATED] = "",
  [FORCON_EVENT_SHIP_REMOVED] = "",
  [FORCON_EVENT_CRITICAL_REMOVED] = "",
  [FORCON_EVENT_BATTLE_ENDED] = "F-TURN-3",
  [FORCON_EVENT_GENERATOR_ADVANCED] = "F-GEN-5",
};

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

static const char *
rule_of_flag (ForconFlagReason reason)
{
  return reason == FORCON_FLAG_REASON_WISH ? "F-FORM-8" : "F-FORM-7";
}

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
      return rule_of_flag (event->flag_checked.reason);
    case FORCON_EVENT_FLAG_PASSED:
      return rule_of_flag (event->flag_passed.reason);
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

/**
 * forcon_rules_of_event:
 * @event: what happened
 *
 * Returns: (transfer full): the ids of the rules by which it happened; empty for what the master does, and for what
 *   follows from the event before it
 */
GStrv
forcon_rules_of_event (const ForconEvent *event)
{
  g_return_val_if_fail ((guint) event->kind < FORCON_N_EVENTS, g_new0 (char *, 1));

  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  add_rules (builder, rules_of_events[event->kind]);
  add_rules (builder, rule_of_row (event));
  add_rules (builder, rule_of_figures (event));
  return g_strv_builder_end (builder);
}
