/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "web/visitors/connections.h"

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

#include "web/visitors/callers.h"

/* How often connections are looked at whose time is over, ms. */
#define SWEEP_EVERY 100

/* Connections that wait to be taken from the kernel, all of them in one turn of the main loop: as many as come at once
 * when thirty telephones wake up. */
#define BACKLOG 256

/* By which a message finds its connection: libsoup keeps the address that it was given. */
#define SOCKET "forcon-socket"

/* What a connection has come to. */
typedef enum { SHAKING, ASKING, ASKED, STAYING, ENDING } Stage;

/**
 * Connection:
 * @socket: (not owned): by which it is ended; its stream has it
 * @remote: the address of the other side
 * @host: the address without its port
 * @known: of a telephone that has opened its link
 * @number: in the order of coming
 * @since: when it came to its stage, and
 * @until: when it is ended, monotonic, µs
 */
typedef struct {
  GSocket *socket;
  GSocketAddress *remote;
  char *host;
  Stage stage;
  gboolean known;
  guint64 number;
  gint64 since;
  gint64 until;
} Connection;

/* @callers: (nullable): before it listens there are none; @open: (element-type Connection): by socket */
struct _ForconWebConnections {
  SoupServer *server;
  ForconWebCallers *callers;
  GHashTable *open;
  guint64 count;
  guint sweep_source;
  GSource *call_source;
};

/* One that is being made. */
typedef struct {
  ForconWebConnections *connections;
  GSocket *socket;
} Handshake;

/* One of them */

