/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ForconErrand:
 *
 * Long work that somebody waits for: the thread that does it says how far it is and asks whether to go on; who waits
 * reads how far it is and may call it off. Functions that take an errand take %NULL where nobody waits.
 */
typedef struct _ForconErrand ForconErrand;

ForconErrand *forcon_errand_new (void);
void forcon_errand_free (ForconErrand *errand);

/* For who works */
gboolean forcon_errand_go_on (ForconErrand *errand, guint done, guint total);

/* For who waits */
double forcon_errand_share (ForconErrand *errand);
void forcon_errand_call_off (ForconErrand *errand);
gboolean forcon_errand_called_off (ForconErrand *errand);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconErrand, forcon_errand_free)

G_END_DECLS
