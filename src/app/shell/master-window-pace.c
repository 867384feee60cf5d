/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the master does who works in this window, for the notes of where the hours go. */
#include "app/shell/master-window-private.h"

#include "app/game/game-pace.h"
#include "app/orders/question-desk.h"
#include "app/orders/reading-list.h"
#include "app/orders/settle-panel.h"
#include "app/orders/slots-panel.h"
#include "app/orders/teach-panel.h"

static const struct {
  const char *page;
  ForconPaceDeed deed;
} deeds[] = {
  { "orders", FORCON_PACE_DEED_SHEETS },
  { "resolve", FORCON_PACE_DEED_RESOLVING },
  { "clashes", FORCON_PACE_DEED_CLASH },
  { "reports", FORCON_PACE_DEED_PAPERS },
};

/* Whether the keys go to where readings are settled and questions answered, and not to a sheet's text. */
static gboolean
settles (GtkWindow *window)
{
  const GType parts[] = { FORCON_TYPE_SETTLE_PANEL, FORCON_TYPE_SLOTS_PANEL, FORCON_TYPE_TEACH_PANEL,
                          FORCON_TYPE_QUESTION_DESK, FORCON_TYPE_READING_LIST };
  GtkWidget *focus = gtk_window_get_focus (window);

  for (guint i = 0; focus != NULL && i < G_N_ELEMENTS (parts); i++)
    if (gtk_widget_get_ancestor (focus, parts[i]) != NULL)
      return TRUE;
  return FALSE;
}

static ForconPaceDeed
look (GtkWindow *window, ForconClashId *clash)
{
  ForconMasterWindow *self = FORCON_MASTER_WINDOW (window);
  const char *page = forcon_master_window_page_name (self);

  for (guint i = 0; i < G_N_ELEMENTS (deeds); i++)
    if (g_strcmp0 (deeds[i].page, page) == 0)
      {
        if (deeds[i].deed == FORCON_PACE_DEED_CLASH)
          *clash = forcon_game_focus (self->game)->clash;
        return deeds[i].deed == FORCON_PACE_DEED_SHEETS && settles (window) ? FORCON_PACE_DEED_SETTLING
                                                                            : deeds[i].deed;
      }
  return FORCON_PACE_DEED_OTHER;
}

/* The key or the click that brought another page was one of the page before. */
static void
on_page (ForconMasterWindow *self)
{
  ForconClashId clash = FORCON_NO_CLASH;
  ForconPaceDeed deed = look (GTK_WINDOW (self), &clash);

  if (self->game != NULL)
    forcon_game_note (self->game, deed, clash);
}

void
forcon_master_window_follow_pace (ForconMasterWindow *self)
{
  forcon_panel_set_model (self->pace_bar, self->game);
  g_signal_connect_swapped (self->pages, "notify::visible-child-name", G_CALLBACK (on_page), self);
  forcon_game_watch_pace (self->game, GTK_WINDOW (self), look, G_OBJECT (self->game));
}
