/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/papers/pack.h"

#include "report/reports/campaign-report.h"
#include "report/campaign/campaign-wording.h"
#include "report/papers/telephone-help.h"
#include "render/drawing/rule-labels.h"
#include "render/paper/folio-document.h"
#include "render/paper/play-papers.h"
#include "engine/state/battle-records.h"
#include "base/text.h"

#include "base/language.h"

/* (nullable) */
static const char *
link_of (const ForconPapersWish *wish, guint place)
{
  return wish->links == NULL || place >= wish->links->len ? NULL : g_ptr_array_index (wish->links, place);
}

static void
add_cover (ForconFolio *folio, const ForconCampaign *campaign, ForconSideId id, const ForconPapersWish *wish)
{
  const ForconAdmiral *admiral = forcon_campaign_admiral (campaign, id);
  const ForconEnvelope envelope = { .campaign = forcon_name (forcon_campaign_name (campaign)),
                                    .name = forcon_wording_admiral (campaign, id),
                                    .power = forcon_wording_power (campaign, admiral == NULL ? FORCON_NO_POWER
                                                                                             : admiral->power),
                                    .side = forcon_battle_side (campaign->fleet, id)->colour,
                                    .phase = wish->phase,
                                    .player = admiral == NULL || admiral->player == NULL
                                                  ? NULL
                                                  : forcon_name (admiral->player),
                                    .link = link_of (wish, id.value),
                                    .fingerprint = link_of (wish, 0) };

  forcon_folio_add_envelope (folio, &envelope, wish->form.paper);
  forcon_folio_mark (folio, 0, 0, C_ ("of a pack", "Cover"));
}

/* Cards */

static guint
count_criticals (const ForconBattle *fleet, ForconShipId ship)
{
  guint n = 0;

  for (guint i = 0; i < fleet->criticals->len; i++)
    n += FORCON_ID_EQUAL (g_array_index (fleet->criticals, ForconCritical, i).ship, ship) ? 1 : 0;
  return n;
}

static gboolean
has_changed (const ForconBattle *before, const ForconBattle *now, ForconShipId ship)
{
  return before == NULL || ship.value > before->n_ships
         || !forcon_record_equal (forcon_battle_ship (before, ship), forcon_battle_ship (now, ship),
                                  forcon_ship_shape ())
         || !forcon_record_equal (forcon_battle_card (before, ship), forcon_battle_card (now, ship),
                                  forcon_card_shape ())
         || count_criticals (before, ship) != count_criticals (now, ship);
}

/* Returns: (transfer full): those that have changed and can still fight, or all */
static GArray *
ships_for (const ForconKnowledge *knowledge, gboolean all)
{
  const ForconBattle *now = forcon_knowledge_campaign (knowledge)->fleet;
  GArray *ships = forcon_cards_ships_of (now, forcon_knowledge_admiral (knowledge));

  for (guint i = ships->len; i > 0 && !all; i--)
    {
      ForconShipId ship = g_array_index (ships, ForconShipId, i - 1);

      if (forcon_battle_ship (now, ship)->status != FORCON_SHIP_IN_ACTION
          || !has_changed (forcon_knowledge_fleet_before (knowledge), now, ship))
        g_array_remove_index (ships, i - 1);
    }
  return ships;
}

/* Length */

/* Of the usual size of letters: the report is set as large as the pack has room for. */
static const double scales[] = { 1, 0.92, 0.84, 0.76 };

/* What else there is, and how many cards are left out. */
static char *
note_of (guint left_out)
{
  const char *wish = _ ("On request: the clashes blow by blow, and the cards of all your ships.");
  g_autofree char *out = NULL;

  if (left_out == 0)
    return g_strdup (wish);
  out = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The card of %u more ship that changed is not enclosed.",
                                      "The cards of %u more ships that changed are not enclosed.", left_out),
                         left_out);
  return g_strconcat (out, " ", wish, NULL);
}

