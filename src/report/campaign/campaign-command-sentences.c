/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What somebody wants of a campaign; told before and after it is done, so it looks at nothing that the command
 * changes. */
#include "render/drawing/campaign-labels.h"
#include "report/campaign/campaign-sentences.h"
#include "report/campaign/campaign-wording.h"
#include "render/drawing/labels.h"

#include <glib/gi18n-lib.h>

typedef char *(*Wish) (const ForconCampaign *campaign, const ForconWish *wish);

#define WISH(function, ...)                                                                                            \
  static char *function (const ForconCampaign *campaign, const ForconWish *wish)                                       \
  {                                                                                                                    \
    return g_strdup_printf (__VA_ARGS__);                                                                              \
  }

#define OF_FORMATION(function, ...)                                                                                    \
  static char *function (const ForconCampaign *campaign, const ForconWish *wish)                                       \
  {                                                                                                                    \
    g_autofree char *formation = forcon_wording_known (campaign, wish->formation);                                     \
                                                                                                                       \
    return g_strdup_printf (__VA_ARGS__);                                                                              \
  }

#define ITS_ADMIRAL forcon_wording_admiral (campaign, wish->admiral)
#define ITS_SECTOR forcon_wording_sector (campaign, wish->sector)

WISH (begin, "%s", _ ("play begins"))
WISH (close_campaign, "%s", _ ("the campaign is closed"))
WISH (clock_start, "%s", _ ("the clock starts"))
WISH (clock_pause, "%s", _ ("the clock is paused"))
WISH (tick, "%s", _ ("a look at the clock"))
WISH (absent, wish->on ? _ ("%s is absent") : _ ("%s is there again"), ITS_ADMIRAL)
/* Translators: lengths of the two periods of a phase, minutes. */
WISH (lengths, _ ("lengths of the periods: collecting orders %1$d min, results %2$d min"), wish->collecting,
      wish->results)
WISH (alarm_wish, wish->on ? _ ("an alarm %d min before the end") : _ ("no alarm %d min before the end"), wish->count)
WISH (ally, _ ("%1$s: alliance %2$d"), forcon_wording_power (campaign, wish->power), wish->count)
/* Translators: the planet, who holds it. */
WISH (holder, _ ("%1$s is held by: %2$s"), forcon_wording_feature (campaign, wish->object), ITS_ADMIRAL)
/* Translators: the formation, the admiral, what it is to be for that admiral: "a contact". */
OF_FORMATION (reveal, _ ("%1$s is shown to %2$s: %3$s"), formation, ITS_ADMIRAL, forcon_label_level (wish->level))
/* Translators: the formation, the sector. */
OF_FORMATION (place, _ ("%1$s is put in %2$s"), formation, ITS_SECTOR)

static char *
advance (const ForconCampaign *campaign, const ForconWish *wish)
{
  return g_strdup (wish->leave_open ? _ ("the next step, though not everything is settled") : _ ("the next step"));
}

static char *
hand_in (const ForconCampaign *campaign, const ForconWish *wish)
{
  if (wish->correction)
    return g_strdup_printf (_ ("a correction of orders: %s"), ITS_ADMIRAL);
  return g_strdup_printf (_ ("an order sheet: %s"), ITS_ADMIRAL);
}

static char *
pick (const ForconCampaign *campaign, const ForconWish *wish)
{
  g_autofree char *line = forcon_wording_line (campaign, wish->line);

  if (wish->reading == 0)
    return g_strdup_printf (_ ("%s: is a remark"), line);
  /* Translators: which line of which sheet, the number of the reading. */
  return g_strdup_printf (_ ("%1$s: reading %2$d"), line, wish->reading);
}

static char *
rewrite (const ForconCampaign *campaign, const ForconWish *wish)
{
  g_autofree char *line = forcon_wording_line (campaign, wish->line);
  g_autofree char *text = forcon_wording_said (wish->text);

  /* Translators: which line of which sheet, how it is to be read. */
  return g_strdup_printf (_ ("%1$s: “%2$s”"), line, text);
}

static char *
task (const ForconCampaign *campaign, const ForconWish *wish)
{
  ForconTask ordered = { .formation = wish->formation, .kind = wish->kind, .sector = wish->sector,
                         .target = wish->target, .posture = wish->posture, .count = wish->count,
                         .charge = wish->charge, .object = wish->object, .flagship = wish->flagship,
                         .ships = wish->ships, .name = wish->name };
  g_autofree char *what = forcon_wording_ordered (campaign, &ordered);

  if (wish->add)
    return g_strdup_printf (_ ("a further order – %s"), what);
  return g_strdup_printf (_ ("an order – %s"), what);
}

