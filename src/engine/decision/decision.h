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

/**
 * forcon_decision_emit:
 * @decision: the decision
 * @event: a fact
 *
 * Notes the event with those who may see it, and applies it to the clone, so that what follows sees its effect.
 */
void forcon_decision_emit (ForconDecision *decision, const ForconEvent *event);

/**
 * forcon_decision_refuse:
 * @decision: the decision
 * @verdict: why, with figures
 *
 * Returns: %FALSE, for the caller to hand on
 */
gboolean forcon_decision_refuse (ForconDecision *decision, ForconVerdict verdict);

/**
 * forcon_decision_roll:
 * @decision: the decision
 * @purpose: what for
 * @ship: who rolls, or none
 * @count: how many dice in one go; 0 rolls nothing
 * @needed: what a die or the sum is compared with, for the one who is asked; 0 for nothing
 * @roll: (out): the dice
 *
 * Returns: whether all dice were there
 */
gboolean forcon_decision_roll (ForconDecision *decision, ForconPurpose purpose, ForconShipId ship, gint count,
                               gint needed, ForconRoll *roll);

/**
 * forcon_decision_roll_formula:
 * @formula: what to roll; a formula without dice rolls nothing
 * @value: (out): its value
 *
 * As forcon_decision_roll().
 */
gboolean forcon_decision_roll_formula (ForconDecision *decision, ForconPurpose purpose, ForconShipId ship,
                                       ForconDiceFormula formula, ForconRoll *roll, gint *value);

gint forcon_decision_sum (const ForconDecision *decision, ForconRoll roll);

/**
 * forcon_decision_count:
 *
 * Returns: how many dice of the roll show @needed or more
 */
gint forcon_decision_count (const ForconDecision *decision, ForconRoll roll, gint needed);

/**
 * forcon_decision_face:
 *
 * Returns: what the die of a roll at @place, from 0, counts as: its face, or what the master says
 */
guint8 forcon_decision_face (const ForconDecision *decision, ForconRoll roll, guint place);

/**
 * forcon_decision_refuse_kind:
 *
 * As forcon_decision_refuse(), for a verdict that carries no more than a ship, or none.
 */
gboolean forcon_decision_refuse_kind (ForconDecision *decision, ForconVerdictKind kind, ForconShipId ship);

/*
 * The chapters. A function that decides a command gets one that has its place in this step and, where a ship gives it,
 * that of a ship in action; see FORCON_COMMANDS.
 */

/* Turn */
gboolean forcon_turn_begin_battle (ForconDecision *decision, const ForconCommand *command);
gboolean forcon_turn_end_step (ForconDecision *decision, const ForconCommand *command);

/* That nobody is left to fight is for the engine to say. */
gboolean forcon_turn_end_battle (ForconDecision *decision, const ForconCommand *command);

/**
 * forcon_turn_check_end:
 * @decision: a decision whose command is carried out
 *
 * The battle is over when no two hostile sides have a ship in action left (F-TURN-3). The winner is the side that is
 * left, or the first of the allies.
 */
void forcon_turn_check_end (ForconDecision *decision);

/* Formations: F-FORM. Settle looks for lost flagships when a command is decided; rally is for the start of a turn. */

/**
 * forcon_formation_form:
 * @decision: the decision
 * @command: who leaves a formation, and with whom, to be one of their own
 *
 * Returns: whether the decision goes on (F-FORM-1, F-FORM-3)
 */
gboolean forcon_formation_form (ForconDecision *decision, const ForconCommand *command);

/**
 * forcon_formation_join:
 * @decision: the decision
 * @command: which ship goes over to which other one's formation
 *
 * Returns: whether the decision goes on (F-FORM-3)
 */
gboolean forcon_formation_join (ForconDecision *decision, const ForconCommand *command);

