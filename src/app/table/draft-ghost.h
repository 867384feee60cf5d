/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/session.h"
#include "render/drawing/table-model.h"

G_BEGIN_DECLS

/* The ghost of what is drawn up, with what it points at. */
typedef struct {
  ForconGhost ghost;
  char *reason;
  GArray *others;
} ForconDraftGhost;

/**
 * forcon_ghost_lay:
 * @ghost: (inout): the path of the ship that leads goes here, and how many move along
 * @others: (element-type ForconTrail): those who move along are added
 * @battle: a battle
 * @lead: the ship that leads
 * @legs: of the move
 */
void forcon_ghost_lay (ForconGhost *ghost, GArray *others, const ForconBattle *battle, ForconShipId lead,
                       const ForconLegs *legs);

/**
 * forcon_draft_ghost_make:
 * @self: (out): the ghost; clear it afterwards
 * @session: a session with a battle
 *
 * Returns: whether something is drawn up that can be shown
 */
gboolean forcon_draft_ghost_make (ForconDraftGhost *self, ForconSession *session);

void forcon_draft_ghost_clear (ForconDraftGhost *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ForconDraftGhost, forcon_draft_ghost_clear)

G_END_DECLS
