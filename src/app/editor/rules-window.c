/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editor/rules-window.h"

#include <glib/gi18n-lib.h>

#include "app/editor/rule-row.h"
#include "app/editor/rule-text.h"
#include "app/game/game-edit.h"
#include "app/widgets/widget.h"
#include "base/text.h"
#include "render/drawing/rule-labels.h"
#include "report/campaign/campaign-sentences.h"
#include "storage/rules/rules-file.h"

struct _ForconRulesWindow {
  AdwWindow parent;

  /* Template */
  AdwWindowTitle *heading;
  GtkListBox *chapters;
  GtkScrolledWindow *scroller;
  GtkBox *numbers;
  GtkLabel *why;

  /* Owned */
  ForconGame *game;
  ForconRules *usual;
  GPtrArray *rows;
  char *chapter;
};

G_DEFINE_FINAL_TYPE (ForconRulesWindow, forcon_rules_window, ADW_TYPE_WINDOW)

/* The numbers that the rules in force have, or Forcon 2010: one that was taken away can be put back. */
static GPtrArray *
all_values (ForconRulesWindow *self)
{
  GPtrArray *values = forcon_rule_values (forcon_game_rules (self->game));
  g_autoptr (GPtrArray) usual = forcon_rule_values (self->usual);

  for (guint i = 0; i < usual->len; i++)
    if (!g_ptr_array_find (values, g_ptr_array_index (usual, i), NULL))
      g_ptr_array_add (values, g_ptr_array_index (usual, i));
  return values;
}

/* Numbers */

static GtkWidget *
find_group (ForconRulesWindow *self, const char *ids)
{
  for (GtkWidget *group = gtk_widget_get_first_child (GTK_WIDGET (self->numbers)); group != NULL;
       group = gtk_widget_get_next_sibling (group))
    if (g_strcmp0 (g_object_get_data (G_OBJECT (group), "ids"), ids) == 0)
      return group;
  return NULL;
}

/* The numbers of the same rules stand below their text. */
static GtkWidget *
group_of (ForconRulesWindow *self, const ForconRuleValue *value)
{
  const char *ids = forcon_rule_ids (value);
  GtkWidget *group = find_group (self, ids);
  g_autofree char *text = NULL;
  g_autofree char *safe = NULL;

  if (group != NULL)
    return group;
  text = forcon_rule_text (ids);
  safe = g_markup_escape_text (text, -1);
  group = adw_preferences_group_new ();
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), safe);
  g_object_set_data (G_OBJECT (group), "ids", (gpointer) ids);
  gtk_box_append (self->numbers, group);
  return group;
}

static void
show_numbers (ForconRulesWindow *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    forcon_rule_row_show (g_ptr_array_index (self->rows, i), forcon_game_rules (self->game), self->usual);
}

/* What loses the cursor with its widget is no answer of anybody's. */
static void
clear_numbers (ForconRulesWindow *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    ((ForconRuleRow *) g_ptr_array_index (self->rows, i))->filling = TRUE;
  forcon_widget_clear (self->numbers);
  g_ptr_array_set_size (self->rows, 0);
}

/* What can be added: the next row of the gunnery table, and a nation. */

static void
on_new_row (ForconRulesWindow *self)
{
  const ForconRules *rules = forcon_game_rules (self->game);
  g_autofree char *last = g_strdup_printf ("gunnery/%d", rules->gunnery_rows);
  g_autofree char *next = g_strdup_printf ("gunnery/%d", rules->gunnery_rows + 1);
  const ForconRuleValue *value = forcon_rule_value_find (last);
  g_autofree char *text = value == NULL ? NULL : forcon_rule_value_format (value, rules);

  if (text != NULL && forcon_game_change_rule (self->game, next, text, NULL))
    forcon_rules_window_show_value (self, next);
}

static void
on_new_nation (ForconRulesWindow *self, GtkEditable *entry)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (entry)));
  g_autofree char *path = g_strdup_printf ("nation/%s/strength", name);
  ForconCampaignVerdict why = { 0 };
  g_autofree char *sentence = NULL;
  gboolean done;

  if (*name == '\0')
    return;
  done = forcon_game_change_rule (self->game, path, "0", &why);
  if (!done)
    sentence = forcon_campaign_refusal (forcon_game_campaign (self->game), &why);
  forcon_label_show (GTK_WIDGET (self->why), sentence);
  if (done)
    forcon_rules_window_show_value (self, path);
}

