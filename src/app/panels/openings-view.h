/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/session.h"
#include "app/widgets/panel.h"

G_BEGIN_DECLS

/* What is still open in this step, and to whom. */
#define FORCON_TYPE_OPENINGS_VIEW (forcon_openings_view_get_type ())
G_DECLARE_FINAL_TYPE (ForconOpeningsView, forcon_openings_view, FORCON, OPENINGS_VIEW, ForconPanel)

G_END_DECLS
