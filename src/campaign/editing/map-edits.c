/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/editing/map-edits.h"

#include "campaign/editing/edit-list.h"
#include "campaign/editing/entity-private.h"

#include <math.h>
#include <string.h>

/* Between middles of neighbours on a map without a grid, as on one with. */
#define STEP 100

static const ForconSector *
sector_at (const ForconCampaign *campaign, guint place)
{
  return &g_array_index (campaign->sectors, ForconSector, place - 1);
}

/* Merging */

/* Everything of one kind that is in @other goes to @sector. */
static void
move_all (GString *edits, const ForconCampaign *campaign, ForconEntity entity, ForconSectorId sector,
          ForconSectorId other)
{
  const ForconRecordField *field = forcon_record_find (forcon_entity_shape (entity), "sector");

  for (guint place = 1; place <= forcon_entity_count (campaign, entity); place++)
    {
      ForconEntityRecord record;
      g_autofree char *key = forcon_entity_key (campaign, entity, place);
      g_autofree char *number = g_strdup_printf ("%u", place);
      gboolean named = entity == FORCON_ENTITY_OBJECT || entity == FORCON_ENTITY_FORMATION;

      forcon_entity_get (campaign, entity, place, &record);
      if (FORCON_ID_EQUAL (FORCON_RECORD_VALUE (&record, field, ForconSectorId), other))
        forcon_edits_change (edits, entity, named ? key : number, "sector=%s",
                             forcon_campaign_sector (campaign, sector)->word);
    }
}

char *
forcon_map_merge (const ForconCampaign *campaign, ForconSectorId sector, ForconSectorId other)
{
  GString *edits = g_string_new (NULL);
  const char *word = forcon_campaign_sector (campaign, sector)->word;

  move_all (edits, campaign, FORCON_ENTITY_OBJECT, sector, other);
  move_all (edits, campaign, FORCON_ENTITY_FORMATION, sector, other);
  move_all (edits, campaign, FORCON_ENTITY_MINEFIELD, sector, other);
  move_all (edits, campaign, FORCON_ENTITY_SIGHTING, sector, other);
  move_all (edits, campaign, FORCON_ENTITY_NOTICE, sector, other);
  forcon_edits_remove (edits, FORCON_ENTITY_SECTOR, forcon_campaign_sector (campaign, other)->word);
  for (guint i = 0; i < campaign->borders->len; i++)
    {
      const ForconBorder *border = &g_array_index (campaign->borders, ForconBorder, i);
      ForconSectorId beyond = forcon_border_beyond (border, other);

      if (!FORCON_ID_IS_NONE (beyond) && !FORCON_ID_EQUAL (beyond, sector)
          && !forcon_campaign_neighbours (campaign, sector, beyond))
        forcon_edits_add (edits, FORCON_ENTITY_BORDER, "one=%s\ntwo=%s%s", word,
                          forcon_campaign_sector (campaign, beyond)->word, border->tunnel ? "\ntunnel=yes" : "");
    }
  return g_string_free (edits, FALSE);
}

/* Splitting */

typedef struct {
  double x;
  double y;
} Corner;

/* The part of an outline that is nearer to one place than to another. Returns: (transfer full) (nullable) */
static char *
cut_outline (const char *outline, Corner near, Corner far)
{
  g_auto (GStrv) words = g_strsplit (outline, " ", -1);
  guint n = g_strv_length (words);
  g_autofree Corner *corners = g_new0 (Corner, n + 1);
  g_autofree double *nearer = g_new0 (double, n + 1);
  GString *cut = g_string_new (NULL);
  guint n_corners = 0;

  for (guint i = 0; i < n; i++)
    {
      const char *comma = strchr (words[i], ',');

      corners[i] = (Corner){ g_ascii_strtod (words[i], NULL), comma == NULL ? 0 : g_ascii_strtod (comma + 1, NULL) };
      nearer[i] = hypot (corners[i].x - far.x, corners[i].y - far.y) - hypot (corners[i].x - near.x, corners[i].y - near.y);
    }
  for (guint i = 0; i < n; i++)
    {
      guint next = (i + 1) % n;
      double share = nearer[i] / (nearer[i] - nearer[next]);

      if (nearer[i] >= 0 && ++n_corners > 0)
        g_string_append_printf (cut, " %d,%d", (gint) corners[i].x, (gint) corners[i].y);
      if ((nearer[i] >= 0) != (nearer[next] >= 0) && ++n_corners > 0)
        g_string_append_printf (cut, " %d,%d", (gint) lround (corners[i].x + share * (corners[next].x - corners[i].x)),
                                (gint) lround (corners[i].y + share * (corners[next].y - corners[i].y)));
    }
  if (n_corners >= 3)
    return g_strchug (g_string_free (cut, FALSE));
  g_string_free (cut, TRUE);
  return NULL;
}

