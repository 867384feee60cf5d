/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/drawing/labels.h"

#include <string.h>

#include "render/drawing/label-private.h"

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
  [FORCON_SHIP_TYPE_STATION] = NC_ ("ship type", "station"),
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
  [FORCON_OBJECT_EXPLOSION] = NC_ ("object", "explosion"),
};

static const char *const ship_statuses[] = {
  [FORCON_SHIP_IN_ACTION] = NC_ ("ship status", "in action"),
  [FORCON_SHIP_HULK] = NC_ ("ship status", "drifting hulk"),
  [FORCON_SHIP_BURNING_HULK] = NC_ ("ship status", "burning hulk"),
  [FORCON_SHIP_DESTROYED] = NC_ ("ship status", "destroyed"),
  [FORCON_SHIP_WITHDRAWN] = NC_ ("ship status", "withdrawn"),
  [FORCON_SHIP_CAPTURED] = NC_ ("ship status", "captured"),
  [FORCON_SHIP_REMOVED] = NC_ ("ship status", "removed by the master"),
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
  [FORCON_ORDER_LOCK_ON] = NC_ ("order", "lock on"),
  [FORCON_ORDER_BRACE] = NC_ ("order", "brace"),
  [FORCON_ORDER_PREPARE_TO_LAUNCH] = NC_ ("order", "prepare to launch"),
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
  [FORCON_CRITICAL_DESTRUCTORS] = NC_ ("critical", "destructors out"),
  [FORCON_CRITICAL_MAIN_WEAPONS] = NC_ ("critical", "main weapons out"),
  [FORCON_CRITICAL_TORPEDO_TUBES] = NC_ ("critical", "torpedo tubes out"),
  [FORCON_CRITICAL_REACTOR] = NC_ ("critical", "reactor damaged"),
  [FORCON_CRITICAL_ORBIT] = NC_ ("critical", "out of its orbit"),
  [FORCON_CRITICAL_STATION_HULL] = NC_ ("critical", "station hull torn open"),
  [FORCON_CRITICAL_CENTRAL_POST] = NC_ ("critical", "central post destroyed"),
};

