/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/event.h"
#include "engine/state/verdict.h"

#define GROZNY ((ForconShipId){ 1 })
#define VORTHALIA ((ForconShipId){ 2 })
#define SAGA ((ForconShipId){ 3 })
#define GROZNYS ((ForconFormationId){ 1 })
#define VORTHALIAS ((ForconFormationId){ 2 })
#define BARRAYAR ((ForconSideId){ 1 })
#define CETAGANDA ((ForconSideId){ 2 })
#define BOW_BATTERY (1u << 0)
#define PORT_BATTERY (1u << 1)

ForconBattle *sample_battle (void);
ForconRules *sample_rules (void);
GArray *sample_dice (const char *faces);
ForconBattle *sample_fleet (void);

char *sample_tell (const ForconEvent *event, const char *faces);
char *sample_refuse (ForconVerdict verdict);
void assert_told (const ForconEvent *event, const char *faces, const char *expected);
void assert_refused (ForconVerdict verdict, const char *expected);

char *read_digest (const char *path);
void assert_rules_in_digest (const char *what, char **rules, const char *digest);
