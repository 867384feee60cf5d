/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/rules/twilight-rules-file.h"

#include <glib/gi18n-lib.h>

#include "storage/files/data.h"
#include "storage/rules/unit-table.h"

static void
read_root (ForconXml *xml, gpointer data)
{
  ForconTwilightRules *rules = data;

  rules->id = g_strdup (forcon_xml_attribute (xml, "id"));
  rules->name = g_strdup (forcon_xml_attribute (xml, "name"));
}

static void
read_option (ForconXml *xml, gpointer data)
{
  ((ForconTwilightRules *) data)->retreat_nebula = forcon_xml_flag (xml, "value");
}

static void
read_rift (ForconXml *xml, gpointer data)
{
  ((ForconTwilightRules *) data)->rift_lost = forcon_xml_int (xml, "lost", 0);
}

/* An attack has one die where only its value is stated. */
static void
read_attack (ForconXml *xml, const char *value, const char *dice, ForconUnitAttack *attack)
{
  if (forcon_xml_attribute (xml, value) != NULL && attack->dice == 0)
    attack->dice = 1;
  attack->value = forcon_xml_int (xml, value, attack->value);
  attack->dice = forcon_xml_int (xml, dice, attack->dice);
  if (attack->value == 0)
    attack->dice = 0;
}

/* What is absent stays as it is. */
#define READ_COST(member, name)                                                                                        \
  unit->member = forcon_xml_length (xml, name, unit->member * FORCON_TWILIGHT_HALF) / FORCON_TWILIGHT_HALF;
#define READ_ATTACK(member, name, dice) read_attack (xml, name, dice, &unit->member);
#define READ_COUNT(member, name) unit->member = forcon_xml_int (xml, name, unit->member);
#define READ_MOVE(member, name)                                                                                        \
  unit->moves = unit->moves || forcon_xml_attribute (xml, name) != NULL;                                               \
  READ_COUNT (member, name)
#define READ_FLAG(member, name)                                                                                        \
  if (forcon_xml_attribute (xml, name) != NULL)                                                                        \
    unit->member = forcon_xml_flag (xml, name);
#define READ(KIND, ...) READ_##KIND (__VA_ARGS__)

void
forcon_twilight_read_values (ForconXml *xml, ForconUnit *unit)
{
  FORCON_UNIT_VALUES (READ)
}

static void
read_unit (ForconXml *xml, gpointer data)
{
  ForconTwilightRules *rules = data;
  const char *grade_one = forcon_xml_attribute (xml, "upgrade-of");
  ForconUnit unit = { .word = g_intern_string (forcon_xml_attribute (xml, "id")),
                      .name = g_intern_string (forcon_xml_attribute (xml, "name")),
                      .aliases = g_intern_string (forcon_xml_attribute (xml, "aliases")) };

  forcon_xml_term (xml, "kind", forcon_unit_kind_from_word, &unit.kind);
  forcon_twilight_read_values (xml, &unit);
  if (grade_one != NULL)
    unit.upgrade_of = forcon_twilight_find_unit (rules, grade_one);
  if (grade_one != NULL && unit.upgrade_of.value == 0)
    forcon_xml_fail_value (xml, "upgrade-of", _ ("a unit that stands before it"));
  rules->units[rules->n_units++] = unit;
}

static gboolean
is_listed (const ForconHitOrder *order, ForconUnitId unit)
{
  for (guint i = 0; i < order->n_units; i++)
    if (order->units[i].value == unit.value)
      return TRUE;
  return FALSE;
}

static void
read_order (ForconXml *xml, gpointer data)
{
  ForconTwilightRules *rules = data;
  ForconHitOrder order = { .word = g_intern_string (forcon_xml_attribute (xml, "id")) };
  g_auto (GStrv) words = g_strsplit_set (forcon_xml_attribute (xml, "units"), " \t\r\n", -1);

  for (guint i = 0; words[i] != NULL && !forcon_xml_failed (xml); i++)
    {
      ForconUnitId type = forcon_twilight_find_unit (rules, words[i]);

      if (*words[i] == '\0')
        continue;
      if (type.value == 0 || rules->units[type.value - 1].upgrade_of.value != 0 || is_listed (&order, type))
        forcon_xml_fail_value (xml, "units", _ ("units of grade I, each once"));
      else
        {
          /* A type with all its grades. */
          order.units[order.n_units++] = type;
          for (guint k = 0; k < rules->n_units; k++)
            if (rules->units[k].upgrade_of.value == type.value)
              order.units[order.n_units++] = (ForconUnitId){ (guint8) (k + 1) };
        }
    }

  /* Who can be hit has to have a place in every order, or a simulation would not know whom to take. */
  for (guint i = 0; i < rules->n_units && !forcon_xml_failed (xml); i++)
    if (rules->units[i].kind != FORCON_UNIT_KIND_STRUCTURE && !is_listed (&order, (ForconUnitId){ (guint8) (i + 1) }))
      forcon_xml_fail (xml, forcon_xml_line (xml), _ ("all ships and ground forces"),
                       _ ("the order \"%s\" has no \"%s\""), order.word, rules->units[i].word);
  rules->orders[rules->n_orders++] = order;
}

static const ForconXmlElement elements[] = {
  { "fleet-dice-rules", NULL, read_root, NULL },
  { "option", "options", read_option, NULL },
  { "gravity-rift", "fleet-dice-rules", read_rift, NULL },
  { "unit", "units", read_unit, NULL },
  { "order", "orders", read_order, NULL },
};

static const ForconXmlKind rules_kind = {
  .root = "fleet-dice-rules",
  .schema = "fleet-dice-rules.xsd",
  .elements = elements,
  .n_elements = G_N_ELEMENTS (elements),
  .size_max = FORCON_XML_WRITTEN_MAX,
};

ForconTwilightRules *
forcon_twilight_rules_load (const char *path, GError **error)
{
  g_autoptr (ForconTwilightRules) rules = forcon_twilight_rules_new ();

  if (!forcon_xml_read (path, &rules_kind, rules, error))
    return NULL;
  return g_steal_pointer (&rules);
}

ForconTwilightRules *
forcon_twilight_rules_load_named (const char *name, GError **error)
{
  g_autofree char *file = g_strconcat ("rules/", name, ".xml", NULL);
  g_autofree char *path = forcon_data_find (file, error);

  return path == NULL ? NULL : forcon_twilight_rules_load (path, error);
}
