/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * What one process of the admirals' screens hears from the other: lengths and messages in whatever bytes. Each message
 * that is understood is written and read again, and does to the shelf of pages what it would do there.
 */
#include "fuzz.h"
#include "web/pipe/web-pipe.h"
#include "web/visitors/shelf.h"

#include <string.h>

/* Hexadecimal digits of a token. */
#define TOKEN_LENGTH 32

typedef struct {
  ForconWebShelf *shelf;
  gboolean gone;
} Ear;

void
fuzz_begin (void)
{
}

static void
check_again (const ForconWebMessage *message)
{
  g_autoptr (GBytes) bytes = forcon_web_message_to_bytes (message);
  g_autoptr (GVariant) keeper = NULL;
  ForconWebMessage again;

  g_assert_true (forcon_web_message_from_bytes (bytes, &again, &keeper));
  g_assert_cmpuint (again.kind, ==, message->kind);
  g_assert_cmpuint (again.admiral, ==, message->admiral);
  g_assert_cmpuint (again.number, ==, message->number);
  g_assert_cmpstr (again.name, ==, message->name);
  g_assert_true (g_bytes_equal (again.body, message->body));
  g_bytes_unref (again.body);
}

/* Whatever is a token of some admiral opens the pages of that one, and is forgotten for the next. */
static void
admit (ForconWebShelf *shelf, guint admiral, const char *token)
{
  g_autofree char *session = NULL;
  gboolean open;
  guint found;

  forcon_web_shelf_admit (shelf, admiral, token, admiral % 2 == 0);
  found = forcon_web_shelf_find_token (shelf, token);
  g_assert_cmpuint (found, >=, admiral);
  session = g_strdup (forcon_web_shelf_open (shelf, found));
  g_assert_cmpuint (strlen (session), ==, TOKEN_LENGTH);
  g_assert_cmpuint (forcon_web_shelf_find_session (shelf, session, &open), ==, found);
  forcon_web_shelf_forget (shelf, session);
  g_assert_cmpuint (forcon_web_shelf_find_session (shelf, session, &open), ==, 0);
}

static void
on_message (const ForconWebMessage *message, gpointer data)
{
  Ear *ear = data;
  guint admiral = message->admiral % FORCON_WEB_ADMIRALS_MAX;
  gboolean open;

  check_again (message);
  g_assert_cmpuint (forcon_web_shelf_find_session (ear->shelf, message->name, &open), ==, 0);
  if (message->kind == FORCON_WEB_PAGE)
    {
      forcon_web_shelf_put (ear->shelf, admiral, message->name, message->body);
      g_assert_cmpint (forcon_web_shelf_get (ear->shelf, admiral, message->name) != NULL, ==,
                       g_bytes_get_size (message->body) > 0);
    }
  else if (admiral > 0 && strlen (message->name) == TOKEN_LENGTH)
    admit (ear->shelf, admiral, message->name);
  else
    forcon_web_shelf_find_token (ear->shelf, message->name);
}

static void
on_gone (gpointer data)
{
  ((Ear *) data)->gone = TRUE;
}

void
fuzz_try (const guint8 *bytes, gsize size)
{
  g_autoptr (ForconWebShelf) shelf = forcon_web_shelf_new ();
  g_autoptr (GInputStream) in = g_memory_input_stream_new_from_data (bytes, (gssize) size, NULL);
  g_autoptr (GOutputStream) out = g_memory_output_stream_new_resizable ();
  Ear ear = { .shelf = shelf };
  G_GNUC_UNUSED g_autoptr (ForconWebPipe) pipe = forcon_web_pipe_new (in, out, on_message, on_gone, &ear);

  while (!ear.gone)
    g_main_context_iteration (NULL, TRUE);
}
