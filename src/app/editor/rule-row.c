/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editor/rule-row.h"

#include <glib/gi18n-lib.h>

#include "app/game/game-edit.h"
#include "app/widgets/widget.h"
#include "base/text.h"
#include "render/drawing/rule-labels.h"
#include "report/campaign/campaign-sentences.h"

/* Letters of a cell: no number of a list is longer. */
#define CELL_CHARS 3

/* The words that it may be; %NULL where it is typed. Returns: (transfer full) (nullable) */
static GPtrArray *
words_of (const ForconRuleValue *value)
{
  const ForconRuleOption *option = value->form == FORCON_RULE_OPTION ? forcon_rule_option_find (value->key) : NULL;
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  if (value->form == FORCON_RULE_FLAG)
    {
      g_ptr_array_add (words, g_strdup ("no"));
      g_ptr_array_add (words, g_strdup ("yes"));
    }
  for (guint i = 0; value->form == FORCON_RULE_WORD && i < value->words->n_words; i++)
    g_ptr_array_add (words, g_strdup (value->words->to_word (&i)));
  for (guint i = 0; option != NULL && !option->numbered && option->words[i] != NULL; i++)
    g_ptr_array_add (words, g_strdup (option->words[i]));
  return words->len == 0 ? NULL : g_steal_pointer (&words);
}

/* Gives the command; what cannot be is said, and the row shows what is. */
static void
change (ForconRuleRow *row, const char *text)
{
  ForconCampaignVerdict why = { 0 };
  g_autofree char *sentence = NULL;
  gboolean done = forcon_game_change_rule (row->game, row->value->path, text, &why);

  if (!done)
    sentence = forcon_campaign_refusal (forcon_game_campaign (row->game), &why);
  forcon_widget_set_class (row->widget, "error", !done);
  forcon_label_show (GTK_WIDGET (row->why), sentence);
}

/* What is typed, as files have it: of several cells with blanks between. */
static char *
typed (const ForconRuleRow *row)
{
  GString *text = NULL;

  if (row->cells == NULL)
    return g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (row->widget))));
  text = g_string_new (NULL);
  for (guint i = 0; i < row->cells->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "", gtk_editable_get_text (g_ptr_array_index (row->cells, i)));
  return g_strstrip (g_string_free (text, FALSE));
}

static void
put (ForconRuleRow *row, const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, " ", -1);
  guint n = g_strv_length (parts);

  if (row->cells == NULL && !g_str_equal (gtk_editable_get_text (GTK_EDITABLE (row->widget)), text))
    gtk_editable_set_text (GTK_EDITABLE (row->widget), text);
  for (guint i = 0; row->cells != NULL && i < row->cells->len; i++)
    if (!g_str_equal (gtk_editable_get_text (g_ptr_array_index (row->cells, i)), i < n ? parts[i] : ""))
      gtk_editable_set_text (g_ptr_array_index (row->cells, i), i < n ? parts[i] : "");
}

static void
on_entered (ForconRuleRow *row)
{
  g_autofree char *is = forcon_rule_value_format (row->value, forcon_game_rules (row->game));
  g_autofree char *text = typed (row);

  if (row->filling)
    return;
  if (!g_str_equal (text, is))
    change (row, *text == '\0' && forcon_rule_value_can_be_absent (row->value) ? "none" : text);
  else
    forcon_widget_set_class (row->widget, "error", FALSE);
}

static void
on_chosen (ForconRuleRow *row)
{
  guint place = adw_combo_row_get_selected (ADW_COMBO_ROW (row->widget));
  g_autofree char *is = forcon_rule_value_format (row->value, forcon_game_rules (row->game));

  if (!row->filling && place < row->words->len && !g_str_equal (g_ptr_array_index (row->words, place), is))
    change (row, g_ptr_array_index (row->words, place));
}

static void
on_back (ForconRuleRow *row)
{
  change (row, NULL);
  gtk_widget_grab_focus (row->widget);
}

/* Several rows in one list say what each is of; the name of a rule set stands alone. */
static char *
title_of (const ForconRuleValue *value)
{
  g_autofree char *thing = forcon_label_rule_thing (value);
  g_autofree char *title = *thing == '\0' ? g_strdup (forcon_label_rule_number (value))
                                          : g_strdup_printf ("%s: %s", thing, forcon_label_rule_number (value));

  return forcon_text_capitalise (title);
}

static void
make_choice (ForconRuleRow *row)
{
  g_autoptr (GtkStringList) labels = gtk_string_list_new (NULL);

  for (guint i = 0; i < row->words->len; i++)
    {
      g_autofree char *label = forcon_label_rule_text (row->value, g_ptr_array_index (row->words, i));

      gtk_string_list_append (labels, label);
    }
  row->widget = adw_combo_row_new ();
  adw_combo_row_set_model (ADW_COMBO_ROW (row->widget), G_LIST_MODEL (labels));
  g_signal_connect_swapped (row->widget, "notify::selected", G_CALLBACK (on_chosen), row);
}

