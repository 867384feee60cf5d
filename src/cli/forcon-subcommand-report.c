/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-arguments.h"
#include "forcon-campaign-report.h"
#include "forcon-campaign-words.h"
#include "forcon-desk.h"
#include "forcon-file-save.h"
#include "forcon-output.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#define FOLDER_MODE 0755

typedef struct {
  char *admiral;
  char *phase;
  char *output;
  gboolean all;
  gboolean master;
} Options;

static void
options_clear (Options *options)
{
  g_clear_pointer (&options->admiral, g_free);
  g_clear_pointer (&options->phase, g_free);
  g_clear_pointer (&options->output, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static ForconExit
write_text (const char *text, const char *path)
{
  g_autoptr (GError) error = NULL;

  if (path == NULL)
    {
      forcon_print_raw (text);
      return FORCON_EXIT_DONE;
    }
  if (!forcon_file_save (path, text, &error))
    {
      forcon_print_error (_ ("forcon report: %s"), error->message);
      return FORCON_EXIT_DAMAGED;
    }
  forcon_print_line (_ ("Wrote %s"), path);
  return FORCON_EXIT_DONE;
}

static ForconExit
report_to (ForconDesk *desk, ForconSideId admiral, gint phase, const char *path)
{
  ForconExit status = forcon_desk_look_as (desk, admiral, phase);
  g_autofree char *text = NULL;

  if (status != FORCON_EXIT_DONE)
    return status;
  text = forcon_campaign_report_for (desk->knowledge, phase);
  return write_text (text, path);
}

/* A file in the folder for each admiral, by the admiral's word. */
static ForconExit
report_to_all (ForconDesk *desk, gint phase, const char *folder)
{
  ForconExit status = FORCON_EXIT_DONE;

  if (g_mkdir_with_parents (folder, FOLDER_MODE) != 0)
    {
      forcon_print_error (_ ("forcon report: the folder “%1$s” cannot be made: %2$s"), folder, g_strerror (errno));
      return FORCON_EXIT_DAMAGED;
    }
  for (guint i = 1; i <= forcon_campaign_n_admirals (forcon_desk_campaign (desk)) && status == FORCON_EXIT_DONE; i++)
    {
      const char *word = forcon_campaign_word_of (forcon_desk_campaign (desk), FORCON_RECORD_ADMIRAL, i);
      g_autofree char *name = g_strconcat (word, ".txt", NULL);
      g_autofree char *path = g_build_filename (folder, g_strdelimit (name, G_DIR_SEPARATOR_S, '-'), NULL);

      status = report_to (desk, (ForconSideId){ (guint16) i }, phase, path);
    }
  return status;
}

static ForconExit
report_to_master (ForconDesk *desk, gint phase, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = forcon_campaign_report_master (forcon_store_chronicle (desk->store), phase, &error);

  if (text != NULL)
    return write_text (text, path);
  forcon_print_error ("%s: %s", forcon_store_path (desk->store), error->message);
  return FORCON_EXIT_DAMAGED;
}

static ForconExit
report (const char *campaign, const Options *options)
{
  g_auto (ForconDesk) desk = { 0 };
  ForconSideId admiral = FORCON_NO_SIDE;
  gint phase;
  ForconExit status = forcon_desk_open (&desk, "report", campaign, FORCON_STORE_READ);

  if (status != FORCON_EXIT_DONE)
    return status;
  phase = forcon_campaign_report_phase (forcon_desk_campaign (&desk));
  status = forcon_desk_find_phase (&desk, options->phase, &phase);
  if (status == FORCON_EXIT_DONE && options->admiral != NULL)
    status = forcon_desk_find_admiral (&desk, "--admiral", options->admiral, &admiral);
  if (status != FORCON_EXIT_DONE)
    return status;
  if (options->all)
    return report_to_all (&desk, phase, options->output);
  return options->master ? report_to_master (&desk, phase, options->output)
                         : report_to (&desk, admiral, phase, options->output);
}

/* Pages and pictures are not made yet, and a text under another name would deceive. */
static gboolean
is_text_name (const char *path)
{
  static const char *const others[] = { ".pdf", ".svg", ".png", ".ps", ".odt", ".html" };
  g_autofree char *folded = g_ascii_strdown (path, -1);

  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    if (g_str_has_suffix (folded, others[i]))
      return FALSE;
  return TRUE;
}

static gboolean
check (const Options *options)
{
  if ((options->admiral != NULL) + options->all + options->master != 1)
    forcon_print_error ("%s", _ ("forcon report: one of --admiral, --all and --master was expected; see “forcon help "
                                 "report”"));
  else if (options->all && options->output == NULL)
    forcon_print_error ("%s", _ ("forcon report: --all writes a file for each admiral, so -o FOLDER is needed"));
  else if (options->output != NULL && !is_text_name (options->output))
    forcon_print_error (_ ("forcon report: reports are plain text, so “%s” cannot be written; a name in .txt was "
                           "expected"),
                        options->output);
  else
    return TRUE;
  return FALSE;
}

ForconExit
forcon_subcommand_report (int argc, char **argv)
{
  g_auto (Options) options = { 0 };
  ForconExit status = FORCON_EXIT_DONE;
  const GOptionEntry entries[] = {
    { "admiral", 0, 0, G_OPTION_ARG_STRING, &options.admiral,
      N_ ("the sealed report of this admiral: the admiral's word"), N_ ("ADMIRAL") },
    { "all", 0, 0, G_OPTION_ARG_NONE, &options.all, N_ ("the reports of all admirals, a file each in a folder"), NULL },
    { "master", 0, 0, G_OPTION_ARG_NONE, &options.master, N_ ("the master's own report: everything"), NULL },
    { "phase", 0, 0, G_OPTION_ARG_STRING, &options.phase, N_ ("of which phase; the last that was resolved if not said"),
      N_ ("N") },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options.output, N_ ("a text file, or a folder with --all"),
      N_ ("OUT") },
    G_OPTION_ENTRY_NULL,
  };

  if (!forcon_arguments_parse ("report", _ ("CAMPAIGN --admiral ADMIRAL|--all|--master [OPTION…]"),
                               _ ("Tells an admiral what happened, and what the admiral knows."), entries, &argc, &argv,
                               &status))
    return status;
  if (!forcon_arguments_expect ("report", argc, 1, _ ("a campaign")))
    return FORCON_EXIT_USAGE;
  return check (&options) ? report (argv[1], &options) : FORCON_EXIT_USAGE;
}
