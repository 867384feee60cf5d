/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/state/formation.h"
#include "engine/state/ship.h"
#include "engine/views/view-private.h"

#include <string.h>

/* Of the sides that the side knows, who has the first turn, where it may be somebody whom it does not know. */
static ForconSideId
first_known (const ForconView *view, const ForconBattle *truth, ForconSideId first)
{
  guint n = forcon_battle_n_sides (truth);
  ForconSideId found = FORCON_NO_SIDE;
  guint best = G_MAXUINT;

  for (guint i = 1; i <= n && !FORCON_ID_IS_NONE (first); i++)
    {
      guint turn = forcon_battle_side (truth, (ForconSideId){ (guint16) i })->turn;
      guint place = turn != 0 ? turn : n + (i + n - first.value) % n + 1;

      if (!FORCON_ID_IS_NONE (forcon_view_own_side (view, (ForconSideId){ (guint16) i })) && place < best)
        {
          best = place;
          found = (ForconSideId){ (guint16) i };
        }
    }
  return found;
}

/* The start */

static gboolean
is_seen (const ForconView *view, const ForconBattle *truth, ForconShipId ship)
{
  return forcon_ship_level (truth, ship, view->side) != FORCON_LEVEL_HIDDEN;
}

static void
copy_ships (ForconView *view, const ForconBattle *start)
{
  for (guint i = 1; i <= start->n_ships; i++)
    if (is_seen (view, start, (ForconShipId){ (guint16) i }))
      forcon_view_open_ship (view, start, (ForconShipId){ (guint16) i });
  for (guint i = 1; i <= start->n_ships; i++)
    if (is_seen (view, start, (ForconShipId){ (guint16) i }))
      forcon_view_fill_ship (view, start, (ForconShipId){ (guint16) i });
  for (guint i = 1; i <= start->n_formations; i++)
    if (!FORCON_ID_IS_NONE (forcon_view_formation (view, (ForconFormationId){ (guint16) i })))
      forcon_view_fill_formation (view, start, (ForconFormationId){ (guint16) i });
  ForconSide *own = &g_array_index (view->battle->roster->sides, ForconSide, forcon_view_side (view).value - 1);

  own->senior = forcon_view_ship (view, forcon_battle_side (start, view->side)->senior);
}

static void
copy_objects (ForconView *view, const ForconBattle *start)
{
  for (guint i = 0; i < start->objects->len; i++)
    {
      ForconObject object = g_array_index (start->objects, ForconObject, i);

      object.id.value = forcon_view_number (view, object.id.value);
      object.holder = forcon_view_own_side (view, object.holder);
      g_array_append_val (view->battle->objects, object);
    }
}

static void
copy_salvos (ForconView *view, const ForconBattle *start)
{
  for (guint i = 0; i < start->salvos->len; i++)
    {
      ForconSalvo salvo = g_array_index (start->salvos, ForconSalvo, i);

      salvo.id.value = forcon_view_number (view, salvo.id.value);
      salvo.side = forcon_view_open_side (view, start, salvo.side);
      salvo.launcher = forcon_view_ship (view, salvo.launcher);
      salvo.struck = forcon_view_ship (view, salvo.struck);
      salvo.planet.value = forcon_view_number (view, salvo.planet.value);
      g_array_append_val (view->battle->salvos, salvo);
    }
}

static gboolean
knows_mine (const ForconView *view, const ForconMine *mine)
{
  return (mine->known & (1u << view->side.value)) != 0;
}

static void
copy_shots (ForconView *view, const ForconBattle *start)
{
  for (guint i = 0; i < start->shots->len; i++)
    {
      const ForconShot *shot = &g_array_index (start->shots, ForconShot, i);
      ForconShot known = { forcon_view_ship (view, shot->shooter), forcon_view_ship (view, shot->target) };

      if (!FORCON_ID_IS_NONE (known.shooter) && !FORCON_ID_IS_NONE (known.target))
        g_array_append_val (view->battle->shots, known);
    }
}

