/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/state/rules.h"

#include "base/text.h"

ForconRules *
forcon_rules_new (void)
{
  return g_new0 (ForconRules, 1);
}

ForconRules *
forcon_rules_copy (const ForconRules *rules)
{
  ForconRules *copy = g_memdup2 (rules, sizeof *rules);

  copy->id = g_strdup (rules->id);
  copy->name = g_strdup (rules->name);
  return copy;
}

void
forcon_rules_free (ForconRules *rules)
{
  if (rules == NULL)
    return;
  g_free (rules->id);
  g_free (rules->name);
  g_free (rules);
}

gint
forcon_rules_salvos (const ForconRules *rules, gint firepower, gint column)
{
  g_return_val_if_fail (firepower >= 0 && column >= 1 && column <= FORCON_GUNNERY_COLUMNS, 0);

  gint whole = firepower / rules->gunnery_rows;
  gint rest = firepower % rules->gunnery_rows;
  gint salvos = whole * rules->gunnery[rules->gunnery_rows][column - 1];

  return rest == 0 ? salvos : salvos + rules->gunnery[rest][column - 1];
}

ForconCrew
forcon_rules_crew (const ForconRules *rules, gint readiness)
{
  ForconCrew crew = 0;

  while (crew + 1 < FORCON_N_CREW && readiness >= rules->crews[crew].below)
    crew++;
  return crew;
}

static gboolean
is_called (const ForconNationRule *rule, const char *plain)
{
  g_autofree char *names = g_strconcat (rule->nation, ",", rule->aliases, NULL);
  g_auto (GStrv) each = g_strsplit (names, ",", -1);

  for (guint i = 0; each[i] != NULL; i++)
    {
      g_autofree char *name = forcon_text_plain (each[i]);

      if (*name != '\0' && g_str_equal (name, plain))
        return TRUE;
    }
  return FALSE;
}

const ForconNationRule *
forcon_rules_find_nation (const ForconRules *rules, const char *nation)
{
  g_autofree char *plain = nation == NULL ? NULL : forcon_text_plain (nation);

  for (guint i = 0; plain != NULL && i < rules->boarding.n_nations; i++)
    if (is_called (&rules->boarding.nations[i], plain))
      return &rules->boarding.nations[i];
  return NULL;
}

/* What the option `criticals.hull` is about: rows 11 and 12 of both tables. */
static gboolean
is_hull (ForconCriticalEffect effect)
{
  return effect == FORCON_CRITICAL_HULL || effect == FORCON_CRITICAL_SUPERSTRUCTURE
         || effect == FORCON_CRITICAL_STATION_HULL || effect == FORCON_CRITICAL_CENTRAL_POST;
}

gboolean
forcon_rules_repairable (const ForconRules *rules, ForconCriticalEffect effect)
{
  return rules->criticals[effect].repairable && !(rules->options.hull_for_good && is_hull (effect));
}

gboolean
forcon_rules_keeps_critical (const ForconRules *rules, ForconCriticalEffect effect)
{
  return rules->options.every_critical_binds || forcon_rules_repairable (rules, effect);
}
