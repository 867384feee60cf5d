/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What somebody wants of a campaign; told before and after it is done, so it looks at nothing that the command
 * changes. */
#include "campaign/editing/edit-list.h"
#include "render/drawing/campaign-labels.h"
#include "render/drawing/instruction-text.h"
#include "report/campaign/campaign-sentences.h"
#include "report/campaign/campaign-wording.h"
#include "render/drawing/labels.h"
#include "render/drawing/rule-labels.h"

#include "base/language.h"

/* Inside, command is the struct of what that kind of command says. */
#define WISH(member, ...)                                                                                              \
  static char *wish_##member (const ForconCampaign *campaign, const ForconCampaignCommand_##member *command)           \
  {                                                                                                                    \
    return g_strdup_printf (__VA_ARGS__);                                                                              \
  }

#define OF_FORMATION(member, ...)                                                                                      \
  static char *wish_##member (const ForconCampaign *campaign, const ForconCampaignCommand_##member *command)           \
  {                                                                                                                    \
    g_autofree char *formation = forcon_wording_known (campaign, command->formation);                                  \
                                                                                                                       \
    return g_strdup_printf (__VA_ARGS__);                                                                              \
  }

#define ITS_ADMIRAL forcon_wording_admiral (campaign, command->admiral)
#define ITS_SECTOR forcon_wording_sector (campaign, command->sector)

WISH (begin, "%s", _ ("play begins"))
WISH (close, "%s", _ ("the campaign is closed"))
WISH (clock_start, "%s", _ ("the clock starts"))
WISH (clock_pause, "%s", _ ("the clock is paused"))
WISH (tick, "%s", _ ("a look at the clock"))
WISH (absent, command->on ? _ ("%s is absent") : _ ("%s is there again"), ITS_ADMIRAL)
/* Translators: lengths of the two periods of a phase, minutes. */
WISH (lengths, _ ("lengths of the periods: collecting orders %1$d min, results %2$d min"), command->collecting,
      command->results)
WISH (alarm, command->on ? _ ("an alarm %d min before the end") : _ ("no alarm %d min before the end"),
      command->minutes)
WISH (ally, _ ("%1$s: alliance %2$d"), forcon_wording_power (campaign, command->power), command->alliance)
/* Translators: the planet, who holds it. */
WISH (holder, _ ("%1$s is held by: %2$s"), forcon_wording_feature (campaign, command->object), ITS_ADMIRAL)
/* Translators: the formation, the admiral, what it is to be for that admiral: "a contact". */
OF_FORMATION (reveal, _ ("%1$s is shown to %2$s: %3$s"), formation, ITS_ADMIRAL, forcon_label_level (command->level))
/* Translators: the formation, the sector. */
OF_FORMATION (place, _ ("%1$s is put in %2$s"), formation, ITS_SECTOR)

static char *
wish_advance (const ForconCampaign *campaign, const ForconCampaignCommand_advance *command)
{
  return g_strdup (command->leave_open ? _ ("the next step, though not everything is settled") : _ ("the next step"));
}

static char *
wish_hand_in (const ForconCampaign *campaign, const ForconCampaignCommand_hand_in *command)
{
  if (command->correction)
    return g_strdup_printf (_ ("a correction of orders: %s"), ITS_ADMIRAL);
  return g_strdup_printf (_ ("an order sheet: %s"), ITS_ADMIRAL);
}

static char *
wish_pick (const ForconCampaign *campaign, const ForconCampaignCommand_pick *command)
{
  g_autofree char *line = forcon_wording_line (campaign, command->line);

  if (command->reading == 0)
    return g_strdup_printf (_ ("%s: is a remark"), line);
  /* Translators: which line of which sheet, the number of the reading. */
  return g_strdup_printf (_ ("%1$s: reading %2$d"), line, command->reading);
}

static char *
wish_rewrite (const ForconCampaign *campaign, const ForconCampaignCommand_rewrite *command)
{
  g_autofree char *line = forcon_wording_line (campaign, command->line);
  g_autofree char *text = forcon_wording_said (command->text);

  /* Translators: which line of which sheet, how it is to be read. */
  return g_strdup_printf (_ ("%1$s: “%2$s”"), line, text);
}

