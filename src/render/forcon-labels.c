/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-labels.h"

#include <glib/gi18n-lib.h>

static const char *const ship_types[] = {
  [FORCON_SHIP_TYPE_BATTLESHIP] = NC_ ("ship type", "battleship"),
  [FORCON_SHIP_TYPE_BATTLECRUISER] = NC_ ("ship type", "battlecruiser"),
  [FORCON_SHIP_TYPE_HEAVY_CRUISER] = NC_ ("ship type", "heavy cruiser"),
  [FORCON_SHIP_TYPE_CRUISER] = NC_ ("ship type", "cruiser"),
  [FORCON_SHIP_TYPE_MINELAYER] = NC_ ("ship type", "minelayer"),
  [FORCON_SHIP_TYPE_MINESWEEPER] = NC_ ("ship type", "minesweeper"),
  [FORCON_SHIP_TYPE_MONITOR] = NC_ ("ship type", "monitor"),
  [FORCON_SHIP_TYPE_DESTROYER] = NC_ ("ship type", "destroyer"),
  [FORCON_SHIP_TYPE_FRIGATE] = NC_ ("ship type", "frigate"),
  [FORCON_SHIP_TYPE_TRANSPORT] = NC_ ("ship type", "transport"),
  [FORCON_SHIP_TYPE_SUPPLY_SHIP] = NC_ ("ship type", "supply ship"),
  [FORCON_SHIP_TYPE_TUG] = NC_ ("ship type", "tug"),
  [FORCON_SHIP_TYPE_MERCHANT] = NC_ ("ship type", "merchant"),
};

static const char *const targets[] = {
  [FORCON_TARGET_CAPITAL] = NC_ ("target", "capital ship"),
  [FORCON_TARGET_ESCORT] = NC_ ("target", "escort"),
  [FORCON_TARGET_ORBITAL] = NC_ ("target", "orbital target"),
  [FORCON_TARGET_TORPEDOES] = NC_ ("target", "torpedoes"),
};

static const char *const aspects[] = {
  [FORCON_ASPECT_APPROACHING] = NC_ ("aspect", "approaching"),
  [FORCON_ASPECT_RECEDING] = NC_ ("aspect", "receding"),
  [FORCON_ASPECT_ABEAM] = NC_ ("aspect", "abeam"),
  [FORCON_ASPECT_ANY] = NC_ ("aspect", "any aspect"),
};

static const char *const arcs_of_fire[] = {
  [FORCON_ARC_BOW] = NC_ ("arc", "bow"),
  [FORCON_ARC_STARBOARD] = NC_ ("arc", "starboard"),
  [FORCON_ARC_STERN] = NC_ ("arc", "stern"),
  [FORCON_ARC_PORT] = NC_ ("arc", "port"),
};

static const char *const weapon_kinds[] = {
  [FORCON_WEAPON_DESTRUCTOR] = NC_ ("weapon kind", "destructor"),
  [FORCON_WEAPON_BATTERY] = NC_ ("weapon kind", "battery"),
  [FORCON_WEAPON_TORPEDO] = NC_ ("weapon kind", "torpedoes"),
};

static const char *const mounts[] = {
  [FORCON_MOUNT_TURRET] = NC_ ("mount", "main calibre turret"),
  [FORCON_MOUNT_BOW] = NC_ ("mount", "bow"),
  [FORCON_MOUNT_PORT] = NC_ ("mount", "port"),
  [FORCON_MOUNT_STARBOARD] = NC_ ("mount", "starboard"),
  [FORCON_MOUNT_STERN] = NC_ ("mount", "stern"),
};

static const char *const crews[] = {
  [FORCON_CREW_GREEN] = NC_ ("crew", "green"),
  [FORCON_CREW_EXPERIENCED] = NC_ ("crew", "experienced"),
  [FORCON_CREW_VETERAN] = NC_ ("crew", "veteran"),
  [FORCON_CREW_ELITE] = NC_ ("crew", "elite"),
};

static const char *const object_kinds[] = {
  [FORCON_OBJECT_PLANET] = NC_ ("object", "planet"),
  [FORCON_OBJECT_ASTEROIDS] = NC_ ("object", "asteroid field"),
  [FORCON_OBJECT_DUST] = NC_ ("object", "dust field"),
  [FORCON_OBJECT_TUNNEL_MOUTH] = NC_ ("object", "tunnel mouth"),
  [FORCON_OBJECT_BLAST] = NC_ ("object", "blast marker"),
  [FORCON_OBJECT_RIFT] = NC_ ("object", "rift marker"),
};

static const char *const ship_statuses[] = {
  [FORCON_SHIP_IN_ACTION] = NC_ ("ship status", "in action"),
  [FORCON_SHIP_HULK] = NC_ ("ship status", "drifting hulk"),
  [FORCON_SHIP_BURNING_HULK] = NC_ ("ship status", "burning hulk"),
  [FORCON_SHIP_DESTROYED] = NC_ ("ship status", "destroyed"),
  [FORCON_SHIP_WITHDRAWN] = NC_ ("ship status", "withdrawn"),
};

