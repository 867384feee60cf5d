/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Standing instructions in words (F-CAMP-13). */
#include "render/drawing/instruction-text.h"

#include "base/language.h"

#include "base/text.h"
#include "engine/state/formation.h"
#include "render/drawing/campaign-labels.h"
#include "render/drawing/labels.h"

/* A figure in hundredths, as "2" or "1.5". */
static char *
hundredths (gint number)
{
  return forcon_decimal_to_text (number / 100.0, number % 100 == 0 ? 0 : number % 10 == 0 ? 1 : 2);
}

static char *
ship_name (const ForconCampaign *campaign, ForconShipId ship)
{
  const ForconCard *card = forcon_battle_card (campaign->fleet, ship);

  return g_strdup (card == NULL || card->name == NULL || *card->name == '\0' ? _ ("a contact")
                                                                             : forcon_name (card->name));
}

char *
forcon_unformed_name (const ForconCampaign *campaign, ForconTaskId forming)
{
  const ForconTask *task = forcon_campaign_task (campaign, forming);
  g_autofree char *ship = NULL;

  if (task == NULL)
    return g_strdup (_ ("a new formation"));
  if (task->name != NULL && *task->name != '\0')
    /* Translators: the name of a formation that is still to be formed. */
    return g_strdup_printf (_ ("“%s” (to be formed)"), forcon_name (task->name));
  ship = ship_name (campaign, FORCON_ID_IS_NONE (task->flagship) && task->ships.n > 0 ? task->ships.ship[0]
                                                                                    : task->flagship);
  /* Translators: the name of the flagship of a formation that is still to be formed. */
  return g_strdup_printf (_ ("the new formation of the %s"), ship);
}

/* Of one that the reader does not know, it makes no difference whether there is such a one. @after: the order that is
 * still to form it, or none. */
static char *
formation_name (const ForconCampaign *campaign, ForconFormationId id, ForconTaskId after)
{
  const char *name = forcon_battle_formation_name (campaign->fleet, id);
  const ForconCard *card;

  if (!FORCON_ID_IS_NONE (after))
    return forcon_unformed_name (campaign, after);
  if (FORCON_ID_IS_NONE (id))
    return g_strdup (_ ("no formation"));
  if (forcon_battle_formation (campaign->fleet, id) == NULL)
    return g_strdup (_ ("a contact"));
  if (name != NULL && *name != '\0')
    return g_strdup (forcon_name (name));
  card = forcon_battle_card (campaign->fleet, forcon_formation_lead (campaign->fleet, id));
  return g_strdup (card == NULL ? _ ("a contact") : forcon_name (card->name));
}

/* A ship, or else a formation. */
static char *
one_name (const ForconCampaign *campaign, const ForconInstruction *instruction)
{
  if (!FORCON_ID_IS_NONE (instruction->ship))
    return ship_name (campaign, instruction->ship);
  return formation_name (campaign, instruction->target, instruction->target_after);
}

static char *
sector_name (const ForconCampaign *campaign, ForconSectorId id)
{
  const ForconSector *sector = forcon_campaign_sector (campaign, id);

  return sector == NULL ? g_strdup (_ ("nowhere")) : forcon_sector_title (sector, forcon_name (sector->name));
}

static char *
type_names (guint32 types)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < FORCON_N_SHIP_TYPE; i++)
    if (types & (1u << i))
      g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", forcon_label_ship_type ((ForconShipType) i));
  return g_string_free (text, FALSE);
}

static char *
admiral_names (const ForconCampaign *campaign, guint32 admirals)
{
  GString *text = g_string_new (NULL);

  for (guint i = 1; i <= forcon_campaign_n_admirals (campaign); i++)
    if (admirals & (1u << i))
      g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "",
                              forcon_name (forcon_campaign_admiral_name (campaign, (ForconSideId){ (guint16) i })));
  return g_string_free (text, FALSE);
}

