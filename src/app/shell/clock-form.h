/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"
#include "app/widgets/panel.h"

G_BEGIN_DECLS

/* What the master can put right about the clock: the time left, the period, the lengths of both, the alarms. */
#define FORCON_TYPE_CLOCK_FORM (forcon_clock_form_get_type ())
G_DECLARE_FINAL_TYPE (ForconClockForm, forcon_clock_form, FORCON, CLOCK_FORM, ForconPanel)

/**
 * forcon_clock_form_begin:
 * @self: a form that is about to be seen
 *
 * Fills in how things stand, with the time left ready to be typed over.
 */
void forcon_clock_form_begin (ForconClockForm *self);

G_END_DECLS
