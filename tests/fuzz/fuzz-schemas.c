/* SPDX-License-Identifier: GPL-3.0-or-later */
#define _GNU_SOURCE /* RTLD_NEXT */

/*
 * Stands before libxml2 and keeps the schemas that it has parsed: reading one takes longer than to read the file that it is for,
 * and it is the same each time.
 */
#include <dlfcn.h>
#include <glib.h>
#include <libxml/xmlschemas.h>

typedef xmlSchemaParserCtxtPtr (*NewParser) (const char *path);
typedef xmlSchemaPtr (*Parse) (xmlSchemaParserCtxtPtr parser);

/* Schemas by their paths; and of which one a parser was made last, as a reader makes one at a time. */
static GHashTable *kept;
static char *asked;

static gpointer
next (const char *name)
{
  gpointer function = dlsym (RTLD_NEXT, name);

  g_assert_nonnull (function);
  return function;
}

xmlSchemaParserCtxtPtr
xmlSchemaNewParserCtxt (const char *path)
{
  g_free (asked);
  asked = g_strdup (path);
  return ((NewParser) next ("xmlSchemaNewParserCtxt")) (path);
}

xmlSchemaPtr
xmlSchemaParse (xmlSchemaParserCtxtPtr parser)
{
  xmlSchemaPtr schema;

  if (kept == NULL)
    kept = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  schema = g_hash_table_lookup (kept, asked);
  if (schema == NULL)
    {
      schema = ((Parse) next ("xmlSchemaParse")) (parser);
      g_assert_nonnull (schema);
      g_hash_table_insert (kept, g_strdup (asked), schema);
    }
  return schema;
}

/* They are kept. */
void
xmlSchemaFree (xmlSchemaPtr schema)
{
}