static const char *const steps[] = {
  [FORCON_STEP_SET_UP] = NC_ ("step", "set-up"),
  [FORCON_STEP_DETECTION] = NC_ ("step", "detection"),
  [FORCON_STEP_MOVEMENT] = NC_ ("step", "movement"),
  [FORCON_STEP_FIRE] = NC_ ("step", "fire"),
  [FORCON_STEP_TORPEDOES] = NC_ ("step", "torpedoes and boarding"),
  [FORCON_STEP_END] = NC_ ("step", "end of the turn"),
  [FORCON_STEP_OVER] = NC_ ("step", "the battle is over"),
};

static const char *const orders[] = {
  [FORCON_ORDER_NONE] = NC_ ("order", "no order"),
  [FORCON_ORDER_COURSE_CORRECTION] = NC_ ("order", "course correction"),
  [FORCON_ORDER_EMERGENCY_BRAKING] = NC_ ("order", "emergency braking"),
  [FORCON_ORDER_FULL_AHEAD] = NC_ ("order", "full ahead"),
};

static const char *const checks[] = {
  [FORCON_CHECK_NOT_TRIED] = NC_ ("check", "not tried"),
  [FORCON_CHECK_PASSED] = NC_ ("check", "passed"),
  [FORCON_CHECK_FAILED] = NC_ ("check", "failed"),
};

static const char *const critical_effects[] = {
  [FORCON_CRITICAL_TURRETS] = NC_ ("critical", "main calibre turrets out"),
  [FORCON_CRITICAL_STARBOARD] = NC_ ("critical", "starboard weapons out"),
  [FORCON_CRITICAL_PORT] = NC_ ("critical", "port weapons out"),
  [FORCON_CRITICAL_BOW] = NC_ ("critical", "bow weapons out"),
  [FORCON_CRITICAL_ENGINES] = NC_ ("critical", "engines damaged"),
  [FORCON_CRITICAL_FIRE] = NC_ ("critical", "fire on board"),
  [FORCON_CRITICAL_CENTRE_DECK] = NC_ ("critical", "centre deck damaged"),
  [FORCON_CRITICAL_BRIDGE] = NC_ ("critical", "bridge hit"),
  [FORCON_CRITICAL_SHIELD_GENERATORS] = NC_ ("critical", "shield generators destroyed"),
  [FORCON_CRITICAL_HULL] = NC_ ("critical", "hull torn open"),
  [FORCON_CRITICAL_SUPERSTRUCTURE] = NC_ ("critical", "superstructure wrecked"),
};

static const char *const catastrophes[] = {
  [FORCON_CATASTROPHE_DRIFTING_HULK] = NC_ ("catastrophe", "drifting hulk"),
  [FORCON_CATASTROPHE_BURNING_HULK] = NC_ ("catastrophe", "burning hulk"),
  [FORCON_CATASTROPHE_PLASMA_DRIVE] = NC_ ("catastrophe", "the plasma drive explodes"),
  [FORCON_CATASTROPHE_NECKLIN_DRIVE] = NC_ ("catastrophe", "the Necklin drive explodes"),
};

static const char *const causes[] = {
  [FORCON_CAUSE_BATTERY] = NC_ ("cause", "battery fire"),
  [FORCON_CAUSE_DESTRUCTOR] = NC_ ("cause", "destructor"),
  [FORCON_CAUSE_EXPLOSION] = NC_ ("cause", "explosion"),
  [FORCON_CAUSE_CRITICAL] = NC_ ("cause", "critical hit"),
  [FORCON_CAUSE_FIRE] = NC_ ("cause", "fire on board"),
};

static const char *const purposes[] = {
  [FORCON_PURPOSE_INITIATIVE] = NC_ ("purpose of dice", "first turn"),
  [FORCON_PURPOSE_ORDER_CHECK] = NC_ ("purpose of dice", "readiness check for the order"),
  [FORCON_PURPOSE_FULL_AHEAD] = NC_ ("purpose of dice", "full ahead"),
  [FORCON_PURPOSE_TARGET_CHECK] = NC_ ("purpose of dice", "readiness check for the target"),
  [FORCON_PURPOSE_ARMOUR] = NC_ ("purpose of dice", "armour"),
  [FORCON_PURPOSE_DESTRUCTOR] = NC_ ("purpose of dice", "destructor"),
  [FORCON_PURPOSE_CRITICAL_CHECK] = NC_ ("purpose of dice", "criticals"),
  [FORCON_PURPOSE_CRITICAL_TABLE] = NC_ ("purpose of dice", "critical table"),
  [FORCON_PURPOSE_CRITICAL_EXTRA] = NC_ ("purpose of dice", "extra damage of the critical"),
  [FORCON_PURPOSE_READINESS_LOSS] = NC_ ("purpose of dice", "loss of readiness"),
  [FORCON_PURPOSE_EW_LOSS] = NC_ ("purpose of dice", "loss of EW attack"),
  [FORCON_PURPOSE_CATASTROPHE] = NC_ ("purpose of dice", "catastrophe table"),
  [FORCON_PURPOSE_BLAST_RADIUS] = NC_ ("purpose of dice", "radius of the explosion"),
  [FORCON_PURPOSE_BLAST_HITS] = NC_ ("purpose of dice", "hits of the explosion"),
  [FORCON_PURPOSE_DRIFT] = NC_ ("purpose of dice", "drift of the hulk"),
  [FORCON_PURPOSE_DAMAGE_CONTROL] = NC_ ("purpose of dice", "damage control"),
  [FORCON_PURPOSE_MARKERS] = NC_ ("purpose of dice", "blast markers taken off"),
};

