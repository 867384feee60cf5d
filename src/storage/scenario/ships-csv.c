/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/scenario/ships-csv.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "base/text.h"
#include "campaign/editing/edit-list.h"
#include "storage/files/file-error.h"
#include "storage/scenario/csv-rows.h"

#define CELL_MAX 10000

#define WEAPONS "weapons"

/* Columns of the table, besides properties of ships by their own names. */
static const char *const own_columns[] = { "admiral", "formation", "ship", "name", "flagship" };

/* A property of a ship that has a column of its own under another name. */
static gboolean
is_own (const char *property)
{
  return g_str_equal (property, "id") || g_str_equal (property, "name") || g_str_equal (property, "admiral")
         || g_str_equal (property, "formation");
}

/* Writing */

/* Names of weapons as people read them. */
static char *
with_blanks (const char *weapons)
{
  g_auto (GStrv) parts = g_strsplit (weapons, "%20", -1);

  return g_strjoinv (" ", parts);
}

static void
put_ship (GString *table, const ForconCampaign *campaign, guint place)
{
  const ForconRecordShape *shape = forcon_entity_shape (FORCON_ENTITY_SHIP);
  static const char *const first[] = { "admiral", "formation", "id", "name" };
  const ForconFormation *formation;
  ForconEntityRecord record;

  forcon_entity_get (campaign, FORCON_ENTITY_SHIP, place, &record);
  formation = forcon_battle_formation (campaign->fleet, record.SHIP.formation);
  for (gsize i = 0; i < G_N_ELEMENTS (first); i++)
    {
      g_autofree char *text = forcon_entity_format (campaign, forcon_record_find (shape, first[i]), &record);

      forcon_csv_put (table, i == 0, text);
    }
  forcon_csv_put (table, FALSE, formation != NULL && formation->flagship.value == place ? "yes" : "");
  for (guint i = 0; i < shape->n_fields; i++)
    {
      g_autofree char *text = forcon_entity_format (campaign, &shape->fields[i], &record);
      g_autofree char *plain = g_str_equal (shape->fields[i].name, WEAPONS) ? with_blanks (text) : g_strdup (text);

      if (!is_own (shape->fields[i].name))
        forcon_csv_put (table, FALSE, plain);
    }
  g_string_append (table, "\n");
}

char *
forcon_ships_to_csv (const ForconCampaign *campaign)
{
  const ForconRecordShape *shape = forcon_entity_shape (FORCON_ENTITY_SHIP);
  GString *table = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (own_columns); i++)
    forcon_csv_put (table, i == 0, own_columns[i]);
  for (guint i = 0; i < shape->n_fields; i++)
    if (!is_own (shape->fields[i].name))
      forcon_csv_put (table, FALSE, shape->fields[i].name);
  g_string_append (table, "\n");
  for (guint place = 1; place <= forcon_entity_count (campaign, FORCON_ENTITY_SHIP); place++)
    put_ship (table, campaign, place);
  return g_string_free (table, FALSE);
}

/* Reading */

/*
 * What a row is about: @cells: what it says; @which: what it calls the ship; @ship: its place, 0 of a new one;
 * @formation: (nullable): the key of the formation in which it is to be
 */
typedef struct {
  guint line;
  const GPtrArray *cells;
  const char *which;
  guint ship;
  char *formation;
} Row;

/*
 * @columns: what its names say; @rows: (element-type Row): the others; @edits, @lines: what came of them so far;
 * @made: by name of a formation that a row makes, the place of its admiral; @flagships: by key of a formation, the line
 * that names its flagship; @wanted: names that rows give; @present: by name that a ship has until its row gives it
 * another, the number of the row
 */
typedef struct {
  const ForconCampaign *campaign;
  const ForconRules *rules;
  const char *path;
  const GPtrArray *columns;
  GArray *rows;
  GString *edits;
  GArray *lines;
  GHashTable *made;
  GHashTable *flagships;
  GHashTable *wanted;
  GHashTable *present;
  guint line;
  GError **error;
} Table;

static gboolean fail (const Table *table, const char *expected, const char *format, ...) G_GNUC_PRINTF (3, 4);

