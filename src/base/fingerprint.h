/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

void forcon_fingerprint_add (GByteArray *bytes, gint64 value);
char *forcon_fingerprint_finish (const GByteArray *bytes);

G_END_DECLS
