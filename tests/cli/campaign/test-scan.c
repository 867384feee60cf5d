/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Order sheets as they are printed, photographed badly, and filed by the code on them. */
#include "cli-campaign.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>

/* Whose sheets are printed: the admirals of the skirmish. */
#define OWN "vorpatril"
#define SHOWN "Captain Vorpatril"

/* Returns: (transfer full): the first page of an admiral's sheet, as a PNG file */
static char *
printed_sheet (const char *campaign, const char *name)
{
  g_autofree char *path = free_path (name);
  g_autoptr (Run) run = run_forcon ("sheets", campaign, "--admiral", OWN, "-o", path, NULL);
  g_autofree char *stem = g_strndup (path, strlen (path) - strlen (".png"));
  g_autofree char *page = g_strconcat (stem, "-1.png", NULL);

  g_assert_cmpint (run->status, ==, 0);
  return g_file_test (path, G_FILE_TEST_EXISTS) ? g_steal_pointer (&path) : g_steal_pointer (&page);
}

/* Returns: (transfer full) (nullable): a picture made of another one by words for ImageMagick; %NULL and the test
 * skipped where there is none */
static char *
spoilt (const char *picture, const char *name, const char *how)
{
  g_autofree char *program = g_find_program_in_path ("convert");
  g_auto (GStrv) words = g_strsplit (how, " ", -1);
  g_autoptr (GPtrArray) arguments = g_ptr_array_new ();
  char *path = free_path (name);
  int status = -1;

  if (program == NULL)
    {
      g_test_skip ("needs ImageMagick");
      g_clear_pointer (&path, g_free);
      return NULL;
    }
  g_ptr_array_add (arguments, program);
  g_ptr_array_add (arguments, (gpointer) picture);
  for (char **word = words; *word != NULL; word++)
    if (**word != '\0')
      g_ptr_array_add (arguments, *word);
  g_ptr_array_add (arguments, path);
  g_ptr_array_add (arguments, NULL);
  g_assert_true (g_spawn_sync (NULL, (char **) arguments->pdata, NULL, G_SPAWN_DEFAULT, NULL, NULL, NULL, NULL, &status,
                               NULL));
  g_assert_cmpint (status, ==, 0);
  return path;
}

static void
assert_filed (const char *campaign, const char *picture, const char *end)
{
  g_autoptr (Run) run = run_forcon ("scan", campaign, picture, NULL);

  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpint (run->status, ==, 0);
  if (!g_str_has_suffix (run->out, end))
    g_test_fail_printf ("“%s” does not end with “%s”", g_strchomp (run->out), end);
}

static guint
count_filed (const char *campaign)
{
  g_autoptr (Run) run = run_forcon ("scan", campaign, "--list", NULL);

  g_assert_cmpint (run->status, ==, 0);
  return count_lines (run->out);
}

static void
assert_not_filed (const char *campaign, const char *picture, int status, const char *part)
{
  g_autoptr (Run) run = run_forcon ("scan", campaign, picture, NULL);

  assert_refused (run, status, part);
  g_assert_cmpuint (count_filed (campaign), ==, 0);
}

static void
remove_scans (const char *campaign)
{
  g_autofree char *folder = g_strconcat (campaign, ".scans", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_unlink (path);
    }
  g_rmdir (folder);
}

/* Returns: (transfer full): the campaign of most of the tests, in phase 1, without the scans of the test before */
static char *
fresh (void)
{
  static char *campaign;

  if (campaign == NULL)
    campaign = begun_campaign ("scan.forcon");
  remove_scans (campaign);
  return g_strdup (campaign);
}

/* Returns: (transfer full): a sheet of that campaign */
static char *
its_sheet (void)
{
  static char *sheet;

  if (sheet == NULL)
    {
      g_autofree char *campaign = fresh ();

      sheet = printed_sheet (campaign, "scan-sheet.png");
    }
  return g_strdup (sheet);
}

static void
test_filed (void)
{
  g_autofree char *campaign = fresh ();
  g_autofree char *sheet = its_sheet ();

  assert_filed (campaign, sheet, ": Scan of " SHOWN ", phase 1\n");
  g_assert_cmpuint (count_filed (campaign), ==, 1);
}

