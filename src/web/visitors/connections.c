/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "web/visitors/connections.h"

#include <sys/socket.h>

/* How often connections are looked at whose time is over, ms. */
#define SWEEP_EVERY 100

/* Connections that wait to be taken from the kernel: as many as come at once when thirty telephones wake up. */
#define BACKLOG 256

/* What a connection has come to. */
typedef enum { SHAKING, ASKING, ASKED, STAYING, ENDING } Stage;

/**
 * Connection:
 * @socket: (not owned): by which it is ended; libsoup has it
 * @host: the address without its port
 * @known: of a telephone that has opened its link
 * @number: in the order of coming
 * @since: when it came to its stage, and
 * @until: when it is ended, monotonic, µs
 */
typedef struct {
  GSocket *socket;
  char *host;
  Stage stage;
  gboolean known;
  guint64 number;
  gint64 since;
  gint64 until;
} Connection;

/* @open: (element-type Connection): by socket */
struct _ForconWebConnections {
  SoupServer *server;
  GHashTable *open;
  guint64 count;
  guint sweep_source;
};

/* One of them */

static void
connection_free (gpointer data)
{
  Connection *connection = data;

  g_free (connection->host);
  g_free (connection);
}

static void
on_socket_gone (gpointer data, GObject *socket)
{
  g_hash_table_remove (((ForconWebConnections *) data)->open, socket);
}

static void
come_to (Connection *connection, Stage stage, gint seconds)
{
  connection->stage = stage;
  connection->since = g_get_monotonic_time ();
  connection->until = connection->since + seconds * G_USEC_PER_SEC;
}

/* libsoup notices, and drops the socket. */
static void
hang_up (Connection *connection)
{
  g_socket_shutdown (connection->socket, TRUE, TRUE, NULL);
  come_to (connection, ENDING, 0);
}

/* It does not (3.2) where it has answered before and is waiting for more. */
static void
close_left (ForconWebConnections *connections, Connection *connection)
{
  g_autoptr (GSocket) socket = g_object_ref (connection->socket);

  g_object_weak_unref (G_OBJECT (socket), on_socket_gone, connections);
  g_hash_table_remove (connections->open, socket);
  g_socket_close (socket, NULL);
}

/* Whether the other side has hung up, which libsoup does not tell then either. */
static gboolean
is_left (const Connection *connection)
{
  guint8 byte;

  return connection->stage == STAYING
         && recv (g_socket_get_fd (connection->socket), &byte, 1, MSG_PEEK | MSG_DONTWAIT) == 0;
}

static Connection *
connection_of (ForconWebConnections *connections, SoupServerMessage *message)
{
  GSocket *socket = soup_server_message_get_socket (message);

  return socket == NULL ? NULL : g_hash_table_lookup (connections->open, socket);
}

/* Too many */

static gboolean
goes_before (const Connection *one, const Connection *other)
{
  if (one->known != other->known)
    return other->known;
  return one->number < other->number;
}

/* How many the host has that has the most, of all or of those that are shaking hands. @first (out): which of them goes
 * first, strangers before those who are known. */
static guint
most_of_one_host (ForconWebConnections *connections, gboolean shaking, Connection **first)
{
  g_autoptr (GHashTable) counts = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GList) all = g_hash_table_get_values (connections->open);
  guint most = 0;

  *first = NULL;
  for (GList *each = all; each != NULL; each = each->next)
    {
      const Connection *connection = each->data;
      guint count = GPOINTER_TO_UINT (g_hash_table_lookup (counts, connection->host)) + 1;

      if (connection->stage == ENDING || (shaking && connection->stage != SHAKING))
        continue;
      g_hash_table_insert (counts, connection->host, GUINT_TO_POINTER (count));
      most = MAX (most, count);
    }
  for (GList *each = all; each != NULL; each = each->next)
    {
      Connection *connection = each->data;

      if (connection->stage != ENDING && (!shaking || connection->stage == SHAKING)
          && GPOINTER_TO_UINT (g_hash_table_lookup (counts, connection->host)) == most
          && (*first == NULL || goes_before (connection, *first)))
        *first = connection;
    }
  return most;
}

static guint
count_open (ForconWebConnections *connections)
{
  g_autoptr (GList) all = g_hash_table_get_values (connections->open);
  guint count = 0;

  for (GList *each = all; each != NULL; each = each->next)
    count += ((Connection *) each->data)->stage == ENDING ? 0 : 1;
  return count;
}

static void
make_room (ForconWebConnections *connections)
{
  Connection *first;

  if (count_open (connections) < FORCON_WEB_CONNECTIONS_MAX)
    return;
  most_of_one_host (connections, FALSE, &first);
  hang_up (first);
}

static void
end_slow_handshakes (ForconWebConnections *connections)
{
  gint64 slow = g_get_monotonic_time () - FORCON_WEB_HANDSHAKE_SLOW * G_TIME_SPAN_MILLISECOND;
  Connection *first;

  while (most_of_one_host (connections, TRUE, &first) > FORCON_WEB_HANDSHAKES_MAX && first->since < slow)
    hang_up (first);
}