static ForconSideId see_side (ForconView *view, const ForconBattle *truth, ForconSideId id);

/* Sides of which it knows nothing are not among them. */
static guint32
see_sides (ForconView *view, const ForconBattle *truth, guint32 sides)
{
  guint32 seen = 0;

  for (guint i = 1; i <= forcon_battle_n_sides (truth); i++)
    if ((sides & (1u << i)) != 0)
      seen |= 1u << see_side (view, truth, (ForconSideId){ (guint16) i }).value;
  return seen & ~1u;
}

/* A side knows its own instructions, and of whom they tell only those whom it knows. */
static void
copy_doctrines (ForconView *view, const ForconBattle *start)
{
  for (guint i = 0; i < start->doctrines->len; i++)
    {
      ForconDoctrine doctrine = g_array_index (start->doctrines, ForconDoctrine, i);

      if (!forcon_battle_doctrine_binds (start, &doctrine, view->side))
        continue;
      doctrine.formation = forcon_view_formation (view, doctrine.formation);
      doctrine.foe = forcon_view_formation (view, doctrine.foe);
      doctrine.foes = see_sides (view, start, doctrine.foes);
      doctrine.target = forcon_view_formation (view, doctrine.target);
      doctrine.ship = forcon_view_ship (view, doctrine.ship);
      doctrine.flagship = forcon_view_ship (view, doctrine.flagship);
      g_array_append_val (view->battle->doctrines, doctrine);
    }
}

static GArray *
numbers_new (void)
{
  return g_array_new (FALSE, TRUE, sizeof (guint16));
}

/* During the turn of a side that this one has not detected, its view stays at the end of its own turn. */
static void
copy_turn (ForconView *view, const ForconBattle *start)
{
  gboolean running = start->step != FORCON_STEP_SET_UP && start->step != FORCON_STEP_OVER;

  view->battle->side = forcon_view_own_side (view, start->side);
  view->battle->first = forcon_view_own_side (view, first_known (view, start, start->first));
  if (!running || !FORCON_ID_IS_NONE (view->battle->side))
    return;
  view->battle->side = forcon_view_side (view);
  view->battle->step = FORCON_STEP_END;
}

/* The generator stays what it is in any new battle: it would tell how many dice fell unseen. */
static void
begin (ForconView *view, const ForconBattle *start)
{
  view->truth = forcon_battle_clone (start);
  view->battle = forcon_battle_new (start->roster->name, start->size);
  view->battle->round = start->round;
  view->battle->step = start->step;
  memset (view->sides, 0, sizeof view->sides);
  view->ships = numbers_new ();
  view->formations = numbers_new ();
  view->contacts = numbers_new ();
  view->n_contacts = 0;
  view->numbers = g_hash_table_new (NULL, NULL);
  view->followed = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  view->entries = g_ptr_array_new_with_free_func ((GDestroyNotify) forcon_entry_free);
  view->unseen = g_array_new (FALSE, FALSE, sizeof (ForconEvent));
  for (guint i = 1; i <= FORCON_SIDES_MAX; i++)
    view->totals[i] = g_array_new (FALSE, FALSE, sizeof (gint));
  view->own_roster = TRUE;
  /* The sides that it has detected, in the order of the file; it may know of others by what lies there. */
  for (guint i = 1; i <= MIN (forcon_battle_n_sides (start), FORCON_SIDES_MAX); i++)
    if (forcon_side_detected (start, (ForconSideId){ (guint16) i }, view->side))
      forcon_view_open_side (view, start, (ForconSideId){ (guint16) i });
  copy_turn (view, start);
  copy_objects (view, start);
  copy_ships (view, start);
  copy_salvos (view, start);
  for (guint i = 0; i < start->mines->len; i++)
    if (knows_mine (view, &g_array_index (start->mines, ForconMine, i)))
      forcon_view_open_mine (view, start, &g_array_index (start->mines, ForconMine, i));
  copy_shots (view, start);
  copy_doctrines (view, start);
}

