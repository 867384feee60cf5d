/* SPDX-License-Identifier: GPL-3.0-or-later */
/* F-CAMP-4: plain sentences, all ways in which they can be put together. */
#include "forcon-test-campaign.h"
#include "forcon-test-reading.h"

#include <string.h>

/* The sectors C2 and B1 are next to where Squadron 1 and the Light Division are. */

static gboolean
is_in_force (const ForconReadLine *line)
{
  return (line->state == FORCON_LINE_UNDERSTOOD || line->state == FORCON_LINE_GUESSED) && line->n_readings > 0;
}

/* Whether anybody would go to another sector by what is in force. */
static gboolean
moves_somebody (const ForconReadSheet *sheet)
{
  for (guint i = 0; i < sheet->lines->len; i++)
    {
      const ForconReadLine *line = g_ptr_array_index (sheet->lines, i);

      for (guint k = 0; is_in_force (line) && k < line->readings[0].n_tasks; k++)
        if (line->readings[0].tasks[k].kind == FORCON_TASK_MOVE)
          return TRUE;
    }
  return FALSE;
}

static void
assert_moves_nobody (const TestCampaign *test, const char *text)
{
  g_autoptr (ForconReadSheet) sheet = forcon_order_sheet_read (test->campaign, &test->rules, TEST_ADMIRAL_RED, text);

  if (moves_somebody (sheet))
    g_error ("\"%s\" sends somebody", text);
}

/* A sentence of which "#" is the order, in the form that goes with it. */
static void
assert_each_moves_nobody (const char *const *sentences, guint n, const char *const *orders, guint n_orders)
{
  g_autoptr (TestCampaign) test = test_campaign_spied ();

  for (guint i = 0; i < n; i++)
    for (guint k = 0; k < n_orders; k++)
      {
        g_auto (GStrv) parts = g_strsplit (sentences[i], "#", 2);
        g_autofree char *text = g_strconcat (parts[0], orders[k], parts[1], NULL);

        assert_moves_nobody (test, text);
      }
}

static const char *const english[] = { "go to C2", "attack C2", "patrol C2", "move to C2", "enter C2" };
static const char *const gerunds[] = { "going to C2", "attacking C2", "patrolling C2", "moving to C2", "entering C2" };
static const char *const infinitives[]
    = { "идти в C2", "атаковать C2", "патрулировать C2", "переходить в C2", "соваться в C2" };
static const char *const verbs[] = { "идёт в C2", "атакует C2", "патрулирует C2", "переходит в C2", "суётся в C2" };

static void
what_is_forbidden_sends_nobody (void)
{
  static const char *const of_english[] = {
    "Squadron 1: do not #.",
    "Squadron 1: don't #.",
    "Squadron 1 must not #.",
    "Squadron 1 is not to #.",
    "Squadron 1 shall not # under any circumstances.",
    "Under no circumstances is Squadron 1 to #.",
    "Squadron 1, never #.",
    "I do not want Squadron 1 to #.",
    "Squadron 1 is forbidden to #.",
    "I forbid Squadron 1 to #.",
    "Nobody is to #.",
    "There is no need for Squadron 1 to #.",
    "Squadron 1 does not have to #.",
    "Squadron 1 may not #.",
    "Squadron 1: whatever happens, do not #.",
    "Do not let Squadron 1 #.",
  };
  static const char *const of_gerunds[] = {
    "No # for Squadron 1.",    "Squadron 1: refrain from #.",      "Squadron 1 must avoid #.",
    "Stop Squadron 1 from #.", "Squadron 1, instead of #, stays.", "Without #, Squadron 1 holds.",
  };

  assert_each_moves_nobody (of_english, G_N_ELEMENTS (of_english), english, G_N_ELEMENTS (english));
  assert_each_moves_nobody (of_gerunds, G_N_ELEMENTS (of_gerunds), gerunds, G_N_ELEMENTS (gerunds));
}

