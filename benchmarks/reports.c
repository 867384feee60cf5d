/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * What the reports and sealed packs of the ready-made campaign cost after ten phases, from opening the file over the leak
 * check to the written PDF, and how far that is from its limits, of an optimised build: 1.0 is the limit, more is better.
 * With a path as its argument the campaign stays there.
 */
#include "report/papers/papers.h"
#include "storage/files/data.h"
#include "storage/scenario/scenario.h"
#include "storage/store/store.h"
#include "forcon-test-staff.h"
#include "machine.h"

#include <cairo-pdf.h>
#include <glib/gstdio.h>
#include <locale.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define PHASES 10
#define ONE ((ForconSideId){ 2 })
#define BATTLE_ROUNDS 6
#define ROUNDS 3
#define ALL_LIMIT_MS 2000.0
#define ONE_LIMIT_MS 300.0
#define PACKS_LIMIT_MS 5000.0
#define MEMORY_LIMIT_MB 200.0

/* What is done in memory is done in the file too: with the same generator it comes to the same. */
static void
keep (const ForconCampaign *campaign, const ForconCampaignCommand *command, const ForconCampaignOutcome *outcome,
      gpointer store)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconCampaignOutcome) kept = forcon_store_do (store, command, &FORCON_DICE_GENERATED, &error);

  g_assert_no_error (error);
  g_assert_nonnull (kept);
}

static void
play (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *file = forcon_data_find ("scenarios/forcon-2010.xml", &error);
  g_autoptr (ForconScenario) scenario = forcon_scenario_load (file, NULL, &error);
  ForconCampaignCommand begin = { .kind = FORCON_CAMPAIGN_COMMAND_BEGIN };

  g_assert_no_error (error);
  forcon_scenario_seed (scenario, 1);
  g_autoptr (ForconStore) store = forcon_store_create (path, scenario->campaign, scenario->rules_name, &error);
  g_autoptr (ForconChronicle) chronicle = forcon_chronicle_new (scenario->campaign, scenario->rules);
  TestStaff staff = test_staff (chronicle, 1);

  g_assert_no_error (error);
  staff.look = keep;
  staff.data = store;
  staff.rounds = BATTLE_ROUNDS;
  test_staff_do (&staff, &begin);
  for (guint i = 0; i < PHASES; i++)
    test_staff_play_phase (&staff);
  g_print ("%u commands, %u clashes\n", staff.n_done, staff.n_clashes);
}

/* In a process of its own, so that its memory does not count. */
static void
play_elsewhere (const char *path)
{
  pid_t child = fork ();
  int status = 0;

  if (child == 0)
    {
      play (path);
      exit (0);
    }
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_cmpint (status, ==, 0);
}

/* Makes and checks the papers of an admiral, or of all, and writes them. Returns: how many pages they are */
static guint
write_papers (ForconStore *store, ForconPapersKind kind, ForconSideId admiral, const char *path)
{
  const ForconPapersWish wish = { .kind = kind,
                                  .admiral = admiral,
                                  .all = FORCON_ID_IS_NONE (admiral),
                                  .phase = PHASES,
                                  .form = { FORCON_PAPER_A4, forcon_style_get (FORCON_STYLE_PRINT) } };
  const ForconCampaign *truth = forcon_store_campaign (store);
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconBatch) batch = forcon_batch_new (forcon_store_chronicle (store), &wish, NULL, &error);
  g_autoptr (ForconFolio) folio = forcon_batch_steal_all (batch, truth, &wish);

  forcon_folio_to_file (folio, path, &error);
  g_assert_no_error (error);
  return forcon_folio_length (folio);
}

/* Time of the processor for a PDF with as many pages on which nothing is. */
static clock_t
time_empty_pages (guint n_pages, const char *path)
{
  clock_t start = clock ();
  cairo_surface_t *surface = cairo_pdf_surface_create (path, 595, 842);

  for (guint i = 0; i < n_pages; i++)
    cairo_surface_show_page (surface);
  cairo_surface_destroy (surface);
  return MAX (clock () - start, 1);
}

static void
tell (const char *what, double value, const char *unit, double limit)
{
  g_print ("%-44s %10.0f %s %12.1f of the limit of %.0f\n", what, value, unit, limit / value, limit);
}

