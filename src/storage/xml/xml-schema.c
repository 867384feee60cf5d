/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/xml/xml-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "storage/files/data.h"
#include "storage/files/file-error.h"

/*
 * libxml2's complaints are long and English. What it found is in the code of the error, in the element that we know we
 * are at, and in a few marked places of its message; from these we make our own sentence.
 */

typedef struct {
  const char *name;
  const char *phrase;
} Phrase;

/* What a value should be that is not even of its type: by the name of the type in the schemas. */
static const Phrase type_phrases[] = {
  { "length", N_ ("a number such as 12 or 0.5") },
  { "size", N_ ("a number such as 12 or 0.5") },
  { "coordinate", N_ ("a number such as 12 or 0.5") },
  { "distance", N_ ("a number such as 12 or 0.5") },
  { "heading", N_ ("a number such as 45 or 22.5") },
  { "turn", N_ ("a number such as 45 or 22.5") },
  { "greatest-turn", N_ ("a number such as 45 or 22.5") },
  { "table-size", N_ ("a number such as 12 or 0.5") },
  { "xs:unsignedLong", N_ ("a whole number from 0 to 18446744073709551615") },
};

/* What a value should look like: by the pattern in the schemas. */
static const Phrase pattern_phrases[] = {
  { "[a-z0-9\\-]{1,64}", N_ ("an id of small letters, digits and hyphens") },
  { "[a-z0-9\\-]{0,64}", N_ ("an id of small letters, digits and hyphens") },
  { "[0-9]{1,2}(/[1-9][0-9]?)?", N_ ("a share from 0 to 1, such as 1/2") },
  { "-?[0-9]{1,6},-?[0-9]{1,6}( -?[0-9]{1,6},-?[0-9]{1,6}){2,}",
    N_ ("at least three corners such as 0,0 100,0 50,80") },
  { "[a-z\\-]*|[Mm][MmLlHhVvCcSsQqTtAaZzEe0-9 ,.+\\-]*",
    N_ ("the word of a silhouette, or a path as SVG has it: M0,-90 L40,80 -40,80 Z") },
  { "([0-9]{1,2})?d[36]|[0-9]{1,2}", N_ ("a number, or dice such as 2d6 or d3") },
};

static const char *
find_phrase (const Phrase *phrases, gsize n, const char *name, const char *otherwise)
{
  for (gsize i = 0; i < n; i++)
    if (g_str_equal (phrases[i].name, name))
      return _ (phrases[i].phrase);
  return otherwise;
}

/* What stands in @message between the last @before and the last @behind, or "". */
static char *
cut (const char *message, const char *before, const char *behind)
{
  const char *begin = g_strrstr (message, before);
  const char *end = begin == NULL ? NULL : g_strrstr (begin, behind);

  if (end == NULL || end < begin + strlen (before))
    return g_strdup ("");
  begin += strlen (before);
  return g_strndup (begin, (gsize) (end - begin));
}

/* Which attribute it is about, or %NULL: the names before it hold no quotes, so the first match is the right one. */
static char *
cut_attribute (const char *message)
{
  const char *mark = ", attribute '";
  const char *begin = strstr (message, mark);
  const char *quote = strchr (message, ':');

  if (begin == NULL || (quote != NULL && quote < begin))
    return NULL;
  begin += strlen (mark);
  return g_strndup (begin, strcspn (begin, "'"));
}

/* libxml2 names no more than so many elements that could stand in a place. */
#define NAMED_MAX 10

/* The list of a message as "a", "b" or "c". @between: what stands between two in it; @last: between the last two. */
static char *
join (const char *list, const char *between, const char *last)
{
  g_auto (GStrv) words = g_strsplit (list, between, -1);
  guint n = g_strv_length (words);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      if (i > 0)
        g_string_append (text, i + 1 < n ? ", " : last);
      g_string_append_printf (text, "\"%s\"", g_strstrip (words[i]));
    }
  return g_string_free (text, FALSE);
}

/* The same of a list of values: 'a', 'b c'. */
static char *
join_quoted (const char *list, const char *last)
{
  gsize length = strlen (list);
  g_autofree char *inner = length < 2 ? g_strdup ("") : g_strndup (list + 1, length - 2);

  return join (inner, "', '", last);
}

