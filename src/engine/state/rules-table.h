/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What a rules file says, as the reader and data/schemas/rules.xsd.in need it: T ("element", "attribute", type,
 * member), where the type is one of the schema, and the member one of ForconRules. An attribute marked OPTIONAL may be
 * absent.
 * Elements with rows have one list for each, with members of the struct of a row.
 */
#define FORCON_RULES_NUMBERS(T)                                                                                        \
  T ("contact", "slack", length, contact_slack)                                                                        \
  T ("crews", "readiness-minimum", count, readiness_minimum)                                                           \
  T ("crews", "damage-readiness", change, damage_readiness)                                                            \
  T ("formations", "escorts", formation_size, formation.escorts)                                                       \
  T ("formations", "capitals", formation_size, formation.capitals)                                                     \
  T ("formations", "succession", change, formation.succession)                                                         \
  T ("movement", "course-correction", positive, course_correction_factor)                                              \
  T ("movement", "full-ahead", formula, full_ahead)                                                                    \
  T ("shifts", "near", fraction, near)                                                                                 \
  T ("shifts", "near-shift", shift, shift_near)                                                                        \
  T ("shifts", "far", fraction, far)                                                                                   \
  T ("shifts", "far-shift", shift, shift_far)                                                                          \
  T ("shifts", "marker-shift", shift, shift_marker)                                                                    \
  T ("destructor", "hit", die, destructor_hit)                                                                         \
  T ("destructor", "critical", die, destructor_critical)                                                               \
  T ("damage", "critical", die, critical)                                                                              \
  T ("torpedoes", "armour", armour, torpedo.armour)                                                                    \
  T ("torpedoes", "run", positive, torpedo.run)                                                                        \
  T ("torpedoes", "turn", turn, torpedo.turn)                                                                          \
  T ("torpedoes", "reach", length, torpedo.reach)                                                                      \
  T ("torpedoes", "turret", die, torpedo.turret)                                                                       \
  T ("torpedoes", "marker", die, torpedo.marker)                                                                       \
  T ("brace", "shields", positive, brace_factor)                                                                       \
  T ("brace", "special-save", die, special_save)                                                                       \
  T ("fire", "damage", count, fire_damage)                                                                             \
  T ("explosion", "hit", die, explosion_hit)                                                                           \
  T ("boarding", "struck-hits", count, boarding.struck_hits)                                                           \
  T ("boarding", "struck", change, boarding.struck)                                                                    \
  T ("boarding", "crippled", change, boarding.crippled)                                                                \
  T ("boarding", "ordered", change, boarding.ordered)                                                                  \
  T ("boarding", "failed", change, boarding.failed)                                                                    \
  T ("boarding", "ratios", ratios, boarding.ratios)                                                                    \
  T ("boarding", "prize-readiness", fraction, boarding.prize_readiness)                                                \
  T ("boarding", "captor-loss", fraction, boarding.captor_loss)                                                        \
  T ("ramming", "dice", positive, ram.dice)                                                                            \
  T ("ramming", "dice-smaller", positive, ram.dice_smaller)                                                            \
  T ("ramming", "dice-larger", positive, ram.dice_larger)                                                              \
  T ("ramming", "return", fraction, ram.return_share)                                                                  \
  T ("ramming", "return-bow", fraction, ram.return_bow)                                                                \
  T ("mines", "column", column_number, mine.column)                                                                    \
  T ("mines", "drone-reach", length, mine.drone_reach)                                                                 \
  T ("mines", "sweep-speed", length, mine.sweep_speed)                                                                 \
  T ("low-orbit", "width", size, orbit.width)                                                                          \
  T ("low-orbit", "orbits", positive, orbit.orbits)                                                                    \
  T ("low-orbit", "spacing", size, orbit.spacing)                                                                      \
  T ("low-orbit", "fall", count, orbit.fall)                                                                           \
  T ("low-orbit", "crash-share", fraction, orbit.crash_share)                                                          \
  T ("low-orbit", "crash-hit", die, orbit.crash_hit)                                                                   \
  T ("low-orbit", "decay", formula, orbit.decay)                                                                       \
  T ("campaign", "collecting", positive, campaign.collecting)                                                          \
  T ("campaign", "results", positive, campaign.results)                                                                \
  T ("campaign", "move", positive, campaign.move_halves)                                                               \
  T ("campaign", "light-move", positive, campaign.light_move_halves)                                                   \
  T ("campaign", "other", positive, campaign.other_halves)                                                             \
  T ("campaign", "light-speed", length, campaign.light_speed)                                                          \
  T ("campaign", "ambush", count, campaign.ambush)                                                                     \
  T ("campaign", "outnumbered", fraction, campaign.outnumbered, OPTIONAL)                                              \
  T ("clash-table", "width", size, campaign.width)                                                                     \
  T ("clash-table", "height", size, campaign.height)                                                                   \
  T ("clash-table", "edge", size, campaign.edge)                                                                       \
  T ("clash-table", "advance", size, campaign.advance)                                                                 \
  T ("clash-table", "gap", size, campaign.gap)                                                                         \
  T ("clash-table", "planet", size, campaign.planet)                                                                   \
  T ("clash-table", "moon", size, campaign.moon)                                                                       \
  T ("clash-table", "tunnel-mouth", size, campaign.tunnel)                                                             \
  T ("clash-table", "asteroids", size, campaign.asteroids)                                                             \
  T ("clash-table", "dust", size, campaign.dust)                                                                       \
  T ("clash-table", "asteroid-fields", count, campaign.asteroid_fields)                                                \
  T ("clash-table", "dust-fields", count, campaign.dust_fields)                                                        \
  T ("markers", "blast-radius", size, blast_radius)                                                                    \
  T ("markers", "rift-radius", size, rift_radius)

