/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-ids.h"
#include "forcon-random.h"
#include "forcon-rules.h"

G_BEGIN_DECLS

/* Weapons of one ship fit a bit mask. */
#define FORCON_WEAPONS_MAX 32
#define FORCON_SHIPS_MAX 1000
#define FORCON_SIDES_MAX 8

/**
 * ForconWeapon:
 * @id: word by which files name it, unique on the ship
 * @name: as players read it
 * @arcs: where it can fire
 * @range: range, or a torpedo's speed in a turn, 0.01 cm
 * @strength: firepower of a battery, strength of a destructor, torpedoes in a salvo
 * @run: turns that a torpedo moves; 0 for other weapons
 *
 * F-SHIP-4.
 */
typedef struct {
  char *id;
  char *name;
  ForconWeaponKind kind;
  ForconMount mount;
  ForconArcs arcs;
  ForconLength range;
  gint strength;
  gint run;
} ForconWeapon;

/**
 * ForconCard:
 *
 * The ship card (F-SHIP-3): what a ship is when it is whole. Lengths in 0.01 cm, @greatest_turn in 0.1°.
 * @weapons: (element-type ForconWeapon), at most FORCON_WEAPONS_MAX
 */
typedef struct {
  char *id;
  char *name;
  char *class_name;
  char *owner;
  char *nation;
  ForconShipType type;
  ForconTarget target;
  ForconLength diameter;
  ForconLength speed;
  ForconLength braking;
  ForconAngle greatest_turn;
  ForconFraction turn_fraction;
  gint armour;
  gint bow_armour;
  gint hits;
  gint shields;
  gint turrets;
  gint readiness;
  gint ew_attack;
  gint ew_defence;
  gint mines;
  gint drones;
  gint troops;
  gboolean special_shield;
  GArray *weapons;
} ForconCard;

/**
 * ForconSide:
 * @colour: which of the palette's colours, from 0
 * @attacker: whether it attacked (F-TURN-2)
 * @senior: the ship whose crew rolls for the first turn
 */
typedef struct {
  char *id;
  char *name;
  guint colour;
  gboolean attacker;
  ForconShipId senior;
} ForconSide;

/**
 * ForconRoster:
 * @name: of the battle
 * @cards: (element-type ForconCard): by ship id
 * @sides: (element-type ForconSide): by side id
 *
 * What does not change in a battle. Shared by all clones of a state and counted, so that cloning copies no text.
 */
typedef struct {
  char *name;
  GArray *cards;
  GArray *sides;
} ForconRoster;

/**
 * ForconShip:
 *
 * What changes of a ship. Its card is in the roster.
 *
 * @hits: left
 * @readiness_lost, @ew_attack_lost: for good
 * @generators_destroyed: shields are 0 for good (F-CRT-10)
 * @shields_used: in this fire phase (F-SHLD-1)
 * @shaken: ends of its owner's turns until the harm to its readiness is over (F-SHIP-7)
 * @has_moved: in this battle (F-MOV-2)
 * @moved: in this movement phase
 * @order: carried out this turn
 * @order_failed: this turn's order failed its check (F-MOV-11)
 * @bonus: distance gained by Full ahead this turn, 0.01 cm
 * @fired: mask of the weapons fired in its own turn
 * @returned: mask of the weapons fired back in this fire phase (F-FIRE-3)
 * @return_target: whom it fires back at in this fire phase
 * @target_check: in this fire phase (F-FIRE-2)
 * @repairs: rolls of damage control made this turn
 */
typedef struct {
  ForconPoint position;
  ForconAngle heading;
  ForconSideId side;
  ForconShipStatus status;
  gint hits;
  gint readiness_lost;
  gint ew_attack_lost;
  gboolean generators_destroyed;
  gint shields_used;
  gint shaken;
  gboolean has_moved;
  gboolean moved;
  ForconOrder order;
  gboolean order_failed;
  ForconLength bonus;
  guint32 fired;
  guint32 returned;
  ForconShipId return_target;
  ForconCheck target_check;
  gint repairs;
} ForconShip;

