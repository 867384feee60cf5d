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

void forcon_launch_solve (const ForconBattle *battle, const ForconRules *rules, const ForconCommand *command,
                          ForconLaunch *launch);
guint32 forcon_launch_ready (const ForconBattle *battle, ForconShipId ship);
guint32 forcon_launch_bearing (const ForconBattle *battle, ForconShipId ship, ForconAngle heading);

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

ForconSalvoId forcon_salvo_meant (const ForconBattle *battle, ForconSalvoId id, ForconShipId launcher);
ForconLength forcon_salvo_distance (const ForconSalvo *salvo);
ForconLegs forcon_salvo_straight (const ForconSalvo *salvo);
ForconVerdict forcon_salvo_judge (const ForconBattle *battle, const ForconRules *rules, ForconSalvoId salvo,
                                  const ForconLegs *legs);
ForconPath forcon_salvo_path (const ForconBattle *battle, ForconSalvoId salvo, const ForconLegs *legs);
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

void forcon_torpedo_defence (const ForconBattle *battle, const ForconRules *rules, ForconShipId target,
                             ForconDefence *defence);
guint32 forcon_cover_usable (const ForconBattle *battle, ForconShipId ship, ForconShipId target);

void forcon_salvo_solve (const ForconBattle *battle, const ForconRules *rules, ForconShipId shooter,
                         ForconSalvoId salvo, guint32 weapons, ForconSolution *solution);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ForconSalvoWay, forcon_salvo_way_clear)

G_END_DECLS
