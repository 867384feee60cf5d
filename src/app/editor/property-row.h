/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "campaign/editing/entity.h"

G_BEGIN_DECLS

/**
 * forcon_property_shown:
 * @field: what of something it is
 * @value: its value as files have it
 *
 * Returns: (transfer full): the value as people read it: lengths and angles have the decimal sign of their language;
 *   forcon_entity_parse() reads both
 */
char *forcon_property_shown (const ForconRecordField *field, const char *value);

/**
 * forcon_property_title:
 * @field: what of something it is
 * @record: the thing
 *
 * What is edited is a name as files have it, which the user's language may have another one for: that is what is shown
 * everywhere else.
 *
 * Returns: (transfer full): what the property is called, and such a name
 */
char *forcon_property_title (const ForconRecordField *field, const ForconEntityRecord *record);

/**
 * ForconPropertyRow:
 * @field: what it shows, of a record of an entity
 * @widget: the row, to be put into a list
 * @words: (element-type utf8): of a list the values in its order, as files have them
 * @edited: called whenever the user changed it: @settled unless more is likely to be typed
 * @data: for @edited
 *
 * A row in which a property is seen and changed: text, number, switch or list, as its type is.
 */
typedef struct _ForconPropertyRow ForconPropertyRow;

struct _ForconPropertyRow {
  const ForconRecordField *field;
  GtkWidget *widget;
  GPtrArray *words;
  void (*edited) (ForconPropertyRow *row, gboolean settled, gpointer data);
  gpointer data;

  /*< private >*/
  GtkWidget *toggle;
  gboolean filling;
};

/**
 * forcon_property_row_new:
 * @title: what it is called
 * @field: (nullable): what it shows; %NULL for a text that is no property
 * @edited: see #ForconPropertyRow
 * @data: likewise
 *
 * Returns: (transfer full): the row; its widget is floating and goes with what it is put into
 */
ForconPropertyRow *forcon_property_row_new (const char *title, const ForconRecordField *field,
                                            void (*edited) (ForconPropertyRow *row, gboolean settled, gpointer data),
                                            gpointer data);

void forcon_property_row_free (ForconPropertyRow *row);

/* Calls it otherwise. */
void forcon_property_row_set_title (ForconPropertyRow *row, const char *title);

/* Shows what the record says; a text that the user is typing stays. */
void forcon_property_row_show (ForconPropertyRow *row, const ForconCampaign *campaign,
                               const ForconEntityRecord *record);

void forcon_property_row_show_text (ForconPropertyRow *row, const char *text);

/* Returns: (transfer full): what it says, as files have it */
char *forcon_property_row_value (const ForconPropertyRow *row);

/* Whether something is typed into it now. */
gboolean forcon_property_row_has_focus (const ForconPropertyRow *row);

/* Marks it as refused, or not any more. */
void forcon_property_row_refuse (ForconPropertyRow *row, gboolean refused);

/* Returns: (transfer none) (nullable): what people call a value of a closed list */
const char *forcon_property_word_label (const ForconFieldType *type, guint value);

G_END_DECLS