/* A disc on the table. */
typedef struct {
  ForconObjectId id;
  ForconObjectKind kind;
  ForconPoint centre;
  ForconLength radius;
} ForconObject;

/* An unrepaired critical; @extra is the damage that came with it and goes with it (F-END-3). */
typedef struct {
  ForconCriticalId id;
  ForconShipId ship;
  ForconCriticalEffect effect;
  gint extra;
} ForconCritical;

/* Who fired at whom in this fire phase: return fire and splitting depend on it. */
typedef struct {
  ForconShipId shooter;
  ForconShipId target;
} ForconShot;

/**
 * ForconBattle:
 * @size: the far corner of the table
 * @round: from 1; 0 before the battle begins
 * @side: whose turn it is
 * @first: who had the first turn
 * @ships: (array length=n_ships): by id; ships never leave the array
 * @objects: (element-type ForconObject): oldest first
 * @criticals: (element-type ForconCritical): oldest first
 * @shots: (element-type ForconShot): of this fire phase
 * @next_id: next id of an object or a critical
 *
 * The whole state of a battle. Plain data: a clone is a few copies of memory. Only forcon_battle_apply() changes one
 * that is in play.
 */
typedef struct {
  ForconRoster *roster;
  ForconPoint size;
  gint round;
  ForconSideId side;
  ForconSideId first;
  ForconStep step;
  guint n_ships;
  ForconShip *ships;
  GArray *objects;
  GArray *criticals;
  GArray *shots;
  guint32 next_id;
  ForconRandom random;
} ForconBattle;

/* Roster */
ForconRoster *forcon_roster_new (const char *name);
ForconRoster *forcon_roster_ref (ForconRoster *roster);
void forcon_roster_unref (ForconRoster *roster);
void forcon_card_init (ForconCard *card, const ForconRules *rules, ForconShipType type);
void forcon_card_copy (ForconCard *to, const ForconCard *from);
void forcon_card_clear (ForconCard *card);
void forcon_weapon_clear (ForconWeapon *weapon);

/* Making and copying */
ForconBattle *forcon_battle_new (const char *name, ForconPoint size);
ForconBattle *forcon_battle_clone (const ForconBattle *battle);
void forcon_battle_free (ForconBattle *battle);
ForconSideId forcon_battle_add_side (ForconBattle *battle, const char *id, const char *name);
ForconShipId forcon_battle_add_ship (ForconBattle *battle, ForconCard *card, ForconSideId side, ForconPoint position,
                                     ForconAngle heading);
ForconObjectId forcon_battle_add_object (ForconBattle *battle, ForconObjectKind kind, ForconPoint centre,
                                         ForconLength radius);
char *forcon_battle_hash (const ForconBattle *battle);

/* Looking up */
guint forcon_battle_n_sides (const ForconBattle *battle);
const ForconSide *forcon_battle_side (const ForconBattle *battle, ForconSideId id);
const ForconShip *forcon_battle_ship (const ForconBattle *battle, ForconShipId id);
const ForconCard *forcon_battle_card (const ForconBattle *battle, ForconShipId id);
const ForconObject *forcon_battle_object (const ForconBattle *battle, ForconObjectId id);
const ForconCritical *forcon_battle_critical (const ForconBattle *battle, ForconCriticalId id);
const ForconWeapon *forcon_battle_weapon (const ForconBattle *battle, ForconShipId id, guint index);
guint forcon_battle_n_weapons (const ForconBattle *battle, ForconShipId id);
ForconShipId forcon_battle_find_ship (const ForconBattle *battle, const char *id);
ForconSideId forcon_battle_find_side (const ForconBattle *battle, const char *id);
gint forcon_battle_find_weapon (const ForconBattle *battle, ForconShipId ship, const char *id);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconBattle, forcon_battle_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconRoster, forcon_roster_unref)

G_END_DECLS
