/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How pages are turned and made larger by keys and by the mouse. */
#include "app/papers/folio-view-private.h"

/* A screen further, what was at its edge stays in sight; but not past the beginning of the next page. */
#define SCREEN 0.9

/* What an arrow scrolls, px. */
#define LINE 60.0

static double
value_of (ForconFolioView *self)
{
  return gtk_adjustment_get_value (self->adjustments[GTK_ORIENTATION_VERTICAL]);
}

/* A screen further: of a page that is higher than the screen the rest comes first. */
static void
screen_down (ForconFolioView *self)
{
  double height = forcon_folio_view_height (self), end = value_of (self) + height;
  double next_top = forcon_folio_view_top (self, forcon_folio_view_page (self) + 1);

  if (next_top > 0 && next_top < end + 1)
    forcon_folio_view_turn_to (self, forcon_folio_view_page (self) + 1);
  else
    forcon_folio_view_scroll_to (self, value_of (self) + SCREEN * height);
}

static void
screen_up (ForconFolioView *self)
{
  guint page = forcon_folio_view_page (self);

  if (page == 0 || value_of (self) > forcon_folio_view_top (self, page) - 1)
    forcon_folio_view_scroll_to (self, value_of (self) - SCREEN * forcon_folio_view_height (self));
  else
    forcon_folio_view_turn_to (self, page - 1);
}

void
forcon_folio_view_scroll (ForconFolioView *self, gint screens, gint lines)
{
  g_return_if_fail (FORCON_IS_FOLIO_VIEW (self));
  if (screens > 0)
    screen_down (self);
  else if (screens < 0)
    screen_up (self);
  if (lines != 0)
    forcon_folio_view_scroll_to (self, value_of (self) + lines * LINE);
}

static const struct {
  guint key;
  GdkModifierType state;
  const char *action;
} keys[] = {
  { GDK_KEY_Page_Down, 0, "folio.screen-down" },
  { GDK_KEY_KP_Page_Down, 0, "folio.screen-down" },
  { GDK_KEY_Page_Up, 0, "folio.screen-up" },
  { GDK_KEY_KP_Page_Up, 0, "folio.screen-up" },
  { GDK_KEY_Page_Down, GDK_CONTROL_MASK, "folio.next" },
  { GDK_KEY_Page_Up, GDK_CONTROL_MASK, "folio.previous" },
  { GDK_KEY_Home, 0, "folio.first" },
  { GDK_KEY_End, 0, "folio.last" },
  { GDK_KEY_Down, 0, "folio.line-down" },
  { GDK_KEY_Up, 0, "folio.line-up" },
  { GDK_KEY_plus, GDK_CONTROL_MASK, "folio.zoom-in" },
  { GDK_KEY_equal, GDK_CONTROL_MASK, "folio.zoom-in" },
  { GDK_KEY_KP_Add, GDK_CONTROL_MASK, "folio.zoom-in" },
  { GDK_KEY_minus, GDK_CONTROL_MASK, "folio.zoom-out" },
  { GDK_KEY_KP_Subtract, GDK_CONTROL_MASK, "folio.zoom-out" },
  { GDK_KEY_0, GDK_CONTROL_MASK, "folio.fit-page" },
  { GDK_KEY_KP_0, GDK_CONTROL_MASK, "folio.fit-page" },
  { GDK_KEY_2, GDK_CONTROL_MASK, "folio.fit-width" },
};

void
forcon_folio_view_bind_keys (GtkWidgetClass *widget_class)
{
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget_class, keys[i].key, keys[i].state, keys[i].action, NULL);
}

static gboolean
on_scroll (GtkEventControllerScroll *controller, double dx, double dy, gpointer data)
{
  GdkModifierType state = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (controller));

  if ((state & GDK_CONTROL_MASK) == 0 || dy == 0)
    return FALSE;
  forcon_folio_view_zoom (FORCON_FOLIO_VIEW (data), dy < 0 ? FORCON_FOLIO_STEP : 1 / FORCON_FOLIO_STEP);
  return TRUE;
}

void
forcon_folio_view_add_mouse (ForconFolioView *self)
{
  GtkEventController *wheel = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect (wheel, "scroll", G_CALLBACK (on_scroll), self);
  gtk_widget_add_controller (GTK_WIDGET (self), wheel);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (gtk_widget_grab_focus), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}
