/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands on a blank order sheet, from what its admiral knows. */
#include "render/forms/order-blank-private.h"
#include "render/forms/sheet-code.h"

#include "base/language.h"

#include "render/drawing/campaign-labels.h"
#include "campaign/state/clock.h"
#include "engine/state/formation.h"
#include "render/drawing/instruction-text.h"
#include "render/drawing/labels.h"
#include "render/drawing/rule-labels.h"
#include "render/map/sector-map.h"
#include "base/text.h"

/* Orders to come that are told; the rest is not worth the room. */
#define TASKS_TOLD 3

static void
fact_clear (gpointer data)
{
  ForconBlankFact *fact = data;

  g_free (fact->label);
  g_free (fact->text);
}

static GArray *
facts_new (void)
{
  GArray *facts = g_array_new (FALSE, FALSE, sizeof (ForconBlankFact));

  g_array_set_clear_func (facts, fact_clear);
  return facts;
}

/**
 * add_fact:
 * @facts: (element-type ForconBlankFact)
 * @label: (transfer full): what
 * @text: (transfer full): and what of it; made safe here
 */
static void
add_fact (GArray *facts, char *label, char *text)
{
  const ForconBlankFact fact = { label, forcon_text_escape (text) };

  g_free (text);
  g_array_append_val (facts, fact);
}

static void
box_clear (gpointer data)
{
  g_free (((ForconBlankBox *) data)->text);
}

static void
block_clear (gpointer data)
{
  ForconBlankBlock *block = data;

  g_free (block->name);
  g_array_unref (block->facts);
  for (guint i = 0; i < FORCON_N_BLANK_BOXES; i++)
    g_array_unref (block->boxes[i]);
}

/* Returns: (transfer none): the block, which stands until the next one is added; it has no boxes yet */
static ForconBlankBlock *
add_block (ForconBlank *blank, ForconBlankKind kind, const char *name, GArray *facts)
{
  ForconBlankBlock block = { .kind = kind, forcon_text_escape (name), facts, .lines = FORCON_BLANK_LINES };

  for (guint i = 0; i < FORCON_N_BLANK_BOXES; i++)
    {
      block.boxes[i] = g_array_new (FALSE, FALSE, sizeof (ForconBlankBox));
      g_array_set_clear_func (block.boxes[i], box_clear);
    }
  g_array_append_val (blank->blocks, block);
  return &g_array_index (blank->blocks, ForconBlankBlock, blank->blocks->len - 1);
}

static void
add_box (GArray *boxes, const char *text, gboolean holds)
{
  const ForconBlankBox box = { g_strdup (text), holds };

  g_array_append_val (boxes, box);
}

static void
add_name (GString *list, const char *name)
{
  g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "", name);
}

static const char *
ship_name (const ForconBattle *fleet, ForconShipId ship)
{
  return forcon_name (forcon_battle_card (fleet, ship)->name);
}

static char *
ship_and_type (const ForconBattle *fleet, ForconShipId ship)
{
  /* Translators: the name of a ship, what type it is of: "cruiser". */
  return g_strdup_printf (_ ("%1$s (%2$s)"), ship_name (fleet, ship),
                          forcon_label_ship_type (forcon_battle_card (fleet, ship)->type));
}

static const char *
name_of (const ForconCampaign *known, ForconFormationId id)
{
  const char *name = forcon_battle_formation_name (known->fleet, id);
  ForconShipId lead = forcon_formation_lead (known->fleet, id);

  if (name != NULL && *name != '\0')
    return forcon_name (name);
  return FORCON_ID_IS_NONE (lead) ? _ ("a contact") : ship_name (known->fleet, lead);
}

