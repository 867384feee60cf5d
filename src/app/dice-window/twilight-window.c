/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/dice-window/twilight-window-private.h"

#include <glib/gi18n-lib.h>

#include "app/dice/twilight-combat.h"
#include "app/dice-window/twilight-setup.h"
#include "base/text.h"
#include "app/widgets/toast.h"
#include "report/dice/twilight-sentences.h"

#define WIDTH 1366
#define HEIGHT 768
#define ODDS_WIDTH 320

G_DEFINE_FINAL_TYPE (ForconTwilightWindow, forcon_twilight_window, ADW_TYPE_APPLICATION_WINDOW)

static void
on_refused (ForconTwilightWindow *self, const ForconTwilightVerdict *verdict)
{
  g_autofree char *text = forcon_sentence_of_twilight_verdict (forcon_twilight_game_clash (self->game),
                                                               forcon_twilight_game_rules (self->game), verdict);

  g_autofree char *line = forcon_text_capitalise (text);

  forcon_toast_say (GTK_WIDGET (self->toasts), line);
}

static void
on_changed (ForconTwilightWindow *self)
{
  gboolean plays = forcon_twilight_game_journal (self->game) != NULL;
  const char *before = gtk_stack_get_visible_child_name (self->pages);
  const char *now = plays ? "combat" : "setup";

  forcon_twilight_window_update_header (self);
  forcon_twilight_window_update_actions (self);
  forcon_twilight_window_keep (self);
  if (g_strcmp0 (before, now) == 0)
    return;
  gtk_stack_set_visible_child_name (self->pages, now);
  gtk_widget_grab_focus (plays ? self->combat : self->setup);
}

static gboolean
forcon_twilight_window_close_request (GtkWindow *window)
{
  ForconTwilightWindow *self = FORCON_TWILIGHT_WINDOW (window);

  if (!self->closing && forcon_twilight_game_modified (self->game))
    {
      forcon_file_actions_when_saved (&self->files, (ForconFileThen) gtk_window_destroy);
      return GDK_EVENT_STOP;
    }
  return GTK_WINDOW_CLASS (forcon_twilight_window_parent_class)->close_request (window);
}

static GtkWidget *
make_content (ForconTwilightWindow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *columns = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->pages = GTK_STACK (gtk_stack_new ());
  self->setup = forcon_twilight_setup_new (self->game);
  self->combat = forcon_twilight_combat_new (self->game);
  self->odds = forcon_twilight_odds_panel_new (self->game);
  gtk_stack_add_named (self->pages, self->setup, "setup");
  gtk_stack_add_named (self->pages, self->combat, "combat");
  gtk_widget_set_hexpand (GTK_WIDGET (self->pages), TRUE);
  gtk_widget_set_vexpand (columns, TRUE);
  gtk_widget_set_size_request (self->odds, ODDS_WIDTH, -1);
  gtk_widget_add_css_class (self->odds, "forcon-side-pane");
  gtk_box_append (GTK_BOX (columns), GTK_WIDGET (self->pages));
  gtk_box_append (GTK_BOX (columns), self->odds);
  gtk_box_append (GTK_BOX (box), forcon_twilight_window_make_header (self));
  gtk_box_append (GTK_BOX (box), forcon_twilight_window_make_banner (self));
  gtk_box_append (GTK_BOX (box), columns);
  return box;
}

static ForconTwilightWindow *
window_with (GtkApplication *application, ForconTwilightGame *game)
{
  ForconTwilightWindow *self = g_object_new (FORCON_TYPE_TWILIGHT_WINDOW, "application", application, NULL);

  self->game = game;
  self->safe = forcon_twilight_safe_new (game);
  self->toasts = ADW_TOAST_OVERLAY (adw_toast_overlay_new ());
  forcon_twilight_window_add_actions (self);
  forcon_twilight_window_add_file_actions (self);
  adw_toast_overlay_set_child (self->toasts, make_content (self));
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (self), GTK_WIDGET (self->toasts));
  gtk_window_set_default_size (GTK_WINDOW (self), WIDTH, HEIGHT);
  g_signal_connect_object (game, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "refused", G_CALLBACK (on_refused), self, G_CONNECT_SWAPPED);
  on_changed (self);
  return self;
}

ForconTwilightWindow *
forcon_twilight_window_new (GtkApplication *application, GError **error)
{
  ForconTwilightGame *game = forcon_twilight_game_new (error);

  return game == NULL ? NULL : window_with (application, game);
}

ForconTwilightWindow *
forcon_twilight_window_new_for (GtkApplication *application, const ForconTwilightClash *start, GObject *owner,
                                  ForconTwilightOver over, gpointer data, GDestroyNotify free_data, GError **error)
{
  ForconTwilightWindow *self;

  g_return_val_if_fail (start != NULL && G_IS_OBJECT (owner) && over != NULL, NULL);
  self = forcon_twilight_window_new (application, error);
  if (self == NULL)
    {
      if (free_data != NULL)
        free_data (data);
      return NULL;
    }
  g_set_weak_pointer (&self->owner, owner);
  self->over = over;
  self->over_data = data;
  self->free_over_data = free_data;
  forcon_twilight_game_start (self->game, start);
  return self;
}

gboolean
forcon_twilight_window_load (ForconTwilightWindow *self, const char *path, GError **error)
{
  g_return_val_if_fail (FORCON_IS_TWILIGHT_WINDOW (self), FALSE);
  return forcon_twilight_game_open (self->game, path, error);
}

gboolean
forcon_twilight_window_present (GtkApplication *application, const char *path, GError **error)
{
  ForconTwilightWindow *self = forcon_twilight_window_new (application, error);

  if (self == NULL)
    return FALSE;
  if (path != NULL && !forcon_twilight_window_load (self, path, error))
    {
      gtk_window_destroy (GTK_WINDOW (self));
      return FALSE;
    }
  if (path == NULL)
    forcon_twilight_window_offer_left (self);
  gtk_window_present (GTK_WINDOW (self));
  return TRUE;
}

ForconTwilightGame *
forcon_twilight_window_game (ForconTwilightWindow *self)
{
  g_return_val_if_fail (FORCON_IS_TWILIGHT_WINDOW (self), NULL);
  return self->game;
}

static void
forcon_twilight_window_dispose (GObject *object)
{
  ForconTwilightWindow *self = FORCON_TWILIGHT_WINDOW (object);

  if (self->over_data != NULL && self->free_over_data != NULL)
    self->free_over_data (g_steal_pointer (&self->over_data));
  g_clear_weak_pointer (&self->owner);
  g_clear_pointer (&self->safe, forcon_twilight_safe_free);
  g_clear_pointer (&self->left, g_free);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (forcon_twilight_window_parent_class)->dispose (object);
}

static void
forcon_twilight_window_class_init (ForconTwilightWindowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = forcon_twilight_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = forcon_twilight_window_close_request;
  forcon_twilight_window_bind_keys (GTK_WIDGET_CLASS (klass));
}

static void
forcon_twilight_window_init (ForconTwilightWindow *self)
{
}