static void
enter_when_left (ForconRuleRow *row, GtkWidget *widget)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect_swapped (focus, "leave", G_CALLBACK (on_entered), row);
  gtk_widget_add_controller (widget, focus);
}

static void
make_entry (ForconRuleRow *row)
{
  row->widget = adw_entry_row_new ();
  g_signal_connect_swapped (row->widget, "entry-activated", G_CALLBACK (on_entered), row);
  enter_when_left (row, row->widget);
}

/* A cell for each number of a list. */
static void
make_cells (ForconRuleRow *row, const char *title)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  row->widget = adw_action_row_new ();
  row->cells = g_ptr_array_new ();
  for (guint i = 0; i < row->value->n; i++)
    {
      GtkWidget *cell = gtk_entry_new ();
      /* Translators: what a row of a table is, and which of its numbers, from 1. */
      g_autofree char *label = g_strdup_printf (_ ("%1$s: %2$u"), title, i + 1);

      gtk_editable_set_width_chars (GTK_EDITABLE (cell), CELL_CHARS);
      gtk_editable_set_max_width_chars (GTK_EDITABLE (cell), CELL_CHARS);
      gtk_entry_set_alignment (GTK_ENTRY (cell), 1);
      gtk_accessible_update_property (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
      g_signal_connect_swapped (cell, "activate", G_CALLBACK (on_entered), row);
      enter_when_left (row, cell);
      gtk_box_append (GTK_BOX (box), cell);
      g_ptr_array_add (row->cells, cell);
    }
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row->widget), box);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row->widget), g_ptr_array_index (row->cells, 0));
}

static void
free_row (gpointer data)
{
  ForconRuleRow *row = data;

  g_clear_pointer (&row->words, g_ptr_array_unref);
  g_clear_pointer (&row->cells, g_ptr_array_unref);
  g_free (row);
}

ForconRuleRow *
forcon_rule_row_new (const ForconRuleValue *value, ForconGame *game, GtkLabel *why)
{
  ForconRuleRow *row = g_new0 (ForconRuleRow, 1);
  g_autofree char *title = title_of (value);

  row->value = value;
  row->game = game;
  row->why = why;
  row->words = words_of (value);
  row->filling = TRUE;
  if (row->words != NULL)
    make_choice (row);
  else if (value->form == FORCON_RULE_LIST)
    make_cells (row, title);
  else
    make_entry (row);
  row->filling = FALSE;
  /* The widget calls back as long as it lives. */
  g_object_set_data_full (G_OBJECT (row->widget), "rule-row", row, free_row);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row->widget), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row->widget), title);
  row->back = row->cells != NULL ? gtk_button_new_from_icon_name ("edit-undo-symbolic") : gtk_button_new ();
  gtk_widget_set_valign (row->back, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (row->back, _ ("Puts back the number of Forcon 2010"));
  g_signal_connect_swapped (row->back, "clicked", G_CALLBACK (on_back), row);
  if (ADW_IS_ACTION_ROW (row->widget))
    adw_action_row_add_suffix (ADW_ACTION_ROW (row->widget), row->back);
  else
    adw_entry_row_add_suffix (ADW_ENTRY_ROW (row->widget), row->back);
  return row;
}

static gboolean
is_typed_into (const ForconRuleRow *row)
{
  GtkRoot *root = gtk_widget_get_root (row->widget);
  GtkWidget *focus = root == NULL ? NULL : gtk_root_get_focus (root);

  return row->words == NULL && focus != NULL && gtk_widget_is_ancestor (focus, row->widget)
         && gtk_widget_has_css_class (row->widget, "error");
}

void
forcon_rule_row_show (ForconRuleRow *row, const ForconRules *rules, const ForconRules *usual)
{
  g_autofree char *is = forcon_rule_value_format (row->value, rules);
  g_autofree char *was = forcon_rule_value_format (row->value, usual);
  g_autofree char *told = forcon_label_rule_text (row->value, was);
  /* Translators: what a number of the rules is in Forcon 2010. */
  g_autofree char *label = g_strdup_printf (_ ("Forcon 2010: %s"), told);
  g_autofree char *name = g_strdup_printf (_ ("Put back to Forcon 2010: %s"), told);
  gboolean editable = forcon_game_editable (row->game);
  guint place = 0;

  row->filling = TRUE;
  if (row->words != NULL && g_ptr_array_find_with_equal_func (row->words, is, g_str_equal, &place))
    adw_combo_row_set_selected (ADW_COMBO_ROW (row->widget), place);
  else if (row->words == NULL && !is_typed_into (row))
    put (row, is);
  row->filling = FALSE;
  /* Several cells leave no room beside them. */
  if (row->cells != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row->widget), g_str_equal (is, was) ? "" : label);
  else
    gtk_button_set_label (GTK_BUTTON (row->back), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->back), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_visible (row->back, !g_str_equal (is, was));
  gtk_widget_set_sensitive (row->widget, editable);
}
