/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/rules/openings.h"

G_BEGIN_DECLS

/**
 * forcon_sentence_of_opening:
 * @battle: the battle
 * @opening: a line of forcon_openings()
 *
 * Returns: (transfer full): "Vervain: 3 ships may still fire", without a full stop
 */
char *forcon_sentence_of_opening (const ForconBattle *battle, const ForconOpening *opening);

G_END_DECLS
