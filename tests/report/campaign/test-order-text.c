/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Orders that the program writes itself are read as what they are: F-CAMP-4. */
#include "campaign-sample.h"

#include "report/campaign/order-text.h"

#define COMMAND(KIND, ...) (&(ForconCampaignCommand){ .kind = FORCON_CAMPAIGN_COMMAND_##KIND, __VA_ARGS__ })

/* Writes it, hands it in, and takes the last order that came of it. */
static ForconTask
written_and_read (TestCampaign *test, const ForconTask *task)
{
  g_autofree char *text = forcon_order_text (test->campaign, task);

  g_assert_nonnull (text);
  test_campaign_do (test,
                    COMMAND (HAND_IN, .hand_in.admiral = TEST_ADMIRAL_RED, .hand_in.text = g_intern_string (text)), "");
  const GArray *lines = test->campaign->lines, *tasks = test->campaign->tasks;

  if (lines->len != 1 || g_array_index (lines, ForconLine, 0).state != FORCON_LINE_UNDERSTOOD)
    g_error ("“%s” is not understood", text);
  return g_array_index (tasks, ForconTask, tasks->len - 1);
}

static void
assert_read_back (ForconTask task)
{
  g_autoptr (TestCampaign) test = test_campaign_spied ();
  ForconTask read = written_and_read (test, &task);

  g_assert_cmpstr (forcon_task_kind_to_word (read.kind), ==, forcon_task_kind_to_word (task.kind));
  g_assert_cmpuint (read.formation.value, ==, task.formation.value);
  g_assert_cmpint (read.posture, ==, task.posture);
  g_assert_cmpint (read.count, ==, task.count);
  if (!FORCON_ID_IS_NONE (task.target))
    g_assert_cmpuint (read.target.value, ==, task.target.value);
  if (!FORCON_ID_IS_NONE (task.sector))
    g_assert_cmpuint (read.sector.value, ==, task.sector.value);
  if (!FORCON_ID_IS_NONE (task.object))
    g_assert_cmpuint (read.object.value, ==, task.object.value);
}

static void
each_kind_is_read_as_it_was_written (void)
{
  g_autoptr (TestCampaign) test = test_campaign_spied ();
  ForconFormationId squadron = test_formation (test, "squadron-1"), sappers = test_formation (test, "sappers");
  ForconSectorId here = test_sector (test, "b2"), beside = test_sector (test, "c2");

  assert_read_back ((ForconTask){ .kind = FORCON_TASK_MOVE, .formation = squadron, .sector = beside });
  assert_read_back ((ForconTask){ .kind = FORCON_TASK_ATTACK_SECTOR, .formation = squadron, .sector = beside });
  assert_read_back ((ForconTask){
      .kind = FORCON_TASK_ATTACK_FORMATION, .formation = squadron, .target = test_formation (test, "karkas") });
  assert_read_back ((ForconTask){ .kind = FORCON_TASK_DEFEND, .formation = squadron, .sector = here });
  assert_read_back ((ForconTask){ .kind = FORCON_TASK_PATROL, .formation = squadron, .sector = here });
  assert_read_back ((ForconTask){ .kind = FORCON_TASK_HOLD, .formation = squadron });
  assert_read_back (
      (ForconTask){ .kind = FORCON_TASK_LAY, .formation = sappers, .sector = test_sector (test, "a1") });
  assert_read_back (
      (ForconTask){ .kind = FORCON_TASK_LAY, .formation = sappers, .sector = test_sector (test, "a1"), .count = 3 });
  assert_read_back (
      (ForconTask){ .kind = FORCON_TASK_SWEEP, .formation = sappers, .sector = test_sector (test, "a1") });
}

static void
each_posture_is_read_as_it_was_written (void)
{
  g_autoptr (TestCampaign) test = test_campaign_spied ();
  ForconFormationId squadron = test_formation (test, "squadron-1");

  for (gint posture = FORCON_POSTURE_NONE + 1; posture < FORCON_N_POSTURE; posture++)
    {
      assert_read_back ((ForconTask){
          .kind = FORCON_TASK_POSTURE, .formation = squadron, .posture = (ForconPosture) posture });
      assert_read_back ((ForconTask){ .kind = FORCON_TASK_MOVE,
                                      .formation = squadron,
                                      .sector = test_sector (test, "c2"),
                                      .posture = (ForconPosture) posture });
    }
}

static void
what_lacks_a_slot_is_not_written (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconTask nobody = { .kind = FORCON_TASK_HOLD };
  ForconTask nowhere = { .kind = FORCON_TASK_MOVE, .formation = test_formation (test, "squadron-1") };
  ForconTask other = { .kind = FORCON_TASK_DISBAND, .formation = test_formation (test, "squadron-1") };

  g_assert_null (forcon_order_text (test->campaign, &nobody));
  g_assert_null (forcon_order_text (test->campaign, &nowhere));
  g_assert_null (forcon_order_text (test->campaign, &other));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/order-text/F-CAMP-4/each kind of order is read as it was written",
                   each_kind_is_read_as_it_was_written);
  g_test_add_func ("/order-text/F-CAMP-4/each posture is read as it was written",
                   each_posture_is_read_as_it_was_written);
  g_test_add_func ("/order-text/F-CAMP-4/what lacks a slot is not written", what_lacks_a_slot_is_not_written);
  return g_test_run ();
}
