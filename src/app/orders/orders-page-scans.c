/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Photos and scans of sheets: who has one, and the picture beside the text that is typed. */
#include "app/orders/orders-page-private.h"

#include "app/orders/scan-move.h"
#include "app/orders/scan-question.h"
#include "app/widgets/toast.h"

/* Scans of the sheet that is shown; else of that which is written. */
static gint
phase_shown (ForconOrdersPage *self)
{
  const ForconSheet *sheet = forcon_orders_page_sheet (self);

  return sheet != NULL ? sheet->phase : forcon_campaign_coming_phase (forcon_game_campaign (self->game));
}

void
forcon_orders_page_show_scan (ForconOrdersPage *self)
{
  g_autoptr (GPtrArray) pages = NULL;
  gboolean any;

  if (self->scans == NULL || forcon_game_campaign (self->game) == NULL)
    return;
  pages = forcon_scan_desk_pages (self->scans, forcon_orders_page_admiral (self), phase_shown (self));
  any = pages->len > 0;
  gtk_widget_set_visible (self->scan_shown, any);
  forcon_scan_panel_show (self->scan, pages);
  gtk_stack_set_visible_child_name (self->beside, any && gtk_toggle_button_get_active (
                                                             GTK_TOGGLE_BUTTON (self->scan_shown))
                                                      ? "scan"
                                                      : "map");
}

guint
forcon_orders_page_count_scans (ForconOrdersPage *self, ForconSideId admiral)
{
  g_autoptr (GPtrArray) pages = NULL;

  if (self->scans == NULL || forcon_game_campaign (self->game) == NULL)
    return 0;
  pages = forcon_scan_desk_pages (self->scans, admiral,
                                  forcon_campaign_coming_phase (forcon_game_campaign (self->game)));
  return pages->len;
}

/* What was filed, removed or moved can be taken back. */
static void
undo (ForconOrdersPage *self)
{
  if (self->scans != NULL)
    forcon_scan_desk_undo (self->scans);
}

static void
on_told (ForconOrdersPage *self, const char *text, gboolean undoable)
{
  if (undoable)
    forcon_toast_say_undo (GTK_WIDGET (self), text, G_CALLBACK (undo), GTK_WIDGET (self));
  else
    forcon_toast_say (GTK_WIDGET (self), text);
}

/* Whoever is dealt with is most likely whose sheet it is. */
static void
on_asked (ForconOrdersPage *self, ForconScanAsked *asked)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (root != NULL && forcon_game_campaign (self->game) != NULL)
    forcon_scan_question_ask (GTK_WINDOW (root), self->game, self->scans, asked, forcon_orders_page_admiral (self));
}

static void
on_remove (ForconOrdersPage *self, const char *path)
{
  if (self->scans != NULL)
    forcon_scan_desk_remove (self->scans, path);
}

static void
on_move (ForconOrdersPage *self, const char *path)
{
  if (self->scans != NULL && forcon_game_campaign (self->game) != NULL)
    forcon_scan_move_ask (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), self->game, self->scans, path,
                          forcon_orders_page_admiral (self), phase_shown (self));
}

void
forcon_orders_page_open_scans (ForconOrdersPage *self)
{
  if (self->scans != NULL)
    return;
  self->scans = forcon_scan_desk_new (self->game);
  g_signal_connect_object (self->scans, "changed", G_CALLBACK (forcon_panel_queue_refresh), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->scans, "told", G_CALLBACK (on_told), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->scans, "asked", G_CALLBACK (on_asked), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->scan, "remove", G_CALLBACK (on_remove), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->scan, "move", G_CALLBACK (on_move), self, G_CONNECT_SWAPPED);
}
