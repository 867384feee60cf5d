/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which fields of the master's hand are shown for which command. */
#include "app/panels/hand-form-private.h"

#include "storage/fleet/command-file.h"

/* By the attributes that the command has in battle scripts. Of ships only the class of a new one is chosen here. */
guint32
forcon_hand_form_shown_rows (ForconHandForm *self)
{
  ForconThing thing = (ForconThing) forcon_hand_form_get_list (self, HAND_ROW_THING);
  ForconValue value = (ForconValue) forcon_hand_form_get_list (self, HAND_ROW_VALUE);
  ForconCommand command = { .kind = self->kind };
  ForconCommandLayout layout;
  guint32 rows = 0;

  if (self->kind == FORCON_COMMAND_SET && (gint) value < 0)
    return 0;
  forcon_command_set_number (&command, "value", value);
  forcon_command_set_number (&command, "thing",
                             self->kind == FORCON_COMMAND_PLACE ? forcon_hand_form_placed_thing (self) : thing);
  forcon_command_layout (&command, &layout);
  for (guint i = 0; i < layout.n_slots; i++)
    rows |= forcon_hand_form_rows_of_attribute (layout.slots[i].choices[0].name);
  if (self->kind != FORCON_COMMAND_CREATE || thing != FORCON_THING_SHIP)
    rows &= ~HAND_BIT (HAND_ROW_CLASS);
  if (self->kind == FORCON_COMMAND_REMOVE)
    rows |= HAND_BIT (HAND_ROW_THING);
  if (self->kind == FORCON_COMMAND_PLACE && command.place.thing == FORCON_THING_SALVO)
    rows |= HAND_BIT (HAND_ROW_MAP);
  return rows;
}
