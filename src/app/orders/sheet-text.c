/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/orders/sheet-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/orders/line-gutter.h"
#include "app/orders/reading-list.h"
#include "base/text.h"

struct _ForconSheetText {
  ForconPanel parent;

  GtkWidget *scroller;
  GtkTextView *view;
  GtkTextBuffer *buffer;
  GtkTextTag *marked;
  ForconLineGutter *gutter;
};

enum { TYPED, LINE, PICKED, N_SIGNALS };

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ForconSheetText, forcon_sheet_text, FORCON_TYPE_PANEL)

/* Line by line, so that the numbers stay and nothing in it can move or hide anything. */
static char *
make_safe (const char *text)
{
  GString *safe = g_string_new (NULL);

  while (*text != '\0')
    {
      gsize length = strcspn (text, "\r\n");
      g_autofree char *line = g_strndup (text, length);
      g_autofree char *escaped = NULL;

      g_strdelimit (line, "\t", ' ');
      escaped = forcon_text_escape (line);
      g_string_append (safe, escaped);
      text += length;
      if (*text == '\0')
        break;
      text += g_str_has_prefix (text, "\r\n") ? 2 : 1;
      g_string_append_c (safe, '\n');
    }
  return g_string_free (safe, FALSE);
}

/* Replaces the text, with the cursor at its end if it is @editable. */
static void
fill (ForconSheetText *self, const char *text, gboolean editable)
{
  GtkTextIter end;

  forcon_panel_begin_fill (self);
  gtk_text_view_set_editable (self->view, editable);
  gtk_text_buffer_begin_irreversible_action (self->buffer);
  gtk_text_buffer_set_text (self->buffer, text, -1);
  gtk_text_buffer_end_irreversible_action (self->buffer);
  if (editable)
    {
      gtk_text_buffer_get_end_iter (self->buffer, &end);
      gtk_text_buffer_place_cursor (self->buffer, &end);
    }
  forcon_panel_end_fill (self);
}

char *
forcon_sheet_text_get (ForconSheetText *self)
{
  GtkTextIter start, end;

  g_return_val_if_fail (FORCON_IS_SHEET_TEXT (self), NULL);
  gtk_text_buffer_get_bounds (self->buffer, &start, &end);
  return gtk_text_buffer_get_text (self->buffer, &start, &end, TRUE);
}

void
forcon_sheet_text_write (ForconSheetText *self, const char *text)
{
  g_return_if_fail (FORCON_IS_SHEET_TEXT (self));
  fill (self, text, TRUE);
}

void
forcon_sheet_text_show (ForconSheetText *self, const char *text)
{
  g_autofree char *safe = make_safe (text);

  g_return_if_fail (FORCON_IS_SHEET_TEXT (self));
  fill (self, safe, FALSE);
}

gint
forcon_sheet_text_line (ForconSheetText *self)
{
  GtkTextIter at;

  g_return_val_if_fail (FORCON_IS_SHEET_TEXT (self), 1);
  gtk_text_buffer_get_iter_at_mark (self->buffer, &at, gtk_text_buffer_get_insert (self->buffer));
  return gtk_text_iter_get_line (&at) + 1;
}

void
forcon_sheet_text_set_signs (ForconSheetText *self, GHashTable *signs)
{
  g_return_if_fail (FORCON_IS_SHEET_TEXT (self));
  forcon_line_gutter_set_signs (self->gutter, signs);
}

void
forcon_sheet_text_mark_line (ForconSheetText *self, gint number)
{
  GtkTextIter start, end;

  g_return_if_fail (FORCON_IS_SHEET_TEXT (self));
  gtk_text_buffer_get_bounds (self->buffer, &start, &end);
  gtk_text_buffer_remove_tag (self->buffer, self->marked, &start, &end);
  if (number < 1 || number > gtk_text_buffer_get_line_count (self->buffer))
    return;
  gtk_text_buffer_get_iter_at_line (self->buffer, &start, number - 1);
  end = start;
  if (!gtk_text_iter_ends_line (&end))
    gtk_text_iter_forward_to_line_end (&end);
  gtk_text_iter_forward_char (&end);
  gtk_text_buffer_apply_tag (self->buffer, self->marked, &start, &end);
  if (!gtk_text_view_get_editable (self->view))
    gtk_text_view_scroll_to_iter (self->view, &start, 0.1, FALSE, 0, 0);
}

static void
on_changed (ForconSheetText *self)
{
  if (!forcon_panel_is_filling (self))
    g_signal_emit (self, signals[TYPED], 0);
}

static void
on_cursor (ForconSheetText *self)
{
  if (!forcon_panel_is_filling (self) && gtk_widget_has_focus (GTK_WIDGET (self->view)))
    g_signal_emit (self, signals[LINE], 0, forcon_sheet_text_line (self));
}

/* In a sheet that was handed in nothing can be typed: digits pick there as they do beside it. */
static gboolean
on_key (ForconSheetText *self, guint key, guint code, GdkModifierType state)
{
  gint digit = gtk_text_view_get_editable (self->view) ? -1 : forcon_reading_of_key (key, state);

  if (digit < 0)
    return GDK_EVENT_PROPAGATE;
  g_signal_emit (self, signals[PICKED], 0, digit);
  return GDK_EVENT_STOP;
}

static gboolean
forcon_sheet_text_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (FORCON_SHEET_TEXT (widget)->view));
}

static void
forcon_sheet_text_class_init (ForconSheetTextClass *klass)
{
  GTK_WIDGET_CLASS (klass)->grab_focus = forcon_sheet_text_grab_focus;
  signals[TYPED]
      = g_signal_new ("typed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[LINE] = g_signal_new ("line", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                1, G_TYPE_INT);
  signals[PICKED] = g_signal_new ("picked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
make_view (ForconSheetText *self)
{
  self->view = GTK_TEXT_VIEW (gtk_text_view_new ());
  self->buffer = gtk_text_view_get_buffer (self->view);
  self->marked = gtk_text_buffer_create_tag (self->buffer, NULL, "paragraph-background", "rgba(53,132,228,0.22)", NULL);
  self->gutter = forcon_line_gutter_new (self->view);
  gtk_text_view_set_gutter (self->view, GTK_TEXT_WINDOW_LEFT, GTK_WIDGET (self->gutter));
  gtk_text_view_set_wrap_mode (self->view, GTK_WRAP_WORD_CHAR);
  gtk_text_view_set_accepts_tab (self->view, FALSE);
  gtk_text_view_set_left_margin (self->view, 6);
  gtk_text_view_set_right_margin (self->view, 6);
  gtk_text_view_set_top_margin (self->view, 6);
  gtk_text_view_set_bottom_margin (self->view, 6);
  gtk_text_view_set_pixels_below_lines (self->view, 3);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->view), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Order sheet"), -1);
}

static void
forcon_sheet_text_init (ForconSheetText *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  make_view (self);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (on_key), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->view), keys);
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), GTK_WIDGET (self->view));
  adw_bin_set_child (ADW_BIN (self), self->scroller);
  g_signal_connect_object (self->buffer, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->buffer, "notify::cursor-position", G_CALLBACK (on_cursor), self, G_CONNECT_SWAPPED);
}
