/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/game/game.h"

G_BEGIN_DECLS

/**
 * ForconRegroupDialog:
 *
 * Ships move to another formation of their admiral's or become a new one, or one becomes the flagship: by the
 * master's hand, at once and with a reason, or as an order like one of a sheet.
 */
#define FORCON_TYPE_REGROUP_DIALOG (forcon_regroup_dialog_get_type ())
G_DECLARE_FINAL_TYPE (ForconRegroupDialog, forcon_regroup_dialog, FORCON, REGROUP_DIALOG, AdwWindow)

/* What a dialog begins with; a person can choose otherwise. formation: where the ships go, or none for a new one. */
typedef struct {
  ForconShips ships;
  ForconFormationId formation;
  ForconShipId flagship;
  gboolean as_order;
} ForconRegrouping;

/**
 * forcon_regroup_dialog_present:
 * @owner: for whom
 * @game: the campaign
 * @regrouping: what it begins with; one ship at least
 *
 * Returns: (transfer none): the dialog before the window of @owner
 */
ForconRegroupDialog *forcon_regroup_dialog_present (GtkWidget *owner, ForconGame *game,
                                                    const ForconRegrouping *regrouping);

G_END_DECLS
