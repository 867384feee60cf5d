/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/history/return-summary.h"

#include "base/language.h"

#include "report/campaign/campaign-wording.h"

/* What became of ships, each a line with their names. */
typedef enum {
  FATE_WITHDREW,
  FATE_HULK,
  FATE_DESTROYED,
  FATE_CAPTURED,
  FATE_PRIZE,
  FATE_REMOVED,
  N_FATES
} Fate;

/* One admiral's part while it is being counted. */
typedef struct {
  ForconReturnSide *side;
  GString *names[N_FATES];
} Count;

typedef struct {
  const ForconCampaign *campaign;
  const GArray *events;
  const ForconClash *clash;
  Count counts[FORCON_SIDES_MAX + 1];
} Counting;

/* What became of the ships with these names. */
static char *
tell_fate (Fate fate, const char *names)
{
  switch ((gint) fate)
    {
    case FATE_WITHDREW:
      return g_strdup_printf (C_ ("after a clash", "Left the field: %s"), names);
    case FATE_HULK:
      return g_strdup_printf (C_ ("after a clash", "Hulks: %s"), names);
    case FATE_DESTROYED:
      return g_strdup_printf (C_ ("after a clash", "Destroyed: %s"), names);
    case FATE_CAPTURED:
      return g_strdup_printf (C_ ("after a clash", "Captured by the enemy: %s"), names);
    case FATE_PRIZE:
      return g_strdup_printf (C_ ("after a clash", "Prizes: %s"), names);
    default:
      return g_strdup_printf (C_ ("after a clash", "Taken off by the master: %s"), names);
    }
}

static void
forcon_return_side_free (gpointer data)
{
  ForconReturnSide *side = data;

  g_free (side->headline);
  g_strfreev (side->lines);
  g_free (side);
}

void
forcon_return_summary_free (ForconReturnSummary *summary)
{
  if (summary == NULL)
    return;
  g_free (summary->verdict);
  g_ptr_array_unref (summary->sides);
  g_free (summary);
}

static Count *
count_of (Counting *counting, ForconSideId admiral)
{
  Count *count = &counting->counts[admiral.value];

  if (count->side == NULL)
    {
      count->side = g_new0 (ForconReturnSide, 1);
      count->side->admiral = admiral;
    }
  return count;
}

static void
add_name (Count *count, Fate fate, const char *name)
{
  if (count->names[fate] == NULL)
    count->names[fate] = g_string_new (NULL);
  g_string_append_printf (count->names[fate], "%s%s", count->names[fate]->len > 0 ? ", " : "", name);
}

/* Whose a ship was before it was captured in this clash. */
static ForconSideId
owner_before (const Counting *counting, const ForconFact_ship_returned *fact)
{
  for (guint i = 0; i < counting->events->len; i++)
    {
      const ForconCampaignEvent *event = &g_array_index (counting->events, ForconCampaignEvent, i);

      if (event->kind == FORCON_CAMPAIGN_EVENT_SHIP_CAPTURED && FORCON_ID_EQUAL (event->ship_captured.ship, fact->ship))
        return event->ship_captured.from;
    }
  return fact->admiral;
}

/* Returns: whether the ship is still in action, and its admiral's, and there; else what became of it */
static gboolean
is_left (const Counting *counting, const ForconFact_ship_returned *fact, ForconSideId owner, Fate *fate)
{
  switch ((gint) fact->status)
    {
    case FORCON_SHIP_IN_ACTION:
    case FORCON_SHIP_WITHDRAWN:
      *fate = FORCON_ID_EQUAL (owner, fact->admiral) ? FATE_WITHDREW : FATE_CAPTURED;
      return FORCON_ID_EQUAL (owner, fact->admiral);
    case FORCON_SHIP_HULK:
    case FORCON_SHIP_BURNING_HULK:
      *fate = FATE_HULK;
      return FALSE;
    case FORCON_SHIP_CAPTURED:
      *fate = FATE_CAPTURED;
      return FALSE;
    case FORCON_SHIP_REMOVED:
      *fate = FATE_REMOVED;
      return FALSE;
    default:
      *fate = FATE_DESTROYED;
      return FALSE;
    }
}

