/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A fleet book. */
#include "storage/fleet/fleet.h"
#include "storage/rules/rules-file.h"
#include "fuzz.h"

static ForconRules *rules;

void
fuzz_begin (void)
{
  g_autoptr (GError) error = NULL;

  rules = forcon_rules_load_named ("forcon-2010", &error);
  g_assert_no_error (error);
}

void
fuzz_try (const guint8 *bytes, gsize size)
{
  g_autoptr (FuzzFile) file = fuzz_file_new (bytes, size);
  g_autoptr (ForconFleet) fleet = forcon_fleet_new (rules);
  g_autoptr (GError) error = NULL;
  gboolean sound = forcon_fleet_read_book (fleet, file->path, &error);

  fuzz_refused (sound ? fleet : NULL, error);
}
