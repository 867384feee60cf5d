/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>

#include "render/table/render.h"

G_BEGIN_DECLS

/* Battles made by hand, for the tests of the drawing and for its pictures. */
ForconRules *demo_rules_new (void);
ForconBattle *demo_battle_empty (void);
ForconShipId demo_add_ship (ForconBattle *battle, const ForconRules *rules, ForconShipType type, guint side,
                            const char *name, double x, double y, double heading);
ForconBattle *demo_battle_new (const ForconRules *rules);
ForconSalvoId demo_add_salvo (ForconBattle *battle, guint side, double x, double y, double heading, gint count, gint run);
ForconBattle *demo_whole_battle_new (const ForconRules *rules);
ForconBattle *demo_crowd_new (const ForconRules *rules, guint ships);
ForconBattle *demo_gallery_new (const ForconRules *rules);
void demo_camera (const ForconBattle *battle, double width, double height, ForconCamera *camera);
cairo_surface_t *demo_draw (const ForconTableModel *model, const ForconStyle *style, const ForconCamera *camera,
                            int width, int height, double factor);

G_END_DECLS
