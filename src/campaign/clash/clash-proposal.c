/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is proposed for the clashes that wait: how each is fought, and why. */
#include "campaign/clash/clash-triage.h"

#include "campaign/state/clock.h"

gint64
forcon_clash_triage_time (const ForconCampaign *campaign, const ForconMoment *now)
{
  gint64 left = forcon_campaign_left (campaign, now);

  if (campaign->progress.phase == 0 || campaign->clock.length == 0)
    return FORCON_TRIAGE_NO_CLOCK;
  if (campaign->clock.period != FORCON_PERIOD_RESULTS)
    return MAX (left, 0);
  left = MAX (left - FORCON_TRIAGE_PAPERS_SPAN, 0);
  return campaign->progress.half < FORCON_HALVES_OF_PHASE ? left / FORCON_HALVES_OF_PHASE : left;
}

static const ForconTriageSide *
side_at (const ForconClashTriage *triage, guint i)
{
  return &g_array_index (triage->sides, ForconTriageSide, i);
}

/* The admirals with ships in it: all, those who are absent, and those who are told to keep away. */
typedef struct {
  guint32 all;
  guint32 absent;
  guint32 bound;
} Admirals;

static Admirals
admirals_of (const ForconClashTriage *triage)
{
  Admirals admirals = { 0, 0, 0 };

  for (guint i = 0; i < triage->sides->len; i++)
    {
      guint32 bit = 1u << side_at (triage, i)->admiral.value;

      admirals.all |= bit;
      admirals.absent |= side_at (triage, i)->absent ? bit : 0;
      admirals.bound |= side_at (triage, i)->bound ? bit : 0;
    }
  return admirals;
}

/* Who has the greatest share of a fleet in it, if that is most of it. */
static const ForconTriageSide *
side_with_fleet (const ForconClashTriage *triage)
{
  const ForconTriageSide *found = NULL;

  for (guint i = 0; i < triage->sides->len; i++)
    {
      const ForconTriageSide *side = side_at (triage, i);

      if (side->ships >= FORCON_TRIAGE_FEW_SHIPS && side->ships >= FORCON_TRIAGE_ALL * side->fleet
          && (found == NULL || side->ships * found->fleet > found->ships * side->fleet))
        found = side;
    }
  return found;
}

/* A planet or station that an enemy of somebody there holds, who might lose it. */
static ForconObjectId
object_at_stake (const ForconCampaign *campaign, const ForconClashTriage *triage)
{
  for (guint i = 0; i < triage->objects->len; i++)
    {
      ForconObjectId object = g_array_index (triage->objects, ForconObjectId, i);
      ForconSideId holder = forcon_campaign_feature (campaign, object)->holder;

      for (guint k = 0; k < triage->sides->len && !FORCON_ID_IS_NONE (holder); k++)
        if (forcon_campaign_admirals_hostile (campaign, holder, side_at (triage, k)->admiral))
          return object;
    }
  return FORCON_NO_OBJECT;
}

static gboolean
is_one_sided (const ForconClashTriage *triage)
{
  ForconSideId winner = forcon_clash_odds_winner (&triage->odds);
  double share = triage->odds.wins[winner.value];

  if (FORCON_ID_IS_NONE (winner))
    return FALSE;
  return share - forcon_share_error (share, triage->odds.runs) >= FORCON_TRIAGE_ONE_SIDED;
}

/* Captains for all, where nobody would decide much. Returns: whether that is proposed */
static gboolean
propose_captains (ForconClashTriage *triage)
{
  ForconProposal *proposal = &triage->proposal;
  Admirals admirals = admirals_of (triage);

  /* Who has begun by hand is not to lose the rest of it by a press. */
  if (triage->begun)
    return FALSE;
  *proposal = (ForconProposal){ .kind = FORCON_PROPOSAL_CAPTAINS, .admirals = admirals.all };
  proposal->reason = FORCON_REASON_NOBODY;
  if (admirals.absent == admirals.all)
    return TRUE;
  if (side_with_fleet (triage) != NULL)
    return FALSE;
  proposal->reason = is_one_sided (triage) ? FORCON_REASON_ONE_SIDED : FORCON_REASON_SMALL;
  return is_one_sided (triage) || triage->ships <= FORCON_TRIAGE_SMALL;
}

