/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/ids.h"
#include "base/random.h"
#include "base/record.h"
#include "engine/state/instruction.h"
#include "engine/state/rules.h"

G_BEGIN_DECLS

/* Weapons of one ship fit a bit mask. */
#define FORCON_WEAPONS_MAX 32
#define FORCON_SIDES_MAX 12
#define FORCON_FORMATIONS_MAX 2000

/* By what files call a formation that has no name of its own: this and its place, from 1. */
#define FORCON_FORMATION_PREFIX "formation-"

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

/*
 * Numbers that files hold within bounds: T (KIND, type, C type). The bounds are those of the type of the same name in
 * data/schemas; an int is a count there.
 */
#define FORCON_BOUNDED_TYPES(T)                                                \
  T (INT, positive, gint)                                                      \
  T (INT, total, gint)                                                         \
  T (INT, armour, gint)                                                        \
  T (INT, readiness, gint)                                                     \
  T (INT, readiness_lost, gint)                                                \
  T (INT, orbit_change, gint)                                                  \
  T (ANGLE, greatest_turn, ForconAngle)                                        \
  T (LENGTH, size, ForconLength)                                               \
  T (LENGTH, distance, ForconLength)
FORCON_BOUNDED_TYPES (FORCON_DECLARE_FIELD_TYPE)

/* How a ship is drawn: the word of a drawn silhouette, a path (base/outline.h), or none for the mark of its type. */
FORCON_DECLARE_FIELD_TYPE (TEXT, silhouette, const char *)

/*
 * What a card says of a ship, in the order of files. Lengths in 0.01 cm, @greatest_turn in 0.1°. REQUIRED: every class
 * of a file says it.
 */
#define FORCON_FIELDS_CARD(F)                                                  \
  F (speed, length, "speed", REQUIRED)                                         \
  F (braking, length)                                                          \
  F (greatest_turn, greatest_turn, "greatest-turn", REQUIRED)                  \
  F (turn_fraction, fraction, "turn-fraction")                                 \
  F (armour, armour, "armour", REQUIRED)                                       \
  F (bow_armour, armour, "bow-armour")                                         \
  F (hits, positive, "hits", REQUIRED)                                         \
  F (shields, int, "shields", REQUIRED)                                        \
  F (turrets, int, "turrets", REQUIRED)                                        \
  F (readiness, readiness, "readiness", REQUIRED)                              \
  F (ew_attack, int, "ew-attack", REQUIRED)                                    \
  F (ew_defence, int, "ew-defence", REQUIRED)                                  \
  F (mines, int)                                                               \
  F (drones, int)                                                              \
  F (troops, int)                                                              \
  F (special_shield, flag, "special-shield")                                   \
  F (target, target)                                                           \
  F (diameter, size)                                                           \
  F (silhouette, silhouette)

/**
 * ForconCard:
 *
 * The ship card (F-SHIP-3): what a ship is when it is whole.
 * @weapons: (element-type ForconWeapon), at most FORCON_WEAPONS_MAX
 * @blank: a contact's card in what one side knows: all that stands on it is made up (F-EW-1)
 */
typedef struct {
  char *id;
  char *name;
  char *class_name;
  char *owner;
  char *nation;
  ForconShipType type;
  FORCON_FIELDS_CARD (FORCON_RECORD_MEMBER)
  GArray *weapons;
  gboolean blank;
} ForconCard;

/**
 * ForconSide:
 * @colour: which of the palette's colours, from 0
 * @attacker: whether it attacked (F-TURN-2)
 * @senior: the ship whose crew rolls for the first turn
 * @alliance: sides with the same number are not hostile to each other; 0 is none
 * @turn: its place in a round of three sides or more, from 1; 0 is not said (F-TURN-2)
 */
typedef struct {
  char *id;
  char *name;
  guint colour;
  gboolean attacker;
  ForconShipId senior;
  guint alliance;
  guint turn;
} ForconSide;

/* By what name files and players know a formation; those formed in play have none of their own. */
typedef struct {
  char *id;
  char *name;
} ForconFormationName;

