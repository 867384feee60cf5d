/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For explicit_bzero(). */
#define _GNU_SOURCE

#include "forcon-pin.h"

#include <crypt.h>
#include <errno.h>
#include <glib/gi18n-lib.h>
#include <stdlib.h>
#include <string.h>

#include "forcon-clock.h"
#include "forcon-store-private.h"

/* yescrypt, at the cost that its makers think right at present. */
#define METHOD "$y$"
#define USUAL_COST 0

/* How long people wait after the last wrong one that is let pass, µs: twice as long each time, up to the longest. */
#define FIRST_WAIT (30 * (gint64) G_USEC_PER_SEC)
#define LONGEST_WAIT (10 * FORCON_MINUTE)

/* More are not told apart. */
#define WRONG_MAX 1000

/**
 * Tries:
 * @wrong: how many wrong ones in a row
 * @last: when the last of them was typed
 */
typedef struct {
  guint wrong;
  ForconMoment last;
} Tries;

static char *
name_of_pin (ForconSideId admiral)
{
  return g_strdup_printf (FORCON_SETTING_PIN "of-%u", (guint) admiral.value);
}

static char *
name_of_tries (ForconSideId admiral)
{
  return g_strdup_printf (FORCON_SETTING_PIN "tries-%u", (guint) admiral.value);
}

/* (transfer full) (nullable): what a setting says; one that is empty says nothing. */
static char *
load (ForconStore *store, const char *name, GError **error)
{
  g_autofree char *value = forcon_setting_get (store->db, store->version, name, store->path, error);

  return value == NULL || *value == '\0' ? NULL : g_steal_pointer (&value);
}

static char *
load_hash (ForconStore *store, ForconSideId admiral, GError **error)
{
  g_autofree char *name = name_of_pin (admiral);

  return load (store, name, error);
}

/* What cannot be read counts as nothing wrong: the seal of the setting tells who changed it, and people are not locked out. */
static Tries
load_tries (ForconStore *store, ForconSideId admiral)
{
  g_autofree char *name = name_of_tries (admiral);
  g_autofree char *text = load (store, name, NULL);
  g_auto (GStrv) words = g_strsplit (text == NULL ? "" : text, " ", -1);
  Tries tries = { 0 };
  guint64 wrong = 0;

  if (g_strv_length (words) != 4 || !g_ascii_string_to_unsigned (words[0], 10, 0, WRONG_MAX, &wrong, NULL)
      || !g_ascii_string_to_signed (words[1], 10, 0, G_MAXINT64, &tries.last.wall, NULL)
      || !g_ascii_string_to_signed (words[2], 10, 0, G_MAXINT64, &tries.last.uptime, NULL))
    return (Tries){ 0 };
  tries.wrong = (guint) wrong;
  tries.last.boot = *words[3] == '\0' ? NULL : g_intern_string (words[3]);
  return tries;
}

static gboolean
put_tries (ForconStore *store, ForconSideId admiral, const Tries *tries, GError **error)
{
  g_autofree char *name = name_of_tries (admiral);
  g_autofree char *text
      = g_strdup_printf ("%u %" G_GINT64_FORMAT " %" G_GINT64_FORMAT " %s", tries->wrong, tries->last.wall,
                         tries->last.uptime, tries->last.boot == NULL ? "" : tries->last.boot);

  return forcon_store_put_setting (store, name, tries->wrong == 0 ? "" : text, error);
}

/*
 * What has surely passed since, µs. The wall's clock can be set by anybody, so it counts only on a machine that does not
 * know how long it has been running; after a new start at least that long has passed.
 */
static gint64
passed_since (const ForconMoment *then, const ForconMoment *now)
{
  if (now->boot == NULL)
    return MAX (now->wall - then->wall, 0);
  return g_strcmp0 (now->boot, then->boot) == 0 ? MAX (now->uptime - then->uptime, 0) : now->uptime;
}

static gint64
wait_after (guint wrong)
{
  gint64 wait = FIRST_WAIT;

  if (wrong < FORCON_PIN_TRIES)
    return 0;
  for (guint i = FORCON_PIN_TRIES; i < wrong && wait < LONGEST_WAIT; i++)
    wait *= 2;
  return MIN (wait, LONGEST_WAIT);
}

/**
 * forcon_pin_is_set:
 * @store: a campaign file
 * @admiral: whose; none for the master's
 *
 * Returns: whether there is one
 */