static void
clear (ForconView *view)
{
  g_clear_pointer (&view->truth, forcon_battle_free);
  g_clear_pointer (&view->battle, forcon_battle_free);
  g_clear_pointer (&view->ships, g_array_unref);
  g_clear_pointer (&view->formations, g_array_unref);
  g_clear_pointer (&view->contacts, g_array_unref);
  g_clear_pointer (&view->numbers, g_hash_table_unref);
  g_clear_pointer (&view->followed, g_ptr_array_unref);
  g_clear_pointer (&view->entries, g_ptr_array_unref);
  g_clear_pointer (&view->pending, forcon_entry_free);
  g_clear_pointer (&view->unseen, g_array_unref);
  for (guint i = 1; i <= FORCON_SIDES_MAX; i++)
    g_clear_pointer (&view->totals[i], g_array_unref);
}

ForconView *
forcon_view_new (const ForconBattle *start, const ForconRules *rules, ForconSideId side, const char *contact)
{
  ForconView *view = g_new0 (ForconView, 1);

  view->rules = rules;
  view->side = side;
  view->contact = g_strdup (contact);
  begin (view, start);
  return view;
}

void
forcon_view_free (ForconView *view)
{
  if (view == NULL)
    return;
  clear (view);
  g_free (view->contact);
  g_free (view);
}

ForconSideId
forcon_view_side (const ForconView *view)
{
  return forcon_view_own_side (view, view->side);
}

ForconSideId
forcon_view_true_side (const ForconView *view)
{
  return view->side;
}

const ForconBattle *
forcon_view_battle (const ForconView *view)
{
  return view->battle;
}

ForconShipId
forcon_view_true_ship (const ForconView *view, ForconShipId seen)
{
  for (guint i = 1; i <= view->ships->len; i++)
    if (!FORCON_ID_IS_NONE (seen) && FORCON_ID_EQUAL (forcon_view_ship (view, (ForconShipId){ (guint16) i }), seen))
      return (ForconShipId){ (guint16) i };
  return FORCON_NO_SHIP;
}

ForconObjectId
forcon_view_object (const ForconView *view, ForconObjectId truth)
{
  return (ForconObjectId){ GPOINTER_TO_UINT (g_hash_table_lookup (view->numbers, GUINT_TO_POINTER (truth.value))) };
}

/* Events */

static ForconSideId
see_side (ForconView *view, const ForconBattle *truth, ForconSideId id)
{
  if (forcon_battle_side (truth, id) != NULL && forcon_side_detected (truth, id, view->side))
    return forcon_view_open_side (view, truth, id);
  return forcon_view_own_side (view, id);
}

static ForconShipId
see_ship (ForconView *view, const ForconBattle *truth, ForconShipId id)
{
  if (FORCON_ID_IS_NONE (id) || !is_seen (view, truth, id))
    return FORCON_NO_SHIP;
  if (FORCON_ID_IS_NONE (forcon_view_ship (view, id)))
    {
      forcon_view_open_ship (view, truth, id);
      forcon_view_fill_ship (view, truth, id);
      forcon_view_fill_formation (view, truth, forcon_battle_ship (truth, id)->formation);
    }
  return forcon_view_ship (view, id);
}

/* One that the side loses from sight keeps the number that it had. */
static ForconFormationId
see_formation (ForconView *view, const ForconBattle *truth, ForconFormationId id)
{
  if (FORCON_ID_IS_NONE (id) || !FORCON_ID_IS_NONE (forcon_view_formation (view, id))
      || forcon_formation_level (truth, id, view->side) == FORCON_LEVEL_HIDDEN)
    return forcon_view_formation (view, id);
  forcon_view_open_formation (view, truth, id);
  forcon_view_fill_formation (view, truth, id);
  return forcon_view_formation (view, id);
}

