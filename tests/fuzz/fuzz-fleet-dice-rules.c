/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A file of fleet-dice rules: the clashes that come with the program are played by them. */
#include "fuzz-clash.h"
#include "fuzz.h"

static const char *const clashes[] = { "clashes/landing.xml", "clashes/medium-fleets.xml", "clashes/retreat.xml" };
static char *paths[G_N_ELEMENTS (clashes)];

void
fuzz_begin (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (clashes); i++)
    paths[i] = fuzz_data_path (clashes[i]);
}

/* The clash may have units that these rules do not know. */
static void
play (const char *clash, const char *rules)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconTwilightFile) file = forcon_twilight_file_load (clash, rules, &error);

  if (fuzz_refused (file, error))
    return;
  forcon_twilight_file_reseed (file, 1);
  fuzz_clash_play (file);
}

void
fuzz_try (const guint8 *bytes, gsize size)
{
  g_autoptr (FuzzFile) file = fuzz_file_new (bytes, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconTwilightRules) rules = forcon_twilight_rules_load (file->path, &error);

  if (fuzz_refused (rules, error))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    play (paths[i], file->path);
}