static char *
join_elements (const char *list)
{
  g_auto (GStrv) words = g_strsplit (list, ",", -1);
  g_autofree char *text = NULL;

  if (*list == '\0')
    return g_strdup (_ ("nothing there"));
  text = join (list, ",", _ (" or "));
  return g_strv_length (words) < NAMED_MAX ? g_steal_pointer (&text) : g_strconcat (text, ", …", NULL);
}

static char *
text_length (const char *message, gboolean at_least)
{
  g_autofree char *limit = cut (message, "length of '", "'");
  gulong n = strtoul (limit, NULL, 10);

  if (at_least)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "a text of at least %lu character",
                                         "a text of at least %lu characters", n),
                            n);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "a text of at most %lu character",
                                       "a text of at most %lu characters", n),
                          n);
}

/* What a value should have been. */
static char *
expected_value (gint code, const char *message)
{
  g_autofree char *bound = cut (message, "('", "')");
  g_autofree char *words = cut (message, " set {", "}");
  g_autofree char *pattern = cut (message, "by the pattern '", "'.");
  g_autofree char *type = cut (message, " type '", "'.");
  g_autofree char *length = cut (message, "allowed length of '", "'.");

  switch (code)
    {
    case XML_SCHEMAV_CVC_MININCLUSIVE_VALID:
      return g_strdup_printf (_ ("a number of at least %s"), bound);
    case XML_SCHEMAV_CVC_MAXINCLUSIVE_VALID:
      return g_strdup_printf (_ ("a number of at most %s"), bound);
    case XML_SCHEMAV_CVC_FRACTIONDIGITS_VALID:
      return g_strdup_printf (_ ("a number with no more digits behind the point than %s"), bound);
    case XML_SCHEMAV_CVC_ENUMERATION_VALID:
      return join_quoted (words, _ (" or "));
    case XML_SCHEMAV_CVC_PATTERN_VALID:
      return g_strdup (find_phrase (pattern_phrases, G_N_ELEMENTS (pattern_phrases), pattern, pattern));
    case XML_SCHEMAV_CVC_MINLENGTH_VALID:
      return text_length (message, TRUE);
    case XML_SCHEMAV_CVC_MAXLENGTH_VALID:
      return text_length (message, FALSE);
    case XML_SCHEMAV_CVC_LENGTH_VALID:
      return g_strdup_printf (_ ("a list of %s"), length);
    default:
      return g_strdup (find_phrase (type_phrases, G_N_ELEMENTS (type_phrases), type, _ ("a whole number")));
    }
}

/* An element that is not the one that should come, or none where one should. */
static void
fail_content (ForconXml *xml, const char *message)
{
  g_autofree char *words = cut (message, "( ", " )");
  g_autofree char *expected = join_elements (words);

  if (strstr (message, "Missing child element") != NULL)
    forcon_xml_fail (xml, xml->element.line, expected, _ ("\"%s\" ends too early"), xml->element.name);
  else
    forcon_xml_fail (xml, xml->element.line, expected, _ ("\"%s\" does not belong there"), xml->element.name);
}

static void
note_invalid (void *data, ForconXmlErrorPtr error)
{
  ForconXml *xml = data;
  const char *message = error->message;
  gint line = xml->element.line;
  const char *element = xml->element.name;
  g_autofree char *attribute = NULL;

  if (xml->error != NULL)
    return;
  attribute = cut_attribute (message);
  if (error->code == XML_SCHEMAV_ELEMENT_CONTENT)
    fail_content (xml, message);
  else if (error->code == XML_SCHEMAV_CVC_COMPLEX_TYPE_2_1 || error->code == XML_SCHEMAV_CVC_COMPLEX_TYPE_2_3)
    forcon_xml_fail (xml, line, _ ("only what belongs there"), _ ("\"%s\" holds something else"), element);
  else if (error->code == XML_SCHEMAV_CVC_COMPLEX_TYPE_4)
    {
      g_autofree char *missing = cut (message, "The attribute '", "' is required");

      forcon_xml_fail (xml, line, _ ("that attribute"), _ ("\"%s\" has no attribute \"%s\""), element, missing);
    }
  else if (error->code == XML_SCHEMAV_CVC_IDC)
    {
      g_autofree char *key = cut (message, "key-sequence [", "] in ");
      g_autofree char *values = join_quoted (key, ", ");

      forcon_xml_fail (xml, line, _ ("each only once"), _ ("\"%s\" %s is there a second time"), element, values);
    }
  else if (attribute != NULL
           && (error->code == XML_SCHEMAV_CVC_COMPLEX_TYPE_3_2_1 || error->code == XML_SCHEMAV_CVC_COMPLEX_TYPE_3_2_2))
    {
      g_autofree char *expected = g_strdup_printf (_ ("an attribute that \"%s\" has"), element);

      forcon_xml_fail (xml, line, expected, _ ("attribute \"%s\" of \"%s\" is unknown"), attribute, element);
    }
  else if (attribute != NULL)
    {
      g_autofree char *expected = expected_value (error->code, message);

      forcon_xml_fail_value (xml, attribute, expected);
    }
  else
    {
      g_autofree char *shown = forcon_file_error_quote (message, FORCON_FILE_ERROR_MAX);

      forcon_xml_fail (xml, line, _ ("what the schema of this kind of file allows"), "%s", g_strchomp (shown));
    }
}

