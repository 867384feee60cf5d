/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/event.h"

G_BEGIN_DECLS

char *forcon_event_to_json (const ForconBattle *battle, const ForconEvent *event, const GArray *dice, guint command);

G_END_DECLS
