/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/errand.h"

/* How far it is, in parts of this. */
#define WHOLE 10000

struct _ForconErrand {
  gint done;
  gint called_off;
};

ForconErrand *
forcon_errand_new (void)
{
  return g_new0 (ForconErrand, 1);
}

void
forcon_errand_free (ForconErrand *errand)
{
  g_free (errand);
}

gboolean
forcon_errand_go_on (ForconErrand *errand, guint done, guint total)
{
  if (errand == NULL)
    return TRUE;
  if (total > 0)
    g_atomic_int_set (&errand->done, (gint) ((guint64) MIN (done, total) * WHOLE / total));
  return !forcon_errand_called_off (errand);
}

double
forcon_errand_share (ForconErrand *errand)
{
  return (double) g_atomic_int_get (&errand->done) / WHOLE;
}

void
forcon_errand_call_off (ForconErrand *errand)
{
  g_atomic_int_set (&errand->called_off, TRUE);
}

gboolean
forcon_errand_called_off (ForconErrand *errand)
{
  return g_atomic_int_get (&errand->called_off);
}
