/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Writes a schema from its template: what the program has in tables is written down there alone. A template has one
 * processing instruction a line:
 *
 * <?words NAME?>  the simple type of a closed list
 * <?fields NAME?>  the attributes of a record
 * <?rules ELEMENT?>  the attributes of an element of a rules file; those of a "unit" are of fleet dice
 * <?commands?>  the elements of the commands of a battle
 *
 * Runs while the program is built and uses only what headers define, so that it needs none of its libraries.
 */
#include <stdlib.h>
#include <string.h>

#include "campaign/state/campaign-terms.h"
#include "storage/fleet/command-file.h"
#include "engine/state/rules-table.h"
#include "storage/rules/unit-table.h"
#include "twilight/state/twilight-terms.h"

/* Words */

#define MAX_WORDS 64

typedef struct {
  const char *name;
  const char *words[MAX_WORDS];
} Words;

/* What can be repaired, and the names of options, are no closed lists of the program. */
#define REPAIRS(T) T (HIT, "hit") T (FALL, "fall") FORCON_CRITICAL_EFFECTS (T)
#define OPTION(name, ...) name,
#define OPTIONS(T) FORCON_RULES_OPTIONS (OPTION)

#define OTHER_TERMS(T)                                                                                                 \
  T (ForconValue, VALUE, FORCON_VALUE_TERMS, value)                                                                    \
  T (ForconGrid, GRID, FORCON_GRIDS, grid)                                                                             \
  T (ForconPosture, POSTURE, FORCON_POSTURES, posture)                                                                 \
  T (ForconLanguage, LANGUAGE, FORCON_LANGUAGES, language)                                                             \
  T (, , REPAIRS, repair)                                                                                              \
  T (, , OPTIONS, option_name)

#define WORD(NAME, word, ...) word,
#define WORDS(Type, PREFIX, LIST, name) { #name, { LIST (WORD) } },
static const Words closed_lists[] = { FORCON_TERMS (WORDS) FORCON_TWILIGHT_TERMS (WORDS) OTHER_TERMS (WORDS) };

/* Fields */

typedef struct {
  const char *name;
  const char *type;
  const char *marks;
} Field;

#define FIELD(name, type, ...) { FORCON_RECORD_SECOND (, ##__VA_ARGS__, #name, ), #type, #__VA_ARGS__ },

static const Field card[] = { FORCON_FIELDS_CARD (FIELD){ 0 } };
static const Field ship_state[]
    = { FORCON_FIELDS_SHIP_HEALTH (FIELD) FORCON_FIELDS_SHIP_STATE (FIELD) FORCON_FIELDS_SHIP_DEEDS (FIELD){ 0 } };

static const Field doctrine[] = { FORCON_FIELDS_DOCTRINE (FIELD) FORCON_FIELDS_DOCTRINE_PAST (FIELD){ 0 } };

/* @of_class: what is marked so is required. */
static const struct {
  const char *name;
  const Field *fields;
  gboolean of_class;
} records[] = {
  { "class", card, TRUE },
  { "card", card, FALSE },
  { "ship-state", ship_state, FALSE },
  { "doctrine", doctrine, TRUE },
};

/* Rules */

#define UNIT_COST(name) { "unit", name, "cost", "OPTIONAL" },
#define UNIT_COUNT(name) { "unit", name, "count", "OPTIONAL" },
#define UNIT_MOVE UNIT_COUNT
#define UNIT_FLAG(name) { "unit", name, "yes_no", "OPTIONAL" },
#define UNIT_ATTACK(name, dice) { "unit", name, "face", "OPTIONAL" }, { "unit", dice, "dice_of_unit", "OPTIONAL" },
#define UNIT(KIND, member, ...) UNIT_##KIND (__VA_ARGS__)
#define RULE(element, attribute, type, member, ...) { element, attribute, #type, "" #__VA_ARGS__ },
static const struct {
  const char *element;
  const char *attribute;
  const char *type;
  const char *marks;
} rules[] = { FORCON_RULES_NUMBERS (RULE) FORCON_RULES_OF_SHIP_TYPE (RULE) FORCON_RULES_OF_CREW (RULE)
                  FORCON_RULES_OF_EFFECT (RULE) FORCON_RULES_OF_CATASTROPHE (RULE) FORCON_RULES_OF_MINE (RULE)
                      FORCON_UNIT_VALUES (UNIT) };

