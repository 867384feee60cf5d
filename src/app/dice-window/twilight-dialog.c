/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/dice-window/twilight-dialog.h"

#include <glib/gi18n-lib.h>

#include "base/text.h"
#include "report/dice/twilight-sentences.h"
#include "app/widgets/widget.h"

/* px */
#define WIDTH 520
#define HEIGHT_MAX 560

/* A dialog's own. */
#define DATA "forcon-fleet-dice-dialog"

typedef struct {
  ForconTwilightGame *game;
  GtkWidget *form;
  ForconTwilightRead read;
  GtkWindow *window;
  GtkLabel *verdict;
  GtkWidget *give;
} Dialog;

static void
dialog_free (gpointer data)
{
  Dialog *dialog = data;

  g_object_unref (dialog->game);
  g_free (dialog);
}

static void
check (Dialog *dialog)
{
  ForconTwilightCommand command = { 0 };
  ForconTwilightVerdict verdict;
  gboolean allowed;
  g_autofree char *text = NULL;
  g_autofree char *line = NULL;

  dialog->read (dialog->form, &command);
  verdict = forcon_twilight_game_try (dialog->game, &command);
  allowed = verdict.kind == FORCON_TWILIGHT_VERDICT_DONE || verdict.kind == FORCON_TWILIGHT_VERDICT_NEEDS_DICE;
  text = allowed ? forcon_sentence_of_twilight_command (forcon_twilight_game_clash (dialog->game),
                                                        forcon_twilight_game_rules (dialog->game), &command)
                 : forcon_sentence_of_twilight_verdict (forcon_twilight_game_clash (dialog->game),
                                                        forcon_twilight_game_rules (dialog->game), &verdict);
  line = forcon_text_capitalise (text);
  gtk_label_set_label (dialog->verdict, line);
  gtk_widget_set_sensitive (dialog->give, allowed);
  forcon_widget_set_class (dialog->verdict, "forcon-refused", !allowed);
}

void
forcon_twilight_dialog_check (GtkWidget *form)
{
  Dialog *dialog = g_object_get_data (G_OBJECT (form), DATA);

  if (dialog != NULL)
    check (dialog);
}

/* Dice that it needs can be typed. */
static void
on_give (Dialog *dialog)
{
  ForconTwilightCommand command = { 0 };
  g_autoptr (ForconTwilightGame) game = g_object_ref (dialog->game);

  dialog->read (dialog->form, &command);
  gtk_window_destroy (dialog->window);
  forcon_twilight_game_ask (game, &command);
}

static GtkWidget *
make_header (Dialog *dialog, const char *give)
{
  GtkWidget *header = adw_header_bar_new ();
  GtkWidget *cancel = gtk_button_new_with_mnemonic (_ ("_Cancel"));

  adw_header_bar_set_show_end_title_buttons (ADW_HEADER_BAR (header), FALSE);
  adw_header_bar_set_show_start_title_buttons (ADW_HEADER_BAR (header), FALSE);
  dialog->give = gtk_button_new_with_mnemonic (give);
  gtk_widget_add_css_class (dialog->give, "suggested-action");
  adw_header_bar_pack_start (ADW_HEADER_BAR (header), cancel);
  adw_header_bar_pack_end (ADW_HEADER_BAR (header), dialog->give);
  g_signal_connect_swapped (cancel, "clicked", G_CALLBACK (gtk_window_close), dialog->window);
  g_signal_connect_swapped (dialog->give, "clicked", G_CALLBACK (on_give), dialog);
  return header;
}

GtkWidget *
forcon_twilight_dialog_new (GtkWindow *parent, ForconTwilightGame *game, const char *title, const char *button,
                            GtkWidget *form, ForconTwilightRead read)
{
  GtkWidget *window = adw_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkEventController *keys = gtk_shortcut_controller_new ();
  Dialog *dialog = g_new0 (Dialog, 1);

  *dialog = (Dialog){ g_object_ref (game), form, read, GTK_WINDOW (window), GTK_LABEL (gtk_label_new (NULL)), NULL };
  g_object_set_data_full (G_OBJECT (form), DATA, dialog, dialog_free);
  gtk_window_set_title (dialog->window, title);
  gtk_window_set_transient_for (dialog->window, parent);
  gtk_window_set_modal (dialog->window, TRUE);
  gtk_window_set_destroy_with_parent (dialog->window, TRUE);
  gtk_window_set_default_size (dialog->window, WIDTH, -1);
  gtk_widget_add_css_class (form, "forcon-fleet-dice");
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scrolled), HEIGHT_MAX);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), form);
  gtk_label_set_wrap (dialog->verdict, TRUE);
  gtk_label_set_xalign (dialog->verdict, 0);
  gtk_widget_add_css_class (GTK_WIDGET (dialog->verdict), "forcon-verdict");
  gtk_box_append (GTK_BOX (box), make_header (dialog, button));
  gtk_box_append (GTK_BOX (box), scrolled);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (dialog->verdict));
  adw_window_set_content (ADW_WINDOW (window), box);
  gtk_window_set_default_widget (dialog->window, dialog->give);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, (GdkModifierType) 0),
                                                          gtk_named_action_new ("window.close")));
  gtk_widget_add_controller (window, keys);
  check (dialog);
  /* Not its first button, Cancel, which Enter would press. */
  gtk_window_set_focus (dialog->window, dialog->give);
  return window;
}
