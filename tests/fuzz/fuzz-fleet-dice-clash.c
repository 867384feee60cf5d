/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A fleet-dice clash: it is gone on with, and written and read again before and after. */
#include "fuzz-clash.h"
#include "fuzz.h"

void
fuzz_begin (void)
{
}

static void
check_round_trip (const ForconTwilightFile *file)
{
  g_autofree char *xml = forcon_twilight_file_to_xml (file);
  g_autofree char *hash = forcon_twilight_clash_hash (forcon_twilight_journal_clash (file->journal));
  g_autoptr (FuzzFile) written = fuzz_file_new_text (xml);
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconTwilightFile) again = forcon_twilight_file_load (written->path, NULL, &error);
  g_autofree char *xml_again = NULL;
  g_autofree char *hash_again = NULL;

  g_assert_no_error (error);
  xml_again = forcon_twilight_file_to_xml (again);
  hash_again = forcon_twilight_clash_hash (forcon_twilight_journal_clash (again->journal));
  fuzz_assert_same ("what was written again", xml, xml_again);
  fuzz_assert_same ("the clash that was read again", hash, hash_again);
}

void
fuzz_try (const guint8 *bytes, gsize size)
{
  g_autoptr (FuzzFile) written = fuzz_file_new (bytes, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconTwilightFile) file = forcon_twilight_file_load (written->path, NULL, &error);

  if (fuzz_refused (file, error))
    return;
  check_round_trip (file);
  if (!file->has_seed)
    forcon_twilight_file_reseed (file, 1);
  fuzz_clash_play (file);
  check_round_trip (file);
}