/**
 * forcon_formation_pass_flag:
 * @decision: the decision
 * @command: who is to be the flagship of its formation
 *
 * A failed check changes nothing but that it was tried this turn. Dice: 2d6 (F-FORM-8).
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_formation_pass_flag (ForconDecision *decision, const ForconCommand *command);

/**
 * forcon_formation_join_shields:
 * @decision: the decision
 * @command: whether a ship pools its shields with friends in contact who do so too
 *
 * With command broken none does, but with the option (F-FORM-5).
 *
 * Returns: whether the decision goes on (F-SHLD-2)
 */
gboolean forcon_formation_join_shields (ForconDecision *decision, const ForconCommand *command);

/**
 * forcon_formation_try_flag:
 * @decision: the decision
 * @id: a formation
 * @ship: which of its ships tries to take command
 * @reason: why
 * @passed: (out): whether it does
 *
 * Dice: 2d6 against its readiness with what the rules add.
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_formation_try_flag (ForconDecision *decision, ForconFormationId id, ForconShipId ship,
                                    ForconFlagReason reason, gboolean *passed);

/**
 * forcon_formation_settle:
 * @decision: a decision whose command is carried out
 *
 * Looks for formations that lost their flagship, in the order of their ids, and lets the next in line take over. Dice:
 * 2d6 for each.
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_formation_settle (ForconDecision *decision);

/**
 * forcon_formation_rally:
 * @decision: the decision
 *
 * At the start of a turn the next in line of each formation of that side whose command is broken tries again. Dice: 2d6
 * for each, in the order of their ids (F-FORM-7).
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_formation_rally (ForconDecision *decision);

/**
 * forcon_formation_separate:
 * @decision: the decision
 * @ship: any ship, in action or not
 * @side: whose it will be
 *
 * Makes the ship a formation of its own.
 */
void forcon_formation_separate (ForconDecision *decision, ForconShipId ship, ForconSideId side);

/* Orders: F-ORD, F-MOV-11 */

/**
 * forcon_order_decide:
 * @decision: the decision
 * @command: an order, of whatever step
 *
 * Orders of the movement step bind the whole formation (F-MOV-6); those of the others the ship that the order names.
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_order_decide (ForconDecision *decision, const ForconCommand *command);

/*
 * Detection: F-EW. Expose shows who helps a ship that is attacked. Reveal raises what a side, or with none every
 * hostile side, knows of the ship's formation; before is called with every event, so that no chapter has to think of
 * wrecks.
 */

/**
 * forcon_detection_contest:
 * @decision: a decision at the start of a side's turn
 *
 * That side seeks every hostile formation that it has not identified, in the order of the file. Dice: for each of them
 * the hider's, then the seeker's (F-EW-2).
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_detection_contest (ForconDecision *decision);

/**
 * forcon_detection_reveal:
 * @decision: the decision
 * @ship: a ship of the formation that gives itself away
 * @side: to whom, or none: to every hostile side
 * @level: what is known of it from now on
 * @why: how that came
 *
 * Raises what is known of a formation (F-EW-3); never lowers it, and states nothing where nothing changes.
 */
void forcon_detection_reveal (ForconDecision *decision, ForconShipId ship, ForconSideId side, ForconLevel level,
                              ForconReveal why);

/**
 * forcon_detection_expose:
 * @decision: the decision
 * @ship: who is attacked
 * @helper: whose shields or turrets work for it
 *
 * Whoever sees the ship sees that there is somebody beside it: the helper is a contact at least (F-EW-3).
 */
void forcon_detection_expose (ForconDecision *decision, ForconShipId ship, ForconShipId helper);

/**
 * forcon_detection_before:
 * @decision: the decision
 * @event: what is about to be stated
 *
 * A ship that is destroyed, wrecked or captured identifies its formation first (F-EW-3), whichever chapter sees to
 * it, and one that joins a formation does not vanish from anybody's sight.
 */
void forcon_detection_before (ForconDecision *decision, const ForconEvent *event);

/* Movement: F-MOV. Meant finds who a command to a formation is for. */

