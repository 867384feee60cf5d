/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Counters are printed as folding strips: above the fold lie the backs, below it the faces, bow against bow. The
 * strip is cut out whole, folded, glued, and only then the counters are cut out, so that face and back lie on each
 * other without a printer that prints on both sides.
 */
#include "render/paper/play-papers.h"

#include "base/language.h"

#include "render/card/card-model.h"
#include "base/text.h"
#include "render/counters/token-page.h"

/* Between two counters, and from a counter to the fold and to the edge of its strip, mm. */
#define GAP 2.0
#define AIR 1.2

/* Names of formations may need two lines, mm. */
#define CAPTION (1.9 * FORCON_TOKEN_CAPTION)

/* Rifts are rare: one for so many other markers. */
#define RIFT_SHARE 6

/* mm of a length of the rules. */
#define MM_OF(length) ((length) / 10.0)

/* Counters that wait for their strip. */
typedef struct {
  const ForconBattle *fleet;
  ForconTokenShelf shelf;
  GArray *ships;
  double width;
  double diameter;
} Strip;

static double
diameter_of (const Strip *strip, ForconShipId ship)
{
  return MM_OF (forcon_battle_card (strip->fleet, ship)->diameter);
}

/* Face or back; of a contact both are the same. */
static void
add_counter (const Strip *strip, ForconShipId ship, gboolean back, double x, double fold)
{
  const ForconCard *card = forcon_battle_card (strip->fleet, ship);
  double radius = diameter_of (strip, ship) / 2;
  gboolean blank = back || card->blank;
  ForconToken token
      = { .kind = blank ? FORCON_TOKEN_BACK : FORCON_TOKEN_FACE,
          .x = x + radius,
          .y = back ? fold - AIR - radius : fold + AIR + radius,
          .radius = radius,
          .flipped = back,
          .type = card->type,
          .silhouette = blank ? NULL : card->silhouette,
          .side = forcon_battle_side (strip->fleet, forcon_battle_ship (strip->fleet, ship)->side)->colour,
          .name = blank ? NULL : g_strdup (forcon_name (card->name)) };

  g_array_append_val (strip->shelf.page->tokens, token);
}

/* The names of the formations below their counters. */
static void
add_captions (const Strip *strip, double left, double y)
{
  double x = left + AIR;
  guint first = 0;

  for (guint i = 0; i < strip->ships->len; i = first)
    {
      ForconShipId lead = g_array_index (strip->ships, ForconShipId, i);
      ForconFormationId formation = forcon_battle_ship (strip->fleet, lead)->formation;
      double width = 0;

      for (first = i; first < strip->ships->len; first++)
        {
          ForconShipId ship = g_array_index (strip->ships, ForconShipId, first);

          if (!FORCON_ID_EQUAL (forcon_battle_ship (strip->fleet, ship)->formation, formation))
            break;
          width += diameter_of (strip, ship) + GAP;
        }
      /* The last one may go on beyond the strip. */
      if (first == strip->ships->len)
        width = left + forcon_token_shelf_width (&strip->shelf) - x;
      forcon_token_page_add_caption (strip->shelf.page, (ForconBox){ x, y, width - GAP, CAPTION },
                                     forcon_card_formation (strip->fleet, lead));
      x += width;
    }
}

/* Puts the counters that wait on a page. */
static void
flush (Strip *strip)
{
  double half = strip->diameter + 2 * AIR;
  double height = 2 * half + CAPTION;
  double x, y;

  if (strip->ships->len == 0)
    return;
  forcon_token_shelf_place (&strip->shelf, strip->width + 2 * AIR, height, &x, &y);

  const ForconTokenPiece piece = { x, y, strip->width + 2 * AIR, height, half };
  double left = x + AIR;

  g_array_append_val (strip->shelf.page->pieces, piece);
  for (guint i = 0; i < strip->ships->len; i++)
    {
      ForconShipId ship = g_array_index (strip->ships, ForconShipId, i);

      add_counter (strip, ship, TRUE, left, y + half);
      add_counter (strip, ship, FALSE, left, y + half);
      left += diameter_of (strip, ship) + GAP;
    }
  add_captions (strip, x, y + 2 * half - AIR / 2);
  forcon_token_shelf_break (&strip->shelf);
  g_array_set_size (strip->ships, 0);
  strip->width = strip->diameter = 0;
}