static gboolean
fail (const Table *table, const char *expected, const char *format, ...)
{
  va_list arguments;
  g_autofree char *what = NULL;
  g_autofree char *shown = NULL;

  va_start (arguments, format);
  what = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  shown = forcon_file_error_quote (what, FORCON_FILE_ERROR_MAX);
  forcon_file_error_set (table->error, FORCON_FILE_ERROR_DAMAGED, table->path, (gint) table->line, shown, expected);
  return FALSE;
}

/* Returns: (nullable): what a column says of the ship; %NULL where that is nothing */
static const char *
cell_of (const Table *table, const Row *row, const char *column)
{
  for (guint i = 0; i < MIN (row->cells->len, table->columns->len); i++)
    if (g_str_equal (g_ptr_array_index (table->columns, i), column)
        && *(char *) g_ptr_array_index (row->cells, i) != '\0')
      return g_ptr_array_index (row->cells, i);
  return NULL;
}

static gboolean
read_columns (Table *table, const GPtrArray *row)
{
  const ForconRecordShape *shape = forcon_entity_shape (FORCON_ENTITY_SHIP);
  g_autoptr (GString) known = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (own_columns); i++)
    g_string_append_printf (known, "%s%s", i == 0 ? "" : ", ", own_columns[i]);
  for (guint i = 0; i < shape->n_fields; i++)
    if (!is_own (shape->fields[i].name))
      g_string_append_printf (known, ", %s", shape->fields[i].name);
  table->columns = row;
  for (guint i = 0; i < row->len; i++)
    {
      const char *name = g_ptr_array_index (row, i);
      gboolean own = FALSE;

      for (gsize k = 0; k < G_N_ELEMENTS (own_columns); k++)
        own = own || g_str_equal (own_columns[k], name);
      if (!own && (is_own (name) || forcon_record_find (shape, name) == NULL))
        return fail (table, known->str, _ ("there is no column \"%s\""), name);
      for (guint k = 0; k < i; k++)
        if (g_str_equal (g_ptr_array_index (row, k), name))
          return fail (table, _ ("each column once"), _ ("the column \"%s\" is there twice"), name);
    }
  for (guint i = 0; i < row->len; i++)
    if (g_str_equal (g_ptr_array_index (row, i), "ship") || g_str_equal (g_ptr_array_index (row, i), "name"))
      return TRUE;
  return fail (table, _ ("a column \"ship\" or \"name\""), _ ("the first line does not say which ships these are"));
}

/* What a value of a field looks like, for an error. */
static char *
expected_of (const ForconRecordField *field)
{
  if (field->type->kind == FORCON_FIELD_FLAG)
    return g_strdup (_ ("\"yes\" or \"no\""));
  if (field->type->kind == FORCON_FIELD_WORD)
    return g_strdup_printf (_ ("one of the words that files have for \"%s\""), field->name);
  if (g_str_equal (field->name, WEAPONS))
    return g_strdup (_ ("weapons as this program writes them into such a table"));
  return g_strdup (field->type->kind == FORCON_FIELD_TEXT ? _ ("a text") : _ ("a number"));
}

/* Weapons are compared as the program writes them. */
static void
settle_weapons (ForconEntityRecord *record)
{
  g_autoptr (GArray) weapons = g_array_new (FALSE, TRUE, sizeof (ForconWeapon));
  g_autofree char *text = NULL;

  g_array_set_clear_func (weapons, (GDestroyNotify) forcon_weapon_clear);
  if (!forcon_entity_weapons_from_text (record->SHIP.weapons, weapons))
    return;
  text = forcon_entity_weapons_to_text (weapons);
  record->SHIP.weapons = *text == '\0' ? NULL : g_intern_string (text);
}

