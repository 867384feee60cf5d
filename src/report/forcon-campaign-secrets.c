/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-campaign-secrets.h"

#include "forcon-campaign-digest.h"
#include "forcon-campaign-wording.h"
#include "forcon-formation.h"
#include "forcon-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* What an admiral knows of a formation of another, told by how much it differs from the truth. */
typedef enum { UNSEEN, CONTACT_ONLY, ELSEWHERE, KNOWN } Ignorance;

static Ignorance
ignorance_of (const ForconCampaign *truth, ForconSideId admiral, ForconFormationId id)
{
  const ForconSighting *sighting = forcon_campaign_sighting (truth, admiral, id);

  if (sighting == NULL || sighting->level == FORCON_LEVEL_HIDDEN)
    return UNSEEN;
  if (!FORCON_ID_EQUAL (sighting->sector, forcon_campaign_post (truth, id)->sector))
    return ELSEWHERE;
  return sighting->level < FORCON_LEVEL_IDENTIFIED ? CONTACT_ONLY : KNOWN;
}

static char *
last_seen (const ForconCampaign *truth, ForconSideId admiral, ForconFormationId id)
{
  const ForconSighting *sighting = forcon_campaign_sighting (truth, admiral, id);
  g_autofree char *when = forcon_wording_when (sighting->phase, sighting->half);
  const char *where = forcon_wording_sector (truth, sighting->sector);

  if (sighting->level < FORCON_LEVEL_IDENTIFIED)
    /* Translators: the sector, when: "phase 3, first half". */
    return g_strdup_printf (_ ("seen last as a contact in %1$s, %2$s"), where, when);
  /* Translators: the sector, when: "phase 3, first half". */
  return g_strdup_printf (_ ("seen last in %1$s, %2$s"), where, when);
}

static char *
what_is_known (const ForconCampaign *truth, ForconSideId admiral, ForconFormationId id, Ignorance ignorance)
{
  switch (ignorance)
    {
    case UNSEEN:
      return g_strdup (_ ("never seen"));
    case CONTACT_ONLY:
      return g_strdup (_ ("seen there, but only as a contact"));
    case ELSEWHERE:
      return last_seen (truth, admiral, id);
    case KNOWN:
    default:
      return NULL;
    }
}

static void
add_formations (GPtrArray *digest, const ForconCampaign *truth, ForconSideId admiral)
{
  gboolean first = TRUE;

  for (guint i = 1; i <= truth->fleet->n_formations && i <= truth->posts->len; i++)
    {
      ForconFormationId id = { (guint16) i };
      ForconSideId owner = forcon_battle_formation (truth->fleet, id)->side;
      Ignorance ignorance;
      g_autofree char *name = NULL;
      g_autofree char *whose = NULL;

      if (FORCON_ID_EQUAL (owner, admiral) || FORCON_ID_IS_NONE (forcon_formation_lead (truth->fleet, id)))
        continue;
      ignorance = ignorance_of (truth, admiral, id);
      if (ignorance == KNOWN)
        continue;
      if (first)
        forcon_digest_add_heading (digest, g_strdup (_ ("Formations")), NULL);
      first = FALSE;
      name = forcon_wording_known (truth, id);
      whose = forcon_wording_owned (truth, name, owner);
      /* Translators: the sector, the formation and whose it is. */
      forcon_digest_add (digest,
                         g_strdup_printf (_ ("%1$s: %2$s"), forcon_wording_sector (truth, forcon_campaign_post (truth, id)->sector),
                                          whose),
                         what_is_known (truth, admiral, id, ignorance));
    }
}

static void
add_mines (GPtrArray *digest, const ForconCampaign *truth, ForconSideId admiral)
{
  gboolean first = TRUE;

  for (guint i = 0; i < truth->fields->len; i++)
    {
      const ForconField *field = &g_array_index (truth->fields, ForconField, i);
      g_autofree char *mines = NULL;

      if (field->count <= 0 || FORCON_ID_EQUAL (field->admiral, admiral) || (field->known & (1u << admiral.value)) != 0)
        continue;
      if (first)
        forcon_digest_add_heading (digest, g_strdup (_ ("Mines")), NULL);
      first = FALSE;
      mines = forcon_wording_mines (field->count, field->charge);
      forcon_digest_add (digest, g_strdup_printf (_ ("%1$s: %2$s"), forcon_wording_sector (truth, field->sector), mines),
                         g_strdup (forcon_wording_admiral (truth, field->admiral)));
    }
}

/**
 * forcon_secrets_list:
 * @truth: the whole campaign
 * @admiral: one of its admirals
 *
 * Returns: (transfer full) (element-type ForconDigestLine): what must not be told to the admiral: where formations of others
 *   are, of which the admiral knows nothing or not all, and mines
 */
