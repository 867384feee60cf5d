/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-test-staff.h"

#include "engine/captain/captain.h"
#include "campaign/clash/clash-captains.h"

/* Battles of a campaign that is played at random are cut short unless they are what is looked at. */
#define ORDINARY_ROUNDS 3

/**
 * test_staff:
 * @chronicle: (transfer none): a campaign
 * @seed: of all choices
 *
 * Returns: a staff that has done nothing yet
 */
TestStaff
test_staff (ForconChronicle *chronicle, guint64 seed)
{
  return (TestStaff){ .chronicle = chronicle, .random = forcon_random_seeded (seed, 77), .rounds = ORDINARY_ROUNDS };
}

static guint
below (TestStaff *staff, guint bound)
{
  return forcon_random_below (&staff->random, bound);
}

static const ForconCampaign *
campaign_of (const TestStaff *staff)
{
  return forcon_chronicle_campaign (staff->chronicle);
}

/**
 * test_staff_do:
 *
 * Returns: whether the command was carried out, with generated dice
 */
gboolean
test_staff_do (TestStaff *staff, const ForconCampaignCommand *command)
{
  g_autoptr (ForconCampaignOutcome) outcome
      = forcon_chronicle_do (staff->chronicle, command, &FORCON_DICE_GENERATED);

  g_assert_cmpint (outcome->verdict.kind, !=, FORCON_PROBLEM_NEEDS_DICE);
  if (outcome->verdict.kind != FORCON_PROBLEM_NONE)
    return FALSE;
  staff->n_done++;
  if (staff->look != NULL)
    staff->look (campaign_of (staff), command, outcome, staff->data);
  return TRUE;
}

static ForconSectorId
any_neighbour (TestStaff *staff, ForconSectorId sector)
{
  const ForconCampaign *campaign = campaign_of (staff);
  guint start = below (staff, campaign->sectors->len);

  for (guint i = 0; i < campaign->sectors->len; i++)
    {
      ForconSectorId other = { (guint16) ((start + i) % campaign->sectors->len + 1) };

      if (forcon_campaign_neighbours (campaign, sector, other))
        return other;
    }
  return sector;
}

static ForconTaskKind
any_kind (TestStaff *staff)
{
  static const ForconTaskKind kinds[]
      = { FORCON_TASK_MOVE,   FORCON_TASK_MOVE,  FORCON_TASK_MOVE, FORCON_TASK_MOVE,  FORCON_TASK_ATTACK_SECTOR,
          FORCON_TASK_DEFEND, FORCON_TASK_PATROL, FORCON_TASK_PATROL, FORCON_TASK_LAY, FORCON_TASK_SWEEP,
          FORCON_TASK_LAND,   FORCON_TASK_POSTURE, FORCON_TASK_HOLD };

  return kinds[below (staff, G_N_ELEMENTS (kinds))];
}

static void
order_by_word (TestStaff *staff, ForconFormationId id)
{
  ForconSectorId sector = forcon_campaign_post (campaign_of (staff), id)->sector;
  ForconCampaignCommand command = { .kind = FORCON_CAMPAIGN_COMMAND_TASK };

  command.task.kind = any_kind (staff);
  command.task.formation = id;
  command.task.posture = (ForconPosture) (1 + below (staff, FORCON_N_POSTURE - 1));
  command.task.sector = command.task.kind == FORCON_TASK_MOVE ? any_neighbour (staff, sector) : sector;
  command.task.add = below (staff, 3) == 0;
  test_staff_do (staff, &command);
}

static void
order_by_sheet (TestStaff *staff, ForconFormationId id)
{
  static const char *const lines[] = {
    "WHO: перейти в WHERE, боевой порядок, затем патруль", "WHO: move to WHERE, then patrol", "WHO: patrol",
    "WHO: атаковать WHERE", "WHO: defend", "WHO: засада", "WHO: go to WHERE in march order; Why is it so dark?",
    "WHO: поставить 2 мины", "WHO: sweep mines", "WHO: to the mess",
  };
  const ForconCampaign *campaign = campaign_of (staff);
  ForconSectorId to = any_neighbour (staff, forcon_campaign_post (campaign, id)->sector);
  const char *sector = forcon_campaign_sector (campaign, to)->name;
  const char *line = lines[below (staff, G_N_ELEMENTS (lines))];
  const char *name = forcon_battle_formation_name (campaign->fleet, id);
  g_autoptr (GString) text = g_string_new (line);
  ForconCampaignCommand command = { .kind = FORCON_CAMPAIGN_COMMAND_HAND_IN };

  g_string_replace (text, "WHO", name, 1);
  g_string_replace (text, "WHERE", sector, 1);
  command.hand_in.admiral = forcon_battle_formation (campaign->fleet, id)->side;
  command.hand_in.text = g_intern_string (text->str);
  test_staff_do (staff, &command);
}

static void
give_orders (TestStaff *staff)
{
  for (guint i = 1; i <= campaign_of (staff)->fleet->n_formations; i++)
    {
      ForconFormationId id = { (guint16) i };
      const ForconPost *post = forcon_campaign_post (campaign_of (staff), id);

      if (!forcon_campaign_formation_lives (campaign_of (staff), id) || !FORCON_ID_IS_NONE (post->clash)
          || FORCON_ID_IS_NONE (post->sector))
        continue;
      if (staff->by_word || below (staff, 2) == 0)
        order_by_word (staff, id);
      else
        order_by_sheet (staff, id);
    }
}

static void
answer_questions (TestStaff *staff)
{
  for (guint i = 0; i < campaign_of (staff)->meetings->len; i++)
    {
      const ForconMeeting *meeting = &g_array_index (campaign_of (staff)->meetings, ForconMeeting, i);
      ForconCampaignCommand command = { .kind = FORCON_CAMPAIGN_COMMAND_ANSWER };

      if (meeting->state != FORCON_MEETING_ASKED)
        continue;
      command.answer.meeting = meeting->meeting;
      command.answer.on = below (staff, 2) == 0;
      test_staff_do (staff, &command);
    }
}

static void
fight (TestStaff *staff, ForconClashId clash)
{
  ForconClashCaptains captains = { FORCON_ALL_SIDES, staff->rounds, TRUE };
  const ForconRules *rules = forcon_chronicle_rules (staff->chronicle);
  ForconCampaignCommand command;

  while (forcon_clash_next (campaign_of (staff), rules, clash, &captains, &command))
    g_assert_true (test_staff_do (staff, &command));
  g_assert_cmpint (forcon_campaign_clash (campaign_of (staff), clash)->state, ==, FORCON_CLASH_RETURNED);
  staff->n_clashes++;
}

static void
fight_all (TestStaff *staff)
{
  for (guint i = 0; i < campaign_of (staff)->clashes->len; i++)
    {
      const ForconClash *clash = &g_array_index (campaign_of (staff)->clashes, ForconClash, i);

      if (clash->state == FORCON_CLASH_OPEN)
        fight (staff, clash->clash);
    }
}

/**
 * test_staff_play_phase:
 *
 * Orders, two halves with all that opens in them, and the end of the phase.
 */
void
test_staff_play_phase (TestStaff *staff)
{
  ForconCampaignCommand advance = { .kind = FORCON_CAMPAIGN_COMMAND_ADVANCE };

  give_orders (staff);
  for (gint half = 0; half < FORCON_HALVES_OF_PHASE; half++)
    {
      g_assert_true (test_staff_do (staff, &advance));
      answer_questions (staff);
      fight_all (staff);
    }
  g_assert_true (test_staff_do (staff, &advance));
}
