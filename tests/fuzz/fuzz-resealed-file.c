/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * A campaign file whose entries and states somebody changed, and all whose seals were made anew: what can be asked of it is
 * asked, and nothing may come of it but an answer or a line that says what is wrong. The input is a list of changes, some bytes
 * each.
 */
#define _GNU_SOURCE /* pread() */

#include "cli/frame/cli.h"
#include "storage/exchange/entry-xml.h"
#include "storage/exchange/state-xml.h"
#include "storage/store/store-private.h"
#include "forcon-test-campaign.h"
#include "forcon-test-staff.h"
#include "fuzz-store.h"
#include "fuzz-xml.h"
#include "fuzz.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#define RULES "forcon-2010"

/* The campaign that is forged: so it is played, and after so many commands a state is kept. */
#define SEED 3
#define PHASES 2
#define ROUNDS 2
#define STATE_EVERY 40

/* Bytes of a change, and how many changes are made at most. */
#define CHANGE_SIZE 8
#define CHANGES_MAX 8

#define OUT_MAX 65536

/* An event that is put in names ships up to this one. */
#define NAMED_MAX 20

typedef enum {
  ENTRIES_CHANGE_PLACES,
  ENTRY_LEFT_OUT,
  ENTRY_TWICE,
  ELEMENT_LEFT_OUT,
  ELEMENT_TWICE,
  ELEMENTS_CHANGE_PLACES,
  VALUE_OF_ANOTHER,
  VALUE_OF_NUMBER,
  EVENT_PUT_IN,
  N_CHANGES,
} Kind;

/**
 * Change:
 * @first: of the texts: entries, and then states
 * @second: another text
 * @one, @other: elements or attributes
 */
typedef struct {
  guint kind;
  guint first;
  guint second;
  guint one;
  guint other;
} Change;

static const char *const numbers[]
    = { "0", "1", "2", "3", "7", "12", "200", "65535", "4294967295", "-1", "2147483647", "1,1" };

/* The sound campaign: the bytes of its file, and the texts that are changed. */
static char *sound_file;
static gsize sound_size;
static GPtrArray *sound_entries;
static GPtrArray *sound_states;
static GPtrArray *clashes;

/* The sound file */

static void
play (ForconChronicle *chronicle)
{
  TestStaff staff = test_staff (chronicle, SEED);

  staff.rounds = ROUNDS;
  for (guint i = 0; i < PHASES || (staff.n_clashes == 0 && i < 10 * PHASES); i++)
    test_staff_play_phase (&staff);
  g_assert_cmpuint (staff.n_clashes, >, 0);
}

static void
keep_clashes (const ForconCampaign *campaign)
{
  clashes = g_ptr_array_new ();
  for (guint i = 0; i < campaign->clashes->len; i++)
    g_ptr_array_add (clashes, g_strdup_printf ("%u", g_array_index (campaign->clashes, ForconClash, i).clash.value));
}

static void
keep_texts (ForconChronicle *chronicle)
{
  sound_entries = g_ptr_array_new ();
  sound_states = g_ptr_array_new ();
  for (guint i = 0; i <= forcon_chronicle_length (chronicle); i++)
    {
      if (i % STATE_EVERY == 0)
        {
          g_autoptr (ForconCampaign) campaign = forcon_chronicle_campaign_at (chronicle, i, NULL);

          g_ptr_array_add (sound_states, forcon_state_to_xml (campaign));
        }
      if (i < forcon_chronicle_length (chronicle))
        g_ptr_array_add (sound_entries, forcon_entry_to_xml (forcon_chronicle_entry (chronicle, i, NULL)));
    }
}

/* All but the entries, which are put in with their seals. */
static void
keep_file (const ForconCampaign *start)
{
  g_autoptr (ForconExchange) exchange = forcon_exchange_new (RULES, start);
  g_autoptr (GError) error = NULL;

  forcon_exchange_add_setting (exchange, FORCON_SETTING_PROGRAM, "1");
  forcon_exchange_add_setting (exchange, FORCON_SETTING_CREATED, "1");
  forcon_exchange_add_setting (exchange, FORCON_SETTING_COPIES, "1");
  forcon_store_make (fuzz_store_path (), exchange, &error);
  g_assert_no_error (error);
  g_file_get_contents (fuzz_store_path (), &sound_file, &sound_size, &error);
  g_assert_no_error (error);
  fuzz_store_remove ();
}