/* A mine that is laid is added by its event. */
static ForconMineId
see_mine (ForconView *view, const ForconBattle *truth, const ForconEvent *event, ForconMineId id)
{
  const ForconMine *mine = forcon_battle_mine (truth, id);
  ForconMineId known = { GPOINTER_TO_UINT (g_hash_table_lookup (view->numbers, GUINT_TO_POINTER (id.value))) };

  if (!FORCON_ID_IS_NONE (known) || mine == NULL || !knows_mine (view, mine))
    return known;
  if (event->kind != FORCON_EVENT_MINE_LAID)
    forcon_view_open_mine (view, truth, mine);
  return (ForconMineId){ forcon_view_number (view, id.value) };
}

#define PLACE(ctype) FORCON_RECORD_PLACE (seen, field, ctype)

/* Puts the side's own id in the place of the true one. */
static void
translate_field (ForconView *view, const ForconBattle *truth, ForconEvent *seen, const ForconRecordField *field)
{
  switch ((gint) field->type->kind)
    {
    case FORCON_FIELD_SIDE:
      *PLACE (ForconSideId) = see_side (view, truth, *PLACE (ForconSideId));
      break;
    case FORCON_FIELD_SHIP:
      *PLACE (ForconShipId) = see_ship (view, truth, *PLACE (ForconShipId));
      break;
    case FORCON_FIELD_FORMATION:
      *PLACE (ForconFormationId) = see_formation (view, truth, *PLACE (ForconFormationId));
      break;
    case FORCON_FIELD_MINE:
      *PLACE (ForconMineId) = see_mine (view, truth, seen, *PLACE (ForconMineId));
      break;
    case FORCON_FIELD_OBJECT:
    case FORCON_FIELD_SALVO:
    case FORCON_FIELD_CRITICAL:
      *PLACE (guint32) = forcon_view_number (view, *PLACE (guint32));
      break;
    case FORCON_FIELD_MASK:
      if (field->type == &forcon_type_sides)
        *PLACE (guint32) = see_sides (view, truth, *PLACE (guint32));
      break;
    default:
      break;
    }
}

/* How many ships the side sees within reach of an explosion. */
static gint
count_reached (const ForconView *view, const ForconEvent *seen)
{
  const ForconBattle *battle = view->battle;
  gint count = 0;

  for (guint i = 1; i <= battle->n_ships; i++)
    {
      ForconShipId ship = { (guint16) i };
      ForconPoint place = forcon_battle_ship (battle, ship)->position;

      if (forcon_ship_on_table (battle, ship) && forcon_ships_together (battle, ship, seen->explosion.ship)
          && forcon_point_distance (seen->explosion.centre, place) <= seen->explosion.radius)
        count++;
    }
  return count;
}

static gint64
translate_formation_number (const ForconView *view, gint64 number)
{
  return forcon_view_formation (view, (ForconFormationId){ (guint16) number }).value;
}

static gint64
translate_side_number (const ForconView *view, gint64 number)
{
  return forcon_view_own_side (view, (ForconSideId){ (guint16) number }).value;
}

/* Whether among those whom the side knows it was decided by who attacked. */
static ForconFirst
decided_by (const ForconView *view, ForconSideId first)
{
  const ForconSide *side = forcon_battle_side (view->battle, first);

  for (guint i = 1; side != NULL && side->attacker && i <= forcon_battle_n_sides (view->battle); i++)
    if (!forcon_battle_side (view->battle, (ForconSideId){ (guint16) i })->attacker)
      return FORCON_FIRST_ATTACKER;
  return FORCON_FIRST_ROLL;
}

static gboolean
knows_card (const ForconView *view, ForconShipId shown)
{
  return !FORCON_ID_IS_NONE (shown) && !forcon_battle_card (view->battle, shown)->blank;
}

