/* SPDX-License-Identifier: GPL-3.0-or-later */
/* F-CAMP-4: in whatever order the words of a line stand, it tells the same to the same. */
#include "forcon-test-campaign.h"
#include "forcon-test-reading.h"

/* Turns of a sentence: $who, $whom (for whom), $deed (what somebody does), $do (to do it), $case, $place. */

static const char *const russian_orders[] = {
  "$who $deed $place.",         "$who $place $deed.",
  "$place $deed $who.",         "$place $who $deed.",
  "Пусть $who $deed $place.",   "А $who сейчас $deed $place.",
  "$whom $do $place.",          "$whom $place $do.",
  "$place $whom $do.",          "$do $place $whom.",
  "$whom: $do $place",          "$who: $do $place.",
  "$who — $place, $do.",        "Приказываю $whom $do $place.",
  "$whom надлежит $do $place.", "$whom быть готовым и $do $place.",
};

static const char *const russian_cases[] = {
  "$who, $case, $deed.", "$case, $who $deed.", "$case, $whom $do.",  "$whom: $case, $do.",
  "$whom $do, $case.",   "$who $deed, $case.", "$who: $case — $do.",
};

static const char *const english_cases[] = {
  "$who, $case, $deed.",    "$case, $who $deed.",    "$who $deed $case.",
  "$who: $case, $do.",      "$who is to $do $case.", "$who must $do $case.",
  "$case, $who is to $do.", "$who: $do $case.",      "Have $who $do $case.",
};

typedef struct {
  const char *deed;
  const char *infinitive;
  const char *place;
  const char *read;
} Deed;

static char *
turn (const char *sentence, const char *const *words)
{
  GString *line = g_string_new (sentence);

  for (guint i = 0; words[i] != NULL; i += 2)
    g_string_replace (line, words[i], words[i + 1], 0);
  return g_string_free (line, FALSE);
}

/* After a line that tells somebody else. */
static void
check (const TestCampaign *test, const char *before, const char *line, const char *expected)
{
  g_autofree char *sheet = g_strdup_printf ("%s\n%s\n", before, line);
  g_autoptr (ForconReadSheet) result = forcon_order_sheet_read (test->campaign, &test->rules, TEST_ADMIRAL_RED, sheet);

  g_test_message ("%s", line);
  g_assert_cmpuint (result->lines->len, ==, 2);
  g_autofree char *read = test_reading_describe (test->campaign, g_ptr_array_index (result->lines, 1));

  g_assert_cmpstr (read, ==, expected);
}

static void
an_order_can_be_turned_round (void)
{
  static const Deed deeds[] = {
    { "переходит", "перейти", "в C2", "understood squadron-1 [move c2]" },
    { "обороняется", "обороняться", "в C2", "understood squadron-1 [move c2, defend c2]" },
    { "держит оборону", "держать оборону", "в C2", "understood squadron-1 [move c2, defend c2]" },
    { "патрулирует", "патрулировать", "в C2", "understood squadron-1 [move c2, patrol c2]" },
  };
  g_autoptr (TestCampaign) test = test_campaign_spied ();

  for (guint i = 0; i < G_N_ELEMENTS (deeds); i++)
    for (guint k = 0; k < G_N_ELEMENTS (russian_orders); k++)
      {
        g_autofree char *line = turn (
            russian_orders[k], (const char *[]){ "$whom", "1-й эскадре", "$who", "1-я эскадра", "$deed", deeds[i].deed,
                                                 "$do", deeds[i].infinitive, "$place", deeds[i].place, NULL });

        check (test, "2-я эскадра стоит.", line, deeds[i].read);
      }
}

static void
a_case_can_be_turned_round (void)
{
  static const char *const cases[][2]
      = { { "если флагман погибнет", "when flagship-lost" }, { "если противник сильнее", "when outnumbered" } };
  static const char *const english[][2]
      = { { "if the flagship is lost", "when flagship-lost" }, { "if outnumbered", "when outnumbered" } };
  g_autoptr (TestCampaign) test = test_campaign_spied ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *read = g_strdup_printf ("understood squadron-1 [] {%s: withdraw b1}", cases[i][1]);

      for (guint k = 0; k < G_N_ELEMENTS (russian_cases); k++)
        {
          g_autofree char *line = turn (
              russian_cases[k], (const char *[]){ "$whom", "1-й эскадре", "$who", "1-я эскадра", "$deed",
                                                  "отходит в B1", "$do", "отойти в B1", "$case", cases[i][0], NULL });

          check (test, "2-я эскадра стоит.", line, read);
        }
      for (guint k = 0; k < G_N_ELEMENTS (english_cases); k++)
        {
          g_autofree char *line
              = turn (english_cases[k], (const char *[]){ "$who", "squadron 1", "$deed", "falls back to B1", "$do",
                                                          "fall back to B1", "$case", english[i][0], NULL });

          check (test, "Squadron 2 holds.", line, read);
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(name, function) g_test_add_func ("/campaign/order-turns/" name " (F-CAMP-4)", function)
  TEST ("an order can be turned round", an_order_can_be_turned_round);
  TEST ("a case can be turned round", a_case_can_be_turned_round);
  return g_test_run ();
}
