/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/xml/record-xml.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "storage/xml/xml-private.h"

static gboolean
escape_mark (GString *raw, char mark)
{
  static const struct
  {
    char mark;
    const char *escaped;
  } marks[] = { { '&', "&amp;" },  { '<', "&lt;" },  { '>', "&gt;" },   { '"', "&quot;" },
                { '\n', "&#10;" }, { '\t', "&#9;" }, { '\r', "&#13;" }, { '\\', "\\\\" } };

  for (gsize i = 0; i < G_N_ELEMENTS (marks); i++)
    if (marks[i].mark == mark)
      {
        g_string_append (raw, marks[i].escaped);
        return TRUE;
      }
  return FALSE;
}

static void
escape (GString *raw, const char *text)
{
  for (const char *at = text; *at != '\0';)
    {
      gunichar character = g_utf8_get_char_validated (at, -1);
      gboolean broken = (character & 0x80000000u) != 0;
      gsize n = broken ? 1 : (gsize) (g_utf8_next_char (at) - at);
      gboolean fits = !broken && character >= 0x20 && character != 0xfffe && character != 0xffff;
      gboolean marked = escape_mark (raw, *at);

      if (!marked && fits)
        g_string_append_len (raw, at, (gssize) n);
      for (gsize i = 0; !marked && !fits && i < n; i++)
        g_string_append_printf (raw, "\\x%02x", (guint8) at[i]);
      at += n;
    }
}

void
forcon_xml_put_exact (xmlTextWriterPtr out, const char *name, const char *text)
{
  g_autoptr (GString) raw = g_string_new (NULL);

  escape (raw, text);
  xmlTextWriterStartAttribute (out, (const xmlChar *) name);
  xmlTextWriterWriteRaw (out, (const xmlChar *) raw->str);
  xmlTextWriterEndAttribute (out);
}

/* Undoes escape_bytes() and the doubling of backslashes, in place. */
static gboolean
unescape (char *text)
{
  char *to = text;

  for (const char *at = text; *at != '\0'; at++, to++)
    {
      *to = *at;
      if (*at != '\\')
        continue;
      at++;
      if (*at == 'x' && g_ascii_isxdigit (at[1]) && g_ascii_isxdigit (at[2]) && (at[1] != '0' || at[2] != '0'))
        {
          *to = (char) (g_ascii_xdigit_value (at[1]) * 16 + g_ascii_xdigit_value (at[2]));
          at += 2;
        }
      else if (*at != '\\')
        return FALSE;
    }
  *to = '\0';
  return TRUE;
}

char *
forcon_xml_dup_exact (ForconXml *xml, const char *name)
{
  g_autofree char *text = g_strdup (forcon_xml_attribute (xml, name));

  if (text == NULL || unescape (text))
    return g_steal_pointer (&text);
  forcon_xml_fail_value (xml, name, _ ("a text whose backslashes are \"\\\\\""));
  return NULL;
}

char *
forcon_xml_dup_name (ForconXml *xml, const char *name)
{
  g_autofree char *text = forcon_xml_dup_exact (xml, name);

  if (text != NULL && !g_utf8_validate (text, -1, NULL))
    {
      forcon_xml_fail_value (xml, name, _ ("a name in UTF-8"));
      return NULL;
    }
  return text == NULL || forcon_xml_check_safe (xml, name, text) ? g_steal_pointer (&text) : NULL;
}

void
forcon_record_write (xmlTextWriterPtr out, gconstpointer record, const ForconRecordShape *shape)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < shape->n_fields; i++)
    {
      if (forcon_record_field_is_zero (record, &shape->fields[i]))
        continue;
      g_string_truncate (text, 0);
      forcon_record_format (text, record, &shape->fields[i]);
      forcon_xml_put_exact (out, shape->fields[i].name, text->str);
    }
}

