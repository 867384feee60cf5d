/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/reading/order-sheet-instructions-said.h"

/* What the instructions of a reading say already: the same again, the opposite, or something beside it. */

gboolean
forcon_sheet_same_case (const ForconInstruction *one, const ForconInstruction *two)
{
  return one->when == two->when && one->amount == two->amount && one->foes == two->foes
         && one->foe_types == two->foe_types && FORCON_ID_EQUAL (one->foe, two->foe)
         && FORCON_ID_EQUAL (one->sector, two->sector);
}

static gboolean
same_deed (const ForconInstruction *one, const ForconInstruction *two)
{
  return one->what == two->what && one->kind == two->kind && one->types == two->types && one->range == two->range
         && FORCON_ID_EQUAL (one->goal, two->goal) && FORCON_ID_EQUAL (one->target, two->target)
         && FORCON_ID_EQUAL (one->ship, two->ship);
}

/* "Keep close, within 20 cm": the second says how close. */
static gboolean
says_how_far (const ForconInstruction *said, const ForconInstruction *instruction)
{
  return said->what == instruction->what && forcon_sheet_same_case (said, instruction) && said->range == 0
         && instruction->range > 0 && (said->what == FORCON_WHAT_KEEP_WITHIN || said->what == FORCON_WHAT_KEEP_BEYOND);
}

/* What was said already: the same in the same case, or to avoid whom one withdraws from. */
static ForconInstruction *
said_already (ForconReading *read, const ForconInstruction *instruction)
{
  for (guint i = 0; i < read->n_instructions; i++)
    {
      ForconInstruction *said = &read->instructions[i];
      gboolean same = forcon_sheet_same_case (said, instruction) && same_deed (said, instruction);
      gboolean flees = said->what == FORCON_WHAT_AVOID && instruction->what == FORCON_WHAT_WITHDRAW
                       && said->when != FORCON_WHEN_ALWAYS && forcon_sheet_same_case (said, instruction);

      if (same || flees || says_how_far (said, instruction))
        return said;
    }
  return NULL;
}

/* Whoever withdraws from somebody avoids him without being told. */
static gboolean
goes_with_withdrawal (const ForconReading *read, const ForconInstruction *instruction)
{
  for (guint i = 0; i < read->n_instructions; i++)
    if (instruction->what == FORCON_WHAT_AVOID && instruction->when != FORCON_WHEN_ALWAYS
        && read->instructions[i].what == FORCON_WHAT_WITHDRAW
        && forcon_sheet_same_case (&read->instructions[i], instruction))
      return TRUE;
  return FALSE;
}

static gboolean
is_range (ForconWhat what)
{
  return what == FORCON_WHAT_KEEP_WITHIN || what == FORCON_WHAT_KEEP_BEYOND;
}

/* Whom to protect, to follow or to wait for, and at which range: of each there is one in a case, and a second would end
 * the first. */
gboolean
forcon_sheet_ends_another (ForconReading *read, const ForconInstruction *instruction)
{
  gboolean one = instruction->what == FORCON_WHAT_PROTECT || instruction->what == FORCON_WHAT_FOLLOW
                 || instruction->what == FORCON_WHAT_AWAIT;

  for (guint i = 0; (one || is_range (instruction->what)) && i < read->n_instructions; i++)
    if ((one ? read->instructions[i].what == instruction->what : is_range (read->instructions[i].what))
        && forcon_sheet_same_case (&read->instructions[i], instruction)
        && FORCON_ID_EQUAL (read->instructions[i].formation, instruction->formation))
      return said_already (read, instruction) == NULL;
  return FALSE;
}

void
forcon_sheet_add_instruction (ForconSheetReading *reading, ForconInstruction instruction)
{
  ForconReading *read = &reading->reading;
  ForconInstruction *said = said_already (read, &instruction);

  if (goes_with_withdrawal (read, &instruction))
    return;
  if (said != NULL)
    {
      *said = instruction;
      return;
    }
  if (FORCON_ID_IS_NONE (instruction.formation))
    forcon_sheet_fail (reading, (ForconCampaignVerdict){ .kind = FORCON_PROBLEM_NO_FORMATION });
  if (read->n_instructions < FORCON_READING_INSTRUCTIONS_MAX)
    read->instructions[read->n_instructions++] = instruction;
  else
    forcon_sheet_fail (reading, (ForconCampaignVerdict){ .kind = FORCON_PROBLEM_TOO_MANY,
                                                         .actual = (gint) read->n_instructions + 1,
                                                         .needed = FORCON_READING_INSTRUCTIONS_MAX });
}

/* To withdraw and to attack in the same case, or to meet whoever writes, is not what was meant. */
gboolean
forcon_sheet_contradicts (const ForconSheetReading *reading, const ForconInstruction *instruction)
{
  if ((instruction->foes >> reading->admiral.value & 1) != 0)
    return TRUE;
  for (guint i = 0; i < reading->reading.n_instructions; i++)
    {
      const ForconInstruction *other = &reading->reading.instructions[i];

      if (forcon_sheet_same_case (other, instruction) && other->when != FORCON_WHEN_ALWAYS
          && ((other->what == FORCON_WHAT_WITHDRAW && instruction->what == FORCON_WHAT_ATTACK)
              || (other->what == FORCON_WHAT_ATTACK && instruction->what == FORCON_WHAT_WITHDRAW)))
        return TRUE;
    }
  return FALSE;
}

/* To fight and to stay is to pursue nobody. */
void
forcon_sheet_stay_and_fight (const ForconSheetReading *reading, ForconInstruction *instruction)
{
  gboolean stays = instruction->what == FORCON_WHAT_ORDER && instruction->kind == FORCON_TASK_HOLD
                   && FORCON_ID_IS_NONE (instruction->goal) && instruction->posture == FORCON_POSTURE_NONE;

  for (guint i = 0; stays && i < reading->reading.n_instructions; i++)
    if (reading->reading.instructions[i].what == FORCON_WHAT_ATTACK
        && forcon_sheet_same_case (&reading->reading.instructions[i], instruction))
      {
        *instruction = (ForconInstruction){ .formation = instruction->formation, .what = FORCON_WHAT_NO_PURSUIT };
        return;
      }
}
