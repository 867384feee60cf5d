/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/manual-window.h"

#include "app/dice-window/twilight-window.h"
#include "app/shell/manual.h"
#include "app/shell/master-window.h"
#include "app/table/table-window.h"
#include "app/widgets/widget.h"

/* px between the blocks of a page, and above a heading */
#define SPACING 8
#define ABOVE 14

struct _ForconManualWindow {
  AdwWindow parent;

  /* Template */
  GtkEditable *search;
  GtkListBox *contents;
  GtkScrolledWindow *scroller;
  GtkBox *page;
  GtkWidget *nothing;

  /* Owned: (element-type ForconManualPage): by row */
  GPtrArray *pages;
};

G_DEFINE_FINAL_TYPE (ForconManualWindow, forcon_manual_window, ADW_TYPE_WINDOW)

static GtkWidget *
text_label (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  /* Tab goes to the next page, not through every line of this one. */
  gtk_widget_set_focusable (label, FALSE);
  gtk_widget_set_hexpand (label, TRUE);
  return label;
}

/* A sign in front of the text, which stays clear of it on every line. */
static GtkWidget *
row_with (GtkWidget *sign, const char *text)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);

  gtk_widget_set_valign (sign, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (row), sign);
  gtk_box_append (GTK_BOX (row), text_label (text));
  return row;
}

static GtkWidget *
block_widget (const ForconManualBlock *block)
{
  GtkWidget *label;

  if (block->kind == FORCON_MANUAL_ITEM)
    return row_with (gtk_label_new ("•"), block->text);
  if (block->kind == FORCON_MANUAL_KEY)
    {
      label = gtk_label_new (block->key);
      gtk_label_set_width_chars (GTK_LABEL (label), 14);
      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_widget_add_css_class (label, "heading");
      return row_with (label, block->text);
    }
  label = text_label (block->text);
  if (block->kind == FORCON_MANUAL_TITLE)
    gtk_widget_add_css_class (label, "title-1");
  else if (block->kind == FORCON_MANUAL_HEADING)
    {
      gtk_widget_add_css_class (label, "title-4");
      gtk_widget_set_margin_top (label, ABOVE);
    }
  return label;
}

static void
on_selected (ForconManualWindow *self, GtkListBoxRow *row)
{
  const ForconManualPage *page;

  if (row == NULL)
    return;
  page = g_ptr_array_index (self->pages, gtk_list_box_row_get_index (row));
  forcon_widget_clear (self->page);
  for (guint i = 0; i < page->blocks->len; i++)
    gtk_box_append (self->page, block_widget (&g_array_index (page->blocks, ForconManualBlock, i)));
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}

static gboolean
is_shown (GtkListBoxRow *row, gpointer data)
{
  ForconManualWindow *self = data;

  return forcon_manual_page_has (g_ptr_array_index (self->pages, gtk_list_box_row_get_index (row)),
                                 gtk_editable_get_text (self->search));
}

/* What does not say it is not offered; the first page that does is opened. */
static void
on_search (ForconManualWindow *self)
{
  GtkListBoxRow *selected = gtk_list_box_get_selected_row (self->contents);
  GtkListBoxRow *first = NULL;

  gtk_list_box_invalidate_filter (self->contents);
  for (guint i = 0; i < self->pages->len && first == NULL; i++)
    if (is_shown (gtk_list_box_get_row_at_index (self->contents, (gint) i), self))
      first = gtk_list_box_get_row_at_index (self->contents, (gint) i);
  gtk_widget_set_visible (self->nothing, first == NULL);
  if (first != NULL && (selected == NULL || !is_shown (selected, self)))
    gtk_list_box_select_row (self->contents, first);
}

/* The one that is open before some window, if there is one. */
static ForconManualWindow *
find_open (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *at = windows; at != NULL; at = at->next)
    if (FORCON_IS_MANUAL_WINDOW (at->data))
      return at->data;
  return NULL;
}

const char *
forcon_manual_topic_for (GtkWindow *window)
{
  static const char *const of_pages[][2]
      = { { "map", "map" },       { "orders", "orders" },   { "resolve", "resolving" }, { "clashes", "table" },
          { "fleets", "fleets" }, { "reports", "reports" }, { "journal", "journal" } };
  const char *page;

  if (FORCON_IS_TABLE_WINDOW (window))
    return "table";
  if (FORCON_IS_TWILIGHT_WINDOW (window))
    return "fleet-dice";
  if (!FORCON_IS_MASTER_WINDOW (window)
      || forcon_game_campaign (forcon_master_window_game (FORCON_MASTER_WINDOW (window))) == NULL)
    return "starting";
  page = forcon_master_window_page_name (FORCON_MASTER_WINDOW (window));
  for (guint i = 0; i < G_N_ELEMENTS (of_pages); i++)
    if (g_strcmp0 (of_pages[i][0], page) == 0)
      return of_pages[i][1];
  return "hour";
}

ForconManualWindow *
forcon_manual_window_present (GtkWindow *parent, const char *topic)
{
  ForconManualWindow *self = find_open ();

  if (FORCON_IS_MANUAL_WINDOW (parent))
    parent = gtk_window_get_transient_for (parent);
  if (self == NULL)
    self = g_object_new (FORCON_TYPE_MANUAL_WINDOW, NULL);
  gtk_window_set_transient_for (GTK_WINDOW (self), parent);
  if (*topic == '\0')
    topic = forcon_manual_topic_for (parent);
  gtk_editable_set_text (self->search, "");
  for (guint i = 0; i < self->pages->len; i++)
    if (g_str_equal (((const ForconManualPage *) self->pages->pdata[i])->topic, topic))
      gtk_list_box_select_row (self->contents, gtk_list_box_get_row_at_index (self->contents, (gint) i));
  gtk_window_present (GTK_WINDOW (self));
  return self;
}

static void
forcon_manual_window_finalize (GObject *object)
{
  g_ptr_array_unref (FORCON_MANUAL_WINDOW (object)->pages);
  G_OBJECT_CLASS (forcon_manual_window_parent_class)->finalize (object);
}

static void
forcon_manual_window_class_init (ForconManualWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = forcon_manual_window_finalize;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/manual-window.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconManualWindow, search);
  gtk_widget_class_bind_template_child (widget_class, ForconManualWindow, contents);
  gtk_widget_class_bind_template_child (widget_class, ForconManualWindow, scroller);
  gtk_widget_class_bind_template_child (widget_class, ForconManualWindow, page);
  gtk_widget_class_bind_template_child (widget_class, ForconManualWindow, nothing);
  gtk_widget_class_bind_template_callback (widget_class, on_selected);
  gtk_widget_class_bind_template_callback (widget_class, on_search);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
forcon_manual_window_init (ForconManualWindow *self)
{
  self->pages = g_ptr_array_new_with_free_func ((GDestroyNotify) forcon_manual_page_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  for (const char *const *topic = forcon_manual_topics (); *topic != NULL; topic++)
    {
      ForconManualPage *page = forcon_manual_page_load (*topic);
      GtkWidget *label;

      if (page == NULL)
        continue;
      label = gtk_label_new (page->title);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_xalign (GTK_LABEL (label), 0);
      g_ptr_array_add (self->pages, page);
      gtk_list_box_append (self->contents, label);
    }
  gtk_list_box_set_filter_func (self->contents, is_shown, self, NULL);
}
