/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/store/store-private.h"

#include <glib/gi18n-lib.h>

/* Settings that are not exported: imported PINs would lock users out of their views, from the secret dice could be
 * predicted, and where the master keeps his files is nobody's business. */
static gboolean
stays_in_its_file (const char *name)
{
  return g_str_has_prefix (name, FORCON_SETTING_PIN) || g_str_equal (name, FORCON_SETTING_SECRET)
         || g_str_equal (name, FORCON_SETTING_RECORDED) || g_str_equal (name, FORCON_SETTING_SCENARIO_PATH);
}

/* Also settings that are unknown to this version. */
static gboolean
take_settings (ForconStore *store, ForconExchange *exchange, GError **error)
{
  g_autoptr (ForconSqlStatement) statement
      = forcon_sql_prepare (store->db, "SELECT name FROM settings ORDER BY name", store->path, error);
  gboolean row = FALSE;

  while (statement != NULL && forcon_sql_step (statement, &row, store->path, error))
    {
      g_autofree char *name = row ? forcon_sql_text (statement, 0, NULL) : NULL;
      g_autofree char *value = NULL;

      if (!row)
        return TRUE;
      /* The rules and the position have places of their own. */
      if (name == NULL || g_str_equal (name, FORCON_SETTING_RULES) || g_str_equal (name, FORCON_SETTING_POSITION)
          || stays_in_its_file (name))
        continue;
      value = forcon_setting_get (store->db, store->version, name, store->path, error);
      if (value == NULL)
        return FALSE;
      forcon_exchange_add_setting (exchange, name, value);
    }
  return FALSE;
}

gboolean
forcon_store_export (ForconStore *store, const char *path, GError **error)
{
  g_autoptr (ForconExchange) exchange
      = forcon_exchange_new (store->rules_name, forcon_chronicle_start (store->chronicle));

  if (!take_settings (store, exchange, error))
    return FALSE;
  for (guint i = 0; i < store->entries->len; i++)
    {
      ForconCampaignEntry *entry = forcon_store_decode (store, i, error);

      if (entry == NULL)
        return FALSE;
      forcon_exchange_add_entry (exchange, entry);
    }
  exchange->position = forcon_chronicle_position (store->chronicle);
  return forcon_exchange_save (exchange, path, error);
}

/* Taking over */

/* What is taken over, and who waits for it. */
typedef struct {
  ForconExchange *exchange;
  ForconErrand *errand;
  const char *path;
} Taking;

static gboolean
fail_called_off (const Taking *taking, GError **error)
{
  forcon_file_error_set (error, FORCON_FILE_ERROR_CALLED_OFF, taking->path, 0, _ ("was called off"),
                         _ ("to be waited for"));
  return FALSE;
}

static gpointer
give_entry (guint place, gpointer data, GError **error)
{
  Taking *taking = data;
  const ForconCampaignEntry *entry = g_ptr_array_index (taking->exchange->entries, place);
  ForconCampaignEntry *shared = g_new (ForconCampaignEntry, 1);

  if (!forcon_errand_go_on (taking->errand, place, taking->exchange->entries->len))
    {
      g_free (shared);
      fail_called_off (taking, error);
      return NULL;
    }

  *shared = (ForconCampaignEntry){ entry->command, g_array_ref (entry->dice), g_array_ref (entry->events),
                                   g_array_ref (entry->battle_events) };
  return shared;
}

static const char *
find_setting (const ForconExchange *exchange, const char *name)
{
  for (guint i = 0; i < exchange->settings->len; i++)
    {
      const ForconExchangeSetting *setting = g_ptr_array_index (exchange->settings, i);

      if (g_str_equal (setting->name, name))
        return setting->value;
    }
  return NULL;
}

/* What others wrote is taken over only if these rules come to the same. */
static gboolean
check_decisions (ForconExchange *exchange, ForconErrand *errand, const char *path, GError **error)
{
  Taking taking = { exchange, errand, path };
  const ForconLogSource source = { .read = give_entry, .data = &taking };
  g_autoptr (ForconChronicle) chronicle
      = forcon_chronicle_new_stored (exchange->start, exchange->rules, &source, exchange->entries->len);
  ForconLog *log = forcon_chronicle_log (chronicle);
  ForconAudit audit;
  g_autofree char *what = NULL;

  forcon_chronicle_set_ground (chronicle, exchange->ground);
  forcon_log_set_recorded (log, exchange->entries->len);
  forcon_log_set_earlier (log, forcon_rulings_earlier (find_setting (exchange, FORCON_SETTING_RULINGS),
                                                       exchange->entries->len));
  audit = forcon_log_verify (log, exchange->entries->len, NULL);
  if (audit.agrees)
    return TRUE;
  if (!forcon_errand_go_on (errand, 0, 0))
    {
      g_free (audit.unreadable);
      return fail_called_off (&taking, error);
    }
  what = g_strdup_printf (_ ("command %u, decided anew, comes to something else"), audit.entry + 1);
  forcon_file_error_set (error, FORCON_FILE_ERROR_DAMAGED, path, 0, what, _ ("what the rules come to"));
  g_free (audit.unreadable);
  return FALSE;
}

/* A file that was written by hand may lack settings that every campaign file has. */
static void
add_default (ForconExchange *exchange, const char *name, const char *value)
{
  if (find_setting (exchange, name) == NULL)
    forcon_exchange_add_setting (exchange, name, value);
}

static gboolean
check_copies (const ForconExchange *exchange, const char *path, GError **error)
{
  const char *copies = find_setting (exchange, FORCON_SETTING_COPIES);
  g_autofree char *what = g_strdup_printf (_ ("the setting \"%s\" is damaged"), FORCON_SETTING_COPIES);
  guint64 value = 0;

  if (g_ascii_string_to_unsigned (copies, 10, 0, FORCON_COPIES_MAX, &value, NULL))
    return TRUE;
  forcon_file_error_set (error, FORCON_FILE_ERROR_DAMAGED, path, 0, what, _ ("a whole number"));
  return FALSE;
}

gboolean
forcon_store_import (const char *xml, const char *path, ForconErrand *errand, GError **error)
{
  g_autoptr (ForconExchange) exchange = forcon_exchange_load (xml, error);
  g_autofree char *copies = g_strdup_printf ("%d", FORCON_COPIES_DEFAULT);

  if (exchange == NULL || !check_decisions (exchange, errand, xml, error))
    return FALSE;
  for (guint i = exchange->settings->len; i > 0; i--)
    {
      const ForconExchangeSetting *setting = g_ptr_array_index (exchange->settings, i - 1);

      if (stays_in_its_file (setting->name))
        g_ptr_array_remove_index (exchange->settings, i - 1);
    }
  if (forcon_campaign_is_keyed (exchange->start))
    {
      /* From here on dice come from a secret of this file; those that have fallen are as they fell. */
      g_autofree char *recorded = g_strdup_printf ("%u", exchange->entries->len);

      forcon_store_add_secret (exchange);
      forcon_exchange_add_setting (exchange, FORCON_SETTING_RECORDED, recorded);
    }
  add_default (exchange, FORCON_SETTING_PROGRAM, FORCON_VERSION);
  add_default (exchange, FORCON_SETTING_CREATED, "");
  add_default (exchange, FORCON_SETTING_COPIES, copies);
  return check_copies (exchange, xml, error) && forcon_store_make (path, exchange, error);
}
