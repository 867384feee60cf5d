/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Messages, the main map and the master's hand (F-CAMP-8, F-CAMP-9). */
#include "report/campaign/campaign-wording.h"
#include "render/drawing/labels.h"
#include "report/battle/sentences.h"

#include "base/language.h"

#define TAKE(name, TYPE) .name = fact->name,

char *
forcon_campaign_say_message_sent (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  const ForconFact_message_sent *fact = &event->message_sent;
  const char *admiral = forcon_wording_admiral (telling->campaign, fact->admiral);
  g_autofree char *text = forcon_wording_said (fact->text);
  g_autofree char *formation = forcon_wording_sender (telling->campaign, fact->formation, fact->from);
  g_autofree char *wall = forcon_wording_wall (fact->wall);

  if (fact->at_once)
    /* Translators: from whom, to whom, the time of day, the message. */
    return g_strdup_printf (_ ("Message, %1$s to %2$s, at once (%3$s): “%4$s”."), formation, admiral, wall, text);
  return g_strdup_printf (_ ("Message, %1$s to %2$s, with the report (%3$s): “%4$s”."), formation, admiral, wall, text);
}

char *
forcon_campaign_say_published (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  const ForconFact_published *fact = &event->published;
  const char *sector = forcon_wording_sector (telling->campaign, fact->sector);
  g_autofree char *text = forcon_wording_said (fact->text);
  ForconNotice notice = { FORCON_FIELDS_NOTICE (TAKE) };
  g_autofree char *shown = forcon_wording_shown (telling->campaign, &notice);

  if (FORCON_ID_IS_NONE (fact->formation))
    /* Translators: the sector, what stands there. */
    return g_strdup_printf (_ ("Main map, %1$s: “%2$s”."), sector, text);
  if (*text == '\0')
    /* Translators: the sector, what is seen there. */
    return g_strdup_printf (_ ("Main map, %1$s: %2$s."), sector, shown);
  /* Translators: the sector, what is seen there, what else stands there. */
  return g_strdup_printf (_ ("Main map, %1$s: %2$s: “%3$s”."), sector, shown, text);
}

char *
forcon_campaign_say_unpublished (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  const ForconFact_unpublished *fact = &event->unpublished;
  const char *sector = forcon_wording_sector (telling->campaign, fact->sector);
  gboolean sealed = fact->level < FORCON_LEVEL_IDENTIFIED && !FORCON_ID_IS_NONE (telling->reader);
  g_autofree char *formation = sealed ? g_strdup (forcon_label_level (FORCON_LEVEL_CONTACT))
                                      : forcon_wording_known (telling->campaign, fact->formation);

  if (FORCON_ID_IS_NONE (fact->formation))
    return g_strdup_printf (_ ("Main map, %s: the text is taken off."), sector);
  return g_strdup_printf (_ ("Main map, taken off: %s."), formation);
}

char *
forcon_campaign_say_alliance_set (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  const GArray *powers = telling->campaign->powers;
  gint alliance = event->alliance_set.alliance;
  g_autoptr (GString) allies = g_string_new (NULL);

  for (guint i = 1; i <= powers->len && alliance != 0; i++)
    if (i != event->alliance_set.power.value && g_array_index (powers, ForconPower, i - 1).alliance == alliance)
      g_string_append_printf (allies, "%s%s", allies->len > 0 ? ", " : "",
                              forcon_wording_power (telling->campaign, (ForconPowerId){ (guint16) i }));
  if (allies->len == 0)
    g_string_append (allies, C_ ("names", "none"));
  /* Translators: a power, the number of its alliance (0 for none), its allies. */
  return g_strdup_printf (_ ("%1$s: alliance %2$d, allies: %3$s."),
                          forcon_wording_power (telling->campaign, event->alliance_set.power), alliance, allies->str);
}

/* What is done to a ship of the fleet is told as at a table. */
static char *
told_as_battle (const ForconCampaignTelling *telling, const ForconEvent *event)
{
  return forcon_sentence_of_event (telling->fleet.battle, telling->fleet.rules, event, telling->fleet.dice);
}

char *
forcon_campaign_say_value_set (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  ForconEvent at_table = { .kind = FORCON_EVENT_VALUE_SET,
                           .value_set = { .ship = event->value_set.ship, .value = event->value_set.value,
                                          .was = event->value_set.was, .now = event->value_set.now } };

  return told_as_battle (telling, &at_table);
}

char *
forcon_campaign_say_master_ruled (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  g_autofree char *reason = forcon_wording_said (event->master_ruled.reason);
  ForconEvent at_table = { .kind = FORCON_EVENT_MASTER_RULED, .master_ruled = { .reason = reason } };

  return told_as_battle (telling, &at_table);
}

char *
forcon_campaign_say_word_taught (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  g_autofree char *text = forcon_wording_said (event->word_taught.text);
  g_autofree char *like = forcon_wording_said (event->word_taught.like);

  /* Translators: a word of the group's own, the word of orders that it means. */
  return g_strdup_printf (_ ("In orders “%1$s” means “%2$s”."), text, like);
}

char *
forcon_campaign_say_word_forgotten (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  g_autofree char *text = forcon_wording_said (event->word_forgotten.text);

  return g_strdup_printf (_ ("In orders “%s” means nothing of its own any more."), text);
}

char *
forcon_campaign_say_noted (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  g_autofree char *text = forcon_wording_said (event->noted.text);
  ForconEvent at_table = { .kind = FORCON_EVENT_NOTED, .noted = { .text = text } };

  return told_as_battle (telling, &at_table);
}

char *
forcon_campaign_say_played (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  g_autofree char *clash = forcon_wording_clash (telling->campaign, event->played.clash);

  /* Translators: which clash, how many events. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$d event at the table.",
                                       "%1$s: %2$d events at the table.", (gulong) ABS (event->played.count)),
                          clash, event->played.count);
}

char *
forcon_campaign_say_clash_lent (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  g_autofree char *clash = forcon_wording_clash (telling->campaign, event->clash_lent.clash);
  g_autofree char *to = forcon_wording_said (event->clash_lent.text);

  /* Translators: which clash, to whom its table is lent. */
  return g_strdup_printf (_ ("%1$s is lent to %2$s."), clash, to);
}

char *
forcon_campaign_say_loan_ended (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  const ForconFact_loan_ended *fact = &event->loan_ended;
  g_autofree char *clash = forcon_wording_clash (telling->campaign, fact->clash);
  g_autofree char *to = forcon_wording_said (fact->text);

  if (fact->state == FORCON_LOAN_BACK)
    /* Translators: which clash, who had its table, how many commands that were played there count, of how many. */
    return g_strdup_printf (_ ("%1$s is back from %2$s, commands entered: %3$d of %4$d."), clash, to, fact->count,
                            fact->total);
  if (fact->state == FORCON_LOAN_RECALLED)
    /* Translators: which clash, who has its table. */
    return g_strdup_printf (_ ("%1$s is recalled from %2$s and stands here as it was lent."), clash, to);
  /* Translators: which clash, who had its table. */
  return g_strdup_printf (_ ("%1$s: the older file for %2$s does not count any more."), clash, to);
}

char *
forcon_campaign_say_generator_advanced (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  gint dice = event->generator_advanced.dice;

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The program rolled %d die.", "The program rolled %d dice.",
                                       (gulong) ABS (dice)),
                          dice);
}