static void
connection_free (gpointer data)
{
  Connection *connection = data;

  g_object_unref (connection->remote);
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
  GSocketAddress *remote = soup_server_message_get_remote_address (message);
  gpointer socket = remote == NULL ? NULL : g_object_get_data (G_OBJECT (remote), SOCKET);
  Connection *connection = socket == NULL ? NULL : g_hash_table_lookup (connections->open, socket);

  /* There may be another one by now whose socket has the same place. */
  return connection != NULL && connection->remote == remote ? connection : NULL;
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

/* Taking them. libsoup could: but it keeps the memory of each whose handshake fails (3.2 and 3.6), and has begun one
 * before anybody can say whether it is wanted. */

static void
hand_over (ForconWebConnections *connections, Connection *connection, GIOStream *stream)
{
  g_autoptr (GSocketAddress) local = g_socket_get_local_address (connection->socket, NULL);

  come_to (connection, ASKING, FORCON_WEB_TIME_TO_ASK);
  if (local != NULL)
    soup_server_accept_iostream (connections->server, stream, local, connection->remote, NULL);
}

/* One that failed goes with its stream. */
static void
on_shaken (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autofree Handshake *handshake = data;
  gboolean done = g_tls_connection_handshake_finish (G_TLS_CONNECTION (source), result, NULL);
  Connection *connection = g_hash_table_lookup (handshake->connections->open, handshake->socket);

  if (done && connection != NULL && connection->stage == SHAKING)
    hand_over (handshake->connections, connection, G_IO_STREAM (source));
}

static void
shake_hands (ForconWebConnections *connections, GSocket *socket, GIOStream *stream)
{
  static const char *const protocols[] = { "http/1.1", "http/1.0", NULL };
  g_autoptr (GIOStream) safe
      = g_tls_server_connection_new (stream, soup_server_get_tls_certificate (connections->server), NULL);
  Handshake *handshake;

  if (safe == NULL)
    return;
  handshake = g_new0 (Handshake, 1);
  handshake->connections = connections;
  handshake->socket = socket;
  g_tls_connection_set_require_close_notify (G_TLS_CONNECTION (safe), FALSE);
  g_tls_connection_set_advertised_protocols (G_TLS_CONNECTION (safe), protocols);
  g_tls_connection_handshake_async (G_TLS_CONNECTION (safe), G_PRIORITY_DEFAULT, NULL, on_shaken, handshake);
}

static Connection *
add (ForconWebConnections *connections, GSocket *socket, GSocketAddress *remote, const char *host)
{
  Connection *connection = g_new0 (Connection, 1);

  connection->socket = socket;
  connection->remote = g_object_ref (remote);
  connection->host = g_strdup (host);
  connection->number = ++connections->count;
  come_to (connection, SHAKING, FORCON_WEB_TIME_TO_SHAKE);
  g_object_set_data (G_OBJECT (remote), SOCKET, socket);
  g_object_weak_ref (G_OBJECT (socket), on_socket_gone, connections);
  g_hash_table_insert (connections->open, socket, connection);
  return connection;
}

static void
take (ForconWebConnections *connections, GSocket *socket)
{
  /* Whoever has gone by now has no address any more. */
  g_autoptr (GSocketAddress) remote = g_socket_get_remote_address (socket, NULL);
  g_autoptr (GIOStream) stream = NULL;
  g_autofree char *host = NULL;
  Connection *connection;

  if (remote == NULL)
    return;
  host = g_inet_address_to_string (g_inet_socket_address_get_address (G_INET_SOCKET_ADDRESS (remote)));
  if (!forcon_web_callers_hear (connections->callers, host, g_get_monotonic_time ()))
    return;
  make_room (connections);
  connection = add (connections, socket, remote, host);
  g_socket_set_option (socket, IPPROTO_TCP, TCP_NODELAY, TRUE, NULL);
  stream = G_IO_STREAM (g_socket_connection_factory_create_connection (socket));
  if (soup_server_is_https (connections->server))
    shake_hands (connections, socket, stream);
  else
    hand_over (connections, connection, stream);
}

/* Before libsoup would: its source for the same socket comes later, and finds nobody any more. */
static gboolean
on_calls (GSocket *listening, GIOCondition condition, gpointer data)
{
  for (guint i = 0; i < BACKLOG; i++)
    {
      g_autoptr (GSocket) socket = g_socket_accept (listening, NULL, NULL);

      if (socket == NULL)
        break;
      take (data, socket);
    }
  return G_SOURCE_CONTINUE;
}

/* What libsoup tells */

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

  if (connection == NULL)
    return;
  connection->known = TRUE;
  forcon_web_callers_know (connections->callers, connection->host, g_get_monotonic_time ());
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
  if (connections->callers != NULL)
    forcon_web_callers_forget (connections->callers, now);
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
  connections->callers = forcon_web_callers_new (safe);
  g_socket_set_listen_backlog (socket, BACKLOG);
  g_socket_set_blocking (socket, FALSE);
  if (!g_socket_bind (socket, address, TRUE, error) || !g_socket_listen (socket, error))
    return FALSE;
  connections->call_source = g_socket_create_source (socket, G_IO_IN, NULL);
  g_source_set_priority (connections->call_source, G_PRIORITY_HIGH);
  g_source_set_callback (connections->call_source, G_SOURCE_FUNC (on_calls), connections, NULL);
  g_source_attach (connections->call_source, NULL);
  /* It keeps connections only where it listens itself. */
  return soup_server_listen_socket (connections->server, socket, safe ? SOUP_SERVER_LISTEN_HTTPS : 0, error);
}

ForconWebConnections *
forcon_web_connections_new (SoupServer *server)
{
  ForconWebConnections *connections = g_new0 (ForconWebConnections, 1);

  connections->server = server;
  connections->open = g_hash_table_new_full (NULL, NULL, NULL, connection_free);
  connections->sweep_source = g_timeout_add (SWEEP_EVERY, on_sweep, connections);
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
  if (connections->call_source != NULL)
    g_source_destroy (connections->call_source);
  g_clear_pointer (&connections->call_source, g_source_unref);
  g_hash_table_iter_init (&iter, connections->open);
  while (g_hash_table_iter_next (&iter, &socket, NULL))
    g_object_weak_unref (socket, on_socket_gone, connections);
  g_hash_table_unref (connections->open);
  forcon_web_callers_free (connections->callers);
  g_free (connections);
}
