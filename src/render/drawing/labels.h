/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/catalogue.h"
#include "engine/state/command.h"

G_BEGIN_DECLS

/*
 * What a person reads for a value of the game's closed lists, in the user's language, in small letters. The text
 * belongs to the program.
 */
const char *forcon_label_ship_type (ForconShipType type);

/**
 * forcon_label_repeats_type:
 * @class_name: name of a ship's class
 * @type: its type
 *
 * Returns: whether the name holds the type as a word, in the user's language, so that both beside each other would
 *   say it twice: "Battleship, battleship"
 */
gboolean forcon_label_repeats_type (const char *class_name, ForconShipType type);

const char *forcon_label_target (ForconTarget target);
const char *forcon_label_aspect (ForconAspect aspect);
const char *forcon_label_arc (ForconArc arc);
const char *forcon_label_weapon_kind (ForconWeaponKind kind);
const char *forcon_label_mount (ForconMount mount);
const char *forcon_label_crew (ForconCrew crew);
const char *forcon_label_object_kind (ForconObjectKind kind);
const char *forcon_label_ship_status (ForconShipStatus status);
const char *forcon_label_step (ForconStep step);
const char *forcon_label_order (ForconOrder order);
const char *forcon_label_check (ForconCheck check);
const char *forcon_label_critical_effect (ForconCriticalEffect effect);
const char *forcon_label_critical_place (ForconCriticalEffect effect);
const char *forcon_label_catastrophe (ForconCatastrophe catastrophe);
const char *forcon_label_cause (ForconCause cause);
const char *forcon_label_purpose (ForconPurpose purpose);
const char *forcon_label_ending (ForconEnding ending);
const char *forcon_label_level (ForconLevel level);
const char *forcon_label_reveal (ForconReveal reveal);
const char *forcon_label_flag_reason (ForconFlagReason flag_reason);
const char *forcon_label_salvo_end (ForconSalvoEnd salvo_end);
const char *forcon_label_charge (ForconCharge charge);
const char *forcon_label_mine_end (ForconMineEnd mine_end);
const char *forcon_label_fate (ForconFate fate);
const char *forcon_label_halves (ForconHalves halves);
const char *forcon_label_loss (ForconLoss loss);
const char *forcon_label_thing (ForconThing thing);
const char *forcon_label_when (ForconWhen when);
const char *forcon_label_what (ForconWhat what);
const char *forcon_label_value (ForconValue value);
const char *forcon_label_command (ForconCommandKind kind);

/* The same in the language of a catalogue; %NULL is English. */
const char *forcon_label_ship_type_in (const ForconCatalogue *language, ForconShipType type);
const char *forcon_label_target_in (const ForconCatalogue *language, ForconTarget target);
const char *forcon_label_aspect_in (const ForconCatalogue *language, ForconAspect aspect);
const char *forcon_label_crew_in (const ForconCatalogue *language, ForconCrew crew);
const char *forcon_label_order_in (const ForconCatalogue *language, ForconOrder order);

/**
 * forcon_label_arcs:
 * @arcs: a set of arcs
 *
 * Returns: (transfer full): the arcs of the set, "bow, port"; empty for the empty set
 */
char *forcon_label_arcs (ForconArcs arcs);

G_END_DECLS
