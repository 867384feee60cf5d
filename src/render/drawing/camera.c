/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/drawing/camera.h"

#include <math.h>

/* Lengths are kept in hundredths of a centimetre. */
#define UNITS 100.0

/* This much of the table, px, cannot be pushed out of the window. */
#define HOLD 80.0

static double
clamp_scale (double scale)
{
  return CLAMP (scale, FORCON_CAMERA_SCALE_MIN, FORCON_CAMERA_SCALE_MAX);
}

ForconCamera
forcon_camera_fit (ForconPoint size, double width, double height, double margin)
{
  double across = MAX (size.x, 1) / UNITS;
  double down = MAX (size.y, 1) / UNITS;
  ForconCamera camera;

  camera.scale = clamp_scale (MIN ((width - 2 * margin) / across, (height - 2 * margin) / down));
  camera.x = (width - across * camera.scale) / 2;
  camera.y = (height - down * camera.scale) / 2;
  return camera;
}

void
forcon_camera_to_screen (const ForconCamera *camera, ForconPoint point, double *x, double *y)
{
  *x = camera->x + point.x / UNITS * camera->scale;
  *y = camera->y + point.y / UNITS * camera->scale;
}

ForconPoint
forcon_camera_to_table (const ForconCamera *camera, double x, double y)
{
  double across = (x - camera->x) / camera->scale * UNITS;
  double down = (y - camera->y) / camera->scale * UNITS;

  return (ForconPoint){ (ForconLength) lround (CLAMP (across, -FORCON_LENGTH_MAX, FORCON_LENGTH_MAX)),
                        (ForconLength) lround (CLAMP (down, -FORCON_LENGTH_MAX, FORCON_LENGTH_MAX)) };
}

double
forcon_camera_length (const ForconCamera *camera, ForconLength length)
{
  return length / UNITS * camera->scale;
}

void
forcon_camera_zoom (ForconCamera *camera, double factor, double x, double y)
{
  double scale = clamp_scale (camera->scale * factor);
  double change = scale / camera->scale;

  camera->x = x - (x - camera->x) * change;
  camera->y = y - (y - camera->y) * change;
  camera->scale = scale;
}

void
forcon_camera_centre (ForconCamera *camera, ForconPoint point, double width, double height)
{
  camera->x = width / 2 - forcon_camera_length (camera, point.x);
  camera->y = height / 2 - forcon_camera_length (camera, point.y);
}

static double
hold (double origin, double length, double view)
{
  double kept = MIN (MIN (HOLD, length), view);

  return CLAMP (origin, kept - length, view - kept);
}

void
forcon_camera_hold (ForconCamera *camera, ForconPoint size, double width, double height)
{
  camera->x = hold (camera->x, forcon_camera_length (camera, size.x), width);
  camera->y = hold (camera->y, forcon_camera_length (camera, size.y), height);
}