/**
 * ForconRoster:
 * @name: of the battle
 * @cards: (element-type ForconCard): by ship id
 * @sides: (element-type ForconSide): by side id
 * @formations: (element-type ForconFormationName): by formation id, of those that the file names
 *
 * What does not change in a battle but by the master's hand, which makes a copy. Shared by all clones of a state and
 * counted, so that cloning copies no text.
 */
typedef struct {
  char *name;
  GArray *cards;
  GArray *sides;
  GArray *formations;
} ForconRoster;

/*
 * The fields of a ship: where and how it is; then, around its formation, what has happened to it, which is 0, none or
 * no at the start.
 */
#define FORCON_FIELDS_SHIP_PLACE(F)                                            \
  F (position, point)                                                          \
  F (heading, angle)                                                           \
  F (side, side)

#define FORCON_FIELDS_SHIP_HEALTH(F)                                           \
  F (status, ship_status)                                                      \
  F (hits, int, "hits-left")

#define FORCON_FIELDS_SHIP_STATE(F)                                            \
  F (readiness_lost, readiness_lost, "readiness-lost")                         \
  F (ew_attack_lost, total, "ew-attack-lost")                                  \
  F (generators_destroyed, flag, "generators-destroyed")                       \
  F (shields_used, int, "shields-used")                                        \
  F (shaken, int)                                                              \
  F (has_moved, flag, "has-moved")                                             \
  F (moved, flag)                                                              \
  F (order, order)                                                             \
  F (order_failed, flag, "order-failed")                                       \
  F (bonus, length)                                                            \
  F (fired, weapons)                                                           \
  F (returned, weapons)                                                        \
  F (target_check, check, "target-check")                                      \
  F (repairs, int)

#define FORCON_FIELDS_SHIP_DEEDS(F)                                            \
  F (succession, int)                                                          \
  F (planet, object)                                                           \
  F (moved_distance, distance, "moved-distance")                               \
  F (turned, flag)                                                             \
  F (no_turn, int, "no-turn")                                                  \
  F (fire_order, order, "fire-order")                                          \
  F (brace_side, side, "brace-side")                                           \
  F (brace_ends, int, "brace-ends")                                            \
  F (brace_factor, int, "brace-factor")                                        \
  F (strained, int)                                                            \
  F (joined, flag)                                                             \
  F (prepared, flag)                                                           \
  F (loading, weapons)                                                         \
  F (unready, weapons)                                                         \
  F (turrets_used, flag, "turrets-used")                                       \
  F (covers, ship)                                                             \
  F (cover, weapons)                                                           \
  F (cover_spent, weapons, "cover-spent")                                      \
  F (hits_lost, total, "hits-lost")                                            \
  F (boards, ship)                                                             \
  F (captor, ship)                                                             \
  F (captive, int)                                                             \
  F (mines_laid, int, "mines-laid")                                            \
  F (laying, flag)                                                             \
  F (sweeping, flag)                                                           \
  F (halved, halves)                                                           \
  F (falling, int)                                                             \
  F (landed, int)

#define FORCON_FIELDS_SHIP(F)                                                  \
  FORCON_FIELDS_SHIP_PLACE (F)                                                 \
  FORCON_FIELDS_SHIP_HEALTH (F)                                                \
  FORCON_FIELDS_SHIP_STATE (F) F (formation, formation) FORCON_FIELDS_SHIP_DEEDS (F)

