/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * forcon_rule_text:
 * @ids: ids of rules with blanks between, as forcon_rule_ids() gives them
 *
 * Returns: (transfer full): what docs/rules/forcon.md says of them, a paragraph each; "" where it says nothing
 */
char *forcon_rule_text (const char *ids);

G_END_DECLS
