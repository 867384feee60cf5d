/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-file-bar.h"

#include <glib/gi18n-lib.h>

#include "forcon-file-error.h"

struct _ForconFileBar {
  GtkWidget parent;

  /* Template */
  GtkRevealer *revealer;
  GtkLabel *text;
  GtkButton *save;
  GtkButton *again;

  /* Owned */
  ForconGame *game;
};

G_DEFINE_FINAL_TYPE (ForconFileBar, forcon_file_bar, GTK_TYPE_WIDGET)

static const char *
sentence_of (const GError *trouble)
{
  if (g_error_matches (trouble, FORCON_FILE_ERROR, FORCON_FILE_ERROR_CHANGED))
    return _ ("Another program has changed this campaign. Nothing more is written here: open it again.");
  if (g_error_matches (trouble, FORCON_FILE_ERROR, FORCON_FILE_ERROR_BUSY))
    return _ ("Another program has taken over this campaign. Nothing more is written here until it is closed there.");
  return _ (
      "The campaign's file was deleted, renamed or replaced. Nothing more is written: save all under another name.");
}

static void
update (ForconFileBar *self)
{
  const GError *trouble = forcon_game_trouble (self->game);
  gboolean elsewhere = trouble != NULL && !g_error_matches (trouble, FORCON_FILE_ERROR, FORCON_FILE_ERROR_MOVED);

  if (trouble != NULL)
    {
      gtk_label_set_text (self->text, sentence_of (trouble));
      gtk_widget_set_tooltip_text (GTK_WIDGET (self->text), trouble->message);
      gtk_widget_set_visible (GTK_WIDGET (self->save), !elsewhere);
      gtk_widget_set_visible (GTK_WIDGET (self->again), elsewhere);
    }
  gtk_revealer_set_reveal_child (self->revealer, trouble != NULL);
}

/**
 * forcon_file_bar_set_game:
 * @self: a bar
 * @game: the campaign whose file it watches from now on
 */
void
forcon_file_bar_set_game (ForconFileBar *self, ForconGame *game)
{
  g_return_if_fail (FORCON_IS_FILE_BAR (self));
  if (self->game == game)
    return;
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_func (self->game, update, self);
  g_set_object (&self->game, game);
  g_signal_connect_object (game, "file-trouble", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

static void
forcon_file_bar_dispose (GObject *object)
{
  ForconFileBar *self = FORCON_FILE_BAR (object);
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));

  g_clear_pointer (&child, gtk_widget_unparent);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (forcon_file_bar_parent_class)->dispose (object);
}

static void
forcon_file_bar_class_init (ForconFileBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = forcon_file_bar_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/forcon-file-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconFileBar, revealer);
  gtk_widget_class_bind_template_child (widget_class, ForconFileBar, text);
  gtk_widget_class_bind_template_child (widget_class, ForconFileBar, save);
  gtk_widget_class_bind_template_child (widget_class, ForconFileBar, again);
}

static void
forcon_file_bar_init (ForconFileBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
