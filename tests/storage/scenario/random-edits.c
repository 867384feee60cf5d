/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "random-edits.h"

#include "campaign/editing/edit-list.h"
#include "campaign/editing/entity.h"
#include "campaign/editing/map-edits.h"
#include "engine/state/rule-values.h"
#include "storage/scenario/ships-csv.h"

#include <string.h>

/* A map of so many sectors grows no more: all else would become slow. */
#define SECTORS_ENOUGH 24

static guint
below (ForconRandom *random, guint bound)
{
  return bound == 0 ? 0 : forcon_random_below (random, bound);
}

/* What another one says there, a number or a new name. */
static char *
any_value (ForconRandom *random, const ForconCampaign *campaign, ForconEntity entity, const ForconRecordField *field)
{
  static const char *const names[] = { "Aurora", "Крейсер «Аврора»", "Été", "x", "Ёж", "", "No. 7" };
  ForconEntityRecord other;
  ForconFieldKind kind;
  guint word = below (random, field->type->n_words);

  if (field->type->kind == FORCON_FIELD_WORD && below (random, 2) == 0)
    return g_strdup (field->type->to_word (&word));
  if (field->type->kind == FORCON_FIELD_INT && below (random, 2) == 0)
    return g_strdup_printf ("%u", below (random, 12));
  if (g_str_equal (field->name, "name") || g_str_equal (field->name, "other"))
    return g_strdup_printf ("%s %u", names[below (random, G_N_ELEMENTS (names))], below (random, 1000));
  if (g_str_equal (field->name, "id"))
    return g_strdup_printf ("w-%u", below (random, 1000));
  for (guint e = 0; e < FORCON_N_ENTITY && below (random, 2) == 0; e++)
    if (forcon_entity_id_kind ((ForconEntity) e, &kind) && kind == field->type->kind)
      return forcon_entity_key (campaign, (ForconEntity) e,
                                1 + below (random, forcon_entity_count (campaign, (ForconEntity) e)));
  forcon_entity_get (campaign, entity, 1 + below (random, forcon_entity_count (campaign, entity)), &other);
  return forcon_entity_format (campaign, field, &other);
}

/* Something is added, changed or removed. */
static ForconCampaignCommand
edit_entity (ForconRandom *random, const ForconCampaign *campaign)
{
  static const char *const of_its_own[] = { "name", "column", "row", NULL };
  ForconEntity entity = (ForconEntity) below (random, FORCON_N_ENTITY);
  const ForconRecordShape *shape = forcon_entity_shape (entity);
  guint n = forcon_entity_count (campaign, entity);
  gint place = (gint) (1 + below (random, n));
  guint what = below (random, 5);
  guint only = below (random, shape->n_fields);
  g_autoptr (GString) values = g_string_new (NULL);
  ForconCampaignCommand command = { .kind = FORCON_CAMPAIGN_COMMAND_REMOVE };

  if (what == 0)
    {
      command.remove.entity = entity;
      command.remove.place = place;
      return command;
    }
  if (what == 1 && n > 0)
    {
      g_autofree char *like = forcon_entity_key (campaign, entity, (guint) place);

      g_string_append_printf (values, "like=%s", like);
    }
  for (guint i = 0; i < shape->n_fields; i++)
    {
      gboolean own = what == 1 && g_strv_contains (of_its_own, shape->fields[i].name);
      gboolean chosen = what > 2 ? i == only : below (random, shape->n_fields) < 2;

      if (own || chosen)
        {
          g_autofree char *value = any_value (random, campaign, entity, &shape->fields[i]);

          g_string_append_printf (values, "%s%s=%s", values->len > 0 ? "\n" : "", shape->fields[i].name, value);
        }
    }
  if (what == 1)
    return FORCON_CAMPAIGN_COMMAND (ADD, add, .entity = entity, .values = g_intern_string (values->str));
  return FORCON_CAMPAIGN_COMMAND (CHANGE, change, .entity = entity, .place = place,
                                  .values = g_intern_string (values->str));
}

/* The map in one step */

static ForconSectorId
any_sector (ForconRandom *random, const ForconCampaign *campaign)
{
  return (ForconSectorId){ (guint16) (1 + below (random, campaign->sectors->len)) };
}

static char *
edit_map (ForconRandom *random, const ForconCampaign *campaign)
{
  const gint *degrees = forcon_map_rotation_degrees (campaign->progress.grid);
  ForconSectorId one = any_sector (random, campaign), other = any_sector (random, campaign);
  const ForconMapRotation rotation = { .centre = one, .degrees = degrees[0], .sectors = &other, .n = 1 };
  const ForconMapWishes wishes
      = { .grid = campaign->progress.grid, .sectors = 12, .powers = 2, .planets = 2, .power_name = "Power %u",
          .admiral_name = "Admiral %u", .planet_name = "Planet %u", .seed = below (random, 1000),
          .campaign = campaign };
  ForconRotationVerdict verdict;

  if (campaign->sectors->len < 2 || FORCON_ID_EQUAL (one, other))
    return NULL;
  switch (below (random, 8))
    {
    case 0:
      /* It doubles the map. */
      return campaign->sectors->len > SECTORS_ENOUGH ? NULL : forcon_map_mirror (
          campaign, (ForconMapMirror) below (random, FORCON_N_MAP_MIRRORS));
    case 1:
      return below (random, 4) == 0 ? forcon_map_random (&wishes) : NULL;
    case 2:
      return campaign->sectors->len > SECTORS_ENOUGH ? NULL : forcon_map_rotate (campaign, &rotation, &verdict);
    case 3:
    case 4:
      return forcon_map_split (campaign, one, "Split", (gint) below (random, 12), (gint) below (random, 12), NULL);
    default:
      return forcon_map_merge (campaign, one, &other, 1);
    }
}

