/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-campaign-report-private.h"

#include "forcon-campaign-labels.h"
#include "forcon-campaign-sentences.h"
#include "forcon-campaign-wording.h"
#include "forcon-formation.h"
#include "forcon-labels.h"
#include "forcon-text.h"

#include <glib/gi18n-lib.h>

static gint
compare_lines (gconstpointer a, gconstpointer b)
{
  return g_utf8_collate (*(const char *const *) a, *(const char *const *) b);
}

/* Lines that go in an order that tells nothing of numbers: as their texts sort. */
static void
add_sorted (GString *text, const char *heading, GPtrArray *lines)
{
  if (lines->len == 0)
    return;
  g_ptr_array_sort (lines, compare_lines);
  forcon_report_add_heading (text, heading);
  for (guint i = 0; i < lines->len; i++)
    forcon_report_add (text, "%s", (const char *) g_ptr_array_index (lines, i));
}

/* Messages */

void
forcon_report_add_messages (GString *text, const ForconCampaign *campaign, ForconSideId admiral, gint phase)
{
  gboolean any = FALSE;

  for (guint i = 0; i < campaign->messages->len; i++)
    {
      const ForconMessage *message = &g_array_index (campaign->messages, ForconMessage, i);
      g_autofree char *from = NULL;
      g_autofree char *said = forcon_wording_said (message->text);

      if (message->phase != phase || !FORCON_ID_EQUAL (message->admiral, admiral))
        continue;
      if (!any)
        forcon_report_add_heading (text, _ ("Messages"));
      any = TRUE;
      from = FORCON_ID_IS_NONE (message->formation) ? g_strdup (_ ("The master"))
                                                    : forcon_wording_known (campaign, message->formation);
      /* Translators: who sends a message, the message. */
      forcon_report_add (text, _ ("%1$s: “%2$s”"), from, said);
    }
}

/* Formations */

static void
add_criticals (GString *line, const ForconBattle *fleet, ForconShipId ship)
{
  for (guint i = 0; i < fleet->criticals->len; i++)
    {
      const ForconCritical *critical = &g_array_index (fleet->criticals, ForconCritical, i);

      if (FORCON_ID_EQUAL (critical->ship, ship))
        g_string_append_printf (line, ", %s", forcon_label_critical_effect (critical->effect));
    }
}

static void
add_ship (GString *text, const ForconBattle *fleet, ForconShipId id)
{
  const ForconShip *ship = forcon_battle_ship (fleet, id);
  const ForconCard *card = forcon_battle_card (fleet, id);
  const ForconFormation *formation = forcon_battle_formation (fleet, ship->formation);
  g_autoptr (GString) more = g_string_new (NULL);

  if (FORCON_ID_EQUAL (formation->flagship, id))
    g_string_append_printf (more, ", %s", _ ("flagship"));
  add_criticals (more, fleet, id);
  /* Translators: a ship, its hits left and in all, then what else there is to say: ", flagship, bow". */
  forcon_report_add (text,
                     g_dngettext (GETTEXT_PACKAGE, "  %1$s: %2$d of %3$d hit%4$s", "  %1$s: %2$d of %3$d hits%4$s",
                                  (gulong) card->hits),
                     forcon_name (card->name), ship->hits, card->hits, more->str);
}

static void
add_orders (GString *text, const ForconCampaign *campaign, ForconFormationId id)
{
  for (guint i = 0; i < campaign->tasks->len; i++)
    {
      const ForconTask *task = &g_array_index (campaign->tasks, ForconTask, i);
      g_autofree char *what = NULL;

      if (!FORCON_ID_EQUAL (task->formation, id)
          || (task->state != FORCON_TASK_STATE_WAITING && task->state != FORCON_TASK_STATE_UNDERWAY))
        continue;
      what = forcon_wording_task (campaign, task);
      forcon_report_add (text, _ ("  Order: %s"), what);
    }
}

static void
add_formation (GString *text, const ForconCampaign *campaign, ForconFormationId id)
{
  const ForconPost *post = forcon_campaign_post (campaign, id);
  ForconShips ships = forcon_formation_ships (campaign->fleet, id);
  g_autofree char *name = forcon_wording_known (campaign, id);
  g_autofree char *where = FORCON_ID_IS_NONE (post->bound_for)
                               ? g_strdup (forcon_wording_sector (campaign, post->sector))
                               /* Translators: the sector where it is, and the one to which it is on its way. */
                               : g_strdup_printf (_ ("%1$s, on the way to %2$s"),
                                                  forcon_wording_sector (campaign, post->sector),
                                                  forcon_wording_sector (campaign, post->bound_for));

  if (post->posture == FORCON_POSTURE_NONE)
    forcon_report_add (text, "%s: %s", name, where);
  else
    forcon_report_add (text, "%s: %s, %s", name, where, forcon_label_posture (post->posture));
  for (guint i = 0; i < ships.n; i++)
    add_ship (text, campaign->fleet, ships.ship[i]);
  add_orders (text, campaign, id);
}

