/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Campaign files that somebody forged, seals and all: what their records tell cannot have happened. They are refused in one
 * line, or what can be told of them is told; nothing ever falls over.
 */
#include "played-campaign.h"

#include "report/reports/campaign-lines.h"
#include "report/reports/campaign-report.h"
#include "storage/exchange/entry-xml.h"
#include "storage/files/file-error.h"
#include "campaign/knowledge/knowledge.h"
#include "storage/store/store-private.h"
#include "forcon-test-staff.h"

#include <glib/gstdio.h>
#include <string.h>

#ifdef __SANITIZE_ADDRESS__
#define FORGED 20
#else
#define FORGED 60
#endif

/* With -m thorough. */
#define FORGED_THOROUGHLY 2000

#define SEED 91
#define N_PHASES 2
#define ADMIRALS (~0u)

/* What a forger writes where a number stands. */
static const char *const numbers[]
    = { "0",          "1",           "2",          "7",           "12",   "13",  "255",
        "999",        "1001",        "65535",      "65536",       "-1",   "-7",  "4294967295",
        "1000000000", "-1000000000", "2147483647", "-2147483648", "9999", "1,1", "3+65535" };

typedef struct {
  char *folder;
  char *path;
  ForconExchange *sound;
  GPtrArray *texts;
} Forger;

static Forger *
forger_new (void)
{
  Forger *forger = g_new0 (Forger, 1);
  PlayedCampaign *played = played_campaign_new (N_PHASES);

  forger->folder = g_strdup_printf ("%s/forged-XXXXXX", g_test_get_dir (G_TEST_BUILT));
  g_assert_nonnull (g_mkdtemp (forger->folder));
  forger->path = g_build_filename (forger->folder, "forged.forcon", NULL);
  forger->sound = forcon_exchange_new ("forcon-2010", forcon_chronicle_start (played->chronicle));
  forcon_exchange_add_setting (forger->sound, "copies", "0");
  forger->texts = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < forcon_chronicle_length (played->chronicle); i++)
    g_ptr_array_add (forger->texts, forcon_entry_to_xml (forcon_chronicle_entry (played->chronicle, i, NULL)));
  played_campaign_free (played);
  return forger;
}

static void
forger_free (Forger *forger)
{
  g_unlink (forger->path);
  g_rmdir (forger->folder);
  forcon_exchange_free (forger->sound);
  g_ptr_array_unref (forger->texts);
  g_free (forger->folder);
  g_free (forger->path);
  g_free (forger);
}

static guint
below (ForconRandom *random, guint bound)
{
  return forcon_random_below (random, bound);
}

/* Writes something else into one of the values of an entry. */
static char *
forge (const char *text, ForconRandom *random)
{
  g_auto (GStrv) parts = g_strsplit (text, "\"", -1);
  guint n = g_strv_length (parts) / 2;
  guint place = below (random, n) * 2 + 1;

  if (strstr (parts[place - 1], "event=") != NULL || strstr (parts[place - 1], "command=") != NULL)
    return NULL;
  g_free (parts[place]);
  parts[place] = g_strdup (numbers[below (random, G_N_ELEMENTS (numbers))]);
  return g_strjoinv ("\"", parts);
}

/* Leaves out one of the elements of an entry, or has one twice. */
static char *
shuffle (const char *text, ForconRandom *random)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  guint n = g_strv_length (lines);
  guint place = n < 4 ? 0 : 1 + below (random, n - 3);
  GString *changed = g_string_new (NULL);
  gboolean twice = below (random, 2) == 0;

  for (guint i = 0; i < n; i++)
    for (guint k = i != place || place == 0 ? 1 : (twice ? 2 : 0); k > 0; k--)
      g_string_append_printf (changed, "%s\n", lines[i]);
  return g_string_free (changed, FALSE);
}

static ForconCampaignEntry *
entry_of (const char *text)
{
  return forcon_entry_from_xml (text, strlen (text), NULL);
}

