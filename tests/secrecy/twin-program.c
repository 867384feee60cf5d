/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the program itself gives Amber: the real command line, asked about the campaign in a file. */
#include "storage/exchange/exchange.h"
#include "storage/store/pin.h"
#include "storage/store/store-schema.h"
#include "storage/store/store.h"
#include "twin-world.h"

#include <glib/gstdio.h>
#include <sys/wait.h>

#define CAMPAIGN "twins.forcon"
#define EXCHANGE "twins.xml"
#define SHEET "sheet.txt"

/* What is said of a sheet is said to the master, who is told the running numbers of lines, and what was meant. So is how much the
 * check for leaks looked for, and what waits for the master. What the clock showed when a sheet came is no secret. */
#define MASTERS_OWN                                                                                                    \
  "Leak check[^\n]*\n|forcon report: still open[^\n]*\n| wall=\"[0-9]+\"|, [0-9]+:[0-9]+\\)|"                          \
  " *for the master to settle: line=[0-9]+\n| *For the master only[^\n]*\n|"                                           \
  "\"(line|sheet|task|query|instruction)\":[^,}]*|\"meant\":(null|\"([^\"\\\\]|\\\\.)*\")"

/* So many words has a question, and one more that is none. */
#define WORDS 10

/* When something is asked: always; or only where all is, which takes long. */
typedef enum { ALWAYS, WHERE_ALL_IS } When;

static const struct {
  When when;
  const char *words[WORDS];
} questions[] = {
  { ALWAYS, { "status", CAMPAIGN, "--as", "amber" } },
  { ALWAYS, { "status", CAMPAIGN, "--as", "amber", "--json" } },
  { ALWAYS, { "status", CAMPAIGN, "--as", "nobody" } },
  { ALWAYS, { "journal", CAMPAIGN, "--as", "amber" } },
  { ALWAYS, { "journal", CAMPAIGN, "--as", "amber", "--json" } },
  { WHERE_ALL_IS, { "journal", CAMPAIGN, "--as", "amber", "--phase", "1" } },
  { WHERE_ALL_IS, { "journal", CAMPAIGN, "--as", "amber", "--phase", "99" } },
  { ALWAYS, { "questions", CAMPAIGN, "--as", "amber", "--all" } },
  { WHERE_ALL_IS, { "questions", CAMPAIGN, "--as", "amber", "--all", "--json" } },
  { ALWAYS, { "report", CAMPAIGN, "--admiral", "amber" } },
  { WHERE_ALL_IS, { "report", CAMPAIGN, "--admiral", "amber", "--phase", "0" } },
  { WHERE_ALL_IS, { "report", CAMPAIGN, "--admiral", "amber", "--phase", "1", "-o", "report.txt" } },
  { ALWAYS, { "report", CAMPAIGN, "--admiral", "amber", "-o", "report.pdf" } },
  { WHERE_ALL_IS, { "report", CAMPAIGN, "--admiral", "amber", "-o", "report.svg" } },
  { WHERE_ALL_IS, { "report", CAMPAIGN, "--admiral", "amber", "-o", "report.png" } },
  { WHERE_ALL_IS, { "report", CAMPAIGN, "--admiral", "amber", "--pack", "-o", "pack.pdf" } },
  { WHERE_ALL_IS, { "report", CAMPAIGN, "--admiral", "amber", "--pack", "--phase", "1", "-o", "pack.svg" } },
  { WHERE_ALL_IS, { "sheets", CAMPAIGN, "--admiral", "amber", "-o", "sheet.pdf" } },
  { WHERE_ALL_IS, { "sheets", CAMPAIGN, "--admiral", "amber", "--phase", "1", "-o", "sheet.svg" } },
  { ALWAYS, { "map", CAMPAIGN, "--as", "amber", "-o", "map.svg" } },
  { WHERE_ALL_IS, { "map", CAMPAIGN, "--as", "amber", "-o", "map.png" } },
  { WHERE_ALL_IS, { "map", CAMPAIGN, "--as", "amber", "--phase", "1", "-o", "map.pdf" } },
  { WHERE_ALL_IS, { "map", CAMPAIGN, "--as", "amber", "--poster", "-o", "poster.pdf" } },
  { WHERE_ALL_IS, { "map", CAMPAIGN, "--public", "-o", "public.svg" } },
  { ALWAYS, { "export", CAMPAIGN, "--as", "amber", "-o", "known.xml" } },
  { ALWAYS, { "table", CAMPAIGN, "--as", "amber", "-o", "table.svg" } },
  { WHERE_ALL_IS, { "table", CAMPAIGN, "--as", "amber", "-o", "table.png" } },
  { WHERE_ALL_IS, { "table", CAMPAIGN, "--as", "amber", "-o", "table.pdf" } },
  { ALWAYS, { "table", CAMPAIGN, "--as", "amber", "--clash", "1", "-o", "table.svg" } },
  { ALWAYS, { "table", CAMPAIGN, "--as", "amber", "--clash", "2", "-o", "table.svg" } },
  { WHERE_ALL_IS, { "table", CAMPAIGN, "--as", "amber", "--clash", "9", "-o", "table.svg" } },
  { ALWAYS, { "table", CAMPAIGN, "--as", "amber", "--after", "7", "-o", "table.svg" } },
  { ALWAYS, { "table", CAMPAIGN, "--as", "amber", "--after", "9999", "-o", "table.svg" } },
  { WHERE_ALL_IS, { "table", CAMPAIGN, "--as", "amber", "--planet", "1", "-o", "table.svg" } },
  { WHERE_ALL_IS, { "table", CAMPAIGN, "--as", "amber", "--planet", "2", "-o", "table.svg" } },
  { ALWAYS, { "record", CAMPAIGN, "--as", "amber", "-o", "record.svg" } },
  { ALWAYS, { "record", CAMPAIGN, "--as", "amber", "--clash", "1", "-o", "record.pdf" } },
  { WHERE_ALL_IS, { "record", CAMPAIGN, "--as", "amber", "--clash", "2", "--strip", "-o", "record.pdf" } },
  { WHERE_ALL_IS, { "record", CAMPAIGN, "--as", "amber", "--clash", "9", "-o", "record.png" } },
  { WHERE_ALL_IS, { "cards", CAMPAIGN, "--admiral", "amber", "-o", "cards.pdf" } },
  { WHERE_ALL_IS, { "counters", CAMPAIGN, "--admiral", "amber", "-o", "counters.pdf" } },
  { WHERE_ALL_IS, { "clock", CAMPAIGN, "--json" } },
  { ALWAYS, { "orders", CAMPAIGN, "--admiral", "amber", SHEET, "--json" } },
  { WHERE_ALL_IS, { "orders", CAMPAIGN, "--admiral", "amber", SHEET, "--correction" } },
  { WHERE_ALL_IS, { "orders", CAMPAIGN, "--admiral", "amber", SHEET, "--correction", "--json" } },
  { WHERE_ALL_IS, { "report", CAMPAIGN, "--admiral", "amber" } },
  { WHERE_ALL_IS, { "export", CAMPAIGN, "--as", "amber", "-o", "known.xml" } },
};

