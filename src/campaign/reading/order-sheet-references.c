/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/reading/order-sheet-private.h"

#include <string.h>

/*
 * What references stand for. Where several things are meant as likely, one reading is made for each: the reading is
 * made again with the next choice (forcon_sheet_choose()).
 */

const char *
forcon_sheet_slice (GStringChunk *texts, const char *text, guint start, guint end)
{
  g_autofree char *slice = g_strndup (text + start, end - start);

  return g_string_chunk_insert_const (texts, g_strstrip (slice));
}

const char *
forcon_sheet_guess (GStringChunk *texts, const char *text, guint start, guint end, const char *meant)
{
  g_autofree char *guess = g_strdup_printf ("%s → %s", forcon_sheet_slice (texts, text, start, end), meant);

  return g_string_chunk_insert_const (texts, guess);
}

void
forcon_sheet_note (GArray *notes, guint start, guint end, const char *text)
{
  ForconSheetNote note = { start, end, text };

  g_array_append_val (notes, note);
}

guint
forcon_sheet_choose (ForconSheetReading *reading, guint n)
{
  guint place = reading->n_choices;

  if (n <= 1 || place >= FORCON_SHEET_REFERENCES_MAX)
    return 0;
  reading->n_choices++;
  reading->counts[place] = n;
  return MIN (reading->choice[place], n - 1);
}

void
forcon_sheet_fail (ForconSheetReading *reading, ForconCampaignVerdict problem)
{
  if (reading->reading.problem.kind == FORCON_PROBLEM_NONE)
    reading->reading.problem = problem;
}

const char *
forcon_sheet_written (const ForconSheetReading *reading, const ForconSheetReference *reference)
{
  return forcon_sheet_slice (reading->texts, reading->text, reference->start, reference->end);
}

static const char *
guess_of (const ForconSheetReading *reading, const ForconSheetReference *reference, const char *meant)
{
  return forcon_sheet_guess (reading->texts, reading->text, reference->start, reference->end, meant);
}

void
forcon_sheet_note_meant (ForconSheetReading *reading, const ForconSheetReference *reference, const char *meant)
{
  forcon_sheet_note (reading->notes, reference->start, reference->end, guess_of (reading, reference, meant));
}

/* What a name was taken for is noted unless it is spelled so. */
static void
note_name (ForconSheetReading *reading, const ForconSheetReference *reference, const char *meant)
{
  if (reference->names.n > 0 && !reference->names.spelled)
    forcon_sheet_note_meant (reading, reference, meant);
}

gboolean
forcon_sheet_names_thing (const ForconSheetReference *reference, ForconSheetThing thing)
{
  for (guint i = 0; i < reference->names.n; i++)
    if (reference->names.name[i].thing == thing)
      return TRUE;
  return FALSE;
}

/* Formations that may be meant, and of whom. */
typedef struct {
  guint n;
  ForconFormationId formation[FORCON_SHEET_CANDIDATES_MAX];
  const char *text[FORCON_SHEET_CANDIDATES_MAX];
  ForconShipId ship;
  gboolean guessed;
} Formations;

typedef gboolean (*Wanted) (const ForconSheetReading *reading, ForconFormationId formation);

static ForconSideId
owner (const ForconSheetReading *reading, ForconFormationId formation)
{
  return forcon_battle_formation (reading->campaign->fleet, formation)->side;
}

static gboolean
is_own (const ForconSheetReading *reading, ForconFormationId formation)
{
  return FORCON_ID_EQUAL (owner (reading, formation), reading->admiral);
}

static gboolean
is_own_and_lives (const ForconSheetReading *reading, ForconFormationId formation)
{
  return is_own (reading, formation) && forcon_campaign_formation_lives (reading->campaign, formation);
}

/* Whether it lives still, who reads cannot know. */
static gboolean
is_hostile (const ForconSheetReading *reading, ForconFormationId formation)
{
  return forcon_campaign_admirals_hostile (reading->campaign, reading->admiral, owner (reading, formation));
}

