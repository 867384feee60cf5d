/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/frame/cli.h"

#include "render/drawing/fonts.h"
#include "cli/frame/output.h"
#include "cli/frame/subcommands.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>

typedef ForconExit (*Subcommand) (int argc, char **argv);

static const struct {
  const char *name;
  Subcommand run;
  const char *help;
} subcommands[] = {
  { "check", forcon_subcommand_check, N_ ("check whether files of rules, fleets, battles and campaigns are sound") },
  { "new", forcon_subcommand_new, N_ ("a running campaign from a scenario") },
  { "status", forcon_subcommand_status, N_ ("phase, clock, who owes an order sheet, what is open") },
  { "begin", forcon_subcommand_begin, N_ ("begin play, or tell what is missing") },
  { "orders", forcon_subcommand_orders, N_ ("hand in an order sheet and tell how it was understood") },
  { "scan", forcon_subcommand_scan, N_ ("file photos of order sheets to their admirals") },
  { "proposals", forcon_subcommand_proposals, N_ ("what admirals propose for their ships at tables") },
  { "questions", forcon_subcommand_questions, N_ ("what admirals ask the master and write to each other") },
  { "advance", forcon_subcommand_advance, N_ ("resolve the phase") },
  { "fight", forcon_subcommand_fight, N_ ("play commands at the table of a clash, or let captains fight it") },
  { "return", forcon_subcommand_return, N_ ("bring a clash that is over back to the map") },
  { "clashes", forcon_subcommand_clashes,
    N_ ("the clashes to be fought: who is there, what is at stake, what is proposed") },
  { "lend", forcon_subcommand_lend, N_ ("lend the table of a clash as a file") },
  { "take-back", forcon_subcommand_take_back, N_ ("enter what was fought at a table that was lent") },
  { "ground", forcon_subcommand_ground, N_ ("fight out a landing on a planet") },
  { "record", forcon_subcommand_record, N_ ("a battle turn by turn on paper, with pictures") },
  { "report", forcon_subcommand_report, N_ ("what an admiral knows, as a report") },
  { "sheets", forcon_subcommand_sheets, N_ ("order sheets to fill in, on paper") },
  { "crib", forcon_subcommand_crib, N_ ("the tables of the rules on one page") },
  { "rules", forcon_subcommand_rules, N_ ("rule sets: list, compare with Forcon 2010, make one's own") },
  { "map", forcon_subcommand_map, N_ ("draw the map of a campaign or a scenario") },
  { "cards", forcon_subcommand_cards, N_ ("print the cards of ships, to be cut out") },
  { "counters", forcon_subcommand_counters, N_ ("print counters, markers, trays and measuring tools") },
  { "journal", forcon_subcommand_journal, N_ ("all that happened, and how it came about") },
  { "undo", forcon_subcommand_undo, N_ ("undo commands") },
  { "redo", forcon_subcommand_redo, N_ ("redo undone commands") },
  { "verify", forcon_subcommand_verify, N_ ("recalculate everything and compare") },
  { "copy", forcon_subcommand_copy, N_ ("copy a campaign, also while it is played") },
  { "export", forcon_subcommand_export, N_ ("write a campaign as XML") },
  { "import", forcon_subcommand_import, N_ ("a running campaign from exported XML") },
  { "chronicle", forcon_subcommand_chronicle, N_ ("a campaign looked back upon: strength, losses, luck") },
  { "clock", forcon_subcommand_clock, N_ ("start, pause or set the clock, or read it") },
  { "pin", forcon_subcommand_pin, N_ ("set the PIN of an admiral, or the master's") },
  { "do", forcon_subcommand_do, N_ ("any command of a campaign") },
  { "serve", forcon_subcommand_serve, N_ ("admirals' own screens, on their telephones") },
  { "play", forcon_subcommand_play, N_ ("play a battle script and tell what happens") },
  { "table", forcon_subcommand_table, N_ ("play a battle script and draw the table") },
  { "odds", forcon_subcommand_odds, N_ ("the odds of an attack, a check, a command or a battle") },
  { "balance", forcon_subcommand_balance, N_ ("how fair fleets are, and what their classes are worth") },
  { "clash", forcon_subcommand_clash, N_ ("fleet dice: play a clash, or the odds of one") },
  { "help", forcon_subcommand_help, N_ ("this help, or that of a subcommand") },
};

static void
print_help (void)
{
  forcon_print_line ("%s", _ ("Usage: forcon SUBCOMMAND …"));
  forcon_print_line ("%s", _ ("       forcon [--gui] [FILE…]    opens the window"));
  forcon_print_line ("%s", "");
  for (guint i = 0; i < G_N_ELEMENTS (subcommands); i++)
    forcon_print_line ("  %-11s%s", subcommands[i].name, _ (subcommands[i].help));
  forcon_print_line ("%s", "");
  forcon_print_line ("%s", _ ("“forcon help SUBCOMMAND” tells its options; “forcon --version” the version."));
  forcon_print_line (
      "%s", _ ("Exit status: 0 done, 1 refused by a rule or a check, 2 bad usage, 3 damaged or unreadable file."));
}

static Subcommand
find_subcommand (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (subcommands); i++)
    if (g_str_equal (subcommands[i].name, name))
      return subcommands[i].run;
  return NULL;
}

static ForconExit
unknown_subcommand (const char *name)
{
  forcon_print_error (_ ("forcon: there is no subcommand “%s”; see “forcon help”"), name);
  return FORCON_EXIT_USAGE;
}

ForconExit
forcon_subcommand_help (int argc, char **argv)
{
  if (argc < 2 || g_str_equal (argv[1], "help") || g_str_equal (argv[1], "--help"))
    {
      print_help ();
      return FORCON_EXIT_DONE;
    }
  Subcommand run = find_subcommand (argv[1]);

  if (run == NULL)
    return unknown_subcommand (argv[1]);
  /* Arguments in between choose a part: "help odds battery" is "odds battery --help". */
  g_autoptr (GPtrArray) arguments = g_ptr_array_new ();

  for (gint i = 1; i < argc; i++)
    g_ptr_array_add (arguments, argv[i]);
  g_ptr_array_add (arguments, (gpointer) "--help");
  g_ptr_array_add (arguments, NULL);
  return run ((int) arguments->len - 1, (char **) arguments->pdata);
}

static ForconExit
run (int argc, char **argv)
{
  if (argc < 2)
    {
      print_help ();
      return FORCON_EXIT_USAGE;
    }
  if (g_str_equal (argv[1], "--help") || g_str_equal (argv[1], "-h"))
    {
      print_help ();
      return FORCON_EXIT_DONE;
    }
  if (g_str_equal (argv[1], "--version"))
    {
      forcon_print_line ("forcon %s", FORCON_VERSION);
      return FORCON_EXIT_DONE;
    }
  Subcommand subcommand = find_subcommand (argv[1]);

  return subcommand == NULL ? unknown_subcommand (argv[1]) : subcommand (argc - 1, argv + 1);
}

gboolean
forcon_cli_knows (const char *name)
{
  return find_subcommand (name) != NULL || g_str_equal (name, "--help") || g_str_equal (name, "-h")
         || g_str_equal (name, "--version");
}

int
forcon_cli_run (int argc, char **argv)
{
  ForconExit status = run (argc, argv);

  if (forcon_fonts_complaint () != NULL)
    forcon_print_error ("forcon: %s", forcon_fonts_complaint ());
  if (forcon_output_finish ())
    return status;
  forcon_print_error ("%s", _ ("forcon: the output could not be written"));
  return FORCON_EXIT_DAMAGED;
}
