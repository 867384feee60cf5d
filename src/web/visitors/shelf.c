/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "web/visitors/shelf.h"

#include <gio/gio.h>
#include <string.h>

#include "base/keyed-dice.h"
#include "web/pipe/web-sessions.h"

/* Hexadecimal digits of 128 bits. */
#define TOKEN_LENGTH 32

/**
 * Session:
 * @number: in the order in which they came
 * @open: no PIN is wanted any more
 * @seen: when the telephone asked for something last, µs since 1970 UTC
 */
typedef struct {
  guint admiral;
  guint64 number;
  gboolean open;
  gint64 seen;
} Session;

typedef struct {
  char token[TOKEN_LENGTH + 1];
  gboolean needs_pin;
  GHashTable *pages;
} Visitor;

struct _ForconWebShelf {
  Visitor visitors[FORCON_WEB_ADMIRALS_MAX];
  GHashTable *sessions;
  guint64 last_session;
};

/* Pages */

static void
page_free (gpointer data)
{
  ForconWebPage *page = data;

  g_bytes_unref (page->plain);
  g_bytes_unref (page->gzip);
  g_free (page);
}

static GBytes *
compress (GBytes *bytes)
{
  g_autoptr (GZlibCompressor) compressor = g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP, 6);
  g_autoptr (GOutputStream) memory = g_memory_output_stream_new_resizable ();
  g_autoptr (GOutputStream) out = g_converter_output_stream_new (memory, G_CONVERTER (compressor));
  gsize size;
  gconstpointer data = g_bytes_get_data (bytes, &size);

  g_output_stream_write_all (out, data, size, NULL, NULL, NULL);
  g_output_stream_close (out, NULL, NULL);
  return g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (memory));
}

void
forcon_web_shelf_put (ForconWebShelf *shelf, guint admiral, const char *path, GBytes *bytes)
{
  ForconWebPage *page;

  g_return_if_fail (admiral < FORCON_WEB_ADMIRALS_MAX);
  if (g_bytes_get_size (bytes) == 0)
    {
      g_hash_table_remove (shelf->visitors[admiral].pages, path);
      return;
    }
  page = g_new0 (ForconWebPage, 1);
  page->plain = g_bytes_ref (bytes);
  page->gzip = compress (bytes);
  g_hash_table_replace (shelf->visitors[admiral].pages, g_strdup (path), page);
}

const ForconWebPage *
forcon_web_shelf_get (const ForconWebShelf *shelf, guint admiral, const char *path)
{
  g_return_val_if_fail (admiral < FORCON_WEB_ADMIRALS_MAX, NULL);
  return g_hash_table_lookup (shelf->visitors[admiral].pages, path);
}

/* Tokens */

static gboolean
is_of (gpointer key, gpointer value, gpointer admiral)
{
  return ((Session *) value)->admiral == GPOINTER_TO_UINT (admiral);
}

void
forcon_web_shelf_admit (ForconWebShelf *shelf, guint admiral, const char *token, gboolean needs_pin)
{
  Visitor *visitor;

  g_return_if_fail (admiral > 0 && admiral < FORCON_WEB_ADMIRALS_MAX && strlen (token) == TOKEN_LENGTH);
  visitor = &shelf->visitors[admiral];
  /* Who came without a PIN comes again where one is asked for now. */
  if (!g_str_equal (visitor->token, token) || (needs_pin && !visitor->needs_pin))
    g_hash_table_foreach_remove (shelf->sessions, is_of, GUINT_TO_POINTER (admiral));
  memcpy (visitor->token, token, TOKEN_LENGTH + 1);
  visitor->needs_pin = needs_pin;
}

/* All digits are looked at, whichever of them differ. */
static gboolean
is_same (const char *a, const char *b)
{
  guint differences = 0;

  for (guint i = 0; i < TOKEN_LENGTH; i++)
    differences |= (guint) (a[i] ^ b[i]);
  return differences == 0;
}

