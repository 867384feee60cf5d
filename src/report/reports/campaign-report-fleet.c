/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How formations and ships stand. */
#include "report/reports/campaign-report-private.h"

#include "render/drawing/campaign-labels.h"
#include "report/campaign/campaign-sentences.h"
#include "report/campaign/campaign-wording.h"
#include "engine/state/formation.h"
#include "render/drawing/labels.h"

#include <glib/gi18n-lib.h>

/* Adds a further figure; takes the text. */
static void
add_part (GString *line, char *part)
{
  g_string_append_printf (line, ", %s", part);
  g_free (part);
}

static void
add_orders (ForconDocument *body, const ForconCampaign *campaign, ForconFormationId id)
{
  gboolean any = FALSE;

  for (guint i = 0; i < campaign->tasks->len; i++)
    {
      const ForconTask *task = &g_array_index (campaign->tasks, ForconTask, i);
      g_autofree char *what = NULL;
      g_autofree char *line = NULL;

      if (!FORCON_ID_EQUAL (task->formation, id) || !forcon_task_in_force (task))
        continue;
      what = forcon_wording_task (campaign, task);
      /* Translators: an order in force, whether it is under way or to come. */
      line = g_strdup_printf (_ ("order: %1$s – %2$s"), what, forcon_label_task_state (task->state));
      forcon_document_item (body, 2, line);
      any = TRUE;
    }
  if (!any)
    forcon_document_item (body, 2, _ ("no orders"));
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

static void
add_formation (ForconDocument *body, const ForconCampaign *campaign, const ForconRules *rules, ForconFormationId id)
{
  g_autofree char *name = forcon_wording_known (campaign, id);
  g_autofree char *where = forcon_campaign_place_of_formation (campaign, id);
  ForconDocumentTable *table = forcon_report_ship_table ();
  g_autofree char *line
      = forcon_wording_finished (g_strdup_printf (C_ ("formation and place", "%1$s: %2$s"), name, where));

  forcon_document_table_set_caption (table, line);
  add_ships (table, campaign->fleet, rules, id);
  forcon_document_table (body, table);
  add_orders (body, campaign, id);
}

static gboolean
is_of (const ForconCampaign *campaign, ForconFormationId id, ForconSideId admiral)
{
  return FORCON_ID_EQUAL (forcon_battle_formation (campaign->fleet, id)->side, admiral)
         && !FORCON_ID_IS_NONE (forcon_formation_lead (campaign->fleet, id));
}

void
forcon_report_add_formations (ForconDocument *page, const ForconCampaign *campaign, const ForconRules *rules,
                              ForconSideId admiral)
{
  ForconDocument *body = forcon_document_new ();
  g_autoptr (ForconDocumentTable) waiting = forcon_report_ship_table ();
  g_autofree char *heading
      = g_strdup_printf (_ ("Formations: %s"), forcon_wording_admiral (campaign, admiral));

  for (guint i = 1; i <= campaign->fleet->n_formations && i <= campaign->posts->len; i++)
    {
      ForconFormationId id = { (guint16) i };

      if (!is_of (campaign, id, admiral))
        continue;
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
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *heading = g_strdup_printf (_ ("Out of action: %s"), forcon_wording_admiral (campaign, admiral));
  ForconDocument *body = forcon_document_new ();

  for (guint i = 1; i <= fleet->n_ships; i++)
    {
      ForconShipId id = { (guint16) i };
      const ForconShip *ship = forcon_battle_ship (fleet, id);

      if (FORCON_ID_EQUAL (ship->side, admiral) && ship->status != FORCON_SHIP_IN_ACTION)
        g_ptr_array_add (lines, g_strdup_printf ("%s: %s", forcon_wording_ship (fleet, id),
                                                 forcon_label_ship_status (ship->status)));
    }
  forcon_report_add_sorted (body, lines);
  forcon_document_section (page, heading, body, NULL);
}
