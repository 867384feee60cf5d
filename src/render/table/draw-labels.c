/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/drawing/draw-table.h"

#include "base/language.h"
#include <math.h>

#include "engine/state/formation.h"
#include "engine/state/ship.h"
#include "base/text.h"

/* Boxes are looked up by the cell of the screen they lie in, px. */
#define CELL 64.0

#define NAME_LIMIT 170.0
#define GAP 2.5

/* How much wider a name is in bold, at most. */
#define BOLDER 1.16

/* A label this far from its counter gets a line to it, px. */
#define LEADER 12.0

/* What is taken on the screen: boxes, and for each cell those that touch it. */
typedef struct {
  GArray *boxes;
  GPtrArray *cells;
  guint columns;
  guint rows;
} Taken;

/* @spread: it is drawn aside of its place. @named, @titled: its name and that of its formation are drawn. */
typedef struct {
  ForconShipId ship;
  double x;
  double y;
  double radius;
  gboolean wanted;
  gboolean spread;
  gboolean named;
  gboolean titled;
} Anchor;

/* On which side of its counter a name lay, from 1, and where the middle of it was when it was drawn last time. */
typedef struct {
  guint slot;
  gboolean drawn;
  double x;
  double y;
} Kept;

typedef enum { NAME, TITLE, NAME_ASIDE, TITLE_ASIDE, N_SORTS } Sort;

/* Names, and those of formations, by the ship, which leads them; apart of each other where its counter is on its place
 * and where it is spread. Good for one scale. */
struct _ForconLabelPlaces {
  double scale;
  Kept kept[N_SORTS][FORCON_SHIPS_MAX + 1];
};

static Kept *
kept_of (const ForconDraw *draw, const Anchor *anchor, Sort sort)
{
  ForconLabelPlaces *places = draw->model->places;

  return places == NULL ? NULL : &places->kept[anchor->spread ? sort + NAME_ASIDE : sort][anchor->ship.value];
}

ForconLabelPlaces *
forcon_label_places_new (void)
{
  return g_new0 (ForconLabelPlaces, 1);
}

void
forcon_label_places_free (ForconLabelPlaces *places)
{
  g_free (places);
}

gboolean
forcon_label_places_find (const ForconLabelPlaces *places, ForconShipId ship, double *x, double *y)
{
  const Kept *kept = &places->kept[places->kept[NAME][ship.value].drawn ? NAME : NAME_ASIDE][ship.value];

  *x = kept->x;
  *y = kept->y;
  return kept->drawn;
}

static void
free_cell (gpointer cell)
{
  if (cell != NULL)
    g_array_unref (cell);
}

static guint
cell_index (double at, guint n)
{
  return (guint) CLAMP (floor (at / CELL), 0, n - 1);
}

static void
taken_add (Taken *taken, const ForconBox *box)
{
  guint index = taken->boxes->len;

  g_array_append_val (taken->boxes, *box);
  for (guint row = cell_index (box->y, taken->rows); row <= cell_index (box->y + box->height, taken->rows); row++)
    for (guint column = cell_index (box->x, taken->columns); column <= cell_index (box->x + box->width, taken->columns);
         column++)
      {
        GArray **cell = (GArray **) &g_ptr_array_index (taken->cells, row * taken->columns + column);

        if (*cell == NULL)
          *cell = g_array_new (FALSE, FALSE, sizeof (guint));
        g_array_append_val (*cell, index);
      }
}

static gboolean
taken_has (const Taken *taken, const ForconBox *box)
{
  for (guint row = cell_index (box->y, taken->rows); row <= cell_index (box->y + box->height, taken->rows); row++)
    for (guint column = cell_index (box->x, taken->columns); column <= cell_index (box->x + box->width, taken->columns);
         column++)
      {
        const GArray *cell = g_ptr_array_index (taken->cells, row * taken->columns + column);

        for (guint i = 0; cell != NULL && i < cell->len; i++)
          {
            const ForconBox *other = &g_array_index (taken->boxes, ForconBox, g_array_index (cell, guint, i));

            if (box->x < other->x + other->width && other->x < box->x + box->width && box->y < other->y + other->height
                && other->y < box->y + box->height)
              return TRUE;
          }
      }
  return FALSE;
}

/* The box of @width × @height that lies beside a counter in direction @angle, @gap px away from its rim. */
static ForconBox
beside (const Anchor *anchor, double width, double height, double angle, double gap)
{
  double dx = sin (angle);
  double dy = -cos (angle);
  double reach = anchor->radius + gap;

  return (ForconBox){ anchor->x + dx * (reach + width / 2) - width / 2,
                      anchor->y + dy * (reach + height / 2) - height / 2, width, height };
}