static gboolean
is_anything (const ForconSheetReading *reading, ForconFormationId formation)
{
  return TRUE;
}

static void
keep (Formations *found, ForconFormationId formation, const char *text)
{
  for (guint i = 0; i < found->n; i++)
    if (FORCON_ID_EQUAL (found->formation[i], formation))
      return;
  if (found->n < FORCON_SHEET_CANDIDATES_MAX)
    {
      found->text[found->n] = text;
      found->formation[found->n++] = formation;
    }
}

static void
keep_named (const ForconSheetReading *reading, const ForconSheetReference *reference, Wanted wanted, Formations *found)
{
  for (guint i = 0; i < reference->names.n; i++)
    {
      ForconFormationId formation = { (guint16) reference->names.name[i].id };

      if (reference->names.name[i].thing == FORCON_SHEET_FORMATION && wanted (reading, formation))
        keep (found, formation, reference->names.name[i].text);
    }
}

/* A ship's name stands for its formation. */
static void
keep_by_ship (const ForconSheetReading *reading, const ForconSheetReference *reference, Wanted wanted,
              Formations *found)
{
  for (guint i = 0; found->n == 0 && i < reference->names.n; i++)
    {
      ForconShipId ship = { (guint16) reference->names.name[i].id };

      if (reference->names.name[i].thing != FORCON_SHEET_SHIP)
        continue;
      ForconFormationId formation = forcon_battle_ship (reading->campaign->fleet, ship)->formation;

      if (!wanted (reading, formation))
        continue;
      keep (found, formation, reference->names.name[i].text);
      found->ship = ship;
    }
}

/* Formations with that number in their names; those whose class is the one that is said, if there are any. */
static void
keep_numbered (const ForconSheetReading *reading, gint number, gint class, Wanted wanted, Formations *found)
{
  Formations others = { 0 };

  for (guint i = 1; i <= reading->campaign->fleet->n_formations; i++)
    {
      ForconFormationId formation = { (guint16) i };
      gint its_class;
      gint its_number = (gint) forcon_sheet_formation_numbers (reading->names, formation, &its_class);
      const char *name = forcon_battle_formation_name (reading->campaign->fleet, formation);

      if (its_number != number || number == 0 || !wanted (reading, formation))
        continue;
      if (class == its_class || class == 0 || class == 8 || its_class == 0)
        keep (found, formation, name);
      else
        keep (&others, formation, name);
    }
  if (found->n > 0)
    return;
  *found = others;
  found->guessed = others.n > 0;
}

/* Where no formation has a number in its name, they are counted. */
static void
keep_counted (const ForconSheetReading *reading, gint number, Wanted wanted, Formations *found)
{
  ForconFormationId meant = FORCON_NO_FORMATION;
  gint count = 0;

  for (guint i = 1; i <= reading->campaign->fleet->n_formations; i++)
    {
      ForconFormationId formation = { (guint16) i };
      gint class;

      if (!wanted (reading, formation))
        continue;
      if (forcon_sheet_formation_numbers (reading->names, formation, &class) > 0)
        return;
      if (++count == number)
        meant = formation;
    }
  if (FORCON_ID_IS_NONE (meant))
    return;
  keep (found, meant, forcon_battle_formation_name (reading->campaign->fleet, meant));
  found->guessed = TRUE;
}

/* The number that is said, or that stands in the name which somebody else's formation has too. */
static gint
number_of (const ForconSheetReading *reading, const ForconSheetReference *reference, gint *class)
{
  *class = reference->class;
  if (reference->number > 0)
    return reference->number;
  for (guint i = 0; i < reference->names.n; i++)
    if (reference->names.name[i].thing == FORCON_SHEET_FORMATION)
      return (gint) forcon_sheet_formation_numbers (
          reading->names, (ForconFormationId){ (guint16) reference->names.name[i].id }, class);
  return 0;
}

