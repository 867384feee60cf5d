/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How formations and ships stand. */
#include "report/reports/campaign-report-private.h"

#include "render/drawing/campaign-labels.h"
#include "report/campaign/campaign-sentences.h"
#include "report/campaign/campaign-wording.h"
#include "engine/state/formation.h"
#include "render/drawing/labels.h"

#include "render/drawing/instruction-text.h"

#include "base/language.h"

/* Adds a further figure; takes the text. */
static void
add_part (GString *line, char *part)
{
  g_string_append_printf (line, ", %s", part);
  g_free (part);
}

GArray *
forcon_report_own_formations (const ForconCampaign *campaign, ForconSideId admiral)
{
  GArray *formations = g_array_new (FALSE, FALSE, sizeof (ForconFormationId));

  for (guint i = 1; i <= campaign->fleet->n_formations && i <= campaign->posts->len; i++)
    {
      ForconFormationId id = { (guint16) i };

      if (FORCON_ID_EQUAL (forcon_battle_formation (campaign->fleet, id)->side, admiral)
          && !FORCON_ID_IS_NONE (forcon_formation_lead (campaign->fleet, id)))
        g_array_append_val (formations, id);
    }
  return formations;
}

GArray *
forcon_report_lost_ships (const ForconCampaign *campaign, ForconSideId admiral)
{
  GArray *ships = g_array_new (FALSE, FALSE, sizeof (ForconShipId));

  for (guint i = 1; i <= campaign->fleet->n_ships; i++)
    {
      ForconShipId id = { (guint16) i };
      const ForconShip *ship = forcon_battle_ship (campaign->fleet, id);

      if (FORCON_ID_EQUAL (ship->side, admiral) && ship->status != FORCON_SHIP_IN_ACTION)
        g_array_append_val (ships, id);
    }
  return ships;
}

static void
add_orders (ForconDocument *body, const ForconCampaign *campaign, ForconFormationId id)
{
  g_autoptr (GPtrArray) orders = forcon_campaign_orders_in_force (campaign, id);

  for (guint i = 0, used; i < orders->len; i += used)
    {
      const ForconTask *task = g_ptr_array_index (orders, i);
      g_autofree char *what = forcon_wording_orders (campaign, orders, i, &used);
      /* Translators: an order in force, whether it is under way or to come. */
      g_autofree char *line
          = g_strdup_printf (_ ("order: %1$s – %2$s"), what, forcon_label_task_state (task->state));

      forcon_document_item (body, 2, line);
    }
  if (orders->len == 0)
    forcon_document_item (body, 2, _ ("no orders"));
}

/* What binds the captains until they are told otherwise (F-CAMP-13). */
static void
add_instructions (ForconDocument *body, const ForconCampaign *campaign, ForconFormationId id)
{
  for (guint i = 0; i < campaign->instructions->len; i++)
    {
      const ForconInstruction *instruction = &g_array_index (campaign->instructions, ForconInstruction, i);
      g_autofree char *text = forcon_instruction_text (campaign, instruction);
      /* Translators: what the captains of a formation are to do in which case. */
      g_autofree char *line = g_strdup_printf (_ ("your captains understood: %s"), text);

      if (FORCON_ID_EQUAL (instruction->formation, id) && forcon_instruction_in_force (instruction))
        forcon_document_item (body, 2, line);
    }
}

char *
forcon_campaign_place_of_formation (const ForconCampaign *campaign, ForconFormationId id)
{
  const ForconPost *post = forcon_campaign_post (campaign, id);
  GString *text = g_string_new (forcon_wording_sector (campaign, post->sector));
  g_autofree char *spent = forcon_wording_halves (post->spent);

  if (post->posture != FORCON_POSTURE_NONE)
    add_part (text, g_strdup (forcon_label_posture (post->posture)));
  if (!FORCON_ID_IS_NONE (post->bound_for))
    /* Translators: where it is going, how long it has been on its way: "1 half-phase". */
    add_part (text, g_strdup_printf (_ ("on its way to %1$s (%2$s behind it)"),
                                     forcon_wording_sector (campaign, post->bound_for), spent));
  if (!FORCON_ID_IS_NONE (post->clash))
    add_part (text, forcon_wording_clash (campaign, post->clash));
  return g_string_free (text, FALSE);
}

static void
add_ships (ForconDocumentTable *table, const ForconBattle *fleet, const ForconRules *rules, ForconFormationId id)
{
  ForconShips ships = forcon_formation_ships (fleet, id);

  for (guint i = 0; i < ships.n; i++)
    forcon_report_add_ship (table, fleet, rules, ships.ship[i]);
}

char *
forcon_report_formation_line (const ForconCampaign *campaign, ForconFormationId id)
{
  g_autofree char *name = forcon_wording_known (campaign, id);
  g_autofree char *where = forcon_campaign_place_of_formation (campaign, id);

  return g_strdup_printf (C_ ("formation and place", "%1$s: %2$s"), name, where);
}

static void
add_formation (ForconDocument *body, const ForconCampaign *campaign, const ForconRules *rules, ForconFormationId id)
{
  ForconDocumentTable *table = forcon_report_ship_table ();
  g_autofree char *line = forcon_wording_finished (forcon_report_formation_line (campaign, id));

  forcon_document_table_set_caption (table, line);
  add_ships (table, campaign->fleet, rules, id);
  forcon_document_table (body, table);
  add_orders (body, campaign, id);
  add_instructions (body, campaign, id);
}

void
forcon_report_add_formations (ForconDocument *page, const ForconCampaign *campaign, const ForconRules *rules,
                              ForconSideId admiral)
{
  ForconDocument *body = forcon_document_new ();
  g_autoptr (GArray) formations = forcon_report_own_formations (campaign, admiral);
  g_autoptr (ForconDocumentTable) waiting = forcon_report_ship_table ();
  g_autofree char *heading
      = g_strdup_printf (_ ("Formations: %s"), forcon_wording_admiral (campaign, admiral));

  for (guint i = 0; i < formations->len; i++)
    {
      ForconFormationId id = g_array_index (formations, ForconFormationId, i);

      if (forcon_campaign_post (campaign, id)->formed)
        add_formation (body, campaign, rules, id);
      else
        add_ships (waiting, campaign->fleet, rules, id);
    }
  if (waiting->rows->len > 0)
    {
      forcon_document_table_set_caption (waiting, _ ("In no formation yet:"));
      forcon_document_table (body, g_steal_pointer (&waiting));
    }
  forcon_document_section (page, heading, body, _ ("None is left."));
}

void
forcon_report_add_lost_ships (ForconDocument *page, const ForconCampaign *campaign, ForconSideId admiral)
{
  const ForconBattle *fleet = campaign->fleet;
  g_autoptr (GArray) ships = forcon_report_lost_ships (campaign, admiral);
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *heading = g_strdup_printf (_ ("Out of action: %s"), forcon_wording_admiral (campaign, admiral));
  ForconDocument *body = forcon_document_new ();

  for (guint i = 0; i < ships->len; i++)
    {
      ForconShipId id = g_array_index (ships, ForconShipId, i);

      g_ptr_array_add (lines, g_strdup_printf ("%s: %s", forcon_wording_ship (fleet, id),
                                               forcon_label_ship_status (forcon_battle_ship (fleet, id)->status)));
    }
  forcon_report_add_sorted (body, lines);
  forcon_document_section (page, heading, body, NULL);
}
