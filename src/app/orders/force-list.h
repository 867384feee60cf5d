/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"
#include "app/widgets/panel.h"

G_BEGIN_DECLS

/*
 * Where the formations of an admiral are, what they have to do, and how much of the phase that takes: as it is, when
 * each order can be cancelled; or as it would be. Signal: "looked-at" with a formation's id when one of its rows is
 * clicked, or Enter is pressed on it.
 */
#define FORCON_TYPE_FORCE_LIST (forcon_force_list_get_type ())
G_DECLARE_FINAL_TYPE (ForconForceList, forcon_force_list, FORCON, FORCE_LIST, ForconPanel)

/**
 * forcon_force_list_show:
 * @self: a list
 * @campaign: (nullable): the truth, or what it would be
 * @admiral: whose formations
 * @real: it is the truth: orders can be cancelled
 */
void forcon_force_list_show (ForconForceList *self, const ForconCampaign *campaign, ForconSideId admiral,
                             gboolean real);

/* Tells below a formation where it can go; none stops that. */
void forcon_force_list_look_at (ForconForceList *self, ForconFormationId formation);

/* Returns: (transfer full): what stands in a row */
char *forcon_force_list_text (ForconForceList *self, guint place);

G_END_DECLS
