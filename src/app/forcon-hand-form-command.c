/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command that the fields of the master's hand say. */
#include "forcon-hand-form-private.h"

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

static void
add_place (ForconHandForm *self, ForconCommand *command)
{
  command->place = (ForconPoint){ (ForconLength) forcon_hand_form_get_number (self, HAND_ROW_X),
                                  (ForconLength) forcon_hand_form_get_number (self, HAND_ROW_Y) };
  command->planet = (ForconObjectId){ (guint32) MAX (forcon_hand_form_get_list (self, HAND_ROW_MAP), 0) };
  command->by_heading = TRUE;
  command->heading = (ForconAngle) forcon_hand_form_get_number (self, HAND_ROW_HEADING);
  command->radius = (ForconLength) forcon_hand_form_get_number (self, HAND_ROW_RADIUS);
}

static void
add_creation (ForconHandForm *self, ForconCommand *command)
{
  g_autofree char *name
      = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->rows[HAND_ROW_NAME].editor))));

  add_place (self, command);
  command->side = (ForconSideId){ (guint16) MAX (forcon_hand_form_get_list (self, HAND_ROW_SIDE), 0) };
  command->object_kind = (ForconObjectKind) forcon_hand_form_get_list (self, HAND_ROW_KIND);
  command->charge = (ForconCharge) forcon_hand_form_get_list (self, HAND_ROW_CHARGE);
  command->count = (gint) forcon_hand_form_get_number (self, HAND_ROW_COUNT);
  command->run = (gint) forcon_hand_form_get_number (self, HAND_ROW_RUN);
  command->speed = (ForconLength) forcon_hand_form_get_number (self, HAND_ROW_SPEED);
  if (command->thing != FORCON_THING_SHIP)
    return;
  command->name = *name == '\0' ? NULL : g_intern_string (name);
  command->word = free_word (forcon_session_battle (self->session));
  command->ship = (ForconShipId){ (guint16) MAX (forcon_hand_form_get_list (self, HAND_ROW_CLASS), 0) };
}

/* Which of the things that can be chosen is meant; a ship only where nothing else is. */
static void
add_subject (ForconHandForm *self, ForconCommand *command)
{
  gboolean of_ship = FORCON_ID_IS_NONE (self->thing.salvo) && FORCON_ID_IS_NONE (self->thing.mine)
                     && FORCON_ID_IS_NONE (self->thing.object);

  command->salvo = self->thing.salvo;
  command->mine = self->thing.mine;
  command->object = self->thing.object;
  if (of_ship || command->kind != FORCON_COMMAND_PLACE)
    command->ship = self->ship;
  if (!of_ship && command->kind == FORCON_COMMAND_PLACE)
    command->thing = !FORCON_ID_IS_NONE (self->thing.salvo)  ? FORCON_THING_SALVO
                     : !FORCON_ID_IS_NONE (self->thing.mine) ? FORCON_THING_MINE
                                                             : FORCON_THING_OBJECT;
}

/**
 * forcon_hand_form_command:
 * @self: a form
 *
 * Returns: the command that the fields say, still without a reason
 */
ForconCommand
forcon_hand_form_command (ForconHandForm *self)
{
  ForconCommand command = { .kind = self->kind };

  if (self->kind != FORCON_COMMAND_NOTE)
    add_subject (self, &command);
  if (self->kind == FORCON_COMMAND_CREATE || self->kind == FORCON_COMMAND_REMOVE)
    command.thing = (ForconThing) MAX (forcon_hand_form_get_list (self, HAND_ROW_THING), 0);
  if (self->kind == FORCON_COMMAND_CREATE)
    add_creation (self, &command);
  else if (self->kind == FORCON_COMMAND_PLACE)
    add_place (self, &command);
  command.effect = (ForconCriticalEffect) forcon_hand_form_get_list (self, HAND_ROW_EFFECT);
  if (self->kind == FORCON_COMMAND_SET && (gint) forcon_hand_form_get_list (self, HAND_ROW_VALUE) >= 0)
    {
      command.value = (ForconValue) forcon_hand_form_get_list (self, HAND_ROW_VALUE);
      command.number = forcon_value_editor_get (FORCON_VALUE_EDITOR (self->rows[HAND_ROW_TO].editor));
    }
  if (self->kind == FORCON_COMMAND_REVEAL)
    {
      command.side = (ForconSideId){ (guint16) MAX (forcon_hand_form_get_list (self, HAND_ROW_SIDE), 0) };
      command.level = (ForconLevel) forcon_hand_form_get_list (self, HAND_ROW_LEVEL);
    }
  if (self->kind == FORCON_COMMAND_NOTE)
    command.name = g_intern_string (gtk_editable_get_text (GTK_EDITABLE (self->rows[HAND_ROW_TEXT].editor)));
  return command;
}
