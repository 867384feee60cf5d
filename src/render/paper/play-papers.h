/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/battle.h"
#include "campaign/state/campaign.h"
#include "render/paper/folio.h"
#include "engine/state/rules.h"

G_BEGIN_DECLS

/*
 * Papers for the table: ship and mine cards, counters, the crib of the rules, order sheets, the outside of a sealed
 * pack.
 */

/* How many cards may stand on a page. */
#define FORCON_CARDS_LARGE 4
#define FORCON_CARDS_COMPACT 6

/**
 * forcon_cards_folio:
 * @fleet: a battle, or the ships of a campaign, or what an admiral knows of them
 * @rules: the rules
 * @ships: (element-type ForconShipId): whose cards, in this order
 * @per_page: FORCON_CARDS_LARGE or FORCON_CARDS_COMPACT
 * @form: on which paper
 *
 * The cards of ships (F-SHIP-3, F-SHIP-4) as they stand now, to be cut out: each ship has one. Bookmarks lead to the
 * formations.
 *
 * Returns: (transfer full): the pages; none without ships
 */
ForconFolio *forcon_cards_folio (const ForconBattle *fleet, const ForconRules *rules, const GArray *ships,
                                 guint per_page, const ForconPaperForm *form);

/**
 * forcon_mine_cards_folio:
 * @rules: the rules
 * @each: how many cards of each charge; they are numbered
 * @form: on which paper
 *
 * Cards of mines (F-MINE-2), to be cut out.
 *
 * Returns: (transfer full): the pages; none where no cards are wanted
 */
ForconFolio *forcon_mine_cards_folio (const ForconRules *rules, guint each, const ForconPaperForm *form);

/**
 * forcon_cards_ships_of:
 * @fleet: a battle, or the ships of a campaign
 * @side: whose ships
 *
 * Returns: (transfer full) (element-type ForconShipId): all that are not destroyed, by formation, the flagship first
 */
GArray *forcon_cards_ships_of (const ForconBattle *fleet, ForconSideId side);

/* Things to be cut out for the table, at their true size. On each page there is a ruler that tells whether it is. */

/**
 * forcon_counters_folio:
 * @fleet: a battle, or the ships of a campaign, or what an admiral knows of them
 * @rules: the rules
 * @ships: (element-type ForconShipId): whose counters, in this order
 * @form: on which paper
 *
 * The counters of ships as large as their bases (F-SHIP-1), with the compass rose (F-GEN-3), in strips to be folded.
 *
 * Returns: (transfer full): the pages; none without ships
 */
ForconFolio *forcon_counters_folio (const ForconBattle *fleet, const ForconRules *rules, const GArray *ships,
                                    const ForconPaperForm *form);

/**
 * forcon_markers_folio:
 * @fleet: whose sides are meant
 * @rules: the rules
 * @sides: (element-type ForconSideId): who needs markers
 * @each: how many of each kind
 * @form: on which paper
 *
 * Markers of salvos (half a marker is as wide as F-TORP-3 says) and of mines, which the rules give no size and which
 * are as large, for each side; then those of blasts and, fewer, of the rift.
 *
 * Returns: (transfer full): the pages; none where none are wanted
 */
ForconFolio *forcon_markers_folio (const ForconBattle *fleet, const ForconRules *rules, const GArray *sides, guint each,
                                   const ForconPaperForm *form);

/**
 * forcon_trays_folio:
 * @fleet: a battle, or the ships of a campaign, or what an admiral knows of them
 * @rules: the rules
 * @formations: (element-type ForconFormationId): whose trays, in this order
 * @form: on which paper
 *
 * For each formation a tray with the outlines of its ships' bases, which touch (F-FORM-1), and its name.
 *
 * Returns: (transfer full): the pages; none without formations
 */
ForconFolio *forcon_trays_folio (const ForconBattle *fleet, const ForconRules *rules, const GArray *formations,
                                 const ForconPaperForm *form);

/**
 * forcon_tools_folio:
 * @rules: the rules
 * @form: on which paper
 *
 * A page with what is measured with: a stick for 75 cm, an arc of fire (F-GEN-3), and turns (F-MOV-3).
 *
 * Returns: (transfer full): the page
 */
ForconFolio *forcon_tools_folio (const ForconRules *rules, const ForconPaperForm *form);

/* In which language the crib stands: in both, the user's own first, or in one of them. */
typedef enum {
  FORCON_CRIB_BOTH,
  FORCON_CRIB_ENGLISH,
  FORCON_CRIB_RUSSIAN,
} ForconCribLanguage;

/* All tables of the rules that are looked up at the table, on one page. Every number is from the rules. */

/**
 * forcon_crib_folio:
 * @rules: the rules; nothing of them is kept
 * @language: in which language
 * @form: on what
 *
 * Returns: (transfer full): one page; more only where the tables are far longer than those of Forcon 2010
 */
ForconFolio *forcon_crib_folio (const ForconRules *rules, ForconCribLanguage language, const ForconPaperForm *form);

/*
 * The order sheet before anything is written on it (F-CAMP-4): what an admiral is handed to fill in with a pencil.
 * What is typed from it, name by name, is read by forcon_order_sheet_read().
 */

/**
 * forcon_order_blank_folio:
 * @known: what the admiral knows: forcon_knowledge_campaign(); nothing of it is kept
 * @rules: the rules
 * @admiral: whose sheet it is
 * @phase: the phase for which the orders are; 0 is before play
 * @mark: (nullable): what tells the campaign from others of its name, for the code
 * @form: on what
 *
 * A block for each of the admiral's formations that can be told something, one for ships that wait for a formation,
 * one for messages, and how orders are written.
 *
 * Returns: (transfer full): one page, or as many as it takes
 */
ForconFolio *forcon_order_blank_folio (const ForconCampaign *known, const ForconRules *rules, ForconSideId admiral,
                                       gint phase, const char *mark, const ForconPaperForm *form);

/**
 * ForconEnvelope:
 * @campaign: what is played
 * @name: for whom
 * @power: whom that admiral serves
 * @side: whose rim the seal has, from 0
 * @phase: of which phase
 * @player: (nullable): who plays the admiral
 * @link: (nullable): of the admiral's own screens
 * @fingerprint: (nullable): of the certificate that a telephone is shown there
 *
 * What stands on the outside of a sealed pack: everybody may read it. All texts are made safe already.
 */
typedef struct {
  const char *campaign;
  const char *name;
  const char *power;
  guint side;
  gint phase;
  const char *player;
  const char *link;
  const char *fingerprint;
} ForconEnvelope;

/**
 * forcon_folio_add_envelope:
 * @folio: pages
 * @envelope: what stands on it
 * @paper: on which paper
 *
 * Adds the sheet that goes round the others of a sealed pack: folded back in three or in half, the name is outside.
 */
void forcon_folio_add_envelope (ForconFolio *folio, const ForconEnvelope *envelope, ForconPaper paper);

G_END_DECLS
