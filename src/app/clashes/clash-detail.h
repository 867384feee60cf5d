/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/clashes/captains-run.h"
#include "app/widgets/panel.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* One clash: where its battle stands, what it has cost so far, and what can be done about it. */
#define FORCON_TYPE_CLASH_DETAIL (forcon_clash_detail_get_type ())
G_DECLARE_FINAL_TYPE (ForconClashDetail, forcon_clash_detail, FORCON, CLASH_DETAIL, ForconPanel)

/**
 * forcon_clash_detail_set_captains:
 * @self: a new detail
 * @captains: who fight the clashes of its game; once
 */
void forcon_clash_detail_set_captains (ForconClashDetail *self, ForconCaptainsRun *captains);

/**
 * forcon_clash_detail_set_clash:
 * @self: a detail
 * @clash: which clash is shown, or none
 * @triages: (element-type ForconClashTriage): all that wait, with what is proposed for them; referenced
 * @share: how far the odds of it are that are tried, 0 to 1; less than 0 when none are
 */
void forcon_clash_detail_set_clash (ForconClashDetail *self, ForconClashId clash, GPtrArray *triages, double share);

/**
 * forcon_clash_detail_start:
 * @self: a detail
 *
 * Does what is proposed for the clash that is shown; opens its table where nothing is.
 */
void forcon_clash_detail_start (ForconClashDetail *self);

/**
 * forcon_clash_detail_take_focus:
 * @self: a widget on the screen that shows a clash
 *
 * From now on Enter starts what is proposed, or opens the table of the clash.
 */
void forcon_clash_detail_take_focus (ForconClashDetail *self);

G_END_DECLS
