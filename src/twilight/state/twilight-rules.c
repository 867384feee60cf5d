/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "twilight/state/twilight-rules.h"

#include "base/text.h"

#include <string.h>

FORCON_DEFINE_FIELD_TYPE (PLAIN, unit, ForconUnitId)

ForconTwilightRules *
forcon_twilight_rules_new (void)
{
  return g_new0 (ForconTwilightRules, 1);
}

void
forcon_twilight_rules_free (ForconTwilightRules *rules)
{
  if (rules == NULL)
    return;
  g_free (rules->id);
  g_free (rules->name);
  g_free (rules);
}

const ForconUnit *
forcon_twilight_unit (const ForconTwilightRules *rules, ForconUnitId id)
{
  g_return_val_if_fail (id.value > 0 && id.value <= rules->n_units, &rules->units[0]);
  return &rules->units[id.value - 1];
}

ForconUnitId
forcon_twilight_find_unit (const ForconTwilightRules *rules, const char *word)
{
  for (guint i = 0; i < rules->n_units; i++)
    if (g_strcmp0 (rules->units[i].word, word) == 0)
      return (ForconUnitId){ (guint8) (i + 1) };
  return (ForconUnitId){ 0 };
}

static gboolean
is_called (const ForconUnit *unit, const char *plain)
{
  g_autofree char *names = g_strjoin (",", unit->word, unit->name, unit->aliases, NULL);
  g_auto (GStrv) items = g_strsplit (names, ",", -1);

  for (guint i = 0; items[i] != NULL; i++)
    {
      g_autofree char *item = forcon_text_plain (items[i]);

      if (*item != '\0' && g_str_equal (item, plain))
        return TRUE;
    }
  return FALSE;
}

static ForconUnitId
find_called (const ForconTwilightRules *rules, const char *plain)
{
  for (guint i = 0; i < rules->n_units; i++)
    if (is_called (&rules->units[i], plain))
      return (ForconUnitId){ (guint8) (i + 1) };
  return (ForconUnitId){ 0 };
}

static ForconUnitId
next_grade (const ForconTwilightRules *rules, ForconUnitId unit)
{
  for (guint i = 0; unit.value > 0 && i < rules->n_units; i++)
    if (rules->units[i].upgrade_of.value == unit.value)
      return (ForconUnitId){ (guint8) (i + 1) };
  return (ForconUnitId){ 0 };
}

ForconUnitId
forcon_twilight_match_unit (const ForconTwilightRules *rules, const char *text)
{
  static const struct {
    const char *suffix;
    gboolean upgraded;
  } grades[] = { { "2", TRUE }, { "ii", TRUE }, { "1", FALSE }, { "i", FALSE } };
  g_autofree char *plain = g_utf8_validate (text, -1, NULL) ? forcon_text_plain (text) : g_strdup ("");
  ForconUnitId unit = { 0 };

  if (*plain == '\0')
    return unit;
  unit = find_called (rules, plain);
  for (guint i = 0; i < G_N_ELEMENTS (grades) && unit.value == 0; i++)
    if (g_str_has_suffix (plain, grades[i].suffix))
      {
        plain[strlen (plain) - strlen (grades[i].suffix)] = '\0';
        unit = find_called (rules, plain);
        return grades[i].upgraded ? next_grade (rules, unit) : unit;
      }
  return unit;
}

const ForconHitOrder *
forcon_twilight_find_order (const ForconTwilightRules *rules, const char *word)
{
  for (guint i = 0; i < rules->n_orders; i++)
    if (g_strcmp0 (rules->orders[i].word, word) == 0)
      return &rules->orders[i];
  return NULL;
}

double
forcon_twilight_chance (gint value, gint modifier)
{
  return CLAMP (FORCON_TWILIGHT_DIE + 1 - value + modifier, 0, FORCON_TWILIGHT_DIE) / (double) FORCON_TWILIGHT_DIE;
}
