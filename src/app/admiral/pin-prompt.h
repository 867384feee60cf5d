/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"
#include "app/widgets/panel.h"

G_BEGIN_DECLS

/**
 * ForconPinPrompt:
 *
 * Asks for a PIN, or has one set where there is none yet. What is typed is compared on a thread of its own and forgotten.
 *
 * Signals: "opened" when the right one was typed, or one was set; "left" when somebody goes back instead.
 */
#define FORCON_TYPE_PIN_PROMPT (forcon_pin_prompt_get_type ())
G_DECLARE_FINAL_TYPE (ForconPinPrompt, forcon_pin_prompt, FORCON, PIN_PROMPT, ForconPanel)

void forcon_pin_prompt_ask (ForconPinPrompt *self, ForconGame *game, ForconSideId admiral);
void forcon_pin_prompt_forget (ForconPinPrompt *self);
void forcon_pin_prompt_set_can_leave (ForconPinPrompt *self, gboolean can_leave);

G_END_DECLS