/* How people photograph paper: names for files, and what is done to the page. */
static const struct {
  const char *name;
  const char *how;
} photos[] = {
  { "turned", "-background gray -rotate 7 -quality 60" },
  { "small", "-resize 900x900 -quality 50" },
  { "lost", "-background gray -gravity center -extent 260x180%" },
  { "dark", "-fill black -colorize 65% -attenuate 0.3 +noise Gaussian -quality 40" },
  { "blurred", "-blur 0x2 -quality 50" },
  { "angle", "-virtual-pixel gray -distort Perspective 0,0,60,40,1000,0,930,0,1000,1400,1000,1400,0,1400,0,1330" },
};

static void
test_spoilt (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autofree char *campaign = fresh ();
  g_autofree char *sheet = its_sheet ();
  g_autofree char *photo = g_strdup_printf ("scan-%s.jpg", photos[i].name);
  g_autofree char *spoilt_sheet = spoilt (sheet, photo, photos[i].how);

  if (spoilt_sheet != NULL)
    assert_filed (campaign, spoilt_sheet, ": Scan of " SHOWN ", phase 1\n");
}

static void
test_twice (void)
{
  g_autofree char *campaign = fresh ();
  g_autofree char *sheet = its_sheet ();

  assert_filed (campaign, sheet, ", phase 1\n");
  assert_filed (campaign, sheet, ", phase 1, is filed already\n");
  g_assert_cmpuint (count_filed (campaign), ==, 1);
}

static void
test_pages (void)
{
  g_autofree char *campaign = fresh ();
  g_autofree char *sheet = its_sheet ();
  g_autofree char *second = spoilt (sheet, "scan-pages-2.png", "-rotate 90");

  if (second == NULL)
    return;
  assert_filed (campaign, sheet, ", phase 1\n");
  assert_filed (campaign, second, ", phase 1, page 2\n");
  g_assert_cmpuint (count_filed (campaign), ==, 2);
}

static void
test_readable (void)
{
  g_autofree char *campaign = fresh ();
  g_autofree char *sheet = its_sheet ();
  g_autofree char *large = spoilt (sheet, "scan-size-large.png", "-resize 3000x3000!");
  g_autoptr (Run) list = NULL;
  GStatBuf about;

  if (large == NULL)
    return;
  assert_filed (campaign, large, ", phase 1\n");
  list = run_forcon ("scan", campaign, "--list", "--json", NULL);
  g_autoptr (JsonNode) node = parse_json (list->out);
  JsonObject *page = json_node_get_object (node);

  g_assert_cmpstr (json_object_get_string_member (page, "admiral"), ==, OWN);
  g_assert_cmpint (json_object_get_int_member (page, "phase"), ==, 1);
  g_assert_cmpint (g_stat (json_object_get_string_member (page, "file"), &about), ==, 0);
  g_assert_cmpint (about.st_size, <, 1024 * 1024);
  /* Nobody else on this machine may read it. */
  g_assert_cmpint (about.st_mode & 0077, ==, 0);
}

static void
test_other_campaign (void)
{
  g_autofree char *campaign = fresh ();
  g_autofree char *scenario = skirmish_scenario ();
  g_autofree char *text = NULL;
  g_auto (GStrv) parts = NULL;
  g_autofree char *renamed = NULL;
  g_autofree char *other = fresh_campaign_path ("scan-renamed.forcon");
  g_autofree char *sheet = NULL;
  g_autofree char *path = NULL;

  g_assert_true (g_file_get_contents (scenario, &text, NULL, NULL));
  parts = g_strsplit (text, "<campaign name=\"", 2);
  g_assert_cmpuint (g_strv_length (parts), ==, 2);
  renamed = g_strconcat (parts[0], "<campaign name=\"Another ", parts[1], NULL);
  path = write_scratch ("scan-renamed.xml", renamed);
  do_forcon ("new", path, other, NULL);
  do_forcon ("begin", other, NULL);
  sheet = printed_sheet (other, "scan-other.png");
  assert_not_filed (campaign, sheet, 1, "is a sheet of another campaign");
}

