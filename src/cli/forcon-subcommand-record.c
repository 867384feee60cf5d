/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-arguments.h"
#include "forcon-battle-record-folio.h"
#include "forcon-desk.h"
#include "forcon-output.h"
#include "forcon-paper-options.h"
#include "forcon-papers.h"
#include "forcon-play.h"

#include <glib/gi18n-lib.h>

typedef struct {
  ForconPlayOptions dice;
  char *as;
  char *clash;
  gboolean strip;
  char *paper;
  char *output;
} Options;

static void
options_clear (Options *options)
{
  forcon_play_options_clear (&options->dice);
  g_clear_pointer (&options->as, g_free);
  g_clear_pointer (&options->clash, g_free);
  g_clear_pointer (&options->paper, g_free);
  g_clear_pointer (&options->output, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static ForconExit
print (const Options *options, const ForconBattleRecord *record)
{
  g_autoptr (ForconFolio) folio = NULL;
  ForconPaperForm form;

  if (!forcon_paper_form ("record", options->paper, &form))
    return FORCON_EXIT_USAGE;
  folio = options->strip ? forcon_battle_strip_folio (record, &form) : forcon_battle_record_folio (record, &form);
  return forcon_paper_save ("record", folio, options->output);
}

static ForconExit
record_script (const Options *options, const char *script)
{
  g_auto (ForconPlay) play = { 0 };
  ForconBattleRecord record = { 0 };
  ForconExit status = forcon_play_open (&play, "record", &options->dice, script);

  if (status == FORCON_EXIT_DONE)
    status = forcon_play_look (&play, "record", options->as);
  if (status == FORCON_EXIT_DONE)
    status = forcon_play_commands (&play, G_MAXUINT, NULL, NULL);
  if (status != FORCON_EXIT_DONE)
    return status;
  record.journal = play.journal;
  record.reader = play.view == NULL ? FORCON_NO_SIDE : forcon_view_true_side (play.view);
  return print (options, &record);
}

/* The side of an admiral at the table. */
static ForconExit
find_reader (const ForconDesk *desk, const ForconJournal *journal, ForconSideId admiral, const Options *options,
             ForconSideId *reader)
{
  const ForconSide *side = forcon_battle_side (forcon_desk_campaign (desk)->fleet, admiral);

  *reader = FORCON_NO_SIDE;
  if (side == NULL)
    return FORCON_EXIT_DONE;
  *reader = forcon_battle_find_side (forcon_journal_start (journal), side->id);
  if (!FORCON_ID_IS_NONE (*reader))
    return FORCON_EXIT_DONE;
  forcon_print_error (_ ("forcon record: --as is “%s”, an admiral with ships in this clash was expected"), options->as);
  return FORCON_EXIT_USAGE;
}

static ForconExit
record_clash (const Options *options, ForconDesk *desk, ForconClashId id, ForconSideId admiral)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconJournal) journal = forcon_chronicle_battle_journal (forcon_store_chronicle (desk->store), id, &error);
  g_autofree char *where = forcon_papers_clash_title (forcon_desk_campaign (desk), id);
  ForconBattleRecord record = { .journal = journal, .where = where };
  ForconExit status;

  if (journal == NULL)
    {
      forcon_print_error ("%s: %s", forcon_store_path (desk->store), error->message);
      return FORCON_EXIT_DAMAGED;
    }
  status = find_reader (desk, journal, admiral, options, &record.reader);
  return status == FORCON_EXIT_DONE ? print (options, &record) : status;
}

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

/* What belongs to scripts only. */
static gboolean
check_campaign_options (const Options *options)
{
  if (options->dice.seed == NULL && options->dice.dice == NULL && options->dice.rules == NULL)
    return TRUE;
  forcon_print_error ("%s",
                      _ ("forcon record: --seed, --dice and --rules go with a battle script, not with a campaign"));
  return FALSE;
}

static ForconExit
record_campaign (const Options *options, const char *path)
{
  g_auto (ForconDesk) desk = { 0 };
  ForconClashId clash = FORCON_NO_CLASH;
  ForconSideId admiral = FORCON_NO_SIDE;
  ForconExit status;

  if (!check_campaign_options (options))
    return FORCON_EXIT_USAGE;
  status = forcon_desk_open (&desk, "record", path, FORCON_STORE_READ);
  if (status == FORCON_EXIT_DONE && options->as != NULL)
    status = forcon_desk_find_admiral (&desk, "--as", options->as, &admiral);
  if (status == FORCON_EXIT_DONE)
    status = find_clash (&desk, admiral, options->clash, &clash);
  return status == FORCON_EXIT_DONE ? record_clash (options, &desk, clash, admiral) : status;
}

static ForconExit
record_file (const Options *options, const char *path)
{
  if (forcon_store_is_campaign (path))
    return record_campaign (options, path);
  if (options->clash == NULL)
    return record_script (options, path);
  forcon_print_error ("%s", _ ("forcon record: --clash goes with a campaign, not with a battle script"));
  return FORCON_EXIT_USAGE;
}

ForconExit
forcon_subcommand_record (int argc, char **argv)
{
  g_auto (Options) options = { 0 };
  ForconExit status = FORCON_EXIT_DONE;
  const GOptionEntry entries[] = {
    FORCON_PLAY_OPTION_ENTRIES (options.dice),
    FORCON_PLAY_AS_ENTRY (options.as),
    { "clash", 0, 0, G_OPTION_ARG_STRING, &options.clash,
      N_ ("of a campaign: which clash; the only one if not said"), N_ ("N") },
    { "strip", 0, 0, G_OPTION_ARG_NONE, &options.strip, N_ ("small pictures with a line each, six on a page"), NULL },
    FORCON_PAPER_ENTRY (options.paper),
    FORCON_PAPER_OUTPUT_ENTRY (options.output),
    G_OPTION_ENTRY_NULL,
  };

  if (!forcon_arguments_parse ("record", _ ("SCRIPT|CAMPAIGN -o OUT [OPTION…]"),
                               _ ("Prints a battle turn by turn: pictures with the moves as arrows, and what happened."),
                               entries, &argc, &argv, &status))
    return status;
  if (argc != 2 || options.output == NULL)
    {
      forcon_print_error ("%s", _ ("forcon record: a battle script or a campaign and -o OUT were expected; "
                                   "see “forcon help record”"));
      return FORCON_EXIT_USAGE;
    }
  return record_file (&options, argv[1]);
}
