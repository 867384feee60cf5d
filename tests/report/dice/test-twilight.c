/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fleet-dice clashes in words: whatever happens, is refused or is waited for is a whole sentence; and on paper. */
#include "storage/files/data.h"
#include "render/paper/folio.h"
#include "render/drawing/style.h"
#include "forcon-test-language.h"
#include "storage/dice/twilight-file.h"
#include "report/dice/twilight-report.h"
#include "report/dice/twilight-sentences.h"
#include "report/dice/twilight-wording.h"

#include <locale.h>
#include <string.h>

static ForconTwilightFile *
load (const char *name)
{
  g_autofree char *relative = g_strconcat ("clashes/", name, NULL);
  g_autofree char *path = forcon_data_find (relative, NULL);
  g_autoptr (GError) error = NULL;
  ForconTwilightFile *file = forcon_twilight_file_load (path, NULL, &error);

  g_assert_no_error (error);
  return file;
}

static void
play (ForconTwilightFile *file, guint n)
{
  ForconTwilightCommand command;
  ForconDice dice = FORCON_DICE_GENERATED;
  guint choice;

  while (n-- > 0 && forcon_twilight_choose (file->journal, file->choices, file->plans, &command, &choice))
    forcon_twilight_outcome_free (forcon_twilight_journal_do (file->journal, &command, &dice));
}

static const ForconTwilightClash *
clash_of (const ForconTwilightFile *file)
{
  return forcon_twilight_journal_clash (file->journal);
}

static void
assert_units (const ForconTwilightFile *file, const char *word, guint count, const char *expected)
{
  g_autofree char *text = forcon_twilight_units_text (clash_of (file), file->rules, FORCON_TWILIGHT_SIDE_ATTACKER,
                                                      forcon_twilight_find_unit (file->rules, word), count);

  g_assert_cmpstr (text, ==, expected);
}

/* Every unit of the rules has forms of its own: none falls back to its name. */
static void
units_are_counted_as_people_do (void)
{
  g_autoptr (ForconTwilightFile) file = load ("retreat.xml");

  assert_units (file, "cruiser2", 1, "1 cruiser II");
  assert_units (file, "cruiser2", 3, "3 cruisers II");
  for (guint i = 0; i < file->rules->n_units; i++)
    {
      g_autofree char *text = forcon_twilight_units_text (clash_of (file), file->rules, FORCON_TWILIGHT_SIDE_ATTACKER,
                                                          (ForconUnitId){ (guint8) (i + 1) }, 2);

      g_assert_null (strstr (text, "×"));
    }
}

static void
a_unit_with_a_name_of_its_own_goes_by_it (void)
{
  g_autoptr (ForconTwilightFile) file = load ("retreat.xml");
  g_autoptr (ForconTwilightClash) clash = forcon_twilight_clash_clone (clash_of (file));
  ForconUnitId flagship = forcon_twilight_find_unit (file->rules, "flagship");
  g_autofree char *text = NULL;

  clash->players[FORCON_TWILIGHT_SIDE_DEFENDER].units[flagship.value - 1].name = "Wrath of Kenara";
  text = forcon_twilight_units_text (clash, file->rules, FORCON_TWILIGHT_SIDE_DEFENDER, flagship, 1);
  g_assert_cmpstr (text, ==, "Wrath of Kenara × 1");
}

/* A sentence ends with a full stop, and has no figure that nobody filled in. */
static void
assert_sentence (const char *sentence, gboolean full_stop)
{
  g_assert_nonnull (sentence);
  g_assert_true (g_utf8_validate (sentence, -1, NULL));
  g_assert_null (strstr (sentence, "(null)"));
  g_assert_null (strchr (sentence, '%'));
  g_assert_true (g_str_has_suffix (sentence, ".") == full_stop);
}

static void
every_fact_is_a_sentence_with_a_rule (void)
{
  g_autoptr (ForconTwilightFile) file = load ("retreat.xml");

  for (ForconTwilightEventKind kind = 0; kind < FORCON_N_TWILIGHT_EVENT; kind++)
    {
      const ForconTwilightEvent event
          = { .kind = kind, .unit = { 1 }, .count = 1, .text = "Card", .planet = 1, .system = 1 };
      g_autofree char *sentence = forcon_sentence_of_twilight_event (clash_of (file), file->rules, &event, NULL);

      if (kind == FORCON_TWILIGHT_EVENT_GENERATOR_ADVANCED)
        g_assert_null (sentence);
      else
        assert_sentence (sentence, TRUE);
      g_assert_true (g_str_has_prefix (forcon_twilight_rule_of_event (clash_of (file), &event), "T-"));
    }
}

static void
every_refusal_is_a_sentence_with_its_rule (void)
{
  g_autoptr (ForconTwilightFile) file = load ("retreat.xml");

  for (ForconTwilightVerdictKind kind = 0; kind < FORCON_N_TWILIGHT_VERDICTS; kind++)
    {
      const ForconTwilightVerdict verdict = {
        .kind = kind, .unit = { 1 }, .planet = 1, .system = 1, .request = { .unit = { 1 }, .count = 2, .needed = 7 }
      };
      g_autofree char *sentence = forcon_sentence_of_twilight_verdict (clash_of (file), file->rules, &verdict);

      assert_sentence (sentence, FALSE);
      g_assert_true (kind == FORCON_TWILIGHT_VERDICT_DONE || g_str_has_suffix (sentence, ")"));
    }
}

