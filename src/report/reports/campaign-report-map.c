/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is known of others from before, mines, and the main map. */
#include "report/reports/campaign-report-private.h"

#include "report/campaign/campaign-wording.h"

#include "base/language.h"

char *
forcon_wording_sighting (const ForconCampaignTelling *telling, const ForconSighting *sighting, gint phase)
{
  g_autofree char *when = forcon_wording_when (sighting->phase, sighting->half);
  g_autofree char *what = forcon_wording_seen (telling, sighting);
  gint age = phase - sighting->phase;
  const char *where = forcon_wording_sector (telling->campaign, sighting->sector);
  g_autofree char *old = NULL;

  if (age <= 0)
    /* Translators: the sector, what was seen, when it was seen. */
    return g_strdup_printf (_ ("%1$s: %2$s – %3$s"), where, what, when);
  old = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d phase ago", "%d phases ago", (gulong) age), age);
  /* Translators: the sector, what was seen, when it was seen, "2 phases ago". */
  return g_strdup_printf (_ ("%1$s: %2$s – %3$s, %4$s"), where, what, when, old);
}

/* Whether something in @where is to be told of. */
static gboolean
is_wanted (ForconSectorId where, ForconSectorId sector)
{
  return FORCON_ID_IS_NONE (sector) || FORCON_ID_EQUAL (where, sector);
}

GPtrArray *
forcon_report_sightings (const ForconCampaignTelling *telling, ForconSideId admiral, ForconSectorId sector, gint before,
                         gint phase)
{
  const GArray *sightings = telling->campaign->sightings;
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < sightings->len; i++)
    {
      const ForconSighting *sighting = &g_array_index (sightings, ForconSighting, i);

      if (FORCON_ID_EQUAL (sighting->admiral, admiral) && sighting->level != FORCON_LEVEL_HIDDEN
          && sighting->phase < before && is_wanted (sighting->sector, sector))
        g_ptr_array_add (lines, forcon_wording_sighting (telling, sighting, phase));
    }
  return lines;
}

static ForconDocument *
sightings_before (const ForconCampaignTelling *telling, ForconSideId admiral, gint before, gint phase)
{
  g_autoptr (GPtrArray) lines = forcon_report_sightings (telling, admiral, FORCON_NO_SECTOR, before, phase);
  ForconDocument *body = forcon_document_new ();

  forcon_report_add_sorted (body, lines);
  return body;
}

void
forcon_report_add_old_sightings (ForconDocument *page, const ForconCampaign *campaign, ForconSideId admiral, gint phase)
{
  ForconCampaignTelling telling = forcon_campaign_telling (campaign, NULL);

  telling.reader = admiral;
  forcon_document_section (page, _ ("Seen earlier, and not since"), sightings_before (&telling, admiral, phase, phase),
                       NULL);
}

void
forcon_report_add_known (ForconDocument *page, const ForconCampaign *campaign, ForconSideId admiral, gint phase)
{
  ForconCampaignTelling telling = forcon_campaign_telling (campaign, NULL);
  g_autofree char *heading = g_strdup_printf (_ ("Known of others: %s"), forcon_wording_admiral (campaign, admiral));

  forcon_document_section (page, heading, sightings_before (&telling, admiral, G_MAXINT, phase), NULL);
}

/* Whether two fields would be told of in the same words, but for how many mines they have. */
static gboolean
is_like (const ForconField *field, const ForconField *other)
{
  return FORCON_ID_EQUAL (field->sector, other->sector) && FORCON_ID_EQUAL (field->admiral, other->admiral)
         && field->charge == other->charge && field->known == other->known;
}

/* Whose mines they are, only who laid them knows, and the master; who swept or met them knows how many. */
static char *
field_to_text (const ForconCampaign *campaign, const ForconField *field, ForconSideId reader)
{
  g_autofree char *mines = forcon_wording_mines (field->count, field->charge);
  g_autofree char *known = NULL;
  const char *where = forcon_wording_sector (campaign, field->sector);

  if (FORCON_ID_IS_NONE (field->admiral))
    /* Translators: the sector, how many mines. */
    return g_strdup_printf (_ ("%1$s: mines that were found, %2$d"), where, field->count);
  if (!FORCON_ID_IS_NONE (reader))
    /* Translators: the sector, how many mines, whose they are. */
    return g_strdup_printf (_ ("%1$s: %2$s, laid by %3$s"), where, mines,
                            forcon_wording_admiral (campaign, field->admiral));
  known = forcon_wording_admirals (campaign, field->known);
  /* Translators: the sector, how many mines, whose they are, who knows of them. */
  return g_strdup_printf (_ ("%1$s: %2$s, laid by %3$s, known to: %4$s"), where, mines,
                          forcon_wording_admiral (campaign, field->admiral), known);
}

