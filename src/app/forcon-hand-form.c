/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-hand-form.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "forcon-labels.h"
#include "forcon-look.h"
#include "forcon-master.h"
#include "forcon-text.h"
#include "forcon-wording.h"

/* The fields that there are; each command shows some of them. */
typedef enum {
  ROW_THING,
  ROW_VALUE,
  ROW_NUMBER,
  ROW_FLAG,
  ROW_WORD,
  ROW_WEAPONS,
  ROW_TEXT,
  ROW_SIDE,
  ROW_LEVEL,
  ROW_KIND,
  ROW_CHARGE,
  ROW_EFFECT,
  ROW_COUNT,
  ROW_SPEED,
  ROW_RUN,
  ROW_RADIUS,
  ROW_X,
  ROW_Y,
  ROW_HEADING,
  ROW_MAP,
  N_ROWS,
} Row;

#define BIT(row) (1u << (row))
#define PLACE_ROWS (BIT (ROW_X) | BIT (ROW_Y) | BIT (ROW_MAP))

typedef enum { LIST, NUMBER, FLAG, TEXT, CHECKS } RowType;

/* @unit: how many of the engine's make 1 in the field. */
typedef struct {
  RowType type;
  const char *label;
  double unit;
  double most;
} RowRule;

static const RowRule row_rules[N_ROWS] = {
  [ROW_THING] = { LIST, NC_ ("hand", "What"), 1, 0 },
  [ROW_VALUE] = { LIST, NC_ ("hand", "Value"), 1, 0 },
  [ROW_NUMBER] = { NUMBER, NC_ ("hand", "to"), 1, 0 },
  [ROW_FLAG] = { FLAG, NC_ ("hand", "to"), 1, 0 },
  [ROW_WORD] = { LIST, NC_ ("hand", "to"), 1, 0 },
  [ROW_WEAPONS] = { CHECKS, NC_ ("hand", "to"), 1, 0 },
  [ROW_TEXT] = { TEXT, NC_ ("hand", "Text"), 1, 0 },
  [ROW_SIDE] = { LIST, NC_ ("hand", "Side"), 1, 0 },
  [ROW_LEVEL] = { LIST, NC_ ("hand", "Knows it as"), 1, 0 },
  [ROW_KIND] = { LIST, NC_ ("hand", "Kind"), 1, 0 },
  [ROW_CHARGE] = { LIST, NC_ ("hand", "Charge"), 1, 0 },
  [ROW_EFFECT] = { LIST, NC_ ("hand", "Critical"), 1, 0 },
  [ROW_COUNT] = { NUMBER, NC_ ("hand", "Torpedoes"), 1, 1000 },
  [ROW_SPEED] = { NUMBER, NC_ ("hand", "Speed, cm"), 100, 10000 },
  [ROW_RUN] = { NUMBER, NC_ ("hand", "Turns"), 1, 1000 },
  [ROW_RADIUS] = { NUMBER, NC_ ("hand", "Radius, cm"), 100, 10000 },
  [ROW_X] = { NUMBER, NC_ ("hand", "Across, cm"), 100, 10000 },
  [ROW_Y] = { NUMBER, NC_ ("hand", "Down, cm"), 100, 10000 },
  [ROW_HEADING] = { NUMBER, NC_ ("hand", "Heading, °"), 10, 359.9 },
  [ROW_MAP] = { LIST, NC_ ("hand", "Map"), 1, 0 },
};

/* @values: of a list, in its order. */
typedef struct {
  GtkWidget *label;
  GtkWidget *editor;
  GArray *values;
} RowWidgets;

struct _ForconHandForm {
  GtkWidget parent;

  GtkGrid *grid;
  RowWidgets rows[N_ROWS];

  /* Owned */
  ForconSession *session;

  ForconCommandKind kind;

  /* What the fields were filled for. */
  ForconShipId ship;
  ForconTableThing thing;
  guint position;

  /* Whether the fields are being filled from the session, not by a person. */
  gboolean filling;
};

enum { CHANGED, N_SIGNALS };

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ForconHandForm, forcon_hand_form, GTK_TYPE_WIDGET)

static gint64
get_list (ForconHandForm *self, Row row)
{
  guint place = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->rows[row].editor));

  return place < self->rows[row].values->len ? g_array_index (self->rows[row].values, gint64, place) : -1;
}

