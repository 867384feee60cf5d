/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/clash/suggestion.h"

#include <string.h>

#include "campaign/clash/clash-private.h"
#include "engine/captain/captain.h"

/* What an admiral decides for the own ships, salvos and prizes; all else is the master's, or nobody's. */
static const ForconCommandKind kinds[] = {
  FORCON_COMMAND_ORDER,     FORCON_COMMAND_MOVE,       FORCON_COMMAND_FIRE,  FORCON_COMMAND_REPAIR,
  FORCON_COMMAND_FORM,      FORCON_COMMAND_JOIN,       FORCON_COMMAND_PASS_FLAG, FORCON_COMMAND_JOIN_SHIELDS,
  FORCON_COMMAND_LAUNCH,    FORCON_COMMAND_MOVE_SALVO, FORCON_COMMAND_COVER, FORCON_COMMAND_BOARD,
  FORCON_COMMAND_FATE,      FORCON_COMMAND_RAM,        FORCON_COMMAND_LAY,   FORCON_COMMAND_SWEEP,
  FORCON_COMMAND_LAND,
};

/* What they do not say: who acts is named in one way only, and the rest is the master's. */
static const char *const unsaid[] = { "formation", "salvo_of", "by_captain", "doctrine", "reason", NULL };

static gboolean
can_be_suggested (ForconCommandKind kind)
{
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (kinds[i] == kind)
      return TRUE;
  return FALSE;
}

char *
forcon_suggestion_format_one (const ForconCommand *command)
{
  const ForconRecordShape *shape = forcon_battle_command_shape (command->kind);
  GString *text = g_string_new (forcon_command_to_word (command->kind));

  for (guint i = 0; i < shape->n_fields; i++)
    {
      const ForconRecordField *field = &shape->fields[i];

      if (g_strv_contains (unsaid, field->name) || forcon_record_field_is_zero (command, field))
        continue;
      g_string_append_printf (text, "; %s=", field->name);
      forcon_record_format (text, command, field);
    }
  return g_string_free (text, FALSE);
}

char *
forcon_suggestion_format (const GArray *commands)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < commands->len; i++)
    {
      g_autofree char *line = forcon_suggestion_format_one (&g_array_index (commands, ForconCommand, i));

      g_string_append_printf (text, "%s%s", i == 0 ? "" : "\n", line);
    }
  return g_string_free (text, FALSE);
}

static gboolean
parse_field (ForconCommand *command, const char *part)
{
  const ForconRecordShape *shape = forcon_battle_command_shape (command->kind);
  const char *value = strchr (part, '=');
  g_autofree char *name = value == NULL ? NULL : g_strndup (part, (gsize) (value - part));
  const ForconRecordField *field = name == NULL ? NULL : forcon_record_find (shape, name);

  return field != NULL && !g_strv_contains (unsaid, name) && forcon_record_field_is_zero (command, field)
         && forcon_record_parse (command, field, value + 1);
}

static gboolean
parse_line (const char *line, ForconCommand *command)
{
  g_auto (GStrv) parts = g_strsplit (line, "; ", -1);

  *command = (ForconCommand){ 0 };
  if (parts[0] == NULL || !forcon_command_from_word (parts[0], &command->kind) || !can_be_suggested (command->kind))
    return FALSE;
  for (guint i = 1; parts[i] != NULL; i++)
    if (!parse_field (command, parts[i]))
      return FALSE;
  return forcon_command_number (command, "ship") != 0 || command->kind == FORCON_COMMAND_MOVE_SALVO;
}

GArray *
forcon_suggestion_parse (const char *text, char **wrong)
{
  g_autoptr (GArray) commands = g_array_new (FALSE, FALSE, sizeof (ForconCommand));
  g_auto (GStrv) lines = g_strsplit (text == NULL ? "" : text, "\n", FORCON_SUGGESTION_MOST + 1);

  if (wrong != NULL)
    *wrong = NULL;
  for (guint i = 0; lines[i] != NULL; i++)
    {
      ForconCommand command;

      if (i == FORCON_SUGGESTION_MOST || !parse_line (lines[i], &command))
        {
          if (wrong != NULL)
            *wrong = g_strdup (lines[i]);
          return NULL;
        }
      g_array_append_val (commands, command);
    }
  return commands->len == 0 ? NULL : g_steal_pointer (&commands);
}

guint
forcon_suggestion_try (const ForconBattle *battle, const ForconRules *rules, const GArray *commands,
                       GArray **verdicts)
{
  g_autoptr (ForconBattle) draft = forcon_battle_clone (battle);
  g_autoptr (GArray) each = g_array_new (FALSE, TRUE, sizeof (ForconVerdict));
  guint possible = 0;

  for (guint i = 0; i < commands->len; i++)
    {
      const ForconCommand *command = &g_array_index (commands, ForconCommand, i);
      g_autoptr (ForconBattle) shot = command->kind == FORCON_COMMAND_FIRE ? forcon_battle_clone (draft) : NULL;
      ForconVerdict verdict = forcon_captains_go_on (shot != NULL ? &shot : &draft, rules, command);

      g_array_append_val (each, verdict);
      possible += verdict.kind == FORCON_VERDICT_DONE ? 1 : 0;
    }
  if (verdicts != NULL)
    *verdicts = g_steal_pointer (&each);
  return possible;
}

/* Decisions */

