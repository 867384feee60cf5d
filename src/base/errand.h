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

/**
 * forcon_errand_new:
 *
 * Returns: (transfer full): an errand that has just begun
 */
ForconErrand *forcon_errand_new (void);

void forcon_errand_free (ForconErrand *errand);

/* For who works */

/**
 * forcon_errand_go_on:
 * @errand: (nullable): the errand, if somebody waits
 * @done: how much is done
 * @total: of how much; 0 if that is not known
 *
 * Returns: whether to go on
 */
gboolean forcon_errand_go_on (ForconErrand *errand, guint done, guint total);

/* For who waits */

/**
 * forcon_errand_share:
 *
 * Returns: how far it is, from 0 to 1
 */
double forcon_errand_share (ForconErrand *errand);

/**
 * forcon_errand_call_off:
 *
 * Asks who works to stop; it does so at its next step.
 */
void forcon_errand_call_off (ForconErrand *errand);

gboolean forcon_errand_called_off (ForconErrand *errand);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconErrand, forcon_errand_free)

G_END_DECLS
