/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/editing/map-edits.h"

#include "base/random.h"
#include "campaign/editing/edit-list.h"

#include <stdlib.h>
#include <string.h>

/* Maps that are drawn before we say that there is none, and how often starts are looked for in each. */
#define MAPS 200
#define TRIES 400

/* Larger than the widest map: its sectors lie round the middle of the field. */
#define FIELD 100
#define STREAM 41

/* How far a sector of a map without a grid is from where it would lie on one, at most. */
#define JITTER 18

typedef struct {
  gint column;
  gint row;
} Place;

/* @distance: between each two sectors, in borders; @starts: sectors, by power */
typedef struct {
  const ForconMapWishes *wishes;
  ForconRandom random;
  Place *places;
  guint *distance;
  guint *starts;
  guint apart;
} Draft;

#define DISTANCE(draft, a, b) (draft)->distance[(a) * (draft)->wishes->sectors + (b)]

/* A map without a grid is one of hexagons that were shaken. */
static gboolean
touches (const Draft *draft, guint a, guint b)
{
  ForconGrid grid = draft->wishes->grid == FORCON_GRID_SQUARE ? FORCON_GRID_SQUARE : FORCON_GRID_HEX;

  return forcon_grid_touches (grid, draft->places[a].column, draft->places[a].row, draft->places[b].column,
                              draft->places[b].row);
}

/* Grows from the middle: each new sector touches one that is there, and rather two than one. */
static void
grow (Draft *draft)
{
  guint n = draft->wishes->sectors, there = 1;
  g_autofree gboolean *taken = g_new0 (gboolean, FIELD * FIELD);

  draft->places[0] = (Place){ FIELD / 2, FIELD / 2 };
  taken[FIELD / 2 * FIELD + FIELD / 2] = TRUE;
  while (there < n)
    {
      const Place *from = &draft->places[forcon_random_below (&draft->random, there)];
      guint n_touched = 0;

      draft->places[there] = (Place){ from->column - 1 + (gint) forcon_random_below (&draft->random, 3),
                                      from->row - 1 + (gint) forcon_random_below (&draft->random, 3) };
      if (draft->places[there].column < 0 || draft->places[there].column >= FIELD || draft->places[there].row < 0
          || draft->places[there].row >= FIELD || taken[draft->places[there].row * FIELD + draft->places[there].column])
        continue;
      for (guint i = 0; i < there; i++)
        n_touched += touches (draft, i, there) ? 1 : 0;
      if (n_touched == 0 || (n_touched == 1 && forcon_random_below (&draft->random, 3) != 0))
        continue;
      taken[draft->places[there].row * FIELD + draft->places[there].column] = TRUE;
      there++;
    }
}

static gint
compare_places (gconstpointer a, gconstpointer b)
{
  const Place *one = a, *other = b;

  return one->row != other->row ? one->row - other->row : one->column - other->column;
}

static void
measure (Draft *draft)
{
  guint n = draft->wishes->sectors;
  g_autofree guint *queue = g_new (guint, n);

  for (guint from = 0; from < n; from++)
    {
      guint first = 0, last = 0;

      for (guint i = 0; i < n; i++)
        DISTANCE (draft, from, i) = G_MAXUINT;
      DISTANCE (draft, from, from) = 0;
      queue[last++] = from;
      while (first < last)
        {
          guint at = queue[first++];

          for (guint i = 0; i < n; i++)
            if (DISTANCE (draft, from, i) == G_MAXUINT && touches (draft, at, i))
              {
                DISTANCE (draft, from, i) = DISTANCE (draft, from, at) + 1;
                queue[last++] = i;
              }
        }
    }
}

/* From a start to the nearest of the others. */
static guint
nearest (const Draft *draft, const guint *starts, guint power)
{
  guint least = G_MAXUINT;

  for (guint i = 0; i < draft->wishes->powers; i++)
    if (i != power)
      least = MIN (least, DISTANCE (draft, starts[power], starts[i]));
  return least;
}

/* Whether all have the same way to the nearest of the others; @apart: which */
static gboolean
are_fair (const Draft *draft, const guint *starts, guint *apart)
{
  *apart = nearest (draft, starts, 0);
  for (guint i = 1; i < draft->wishes->powers; i++)
    if (nearest (draft, starts, i) != *apart)
      return FALSE;
  return *apart > 0;
}

/* Of many fair places that come by chance, those that are farthest apart. */
static void
find_starts (Draft *draft)
{
  guint powers = draft->wishes->powers;
  g_autofree guint *starts = g_new (guint, powers);

  draft->apart = 0;
  for (guint try = 0; try < TRIES; try++)
    {
      guint apart = 0;

      for (guint i = 0; i < powers; i++)
        starts[i] = forcon_random_below (&draft->random, draft->wishes->sectors);
      if (are_fair (draft, starts, &apart) && apart > draft->apart)
        {
          draft->apart = apart;
          memcpy (draft->starts, starts, sizeof (guint) * powers);
        }
    }
}

