/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The third page of a new campaign, clock and file; and the making of it. */
#include "app/shell/new-campaign-private.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "campaign/state/clock.h"
#include "storage/store/pin.h"
#include "storage/store/store-scenario.h"
#include "base/text.h"
#include "app/game/work.h"
#include "app/widgets/widget.h"

/* How long a second press of a button may come after the first, ms. */
#define TWICE 500

/* Where nothing is yet: NAME.forcon, NAME 2.forcon… among the user's documents. */
static char *
free_path (const char *name)
{
  const char *documents = g_get_user_special_dir (G_USER_DIRECTORY_DOCUMENTS);
  /* What file systems do not like in a name becomes a dash. */
  g_autofree char *safe = g_strdelimit (g_strdup (name), "/\\:*?\"<>|", '-');

  for (guint i = 1;; i++)
    {
      g_autofree char *file = i == 1 ? g_strconcat (safe, ".forcon", NULL) : g_strdup_printf ("%s %u.forcon", safe, i);
      g_autofree char *path = g_build_filename (documents == NULL ? g_get_home_dir () : documents, file, NULL);

      if (!g_file_test (path, G_FILE_TEST_EXISTS))
        return g_steal_pointer (&path);
    }
}

void
forcon_new_campaign_set_path (ForconNewCampaign *self, const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *name = g_path_get_basename (path);

  g_free (self->path);
  self->path = g_str_has_suffix (path, ".forcon") ? g_strdup (path) : g_strconcat (path, ".forcon", NULL);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->file), name);
  adw_action_row_set_subtitle (self->file, folder);
}

void
forcon_new_campaign_fill_time (ForconNewCampaign *self)
{
  const ForconCampaign *campaign = self->chosen->campaign;
  g_autofree char *path = free_path (forcon_name (forcon_campaign_name (campaign)));
  GString *alarms = g_string_new (NULL);

  gtk_spin_button_set_value (self->collecting, (double) (campaign->clock.collecting / FORCON_MINUTE));
  gtk_spin_button_set_value (self->results, (double) (campaign->clock.results / FORCON_MINUTE));
  for (guint i = 0; i < campaign->alarms->len; i++)
    g_string_append_printf (alarms, "%s%d", i == 0 ? "" : ", ",
                            g_array_index (campaign->alarms, ForconAlarm, i).minutes);
  gtk_editable_set_text (self->alarms, alarms->str);
  gtk_editable_set_text (self->seed, "");
  forcon_new_campaign_set_path (self, path);
  g_string_free (alarms, TRUE);
}

/* Returns: (transfer full) (nullable): the alarms that are typed; %NULL if that is no list of minutes */
static GArray *
read_alarms (ForconNewCampaign *self)
{
  g_autoptr (GArray) alarms = g_array_new (FALSE, TRUE, sizeof (gint));
  g_auto (GStrv) texts = g_strsplit_set (gtk_editable_get_text (self->alarms), " ,;", -1);

  for (guint i = 0; texts[i] != NULL; i++)
    {
      guint64 value = 0;
      gint minutes;

      if (*texts[i] == '\0')
        continue;
      if (!g_ascii_string_to_unsigned (texts[i], 10, 1, FORCON_SCENARIO_MINUTES_MAX, &value, NULL))
        return NULL;
      minutes = (gint) value;
      g_array_append_val (alarms, minutes);
    }
  return alarms->len > FORCON_SCENARIO_ALARMS_MAX ? NULL : g_steal_pointer (&alarms);
}

/* @given: (out): whether there is one. Returns: whether the field may stay as it is */
static gboolean
read_seed (ForconNewCampaign *self, guint64 *seed, gboolean *given)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (self->seed)));

  *given = *text != '\0';
  return !*given || g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, seed, NULL);
}

char *
forcon_new_campaign_time_problem (ForconNewCampaign *self)
{
  g_autoptr (GArray) alarms = read_alarms (self);
  guint64 seed = 0;
  gboolean given = FALSE;
  gboolean seeded = read_seed (self, &seed, &given);

  forcon_widget_set_class (self->alarms, "error", alarms == NULL);
  forcon_widget_set_class (self->seed, "error", !seeded);
  if (alarms == NULL)
    return g_strdup_printf (_ ("alarms are at most %1$d numbers of minutes from 1 to %2$d, such as “10, 5, 1”"),
                            FORCON_SCENARIO_ALARMS_MAX, FORCON_SCENARIO_MINUTES_MAX);
  if (!seeded)
    return g_strdup (_ ("the seed is a whole number from 0 to 2⁶⁴ − 1, or nothing"));
  if (g_file_test (self->path, G_FILE_TEST_EXISTS))
    return g_strdup (
        _ ("there is a file of this name already, and no campaign is ever written over: choose another name"));
  return NULL;
}

/* Making it */