/* Captains for those who have nothing to decide, and the others by hand; or all by hand. */
static void
propose_by_hand (const ForconCampaign *campaign, ForconClashTriage *triage)
{
  const ForconTriageSide *fleet = side_with_fleet (triage);
  ForconObjectId object = object_at_stake (campaign, triage);
  Admirals admirals = admirals_of (triage);
  ForconProposal *proposal = &triage->proposal;

  *proposal = (ForconProposal){ .kind = FORCON_PROPOSAL_FIGHT, .reason = FORCON_REASON_LARGE };
  if (admirals.absent != 0 || (admirals.bound != 0 && admirals.bound != admirals.all))
    {
      proposal->kind = FORCON_PROPOSAL_SOME_CAPTAINS;
      proposal->reason = admirals.absent != 0 ? FORCON_REASON_ABSENT : FORCON_REASON_BOUND;
      proposal->admirals = admirals.absent != 0 ? admirals.absent : admirals.bound;
    }
  else if (triage->begun)
    proposal->reason = FORCON_REASON_BEGUN;
  else if (fleet != NULL)
    {
      proposal->reason = FORCON_REASON_FLEET;
      proposal->admiral = fleet->admiral;
    }
  else if (!FORCON_ID_IS_NONE (object))
    {
      proposal->reason = FORCON_REASON_PLANET;
      proposal->object = object;
    }
  else if (triage->odds.runs > 0)
    proposal->reason = FORCON_REASON_CLOSE;
}

/* Which matters more comes first: what has begun, a whole fleet, then more ships. */
static gint
compare (gconstpointer a, gconstpointer b)
{
  const ForconClashTriage *one = *(const ForconClashTriage *const *) a;
  const ForconClashTriage *other = *(const ForconClashTriage *const *) b;
  gboolean whole = side_with_fleet (one) != NULL;

  if (one->begun != other->begun)
    return one->begun ? -1 : 1;
  if (whole != (side_with_fleet (other) != NULL))
    return whole ? -1 : 1;
  if (one->ships != other->ships)
    return one->ships > other->ships ? -1 : 1;
  return one->clash.value < other->clash.value ? -1 : 1;
}

static gint64
span_of (const ForconClashTriage *triage)
{
  return triage->ships * FORCON_TRIAGE_SHIP_SPAN;
}

/* What there is no time for goes to a helper, or to captains if it is not worth a table. */
static void
propose_for_want_of_time (ForconClashTriage *triage, gint64 needed, gint64 left)
{
  gboolean big = triage->ships >= FORCON_TRIAGE_BIG;

  triage->proposal = (ForconProposal){ .kind = big ? FORCON_PROPOSAL_LEND : FORCON_PROPOSAL_CAPTAINS,
                                       .reason = FORCON_REASON_TIME,
                                       .admirals = big ? 0 : admirals_of (triage).all,
                                       .needed = needed,
                                       .left = left };
}

void
forcon_clash_triage_propose (const ForconCampaign *campaign, const GPtrArray *triages, gint64 left)
{
  g_autoptr (GPtrArray) by_hand = g_ptr_array_new ();
  gint64 needed = 0, spent = 0;

  for (guint i = 0; i < triages->len; i++)
    {
      ForconClashTriage *triage = g_ptr_array_index (triages, i);

      if (propose_captains (triage))
        continue;
      g_ptr_array_add (by_hand, triage);
      needed += span_of (triage);
    }
  g_ptr_array_sort (by_hand, compare);
  for (guint i = 0; i < by_hand->len; i++)
    {
      ForconClashTriage *triage = g_ptr_array_index (by_hand, i);

      /* The first is the master's own, whatever the clock says. */
      if (i > 0 && !triage->begun && spent + span_of (triage) > left)
        propose_for_want_of_time (triage, needed, left);
      else
        {
          propose_by_hand (campaign, triage);
          spent += span_of (triage);
        }
    }
}
