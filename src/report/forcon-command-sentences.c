/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-formation.h"
#include "forcon-labels.h"
#include "forcon-sentences.h"
#include "forcon-text.h"
#include "forcon-wording.h"

#include <glib/gi18n-lib.h>

/* What a command wants, as a sentence without its full stop. It is told before and after it is done, so it looks at
 * nothing that the command itself changes. */
typedef char *(*Wish) (const ForconBattle *battle, const ForconCommand *command);

#define WISH(function, ...)                                                                                            \
  static char *function (const ForconBattle *battle, const ForconCommand *command)                                     \
  {                                                                                                                    \
    return g_strdup_printf (__VA_ARGS__);                                                                              \
  }

#define ITS_SHIP forcon_wording_ship (battle, command->ship)
#define ITS_TARGET forcon_wording_ship (battle, command->target)

WISH (begin, "%s", _ ("the battle begins"))
WISH (end_step, "%s", _ ("the step ends"))
WISH (end_battle, _ ("the battle ends: %s"), forcon_label_ending (command->ending))
WISH (join, _ ("%1$s joins the formation of %2$s"), ITS_SHIP, ITS_TARGET)
WISH (pass_flag, _ ("%s takes the flag"), ITS_SHIP)
WISH (board, _ ("%1$s boards %2$s"), ITS_SHIP, ITS_TARGET)
/* Translators: a prize, and what becomes of it: "scuttle". */
WISH (fate, _ ("the prize %1$s: %2$s"), ITS_SHIP, forcon_label_fate (command->fate))
/* Translators: the ship, the charge of the mine: "plasma". */
WISH (lay, _ ("%1$s lays a mine: %2$s"), ITS_SHIP, forcon_label_charge (command->charge))
WISH (sweep, _ ("%s sweeps mines"), ITS_SHIP)
WISH (land, _ ("%1$s lands troops: %2$d"), ITS_SHIP, command->count)

static char *
order (const ForconBattle *battle, const ForconCommand *command)
{
  g_autofree char *who = forcon_wording_formation (battle, forcon_formation_meant (battle, command));

  return g_strdup_printf (_ ("%1$s takes the order “%2$s”"), who, forcon_label_order (command->order));
}

static char *
move (const ForconBattle *battle, const ForconCommand *command)
{
  g_autofree char *who = forcon_wording_formation (battle, forcon_formation_meant (battle, command));
  g_autofree char *legs = forcon_wording_legs (&command->legs);
  const char *way = *legs == '\0' ? _ ("it stands still") : legs;

  if (command->orbit > 0)
    /* Translators: who, the legs of the move, what the change of orbit halves. */
    return g_strdup_printf (_ ("%1$s moves: %2$s, one orbit up, halved: %3$s"), who, way,
                            forcon_label_halves (command->halves));
  if (command->orbit < 0)
    return g_strdup_printf (_ ("%1$s moves: %2$s, one orbit down, halved: %3$s"), who, way,
                            forcon_label_halves (command->halves));
  return g_strdup_printf (_ ("%1$s moves: %2$s"), who, way);
}

static char *
fire (const ForconBattle *battle, const ForconCommand *command)
{
  g_autofree char *weapons = forcon_wording_weapons (battle, command->ship, command->weapons);

  if (!FORCON_ID_IS_NONE (command->salvo))
    return g_strdup_printf (_ ("%1$s fires its %2$s at salvo %3$u"), ITS_SHIP, weapons, command->salvo.value);
  if (!FORCON_ID_IS_NONE (command->salvo_of))
    return g_strdup_printf (_ ("%1$s fires its %2$s at the torpedoes of %3$s"), ITS_SHIP, weapons,
                            forcon_wording_ship (battle, command->salvo_of));
  return g_strdup_printf (_ ("%1$s fires its %2$s at %3$s"), ITS_SHIP, weapons, ITS_TARGET);
}

static char *
repair (const ForconBattle *battle, const ForconCommand *command)
{
  if (command->repair_fall)
    return g_strdup_printf (_ ("%s tries to stop its fall"), ITS_SHIP);
  return g_strdup_printf (_ ("%1$s repairs: %2$s"), ITS_SHIP,
                          command->repair_hit ? _ ("a lost hit") : forcon_label_critical_effect (command->effect));
}

/* The ships that come along, "Saga, Edda"; empty for none. */
static char *
with_to_text (const ForconBattle *battle, const ForconCommand *command)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < command->with.n; i++)
    {
      g_autofree char *ship = forcon_wording_ship_alone (battle, command->with.ship[i]);

      g_string_append_printf (text, "%s%s", i == 0 ? "" : ", ", ship);
    }
  return g_string_free (text, FALSE);
}

static char *
form (const ForconBattle *battle, const ForconCommand *command)
{
  g_autofree char *with = with_to_text (battle, command);

  if (command->with.n == 0)
    return g_strdup_printf (_ ("%s becomes a formation by itself"), ITS_SHIP);
  /* Translators: the flagship, the other ships. */
  return g_strdup_printf (_ ("%1$s makes a formation with %2$s"), ITS_SHIP, with);
}

