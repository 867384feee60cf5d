/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/script/script-private.h"

#include <glib/gi18n-lib.h>

#define DOCTRINES_MAX 500

guint32
forcon_script_ship_types_at (ForconXml *xml, const char *attribute)
{
  const char *text = forcon_xml_attribute (xml, attribute);
  g_auto (GStrv) words = g_strsplit_set (text == NULL ? "" : text, " \t\r\n", -1);
  guint32 types = 0;

  for (guint i = 0; words[i] != NULL; i++)
    {
      ForconShipType type;

      if (forcon_ship_type_from_word (words[i], &type))
        types |= 1u << type;
    }
  return types;
}

/* What it looks back on is as it was when the instruction was given, where nothing else is said. */
void
forcon_script_read_doctrine (ForconXml *xml, gpointer data)
{
  ForconScriptReader *reader = data;
  GArray *doctrines = reader->script->start->doctrines;
  const ForconRecordShape *shape = forcon_doctrine_shape ();
  ForconDoctrine doctrine = { 0 };

  if (!forcon_script_check_length (xml, doctrines, DOCTRINES_MAX, _ ("there are too many instructions")))
    return;
  for (guint i = 0; i < shape->n_fields && !forcon_xml_failed (xml); i++)
    {
      const ForconRecordField *field = &shape->fields[i];
      g_autofree char *name = g_strdelimit (g_strdup (field->name), "_", '-');

      if (forcon_xml_attribute (xml, name) != NULL)
        forcon_record_set_number (&doctrine, field,
                                  forcon_script_value_at (xml, reader, FORCON_NO_SHIP, name, field->type));
    }
  g_array_append_val (doctrines, doctrine);
  g_array_append_val (reader->doctrine_lines, (gint){ forcon_xml_line (xml) });
}

static gboolean
is_there (const ForconBattle *battle, ForconFormationId formation)
{
  return formation.value <= battle->n_formations;
}

void
forcon_script_resolve_doctrines (ForconXml *xml, ForconScriptReader *reader)
{
  ForconBattle *battle = reader->script->start;

  for (guint i = 0; i < battle->doctrines->len && !forcon_xml_failed (xml); i++)
    {
      ForconDoctrine *doctrine = &g_array_index (battle->doctrines, ForconDoctrine, i);

      if (FORCON_ID_IS_NONE (doctrine->formation) || !is_there (battle, doctrine->formation)
          || !is_there (battle, doctrine->foe) || !is_there (battle, doctrine->target))
        forcon_xml_fail (xml, g_array_index (reader->doctrine_lines, gint, i),
                         _ ("the id of a formation in this file"), _ ("the instruction names another formation"));
      else if (FORCON_ID_IS_NONE (doctrine->flagship))
        doctrine->flagship = forcon_battle_formation (battle, doctrine->formation)->flagship;
    }
}
