/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editor/edit-side.h"

#include "app/editor/flaw-list.h"
#include "app/editor/property-sheet.h"
#include "app/widgets/narrow-layout.h"

struct _ForconEditSide {
  ForconPanel parent;

  /* Model */
  ForconGame *game;

  /* Template */
  ForconPropertySheet *sheet;
  ForconFlawList *flaws;
};

G_DEFINE_FINAL_TYPE (ForconEditSide, forcon_edit_side, FORCON_TYPE_PANEL)

void
forcon_edit_side_show_flaws (ForconEditSide *self)
{
  g_return_if_fail (FORCON_IS_EDIT_SIDE (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->flaws));
}

void
forcon_edit_side_name_it (ForconEditSide *self)
{
  g_return_if_fail (FORCON_IS_EDIT_SIDE (self));
  forcon_property_sheet_name_it (self->sheet);
}

static void
forcon_edit_side_class_init (ForconEditSideClass *klass)
{
  forcon_panel_class_bind_model (klass, ForconEditSide, game, FORCON_TYPE_GAME);
  g_type_ensure (FORCON_TYPE_FLAW_LIST);
  g_type_ensure (FORCON_TYPE_PROPERTY_SHEET);
  gtk_widget_class_set_template_from_resource (GTK_WIDGET_CLASS (klass), "/org/forcon/Master/ui/edit-side.ui");
  forcon_panel_class_bind_part (klass, ForconEditSide, sheet);
  forcon_panel_class_bind_part (klass, ForconEditSide, flaws);
}

static void
forcon_edit_side_init (ForconEditSide *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), forcon_narrow_layout_new ());
  gtk_widget_init_template (GTK_WIDGET (self));
}
