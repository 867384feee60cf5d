/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A file of commands for a battle that is there. */
#include "fuzz-battle.h"
#include "fuzz.h"

static ForconScript *script;

void
fuzz_begin (void)
{
  g_autofree char *path = fuzz_data_path ("scenarios/hegen-hub.xml");
  g_autoptr (GError) error = NULL;

  script = forcon_script_load (path, NULL, &error);
  g_assert_no_error (error);
}

void
fuzz_try (const guint8 *bytes, gsize size)
{
  g_autoptr (FuzzFile) file = fuzz_file_new (bytes, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) commands = forcon_script_load_commands (file->path, script->start, script->rules, &error);
  g_autoptr (ForconJournal) journal = NULL;

  if (fuzz_refused (commands, error))
    return;
  journal = fuzz_play_commands (script->start, script->rules, commands);
  fuzz_audit (journal);
}
