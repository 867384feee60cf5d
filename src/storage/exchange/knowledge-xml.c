/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/exchange/exchange.h"

#include <string.h>

#include "campaign/state/campaign-words.h"
#include "storage/files/file-save.h"
#include "engine/state/formation.h"
#include "base/text.h"
#include "base/value.h"

#define INDENT "  "

/* Line ends stand in texts. */
static void
put (GString *element, const char *name, const char *value)
{
  g_autofree char *safe = forcon_text_make_safe (value, "\n");
  g_autofree char *escaped = g_markup_escape_text (safe, -1);
  g_auto (GStrv) lines = g_strsplit (escaped, "\n", -1);
  g_autofree char *joined = g_strjoinv ("&#10;", lines);

  g_string_append_printf (element, " %s=\"%s\"", name, joined);
}

static void
put_int (GString *element, const char *name, gint64 number)
{
  g_autofree char *text = g_strdup_printf ("%" G_GINT64_FORMAT, number);

  put (element, name, text);
}

/* What may stand in a file for an admiral: no running numbers, masks, seeds, nothing of the master's machine, and no
 dice, * whose faces are elsewhere. */
static gboolean
is_told (const ForconRecordField *field)
{
  switch ((gint) field->type->kind)
    {
    case FORCON_FIELD_INT:
    case FORCON_FIELD_FLAG:
    case FORCON_FIELD_LENGTH:
    case FORCON_FIELD_SHIPS:
      return TRUE;
    case FORCON_FIELD_TEXT:
    case FORCON_FIELD_NAME:
      return !g_str_equal (field->name, "boot");
    case FORCON_FIELD_INT64:
      return g_str_equal (field->name, "wall");
    default:
      return forcon_campaign_has_words (field->type->kind) || field->type->to_word != NULL
             || field->type == &forcon_type_sides || field->type == &forcon_type_ship_types;
    }
}

/* What a mask in an instruction names: admirals, or types of ships. */
static char *
mask_to_text (const ForconCampaign *known, const ForconFieldType *type, guint32 mask)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < 32; i++)
    if (mask & (1u << i))
      {
        const char *word = type == &forcon_type_sides ? forcon_campaign_word_of (known, FORCON_FIELD_ADMIRAL, i)
                           : i < FORCON_N_SHIP_TYPE   ? forcon_ship_type_to_word ((ForconShipType) i)
                                                      : NULL;

        if (word != NULL)
          g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", word);
      }
  return g_string_free (text, FALSE);
}

static char *
field_to_text (const ForconCampaign *known, gconstpointer record, const ForconRecordField *field)
{
  GString *text;

  if (forcon_campaign_has_words (field->type->kind))
    return g_strdup (forcon_campaign_word_of (known, field->type->kind, forcon_record_number (record, field)));
  if (field->type->kind == FORCON_FIELD_SHIPS)
    {
      const ForconShips *ships = &FORCON_RECORD_VALUE (record, field, ForconShips);

      text = g_string_new (NULL);
      for (guint i = 0; i < ships->n; i++)
        {
          const char *word = forcon_campaign_word_of (known, FORCON_FIELD_SHIP, ships->ship[i].value);

          if (word != NULL)
            g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", word);
        }
      return g_string_free (text, FALSE);
    }
  if (field->type == &forcon_type_sides || field->type == &forcon_type_ship_types)
    return mask_to_text (known, field->type, FORCON_RECORD_VALUE (record, field, guint32));
  if (field->type->kind == FORCON_FIELD_FLAG)
    return g_strdup ("yes");
  if (field->type->kind == FORCON_FIELD_LENGTH)
    return forcon_value_format_decimal (FORCON_RECORD_VALUE (record, field, ForconLength), FORCON_LENGTH_DIGITS);
  text = g_string_new (NULL);
  forcon_record_format (text, record, field);
  return g_string_free (text, FALSE);
}

static void
put_record (GString *element, const ForconCampaign *known, const ForconRecordShape *shape, gconstpointer record)
{
  for (guint i = 0; i < shape->n_fields; i++)
    {
      const ForconRecordField *field = &shape->fields[i];
      g_autofree char *text = NULL;

      if (!is_told (field) || forcon_record_field_is_zero (record, field)
          || forcon_knowledge_hides (shape, record, field))
        continue;
      text = field_to_text (known, record, field);
      /* What a fact is stands there as "what". */
      if (text != NULL && *text != '\0')
        put (element, g_str_equal (field->name, "what") ? "do" : field->name, text);
    }
}

