/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/units.h"

G_BEGIN_DECLS

/**
 * forcon_name:
 * @name: name of a ship, a class, a side or a battle, from a file
 *
 * The names in the files that come with the program are translated; a name that a master made up is shown as it is.
 *
 * Returns: (transfer none): the name in the user's language
 */
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

/**
 * forcon_decimal_shown:
 * @value: a number as files have it, with a point: "2.5"
 *
 * Returns: (transfer full): the same number with the decimal sign of the language that is spoken: "2,5"
 */
char *forcon_decimal_shown (const char *value);

/**
 * forcon_length_to_text:
 * @length: a length, 0.01 cm
 *
 * Returns: (transfer full): centimetres with the user's decimal sign, one digit behind it, two where needed: "12.0",
 *   "0.25"
 */
char *forcon_length_to_text (ForconLength length);

/**
 * forcon_text_signed:
 * @value: how far something is off
 *
 * Returns: (transfer full): the figure with its sign and one decimal: "+0.9", "−1.3"; never "−0.0"
 */
char *forcon_text_signed (double value);

/**
 * forcon_angle_to_text:
 * @angle: an angle, 0.1°
 *
 * Returns: (transfer full): degrees with the user's decimal sign, a digit behind it only where needed: "45", "22.5"
 */
char *forcon_angle_to_text (ForconAngle angle);

/**
 * forcon_time_of_day:
 * @wall: µs since 1970 UTC
 *
 * Returns: (transfer full): the time of day where the reader is, "14:05"
 */
char *forcon_time_of_day (gint64 wall);

/**
 * forcon_text_escape:
 * @text: any bytes, such as a name from a file or a file's name
 *
 * Returns: (transfer full): one line that does nothing to a terminal but stand there; what could is written as "\x1b"
 */
char *forcon_text_escape (const char *text);

/**
 * forcon_text_is_harmful:
 * @character: any
 *
 * Returns: whether it could move the cursor of a terminal, hide text or turn its direction
 */
gboolean forcon_text_is_harmful (gunichar character);

/**
 * forcon_text_find_unsafe:
 * @text: a name, UTF-8
 *
 * Letters of any language are safe, and so are marks that join them or say which way they go.
 *
 * Returns: (transfer none) (nullable): the first character in @text that no name needs and that would spoil what stands
 *   beside it: a control character, a line end, one that turns the direction, or one mark too many on a letter
 */
const char *forcon_text_find_unsafe (const char *text);

/**
 * forcon_text_make_safe:
 * @text: any bytes
 * @keep: characters of ASCII that stay nevertheless, such as "\n"
 *
 * Returns: (transfer full): UTF-8 in which forcon_text_find_unsafe() finds nothing but what is in @keep: blanks stand
 *   instead, and marks that are too many are left out
 */
char *forcon_text_make_safe (const char *text, const char *keep);

/**
 * forcon_text_capitalise:
 * @text: such as a label in small letters
 *
 * Returns: (transfer full): @text with a capital at its beginning
 */
char *forcon_text_capitalise (const char *text);

/* Searching as people do: large and small letters are the same, and so are е and ё. */

/**
 * forcon_text_fold:
 * @text: what somebody searches for, UTF-8
 *
 * Returns: (transfer full): the same for forcon_text_find(), without spaces around it
 */
char *forcon_text_fold (const char *text);

/**
 * forcon_text_plain:
 * @text: valid UTF-8
 *
 * Returns: (transfer full): its letters and digits folded, without blanks, hyphens and quotation marks: for names
 *   as people type them
 */
char *forcon_text_plain (const char *text);

/**
 * forcon_text_find:
 * @text: UTF-8
 * @needle: as forcon_text_fold() gives it, not empty
 * @length: (out) (optional): how many bytes of @text it takes
 *
 * Returns: (transfer none) (nullable): where @needle first stands in @text
 */
const char *forcon_text_find (const char *text, const char *needle, gsize *length);

G_END_DECLS
