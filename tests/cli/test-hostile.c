/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What strangers may put where the program reads and writes: pipes, links, names that a terminal obeys, forged files. */
#define _XOPEN_SOURCE 700 /* mkfifo(), symlink(), link() */

#include "cli-campaign.h"

#include "storage/exchange/exchange.h"
#include "storage/store/store-private.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* The longest name that a file can have. */
#define NAME_LENGTH 255

static char *
text_of (const char *path)
{
  char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

static char *
line_of (const char *path, const char *rest)
{
  return g_strconcat (path, rest, "\n", NULL);
}

/* The program ended with status 3, and said exactly this. */
static void
assert_damaged (Run *run, const char *path, const char *rest)
{
  g_autofree char *line = line_of (path, rest);

  g_assert_cmpstr (run->err, ==, line);
  g_assert_cmpint (run->status, ==, 3);
  run_free (run);
}

/* Places that are no files */

#define NOT_PLAIN ": cannot be read: it is not a plain file, expected a readable file"

static void
test_pipes (void)
{
  g_autofree char *pipe = free_path ("pipe");
  g_autofree char *campaign = begun_campaign ("pipes.forcon");
  g_autofree char *other = free_path ("other.forcon");
  g_autofree char *picture = free_path ("pipe.svg");

  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  assert_damaged (run_forcon ("check", pipe, NULL), pipe, NOT_PLAIN);
  assert_damaged (run_forcon ("new", pipe, other, NULL), pipe, NOT_PLAIN);
  assert_damaged (run_forcon ("status", pipe, NULL), pipe, NOT_PLAIN);
  assert_damaged (run_forcon ("verify", pipe, NULL), pipe, NOT_PLAIN);
  assert_damaged (run_forcon ("play", pipe, NULL), pipe, NOT_PLAIN);
  assert_damaged (run_forcon ("map", pipe, "-o", picture, NULL), pipe, NOT_PLAIN);
  assert_damaged (run_forcon ("import", pipe, other, NULL), pipe, NOT_PLAIN);
  assert_damaged (run_forcon ("clash", "play", pipe, NULL), pipe, NOT_PLAIN);
  assert_damaged (run_forcon ("orders", campaign, "--admiral", "rivek", pipe, NULL), pipe,
                  ": the order sheet cannot be read");
  g_assert_false (g_file_test (other, G_FILE_TEST_EXISTS));
  g_remove (pipe);
}

static void
test_folders_and_devices (void)
{
  g_autofree char *folder = scratch_path (".");
  g_autofree char *campaign = begun_campaign ("devices.forcon");

  assert_damaged (run_forcon ("check", "/dev/zero", NULL), "/dev/zero", NOT_PLAIN);
  assert_damaged (run_forcon ("status", "/dev/zero", NULL), "/dev/zero", NOT_PLAIN);
  assert_damaged (run_forcon ("check", folder, NULL), folder,
                  ": cannot be read: Is a directory, expected a readable file");
  assert_damaged (run_forcon ("orders", campaign, "--admiral", "rivek", "/dev/zero", NULL), "/dev/zero",
                  ": the order sheet cannot be read");
  assert_damaged (run_forcon ("export", campaign, "-o", "/dev/null", NULL), "/dev/null",
                  ": cannot be written: it is not a plain file, expected a place that can be written to");
}

/* Links */

/* Ways of writing a file: pictures, pages, text and XML. */
static const struct {
  const char *subcommand;
  const char *options[3];
  const char *suffix;
} ways[] = {
  { "export", { NULL }, ".xml" },
  { "map", { NULL }, ".svg" },
  { "map", { NULL }, ".png" },
  { "report", { "--admiral", "rivek", NULL }, ".pdf" },
  { "report", { "--admiral", "rivek", NULL }, ".txt" },
};

static Run *
write_to (gsize way, const char *campaign, const char *path)
{
  const char *arguments[8] = { ways[way].subcommand, campaign, "-o", path };

  for (gsize i = 0; ways[way].options[i] != NULL; i++)
    arguments[4 + i] = ways[way].options[i];
  return run_forcon_with (NULL, arguments);
}

static void
test_links (void)
{
  g_autofree char *campaign = begun_campaign ("links.forcon");

  for (gsize i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_autofree char *target = write_scratch ("target", "before");
      g_autofree char *name = g_strconcat ("link", ways[i].suffix, NULL);
      g_autofree char *link_path = free_path (name);

      g_assert_cmpint (symlink ("target", link_path), ==, 0);
      g_autoptr (Run) run = write_to (i, campaign, link_path);
      g_autofree char *after = text_of (target);

      g_assert_cmpstr (run->err, ==, "");
      g_assert_cmpint (run->status, ==, 0);
      g_assert_true (g_file_test (link_path, G_FILE_TEST_IS_SYMLINK));
      g_assert_cmpstr (after, !=, "before");
      g_remove (link_path);
    }
}

static void
test_bad_links (void)
{
  static const char *const where[][2]
      = { { "nowhere-at-all", "it is a link that leads nowhere" }, { "/dev/null", "it is not a plain file" } };
  g_autofree char *campaign = begun_campaign ("bad-links.forcon");

  for (gsize i = 0; i < G_N_ELEMENTS (ways); i++)
    for (gsize k = 0; k < G_N_ELEMENTS (where); k++)
      {
        g_autofree char *name = g_strconcat ("bad-link", ways[i].suffix, NULL);
        g_autofree char *link_path = free_path (name);

        g_assert_cmpint (symlink (where[k][0], link_path), ==, 0);
        g_autoptr (Run) run = write_to (i, campaign, link_path);

        assert_refused (run, 3, where[k][1]);
        g_assert_true (g_file_test (link_path, G_FILE_TEST_IS_SYMLINK));
        g_remove (link_path);
      }
  g_autofree char *nowhere = scratch_path ("nowhere-at-all");

  g_assert_false (g_file_test (nowhere, G_FILE_TEST_EXISTS));
}

static void
test_rings (void)
{
  g_autofree char *campaign = begun_campaign ("rings.forcon");
  g_autofree char *ring = free_path ("ring.xml");
  g_autofree char *around = free_path ("around.xml");

  g_assert_cmpint (symlink ("around.xml", ring), ==, 0);
  g_assert_cmpint (symlink ("ring.xml", around), ==, 0);
  assert_damaged (run_forcon ("export", campaign, "-o", ring, NULL), ring,
                  ": cannot be written: Too many levels of symbolic links, expected a place that can be written to");
  assert_damaged (run_forcon ("check", ring, NULL), ring,
                  ": cannot be read: Too many levels of symbolic links, expected a readable file");
  g_remove (ring);
  g_remove (around);
}

/* A campaign is no file to write over, whatever it goes by. */
static void
test_link_to_campaign (void)
{
  g_autofree char *campaign = begun_campaign ("dear.forcon");
  g_autofree char *link_path = free_path ("dear.xml");

  g_assert_cmpint (symlink ("dear.forcon", link_path), ==, 0);
  assert_damaged (run_forcon ("export", campaign, "-o", link_path, NULL), link_path,
                  ": cannot be written: it is a running campaign, expected a place that can be written to");
  do_forcon ("verify", link_path, NULL);
  g_remove (link_path);
}

static void
test_second_names (void)
{
  g_autofree char *campaign = begun_campaign ("second.forcon");
  g_autofree char *first = write_scratch ("first.xml", "before");
  g_autofree char *second = free_path ("second.xml");

  g_assert_cmpint (link (first, second), ==, 0);
  do_forcon ("export", campaign, "-o", first, NULL);
  g_autofree char *written = text_of (first);
  g_autofree char *kept = text_of (second);

  g_assert_cmpstr (written, !=, "before");
  g_assert_cmpstr (kept, ==, "before");
}

static void
test_longest_names (void)
{
  g_autofree char *campaign = begun_campaign ("long.forcon");
  g_autofree char *name = g_strnfill (NAME_LENGTH, 'n');
  g_autofree char *path = free_path (name);
  g_autofree char *scenario = skirmish_scenario ();

  assert_damaged (run_forcon ("export", campaign, "-o", path, NULL), path,
                  ": cannot be written: File name too long, expected a place that can be written to");
  assert_damaged (run_forcon ("new", scenario, path, NULL), path,
                  ": cannot be written: File name too long, expected a folder that can be written in");
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

/* Terminals */

/* Escapes, of both sets, and what turns directions or hides. */
static const char *const harmful[]
    = { "\033",         "\a",           "\b",           "\r",           "\xc2\x9b", "\xc2\x85",
        "\xe2\x80\xae", "\xe2\x81\xa6", "\xe2\x80\xa8", "\xe2\x80\x8b", "\x7f" };

static void
assert_harmless (const char *text)
{
  for (gsize i = 0; i < G_N_ELEMENTS (harmful); i++)
    g_assert_null (strstr (text, harmful[i]));
}

static char *
all_harm (const char *around)
{
  g_autofree char *joined = g_strjoinv ("x", (char **) harmful);

  return g_strconcat (around, joined, around, NULL);
}

static void
test_names_of_files (void)
{
  g_autofree char *name = all_harm ("file");
  static const char *const subcommands[]
      = { "check", "status", "play", "journal", "verify", "undo", "export", "cards" };

  for (gsize i = 0; i < G_N_ELEMENTS (subcommands); i++)
    {
      g_autoptr (Run) run = run_forcon (subcommands[i], name, "-o", name, NULL);

      g_assert_cmpint (run->status, >=, 2);
      g_assert_true (is_one_line (run->err));
      assert_harmless (run->err);
      assert_harmless (run->out);
    }
}

static void
test_arguments (void)
{
  g_autofree char *word = all_harm ("word");
  g_autofree char *campaign = begun_campaign ("arguments.forcon");
  g_autofree char *option = g_strconcat ("--", word, NULL);
  Run *runs[] = { run_forcon (word, NULL),
                  run_forcon ("status", campaign, option, NULL),
                  run_forcon ("do", campaign, word, NULL),
                  run_forcon ("do", campaign, "place", word, NULL),
                  run_forcon ("report", campaign, "--admiral", word, NULL),
                  run_forcon ("odds", word, NULL),
                  run_forcon ("clash", "play", word, NULL) };

  for (gsize i = 0; i < G_N_ELEMENTS (runs); i++)
    {
      g_assert_cmpint (runs[i]->status, !=, 0);
      g_assert_true (is_one_line (runs[i]->err));
      assert_harmless (runs[i]->err);
      assert_harmless (runs[i]->out);
      run_free (runs[i]);
    }
}

/* What admirals write is kept as it is, and shown so that it does nothing. */
static void
test_texts_of_sheets (void)
{
  static const char *const shows[][6] = { { "status", NULL },
                                          { "status", "--json", NULL },
                                          { "journal", NULL },
                                          { "journal", "--json", NULL },
                                          { "journal", "--explain", "2", NULL },
                                          { "report", "--admiral", "rivek", NULL } };
  g_autofree char *campaign = begun_campaign ("sheets.forcon");
  g_autofree char *harm = all_harm ("Fan");
  g_autofree char *text = g_strconcat (harm, " go to b2\n", harm, ": \"", harm, "\"\n", NULL);
  g_autofree char *sheet = write_scratch ("sheet.txt", text);
  g_autoptr (Run) orders = run_forcon ("orders", campaign, "--admiral", "rivek", sheet, NULL);

  assert_harmless (orders->out);
  assert_harmless (orders->err);
  g_autofree char *note = g_strconcat ("text=", harm, NULL);

  do_forcon ("do", campaign, "note", note, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (shows); i++)
    {
      const char *arguments[8] = { shows[i][0], campaign };

      for (gsize k = 1; shows[i][k] != NULL; k++)
        arguments[k + 1] = shows[i][k];
      g_autoptr (Run) run = run_forcon_with (NULL, arguments);

      g_assert_cmpint (run->status, ==, 0);
      assert_harmless (run->out);
      assert_harmless (run->err);
    }
}

/* A file that comes from elsewhere, and what is told of it. */
static void
test_names_in_files (void)
{
  g_autofree char *script = write_duel ("hebrew.xml", "7", TO_THE_SHOT);
  g_autofree char *text = text_of (script);
  g_autoptr (GString) changed = g_string_new (text);

  g_string_replace (changed, "name=\"", "name=\"אוניה ", 0);
  g_autofree char *hebrew = write_scratch ("hebrew.xml", changed->str);
  g_autoptr (Run) played = run_forcon ("play", hebrew, NULL);

  g_assert_cmpstr (played->err, ==, "");
  g_assert_nonnull (strstr (played->out, "אוניה"));
  g_string_replace (changed, "אוניה",
                    "a\xe2\x80\xae"
                    "b",
                    1);
  g_autofree char *turned = write_scratch ("turned.xml", changed->str);
  g_autoptr (Run) refused = run_forcon ("play", turned, NULL);

  assert_refused (
      refused, 3,
      "has the character U+202E, expected text without control characters, turns of direction and heaps of accents");
  assert_harmless (refused->err);
}

/* Names that belong to a running campaign */

#define KEPT                                                                                                           \
  ": cannot be written: the name is kept for a file beside a running campaign, expected a place that can be written to"

/* Of a campaign that is there, whatever it is called, and of one that may come to be there. */
static void
test_kept_names (void)
{
  static const char *const suffixes[] = { "-wal", "-shm", "-journal", ".lock" };
  g_autofree char *campaign = begun_campaign ("kept.forcon");
  g_autofree char *plain = begun_campaign ("kept-plainly");
  g_autofree char *absent = free_path ("absent.forcon");
  const char *const campaigns[] = { campaign, plain, absent };

  for (gsize i = 0; i < G_N_ELEMENTS (campaigns) * G_N_ELEMENTS (suffixes); i++)
    {
      g_autofree char *path = g_strconcat (campaigns[i / G_N_ELEMENTS (suffixes)], suffixes[i % G_N_ELEMENTS (suffixes)], NULL);
      gboolean was_there = g_file_test (path, G_FILE_TEST_EXISTS);

      assert_damaged (run_forcon ("export", campaign, "-o", path, NULL), path, KEPT);
      assert_damaged (run_forcon ("copy", campaign, "-o", path, NULL), path, KEPT);
      g_assert_true (was_there == g_file_test (path, G_FILE_TEST_EXISTS));
    }
}

/* What only looks like one is anybody's. */
static void
test_other_names (void)
{
  g_autofree char *campaign = begun_campaign ("other-names.forcon");
  g_autofree char *path = free_path ("notes.lock");
  g_autofree char *notes = write_scratch ("notes", "no campaign");
  g_autoptr (Run) run = run_forcon ("export", campaign, "-o", path, NULL);

  g_assert_nonnull (notes);
  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpint (run->status, ==, 0);
  g_remove (path);
}

/* Forged files: sealed as if the program had written them. */

static char *
forged_campaign (const char *name, const char *old, const char *new)
{
  g_autofree char *campaign = begun_campaign ("sound.forcon");
  g_autofree char *xml = free_path ("sound.xml");
  char *path = fresh_campaign_path (name);
  g_autoptr (GError) error = NULL;

  do_forcon ("do", campaign, "place", "formation=spurs", "sector=a1", "--reason", "For the test", NULL);
  do_forcon ("export", campaign, "-o", xml, NULL);
  g_autofree char *text = text_of (xml);
  g_autoptr (GString) changed = g_string_new (text);

  g_assert_cmpuint (g_string_replace (changed, old, new, 0), >, 0);
  g_autofree char *forged = write_scratch ("forged.xml", changed->str);
  g_autoptr (ForconExchange) exchange = forcon_exchange_load (forged, &error);

  g_assert_no_error (error);
  forcon_store_make (path, exchange, &error);
  g_assert_no_error (error);
  return path;
}

static void
test_forged_facts (void)
{
  static const char *const subcommands[] = { "status", "journal", "verify", "undo", "advance" };
  g_autofree char *path = forged_campaign ("forged.forcon", " formation=\"2\" from=\"6\" to=\"1\"",
                                           " formation=\"99\" from=\"6\" to=\"1\"");

  for (gsize i = 0; i < G_N_ELEMENTS (subcommands); i++)
    assert_damaged (
        run_forcon (subcommands[i], path, NULL), path,
        ": the record of command 2 cannot be used (what it says cannot have happened), expected a campaign file");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/hostile/a pipe is refused and not waited for", test_pipes);
  g_test_add_func ("/cli/hostile/folders and devices are neither read nor written over", test_folders_and_devices);
  g_test_add_func ("/cli/hostile/a link stays and what it leads to is written", test_links);
  g_test_add_func ("/cli/hostile/a link that leads nowhere or to a device is not written to", test_bad_links);
  g_test_add_func ("/cli/hostile/links in a ring are refused", test_rings);
  g_test_add_func ("/cli/hostile/a campaign is not written over through a link", test_link_to_campaign);
  g_test_add_func ("/cli/hostile/a second name of a file keeps what it had", test_second_names);
  g_test_add_func ("/cli/hostile/a name of 255 bytes is refused in one line", test_longest_names);
  g_test_add_func ("/cli/hostile/names of files do nothing to a terminal", test_names_of_files);
  g_test_add_func ("/cli/hostile/arguments do nothing to a terminal", test_arguments);
  g_test_add_func ("/cli/hostile/texts of order sheets do nothing to a terminal", test_texts_of_sheets);
  g_test_add_func ("/cli/hostile/Hebrew is a name and a turn of direction is none", test_names_in_files);
  g_test_add_func ("/cli/hostile/nothing is written where a file beside a running campaign belongs", test_kept_names);
  g_test_add_func ("/cli/hostile/a name that only ends like that of such a file is anybody's", test_other_names);
  g_test_add_func ("/cli/hostile/a campaign file that was forged is refused", test_forged_facts);
  return g_test_run ();
}
