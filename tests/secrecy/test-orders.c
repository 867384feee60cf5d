/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Order lines are no oracle: what an admiral does not know reads the same whether it exists or not, and so does what comes of it
 * (F-CAMP-6, F-CAMP-8). Twins are the same campaign but for what the red admiral does not know.
 */
#include "campaign/reading/order-sheet.h"
#include "forcon-test-campaign.h"
#include "secrecy-outputs.h"

#include <string.h>

/* Sheets, with "Mask" for a name that red does not know. */
static const char *const sheets[] = {
  "Squadron 1: attack Mask",
  "Squadron 1: attack mask",
  "Squadron 1: attack Mask in B3",
  "Squadron 1: move to C2, then attack Mask",
  "Squadron 1: strike at Mask, then attack Karkas",
  "Squadron 1: attack Mask or Karkas",
  "Squadron 1: attack \"Mask\"; Squadron 2: hold",
  "Squadron 1: attack the 7th squadron",
  "1-я эскадра: атаковать Маску",
  "1-я эскадра: удар по Маске в B3",
  "Squadron 1: join Mask",
  "Squadron 1: join squadron 7",
  "Mask: join Squadron 1",
  "Squadron 1: defend Mask",
  "Squadron 1: guard Mask in B2",
  "Squadron 1: move to Mask",
  "Squadron 1: patrol Mask",
  "Squadron 1: flagship Mask",
  "Squadron 1: successors Mask, Smely",
  "Squadron 1: split off Mask",
  "Squadron 1: detach Mask and Smely, flagship Smely",
  "Squadron 1: take in Mask",
  "Form Mask from Smely and Bravy, flagship Smely",
  "Form Hammer from Mask and Bravy, flagship Bravy",
  "Disband Mask",
  "Mask: patrol",
  "Mask patrol B2",
  "Mask - C2",
  "All but Mask: hold",
  "Move Mask to C2",
  "Squadron 1: attack Karkas with Mask",
  "Squadron 1: lay 2 mines at Mask",
  "Landing force: land on Mask",
  "Squadron 1: hold. Where is Mask?",
  "Squadron 1: attack Msak",
  "Squadron 1: attack Masks",
  "Squadron 1: attack Iron Mask",
  "Squadron 7: patrol",
  "7-я эскадра: патруль",
};

/* What is hidden, and bears the name in one of the twins. */
typedef enum {
  ENEMY,
  ENEMY_BY_WORD,
  ENEMY_BY_ALIAS,
  ENEMY_NEARLY,
  ENEMY_LONGER,
  ENEMY_NUMBERED,
  ENEMY_SHIP,
  ENEMY_FLAGSHIP_BY_ALIAS,
  FRIEND,
  FRIEND_BY_ALIAS,
  FRIEND_SHIP,
  FRIEND_NUMBERED,
  N_VEILS,
} Veil;

static void
replace (char **text, const char *with)
{
  g_free (*text);
  *text = g_strdup (with);
}

static ForconFormationName *
name_of (TestCampaign *test, const char *formation)
{
  return &g_array_index (test->campaign->fleet->roster->formations, ForconFormationName,
                         test_formation (test, formation).value - 1);
}

static ForconCard *
card_of (TestCampaign *test, const char *ship)
{
  return &g_array_index (test->campaign->fleet->roster->cards, ForconCard, test_fleet_ship (test, ship).value - 1);
}

static void
call (TestCampaign *test, Veil veil)
{
  switch (veil)
    {
    case ENEMY:
      replace (&name_of (test, "raiders")->name, "Mask");
      break;
    case ENEMY_BY_WORD:
      replace (&name_of (test, "raiders")->id, "mask");
      break;
    case ENEMY_BY_ALIAS:
      forcon_campaign_add_alias (test->campaign, "Рейдеры", "Mask");
      break;
    case ENEMY_NEARLY:
      replace (&name_of (test, "raiders")->name, "Maske");
      break;
    case ENEMY_LONGER:
      replace (&name_of (test, "raiders")->name, "Iron Mask");
      break;
    case ENEMY_NUMBERED:
      replace (&name_of (test, "raiders")->name, "7th Squadron");
      break;
    case ENEMY_SHIP:
      replace (&card_of (test, "kaper")->name, "Mask");
      break;
    case ENEMY_FLAGSHIP_BY_ALIAS:
      forcon_campaign_add_alias (test->campaign, "Корсар", "Mask");
      break;
    case FRIEND:
      replace (&name_of (test, "green-guard")->name, "Mask");
      break;
    case FRIEND_BY_ALIAS:
      forcon_campaign_add_alias (test->campaign, "Green Guard", "Mask");
      break;
    case FRIEND_SHIP:
      replace (&card_of (test, "ivy")->name, "Mask");
      break;
    case FRIEND_NUMBERED:
      replace (&name_of (test, "green-guard")->name, "Эскадра 7");
      break;
    case N_VEILS:
      break;
    }
}

