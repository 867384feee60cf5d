/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/fleets/card-choices.h"

#include <glib/gi18n-lib.h>

#include "app/editor/property-row.h"
#include "base/text.h"

static void
choice_clear (gpointer data)
{
  ForconCardChoice *choice = data;

  g_free (choice->label);
}

static void
add (GArray *choices, const char *word, const char *label)
{
  ForconCardChoice choice = { word, forcon_text_capitalise (label) };

  g_array_append_val (choices, choice);
}

GArray *
forcon_card_choices (const char *property)
{
  const ForconRecordField *of_ship = forcon_record_find (forcon_entity_shape (FORCON_ENTITY_SHIP), property);
  const ForconRecordField *field
      = of_ship != NULL ? of_ship : forcon_record_find (forcon_entity_shape (FORCON_ENTITY_WEAPON), property);
  GArray *choices;

  if (field == NULL || (field->type->kind != FORCON_FIELD_WORD && field->type->kind != FORCON_FIELD_FLAG))
    return NULL;
  choices = g_array_new (FALSE, TRUE, sizeof (ForconCardChoice));
  g_array_set_clear_func (choices, choice_clear);
  for (guint i = 0; i < field->type->n_words; i++)
    {
      ForconEntityRecord record = { 0 };

      forcon_record_set_number (&record, field, i);
      add (choices, forcon_record_word (&record, field), forcon_property_word_label (field->type, i));
    }
  if (field->type->kind == FORCON_FIELD_FLAG)
    {
      add (choices, "no", C_ ("special shield", "no"));
      add (choices, "yes", C_ ("special shield", "yes"));
    }
  return choices;
}

GtkStringList *
forcon_card_choice_labels (const GArray *choices)
{
  GtkStringList *list = gtk_string_list_new (NULL);

  for (guint i = 0; i < choices->len; i++)
    gtk_string_list_append (list, g_array_index (choices, ForconCardChoice, i).label);
  return list;
}
