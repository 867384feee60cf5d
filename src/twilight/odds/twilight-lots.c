/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "twilight/odds/twilight-lots.h"

#include <string.h>

/* Chances below this are left out: all of them together are far below the last digit of a double. */
#define NEGLIGIBLE 1e-26

#define HITS_AT_FIRST 64
#define POOL_AT_FIRST 1024

/* Room for one more lot, with so many chances. */
static ForconHits *
append (ForconHitTable *table, guint least, guint room)
{
  gsize needed = table->pool_used + 2 * (gsize) room + 1;

  if (table->n_hits == table->n_room)
    {
      table->n_room = MAX (2 * table->n_room, HITS_AT_FIRST);
      table->hits = g_renew (ForconHits, table->hits, table->n_room);
    }
  if (needed > table->pool_room)
    {
      table->pool_room = MAX (MAX (2 * table->pool_room, needed), POOL_AT_FIRST);
      table->pool = g_renew (double, table->pool, table->pool_room);
    }
  table->hits[table->n_hits] = (ForconHits){ least, 0, table->pool_used, table->pool_used + room };
  table->pool_used = needed;
  return &table->hits[table->n_hits++];
}

void
forcon_hit_table_init (ForconHitTable *table, guint most)
{
  *table = (ForconHitTable){ .most = MAX (most, 1) };

  ForconHits *none = append (table, 0, 1);

  none->n = 1;
  table->pool[none->exactly] = table->pool[none->or_more] = 1.0;
  table->pool[none->or_more + 1] = 0.0;
}

/* One more die: only products and sums of positive numbers, so that each chance keeps nearly all its digits. */
static void
add_die (ForconHits *hits, double *pool, guint most, double chance)
{
  double *exactly = pool + hits->exactly;
  double *or_more = pool + hits->or_more;
  double miss = 1.0 - chance;

  if (hits->least + hits->n < most)
    {
      exactly[hits->n] = 0.0;
      or_more[hits->n + 1] = 0.0;
      hits->n++;
    }
  for (guint k = hits->n; k > 0; k--)
    or_more[k] = or_more[k] * miss + or_more[k - 1] * chance;
  for (guint k = hits->n; k-- > 1;)
    exactly[k] = exactly[k] * miss + exactly[k - 1] * chance;
  if (hits->n > 0)
    exactly[0] *= miss;
  /* Negligible chances at both ends are left out. */
  while (hits->n > 0 && pool[hits->exactly] < NEGLIGIBLE && pool[hits->or_more + 1] > 0.5)
    {
      hits->least++;
      hits->exactly++;
      hits->or_more++;
      hits->n--;
    }
  while (hits->n > 1 && pool[hits->or_more + hits->n - 1] < NEGLIGIBLE)
    hits->n--;
}

guint
forcon_hit_table_roll (ForconHitTable *table, guint from, guint dice, double chance)
{
  ForconHits old = table->hits[from];
  ForconHits *hits = append (table, old.least, MIN (old.n + dice, table->most - old.least));

  hits->n = old.n;
  memcpy (table->pool + hits->exactly, table->pool + old.exactly, old.n * sizeof (double));
  memcpy (table->pool + hits->or_more, table->pool + old.or_more, (old.n + 1) * sizeof (double));
  for (guint i = 0; i < dice; i++)
    add_die (hits, table->pool, table->most, chance);
  return table->n_hits - 1;
}

guint
forcon_hit_table_shift (ForconHitTable *table, guint from, gint more)
{
  gint first = (gint) table->hits[from].least + more;
  gint most = (gint) table->most;
  gint least = CLAMP (first, 0, most);
  gint end = MIN (MAX (first + (gint) table->hits[from].n, least + 1), most);
  guint to = table->n_hits;
  const ForconHits *hits = append (table, (guint) least, (guint) (end - least));
  double *exactly = table->pool + hits->exactly;
  double *or_more = table->pool + hits->or_more;

  table->hits[to].n = (guint) (end - least);
  for (gint k = least; k <= end; k++)
    or_more[k - least] = k == 0 ? 1.0 : forcon_hit_table_or_more (table, from, (guint) MAX (k - more, 0));
  for (gint k = least; k < end; k++)
    exactly[k - least] = k > 0 ? forcon_hit_table_exactly (table, from, (guint) (k - more))
                               : 1.0 - forcon_hit_table_or_more (table, from, (guint) (1 - more));
  return to;
}

double
forcon_hit_table_exactly (const ForconHitTable *table, guint lot, guint hits)
{
  const ForconHits *of = &table->hits[lot];

  return hits < of->least || hits >= of->least + of->n ? 0.0 : table->pool[of->exactly + hits - of->least];
}

double
forcon_hit_table_or_more (const ForconHitTable *table, guint lot, guint hits)
{
  const ForconHits *of = &table->hits[lot];

  if (hits <= of->least)
    return 1.0;
  return hits > of->least + of->n ? 0.0 : table->pool[of->or_more + hits - of->least];
}

void
forcon_hit_table_clear (ForconHitTable *table)
{
  g_clear_pointer (&table->hits, g_free);
  g_clear_pointer (&table->pool, g_free);
}
