/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every element and attribute of the schema of scenarios is edited by a command, or is kept as it stands. */
#include "campaign/chronicle/chronicle.h"
#include "campaign/editing/flaws.h"
#include "storage/files/data.h"
#include "storage/scenario/scenario-merge.h"
#include "storage/scenario/scenario-save.h"
#include "storage/xml/xml-source.h"
#include "storage-sample.h"

#include <string.h>

/* What no property of its own says: it is kept, or follows from what is edited. */
static const struct {
  const char *attribute;
  const char *why;
} kept[] = {
  { "campaign rules", "kept: a campaign has one set of rules from its beginning" },
  { "fleet-book href", "kept as long as a ship is from it" },
  { "class id", "kept; new classes get one" },
  { "roster admiral", "follows from \"admiral\" of a ship without formation" },
  { "formation successors", "follows from \"succession\" of ships" },
  { "ship from", "kept while the ship is of the same class" },
};

static char *
entity_of (const char *element)
{
  static const char *const others[][2] = { { "periods", "campaign" }, { "class", "ship" }, { "roster", "ship" } };
  ForconSectorObjectKind kind;
  ForconEntity entity;

  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    if (g_str_equal (others[i][0], element))
      return g_strdup (others[i][1]);
  if (forcon_sector_object_from_word (element, &kind))
    return g_strdup ("object");
  return forcon_entity_from_word (element, &entity) ? g_strdup (element) : NULL;
}

/* A class is called what its ships say of their class. */
static const char *
property_of (const char *element, const char *attribute)
{
  return g_str_equal (element, "class") && g_str_equal (attribute, "name") ? "class" : attribute;
}

/* The schema's files, as its elements refer to them. */
static ForconXmlSource *
read_schema (const char *name)
{
  g_autofree char *relative = g_strconcat ("schemas/", name, NULL);
  g_autofree char *path = forcon_data_find (relative, NULL);
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return forcon_xml_source_new (text);
}

static guint
find_named (const ForconXmlSource *schema, const char *element, const char *name)
{
  for (guint part = 1; part <= forcon_xml_source_n_parts (schema); part++)
    {
      g_autofree char *its = forcon_xml_source_get (schema, part, "name");

      if (g_str_equal (forcon_xml_source_part (schema, part)->name, element) && g_strcmp0 (its, name) == 0)
        return part;
    }
  return 0;
}

/* Adds "element attribute" for all attributes within a part of the schema, but not for those of elements in it. */
static void
take_attributes (ForconXmlSource *const *schemas, guint which, guint within, const char *element, GPtrArray *found)
{
  const ForconXmlSource *schema = schemas[which];

  for (guint part = within + 1; part <= forcon_xml_source_n_parts (schema); part++)
    {
      const ForconXmlPart *at = forcon_xml_source_part (schema, part);
      g_autofree char *name = forcon_xml_source_get (schema, part, "name");
      g_autofree char *ref = forcon_xml_source_get (schema, part, "ref");
      guint around = at->parent;
      gboolean inner = FALSE;

      for (; around > within; around = forcon_xml_source_part (schema, around)->parent)
        inner = inner || g_str_equal (forcon_xml_source_part (schema, around)->name, "xs:element");
      if (around != within || inner)
        continue;
      if (g_str_equal (at->name, "xs:attribute"))
        g_ptr_array_add (found, g_strdup_printf ("%s %s", element, name));
      for (guint i = 0; i < 2 && g_str_equal (at->name, "xs:attributeGroup"); i++)
        if (find_named (schemas[i], "xs:attributeGroup", ref) != 0)
          take_attributes (schemas, i, find_named (schemas[i], "xs:attributeGroup", ref), element, found);
    }
}

