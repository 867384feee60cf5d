/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-units.h"

G_BEGIN_DECLS

/*
 * Numbers as files write them: with a point, whatever the locale, and without ever passing through floating point.
 * Blanks around a number are allowed, as in XML Schema.
 */
gboolean forcon_value_parse_decimal (const char *text, guint digits, gint32 *value);
gboolean forcon_value_parse_unsigned (const char *text, guint64 *value);
gboolean forcon_value_parse_fraction (const char *text, ForconFraction *fraction);
char *forcon_value_format_decimal (gint32 value, guint digits);
char *forcon_value_format_fraction (ForconFraction fraction);

/* Digits behind the point that lengths and angles have. */
#define FORCON_LENGTH_DIGITS 2
#define FORCON_ANGLE_DIGITS 1

G_END_DECLS
