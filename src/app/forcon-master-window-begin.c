/* SPDX-License-Identifier: GPL-3.0-or-later */
/* New campaigns. */
#include "forcon-master-window-private.h"

void
forcon_master_window_begin_campaign (ForconMasterWindow *self, const char *scenario)
{
}

void
forcon_master_window_add_begin_actions (ForconMasterWindow *self)
{
}
