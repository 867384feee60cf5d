/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/reports/campaign-secrets.h"

#include "report/reports/campaign-digest.h"
#include "report/campaign/campaign-wording.h"
#include "engine/state/formation.h"

#include "base/language.h"

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
                         g_strdup_printf (_ ("%1$s: %2$s"),
                                          forcon_wording_sector (truth, forcon_campaign_post (truth, id)->sector),
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
      forcon_digest_add (digest,
                         g_strdup_printf (_ ("%1$s: %2$s"), forcon_wording_sector (truth, field->sector), mines),
                         g_strdup (forcon_wording_admiral (truth, field->admiral)));
    }
}

GPtrArray *
forcon_secrets_list (const ForconCampaign *truth, ForconSideId admiral)
{
  GPtrArray *digest = forcon_digest_new ();

  add_formations (digest, truth, admiral);
  add_mines (digest, truth, admiral);
  return digest;
}
