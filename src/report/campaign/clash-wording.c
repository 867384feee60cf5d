/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/campaign/clash-wording.h"

#include "base/language.h"
#include "base/text.h"
#include "render/drawing/campaign-labels.h"
#include "render/drawing/instruction-text.h"
#include "render/drawing/labels.h"
#include "report/campaign/campaign-wording.h"
#include "campaign/state/clock.h"

/* Names */

/* A formation that fights, or has fought, in a clash; @cards: its ships, whatever became of them. */
typedef struct {
  ForconFormationId formation;
  ForconSideId admiral;
  guint cards;
} Named;

static guint
cards_of (const ForconBattle *fleet, ForconFormationId formation)
{
  guint cards = 0;

  for (guint i = 0; i < fleet->n_ships; i++)
    cards += FORCON_ID_EQUAL (fleet->ships[i].formation, formation) ? 1 : 0;
  return cards;
}

/* Its name alone, without what it is; of one without a name of its own what it is called else. */
static char *
short_name (const ForconBattle *fleet, ForconFormationId id)
{
  const GArray *names = fleet->roster->formations;
  const char *name = id.value > names->len ? NULL : g_array_index (names, ForconFormationName, id.value - 1).name;

  if (name == NULL || *name == '\0')
    return forcon_wording_formation (fleet, id);
  /* Translators: the name of a formation in the name of a clash. In quotation marks where the language wants them. */
  return g_strdup_printf (C_ ("clash", "%s"), forcon_name (name));
}

/* The largest formation of each admiral, in @largest by admiral. Returns: how many formations there are */
static guint
name_formation (const ForconCampaign *campaign, ForconFormationId formation, Named *largest)
{
  Named one = { .formation = formation, .cards = cards_of (campaign->fleet, formation) };
  Named *best;

  one.admiral = forcon_battle_formation (campaign->fleet, formation)->side;
  best = &largest[one.admiral.value];
  if (FORCON_ID_IS_NONE (best->formation) || one.cards > best->cards)
    *best = one;
  return 1;
}

static gboolean
is_named (const GArray *seen, ForconFormationId formation)
{
  for (guint i = 0; i < seen->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (seen, ForconFormationId, i), formation))
      return TRUE;
  return FALSE;
}

/* Who fights in it while it is open, and then who met. */
static GArray *
formations_of (const ForconCampaign *campaign, const ForconClash *clash)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (ForconFormationId));

  for (guint i = 1; i <= campaign->posts->len && clash->state == FORCON_CLASH_OPEN; i++)
    {
      ForconFormationId id = { (guint16) i };

      if (FORCON_ID_EQUAL (forcon_campaign_post (campaign, id)->clash, clash->clash))
        g_array_append_val (found, id);
    }
  for (guint i = 0; i < campaign->parties->len && clash->state != FORCON_CLASH_OPEN; i++)
    {
      const ForconParty *party = &g_array_index (campaign->parties, ForconParty, i);
      const ForconFormation *formation = forcon_battle_formation (campaign->fleet, party->formation);

      if (FORCON_ID_EQUAL (party->meeting, clash->meeting) && formation != NULL
          && (clash->admirals & (1u << formation->side.value)) != 0 && !is_named (found, party->formation))
        g_array_append_val (found, party->formation);
    }
  return found;
}

/* "Second Lance, Wolves and others"; NULL without anybody. */
static char *
who_of (const ForconCampaign *campaign, const ForconClash *clash)
{
  g_autoptr (GArray) formations = formations_of (campaign, clash);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  Named largest[FORCON_SIDES_MAX + 1] = { 0 };
  g_autoptr (GString) list = g_string_new (NULL);
  guint others = 0;

  for (guint i = 0; i < formations->len; i++)
    others += name_formation (campaign, g_array_index (formations, ForconFormationId, i), largest);
  for (guint i = 1; i <= FORCON_SIDES_MAX; i++)
    if (!FORCON_ID_IS_NONE (largest[i].formation))
      g_ptr_array_add (names, short_name (campaign->fleet, largest[i].formation));
  others -= names->len;
  if (names->len == 0)
    return NULL;
  for (guint i = 0; i + 1 < names->len; i++)
    g_string_append_printf (list, "%s%s", i > 0 ? ", " : "", (char *) g_ptr_array_index (names, i));
  const char *last = g_ptr_array_index (names, names->len - 1);

  if (names->len == 1)
    return g_strdup (last);
  if (others == 0)
    /* Translators: formations that clash: all but the last, the last one. */
    return g_strdup_printf (C_ ("clash", "%1$s and %2$s"), list->str, last);
  /* Translators: formations that clash: the largest of all admirals but the last, that of the last, how many more. */
  return g_strdup_printf (C_ ("clash", "%1$s, %2$s and %3$u more"), list->str, last, others);
}

