/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/widgets/panel.h"
#include "app/session/session.h"

G_BEGIN_DECLS

/* The legs of the move that is drawn up, as numbers to be typed: "ahead, turn, ahead". */
#define FORCON_TYPE_LEG_FIELDS (forcon_leg_fields_get_type ())
G_DECLARE_FINAL_TYPE (ForconLegFields, forcon_leg_fields, FORCON, LEG_FIELDS, ForconPanel)

/* Makes room for another turn. */
void forcon_leg_fields_add_leg (ForconLegFields *self);

/* Puts the focus into the first leg. */
void forcon_leg_fields_focus (ForconLegFields *self);

G_END_DECLS