/* The types of fields that have another name in the schemas; all others have the same, as have the closed lists. */
static const struct {
  const char *field;
  const char *schema;
} types[] = {
  { "int", "count" },     { "flag", "yes-no" },  { "angle", "heading" }, { "weapons", "ids" },
  { "sides", "ids" },     { "ship_types", "ship-type-words" },     { "ships", "ids" },    { "ship", "id" },      { "side", "id" },       { "formation", "id" },
  { "object", "number" }, { "salvo", "number" }, { "mine", "number" },
};

/* Commands */

#define COMMAND_FIELDS(NAME, ...) static const Field fields_of_##NAME[] = { FORCON_COMMAND_FIELDS_##NAME (FIELD){ 0 } };
FORCON_COMMANDS (COMMAND_FIELDS)

#define COMMAND(NAME, word, member, attributes, ...) { word, attributes, fields_of_##NAME },
static const struct {
  const char *word;
  const char *attributes;
  const Field *fields;
} commands[] = { FORCON_COMMANDS (COMMAND) };

#define VARIANT(COMMAND, which, attributes) { FORCON_COMMAND_##COMMAND, attributes },
static const struct {
  guint command;
  const char *attributes;
} variants[] = { FORCON_COMMAND_VARIANTS (VARIANT) };

#define ATTRIBUTE(attribute, field, told_by, type) { attribute, field, type },
static const struct {
  const char *name;
  const char *field;
  const char *type;
} attributes[] = { FORCON_COMMAND_ATTRIBUTES (ATTRIBUTE) };

static char *
with_hyphens (const char *name)
{
  return g_strdelimit (g_strdup (name), "_", '-');
}

static void
write_words (GString *out, const char *indent, const Words *list)
{
  g_autofree char *name = with_hyphens (list->name);

  g_string_append_printf (out, "%s<xs:simpleType name=\"%s\">\n%s  <xs:restriction base=\"xs:token\">\n", indent, name,
                          indent);
  for (guint i = 0; i < MAX_WORDS && list->words[i] != NULL; i++)
    g_string_append_printf (out, "%s    <xs:enumeration value=\"%s\"/>\n", indent, list->words[i]);
  g_string_append_printf (out, "%s  </xs:restriction>\n%s</xs:simpleType>\n", indent, indent);
}

static char *
type_of_field (const Field *field)
{
  for (gsize i = 0; i < G_N_ELEMENTS (types); i++)
    if (g_str_equal (types[i].field, field->type))
      return g_strdup (types[i].schema);
  return with_hyphens (field->type);
}

static void
write_attribute (GString *out, const char *indent, const char *name, const char *type, gboolean required)
{
  g_string_append_printf (out, "%s<xs:attribute name=\"%s\" type=\"%s\"%s/>\n", indent, name, type,
                          required ? " use=\"required\"" : "");
}

static void
write_fields (GString *out, const char *indent, const Field *fields, gboolean of_class)
{
  for (; fields->name != NULL; fields++)
    {
      g_autofree char *name = with_hyphens (fields->name);
      g_autofree char *type = type_of_field (fields);

      write_attribute (out, indent, name, type, of_class && strstr (fields->marks, "REQUIRED") != NULL);
    }
}

static void
write_rules (GString *out, const char *indent, const char *element)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rules); i++)
    if (g_str_equal (rules[i].element, element))
      {
        g_autofree char *type = with_hyphens (rules[i].type);

        write_attribute (out, indent, rules[i].attribute, type, strstr (rules[i].marks, "OPTIONAL") == NULL);
      }
}

static gboolean
has_field (const Field *fields, const char *name)
{
  for (; fields->name != NULL; fields++)
    if (g_str_equal (fields->name, name))
      return TRUE;
  return FALSE;
}

static char *
type_of_attribute (const Field *fields, const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (attributes); i++)
    if (g_str_equal (attributes[i].name, name) && has_field (fields, attributes[i].field))
      return g_strdup (attributes[i].type);
  for (; fields->name != NULL; fields++)
    {
      g_autofree char *own = with_hyphens (fields->name);

      if (g_str_equal (own, name))
        return type_of_field (fields);
    }
  g_error ("No command has a field for its attribute \"%s\"", name);
}

