/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/session.h"
#include "engine/views/view.h"

G_BEGIN_DECLS

/* A place in the journal that no battle reaches. */
#define FORCON_NEVER_SAVED G_MAXUINT

struct _ForconSession {
  GObject parent;

  /* The script's file; @saved_at is the journal's position when it was written. */
  char *path;
  guint saved_at;

  /* The campaign whose clash is played, its rules, and a copy of the clash's journal, made from the first @followed of the
   * campaign's entries; %NULL while no battle is open. Whether a command of this table is being done; whether any can be. */
  ForconGame *game;
  const ForconRules *rules;
  ForconClashId clash;
  ForconJournal *journal;
  guint followed;
  gboolean playing;
  gboolean was_open;

  ForconDraft draft;

  /* How dice fall unless somebody says otherwise, and whether results are looked at before they are applied. */
  ForconDiceMode mode;
  gboolean checks;

  /* A command whose dice are being typed, or whose result is being looked at; with which dice. */
  gboolean asking;
  gboolean checking;
  ForconCommand asked;
  ForconDiceMode asked_mode;
  GByteArray *faces;
  ForconDiceRequest request;
  guint roll_number;
  ForconOutcome *review;

  /* What a side knows, while that is shown. */
  ForconView *view;

  /* For whom a captain plays, and his next command. */
  ForconSideId captain;
  guint captain_source;
  guint captain_given;
};

gboolean forcon_session_sit_down (ForconSession *self, ForconGame *game, ForconClashId clash, GError **error);
void forcon_session_ask (ForconSession *self, const ForconDiceRequest *request);
void forcon_session_look_as (ForconSession *self, ForconSideId side);
gboolean forcon_session_clash_is_open (ForconSession *self);
gboolean forcon_session_roll_for_absent (ForconSession *self, const ForconDiceRequest *request);
void forcon_session_history_changed (ForconSession *self);
void forcon_session_stop_captain (ForconSession *self);

void forcon_session_decide (ForconSession *self);
gboolean forcon_session_look (ForconSession *self);
void forcon_session_stop_asking (ForconSession *self);
void forcon_session_tell_reviewed (ForconSession *self);
void forcon_session_tell_asked (ForconSession *self);

void forcon_session_opened (ForconSession *self);
void forcon_session_battle_changed (ForconSession *self);
void forcon_session_draft_changed (ForconSession *self);
void forcon_session_reset_draft (ForconSession *self, ForconShipId ship);
ForconLegs forcon_session_spoken_legs (ForconSession *self);
ForconLegs forcon_session_padded (ForconLegs legs);
void forcon_session_draft_salvo (ForconSession *self, ForconSalvoId id);
void forcon_session_drag_salvo (ForconSession *self, ForconPoint goal);
void forcon_session_refuse (ForconSession *self, const ForconVerdict *verdict);

G_END_DECLS
