/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/row-item.h"

/* @values: of the fields, in the order of the class */
typedef struct {
  GValue *values;
} ForconRowItemPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (ForconRowItem, forcon_row_item, G_TYPE_OBJECT)

/* Properties are numbered from 1. */
static GValue *
value_of (gpointer item, const GParamSpec *pspec)
{
  ForconRowItemPrivate *priv = forcon_row_item_get_instance_private (FORCON_ROW_ITEM (item));

  return &priv->values[pspec->param_id - 1];
}

static GType
type_of (const ForconRowField *field)
{
  return field->type == G_TYPE_BOXED ? G_TYPE_STRV : field->type;
}

static gboolean
same (GParamSpec *pspec, const GValue *one, const GValue *other)
{
  gpointer a, b;

  if (pspec->value_type != G_TYPE_STRV)
    return g_param_values_cmp (pspec, one, other) == 0;
  a = g_value_get_boxed (one);
  b = g_value_get_boxed (other);
  return a != NULL && b != NULL ? g_strv_equal (a, b) : a == b;
}

static void
forcon_row_item_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_copy (value_of (object, pspec), value);
}

static void
forcon_row_item_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (same (pspec, value_of (object, pspec), value))
    return;
  g_value_copy (value, value_of (object, pspec));
  g_object_notify_by_pspec (object, pspec);
}

static void
forcon_row_item_constructed (GObject *object)
{
  ForconRowItemPrivate *priv = forcon_row_item_get_instance_private (FORCON_ROW_ITEM (object));
  const ForconRowItemClass *klass = FORCON_ROW_ITEM_GET_CLASS (object);

  G_OBJECT_CLASS (forcon_row_item_parent_class)->constructed (object);
  priv->values = g_new0 (GValue, klass->n_fields);
  for (guint i = 0; i < klass->n_fields; i++)
    g_value_init (&priv->values[i], type_of (&klass->fields[i]));
}

static void
forcon_row_item_finalize (GObject *object)
{
  ForconRowItemPrivate *priv = forcon_row_item_get_instance_private (FORCON_ROW_ITEM (object));

  for (guint i = 0; i < FORCON_ROW_ITEM_GET_CLASS (object)->n_fields; i++)
    g_value_unset (&priv->values[i]);
  g_free (priv->values);
  G_OBJECT_CLASS (forcon_row_item_parent_class)->finalize (object);
}

static void
forcon_row_item_class_init (ForconRowItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = forcon_row_item_constructed;
  object_class->finalize = forcon_row_item_finalize;
}

static void
forcon_row_item_init (ForconRowItem *self)
{
}

static GParamSpec *
spec_of (const ForconRowField *field)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  if (field->type == G_TYPE_STRING)
    return g_param_spec_string (field->name, NULL, NULL, NULL, flags);
  if (field->type == G_TYPE_BOOLEAN)
    return g_param_spec_boolean (field->name, NULL, NULL, FALSE, flags);
  if (field->type == G_TYPE_INT)
    return g_param_spec_int (field->name, NULL, NULL, 0, G_MAXINT, 0, flags);
  if (field->type == G_TYPE_VARIANT)
    return g_param_spec_variant (field->name, NULL, NULL, G_VARIANT_TYPE_ANY, NULL, flags);
  return g_param_spec_boxed (field->name, NULL, NULL, type_of (field), flags);
}

void
forcon_row_item_class_set_fields (gpointer klass, const ForconRowField *fields, guint n_fields)
{
  ForconRowItemClass *row_class = FORCON_ROW_ITEM_CLASS (klass);

  /* A class does not inherit these. */
  G_OBJECT_CLASS (klass)->get_property = forcon_row_item_get_property;
  G_OBJECT_CLASS (klass)->set_property = forcon_row_item_set_property;
  row_class->fields = fields;
  row_class->n_fields = n_fields;
  for (guint i = 0; i < n_fields; i++)
    g_object_class_install_property (klass, i + 1, spec_of (&fields[i]));
}

const char *
forcon_row_item_text (gpointer item, const char *field)
{
  GParamSpec *pspec = g_object_class_find_property (G_OBJECT_GET_CLASS (item), field);
  const char *text;

  g_return_val_if_fail (pspec != NULL && pspec->value_type == G_TYPE_STRING, "");
  text = g_value_get_string (value_of (item, pspec));
  return text == NULL ? "" : text;
}

void
forcon_row_item_take_text (gpointer item, const char *field, char *text)
{
  g_object_set (item, field, text, NULL);
  g_free (text);
}

gboolean
forcon_row_item_equal (gpointer item, gpointer other)
{
  g_autofree GParamSpec **fields = NULL;
  guint n;

  g_return_val_if_fail (G_OBJECT_TYPE (item) == G_OBJECT_TYPE (other), FALSE);
  fields = g_object_class_list_properties (G_OBJECT_GET_CLASS (item), &n);
  for (guint i = 0; i < n; i++)
    if (!same (fields[i], value_of (item, fields[i]), value_of (other, fields[i])))
      return FALSE;
  return TRUE;
}

void
forcon_row_item_set_look (gpointer item, const char *look)
{
  const char *const classes[] = { look, NULL };

  g_object_set (item, "css-classes", classes, NULL);
}
