/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "web/house/web-map.h"

#include "base/language.h"
#include "render/map/render-map.h"
#include "report/campaign/campaign-wording.h"
#include "report/reports/campaign-digest.h"
#include "web/house/web-drawings.h"
#include "web/house/web-html.h"

/* A map that is no wider is shown whole at first, px. */
#define WHOLE 640

/* Appends " d=…": the outline of a sector in the picture. */
static void
add_outline (GString *html, const ForconMapCell *cell, const ForconCamera *camera)
{
  g_string_append (html, " d=\"");
  for (guint i = 0; i < cell->n_corners; i++)
    {
      double x, y;

      forcon_camera_to_screen (camera, cell->corners[i], &x, &y);
      /* Whole px: a finger is not finer, and no locale writes a comma. */
      g_string_append_printf (html, "%c%d %d", i == 0 ? 'M' : 'L', (gint) x, (gint) y);
    }
  g_string_append (html, "Z\"/>");
}

/* The sectors over the picture. Those that are told to the script say no more than the list beside them. */
static void
add_taps (GString *html, const ForconMapModel *model, const ForconCampaign *campaign, ForconWebMapTaps taps)
{
  gboolean links = taps == FORCON_WEB_MAP_LINKS;
  double width, height;
  ForconCamera camera = forcon_map_svg_camera (model, &width, &height);

  g_string_append_printf (html, "<svg viewBox=\"0 0 %d %d\"%s>\n", (gint) width, (gint) height,
                          links ? "" : " aria-hidden=\"true\"");
  for (guint i = 1; i <= model->cells->len; i++)
    {
      ForconSectorId sector = { (guint16) i };

      if (links)
        {
          g_string_append_printf (html, "<a href=\"#s%u\" aria-label=\"", i);
          forcon_html_add_text (html, forcon_wording_sector (campaign, sector));
          g_string_append (html, "\"><path");
        }
      else
        g_string_append_printf (html, "<path data-sector=\"%u\"", i);
      add_outline (html, forcon_map_cell (model, sector), &camera);
      g_string_append (html, links ? "</a>\n" : "\n");
    }
  g_string_append (html, "</svg>");
}

void
forcon_web_add_map (GString *html, const ForconMapModel *model, const ForconCampaign *campaign, const char *path,
                    ForconWebMapTaps taps)
{
  double width, height;

  forcon_map_svg_camera (model, &width, &height);
  forcon_web_begin_view (html, C_ ("page", "Map"), width > WHOLE, NULL);
  forcon_web_add_picture (html, path, NULL, (gint) width, (gint) height,
                          taps == FORCON_WEB_MAP_STILL ? _ ("The main map")
                                                       : _ ("The map; the list below says the same"));
  if (taps != FORCON_WEB_MAP_STILL)
    add_taps (html, model, campaign, taps);
  forcon_web_end_view (html);
}

void
forcon_web_add_sectors (GString *html, const ForconKnowledge *knowledge)
{
  const ForconCampaign *known = forcon_knowledge_campaign (knowledge);

  for (guint i = 1; i <= known->sectors->len; i++)
    {
      ForconSectorId sector = { (guint16) i };
      g_autoptr (GPtrArray) lines = forcon_digest_sector (knowledge, sector);

      g_string_append_printf (html, "<section class=\"sector\" id=\"s%u\">\n", i);
      forcon_html_add (html, "h2", forcon_wording_sector (known, sector));
      forcon_web_add_digest (html, lines, _ ("Nothing is known to be here."));
      g_string_append (html, "</section>\n");
    }
}
