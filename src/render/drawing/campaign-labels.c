/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/drawing/campaign-labels.h"

#include "render/drawing/label-private.h"
#include "render/drawing/labels.h"

static const char *const sector_objects[] = {
  [FORCON_SECTOR_OBJECT_STAR] = NC_ ("in a sector", "star"),
  [FORCON_SECTOR_OBJECT_PLANET] = NC_ ("in a sector", "planet"),
  [FORCON_SECTOR_OBJECT_MOON] = NC_ ("in a sector", "moon"),
  [FORCON_SECTOR_OBJECT_ASTEROID_BELT] = NC_ ("in a sector", "asteroid belt"),
  [FORCON_SECTOR_OBJECT_STATION] = NC_ ("in a sector", "station"),
  [FORCON_SECTOR_OBJECT_TUNNEL_MOUTH] = NC_ ("in a sector", "tunnel mouth"),
  [FORCON_SECTOR_OBJECT_HAZARD] = NC_ ("in a sector", "hazard"),
};

static const char *const stages[] = {
  [FORCON_STAGE_SET_UP] = NC_ ("stage", "before play"),
  [FORCON_STAGE_ORDERS] = NC_ ("stage", "collecting orders"),
  [FORCON_STAGE_FIRST_HALF] = NC_ ("stage", "first half resolved"),
  [FORCON_STAGE_SECOND_HALF] = NC_ ("stage", "second half resolved"),
  [FORCON_STAGE_CLOSED] = NC_ ("stage", "closed"),
};

static const char *const periods[] = {
  [FORCON_PERIOD_COLLECTING] = NC_ ("period", "collecting orders"),
  [FORCON_PERIOD_RESULTS] = NC_ ("period", "results"),
};

static const char *const pace_deeds[] = {
  [FORCON_PACE_DEED_SHEETS] = NC_ ("work", "order sheets"),
  [FORCON_PACE_DEED_SETTLING] = NC_ ("work", "settling readings"),
  [FORCON_PACE_DEED_RESOLVING] = NC_ ("work", "resolving"),
  [FORCON_PACE_DEED_CLASH] = NC_ ("work", "clashes"),
  [FORCON_PACE_DEED_DICE] = NC_ ("work", "waiting for dice"),
  [FORCON_PACE_DEED_PAPERS] = NC_ ("work", "papers"),
  [FORCON_PACE_DEED_OTHER] = NC_ ("work", "map, fleets and the rest"),
  [FORCON_PACE_DEED_PAUSE] = NC_ ("work", "pause"),
};

static const char *const task_kinds[] = {
  [FORCON_TASK_HOLD] = NC_ ("order to a formation", "stay"),
  [FORCON_TASK_MOVE] = NC_ ("order to a formation", "move"),
  [FORCON_TASK_ATTACK_FORMATION] = NC_ ("order to a formation", "attack"),
  [FORCON_TASK_ATTACK_SECTOR] = NC_ ("order to a formation", "attack the sector"),
  [FORCON_TASK_DEFEND] = NC_ ("order to a formation", "defend"),
  [FORCON_TASK_PATROL] = NC_ ("order to a formation", "patrol"),
  [FORCON_TASK_LAY] = NC_ ("order to a formation", "lay mines"),
  [FORCON_TASK_SWEEP] = NC_ ("order to a formation", "sweep mines"),
  [FORCON_TASK_LAND] = NC_ ("order to a formation", "land troops"),
  [FORCON_TASK_FORM] = NC_ ("order to a formation", "form a formation"),
  [FORCON_TASK_DISBAND] = NC_ ("order to a formation", "disband"),
  [FORCON_TASK_JOIN] = NC_ ("order to a formation", "join"),
  [FORCON_TASK_SPLIT] = NC_ ("order to a formation", "detach"),
  [FORCON_TASK_FLAGSHIP] = NC_ ("order to a formation", "name the flagship"),
  [FORCON_TASK_SUCCESSORS] = NC_ ("order to a formation", "name the successors"),
  [FORCON_TASK_POSTURE] = NC_ ("order to a formation", "take a posture"),
  [FORCON_TASK_RENAME] = NC_ ("order to a formation", "take a new name"),
};

