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

/**
 * forcon_hit_table_init:
 * @table: (out): a table in which only no dice are, in the first place
 * @most: so many hits or more are all one
 */
void forcon_hit_table_init (ForconHitTable *table, guint most);

/**
 * forcon_hit_table_roll:
 * @table: the table
 * @from: a lot of dice in it
 * @dice: how many more
 * @chance: that one of these hits, 0 to 1
 *
 * Returns: the place of the lot with the additional dice
 */
guint forcon_hit_table_roll (ForconHitTable *table, guint from, guint dice, double chance);

/**
 * forcon_hit_table_shift:
 * @table: the table
 * @from: a lot of dice in it
 * @more: hits besides, or less than 0
 *
 * Returns: the place of the lot whose hits are so many more, but never less than 0
 */
guint forcon_hit_table_shift (ForconHitTable *table, guint from, gint more);

/* The chance that a lot of dice scores exactly so many hits, less than the most. */
double forcon_hit_table_exactly (const ForconHitTable *table, guint lot, guint hits);

/* The chance that a lot of dice scores so many hits or more, at most the most. */
double forcon_hit_table_or_more (const ForconHitTable *table, guint lot, guint hits);

void forcon_hit_table_clear (ForconHitTable *table);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ForconHitTable, forcon_hit_table_clear)

G_END_DECLS
