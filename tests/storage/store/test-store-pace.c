/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the master's hours went, in a campaign's file. */
#include "store-sample.h"

#include <glib/gstdio.h>

static void
save (ForconStore *store, gint phase, const char *text)
{
  g_autoptr (GArray) pace = forcon_pace_new ();
  g_autoptr (GError) error = NULL;

  forcon_pace_read_text (pace, phase, text);
  g_assert_true (forcon_store_save_pace (store, pace, phase, &error));
  g_assert_no_error (error);
}

static void
assert_notes (ForconStore *store, gint phase, const char *expected)
{
  g_autoptr (GArray) pace = forcon_store_load_pace (store);
  g_autofree char *text = forcon_pace_to_text (pace, phase);

  g_assert_cmpstr (text, ==, expected);
}

static void
notes_are_there_when_the_file_is_opened_again (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();

  save (sample->store, 1, "sheets=400/6 papers=30");
  save (sample->store, 2, "clash-3=90/8");
  save (sample->store, 1, "sheets=430/6 papers=30");
  sample_store_reopen (sample, FORCON_STORE_READ);
  assert_notes (sample->store, 1, "sheets=430/6 papers=30");
  assert_notes (sample->store, 2, "clash-3=90/8");
}

/* Time that is gone does not come back. */
static void
undoing_commands_leaves_them (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  sample_do_many (sample->store, 1, 5);
  before = sample_hash (sample->store);
  save (sample->store, 1, "sheets=400");
  after = sample_hash (sample->store);
  g_assert_cmpstr (before, ==, after);
  g_assert_true (forcon_store_go_to (sample->store, 0, NULL));
  assert_notes (sample->store, 1, "sheets=400");
  sample_assert_sound (sample->store);
}

static void
they_go_with_a_copy_and_with_an_export (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  g_autofree char *copy = sample_store_beside (sample, ".copy");
  g_autofree char *xml = sample_store_beside (sample, ".xml");
  g_autofree char *imported = sample_store_beside (sample, ".imported");
  g_autoptr (GError) error = NULL;

  sample_do_many (sample->store, 1, 3);
  save (sample->store, 1, "sheets=400");
  g_assert_true (forcon_store_save_copy (sample->store, copy, &error));
  g_assert_true (forcon_store_export (sample->store, xml, &error));
  g_assert_true (forcon_store_import (xml, imported, NULL, &error));
  g_assert_no_error (error);
  g_autoptr (ForconStore) first = forcon_store_open (copy, FORCON_STORE_READ, NULL);
  g_autoptr (ForconStore) second = forcon_store_open (imported, FORCON_STORE_READ, NULL);

  assert_notes (first, 1, "sheets=400");
  assert_notes (second, 1, "sheets=400");
}

static void
notes_that_are_damaged_are_as_none (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();

  save (sample->store, 1, "sheets=400");
  save (sample->store, 2, "papers=10");
  sample_store_close (sample);
  sample_run_sql (sample->path, "UPDATE settings SET value = 'sheets=900' WHERE name = 'pace-1'");
  sample_store_reopen (sample, FORCON_STORE_READ);
  assert_notes (sample->store, 1, "");
  assert_notes (sample->store, 2, "papers=10");
  g_autoptr (GPtrArray) problems = forcon_store_verify (sample->store, NULL);

  g_assert_cmpuint (problems->len, ==, 1);
}

static void
a_file_that_is_only_read_takes_none (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  g_autoptr (GArray) pace = forcon_pace_new ();

  sample_store_reopen (sample, FORCON_STORE_READ);
  g_assert_false (forcon_store_save_pace (sample->store, pace, 1, NULL));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(path, function) g_test_add_func ("/storage/store-pace/" path, function)
  TEST ("notes are there when the file is opened again", notes_are_there_when_the_file_is_opened_again);
  TEST ("undoing commands leaves them, and they change no hash", undoing_commands_leaves_them);
  TEST ("they go with a copy and with an export", they_go_with_a_copy_and_with_an_export);
  TEST ("notes that are damaged are as none", notes_that_are_damaged_are_as_none);
  TEST ("a file that is only read takes none", a_file_that_is_only_read_takes_none);
  return g_test_run ();
}
