/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/editing/entity.h"
#include "cli/frame/arguments.h"
#include "cli/frame/json.h"
#include "cli/frame/output.h"
#include "render/drawing/rule-labels.h"
#include "report/campaign/rule-wording.h"
#include "storage/scenario/scenario.h"
#include "storage/store/store.h"
#include "storage/xml/xml-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define NAME "rules"

typedef struct {
  char *new_file;
  char *name;
  char *from;
  gboolean all;
  gboolean json;
} Options;

static ForconExit
fail (GError *error)
{
  forcon_print_error ("%s", error->message);
  g_error_free (error);
  return FORCON_EXIT_DAMAGED;
}

/* Telling */

static void
put_value (GString *json, const ForconRuleValue *value, const ForconRules *rules, const ForconRules *usual)
{
  g_autofree char *label = forcon_label_rule (value);
  g_autofree char *is = forcon_rule_value_format (value, rules);
  g_autofree char *was = forcon_rule_value_format (value, usual);
  g_auto (GStrv) ids = g_strsplit (forcon_rule_ids (value), " ", -1);

  forcon_json_open (json, '{');
  forcon_json_put_word (json, "path", value->path);
  forcon_json_put_word (json, "label", label);
  forcon_json_key (json, "rules");
  forcon_json_open (json, '[');
  for (char **id = ids; *id != NULL; id++)
    if (**id != '\0')
      forcon_json_string (json, *id);
  forcon_json_close (json, ']');
  forcon_json_put_word (json, "was", was);
  forcon_json_put_word (json, "is", is);
  forcon_json_close (json, '}');
}

static void
print_json (const char *path, const ForconRules *rules, const ForconRules *usual, const GPtrArray *values)
{
  g_autoptr (GString) json = g_string_new (NULL);

  forcon_json_open (json, '{');
  forcon_json_put_word (json, "id", rules->id);
  forcon_json_put_word (json, "name", rules->name);
  forcon_json_put_word (json, "file", path);
  forcon_json_key (json, "values");
  forcon_json_open (json, '[');
  for (guint i = 0; i < values->len; i++)
    put_value (json, g_ptr_array_index (values, i), rules, usual);
  forcon_json_close (json, ']');
  forcon_json_close (json, '}');
  forcon_print_json (json->str);
}

/* How they are called is no number. */
static guint
count_numbers (const GPtrArray *values)
{
  guint n = 0;

  for (guint i = 0; i < values->len; i++)
    n += ((const ForconRuleValue *) g_ptr_array_index (values, i))->form == FORCON_RULE_TEXT ? 0 : 1;
  return n;
}

static void
print_text (const ForconRules *rules, const ForconRules *usual, const GPtrArray *values, gboolean all)
{
  guint n = count_numbers (values);

  if (all)
    forcon_print_line ("%s (%s)", rules->name, rules->id);
  else if (n == 0)
    /* Translators: name and word of a rule set. */
    forcon_print_line (_ ("%1$s (%2$s): all numbers as in Forcon 2010"), rules->name, rules->id);
  else
    forcon_print_line (g_dngettext (GETTEXT_PACKAGE, "%1$s (%2$s): %3$u number differs from Forcon 2010",
                                    "%1$s (%2$s): %3$u numbers differ from Forcon 2010", n),
                       rules->name, rules->id, n);
  for (guint i = 0; i < values->len; i++)
    {
      const ForconRuleValue *value = g_ptr_array_index (values, i);
      g_autofree char *is = forcon_rule_value_format (value, rules);
      g_autofree char *was = forcon_rule_value_format (value, usual);
      g_autofree char *label = forcon_label_rule (value);
      g_autofree char *compared = g_str_equal (is, was) ? NULL : forcon_wording_rule_compared (value, is, was);

      if (value->form == FORCON_RULE_TEXT)
        continue;
      if (compared != NULL)
        forcon_print_line ("  %s=%s  %s", value->path, is, compared);
      else
        forcon_print_line ("  %s=%s  %s (%s)", value->path, is, label, forcon_rule_ids (value));
    }
}

static void
tell (const char *path, const ForconRules *rules, const ForconRules *usual, const Options *options)
{
  g_autoptr (GPtrArray) values = options->all ? forcon_rule_values (rules) : forcon_rules_differences (rules, usual);

  if (options->json)
    print_json (path, rules, usual, values);
  else
    print_text (rules, usual, values, options->all);
}

