/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/campaign/journal-telling.h"

#include "report/campaign/campaign-explain.h"
#include "cli/frame/campaign-json.h"
#include "report/campaign/campaign-sentences.h"
#include "report/campaign/campaign-wording.h"
#include "cli/frame/event-json.h"
#include "cli/frame/json.h"
#include "cli/frame/output.h"
#include "report/battle/sentences.h"

#include <glib/gi18n-lib.h>

/* Goes over all entries in force from the start, each with the campaign as it stood before it. */
typedef void (*Visit) (ForconDesk *desk, const ForconCampaignEntry *entry, guint number, gint argument);

static ForconExit
go_over (ForconDesk *desk, Visit visit, gint argument)
{
  ForconChronicle *chronicle = forcon_store_chronicle (desk->store);
  g_autoptr (GError) error = NULL;

  forcon_campaign_free (desk->told.campaign);
  desk->told.campaign = forcon_campaign_clone (forcon_chronicle_start (chronicle));
  for (guint i = 0; i < forcon_chronicle_position (chronicle); i++)
    {
      const ForconCampaignEntry *entry = forcon_chronicle_entry (chronicle, i, &error);

      if (entry == NULL)
        {
          forcon_print_error ("%s: %s", forcon_store_path (desk->store), error->message);
          return FORCON_EXIT_DAMAGED;
        }
      visit (desk, entry, i + 1, argument);
    }
  return FORCON_EXIT_DONE;
}

static void
tell_entry (ForconDesk *desk, const ForconCampaignEntry *entry, guint number, gint phase)
{
  if (phase != FORCON_JOURNAL_ALL_PHASES && desk->told.campaign->progress.phase != phase)
    {
      forcon_campaign_pass (&desk->told, entry);
      return;
    }
  if (!desk->told.json)
    {
      g_autofree char *sentence = forcon_campaign_sentence_of_command (desk->told.campaign, &entry->command);
      g_autofree char *wall = forcon_wording_wall (entry->command.moment.wall);

      /* Translators: the number of a command, the time of day, the command with who gave it. */
      forcon_print_line (_ ("%1$u. %2$s %3$s"), number, wall, sentence);
    }
  forcon_campaign_tell (&desk->told, entry, number);
}

ForconExit
forcon_journal_tell (ForconDesk *desk, gint phase)
{
  desk->told.indent = "   ";
  return go_over (desk, tell_entry, phase);
}

static void
explain_entry (ForconDesk *desk, const ForconCampaignEntry *entry, guint number, gint wanted)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  if (number == (guint) wanted)
    {
      text = forcon_campaign_explain_entry (desk->told.campaign, desk->told.rules, entry);
      lines = g_strsplit (text, "\n", -1);
      for (char **line = lines; *line != NULL; line++)
        forcon_print_line ("%s", *line);
    }
  forcon_campaign_pass (&desk->told, entry);
}

ForconExit
forcon_journal_explain (ForconDesk *desk, guint number)
{
  return go_over (desk, explain_entry, (gint) number);
}

/* What one admiral knows: no numbers of commands, and nothing but what the admiral may see. */

static void
print_known_json (const ForconDesk *desk, const ForconKnownEvent *known)
{
  ForconChronicle *chronicle = forcon_store_chronicle (desk->store);
  const ForconCampaignEntry *entry = forcon_chronicle_entry (chronicle, known->entry, NULL);
  g_autoptr (GString) json = g_string_new (NULL);
  ForconJsonContext context = {
    .json = json, .campaign = forcon_desk_seen (desk), .dice = entry == NULL ? NULL : entry->dice, .sealed = TRUE
  };

  forcon_json_open (json, '{');
  forcon_campaign_json_event (&context, &known->event);
  forcon_json_close (json, '}');
  forcon_print_json (json->str);
}

static void
print_view_event (const ForconDesk *desk, const ForconView *view, const ForconEntry *entry, const ForconEvent *event,
                  guint number)
{
  const ForconBattle *battle = forcon_view_battle (view);
  g_autofree char *line = desk->told.json ? forcon_event_to_json (battle, event, entry->dice, number)
                                          : forcon_sentence_of_event (battle, desk->told.rules, event, entry->dice);

  if (line == NULL || *line == '\0')
    return;
  if (desk->told.json)
    {
      forcon_print_json (line);
    }
  else
    forcon_print_line ("   %s", line);
}

/* What the admiral's side saw at the table of a clash; its commands are counted as that side sees them. */
static void
print_clash (const ForconDesk *desk, guint place)
{
  const ForconView *view = forcon_knowledge_view (desk->knowledge, place);
  ForconClash clash = forcon_knowledge_clash (desk->knowledge, place);
  g_autofree char *where = forcon_wording_border (forcon_desk_seen (desk), clash.sector, clash.other);

  if (!desk->told.json)
    /* Translators: when and where a clash was. */
    forcon_print_line (_ ("Clash of phase %1$d, %2$s:"), clash.phase, where);
  for (guint i = 0; i < forcon_view_length (view); i++)
    {
      const ForconEntry *entry = forcon_view_entry (view, i);

      for (guint j = 0; j < entry->events->len; j++)
        print_view_event (desk, view, entry, &g_array_index (entry->events, ForconEvent, j), i + 1);
    }
}

ForconExit
forcon_journal_tell_known (ForconDesk *desk, gint phase)
{
  const GArray *events = forcon_knowledge_events (desk->knowledge);

  for (guint i = 0; i < events->len; i++)
    {
      const ForconKnownEvent *known = &g_array_index (events, ForconKnownEvent, i);
      g_autofree char *sentence = NULL;

      if (phase != FORCON_JOURNAL_ALL_PHASES && known->phase != phase)
        continue;
      if (desk->told.json)
        {
          print_known_json (desk, known);
          continue;
        }
      sentence = forcon_campaign_sentence_for (forcon_desk_seen (desk), forcon_desk_admiral (desk), &known->event);
      if (sentence != NULL && *sentence != '\0')
        forcon_print_line ("%s", sentence);
    }
  for (guint i = 0; i < forcon_knowledge_n_clashes (desk->knowledge); i++)
    if (phase == FORCON_JOURNAL_ALL_PHASES || forcon_knowledge_clash (desk->knowledge, i).phase == phase)
      print_clash (desk, i);
  return FORCON_EXIT_DONE;
}
