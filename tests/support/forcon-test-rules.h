/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/rules.h"
#include "twilight/state/twilight-rules.h"

G_BEGIN_DECLS

/* The rules that the program comes with: read once, for all tests of a process. Tests that change one take a copy. */
const ForconRules *forcon_test_rules (void);
const ForconTwilightRules *forcon_test_ground (void);

G_END_DECLS
