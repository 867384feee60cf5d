/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/campaign/campaign-wording.h"

#include "render/drawing/campaign-labels.h"
#include "engine/state/formation.h"
#include "render/drawing/instruction-text.h"
#include "render/drawing/labels.h"
#include "base/text.h"

#include "base/language.h"

ForconCampaignTelling
forcon_campaign_telling (const ForconCampaign *campaign, const GArray *dice)
{
  return (ForconCampaignTelling){ campaign, { campaign->fleet, NULL, dice }, FORCON_NO_SIDE };
}

char *
forcon_wording_finished (char *sentence)
{
  g_autofree char *escaped = sentence == NULL ? NULL : forcon_text_escape (sentence);
  GString *text;

  g_free (sentence);
  if (escaped == NULL || *escaped == '\0')
    return g_steal_pointer (&escaped);
  text = g_string_new (NULL);
  g_string_append_unichar (text, g_unichar_toupper (g_utf8_get_char (escaped)));
  g_string_append (text, g_utf8_next_char (escaped));
  return g_string_free (text, FALSE);
}

/* A name in the user's language; what has none goes by its word in files. */
static const char *
name_or_word (const char *name, const char *word)
{
  if (name != NULL && *name != '\0')
    return forcon_name (name);
  return word == NULL ? "" : word;
}

const char *
forcon_wording_admiral (const ForconCampaign *campaign, ForconSideId id)
{
  const ForconSide *side = forcon_campaign_admiral (campaign, id) == NULL ? NULL
                                                                          : forcon_battle_side (campaign->fleet, id);

  return side == NULL ? _ ("nobody") : name_or_word (side->name, side->id);
}

char *
forcon_wording_played (const ForconCampaign *campaign, ForconSideId id)
{
  const ForconAdmiral *admiral = forcon_campaign_admiral (campaign, id);

  if (admiral == NULL || admiral->player == NULL)
    return g_strdup (forcon_wording_admiral (campaign, id));
  /* Translators: an admiral, and who plays the admiral. */
  return g_strdup_printf (C_ ("admiral and player", "%1$s (%2$s)"), forcon_wording_admiral (campaign, id),
                          forcon_name (admiral->player));
}

char *
forcon_wording_entity (const ForconCampaign *campaign, ForconEntity entity, guint place)
{
  const ForconRecordField *field = forcon_record_find (forcon_entity_shape (entity), "name");
  ForconEntityRecord record;
  const char *name = NULL;

  if (forcon_entity_get (campaign, entity, place, &record) && field != NULL && entity != FORCON_ENTITY_ALIAS)
    name = FORCON_RECORD_VALUE (&record, field, char *);
  /* A border is called by what it joins. */
  if (entity == FORCON_ENTITY_BORDER && forcon_entity_get (campaign, entity, place, &record))
    return g_strdup_printf ("%s – %s", forcon_wording_sector (campaign, record.BORDER.one),
                            forcon_wording_sector (campaign, record.BORDER.two));
  return name != NULL ? g_strdup (forcon_name (name)) : forcon_entity_key (campaign, entity, place);
}

char *
forcon_wording_admirals (const ForconCampaign *campaign, guint32 mask)
{
  GString *text = g_string_new (NULL);

  for (guint i = 1; i <= forcon_campaign_n_admirals (campaign) && i < 32; i++)
    if ((mask & (1u << i)) != 0)
      g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "",
                              forcon_wording_admiral (campaign, (ForconSideId){ (guint16) i }));
  return text->len > 0 ? g_string_free (text, FALSE) : (g_string_free (text, TRUE), g_strdup (_ ("nobody")));
}

char *
forcon_wording_sender (const ForconCampaign *campaign, ForconFormationId formation, ForconSideId from)
{
  if (!FORCON_ID_IS_NONE (formation))
    return forcon_wording_known (campaign, formation);
  return g_strdup (FORCON_ID_IS_NONE (from) ? _ ("the master") : forcon_wording_admiral (campaign, from));
}

const char *
forcon_wording_power (const ForconCampaign *campaign, ForconPowerId id)
{
  const ForconPower *power = forcon_campaign_power (campaign, id);

  return power == NULL ? _ ("nobody") : name_or_word (power->name, power->word);
}

const char *
forcon_wording_sector (const ForconCampaign *campaign, ForconSectorId id)
{
  const ForconSector *sector = forcon_campaign_sector (campaign, id);

  if (sector == NULL)
    return _ ("nowhere");
  g_autofree char *title = forcon_sector_title (sector, forcon_name (sector->name));

  return g_intern_string (title);
}

