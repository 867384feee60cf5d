/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/battle.h"
#include "storage/xml/xml-writer.h"

G_BEGIN_DECLS

/* The element of a weapon, with all that it says. */
void forcon_weapon_write (xmlTextWriterPtr out, const ForconWeapon *weapon);

G_END_DECLS
