/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/telephones/telephones.h"

G_BEGIN_DECLS

/* An admiral in the window of the telephones: the link with its code, and the telephones on which it was opened. */
#define FORCON_TYPE_TELEPHONES_ROW (forcon_telephones_row_get_type ())
G_DECLARE_FINAL_TYPE (ForconTelephonesRow, forcon_telephones_row, FORCON, TELEPHONES_ROW, AdwExpanderRow)

/**
 * forcon_telephones_row_new:
 * @game: a game with a campaign
 * @admiral: whose row it is
 *
 * Returns: (transfer none): a row that shows nothing yet
 */
ForconTelephonesRow *forcon_telephones_row_new (ForconGame *game, ForconSideId admiral);

/* Shows what there is now. */
void forcon_telephones_row_refresh (ForconTelephonesRow *self);

G_END_DECLS
