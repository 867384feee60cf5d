/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "entry-sample.h"

#include "storage/xml/record-xml.h"

#include <string.h>

/* What is awkward to write. */
static const char *const texts[] = {
  NULL,
  "",
  "plain",
  " blanks around ",
  "Сапёры: «идти в C3»\nзатем\tпатруль\r\n",
  "<a href=\"x\">&amp;</a>",
  "back\\slash \\x41 \\",
  "\x01\x1b\x7f control",
  "broken \xff\xc3 bytes \xed\xa0\x80",
  "\xef\xbf\xbe\xef\xbf\xbf",
  "emoji 🚀 ' \"",
};

static const char *const names[] = {
  NULL, "", "plain", " blanks around ", "Сапёры", "<a href=\"x\">&amp;</a>", "back\\slash \\x41", "emoji 🚀 ' \""
};

static gint64
random_number (ForconRandom *random, gint64 least, gint64 most)
{
  const gint64 borders[] = { least, most, 0, 1, -1 };
  guint64 any = (guint64) forcon_random_below (random, G_MAXUINT32) << 32 | forcon_random_below (random, G_MAXUINT32);
  guint64 span = (guint64) most - (guint64) least;
  gint64 border = borders[forcon_random_below (random, G_N_ELEMENTS (borders))];

  if (forcon_random_below (random, 3) == 0 && border >= least && border <= most)
    return border;
  return (gint64) ((guint64) least + (span == G_MAXUINT64 ? any : any % (span + 1)));
}

static void
put_number (gpointer at, ForconFieldKind kind, ForconRandom *random)
{
#define ID_CASE(KIND, type, ctype)                                                                                     \
  case FORCON_FIELD_##KIND:                                                                                            \
    ((ctype *) at)->value = (__typeof__ (((ctype *) at)->value)) random_number (random, 0, G_MAXUINT32);               \
    return;

  switch ((gint) kind)
    {
      FORCON_FIELD_IDS (ID_CASE)
    case FORCON_FIELD_FLAG:
      *(gboolean *) at = (gboolean) forcon_random_below (random, 2);
      return;
    case FORCON_FIELD_INT64:
      *(gint64 *) at = random_number (random, G_MININT64, G_MAXINT64);
      return;
    case FORCON_FIELD_UINT64:
      *(guint64 *) at = (guint64) random_number (random, G_MININT64, G_MAXINT64);
      return;
    case FORCON_FIELD_MASK:
    case FORCON_FIELD_WEAPONS:
      *(guint32 *) at = (guint32) random_number (random, 0, G_MAXUINT32);
      return;
    default:
      *(gint32 *) at = (gint32) random_number (random, -FORCON_RECORD_NUMBER_MAX, FORCON_RECORD_NUMBER_MAX);
    }
}

static ForconPoint
random_point (ForconRandom *random)
{
  return (ForconPoint){ (ForconLength) random_number (random, G_MININT32, G_MAXINT32),
                        (ForconLength) random_number (random, G_MININT32, G_MAXINT32) };
}

static void
put_ships (ForconShips *ships, ForconRandom *random)
{
  ships->n = forcon_random_below (random, FORCON_FORMATION_SHIPS_MAX + 1);
  for (guint i = 0; i < ships->n; i++)
    ships->ship[i].value = (guint16) random_number (random, 1, FORCON_SHIPS_MAX);
}

static void
put_legs (ForconLegs *legs, ForconRandom *random)
{
  legs->n = forcon_random_below (random, FORCON_LEGS_MAX + 1);
  for (guint i = 0; i < legs->n; i++)
    {
      ForconPoint any = random_point (random);

      legs->leg[i] = (ForconLeg){ any.x, any.y };
    }
}

static void
fill_field (gpointer at, const ForconFieldType *type, ForconRandom *random)
{
  if (type->n_words > 0)
    *(guint *) at = forcon_random_below (random, type->n_words);
  else if (type->kind == FORCON_FIELD_TEXT)
    *(const char **) at = g_intern_string (texts[forcon_random_below (random, G_N_ELEMENTS (texts))]);
  else if (type->kind == FORCON_FIELD_NAME)
    *(const char **) at = names[forcon_random_below (random, G_N_ELEMENTS (names))];
  else if (type->kind == FORCON_FIELD_POINT)
    *(ForconPoint *) at = random_point (random);
  else if (type->kind == FORCON_FIELD_ROLL)
    *(ForconRoll *) at = (ForconRoll){ forcon_random_below (random, G_MAXUINT32), forcon_random_below (random, 99) };
  else if (type->kind == FORCON_FIELD_SHIPS)
    put_ships (at, random);
  else if (type->kind == FORCON_FIELD_LEGS)
    put_legs (at, random);
  else
    put_number (at, type->kind, random);
}

/* Half of the fields say something. */
void
sample_fill_record (ForconRandom *random, gpointer record, const ForconRecordShape *shape)
{
  for (guint i = 0; i < shape->n_fields; i++)
    if (forcon_random_below (random, 2) == 0)
      fill_field ((char *) record + shape->fields[i].offset, shape->fields[i].type, random);
}

