/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/frame/arguments.h"
#include "cli/frame/output.h"
#include "cli/frame/printing.h"
#include "storage/dice/twilight-file.h"
#include "report/dice/twilight-report.h"

#include <glib/gi18n-lib.h>

static ForconExit
print (const char *path, const char *paper, const char *output)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconTwilightFile) file = NULL;
  g_autoptr (ForconFolio) folio = NULL;
  ForconTwilightReport report = { 0 };
  ForconPaperForm form;

  if (!forcon_paper_form ("clash report", paper, &form))
    return FORCON_EXIT_USAGE;
  file = forcon_twilight_file_load (path, NULL, &error);
  if (file == NULL)
    {
      forcon_print_error ("%s", error->message);
      return FORCON_EXIT_DAMAGED;
    }
  report = (ForconTwilightReport){ file->journal, file->name };
  if (g_str_has_suffix (output, ".txt"))
    {
      g_autofree char *text = forcon_twilight_report_text (&report);

      return forcon_paper_save_text ("clash report", text, output);
    }
  folio = forcon_twilight_report_folio (&report, &form);
  return forcon_paper_save ("clash report", folio, output);
}

ForconExit
forcon_twilight_report_run (int argc, char **argv)
{
  g_autofree char *paper = NULL;
  g_autofree char *output = NULL;
  ForconExit status = FORCON_EXIT_DONE;
  const GOptionEntry entries[] = {
    FORCON_PAPER_ENTRY (paper),
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output,
      N_ ("the pages: .pdf, .txt, or .svg or .png with a file for each"), N_ ("OUT") },
    G_OPTION_ENTRY_NULL,
  };

  if (!forcon_arguments_parse (
          "clash report", _ ("CLASH.xml -o OUT [OPTION…]"),
          _ ("Prints a fleet-dice clash that was played and saved: the fleets before and after, every "
             "round with its dice, and the odds at the beginning."),
          entries, &argc, &argv, &status))
    return status;
  if (argc != 2 || output == NULL)
    {
      forcon_print_error ("%s", _ ("forcon clash report: a file of a fleet-dice clash and -o OUT were expected; "
                                   "see “forcon help clash report”"));
      return FORCON_EXIT_USAGE;
    }
  return print (argv[1], paper, output);
}
