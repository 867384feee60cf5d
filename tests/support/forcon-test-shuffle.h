/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/reading/order-sheet.h"

G_BEGIN_DECLS

/**
 * test_shuffle_new:
 *
 * Returns: (transfer full) (element-type utf8): the words of the order language, in both of its languages, with names,
 *   numbers and marks before them
 */
GPtrArray *test_shuffle_new (void);

/**
 * test_shuffle_sheet:
 * @words: of test_shuffle_new()
 * @bytes, @size: what is chosen: two for each word
 *
 * Every third word is a name, a number or a mark: without them nothing is ordered.
 *
 * Returns: (transfer full): an order sheet
 */
char *test_shuffle_sheet (const GPtrArray *words, const guint8 *bytes, gsize size);

/* Who is told what is in force is named, or is formed by it: it fails otherwise (F-CAMP-4). */
void test_shuffle_check (const ForconReadLine *line);

G_END_DECLS