static gint64
get_number (ForconHandForm *self, Row row)
{
  double unit = row == ROW_NUMBER ? GPOINTER_TO_INT (g_object_get_data (G_OBJECT (self->rows[row].editor), "unit"))
                                  : row_rules[row].unit;

  return llround (gtk_spin_button_get_value (GTK_SPIN_BUTTON (self->rows[row].editor)) * unit);
}

static void
set_number (ForconHandForm *self, Row row, gint64 value)
{
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->rows[row].editor), (double) value / row_rules[row].unit);
}

/* Begins a list anew; what was chosen in it stays chosen if it is in the new one. */
static GtkStringList *
begin_list (ForconHandForm *self, Row row, gint64 *chosen)
{
  *chosen = get_list (self, row);
  g_array_set_size (self->rows[row].values, 0);
  return gtk_string_list_new (NULL);
}

/* Takes @text over. */
static void
add_to_list (ForconHandForm *self, Row row, GtkStringList *list, gint64 value, char *text)
{
  g_autofree char *label = forcon_look_capitalise (text);

  gtk_string_list_append (list, label);
  g_array_append_val (self->rows[row].values, value);
  g_free (text);
}

static void
end_list (ForconHandForm *self, Row row, GtkStringList *list, gint64 chosen)
{
  guint place = 0;

  for (guint i = 0; i < self->rows[row].values->len; i++)
    if (g_array_index (self->rows[row].values, gint64, i) == chosen)
      place = i;
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->rows[row].editor), G_LIST_MODEL (list));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->rows[row].editor), place);
  g_object_unref (list);
}

/* A list of all values from 0 of a closed list of the game. */
static void
fill_labels (ForconHandForm *self, Row row, gint n, const char *(*label) (gint value))
{
  gint64 chosen;
  GtkStringList *list = begin_list (self, row, &chosen);

  for (gint i = 0; i < n; i++)
    add_to_list (self, row, list, i, g_strdup (label (i)));
  end_list (self, row, list, chosen);
}

#define LABEL_FUNCTION(name, Type)                                                                                     \
  static const char *name##_text (gint value)                                                                          \
  {                                                                                                                    \
    return forcon_label_##name ((Type) value);                                                                         \
  }

LABEL_FUNCTION (level, ForconLevel)
LABEL_FUNCTION (object_kind, ForconObjectKind)
LABEL_FUNCTION (charge, ForconCharge)
LABEL_FUNCTION (critical_effect, ForconCriticalEffect)

static gboolean
has_critical (const ForconBattle *battle, ForconShipId ship)
{
  return !FORCON_ID_IS_NONE (ship) && forcon_ship_has_criticals (battle, ship);
}

/* What can be created, or removed: that which is chosen. */
static void
fill_things (ForconHandForm *self, const ForconBattle *battle)
{
  gboolean creates = self->kind == FORCON_COMMAND_CREATE;
  gboolean has_ship = !FORCON_ID_IS_NONE (self->ship);
  const gboolean offered[FORCON_N_THING] = {
    [FORCON_THING_SHIP] = has_ship,
    [FORCON_THING_OBJECT] = creates || !FORCON_ID_IS_NONE (self->thing.object),
    [FORCON_THING_SALVO] = creates || !FORCON_ID_IS_NONE (self->thing.salvo),
    [FORCON_THING_MINE] = creates || !FORCON_ID_IS_NONE (self->thing.mine),
    [FORCON_THING_CRITICAL] = creates ? has_ship : has_critical (battle, self->ship),
  };
  gint64 chosen;
  GtkStringList *list = begin_list (self, ROW_THING, &chosen);

  /* What was clicked last comes first. */
  for (guint i = FORCON_N_THING; !creates && i > 0; i--)
    if (offered[i - 1] && i - 1 != FORCON_THING_SHIP && i - 1 != FORCON_THING_CRITICAL)
      chosen = i - 1;
  for (guint i = 0; i < FORCON_N_THING; i++)
    if (offered[i])
      add_to_list (self, ROW_THING, list, i, g_strdup (forcon_label_thing ((ForconThing) i)));
  end_list (self, ROW_THING, list, chosen);
}

