/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-ship-list.h"

#include "forcon-named-row.h"
#include "forcon-ship-item.h"
#include "forcon-ship-mark.h"

struct _ForconShipList {
  GtkWidget parent;

  /* Template */
  GtkWidget *scroller;
  GtkListView *list;
  GtkSingleSelection *selection;

  /* Owned */
  ForconSession *session;
  GListStore *items;

  /* Whether the selection is being set from the session, not by a person. */
  gboolean following;
};

G_DEFINE_FINAL_TYPE (ForconShipList, forcon_ship_list, GTK_TYPE_WIDGET)

static ForconShipItem *
item_at (ForconShipList *self, guint place)
{
  g_autoptr (ForconShipItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), place);

  return item;
}

/* Selects the session's ship, and brings it into view if a person chose it elsewhere. */
static void
follow_session (ForconShipList *self)
{
  ForconShipId ship = forcon_session_draft (self->session)->ship;
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->items));
  guint place = GTK_INVALID_LIST_POSITION;

  for (guint i = 0; i < n && place == GTK_INVALID_LIST_POSITION; i++)
    if (!FORCON_ID_IS_NONE (ship) && FORCON_ID_EQUAL (forcon_ship_item_ship (item_at (self, i)), ship))
      place = i;
  if (place == gtk_single_selection_get_selected (self->selection))
    return;
  self->following = TRUE;
  gtk_single_selection_set_selected (self->selection, place);
  if (place != GTK_INVALID_LIST_POSITION)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", place);
  self->following = FALSE;
}

/* A person chose a row; a heading leads back to the ship that is selected. */
static void
on_selected (ForconShipList *self)
{
  guint place = gtk_single_selection_get_selected (self->selection);

  if (self->following || self->session == NULL || place == GTK_INVALID_LIST_POSITION)
    return;
  if (FORCON_ID_IS_NONE (forcon_ship_item_ship (item_at (self, place))))
    follow_session (self);
  else
    forcon_session_select (self->session, forcon_ship_item_ship (item_at (self, place)));
}

/* One heading a side, and its ships below. */
static void
fill (ForconShipList *self, const ForconBattle *battle)
{
  for (guint side = 1; side <= forcon_battle_n_sides (battle); side++)
    {
      g_autoptr (ForconShipItem) heading = forcon_ship_item_new_side ((ForconSideId){ (guint16) side });

      g_list_store_append (self->items, heading);
      for (guint i = 1; i <= battle->n_ships; i++)
        {
          g_autoptr (ForconShipItem) item = forcon_ship_item_new_ship ((ForconShipId){ (guint16) i });

          if (forcon_battle_ship (battle, (ForconShipId){ (guint16) i })->side.value == side)
            g_list_store_append (self->items, item);
        }
    }
}

static void
refresh (ForconShipList *self)
{
  const ForconBattle *battle = forcon_session_battle (self->session);
  guint wanted = battle == NULL ? 0 : battle->n_ships + forcon_battle_n_sides (battle);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->items));

  self->following = TRUE;
  if (n != wanted || battle == NULL)
    g_list_store_remove_all (self->items);
  if (n != wanted && battle != NULL)
    fill (self, battle);
  for (guint i = 0; battle != NULL && i < wanted; i++)
    forcon_ship_item_refresh (item_at (self, i), self->session);
  self->following = FALSE;
}

/**
 * forcon_ship_list_set_session:
 * @self: a list
 * @session: whose ships to show; once
 */
void
forcon_ship_list_set_session (ForconShipList *self, ForconSession *session)
{
  g_return_if_fail (FORCON_IS_SHIP_LIST (self) && self->session == NULL);
  self->session = g_object_ref (session);
  g_signal_connect_object (session, "battle-changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "draft-changed", G_CALLBACK (follow_session), self, G_CONNECT_SWAPPED);
}

static void
forcon_ship_list_dispose (GObject *object)
{
  ForconShipList *self = FORCON_SHIP_LIST (object);

  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_object (&self->session);
  g_clear_object (&self->items);
  G_OBJECT_CLASS (forcon_ship_list_parent_class)->dispose (object);
}

static void
forcon_ship_list_class_init (ForconShipListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = forcon_ship_list_dispose;
  g_type_ensure (FORCON_TYPE_NAMED_ROW);
  g_type_ensure (FORCON_TYPE_SHIP_ITEM);
  g_type_ensure (FORCON_TYPE_SHIP_MARK);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/forcon-ship-list.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconShipList, scroller);
  gtk_widget_class_bind_template_child (widget_class, ForconShipList, list);
  gtk_widget_class_bind_template_child (widget_class, ForconShipList, selection);
  gtk_widget_class_bind_template_callback (widget_class, on_selected);
}

static void
forcon_ship_list_init (ForconShipList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->items = g_list_store_new (FORCON_TYPE_SHIP_ITEM);
  gtk_single_selection_set_model (self->selection, G_LIST_MODEL (self->items));
}