static void
test_other_phase (void)
{
  g_autofree char *campaign = begun_campaign ("scan-phase.forcon");
  g_autofree char *sheet = printed_sheet (campaign, "scan-phase.png");

  remove_scans (campaign);
  do_forcon ("advance", campaign, NULL);
  assert_not_filed (campaign, sheet, 1, "is a sheet of " SHOWN " for phase 1, and phase 2 is collected now");
}

static void
test_chosen (void)
{
  g_autofree char *campaign = fresh ();
  g_autofree char *sheet = its_sheet ();
  g_autofree char *blank = spoilt (sheet, "scan-chosen-blank.png", "-fill white -colorize 100%");

  if (blank == NULL)
    return;
  assert_not_filed (campaign, blank, 1, "shows no code of an order sheet that can be read");
  do_forcon ("scan", campaign, "--admiral", OWN, blank, NULL);
  g_assert_cmpuint (count_filed (campaign), ==, 1);
}

static void
test_namesake (void)
{
  g_autofree char *campaign = fresh ();
  g_autofree char *other = begun_campaign ("scan-namesake.forcon");
  g_autofree char *sheet = printed_sheet (other, "scan-namesake.png");

  assert_not_filed (campaign, sheet, 1, "is a sheet of another campaign of the same name");
}

/* What is filed already */

/* Returns: (transfer full): a value of the first line of `scan --list --json` */
static char *
listed (const char *campaign, const char *member)
{
  g_autoptr (Run) run = run_forcon ("scan", campaign, "--list", "--json", NULL);
  g_auto (GStrv) lines = g_strsplit (run->out, "\n", 2);
  g_autoptr (JsonNode) node = parse_json (lines[0]);

  return g_strdup (json_object_get_string_member (json_node_get_object (node), member));
}

static void
test_removed (void)
{
  g_autofree char *campaign = fresh ();
  g_autofree char *sheet = its_sheet ();
  g_autofree char *filed = NULL, *result = NULL, *removed = NULL, *again = NULL;

  assert_filed (campaign, sheet, ", phase 1\n");
  filed = listed (campaign, "file");
  do_forcon ("scan", campaign, "--remove", filed, NULL);
  result = listed (campaign, "result");
  g_assert_cmpstr (result, ==, "removed");
  /* Nothing is deleted, and it can be filed again: by its file, or as it was. */
  removed = listed (campaign, "file");
  g_assert_true (g_file_test (removed, G_FILE_TEST_IS_REGULAR));
  do_forcon ("scan", campaign, "--restore", removed, NULL);
  again = listed (campaign, "file");
  g_assert_cmpstr (again, ==, filed);
  do_forcon ("scan", campaign, "--remove", filed, NULL);
  assert_filed (campaign, sheet, ", phase 1\n");
  do_forcon ("scan", campaign, "--remove", filed, NULL);
  g_assert_cmpuint (count_filed (campaign), ==, 2);
}

static void
test_moved (void)
{
  g_autofree char *campaign = fresh ();
  g_autofree char *sheet = its_sheet ();
  g_autofree char *filed = NULL, *now = NULL, *admiral = NULL;
  g_autoptr (Run) moved = NULL;

  assert_filed (campaign, sheet, ", phase 1\n");
  filed = listed (campaign, "file");
  moved = run_forcon ("scan", campaign, "--move", filed, "--admiral", "rivek", "--phase", "0", NULL);
  g_assert_cmpint (moved->status, ==, 0);
  g_assert_true (g_str_has_suffix (moved->out, "Rivek, before play\n"));
  admiral = listed (campaign, "admiral");
  g_assert_cmpstr (admiral, ==, "rivek");
  now = listed (campaign, "file");
  do_forcon ("scan", campaign, "--move", now, "--admiral", OWN, "--phase", "1", NULL);
  g_clear_pointer (&now, g_free);
  now = listed (campaign, "file");
  g_assert_cmpstr (now, ==, filed);
  g_assert_cmpuint (count_filed (campaign), ==, 1);
}