/* The same in a word or two, for tables with little room. */
static const char *const critical_places[] = {
  [FORCON_CRITICAL_TURRETS] = NC_ ("critical place", "main turrets"),
  [FORCON_CRITICAL_STARBOARD] = NC_ ("critical place", "starboard"),
  [FORCON_CRITICAL_PORT] = NC_ ("critical place", "port side"),
  [FORCON_CRITICAL_BOW] = NC_ ("critical place", "bow"),
  [FORCON_CRITICAL_ENGINES] = NC_ ("critical place", "engines"),
  [FORCON_CRITICAL_FIRE] = NC_ ("critical place", "fire"),
  [FORCON_CRITICAL_CENTRE_DECK] = NC_ ("critical place", "centre deck"),
  [FORCON_CRITICAL_BRIDGE] = NC_ ("critical place", "bridge"),
  [FORCON_CRITICAL_SHIELD_GENERATORS] = NC_ ("critical place", "shields"),
  [FORCON_CRITICAL_HULL] = NC_ ("critical place", "hull"),
  [FORCON_CRITICAL_SUPERSTRUCTURE] = NC_ ("critical place", "superstructure"),
  [FORCON_CRITICAL_DESTRUCTORS] = NC_ ("critical place", "destructors"),
  [FORCON_CRITICAL_MAIN_WEAPONS] = NC_ ("critical place", "main guns"),
  [FORCON_CRITICAL_TORPEDO_TUBES] = NC_ ("critical place", "torpedoes"),
  [FORCON_CRITICAL_REACTOR] = NC_ ("critical place", "reactor"),
  [FORCON_CRITICAL_ORBIT] = NC_ ("critical place", "orbit lost"),
  [FORCON_CRITICAL_STATION_HULL] = NC_ ("critical place", "hull"),
  [FORCON_CRITICAL_CENTRAL_POST] = NC_ ("critical place", "command"),
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
  [FORCON_CAUSE_TORPEDO] = NC_ ("cause", "torpedoes"),
  [FORCON_CAUSE_MINE] = NC_ ("cause", "mine"),
  [FORCON_CAUSE_RAM] = NC_ ("cause", "ramming"),
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
  [FORCON_PURPOSE_ARMOUR_AGAIN] = NC_ ("purpose of dice", "armour, second try"),
  [FORCON_PURPOSE_DESTRUCTOR_AGAIN] = NC_ ("purpose of dice", "destructor, second try"),
  [FORCON_PURPOSE_SAVE] = NC_ ("purpose of dice", "special shield"),
  [FORCON_PURPOSE_BRACE_CHECK] = NC_ ("purpose of dice", "readiness check for bracing"),
  [FORCON_PURPOSE_PREPARE_CHECK] = NC_ ("purpose of dice", "readiness check for the tubes"),
  [FORCON_PURPOSE_DETECTION_HIDER] = NC_ ("purpose of dice", "detection: who hides"),
  [FORCON_PURPOSE_DETECTION_SEEKER] = NC_ ("purpose of dice", "detection: who seeks"),
  [FORCON_PURPOSE_SUCCESSION] = NC_ ("purpose of dice", "readiness check for the command"),
  [FORCON_PURPOSE_TURRETS] = NC_ ("purpose of dice", "turrets"),
  [FORCON_PURPOSE_TORPEDO_HITS] = NC_ ("purpose of dice", "torpedoes against armour"),
  [FORCON_PURPOSE_SALVO_MARKER] = NC_ ("purpose of dice", "torpedoes in a blast marker"),
  [FORCON_PURPOSE_SALVO_MEETING] = NC_ ("purpose of dice", "salvos that meet"),
  [FORCON_PURPOSE_SALVO_FIRE] = NC_ ("purpose of dice", "fire at torpedoes"),
  [FORCON_PURPOSE_SALVO_FIRE_AGAIN] = NC_ ("purpose of dice", "fire at torpedoes, second try"),
  [FORCON_PURPOSE_BOARDING_ATTACKER] = NC_ ("purpose of dice", "boarding: the attacker"),
  [FORCON_PURPOSE_BOARDING_DEFENDER] = NC_ ("purpose of dice", "boarding: the defender"),
  [FORCON_PURPOSE_TAKEOVER] = NC_ ("purpose of dice", "readiness check for taking the prize over"),
  [FORCON_PURPOSE_RAM_CHECK] = NC_ ("purpose of dice", "readiness check for ramming"),
  [FORCON_PURPOSE_RAM_HITS] = NC_ ("purpose of dice", "the ramming ship strikes"),
  [FORCON_PURPOSE_RAM_RETURN] = NC_ ("purpose of dice", "the rammed ship strikes back"),
  [FORCON_PURPOSE_SWEEP_CHECK] = NC_ ("purpose of dice", "the sweeper looks out"),
  [FORCON_PURPOSE_STATION_STRAIN] = NC_ ("purpose of dice", "does the station hold"),
  [FORCON_PURPOSE_ORBIT_DECAY] = NC_ ("purpose of dice", "the station sinks"),
  [FORCON_PURPOSE_CRASH] = NC_ ("purpose of dice", "the crash"),
};

static const char *const endings[] = {
  [FORCON_ENDING_LAST_SIDE] = NC_ ("ending", "one side is left"),
  [FORCON_ENDING_AGREED] = NC_ ("ending", "the sides agreed"),
  [FORCON_ENDING_MASTER] = NC_ ("ending", "the master ended it"),
};