static Formations
find (const ForconSheetReading *reading, const ForconSheetReference *reference, Wanted wanted)
{
  Formations found = { 0 };
  gint class;
  gint number = number_of (reading, reference, &class);

  keep_named (reading, reference, wanted, &found);
  if (found.n == 0)
    keep_numbered (reading, number, class, wanted, &found);
  if (found.n == 0 && number > 0 && wanted == is_own_and_lives)
    keep_counted (reading, number, wanted, &found);
  if (found.n == 0)
    keep_by_ship (reading, reference, wanted, &found);
  found.guessed = found.guessed || (reference->names.n > 0 && !reference->names.spelled);
  return found;
}

/* The one that this reading takes, noted if it is a guess. */
static ForconFormationId
pick (ForconSheetReading *reading, const ForconSheetReference *reference, const Formations *found)
{
  guint place = forcon_sheet_choose (reading, found->n);

  if (found->guessed)
    forcon_sheet_note_meant (reading, reference, found->text[place]);
  return found->formation[place];
}

ForconSheetWho
forcon_sheet_own (const ForconSheetReading *reading, const ForconSheetReference *reference)
{
  Formations found = find (reading, reference, is_own_and_lives);
  Formations any = { 0 };
  ForconSheetWho who = { .n = found.n, .by_ship = found.ship };

  for (guint i = 0; i < found.n; i++)
    who.formation[i] = found.formation[i];
  if (found.n > 0 && found.guessed)
    who.note = (ForconSheetNote){ reference->start, reference->end, guess_of (reading, reference, found.text[0]) };
  if (found.n > 0)
    return who;
  keep_named (reading, reference, is_anything, &any);
  keep_by_ship (reading, reference, is_anything, &any);
  who.problem
      = (ForconCampaignVerdict){ .kind = FORCON_PROBLEM_UNKNOWN_FORMATION,
                                 .text = forcon_sheet_written (reading, reference) };
  if (any.n > 0 && is_own (reading, any.formation[0]))
    who.problem.kind = FORCON_ID_IS_NONE (any.ship) ? FORCON_PROBLEM_NO_SHIPS : FORCON_PROBLEM_UNFORMED;
  else if (any.n > 0)
    who.problem.kind = FORCON_PROBLEM_NOT_YOURS;
  if (any.n > 0)
    {
      who.problem.ship = any.ship;
      who.problem.formation = any.formation[0];
      who.problem.admiral = owner (reading, any.formation[0]);
    }
  return who;
}

ForconFormationId
forcon_sheet_target (ForconSheetReading *reading, const ForconSheetReference *reference, gboolean enemy)
{
  const Wanted wanted[] = { enemy ? is_hostile : is_own_and_lives, is_own_and_lives, is_anything };

  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    {
      Formations found = find (reading, reference, wanted[i]);

      if (found.n > 0)
        return pick (reading, reference, &found);
    }
  return FORCON_NO_FORMATION;
}

/* Ships of the admiral first, and among them those of the formation that is told. */
static guint
ships_named (const ForconSheetReading *reading, const ForconSheetReference *reference, guint8 *places)
{
  const ForconBattle *fleet = reading->campaign->fleet;
  guint n = 0;

  for (guint pass = 0; n == 0 && pass < 3; pass++)
    for (guint i = 0; i < reference->names.n; i++)
      {
        const ForconShip *ship
            = reference->names.name[i].thing == FORCON_SHEET_SHIP
                  ? forcon_battle_ship (fleet, (ForconShipId){ (guint16) reference->names.name[i].id })
                  : NULL;

        if (ship != NULL && (pass > 0 || FORCON_ID_EQUAL (ship->formation, reading->formation))
            && (pass > 1 || FORCON_ID_EQUAL (ship->side, reading->admiral)))
          places[n++] = (guint8) i;
      }
  return n;
}

