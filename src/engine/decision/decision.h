/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Inside the engine only: what the rule chapters share while one command is decided. */

#include "engine/decision/decide.h"

G_BEGIN_DECLS

/* A ship that will explode when the dice on the table have been dealt with (F-CAT-6). */
typedef struct {
  ForconShipId ship;
  ForconCatastrophe result;
} ForconPendingExplosion;

/**
 * ForconDecision:
 * @battle: the clone, with every event so far applied
 * @source: where the dice come from
 * @random: the generator as it stands now
 * @n_generated: dice that it rolled
 * @against: whom a roll that may be secret is made against; none else
 * @command: what is decided; its overrides are the master's word against the dice
 * @explosions: (element-type ForconPendingExplosion) (nullable): still to be resolved, first come first; there is none
 *   before the first
 * @in_private: events are not looked at by anybody, and need not say who may see them
 * @outcome: what is being built up
 *
 * The functions of the chapters return whether the decision goes on: %FALSE once it is refused or out of dice.
 */
typedef struct {
  const ForconRules *rules;
  ForconBattle *battle;
  const ForconDice *source;
  ForconRandom random;
  guint n_generated;
  ForconShipId against;
  const ForconCommand *command;
  GArray *explosions;
  ForconOutcome *outcome;
  gboolean in_private;
} ForconDecision;

