/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/dice/twilight-labels.h"

#include "render/drawing/label-private.h"

static const char *const sides[] = {
  [FORCON_TWILIGHT_SIDE_ATTACKER] = NC_ ("fleet dice side", "attacker"),
  [FORCON_TWILIGHT_SIDE_DEFENDER] = NC_ ("fleet dice side", "defender"),
};

static const char *const places[] = {
  [FORCON_TWILIGHT_PLACE_SPACE] = NC_ ("fleet dice place", "space combat"),
  [FORCON_TWILIGHT_PLACE_GROUND] = NC_ ("fleet dice place", "ground combat"),
};

static const char *const steps[] = {
  [FORCON_TWILIGHT_STEP_BEFORE] = NC_ ("fleet dice step", "before the combat"),
  [FORCON_TWILIGHT_STEP_PLANET] = NC_ ("fleet dice step", "choice of the planet"),
  [FORCON_TWILIGHT_STEP_START] = NC_ ("fleet dice step", "start of the round"),
  [FORCON_TWILIGHT_STEP_BARRAGE] = NC_ ("fleet dice step", "anti-fighter barrage"),
  [FORCON_TWILIGHT_STEP_ANNOUNCE] = NC_ ("fleet dice step", "announcing retreats"),
  [FORCON_TWILIGHT_STEP_ROLL] = NC_ ("fleet dice step", "combat rolls"),
  [FORCON_TWILIGHT_STEP_ASSIGN] = NC_ ("fleet dice step", "assigning hits"),
  [FORCON_TWILIGHT_STEP_RETREAT] = NC_ ("fleet dice step", "retreat"),
  [FORCON_TWILIGHT_STEP_END] = NC_ ("fleet dice step", "end of the round"),
  [FORCON_TWILIGHT_STEP_CAPACITY] = NC_ ("fleet dice step", "capacity after the combat"),
  [FORCON_TWILIGHT_STEP_OVER] = NC_ ("fleet dice step", "over"),
};

static const char *const anomalies[] = {
  [FORCON_ANOMALY_ASTEROID_FIELD] = NC_ ("anomaly", "asteroid field"),
  [FORCON_ANOMALY_SUPERNOVA] = NC_ ("anomaly", "supernova"),
  [FORCON_ANOMALY_NEBULA] = NC_ ("anomaly", "nebula"),
  [FORCON_ANOMALY_GRAVITY_RIFT] = NC_ ("anomaly", "gravity rift"),
};

static const char *const assets[] = {
  [FORCON_TWILIGHT_ASSET_ANTIMASS_DEFLECTORS] = NC_ ("fleet dice asset", "Antimass Deflectors"),
  [FORCON_TWILIGHT_ASSET_MAGMUS_REACTOR] = NC_ ("fleet dice asset", "Magmus Reactor"),
  [FORCON_TWILIGHT_ASSET_DARK_ENERGY_TAP] = NC_ ("fleet dice asset", "Dark Energy Tap"),
  [FORCON_TWILIGHT_ASSET_EMPYREAN] = NC_ ("fleet dice asset", "the Empyrean"),
  [FORCON_TWILIGHT_ASSET_NAV_SUITE] = NC_ ("fleet dice asset", "Nav Suite"),
};

static const char *const laws[] = {
  [FORCON_TWILIGHT_LAW_SHARED_RESEARCH] = NC_ ("fleet dice law", "Shared Research"),
};

static const char *const effects[] = {
  [FORCON_TWILIGHT_EFFECT_DESTROY] = NC_ ("fleet dice effect", "destroy units"),
  [FORCON_TWILIGHT_EFFECT_DAMAGE] = NC_ ("fleet dice effect", "damage units"),
  [FORCON_TWILIGHT_EFFECT_REPAIR] = NC_ ("fleet dice effect", "repair units"),
  [FORCON_TWILIGHT_EFFECT_ADD] = NC_ ("fleet dice effect", "add units"),
  [FORCON_TWILIGHT_EFFECT_HITS] = NC_ ("fleet dice effect", "more or fewer hits"),
  [FORCON_TWILIGHT_EFFECT_MODIFY] = NC_ ("fleet dice effect", "change all combat rolls"),
  [FORCON_TWILIGHT_EFFECT_MODIFY_ROUND] = NC_ ("fleet dice effect", "change the combat rolls of this round"),
  [FORCON_TWILIGHT_EFFECT_CANCEL_RETREAT] = NC_ ("fleet dice effect", "cancel a retreat"),
  [FORCON_TWILIGHT_EFFECT_FORCE_RETREAT] = NC_ ("fleet dice effect", "force a retreat in this round"),
  [FORCON_TWILIGHT_EFFECT_FORBID_RETREAT] = NC_ ("fleet dice effect", "forbid retreating in this round"),
  [FORCON_TWILIGHT_EFFECT_ARRIVE] = NC_ ("fleet dice effect", "something comes to a neighbouring system"),
  [FORCON_TWILIGHT_EFFECT_LEAVE] = NC_ ("fleet dice effect", "something leaves a neighbouring system"),
};