static GPtrArray *
all_attributes (void)
{
  ForconXmlSource *schemas[] = { read_schema ("campaign.xsd"), read_schema ("cards.xsd") };
  GPtrArray *found = g_ptr_array_new_with_free_func (g_free);

  for (guint which = 0; which < G_N_ELEMENTS (schemas); which++)
    for (guint part = 1; part <= forcon_xml_source_n_parts (schemas[which]); part++)
      {
        g_autofree char *name = forcon_xml_source_get (schemas[which], part, "name");
        g_autofree char *type = forcon_xml_source_get (schemas[which], part, "type");

        if (!g_str_equal (forcon_xml_source_part (schemas[which], part)->name, "xs:element") || name == NULL)
          continue;
        if (type == NULL)
          take_attributes (schemas, which, part, name, found);
        for (guint i = 0; i < G_N_ELEMENTS (schemas) && type != NULL; i++)
          if (find_named (schemas[i], "xs:complexType", type) != 0)
            take_attributes (schemas, i, find_named (schemas[i], "xs:complexType", type), name, found);
      }
  for (guint i = 0; i < G_N_ELEMENTS (schemas); i++)
    forcon_xml_source_free (schemas[i]);
  return found;
}

static const char *
why_kept (const char *attribute)
{
  for (gsize i = 0; i < G_N_ELEMENTS (kept); i++)
    if (g_str_equal (kept[i].attribute, attribute))
      return kept[i].why;
  return NULL;
}

static void
listed (void)
{
  g_autoptr (GPtrArray) attributes = all_attributes ();

  g_assert_cmpuint (attributes->len, >, 90);
  for (guint i = 0; i < attributes->len; i++)
    {
      const char *attribute = g_ptr_array_index (attributes, i);
      g_auto (GStrv) words = g_strsplit (attribute, " ", 2);
      g_autofree char *kind = entity_of (words[0]);
      ForconEntity entity = FORCON_ENTITY_CAMPAIGN;
      const char *property = property_of (words[0], words[1]);

      if (why_kept (attribute) != NULL)
        {
          g_test_message ("%s: %s", attribute, why_kept (attribute));
          continue;
        }
      g_assert_nonnull (kind);
      g_assert_true (forcon_entity_from_word (kind, &entity));
      if (forcon_record_find (forcon_entity_shape (entity), property) == NULL)
        g_test_message ("%s is neither edited nor kept", attribute);
      g_assert_nonnull (forcon_record_find (forcon_entity_shape (entity), property));
      g_test_message ("%s: change %s %s=…", attribute, kind, property);
    }
}

/* Each of the list above is in the schema, so that it does not outlive what it speaks of. */
static void
none_is_gone (void)
{
  g_autoptr (GPtrArray) attributes = all_attributes ();

  for (gsize i = 0; i < G_N_ELEMENTS (kept); i++)
    g_assert_true (g_ptr_array_find_with_equal_func (attributes, kept[i].attribute, g_str_equal, NULL));
}

static const char odd_text[] = "<?xml version=\"1.0\"?>\n<?order none?>\n"
                           "<campaign rules='forcon-2010' name='All' grid='free'>\n"
                           "  <fleet-book  href='fleets/barrayar.xml'/>\n"
                           "  <class id='own' name='Own' type='cruiser' speed='20' greatest-turn='45' armour='4'\n"
                           "         hits='6' shields='2' turrets='2' readiness='7' ew-attack='2' ew-defence='2'>\n"
                           "    <weapon arcs='bow' id='gun' name='gun' kind='battery' mount='bow' range='30' strength='3'/>\n"
                           "  </class>\n"
                           "  <power id='a' name='A'/><power id='b' name='B'/>\n"
                           "  <admiral id='x' name='X' power='a'/><admiral id='y' name='Y' power='b'/>\n"
                           "  <sector id='s' name='S' x='0' y='0'/>\n"
                           "  <formation id='f' name='F' admiral='x' sector='s' flagship='kestrel' successors='one two'>\n"
                           "    <ship from='kestrel'/><ship class='own' id='one' name='One'/>\n"
                           "    <ship class='own' id='two' name='Two'/>\n"
                           "  </formation>\n"
                           "  <roster admiral='y'><!-- waits --> <ship class='own' id='three' name='Three'/></roster>\n"
                           "</campaign>\n";

