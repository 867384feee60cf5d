/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/widgets/panel.h"
#include "app/session/session.h"

G_BEGIN_DECLS

/* What the selected ship may do in this step with a single press. */
#define FORCON_TYPE_CHOICE_LIST (forcon_choice_list_get_type ())
G_DECLARE_FINAL_TYPE (ForconChoiceList, forcon_choice_list, FORCON, CHOICE_LIST, ForconPanel)

G_END_DECLS
