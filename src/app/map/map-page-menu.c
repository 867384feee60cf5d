/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What can be done with a sector or a formation, as a menu where it lies. */
#include "app/map/map-page-private.h"

#include <glib/gi18n-lib.h>

/* The open clash of a sector, or none. */
static ForconClashId
clash_in (const ForconCampaign *campaign, ForconSectorId sector)
{
  for (guint i = 0; i < campaign->clashes->len; i++)
    {
      const ForconClash *clash = &g_array_index (campaign->clashes, ForconClash, i);

      if (clash->state == FORCON_CLASH_OPEN && FORCON_ID_EQUAL (clash->sector, sector))
        return clash->clash;
    }
  return FORCON_NO_CLASH;
}

static void
add_targeted (GMenu *menu, const char *label, const char *action, guint32 target)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "u", target);
  g_menu_append_item (menu, item);
}

static GMenu *
make_menu (ForconMapPage *self, ForconSectorId sector, ForconFormationId formation)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  ForconClashId clash = clash_in (campaign, sector);
  GMenu *menu = g_menu_new ();

  if (!FORCON_ID_IS_NONE (formation))
    {
      const ForconFormation *what = forcon_battle_formation (campaign->fleet, formation);

      if (forcon_map_view_movable (self->map))
        g_menu_append (menu, _ ("_Move…"), "map.draft");
      if (!FORCON_ID_IS_NONE (what->flagship))
        add_targeted (menu, _ ("_Flagship's Card"), "win.show-ship", what->flagship.value);
      add_targeted (menu, _ ("Order _Sheet"), "win.show-sheet", what->side.value);
    }
  if (!FORCON_ID_IS_NONE (clash) && self->sight == FORCON_MAP_TRUTH)
    add_targeted (menu, _ ("Open the _Table"), "win.show-table", clash.value);
  g_menu_append (menu, _ ("_Centre on the Sector"), "map.centre");
  return menu;
}

static void
on_asked (ForconMapPage *self, guint sector, guint formation, double x, double y)
{
  g_autoptr (GMenu) menu = NULL;
  double page_x, page_y;

  if (forcon_game_campaign (self->game) == NULL)
    return;
  menu = make_menu (self, (ForconSectorId){ (guint16) sector }, (ForconFormationId){ (guint16) formation });
  g_clear_pointer (&self->menu, gtk_widget_unparent);
  self->menu = gtk_popover_menu_new_from_model (G_MENU_MODEL (menu));
  gtk_widget_set_parent (self->menu, GTK_WIDGET (self));
  gtk_popover_set_has_arrow (GTK_POPOVER (self->menu), FALSE);
  gtk_widget_set_halign (self->menu, GTK_ALIGN_START);
  gtk_widget_translate_coordinates (GTK_WIDGET (self->map), GTK_WIDGET (self), x, y, &page_x, &page_y);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->menu), &(GdkRectangle){ (int) page_x, (int) page_y, 1, 1 });
  gtk_popover_popup (GTK_POPOVER (self->menu));
}

static void
centre (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ForconMapPage *self = FORCON_MAP_PAGE (widget);
  const ForconMapModel *model = forcon_map_view_model (self->map);

  if (model != NULL)
    forcon_map_view_centre (self->map, model->chosen_sector);
}

void
forcon_map_page_bind_menu (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, on_asked);
  gtk_widget_class_install_action (widget_class, "map.centre", NULL, centre);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_c, 0, "map.centre", NULL);
}
