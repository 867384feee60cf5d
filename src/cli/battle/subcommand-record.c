/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/frame/arguments.h"
#include "report/history/battle-record-folio.h"
#include "cli/frame/output.h"
#include "cli/frame/printing.h"
#include "report/papers/papers.h"
#include "cli/battle/table-source.h"

#include <glib/gi18n-lib.h>

typedef struct {
  ForconTableOptions table;
  gboolean strip;
  char *paper;
  char *output;
} Options;

static void
options_clear (Options *options)
{
  forcon_table_options_clear (&options->table);
  g_clear_pointer (&options->paper, g_free);
  g_clear_pointer (&options->output, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

/* "46 (Clash: Leeward, phase 2, first half), 58 (…)"; what is over can be looked back on too. */
static char *
sentence_of_clashes (const ForconDesk *desk, const GArray *clashes)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < clashes->len; i++)
    {
      const ForconDeskClash *clash = &g_array_index (clashes, ForconDeskClash, i);
      g_autofree char *title = forcon_papers_clash_title (forcon_desk_campaign (desk), clash->clash);

      g_string_append_printf (list, "%s%u (%s)", i > 0 ? ", " : "", clash->number, title);
    }
  return g_string_free (list, FALSE);
}

/* The one of that number; where nothing is said, the only one that there was. */
static ForconExit
find_clash (const ForconDesk *desk, ForconSideId admiral, const char *text, ForconClashId *clash)
{
  g_autoptr (GArray) clashes = forcon_desk_list_clashes (desk, admiral);
  g_autofree char *list = sentence_of_clashes (desk, clashes);

  *clash = FORCON_NO_CLASH;
  if (text != NULL)
    *clash = forcon_desk_clash_by_number (desk, admiral, text);
  else if (clashes->len == 1)
    *clash = g_array_index (clashes, ForconDeskClash, 0).clash;
  if (!FORCON_ID_IS_NONE (*clash))
    return FORCON_EXIT_DONE;
  if (clashes->len == 0)
    {
      forcon_print_error (_ ("%s: there has been no clash yet"), forcon_store_path (desk->store));
      return FORCON_EXIT_REFUSED;
    }
  if (text == NULL)
    forcon_print_error (_ ("forcon record: --clash is needed, one of these: %s"), list);
  else
    forcon_print_error (_ ("forcon record: --clash is “%1$s”, one of these was expected: %2$s"), text, list);
  return FORCON_EXIT_USAGE;
}

static ForconExit
print_record (const Options *options, const char *path)
{
  g_auto (ForconTableSource) source = { 0 };
  g_autoptr (ForconFolio) folio = NULL;
  ForconBattleRecord record;
  ForconPaperForm form;
  ForconExit status = forcon_table_source_open (&source, "record", &options->table, find_clash, path);

  if (status != FORCON_EXIT_DONE)
    return status;
  if (!forcon_paper_form ("record", options->paper, &form))
    return FORCON_EXIT_USAGE;
  record = (ForconBattleRecord){ .journal = source.journal,
                                 .reader = source.view == NULL ? FORCON_NO_SIDE : forcon_view_true_side (source.view),
                                 .where = source.where };
  folio = options->strip ? forcon_battle_strip_folio (&record, &form) : forcon_battle_record_folio (&record, &form);
  return forcon_paper_save ("record", folio, options->output);
}

ForconExit
forcon_subcommand_record (int argc, char **argv)
{
  g_auto (Options) options = { 0 };
  ForconExit status = FORCON_EXIT_DONE;
  const GOptionEntry entries[] = {
    FORCON_PLAY_OPTION_ENTRIES (options.table.dice),
    FORCON_PLAY_AS_ENTRY (options.table.as),
    { "clash", 0, 0, G_OPTION_ARG_STRING, &options.table.clash,
      N_ ("of a campaign: which clash; the only one if not said"), N_ ("N") },
    { "strip", 0, 0, G_OPTION_ARG_NONE, &options.strip, N_ ("small pictures with a line each, six on a page"), NULL },
    FORCON_PAPER_ENTRY (options.paper),
    FORCON_PAPER_OUTPUT_ENTRY (options.output),
    G_OPTION_ENTRY_NULL,
  };

  if (!forcon_arguments_parse (
          "record", _ ("SCRIPT|CAMPAIGN -o OUT [OPTION…]"),
          _ ("Prints a battle turn by turn: pictures with the moves as arrows, and what happened."), entries, &argc,
          &argv, &status))
    return status;
  if (argc != 2 || options.output == NULL)
    {
      forcon_print_error ("%s", _ ("forcon record: a battle script or a campaign and -o OUT were expected; "
                                   "see “forcon help record”"));
      return FORCON_EXIT_USAGE;
    }
  return print_record (&options, argv[1]);
}
