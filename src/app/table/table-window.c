/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/table/table-window-private.h"

#include <glib/gi18n-lib.h>

#include "app/session/session-plan.h"
#include "app/session/session-play.h"
#include "engine/state/ship.h"
#include "engine/weapons/gunnery.h"
#include "app/widgets/dialogs.h"
#include "app/game/dice-dialog.h"
#include "app/widgets/menu.h"
#include "app/table/review-dialog.h"
#include "report/battle/sentences.h"
#include "app/widgets/short-list.h"
#include "base/text.h"
#include "app/widgets/toast.h"

G_DEFINE_FINAL_TYPE (ForconTableWindow, forcon_table_window, ADW_TYPE_APPLICATION_WINDOW)

void
forcon_table_window_say (ForconTableWindow *self, const char *text)
{
  forcon_toast_say (GTK_WIDGET (self->toasts), text);
}

static void
on_refused (ForconTableWindow *self, const ForconVerdict *verdict)
{
  g_autofree char *text = forcon_sentence_of_verdict (forcon_session_battle (self->session),
                                                      forcon_session_rules (self->session), verdict);

  forcon_table_window_say (self, text);
}

/* The dialogs follow the session by themselves; only the first roll opens them. */
static void
on_dice_asked (ForconTableWindow *self)
{
  if (!forcon_has_dialog (GTK_WINDOW (self), FORCON_TYPE_DICE_DIALOG))
    forcon_dice_dialog_present (GTK_WINDOW (self), FORCON_ROLLER (self->session));
}

static void
on_reviewed (ForconTableWindow *self)
{
  if (forcon_session_review (self->session) != NULL
      && !forcon_has_dialog (GTK_WINDOW (self), FORCON_TYPE_REVIEW_DIALOG))
    forcon_review_dialog_present (GTK_WINDOW (self), self->session);
}

/* After a shot: tells that the target may fire back, and offers it (F-FIRE-3). */
static void
offer_return_fire (ForconTableWindow *self)
{
  ForconJournal *journal = forcon_session_journal (self->session);
  const ForconBattle *battle = forcon_session_battle (self->session);
  guint position = forcon_journal_position (journal);
  const ForconEntry *entry = position == 0 ? NULL : forcon_journal_entry (journal, position - 1);
  const ForconCommand *command = entry == NULL ? NULL : &entry->command;
  g_autofree char *text = NULL;
  AdwToast *toast;

  /* Whoever lets a captain play is told once, when he stops; the plan has the answers in its list. */
  if (command == NULL || command->kind != FORCON_COMMAND_FIRE || command->by_captain
      || forcon_session_shows_plan (self->session) || !forcon_ship_in_action (battle, command->fire.target)
      || FORCON_ID_EQUAL (forcon_battle_ship (battle, command->fire.target)->side, battle->side)
      || forcon_gunnery_usable (battle, forcon_session_rules (self->session), command->fire.target, command->fire.ship)
             == 0)
    return;
  text = g_strdup_printf (_ ("%s may fire back; that ends the fire at it."),
                          forcon_name (forcon_battle_card (battle, command->fire.target)->name));
  toast = forcon_toast_new (text);
  adw_toast_set_button_label (toast, _ ("Return Fire"));
  adw_toast_set_action_name (toast, "win.return-fire");
  adw_toast_set_action_target (toast, "(qq)", command->fire.target.value, command->fire.ship.value);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

static void
on_battle_changed (ForconTableWindow *self)
{
  gtk_stack_set_visible_child_name (self->pages, forcon_session_battle (self->session) == NULL ? "start" : "battle");
  forcon_table_window_update_header (self);
  forcon_table_window_update_views (self);
  forcon_table_window_update_clash (self);
}

static void
on_draft_changed (ForconTableWindow *self)
{
  forcon_table_window_update_actions (self);
  forcon_table_window_update_map (self);
  forcon_table_window_follow_captain (self);
  forcon_table_window_update_clash (self);
}

static gboolean
forcon_table_window_close_request (GtkWindow *window)
{
  ForconTableWindow *self = FORCON_TABLE_WINDOW (window);

  if (!self->closing && forcon_session_unsaved (self->session) > 0)
    {
      forcon_file_actions_when_saved (&self->files, (ForconFileThen) gtk_window_destroy);
      return GDK_EVENT_STOP;
    }
  return GTK_WINDOW_CLASS (forcon_table_window_parent_class)->close_request (window);
}

ForconSession *
forcon_table_window_session (ForconTableWindow *self)
{
  g_return_val_if_fail (FORCON_IS_TABLE_WINDOW (self), NULL);
  return self->session;
}

ForconTableWindow *
forcon_table_window_new (GtkApplication *application)
{
  return g_object_new (FORCON_TYPE_TABLE_WINDOW, "application", application, NULL);
}

static void give_focus_back (gpointer data);

/* Remembers who has the keys, but for the menu and its button. Where nobody has them, as what had them is hidden, no
 * key would be heard. */
static void
on_focus (ForconTableWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  GtkWidget *button = GTK_WIDGET (self->menu_button);

  if (focus == NULL)
    g_idle_add_once (give_focus_back, g_object_ref (self));
  else if (focus != button && !gtk_widget_is_ancestor (focus, button))
    g_set_weak_pointer (&self->focus_before, focus);
}

static void
give_focus_back (gpointer data)
{
  g_autoptr (ForconTableWindow) self = data;
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (!gtk_widget_get_mapped (GTK_WIDGET (self))
      || gtk_widget_get_visible (GTK_WIDGET (gtk_menu_button_get_popover (self->menu_button)))
      || (focus != NULL && focus != GTK_WIDGET (self->menu_button)
          && !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->menu_button))))
    return;
  if (self->focus_before == NULL || !gtk_widget_get_mapped (self->focus_before)
      || !gtk_widget_grab_focus (self->focus_before))
    gtk_widget_grab_focus (GTK_WIDGET (self->table_view));
}

