/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/battle/play.h"

G_BEGIN_DECLS

/**
 * ForconOddsScript:
 * @play: what was said of dice and rules
 * @runs: (nullable): of --runs
 * @number: (nullable): of the option of its own that this sort of odds has
 * @json: whether JSON is wanted
 * @path: the script
 *
 * What is asked about a battle script.
 */
typedef struct {
  ForconPlayOptions play;
  char *runs;
  char *number;
  gboolean json;
  char *path;
} ForconOddsScript;

/**
 * ForconOddsScriptUsage:
 * @name: of the subcommand
 * @summary: what it does, translated
 * @runs_help: untranslated
 * @number_name: of the option of its own
 * @number_help: untranslated
 */
typedef struct {
  const char *name;
  const char *summary;
  const char *runs_help;
  const char *number_name;
  const char *number_help;
} ForconOddsScriptUsage;

/**
 * forcon_odds_script_parse:
 * @asked: (out): what is asked
 * @usage: what may be
 * @argc: how many arguments
 * @argv: the arguments, from the sort of odds on
 * @status: (out): the exit status when nothing is to be done
 *
 * Returns: whether something is to be done; else help or an error has been printed
 */
gboolean forcon_odds_script_parse (ForconOddsScript *asked, const ForconOddsScriptUsage *usage, int argc, char **argv,
                                   ForconExit *status);

void forcon_odds_script_clear (ForconOddsScript *asked);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ForconOddsScript, forcon_odds_script_clear)

G_END_DECLS
