/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "web/pipe/web-pipe.h"

#include <string.h>

#define TYPE "(uutsay)"
#define LENGTH_SIZE 4

struct _ForconWebPipe {
  GInputStream *in;
  GOutputStream *out;
  GCancellable *over;
  ForconWebHear hear;
  ForconWebGone gone;
  gpointer data;

  /* What is being read: a length, or a message */
  guint8 length[LENGTH_SIZE];
  guint8 *incoming;

  /* (element-type GBytes): what is still to be written, the first of it by now */
  GQueue outgoing;
};

/* Messages */

GBytes *
forcon_web_message_to_bytes (const ForconWebMessage *message)
{
  gsize size = 0;
  const guint8 *body = message->body == NULL ? NULL : g_bytes_get_data (message->body, &size);
  g_autoptr (GVariant) said = g_variant_ref_sink (g_variant_new (
      "(uuts@ay)", (guint32) message->kind, (guint32) message->admiral, message->number,
      message->name == NULL ? "" : message->name, g_variant_new_fixed_array (G_VARIANT_TYPE_BYTE, body, size, 1)));

  return g_variant_get_data_as_bytes (said);
}

gboolean
forcon_web_message_from_bytes (GBytes *bytes, ForconWebMessage *message, GVariant **keeper)
{
  g_autoptr (GVariant) said = g_variant_ref_sink (g_variant_new_from_bytes (G_VARIANT_TYPE (TYPE), bytes, FALSE));
  g_autoptr (GVariant) body = NULL;
  guint32 kind, admiral;

  if (!g_variant_is_normal_form (said))
    return FALSE;
  g_variant_get (said, "(uut&s@ay)", &kind, &admiral, &message->number, &message->name, &body);
  if (kind >= FORCON_N_WEB_MESSAGES)
    return FALSE;
  message->kind = (ForconWebKind) kind;
  message->admiral = admiral;
  message->body = g_variant_get_data_as_bytes (body);
  *keeper = g_steal_pointer (&said);
  return TRUE;
}

/* The end. Each call that is under way keeps the pipe, and finds afterwards that it is over. */

static void
clear (gpointer data)
{
  ForconWebPipe *pipe = data;

  g_queue_clear_full (&pipe->outgoing, (GDestroyNotify) g_bytes_unref);
  g_free (pipe->incoming);
  g_object_unref (pipe->in);
  g_object_unref (pipe->out);
  g_object_unref (pipe->over);
}

static void
release (ForconWebPipe *pipe)
{
  g_rc_box_release_full (pipe, clear);
}

static gboolean
is_over (const ForconWebPipe *pipe)
{
  return g_cancellable_is_cancelled (pipe->over);
}

static void
end (ForconWebPipe *pipe)
{
  if (is_over (pipe))
    return;
  g_cancellable_cancel (pipe->over);
  pipe->gone (pipe->data);
}

/* Reading */

static void attend (ForconWebPipe *pipe);

static void
on_message (GObject *source, GAsyncResult *result, gpointer data)
{
  ForconWebPipe *pipe = data;
  gsize length = 0;
  gboolean whole = g_input_stream_read_all_finish (G_INPUT_STREAM (source), result, &length, NULL);
  g_autoptr (GBytes) bytes = g_bytes_new_take (g_steal_pointer (&pipe->incoming), length);
  g_autoptr (GVariant) keeper = NULL;
  ForconWebMessage message;
  guint32 wanted;

  memcpy (&wanted, pipe->length, LENGTH_SIZE);
  if (!whole || length != GUINT32_FROM_BE (wanted) || !forcon_web_message_from_bytes (bytes, &message, &keeper))
    end (pipe);
  else
    {
      if (!is_over (pipe))
        pipe->hear (&message, pipe->data);
      g_bytes_unref (message.body);
    }
  if (!is_over (pipe))
    attend (pipe);
  release (pipe);
}

static void
on_length (GObject *source, GAsyncResult *result, gpointer data)
{
  ForconWebPipe *pipe = data;
  gsize length = 0;
  gboolean whole = g_input_stream_read_all_finish (G_INPUT_STREAM (source), result, &length, NULL);
  guint32 size;

  memcpy (&size, pipe->length, LENGTH_SIZE);
  size = GUINT32_FROM_BE (size);
  if (is_over (pipe))
    ;
  else if (!whole || length != LENGTH_SIZE || size > FORCON_WEB_MESSAGE_MAX)
    end (pipe);
  else
    {
      pipe->incoming = g_malloc (MAX (size, 1));
      g_input_stream_read_all_async (pipe->in, pipe->incoming, size, G_PRIORITY_DEFAULT, pipe->over, on_message,
                                     g_rc_box_acquire (pipe));
    }
  release (pipe);
}

static void
attend (ForconWebPipe *pipe)
{
  g_input_stream_read_all_async (pipe->in, pipe->length, LENGTH_SIZE, G_PRIORITY_DEFAULT, pipe->over, on_length,
                                 g_rc_box_acquire (pipe));
}

/* Writing */

static void speak (ForconWebPipe *pipe);

static void
on_written (GObject *source, GAsyncResult *result, gpointer data)
{
  ForconWebPipe *pipe = data;

  if (!g_output_stream_write_all_finish (G_OUTPUT_STREAM (source), result, NULL, NULL))
    end (pipe);
  else
    {
      g_bytes_unref (g_queue_pop_head (&pipe->outgoing));
      speak (pipe);
    }
  release (pipe);
}

static void
speak (ForconWebPipe *pipe)
{
  GBytes *first = g_queue_peek_head (&pipe->outgoing);
  gsize size;

  if (first == NULL || is_over (pipe))
    return;
  g_output_stream_write_all_async (pipe->out, g_bytes_get_data (first, &size), g_bytes_get_size (first),
                                   G_PRIORITY_DEFAULT, pipe->over, on_written, g_rc_box_acquire (pipe));
}

void
forcon_web_pipe_say (ForconWebPipe *pipe, const ForconWebMessage *message)
{
  g_autoptr (GBytes) bytes = forcon_web_message_to_bytes (message);
  gsize size;
  gconstpointer said = g_bytes_get_data (bytes, &size);
  guint32 length = GUINT32_TO_BE ((guint32) size);
  g_autoptr (GByteArray) whole = g_byte_array_sized_new ((guint) size + LENGTH_SIZE);

  if (is_over (pipe))
    return;
  g_byte_array_append (whole, (const guint8 *) &length, LENGTH_SIZE);
  g_byte_array_append (whole, said, (guint) size);
  g_queue_push_tail (&pipe->outgoing, g_byte_array_free_to_bytes (g_steal_pointer (&whole)));
  if (pipe->outgoing.length == 1)
    speak (pipe);
}

/* An end */

ForconWebPipe *
forcon_web_pipe_new (GInputStream *in, GOutputStream *out, ForconWebHear hear, ForconWebGone gone, gpointer data)
{
  ForconWebPipe *pipe = g_rc_box_new0 (ForconWebPipe);

  pipe->in = g_object_ref (in);
  pipe->out = g_object_ref (out);
  pipe->over = g_cancellable_new ();
  pipe->hear = hear;
  pipe->gone = gone;
  pipe->data = data;
  g_queue_init (&pipe->outgoing);
  attend (pipe);
  return pipe;
}

void
forcon_web_pipe_free (ForconWebPipe *pipe)
{
  if (pipe == NULL)
    return;
  g_cancellable_cancel (pipe->over);
  release (pipe);
}