char *
forcon_wording_neighbours (const ForconCampaign *campaign, ForconSectorId id)
{
  GString *text = g_string_new (NULL);

  for (guint i = 1; i <= campaign->sectors->len; i++)
    if (forcon_campaign_neighbours (campaign, id, (ForconSectorId){ (guint16) i }))
      g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "",
                              forcon_wording_sector (campaign, (ForconSectorId){ (guint16) i }));
  if (text->len == 0)
    g_string_append (text, C_ ("names", "none"));
  return g_string_free (text, FALSE);
}

char *
forcon_wording_known (const ForconCampaign *campaign, ForconFormationId id)
{
  const ForconFormation *formation = forcon_battle_formation (campaign->fleet, id);
  const char *name = forcon_battle_formation_name (campaign->fleet, id);

  if (formation == NULL)
    return g_strdup (_ ("no formation"));
  if ((name == NULL || *name == '\0') && FORCON_ID_IS_NONE (formation->flagship)
      && forcon_formation_ships (campaign->fleet, id).n == 0)
    return g_strdup (_ ("a contact"));
  return forcon_wording_formation (campaign->fleet, id);
}

char *
forcon_wording_told (const ForconCampaign *campaign, ForconFormationId id, ForconTaskId after)
{
  if (FORCON_ID_IS_NONE (id) && !FORCON_ID_IS_NONE (after))
    return forcon_unformed_name (campaign, after);
  return forcon_wording_known (campaign, id);
}

char *
forcon_wording_ships (const ForconBattle *fleet, const ForconShips *ships)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < ships->n; i++)
    {
      g_autofree char *ship = forcon_wording_ship_alone (fleet, ships->ship[i]);

      g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", ship);
    }
  return g_string_free (text, FALSE);
}

char *
forcon_wording_owned (const ForconCampaign *campaign, const char *what, ForconSideId owner)
{
  if (FORCON_ID_IS_NONE (owner))
    return g_strdup (what);
  /* Translators: a formation or a contact, whose it is. */
  return g_strdup_printf (C_ ("formation", "%1$s (%2$s)"), what, forcon_wording_admiral (campaign, owner));
}

static gint
compare_names (gconstpointer a, gconstpointer b)
{
  return g_utf8_collate (*(const char *const *) a, *(const char *const *) b);
}

/* The names of others' ships, in an order that tells nothing of their numbers. */
static char *
sorted_ships (const ForconBattle *fleet, const ForconShips *ships)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < ships->n; i++)
    g_ptr_array_add (names, forcon_wording_ship_alone (fleet, ships->ship[i]));
  g_ptr_array_sort (names, compare_names);
  g_ptr_array_add (names, NULL);
  return g_strjoinv (", ", (char **) names->pdata);
}

char *
forcon_wording_seen (const ForconCampaignTelling *telling, const ForconSighting *sighting)
{
  const char *level = forcon_label_level (sighting->level);
  g_autofree char *count = forcon_wording_ship_count (sighting->count);
  g_autofree char *name = forcon_wording_known (telling->campaign, sighting->formation);
  g_autofree char *contact = forcon_wording_owned (telling->campaign, level, sighting->owner);
  g_autofree char *formation = forcon_wording_owned (telling->campaign, name, sighting->owner);
  g_autofree char *ships = sorted_ships (telling->campaign->fleet, &sighting->ships);

  if (sighting->level < FORCON_LEVEL_IDENTIFIED && !FORCON_ID_IS_NONE (telling->reader))
    /* Translators: what is known ("a contact"), how many ships. */
    return g_strdup_printf (_ ("%1$s, %2$s"), contact, count);
  if (sighting->ships.n == 0)
    /* Translators: what is known ("a contact"), the formation, how many ships. */
    return g_strdup_printf (_ ("%1$s – %2$s, %3$s"), level, formation, count);
  /* Translators: what is known ("identified"), the formation, how many ships, which. */
  return g_strdup_printf (_ ("%1$s – %2$s, %3$s: %4$s"), level, formation, count, ships);
}

char *
forcon_wording_shown (const ForconCampaign *campaign, const ForconNotice *notice)
{
  g_autofree char *count = forcon_wording_ship_count (notice->count);
  g_autofree char *name = notice->level < FORCON_LEVEL_IDENTIFIED
                              ? g_strdup (forcon_label_level (FORCON_LEVEL_CONTACT))
                              : forcon_wording_known (campaign, notice->formation);
  g_autofree char *owned = forcon_wording_owned (campaign, name, notice->owner);

  return g_strdup_printf (_ ("%1$s, %2$s"), owned, count);
}

const char *
forcon_wording_feature (const ForconCampaign *campaign, ForconObjectId id)
{
  const ForconFeature *feature = forcon_campaign_feature (campaign, id);

  if (feature == NULL)
    return _ ("nothing on the map");
  if (feature->name != NULL && *feature->name != '\0')
    return forcon_name (feature->name);
  return forcon_label_sector_object (feature->kind);
}