char *
forcon_map_split (const ForconCampaign *campaign, ForconSectorId sector, const char *name, gint x, gint y,
                  const char *const *objects)
{
  GString *edits = g_string_new (NULL);
  const ForconSector *old = forcon_campaign_sector (campaign, sector);
  gboolean free_form = campaign->progress.grid == FORCON_GRID_FREE;
  g_autofree char *word = forcon_entity_word_for (campaign, FORCON_ENTITY_SECTOR, name);
  Corner was = { old->x, old->y }, now = { x, y };
  g_autofree char *new_outline = old->outline == NULL ? NULL : cut_outline (old->outline, now, was);
  g_autofree char *old_outline = old->outline == NULL ? NULL : cut_outline (old->outline, was, now);
  gint column = 0, row = 0;

  forcon_edits_add (edits, FORCON_ENTITY_SECTOR, free_form ? "id=%s\nname=%s\nx=%d\ny=%d%s%s"
                                                           : "id=%s\nname=%s\ncolumn=%d\nrow=%d%s%s",
                    word, name, x, y, new_outline == NULL ? "" : "\noutline=",
                    new_outline == NULL ? "" : new_outline);
  if (new_outline != NULL && old_outline != NULL)
    forcon_edits_change (edits, FORCON_ENTITY_SECTOR, old->word, "outline=%s", old_outline);
  if (!free_form)
    forcon_grid_from_point (campaign->progress.grid, old->x, old->y, &column, &row);
  if (free_form || !forcon_grid_touches (campaign->progress.grid, column, row, x, y))
    forcon_edits_add (edits, FORCON_ENTITY_BORDER, "one=%s\ntwo=%s", old->word, word);
  for (guint i = 1; i <= campaign->sectors->len && free_form; i++)
    {
      const ForconSector *other = sector_at (campaign, i);

      if (forcon_campaign_neighbours (campaign, sector, (ForconSectorId){ (guint16) i })
          && hypot (other->x - x, other->y - y) < hypot (other->x - old->x, other->y - old->y))
        forcon_edits_add (edits, FORCON_ENTITY_BORDER, "one=%s\ntwo=%s", word, other->word);
    }
  for (; objects != NULL && *objects != NULL; objects++)
    forcon_edits_change (edits, FORCON_ENTITY_OBJECT, *objects, "sector=%s", word);
  return g_string_free (edits, FALSE);
}

/* Mirroring */

gboolean
forcon_map_mirror_from_word (const char *word, ForconMapMirror *mirror)
{
#define MIRROR_WORD(NAME, word) word,
  static const char *const words[] = { FORCON_MAP_MIRRORS (MIRROR_WORD) };

  for (guint i = 0; i < FORCON_N_MAP_MIRRORS; i++)
    if (g_str_equal (words[i], word))
      {
        *mirror = (ForconMapMirror) i;
        return TRUE;
      }
  return FALSE;
}

/* @right, @bottom: sums of the places of a sector and its image; @words: by place, those of the images */
typedef struct {
  const ForconCampaign *campaign;
  ForconMapMirror mirror;
  gint right;
  gint bottom;
  GPtrArray *words;
} Mirror;

