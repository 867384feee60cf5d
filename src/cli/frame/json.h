/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * Writes JSON on one line. Its numbers are exact decimals: 23.4 cm are "23.4", where a general writer of doubles says
 * 23.399999999999999. Commas come by themselves.
 */
void forcon_json_open (GString *json, char bracket);
void forcon_json_close (GString *json, char bracket);
void forcon_json_key (GString *json, const char *key);

/* @text is UTF-8; what could harm a terminal on which it is shown is escaped. */
void forcon_json_string (GString *json, const char *text);

/* A word, or null. */
void forcon_json_word (GString *json, const char *word);

void forcon_json_int (GString *json, gint64 value);

/* @value in parts of a unit, @parts of which make one: 10 or 100. Trailing zeros are left out. */
void forcon_json_decimal (GString *json, gint64 value, gint parts);

/* 17 significant digits: reading them gives the same double. */
void forcon_json_double (GString *json, double value);

void forcon_json_bool (GString *json, gboolean value);
void forcon_json_null (GString *json);

/* A member of an object: its key and its value. */
void forcon_json_put_word (GString *json, const char *key, const char *word);
void forcon_json_put_int (GString *json, const char *key, gint64 value);
void forcon_json_put_bool (GString *json, const char *key, gboolean value);

G_END_DECLS