static const char *const things[] = {
  [FORCON_NEIGHBOUR_THING_SHIPS] = NC_ ("in a system", "ships"),
  [FORCON_NEIGHBOUR_THING_UNITS] = NC_ ("in a system", "units"),
  [FORCON_NEIGHBOUR_THING_PLANET] = NC_ ("in a system", "a planet under control"),
  [FORCON_NEIGHBOUR_THING_TOKEN] = NC_ ("in a system", "a command token"),
  [FORCON_NEIGHBOUR_THING_OTHERS] = NC_ ("in a system", "ships of a third player"),
  [FORCON_NEIGHBOUR_THING_ASTEROID_FIELD] = NC_ ("in a system", "an asteroid field"),
  [FORCON_NEIGHBOUR_THING_SUPERNOVA] = NC_ ("in a system", "a supernova"),
  [FORCON_NEIGHBOUR_THING_NEBULA] = NC_ ("in a system", "a nebula"),
  [FORCON_NEIGHBOUR_THING_GRAVITY_RIFT] = NC_ ("in a system", "a gravity rift"),
};

static const char *const losses[] = {
  [FORCON_TWILIGHT_LOSS_HIT] = NC_ ("fleet dice loss", "destroyed by hits"),
  [FORCON_TWILIGHT_LOSS_BARRAGE] = NC_ ("fleet dice loss", "destroyed by the barrage"),
  [FORCON_TWILIGHT_LOSS_STRANDED] = NC_ ("fleet dice loss", "could not retreat"),
  [FORCON_TWILIGHT_LOSS_RIFT] = NC_ ("fleet dice loss", "lost in the gravity rift"),
  [FORCON_TWILIGHT_LOSS_CAPACITY] = NC_ ("fleet dice loss", "had no room"),
  [FORCON_TWILIGHT_LOSS_EFFECT] = NC_ ("fleet dice loss", "by an effect"),
};

static const char *const policies[] = {
  [FORCON_HIT_POLICY_SUSTAIN_FIRST] = NC_ ("hit policy", "all sustain damage first"),
  [FORCON_HIT_POLICY_DREADNOUGHT_FIRST] = NC_ ("hit policy", "Dreadnought II sustain first, then type by type"),
};

static const char *const commands[] = {
  [FORCON_TWILIGHT_COMMAND_PROCEED] = NC_ ("fleet dice command", "go on"),
  [FORCON_TWILIGHT_COMMAND_BARRAGE] = NC_ ("fleet dice command", "anti-fighter barrage"),
  [FORCON_TWILIGHT_COMMAND_WAIVE] = NC_ ("fleet dice command", "no barrage"),
  [FORCON_TWILIGHT_COMMAND_ANNOUNCE] = NC_ ("fleet dice command", "announce a retreat"),
  [FORCON_TWILIGHT_COMMAND_STAY] = NC_ ("fleet dice command", "no retreat"),
  [FORCON_TWILIGHT_COMMAND_ROLL] = NC_ ("fleet dice command", "combat roll"),
  [FORCON_TWILIGHT_COMMAND_REROLL] = NC_ ("fleet dice command", "roll a die again"),
  [FORCON_TWILIGHT_COMMAND_CHANGE] = NC_ ("fleet dice command", "change a die"),
  [FORCON_TWILIGHT_COMMAND_SUSTAIN] = NC_ ("fleet dice command", "sustain damage"),
  [FORCON_TWILIGHT_COMMAND_DESTROY] = NC_ ("fleet dice command", "destroy"),
  [FORCON_TWILIGHT_COMMAND_RETREAT] = NC_ ("fleet dice command", "retreat"),
  [FORCON_TWILIGHT_COMMAND_REMOVE] = NC_ ("fleet dice command", "remove what has no room"),
  [FORCON_TWILIGHT_COMMAND_PLANET] = NC_ ("fleet dice command", "choose the planet"),
  [FORCON_TWILIGHT_COMMAND_EFFECT] = NC_ ("fleet dice command", "ability or card"),
};

FORCON_DEFINE_LABEL (ForconTwilightSide, TWILIGHT_SIDE, twilight_side, sides, "fleet dice side")
FORCON_DEFINE_LABEL (ForconTwilightPlace, TWILIGHT_PLACE, twilight_place, places, "fleet dice place")
FORCON_DEFINE_LABEL (ForconTwilightStep, TWILIGHT_STEP, twilight_step, steps, "fleet dice step")
FORCON_DEFINE_LABEL (ForconAnomaly, ANOMALY, anomaly, anomalies, "anomaly")
FORCON_DEFINE_LABEL (ForconTwilightAsset, TWILIGHT_ASSET, twilight_asset, assets, "fleet dice asset")
FORCON_DEFINE_LABEL (ForconTwilightLaw, TWILIGHT_LAW, twilight_law, laws, "fleet dice law")
FORCON_DEFINE_LABEL (ForconNeighbourThing, NEIGHBOUR_THING, neighbour_thing, things, "in a system")
FORCON_DEFINE_LABEL (ForconTwilightEffect, TWILIGHT_EFFECT, twilight_effect, effects, "fleet dice effect")
FORCON_DEFINE_LABEL (ForconTwilightLoss, TWILIGHT_LOSS, twilight_loss, losses, "fleet dice loss")
FORCON_DEFINE_LABEL (ForconHitPolicy, HIT_POLICY, hit_policy, policies, "hit policy")
FORCON_DEFINE_LABEL (ForconTwilightCommandKind, TWILIGHT_COMMAND, twilight_command, commands, "fleet dice command")