#define FORCON_EMIT(decision, NAME, member, ...)                                                                       \
  forcon_decision_emit (decision, &(ForconEvent){ .kind = FORCON_EVENT_##NAME, .member = { __VA_ARGS__ } })

void forcon_decision_emit (ForconDecision *decision, const ForconEvent *event);
gboolean forcon_decision_refuse (ForconDecision *decision, ForconVerdict verdict);
gboolean forcon_decision_roll (ForconDecision *decision, ForconPurpose purpose, ForconShipId ship, gint count,
                               gint needed, ForconRoll *roll);
gboolean forcon_decision_roll_formula (ForconDecision *decision, ForconPurpose purpose, ForconShipId ship,
                                       ForconDiceFormula formula, ForconRoll *roll, gint *value);
gint forcon_decision_sum (const ForconDecision *decision, ForconRoll roll);
gint forcon_decision_count (const ForconDecision *decision, ForconRoll roll, gint needed);
guint8 forcon_decision_face (const ForconDecision *decision, ForconRoll roll, guint place);
gboolean forcon_decision_refuse_kind (ForconDecision *decision, ForconVerdictKind kind, ForconShipId ship);

/*
 * The chapters. A function that decides a command gets one that has its place in this step and, where a ship gives it,
 * that of a ship in action; see FORCON_COMMANDS.
 */

/* Turn */
gboolean forcon_turn_begin_battle (ForconDecision *decision, const ForconCommand *command);
gboolean forcon_turn_end_step (ForconDecision *decision, const ForconCommand *command);
gboolean forcon_turn_end_battle (ForconDecision *decision, const ForconCommand *command);
void forcon_turn_check_end (ForconDecision *decision);

/* Formations: F-FORM. Settle looks for lost flagships when a command is decided; rally is for the start of a turn. */
gboolean forcon_formation_form (ForconDecision *decision, const ForconCommand *command);
gboolean forcon_formation_join (ForconDecision *decision, const ForconCommand *command);
gboolean forcon_formation_pass_flag (ForconDecision *decision, const ForconCommand *command);
gboolean forcon_formation_join_shields (ForconDecision *decision, const ForconCommand *command);
gboolean forcon_formation_try_flag (ForconDecision *decision, ForconFormationId id, ForconShipId ship,
                                    ForconFlagReason reason, gboolean *passed);
gboolean forcon_formation_settle (ForconDecision *decision);
gboolean forcon_formation_rally (ForconDecision *decision);
void forcon_formation_separate (ForconDecision *decision, ForconShipId ship, ForconSideId side);

/* Orders: F-ORD, F-MOV-11 */
gboolean forcon_order_decide (ForconDecision *decision, const ForconCommand *command);

/*
 * Detection: F-EW. Expose shows who helps a ship that is attacked. Reveal raises what a side, or with none every hostile
 * side, knows of the ship's formation; before is called with every event, so that no chapter has to think of wrecks.
 */
gboolean forcon_detection_contest (ForconDecision *decision);
void forcon_detection_reveal (ForconDecision *decision, ForconShipId ship, ForconSideId side, ForconLevel level,
                              ForconReveal why);
void forcon_detection_expose (ForconDecision *decision, ForconShipId ship, ForconShipId helper);
void forcon_detection_before (ForconDecision *decision, const ForconEvent *event);

/* Movement: F-MOV. Meant finds who a command to a formation is for. */
gboolean forcon_movement_meant (ForconDecision *decision, ForconShipId named, ForconFormationId formation,
                                ForconShipId *ship);
gboolean forcon_movement_move (ForconDecision *decision, const ForconCommand *command);
gboolean forcon_movement_set_out (ForconDecision *decision, ForconShipId ship, const ForconLegs *declared);
gboolean forcon_movement_all_moved (ForconDecision *decision);
gboolean forcon_movement_drift (ForconDecision *decision);

/* Fire: F-FIRE, F-SHLD */
gboolean forcon_fire_decide (ForconDecision *decision, const ForconCommand *command);

/**
 * forcon_shields_show:
 * @decision: the decision
 * @ship: who is attacked
 * @pool: (out): the ships whose shields stop hits on it; none for a hulk
 *
 * The shields of its pool glow, and those that have some left are seen (F-EW-3).
 *
 * Returns: as forcon_formation_shields_left()
 */
gint forcon_shields_show (ForconDecision *decision, ForconShipId ship, ForconShips *pool);

/**
 * forcon_shields_stop:
 * @decision: the decision
 * @ship: who is hit
 * @pool: of forcon_shields_show()
 * @hits: how many hits shields stop, at most those that are left
 *
 * Uses up shields of the pool, the ship's own first (F-SHLD-1, F-SHLD-2).
 */
void forcon_shields_stop (ForconDecision *decision, ForconShipId ship, const ForconShips *pool, gint hits);

/**
 * forcon_shields_save:
 * @decision: the decision
 * @ship: who is hit
 * @hits: that its shields did not stop
 * @saved: (out): how many of them a special shield stops
 *
 * Dice: one for each hit, if the ship braces with a special shield (F-ORD-3).
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_shields_save (ForconDecision *decision, ForconShipId ship, gint hits, gint *saved);

/* Torpedoes: F-TORP. Run moves what has not moved at the end of the step; clear takes the spent ones off. */
gboolean forcon_torpedo_launch (ForconDecision *decision, const ForconCommand *command);
gboolean forcon_torpedo_move (ForconDecision *decision, const ForconCommand *command);
gboolean forcon_torpedo_cover (ForconDecision *decision, const ForconCommand *command);
gboolean forcon_torpedo_fire_at (ForconDecision *decision, const ForconCommand *command);
gboolean forcon_torpedo_run (ForconDecision *decision);
void forcon_torpedo_clear (ForconDecision *decision);

/* What meets a wave of torpedoes, of a salvo or a mine: the turrets and the escorts that cover, in one throw. */
gboolean forcon_torpedo_turrets (ForconDecision *decision, ForconShipId target, gint *turrets, gint *cover,
                                 ForconRoll *roll, gint *shot_down);
gboolean forcon_torpedo_harm (ForconDecision *decision, ForconShipId target, ForconCause cause, ForconShipId by,
                              gint hits);

/* Boarding and ramming: F-BRD, F-RAM. Who fights hand to hand identifies each other. */
void forcon_foe_meet (ForconDecision *decision, ForconShipId ship, ForconShipId foe);
gboolean forcon_boarding_declare (ForconDecision *decision, const ForconCommand *command);
gboolean forcon_boarding_fight (ForconDecision *decision);
gboolean forcon_boarding_fate (ForconDecision *decision, const ForconCommand *command);
gboolean forcon_ram_decide (ForconDecision *decision, const ForconCommand *command);

/* Mines: F-MINE, F-SWP. Trigger looks at a ship's way; burst resolves what went off; swept ends the sweepers' step. */
gboolean forcon_mine_lay (ForconDecision *decision, const ForconCommand *command);
gboolean forcon_mine_sweep (ForconDecision *decision, const ForconCommand *command);
gboolean forcon_mine_trigger (ForconDecision *decision, ForconShipId ship, const ForconPoint *corners, guint n_corners);
gboolean forcon_mine_swept (ForconDecision *decision);
gboolean forcon_mine_burst (ForconDecision *decision);

/* Low orbit and stations: F-ORB, F-CRIT-4, F-STC */
void forcon_orbit_enter (ForconDecision *decision, ForconShipId ship, ForconObjectId planet);
gboolean forcon_orbit_move (ForconDecision *decision, ForconShipId lead, const ForconCommand *command);
gboolean forcon_orbit_decay (ForconDecision *decision);
gboolean forcon_orbit_crash (ForconDecision *decision);
gboolean forcon_orbit_critical (ForconDecision *decision, ForconShipId ship, ForconCriticalEffect effect);
gboolean forcon_orbit_stop_fall (ForconDecision *decision, const ForconCommand *command);
gboolean forcon_orbit_land (ForconDecision *decision, const ForconCommand *command);

/* Damage: F-CRIT, F-CRT, F-CAT */
gboolean forcon_damage_ship (ForconDecision *decision, ForconShipId ship, ForconCause cause, ForconShipId by,
                             gint points);
gboolean forcon_damage_unsaved (ForconDecision *decision, ForconShipId ship, ForconCause cause, ForconShipId by,
                                gint hits);
gboolean forcon_critical_hit (ForconDecision *decision, ForconShipId ship);
gboolean forcon_critical_by_hand (ForconDecision *decision, ForconShipId ship, ForconCriticalEffect effect);
gboolean forcon_catastrophe_roll (ForconDecision *decision, ForconShipId ship);
gboolean forcon_catastrophe_settle (ForconDecision *decision);
void forcon_catastrophe_clear (ForconDecision *decision);
void forcon_place_wreck_marker (ForconDecision *decision, ForconObjectKind kind, ForconShipId ship);
void forcon_place_marker (ForconDecision *decision, ForconObjectKind kind, ForconPoint centre, ForconLength radius);

/* What a roll of damage control came to (F-END-2). */
typedef struct {
  ForconRoll roll;
  gint readiness;
  gint modifier;
  gboolean passed;
} ForconControl;

/* End of the turn: F-END. Control is the roll of damage control, for repairs and for ships that fall. */
gboolean forcon_end_check_control (ForconDecision *decision, ForconShipId ship);
gboolean forcon_end_control (ForconDecision *decision, ForconShipId ship, ForconControl *control);
gboolean forcon_end_repair (ForconDecision *decision, const ForconCommand *command);
gint forcon_end_readiness_back (const ForconBattle *battle, const ForconCritical *critical);
gint forcon_end_ew_attack_back (const ForconBattle *battle, const ForconCritical *critical);
gboolean forcon_end_burn (ForconDecision *decision);
gboolean forcon_end_remove_markers (ForconDecision *decision);

/*
 * The master's hand: no rule of the game is asked, only whether the state stays sound. The reason is in the journal
 * already.
 */
gboolean forcon_master_set (ForconDecision *decision, const ForconCommand *command);
gboolean forcon_master_place (ForconDecision *decision, const ForconCommand *command);
gboolean forcon_master_create (ForconDecision *decision, const ForconCommand *command);
gboolean forcon_master_remove (ForconDecision *decision, const ForconCommand *command);
gboolean forcon_master_reveal (ForconDecision *decision, const ForconCommand *command);
gboolean forcon_master_note (ForconDecision *decision, const ForconCommand *command);

G_END_DECLS
