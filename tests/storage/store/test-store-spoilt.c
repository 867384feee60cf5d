/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Campaign files that were cut off, in which bits have turned, or that are none: refused in one line, or opened with
 * verify telling what is wrong, or nothing of what they say has changed. No harm is ever done.
 */
#include "store-sample.h"

#include "storage/exchange/entry-xml.h"
#include "storage/files/file-error.h"
#include "storage/exchange/state-xml.h"
#include "storage/store/store-schema.h"

#include <glib/gstdio.h>
#include <string.h>

#ifdef __SANITIZE_ADDRESS__
#define SPOILT 100
#else
#define SPOILT 1000
#endif

#define SEED 77
#define N_COMMANDS 40

typedef struct {
  guint n_refused;
  guint n_told;
  guint n_same;
} Tally;

/* All that a file says. */
static char *
content_of (ForconStore *store)
{
  ForconChronicle *chronicle = forcon_store_chronicle (store);
  GString *content = g_string_new (forcon_store_rules_name (store));
  g_autofree char *start = forcon_state_to_xml (forcon_chronicle_start (chronicle));
  g_autofree char *present = forcon_state_to_xml (forcon_store_campaign (store));

  g_string_append_printf (content, " %u %u\n%s%s", forcon_chronicle_position (chronicle),
                          forcon_chronicle_length (chronicle), start, present);
  for (guint i = 0; i < forcon_chronicle_length (chronicle); i++)
    {
      const ForconCampaignEntry *entry = forcon_chronicle_entry (chronicle, i, NULL);
      g_autofree char *xml = entry == NULL ? g_strdup ("unreadable") : forcon_entry_to_xml (entry);

      g_string_append (content, xml);
    }
  return g_string_free (content, FALSE);
}

static void
judge_opened (ForconStore *store, const char *content, Tally *tally)
{
  g_autoptr (GPtrArray) problems = forcon_store_verify (store, NULL);
  g_autofree char *found = NULL;

  if (problems->len > 0)
    {
      const ForconStoreProblem *problem = g_ptr_array_index (problems, 0);

      g_assert_null (strchr (problem->what, '\n'));
      tally->n_told++;
      return;
    }
  found = content_of (store);
  g_assert_cmpstr (found, ==, content);
  tally->n_same++;
}

static void
judge (const char *path, ForconStoreMode mode, const char *content, Tally *tally)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconStore) store = forcon_store_open (path, mode, &error);

  if (store != NULL)
    {
      judge_opened (store, content, tally);
      return;
    }
  g_assert_true (error->domain == FORCON_FILE_ERROR);
  g_assert_null (strchr (error->message, '\n'));
  tally->n_refused++;
}

/* A sound file: bytes and what they say. */
static void
make_sound (SampleStore *sample, char **bytes, gsize *length, char **content)
{
  ForconCampaignCommand advance = { .kind = FORCON_CAMPAIGN_COMMAND_ADVANCE, .by = "master" };

  sample_do_many (sample->store, 1, N_COMMANDS / 2);
  advance.advance.leave_open = TRUE;
  for (guint i = 0; i < 3; i++)
    sample_do_command (sample->store, &advance);
  sample_do_many (sample->store, N_COMMANDS / 2 + 1, N_COMMANDS);
  g_assert_true (forcon_store_go_to (sample->store, N_COMMANDS - 5, NULL));
  *content = content_of (sample->store);
  sample_store_close (sample);
  g_assert_true (g_file_get_contents (sample->path, bytes, length, NULL));
}

