/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/editing/ship-classes.h"

#include "base/language.h"
#include "base/text.h"
#include "campaign/editing/other-names.h"

#include <string.h>

static const ForconCard *
card_at (const ForconCampaign *campaign, guint place)
{
  return &g_array_index (campaign->fleet->roster->cards, ForconCard, place - 1);
}

static const char *
class_at (const ForconCampaign *campaign, guint place)
{
  const char *name = card_at (campaign, place)->class_name;

  return g_intern_string (name == NULL ? "" : name);
}

static gint
by_type_and_name (gconstpointer a, gconstpointer b)
{
  const ForconShipClass *one = a, *other = b;

  if (one->type != other->type)
    return one->type < other->type ? -1 : 1;
  return g_strcmp0 (one->name, other->name);
}

GArray *
forcon_ship_classes (const ForconCampaign *campaign)
{
  GArray *classes = g_array_new (FALSE, TRUE, sizeof (ForconShipClass));

  for (guint place = 1; place <= campaign->fleet->n_ships; place++)
    {
      const char *name = class_at (campaign, place);
      ForconShipClass *class = NULL;

      for (guint i = 0; i < classes->len && class == NULL; i++)
        if (g_array_index (classes, ForconShipClass, i).name == name)
          class = &g_array_index (classes, ForconShipClass, i);
      if (class == NULL)
        {
          ForconShipClass made = { name, card_at (campaign, place)->type, place, 0 };

          g_array_append_val (classes, made);
          class = &g_array_index (classes, ForconShipClass, classes->len - 1);
        }
      class->n++;
    }
  g_array_sort (classes, by_type_and_name);
  return classes;
}

guint
forcon_ship_class_find (const ForconCampaign *campaign, const char *name)
{
  g_autoptr (GArray) classes = forcon_ship_classes (campaign);
  g_autofree char *wanted = g_utf8_casefold (name, -1);
  guint begins = 0, holds = 0;
  guint n_begin = 0, n_hold = 0;

  if (*wanted == '\0')
    return 0;
  for (guint i = 0; i < classes->len; i++)
    {
      const ForconShipClass *class = &g_array_index (classes, ForconShipClass, i);
      g_autofree char *own = g_utf8_casefold (class->name, -1);
      g_autofree char *shown = g_utf8_casefold (forcon_name (class->name), -1);

      if (g_str_equal (own, wanted) || g_str_equal (shown, wanted))
        return class->first;
      if (g_str_has_prefix (own, wanted) || g_str_has_prefix (shown, wanted))
        {
          begins = class->first;
          n_begin++;
        }
      else if (strstr (own, wanted) != NULL || strstr (shown, wanted) != NULL)
        {
          holds = class->first;
          n_hold++;
        }
    }
  return n_begin == 1 ? begins : n_begin == 0 && n_hold == 1 ? holds : 0;
}

/* Whether a ship has that name, or is of a class that has it. */
static gboolean
is_taken (const ForconCampaign *campaign, const char *name, gboolean classes)
{
  for (guint place = 1; place <= campaign->fleet->n_ships; place++)
    if (g_strcmp0 (card_at (campaign, place)->name, name) == 0
        || (classes && g_str_equal (class_at (campaign, place), name)))
      return TRUE;
  return FALSE;
}

char *
forcon_ship_class_name_for (const ForconCampaign *campaign, const char *name)
{
  for (guint n = 2;; n++)
    {
      g_autofree char *made = g_strdup_printf ("%s %u", name, n);

      if (!is_taken (campaign, made, TRUE))
        return g_steal_pointer (&made);
    }
}

/* Ships by the dozen */

/* Takes "3 ×" from the beginning. Returns: the number, or 0 where none is written */
static guint
take_number (const char **text)
{
  static const char *const times[] = { "×", "x", "X", "х", "Х", "*" };
  const char *at = *text;
  guint number = 0;

  if (!g_ascii_isdigit (*at))
    return 0;
  for (; g_ascii_isdigit (*at); at++)
    number = MIN (number * 10 + (guint) (*at - '0'), 10000);
  while (g_ascii_isspace (*at))
    at++;
  for (gsize i = 0; i < G_N_ELEMENTS (times); i++)
    {
      const char *after = at + strlen (times[i]);

      /* An x before a letter is the name's own. */
      if (g_str_has_prefix (at, times[i]) && (i == 0 || *after == ' ' || *after == '\0'))
        {
          at = after;
          break;
        }
    }
  while (g_ascii_isspace (*at))
    at++;
  *text = at;
  return number;
}

