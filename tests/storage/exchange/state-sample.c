/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "state-sample.h"

#include "forcon-test-campaign.h"
#include "forcon-test-eager.h"
#include "forcon-test-fleets.h"
#include "forcon-test-rules.h"
#include "forcon-test-view.h"

#define BATTLES_MAX 3

static const char *const texts[] = {
  NULL,
  "",
  "a",
  "Карkас \"и\" <другие> & co",
  " blanks ",
  "two\nlines\tand\r",
  "back\\slash \\x41",
  "\x01\x1b\x7f",
  "not\xff utf\xc3",
  "\xef\xbf\xbf",
  "\xed\xa0\x80 \xc0\x80",
  "&amp; &#38; &#10;",
  "😀",
};

static const char *const names[]
    = { "", "a", "Карkас \"и\" <другие> & co", " blanks ", "back\\slash \\x41", "&amp; &#38; &#10;", "😀" };

static gint
below (ForconRandom *random, guint limit)
{
  return limit == 0 ? 0 : test_between (random, 0, (gint) limit - 1);
}

/* Up to @most, or 0 where there is none. */
static gint64
some_id (ForconRandom *random, guint most)
{
  return below (random, most + 1);
}

static gint64
random_number (const ForconCampaign *campaign, ForconFieldKind type, ForconRandom *random)
{
  switch ((gint) type)
    {
    case FORCON_FIELD_FLAG:
      return below (random, 2);
    case FORCON_FIELD_INT64:
      return (gint64) below (random, 1000000) * below (random, 1000000000) - 1000;
    case FORCON_FIELD_ADMIRAL:
      return some_id (random, campaign->admirals->len);
    case FORCON_FIELD_SHIP:
      return some_id (random, campaign->fleet->n_ships);
    case FORCON_FIELD_FORMATION:
      return some_id (random, campaign->fleet->n_formations);
    case FORCON_FIELD_POWER:
      return some_id (random, campaign->powers->len);
    case FORCON_FIELD_SECTOR:
      return some_id (random, campaign->sectors->len);
    case FORCON_FIELD_OBJECT:
      return below (random, 2) == 0 ? 0 : g_array_index (campaign->features, ForconFeature, 0).object.value;
    case FORCON_FIELD_CLASH:
      return 0;
    case FORCON_FIELD_LENGTH:
      return below (random, 1000);
    default:
      return below (random, 100000);
    }
}

static void
random_ships (GString *text, const ForconCampaign *campaign, ForconRandom *random)
{
  for (gint i = below (random, 4); i > 0; i--)
    g_string_append_printf (text, "%s%d", text->len == 0 ? "" : " ",
                            test_between (random, 1, (gint) campaign->fleet->n_ships));
}

/* Any value that a field may have, as files write it; a word of a closed list is found by trying. */
static void
randomise (gpointer record, const ForconRecordField *field, const ForconCampaign *campaign, ForconRandom *random)
{
  static const char *const words[] = { "battle", "hold",   "waiting", "remark",  "none",    "passed-by", "clash",
                                       "planet", "patrol", "contact", "torpedo", "guessed", "underway",  "present",
                                       "open",   "hidden", "ambush",  "defence", "star",    "crosses",   "asked" };
  g_autoptr (GString) text = g_string_new (NULL);

  if (field->type->kind == FORCON_FIELD_NAME)
    {
      forcon_record_parse (record, field, names[below (random, G_N_ELEMENTS (names))]);
      return;
    }
  if (field->type->kind == FORCON_FIELD_TEXT)
    {
      *(const char **) (gpointer) ((char *) record + field->offset)
          = g_intern_string (texts[below (random, G_N_ELEMENTS (texts))]);
      return;
    }
  if (field->type->to_word != NULL)
    {
      forcon_record_parse (record, field, words[below (random, G_N_ELEMENTS (words))]);
      return;
    }
  if (field->type->kind == FORCON_FIELD_SHIPS)
    random_ships (text, campaign, random);
  else
    g_string_append_printf (text, "%" G_GINT64_FORMAT, random_number (campaign, field->type->kind, random));
  g_assert_true (forcon_record_parse (record, field, text->str));
}

static void
add_records (ForconCampaign *campaign, ForconTable table, ForconRandom *random)
{
  const ForconRecordShape *shape = forcon_table_shape (table);
  GArray *records = forcon_campaign_table (campaign, table);

  for (gint n = below (random, 5); n > 0; n--)
    {
      g_autofree char *record = g_malloc0 (shape->size);

      for (guint i = 0; i < shape->n_fields; i++)
        randomise (record, &shape->fields[i], campaign, random);
      g_array_append_vals (records, record, 1);
    }
}

/* Changed rules are sorted by their paths. */
static void
set_rule (ForconRuleChange *change, guint place)
{
  g_autofree char *path = g_strdup_printf ("nation/N%04u/strength", place);

  change->path = g_intern_string (path);
  change->value = "1";
}

