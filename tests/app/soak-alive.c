/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which of the widgets that were ever on the screen are still there: what grows from rest to rest is held by somebody. */
#include "soak-alive.h"

/* Keys: widgets; values: the names of their types. */
static GHashTable *alive;

static void
on_gone (gpointer data, GObject *widget)
{
  g_hash_table_remove (alive, widget);
}

/* Keeps an eye on a widget of the program's own, and on all below it. */
void
soak_alive_note (GtkWidget *widget)
{
  const char *type = G_OBJECT_TYPE_NAME (widget);

  if (alive == NULL)
    alive = g_hash_table_new (NULL, NULL);
  if ((g_str_has_prefix (type, "Forcon") || GTK_IS_WINDOW (widget)) && g_hash_table_add (alive, widget))
    g_object_weak_ref (G_OBJECT (widget), on_gone, NULL);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    soak_alive_note (child);
}

/* Says of each type how many there are. */
void
soak_alive_tell (void)
{
  g_autoptr (GHashTable) counts = g_hash_table_new (g_str_hash, g_str_equal);
  GHashTableIter iter;
  gpointer widget, type, count;

  if (alive == NULL)
    return;
  g_hash_table_iter_init (&iter, alive);
  while (g_hash_table_iter_next (&iter, &widget, NULL))
    {
      const char *name = G_OBJECT_TYPE_NAME (widget);

      g_hash_table_insert (counts, (gpointer) name,
                           GINT_TO_POINTER (GPOINTER_TO_INT (g_hash_table_lookup (counts, name)) + 1));
    }
  g_hash_table_iter_init (&iter, counts);
  while (g_hash_table_iter_next (&iter, &type, &count))
    g_print ("%7d %s\n", GPOINTER_TO_INT (count), (const char *) type);
}