/* From the counter's rim to the label; @length is 0 where they are close. */
typedef struct {
  double x1;
  double y1;
  double x2;
  double y2;
  double length;
} Leader;

static Leader
leader_to (const Anchor *anchor, const ForconBox *box)
{
  double to_x = CLAMP (anchor->x, box->x, box->x + box->width);
  double to_y = CLAMP (anchor->y, box->y, box->y + box->height);
  double distance = hypot (to_x - anchor->x, to_y - anchor->y);

  if (distance < anchor->radius + LEADER)
    return (Leader){ 0 };
  return (Leader){ anchor->x + (to_x - anchor->x) * (anchor->radius + 1) / distance,
                   anchor->y + (to_y - anchor->y) * (anchor->radius + 1) / distance, to_x, to_y,
                   distance - anchor->radius - 1 };
}

/* Whether the line to a label passes other counters and labels by. */
static gboolean
leader_is_free (const Taken *taken, const Anchor *anchor, const ForconBox *box)
{
  Leader leader = leader_to (anchor, box);

  for (double along = 3; along < leader.length - 1; along += 3)
    {
      double share = along / leader.length;
      ForconBox dot
          = { leader.x1 + (leader.x2 - leader.x1) * share - 1, leader.y1 + (leader.y2 - leader.y1) * share - 1, 2, 2 };

      if (taken_has (taken, &dot))
        return FALSE;
    }
  return TRUE;
}

/* Where names lie: below, above, beside, then aslant; then farther off. */
static const double directions[] = { 180, 0, 90, 270, 135, 225, 45, 315, 157, 203, 112, 248 };
static const double gaps[] = { GAP, LEADER + 2, 2.2 * LEADER };

#define N_SLOTS (G_N_ELEMENTS (directions) * G_N_ELEMENTS (gaps))

/* The box of a slot, from 1. Returns: whether it is free */
static gboolean
try_slot (const ForconDraw *draw, const Taken *taken, const Anchor *anchor, double width, double height, guint slot,
          ForconBox *box)
{
  *box = beside (anchor, width, height, directions[(slot - 1) % G_N_ELEMENTS (directions)] * (G_PI / 180),
                 gaps[(slot - 1) / G_N_ELEMENTS (directions)]);
  return box->x >= 1 && box->y >= 1 && box->x + box->width <= draw->width - 1
         && box->y + box->height <= draw->height - 1 && !taken_has (taken, box) && leader_is_free (taken, anchor, box);
}

/* Looks for room in its order. Returns: the slot that is free, or 0 */
static guint
find_room (const ForconDraw *draw, const Taken *taken, const Anchor *anchor, double width, double height,
           ForconBox *box)
{
  for (guint slot = 1; slot <= N_SLOTS; slot++)
    if (try_slot (draw, taken, anchor, width, height, slot, box))
      return slot;
  return 0;
}

/*
 * Where a name lay last time it lies again, if it can: with @again only those are placed, without all others.
 * Returns: whether it is placed now
 */
static gboolean
place (const ForconDraw *draw, const Taken *taken, const Anchor *anchor, Kept *kept, gboolean again, double width,
       double height, ForconBox *box)
{
  guint slot = 0;

  if (again)
    return kept != NULL && kept->slot != 0 && try_slot (draw, taken, anchor, width, height, kept->slot, box);
  slot = find_room (draw, taken, anchor, width, height, box);
  if (slot != 0 && kept != NULL)
    kept->slot = slot;
  return slot != 0;
}

static void
note_place (Kept *kept, const ForconBox *box)
{
  if (kept == NULL)
    return;
  kept->drawn = TRUE;
  kept->x = box->x + box->width / 2;
  kept->y = box->y + box->height / 2;
}

static void
draw_leader (const ForconDraw *draw, const Anchor *anchor, const ForconBox *box)
{
  Leader leader = leader_to (anchor, box);

  if (leader.length <= 0)
    return;
  forcon_draw_line (draw->cr, leader.x1, leader.y1, leader.x2, leader.y2);
  forcon_draw_stroke (draw, FORCON_INK_FIGURE, 0.9, 0.8);
}

/* Torpedoes and their number, about so far round them, px. */
#define SALVO_ROOM 15.0

static void
take_counter (Taken *taken, double x, double y, double radius)
{
  taken_add (taken, &(ForconBox){ x - radius * 0.95, y - radius * 0.95, radius * 1.9, radius * 1.9 });
}