static const char *const commands[] = {
  [FORCON_COMMAND_BEGIN] = NC_ ("command", "begin the battle"),
  [FORCON_COMMAND_END_STEP] = NC_ ("command", "end the step"),
  [FORCON_COMMAND_ORDER] = NC_ ("command", "give an order"),
  [FORCON_COMMAND_MOVE] = NC_ ("command", "move"),
  [FORCON_COMMAND_FIRE] = NC_ ("command", "fire"),
  [FORCON_COMMAND_REPAIR] = NC_ ("command", "repair"),
  [FORCON_COMMAND_END_BATTLE] = NC_ ("command", "end the battle"),
  [FORCON_COMMAND_FORM] = NC_ ("command", "make a formation"),
  [FORCON_COMMAND_JOIN] = NC_ ("command", "join a formation"),
  [FORCON_COMMAND_PASS_FLAG] = NC_ ("command", "pass the flag"),
  [FORCON_COMMAND_JOIN_SHIELDS] = NC_ ("command", "join shields"),
  [FORCON_COMMAND_LAUNCH] = NC_ ("command", "launch torpedoes"),
  [FORCON_COMMAND_MOVE_SALVO] = NC_ ("command", "move a salvo"),
  [FORCON_COMMAND_COVER] = NC_ ("command", "cover a friend"),
  [FORCON_COMMAND_BOARD] = NC_ ("command", "board"),
  [FORCON_COMMAND_FATE] = NC_ ("command", "decide on a prize"),
  [FORCON_COMMAND_RAM] = NC_ ("command", "ram"),
  [FORCON_COMMAND_LAY] = NC_ ("command", "lay a mine"),
  [FORCON_COMMAND_SWEEP] = NC_ ("command", "sweep mines"),
  [FORCON_COMMAND_LAND] = NC_ ("command", "land troops"),
  [FORCON_COMMAND_INSTRUCT] = NC_ ("command", "give an instruction"),
  [FORCON_COMMAND_FORGET] = NC_ ("command", "drop an instruction"),
  [FORCON_COMMAND_SET] = NC_ ("command", "set a value"),
  [FORCON_COMMAND_PLACE] = NC_ ("command", "place by hand"),
  [FORCON_COMMAND_CREATE] = NC_ ("command", "create"),
  [FORCON_COMMAND_REMOVE] = NC_ ("command", "remove"),
  [FORCON_COMMAND_REVEAL] = NC_ ("command", "reveal"),
  [FORCON_COMMAND_NOTE] = NC_ ("command", "note"),
};

static const char *const levels[] = {
  [FORCON_LEVEL_HIDDEN] = NC_ ("what is known", "hidden"),
  [FORCON_LEVEL_CONTACT] = NC_ ("what is known", "a contact"),
  [FORCON_LEVEL_IDENTIFIED] = NC_ ("what is known", "identified"),
};

static const char *const reveals[] = {
  [FORCON_REVEAL_CONTEST] = NC_ ("how it was seen", "found by its traces"),
  [FORCON_REVEAL_FIRED] = NC_ ("how it was seen", "it opened fire"),
  [FORCON_REVEAL_LAUNCHED] = NC_ ("how it was seen", "it launched"),
  [FORCON_REVEAL_WRECKED] = NC_ ("how it was seen", "its wreck is seen"),
  [FORCON_REVEAL_MET] = NC_ ("how it was seen", "it was met"),
  [FORCON_REVEAL_MINE] = NC_ ("how it was seen", "a mine saw it"),
  [FORCON_REVEAL_MASTER] = NC_ ("how it was seen", "the master showed it"),
};

static const char *const flag_reasons[] = {
  [FORCON_FLAG_REASON_LOST] = NC_ ("why the flag passes", "the flagship is lost"),
  [FORCON_FLAG_REASON_AGAIN] = NC_ ("why the flag passes", "another try"),
  [FORCON_FLAG_REASON_WISH] = NC_ ("why the flag passes", "by wish"),
};

static const char *const salvo_ends[] = {
  [FORCON_SALVO_END_SPENT] = NC_ ("end of a salvo", "spent"),
  [FORCON_SALVO_END_SHOT_DOWN] = NC_ ("end of a salvo", "shot down"),
  [FORCON_SALVO_END_DETONATED] = NC_ ("end of a salvo", "detonated"),
  [FORCON_SALVO_END_ALL_HIT] = NC_ ("end of a salvo", "all have hit"),
  [FORCON_SALVO_END_LEFT_TABLE] = NC_ ("end of a salvo", "left the table"),
  [FORCON_SALVO_END_REMOVED] = NC_ ("end of a salvo", "removed by the master"),
};

static const char *const charges[] = {
  [FORCON_CHARGE_PLASMA] = NC_ ("charge of a mine", "plasma"),
  [FORCON_CHARGE_TORPEDO] = NC_ ("charge of a mine", "torpedoes"),
};

static const char *const mine_ends[] = {
  [FORCON_MINE_END_USED] = NC_ ("end of a mine", "used up"),
  [FORCON_MINE_END_SWEPT] = NC_ ("end of a mine", "swept"),
  [FORCON_MINE_END_REMOVED] = NC_ ("end of a mine", "removed by the master"),
};