GPtrArray *
forcon_secrets_list (const ForconCampaign *truth, ForconSideId admiral)
{
  GPtrArray *digest = forcon_digest_new ();

  add_formations (digest, truth, admiral);
  add_mines (digest, truth, admiral);
  return digest;
}

/* Leaks */

static gboolean
is_letter_at (const char *place)
{
  return *place != '\0' && g_unichar_isalnum (g_utf8_get_char (place));
}

/* Whether folded @text has folded @name in it as a whole. */
static gboolean
has_name (const char *text, const char *name)
{
  for (const char *found = strstr (text, name); found != NULL; found = strstr (found + 1, name))
    if ((found == text || !is_letter_at (g_utf8_prev_char (found))) && !is_letter_at (found + strlen (name)))
      return TRUE;
  return FALSE;
}

static void
take (GString *texts, const char *text)
{
  if (text != NULL)
    g_string_append_printf (texts, "%s\n", forcon_name (text));
}

static void
take_names (GString *texts, const ForconCampaign *known)
{
  const ForconBattle *fleet = known->fleet;

  take (texts, forcon_campaign_name (known));
  for (guint i = 1; i <= forcon_campaign_n_admirals (known); i++)
    take (texts, forcon_campaign_admiral_name (known, (ForconSideId){ (guint16) i }));
  for (guint i = 0; i < known->powers->len; i++)
    take (texts, g_array_index (known->powers, ForconPower, i).name);
  for (guint i = 0; i < known->sectors->len; i++)
    take (texts, g_array_index (known->sectors, ForconSector, i).name);
  for (guint i = 0; i < known->features->len; i++)
    take (texts, g_array_index (known->features, ForconFeature, i).name);
  for (guint i = 1; i <= fleet->n_formations; i++)
    take (texts, forcon_battle_formation_name (fleet, (ForconFormationId){ (guint16) i }));
  for (guint i = 1; i <= fleet->n_ships; i++)
    take (texts, forcon_battle_card (fleet, (ForconShipId){ (guint16) i })->name);
}

/* Names of what the admiral knows, and all that the admiral wrote or was told in so many words: what stands there is no
 * secret. */
static char *
open_texts (const ForconCampaign *known)
{
  g_autoptr (GString) texts = g_string_new (NULL);

  take_names (texts, known);
  for (guint i = 0; i < known->sheets->len; i++)
    take (texts, g_array_index (known->sheets, ForconSheet, i).text);
  for (guint i = 0; i < known->messages->len; i++)
    take (texts, g_array_index (known->messages, ForconMessage, i).text);
  for (guint i = 0; i < known->notices->len; i++)
    take (texts, g_array_index (known->notices, ForconNotice, i).text);
  return g_utf8_casefold (texts->str, -1);
}

/* In one line, folded: pages break lines within names. */
static char *
fold_page (const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \n", -1);
  g_autoptr (GString) line = g_string_new (NULL);

  for (char **word = words; *word != NULL; word++)
    if (**word != '\0')
      g_string_append_printf (line, "%s ", *word);
  return g_utf8_casefold (line->str, -1);
}

static void
look_for (GString *found, const char *text, const char *open, const char *name)
{
  g_autofree char *folded = name == NULL ? NULL : g_utf8_casefold (forcon_name (name), -1);

  if (folded == NULL || *folded == '\0' || !has_name (text, folded) || has_name (open, folded))
    return;
  g_string_append_printf (found, "%s“%s”", found->len > 0 ? ", " : "", forcon_name (name));
}

/**
 * forcon_secrets_leak:
 * @truth: the whole campaign
 * @knowledge: what an admiral knows
 * @text: what is to be given to the admiral
 *
 * A second look at a text that was made from @knowledge alone: whether a name of a formation or a ship stands in it that the
 * admiral has neither learnt, nor used, nor been told.
 *
 * Returns: (transfer full) (nullable): those names; %NULL if there are none
 */
char *
forcon_secrets_leak (const ForconCampaign *truth, const ForconKnowledge *knowledge, const char *text)
{
  g_autofree char *open = open_texts (forcon_knowledge_campaign (knowledge));
  g_autofree char *folded = fold_page (text);
  g_autoptr (GString) found = g_string_new (NULL);

  for (guint i = 1; i <= truth->fleet->n_formations; i++)
    look_for (found, folded, open, forcon_battle_formation_name (truth->fleet, (ForconFormationId){ (guint16) i }));
  for (guint i = 1; i <= truth->fleet->n_ships; i++)
    look_for (found, folded, open, forcon_battle_card (truth->fleet, (ForconShipId){ (guint16) i })->name);
  return found->len == 0 ? NULL : g_string_free (g_steal_pointer (&found), FALSE);
}
