/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "played-campaign.h"

#include "storage/files/data.h"
#include "forcon-test-staff.h"

#define SEED 11
#define ROUNDS 3

static PlayedCampaign *
play (guint phases, gboolean by_word)
{
  PlayedCampaign *played = g_new0 (PlayedCampaign, 1);
  g_autoptr (GError) error = NULL;
  g_autofree char *path = forcon_data_find ("scenarios/forcon-2010.xml", &error);
  ForconCampaignCommand command = { .kind = FORCON_CAMPAIGN_COMMAND_BEGIN };
  TestStaff staff;

  g_assert_no_error (error);
  played->scenario = forcon_scenario_load (path, NULL, &error);
  g_assert_no_error (error);
  forcon_scenario_seed (played->scenario, SEED);
  played->chronicle = forcon_chronicle_new (played->scenario->campaign, played->scenario->rules);
  staff = test_staff (played->chronicle, SEED);
  staff.rounds = ROUNDS;
  staff.by_word = by_word;
  g_assert_true (test_staff_do (&staff, &command));
  for (guint i = 0; i < phases; i++)
    test_staff_play_phase (&staff);
  g_assert_cmpuint (staff.n_clashes, >, 0);
  return played;
}

PlayedCampaign *
played_campaign_new (guint phases)
{
  return play (phases, FALSE);
}

PlayedCampaign *
played_campaign_new_by_word (guint phases)
{
  return play (phases, TRUE);
}

void
played_campaign_free (PlayedCampaign *played)
{
  forcon_chronicle_free (played->chronicle);
  forcon_scenario_free (played->scenario);
  g_free (played);
}
