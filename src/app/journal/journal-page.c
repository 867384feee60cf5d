/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/journal/journal-page-private.h"

#include <glib/gi18n-lib.h>

G_DEFINE_FINAL_TYPE (ForconJournalPage, forcon_journal_page, FORCON_TYPE_PANEL)

/* The side */

static void
show_side (ForconJournalPage *self, const char *name)
{
  gtk_stack_set_visible_child_name (self->side, name);
  gtk_widget_set_visible (GTK_WIDGET (self->side), TRUE);
}

static void
close_side (ForconJournalPage *self)
{
  if (!gtk_widget_get_visible (GTK_WIDGET (self->side)))
    return;
  gtk_widget_set_visible (GTK_WIDGET (self->side), FALSE);
  gtk_widget_grab_focus (GTK_WIDGET (self->list));
}

void
forcon_journal_page_explain (ForconJournalPage *self, guint place)
{
  g_return_if_fail (FORCON_IS_JOURNAL_PAGE (self));
  if (forcon_game_chronicle (self->game) == NULL
      || place >= forcon_chronicle_length (forcon_game_chronicle (self->game)))
    return;
  forcon_journal_page_select (self, place);
  forcon_journal_details_show (self->details, place);
  show_side (self, "details");
}

/* Enter or a double click. */
static void
on_activated (ForconJournalPage *self, guint row)
{
  g_autoptr (ForconJournalLine) line = g_list_model_get_item (G_LIST_MODEL (self->selection), row);

  gtk_widget_activate_action (GTK_WIDGET (self), "win.explain", "u", forcon_journal_line_place (line));
}

static void
on_chosen (ForconJournalPage *self, guint place)
{
  if (place < forcon_chronicle_length (forcon_game_chronicle (self->game)))
    forcon_journal_page_select (self, place);
}

static void
on_verify (ForconJournalPage *self)
{
  if (forcon_game_path (self->game) != NULL)
    forcon_journal_audit_begin (self->audit, forcon_game_path (self->game));
}

static void
on_audited (ForconJournalPage *self)
{
  show_side (self, "audit");
}

/* Notes */

static void
on_note (ForconJournalPage *self)
{
  const char *text = gtk_editable_get_text (self->note_entry);

  if (*text == '\0')
    return;
  self->follows = TRUE;
  if (gtk_widget_activate_action (GTK_WIDGET (self), "win.note", "s", text))
    gtk_editable_set_text (self->note_entry, "");
}

/* Keys: none of them while another page is in front. */

static gboolean
key_search (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  if (gtk_widget_get_mapped (widget))
    forcon_journal_page_begin_search (FORCON_JOURNAL_PAGE (widget));
  return gtk_widget_get_mapped (widget);
}

static gboolean
key_step (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  if (gtk_widget_get_mapped (widget))
    forcon_journal_page_step (FORCON_JOURNAL_PAGE (widget), GPOINTER_TO_INT (data));
  return gtk_widget_get_mapped (widget);
}

static gboolean
key_note (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  ForconJournalPage *self = FORCON_JOURNAL_PAGE (widget);

  if (!gtk_widget_get_mapped (widget))
    return FALSE;
  gtk_widget_grab_focus (GTK_WIDGET (self->note_entry));
  return TRUE;
}

static gboolean
key_close (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  ForconJournalPage *self = FORCON_JOURNAL_PAGE (widget);
  gboolean open = gtk_widget_get_visible (GTK_WIDGET (self->side));

  close_side (self);
  return open;
}

static gboolean
key_copy (GtkWidget *list, GVariant *arguments, gpointer data)
{
  forcon_journal_page_copy (FORCON_JOURNAL_PAGE (gtk_widget_get_ancestor (list, FORCON_TYPE_JOURNAL_PAGE)));
  return TRUE;
}

static gboolean
key_explain (GtkWidget *list, GVariant *arguments, gpointer data)
{
  ForconJournalPage *self = FORCON_JOURNAL_PAGE (gtk_widget_get_ancestor (list, FORCON_TYPE_JOURNAL_PAGE));
  g_autoptr (GtkBitset) rows = gtk_selection_model_get_selection (GTK_SELECTION_MODEL (self->selection));

  if (gtk_bitset_is_empty (rows))
    return FALSE;
  on_activated (self, gtk_bitset_get_minimum (rows));
  return TRUE;
}

static void
add_key (GtkEventController *controller, const char *trigger, GtkShortcutFunc function, gint step)
{
  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (controller),
      gtk_shortcut_new (gtk_shortcut_trigger_parse_string (trigger),
                        gtk_callback_action_new (function, GINT_TO_POINTER (step), NULL)));
}

static void
add_keys (ForconJournalPage *self)
{
  GtkEventController *everywhere = gtk_shortcut_controller_new ();
  GtkEventController *within = gtk_shortcut_controller_new ();
  GtkEventController *on_rows = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (everywhere), GTK_SHORTCUT_SCOPE_GLOBAL);
  add_key (everywhere, "<Control>f", key_search, 0);
  add_key (everywhere, "F3", key_step, 1);
  add_key (everywhere, "<Shift>F3", key_step, -1);
  add_key (everywhere, "<Control>n", key_note, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), everywhere);
  add_key (within, "Escape", key_close, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), within);
  add_key (on_rows, "<Control>c", key_copy, 0);
  add_key (on_rows, "e", key_explain, 0);
  gtk_widget_add_controller (GTK_WIDGET (self->list), on_rows);
}

