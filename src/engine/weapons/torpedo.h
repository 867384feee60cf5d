/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/formation.h"
#include "engine/weapons/gunnery.h"
#include "engine/movement/movement.h"

G_BEGIN_DECLS

/* What one ship gives to a salvo: @tubes is a mask of weapons, @torpedoes what counts of them. */
typedef struct {
  ForconShipId ship;
  guint32 tubes;
  gint torpedoes;
} ForconLaunchShare;

/**
 * ForconLaunch:
 * @verdict: done, or the first reason why this cannot be launched
 * @from: the ship beside which the salvo is put (F-FORM-6)
 * @position: where that is
 * @heading: 0.1°
 * @planet: on which map
 * @count: torpedoes
 * @speed: a turn, 0.01 cm
 * @run: turns
 * @n_shares: ships that launch; the one that leads first
 *
 * Everything about a launch: nothing of it is left to dice. What follows the verdict is there only when it is done.
 */
typedef struct {
  ForconVerdict verdict;
  ForconShipId from;
  ForconPoint position;
  ForconAngle heading;
  ForconObjectId planet;
  gint count;
  ForconLength speed;
  gint run;
  guint n_shares;
  ForconLaunchShare shares[FORCON_FORMATION_SHIPS_MAX + 1];
} ForconLaunch;

/**
 * forcon_launch_solve:
 * @battle: a battle
 * @rules: the rules
 * @command: a LAUNCH of a ship in action
 * @launch: (out caller-allocates): what comes of it
 *
 * Decisions and previews read the same launch; whose turn it is does not count here (F-TORP-1, F-FORM-6).
 */
void forcon_launch_solve (const ForconBattle *battle, const ForconRules *rules, const ForconCommand *command,
                          ForconLaunch *launch);

/**
 * forcon_launch_ready:
 *
 * Returns: mask of the ship's tubes that are ready and not damaged (F-TORP-1)
 */
guint32 forcon_launch_ready (const ForconBattle *battle, ForconShipId ship);

/**
 * forcon_launch_bearing:
 *
 * Returns: mask of those ready tubes that can launch on a heading, 0.1°
 */
guint32 forcon_launch_bearing (const ForconBattle *battle, ForconShipId ship, ForconAngle heading);

/* Whether torpedoes of one of those tubes could come to the target before they are spent, were it to stay. */
gboolean forcon_launch_reaches (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship,
                                ForconShipId target);

/* What a salvo meets on its way. */
typedef enum {
  FORCON_MEETS_MARKER,
  FORCON_MEETS_SALVO,
  FORCON_MEETS_SHIP,
} ForconEncounterKind;

/* @at: how far along the way, 0.01 cm; of the ids the one that counts is set. */
typedef struct {
  ForconEncounterKind kind;
  ForconLength at;
  ForconObjectId object;
  ForconSalvoId salvo;
  ForconShipId ship;
} ForconEncounter;

/**
 * ForconSalvoWay:
 * @path: its corners, up to where it ends
 * @distance: its length, 0.01 cm
 * @leaves: whether it ends at the edge of the table
 * @planet: into which it ends, or none
 * @encounters: (element-type ForconEncounter): what lies in it, in the order in which the salvo comes to it
 */
typedef struct {
  ForconPath path;
  ForconLength distance;
  gboolean leaves;
  ForconObjectId planet;
  GArray *encounters;
} ForconSalvoWay;

/**
 * forcon_salvo_meant:
 * @battle: a battle
 * @id, @launcher: what a command names: a salvo, or the ship that launched it
 *
 * Returns: the salvo; of a ship's the oldest that has not moved, else its oldest; none if there is none
 */
ForconSalvoId forcon_salvo_meant (const ForconBattle *battle, ForconSalvoId id, ForconShipId launcher);

/* How far it goes in a turn, 0.01 cm: neither more nor less (F-TORP-2). */
ForconLength forcon_salvo_distance (const ForconSalvo *salvo);

/* The way of a salvo that nobody steers. */
ForconLegs forcon_salvo_straight (const ForconSalvo *salvo);

