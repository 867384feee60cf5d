/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/clash/clash-captains.h"
#include "cli/frame/desk.h"

G_BEGIN_DECLS

gboolean forcon_fight_is_over (const ForconDesk *desk, ForconClashId clash);
ForconExit forcon_fight_captains (ForconDesk *desk, ForconClashId clash, const ForconClashCaptains *captains);
ForconExit forcon_fight_script (ForconDesk *desk, ForconClashId clash, const char *path);
ForconExit forcon_fight_return (ForconDesk *desk, ForconClashId clash);

G_END_DECLS