static char *
place_text (const ForconCampaign *known, const ForconPost *post)
{
  g_autofree char *where = forcon_sector_to_text (known, post->sector);
  g_autofree char *to = NULL;

  if (!FORCON_ID_IS_NONE (post->clash))
    /* Translators: a sector; what stands behind it is how a formation there fares. */
    return g_strdup_printf (_ ("%s, in a clash"), where);
  if (FORCON_ID_IS_NONE (post->bound_for))
    return g_steal_pointer (&where);
  to = forcon_sector_to_text (known, post->bound_for);
  /* Translators: where it is, where it is going, how many half-phases it has spent on that. */
  return g_strdup_printf (_ ("%1$s, on the way to %2$s (%3$d spent)"), where, to, post->spent);
}

/* Where it can go, and how long each way takes. */
static char *
ways_text (const ForconCampaign *known, const ForconRules *rules, ForconFormationId id)
{
  ForconSectorId from = forcon_campaign_post (known, id)->sector;
  gint cost = forcon_campaign_task_cost (known, rules, FORCON_TASK_MOVE, id);
  g_autoptr (GString) list = g_string_new (NULL);

  if (!FORCON_ID_IS_NONE (forcon_formation_station (known->fleet, id)))
    return g_strdup (_ ("nowhere: it has a station"));
  for (guint i = 1; i <= known->sectors->len; i++)
    if (forcon_campaign_neighbours (known, from, (ForconSectorId){ (guint16) i }))
      {
        g_autofree char *word = forcon_sector_to_word (known, (ForconSectorId){ (guint16) i });

        add_name (list, word);
      }
  /* Translators: to which sectors a formation can move, and how many half-phases each way takes. */
  return list->len == 0 ? NULL : g_strdup_printf (_ ("%1$s – %2$d each"), list->str, cost);
}

static char *
task_text (const ForconCampaign *known, const ForconTask *task)
{
  const char *deed = forcon_label_task_kind (task->kind);
  g_autofree char *where = NULL;

  if (task->kind == FORCON_TASK_POSTURE)
    return g_strdup (forcon_label_posture (task->posture));
  if (task->kind == FORCON_TASK_ATTACK_FORMATION || task->kind == FORCON_TASK_JOIN)
    where = g_strdup (name_of (known, task->target));
  else if (!FORCON_ID_IS_NONE (task->sector))
    where = forcon_sector_to_word (known, task->sector);
  else
    return g_strdup (deed);
  if (task->cost <= 0)
    /* Translators: what to do, where or with whom: "move: C3". */
    return g_strdup_printf (_ ("%1$s: %2$s"), deed, where);
  /* Translators: what to do, where or with whom, how many half-phases are spent on it, what it costs. */
  return g_strdup_printf (_ ("%1$s: %2$s (%3$d of %4$d)"), deed, where, task->spent, task->cost);
}

static char *
tasks_text (const ForconCampaign *known, ForconFormationId id)
{
  GString *list = g_string_new (NULL);
  guint told = 0;

  for (guint i = 0; i < known->tasks->len; i++)
    {
      const ForconTask *task = &g_array_index (known->tasks, ForconTask, i);
      g_autofree char *text = NULL;

      if (!FORCON_ID_EQUAL (task->formation, id) || !forcon_task_in_force (task))
        continue;
      if (told++ == TASKS_TOLD)
        {
          g_string_append (list, "; …");
          break;
        }
      text = task_text (known, task);
      g_string_append_printf (list, "%s%s", list->len > 0 ? "; " : "", text);
    }
  if (list->len == 0)
    g_string_append (list, _ ("no orders"));
  return g_string_free (list, FALSE);
}

/* What holds until something else is said (F-CAMP-13). */
static void
add_instructions (GArray *facts, const ForconCampaign *known, ForconFormationId id)
{
  for (guint i = 0; i < known->instructions->len; i++)
    {
      const ForconInstruction *instruction = &g_array_index (known->instructions, ForconInstruction, i);

      if (FORCON_ID_EQUAL (instruction->formation, id) && forcon_instruction_in_force (instruction))
        add_fact (facts, g_strdup (C_ ("order sheet", "Holds")), forcon_instruction_text (known, instruction));
    }
}

