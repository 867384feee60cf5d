/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-render-card.h"

G_BEGIN_DECLS

/* Private to this layer: the tables of the rules that a card carries, for who has no rules at hand. */
void forcon_card_model_prepare_tables (ForconCardModel *model);
void forcon_card_model_add_tables (ForconCardModel *model, const ForconBattle *fleet, const ForconRules *rules,
                                   ForconShipId ship);

char *forcon_card_weapon_letter (guint index);

G_END_DECLS
