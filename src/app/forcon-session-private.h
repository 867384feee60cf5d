/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-session.h"

G_BEGIN_DECLS

/* A place in the journal that no battle reaches. */
#define FORCON_NEVER_SAVED G_MAXUINT

struct _ForconSession {
  GObject parent;

  /* The file; @saved_at is the journal's position when it was written. */
  char *path;
  char *rules_name;
  guint saved_at;

  /* The journal borrows the rules. */
  ForconRules *rules;
  ForconJournal *journal;

  ForconDraft draft;

  /* A command whose dice are being typed. */
  gboolean asking;
  ForconCommand asked;
  GByteArray *faces;
  ForconDiceRequest request;
};

void forcon_session_opened (ForconSession *self);
void forcon_session_battle_changed (ForconSession *self);
void forcon_session_draft_changed (ForconSession *self);
void forcon_session_reset_draft (ForconSession *self, ForconShipId ship);
void forcon_session_refuse (ForconSession *self, const ForconVerdict *verdict);

G_END_DECLS
