/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/rules/openings.h"

G_BEGIN_DECLS

char *forcon_sentence_of_opening (const ForconBattle *battle, const ForconOpening *opening);

G_END_DECLS
