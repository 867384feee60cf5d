/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* For those who count all ways in which some dice can fall: begin with the first and go on until there is no next one. */
#define TEST_THROWN_MAX 8

void test_first_fall (gint *dice);
gboolean test_next_fall (gint *dice, gint n);
gint test_count_from (const gint *dice, gint n, gint needed);
