/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/editing/map-copy.h"

#include "campaign/editing/edit-list.h"
#include "campaign/editing/entity-private.h"

#include <math.h>
#include <string.h>

/* Nearer than this on a map without a grid one sector lies on another. */
#define TOO_NEAR 50

const ForconSector *
forcon_map_copy_sector (const ForconCampaign *campaign, guint place)
{
  return &g_array_index (campaign->sectors, ForconSector, place - 1);
}

/* On a grid columns and rows, else places on the map. */
void
forcon_map_copy_place_of (const ForconCampaign *campaign, guint place, gint *x, gint *y)
{
  const ForconSector *sector = forcon_map_copy_sector (campaign, place);

  *x = sector->x;
  *y = sector->y;
  if (campaign->progress.grid != FORCON_GRID_FREE)
    forcon_grid_from_point (campaign->progress.grid, sector->x, sector->y, x, y);
}

/* The sector that is there already, or 0. */
guint
forcon_map_copy_occupant (const ForconCampaign *campaign, gint x, gint y)
{
  double near = campaign->progress.grid == FORCON_GRID_FREE ? TOO_NEAR : 1;

  for (guint i = 1; i <= campaign->sectors->len; i++)
    {
      gint its_x, its_y;

      forcon_map_copy_place_of (campaign, i, &its_x, &its_y);
      if (hypot (its_x - x, its_y - y) < near)
        return i;
    }
  return 0;
}

/* What a copy consists of */

/* "Ash" is "Ash 2" there, unless that is something else. Returns: (transfer full) */
static char *
next_name (const ForconMapCopy *copy, const char *name)
{
  for (guint n = copy->number;; n++)
    {
      char *next = g_strdup_printf ("%s %u", name, n);

      if (!forcon_entity_is_named (copy->campaign, next) && !g_hash_table_contains (copy->taken, next))
        {
          g_hash_table_add (copy->taken, g_strdup (next));
          return next;
        }
      g_free (next);
    }
}

/* Ids have no blanks, so that they are never names of the same list. */
static char *
next_word (const ForconMapCopy *copy, ForconEntity entity, const char *word)
{
  for (guint n = copy->number;; n++)
    {
      char *next = g_strdup_printf ("%s-%u", word, n);
      g_autofree char *key = g_strdup_printf ("%u %s", entity, next);

      if (forcon_entity_find (copy->campaign, entity, next) == 0 && !g_hash_table_contains (copy->taken, key))
        {
          g_hash_table_add (copy->taken, g_steal_pointer (&key));
          return next;
        }
      g_free (next);
    }
}

static void
copy_outline (const ForconMapCopy *copy, const char *outline, GString *text)
{
  g_auto (GStrv) corners = g_strsplit (outline == NULL ? "" : outline, " ", -1);

  for (char **corner = corners; *corner != NULL && **corner != '\0'; corner++)
    {
      const char *comma = strchr (*corner, ',');
      gint x = (gint) g_ascii_strtoll (*corner, NULL, 10);
      gint y = comma == NULL ? 0 : (gint) g_ascii_strtoll (comma + 1, NULL, 10);

      copy->image (copy, &x, &y);
      g_string_append_printf (text, "%s%d,%d", corner == corners ? "\noutline=" : " ", x, y);
    }
}

/* What players call it besides gets the same number. */
static void
copy_other_names (GString *edits, const ForconMapCopy *copy, const char *name, const char *copied)
{
  const GArray *aliases = copy->campaign->aliases;

  for (guint i = 0; i < aliases->len; i++)
    {
      const ForconAlias *alias = &g_array_index (aliases, ForconAlias, i);
      g_autofree char *other = NULL;

      if (g_strcmp0 (alias->name, name) != 0)
        continue;
      other = next_name (copy, alias->other);
      forcon_edits_add (edits, FORCON_ENTITY_ALIAS, "name=%s\nother=%s", copied, other);
    }
}