/**
 * ForconShip:
 *
 * What changes of a ship. Its card is in the roster.
 *
 * @hits: left
 * @readiness_lost, @ew_attack_lost: for good, and by criticals that are not repaired
 * @generators_destroyed: shields are 0 for good (F-CRT-10)
 * @shields_used: in this turn, whoever's it is (F-SHLD-1)
 * @shaken: ends of its owner's turns until the harm to its readiness is over (F-SHIP-7)
 * @has_moved: in this battle (F-MOV-2)
 * @moved: in this movement phase
 * @order: carried out this turn
 * @order_failed: this turn's order failed its check (F-MOV-11)
 * @bonus: distance gained by Full ahead this turn, 0.01 cm
 * @fired: mask of the weapons fired in its own turn
 * @returned: mask of the weapons fired back in this fire phase (F-FIRE-3)
 * @target_check: in this fire phase (F-FIRE-2)
 * @repairs: rolls of damage control made this turn
 * @formation: to which it belongs, always one
 * @succession: place in the line of succession, from 1; 0 is not in it (F-FORM-2)
 * @planet: in whose low orbit it is, or none: on the table; then @position is on the map of the orbits (F-ORB-1)
 * @moved_distance: in this movement phase, 0.01 cm
 * @turned: in its last movement phase (F-ORD-1)
 * @no_turn: ends of its owner's turns until it may turn again (F-ORD-1)
 * @fire_order: given in this phase: Lock on, Brace, Prepare to launch or none (F-ORD-1)
 * @brace_side, @brace_ends, @brace_factor: its shields are multiplied until so many turns of that side have ended; a
 *   special shield saves until then (F-ORD-2, F-ORD-3)
 * @strained: ends of its owner's turns until it may give orders and fire in full again (F-ORD-2)
 * @joined: it pools its shields with friends in contact who do too (F-SHLD-2)
 * @prepared: its tubes will be ready next turn (F-ORD-5)
 * @loading, @unready: masks of the tubes launched this turn, and of those that are not ready in this one (F-TORP-1)
 * @turrets_used: against a wave in this phase (F-TORP-4)
 * @covers, @cover: the friend that these weapons cover in this torpedo phase (F-TORP-5)
 * @cover_spent: mask of weapons that may not fire in the next fire phase of its side (F-TORP-5)
 * @hits_lost: in this fire phase (F-BRD-3)
 * @boards: whom it will board in this turn's end phase (F-BRD-1)
 * @captor: who captured it (F-BRD-5)
 * @captive: ends of the captor's turns until it can be taken over (F-BRD-6)
 * @mines_laid: of those aboard (F-MINE-1)
 * @laying: it lays mines and has no shields (F-MINE-1)
 * @sweeping: it declared that it sweeps this turn (F-SWP-1)
 * @halved: what a change of orbit halved this turn (F-ORB-2)
 * @falling: ends of its owner's turns until it crashes; 0 is not falling (F-CRIT-4)
 * @landed: troops that it has landed
 */
typedef struct {
  FORCON_FIELDS_SHIP (FORCON_RECORD_MEMBER)
} ForconShip;

/**
 * ForconFormation:
 * @side: whose it is
 * @flagship: who commands it, also when that ship is lost and nobody took over
 * @broken: its command is broken (F-FORM-7)
 * @flag_tried: passing the flag was tried this turn (F-FORM-8)
 * @return_target: the formation that it fires back at in this fire phase (F-FIRE-3)
 * @levels: what each side knows of it, by side id less one; for its own side and allies it does not count (F-EW-1)
 *
 * Ships that move and are shot at as one. Its ships say that they belong to it.
 */
typedef struct {
  ForconSideId side;
  ForconShipId flagship;
  gboolean broken;
  gboolean flag_tried;
  ForconFormationId return_target;
  guint8 levels[FORCON_SIDES_MAX];
} ForconFormation;

/**
 * ForconSalvo:
 * @side: whose it is
 * @launcher: who launched it, or none
 * @struck: whom it struck last, or none: those that missed go on to the next ship (F-TORP-6)
 * @count: torpedoes left
 * @speed: a turn, 0.01 cm
 * @run: turns that it still moves (F-TORP-2)
 * @old: it has moved in an earlier turn, and may turn
 * @turned: it has turned
 * @moved: in this torpedo phase
 * @planet: as of a ship
 *
 * Torpedoes that fly as one (F-TORP-1).
 */
typedef struct {
  ForconSalvoId id;
  ForconSideId side;
  ForconShipId launcher;
  ForconShipId struck;
  ForconPoint position;
  ForconAngle heading;
  ForconObjectId planet;
  gint count;
  ForconLength speed;
  gint run;
  gboolean old;
  gboolean turned;
  gboolean moved;
} ForconSalvo;

/**
 * ForconMine:
 * @known: bit (1 << side id) of each side that knows where it lies; its own always does
 * @victim: who set it off; it bursts in the torpedo phase (F-MINE-3)
 */
typedef struct {
  ForconMineId id;
  ForconSideId side;
  ForconPoint position;
  ForconMineCard card;
  guint32 known;
  ForconShipId victim;
} ForconMine;