static char *
wish_task (const ForconCampaign *campaign, const ForconCampaignCommand_task *command)
{
  ForconTask ordered = forcon_campaign_command_task (command);
  g_autofree char *what = forcon_wording_ordered (campaign, &ordered);

  if (command->add)
    return g_strdup_printf (_ ("a further order – %s"), what);
  return g_strdup_printf (_ ("an order – %s"), what);
}

static char *
wish_cancel (const ForconCampaign *campaign, const ForconCampaignCommand_cancel *command)
{
  const ForconTask *ordered = forcon_campaign_task (campaign, command->task);
  g_autofree char *what
      = ordered == NULL ? g_strdup_printf ("%u", command->task.value) : forcon_wording_ordered (campaign, ordered);

  return g_strdup_printf (_ ("an order is cancelled – %s"), what);
}

static char *
wish_answer (const ForconCampaign *campaign, const ForconCampaignCommand_answer *command)
{
  g_autofree char *meeting = forcon_wording_meeting (campaign, command->meeting);

  return g_strdup_printf (command->on ? _ ("%s: a clash") : _ ("%s: no clash"), meeting);
}

static char *
wish_meet (const ForconCampaign *campaign, const ForconCampaignCommand_meet *command)
{
  g_autofree char *formation = forcon_wording_known (campaign, command->formation);
  g_autofree char *target = forcon_wording_known (campaign, command->target);

  /* Translators: two formations. */
  return g_strdup_printf (_ ("%1$s and %2$s clash"), formation, target);
}

static char *
wish_return_clash (const ForconCampaign *campaign, const ForconCampaignCommand_return_clash *command)
{
  g_autofree char *clash = forcon_wording_clash (campaign, command->clash);

  return g_strdup_printf (_ ("%s: back to the map"), clash);
}

static char *
wish_ground (const ForconCampaign *campaign, const ForconCampaignCommand_ground *command)
{
  const char *planet = forcon_wording_feature (campaign, command->object);

  if (FORCON_ID_IS_NONE (command->admiral))
    return g_strdup_printf (_ ("ground combat for %s"), planet);
  /* Translators: the planet, who attacks. */
  return g_strdup_printf (_ ("ground combat for %1$s, attacker: %2$s"), planet, ITS_ADMIRAL);
}

static char *
wish_play (const ForconCampaign *campaign, const ForconCampaignCommand_play *command)
{
  return forcon_wording_clash (campaign, command->clash);
}

static char *
wish_clock_set (const ForconCampaign *campaign, const ForconCampaignCommand_clock_set *command)
{
  g_autofree char *left = forcon_wording_span (command->left);

  /* Translators: the period ("collecting orders"), what is to be left of it. */
  return g_strdup_printf (_ ("clock, %1$s: %2$s left"), forcon_label_period (command->period), left);
}

static char *
wish_message (const ForconCampaign *campaign, const ForconCampaignCommand_message *command)
{
  g_autofree char *text = forcon_wording_said (command->text);

  /* Translators: the admiral, the message. */
  return g_strdup_printf (_ ("a message to %1$s: “%2$s”"), ITS_ADMIRAL, text);
}

/* What is to stand on the main map, or no longer: a formation, or a text in a sector. */
static char *
notice_of (const ForconCampaign *campaign, ForconFormationId formation, ForconSectorId sector)
{
  return FORCON_ID_IS_NONE (formation) ? g_strdup (forcon_wording_sector (campaign, sector))
                                       : forcon_wording_known (campaign, formation);
}

static char *
wish_publish (const ForconCampaign *campaign, const ForconCampaignCommand_publish *command)
{
  g_autofree char *what = notice_of (campaign, command->formation, command->sector);
  g_autofree char *text = forcon_wording_said (command->text);

  if (*text == '\0')
    return g_strdup_printf (_ ("on the main map: %s"), what);
  /* Translators: a formation or a sector, what is to stand there. */
  return g_strdup_printf (_ ("on the main map: %1$s, “%2$s”"), what, text);
}

static char *
wish_unpublish (const ForconCampaign *campaign, const ForconCampaignCommand_unpublish *command)
{
  g_autofree char *what = notice_of (campaign, command->formation, command->sector);

  return g_strdup_printf (_ ("off the main map: %s"), what);
}