static char *
cancel (const ForconCampaign *campaign, const ForconWish *wish)
{
  const ForconTask *ordered = forcon_campaign_task (campaign, wish->task);
  g_autofree char *what = ordered == NULL ? g_strdup_printf ("%u", wish->task.value)
                                          : forcon_wording_ordered (campaign, ordered);

  return g_strdup_printf (_ ("an order is cancelled – %s"), what);
}

static char *
answer (const ForconCampaign *campaign, const ForconWish *wish)
{
  g_autofree char *meeting = forcon_wording_meeting (campaign, wish->meeting);

  return g_strdup_printf (wish->on ? _ ("%s: a clash") : _ ("%s: no clash"), meeting);
}

static char *
meet (const ForconCampaign *campaign, const ForconWish *wish)
{
  g_autofree char *formation = forcon_wording_known (campaign, wish->formation);
  g_autofree char *target = forcon_wording_known (campaign, wish->target);

  /* Translators: two formations. */
  return g_strdup_printf (_ ("%1$s and %2$s clash"), formation, target);
}

static char *
return_clash (const ForconCampaign *campaign, const ForconWish *wish)
{
  g_autofree char *clash = forcon_wording_clash (campaign, wish->clash);

  return g_strdup_printf (_ ("%s: back to the map"), clash);
}

static char *
ground (const ForconCampaign *campaign, const ForconWish *wish)
{
  const char *planet = forcon_wording_feature (campaign, wish->object);

  if (FORCON_ID_IS_NONE (wish->admiral))
    return g_strdup_printf (_ ("ground combat for %s"), planet);
  /* Translators: the planet, who attacks. */
  return g_strdup_printf (_ ("ground combat for %1$s, attacker: %2$s"), planet, ITS_ADMIRAL);
}

static char *
at_table (const ForconCampaign *campaign, const ForconWish *wish)
{
  return forcon_wording_clash (campaign, wish->clash);
}

static char *
clock_set (const ForconCampaign *campaign, const ForconWish *wish)
{
  g_autofree char *left = forcon_wording_span (wish->left);

  /* Translators: the period ("collecting orders"), what is to be left of it. */
  return g_strdup_printf (_ ("clock, %1$s: %2$s left"), forcon_label_period (wish->period), left);
}

static char *
message (const ForconCampaign *campaign, const ForconWish *wish)
{
  g_autofree char *text = forcon_wording_said (wish->text);

  /* Translators: the admiral, the message. */
  return g_strdup_printf (_ ("a message to %1$s: “%2$s”"), ITS_ADMIRAL, text);
}

/* What is to stand on the main map, or no longer: a formation, or a text in a sector. */
static char *
notice_of (const ForconCampaign *campaign, const ForconWish *wish)
{
  return FORCON_ID_IS_NONE (wish->formation) ? g_strdup (ITS_SECTOR) : forcon_wording_known (campaign, wish->formation);
}

static char *
publish (const ForconCampaign *campaign, const ForconWish *wish)
{
  g_autofree char *what = notice_of (campaign, wish);
  g_autofree char *text = forcon_wording_said (wish->text);

  if (*text == '\0')
    return g_strdup_printf (_ ("on the main map: %s"), what);
  /* Translators: a formation or a sector, what is to stand there. */
  return g_strdup_printf (_ ("on the main map: %1$s, “%2$s”"), what, text);
}

static char *
unpublish (const ForconCampaign *campaign, const ForconWish *wish)
{
  g_autofree char *what = notice_of (campaign, wish);

  return g_strdup_printf (_ ("off the main map: %s"), what);
}

static char *
set_value (const ForconCampaign *campaign, const ForconWish *wish)
{
  g_autofree char *number = forcon_wording_value (campaign->fleet, wish->ship, wish->value, wish->number);

  /* Translators: the ship, the value ("hits left"), what it is set to. */
  return g_strdup_printf (_ ("%1$s, %2$s: %3$s"), forcon_wording_ship (campaign->fleet, wish->ship),
                          forcon_label_value (wish->value), number);
}

static char *
regroup (const ForconCampaign *campaign, const ForconWish *wish)
{
  g_autofree char *ships = forcon_wording_ships (campaign->fleet, &wish->ships);
  g_autofree char *formation = forcon_wording_known (campaign, wish->formation);
  const char *flagship = forcon_wording_ship (campaign->fleet, wish->flagship);

  if (FORCON_ID_IS_NONE (wish->formation))
    /* Translators: ships, as a list. */
    return g_strdup_printf (_ ("a new formation of these ships: %s"), ships);
  if (wish->ships.n == 0)
    /* Translators: the formation, its flagship to be. */
    return g_strdup_printf (_ ("%1$s, flagship: %2$s"), formation, flagship);
  if (FORCON_ID_IS_NONE (wish->flagship))
    /* Translators: the formation, ships that come into it, as a list. */
    return g_strdup_printf (_ ("into %1$s come: %2$s"), formation, ships);
  /* Translators: the formation, ships that come into it, its flagship to be. */
  return g_strdup_printf (_ ("into %1$s come: %2$s; flagship: %3$s"), formation, ships, flagship);
}