static void
write_bytes (const char *path, const char *bytes, gsize length)
{
  g_unlink (path);
  g_assert_true (g_file_set_contents_full (path, bytes, (gssize) length, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
}

typedef gsize (*Spoiler) (char *bytes, gsize length, ForconRandom *random);

static Tally
spoil_many (Spoiler spoiler, guint64 stream)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  ForconRandom random = forcon_random_seeded (SEED, stream);
  g_autofree char *bytes = NULL;
  g_autofree char *content = NULL;
  gsize length = 0;
  Tally tally = { 0, 0, 0 };

  make_sound (sample, &bytes, &length, &content);
  for (guint i = 0; i < SPOILT; i++)
    {
      g_autofree char *spoilt = g_memdup2 (bytes, length);
      gsize left = spoiler (spoilt, length, &random);

      write_bytes (sample->path, spoilt, left);
      judge (sample->path, i % 4 == 0 ? FORCON_STORE_WRITE : FORCON_STORE_READ, content, &tally);
    }
  g_test_message ("%u refused, %u told by verify, %u say the same", tally.n_refused, tally.n_told, tally.n_same);
  return tally;
}

static gsize
cut_off (char *bytes, gsize length, ForconRandom *random)
{
  return forcon_random_below (random, (guint32) length);
}

static gsize
turn_bits (char *bytes, gsize length, ForconRandom *random)
{
  for (guint n = forcon_random_below (random, 3) + 1; n > 0; n--)
    {
      /* A third of the time at the beginning, where there is most to lose. */
      guint32 range = forcon_random_below (random, 3) == 0 ? 200 : (guint32) length;

      bytes[forcon_random_below (random, range)] ^= (char) (1u << forcon_random_below (random, 8));
    }
  return length;
}

static void
files_that_were_cut_off (void)
{
  Tally tally = spoil_many (cut_off, 1);

  g_assert_cmpuint (tally.n_same, ==, 0);
}

static void
files_in_which_bits_have_turned (void)
{
  Tally tally = spoil_many (turn_bits, 2);

  g_assert_cmpuint (tally.n_refused, >, SPOILT / 10);
  g_assert_cmpuint (tally.n_told, >, SPOILT / 10);
}

/* Files of others */

static const char *const schemas[] = {
  "CREATE TABLE entries (number INTEGER PRIMARY KEY, body TEXT NOT NULL, hash TEXT NOT NULL)",
  "CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL, sum TEXT NOT NULL) WITHOUT ROWID",
  "CREATE TABLE snapshots (position INTEGER PRIMARY KEY, state TEXT NOT NULL, hash TEXT NOT NULL)",
  "CREATE TABLE people (name TEXT, age INTEGER)",
  "CREATE VIEW entries AS SELECT 1 AS number, 'x' AS body, 'y' AS hash",
  ("CREATE VIEW snapshots AS WITH RECURSIVE n (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) "
   "SELECT x AS position, 'a' AS state, 'b' AS hash FROM n"),
  "CREATE TABLE sqlite (x); CREATE INDEX by_x ON sqlite (x)",
};

static void
make_database (const char *path, ForconRandom *random)
{
  sqlite3 *db = NULL;
  g_autofree char *pragmas = g_strdup_printf ("PRAGMA application_id = %d; PRAGMA user_version = %u",
                                              forcon_random_below (random, 4) == 0 ? 0 : FORCON_STORE_APPLICATION_ID,
                                              forcon_random_below (random, 4));

  g_unlink (path);
  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  sqlite3_exec (db, "PRAGMA synchronous = OFF", NULL, NULL, NULL);
  sqlite3_exec (db, pragmas, NULL, NULL, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (schemas); i++)
    if (forcon_random_below (random, 2) == 0)
      sqlite3_exec (db, schemas[i], NULL, NULL, NULL);
  sqlite3_exec (db, "INSERT INTO settings VALUES ('position', '99999999999', 'x'), ('rules', '../../etc/passwd', 'y')",
                NULL, NULL, NULL);
  sqlite3_exec (db, "INSERT INTO entries VALUES (1, '<entry command=\"note\"/>', 'z')", NULL, NULL, NULL);
  sqlite3_close (db);
}

static void
make_noise (const char *path, ForconRandom *random)
{
  static const char *const beginnings[]
      = { "", "SQLite format 3", "<?xml version=\"1.0\"?><campaign>", "\x89PNG\r\n", "PK\x03\x04" };
  g_autoptr (GString) noise = g_string_new (beginnings[forcon_random_below (random, G_N_ELEMENTS (beginnings))]);

  for (guint n = forcon_random_below (random, 20000); n > 0; n--)
    g_string_append_c (noise, (char) forcon_random_below (random, 256));
  write_bytes (path, noise->str, noise->len);
}

static void
files_of_others (void)
{
  g_autofree char *folder = sample_folder_new ();
  g_autofree char *path = g_build_filename (folder, "foreign.forcon", NULL);
  ForconRandom random = forcon_random_seeded (SEED, 3);
  Tally tally = { 0, 0, 0 };

  for (guint i = 0; i < SPOILT; i++)
    {
      if (i % 2 == 0)
        make_database (path, &random);
      else
        make_noise (path, &random);
      judge (path, i % 4 < 2 ? FORCON_STORE_WRITE : FORCON_STORE_READ, "", &tally);
    }
  g_assert_cmpuint (tally.n_refused, ==, SPOILT);
  sample_folder_remove (folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(path, function) g_test_add_func ("/storage/store-spoilt/" path, function)
  TEST ("files that were cut off", files_that_were_cut_off);
  TEST ("files in which bits have turned", files_in_which_bits_have_turned);
  TEST ("files of others", files_of_others);
  return g_test_run ();
}