/* On a grid columns and rows, else places on the map. */
static void
place_of (const ForconCampaign *campaign, guint place, gint *x, gint *y)
{
  const ForconSector *sector = sector_at (campaign, place);

  *x = sector->x;
  *y = sector->y;
  if (campaign->progress.grid != FORCON_GRID_FREE)
    forcon_grid_from_point (campaign->progress.grid, sector->x, sector->y, x, y);
}

/* Of hexagons odd rows lie half a sector to the right; a row must stay as odd as it is. */
static void
reflect (const Mirror *mirror, gint *x, gint *y)
{
  gboolean hex = mirror->campaign->progress.grid == FORCON_GRID_HEX;

  if (mirror->mirror != FORCON_MAP_ROWS)
    *x = mirror->right - *x - (hex ? *y % 2 : 0);
  if (mirror->mirror != FORCON_MAP_COLUMNS)
    *y = mirror->bottom - *y;
}

/* Of hexagons the last row is its own image where rows change places: one below it would lie half a sector aside. */
static void
find_bounds (Mirror *mirror)
{
  ForconGrid grid = mirror->campaign->progress.grid;
  gint right = G_MININT / 4, bottom = G_MININT / 4, top = G_MAXINT, halves = G_MININT / 4;
  gint step = grid == FORCON_GRID_FREE ? STEP : 1;

  for (guint i = 1; i <= mirror->campaign->sectors->len; i++)
    {
      gint x, y;

      place_of (mirror->campaign, i, &x, &y);
      right = MAX (right, x);
      halves = MAX (halves, 2 * x + y % 2);
      bottom = MAX (bottom, y);
      top = MIN (top, y);
    }
  mirror->right = grid == FORCON_GRID_HEX ? halves + 1 : 2 * right + step;
  if (mirror->mirror == FORCON_MAP_ROWS)
    mirror->bottom = grid == FORCON_GRID_HEX ? 2 * bottom : 2 * bottom + step;
  else
    mirror->bottom = top + bottom + (grid == FORCON_GRID_HEX ? (top + bottom) % 2 : 0);
}

/* The sector that is there already, or 0. */
static guint
occupant (const ForconCampaign *campaign, gint x, gint y)
{
  for (guint i = 1; i <= campaign->sectors->len; i++)
    {
      gint its_x, its_y;

      place_of (campaign, i, &its_x, &its_y);
      if (its_x == x && its_y == y)
        return i;
    }
  return 0;
}

/* "Ash" is "Ash 2" there, unless that is something else. */
static char *
second_name (const ForconCampaign *campaign, const char *name)
{
  char *second = g_strdup_printf ("%s 2", name);

  for (guint n = 3; forcon_entity_is_named (campaign, second); n++)
    {
      g_free (second);
      second = g_strdup_printf ("%s %u", name, n);
    }
  return second;
}

static char *
second_word (const ForconCampaign *campaign, ForconEntity entity, const char *word)
{
  g_autofree char *wish = g_strdup_printf ("%s-2", word);

  return forcon_entity_word_for (campaign, entity, wish);
}

static void
reflect_outline (const Mirror *mirror, const char *outline, GString *text)
{
  g_auto (GStrv) corners = g_strsplit (outline == NULL ? "" : outline, " ", -1);

  for (char **corner = corners; *corner != NULL && **corner != '\0'; corner++)
    {
      const char *comma = strchr (*corner, ',');
      gint x = (gint) g_ascii_strtoll (*corner, NULL, 10);
      gint y = comma == NULL ? 0 : (gint) g_ascii_strtoll (comma + 1, NULL, 10);

      reflect (mirror, &x, &y);
      g_string_append_printf (text, "%s%d,%d", corner == corners ? "\noutline=" : " ", x, y);
    }
}

