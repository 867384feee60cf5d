/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/state/formation.h"
#include "render/drawing/labels.h"
#include "report/battle/sentences.h"
#include "base/text.h"
#include "report/battle/wording.h"

#include "base/language.h"

/* What a command wants, as a sentence without its full stop. It is told before and after it is done, so it looks at
 * nothing that the command itself changes. */
typedef char *(*Wish) (const ForconBattle *battle, const ForconCommand *command);

#define WISH(member, ...)                                                                                              \
  static char *wish_##member (const ForconBattle *battle, const ForconCommand *command)                                \
  {                                                                                                                    \
    return g_strdup_printf (__VA_ARGS__);                                                                              \
  }

#define SHIP_OF(member) forcon_wording_ship (battle, command->member.ship)
#define TARGET_OF(member) forcon_wording_ship (battle, command->member.target)

WISH (begin, "%s", _ ("the battle begins"))
WISH (end_step, "%s", _ ("the step ends"))
WISH (end_battle, _ ("the battle ends: %s"), forcon_label_ending (command->end_battle.ending))
WISH (join, _ ("%1$s joins the formation of %2$s"), SHIP_OF (join), TARGET_OF (join))
WISH (pass_flag, _ ("%s takes the flag"), SHIP_OF (pass_flag))
WISH (board, _ ("%1$s boards %2$s"), SHIP_OF (board), TARGET_OF (board))
/* Translators: a prize, and what becomes of it: "scuttle". */
WISH (fate, _ ("the prize %1$s: %2$s"), SHIP_OF (fate), forcon_label_fate (command->fate.fate))
/* Translators: the ship, the charge of the mine: "plasma". */
WISH (lay, _ ("%1$s lays a mine: %2$s"), SHIP_OF (lay), forcon_label_charge (command->lay.charge))
WISH (sweep, _ ("%s sweeps mines"), SHIP_OF (sweep))
WISH (land, _ ("%1$s lands troops: %2$d"), SHIP_OF (land), command->land.troops)

static char *
wish_order (const ForconBattle *battle, const ForconCommand *command)
{
  g_autofree char *who = forcon_wording_formation (
      battle, forcon_formation_meant (battle, command->order.ship, command->order.formation));

  return g_strdup_printf (_ ("%1$s takes the order “%2$s”"), who, forcon_label_order (command->order.order));
}

static char *
wish_move (const ForconBattle *battle, const ForconCommand *command)
{
  g_autofree char *who
      = forcon_wording_formation (battle, forcon_formation_meant (battle, command->move.ship, command->move.formation));
  g_autofree char *legs = forcon_wording_legs (&command->move.legs);
  const char *way = *legs == '\0' ? _ ("it stands still") : legs;

  if (command->move.orbit > 0)
    /* Translators: who, the legs of the move, what the change of orbit halves. */
    return g_strdup_printf (_ ("%1$s moves: %2$s, one orbit up, halved: %3$s"), who, way,
                            forcon_label_halves (command->move.halves));
  if (command->move.orbit < 0)
    return g_strdup_printf (_ ("%1$s moves: %2$s, one orbit down, halved: %3$s"), who, way,
                            forcon_label_halves (command->move.halves));
  return g_strdup_printf (_ ("%1$s moves: %2$s"), who, way);
}

static char *
wish_fire (const ForconBattle *battle, const ForconCommand *command)
{
  g_autofree char *weapons = forcon_wording_weapons (battle, command->fire.ship, command->fire.weapons);

  if (!FORCON_ID_IS_NONE (command->fire.salvo))
    return g_strdup_printf (_ ("%1$s fires its %2$s at salvo %3$u"), SHIP_OF (fire), weapons,
                            command->fire.salvo.value);
  if (!FORCON_ID_IS_NONE (command->fire.salvo_of))
    return g_strdup_printf (_ ("%1$s fires its %2$s at the torpedoes of %3$s"), SHIP_OF (fire), weapons,
                            forcon_wording_ship (battle, command->fire.salvo_of));
  return g_strdup_printf (_ ("%1$s fires its %2$s at %3$s"), SHIP_OF (fire), weapons, TARGET_OF (fire));
}

static char *
wish_repair (const ForconBattle *battle, const ForconCommand *command)
{
  if (command->repair.fall)
    return g_strdup_printf (_ ("%s tries to stop its fall"), SHIP_OF (repair));
  return g_strdup_printf (_ ("%1$s repairs: %2$s"), SHIP_OF (repair),
                          command->repair.hit ? _ ("a lost hit")
                                              : forcon_label_critical_effect (command->repair.effect));
}

/* The ships that come along, "Saga, Edda"; empty for none. */
static char *
with_to_text (const ForconBattle *battle, const ForconShips *with)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < with->n; i++)
    {
      g_autofree char *ship = forcon_wording_ship_alone (battle, with->ship[i]);

      g_string_append_printf (text, "%s%s", i == 0 ? "" : ", ", ship);
    }
  return g_string_free (text, FALSE);
}