static void
add_new_row (ForconRulesWindow *self)
{
  gint next = forcon_game_rules (self->game)->gunnery_rows + 1;
  g_autofree char *path = g_strdup_printf ("gunnery/%d", next);
  const ForconRuleValue *value = forcon_rule_value_find (path);
  g_autofree char *title = NULL;
  GtkWidget *row;

  if (value == NULL || !g_str_equal (forcon_label_rule_chapter (value), self->chapter))
    return;
  /* Translators: a row of the gunnery table. */
  title = g_strdup_printf (_ ("New Row: Firepower %d"), next);
  row = adw_action_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("list-add-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_widget_set_sensitive (row, forcon_game_editable (self->game));
  g_signal_connect_object (row, "activated", G_CALLBACK (on_new_row), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group_of (self, value)), row);
}

static void
add_new_nation (ForconRulesWindow *self)
{
  const ForconRuleValue *value = forcon_rule_value_find ("nation/-/strength");
  GtkWidget *row;

  if (value == NULL || !g_str_equal (forcon_label_rule_chapter (value), self->chapter))
    return;
  row = adw_entry_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ ("New nation (Enter)"));
  gtk_widget_set_sensitive (row, forcon_game_editable (self->game));
  g_signal_connect_object (row, "entry-activated", G_CALLBACK (on_new_nation), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group_of (self, value)), row);
}

static void
fill_chapter (ForconRulesWindow *self)
{
  g_autoptr (GPtrArray) values = all_values (self);

  clear_numbers (self);
  for (guint i = 0; i < values->len; i++)
    {
      const ForconRuleValue *value = g_ptr_array_index (values, i);
      ForconRuleRow *row;

      if (!g_str_equal (forcon_label_rule_chapter (value), self->chapter))
        continue;
      row = forcon_rule_row_new (value, self->game, self->why);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group_of (self, value)), row->widget);
      g_ptr_array_add (self->rows, row);
    }
  add_new_row (self);
  add_new_nation (self);
  show_numbers (self);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}

/* Chapters */

static GtkWidget *
make_chapter (const char *name)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *count = gtk_label_new (NULL);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  gtk_widget_add_css_class (count, "accent");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), count);
  g_object_set_data (G_OBJECT (row), "count", count);
  return row;
}

static GtkListBoxRow *
find_chapter (ForconRulesWindow *self, const char *name)
{
  for (gint i = 0; gtk_list_box_get_row_at_index (self->chapters, i) != NULL; i++)
    {
      GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->chapters, i);

      if (g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), name))
        return row;
    }
  return NULL;
}

static void
fill_chapters (ForconRulesWindow *self)
{
  const char *name;

  for (guint i = 0; (name = forcon_label_rule_chapter_at (i)) != NULL; i++)
    gtk_list_box_append (self->chapters, make_chapter (name));
}

/* How a rule set is called is no number. */
static guint
count_changed (const GPtrArray *changed, const char *chapter)
{
  guint n = 0;

  for (guint i = 0; i < changed->len; i++)
    {
      const ForconRuleValue *value = g_ptr_array_index (changed, i);

      n += value->form != FORCON_RULE_TEXT && g_str_equal (forcon_label_rule_chapter (value), chapter) ? 1 : 0;
    }
  return n;
}

/* How many numbers of each chapter are changed. */
static void
count_changes (ForconRulesWindow *self)
{
  g_autoptr (GPtrArray) changed = forcon_rules_differences (forcon_game_rules (self->game), self->usual);

  for (gint i = 0; gtk_list_box_get_row_at_index (self->chapters, i) != NULL; i++)
    {
      GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->chapters, i);
      const char *name = adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row));
      g_autofree char *text = NULL;
      g_autofree char *told = NULL;
      guint n = count_changed (changed, name);

      text = n == 0 ? g_strdup ("") : g_strdup_printf ("%u", n);
      told = g_strdup_printf (
          g_dngettext (GETTEXT_PACKAGE, "%1$s, %2$u number changed", "%1$s, %2$u numbers changed", n), name, n);
      gtk_label_set_label (g_object_get_data (G_OBJECT (row), "count"), text);
      gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, n == 0 ? name : told, -1);
    }
}