gboolean
forcon_pin_is_set (ForconStore *store, ForconSideId admiral)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *hash = load_hash (store, admiral, &error);

  /* One that is damaged is there, so that damage opens nothing. */
  return hash != NULL || error != NULL;
}

/**
 * forcon_pin_wait:
 * @store: a campaign file
 * @admiral: whose; none for the master's
 * @now: the present moment
 *
 * Returns: how long to wait until the PIN may be typed again, µs; 0 where it may be typed now
 */
gint64
forcon_pin_wait (ForconStore *store, ForconSideId admiral, const ForconMoment *now)
{
  Tries tries = load_tries (store, admiral);

  return MAX (wait_after (tries.wrong) - passed_since (&tries.last, now), 0);
}

/**
 * forcon_pin_tries_left:
 * @store: a campaign file
 * @admiral: whose; none for the master's
 *
 * Returns: how many wrong PINs can be typed before people have to wait; at least 1
 */
guint
forcon_pin_tries_left (ForconStore *store, ForconSideId admiral)
{
  guint wrong = load_tries (store, admiral).wrong;

  return wrong + 1 < FORCON_PIN_TRIES ? FORCON_PIN_TRIES - wrong : 1;
}

/* Setting */

/* (transfer full) (nullable): what crypt(3) makes of it */
static char *
crypt_pin (const char *pin, const char *setting)
{
  /* However a keyboard composes a letter, it is the same. */
  char *text = g_utf8_normalize (pin, -1, G_NORMALIZE_NFC);
  void *room = NULL;
  gint size = 0;
  const char *made = text == NULL ? NULL : crypt_ra (text, setting, &room, &size);
  char *hash = g_strdup (made);

  if (text != NULL)
    explicit_bzero (text, strlen (text));
  g_free (text);
  if (room != NULL)
    explicit_bzero (room, (gsize) size);
  free (room);
  return hash;
}

/**
 * forcon_pin_is_fit:
 * @pin: what somebody wants as a PIN
 *
 * Returns: whether it can be one: characters that can be seen, neither too few nor too many
 */
gboolean
forcon_pin_is_fit (const char *pin)
{
  glong length;

  if (!g_utf8_validate (pin, -1, NULL))
    return FALSE;
  for (const char *c = pin; *c != '\0'; c = g_utf8_next_char (c))
    if (!g_unichar_isgraph (g_utf8_get_char (c)))
      return FALSE;
  length = g_utf8_strlen (pin, -1);
  return length >= FORCON_PIN_MIN && length <= FORCON_PIN_MAX;
}

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
char *
forcon_pin_hash (const char *pin, GError **error)
{
  char *salt = crypt_gensalt_ra (METHOD, USUAL_COST, NULL, 0);
  char *hash = salt == NULL ? NULL : crypt_pin (pin, salt);

  free (salt);
  if (hash == NULL)
    forcon_file_error_set (error, FORCON_FILE_ERROR_UNWRITABLE, "PIN", 0, g_strerror (errno),
                           _ ("a system that can keep PINs"));
  return hash;
}

/**
 * forcon_pin_others:
 * @store: a campaign file
 * @admiral: whose PIN is set; none for the master's
 *
 * The master's PIN brings the master back from an admiral's view: an admiral's own must not do that.
 *
 * Returns: (transfer full) (element-type utf8): hashes of the PINs that it must not be: the master's, or of the master those of
 *   all admirals
 */
GPtrArray *
forcon_pin_others (ForconStore *store, ForconSideId admiral)
{
  gboolean master = FORCON_ID_IS_NONE (admiral);
  guint last = master ? forcon_campaign_n_admirals (forcon_store_campaign (store)) : 0;
  GPtrArray *others = g_ptr_array_new_with_free_func (g_free);

  for (guint i = master ? 1 : 0; i <= last; i++)
    {
      char *hash = load_hash (store, (ForconSideId){ (guint16) i }, NULL);

      if (hash != NULL)
        g_ptr_array_add (others, hash);
    }
  return others;
}

/**
 * forcon_pin_is_taken:
 * @others: of forcon_pin_others()
 * @pin: a PIN
 *
 * Slow on purpose, like forcon_pin_hash(), for each of them; any thread may do it.
 *
 * Returns: whether it is one of them
 */
