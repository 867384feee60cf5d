/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/reading/order-sheet-match.h"

/* What orders cannot do without, and the tasks that they are. */

/* Whether it names anybody, and not only a place. */
static gboolean
names_somebody (const ForconSheetClause *clause)
{
  for (guint i = 0; i < clause->n; i++)
    if (clause->argument[i].kind != FORCON_SHEET_REFERS || clause->argument[i].reference.names.n == 0
        || forcon_sheet_names_thing (&clause->argument[i].reference, FORCON_SHEET_FORMATION)
        || forcon_sheet_names_thing (&clause->argument[i].reference, FORCON_SHEET_SHIP))
      return TRUE;
  return FALSE;
}

gboolean
forcon_sheet_match_says_only_way (const ForconSheetMatch *match)
{
  const ForconSheetClause *clause = match->clause;

  for (guint i = 0; i < clause->n; i++)
    if (clause->argument[i].with != FORCON_MEANING_VIA && clause->argument[i].with != FORCON_MEANING_AVOIDING
        && clause->argument[i].with != FORCON_MEANING_FROM)
      return FALSE;
  return clause->n > 0 && match->trigger >= match->last && !clause->same_place && !clause->back;
}

/* What is laid or swept: mines, or a count of them. */
static gint
lacks_cargo (const ForconSheetMatch *match)
{
  const ForconSheetClause *clause = match->clause;

  if (match->trigger < match->last && is_word (item_at (match, match->trigger), FORCON_MEANING_PUT)
      && !is_word (item_at (match, match->trigger), FORCON_MEANING_VERB) && !match->cargo)
    return FORCON_COST_NEVER;
  if (match->trigger < match->last && clause->count == 0 && clause->share == 0)
    {
      /* "There are mines": no order, unless it is said where. */
      if (is_word (item_at (match, match->trigger), FORCON_MEANING_MINES))
        return clause->told && (clause->n > 0 || clause->same_place) ? FORCON_COST_LACKS : FORCON_COST_UNKNOWN;
      if (is_word (item_at (match, match->trigger), FORCON_MEANING_CHARGE))
        return FORCON_COST_NEVER;
    }
  return match->cargo || match->trigger < match->last ? 0 : FORCON_COST_LACKS;
}

gint
forcon_sheet_match_lacks (const ForconSheetMatch *match)
{
  const ForconSheetClause *clause = match->clause;
  gboolean named = clause->n > 0;

  switch ((gint) clause->frame)
    {
    case FORCON_FRAME_MOVE:
      if (match->cargo || forcon_sheet_match_says_only_way (match))
        return FORCON_COST_LACKS;
      return named || clause->same_place || clause->posture != FORCON_POSTURE_NONE ? 0
             : clause->back                                                        ? FORCON_COST_LACKS / 2
                                                                                   : FORCON_COST_LACKS;
    case FORCON_FRAME_RETREAT:
      /* "Let them run" lets the enemy go, "let them run to B4" tells where. */
      if (!named && match->trigger < match->last && is_word (item_at (match, match->trigger), FORCON_MEANING_LET_GO))
        return FORCON_COST_NEVER;
      return named || clause->same_place ? 0 : FORCON_COST_LACKS / 2;
    case FORCON_FRAME_LAND:
      return match->trigger < match->last && is_word (item_at (match, match->trigger), FORCON_MEANING_TROOPS)
                     && !is_word (item_at (match, match->trigger), FORCON_MEANING_VERB) && clause->count == 0
                     && clause->share == 0 && !named
                 ? FORCON_COST_NEVER
                 : 0;
    case FORCON_FRAME_DEFEND:
      return named ? (forcon_sheet_names_thing (&clause->argument[0].reference, FORCON_SHEET_SECTOR)
                              || forcon_sheet_names_thing (&clause->argument[0].reference, FORCON_SHEET_FEATURE)
                          ? 0
                          : FORCON_COST_CLAUSE / 2)
             : is_word (item_at (match, match->trigger), FORCON_MEANING_KEEP) ? 2
                                                                              : 0;
    case FORCON_FRAME_ATTACK:
      return named || clause->enemy || clause->same_place ? 0 : FORCON_COST_LACKS / 2;
    case FORCON_FRAME_LAY:
    case FORCON_FRAME_SWEEP:
      return lacks_cargo (match);
    case FORCON_FRAME_SPLIT:
      return names_somebody (clause) || clause->types != 0 ? 0
             : named                                       ? FORCON_COST_LACKS + FORCON_COST_UNFIT
                                                           : FORCON_COST_LACKS;
    case FORCON_FRAME_FORM:
    case FORCON_FRAME_JOIN:
    case FORCON_FRAME_FLAGSHIP:
    case FORCON_FRAME_SUCCESSORS:
    case FORCON_FRAME_FOLLOW:
      return named ? 0 : FORCON_COST_LACKS;
    case FORCON_FRAME_AWAIT:
      return names_somebody (clause) ? 0 : FORCON_COST_LACKS;
    case FORCON_FRAME_POSTURE:
      return clause->posture == FORCON_POSTURE_NONE ? FORCON_COST_NEVER
             : clause->same_place                   ? 2 * FORCON_COST_CLAUSE
                                                    : 0;
    case FORCON_FRAME_RENAME:
      return clause->name_end > 0 ? 0 : FORCON_COST_LACKS;
    default:
      return 0;
    }
}

ForconTaskKind
forcon_sheet_task_of (ForconSheetFrame frame)
{
  static const ForconTaskKind kinds[FORCON_N_FRAME] = {
    [FORCON_FRAME_MOVE] = FORCON_TASK_MOVE,
    [FORCON_FRAME_RETREAT] = FORCON_TASK_MOVE,
    [FORCON_FRAME_ATTACK] = FORCON_TASK_ATTACK_SECTOR,
    [FORCON_FRAME_DEFEND] = FORCON_TASK_DEFEND,
    [FORCON_FRAME_PATROL] = FORCON_TASK_PATROL,
    [FORCON_FRAME_HOLD] = FORCON_TASK_HOLD,
    [FORCON_FRAME_LAY] = FORCON_TASK_LAY,
    [FORCON_FRAME_SWEEP] = FORCON_TASK_SWEEP,
    [FORCON_FRAME_LAND] = FORCON_TASK_LAND,
    [FORCON_FRAME_FORM] = FORCON_TASK_FORM,
    [FORCON_FRAME_SPLIT] = FORCON_TASK_SPLIT,
    [FORCON_FRAME_JOIN] = FORCON_TASK_JOIN,
    [FORCON_FRAME_DISBAND] = FORCON_TASK_DISBAND,
    [FORCON_FRAME_FLAGSHIP] = FORCON_TASK_FLAGSHIP,
    [FORCON_FRAME_SUCCESSORS] = FORCON_TASK_SUCCESSORS,
    [FORCON_FRAME_POSTURE] = FORCON_TASK_POSTURE,
    [FORCON_FRAME_RENAME] = FORCON_TASK_RENAME,
    [FORCON_FRAME_FOLLOW] = FORCON_TASK_HOLD,
    [FORCON_FRAME_AWAIT] = FORCON_TASK_HOLD,
  };

  return kinds[frame];
}
