/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/named-row.h"

struct _ForconNamedRow {
  GtkBox parent;

  char *spoken;
};

enum {
  PROP_0,
  PROP_SPOKEN,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ForconNamedRow, forcon_named_row, GTK_TYPE_BOX)

static void
name_the_row (ForconNamedRow *self)
{
  GtkWidget *row = gtk_widget_get_parent (GTK_WIDGET (self));
  GtkWidget *first = gtk_widget_get_first_child (GTK_WIDGET (self));

  if (row == NULL || self->spoken == NULL)
    return;
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, self->spoken, -1);
  /* In a tree it is the expander that the keyboard comes to. */
  if (GTK_IS_TREE_EXPANDER (first))
    gtk_accessible_update_property (GTK_ACCESSIBLE (first), GTK_ACCESSIBLE_PROPERTY_LABEL, self->spoken, -1);
}

static void
forcon_named_row_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  ForconNamedRow *self = FORCON_NAMED_ROW (object);

  if (id != PROP_SPOKEN)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
      return;
    }
  g_free (self->spoken);
  self->spoken = g_value_dup_string (value);
  name_the_row (self);
}

static void
forcon_named_row_finalize (GObject *object)
{
  g_free (FORCON_NAMED_ROW (object)->spoken);
  G_OBJECT_CLASS (forcon_named_row_parent_class)->finalize (object);
}

static void
forcon_named_row_class_init (ForconNamedRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->set_property = forcon_named_row_set_property;
  object_class->finalize = forcon_named_row_finalize;
  properties[PROP_SPOKEN]
      = g_param_spec_string ("spoken", NULL, NULL, NULL, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
forcon_named_row_init (ForconNamedRow *self)
{
  g_signal_connect (self, "notify::parent", G_CALLBACK (name_the_row), NULL);
}
