/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/scenario/ships-csv.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "base/text.h"
#include "campaign/editing/edit-list.h"
#include "storage/files/file-error.h"

#define CELL_MAX 10000
#define ROWS_MAX 20000

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

static void
put_cell (GString *table, gboolean first, const char *text)
{
  g_auto (GStrv) parts = NULL;
  g_autofree char *doubled = NULL;

  if (!first)
    g_string_append_c (table, ',');
  if (strpbrk (text, ",;\"\t\n\r") == NULL)
    {
      g_string_append (table, text);
      return;
    }
  parts = g_strsplit (text, "\"", -1);
  doubled = g_strjoinv ("\"\"", parts);
  g_string_append_printf (table, "\"%s\"", doubled);
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

      put_cell (table, i == 0, text);
    }
  put_cell (table, FALSE, formation != NULL && formation->flagship.value == place ? "yes" : "");
  for (guint i = 0; i < shape->n_fields; i++)
    {
      g_autofree char *text = forcon_entity_format (campaign, &shape->fields[i], &record);

      if (!is_own (shape->fields[i].name))
        put_cell (table, FALSE, text);
    }
  g_string_append (table, "\n");
}

char *
forcon_ships_to_csv (const ForconCampaign *campaign)
{
  const ForconRecordShape *shape = forcon_entity_shape (FORCON_ENTITY_SHIP);
  GString *table = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (own_columns); i++)
    put_cell (table, i == 0, own_columns[i]);
  for (guint i = 0; i < shape->n_fields; i++)
    if (!is_own (shape->fields[i].name))
      put_cell (table, FALSE, shape->fields[i].name);
  g_string_append (table, "\n");
  for (guint place = 1; place <= forcon_entity_count (campaign, FORCON_ENTITY_SHIP); place++)
    put_ship (table, campaign, place);
  return g_string_free (table, FALSE);
}

/* Reading */

/* @columns: what its names say; @edits, @lines: what came of it so far; @flags: edits that come last, by line */
typedef struct {
  const ForconCampaign *campaign;
  const char *path;
  GPtrArray *columns;
  GString *edits;
  GArray *lines;
  GString *flags;
  GArray *flag_lines;
  GHashTable *formations;
  GHashTable *ships;
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

/*
 * Reads one line of the table, which quotes may spread over several; @open: whether the last of them is never closed.
 * Returns: (transfer full): its cells
 */
static GPtrArray *
read_row (const char **at, char separator, guint *line, gboolean *open)
{
  GPtrArray *cells = g_ptr_array_new_with_free_func (g_free);
  GString *cell = g_string_new (NULL);
  gboolean quoted = FALSE;

  for (; **at != '\0' && (quoted || (**at != '\n' && **at != '\r')); ++*at)
    {
      if (quoted && **at == '"' && (*at)[1] == '"')
        g_string_append_c (cell, *++*at);
      else if (**at == '"' && (quoted || cell->len == 0))
        quoted = !quoted;
      else if (**at == separator && !quoted)
        {
          g_ptr_array_add (cells, g_strstrip (g_string_free (cell, FALSE)));
          cell = g_string_new (NULL);
        }
      else
        g_string_append_c (cell, **at == '\n' || **at == '\r' ? ' ' : **at);
      *line += **at == '\n' ? 1 : 0;
    }
  g_ptr_array_add (cells, g_strstrip (g_string_free (cell, FALSE)));
  if (**at == '\r')
    ++*at;
  if (**at == '\n')
    ++*at;
  *open = quoted;
  return cells;
}

/* Returns: (nullable): what a column says of the ship; %NULL where that is nothing */
static const char *
cell_of (const Table *table, const GPtrArray *row, const char *column)
{
  for (guint i = 0; i < MIN (row->len, table->columns->len); i++)
    if (g_str_equal (g_ptr_array_index (table->columns, i), column) && *(char *) g_ptr_array_index (row, i) != '\0')
      return g_ptr_array_index (row, i);
  return NULL;
}

static gboolean
read_columns (Table *table, GPtrArray *row)
{
  const ForconRecordShape *shape = forcon_entity_shape (FORCON_ENTITY_SHIP);
  g_autoptr (GString) known = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (own_columns); i++)
    g_string_append_printf (known, "%s%s", i == 0 ? "" : ", ", own_columns[i]);
  for (guint i = 0; i < shape->n_fields; i++)
    if (!is_own (shape->fields[i].name))
      g_string_append_printf (known, ", %s", shape->fields[i].name);
  table->columns = g_ptr_array_ref (row);
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
  if (g_str_equal (field->name, "weapons"))
    return g_strdup (_ ("weapons as this program writes them into such a table"));
  return g_strdup (field->type->kind == FORCON_FIELD_TEXT ? _ ("a text") : _ ("a number"));
}