/**
 * forcon_movement_meant:
 * @decision: the decision
 * @named, @formation: what a command to a formation of the side at turn names: one of its ships, or it
 * @ship: (out): the ship, else the lead of the formation
 *
 * Returns: whether there is such a formation, with a ship in action (F-FORM-3)
 */
gboolean forcon_movement_meant (ForconDecision *decision, ForconShipId named, ForconFormationId formation,
                                ForconShipId *ship);

gboolean forcon_movement_move (ForconDecision *decision, const ForconCommand *command);

/**
 * forcon_movement_set_out:
 * @decision: the decision
 * @ship: a ship on the table
 * @declared: a legal move of its formation
 *
 * Moves its formation, with all that comes of it: who leaves the table, enters low orbit, sets off mines or meets
 * enemies.
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_movement_set_out (ForconDecision *decision, ForconShipId ship, const ForconLegs *declared);

/**
 * forcon_movement_all_moved:
 *
 * Every formation of the side that has to move must have moved before the step ends (F-MOV-2).
 */
gboolean forcon_movement_all_moved (ForconDecision *decision);

/**
 * forcon_movement_drift:
 *
 * Moves those that are hulks when the movement step of their side begins; one that a drifting neighbour wrecks or
 * destroys meanwhile stays (F-CAT-2, F-CAT-3).
 */
gboolean forcon_movement_drift (ForconDecision *decision);

/* Fire: F-FIRE, F-SHLD */

/**
 * forcon_fire_decide:
 * @decision: the decision
 * @command: who fires what at whom
 *
 * Dice: the target check if one is due; then for each group its armour or destructor dice, with a target locked on
 * those that failed again, the saves of a special shield, the critical dice of its damage, each critical, a catastrophe
 * and the explosions that follow (F-FIRE-1, F-FIRE-2).
 *
 * Returns: whether the decision goes on
 */
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

/**
 * forcon_torpedo_launch:
 *
 * No dice. A launch identifies the formation to everybody (F-TORP-1, F-EW-3).
 */
gboolean forcon_torpedo_launch (ForconDecision *decision, const ForconCommand *command);

/**
 * forcon_torpedo_move:
 *
 * A salvo of the side at turn goes its way (F-TORP-2).
 */
gboolean forcon_torpedo_move (ForconDecision *decision, const ForconCommand *command);

/**
 * forcon_torpedo_cover:
 *
 * Declares whom an escort covers; the guns are used when a wave comes. A new declaration replaces the one before
 * (F-TORP-5).
 */
gboolean forcon_torpedo_cover (ForconDecision *decision, const ForconCommand *command);

/**
 * forcon_torpedo_fire_at:
 *
 * Dice: those of each group, and again those that failed if the ship locks on. When no torpedo is left, what is left to
 * fire stays ready (F-TORP-8, F-FIRE-1).
 */
gboolean forcon_torpedo_fire_at (ForconDecision *decision, const ForconCommand *command);

/**
 * forcon_torpedo_run:
 *
 * Moves those salvos of the side at turn straight that nobody moved, the oldest first (F-TORP-2).
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_torpedo_run (ForconDecision *decision);

/**
 * forcon_torpedo_clear:
 *
 * Takes the salvos of the side at turn off whose turns are over (F-TORP-2, F-END-1).
 */
void forcon_torpedo_clear (ForconDecision *decision);

/* What meets a wave of torpedoes, of a salvo or a mine: the turrets and the escorts that cover, in one throw. */

