/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/units.h"

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

/**
 * forcon_camera_fit:
 * @size: the far corner of the table
 * @width: of the view, px
 * @height: of the view, px
 * @margin: kept free on all sides, px
 *
 * Returns: a camera that shows the whole table, as large as it fits, in the middle of the view
 */
ForconCamera forcon_camera_fit (ForconPoint size, double width, double height, double margin);

/**
 * forcon_camera_to_screen:
 * @camera: the camera
 * @point: a place on the table
 * @x: (out): px
 * @y: (out): px
 */
void forcon_camera_to_screen (const ForconCamera *camera, ForconPoint point, double *x, double *y);

/**
 * forcon_camera_to_table:
 * @camera: the camera
 * @x: px
 * @y: px
 *
 * Returns: the place on the table under a point of the screen, held to what a file may state
 */
ForconPoint forcon_camera_to_table (const ForconCamera *camera, double x, double y);

/* A length on the screen, px. */
double forcon_camera_length (const ForconCamera *camera, ForconLength length);

/**
 * forcon_camera_zoom:
 * @camera: the camera
 * @factor: over 1 comes nearer
 * @x: px
 * @y: px: the point of the screen that stays where it is
 */
void forcon_camera_zoom (ForconCamera *camera, double factor, double x, double y);

/* Brings a place of the table to the middle of a view of @width × @height px. */
void forcon_camera_centre (ForconCamera *camera, ForconPoint point, double width, double height);

/**
 * forcon_camera_hold:
 * @camera: the camera
 * @size: the far corner of the table
 * @width: of the view, px
 * @height: of the view, px
 *
 * Brings the camera back until a piece of the table is in view, so that panning cannot lose it.
 */
void forcon_camera_hold (ForconCamera *camera, ForconPoint size, double width, double height);

G_END_DECLS
