/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/units.h"

G_BEGIN_DECLS

const char *forcon_name (const char *name);
/**
 * forcon_decimal_to_text:
 * @value: a number
 * @digits: how many stand behind the decimal sign
 *
 * Returns: (transfer full): the number with the decimal sign of the language that is spoken, whatever the locale of
 *   numbers
 */
char *forcon_decimal_to_text (double value, guint digits);
char *forcon_length_to_text (ForconLength length);
char *forcon_text_signed (double value);
char *forcon_angle_to_text (ForconAngle angle);
char *forcon_time_of_day (gint64 wall);
char *forcon_text_escape (const char *text);
gboolean forcon_text_is_harmful (gunichar character);
const char *forcon_text_find_unsafe (const char *text);
char *forcon_text_make_safe (const char *text, const char *keep);
char *forcon_text_capitalise (const char *text);

/* Searching as people do: large and small letters are the same, and so are е and ё. */
char *forcon_text_fold (const char *text);
char *forcon_text_plain (const char *text);
const char *forcon_text_find (const char *text, const char *needle, gsize *length);

G_END_DECLS
