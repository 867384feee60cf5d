/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/script/script-private.h"

#include "storage/files/file-error.h"

#include <glib/gi18n-lib.h>

static void
command_free (ForconScriptCommand *command)
{
  g_clear_pointer (&command->dice, g_byte_array_unref);
  g_free (command);
}

void
forcon_loan_slip_free (ForconLoanSlip *slip)
{
  if (slip == NULL)
    return;
  g_free (slip->campaign);
  g_free (slip->key);
  g_free (slip->to);
  g_free (slip->rules);
  g_free (slip);
}

void
forcon_script_free (ForconScript *script)
{
  if (script == NULL)
    return;
  g_free (script->path);
  g_free (script->rules_name);
  g_free (script->rule_changes);
  forcon_rules_free (script->rules);
  forcon_battle_free (script->start);
  g_ptr_array_unref (script->commands);
  forcon_loan_slip_free (script->loan);
  g_free (script);
}

ForconScriptRules
forcon_script_rules (const ForconScript *script)
{
  return (ForconScriptRules){ script->rules_name, script->rule_changes };
}

/* The battle itself */

static void
read_root (ForconXml *xml, gpointer data)
{
  ForconScriptReader *reader = data;
  ForconScript *script = reader->script;

  reader->name = g_strdup (forcon_xml_attribute (xml, "name"));
  script->rules_name = g_strdup (forcon_xml_attribute (xml, "rules"));
  script->has_seed = forcon_xml_attribute (xml, "seed") != NULL;
  script->seed = forcon_xml_unsigned (xml, "seed", 0);
  script->rules = forcon_rules_load_for (xml, "rules", reader->rules_path, &script->rule_changes);
  if (script->rules == NULL)
    return;
  reader->fleet = forcon_fleet_new (script->rules);
  /* Own rules are changes of the usual ones. */
  if (*script->rule_changes != '\0')
    {
      g_free (script->rules_name);
      script->rules_name = g_strdup (FORCON_USUAL_RULES);
    }
}

/* Stands before all that is read by these rules. */
static void
read_rule (ForconXml *xml, gpointer data)
{
  ForconScriptReader *reader = data;
  const ForconRuleValue *value = forcon_rule_value_find (forcon_xml_attribute (xml, "path"));

  if (value == NULL)
    forcon_xml_fail_value (xml, "path", _ ("a number of the rules"));
  else if (!forcon_rule_value_put (value, reader->script->rules, forcon_xml_attribute (xml, "value")))
    forcon_xml_fail_value (xml, "value", _ ("what that number of the rules may be"));
  reader->states_rules = TRUE;
}

static void
read_table (ForconXml *xml, gpointer data)
{
  ForconScriptReader *reader = data;
  ForconScript *script = reader->script;
  ForconPoint size = { forcon_xml_length (xml, "width", 0), forcon_xml_length (xml, "height", 0) };

  GError *error = NULL;

  if (reader->states_rules)
    {
      g_free (script->rule_changes);
      script->rule_changes = forcon_rules_own_changes (script->rules, forcon_xml_path (xml), &error);
      if (error != NULL)
        {
          forcon_xml_take_error (xml, error);
          return;
        }
    }
  script->start = forcon_battle_new (reader->name, size);
  if (script->has_seed)
    script->start->random = forcon_random_seeded (script->seed, FORCON_RANDOM_BATTLE_STREAM);
}

static void
read_loan (ForconXml *xml, gpointer data)
{
  ForconScript *script = ((ForconScriptReader *) data)->script;

  script->loan = g_new0 (ForconLoanSlip, 1);
  script->loan->campaign = g_strdup (forcon_xml_attribute (xml, "campaign"));
  script->loan->key = g_strdup (forcon_xml_attribute (xml, "key"));
  script->loan->to = g_strdup (forcon_xml_attribute (xml, "to"));
  script->loan->rules = g_strdup (forcon_xml_attribute (xml, "rules"));
  script->loan->played = (guint) forcon_xml_int (xml, "played", 0);
}

static void
read_book (ForconXml *xml, gpointer data)
{
  forcon_fleet_read_named_book (((ForconScriptReader *) data)->fleet, xml);
}

static void
start_class (ForconXml *xml, gpointer data)
{
  forcon_fleet_start_class (((ForconScriptReader *) data)->fleet, xml);
}