/* Enter after the menu shall do what is drawn up, and not open the menu again. */
static void
on_menu_closed (ForconTableWindow *self)
{
  g_idle_add_once (give_focus_back, g_object_ref (self));
}

static void
forcon_table_window_dispose (GObject *object)
{
  ForconTableWindow *self = FORCON_TABLE_WINDOW (object);

  g_clear_weak_pointer (&self->focus_before);
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (forcon_table_window_parent_class)->dispose (object);
}

static void
forcon_table_window_class_init (ForconTableWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = forcon_table_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = forcon_table_window_close_request;
  g_type_ensure (FORCON_TYPE_ACTION_PANEL);
  g_type_ensure (FORCON_TYPE_FILE_BAR);
  g_type_ensure (FORCON_TYPE_JOURNAL_VIEW);
  g_type_ensure (FORCON_TYPE_SHIP_CARD);
  g_type_ensure (FORCON_TYPE_SHIP_LIST);
  g_type_ensure (FORCON_TYPE_TABLE_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/table-window.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconTableWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, ForconTableWindow, moment);
  gtk_widget_class_bind_template_child (widget_class, ForconTableWindow, todo);
  gtk_widget_class_bind_template_child (widget_class, ForconTableWindow, open_button);
  gtk_widget_class_bind_template_child (widget_class, ForconTableWindow, save_button);
  gtk_widget_class_bind_template_child (widget_class, ForconTableWindow, undo_button);
  gtk_widget_class_bind_template_child (widget_class, ForconTableWindow, redo_button);
  gtk_widget_class_bind_template_child (widget_class, ForconTableWindow, journal_button);
  gtk_widget_class_bind_template_child (widget_class, ForconTableWindow, step_button);
  gtk_widget_class_bind_template_child (widget_class, ForconTableWindow, menu_button);
  gtk_widget_class_bind_template_child (widget_class, ForconTableWindow, banner_button);
  gtk_widget_class_bind_template_child (widget_class, ForconTableWindow, viewer);
  gtk_widget_class_bind_template_child (widget_class, ForconTableWindow, file_bar);
  gtk_widget_class_bind_template_child (widget_class, ForconTableWindow, banner);
  gtk_widget_class_bind_template_child (widget_class, ForconTableWindow, banner_text);
  gtk_widget_class_bind_template_child (widget_class, ForconTableWindow, map_button);
  gtk_widget_class_bind_template_child (widget_class, ForconTableWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, ForconTableWindow, lists);
  gtk_widget_class_bind_template_child (widget_class, ForconTableWindow, panel);
  gtk_widget_class_bind_template_child (widget_class, ForconTableWindow, ship_list);
  gtk_widget_class_bind_template_child (widget_class, ForconTableWindow, table_view);
  gtk_widget_class_bind_template_child (widget_class, ForconTableWindow, journal_view);
  gtk_widget_class_bind_template_child (widget_class, ForconTableWindow, ship_card);
  gtk_widget_class_bind_template_child (widget_class, ForconTableWindow, action_panel);
  forcon_table_window_bind_keys (widget_class);
}

static void
forcon_table_window_init (ForconTableWindow *self)
{
  self->session = forcon_session_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_menu_model (self->menu_button, forcon_menu ("table"));
  forcon_short_list_apply (self->viewer);
  g_signal_connect (self, "notify::focus-widget", G_CALLBACK (on_focus), NULL);
  g_signal_connect_object (gtk_menu_button_get_popover (self->menu_button), "closed", G_CALLBACK (on_menu_closed), self,
                           G_CONNECT_SWAPPED);
  forcon_table_window_add_actions (self);
  forcon_table_window_add_file_actions (self);
  forcon_table_window_add_view_actions (self);
  forcon_table_window_add_clash_actions (self);
  forcon_panel_set_model (self->ship_list, self->session);
  forcon_panel_set_model (self->table_view, self->session);
  forcon_panel_set_model (self->journal_view, self->session);
  forcon_panel_set_model (self->ship_card, self->session);
  forcon_panel_set_model (self->action_panel, self->session);
  g_signal_connect_object (self->session, "battle-changed", G_CALLBACK (on_battle_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "advanced", G_CALLBACK (offer_return_fire), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "draft-changed", G_CALLBACK (on_draft_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "history-changed", G_CALLBACK (forcon_table_window_update_clash), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "dice-asked", G_CALLBACK (on_dice_asked), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "reviewed", G_CALLBACK (on_reviewed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "refused", G_CALLBACK (on_refused), self, G_CONNECT_SWAPPED);
  on_battle_changed (self);
  on_draft_changed (self);
}