/* The ships in view, those that are chosen first; their counters take room. */
static GArray *
anchors_new (const ForconDraw *draw, Taken *taken)
{
  GArray *anchors = g_array_new (FALSE, FALSE, sizeof (Anchor));
  const ForconTableModel *model = draw->model;

  for (guint i = 1; i <= draw->battle->n_ships; i++)
    {
      Anchor anchor = { .ship = { (guint16) i } };
      double x, y;

      if (!forcon_table_shows (model, anchor.ship))
        continue;
      forcon_camera_to_screen (draw->camera, forcon_battle_ship (draw->battle, anchor.ship)->position, &x, &y);
      forcon_table_counter_place (model, draw->camera, anchor.ship, &anchor.x, &anchor.y);
      anchor.spread = hypot (anchor.x - x, anchor.y - y) > 1;
      anchor.radius = forcon_table_counter_radius (model, draw->style, draw->camera, anchor.ship);
      if (!forcon_draw_sees (draw, anchor.x, anchor.y, anchor.radius))
        continue;
      anchor.wanted = FORCON_ID_EQUAL (anchor.ship, model->selected) || FORCON_ID_EQUAL (anchor.ship, model->target)
                      || FORCON_ID_EQUAL (anchor.ship, model->hovered);
      /* What is spread takes its own room, too, so that other names stay where they are. */
      take_counter (taken, x, y, anchor.radius);
      if (anchor.wanted)
        g_array_prepend_val (anchors, anchor);
      else
        g_array_append_val (anchors, anchor);
    }
  return anchors;
}

/*
 * Where even a ship that is chosen finds no room, its name lies below it, over whatever is there. A name takes as much
 * room as it would in bold, and so stays where it is when its ship is chosen.
 */
static void
label (const ForconDraw *draw, Taken *taken, Anchor *anchor, gboolean again)
{
  Kept *kept = kept_of (draw, anchor, NAME);
  const char *name = forcon_name (forcon_battle_card (draw->battle, anchor->ship)->name);
  gboolean hulk = forcon_ship_is_hulk (draw->battle, anchor->ship);
  ForconLettering lettering
      = { .size = CLAMP (anchor->radius * 0.55, draw->style->text_size * 0.91, draw->style->text_size * 1.35),
          .bold = anchor->wanted,
          .ink = hulk ? FORCON_INK_FIGURE : FORCON_INK_TEXT,
          .alpha = hulk ? 0.8 : 1,
          .halo = TRUE,
          .limit = NAME_LIMIT };
  const ForconStamp *stamp = NULL;
  double width, height;
  ForconBox box;

  if (*name == '\0' || anchor->named)
    return;
  if (draw->cache != NULL)
    stamp = forcon_stamps_text (draw, name, &lettering, &width, &height);
  else
    forcon_draw_measure (draw, name, &lettering, &width, &height);
  if (kept != NULL)
    {
      ForconLettering plain = lettering;

      plain.bold = FALSE;
      if (anchor->wanted)
        forcon_draw_measure (draw, name, &plain, &width, &height);
      width = width * BOLDER + 2;
    }
  if (!place (draw, taken, anchor, kept, again, width, height * 0.9, &box))
    {
      if (!anchor->wanted || again)
        return;
      box = beside (anchor, width, height * 0.9, G_PI, GAP);
    }
  anchor->named = TRUE;
  taken_add (taken, &box);
  note_place (kept, &box);
  draw_leader (draw, anchor, &box);
  if (stamp != NULL)
    forcon_stamps_paint (draw, stamp, box.x + box.width / 2, box.y + box.height / 2);
  else
    forcon_draw_text (draw, name, box.x + box.width / 2, box.y + box.height / 2, 0.5, 0.5, &lettering);
}

/* What stands at a flagship; %NULL where there is nothing to say. */
static char *
formation_text (const ForconDraw *draw, ForconShipId ship)
{
  ForconFormationId id = forcon_battle_ship (draw->battle, ship)->formation;
  const ForconFormation *formation = forcon_battle_formation (draw->battle, id);
  const char *name = forcon_name (forcon_battle_formation_name (draw->battle, id));

  if (formation == NULL || !FORCON_ID_EQUAL (forcon_formation_lead (draw->battle, id), ship)
      || forcon_formation_ships (draw->battle, id).n < 2)
    return NULL;
  if (forcon_formation_commanded (draw->battle, id))
    return *name == '\0' ? NULL : g_strdup (name);
  if (*name == '\0')
    return g_strdup (_ ("command broken"));
  /* Translators: the name of a formation. */
  return g_strdup_printf (_ ("%s: command broken"), name);
}