gboolean
forcon_record_read (ForconXml *xml, gpointer record, const ForconRecordShape *shape, const char *const *others)
{
  for (guint i = 0; i < xml->attributes->len && !forcon_xml_failed (xml); i++)
    {
      const char *name = g_array_index (xml->attributes, ForconXmlAttribute, i).name;
      const ForconRecordField *field = forcon_record_find (shape, name);

      if (field != NULL)
        {
          g_autofree char *text = field->type->kind == FORCON_FIELD_NAME ? forcon_xml_dup_name (xml, name)
                                                                         : forcon_xml_dup_exact (xml, name);
          gboolean parsed = text == NULL || forcon_record_parse (record, field, text);

          /* Yes is 1, and nothing else. */
          if (!parsed
              || (text != NULL && field->type->kind == FORCON_FIELD_FLAG
                  && (forcon_record_number (record, field) & ~G_GINT64_CONSTANT (1)) != 0))
            forcon_xml_fail_value (xml, name, _ ("what the program writes there"));
        }
      else if (others == NULL || !g_strv_contains (others, name))
        forcon_xml_fail (xml, forcon_xml_line (xml), _ ("an attribute that belongs there"),
                         _ ("attribute \"%s\" of \"%s\" is unknown"), name, forcon_xml_element (xml));
    }
  return !forcon_xml_failed (xml);
}

/* Lengths may lie as far off the table as any file may say. */
#define LENGTH_MAX FORCON_CM (40000)

/* Moments, µs: some thousand years; two of them can be added. */
#define MOMENT_MAX G_GINT64_CONSTANT (100000000000000000)

static gboolean
is_within_range (gconstpointer record, const ForconRecordField *field)
{
  gint64 number = forcon_record_number (record, field);

  switch ((gint) field->type->kind)
    {
    case FORCON_FIELD_INT:
    case FORCON_FIELD_ANGLE:
      return ABS (number) <= FORCON_RECORD_NUMBER_MAX;
    case FORCON_FIELD_INT64:
      return number >= -MOMENT_MAX && number <= MOMENT_MAX;
    case FORCON_FIELD_LENGTH:
      return ABS (number) <= LENGTH_MAX;
    case FORCON_FIELD_POINT:
      return ABS ((gint64) FORCON_RECORD_VALUE (record, field, ForconPoint).x) <= LENGTH_MAX
             && ABS ((gint64) FORCON_RECORD_VALUE (record, field, ForconPoint).y) <= LENGTH_MAX;
    default:
      return TRUE;
    }
}

static gboolean
leads (gconstpointer record, const ForconRecordField *field, ForconRecordJudge judge, gconstpointer world)
{
  if (field->type->kind == FORCON_FIELD_SHIPS)
    {
      const ForconShips *ships = &FORCON_RECORD_VALUE (record, field, ForconShips);

      for (guint i = 0; i < ships->n; i++)
        if (!judge (world, FORCON_FIELD_SHIP, ships->ship[i].value))
          return FALSE;
      return TRUE;
    }
  return field->type->kind < FORCON_FIELD_ADMIRAL || field->type->kind > FORCON_FIELD_CRITICAL
         || forcon_record_field_is_zero (record, field)
         || judge (world, field->type->kind, (guint) forcon_record_number (record, field));
}

gboolean
forcon_record_check (ForconXml *xml, const char *element, gconstpointer record, const ForconRecordShape *shape,
                     ForconRecordJudge judge, gconstpointer world)
{
  for (guint i = 0; i < shape->n_fields && !forcon_xml_failed (xml); i++)
    {
      g_autoptr (GString) text = NULL;
      gboolean within = is_within_range (record, &shape->fields[i]);

      if (within && leads (record, &shape->fields[i], judge, world))
        continue;
      text = g_string_new (NULL);
      forcon_record_format (text, record, &shape->fields[i]);
      forcon_xml_fail (xml, forcon_xml_line (xml),
                       within ? _ ("the number of something that is there") : _ ("a number that is not so great"),
                       _ ("attribute \"%s\" of \"%s\" is \"%s\""), shape->fields[i].name, element, text->str);
    }
  return !forcon_xml_failed (xml);
}