/* A campaign in which red knows Karkas, and nobody else. */
static TestCampaign *
twin (Veil veil)
{
  TestCampaign *test = test_campaign_new ();

  test_identify (test, TEST_ADMIRAL_RED, "karkas");
  call (test, veil);
  return test;
}

static void
add_record (GString *text, gconstpointer record, const ForconRecordShape *shape)
{
  for (guint i = 0; i < shape->n_fields; i++)
    {
      g_string_append_c (text, ' ');
      forcon_record_format (text, record, &shape->fields[i]);
    }
}

static void
add_verdict (GString *text, const ForconCampaignVerdict *verdict)
{
  g_string_append_printf (text, " ! %s %d %d %u %u %u %u %u %s", forcon_problem_to_word (verdict->kind), verdict->actual,
                          verdict->needed, verdict->formation.value, verdict->ship.value, verdict->sector.value,
                          verdict->other.value, verdict->admiral.value, verdict->text == NULL ? "-" : verdict->text);
}

/* All that a reading comes to, but for what the master alone is told. */
static char *
read_by_red (TestCampaign *test, const char *sheet)
{
  g_autoptr (ForconReadSheet) result = forcon_order_sheet_read (test->campaign, &test->rules, TEST_ADMIRAL_RED, sheet);
  GPtrArray *lines = result->lines;
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < lines->len; i++)
    {
      const ForconReadLine *line = g_ptr_array_index (lines, i);

      g_string_append_printf (text, "%d “%s” %s %u %u # %s\n", line->number, line->text,
                              forcon_line_state_to_word (line->state), line->formation.value, line->n_readings,
                              line->remark == NULL ? "-" : line->remark);
      for (guint k = 0; k < line->n_readings; k++)
        {
          const ForconReading *reading = &line->readings[k];

          g_string_append_printf (text, "  %u ~ %s %d", reading->formation.value,
                                  reading->guess == NULL ? "-" : reading->guess, reading->halves);
          add_verdict (text, &reading->problem);
          for (guint j = 0; j < reading->n_tasks; j++)
            add_record (text, &reading->tasks[j], forcon_table_shape (FORCON_TABLE_TASK));
          g_string_append_c (text, '\n');
        }
    }
  return g_string_free (text, FALSE);
}

static void
every_line_reads_the_same_whether_what_it_names_exists_or_not (void)
{
  for (Veil veil = 0; veil < N_VEILS; veil++)
    {
      g_autoptr (TestCampaign) there = twin (veil);
      g_autoptr (TestCampaign) nowhere = twin (N_VEILS);

      for (guint i = 0; i < G_N_ELEMENTS (sheets); i++)
        {
          g_autofree char *one = read_by_red (there, sheets[i]);
          g_autofree char *other = read_by_red (nowhere, sheets[i]);

          g_assert_cmpstr (one, ==, other);
        }
    }
}

/* What stands there is a command that is carried out with these dice, and no others. */
static void
do_with (ForconChronicle *chronicle, const ForconCampaignCommand *command, const char *dice)
{
  g_autoptr (GByteArray) faces = g_byte_array_new ();

  g_assert_true (forcon_dice_parse (dice, faces, NULL));
  const ForconDice source = { faces->data, faces->len, FALSE, FALSE };
  ForconCampaignOutcome *outcome = forcon_chronicle_do (chronicle, command, &source);

  g_assert_cmpstr (forcon_problem_to_word (outcome->verdict.kind), ==, "none");
  forcon_campaign_outcome_free (outcome);
}

/* The first question that is open, or none. */
static ForconMeetingId
question (ForconChronicle *chronicle)
{
  const GArray *meetings = forcon_chronicle_campaign (chronicle)->meetings;

  for (guint i = 0; i < meetings->len; i++)
    if (g_array_index (meetings, ForconMeeting, i).state == FORCON_MEETING_ASKED)
      return g_array_index (meetings, ForconMeeting, i).meeting;
  return FORCON_NO_MEETING;
}

