/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/panels/panels.h"

#include <glib/gi18n-lib.h>

#include "app/session/session-ask.h"
#include "app/session/session-draft.h"
#include "base/text.h"

struct _ForconEndPanel {
  ForconPanel parent;

  /* Model */
  ForconSession *session;

  /* Template */
  GtkLabel *heading;
  ForconChoiceList *choices;
};

G_DEFINE_FINAL_TYPE (ForconEndPanel, forcon_end_panel, FORCON_TYPE_PANEL)

static void
refresh (ForconPanel *panel)
{
  ForconEndPanel *self = FORCON_END_PANEL (panel);
  const ForconBattle *battle = forcon_session_battle (self->session);
  ForconShipId ship = forcon_session_draft (self->session)->ship;
  g_autoptr (GArray) choices = NULL;
  g_autofree char *text = NULL;

  if (battle == NULL || battle->step != FORCON_STEP_END || FORCON_ID_IS_NONE (ship))
    return;
  choices = forcon_session_choices (self->session);
  text = g_strdup_printf (choices->len == 0 ? _ ("%s has nothing to repair.") : _ ("At the end of the turn %s may:"),
                          forcon_name (forcon_battle_card (battle, ship)->name));
  gtk_label_set_label (self->heading, text);
}

static void
forcon_end_panel_class_init (ForconEndPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  FORCON_PANEL_CLASS (klass)->refresh = refresh;
  FORCON_PANEL_CLASS (klass)->when_seen = TRUE;
  forcon_panel_class_bind_model (klass, ForconEndPanel, session, FORCON_TYPE_SESSION);
  forcon_panel_class_refresh_on (klass, "draft-changed");
  g_type_ensure (FORCON_TYPE_CHOICE_LIST);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/end-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconEndPanel, heading);
  forcon_panel_class_bind_part (klass, ForconEndPanel, choices);
}

static void
forcon_end_panel_init (ForconEndPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