/* By how much the ways from the two nearest starts differ; the farther away, the worse. */
static guint
unfairness (const Draft *draft, guint sector)
{
  guint first = G_MAXUINT, second = G_MAXUINT;

  for (guint i = 0; i < draft->wishes->powers; i++)
    {
      guint way = DISTANCE (draft, draft->starts[i], sector);

      if (way < first)
        {
          second = first;
          first = way;
        }
      else
        second = MIN (second, way);
    }
  return first == 0 ? G_MAXUINT : (second - first) * draft->wishes->sectors + first;
}

/* By sector, whether it has a planet. Returns: (transfer full) */
static gboolean *
place_planets (const Draft *draft)
{
  gboolean *planets = g_new0 (gboolean, draft->wishes->sectors);

  for (guint i = 0; i < draft->wishes->powers; i++)
    planets[draft->starts[i]] = TRUE;
  for (guint n = draft->wishes->powers; n < MIN (draft->wishes->planets, draft->wishes->sectors); n++)
    {
      guint best = G_MAXUINT;

      for (guint i = 0; i < draft->wishes->sectors; i++)
        if (!planets[i] && (best == G_MAXUINT || unfairness (draft, i) < unfairness (draft, best)))
          best = i;
      planets[best] = TRUE;
    }
  return planets;
}

/* As the edges of a map say it: "B3". Returns: (transfer full) */
static char *
code_of (const Draft *draft, guint sector, Place corner)
{
  gint row = draft->places[sector].row - corner.row, column = draft->places[sector].column - corner.column + 1;

  return row < 26 ? g_strdup_printf ("%c%d", 'A' + row, column)
                  : g_strdup_printf ("%c%c%d", 'A' + row / 26 - 1, 'A' + row % 26, column);
}

/* @words: ids of sectors: their codes */
static void
write_sectors (GString *edits, Draft *draft, Place corner, char **words)
{
  for (guint i = 0; i < draft->wishes->sectors; i++)
    {
      gint column = draft->places[i].column - corner.column, row = draft->places[i].row - corner.row, x, y;
      g_autofree char *name = code_of (draft, i, corner);

      forcon_grid_to_point (FORCON_GRID_HEX, column, row, &x, &y);
      x += (gint) forcon_random_below (&draft->random, 2 * JITTER + 1) - JITTER;
      y += (gint) forcon_random_below (&draft->random, 2 * JITTER + 1) - JITTER;
      if (draft->wishes->grid == FORCON_GRID_FREE)
        forcon_edits_add (edits, FORCON_ENTITY_SECTOR, "id=%s\nname=%s\nx=%d\ny=%d", words[i], name, x, y);
      else
        forcon_edits_add (edits, FORCON_ENTITY_SECTOR, "id=%s\nname=%s\ncolumn=%d\nrow=%d", words[i], name, column,
                          row);
    }
  for (guint i = 0; i < draft->wishes->sectors && draft->wishes->grid == FORCON_GRID_FREE; i++)
    for (guint k = i + 1; k < draft->wishes->sectors; k++)
      if (touches (draft, i, k))
        forcon_edits_add (edits, FORCON_ENTITY_BORDER, "one=%s\ntwo=%s", words[i], words[k]);
}

/* "Planet %u" with its number. */
static char *
numbered (const char *name, guint number)
{
  g_autofree char *text = g_strdup_printf ("%u", number);
  GString *whole = g_string_new (name);

  g_string_replace (whole, "%u", text, 1);
  return g_string_free (whole, FALSE);
}

/* "Power 3", or the next number that no other has. */
static char *
free_name (const ForconCampaign *campaign, ForconEntity entity, const char *pattern, guint number)
{
  char *name = numbered (pattern, number);

  while (campaign != NULL && forcon_entity_find (campaign, entity, name) != 0)
    {
      g_free (name);
      name = numbered (pattern, ++number);
    }
  return name;
}

/* A word of that stem, "power-3", that no other has. */
static char *
free_word (const ForconCampaign *campaign, ForconEntity entity, const char *stem, guint number)
{
  g_autofree char *wish = g_strdup_printf ("%s-%u", stem, number);

  return campaign == NULL ? g_steal_pointer (&wish) : forcon_entity_word_for (campaign, entity, wish);
}

/* The first admiral of a power that is there, or adds one. Returns: (transfer full): the word */
static char *
find_admiral (GString *edits, const ForconMapWishes *wishes, guint power, const char *power_word)
{
  const ForconCampaign *campaign = wishes->campaign;
  g_autofree char *name = NULL;
  char *word;

  for (guint i = 1; campaign != NULL && power <= campaign->powers->len && i <= campaign->admirals->len; i++)
    if (g_array_index (campaign->admirals, ForconAdmiral, i - 1).power.value == power)
      return forcon_entity_key (campaign, FORCON_ENTITY_ADMIRAL, i);
  name = free_name (campaign, FORCON_ENTITY_ADMIRAL, wishes->admiral_name, power);
  word = free_word (campaign, FORCON_ENTITY_ADMIRAL, "admiral", power);
  forcon_edits_add (edits, FORCON_ENTITY_ADMIRAL, "id=%s\nname=%s\npower=%s", word, name, power_word);
  return word;
}