static void
what_is_forbidden_in_russian_sends_nobody (void)
{
  static const char *const of_infinitives[] = {
    "1-й эскадре не #.",
    "1-й эскадре ни в коем случае не #.",
    "1-й эскадре запрещено #.",
    "Запрещаю 1-й эскадре #.",
    "1-й эскадре нельзя #.",
    "1-й эскадре незачем #.",
    "1-й эскадре не надо #.",
    "Не вздумайте #, 1-я эскадра!",
    "Никому не #.",
    "1-я эскадра не должна #.",
    "1-я эскадра: # запрещаю.",
    "1-я эскадра: # не надо.",
    "1-й эскадре рано #.",
    "1-й эскадре воздержаться от того, чтобы #.",
    "1-я эскадра вместо того, чтобы #, стоит.",
    "Нечего 1-й эскадре #.",
  };
  static const char *const of_verbs[] = {
    "1-я эскадра не #.",
    "Пусть 1-я эскадра не #.",
    "1-я эскадра ни за что не #.",
    "1-я эскадра больше не #.",
    "Что бы ни случилось, 1-я эскадра не #.",
  };

  assert_each_moves_nobody (of_infinitives, G_N_ELEMENTS (of_infinitives), infinitives, G_N_ELEMENTS (infinitives));
  assert_each_moves_nobody (of_verbs, G_N_ELEMENTS (of_verbs), verbs, G_N_ELEMENTS (verbs));
}

static void
what_others_say_or_a_signal_begins_sends_nobody (void)
{
  static const char *const of_english[] = {
    "Should Squadron 1 #?",         "What if I let Squadron 1 #?",        "Last phase I told Squadron 1 to #.",
    "They say Squadron 1 will #.",  "The enemy expects Squadron 1 to #.", "I ordered Squadron 1 to # already.",
    "Nobody told Squadron 1 to #.", "On my signal Squadron 1 is to #.",   "Squadron 1 is ready to #.",
  };
  static const char *const of_infinitives[] = {
    "А 1-й эскадре #?",
    "Вчера 1-й эскадре приказали #.",
    "Я уже приказал 1-й эскадре #.",
    "Никто не велел 1-й эскадре #.",
    "По моему сигналу 1-й эскадре #.",
    "1-й эскадре приготовиться #.",
  };
  static const char *const of_verbs[] = {
    "Что если 1-я эскадра #?",
    "Противник ждёт, что 1-я эскадра #.",
    "Говорят, 1-я эскадра #.",
    "1-я эскадра # только по моему приказу.",
  };

  assert_each_moves_nobody (of_english, G_N_ELEMENTS (of_english), english, G_N_ELEMENTS (english));
  assert_each_moves_nobody (of_infinitives, G_N_ELEMENTS (of_infinitives), infinitives, G_N_ELEMENTS (infinitives));
  assert_each_moves_nobody (of_verbs, G_N_ELEMENTS (of_verbs), verbs, G_N_ELEMENTS (verbs));
}

/* Who is told by the lines that are in force, each by its word, in their order. */
static char *
told_by (const TestCampaign *test, const char *text)
{
  g_autoptr (ForconReadSheet) sheet = forcon_order_sheet_read (test->campaign, &test->rules, TEST_ADMIRAL_RED, text);
  GString *told = g_string_new (NULL);

  for (guint i = 0; i < sheet->lines->len; i++)
    {
      const ForconReadLine *line = g_ptr_array_index (sheet->lines, i);

      if (is_in_force (line) && (line->readings[0].n_tasks > 0 || line->readings[0].n_instructions > 0))
        g_string_append_printf (told, "%s%s", told->len > 0 ? " " : "",
                                forcon_battle_formation_id (test->campaign->fleet, line->formation));
    }
  return g_string_free (told, FALSE);
}

typedef struct {
  const char *who;
  const char *told;
} Subject;