static gboolean
read_values (const Table *table, const GPtrArray *row, ForconEntityRecord *record)
{
  const ForconRecordShape *shape = forcon_entity_shape (FORCON_ENTITY_SHIP);

  for (guint i = 0; i < shape->n_fields; i++)
    {
      const ForconRecordField *field = &shape->fields[i];
      const char *column = g_str_equal (field->name, "id") ? "ship" : field->name;
      const char *cell = cell_of (table, row, column);

      if (cell == NULL || g_str_equal (column, "admiral") || g_str_equal (column, "formation"))
        continue;
      if (strlen (cell) > CELL_MAX || forcon_text_find_unsafe (cell) != NULL
          || !forcon_entity_parse (table->campaign, field, cell, record))
        {
          g_autofree char *expected = expected_of (field);

          return fail (table, expected, _ ("%1$s is \"%2$s\""), column, cell);
        }
    }
  return TRUE;
}

static void
note_edit (Table *table)
{
  g_array_append_val (table->lines, table->line);
}

/* A formation that nobody knows yet is made, where the line says whose it is. */
static gboolean
find_formation (Table *table, const GPtrArray *row)
{
  const char *formation = cell_of (table, row, "formation");
  const char *admiral = cell_of (table, row, "admiral");

  if (admiral != NULL && forcon_entity_find_named (table->campaign, FORCON_ENTITY_ADMIRAL, admiral) == 0)
    return fail (table, _ ("the id of an admiral"), _ ("%1$s is \"%2$s\""), "admiral", admiral);
  if (formation == NULL || g_hash_table_contains (table->formations, formation)
      || forcon_entity_find_named (table->campaign, FORCON_ENTITY_FORMATION, formation) != 0)
    return TRUE;
  if (admiral == NULL)
    return fail (table, _ ("an admiral beside it"), _ ("there is no formation \"%s\" yet"), formation);
  if (forcon_text_find_unsafe (formation) != NULL)
    return fail (table, _ ("a text"), _ ("%1$s is \"%2$s\""), "formation", formation);
  forcon_edits_add (table->edits, FORCON_ENTITY_FORMATION, "name=%s\nadmiral=%s", formation, admiral);
  note_edit (table);
  g_hash_table_add (table->formations, g_strdup (formation));
  return TRUE;
}

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
add_ship (Table *table, const GPtrArray *row)
{
  const char *formation = cell_of (table, row, "formation");
  const char *admiral = cell_of (table, row, "admiral");
  guint place = cell_of (table, row, "weapons") == NULL ? pattern_for (table, cell_of (table, row, "class")) : 0;
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
                 cell_of (table, row, cell_of (table, row, "ship") != NULL ? "ship" : "name"));
  values = forcon_entity_write (table->campaign, FORCON_ENTITY_SHIP, &record, place != 0 ? &pattern : NULL);
  forcon_edits_add (table->edits, FORCON_ENTITY_SHIP, "%s%s%s%s%s%s",
                    like == NULL ? "" : "like=", like == NULL ? "" : like, like == NULL ? "" : "\n", values,
                    formation != NULL ? "\nformation="
                    : admiral != NULL ? "\nadmiral="
                                      : "",
                    formation != NULL ? formation
                    : admiral != NULL ? admiral
                                      : "");
  note_edit (table);
  return TRUE;
}

static gboolean
change_ship (Table *table, const GPtrArray *row, guint place)
{
  const char *formation = cell_of (table, row, "formation");
  g_autofree char *key = forcon_entity_key (table->campaign, FORCON_ENTITY_SHIP, place);
  ForconEntityRecord before, after;
  g_autofree char *values = NULL;
  guint there = formation == NULL ? 0 : forcon_entity_find_named (table->campaign, FORCON_ENTITY_FORMATION, formation);

  forcon_entity_get (table->campaign, FORCON_ENTITY_SHIP, place, &before);
  after = before;
  if (!read_values (table, row, &after))
    return FALSE;
  values = forcon_entity_write (table->campaign, FORCON_ENTITY_SHIP, &after, &before);
  if (formation != NULL
      && (there == 0
          || forcon_entity_id (table->campaign, FORCON_ENTITY_FORMATION, there) != before.SHIP.formation.value))
    forcon_edits_change (table->edits, FORCON_ENTITY_SHIP, key, "%s%sformation=%s", values, *values == '\0' ? "" : "\n",
                         formation);
  else if (*values != '\0')
    forcon_edits_change (table->edits, FORCON_ENTITY_SHIP, key, "%s", values);
  else
    return TRUE;
  note_edit (table);
  return TRUE;
}

