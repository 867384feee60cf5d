/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/fleet/command-file.h"

#include <string.h>

static const char *
layout_of (const ForconCommand *command)
{
#define VARIANT(COMMAND, which, attributes) { FORCON_COMMAND_##COMMAND, which, attributes },
  static const struct {
    ForconCommandKind kind;
    gint which;
    const char *attributes;
  } variants[] = { FORCON_COMMAND_VARIANTS (VARIANT) };
  gint which = command->kind == FORCON_COMMAND_SET ? (gint) forcon_value_owner (command->set.value)
                                                   : (gint) forcon_command_number (command, "thing");

  for (gsize i = 0; i < G_N_ELEMENTS (variants); i++)
    if (variants[i].kind == command->kind && variants[i].which == which)
      return variants[i].attributes;
  return forcon_battle_command_attributes (command->kind);
}

static const ForconRecordField *
find_field (ForconCommandKind kind, const char *name)
{
  const ForconRecordField *field = forcon_record_find (forcon_battle_command_shape (kind), name);

  g_assert (field != NULL);
  return field;
}

/* Where nothing else is said, an attribute has the name of its field, but for the "-" in it. */
static ForconCommandAttribute
find_attribute (ForconCommandKind kind, const char *name)
{
#define ATTRIBUTE(attribute, field, told_by, type) { attribute, field, told_by },
  static const struct {
    const char *name;
    const char *field;
    const char *told_by;
  } others[] = { FORCON_COMMAND_ATTRIBUTES (ATTRIBUTE) };
  g_autofree char *own = g_strdelimit (g_strdup (name), "-", '_');
  const char *field = own, *told_by = own;

  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    if (g_str_equal (others[i].name, name)
        && forcon_record_find (forcon_battle_command_shape (kind), others[i].field) != NULL)
      {
        field = others[i].field;
        told_by = others[i].told_by;
      }
  return (ForconCommandAttribute){ g_intern_string (name), find_field (kind, field), find_field (kind, told_by) };
}

void
forcon_command_layout (const ForconCommand *command, ForconCommandLayout *layout)
{
  g_auto (GStrv) words = g_strsplit (layout_of (command), " ", -1);

  *layout = (ForconCommandLayout){ 0 };
  for (guint i = 0; words[i] != NULL && *words[i] != '\0'; i++)
    {
      ForconCommandSlot *slot = &layout->slots[layout->n_slots++];
      g_auto (GStrv) names = NULL;

      slot->optional = g_str_has_suffix (words[i], "?");
      words[i][strcspn (words[i], "?")] = '\0';
      names = g_strsplit (words[i], "|", -1);
      for (guint j = 0; names[j] != NULL; j++)
        slot->choices[slot->n_choices++] = find_attribute (command->kind, names[j]);
    }
}

gboolean
forcon_command_attribute_is_set (const ForconCommand *command, const ForconCommandAttribute *attribute)
{
  const ForconRecordField *field = attribute->told_by;

  return !forcon_record_field_is_zero (command, field)
         && (field->type->kind != FORCON_FIELD_TEXT || *FORCON_RECORD_VALUE (command, field, ForconField_text) != '\0');
}
