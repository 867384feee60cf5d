/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "storage/dice/twilight-file.h"

G_BEGIN_DECLS

/* What targets do with a fleet-dice clash. */
void fuzz_clash_play (ForconTwilightFile *file);

G_END_DECLS
