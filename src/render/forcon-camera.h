/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-units.h"

G_BEGIN_DECLS

/* Limits of the scale, px per cm. */
#define FORCON_CAMERA_SCALE_MIN 0.05
#define FORCON_CAMERA_SCALE_MAX 200.0

/**
 * ForconCamera:
 * @scale: px per cm of the table
 * @x: where the table's origin lies on the screen, px
 * @y: likewise
 *
 * Which part of the table is seen, and how large. A plain value.
 */
typedef struct {
  double scale;
  double x;
  double y;
} ForconCamera;

ForconCamera forcon_camera_fit (ForconPoint size, double width, double height, double margin);
void forcon_camera_to_screen (const ForconCamera *camera, ForconPoint point, double *x, double *y);
ForconPoint forcon_camera_to_table (const ForconCamera *camera, double x, double y);
double forcon_camera_length (const ForconCamera *camera, ForconLength length);
void forcon_camera_zoom (ForconCamera *camera, double factor, double x, double y);
void forcon_camera_centre (ForconCamera *camera, ForconPoint point, double width, double height);
void forcon_camera_hold (ForconCamera *camera, ForconPoint size, double width, double height);

G_END_DECLS
