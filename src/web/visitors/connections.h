/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <libsoup/soup.h>

G_BEGIN_DECLS

/*
 * The connections of the visitors' process. libsoup has no limits of its own: here every connection has a time by which
 * its request must be there, and where there are too many, one goes of whoever has the most, so that nobody who keeps
 * many open keeps others out.
 */
typedef struct _ForconWebConnections ForconWebConnections;

/* So many are open at once: several for each of thirty telephones. */
#define FORCON_WEB_CONNECTIONS_MAX 320

/* A handshake of TLS holds one of the ten threads that GLib has for all of them until the other side has answered. Of
 * one address so many go on at once; where there are more, those end that have taken longer than this, ms. */
#define FORCON_WEB_HANDSHAKES_MAX 6
#define FORCON_WEB_HANDSHAKE_SLOW 200

/* How long a connection may take, s: for a handshake; until its first request is read; between a request and the end of
 * its answer; from then until the next request is read. */
#define FORCON_WEB_TIME_TO_SHAKE 3
#define FORCON_WEB_TIME_TO_ASK 10
#define FORCON_WEB_TIME_TO_ANSWER 60
#define FORCON_WEB_TIME_TO_STAY 30

/* Returns: (transfer full): the connections of @server, none as yet; @server has to be gone before they are freed */
ForconWebConnections *forcon_web_connections_new (SoupServer *server);
void forcon_web_connections_free (ForconWebConnections *connections);

/**
 * forcon_web_connections_listen:
 * @connections: they
 * @address: where; its server has a certificate where what is said is to be encrypted
 * @error: why not
 *
 * Returns: whether it listens there
 */
gboolean forcon_web_connections_listen (ForconWebConnections *connections, GSocketAddress *address, GError **error);

/* Whoever asks this is known: others go before. */
void forcon_web_connections_vouch (ForconWebConnections *connections, SoupServerMessage *message);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconWebConnections, forcon_web_connections_free)

G_END_DECLS