char *
forcon_wording_field (const ForconCampaign *campaign, ForconFieldId id)
{
  const ForconField *field = forcon_campaign_field (campaign, id);

  if (field == NULL)
    return g_strdup (_ ("mines"));
  if (FORCON_ID_IS_NONE (field->admiral))
    return g_strdup_printf (_ ("mines (%s)"), forcon_wording_sector (campaign, field->sector));
  /* Translators: the admiral whose mines they are, the sector. */
  return g_strdup_printf (_ ("mines (%1$s, %2$s)"), forcon_wording_admiral (campaign, field->admiral),
                          forcon_wording_sector (campaign, field->sector));
}

char *
forcon_wording_border (const ForconCampaign *campaign, ForconSectorId sector, ForconSectorId other)
{
  if (FORCON_ID_IS_NONE (other))
    return g_strdup (forcon_wording_sector (campaign, sector));
  /* Translators: where two formations met: a border, named by its two sectors. */
  return g_strdup_printf (_ ("border %1$s – %2$s"), forcon_wording_sector (campaign, sector),
                          forcon_wording_sector (campaign, other));
}

char *
forcon_wording_meeting (const ForconCampaign *campaign, ForconMeetingId id)
{
  const ForconMeeting *meeting = forcon_campaign_meeting (campaign, id);
  g_autofree char *where = NULL;

  if (meeting == NULL)
    return g_strdup (_ ("meeting"));
  where = forcon_wording_border (campaign, meeting->sector, meeting->other);
  /* Translators: in brackets where formations met. */
  return g_strdup_printf (_ ("meeting (%s)"), where);
}

char *
forcon_wording_clash (const ForconCampaign *campaign, ForconClashId id)
{
  const ForconClash *clash = forcon_campaign_clash (campaign, id);
  g_autofree char *where = NULL;

  if (clash == NULL)
    return g_strdup (_ ("clash"));
  where = forcon_wording_border (campaign, clash->sector, clash->other);
  /* Translators: in brackets where the clash is. */
  return g_strdup_printf (_ ("clash (%s)"), where);
}

char *
forcon_wording_line (const ForconCampaign *campaign, ForconLineId id)
{
  const ForconLine *line = forcon_campaign_line (campaign, id);
  const ForconSheet *sheet = line == NULL ? NULL : forcon_campaign_sheet (campaign, line->sheet);

  if (line == NULL)
    return g_strdup (_ ("a line that is put away"));
  if (sheet == NULL)
    return g_strdup_printf (_ ("line %d"), line->number);
  /* Translators: the admiral whose order sheet it is, the number of the line. */
  return g_strdup_printf (_ ("%1$s, line %2$d"), forcon_wording_admiral (campaign, sheet->admiral), line->number);
}

char *
forcon_wording_span (gint64 span)
{
  gint64 seconds = ABS (span) / G_USEC_PER_SEC;
  const char *sign = span < 0 && seconds > 0 ? "−" : "";

  if (seconds < 3600)
    return g_strdup_printf ("%s%d:%02d", sign, (gint) (seconds / 60), (gint) (seconds % 60));
  return g_strdup_printf ("%s%d:%02d:%02d", sign, (gint) (seconds / 3600), (gint) (seconds / 60 % 60),
                          (gint) (seconds % 60));
}

char *
forcon_wording_wall (gint64 wall)
{
  return forcon_time_of_day (wall);
}

char *
forcon_wording_halves (gint halves)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d half-phase", "%d half-phases", (gulong) ABS (halves)),
                          halves);
}

char *
forcon_wording_ship_count (gint count)
{
  if (count == 0)
    return g_strdup (_ ("no ship left"));
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d ship", "%d ships", (gulong) ABS (count)), count);
}

char *
forcon_wording_mines (gint count, ForconCharge charge)
{
  /* Translators: how many, their charge: "plasma". */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$d mine (%2$s)", "%1$d mines (%2$s)",
                                       (gulong) ABS (count)),
                          count, forcon_label_charge (charge));
}

char *
forcon_wording_when (gint phase, gint half)
{
  if (phase <= 0)
    return g_strdup (_ ("before play"));
  if (half <= 0)
    return g_strdup_printf (_ ("phase %d"), phase);
  if (half == 1)
    return g_strdup_printf (_ ("phase %d, first half"), phase);
  return g_strdup_printf (_ ("phase %d, second half"), phase);
}

char *
forcon_wording_due (gint number)
{
  gint halves = FORCON_HALVES_OF_PHASE + 1;

  return forcon_wording_when (number / halves, number % halves);
}

char *
forcon_wording_said (const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text == NULL ? "" : text, " \t\r\n", -1);
  g_autoptr (GString) line = g_string_new (NULL);

  for (char **word = words; *word != NULL; word++)
    if (**word != '\0')
      g_string_append_printf (line, "%s%s", line->len > 0 ? " " : "", *word);
  return forcon_wording_remark (line->str);
}
