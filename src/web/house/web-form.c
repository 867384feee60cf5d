/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "web/house/web-form.h"

GHashTable *
forcon_web_form_parse (GBytes *body)
{
  gsize size;
  const char *bytes = g_bytes_get_data (body, &size);
  g_autofree char *text = bytes == NULL ? g_strdup ("") : g_strndup (bytes, size);
  GHashTable *form = g_uri_parse_params (text, -1, "&", G_URI_PARAMS_WWW_FORM, NULL);

  return form == NULL ? g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free) : form;
}

char *
forcon_web_form_text (GHashTable *form, const char *name)
{
  const char *value = g_hash_table_lookup (form, name);
  g_autofree char *valid = value == NULL ? NULL : g_utf8_make_valid (value, -1);
  g_auto (GStrv) lines = g_strsplit (valid == NULL ? "" : valid, "\r\n", -1);

  return valid == NULL ? NULL : g_strjoinv ("\n", lines);
}
