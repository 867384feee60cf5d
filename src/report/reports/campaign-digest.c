/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/reports/campaign-digest.h"

#include "render/drawing/campaign-labels.h"
#include "report/reports/campaign-report-private.h"
#include "report/reports/campaign-report.h"
#include "report/campaign/campaign-sentences.h"
#include "engine/state/formation.h"
#include "render/drawing/labels.h"

#include "base/language.h"

static void
line_free (gpointer data)
{
  ForconDigestLine *line = data;

  g_free (line->text);
  g_free (line->detail);
  g_free (line);
}

GPtrArray *
forcon_digest_new (void)
{
  return g_ptr_array_new_with_free_func (line_free);
}

/* Takes the texts. */
static void
add (GPtrArray *digest, gboolean heading, ForconShipId ship, char *text, char *detail)
{
  ForconDigestLine *line = g_new (ForconDigestLine, 1);

  *line = (ForconDigestLine){ heading, forcon_wording_finished (text),
                              detail == NULL ? NULL : forcon_wording_finished (detail), ship };
  g_ptr_array_add (digest, line);
}

void
forcon_digest_add_heading (GPtrArray *digest, char *text, char *detail)
{
  add (digest, TRUE, FORCON_NO_SHIP, text, detail);
}

void
forcon_digest_add (GPtrArray *digest, char *text, char *detail)
{
  add (digest, FALSE, FORCON_NO_SHIP, text, detail);
}

/* The fleet */

static void
add_ships (GPtrArray *digest, const ForconCampaign *campaign, const ForconRules *rules, ForconFormationId id)
{
  ForconShips ships = forcon_formation_ships (campaign->fleet, id);

  for (guint i = 0; i < ships.n; i++)
    add (digest, FALSE, ships.ship[i], g_strdup (forcon_wording_ship (campaign->fleet, ships.ship[i])),
         forcon_campaign_state_of_ship (campaign->fleet, rules, ships.ship[i]));
}

static void
add_orders (GPtrArray *digest, const ForconCampaign *campaign, ForconFormationId id)
{
  g_autoptr (GPtrArray) orders = forcon_campaign_orders_in_force (campaign, id);

  for (guint i = 0, used; i < orders->len; i += used)
    {
      const ForconTask *task = g_ptr_array_index (orders, i);
      g_autofree char *what = forcon_wording_orders (campaign, orders, i, &used);

      forcon_digest_add (digest, g_strdup_printf (_ ("Order: %s"), what),
                         g_strdup (forcon_label_task_state (task->state)));
    }
}

/* Formations with a name, or the ships that wait for one. */
static void
add_formations (GPtrArray *digest, const ForconKnowledge *knowledge, gboolean formed)
{
  const ForconCampaign *campaign = forcon_knowledge_campaign (knowledge);
  g_autoptr (GArray) formations = forcon_report_own_formations (campaign, forcon_knowledge_admiral (knowledge));
  gboolean first = TRUE;

  for (guint i = 0; i < formations->len; i++)
    {
      ForconFormationId id = g_array_index (formations, ForconFormationId, i);

      if (forcon_campaign_post (campaign, id)->formed != formed)
        continue;
      if (formed)
        forcon_digest_add_heading (digest, forcon_wording_known (campaign, id),
                                   forcon_campaign_place_of_formation (campaign, id));
      else if (first)
        forcon_digest_add_heading (digest, g_strdup (_ ("In no formation yet")), NULL);
      add_orders (digest, campaign, id);
      add_ships (digest, campaign, forcon_knowledge_rules (knowledge), id);
      first = FALSE;
    }
}

static void
add_lost_ships (GPtrArray *digest, const ForconKnowledge *knowledge)
{
  const ForconCampaign *campaign = forcon_knowledge_campaign (knowledge);
  g_autoptr (GArray) ships = forcon_report_lost_ships (campaign, forcon_knowledge_admiral (knowledge));

  if (ships->len > 0)
    forcon_digest_add_heading (digest, g_strdup (_ ("Out of action")), NULL);
  for (guint i = 0; i < ships->len; i++)
    {
      ForconShipId id = g_array_index (ships, ForconShipId, i);

      add (digest, FALSE, id, g_strdup (forcon_wording_ship (campaign->fleet, id)),
           g_strdup (forcon_label_ship_status (forcon_battle_ship (campaign->fleet, id)->status)));
    }
}

