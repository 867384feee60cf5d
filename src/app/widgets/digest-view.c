/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/digest-view.h"

#include "app/widgets/named-row.h"

/* A line of the list. */
#define FORCON_TYPE_DIGEST_ITEM (forcon_digest_item_get_type ())
G_DECLARE_FINAL_TYPE (ForconDigestItem, forcon_digest_item, FORCON, DIGEST_ITEM, GObject)

struct _ForconDigestItem {
  GObject parent;

  gboolean heading;
  char *text;
  char *detail;
};

G_DEFINE_FINAL_TYPE (ForconDigestItem, forcon_digest_item, G_TYPE_OBJECT)

struct _ForconDigestView {
  ForconPanel parent;

  /* Template */
  GtkStack *stack;
  GtkLabel *nothing_label;
  GtkListView *list;

  /* Owned */
  GListStore *items;
};

enum { PROP_0, PROP_NAME_FOR_READERS, PROP_NOTHING, N_PROPERTIES };

static GParamSpec *properties[N_PROPERTIES];

G_DEFINE_FINAL_TYPE (ForconDigestView, forcon_digest_view, FORCON_TYPE_PANEL)

static void
forcon_digest_item_finalize (GObject *object)
{
  ForconDigestItem *self = FORCON_DIGEST_ITEM (object);

  g_free (self->text);
  g_free (self->detail);
  G_OBJECT_CLASS (forcon_digest_item_parent_class)->finalize (object);
}

static void
forcon_digest_item_class_init (ForconDigestItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = forcon_digest_item_finalize;
}

static void
forcon_digest_item_init (ForconDigestItem *self)
{
}

static ForconDigestItem *
item_new (const ForconDigestLine *line)
{
  ForconDigestItem *item = g_object_new (FORCON_TYPE_DIGEST_ITEM, NULL);

  item->heading = line->heading;
  item->text = g_strdup (line->text);
  item->detail = g_strdup (line->detail);
  return item;
}

static gboolean
is_same (ForconDigestView *self, const GPtrArray *lines)
{
  if (g_list_model_get_n_items (G_LIST_MODEL (self->items)) != lines->len)
    return FALSE;
  for (guint i = 0; i < lines->len; i++)
    {
      g_autoptr (ForconDigestItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), i);
      const ForconDigestLine *line = g_ptr_array_index (lines, i);

      if (item->heading != line->heading || g_strcmp0 (item->text, line->text) != 0
          || g_strcmp0 (item->detail, line->detail) != 0)
        return FALSE;
    }
  return TRUE;
}

void
forcon_digest_view_set_lines (ForconDigestView *self, GPtrArray *lines)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  g_return_if_fail (FORCON_IS_DIGEST_VIEW (self));
  if (!is_same (self, lines))
    {
      for (guint i = 0; i < lines->len; i++)
        g_ptr_array_add (items, item_new (g_ptr_array_index (lines, i)));
      g_list_store_splice (self->items, 0, g_list_model_get_n_items (G_LIST_MODEL (self->items)), items->pdata,
                           items->len);
    }
  gtk_stack_set_visible_child_name (self->stack, lines->len > 0 ? "lines" : "nothing");
  g_ptr_array_unref (lines);
}

/* Rows */

static GtkWidget *
label_new (const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
set_up (GtkSignalListItemFactory *factory, GtkListItem *list_item)
{
  GtkWidget *box = g_object_new (FORCON_TYPE_NAMED_ROW, "orientation", GTK_ORIENTATION_VERTICAL, NULL);

  gtk_box_append (GTK_BOX (box), label_new (NULL));
  gtk_box_append (GTK_BOX (box), label_new ("forcon-faint"));
  gtk_list_item_set_child (list_item, box);
  gtk_list_item_set_activatable (list_item, FALSE);
  gtk_list_item_set_selectable (list_item, FALSE);
}

static void
fill (GtkSignalListItemFactory *factory, GtkListItem *list_item)
{
  const ForconDigestItem *item = gtk_list_item_get_item (list_item);
  GtkWidget *box = gtk_list_item_get_child (list_item);
  GtkWidget *text = gtk_widget_get_first_child (box);
  GtkWidget *detail = gtk_widget_get_next_sibling (text);
  g_autofree char *spoken = g_strjoin ("; ", item->text, item->detail, NULL);

  g_object_set (box, "spoken", spoken, NULL);
  gtk_label_set_label (GTK_LABEL (text), item->text);
  gtk_label_set_label (GTK_LABEL (detail), item->detail);
  gtk_widget_set_visible (detail, item->detail != NULL);
  if (item->heading)
    gtk_widget_add_css_class (box, "forcon-digest-heading");
  else
    gtk_widget_remove_css_class (box, "forcon-digest-heading");
}

/* Widgets */

static void
forcon_digest_view_set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  ForconDigestView *self = FORCON_DIGEST_VIEW (object);

  switch (id)
    {
    case PROP_NAME_FOR_READERS:
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      g_value_get_string (value), -1);
      break;
    case PROP_NOTHING:
      gtk_label_set_label (self->nothing_label, g_value_get_string (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
    }
}

static void
forcon_digest_view_dispose (GObject *object)
{
  ForconDigestView *self = FORCON_DIGEST_VIEW (object);

  g_clear_object (&self->items);
  G_OBJECT_CLASS (forcon_digest_view_parent_class)->dispose (object);
}

static void
forcon_digest_view_class_init (ForconDigestViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = forcon_digest_view_dispose;
  G_OBJECT_CLASS (klass)->set_property = forcon_digest_view_set_property;
  properties[PROP_NAME_FOR_READERS]
      = g_param_spec_string ("name-for-readers", NULL, NULL, NULL, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_NOTHING]
      = g_param_spec_string ("nothing", NULL, NULL, NULL, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPERTIES, properties);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/digest-view.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconDigestView, stack);
  gtk_widget_class_bind_template_child (widget_class, ForconDigestView, nothing_label);
  gtk_widget_class_bind_template_child (widget_class, ForconDigestView, list);
}

static void
forcon_digest_view_init (ForconDigestView *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkNoSelection) lines = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));
  self->items = g_list_store_new (FORCON_TYPE_DIGEST_ITEM);
  lines = gtk_no_selection_new (G_LIST_MODEL (g_object_ref (self->items)));
  g_signal_connect (factory, "setup", G_CALLBACK (set_up), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (fill), NULL);
  gtk_list_view_set_factory (self->list, factory);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (lines));
}