/* A disc on the table; @holder is who holds a planet, or none. */
typedef struct {
  ForconObjectId id;
  ForconObjectKind kind;
  ForconPoint centre;
  ForconLength radius;
  ForconSideId holder;
} ForconObject;

/*
 * An unrepaired critical; @extra is the damage that came with it, @readiness and @ew_attack what it took, and all that
 * goes with it (F-END-3).
 */
typedef struct {
  ForconCriticalId id;
  ForconShipId ship;
  ForconCriticalEffect effect;
  gint extra;
  gint readiness;
  gint ew_attack;
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
 * @formations: (array length=n_formations): by id; they never leave the array
 * @objects: (element-type ForconObject): oldest first
 * @salvos: (element-type ForconSalvo): oldest first
 * @mines: (element-type ForconMine): oldest first
 * @criticals: (element-type ForconCritical): oldest first
 * @shots: (element-type ForconShot): of this fire phase
 * @doctrines: (element-type ForconDoctrine): the instructions of the formations, in their order (F-CAMP-13)
 * @next_id: next id of an object, a critical, a salvo or a mine
 * @random: the generator; where forcon_random_is_keyed() says so only the table's name, as dice come from @secret
 * @secret: (nullable): of the campaign. No part of the state: it is neither in its hash nor in any file but the
 *   campaign's
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
  guint n_formations;
  ForconFormation *formations;
  GArray *objects;
  GArray *salvos;
  GArray *mines;
  GArray *criticals;
  GArray *shots;
  GArray *doctrines;
  guint32 next_id;
  ForconRandom random;
  GBytes *secret;
} ForconBattle;

/* Roster */

/**
 * forcon_roster_new:
 * @name: of the battle
 *
 * Returns: (transfer full): a roster without sides or ships
 */
ForconRoster *forcon_roster_new (const char *name);

ForconRoster *forcon_roster_ref (ForconRoster *roster);
void forcon_roster_unref (ForconRoster *roster);

/**
 * forcon_roster_copy:
 * @roster: a roster
 *
 * Returns: (transfer full): one of its own, for the master's hand to change
 */
ForconRoster *forcon_roster_copy (const ForconRoster *roster);

/**
 * forcon_card_init:
 * @card: (out caller-allocates): a card
 * @rules: the rules
 * @type: what kind of ship
 *
 * Sets what the type alone decides (F-SHIP-1, F-SHIP-2, F-MOV-4); the texts are empty and all else is zero.
 */
void forcon_card_init (ForconCard *card, const ForconRules *rules, ForconShipType type);

/**
 * forcon_card_silhouette_fits:
 * @silhouette: (nullable): how a ship may be drawn
 *
 * Returns: whether it is none, a word, known or not, or a path that encloses something
 */
gboolean forcon_card_silhouette_fits (const char *silhouette);

/**
 * forcon_card_copy:
 * @to: (out caller-allocates): the copy, to be freed with forcon_card_clear()
 * @from: a card
 */
void forcon_card_copy (ForconCard *to, const ForconCard *from);

void forcon_card_clear (ForconCard *card);
void forcon_weapon_clear (ForconWeapon *weapon);

/* Making and copying */

/**
 * forcon_battle_new:
 * @name: of the battle
 * @size: width and height of the table
 *
 * Returns: (transfer full): an empty table before the battle begins
 */
ForconBattle *forcon_battle_new (const char *name, ForconPoint size);

/**
 * forcon_battle_clone:
 * @battle: a battle
 *
 * Returns: (transfer full): a copy that shares only the roster
 */
ForconBattle *forcon_battle_clone (const ForconBattle *battle);

/**
 * forcon_battle_assign:
 * @battle: a battle, whatever is in it
 * @from: another
 *
 * Makes @battle what a clone of @from would be, in the memory that it has: for those who try the same thousands of
 * times.
 */
void forcon_battle_assign (ForconBattle *battle, const ForconBattle *from);

void forcon_battle_free (ForconBattle *battle);

/**
 * forcon_battle_set_secret:
 * @battle: a battle
 * @secret: (nullable): where its dice come from, if they are keyed
 */
void forcon_battle_set_secret (ForconBattle *battle, GBytes *secret);