/* One that falls on another is that sector: the seam of a mirror. */
static void
copy_sector (GString *edits, const ForconMapCopy *copy, guint place)
{
  const ForconCampaign *campaign = copy->campaign;
  const ForconSector *sector = forcon_map_copy_sector (campaign, place);
  gboolean free_form = campaign->progress.grid == FORCON_GRID_FREE;
  g_autofree char *name = NULL;
  g_autoptr (GString) outline = g_string_new (NULL);
  char *word;
  guint there;
  gint x, y;

  forcon_map_copy_place_of (campaign, place, &x, &y);
  copy->image (copy, &x, &y);
  there = forcon_map_copy_occupant (campaign, x, y);
  word = there != 0 ? g_strdup (forcon_map_copy_sector (campaign, there)->word)
                    : next_word (copy, FORCON_ENTITY_SECTOR, sector->word);
  g_ptr_array_index (copy->words, place - 1) = word;
  if (there != 0)
    return;
  name = next_name (copy, sector->name);
  if (free_form)
    copy_outline (copy, sector->outline, outline);
  forcon_edits_add (edits, FORCON_ENTITY_SECTOR,
                    free_form ? "id=%s\nname=%s\nx=%d\ny=%d%s" : "id=%s\nname=%s\ncolumn=%d\nrow=%d%s", word, name, x,
                    y, outline->str);
  copy_other_names (edits, copy, sector->name, name);
}

const char *
forcon_map_copy_word (const ForconMapCopy *copy, ForconSectorId sector)
{
  return g_ptr_array_index (copy->words, sector.value - 1);
}

gboolean
forcon_map_copy_is_new (const ForconMapCopy *copy, ForconSectorId sector)
{
  const char *word = forcon_map_copy_word (copy, sector);

  return word != NULL && FORCON_ID_IS_NONE (forcon_campaign_find_sector (copy->campaign, word));
}

static void
copy_objects (GString *edits, const ForconMapCopy *copy)
{
  for (guint i = 0; i < copy->campaign->features->len; i++)
    {
      const ForconFeature *object = &g_array_index (copy->campaign->features, ForconFeature, i);
      gboolean named = object->name != NULL && *object->name != '\0';
      g_autofree char *word = NULL;
      g_autofree char *name = NULL;

      if (!forcon_map_copy_is_new (copy, object->sector))
        continue;
      word = next_word (copy, FORCON_ENTITY_OBJECT, object->word);
      name = named ? next_name (copy, object->name) : g_strdup ("");
      forcon_edits_add (edits, FORCON_ENTITY_OBJECT, "kind=%s\nsector=%s\nid=%s%s%s",
                        forcon_sector_object_to_word (object->kind), forcon_map_copy_word (copy, object->sector), word,
                        named ? "\nname=" : "", name);
      if (named)
        copy_other_names (edits, copy, object->name, name);
    }
}

/* Those that somebody has made. */
static void
copy_borders (GString *edits, const ForconMapCopy *copy)
{
  const ForconCampaign *campaign = copy->campaign;

  for (guint i = 0; i < campaign->borders->len; i++)
    {
      const ForconBorder *border = &g_array_index (campaign->borders, ForconBorder, i);
      const char *one = forcon_map_copy_word (copy, border->one), *two = forcon_map_copy_word (copy, border->two);

      if (one != NULL && two != NULL && !forcon_campaign_border_by_grid (campaign, border)
          && (forcon_map_copy_is_new (copy, border->one) || forcon_map_copy_is_new (copy, border->two)))
        forcon_edits_add (edits, FORCON_ENTITY_BORDER, "one=%s\ntwo=%s%s", one, two,
                          border->tunnel ? "\ntunnel=yes" : "");
    }
}

void
forcon_map_copy_begin (ForconMapCopy *copy, guint number)
{
  copy->number = number;
  g_clear_pointer (&copy->words, g_ptr_array_unref);
  copy->words = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_set_size (copy->words, (gint) copy->campaign->sectors->len);
}

void
forcon_map_copy_make (GString *edits, const ForconMapCopy *copy)
{
  for (guint i = 1; i <= copy->campaign->sectors->len; i++)
    if (copy->part[i - 1])
      copy_sector (edits, copy, i);
  copy_objects (edits, copy);
  copy_borders (edits, copy);
}

void
forcon_map_copy_clear (ForconMapCopy *copy)
{
  g_clear_pointer (&copy->words, g_ptr_array_unref);
  g_clear_pointer (&copy->taken, g_hash_table_unref);
}
