/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "forcon-game.h"

G_BEGIN_DECLS

/* The master's word that two formations clash: which, and with whom. */
#define FORCON_TYPE_MEET_FORM (forcon_meet_form_get_type ())
G_DECLARE_FINAL_TYPE (ForconMeetForm, forcon_meet_form, FORCON, MEET_FORM, GtkWidget)

void forcon_meet_form_set_game (ForconMeetForm *self, ForconGame *game);
void forcon_meet_form_fill (ForconMeetForm *self);

G_END_DECLS
