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

const char *forcon_wording_ship (const ForconBattle *battle, ForconShipId id);
char *forcon_wording_ship_alone (const ForconBattle *battle, ForconShipId id);
const char *forcon_wording_side (const ForconBattle *battle, ForconSideId id);
char *forcon_wording_formation (const ForconBattle *battle, ForconFormationId id);
const char *forcon_wording_object (const ForconBattle *battle, ForconObjectId id);
const char *forcon_wording_weapon (const ForconBattle *battle, ForconShipId ship, gint weapon);
char *forcon_wording_weapons (const ForconBattle *battle, ForconShipId ship, guint32 weapons);
gint forcon_wording_full_hits (const ForconBattle *battle, ForconShipId id);
guint forcon_wording_count (guint32 weapons);
char *forcon_wording_dice (const ForconTelling *telling, ForconRoll roll);
char *forcon_wording_sum (const ForconTelling *telling, ForconRoll roll);
char *forcon_wording_again (const ForconTelling *telling, ForconRoll roll, ForconRoll again);
char *forcon_wording_check (const ForconTelling *telling, ForconRoll roll, gint readiness);
char *forcon_wording_passed (gboolean passed);
char *forcon_wording_legs (const ForconLegs *legs);
char *forcon_wording_place (ForconPoint place);
char *forcon_wording_remark (const char *remark);
char *forcon_wording_value (const ForconBattle *battle, ForconShipId ship, ForconValue value, gint64 number);
char *forcon_wording_owner (const ForconBattle *battle, ForconShipId ship, ForconSalvoId salvo, ForconValue value);
char *forcon_wording_signed (gint value);
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

char *forcon_wording_joined (const ForconBattle *battle, ForconShipId ship, const char *formation, gint succession);
char *forcon_wording_hider (const ForconTelling *telling, const ForconContest *contest);
char *forcon_wording_seeker (const ForconTelling *telling, const ForconContest *contest);
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

char *forcon_wording_strength (ForconWeaponKind kind, gint strength, gint effective);
void forcon_wording_add_column (GString *text, const ForconTelling *telling, const ForconGunnery *gunnery,
                                ForconLength range);
void forcon_wording_add_volley (GString *text, const ForconTelling *telling, const ForconVolley *volley);
char *forcon_wording_shields (gint shields, gint stopped);
char *forcon_wording_hits (gint hits);
char *forcon_wording_damage (gint damage);

G_END_DECLS
