/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-unsaved.h"

#include <glib/gi18n-lib.h>

/* Where a dialog knows its question from. */
#define QUESTION "forcon-unsaved"

/* Goes on with what waited for everything to be saved. */
void
forcon_unsaved_go_on (ForconUnsaved *self, GtkWindow *window)
{
  ForconUnsavedFunc then = self->then;

  self->then = NULL;
  if (then != NULL)
    then (window);
}

/* Nothing goes on: it was not saved, or the window shall stay as it is. */
void
forcon_unsaved_forget (ForconUnsaved *self)
{
  self->then = NULL;
}

typedef struct {
  ForconUnsaved *question;
  GtkWindow *window;
} Going;

static void
go_on_later (gpointer data)
{
  Going *going = data;

  forcon_unsaved_go_on (going->question, going->window);
  g_object_unref (going->window);
  g_free (going);
}

static void
on_answer (GtkWindow *window, const char *response, GObject *dialog)
{
  ForconUnsaved *self = g_object_get_data (dialog, QUESTION);

  if (g_str_equal (response, "save"))
    self->save (window);
  else if (g_str_equal (response, "discard"))
    {
      Going *going = g_new0 (Going, 1);

      /* The dialog must be gone before its window is. */
      *going = (Going){ self, g_object_ref (window) };
      g_idle_add_once (go_on_later, going);
    }
  else
    forcon_unsaved_forget (self);
}

/**
 * forcon_unsaved_ask:
 * @self: part of @window
 * @window: the window
 * @lost: (nullable): what would be lost, in words; %NULL for nothing
 * @then: what to do
 *
 * Does @then at once if nothing would be lost; otherwise asks first.
 */
void
forcon_unsaved_ask (ForconUnsaved *self, GtkWindow *window, const char *lost, ForconUnsavedFunc then)
{
  GtkWidget *dialog;

  self->then = then;
  if (lost == NULL)
    {
      forcon_unsaved_go_on (self, window);
      return;
    }
  dialog = adw_message_dialog_new (window, self->heading, lost);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "discard", _ ("_Do not save"),
                                    "save", _ ("_Save"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "discard", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "save", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "save");
  g_object_set_data (G_OBJECT (dialog), QUESTION, self);
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_answer), window, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}
