/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What holds of every half-phase, whatever was ordered: F-CAMP-3 to F-CAMP-7, F-FORM-1, F-FORM-2. */
#include "engine/state/formation.h"
#include "forcon-test-halves.h"

/* Fewer do not see everything happen; under the sanitizers there is no time for more. */
#define CAMPAIGNS_TO_SEE_ALL 12
#ifdef __SANITIZE_ADDRESS__
#define CAMPAIGNS 2
#else
#define CAMPAIGNS CAMPAIGNS_TO_SEE_ALL
#endif
#define HALVES 14

/* One campaign under random orders; the seed plays the same one again. */
typedef struct {
  TestCampaign *test;
  ForconRandom random;
} Play;

static guint
below (Play *play, guint bound)
{
  return forcon_random_below (&play->random, bound);
}

static ForconShips
some_ships (Play *play)
{
  ForconShips ships = { .n = below (play, 4) };

  for (guint i = 0; i < ships.n; i++)
    ships.ship[i].value = (guint16) (1 + below (play, play->test->campaign->fleet->n_ships));
  return ships;
}

/* Ships of one formation are likelier to be where they are needed than ships of the whole fleet. */
static ForconShips
some_of (Play *play, ForconFormationId formation)
{
  ForconShips all = forcon_formation_ships (play->test->campaign->fleet, formation);

  if (below (play, 3) == 0)
    return some_ships (play);
  all.n = MIN (all.n, below (play, 4));
  return all;
}

static ForconCampaignCommand
any_order (Play *play)
{
  const ForconCampaign *campaign = play->test->campaign;
  ForconCampaignCommand command = { .kind = FORCON_CAMPAIGN_COMMAND_TASK };
  ForconCampaignCommand_task *task = &command.task;

  task->formation.value = (guint16) (1 + below (play, campaign->fleet->n_formations));
  task->kind = below (play, 3) == 0 ? FORCON_TASK_MOVE : (ForconTaskKind) below (play, FORCON_N_TASK);
  task->target.value = (guint16) (1 + below (play, campaign->fleet->n_formations));
  task->sector.value = (guint16) below (play, campaign->sectors->len + 1);
  task->via.value = (guint16) (below (play, 4) == 0 ? below (play, campaign->sectors->len + 2) : 0);
  task->avoid.value = (guint16) (below (play, 4) == 0 ? below (play, campaign->sectors->len + 2) : 0);
  task->posture = (ForconPosture) below (play, FORCON_N_POSTURE);
  task->ships = some_of (play, task->formation);
  task->flagship = task->ships.n == 0 ? (ForconShipId){ (guint16) (1 + below (play, campaign->fleet->n_ships)) }
                                      : task->ships.ship[0];
  task->count = (gint) below (play, 4);
  task->add = below (play, 2) == 0;
  command.reason = below (play, 4) == 0 ? "because" : NULL;
  return command;
}

/* What was done is what its events say, and the state before is as it was. */
static gboolean
decide (Play *play, const ForconCampaignCommand *command)
{
  TestCampaign *test = play->test;
  g_autofree char *before = forcon_campaign_hash (test->campaign);

  g_clear_pointer (&test->outcome, forcon_campaign_outcome_free);
  test->outcome = forcon_campaign_decide (test->campaign, &test->rules, NULL, command, &FORCON_DICE_GENERATED);
  g_autofree char *unchanged = forcon_campaign_hash (test->campaign);

  g_assert_cmpstr (before, ==, unchanged);
  if (test->outcome->after == NULL)
    return FALSE;
  for (guint i = 0; i < test->outcome->events->len; i++)
    forcon_campaign_apply (test->campaign, &g_array_index (test->outcome->events, ForconCampaignEvent, i));
  g_autofree char *applied = forcon_campaign_hash (test->campaign);
  g_autofree char *decided = forcon_campaign_hash (test->outcome->after);

  g_assert_cmpstr (applied, ==, decided);
  return TRUE;
}