void
fuzz_begin (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (ForconChronicle) chronicle = forcon_chronicle_new (test->campaign, &test->rules);

  fuzz_store_path ();
  play (chronicle);
  keep_clashes (forcon_chronicle_campaign (chronicle));
  keep_texts (chronicle);
  keep_file (test->campaign);
}

/* What is changed */

static GPtrArray *
copy_texts (const GPtrArray *texts)
{
  GPtrArray *copy = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < texts->len; i++)
    g_ptr_array_add (copy, g_strdup (g_ptr_array_index (texts, i)));
  return copy;
}

static char **
text_at (GPtrArray *entries, GPtrArray *states, guint place)
{
  place %= entries->len + states->len;
  return (char **) (place < entries->len ? &g_ptr_array_index (entries, place)
                                         : &g_ptr_array_index (states, place - entries->len));
}

/* @text with @with in the place of a span of it. */
static void
replace (char **text, FuzzSpan span, const char *with, gsize length)
{
  GString *changed = g_string_new_len (*text, (gssize) span.start);

  g_string_append_len (changed, with, (gssize) length);
  g_string_append (changed, *text + span.end);
  g_free (*text);
  *text = g_string_free (changed, FALSE);
}

/* The root stays. */
static FuzzSpan
element_at (const FuzzOutline *outline, guint place)
{
  return g_array_index (outline->elements, FuzzElement, 1 + place % (outline->elements->len - 1)).whole;
}

static void
change_elements (char **text, const FuzzOutline *outline, const Change *change)
{
  FuzzSpan one = element_at (outline, change->one), other = element_at (outline, change->other);
  g_autofree char *first = g_strndup (*text + one.start, one.end - one.start);
  g_autofree char *second = g_strndup (*text + other.start, other.end - other.start);

  if (change->kind == ELEMENT_LEFT_OUT)
    replace (text, one, "", 0);
  else if (change->kind == ELEMENT_TWICE)
    replace (text, (FuzzSpan){ one.end, one.end }, first, strlen (first));
  else if (one.end <= other.start)
    {
      replace (text, other, first, strlen (first));
      replace (text, one, second, strlen (second));
    }
}

/* The value of an attribute that has the same name, the next that is not the same. */
static FuzzSpan
other_value (const FuzzOutline *outline, guint place, guint from)
{
  const FuzzAttribute *attributes = (const FuzzAttribute *) (gpointer) outline->attributes->data;
  guint n = outline->attributes->len;
  FuzzSpan own = attributes[place].value;

  for (guint i = 0; i < n; i++)
    {
      const FuzzAttribute *attribute = &attributes[(from + i) % n];

      if (fuzz_outline_same_name (outline, attribute->name, outline, attributes[place].name)
          && !fuzz_outline_same_name (outline, attribute->value, outline, own))
        return attribute->value;
    }
  return own;
}

static void
change_value (char **text, const FuzzOutline *outline, const Change *change)
{
  guint place = change->one % outline->attributes->len;
  FuzzSpan own = g_array_index (outline->attributes, FuzzAttribute, place).value;
  const char *number = numbers[change->other % G_N_ELEMENTS (numbers)];

  if (change->kind == VALUE_OF_NUMBER)
    replace (text, own, number, strlen (number));
  else
    {
      FuzzSpan other = other_value (outline, place, change->other);
      g_autofree char *value = g_strndup (*text + other.start, other.end - other.start);

      replace (text, own, value, strlen (value));
    }
}

static void
change_text (char **text, const Change *change)
{
  g_autoptr (FuzzOutline) outline = fuzz_outline_new (*text, strlen (*text));

  if (change->kind >= VALUE_OF_ANOTHER && outline->attributes->len > 0)
    change_value (text, outline, change);
  else if (change->kind < VALUE_OF_ANOTHER && outline->elements->len > 1)
    change_elements (text, outline, change);
}

/* Each field that names somebody names anybody. */
static void
name_anybody (ForconEvent *event, ForconRandom *random)
{
#define NAME_CASE(TYPE, ctype)                                                                                         \
  case FORCON_FIELD_##TYPE:                                                                                            \
    FORCON_RECORD_PLACE (event, &shape->fields[i], ctype)->value = (guint16) forcon_random_below (random, NAMED_MAX);  \
    break;
  const ForconRecordShape *shape = forcon_event_shape (event->kind);

  for (guint i = 0; i < shape->n_fields; i++)
    switch ((gint) shape->fields[i].type->kind)
      {
        NAME_CASE (SIDE, ForconSideId)
        NAME_CASE (SHIP, ForconShipId)
        NAME_CASE (FORMATION, ForconFormationId)
        NAME_CASE (OBJECT, ForconObjectId)
        NAME_CASE (CRITICAL, ForconCriticalId)
        NAME_CASE (SALVO, ForconSalvoId)
        NAME_CASE (MINE, ForconMineId)
      default:
        break;
      }
}