/* Returns: (transfer full): by power, the words of the admirals who begin there */
static char **
find_powers (GString *edits, const ForconMapWishes *wishes)
{
  char **admirals = g_new0 (char *, wishes->powers + 1);
  guint there = wishes->campaign == NULL ? 0 : wishes->campaign->powers->len;

  for (guint i = 1; i <= wishes->powers; i++)
    {
      g_autofree char *word = i <= there ? forcon_entity_key (wishes->campaign, FORCON_ENTITY_POWER, i)
                                         : free_word (wishes->campaign, FORCON_ENTITY_POWER, "power", i);
      g_autofree char *name = NULL;

      if (i > there)
        {
          name = free_name (wishes->campaign, FORCON_ENTITY_POWER, wishes->power_name, i);
          forcon_edits_add (edits, FORCON_ENTITY_POWER, "id=%s\nname=%s", word, name);
        }
      admirals[i - 1] = find_admiral (edits, wishes, i, word);
    }
  return admirals;
}

/* The map that was there goes, and the grid is the one that is wished. */
static void
clear_map (GString *edits, const ForconMapWishes *wishes)
{
  const ForconCampaign *campaign = wishes->campaign;

  if (campaign == NULL)
    return;
  for (guint i = 0; i < campaign->sectors->len; i++)
    forcon_edits_remove (edits, FORCON_ENTITY_SECTOR, g_array_index (campaign->sectors, ForconSector, i).word);
  if (campaign->progress.grid != wishes->grid)
    forcon_edits_change (edits, FORCON_ENTITY_CAMPAIGN, "1", "grid=%s", forcon_grid_to_word (wishes->grid));
}

static void
write_planets (GString *edits, const Draft *draft, char **words, char **admirals)
{
  g_autofree gboolean *planets = place_planets (draft);
  guint n_planets = 0;

  for (guint i = 0; i < draft->wishes->sectors; i++)
    {
      g_autofree char *name = planets[i] ? numbered (draft->wishes->planet_name, ++n_planets) : NULL;
      const char *holder = NULL;

      for (guint k = 0; k < draft->wishes->powers; k++)
        holder = draft->starts[k] == i ? admirals[k] : holder;
      if (planets[i])
        forcon_edits_add (edits, FORCON_ENTITY_OBJECT, "kind=planet\nsector=%s\nid=planet-%u\nname=%s%s%s", words[i],
                          n_planets, name, holder == NULL ? "" : "\nholder=", holder == NULL ? "" : holder);
    }
}

/* An even row becomes row 0, since odd rows of hexagons lie half a sector to the right. */
static char *
write_map (Draft *draft)
{
  GString *edits = g_string_new (NULL);
  g_auto (GStrv) words = g_new0 (char *, draft->wishes->sectors + 1);
  g_auto (GStrv) admirals = NULL;
  Place corner = { FIELD, FIELD };

  for (guint i = 0; i < draft->wishes->sectors; i++)
    {
      corner.column = MIN (corner.column, draft->places[i].column);
      corner.row = MIN (corner.row, draft->places[i].row - draft->places[i].row % 2);
    }
  for (guint i = 0; i < draft->wishes->sectors; i++)
    {
      g_autofree char *code = code_of (draft, i, corner);

      words[i] = g_ascii_strdown (code, -1);
    }
  clear_map (edits, draft->wishes);
  admirals = find_powers (edits, draft->wishes);
  write_sectors (edits, draft, corner, words);
  write_planets (edits, draft, words, admirals);
  return g_string_free (edits, FALSE);
}

char *
forcon_map_random (const ForconMapWishes *wishes)
{
  Draft draft = { .wishes = wishes, .random = forcon_random_seeded (wishes->seed, STREAM) };
  guint n = wishes->sectors, wanted = 2;
  char *edits = NULL;

  g_return_val_if_fail (
      n >= 4 && n <= FORCON_MAP_SECTORS_MAX && wishes->powers >= 2 && wishes->powers <= FORCON_MAP_POWERS_MAX, NULL);
  draft.places = g_new0 (Place, n + 1);
  draft.distance = g_new (guint, (gsize) n * n);
  draft.starts = g_new0 (guint, wishes->powers);
  /* Starts that touch each other only where nothing else was found for long. */
  for (guint map = 0; map < MAPS && edits == NULL; map++)
    {
      grow (&draft);
      qsort (draft.places, n, sizeof (Place), compare_places);
      measure (&draft);
      find_starts (&draft);
      wanted = map < MAPS / 2 ? 2 : 1;
      edits = draft.apart >= wanted ? write_map (&draft) : NULL;
    }
  g_free (draft.places);
  g_free (draft.distance);
  g_free (draft.starts);
  return edits;
}
