/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which fields of the master's hand are shown for which command. */
#include "app/panels/hand-form-private.h"

#define PLACE_ROWS (HAND_BIT (HAND_ROW_X) | HAND_BIT (HAND_ROW_Y) | HAND_BIT (HAND_ROW_MAP))

static guint32
rows_of_creation (ForconThing thing)
{
  static const guint32 rows[FORCON_N_THING] = {
    [FORCON_THING_SHIP]
    = HAND_BIT (HAND_ROW_CLASS) | HAND_BIT (HAND_ROW_NAME) | HAND_BIT (HAND_ROW_SIDE) | PLACE_ROWS
      | HAND_BIT (HAND_ROW_HEADING),
    [FORCON_THING_OBJECT]
    = HAND_BIT (HAND_ROW_KIND) | HAND_BIT (HAND_ROW_RADIUS) | HAND_BIT (HAND_ROW_X) | HAND_BIT (HAND_ROW_Y),
    [FORCON_THING_SALVO] = HAND_BIT (HAND_ROW_SIDE) | HAND_BIT (HAND_ROW_COUNT) | HAND_BIT (HAND_ROW_SPEED)
                           | HAND_BIT (HAND_ROW_RUN) | PLACE_ROWS | HAND_BIT (HAND_ROW_HEADING),
    [FORCON_THING_MINE]
    = HAND_BIT (HAND_ROW_SIDE) | HAND_BIT (HAND_ROW_CHARGE) | HAND_BIT (HAND_ROW_X) | HAND_BIT (HAND_ROW_Y),
    [FORCON_THING_CRITICAL] = HAND_BIT (HAND_ROW_EFFECT),
  };

  return (gint) thing < 0 ? 0 : rows[thing];
}

static guint32
rows_of_placing (ForconHandForm *self)
{
  if (!FORCON_ID_IS_NONE (self->thing.mine))
    return HAND_BIT (HAND_ROW_X) | HAND_BIT (HAND_ROW_Y);
  if (!FORCON_ID_IS_NONE (self->thing.object))
    return HAND_BIT (HAND_ROW_X) | HAND_BIT (HAND_ROW_Y) | HAND_BIT (HAND_ROW_RADIUS);
  return PLACE_ROWS | HAND_BIT (HAND_ROW_HEADING);
}

guint32
forcon_hand_form_shown_rows (ForconHandForm *self)
{
  ForconThing thing = (ForconThing) forcon_hand_form_get_list (self, HAND_ROW_THING);
  ForconValue value = (ForconValue) forcon_hand_form_get_list (self, HAND_ROW_VALUE);

  switch ((gint) self->kind)
    {
    case FORCON_COMMAND_SET:
      return (gint) value < 0 ? 0 : HAND_BIT (HAND_ROW_VALUE) | HAND_BIT (HAND_ROW_TO);
    case FORCON_COMMAND_PLACE:
      return rows_of_placing (self);
    case FORCON_COMMAND_CREATE:
      return HAND_BIT (HAND_ROW_THING) | rows_of_creation (thing);
    case FORCON_COMMAND_REMOVE:
      return HAND_BIT (HAND_ROW_THING) | (thing == FORCON_THING_CRITICAL ? HAND_BIT (HAND_ROW_EFFECT) : 0);
    case FORCON_COMMAND_REVEAL:
      return HAND_BIT (HAND_ROW_SIDE) | HAND_BIT (HAND_ROW_LEVEL);
    default:
      return HAND_BIT (HAND_ROW_TEXT);
    }
}
