/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/random.h"
#include "base/text.h"
#include "cli/frame/arguments.h"
#include "cli/frame/output.h"
#include "cli/odds/balance-print.h"
#include "cli/frame/muster-file.h"
#include "engine/odds/battle-odds.h"
#include "engine/state/ship.h"

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

typedef enum { BY_POWER, BY_ADMIRAL, BY_FORMATION } By;

static const char *const by_words[] = { "power", "admiral", "formation" };

typedef struct {
  char *by;
  char *fights;
  char *trials;
  char *rounds;
  char *seed;
  gboolean json;
} Options;

/* To which fleet of its file a ship belongs, and what that is called. */
static guint
group_of (const ForconMusterFile *muster, By by, ForconShipId id, const char **name)
{
  const ForconShip *ship = forcon_battle_ship (muster->fleet, id);

  if (by == BY_FORMATION)
    {
      *name = forcon_battle_formation_name (muster->fleet, ship->formation);
      return ship->formation.value;
    }
  if (by == BY_POWER && muster->campaign != NULL)
    {
      ForconPowerId power = g_array_index (muster->campaign->admirals, ForconAdmiral, ship->side.value - 1).power;

      *name = forcon_campaign_power (muster->campaign, power)->name;
      return power.value;
    }
  *name = forcon_battle_side (muster->fleet, ship->side)->name;
  return ship->side.value;
}

static void
add_ship (GArray *fleets, GHashTable *places, guint group, const char *name, const ForconCard *card)
{
  gpointer place = NULL;

  if (!g_hash_table_lookup_extended (places, GUINT_TO_POINTER (group), NULL, &place))
    {
      ForconBalanceFleet fleet = { g_strdup (forcon_name (name)), g_ptr_array_new () };

      place = GUINT_TO_POINTER (fleets->len);
      g_hash_table_insert (places, GUINT_TO_POINTER (group), place);
      g_array_append_val (fleets, fleet);
    }
  g_ptr_array_add (g_array_index (fleets, ForconBalanceFleet, GPOINTER_TO_UINT (place)).cards, (gpointer) card);
}

/* Ships that are out of action are no part of a fleet any more. */
static void
take_fleets (GArray *fleets, const ForconMusterFile *muster, By by)
{
  g_autoptr (GHashTable) places = g_hash_table_new (NULL, NULL);

  for (guint i = 1; i <= muster->fleet->n_ships; i++)
    {
      ForconShipId id = { (guint16) i };
      const char *name = NULL;
      guint group = group_of (muster, by, id, &name);

      if (forcon_ship_in_action (muster->fleet, id))
        add_ship (fleets, places, group, name, forcon_battle_card (muster->fleet, id));
    }
}

static void
show_progress (double share, gpointer data)
{
  fprintf (stderr, "\r%3.0f %%", 100.0 * share);
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

static gboolean
read_by (const Options *options, By *by)
{
  *by = BY_POWER;
  if (options->by == NULL)
    return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (by_words); i++)
    if (g_str_equal (options->by, by_words[i]))
      {
        *by = (By) i;
        return TRUE;
      }
  return forcon_arguments_refuse (NAME, "--by", options->by, "power, admiral, formation");
}

/* Whether these can be weighed; else it is told why not. */
static gboolean
are_fleets (const GArray *fleets)
{
  if (fleets->len < 2 || fleets->len > FORCON_BALANCE_FLEETS_MAX)
    {
      forcon_print_error (_ ("forcon balance: fleets: %1$u; 2 to %2$d were expected"), fleets->len,
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

/* What comes of the battles of scripts from where they begin. */
static void
fight_starts (const ForconBalanceWish *wish, const GArray *musters, GArray *starts)
{
  for (guint i = 0; i < musters->len; i++)
    {
      const ForconMusterFile *muster = &g_array_index (musters, ForconMusterFile, i);
      ForconBalanceStart start = { muster->fleet, NULL };

      if (muster->script == NULL)
        continue;
      start.odds = forcon_battle_odds_run (muster->fleet, wish->rules, wish->fights, wish->rounds, wish->seed, 0, NULL);
      if (start.odds->verdict.kind == FORCON_VERDICT_DONE)
        g_array_append_val (starts, start);
      else
        forcon_battle_odds_free (start.odds);
    }
}

static void
clear_start (gpointer start)
{
  forcon_battle_odds_free (((ForconBalanceStart *) start)->odds);
}

static ForconExit
answer (ForconBalanceWish *wish, const GArray *musters, gboolean json)
{
  g_autoptr (GArray) starts = g_array_new (FALSE, TRUE, sizeof (ForconBalanceStart));

  g_array_set_clear_func (starts, clear_start);
  if (!are_fleets (wish->fleets))
    return FORCON_EXIT_REFUSED;
  if (isatty (STDERR_FILENO))
    wish->told = show_progress;
  g_autoptr (ForconBalance) balance = forcon_balance_run (wish);

  fight_starts (wish, musters, starts);
  hide_progress (wish);
  if (json)
    forcon_balance_print_json (balance, wish->fleets, starts);
  else
    forcon_balance_print (balance, wish->fleets, starts);
  return FORCON_EXIT_DONE;
}

static void
clear_muster (gpointer muster)
{
  forcon_muster_file_clear (muster);
}

/* All files are played by the rules of the first. */
static ForconExit
weigh (const Options *options, int argc, char **argv)
{
  g_autoptr (GArray) musters = g_array_new (FALSE, TRUE, sizeof (ForconMusterFile));
  g_autoptr (GArray) fleets = g_array_new (FALSE, TRUE, sizeof (ForconBalanceFleet));
  ForconBalanceWish wish = { .fleets = fleets };
  By by = BY_POWER;

  g_array_set_clear_func (musters, clear_muster);
  g_array_set_clear_func (fleets, forcon_balance_fleet_clear);
  if (!read_numbers (options, &wish) || !read_by (options, &by))
    return FORCON_EXIT_USAGE;
  g_array_set_size (musters, (guint) argc - 1);
  for (gint i = 1; i < argc; i++)
    {
      ForconMusterFile *muster = &g_array_index (musters, ForconMusterFile, i - 1);
      ForconExit status = forcon_muster_file_load (muster, NAME, argv[i]);

      if (status != FORCON_EXIT_DONE)
        return status;
      take_fleets (fleets, muster, by);
    }
  wish.rules = g_array_index (musters, ForconMusterFile, 0).rules;
  return answer (&wish, musters, options->json);
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
    G_OPTION_ENTRY_NULL,
  };
  g_auto (ForconEntries) owned = entries;
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