/* Takes off the word "class", as people write it. */
static void
trim_class (char *name)
{
  static const char *const words[] = { " class", " класса", " класс" };

  g_strstrip (name);
  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_str_has_suffix (name, words[i]))
      name[strlen (name) - strlen (words[i])] = '\0';
  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_str_has_prefix (name, words[i] + 1) && name[strlen (words[i]) - 1] == ' ')
      memmove (name, name + strlen (words[i]), strlen (name) - strlen (words[i]) + 1);
  g_strstrip (name);
}

/* Names, and behind "=" what they are otherwise. */
static void
add_names (GPtrArray *names, GPtrArray *others, const char *text)
{
  g_auto (GStrv) parts = g_strsplit_set (text, ",;\n\r", -1);

  for (char **part = parts; *part != NULL; part++)
    {
      char *other = NULL;
      g_autofree char *name = forcon_take_other_names (*part, &other);

      if (*name == '\0')
        {
          g_free (other);
          continue;
        }
      g_ptr_array_add (names, g_steal_pointer (&name));
      g_ptr_array_add (others, other);
    }
}

/* Names for the ships that have none: the first numbers that are free. */
static void
number_names (GPtrArray *names, const ForconCampaign *campaign, const char *class_name, guint count)
{
  g_autofree char *plain = g_strdup (class_name);

  trim_class (plain);
  for (guint n = 1; names->len < count; n++)
    {
      g_autofree char *name = g_strdup_printf ("%s %u", plain, n);

      if (!is_taken (campaign, name, FALSE) && !g_ptr_array_find_with_equal_func (names, name, g_str_equal, NULL))
        g_ptr_array_add (names, g_steal_pointer (&name));
    }
}

static const char *
find_taken (GPtrArray *names, const ForconCampaign *campaign)
{
  for (guint i = 0; i < names->len; i++)
    {
      const char *name = g_ptr_array_index (names, i);
      guint first = 0;

      g_ptr_array_find_with_equal_func (names, name, g_str_equal, &first);
      if (first < i || is_taken (campaign, name, FALSE))
        return name;
    }
  return NULL;
}

/* A named ship of the ready-made fleets; a ship that is called as its class only stands for it. Returns: it, or 0 */
static guint
find_ready (const ForconCampaign *ready, const char *name)
{
  g_autofree char *wanted = g_utf8_casefold (name, -1);

  for (guint place = 1; ready != NULL && place <= ready->fleet->n_ships; place++)
    {
      const char *called = card_at (ready, place)->name;
      g_autofree char *own = g_utf8_casefold (called, -1);
      g_autofree char *shown = g_utf8_casefold (forcon_name (called), -1);

      if (!g_str_equal (called, class_at (ready, place)) && (g_str_equal (own, wanted) || g_str_equal (shown, wanted)))
        return place;
    }
  return 0;
}

/* Ships that are ready-made come as they are. Returns: whether all are */
static gboolean
take_ready (const ForconCampaign *ready, GPtrArray *names, GArray *named)
{
  gboolean all = TRUE;

  for (guint i = 0; i < names->len; i++)
    {
      guint place = find_ready (ready, g_ptr_array_index (names, i));

      g_array_append_val (named, place);
      all = all && place != 0;
      if (place == 0)
        continue;
      g_free (g_ptr_array_index (names, i));
      g_ptr_array_index (names, i) = g_strdup (card_at (ready, place)->name);
    }
  return all;
}

/* The campaign's own class, or else a ready-made one. Returns: whether there is one */
static gboolean
choose_class (const ForconCampaign *campaign, const ForconCampaign *ready, const char *name, ForconManyShips *ships)
{
  guint own = *name == '\0' ? 0 : forcon_ship_class_find (campaign, name);
  guint other = own != 0 || ready == NULL || *name == '\0' ? 0 : forcon_ship_class_find (ready, name);

  if (own == 0 && other == 0)
    return FALSE;
  ships->like = own;
  ships->ready = other;
  return TRUE;
}

