/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Values of a player's own units, as they are typed for odds: "flagship combat=7 dice=4 sustain=no; cruiser
 * combat=6". */
#include "cli/frame/arguments.h"
#include "cli/dice/twilight-options.h"

#include <string.h>

/* As in files of clashes: docs/formats.md. */
#define VALUE_MOST 10
#define DICE_MOST 20
#define COST_MOST 1000

static gboolean
read_whole (const char *text, gint least, gint most, gint *value)
{
  return forcon_parse_whole (text, least, most, value);
}

/* A value without dice has one. */
static gboolean
read_attack (const char *text, ForconUnitAttack *attack)
{
  if (!read_whole (text, 1, VALUE_MOST, &attack->value))
    return FALSE;
  attack->dice = MAX (attack->dice, 1);
  return TRUE;
}

static gboolean
read_flag (const char *text, gboolean *flag)
{
  *flag = g_str_equal (text, "yes");
  return *flag || g_str_equal (text, "no");
}

/* Halves of a resource are the smallest cost. */
static gboolean
read_cost (const char *text, gint *half_cost)
{
  char *end;
  double cost = g_ascii_strtod (text, &end);

  if (end == text || *end != '\0' || !(cost >= 0.0 && cost <= COST_MOST))
    return FALSE;
  *half_cost = (gint) (2.0 * cost + 0.5);
  return *half_cost == 2.0 * cost;
}

static gboolean
read_value (const char *key, const char *text, ForconUnit *unit)
{
  if (g_str_equal (key, "combat"))
    return read_attack (text, &unit->combat);
  if (g_str_equal (key, "dice"))
    return read_whole (text, 0, DICE_MOST, &unit->combat.dice);
  if (g_str_equal (key, "barrage"))
    return read_attack (text, &unit->barrage);
  if (g_str_equal (key, "barrage-dice"))
    return read_whole (text, 0, DICE_MOST, &unit->barrage.dice);
  if (g_str_equal (key, "sustain"))
    return read_flag (text, &unit->sustain);
  if (g_str_equal (key, "safe-sustain"))
    return read_flag (text, &unit->safe_sustain);
  if (g_str_equal (key, "fighter"))
    return read_flag (text, &unit->fighter);
  return g_str_equal (key, "cost") && read_cost (text, &unit->half_cost);
}

/* The name of a unit, which may be several words, then its values. */
static gboolean
read_item (const ForconTwilightRules *rules, const char *item, ForconUnit *units)
{
  g_auto (GStrv) words = g_strsplit_set (item, " \t", -1);
  g_autoptr (GString) name = g_string_new (NULL);
  ForconUnitId unit = { 0 };

  for (guint i = 0; words[i] != NULL; i++)
    {
      char *equals = strchr (words[i], '=');

      if (equals == NULL && unit.value > 0 && *words[i] != '\0')
        return FALSE;
      if (equals == NULL)
        {
          g_string_append_printf (name, " %s", words[i]);
          continue;
        }
      *equals = '\0';
      if (unit.value == 0)
        unit = forcon_twilight_match_unit (rules, name->str);
      if (unit.value == 0 || !read_value (words[i], equals + 1, &units[unit.value - 1]))
        return FALSE;
    }
  return unit.value > 0;
}

gboolean
forcon_twilight_read_own (const ForconTwilightRules *rules, const char *text, ForconUnit *units, char **wrong)
{
  g_auto (GStrv) items = g_strsplit (text, ";", -1);

  for (guint i = 0; items[i] != NULL; i++)
    if (!read_item (rules, items[i], units))
      {
        *wrong = g_strdup (g_strstrip (items[i]));
        return FALSE;
      }
  return TRUE;
}
