/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How each kind of papers is made. */
#include "report/papers/papers-private.h"

#include "report/history/battle-record-folio.h"
#include "report/history/campaign-history-folio.h"
#include "report/reports/campaign-report.h"
#include "report/campaign/campaign-wording.h"
#include "engine/state/formation.h"
#include "render/map/map-poster.h"
#include "report/papers/pack.h"
#include "report/papers/papers.h"
#include "render/paper/play-papers.h"

#include <gio/gio.h>
#include "base/language.h"

/* As many markers and cards of a kind as a page or two hold. */
#define MARKERS 12
#define MINE_CARDS 4

ForconFolio *
forcon_papers_make_PACK (const ForconPapersMaking *making, GError **error)
{
  return forcon_pack_folio (making->knowledge, making->wish);
}

ForconFolio *
forcon_papers_make_REPORT (const ForconPapersMaking *making, GError **error)
{
  const ForconPapersWish *wish = making->wish;
  const ForconReportLook look = { .blows = wish->blows };

  return making->knowledge != NULL
             ? forcon_campaign_report_folio (making->knowledge, wish->phase, &look, &wish->form)
             : forcon_campaign_report_master_folio (making->chronicle, wish->phase, &wish->form, error);
}

static gboolean
has_ship (const GArray *ships, ForconShipId ship)
{
  for (guint i = 0; i < ships->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (ships, ForconShipId, i), ship))
      return TRUE;
  return FALSE;
}

/* Adds the ships of a side, or those of them that are wanted. */
static void
add_ships (GArray *all, const ForconPapersWish *wish, const ForconBattle *fleet, ForconSideId side)
{
  g_autoptr (GArray) ships = forcon_cards_ships_of (fleet, side);

  for (guint i = 0; i < ships->len; i++)
    if (wish->ships == NULL || has_ship (wish->ships, g_array_index (ships, ForconShipId, i)))
      g_array_append_val (all, g_array_index (ships, ForconShipId, i));
}

/* Whether the papers are for a side: the wish is for an admiral, or for everybody's. */
static gboolean
is_meant (const ForconPapersMaking *making, ForconSideId side)
{
  return FORCON_ID_IS_NONE (making->wish->admiral) || FORCON_ID_EQUAL (side, making->wish->admiral);
}

/* Returns: (transfer full) */
static GArray *
ships_of (const ForconPapersMaking *making)
{
  GArray *ships = g_array_new (FALSE, FALSE, sizeof (ForconShipId));

  for (guint i = 1; i <= forcon_battle_n_sides (making->fleet); i++)
    if (is_meant (making, (ForconSideId){ (guint16) i }))
      add_ships (ships, making->wish, making->fleet, (ForconSideId){ (guint16) i });
  return ships;
}

ForconFolio *
forcon_papers_make_CARDS (const ForconPapersMaking *making, GError **error)
{
  const ForconPapersWish *wish = making->wish;
  g_autoptr (GArray) ships = ships_of (making);

  return forcon_cards_folio (making->fleet, making->rules, ships,
                             wish->per_page == 0 ? FORCON_CARDS_LARGE : wish->per_page, &wish->form);
}

ForconFolio *
forcon_papers_make_COUNTERS (const ForconPapersMaking *making, GError **error)
{
  g_autoptr (GArray) ships = ships_of (making);

  return forcon_counters_folio (making->fleet, making->rules, ships, &making->wish->form);
}

ForconFolio *
forcon_papers_make_TRAYS (const ForconPapersMaking *making, GError **error)
{
  const ForconBattle *fleet = making->fleet;
  g_autoptr (GArray) formations = g_array_new (FALSE, FALSE, sizeof (ForconFormationId));

  for (guint i = 1; i <= fleet->n_formations; i++)
    {
      ForconFormationId id = { (guint16) i };

      if (!FORCON_ID_IS_NONE (forcon_formation_lead (fleet, id))
          && is_meant (making, forcon_battle_formation (fleet, id)->side))
        g_array_append_val (formations, id);
    }
  return forcon_trays_folio (fleet, making->rules, formations, &making->wish->form);
}

ForconFolio *
forcon_papers_make_MARKERS (const ForconPapersMaking *making, GError **error)
{
  const ForconPapersWish *wish = making->wish;
  g_autoptr (GArray) sides = g_array_new (FALSE, FALSE, sizeof (ForconSideId));

  for (guint i = 1; i <= forcon_battle_n_sides (making->fleet); i++)
    {
      ForconSideId side = { (guint16) i };

      if (is_meant (making, side))
        g_array_append_val (sides, side);
    }
  return forcon_markers_folio (making->fleet, making->rules, sides, wish->count == 0 ? MARKERS : wish->count,
                               &wish->form);
}

