/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/balance/balance.h"

G_BEGIN_DECLS

/**
 * ForconBalanceClasses:
 * @names: (element-type utf8): of the classes
 * @cards: (element-type GPtrArray): by class the cards of its ships
 *
 * The classes of all fleets, in the order in which they are found.
 */
typedef struct {
  GPtrArray *names;
  GPtrArray *cards;
} ForconBalanceClasses;

/* Cards of one class that say different things are weighed as one class, by what they are on average. */
void forcon_balance_classes_init (ForconBalanceClasses *classes, const GArray *fleets);
void forcon_balance_classes_clear (ForconBalanceClasses *classes);

/* The place of the class of a card, which is one of them. */
guint forcon_balance_class_of (const ForconBalanceClasses *classes, const ForconCard *card);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ForconBalanceClasses, forcon_balance_classes_clear)

/* Small fleets of these classes, drawn at random, that fight each other. Returns: (nullable): NULL when stopped */
ForconTrials *forcon_balance_try (const ForconBalanceWish *wish, const ForconBalanceClasses *classes);

/* All pairs of fleets, and the battles that begin. Returns: whether it was not stopped */
gboolean forcon_balance_fight_pairs (const ForconBalanceWish *wish, GArray *pairs);
gboolean forcon_balance_fight_starts (const ForconBalanceWish *wish, GPtrArray *starts);

/* Tells how far it is. Returns: whether to go on */
gboolean forcon_balance_tell (const ForconBalanceWish *wish, double share);

G_END_DECLS
