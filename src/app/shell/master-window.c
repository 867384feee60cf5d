/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/master-window-private.h"

#include <glib/gi18n-lib.h>

#include "report/campaign/campaign-sentences.h"
#include "app/widgets/dialogs.h"
#include "app/game/dice-dialog.h"
#include "app/telephones/telephones.h"
#include "campaign/words/words.h"
#include "storage/files/file-error.h"
#include "app/widgets/menu.h"
#include "app/widgets/toast.h"

G_DEFINE_FINAL_TYPE (ForconMasterWindow, forcon_master_window, ADW_TYPE_APPLICATION_WINDOW)

void
forcon_master_window_say (ForconMasterWindow *self, const char *text)
{
  g_return_if_fail (FORCON_IS_MASTER_WINDOW (self));
  forcon_toast_say (GTK_WIDGET (self->toasts), text);
}

void
forcon_master_window_say_undoable (ForconMasterWindow *self, const char *text)
{
  g_return_if_fail (FORCON_IS_MASTER_WINDOW (self));
  forcon_toast_say_undoable (GTK_WIDGET (self->toasts), text);
}

void
forcon_master_window_show_error (ForconMasterWindow *self, const char *heading, const char *text)
{
  forcon_show_error (GTK_WINDOW (self), heading, text);
}

static void
on_refused (ForconMasterWindow *self, const ForconCampaignVerdict *verdict)
{
  g_autofree char *text = forcon_campaign_sentence_of_verdict (forcon_game_campaign (self->game), verdict);

  forcon_master_window_say (self, text);
}

static void
on_failed (ForconMasterWindow *self, const char *text)
{
  forcon_master_window_show_error (self, _ ("The campaign's file"), text);
}

static void
on_dice_asked (ForconMasterWindow *self)
{
  if (!forcon_has_dialog (GTK_WINDOW (self), FORCON_TYPE_DICE_DIALOG))
    forcon_dice_dialog_present (GTK_WINDOW (self), FORCON_ROLLER (self->game));
}

static void
on_opened (ForconMasterWindow *self)
{
  g_autofree char *title = forcon_game_title (self->game);
  gboolean open = forcon_game_campaign (self->game) != NULL;

  gtk_window_set_title (GTK_WINDOW (self), title);
  gtk_stack_set_visible_child_name (self->desk, open ? "campaign" : "start");
  if (open)
    {
      forcon_sheet_words_prepare ();
      adw_view_stack_set_visible_child_name (self->pages, "map");
      forcon_master_window_make_page (self);
      forcon_master_window_make_pages_later (self);
    }
  forcon_master_window_remember_file (self);
}

static void
on_changed (ForconMasterWindow *self)
{
  forcon_master_window_update_actions (self);
  forcon_master_window_update_header (self);
  forcon_master_window_update_edit (self);
}

void
forcon_master_window_open (ForconMasterWindow *self, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *text = NULL;

  g_return_if_fail (FORCON_IS_MASTER_WINDOW (self));
  if (!forcon_game_open (self->game, path, &error))
    {
      if (g_error_matches (error, FORCON_FILE_ERROR, FORCON_FILE_ERROR_BUSY))
        {
          forcon_master_window_offer_locked (self, path, error->message);
          return;
        }
      forcon_master_window_show_error (self, _ ("The campaign cannot be opened"), error->message);
      return;
    }
  /* Translators: the name of a campaign's file. */
  text = g_strdup_printf (_ ("%s is open. All that is done is on the disk at once."), name);
  forcon_master_window_say (self, text);
}

void
forcon_master_window_show_page (ForconMasterWindow *self, const char *page)
{
  g_return_if_fail (FORCON_IS_MASTER_WINDOW (self));
  if (adw_view_stack_get_child_by_name (self->pages, page) != NULL)
    adw_view_stack_set_visible_child_name (self->pages, page);
}

const char *
forcon_master_window_page_name (ForconMasterWindow *self)
{
  g_return_val_if_fail (FORCON_IS_MASTER_WINDOW (self), NULL);
  return adw_view_stack_get_visible_child_name (self->pages);
}

ForconGame *
forcon_master_window_game (ForconMasterWindow *self)
{
  g_return_val_if_fail (FORCON_IS_MASTER_WINDOW (self), NULL);
  return self->game;
}

static void
set_game (ForconMasterWindow *self, ForconGame *game)
{
  self->game = g_object_ref (game);
  forcon_game_set_window (game, GTK_WINDOW (self));
  forcon_panel_set_model (self->clock_bar, game);
  forcon_master_window_follow_alarms (self);
  forcon_master_window_follow_pace (self);
  forcon_panel_set_model (self->file_bar, game);
  forcon_panel_set_model (self->status_strip, game);
  forcon_panel_set_model (self->start_page, game);
  forcon_panel_set_model (self->rail, game);
  forcon_panel_set_model (self->telephones_button, game);
  g_signal_connect_object (forcon_telephones_of (game), "noticed", G_CALLBACK (forcon_master_window_say), self,
                           G_CONNECT_SWAPPED);
  forcon_panel_set_model (self->inspector, game);
  g_signal_connect_object (game, "opened", G_CALLBACK (on_opened), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "refused", G_CALLBACK (on_refused), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "kept", G_CALLBACK (forcon_master_window_say), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "failed", G_CALLBACK (on_failed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "dice-asked", G_CALLBACK (on_dice_asked), self, G_CONNECT_SWAPPED);
  on_opened (self);
  on_changed (self);
  forcon_master_window_follow_editing (self);
}

ForconMasterWindow *
forcon_master_window_new (GtkApplication *application, ForconGame *game)
{
  ForconMasterWindow *self = g_object_new (FORCON_TYPE_MASTER_WINDOW, "application", application, NULL);

  set_game (self, game);
  return self;
}

/* It keeps itself alive by what follows its swipes, and with it the pages and the campaign. */
static void
drop_side (ForconMasterWindow *self)
{
  GtkWidget *side = GTK_WIDGET (g_steal_pointer (&self->side));

  if (side == NULL)
    return;
  g_object_ref (side);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (side)), side);
  g_object_run_dispose (G_OBJECT (side));
  g_object_unref (side);
}

