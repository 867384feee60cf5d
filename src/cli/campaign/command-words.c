/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/campaign/command-words.h"

#include "campaign/editing/entity.h"
#include "campaign/state/campaign-words.h"
#include "campaign/state/clock.h"
#include "cli/frame/output.h"
#include "base/value.h"
#include "storage/scenario/scenario-ship.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static gboolean
parse_flag (const char *text, gboolean *flag)
{
  *flag = g_str_equal (text, "yes");
  return *flag || g_str_equal (text, "no");
}

/* Words of ships with commas or blanks between. */
static gboolean
parse_ships (const ForconCampaign *campaign, const char *text, ForconShips *ships)
{
  g_auto (GStrv) words = g_strsplit_set (text, ", \t", -1);

  *ships = (ForconShips){ 0 };
  for (char **word = words; *word != NULL; word++)
    {
      if (**word == '\0')
        continue;
      if (ships->n == FORCON_FORMATION_SHIPS_MAX)
        return FALSE;
      ships->ship[ships->n].value = (guint16) forcon_campaign_find_word (campaign, FORCON_FIELD_SHIP, *word);
      if (FORCON_ID_IS_NONE (ships->ship[ships->n++]))
        return FALSE;
    }
  return ships->n > 0;
}

/* Words with commas or blanks between, each a bit: of admirals (1 << id), or of ship types (1 << type). */
static gboolean
parse_mask (const ForconCampaign *campaign, const ForconFieldType *type, const char *text, guint32 *mask)
{
  g_auto (GStrv) words = g_strsplit_set (text, ", \t", -1);

  *mask = 0;
  for (char **word = words; *word != NULL; word++)
    {
      ForconShipType ship = 0;
      gint64 admiral = **word == '\0' ? 0 : forcon_campaign_find_word (campaign, FORCON_FIELD_ADMIRAL, *word);

      if (**word == '\0')
        continue;
      if (type == &forcon_type_sides ? admiral == 0 : !forcon_ship_type_from_word (*word, &ship))
        return FALSE;
      *mask |= 1u << (type == &forcon_type_sides ? (guint) admiral : (guint) ship);
    }
  return *mask != 0;
}

static gboolean
parse_weapons (const ForconBattle *fleet, ForconShipId ship, const char *text, gint64 *number)
{
  g_auto (GStrv) words = g_strsplit_set (text, ", \t", -1);
  guint32 mask = 0;

  for (char **word = words; *word != NULL; word++)
    {
      gint weapon = **word == '\0' ? -1 : forcon_battle_find_weapon (fleet, ship, *word);

      if (weapon >= 0)
        mask |= 1u << weapon;
      else if (**word != '\0')
        return FALSE;
    }
  *number = mask;
  return TRUE;
}

/* What the master sets reads as its value does in files. */
static gboolean
parse_setting (const ForconCampaign *campaign, const ForconCampaignCommand_set *set, const char *text, gint64 *number)
{
  const ForconFieldType *type = forcon_value_type (set->value);
  gint32 whole = 0;
  gboolean flag = FALSE;
  gboolean fits = FALSE;
  guint word = 0;

  switch ((gint) type->kind)
    {
    case FORCON_FIELD_INT:
      fits = forcon_value_parse_decimal (text, 0, &whole);
      break;
    case FORCON_FIELD_LENGTH:
      fits = forcon_value_parse_decimal (text, FORCON_LENGTH_DIGITS, &whole);
      break;
    case FORCON_FIELD_ANGLE:
      fits = forcon_value_parse_decimal (text, FORCON_ANGLE_DIGITS, &whole);
      break;
    case FORCON_FIELD_FLAG:
      fits = parse_flag (text, &flag);
      whole = flag;
      break;
    case FORCON_FIELD_WEAPONS:
      return parse_weapons (campaign->fleet, set->ship, text, number);
    case FORCON_FIELD_SIDE:
      *number = forcon_campaign_find_word (campaign, FORCON_FIELD_ADMIRAL, text);
      return *number != 0;
    case FORCON_FIELD_FORMATION:
      *number = forcon_campaign_find_word (campaign, FORCON_FIELD_FORMATION, text);
      return *number != 0;
    default:
      fits = type->from_word (&word, text);
      whole = (gint32) word;
      break;
    }
  *number = whole;
  return fits;
}