static void
assert_each_is_told (const Subject *subjects, guint n, const char *const *deeds, guint n_deeds)
{
  g_autoptr (TestCampaign) test = test_campaign_spied ();

  for (guint i = 0; i < n; i++)
    for (guint k = 0; k < n_deeds; k++)
      {
        g_autofree char *text = g_strconcat (subjects[i].who, " ", deeds[k], NULL);
        g_autofree char *told = told_by (test, text);

        if (!g_str_equal (told, subjects[i].told))
          g_error ("\"%s\" tells %s", text, told);
      }
}

static void
each_of_those_who_are_named_is_told (void)
{
  static const Subject subjects[] = {
    { "Light Division and Sappers", "light-division sappers" },
    { "The Light Division and the Sappers", "light-division sappers" },
    { "Both Light Division and Sappers", "light-division sappers" },
    { "Both the Light Division and the Sappers", "light-division sappers" },
    { "Light Division, Sappers", "light-division sappers" },
    { "Light Division + Sappers", "light-division sappers" },
    { "Light Division/Sappers", "light-division sappers" },
    { "Light Division, Squadron 1 and the Sappers", "light-division squadron-1 sappers" },
  };
  static const char *const deeds[]
      = { "hold",         "stay where they are",   "must not ram anyone", "do not pursue", "save their torpedoes",
          "avoid battle", "fall back if attacked", "stay in ambush" };

  assert_each_is_told (subjects, G_N_ELEMENTS (subjects), deeds, G_N_ELEMENTS (deeds));
}

static void
each_of_those_who_are_named_in_russian_is_told (void)
{
  static const Subject subjects[] = {
    { "Лёгкая дивизия и Сапёры", "light-division sappers" },
    { "И Лёгкая дивизия, и Сапёры", "light-division sappers" },
    { "Лёгкая дивизия + Сапёры", "light-division sappers" },
    { "Лёгкая дивизия, 1-я эскадра и Сапёры", "light-division squadron-1 sappers" },
  };
  static const char *const deeds[]
      = { "стоят на месте",    "никого не таранят", "не преследуют врага",  "берегут торпеды",
          "в бой не вступают", "остаются в засаде", "при нападении отходят" };

  assert_each_is_told (subjects, G_N_ELEMENTS (subjects), deeds, G_N_ELEMENTS (deeds));
}

static void
all_but_somebody_are_all_but_that_one (void)
{
  static const char *const sentences[]
      = { "Everyone but the Sappers holds", "All except Sappers hold", "All formations but the Sappers hold",
          "Все, кроме Сапёров, стоят на месте", "Всем, кроме Сапёров: стоять на месте" };
  g_autoptr (TestCampaign) test = test_campaign_spied ();

  for (guint i = 0; i < G_N_ELEMENTS (sentences); i++)
    {
      g_autofree char *told = told_by (test, sentences[i]);

      if (strstr (told, "sappers") != NULL || strstr (told, "squadron-1") == NULL
          || strstr (told, "light-division") == NULL)
        g_error ("\"%s\" tells %s", sentences[i], told);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/campaign/plain orders/what is forbidden sends nobody", what_is_forbidden_sends_nobody);
  g_test_add_func ("/campaign/plain orders/what is forbidden in Russian sends nobody",
                   what_is_forbidden_in_russian_sends_nobody);
  g_test_add_func ("/campaign/plain orders/what others say, or a signal begins, sends nobody",
                   what_others_say_or_a_signal_begins_sends_nobody);
  g_test_add_func ("/campaign/plain orders/each of those who are named is told", each_of_those_who_are_named_is_told);
  g_test_add_func ("/campaign/plain orders/each of those who are named in Russian is told",
                   each_of_those_who_are_named_in_russian_is_told);
  g_test_add_func ("/campaign/plain orders/all but somebody are all but that one",
                   all_but_somebody_are_all_but_that_one);
  return g_test_run ();
}
