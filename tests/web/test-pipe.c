/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the two processes say to each other. */
#include "web/pipe/web-pipe.h"

#include <string.h>

static void
test_round_trip (void)
{
  g_autoptr (GBytes) body = g_bytes_new_static ("\0\xff<p>", 5);
  const ForconWebMessage said
      = { .kind = FORCON_WEB_PAGE, .admiral = 7, .number = G_MAXUINT64, .name = "/my/карта", .body = body };
  g_autoptr (GBytes) bytes = forcon_web_message_to_bytes (&said);
  g_autoptr (GVariant) keeper = NULL;
  ForconWebMessage heard;

  g_assert_true (forcon_web_message_from_bytes (bytes, &heard, &keeper));
  g_assert_cmpuint (heard.kind, ==, FORCON_WEB_PAGE);
  g_assert_cmpuint (heard.admiral, ==, 7);
  g_assert_cmpuint (heard.number, ==, G_MAXUINT64);
  g_assert_cmpstr (heard.name, ==, "/my/карта");
  g_assert_true (g_bytes_equal (heard.body, body));
  g_bytes_unref (heard.body);
}

static void
check_not_heard (gconstpointer data, gsize size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (GVariant) keeper = NULL;
  ForconWebMessage heard;

  g_assert_false (forcon_web_message_from_bytes (bytes, &heard, &keeper));
  g_assert_null (keeper);
}

static void
test_nonsense (void)
{
  const ForconWebMessage unknown = { .kind = FORCON_N_WEB_MESSAGES, .name = "x" };
  g_autoptr (GBytes) bytes = forcon_web_message_to_bytes (&unknown);
  gsize size;
  gconstpointer data = g_bytes_get_data (bytes, &size);

  check_not_heard ("", 0);
  check_not_heard ("nonsense that is no message", 27);
  check_not_heard (data, size);
  check_not_heard (data, size - 1);
}

typedef struct {
  guint heard;
  gboolean gone;
} Ear;

static void
on_heard (const ForconWebMessage *message, gpointer data)
{
  ((Ear *) data)->heard++;
}

static void
on_gone (gpointer data)
{
  ((Ear *) data)->gone = TRUE;
}

/* What somebody hears to whom these bytes come. */
static Ear
hear (gconstpointer data, gsize size)
{
  g_autoptr (GInputStream) in = g_memory_input_stream_new_from_data (g_memdup2 (data, size), (gssize) size, g_free);
  g_autoptr (GOutputStream) out = g_memory_output_stream_new_resizable ();
  Ear ear = { 0 };
  G_GNUC_UNUSED g_autoptr (ForconWebPipe) pipe = forcon_web_pipe_new (in, out, on_heard, on_gone, &ear);

  while (!ear.gone)
    g_main_context_iteration (NULL, TRUE);
  return ear;
}

/* A message with its length before it. */
static GByteArray *
framed (const char *name)
{
  g_autoptr (GBytes) bytes = forcon_web_message_to_bytes (&(ForconWebMessage){ .kind = FORCON_WEB_ASK, .name = name });
  guint32 length = GUINT32_TO_BE ((guint32) g_bytes_get_size (bytes));
  GByteArray *whole = g_byte_array_new ();

  g_byte_array_append (whole, (const guint8 *) &length, sizeof length);
  g_byte_array_append (whole, g_bytes_get_data (bytes, NULL), (guint) g_bytes_get_size (bytes));
  return whole;
}

static void
test_several (void)
{
  g_autoptr (GByteArray) first = framed ("/my");
  g_autoptr (GByteArray) second = framed ("/my/orders");
  Ear ear;

  g_byte_array_append (first, second->data, second->len);
  ear = hear (first->data, first->len);
  g_assert_cmpuint (ear.heard, ==, 2);
}

static void
test_cut (void)
{
  g_autoptr (GByteArray) whole = framed ("/my");
  Ear ear = hear (whole->data, whole->len - 1);

  g_assert_cmpuint (ear.heard, ==, 0);
}

static void
test_too_long (void)
{
  Ear ear = hear ("\xff\xff\xff\xffrest", 8);

  g_assert_cmpuint (ear.heard, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/web/pipe/a message comes as it was said", test_round_trip);
  g_test_add_func ("/web/pipe/what is no message is not heard", test_nonsense);
  g_test_add_func ("/web/pipe/messages that follow each other are heard one by one", test_several);
  g_test_add_func ("/web/pipe/a message that is cut short ends it", test_cut);
  g_test_add_func ("/web/pipe/a length that nobody may send ends it", test_too_long);
  return g_test_run ();
}
