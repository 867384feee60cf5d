/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Order sheets from files: chosen, or dropped on the page. */
#include "app/orders/orders-page-private.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/file-question.h"
#include "app/orders/sheet-import.h"
#include "app/widgets/toast.h"
#include "scan/scan-picture.h"

static guint
position_of (ForconOrdersPage *self)
{
  return forcon_game_campaign (self->game) == NULL ? 0 : forcon_chronicle_position (forcon_game_chronicle (self->game));
}

/* All that was handed in together is taken back together, as long as nothing else was done, which would be taken
 * back with it. */
static void
undo_all (ForconOrdersPage *self)
{
  if (forcon_game_writable (self->game) && self->imported_to > self->imported_from
      && position_of (self) == self->imported_to)
    forcon_game_go_to (self->game, self->imported_from);
  else
    forcon_toast_say (GTK_WIDGET (self), _ ("Other things were done since: the journal takes back more"));
}

static void
hand_in (ForconOrdersPage *self, const GArray *imports)
{
  guint before = position_of (self);
  guint count = forcon_sheet_imports_hand_in (self->game, imports);
  g_autofree char *text = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%u sheet is handed in", "%u sheets are handed in", count), count);

  self->imported_from = before;
  self->imported_to = position_of (self);
  if (count > 0)
    forcon_toast_say_undo (GTK_WIDGET (self), text, G_CALLBACK (undo_all), GTK_WIDGET (self));
}

static void
on_answered (ForconOrdersPage *self, const char *response, GObject *dialog)
{
  if (g_str_equal (response, "hand-in") && forcon_game_campaign (self->game) != NULL)
    hand_in (self, g_object_get_data (dialog, "imports"));
}

/* Pictures are filed as scans. Returns: (transfer container): the other files, and %NULL at the end */
static GPtrArray *
take_pictures (ForconOrdersPage *self, const char *const *paths)
{
  GPtrArray *texts = g_ptr_array_new ();

  for (; *paths != NULL; paths++)
    if (forcon_scan_is_picture (*paths))
      forcon_scan_desk_add (self->scans, *paths);
    else
      g_ptr_array_add (texts, (gpointer) *paths);
  g_ptr_array_add (texts, NULL);
  return texts;
}

void
forcon_orders_page_import (ForconOrdersPage *self, const char *const *paths)
{
  g_autoptr (GArray) imports = NULL;
  g_autoptr (GPtrArray) texts = NULL;

  g_return_if_fail (FORCON_IS_ORDERS_PAGE (self));
  if (!forcon_game_writable (self->game) || *paths == NULL)
    return;
  texts = take_pictures (self, paths);
  if (texts->len == 1)
    return;
  imports = forcon_sheet_imports_load (self->game, (const char *const *) texts->pdata);
  if (forcon_sheet_imports_are_clear (self->game, imports))
    hand_in (self, imports);
  else
    forcon_sheet_imports_ask (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), self->game, imports,
                              G_CALLBACK (on_answered), self);
}

static void
add_path (GPtrArray *paths, GFile *file)
{
  char *path = g_file_get_path (file);

  if (path != NULL)
    g_ptr_array_add (paths, path);
}

static void
on_chosen (gpointer self, const char *const *paths)
{
  forcon_orders_page_import (self, paths);
}

void
forcon_orders_page_choose_files (ForconOrdersPage *self)
{
  const ForconFileQuestion question = { .action = GTK_FILE_CHOOSER_ACTION_OPEN,
                                        .title = _ ("Order Sheets"),
                                        .accept = _ ("_Open"),
                                        .kind = _ ("Text files and pictures"),
                                        .suffixes = { "txt", "jpg", "jpeg", "png" },
                                        .mime = "text/plain" };

  forcon_ask_files (self, &question, on_chosen);
}

static gboolean
on_drop (ForconOrdersPage *self, const GValue *value)
{
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);

  for (GSList *files = g_value_get_boxed (value); files != NULL; files = files->next)
    add_path (paths, files->data);
  if (paths->len == 0 || !forcon_game_writable (self->game))
    return FALSE;
  g_ptr_array_add (paths, NULL);
  forcon_orders_page_import (self, (const char *const *) paths->pdata);
  return TRUE;
}

void
forcon_orders_page_take_drops (ForconOrdersPage *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (target), GTK_PHASE_CAPTURE);
  g_signal_connect_object (target, "drop", G_CALLBACK (on_drop), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}
