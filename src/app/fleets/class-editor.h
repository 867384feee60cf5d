/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"
#include "app/widgets/panel.h"

G_BEGIN_DECLS

/* The classes of ships of a game before play: a card for each, edited where its values stand. */
#define FORCON_TYPE_CLASS_EDITOR (forcon_class_editor_get_type ())
G_DECLARE_FINAL_TYPE (ForconClassEditor, forcon_class_editor, FORCON, CLASS_EDITOR, ForconPanel)

/* Shows a class, by its name. */
void forcon_class_editor_choose (ForconClassEditor *self, const char *class_name);

G_END_DECLS
