/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/xml/xml-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "base/place.h"
#include "base/text.h"
#include "storage/files/file-error.h"
#include "storage/xml/xml-text.h"

/*
 * A file is read into memory once and goes through libxml2's parser three times: first to see that it is XML at all
 * and holds none of what we refuse, then through its schema, and only then to the handlers. So no handler sees a file
 * that is not known to be sound to its end, and none of them needs a tree in memory.
 */
#define MEGABYTE (1024 * 1024)
#define SIZE_MAX_BYTES (16 * MEGABYTE)
#define DEPTH_MAX 16
#define ATTRIBUTES_MAX 100

/* Of a file that people write: more than a battle of a thousand ships with all that can lie on its table. */
#define ELEMENTS_MAX 500000

/*
 * libxml2 compares each attribute of a tag with all before it, so a single tag of megabytes would keep it busy for
 * hours. No tag holds a "<" but its first, therefore none is longer than the longest stretch without one.
 */
#define KILOBYTE 1024
#define STRETCH_MAX (64 * KILOBYTE)

/*
 * Never NOENT or DTDLOAD: nothing outside the file is read, and nothing in it grows. HUGE only for kinds of files that
 * may be bigger than libxml2 takes otherwise: what it no longer watches then, we bound ourselves.
 */
#define PARSER_OPTIONS (XML_PARSE_NONET | XML_PARSE_COMPACT | XML_PARSE_BIG_LINES)
#define HUGE_OPTION(xml) ((xml)->kind != NULL && (xml)->kind->size_max > SIZE_MAX_BYTES ? XML_PARSE_HUGE : 0)

static void
clear_attribute (gpointer attribute)
{
  g_clear_pointer (&((ForconXmlAttribute *) attribute)->value, g_free);
}

static void
xml_clear (ForconXml *xml)
{
  g_free (xml->text);
  g_free (xml->root);
  g_clear_error (&xml->error);
  g_array_unref (xml->open);
  g_array_unref (xml->attributes);
}

/* The first error counts. Nothing after it is read. */
static void
stop_at (ForconXml *xml, gint line, const char *what, const char *expected)
{
  if (xml->error == NULL)
    forcon_file_error_set (&xml->error, FORCON_FILE_ERROR_DAMAGED, xml->path, line, what, expected);
  if (xml->parser != NULL && !xml->validating)
    xmlStopParser (xml->parser);
}

/* A value as it comes from the parser: it leaves an ampersand as a reference, since it may not replace entities. */
static char *
dup_value (const char *begin, const char *end, gboolean exact)
{
  GString *value = g_string_new_len (begin, end - begin);

  if (strchr (value->str, '&') != NULL)
    g_string_replace (value, "&#38;", "&", 0);
  return exact ? g_string_free (value, FALSE) : g_strstrip (g_string_free (value, FALSE));
}

static gboolean
has_namespace (const xmlChar *uri, gint n_namespaces, gint n, const xmlChar **attributes)
{
  for (gint i = 0; i < n; i++)
    if (attributes[(gsize) i * 5 + 2] != NULL)
      return TRUE;
  return uri != NULL || n_namespaces > 0;
}

/* The line on which the tag begins that the parser has just read: behind it, no "<" is nearer. */
static gint
tag_line (ForconXml *xml)
{
  const xmlParserInput *input = xml->parser->input;
  gint line = input->line;

  for (const xmlChar *at = input->cur; at > input->base && *at != '<'; at--)
    line -= *at == '\n';
  return line;
}

gboolean
forcon_xml_check_safe (ForconXml *xml, const char *name, const char *text)
{
  const char *unsafe = forcon_text_find_unsafe (text);

  if (unsafe == NULL)
    return TRUE;
  forcon_xml_fail (
      xml, xml->element.line, _ ("text without control characters, turns of direction and heaps of accents"),
      _ ("attribute \"%s\" of \"%s\" has the character U+%04X"), name, xml->element.name, g_utf8_get_char (unsafe));
  return FALSE;
}