/* Who is flagship is said when all ships are where they belong. */
static gboolean
note_flagship (Table *table, const GPtrArray *row, const char *which, guint place)
{
  const char *flagship = cell_of (table, row, "flagship");
  const char *formation = cell_of (table, row, "formation");
  const ForconFormation *now;
  gboolean first = formation != NULL && g_hash_table_contains (table->formations, formation)
                   && g_hash_table_add (table->ships, g_strdup (formation));
  guint there;

  if (flagship == NULL || g_str_equal (flagship, "no"))
    return TRUE;
  if (!g_str_equal (flagship, "yes"))
    return fail (table, _ ("\"yes\" or \"no\""), _ ("%1$s is \"%2$s\""), "flagship", flagship);
  if (formation == NULL)
    return fail (table, _ ("a formation beside it"), _ ("%1$s is \"%2$s\""), "flagship", flagship);
  there = forcon_entity_find_named (table->campaign, FORCON_ENTITY_FORMATION, formation);
  now = forcon_battle_formation (table->campaign->fleet, (ForconFormationId){ (guint16) forcon_entity_id (
                                                             table->campaign, FORCON_ENTITY_FORMATION, there) });
  if (now != NULL && place != 0 && now->flagship.value == place)
    return TRUE;
  /* The first ship of a formation is its flagship without a word. */
  if (first)
    return TRUE;
  forcon_edits_change (table->flags, FORCON_ENTITY_FORMATION, formation, "flagship=%s", which);
  g_array_append_val (table->flag_lines, table->line);
  return TRUE;
}

static gboolean
take_row (Table *table, const GPtrArray *row)
{
  const char *word = cell_of (table, row, "ship");
  const char *name = cell_of (table, row, "name");
  const char *which = word != NULL ? word : name;
  guint place = which == NULL ? 0 : forcon_entity_find_named (table->campaign, FORCON_ENTITY_SHIP, which);
  gboolean empty = TRUE;

  for (guint i = 0; i < row->len; i++)
    empty = empty && *(char *) g_ptr_array_index (row, i) == '\0';
  if (empty)
    return TRUE;
  if (row->len > table->columns->len)
    return fail (table, _ ("as many cells as the first line has names"), _ ("there are %u cells"), row->len);
  if (which == NULL)
    return fail (table, _ ("the id of a ship, or a name"), _ ("the line does not say which ship it is"));
  return find_formation (table, row) && (place == 0 ? add_ship (table, row) : change_ship (table, row, place))
         && note_flagship (table, row, which, place);
}

static gboolean
read_table (Table *table, const char *text)
{
  const char *at = g_str_has_prefix (text, "\xef\xbb\xbf") ? text + 3 : text;
  gsize head = strcspn (at, ",;\t\r\n");
  char separator = at[head] == ';' || at[head] == '\t' ? at[head] : ',';
  gboolean sound = TRUE;
  guint next = 1;

  if (!g_utf8_validate (text, -1, NULL))
    return fail (table, _ ("UTF-8"), _ ("the file is in another encoding"));
  for (guint n = 0; *at != '\0' && sound; n++)
    {
      guint more = 0;
      gboolean open;
      g_autoptr (GPtrArray) row = read_row (&at, separator, &more, &open);

      table->line = next;
      next += 1 + more;
      if (open)
        return fail (table, _ ("a quote at its end"), _ ("a cell begins with a quote"));
      if (n == ROWS_MAX)
        return fail (table, _ ("fewer"), _ ("there are too many lines"));
      sound = table->columns == NULL ? read_columns (table, row) : take_row (table, row);
    }
  table->line = 1;
  return sound && (table->columns != NULL || fail (table, _ ("a line of names"), _ ("the file is empty")));
}

char *
forcon_ships_from_csv (const char *text, const char *path, const ForconCampaign *campaign, GArray **lines,
                       GError **error)
{
  Table table = { .campaign = campaign, .path = path, .line = 1, .error = error };
  gboolean sound;

  table.edits = g_string_new (NULL);
  table.flags = g_string_new (NULL);
  table.lines = g_array_new (FALSE, FALSE, sizeof (guint));
  table.flag_lines = g_array_new (FALSE, FALSE, sizeof (guint));
  table.formations = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  table.ships = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  sound = read_table (&table, text);
  if (table.flags->len > 0)
    {
      g_string_append_printf (table.edits, "%s%s", table.edits->len > 0 ? "\n\n" : "", table.flags->str);
      g_array_append_vals (table.lines, table.flag_lines->data, table.flag_lines->len);
    }
  g_hash_table_unref (table.formations);
  g_hash_table_unref (table.ships);
  g_array_unref (table.flag_lines);
  g_string_free (table.flags, TRUE);
  g_clear_pointer (&table.columns, g_ptr_array_unref);
  if (sound)
    *lines = table.lines;
  else
    g_array_unref (table.lines);
  return g_string_free (table.edits, !sound);
}