/* Something that happened at a table, and that everybody saw: in the first entry from @change->first on that tells of a table. */
static void
put_event (GPtrArray *entries, const Change *change)
{
  ForconRandom random = forcon_random_seeded (change->other, change->second);
  ForconEvent event = { .kind = (ForconEventKind) (change->one % FORCON_N_EVENTS), .audience = 0xe };

  name_anybody (&event, &random);
  for (guint i = 0; i < entries->len; i++)
    {
      guint place = (change->first + i) % entries->len;
      const char *text = g_ptr_array_index (entries, place);
      g_autoptr (ForconCampaignEntry) entry
          = strstr (text, "<table") == NULL ? NULL : forcon_entry_from_xml (text, strlen (text), NULL);

      if (entry == NULL || entry->battle_events->len == 0)
        continue;
      g_array_insert_val (entry->battle_events, change->second % entry->battle_events->len, event);
      g_free (g_ptr_array_index (entries, place));
      g_ptr_array_index (entries, place) = forcon_entry_to_xml (entry);
      return;
    }
}

static void
change_entries (GPtrArray *entries, const Change *change)
{
  guint first = change->first % entries->len, second = change->second % entries->len;
  gpointer entry = g_ptr_array_index (entries, first);

  if (change->kind == ENTRY_TWICE)
    g_ptr_array_insert (entries, (gint) second, g_strdup (entry));
  else if (change->kind == ENTRY_LEFT_OUT && entries->len > 1)
    g_ptr_array_remove_index (entries, first);
  else if (change->kind == ENTRIES_CHANGE_PLACES)
    {
      g_ptr_array_index (entries, first) = g_ptr_array_index (entries, second);
      g_ptr_array_index (entries, second) = entry;
    }
}

static guint
two_bytes (const guint8 *bytes)
{
  return (guint) bytes[0] << 8 | bytes[1];
}

/* One text in four is a state: there are few of them. */
static void
apply_change (GPtrArray *entries, GPtrArray *states, const guint8 *bytes)
{
  Change change = { bytes[0] % N_CHANGES, bytes[1], bytes[2], two_bytes (bytes + 4), two_bytes (bytes + 6) };

  if (change.kind <= ENTRY_TWICE)
    change_entries (entries, &change);
  else if (change.kind == EVENT_PUT_IN)
    put_event (entries, &change);
  else
    change_text (bytes[3] % 4 == 0 ? text_at (entries, states, entries->len + change.first % states->len)
                                   : text_at (entries, states, change.first % entries->len),
                 &change);
}

/* The seals */

static void
put_state (sqlite3 *db, guint position, const char *state)
{
  g_autofree char *seal = forcon_chain_link ("", state, strlen (state));
  g_autoptr (ForconSqlStatement) statement
      = forcon_sql_prepare (db, "REPLACE INTO snapshots (position, state, hash) VALUES (?, ?, ?)", "", NULL);

  sqlite3_bind_int64 (statement, 1, position);
  forcon_sql_bind_text (statement, 2, state);
  forcon_sql_bind_text (statement, 3, seal);
  g_assert_true (forcon_sql_finish (statement, "", NULL));
}

static void
put_entries (sqlite3 *db, const GPtrArray *entries, const char *start)
{
  g_autofree char *chain = forcon_chain_link ("", start, strlen (start));

  for (guint i = 0; i < entries->len; i++)
    {
      const char *body = g_ptr_array_index (entries, i);
      ForconStoredEntry *entry
          = forcon_stored_entry_new (g_strdup (body), strlen (body), forcon_chain_link (chain, body, strlen (body)));

      g_assert_true (forcon_store_put_entry (db, i + 1, entry, "", NULL));
      g_free (chain);
      chain = g_strdup (entry->hash);
      forcon_stored_entry_free (entry);
    }
}