GPtrArray *
forcon_report_mines (const ForconCampaign *campaign, ForconSideId reader, ForconSectorId sector)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < campaign->fields->len; i++)
    {
      ForconField all = g_array_index (campaign->fields, ForconField, i);
      gboolean told = FALSE;

      for (guint k = 0; k < i; k++)
        told = told || is_like (&all, &g_array_index (campaign->fields, ForconField, k));
      for (guint k = i + 1; k < campaign->fields->len; k++)
        if (is_like (&all, &g_array_index (campaign->fields, ForconField, k)))
          all.count += g_array_index (campaign->fields, ForconField, k).count;
      if (!told && all.count > 0 && is_wanted (all.sector, sector))
        g_ptr_array_add (lines, field_to_text (campaign, &all, reader));
    }
  return lines;
}

/* Troops that are landed and have not fought it out yet: for section 14. */
static void
add_landings (ForconDocument *page, const ForconCampaign *campaign)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  ForconDocument *body = forcon_document_new ();

  for (guint i = 0; i < campaign->landings->len; i++)
    {
      const ForconLanding *landing = &g_array_index (campaign->landings, ForconLanding, i);

      if (!landing->settled)
        /* Translators: the planet, how many troops, whose they are, the ship that landed them, who holds the planet. */
        g_ptr_array_add (lines, g_strdup_printf (_ ("%1$s: troops %2$d (%3$s), from %4$s; held by: %5$s"),
                                                 forcon_wording_feature (campaign, landing->object), landing->troops,
                                                 forcon_wording_admiral (campaign, landing->admiral),
                                                 forcon_wording_ship (campaign->fleet, landing->ship),
                                                 forcon_wording_admiral (campaign, landing->holder)));
    }
  forcon_report_add_sorted (body, lines);
  forcon_document_section (page, _ ("Landings"), body, NULL);
}

static char *
notice_to_text (const ForconCampaign *campaign, const ForconNotice *notice)
{
  const char *where = forcon_wording_sector (campaign, notice->sector);
  g_autofree char *when = forcon_wording_when (notice->phase, 0);
  g_autofree char *said = forcon_wording_said (notice->text);
  g_autofree char *shown = forcon_wording_shown (campaign, notice);

  if (FORCON_ID_IS_NONE (notice->formation))
    /* Translators: the sector, what stands there, when it was put there ("phase 3"). */
    return g_strdup_printf (_ ("%1$s: “%2$s” (%3$s)"), where, said, when);
  if (*said == '\0')
    /* Translators: the sector, what is seen there, when it was put there ("phase 3"). */
    return g_strdup_printf (_ ("%1$s: %2$s (%3$s)"), where, shown, when);
  /* Translators: the sector, what is seen there, what else stands there, when it was put there. */
  return g_strdup_printf (_ ("%1$s: %2$s, “%3$s” (%4$s)"), where, shown, said, when);
}

static gboolean
can_be_held (const ForconFeature *feature)
{
  return feature->kind == FORCON_SECTOR_OBJECT_PLANET || feature->kind == FORCON_SECTOR_OBJECT_MOON
         || feature->kind == FORCON_SECTOR_OBJECT_STATION;
}

GPtrArray *
forcon_report_main_map (const ForconCampaign *campaign, ForconSectorId sector)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < campaign->features->len; i++)
    {
      const ForconFeature *feature = &g_array_index (campaign->features, ForconFeature, i);

      if (!is_wanted (feature->sector, sector))
        continue;
      if (!can_be_held (feature) && !FORCON_ID_IS_NONE (sector))
        g_ptr_array_add (lines, g_strdup (forcon_wording_feature (campaign, feature->object)));
      if (can_be_held (feature))
        /* Translators: the sector, the planet, who holds it. */
        g_ptr_array_add (lines, g_strdup_printf (_ ("%1$s: %2$s, held by: %3$s"),
                                                 forcon_wording_sector (campaign, feature->sector),
                                                 forcon_wording_feature (campaign, feature->object),
                                                 forcon_wording_admiral (campaign, feature->holder)));
    }
  for (guint i = 0; i < campaign->notices->len; i++)
    if (is_wanted (g_array_index (campaign->notices, ForconNotice, i).sector, sector))
      g_ptr_array_add (lines, notice_to_text (campaign, &g_array_index (campaign->notices, ForconNotice, i)));
  return lines;
}

void
forcon_report_add_places (ForconDocument *page, const ForconCampaign *campaign, ForconSideId reader)
{
  g_autoptr (GPtrArray) mines = forcon_report_mines (campaign, reader, FORCON_NO_SECTOR);
  g_autoptr (GPtrArray) main_map = forcon_report_main_map (campaign, FORCON_NO_SECTOR);
  ForconDocument *body = forcon_document_new ();

  forcon_report_add_sorted (body, mines);
  forcon_document_section (page, _ ("Mines"), body, NULL);
  if (FORCON_ID_IS_NONE (reader))
    add_landings (page, campaign);
  body = forcon_document_new ();
  forcon_report_add_sorted (body, main_map);
  forcon_document_section (page, _ ("Main map"), body, NULL);
}
