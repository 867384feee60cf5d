/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/units.h"

G_BEGIN_DECLS

/*
 * Numbers as files write them: with a point, whatever the locale, and without ever passing through floating point.
 * Blanks around a number are allowed, as in XML Schema.
 */

/**
 * forcon_value_parse_decimal:
 * @text: a number such as "12", "-0.5"
 * @digits: how many digits behind the point count; more are refused unless they are zeros
 * @value: (out): the number in units of the last digit
 *
 * Returns: whether @text is a number that fits
 */
gboolean forcon_value_parse_decimal (const char *text, guint digits, gint32 *value);

/**
 * forcon_value_parse_unsigned:
 * @text: a whole number, at least 0
 * @value: (out): it
 *
 * Returns: whether @text is one that fits
 */
gboolean forcon_value_parse_unsigned (const char *text, guint64 *value);

/**
 * forcon_value_parse_fraction:
 * @text: "1/2", "0", "1"
 * @fraction: (out): it
 *
 * Returns: whether @text is a fraction
 */
gboolean forcon_value_parse_fraction (const char *text, ForconFraction *fraction);

/**
 * forcon_value_format_decimal:
 * @value: a number in units of its last digit
 * @digits: digits behind the point
 *
 * Returns: (transfer full): the text that forcon_value_parse_decimal() reads, without needless zeros
 */
char *forcon_value_format_decimal (gint32 value, guint digits);

/**
 * forcon_value_format_fraction:
 * @fraction: a fraction
 *
 * Returns: (transfer full): the text that forcon_value_parse_fraction() reads
 */
char *forcon_value_format_fraction (ForconFraction fraction);

/* Digits behind the point that lengths and angles have. */
#define FORCON_LENGTH_DIGITS 2
#define FORCON_ANGLE_DIGITS 1

G_END_DECLS
