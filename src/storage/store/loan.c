/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/store/loan.h"

#include "base/keyed-dice.h"
#include "campaign/state/campaign-rules.h"
#include "storage/files/file-error.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Characters of a key: 128 bits. */
#define KEY_LENGTH 32

static char *
key_new (void)
{
  g_autoptr (GBytes) secret = forcon_secret_new ();
  GString *key = g_string_new (NULL);
  const guint8 *bytes = g_bytes_get_data (secret, NULL);

  for (guint i = 0; i < KEY_LENGTH / 2; i++)
    g_string_append_printf (key, "%02x", bytes[i]);
  return g_string_free (key, FALSE);
}

static char *
fingerprint_of (const ForconStore *store, GError **error)
{
  g_autofree char *changes = forcon_campaign_rule_changes (forcon_store_campaign (store));

  return forcon_rules_fingerprint (forcon_store_rules_name (store), changes, error);
}

/* What tells the campaign from others to who has the key, and nothing to anybody else. */
static char *
mark_of (const ForconStore *store, const char *key)
{
  g_autofree char *identity = forcon_store_identity (store);
  g_autofree char *text = g_strdup_printf ("%s %s", key, identity);
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);

  return g_strndup (sum, KEY_LENGTH);
}

/* A state with nothing of a generator in it: who played elsewhere had another one. */
static char *
hash_of_table (const ForconBattle *battle)
{
  ForconBattle *table = forcon_battle_clone (battle);
  char *hash;

  table->random = forcon_random_seeded (0, 0);
  hash = forcon_battle_hash (table);
  forcon_battle_free (table);
  return hash;
}

/* Plays the first commands of a script from @start. Returns: (transfer full) (nullable): what they lead to */
static ForconBattle *
play_first (const ForconScript *script, guint n, const ForconBattle *start, const ForconRules *rules)
{
  g_autoptr (ForconJournal) journal = forcon_journal_new (start, rules);

  for (guint i = 0; i < n; i++)
    {
      const ForconScriptCommand *line = g_ptr_array_index (script->commands, i);
      const ForconDice dice = { line->dice == NULL ? NULL : line->dice->data, line->dice == NULL ? 0 : line->dice->len,
                                FALSE, FALSE };
      g_autoptr (ForconOutcome) outcome = forcon_journal_do (journal, &line->command, &dice);

      if (outcome->verdict.kind != FORCON_VERDICT_DONE)
        return NULL;
    }
  return forcon_battle_clone (forcon_journal_battle (journal));
}

/* Whether the first @n commands of the script lead from @start to @table. */
static gboolean
leads_to (const ForconScript *script, guint n, const ForconBattle *start, const ForconRules *rules,
          const ForconBattle *table)
{
  ForconBattle *there = play_first (script, n, start, rules);
  g_autofree char *hash = there == NULL ? NULL : hash_of_table (there);
  g_autofree char *wanted = hash_of_table (table);

  forcon_battle_free (there);
  return g_strcmp0 (hash, wanted) == 0;
}

static gboolean
check_place (const char *path, GError **error)
{
  gboolean there = g_file_test (path, G_FILE_TEST_EXISTS);
  g_autoptr (ForconScript) script = there ? forcon_script_load (path, NULL, NULL) : NULL;

  if (script == NULL || script->loan == NULL)
    return TRUE;
  forcon_file_error_set (error, FORCON_FILE_ERROR_UNWRITABLE, path, 0, _ ("a table that was lent is there"),
                         _ ("another name: it may have been played already"));
  return FALSE;
}

/* Writes the file and reads it again: a helper far away cannot ask for another one. */
static gboolean
write_file (ForconStore *store, const ForconCampaignCommand *command, const char *path, GError **error)
{
  const ForconBattle *table = forcon_campaign_battle (forcon_store_campaign (store), command->lend.clash);
  g_autoptr (ForconJournal) journal
      = forcon_chronicle_battle_journal (forcon_store_chronicle (store), command->lend.clash, error);
  g_autofree char *mark = mark_of (store, command->lend.key);
  g_autofree char *changes = forcon_campaign_rule_changes (forcon_store_campaign (store));
  g_autoptr (ForconScript) script = NULL;

  if (journal == NULL)
    return FALSE;
  const ForconLoanSlip slip = { mark, (char *) command->lend.key, (char *) command->lend.text,
                                (char *) command->lend.rules, forcon_journal_position (journal) };

  const ForconScriptRules rules = { forcon_store_rules_name (store), changes };

  if (!forcon_script_save_lent (forcon_journal_start (journal), &rules, journal, &slip, path, error))
    return FALSE;
  script = forcon_loan_load (path, error);
  if (script == NULL)
    return FALSE;
  if (leads_to (script, script->commands->len, script->start, script->rules, table))
    return TRUE;
  forcon_file_error_set (error, FORCON_FILE_ERROR_DAMAGED, path, 0, _ ("the table is another one in the file"),
                         _ ("the table as it stands"));
  return FALSE;
}

char *
forcon_loan_file_name (const ForconCampaign *campaign, ForconClashId clash, const char *to)
{
  const ForconClash *lent = forcon_campaign_clash (campaign, clash);
  const ForconSector *sector = lent == NULL ? NULL : forcon_campaign_sector (campaign, lent->sector);
  g_autofree char *place = sector == NULL ? NULL : forcon_sector_title (sector, sector->name);
  char *name = sector == NULL ? g_strconcat (to, FORCON_LOAN_SUFFIX, NULL)
                              : g_strconcat (place, ", ", to, FORCON_LOAN_SUFFIX, NULL);

  return g_strdelimit (name, "/\\:*?\"<>|", '-');
}