static void
on_chapter (ForconRulesWindow *self, GtkListBoxRow *row)
{
  if (row == NULL)
    return;
  g_free (self->chapter);
  self->chapter = g_strdup (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)));
  forcon_label_show (GTK_WIDGET (self->why), NULL);
  fill_chapter (self);
}

/* Whether all rows of the chapter are those that it has now: a row of the gunnery table may have come or gone. */
static gboolean
rows_fit (ForconRulesWindow *self)
{
  g_autoptr (GPtrArray) values = all_values (self);
  guint n = 0;

  for (guint i = 0; i < values->len; i++)
    n += g_str_equal (forcon_label_rule_chapter (g_ptr_array_index (values, i)), self->chapter) ? 1 : 0;
  return n == self->rows->len;
}

static void
refresh (ForconRulesWindow *self)
{
  if (forcon_game_campaign (self->game) == NULL)
    return;
  adw_window_title_set_subtitle (self->heading, forcon_name (forcon_game_rules (self->game)->name));
  count_changes (self);
  if (rows_fit (self))
    show_numbers (self);
  else
    fill_chapter (self);
}

void
forcon_rules_window_show_value (ForconRulesWindow *self, const char *path)
{
  const ForconRuleValue *value = forcon_rule_value_find (path);

  g_return_if_fail (FORCON_IS_RULES_WINDOW (self) && value != NULL);
  gtk_list_box_select_row (self->chapters, find_chapter (self, forcon_label_rule_chapter (value)));
  for (guint i = 0; i < self->rows->len; i++)
    {
      const ForconRuleRow *row = g_ptr_array_index (self->rows, i);

      if (row->value == value)
        gtk_widget_grab_focus (row->widget);
    }
}

static void
undo (GtkWidget *widget, const char *action, GVariant *parameter)
{
  forcon_game_undo (FORCON_RULES_WINDOW (widget)->game);
}

static void
redo (GtkWidget *widget, const char *action, GVariant *parameter)
{
  forcon_game_redo (FORCON_RULES_WINDOW (widget)->game);
}

static void
close_window (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gtk_window_close (GTK_WINDOW (widget));
}

static void
forcon_rules_window_dispose (GObject *object)
{
  ForconRulesWindow *self = FORCON_RULES_WINDOW (object);

  /* The rows' widgets call back into the rows until they are gone. */
  if (self->numbers != NULL && self->rows != NULL)
    clear_numbers (self);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_object (&self->game);
  g_clear_pointer (&self->usual, forcon_rules_free);
  g_clear_pointer (&self->chapter, g_free);
  G_OBJECT_CLASS (forcon_rules_window_parent_class)->dispose (object);
}

static void
forcon_rules_window_class_init (ForconRulesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = forcon_rules_window_dispose;
  gtk_widget_class_install_action (widget_class, "rules.undo", NULL, undo);
  gtk_widget_class_install_action (widget_class, "rules.redo", NULL, redo);
  gtk_widget_class_install_action (widget_class, "rules.close", NULL, close_window);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "rules.undo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "rules.redo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "rules.close", NULL);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/rules-window.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconRulesWindow, heading);
  gtk_widget_class_bind_template_child (widget_class, ForconRulesWindow, chapters);
  gtk_widget_class_bind_template_child (widget_class, ForconRulesWindow, scroller);
  gtk_widget_class_bind_template_child (widget_class, ForconRulesWindow, numbers);
  gtk_widget_class_bind_template_child (widget_class, ForconRulesWindow, why);
  gtk_widget_class_bind_template_callback (widget_class, on_chapter);
}

static void
forcon_rules_window_init (ForconRulesWindow *self)
{
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
forcon_rules_window_present (GtkWindow *parent, ForconGame *game)
{
  g_autoptr (ForconRules) usual = forcon_rules_load_named (FORCON_USUAL_RULES, NULL);
  ForconRulesWindow *self;

  if (usual == NULL || forcon_game_campaign (game) == NULL)
    return;
  self = g_object_new (FORCON_TYPE_RULES_WINDOW, "transient-for", parent, NULL);
  self->game = g_object_ref (game);
  self->usual = g_steal_pointer (&usual);
  fill_chapters (self);
  gtk_list_box_select_row (self->chapters, gtk_list_box_get_row_at_index (self->chapters, 0));
  refresh (self);
  g_signal_connect_object (game, "changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "opened", G_CALLBACK (gtk_window_destroy), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (self));
}