/* An edit elsewhere touches none of what is kept. */
static void
stays (void)
{
  g_autofree char *folder = forcon_data_find ("scenarios/skirmish.xml", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconScenario) scenario = forcon_scenario_load_text (odd_text, folder, NULL, NULL, &error);
  g_autoptr (ForconChronicle) chronicle = NULL;
  g_autoptr (ForconCampaignOutcome) outcome = NULL;
  g_autofree char *text = NULL, *expected = NULL;
  ForconCampaignCommand command = FORCON_CAMPAIGN_COMMAND (CHANGE, change, FORCON_ENTITY_POWER, 2, "name=Other");
  const char *before = strstr (odd_text, "name='B'");

  g_assert_no_error (error);
  chronicle = forcon_chronicle_new (scenario->campaign, scenario->rules);
  outcome = forcon_chronicle_do (chronicle, &command, &FORCON_DICE_ASK);
  g_assert_cmpint (outcome->verdict.kind, ==, FORCON_PROBLEM_NONE);
  text = forcon_scenario_merge (odd_text, folder, forcon_chronicle_campaign (chronicle), "forcon-2010",
                                scenario->rules, folder, NULL);
  expected = g_strdup_printf ("%.*sname='Other'%s", (int) (before - odd_text), odd_text, before + strlen ("name='B'"));
  g_assert_cmpstr (text, ==, expected);
}

/* Each property is edited in turn */

/* What a value may look like, of whatever property. */
static const char *const values[]
    = { "3", "4", "1", "2", "11", "150", "0.5", "1/3", "yes", "no", "a-word", "A name", "fleets.png", "bow",
        "stern port", "en", "M0,-9 L4,8 -4,8 Z", "0,0 10,0 5,8", "free", "rivek", "vorpatril", "third", "cetaganda",
        "c1", "a2", "mask", "spurs", "fan", "kestrel", "Kestrel", "hassadar", "ghem-lord-arvin",
        "gun torpedo bow bow 9 1 2 gun" };

static gboolean
can_be_read (const ForconChronicle *chronicle)
{
  g_autoptr (GArray) flaws
      = forcon_campaign_flaws (forcon_chronicle_campaign (chronicle), forcon_chronicle_rules (chronicle));

  for (guint i = 0; i < flaws->len; i++)
    if (forcon_flaw_weight (g_array_index (flaws, ForconFlaw, i).kind) == FORCON_FLAW_IS_UNREADABLE)
      return FALSE;
  return TRUE;
}

/* Not where the file could not be read any more. */
static gboolean
change (ForconChronicle *chronicle, ForconEntity entity, guint place, const char *property, const char *value)
{
  g_autofree char *text = g_strdup_printf ("%s=%s", property, value);
  ForconCampaignCommand command
      = FORCON_CAMPAIGN_COMMAND (CHANGE, change, entity, (gint) place, g_intern_string (text));
  g_autoptr (ForconCampaignOutcome) outcome = forcon_chronicle_do (chronicle, &command, &FORCON_DICE_ASK);

  if (outcome->verdict.kind != FORCON_PROBLEM_NONE)
    return FALSE;
  return can_be_read (chronicle) || !forcon_chronicle_undo (chronicle, NULL);
}

/* Changes the property of any of its kind to any value. Returns: whether that could be */
static gboolean
change_any (ForconChronicle *chronicle, ForconEntity entity, const ForconRecordField *field)
{
  for (guint place = 1; place <= forcon_entity_count (forcon_chronicle_campaign (chronicle), entity); place++)
    {
      for (gsize i = 0; i < G_N_ELEMENTS (values); i++)
        if (change (chronicle, entity, place, field->name, values[i]))
          return TRUE;
      for (guint word = 0; field->type->kind == FORCON_FIELD_WORD && word < field->type->n_words; word++)
        if (change (chronicle, entity, place, field->name, field->type->to_word (&word)))
          return TRUE;
    }
  return FALSE;
}

static void
assert_round_trip (const ForconCampaign *campaign)
{
  g_autofree char *text = forcon_scenario_to_xml (campaign, "forcon-2010");
  g_autoptr (ForconCampaign) set_up = forcon_campaign_as_set_up (campaign);
  g_autofree char *before = forcon_campaign_hash (set_up);
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconScenario) again = forcon_scenario_load_text (text, NULL, NULL, NULL, &error);
  g_autofree char *after = NULL;

  g_assert_no_error (error);
  after = forcon_campaign_hash (again->campaign);
  g_assert_cmpstr (before, ==, after);
}