/**
 * forcon_torpedo_turrets:
 * @decision: the decision
 * @target: to whom a wave comes
 * @turrets: (out): their dice
 * @cover: (out): the dice of escorts that cover
 * @roll: (out): both, in one throw
 * @shot_down: (out): torpedoes that they take out, if there are so many
 *
 * Dice: one for each turret and each point of firepower that covers; none where there are none (F-TORP-4, F-TORP-5).
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_torpedo_turrets (ForconDecision *decision, ForconShipId target, gint *turrets, gint *cover,
                                 ForconRoll *roll, gint *shot_down);

/**
 * forcon_torpedo_harm:
 * @decision: the decision
 * @target: a ship or a hulk
 * @cause: what hit it
 * @by: who did it, or none
 * @hits: that its armour did not stop; shields are passed or have stopped theirs already
 *
 * Dice: as forcon_damage_unsaved(), of a hulk one catastrophe however many hit it (F-CAT-7); then the explosions.
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_torpedo_harm (ForconDecision *decision, ForconShipId target, ForconCause cause, ForconShipId by,
                              gint hits);

/* Boarding and ramming: F-BRD, F-RAM. Who fights hand to hand identifies each other. */

/**
 * forcon_foe_meet:
 * @decision: the decision
 * @ship: a ship
 * @foe: whom it boards or rams
 *
 * Identifies each to the other's side (F-EW-1).
 */
void forcon_foe_meet (ForconDecision *decision, ForconShipId ship, ForconShipId foe);

gboolean forcon_boarding_declare (ForconDecision *decision, const ForconCommand *command);

/**
 * forcon_boarding_fight:
 *
 * Fights what was declared in the torpedo step, in the order of the file, as far as both ships are still there and
 * touch (F-BRD-1, F-END-1).
 */
gboolean forcon_boarding_fight (ForconDecision *decision);

/**
 * forcon_boarding_fate:
 *
 * What the captor's side does with a prize (F-BRD-6). Dice: the takeover's 2d6, or the catastrophe of a scuttled ship.
 */
gboolean forcon_boarding_fate (ForconDecision *decision, const ForconCommand *command);

/**
 * forcon_ram_decide:
 * @decision: the decision
 * @command: who rams whom, and how far it goes for it; failed, it goes on as far as it can
 *
 * Dice: the check; what mines on the way ask for; then the rammer's hits and the target's damage, then the target's
 * hits and the rammer's damage, then explosions (F-RAM-1 to F-RAM-5).
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_ram_decide (ForconDecision *decision, const ForconCommand *command);

/* Mines: F-MINE, F-SWP. Trigger looks at a ship's way; burst resolves what went off; swept ends the sweepers' step. */

/**
 * forcon_mine_lay:
 *
 * Puts a mine where the ship is (F-MINE-1, F-MINE-2).
 */
gboolean forcon_mine_lay (ForconDecision *decision, const ForconCommand *command);

/**
 * forcon_mine_sweep:
 *
 * Declares that the ship sweeps: the mines within reach must be revealed to its side (F-SWP-1).
 */
gboolean forcon_mine_sweep (ForconDecision *decision, const ForconCommand *command);

/**
 * forcon_mine_trigger:
 * @decision: the decision
 * @ship: a ship in action on the table that has moved
 * @corners: (array length=n_corners): of its way
 * @n_corners: at least 1
 *
 * Sets off the mines into whose range the way led, also those in whose range it began; a minesweeper finds them or is
 * lost (F-MINE-3, F-SWP-2). Dice: the sweeper's checks, in the order in which it comes to the mines.
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_mine_trigger (ForconDecision *decision, ForconShipId ship, const ForconPoint *corners, guint n_corners);

/**
 * forcon_mine_swept:
 *
 * Ends the movement step of the sweepers of the side at turn: those that moved little enough destroy what they found
 * (F-SWP-1).
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_mine_swept (ForconDecision *decision);

/**
 * forcon_mine_burst:
 *
 * Resolves the mines that went off, the oldest first; either kind is used up (F-MINE-3, F-MINE-4).
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_mine_burst (ForconDecision *decision);

/* Low orbit and stations: F-ORB, F-CRIT-4, F-STC */

/**
 * forcon_orbit_enter:
 * @decision: the decision
 * @ship: a ship of the side at turn whose base touches the planet
 * @planet: on the table
 *
 * Puts it on the outermost orbit, at the edge on the side from which it comes, or the next free place inward (F-ORB-1).
 */