static gboolean
has_value (ForconHandForm *self, const ForconBattle *battle, ForconValue value)
{
  switch (forcon_value_owner (value))
    {
    case FORCON_VALUE_OF_SALVO:
      return !FORCON_ID_IS_NONE (self->thing.salvo);
    case FORCON_VALUE_OF_BATTLE:
      return battle->round > 0;
    case FORCON_VALUE_OF_CARD:
    case FORCON_VALUE_OF_SHIP:
    default:
      return !FORCON_ID_IS_NONE (self->ship);
    }
}

static void
fill_values (ForconHandForm *self, const ForconBattle *battle)
{
  gint64 chosen;
  GtkStringList *list = begin_list (self, ROW_VALUE, &chosen);

  /* The state of a ship before its card: hits are what is mostly wrong. */
  for (gint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < FORCON_N_VALUE; i++)
      if (has_value (self, battle, (ForconValue) i)
          && (forcon_value_owner ((ForconValue) i) == FORCON_VALUE_OF_CARD) == (pass == 1))
        add_to_list (self, ROW_VALUE, list, i, g_strdup (forcon_label_value ((ForconValue) i)));
  end_list (self, ROW_VALUE, list, chosen);
}

static void
fill_sides (ForconHandForm *self, const ForconBattle *battle)
{
  gint64 chosen;
  GtkStringList *list = begin_list (self, ROW_SIDE, &chosen);

  for (guint i = 1; i <= forcon_battle_n_sides (battle); i++)
    add_to_list (self, ROW_SIDE, list, i, g_strdup (forcon_name (forcon_battle_side (battle, (ForconSideId){ (guint16) i })->name)));
  end_list (self, ROW_SIDE, list, chosen);
}

/* The table, and the low orbit of each planet. */
static void
fill_maps (ForconHandForm *self, const ForconBattle *battle)
{
  gint64 chosen;
  GtkStringList *list = begin_list (self, ROW_MAP, &chosen);

  add_to_list (self, ROW_MAP, list, 0, g_strdup (_ ("the table")));
  for (guint i = 0; i < battle->objects->len; i++)
    {
      const ForconObject *object = &g_array_index (battle->objects, ForconObject, i);

      if (object->kind == FORCON_OBJECT_PLANET)
        /* Translators: a map; the number of the planet. */
        add_to_list (self, ROW_MAP, list, object->id.value, g_strdup_printf (_ ("low orbit of planet %u"), object->id.value));
    }
  end_list (self, ROW_MAP, list, chosen);
}

static void
fill_weapons (ForconHandForm *self, const ForconBattle *battle, guint32 mask)
{
  GtkWidget *box = self->rows[ROW_WEAPONS].editor;

  for (GtkWidget *child; (child = gtk_widget_get_first_child (box)) != NULL;)
    gtk_box_remove (GTK_BOX (box), child);
  for (guint i = 0; i < forcon_battle_n_weapons (battle, self->ship); i++)
    {
      GtkWidget *check = gtk_check_button_new_with_label (forcon_name (forcon_battle_weapon (battle, self->ship, i)->name));

      gtk_check_button_set_active (GTK_CHECK_BUTTON (check), (mask & (1u << i)) != 0);
      gtk_box_append (GTK_BOX (box), check);
    }
}

static guint32
get_weapons (ForconHandForm *self)
{
  guint32 mask = 0;
  guint place = 0;

  for (GtkWidget *check = gtk_widget_get_first_child (self->rows[ROW_WEAPONS].editor); check != NULL;
       check = gtk_widget_get_next_sibling (check), place++)
    if (gtk_check_button_get_active (GTK_CHECK_BUTTON (check)))
      mask |= 1u << place;
  return mask;
}

/* The row in which the number of a value is edited. */
static Row
row_of_value (ForconValue value)
{
  switch ((gint) forcon_value_type (value))
    {
    case FORCON_VALUE_TYPE_COUNT:
    case FORCON_VALUE_TYPE_LENGTH:
    case FORCON_VALUE_TYPE_ANGLE:
      return ROW_NUMBER;
    case FORCON_VALUE_TYPE_FLAG:
      return ROW_FLAG;
    case FORCON_VALUE_TYPE_WEAPONS:
      return ROW_WEAPONS;
    default:
      return ROW_WORD;
    }
}

