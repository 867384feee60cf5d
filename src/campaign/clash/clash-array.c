/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/clash/clash-private.h"
#include "engine/state/formation.h"
#include "engine/state/ship.h"

#include <math.h>

/* In what array the ships of a formation stand when a clash opens, by its posture (F-CAMP-11); their bases touch
 * (F-FORM-1). */

/* Ships in lines abreast, the foremost first. */
typedef struct {
  const ForconCampaign *campaign;
  const ForconRules *rules;
  ForconClashParty *party;
} Drawing;

static ForconLength
radius_of (const Drawing *drawing, ForconShipId ship)
{
  return forcon_ship_radius (drawing->campaign->fleet, ship);
}

/* Bases that touch, with room for places being rounded: neither over each other nor out of contact. */
static ForconLength
reach (const Drawing *drawing, ForconShipId a, ForconShipId b)
{
  return radius_of (drawing, a) + radius_of (drawing, b) + drawing->rules->contact_slack / 2;
}

/* Puts so many ships side by side, the first of them in the middle, the others by turns to the right and left of it. */
static void
draw_line (Drawing *drawing, const ForconShips *ships, guint first, guint n)
{
  ForconClashParty *party = drawing->party;
  ForconShipId line[FORCON_FORMATION_SHIPS_MAX];
  guint middle = (n - 1) / 2;
  ForconLength at = 0;

  for (guint i = 0; i < n; i++)
    line[i % 2 == 1 ? middle + (i + 1) / 2 : middle - i / 2] = ships->ship[first + i];
  for (guint i = 0; i < n; i++)
    {
      if (i > 0)
        at += reach (drawing, line[i - 1], line[i]);
      party->offsets[party->ships.n] = (ForconPoint){ at, 0 };
      party->ships.ship[party->ships.n++] = line[i];
    }
  for (guint i = party->ships.n - n; i < party->ships.n; i++)
    party->offsets[i].x -= at / 2;
}

/* How far astern a ship lies that touches another, so far to one side of it; 0 where it passes clear. */
static ForconLength
astern_of (ForconLength reach, ForconLength aside)
{
  if (ABS (aside) >= reach)
    return 0;
  return (ForconLength) ceil (sqrt ((gdouble) reach * reach - (gdouble) aside * aside));
}

/* Draws the line that begins at @first back until it is clear of all before it; then it touches one of them. */
static void
draw_back (Drawing *drawing, guint first)
{
  ForconClashParty *party = drawing->party;
  ForconLength back = 0;

  for (guint i = first; i < party->ships.n; i++)
    for (guint k = 0; k < first; k++)
      {
        ForconLength clear = astern_of (reach (drawing, party->ships.ship[i], party->ships.ship[k]),
                                        party->offsets[i].x - party->offsets[k].x);

        if (clear > 0)
          back = MAX (back, party->offsets[k].y + clear);
      }
  for (guint i = first; i < party->ships.n; i++)
    party->offsets[i].y = back;
}

/* Ships in lines of so many. */
static void
draw_lines (Drawing *drawing, const ForconShips *ships, guint abreast)
{
  for (guint i = 0; i < ships->n; i += abreast)
    {
      guint first = drawing->party->ships.n;

      draw_line (drawing, ships, i, MIN (abreast, ships->n - i));
      draw_back (drawing, first);
    }
}

/* The ships of the formation, its flagship first; of escorts and others apart where that is wanted. */
static ForconShips
ships_of (const Drawing *drawing, gboolean escorts, gboolean others)
{
  const ForconBattle *fleet = drawing->campaign->fleet;
  ForconShips all = forcon_formation_ships (fleet, drawing->party->formation);
  ForconShipId lead = forcon_formation_lead (fleet, drawing->party->formation);
  ForconShips ships = { 0 };

  for (guint turn = 0; turn < 2; turn++)
    for (guint i = 0; i < all.n; i++)
      {
        gboolean is_escort = forcon_battle_card (fleet, all.ship[i])->target == FORCON_TARGET_ESCORT;

        if (FORCON_ID_EQUAL (all.ship[i], lead) == (turn == 0) && (is_escort ? escorts : others))
          ships.ship[ships.n++] = all.ship[i];
      }
  return ships;
}

/* As few abreast as make a body about as wide as it is deep. */
static guint
square (guint n)
{
  guint abreast = 1;

  while (abreast * abreast < n)
    abreast++;
  return abreast;
}

static void
draw (Drawing *drawing, guint abreast)
{
  ForconShips all = ships_of (drawing, TRUE, TRUE);
  ForconShips escorts = ships_of (drawing, TRUE, FALSE);
  ForconShips others = ships_of (drawing, FALSE, TRUE);

  drawing->party->ships.n = 0;
  if (drawing->party->post.posture != FORCON_POSTURE_SCREEN)
    {
      draw_lines (drawing, &all, MIN (abreast, all.n));
      return;
    }
  draw_lines (drawing, &escorts, MIN (abreast, all.n));
  draw_lines (drawing, &others, MIN (abreast, all.n));
}

/* The middle of the array becomes where its offsets count from; returns its longer side. */
static ForconLength
centre (Drawing *drawing)
{
  ForconClashParty *party = drawing->party;
  ForconPoint least = { G_MAXINT32, G_MAXINT32 };
  ForconPoint most = { G_MININT32, G_MININT32 };

  for (guint i = 0; i < party->ships.n; i++)
    {
      ForconLength radius = radius_of (drawing, party->ships.ship[i]);

      least.x = MIN (least.x, party->offsets[i].x - radius);
      least.y = MIN (least.y, party->offsets[i].y - radius);
      most.x = MAX (most.x, party->offsets[i].x + radius);
      most.y = MAX (most.y, party->offsets[i].y + radius);
    }
  for (guint i = 0; i < party->ships.n; i++)
    {
      party->offsets[i].x -= (least.x + most.x) / 2;
      party->offsets[i].y -= (least.y + most.y) / 2;
    }
  return MAX (most.x - least.x, most.y - least.y);
}

/* How many stand abreast at first: a line of battle and a screen are as wide, and a column as long, as they can be. */
static guint
widest (const ForconClashParty *party, guint n)
{
  switch (party->post.posture)
    {
    case FORCON_POSTURE_BATTLE:
    case FORCON_POSTURE_SCREEN:
      return n;
    case FORCON_POSTURE_MARCH:
      return 1;
    case FORCON_POSTURE_NONE:
    case FORCON_POSTURE_AMBUSH:
    case FORCON_POSTURE_DEFENCE:
    case FORCON_N_POSTURE:
      break;
    }
  return square (n);
}

void
forcon_clash_array (const ForconCampaign *campaign, const ForconRules *rules, ForconClashParty *party)
{
  Drawing drawing = { campaign, rules, party };
  guint n = forcon_formation_ships (campaign->fleet, party->formation).n;
  ForconLength most = MIN (rules->campaign.width, rules->campaign.height) / 2;
  guint abreast = widest (party, n);

  draw (&drawing, abreast);
  while (centre (&drawing) > most && abreast != square (n))
    {
      abreast += abreast < square (n) ? 1u : -1u;
      draw (&drawing, abreast);
    }
}