/* Boxes to tick */

/* Translators: from here on orders as an admiral writes them behind the name of a formation and a colon; the reader of
 * sheets has to take them. */
static const struct {
  ForconPosture posture;
  const char *text;
} postures[] = {
  { FORCON_POSTURE_BATTLE, NC_ ("box to tick", "battle order") },
  { FORCON_POSTURE_MARCH, NC_ ("box to tick", "march order") },
  { FORCON_POSTURE_SCREEN, NC_ ("box to tick", "screen") },
  { FORCON_POSTURE_AMBUSH, NC_ ("box to tick", "ambush") },
  { FORCON_POSTURE_DEFENCE, NC_ ("box to tick", "defensive order") },
};

/* Those that admirals give most. */
static const struct {
  ForconWhen when;
  ForconWhat what;
  gint amount;
  const char *text;
} instructions[] = {
  { FORCON_WHEN_ALWAYS, FORCON_WHAT_AVOID, 0, NC_ ("box to tick", "avoid battle") },
  { FORCON_WHEN_ALWAYS, FORCON_WHAT_HOLD_FIRE, 0, NC_ ("box to tick", "hold fire until fired at") },
  { FORCON_WHEN_ALWAYS, FORCON_WHAT_NO_PURSUIT, 0, NC_ ("box to tick", "no pursuit") },
  { FORCON_WHEN_OUTNUMBERED, FORCON_WHAT_WITHDRAW, 0, NC_ ("box to tick", "if outnumbered: retreat") },
  { FORCON_WHEN_HITS_BELOW, FORCON_WHAT_WITHDRAW, 50, NC_ ("box to tick", "if we lose half: retreat") },
};

static gboolean
is_bound (const ForconCampaign *known, ForconFormationId id, guint place)
{
  for (guint i = 0; i < known->instructions->len; i++)
    {
      const ForconInstruction *instruction = &g_array_index (known->instructions, ForconInstruction, i);

      if (FORCON_ID_EQUAL (instruction->formation, id) && forcon_instruction_in_force (instruction)
          && instruction->when == instructions[place].when && instruction->what == instructions[place].what
          && instruction->amount == instructions[place].amount && FORCON_ID_IS_NONE (instruction->goal))
        return TRUE;
    }
  return FALSE;
}

static void
add_boxes (ForconBlankBlock *block, const ForconCampaign *known, ForconFormationId id)
{
  for (guint i = 0; i < G_N_ELEMENTS (postures); i++)
    add_box (block->boxes[FORCON_BLANK_POSTURES],
             g_dpgettext2 (GETTEXT_PACKAGE, "box to tick", postures[i].text),
             forcon_campaign_post (known, id)->posture == postures[i].posture);
  for (guint i = 0; i < G_N_ELEMENTS (instructions); i++)
    add_box (block->boxes[FORCON_BLANK_INSTRUCTIONS],
             g_dpgettext2 (GETTEXT_PACKAGE, "box to tick", instructions[i].text), is_bound (known, id, i));
}

static void
add_formation (ForconBlank *blank, const ForconCampaign *known, const ForconRules *rules, ForconFormationId id)
{
  const ForconPost *post = forcon_campaign_post (known, id);
  GArray *facts = facts_new ();
  ForconShipId flagship = forcon_battle_formation (known->fleet, id)->flagship;
  ForconShips ships = forcon_formation_ships (known->fleet, id);
  g_autoptr (GString) names = g_string_new (NULL);
  char *ways = ways_text (known, rules, id);

  for (guint i = 0; i < ships.n; i++)
    add_name (names, ship_name (known->fleet, ships.ship[i]));
  add_fact (facts, g_strdup (C_ ("order sheet", "Position")), place_text (known, post));
  if (ways != NULL)
    add_fact (facts, g_strdup (C_ ("order sheet", "Moves to")), ways);
  add_fact (facts, g_strdup (C_ ("order sheet", "Flagship")),
            FORCON_ID_IS_NONE (flagship) ? g_strdup (_ ("none named")) : ship_and_type (known->fleet, flagship));
  /* Translators: how many ships, their names. */
  add_fact (facts, g_strdup (C_ ("order sheet", "Ships")), g_strdup_printf (_ ("%1$u: %2$s"), ships.n, names->str));
  if (post->posture == FORCON_POSTURE_NONE)
    add_fact (facts, g_strdup (C_ ("order sheet", "Posture")), g_strdup (forcon_label_posture (post->posture)));
  add_fact (facts, g_strdup (C_ ("order sheet", "Under way")), tasks_text (known, id));
  add_instructions (facts, known, id);
  add_boxes (add_block (blank, FORCON_BLANK_FORMATION, name_of (known, id), facts), known, id);
}

