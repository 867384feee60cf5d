/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/state/campaign.h"

/* Standing instructions by themselves (F-CAMP-13): which hold, and which take the place of which. */

/* Of each matter one answer holds in one case. */
typedef enum {
  MATTER_ENEMY,
  MATTER_PURSUIT,
  MATTER_RANGE,
  MATTER_TARGETS,
  MATTER_PROTECT,
  MATTER_COMPANY,
  MATTER_RAM,
  MATTER_BOARD,
  MATTER_TORPEDOES,
} Matter;

static const Matter matters[FORCON_N_WHAT] = {
  [FORCON_WHAT_ATTACK] = MATTER_ENEMY,       [FORCON_WHAT_AVOID] = MATTER_ENEMY,
  [FORCON_WHAT_WITHDRAW] = MATTER_ENEMY,     [FORCON_WHAT_HOLD_FIRE] = MATTER_ENEMY,
  [FORCON_WHAT_NO_PURSUIT] = MATTER_PURSUIT, [FORCON_WHAT_KEEP_WITHIN] = MATTER_RANGE,
  [FORCON_WHAT_KEEP_BEYOND] = MATTER_RANGE,  [FORCON_WHAT_FIRST] = MATTER_TARGETS,
  [FORCON_WHAT_PROTECT] = MATTER_PROTECT,    [FORCON_WHAT_RAM] = MATTER_RAM,
  [FORCON_WHAT_NEVER_RAM] = MATTER_RAM,      [FORCON_WHAT_BOARD] = MATTER_BOARD,
  [FORCON_WHAT_NEVER_BOARD] = MATTER_BOARD,  [FORCON_WHAT_SAVE_TORPEDOES] = MATTER_TORPEDOES,
  [FORCON_WHAT_FOLLOW] = MATTER_COMPANY,     [FORCON_WHAT_AWAIT] = MATTER_COMPANY,
  [FORCON_WHAT_ORDER] = MATTER_ENEMY,
};

gboolean
forcon_instruction_in_force (const ForconInstruction *instruction)
{
  return instruction->state == FORCON_TASK_STATE_WAITING || instruction->state == FORCON_TASK_STATE_UNDERWAY;
}

gboolean
forcon_instruction_binds (const ForconInstruction *instruction)
{
  return forcon_instruction_in_force (instruction) && FORCON_ID_IS_NONE (instruction->after)
         && FORCON_ID_IS_NONE (instruction->target_after) && FORCON_ID_IS_NONE (instruction->foe_after);
}

static gboolean
same_case (const ForconInstruction *a, const ForconInstruction *b)
{
  return a->when == b->when && a->amount == b->amount && FORCON_ID_EQUAL (a->foe, b->foe)
         && FORCON_ID_EQUAL (a->foe_after, b->foe_after) && a->foes == b->foes
         && a->foe_types == b->foe_types && FORCON_ID_EQUAL (a->sector, b->sector);
}

gboolean
forcon_instruction_replaces (const ForconInstruction *instruction, const ForconInstruction *old)
{
  return FORCON_ID_EQUAL (instruction->formation, old->formation) && FORCON_ID_EQUAL (instruction->after, old->after)
         && !FORCON_ID_EQUAL (instruction->instruction, old->instruction) && same_case (instruction, old)
         && matters[instruction->what] == matters[old->what];
}