static void
read_weapon (ForconXml *xml, gpointer data)
{
  forcon_fleet_read_weapon (((ForconScriptReader *) data)->fleet, xml);
}

static void
end_class (ForconXml *xml, gpointer data)
{
  forcon_fleet_end_class (((ForconScriptReader *) data)->fleet, xml);
}

static void
read_side (ForconXml *xml, gpointer data)
{
  ForconScriptReader *reader = data;
  ForconBattle *battle = reader->script->start;
  ForconSideId id
      = forcon_battle_add_side (battle, forcon_xml_attribute (xml, "id"), forcon_xml_attribute (xml, "name"));
  ForconSide *side = &g_array_index (battle->roster->sides, ForconSide, id.value - 1);
  ForconScriptSenior senior = { forcon_xml_line (xml), g_strdup (forcon_xml_attribute (xml, "senior")) };

  side->alliance = forcon_xml_shared_word (xml, "alliance", reader->alliances);
  side->colour = (guint) forcon_xml_int (xml, "colour", (gint) side->colour);
  side->attacker = forcon_xml_flag (xml, "attacker");
  side->turn = (guint) forcon_xml_int (xml, "turn", 0);
  g_array_append_val (reader->seniors, senior);
}

/* How far it has come */

ForconSideId
forcon_script_side_at (ForconXml *xml, ForconScriptReader *reader, const char *attribute)
{
  const char *id = forcon_xml_attribute (xml, attribute);
  ForconSideId side = id == NULL ? FORCON_NO_SIDE : forcon_battle_find_side (reader->script->start, id);

  if (id != NULL && FORCON_ID_IS_NONE (side))
    forcon_xml_fail_value (xml, attribute, _ ("the id of a side"));
  return side;
}

static void
read_progress (ForconXml *xml, gpointer data)
{
  ForconScriptReader *reader = data;
  ForconBattle *battle = reader->script->start;

  battle->round = forcon_xml_int (xml, "round", 0);
  battle->side = forcon_script_side_at (xml, reader, "side");
  battle->first = forcon_script_side_at (xml, reader, "first");
  forcon_xml_term (xml, "step", forcon_step_from_word, &battle->step);
  reader->next_id = (guint32) forcon_xml_int (xml, "next-id", 0);
  reader->progress_line = forcon_xml_line (xml);
  reader->in_progress = TRUE;

  /* Between the set-up and the end it is always some side's turn in some round. */
  if (battle->step != FORCON_STEP_SET_UP && battle->step != FORCON_STEP_OVER
      && (battle->round == 0 || FORCON_ID_IS_NONE (battle->side) || FORCON_ID_IS_NONE (battle->first))
      && !forcon_xml_failed (xml))
    forcon_xml_fail (xml, forcon_xml_line (xml), _ ("a round from 1, \"side\" and \"first\""),
                     _ ("the battle has begun, but does not say whose turn it is"));
  else if (battle->step == FORCON_STEP_SET_UP && battle->round != 0)
    forcon_xml_fail_value (xml, "round", _ ("0 before the battle begins"));
}

static void
read_generator (ForconXml *xml, gpointer data)
{
  ForconScript *script = ((ForconScriptReader *) data)->script;
  ForconRandom random = { forcon_xml_unsigned (xml, "state", 0), forcon_xml_unsigned (xml, "increment", 0) };

  if (script->has_seed)
    forcon_xml_fail (xml, forcon_xml_line (xml), _ ("one of them"), _ ("there is both a seed and a generator"));
  else if (random.increment % 2 == 0)
    forcon_xml_fail_value (xml, "increment", _ ("an odd number"));
  script->has_seed = TRUE;
  script->start->random = random;
}

static void
read_shot (ForconXml *xml, gpointer data)
{
  ForconScriptReader *reader = data;
  ForconShot shot = { forcon_script_ship_at (xml, reader, "shooter"), forcon_script_ship_at (xml, reader, "target") };

  g_array_append_val (reader->script->start->shots, shot);
}

/* A battle that goes on from here must end as one that can be read again. */
#define ROUNDS_MAX 1000000
#define NUMBERS_MAX 900000000
#define LOSSES_MAX 1000000

static void
check_limit (ForconXml *xml, gint line, const char *what, guint number, guint most)
{
  g_autofree char *expected = g_strdup_printf (_ ("at most %d"), (gint) most);

  if (number > most && !forcon_xml_failed (xml))
    forcon_xml_fail (xml, line, expected, _ ("\"%s\" is %u, and the battle goes on"), what, number);
}

