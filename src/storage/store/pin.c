/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For explicit_bzero(). */
#define _GNU_SOURCE

#include "storage/store/pin.h"

#include <crypt.h>
#include <errno.h>
#include <glib/gi18n-lib.h>
#include <stdlib.h>
#include <string.h>

#include "campaign/state/clock.h"
#include "storage/store/store-keys.h"
#include "storage/store/store-private.h"

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

/* The master's; and as earlier versions wrote those of all. */
static char *
name_by_number (ForconSideId admiral)
{
  return g_strdup_printf (FORCON_SETTING_PIN "of-%u", (guint) admiral.value);
}

/* By the admiral's word in files: before play admirals are added and removed, and their numbers change. */
static char *
name_of_pin (ForconStore *store, ForconSideId admiral)
{
  const ForconSide *side = forcon_battle_side (forcon_store_campaign (store)->fleet, admiral);

  return side == NULL ? name_by_number (admiral) : g_strconcat (FORCON_SETTING_PIN_OF, side->id, NULL);
}

/* As earlier versions kept them by number, which may be another admiral's by now, those are forgotten. */
static char *
name_of_tries (ForconStore *store, ForconSideId admiral)
{
  const ForconSide *side = forcon_battle_side (forcon_store_campaign (store)->fleet, admiral);

  return side == NULL ? g_strdup_printf (FORCON_SETTING_PIN "tries-%u", (guint) admiral.value)
                      : g_strconcat (FORCON_SETTING_TRIES_OF, side->id, NULL);
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
  g_autofree char *name = name_of_pin (store, admiral);
  g_autofree char *earlier = name_by_number (admiral);
  g_autoptr (GError) local = NULL;
  char *hash = load (store, name, &local);

  if (hash == NULL && local == NULL)
    hash = load (store, earlier, &local);
  if (local != NULL)
    g_propagate_error (error, g_steal_pointer (&local));
  return hash;
}

/*
 * What cannot be read counts as nothing wrong: the seal of the setting tells who changed it, and people are not locked
 * out.
 */
static Tries
load_tries (ForconStore *store, ForconSideId admiral)
{
  g_autofree char *name = name_of_tries (store, admiral);
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
  g_autofree char *name = name_of_tries (store, admiral);
  g_autofree char *text
      = g_strdup_printf ("%u %" G_GINT64_FORMAT " %" G_GINT64_FORMAT " %s", tries->wrong, tries->last.wall,
                         tries->last.uptime, tries->last.boot == NULL ? "" : tries->last.boot);

  return forcon_store_put_setting (store, name, tries->wrong == 0 ? "" : text, error);
}

/*
 * The time that has passed at least, µs. The time of day can be set by the user, so it is used only where the machine
 * does not know how long it has been running; after a reboot at least the uptime has passed.
 */
static gint64
passed_since (const ForconMoment *then, const ForconMoment *now)
{
  if (now->boot == NULL)
    return MAX (now->wall - then->wall, 0);
  return g_strcmp0 (now->boot, then->boot) == 0 ? MAX (now->uptime - then->uptime, 0) : now->uptime;
}

gboolean
forcon_pin_is_set (ForconStore *store, ForconSideId admiral)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *hash = load_hash (store, admiral, &error);

  /* One that is damaged is there, so that damage opens nothing. */
  return hash != NULL || error != NULL;
}

gint64
forcon_pin_wait (ForconStore *store, ForconSideId admiral, const ForconMoment *now)
{
  Tries tries = load_tries (store, admiral);
  gint64 wait = FIRST_WAIT;

  if (tries.wrong < FORCON_PIN_TRIES)
    return 0;
  for (guint i = FORCON_PIN_TRIES; i < tries.wrong && wait < LONGEST_WAIT; i++)
    wait *= 2;
  return MAX (MIN (wait, LONGEST_WAIT) - passed_since (&tries.last, now), 0);
}

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

gboolean
forcon_pin_is_taken (const GPtrArray *others, const char *pin)
{
  gboolean taken = FALSE;

  for (guint i = 0; i < others->len; i++)
    taken = forcon_pin_matches (g_ptr_array_index (others, i), pin) || taken;
  return taken;
}

gboolean
forcon_pin_put (ForconStore *store, ForconSideId admiral, const char *hash, GError **error)
{
  g_autofree char *name = name_of_pin (store, admiral);
  g_autofree char *earlier = name_by_number (admiral);
  g_autofree char *old = g_str_equal (name, earlier) ? NULL : load (store, earlier, NULL);
  const Tries none = { 0 };

  return forcon_store_put_setting (store, name, hash, error)
         && (old == NULL || forcon_store_put_setting (store, earlier, "", error))
         && put_tries (store, admiral, &none, error);
}

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

gboolean
forcon_pin_clear (ForconStore *store, ForconSideId admiral, GError **error)
{
  return forcon_pin_put (store, admiral, "", error);
}

/* Checking */

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

gboolean
forcon_pin_end_try (ForconStore *store, ForconSideId admiral, GError **error)
{
  const Tries none = { 0 };

  return put_tries (store, admiral, &none, error);
}

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
