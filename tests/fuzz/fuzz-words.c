/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * What people type at prompts and behind subcommands. A text that begins with "do COMMAND" is a command of a campaign, a line
 * for each NAME=VALUE; any other is typed at a fleet-dice clash line by line.
 */
#include "cli/frame/arguments.h"
#include "cli/dice/twilight-command-words.h"
#include "cli/frame/output.h"
#include "storage/store/pin.h"
#include "forcon-test-campaign.h"
#include "cli/campaign/command-words.h"
#include "fuzz-campaign.h"
#include "fuzz.h"

#include <string.h>

#define DO "do "

static TestCampaign *test;
static ForconTwilightFile *clash;

void
fuzz_begin (void)
{
  g_autofree char *path = fuzz_data_path ("clashes/retreat.xml");
  g_autoptr (GError) error = NULL;

  test = test_campaign_new ();
  clash = forcon_twilight_file_load (path, NULL, &error);
  g_assert_no_error (error);
}

/* In place of the terminal: what is said has to be a line. */
void
forcon_print_error (const char *format, ...)
{
  va_list arguments;
  g_autofree char *line = NULL;

  va_start (arguments, format);
  line = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_assert_nonnull (line);
}

void
forcon_print_line (const char *format, ...)
{
}

void
forcon_print_raw (const char *text)
{
}

static void
try_values (const char *text)
{
  gint whole = 0;
  ForconLength length = 0;
  guint64 seed = 0;

  g_assert_true (!forcon_parse_whole (text, 1, 100, &whole) || (whole >= 1 && whole <= 100));
  g_assert_true (!forcon_parse_length (text, &length) || (length >= 0 && length <= FORCON_LENGTH_MAX));
  forcon_parse_seed (text, &seed);
  forcon_pin_is_fit (text);
}

static void
try_clash (char **lines)
{
  for (guint i = 0; lines[i] != NULL; i++)
    {
      ForconTwilightOwed owed = forcon_twilight_owed (forcon_twilight_journal_clash (clash->journal), clash->rules);
      ForconTwilightCommand command;
      g_autofree char *wrong = NULL;
      g_autoptr (ForconTwilightOutcome) outcome = NULL;

      if (forcon_twilight_parse (clash, &owed, lines[i], &command, &wrong))
        outcome = forcon_twilight_journal_do (clash->journal, &command, &FORCON_DICE_GENERATED);
      else
        g_assert_nonnull (wrong);
    }
  g_assert_true (forcon_twilight_journal_verify (clash->journal).agrees);
  while (forcon_twilight_journal_undo (clash->journal))
    ;
}

static void
try_command (char **lines)
{
  g_autoptr (ForconChronicle) chronicle = forcon_chronicle_new (test->campaign, &test->rules);
  ForconCampaignCommand command = { .by = "master" };

  if (!forcon_campaign_command_from_word (lines[0] + strlen (DO), &command.kind)
      || command.kind == FORCON_CAMPAIGN_COMMAND_PLAY
      || !forcon_campaign_command_parse (test->campaign, &test->rules, lines + 1, g_strv_length (lines + 1), &command))
    return;
  if (!fuzz_do (chronicle, &command))
    return;
  fuzz_advance (chronicle, 1);
  fuzz_check_entries (chronicle);
  fuzz_check_undo (chronicle);
}

void
fuzz_try (const guint8 *bytes, gsize size)
{
  g_autofree char *text = fuzz_text (bytes, size);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  try_values (text);
  if (g_str_has_prefix (text, DO))
    try_command (lines);
  else
    try_clash (lines);
}
