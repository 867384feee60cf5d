/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "web/pipe/web-line.h"

#include <gio/gunixinputstream.h>
#include <gio/gunixoutputstream.h>
#include <glib-unix.h>
#include <string.h>

#define LENGTH_SIZE 4

/**
 * ForconWebLine:
 * @waiting: (element-type GBytes): what came while an answer was waited for
 * @source: what looks for messages; 0 once the window is gone
 * @later: hears those of @waiting, or that the window is gone
 */
struct _ForconWebLine {
  GInputStream *in;
  GOutputStream *out;
  ForconWebHear hear;
  ForconWebGone gone;
  gpointer data;
  GQueue waiting;
  guint source;
  guint later;
  guint64 last_number;
};

/* (transfer full) (nullable): the next message; %NULL at the end */
static GBytes *
read_message (ForconWebLine *line)
{
  guint8 *bytes;
  guint32 size;
  gsize read;

  if (!g_input_stream_read_all (line->in, &size, LENGTH_SIZE, &read, NULL, NULL) || read < LENGTH_SIZE)
    return NULL;
  size = GUINT32_FROM_BE (size);
  if (size > FORCON_WEB_MESSAGE_MAX)
    return NULL;
  bytes = g_malloc (MAX (size, 1));
  if (g_input_stream_read_all (line->in, bytes, size, &read, NULL, NULL) && read == size)
    return g_bytes_new_take (bytes, size);
  g_free (bytes);
  return NULL;
}

static void
hear (ForconWebLine *line, GBytes *bytes)
{
  g_autoptr (GVariant) keeper = NULL;
  ForconWebMessage message;

  if (!forcon_web_message_from_bytes (bytes, &message, &keeper))
    return;
  line->hear (&message, line->data);
  g_bytes_unref (message.body);
}

static gboolean
on_later (gpointer data)
{
  ForconWebLine *line = data;
  g_autoptr (GBytes) bytes = g_queue_pop_head (&line->waiting);

  if (bytes != NULL)
    hear (line, bytes);
  else if (line->source == 0)
    line->gone (line->data);
  if (!g_queue_is_empty (&line->waiting) || (bytes != NULL && line->source == 0))
    return G_SOURCE_CONTINUE;
  line->later = 0;
  return G_SOURCE_REMOVE;
}

static void
do_later (ForconWebLine *line)
{
  if (line->later == 0)
    line->later = g_idle_add (on_later, line);
}

static void
end (ForconWebLine *line)
{
  g_clear_handle_id (&line->source, g_source_remove);
  do_later (line);
}

static gboolean
on_readable (int fd, GIOCondition condition, gpointer data)
{
  ForconWebLine *line = data;
  g_autoptr (GBytes) bytes = read_message (line);

  if (bytes != NULL)
    {
      hear (line, bytes);
      return G_SOURCE_CONTINUE;
    }
  line->source = 0;
  line->gone (line->data);
  return G_SOURCE_REMOVE;
}

void
forcon_web_line_say (ForconWebLine *line, const ForconWebMessage *message)
{
  g_autoptr (GBytes) bytes = forcon_web_message_to_bytes (message);
  gsize size;
  gconstpointer said = g_bytes_get_data (bytes, &size);
  guint32 length = GUINT32_TO_BE ((guint32) size);

  if (line->source != 0
      && (!g_output_stream_write_all (line->out, &length, LENGTH_SIZE, NULL, NULL, NULL)
          || !g_output_stream_write_all (line->out, said, size, NULL, NULL, NULL)))
    end (line);
}

char *
forcon_web_line_ask (ForconWebLine *line, const ForconWebMessage *question)
{
  ForconWebMessage numbered = *question;

  numbered.number = ++line->last_number;
  forcon_web_line_say (line, &numbered);
  while (line->source != 0)
    {
      g_autoptr (GBytes) bytes = read_message (line);
      g_autoptr (GVariant) keeper = NULL;
      ForconWebMessage message;

      if (bytes == NULL || !forcon_web_message_from_bytes (bytes, &message, &keeper))
        break;
      g_bytes_unref (message.body);
      if (message.kind == FORCON_WEB_ANSWER && message.number == numbered.number)
        return g_strdup (message.name);
      g_queue_push_tail (&line->waiting, g_steal_pointer (&bytes));
      do_later (line);
    }
  end (line);
  return NULL;
}

ForconWebLine *
forcon_web_line_new (int in, int out, ForconWebHear hear_message, ForconWebGone gone, gpointer data)
{
  ForconWebLine *line = g_new0 (ForconWebLine, 1);

  line->in = g_unix_input_stream_new (in, FALSE);
  line->out = g_unix_output_stream_new (out, FALSE);
  line->hear = hear_message;
  line->gone = gone;
  line->data = data;
  g_queue_init (&line->waiting);
  line->source = g_unix_fd_add (in, G_IO_IN | G_IO_HUP, on_readable, line);
  return line;
}

void
forcon_web_line_free (ForconWebLine *line)
{
  if (line == NULL)
    return;
  g_clear_handle_id (&line->source, g_source_remove);
  g_clear_handle_id (&line->later, g_source_remove);
  g_queue_clear_full (&line->waiting, (GDestroyNotify) g_bytes_unref);
  g_object_unref (line->in);
  g_object_unref (line->out);
  g_free (line);
}