static void
fill_words (ForconHandForm *self, const ForconBattle *battle, ForconValue value, ForconValueBounds bounds, gint64 now)
{
  gint64 chosen;
  GtkStringList *list = begin_list (self, ROW_WORD, &chosen);

  for (gint64 number = bounds.least; number <= bounds.most; number++)
    {
      char *text = forcon_wording_value (battle, self->ship, value, number);

      add_to_list (self, ROW_WORD, list, number, text);
    }
  end_list (self, ROW_WORD, list, now);
}

/* Shows the value as it stands now, to be changed. */
static void
fill_number (ForconHandForm *self, const ForconBattle *battle)
{
  ForconValue value = (ForconValue) get_list (self, ROW_VALUE);
  ForconValueType type;
  ForconValueBounds bounds;
  gint64 now;
  gint unit;

  if ((gint) value < 0)
    return;
  type = forcon_value_type (value);
  bounds = forcon_value_bounds (battle, self->ship, value);
  now = forcon_value_read (battle, self->ship, self->thing.salvo, value);
  unit = type == FORCON_VALUE_TYPE_LENGTH ? 100 : type == FORCON_VALUE_TYPE_ANGLE ? 10 : 1;
  switch ((gint) row_of_value (value))
    {
    case ROW_NUMBER:
      g_object_set_data (G_OBJECT (self->rows[ROW_NUMBER].editor), "unit", GINT_TO_POINTER (unit));
      gtk_spin_button_set_digits (GTK_SPIN_BUTTON (self->rows[ROW_NUMBER].editor), unit == 1 ? 0 : 1);
      gtk_spin_button_set_range (GTK_SPIN_BUTTON (self->rows[ROW_NUMBER].editor), (double) bounds.least / unit,
                                 (double) bounds.most / unit);
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->rows[ROW_NUMBER].editor), (double) now / unit);
      break;
    case ROW_FLAG:
      gtk_switch_set_active (GTK_SWITCH (self->rows[ROW_FLAG].editor), now != 0);
      break;
    case ROW_WEAPONS:
      fill_weapons (self, battle, (guint32) now);
      break;
    default:
      fill_words (self, battle, value, bounds, now);
    }
}

/* Where the chosen thing lies now. */
static void
fill_place (ForconHandForm *self, const ForconBattle *battle)
{
  const ForconSalvo *salvo = forcon_battle_salvo (battle, self->thing.salvo);
  const ForconMine *mine = forcon_battle_mine (battle, self->thing.mine);
  const ForconObject *object = forcon_battle_object (battle, self->thing.object);
  const ForconShip *ship = forcon_battle_ship (battle, self->ship);
  ForconPoint place = { battle->size.x / 2, battle->size.y / 2 };

  if (salvo != NULL)
    place = salvo->position;
  else if (mine != NULL)
    place = mine->position;
  else if (object != NULL)
    place = object->centre;
  else if (ship != NULL)
    place = ship->position;
  set_number (self, ROW_X, place.x);
  set_number (self, ROW_Y, place.y);
  set_number (self, ROW_HEADING, salvo != NULL ? salvo->heading : ship != NULL ? ship->heading : 0);
  set_number (self, ROW_RADIUS, object != NULL ? object->radius : 0);
}

static guint32
rows_of_creation (ForconThing thing)
{
  static const guint32 rows[FORCON_N_THING] = {
    [FORCON_THING_SHIP] = BIT (ROW_TEXT) | BIT (ROW_SIDE) | PLACE_ROWS | BIT (ROW_HEADING),
    [FORCON_THING_OBJECT] = BIT (ROW_KIND) | BIT (ROW_RADIUS) | BIT (ROW_X) | BIT (ROW_Y),
    [FORCON_THING_SALVO] = BIT (ROW_SIDE) | BIT (ROW_COUNT) | BIT (ROW_SPEED) | BIT (ROW_RUN) | PLACE_ROWS | BIT (ROW_HEADING),
    [FORCON_THING_MINE] = BIT (ROW_SIDE) | BIT (ROW_CHARGE) | BIT (ROW_X) | BIT (ROW_Y),
    [FORCON_THING_CRITICAL] = BIT (ROW_EFFECT),
  };

  return (gint) thing < 0 ? 0 : rows[thing];
}

