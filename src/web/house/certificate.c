/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "web/house/certificate.h"

#include <gnutls/crypto.h>
#include <gnutls/x509.h>
#include <string.h>
#include <time.h>

/* Telephones refuse certificates that are good for longer, days. */
#define DAYS 397

#define DAY (24 * 60 * 60)
#define SERIAL_SIZE 16

char *
forcon_certificate_path (void)
{
  return g_build_filename (g_get_user_data_dir (), "forcon-master", "phones.pem", NULL);
}

/* Making */

/* Who it is, for how long, and for what. Returns: 0, or what GnuTLS says */
static int
fill (gnutls_x509_crt_t certificate, gnutls_x509_privkey_t key)
{
  guint8 serial[SERIAL_SIZE];
  time_t now = time (NULL);
  int result = gnutls_rnd (GNUTLS_RND_NONCE, serial, sizeof serial);

  /* A serial number is positive. */
  serial[0] &= 0x7f;
  if (result == 0)
    result = gnutls_x509_crt_set_version (certificate, 3);
  if (result == 0)
    result = gnutls_x509_crt_set_serial (certificate, serial, sizeof serial);
  if (result == 0)
    result = gnutls_x509_crt_set_dn (certificate, "CN=Forcon Master", NULL);
  if (result == 0)
    result = gnutls_x509_crt_set_activation_time (certificate, now - DAY);
  if (result == 0)
    result = gnutls_x509_crt_set_expiration_time (certificate, now + (time_t) (DAYS - 1) * DAY);
  if (result == 0)
    result = gnutls_x509_crt_set_key_usage (certificate, GNUTLS_KEY_DIGITAL_SIGNATURE);
  if (result == 0)
    result = gnutls_x509_crt_set_key_purpose_oid (certificate, GNUTLS_KP_TLS_WWW_SERVER, 0);
  if (result == 0)
    result = gnutls_x509_crt_set_basic_constraints (certificate, 0, -1);
  if (result == 0)
    result = gnutls_x509_crt_set_key (certificate, key);
  return result == 0 ? gnutls_x509_crt_sign2 (certificate, certificate, key, GNUTLS_DIG_SHA256, 0) : result;
}

static int
add_pem (GString *pem, gnutls_x509_crt_t certificate, gnutls_x509_privkey_t key)
{
  gnutls_datum_t first = { 0 }, second = { 0 };
  int result = gnutls_x509_crt_export2 (certificate, GNUTLS_X509_FMT_PEM, &first);

  if (result == 0)
    result = gnutls_x509_privkey_export2_pkcs8 (key, GNUTLS_X509_FMT_PEM, NULL, GNUTLS_PKCS_PLAIN, &second);
  if (result == 0)
    {
      g_string_append_len (pem, (const char *) first.data, first.size);
      g_string_append_len (pem, (const char *) second.data, second.size);
    }
  gnutls_free (first.data);
  gnutls_free (second.data);
  return result;
}

static char *
make (GError **error)
{
  gnutls_x509_crt_t certificate = NULL;
  gnutls_x509_privkey_t key = NULL;
  g_autoptr (GString) pem = g_string_new (NULL);
  int result = gnutls_x509_crt_init (&certificate);

  if (result == 0)
    result = gnutls_x509_privkey_init (&key);
  if (result == 0)
    result = gnutls_x509_privkey_generate (key, GNUTLS_PK_ECDSA, GNUTLS_CURVE_TO_BITS (GNUTLS_ECC_CURVE_SECP256R1), 0);
  if (result == 0)
    result = fill (certificate, key);
  if (result == 0)
    result = add_pem (pem, certificate, key);
  gnutls_x509_crt_deinit (certificate);
  gnutls_x509_privkey_deinit (key);
  if (result == 0)
    return g_string_free (g_steal_pointer (&pem), FALSE);
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, gnutls_strerror (result));
  return NULL;
}

/* Whether it can still be used. */
static gboolean
is_good (const char *pem)
{
  g_autoptr (GTlsCertificate) certificate = g_tls_certificate_new_from_pem (pem, -1, NULL);
  g_autoptr (GDateTime) end = certificate == NULL ? NULL : g_tls_certificate_get_not_valid_after (certificate);
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autoptr (GDateTime) soon = g_date_time_add_days (now, 7);

  return end != NULL && g_date_time_compare (end, soon) > 0;
}

char *
forcon_certificate_pem (const char *path, GError **error)
{
  g_autofree char *pem = NULL;
  g_autofree char *folder = g_path_get_dirname (path);

  if (g_file_get_contents (path, &pem, NULL, NULL) && is_good (pem))
    return g_steal_pointer (&pem);
  g_clear_pointer (&pem, g_free);
  pem = make (error);
  if (pem == NULL)
    return NULL;
  g_mkdir_with_parents (folder, 0700);
  if (!g_file_set_contents_full (path, pem, -1, G_FILE_SET_CONTENTS_CONSISTENT, 0600, error))
    return NULL;
  return g_steal_pointer (&pem);
}

/* The fingerprint */

char *
forcon_certificate_fingerprint (const char *pem)
{
  g_autoptr (GTlsCertificate) certificate = g_tls_certificate_new_from_pem (pem, -1, NULL);
  g_autoptr (GByteArray) der = NULL;
  g_autofree char *digest = NULL;
  GString *text = g_string_new (NULL);

  if (certificate == NULL)
    {
      g_string_free (text, TRUE);
      return NULL;
    }
  g_object_get (certificate, "certificate", &der, NULL);
  digest = g_compute_checksum_for_data (G_CHECKSUM_SHA256, der->data, der->len);
  for (const char *c = digest; *c != '\0'; c += 2)
    g_string_append_printf (text, "%s%c%c", c == digest ? "" : ":", g_ascii_toupper (c[0]), g_ascii_toupper (c[1]));
  return g_string_free (text, FALSE);
}
