/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/state/campaign.h"

#define TABLE_SHAPE(NAME, Type, member, word)                                                                          \
  static FORCON_DEFINE_SHAPE (FORCON_FIELDS_##NAME, shape_of_##member, Forcon##Type)
FORCON_CAMPAIGN_TABLES (TABLE_SHAPE)

#define TABLE_ROW(NAME, Type, member, word) { word, shape_of_##member, G_STRUCT_OFFSET (ForconCampaign, member) },
static const struct {
  const char *word;
  const ForconRecordShape *(*shape) (void);
  gsize offset;
} tables[FORCON_N_TABLES] = { FORCON_CAMPAIGN_TABLES (TABLE_ROW) };

const char *
forcon_table_word (ForconTable table)
{
  return tables[table].word;
}

const ForconRecordShape *
forcon_table_shape (ForconTable table)
{
  return tables[table].shape ();
}

/**
 * forcon_clock_shape:
 *
 * Returns: (transfer none): the fields of a #ForconClock
 */
FORCON_DEFINE_SHAPE (FORCON_FIELDS_CLOCK, forcon_clock_shape, ForconClock)

/**
 * forcon_progress_shape:
 *
 * Returns: (transfer none): the fields of a #ForconProgress
 */
FORCON_DEFINE_SHAPE (FORCON_FIELDS_PROGRESS, forcon_progress_shape, ForconProgress)

static GArray **
table_place (const ForconCampaign *campaign, ForconTable table)
{
  return (GArray **) ((char *) campaign + tables[table].offset);
}

GArray *
forcon_campaign_table (const ForconCampaign *campaign, ForconTable table)
{
  return *table_place (campaign, table);
}

static void
free_battle (gpointer battle)
{
  if (battle != NULL)
    forcon_battle_free (battle);
}

static ForconCampaign *
new_with_fleet (ForconBattle *fleet)
{
  ForconCampaign *campaign = g_new0 (ForconCampaign, 1);

  campaign->fleet = fleet;
  campaign->battles = g_ptr_array_new_with_free_func (free_battle);
  campaign->progress.next_id = 1;
  return campaign;
}

ForconCampaign *
forcon_campaign_new (const char *name)
{
  ForconCampaign *campaign = new_with_fleet (forcon_battle_new (name, (ForconPoint){ 0, 0 }));

  for (guint i = 0; i < FORCON_N_TABLES; i++)
    *table_place (campaign, (ForconTable) i)
        = g_array_new (FALSE, TRUE, (guint) forcon_table_shape ((ForconTable) i)->size);
  return campaign;
}

ForconCampaign *
forcon_campaign_new_scratch (const ForconBattle *table)
{
  ForconCampaign *campaign = forcon_campaign_new (table->roster->name);
  const ForconClash clash = { .clash = FORCON_SCRATCH_CLASH, .state = FORCON_CLASH_OPEN };

  campaign->progress.stage = FORCON_STAGE_ORDERS;
  campaign->progress.next_id = clash.clash.value + 1;
  g_array_append_val (campaign->clashes, clash);
  g_ptr_array_add (campaign->battles, forcon_battle_clone (table));
  return campaign;
}

ForconCampaign *
forcon_campaign_clone (const ForconCampaign *campaign)
{
  ForconCampaign *clone = new_with_fleet (forcon_battle_clone (campaign->fleet));

  clone->progress = campaign->progress;
  clone->clock = campaign->clock;
  for (guint i = 0; i < FORCON_N_TABLES; i++)
    {
      const GArray *table = *table_place (campaign, (ForconTable) i);
      GArray *copy
          = g_array_sized_new (FALSE, TRUE, (guint) forcon_table_shape ((ForconTable) i)->size, table->len + 1);

      if (table->len > 0)
        g_array_append_vals (copy, table->data, table->len);
      *table_place (clone, (ForconTable) i) = copy;
    }
  for (guint i = 0; i < campaign->battles->len; i++)
    {
      const ForconBattle *battle = g_ptr_array_index (campaign->battles, i);

      g_ptr_array_add (clone->battles, battle == NULL ? NULL : forcon_battle_clone (battle));
    }
  return clone;
}

void
forcon_campaign_free (ForconCampaign *campaign)
{
  if (campaign == NULL)
    return;
  forcon_battle_free (campaign->fleet);
  for (guint i = 0; i < FORCON_N_TABLES; i++)
    g_array_unref (*table_place (campaign, (ForconTable) i));
  g_ptr_array_unref (campaign->battles);
  g_free (campaign);
}

void
forcon_campaign_set_secret (ForconCampaign *campaign, GBytes *secret)
{
  forcon_battle_set_secret (campaign->fleet, secret);
  for (guint i = 0; i < campaign->battles->len; i++)
    if (g_ptr_array_index (campaign->battles, i) != NULL)
      forcon_battle_set_secret (g_ptr_array_index (campaign->battles, i), secret);
}

gboolean
forcon_campaign_is_keyed (const ForconCampaign *campaign)
{
  return forcon_random_is_keyed (&campaign->fleet->random);
}

static void
describe_record (GString *text, const char *word, gconstpointer record, const ForconRecordShape *shape)
{
  g_string_append (text, word);
  for (guint i = 0; i < shape->n_fields; i++)
    if (!forcon_record_field_is_zero (record, &shape->fields[i]))
      {
        g_string_append_printf (text, "\t%s=", shape->fields[i].name);
        forcon_record_format (text, record, &shape->fields[i]);
      }
  g_string_append_c (text, '\n');
}

char *
forcon_campaign_hash (const ForconCampaign *campaign)
{
  g_autoptr (GString) text = g_string_new (forcon_campaign_name (campaign));
  g_autofree char *fleet = forcon_battle_hash (campaign->fleet);

  g_string_append_printf (text, "\nfleet\t%s\n", fleet);
  describe_record (text, "progress", &campaign->progress, forcon_progress_shape ());
  describe_record (text, "clock", &campaign->clock, forcon_clock_shape ());
  for (guint i = 0; i < FORCON_N_TABLES; i++)
    {
      const GArray *records = forcon_campaign_table (campaign, (ForconTable) i);
      const ForconRecordShape *shape = forcon_table_shape ((ForconTable) i);

      for (guint k = 0; k < records->len; k++)
        describe_record (text, forcon_table_word ((ForconTable) i), records->data + k * shape->size, shape);
    }
  for (guint i = 0; i < campaign->battles->len; i++)
    {
      const ForconBattle *battle = g_ptr_array_index (campaign->battles, i);
      g_autofree char *hash = battle == NULL ? g_strdup ("-") : forcon_battle_hash (battle);

      g_string_append_printf (text, "battle\t%s\n", hash);
    }
  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, text->str, (gssize) text->len);
}