static void
every_command_and_whatever_is_owed_is_said (void)
{
  g_autoptr (ForconTwilightFile) file = load ("retreat.xml");

  for (ForconTwilightCommandKind kind = 0; kind < FORCON_N_TWILIGHT_COMMAND; kind++)
    {
      const ForconTwilightCommand command
          = { .kind = kind, .unit = { 1 }, .count = 2, .system = 1, .planet = 1, .text = "Card" };
      g_autofree char *sentence = forcon_sentence_of_twilight_command (clash_of (file), file->rules, &command);

      assert_sentence (sentence, FALSE);
    }
  for (ForconTwilightOwedKind kind = 0; kind < FORCON_N_TWILIGHT_OWED; kind++)
    {
      const ForconTwilightOwed owed = { kind, FORCON_TWILIGHT_SIDE_DEFENDER, 2 };
      g_autofree char *sentence = forcon_sentence_of_twilight_owed (clash_of (file), file->rules, &owed);

      assert_sentence (sentence, TRUE);
    }
}

/* T-HIT-1 */
static void
a_refusal_has_its_figures (void)
{
  g_autoptr (ForconTwilightFile) file = load ("retreat.xml");
  const ForconTwilightVerdict verdict
      = { .kind = FORCON_TWILIGHT_VERDICT_NO_HITS, .side = FORCON_TWILIGHT_SIDE_DEFENDER, .actual = 5, .needed = 2 };
  g_autofree char *sentence = forcon_sentence_of_twilight_verdict (clash_of (file), file->rules, &verdict);

  g_assert_cmpstr (sentence, ==, "Vervain cannot assign 5 hits: 2 are left (T-HIT-1)");
}

/* A4 and Letter; the pages say what the text report says of each die. */
static void
a_clash_is_printed_at_any_moment (void)
{
  static const char *const names[] = { "retreat.xml", "landing.xml", "medium-fleets.xml" };
  static const ForconPaper papers[] = { FORCON_PAPER_A4, FORCON_PAPER_LETTER };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    for (gsize j = 0; j < G_N_ELEMENTS (papers); j++)
      {
        g_autoptr (ForconTwilightFile) file = load (names[i]);
        const ForconPaperForm form = { papers[j], forcon_style_get (FORCON_STYLE_PRINT) };

        for (guint n = 0; n < 40; n += 13)
          {
            const ForconTwilightReport report = { file->journal, file->name };
            g_autoptr (ForconFolio) folio = forcon_twilight_report_folio (&report, &form);
            g_autofree char *text = forcon_twilight_report_text (&report);

            g_assert_cmpuint (forcon_folio_length (folio), >=, 1);
            g_assert_nonnull (strstr (text, "The odds at the beginning"));
            g_assert_true (clash_of (file)->step == FORCON_TWILIGHT_STEP_OVER
                           || strstr (text, "The clash is not over yet.") != NULL);
            play (file, 13);
          }
      }
}

/* T-RET-2: ships that left are not lost */
static void
the_report_tells_losses_and_who_retreated (void)
{
  g_autoptr (ForconTwilightFile) file = load ("retreat.xml");
  ForconTwilightReport report = { file->journal, file->name };
  g_autofree char *text = NULL;

  play (file, G_MAXUINT);
  text = forcon_twilight_report_text (&report);
  g_assert_nonnull (strstr (text, "Vervain retreats to Asteroid belt.\nCetaganda wins the space combat.\n"));
  g_assert_nonnull (strstr (text, "- Vervain, destroyed by hits: 5 fighters, 1 destroyer; cost 3.5\n"));
  g_assert_nonnull (strstr (text, "Cruiser II          3       3          0\n"));
  g_assert_nonnull (strstr (text, "hitting on 5 or more: 8 10 – 2"));
}

static void
in_russian_too (void)
{
  if (!test_speak_russian ())
    return;

  g_autoptr (ForconTwilightFile) file = load ("retreat.xml");

  assert_units (file, "cruiser2", 1, "1 крейсер II");
  assert_units (file, "cruiser2", 3, "3 крейсера II");
  assert_units (file, "infantry", 5, "5 отрядов пехоты");
  assert_units (file, "warsun", 2, "2 «Солнца войны»");
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/fleet-dice/units", units_are_counted_as_people_do);
  g_test_add_func ("/fleet-dice/own-name", a_unit_with_a_name_of_its_own_goes_by_it);
  g_test_add_func ("/fleet-dice/facts", every_fact_is_a_sentence_with_a_rule);
  g_test_add_func ("/fleet-dice/refusals", every_refusal_is_a_sentence_with_its_rule);
  g_test_add_func ("/fleet-dice/commands", every_command_and_whatever_is_owed_is_said);
  g_test_add_func ("/fleet-dice/figures", a_refusal_has_its_figures);
  g_test_add_func ("/fleet-dice/print", a_clash_is_printed_at_any_moment);
  g_test_add_func ("/fleet-dice/losses", the_report_tells_losses_and_who_retreated);
  g_test_add_func ("/fleet-dice/russian", in_russian_too);
  return g_test_run ();
}