static char *
wish_form (const ForconBattle *battle, const ForconCommand *command)
{
  g_autofree char *with = with_to_text (battle, &command->form.with);

  if (command->form.with.n == 0)
    return g_strdup_printf (_ ("%s becomes a formation by itself"), SHIP_OF (form));
  /* Translators: the flagship, the other ships. */
  return g_strdup_printf (_ ("%1$s makes a formation with %2$s"), SHIP_OF (form), with);
}

static char *
wish_join_shields (const ForconBattle *battle, const ForconCommand *command)
{
  return g_strdup_printf (command->join_shields.joined ? _ ("%s joins its shields with friends in contact")
                                                       : _ ("%s joins its shields with nobody any more"),
                          SHIP_OF (join_shields));
}

/* At whom, or where to. */
static char *
aim_to_text (const ForconBattle *battle, const ForconCommand *command)
{
  if (command->launch.by_heading)
    {
      g_autofree char *heading = forcon_angle_to_text (command->launch.heading);

      return g_strdup_printf (_ ("heading %s°"), heading);
    }
  return forcon_wording_ship_alone (battle, command->launch.target);
}

static char *
wish_launch (const ForconBattle *battle, const ForconCommand *command)
{
  g_autofree char *weapons = forcon_wording_weapons (battle, command->launch.ship, command->launch.weapons);
  g_autofree char *aim = aim_to_text (battle, command);
  g_autofree char *with = with_to_text (battle, &command->launch.with);

  if (command->launch.with.n == 0)
    /* Translators: the ship, its tubes, the target or the heading. */
    return g_strdup_printf (_ ("%1$s launches its torpedoes (%2$s): %3$s"), SHIP_OF (launch), weapons, aim);
  /* Translators: the ship, its tubes, the other ships, the target or the heading. */
  return g_strdup_printf (_ ("%1$s launches its torpedoes (%2$s) in one salvo with %3$s: %4$s"), SHIP_OF (launch),
                          weapons, with, aim);
}

static char *
wish_move_salvo (const ForconBattle *battle, const ForconCommand *command)
{
  g_autofree char *legs = forcon_wording_legs (&command->move_salvo.legs);

  if (!FORCON_ID_IS_NONE (command->move_salvo.salvo))
    return g_strdup_printf (_ ("salvo %1$u runs: %2$s"), command->move_salvo.salvo.value, legs);
  return g_strdup_printf (_ ("the torpedoes of %1$s run: %2$s"),
                          forcon_wording_ship (battle, command->move_salvo.salvo_of), legs);
}

static char *
wish_cover (const ForconBattle *battle, const ForconCommand *command)
{
  g_autofree char *weapons = forcon_wording_weapons (battle, command->cover.ship, command->cover.weapons);

  return g_strdup_printf (_ ("%1$s covers %2$s with its %3$s"), SHIP_OF (cover), TARGET_OF (cover), weapons);
}

static char *
wish_ram (const ForconBattle *battle, const ForconCommand *command)
{
  g_autofree char *legs = forcon_wording_legs (&command->ram.legs);

  return g_strdup_printf (_ ("%1$s rams %2$s: %3$s"), SHIP_OF (ram), TARGET_OF (ram), legs);
}

static char *
wish_set (const ForconBattle *battle, const ForconCommand *command)
{
  g_autofree char *owner = forcon_wording_owner (battle, command->set.ship, command->set.salvo, command->set.value);
  g_autofree char *number = forcon_wording_value (battle, command->set.ship, command->set.value, command->set.number);

  /* Translators: of whom the value is, the value, what it is to be: "Grozny, hits left: 3". */
  return g_strdup_printf (_ ("%1$s, %2$s: %3$s"), owner, forcon_label_value (command->set.value), number);
}

/* What the master creates, moves or removes. */
static char *
thing_to_text (const ForconBattle *battle, const ForconCommand *command)
{
  ForconThing thing = (ForconThing) forcon_command_number (command, "thing");
  ForconShipId ship = forcon_command_ship (command, "ship");
  gboolean is_new = command->kind == FORCON_COMMAND_CREATE;

  switch (thing)
    {
    case FORCON_THING_SHIP:
      if (is_new && command->create.name != NULL)
        return g_strdup_printf (C_ ("ship alone", "%s"), forcon_name (command->create.name));
      return forcon_wording_ship_alone (battle, ship);
    case FORCON_THING_OBJECT:
      return g_strdup (is_new ? forcon_label_object_kind (command->create.object_kind)
                              : forcon_wording_object (
                                  battle, (ForconObjectId){ (guint32) forcon_command_number (command, "object") }));
    case FORCON_THING_SALVO:
      return is_new ? g_strdup (forcon_label_thing (thing))
                    : g_strdup_printf (_ ("salvo %u"), (guint) forcon_command_number (command, "salvo"));
    case FORCON_THING_MINE:
      return is_new ? g_strdup (forcon_label_thing (thing))
                    : g_strdup_printf (_ ("mine %u"), (guint) forcon_command_number (command, "mine"));
    case FORCON_THING_CRITICAL:
    case FORCON_N_THING:
    default:
      return g_strdup_printf (
          "%s (%s)", forcon_label_critical_effect ((ForconCriticalEffect) forcon_command_number (command, "effect")),
          forcon_wording_ship (battle, ship));
    }
}