/* The shortest of several rounds by the clock; and how much more work it is than as many empty pages. */
static void
time_papers (const char *what, const char *campaign, ForconPapersKind kind, ForconSideId admiral, double limit)
{
  g_autofree char *folder = g_path_get_dirname (campaign);
  g_autofree char *path = g_build_filename (folder, "report.pdf", NULL);
  double best = G_MAXDOUBLE, ratio = G_MAXDOUBLE;
  guint most = 0;

  for (guint round = 0; round < ROUNDS; round++)
    {
      gint64 start = g_get_monotonic_time ();
      clock_t work = clock ();
      g_autoptr (ForconStore) store = forcon_store_open (campaign, FORCON_STORE_READ, NULL);
      guint n_pages = write_papers (store, kind, admiral, path);

      best = MIN (best, (double) (g_get_monotonic_time () - start) / 1e3);
      work = clock () - work;
      ratio = MIN (ratio, (double) work / (double) time_empty_pages (n_pages, path));
      most = MAX (most, n_pages);
    }
  tell (what, best, "ms", limit);
  g_print ("   pages: %u\n", most);
  machine_compare ("   that is", ratio, "times the work of a PDF of as many empty pages");
  g_unlink (path);
}

/* As the window does it: made and checked once, then saved for each admiral and drawn for the printer. */
static void
time_packs (const char *campaign)
{
  const ForconPapersWish wish = { .kind = FORCON_PAPERS_PACK,
                                  .all = TRUE,
                                  .phase = PHASES,
                                  .double_sided = TRUE,
                                  .form = { FORCON_PAPER_A4, forcon_style_get (FORCON_STYLE_PRINT) } };
  g_autofree char *folder = g_path_get_dirname (campaign);
  g_autofree char *path = g_build_filename (folder, "pack.pdf", NULL);
  gint64 start = g_get_monotonic_time (), made;
  g_autoptr (ForconStore) store = forcon_store_open (campaign, FORCON_STORE_READ, NULL);
  g_auto (ForconPapersCheck) check = { 0 };
  g_autoptr (ForconBatch) batch
      = forcon_papers_make_each (forcon_store_chronicle (store), &wish, NULL, &check, NULL);
  g_autoptr (ForconFolio) sheets = forcon_batch_borrow_all (batch, forcon_store_campaign (store), &wish);
  guint pages = 0;

  made = g_get_monotonic_time ();
  for (guint i = 0; i < batch->items->len; i++)
    {
      const ForconFolio *folio = g_array_index (batch->items, ForconBatchItem, i).folio;

      pages += forcon_folio_length (folio);
      g_assert_true (forcon_folio_to_file (folio, path, NULL));
    }
  g_assert_true (forcon_folio_to_file (sheets, path, NULL));
  tell ("packs made, checked, saved and sent", (double) (g_get_monotonic_time () - start) / 1e3, "ms", PACKS_LIMIT_MS);
  g_print ("   pages: %u; of that after they were asked for, made ahead: %.0f ms\n", pages,
           (double) (g_get_monotonic_time () - made) / 1e3);
  g_unlink (path);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_autofree char *folder = g_dir_make_tmp ("forcon-reports-XXXXXX", NULL);
  g_autofree char *campaign = argc > 1 ? g_strdup (argv[1]) : g_build_filename (folder, "all.forcon", NULL);
  g_autofree char *remove = g_strdup_printf ("rm -r %s", folder);
  struct rusage usage;

  play_elsewhere (campaign);
  time_papers ("one report", campaign, FORCON_PAPERS_REPORT, ONE, ONE_LIMIT_MS);
  time_papers ("the reports of all admirals", campaign, FORCON_PAPERS_REPORT, FORCON_NO_SIDE, ALL_LIMIT_MS);
  time_papers ("the sealed packs of all admirals", campaign, FORCON_PAPERS_PACK, FORCON_NO_SIDE, PACKS_LIMIT_MS);
  time_packs (campaign);
  getrusage (RUSAGE_SELF, &usage);
  tell ("most memory", (double) usage.ru_maxrss / 1024, "MB", MEMORY_LIMIT_MB);
  g_spawn_command_line_sync (remove, NULL, NULL, NULL, NULL);
  return 0;
}
