/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"
#include "app/widgets/panel.h"

G_BEGIN_DECLS

/**
 * ForconPinPrompt:
 *
 * Asks for a PIN, or has one set where there is none yet. What is typed is compared on a thread of its own and
 * forgotten.
 *
 * Signals: "opened" when the right one was typed, or one was set; "left" when somebody goes back instead.
 */
#define FORCON_TYPE_PIN_PROMPT (forcon_pin_prompt_get_type ())
G_DECLARE_FINAL_TYPE (ForconPinPrompt, forcon_pin_prompt, FORCON, PIN_PROMPT, ForconPanel)

/**
 * forcon_pin_prompt_ask:
 * @self: a prompt
 * @game: a game with a campaign
 * @admiral: whose PIN; none for the master's
 *
 * Asks for it; where there is none yet, it is set.
 */
void forcon_pin_prompt_ask (ForconPinPrompt *self, ForconGame *game, ForconSideId admiral);

/**
 * forcon_pin_prompt_forget:
 * @self: a prompt
 *
 * Asks for nothing any more, and forgets what was typed.
 */
void forcon_pin_prompt_forget (ForconPinPrompt *self);

/* Whether there is a way back without a PIN. */
void forcon_pin_prompt_set_can_leave (ForconPinPrompt *self, gboolean can_leave);

G_END_DECLS
