/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * forcon_plural_form:
 * @rule: (nullable): an expression of C in n, as it stands behind "plural=" at the head of a catalogue; it ends at ";"
 * @n: how many
 *
 * Returns: which form of a plural belongs to @n, from 0. Where @rule is missing, is damaged or divides by zero, that
 *   of English
 */
guint forcon_plural_form (const char *rule, gulong n);

G_END_DECLS
