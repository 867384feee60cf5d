/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What others see: an admiral's view, and the window for everybody. */
#include "app/shell/master-window-private.h"

#include "app/widgets/actions.h"
#include "app/admiral/admiral-window.h"
#include "app/admiral/crowd-window.h"
#include "app/papers/balance-window.h"
#include "app/widgets/papers-wish.h"
#include "app/papers/reports-page.h"
#include "app/telephones/telephones-window.h"

static void
open_admiral_view (ForconMasterWindow *self, ForconSideId admiral)
{
  gtk_window_present (GTK_WINDOW (forcon_admiral_window_new (self->game, admiral)));
}

static void
admiral_view (ForconMasterWindow *self)
{
  open_admiral_view (self, FORCON_NO_SIDE);
}

static void
admiral_view_of (ForconMasterWindow *self, GVariant *parameter)
{
  guint32 id = g_variant_get_uint32 (parameter);

  if (id > 0 && id <= forcon_campaign_n_admirals (forcon_game_campaign (self->game)))
    open_admiral_view (self, (ForconSideId){ (guint16) id });
}

/* The window for everybody on this game, if it is open. */
static GtkWindow *
find_crowd (ForconMasterWindow *self)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (FORCON_IS_CROWD_WINDOW (window) && g_object_get_data (G_OBJECT (window), "beside") == self)
        return window;
    }
  return NULL;
}

static void
on_crowd_gone (ForconMasterWindow *self)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), "crowd");

  g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_boolean (FALSE));
}

static void
change_crowd (ForconMasterWindow *self, GVariant *state, GSimpleAction *action)
{
  GtkWindow *crowd = find_crowd (self);

  g_simple_action_set_state (action, state);
  if (!g_variant_get_boolean (state) && crowd != NULL)
    gtk_window_destroy (crowd);
  if (!g_variant_get_boolean (state) || crowd != NULL)
    return;
  crowd = GTK_WINDOW (forcon_crowd_window_new (self->game));
  g_object_set_data (G_OBJECT (crowd), "beside", self);
  g_signal_connect_object (crowd, "destroy", G_CALLBACK (on_crowd_gone), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self, "destroy", G_CALLBACK (gtk_window_destroy), crowd, G_CONNECT_SWAPPED);
  forcon_crowd_window_present (FORCON_CROWD_WINDOW (crowd), GTK_WINDOW (self));
}

static void
save_reports (ForconMasterWindow *self)
{
  forcon_master_window_show_page (self, "reports");
  gtk_widget_activate_action (forcon_master_window_page (self), "reports.save-all", NULL);
}

/* What belongs to the page in front; on one that has no paper of its own, the page of papers comes up. */
static void
print (ForconMasterWindow *self)
{
  g_autofree char *of_page = g_strconcat (adw_view_stack_get_visible_child_name (self->pages), ".print", NULL);

  if (!gtk_widget_activate_action (forcon_master_window_page (self), of_page, NULL))
    forcon_master_window_show_page (self, "reports");
}

/* Papers that somebody asked for on another page. */
static void
print_papers (ForconMasterWindow *self, GVariant *parameter)
{
  ForconPapersWish wish;

  if (!forcon_papers_wish_from_variant (parameter, &wish))
    return;
  forcon_master_window_show_page (self, "reports");
  forcon_reports_page_choose (FORCON_REPORTS_PAGE (forcon_master_window_page (self)), &wish);
  g_clear_pointer (&wish.ships, g_array_unref);
}

static void
weigh_fleets (ForconMasterWindow *self)
{
  forcon_balance_window_present (GTK_WINDOW (self), self->game);
}

static void
show_telephones (ForconMasterWindow *self)
{
  if (forcon_game_store (self->game) != NULL && forcon_game_writable (self->game))
    forcon_telephones_window_present (GTK_WINDOW (self), self->game);
}

static const ForconAction actions[] = {
  { .name = "balance", .activate = G_CALLBACK (weigh_fleets) },
  { .name = "admiral-view", .activate = G_CALLBACK (admiral_view) },
  { .name = "admiral-view-of", .activate = G_CALLBACK (admiral_view_of), .parameter = "u" },
  { .name = "save-reports", .activate = G_CALLBACK (save_reports) },
  { .name = "print", .activate = G_CALLBACK (print) },
  { .name = "print-papers", .activate = G_CALLBACK (print_papers), .parameter = FORCON_PAPERS_ACTION_TYPE },
  { .name = "telephones", .activate = G_CALLBACK (show_telephones) },
  { .name = "crowd", .state = "false", .change_state = G_CALLBACK (change_crowd) },
};

void
forcon_master_window_add_view_actions (ForconMasterWindow *self)
{
  forcon_actions_add (self, actions, G_N_ELEMENTS (actions), self);
}