void forcon_orbit_enter (ForconDecision *decision, ForconShipId ship, ForconObjectId planet);

/**
 * forcon_orbit_move:
 * @decision: the decision
 * @lead: the ship that leads a formation in low orbit
 * @command: how it moves
 *
 * All its ships go equally far along their orbits and change them together; when one reaches the edge all leave the
 * map.
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_orbit_move (ForconDecision *decision, ForconShipId lead, const ForconCommand *command);

/**
 * forcon_orbit_decay:
 *
 * Stations of the side at turn that left their orbit come nearer to the planet, in the order of the file (F-STC-9).
 */
gboolean forcon_orbit_decay (ForconDecision *decision);

/**
 * forcon_orbit_crash:
 *
 * Ships of the side whose turn ends that have fallen long enough hit the ground, wherever they are (F-CRIT-4).
 */
gboolean forcon_orbit_crash (ForconDecision *decision);

/**
 * forcon_orbit_critical:
 * @decision: the decision
 * @ship: a ship that had a critical
 * @effect: which
 *
 * What that does to it besides in low orbit; stations keep up there (F-CRIT-4, F-STN-1).
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_orbit_critical (ForconDecision *decision, ForconShipId ship, ForconCriticalEffect effect);

/* A roll of damage control like any other (F-CRIT-4, F-END-2). */
gboolean forcon_orbit_stop_fall (ForconDecision *decision, const ForconCommand *command);

/* How the troops fare against those of a holder is for the rules of the ground (F-END-6). */
gboolean forcon_orbit_land (ForconDecision *decision, const ForconCommand *command);

/* Damage: F-CRIT, F-CRT, F-CAT */

/**
 * forcon_damage_ship:
 * @decision: the decision
 * @ship: a ship in action
 * @cause: where the damage comes from
 * @by: who did it, or none
 * @points: points of damage, more than 0; what exceeds the ship's hits is dropped
 *
 * Dice: one for each point, in one go, whether it is critical; then each critical in turn; then the catastrophe if no
 * hits are left (F-CRIT-1 to F-CRIT-3, F-SHIP-8).
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_damage_ship (ForconDecision *decision, ForconShipId ship, ForconCause cause, ForconShipId by,
                             gint points);

/**
 * forcon_damage_unsaved:
 * @decision: the decision
 * @ship: a ship in action
 * @cause: what hit it
 * @by: who did it, or none
 * @hits: that its shields did not stop; a special shield may save from some (F-ORD-3)
 *
 * Dice: the saves, if there are any; then as forcon_damage_ship().
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_damage_unsaved (ForconDecision *decision, ForconShipId ship, ForconCause cause, ForconShipId by,
                                gint hits);

/**
 * forcon_critical_hit:
 * @decision: the decision
 * @ship: a ship that has a critical
 *
 * Dice: 2d6 on the table, then the extra damage, then the loss of readiness, then that of EW attack, as far as the
 * result has them (F-CRT-2 to F-CRT-12); of a station then its strain and the catastrophe that comes of it
 * (F-STC-2). In low orbit the ship may be lost at once (F-CRIT-4). Then, as an option has it, criticals of the extra
 * damage (F-CRIT-1).
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_critical_hit (ForconDecision *decision, ForconShipId ship);

/**
 * forcon_critical_by_hand:
 * @decision: the decision
 * @ship: a ship in action
 * @effect: what the master lets it suffer
 *
 * Dice: as forcon_critical_hit(), but for those of the table; then the catastrophe if no hits are left.
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_critical_by_hand (ForconDecision *decision, ForconShipId ship, ForconCriticalEffect effect);

/**
 * forcon_catastrophe_roll:
 * @decision: the decision
 * @ship: a ship at 0 hits, or a hulk that was hit or burns
 *
 * Dice: 2d6, or those of stations. An explosion is resolved by forcon_catastrophe_settle() (F-CAT-1 to F-CAT-5,
 * F-STN-1).
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_catastrophe_roll (ForconDecision *decision, ForconShipId ship);

/**
 * forcon_catastrophe_settle:
 * @decision: the decision
 *
 * Resolves the explosions that are pending, first come first: the ships in reach of one are all dealt with, nearest
 * first, before the next ship's explosion (F-CAT-6).
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_catastrophe_settle (ForconDecision *decision);

/**
 * forcon_catastrophe_clear:
 * @decision: the decision
 *
 * Takes the explosions of this fire phase off the table (F-FIRE-4).
 */