/* Clashes are fought by others: all here end as they began. */
static void
end_clashes (TestCampaign *test)
{
  for (guint i = 0; i < test->campaign->clashes->len; i++)
    {
      const ForconClash *clash = &g_array_index (test->campaign->clashes, ForconClash, i);
      ForconCampaignEvent event = { .kind = FORCON_CAMPAIGN_EVENT_CLASH_RETURNED,
                                    .clash_returned = { .clash = clash->clash } };

      if (clash->state == FORCON_CLASH_OPEN)
        forcon_campaign_apply (test->campaign, &event);
    }
}

/* F-FORM-1, F-FORM-2 */
static void
check_formation (TestCampaign *test, ForconFormationId id)
{
  const ForconBattle *fleet = test->campaign->fleet;
  ForconShips ships = forcon_formation_ships (fleet, id);
  const ForconPost *post = forcon_campaign_post (test->campaign, id);

  if (ships.n == 0)
    {
      g_assert_false (post->formed);
      return;
    }
  if (!post->formed)
    return;
  g_assert_true (forcon_ships_contain (&ships, forcon_battle_formation (fleet, id)->flagship));
  g_assert_cmpint (forcon_formation_judge_numbers (fleet, &test->rules, &ships).kind, ==, FORCON_VERDICT_DONE);
  g_assert_false (FORCON_ID_IS_NONE (post->sector));
  g_assert_cmpuint (forcon_battle_find_formation (fleet, forcon_battle_formation_id (fleet, id)).value, ==, id.value);
  g_assert_true (post->spent < test->rules.campaign.move_halves);
  if (!FORCON_ID_IS_NONE (post->clash))
    g_assert_cmpint (forcon_campaign_clash (test->campaign, post->clash)->state, ==, FORCON_CLASH_OPEN);
  for (guint i = 0; i < ships.n; i++)
    g_assert_cmpuint (forcon_battle_ship (fleet, ships.ship[i])->side.value, ==,
                      forcon_battle_formation (fleet, id)->side.value);
}

/* No ship is lost, and each belongs to one formation that there is. */
static void
check_ships (TestCampaign *test, guint n_ships)
{
  const ForconBattle *fleet = test->campaign->fleet;
  guint counted = 0;

  for (guint i = 1; i <= fleet->n_formations; i++)
    {
      counted += forcon_formation_ships (fleet, (ForconFormationId){ (guint16) i }).n;
      check_formation (test, (ForconFormationId){ (guint16) i });
    }
  g_assert_cmpuint (counted, ==, n_ships);
}

/* In the half-phase; before it comes what was put off in the last one. */
static guint
count_of_formation (const TestCampaign *test, ForconCampaignEventKind kind, ForconFormationId formation)
{
  guint count = 0;

  for (guint i = 0; i < test->outcome->events->len; i++)
    {
      const ForconCampaignEvent *event = &g_array_index (test->outcome->events, ForconCampaignEvent, i);

      if (event->kind == FORCON_CAMPAIGN_EVENT_HALF_BEGUN)
        count = 0;
      if (event->kind != kind)
        continue;
      count += (kind == FORCON_CAMPAIGN_EVENT_TASK_WORKED ? event->task_worked.formation.value
                                                          : event->clash_formation.formation.value)
               == formation.value;
    }
  return count;
}

/* One task for each in a half-phase, one clash at most, and nothing told to anybody whom it is not for. */
static void
check_events (const TestCampaign *test)
{
  for (guint i = 1; i <= test->campaign->fleet->n_formations; i++)
    {
      ForconFormationId id = { (guint16) i };

      g_assert_cmpuint (count_of_formation (test, FORCON_CAMPAIGN_EVENT_TASK_WORKED, id), <=, 1);
      g_assert_cmpuint (count_of_formation (test, FORCON_CAMPAIGN_EVENT_CLASH_FORMATION, id), <=, 1);
    }
  for (guint i = 0; i < test->outcome->events->len; i++)
    {
      const ForconCampaignEvent *event = &g_array_index (test->outcome->events, ForconCampaignEvent, i);

      if (event->kind == FORCON_CAMPAIGN_EVENT_FORMATION_SIGHTED)
        g_assert_cmpuint (event->audience, ==, 1u << event->formation_sighted.admiral.value);
    }
}