static void
test_full (void)
{
  g_autofree char *campaign = fresh ();
  g_autofree char *sheet = its_sheet ();
  g_autofree char *second = spoilt (sheet, "scan-full.png", "-rotate 90");
  g_autofree char *filed = NULL;

  if (second == NULL)
    return;
  assert_filed (campaign, sheet, ", phase 1\n");
  filed = listed (campaign, "file");
  for (guint page = 2; page <= 20; page++)
    {
      g_autoptr (GString) name = g_string_new (filed);
      g_autofree char *number = g_strdup_printf ("-001-%02u-", page);

      g_assert_cmpuint (g_string_replace (name, "-001-01-", number, 1), ==, 1);
      g_assert_true (g_file_set_contents (name->str, "", 0, NULL));
    }
  g_autoptr (Run) run = run_forcon ("scan", campaign, second, NULL);

  assert_refused (run, 3, "“scan-full.png”: 20 pages of this admiral are filed already for this phase");
  /* What is removed makes room. */
  do_forcon ("scan", campaign, "--remove", filed, NULL);
  assert_filed (campaign, second, ", phase 1\n");
}

static void
test_change_refused (void)
{
  g_autofree char *campaign = fresh ();
  g_autofree char *sheet = its_sheet ();
  g_autofree char *filed = NULL;

  assert_filed (campaign, sheet, ", phase 1\n");
  filed = listed (campaign, "file");
  g_autoptr (Run) unknown = run_forcon ("scan", campaign, "--remove", sheet, NULL);
  g_autoptr (Run) not_removed = run_forcon ("scan", campaign, "--restore", filed, NULL);
  g_autoptr (Run) nowhere = run_forcon ("scan", campaign, "--move", filed, NULL);
  g_autoptr (Run) later = run_forcon ("scan", campaign, "--move", filed, "--phase", "2", NULL);
  g_autoptr (Run) both = run_forcon ("scan", campaign, "--move", "--remove", filed, NULL);

  assert_refused (unknown, 3, "is no scan that is filed");
  assert_refused (not_removed, 3, "is no scan that was removed");
  assert_refused (nowhere, 2, "say to whom");
  assert_refused (later, 2, "is no phase from 0 to 1");
  assert_refused (both, 2, "only one of");
  g_assert_cmpuint (count_filed (campaign), ==, 1);
}

/* Before play an admiral gets another word and another number, and keeps scans and sheets. */
static void
test_follows_admiral (void)
{
  g_autofree char *campaign = new_campaign ("scan-follows.forcon");
  g_autofree char *sheet = NULL, *second = NULL, *admiral = NULL, *back = NULL;

  remove_scans (campaign);
  sheet = printed_sheet (campaign, "scan-follows.png");
  assert_filed (campaign, sheet, ": Scan of " SHOWN ", before play\n");
  do_forcon ("do", campaign, "change", "admiral", OWN, "id=newcomer", "name=Captain Newcomer", NULL);
  admiral = listed (campaign, "admiral");
  g_assert_cmpstr (admiral, ==, "newcomer");
  /* What was printed before is known, too. */
  second = spoilt (sheet, "scan-follows-2.png", "-rotate 90");
  if (second != NULL)
    assert_filed (campaign, second, ": Scan of Captain Newcomer, phase 0, page 2\n");
  do_forcon ("undo", campaign, NULL);
  back = listed (campaign, "admiral");
  g_assert_cmpstr (back, ==, OWN);
}

/* Files that are no pictures, or more than one can stand. */

static char *
write_bytes (const char *name, const void *bytes, gsize length)
{
  char *path = free_path (name);

  g_assert_true (g_file_set_contents (path, bytes, (gssize) length, NULL));
  return path;
}

static void
test_wrong_kind (void)
{
  g_autofree char *campaign = fresh ();
  g_autofree char *text = write_scratch ("scan-kind.png", "Shield: stay\n");
  static const char gif[] = "GIF89a\1\0\1\0\0\0\0,\0\0\0\0\1\0\1\0\0\2\2D\1\0;";
  g_autofree char *picture = write_bytes ("scan-kind-gif.png", gif, sizeof gif);

  assert_not_filed (campaign, text, 3, "“scan-kind.png” is no picture as PNG or JPEG");
  g_autofree char *pdf = write_scratch ("scan-kind.pdf", "%PDF-1.7\n");
  static const char heic[] = "\0\0\0\x18" "ftypheic\0\0\0\0mif1heic";
  g_autofree char *telephone = write_bytes ("scan-kind.heic", heic, sizeof heic);

  assert_not_filed (campaign, picture, 3, "is no picture as PNG or JPEG");
  assert_not_filed (campaign, pdf, 3, "“scan-kind.pdf” is a PDF file: scan or save its pages");
  assert_not_filed (campaign, telephone, 3, "“scan-kind.heic” is a HEIC or AVIF picture: send it as JPEG");
  assert_not_filed (campaign, "/dev/zero", 3, "cannot be read");
  assert_not_filed (campaign, "/nowhere/at-all.jpg", 3, "cannot be read");
}

