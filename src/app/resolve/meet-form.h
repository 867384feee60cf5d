/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"
#include "app/widgets/panel.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* The master's word that two formations clash: which, and with whom. */
#define FORCON_TYPE_MEET_FORM (forcon_meet_form_get_type ())
G_DECLARE_FINAL_TYPE (ForconMeetForm, forcon_meet_form, FORCON, MEET_FORM, ForconPanel)

/**
 * forcon_meet_form_fill:
 * @self: a form
 *
 * Offers the formations as they stand now, beginning with the selected one.
 */
void forcon_meet_form_fill (ForconMeetForm *self);

G_END_DECLS
