/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/*
 * The certificate of this machine for admirals' telephones: made once, signed by itself, as there is nobody on a field
 * who could sign it. A telephone asks once whether it is to be trusted; its fingerprint stands beside the link.
 */

/**
 * forcon_certificate_pem:
 * @path: of the file that keeps it, readable by its owner alone; made where it is not there
 * @error: why it cannot be read, made or written
 *
 * Returns: (transfer full) (nullable): certificate and key as PEM
 */
char *forcon_certificate_pem (const char *path, GError **error);

/**
 * forcon_certificate_fingerprint:
 * @pem: as of forcon_certificate_pem()
 *
 * Returns: (transfer full) (nullable): SHA-256 of the certificate as browsers show it, "3F:A1:…"; %NULL where it is
 *   none
 */
char *forcon_certificate_fingerprint (const char *pem);

/* Returns: (transfer full): where it is kept: in the user's data folder */
char *forcon_certificate_path (void);

G_END_DECLS