/* Where and who, which is enough nearly always. */
static char *
plain_name (const ForconCampaign *campaign, const ForconClash *clash)
{
  g_autofree char *who = who_of (campaign, clash);
  g_autofree char *where = forcon_wording_border (campaign, clash->sector, clash->other);
  g_autofree char *ships = NULL;
  const ForconBattle *table = forcon_campaign_battle (campaign, clash->clash);

  if (who == NULL)
    return forcon_wording_clash (campaign, clash->clash);
  if (table == NULL)
    /* Translators: which formations clash, and where: the name of a clash. */
    return g_strdup_printf (C_ ("clash", "%1$s at %2$s"), who, where);
  ships = forcon_wording_ship_count ((gint) table->n_ships);
  /* Translators: which formations clash, where, and how many ships there are: the name of a clash. */
  return g_strdup_printf (C_ ("clash", "%1$s at %2$s, %3$s"), who, where, ships);
}

char *
forcon_clash_name (const ForconCampaign *campaign, ForconClashId id)
{
  const ForconClash *clash = forcon_campaign_clash (campaign, id);
  g_autofree char *name = clash == NULL ? forcon_wording_clash (campaign, id) : plain_name (campaign, clash);
  guint before = 0;

  for (guint i = 0; clash != NULL && i < campaign->clashes->len; i++)
    {
      const ForconClash *other = &g_array_index (campaign->clashes, ForconClash, i);
      g_autofree char *alike = NULL;

      if (other->phase != clash->phase || !FORCON_ID_EQUAL (other->sector, clash->sector)
          || other->clash.value >= id.value)
        continue;
      alike = plain_name (campaign, other);
      before += g_str_equal (alike, name) ? 1 : 0;
    }
  if (before == 0)
    return g_steal_pointer (&name);
  /* Translators: the name of a clash, and which of several of this name it is. */
  return g_strdup_printf (C_ ("clash", "%1$s (no. %2$u)"), name, before + 1);
}

/* Odds */

/* Where no line is broken. */
#define SPACE "\302\240"

static char *
percent (double share)
{
  return forcon_decimal_to_text (100.0 * share, 0);
}

/* The admirals of a side and its allies, who win together. */
static char *
winners (const ForconCampaign *campaign, const ForconClashTriage *triage, ForconSideId side)
{
  ForconSideId first = FORCON_NO_SIDE;
  guint32 admirals = 0;

  for (guint i = 0; i < triage->sides->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (triage->sides, ForconTriageSide, i).side, side))
      first = g_array_index (triage->sides, ForconTriageSide, i).admiral;
  for (guint i = 0; i < triage->sides->len; i++)
    {
      ForconSideId other = g_array_index (triage->sides, ForconTriageSide, i).admiral;

      if (FORCON_ID_EQUAL (other, first) || !forcon_campaign_admirals_hostile (campaign, first, other))
        admirals |= 1u << other.value;
    }
  return forcon_wording_admirals (campaign, admirals);
}

static char *
share_of (const ForconCampaign *campaign, const ForconClashTriage *triage, ForconSideId side)
{
  double share = triage->odds.wins[side.value];
  g_autofree char *who = winners (campaign, triage, side);
  g_autofree char *chance = percent (share);
  g_autofree char *error = percent (forcon_share_error (share, triage->odds.runs));
  g_autofree char *figures = g_strdup_printf ("%s" SPACE "%%" SPACE "±" SPACE "%s", chance, error);

  /* Translators: an admiral, or several; in how many fights of a hundred they win, "63 % ± 3". */
  return g_strdup_printf (_ ("%1$s wins: %2$s"), who, figures);
}