static const char *const endings[] = {
  [FORCON_ENDING_LAST_SIDE] = NC_ ("ending", "one side is left"),
  [FORCON_ENDING_AGREED] = NC_ ("ending", "the sides agreed"),
  [FORCON_ENDING_MASTER] = NC_ ("ending", "the master ended it"),
};

static const char *const firsts[] = {
  [FORCON_FIRST_ATTACKER] = NC_ ("first turn", "the attacker"),
  [FORCON_FIRST_ROLL] = NC_ ("first turn", "by a roll"),
};

static const char *const commands[] = {
  [FORCON_COMMAND_BEGIN] = NC_ ("command", "begin the battle"),
  [FORCON_COMMAND_END_STEP] = NC_ ("command", "end the step"),
  [FORCON_COMMAND_ORDER] = NC_ ("command", "give an order"),
  [FORCON_COMMAND_MOVE] = NC_ ("command", "move"),
  [FORCON_COMMAND_FIRE] = NC_ ("command", "fire"),
  [FORCON_COMMAND_REPAIR] = NC_ ("command", "repair"),
  [FORCON_COMMAND_END_BATTLE] = NC_ ("command", "end the battle"),
};

/* A new value of a list that has no label yet does not compile. */
#define DEFINE_LABEL(Type, PREFIX, function, table, context)                                                           \
  G_STATIC_ASSERT (G_N_ELEMENTS (table) == FORCON_N_##PREFIX);                                                         \
                                                                                                                       \
  const char *forcon_label_##function (Type value)                                                                     \
  {                                                                                                                    \
    g_return_val_if_fail ((guint) value < G_N_ELEMENTS (table), "");                                                   \
    return g_dpgettext2 (GETTEXT_PACKAGE, context, table[value]);                                                      \
  }

DEFINE_LABEL (ForconShipType, SHIP_TYPE, ship_type, ship_types, "ship type")
DEFINE_LABEL (ForconTarget, TARGET, target, targets, "target")
DEFINE_LABEL (ForconAspect, ASPECT, aspect, aspects, "aspect")
DEFINE_LABEL (ForconArc, ARC, arc, arcs_of_fire, "arc")
DEFINE_LABEL (ForconWeaponKind, WEAPON, weapon_kind, weapon_kinds, "weapon kind")
DEFINE_LABEL (ForconMount, MOUNT, mount, mounts, "mount")
DEFINE_LABEL (ForconCrew, CREW, crew, crews, "crew")
DEFINE_LABEL (ForconObjectKind, OBJECT, object_kind, object_kinds, "object")
DEFINE_LABEL (ForconShipStatus, SHIP, ship_status, ship_statuses, "ship status")
DEFINE_LABEL (ForconStep, STEP, step, steps, "step")
DEFINE_LABEL (ForconOrder, ORDER, order, orders, "order")
DEFINE_LABEL (ForconCheck, CHECK, check, checks, "check")
DEFINE_LABEL (ForconCriticalEffect, CRITICAL, critical_effect, critical_effects, "critical")
DEFINE_LABEL (ForconCatastrophe, CATASTROPHE, catastrophe, catastrophes, "catastrophe")
DEFINE_LABEL (ForconCause, CAUSE, cause, causes, "cause")
DEFINE_LABEL (ForconPurpose, PURPOSE, purpose, purposes, "purpose of dice")
DEFINE_LABEL (ForconEnding, ENDING, ending, endings, "ending")
DEFINE_LABEL (ForconFirst, FIRST, first, firsts, "first turn")
DEFINE_LABEL (ForconCommandKind, COMMAND, command, commands, "command")

/**
 * forcon_label_arcs:
 * @arcs: a set of arcs
 *
 * Returns: (transfer full): the arcs of the set, "bow, port"; empty for the empty set
 */
char *
forcon_label_arcs (ForconArcs arcs)
{
  GString *text = g_string_new (NULL);

  for (ForconArc arc = 0; arc < FORCON_N_ARC; arc++)
    if (arcs & FORCON_ARC_BIT (arc))
      g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", forcon_label_arc (arc));
  return g_string_free (text, FALSE);
}