static const char *const fates[] = {
  [FORCON_FATE_ABANDON] = NC_ ("fate of a prize", "abandon"),
  [FORCON_FATE_SCUTTLE] = NC_ ("fate of a prize", "scuttle"),
  [FORCON_FATE_TAKE_OVER] = NC_ ("fate of a prize", "take over"),
};

static const char *const halves_words[] = {
  [FORCON_HALVES_NOTHING] = NC_ ("what is halved", "nothing"),
  [FORCON_HALVES_FIREPOWER] = NC_ ("what is halved", "firepower"),
  [FORCON_HALVES_SHIELDS] = NC_ ("what is halved", "shields"),
};

static const char *const losses[] = {
  [FORCON_LOSS_MINE] = NC_ ("how a ship is lost", "lost in a minefield"),
  [FORCON_LOSS_RAMMED] = NC_ ("how a ship is lost", "lost in the ramming"),
  [FORCON_LOSS_BURNED_UP] = NC_ ("how a ship is lost", "burned up on the shields"),
  [FORCON_LOSS_CRASHED] = NC_ ("how a ship is lost", "crashed"),
  [FORCON_LOSS_LOW_ORBIT] = NC_ ("how a ship is lost", "broke up in low orbit"),
  [FORCON_LOSS_ABANDONED] = NC_ ("how a ship is lost", "abandoned"),
};

static const char *const things[] = {
  [FORCON_THING_SHIP] = NC_ ("thing", "ship"),         [FORCON_THING_OBJECT] = NC_ ("thing", "object"),
  [FORCON_THING_SALVO] = NC_ ("thing", "salvo"),       [FORCON_THING_MINE] = NC_ ("thing", "mine"),
  [FORCON_THING_CRITICAL] = NC_ ("thing", "critical"),
};

static const char *const whens[] = {
  [FORCON_WHEN_ALWAYS] = NC_ ("case of an instruction", "always"),
  [FORCON_WHEN_MEETS] = NC_ ("case of an instruction", "when it meets an enemy"),
  [FORCON_WHEN_ATTACKED] = NC_ ("case of an instruction", "when it is attacked"),
  [FORCON_WHEN_OUTNUMBERED] = NC_ ("case of an instruction", "when it is outnumbered"),
  [FORCON_WHEN_HELD] = NC_ ("case of an instruction", "when an enemy holds the sector"),
  [FORCON_WHEN_FREE] = NC_ ("case of an instruction", "when no enemy holds the sector"),
  [FORCON_WHEN_FLAGSHIP_LOST] = NC_ ("case of an instruction", "when its flagship is lost"),
  [FORCON_WHEN_HITS_BELOW] = NC_ ("case of an instruction", "when its hits fall below a share"),
  [FORCON_WHEN_ROUND] = NC_ ("case of an instruction", "from a round on"),
  [FORCON_WHEN_TARGET_GONE] = NC_ ("case of an instruction", "when its target is gone"),
};

static const char *const whats[] = {
  [FORCON_WHAT_ATTACK] = NC_ ("instruction", "attack"),
  [FORCON_WHAT_AVOID] = NC_ ("instruction", "avoid battle"),
  [FORCON_WHAT_WITHDRAW] = NC_ ("instruction", "withdraw"),
  [FORCON_WHAT_HOLD_FIRE] = NC_ ("instruction", "hold fire until fired at"),
  [FORCON_WHAT_NO_PURSUIT] = NC_ ("instruction", "do not pursue"),
  [FORCON_WHAT_KEEP_WITHIN] = NC_ ("instruction", "keep within a range"),
  [FORCON_WHAT_KEEP_BEYOND] = NC_ ("instruction", "keep beyond a range"),
  [FORCON_WHAT_FIRST] = NC_ ("instruction", "targets first"),
  [FORCON_WHAT_PROTECT] = NC_ ("instruction", "protect"),
  [FORCON_WHAT_RAM] = NC_ ("instruction", "ram"),
  [FORCON_WHAT_NEVER_RAM] = NC_ ("instruction", "never ram"),
  [FORCON_WHAT_BOARD] = NC_ ("instruction", "board"),
  [FORCON_WHAT_NEVER_BOARD] = NC_ ("instruction", "never board"),
  [FORCON_WHAT_SAVE_TORPEDOES] = NC_ ("instruction", "save torpedoes"),
  [FORCON_WHAT_FOLLOW] = NC_ ("instruction", "follow"),
  [FORCON_WHAT_AWAIT] = NC_ ("instruction", "wait for"),
  [FORCON_WHAT_ORDER] = NC_ ("instruction", "another order"),
};