static gboolean
read_values (const Table *table, const Row *row, ForconEntityRecord *record)
{
  const ForconRecordShape *shape = forcon_entity_shape (FORCON_ENTITY_SHIP);

  for (guint i = 0; i < shape->n_fields; i++)
    {
      const ForconRecordField *field = &shape->fields[i];
      const char *column = g_str_equal (field->name, "id") ? "ship" : field->name;
      const char *cell = cell_of (table, row, column);

      /* A ship that is there keeps its id, by whatever it is called here. */
      if (cell == NULL || g_str_equal (column, "admiral") || g_str_equal (column, "formation")
          || (row->ship != 0 && g_str_equal (column, "ship")))
        continue;
      if (strlen (cell) > CELL_MAX || forcon_text_find_unsafe (cell) != NULL
          || !forcon_entity_parse (table->campaign, field, cell, record))
        {
          g_autofree char *expected = expected_of (field);

          return fail (table, expected, _ ("%1$s is \"%2$s\""), column, cell);
        }
      if (g_str_equal (column, WEAPONS))
        settle_weapons (record);
    }
  return TRUE;
}

static void
note_edit (Table *table)
{
  g_array_append_val (table->lines, table->line);
}

/* Where ships are and go */

/* Returns: the place of the admiral of a formation that is there, or that a row has made; 0 where there is none */
static guint
admiral_of (const Table *table, const char *formation)
{
  guint place = forcon_entity_find_named (table->campaign, FORCON_ENTITY_FORMATION, formation);
  ForconEntityRecord record;

  if (place == 0)
    return GPOINTER_TO_UINT (g_hash_table_lookup (table->made, formation));
  forcon_entity_get (table->campaign, FORCON_ENTITY_FORMATION, place, &record);
  return record.FORMATION.admiral.value;
}

static void
make_formation (Table *table, const char *name, guint admiral)
{
  g_autofree char *key = forcon_entity_key (table->campaign, FORCON_ENTITY_ADMIRAL, admiral);

  forcon_edits_add (table->edits, FORCON_ENTITY_FORMATION, "name=%s\nadmiral=%s", name, key);
  note_edit (table);
  g_hash_table_insert (table->made, g_strdup (name), GUINT_TO_POINTER (admiral));
}

/* Finds the formation of a row. One that nobody knows yet is made, where the row says whose it is. */
static gboolean
find_formation (Table *table, Row *row, guint *admiral)
{
  const char *formation = cell_of (table, row, "formation");
  const char *whose = cell_of (table, row, "admiral");
  guint place = formation == NULL ? 0
                                  : forcon_entity_find_named (table->campaign, FORCON_ENTITY_FORMATION, formation);
  guint its;

  *admiral = whose == NULL ? 0 : forcon_entity_find_named (table->campaign, FORCON_ENTITY_ADMIRAL, whose);
  if (whose != NULL && *admiral == 0)
    return fail (table, _ ("the id of an admiral"), _ ("%1$s is \"%2$s\""), "admiral", whose);
  if (formation == NULL)
    return TRUE;
  its = admiral_of (table, formation);
  if (its == 0 && *admiral == 0)
    return fail (table, _ ("an admiral beside it"), _ ("there is no formation \"%s\" yet"), formation);
  if (its == 0 && forcon_text_find_unsafe (formation) != NULL)
    return fail (table, _ ("a text"), _ ("%1$s is \"%2$s\""), "formation", formation);
  if (its == 0)
    make_formation (table, formation, *admiral);
  else if (*admiral != 0 && *admiral != its)
    {
      g_autofree char *key = forcon_entity_key (table->campaign, FORCON_ENTITY_ADMIRAL, its);
      g_autofree char *expected = g_strdup_printf (_ ("\"%1$s\", of whom the formation \"%2$s\" is"), key, formation);

      return fail (table, expected, _ ("%1$s is \"%2$s\""), "admiral", whose);
    }
  row->formation = place == 0 ? g_strdup (formation)
                              : forcon_entity_key (table->campaign, FORCON_ENTITY_FORMATION, place);
  return TRUE;
}

/* Names */

/* Notes the name that a row gives, and which one it gives up for that. */
static void
note_name (Table *table, const Row *row)
{
  const char *name = cell_of (table, row, "name");
  ForconEntityRecord record;

  if (name == NULL)
    return;
  g_hash_table_add (table->wanted, (gpointer) name);
  if (forcon_entity_get (table->campaign, FORCON_ENTITY_SHIP, row->ship, &record) && record.SHIP.name != NULL
      && !g_str_equal (record.SHIP.name, name))
    g_hash_table_insert (table->present, g_strdup (record.SHIP.name), GUINT_TO_POINTER (table->rows->len));
}

