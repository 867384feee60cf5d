/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "render/paper/folio.h"
#include "storage/scenario/scenario.h"
#include "storage/script/script.h"

G_BEGIN_DECLS

/* The ready-made scenario and battle; (transfer full). */
ForconScenario *render_nexus (void);
ForconScript *render_hub (void);

/* All ships of all sides, by side and formation; (transfer full) (element-type ForconShipId). */
GArray *render_everybody (const ForconBattle *fleet);

/* Fails where a text of a page had to be shortened. */
void render_check_whole (const ForconFolio *folio);

G_END_DECLS
