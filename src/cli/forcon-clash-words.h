/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-twilight-file.h"
#include "forcon-twilight-owed.h"

G_BEGIN_DECLS

gboolean forcon_clash_parse (const ForconTwilightFile *file, const ForconTwilightOwed *owed, const char *line,
                             ForconTwilightCommand *command, char **wrong);

G_END_DECLS
