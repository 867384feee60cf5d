/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What a unit of the fleet dice can do, as the rules and a player's own units in files say it: T (KIND, member of
 * ForconUnit, "attribute"). COST: in halves; ATTACK: its value and, as "another attribute", its dice, of which there is
 * one where only the value is stated; MOVE: stating it says that the unit moves.
 */
#define FORCON_UNIT_VALUES(T)                                                                                          \
  T (COST, half_cost, "cost")                                                                                          \
  T (ATTACK, combat, "combat", "dice")                                                                                 \
  T (MOVE, move, "move")                                                                                               \
  T (COUNT, capacity, "capacity")                                                                                      \
  T (FLAG, fighter, "fighter")                                                                                         \
  T (ATTACK, barrage, "barrage", "barrage-dice")                                                                       \
  T (ATTACK, bombardment, "bombardment", "bombardment-dice")                                                           \
  T (ATTACK, cannon, "cannon", "cannon-dice")                                                                          \
  T (FLAG, cannon_adjacent, "cannon-adjacent")                                                                         \
  T (FLAG, sustain, "sustain")                                                                                         \
  T (FLAG, safe_sustain, "safe-sustain")                                                                               \
  T (FLAG, planetary_shield, "planetary-shield")                                                                       \
  T (FLAG, pierces_shield, "pierces-shield")                                                                           \
  T (COUNT, limit, "limit")