/* What nobody may be without. */
static void
complete (ForconCampaign *campaign)
{
  if (campaign->sheets->len == 0)
    g_array_set_size (campaign->lines, 0);
  if (campaign->meetings->len == 0)
    g_array_set_size (campaign->parties, 0);
#define EACH(member, Type, statement)                                                                                  \
  for (guint i = 0; i < campaign->member->len; i++)                                                                    \
    {                                                                                                                  \
      Forcon##Type *record = &g_array_index (campaign->member, Forcon##Type, i);                                       \
      statement;                                                                                                       \
    }
  EACH (tasks, Task, record->formation.value = 1)
  EACH (instructions, Instruction, record->formation.value = 1; record->amount = ABS (record->amount))
  EACH (sheets, Sheet, record->admiral.value = 1)
  EACH (sightings, Sighting, record->admiral.value = 1; record->formation.value = 2)
  EACH (fields, Field, record->admiral.value = 1; record->sector.value = 1)
  EACH (lines, Line, record->sheet = g_array_index (campaign->sheets, ForconSheet, 0).sheet)
  EACH (parties, Party, record->formation.value = 1;
        record->meeting = g_array_index (campaign->meetings, ForconMeeting, 0).meeting)
  EACH (queries, Query, record->admiral.value = 1)
  EACH (house_words, HouseWord, record->text = record->like = "a")
  EACH (suggestions, Suggestion, record->suggestion = (gint) i + 1; record->text = "a"; record->wall = 1)
  EACH (loans, Loan, record->loan = (gint) i + 1; record->text = record->key = "a"; record->wall = 1)
  EACH (landings, Landing, record->ship.value = 1)
  EACH (rule_changes, RuleChange, set_rule (record, i))
}

/* Every table that is not as long as another must be. */
static gboolean
is_free (ForconTable table)
{
  return table != FORCON_TABLE_POWER && table != FORCON_TABLE_ADMIRAL && table != FORCON_TABLE_SECTOR
         && table != FORCON_TABLE_BORDER && table != FORCON_TABLE_FEATURE && table != FORCON_TABLE_POST
         && table != FORCON_TABLE_CLASH;
}

static ForconBattle *
random_battle (ForconRandom *random)
{
  const ForconRules *rules = forcon_test_rules ();
  ForconBattle *battle = test_fleets_new (rules, (guint) test_between (random, 2, 3), 9, random);

  battle->random = *random;
  test_fleets_arrange (battle, rules, random);
  test_hide_some (battle, random);
  for (gint n = below (random, 60); n > 0; n--)
    {
      ForconCommand command = test_captain_eager (battle, rules, random);
      g_autoptr (ForconOutcome) outcome = forcon_decide (battle, rules, &command, &FORCON_DICE_GENERATED);

      if (outcome->verdict.kind == FORCON_VERDICT_DONE)
        forcon_battle_assign (battle, outcome->after);
    }
  return battle;
}

static void
add_clash (ForconCampaign *campaign, ForconRandom *random)
{
  ForconClash clash = { .clash = { 1000000 + campaign->clashes->len }, .sector = { 1 }, .admirals = 6 };

  if (below (random, 3) == 0)
    {
      clash.state = FORCON_CLASH_RETURNED;
      g_ptr_array_add (campaign->battles, NULL);
    }
  else
    g_ptr_array_add (campaign->battles, random_battle (random));
  g_array_append_val (campaign->clashes, clash);
  g_array_index (campaign->posts, ForconPost, 0).clash
      = clash.state == FORCON_CLASH_OPEN ? clash.clash : FORCON_NO_CLASH;
}

ForconCampaign *
sample_random_state (guint64 seed)
{
  ForconRandom random = forcon_random_seeded (seed, 1);
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconCampaign *campaign = g_steal_pointer (&test->campaign);

  for (guint i = 0; i < campaign->fleet->n_ships; i++)
    {
      campaign->fleet->ships[i].readiness_lost = below (&random, 3);
      campaign->fleet->ships[i].generators_destroyed = below (&random, 2);
      campaign->fleet->ships[i].mines_laid = below (&random, 2);
    }
  campaign->fleet->random = random;
  for (guint i = 0; i < FORCON_N_TABLES; i++)
    if (is_free ((ForconTable) i))
      add_records (campaign, (ForconTable) i, &random);
  complete (campaign);
  for (gint n = below (&random, BATTLES_MAX + 1); n > 0; n--)
    add_clash (campaign, &random);
  campaign->progress.next_id = 2000000;
  campaign->progress.phase = below (&random, 20);
  campaign->clock.boot = g_intern_string ("c0ffee");
  campaign->clock.wall = G_GINT64_CONSTANT (1795280000000000);
  return campaign;
}