static char *
join_shields (const ForconBattle *battle, const ForconCommand *command)
{
  return g_strdup_printf (command->joined ? _ ("%s joins its shields with friends in contact")
                                          : _ ("%s joins its shields with nobody any more"),
                          ITS_SHIP);
}

/* At whom, or where to. */
static char *
aim_to_text (const ForconBattle *battle, const ForconCommand *command)
{
  if (command->by_heading)
    {
      g_autofree char *heading = forcon_angle_to_text (command->heading);

      return g_strdup_printf (_ ("heading %s°"), heading);
    }
  return forcon_wording_ship_alone (battle, command->target);
}

static char *
launch (const ForconBattle *battle, const ForconCommand *command)
{
  g_autofree char *weapons = forcon_wording_weapons (battle, command->ship, command->weapons);
  g_autofree char *aim = aim_to_text (battle, command);
  g_autofree char *with = with_to_text (battle, command);

  if (command->with.n == 0)
    /* Translators: the ship, its tubes, the target or the heading. */
    return g_strdup_printf (_ ("%1$s launches its torpedoes (%2$s): %3$s"), ITS_SHIP, weapons, aim);
  /* Translators: the ship, its tubes, the other ships, the target or the heading. */
  return g_strdup_printf (_ ("%1$s launches its torpedoes (%2$s) in one salvo with %3$s: %4$s"), ITS_SHIP, weapons, with,
                          aim);
}

static char *
move_salvo (const ForconBattle *battle, const ForconCommand *command)
{
  g_autofree char *legs = forcon_wording_legs (&command->legs);

  if (!FORCON_ID_IS_NONE (command->salvo))
    return g_strdup_printf (_ ("salvo %1$u runs: %2$s"), command->salvo.value, legs);
  return g_strdup_printf (_ ("the torpedoes of %1$s run: %2$s"), forcon_wording_ship (battle, command->salvo_of), legs);
}

static char *
cover (const ForconBattle *battle, const ForconCommand *command)
{
  g_autofree char *weapons = forcon_wording_weapons (battle, command->ship, command->weapons);

  return g_strdup_printf (_ ("%1$s covers %2$s with its %3$s"), ITS_SHIP, ITS_TARGET, weapons);
}

static char *
ram (const ForconBattle *battle, const ForconCommand *command)
{
  g_autofree char *legs = forcon_wording_legs (&command->legs);

  return g_strdup_printf (_ ("%1$s rams %2$s: %3$s"), ITS_SHIP, ITS_TARGET, legs);
}

static char *
set (const ForconBattle *battle, const ForconCommand *command)
{
  g_autofree char *owner = forcon_wording_owner (battle, command->ship, command->salvo, command->value);
  g_autofree char *number = forcon_wording_value (battle, command->ship, command->value, command->number);

  /* Translators: of whom the value is, the value, what it is to be: "Grozny, hits left: 3". */
  return g_strdup_printf (_ ("%1$s, %2$s: %3$s"), owner, forcon_label_value (command->value), number);
}

/* What the master creates, moves or removes. */
static char *
thing_to_text (const ForconBattle *battle, const ForconCommand *command, gboolean is_new)
{
  switch (command->thing)
    {
    case FORCON_THING_SHIP:
      if (is_new && command->name != NULL)
        return g_strdup_printf (C_ ("ship alone", "%s"), forcon_name (command->name));
      return forcon_wording_ship_alone (battle, command->ship);
    case FORCON_THING_OBJECT:
      return g_strdup (is_new ? forcon_label_object_kind (command->object_kind)
                              : forcon_wording_object (battle, command->object));
    case FORCON_THING_SALVO:
      return is_new ? g_strdup (forcon_label_thing (command->thing))
                    : g_strdup_printf (_ ("salvo %u"), command->salvo.value);
    case FORCON_THING_MINE:
      return is_new ? g_strdup (forcon_label_thing (command->thing))
                    : g_strdup_printf (_ ("mine %u"), command->mine.value);
    case FORCON_THING_CRITICAL:
    case FORCON_N_THING:
    default:
      return g_strdup_printf ("%s (%s)", forcon_label_critical_effect (command->effect), ITS_SHIP);
    }
}

static char *
place (const ForconBattle *battle, const ForconCommand *command)
{
  g_autofree char *thing = thing_to_text (battle, command, FALSE);
  g_autofree char *where = forcon_wording_place (command->place);

  /* Translators: a ship or thing, and where it is put. */
  return g_strdup_printf (_ ("put by hand: %1$s, at %2$s"), thing, where);
}

static char *
create (const ForconBattle *battle, const ForconCommand *command)
{
  g_autofree char *thing = thing_to_text (battle, command, TRUE);
  g_autofree char *where = forcon_wording_place (command->place);

  if (command->thing == FORCON_THING_CRITICAL)
    return g_strdup_printf (_ ("made by hand: %s"), thing);
  return g_strdup_printf (_ ("made by hand: %1$s, at %2$s"), thing, where);
}

