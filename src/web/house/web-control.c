/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "web/house/web-control.h"

#include <gio/gunixsocketaddress.h>
#include <glib/gstdio.h>
#include <string.h>

#include "web/pipe/web-sessions.h"

/* Bytes that the largest answer has: all telephones of all admirals, several times. */
#define ANSWER_MAX (64 * 1024)

/**
 * ForconWebControl:
 * @sessions: (element-type ForconWebSession): the telephones that there are
 */
struct _ForconWebControl {
  GSocketService *service;
  char *path;
  GArray *sessions;
  ForconWebEnd end;
  gpointer data;
};

/* (transfer full): the path of a socket is short */
static char *
path_of (const char *identity)
{
  g_autofree char *digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, identity, -1);
  g_autofree char *name = g_strdup_printf ("forcon-web-%.16s", digest);

  return g_build_filename (g_get_user_runtime_dir (), name, NULL);
}

/* The house. A question is the number of a telephone to be ended, eight bytes; the answer are those that there are. */

static void
drop (ForconWebControl *control, guint64 session)
{
  for (guint i = control->sessions->len; i > 0; i--)
    if (g_array_index (control->sessions, ForconWebSession, i - 1).number == session)
      g_array_remove_index (control->sessions, i - 1);
}

static gboolean
on_incoming (GSocketService *service, GSocketConnection *connection, GObject *source, gpointer data)
{
  ForconWebControl *control = data;
  g_autoptr (GBytes) answer = NULL;
  GInputStream *in = g_io_stream_get_input_stream (G_IO_STREAM (connection));
  GOutputStream *out = g_io_stream_get_output_stream (G_IO_STREAM (connection));
  guint64 wanted = 0;
  gsize size;
  gconstpointer bytes;

  /* It is the user's own program that asks, and it has written before anybody looks here; the house waits for none. */
  g_socket_set_timeout (g_socket_connection_get_socket (connection), 1);
  if (!g_input_stream_read_all (in, &wanted, sizeof wanted, &size, NULL, NULL) || size != sizeof wanted)
    return TRUE;
  if (wanted != 0)
    {
      control->end (wanted, control->data);
      drop (control, wanted);
    }
  answer = forcon_web_sessions_to_bytes (control->sessions);
  bytes = g_bytes_get_data (answer, &size);
  g_output_stream_write_all (out, bytes, size, NULL, NULL, NULL);
  return TRUE;
}

void
forcon_web_control_set_sessions (ForconWebControl *control, GBytes *sessions)
{
  g_array_unref (control->sessions);
  control->sessions = forcon_web_sessions_from_bytes (sessions);
}

ForconWebControl *
forcon_web_control_new (const char *identity, ForconWebEnd end, gpointer data, GError **error)
{
  g_autoptr (ForconWebControl) control = g_new0 (ForconWebControl, 1);
  g_autoptr (GSocketAddress) address = NULL;

  control->path = path_of (identity);
  control->sessions = g_array_new (FALSE, FALSE, sizeof (ForconWebSession));
  control->end = end;
  control->data = data;
  control->service = g_socket_service_new ();
  g_mkdir_with_parents (g_get_user_runtime_dir (), 0700);
  /* What a house left that was killed; who serves the campaign last is asked. */
  g_unlink (control->path);
  address = g_unix_socket_address_new (control->path);
  if (!g_socket_listener_add_address (G_SOCKET_LISTENER (control->service), address, G_SOCKET_TYPE_STREAM,
                                      G_SOCKET_PROTOCOL_DEFAULT, NULL, NULL, error))
    return NULL;
  g_chmod (control->path, 0600);
  g_signal_connect (control->service, "incoming", G_CALLBACK (on_incoming), control);
  return g_steal_pointer (&control);
}

void
forcon_web_control_free (ForconWebControl *control)
{
  if (control == NULL)
    return;
  g_socket_service_stop (control->service);
  g_socket_listener_close (G_SOCKET_LISTENER (control->service));
  g_object_unref (control->service);
  g_unlink (control->path);
  g_array_unref (control->sessions);
  g_free (control->path);
  g_free (control);
}

/* Who asks */

GArray *
forcon_web_control_sessions (const char *identity, guint64 end, GError **error)
{
  g_autofree char *path = path_of (identity);
  g_autofree char *bytes = g_malloc (ANSWER_MAX);
  g_autoptr (GSocketClient) client = g_socket_client_new ();
  g_autoptr (GSocketAddress) address = g_unix_socket_address_new (path);
  g_autoptr (GSocketConnection) connection
      = g_socket_client_connect (client, G_SOCKET_CONNECTABLE (address), NULL, error);
  g_autoptr (GBytes) answer = NULL;
  gsize size;

  if (connection == NULL
      || !g_output_stream_write_all (g_io_stream_get_output_stream (G_IO_STREAM (connection)), &end, sizeof end, NULL,
                                     NULL, error)
      || !g_input_stream_read_all (g_io_stream_get_input_stream (G_IO_STREAM (connection)), bytes, ANSWER_MAX, &size,
                                   NULL, error))
    return NULL;
  answer = g_bytes_new_take (g_steal_pointer (&bytes), size);
  return forcon_web_sessions_from_bytes (answer);
}