static void
start_element (void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri, int n_namespaces,
               const xmlChar **namespaces, int n_attributes, int n_defaulted, const xmlChar **attributes)
{
  ForconXml *xml = data;
  gboolean exact = xml->kind != NULL && xml->kind->exact;
  gboolean by_hand = xml->kind != NULL && !xml->kind->exact;

  if (xml->error != NULL)
    return;
  xml->element = (ForconXmlOpen){ (const char *) name, tag_line (xml) };
  g_array_append_val (xml->open, xml->element);
  g_array_set_size (xml->attributes, 0);
  for (gint i = 0; i < n_attributes; i++)
    {
      const char **part = (const char **) attributes + (gsize) i * 5;
      ForconXmlAttribute attribute = { part[0], dup_value (part[3], part[4], exact) };

      g_array_append_val (xml->attributes, attribute);
    }
  if (xml->open->len > DEPTH_MAX)
    {
      g_autofree char *expected = g_strdup_printf (_ ("at most %d levels"), DEPTH_MAX);

      stop_at (xml, xml->element.line, _ ("elements stand too deep in each other"), expected);
    }
  else if (n_attributes > ATTRIBUTES_MAX)
    {
      g_autofree char *expected = g_strdup_printf (_ ("at most %d"), ATTRIBUTES_MAX);

      stop_at (xml, xml->element.line, _ ("an element has too many attributes"), expected);
    }
  else if (has_namespace (uri, n_namespaces, n_attributes, attributes))
    stop_at (xml, xml->element.line, _ ("there is an XML namespace"), _ ("names without one"));
  else
    {
      if (++xml->n_elements > ELEMENTS_MAX && by_hand)
        {
          g_autofree char *expected = g_strdup_printf (_ ("at most %d"), ELEMENTS_MAX);

          stop_at (xml, xml->element.line, _ ("there are too many elements"), expected);
        }
      /* In files that people write, each value is a name, a number or a word. */
      for (guint i = 0; i < xml->attributes->len && by_hand; i++)
        {
          const ForconXmlAttribute *attribute = &g_array_index (xml->attributes, ForconXmlAttribute, i);

          if (!forcon_xml_check_safe (xml, attribute->name, attribute->value))
            break;
        }
      if (xml->on_start != NULL && xml->error == NULL)
        xml->on_start (xml);
    }
}

static void
end_element (void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri)
{
  ForconXml *xml = data;

  if (xml->error != NULL || xml->open->len == 0)
    return;
  xml->element = g_array_index (xml->open, ForconXmlOpen, xml->open->len - 1);
  g_array_set_size (xml->open, xml->open->len - 1);
  g_array_set_size (xml->attributes, 0);
  if (xml->on_end != NULL)
    xml->on_end (xml);
}

/* Text counts only where there should be none: the schema's complaint then needs the line where it begins. */
static void
read_text (void *data, const xmlChar *text, int length)
{
  ForconXml *xml = data;
  gint line = xml->parser->input->line;
  gboolean seen = FALSE;

  if (xml->open->len == 0)
    return;
  for (int i = 0; i < length; i++)
    {
      seen = seen || !g_ascii_isspace (text[i]);
      if (seen && text[i] == '\n')
        line--;
    }
  xml->element = g_array_index (xml->open, ForconXmlOpen, xml->open->len - 1);
  xml->element.line = line;
}

static void
check_encoding (void *data)
{
  ForconXml *xml = data;
  const xmlChar *declared = xml->parser->encoding != NULL ? xml->parser->encoding : xml->parser->input->encoding;
  g_autofree char *shown = NULL;
  g_autofree char *what = NULL;

  if (declared == NULL || forcon_xml_encoding_is_plain ((const char *) declared))
    return;
  shown = forcon_file_error_quote ((const char *) declared, FORCON_FILE_ERROR_VALUE_MAX);
  what = g_strdup_printf (_ ("the file's encoding is \"%s\""), shown);
  stop_at (xml, 1, what, _ ("UTF-8"));
}

static void
refuse_doctype (void *data, const xmlChar *name, const xmlChar *external_id, const xmlChar *system_id)
{
  ForconXml *xml = data;

  stop_at (xml, xml->parser->input->line, _ ("there is a DOCTYPE"), _ ("a file without one"));
}

static void
note_syntax_error (void *data, ForconXmlErrorPtr error)
{
  ForconXml *xml = data;
  g_autofree char *text = NULL;
  g_autofree char *what = NULL;

  if (xml->error != NULL || error->level < XML_ERR_ERROR)
    return;
  text = g_strchomp (forcon_file_error_quote (error->message, FORCON_FILE_ERROR_MAX));
  /* Translators: %s is what the XML parser says, in English. */
  what = g_strdup_printf (_ ("the XML is broken (%s)"), text);
  stop_at (xml, error->line, what, _ ("well-formed XML"));
}

/* What libxml2 has to say besides its errors would be a second line. */
static void G_GNUC_PRINTF (2, 3)
say_nothing (void *data, const char *format, ...)
{
}

