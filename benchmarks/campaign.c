/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * What a half-phase of a campaign with 60 formations costs, beside the copy of the state that it cannot do without, and how
 * far it is from its limit, of an optimised build: 1.0 is the limit, more is better.
 */
#include "forcon-test-campaign.h"

#include <locale.h>
#include <time.h>

#define ROUNDS 15
#define FORMATIONS 60
#define ADVANCE_LIMIT_MS 50.0

/* Seconds of the processor, in the shortest of several rounds. */
static double
shortest (double seconds, double best)
{
  return best == 0 ? seconds : MIN (seconds, best);
}

static void
add_formation (TestCampaign *test, guint number)
{
  ForconSideId admiral = number % 2 == 0 ? TEST_ADMIRAL_RED : TEST_ADMIRAL_BLUE;
  ForconSectorId sector = { (guint16) (number % test->campaign->sectors->len + 1) };
  g_autofree char *word = g_strdup_printf ("more-%u", number);
  ForconFormationId formation = forcon_campaign_add_formation (test->campaign, word, word, admiral, sector);

  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *ship = g_strdup_printf ("%s-%u", word, i);

      test_campaign_add_ship (test, admiral,
                              (TestCampaignShip){ .word = ship, .name = ship, .formation = word,
                                                  .type = FORCON_SHIP_TYPE_DESTROYER, .speed = 30 });
    }
  ForconTask task = { .task = { test->campaign->progress.next_id++ }, .formation = formation,
                      .state = FORCON_TASK_STATE_WAITING, .kind = FORCON_TASK_PATROL, .sector = sector, .cost = 1 };

  g_array_append_val (test->campaign->tasks, task);
}

static double
time_advance (const TestCampaign *test)
{
  ForconCampaignCommand command = { .kind = FORCON_CAMPAIGN_COMMAND_ADVANCE };
  clock_t start = clock ();
  g_autoptr (ForconCampaignOutcome) outcome
      = forcon_campaign_decide (test->campaign, &test->rules, NULL, &command, &FORCON_DICE_GENERATED);

  g_assert_nonnull (outcome->after);
  return (double) (clock () - start) / CLOCKS_PER_SEC;
}

static double
time_clone (const TestCampaign *test)
{
  clock_t start = clock ();

  for (guint i = 0; i < 1000; i++)
    forcon_campaign_free (forcon_campaign_clone (test->campaign));
  return (double) (clock () - start) / CLOCKS_PER_SEC / 1000;
}

int
main (void)
{
  setlocale (LC_ALL, "");
  g_autoptr (TestCampaign) test = test_campaign_new ();
  double advance = 0, clone = 0;

  while (test->campaign->fleet->n_formations < FORMATIONS)
    add_formation (test, test->campaign->fleet->n_formations);
  for (guint i = 0; i < ROUNDS; i++)
    {
      advance = shortest (time_advance (test), advance);
      clone = shortest (time_clone (test), clone);
    }
  g_print ("%-44s %10.2f ms %15.1f of the limit of %.0f\n", "half-phase of 60 formations", 1e3 * advance,
           ADVANCE_LIMIT_MS / (1e3 * advance), ADVANCE_LIMIT_MS);
  g_print ("%-44s %10.2f µs %15.1f copies of the state\n", "copy of a campaign's state", 1e6 * clone, advance / clone);
  return 0;
}
