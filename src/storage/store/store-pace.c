/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the master's hours went: settings beside the journal, one for each phase. */
#include "campaign/pace/pace.h"
#include "storage/store/store-private.h"

#include <string.h>

/* Phases that a campaign may have. */
#define PHASE_MAX 10000

/* Reads the notes of the phase that the setting is of. One that is damaged is as none: verifying tells of it. */
static void
read_setting (ForconStore *store, const char *name, GArray *pace)
{
  guint64 phase = 0;
  g_autofree char *value = NULL;

  if (!g_ascii_string_to_unsigned (name + strlen (FORCON_SETTING_PACE), 10, 0, PHASE_MAX, &phase, NULL))
    return;
  value = forcon_setting_get (store->db, store->version, name, store->path, NULL);
  if (value != NULL)
    forcon_pace_read_text (pace, (gint) phase, value);
}

GArray *
forcon_store_load_pace (ForconStore *store)
{
  g_autoptr (ForconSqlStatement) statement = forcon_sql_prepare (
      store->db, "SELECT name FROM settings WHERE name GLOB '" FORCON_SETTING_PACE "*'", store->path, NULL);
  GArray *pace = forcon_pace_new ();
  gboolean row = FALSE;

  while (statement != NULL && forcon_sql_step (statement, &row, store->path, NULL) && row)
    {
      g_autofree char *name = forcon_sql_text (statement, 0, NULL);

      if (name != NULL && g_str_has_prefix (name, FORCON_SETTING_PACE))
        read_setting (store, name, pace);
    }
  forcon_pace_sort (pace);
  return pace;
}

gboolean
forcon_store_save_pace (ForconStore *store, const GArray *pace, gint phase, GError **error)
{
  g_autofree char *name = g_strdup_printf (FORCON_SETTING_PACE "%d", phase);
  g_autofree char *text = forcon_pace_to_text (pace, phase);

  return forcon_store_put_setting (store, name, text, error);
}
