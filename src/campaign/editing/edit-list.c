/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/editing/edit-list.h"

#include "campaign/decision/campaign-decision.h"
#include "campaign/editing/edit-list-private.h"

#include <string.h>

#define BETWEEN "\n\n"

static void
begin_edit (GString *edits, const char *what, ForconEntity entity, const char *key)
{
  g_string_append_printf (edits, "%s%s %s%s%s", edits->len > 0 ? BETWEEN : "", what, forcon_entity_to_word (entity),
                          key == NULL ? "" : " ", key == NULL ? "" : key);
}

static void G_GNUC_PRINTF (2, 0)
append_values (GString *edits, const char *format, va_list arguments)
{
  g_autofree char *values = g_strdup_vprintf (format, arguments);

  if (*values != '\0')
    g_string_append_printf (edits, "\n%s", values);
}

void
forcon_edits_add (GString *edits, ForconEntity entity, const char *format, ...)
{
  va_list arguments;

  begin_edit (edits, "add", entity, NULL);
  va_start (arguments, format);
  append_values (edits, format, arguments);
  va_end (arguments);
}

void
forcon_edits_change (GString *edits, ForconEntity entity, const char *key, const char *format, ...)
{
  va_list arguments;

  begin_edit (edits, "change", entity, key);
  va_start (arguments, format);
  append_values (edits, format, arguments);
  va_end (arguments);
}

void
forcon_edits_remove (GString *edits, ForconEntity entity, const char *key)
{
  begin_edit (edits, "remove", entity, key);
}

static const struct {
  const char *word;
  ForconCampaignCommandKind kind;
} verbs[] = { { "add ", FORCON_CAMPAIGN_COMMAND_ADD },
              { "change ", FORCON_CAMPAIGN_COMMAND_CHANGE },
              { "remove ", FORCON_CAMPAIGN_COMMAND_REMOVE } };

guint
forcon_edits_count (const char *values)
{
  guint n = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (verbs) && values != NULL; i++)
    n += g_str_has_prefix (values, verbs[i].word) ? 1 : 0;
  if (n == 0)
    return 0;
  for (const char *at = values; (at = strstr (at, BETWEEN)) != NULL; at += strlen (BETWEEN))
    n++;
  return n;
}

ForconCampaignCommand
forcon_edits_command (const char *edits)
{
  return FORCON_CAMPAIGN_COMMAND (ADD, add, .entity = FORCON_ENTITY_CAMPAIGN, .values = g_intern_string (edits));
}

static gboolean
refuse_head (ForconCampaignDecision *decision, ForconEntity entity, const char *head)
{
  return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_UNKNOWN_PROPERTY, .entity = entity,
                                 .text = g_utf8_validate (head, -1, NULL) ? g_intern_string (head) : "");
}

/* "change sector a1": which command it is, with the rest of the lines as its values. */
static gboolean
read_edit (ForconCampaignDecision *decision, const char *text, ForconCampaignCommand *edit)
{
  const char *line_end = text + strcspn (text, "\n");
  const char *values = g_intern_string (*line_end == '\0' ? "" : line_end + 1);
  g_autofree char *head = g_strndup (text, (gsize) (line_end - text));
  g_auto (GStrv) words = NULL;
  ForconEntity entity = FORCON_ENTITY_CAMPAIGN;
  guint place = 0;
  gsize verb = 0;

  while (verb < G_N_ELEMENTS (verbs) && !g_str_has_prefix (head, verbs[verb].word))
    verb++;
  if (verb == G_N_ELEMENTS (verbs))
    return refuse_head (decision, entity, head);
  words = g_strsplit (head + strlen (verbs[verb].word), " ", 2);
  edit->kind = verbs[verb].kind;
  if (words[0] == NULL || !forcon_entity_from_word (words[0], &entity)
      || (edit->kind != FORCON_CAMPAIGN_COMMAND_ADD && words[1] == NULL))
    return refuse_head (decision, entity, head);
  if (edit->kind == FORCON_CAMPAIGN_COMMAND_ADD)
    {
      edit->add = (ForconCampaignCommand_add){ entity, values };
      return entity != FORCON_ENTITY_CAMPAIGN || FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ONLY_ONE);
    }
  place = forcon_entity_find (decision->campaign, entity, words[1]);
  if (place == 0)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_BAD_PROPERTY, .entity = entity, .property = "id",
                                   .text = g_utf8_validate (words[1], -1, NULL) ? g_intern_string (words[1]) : "");
  if (edit->kind == FORCON_CAMPAIGN_COMMAND_CHANGE)
    edit->change = (ForconCampaignCommand_change){ entity, (gint) place, values };
  else
    edit->remove = (ForconCampaignCommand_remove){ entity, (gint) place };
  return TRUE;
}

gboolean
forcon_edits_decide (ForconCampaignDecision *decision)
{
  const ForconCampaignCommand *whole = decision->command;
  g_auto (GStrv) edits = g_strsplit (whole->add.values, BETWEEN, -1);
  gboolean done = TRUE;

  for (char **text = edits; *text != NULL && done; text++)
    {
      ForconCampaignCommand edit = *whole;

      done = read_edit (decision, *text, &edit);
      decision->command = &edit;
      if (done && edit.kind == FORCON_CAMPAIGN_COMMAND_ADD)
        done = forcon_campaign_add (decision);
      else if (done && edit.kind == FORCON_CAMPAIGN_COMMAND_CHANGE)
        done = forcon_campaign_change (decision);
      else if (done)
        done = forcon_campaign_remove (decision);
      decision->command = whole;
    }
  return done;
}

ForconCampaignVerdict
forcon_edits_try (const ForconCampaign *campaign, const ForconRules *rules, const char *edits, guint *refused,
                  ForconCampaign **after)
{
  g_autoptr (ForconCampaign) start = forcon_campaign_clone (campaign);
  g_autoptr (ForconChronicle) chronicle = forcon_chronicle_new (start, rules);
  g_auto (GStrv) list = g_strsplit (edits, BETWEEN, -1);
  ForconCampaignVerdict verdict = { 0 };

  *refused = 0;
  for (guint i = 0; list[i] != NULL && *refused == 0; i++)
    {
      ForconCampaignCommand command = forcon_edits_command (list[i]);
      g_autoptr (ForconCampaignOutcome) outcome = forcon_chronicle_do (chronicle, &command, &FORCON_DICE_ASK);

      verdict = outcome->verdict;
      if (verdict.kind != FORCON_PROBLEM_NONE)
        *refused = i + 1;
    }
  if (after != NULL)
    *after = forcon_campaign_clone (forcon_chronicle_campaign (chronicle));
  return verdict;
}
