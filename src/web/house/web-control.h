/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/*
 * A socket in the user's runtime folder, by which forcon serve asks the house that runs, beside a window or by itself,
 * who is there, and has telephones ended. Nobody but the user reaches it.
 */
typedef struct _ForconWebControl ForconWebControl;

/* A telephone is to be ended; @session is its number. */
typedef void (*ForconWebEnd) (guint64 session, gpointer data);

/**
 * forcon_web_control_new:
 * @identity: of the campaign, see forcon_store_identity()
 * @end: called when a telephone is to be ended
 * @data: for @end
 * @error: why there is no such socket
 *
 * Returns: (transfer full) (nullable): answers from then on
 */
ForconWebControl *forcon_web_control_new (const char *identity, ForconWebEnd end, gpointer data, GError **error);
void forcon_web_control_free (ForconWebControl *control);

/* Which telephones there are now: the body of a message, see web/pipe/web-sessions.h. */
void forcon_web_control_set_sessions (ForconWebControl *control, GBytes *sessions);

/**
 * forcon_web_control_sessions:
 * @identity: of a campaign
 * @end: a telephone that is to be ended, or 0
 * @error: (nullable): that nobody serves the campaign
 *
 * Asks the house that serves it, and waits for the answer.
 *
 * Returns: (transfer full) (nullable) (element-type ForconWebSession): the telephones that there are, without @end
 */
GArray *forcon_web_control_sessions (const char *identity, guint64 end, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconWebControl, forcon_web_control_free)

G_END_DECLS