static guint32
rows_of_placing (ForconHandForm *self)
{
  if (!FORCON_ID_IS_NONE (self->thing.mine))
    return BIT (ROW_X) | BIT (ROW_Y);
  if (!FORCON_ID_IS_NONE (self->thing.object))
    return BIT (ROW_X) | BIT (ROW_Y) | BIT (ROW_RADIUS);
  return PLACE_ROWS | BIT (ROW_HEADING);
}

static guint32
shown_rows (ForconHandForm *self)
{
  ForconThing thing = (ForconThing) get_list (self, ROW_THING);

  switch ((gint) self->kind)
    {
    case FORCON_COMMAND_SET:
      return (gint) get_list (self, ROW_VALUE) < 0
                 ? 0
                 : BIT (ROW_VALUE) | BIT (row_of_value ((ForconValue) get_list (self, ROW_VALUE)));
    case FORCON_COMMAND_PLACE:
      return rows_of_placing (self);
    case FORCON_COMMAND_CREATE:
      return BIT (ROW_THING) | rows_of_creation (thing);
    case FORCON_COMMAND_REMOVE:
      return BIT (ROW_THING) | (thing == FORCON_THING_CRITICAL ? BIT (ROW_EFFECT) : 0);
    case FORCON_COMMAND_REVEAL:
      return BIT (ROW_SIDE) | BIT (ROW_LEVEL);
    default:
      return BIT (ROW_TEXT);
    }
}

static void
show_rows (ForconHandForm *self)
{
  guint32 shown = shown_rows (self);

  for (Row row = 0; row < N_ROWS; row++)
    {
      gtk_widget_set_visible (self->rows[row].label, (shown & BIT (row)) != 0);
      gtk_widget_set_visible (self->rows[row].editor, (shown & BIT (row)) != 0);
    }
}

static void
on_changed (ForconHandForm *self)
{
  if (self->filling || self->session == NULL)
    return;
  show_rows (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
on_value (ForconHandForm *self)
{
  if (self->filling || self->session == NULL)
    return;
  self->filling = TRUE;
  fill_number (self, forcon_session_battle (self->session));
  self->filling = FALSE;
  on_changed (self);
}

static void
fill (ForconHandForm *self, const ForconBattle *battle)
{
  self->filling = TRUE;
  fill_things (self, battle);
  fill_values (self, battle);
  fill_sides (self, battle);
  fill_maps (self, battle);
  fill_number (self, battle);
  fill_place (self, battle);
  self->filling = FALSE;
}

static gboolean
is_filled_for (ForconHandForm *self, const ForconDraft *draft)
{
  return FORCON_ID_EQUAL (draft->ship, self->ship) && FORCON_ID_EQUAL (draft->thing.salvo, self->thing.salvo)
         && FORCON_ID_EQUAL (draft->thing.mine, self->thing.mine)
         && FORCON_ID_EQUAL (draft->thing.object, self->thing.object)
         && self->position == forcon_session_n_entries (self->session);
}

/**
 * forcon_hand_form_refresh:
 * @self: a form
 *
 * Fills the fields anew where something else is chosen or the battle has gone on; what is typed stays otherwise.
 */
void
forcon_hand_form_refresh (ForconHandForm *self)
{
  const ForconDraft *draft = forcon_session_draft (self->session);

  if (!forcon_session_commands (self->session))
    return;
  if (draft->placed)
    {
      self->filling = TRUE;
      set_number (self, ROW_X, draft->place.x);
      set_number (self, ROW_Y, draft->place.y);
      self->filling = FALSE;
    }
  if (is_filled_for (self, draft))
    return;
  self->ship = draft->ship;
  self->thing = draft->thing;
  self->position = forcon_session_n_entries (self->session);
  fill (self, forcon_session_battle (self->session));
  show_rows (self);
}

/**
 * forcon_hand_form_set_kind:
 * @self: a form
 * @kind: a command of the master's hand
 */
void
forcon_hand_form_set_kind (ForconHandForm *self, ForconCommandKind kind)
{
  g_return_if_fail (FORCON_IS_HAND_FORM (self));
  self->kind = kind;
  if (self->session == NULL || !forcon_session_commands (self->session))
    return;
  fill (self, forcon_session_battle (self->session));
  show_rows (self);
}

static gint64
number_of (ForconHandForm *self, ForconValue value)
{
  switch ((gint) row_of_value (value))
    {
    case ROW_NUMBER:
      return get_number (self, ROW_NUMBER);
    case ROW_FLAG:
      return gtk_switch_get_active (GTK_SWITCH (self->rows[ROW_FLAG].editor));
    case ROW_WEAPONS:
      return get_weapons (self);
    default:
      return get_list (self, ROW_WORD);
    }
}

/* A word by which files can name a new ship. */
static const char *
free_word (const ForconBattle *battle)
{
  for (guint number = battle->n_ships + 1;; number++)
    {
      g_autofree char *word = g_strdup_printf ("ship-%u", number);

      if (FORCON_ID_IS_NONE (forcon_battle_find_ship (battle, word)))
        return g_intern_string (word);
    }
}

static void
add_place (ForconHandForm *self, ForconCommand *command)
{
  command->place = (ForconPoint){ (ForconLength) get_number (self, ROW_X), (ForconLength) get_number (self, ROW_Y) };
  command->planet = (ForconObjectId){ (guint32) MAX (get_list (self, ROW_MAP), 0) };
  command->by_heading = TRUE;
  command->heading = (ForconAngle) get_number (self, ROW_HEADING);
  command->radius = (ForconLength) get_number (self, ROW_RADIUS);
}

static void
add_creation (ForconHandForm *self, ForconCommand *command)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->rows[ROW_TEXT].editor));

  add_place (self, command);
  command->side = (ForconSideId){ (guint16) MAX (get_list (self, ROW_SIDE), 0) };
  command->object_kind = (ForconObjectKind) get_list (self, ROW_KIND);
  command->mine_card = (ForconMineCard){ .charge = (ForconCharge) get_list (self, ROW_CHARGE) };
  command->count = (gint) get_number (self, ROW_COUNT);
  command->run = (gint) get_number (self, ROW_RUN);
  command->speed = (ForconLength) get_number (self, ROW_SPEED);
  command->name = *text == '\0' ? NULL : g_intern_string (text);
  if (command->thing == FORCON_THING_SHIP)
    command->word = free_word (forcon_session_battle (self->session));
}