static const char *const values[] = {
  [FORCON_VALUE_SPEED] = NC_ ("value", "speed"),
  [FORCON_VALUE_BRAKING] = NC_ ("value", "braking run"),
  [FORCON_VALUE_GREATEST_TURN] = NC_ ("value", "greatest turn"),
  [FORCON_VALUE_ARMOUR] = NC_ ("value", "armour"),
  [FORCON_VALUE_BOW_ARMOUR] = NC_ ("value", "bow armour"),
  [FORCON_VALUE_HITS] = NC_ ("value", "hits"),
  [FORCON_VALUE_SHIELDS] = NC_ ("value", "shields"),
  [FORCON_VALUE_TURRETS] = NC_ ("value", "turrets"),
  [FORCON_VALUE_READINESS] = NC_ ("value", "readiness"),
  [FORCON_VALUE_EW_ATTACK] = NC_ ("value", "EW attack"),
  [FORCON_VALUE_EW_DEFENCE] = NC_ ("value", "EW defence"),
  [FORCON_VALUE_MINES] = NC_ ("value", "mines"),
  [FORCON_VALUE_DRONES] = NC_ ("value", "sweeping drones"),
  [FORCON_VALUE_TROOPS] = NC_ ("value", "troops"),
  [FORCON_VALUE_SPECIAL_SHIELD] = NC_ ("value", "special shield"),
  [FORCON_VALUE_HITS_LEFT] = NC_ ("value", "hits left"),
  [FORCON_VALUE_READINESS_LOST] = NC_ ("value", "readiness lost"),
  [FORCON_VALUE_EW_ATTACK_LOST] = NC_ ("value", "EW attack lost"),
  [FORCON_VALUE_GENERATORS_DESTROYED] = NC_ ("value", "shield generators destroyed"),
  [FORCON_VALUE_SHIELDS_USED] = NC_ ("value", "shields used up"),
  [FORCON_VALUE_SHAKEN] = NC_ ("value", "turns shaken"),
  [FORCON_VALUE_HAS_MOVED] = NC_ ("value", "has moved in this battle"),
  [FORCON_VALUE_MOVED] = NC_ ("value", "has moved this turn"),
  [FORCON_VALUE_ORDER] = NC_ ("value", "order"),
  [FORCON_VALUE_ORDER_FAILED] = NC_ ("value", "order failed"),
  [FORCON_VALUE_FIRED] = NC_ ("value", "weapons fired"),
  [FORCON_VALUE_UNREADY] = NC_ ("value", "tubes not ready"),
  [FORCON_VALUE_REPAIRS] = NC_ ("value", "repairs tried"),
  [FORCON_VALUE_STATUS] = NC_ ("value", "status"),
  [FORCON_VALUE_TARGET_CHECK] = NC_ ("value", "target check"),
  [FORCON_VALUE_TURRETS_USED] = NC_ ("value", "turrets used up"),
  [FORCON_VALUE_STRAINED] = NC_ ("value", "turns strained"),
  [FORCON_VALUE_BRACE_ENDS] = NC_ ("value", "turns braced"),
  [FORCON_VALUE_FALLING] = NC_ ("value", "turns until it crashes"),
  [FORCON_VALUE_SIDE] = NC_ ("value", "side"),
  [FORCON_VALUE_FORMATION] = NC_ ("value", "formation"),
  [FORCON_VALUE_FLAGSHIP] = NC_ ("value", "flagship"),
  [FORCON_VALUE_COMMAND_BROKEN] = NC_ ("value", "command broken"),
  [FORCON_VALUE_TORPEDOES] = NC_ ("value", "torpedoes"),
  [FORCON_VALUE_RUN] = NC_ ("value", "turns left to run"),
  [FORCON_VALUE_ROUND] = NC_ ("value", "round"),
  [FORCON_VALUE_STEP] = NC_ ("value", "step"),
  [FORCON_VALUE_TURN] = NC_ ("value", "side at turn"),
};