/* The skirmish, with one of every kind. */
static ForconChronicle *
begin (ForconScenario **scenario)
{
  static const struct {
    ForconEntity entity;
    const char *values;
  } more[] = { { FORCON_ENTITY_ADMIRAL, "id=third\nname=Third\npower=cetaganda" },
               { FORCON_ENTITY_SHIP, "like=kestrel\nname=Falcon\nformation=\nadmiral=vorpatril" },
               { FORCON_ENTITY_NOTICE, "sector=a1\ntext=Pirates" },
               { FORCON_ENTITY_NOTICE, "formation=fan" },
               { FORCON_ENTITY_ALIAS, "name=Mask\nother=Face" } };
  g_autofree char *path = forcon_data_find ("scenarios/skirmish.xml", NULL);
  ForconChronicle *chronicle;

  *scenario = forcon_scenario_load (path, NULL, NULL);
  chronicle = forcon_chronicle_new ((*scenario)->campaign, (*scenario)->rules);
  for (gsize i = 0; i < G_N_ELEMENTS (more); i++)
    {
      ForconCampaignCommand command = FORCON_CAMPAIGN_COMMAND (ADD, add, more[i].entity, more[i].values);
      g_autoptr (ForconCampaignOutcome) outcome = forcon_chronicle_do (chronicle, &command, &FORCON_DICE_ASK);

      g_assert_cmpint (outcome->verdict.kind, ==, FORCON_PROBLEM_NONE);
    }
  g_assert_true (change (chronicle, FORCON_ENTITY_CAMPAIGN, 1, "picture", "map.png"));
  return chronicle;
}

/* A weapon stays its ship's: it is added to another, or removed. */
static gboolean
never_changes (ForconEntity entity, const ForconRecordField *field)
{
  return entity == FORCON_ENTITY_WEAPON && g_str_equal (field->name, "ship");
}

/* On a grid and then without one: sectors have other properties there. */
static void
edited (void)
{
  g_autoptr (ForconScenario) scenario = NULL;
  g_autoptr (ForconChronicle) chronicle = begin (&scenario);
  gsize start = forcon_chronicle_position (chronicle);
  g_autoptr (GHashTable) done = g_hash_table_new (NULL, NULL);

  for (guint pass = 0; pass < 2; pass++)
    {
      guint most = 1;

      if (pass == 1)
        g_assert_true (change (chronicle, FORCON_ENTITY_CAMPAIGN, 1, "grid", "free"));
      for (guint n = 0; n < most; n++)
        {
          for (guint entity = 0; entity < FORCON_N_ENTITY; entity++)
            {
              const ForconRecordShape *shape = forcon_entity_shape ((ForconEntity) entity);

              most = MAX (most, shape->n_fields);
              if (n < shape->n_fields && !g_hash_table_contains (done, &shape->fields[n])
                  && change_any (chronicle, (ForconEntity) entity, &shape->fields[n]))
                g_hash_table_add (done, (gpointer) &shape->fields[n]);
            }
          if (forcon_chronicle_position (chronicle) > start + pass)
            assert_round_trip (forcon_chronicle_campaign (chronicle));
          while (forcon_chronicle_position (chronicle) > start + pass)
            g_assert_true (forcon_chronicle_undo (chronicle, NULL));
        }
    }
  for (guint entity = 0; entity < FORCON_N_ENTITY; entity++)
    for (guint i = 0; i < forcon_entity_shape ((ForconEntity) entity)->n_fields; i++)
      {
        const ForconRecordField *field = &forcon_entity_shape ((ForconEntity) entity)->fields[i];

        if (g_hash_table_contains (done, field) == never_changes ((ForconEntity) entity, field))
          g_test_fail_printf ("%s of %s cannot be changed, or should not", field->name,
                              forcon_entity_to_word ((ForconEntity) entity));
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/storage/scenario-schema/every attribute is edited by a command, or kept for a reason", listed);
  g_test_add_func ("/storage/scenario-schema/what is kept is in the schema", none_is_gone);
  g_test_add_func ("/storage/scenario-schema/every property that can be edited is in the file, and read again", edited);
  g_test_add_func ("/storage/scenario-schema/what is kept stays as it stands", stays);
  return g_test_run ();
}