/**
 * forcon_salvo_judge:
 * @battle: a battle
 * @rules: the rules
 * @salvo: a salvo
 * @legs: its way
 *
 * Whether the salvo may go so; the step and whose turn it is do not count here (F-TORP-2).
 *
 * Returns: done, or the first rule that refuses it, with figures
 */
ForconVerdict forcon_salvo_judge (const ForconBattle *battle, const ForconRules *rules, ForconSalvoId salvo,
                                  const ForconLegs *legs);

/**
 * forcon_salvo_path:
 *
 * Returns: the corners of the way of a salvo, on and off the table, and its heading at the end
 */
ForconPath forcon_salvo_path (const ForconBattle *battle, ForconSalvoId salvo, const ForconLegs *legs);

/**
 * forcon_salvo_find_way:
 * @battle: a battle
 * @rules: the rules
 * @salvo: a salvo
 * @legs: its way, in order by forcon_salvo_judge()
 * @way: (out caller-allocates): free with forcon_salvo_way_clear()
 *
 * The way up to its end, the table's edge or a planet, and what lies in it. Each thing counts once, where the salvo
 * comes to it first. Decisions and previews read the same way (F-TORP-3, F-TORP-7, F-TORP-9).
 */
void forcon_salvo_find_way (const ForconBattle *battle, const ForconRules *rules, ForconSalvoId salvo,
                            const ForconLegs *legs, ForconSalvoWay *way);

void forcon_salvo_way_clear (ForconSalvoWay *way);

/* A ship that meets a wave: with @turrets, with a @cover of so much firepower, with the guns of the mask @weapons. */
typedef struct {
  ForconShipId ship;
  gint turrets;
  gint cover;
  guint32 weapons;
} ForconDefender;

/**
 * ForconDefence:
 * @turrets: dice of turrets (F-TORP-4)
 * @cover: dice of escorts that cover (F-TORP-5)
 * @needed: each takes a torpedo out on this or more
 * @defenders: (array length=n_defenders): who takes part; those that cover last
 *
 * What would meet a wave of torpedoes at a ship now.
 */
typedef struct {
  gint turrets;
  gint cover;
  gint needed;
  guint n_defenders;
  ForconDefender defenders[2 * FORCON_FORMATION_SHIPS_MAX];
} ForconDefence;

/**
 * forcon_torpedo_defence:
 * @battle: a battle
 * @rules: the rules
 * @target: a ship or a hulk to which a wave comes
 * @defence: (out caller-allocates): what meets it; of a hulk nothing (F-TORP-9)
 *
 * Decisions, previews and odds read the same defence.
 */
void forcon_torpedo_defence (const ForconBattle *battle, const ForconRules *rules, ForconShipId target,
                             ForconDefence *defence);

/**
 * forcon_cover_usable:
 *
 * Returns: mask of the guns with which the ship can cover the friend now
 */
guint32 forcon_cover_usable (const ForconBattle *battle, ForconShipId ship, ForconShipId target);

/**
 * forcon_salvo_solve:
 * @battle: a battle
 * @rules: the rules
 * @shooter: a ship in action
 * @salvo: at which torpedoes
 * @weapons: mask of weapon indices
 * @solution: (out caller-allocates): everything that is known before the dice; each die that shows a group's needed
 *   takes one torpedo out. There are no shields, criticals and target checks
 *
 * Decisions and previews read the same solution. The groups are there only when the verdict is done (F-TORP-8).
 */
void forcon_salvo_solve (const ForconBattle *battle, const ForconRules *rules, ForconShipId shooter,
                         ForconSalvoId salvo, guint32 weapons, ForconSolution *solution);

/**
 * forcon_salvo_usable:
 *
 * Returns: mask of the ship's guns that can be fired at the salvo now
 */
guint32 forcon_salvo_usable (const ForconBattle *battle, const ForconRules *rules, ForconShipId shooter,
                             ForconSalvoId salvo);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ForconSalvoWay, forcon_salvo_way_clear)

G_END_DECLS