char *
forcon_loan_place (const char *place, const char *name)
{
  g_autofree char *stem = g_strndup (name, strlen (name) - strlen (FORCON_LOAN_SUFFIX));

  if (!g_file_test (place, G_FILE_TEST_IS_DIR))
    return g_strdup (place);
  for (guint i = 1;; i++)
    {
      g_autofree char *file = i == 1 ? g_strdup (name) : g_strdup_printf ("%s %u" FORCON_LOAN_SUFFIX, stem, i);
      g_autofree char *path = g_build_filename (place, file, NULL);

      if (!g_file_test (path, G_FILE_TEST_EXISTS))
        return g_steal_pointer (&path);
    }
}

ForconCampaignOutcome *
forcon_store_lend (ForconStore *store, ForconCampaignCommand *command, const char *path, GError **error)
{
  guint position = forcon_chronicle_position (forcon_store_chronicle (store));
  g_autofree char *rules = fingerprint_of (store, error);
  g_autofree char *key = NULL;
  g_autoptr (ForconCampaignOutcome) outcome = NULL;

  if (rules == NULL || !check_place (path, error))
    return NULL;
  key = key_new ();
  command->lend.key = g_intern_string (key);
  command->lend.rules = g_intern_string (rules);
  outcome = forcon_store_do (store, command, &FORCON_DICE_ASK, error);
  if (outcome == NULL || outcome->verdict.kind != FORCON_PROBLEM_NONE)
    return g_steal_pointer (&outcome);
  if (write_file (store, command, path, error))
    return g_steal_pointer (&outcome);
  forcon_store_go_to (store, position, NULL);
  return NULL;
}

ForconScript *
forcon_loan_load (const char *path, GError **error)
{
  g_autoptr (ForconScript) script = forcon_script_load (path, NULL, error);

  if (script == NULL)
    return NULL;
  if (script->loan != NULL)
    return g_steal_pointer (&script);
  forcon_file_error_set (error, FORCON_FILE_ERROR_DAMAGED, path, 0, _ ("is a battle that nobody lent"),
                         _ ("a table that a campaign lent"));
  return NULL;
}

/* A die that the file leaves to a generator is none that fell. */
static GArray *
played_since (const ForconScript *script)
{
  GArray *played = g_array_new (FALSE, TRUE, sizeof (ForconLentCommand));

  for (guint i = script->loan->played; i < script->commands->len; i++)
    {
      const ForconScriptCommand *line = g_ptr_array_index (script->commands, i);
      const guint8 *open = line->dice == NULL ? NULL : memchr (line->dice->data, 0, line->dice->len);
      const ForconLentCommand command = { line->command, line->dice, line->line };

      if (open != NULL)
        g_byte_array_set_size (line->dice, (guint) (open - line->dice->data));
      g_array_append_val (played, command);
    }
  return played;
}

static ForconTakeBack *
refused (ForconCampaignVerdict verdict, guint total)
{
  ForconTakeBack *back = g_new0 (ForconTakeBack, 1);

  back->commands = g_array_new (FALSE, TRUE, sizeof (ForconCampaignCommand));
  back->outcomes = g_ptr_array_new ();
  back->total = total;
  back->verdict = verdict;
  return back;
}

ForconTakeBack *
forcon_store_try_take_back (ForconStore *store, const ForconScript *script, const ForconCampaignCommand *command,
                            GError **error)
{
  const ForconCampaign *campaign = forcon_store_campaign (store);
  const ForconLoan *loan = forcon_campaign_loan_by_key (campaign, script->loan->key);
  g_autofree char *mark = mark_of (store, script->loan->key);
  g_autofree char *rules = fingerprint_of (store, error);
  g_autoptr (GArray) played = played_since (script);
  g_autoptr (ForconJournal) journal = NULL;
  ForconCampaignCommand given = *command;

  if (rules == NULL)
    return NULL;
  if (!g_str_equal (mark, script->loan->campaign))
    return refused ((ForconCampaignVerdict){ .kind = FORCON_PROBLEM_OTHER_CAMPAIGN }, played->len);
  given.kind = FORCON_CAMPAIGN_COMMAND_TAKE_BACK;
  given.take_back = (ForconCampaignCommand_take_back){ .clash = loan == NULL ? FORCON_NO_CLASH : loan->clash,
                                                       .key = g_intern_string (script->loan->key),
                                                       .rules = g_intern_string (rules) };
  if (loan == NULL || loan->state != FORCON_LOAN_OUT)
    return forcon_take_back_new (forcon_store_chronicle (store), &given, played);
  journal = forcon_chronicle_battle_journal (forcon_store_chronicle (store), loan->clash, error);
  if (journal == NULL)
    return NULL;
  if (!leads_to (script, script->loan->played, forcon_journal_start (journal), forcon_store_rules (store),
                 forcon_journal_battle (journal)))
    return refused (
        (ForconCampaignVerdict){ .kind = FORCON_PROBLEM_LOAN_ALTERED, .clash = loan->clash, .text = loan->text },
        played->len);
  return forcon_take_back_new (forcon_store_chronicle (store), &given, played);
}

const ForconScriptCommand *
forcon_loan_first_refused (const ForconScript *script, const ForconTakeBack *back)
{
  return g_ptr_array_index (script->commands, script->loan->played + back->accepted);
}
