/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-map-layout.h"

G_BEGIN_DECLS

/* Private to this layer: the parts of a sector map, in the order in which they are drawn. */
void forcon_draw_sector_ground (const ForconMapDraw *map_draw);
void forcon_draw_sector_ways (const ForconMapDraw *map_draw);
void forcon_draw_sector_courses (const ForconMapDraw *map_draw);
void forcon_draw_sector_heads (const ForconMapDraw *map_draw);
void forcon_draw_sector_signs (const ForconMapDraw *map_draw);
guint forcon_draw_sector_tokens (const ForconMapDraw *map_draw);

/* What the map and its legend share; @radius in px. */
void forcon_draw_feature (const ForconDraw *draw, ForconSectorObjectKind kind, guint32 seed, double x, double y,
                          double radius);
void forcon_draw_note_mark (const ForconDraw *draw, double x, double y, double radius);
void forcon_draw_posture (const ForconDraw *draw, ForconPosture posture, double x, double y, double radius);
void forcon_draw_engaged (const ForconDraw *draw, double x, double y, double radius);
void forcon_draw_hidden_badge (const ForconDraw *draw, double x, double y, double radius);
void forcon_draw_map_counter (const ForconDraw *draw, const ForconMapToken *token, ForconAngle heading, double x,
                              double y, double radius);
void forcon_draw_plate_of (const ForconDraw *draw, const ForconMapToken *token, const ForconBox *box);
void forcon_draw_course (const ForconDraw *draw, guint side, gint spent, gint cost, double x1, double y1, double x2,
                         double y2);

G_END_DECLS