/* Ships that no formation has yet. */
static void
add_waiting (ForconBlank *blank, const ForconCampaign *known, ForconSideId admiral)
{
  g_autoptr (GString) names = g_string_new (NULL);
  GArray *facts;
  guint n = 0;

  for (guint i = 1; i <= known->fleet->n_ships; i++)
    {
      const ForconShip *ship = forcon_battle_ship (known->fleet, (ForconShipId){ (guint16) i });
      const ForconPost *post = forcon_campaign_post (known, ship->formation);
      g_autofree char *name = NULL;

      if (!FORCON_ID_EQUAL (ship->side, admiral) || ship->status != FORCON_SHIP_IN_ACTION
          || (post != NULL && post->formed))
        continue;
      name = ship_and_type (known->fleet, (ForconShipId){ (guint16) i });
      add_name (names, name);
      n++;
    }
  if (n == 0)
    return;
  facts = facts_new ();
  add_fact (facts, g_strdup (C_ ("order sheet", "Ships")), g_strdup_printf (_ ("%1$u: %2$s"), n, names->str));
  add_block (blank, FORCON_BLANK_WAITING, _ ("Ships that wait for a formation"), facts);
}

static ForconFormationId
add_formations (ForconBlank *blank, const ForconCampaign *known, const ForconRules *rules, ForconSideId admiral)
{
  ForconFormationId first = FORCON_NO_FORMATION;

  for (guint i = 1; i <= known->fleet->n_formations; i++)
    {
      ForconFormationId id = { (guint16) i };

      if (!FORCON_ID_EQUAL (forcon_battle_formation (known->fleet, id)->side, admiral)
          || !forcon_campaign_formation_lives (known, id))
        continue;
      if (FORCON_ID_IS_NONE (first))
        first = id;
      add_formation (blank, known, rules, id);
    }
  return first;
}

static char *
safe (const char *text)
{
  return forcon_text_escape (text == NULL ? "" : text);
}

static void
set_head (ForconBlank *blank, const ForconCampaign *known, ForconSideId admiral, gint phase)
{
  const ForconAdmiral *who = forcon_campaign_admiral (known, admiral);
  const ForconPower *power = who == NULL ? NULL : forcon_campaign_power (known, who->power);
  gint64 deadline = phase > 0 ? forcon_clock_deadline (&known->clock) : 0;
  g_autofree char *title = forcon_label_campaign_and_rules (known);

  blank->campaign = safe (title);
  blank->admiral = safe (forcon_name (forcon_campaign_admiral_name (known, admiral)));
  blank->power = safe (power == NULL || power->name == NULL ? "" : forcon_name (power->name));
  blank->phase = phase > 0 ? g_strdup_printf (_ ("Phase %d"), phase) : g_strdup (_ ("Before play"));
  blank->deadline = deadline == 0 ? NULL : forcon_time_of_day (deadline);
  blank->halves = FORCON_HALVES_OF_PHASE;
  blank->budget = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%d half-phase", "%d half-phases", (gulong) blank->halves), blank->halves);
}

