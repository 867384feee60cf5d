/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-store.h"

G_BEGIN_DECLS

/* What came of a PIN that was typed. */
typedef enum {
  FORCON_PIN_RIGHT,
  FORCON_PIN_WRONG,
  FORCON_PIN_NOT_YET, /* after three wrong ones: so much time has to pass first */
  FORCON_PIN_UNSET,   /* nobody has set one */
} ForconPinAnswer;

/* Fewest and most characters of a PIN. */
#define FORCON_PIN_MIN 4
#define FORCON_PIN_MAX 32

/* How many wrong ones in a row are let pass; each further one makes people wait. */
#define FORCON_PIN_TRIES 3

/*
 * The PINs of a campaign: one for each admiral, and the master's (admiral none). The file keeps salted slow hashes, and how
 * often a wrong one was typed; neither is in the journal, nor in what is exported.
 */
gboolean forcon_pin_is_set (ForconStore *store, ForconSideId admiral);
gboolean forcon_pin_set (ForconStore *store, ForconSideId admiral, const char *pin, GError **error);
gboolean forcon_pin_clear (ForconStore *store, ForconSideId admiral, GError **error);
ForconPinAnswer forcon_pin_check (ForconStore *store, ForconSideId admiral, const char *pin, gint64 *wait,
                                  GError **error);

/*
 * The same in steps, for whoever must not wait for the hash: forcon_pin_hash() and forcon_pin_matches() take a tenth of a
 * second or more, and forcon_pin_is_taken() as much for each hash, and any thread may do them; the others are quick, and belong to the thread of the store.
 */
gboolean forcon_pin_is_fit (const char *pin);
char *forcon_pin_hash (const char *pin, GError **error);
GPtrArray *forcon_pin_others (ForconStore *store, ForconSideId admiral);
gboolean forcon_pin_is_taken (const GPtrArray *others, const char *pin);
gboolean forcon_pin_put (ForconStore *store, ForconSideId admiral, const char *hash, GError **error);

guint forcon_pin_tries_left (ForconStore *store, ForconSideId admiral);
gint64 forcon_pin_wait (ForconStore *store, ForconSideId admiral, const ForconMoment *now);
char *forcon_pin_begin_try (ForconStore *store, ForconSideId admiral, const ForconMoment *now, ForconPinAnswer *answer,
                            GError **error);
gboolean forcon_pin_matches (const char *hash, const char *pin);
gboolean forcon_pin_end_try (ForconStore *store, ForconSideId admiral, GError **error);

G_END_DECLS
