/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "twilight/odds/twilight-casualties.h"

/* The list that is being written. */
typedef struct {
  const ForconUnit *values;
  const ForconForce *force;
  ForconUnitKind kind;
  ForconCasualties *list;
  guint n;
} Writer;

static void
add (Writer *writer, guint place, gboolean destroys, guint count)
{
  if (count > 0 && writer->values[place].kind == writer->kind)
    writer->list[writer->n++] = (ForconCasualties){ (guint8) place, destroys, count };
}

static void
add_sustain (Writer *writer, guint place)
{
  if (writer->values[place].sustain)
    add (writer, place, FALSE, writer->force->intact[place]);
}

static void
add_destroyed (Writer *writer, guint place)
{
  add (writer, place, TRUE, (guint) writer->force->intact[place] + writer->force->damaged[place]);
}

/* All that can sustain do, then units are lost in the order. */
static void
sustain_first (Writer *writer, const ForconHitOrder *order)
{
  for (guint i = 0; i < order->n_units; i++)
    add_sustain (writer, order->units[i].value - 1u);
  for (guint i = 0; i < order->n_units; i++)
    add_destroyed (writer, order->units[i].value - 1u);
}

/* A type is a unit with all its grades. */
static guint
type_of (const ForconTwilightRules *rules, ForconUnitId unit)
{
  ForconUnitId grade_one = rules->units[unit.value - 1].upgrade_of;

  return grade_one.value > 0 ? grade_one.value : unit.value;
}

/* Those that risk nothing by it sustain first; then type by type, each sustaining just before it is lost. */
static void
dreadnought_first (Writer *writer, const ForconTwilightRules *rules, const ForconHitOrder *order)
{
  for (guint i = 0; i < order->n_units; i++)
    if (writer->values[order->units[i].value - 1].safe_sustain)
      add_sustain (writer, order->units[i].value - 1u);
  for (guint first = 0, end = 0; first < order->n_units; first = end)
    {
      while (end < order->n_units && type_of (rules, order->units[end]) == type_of (rules, order->units[first]))
        end++;
      for (guint i = first; i < end; i++)
        if (!writer->values[order->units[i].value - 1].safe_sustain)
          add_sustain (writer, order->units[i].value - 1u);
      for (guint i = first; i < end; i++)
        add_destroyed (writer, order->units[i].value - 1u);
    }
}

guint
forcon_twilight_match_casualties (const ForconTwilightRules *rules, const ForconTwilightMatch *match,
                                  ForconTwilightSide side, ForconCasualties *list)
{
  Writer writer
      = { forcon_twilight_match_values (match, rules, side), &match->forces[side],
          match->place == FORCON_TWILIGHT_PLACE_SPACE ? FORCON_UNIT_KIND_SHIP : FORCON_UNIT_KIND_GROUND, list, 0 };
  const ForconHitOrder *order = &rules->orders[match->orders[side]];

  if (match->policies[side] == FORCON_HIT_POLICY_DREADNOUGHT_FIRST && match->place == FORCON_TWILIGHT_PLACE_SPACE)
    dreadnought_first (&writer, rules, order);
  else
    sustain_first (&writer, order);
  return writer.n;
}
