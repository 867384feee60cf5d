/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/event.h"
#include "engine/weapons/gunnery.h"
#include "engine/state/verdict.h"

G_BEGIN_DECLS

/**
 * ForconTelling:
 * @battle: for names of ships, sides, weapons and markers
 * @rules: for the options that decide how a result reads
 * @dice: (element-type ForconDie): of the command whose event is told
 *
 * What every sentence is made from. Borrowed throughout.
 */
typedef struct {
  const ForconBattle *battle;
  const ForconRules *rules;
  const GArray *dice;
} ForconTelling;

/*
 * One for each event: a sentence or a few; %NULL where it is no news. Where a field of the event is closed, the event
 * is about a contact, whose card the reader does not know (F-EW-1).
 */
#define FORCON_DECLARE_SAY(NAME, member, ...)                                                                          \
  char *forcon_say_##member (const ForconTelling *telling, const ForconEvent *event);
FORCON_EVENTS (FORCON_DECLARE_SAY)

/* One for a verdict; the caller adds the rule behind it. */
typedef char *(*ForconRefusal) (const ForconTelling *telling, const ForconVerdict *verdict);
extern const ForconRefusal forcon_refusals_of_turn[FORCON_N_VERDICTS];
extern const ForconRefusal forcon_refusals_of_movement[FORCON_N_VERDICTS];
extern const ForconRefusal forcon_refusals_of_fire[FORCON_N_VERDICTS];
extern const ForconRefusal forcon_refusals_of_formations[FORCON_N_VERDICTS];
extern const ForconRefusal forcon_refusals_of_torpedoes[FORCON_N_VERDICTS];
extern const ForconRefusal forcon_refusals_of_boarding[FORCON_N_VERDICTS];
extern const ForconRefusal forcon_refusals_of_mines[FORCON_N_VERDICTS];
extern const ForconRefusal forcon_refusals_of_orbit[FORCON_N_VERDICTS];
extern const ForconRefusal forcon_refusals_of_master[FORCON_N_VERDICTS];

/**
 * forcon_wording_ship:
 * @battle: the battle
 * @id: a ship, or none
 *
 * Returns: (transfer none): its name in the user's language
 */
const char *forcon_wording_ship (const ForconBattle *battle, ForconShipId id);

/* A ship's name where a whole thing is named: "Grozny", in quotation marks where the language wants them. */
char *forcon_wording_ship_alone (const ForconBattle *battle, ForconShipId id);

/**
 * forcon_wording_side:
 * @battle: the battle
 * @id: a side, or none
 *
 * Returns: (transfer none): its name in the user's language
 */
const char *forcon_wording_side (const ForconBattle *battle, ForconSideId id);

/**
 * forcon_wording_formation:
 * @battle: the battle
 * @id: a formation, or none
 *
 * Returns: (transfer full): its own name, else that of its flagship: "Prince Serg's formation"; a ship alone goes
 *   by its name
 */
char *forcon_wording_formation (const ForconBattle *battle, ForconFormationId id);

/**
 * forcon_wording_instruction:
 * @battle: the battle
 * @doctrine: an instruction for one of its formations
 *
 * Returns: (transfer full): its case and what it tells the captains: "when it is attacked: withdraw" (F-CAMP-13)
 */
char *forcon_wording_instruction (const ForconBattle *battle, const ForconDoctrine *doctrine);

/**
 * forcon_wording_object:
 * @battle: the battle
 * @id: something on the table, which may be gone by now
 *
 * Returns: (transfer none): what it is
 */
const char *forcon_wording_object (const ForconBattle *battle, ForconObjectId id);

/**
 * forcon_wording_weapon:
 * @battle: the battle
 * @ship: whose weapon
 * @weapon: its index
 *
 * Returns: (transfer none): its name in the user's language
 */
const char *forcon_wording_weapon (const ForconBattle *battle, ForconShipId ship, gint weapon);

/**
 * forcon_wording_weapons:
 * @battle: the battle
 * @ship: whose weapons
 * @weapons: mask of their indices
 *
 * Returns: (transfer full): their names, "bow battery, port battery"
 */
char *forcon_wording_weapons (const ForconBattle *battle, ForconShipId ship, guint32 weapons);

/* Hits of the whole ship; 0 for none. */
gint forcon_wording_full_hits (const ForconBattle *battle, ForconShipId id);

/* How many weapons a mask holds. */
guint forcon_wording_count (guint32 weapons);

/**
 * forcon_wording_dice:
 * @telling: with the dice of the command
 * @roll: some of them
 *
 * Returns: (transfer full): the faces, those that count where the master overruled some, "2 5 6"; "no dice" for an
 *   empty roll
 */
char *forcon_wording_dice (const ForconTelling *telling, ForconRoll roll);