void
forcon_report_add_formations (GString *text, const ForconCampaign *campaign, ForconSideId admiral)
{
  g_autofree char *heading
      = g_strdup_printf (_ ("The formations of %s"), forcon_wording_admiral (campaign, admiral));

  forcon_report_add_heading (text, heading);
  for (guint i = 1; i <= campaign->fleet->n_formations; i++)
    {
      ForconFormationId id = { (guint16) i };

      if (FORCON_ID_EQUAL (forcon_battle_formation (campaign->fleet, id)->side, admiral)
          && forcon_campaign_formation_lives (campaign, id))
        add_formation (text, campaign, id);
    }
}

/* What is known of others */

static char *
sighting_to_text (const ForconCampaign *campaign, const ForconSighting *sighting)
{
  g_autofree char *what = forcon_wording_known (campaign, sighting->formation);
  g_autofree char *when = forcon_wording_when (sighting->phase, sighting->half);
  g_autofree char *count = forcon_wording_ship_count (sighting->count);
  g_autofree char *ships = forcon_wording_ships (campaign->fleet, &sighting->ships);
  const char *where = forcon_wording_sector (campaign, sighting->sector);

  if (sighting->level != FORCON_LEVEL_IDENTIFIED || FORCON_ID_IS_NONE (sighting->owner))
    /* Translators: the sector, what was seen ("a contact"), when ("phase 2, first half"). */
    return g_strdup_printf (_ ("%1$s: %2$s (%3$s)"), where, _ ("a contact"), when);
  /* Translators: the sector, the formation, whose it is, how many ships, their names, when it was seen. */
  return g_strdup_printf (_ ("%1$s: %2$s of %3$s, %4$s: %5$s (%6$s)"), where, what,
                          forcon_wording_admiral (campaign, sighting->owner), count, ships, when);
}

void
forcon_report_add_sightings (GString *text, const ForconCampaign *campaign, ForconSideId admiral)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < campaign->sightings->len; i++)
    {
      const ForconSighting *sighting = &g_array_index (campaign->sightings, ForconSighting, i);

      if (FORCON_ID_EQUAL (sighting->admiral, admiral) && sighting->level != FORCON_LEVEL_HIDDEN)
        g_ptr_array_add (lines, sighting_to_text (campaign, sighting));
    }
  add_sorted (text, _ ("Seen of others"), lines);
}

void
forcon_report_add_fields (GString *text, const ForconCampaign *campaign)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < campaign->fields->len; i++)
    {
      const ForconField *field = &g_array_index (campaign->fields, ForconField, i);
      g_autofree char *mines = forcon_wording_mines (field->count, field->charge);

      if (field->count > 0)
        /* Translators: the sector, how many mines, whose they are. */
        g_ptr_array_add (lines,
                         g_strdup_printf (_ ("%1$s: %2$s of %3$s"), forcon_wording_sector (campaign, field->sector),
                                          mines, forcon_wording_admiral (campaign, field->admiral)));
    }
  add_sorted (text, _ ("Mines"), lines);
}

static char *
notice_to_text (const ForconCampaign *campaign, const ForconNotice *notice)
{
  const char *where = forcon_wording_sector (campaign, notice->sector);
  g_autofree char *said = forcon_wording_said (notice->text);
  g_autofree char *what = NULL;

  if (FORCON_ID_IS_NONE (notice->formation))
    return g_strdup_printf ("%s: %s", where, said);
  what = notice->level == FORCON_LEVEL_IDENTIFIED ? forcon_wording_known (campaign, notice->formation)
                                                  : g_strdup (_ ("a contact"));
  if (*said == '\0')
    return g_strdup_printf ("%s: %s", where, what);
  return g_strdup_printf ("%s: %s. %s", where, what, said);
}

void
forcon_report_add_main_map (GString *text, const ForconCampaign *campaign)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < campaign->notices->len; i++)
    g_ptr_array_add (lines, notice_to_text (campaign, &g_array_index (campaign->notices, ForconNotice, i)));
  add_sorted (text, _ ("On the main map"), lines);
}
