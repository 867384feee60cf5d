/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A rules file: a battle is played by it, and a phase of a campaign is begun. */
#include "campaign/chronicle/chronicle.h"
#include "storage/scenario/scenario.h"
#include "fuzz-battle.h"
#include "fuzz.h"

static char *battle_path;
static char *scenario_path;

void
fuzz_begin (void)
{
  battle_path = fuzz_data_path ("scenarios/hegen-hub.xml");
  scenario_path = fuzz_data_path ("scenarios/forcon-2010.xml");
}

/* The battle may have what these rules do not know. */
static void
play_battle (const char *rules)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconScript) script = forcon_script_load (battle_path, rules, &error);
  g_autoptr (ForconJournal) journal = NULL;

  if (fuzz_refused (script, error))
    return;
  journal = fuzz_play_commands (script->start, script->rules, script->commands);
  fuzz_audit (journal);
}

static void
play_phase (const char *rules)
{
  static const ForconCampaignCommandKind kinds[]
      = { FORCON_CAMPAIGN_COMMAND_BEGIN, FORCON_CAMPAIGN_COMMAND_ADVANCE, FORCON_CAMPAIGN_COMMAND_ADVANCE };
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconScenario) scenario = forcon_scenario_load (scenario_path, rules, &error);
  g_autoptr (ForconChronicle) chronicle = NULL;

  if (fuzz_refused (scenario, error))
    return;
  chronicle = forcon_chronicle_new (scenario->campaign, scenario->rules);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      ForconCampaignCommand command = { .kind = kinds[i], .advance.leave_open = TRUE };
      g_autoptr (ForconCampaignOutcome) outcome = forcon_chronicle_do (chronicle, &command, &FORCON_DICE_GENERATED);

      g_assert_cmpint (outcome->verdict.kind, !=, FORCON_PROBLEM_NEEDS_DICE);
    }
  g_assert_true (forcon_chronicle_verify (chronicle).agrees);
}

void
fuzz_try (const guint8 *bytes, gsize size)
{
  g_autoptr (FuzzFile) file = fuzz_file_new (bytes, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconRules) rules = forcon_rules_load (file->path, &error);

  if (fuzz_refused (rules, error))
    return;
  play_battle (file->path);
  play_phase (file->path);
}
