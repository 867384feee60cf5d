/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whose a picture is that does not say it. */
#include "app/orders/scan-question.h"

#include <glib/gi18n-lib.h>

#include "app/game/admiral-names.h"
#include "base/text.h"

/* How large pictures are shown: in the list, and the one that is dealt with, px. */
#define THUMBNAIL_SIDE 48
#define PICTURE_WIDTH 300
#define PICTURE_HEIGHT 400
#define LIST_WIDTH 480

/* By which a dialog knows what it asks. */
#define QUESTION "forcon-scan-question"

/* @row: (nullable): where the admiral is chosen; %NULL for what can be nobody's; @same: (nullable): does the same with
 * those below */
typedef struct {
  ForconScanAsked *asked;
  AdwComboRow *row;
  GtkWidget *same;
} Line;

/**
 * Question:
 * @lines: (element-type Line): in their order
 * @list, @picture, @reading: of the dialog
 *
 * What a dialog asks. It lives as long as that.
 */
typedef struct {
  ForconGame *game;
  ForconScanDesk *desk;
  AdwMessageDialog *dialog;
  GtkListBox *list;
  GtkPicture *picture;
  GtkLabel *reading;
  GArray *lines;
} Question;

static void
line_clear (gpointer data)
{
  forcon_scan_asked_unref (((Line *) data)->asked);
}

static void
question_free (gpointer data)
{
  Question *question = data;

  g_signal_handlers_disconnect_by_data (question->desk, question);
  g_object_unref (question->desk);
  g_object_unref (question->game);
  g_array_unref (question->lines);
  g_free (question);
}

/* While others are read nothing is filed: they would be asked for in a dialog of their own. */
static void
update (Question *question)
{
  guint waiting = forcon_scan_desk_waiting (question->desk);
  g_autofree char *text = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%u picture is still being read…", "%u pictures are still being read…", waiting),
      waiting);
  gboolean any = FALSE;

  for (guint i = 0; i < question->lines->len; i++)
    {
      const Line *line = &g_array_index (question->lines, Line, i);

      any = any || (line->row != NULL && adw_combo_row_get_selected (line->row) > 0);
      if (line->same != NULL)
        gtk_widget_set_sensitive (line->same, i + 1 < question->lines->len);
    }
  gtk_label_set_label (question->reading, text);
  gtk_widget_set_visible (GTK_WIDGET (question->reading), waiting > 0);
  adw_message_dialog_set_response_enabled (question->dialog, "file", any && waiting == 0);
  adw_message_dialog_set_heading (question->dialog, question->lines->len == 1 ? _ ("Whose Sheet Is This?")
                                                                             : _ ("Whose Sheets Are These?"));
}

/* The picture that is dealt with can be read, as far as that was possible at all. */
static void
on_row_selected (Question *question, GtkListBoxRow *row)
{
  const ForconScanAsked *asked;
  g_autoptr (GdkTexture) texture = NULL;

  /* The dialog goes away. */
  if (row == NULL)
    return;
  asked = g_array_index (question->lines, Line, (guint) gtk_list_box_row_get_index (row)).asked;
  if (asked->page != NULL)
    texture = gdk_texture_new_from_bytes (asked->page, NULL);
  gtk_picture_set_paintable (question->picture, GDK_PAINTABLE (texture));
  gtk_picture_set_alternative_text (question->picture, asked->name);
}

static void
on_same (Question *question, GtkWidget *button)
{
  GtkWidget *from = gtk_widget_get_ancestor (button, ADW_TYPE_COMBO_ROW);
  gboolean behind = FALSE;

  for (guint i = 0; i < question->lines->len; i++)
    {
      AdwComboRow *row = g_array_index (question->lines, Line, i).row;

      if (behind && row != NULL)
        adw_combo_row_set_selected (row, adw_combo_row_get_selected (ADW_COMBO_ROW (from)));
      behind = behind || GTK_WIDGET (row) == from;
    }
}

static void
on_chosen (Question *question, GParamSpec *pspec, GtkWidget *row)
{
  gtk_list_box_select_row (question->list, GTK_LIST_BOX_ROW (row));
  update (question);
}

/* Whoever comes to a row by the keyboard sees its picture. */
static void
on_focus (GtkEventControllerFocus *focus, Question *question)
{
  GtkWidget *row = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (focus));

  gtk_list_box_select_row (question->list, GTK_LIST_BOX_ROW (row));
}