/* Figures that would tell of more than what the event names. */
static void
blank_figures (const ForconView *view, ForconEvent *seen)
{
  switch ((gint) seen->kind)
    {
    case FORCON_EVENT_BATTLE_BEGUN:
      if (view->rules->options.turns_first == FORCON_FIRST_ATTACKER)
        seen->battle_begun.by = decided_by (view, seen->battle_begun.first);
      break;
    case FORCON_EVENT_TROOPS_LANDED:
      seen->troops_landed.contested = seen->troops_landed.contested && !FORCON_ID_IS_NONE (seen->troops_landed.holder);
      break;
    case FORCON_EVENT_EXPLOSION:
      seen->explosion.reached = count_reached (view, seen);
      break;
    case FORCON_EVENT_SHIP_MOVED:
      if (!knows_card (view, seen->ship_moved.ship))
        seen->ship_moved.lead = seen->ship_moved.ship;
      break;
    case FORCON_EVENT_SWEEP_DECLARED:
      if (!FORCON_ID_EQUAL (forcon_battle_ship (view->battle, seen->sweep_declared.ship)->side,
                            forcon_view_side (view)))
        seen->sweep_declared.found = 0;
      break;
    case FORCON_EVENT_SHIP_CREATED:
      if (!knows_card (view, seen->ship_created.like))
        seen->ship_created.like = FORCON_NO_SHIP;
      break;
    case FORCON_EVENT_VALUE_SET:
      if (forcon_value_type (seen->value_set.value)->kind == FORCON_FIELD_SIDE)
        {
          seen->value_set.was = translate_side_number (view, seen->value_set.was);
          seen->value_set.now = translate_side_number (view, seen->value_set.now);
        }
      else if (seen->value_set.value == FORCON_VALUE_FORMATION)
        {
          seen->value_set.was = translate_formation_number (view, seen->value_set.was);
          seen->value_set.now = translate_formation_number (view, seen->value_set.now);
        }
      break;
    default:
      break;
    }
}

/* Returns: whether the side sees whom it is about */
static gboolean
translate (ForconView *view, const ForconBattle *truth, ForconEvent *seen)
{
  const ForconRecordShape *shape = forcon_event_shape (seen->kind);

  seen->audience = 1u << forcon_view_side (view).value;
  if (seen->kind == FORCON_EVENT_BATTLE_BEGUN)
    seen->battle_begun.first = first_known (view, truth, seen->battle_begun.first);
  for (guint i = 0; i < shape->n_fields; i++)
    translate_field (view, truth, seen, &shape->fields[i]);
  /* Nobody may see an event of a ship that the side does not see, but a forged journal can say so. */
  if ((seen->kind == FORCON_EVENT_EXPLOSION && forcon_battle_ship (view->battle, seen->explosion.ship) == NULL)
      || (seen->kind == FORCON_EVENT_SWEEP_DECLARED
          && forcon_battle_ship (view->battle, seen->sweep_declared.ship) == NULL))
    return FALSE;
  blank_figures (view, seen);
  forcon_event_close (view->battle, seen);
  return TRUE;
}

/* Reads a ship anew, and the formation in which it is now. */
static void
read_again (ForconView *view, const ForconBattle *truth, ForconShipId ship)
{
  ForconFormationId formation = forcon_battle_ship (truth, ship)->formation;

  forcon_view_fill_ship (view, truth, ship);
  if (!FORCON_ID_IS_NONE (formation))
    forcon_view_fill_formation (view, truth, formation);
}

/*
 * What changes by an event. Some of them put something on the side's table that it did not know of, or change what it
 * may know of it: that has been, or is, read off the truth; for all others the event says all.
 */
static void
change (ForconView *view, const ForconBattle *truth, const ForconEvent *event, const ForconEvent *seen)
{
  switch ((gint) event->kind)
    {
    case FORCON_EVENT_FORMATION_SEEN:
      forcon_view_open_ships (view, truth, event->formation_seen.formation);
      return;
    case FORCON_EVENT_FORMATION_FORMED:
    case FORCON_EVENT_SHIP_CREATED:
    case FORCON_EVENT_MINE_REVEALED:
      return;
    case FORCON_EVENT_SHIP_JOINED:
      read_again (view, truth, event->ship_joined.ship);
      if (!FORCON_ID_IS_NONE (seen->ship_joined.from))
        forcon_view_fill_formation (view, truth, event->ship_joined.from);
      return;
    case FORCON_EVENT_SHIP_TAKEN_OVER:
      read_again (view, truth, event->ship_taken_over.ship);
      if (!FORCON_ID_IS_NONE (seen->ship_taken_over.by))
        read_again (view, truth, event->ship_taken_over.by);
      return;
    case FORCON_EVENT_VALUE_SET:
      if (FORCON_ID_IS_NONE (event->value_set.ship))
        break;
      read_again (view, truth, event->value_set.ship);
      return;
    default:
      break;
    }
  forcon_battle_apply (view->battle, seen);
}

