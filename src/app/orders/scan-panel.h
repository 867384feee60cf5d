/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/widgets/panel.h"

G_BEGIN_DECLS

/*
 * The pages of a scanned order sheet, one at a time, to be read while it is typed. Signals: "remove" and "move" with
 * the file of a page that is not wanted here.
 */
#define FORCON_TYPE_SCAN_PANEL (forcon_scan_panel_get_type ())
G_DECLARE_FINAL_TYPE (ForconScanPanel, forcon_scan_panel, FORCON, SCAN_PANEL, ForconPanel)

/**
 * forcon_scan_panel_show:
 * @self: a panel
 * @pages: (element-type filename): files in their order; what is shown already stays as it is
 */
void forcon_scan_panel_show (ForconScanPanel *self, GPtrArray *pages);

G_END_DECLS
