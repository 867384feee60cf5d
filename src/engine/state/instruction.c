/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/state/instruction.h"

FORCON_DEFINE_FIELD_TYPE (MASK, sides, guint32)
FORCON_DEFINE_FIELD_TYPE (MASK, ship_types, guint32)

#define FIELDS(F) FORCON_FIELDS_DOCTRINE (F) FORCON_FIELDS_DOCTRINE_PAST (F)
FORCON_DEFINE_SHAPE (FIELDS, forcon_doctrine_shape, ForconDoctrine)