static char *
field (const ForconCampaign *campaign, const ForconWish *wish)
{
  g_autofree char *found = forcon_wording_field (campaign, wish->field);

  if (!FORCON_ID_IS_NONE (wish->field))
    /* Translators: which mines, how many there are to be. */
    return g_strdup_printf (_ ("%1$s: %2$d"), found, wish->count);
  /* Translators: the admiral, the sector, how many, their charge: "plasma". */
  return g_strdup_printf (_ ("mines of %1$s in %2$s: %3$d (%4$s)"), ITS_ADMIRAL, ITS_SECTOR, wish->count,
                          forcon_label_charge (wish->charge));
}

static char *
note (const ForconCampaign *campaign, const ForconWish *wish)
{
  g_autofree char *text = forcon_wording_said (wish->text);

  return g_strdup_printf (_ ("a note: “%s”"), text);
}

static const Wish wishes[FORCON_N_CAMPAIGN_COMMAND] = {
  [FORCON_CAMPAIGN_COMMAND_BEGIN] = begin,
  [FORCON_CAMPAIGN_COMMAND_ADVANCE] = advance,
  [FORCON_CAMPAIGN_COMMAND_CLOSE] = close_campaign,
  [FORCON_CAMPAIGN_COMMAND_HAND_IN] = hand_in,
  [FORCON_CAMPAIGN_COMMAND_PICK] = pick,
  [FORCON_CAMPAIGN_COMMAND_REWRITE] = rewrite,
  [FORCON_CAMPAIGN_COMMAND_TASK] = task,
  [FORCON_CAMPAIGN_COMMAND_CANCEL] = cancel,
  [FORCON_CAMPAIGN_COMMAND_ABSENT] = absent,
  [FORCON_CAMPAIGN_COMMAND_ANSWER] = answer,
  [FORCON_CAMPAIGN_COMMAND_MEET] = meet,
  [FORCON_CAMPAIGN_COMMAND_PLAY] = at_table,
  [FORCON_CAMPAIGN_COMMAND_RETURN] = return_clash,
  [FORCON_CAMPAIGN_COMMAND_GROUND] = ground,
  [FORCON_CAMPAIGN_COMMAND_CLOCK_START] = clock_start,
  [FORCON_CAMPAIGN_COMMAND_CLOCK_PAUSE] = clock_pause,
  [FORCON_CAMPAIGN_COMMAND_CLOCK_SET] = clock_set,
  [FORCON_CAMPAIGN_COMMAND_LENGTHS] = lengths,
  [FORCON_CAMPAIGN_COMMAND_ALARM] = alarm_wish,
  [FORCON_CAMPAIGN_COMMAND_TICK] = tick,
  [FORCON_CAMPAIGN_COMMAND_MESSAGE] = message,
  [FORCON_CAMPAIGN_COMMAND_PUBLISH] = publish,
  [FORCON_CAMPAIGN_COMMAND_UNPUBLISH] = unpublish,
  [FORCON_CAMPAIGN_COMMAND_REVEAL] = reveal,
  [FORCON_CAMPAIGN_COMMAND_SET] = set_value,
  [FORCON_CAMPAIGN_COMMAND_PLACE] = place,
  [FORCON_CAMPAIGN_COMMAND_REGROUP] = regroup,
  [FORCON_CAMPAIGN_COMMAND_FIELD] = field,
  [FORCON_CAMPAIGN_COMMAND_ALLY] = ally,
  [FORCON_CAMPAIGN_COMMAND_HOLDER] = holder,
  [FORCON_CAMPAIGN_COMMAND_NOTE] = note,
};

/* Who gave it: an admiral goes by a word. */
static char *
giver_to_text (const ForconCampaign *campaign, const ForconCampaignCommand *command)
{
  ForconSideId side = command->by == NULL ? FORCON_NO_SIDE : forcon_battle_find_side (campaign->fleet, command->by);

  if (!FORCON_ID_IS_NONE (side))
    return g_strdup (forcon_wording_admiral (campaign, side));
  return g_strdup (_ ("The master"));
}

char *
forcon_campaign_sentence_of_command (const ForconCampaign *campaign, const ForconCampaignCommand *command)
{
  g_return_val_if_fail ((guint) command->kind < FORCON_N_CAMPAIGN_COMMAND, g_strdup (""));

  g_autofree char *giver = giver_to_text (campaign, command);
  g_autofree char *wish = wishes[command->kind](campaign, &command->wish);

  /* Translators: who gives a command, and what it is. */
  return forcon_wording_finished (g_strdup_printf (C_ ("command", "%1$s: %2$s"), giver, wish));
}
