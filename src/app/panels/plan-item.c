/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/panels/plan-item.h"

#include <glib/gi18n-lib.h>

#include "app/session/session-ask.h"
#include "base/text.h"
#include "engine/odds/odds.h"
#include "engine/state/instruction.h"
#include "render/drawing/labels.h"
#include "report/battle/sentences.h"
#include "report/battle/wording.h"

struct _ForconPlanItem {
  ForconRowItem parent;
};

G_DEFINE_FINAL_TYPE (ForconPlanItem, forcon_plan_item, FORCON_TYPE_ROW_ITEM)

static void
add_part (GString *text, char *part)
{
  if (part != NULL && *part != '\0')
    g_string_append_printf (text, "%s%s", text->len == 0 ? "" : " · ", part);
  g_free (part);
}

/* "column 3, 5 dice on 4+"; of a destructor without the column. */
static char *
group_to_text (const ForconShotGroup *group)
{
  g_autofree char *dice
      = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d die", "%d dice", (gulong) group->dice), group->dice);

  if (group->kind != FORCON_WEAPON_BATTERY)
    /* Translators: "4 dice", and the face from which on each of them hits. */
    return g_strdup_printf (_ ("%1$s on %2$d+"), dice, group->needed);
  /* Translators: the column of the gunnery table, "4 dice", and the face from which on each of them hits. */
  return g_strdup_printf (_ ("column %1$d, %2$s on %3$d+"), group->gunnery.column, dice, group->needed);
}

/* "main battery · 24.5 cm · abeam · column 3, 5 dice on 4+" */
static void
add_shot (GString *text, const ForconBattle *battle, const ForconCommand *command, const ForconSolution *solution)
{
  g_autofree char *distance = forcon_length_to_text (solution->distance);

  add_part (text, forcon_wording_weapons (battle, command->fire.ship, command->fire.weapons));
  add_part (text, g_strdup_printf (_ ("%s cm"), distance));
  if (solution->n_groups > 0 && solution->groups[0].aspect != FORCON_ASPECT_ANY)
    add_part (text, g_strdup (forcon_label_aspect (solution->groups[0].aspect)));
  for (guint i = 0; i < solution->n_groups; i++)
    add_part (text, group_to_text (&solution->groups[i]));
  if (solution->half)
    add_part (text, g_strdup (_ ("half effect")));
}

static char *
title_of (const ForconBattle *battle, const ForconCommand *command)
{
  if (command->kind == FORCON_COMMAND_FIRE && !FORCON_ID_IS_NONE (command->fire.target))
    /* Translators: who fires, and at whom. */
    return g_strdup_printf (_ ("%1$s → %2$s"), forcon_name (forcon_battle_card (battle, command->fire.ship)->name),
                            forcon_name (forcon_battle_card (battle, command->fire.target)->name));
  if (command->kind == FORCON_COMMAND_ORDER && !FORCON_ID_IS_NONE (command->order.ship)
      && battle->step != FORCON_STEP_MOVEMENT)
    /* Translators: a ship, and the order that it takes: "Anvil: lock on". */
    return g_strdup_printf (C_ ("plan", "%1$s: %2$s"),
                            forcon_name (forcon_battle_card (battle, command->order.ship)->name),
                            forcon_label_order (command->order.order));
  return forcon_sentence_of_wish (battle, command);
}

/* The instruction by which captains propose it. */
static char *
instruction_to_text (const ForconBattle *battle, const ForconCommand *command)
{
  const ForconShip *ship = forcon_battle_ship (battle, forcon_command_ship (command, "ship"));
  ForconSideId side = ship == NULL ? battle->side : ship->side;
  const ForconDoctrine *doctrine = forcon_battle_doctrine_of (battle, side, (guint) MAX (command->doctrine, 0));
  g_autofree char *instruction = doctrine == NULL ? NULL : forcon_wording_instruction (battle, doctrine);

  return instruction == NULL ? NULL : g_strdup_printf (_ ("by instruction: %s"), instruction);
}

/* The chance that a shot does any damage as things are, "64%". Shields may stop all of it now, and not when others have
 * fired. */
static char *
chance_of (const ForconRules *rules, const ForconSolution *solution)
{
  g_auto (ForconOdds) odds = { 0 };
  double chance;

  forcon_odds_of_solution (rules, solution, &odds);
  chance = forcon_distribution_at_least (odds.damage, 1);
  return chance > 0 ? g_strdup_printf (_ ("%.0f%%"), chance * 100) : g_strdup (C_ ("plan", "shields"));
}

void
forcon_plan_item_show (ForconPlanItem *self, ForconSession *session, const ForconPlanLine *line)
{
  const ForconBattle *battle = forcon_session_battle (session);
  const ForconRules *rules = forcon_session_rules (session);
  const ForconCommand *command = &line->command;
  GString *facts = g_string_new (NULL);
  char *chance = NULL;

  g_return_if_fail (FORCON_IS_PLAN_ITEM (self));
  if (command->kind == FORCON_COMMAND_FIRE && !FORCON_ID_IS_NONE (command->fire.target))
    {
      g_autofree ForconSolution *solution = g_new (ForconSolution, 1);

      forcon_gunnery_solve (battle, rules, command->fire.ship, command->fire.target, command->fire.weapons, solution);
      if (solution->verdict.kind == FORCON_VERDICT_DONE)
        {
          add_shot (facts, battle, command, solution);
          chance = chance_of (rules, solution);
        }
    }
  add_part (facts, instruction_to_text (battle, command));
  if (!line->left_out && !forcon_verdict_allows (&line->verdict))
    add_part (facts, forcon_sentence_of_verdict (battle, rules, &line->verdict));
  forcon_row_item_take_text (self, "title", title_of (battle, command));
  forcon_row_item_take_text (self, "facts", g_string_free (facts, FALSE));
  forcon_row_item_take_text (self, "chance", chance);
  g_object_set (self, "has-facts", *forcon_row_item_text (self, "facts") != '\0', NULL);
  forcon_row_item_take_text (
      self, "spoken",
      g_strjoin (", ", forcon_row_item_text (self, "title"),
                 line->left_out ? C_ ("plan", "left out") : forcon_row_item_text (self, "facts"),
                 forcon_row_item_text (self, "chance"), NULL));
  forcon_row_item_set_look (self, line->left_out ? "forcon-lost" : "forcon-plan-line");
}

static void
forcon_plan_item_class_init (ForconPlanItemClass *klass)
{
  static const ForconRowField fields[] = {
    { "title", G_TYPE_STRING },  { "facts", G_TYPE_STRING },  { "has-facts", G_TYPE_BOOLEAN },
    { "chance", G_TYPE_STRING }, { "spoken", G_TYPE_STRING }, { "css-classes", G_TYPE_BOXED },
  };

  forcon_row_item_class_set_fields (klass, fields, G_N_ELEMENTS (fields));
}

static void
forcon_plan_item_init (ForconPlanItem *self)
{
}

ForconPlanItem *
forcon_plan_item_new (void)
{
  return g_object_new (FORCON_TYPE_PLAN_ITEM, NULL);
}
