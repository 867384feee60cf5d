/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-battle.h"
#include "forcon-campaign.h"
#include "forcon-folio.h"
#include "forcon-rules.h"

G_BEGIN_DECLS

/* Papers for the table: ship and mine cards, counters, the crib of the rules, order sheets, the outside of a sealed pack. */

/* How many cards may stand on a page. */
#define FORCON_CARDS_LARGE 4
#define FORCON_CARDS_COMPACT 6

ForconFolio *forcon_cards_folio (const ForconBattle *fleet, const ForconRules *rules, const GArray *ships,
                                 guint per_page, const ForconPaperForm *form);
ForconFolio *forcon_mine_cards_folio (const ForconRules *rules, guint each, const ForconPaperForm *form);
GArray *forcon_cards_ships_of (const ForconBattle *fleet, ForconSideId side);

/* Things to be cut out for the table, at their true size. On each page there is a ruler that tells whether it is. */
ForconFolio *forcon_counters_folio (const ForconBattle *fleet, const ForconRules *rules, const GArray *ships,
                                    const ForconPaperForm *form);
ForconFolio *forcon_markers_folio (const ForconBattle *fleet, const ForconRules *rules, const GArray *sides, guint each,
                                   const ForconPaperForm *form);
ForconFolio *forcon_trays_folio (const ForconBattle *fleet, const ForconRules *rules, const GArray *formations,
                                 const ForconPaperForm *form);
ForconFolio *forcon_tools_folio (const ForconRules *rules, const ForconPaperForm *form);

/* In which language the crib stands: in both, the user's own first, or in one of them. */
typedef enum {
  FORCON_CRIB_BOTH,
  FORCON_CRIB_ENGLISH,
  FORCON_CRIB_RUSSIAN,
} ForconCribLanguage;

/* All tables of the rules that are looked up at the table, on one page. Every number is from the rules. */
ForconFolio *forcon_crib_folio (const ForconRules *rules, ForconCribLanguage language, const ForconPaperForm *form);

/*
 * The order sheet before anything is written on it (F-CAMP-4): what an admiral is handed to fill in with a pencil. What is
 * typed from it, name by name, is read by forcon_order_sheet_read().
 */
ForconFolio *forcon_order_blank_folio (const ForconCampaign *known, const ForconRules *rules, ForconSideId admiral,
                                       gint phase, const ForconPaperForm *form);

/**
 * ForconEnvelope:
 * @campaign: what is played
 * @name: for whom
 * @power: whom that admiral serves
 * @side: whose rim the seal has, from 0
 * @phase: of which phase
 *
 * What stands on the outside of a sealed pack: everybody may read it. All texts are made safe already.
 */
typedef struct {
  const char *campaign;
  const char *name;
  const char *power;
  guint side;
  gint phase;
} ForconEnvelope;

void forcon_folio_add_envelope (ForconFolio *folio, const ForconEnvelope *envelope, ForconPaper paper);

G_END_DECLS
