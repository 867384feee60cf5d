/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-battle.h"

#define GROZNY ((ForconShipId){ 1 })
#define VORTHALIA ((ForconShipId){ 2 })
#define BARRAYAR ((ForconSideId){ 1 })
#define CETAGANDA ((ForconSideId){ 2 })
#define BOW_BATTERY (1u << 0)
#define PORT_BATTERY (1u << 1)

ForconBattle *sample_battle (void);
ForconRules *sample_rules (void);
GArray *sample_dice (const char *faces);
