/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fuzz-battle.h"

#include "engine/views/view.h"

/**
 * fuzz_play_commands:
 * @start: a battle
 * @rules: of it
 * @commands: (element-type ForconScriptCommand): what is tried, one after the other; those that are refused are left out
 *
 * Returns: (transfer full): the battle with all that was done
 */
ForconJournal *
fuzz_play_commands (const ForconBattle *start, const ForconRules *rules, const GPtrArray *commands)
{
  ForconJournal *journal = forcon_journal_new (start, rules);

  for (guint i = 0; i < commands->len; i++)
    {
      const ForconScriptCommand *command = g_ptr_array_index (commands, i);
      const GByteArray *faces = command->dice;
      ForconDice dice = { faces == NULL ? NULL : faces->data, faces == NULL ? 0 : faces->len, TRUE, FALSE };
      g_autoptr (ForconOutcome) outcome = forcon_journal_do (journal, &command->command, &dice);

      g_assert_cmpint (outcome->verdict.kind, !=, FORCON_VERDICT_NEEDS_DICE);
    }
  return journal;
}

/* What was done is what would be done again, and what each side sees of it can be told. */
void
fuzz_audit (const ForconJournal *journal)
{
  const ForconBattle *start = forcon_journal_start (journal);

  g_assert_true (forcon_journal_replays (journal));
  g_assert_true (forcon_journal_verify (journal).agrees);
  for (guint i = 1; i <= forcon_battle_n_sides (start); i++)
    {
      g_autoptr (ForconView) view = forcon_view_of_journal (journal, (ForconSideId){ (guint16) i }, "Contact");

      g_assert_nonnull (forcon_view_battle (view));
    }
}
