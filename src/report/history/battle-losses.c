/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/history/battle-losses.h"

#include "report/text/ledger.h"
#include "render/drawing/labels.h"
#include "base/text.h"
#include "report/battle/wording.h"

#include "base/language.h"

/* Who came with a ship: prizes change hands. */
static ForconSideId
owner_of (const ForconBattle *start, const ForconBattle *end, ForconShipId ship)
{
  const ForconShip *before = forcon_battle_ship (start, ship);

  return before != NULL ? before->side : forcon_battle_ship (end, ship)->side;
}

/* One that came later, or that was not known, came whole. */
static gint
hits_lost (const ForconBattle *start, const ForconBattle *end, ForconShipId ship)
{
  const ForconShip *before = forcon_battle_ship (start, ship);
  const ForconCard *card = forcon_battle_card (end, ship);
  gboolean known = before != NULL && !forcon_battle_card (start, ship)->blank;

  if (card->blank)
    return 0;
  return MAX ((known ? before->hits : card->hits) - forcon_battle_ship (end, ship)->hits, 0);
}

static guint *
place_of (ForconBattleLoss *loss, ForconShipStatus status)
{
  switch ((gint) status)
    {
    case FORCON_SHIP_HULK:
    case FORCON_SHIP_BURNING_HULK:
      return &loss->hulks;
    case FORCON_SHIP_DESTROYED:
      return &loss->destroyed;
    case FORCON_SHIP_WITHDRAWN:
      return &loss->withdrawn;
    case FORCON_SHIP_CAPTURED:
      return &loss->captured;
    case FORCON_SHIP_REMOVED:
      return &loss->removed;
    default:
      return &loss->in_action;
    }
}

ForconBattleLoss
forcon_battle_loss_of_type (const ForconBattle *start, const ForconBattle *end, ForconSideId side, ForconShipType type)
{
  ForconBattleLoss loss = { 0 };

  for (guint i = 1; i <= end->n_ships; i++)
    {
      ForconShipId ship = { (guint16) i };
      const ForconShip *state = forcon_battle_ship (end, ship);

      if (!FORCON_ID_EQUAL (owner_of (start, end, ship), side)
          || (type < FORCON_N_SHIP_TYPE && forcon_battle_card (end, ship)->type != type))
        continue;
      loss.ships++;
      loss.hits += hits_lost (start, end, ship);
      *place_of (&loss, FORCON_ID_EQUAL (state->side, side) ? state->status : FORCON_SHIP_CAPTURED) += 1;
    }
  return loss;
}

ForconBattleLoss
forcon_battle_loss (const ForconBattle *start, const ForconBattle *end, ForconSideId side)
{
  return forcon_battle_loss_of_type (start, end, side, FORCON_N_SHIP_TYPE);
}

/* The fleets */

static char *
names_of_type (const ForconBattle *battle, ForconSideId side, gboolean blank, ForconShipType type)
{
  GString *names = g_string_new (NULL);

  for (guint i = 1; i <= battle->n_ships; i++)
    {
      ForconShipId ship = { (guint16) i };
      const ForconCard *card = forcon_battle_card (battle, ship);

      if (!FORCON_ID_EQUAL (forcon_battle_ship (battle, ship)->side, side) || card->blank != blank
          || (!blank && card->type != type))
        continue;
      g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", forcon_wording_ship (battle, ship));
    }
  return g_string_free (names, FALSE);
}

static void
add_names (ForconDocument *document, const char *what, const char *names)
{
  g_autofree char *capital = forcon_text_capitalise (what);
  /* Translators: a type of ships, and their names. */
  g_autofree char *line = g_strdup_printf (_ ("%1$s: %2$s"), capital, names);

  if (*names != '\0')
    forcon_document_item (document, 0, line);
}

void
forcon_battle_fleets_tell (const ForconBattle *battle, ForconDocument *document)
{
  for (guint i = 1; i <= forcon_battle_n_sides (battle); i++)
    {
      ForconSideId side = { (guint16) i };

      forcon_document_heading (document, forcon_wording_side (battle, side));
      for (guint type = 0; type < FORCON_N_SHIP_TYPE; type++)
        {
          g_autofree char *names = names_of_type (battle, side, FALSE, (ForconShipType) type);

          add_names (document, forcon_label_ship_type ((ForconShipType) type), names);
        }
      g_autofree char *contacts = names_of_type (battle, side, TRUE, 0);

      add_names (document, _ ("not identified"), contacts);
    }
}