#define PIN "271828"

#define SHEET_TEXT                                                                                                     \
  "Amber Van: attack Coral One\nAmber Rear: join Coral Three\nAmber Van: defend Drab Guard\n"                          \
  "Amber Rear: attack Coral Tree\nAmber Rear: flagship drab-2\nAmber Van: attack The Grey Ones\n"                      \
  "Amber Rear: attack B2; Amber Van: attack Blue Line, then attack Blue Raid\nAmber Rear: to the mess"

static void
set_pin (const Twin *twin, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconStore) store = NULL;

  if (FORCON_ID_IS_NONE (twin->pin_of))
    return;
  store = forcon_store_open (path, FORCON_STORE_WRITE, &error);
  g_assert_no_error (error);
  forcon_pin_set (store, twin->pin_of, PIN, &error);
  g_assert_no_error (error);
}

/**
 * twin_save:
 * @twin: a campaign that has begun
 * @folder: where
 *
 * Writes files with the campaign as it stands, twins.forcon, and with a sheet of Amber's, sheet.txt.
 */
void
twin_save (const Twin *twin, const char *folder)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconExchange) exchange
      = forcon_exchange_new (twin->scenario->rules_name, forcon_chronicle_start (twin->chronicle));
  g_autofree char *xml = g_build_filename (folder, EXCHANGE, NULL);
  g_autofree char *path = g_build_filename (folder, CAMPAIGN, NULL);
  g_autofree char *sheet = g_build_filename (folder, SHEET, NULL);

  for (guint i = 0; i < forcon_chronicle_position (twin->chronicle); i++)
    {
      const ForconCampaignEntry *entry = forcon_chronicle_entry (twin->chronicle, i, &error);
      ForconCampaignEntry *shared = g_new (ForconCampaignEntry, 1);

      g_assert_no_error (error);
      *shared = (ForconCampaignEntry){ entry->command, g_array_ref (entry->dice), g_array_ref (entry->events),
                                       g_array_ref (entry->battle_events) };
      forcon_exchange_add_entry (exchange, shared);
    }
  exchange->position = forcon_chronicle_position (twin->chronicle);
  /* The codes on order sheets are made of it. */
  forcon_exchange_add_setting (exchange, FORCON_SETTING_CREATED, "2026-11-29T10:00:00Z");
  forcon_exchange_save (exchange, xml, &error);
  g_assert_no_error (error);
  forcon_store_import (xml, path, NULL, &error);
  g_assert_no_error (error);
  set_pin (twin, path);
  g_file_set_contents (sheet, SHEET_TEXT, -1, &error);
  g_assert_no_error (error);
  g_remove (xml);
}

