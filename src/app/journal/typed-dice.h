/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/journal/journal-model.h"
#include "app/widgets/panel.h"

G_BEGIN_DECLS

/*
 * The dice that people threw for commands that were taken back. They stay here, to be typed again, also when other
 * commands have taken the places of those; they go when the commands are done again. A button with a list; without any
 * dice it is not there.
 */
#define FORCON_TYPE_TYPED_DICE_BUTTON (forcon_typed_dice_button_get_type ())
G_DECLARE_FINAL_TYPE (ForconTypedDiceButton, forcon_typed_dice_button, FORCON, TYPED_DICE_BUTTON, ForconPanel)

/**
 * forcon_typed_dice_button_set_model:
 * @self: a new button
 * @model: the journal
 */
void forcon_typed_dice_button_set_model (ForconTypedDiceButton *self, ForconJournalModel *model);

/* Returns: how many rolls are kept */
guint forcon_typed_dice_button_n_rolls (ForconTypedDiceButton *self);

/* Returns: (transfer full): the faces of one of them: "3 5 6" */
char *forcon_typed_dice_button_faces (ForconTypedDiceButton *self, guint roll);

G_END_DECLS
