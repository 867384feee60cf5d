/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/log.h"

/* Every so many commands the state is kept, so that undo rebuilds from near by. */
#define SNAPSHOT_INTERVAL 64

/* Going back n commands applies the events of no more than n / SNAPSHOT_THINNING of them, or of SNAPSHOT_INTERVAL. */
#define SNAPSHOT_THINNING 8

typedef struct {
  guint position;
  gpointer state;
} Snapshot;

/**
 * ForconLog:
 * @entries: all commands, those that were undone at the end; %NULL for one that was not read yet
 * @sound: (element-type gboolean): whether what an entry tells is known to fit the state before it
 * @snapshots: (element-type Snapshot): by position; the first is the start
 * @position: how many entries are in force
 * @state: the state after them
 * @walked: (nullable): the state after the first @n_walked entries, while they are looked through
 * @misfit: place of the first entry that was found not to fit, or %G_MAXUINT
 */
struct _ForconLog {
  const ForconLogKind *kind;
  gconstpointer rules;
  gconstpointer more_rules;
  guint recorded;
  guint earlier;
  ForconLogSource source;
  GPtrArray *entries;
  GArray *sound;
  GArray *snapshots;
  guint position;
  gpointer state;
  gpointer walked;
  guint n_walked;
  guint misfit;
};

static Snapshot *
snapshot_at (const ForconLog *log, guint place)
{
  return &g_array_index (log->snapshots, Snapshot, place);
}

static gboolean
is_sound (const ForconLog *log, guint place)
{
  return g_array_index (log->sound, gboolean, place);
}

ForconLog *
forcon_log_new_stored (const ForconLogKind *kind, gconstpointer start, gconstpointer rules,
                       const ForconLogSource *source, guint length)
{
  ForconLog *log = forcon_log_new (kind, start, rules);

  log->source = *source;
  g_ptr_array_set_size (log->entries, (gint) length);
  g_array_set_size (log->sound, length);
  return log;
}

ForconLog *
forcon_log_new (const ForconLogKind *kind, gconstpointer start, gconstpointer rules)
{
  ForconLog *log = g_new0 (ForconLog, 1);

  log->kind = kind;
  log->rules = rules;
  log->entries = g_ptr_array_new_with_free_func (kind->free_entry);
  log->sound = g_array_new (FALSE, TRUE, sizeof (gboolean));
  log->misfit = G_MAXUINT;
  log->snapshots = g_array_new (FALSE, FALSE, sizeof (Snapshot));
  forcon_log_add_snapshot (log, 0, start);
  log->state = kind->clone (start);
  return log;
}

static void
drop_snapshot (ForconLog *log, guint place)
{
  log->kind->free (snapshot_at (log, place)->state);
  g_array_remove_index (log->snapshots, place);
}

void
forcon_log_free (ForconLog *log)
{
  if (log == NULL)
    return;
  while (log->snapshots->len > 0)
    drop_snapshot (log, log->snapshots->len - 1);
  g_array_unref (log->snapshots);
  g_ptr_array_unref (log->entries);
  g_array_unref (log->sound);
  log->kind->free (log->state);
  if (log->walked != NULL)
    log->kind->free (log->walked);
  g_free (log);
}

gconstpointer
forcon_log_rules (const ForconLog *log)
{
  return log->rules;
}

gconstpointer
forcon_log_rules_now (const ForconLog *log)
{
  return log->kind->rules_of == NULL ? log->rules : log->kind->rules_of (log->state, log->rules);
}

gconstpointer
forcon_log_more_rules (const ForconLog *log)
{
  return log->more_rules;
}

void
forcon_log_set_more_rules (ForconLog *log, gconstpointer rules)
{
  log->more_rules = rules;
}

gconstpointer
forcon_log_start (const ForconLog *log)
{
  return snapshot_at (log, 0)->state;
}

gconstpointer
forcon_log_state (const ForconLog *log)
{
  return log->state;
}

guint
forcon_log_length (const ForconLog *log)
{
  return log->entries->len;
}

guint
forcon_log_position (const ForconLog *log)
{
  return log->position;
}

void
forcon_log_set_recorded (ForconLog *log, guint n)
{
  log->recorded = n;
}

void
forcon_log_set_earlier (ForconLog *log, guint n)
{
  log->earlier = n;
}

guint
forcon_log_earlier (const ForconLog *log)
{
  return log->earlier;
}

char *
forcon_log_fingerprint (const ForconLog *log, guint n)
{
  g_return_val_if_fail (n <= log->entries->len, NULL);

  return log->source.fingerprint == NULL ? NULL : log->source.fingerprint (n, log->source.data);
}

