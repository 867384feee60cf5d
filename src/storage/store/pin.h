/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "storage/store/store.h"

G_BEGIN_DECLS

/* What came of a PIN that was typed. */
typedef enum {
  FORCON_PIN_RIGHT,
  FORCON_PIN_WRONG,
  FORCON_PIN_NOT_YET, /* after three wrong ones: a wait has to pass first */
  FORCON_PIN_UNSET,   /* nobody has set one */
} ForconPinAnswer;

/* Fewest and most characters of a PIN. */
#define FORCON_PIN_MIN 4
#define FORCON_PIN_MAX 32

/* How many wrong ones in a row are let pass; each further one makes people wait. */
#define FORCON_PIN_TRIES 3

/*
 * The PINs of a campaign: one for each admiral, and the master's (admiral none). The file keeps salted slow hashes,
 * and how often a wrong one was typed; neither is in the journal, nor in what is exported.
 */

/**
 * forcon_pin_is_set:
 * @store: a campaign file
 * @admiral: whose; none for the master's
 *
 * Returns: whether there is one
 */
gboolean forcon_pin_is_set (ForconStore *store, ForconSideId admiral);

/**
 * forcon_pin_set:
 * @store: a campaign file that was opened to write
 * @admiral: whose; none for the master's
 * @pin: the PIN, see forcon_pin_is_fit()
 * @error: #ForconFileError
 *
 * Sets it in place of the one before; the master's and an admiral's are never the same. It takes as long as
 * forcon_pin_hash() and forcon_pin_is_taken().
 *
 * Returns: whether it is on the disk
 */
gboolean forcon_pin_set (ForconStore *store, ForconSideId admiral, const char *pin, GError **error);

/**
 * forcon_pin_clear:
 * @store: a campaign file that was opened to write
 * @admiral: whose; none for the master's
 * @error: #ForconFileError
 *
 * Takes the PIN away.
 *
 * Returns: whether the file was written
 */
gboolean forcon_pin_clear (ForconStore *store, ForconSideId admiral, GError **error);

/**
 * forcon_pin_check:
 * @store: a campaign file that was opened to write
 * @admiral: whose; none for the master's
 * @pin: what was typed
 * @wait: (out) (optional): how long to wait before the next try, µs; 0 if it may be made at once
 * @error: #ForconFileError
 *
 * Compares and counts. It takes as long as forcon_pin_hash().
 *
 * Returns: the answer; with @error set it is never %FORCON_PIN_RIGHT
 */
ForconPinAnswer forcon_pin_check (ForconStore *store, ForconSideId admiral, const char *pin, gint64 *wait,
                                  GError **error);

/*
 * The same in steps, for whoever must not wait for the hash: forcon_pin_hash() and forcon_pin_matches() take a tenth
 * of a second or more, and forcon_pin_is_taken() as much for each hash, and any thread may do them; the others are
 * quick, and belong to the thread of the store.
 */

/**
 * forcon_pin_is_fit:
 * @pin: what somebody wants as a PIN
 *
 * Returns: whether it can be one: characters that can be seen, neither too few nor too many
 */
gboolean forcon_pin_is_fit (const char *pin);

/**
 * forcon_pin_hash:
 * @pin: a PIN that is fit
 * @error: return location
 *
 * Slow on purpose: it takes a tenth of a second or more, and any thread may do it.
 *
 * Returns: (transfer full): a salted hash for forcon_pin_put(); %NULL with @error set, #ForconFileError, if the machine
 *   cannot make one
 */
char *forcon_pin_hash (const char *pin, GError **error);

/**
 * forcon_pin_others:
 * @store: a campaign file
 * @admiral: whose PIN is set; none for the master's
 *
 * The master's PIN brings the master back from an admiral's view: an admiral's own must not do that.
 *
 * Returns: (transfer full) (element-type utf8): hashes of the PINs that it must not be: the master's, or of the
 *   master those of all admirals
 */
GPtrArray *forcon_pin_others (ForconStore *store, ForconSideId admiral);

/**
 * forcon_pin_is_taken:
 * @others: of forcon_pin_others()
 * @pin: a PIN
 *
 * Slow on purpose, like forcon_pin_hash(), for each of them; any thread may do it.
 *
 * Returns: whether it is one of them
 */
gboolean forcon_pin_is_taken (const GPtrArray *others, const char *pin);

/**
 * forcon_pin_put:
 * @store: a campaign file that was opened to write
 * @admiral: whose; none for the master's
 * @hash: what forcon_pin_hash() made of the PIN
 * @error: #ForconFileError
 *
 * Sets it in place of the one before; what was typed wrong before is forgotten.
 *
 * Returns: whether it is on the disk
 */
gboolean forcon_pin_put (ForconStore *store, ForconSideId admiral, const char *hash, GError **error);

/**
 * forcon_pin_tries_left:
 * @store: a campaign file
 * @admiral: whose; none for the master's
 *
 * Returns: how many wrong PINs can be typed before people have to wait; at least 1
 */
guint forcon_pin_tries_left (ForconStore *store, ForconSideId admiral);

/**
 * forcon_pin_wait:
 * @store: a campaign file
 * @admiral: whose; none for the master's
 * @now: the present moment
 *
 * Returns: how long to wait until the PIN may be typed again, µs; 0 where it may be typed now
 */
gint64 forcon_pin_wait (ForconStore *store, ForconSideId admiral, const ForconMoment *now);

/**
 * forcon_pin_begin_try:
 * @store: a campaign file that was opened to write
 * @admiral: whose; none for the master's
 * @now: the present moment
 * @answer: (out): %FORCON_PIN_UNSET or %FORCON_PIN_NOT_YET, where there is nothing to compare with
 * @error: #ForconFileError
 *
 * Counts the try as a wrong one before anybody knows: who pulls the plug gains nothing. If it turns out to be right,
 * forcon_pin_end_try() takes that back.
 *
 * Returns: (transfer full) (nullable): the hash to compare with, for forcon_pin_matches()
 */
char *forcon_pin_begin_try (ForconStore *store, ForconSideId admiral, const ForconMoment *now, ForconPinAnswer *answer,
                            GError **error);

/**
 * forcon_pin_matches:
 * @hash: of forcon_pin_begin_try()
 * @pin: what was typed
 *
 * Slow on purpose, like forcon_pin_hash(); any thread may do it. It takes as long for a right one as for a wrong one.
 *
 * Returns: whether it is the PIN
 */
gboolean forcon_pin_matches (const char *hash, const char *pin);

/**
 * forcon_pin_end_try:
 * @store: a campaign file that was opened to write
 * @admiral: whose; none for the master's
 * @error: #ForconFileError
 *
 * To be called when the PIN was right: what was typed wrong before is forgotten.
 *
 * Returns: whether the file was written
 */
gboolean forcon_pin_end_try (ForconStore *store, ForconSideId admiral, GError **error);

G_END_DECLS