/* A sector that the formation can go to; any where it is nowhere, or shut in. */
static char *
sector_near (const ForconCampaign *known, ForconFormationId formation)
{
  const ForconPost *post = forcon_campaign_post (known, formation);
  ForconSectorId from = post == NULL ? FORCON_NO_SECTOR : post->sector;

  for (guint i = 1; i <= known->sectors->len; i++)
    if (forcon_campaign_neighbours (known, from, (ForconSectorId){ (guint16) i }))
      return forcon_sector_to_word (known, (ForconSectorId){ (guint16) i });
  return forcon_sector_to_word (known, (ForconSectorId){ 1 });
}

static void
add (GArray *help, char *cost, char *text)
{
  add_fact (help, cost, text);
}

/**
 * blank_help:
 * @known: what the admiral knows
 * @rules: the rules
 * @blank: the sheet
 * @example: a formation for the examples, or none
 *
 * Returns: (transfer full) (element-type ForconBlankFact): what a line may say, and how many half-phases that takes
 */
static GArray *
blank_help (const ForconCampaign *known, const ForconRules *rules, const ForconBlank *blank, ForconFormationId example)
{
  GArray *help = facts_new ();
  g_autofree char *sector = sector_near (known, example);
  g_autofree char *other = g_strdup_printf ("%d", rules->campaign.other_halves);
  gint move = rules->campaign.move_halves, light = rules->campaign.light_move_halves;
  /* Translators: half-phases that a move takes, and those that one of light ships takes. */
  char *cost
      = light == move ? g_strdup_printf ("%d", move) : g_strdup_printf (_ ("%1$d, light ships %2$d"), move, light);

  /*
   * Translators: from here on orders as an admiral writes them, with a sector; the reader of sheets has to take them.
   */
  add (help, cost, g_strdup_printf (_ ("move to %s; retreat to %s"), sector, sector));
  add (help, g_strdup (other), g_strdup_printf (_ ("attack %s; attack the enemy"), sector));
  add (help, g_strdup (other), g_strdup_printf (_ ("patrol %s; defend %s"), sector, sector));
  add (help, g_strdup (other), g_strdup (_ ("lay 2 plasma mines; sweep mines; land troops")));
  add (help, g_strdup ("0"), g_strdup (_ ("battle order; march order; screen; ambush; defensive order")));
  add (help, g_strdup ("0"), g_strdup (_ ("form, split off, join, disband; flagship, successors: ships")));
  return help;
}

ForconBlank *
forcon_blank_new (const ForconCampaign *known, const ForconRules *rules, ForconSideId admiral, gint phase,
                  const char *mark)
{
  ForconBlank *blank = g_new0 (ForconBlank, 1);
  ForconFormationId first;

  g_atomic_ref_count_init (&blank->count);
  blank->blocks = g_array_new (FALSE, FALSE, sizeof (ForconBlankBlock));
  g_array_set_clear_func (blank->blocks, block_clear);
  set_head (blank, known, admiral, phase);
  blank->code = forcon_sheet_code (known, mark, admiral, phase);
  first = add_formations (blank, known, rules, admiral);
  add_waiting (blank, known, admiral);
  add_block (blank, FORCON_BLANK_MESSAGES, _ ("Messages and questions to the master"), facts_new ());
  blank->help = blank_help (known, rules, blank, first);
  return blank;
}

ForconBlank *
forcon_blank_ref (ForconBlank *blank)
{
  g_atomic_ref_count_inc (&blank->count);
  return blank;
}

void
forcon_blank_unref (ForconBlank *blank)
{
  if (!g_atomic_ref_count_dec (&blank->count))
    return;
  g_free (blank->campaign);
  g_free (blank->admiral);
  g_free (blank->power);
  g_free (blank->phase);
  g_free (blank->deadline);
  g_free (blank->budget);
  g_free (blank->code);
  g_array_unref (blank->blocks);
  g_array_unref (blank->help);
  g_free (blank);
}
