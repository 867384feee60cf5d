/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/dice.h"
#include "base/errand.h"

G_BEGIN_DECLS

/*
 * What the journals of all rule sets are made of: the start, an entry for each command with its dice and events, and
 * the state after those that are in force. Undo goes back to the border of a command, past its dice too; what was
 * undone can be redone until another command takes its place. States in between are kept, the further apart the
 * longer ago.
 */
typedef struct _ForconLog ForconLog;

/**
 * ForconLogKind:
 * @clone: copies a state; (transfer full)
 * @free: frees a state
 * @hash: tells one state from all others; (transfer full)
 * @apply: writes down in a state what an entry says; where @checked, it stops at what cannot have happened then
 *   and returns %FALSE
 * @decide_again: decides the command of an entry again on the state before it, with the dice it had; returns the
 *   state after it, (transfer full), or %NULL where anything differs from the entry, and then @event is the place of
 *   the first event that does, or −1 where the verdict, the dice or the number of events do
 * @dice: (element-type ForconDie): of an entry
 * @free_entry: frees an entry, which may be %NULL
 * @is_keyed: (nullable): whether the dice of a state come from a secret
 * @rules_of: (nullable): the rules that are in force in a state, which may change those of the log
 *
 * What a rule set brings to its journal.
 */
typedef struct {
  gpointer (*clone) (gconstpointer state);
  void (*free) (gpointer state);
  char *(*hash) (gconstpointer state);
  gboolean (*apply) (gpointer state, gconstpointer entry, gboolean checked);
  gpointer (*decide_again) (const ForconLog *log, gconstpointer state, gconstpointer entry, const ForconDice *dice,
                            gint *event);
  const GArray *(*dice) (gconstpointer entry);
  void (*free_entry) (gpointer entry);
  gboolean (*is_keyed) (gconstpointer state);
  gconstpointer (*rules_of) (gconstpointer state, gconstpointer rules);
} ForconLogKind;

/**
 * ForconLogSource:
 * @read: the entry at a place, from 0, or %NULL with an error; (transfer full)
 * @misfit: (nullable): says as an error that what the entry at a place tells cannot have happened then
 * @data: for all
 * @fingerprint: (nullable): a short text that tells the first so many entries from any others; (transfer full)
 *
 * Where a journal gets entries that are not in memory: a long campaign is opened without reading all of it.
 */
typedef struct {
  gpointer (*read) (guint place, gpointer data, GError **error);
  void (*misfit) (guint place, gpointer data, GError **error);
  gpointer data;
  char *(*fingerprint) (guint n, gpointer data);
} ForconLogSource;

/**
 * ForconAudit:
 * @agrees: whether everything did
 * @entry: place of the first entry that does not, from 0
 * @event: place of its first event that differs, or −1 where the verdict, the dice or the number of events do
 * @unreadable: (nullable): why the entry could not be read, where that is what is wrong; free it with g_free()
 */
typedef struct {
  gboolean agrees;
  guint entry;
  gint event;
  char *unreadable;
} ForconAudit;

/* An audit in which nothing was found yet. */
#define FORCON_AUDIT_INIT { TRUE, 0, -1, NULL }

/* @rules, @source and its data must outlive the log; @start is copied. A stored one stands at its start. */
ForconLog *forcon_log_new (const ForconLogKind *kind, gconstpointer start, gconstpointer rules);
ForconLog *forcon_log_new_stored (const ForconLogKind *kind, gconstpointer start, gconstpointer rules,
                                  const ForconLogSource *source, guint length);
void forcon_log_free (ForconLog *log);

gconstpointer forcon_log_rules (const ForconLog *log);
/* The rules that are in force in the present state. */
gconstpointer forcon_log_rules_now (const ForconLog *log);
/* Rules that not every command needs; %NULL at first. */
gconstpointer forcon_log_more_rules (const ForconLog *log);
void forcon_log_set_more_rules (ForconLog *log, gconstpointer rules);
gconstpointer forcon_log_start (const ForconLog *log);
/* The state after the entries in force; valid until the next command, undo or redo. */
gconstpointer forcon_log_state (const ForconLog *log);
/* Number of entries, with those that could be redone; and of those in force. */
guint forcon_log_length (const ForconLog *log);
guint forcon_log_position (const ForconLog *log);

/**
 * forcon_log_read:
 * @log: a log
 * @place: from 0, below its length
 * @error: (nullable): why it could not be read
 *
 * For who decides every command anew and trusts no record.
 *
 * Returns: (transfer none) (nullable): the entry, read if need be, whatever it says
 */
gconstpointer forcon_log_read (ForconLog *log, guint place, GError **error);

/**
 * forcon_log_entry:
 * @log: a log
 * @place: from 0, below its length
 * @error: (nullable): why it could not be read, or that what it says, or one before it, cannot have happened then
 *
 * Whoever forged a file may have sealed anything; what comes from here fits the state before it.
 *
 * Returns: (transfer none) (nullable): the entry, read if need be
 */
gconstpointer forcon_log_entry (ForconLog *log, guint place, GError **error);

/* Says that what the entry at a place tells cannot have happened then. */
void forcon_log_misfit (const ForconLog *log, guint place, GError **error);

/**
 * forcon_log_fingerprint:
 * @log: a log
 * @n: a number of entries, at most its length
 *
 * Of a file that lacks its last commands all that is there is still sound: that they are missing shows by this.
 *
 * Returns: (transfer full) (nullable): a short text that tells the start and the first @n entries from any others;
 *   %NULL where they are kept in no file
 */
char *forcon_log_fingerprint (const ForconLog *log, guint n);

