/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/reports/campaign-digest.h"
#include "app/widgets/panel.h"

G_BEGIN_DECLS

/**
 * ForconDigestView:
 *
 * The lines of campaign-digest.h as a list. Nothing in it can be selected or copied.
 *
 * Properties: "name-for-readers": what the list is called; "nothing": what is said where there are no lines.
 */
#define FORCON_TYPE_DIGEST_VIEW (forcon_digest_view_get_type ())
G_DECLARE_FINAL_TYPE (ForconDigestView, forcon_digest_view, FORCON, DIGEST_VIEW, ForconPanel)

/**
 * forcon_digest_view_set_lines:
 * @self: a view
 * @lines: (transfer full) (element-type ForconDigestLine): what it shows; where nothing is new the place that is
 *   read stays
 */
void forcon_digest_view_set_lines (ForconDigestView *self, GPtrArray *lines);

G_END_DECLS