static void
check_room_to_go_on (ForconXml *xml, ForconScriptReader *reader)
{
  const ForconBattle *battle = reader->script->start;

  check_limit (xml, reader->progress_line, "round", (guint) battle->round, ROUNDS_MAX);
  check_limit (xml, reader->progress_line, "next-id", battle->next_id, NUMBERS_MAX);
  for (guint i = 0; i < battle->n_ships; i++)
    {
      gint line = g_array_index (reader->ships, ForconScriptShip, i).line;

      check_limit (xml, line, "readiness-lost", (guint) MAX (battle->ships[i].readiness_lost, 0), LOSSES_MAX);
      check_limit (xml, line, "ew-attack-lost", (guint) battle->ships[i].ew_attack_lost, LOSSES_MAX);
      check_limit (xml, line, "hits-lost", (guint) battle->ships[i].hits_lost, LOSSES_MAX);
    }
}

static void
end_root (ForconXml *xml, gpointer data)
{
  ForconScriptReader *reader = data;

  const ForconLoanSlip *loan = reader->script->loan;

  forcon_script_resolve (xml, reader);
  if (loan != NULL && loan->played > reader->script->commands->len)
    forcon_xml_fail (xml, forcon_xml_line (xml), _ ("at least those that had been played when it was lent"),
                     _ ("commands are missing: there are %u of %u"), reader->script->commands->len, loan->played);
  if (!forcon_xml_failed (xml) && reader->script->commands->len > 0)
    check_room_to_go_on (xml, reader);
}

#define COMMAND_ROWS(NAME, word, ...)                                                                                  \
  { word, "commands", forcon_script_read_command, NULL }, { "override", word, forcon_script_read_override, NULL },
#define LEG_ROWS(word)                                                                                                 \
  { "ahead", word, forcon_script_read_ahead, NULL },                                                                   \
  {                                                                                                                    \
    "turn", word, forcon_script_read_turn, NULL                                                                        \
  }

static const ForconXmlElement elements[] = {
  { "battle", NULL, read_root, end_root },
  { "rule", "battle", read_rule, NULL },
  { "table", "battle", read_table, NULL },
  { "loan", "battle", read_loan, NULL },
  { "fleet-book", "battle", read_book, NULL },
  { "class", "battle", start_class, end_class },
  { "weapon", "class", read_weapon, NULL },
  { "side", "battle", read_side, NULL },
  { "planet", "battle", forcon_script_read_object, NULL },
  { "asteroids", "battle", forcon_script_read_object, NULL },
  { "dust", "battle", forcon_script_read_object, NULL },
  { "tunnel-mouth", "battle", forcon_script_read_object, NULL },
  { "blast", "battle", forcon_script_read_object, NULL },
  { "rift", "battle", forcon_script_read_object, NULL },
  { "explosion", "battle", forcon_script_read_object, NULL },
  { "formation", "battle", forcon_script_read_formation, NULL },
  { "ship", "battle", forcon_script_read_ship, NULL },
  { "critical", "ship", forcon_script_read_critical, NULL },
  { "salvo", "battle", forcon_script_read_salvo, NULL },
  { "mine", "battle", forcon_script_read_mine, NULL },
  { "doctrine", "battle", forcon_script_read_doctrine, NULL },
  { "progress", "battle", read_progress, NULL },
  { "generator", "battle", read_generator, NULL },
  { "shot", "battle", read_shot, NULL },
  FORCON_COMMANDS (COMMAND_ROWS) LEG_ROWS ("move"),
  LEG_ROWS ("ram"),
  LEG_ROWS ("move-salvo"),
};

static const ForconXmlKind battle_kind = { .root = "battle",
                                           .schema = "battle.xsd",
                                           .elements = elements,
                                           .n_elements = G_N_ELEMENTS (elements),
                                           .size_max = FORCON_XML_WRITTEN_MAX };

static void
clear_senior (gpointer senior)
{
  g_free (((ForconScriptSenior *) senior)->id);
}

static void
clear_ship (gpointer ship)
{
  g_free (((ForconScriptShip *) ship)->formation);
  g_free (((ForconScriptShip *) ship)->return_target);
}

