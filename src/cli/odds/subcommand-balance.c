/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/state/campaign-fleets.h"
#include "cli/frame/arguments.h"
#include "cli/frame/muster-file.h"
#include "cli/frame/output.h"
#include "cli/frame/printing.h"
#include "cli/odds/balance-json.h"
#include "report/history/balance-folio.h"
#include "base/text.h"
#include "storage/files/file-save.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <unistd.h>

#define NAME "balance"
/* Shares are known to 2 in 100 by so many fights, in 95 of 100 cases. */
#define FIGHTS_UNLESS_SAID 2400
#define FIGHTS_MOST 100000
#define TRIALS_UNLESS_SAID 3000
#define TRIALS_LEAST 20
#define TRIALS_MOST 100000
#define ROUNDS_MOST 1000

typedef struct {
  char *by;
  char *fights;
  char *trials;
  char *rounds;
  char *seed;
  char *paper;
  char *output;
  gboolean json;
} Options;

static gboolean
show_progress (double share, gpointer data)
{
  fprintf (stderr, "\r%3.0f %%", 100.0 * share);
  return TRUE;
}

static void
hide_progress (const ForconBalanceWish *wish)
{
  if (wish->told != NULL)
    fputs ("\r     \r", stderr);
}

static gboolean
read_numbers (const Options *options, ForconBalanceWish *wish)
{
  gint fights = FIGHTS_UNLESS_SAID;
  gint trials = TRIALS_UNLESS_SAID;

  wish->rounds = FORCON_BATTLE_ROUNDS;
  if ((options->fights != NULL
       && !forcon_arguments_number (NAME, "--fights", options->fights, 1, FIGHTS_MOST, &fights))
      || (options->trials != NULL
          && !forcon_arguments_number (NAME, "--trials", options->trials, TRIALS_LEAST, TRIALS_MOST, &trials))
      || (options->rounds != NULL
          && !forcon_arguments_number (NAME, "--rounds", options->rounds, 1, ROUNDS_MOST, &wish->rounds)))
    return FALSE;
  wish->fights = (guint) fights;
  wish->trials = (guint) trials;
  return forcon_arguments_seed (NAME, options->seed, &wish->seed);
}

/* Whether these can be weighed; else it is told why not. */
static gboolean
are_fleets (const GArray *fleets)
{
  if (fleets->len < 2 || fleets->len > FORCON_BALANCE_FLEETS_MAX)
    {
      forcon_print_error (_ ("forcon balance: fleets with ships: %1$u; 2 to %2$d were expected"), fleets->len,
                          FORCON_BALANCE_FLEETS_MAX);
      return FALSE;
    }
  for (guint i = 0; i < fleets->len; i++)
    {
      const ForconBalanceFleet *fleet = &g_array_index (fleets, ForconBalanceFleet, i);

      if (fleet->cards->len > FORCON_BALANCE_SHIPS_MAX)
        {
          forcon_print_error (_ ("forcon balance: %1$s has %2$u ships; at most %3$d were expected"), fleet->name,
                              fleet->cards->len, FORCON_BALANCE_SHIPS_MAX);
          return FALSE;
        }
    }
  return TRUE;
}

static ForconExit
print (const ForconBalance *balance, const ForconBalanceWish *wish, const char *name, const Options *options,
       const ForconPaperForm *form)
{
  g_autofree char *text = forcon_balance_text (balance, wish, name);
  g_autoptr (GError) error = NULL;
  gboolean done = TRUE;

  if (options->output == NULL && !options->json)
    return forcon_paper_save_text (NAME, text, NULL);
  if (options->output != NULL && g_str_has_suffix (options->output, ".txt"))
    done = forcon_file_save (options->output, text, &error);
  else if (options->output != NULL)
    {
      g_autoptr (ForconFolio) folio = forcon_balance_folio (balance, wish, name, form);

      done = forcon_paper_write (folio, options->output, &error);
    }
  if (!options->json || !done)
    return forcon_drawing_done (NAME, options->output, done, error);
  /* Its one line is all that programs read. */
  forcon_balance_print_json (balance, wish);
  return FORCON_EXIT_DONE;
}

static ForconExit
answer (ForconBalanceWish *wish, const char *name, const Options *options)
{
  ForconPaperForm form;

  if (!forcon_paper_form (NAME, options->paper, &form))
    return FORCON_EXIT_USAGE;
  if (!are_fleets (wish->fleets))
    return FORCON_EXIT_REFUSED;
  ForconExit status = options->output == NULL ? FORCON_EXIT_DONE : forcon_paper_may_save (NAME, options->output);

  if (status != FORCON_EXIT_DONE)
    return status;
  if (isatty (STDERR_FILENO))
    wish->told = show_progress;
  g_autoptr (ForconBalance) balance = forcon_balance_run (wish);

  hide_progress (wish);
  return print (balance, wish, name, options, &form);
}

static void
clear_muster (gpointer muster)
{
  forcon_muster_file_clear (muster);
}

