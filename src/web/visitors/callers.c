/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "web/visitors/callers.h"

/**
 * Caller:
 * @left: how many calls are heard yet
 * @since: when that was so, monotonic, µs
 * @known_until: likewise, 0 where nobody known calls from there
 */
typedef struct {
  double left;
  gint64 since;
  gint64 known_until;
} Caller;

/* @all: (element-type Caller): by address */
struct _ForconWebCallers {
  gboolean safe;
  GHashTable *all;
};

ForconWebCallers *
forcon_web_callers_new (gboolean safe)
{
  ForconWebCallers *callers = g_new0 (ForconWebCallers, 1);

  callers->safe = safe;
  callers->all = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  return callers;
}

void
forcon_web_callers_free (ForconWebCallers *callers)
{
  if (callers == NULL)
    return;
  g_hash_table_unref (callers->all);
  g_free (callers);
}

guint
forcon_web_callers_count (const ForconWebCallers *callers)
{
  return g_hash_table_size (callers->all);
}

static gboolean
is_known (const Caller *caller, gint64 now)
{
  return caller->known_until > now;
}

static void
refill (Caller *caller, gint64 now)
{
  double rate = is_known (caller, now) ? FORCON_WEB_KNOWN_CALLS_A_SECOND : FORCON_WEB_CALLS_A_SECOND;
  double most = is_known (caller, now) ? FORCON_WEB_KNOWN_CALLS_AT_ONCE : FORCON_WEB_CALLS_AT_ONCE;

  caller->left = MIN (caller->left + (double) (now - caller->since) / G_USEC_PER_SEC * rate, most);
  caller->since = now;
}

static Caller *
find (ForconWebCallers *callers, const char *host, gint64 now)
{
  Caller *caller = g_hash_table_lookup (callers->all, host);

  if (caller == NULL)
    {
      caller = g_new0 (Caller, 1);
      caller->left = FORCON_WEB_CALLS_AT_ONCE;
      caller->since = now;
      g_hash_table_insert (callers->all, g_strdup (host), caller);
    }
  refill (caller, now);
  return caller;
}

gboolean
forcon_web_callers_hear (ForconWebCallers *callers, const char *host, gint64 now)
{
  Caller *caller = find (callers, host, now);

  if (is_known (caller, now) && !callers->safe)
    return TRUE;
  if (caller->left < 1)
    return FALSE;
  caller->left -= 1;
  return TRUE;
}

void
forcon_web_callers_know (ForconWebCallers *callers, const char *host, gint64 now)
{
  Caller *caller = find (callers, host, now);

  if (!is_known (caller, now))
    caller->left = FORCON_WEB_KNOWN_CALLS_AT_ONCE;
  caller->known_until = now + FORCON_WEB_KNOWN_FOR * (gint64) G_USEC_PER_SEC;
}

static gboolean
is_as_new (gpointer host, gpointer data, gpointer now)
{
  Caller *caller = data;

  refill (caller, *(gint64 *) now);
  return !is_known (caller, *(gint64 *) now) && caller->left >= FORCON_WEB_CALLS_AT_ONCE;
}

void
forcon_web_callers_forget (ForconWebCallers *callers, gint64 now)
{
  g_hash_table_foreach_remove (callers->all, is_as_new, &now);
}