/* Whether it says something of the turn of a side of which this one knows nothing. */
static gboolean
is_unseen_turn (const ForconView *view, const ForconBattle *truth, const ForconEvent *event)
{
  gboolean of_turn
      = forcon_event_row (event->kind)->audience == FORCON_AUDIENCE_TURN
        || (event->kind == FORCON_EVENT_VALUE_SET
            && (event->value_set.value == FORCON_VALUE_TURN || event->value_set.value == FORCON_VALUE_STEP));

  return of_turn && !FORCON_ID_IS_NONE (truth->side) && !forcon_side_detected (truth, truth->side, view->side);
}

/* Whether two sides are tied so far: then, and only then, both roll (F-TURN-2). */
static gboolean
are_tied (const ForconView *view, const ForconBattle *truth, ForconSideId other, guint rolls)
{
  const GArray *own = view->totals[view->side.value];
  const GArray *others = view->totals[other.value];

  if (view->rules->options.turns_first == FORCON_FIRST_ATTACKER
      && forcon_battle_side (truth, view->side)->attacker != forcon_battle_side (truth, other)->attacker)
    return FALSE;
  return own->len >= rolls && others->len >= rolls
         && (rolls == 0 || memcmp (own->data, others->data, rolls * sizeof (gint)) == 0);
}

/* What the side rolls because of one that it does not know, it is not told. */
static gboolean
rolls_for_known (ForconView *view, const ForconBattle *truth, const ForconEvent *event)
{
  ForconSideId side = event->initiative_rolled.side;
  guint rolls = view->totals[side.value]->len;
  gint total = event->initiative_rolled.total;

  g_array_append_val (view->totals[side.value], total);
  for (guint i = 1; i <= MIN (forcon_battle_n_sides (truth), FORCON_SIDES_MAX); i++)
    if (i != view->side.value && view->sides[i] != 0 && forcon_side_in_action (truth, (ForconSideId){ (guint16) i })
        && are_tied (view, truth, (ForconSideId){ (guint16) i }, rolls))
      return TRUE;
  return FALSE;
}

/* When the side at turn is detected, its turn is made up for, as far as it has come. */
static void
catch_up (ForconView *view, const ForconBattle *truth, const ForconEvent *event)
{
  if (event->kind == FORCON_EVENT_TURN_BEGUN)
    g_array_set_size (view->unseen, 0);
  if (view->unseen->len == 0 || !forcon_side_detected (truth, truth->side, view->side))
    return;
  for (guint i = 0; i < view->unseen->len; i++)
    {
      ForconEvent *seen = &g_array_index (view->unseen, ForconEvent, i);

      if (translate (view, truth, seen))
        forcon_battle_apply (view->battle, seen);
    }
  g_array_set_size (view->unseen, 0);
}

/* Whether the side sees anything of it. */
static gboolean
may_see (ForconView *view, const ForconBattle *truth, const ForconEvent *event)
{
  gboolean told = (event->audience & (1u << view->side.value)) != 0;

  if (event->kind == FORCON_EVENT_INITIATIVE_ROLLED && !rolls_for_known (view, truth, event))
    return FALSE;
  if (is_unseen_turn (view, truth, event))
    {
      if (event->kind == FORCON_EVENT_TURN_BEGUN)
        g_array_set_size (view->unseen, 0);
      if (event->kind != FORCON_EVENT_VALUE_SET)
        g_array_append_val (view->unseen, *event);
      return FALSE;
    }
  return told
         && !(event->kind == FORCON_EVENT_FORMATION_SEEN && event->formation_seen.level == FORCON_LEVEL_HIDDEN
              && FORCON_ID_IS_NONE (forcon_view_formation (view, event->formation_seen.formation)));
}