static char *
wish_place (const ForconBattle *battle, const ForconCommand *command)
{
  g_autofree char *thing = thing_to_text (battle, command);
  g_autofree char *where = forcon_wording_place (command->place.place);

  /* Translators: a ship or thing, and where it is put. */
  return g_strdup_printf (_ ("put by hand: %1$s, at %2$s"), thing, where);
}

static char *
wish_create (const ForconBattle *battle, const ForconCommand *command)
{
  g_autofree char *thing = thing_to_text (battle, command);
  g_autofree char *where = forcon_wording_place (command->create.place);

  if (command->create.thing == FORCON_THING_CRITICAL)
    return g_strdup_printf (_ ("made by hand: %s"), thing);
  return g_strdup_printf (_ ("made by hand: %1$s, at %2$s"), thing, where);
}

static char *
wish_remove (const ForconBattle *battle, const ForconCommand *command)
{
  g_autofree char *thing = thing_to_text (battle, command);

  return g_strdup_printf (_ ("taken away by hand: %s"), thing);
}

static char *
wish_reveal (const ForconBattle *battle, const ForconCommand *command)
{
  g_autofree char *formation = forcon_wording_formation (
      battle, forcon_formation_meant (battle, command->reveal.ship, command->reveal.formation));

  /* Translators: the formation, the side, what it is to that side: "a contact". */
  return g_strdup_printf (_ ("shown by hand: %1$s is for %2$s %3$s"), formation,
                          forcon_wording_side (battle, command->reveal.side),
                          forcon_label_level (command->reveal.level));
}

static char *
wish_note (const ForconBattle *battle, const ForconCommand *command)
{
  g_autofree char *remark = forcon_wording_remark (command->note.text);

  return g_strdup_printf (_ ("a note: %s"), remark);
}

static char *
wish_instruct (const ForconBattle *battle, const ForconCommand *command)
{
#define SAID(name, ...) .name = command->instruct.name,
  const ForconDoctrine doctrine = { FORCON_FIELDS_DOCTRINE (SAID) };
  g_autofree char *formation = forcon_wording_formation (battle, doctrine.formation);
  g_autofree char *instruction = forcon_wording_instruction (battle, &doctrine);

  /* Translators: the formation, and its instruction. */
  return g_strdup_printf (_ ("instruction for %1$s: %2$s"), formation, instruction);
}

static char *
wish_forget (const ForconBattle *battle, const ForconCommand *command)
{
  g_autofree char *formation = forcon_wording_formation (battle, command->forget.formation);

  if (command->forget.number == 0)
    return g_strdup_printf (_ ("%s forgets its instructions"), formation);
  /* Translators: the formation, and which of its instructions. */
  return g_strdup_printf (_ ("%1$s forgets its instruction %2$d"), formation, command->forget.number);
}

#define WISH_ROW(NAME, word, member, ...) wish_##member,
static const Wish wishes[] = { FORCON_COMMANDS (WISH_ROW) };

static char *
giver_to_text (const ForconBattle *battle, const ForconCommand *command)
{
  ForconSideId side = forcon_command_side (battle, command);

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

/* By which instruction a captain gives the command; one that names nobody is the side's at turn. */
static const ForconDoctrine *
doctrine_of (const ForconBattle *battle, const ForconCommand *command)
{
  ForconSideId giver = forcon_command_side (battle, command);

  return forcon_battle_doctrine_of (battle, FORCON_ID_IS_NONE (giver) ? battle->side : giver,
                                    (guint) MAX (command->doctrine, 0));
}

char *
forcon_sentence_of_wish (const ForconBattle *battle, const ForconCommand *command)
{
  g_autofree char *wish = NULL;

  g_return_val_if_fail ((guint) command->kind < FORCON_N_COMMAND, g_strdup (""));
  wish = wishes[command->kind](battle, command);
  return forcon_text_capitalise (wish);
}

char *
forcon_sentence_of_command (const ForconBattle *battle, const ForconCommand *command)
{
  g_return_val_if_fail ((guint) command->kind < FORCON_N_COMMAND, g_strdup (""));

  const ForconDoctrine *doctrine = doctrine_of (battle, command);
  g_autofree char *giver = giver_to_text (battle, command);
  g_autofree char *wish = wishes[command->kind](battle, command);

  if (doctrine != NULL)
    {
      g_autofree char *instruction = forcon_wording_instruction (battle, doctrine);

      /* Translators: who gives a command, what it is, and the instruction by which the captain gives it. */
      return g_strdup_printf (_ ("%1$s: %2$s; by instruction: %3$s"), giver, wish, instruction);
    }
  /* Translators: who gives a command, and what it is. */
  return g_strdup_printf (C_ ("command", "%1$s: %2$s"), giver, wish);
}