static gboolean
parse_value (const ForconCampaign *campaign, const ForconRecordField *field, const char *text,
             ForconCampaignCommand *command)
{
  if (forcon_campaign_has_words (field->type->kind))
    {
      gint64 number = forcon_campaign_find_word (campaign, field->type->kind, text);

      return forcon_record_set_number (command, field, number) && number != 0;
    }
  if (field->type->kind == FORCON_FIELD_SHIPS)
    return parse_ships (campaign, text, FORCON_RECORD_PLACE (command, field, ForconShips));
  if (field->type->kind == FORCON_FIELD_FLAG)
    return parse_flag (text, FORCON_RECORD_PLACE (command, field, gboolean));
  if (field->type == &forcon_type_sides || field->type == &forcon_type_ship_types)
    return parse_mask (campaign, field->type, text, FORCON_RECORD_PLACE (command, field, guint32));
  if (field->type->kind == FORCON_FIELD_LENGTH)
    return forcon_value_parse_decimal (text, FORCON_LENGTH_DIGITS, FORCON_RECORD_PLACE (command, field, gint32));
  if (g_str_equal (field->name, "left"))
    return forcon_span_from_text (text, FORCON_RECORD_PLACE (command, field, gint64));
  if (g_str_equal (field->name, "number"))
    return parse_setting (campaign, &command->set, text, FORCON_RECORD_PLACE (command, field, gint64));
  return g_utf8_validate (text, -1, NULL) && forcon_record_parse (command, field, text);
}

/* What a value of a field looks like, for an error. */
static const char *
expected_of (const ForconRecordField *field)
{
  if (forcon_campaign_has_words (field->type->kind) || field->type->to_word != NULL)
    return _ ("its word");
  if (field->type->kind == FORCON_FIELD_SHIPS)
    return _ ("words of ships");
  if (field->type == &forcon_type_sides)
    return _ ("words of admirals");
  if (field->type == &forcon_type_ship_types)
    return _ ("words of types of ships");
  if (field->type->kind == FORCON_FIELD_FLAG)
    return _ ("“yes” or “no”");
  if (g_str_equal (field->name, "left"))
    return _ ("minutes such as 12 or 12:30");
  return field->type->kind == FORCON_FIELD_TEXT ? _ ("a text") : _ ("a number");
}

static gboolean
parse_one (const ForconCampaign *campaign, const char *word, ForconCampaignCommand *command, GHashTable *seen)
{
  /* "at-once" is at_once. */
  g_autofree char *name = g_strdelimit (g_strndup (word, strcspn (word, "=")), "-", '_');
  const ForconRecordField *field = forcon_record_find (forcon_campaign_command_shape (command->kind), name);
  const char *value = strchr (word, '=');

  if (field == NULL || (value == NULL && field->type->kind != FORCON_FIELD_FLAG))
    {
      /* Translators: a command, what was typed, the names of what it takes, with a ? behind those that may be
       * absent. */
      forcon_print_error (
          _ ("forcon do %1$s: “%2$s” is not understood, NAME=VALUE was expected, with a name of: %3$s reason?"),
          forcon_campaign_command_to_word (command->kind), word, forcon_campaign_command_attributes (command->kind));
      return FALSE;
    }
  g_hash_table_add (seen, (gpointer) field->name);
  if (value == NULL)
    return *FORCON_RECORD_PLACE (command, field, gboolean) = TRUE;
  if (parse_value (campaign, field, value + 1, command))
    return TRUE;
  /* Translators: a command, a name, the value that was typed, what was expected. */
  forcon_print_error (_ ("forcon do %1$s: %2$s is “%3$s”, %4$s was expected"),
                      forcon_campaign_command_to_word (command->kind), name, value + 1, expected_of (field));
  return FALSE;
}

static gboolean
check_all_said (ForconCampaignCommandKind kind, GHashTable *seen)
{
  g_auto (GStrv) fields = g_strsplit (forcon_campaign_command_attributes (kind), " ", -1);

  for (char **field = fields; *field != NULL; field++)
    if (**field != '\0' && !g_str_has_suffix (*field, "?") && !g_hash_table_contains (seen, *field))
      {
        /* Translators: a command, the name of something that it takes. */
        forcon_print_error (_ ("forcon do %1$s: %2$s=… is needed"), forcon_campaign_command_to_word (kind), *field);
        return FALSE;
      }
  return TRUE;
}

/* "fleets/vervain.xml#verbena": a ship, or a class, of a fleet book. What is said besides counts instead. */
static gboolean
take_from_book (const char *from, const ForconRules *rules, GString *values)
{
  const char *mark = strrchr (from, '#');
  g_autofree char *path = mark == NULL ? NULL : g_strndup (from, (gsize) (mark - from));
  g_autoptr (GError) error = NULL;
  g_autofree char *found = mark == NULL ? NULL : forcon_scenario_ship_values (path, mark + 1, rules, &error);

  if (mark == NULL)
    forcon_print_error (
        _ ("forcon do add: from is “%s”, BOOK#ID was expected, a fleet book and a ship or a class in it"), from);
  else if (found == NULL)
    forcon_print_error ("%s", error->message);
  else
    g_string_prepend (values, values->len > 0 ? "\n" : ""), g_string_prepend (values, found);
  return found != NULL;
}

