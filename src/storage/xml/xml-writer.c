/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/xml/xml-writer.h"

#include "base/text.h"
#include "base/value.h"

#define INDENT "  "

void
forcon_xml_put_text (xmlTextWriterPtr out, const char *name, const char *text)
{
  /* XML cannot hold control characters, not even escaped; and what is not safe would not be read again. */
  g_autofree char *safe = forcon_text_make_safe (text, "");

  xmlTextWriterWriteAttribute (out, (const xmlChar *) name, (const xmlChar *) safe);
}

void
forcon_xml_put_name (xmlTextWriterPtr out, const char *name, const char *otherwise)
{
  forcon_xml_put_text (out, "name", *name == '\0' ? otherwise : name);
}

void
forcon_xml_put_unless_empty (xmlTextWriterPtr out, const char *name, const char *text)
{
  if (text != NULL && *text != '\0')
    forcon_xml_put_text (out, name, text);
}

void
forcon_xml_put_decimal (xmlTextWriterPtr out, const char *name, gint32 value, guint digits)
{
  g_autofree char *text = forcon_value_format_decimal (value, digits);

  forcon_xml_put_text (out, name, text);
}

void
forcon_xml_put_length (xmlTextWriterPtr out, const char *name, ForconLength length)
{
  forcon_xml_put_decimal (out, name, length, FORCON_LENGTH_DIGITS);
}

void
forcon_xml_put_angle (xmlTextWriterPtr out, const char *name, ForconAngle angle)
{
  forcon_xml_put_decimal (out, name, angle, FORCON_ANGLE_DIGITS);
}

void
forcon_xml_put_unsigned (xmlTextWriterPtr out, const char *name, guint64 number)
{
  g_autofree char *text = g_strdup_printf ("%" G_GUINT64_FORMAT, number);

  forcon_xml_put_text (out, name, text);
}

void
forcon_xml_put_count (xmlTextWriterPtr out, const char *name, gint count)
{
  if (count != 0)
    forcon_xml_put_decimal (out, name, count, 0);
}

void
forcon_xml_put_flag (xmlTextWriterPtr out, const char *name, gboolean flag)
{
  if (flag)
    forcon_xml_put_text (out, name, "yes");
}

void
forcon_xml_begin (xmlTextWriterPtr out, const char *element)
{
  xmlTextWriterStartElement (out, (const xmlChar *) element);
}

void
forcon_xml_end (xmlTextWriterPtr out)
{
  xmlTextWriterEndElement (out);
}

xmlTextWriterPtr
forcon_xml_writer_new (xmlBufferPtr buffer)
{
  xmlTextWriterPtr out = xmlNewTextWriterMemory (buffer, 0);

  xmlTextWriterSetIndent (out, 1);
  xmlTextWriterSetIndentString (out, (const xmlChar *) INDENT);
  return out;
}

char *
forcon_xml_document (void (*write) (xmlTextWriterPtr out, gconstpointer data), gconstpointer data)
{
  xmlBufferPtr buffer = xmlBufferCreate ();
  xmlTextWriterPtr out = forcon_xml_writer_new (buffer);
  char *text;

  xmlTextWriterStartDocument (out, NULL, "UTF-8", NULL);
  write (out, data);
  xmlTextWriterEndDocument (out);
  xmlFreeTextWriter (out);
  text = g_strdup ((const char *) xmlBufferContent (buffer));
  xmlBufferFree (buffer);
  return text;
}