ForconFolio *
forcon_papers_make_MINES (const ForconPapersMaking *making, GError **error)
{
  const ForconPapersWish *wish = making->wish;

  return forcon_mine_cards_folio (making->rules, wish->count == 0 ? MINE_CARDS : wish->count, &wish->form);
}

ForconFolio *
forcon_papers_make_TOOLS (const ForconPapersMaking *making, GError **error)
{
  return forcon_tools_folio (making->rules, &making->wish->form);
}

ForconFolio *
forcon_papers_make_of_map (const ForconMapModel *map, const ForconPapersWish *wish)
{
  return forcon_map_poster_folio (map, wish->kind == FORCON_PAPERS_MAP ? 1 : wish->across, &wish->form);
}

/* What is published, and nothing else. */
static ForconFolio *
main_map (const ForconPapersMaking *making)
{
  g_autoptr (ForconMapModel) map = forcon_map_model_public (making->truth);

  return forcon_papers_make_of_map (map, making->wish);
}

ForconFolio *
forcon_papers_make_MAP (const ForconPapersMaking *making, GError **error)
{
  return main_map (making);
}

ForconFolio *
forcon_papers_make_POSTER (const ForconPapersMaking *making, GError **error)
{
  return main_map (making);
}

ForconFolio *
forcon_papers_make_SHEET (const ForconPapersMaking *making, GError **error)
{
  const ForconPapersWish *wish = making->wish;
  gint phase = wish->phase == FORCON_PAPERS_NOW ? forcon_campaign_coming_phase (making->truth) : wish->phase + 1;

  return forcon_order_blank_folio (forcon_knowledge_campaign (making->knowledge), making->rules, wish->admiral, phase,
                                   wish->mark, &wish->form);
}

ForconFolio *
forcon_papers_make_CRIB (const ForconPapersMaking *making, GError **error)
{
  return forcon_crib_folio (making->rules, making->wish->language, &making->wish->form);
}

char *
forcon_papers_clash_title (const ForconCampaign *campaign, ForconClashId clash)
{
  const ForconClash *of = forcon_campaign_clash (campaign, clash);
  g_autofree char *border = forcon_wording_border (campaign, of->sector, of->other);
  g_autofree char *when = forcon_wording_when (of->phase, of->half);

  /* Translators: where, when ("phase 3, first half"). */
  return g_strdup_printf (_ ("Clash: %1$s, %2$s"), border, when);
}

/* The side of an admiral at a table; none is the master. Returns: whether the admiral has one there */
static gboolean
find_reader (const ForconPapersMaking *making, const ForconJournal *journal, ForconSideId *reader)
{
  const ForconSide *side;

  *reader = FORCON_NO_SIDE;
  if (making->knowledge == NULL)
    return TRUE;
  side = forcon_battle_side (making->truth->fleet, making->wish->admiral);
  *reader = forcon_battle_find_side (forcon_journal_start (journal), side->id);
  return !FORCON_ID_IS_NONE (*reader);
}

typedef ForconFolio *(*Teller) (const ForconBattleRecord *record, const ForconPaperForm *form);

/* A clash as it was fought; of no pages for an admiral who was not there. */
static ForconFolio *
tell_clash (const ForconPapersMaking *making, Teller tell, GError **error)
{
  const ForconPapersWish *wish = making->wish;
  const ForconClash *clash = forcon_campaign_clash (making->truth, wish->clash);
  g_autoptr (ForconJournal) journal
      = clash == NULL ? NULL : forcon_chronicle_battle_journal (making->chronicle, wish->clash, error);
  g_autofree char *where = clash == NULL ? NULL : forcon_papers_clash_title (making->truth, wish->clash);
  ForconBattleRecord record = { .journal = journal, .where = where };

  if (clash == NULL)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, _ ("There has been no clash yet."));
  if (journal == NULL)
    return NULL;
  return find_reader (making, journal, &record.reader) ? tell (&record, &wish->form)
                                                       : forcon_folio_new (where, wish->form.style);
}

ForconFolio *
forcon_papers_make_RECORD (const ForconPapersMaking *making, GError **error)
{
  return tell_clash (making, forcon_battle_record_folio, error);
}

ForconFolio *
forcon_papers_make_STRIP (const ForconPapersMaking *making, GError **error)
{
  return tell_clash (making, forcon_battle_strip_folio, error);
}

/* It hides nothing: until the game is over it is the master's. */
ForconFolio *
forcon_papers_make_CHRONICLE (const ForconPapersMaking *making, GError **error)
{
  return forcon_campaign_history_folio (making->chronicle, making->wish->pace, &making->wish->form, error);
}

ForconFolio *
forcon_papers_make_kind (const ForconPapersMaking *making, GError **error)
{
#define MAKER(NAME, word, label, of) forcon_papers_make_##NAME,
  static const ForconPapersMaker makers[FORCON_N_PAPERS_KINDS] = { FORCON_PAPERS_KINDS (MAKER) };

  return makers[making->wish->kind](making, error);
}
