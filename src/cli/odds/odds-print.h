/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/distribution.h"

G_BEGIN_DECLS

/*
 * Odds are told to programs, into the object that is open in @json, or to people, where @json is %NULL. Programs
 * know them by
 * @key and read back the same doubles; people by @label, which is translated, and not at all where it is %NULL.
 */

/* A whole number, for programs only. */
void forcon_odds_tell_number (GString *json, const char *key, gint64 number);

/* A chance, to people in per cent. */
void forcon_odds_tell_chance (GString *json, const char *key, const char *label, double chance);

void forcon_odds_tell_mean (GString *json, const char *key, const char *label, double mean);

/* The chances of 0, 1 and so on; to people a line with a bar for each. */
void forcon_odds_tell_distribution (GString *json, const char *key, const char *label,
                                    const ForconDistribution *distribution);

/* Closes the object and prints it as a line. */
void forcon_odds_json_end (GString *json);

G_END_DECLS