char *
forcon_odds_headline (const ForconCampaign *campaign, const ForconClashTriage *triage)
{
  ForconSideId winner = forcon_clash_odds_winner (&triage->odds);

  if (triage->odds.runs == 0)
    return NULL;
  return FORCON_ID_IS_NONE (winner) ? g_strdup (_ ("Nobody wins")) : share_of (campaign, triage, winner);
}

/* Whether an ally of this side stands before it in the list: they win together. */
static gboolean
has_ally_before (const ForconCampaign *campaign, const ForconClashTriage *triage, guint place)
{
  ForconSideId admiral = g_array_index (triage->sides, ForconTriageSide, place).admiral;

  for (guint i = 0; i < place; i++)
    if (!forcon_campaign_admirals_hostile (campaign, admiral,
                                           g_array_index (triage->sides, ForconTriageSide, i).admiral))
      return TRUE;
  return FALSE;
}

GStrv
forcon_odds_lines (const ForconCampaign *campaign, const ForconClashTriage *triage)
{
  GPtrArray *lines;
  g_autofree char *rest = percent (triage->odds.nobody + triage->odds.undecided);

  if (triage->odds.runs == 0)
    return NULL;
  lines = g_ptr_array_new ();
  for (guint i = 0; i < triage->sides->len; i++)
    if (!has_ally_before (campaign, triage, i))
      g_ptr_array_add (lines, share_of (campaign, triage, g_array_index (triage->sides, ForconTriageSide, i).side));
  /* Translators: in how many of a hundred fights nobody wins; how many fights captains fought. */
  g_ptr_array_add (lines, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Nobody: %1$s %% (%2$u fight of captains)",
                                                        "Nobody: %1$s %% (%2$u fights of captains)", triage->odds.runs),
                                           rest, triage->odds.runs));
  g_ptr_array_add (lines, NULL);
  return (GStrv) g_ptr_array_free (lines, FALSE);
}

/* Proposals */

const char *
forcon_proposal_word (const ForconProposal *proposal)
{
  static const char *const words[FORCON_N_PROPOSAL] = {
    [FORCON_PROPOSAL_FIGHT] = NC_ ("proposal", "by hand"),
    [FORCON_PROPOSAL_CAPTAINS] = NC_ ("proposal", "captains"),
    [FORCON_PROPOSAL_SOME_CAPTAINS] = NC_ ("proposal", "captains for some"),
    [FORCON_PROPOSAL_LEND] = NC_ ("proposal", "lend"),
  };

  return g_dpgettext2 (GETTEXT_PACKAGE, "proposal", words[proposal->kind]);
}

char *
forcon_proposal_label (const ForconCampaign *campaign, const ForconProposal *proposal)
{
  g_autofree char *who = forcon_wording_admirals (campaign, proposal->admirals);

  switch (proposal->kind)
    {
    case FORCON_PROPOSAL_CAPTAINS:
      return g_strdup (_ ("Let _Captains Fight It Out"));
    case FORCON_PROPOSAL_SOME_CAPTAINS:
      {
        g_auto (GStrv) parts = g_strsplit (who, "_", -1);
        g_autofree char *safe = g_strjoinv ("__", parts);

        /* Translators: admirals. The table opens, and captains decide for them. */
        return g_strdup_printf (_ ("Open, _Captains for %s"), safe);
      }
    case FORCON_PROPOSAL_LEND:
      return g_strdup (_ ("Lend the Ta_ble…"));
    case FORCON_PROPOSAL_FIGHT:
    case FORCON_N_PROPOSAL:
      break;
    }
  return g_strdup (_ ("Fight _by Hand"));
}

static char *
one_sided (const ForconCampaign *campaign, const ForconClashTriage *triage)
{
  g_autofree char *odds = forcon_odds_headline (campaign, triage);

  /* Translators: who wins how often. */
  return g_strdup_printf (_ ("Captains, as the outcome is nearly certain: %s."), odds);
}

