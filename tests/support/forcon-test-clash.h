/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-test-campaign.h"

G_BEGIN_DECLS

/**
 * TestParty:
 * @formation: who met
 * @reason: why it has a part in the meeting; attacks open the clash
 * @against: (nullable): whom its reason concerns
 */
typedef struct {
  const char *formation;
  ForconPartyReason reason;
  const char *against;
} TestParty;

/* A meeting of these formations in a sector, or on its border with another, becomes a clash, as things stand. */
ForconClashId test_clash_open (TestCampaign *test, const char *sector, const char *other, const TestParty *parties,
                               guint n);
ForconProblem test_clash_try_open (TestCampaign *test, const char *sector, const char *other, const TestParty *parties,
                                   guint n);

/* Squadron 1 attacks Karkas in B2, into which Karkas came from C2. */
ForconClashId test_clash_new (TestCampaign *test);

/* A formation is in a sector and came from another, or from none. */
void test_move (TestCampaign *test, const char *formation, const char *sector, const char *came_from);

/* The newest battle, and who is in it. Valid until the next command. */
const ForconBattle *test_table (const TestCampaign *test);
ForconShipId test_table_ship (const TestCampaign *test, const char *word);
ForconFormationId test_table_formation (const TestCampaign *test, const char *word);

/* To change by hand what the battle came to, and to end it. */
ForconBattle *test_table_changed (TestCampaign *test);
ForconShip *test_table_state (TestCampaign *test, const char *ship);
void test_table_over (TestCampaign *test);

/* Commands at the table of the newest clash, and its return. */
ForconCampaignCommand test_play (const TestCampaign *test, ForconCommand command);
ForconCampaignCommand test_return (const TestCampaign *test);

G_END_DECLS