/*
 * The validator cannot be stopped at the first error, and a million more would keep it busy. From then on it is only
 * shown the ends of what it has open.
 */
static void
gate_start (void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri, int n_namespaces,
            const xmlChar **namespaces, int n_attributes, int n_defaulted, const xmlChar **attributes)
{
  ForconXml *xml = data;

  if (xml->error != NULL)
    xml->n_unseen++;
  else
    xml->validator->startElementNs (xml->validator_data, name, prefix, uri, n_namespaces, namespaces, n_attributes,
                                    n_defaulted, attributes);
}

static void
gate_end (void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri)
{
  ForconXml *xml = data;

  if (xml->n_unseen > 0)
    xml->n_unseen--;
  else
    xml->validator->endElementNs (xml->validator_data, name, prefix, uri);
}

static void
gate_text (void *data, const xmlChar *text, int length)
{
  ForconXml *xml = data;

  if (xml->error == NULL)
    xml->validator->characters (xml->validator_data, text, length);
}

static void
gate_cdata (void *data, const xmlChar *text, int length)
{
  ForconXml *xml = data;

  if (xml->error == NULL)
    xml->validator->cdataBlock (xml->validator_data, text, length);
}

void
forcon_xml_put_gate (ForconXml *xml, xmlSAXHandler *gate)
{
  xml->validator = xml->parser->sax;
  xml->validator_data = xml->parser->userData;
  xml->n_unseen = 0;
  gate->startElementNs = gate_start;
  gate->endElementNs = gate_end;
  gate->characters = gate_text;
  gate->ignorableWhitespace = gate_text;
  gate->cdataBlock = gate_cdata;
  xml->parser->sax = gate;
  xml->parser->userData = xml;
}

static void
note_broken_schema (void *data, ForconXmlErrorPtr error)
{
  GError **first = data;
  g_autofree char *what = forcon_file_error_quote (error->message, FORCON_FILE_ERROR_MAX);

  if (*first == NULL)
    forcon_file_error_set (first, FORCON_FILE_ERROR_DAMAGED, error->file == NULL ? "" : error->file, error->line,
                           g_strchomp (what), _ ("a sound schema"));
}

static xmlSchemaPtr
load_schema (const char *name, GError **error)
{
  g_autofree char *relative = g_build_filename ("schemas", name, NULL);
  g_autofree char *path = forcon_data_find (relative, error);
  xmlSchemaParserCtxtPtr parser = path == NULL ? NULL : xmlSchemaNewParserCtxt (path);
  xmlSchemaPtr schema = NULL;

  if (parser == NULL)
    return NULL;
  xmlSchemaSetParserStructuredErrors (parser, note_broken_schema, error);
  schema = xmlSchemaParse (parser);
  xmlSchemaFreeParserCtxt (parser);
  if (schema == NULL && *error == NULL)
    forcon_file_error_set (error, FORCON_FILE_ERROR_DAMAGED, path, 0, _ ("the schema is broken"),
                           _ ("a sound schema"));
  return schema;
}

void
forcon_xml_validate (ForconXml *xml, const char *schema)
{
  xmlSchemaPtr loaded = load_schema (schema, &xml->error);
  xmlSchemaValidCtxtPtr validator = NULL;

  if (loaded == NULL)
    return;
  validator = xmlSchemaNewValidCtxt (loaded);
  xmlSchemaSetValidStructuredErrors (validator, note_invalid, xml);
  forcon_xml_pass (xml, validator);
  xmlSchemaFreeValidCtxt (validator);
  xmlSchemaFree (loaded);
}