static char *
meets (const ForconCampaign *campaign, const ForconInstruction *instruction)
{
  g_autofree char *foe = formation_name (campaign, instruction->foe, instruction->foe_after);
  g_autofree char *foes = admiral_names (campaign, instruction->foes);
  g_autofree char *types = type_names (instruction->foe_types);

  if (!FORCON_ID_IS_NONE (instruction->foe) || !FORCON_ID_IS_NONE (instruction->foe_after))
    /* Translators: the name of a formation. */
    return g_strdup_printf (_ ("If it meets the formation %s"), foe);
  if (instruction->foes != 0 && instruction->foe_types != 0)
    /* Translators: the names of admirals, types of ships: "destroyer, frigate". */
    return g_strdup_printf (_ ("If it meets ships of %1$s of these types: %2$s"), foes, types);
  if (instruction->foes != 0)
    /* Translators: the names of admirals. */
    return g_strdup_printf (_ ("If it meets ships of %s"), foes);
  if (instruction->foe_types != 0)
    /* Translators: types of ships: "destroyer, frigate". */
    return g_strdup_printf (_ ("If it meets ships of these types: %s"), types);
  return g_strdup (_ ("If it meets an enemy"));
}

static char *
outnumbered (const ForconInstruction *instruction)
{
  g_autofree char *factor = hundredths (instruction->amount);

  if (instruction->amount == 0)
    return g_strdup (_ ("If it is outnumbered"));
  /* Translators: how many times stronger the enemy is: "2", "1.5". */
  return g_strdup_printf (_ ("If it is outnumbered %s to 1"), factor);
}

static char *
sector_case (const ForconCampaign *campaign, const ForconInstruction *instruction)
{
  g_autofree char *sector = sector_name (campaign, instruction->sector);
  gboolean any = FORCON_ID_IS_NONE (instruction->sector);

  if (instruction->when == FORCON_WHEN_HELD)
    return any ? g_strdup (_ ("If an enemy holds where it is going"))
               : g_strdup_printf (_ ("If an enemy holds %s"), sector);
  return any ? g_strdup (_ ("If no enemy holds where it is going"))
             : g_strdup_printf (_ ("If no enemy holds %s"), sector);
}

static char *
case_text (const ForconCampaign *campaign, const ForconInstruction *instruction)
{
  switch (instruction->when)
    {
    case FORCON_WHEN_MEETS:
      return meets (campaign, instruction);
    case FORCON_WHEN_ATTACKED:
      return g_strdup (_ ("If it is attacked"));
    case FORCON_WHEN_OUTNUMBERED:
      return outnumbered (instruction);
    case FORCON_WHEN_HELD:
    case FORCON_WHEN_FREE:
      return sector_case (campaign, instruction);
    case FORCON_WHEN_FLAGSHIP_LOST:
      return g_strdup (_ ("If its flagship is lost"));
    case FORCON_WHEN_HITS_BELOW:
      return g_strdup_printf (_ ("If its hits fall below %d %%"), instruction->amount);
    case FORCON_WHEN_ROUND:
      return g_strdup_printf (_ ("From round %d of a battle on"), instruction->amount);
    case FORCON_WHEN_TARGET_GONE:
      return g_strdup (_ ("If its target is gone"));
    case FORCON_WHEN_ALWAYS:
    case FORCON_N_WHEN:
      break;
    }
  return g_strdup (_ ("Always"));
}

static char *
withdraw (const ForconCampaign *campaign, const ForconInstruction *instruction)
{
  g_autofree char *goal = sector_name (campaign, instruction->goal);

  if (FORCON_ID_IS_NONE (instruction->goal))
    return g_strdup (_ ("withdraw the way it came"));
  return g_strdup_printf (_ ("withdraw to %s"), goal);
}

static char *
first (const ForconCampaign *campaign, const ForconInstruction *instruction)
{
  gboolean named = !FORCON_ID_IS_NONE (instruction->ship) || !FORCON_ID_IS_NONE (instruction->target)
                   || !FORCON_ID_IS_NONE (instruction->target_after);
  g_autofree char *whom = named ? one_name (campaign, instruction) : type_names (instruction->types);

  /* Translators: the name of a ship or a formation, or types of ships: "destroyer, frigate". */
  return g_strdup_printf (_ ("fire first at: %s"), whom);
}

static char *
at_range (const ForconInstruction *instruction)
{
  g_autofree char *range = forcon_length_to_text (instruction->range);

  if (instruction->what == FORCON_WHAT_KEEP_WITHIN)
    return g_strdup_printf (_ ("keep within %s cm of the enemy"), range);
  return g_strdup_printf (_ ("keep at least %s cm from the enemy"), range);
}

