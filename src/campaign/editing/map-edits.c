/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/editing/map-edits.h"

#include "campaign/editing/edit-list.h"
#include "campaign/editing/entity-private.h"

#include <math.h>
#include <string.h>

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

static gboolean
is_among (ForconSectorId sector, const ForconSectorId *sectors, guint n)
{
  for (guint i = 0; i < n; i++)
    if (FORCON_ID_EQUAL (sectors[i], sector))
      return TRUE;
  return FALSE;
}

char *
forcon_map_merge (const ForconCampaign *campaign, ForconSectorId sector, const ForconSectorId *others, guint n)
{
  static const ForconEntity kinds[] = { FORCON_ENTITY_OBJECT, FORCON_ENTITY_FORMATION, FORCON_ENTITY_MINEFIELD,
                                        FORCON_ENTITY_SIGHTING, FORCON_ENTITY_NOTICE };
  GString *edits = g_string_new (NULL);
  const char *word = forcon_campaign_sector (campaign, sector)->word;
  g_autofree gboolean *reached = g_new0 (gboolean, campaign->sectors->len + 1);

  for (guint k = 0; k < G_N_ELEMENTS (kinds); k++)
    for (guint i = 0; i < n; i++)
      move_all (edits, campaign, kinds[k], sector, others[i]);
  for (guint i = 0; i < n; i++)
    forcon_edits_remove (edits, FORCON_ENTITY_SECTOR, forcon_campaign_sector (campaign, others[i])->word);
  for (guint i = 0; i < campaign->borders->len; i++)
    {
      const ForconBorder *border = &g_array_index (campaign->borders, ForconBorder, i);
      gboolean one = is_among (border->one, others, n);
      ForconSectorId beyond = one ? border->two : border->one;

      if (one == is_among (border->two, others, n) || FORCON_ID_EQUAL (beyond, sector) || reached[beyond.value]
          || forcon_campaign_neighbours (campaign, sector, beyond))
        continue;
      reached[beyond.value] = TRUE;
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
      nearer[i]
          = hypot (corners[i].x - far.x, corners[i].y - far.y) - hypot (corners[i].x - near.x, corners[i].y - near.y);
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

  forcon_edits_add (edits, FORCON_ENTITY_SECTOR,
                    free_form ? "id=%s\nname=%s\nx=%d\ny=%d%s%s" : "id=%s\nname=%s\ncolumn=%d\nrow=%d%s%s", word, name,
                    x, y, new_outline == NULL ? "" : "\noutline=", new_outline == NULL ? "" : new_outline);
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
