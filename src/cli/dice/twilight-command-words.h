/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "storage/dice/twilight-file.h"
#include "twilight/rules/twilight-owed.h"

G_BEGIN_DECLS

gboolean forcon_twilight_parse (const ForconTwilightFile *file, const ForconTwilightOwed *owed, const char *line,
                             ForconTwilightCommand *command, char **wrong);

G_END_DECLS
