/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/game/file-bar.h"

#include <glib/gi18n-lib.h>

#include "storage/files/file-error.h"
#include "app/widgets/widget.h"

struct _ForconFileBar {
  ForconPanel parent;

  /* Model */
  ForconGame *game;

  /* Template */
  GtkRevealer *revealer;
  GtkLabel *text;
  GtkButton *save;
  GtkButton *again;
};

G_DEFINE_FINAL_TYPE (ForconFileBar, forcon_file_bar, FORCON_TYPE_PANEL)

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
refresh (ForconPanel *panel)
{
  ForconFileBar *self = FORCON_FILE_BAR (panel);
  const GError *trouble = forcon_game_trouble (self->game);
  gboolean elsewhere = trouble != NULL && !g_error_matches (trouble, FORCON_FILE_ERROR, FORCON_FILE_ERROR_MOVED);

  if (trouble != NULL)
    {
      gtk_label_set_text (self->text, sentence_of (trouble));
      forcon_widget_set_tooltip (self->text, trouble->message);
      gtk_widget_set_visible (GTK_WIDGET (self->save), !elsewhere);
      gtk_widget_set_visible (GTK_WIDGET (self->again), elsewhere);
    }
  gtk_revealer_set_reveal_child (self->revealer, trouble != NULL);
}

static void
forcon_file_bar_class_init (ForconFileBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  FORCON_PANEL_CLASS (klass)->refresh = refresh;
  forcon_panel_class_bind_model (klass, ForconFileBar, game, FORCON_TYPE_GAME);
  forcon_panel_class_refresh_on (klass, "file-trouble");
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/file-bar.ui");
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