gboolean
forcon_pin_is_taken (const GPtrArray *others, const char *pin)
{
  gboolean taken = FALSE;

  for (guint i = 0; i < others->len; i++)
    taken = forcon_pin_matches (g_ptr_array_index (others, i), pin) || taken;
  return taken;
}

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
gboolean
forcon_pin_put (ForconStore *store, ForconSideId admiral, const char *hash, GError **error)
{
  g_autofree char *name = name_of_pin (admiral);
  const Tries none = { 0 };

  return forcon_store_put_setting (store, name, hash, error) && put_tries (store, admiral, &none, error);
}

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
gboolean
forcon_pin_set (ForconStore *store, ForconSideId admiral, const char *pin, GError **error)
{
  g_autofree char *hash = NULL;
  g_autoptr (GPtrArray) others = forcon_pin_others (store, admiral);

  if (forcon_pin_is_fit (pin) && forcon_pin_is_taken (others, pin))
    {
      forcon_file_error_set (error, FORCON_FILE_ERROR_DAMAGED, "PIN", 0, _ ("cannot be this one"),
                             _ ("another for the master than for any admiral"));
      return FALSE;
    }
  if (!forcon_pin_is_fit (pin))
    {
      g_autofree char *expected
          = g_strdup_printf (_ ("%1$d to %2$d digits or letters"), FORCON_PIN_MIN, FORCON_PIN_MAX);

      forcon_file_error_set (error, FORCON_FILE_ERROR_DAMAGED, "PIN", 0, _ ("cannot be this one"), expected);
      return FALSE;
    }
  hash = forcon_pin_hash (pin, error);
  return hash != NULL && forcon_pin_put (store, admiral, hash, error);
}

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
gboolean
forcon_pin_clear (ForconStore *store, ForconSideId admiral, GError **error)
{
  return forcon_pin_put (store, admiral, "", error);
}

/* Checking */

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
char *
forcon_pin_begin_try (ForconStore *store, ForconSideId admiral, const ForconMoment *now, ForconPinAnswer *answer,
                      GError **error)
{
  g_autofree char *hash = NULL;
  g_autoptr (GError) local = NULL;
  Tries tries = load_tries (store, admiral);

  *answer = FORCON_PIN_WRONG;
  hash = load_hash (store, admiral, &local);
  if (local != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&local));
      return NULL;
    }
  if (hash == NULL)
    *answer = FORCON_PIN_UNSET;
  else if (forcon_pin_wait (store, admiral, now) > 0)
    *answer = FORCON_PIN_NOT_YET;
  if (*answer != FORCON_PIN_WRONG)
    return NULL;
  tries.wrong = MIN (tries.wrong + 1, WRONG_MAX);
  tries.last = *now;
  return put_tries (store, admiral, &tries, error) ? g_steal_pointer (&hash) : NULL;
}

/**
 * forcon_pin_matches:
 * @hash: of forcon_pin_begin_try()
 * @pin: what was typed
 *
 * Slow on purpose, like forcon_pin_hash(); any thread may do it. It takes as long for a right one as for a wrong one.
 *
 * Returns: whether it is the PIN
 */
gboolean
forcon_pin_matches (const char *hash, const char *pin)
{
  g_autofree char *made = crypt_pin (g_utf8_validate (pin, -1, NULL) ? pin : "", hash);
  gsize length = strlen (hash);
  guint differ = 0;

  if (made == NULL || strlen (made) != length)
    return FALSE;
  for (gsize i = 0; i < length; i++)
    differ |= (guint) (made[i] ^ hash[i]);
  return differ == 0;
}

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
gboolean
forcon_pin_end_try (ForconStore *store, ForconSideId admiral, GError **error)
{
  const Tries none = { 0 };

  return put_tries (store, admiral, &none, error);
}

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
ForconPinAnswer
forcon_pin_check (ForconStore *store, ForconSideId admiral, const char *pin, gint64 *wait, GError **error)
{
  const ForconMoment now = forcon_moment_now ();
  ForconPinAnswer answer = FORCON_PIN_WRONG;
  g_autofree char *hash = forcon_pin_begin_try (store, admiral, &now, &answer, error);

  if (hash != NULL && forcon_pin_matches (hash, pin) && forcon_pin_end_try (store, admiral, error))
    answer = FORCON_PIN_RIGHT;
  if (wait != NULL)
    *wait = forcon_pin_wait (store, admiral, &now);
  return answer;
}