static char *
small (const ForconCampaign *campaign, const ForconClashTriage *triage)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Captains, as there is only %u ship and no fleet at stake.",
                                       "Captains, as there are only %u ships and no fleet at stake.", triage->ships),
                          triage->ships);
}

static char *
want_of_time (const ForconProposal *proposal)
{
  g_autofree char *needed = forcon_wording_span (proposal->needed);
  g_autofree char *left = forcon_wording_span (proposal->left);

  if (proposal->kind == FORCON_PROPOSAL_LEND)
    /* Translators: two spans of time, "7:30". */
    return g_strdup_printf (_ ("Lend it: all clashes by hand take about %1$s, and there is %2$s left for them."),
                            needed, left);
  return g_strdup_printf (_ ("Captains: all clashes by hand take about %1$s, and there is %2$s left for them."), needed,
                          left);
}

static char *
most_of_fleet (const ForconCampaign *campaign, const ForconClashTriage *triage)
{
  for (guint i = 0; i < triage->sides->len; i++)
    {
      const ForconTriageSide *side = &g_array_index (triage->sides, ForconTriageSide, i);

      if (FORCON_ID_EQUAL (side->admiral, triage->proposal.admiral))
        /* Translators: an admiral, how many of the admiral's ships are in the clash, how many there are. */
        return g_strdup_printf (_ ("By hand, as most of a fleet is at stake: %1$s has %2$u of %3$u ships here."),
                                forcon_wording_admiral (campaign, side->admiral), side->ships, side->fleet);
    }
  return g_strdup ("");
}

char *
forcon_proposal_sentence (const ForconCampaign *campaign, const ForconClashTriage *triage)
{
  const ForconProposal *proposal = &triage->proposal;
  g_autofree char *who = forcon_wording_admirals (campaign, proposal->admirals);
  g_autofree char *odds = forcon_odds_headline (campaign, triage);

  switch (proposal->reason)
    {
    case FORCON_REASON_NOBODY:
      return g_strdup (_ ("Captains, as none of its admirals is here."));
    case FORCON_REASON_ONE_SIDED:
      return one_sided (campaign, triage);
    case FORCON_REASON_SMALL:
      return small (campaign, triage);
    case FORCON_REASON_TIME:
      return want_of_time (proposal);
    case FORCON_REASON_ABSENT:
      /* Translators: admirals. */
      return g_strdup_printf (_ ("By hand; captains act for absent admirals: %s."), who);
    case FORCON_REASON_BOUND:
      /* Translators: admirals. */
      return g_strdup_printf (_ ("By hand; captains act for those who are told to keep away: %s."), who);
    case FORCON_REASON_FLEET:
      return most_of_fleet (campaign, triage);
    case FORCON_REASON_PLANET:
      /* Translators: a planet or a station, who holds it. */
      return g_strdup_printf (_ ("By hand, as %1$s is at stake, held by %2$s."),
                              forcon_wording_feature (campaign, proposal->object),
                              forcon_wording_admiral (campaign,
                                                      forcon_campaign_feature (campaign, proposal->object)->holder));
    case FORCON_REASON_CLOSE:
      /* Translators: who wins how often. */
      return g_strdup_printf (_ ("By hand, as the outcome is open: %s."), odds);
    case FORCON_REASON_BEGUN:
      return g_strdup (_ ("By hand, as it has begun at its table."));
    case FORCON_REASON_LARGE:
    case FORCON_N_REASON:
      break;
    }
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "By hand, as there is much to decide: %u ship.",
                                       "By hand, as there is much to decide: %u ships.", triage->ships),
                          triage->ships);
}

/* What it is about, and who is there */