static GtkWidget *
combo_row_new (Question *question, guint selected, GtkWidget **button)
{
  AdwComboRow *row
      = forcon_admiral_row_new (forcon_game_campaign (question->game), C_ ("a picture", "Leave out"), selected);
  GtkWidget *same = gtk_button_new_from_icon_name ("go-down-symbolic");

  gtk_widget_set_tooltip_text (same, _ ("Same for the Rest"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (same), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Same for the Rest"), -1);
  gtk_widget_set_valign (same, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (same, "flat");
  g_signal_connect_swapped (same, "clicked", G_CALLBACK (on_same), question);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), same);
  *button = same;
  g_signal_connect_swapped (row, "notify::selected", G_CALLBACK (on_chosen), question);
  return GTK_WIDGET (row);
}

static void
add_line (Question *question, ForconScanAsked *asked, guint selected)
{
  GtkWidget *same = NULL;
  GtkWidget *row = asked->page == NULL ? adw_action_row_new () : combo_row_new (question, selected, &same);
  GtkWidget *prefix = asked->thumbnail == NULL ? gtk_image_new_from_icon_name ("dialog-warning-symbolic")
                                               : gtk_image_new_from_paintable (GDK_PAINTABLE (asked->thumbnail));
  GtkEventController *focus = gtk_event_controller_focus_new ();
  g_autofree char *why = forcon_text_capitalise (asked->why);
  const Line line = { forcon_scan_asked_ref (asked), asked->page == NULL ? NULL : ADW_COMBO_ROW (row),
                      same };

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), asked->name);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 1);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), why);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 3);
  gtk_widget_set_tooltip_text (row, why);
  if (asked->thumbnail != NULL)
    gtk_image_set_pixel_size (GTK_IMAGE (prefix), THUMBNAIL_SIDE);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), prefix);
  g_signal_connect (focus, "enter", G_CALLBACK (on_focus), question);
  gtk_widget_add_controller (row, focus);
  g_array_append_val (question->lines, line);
  gtk_list_box_append (question->list, row);
  if (question->lines->len == 1)
    gtk_list_box_select_row (question->list, GTK_LIST_BOX_ROW (row));
}

static GtkWidget *
content_new (Question *question)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *side = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *list = gtk_list_box_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *picture = gtk_picture_new ();
  GtkWidget *reading = gtk_label_new (NULL);

  question->list = GTK_LIST_BOX (list);
  question->picture = GTK_PICTURE (picture);
  question->reading = GTK_LABEL (reading);
  gtk_list_box_set_selection_mode (question->list, GTK_SELECTION_BROWSE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_widget_set_valign (list, GTK_ALIGN_START);
  g_signal_connect_swapped (list, "row-selected", G_CALLBACK (on_row_selected), question);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), list);
  gtk_widget_set_size_request (scroller, LIST_WIDTH, PICTURE_HEIGHT);
  gtk_widget_set_size_request (picture, PICTURE_WIDTH, PICTURE_HEIGHT);
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_label_set_xalign (question->reading, 0);
  gtk_widget_add_css_class (reading, "dim-label");
  gtk_box_append (GTK_BOX (side), scroller);
  gtk_box_append (GTK_BOX (side), reading);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), side);
  return box;
}

static void
on_response (Question *question, const char *response)
{
  for (guint i = 0; g_str_equal (response, "file") && i < question->lines->len; i++)
    {
      const Line *line = &g_array_index (question->lines, Line, i);
      guint selected = line->row == NULL ? 0 : adw_combo_row_get_selected (line->row);

      if (selected > 0)
        forcon_scan_desk_file (question->desk, line->asked, (ForconSideId){ (guint16) selected });
    }
}

static Question *
question_new (GtkWindow *parent, ForconGame *game, ForconScanDesk *desk)
{
  Question *question = g_new0 (Question, 1);
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (adw_message_dialog_new (parent, "", NULL));

  question->game = g_object_ref (game);
  question->desk = g_object_ref (desk);
  question->dialog = dialog;
  question->lines = g_array_new (FALSE, FALSE, sizeof (Line));
  g_array_set_clear_func (question->lines, line_clear);
  adw_message_dialog_set_extra_child (dialog, content_new (question));
  adw_message_dialog_add_response (dialog, "cancel", _ ("_Cancel"));
  adw_message_dialog_add_response (dialog, "file", _ ("_Add Scans"));
  adw_message_dialog_set_default_response (dialog, "file");
  adw_message_dialog_set_response_appearance (dialog, "file", ADW_RESPONSE_SUGGESTED);
  g_object_set_data_full (G_OBJECT (dialog), QUESTION, question, question_free);
  g_signal_connect_swapped (dialog, "response", G_CALLBACK (on_response), question);
  g_signal_connect_swapped (desk, "rested", G_CALLBACK (update), question);
  /* They were for the campaign that was open. */
  g_signal_connect_object (game, "opened", G_CALLBACK (gtk_window_destroy), dialog, G_CONNECT_SWAPPED);
  return question;
}

static Question *
find_open (GtkWindow *parent, ForconScanDesk *desk)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *i = windows; i != NULL; i = i->next)
    {
      Question *question = g_object_get_data (i->data, QUESTION);

      if (question != NULL && question->desk == desk && gtk_window_get_transient_for (i->data) == parent
          && gtk_widget_get_visible (i->data))
        return question;
    }
  return NULL;
}

void
forcon_scan_question_ask (GtkWindow *parent, ForconGame *game, ForconScanDesk *desk, ForconScanAsked *asked,
                          ForconSideId usual)
{
  Question *question = find_open (parent, desk);
  gboolean open = question != NULL;

  if (!open)
    question = question_new (parent, game, desk);
  /* What is likely for one is not so for several. */
  if (question->lines->len > 0 || forcon_scan_desk_waiting (desk) > 0)
    usual = FORCON_NO_SIDE;
  add_line (question, asked, FORCON_ID_IS_NONE (asked->likely) ? usual.value : asked->likely.value);
  update (question);
  if (!open)
    gtk_window_present (GTK_WINDOW (question->dialog));
}