/* Which of the things that can be chosen is meant; a ship only where nothing else is. */
static void
add_subject (ForconHandForm *self, ForconCommand *command)
{
  gboolean of_ship = FORCON_ID_IS_NONE (self->thing.salvo) && FORCON_ID_IS_NONE (self->thing.mine)
                     && FORCON_ID_IS_NONE (self->thing.object);

  command->salvo = self->thing.salvo;
  command->mine = self->thing.mine;
  command->object = self->thing.object;
  if (of_ship || command->kind != FORCON_COMMAND_PLACE)
    command->ship = self->ship;
  if (!of_ship && command->kind == FORCON_COMMAND_PLACE)
    command->thing = !FORCON_ID_IS_NONE (self->thing.salvo)  ? FORCON_THING_SALVO
                     : !FORCON_ID_IS_NONE (self->thing.mine) ? FORCON_THING_MINE
                                                             : FORCON_THING_OBJECT;
}

/**
 * forcon_hand_form_command:
 * @self: a form
 *
 * Returns: the command that the fields say, still without a reason
 */
ForconCommand
forcon_hand_form_command (ForconHandForm *self)
{
  ForconCommand command = { .kind = self->kind };

  if (self->kind != FORCON_COMMAND_NOTE)
    add_subject (self, &command);
  if (self->kind == FORCON_COMMAND_CREATE || self->kind == FORCON_COMMAND_REMOVE)
    command.thing = (ForconThing) MAX (get_list (self, ROW_THING), 0);
  if (self->kind == FORCON_COMMAND_CREATE)
    add_creation (self, &command);
  else if (self->kind == FORCON_COMMAND_PLACE)
    add_place (self, &command);
  command.effect = (ForconCriticalEffect) get_list (self, ROW_EFFECT);
  if (self->kind == FORCON_COMMAND_SET && (gint) get_list (self, ROW_VALUE) >= 0)
    {
      command.value = (ForconValue) get_list (self, ROW_VALUE);
      command.number = number_of (self, command.value);
    }
  if (self->kind == FORCON_COMMAND_REVEAL)
    {
      command.side = (ForconSideId){ (guint16) MAX (get_list (self, ROW_SIDE), 0) };
      command.level = (ForconLevel) get_list (self, ROW_LEVEL);
    }
  if (self->kind == FORCON_COMMAND_NOTE)
    command.name = g_intern_string (gtk_editable_get_text (GTK_EDITABLE (self->rows[ROW_TEXT].editor)));
  return command;
}

