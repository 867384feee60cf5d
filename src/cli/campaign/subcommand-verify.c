/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/frame/arguments.h"
#include "report/campaign/campaign-sentences.h"
#include "cli/frame/desk.h"
#include "cli/frame/json.h"
#include "cli/frame/output.h"

#include <glib/gi18n-lib.h>

static void
print_text (const ForconChronicle *chronicle, const GPtrArray *problems)
{
  guint length = forcon_chronicle_length (chronicle);
  guint n = forcon_chronicle_position (chronicle);
  g_autofree char *fingerprint = forcon_chronicle_fingerprint (chronicle, n);
  g_autofree char *sentence = forcon_campaign_sentence_of_end (n, fingerprint);
  g_autofree char *earlier = forcon_campaign_sentence_of_earlier (forcon_chronicle_earlier (chronicle));

  for (guint i = 0; i < problems->len; i++)
    forcon_print_line ("%s", ((const ForconStoreProblem *) g_ptr_array_index (problems, i))->what);
  if (problems->len == 0)
    forcon_print_line (
        g_dngettext (GETTEXT_PACKAGE, "Verified: %u command matches", "Verified: all %u commands match", length),
        length);
  /* The master may compare the fingerprint with the last report on paper. */
  forcon_print_line ("%s", sentence);
  if (earlier != NULL)
    forcon_print_line ("%s", earlier);
}

static void
print_json (const ForconChronicle *chronicle, const GPtrArray *problems)
{
  guint n = forcon_chronicle_position (chronicle);
  g_autofree char *fingerprint = forcon_chronicle_fingerprint (chronicle, n);
  g_autoptr (GString) json = g_string_new (NULL);

  forcon_json_open (json, '{');
  forcon_json_put_bool (json, "sound", problems->len == 0);
  forcon_json_put_int (json, "commands", forcon_chronicle_length (chronicle));
  forcon_json_put_int (json, "in-force", n);
  forcon_json_put_int (json, "replayed", forcon_chronicle_earlier (chronicle));
  forcon_json_put_word (json, "fingerprint", fingerprint);
  forcon_json_key (json, "problems");
  forcon_json_open (json, '[');
  for (guint i = 0; i < problems->len; i++)
    {
      const ForconStoreProblem *problem = g_ptr_array_index (problems, i);

      forcon_json_open (json, '{');
      forcon_json_put_int (json, "command", problem->entry);
      forcon_json_put_word (json, "what", problem->what);
      forcon_json_close (json, '}');
    }
  forcon_json_close (json, ']');
  forcon_json_close (json, '}');
  forcon_print_json (json->str);
}

static ForconExit
verify (const char *path, gboolean json)
{
  g_auto (ForconDesk) desk = { 0 };
  g_autoptr (GPtrArray) problems = NULL;
  ForconExit status = forcon_desk_open (&desk, "verify", path, FORCON_STORE_READ);
  const ForconChronicle *chronicle;

  if (status != FORCON_EXIT_DONE)
    return status;
  chronicle = forcon_store_chronicle (desk.store);
  problems = forcon_store_verify (desk.store, NULL);
  if (json)
    print_json (chronicle, problems);
  else
    print_text (chronicle, problems);
  if (problems->len == 0)
    return FORCON_EXIT_DONE;
  forcon_print_error (g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u mismatch", "%1$s: %2$u mismatches", problems->len),
                      path, problems->len);
  return FORCON_EXIT_REFUSED;
}

ForconExit
forcon_subcommand_verify (int argc, char **argv)
{
  gboolean json = FALSE;
  ForconExit status = FORCON_EXIT_DONE;
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_ ("for programs: one line of JSON"), NULL },
    G_OPTION_ENTRY_NULL,
  };

  if (!forcon_arguments_parse ("verify", _ ("CAMPAIGN [OPTION…]"),
                               _ ("Checks the file and recalculates every command with the same dice."), entries, &argc,
                               &argv, &status))
    return status;
  return forcon_arguments_expect ("verify", argc, 1, _ ("a campaign")) ? verify (argv[1], json) : FORCON_EXIT_USAGE;
}
