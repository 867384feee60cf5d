/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/xml/xml-private.h"

#include <glib/gi18n-lib.h>

#include "storage/files/file-error.h"
#include "base/value.h"

const char *
forcon_xml_path (ForconXml *xml)
{
  return xml->path;
}

gint
forcon_xml_line (ForconXml *xml)
{
  return xml->element.line;
}

const char *
forcon_xml_element (ForconXml *xml)
{
  return xml->element.name;
}

const char *
forcon_xml_attribute (ForconXml *xml, const char *name)
{
  for (guint i = 0; i < xml->attributes->len; i++)
    {
      const ForconXmlAttribute *attribute = &g_array_index (xml->attributes, ForconXmlAttribute, i);

      if (g_str_equal (attribute->name, name))
        return attribute->value;
    }
  return NULL;
}

GStrv
forcon_xml_dup_attributes (ForconXml *xml)
{
  GStrv attributes = g_new0 (char *, (gsize) xml->attributes->len * 2 + 1);

  for (guint i = 0; i < xml->attributes->len; i++)
    {
      const ForconXmlAttribute *attribute = &g_array_index (xml->attributes, ForconXmlAttribute, i);

      attributes[i * 2] = g_strdup (attribute->name);
      attributes[i * 2 + 1] = g_strdup (attribute->value);
    }
  return attributes;
}

const char *
forcon_attributes_get (const char *const *attributes, const char *name)
{
  for (gsize i = 0; attributes != NULL && attributes[i] != NULL; i += 2)
    if (g_str_equal (attributes[i], name))
      return attributes[i + 1];
  return NULL;
}

guint
forcon_xml_shared_word (ForconXml *xml, const char *name, GPtrArray *words)
{
  const char *word = forcon_xml_attribute (xml, name);
  guint place = 0;

  if (word == NULL)
    return 0;
  if (!g_ptr_array_find_with_equal_func (words, word, g_str_equal, &place))
    {
      place = words->len;
      g_ptr_array_add (words, g_strdup (word));
    }
  return place + 1;
}

gboolean
forcon_xml_failed (ForconXml *xml)
{
  return xml->error != NULL;
}

void
forcon_xml_take_error (ForconXml *xml, GError *error)
{
  if (xml->error == NULL)
    xml->error = error;
  else
    g_error_free (error);
  if (xml->parser != NULL && !xml->validating)
    xmlStopParser (xml->parser);
}

void
forcon_xml_fail (ForconXml *xml, gint line, const char *expected, const char *format, ...)
{
  g_autofree char *what = NULL;
  GError *error = NULL;
  va_list values;

  va_start (values, format);
  what = g_strdup_vprintf (format, values);
  va_end (values);
  g_autofree char *shown = forcon_file_error_quote (what, FORCON_FILE_ERROR_MAX);

  forcon_file_error_set (&error, FORCON_FILE_ERROR_DAMAGED, xml->path, line, shown, expected);
  forcon_xml_take_error (xml, error);
}

void
forcon_xml_fail_value (ForconXml *xml, const char *name, const char *expected)
{
  const char *value = forcon_xml_attribute (xml, name);
  g_autofree char *shown = forcon_file_error_quote (value == NULL ? "" : value, FORCON_FILE_ERROR_VALUE_MAX);

  forcon_xml_fail (xml, xml->element.line, expected, _ ("attribute \"%s\" of \"%s\" is \"%s\""), name,
                   xml->element.name, shown);
}

void
forcon_xml_fail_word (ForconXml *xml, const char *name)
{
  forcon_xml_fail_value (xml, name, _ ("a word that is known"));
}

/* Values. The schema has seen them; what it let through and does not fit is still refused. */

static gint32
decimal (ForconXml *xml, const char *name, guint digits, gint32 fallback)
{
  const char *text = forcon_xml_attribute (xml, name);
  gint32 value = fallback;

  if (text != NULL && !forcon_value_parse_decimal (text, digits, &value))
    forcon_xml_fail_value (xml, name, _ ("a number"));
  return value;
}

gint
forcon_xml_int (ForconXml *xml, const char *name, gint fallback)
{
  return decimal (xml, name, 0, fallback);
}

void
forcon_xml_word (ForconXml *xml, const char *name, const ForconFieldType *type, gpointer value)
{
  const char *word = forcon_xml_attribute (xml, name);

  if (word != NULL && !type->from_word (value, word))
    forcon_xml_fail_word (xml, name);
}

ForconLength
forcon_xml_length (ForconXml *xml, const char *name, ForconLength fallback)
{
  return decimal (xml, name, FORCON_LENGTH_DIGITS, fallback);
}

ForconAngle
forcon_xml_angle (ForconXml *xml, const char *name, ForconAngle fallback)
{
  return decimal (xml, name, FORCON_ANGLE_DIGITS, fallback);
}

guint64
forcon_xml_unsigned (ForconXml *xml, const char *name, guint64 fallback)
{
  const char *text = forcon_xml_attribute (xml, name);
  guint64 value = fallback;

  if (text != NULL && !forcon_value_parse_unsigned (text, &value))
    forcon_xml_fail_value (xml, name, _ ("a whole number"));
  return value;
}

gboolean
forcon_xml_flag (ForconXml *xml, const char *name)
{
  return g_strcmp0 (forcon_xml_attribute (xml, name), "yes") == 0;
}

ForconFraction
forcon_xml_fraction (ForconXml *xml, const char *name, ForconFraction fallback)
{
  const char *text = forcon_xml_attribute (xml, name);
  ForconFraction value = fallback;

  if (text != NULL && (!forcon_value_parse_fraction (text, &value) || value.numerator > value.denominator))
    forcon_xml_fail_value (xml, name, _ ("a share from 0 to 1, such as 1/2"));
  return value;
}

ForconDiceFormula
forcon_xml_formula (ForconXml *xml, const char *name)
{
  const char *text = forcon_xml_attribute (xml, name);
  ForconDiceFormula value = { 0, 6, 0 };

  if (text != NULL && !forcon_dice_formula_parse (text, &value))
    forcon_xml_fail_value (xml, name, _ ("a number, or dice such as 2d6 or d3"));
  return value;
}
