/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/formation.h"
#include "engine/decision/journal.h"
#include "engine/movement/movement.h"
#include "engine/state/ship.h"

G_BEGIN_DECLS

/* The two sides of every test battle, and a third where one is wanted. */
#define TEST_RED ((ForconSideId){ 1 })
#define TEST_BLUE ((ForconSideId){ 2 })
#define TEST_GREEN ((ForconSideId){ 3 })

#define TEST_ALL_ARCS ((ForconArcs) 0xf)

/**
 * TestBattle:
 * @rules: a copy that the test may change
 * @battle: the state so far
 * @outcome: of the last command
 *
 * A battle on an empty table of 200 by 200 cm, in the movement step of red's first turn.
 */
typedef struct {
  ForconRules rules;
  ForconBattle *battle;
  ForconOutcome *outcome;
} TestBattle;

/**
 * TestShip:
 *
 * What matters of a ship in a test; lengths in whole cm, angles in whole degrees. What is left out is ordinary:
 * speed 25, braking 10, turn 90, armour 5, 6 hits, readiness 7, no shields, no weapons.
 */
typedef struct {
  ForconShipType type;
  ForconSideId side;
  gint x;
  gint y;
  gint heading;
  gint speed;
  gint turn;
  gint armour;
  gint bow_armour;
  gint hits;
  gint shields;
  gint readiness;
} TestShip;

TestBattle *test_battle_new (void);
void test_battle_free (TestBattle *test);
ForconShipId test_add (TestBattle *test, TestShip ship);
ForconCard *test_card (TestBattle *test, ForconShipId ship);
ForconShip *test_state (TestBattle *test, ForconShipId ship);
guint32 test_gun (TestBattle *test, ForconShipId ship, ForconWeaponKind kind, gint range, gint strength);
guint32 test_mounted (TestBattle *test, ForconShipId ship, ForconMount mount, ForconArcs arcs, gint range,
                      gint strength);
guint32 test_tube (TestBattle *test, ForconShipId ship, ForconArcs arcs, gint speed, gint strength, gint run);
ForconSalvoId test_salvo (TestBattle *test, ForconSideId side, gint x, gint y, gint heading, gint count, gint speed);
ForconSalvo *test_torpedoes (TestBattle *test, ForconSalvoId salvo);
ForconMineId test_mine (TestBattle *test, ForconSideId side, gint x, gint y, ForconCharge charge);
void test_add_critical (TestBattle *test, ForconShipId ship, ForconCriticalEffect effect, gint extra);
void test_know (TestBattle *test, ForconSideId side, ForconShipId ship, ForconLevel level);
void test_enlist (TestBattle *test, ForconShipId flagship, ForconShipId ship, gint succession);
void test_enter (TestBattle *test, ForconSideId side, ForconStep step);

void test_do (TestBattle *test, ForconCommand command, const char *dice);
const ForconVerdict *test_try (TestBattle *test, ForconCommand command, const char *dice);
void test_refused (TestBattle *test, ForconCommand command, ForconVerdictKind kind, const char *rule);
const ForconEvent *test_event (TestBattle *test, ForconEventKind kind);
guint test_count (TestBattle *test, ForconEventKind kind);

ForconCommand test_end_step (void);
ForconCommand test_ahead (ForconShipId ship, gint distance);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TestBattle, test_battle_free)

G_END_DECLS