static char *
wish_set (const ForconCampaign *campaign, const ForconCampaignCommand_set *command)
{
  g_autofree char *number = forcon_wording_value (campaign->fleet, command->ship, command->value, command->number);

  /* Translators: the ship, the value ("hits left"), what it is set to. */
  return g_strdup_printf (_ ("%1$s, %2$s: %3$s"), forcon_wording_ship (campaign->fleet, command->ship),
                          forcon_label_value (command->value), number);
}

static char *
wish_regroup (const ForconCampaign *campaign, const ForconCampaignCommand_regroup *command)
{
  g_autofree char *ships = forcon_wording_ships (campaign->fleet, &command->ships);
  g_autofree char *formation = forcon_wording_known (campaign, command->formation);
  const char *flagship = forcon_wording_ship (campaign->fleet, command->flagship);

  if (FORCON_ID_IS_NONE (command->formation))
    /* Translators: ships, as a list. */
    return g_strdup_printf (_ ("a new formation of these ships: %s"), ships);
  if (command->ships.n == 0)
    /* Translators: the formation, its flagship to be. */
    return g_strdup_printf (_ ("%1$s, flagship: %2$s"), formation, flagship);
  if (FORCON_ID_IS_NONE (command->flagship))
    /* Translators: the formation, ships that come into it, as a list. */
    return g_strdup_printf (_ ("into %1$s come: %2$s"), formation, ships);
  /* Translators: the formation, ships that come into it, its flagship to be. */
  return g_strdup_printf (_ ("into %1$s come: %2$s; flagship: %3$s"), formation, ships, flagship);
}

static char *
wish_field (const ForconCampaign *campaign, const ForconCampaignCommand_field *command)
{
  g_autofree char *found = forcon_wording_field (campaign, command->field);

  if (!FORCON_ID_IS_NONE (command->field))
    /* Translators: which mines, how many there are to be. */
    return g_strdup_printf (_ ("%1$s: %2$d"), found, command->count);
  /* Translators: the admiral, the sector, how many, their charge: "plasma". */
  return g_strdup_printf (_ ("mines of %1$s in %2$s: %3$d (%4$s)"), ITS_ADMIRAL, ITS_SECTOR, command->count,
                          forcon_label_charge (command->charge));
}

static char *
wish_ask (const ForconCampaign *campaign, const ForconCampaignCommand_ask *command)
{
  g_autofree char *text = forcon_wording_said (command->text);

  if (FORCON_ID_IS_NONE (command->to))
    /* Translators: the admiral who asks the master, the question. */
    return g_strdup_printf (_ ("a question of %1$s: “%2$s”"), ITS_ADMIRAL, text);
  /* Translators: the admiral who writes, to whom, what. */
  return g_strdup_printf (_ ("a message of %1$s for %2$s: “%3$s”"), ITS_ADMIRAL,
                          forcon_wording_admiral (campaign, command->to), text);
}

/* Whose question or message it is, and what it says. */
static char *
query_of (const ForconCampaign *campaign, ForconQueryId id)
{
  const ForconQuery *query = forcon_campaign_query (campaign, id);
  g_autofree char *text = forcon_wording_said (query == NULL ? NULL : query->text);

  if (query == NULL)
    return g_strdup_printf ("%u", id.value);
  /* Translators: an admiral, what the admiral asked or wrote. */
  return g_strdup_printf (_ ("%1$s, “%2$s”"), forcon_wording_admiral (campaign, query->admiral), text);
}

static char *
wish_reply (const ForconCampaign *campaign, const ForconCampaignCommand_reply *command)
{
  g_autofree char *query = query_of (campaign, command->query);
  g_autofree char *text = forcon_wording_said (command->text);

  /* Translators: an admiral and the question, the answer. */
  return g_strdup_printf (_ ("an answer – %1$s: “%2$s”"), query, text);
}

static char *
wish_forward (const ForconCampaign *campaign, const ForconCampaignCommand_forward *command)
{
  g_autofree char *query = query_of (campaign, command->query);
  g_autofree char *halves = forcon_wording_halves (command->delay);

  if (command->delay == 0)
    return g_strdup_printf (_ ("forwarded – %s"), query);
  /* Translators: an admiral and what the admiral wrote, for how long a courier is under way: "2 half-phases". */
  return g_strdup_printf (_ ("by courier – %1$s (%2$s)"), query, halves);
}

