/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/frame/arguments.h"
#include "cli/frame/output.h"
#include "report/papers/papers.h"
#include "cli/frame/printing.h"
#include "storage/scenario/scenario.h"
#include "storage/store/store.h"

#include <glib/gi18n-lib.h>

/* The rules that the program comes with. */
#define SHIPPED_RULES "forcon-2010"

typedef struct {
  char *language;
  char *paper;
  char *output;
} Options;

static gboolean
find_language (const char *text, ForconCribLanguage *language)
{
  static const char *const words[] = {
    [FORCON_CRIB_BOTH] = "both",
    [FORCON_CRIB_ENGLISH] = "en",
    [FORCON_CRIB_RUSSIAN] = "ru",
  };

  *language = FORCON_CRIB_BOTH;
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (text == NULL || g_str_equal (text, words[i]))
      {
        *language = text == NULL ? FORCON_CRIB_BOTH : (ForconCribLanguage) i;
        return TRUE;
      }
  forcon_print_error (_ ("forcon crib: --language is “%s”, expected en, ru or both"), text);
  return FALSE;
}

/* The crib of a running campaign, of a scenario, or of a file of rules. */
static ForconExit
crib (const char *path, const ForconPapersWish *wish, const char *output)
{
  g_autoptr (ForconFolio) folio = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconStore) store = NULL;
  g_autoptr (ForconScenario) scenario = NULL;
  g_autoptr (ForconRules) loaded = NULL;
  g_autofree char *root = NULL;
  const ForconRules *rules = NULL;
  gint line = 0;

  if (path == NULL)
    loaded = forcon_rules_load_named (SHIPPED_RULES, &error);
  else if (forcon_store_is_campaign (path))
    rules = (store = forcon_store_open (path, FORCON_STORE_READ, &error)) == NULL ? NULL : forcon_store_rules (store);
  else if ((root = forcon_xml_read_root (path, &line, &error)) == NULL)
    rules = NULL;
  else if (g_str_equal (root, "campaign"))
    rules = (scenario = forcon_scenario_load (path, NULL, &error)) == NULL ? NULL : scenario->rules;
  else
    loaded = forcon_rules_load (path, &error);
  if (loaded != NULL)
    rules = loaded;
  if (rules == NULL)
    {
      forcon_print_error ("%s", error->message);
      return FORCON_EXIT_DAMAGED;
    }
  folio = forcon_papers_make_of_fleet (NULL, rules, wish);
  return forcon_paper_save ("crib", folio, output);
}

ForconExit
forcon_subcommand_crib (int argc, char **argv)
{
  Options options = { 0 };
  ForconPapersWish wish = { .kind = FORCON_PAPERS_CRIB };
  ForconExit status = FORCON_EXIT_DONE;
  const GOptionEntry entries[] = {
    { "language", 0, 0, G_OPTION_ARG_STRING, &options.language, N_ ("en, ru or both; both if not said"),
      N_ ("LANGUAGE") },
    FORCON_PAPER_ENTRY (options.paper),
    FORCON_PAPER_OUTPUT_ENTRY (options.output),
    G_OPTION_ENTRY_NULL,
  };
  G_GNUC_UNUSED g_auto (ForconEntries) owned = entries;

  if (!forcon_arguments_parse ("crib", _ ("[CAMPAIGN|SCENARIO|RULES] -o OUT [OPTION…]"),
                               _ ("Prints the tables of the rules on one page."), entries, &argc, &argv, &status))
    return status;
  if ((argc > 1 && !forcon_arguments_expect ("crib", argc, 1, _ ("a campaign, a scenario or a file of rules")))
      || !find_language (options.language, &wish.language) || !forcon_paper_form ("crib", options.paper, &wish.form))
    return FORCON_EXIT_USAGE;
  if (options.output != NULL)
    return crib (argc > 1 ? argv[1] : NULL, &wish, options.output);
  forcon_print_error ("%s", _ ("forcon crib: -o is needed; see “forcon help crib”"));
  return FORCON_EXIT_USAGE;
}