/**
 * forcon_wording_sum:
 * @telling: with the dice of the command
 * @roll: some of them
 *
 * Returns: (transfer full): the faces and what they make together, "3 4 = 7"; a single die speaks for itself. Where the
 *   master says what the roll comes to, that: "3 4, counts as 12"
 */
char *forcon_wording_sum (const ForconTelling *telling, ForconRoll roll);

/* The dice, and those that were rolled again: "2 5 1, again 4". */
char *forcon_wording_again (const ForconTelling *telling, ForconRoll roll, ForconRoll again);

/* A readiness check as a sentence. */
char *forcon_wording_check (const ForconTelling *telling, ForconRoll roll, gint readiness);

/* What a check came to, as a sentence. */
char *forcon_wording_passed (gboolean passed);

/* The legs of a move, "12.0 cm ahead, 45° to port"; empty for none. */
char *forcon_wording_legs (const ForconLegs *legs);

/* A place on the table, "(30.0, 42.5)". */
char *forcon_wording_place (ForconPoint place);

/* What a person wrote, for a sentence that brings its own full stop. */
char *forcon_wording_remark (const char *remark);

/**
 * forcon_wording_value:
 * @battle: the battle
 * @ship: whose value it is, or none
 * @value: what the master can set
 * @number: as forcon_value_type() says
 *
 * Returns: (transfer full): the number as people read it, with its unit
 */
char *forcon_wording_value (const ForconBattle *battle, ForconShipId ship, ForconValue value, gint64 number);

/**
 * forcon_wording_owner:
 * @battle: the battle
 * @ship: a ship, or none
 * @salvo: a salvo, or none
 * @value: what the master can set
 *
 * Returns: (transfer full): of which of them, or of the battle, the value is
 */
char *forcon_wording_owner (const ForconBattle *battle, ForconShipId ship, ForconSalvoId salvo, ForconValue value);

/* A change, with its sign: "+1", "−2", "0". */
char *forcon_wording_signed (gint value);

/* Adds a further sentence; takes the text. */
void forcon_wording_add (GString *text, char *sentence);

/**
 * ForconContest:
 * @roll: its die
 * @ew, @crew, @bonus: what is added to it
 *
 * One side of a contest of electronic warfare (F-EW-2).
 */
typedef struct {
  ForconShipId ship;
  ForconRoll roll;
  gint ew;
  gint crew;
  gint bonus;
  gint total;
} ForconContest;

/**
 * forcon_wording_joined:
 * @battle: a battle, or the fleet of a campaign
 * @ship: who joins
 * @formation: the name of what it joins
 * @succession: its place in the line of succession, from 1; 0 is not in it
 *
 * Returns: (transfer full): a sentence (F-FORM-1, F-FORM-2)
 */
char *forcon_wording_joined (const ForconBattle *battle, ForconShipId ship, const char *formation, gint succession);

/* Who hides in a contest of electronic warfare, and with what (F-EW-2, F-CAMP-7). */
char *forcon_wording_hider (const ForconTelling *telling, const ForconContest *contest);

/* Who seeks in it. */
char *forcon_wording_seeker (const ForconTelling *telling, const ForconContest *contest);

/* What it came to, as a sentence. */
char *forcon_wording_found (gboolean found);

/**
 * ForconVolley:
 * @salvos: on target
 * @shields: that could stop some, @stopped: of them
 * @armour: what a die must show
 * @roll, @again: dice against armour, and those rolled again
 *
 * Figures of salvos that come in, of a battery or of a plasma mine (F-ART-6).
 */
typedef struct {
  gint salvos;
  gint shields;
  gint stopped;
  gint armour;
  ForconRoll roll;
  ForconRoll again;
  gint hits;
  gint damage;
} ForconVolley;

/**
 * forcon_wording_strength:
 * @kind: of the weapons
 * @strength: their firepower or strength
 * @effective: what counts of it
 *
 * Returns: (transfer full): "firepower 6", or "firepower 6, halved to 3"
 */
char *forcon_wording_strength (ForconWeaponKind kind, gint strength, gint effective);

/**
 * forcon_wording_add_column:
 * @text: a sentence that is not finished
 * @telling: for the rules
 * @gunnery: how the shot is looked up
 * @range: of the weapons, 0.01 cm
 *
 * Adds ", column 2, 1 right behind a marker or field: column 3" (F-ART-4).
 */
void forcon_wording_add_column (GString *text, const ForconTelling *telling, const ForconGunnery *gunnery,
                                ForconLength range);

/**
 * forcon_wording_add_volley:
 * @text: sentences
 * @telling: for the dice and the rules
 * @volley: the salvos
 *
 * Adds what shields and armour make of the salvos, in the order in which they count (F-ART-6).
 */
void forcon_wording_add_volley (GString *text, const ForconTelling *telling, const ForconVolley *volley);

char *forcon_wording_shields (gint shields, gint stopped);
char *forcon_wording_hits (gint hits);
char *forcon_wording_damage (gint damage);

G_END_DECLS