/* Whether every command is the admiral's to give. */
static gboolean
check_givers (ForconCampaignDecision *decision, const ForconBattle *battle, ForconSideId admiral,
              const GArray *commands)
{
  const ForconSide *of = forcon_battle_side (decision->campaign->fleet, admiral);
  ForconSideId side = forcon_battle_find_side (battle, of->id);

  for (guint i = 0; i < commands->len; i++)
    {
      const ForconCommand *command = &g_array_index (commands, ForconCommand, i);

      if (FORCON_ID_IS_NONE (side) || !FORCON_ID_EQUAL (forcon_command_side (battle, command), side))
        return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_NOT_OWN_SHIP,
                                       .clash = decision->command->suggest.clash,
                                       .ship = forcon_command_ship (command, "ship"), .admiral = admiral);
    }
  return TRUE;
}

gboolean
forcon_campaign_set_suggestions (ForconCampaignDecision *decision)
{
  gboolean on = decision->command->suggestions.on;

  if (decision->campaign->progress.suggestions == on)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_SO);
  FORCON_STATE (decision, SUGGESTIONS_SET, suggestions_set, .on = on);
  return TRUE;
}

/* What of the table the admiral cannot see, as that its step is over for one who is hidden, refuses nothing here. */
gboolean
forcon_campaign_suggest (ForconCampaignDecision *decision)
{
  const ForconCampaignCommand_suggest *command = &decision->command->suggest;
  const ForconBattle *battle = forcon_campaign_battle (decision->campaign, command->clash);
  g_autofree char *wrong = NULL;
  g_autoptr (GArray) commands = NULL;

  if (!decision->campaign->progress.suggestions)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_NO_SUGGESTIONS);
  if (forcon_campaign_admiral (decision->campaign, command->admiral) == NULL)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_UNKNOWN_ADMIRAL);
  if (forcon_campaign_clash (decision->campaign, command->clash) == NULL)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_UNKNOWN_CLASH,
                                   .actual = (gint) command->clash.value);
  if (battle == NULL)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_RETURNED, .clash = command->clash);
  if (forcon_clash_refuse_lent (decision, command->clash))
    return FALSE;
  commands = forcon_suggestion_parse (command->text, &wrong);
  if (commands == NULL)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_BAD_SUGGESTION, .text = g_intern_string (wrong));
  if (!check_givers (decision, battle, command->admiral, commands))
    return FALSE;
  FORCON_STATE (decision, SUGGESTED, suggested, .suggestion = (gint) forcon_campaign_next_id (decision),
                .clash = command->clash, .admiral = command->admiral, .round = command->round, .step = command->step,
                .text = command->text, .key = command->key, .state = FORCON_SUGGESTION_OPEN,
                .wall = decision->command->moment.wall, .turn = command->turn);
  return TRUE;
}

/* What was proposed and not settled yet. Returns: (nullable): it; else the command is refused */
static const ForconSuggestion *
find_open (ForconCampaignDecision *decision, gint number)
{
  const ForconSuggestion *suggestion = forcon_campaign_suggestion (decision->campaign, number);

  if (suggestion == NULL)
    FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_UNKNOWN_SUGGESTION, .actual = number);
  else if (suggestion->state != FORCON_SUGGESTION_OPEN)
    FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_SUGGESTION_SETTLED, .actual = number,
                            .text = forcon_suggestion_state_to_word (suggestion->state));
  else
    return suggestion;
  return NULL;
}

static void
settle (ForconCampaignDecision *decision, const ForconSuggestion *suggestion, ForconSuggestionState state)
{
  FORCON_STATE (decision, SUGGESTION_SETTLED, suggestion_settled, .suggestion = suggestion->suggestion,
                .clash = suggestion->clash, .admiral = suggestion->admiral, .text = suggestion->text, .state = state);
}

/* All of it or nothing: the first command that cannot be done refuses it. */
gboolean
forcon_campaign_accept (ForconCampaignDecision *decision)
{
  const ForconSuggestion *suggestion = find_open (decision, decision->command->accept.suggestion);
  g_autoptr (GArray) commands = NULL;
  g_autoptr (GArray) verdicts = NULL;
  const ForconBattle *battle;

  if (suggestion == NULL)
    return FALSE;
  if (!forcon_campaign_suggestion_waits (decision->campaign, suggestion))
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_SUGGESTION_STALE, .clash = suggestion->clash,
                                   .actual = suggestion->suggestion, .round = suggestion->round);
  if (forcon_clash_refuse_lent (decision, suggestion->clash))
    return FALSE;
  battle = forcon_campaign_battle (decision->campaign, suggestion->clash);
  commands = forcon_suggestion_parse (suggestion->text, NULL);
  g_assert (commands != NULL);
  forcon_suggestion_try (battle, decision->rules, commands, &verdicts);
  for (guint i = 0; i < verdicts->len; i++)
    if (g_array_index (verdicts, ForconVerdict, i).kind != FORCON_VERDICT_DONE)
      return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_BATTLE_REFUSES, .clash = suggestion->clash,
                                     .battle = g_array_index (verdicts, ForconVerdict, i));
  settle (decision, suggestion, FORCON_SUGGESTION_ACCEPTED);
  return TRUE;
}

gboolean
forcon_campaign_decline (ForconCampaignDecision *decision)
{
  const ForconSuggestion *suggestion = find_open (decision, decision->command->decline.suggestion);

  if (suggestion == NULL)
    return FALSE;
  settle (decision, suggestion, FORCON_SUGGESTION_ASIDE);
  return TRUE;
}