guint
forcon_web_shelf_find_token (const ForconWebShelf *shelf, const char *token)
{
  guint found = 0;

  if (strlen (token) != TOKEN_LENGTH)
    return 0;
  for (guint i = 1; i < FORCON_WEB_ADMIRALS_MAX; i++)
    if (is_same (shelf->visitors[i].token, token))
      found = i;
  return found;
}

/* Sessions */

/* The oldest one goes where there are too many. */
static void
make_room (ForconWebShelf *shelf, guint admiral)
{
  GHashTableIter iter;
  gpointer key, value, oldest = NULL;
  guint64 number = G_MAXUINT64;
  guint count = 0;

  g_hash_table_iter_init (&iter, shelf->sessions);
  while (g_hash_table_iter_next (&iter, &key, &value))
    {
      const Session *session = value;

      if (session->admiral != admiral)
        continue;
      count++;
      if (session->number < number)
        {
          number = session->number;
          oldest = key;
        }
    }
  if (count >= FORCON_WEB_SESSIONS_MAX)
    g_hash_table_remove (shelf->sessions, oldest);
}

const char *
forcon_web_shelf_open (ForconWebShelf *shelf, guint admiral)
{
  Session *session = g_new0 (Session, 1);
  char *name = forcon_token_new ();

  make_room (shelf, admiral);
  session->admiral = admiral;
  session->number = ++shelf->last_session;
  session->open = !shelf->visitors[admiral].needs_pin;
  session->seen = g_get_real_time ();
  g_hash_table_insert (shelf->sessions, name, session);
  return name;
}

guint
forcon_web_shelf_find_session (const ForconWebShelf *shelf, const char *session, gboolean *open)
{
  const Session *found = session == NULL ? NULL : g_hash_table_lookup (shelf->sessions, session);

  *open = found != NULL && found->open;
  return found == NULL ? 0 : found->admiral;
}

void
forcon_web_shelf_see (ForconWebShelf *shelf, const char *session)
{
  Session *found = session == NULL ? NULL : g_hash_table_lookup (shelf->sessions, session);

  if (found != NULL)
    found->seen = g_get_real_time ();
}

static gint
by_number (gconstpointer a, gconstpointer b)
{
  const ForconWebSession *one = a, *other = b;

  return one->number < other->number ? -1 : one->number > other->number;
}

GArray *
forcon_web_shelf_sessions (const ForconWebShelf *shelf)
{
  GArray *sessions = g_array_new (FALSE, FALSE, sizeof (ForconWebSession));
  GHashTableIter iter;
  gpointer value;

  g_hash_table_iter_init (&iter, shelf->sessions);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      const Session *session = value;
      const ForconWebSession told = { session->admiral, session->number, session->seen, session->open };

      g_array_append_val (sessions, told);
    }
  g_array_sort (sessions, by_number);
  return sessions;
}

static gboolean
has_number (gpointer key, gpointer value, gpointer number)
{
  return ((Session *) value)->number == *(guint64 *) number;
}

void
forcon_web_shelf_end (ForconWebShelf *shelf, guint64 number)
{
  g_hash_table_foreach_remove (shelf->sessions, has_number, &number);
}

void
forcon_web_shelf_prove (ForconWebShelf *shelf, const char *session)
{
  Session *found = g_hash_table_lookup (shelf->sessions, session);

  if (found != NULL)
    found->open = TRUE;
}

void
forcon_web_shelf_forget (ForconWebShelf *shelf, const char *session)
{
  g_hash_table_remove (shelf->sessions, session);
}

/* All of it */

ForconWebShelf *
forcon_web_shelf_new (void)
{
  ForconWebShelf *shelf = g_new0 (ForconWebShelf, 1);

  for (guint i = 0; i < FORCON_WEB_ADMIRALS_MAX; i++)
    shelf->visitors[i].pages = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, page_free);
  shelf->sessions = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  return shelf;
}

void
forcon_web_shelf_free (ForconWebShelf *shelf)
{
  if (shelf == NULL)
    return;
  for (guint i = 0; i < FORCON_WEB_ADMIRALS_MAX; i++)
    g_hash_table_unref (shelf->visitors[i].pages);
  g_hash_table_unref (shelf->sessions);
  g_free (shelf);
}
