/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/frame/arguments.h"
#include "storage/store/check.h"
#include "storage/exchange/exchange.h"
#include "storage/fleet/fleet.h"
#include "cli/frame/output.h"
#include "report/campaign/campaign-sentences.h"
#include "storage/scenario/scenario.h"
#include "storage/script/script.h"
#include "storage/store/store.h"
#include "storage/dice/twilight-file.h"

#include <glib/gi18n-lib.h>

/* "12 ships"; each number of a description is a text of its own, for the sake of the languages with many plurals. */
static char *
ships_to_text (guint count)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u ship", "%u ships", count), count);
}

static char *
classes_to_text (guint count)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u class", "%u classes", count), count);
}

static char *
commands_to_text (guint count)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u command", "%u commands", count), count);
}

/* A nation that the rules do not know is no error, but its boarders may miss a bonus (F-BRD-3): each is told once. */
static void
note_nation (GHashTable *unknown, const ForconRules *rules, const char *nation)
{
  if (nation != NULL && *nation != '\0' && forcon_rules_find_nation (rules, nation) == NULL)
    g_hash_table_add (unknown, g_strdup (nation));
}

static void
note_nations (GHashTable *unknown, const ForconRules *rules, const ForconBattle *fleet)
{
  for (guint i = 1; i <= fleet->n_ships; i++)
    note_nation (unknown, rules, forcon_battle_card (fleet, (ForconShipId){ (guint16) i })->nation);
}

/* Fleet books name no rules: the ordinary ones count. */
static void
note_nations_of_book (GHashTable *unknown, const ForconFleet *fleet)
{
  g_autoptr (ForconRules) rules = forcon_rules_load_named ("forcon-2010", NULL);
  GHashTableIter iter;
  gpointer value;

  if (rules == NULL)
    return;
  note_nation (unknown, rules, fleet->nation);
  g_hash_table_iter_init (&iter, fleet->ships);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    note_nation (unknown, rules, ((const ForconFleetShip *) value)->nation);
}

static char *
describe_script (const char *path, GHashTable *unknown, GError **error)
{
  g_autoptr (ForconScript) script = forcon_script_load (path, NULL, error);
  g_autofree char *ships = NULL;
  g_autofree char *commands = NULL;

  if (script == NULL)
    return NULL;
  note_nations (unknown, script->rules, script->start);
  ships = ships_to_text (script->start->n_ships);
  commands = commands_to_text (script->commands->len);
  /* Translators: "a battle script with 12 ships and 34 commands". */
  return g_strdup_printf (_ ("a battle script with %1$s and %2$s"), ships, commands);
}

static char *
describe_fleet_book (const char *path, GHashTable *unknown, GError **error)
{
  g_autoptr (ForconRules) rules = forcon_rules_new ();
  g_autoptr (ForconFleet) fleet = forcon_fleet_new (rules);
  g_autofree char *classes = NULL;
  g_autofree char *ships = NULL;

  if (!forcon_fleet_read_book (fleet, path, error))
    return NULL;
  note_nations_of_book (unknown, fleet);
  classes = classes_to_text (g_hash_table_size (fleet->classes));
  ships = ships_to_text (g_hash_table_size (fleet->ships));
  /* Translators: "a fleet book with 5 classes and 12 ships". */
  return g_strdup_printf (_ ("a fleet book with %1$s and %2$s"), classes, ships);
}

static char *
formations_to_text (guint count)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u formation", "%u formations", count), count);
}

static char *
sectors_to_text (guint count)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u sector", "%u sectors", count), count);
}

/* What is still wrong with a campaign that has not begun; it can be saved and opened all the same. */
static void
note_flaws (GPtrArray *flaws, const ForconCampaign *campaign, const ForconRules *rules)
{
  g_autoptr (GArray) found = campaign->progress.stage == FORCON_STAGE_SET_UP ? forcon_campaign_flaws (campaign, rules)
                                                                             : NULL;

  for (guint i = 0; found != NULL && i < found->len; i++)
    g_ptr_array_add (flaws, forcon_campaign_sentence_of_flaw (campaign, &g_array_index (found, ForconFlaw, i)));
}

static char *
describe_scenario (const char *path, GHashTable *unknown, GPtrArray *flaws, GError **error)
{
  g_autoptr (ForconScenario) scenario = forcon_scenario_load (path, NULL, error);
  g_autofree char *ships = NULL;
  g_autofree char *formations = NULL;
  g_autofree char *sectors = NULL;
  guint n_formed = 0;

  if (scenario == NULL)
    return NULL;
  for (guint i = 0; i < scenario->campaign->posts->len; i++)
    n_formed += g_array_index (scenario->campaign->posts, ForconPost, i).formed ? 1 : 0;
  note_nations (unknown, scenario->rules, scenario->campaign->fleet);
  note_flaws (flaws, scenario->campaign, scenario->rules);
  ships = ships_to_text (scenario->campaign->fleet->n_ships);
  formations = formations_to_text (n_formed);
  sectors = sectors_to_text (scenario->campaign->sectors->len);
  /* Translators: "a scenario with 75 ships, 20 formations and 19 sectors". */
  return g_strdup_printf (_ ("a scenario with %1$s, %2$s and %3$s"), ships, formations, sectors);
}

