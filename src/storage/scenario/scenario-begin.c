/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/scenario/scenario.h"

#include <glib/gi18n-lib.h>

#include "campaign/state/clock.h"
#include "base/text.h"

/* As people compare names: no case, no spaces at the ends. */
static char *
folded (const char *name)
{
  g_autofree char *bare = g_strstrip (g_strdup (name));
  g_autofree char *normal = g_utf8_normalize (bare, -1, G_NORMALIZE_ALL);

  return g_utf8_casefold (normal == NULL ? bare : normal, -1);
}

static char *
problem_of (const char *name)
{
  g_autofree char *bare = g_strstrip (g_strdup (name));

  if (!g_utf8_validate (name, -1, NULL))
    return g_strdup (_ ("the name is no text"));
  if (*bare == '\0')
    return g_strdup (_ ("every admiral needs a name"));
  if (g_utf8_strlen (bare, -1) > FORCON_CAMPAIGN_NAME_MAX)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "a name has at most %d character",
                                         "a name has at most %d characters", FORCON_CAMPAIGN_NAME_MAX),
                            FORCON_CAMPAIGN_NAME_MAX);
  return forcon_text_find_unsafe (bare) != NULL ? g_strdup (_ ("a name has no control characters")) : NULL;
}

char *
forcon_scenario_names_problem (const char *const *names, guint *which)
{
  for (guint i = 0; names[i] != NULL; i++)
    {
      char *problem = problem_of (names[i]);

      *which = i;
      if (problem != NULL)
        return problem;

      g_autofree char *ours = folded (names[i]);

      for (guint k = 0; k < i; k++)
        {
          g_autofree char *other = folded (names[k]);

          if (g_str_equal (ours, other))
            return g_strdup (_ ("two admirals have this name"));
        }
    }
  return NULL;
}

void
forcon_scenario_rename_admiral (ForconScenario *scenario, ForconSideId admiral, const char *name)
{
  GArray *sides = scenario->campaign->fleet->roster->sides;
  ForconSide *side;
  g_autofree char *bare = g_strstrip (g_strdup (name));

  g_return_if_fail (admiral.value > 0 && admiral.value <= sides->len);
  side = &g_array_index (sides, ForconSide, admiral.value - 1);
  if (g_str_equal (bare, forcon_name (side->name)))
    return;
  g_free (side->name);
  side->name = g_steal_pointer (&bare);
}

void
forcon_scenario_set_player (ForconScenario *scenario, ForconSideId admiral, const char *name)
{
  g_autofree char *bare = g_strstrip (g_strdup (name));

  g_return_if_fail (forcon_campaign_admiral (scenario->campaign, admiral) != NULL);
  g_array_index (scenario->campaign->admirals, ForconAdmiral, admiral.value - 1).player
      = *bare == '\0' ? NULL : g_intern_string (bare);
}

void
forcon_scenario_set_lengths (ForconScenario *scenario, gint collecting, gint results)
{
  g_return_if_fail (collecting >= 1 && collecting <= FORCON_SCENARIO_MINUTES_MAX);
  g_return_if_fail (results >= 1 && results <= FORCON_SCENARIO_MINUTES_MAX);
  scenario->campaign->clock.collecting = collecting * FORCON_MINUTE;
  scenario->campaign->clock.results = results * FORCON_MINUTE;
}

static gint
latest_first (gconstpointer a, gconstpointer b)
{
  return *(const gint *) b - *(const gint *) a;
}

void
forcon_scenario_set_alarms (ForconScenario *scenario, const GArray *minutes)
{
  g_autoptr (GArray) sorted = g_array_copy ((GArray *) minutes);
  GArray *alarms = scenario->campaign->alarms;

  g_array_sort (sorted, latest_first);
  g_array_set_size (alarms, 0);
  for (guint i = 0; i < sorted->len && alarms->len < FORCON_SCENARIO_ALARMS_MAX; i++)
    {
      ForconAlarm alarm = { .minutes = g_array_index (sorted, gint, i) };

      if (i == 0 || g_array_index (sorted, gint, i - 1) != alarm.minutes)
        g_array_append_val (alarms, alarm);
    }
}