/* The losses */

typedef enum {
  ROW_SHIPS,
  ROW_IN_ACTION,
  ROW_WITHDRAWN,
  ROW_HULKS,
  ROW_DESTROYED,
  ROW_CAPTURED,
  ROW_REMOVED,
  ROW_HITS,
  N_ROWS
} Row;

static gint
figure_of (const ForconBattleLoss *loss, Row row)
{
  const gint figures[N_ROWS] = {
    [ROW_SHIPS] = (gint) loss->ships,         [ROW_IN_ACTION] = (gint) loss->in_action,
    [ROW_WITHDRAWN] = (gint) loss->withdrawn, [ROW_HULKS] = (gint) loss->hulks,
    [ROW_DESTROYED] = (gint) loss->destroyed, [ROW_CAPTURED] = (gint) loss->captured,
    [ROW_REMOVED] = (gint) loss->removed,     [ROW_HITS] = loss->hits,
  };

  return figures[row];
}

static void
add_table (const ForconBattleTurns *turns, ForconDocument *document)
{
  static const char *const labels[N_ROWS] = {
    [ROW_SHIPS] = NC_ ("losses", "ships that came"),     [ROW_IN_ACTION] = NC_ ("losses", "in action"),
    [ROW_WITHDRAWN] = NC_ ("losses", "left the field"),  [ROW_HULKS] = NC_ ("losses", "hulks"),
    [ROW_DESTROYED] = NC_ ("losses", "destroyed"),       [ROW_CAPTURED] = NC_ ("losses", "captured"),
    [ROW_REMOVED] = NC_ ("losses", "taken off by hand"), [ROW_HITS] = NC_ ("losses", "hits lost"),
  };
  guint sides = forcon_battle_n_sides (turns->end);
  ForconLedger *ledger = forcon_ledger_new (sides + 1);

  forcon_ledger_add (ledger, "");
  for (guint side = 1; side <= sides; side++)
    forcon_ledger_add (ledger, forcon_wording_side (turns->end, (ForconSideId){ (guint16) side }));
  forcon_ledger_end_row (ledger, FALSE);
  for (guint row = 0; row < N_ROWS; row++)
    {
      forcon_ledger_add (ledger, g_dpgettext2 (GETTEXT_PACKAGE, "losses", labels[row]));
      for (guint side = 1; side <= sides; side++)
        {
          ForconBattleLoss loss = forcon_battle_loss (turns->start, turns->end, (ForconSideId){ (guint16) side });

          forcon_ledger_add_number (ledger, figure_of (&loss, row));
        }
      forcon_ledger_end_row (ledger, row == ROW_HITS);
    }
  forcon_ledger_finish (ledger, document);
}

static void
tell_ship (const ForconBattleTurns *turns, ForconShipId ship, ForconDocument *document)
{
  const ForconShip *state = forcon_battle_ship (turns->end, ship);
  const ForconCard *card = forcon_battle_card (turns->end, ship);
  g_autofree char *line = NULL;

  if (card->blank || (state->status == FORCON_SHIP_IN_ACTION && hits_lost (turns->start, turns->end, ship) == 0))
    return;
  /* Translators: a ship, what has become of it ("drifting hulk"), its hits left, its hits in all. */
  line = g_strdup_printf (_ ("%1$s: %2$s, %3$d of %4$d hits left"), forcon_wording_ship (turns->end, ship),
                          forcon_label_ship_status (state->status), state->hits, card->hits);
  forcon_document_item (document, 0, line);
}

void
forcon_battle_losses_tell (const ForconBattleTurns *turns, ForconDocument *document)
{
  forcon_document_heading (document, _ ("Losses"));
  add_table (turns, document);
  for (guint side = 1; side <= forcon_battle_n_sides (turns->end); side++)
    {
      ForconDocument *body = forcon_document_new ();
      ForconSideId id = { (guint16) side };

      for (guint i = 1; i <= turns->end->n_ships; i++)
        if (FORCON_ID_EQUAL (owner_of (turns->start, turns->end, (ForconShipId){ (guint16) i }), id))
          tell_ship (turns, (ForconShipId){ (guint16) i }, body);
      forcon_document_section (document, forcon_wording_side (turns->end, id), body, _ ("All ships unhurt"));
    }
}
