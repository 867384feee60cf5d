/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/fleets/ready-classes.h"

#include <string.h>

#include "base/text.h"
#include "storage/files/data.h"
#include "storage/fleet/fleet.h"
#include "storage/scenario/scenario-ship.h"

/* Between the book and the id of the class, as in the "from" of a file. */
#define MARK '#'

static const char *
attribute (const ForconFleetClass *class, const char *name)
{
  for (guint i = 0; class->attributes[i] != NULL && class->attributes[i + 1] != NULL; i += 2)
    if (g_str_equal (class->attributes[i], name))
      return class->attributes[i + 1];
  return "";
}

/* In the order in which the book has them: the greatest first. */
static gint
compare_lines (gconstpointer a, gconstpointer b)
{
  const ForconFleetClass *one = *(const ForconFleetClass *const *) a;
  const ForconFleetClass *other = *(const ForconFleetClass *const *) b;

  return one->line - other->line;
}

static gint
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Returns: (transfer full) (nullable): the classes of a book, and what the fleet is called in @nation */
static GMenu *
menu_of_book (const char *folder, const char *file, const ForconRules *rules, const char *action, char **nation)
{
  g_autoptr (ForconFleet) fleet = forcon_fleet_new (rules);
  g_autofree char *path = g_build_filename (folder, file, NULL);
  g_autoptr (GPtrArray) classes = g_ptr_array_new ();
  GHashTableIter iter;
  gpointer read;
  GMenu *menu;

  if (!forcon_fleet_read_book (fleet, path, NULL))
    return NULL;
  menu = g_menu_new ();
  g_hash_table_iter_init (&iter, fleet->classes);
  while (g_hash_table_iter_next (&iter, NULL, &read))
    g_ptr_array_add (classes, read);
  g_ptr_array_sort (classes, compare_lines);
  for (guint i = 0; i < classes->len; i++)
    {
      const ForconFleetClass *class = g_ptr_array_index (classes, i);
      g_autofree char *target = g_strdup_printf ("fleets/%s%c%s", file, MARK, attribute (class, "id"));
      g_autoptr (GMenuItem) item = g_menu_item_new (forcon_name (attribute (class, "name")), NULL);

      g_menu_item_set_action_and_target (item, action, "s", target);
      g_menu_append_item (menu, item);
      if (*nation == NULL)
        *nation = g_strdup (class->nation);
    }
  return menu;
}

/* Returns: (transfer full) (element-type utf8): the files of the books, and the folder where they lie */
static GPtrArray *
list_books (char **folder)
{
  GPtrArray *books = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = NULL;
  const char *file;

  *folder = forcon_data_find ("scenarios/fleets", NULL);
  dir = *folder == NULL ? NULL : g_dir_open (*folder, 0, NULL);

  while (dir != NULL && (file = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (file, ".xml"))
      g_ptr_array_add (books, g_strdup (file));
  g_ptr_array_sort (books, compare_names);
  return books;
}

GMenuModel *
forcon_ready_classes_menu (const ForconRules *rules, const char *action)
{
  GMenu *menu = g_menu_new ();
  g_autofree char *folder = NULL;
  g_autoptr (GPtrArray) books = list_books (&folder);

  for (guint i = 0; i < books->len; i++)
    {
      g_autofree char *nation = NULL;
      g_autoptr (GMenu) classes = menu_of_book (folder, g_ptr_array_index (books, i), rules, action, &nation);

      if (classes != NULL && nation != NULL)
        g_menu_append_submenu (menu, forcon_name (nation), G_MENU_MODEL (classes));
    }
  return G_MENU_MODEL (menu);
}

ForconCampaign *
forcon_ready_fleet (const ForconRules *rules)
{
  ForconCampaign *ready = forcon_campaign_new ("");
  g_autofree char *folder = NULL;
  g_autoptr (GPtrArray) books = list_books (&folder);

  for (guint i = 0; i < books->len; i++)
    {
      g_autofree char *path = g_build_filename (folder, g_ptr_array_index (books, i), NULL);

      forcon_scenario_take_book (ready, path, rules, NULL);
    }
  return ready;
}

char *
forcon_ready_ship_values (const ForconCampaign *ready, guint place, gboolean named)
{
  ForconEntityRecord record;

  if (!forcon_entity_get (ready, FORCON_ENTITY_SHIP, place, &record))
    return g_strdup ("");
  if (!named)
    record.SHIP.word = record.SHIP.name = NULL;
  record.SHIP.formation = FORCON_NO_FORMATION;
  return forcon_entity_write (ready, FORCON_ENTITY_SHIP, &record, NULL);
}

char *
forcon_ready_class_values (const char *class, const ForconRules *rules, GError **error)
{
  const char *mark = strchr (class, MARK);
  g_autofree char *book = mark == NULL ? g_strdup (class) : g_strndup (class, (gsize) (mark - class));

  return forcon_scenario_ship_values (book, mark == NULL ? "" : mark + 1, rules, error);
}
