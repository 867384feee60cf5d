/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/decision/instructions.h"

#include "engine/state/formation.h"

#define PERCENT 100

/* More than any admiral gives. */
#define INSTRUCTIONS_MAX 500

static gboolean
refuse (ForconDecision *decision, ForconVerdictKind kind)
{
  return forcon_decision_refuse_kind (decision, kind, FORCON_NO_SHIP);
}

static gboolean
is_there (const ForconBattle *battle, ForconFormationId formation)
{
  return FORCON_ID_IS_NONE (formation) || forcon_battle_formation (battle, formation) != NULL;
}

static gboolean
check_ids (ForconDecision *decision, const ForconCommand *command)
{
  const ForconBattle *battle = decision->battle;

  if (FORCON_ID_IS_NONE (command->instruct.formation) || !is_there (battle, command->instruct.formation)
      || !is_there (battle, command->instruct.foe) || !is_there (battle, command->instruct.target))
    return refuse (decision, FORCON_VERDICT_NO_SUCH_FORMATION);
  if (!FORCON_ID_IS_NONE (command->instruct.ship) && forcon_battle_ship (battle, command->instruct.ship) == NULL)
    return refuse (decision, FORCON_VERDICT_NO_SUCH_SHIP);
  if (forcon_formation_ships (battle, command->instruct.formation).n == 0)
    return refuse (decision, FORCON_VERDICT_NO_SUCH_FORMATION);
  return TRUE;
}

/* Whether the instruction says all that its case and its deed need. */
static gboolean
is_whole (const ForconCommand *command)
{
  gboolean names = !FORCON_ID_IS_NONE (command->instruct.target) || !FORCON_ID_IS_NONE (command->instruct.ship);

  if ((guint) command->instruct.when >= FORCON_N_WHEN || (guint) command->instruct.what >= FORCON_N_WHAT
      || command->instruct.amount < 0)
    return FALSE;
  if (command->instruct.when == FORCON_WHEN_ROUND && command->instruct.amount == 0)
    return FALSE;
  if (command->instruct.when == FORCON_WHEN_HITS_BELOW
      && (command->instruct.amount == 0 || command->instruct.amount > PERCENT))
    return FALSE;
  switch ((gint) command->instruct.what)
    {
    case FORCON_WHAT_KEEP_WITHIN:
    case FORCON_WHAT_KEEP_BEYOND:
      return command->instruct.range > 0;
    case FORCON_WHAT_FIRST:
      return names || command->instruct.types != 0;
    case FORCON_WHAT_PROTECT:
      return names;
    default:
      return TRUE;
    }
}

gboolean
forcon_instruction_give (ForconDecision *decision, const ForconCommand *command)
{
#define SAID(name, ...) .name = command->instruct.name,
  if (!check_ids (decision, command))
    return FALSE;
  if (!is_whole (command))
    return refuse (decision, FORCON_VERDICT_INSTRUCTION_UNFINISHED);
  if (decision->battle->doctrines->len >= INSTRUCTIONS_MAX)
    return forcon_decision_refuse (decision, (ForconVerdict){ .kind = FORCON_VERDICT_TOO_MANY,
                                                              .actual = INSTRUCTIONS_MAX + 1,
                                                              .needed = INSTRUCTIONS_MAX });
  FORCON_EMIT (decision, INSTRUCTED, instructed, FORCON_FIELDS_DOCTRINE (SAID));
  return TRUE;
}

static void
drop (ForconDecision *decision, ForconFormationId formation, guint number)
{
  const ForconBattle *battle = decision->battle;
  gint place = forcon_battle_doctrine_place (battle, formation, number);
  const ForconDoctrine *doctrine = &g_array_index (battle->doctrines, ForconDoctrine, place);

  FORCON_EMIT (decision, INSTRUCTION_DROPPED, instruction_dropped, .formation = formation, .number = (gint) number,
               .when = doctrine->when, .what = doctrine->what);
}

gboolean
forcon_instruction_drop (ForconDecision *decision, const ForconCommand *command)
{
  const ForconBattle *battle = decision->battle;
  ForconFormationId formation = command->forget.formation;
  guint number = (guint) MAX (command->forget.number, 0);

  if (forcon_battle_formation (battle, formation) == NULL)
    return refuse (decision, FORCON_VERDICT_NO_SUCH_FORMATION);
  if (forcon_battle_doctrine_place (battle, formation, MAX (number, 1)) < 0)
    return refuse (decision, FORCON_VERDICT_NO_SUCH_INSTRUCTION);
  if (number > 0)
    drop (decision, formation, number);
  while (number == 0 && forcon_battle_doctrine_place (battle, formation, 1) >= 0)
    drop (decision, formation, 1);
  return TRUE;
}
