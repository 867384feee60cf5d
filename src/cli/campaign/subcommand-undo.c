/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/text.h"
#include "campaign/clash/clash-loan.h"
#include "cli/frame/arguments.h"
#include "cli/frame/desk.h"
#include "cli/frame/json.h"
#include "cli/frame/output.h"
#include "report/campaign/campaign-wording.h"

#include <glib/gi18n-lib.h>

typedef struct {
  const char *name;
  gint step;
  char *to;
  gboolean json;
} Options;

/* What came by telephone has a receipt, and goes only where somebody says how far back. */
static gboolean
tell_kept (const ForconDesk *desk, guint wanted, guint now)
{
  ForconChronicle *chronicle = forcon_store_chronicle (desk->store);

  for (guint i = now; i > wanted; i--)
    {
      ForconSideId sender = forcon_chronicle_sender (chronicle, i - 1);
      const ForconCampaignEntry *entry = forcon_chronicle_entry (chronicle, i - 1, NULL);
      g_autofree char *time = entry == NULL ? NULL : forcon_time_of_day (entry->command.moment.wall);

      if (FORCON_ID_IS_NONE (sender))
        continue;
      /* Translators: an admiral, a time of day, the number of commands before it. */
      forcon_print_error (_ ("forcon undo: the last command came by telephone from %1$s at %2$s, and a receipt was given "
                             "for it; “--to %3$u” takes it back all the same"),
                          forcon_wording_admiral (forcon_desk_campaign (desk), sender), time, wanted);
      return TRUE;
    }
  return FALSE;
}

/* How many commands shall be in force: as many as was said, else one less or one more. */
static ForconExit
find_position (const ForconDesk *desk, const Options *options, guint *position)
{
  ForconChronicle *chronicle = forcon_store_chronicle (desk->store);
  gint now = (gint) forcon_chronicle_position (chronicle);
  gint least = options->step < 0 ? 0 : now;
  gint most = options->step < 0 ? now : (gint) forcon_chronicle_length (chronicle);
  gint wanted = now + options->step;
  guint step = 0;

  /* What came back with a table is one step. */
  if (wanted >= least && wanted <= most
      && (options->step < 0 ? forcon_chronicle_step_back (chronicle, (guint) now, &step, NULL)
                            : forcon_chronicle_step_on (chronicle, (guint) now, &step, NULL)))
    wanted = (gint) step;
  if (options->to != NULL && !forcon_parse_whole (options->to, least, most, &wanted))
    {
      /* Translators: undo or redo, what was typed, the least and the greatest number of commands in force. */
      forcon_print_error (_ ("forcon %1$s: --to is “%2$s”, a number of commands from %3$d to %4$d was expected"),
                          options->name, options->to, least, most);
      return FORCON_EXIT_USAGE;
    }
  if (wanted < least || wanted > most)
    {
      forcon_print_error (options->step < 0 ? _ ("%s: there is nothing to undo") : _ ("%s: there is nothing to redo"),
                          forcon_store_path (desk->store));
      return FORCON_EXIT_REFUSED;
    }
  if (options->step < 0 && options->to == NULL && tell_kept (desk, (guint) wanted, (guint) now))
    return FORCON_EXIT_REFUSED;
  *position = (guint) wanted;
  return FORCON_EXIT_DONE;
}

static void
tell (const ForconDesk *desk, gboolean json)
{
  ForconChronicle *chronicle = forcon_store_chronicle (desk->store);
  guint position = forcon_chronicle_position (chronicle);
  guint length = forcon_chronicle_length (chronicle);
  g_autoptr (GString) line = g_string_new (NULL);

  if (!json)
    {
      /* Translators: how many commands are in force, of how many. */
      forcon_print_line (_ ("Commands in force: %1$u of %2$u"), position, length);
      return;
    }
  forcon_json_open (line, '{');
  forcon_json_put_int (line, "position", position);
  forcon_json_put_int (line, "length", length);
  forcon_json_close (line, '}');
  forcon_print_json (line->str);
}

static ForconExit
go (const char *path, const Options *options)
{
  g_auto (ForconDesk) desk = { 0 };
  g_autoptr (GError) error = NULL;
  guint position = 0;
  ForconExit status = forcon_desk_open (&desk, options->name, path, FORCON_STORE_WRITE);

  if (status == FORCON_EXIT_DONE)
    status = find_position (&desk, options, &position);
  if (status != FORCON_EXIT_DONE)
    return status;
  if (!forcon_store_go_to (desk.store, position, &error))
    {
      forcon_print_error ("%s", error->message);
      return FORCON_EXIT_DAMAGED;
    }
  tell (&desk, options->json);
  return FORCON_EXIT_DONE;
}

static ForconExit
run (int argc, char **argv, const char *name, gint step, const char *summary)
{
  Options options = { .name = name, .step = step };
  g_autofree char *to = NULL;
  ForconExit status = FORCON_EXIT_DONE;
  const GOptionEntry entries[] = {
    { "to", 0, 0, G_OPTION_ARG_STRING, &to, N_ ("so many commands are then in force, as the journal counts them"),
      N_ ("N") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &options.json, N_ ("for programs: one line of JSON"), NULL },
    G_OPTION_ENTRY_NULL,
  };

  if (!forcon_arguments_parse (name, _ ("CAMPAIGN [OPTION…]"), summary, entries, &argc, &argv, &status))
    return status;
  options.to = to;
  return forcon_arguments_expect (name, argc, 1, _ ("a campaign")) ? go (argv[1], &options) : FORCON_EXIT_USAGE;
}

ForconExit
forcon_subcommand_undo (int argc, char **argv)
{
  return run (argc, argv, "undo", -1,
              _ ("Undoes the last command, with its dice; it can be redone until another takes its place."));
}

ForconExit
forcon_subcommand_redo (int argc, char **argv)
{
  return run (argc, argv, "redo", 1, _ ("Redoes what was undone, with the same dice."));
}