GPtrArray *
forcon_digest_fleet (const ForconKnowledge *knowledge)
{
  GPtrArray *digest = forcon_digest_new ();

  add_formations (digest, knowledge, TRUE);
  add_formations (digest, knowledge, FALSE);
  add_lost_ships (digest, knowledge);
  return digest;
}

/* The map */

/* @lines: (transfer full) (element-type utf8) */
static void
add_lines (GPtrArray *digest, GPtrArray *lines)
{
  forcon_report_sort (lines);
  for (guint i = 0; i < lines->len; i++)
    forcon_digest_add (digest, g_strdup (g_ptr_array_index (lines, i)), NULL);
  g_ptr_array_unref (lines);
}

/* @lines: (transfer full) (element-type utf8) */
static void
add_section (GPtrArray *digest, const char *heading, GPtrArray *lines)
{
  if (lines->len > 0)
    forcon_digest_add_heading (digest, g_strdup (heading), NULL);
  add_lines (digest, lines);
}

GPtrArray *
forcon_digest_map (const ForconKnowledge *knowledge)
{
  const ForconCampaign *campaign = forcon_knowledge_campaign (knowledge);
  ForconSideId admiral = forcon_knowledge_admiral (knowledge);
  ForconCampaignTelling telling = forcon_campaign_telling (campaign, NULL);
  GPtrArray *digest = forcon_digest_new ();
  GPtrArray *places = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GArray) formations = forcon_report_own_formations (campaign, admiral);

  telling.reader = admiral;
  for (guint i = 0; i < formations->len; i++)
    g_ptr_array_add (places, forcon_report_formation_line (campaign, g_array_index (formations, ForconFormationId, i)));
  add_section (digest, _ ("Own formations"), places);
  add_section (digest, _ ("Seen of others"),
               forcon_report_sightings (&telling, admiral, FORCON_NO_SECTOR, G_MAXINT, campaign->progress.phase));
  add_section (digest, _ ("Mines"), forcon_report_mines (campaign, admiral, FORCON_NO_SECTOR));
  add_section (digest, _ ("Main map"), forcon_report_main_map (campaign, FORCON_NO_SECTOR));
  return digest;
}

GPtrArray *
forcon_digest_sector (const ForconKnowledge *knowledge, ForconSectorId sector)
{
  const ForconCampaign *campaign = forcon_knowledge_campaign (knowledge);
  ForconSideId admiral = forcon_knowledge_admiral (knowledge);
  ForconCampaignTelling telling = forcon_campaign_telling (campaign, NULL);
  g_autoptr (GArray) formations = forcon_report_own_formations (campaign, admiral);
  GPtrArray *digest = forcon_digest_new ();

  telling.reader = admiral;
  for (guint i = 0; i < formations->len; i++)
    {
      ForconFormationId id = g_array_index (formations, ForconFormationId, i);

      if (!FORCON_ID_EQUAL (forcon_campaign_post (campaign, id)->sector, sector))
        continue;
      forcon_digest_add (digest, forcon_report_formation_line (campaign, id), NULL);
      add_orders (digest, campaign, id);
    }
  add_lines (digest, forcon_report_sightings (&telling, admiral, sector, G_MAXINT, campaign->progress.phase));
  add_lines (digest, forcon_report_mines (campaign, admiral, sector));
  add_lines (digest, forcon_report_main_map (campaign, sector));
  return digest;
}

/* Orders */

/* The newest first. How lines were read is the master's; what came of them is the admiral's. */
static void
add_tasks (GPtrArray *digest, const ForconKnowledge *knowledge)
{
  const ForconCampaign *campaign = forcon_knowledge_campaign (knowledge);
  gboolean first = TRUE;

  for (guint i = campaign->tasks->len; i > 0; i--)
    {
      const ForconTask *task = &g_array_index (campaign->tasks, ForconTask, i - 1);

      if (!forcon_knowledge_owns (knowledge, task->formation))
        continue;
      if (first)
        forcon_digest_add_heading (digest, g_strdup (_ ("Understood as orders")), NULL);
      first = FALSE;
      forcon_digest_add (digest, forcon_campaign_sentence_of_task (campaign, task),
                         g_strdup (forcon_label_task_state (task->state)));
    }
}