/* Whether another ship has the name, or gets it. */
static gboolean
is_taken (const Table *table, const char *name)
{
  return g_hash_table_contains (table->wanted, name)
         || forcon_entity_find_named (table->campaign, FORCON_ENTITY_SHIP, name) != 0;
}

/* Where a ship whose row comes later has the name of this one until then, it gives it up now, for one in between. */
static void
free_name (Table *table, const Row *row)
{
  const char *name = cell_of (table, row, "name");
  gpointer number = NULL;
  const Row *later;
  g_autofree char *key = NULL, *between = NULL;

  if (name == NULL || !g_hash_table_lookup_extended (table->present, name, NULL, &number))
    return;
  later = &g_array_index (table->rows, Row, GPOINTER_TO_UINT (number));
  if (later->line <= row->line)
    return;
  key = forcon_entity_key (table->campaign, FORCON_ENTITY_SHIP, later->ship);
  between = g_strdup (key);
  for (guint n = 2; is_taken (table, between); n++)
    {
      g_free (between);
      between = g_strdup_printf ("%s %u", key, n);
    }
  forcon_edits_change (table->edits, FORCON_ENTITY_SHIP, key, "name=%s", between);
  note_edit (table);
}

/* Ships */

/* A ship of the same class, which a new one is like in all that its line does not say. Returns: its place, or 0 */
static guint
pattern_for (const Table *table, const char *class_name)
{
  for (guint place = 1; place <= forcon_entity_count (table->campaign, FORCON_ENTITY_SHIP) && class_name != NULL;
       place++)
    {
      ForconEntityRecord record;

      forcon_entity_get (table->campaign, FORCON_ENTITY_SHIP, place, &record);
      if (g_strcmp0 (record.SHIP.class_name, class_name) == 0)
        return place;
    }
  return 0;
}

/* What "like" gives a new ship: its word, its name and its place in succession are its own. */
static void
take_pattern (const Table *table, guint place, ForconEntityRecord *record)
{
  static const char *const own[] = { "id", "name", "succession" };
  const ForconRecordShape *shape = forcon_entity_shape (FORCON_ENTITY_SHIP);

  forcon_entity_get (table->campaign, FORCON_ENTITY_SHIP, place, record);
  for (gsize i = 0; i < G_N_ELEMENTS (own); i++)
    forcon_record_clear (record, forcon_record_find (shape, own[i]));
}

static gboolean
add_ship (Table *table, const Row *row, guint admiral)
{
  guint place = cell_of (table, row, WEAPONS) == NULL ? pattern_for (table, cell_of (table, row, "class")) : 0;
  g_autofree char *whose = admiral == 0 ? NULL : forcon_entity_key (table->campaign, FORCON_ENTITY_ADMIRAL, admiral);
  ForconEntityRecord record, pattern = { 0 };
  g_autofree char *like = NULL, *values = NULL;

  if (place != 0)
    {
      like = forcon_entity_key (table->campaign, FORCON_ENTITY_SHIP, place);
      take_pattern (table, place, &pattern);
    }
  record = pattern;
  if (!read_values (table, row, &record))
    return FALSE;
  if (place == 0 && record.SHIP.hits == 0)
    return fail (table, _ ("the class of a ship that is there, or hits"), _ ("there is no ship \"%s\" yet"),
                 row->which);
  values = forcon_entity_write (table->campaign, FORCON_ENTITY_SHIP, &record, place != 0 ? &pattern : NULL);
  free_name (table, row);
  forcon_edits_add (table->edits, FORCON_ENTITY_SHIP, "%s%s%s%s%s%s", like == NULL ? "" : "like=",
                    like == NULL ? "" : like, like == NULL ? "" : "\n", values,
                    row->formation != NULL ? "\nformation="
                    : whose != NULL        ? "\nadmiral="
                                           : "",
                    row->formation != NULL ? row->formation
                    : whose != NULL        ? whose
                                           : "");
  note_edit (table);
  return TRUE;
}

/* What a ship has to be told to be where its row says; nothing where it is there. Who goes to another admiral alone
 * waits for a formation. Returns: (transfer full) */
