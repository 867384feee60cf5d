/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The clashes of a phase as one side saw them at the table. */
#include "report/reports/campaign-report-private.h"

#include "report/campaign/campaign-wording.h"
#include "render/drawing/labels.h"
#include "report/battle/sentences.h"
#include "report/campaign/campaign-sentences.h"

#include "base/language.h"
#include "base/text.h"

/* How the own ships stand in a clash that goes on. */
static void
add_own_ships (ForconDocument *body, const ForconView *view)
{
  const ForconBattle *battle = forcon_view_battle (view);
  g_autoptr (GPtrArray) unhurt = g_ptr_array_new ();

  for (guint i = 1; i <= battle->n_ships; i++)
    {
      ForconShipId id = { (guint16) i };
      const ForconShip *ship = forcon_battle_ship (battle, id);
      gint hits = forcon_battle_card (battle, id)->hits;
      g_autofree char *line = NULL;

      if (!FORCON_ID_EQUAL (ship->side, forcon_view_side (view)))
        continue;
      if (ship->status == FORCON_SHIP_IN_ACTION && ship->hits == hits)
        {
          g_ptr_array_add (unhurt, (gpointer) forcon_wording_ship (battle, id));
          continue;
        }
      /* Translators: a ship, what has become of it ("drifting hulk"), its hits left, its hits in all. */
      line = g_strdup_printf (_ ("%1$s: %2$s, %3$d of %4$d hits left"), forcon_wording_ship (battle, id),
                              forcon_label_ship_status (ship->status), ship->hits, hits);
      forcon_document_item (body, 0, line);
    }
  if (unhurt->len == 0)
    return;
  g_ptr_array_add (unhurt, NULL);
  g_autofree char *names = g_strjoinv (", ", (char **) unhurt->pdata);
  g_autofree char *line = g_strdup_printf (_ ("Own ships unhurt: %s"), names);

  forcon_document_item (body, 0, line);
}

/* Of those that were hurt in a clash that is over, the losses tell. */
static gint
count_unhurt (const ForconView *view)
{
  const ForconBattle *battle = forcon_view_battle (view);
  gint unhurt = 0;

  for (guint i = 1; i <= battle->n_ships; i++)
    {
      const ForconShip *ship = forcon_battle_ship (battle, (ForconShipId){ (guint16) i });

      if (FORCON_ID_EQUAL (ship->side, forcon_view_side (view)) && ship->status == FORCON_SHIP_IN_ACTION
          && ship->hits == forcon_battle_card (battle, (ForconShipId){ (guint16) i })->hits)
        unhurt++;
    }
  return unhurt;
}

static void
add_table (ForconDocument *body, const ForconKnowledge *knowledge, const ForconView *view)
{
  const ForconBattle *battle = forcon_view_battle (view);

  for (guint i = 0; i < forcon_view_length (view); i++)
    {
      const ForconEntry *entry = forcon_view_entry (view, i);

      for (guint k = 0; k < entry->events->len; k++)
        {
          const ForconEvent *event = &g_array_index (entry->events, ForconEvent, k);
          g_autofree char *sentence = NULL;

          /* The beginning of a step and the end of a turn are not reported. */
          if (event->kind == FORCON_EVENT_STEP_BEGUN || event->kind == FORCON_EVENT_TURN_ENDED)
            continue;
          sentence = forcon_sentence_of_event (battle, forcon_knowledge_rules (knowledge), event, entry->dice);
          if (sentence != NULL && *sentence != '\0')
            forcon_document_line (body, event->kind == FORCON_EVENT_TURN_BEGUN ? 0 : 2, sentence);
        }
    }
}

static char *
heading_of (const ForconKnowledge *knowledge, const ForconClash *clash)
{
  g_autofree char *where = forcon_wording_border (forcon_knowledge_campaign (knowledge), clash->sector, clash->other);
  g_autofree char *when = forcon_wording_when (clash->phase, clash->half);

  /* Translators: where, when ("phase 3, first half"). */
  return g_strdup_printf (_ ("Clash: %1$s, %2$s"), where, when);
}

/* Whether another clash of the phase was in the same place, so that the name does not tell them apart. */
static gboolean
has_namesake (const ForconKnowledge *knowledge, const ForconClash *clash)
{
  g_autofree char *name = forcon_wording_clash (forcon_knowledge_campaign (knowledge), clash->clash);

  for (guint i = 0; i < forcon_knowledge_n_clashes (knowledge); i++)
    {
      const ForconClash other = forcon_knowledge_clash (knowledge, i);
      g_autofree char *others = forcon_wording_clash (forcon_knowledge_campaign (knowledge), other.clash);

      if (!FORCON_ID_EQUAL (other.clash, clash->clash) && other.phase == clash->phase && g_str_equal (name, others))
        return TRUE;
    }
  return FALSE;
}

/* Who has won, in how many rounds, and how many own ships are as they were. */
static void
add_end (ForconDocument *body, const ForconKnowledge *knowledge, const ForconClash *clash, const ForconView *view)
{
  const GArray *events = forcon_knowledge_events (knowledge);
  g_autofree char *when = has_namesake (knowledge, clash) ? forcon_wording_when (clash->phase, clash->half) : NULL;

  for (guint i = 0; i < events->len; i++)
    {
      const ForconCampaignEvent *event = &g_array_index (events, ForconKnownEvent, i).event;
      g_autofree char *sentence = NULL;
      g_autoptr (GString) line = NULL;

      if (event->kind != FORCON_CAMPAIGN_EVENT_CLASH_RETURNED
          || !FORCON_ID_EQUAL (event->clash_returned.clash, clash->clash))
        continue;
      sentence = forcon_campaign_sentence_for (forcon_knowledge_campaign (knowledge),
                                               forcon_knowledge_admiral (knowledge), event);
      line = g_string_new (sentence);
      if (when != NULL)
        {
          g_autofree char *capital = forcon_text_capitalise (when);

          g_string_prepend (line, ": ");
          g_string_prepend (line, capital);
        }
      forcon_wording_add (line, g_strdup_printf (_ ("Own ships unhurt: %d."), count_unhurt (view)));
      forcon_document_item (body, 0, line->str);
    }
}

static void
add_clash (ForconDocument *page, const ForconKnowledge *knowledge, guint place, ForconClashParts parts)
{
  const ForconClash clash = forcon_knowledge_clash (knowledge, place);
  const ForconView *view = forcon_knowledge_view (knowledge, place);
  g_autofree char *heading = heading_of (knowledge, &clash);
  ForconDocument *body = forcon_document_new ();

  if ((parts & FORCON_CLASH_OUTCOME) != 0)
    {
      if (clash.state == FORCON_CLASH_OPEN)
        {
          forcon_document_line (body, 0, _ ("It goes on. Own ships now:"));
          add_own_ships (body, view);
        }
      else
        add_end (body, knowledge, &clash, view);
    }
  if ((parts & FORCON_CLASH_TABLE) != 0 && forcon_view_length (view) > 0)
    {
      forcon_document_line (body, 0, _ ("What was seen at the table:"));
      add_table (body, knowledge, view);
    }
  forcon_document_section (page, heading, body, NULL);
}

void
forcon_report_add_clashes (ForconDocument *page, const ForconKnowledge *knowledge, gint phase, ForconClashParts parts)
{
  for (guint i = 0; i < forcon_knowledge_n_clashes (knowledge); i++)
    {
      const ForconClash clash = forcon_knowledge_clash (knowledge, i);

      if (clash.phase == phase || (clash.phase < phase && clash.state == FORCON_CLASH_OPEN))
        add_clash (page, knowledge, i, parts);
    }
}