/**
 * forcon_battle_add_side:
 * @battle: a battle that nobody has cloned yet
 * @id: word by which files name the side
 * @name: as players read it
 *
 * Returns: the new side's id
 */
ForconSideId forcon_battle_add_side (ForconBattle *battle, const char *id, const char *name);

/**
 * forcon_battle_add_ship:
 *
 * As forcon_battle_add_ship_to(); the ship is a formation of its own.
 */
ForconShipId forcon_battle_add_ship (ForconBattle *battle, ForconCard *card, ForconSideId side, ForconPoint position,
                                     ForconAngle heading);

/**
 * forcon_battle_add_ship_to:
 * @battle: a battle that nobody has cloned yet
 * @card: (transfer full): its card; the struct itself stays the caller's
 * @side: whose it is
 * @position: of its centre
 * @heading: where its bow points
 * @formation: which formation of its side; or none, until forcon_battle_enlist() puts it into one
 *
 * Returns: the new ship's id; it is whole and has not moved
 */
ForconShipId forcon_battle_add_ship_to (ForconBattle *battle, ForconCard *card, ForconSideId side, ForconPoint position,
                                        ForconAngle heading, ForconFormationId formation);

/**
 * forcon_battle_add_formation:
 * @battle: a battle that nobody has cloned yet
 * @id: (nullable): word by which files name the formation
 * @name: (nullable): as players read it
 * @side: whose it is
 *
 * Returns: the new formation's id; it has no ships yet and is known to everybody
 */
ForconFormationId forcon_battle_add_formation (ForconBattle *battle, const char *id, const char *name,
                                               ForconSideId side);

/**
 * forcon_battle_name_formation:
 * @battle: a battle whose roster nobody else has
 * @id: one of its formations
 * @name: as players read it from now on
 *
 * The word by which files name it stays as it is.
 */
void forcon_battle_name_formation (ForconBattle *battle, ForconFormationId id, const char *name);

/**
 * forcon_battle_enlist:
 * @battle: a battle being set up
 * @ship: who joins
 * @formation: which formation of its side
 * @succession: its place in the line of succession, from 1; 0 is not in it
 *
 * Puts a ship into a formation; the first one is its flagship until another is named. A formation that it leaves stays
 * behind without ships: forcon_battle_add_ship_to() leaves none.
 */
void forcon_battle_enlist (ForconBattle *battle, ForconShipId ship, ForconFormationId formation, gint succession);

/**
 * forcon_battle_add_mine:
 * @battle: a battle being set up
 * @side: whose it is, and who alone knows of it
 * @position: where
 * @card: what it is
 *
 * Returns: the new mine's id
 */
ForconMineId forcon_battle_add_mine (ForconBattle *battle, ForconSideId side, ForconPoint position,
                                     const ForconMineCard *card);

/**
 * forcon_battle_add_doctrine:
 * @battle: a battle being set up; its ships stand in their formations
 * @doctrine: an instruction for one of these, which is then its last one
 *
 * What the table keeps of it begins here.
 */
void forcon_battle_add_doctrine (ForconBattle *battle, const ForconDoctrine *doctrine);

/**
 * forcon_battle_doctrine_of:
 * @battle: a battle
 * @side: a side
 * @number: which of the instructions of its formations, from 1
 *
 * Returns: (nullable) (transfer none): the instruction
 */
const ForconDoctrine *forcon_battle_doctrine_of (const ForconBattle *battle, ForconSideId side, guint number);

/* Whether an instruction binds a formation of that side. */
gboolean forcon_battle_doctrine_binds (const ForconBattle *battle, const ForconDoctrine *doctrine, ForconSideId side);

/**
 * forcon_battle_doctrine_place:
 * @battle: a battle
 * @formation: a formation
 * @number: which of its instructions, from 1
 *
 * Returns: its place in the list, from 0, or −1
 */
gint forcon_battle_doctrine_place (const ForconBattle *battle, ForconFormationId formation, guint number);

/**
 * forcon_battle_add_object:
 * @battle: a battle being set up
 * @kind: what it is
 * @centre: its middle
 * @radius: 0.01 cm
 *
 * Returns: the new object's id
 */
ForconObjectId forcon_battle_add_object (ForconBattle *battle, ForconObjectKind kind, ForconPoint centre,
                                         ForconLength radius);