/* What libsoup tells */

static void
on_connected (SoupServerMessage *message, gpointer data)
{
  Connection *connection = connection_of (data, message);

  if (connection != NULL && connection->stage == SHAKING)
    come_to (connection, ASKING, FORCON_WEB_TIME_TO_ASK);
}

/* Told when a connection comes, before its handshake, and of each request after the first. */
static void
on_request_started (SoupServer *server, SoupServerMessage *message, gpointer data)
{
  ForconWebConnections *connections = data;
  GSocket *socket = soup_server_message_get_socket (message);
  Connection *connection = connection_of (connections, message);
  g_autoptr (GSocketAddress) remote = NULL;

  if (connection != NULL || socket == NULL)
    return;
  /* Whoever has gone by now has no address any more; libsoup finds nobody there and drops the socket. */
  remote = g_socket_get_remote_address (socket, NULL);
  if (remote == NULL)
    return;
  make_room (connections);
  connection = g_new0 (Connection, 1);
  connection->socket = socket;
  connection->host = g_inet_address_to_string (g_inet_socket_address_get_address (G_INET_SOCKET_ADDRESS (remote)));
  connection->number = ++connections->count;
  if (soup_server_is_https (server))
    come_to (connection, SHAKING, FORCON_WEB_TIME_TO_SHAKE);
  else
    come_to (connection, ASKING, FORCON_WEB_TIME_TO_ASK);
  g_signal_connect (message, "connected", G_CALLBACK (on_connected), connections);
  g_object_weak_ref (G_OBJECT (socket), on_socket_gone, connections);
  g_hash_table_insert (connections->open, socket, connection);
}

static void
on_request_read (SoupServer *server, SoupServerMessage *message, gpointer data)
{
  Connection *connection = connection_of (data, message);

  if (connection != NULL && connection->stage != ENDING)
    come_to (connection, ASKED, FORCON_WEB_TIME_TO_ANSWER);
}

static void
on_request_finished (SoupServer *server, SoupServerMessage *message, gpointer data)
{
  Connection *connection = connection_of (data, message);

  if (connection != NULL && connection->stage != ENDING)
    come_to (connection, STAYING, FORCON_WEB_TIME_TO_STAY);
}

void
forcon_web_connections_vouch (ForconWebConnections *connections, SoupServerMessage *message)
{
  Connection *connection = connection_of (connections, message);

  if (connection != NULL)
    connection->known = TRUE;
}

static gboolean
on_sweep (gpointer data)
{
  ForconWebConnections *connections = data;
  g_autoptr (GList) all = g_hash_table_get_values (connections->open);
  gint64 now = g_get_monotonic_time ();

  for (GList *each = all; each != NULL; each = each->next)
    {
      Connection *connection = each->data;

      if (connection->stage == ENDING)
        close_left (connections, connection);
      else if (connection->until < now || is_left (connection))
        hang_up (connection);
    }
  end_slow_handshakes (connections);
  return G_SOURCE_CONTINUE;
}

/* All of them */

gboolean
forcon_web_connections_listen (ForconWebConnections *connections, GSocketAddress *address, GError **error)
{
  gboolean safe = soup_server_get_tls_certificate (connections->server) != NULL;
  g_autoptr (GSocket) socket
      = g_socket_new (g_socket_address_get_family (address), G_SOCKET_TYPE_STREAM, G_SOCKET_PROTOCOL_TCP, error);

  if (socket == NULL)
    return FALSE;
  g_socket_set_listen_backlog (socket, BACKLOG);
  return g_socket_bind (socket, address, TRUE, error) && g_socket_listen (socket, error)
         && soup_server_listen_socket (connections->server, socket, safe ? SOUP_SERVER_LISTEN_HTTPS : 0, error);
}

ForconWebConnections *
forcon_web_connections_new (SoupServer *server)
{
  ForconWebConnections *connections = g_new0 (ForconWebConnections, 1);

  connections->server = server;
  connections->open = g_hash_table_new_full (NULL, NULL, NULL, connection_free);
  connections->sweep_source = g_timeout_add (SWEEP_EVERY, on_sweep, connections);
  g_signal_connect (server, "request-started", G_CALLBACK (on_request_started), connections);
  g_signal_connect (server, "request-read", G_CALLBACK (on_request_read), connections);
  g_signal_connect (server, "request-finished", G_CALLBACK (on_request_finished), connections);
  return connections;
}

void
forcon_web_connections_free (ForconWebConnections *connections)
{
  GHashTableIter iter;
  gpointer socket;

  if (connections == NULL)
    return;
  g_source_remove (connections->sweep_source);
  g_hash_table_iter_init (&iter, connections->open);
  while (g_hash_table_iter_next (&iter, &socket, NULL))
    g_object_weak_unref (socket, on_socket_gone, connections);
  g_hash_table_unref (connections->open);
  g_free (connections);
}