static const char *const postures[] = {
  [FORCON_POSTURE_NONE] = NC_ ("posture", "none"),         [FORCON_POSTURE_BATTLE] = NC_ ("posture", "battle order"),
  [FORCON_POSTURE_MARCH] = NC_ ("posture", "march order"), [FORCON_POSTURE_SCREEN] = NC_ ("posture", "screen"),
  [FORCON_POSTURE_AMBUSH] = NC_ ("posture", "ambush"),     [FORCON_POSTURE_DEFENCE] = NC_ ("posture", "defence"),
};

static const char *const task_states[] = {
  [FORCON_TASK_STATE_OFFERED] = NC_ ("state of an order", "one of the readings"),
  [FORCON_TASK_STATE_WAITING] = NC_ ("state of an order", "to come"),
  [FORCON_TASK_STATE_UNDERWAY] = NC_ ("state of an order", "under way"),
  [FORCON_TASK_STATE_DONE] = NC_ ("state of an order", "done"),
  [FORCON_TASK_STATE_FAILED] = NC_ ("state of an order", "failed"),
  [FORCON_TASK_STATE_DROPPED] = NC_ ("state of an order", "dropped"),
};

static const char *const drops[] = {
  [FORCON_DROP_REPLACED] = NC_ ("why an order is dropped", "replaced by newer orders"),
  [FORCON_DROP_CANCELLED] = NC_ ("why an order is dropped", "cancelled"),
  [FORCON_DROP_REREAD] = NC_ ("why an order is dropped", "its line was read anew"),
  [FORCON_DROP_DISSOLVED] = NC_ ("why an order is dropped", "the formation is no more"),
  [FORCON_DROP_SETTLED] = NC_ ("why an order is dropped", "another reading was picked"),
  [FORCON_DROP_INSTRUCTED] = NC_ ("why an order is dropped", "a standing instruction goes before it"),
  [FORCON_DROP_UNFORMED] = NC_ ("why an order is dropped", "the formation was not formed"),
};

static const char *const line_states[] = {
  [FORCON_LINE_UNDERSTOOD] = NC_ ("line of a sheet", "understood"),
  [FORCON_LINE_GUESSED] = NC_ ("line of a sheet", "understood with a guess"),
  [FORCON_LINE_AMBIGUOUS] = NC_ ("line of a sheet", "ambiguous"),
  [FORCON_LINE_NOT_UNDERSTOOD] = NC_ ("line of a sheet", "not understood"),
  [FORCON_LINE_IMPOSSIBLE] = NC_ ("line of a sheet", "impossible"),
  [FORCON_LINE_REMARK] = NC_ ("line of a sheet", "a remark"),
  [FORCON_LINE_UNSURE] = NC_ ("line of a sheet", "not sure"),
};

static const char *const meeting_states[] = {
  [FORCON_MEETING_ASKED] = NC_ ("meeting", "the master is asked"),
  [FORCON_MEETING_CLASH] = NC_ ("meeting", "a clash"),
  [FORCON_MEETING_PASSED_BY] = NC_ ("meeting", "they pass each other by"),
};

static const char *const party_reasons[] = {
  [FORCON_PARTY_PRESENT] = NC_ ("part in a meeting", "is present"),
  [FORCON_PARTY_CROSSES] = NC_ ("part in a meeting", "crosses the border"),
  [FORCON_PARTY_ATTACKS_FORMATION] = NC_ ("part in a meeting", "attacks"),
  [FORCON_PARTY_ATTACKS_SECTOR] = NC_ ("part in a meeting", "attacks the sector"),
  [FORCON_PARTY_PATROLS] = NC_ ("part in a meeting", "patrols and detects"),
  [FORCON_PARTY_DEFENDS] = NC_ ("part in a meeting", "defends and detects"),
  [FORCON_PARTY_MASTER] = NC_ ("part in a meeting", "by the master's decision"),
  [FORCON_PARTY_INSTRUCTED] = NC_ ("part in a meeting", "attacks by a standing instruction"),
};

