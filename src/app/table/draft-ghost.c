/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the table shows of a move, a launch or a placing that is drawn up. */
#include "app/table/draft-ghost.h"

#include "app/session/session-ask.h"
#include "app/session/session-draft.h"
#include "engine/movement/orbit.h"
#include "report/battle/sentences.h"
#include "engine/weapons/torpedo.h"

/* Why not, if the engine refuses it. */
static void
judge (ForconDraftGhost *self, ForconSession *session, const ForconVerdict *verdict)
{
  self->ghost.legal = forcon_verdict_allows (verdict);
  if (!self->ghost.legal)
    self->reason
        = forcon_sentence_of_verdict (forcon_session_battle (session), forcon_session_rules (session), verdict);
  self->ghost.reason = self->reason;
}

void
forcon_ghost_lay (ForconGhost *ghost, GArray *others, const ForconBattle *battle, ForconShipId lead,
                  const ForconLegs *legs)
{
  g_autofree ForconPath *paths = g_new0 (ForconPath, FORCON_FORMATION_SHIPS_MAX);
  ForconShips ships = forcon_move_body (battle, lead);

  forcon_move_paths (battle, &ships, legs, paths);
  ghost->ship = lead;
  for (guint i = 0; i < ships.n; i++)
    {
      ForconTrail other = { .ship = ships.ship[i], .path = paths[i] };

      if (FORCON_ID_EQUAL (ships.ship[i], lead))
        {
          ghost->path = paths[i];
          continue;
        }
      g_array_append_val (others, other);
      ghost->n_others++;
    }
}

/* In low orbit a ship goes along a line, and then to another. */
static void
orbit_path (ForconDraftGhost *self, ForconSession *session, const ForconCommand *command)
{
  const ForconShip *ship = forcon_battle_ship (forcon_session_battle (session), command->move.ship);
  g_autofree ForconOrbitMove *move = g_new0 (ForconOrbitMove, 1);

  forcon_orbit_solve (forcon_session_battle (session), forcon_session_rules (session), command->move.ship,
                      &command->move.legs, command->move.orbit, command->move.halves, move);
  self->ghost.path
      = (ForconPath){ .n_points = 2, .points = { ship->position, ship->position }, .heading = ship->heading };
  for (guint i = 0; move->verdict.kind == FORCON_VERDICT_DONE && i < move->ships.n; i++)
    if (FORCON_ID_EQUAL (move->ships.ship[i], command->move.ship))
      self->ghost.path.points[1] = move->ends[i];
}

static gboolean
ghost_of_move (ForconDraftGhost *self, ForconSession *session)
{
  const ForconBattle *battle = forcon_session_battle (session);
  ForconCommand command = forcon_session_move_command (session);
  ForconVerdict verdict = forcon_session_try (session, &command);
  const ForconShip *ship = forcon_battle_ship (battle, command.move.ship);

  self->ghost.ship = command.move.ship;
  if (!FORCON_ID_IS_NONE (ship->planet))
    orbit_path (self, session, &command);
  else
    {
      self->ghost.path = forcon_move_path (ship->position, ship->heading, &command.move.legs);
      self->others = g_array_new (FALSE, FALSE, sizeof (ForconTrail));
      forcon_ghost_lay (&self->ghost, self->others, battle, command.move.ship, &command.move.legs);
      self->ghost.others = (const ForconTrail *) self->others->data;
    }
  judge (self, session, &verdict);
  return TRUE;
}

static gboolean
ghost_of_salvo (ForconDraftGhost *self, ForconSession *session)
{
  const ForconBattle *battle = forcon_session_battle (session);
  ForconCommand command = forcon_session_salvo_command (session);
  ForconVerdict verdict = forcon_session_try (session, &command);
  const ForconSalvo *salvo = forcon_battle_salvo (battle, command.move_salvo.salvo);

  self->ghost.salvo = command.move_salvo.salvo;
  self->ghost.path = forcon_salvo_path (battle, command.move_salvo.salvo, &command.move_salvo.legs);
  self->ghost.next = salvo->speed;
  self->ghost.turns = MAX (salvo->run - 1, 0);
  judge (self, session, &verdict);
  return TRUE;
}

/* A salvo lies beside its ship until it moves in the torpedo step: its way there is shown. */
static gboolean
ghost_of_launch (ForconDraftGhost *self, ForconSession *session)
{
  const ForconBattle *battle = forcon_session_battle (session);
  ForconCommand command = forcon_session_launch_command (session);
  g_autofree ForconLaunch *launch = g_new0 (ForconLaunch, 1);
  ForconLegs legs = { .n = 1 };

  forcon_launch_solve (battle, forcon_session_rules (session), &command, launch);
  if (launch->verdict.kind != FORCON_VERDICT_DONE)
    return FALSE;
  legs.leg[0].ahead = launch->speed;
  self->ghost.ship = command.launch.ship;
  self->ghost.count = launch->count;
  self->ghost.path = forcon_move_path (launch->position, launch->heading, &legs);
  self->ghost.next = launch->speed;
  self->ghost.turns = MAX (launch->run - 1, 0);
  self->ghost.legal = TRUE;
  return TRUE;
}

static gboolean
ghost_of_placing (ForconDraftGhost *self, ForconSession *session)
{
  const ForconDraft *draft = forcon_session_draft (session);
  const ForconBattle *battle = forcon_session_battle (session);
  const ForconSalvo *salvo = forcon_battle_salvo (battle, draft->thing.salvo);
  gboolean of_ship = !FORCON_ID_IS_NONE (draft->ship) && FORCON_ID_IS_NONE (draft->thing.mine)
                     && FORCON_ID_IS_NONE (draft->thing.object);

  if (salvo == NULL && !of_ship)
    return FALSE;
  self->ghost.ship = salvo == NULL ? draft->ship : FORCON_NO_SHIP;
  self->ghost.salvo = draft->thing.salvo;
  self->ghost.legal = TRUE;
  self->ghost.path = (ForconPath){ .n_points = 1, .points = { draft->place } };
  self->ghost.path.heading = salvo != NULL ? salvo->heading : forcon_battle_ship (battle, draft->ship)->heading;
  return TRUE;
}

gboolean
forcon_draft_ghost_make (ForconDraftGhost *self, ForconSession *session)
{
  const ForconDraft *draft = forcon_session_draft (session);

  *self = (ForconDraftGhost){ 0 };
  if (draft->placing)
    return draft->placed && ghost_of_placing (self, session);
  if (forcon_session_may_move_salvo (session))
    return ghost_of_salvo (self, session);
  if (draft->launching && forcon_session_may_launch (session))
    return ghost_of_launch (self, session);
  return draft->touched && forcon_session_may_move (session) && ghost_of_move (self, session);
}

void
forcon_draft_ghost_clear (ForconDraftGhost *self)
{
  g_clear_pointer (&self->reason, g_free);
  g_clear_pointer (&self->others, g_array_unref);
}