static void
clear_formation (gpointer formation)
{
  g_free (((ForconScriptFormation *) formation)->flagship);
  g_free (((ForconScriptFormation *) formation)->successors);
  g_free (((ForconScriptFormation *) formation)->return_target);
}

static void
clear_reference (gpointer reference)
{
  g_free (((ForconScriptReference *) reference)->id);
}

static GArray *
list_new (guint size, GDestroyNotify clear)
{
  GArray *list = g_array_new (FALSE, TRUE, size);

  g_array_set_clear_func (list, clear);
  return list;
}

static void
open_reader (ForconScriptReader *reader)
{
  reader->alliances = g_ptr_array_new_with_free_func (g_free);
  reader->seniors = list_new (sizeof (ForconScriptSenior), clear_senior);
  reader->ships = list_new (sizeof (ForconScriptShip), clear_ship);
  reader->formations = list_new (sizeof (ForconScriptFormation), clear_formation);
  reader->references = list_new (sizeof (ForconScriptReference), clear_reference);
  reader->planets = list_new (sizeof (ForconScriptPlanet), NULL);
  reader->doctrine_lines = list_new (sizeof (gint), NULL);
  reader->creations = list_new (sizeof (ForconScriptCreation), NULL);
  reader->numbers = g_hash_table_new (NULL, NULL);
}

static void
close_reader (ForconScriptReader *reader)
{
  g_free (reader->name);
  forcon_fleet_free (reader->fleet);
  g_ptr_array_unref (reader->alliances);
  g_array_unref (reader->seniors);
  g_array_unref (reader->ships);
  g_array_unref (reader->formations);
  g_array_unref (reader->references);
  g_array_unref (reader->planets);
  g_array_unref (reader->doctrine_lines);
  g_array_unref (reader->creations);
  g_hash_table_unref (reader->numbers);
}

ForconScript *
forcon_script_load (const char *path, const char *rules_path, GError **error)
{
  g_autoptr (ForconScript) script = g_new0 (ForconScript, 1);
  ForconScriptReader reader = { .script = script, .rules_path = rules_path };
  gboolean sound;

  script->path = g_strdup (path);
  script->commands = g_ptr_array_new_with_free_func ((GDestroyNotify) command_free);
  open_reader (&reader);
  sound = forcon_xml_read (path, &battle_kind, &reader, error);
  close_reader (&reader);
  return sound ? g_steal_pointer (&script) : NULL;
}

static const ForconXmlElement command_elements[] = {
  { "commands", NULL, NULL, NULL },
  FORCON_COMMANDS (COMMAND_ROWS) LEG_ROWS ("move"),
  LEG_ROWS ("ram"),
  LEG_ROWS ("move-salvo"),
};

static const ForconXmlKind commands_kind = {
  .root = "commands",
  .schema = "commands.xsd",
  .elements = command_elements,
  .n_elements = G_N_ELEMENTS (command_elements),
  .size_max = FORCON_XML_WRITTEN_MAX,
};

GPtrArray *
forcon_script_load_commands (const char *path, const ForconBattle *battle, const ForconRules *rules, GError **error)
{
  g_autoptr (GPtrArray) commands = g_ptr_array_new_with_free_func ((GDestroyNotify) command_free);
  ForconScript script = { .rules = (ForconRules *) rules, .start = forcon_battle_clone (battle), .commands = commands };
  ForconScriptReader reader = { .script = &script };
  gboolean sound;

  open_reader (&reader);
  sound = forcon_xml_read (path, &commands_kind, &reader, error);
  close_reader (&reader);
  forcon_battle_free (script.start);
  return sound ? g_steal_pointer (&commands) : NULL;
}

gboolean
forcon_script_check_loan (const ForconScript *script, GError **error)
{
  g_autofree char *rules = NULL;
  g_autofree char *what = NULL;

  if (script->loan == NULL)
    return TRUE;
  rules = forcon_rules_fingerprint (script->rules_name, script->rule_changes, error);
  if (rules == NULL)
    return FALSE;
  if (g_str_equal (rules, script->loan->rules))
    return TRUE;
  /* Translators: rules with their fingerprints: by which the table is to be played, and which this program has. */
  what = g_strdup_printf (_ ("the table was lent with the rules %1$s, and this program has %2$s"), script->loan->rules,
                          rules);
  forcon_file_error_set (error, FORCON_FILE_ERROR_DAMAGED, script->path, 0, what,
                         _ ("the version of the program that lent it"));
  return FALSE;
}
