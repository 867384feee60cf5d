/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/decision/campaign-decision.h"
#include "campaign/words/words.h"

/*
 * Words of this group's own (F-CAMP-4): each means what a word of orders means, or is a nickname of something. What was
 * read before stays as it was read.
 */

/* How many there are at most: all are tabled for each sheet. */
#define HOUSE_WORDS_MAX 500

/* The name of something as the campaign has it, if that or its word is what is looked for. */
static const char *
name_called (const ForconCampaign *campaign, const char *word, const char *name, const char *wanted)
{
  const char *shown = name != NULL && *name != '\0' ? name : word;

  if (shown == NULL || *shown == '\0')
    return NULL;
  return g_strcmp0 (word, wanted) == 0 || forcon_campaign_is_called (campaign, shown, wanted) ? shown : NULL;
}

static const char *
find_in_fleet (const ForconCampaign *campaign, const char *wanted)
{
  const ForconBattle *fleet = campaign->fleet;
  const char *found = NULL;

  for (guint i = 1; found == NULL && i <= fleet->n_formations; i++)
    {
      ForconFormationId id = { (guint16) i };

      found = name_called (campaign, forcon_battle_formation_id (fleet, id), forcon_battle_formation_name (fleet, id),
                           wanted);
    }
  for (guint i = 1; found == NULL && i <= fleet->n_ships; i++)
    {
      const ForconCard *card = forcon_battle_card (fleet, (ForconShipId){ (guint16) i });

      found = name_called (campaign, card->id, card->name, wanted);
    }
  return found;
}

static const char *
find_name (const ForconCampaign *campaign, const char *wanted)
{
  const char *found = find_in_fleet (campaign, wanted);

  for (guint i = 0; found == NULL && i < campaign->sectors->len; i++)
    {
      const ForconSector *sector = &g_array_index (campaign->sectors, ForconSector, i);

      found = name_called (campaign, sector->word, sector->name, wanted);
    }
  for (guint i = 0; found == NULL && i < campaign->features->len; i++)
    {
      const ForconFeature *feature = &g_array_index (campaign->features, ForconFeature, i);

      found = name_called (campaign, feature->word, feature->name, wanted);
    }
  return found;
}

static gboolean
knows (const ForconCampaign *campaign, const char *text)
{
  for (guint i = 0; i < campaign->house_words->len; i++)
    if (g_strcmp0 (g_array_index (campaign->house_words, ForconHouseWord, i).text, text) == 0)
      return TRUE;
  return FALSE;
}

static gboolean
forget (ForconCampaignDecision *decision, const char *text)
{
  if (!knows (decision->campaign, text))
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_UNKNOWN_WORD, .text = text);
  FORCON_STATE (decision, WORD_FORGOTTEN, word_forgotten, .text = text);
  return TRUE;
}

gboolean
forcon_campaign_teach (ForconCampaignDecision *decision)
{
  const ForconCampaignCommand_teach *command = &decision->command->teach;
  const ForconCampaign *campaign = decision->campaign;
  const char *name;

  if (!forcon_campaign_check_text (decision, command->text, FORCON_CAMPAIGN_NAME_MAX))
    return FALSE;
  if (command->like == NULL || *command->like == '\0')
    return forget (decision, command->text);
  if (!forcon_campaign_check_text (decision, command->like, FORCON_CAMPAIGN_NAME_MAX))
    return FALSE;
  if (campaign->house_words->len >= HOUSE_WORDS_MAX && !knows (campaign, command->text))
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_TOO_MANY, .needed = HOUSE_WORDS_MAX,
                                   .actual = (gint) campaign->house_words->len + 1);
  name = find_name (campaign, command->like);
  if (name == NULL && forcon_sheet_word_like (command->like) == NULL)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_UNKNOWN_WORD, .text = command->like);
  FORCON_STATE (decision, WORD_TAUGHT, word_taught, .text = command->text,
                .like = name == NULL ? command->like : g_intern_string (name), .nickname = name != NULL);
  return TRUE;
}