static void
test_truncated (void)
{
  g_autofree char *campaign = fresh ();
  g_autofree char *sheet = its_sheet ();
  g_autofree char *bytes = NULL;
  g_autofree char *cut = NULL;
  gsize length = 0;

  g_assert_true (g_file_get_contents (sheet, &bytes, &length, NULL));
  cut = write_bytes ("scan-cut-half.png", bytes, length / 2);
  assert_not_filed (campaign, cut, 3, "The picture “scan-cut-half.png” is broken");
}

/* The head of a PNG file that says it has 60000 × 60000 pixels: what follows is never looked at. */
static void
test_bomb (void)
{
  g_autofree char *campaign = fresh ();
  static const guint8 head[] = { 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n', 0, 0, 0, 13, 'I', 'H', 'D', 'R', 0, 0, 0xea,
                                 0x60, 0, 0, 0xea, 0x60, 8, 2, 0, 0, 0, 0x0f, 0xb0, 0xe2, 0x15 };
  static const guint8 end[] = { 0, 0, 0, 0, 'I', 'D', 'A', 'T', 0x35, 0xaf, 0x06, 0x1e,
                                0, 0, 0, 0, 'I', 'E', 'N', 'D', 0xae, 0x42, 0x60, 0x82 };
  guint8 file[sizeof head + sizeof end];
  g_autofree char *path = NULL;

  memcpy (file, head, sizeof head);
  memcpy (file + sizeof head, end, sizeof end);
  path = write_bytes ("scan-bomb.png", file, sizeof file);
  assert_not_filed (campaign, path, 3, "60000 × 60000 pixels");
}

/* What a progressive picture can be made of: thousands of passes, each of which takes as long as the picture. */
static void
test_passes (void)
{
  g_autofree char *campaign = fresh ();
  g_autoptr (GByteArray) file = g_byte_array_new ();
  static const guint8 begin[] = { 0xff, 0xd8, 0xff, 0xe0, 0, 2 }, end[] = { 0xff, 0xd9 }, pass[] = { 0xff, 0xda, 0, 8, 1, 1, 0, 0, 0, 0 };
  g_autofree char *path = NULL;

  g_byte_array_append (file, begin, sizeof begin);
  for (guint i = 0; i < 1000; i++)
    g_byte_array_append (file, pass, sizeof pass);
  g_byte_array_append (file, end, sizeof end);
  path = write_bytes ("scan-passes.jpg", file->data, file->len);
  assert_not_filed (campaign, path, 3, "The picture “scan-passes.jpg” is broken");
}

static void
test_strange_name (void)
{
  g_autofree char *campaign = fresh ();
  g_autofree char *path = write_scratch ("scan\nforged: line\033[2J.png", "nothing");
  g_autoptr (Run) run = run_forcon ("scan", campaign, path, NULL);

  g_assert_cmpint (run->status, ==, 3);
  g_assert_true (is_one_line (run->err));
  g_assert_null (strchr (run->err, '\033'));
  g_assert_nonnull (strstr (run->err, "“scan forged: line [2J.png”"));
  g_unlink (path);
}

static void
test_unharmed (void)
{
  g_autofree char *campaign = fresh ();
  g_autofree char *sheet = its_sheet ();
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  gsize length_before = 0, length_after = 0;

  g_assert_true (g_file_get_contents (campaign, &before, &length_before, NULL));
  assert_filed (campaign, sheet, ", phase 1\n");
  g_assert_true (g_file_get_contents (campaign, &after, &length_after, NULL));
  g_assert_cmpuint (length_before, ==, length_after);
  g_assert_true (memcmp (before, after, length_before) == 0);
}