ForconManyShipsVerdict
forcon_many_ships_read (const ForconCampaign *campaign, const ForconCampaign *ready, const char *text, guint usual,
                        ForconManyShips *ships)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) others = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GArray) named = g_array_new (FALSE, TRUE, sizeof (guint));
  gboolean all_named = FALSE;
  const char *colon = strchr (text, ':');
  const char *taken;
  guint count;

  *ships = (ForconManyShips){ .like = usual };
  while (g_ascii_isspace (*text))
    text++;
  if (*text == '\0')
    return FORCON_MANY_SHIPS_NOTHING;
  count = take_number (&text);
  g_autofree char *before = colon == NULL ? g_strdup (text) : g_strndup (text, (gsize) MAX (colon - text, 0));

  trim_class (before);
  if (!choose_class (campaign, ready, before, ships))
    {
      if (colon == NULL && count == 0)
        {
          add_names (names, others, text);
          all_named = take_ready (ready, names, named);
        }
      if (!all_named && (usual == 0 || (*before != '\0' && names->len == 0)))
        {
          ships->wrong = g_strdup (before);
          return FORCON_MANY_SHIPS_NO_CLASS;
        }
    }
  if (colon != NULL)
    add_names (names, others, colon + 1);
  count = MAX (MAX (count, names->len), 1);
  if (count > FORCON_FORMATION_SHIPS_MAX)
    return FORCON_MANY_SHIPS_TOO_MANY;
  taken = find_taken (names, campaign);
  if (taken != NULL)
    {
      ships->wrong = g_strdup (taken);
      return FORCON_MANY_SHIPS_TAKEN;
    }
  if (names->len < count)
    number_names (names, campaign,
                  ships->ready != 0 ? class_at (ready, ships->ready) : class_at (campaign, ships->like), count);
  g_ptr_array_set_size (others, (gint) count);
  g_array_set_size (named, count);
  g_ptr_array_add (names, NULL);
  ships->names = (GStrv) g_ptr_array_steal (names, NULL);
  ships->others = g_steal_pointer (&others);
  ships->named = g_steal_pointer (&named);
  return FORCON_MANY_SHIPS_READY;
}

void
forcon_many_ships_clear (ForconManyShips *ships)
{
  g_clear_pointer (&ships->names, g_strfreev);
  g_clear_pointer (&ships->others, g_ptr_array_unref);
  g_clear_pointer (&ships->named, g_array_unref);
  g_clear_pointer (&ships->wrong, g_free);
}

/* The line of a formation */

typedef struct {
  guint place;
  guint rank;
} Standing;

static gint
by_rank (gconstpointer a, gconstpointer b)
{
  const Standing *one = a, *other = b;

  if (one->rank != other->rank)
    return one->rank < other->rank ? -1 : 1;
  return one->place < other->place ? -1 : one->place > other->place ? 1 : 0;
}

/* Whether it is in the formation; in none are those, too, whose formation is only that they wait for one. */
static gboolean
is_in (const ForconCampaign *campaign, const ForconShip *ship, ForconFormationId formation)
{
  const ForconPost *post = forcon_campaign_post (campaign, ship->formation);

  if (FORCON_ID_IS_NONE (formation))
    return post == NULL || !post->formed;
  return FORCON_ID_EQUAL (ship->formation, formation);
}

GArray *
forcon_formation_line (const ForconCampaign *campaign, ForconFormationId formation)
{
  const ForconFormation *own = forcon_battle_formation (campaign->fleet, formation);
  g_autoptr (GArray) standings = g_array_new (FALSE, FALSE, sizeof (Standing));
  GArray *line = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint place = 1; place <= campaign->fleet->n_ships; place++)
    {
      const ForconShip *ship = &campaign->fleet->ships[place - 1];
      Standing standing = { place, ship->succession == 0 ? G_MAXUINT : (guint) ship->succession };

      if (own != NULL && own->flagship.value == place)
        standing.rank = 0;
      if (is_in (campaign, ship, formation))
        g_array_append_val (standings, standing);
    }
  g_array_sort (standings, by_rank);
  for (guint i = 0; i < standings->len; i++)
    g_array_append_val (line, g_array_index (standings, Standing, i).place);
  return line;
}

guint
forcon_formation_successors (const ForconCampaign *campaign, ForconFormationId formation)
{
  g_autoptr (GArray) line = forcon_formation_line (campaign, formation);
  guint n = 0;

  for (guint i = 0; i < line->len; i++)
    n += campaign->fleet->ships[g_array_index (line, guint, i) - 1].succession > 0 ? 1 : 0;
  return n;
}
