/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/rules/rules-file.h"

#include <glib/gi18n-lib.h>

#include "storage/files/data.h"
#include "storage/rules/twilight-rules-file.h"

void
forcon_rules_read_landing_row (ForconXml *xml, ForconRules *rules)
{
  ForconLandingRule *landing = &rules->landing;
  ForconLandingRow row = { .unit = g_intern_string (forcon_xml_attribute (xml, "unit")) };

  row.troops = forcon_xml_int (xml, "troops", 0);
  row.count = forcon_xml_int (xml, "count", 0);
  for (guint i = 0; i < landing->n_rows; i++)
    if (g_str_equal (landing->rows[i].unit, row.unit))
      forcon_xml_fail_value (xml, "unit", _ ("a unit that no other row names"));
  if (!forcon_xml_failed (xml) && landing->n_rows < FORCON_LANDING_ROWS_MAX)
    landing->rows[landing->n_rows++] = row;
}

/* The rules of the fleet dice that the element asks for; none is the file's error. */
static ForconTwilightRules *
load_for (ForconXml *xml, const char *name)
{
  g_autofree char *file = g_strconcat ("rules/", name, ".xml", NULL);
  g_autofree char *path = forcon_data_find (file, NULL);
  ForconTwilightRules *ground = NULL;
  GError *error = NULL;

  if (path == NULL)
    forcon_xml_fail (xml, forcon_xml_line (xml), _ ("the name of rules in the data folder"),
                     _ ("landed troops fight by \"%s\""), name);
  else if ((ground = forcon_twilight_rules_load (path, &error)) == NULL)
    forcon_xml_take_error (xml, error);
  return ground;
}

void
forcon_rules_check_landing (ForconXml *xml, ForconRules *rules)
{
  ForconLandingRule *landing = &rules->landing;
  g_autoptr (ForconTwilightRules) ground = NULL;

  if (forcon_xml_failed (xml) || landing->n_rows == 0)
    return;
  if (landing->rows[landing->n_rows - 1].troops != 1)
    forcon_xml_fail (xml, forcon_xml_line (xml), _ ("troops=\"1\" in the last row"),
                     _ ("single troops are nothing on the ground"));
  else
    ground = load_for (xml, landing->rules);
  for (guint i = 0; ground != NULL && i < landing->n_rows && !forcon_xml_failed (xml); i++)
    {
      ForconUnitId id = forcon_twilight_find_unit (ground, landing->rows[i].unit);
      const ForconUnit *unit = id.value == 0 ? NULL : forcon_twilight_unit (ground, id);

      /* Two who cannot hit each other would fight for ever. */
      if (unit == NULL || unit->kind != FORCON_UNIT_KIND_GROUND || unit->combat.dice == 0)
        forcon_xml_fail (xml, forcon_xml_line (xml), _ ("ground forces of those rules that fight"),
                         _ ("landed troops are \"%s\""), landing->rows[i].unit);
    }
}

gboolean
forcon_rules_load_ground (const ForconRules *rules, ForconTwilightRules **ground, GError **error)
{
  *ground = NULL;
  if (rules->landing.rules == NULL)
    return TRUE;
  *ground = forcon_twilight_rules_load_named (rules->landing.rules, error);
  return *ground != NULL;
}
