/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/knowledge/knowledge.h"
#include "render/map/sector-map.h"

G_BEGIN_DECLS

/* A map on a telephone: a picture that can be moved and drawn nearer, with its sectors to be tapped over it. */

/* What a tap on a sector does: nothing; leads to what is there, "#s5"; is told to the script. */
typedef enum { FORCON_WEB_MAP_STILL, FORCON_WEB_MAP_LINKS, FORCON_WEB_MAP_PICKS } ForconWebMapTaps;

/**
 * forcon_web_add_map:
 * @html: a page
 * @model: what the picture shows
 * @campaign: for the names of sectors
 * @path: where the picture is, "/my/map"; ".svg" of the light one, "-dark.svg" of the dark one
 * @taps: what a tap does
 */
void forcon_web_add_map (GString *html, const ForconMapModel *model, const ForconCampaign *campaign, const char *path,
                         ForconWebMapTaps taps);

/* Appends what lies in each sector, of which the one is shown that was tapped. */
void forcon_web_add_sectors (GString *html, const ForconKnowledge *knowledge);

G_END_DECLS