static ForconExit
list (const ForconRules *usual, const Options *options)
{
  g_autoptr (GPtrArray) files = forcon_rules_list (".");

  for (guint i = 0; i < files->len; i++)
    {
      const char *path = g_ptr_array_index (files, i);
      g_autoptr (GError) error = NULL;
      g_autoptr (ForconRules) rules = forcon_rules_load (path, &error);
      g_autoptr (GPtrArray) values = rules == NULL ? NULL : forcon_rules_differences (rules, usual);

      if (rules == NULL)
        forcon_print_error ("%s", error->message);
      else if (options->json)
        print_json (path, rules, usual, values);
      else
        /* Translators: word and name of a rule set, how many of its numbers differ, its file. */
        forcon_print_line (_ ("%1$s  “%2$s”, changed numbers: %3$u  %4$s"), rules->id, rules->name,
                           count_numbers (values), path);
    }
  return FORCON_EXIT_DONE;
}

/* Whose rules: of a file of rules, a scenario, or a running campaign. Returns: (transfer full) (nullable) */
static ForconRules *
load_any (const char *path, gboolean *is_file, GError **error)
{
  g_autofree char *root = NULL;
  gint line = 0;

  *is_file = FALSE;
  if (forcon_store_is_campaign (path))
    {
      g_autoptr (ForconStore) store = forcon_store_open (path, FORCON_STORE_READ, error);

      return store == NULL ? NULL : forcon_rules_copy (forcon_store_rules (store));
    }
  root = forcon_xml_read_root (path, &line, error);
  if (root == NULL)
    return NULL;
  if (g_str_equal (root, "campaign"))
    {
      g_autoptr (ForconScenario) scenario = forcon_scenario_load (path, NULL, error);

      return scenario == NULL ? NULL : forcon_rules_copy (scenario->rules);
    }
  *is_file = TRUE;
  return forcon_rules_load (path, error);
}

/* Changing */

/* Returns: whether it could be done; otherwise the error has been printed */
static gboolean
change (ForconRules *rules, const char *word)
{
  const char *equals = strchr (word, '=');
  g_autofree char *path = g_strndup (word, equals == NULL ? strlen (word) : (gsize) (equals - word));
  const ForconRuleValue *value = g_utf8_validate (word, -1, NULL) ? forcon_rule_value_find (path) : NULL;
  gint64 least = 0, most = 0;
  g_autofree char *why = NULL;
  const char *text = equals == NULL ? "" : equals + 1;
  ForconRuleFault fault;

  if (value == NULL || equals == NULL || g_str_equal (path, "id"))
    {
      forcon_print_error (_ ("forcon rules: “%s” is not understood, PATH=VALUE was expected; “--all” lists the paths"),
                          word);
      return FALSE;
    }
  if (g_str_equal (text, "none") && forcon_rule_value_can_be_absent (value))
    text = "";
  fault = forcon_rule_value_set (value, rules, text, &least, &most);
  if (fault == FORCON_RULE_FAULT_NONE)
    return TRUE;
  why = fault == FORCON_RULE_FAULT_MALFORMED ? forcon_wording_bad_rule (value, text)
                                             : forcon_wording_rule_bounds (value, text, least, most);
  forcon_print_error ("%s", why);
  return FALSE;
}

/* What is written is read once more before it takes the place of what was there. */
static ForconExit
save (const char *path, const char *text, const ForconRules *rules)
{
  GError *error = NULL;
  g_autofree char *merged = forcon_rules_merge (text, rules, &error);
  g_autoptr (ForconRules) again = merged == NULL ? NULL : forcon_rules_load_text (merged, path, &error);

  if (again == NULL || !forcon_xml_text_save (path, merged, &error))
    return fail (error);
  return FORCON_EXIT_DONE;
}

static ForconExit
change_file (const char *path, ForconRules *rules, char **words, guint n)
{
  g_autofree char *text = NULL;
  GError *error = NULL;

  if (g_str_equal (rules->id, FORCON_USUAL_RULES))
    {
      forcon_print_error (_ ("%s: Forcon 2010 stays as it is; “forcon rules --new” makes a rule set of your own"),
                          path);
      return FORCON_EXIT_REFUSED;
    }
  for (guint i = 0; i < n; i++)
    if (!change (rules, words[i]))
      return FORCON_EXIT_REFUSED;
  text = forcon_xml_text_load (path, &error);
  if (text == NULL)
    return fail (error);
  return save (path, text, rules);
}

/* The word of a rule set is the name of its file. Returns: (transfer full) (nullable) */
static char *
word_of_file (const char *path)
{
  g_autofree char *base = g_path_get_basename (path);
  g_autofree char *stem = g_str_has_suffix (base, ".xml") ? g_strndup (base, strlen (base) - strlen (".xml")) : NULL;

  if (stem == NULL || *stem == '\0' || g_str_equal (stem, FORCON_USUAL_RULES)
      || strspn (stem, "abcdefghijklmnopqrstuvwxyz0123456789-") != strlen (stem))
    return NULL;
  return g_steal_pointer (&stem);
}