static void
add_remarks (GPtrArray *digest, const ForconKnowledge *knowledge)
{
  const ForconCampaign *campaign = forcon_knowledge_campaign (knowledge);
  gboolean first = TRUE;

  for (guint i = campaign->remarks->len; i > 0; i--)
    {
      const ForconRemark *remark = &g_array_index (campaign->remarks, ForconRemark, i - 1);

      if (!FORCON_ID_EQUAL (remark->admiral, forcon_knowledge_admiral (knowledge)))
        continue;
      if (first)
        forcon_digest_add_heading (digest, g_strdup (_ ("Kept as remarks")), NULL);
      first = FALSE;
      forcon_digest_add (digest, forcon_wording_said (remark->text), forcon_wording_when (remark->phase, 0));
    }
}

static void
add_sheet (GPtrArray *digest, const ForconSheet *sheet)
{
  g_autofree char *phase = forcon_wording_when (sheet->phase, 0);
  g_autofree char *when = forcon_wording_wall (sheet->wall);
  g_auto (GStrv) lines = g_strsplit (sheet->text == NULL ? "" : sheet->text, "\n", -1);

  /* Translators: for which phase: "phase 3", "before play". */
  forcon_digest_add_heading (
      digest, g_strdup_printf (sheet->correction ? _ ("Correction of orders: %s") : _ ("Order sheet: %s"), phase),
      g_strdup_printf (_ ("handed in: %s"), when));
  for (char **line = lines; *line != NULL; line++)
    if (*g_strstrip (*line) != '\0')
      forcon_digest_add (digest, forcon_wording_said (*line), NULL);
}

GPtrArray *
forcon_digest_orders (const ForconKnowledge *knowledge)
{
  const ForconCampaign *campaign = forcon_knowledge_campaign (knowledge);
  GPtrArray *digest = forcon_digest_new ();

  add_tasks (digest, knowledge);
  add_remarks (digest, knowledge);
  for (guint i = campaign->sheets->len; i > 0; i--)
    {
      const ForconSheet *sheet = &g_array_index (campaign->sheets, ForconSheet, i - 1);

      if (FORCON_ID_EQUAL (sheet->admiral, forcon_knowledge_admiral (knowledge)))
        add_sheet (digest, sheet);
    }
  return digest;
}

/* Messages */

GPtrArray *
forcon_digest_messages (const ForconKnowledge *knowledge)
{
  const ForconCampaign *campaign = forcon_knowledge_campaign (knowledge);
  GPtrArray *digest = forcon_digest_new ();

  for (guint i = campaign->messages->len; i > 0; i--)
    {
      const ForconMessage *message = &g_array_index (campaign->messages, ForconMessage, i - 1);
      g_autofree char *when = forcon_wording_when (message->phase, 0);
      g_autofree char *said = forcon_wording_said (message->text);
      g_autofree char *asked = forcon_wording_said (message->asked);
      g_autofree char *from = NULL;

      if (!FORCON_ID_EQUAL (message->admiral, forcon_knowledge_admiral (knowledge))
          || (!message->at_once && message->phase > forcon_campaign_report_phase (campaign)))
        continue;
      /* Translators: what the reader has asked, the answer. */
      char *text = *asked == '\0' ? g_steal_pointer (&said) : g_strdup_printf (_ ("“%1$s” – %2$s"), asked, said);

      if (FORCON_ID_IS_NONE (message->formation) && FORCON_ID_IS_NONE (message->from))
        {
          forcon_digest_add (digest, text, g_steal_pointer (&when));
          continue;
        }
      from = forcon_wording_sender (campaign, message->formation, message->from);
      /* Translators: when a message came ("phase 3"), the formation or the admiral who sent it. */
      forcon_digest_add (digest, text, g_strdup_printf (_ ("%1$s, from %2$s"), when, from));
    }
  return digest;
}