/* How often each thing happened in all campaigns: what never happens proves nothing. */
static guint happened[FORCON_N_CAMPAIGN_EVENTS];

static void
play_half (Play *play, guint n_ships)
{
  ForconCampaignCommand advance = { .kind = FORCON_CAMPAIGN_COMMAND_ADVANCE, .advance = { .leave_open = TRUE } };

  for (guint i = 0; i < 25; i++)
    {
      ForconCampaignCommand order = any_order (play);

      decide (play, &order);
    }
  if (play->test->campaign->progress.stage == FORCON_STAGE_SECOND_HALF)
    g_assert_true (decide (play, &advance));
  g_assert_true (decide (play, &advance));
  for (guint i = 0; i < play->test->outcome->events->len; i++)
    happened[g_array_index (play->test->outcome->events, ForconCampaignEvent, i).kind]++;
  check_ships (play->test, n_ships);
  check_events (play->test);
  if (below (play, 3) == 0)
    end_clashes (play->test);
}

static void
play_campaign (guint64 seed)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  Play play = { test, forcon_random_seeded (seed, 5) };
  ForconBattle *fleet = test->campaign->fleet;
  guint n_ships = 0;

  for (guint i = 0; i < fleet->n_ships; i++)
    {
      if (!forcon_campaign_post (test->campaign, fleet->ships[i].formation)->formed)
        fleet->ships[i].status = FORCON_SHIP_REMOVED;
      n_ships += fleet->ships[i].status == FORCON_SHIP_IN_ACTION;
    }
  test->campaign->fleet->random = forcon_random_seeded (seed, 6);
  for (guint i = 0; i < HALVES; i++)
    play_half (&play, n_ships);
}

static void
whatever_is_ordered_the_campaign_stays_sound (void)
{
  static const ForconCampaignEventKind expected[]
      = { FORCON_CAMPAIGN_EVENT_FORMATION_FORMED, FORCON_CAMPAIGN_EVENT_FORMATION_OVER,
          FORCON_CAMPAIGN_EVENT_FLAGSHIP_NAMED,   FORCON_CAMPAIGN_EVENT_SUCCESSION_SET,
          FORCON_CAMPAIGN_EVENT_FORMATION_MOVED,  FORCON_CAMPAIGN_EVENT_UNDER_WAY,
          FORCON_CAMPAIGN_EVENT_MEETING_JUDGED,   FORCON_CAMPAIGN_EVENT_CLASH_OPENED,
          FORCON_CAMPAIGN_EVENT_DETECTION_CONTESTED, FORCON_CAMPAIGN_EVENT_FORMATION_SIGHTED,
          FORCON_CAMPAIGN_EVENT_FIELD_LAID,       FORCON_CAMPAIGN_EVENT_SWEEP_CHECKED,
          FORCON_CAMPAIGN_EVENT_TROOPS_LANDED,    FORCON_CAMPAIGN_EVENT_TASK_FAILED,
          FORCON_CAMPAIGN_EVENT_TASK_DROPPED };

  for (guint seed = 1; seed <= CAMPAIGNS; seed++)
    play_campaign (seed);
  for (guint i = 0; i < G_N_ELEMENTS (expected) && CAMPAIGNS >= CAMPAIGNS_TO_SEE_ALL; i++)
    if (happened[expected[i]] == 0)
      g_error ("%s never happened", forcon_campaign_event_word (expected[i]));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/campaign/resolution/whatever is ordered the campaign stays sound",
                   whatever_is_ordered_the_campaign_stays_sound);
  return g_test_run ();
}
