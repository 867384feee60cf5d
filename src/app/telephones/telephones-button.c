/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/telephones/telephones-button.h"

#include <glib/gi18n-lib.h>

#include "app/telephones/telephones.h"
#include "app/widgets/widget.h"

struct _ForconTelephonesButton {
  ForconPanel parent;

  /* Model */
  ForconGame *game;

  /* Template */
  GtkWidget *button;
  GtkLabel *count;
};

G_DEFINE_FINAL_TYPE (ForconTelephonesButton, forcon_telephones_button, FORCON_TYPE_PANEL)

/* (transfer full): the state in a sentence */
static char *
state_text (ForconTelephones *telephones)
{
  guint n = forcon_telephones_sessions (telephones)->len;
  g_autofree char *there = NULL;

  switch (forcon_telephones_state (telephones))
    {
    case FORCON_TELEPHONES_ON:
      there = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u telephone", "%u telephones", n), n);
      /* Translators: an address such as https://10.42.0.1:8443; "3 telephones". */
      return g_strdup_printf (_ ("Admirals' telephones: on at %1$s, %2$s"), forcon_telephones_address (telephones),
                              there);
    case FORCON_TELEPHONES_STARTING:
      return g_strdup (_ ("Admirals' telephones: starting"));
    case FORCON_TELEPHONES_OFF:
    default:
      return g_strdup (_ ("Admirals' telephones: off"));
    }
}

static void
refresh (ForconPanel *panel)
{
  ForconTelephonesButton *self = FORCON_TELEPHONES_BUTTON (panel);
  ForconTelephones *telephones = forcon_telephones_of (self->game);
  gboolean on = forcon_telephones_state (telephones) == FORCON_TELEPHONES_ON;
  g_autofree char *text = state_text (telephones);
  g_autofree char *count = g_strdup_printf ("%u", forcon_telephones_sessions (telephones)->len);

  gtk_widget_set_visible (GTK_WIDGET (self), forcon_telephones_are_built () && forcon_game_store (self->game) != NULL
                                                 && forcon_game_writable (self->game));
  gtk_label_set_label (self->count, count);
  gtk_widget_set_visible (GTK_WIDGET (self->count), on);
  forcon_widget_set_tooltip (self->button, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  forcon_widget_set_class (self->button, "accent", on);
  forcon_widget_set_class (self->button, "warning", forcon_telephones_notice (telephones) != NULL);
}

static void
attach (ForconPanel *panel)
{
  ForconTelephonesButton *self = FORCON_TELEPHONES_BUTTON (panel);

  g_signal_connect_object (forcon_telephones_of (self->game), "changed", G_CALLBACK (forcon_panel_queue_refresh), self,
                           G_CONNECT_SWAPPED);
  forcon_panel_refresh (self);
}

static void
forcon_telephones_button_class_init (ForconTelephonesButtonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  FORCON_PANEL_CLASS (klass)->attach = attach;
  FORCON_PANEL_CLASS (klass)->refresh = refresh;
  forcon_panel_class_bind_model (klass, ForconTelephonesButton, game, FORCON_TYPE_GAME);
  forcon_panel_class_refresh_on (klass, "opened");
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/telephones-button.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconTelephonesButton, button);
  gtk_widget_class_bind_template_child (widget_class, ForconTelephonesButton, count);
}

static void
forcon_telephones_button_init (ForconTelephonesButton *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
