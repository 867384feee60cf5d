/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/store/check.h"

#include <glib/gi18n-lib.h>

#include "storage/exchange/exchange.h"
#include "storage/files/file-error.h"
#include "storage/fleet/fleet.h"
#include "storage/rules/rules-file.h"
#include "storage/scenario/scenario.h"
#include "storage/script/script.h"
#include "storage/store/store.h"
#include "storage/dice/twilight-file.h"

static gboolean
check_rules (const char *path, GError **error)
{
  g_autoptr (ForconRules) rules = forcon_rules_load (path, error);

  return rules != NULL;
}

static gboolean
check_fleet_dice_rules (const char *path, GError **error)
{
  g_autoptr (ForconTwilightRules) rules = forcon_twilight_rules_load (path, error);

  return rules != NULL;
}

static gboolean
check_fleet_dice_clash (const char *path, GError **error)
{
  g_autoptr (ForconTwilightFile) file = forcon_twilight_file_load (path, NULL, error);

  return file != NULL;
}

/* A fleet book stands under no rules: what a type of ship gives its ships does not bear on whether it is sound. */
static gboolean
check_fleet_book (const char *path, GError **error)
{
  g_autoptr (ForconRules) rules = forcon_rules_new ();
  g_autoptr (ForconFleet) fleet = forcon_fleet_new (rules);

  return forcon_fleet_read_book (fleet, path, error);
}

static gboolean
check_script (const char *path, GError **error)
{
  g_autoptr (ForconScript) script = forcon_script_load (path, NULL, error);

  return script != NULL;
}

static gboolean
check_scenario (const char *path, GError **error)
{
  g_autoptr (ForconScenario) scenario = forcon_scenario_load (path, NULL, error);

  return scenario != NULL;
}

static gboolean
check_exchange (const char *path, GError **error)
{
  g_autoptr (ForconExchange) exchange = forcon_exchange_load (path, error);

  return exchange != NULL;
}

/* Whether what is in it agrees with itself is for its verification to tell. */
static gboolean
check_campaign (const char *path, GError **error)
{
  g_autoptr (ForconStore) store = forcon_store_open (path, FORCON_STORE_READ, error);

  return store != NULL;
}

static const struct {
  const char *root;
  ForconFileKind kind;
  gboolean (*check) (const char *path, GError **error);
} kinds[] = {
  { "rules", FORCON_FILE_RULES, check_rules },
  { "fleet-dice-rules", FORCON_FILE_TWILIGHT_RULES, check_fleet_dice_rules },
  { "fleet-dice-clash", FORCON_FILE_TWILIGHT_CLASH, check_fleet_dice_clash },
  { "fleet-book", FORCON_FILE_FLEET_BOOK, check_fleet_book },
  { "battle", FORCON_FILE_BATTLE, check_script },
  { "campaign", FORCON_FILE_SCENARIO, check_scenario },
  { "exchange", FORCON_FILE_EXCHANGE, check_exchange },
  { NULL, FORCON_FILE_CAMPAIGN, check_campaign },
};

ForconFileKind
forcon_file_kind (const char *path, GError **error)
{
  gint line = 0;
  g_autofree char *root = NULL;
  g_autofree char *shown = NULL;
  g_autofree char *what = NULL;

  if (forcon_store_is_campaign (path))
    return FORCON_FILE_CAMPAIGN;
  root = forcon_xml_read_root (path, &line, error);
  if (root == NULL)
    return FORCON_FILE_UNKNOWN;
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_strcmp0 (kinds[i].root, root) == 0)
      return kinds[i].kind;
  shown = forcon_file_error_quote (root, FORCON_FILE_ERROR_VALUE_MAX);
  what = g_strdup_printf (_ ("the file's root is \"%s\""), shown);
  forcon_file_error_set (
      error, FORCON_FILE_ERROR_DAMAGED, path, line, what,
      _ ("\"rules\", \"fleet-dice-rules\", \"fleet-dice-clash\", \"fleet-book\", \"battle\", \"campaign\" or "
         "\"exchange\""));
  return FORCON_FILE_UNKNOWN;
}

gboolean
forcon_file_check (const char *path, GError **error)
{
  ForconFileKind kind = forcon_file_kind (path, error);

  for (gsize i = 0; kind != FORCON_FILE_UNKNOWN && i < G_N_ELEMENTS (kinds); i++)
    if (kinds[i].kind == kind)
      return kinds[i].check (path, error);
  return FALSE;
}
