/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* A property of a row: %G_TYPE_STRING, _BOOLEAN, _INT (from 0), _VARIANT, or _BOXED for a list of strings. */
typedef struct {
  const char *name;
  GType type;
} ForconRowField;

/**
 * ForconRowItem:
 *
 * What all items of lists have in common: named values that the templates of rows bind. A kind of item names its fields
 * once, in its class; they are set like any property, and only what is another is told.
 */
#define FORCON_TYPE_ROW_ITEM (forcon_row_item_get_type ())
G_DECLARE_DERIVABLE_TYPE (ForconRowItem, forcon_row_item, FORCON, ROW_ITEM, GObject)

/* @fields: static */
struct _ForconRowItemClass {
  GObjectClass parent_class;

  const ForconRowField *fields;
  guint n_fields;
};

/**
 * forcon_row_item_class_set_fields:
 * @klass: the class of an item, while it is made
 * @fields: (array length=n_fields): static: what its rows show
 * @n_fields: how many
 */
void forcon_row_item_class_set_fields (gpointer klass, const ForconRowField *fields, guint n_fields);

/**
 * forcon_row_item_text:
 * @item: a #ForconRowItem
 * @field: one of its texts
 *
 * Returns: (transfer none): what it says, until it is set; "" for nothing
 */
const char *forcon_row_item_text (gpointer item, const char *field);

/**
 * forcon_row_item_take_text:
 * @item: a #ForconRowItem
 * @field: one of its texts
 * @text: (transfer full) (nullable): what it is to say
 */
void forcon_row_item_take_text (gpointer item, const char *field, char *text);

/* Returns: whether two items of one class look the same: all their fields are */
gboolean forcon_row_item_equal (gpointer item, gpointer other);

/* Gives an item that has "css-classes" one class of the style sheet. */
void forcon_row_item_set_look (gpointer item, const char *look);

G_END_DECLS