/* The attributes of a layout that were not @seen yet; of those between bars and those with a "?" none is required. */
static void
write_layout (GString *out, const char *indent, const char *layout, const Field *fields, gboolean required,
              GHashTable *seen)
{
  g_auto (GStrv) slots = g_strsplit (layout, " ", -1);

  for (guint i = 0; slots[i] != NULL && *slots[i] != '\0'; i++)
    {
      g_auto (GStrv) names = g_strsplit_set (slots[i], "|?", -1);

      for (guint j = 0; names[j] != NULL; j++)
        if (*names[j] != '\0' && g_hash_table_add (seen, g_strdup (names[j])))
          {
            g_autofree char *type = type_of_attribute (fields, names[j]);

            write_attribute (out, indent, names[j], type, required && names[1] == NULL);
          }
    }
}

/* The type that a command extends: with legs, with a reason that is required, or with none but its own attribute. */
static const char *
base_of (guint command)
{
  for (const Field *field = commands[command].fields; field->name != NULL; field++)
    if (g_str_equal (field->type, "legs"))
      return "way";
  if (command >= FORCON_COMMAND_SET && command != FORCON_COMMAND_NOTE)
    return "ruling";
  return command == FORCON_COMMAND_END_BATTLE ? "bare-command" : "command";
}

static void
write_command (GString *out, const char *indent, guint command)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *deep = g_strconcat (indent, "      ", NULL);
  const Field *fields = commands[command].fields;

  g_string_append_printf (out, "%s<xs:element name=\"%s\">\n%s  <xs:complexType>\n%s    <xs:complexContent>\n", indent,
                          commands[command].word, indent, indent);
  g_string_append_printf (out, "%s<xs:extension base=\"%s\">\n", deep, base_of (command));
  {
    g_autofree char *deeper = g_strconcat (deep, "  ", NULL);

    write_layout (out, deeper, commands[command].attributes, fields, TRUE, seen);
    for (gsize i = 0; i < G_N_ELEMENTS (variants); i++)
      if (variants[i].command == command)
        write_layout (out, deeper, variants[i].attributes, fields, FALSE, seen);
  }
  g_string_append_printf (out,
                          "%s</xs:extension>\n%s    </xs:complexContent>\n%s  </xs:complexType>\n%s</xs:element>\n",
                          deep, indent, indent, indent);
}

/* Writes what an instruction stands for, which is @what of @name. */
static void
write_instruction (GString *out, const char *indent, const char *what, const char *name)
{
  for (guint i = 0; g_str_equal (what, "commands") && i < G_N_ELEMENTS (commands); i++)
    write_command (out, indent, i);
  for (gsize i = 0; g_str_equal (what, "words") && i < G_N_ELEMENTS (closed_lists); i++)
    {
      g_autofree char *word = with_hyphens (closed_lists[i].name);

      if (g_str_equal (word, name))
        write_words (out, indent, &closed_lists[i]);
    }
  for (gsize i = 0; g_str_equal (what, "fields") && i < G_N_ELEMENTS (records); i++)
    if (g_str_equal (records[i].name, name))
      write_fields (out, indent, records[i].fields, records[i].of_class);
  if (g_str_equal (what, "rules"))
    write_rules (out, indent, name);
}

int
main (int argc, char **argv)
{
  g_autoptr (GString) out = g_string_new (NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  if (argc != 3 || !g_file_get_contents (argv[1], &text, NULL, NULL))
    {
      g_printerr ("usage: write-schema TEMPLATE SCHEMA\n");
      return EXIT_FAILURE;
    }
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      const char *begin = lines[i] + strspn (lines[i], " ");
      g_autofree char *indent = g_strndup (lines[i], (gsize) (begin - lines[i]));

      if (g_str_has_prefix (begin, "<?") && !g_str_has_prefix (begin, "<?xml "))
        {
          g_auto (GStrv) parts = g_strsplit_set (begin + 2, " ?", 3);
          gsize before = out->len;

          write_instruction (out, indent, parts[0], parts[1]);
          if (out->len == before)
            {
              g_printerr ("%s:%u: there is no table for %s\n", argv[1], i + 1, begin);
              return EXIT_FAILURE;
            }
        }
      else
        g_string_append_printf (out, "%s%s", lines[i], lines[i + 1] == NULL ? "" : "\n");
    }
  return g_file_set_contents (argv[2], out->str, (gssize) out->len, NULL) ? EXIT_SUCCESS : EXIT_FAILURE;
}
