/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Order sheets from text files: whose they are, and handing in all of them or none. */
#include "app/orders/sheet-import.h"

#include <glib/gi18n-lib.h>

#include "app/game/admiral-names.h"
#include "storage/store/sheet-file.h"
#include "campaign/orders/sheet-standing.h"

static void
import_clear (gpointer data)
{
  ForconSheetImport *import = data;

  g_free (import->name);
  g_free (import->text);
  g_free (import->error);
}

/* Errors name the file without its folder. */
static char *
load (const char *path, ForconSheetImport *import, GError **error)
{
  char *text = forcon_sheet_file_load (path, import->name, &import->encoding, error);

  if (text != NULL && !forcon_sheet_text_fits (import->name, text, error))
    g_clear_pointer (&text, g_free);
  return text;
}

GArray *
forcon_sheet_imports_load (ForconGame *game, const char *const *paths)
{
  GArray *imports = g_array_new (FALSE, TRUE, sizeof (ForconSheetImport));

  g_array_set_clear_func (imports, import_clear);
  for (; *paths != NULL; paths++)
    {
      g_autofree char *base = g_path_get_basename (*paths);
      g_autoptr (GError) error = NULL;
      ForconSheetImport import = { .name = g_filename_display_name (base) };

      import.text = load (*paths, &import, &error);
      import.error = error == NULL ? NULL : g_strdup (error->message);
      import.admiral = forcon_campaign_admiral_of_file (forcon_game_campaign (game), import.name);
      g_array_append_val (imports, import);
    }
  return imports;
}

static gboolean
named_before (const GArray *imports, guint place)
{
  for (guint i = 0; i < place; i++)
    if (FORCON_ID_EQUAL (g_array_index (imports, ForconSheetImport, i).admiral,
                         g_array_index (imports, ForconSheetImport, place).admiral))
      return TRUE;
  return FALSE;
}

gboolean
forcon_sheet_imports_are_clear (ForconGame *game, const GArray *imports)
{
  ForconMoment now = forcon_game_now (game);

  for (guint i = 0; i < imports->len; i++)
    {
      const ForconSheetImport *import = &g_array_index (imports, ForconSheetImport, i);

      if (import->text == NULL || FORCON_ID_IS_NONE (import->admiral) || named_before (imports, i)
          || forcon_campaign_sheet_standing (forcon_game_campaign (game), import->admiral, &now).state
                 == FORCON_SHEET_DONE)
        return FALSE;
    }
  return imports->len > 0;
}

guint
forcon_sheet_imports_hand_in (ForconGame *game, const GArray *imports)
{
  guint position = forcon_chronicle_position (forcon_game_chronicle (game));
  guint count = 0;

  for (guint i = 0; i < imports->len; i++)
    {
      const ForconSheetImport *import = &g_array_index (imports, ForconSheetImport, i);
      ForconCampaignCommand command = forcon_game_command (game, FORCON_CAMPAIGN_COMMAND_HAND_IN);

      if (import->text == NULL || FORCON_ID_IS_NONE (import->admiral))
        continue;
      command.hand_in.admiral = import->admiral;
      command.hand_in.text = g_intern_string (import->text);
      if (forcon_game_do (game, &command, FORCON_DICE_MODE_ROLL))
        {
          count++;
          continue;
        }
      if (count > 0)
        forcon_game_go_to (game, position);
      return 0;
    }
  return count;
}

/* The dialog that asks whose they are */

/**
 * Asking:
 * @rows: (element-type AdwComboRow): of each file; %NULL of those that cannot be read
 *
 * A dialog that lists files.
 */
typedef struct {
  ForconGame *game;
  GArray *imports;
  GPtrArray *rows;
} Asking;

static void
asking_free (gpointer data)
{
  Asking *asking = data;

  g_object_unref (asking->game);
  g_array_unref (asking->imports);
  g_ptr_array_unref (asking->rows);
  g_free (asking);
}

/* What the master should know of a file. */
static char *
subtitle_of (ForconGame *game, const ForconSheetImport *import)
{
  ForconMoment now = forcon_game_now (game);

  if (import->error != NULL)
    return g_strdup (import->error);
  if (!FORCON_ID_IS_NONE (import->admiral)
      && forcon_campaign_sheet_standing (forcon_game_campaign (game), import->admiral, &now).state == FORCON_SHEET_DONE)
    return g_strdup (_ ("A sheet is handed in already: this one counts for the formations that it orders"));
  /* Translators: how many characters a file has, in which letters it is written: "CP1251". */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$ld character, %2$s", "%1$ld characters, %2$s",
                                       (gulong) g_utf8_strlen (import->text, -1)),
                          g_utf8_strlen (import->text, -1), import->encoding);
}

static GtkWidget *
row_new (ForconGame *game, const ForconSheetImport *import)
{
  g_autofree char *subtitle = subtitle_of (game, import);
  GtkWidget *row = import->text == NULL
                       ? adw_action_row_new ()
                       : GTK_WIDGET (forcon_admiral_row_new (forcon_game_campaign (game), _ ("Do not hand in"),
                                                             import->admiral.value));

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), import->name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 3);
  if (import->text == NULL)
    adw_action_row_add_prefix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("dialog-warning-symbolic"));
  return row;
}

static GtkWidget *
list_new (Asking *asking)
{
  GtkWidget *list = gtk_list_box_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  for (guint i = 0; i < asking->imports->len; i++)
    {
      GtkWidget *row = row_new (asking->game, &g_array_index (asking->imports, ForconSheetImport, i));

      gtk_list_box_append (GTK_LIST_BOX (list), row);
      g_ptr_array_add (asking->rows, ADW_IS_COMBO_ROW (row) ? row : NULL);
    }
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), 420);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), list);
  gtk_widget_set_size_request (scroller, 460, -1);
  return scroller;
}

/* What was chosen becomes whose they are. */
static void
on_response (GtkWidget *dialog, const char *response, Asking *asking)
{
  for (guint i = 0; i < asking->rows->len; i++)
    {
      AdwComboRow *row = g_ptr_array_index (asking->rows, i);
      ForconSheetImport *import = &g_array_index (asking->imports, ForconSheetImport, i);

      import->admiral.value
          = row == NULL || !g_str_equal (response, "hand-in") ? 0 : (guint16) adw_combo_row_get_selected (row);
    }
}

void
forcon_sheet_imports_ask (GtkWindow *parent, ForconGame *game, GArray *imports, GCallback done, gpointer data)
{
  GtkWidget *dialog = adw_message_dialog_new (parent, _ ("Whose Sheets Are These?"), NULL);
  Asking *asking = g_new0 (Asking, 1);

  asking->game = g_object_ref (game);
  asking->imports = g_array_ref (imports);
  asking->rows = g_ptr_array_new ();
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), list_new (asking));
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"));
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "hand-in", _ ("_Hand In"));
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "hand-in");
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "hand-in", ADW_RESPONSE_SUGGESTED);
  g_object_set_data_full (G_OBJECT (dialog), "asking", asking, asking_free);
  g_object_set_data_full (G_OBJECT (dialog), "imports", g_array_ref (imports), (GDestroyNotify) g_array_unref);
  g_signal_connect (dialog, "response", G_CALLBACK (on_response), asking);
  g_signal_connect_object (dialog, "response", done, data, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}
