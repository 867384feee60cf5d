/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command that the fields of the master's hand say. */
#include "app/panels/hand-form-private.h"

/* A word by which files can name a new ship. */
static const char *
free_word (const ForconBattle *battle)
{
  for (guint number = battle->n_ships + 1;; number++)
    {
      g_autofree char *word = g_strdup_printf ("ship-%u", number);

      if (FORCON_ID_IS_NONE (forcon_battle_find_ship (battle, word)))
        return g_intern_string (word);
    }
}

static ForconPoint
place_of (ForconHandForm *self)
{
  return (ForconPoint){ (ForconLength) forcon_hand_form_get_number (self, HAND_ROW_X),
                        (ForconLength) forcon_hand_form_get_number (self, HAND_ROW_Y) };
}

static void
add_creation (ForconHandForm *self, ForconCommand *command)
{
  g_autofree char *name
      = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->rows[HAND_ROW_NAME].editor))));

  command->create.place = place_of (self);
  command->create.by_heading = TRUE;
  if (command->create.thing != FORCON_THING_SHIP)
    return;
  command->create.name = *name == '\0' ? NULL : g_intern_string (name);
  command->create.word = free_word (forcon_session_battle (self->session));
  command->create.ship = (ForconShipId){ (guint16) MAX (forcon_hand_form_get_list (self, HAND_ROW_CLASS), 0) };
}

ForconThing
forcon_hand_form_placed_thing (ForconHandForm *self)
{
  return !FORCON_ID_IS_NONE (self->thing.salvo)    ? FORCON_THING_SALVO
         : !FORCON_ID_IS_NONE (self->thing.mine)   ? FORCON_THING_MINE
         : !FORCON_ID_IS_NONE (self->thing.object) ? FORCON_THING_OBJECT
                                                   : FORCON_THING_SHIP;
}

static void
add_placing (ForconHandForm *self, ForconCommand *command)
{
  command->place.place = place_of (self);
  command->place.by_heading = TRUE;
  command->place.thing = forcon_hand_form_placed_thing (self);
  if (command->place.thing != FORCON_THING_SHIP)
    command->place.ship = FORCON_NO_SHIP;
}

ForconCommand
forcon_hand_form_command (ForconHandForm *self)
{
  ForconCommand command = { .kind = self->kind };

  forcon_command_set_number (&command, "ship", self->ship.value);
  forcon_command_set_number (&command, "salvo", self->thing.salvo.value);
  forcon_command_set_number (&command, "mine", self->thing.mine.value);
  forcon_command_set_number (&command, "object", self->thing.object.value);
  forcon_hand_form_read_rows (self, &command);
  if (self->kind == FORCON_COMMAND_CREATE)
    add_creation (self, &command);
  else if (self->kind == FORCON_COMMAND_PLACE)
    add_placing (self, &command);
  else if (self->kind == FORCON_COMMAND_NOTE)
    command.note.text = g_intern_string (gtk_editable_get_text (GTK_EDITABLE (self->rows[HAND_ROW_TEXT].editor)));
  return command;
}
