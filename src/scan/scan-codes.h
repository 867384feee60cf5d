/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gdk-pixbuf/gdk-pixbuf.h>

G_BEGIN_DECLS

/**
 * forcon_scan_codes:
 * @picture: a photo or a scan
 *
 * Looks for QR codes at several sizes: a code that fills a photo and one that is lost in it are both found. It takes
 * up to some seconds, and any thread may do it.
 *
 * Returns: (transfer full) (element-type utf8): what the codes say, each once; nothing in it is trusted
 */
GPtrArray *forcon_scan_codes (GdkPixbuf *picture);

G_END_DECLS