static char *
move_of (const Table *table, const Row *row, const ForconEntity_SHIP *ship, guint admiral)
{
  const char *formation = forcon_battle_formation_id (table->campaign->fleet, ship->formation);
  g_autofree char *whose = admiral == 0 ? NULL : forcon_entity_key (table->campaign, FORCON_ENTITY_ADMIRAL, admiral);

  if (row->formation != NULL)
    return g_strcmp0 (row->formation, formation) == 0 ? g_strdup ("")
                                                      : g_strdup_printf ("formation=%s", row->formation);
  if (whose != NULL && admiral != ship->admiral.value)
    return g_strdup_printf ("formation=\nadmiral=%s", whose);
  return g_strdup ("");
}

static gboolean
change_ship (Table *table, const Row *row, guint admiral)
{
  g_autofree char *key = forcon_entity_key (table->campaign, FORCON_ENTITY_SHIP, row->ship);
  ForconEntityRecord before, after;
  g_autofree char *values = NULL, *move = NULL;

  forcon_entity_get (table->campaign, FORCON_ENTITY_SHIP, row->ship, &before);
  after = before;
  if (!read_values (table, row, &after))
    return FALSE;
  values = forcon_entity_write (table->campaign, FORCON_ENTITY_SHIP, &after, &before);
  move = move_of (table, row, &before.SHIP, admiral);
  if (*values == '\0' && *move == '\0')
    return TRUE;
  free_name (table, row);
  forcon_edits_change (table->edits, FORCON_ENTITY_SHIP, key, "%s%s%s", values,
                       *values == '\0' || *move == '\0' ? "" : "\n", move);
  note_edit (table);
  return TRUE;
}

/* Of a formation that the row does not name: that in which the ship is. */
static void
stay (const Table *table, Row *row, guint admiral)
{
  ForconEntityRecord record;

  if (row->formation != NULL || row->ship == 0)
    return;
  forcon_entity_get (table->campaign, FORCON_ENTITY_SHIP, row->ship, &record);
  if (!FORCON_ID_IS_NONE (record.SHIP.formation) && (admiral == 0 || admiral == record.SHIP.admiral.value))
    row->formation = g_strdup (forcon_battle_formation_id (table->campaign->fleet, record.SHIP.formation));
}

static gboolean
note_flagship (Table *table, const Row *row)
{
  const char *flagship = cell_of (table, row, "flagship");
  guint line;

  if (flagship == NULL || g_str_equal (flagship, "no"))
    return TRUE;
  if (!g_str_equal (flagship, "yes"))
    return fail (table, _ ("\"yes\" or \"no\""), _ ("%1$s is \"%2$s\""), "flagship", flagship);
  if (row->formation == NULL)
    return fail (table, _ ("a formation beside it"), _ ("%1$s is \"%2$s\""), "flagship", flagship);
  line = GPOINTER_TO_UINT (g_hash_table_lookup (table->flagships, row->formation));
  if (line != 0)
    return fail (table, _ ("one flagship"), _ ("line %1$u names the flagship of \"%2$s\" already"), line,
                 row->formation);
  g_hash_table_insert (table->flagships, g_strdup (row->formation), GUINT_TO_POINTER (table->line));
  return TRUE;
}

/* Returns: whether a ship leads a formation after the edits so far */
static gboolean
leads (const ForconCampaign *after, const Row *row)
{
  guint formation = forcon_entity_find_named (after, FORCON_ENTITY_FORMATION, row->formation);
  guint ship = row->ship != 0 ? row->ship : forcon_entity_find_named (after, FORCON_ENTITY_SHIP, row->which);
  ForconEntityRecord record;

  return forcon_entity_get (after, FORCON_ENTITY_FORMATION, formation, &record)
         && record.FORMATION.flagship.value == ship;
}