/* Whether a ship is now where the clash was not. */
static gboolean
has_gone (const ForconClash *clash, ForconSectorId sector)
{
  return !FORCON_ID_IS_NONE (sector) && !FORCON_ID_EQUAL (sector, clash->sector)
         && !FORCON_ID_EQUAL (sector, clash->other);
}

static void
count_ship (Counting *counting, const ForconFact_ship_returned *fact)
{
  ForconSideId owner = owner_before (counting, fact);
  Count *count = count_of (counting, owner);
  const char *name = forcon_wording_ship (counting->campaign->fleet, fact->ship);
  Fate fate;
  gboolean left = is_left (counting, fact, owner, &fate);

  count->side->ships++;
  count->side->left += left ? 1 : 0;
  count->side->hits_lost += MAX (fact->hits_were - fact->hits, 0);
  if (!left || has_gone (counting->clash, fact->sector))
    add_name (count, fate, name);
  if (!FORCON_ID_EQUAL (owner, fact->admiral))
    add_name (count_of (counting, fact->admiral), FATE_PRIZE, name);
}

static void
finish_side (Count *count)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  ForconReturnSide *side = count->side;

  /* Translators: ships that are still in action, ships in all, hits that all of them lost. */
  side->headline = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$d of %2$d ship left, hits lost: %3$d",
                                                 "%1$d of %2$d ships left, hits lost: %3$d", (gulong) side->ships),
                                    side->left, side->ships, side->hits_lost);
  for (guint fate = 0; fate < N_FATES; fate++)
    if (count->names[fate] != NULL)
      {
        char *names = g_string_free (count->names[fate], FALSE);
        g_autofree char *line = tell_fate ((Fate) fate, names);

        g_strv_builder_add (lines, line);
        g_free (names);
      }
  side->lines = g_strv_builder_end (lines);
}

static char *
verdict_of (const ForconCampaign *campaign, const ForconFact_clash_returned *fact)
{
  if (!fact->ended)
    return g_strdup (_ ("It is not fought out."));
  if (FORCON_ID_IS_NONE (fact->winner))
    return g_strdup (_ ("Nobody holds the field alone."));
  return g_strdup_printf (_ ("%s holds the field."), forcon_wording_admiral (campaign, fact->winner));
}

ForconReturnSummary *
forcon_return_summary_new (const ForconCampaign *campaign, const GArray *events)
{
  ForconReturnSummary *summary = g_new0 (ForconReturnSummary, 1);
  Counting counting = { .campaign = campaign, .events = events };

  summary->sides = g_ptr_array_new_with_free_func (forcon_return_side_free);
  for (guint i = 0; i < events->len; i++)
    {
      const ForconCampaignEvent *event = &g_array_index (events, ForconCampaignEvent, i);

      if (event->kind != FORCON_CAMPAIGN_EVENT_SHIP_RETURNED)
        continue;
      counting.clash = forcon_campaign_clash (campaign, event->ship_returned.clash);
      count_ship (&counting, &event->ship_returned);
    }
  for (guint i = 0; i < events->len; i++)
    if (g_array_index (events, ForconCampaignEvent, i).kind == FORCON_CAMPAIGN_EVENT_CLASH_RETURNED)
      summary->verdict = verdict_of (campaign, &g_array_index (events, ForconCampaignEvent, i).clash_returned);
  for (guint i = 0; i <= FORCON_SIDES_MAX; i++)
    if (counting.counts[i].side != NULL)
      {
        finish_side (&counting.counts[i]);
        g_ptr_array_add (summary->sides, counting.counts[i].side);
      }
  return summary;
}