/**
 * Making:
 * @scenario: as the master settled it
 * @pins: (element-type utf8): by admiral, and last the master's; "" is none
 */
typedef struct {
  ForconScenario *scenario;
  char *path;
  GPtrArray *pins;
} Making;

static void
making_free (gpointer data)
{
  Making *making = data;

  forcon_scenario_free (making->scenario);
  g_free (making->path);
  g_ptr_array_unref (making->pins);
  g_free (making);
}

static gboolean
set_pins (const Making *making, ForconStore *store, ForconErrand *errand, GError **error)
{
  guint n = making->pins->len;

  for (guint i = 0; i < n; i++)
    {
      const char *pin = making->pins->pdata[i];
      ForconSideId admiral = { i + 1 < n ? (guint16) (i + 1) : 0 };

      if (!forcon_errand_go_on (errand, i, n))
        return FALSE;
      if (*pin != '\0' && !forcon_pin_set (store, admiral, pin, error))
        return FALSE;
    }
  return forcon_errand_go_on (errand, n, n);
}

/* The hashes of the PINs are slow on purpose. */
static gpointer
make_in_thread (ForconErrand *errand, gpointer data, GError **error)
{
  const Making *making = data;
  g_autoptr (ForconStore) store = forcon_store_create_from (making->path, making->scenario, NULL, NULL, error);

  if (store == NULL)
    return NULL;
  if (set_pins (making, store, errand, error))
    return g_strdup (making->path);
  /* A campaign without its PINs is none. */
  g_clear_pointer (&store, forcon_store_free);
  g_unlink (making->path);
  return NULL;
}

static void
on_made (gpointer owner, gpointer path, const GError *error)
{
  ForconNewCampaign *self = owner;
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));

  if (error != NULL || path == NULL)
    {
      forcon_new_campaign_fail (self, error == NULL ? "" : error->message);
      return;
    }
  forcon_new_campaign_show_pins (self);
  gtk_stack_set_visible_child_name (self->pages, "pins");
  forcon_new_campaign_update (self);
  gtk_widget_activate_action (GTK_WIDGET (parent), "win.open-file", "s", (const char *) path);
}

/* The scenario with all that was settled; the thread gets one of its own, as the page may be gone before it is done. */
static ForconScenario *
settled_scenario (ForconNewCampaign *self, GError **error)
{
  g_autoptr (ForconScenario) scenario = forcon_scenario_load (self->chosen->path, NULL, error);
  g_autoptr (GArray) alarms = read_alarms (self);
  guint64 seed = 0;
  gboolean given = FALSE;

  if (scenario == NULL)
    return NULL;
  if (read_seed (self, &seed, &given) && given)
    forcon_scenario_seed (scenario, seed);
  else
    forcon_scenario_draw_secret (scenario);
  forcon_scenario_set_lengths (scenario, gtk_spin_button_get_value_as_int (self->collecting),
                               gtk_spin_button_get_value_as_int (self->results));
  forcon_scenario_set_alarms (scenario, alarms);
  for (guint i = 0; i < self->fields->len; i++)
    {
      const ForconAdmiralFields *fields = &g_array_index (self->fields, ForconAdmiralFields, i);
      ForconSideId admiral = { (guint16) (i + 1) };

      forcon_scenario_rename_admiral (scenario, admiral, gtk_editable_get_text (GTK_EDITABLE (fields->row)));
      forcon_scenario_set_player (scenario, admiral, gtk_editable_get_text (fields->player));
    }
  return g_steal_pointer (&scenario);
}

static void
may_go_on (gpointer data)
{
  g_autoptr (ForconNewCampaign) self = data;

  self->working = FALSE;
  forcon_new_campaign_update (self);
}

void
forcon_new_campaign_create (ForconNewCampaign *self)
{
  g_autoptr (GError) error = NULL;
  ForconScenario *scenario = settled_scenario (self, &error);
  ForconWork work = { .title = _ ("Creating the Campaign"),
                      .work = make_in_thread,
                      .free_data = making_free,
                      .done = on_made,
                      .free_result = g_free };
  Making *making;

  if (scenario == NULL)
    {
      forcon_new_campaign_fail (self, error->message);
      return;
    }
  making = g_new0 (Making, 1);
  making->scenario = scenario;
  making->path = g_strdup (self->path);
  making->pins = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < self->fields->len; i++)
    g_ptr_array_add (making->pins,
                     g_strdup (gtk_editable_get_text (g_array_index (self->fields, ForconAdmiralFields, i).pin)));
  g_ptr_array_add (making->pins, g_strdup (gtk_editable_get_text (self->master_pin)));
  work.data = making;
  self->working = TRUE;
  forcon_new_campaign_update (self);
  /* Nobody presses twice; after that the dialog that shows how far it is stands before it, and may call it off. */
  g_timeout_add_once (TWICE, may_go_on, g_object_ref (self));
  forcon_work_begin (GTK_WIDGET (self), &work);
}