/* Questions are answered so that nobody clashes. */
static void
let_pass (ForconChronicle *chronicle)
{
  for (ForconMeetingId id; !FORCON_ID_IS_NONE (id = question (chronicle));)
    {
      const ForconCampaignCommand pass
          = { .kind = FORCON_CAMPAIGN_COMMAND_ANSWER, .answer = { .meeting = id, .on = FALSE } };

      do_with (chronicle, &pass, "");
    }
}

/* All that red reads after a phase in which this sheet was carried out; questions are answered, or left open. */
static char *
told (TestCampaign *test, const char *sheet, const char *const *dice, gboolean leave_open)
{
  g_autoptr (ForconChronicle) chronicle = forcon_chronicle_new (test->campaign, &test->rules);
  const ForconCampaignCommand hand_in
      = { .kind = FORCON_CAMPAIGN_COMMAND_HAND_IN, .hand_in = { .admiral = TEST_ADMIRAL_RED, .text = sheet } };
  const ForconCampaignCommand advance
      = { .kind = FORCON_CAMPAIGN_COMMAND_ADVANCE, .advance = { .leave_open = leave_open } };

  do_with (chronicle, &hand_in, "");
  for (guint half = 0; half < 2; half++)
    {
      do_with (chronicle, &advance, dice[half]);
      if (!leave_open)
        let_pass (chronicle);
    }
  do_with (chronicle, &advance, "");
  return secrecy_words (chronicle, TEST_ADMIRAL_RED, 1);
}

static char *
told_after (TestCampaign *test, const char *sheet, const char *const *dice)
{
  return told (test, sheet, dice, FALSE);
}

static const char *const no_dice[] = { "", "" };

static void
what_comes_of_it_is_told_the_same (void)
{
  for (Veil veil = 0; veil < N_VEILS; veil++)
    for (guint i = veil % 3; i < G_N_ELEMENTS (sheets); i += 3)
      {
        g_autoptr (TestCampaign) there = twin (veil);
        g_autoptr (TestCampaign) nowhere = twin (N_VEILS);
        g_autofree char *one = told_after (there, sheets[i], no_dice);
        g_autofree char *other = told_after (nowhere, sheets[i], no_dice);

        g_assert_cmpstr (one, ==, other);
      }
}