/* "sector b1 name=Ash": what kind, which one, and its properties as they are. */
static gboolean
parse_edit (const ForconCampaign *campaign, const ForconRules *rules, char **words, guint n_words,
            ForconCampaignCommand *command)
{
  const char *name = forcon_campaign_command_to_word (command->kind);
  gboolean adds = command->kind == FORCON_CAMPAIGN_COMMAND_ADD;
  g_autoptr (GString) kinds = g_string_new (NULL);
  g_autoptr (GString) values = g_string_new (NULL);
  ForconEntity entity = FORCON_ENTITY_CAMPAIGN;
  guint place = 0, first = adds ? 1 : 2;
  gboolean only;

  for (guint i = 0; i < FORCON_N_ENTITY; i++)
    g_string_append_printf (kinds, "%s%s", i > 0 ? ", " : "", forcon_entity_to_word ((ForconEntity) i));
  /* There is one campaign: which one need not be said. */
  only = !adds && n_words > 1 && g_str_equal (words[0], forcon_entity_to_word (FORCON_ENTITY_CAMPAIGN))
         && strchr (words[1], '=') != NULL;
  first -= only ? 1 : 0;
  if (n_words < first + (command->kind == FORCON_CAMPAIGN_COMMAND_CHANGE ? 1 : 0)
      || !forcon_entity_from_word (words[0], &entity))
    {
      /* Translators: a command, what can be edited. */
      forcon_print_error (
          adds ? _ ("forcon do %1$s: KIND [PROPERTY=VALUE…] was expected, with a kind of: %2$s")
               : _ ("forcon do %1$s: KIND WHICH [PROPERTY=VALUE…] was expected, with a kind of: %2$s"),
          name, kinds->str);
      return FALSE;
    }
  if (!adds)
    place = only ? 1 : forcon_entity_find (campaign, entity, words[1]);
  if (!adds && place == 0)
    {
      /* Translators: a command, a kind of thing, what was typed. */
      forcon_print_error (_ ("forcon do %1$s: there is no such %2$s: “%3$s”"), name, words[0], words[1]);
      return FALSE;
    }
  for (guint i = first; i < n_words; i++)
    {
      if (adds && entity == FORCON_ENTITY_SHIP && g_str_has_prefix (words[i], "from="))
        {
          if (!take_from_book (words[i] + strlen ("from="), rules, values))
            return FALSE;
          continue;
        }
      if (strchr (words[i], '=') == NULL || strchr (words[i], '\n') != NULL || !g_utf8_validate (words[i], -1, NULL)
          || command->kind == FORCON_CAMPAIGN_COMMAND_REMOVE)
        {
          forcon_print_error (_ ("forcon do %1$s: “%2$s” is not understood, PROPERTY=VALUE was expected"), name,
                              words[i]);
          return FALSE;
        }
      g_string_append_printf (values, "%s%s", values->len > 0 ? "\n" : "", words[i]);
    }
  if (adds)
    command->add = (ForconCampaignCommand_add){ entity, g_intern_string (values->str) };
  else if (command->kind == FORCON_CAMPAIGN_COMMAND_CHANGE)
    command->change = (ForconCampaignCommand_change){ entity, (gint) place, g_intern_string (values->str) };
  else
    command->remove = (ForconCampaignCommand_remove){ entity, (gint) place };
  return TRUE;
}

static gboolean
is_edit (ForconCampaignCommandKind kind)
{
  return kind == FORCON_CAMPAIGN_COMMAND_ADD || kind == FORCON_CAMPAIGN_COMMAND_CHANGE
         || kind == FORCON_CAMPAIGN_COMMAND_REMOVE;
}

static gboolean
is_number (const char *word)
{
  return g_str_has_prefix (word, "number=");
}

gboolean
forcon_campaign_command_parse (const ForconCampaign *campaign, const ForconRules *rules, char **words,
                               guint n_words, ForconCampaignCommand *command)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  if (is_edit (command->kind))
    return parse_edit (campaign, rules, words, n_words, command);
  for (guint i = 0; i < n_words; i++)
    if (!is_number (words[i]) && !parse_one (campaign, words[i], command, seen))
      return FALSE;
  for (guint i = 0; i < n_words; i++)
    if (is_number (words[i]) && !parse_one (campaign, words[i], command, seen))
      return FALSE;
  return check_all_said (command->kind, seen);
}