static ForconFolio *
report_of (const ForconKnowledge *knowledge, gint phase, guint left_out, guint step, const ForconPaperForm *form)
{
  g_autofree char *note = note_of (left_out);
  const ForconReportLook look = { .scale = scales[step], .note = note };

  return forcon_campaign_report_folio (knowledge, phase, &look, form);
}

/**
 * fit_report:
 * @ships: (inout): whose cards are in the pack; those for which there is no room are taken out
 * @room: how many pages there are for the report and the cards
 *
 * Returns: (transfer full): the report
 */
static ForconFolio *
fit_report (const ForconKnowledge *knowledge, gint phase, GArray *ships, guint room, const ForconPaperForm *form)
{
  guint pages = (ships->len + FORCON_CARDS_COMPACT - 1) / FORCON_CARDS_COMPACT;
  ForconFolio *report = NULL;
  guint kept;

  for (guint i = 0; i < G_N_ELEMENTS (scales); i++)
    {
      g_clear_pointer (&report, forcon_folio_free);
      report = report_of (knowledge, phase, 0, i, form);
      if (forcon_folio_length (report) + pages <= room)
        return report;
    }
  kept = forcon_folio_length (report) < room ? (room - forcon_folio_length (report)) * FORCON_CARDS_COMPACT : 0;
  if (kept >= ships->len)
    return report;
  forcon_folio_free (report);
  report = report_of (knowledge, phase, ships->len - kept, G_N_ELEMENTS (scales) - 1, form);
  g_array_set_size (ships, kept);
  return report;
}

/* How to play by telephone: in the first pack, of whoever has a link. */
static ForconFolio *
telephone_folio (const ForconCampaign *campaign, const ForconPaperForm *form)
{
  g_autofree char *head = forcon_label_campaign_and_rules (campaign);
  const ForconPageForm pages = { .paper = form->paper, .columns = 1, .scale = 1, .head = head };
  ForconFolio *folio = forcon_folio_new (_ ("Playing by telephone"), form->style);

  forcon_folio_add_document (folio, forcon_telephone_help (), &pages);
  return folio;
}

ForconFolio *
forcon_pack_folio (const ForconKnowledge *knowledge, const ForconPapersWish *wish)
{
  const ForconPaperForm *form = &wish->form;
  gint phase = wish->phase;
  const ForconCampaign *campaign = forcon_knowledge_campaign (knowledge);
  const ForconRules *rules = forcon_knowledge_rules (knowledge);
  ForconSideId admiral = forcon_knowledge_admiral (knowledge);
  gboolean all = wish->all_cards || phase <= 0;
  g_autoptr (GArray) ships = ships_for (knowledge, all);
  ForconFolio *sheet = forcon_order_blank_folio (campaign, rules, admiral, phase + 1, wish->mark, form);
  guint others = 1 + forcon_folio_length (sheet);
  guint room = MAX (2 * FORCON_PACK_SHEETS, others + 1) - others;
  ForconFolio *report = fit_report (knowledge, phase, ships, all ? G_MAXINT : room, form);
  ForconFolio *pack = forcon_folio_new (forcon_folio_title (report), form->style);

  forcon_folio_set_subject (pack, forcon_name (forcon_campaign_name (campaign)));
  add_cover (pack, campaign, admiral, wish);
  forcon_folio_append (pack, report, C_ ("of a pack", "Report"));
  if (ships->len > 0)
    forcon_folio_append (pack, forcon_cards_folio (campaign->fleet, rules, ships, FORCON_CARDS_COMPACT, form),
                         C_ ("of a pack", "Cards"));
  forcon_folio_append (pack, sheet, C_ ("of a pack", "Order sheet"));
  if (phase <= 0 && link_of (wish, admiral.value) != NULL)
    forcon_folio_append (pack, telephone_folio (campaign, form), C_ ("of a pack", "Telephone"));
  return pack;
}