static void
test_copied (void)
{
  g_autofree char *campaign = fresh ();
  g_autofree char *sheet = its_sheet ();
  g_autofree char *copy = fresh_campaign_path ("scan-copy.forcon");

  remove_scans (copy);
  assert_filed (campaign, sheet, ", phase 1\n");
  do_forcon ("copy", campaign, "-o", copy, NULL);
  g_assert_cmpuint (count_filed (copy), ==, 1);
}

/* A campaign that was made anew under the same name has none of the scans of the one before. */
static void
test_made_anew (void)
{
  g_autofree char *campaign = begun_campaign ("scan-anew.forcon");
  g_autofree char *sheet = printed_sheet (campaign, "scan-anew.png");
  g_autofree char *again = NULL;

  remove_scans (campaign);
  assert_filed (campaign, sheet, ", phase 1\n");
  again = begun_campaign ("scan-anew.forcon");
  g_assert_cmpstr (again, ==, campaign);
  g_assert_cmpuint (count_filed (again), ==, 0);
}

static void
test_json (void)
{
  g_autofree char *campaign = fresh ();
  g_autofree char *sheet = its_sheet ();
  g_autoptr (Run) run = run_forcon ("scan", campaign, sheet, "--json", NULL);
  g_autoptr (JsonNode) node = parse_json (run->out);
  JsonObject *line = json_node_get_object (node);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpstr (json_object_get_string_member (line, "result"), ==, "filed");
  g_assert_cmpstr (json_object_get_string_member (line, "admiral"), ==, OWN);
  g_assert_cmpint (json_object_get_int_member (line, "phase"), ==, 1);
  g_assert_cmpint (json_object_get_int_member (line, "page"), ==, 1);
}

/* Returns: (transfer full): a folder with nothing in it */
static char *
empty_folder (const char *name)
{
  char *folder = scratch_path (name);
  g_autoptr (GDir) dir = NULL;
  const char *file;

  g_mkdir (folder, 0700);
  dir = g_dir_open (folder, 0, NULL);
  g_assert_nonnull (dir);
  while ((file = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, file, NULL);

      g_unlink (path);
    }
  return folder;
}

static void
copy_into (const char *folder, const char *name, const char *from)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *bytes = NULL;
  gsize length = 0;

  g_assert_true (g_file_get_contents (from, &bytes, &length, NULL));
  g_assert_true (g_file_set_contents (path, bytes, (gssize) length, NULL));
}

static void
assert_says (GDataInputStream *lines, const char *wanted)
{
  g_autofree char *line = g_data_input_stream_read_line_utf8 (lines, NULL, NULL, NULL);

  g_assert_cmpstr (line, ==, wanted);
}

/* Lines are read as they come; of what lies in the folder and is no sheet nothing is said. */
static void
test_watched (void)
{
  g_autofree char *campaign = fresh ();
  g_autofree char *sheet = its_sheet ();
  g_autofree char *folder = empty_folder ("scan-watched");
  g_autofree char *broken = write_scratch ("scan-watched-broken.png", "nothing");
  const char *const command[] = { g_getenv ("FORCON_BINARY"), "scan", campaign, "--watch", folder, NULL };
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GDataInputStream) out = NULL;
  g_autoptr (GDataInputStream) err = NULL;

  copy_into (folder, "early.png", sheet);
  copy_into (folder, "broken.png", broken);
  process = g_subprocess_newv (command, G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE, NULL);
  g_assert_nonnull (process);
  out = g_data_input_stream_new (g_subprocess_get_stdout_pipe (process));
  err = g_data_input_stream_new (g_subprocess_get_stderr_pipe (process));
  assert_says (out, "early.png: Scan of " SHOWN ", phase 1");
  copy_into (folder, "again.png", sheet);
  copy_into (folder, "late.png", broken);
  assert_says (err, "forcon scan: “late.png” is no picture as PNG or JPEG");
  g_subprocess_send_signal (process, SIGTERM);
  assert_says (out, NULL);
  assert_says (err, NULL);
  g_assert_true (g_subprocess_wait_check (process, NULL, NULL));
  g_assert_cmpuint (count_filed (campaign), ==, 1);
}