static char *
without_masters_own (const char *text)
{
  g_autoptr (GRegex) regex = g_regex_new (MASTERS_OWN, G_REGEX_OPTIMIZE, 0, NULL);

  return g_regex_replace_literal (regex, text, -1, 0, "", 0, NULL);
}

/* A file that was written: its words, or where it has none, what tells it from any other. */
static void
take_file (Twin *twin, const char *path, const char *name)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *bytes = NULL;
  g_autofree char *sum = NULL;
  gsize length = 0;

  g_file_get_contents (path, &bytes, &length, &error);
  g_assert_no_error (error);
  sum = g_utf8_validate (bytes, (gssize) length, NULL)
            ? without_masters_own (bytes)
            : g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) bytes, length);
  g_string_append_printf (twin->told, "%s: %s\n", name, sum);
}

static int
compare_names (gconstpointer one, gconstpointer other)
{
  return g_strcmp0 (*(const char *const *) one, *(const char *const *) other);
}

static GPtrArray *
names_in (const char *folder)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  return names;
}

/* Takes what was written, and all of it away, less what is asked about. */
static void
take_files (Twin *twin, const char *folder, guint question)
{
  g_autoptr (GPtrArray) names = names_in (folder);

  for (guint i = 0; i < names->len; i++)
    {
      const char *name = g_ptr_array_index (names, i);
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *kept = g_strdup_printf ("%s/%u-%u-%s", twin->keep, twin->asked, question, name);

      if (g_str_has_prefix (name, CAMPAIGN) || g_str_equal (name, SHEET))
        continue;
      take_file (twin, path, name);
      if (twin->keep == NULL || g_rename (path, kept) != 0)
        g_remove (path);
    }
}

static void
ask (Twin *twin, const char *folder, guint question)
{
  g_auto (GStrv) variables = g_environ_setenv (g_get_environ (), "SOURCE_DATE_EPOCH", "1286100000", TRUE);
  const char *command[WORDS + 1] = { g_getenv ("FORCON_BINARY") };
  g_autofree char *words = g_strjoinv (" ", (char **) questions[question].words);
  g_autofree char *out = NULL;
  g_autofree char *err = NULL;
  g_autofree char *shown = NULL;
  g_autofree char *warned = NULL;
  g_autoptr (GError) error = NULL;
  int status = 0;

  for (guint i = 0; i < WORDS; i++)
    command[i + 1] = questions[question].words[i];
  g_spawn_sync (folder, (char **) command, variables, G_SPAWN_DEFAULT, NULL, NULL, &out, &err, &status, &error);
  g_assert_no_error (error);
  g_assert_true (WIFEXITED (status));
  g_assert_cmpint (WEXITSTATUS (status), <=, 2);
  shown = without_masters_own (out);
  warned = without_masters_own (err);
  g_string_append_printf (twin->told, "--- forcon %s\n%s%s%d\n", words, shown, warned, WEXITSTATUS (status));
  take_files (twin, folder, question);
}

static void
remove_folder (const char *folder)
{
  g_autoptr (GPtrArray) names = names_in (folder);

  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *path = g_build_filename (folder, g_ptr_array_index (names, i), NULL);

      g_remove (path);
    }
  g_rmdir (folder);
}

/**
 * twin_ask_program:
 * @twin: a campaign that has begun
 * @all: all that there is to be asked, with the papers that take long
 *
 * Tells Amber what the program says and writes, and how it ends.
 */
void
twin_ask_program (Twin *twin, gboolean all)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("forcon-twins-XXXXXX", &error);

  g_assert_no_error (error);
  twin_save (twin, folder);
  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    if (all || questions[i].when == ALWAYS)
      ask (twin, folder, i);
  twin->asked++;
  remove_folder (folder);
}
