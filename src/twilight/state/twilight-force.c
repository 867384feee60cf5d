/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "twilight/state/twilight-force.h"

#include <string.h>

FORCON_DEFINE_FIELD_TYPE (PLAIN, force, ForconForce)

guint
forcon_force_of (const ForconForce *force, ForconUnitId unit)
{
  g_return_val_if_fail (unit.value > 0 && unit.value <= FORCON_UNITS_MAX, 0);
  return (guint) force->intact[unit.value - 1] + force->damaged[unit.value - 1];
}

guint
forcon_force_count (const ForconForce *force, const ForconTwilightRules *rules, ForconUnitKind kind)
{
  guint count = 0;

  for (guint i = 0; i < rules->n_units; i++)
    if (rules->units[i].kind == kind)
      count += forcon_force_of (force, (ForconUnitId){ (guint8) (i + 1) });
  return count;
}

gboolean
forcon_force_is_empty (const ForconForce *force)
{
  for (guint i = 0; i < FORCON_UNITS_MAX; i++)
    if (force->intact[i] + force->damaged[i] > 0)
      return FALSE;
  return TRUE;
}

guint
forcon_force_half_cost (const ForconForce *force, const ForconTwilightRules *rules)
{
  guint cost = 0;

  for (guint i = 0; i < rules->n_units; i++)
    cost += forcon_force_of (force, (ForconUnitId){ (guint8) (i + 1) }) * (guint) rules->units[i].half_cost;
  return cost;
}

void
forcon_force_add (ForconForce *force, const ForconForce *other)
{
  for (guint i = 0; i < FORCON_UNITS_MAX; i++)
    {
      force->intact[i] = (guint16) (force->intact[i] + other->intact[i]);
      force->damaged[i] = (guint16) (force->damaged[i] + other->damaged[i]);
    }
}

/* "4 fighters", or "fighter" for one of them. */
static gboolean
parse_item (const ForconTwilightRules *rules, char *item, ForconUnitId *unit, guint *count)
{
  char *word = item;
  guint64 number = 1;

  g_strstrip (item);
  if (g_ascii_isdigit (*item))
    {
      number = g_ascii_strtoull (item, &word, 10);
      if (!g_ascii_isspace (*word) || number == 0 || number > FORCON_FORCE_COUNT_MAX)
        return FALSE;
      g_strchug (word);
    }
  *unit = forcon_twilight_match_unit (rules, word);
  *count = (guint) number;
  return unit->value > 0;
}

/* Takes every item of a list over by @take, which may refuse it. */
static gboolean
parse_list (const ForconTwilightRules *rules, const char *text, ForconForce *force, char **wrong,
            gboolean (*take) (ForconForce *force, guint place, guint count))
{
  g_auto (GStrv) items = g_strsplit_set (text, ",+", -1);
  g_autofree char *rest = g_strstrip (g_strdup (text));

  for (guint i = 0; *rest != '\0' && items[i] != NULL; i++)
    {
      g_autofree char *shown = g_strstrip (g_strdup (items[i]));
      ForconUnitId unit;
      guint count;

      if (!parse_item (rules, items[i], &unit, &count) || !take (force, unit.value - 1u, count))
        {
          if (wrong != NULL)
            *wrong = g_steal_pointer (&shown);
          return FALSE;
        }
    }
  return TRUE;
}

static gboolean
take_intact (ForconForce *force, guint place, guint count)
{
  if (force->intact[place] + count > FORCON_FORCE_COUNT_MAX)
    return FALSE;
  force->intact[place] = (guint16) (force->intact[place] + count);
  return TRUE;
}

static gboolean
take_damaged (ForconForce *force, guint place, guint count)
{
  if (count > force->intact[place])
    return FALSE;
  force->intact[place] = (guint16) (force->intact[place] - count);
  force->damaged[place] = (guint16) (force->damaged[place] + count);
  return TRUE;
}

gboolean
forcon_force_parse (const ForconTwilightRules *rules, const char *text, ForconForce *force, char **wrong)
{
  return parse_list (rules, text, force, wrong, take_intact);
}

gboolean
forcon_force_parse_damaged (const ForconTwilightRules *rules, const char *text, ForconForce *force, char **wrong)
{
  ForconForce before = *force;

  if (!parse_list (rules, text, force, wrong, take_damaged))
    return FALSE;
  for (guint i = 0; i < rules->n_units; i++)
    if (force->damaged[i] > before.damaged[i] && !rules->units[i].sustain)
      {
        if (wrong != NULL)
          *wrong = g_strdup (rules->units[i].word);
        return FALSE;
      }
  return TRUE;
}

static char *
format_list (const ForconTwilightRules *rules, const ForconForce *force, gboolean all)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < rules->n_units; i++)
    {
      guint count = force->damaged[i] + (all ? (guint) force->intact[i] : 0);

      if (count > 0)
        g_string_append_printf (text, "%s%u %s", text->len == 0 ? "" : ", ", count, rules->units[i].word);
    }
  return g_string_free (text, FALSE);
}

char *
forcon_force_format (const ForconTwilightRules *rules, const ForconForce *force)
{
  return format_list (rules, force, TRUE);
}

char *
forcon_force_format_damaged (const ForconTwilightRules *rules, const ForconForce *force)
{
  return format_list (rules, force, FALSE);
}
