/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-test-campaign.h"

G_BEGIN_DECLS

/* The master tells a formation of the test to do something after what it has to do: a kind of task and what it takes. */
#define TEST_TELL(formation, KIND, ...)                                                                                \
  test_tell (test, formation, (ForconCampaignCommand_task){ .kind = FORCON_TASK_##KIND, __VA_ARGS__ })
#define TEST_TOLD_IN_VAIN(PROBLEM, formation, KIND, ...)                                                               \
  test_told_in_vain (test, formation, (ForconCampaignCommand_task){ .kind = FORCON_TASK_##KIND, __VA_ARGS__ },         \
                     FORCON_PROBLEM_##PROBLEM)

void test_tell (TestCampaign *test, const char *formation, ForconCampaignCommand_task task);
void test_told_in_vain (TestCampaign *test, const char *formation, ForconCampaignCommand_task task,
                        ForconProblem problem);

/* A campaign in which Karkas has come to B2, where squadron 1 is. */
TestCampaign *test_visited (void);

/* A task comes to a formation past all questions, as what was possible when it was told. */
void test_give (TestCampaign *test, const char *formation, ForconTask task);

/* Red sees it where it is, in the first half-phase to come. */
void test_red_sees (TestCampaign *test, const char *formation);

/* The next half-phase is resolved with exactly these dice; a phase that is over ends first. What is open is left so. */
void test_half (TestCampaign *test, const char *dice);

/* Ships by their words, with blanks between. */
ForconShips test_ships (const TestCampaign *test, const char *words);

gboolean test_is_in (const TestCampaign *test, const char *formation, const char *sector);
const char *test_formation_of (const TestCampaign *test, const char *ship);

/* Why the first task that failed in the last command did, or NONE. */
ForconProblem test_failure (const TestCampaign *test);

/* The newest of a kind of event in the last command; there must be one. */
const ForconCampaignEvent *test_last_event (const TestCampaign *test, ForconCampaignEventKind kind);

G_END_DECLS