/* What it is to do instead; of orders that say more only what they are. */
static char *
order (const ForconCampaign *campaign, const ForconInstruction *instruction)
{
  g_autofree char *goal = sector_name (campaign, instruction->goal);
  g_autofree char *target = formation_name (campaign, instruction->target, instruction->target_after);
  gboolean somewhere = !FORCON_ID_IS_NONE (instruction->goal);

  switch ((gint) instruction->kind)
    {
    case FORCON_TASK_MOVE:
      return g_strdup_printf (_ ("move to %s"), goal);
    case FORCON_TASK_ATTACK_FORMATION:
      return g_strdup_printf (_ ("attack: %s"), target);
    case FORCON_TASK_HOLD:
      return somewhere ? g_strdup_printf (_ ("stay in %s"), goal) : g_strdup (_ ("stay where it is"));
    case FORCON_TASK_POSTURE:
      return g_strdup_printf (_ ("posture: %s"), forcon_label_posture (instruction->posture));
    default:
      if (!somewhere)
        return g_strdup (forcon_label_task_kind (instruction->kind));
      /* Translators: what to do, where: "patrol: C3". */
      return g_strdup_printf (_ ("%1$s: %2$s"), forcon_label_task_kind (instruction->kind), goal);
    }
}

static char *
order_text (const ForconCampaign *campaign, const ForconInstruction *instruction)
{
  g_autofree char *deed = order (campaign, instruction);

  if (instruction->kind == FORCON_TASK_POSTURE || instruction->posture == FORCON_POSTURE_NONE)
    return g_steal_pointer (&deed);
  /* Translators: what to do, in which posture: "battle order". */
  return g_strdup_printf (_ ("%1$s, %2$s"), deed, forcon_label_posture (instruction->posture));
}

static char *
deed_text (const ForconCampaign *campaign, const ForconInstruction *instruction)
{
  g_autofree char *one = one_name (campaign, instruction);

  switch (instruction->what)
    {
    case FORCON_WHAT_ATTACK:
      return g_strdup (C_ ("instruction", "attack"));
    case FORCON_WHAT_AVOID:
      return g_strdup (_ ("avoid battle"));
    case FORCON_WHAT_WITHDRAW:
      return withdraw (campaign, instruction);
    case FORCON_WHAT_HOLD_FIRE:
      return g_strdup (_ ("hold fire until fired at"));
    case FORCON_WHAT_NO_PURSUIT:
      return g_strdup (_ ("do not pursue"));
    case FORCON_WHAT_KEEP_WITHIN:
    case FORCON_WHAT_KEEP_BEYOND:
      return at_range (instruction);
    case FORCON_WHAT_FIRST:
      return first (campaign, instruction);
    case FORCON_WHAT_PROTECT:
      return g_strdup_printf (_ ("protect: %s"), one);
    case FORCON_WHAT_RAM:
      return g_strdup (_ ("ram where it can"));
    case FORCON_WHAT_NEVER_RAM:
      return g_strdup (_ ("never ram"));
    case FORCON_WHAT_BOARD:
      return g_strdup (_ ("board where it can"));
    case FORCON_WHAT_NEVER_BOARD:
      return g_strdup (_ ("never board"));
    case FORCON_WHAT_SAVE_TORPEDOES:
      return g_strdup (_ ("save torpedoes"));
    case FORCON_WHAT_FOLLOW:
      return g_strdup_printf (_ ("follow: %s"), one);
    case FORCON_WHAT_AWAIT:
      return g_strdup_printf (_ ("wait for: %s"), one);
    case FORCON_WHAT_ORDER:
    case FORCON_N_WHAT:
      break;
    }
  return order_text (campaign, instruction);
}

char *
forcon_instruction_text (const ForconCampaign *campaign, const ForconInstruction *instruction)
{
  g_autofree char *when = case_text (campaign, instruction);
  g_autofree char *what = deed_text (campaign, instruction);

  /* Translators: when, what the captains do then: "If it is outnumbered 2 to 1: withdraw to C3 Eastgate". */
  return g_strdup_printf (C_ ("instruction", "%1$s: %2$s"), when, what);
}