ForconShipId
forcon_sheet_ship (ForconSheetReading *reading, const ForconSheetArgument *argument)
{
  const ForconSheetReference *reference = &argument->reference;
  guint8 places[FORCON_SHEET_CANDIDATES_MAX];
  guint n = argument->kind == FORCON_SHEET_REFERS ? ships_named (reading, reference, places) : 0;

  if (n == 0)
    {
      forcon_sheet_fail (reading, (ForconCampaignVerdict){ .kind = FORCON_PROBLEM_UNKNOWN_SHIP,
                                                           .text = forcon_sheet_written (reading, reference) });
      return FORCON_NO_SHIP;
    }
  const ForconSheetName *name = &reference->names.name[places[forcon_sheet_choose (reading, n)]];

  note_name (reading, reference, name->text);
  return (ForconShipId){ (guint16) name->id };
}

/* A sector by its number, where names are nothing but numbers. */
static ForconSectorId
numbered_sector (const ForconSheetReading *reading, gint number)
{
  g_autofree char *text = g_strdup_printf ("%d", number);

  for (guint i = 0; i < reading->campaign->sectors->len; i++)
    {
      const ForconSector *sector = &g_array_index (reading->campaign->sectors, ForconSector, i);

      if (g_strcmp0 (sector->name, text) == 0 || g_strcmp0 (sector->word, text) == 0)
        return (ForconSectorId){ (guint16) (i + 1) };
    }
  return FORCON_NO_SECTOR;
}

/* Sectors first; what lies in a sector stands for it. */
static guint
sectors_named (const ForconSheetReading *reading, const ForconSheetReference *reference, ForconSectorId *sectors,
               guint8 *places)
{
  static const ForconSheetThing things[] = { FORCON_SHEET_SECTOR, FORCON_SHEET_FEATURE };
  guint n = 0;

  for (guint pass = 0; n == 0 && pass < G_N_ELEMENTS (things); pass++)
    for (guint i = 0; i < reference->names.n; i++)
      {
        const ForconSheetName *name = &reference->names.name[i];

        if (name->thing != things[pass])
          continue;
        places[n] = (guint8) i;
        sectors[n++] = name->thing != FORCON_SHEET_SECTOR
                           ? forcon_campaign_feature (reading->campaign, (ForconObjectId){ name->id })->sector
                           : (ForconSectorId){ (guint16) name->id };
      }
  return n;
}

ForconSectorId
forcon_sheet_sector (ForconSheetReading *reading, const ForconSheetArgument *argument)
{
  const ForconSheetReference *reference = &argument->reference;
  ForconSectorId sectors[FORCON_SHEET_CANDIDATES_MAX];
  guint8 places[FORCON_SHEET_CANDIDATES_MAX];
  guint n = argument->kind == FORCON_SHEET_REFERS ? sectors_named (reading, reference, sectors, places) : 0;
  ForconSectorId sector = FORCON_NO_SECTOR;

  if (n > 0)
    {
      guint place = forcon_sheet_choose (reading, n);

      note_name (reading, reference, reference->names.name[places[place]].text);
      return sectors[place];
    }
  if (argument->kind == FORCON_SHEET_REFERS && argument->sector && reference->number > 0)
    sector = numbered_sector (reading, reference->number);
  if (FORCON_ID_IS_NONE (sector) && (argument->kind == FORCON_SHEET_CODE_ONLY || argument->sector))
    forcon_sheet_fail (reading, (ForconCampaignVerdict){ .kind = FORCON_PROBLEM_UNKNOWN_SECTOR,
                                                         .text = forcon_sheet_written (reading, reference) });
  return sector;
}

ForconObjectId
forcon_sheet_planet (ForconSheetReading *reading, const ForconSheetArgument *argument)
{
  const ForconSheetReference *reference = &argument->reference;

  for (guint i = 0; i < reference->names.n; i++)
    {
      const ForconSheetName *name = &reference->names.name[i];

      if (name->thing != FORCON_SHEET_FEATURE)
        continue;
      note_name (reading, reference, name->text);
      return (ForconObjectId){ name->id };
    }
  return FORCON_NO_OBJECT;
}
