/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-folio.h"

G_BEGIN_DECLS

/**
 * ForconEnvelope:
 * @campaign: what is played
 * @name: for whom
 * @power: whom that admiral serves
 * @side: whose rim the seal has, from 0
 * @phase: of which phase
 *
 * What stands on the outside of a sealed pack: everybody may read it. All texts are made safe already.
 */
typedef struct {
  const char *campaign;
  const char *name;
  const char *power;
  guint side;
  gint phase;
} ForconEnvelope;

void forcon_folio_add_envelope (ForconFolio *folio, const ForconEnvelope *envelope, ForconPaper paper);

G_END_DECLS