/* F-CAMP-6: attacks where something hidden is, is not found, or is not at all */
static void
an_attack_tells_nothing_of_what_it_does_not_find (void)
{
  static const struct {
    const char *sheet;
    const char *dice[2];
  } attacks[] = {
    { "Squadron 1: attack B2. Sappers: lay 2 mines. Squadron 2: patrol", { "4 1", "" } },
    { "Squadron 1: attack Mask", { "4 1", "" } },
    { "Squadron 1: attack Karkas in B2", { "", "" } },
    { "Squadron 1: attack the enemy, then patrol", { "4 1", "4 1" } },
    { "Light Division: move to B2, attack all there, then move to C2", { "4 1", "4 1" } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (attacks); i++)
    {
      g_autoptr (TestCampaign) hidden = twin (ENEMY);
      g_autoptr (TestCampaign) nowhere = twin (ENEMY);

      test_post (hidden, "raiders")->sector = test_sector (hidden, "b2");
      g_autofree char *one = told_after (hidden, attacks[i].sheet, attacks[i].dice);
      g_autofree char *other = told_after (nowhere, attacks[i].sheet, no_dice);

      g_assert_cmpstr (one, ==, other);
    }
}

/* F-CAMP-5: nor does a question that nobody answered before the phase was over */
static void
a_question_that_is_left_open_tells_nothing (void)
{
  static const char *const dice[] = { "4 1", "4 1" };
  static const char sheet[] = "Squadron 1: attack B2, then patrol. Sappers: lay 2 mines. Squadron 2: patrol";
  g_autoptr (TestCampaign) hidden = twin (ENEMY);
  g_autoptr (TestCampaign) nowhere = twin (ENEMY);

  test_post (hidden, "raiders")->sector = test_sector (hidden, "b2");
  g_autofree char *one = told (hidden, sheet, dice, TRUE);
  g_autofree char *other = told (nowhere, sheet, no_dice, TRUE);

  g_assert_cmpstr (one, ==, other);
}

/* F-CAMP-6: nor does one on a formation that was seen elsewhere tell that it is here now */
static void
an_attack_tells_nothing_of_where_somebody_hides (void)
{
  static const char *const dice[] = { "4 1", "" };
  g_autoptr (TestCampaign) here = twin (N_VEILS);
  g_autoptr (TestCampaign) elsewhere = twin (N_VEILS);

  test_post (here, "karkas")->sector = test_sector (here, "b2");
  g_autofree char *one = told_after (here, "Squadron 1: attack Karkas", dice);
  g_autofree char *other = told_after (elsewhere, "Squadron 1: attack Karkas", no_dice);

  g_assert_cmpstr (one, ==, other);
}

/* Whether it lives, has split or has been joined, an order does not tell either. */
static void
what_has_become_of_whom_one_knows_reads_the_same (void)
{
  static const char *const known[] = { "Squadron 1: attack Karkas", "Squadron 1: attack Harpy", "Squadron 1: attack Gorgon in B3",
                                       "Squadron 1: join Karkas", "Squadron 1: defend Harpy", "Harpy: patrol",
                                       "Squadron 1: flagship Harpy", "Squadron 1: attack Green Guard" };
  g_autoptr (TestCampaign) as_it_was = twin (N_VEILS);
  g_autoptr (TestCampaign) otherwise = twin (N_VEILS);
  ForconShip *harpy = &otherwise->campaign->fleet->ships[test_fleet_ship (otherwise, "harpy").value - 1];
  ForconShip *gorgon = &otherwise->campaign->fleet->ships[test_fleet_ship (otherwise, "gorgon").value - 1];

  harpy->formation = test_formation (otherwise, "raiders");
  gorgon->status = FORCON_SHIP_DESTROYED;
  test_post (otherwise, "karkas")->formed = FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    {
      g_autofree char *one = read_by_red (as_it_was, known[i]);
      g_autofree char *other = read_by_red (otherwise, known[i]);

      g_assert_cmpstr (one, ==, other);
    }
}

static void
assert_meant (TestCampaign *test, const char *sheet, const char *expected)
{
  g_autoptr (ForconReadSheet) result = forcon_order_sheet_read (test->campaign, &test->rules, TEST_ADMIRAL_RED, sheet);
  GPtrArray *lines = result->lines;

  g_assert_cmpstr (((const ForconReadLine *) g_ptr_array_index (lines, 0))->meant, ==, expected);
}

static void
the_master_alone_is_told_what_was_meant (void)
{
  g_autoptr (TestCampaign) test = twin (ENEMY);
  const char *const dice[] = { "", "" };

  assert_meant (test, "Squadron 1: attack Mask", "Mask → Mask");
  assert_meant (test, "Squadron 1: attack Ivi", "Ivi → Ivy");
  assert_meant (test, "Squadron 1: join Green Guard, flagship Korsar", "Green Guard → Green Guard; Korsar → Корсар");
  assert_meant (test, "Squadron 1: attack Karkas", NULL);
  assert_meant (test, "Squadron 1: attack Tulip", NULL);
  g_autofree char *told = told_after (test, "Squadron 1: attack Green Guard", dice);

  g_assert_null (strstr (told, "→"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(path, function) g_test_add_func ("/secrecy/orders/" path, function)
  TEST ("every line reads the same whether what it names exists or not (F-CAMP-8)",
        every_line_reads_the_same_whether_what_it_names_exists_or_not);
  TEST ("what comes of it is told the same (F-CAMP-8)", what_comes_of_it_is_told_the_same);
  TEST ("an attack tells nothing of what it does not find (F-CAMP-6)", an_attack_tells_nothing_of_what_it_does_not_find);
  TEST ("a question that is left open tells nothing (F-CAMP-5)", a_question_that_is_left_open_tells_nothing);
  TEST ("an attack tells nothing of where somebody hides (F-CAMP-6)", an_attack_tells_nothing_of_where_somebody_hides);
  TEST ("what has become of whom one knows reads the same (F-CAMP-8)", what_has_become_of_whom_one_knows_reads_the_same);
  TEST ("the master alone is told what was meant (F-CAMP-8)", the_master_alone_is_told_what_was_meant);
  return g_test_run ();
}