static const char *const unanswereds[] = {
  [FORCON_UNANSWERED_NONE] = NC_ ("why the master is asked", "no reason"),
  [FORCON_UNANSWERED_NOBODY_TOLD] = NC_ ("why the master is asked", "no captain has an instruction for it"),
  [FORCON_UNANSWERED_NOT_COME]
  = NC_ ("why the master is asked", "the cases of the captains' instructions have not come"),
  [FORCON_UNANSWERED_NOT_FOUND] = NC_ ("why the master is asked", "captains who are to attack have found nobody"),
  [FORCON_UNANSWERED_NOT_ALL] = NC_ ("why the master is asked", "instructions do not answer for all who are there"),
};

static const char *const query_states[] = {
  [FORCON_QUERY_OPEN] = NC_ ("question or message of an admiral", "open"),
  [FORCON_QUERY_UNDERWAY] = NC_ ("question or message of an admiral", "with a courier"),
  [FORCON_QUERY_ANSWERED] = NC_ ("question or message of an admiral", "answered"),
  [FORCON_QUERY_FORWARDED] = NC_ ("question or message of an admiral", "forwarded"),
  [FORCON_QUERY_PUT_ASIDE] = NC_ ("question or message of an admiral", "put aside"),
  [FORCON_QUERY_WITHDRAWN] = NC_ ("question or message of an admiral", "withdrawn"),
};

static const char *const suggestion_states[] = {
  [FORCON_SUGGESTION_OPEN] = NC_ ("proposal of an admiral", "waits"),
  [FORCON_SUGGESTION_ACCEPTED] = NC_ ("proposal of an admiral", "accepted"),
  [FORCON_SUGGESTION_ASIDE] = NC_ ("proposal of an admiral", "put aside"),
};

static const char *const languages[] = {
  [FORCON_LANGUAGE_PROGRAM] = NC_ ("language of papers", "as the program"),
  [FORCON_LANGUAGE_EN] = NC_ ("language of papers", "English"),
  [FORCON_LANGUAGE_RU] = NC_ ("language of papers", "Russian"),
};

static const char *const entities[] = {
  [FORCON_ENTITY_CAMPAIGN] = NC_ ("what is edited", "campaign"),
  [FORCON_ENTITY_POWER] = NC_ ("what is edited", "power"),
  [FORCON_ENTITY_ADMIRAL] = NC_ ("what is edited", "admiral"),
  [FORCON_ENTITY_SECTOR] = NC_ ("what is edited", "sector"),
  [FORCON_ENTITY_OBJECT] = NC_ ("what is edited", "object in a sector"),
  [FORCON_ENTITY_BORDER] = NC_ ("what is edited", "border"),
  [FORCON_ENTITY_FORMATION] = NC_ ("what is edited", "formation"),
  [FORCON_ENTITY_SHIP] = NC_ ("what is edited", "ship"),
  [FORCON_ENTITY_WEAPON] = NC_ ("what is edited", "weapon"),
  [FORCON_ENTITY_MINEFIELD] = NC_ ("what is edited", "minefield"),
  [FORCON_ENTITY_SIGHTING] = NC_ ("what is edited", "sighting"),
  [FORCON_ENTITY_NOTICE] = NC_ ("what is edited", "notice on the main map"),
  [FORCON_ENTITY_ALARM] = NC_ ("what is edited", "alarm"),
  [FORCON_ENTITY_ALIAS] = NC_ ("what is edited", "other name"),
};