static void
copy_sector (GString *edits, const Mirror *mirror, guint place)
{
  const ForconCampaign *campaign = mirror->campaign;
  const ForconSector *sector = sector_at (campaign, place);
  gboolean free_form = campaign->progress.grid == FORCON_GRID_FREE;
  g_autofree char *name = second_name (campaign, sector->name);
  g_autoptr (GString) outline = g_string_new (NULL);
  char *word;
  guint there;
  gint x, y;

  place_of (campaign, place, &x, &y);
  reflect (mirror, &x, &y);
  there = occupant (campaign, x, y);
  word = there != 0 ? g_strdup (sector_at (campaign, there)->word)
                    : second_word (campaign, FORCON_ENTITY_SECTOR, sector->word);
  g_ptr_array_add (mirror->words, word);
  if (there != 0)
    return;
  if (free_form)
    reflect_outline (mirror, sector->outline, outline);
  forcon_edits_add (edits, FORCON_ENTITY_SECTOR, free_form ? "id=%s\nname=%s\nx=%d\ny=%d%s"
                                                           : "id=%s\nname=%s\ncolumn=%d\nrow=%d%s",
                    word, name, x, y, outline->str);
}

static gboolean
is_new (const Mirror *mirror, ForconSectorId sector)
{
  return FORCON_ID_IS_NONE (
      forcon_campaign_find_sector (mirror->campaign, g_ptr_array_index (mirror->words, sector.value - 1)));
}

static void
copy_objects (GString *edits, const Mirror *mirror)
{
  for (guint i = 0; i < mirror->campaign->features->len; i++)
    {
      const ForconFeature *object = &g_array_index (mirror->campaign->features, ForconFeature, i);
      g_autofree char *word = second_word (mirror->campaign, FORCON_ENTITY_OBJECT, object->word);
      g_autofree char *name = object->name == NULL || *object->name == '\0'
                                  ? g_strdup ("")
                                  : second_name (mirror->campaign, object->name);

      if (is_new (mirror, object->sector))
        forcon_edits_add (edits, FORCON_ENTITY_OBJECT, "kind=%s\nsector=%s\nid=%s%s%s",
                          forcon_sector_object_to_word (object->kind),
                          (const char *) g_ptr_array_index (mirror->words, object->sector.value - 1), word,
                          *name == '\0' ? "" : "\nname=", name);
    }
}

/* Those that somebody has made; and on a map without a grid those at the seam are tied to themselves. */
static void
copy_borders (GString *edits, const Mirror *mirror)
{
  const ForconCampaign *campaign = mirror->campaign;

  for (guint i = 0; i < campaign->borders->len; i++)
    {
      const ForconBorder *border = &g_array_index (campaign->borders, ForconBorder, i);

      if (!forcon_campaign_border_by_grid (campaign, border)
          && (is_new (mirror, border->one) || is_new (mirror, border->two)))
        forcon_edits_add (edits, FORCON_ENTITY_BORDER, "one=%s\ntwo=%s%s",
                          (const char *) g_ptr_array_index (mirror->words, border->one.value - 1),
                          (const char *) g_ptr_array_index (mirror->words, border->two.value - 1),
                          border->tunnel ? "\ntunnel=yes" : "");
    }
  for (guint i = 1; i <= campaign->sectors->len && campaign->progress.grid == FORCON_GRID_FREE; i++)
    {
      gint x, y, other_x, other_y;

      place_of (campaign, i, &x, &y);
      other_x = x;
      other_y = y;
      reflect (mirror, &other_x, &other_y);
      if (hypot (x - other_x, y - other_y) <= STEP && is_new (mirror, (ForconSectorId){ (guint16) i }))
        forcon_edits_add (edits, FORCON_ENTITY_BORDER, "one=%s\ntwo=%s", sector_at (campaign, i)->word,
                          (const char *) g_ptr_array_index (mirror->words, i - 1));
    }
}

char *
forcon_map_mirror (const ForconCampaign *campaign, ForconMapMirror how)
{
  GString *edits = g_string_new (NULL);
  Mirror mirror = { .campaign = campaign, .mirror = how, .words = g_ptr_array_new_with_free_func (g_free) };

  find_bounds (&mirror);
  for (guint i = 1; i <= campaign->sectors->len; i++)
    copy_sector (edits, &mirror, i);
  copy_objects (edits, &mirror);
  copy_borders (edits, &mirror);
  g_ptr_array_unref (mirror.words);
  return g_string_free (edits, FALSE);
}