/**
 * forcon_hand_form_set_session:
 * @self: a form
 * @session: the session; once
 */
void
forcon_hand_form_set_session (ForconHandForm *self, ForconSession *session)
{
  g_return_if_fail (FORCON_IS_HAND_FORM (self) && self->session == NULL);
  self->session = g_object_ref (session);
}

static GtkWidget *
editor_new (ForconHandForm *self, Row row)
{
  const RowRule *rule = &row_rules[row];
  GtkWidget *editor;

  switch (rule->type)
    {
    case LIST:
      editor = gtk_drop_down_new (NULL, NULL);
      g_signal_connect_object (editor, "notify::selected", G_CALLBACK (row == ROW_VALUE ? on_value : on_changed), self,
                               G_CONNECT_SWAPPED);
      return editor;
    case NUMBER:
      editor = gtk_spin_button_new_with_range (0, rule->most, 1);
      gtk_spin_button_set_digits (GTK_SPIN_BUTTON (editor), rule->unit == 1 ? 0 : rule->unit == 10 ? 1 : 2);
      g_signal_connect_object (editor, "value-changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
      return editor;
    case FLAG:
      editor = gtk_switch_new ();
      gtk_widget_set_halign (editor, GTK_ALIGN_START);
      g_signal_connect_object (editor, "notify::active", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
      return editor;
    case TEXT:
      editor = gtk_entry_new ();
      g_signal_connect_object (editor, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
      return editor;
    case CHECKS:
    default:
      return gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
    }
}

static void
build_row (ForconHandForm *self, Row row)
{
  const char *text = g_dpgettext2 (GETTEXT_PACKAGE, "hand", row_rules[row].label);
  GtkWidget *label = gtk_label_new (text);
  GtkWidget *editor = editor_new (self, row);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (editor, row_rules[row].type != FLAG);
  gtk_accessible_update_property (GTK_ACCESSIBLE (editor), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_grid_attach (self->grid, label, 0, (gint) row, 1, 1);
  gtk_grid_attach (self->grid, editor, 1, (gint) row, 1, 1);
  self->rows[row] = (RowWidgets){ label, editor, g_array_new (FALSE, FALSE, sizeof (gint64)) };
}

static void
forcon_hand_form_dispose (GObject *object)
{
  ForconHandForm *self = FORCON_HAND_FORM (object);
  GtkWidget *grid = GTK_WIDGET (self->grid);

  self->filling = TRUE;
  self->grid = NULL;
  g_clear_pointer (&grid, gtk_widget_unparent);
  g_clear_object (&self->session);
  for (Row row = 0; row < N_ROWS; row++)
    g_clear_pointer (&self->rows[row].values, g_array_unref);
  G_OBJECT_CLASS (forcon_hand_form_parent_class)->dispose (object);
}

static void
forcon_hand_form_class_init (ForconHandFormClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = forcon_hand_form_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
forcon_hand_form_init (ForconHandForm *self)
{
  self->kind = FORCON_COMMAND_SET;
  self->position = G_MAXUINT;
  self->filling = TRUE;
  self->grid = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_column_spacing (self->grid, 10);
  gtk_grid_set_row_spacing (self->grid, 4);
  gtk_widget_set_parent (GTK_WIDGET (self->grid), GTK_WIDGET (self));
  for (Row row = 0; row < N_ROWS; row++)
    build_row (self, row);
  fill_labels (self, ROW_LEVEL, FORCON_N_LEVEL, level_text);
  fill_labels (self, ROW_KIND, FORCON_N_OBJECT, object_kind_text);
  fill_labels (self, ROW_CHARGE, FORCON_N_CHARGE, charge_text);
  fill_labels (self, ROW_EFFECT, FORCON_N_CRITICAL, critical_effect_text);
  set_number (self, ROW_COUNT, 4);
  set_number (self, ROW_SPEED, FORCON_CM (20));
  set_number (self, ROW_RUN, 2);
  self->filling = FALSE;
}
