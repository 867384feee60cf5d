/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "twilight/state/twilight-event.h"

FORCON_DEFINE_FIELD_TYPE (PLAIN, random, ForconRandom)
FORCON_DEFINE_SHAPE (FORCON_FIELDS_TWILIGHT_EVENT, forcon_twilight_event_shape, ForconTwilightEvent)

gboolean
forcon_twilight_event_equal (const ForconTwilightEvent *a, const ForconTwilightEvent *b)
{
  return a->kind == b->kind && forcon_record_equal (a, b, forcon_twilight_event_shape ());
}