/* A card of a camera is pulled out, and comes back with a picture on it. */
static void
test_watched_folder_goes (void)
{
  g_autofree char *campaign = fresh ();
  g_autofree char *sheet = its_sheet ();
  g_autofree char *folder = empty_folder ("scan-goes");
  g_autofree char *elsewhere = g_strconcat (folder, "-elsewhere", NULL);
  const char *const command[] = { g_getenv ("FORCON_BINARY"), "scan", campaign, "--watch", folder, NULL };
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GDataInputStream) out = NULL;
  g_autoptr (GDataInputStream) err = NULL;

  process = g_subprocess_newv (command, G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE, NULL);
  g_assert_nonnull (process);
  out = g_data_input_stream_new (g_subprocess_get_stdout_pipe (process));
  err = g_data_input_stream_new (g_subprocess_get_stderr_pipe (process));
  copy_into (folder, "first.png", sheet);
  assert_says (out, "first.png: Scan of " SHOWN ", phase 1");
  g_assert_cmpint (g_rename (folder, elsewhere), ==, 0);
  assert_says (err, "forcon scan: the folder “scan-goes” is not there; it is watched again when it comes back");
  copy_into (elsewhere, "second.png", campaign);
  g_assert_cmpint (g_rename (elsewhere, folder), ==, 0);
  assert_says (err, "forcon scan: “second.png” is no picture as PNG or JPEG");
  g_subprocess_send_signal (process, SIGTERM);
  g_assert_true (g_subprocess_wait_check (process, NULL, NULL));
}

static void
test_watched_nowhere (void)
{
  g_autofree char *campaign = fresh ();
  g_autoptr (Run) run = run_forcon ("scan", campaign, "--watch", campaign, NULL);

  assert_refused (run, 3, "is no folder");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/scan/a sheet is filed to the admiral whose code it has", test_filed);
  for (guint i = 0; i < G_N_ELEMENTS (photos); i++)
    {
      g_autofree char *path = g_strdup_printf ("/cli/scan/a bad photo is filed likewise: %s", photos[i].name);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_spoilt);
    }
  g_test_add_func ("/cli/scan/the same photo is filed once", test_twice);
  g_test_add_func ("/cli/scan/other photos of a sheet are its next pages", test_pages);
  g_test_add_func ("/cli/scan/what is kept is small and for its owner alone", test_readable);
  g_test_add_func ("/cli/scan/a sheet of another campaign is not filed", test_other_campaign);
  g_test_add_func ("/cli/scan/a sheet of another campaign of the same name is told from ours", test_namesake);
  g_test_add_func ("/cli/scan/what is removed can be restored", test_removed);
  g_test_add_func ("/cli/scan/a page goes to another admiral and phase, and back", test_moved);
  g_test_add_func ("/cli/scan/an admiral's last page is told, and one that is removed makes room", test_full);
  g_test_add_func ("/cli/scan/what is not filed is neither removed nor moved", test_change_refused);
  g_test_add_func ("/cli/scan/scans and sheets stay with an admiral who gets another id", test_follows_admiral);
  g_test_add_func ("/cli/scan/a sheet for another phase is not filed", test_other_phase);
  g_test_add_func ("/cli/scan/a picture without a code is filed to whom the master says", test_chosen);
  g_test_add_func ("/cli/scan/what is no JPEG or PNG file is refused", test_wrong_kind);
  g_test_add_func ("/cli/scan/half a picture is refused", test_truncated);
  g_test_add_func ("/cli/scan/a picture of too many pixels is refused by its head", test_bomb);
  g_test_add_func ("/cli/scan/a picture of a thousand passes is refused", test_passes);
  g_test_add_func ("/cli/scan/a strange name of a file forges no line", test_strange_name);
  g_test_add_func ("/cli/scan/the campaign's file stays as it is", test_unharmed);
  g_test_add_func ("/cli/scan/a copy of a campaign has its scans", test_copied);
  g_test_add_func ("/cli/scan/a campaign made anew has no scans of the one before", test_made_anew);
  g_test_add_func ("/cli/scan/programs are told by JSON", test_json);
  g_test_add_func ("/cli/scan/a folder is watched until the program is ended", test_watched);
  g_test_add_func ("/cli/scan/a folder that goes away is watched again when it comes back", test_watched_folder_goes);
  g_test_add_func ("/cli/scan/what is no folder is not watched", test_watched_nowhere);
  return g_test_run ();
}