static void
forcon_master_window_dispose (GObject *object)
{
  ForconMasterWindow *self = FORCON_MASTER_WINDOW (object);

  drop_side (self);
  g_clear_weak_pointer (&self->page_focus);
  g_clear_handle_id (&self->pages_source, g_source_remove);
  if (self->game != NULL && forcon_game_window (self->game) == GTK_WINDOW (self))
    forcon_game_set_window (self->game, NULL);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (forcon_master_window_parent_class)->dispose (object);
}

static void
forcon_master_window_class_init (ForconMasterWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = forcon_master_window_dispose;
  g_type_ensure (FORCON_TYPE_ALARM_BAR);
  g_type_ensure (FORCON_TYPE_CLOCK_BAR);
  g_type_ensure (FORCON_TYPE_EDIT_SIDE);
  g_type_ensure (FORCON_TYPE_FILE_BAR);
  g_type_ensure (FORCON_TYPE_INSPECTOR);
  g_type_ensure (FORCON_TYPE_PACE_BAR);
  g_type_ensure (FORCON_TYPE_PAGE_RAIL);
  g_type_ensure (FORCON_TYPE_START_PAGE);
  g_type_ensure (FORCON_TYPE_STATUS_STRIP);
  g_type_ensure (FORCON_TYPE_TELEPHONES_BUTTON);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/master-window.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconMasterWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, ForconMasterWindow, title);
  gtk_widget_class_bind_template_child (widget_class, ForconMasterWindow, history);
  gtk_widget_class_bind_template_child (widget_class, ForconMasterWindow, standing);
  gtk_widget_class_bind_template_child (widget_class, ForconMasterWindow, campaign_name);
  gtk_widget_class_bind_template_child (widget_class, ForconMasterWindow, stage);
  gtk_widget_class_bind_template_child (widget_class, ForconMasterWindow, clock_bar);
  gtk_widget_class_bind_template_child (widget_class, ForconMasterWindow, next_button);
  gtk_widget_class_bind_template_child (widget_class, ForconMasterWindow, flaws_button);
  gtk_widget_class_bind_template_child (widget_class, ForconMasterWindow, flaws_icon);
  gtk_widget_class_bind_template_child (widget_class, ForconMasterWindow, flaws_text);
  gtk_widget_class_bind_template_child (widget_class, ForconMasterWindow, edit_button);
  gtk_widget_class_bind_template_child (widget_class, ForconMasterWindow, inspector_button);
  gtk_widget_class_bind_template_child (widget_class, ForconMasterWindow, menu_button);
  gtk_widget_class_bind_template_child (widget_class, ForconMasterWindow, telephones_button);
  gtk_widget_class_bind_template_child (widget_class, ForconMasterWindow, alarm_bar);
  gtk_widget_class_bind_template_child (widget_class, ForconMasterWindow, pace_bar);
  gtk_widget_class_bind_template_child (widget_class, ForconMasterWindow, file_bar);
  gtk_widget_class_bind_template_child (widget_class, ForconMasterWindow, status_strip);
  gtk_widget_class_bind_template_child (widget_class, ForconMasterWindow, desk);
  gtk_widget_class_bind_template_child (widget_class, ForconMasterWindow, start_page);
  gtk_widget_class_bind_template_child (widget_class, ForconMasterWindow, rail);
  gtk_widget_class_bind_template_child (widget_class, ForconMasterWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, ForconMasterWindow, side);
  gtk_widget_class_bind_template_child (widget_class, ForconMasterWindow, facts);
  gtk_widget_class_bind_template_child (widget_class, ForconMasterWindow, edit_side);
  gtk_widget_class_bind_template_child (widget_class, ForconMasterWindow, inspector);
  forcon_master_window_bind_pages (widget_class);
}

static void
on_page_shown (ForconMasterWindow *self)
{
  forcon_master_window_mark_page (self);
  forcon_master_window_show_side (self);
  forcon_master_window_make_page (self);
}

static void
forcon_master_window_init (ForconMasterWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_menu_model (self->menu_button, forcon_menu ("master"));
  forcon_master_window_add_actions (self);
  forcon_master_window_add_journal_actions (self);
  forcon_master_window_add_header_actions (self);
  forcon_master_window_add_edit_actions (self);
  forcon_master_window_add_side_action (self);
  forcon_page_rail_set_stack (self->rail, self->pages);
  g_signal_connect_swapped (self->pages, "notify::visible-child-name", G_CALLBACK (on_page_shown), self);
  forcon_master_window_mark_page (self);
  forcon_master_window_add_file_actions (self);
  forcon_master_window_add_ground_actions (self);
  forcon_master_window_add_view_actions (self);
}