gboolean
forcon_view_see (ForconView *view, const ForconBattle *truth, const ForconEvent *event, ForconEvent *seen)
{
  if (!may_see (view, truth, event))
    return FALSE;
  view->own_roster = FALSE;
  catch_up (view, truth, event);
  *seen = *event;
  if (!translate (view, truth, seen))
    return FALSE;
  change (view, truth, event, seen);
  view->own_roster = FALSE;
  return TRUE;
}

/* Takes over the dice of what was seen; the rolls point at them from now on. */
static void
copy_dice (const GArray *dice, ForconEvent *seen, GArray *copy)
{
  const ForconRecordShape *shape = forcon_event_shape (seen->kind);

  for (guint i = 0; i < shape->n_fields; i++)
    {
      if (shape->fields[i].type->kind != FORCON_FIELD_ROLL)
        continue;
      ForconRoll *roll = FORCON_RECORD_PLACE (seen, &shape->fields[i], ForconRoll);
      guint32 first = roll->first;

      *roll = (ForconRoll){ roll->count == 0 ? 0 : copy->len, roll->count };
      for (guint die = first; die < first + roll->count && die < dice->len; die++)
        g_array_append_val (copy, g_array_index (dice, ForconDie, die));
    }
}

const ForconEntry *
forcon_view_follow (ForconView *view, const ForconEntry *entry)
{
  const ForconBattle *truth = view->truth;
  ForconEntry *shown = view->pending != NULL ? g_steal_pointer (&view->pending) : forcon_entry_new ();

  for (guint i = 0; i < entry->events->len; i++)
    {
      const ForconEvent *event = &g_array_index (entry->events, ForconEvent, i);
      ForconEvent seen;

      if (!forcon_battle_apply (view->truth, event) || !forcon_view_see (view, truth, event, &seen))
        continue;
      copy_dice (entry->dice, &seen, shown->dice);
      g_array_append_val (shown->events, seen);
    }
  g_ptr_array_add (view->followed, g_array_ref (entry->events));
  gboolean unseen_turn = truth->step != FORCON_STEP_SET_UP && truth->step != FORCON_STEP_OVER
                         && !FORCON_ID_IS_NONE (truth->side) && !forcon_side_detected (truth, truth->side, view->side);

  if (unseen_turn)
    {
      view->pending = shown;
      return NULL;
    }
  if (shown->events->len == 0)
    {
      forcon_entry_free (shown);
      return NULL;
    }
  g_ptr_array_add (view->entries, shown);
  return shown;
}

/* Whether all that was followed is still in force. */
static gboolean
is_in_force (const ForconView *view, const ForconJournal *journal)
{
  if (view->followed->len > forcon_journal_position (journal))
    return FALSE;
  for (guint i = 0; i < view->followed->len; i++)
    if (g_ptr_array_index (view->followed, i) != forcon_journal_entry (journal, i)->events)
      return FALSE;
  return TRUE;
}

void
forcon_view_sync (ForconView *view, const ForconJournal *journal)
{
  if (!is_in_force (view, journal))
    {
      clear (view);
      begin (view, forcon_journal_start (journal));
    }
  for (guint i = view->followed->len; i < forcon_journal_position (journal); i++)
    forcon_view_follow (view, forcon_journal_entry (journal, i));
}

ForconView *
forcon_view_of_journal (const ForconJournal *journal, ForconSideId side, const char *contact)
{
  ForconView *view = forcon_view_new (forcon_journal_start (journal), forcon_journal_rules (journal), side, contact);

  forcon_view_sync (view, journal);
  return view;
}

guint
forcon_view_length (const ForconView *view)
{
  return view->entries->len;
}

const ForconEntry *
forcon_view_entry (const ForconView *view, guint place)
{
  g_return_val_if_fail (place < view->entries->len, NULL);
  return g_ptr_array_index (view->entries, place);
}
