/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/rules/openings.h"

G_BEGIN_DECLS

/**
 * forcon_openings_to_json:
 * @json: where to
 * @battle: a battle
 * @rules: its rules
 *
 * Adds what is still open as a list: what, which side, how many, the first of them, whether the step's end skips it.
 */
void forcon_openings_to_json (GString *json, const ForconBattle *battle, const ForconRules *rules);

G_END_DECLS