static void
reseal (const GPtrArray *entries, const GPtrArray *states)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *position = g_strdup_printf ("%u", entries->len);

  g_file_set_contents_full (fuzz_store_path (), sound_file, (gssize) sound_size, G_FILE_SET_CONTENTS_NONE, 0600,
                            &error);
  g_assert_no_error (error);
  g_autoptr (ForconSql) db = forcon_sql_open (fuzz_store_path (), FORCON_SQL_WRITE, "", &error);

  g_assert_true (forcon_sql_run (db, "PRAGMA synchronous = OFF; BEGIN", "", &error));
  for (guint i = 0; i < states->len; i++)
    if (i * STATE_EVERY <= entries->len)
      put_state (db, i * STATE_EVERY, g_ptr_array_index (states, i));
  put_entries (db, entries, g_ptr_array_index (states, 0));
  g_assert_true (forcon_setting_put (db, FORCON_SETTING_POSITION, position, "", &error));
  g_assert_true (forcon_sql_run (db, "COMMIT", "", &error));
}

/* What is asked of it */

/* Standard output and error go to files in memory meanwhile. */
typedef struct {
  int was[2];
  int now[2];
} Quiet;

static Quiet
be_quiet (void)
{
  static const int streams[] = { STDOUT_FILENO, STDERR_FILENO };
  Quiet quiet;

  fflush (NULL);
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *name = g_strdup_printf ("%s.%u", fuzz_store_path (), i);

      quiet.was[i] = dup (streams[i]);
      quiet.now[i] = g_open (name, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
      g_assert_cmpint (quiet.now[i], >=, 0);
      dup2 (quiet.now[i], streams[i]);
    }
  return quiet;
}

/* (transfer full): what was said on standard error */
static char *
speak_again (Quiet quiet)
{
  char *said = g_malloc0 (OUT_MAX + 1);

  fflush (NULL);
  dup2 (quiet.was[0], STDOUT_FILENO);
  dup2 (quiet.was[1], STDERR_FILENO);
  g_assert_cmpint (pread (quiet.now[1], said, OUT_MAX, 0), >=, 0);
  for (guint i = 0; i < 2; i++)
    {
      close (quiet.was[i]);
      close (quiet.now[i]);
    }
  return said;
}

/* It is done, or there is a line that says why not. @words: separated by spaces */
static void
ask (const char *words)
{
  g_auto (GStrv) arguments = g_strsplit (words, " ", -1);
  guint n = g_strv_length (arguments);
  /* The program takes options out of the list that it is given. */
  g_autofree char **given = g_memdup2 (arguments, (n + 1) * sizeof *arguments);
  g_autofree char *said = NULL;
  Quiet quiet = be_quiet ();
  int status = forcon_cli_run ((int) n, given);

  said = speak_again (quiet);
  g_assert_cmpint (status, <=, 3);
  if (status == 0)
    return;
  g_strchomp (said);
  fuzz_check_line (g_strdelimit (said, "\n", ' '));
}

static void
ask_as (const char *admiral)
{
  const char *file = fuzz_store_path ();
  g_autofree char *report = g_strdup_printf ("forcon report %s --admiral %s", file, admiral);
  g_autofree char *journal = g_strdup_printf ("forcon journal %s --as %s", file, admiral);

  ask (report);
  ask (journal);
  for (guint i = 0; i < clashes->len; i++)
    {
      const char *clash = g_ptr_array_index (clashes, i);
      g_autofree char *table
          = g_strdup_printf ("forcon table %s --as %s --clash %s -o %s.svg", file, admiral, clash, file);
      g_autofree char *record
          = g_strdup_printf ("forcon record %s --as %s --clash %s -o %s.svg", file, admiral, clash, file);

      ask (table);
      ask (record);
    }
}

static void
ask_all (void)
{
  g_autofree char *verify = g_strdup_printf ("forcon verify %s", fuzz_store_path ());
  g_autofree char *report = g_strdup_printf ("forcon report %s --master", fuzz_store_path ());

  ask (verify);
  ask (report);
  ask_as ("red");
  ask_as ("green");
  ask_as ("blue");
}

void
fuzz_try (const guint8 *bytes, gsize size)
{
  g_autoptr (GPtrArray) entries = copy_texts (sound_entries);
  g_autoptr (GPtrArray) states = copy_texts (sound_states);

  for (gsize i = 0; i < CHANGES_MAX && (i + 1) * CHANGE_SIZE <= size; i++)
    apply_change (entries, states, bytes + i * CHANGE_SIZE);
  reseal (entries, states);
  ask_all ();
  fuzz_store_check (fuzz_store_path ());
  fuzz_store_remove ();
}