FORCON_DEFINE_LABEL_IN (ForconShipType, SHIP_TYPE, ship_type, ship_types, "ship type")
FORCON_DEFINE_LABEL_IN (ForconTarget, TARGET, target, targets, "target")
FORCON_DEFINE_LABEL_IN (ForconAspect, ASPECT, aspect, aspects, "aspect")
FORCON_DEFINE_LABEL (ForconArc, ARC, arc, arcs_of_fire, "arc")
FORCON_DEFINE_LABEL (ForconWeaponKind, WEAPON, weapon_kind, weapon_kinds, "weapon kind")
FORCON_DEFINE_LABEL (ForconMount, MOUNT, mount, mounts, "mount")
FORCON_DEFINE_LABEL_IN (ForconCrew, CREW, crew, crews, "crew")
FORCON_DEFINE_LABEL (ForconObjectKind, OBJECT, object_kind, object_kinds, "object")
FORCON_DEFINE_LABEL (ForconShipStatus, SHIP, ship_status, ship_statuses, "ship status")
FORCON_DEFINE_LABEL (ForconStep, STEP, step, steps, "step")
FORCON_DEFINE_LABEL_IN (ForconOrder, ORDER, order, orders, "order")
FORCON_DEFINE_LABEL (ForconCheck, CHECK, check, checks, "check")
FORCON_DEFINE_LABEL (ForconCriticalEffect, CRITICAL, critical_effect, critical_effects, "critical")
FORCON_DEFINE_LABEL (ForconCriticalEffect, CRITICAL, critical_place, critical_places, "critical place")
FORCON_DEFINE_LABEL (ForconCatastrophe, CATASTROPHE, catastrophe, catastrophes, "catastrophe")
FORCON_DEFINE_LABEL (ForconCause, CAUSE, cause, causes, "cause")
FORCON_DEFINE_LABEL (ForconPurpose, PURPOSE, purpose, purposes, "purpose of dice")
FORCON_DEFINE_LABEL (ForconEnding, ENDING, ending, endings, "ending")
FORCON_DEFINE_LABEL (ForconLevel, LEVEL, level, levels, "what is known")
FORCON_DEFINE_LABEL (ForconReveal, REVEAL, reveal, reveals, "how it was seen")
FORCON_DEFINE_LABEL (ForconFlagReason, FLAG_REASON, flag_reason, flag_reasons, "why the flag passes")
FORCON_DEFINE_LABEL (ForconSalvoEnd, SALVO_END, salvo_end, salvo_ends, "end of a salvo")
FORCON_DEFINE_LABEL (ForconCharge, CHARGE, charge, charges, "charge of a mine")
FORCON_DEFINE_LABEL (ForconMineEnd, MINE_END, mine_end, mine_ends, "end of a mine")
FORCON_DEFINE_LABEL (ForconFate, FATE, fate, fates, "fate of a prize")
FORCON_DEFINE_LABEL (ForconHalves, HALVES, halves, halves_words, "what is halved")
FORCON_DEFINE_LABEL (ForconLoss, LOSS, loss, losses, "how a ship is lost")
FORCON_DEFINE_LABEL (ForconThing, THING, thing, things, "thing")
FORCON_DEFINE_LABEL (ForconWhen, WHEN, when, whens, "case of an instruction")
FORCON_DEFINE_LABEL (ForconWhat, WHAT, what, whats, "instruction")
FORCON_DEFINE_LABEL (ForconValue, VALUE, value, values, "value")
FORCON_DEFINE_LABEL (ForconCommandKind, COMMAND, command, commands, "command")

char *
forcon_label_arcs (ForconArcs arcs)
{
  GString *text = g_string_new (NULL);

  for (ForconArc arc = 0; arc < FORCON_N_ARC; arc++)
    if (arcs & FORCON_ARC_BIT (arc))
      g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", forcon_label_arc (arc));
  return g_string_free (text, FALSE);
}

gboolean
forcon_label_repeats_type (const char *class_name, ForconShipType type)
{
  g_autofree char *name = g_utf8_casefold (class_name, -1);
  g_autofree char *word = g_utf8_casefold (forcon_label_ship_type (type), -1);

  for (const char *at = strstr (name, word); at != NULL; at = strstr (at + 1, word))
    {
      gboolean begins = at == name || !g_unichar_isalpha (g_utf8_get_char (g_utf8_prev_char (at)));

      if (begins && !g_unichar_isalpha (g_utf8_get_char (at + strlen (word))))
        return TRUE;
    }
  return FALSE;
}