void
forcon_log_misfit (const ForconLog *log, guint place, GError **error)
{
  if (log->source.misfit != NULL)
    log->source.misfit (place, log->source.data, error);
}

gconstpointer
forcon_log_read (ForconLog *log, guint place, GError **error)
{
  g_return_val_if_fail (place < log->entries->len, NULL);

  if (g_ptr_array_index (log->entries, place) == NULL)
    g_ptr_array_index (log->entries, place) = log->source.read (place, log->source.data, error);
  return g_ptr_array_index (log->entries, place);
}

/* Applies the entry at a place to the state before it. */
static gboolean
apply_at (ForconLog *log, gpointer state, guint place, GError **error)
{
  gconstpointer entry = forcon_log_read (log, place, error);

  if (entry == NULL)
    return FALSE;
  if (log->kind->apply (state, entry, !is_sound (log, place)))
    {
      g_array_index (log->sound, gboolean, place) = TRUE;
      return TRUE;
    }
  forcon_log_misfit (log, place, error);
  return FALSE;
}

static void
stop_walk (ForconLog *log)
{
  if (log->walked != NULL)
    log->kind->free (log->walked);
  log->walked = NULL;
}

/* Looks through all entries to one that lies before where the state was read, and goes on there next time. */
static gboolean
walk_to (ForconLog *log, guint place, GError **error)
{
  if (place >= log->misfit)
    {
      forcon_log_misfit (log, log->misfit, error);
      return FALSE;
    }
  if (log->walked == NULL)
    {
      log->walked = log->kind->clone (forcon_log_start (log));
      log->n_walked = 0;
    }
  for (; log->n_walked <= place; log->n_walked++)
    if (!apply_at (log, log->walked, log->n_walked, error))
      {
        if (g_ptr_array_index (log->entries, log->n_walked) != NULL)
          log->misfit = log->n_walked;
        stop_walk (log);
        return FALSE;
      }
  return TRUE;
}

gconstpointer
forcon_log_entry (ForconLog *log, guint place, GError **error)
{
  g_return_val_if_fail (place < log->entries->len, NULL);

  if (!is_sound (log, place) && !walk_to (log, place, error))
    return NULL;
  return forcon_log_read (log, place, error);
}

/* Place of the last snapshot that does not lie behind a position. */
static guint
snapshot_before (const ForconLog *log, guint position)
{
  guint place = log->snapshots->len - 1;

  while (place > 0 && snapshot_at (log, place)->position > position)
    place--;
  return place;
}

void
forcon_log_add_snapshot (ForconLog *log, guint position, gconstpointer state)
{
  guint place = log->snapshots->len == 0 ? 0 : snapshot_before (log, position) + 1;
  Snapshot snapshot = { position, NULL };

  if (place > 0 && snapshot_at (log, place - 1)->position == position)
    return;
  snapshot.state = log->kind->clone (state);
  g_array_insert_val (log->snapshots, place, snapshot);
}

guint
forcon_log_snapshot_before (const ForconLog *log, guint position)
{
  return snapshot_at (log, snapshot_before (log, position))->position;
}

gpointer
forcon_log_state_at (ForconLog *log, guint position, GError **error)
{
  const Snapshot *snapshot = snapshot_at (log, snapshot_before (log, position));
  gpointer state = log->kind->clone (snapshot->state);

  for (guint i = snapshot->position; i < position; i++)
    if (!apply_at (log, state, i, error))
      {
        log->kind->free (state);
        return NULL;
      }
  return state;
}

static void
replace_state (ForconLog *log, gpointer state)
{
  log->kind->free (log->state);
  log->state = state;
}

/* Whether the state leads to a later one by entries of which none can fail. */
static gboolean
leads_to (const ForconLog *log, guint position)
{
  for (guint i = log->position; i < position; i++)
    if (!is_sound (log, i))
      return FALSE;
  return position >= log->position;
}

gboolean
forcon_log_go_to (ForconLog *log, guint position, GError **error)
{
  g_return_val_if_fail (position <= log->entries->len, FALSE);

  if (leads_to (log, position))
    for (guint i = log->position; i < position; i++)
      apply_at (log, log->state, i, NULL);
  else
    {
      gpointer state = forcon_log_state_at (log, position, error);

      if (state == NULL)
        return FALSE;
      replace_state (log, state);
    }
  log->position = position;
  return TRUE;
}

gboolean
forcon_log_undo (ForconLog *log, GError **error)
{
  return log->position > 0 && forcon_log_go_to (log, log->position - 1, error);
}

gboolean
forcon_log_redo (ForconLog *log, GError **error)
{
  return log->position < log->entries->len && forcon_log_go_to (log, log->position + 1, error);
}