/* Who is flagship is said when all ships are where they belong: some are without a word. */
static void
name_flagships (Table *table)
{
  g_autoptr (ForconCampaign) after = NULL;
  guint refused = 0;

  /* Edits that are refused are for the caller, who tries all of them. */
  forcon_edits_try (table->campaign, table->rules, table->edits->str, &refused, &after);
  for (guint i = 0; i < table->rows->len; i++)
    {
      const Row *row = &g_array_index (table->rows, Row, i);
      const char *cell = cell_of (table, row, "flagship");
      gboolean yes = g_strcmp0 (cell, "yes") == 0;
      g_autofree char *key = row->ship == 0
                                 ? g_strdup (row->which)
                                 : forcon_entity_key (table->campaign, FORCON_ENTITY_SHIP, row->ship);

      if (cell == NULL || row->formation == NULL || leads (after, row) == yes
          || (!yes && g_hash_table_contains (table->flagships, row->formation)))
        continue;
      table->line = row->line;
      forcon_edits_change (table->edits, FORCON_ENTITY_FORMATION, row->formation, "flagship=%s", yes ? key : "");
      note_edit (table);
    }
}

static gboolean
take_row (Table *table, Row *row)
{
  guint admiral = 0;

  table->line = row->line;
  if (!find_formation (table, row, &admiral)
      || !(row->ship == 0 ? add_ship (table, row, admiral) : change_ship (table, row, admiral)))
    return FALSE;
  stay (table, row, admiral);
  return note_flagship (table, row);
}

static void
clear_row (gpointer row)
{
  g_free (((Row *) row)->formation);
}

/* Finds the ship of each row. */
static gboolean
find_ships (Table *table, const GArray *texts)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 1; i < texts->len; i++)
    {
      const ForconCsvRow *text = &g_array_index (texts, ForconCsvRow, i);
      Row row = { .line = text->line, .cells = text->cells };
      const char *word = cell_of (table, &row, "ship");
      g_autofree char *key = NULL;
      guint line;

      table->line = row.line;
      if (text->cells->len > table->columns->len)
        return fail (table, _ ("as many cells as the first line has names"), _ ("there are %u cells"),
                     text->cells->len);
      row.which = word != NULL ? word : cell_of (table, &row, "name");
      if (row.which == NULL)
        return fail (table, _ ("the id of a ship, or a name"), _ ("the line does not say which ship it is"));
      row.ship = forcon_entity_find_named (table->campaign, FORCON_ENTITY_SHIP, row.which);
      key = row.ship == 0 ? g_strdup (row.which) : forcon_entity_key (table->campaign, FORCON_ENTITY_SHIP, row.ship);
      line = GPOINTER_TO_UINT (g_hash_table_lookup (seen, key));
      if (line != 0)
        return fail (table, _ ("each ship once"), _ ("the ship \"%1$s\" is in line %2$u already"), row.which, line);
      g_hash_table_insert (seen, g_steal_pointer (&key), GUINT_TO_POINTER (row.line));
      note_name (table, &row);
      g_array_append_val (table->rows, row);
    }
  return TRUE;
}

static gboolean
read_table (Table *table, const GArray *texts)
{
  const ForconCsvRow *heading = &g_array_index (texts, ForconCsvRow, 0);

  table->line = heading->line;
  if (!read_columns (table, heading->cells) || !find_ships (table, texts))
    return FALSE;
  for (guint i = 0; i < table->rows->len; i++)
    if (!take_row (table, &g_array_index (table->rows, Row, i)))
      return FALSE;
  name_flagships (table);
  return TRUE;
}

char *
forcon_ships_from_csv (const char *text, const char *path, const ForconCampaign *campaign, const ForconRules *rules,
                       GArray **lines, GError **error)
{
  g_autoptr (GArray) texts = forcon_csv_read (text, path, error);
  Table table = { .campaign = campaign, .rules = rules, .path = path, .error = error };
  gboolean sound;

  if (texts == NULL)
    return NULL;
  table.edits = g_string_new (NULL);
  table.lines = g_array_new (FALSE, FALSE, sizeof (guint));
  table.rows = g_array_new (FALSE, FALSE, sizeof (Row));
  g_array_set_clear_func (table.rows, clear_row);
  table.made = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  table.flagships = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  table.wanted = g_hash_table_new (g_str_hash, g_str_equal);
  table.present = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  sound = read_table (&table, texts);
  g_hash_table_unref (table.made);
  g_hash_table_unref (table.flagships);
  g_hash_table_unref (table.wanted);
  g_hash_table_unref (table.present);
  g_array_unref (table.rows);
  if (sound)
    *lines = table.lines;
  else
    g_array_unref (table.lines);
  return g_string_free (table.edits, !sound);
}