/* A table of the ships in which two cells of a column have changed places. */
static char *
edit_table (ForconRandom *random, const ForconCampaign *campaign, const ForconRules *rules)
{
  g_autofree char *table = forcon_ships_to_csv (campaign);
  g_auto (GStrv) lines = g_strsplit (table, "\n", -1);
  guint n = g_strv_length (lines) - 1;
  guint one = 1 + below (random, n - 1), other = 1 + below (random, n - 1), column = below (random, 12);
  g_auto (GStrv) cells = n < 2 ? NULL : g_strsplit (lines[one], ",", -1);
  g_auto (GStrv) others = n < 2 ? NULL : g_strsplit (lines[other], ",", -1);
  g_autoptr (GArray) edit_lines = NULL;
  g_autofree char *changed = NULL;
  char *cell;

  /* Names with commas are not taken apart here; the id says which ship it is. */
  if (cells == NULL || one == other || column == 2 || strchr (lines[one], '"') < strstr (lines[one], cells[11])
      || g_strv_length (cells) < 13 || g_strv_length (others) < 13)
    return NULL;
  cell = cells[column];
  cells[column] = others[column];
  others[column] = cell;
  g_free (lines[one]);
  g_free (lines[other]);
  lines[one] = g_strjoinv (",", cells);
  lines[other] = g_strjoinv (",", others);
  changed = g_strjoinv ("\n", lines);
  return forcon_ships_from_csv (changed, "ships.csv", campaign, rules, &edit_lines, NULL);
}

/* Any command of the catalogue, with any values */

static void
fill (ForconRandom *random, const ForconCampaign *campaign, const ForconRecordField *field,
      ForconCampaignCommand *command)
{
  static const char *const texts[] = { "А", "a text", "Vanguard to B2", "x=1", "1" };
  ForconShips *ships;

  switch ((gint) field->type->kind)
    {
    case FORCON_FIELD_TEXT:
    case FORCON_FIELD_NAME:
      *FORCON_RECORD_PLACE (command, field, const char *) = texts[below (random, G_N_ELEMENTS (texts))];
      break;
    case FORCON_FIELD_SHIPS:
      ships = FORCON_RECORD_PLACE (command, field, ForconShips);
      ships->n = 1;
      ships->ship[0].value = (guint16) (1 + below (random, campaign->fleet->n_ships));
      break;
    case FORCON_FIELD_POINT:
    case FORCON_FIELD_FRACTION:
    case FORCON_FIELD_ROLL:
    case FORCON_FIELD_LEGS:
    case FORCON_FIELD_PLAIN:
      break;
    case FORCON_FIELD_WORD:
      forcon_record_set_number (command, field, below (random, field->type->n_words));
      break;
    default:
      forcon_record_set_number (command, field, below (random, field->type->kind == FORCON_FIELD_FLAG ? 2 : 10));
    }
}

static ForconCampaignCommand
any_command (ForconRandom *random, const ForconCampaign *campaign)
{
  ForconCampaignCommand command = { .kind = (ForconCampaignCommandKind) below (random, FORCON_N_CAMPAIGN_COMMAND) };
  const ForconRecordShape *shape;

  /* Then it would be edited no more. */
  if (command.kind == FORCON_CAMPAIGN_COMMAND_BEGIN || command.kind == FORCON_CAMPAIGN_COMMAND_CLOSE
      || command.kind == FORCON_CAMPAIGN_COMMAND_PLAY)
    command.kind = FORCON_CAMPAIGN_COMMAND_NOTE;
  shape = forcon_campaign_command_shape (command.kind);
  for (guint i = 0; i < shape->n_fields; i++)
    fill (random, campaign, &shape->fields[i], &command);
  command.reason = "why not";
  return command;
}

static ForconCampaignCommand
set_rule (ForconRandom *random, const ForconRules *rules)
{
  g_autoptr (GPtrArray) values = forcon_rule_values (rules);
  const ForconRuleValue *value = g_ptr_array_index (values, below (random, values->len));
  g_autofree char *now = forcon_rule_value_format (value, rules);
  g_autofree char *text = below (random, 2) == 0 ? g_strdup_printf ("%u", below (random, 8)) : g_strdup (now);

  return FORCON_CAMPAIGN_COMMAND (RULE, rule, .path = g_intern_string (value->path), .value = g_intern_string (text));
}

ForconCampaignCommand
random_edit (ForconRandom *random, const ForconCampaign *campaign, const ForconRules *rules, gboolean scenario)
{
  g_autofree char *edits = NULL;
  guint what = below (random, 16);

  if (what == 0)
    edits = edit_map (random, campaign);
  else if (what == 1)
    edits = edit_table (random, campaign, rules);
  if (edits != NULL && *edits != '\0')
    return forcon_edits_command (edits);
  if (what == 2 && !scenario)
    return set_rule (random, rules);
  return what <= 5 ? any_command (random, campaign) : edit_entity (random, campaign);
}
