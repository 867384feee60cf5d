/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A campaign file. */
#include "fuzz-store.h"
#include "fuzz.h"

void
fuzz_begin (void)
{
  fuzz_store_path ();
}

void
fuzz_try (const guint8 *bytes, gsize size)
{
  g_autoptr (GError) error = NULL;

  g_file_set_contents_full (fuzz_store_path (), (const char *) bytes, (gssize) size, G_FILE_SET_CONTENTS_NONE, 0600,
                            &error);
  g_assert_no_error (error);
  fuzz_store_check (fuzz_store_path ());
  fuzz_store_remove ();
}