void
forcon_xml_pass (ForconXml *xml, xmlSchemaValidCtxtPtr validator)
{
  xmlSAXHandler handler = {
    .initialized = XML_SAX2_MAGIC,
    .startDocument = check_encoding,
    .internalSubset = refuse_doctype,
    .startElementNs = start_element,
    .endElementNs = end_element,
    .characters = read_text,
    .ignorableWhitespace = read_text,
    .cdataBlock = read_text,
    .serror = note_syntax_error,
  };
  xmlSAXHandler gate = handler;
  xmlSchemaSAXPlugPtr plug = NULL;

  xmlSetGenericErrorFunc (NULL, say_nothing);
  g_array_set_size (xml->open, 0);
  xml->n_elements = 0;
  xml->validating = validator != NULL;
  xml->parser = xmlNewParserCtxt ();
  *xml->parser->sax = handler;
  xml->parser->userData = xml;
  if (validator != NULL)
    {
      plug = xmlSchemaSAXPlug (validator, &xml->parser->sax, &xml->parser->userData);
      forcon_xml_put_gate (xml, &gate);
    }
  xmlCtxtReadMemory (xml->parser, xml->text, (int) xml->size, NULL, NULL,
                     PARSER_OPTIONS | HUGE_OPTION (xml) | (xml->decoded ? XML_PARSE_IGNORE_ENC : 0));
  if (!xml->parser->wellFormed && xml->error == NULL)
    stop_at (xml, 0, _ ("the XML is broken"), _ ("well-formed XML"));
  if (plug != NULL)
    xmlSchemaSAXUnplug (plug);
  g_clear_pointer (&xml->parser, xmlFreeParserCtxt);
}

/* Reading the bytes */

static gsize
size_max (const ForconXml *xml)
{
  return xml->kind == NULL || xml->kind->size_max == 0 ? SIZE_MAX_BYTES : xml->kind->size_max;
}

/* What can be told of a text before it is parsed; @most: bytes that it may have. */
static gboolean
check_bytes (const char *path, gsize most, const guint8 *bytes, gsize size, GError **error)
{
  g_autofree char *expected = g_strdup_printf (_ ("at most %u MB"), (guint) (most / MEGABYTE));

  if (size > most)
    forcon_file_error_set (error, FORCON_FILE_ERROR_DAMAGED, path, 0, _ ("the file is too big"), expected);
  else if (size == 0)
    forcon_file_error_set (error, FORCON_FILE_ERROR_DAMAGED, path, 0, _ ("the file is empty"), _ ("well-formed XML"));
  else if (memchr (bytes, 0, size) != NULL)
    forcon_file_error_set (error, FORCON_FILE_ERROR_DAMAGED, path, 0, _ ("there is a byte 0 in the file, as in UTF-16"),
                           _ ("text in UTF-8"));
  else
    return TRUE;
  return FALSE;
}

GBytes *
forcon_xml_load_bytes (const char *path, gsize most, GError **error)
{
  const char *trouble = NULL;
  g_autoptr (GBytes) bytes = forcon_place_read (path, most, &trouble);

  if (bytes == NULL)
    {
      g_autofree char *what = g_strdup_printf (_ ("cannot be read: %s"), trouble);

      forcon_file_error_set (error, FORCON_FILE_ERROR_UNREADABLE, path, 0, what, _ ("a readable file"));
      return NULL;
    }
  if (!check_bytes (path, most, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), error))
    return NULL;
  return g_steal_pointer (&bytes);
}

static gboolean
load (ForconXml *xml, GError **error)
{
  GBytes *bytes = forcon_xml_load_bytes (xml->path, size_max (xml), error);

  if (bytes != NULL)
    xml->text = g_bytes_unref_to_data (bytes, &xml->size);
  return bytes != NULL;
}

static void
check_stretches (ForconXml *xml)
{
  gsize most = xml->kind == NULL || xml->kind->stretch_max == 0 ? STRETCH_MAX : xml->kind->stretch_max;
  gsize begin = 0;
  gint line = 1;
  gint begin_line = 1;

  for (gsize i = 0; i < xml->size && xml->error == NULL; i++)
    {
      line += xml->text[i] == '\n';
      if (xml->text[i] == '<')
        {
          begin = i;
          begin_line = line;
        }
      else if (i - begin > most)
        {
          g_autofree char *expected = g_strdup_printf (_ ("at most %u KB"), (guint) (most / KILOBYTE));

          stop_at (xml, begin_line, _ ("a tag, a text or a comment is too long"), expected);
        }
    }
}

/* The three passes */

static void
note_root (ForconXml *xml)
{
  if (xml->root == NULL)
    {
      xml->root = g_strdup (xml->element.name);
      xml->root_line = xml->element.line;
    }
  if (xml->open->len == 1 && xml->kind != NULL && !g_str_equal (xml->root, xml->kind->root))
    {
      g_autofree char *shown = forcon_file_error_quote (xml->root, FORCON_FILE_ERROR_VALUE_MAX);
      g_autofree char *what = g_strdup_printf (_ ("the file's root is \"%s\""), shown);
      g_autofree char *expected = g_strdup_printf ("\"%s\"", xml->kind->root);

      stop_at (xml, xml->element.line, what, expected);
    }
}

