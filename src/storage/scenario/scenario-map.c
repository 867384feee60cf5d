/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/scenario/scenario-private.h"

#include <glib/gi18n-lib.h>

#include "campaign/editing/entity.h"

/* On a grid its place follows from column and row. */
void
forcon_scenario_read_sector (ForconXml *xml, gpointer data)
{
  ForconScenarioReader *reader = data;
  ForconCampaign *campaign = reader->scenario->campaign;
  ForconScenarioSector place = { .line = forcon_xml_line (xml) };
  const char *outline = forcon_xml_attribute (xml, "outline");
  ForconSectorId id = forcon_campaign_add_sector (campaign, forcon_xml_attribute (xml, "id"),
                                                  forcon_xml_attribute (xml, "name"), 0, 0);
  ForconSector *sector = &g_array_index (campaign->sectors, ForconSector, id.value - 1);

  if (campaign->progress.grid == FORCON_GRID_FREE)
    {
      if (forcon_xml_attribute (xml, "x") == NULL || forcon_xml_attribute (xml, "y") == NULL)
        forcon_xml_fail (xml, place.line, _ ("\"x\" and \"y\" on a map without a grid"),
                         _ ("the sector does not say where it is"));
      sector->x = forcon_xml_int (xml, "x", 0);
      sector->y = forcon_xml_int (xml, "y", 0);
    }
  else
    {
      if (forcon_xml_attribute (xml, "column") == NULL || forcon_xml_attribute (xml, "row") == NULL)
        forcon_xml_fail (xml, place.line, _ ("\"column\" and \"row\" on a grid"),
                         _ ("the sector does not say where it is"));
      place.column = forcon_xml_int (xml, "column", 0);
      place.row = forcon_xml_int (xml, "row", 0);
      forcon_grid_to_point (campaign->progress.grid, place.column, place.row, &sector->x, &sector->y);
    }
  sector->outline = outline == NULL ? NULL : g_intern_string (outline);
  for (guint i = 0; i + 1 < campaign->sectors->len && !forcon_xml_failed (xml); i++)
    {
      const ForconSector *other = &g_array_index (campaign->sectors, ForconSector, i);

      if (other->x == sector->x && other->y == sector->y)
        forcon_xml_fail (xml, forcon_xml_line (xml), _ ("a place of its own"), _ ("\"%s\" lies where \"%s\" does"),
                         sector->word, other->word);
    }
  g_array_append_val (reader->sectors, place);
}

/* What lies in one */

void
forcon_scenario_read_feature (ForconXml *xml, gpointer data)
{
  ForconScenarioReader *reader = data;
  ForconCampaign *campaign = reader->scenario->campaign;
  const char *word = forcon_xml_attribute (xml, "id");
  ForconSideId holder = forcon_scenario_admiral_at (xml, reader, "holder");
  ForconSectorObjectKind kind = 0;

  for (guint i = 0; i < campaign->features->len && !forcon_xml_failed (xml); i++)
    if (g_str_equal (g_array_index (campaign->features, ForconFeature, i).word, word))
      forcon_xml_fail (xml, forcon_xml_line (xml), _ ("an id of its own"), _ ("there is a \"%s\" already"), word);
  if (forcon_xml_failed (xml))
    return;
  forcon_sector_object_from_word (forcon_xml_element (xml), &kind);
  forcon_campaign_add_feature (campaign, (ForconSectorId){ (guint16) campaign->sectors->len }, kind, word,
                               forcon_xml_attribute (xml, "name"));
  ForconFeature *feature = &g_array_index (campaign->features, ForconFeature, campaign->features->len - 1);

  feature->holder = holder;
  feature->garrison = forcon_xml_int (xml, "garrison", 0);
}

/* Borders */

void
forcon_scenario_read_border (ForconXml *xml, gpointer data)
{
  ForconScenarioReader *reader = data;
  ForconScenarioBorder stated = { .line = forcon_xml_line (xml) };

  stated.border.one = forcon_scenario_sector_at (xml, reader, "one");
  stated.border.two = forcon_scenario_sector_at (xml, reader, "two");
  stated.border.tunnel = forcon_xml_flag (xml, "tunnel");
  if (!forcon_xml_failed (xml) && FORCON_ID_EQUAL (stated.border.one, stated.border.two))
    forcon_xml_fail_value (xml, "two", _ ("another sector"));
  g_array_append_val (reader->borders, stated);
}

static gboolean
has_mouth (const ForconCampaign *campaign, ForconSectorId sector)
{
  for (guint i = 0; i < campaign->features->len; i++)
    {
      const ForconFeature *feature = &g_array_index (campaign->features, ForconFeature, i);

      if (feature->kind == FORCON_SECTOR_OBJECT_TUNNEL_MOUTH && FORCON_ID_EQUAL (feature->sector, sector))
        return TRUE;
    }
  return FALSE;
}

static void
add_stated_border (ForconXml *xml, ForconCampaign *campaign, const ForconScenarioBorder *stated)
{
  const ForconBorder *border = &stated->border;
  const char *one = forcon_campaign_sector (campaign, border->one)->word;
  const char *two = forcon_campaign_sector (campaign, border->two)->word;

  if (forcon_campaign_neighbours (campaign, border->one, border->two))
    forcon_xml_fail (xml, stated->line, _ ("each border once; those of a grid follow from it"),
                     _ ("\"%s\" and \"%s\" are neighbours already"), one, two);
  else if (border->tunnel && (!has_mouth (campaign, border->one) || !has_mouth (campaign, border->two)))
    forcon_xml_fail (xml, stated->line, _ ("a tunnel mouth at both ends"),
                     _ ("there is a tunnel between \"%s\" and \"%s\""), one, two);
  else
    forcon_campaign_add_border (campaign, border->one, border->two, border->tunnel);
}

void
forcon_scenario_resolve_map (ForconXml *xml, ForconScenarioReader *reader)
{
  ForconCampaign *campaign = reader->scenario->campaign;

  for (guint i = 0; campaign->progress.grid != FORCON_GRID_FREE && i < reader->sectors->len; i++)
    for (guint k = i + 1; k < reader->sectors->len; k++)
      {
        const ForconScenarioSector *a = &g_array_index (reader->sectors, ForconScenarioSector, i);
        const ForconScenarioSector *b = &g_array_index (reader->sectors, ForconScenarioSector, k);

        if (forcon_grid_touches (campaign->progress.grid, a->column, a->row, b->column, b->row))
          forcon_campaign_add_border (campaign, (ForconSectorId){ (guint16) (i + 1) },
                                      (ForconSectorId){ (guint16) (k + 1) }, FALSE);
      }
  for (guint i = 0; i < reader->borders->len && !forcon_xml_failed (xml); i++)
    add_stated_border (xml, campaign, &g_array_index (reader->borders, ForconScenarioBorder, i));
}
