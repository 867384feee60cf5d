/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-turn-picture.h"

#include "forcon-ship.h"

/* Round what is shown, and what a picture shows at least, 0.01 cm; its corners lie on multiples of the grain. */
#define EDGE FORCON_CM (10)
#define LEAST FORCON_CM (50)
#define GRAIN FORCON_CM (5)

/* Returns: a part in which nothing is yet */
ForconTablePart
forcon_table_part_none (void)
{
  return (ForconTablePart){ { G_MAXINT32, G_MAXINT32 }, { G_MININT32, G_MININT32 } };
}

static void
add_point (ForconTablePart *part, ForconPoint point)
{
  part->from.x = MIN (part->from.x, point.x);
  part->from.y = MIN (part->from.y, point.y);
  part->to.x = MAX (part->to.x, point.x);
  part->to.y = MAX (part->to.y, point.y);
}

static void
add_traces (ForconTablePart *part, const GArray *traces)
{
  for (guint i = 0; i < traces->len; i++)
    {
      const ForconTrace *trace = &g_array_index (traces, ForconTrace, i);

      if (trace->kind == FORCON_TRACE_SALVO || !FORCON_ID_IS_NONE (trace->planet))
        continue;
      for (guint j = 0; j < trace->path.n_points; j++)
        add_point (part, trace->path.points[j]);
    }
}

/**
 * forcon_table_part_add:
 * @part: (inout): a part of a table
 * @battle: a battle on it
 * @traces: (element-type ForconTrace) (nullable): what happened in it
 *
 * Makes it large enough for all ships and for the ways that they went; torpedoes that miss run far away.
 */
void
forcon_table_part_add (ForconTablePart *part, const ForconBattle *battle, const GArray *traces)
{
  for (guint i = 1; i <= battle->n_ships; i++)
    {
      const ForconShip *ship = forcon_battle_ship (battle, (ForconShipId){ (guint16) i });

      if (forcon_ship_on_table (battle, (ForconShipId){ (guint16) i }) && FORCON_ID_IS_NONE (ship->planet))
        add_point (part, ship->position);
    }
  if (traces != NULL)
    add_traces (part, traces);
}

/* One direction of it: with an edge, not too small, within the table. */
static void
round_one (ForconLength *from, ForconLength *to, ForconLength size)
{
  ForconLength lack;

  *from = MAX (*from - EDGE, 0) / GRAIN * GRAIN;
  *to = MIN ((MIN (*to, size) + EDGE + GRAIN - 1) / GRAIN * GRAIN, size);
  lack = MAX (MIN (LEAST, size) - (*to - *from), 0);
  *from = MAX (*from - lack / 2, 0);
  *to = MIN (*from + MAX (*to - *from, MIN (LEAST, size)), size);
  *from = MIN (*from, *to - MIN (LEAST, size));
}

/**
 * forcon_table_part_round:
 * @part: (inout): all that has to be seen
 * @battle: for the size of its table
 *
 * Makes it what a picture shows: with an edge all round, of a decent size, and nothing beyond the table; all of it where
 * nothing has to be seen.
 */
void
forcon_table_part_round (ForconTablePart *part, const ForconBattle *battle)
{
  if (part->from.x > part->to.x)
    {
      *part = (ForconTablePart){ { 0, 0 }, battle->size };
      return;
    }
  round_one (&part->from.x, &part->to.x, battle->size.x);
  round_one (&part->from.y, &part->to.y, battle->size.y);
}