/* @depth: how many elements are open around the one that is being dealt with. */
static const ForconXmlElement *
row_at (ForconXml *xml, guint depth)
{
  const char *parent = depth == 0 ? NULL : g_array_index (xml->open, ForconXmlOpen, depth - 1).name;

  for (gsize i = 0; i < xml->kind->n_elements; i++)
    if (g_str_equal (xml->kind->elements[i].element, xml->element.name)
        && g_strcmp0 (xml->kind->elements[i].parent, parent) == 0)
      return &xml->kind->elements[i];
  return NULL;
}

static void
call_start (ForconXml *xml)
{
  const ForconXmlElement *row = row_at (xml, xml->open->len - 1);

  if (row == NULL && xml->kind->schema == NULL)
    forcon_xml_fail (xml, xml->element.line, _ ("an element that belongs there"), _ ("\"%s\" does not belong there"),
                     xml->element.name);
  else if (row != NULL && row->start != NULL)
    row->start (xml, xml->data);
}

static void
call_end (ForconXml *xml)
{
  const ForconXmlElement *row = row_at (xml, xml->open->len);

  if (row != NULL && row->end != NULL)
    row->end (xml, xml->data);
}

static void
xml_init (ForconXml *xml, const char *path)
{
  *xml = (ForconXml){ .path = path };
  xml->open = g_array_new (FALSE, FALSE, sizeof (ForconXmlOpen));
  xml->attributes = g_array_new (FALSE, FALSE, sizeof (ForconXmlAttribute));
  g_array_set_clear_func (xml->attributes, clear_attribute);
}

/* Whether it is XML at all and holds none of what we refuse. Notes its root. */
static void
check_form (ForconXml *xml)
{
  check_stretches (xml);
  xml->on_start = note_root;
  if (xml->error == NULL)
    forcon_xml_pass (xml, NULL);
  xml->on_start = NULL;
}

/* Returns: whether all went well; frees what was read */
static gboolean
finish (ForconXml *xml, GError **error)
{
  gboolean sound = xml->error == NULL;

  if (!sound)
    g_propagate_error (error, g_steal_pointer (&xml->error));
  xml_clear (xml);
  return sound;
}

/* The three passes over what was loaded. */
static gboolean
read_loaded (ForconXml *xml, GError **error)
{
  if (xml->error == NULL)
    check_form (xml);
  if (xml->error == NULL)
    forcon_xml_validate (xml, xml->kind->schema);
  xml->on_start = call_start;
  xml->on_end = call_end;
  if (xml->error == NULL)
    forcon_xml_pass (xml, NULL);
  return finish (xml, error);
}

gboolean
forcon_xml_read (const char *path, const ForconXmlKind *kind, gpointer data, GError **error)
{
  ForconXml xml;

  xml_init (&xml, path);
  xml.kind = kind;
  xml.data = data;
  load (&xml, &xml.error);
  return read_loaded (&xml, error);
}

gboolean
forcon_xml_read_kept (const char *text, const char *path, const ForconXmlKind *kind, gpointer data, GError **error)
{
  ForconXml xml;

  xml_init (&xml, path);
  xml.kind = kind;
  xml.data = data;
  xml.decoded = TRUE;
  if (check_bytes (path, size_max (&xml), (const guint8 *) text, strlen (text), &xml.error))
    {
      xml.text = g_strdup (text);
      xml.size = strlen (text);
    }
  return read_loaded (&xml, error);
}

/* The root is told before any handler sees it. */
static void
note_root_and_call (ForconXml *xml)
{
  note_root (xml);
  if (xml->error == NULL)
    call_start (xml);
}

gboolean
forcon_xml_read_text (const char *text, gsize length, const char *name, const ForconXmlKind *kind, gpointer data,
                      GError **error)
{
  ForconXml xml;

  xml_init (&xml, name);
  xml.kind = kind;
  xml.data = data;
  if (check_bytes (name, size_max (&xml), (const guint8 *) text, length, &xml.error))
    {
      xml.text = g_strndup (text, length);
      xml.size = length;
      check_stretches (&xml);
    }
  xml.on_start = note_root_and_call;
  xml.on_end = call_end;
  if (xml.error == NULL)
    forcon_xml_pass (&xml, NULL);
  return finish (&xml, error);
}

char *
forcon_xml_read_root (const char *path, gint *line, GError **error)
{
  ForconXml xml;
  char *root = NULL;

  xml_init (&xml, path);
  if (load (&xml, &xml.error))
    check_form (&xml);
  if (xml.error != NULL)
    g_propagate_error (error, g_steal_pointer (&xml.error));
  else
    root = g_steal_pointer (&xml.root);
  *line = xml.root_line;
  xml_clear (&xml);
  return root;
}
