/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"
#include "app/widgets/panel.h"

G_BEGIN_DECLS

/*
 * What admirals ask the master and write to each other, as far as it is open or with a courier: the master answers it,
 * forwards it or puts it aside; and writes down what is asked by word of mouth (F-CAMP-9).
 */
#define FORCON_TYPE_QUESTION_DESK (forcon_question_desk_get_type ())
G_DECLARE_FINAL_TYPE (ForconQuestionDesk, forcon_question_desk, FORCON, QUESTION_DESK, ForconPanel)

/**
 * forcon_question_desk_choose:
 * @self: a desk
 * @query: one of those that it shows; none for the one that is chosen already
 *
 * Chooses it, and puts the keyboard where it is answered.
 */
void forcon_question_desk_choose (ForconQuestionDesk *self, ForconQueryId query);

G_END_DECLS
