/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/table/table-picture.h"

#include <math.h>

#include "app/widgets/kept-node.h"

/* A table that is drawn in less than this is drawn anew in each frame while the camera moves, µs. */
#define LIGHT 12000

/* One that takes longer than this is drawn in one part for each frame once the camera is at rest, µs. */
#define HEAVY 25000

typedef enum { KEPT_GROUND, KEPT_TOKENS, KEPT_NAMES, N_KEPT } Kept;

static const ForconTableParts parts[N_KEPT] = {
  [KEPT_GROUND] = FORCON_TABLE_GROUND,
  [KEPT_TOKENS] = FORCON_TABLE_TOKENS,
  [KEPT_NAMES] = FORCON_TABLE_NAMES,
};

/* For which style, camera and view something was drawn. */
typedef struct {
  const ForconStyle *style;
  ForconCamera camera;
  int width;
  int height;
  int factor;
} Sight;

/**
 * ForconTablePicture:
 * @stamps: counters and names
 * @kept: (nullable): each for @sight
 * @next: (nullable): what is drawn so far to take the place of @kept, for @next_sight
 * @took: how long @kept took to draw, µs; @next_took: what there is of @next
 * @selected, @target: whose names @kept shows before others
 * @spread: the first of the counters that @kept shows spread, or none
 * @field: (nullable): what the selected ship can do, drawn for the camera
 * @weapons, @layers: what @field shows
 */
struct _ForconTablePicture {
  ForconRenderCache *stamps;
  GskRenderNode *kept[N_KEPT];
  GskRenderNode *next[N_KEPT];
  Sight sight;
  Sight next_sight;
  gint64 took;
  gint64 next_took;
  ForconShipId selected;
  ForconShipId target;
  ForconShipId spread;
  GskRenderNode *field;
  guint32 weapons;
  ForconLayers layers;
};

ForconTablePicture *
forcon_table_picture_new (void)
{
  ForconTablePicture *self = g_new0 (ForconTablePicture, 1);

  self->stamps = forcon_render_cache_new ();
  return self;
}

static void
clear (GskRenderNode **nodes)
{
  for (Kept kept = 0; kept < N_KEPT; kept++)
    g_clear_pointer (&nodes[kept], gsk_render_node_unref);
}

void
forcon_table_picture_forget (ForconTablePicture *self)
{
  clear (self->kept);
  clear (self->next);
  g_clear_pointer (&self->field, gsk_render_node_unref);
}

void
forcon_table_picture_free (ForconTablePicture *self)
{
  if (self == NULL)
    return;
  forcon_table_picture_forget (self);
  forcon_render_cache_free (self->stamps);
  g_free (self);
}

static gboolean
is_for (const Sight *drawn, const ForconTableSight *sight)
{
  return drawn->style == sight->style && drawn->width == sight->width && drawn->height == sight->height
         && drawn->factor == sight->factor && drawn->camera.x == sight->camera->x
         && drawn->camera.y == sight->camera->y && drawn->camera.scale == sight->camera->scale;
}

static gboolean
is_sharp (const ForconTablePicture *self, const ForconTableSight *sight)
{
  return self->kept[KEPT_GROUND] != NULL && is_for (&self->sight, sight);
}

/* Draws the first that is missing. Returns: whether there was any */
static gboolean
draw_one (GskRenderNode **nodes, const ForconTableModel *model, const ForconTableSight *sight)
{
  cairo_surface_t *surface;
  Kept kept = 0;
  cairo_t *cr;

  while (kept < N_KEPT && nodes[kept] != NULL)
    kept++;
  if (kept == N_KEPT)
    return FALSE;
  surface = forcon_kept_surface_new (sight->width, sight->height, sight->factor);
  cr = cairo_create (surface);
  forcon_render_table_part (cr, model, sight->style, sight->camera, sight->width, sight->height, parts[kept]);
  cairo_destroy (cr);
  nodes[kept] = forcon_kept_node_take (surface);
  return TRUE;
}

/* Draws what is kept anew: all of it at once, or one part of a heavy table in each frame as long as something like it
 * can be shown. */
static void
draw_next (ForconTablePicture *self, const ForconTableModel *model, const ForconTableSight *sight)
{
  gboolean at_once = self->kept[KEPT_GROUND] == NULL || self->took < HEAVY || self->sight.style != sight->style;
  gboolean more;

  if (!is_for (&self->next_sight, sight) || self->next[KEPT_GROUND] == NULL)
    {
      clear (self->next);
      self->next_sight = (Sight){ sight->style, *sight->camera, sight->width, sight->height, sight->factor };
      self->next_took = 0;
    }
  do
    {
      gint64 start = g_get_monotonic_time ();

      more = draw_one (self->next, model, sight);
      self->next_took += g_get_monotonic_time () - start;
    }
  while (more && at_once);
  if (more)
    return;
  clear (self->kept);
  g_clear_pointer (&self->field, gsk_render_node_unref);
  for (Kept kept = 0; kept < N_KEPT; kept++)
    self->kept[kept] = g_steal_pointer (&self->next[kept]);
  self->sight = self->next_sight;
  self->took = self->next_took;
}

