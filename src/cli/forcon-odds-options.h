/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-rules.h"
#include "forcon-subcommands.h"

G_BEGIN_DECLS

/* Largest firepower, strength, armour or number of shields of one attack; no fleet comes near it. */
#define FORCON_ODDS_MOST 1000

gboolean forcon_odds_whole (const char *name, const char *option, const char *text, gint *value);
gboolean forcon_odds_length (const char *name, const char *option, const char *text, ForconLength *value);
gboolean forcon_odds_no_more (const char *name, int argc, char **argv);
ForconRules *forcon_odds_rules (const char *path);

G_END_DECLS