/* What the cards do not have. */
static const struct {
  const char *property;
  const char *label;
} properties[] = {
  { "id", NC_ ("property", "id in files") },
  { "name", NC_ ("property", "name") },
  { "grid", NC_ ("property", "grid") },
  { "collecting", NC_ ("property", "minutes for orders") },
  { "results", NC_ ("property", "minutes for results") },
  { "picture", NC_ ("property", "picture to trace") },
  { "picture-x", NC_ ("property", "picture: from the left") },
  { "picture-y", NC_ ("property", "picture: from the top") },
  { "picture-width", NC_ ("property", "picture: width") },
  { "picture-dim", NC_ ("property", "picture: dimmed by, %") },
  { "colour", NC_ ("property", "colour") },
  { "alliance", NC_ ("property", "alliance") },
  { "power", NC_ ("property", "power") },
  { "absent", NC_ ("property", "absent") },
  { "lang", NC_ ("property", "language of the papers") },
  { "player", NC_ ("property", "player") },
  { "column", NC_ ("property", "column") },
  { "row", NC_ ("property", "row") },
  { "x", NC_ ("property", "x") },
  { "y", NC_ ("property", "y") },
  { "outline", NC_ ("property", "outline") },
  { "kind", NC_ ("property", "kind") },
  { "sector", NC_ ("property", "sector") },
  { "holder", NC_ ("property", "holder") },
  { "garrison", NC_ ("property", "garrison") },
  { "one", NC_ ("property", "from") },
  { "two", NC_ ("property", "to") },
  { "tunnel", NC_ ("property", "tunnel") },
  { "admiral", NC_ ("property", "admiral") },
  { "posture", NC_ ("property", "posture") },
  { "flagship", NC_ ("property", "flagship") },
  { "class", NC_ ("property", "class") },
  { "type", NC_ ("property", "type") },
  { "owner", NC_ ("property", "owner") },
  { "nation", NC_ ("property", "nation") },
  { "formation", NC_ ("property", "formation") },
  { "succession", NC_ ("property", "place in the line of succession") },
  { "turn-fraction", NC_ ("property", "way before a turn") },
  { "target", NC_ ("property", "kind of target") },
  { "diameter", NC_ ("property", "diameter of the base") },
  { "silhouette", NC_ ("property", "silhouette") },
  { "weapons", NC_ ("property", "weapons") },
  { "ship", NC_ ("property", "ship") },
  { "mount", NC_ ("property", "mount") },
  { "arcs", NC_ ("property", "arcs of fire") },
  { "range", NC_ ("property", "range") },
  { "strength", NC_ ("property", "strength") },
  { "run", NC_ ("property", "turns under way") },
  { "charge", NC_ ("property", "charge") },
  { "count", NC_ ("property", "number") },
  { "known-to", NC_ ("property", "known to") },
  { "level", NC_ ("property", "how well it is seen") },
  { "text", NC_ ("property", "text") },
  { "minutes", NC_ ("property", "minutes before the end") },
  { "other", NC_ ("property", "other name") },
};

const char *
forcon_label_property (const char *property)
{
  ForconValue value;

  for (gsize i = 0; i < G_N_ELEMENTS (properties); i++)
    if (g_str_equal (properties[i].property, property))
      return g_dpgettext2 (GETTEXT_PACKAGE, "property", properties[i].label);
  return forcon_value_from_word (property, &value) ? forcon_label_value (value) : property;
}

FORCON_DEFINE_LABEL (ForconSectorObjectKind, SECTOR_OBJECT, sector_object, sector_objects, "in a sector")
FORCON_DEFINE_LABEL (ForconStage, STAGE, stage, stages, "stage")
FORCON_DEFINE_LABEL (ForconPeriod, PERIOD, period, periods, "period")
FORCON_DEFINE_LABEL (ForconPaceDeed, PACE_DEED, pace_deed, pace_deeds, "work")
FORCON_DEFINE_LABEL (ForconTaskKind, TASK, task_kind, task_kinds, "order to a formation")
FORCON_DEFINE_LABEL (ForconPosture, POSTURE, posture, postures, "posture")
FORCON_DEFINE_LABEL (ForconTaskState, TASK_STATE, task_state, task_states, "state of an order")
FORCON_DEFINE_LABEL (ForconDrop, DROP, drop, drops, "why an order is dropped")
FORCON_DEFINE_LABEL (ForconLineState, LINE, line_state, line_states, "line of a sheet")
FORCON_DEFINE_LABEL (ForconMeetingState, MEETING, meeting_state, meeting_states, "meeting")
FORCON_DEFINE_LABEL (ForconUnanswered, UNANSWERED, unanswered, unanswereds, "why the master is asked")
FORCON_DEFINE_LABEL (ForconPartyReason, PARTY, party_reason, party_reasons, "part in a meeting")
FORCON_DEFINE_LABEL (ForconQueryState, QUERY, query_state, query_states, "question or message of an admiral")
FORCON_DEFINE_LABEL (ForconSuggestionState, SUGGESTION, suggestion_state, suggestion_states, "proposal of an admiral")
FORCON_DEFINE_LABEL (ForconLanguage, LANGUAGE, language, languages, "language of papers")
FORCON_DEFINE_LABEL (ForconEntity, ENTITY, entity, entities, "what is edited")
