/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * How often each address of the network may call. A connection costs the visitors' process most before anything is
 * asked over it, by its handshake of TLS, for which GLib has ten threads, and which takes one of them for as long as
 * the other side pleases, up to FORCON_WEB_HANDSHAKE_SLOW: who calls so often that the threads are not enough is not
 * listened to. From where an admiral's telephone has asked for something a while ago more is heard, as all of them may
 * have one address, and all where there are no handshakes.
 */
typedef struct _ForconWebCallers ForconWebCallers;

/* So many calls are heard at once, as when somebody opens a page with all that is on it several times; and from then on
 * so many a second. */
#define FORCON_WEB_CALLS_AT_ONCE 60
#define FORCON_WEB_CALLS_A_SECOND 20
#define FORCON_WEB_KNOWN_CALLS_AT_ONCE 200
#define FORCON_WEB_KNOWN_CALLS_A_SECOND 40

/* An address is known for so long after its telephone asked for something, s. */
#define FORCON_WEB_KNOWN_FOR 600

/* @safe: whether there are handshakes. Returns: (transfer full): nobody has called */
ForconWebCallers *forcon_web_callers_new (gboolean safe);
void forcon_web_callers_free (ForconWebCallers *callers);

/**
 * forcon_web_callers_hear:
 * @callers: callers
 * @host: an address without its port, from which somebody calls
 * @now: monotonic, µs
 *
 * Returns: whether the call is to be heard
 */
gboolean forcon_web_callers_hear (ForconWebCallers *callers, const char *host, gint64 now);

/* An admiral's telephone calls from there. */
void forcon_web_callers_know (ForconWebCallers *callers, const char *host, gint64 now);

/* Forgets all who may call as if they never had; to be called at times. */
void forcon_web_callers_forget (ForconWebCallers *callers, gint64 now);

/* Private to this room and its tests. Returns: how many are remembered */
guint forcon_web_callers_count (const ForconWebCallers *callers);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconWebCallers, forcon_web_callers_free)

G_END_DECLS