static char *
wish_set_aside (const ForconCampaign *campaign, const ForconCampaignCommand_set_aside *command)
{
  g_autofree char *query = query_of (campaign, command->query);

  return g_strdup_printf (_ ("put aside – %s"), query);
}

static char *
wish_note (const ForconCampaign *campaign, const ForconCampaignCommand_note *command)
{
  g_autofree char *text = forcon_wording_said (command->text);

  return g_strdup_printf (_ ("a note: “%s”"), text);
}

static char *
wish_teach (const ForconCampaign *campaign, const ForconCampaignCommand_teach *command)
{
  g_autofree char *text = forcon_wording_said (command->text);
  g_autofree char *like = forcon_wording_said (command->like);

  if (*like == '\0')
    return g_strdup_printf (_ ("“%s” means nothing of its own any more"), text);
  /* Translators: a word of the group's own, the word of orders that it means. */
  return g_strdup_printf (_ ("“%1$s” means “%2$s”"), text, like);
}

static char *
wish_language (const ForconCampaign *campaign, const ForconCampaignCommand_language *command)
{
  /* Translators: an admiral, a language. */
  return g_strdup_printf (_ ("language of the papers of %1$s: %2$s"),
                          forcon_wording_admiral (campaign, command->admiral),
                          forcon_label_language (command->language));
}

static char *
wish_suggestions (const ForconCampaign *campaign, const ForconCampaignCommand_suggestions *command)
{
  return g_strdup (command->on ? _ ("admirals may propose what their ships do at tables")
                               : _ ("admirals may not propose anything at tables"));
}

static char *
wish_suggest (const ForconCampaign *campaign, const ForconCampaignCommand_suggest *command)
{
  g_autofree char *clash = forcon_wording_clash (campaign, command->clash);
  g_autofree char *text = forcon_campaign_wording_of_suggestion (campaign, command->clash, command->text);

  /* Translators: an admiral, which clash, what the admiral's ships are to do there. */
  return g_strdup_printf (_ ("%1$s proposes, %2$s: %3$s"), ITS_ADMIRAL, clash, text);
}

/* Whose proposal it is, and for which clash. */
static char *
suggestion_of (const ForconCampaign *campaign, gint number)
{
  const ForconSuggestion *suggestion = forcon_campaign_suggestion (campaign, number);
  g_autofree char *clash = suggestion == NULL ? NULL : forcon_wording_clash (campaign, suggestion->clash);

  if (suggestion == NULL)
    return g_strdup_printf ("%d", number);
  /* Translators: an admiral, which clash. */
  return g_strdup_printf (_ ("%1$s, %2$s"), forcon_wording_admiral (campaign, suggestion->admiral), clash);
}

static char *
wish_accept (const ForconCampaign *campaign, const ForconCampaignCommand_accept *command)
{
  g_autofree char *suggestion = suggestion_of (campaign, command->suggestion);

  return g_strdup_printf (_ ("proposal accepted – %s"), suggestion);
}

static char *
wish_decline (const ForconCampaign *campaign, const ForconCampaignCommand_decline *command)
{
  g_autofree char *suggestion = suggestion_of (campaign, command->suggestion);

  return g_strdup_printf (_ ("proposal put aside – %s"), suggestion);
}

static char *
wish_lend (const ForconCampaign *campaign, const ForconCampaignCommand_lend *command)
{
  g_autofree char *clash = forcon_wording_clash (campaign, command->clash);
  g_autofree char *to = forcon_wording_said (command->text);

  /* Translators: which clash, to whom its table is lent. */
  return g_strdup_printf (_ ("%1$s: lent to %2$s"), clash, to);
}

static char *
wish_recall (const ForconCampaign *campaign, const ForconCampaignCommand_recall *command)
{
  g_autofree char *clash = forcon_wording_clash (campaign, command->clash);

  return g_strdup_printf (_ ("%s: recalled"), clash);
}

static char *
wish_take_back (const ForconCampaign *campaign, const ForconCampaignCommand_take_back *command)
{
  g_autofree char *clash = forcon_wording_clash (campaign, command->clash);

  return g_strdup_printf (_ ("%s: taken back"), clash);
}

