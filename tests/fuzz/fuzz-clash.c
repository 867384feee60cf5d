/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fuzz-clash.h"

#include "fuzz.h"

/* After so many commands it is enough: two that cannot hit each other may fight for ever. */
#define COMMANDS_MAX 60

static void
check_journal (const ForconTwilightJournal *journal)
{
  g_assert_true (forcon_twilight_journal_verify (journal).agrees);
}

/* Back to the start and to the end again is where it was. */
static void
check_undo (ForconTwilightJournal *journal)
{
  g_autofree char *before = forcon_twilight_clash_hash (forcon_twilight_journal_clash (journal));
  guint position = forcon_twilight_journal_position (journal);
  g_autofree char *after = NULL;

  for (guint i = 0; i < position; i++)
    g_assert_true (forcon_twilight_journal_undo (journal));
  g_assert_false (forcon_twilight_journal_undo (journal));
  for (guint i = 0; i < position; i++)
    g_assert_true (forcon_twilight_journal_redo (journal));
  after = forcon_twilight_clash_hash (forcon_twilight_journal_clash (journal));
  fuzz_assert_same ("the clash that was done again", before, after);
}

/**
 * fuzz_clash_play:
 * @file: a clash
 *
 * Goes on as its plans say, and those of its choices that are possible. What is refused all the same ends it.
 */
void
fuzz_clash_play (ForconTwilightFile *file)
{
  for (guint i = 0; i < COMMANDS_MAX; i++)
    {
      ForconTwilightCommand command = { 0 };
      guint choice = 0;
      g_autoptr (ForconTwilightOutcome) outcome = NULL;

      if (!forcon_twilight_choose_possible (file->journal, file->choices, file->plans, &command, &choice, NULL))
        break;
      outcome = forcon_twilight_journal_do (file->journal, &command, &FORCON_DICE_GENERATED);
      g_assert_cmpint (outcome->verdict.kind, !=, FORCON_TWILIGHT_VERDICT_NEEDS_DICE);
      if (outcome->verdict.kind != FORCON_TWILIGHT_VERDICT_DONE)
        {
          /* A plan does what is allowed. */
          g_assert_cmpuint (choice, !=, FORCON_TWILIGHT_NO_CHOICE);
          break;
        }
    }
  check_journal (file->journal);
  check_undo (file->journal);
}
