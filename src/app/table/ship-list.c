/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/table/ship-list.h"

#include "app/session/session-draft.h"
#include "app/widgets/named-row.h"
#include "app/table/ship-item.h"
#include "app/table/ship-mark.h"

struct _ForconShipList {
  ForconPanel parent;

  /* Model */
  ForconSession *session;

  /* Template */
  GtkListView *list;
  GtkSingleSelection *selection;

  /* Owned */
  GListStore *items;
};

G_DEFINE_FINAL_TYPE (ForconShipList, forcon_ship_list, FORCON_TYPE_PANEL)

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
  forcon_panel_begin_fill (self);
  gtk_single_selection_set_selected (self->selection, place);
  if (place != GTK_INVALID_LIST_POSITION)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", place);
  forcon_panel_end_fill (self);
}

/* A person chose a row; a heading leads back to the ship that is selected. */
static void
on_selected (ForconShipList *self)
{
  guint place = gtk_single_selection_get_selected (self->selection);

  if (forcon_panel_is_filling (self) || place == GTK_INVALID_LIST_POSITION)
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
refresh (ForconPanel *panel)
{
  ForconShipList *self = FORCON_SHIP_LIST (panel);
  const ForconBattle *battle = forcon_session_battle (self->session);
  guint wanted = battle == NULL ? 0 : battle->n_ships + forcon_battle_n_sides (battle);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->items));

  if (n != wanted || battle == NULL)
    g_list_store_remove_all (self->items);
  if (n != wanted && battle != NULL)
    fill (self, battle);
  for (guint i = 0; battle != NULL && i < wanted; i++)
    forcon_ship_item_refresh (item_at (self, i), self->session);
}

static void
forcon_ship_list_finalize (GObject *object)
{
  ForconShipList *self = FORCON_SHIP_LIST (object);

  g_object_unref (self->items);
  G_OBJECT_CLASS (forcon_ship_list_parent_class)->finalize (object);
}

static void
forcon_ship_list_class_init (ForconShipListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = forcon_ship_list_finalize;
  FORCON_PANEL_CLASS (klass)->refresh = refresh;
  forcon_panel_class_bind_model (klass, ForconShipList, session, FORCON_TYPE_SESSION);
  forcon_panel_class_refresh_on (klass, "battle-changed");
  forcon_panel_class_connect (klass, "draft-changed", follow_session);
  g_type_ensure (FORCON_TYPE_NAMED_ROW);
  g_type_ensure (FORCON_TYPE_SHIP_ITEM);
  g_type_ensure (FORCON_TYPE_SHIP_MARK);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/ship-list.ui");
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
