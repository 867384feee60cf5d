/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-rules.h"
#include "forcon-twilight-rules.h"

G_BEGIN_DECLS

/* The rules that the program comes with: read once, for all tests of a process. Tests that change one take a copy. */
const ForconRules *forcon_test_rules (void);
const ForconTwilightRules *forcon_test_ground (void);

G_END_DECLS