/**
 * forcon_battle_hash:
 * @battle: a battle
 *
 * Same state, same hash, on every machine and at every optimisation level. Running numbers of criticals do not count:
 * they are only names.
 *
 * Returns: (transfer full): SHA-256 of the state in hexadecimal
 */
char *forcon_battle_hash (const ForconBattle *battle);

/* Looking up. All lookups return %NULL for an id that is none or not in the battle. */

/* These are called for every ship by every other: inside loops they must cost no more than the array does. */
static inline guint
forcon_battle_n_sides (const ForconBattle *battle)
{
  return battle->roster->sides->len;
}

static inline const ForconSide *
forcon_battle_side (const ForconBattle *battle, ForconSideId id)
{
  if (id.value == 0 || id.value > battle->roster->sides->len)
    return NULL;
  return &g_array_index (battle->roster->sides, ForconSide, id.value - 1);
}

static inline const ForconShip *
forcon_battle_ship (const ForconBattle *battle, ForconShipId id)
{
  if (id.value == 0 || id.value > battle->n_ships)
    return NULL;
  return &battle->ships[id.value - 1];
}

static inline const ForconCard *
forcon_battle_card (const ForconBattle *battle, ForconShipId id)
{
  if (id.value == 0 || id.value > battle->n_ships)
    return NULL;
  return &g_array_index (battle->roster->cards, ForconCard, id.value - 1);
}

static inline const ForconFormation *
forcon_battle_formation (const ForconBattle *battle, ForconFormationId id)
{
  if (id.value == 0 || id.value > battle->n_formations)
    return NULL;
  return &battle->formations[id.value - 1];
}

static inline guint
forcon_battle_n_weapons (const ForconBattle *battle, ForconShipId id)
{
  const ForconCard *card = forcon_battle_card (battle, id);

  return card == NULL ? 0 : card->weapons->len;
}

/* The weapon of that index, from 0. */
static inline const ForconWeapon *
forcon_battle_weapon (const ForconBattle *battle, ForconShipId id, guint index)
{
  if (index >= forcon_battle_n_weapons (battle, id))
    return NULL;
  return &g_array_index (forcon_battle_card (battle, id)->weapons, ForconWeapon, index);
}

const ForconSalvo *forcon_battle_salvo (const ForconBattle *battle, ForconSalvoId id);
const ForconMine *forcon_battle_mine (const ForconBattle *battle, ForconMineId id);

/**
 * forcon_battle_formation_id:
 *
 * Returns: (transfer none): the word by which files name it; "" for one that the file does not name
 */
const char *forcon_battle_formation_id (const ForconBattle *battle, ForconFormationId id);

/**
 * forcon_battle_formation_name:
 *
 * Returns: (transfer none): its name as players read it; "" for one that has none, which goes by its flagship's
 */
const char *forcon_battle_formation_name (const ForconBattle *battle, ForconFormationId id);

const ForconObject *forcon_battle_object (const ForconBattle *battle, ForconObjectId id);
const ForconCritical *forcon_battle_critical (const ForconBattle *battle, ForconCriticalId id);

/**
 * forcon_battle_find_ship:
 * @battle: a battle
 * @id: word by which files name it
 *
 * Returns: the ship, or none
 */
ForconShipId forcon_battle_find_ship (const ForconBattle *battle, const char *id);

/**
 * forcon_battle_find_side:
 * @battle: a battle
 * @id: word by which files name it
 *
 * Returns: the side, or none
 */
ForconSideId forcon_battle_find_side (const ForconBattle *battle, const char *id);

/**
 * forcon_battle_find_formation:
 * @battle: a battle
 * @id: word by which files name it
 *
 * Returns: the formation, or none
 */
ForconFormationId forcon_battle_find_formation (const ForconBattle *battle, const char *id);

/**
 * forcon_battle_find_weapon:
 * @battle: a battle
 * @ship: whose
 * @id: word by which files name it
 *
 * Returns: the weapon's index, or −1
 */
gint forcon_battle_find_weapon (const ForconBattle *battle, ForconShipId ship, const char *id);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconBattle, forcon_battle_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconRoster, forcon_roster_unref)

G_END_DECLS