static gint
compare_elements (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static void
add_elements (GString *xml, const GPtrArray *elements)
{
  for (guint i = 0; i < elements->len; i++)
    g_string_append (xml, g_ptr_array_index (elements, i));
}

static void
add_table (GString *xml, const ForconCampaign *known, ForconTable table)
{
  const GArray *records = forcon_campaign_table (known, table);
  const ForconRecordShape *shape = forcon_table_shape (table);
  g_autoptr (GPtrArray) elements = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < records->len; i++)
    {
      GString *element = g_string_new (NULL);

      g_string_append_printf (element, INDENT "<%s", forcon_table_word (table));
      put_record (element, known, shape, records->data + i * shape->size);
      g_string_append (element, "/>\n");
      g_ptr_array_add (elements, g_string_free (element, FALSE));
    }
  /*
   * Orders, sheets and messages keep their order; that of sightings and minefields must tell nothing of their numbers.
   */
  if (table == FORCON_TABLE_SIGHTING || table == FORCON_TABLE_FIELD)
    g_ptr_array_sort (elements, compare_elements);
  add_elements (xml, elements);
}

static char *
formation_to_xml (const ForconCampaign *known, ForconFormationId id)
{
  GString *xml = g_string_new (INDENT "<formation");
  ForconShips ships = forcon_formation_ships (known->fleet, id);
  const char *word = forcon_campaign_word_of (known, FORCON_FIELD_FORMATION, id.value);

  put (xml, "formation", word == NULL ? "" : word);
  put (xml, "name", forcon_battle_formation_name (known->fleet, id));
  put_record (xml, known, forcon_table_shape (FORCON_TABLE_POST), forcon_campaign_post (known, id));
  g_string_append (xml, ">\n");
  for (guint i = 0; i < ships.n; i++)
    {
      const ForconShip *ship = forcon_battle_ship (known->fleet, ships.ship[i]);
      const ForconCard *card = forcon_battle_card (known->fleet, ships.ship[i]);

      g_string_append (xml, INDENT INDENT "<ship");
      put (xml, "ship", card->id);
      put (xml, "name", card->name);
      put (xml, "status", forcon_ship_status_to_word (ship->status));
      put_int (xml, "hits-left", ship->hits);
      put_int (xml, "hits", card->hits);
      g_string_append (xml, "/>\n");
    }
  g_string_append (xml, INDENT "</formation>\n");
  return g_string_free (xml, FALSE);
}

static void
add_events (GString *xml, const ForconKnowledge *knowledge)
{
  const GArray *events = forcon_knowledge_events (knowledge);

  for (guint i = 0; i < events->len; i++)
    {
      const ForconKnownEvent *known = &g_array_index (events, ForconKnownEvent, i);

      g_string_append (xml, INDENT "<fact");
      put (xml, "what", forcon_campaign_event_word (known->event.kind));
      put_int (xml, "in-phase", known->phase);
      put_int (xml, "in-half", known->half);
      put_record (xml, forcon_knowledge_campaign (knowledge), forcon_campaign_event_shape (known->event.kind),
                  FORCON_CAMPAIGN_EVENT_CONST (&known->event));
      g_string_append (xml, "/>\n");
    }
}

char *
forcon_knowledge_to_xml (const ForconKnowledge *knowledge)
{
  static const ForconTable tables[] = {
    FORCON_TABLE_POWER, FORCON_TABLE_SECTOR,  FORCON_TABLE_BORDER,   FORCON_TABLE_TASK,
    FORCON_TABLE_SHEET, FORCON_TABLE_REMARK,  FORCON_TABLE_SIGHTING, FORCON_TABLE_FIELD,
    FORCON_TABLE_CLASH, FORCON_TABLE_MESSAGE, FORCON_TABLE_QUERY,    FORCON_TABLE_NOTICE,
    FORCON_TABLE_INSTRUCTION,
  };
  const ForconCampaign *known = forcon_knowledge_campaign (knowledge);
  const char *admiral
      = forcon_campaign_word_of (known, FORCON_FIELD_ADMIRAL, forcon_knowledge_admiral (knowledge).value);
  g_autoptr (GPtrArray) formations = g_ptr_array_new_with_free_func (g_free);
  GString *xml = g_string_new ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<knowledge");

  put (xml, "campaign", forcon_campaign_name (known));
  put (xml, "admiral", admiral == NULL ? "" : admiral);
  put (xml, "stage", forcon_stage_to_word (known->progress.stage));
  put_int (xml, "phase", known->progress.phase);
  put_int (xml, "half", known->progress.half);
  g_string_append (xml, ">\n");
  for (guint i = 1; i <= known->fleet->n_formations; i++)
    if (forcon_knowledge_owns (knowledge, (ForconFormationId){ (guint16) i }))
      g_ptr_array_add (formations, formation_to_xml (known, (ForconFormationId){ (guint16) i }));
  g_ptr_array_sort (formations, compare_elements);
  add_elements (xml, formations);
  for (gsize i = 0; i < G_N_ELEMENTS (tables); i++)
    add_table (xml, known, tables[i]);
  add_events (xml, knowledge);
  g_string_append (xml, "</knowledge>\n");
  return g_string_free (xml, FALSE);
}

gboolean
forcon_knowledge_save (const ForconKnowledge *knowledge, const char *path, GError **error)
{
  g_autofree char *xml = forcon_knowledge_to_xml (knowledge);

  return forcon_file_save (path, xml, error);
}