GStrv
forcon_triage_stakes (const ForconCampaign *campaign, const ForconClashTriage *triage)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new ();

  for (guint i = 0; i < triage->objects->len; i++)
    {
      ForconObjectId object = g_array_index (triage->objects, ForconObjectId, i);
      ForconSideId holder = forcon_campaign_feature (campaign, object)->holder;
      const char *kind = forcon_label_sector_object (forcon_campaign_feature (campaign, object)->kind);
      const char *name = forcon_wording_feature (campaign, object);

      g_ptr_array_add (lines, FORCON_ID_IS_NONE (holder)
                                  /* Translators: a planet or a station by name; what it is. */
                                  ? g_strdup_printf (_ ("%1$s (%2$s), held by nobody"), name, kind)
                                  /* Translators: a planet or a station by name; what it is; who holds it. */
                                  : g_strdup_printf (_ ("%1$s (%2$s), held by: %3$s"), name, kind,
                                                     forcon_wording_admiral (campaign, holder)));
    }
  for (guint i = 0; i < triage->sides->len; i++)
    {
      const ForconTriageSide *side = &g_array_index (triage->sides, ForconTriageSide, i);

      /* Translators: an admiral, how many of the admiral's ships are in the clash, how many there are. */
      g_ptr_array_add (lines, g_strdup_printf (_ ("%1$s: %2$u of %3$u ships of the fleet"),
                                               forcon_wording_admiral (campaign, side->admiral), side->ships,
                                               side->fleet));
    }
  g_ptr_array_add (lines, NULL);
  return (GStrv) g_ptr_array_free (g_steal_pointer (&lines), FALSE);
}

char *
forcon_triage_formation (const ForconCampaign *campaign, const ForconTriageFormation *one)
{
  ForconShipId flagship = forcon_battle_formation (campaign->fleet, one->formation)->flagship;
  ForconPosture posture = forcon_campaign_post (campaign, one->formation)->posture;
  g_autofree char *name = forcon_wording_formation (campaign->fleet, one->formation);
  g_autofree char *ships = forcon_wording_ship_count ((gint) one->ships);
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text, "%s: %s", name, ships);
  if (!FORCON_ID_IS_NONE (flagship))
    g_string_append_printf (text, _ (", flagship %s"), forcon_wording_ship (campaign->fleet, flagship));
  if (posture != FORCON_POSTURE_NONE)
    g_string_append_printf (text, ", %s", forcon_label_posture (posture));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
forcon_triage_order (const ForconCampaign *campaign, const ForconTriageFormation *one)
{
  const ForconTask *task = forcon_campaign_task (campaign, one->order);
  g_autofree char *deed = task == NULL ? NULL : forcon_wording_task (campaign, task);

  /* Translators: what a formation is ordered to do. */
  return task == NULL ? g_strdup (_ ("No order")) : g_strdup_printf (_ ("Order: %s"), deed);
}

char *
forcon_triage_instruction (const ForconCampaign *campaign, const ForconTriageFormation *one)
{
  const ForconInstruction *instruction = forcon_campaign_instruction (campaign, one->instruction);
  g_autofree char *answer = instruction == NULL ? g_strdup (_ ("No instruction for this"))
                                                : forcon_instruction_text (campaign, instruction);

  if (one->others == 0)
    return instruction == NULL ? g_strdup (_ ("No instruction")) : g_strdup_printf (_ ("Instruction: %s"), answer);
  if (instruction == NULL)
    /* Translators: how many instructions a formation has for other cases. */
    return g_strdup_printf (_ ("No instruction for this; for other cases: %u"), one->others);
  /* Translators: an instruction, and how many others a formation has. */
  return g_strdup_printf (_ ("Instruction: %1$s; others: %2$u"), answer, one->others);
}

char *
forcon_triage_types (const ForconTriageSide *side)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < FORCON_N_SHIP_TYPE; i++)
    if (side->types[i] > 0)
      g_string_append_printf (text, "%s%s %u", text->len > 0 ? ", " : "", forcon_label_ship_type ((ForconShipType) i),
                              side->types[i]);
  return g_string_free (text, FALSE);
}

const char *
forcon_triage_guns (ForconWeaponKind kind)
{
  static const char *const labels[FORCON_N_WEAPON] = {
    [FORCON_WEAPON_DESTRUCTOR] = NC_ ("triage", "Destructors"),
    [FORCON_WEAPON_BATTERY] = NC_ ("triage", "Batteries"),
    [FORCON_WEAPON_TORPEDO] = NC_ ("triage", "Torpedoes"),
  };

  return g_dpgettext2 (GETTEXT_PACKAGE, "triage", labels[kind]);
}
