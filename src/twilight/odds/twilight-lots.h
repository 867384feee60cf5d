/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ForconHits:
 * @least: fewer hits have no chance worth speaking of
 * @n: chances of exactly @least hits, of one more, and so on
 * @exactly: where they stand in the pool
 * @or_more: where the @n + 1 chances of so many hits or more stand
 *
 * How many hits some dice score.
 */
typedef struct {
  guint least;
  guint n;
  gsize exactly;
  gsize or_more;
} ForconHits;

/**
 * ForconHitTable:
 * @most: where so many hits or more are all one: the other side has no more to lose
 * @hits: (array length=n_hits): what each lot of dice scores; the first is of no dice
 * @pool: all the chances
 */
typedef struct {
  guint most;
  guint n_hits;
  guint n_room;
  ForconHits *hits;
  gsize pool_used;
  gsize pool_room;
  double *pool;
} ForconHitTable;

void forcon_hit_table_init (ForconHitTable *table, guint most);
guint forcon_hit_table_roll (ForconHitTable *table, guint from, guint dice, double chance);
guint forcon_hit_table_shift (ForconHitTable *table, guint from, gint more);
double forcon_hit_table_exactly (const ForconHitTable *table, guint lot, guint hits);
double forcon_hit_table_or_more (const ForconHitTable *table, guint lot, guint hits);
void forcon_hit_table_clear (ForconHitTable *table);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ForconHitTable, forcon_hit_table_clear)

G_END_DECLS