#define FORCON_RULES_OF_SHIP_TYPE(T)                                                                                   \
  T ("ship-type", "target", target, target)                                                                            \
  T ("ship-type", "diameter", size, diameter)                                                                          \
  T ("ship-type", "turn-fraction", fraction, turn_fraction)                                                            \
  T ("ship-type", "turns-at-speed", yes_no, turns_at_speed, OPTIONAL)                                                  \
  T ("ship-type", "several-turns", yes_no, several_turns, OPTIONAL)                                                    \
  T ("ship-type", "survives-critical", yes_no, survives_critical, OPTIONAL)

#define FORCON_RULES_OF_CREW(T)                                                                                        \
  T ("crew", "below", positive, below, OPTIONAL)                                                                       \
  T ("crew", "modifier", change, modifier)                                                                             \
  T ("crew", "target-check", change, target_check)                                                                     \
  T ("crew", "repairs", count, repairs)

#define FORCON_RULES_OF_EFFECT(T)                                                                                      \
  T ("effect", "extra", formula, extra, OPTIONAL)                                                                      \
  T ("effect", "readiness", formula, readiness, OPTIONAL)                                                              \
  T ("effect", "ew-attack", formula, ew_attack, OPTIONAL)                                                              \
  T ("effect", "speed", length, speed, OPTIONAL)                                                                       \
  T ("effect", "repairable", yes_no, repairable)                                                                       \
  T ("effect", "strain", die, strain, OPTIONAL)                                                                        \
  T ("effect", "low-orbit", orbit_result, low_orbit, OPTIONAL)

#define FORCON_RULES_OF_CATASTROPHE(T)                                                                                 \
  T ("catastrophe", "blast-markers", count, blast_markers, OPTIONAL)                                                   \
  T ("catastrophe", "drift", formula, drift, OPTIONAL)                                                                 \
  T ("catastrophe", "rolls-again", yes_no, rolls_again, OPTIONAL)                                                      \
  T ("catastrophe", "radius", formula, radius, OPTIONAL)                                                               \
  T ("catastrophe", "force", fraction, force, OPTIONAL)                                                                \
  T ("catastrophe", "rift", yes_no, rift, OPTIONAL)

#define FORCON_RULES_OF_MINE(T)                                                                                        \
  T ("mine", "charge", charge, charge)                                                                                 \
  T ("mine", "range", length, range)                                                                                   \
  T ("mine", "strength", count, strength)

/*
 * The options (section 15 of the rules): T ("name", member of ForconOptions, how it is set, words), the default first.
 * FLAG: whether it is the second word; COUNT: a number, which is one of the words; LIMIT: a number from 1, where a word
 * is none.
 */
#define FORCON_RULES_OPTIONS(T)                                                                                        \
  T ("orders.readiness-check", orders_readiness_check, FLAG, "no", "yes")                                              \
  T ("shields.order", shields_after_armour, FLAG, "before-armour", "after-armour")                                     \
  T ("boarding.rounds-per-turn", boarding_rounds, LIMIT, "to-the-end")                                                 \
  T ("mines.sweeper-check-dice", sweeper_dice, COUNT, "1", "2")                                                        \
  T ("markers.removal", markers_removal, MARKERS, "d6", "all", "none")                                                 \
  T ("detection.ties", detection_ties_found, FLAG, "hidden", "found")                                                  \
  T ("station.catastrophe-dice", station_dice, COUNT, "1", "2")                                                        \
  T ("low-orbit.engine-hit", orbit_engine_falling, FLAG, "destroyed", "falling")                                       \
  T ("turns.first", turns_first, FIRST, "attacker", "roll")                                                            \
  T ("repair.compare", repair_at_most, FLAG, "less", "at-most")                                                        \
  T ("broken-command.joining", broken_joins_in_contact, FLAG, "never", "in-contact")                                   \
  T ("mines.plasma", mines_fixed_column, FLAG, "shifted", "column-1")                                                  \
  T ("criticals.hull", hull_for_good, FLAG, "repairable", "for-good")                                                  \
  T ("criticals.sources", criticals_of_extra, FLAG, "not-of-extra", "every")                                           \
  T ("target-check.binds", every_critical_binds, FLAG, "repairable", "every")