void forcon_catastrophe_clear (ForconDecision *decision);

/**
 * forcon_place_wreck_marker:
 * @decision: the decision
 * @kind: of the blast or of the rift
 * @ship: a ship that is lost
 *
 * Marks its place on the table. In low orbit nothing is marked: what is left there goes down (F-CAT-1, F-ORB-1).
 */
void forcon_place_wreck_marker (ForconDecision *decision, ForconObjectKind kind, ForconShipId ship);

/**
 * forcon_place_marker:
 * @decision: the decision
 * @kind: a marker
 * @centre: where
 * @radius: 0.01 cm
 */
void forcon_place_marker (ForconDecision *decision, ForconObjectKind kind, ForconPoint centre, ForconLength radius);

/* What a roll of damage control came to (F-END-2). */
typedef struct {
  ForconRoll roll;
  gint readiness;
  gint modifier;
  gboolean passed;
} ForconControl;

/* End of the turn: F-END. Control is the roll of damage control, for repairs and for ships that fall. */

/**
 * forcon_end_check_control:
 *
 * Returns: whether the ship has a roll of damage control left this turn (F-END-2)
 */
gboolean forcon_end_check_control (ForconDecision *decision, ForconShipId ship);

/**
 * forcon_end_control:
 * @decision: the decision
 * @ship: a ship of the side at turn
 * @control: (out caller-allocates): what it rolled against what
 *
 * Dice: 2d6 (F-END-2).
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_end_control (ForconDecision *decision, ForconShipId ship, ForconControl *control);

gboolean forcon_end_repair (ForconDecision *decision, const ForconCommand *command);

/**
 * forcon_end_readiness_back:
 *
 * Returns: readiness that the end of a critical gives back (F-END-3)
 */
gint forcon_end_readiness_back (const ForconBattle *battle, const ForconCritical *critical);

/**
 * forcon_end_ew_attack_back:
 *
 * Returns: the same of EW attack (F-END-3)
 */
gint forcon_end_ew_attack_back (const ForconBattle *battle, const ForconCritical *critical);

/**
 * forcon_end_burn:
 *
 * Each fire that was not put out does its damage to the ships of the side whose turn ends, in the order of the file
 * (F-END-4, F-CRT-7).
 */
gboolean forcon_end_burn (ForconDecision *decision);

/**
 * forcon_end_remove_markers:
 *
 * Takes blast markers off, oldest first; without markers no die is rolled (F-END-5), nor in a turn of which not all
 * who fight are told (F-EW-4).
 */
gboolean forcon_end_remove_markers (ForconDecision *decision);

/*
 * The master's hand: no rule of the game is asked, only whether the state stays sound. The reason is in the journal
 * already.
 */
gboolean forcon_master_set (ForconDecision *decision, const ForconCommand *command);
gboolean forcon_master_place (ForconDecision *decision, const ForconCommand *command);
gboolean forcon_master_create (ForconDecision *decision, const ForconCommand *command);
gboolean forcon_master_remove (ForconDecision *decision, const ForconCommand *command);

/* The master may show a formation to a side, or take its counter off the table again. */
gboolean forcon_master_reveal (ForconDecision *decision, const ForconCommand *command);

gboolean forcon_master_note (ForconDecision *decision, const ForconCommand *command);

G_END_DECLS
