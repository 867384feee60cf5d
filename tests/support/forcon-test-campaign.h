/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/decision/campaign-decide.h"

G_BEGIN_DECLS

/* The admirals of every test campaign: red and green fight for one power, blue for its enemy. */
#define TEST_ADMIRAL_RED ((ForconSideId){ 1 })
#define TEST_ADMIRAL_GREEN ((ForconSideId){ 2 })
#define TEST_ADMIRAL_BLUE ((ForconSideId){ 3 })

/**
 * TestCampaign:
 * @rules: a copy that the test may change
 * @campaign: the state so far
 * @outcome: of the last command
 * @texts: (element-type GStringChunk): what is read in sheets, of all commands
 *
 * Three admirals on a square map while orders for phase 1 are collected. A1 to C3 are neighbours by their edges, A1 B1
 * C1 in the upper row; B4 lies below B3, and a tunnel leads from C3 to the sector "gate". Sectors are found by their
 * words in small letters, formations and ships by theirs:
 *
 *   red    squadron-1 "Squadron 1" in B2: grozny (battleship, flagship), smely, bravy (destroyers)
 *          squadron-2 "2-я эскадра" in B3: varyag (heavy cruiser, flagship), avrora (cruiser)
 *          light-division "Light Division" in C2: bystry (cruiser, flagship), rezvy, lovky (destroyers); light
 *          sappers "Сапёры" in A1: amur (minelayer, flagship, 6 mines), tral (minesweeper)
 *          landing-force "Десантный отряд" in B1: kama (transport, flagship, 10 troops), volga (transport, 5 troops)
 *          bastion "Bastion" in A1: station-bastion (station)
 *          and in none: orel, sokol (destroyers)
 *   green  green-guard "Green Guard" in A2: ivy, fern (destroyers)
 *   blue   karkas "Karkas" in B4: gorgon (battlecruiser, flagship), harpy (destroyer)
 *          raiders "Рейдеры" in C3: korsar, kaper (cruisers)
 *
 * B1 has the planet prime, which blue holds; A1 the planet home, which red holds; C3 and the gate a tunnel's mouths; C1
 * asteroids. Light Division is also called "Лёгкая дивизия", and Prime "Прайм".
 */
typedef struct {
  ForconRules rules;
  ForconCampaign *campaign;
  ForconCampaignOutcome *outcome;
  GPtrArray *texts;
} TestCampaign;

/* A ship of a test campaign; without a formation it waits for one. Lengths in whole cm. */
typedef struct {
  const char *word;
  const char *name;
  const char *formation;
  ForconShipType type;
  gint speed;
  gint mines;
  gint drones;
  gint troops;
} TestCampaignShip;

TestCampaign *test_campaign_new (void);
TestCampaign *test_campaign_spied (void);
void test_campaign_free (TestCampaign *test);
ForconShipId test_campaign_add_ship (TestCampaign *test, ForconSideId admiral, TestCampaignShip ship);

ForconSectorId test_sector (const TestCampaign *test, const char *word);
ForconFormationId test_formation (const TestCampaign *test, const char *word);
ForconShipId test_fleet_ship (const TestCampaign *test, const char *word);
ForconObjectId test_feature (const TestCampaign *test, const char *word);
void test_identify (TestCampaign *test, ForconSideId admiral, const char *formation);
ForconPost *test_post (TestCampaign *test, const char *formation);

const ForconCampaignVerdict *test_campaign_try (TestCampaign *test, const ForconCampaignCommand *command,
                                                const char *dice);
void test_campaign_do (TestCampaign *test, const ForconCampaignCommand *command, const char *dice);
/* As test_campaign_do(), with dice of the generator. */
void test_campaign_roll (TestCampaign *test, const ForconCampaignCommand *command);
void test_campaign_refused (TestCampaign *test, const ForconCampaignCommand *command, ForconProblem problem);
const ForconCampaignEvent *test_campaign_event (const TestCampaign *test, ForconCampaignEventKind kind);
guint test_campaign_count (const TestCampaign *test, ForconCampaignEventKind kind);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TestCampaign, test_campaign_free)

G_END_DECLS