/* Keeps a copy of @state, which is known to be that after so many entries, so that others are built from near by. */
void forcon_log_add_snapshot (ForconLog *log, guint position, gconstpointer state);
/* The nearest position, at most @position, whose state is kept; 0 is the start. */
guint forcon_log_snapshot_before (const ForconLog *log, guint position);

/**
 * forcon_log_state_at:
 * @log: a log
 * @position: a number of entries, at most its length
 * @error: (nullable): which entry could not be read, and why
 *
 * Returns: (transfer full) (nullable): the state after so many entries; nothing is undone
 */
gpointer forcon_log_state_at (ForconLog *log, guint position, GError **error);

/**
 * forcon_log_go_to:
 * @log: a log
 * @position: how many entries shall be in force, at most its length
 * @error: (nullable): which entry could not be read, and why
 *
 * Undoes or redoes until so many entries are in force; past their dice too.
 *
 * Returns: whether it could; otherwise nothing has changed
 */
gboolean forcon_log_go_to (ForconLog *log, guint position, GError **error);
/* One back and one forth; %FALSE also where there is none. */
gboolean forcon_log_undo (ForconLog *log, GError **error);
gboolean forcon_log_redo (ForconLog *log, GError **error);

/* Enters a command that was decided on the state as it is; those that were undone are gone. @entry, @after:
 * (transfer full) */
void forcon_log_enter (ForconLog *log, gpointer entry, gpointer after);
/* Enters what was decided elsewhere, (transfer full), if it can have happened now; no rule is asked. Returns:
 * whether it can */
gboolean forcon_log_record (ForconLog *log, gpointer entry);

/**
 * forcon_log_set_recorded:
 * @log: a log
 * @n: how many of the first entries were given under a secret that is not known here
 *
 * Their dice are taken as recorded when they are decided again, as nobody can roll them anew.
 */
void forcon_log_set_recorded (ForconLog *log, guint n);

/**
 * forcon_log_set_earlier:
 * @log: a log
 * @n: how many of the first entries were decided by the rulings of an earlier release
 *
 * What they came to stands: the audit replays their events and does not decide them again, as it could only find
 * that rulings have changed.
 */
void forcon_log_set_earlier (ForconLog *log, guint n);
guint forcon_log_earlier (const ForconLog *log);

/* Applies all events in force to the start. Returns: whether that is the state, by its hash; no rule is asked */
gboolean forcon_log_replays (ForconLog *log, GError **error);

/**
 * forcon_log_audit_entry:
 * @log: a log
 * @place: of an entry, from 0
 * @state: (inout): the state before it; the state after it
 * @audit: (inout): what was found before; whether this entry agrees
 *
 * Decides a command again, with the dice that were typed and the generator where it rolled, and compares dice and
 * events with what is recorded. Once anything differed, and of commands that were decided by earlier rulings, the
 * events are only applied.
 *
 * Returns: whether @state is the state after it; not where the entry cannot be read or cannot have happened
 */
gboolean forcon_log_audit_entry (ForconLog *log, guint place, gpointer *state, ForconAudit *audit);

/* The audit of the first @length entries; errand: (nullable): of who waits */
ForconAudit forcon_log_verify (ForconLog *log, guint length, ForconErrand *errand);

/* Whether two lists say the same; @event: place of the first that differs, or −1 where one list is longer. */
gboolean forcon_log_events_agree (const GArray *a, const GArray *b, gboolean (*equal) (gconstpointer, gconstpointer),
                                  gint *event);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconLog, forcon_log_free)

/* The journal of one rule set: a log of type Type, whose functions say what its states, rules and entries are. */
#define FORCON_DECLARE_LOG(Type, prefix, Rules, State, state)                                                          \
  typedef struct _##Type Type;                                                                                         \
                                                                                                                       \
  static inline void prefix##_free (Type *log) { forcon_log_free ((ForconLog *) log); }                                \
  static inline const Rules *prefix##_rules (const Type *log) { return forcon_log_rules_now ((const ForconLog *) log); } \
  static inline const State *prefix##_start (const Type *log) { return forcon_log_start ((const ForconLog *) log); }   \
  static inline const State *prefix##_##state (const Type *log) { return forcon_log_state ((const ForconLog *) log); } \
  static inline guint prefix##_length (const Type *log) { return forcon_log_length ((const ForconLog *) log); }        \
  static inline guint prefix##_position (const Type *log) { return forcon_log_position ((const ForconLog *) log); }    \
  G_DEFINE_AUTOPTR_CLEANUP_FUNC (Type, prefix##_free)

/* One whose entries are all in memory, so that reading them cannot fail. */
#define FORCON_DECLARE_LOG_IN_MEMORY(Type, prefix, Rules, State, state, Entry)                                         \
  FORCON_DECLARE_LOG (Type, prefix, Rules, State, state)                                                               \
                                                                                                                       \
  static inline const Entry *prefix##_entry (const Type *log, guint place)                                             \
  {                                                                                                                    \
    return forcon_log_entry ((ForconLog *) log, place, NULL);                                                          \
  }                                                                                                                    \
  static inline gboolean prefix##_undo (Type *log) { return forcon_log_undo ((ForconLog *) log, NULL); }               \
  static inline gboolean prefix##_redo (Type *log) { return forcon_log_redo ((ForconLog *) log, NULL); }               \
  static inline gboolean prefix##_replays (const Type *log) { return forcon_log_replays ((ForconLog *) log, NULL); }   \
  static inline ForconAudit prefix##_verify (const Type *log)                                                          \
  {                                                                                                                    \
    return forcon_log_verify ((ForconLog *) log, forcon_log_position ((const ForconLog *) log), NULL);                 \
  }

G_END_DECLS
