/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A battle script: it is played, written down and read again, from the start and as it then stands. */
#include "fuzz-battle.h"
#include "fuzz.h"

void
fuzz_begin (void)
{
}

static ForconScript *
read_again (const char *xml)
{
  g_autoptr (FuzzFile) file = fuzz_file_new_text (xml);
  g_autoptr (GError) error = NULL;
  ForconScript *script = forcon_script_load (file->path, NULL, &error);

  g_assert_no_error (error);
  return script;
}

static void
check_same (const ForconBattle *a, const ForconBattle *b)
{
  g_autofree char *hash_a = forcon_battle_hash (a);
  g_autofree char *hash_b = forcon_battle_hash (b);

  fuzz_assert_same ("the battle that was read again", hash_a, hash_b);
}

static void
check_state (const ForconScript *script, const ForconBattle *battle)
{
  g_autofree char *xml = forcon_script_to_xml (battle, &(const ForconScriptRules){ script->rules_name, script->rule_changes }, NULL);
  g_autoptr (ForconScript) again = read_again (xml);
  g_autofree char *xml_again = forcon_script_to_xml (again->start, &(const ForconScriptRules){ script->rules_name, script->rule_changes }, NULL);

  fuzz_assert_same ("what was written again", xml, xml_again);
  check_same (battle, again->start);
}

static void
check_play (const ForconScript *script, const ForconJournal *journal)
{
  g_autofree char *xml = forcon_script_to_xml (script->start, &(const ForconScriptRules){ script->rules_name, script->rule_changes }, journal);
  g_autoptr (ForconScript) again = read_again (xml);
  g_autoptr (ForconJournal) played = fuzz_play_commands (again->start, again->rules, again->commands);

  g_assert_cmpuint (forcon_journal_length (journal), ==, forcon_journal_length (played));
  check_same (forcon_journal_battle (journal), forcon_journal_battle (played));
}

void
fuzz_try (const guint8 *bytes, gsize size)
{
  g_autoptr (FuzzFile) file = fuzz_file_new (bytes, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconScript) script = forcon_script_load (file->path, NULL, &error);
  g_autoptr (ForconJournal) journal = NULL;

  if (fuzz_refused (script, error))
    return;
  check_state (script, script->start);
  journal = fuzz_play_commands (script->start, script->rules, script->commands);
  fuzz_audit (journal);
  check_state (script, forcon_journal_battle (journal));
  check_play (script, journal);
}