ForconFolio *
forcon_counters_folio (const ForconBattle *fleet, const ForconRules *rules, const GArray *ships,
                       const ForconPaperForm *form)
{
  ForconFolio *folio = forcon_folio_new (_ ("Counters"), form->style);
  g_autoptr (GArray) waiting = g_array_new (FALSE, FALSE, sizeof (ForconShipId));
  Strip strip = { .fleet = fleet, .ships = waiting };

  strip.shelf = forcon_token_shelf (
      folio, form->paper, _ ("Cut out a strip whole, fold it at the dashed line, glue it, then cut out the counters."));
  for (guint i = 0; i < ships->len; i++)
    {
      ForconShipId ship = g_array_index (ships, ForconShipId, i);
      double diameter = diameter_of (&strip, ship);

      if (strip.width + GAP + diameter + 2 * AIR > forcon_token_shelf_width (&strip.shelf))
        flush (&strip);
      strip.width += diameter + (strip.ships->len > 0 ? GAP : 0);
      strip.diameter = MAX (strip.diameter, diameter);
      g_array_append_val (strip.ships, ship);
    }
  flush (&strip);
  return folio;
}

/* Pieces of one kind, as many as are wanted. */
static void
add_markers (ForconTokenShelf *shelf, const ForconToken *pattern, guint n)
{
  double size = 2 * (pattern->radius + AIR / 2);

  for (guint i = 0; i < n; i++)
    {
      ForconToken token = *pattern;
      double x, y;

      forcon_token_shelf_place (shelf, size, size, &x, &y);
      token.x = x + size / 2;
      token.y = y + size / 2;
      g_array_append_val (shelf->page->tokens, token);
    }
  forcon_token_shelf_break (shelf);
}

static void
add_side_markers (ForconTokenShelf *shelf, const ForconBattle *fleet, const ForconRules *rules, ForconSideId id,
                  guint each)
{
  const ForconSide *side = forcon_battle_side (fleet, id);
  ForconToken token = { .kind = FORCON_TOKEN_TORPEDO, .radius = MM_OF (rules->torpedo.reach), .side = side->colour };
  double x, y;

  forcon_token_shelf_place (shelf, forcon_token_shelf_width (shelf), FORCON_TOKEN_CAPTION, &x, &y);
  forcon_token_page_add_caption (shelf->page,
                                 (ForconBox){ x, y, forcon_token_shelf_width (shelf), FORCON_TOKEN_CAPTION },
                                 forcon_name (side->name));
  forcon_token_shelf_break (shelf);
  add_markers (shelf, &token, each);
  token.kind = FORCON_TOKEN_MINE;
  for (ForconCharge charge = 0; charge < FORCON_N_CHARGE; charge++)
    {
      token.charge = charge;
      add_markers (shelf, &token, each);
    }
}

ForconFolio *
forcon_markers_folio (const ForconBattle *fleet, const ForconRules *rules, const GArray *sides, guint each,
                      const ForconPaperForm *form)
{
  ForconFolio *folio = forcon_folio_new (_ ("Markers"), form->style);
  ForconTokenShelf shelf = forcon_token_shelf (folio, form->paper, NULL);
  const ForconToken blast = { .kind = FORCON_TOKEN_BLAST, .radius = MM_OF (rules->blast_radius) };
  const ForconToken rift = { .kind = FORCON_TOKEN_RIFT, .radius = MM_OF (rules->rift_radius) };

  if (each == 0)
    return folio;
  for (guint i = 0; i < sides->len; i++)
    add_side_markers (&shelf, fleet, rules, g_array_index (sides, ForconSideId, i), each);
  add_markers (&shelf, &blast, each);
  add_markers (&shelf, &rift, (each + RIFT_SHARE - 1) / RIFT_SHARE);
  return folio;
}