static char *
remove_thing (const ForconBattle *battle, const ForconCommand *command)
{
  g_autofree char *thing = thing_to_text (battle, command, FALSE);

  return g_strdup_printf (_ ("taken away by hand: %s"), thing);
}

static char *
reveal (const ForconBattle *battle, const ForconCommand *command)
{
  g_autofree char *formation = forcon_wording_formation (battle, forcon_formation_meant (battle, command));

  /* Translators: the formation, the side, what it is to that side: "a contact". */
  return g_strdup_printf (_ ("shown by hand: %1$s is for %2$s %3$s"), formation,
                          forcon_wording_side (battle, command->side), forcon_label_level (command->level));
}

static char *
note (const ForconBattle *battle, const ForconCommand *command)
{
  g_autofree char *remark = forcon_wording_remark (command->name);

  return g_strdup_printf (_ ("a note: %s"), remark);
}

static const Wish wishes[FORCON_N_COMMAND] = {
  [FORCON_COMMAND_BEGIN] = begin,
  [FORCON_COMMAND_END_STEP] = end_step,
  [FORCON_COMMAND_ORDER] = order,
  [FORCON_COMMAND_MOVE] = move,
  [FORCON_COMMAND_FIRE] = fire,
  [FORCON_COMMAND_REPAIR] = repair,
  [FORCON_COMMAND_END_BATTLE] = end_battle,
  [FORCON_COMMAND_FORM] = form,
  [FORCON_COMMAND_JOIN] = join,
  [FORCON_COMMAND_PASS_FLAG] = pass_flag,
  [FORCON_COMMAND_JOIN_SHIELDS] = join_shields,
  [FORCON_COMMAND_LAUNCH] = launch,
  [FORCON_COMMAND_MOVE_SALVO] = move_salvo,
  [FORCON_COMMAND_COVER] = cover,
  [FORCON_COMMAND_BOARD] = board,
  [FORCON_COMMAND_FATE] = fate,
  [FORCON_COMMAND_RAM] = ram,
  [FORCON_COMMAND_LAY] = lay,
  [FORCON_COMMAND_SWEEP] = sweep,
  [FORCON_COMMAND_LAND] = land,
  [FORCON_COMMAND_SET] = set,
  [FORCON_COMMAND_PLACE] = place,
  [FORCON_COMMAND_CREATE] = create,
  [FORCON_COMMAND_REMOVE] = remove_thing,
  [FORCON_COMMAND_REVEAL] = reveal,
  [FORCON_COMMAND_NOTE] = note,
};

static ForconSideId
side_of_ship (const ForconBattle *battle, ForconShipId id)
{
  const ForconShip *ship = forcon_battle_ship (battle, id);

  return ship == NULL ? FORCON_NO_SIDE : ship->side;
}

/* Whose command it is: of the side of what it names; none where it names nothing. */
static ForconSideId
giver_of (const ForconBattle *battle, const ForconCommand *command)
{
  const ForconFormation *formation = forcon_battle_formation (battle, command->formation);
  const ForconSalvo *salvo = forcon_battle_salvo (battle, command->salvo);

  if (!FORCON_ID_IS_NONE (command->ship))
    return side_of_ship (battle, command->ship);
  if (formation != NULL)
    return formation->side;
  return salvo != NULL ? salvo->side : side_of_ship (battle, command->salvo_of);
}

static char *
giver_to_text (const ForconBattle *battle, const ForconCommand *command)
{
  ForconSideId side = giver_of (battle, command);

  if (command->kind >= FORCON_COMMAND_SET)
    return g_strdup (_ ("The master"));
  if (FORCON_ID_IS_NONE (side))
    /* Translators: who gives a command that belongs to no side, such as ending a step. */
    return g_strdup (_ ("Everybody"));
  if (command->by_captain)
    /* Translators: a side whose captain decides, as the admiral is away. */
    return g_strdup_printf (_ ("%s, the captain"), forcon_wording_side (battle, side));
  return g_strdup (forcon_wording_side (battle, side));
}

/**
 * forcon_sentence_of_command:
 * @battle: the battle for which it is meant, at any time
 * @command: a command
 *
 * Returns: (transfer full): who wants what: "Vervain: Grozny fires its bow battery at Vorthalia"
 */
char *
forcon_sentence_of_command (const ForconBattle *battle, const ForconCommand *command)
{
  g_return_val_if_fail ((guint) command->kind < FORCON_N_COMMAND, g_strdup (""));

  g_autofree char *giver = giver_to_text (battle, command);
  g_autofree char *wish = wishes[command->kind](battle, command);

  /* Translators: who gives a command, and what it is. */
  return g_strdup_printf (C_ ("command", "%1$s: %2$s"), giver, wish);
}