static ForconExit
make_file (const Options *options)
{
  g_autofree char *word = word_of_file (options->new_file);
  g_autofree char *usual = forcon_rules_find (FORCON_USUAL_RULES, NULL);
  const char *from = options->from != NULL ? options->from : usual;
  const ForconRuleValue *name = forcon_rule_value_find ("name");
  g_autofree char *text = NULL;
  g_autoptr (ForconRules) rules = NULL;
  GError *error = NULL;

  if (options->name == NULL || word == NULL)
    {
      forcon_print_error ("%s", word != NULL ? _ ("forcon rules --new: --name is needed, how people call the rule set")
                                             : _ ("forcon rules --new: the file is called WORD.xml, of small letters, "
                                                  "digits and hyphens, and not as Forcon 2010"));
      return FORCON_EXIT_USAGE;
    }
  if (g_file_test (options->new_file, G_FILE_TEST_EXISTS))
    {
      forcon_print_error (_ ("%s: is there already, expected a file that is not"), options->new_file);
      return FORCON_EXIT_REFUSED;
    }
  if (from == NULL || (text = forcon_xml_text_load (from, &error)) == NULL
      || (rules = forcon_rules_load_text (text, from, &error)) == NULL)
    return error != NULL ? fail (error) : FORCON_EXIT_DAMAGED;
  if (!forcon_rule_value_put (name, rules, options->name))
    {
      g_autofree char *why = forcon_wording_bad_rule (name, options->name);

      forcon_print_error ("%s", why);
      return FORCON_EXIT_REFUSED;
    }
  forcon_rule_value_put (forcon_rule_value_find ("id"), rules, word);
  return save (options->new_file, text, rules);
}

static ForconExit
run (int argc, char **argv, const Options *options)
{
  GError *error = NULL;
  g_autoptr (ForconRules) usual = forcon_rules_load_named (FORCON_USUAL_RULES, &error);
  g_autoptr (ForconRules) rules = NULL;
  gboolean is_file = FALSE;

  if (usual == NULL)
    return fail (error);
  if (options->new_file != NULL)
    return make_file (options);
  if (argc < 2 && options->all)
    return tell (NULL, usual, usual, options), FORCON_EXIT_DONE;
  if (argc < 2)
    return list (usual, options);
  rules = load_any (argv[1], &is_file, &error);
  if (rules == NULL)
    return fail (error);
  if (argc == 2)
    return tell (argv[1], rules, usual, options), FORCON_EXIT_DONE;
  if (is_file)
    return change_file (argv[1], rules, argv + 2, (guint) argc - 2);
  forcon_print_error (
      _ ("%s: is no file of rules; “forcon do CAMPAIGN rule” changes the rules of a campaign before play"), argv[1]);
  return FORCON_EXIT_USAGE;
}

ForconExit
forcon_subcommand_rules (int argc, char **argv)
{
  Options options = { 0 };
  ForconExit status = FORCON_EXIT_DONE;
  const GOptionEntry entries[] = {
    { "new", 0, 0, G_OPTION_ARG_FILENAME, &options.new_file, N_ ("make a rule set of one's own, as this file"),
      N_ ("FILE") },
    { "name", 0, 0, G_OPTION_ARG_STRING, &options.name, N_ ("how people call the new rule set"), N_ ("NAME") },
    { "from", 0, 0, G_OPTION_ARG_FILENAME, &options.from, N_ ("a rule set that it begins as; Forcon 2010 if not said"),
      N_ ("FILE") },
    { "all", 0, 0, G_OPTION_ARG_NONE, &options.all, N_ ("all numbers, not only those that differ"), NULL },
    { "json", 0, 0, G_OPTION_ARG_NONE, &options.json, N_ ("one line of JSON for each rule set"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  G_GNUC_UNUSED g_auto (ForconEntries) owned = entries;

  if (!forcon_arguments_parse (NAME, _ ("[RULES|SCENARIO|CAMPAIGN] [PATH=VALUE…] [OPTION…]"),
                               _ ("Lists rule sets, compares one with Forcon 2010, makes and changes one's own."),
                               entries, &argc, &argv, &status))
    return status;
  if (options.new_file != NULL && !forcon_arguments_no_more (NAME, argc, argv))
    return FORCON_EXIT_USAGE;
  return run (argc, argv, &options);
}
