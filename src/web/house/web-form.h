/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * forcon_web_form_parse:
 * @body: what a telephone sent
 *
 * Returns: (transfer full) (element-type utf8 utf8): the fields of a form by name; none where it is no form
 */
GHashTable *forcon_web_form_parse (GBytes *body);

/* Returns: (transfer full) (nullable): a field as a person's text: UTF-8 with plain line ends */
char *forcon_web_form_text (GHashTable *form, const char *name);

G_END_DECLS
