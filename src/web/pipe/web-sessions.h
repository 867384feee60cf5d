/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * ForconWebSession:
 * @admiral: whose link was opened, the value of the side's id
 * @number: by which it is ended
 * @seen: when the telephone asked for something last, µs since 1970 UTC
 * @open: whether the pages are open to it; else a PIN is still wanted
 *
 * A telephone on which an admiral's link was opened.
 */
typedef struct {
  guint admiral;
  guint64 number;
  gint64 seen;
  gboolean open;
} ForconWebSession;

/* Returns: (transfer full): @sessions (element-type ForconWebSession) as the body of a message */
GBytes *forcon_web_sessions_to_bytes (const GArray *sessions);

/* Returns: (transfer full) (element-type ForconWebSession): those of a body, of which nothing is trusted */
GArray *forcon_web_sessions_from_bytes (GBytes *bytes);

G_END_DECLS
