/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-arguments.h"
#include "forcon-desk.h"
#include "forcon-output.h"
#include "forcon-sheet-telling.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>

/* No sheet is longer, whatever its letters; what is given to read may be anything. */
#define SHEET_BYTES_MAX (8 * FORCON_SHEET_TEXT_MAX)

typedef struct {
  char *admiral;
  gboolean correction;
  gboolean json;
} Options;

static void
options_clear (Options *options)
{
  g_clear_pointer (&options->admiral, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static char *
read_stream (FILE *stream, gsize *length)
{
  g_autofree char *bytes = g_malloc (SHEET_BYTES_MAX + 2);

  *length = fread (bytes, 1, SHEET_BYTES_MAX + 1, stream);
  bytes[*length] = '\0';
  return ferror (stream) != 0 ? NULL : g_steal_pointer (&bytes);
}

/* A whole sheet as text; NULL where it cannot be read, or is none. */
static char *
read_sheet (const char *path)
{
  gboolean standard = g_str_equal (path, "-");
  FILE *stream = standard ? stdin : fopen (path, "rb");
  g_autofree char *text = NULL;
  gsize length = 0;

  if (stream != NULL)
    text = read_stream (stream, &length);
  if (stream != NULL && !standard)
    fclose (stream);
  if (text == NULL)
    forcon_print_error (_ ("%s: the order sheet cannot be read"), path);
  else if (length > SHEET_BYTES_MAX)
    forcon_print_error (_ ("%1$s: the order sheet is too long, at most %2$d characters were expected"), path,
                        FORCON_SHEET_TEXT_MAX);
  else if (!g_utf8_validate (text, (gssize) length, NULL))
    forcon_print_error (_ ("%s: the order sheet is no text, UTF-8 was expected"), path);
  else
    return g_steal_pointer (&text);
  return NULL;
}

/* Some editors begin a text with a mark that is no letter. */
static const char *
without_mark (const char *text)
{
  return g_str_has_prefix (text, "\xef\xbb\xbf") ? text + strlen ("\xef\xbb\xbf") : text;
}

static void
tell (const ForconDesk *desk, gboolean json)
{
  const ForconCampaign *campaign = forcon_desk_campaign (desk);
  const ForconSheet *sheet = &g_array_index (campaign->sheets, ForconSheet, campaign->sheets->len - 1);
  guint waiting = forcon_tell_sheet (campaign, sheet->sheet, json);

  if (!json && waiting > 0)
    forcon_print_line (g_dngettext (GETTEXT_PACKAGE, "%u line needs the master: see “forcon do … pick” and “rewrite”",
                                    "%u lines need the master: see “forcon do … pick” and “rewrite”", waiting),
                       waiting);
}

static ForconExit
hand_in (const char *path, const char *sheet, const Options *options)
{
  g_auto (ForconDesk) desk = { 0 };
  g_autofree char *text = read_sheet (sheet);
  ForconCampaignCommand command = { .kind = FORCON_CAMPAIGN_COMMAND_HAND_IN };
  ForconExit status;

  if (text == NULL)
    return FORCON_EXIT_DAMAGED;
  status = forcon_desk_open (&desk, "orders", path, FORCON_STORE_WRITE);
  if (status == FORCON_EXIT_DONE)
    status = forcon_desk_find_admiral (&desk, "--admiral", options->admiral, &command.wish.admiral);
  if (status != FORCON_EXIT_DONE)
    return status;
  command.wish.text = g_intern_string (without_mark (text));
  command.wish.correction = options->correction;
  command.by = g_intern_string (forcon_battle_side (forcon_desk_campaign (&desk)->fleet, command.wish.admiral)->id);
  desk.told.quiet = TRUE;
  status = forcon_desk_do (&desk, &command);
  if (status == FORCON_EXIT_DONE)
    tell (&desk, options->json);
  return status;
}

ForconExit
forcon_subcommand_orders (int argc, char **argv)
{
  g_auto (Options) options = { 0 };
  ForconExit status = FORCON_EXIT_DONE;
  const GOptionEntry entries[] = {
    { "admiral", 0, 0, G_OPTION_ARG_STRING, &options.admiral, N_ ("whose sheet it is: the admiral's word"),
      N_ ("ADMIRAL") },
    { "correction", 0, 0, G_OPTION_ARG_NONE, &options.correction, N_ ("out of turn: in force at once"), NULL },
    { "json", 0, 0, G_OPTION_ARG_NONE, &options.json, N_ ("for programs: one line of JSON for each line of the sheet"),
      NULL },
    G_OPTION_ENTRY_NULL,
  };

  if (!forcon_arguments_parse (
          "orders", _ ("CAMPAIGN --admiral ADMIRAL FILE [OPTION…]"),
          _ ("Hands in an order sheet and tells how each line was understood. “-” is standard input."), entries, &argc,
          &argv, &status))
    return status;
  if (!forcon_arguments_expect ("orders", argc, 2, _ ("a campaign and a text file with the order sheet")))
    return FORCON_EXIT_USAGE;
  if (options.admiral != NULL)
    return hand_in (argv[1], argv[2], &options);
  forcon_print_error ("%s", _ ("forcon orders: --admiral is needed; see “forcon help orders”"));
  return FORCON_EXIT_USAGE;
}
