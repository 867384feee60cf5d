/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/orders/scan-desk.h"

G_BEGIN_DECLS

/**
 * forcon_scan_question_ask:
 * @parent: the window to stand before
 * @game: a game with a campaign
 * @desk: that reads pictures of its sheets
 * @asked: a picture of which it has to be asked
 * @usual: whose a single one is most likely, or none
 *
 * Adds it to the one dialog that lists all of them with the admirals whose they may be; those that are chosen are filed
 * by the desk. As long as that reads, others may follow.
 */
void forcon_scan_question_ask (GtkWindow *parent, ForconGame *game, ForconScanDesk *desk, ForconScanAsked *asked,
                               ForconSideId usual);

G_END_DECLS