static void
on_next (ForconJournalPage *self)
{
  forcon_journal_page_step (self, 1);
}

static void
on_previous (ForconJournalPage *self)
{
  forcon_journal_page_step (self, -1);
}

/* The game */

static void
on_followed (ForconJournalPage *self, guint from, guint to)
{
  if (to > from)
    forcon_journal_page_follow_search (self, from);
}

static void
on_changed (ForconJournalPage *self)
{
  gtk_widget_set_sensitive (self->note_bar, forcon_game_writable (self->game));
  forcon_journal_page_fill_filters (self);
}

static void
on_opened (ForconJournalPage *self)
{
  close_side (self);
  forcon_journal_page_end_search (self);
  self->follows = TRUE;
  forcon_journal_page_show_newest (self);
}

ForconJournalModel *
forcon_journal_page_model (ForconJournalPage *self)
{
  g_return_val_if_fail (FORCON_IS_JOURNAL_PAGE (self), NULL);
  return self->model;
}

static void
forcon_journal_page_dispose (GObject *object)
{
  ForconJournalPage *self = FORCON_JOURNAL_PAGE (object);

  g_clear_handle_id (&self->scroll_source, g_source_remove);
  forcon_journal_page_stop_search (self);
  G_OBJECT_CLASS (forcon_journal_page_parent_class)->dispose (object);
  g_clear_object (&self->selection);
  g_clear_object (&self->model);
}

static void
forcon_journal_page_finalize (GObject *object)
{
  g_array_unref (FORCON_JOURNAL_PAGE (object)->matches);
  G_OBJECT_CLASS (forcon_journal_page_parent_class)->finalize (object);
}

static void
attach (ForconPanel *panel)
{
  ForconJournalPage *self = FORCON_JOURNAL_PAGE (panel);

  self->model = forcon_journal_model_new (self->game);
  forcon_journal_page_set_up_list (self);
  forcon_journal_page_set_up_filters (self);
  forcon_journal_page_set_up_search (self);
  forcon_journal_details_set_model (self->details, self->game, self->model);
  forcon_typed_dice_button_set_model (self->typed_dice, self->model);
  g_signal_connect_object (self->model, "followed", G_CALLBACK (on_followed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->model, "opened", G_CALLBACK (on_opened), self, G_CONNECT_SWAPPED);
  on_changed (self);
}

#define BIND(member) gtk_widget_class_bind_template_child (widget_class, ForconJournalPage, member)

static void
bind_children (GtkWidgetClass *widget_class)
{
  BIND (phase_filter);
  BIND (clash_filter);
  BIND (admiral_filter);
  BIND (topic_filter);
  BIND (clear_filter);
  BIND (spinner);
  BIND (search_button);
  BIND (typed_dice);
  BIND (copy_button);
  BIND (search_bar);
  BIND (search_entry);
  BIND (search_count);
  BIND (search_next);
  BIND (search_previous);
  BIND (states);
  BIND (nothing);
  BIND (list);
  BIND (scrolled);
  BIND (new_button);
  BIND (note_entry);
  BIND (note_bar);
  BIND (side);
  BIND (details);
  BIND (audit);
}

static void
forcon_journal_page_class_init (ForconJournalPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = forcon_journal_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = forcon_journal_page_finalize;
  FORCON_PANEL_CLASS (klass)->attach = attach;
  forcon_panel_class_bind_model (klass, ForconJournalPage, game, FORCON_TYPE_GAME);
  forcon_panel_class_connect (klass, "changed", on_changed);
  g_type_ensure (FORCON_TYPE_JOURNAL_AUDIT);
  g_type_ensure (FORCON_TYPE_JOURNAL_DETAILS);
  g_type_ensure (FORCON_TYPE_TYPED_DICE_BUTTON);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/journal-page.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, close_side);
  gtk_widget_class_bind_template_callback (widget_class, forcon_journal_page_clear_filters);
  gtk_widget_class_bind_template_callback (widget_class, forcon_journal_page_copy);
  gtk_widget_class_bind_template_callback (widget_class, forcon_journal_page_show_newest);
  gtk_widget_class_bind_template_callback (widget_class, on_activated);
  gtk_widget_class_bind_template_callback (widget_class, on_audited);
  gtk_widget_class_bind_template_callback (widget_class, on_chosen);
  gtk_widget_class_bind_template_callback (widget_class, on_next);
  gtk_widget_class_bind_template_callback (widget_class, on_note);
  gtk_widget_class_bind_template_callback (widget_class, on_previous);
  gtk_widget_class_bind_template_callback (widget_class, on_verify);
}

static void
forcon_journal_page_init (ForconJournalPage *self)
{
  self->matches = g_array_new (FALSE, FALSE, sizeof (guint));
  gtk_widget_init_template (GTK_WIDGET (self));
  add_keys (self);
}
