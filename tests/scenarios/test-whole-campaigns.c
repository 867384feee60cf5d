/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The ready-made campaigns, played to the end by a staff that rolls dice and by captains. What comes of it is written down: a
 * change of the rules, the order of dice, the policy of captains or the reading of sheets changes it, and nothing else may.
 */
#include "storage/files/data.h"
#include "storage/scenario/scenario.h"
#include "forcon-test-staff.h"

#define ROUNDS 6

/**
 * Game:
 * @path: of a scenario in the data folder
 * @tables: the seed of its dice and tables
 * @seed: of the staff
 * @phases: how many are played
 * @commands, @clashes: how many there are in the end
 * @hash: of the state then
 */
typedef struct {
  const char *path;
  guint64 tables;
  guint64 seed;
  guint phases;
  guint commands;
  guint clashes;
  const char *hash;
} Game;

static const Game games[] = {
  { "scenarios/forcon-2010.xml", 2010, 1, 20, 1689, 16, "680284482625049f28e29ac763b4c365db8daa97ef51d05e12b11feb449ebd0b" },
  { "scenarios/skirmish.xml", 7, 2, 10, 219, 2, "40d2165ee39c0b852a070d5465802b9d1b56ae6c3cf7f9eda9d260de859a2811" },
  { "scenarios/spring-on-marilac.xml", 37, 3, 20, 825, 6, "69f58f76a8276182ac89ceff9b4dba162a3d7cdfe659f1733eb1b288ab7c0d65" },
};

static ForconScenario *
load (const char *name)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = forcon_data_find (name, &error);

  g_assert_no_error (error);
  ForconScenario *scenario = forcon_scenario_load (path, NULL, &error);

  g_assert_no_error (error);
  return scenario;
}

/* F-CAMP-12: a ready-made campaign is ready. */
static void
begin (TestStaff *staff)
{
  ForconCampaignCommand command = { .kind = FORCON_CAMPAIGN_COMMAND_BEGIN };

  g_assert_true (test_staff_do (staff, &command));
}

static void
check_end (ForconChronicle *chronicle, const TestStaff *staff, const Game *game)
{
  g_autofree char *hash = forcon_campaign_hash (forcon_chronicle_campaign (chronicle));

  if (g_getenv ("FORCON_GOLDEN") != NULL)
    {
      g_test_message ("%s: %u commands, %u clashes, %s", game->path, staff->n_done, staff->n_clashes, hash);
      return;
    }
  g_assert_cmpuint (staff->n_done, ==, game->commands);
  g_assert_cmpuint (staff->n_clashes, ==, game->clashes);
  g_assert_cmpstr (hash, ==, game->hash);
}

static void
it_comes_to_what_is_written_down (gconstpointer data)
{
  const Game *game = data;
  g_autoptr (ForconScenario) scenario = load (game->path);
  g_autoptr (ForconChronicle) chronicle = NULL;
  TestStaff staff;

  forcon_scenario_seed (scenario, game->tables);
  chronicle = forcon_chronicle_new (scenario->campaign, scenario->rules);
  staff = test_staff (chronicle, game->seed);
  staff.rounds = ROUNDS;
  begin (&staff);
  for (guint i = 0; i < game->phases; i++)
    test_staff_play_phase (&staff);
  g_assert_cmpint (forcon_chronicle_campaign (chronicle)->progress.phase, ==, (gint) game->phases + 1);
  check_end (chronicle, &staff, game);
  g_assert_true (forcon_chronicle_replays (chronicle, NULL));
  g_assert_true (forcon_chronicle_verify (chronicle).agrees);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *name = g_path_get_basename (games[i].path);
      g_autofree char *path = g_strdup_printf ("/scenarios/whole/%s comes to what is written down", name);

      g_test_add_data_func (path, &games[i], it_comes_to_what_is_written_down);
    }
  return g_test_run ();
}