static char *
describe_exchange (const char *path, GError **error)
{
  g_autoptr (ForconExchange) exchange = forcon_exchange_load (path, error);
  g_autofree char *commands = NULL;

  if (exchange == NULL)
    return NULL;
  commands = commands_to_text (exchange->entries->len);
  /* Translators: "an exported campaign with 34 commands". */
  return g_strdup_printf (_ ("an exported campaign with %s"), commands);
}

static char *
describe_clash (const char *path, GError **error)
{
  g_autoptr (ForconTwilightFile) file = forcon_twilight_file_load (path, NULL, error);
  g_autofree char *commands = NULL;

  if (file == NULL)
    return NULL;
  commands = commands_to_text (file->n_played);
  /* Translators: "a fleet-dice clash with 34 commands played". */
  return g_strdup_printf (_ ("a fleet-dice clash with %s played"), commands);
}

/* That it opens is enough here; “verify” decides everything anew. */
static char *
describe_campaign (const char *path, GHashTable *unknown, GPtrArray *flaws, GError **error)
{
  g_autoptr (ForconStore) store = forcon_store_open (path, FORCON_STORE_READ, error);
  g_autofree char *commands = NULL;

  if (store == NULL)
    return NULL;
  note_nations (unknown, forcon_store_rules (store), forcon_store_campaign (store)->fleet);
  note_flaws (flaws, forcon_store_campaign (store), forcon_store_rules (store));
  commands = commands_to_text (forcon_chronicle_length (forcon_store_chronicle (store)));
  /* Translators: the phase, "34 commands". */
  return g_strdup_printf (_ ("a running campaign in phase %1$d with %2$s"),
                          forcon_store_campaign (store)->progress.phase, commands);
}

/* Loads the file as what its root says it is; what that is, or NULL. @unknown: nations that its rules do not know;
 * @flaws: what is wrong with a scenario. */
static char *
describe (const char *path, GHashTable *unknown, GPtrArray *flaws, GError **error)
{
  gint line = 0;
  g_autofree char *root = NULL;

  if (forcon_store_is_campaign (path))
    return describe_campaign (path, unknown, flaws, error);
  root = forcon_xml_read_root (path, &line, error);
  if (root == NULL)
    return NULL;
  if (g_str_equal (root, "battle"))
    return describe_script (path, unknown, error);
  if (g_str_equal (root, "fleet-book"))
    return describe_fleet_book (path, unknown, error);
  if (g_str_equal (root, "campaign"))
    return describe_scenario (path, unknown, flaws, error);
  if (g_str_equal (root, "exchange"))
    return describe_exchange (path, error);
  if (g_str_equal (root, "fleet-dice-clash"))
    return describe_clash (path, error);
  return forcon_file_check (path, error) ? g_strdup (_ ("a rules file")) : NULL;
}

static void
tell_unknown (const char *path, GHashTable *unknown)
{
  g_autoptr (GList) nations = g_list_sort (g_hash_table_get_keys (unknown), (GCompareFunc) g_strcmp0);

  for (const GList *link = nations; link != NULL; link = link->next)
    /* Translators: the file, the name of a nation. */
    forcon_print_line (_ ("%1$s: no rule knows the nation “%2$s”; it has no bonus when boarding"), path,
                       (const char *) link->data);
}

static ForconExit
check_file (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GHashTable) unknown = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GPtrArray) flaws = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *what = describe (path, unknown, flaws, &error);

  if (what == NULL)
    {
      forcon_print_error ("%s", error->message);
      return FORCON_EXIT_DAMAGED;
    }
  /* Translators: the file, and what it is. */
  forcon_print_line (_ ("%1$s: sound, %2$s"), path, what);
  tell_unknown (path, unknown);
  for (guint i = 0; i < flaws->len; i++)
    forcon_print_line (_ ("%1$s: %2$s"), path, (const char *) g_ptr_array_index (flaws, i));
  return FORCON_EXIT_DONE;
}

ForconExit
forcon_subcommand_check (int argc, char **argv)
{
  const GOptionEntry entries[] = { G_OPTION_ENTRY_NULL };
  ForconExit status = FORCON_EXIT_DONE;

  if (!forcon_arguments_parse ("check", _ ("FILE…"),
                               _ ("Checks files of rules, fleets, battles, scenarios and campaigns."), entries, &argc,
                               &argv, &status))
    return status;
  if (argc < 2)
    {
      forcon_print_error ("%s", _ ("forcon check: a file was expected; see “forcon help check”"));
      return FORCON_EXIT_USAGE;
    }
  for (gint i = 1; i < argc; i++)
    {
      ForconExit of_file = check_file (argv[i]);

      status = MAX (status, of_file);
    }
  return status;
}
