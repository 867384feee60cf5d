/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ForconExit:
 * @FORCON_EXIT_DONE: done
 * @FORCON_EXIT_REFUSED: refused by a rule or a check
 * @FORCON_EXIT_USAGE: bad usage
 * @FORCON_EXIT_DAMAGED: a file is damaged, or cannot be read or written
 *
 * Exit status of every subcommand.
 */
typedef enum {
  FORCON_EXIT_DONE = 0,
  FORCON_EXIT_REFUSED = 1,
  FORCON_EXIT_USAGE = 2,
  FORCON_EXIT_DAMAGED = 3,
} ForconExit;

/* The subcommands: arguments begin with the subcommand's own name. */
ForconExit forcon_subcommand_check (int argc, char **argv);
ForconExit forcon_subcommand_play (int argc, char **argv);
ForconExit forcon_subcommand_table (int argc, char **argv);
ForconExit forcon_subcommand_odds (int argc, char **argv);
ForconExit forcon_subcommand_balance (int argc, char **argv);
ForconExit forcon_subcommand_new (int argc, char **argv);
ForconExit forcon_subcommand_status (int argc, char **argv);
ForconExit forcon_subcommand_begin (int argc, char **argv);
ForconExit forcon_subcommand_orders (int argc, char **argv);
ForconExit forcon_subcommand_scan (int argc, char **argv);
ForconExit forcon_subcommand_proposals (int argc, char **argv);
ForconExit forcon_subcommand_questions (int argc, char **argv);
ForconExit forcon_subcommand_advance (int argc, char **argv);
ForconExit forcon_subcommand_fight (int argc, char **argv);
ForconExit forcon_subcommand_return (int argc, char **argv);
ForconExit forcon_subcommand_clashes (int argc, char **argv);
ForconExit forcon_subcommand_lend (int argc, char **argv);
ForconExit forcon_subcommand_take_back (int argc, char **argv);
ForconExit forcon_subcommand_ground (int argc, char **argv);
ForconExit forcon_subcommand_report (int argc, char **argv);
ForconExit forcon_subcommand_sheets (int argc, char **argv);
ForconExit forcon_subcommand_crib (int argc, char **argv);
ForconExit forcon_subcommand_record (int argc, char **argv);
ForconExit forcon_subcommand_rules (int argc, char **argv);
ForconExit forcon_subcommand_map (int argc, char **argv);
ForconExit forcon_subcommand_cards (int argc, char **argv);
ForconExit forcon_subcommand_counters (int argc, char **argv);
ForconExit forcon_subcommand_journal (int argc, char **argv);
ForconExit forcon_subcommand_undo (int argc, char **argv);
ForconExit forcon_subcommand_redo (int argc, char **argv);
ForconExit forcon_subcommand_verify (int argc, char **argv);
ForconExit forcon_subcommand_copy (int argc, char **argv);
ForconExit forcon_subcommand_export (int argc, char **argv);
ForconExit forcon_subcommand_import (int argc, char **argv);
ForconExit forcon_subcommand_chronicle (int argc, char **argv);
ForconExit forcon_subcommand_clash (int argc, char **argv);
ForconExit forcon_subcommand_clock (int argc, char **argv);
ForconExit forcon_subcommand_serve (int argc, char **argv);
ForconExit forcon_subcommand_do (int argc, char **argv);
ForconExit forcon_subcommand_pin (int argc, char **argv);
ForconExit forcon_subcommand_help (int argc, char **argv);

ForconExit forcon_odds_command_run (int argc, char **argv);
ForconExit forcon_odds_fight_run (int argc, char **argv);

ForconExit forcon_twilight_play_run (int argc, char **argv);
ForconExit forcon_twilight_report_run (int argc, char **argv);

/* The exact chances, or simulated ones where they would take too long (T-ODDS-1, T-ODDS-2). */
ForconExit forcon_twilight_odds_run (int argc, char **argv);

ForconExit forcon_twilight_simulate_run (int argc, char **argv);

G_END_DECLS