/* What is kept, where it belongs for the camera. */
static void
append_kept (const ForconTablePicture *self, GtkSnapshot *snapshot, const ForconTableSight *sight, Kept kept)
{
  double larger = sight->camera->scale / self->sight.camera.scale;

  forcon_kept_node_append (self->kept[kept], snapshot, sight->camera->x - self->sight.camera.x * larger,
                           sight->camera->y - self->sight.camera.y * larger, larger);
}

/* Draws parts that are not kept; the node is no larger than what is drawn in it. */
static void
append_drawn (GtkSnapshot *snapshot, const ForconTableModel *model, const ForconTableSight *sight,
              ForconTableParts drawn)
{
  const cairo_rectangle_t view = { 0, 0, sight->width, sight->height };
  cairo_surface_t *recording = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, &view);
  cairo_t *cr = cairo_create (recording);
  double x, y, width, height;

  forcon_render_table_part (cr, model, sight->style, sight->camera, sight->width, sight->height, drawn);
  cairo_destroy (cr);
  cairo_recording_surface_ink_extents (recording, &x, &y, &width, &height);
  if (width > 0 && height > 0)
    {
      cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT ((float) floor (x), (float) floor (y),
                                                                     (float) ceil (width) + 1,
                                                                     (float) ceil (height) + 1));
      cairo_set_source_surface (cr, recording, 0, 0);
      cairo_paint (cr);
      cairo_destroy (cr);
    }
  cairo_surface_destroy (recording);
}

/* The field stays the same node while another ship is not selected: a renderer draws nothing of it anew. */
static void
append_field (ForconTablePicture *self, GtkSnapshot *snapshot, const ForconTableModel *model,
              const ForconTableSight *sight, gboolean sharp)
{
  if (!sharp || self->weapons != model->weapons || self->layers != model->layers)
    g_clear_pointer (&self->field, gsk_render_node_unref);
  if (self->field == NULL)
    {
      GtkSnapshot *field = gtk_snapshot_new ();

      append_drawn (field, model, sight, FORCON_TABLE_FIELDS);
      self->field = gtk_snapshot_free_to_node (field);
      self->weapons = model->weapons;
      self->layers = model->layers;
    }
  if (self->field != NULL)
    gtk_snapshot_append_node (snapshot, self->field);
}

static void
drop (ForconTablePicture *self, Kept kept)
{
  g_clear_pointer (&self->kept[kept], gsk_render_node_unref);
  g_clear_pointer (&self->next[kept], gsk_render_node_unref);
}

/* Counters and names go by which formation is looked at; names and field by what is selected and aimed at. */
static void
follow_choice (ForconTablePicture *self, const ForconTableModel *model)
{
  ForconShipId spread = model->spread == NULL || model->spread->n == 0 ? FORCON_NO_SHIP : model->spread->ship[0];

  if (!FORCON_ID_EQUAL (self->spread, spread))
    {
      drop (self, KEPT_TOKENS);
      drop (self, KEPT_NAMES);
      self->spread = spread;
    }
  if (FORCON_ID_EQUAL (self->selected, model->selected) && FORCON_ID_EQUAL (self->target, model->target))
    return;
  drop (self, KEPT_NAMES);
  g_clear_pointer (&self->field, gsk_render_node_unref);
  self->selected = model->selected;
  self->target = model->target;
}

gboolean
forcon_table_picture_append (ForconTablePicture *self, GtkSnapshot *snapshot, const ForconTableModel *model,
                             const ForconTableSight *sight, gboolean moving)
{
  ForconTableModel still = *model;
  gboolean sharp;

  still.cache = self->stamps;
  /* Its ring is drawn over the rest, and its tooltip says its name. */
  still.hovered = FORCON_NO_SHIP;
  follow_choice (self, model);
  if (!is_sharp (self, sight)
      && (!moving || self->took < LIGHT || self->kept[KEPT_GROUND] == NULL || self->sight.style != sight->style))
    draw_next (self, &still, sight);
  sharp = is_sharp (self, sight);
  /* Names for what is selected now. */
  while (sharp && draw_one (self->kept, &still, sight))
    ;
  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) sight->width, (float) sight->height));
  if (!sharp)
    forcon_kept_void_append (snapshot, sight->style, sight->width, sight->height);
  append_kept (self, snapshot, sight, KEPT_GROUND);
  append_field (self, snapshot, model, sight, sharp);
  if (self->kept[KEPT_TOKENS] != NULL)
    append_kept (self, snapshot, sight, KEPT_TOKENS);
  append_drawn (snapshot, model, sight, FORCON_TABLE_DRAFT);
  if (self->kept[KEPT_NAMES] != NULL)
    append_kept (self, snapshot, sight, KEPT_NAMES);
  append_drawn (snapshot, model, sight, FORCON_TABLE_SHOT);
  gtk_snapshot_pop (snapshot);
  return sharp;
}