/* Adds the fleets of a file, and the battle of a script. */
static ForconExit
open_file (ForconMusterFile *muster, const char *path, ForconFleetKind kind, GArray *fleets, GPtrArray *starts)
{
  ForconExit status = forcon_muster_file_load (muster, NAME, path);

  if (status != FORCON_EXIT_DONE)
    return status;
  forcon_campaign_add_fleets (fleets, muster->fleet, muster->campaign, kind);
  if (muster->script != NULL)
    g_ptr_array_add (starts, (gpointer) muster->fleet);
  return FORCON_EXIT_DONE;
}

/* Fleets of one name are told apart by their files. @files: by fleet, which of @paths it is from */
static void
tell_apart (GArray *fleets, const GArray *files, char **paths)
{
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);
  g_autofree gboolean *doubled = g_new0 (gboolean, fleets->len + 1);

  for (guint i = 0; i < fleets->len; i++)
    {
      const char *name = g_array_index (fleets, ForconBalanceFleet, i).name;
      gpointer first;

      if (g_hash_table_lookup_extended (names, name, NULL, &first))
        doubled[i] = doubled[GPOINTER_TO_UINT (first)] = TRUE;
      else
        g_hash_table_insert (names, (gpointer) name, GUINT_TO_POINTER (i));
    }
  for (guint i = 0; i < fleets->len; i++)
    if (doubled[i])
      {
        ForconBalanceFleet *fleet = &g_array_index (fleets, ForconBalanceFleet, i);
        g_autofree char *name = g_steal_pointer (&fleet->name);

        fleet->name = g_strdup_printf ("%s (%s)", name, paths[g_array_index (files, gint, i)]);
      }
}

/* All files are played by the rules of the first. */
static ForconExit
weigh (const Options *options, int argc, char **argv)
{
  g_autoptr (GArray) musters = g_array_new (FALSE, TRUE, sizeof (ForconMusterFile));
  g_autoptr (GArray) fleets = g_array_new (FALSE, TRUE, sizeof (ForconBalanceFleet));
  g_autoptr (GArray) files = g_array_new (FALSE, FALSE, sizeof (gint));
  g_autoptr (GPtrArray) starts = g_ptr_array_new ();
  ForconBalanceWish wish = { .fleets = fleets, .starts = starts };
  ForconFleetKind kind = FORCON_FLEET_KIND_POWER;

  g_array_set_clear_func (musters, clear_muster);
  g_array_set_clear_func (fleets, forcon_balance_fleet_clear);
  if (!read_numbers (options, &wish))
    return FORCON_EXIT_USAGE;
  if (options->by != NULL && !forcon_fleet_kind_from_word (options->by, &kind))
    {
      forcon_arguments_refuse (NAME, "--by", options->by, "power, admiral, formation");
      return FORCON_EXIT_USAGE;
    }
  g_array_set_size (musters, (guint) argc - 1);
  for (gint i = 1; i < argc; i++)
    {
      ForconExit status
          = open_file (&g_array_index (musters, ForconMusterFile, i - 1), argv[i], kind, fleets, starts);

      if (status != FORCON_EXIT_DONE)
        return status;
      while (files->len < fleets->len)
        g_array_append_val (files, i);
    }
  tell_apart (fleets, files, argv);
  const ForconMusterFile *first = &g_array_index (musters, ForconMusterFile, 0);

  wish.rules = first->rules;
  return answer (&wish, forcon_name (first->fleet->roster->name), options);
}

ForconExit
forcon_subcommand_balance (int argc, char **argv)
{
  Options options = { 0 };
  const GOptionEntry entries[] = {
    { "by", 0, 0, G_OPTION_ARG_STRING, &options.by,
      N_ ("what is weighed against each other: the fleets of each power, admiral or formation; power if not said"),
      N_ ("WHAT") },
    { "fights", 0, 0, G_OPTION_ARG_STRING, &options.fights, N_ ("how many fights of each pair, 2400 if not said"),
      N_ ("N") },
    { "trials", 0, 0, G_OPTION_ARG_STRING, &options.trials,
      N_ ("how many pairs of small fleets the points come from, 3000 if not said"), N_ ("N") },
    { "rounds", 0, 0, G_OPTION_ARG_STRING, &options.rounds, N_ ("of how many rounds at most, 30 if not said"),
      N_ ("N") },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &options.seed, N_ ("seed of the generator, 0 if not said"), N_ ("N") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &options.json, N_ ("for programs: one line of JSON"), NULL },
    FORCON_PAPER_ENTRY (options.paper),
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options.output,
      N_ ("the pages: .pdf, .txt, or .svg or .png with a file for each"), N_ ("OUT") },
    G_OPTION_ENTRY_NULL,
  };
  G_GNUC_UNUSED g_auto (ForconEntries) owned = entries;
  ForconExit status = FORCON_EXIT_DONE;

  if (!forcon_arguments_parse (NAME, _ ("FILE… [OPTION…]"),
                               _ ("How fair fleets are against each other, and what their classes are worth."), entries,
                               &argc, &argv, &status))
    return status;
  if (argc < 2)
    {
      forcon_print_error ("%s", _ ("forcon balance: a file was expected; see “forcon help balance”"));
      return FORCON_EXIT_USAGE;
    }
  return weigh (&options, argc, argv);
}