ForconCampaignEvent
sample_random_fact (ForconRandom *random, ForconCampaignEventKind kind)
{
  ForconCampaignEvent event;

  memset (&event, 0, sizeof event);
  event.kind = kind;
  sample_fill_record (random, FORCON_CAMPAIGN_EVENT_RECORD (&event), forcon_campaign_event_shape (kind));
  event.audience = (guint32) random_number (random, 0, G_MAXUINT32);
  return event;
}

ForconEvent
sample_random_table_event (ForconRandom *random, ForconEventKind kind)
{
  ForconEvent event;

  memset (&event, 0, sizeof event);
  event.kind = kind;
  event.audience = (guint32) random_number (random, 0, G_MAXUINT32);
  event.closed = (guint32) random_number (random, 0, G_MAXUINT32);
  sample_fill_record (random, &event, forcon_event_shape (kind));
  return event;
}

static void
fill_order (ForconRandom *random, ForconCommand *command)
{
  command->kind = (ForconCommandKind) forcon_random_below (random, FORCON_N_COMMAND);
  sample_fill_record (random, command, forcon_battle_command_shape (command->kind));
  command->n_overrides = forcon_random_below (random, FORCON_OVERRIDES_MAX + 1);
  for (guint i = 0; i < command->n_overrides; i++)
    command->overrides[i]
        = (ForconOverride){ (gboolean) forcon_random_below (random, 2), forcon_random_below (random, G_MAXUINT32),
                            (gint) random_number (random, G_MININT32, G_MAXINT32) };
}

ForconCampaignEntry *
sample_random_entry (ForconRandom *random)
{
  ForconCampaignEntry *entry = forcon_campaign_entry_new ();
  ForconCampaignCommand *command = &entry->command;

  command->kind = (ForconCampaignCommandKind) forcon_random_below (random, FORCON_N_CAMPAIGN_COMMAND);
  sample_fill_record (random, command, forcon_campaign_command_shape (command->kind));
  sample_fill_record (random, &command->moment, forcon_moment_shape ());
  command->by = g_intern_string (texts[forcon_random_below (random, G_N_ELEMENTS (texts))]);
  if (command->kind == FORCON_CAMPAIGN_COMMAND_PLAY)
    fill_order (random, &command->battle);
  for (guint n = forcon_random_below (random, 8); n > 0; n--)
    {
      ForconDie die = { .face = forcon_random_d6 (random), .generated = (guint8) forcon_random_below (random, 2) };

      g_array_append_val (entry->dice, die);
    }
  for (guint n = forcon_random_below (random, 8); n > 0; n--)
    {
      ForconCampaignEvent fact = sample_random_fact (
          random, (ForconCampaignEventKind) forcon_random_below (random, FORCON_N_CAMPAIGN_EVENTS));
      ForconEvent event
          = sample_random_table_event (random, (ForconEventKind) forcon_random_below (random, FORCON_N_EVENTS));

      g_array_append_val (entry->events, fact);
      g_array_append_val (entry->battle_events, event);
    }
  return entry;
}

static gboolean
orders_equal (const ForconCommand *a, const ForconCommand *b)
{
  if (a->kind != b->kind || !forcon_record_equal (a, b, forcon_battle_command_shape (a->kind))
      || a->n_overrides != b->n_overrides)
    return FALSE;
  return memcmp (a->overrides, b->overrides, a->n_overrides * sizeof a->overrides[0]) == 0;
}

static gboolean
dice_equal (const GArray *a, const GArray *b)
{
  if (!forcon_dice_agree (a, b))
    return FALSE;
  for (guint i = 0; i < a->len; i++)
    if (g_array_index (a, ForconDie, i).generated != g_array_index (b, ForconDie, i).generated)
      return FALSE;
  return TRUE;
}

static gboolean
happenings_equal (const ForconCampaignEntry *a, const ForconCampaignEntry *b)
{
  if (a->events->len != b->events->len || a->battle_events->len != b->battle_events->len)
    return FALSE;
  for (guint i = 0; i < a->events->len; i++)
    if (!forcon_campaign_event_equal (&g_array_index (a->events, ForconCampaignEvent, i),
                                      &g_array_index (b->events, ForconCampaignEvent, i)))
      return FALSE;
  for (guint i = 0; i < a->battle_events->len; i++)
    if (!forcon_event_equal (&g_array_index (a->battle_events, ForconEvent, i),
                             &g_array_index (b->battle_events, ForconEvent, i)))
      return FALSE;
  return TRUE;
}

gboolean
sample_entries_equal (const ForconCampaignEntry *a, const ForconCampaignEntry *b)
{
  return a->command.kind == b->command.kind && g_strcmp0 (a->command.by, b->command.by) == 0
         && forcon_record_equal (&a->command, &b->command, forcon_campaign_command_shape (a->command.kind))
         && forcon_record_equal (&a->command.moment, &b->command.moment, forcon_moment_shape ())
         && orders_equal (&a->command.battle, &b->command.battle) && dice_equal (a->dice, b->dice)
         && happenings_equal (a, b);
}