static char *
wish_add (const ForconCampaign *campaign, const ForconCampaignCommand_add *command)
{
  guint n_edits = command->entity == FORCON_ENTITY_CAMPAIGN ? forcon_edits_count (command->values) : 0;
  g_autofree char *values = forcon_wording_values (command->values, NULL);

  if (n_edits > 0)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "edits the map and the fleets: %u change",
                                         "edits the map and the fleets: %u changes", n_edits),
                            n_edits);
  /* Translators: a kind of thing, such as "sector", its properties. */
  return g_strdup_printf (_ ("adds: %1$s, %2$s"), forcon_label_entity (command->entity), values);
}

/* Which one it is, was told by its place: what follows a removed one has moved up. */
static char *
wish_change (const ForconCampaign *campaign, const ForconCampaignCommand_change *command)
{
  g_autofree char *values = forcon_wording_values (command->values, NULL);

  /* Translators: a kind of thing, such as "sector", its number, its properties. */
  return g_strdup_printf (_ ("changes: %1$s %2$d, %3$s"), forcon_label_entity (command->entity), command->place,
                          values);
}

static char *
wish_remove (const ForconCampaign *campaign, const ForconCampaignCommand_remove *command)
{
  /* Translators: a kind of thing, such as "sector", its number. */
  return g_strdup_printf (_ ("removes: %1$s %2$d"), forcon_label_entity (command->entity), command->place);
}

static char *
wish_rule (const ForconCampaign *campaign, const ForconCampaignCommand_rule *command)
{
  const ForconRuleValue *value = command->path == NULL ? NULL : forcon_rule_value_find (command->path);
  g_autofree char *label
      = value != NULL ? forcon_label_rule (value) : g_strdup (command->path == NULL ? "" : command->path);

  if (command->value == NULL)
    /* Translators: a number of the rules. */
    return g_strdup_printf (_ ("rules: %s as in Forcon 2010"), label);
  /* Translators: a number of the rules, what it is to be. */
  return g_strdup_printf (_ ("rules: %1$s – %2$s"), label, command->value);
}

static char *
wish_instruct (const ForconCampaign *campaign, const ForconCampaignCommand_instruct *command)
{
  ForconInstruction instruction = forcon_campaign_command_instruction (command);
  g_autofree char *who = forcon_wording_known (campaign, command->formation);
  g_autofree char *what = forcon_instruction_text (campaign, &instruction);

  /* Translators: a formation, what its captains are to do in which case. */
  return g_strdup_printf (_ ("a standing instruction: %1$s – %2$s"), who, what);
}

static char *
wish_forget (const ForconCampaign *campaign, const ForconCampaignCommand_forget *command)
{
  const ForconInstruction *instruction = forcon_campaign_instruction (campaign, command->instruction);
  g_autofree char *what = instruction == NULL ? g_strdup_printf ("%u", command->instruction.value)
                                              : forcon_instruction_text (campaign, instruction);
  g_autofree char *who
      = forcon_wording_known (campaign, instruction == NULL ? FORCON_NO_FORMATION : instruction->formation);

  if (instruction == NULL)
    return g_strdup_printf (_ ("standing instruction %s is dropped"), what);
  /* Translators: a formation, what its captains were to do in which case. */
  return g_strdup_printf (_ ("a standing instruction is dropped: %1$s – %2$s"), who, what);
}

static char *
wish_to_text (const ForconCampaign *campaign, const ForconCampaignCommand *command)
{
#define WISH_CASE(NAME, word, member, ...)                                                                             \
  case FORCON_CAMPAIGN_COMMAND_##NAME:                                                                                 \
    return wish_##member (campaign, &command->member);

  switch ((gint) command->kind)
    {
      FORCON_CAMPAIGN_COMMANDS (WISH_CASE)
    default:
      return g_strdup ("");
    }
}

char *
forcon_campaign_sentence_of_command (const ForconCampaign *campaign, const ForconCampaignCommand *command)
{
  g_return_val_if_fail ((guint) command->kind < FORCON_N_CAMPAIGN_COMMAND, g_strdup (""));

  ForconSideId side = command->by == NULL ? FORCON_NO_SIDE : forcon_battle_find_side (campaign->fleet, command->by);
  const char *giver = FORCON_ID_IS_NONE (side) ? _ ("The master") : forcon_wording_admiral (campaign, side);
  g_autofree char *wish = wish_to_text (campaign, command);

  /* Translators: who gives a command, and what it is. */
  return forcon_wording_finished (g_strdup_printf (C_ ("command", "%1$s: %2$s"), giver, wish));
}
