/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Orders that the program writes itself are read as what they are: F-CAMP-4. */
#include "campaign-sample.h"

#include "base/language.h"
#include "base/locale.h"
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
  assert_read_back ((ForconTask){ .kind = FORCON_TASK_LAY, .formation = sappers, .sector = test_sector (test, "a1") });
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
      assert_read_back (
          (ForconTask){ .kind = FORCON_TASK_POSTURE, .formation = squadron, .posture = (ForconPosture) posture });
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

/* The case of what was handed in last, after this one was written and handed in. */
static void
assert_instruction_read_back (ForconWhen when, ForconWhat what, gboolean somewhere)
{
  gboolean russian = g_strcmp0 (forcon_language_of_thread (), "ru") == 0;
  g_autoptr (TestCampaign) test = test_campaign_spied ();
  const ForconInstruction instruction = { .formation = test_formation (test, "squadron-1"),
                                          .when = when,
                                          .what = what,
                                          .goal = somewhere ? test_sector (test, "c2") : FORCON_NO_SECTOR };
  g_autofree char *text = forcon_instruction_order_text (test->campaign, &instruction);
  const ForconInstruction *read;

  g_assert_nonnull (text);
  g_assert_true (g_str_is_ascii (text) == !russian);
  test_campaign_do (test,
                    COMMAND (HAND_IN, .hand_in.admiral = TEST_ADMIRAL_RED, .hand_in.text = g_intern_string (text)), "");
  if (test->campaign->instructions->len != 1
      || g_array_index (test->campaign->lines, ForconLine, 0).state != FORCON_LINE_UNDERSTOOD)
    g_error ("“%s” is not understood", text);
  read = &g_array_index (test->campaign->instructions, ForconInstruction, 0);
  g_assert_cmpint (read->when, ==, when);
  g_assert_cmpint (read->what, ==, what);
  g_assert_cmpuint (read->formation.value, ==, instruction.formation.value);
  g_assert_cmpuint (read->goal.value, ==, instruction.goal.value);
}

static void
each_instruction_is_read_as_it_was_written (void)
{
  static const char *const languages[] = { "en", "ru" };
  static const ForconWhen cases[]
      = { FORCON_WHEN_MEETS, FORCON_WHEN_ATTACKED, FORCON_WHEN_OUTNUMBERED, FORCON_WHEN_FLAGSHIP_LOST };
  static const ForconWhat deeds[]
      = { FORCON_WHAT_ATTACK, FORCON_WHAT_AVOID, FORCON_WHAT_WITHDRAW, FORCON_WHAT_HOLD_FIRE };

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      FORCON_IN_LANGUAGE (languages[i]);

      for (guint j = 0; j < G_N_ELEMENTS (cases); j++)
        {
          for (guint k = 0; k < G_N_ELEMENTS (deeds); k++)
            if (!(cases[j] == FORCON_WHEN_ATTACKED && deeds[k] == FORCON_WHAT_HOLD_FIRE)
                && !(cases[j] == FORCON_WHEN_OUTNUMBERED && deeds[k] == FORCON_WHAT_ATTACK))
              assert_instruction_read_back (cases[j], deeds[k], FALSE);
          assert_instruction_read_back (cases[j], FORCON_WHAT_WITHDRAW, TRUE);
        }
      assert_instruction_read_back (FORCON_WHEN_ALWAYS, FORCON_WHAT_AVOID, FALSE);
      assert_instruction_read_back (FORCON_WHEN_ALWAYS, FORCON_WHAT_HOLD_FIRE, FALSE);
    }
}

static void
an_instruction_that_no_line_says_is_not_written (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconInstruction instruction = { .when = FORCON_WHEN_MEETS, .what = FORCON_WHAT_AVOID };

  g_assert_null (forcon_instruction_order_text (test->campaign, &instruction));
  instruction = (ForconInstruction){ .formation = test_formation (test, "squadron-1"),
                                     .when = FORCON_WHEN_ALWAYS,
                                     .what = FORCON_WHAT_WITHDRAW };
  g_assert_null (forcon_instruction_order_text (test->campaign, &instruction));
  instruction.when = FORCON_WHEN_ATTACKED;
  instruction.what = FORCON_WHAT_HOLD_FIRE;
  g_assert_null (forcon_instruction_order_text (test->campaign, &instruction));
}

int
main (int argc, char **argv)
{
  forcon_locale_begin (g_getenv ("FORCON_LOCALE_DIR"));
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/order-text/F-CAMP-4/each kind of order is read as it was written",
                   each_kind_is_read_as_it_was_written);
  g_test_add_func ("/order-text/F-CAMP-4/each posture is read as it was written",
                   each_posture_is_read_as_it_was_written);
  g_test_add_func ("/order-text/F-CAMP-4/what lacks a slot is not written", what_lacks_a_slot_is_not_written);
  g_test_add_func ("/order-text/F-CAMP-13/each instruction is read as it was written, in both languages",
                   each_instruction_is_read_as_it_was_written);
  g_test_add_func ("/order-text/F-CAMP-13/an instruction that no line says is not written",
                   an_instruction_that_no_line_says_is_not_written);
  return g_test_run ();
}