/* A sealed file in which the entry at a place is another. */
static gboolean
make_forged (Forger *forger, guint place, ForconRandom *random)
{
  const char *sound = g_ptr_array_index (forger->texts, place);
  g_autofree char *text = below (random, 5) == 0 ? shuffle (sound, random) : forge (sound, random);
  ForconCampaignEntry *forged = text == NULL || g_str_equal (text, sound) ? NULL : entry_of (text);
  g_autoptr (GError) error = NULL;

  if (forged == NULL)
    return FALSE;
  g_test_message ("%u: %s", place, text);
  g_ptr_array_set_size (forger->sound->entries, 0);
  for (guint i = 0; i < forger->texts->len; i++)
    forcon_exchange_add_entry (forger->sound, i == place ? forged : entry_of (g_ptr_array_index (forger->texts, i)));
  forger->sound->position = forger->texts->len;
  g_unlink (forger->path);
  forcon_store_make (forger->path, forger->sound, &error);
  g_assert_no_error (error);
  return TRUE;
}

static void
assert_line (const GError *error)
{
  g_assert_nonnull (error);
  g_assert_true (error->domain == FORCON_FILE_ERROR);
  g_assert_null (strchr (error->message, '\n'));
}

static void
tell (ForconStore *store)
{
  ForconChronicle *chronicle = forcon_store_chronicle (store);
  g_autoptr (ForconCampaign) told = forcon_campaign_clone (forcon_chronicle_start (chronicle));
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < forcon_chronicle_length (chronicle); i++)
    {
      g_autoptr (GError) error = NULL;
      const ForconCampaignEntry *entry = forcon_chronicle_entry (chronicle, i, &error);

      if (entry == NULL)
        {
          assert_line (error);
          return;
        }
      forcon_campaign_lines_of_entry (told, forcon_store_rules (store), entry, lines);
    }
}

static void
report (ForconStore *store)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) known
      = forcon_knowledges_at_phase (forcon_store_chronicle (store), ADMIRALS, N_PHASES, "contact", &error);

  g_free (forcon_campaign_report_master (forcon_store_chronicle (store), 1, NULL));
  if (known == NULL)
    assert_line (error);
  for (guint i = 0; known != NULL && i < known->len; i++)
    g_free (forcon_campaign_report_for (g_ptr_array_index (known, i), 1, TRUE));
}

static void
look_at_clashes (ForconStore *store)
{
  const ForconCampaign *campaign = forcon_store_campaign (store);

  for (guint i = 0; i < campaign->clashes->len; i++)
    {
      g_autoptr (GError) error = NULL;
      ForconClashId clash = g_array_index (campaign->clashes, ForconClash, i).clash;
      ForconJournal *journal = forcon_chronicle_battle_journal (forcon_store_chronicle (store), clash, &error);

      if (journal == NULL && error != NULL)
        assert_line (error);
      if (journal != NULL)
        forcon_journal_free (journal);
    }
}

/* Returns: whether it was opened */
static gboolean
look_at (Forger *forger)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconStore) store = forcon_store_open (forger->path, FORCON_STORE_READ, &error);
  g_autoptr (GPtrArray) problems = NULL;

  if (store == NULL)
    {
      assert_line (error);
      g_test_message ("%s", error->message);
      return FALSE;
    }
  tell (store);
  report (store);
  look_at_clashes (store);
  problems = forcon_store_verify (store, NULL);
  for (guint i = 0; i < problems->len; i++)
    g_assert_null (strchr (((ForconStoreProblem *) g_ptr_array_index (problems, i))->what, '\n'));
  return TRUE;
}

static void
forged_files_are_refused_or_told (gconstpointer data)
{
  Forger *forger = forger_new ();
  ForconRandom random = forcon_random_seeded (SEED, GPOINTER_TO_UINT (data));
  guint n_opened = 0, n_refused = 0;

  while (n_opened + n_refused < (g_test_thorough () ? FORGED_THOROUGHLY : FORGED))
    {
      if (!make_forged (forger, below (&random, forger->texts->len), &random))
        continue;
      if (look_at (forger))
        n_opened++;
      else
        n_refused++;
    }
  g_test_message ("%u opened, %u refused", n_opened, n_refused);
  g_assert_cmpuint (n_refused, >, 0);
  g_assert_cmpuint (n_opened, >, 0);
  forger_free (forger);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/report/forged-campaigns/are refused in one line, or told as far as they make sense",
                        GUINT_TO_POINTER (1), forged_files_are_refused_or_told);
  return g_test_run ();
}