/* Keeps the state every now and then, and forgets old ones that lie close together. */
static void
keep_snapshot (ForconLog *log)
{
  if (log->position % SNAPSHOT_INTERVAL != 0)
    return;
  forcon_log_add_snapshot (log, log->position, log->state);
  for (guint place = log->snapshots->len - 1; place > 1; place--)
    {
      guint next = snapshot_at (log, place)->position;

      if (next - snapshot_at (log, place - 2)->position <= (log->position - next) / SNAPSHOT_THINNING)
        drop_snapshot (log, place - 1);
    }
}

/* Appends an entry that led to the state; what was undone makes room for another future. */
static void
append (ForconLog *log, gpointer entry)
{
  const gboolean sound = TRUE;

  g_ptr_array_set_size (log->entries, (gint) log->position);
  g_array_set_size (log->sound, log->position);
  if (log->n_walked > log->position)
    stop_walk (log);
  if (log->misfit >= log->position)
    log->misfit = G_MAXUINT;
  while (snapshot_at (log, log->snapshots->len - 1)->position > log->position)
    drop_snapshot (log, log->snapshots->len - 1);
  g_ptr_array_add (log->entries, entry);
  g_array_append_val (log->sound, sound);
  log->position++;
  keep_snapshot (log);
}

void
forcon_log_enter (ForconLog *log, gpointer entry, gpointer after)
{
  replace_state (log, after);
  append (log, entry);
}

gboolean
forcon_log_record (ForconLog *log, gpointer entry)
{
  if (log->kind->apply (log->state, entry, TRUE))
    {
      append (log, entry);
      return TRUE;
    }
  replace_state (log, forcon_log_state_at (log, log->position, NULL));
  log->kind->free_entry (entry);
  return FALSE;
}

/* The audit */

gboolean
forcon_log_replays (ForconLog *log, GError **error)
{
  gpointer state = log->kind->clone (forcon_log_start (log));
  guint n = 0;
  gboolean same = FALSE;

  while (n < log->position && apply_at (log, state, n, error))
    n++;
  if (n == log->position)
    {
      g_autofree char *replayed = log->kind->hash (state);
      g_autofree char *current = log->kind->hash (log->state);

      same = g_str_equal (replayed, current);
    }
  log->kind->free (state);
  return same;
}

gboolean
forcon_log_events_agree (const GArray *a, const GArray *b, gboolean (*equal) (gconstpointer, gconstpointer),
                         gint *event)
{
  gsize size = g_array_get_element_size ((GArray *) a);

  for (guint i = 0; i < MIN (a->len, b->len); i++)
    if (!equal (a->data + i * size, b->data + i * size))
      {
        *event = (gint) i;
        return FALSE;
      }
  return a->len == b->len;
}

/* Decides the entry at a place again; what comes of it is the state before the next. */
static gboolean
decide_again (const ForconLog *log, guint place, gconstpointer entry, gpointer *state, gint *event)
{
  const ForconLogKind *kind = log->kind;
  gboolean recorded = place < log->recorded && kind->is_keyed != NULL && kind->is_keyed (*state);
  g_autoptr (GByteArray) faces = recorded ? forcon_dice_to_recorded_faces (kind->dice (entry))
                                          : forcon_dice_to_faces (kind->dice (entry));
  ForconDice dice = { faces->data, faces->len, FALSE, FALSE };
  gpointer after = kind->decide_again (log, *state, entry, &dice, event);

  if (after == NULL)
    return FALSE;
  kind->free (*state);
  *state = after;
  return TRUE;
}

gboolean
forcon_log_audit_entry (ForconLog *log, guint place, gpointer *state, ForconAudit *audit)
{
  g_autoptr (GError) error = NULL;
  gconstpointer entry = forcon_log_read (log, place, &error);
  gboolean agreed = audit->agrees;

  if (agreed)
    audit->entry = place;
  if (entry == NULL)
    {
      audit->agrees = FALSE;
      if (agreed)
        audit->unreadable = g_strdup (error->message);
      return FALSE;
    }
  if (agreed && place >= log->earlier)
    {
      if (decide_again (log, place, entry, state, &audit->event))
        return TRUE;
      audit->agrees = FALSE;
    }
  if (log->kind->apply (*state, entry, TRUE))
    return TRUE;
  audit->agrees = FALSE;
  return FALSE;
}

ForconAudit
forcon_log_verify (ForconLog *log, guint length, ForconErrand *errand)
{
  gpointer state = log->kind->clone (forcon_log_start (log));
  ForconAudit audit = FORCON_AUDIT_INIT;

  for (guint i = 0; i < length && audit.agrees && forcon_errand_go_on (errand, i, length); i++)
    forcon_log_audit_entry (log, i, &state, &audit);
  log->kind->free (state);
  return audit;
}