static void
formation_label (const ForconDraw *draw, Taken *taken, Anchor *anchor, gboolean again)
{
  Kept *kept = kept_of (draw, anchor, TITLE);
  gboolean commanded
      = forcon_formation_commanded (draw->battle, forcon_battle_ship (draw->battle, anchor->ship)->formation);
  ForconLettering lettering = { .size = draw->style->text_size * 1.05,
                                .bold = TRUE,
                                .ink = commanded ? FORCON_INK_FIGURE : FORCON_INK_WARNING,
                                .alpha = 1,
                                .halo = TRUE,
                                .limit = NAME_LIMIT * 1.5 };
  g_autofree char *text = formation_text (draw, anchor->ship);
  double width, height;
  ForconBox box;

  if (text == NULL || anchor->titled)
    return;
  forcon_draw_measure (draw, text, &lettering, &width, &height);
  if (!place (draw, taken, anchor, kept, again, width, height * 0.9, &box))
    return;
  anchor->titled = TRUE;
  taken_add (taken, &box);
  note_place (kept, &box);
  draw_leader (draw, anchor, &box);
  forcon_draw_text (draw, text, box.x + box.width / 2, box.y + box.height / 2, 0.5, 0.5, &lettering);
}

/* At another scale there is other room. */
static void
begin_places (const ForconDraw *draw)
{
  ForconLabelPlaces *places = draw->model->places;

  if (places == NULL)
    return;
  if (fabs (places->scale - draw->camera->scale) > 0.001)
    *places = (ForconLabelPlaces){ .scale = draw->camera->scale };
  for (Sort sort = NAME; sort < N_SORTS; sort++)
    for (guint i = 0; i <= draw->battle->n_ships; i++)
      places->kept[sort][i].drawn = FALSE;
}

/* The names of ships, and then those of formations. @again: those that can lie where they lay last time. */
static void
label_all (const ForconDraw *draw, Taken *taken, GArray *anchors, gboolean spread, gboolean again)
{
  for (guint i = 0; i < anchors->len; i++)
    if (g_array_index (anchors, Anchor, i).spread == spread)
      label (draw, taken, &g_array_index (anchors, Anchor, i), again);
  for (guint i = 0; i < anchors->len && (draw->model->layers & FORCON_LAYER_FORMATIONS); i++)
    if (g_array_index (anchors, Anchor, i).spread == spread)
      formation_label (draw, taken, &g_array_index (anchors, Anchor, i), again);
}

void
forcon_draw_labels (const ForconDraw *draw)
{
  Taken taken
      = { .columns = (guint) ceil (MAX (draw->width, 1) / CELL), .rows = (guint) ceil (MAX (draw->height, 1) / CELL) };

  if (!(draw->model->layers & FORCON_LAYER_LABELS))
    return;
  taken.boxes = g_array_new (FALSE, FALSE, sizeof (ForconBox));
  taken.cells = g_ptr_array_new_with_free_func (free_cell);
  g_ptr_array_set_size (taken.cells, (gint) (taken.columns * taken.rows));

  for (guint i = 0; i < draw->battle->salvos->len; i++)
    {
      const ForconSalvo *salvo = &g_array_index (draw->battle->salvos, ForconSalvo, i);
      double x, y;

      forcon_camera_to_screen (draw->camera, salvo->position, &x, &y);
      if (FORCON_ID_EQUAL (salvo->planet, draw->model->planet) && forcon_draw_sees (draw, x, y, SALVO_ROOM))
        taken_add (&taken, &(ForconBox){ x - SALVO_ROOM, y - SALVO_ROOM, 2 * SALVO_ROOM, 2 * SALVO_ROOM });
    }

  g_autoptr (GArray) anchors = anchors_new (draw, &taken);
  begin_places (draw);
  if (draw->model->places != NULL)
    label_all (draw, &taken, anchors, FALSE, TRUE);
  for (guint i = 0; i < anchors->len; i++)
    if (g_array_index (anchors, Anchor, i).spread)
      take_counter (&taken, g_array_index (anchors, Anchor, i).x, g_array_index (anchors, Anchor, i).y,
                    g_array_index (anchors, Anchor, i).radius);
  if (draw->model->places != NULL)
    label_all (draw, &taken, anchors, TRUE, TRUE);
  label_all (draw, &taken, anchors, FALSE, FALSE);
  label_all (draw, &taken, anchors, TRUE, FALSE);
  g_array_unref (taken.boxes);
  g_ptr_array_unref (taken.cells);
}
