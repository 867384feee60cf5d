/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every command of a battle script is read as it is meant, and written as it was read. */
#include "storage/script/script-write.h"

#include "storage-sample.h"

#include <string.h>

/* A battle whose only command comes on line 16. */
#define BEFORE                                                                                                         \
  "<battle name=\"Test\" rules=\"forcon-2010\">\n"                                                                     \
  "  <table width=\"100\" height=\"80\"/>\n"                                                                           \
  "  <class id=\"cruiser\" name=\"Cruiser\" type=\"cruiser\" speed=\"20\" greatest-turn=\"45\" armour=\"5\"\n"         \
  "         hits=\"6\" shields=\"1\" turrets=\"2\" readiness=\"7\" ew-attack=\"1\" ew-defence=\"3\">\n"                \
  "    <weapon id=\"guns\" name=\"guns\" kind=\"battery\" mount=\"turret\" arcs=\"bow\" range=\"30\""                   \
  " strength=\"6\"/>\n"                                                                                               \
  "    <weapon id=\"tubes\" name=\"tubes\" kind=\"torpedo\" mount=\"bow\" arcs=\"bow\" range=\"25\""                  \
  " strength=\"3\"/>\n"                                                                                               \
  "  </class>\n"                                                                                                       \
  "  <side id=\"red\" name=\"Red\"/>\n"                                                                                \
  "  <side id=\"blue\" name=\"Blue\"/>\n"                                                                              \
  "  <planet id=\"9\" x=\"70\" y=\"60\" radius=\"5\"/>\n"                                                              \
  "  <ship id=\"r-one\" class=\"cruiser\" name=\"R One\" side=\"red\" x=\"10\" y=\"10\" heading=\"90\"/>\n"            \
  "  <ship id=\"r-two\" class=\"cruiser\" name=\"R Two\" side=\"red\" x=\"20\" y=\"20\" heading=\"90\"/>\n"            \
  "  <ship id=\"b-one\" class=\"cruiser\" name=\"B One\" side=\"blue\" x=\"40\" y=\"10\" heading=\"270\"/>\n"          \
  "  <ship id=\"b-two\" class=\"cruiser\" name=\"B Two\" side=\"blue\" x=\"50\" y=\"10\" heading=\"270\"/>\n"          \
  "  <commands>\n"
#define BEHIND "\n  </commands>\n</battle>\n"

static ForconScript *
load (const char *commands)
{
  g_autofree char *text = g_strconcat (BEFORE, commands, BEHIND, NULL);

  return sample_load (text);
}

static ForconCommand
read_one (const char *command)
{
  g_autoptr (ForconScript) script = load (command);

  g_assert_cmpuint (script->commands->len, ==, 1);
  return ((const ForconScriptCommand *) g_ptr_array_index (script->commands, 0))->command;
}

static GArray *
dice_of (const ForconScriptCommand *command)
{
  GArray *dice = g_array_new (FALSE, TRUE, sizeof (ForconDie));

  for (guint i = 0; command->dice != NULL && i < command->dice->len; i++)
    {
      ForconDie die = { .face = command->dice->data[i], .generated = command->dice->data[i] == 0 };

      g_array_append_val (dice, die);
    }
  return dice;
}

/* A command as the program writes it, on one line. */
static char *
write_one (const ForconScript *script)
{
  const ForconScriptCommand *command = g_ptr_array_index (script->commands, 0);
  g_autoptr (GArray) dice = dice_of (command);
  xmlBufferPtr buffer = xmlBufferCreate ();
  xmlTextWriterPtr out = forcon_xml_writer_new (buffer);
  char *text;

  xmlTextWriterSetIndent (out, 0);
  forcon_script_write_command (out, script->start, &command->command, dice, FALSE);
  xmlFreeTextWriter (out);
  text = g_strdup ((const char *) xmlBufferContent (buffer));
  xmlBufferFree (buffer);
  return text;
}

static const char *const commands[] = {
  "<begin/>",
  "<end-step dice=\"5 ? 6\"/>",
  "<order ship=\"r-one\" order=\"brace\"/>",
  "<order formation=\"formation-2\" order=\"full-ahead\" by=\"captain\"/>",
  "<move ship=\"r-one\"><ahead cm=\"5.25\"/><turn degrees=\"-22.5\"/><ahead cm=\"5\"/></move>",
  "<move formation=\"formation-1\" orbit=\"-1\" halves=\"shields\"><ahead cm=\"5\"/></move>",
  "<fire ship=\"r-one\" target=\"b-two\" weapons=\"guns tubes\" dice=\"3 4\"/>",
  "<fire ship=\"r-one\" salvo=\"12\" weapons=\"guns\"/>",
  "<fire ship=\"r-one\" salvo-of=\"b-one\" weapons=\"guns\"/>",
  "<repair ship=\"r-one\" what=\"hit\"/>",
  "<repair ship=\"r-one\" what=\"fall\"/>",
  "<repair ship=\"r-one\" what=\"central-post\"/>",
  "<end-battle reason=\"agreed\"/>",
  "<form ship=\"r-one\"/>",
  "<form ship=\"r-one\" with=\"r-two b-one\"/>",
  "<join ship=\"r-one\" target=\"r-two\"/>",
  "<pass-flag ship=\"r-two\" dice=\"3 4\"/>",
  "<join-shields ship=\"r-one\" joined=\"no\"/>",
  "<launch ship=\"r-one\" target=\"b-one\" weapons=\"tubes\" with=\"r-two\"/>",
  "<launch ship=\"r-one\" heading=\"0\" weapons=\"tubes\"/>",
  "<move-salvo salvo=\"12\"><ahead cm=\"5\"/><turn degrees=\"45\"/><ahead cm=\"20\"/></move-salvo>",
  "<move-salvo salvo-of=\"r-one\"><ahead cm=\"25\"/></move-salvo>",
  "<cover ship=\"r-one\" target=\"r-two\" weapons=\"guns\"/>",
  "<board ship=\"r-one\" target=\"b-one\"/>",
  "<fate ship=\"b-one\" fate=\"abandon\"/>",
  "<fate ship=\"b-one\" fate=\"take-over\"/>",
  "<ram ship=\"r-one\" target=\"b-one\"><ahead cm=\"20\"/></ram>",
  "<lay ship=\"r-one\" charge=\"torpedo\" range=\"12.5\" strength=\"3\"/>",
  "<sweep ship=\"r-one\"/>",
  "<land ship=\"r-one\" troops=\"3\"/>",
  "<set ship=\"r-one\" value=\"hits-left\" to=\"2\" reason=\"As it lay\"/>",
  "<set ship=\"r-one\" value=\"speed\" to=\"12.5\" reason=\"r\"/>",
  "<set ship=\"r-one\" value=\"greatest-turn\" to=\"22.5\" reason=\"r\"/>",
  "<set ship=\"r-one\" value=\"moved\" to=\"no\" reason=\"r\"/>",
  "<set ship=\"r-one\" value=\"fired\" to=\"guns tubes\" reason=\"r\"/>",
  "<set ship=\"r-one\" value=\"fired\" to=\"\" reason=\"r\"/>",
  "<set ship=\"r-one\" value=\"side\" to=\"blue\" reason=\"r\"/>",
  "<set ship=\"r-one\" value=\"formation\" to=\"formation-4\" reason=\"r\"/>",
  "<set ship=\"r-one\" value=\"order\" to=\"full-ahead\" reason=\"r\"/>",
  "<set ship=\"r-one\" value=\"status\" to=\"hulk\" reason=\"r\"/>",
  "<set ship=\"r-one\" value=\"target-check\" to=\"passed\" reason=\"r\"/>",
  "<set salvo=\"12\" value=\"torpedoes\" to=\"3\" reason=\"r\"/>",
  "<set salvo-of=\"r-one\" value=\"run\" to=\"1\" reason=\"r\"/>",
  "<set value=\"step\" to=\"fire\" reason=\"r\"/>",
  "<set value=\"turn\" to=\"blue\" reason=\"r\"/>",
  "<place ship=\"r-one\" x=\"10\" y=\"0\" heading=\"90\" planet=\"9\" reason=\"r\"/>",
  "<place ship=\"r-one\" x=\"10\" y=\"0\" reason=\"r\"/>",
  "<place object=\"9\" x=\"10\" y=\"5\" radius=\"2\" reason=\"r\"/>",
  "<place salvo=\"12\" x=\"10\" y=\"5\" heading=\"0\" reason=\"r\"/>",
  "<place mine=\"12\" x=\"10\" y=\"5\" reason=\"r\"/>",
  "<create thing=\"ship\" ship=\"r-one\" id=\"r-six\" name=\"R &quot;Six&quot;\" side=\"red\" x=\"1\" y=\"2\" "
  "heading=\"0\" planet=\"9\" reason=\"r\"/>",
  "<create thing=\"object\" kind=\"planet\" x=\"1\" y=\"2\" radius=\"3\" reason=\"r\"/>",
  "<create thing=\"salvo\" side=\"red\" x=\"1\" y=\"2\" heading=\"180\" count=\"3\" speed=\"25\" run=\"2\" "
  "reason=\"r\"/>",
  "<create thing=\"mine\" side=\"red\" charge=\"plasma\" x=\"1\" y=\"2\" range=\"7\" strength=\"16\" reason=\"r\"/>",
  "<create thing=\"critical\" ship=\"r-one\" effect=\"turrets\" reason=\"r\"/>",
  "<remove ship=\"r-one\" reason=\"r\"/>",
  "<remove object=\"9\" reason=\"r\"/>",
  "<remove salvo=\"12\" reason=\"r\"/>",
  "<remove mine=\"12\" reason=\"r\"/>",
  "<remove ship=\"r-one\" effect=\"turrets\" reason=\"r\"/>",
  "<reveal ship=\"r-one\" side=\"blue\" level=\"hidden\" reason=\"r\"/>",
  "<reveal formation=\"formation-1\" side=\"blue\" level=\"identified\" reason=\"r\"/>",
  "<note text=\"Tea &amp; cake at nine\"/>",
  "<end-step reason=\"The die fell off the table\" dice=\"5 6\"><override die=\"2\" face=\"5\"/>"
  "<override roll=\"1\" result=\"0\"/></end-step>",
  "<lay ship=\"r-one\" charge=\"torpedo\" range=\"12.5\" strength=\"0\"/>",
  "<instruct formation=\"formation-1\" when=\"meets\" foe=\"formation-3\" foes=\"blue\" foe-types=\"cruiser station\" "
  "what=\"keep-beyond\" range=\"22.5\"/>",
  "<instruct formation=\"formation-1\" when=\"outnumbered\" amount=\"150\" what=\"protect\" target=\"formation-2\" "
  "ship=\"r-two\"/>",
  "<instruct formation=\"formation-1\" what=\"first\" types=\"destroyer\"/>",
  "<forget formation=\"formation-1\"/>",
  "<forget formation=\"formation-1\" number=\"2\"/>",
  "<fire ship=\"r-one\" target=\"b-one\" weapons=\"guns\" by=\"captain\" instruction=\"2\"/>",
};

static void
as_it_was (gconstpointer data)
{
  g_autoptr (ForconScript) script = load (data);
  g_autofree char *text = write_one (script);

  g_assert_cmpstr (text, ==, data);
}

static void
empty_name (void)
{
  g_autoptr (ForconScript) script
      = load ("<create thing=\"ship\" ship=\"r-one\" id=\"r-six\" name=\"Six\" side=\"red\" x=\"1\" y=\"2\" "
              "heading=\"0\" reason=\"r\"/>");
  ForconScriptCommand *command = g_ptr_array_index (script->commands, 0);
  g_autofree char *text = NULL;

  command->command.create.name = "";
  text = write_one (script);
  g_assert_null (strstr (text, "name="));
}

/* Each command and each value that can be set is in the schema, and among the commands above. */
static void
all_there (void)
{
  g_autofree char *schema = sample_data_text ("schemas/commands.xsd");
  g_autoptr (GString) all = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    g_string_append (all, commands[i]);
  for (ForconCommandKind kind = 0; kind < FORCON_N_COMMAND; kind++)
    {
      g_autofree char *element = g_strdup_printf ("<xs:element name=\"%s\"", forcon_command_to_word (kind));
      g_autofree char *use = g_strdup_printf ("<%s", forcon_command_to_word (kind));

      g_assert_nonnull (strstr (schema, element));
      g_assert_nonnull (strstr (all->str, use));
    }
  for (ForconValue value = 0; value < FORCON_N_VALUE; value++)
    {
      g_autofree char *word = g_strdup_printf ("<xs:enumeration value=\"%s\"", forcon_value_to_word (value));

      g_assert_nonnull (strstr (schema, word));
    }
}

static void
who_and_whom (void)
{
  ForconCommand fire = read_one ("<fire ship=\"r-one\" salvo-of=\"b-one\" weapons=\"tubes\"/>");
  ForconCommand at_salvo = read_one ("<fire ship=\"r-one\" salvo=\"12\" weapons=\"tubes\"/>");
  ForconCommand form = read_one ("<form ship=\"b-one\" with=\"b-two r-one\"/>");
  ForconCommand order = read_one ("<order formation=\"formation-7\" order=\"full-ahead\"/>");
  ForconCommand join = read_one ("<join ship=\"r-one\" target=\"r-two\"/>");

  g_assert_cmpuint (fire.fire.ship.value, ==, 1);
  g_assert_cmpuint (fire.fire.salvo_of.value, ==, 3);
  g_assert_true (FORCON_ID_IS_NONE (fire.fire.target));
  g_assert_cmpuint (fire.fire.weapons, ==, 2);
  g_assert_cmpuint (at_salvo.fire.salvo.value, ==, 12);
  g_assert_cmpuint (form.form.with.n, ==, 2);
  g_assert_cmpuint (form.form.with.ship[0].value, ==, 4);
  g_assert_cmpuint (form.form.with.ship[1].value, ==, 1);
  g_assert_cmpuint (order.order.formation.value, ==, 7);
  g_assert_true (FORCON_ID_IS_NONE (order.order.ship));
  g_assert_cmpuint (join.join.target.value, ==, 2);
}

static void
where_to (void)
{
  ForconCommand move = read_one ("<move ship=\"r-one\" orbit=\"-1\" halves=\"firepower\"/>");
  ForconCommand launch = read_one ("<launch ship=\"r-one\" heading=\"22.5\" weapons=\"tubes\"/>");
  ForconCommand at_ship = read_one ("<launch ship=\"r-one\" target=\"b-one\" weapons=\"tubes\"/>");
  ForconCommand place = read_one ("<place ship=\"r-one\" x=\"1.5\" y=\"2\" planet=\"9\" heading=\"45\" reason=\"r\"/>");
  ForconCommand ram = read_one ("<ram ship=\"r-one\" target=\"b-one\"><ahead cm=\"12\"/></ram>");

  g_assert_cmpint (move.move.orbit, ==, -1);
  g_assert_cmpint (move.move.halves, ==, FORCON_HALVES_FIREPOWER);
  g_assert_true (launch.launch.by_heading);
  g_assert_cmpint (launch.launch.heading, ==, 225);
  g_assert_false (at_ship.launch.by_heading);
  g_assert_cmpint (place.place.thing, ==, FORCON_THING_SHIP);
  g_assert_cmpint (place.place.place.x, ==, 150);
  g_assert_cmpint (place.place.place.y, ==, 200);
  g_assert_cmpuint (place.place.planet.value, ==, 9);
  g_assert_cmpint (place.place.heading, ==, 450);
  g_assert_cmpuint (ram.ram.legs.n, ==, 1);
  g_assert_cmpint (ram.ram.legs.leg[0].ahead, ==, 1200);
}

static void
details (void)
{
  ForconCommand fall = read_one ("<repair ship=\"r-one\" what=\"fall\"/>");
  ForconCommand shields = read_one ("<join-shields ship=\"r-one\" joined=\"yes\"/>");
  ForconCommand fate = read_one ("<fate ship=\"b-one\" fate=\"scuttle\"/>");
  ForconCommand land = read_one ("<land ship=\"r-one\" troops=\"3\"/>");
  ForconCommand note = read_one ("<note text=\"Tea\" by=\"captain\" reason=\"Thirst\"/>");
  ForconCommand reveal = read_one ("<reveal ship=\"r-one\" side=\"blue\" level=\"contact\" reason=\"r\"/>");

  g_assert_true (fall.repair.fall);
  g_assert_false (fall.repair.hit);
  g_assert_true (shields.join_shields.joined);
  g_assert_cmpint (fate.fate.fate, ==, FORCON_FATE_SCUTTLE);
  g_assert_cmpint (land.land.troops, ==, 3);
  g_assert_true (note.note.text == g_intern_string ("Tea"));
  g_assert_true (note.reason == g_intern_string ("Thirst"));
  g_assert_true (note.by_captain);
  g_assert_cmpuint (reveal.reveal.side.value, ==, 2);
  g_assert_cmpint (reveal.reveal.level, ==, FORCON_LEVEL_CONTACT);
}

static void
settings (void)
{
  g_assert_cmpint (read_one (commands[30]).set.number, ==, 2);
  g_assert_cmpint (read_one (commands[31]).set.number, ==, 1250);
  g_assert_cmpint (read_one (commands[32]).set.number, ==, 225);
  g_assert_cmpint (read_one ("<set ship=\"r-one\" value=\"moved\" to=\"yes\" reason=\"r\"/>").set.number, ==, 1);
  g_assert_cmpint (read_one (commands[34]).set.number, ==, 3);
  g_assert_cmpint (read_one (commands[36]).set.number, ==, 2);
  g_assert_cmpint (read_one (commands[37]).set.number, ==, 4);
  g_assert_cmpint (read_one (commands[38]).set.number, ==, FORCON_ORDER_FULL_AHEAD);
  g_assert_cmpint (read_one (commands[39]).set.number, ==, FORCON_SHIP_HULK);
  g_assert_cmpint (read_one (commands[40]).set.number, ==, FORCON_CHECK_PASSED);
  g_assert_cmpint (read_one ("<set value=\"step\" to=\"end\" reason=\"r\"/>").set.number, ==, FORCON_STEP_END);
}

static void
creations (void)
{
  ForconCommand mine = read_one ("<create thing=\"mine\" side=\"blue\" charge=\"torpedo\" x=\"1\" y=\"2\" "
                                 "reason=\"r\"/>");
  ForconCommand blast = read_one ("<create thing=\"object\" kind=\"rift\" x=\"1\" y=\"2\" reason=\"r\"/>");
  ForconCommand salvo = read_one ("<create thing=\"salvo\" side=\"red\" x=\"1\" y=\"2\" heading=\"180\" count=\"3\" "
                                  "speed=\"25\" run=\"2\" reason=\"r\"/>");
  ForconCommand lay = read_one ("<lay ship=\"r-one\" charge=\"plasma\"/>");

  g_assert_cmpint (mine.create.thing, ==, FORCON_THING_MINE);
  g_assert_cmpuint (mine.create.side.value, ==, 2);
  g_assert_cmpint (mine.create.charge, ==, FORCON_CHARGE_TORPEDO);
  /* F-MINE-2 */
  g_assert_cmpint (mine.create.range, ==, FORCON_CM (15));
  g_assert_cmpint (mine.create.strength, ==, 4);
  g_assert_cmpint (lay.lay.range, ==, FORCON_CM (5));
  g_assert_cmpint (lay.lay.strength, ==, 16);
  g_assert_cmpint (blast.create.object_kind, ==, FORCON_OBJECT_RIFT);
  g_assert_cmpint (blast.create.radius, ==, FORCON_CM (2));
  g_assert_cmpint (salvo.create.count, ==, 3);
  g_assert_cmpint (salvo.create.speed, ==, FORCON_CM (25));
  g_assert_cmpint (salvo.create.run, ==, 2);
  g_assert_cmpint (salvo.create.heading, ==, 1800);
}

/* The ship that a command makes has the next number, and the weapons of the one that it is copied from. */
static void
created_ship (void)
{
  g_autoptr (ForconScript) script
      = load ("<create thing=\"ship\" ship=\"b-two\" id=\"b-six\" side=\"blue\" x=\"1\" y=\"2\" heading=\"0\" "
              "reason=\"r\"/>"
              "<create thing=\"ship\" ship=\"b-six\" id=\"b-seven\" side=\"blue\" x=\"1\" y=\"9\" heading=\"0\" "
              "reason=\"r\"/>"
              "<fire ship=\"b-seven\" target=\"r-one\" weapons=\"tubes\"/>");
  const ForconScriptCommand *fire = g_ptr_array_index (script->commands, 2);

  g_assert_cmpuint (fire->command.fire.ship.value, ==, 6);
  g_assert_cmpuint (fire->command.fire.weapons, ==, 2);
}

/* Places are counted from 1 in files, and from 0 by the engine. */
static void
overrides (void)
{
  ForconCommand command = read_one ("<begin reason=\"r\"><override die=\"2\" face=\"5\"/><override roll=\"1\" "
                                    "result=\"0\"/></begin>");

  g_assert_cmpuint (command.n_overrides, ==, 2);
  g_assert_true (command.overrides[0].die);
  g_assert_cmpuint (command.overrides[0].place, ==, 1);
  g_assert_cmpint (command.overrides[0].value, ==, 5);
  g_assert_false (command.overrides[1].die);
  g_assert_cmpuint (command.overrides[1].place, ==, 0);
  g_assert_cmpint (command.overrides[1].value, ==, 0);
}

#define NAMES_ONE "\"fire\" does not say whom or what it is about, expected one of \"salvo\", \"salvo-of\", \"target\""
#define OVERRIDE_RULE                                                                                                  \
  "the override does not say what it changes, expected \"die\" and \"face\", or \"roll\" and \"result\""
#define SHIP_ID "expected the id of a ship in this battle"

static const SampleWrong wrongs[] = {
  { "fire at nothing is refused", "<begin/>", "<fire ship=\"r-one\" weapons=\"guns\"/>", "<fire", NAMES_ONE },
  { "fire at a ship and a salvo is refused", "<begin/>",
    "<fire ship=\"r-one\" target=\"b-one\" salvo=\"12\" weapons=\"guns\"/>", "<fire",
    "\"fire\" says more than once whom or what it is about, expected one of \"salvo\", \"salvo-of\", \"target\"" },
  { "nothing placed is refused", "<begin/>", "<place x=\"1\" y=\"2\" reason=\"r\"/>", "<place",
    "\"place\" does not say whom or what it is about, expected one of \"ship\", \"object\", \"salvo\", "
    "\"salvo-of\", \"mine\"" },
  { "nothing removed is refused", "<begin/>", "<remove reason=\"r\"/>", "<remove",
    "\"remove\" does not say whom or what it is about, expected one of \"ship\", \"object\", \"salvo\", "
    "\"salvo-of\", \"mine\"" },
  { "a ship and a mine removed at once are refused", "<begin/>", "<remove ship=\"r-one\" mine=\"3\" reason=\"r\"/>",
    "<remove", "attribute \"ship\" of \"remove\" does not belong there, expected only what goes with the others" },
  { "a move of a ship and of a formation is refused", "<begin/>",
    "<move ship=\"r-one\" formation=\"formation-1\"/>", "<move",
    "\"move\" says more than once whom or what it is about, expected one of \"ship\", \"formation\"" },
  { "a formation that is not there is refused", "<begin/>", "<move formation=\"red-line\"/>", "<move",
    "attribute \"formation\" of \"move\" is \"red-line\", expected the id of a formation" },
  { "a formation of too great a number is refused", "<begin/>", "<move formation=\"formation-2001\"/>", "<move",
    "attribute \"formation\" of \"move\" is \"formation-2001\", expected the id of a formation" },
  { "a companion that is not there is refused", "<begin/>", "<form ship=\"r-one\" with=\"r-two r-six\"/>", "<form",
    "attribute \"with\" of \"form\" is \"r-two r-six\", expected ids of ships in this battle" },
  { "more companions than a formation can have are refused", "<begin/>",
    "<form ship=\"r-one\" with=\"r-two r-two r-two r-two r-two r-two r-two r-two r-two r-two r-two r-two r-two r-two "
    "r-two r-two r-two r-two r-two r-two r-two r-two r-two r-two r-two r-two r-two r-two r-two r-two r-two r-two "
    "r-two\"/>",
    "<form", "there are too many ships, expected at most 32" },
  { "a change by two orbits is refused", "<begin/>", "<move ship=\"r-one\" orbit=\"2\"/>", "<move",
    "attribute \"orbit\" of \"move\" is \"2\", expected a number of at most 1" },
  { "a value without its ship is refused", "<begin/>", "<set value=\"hits-left\" to=\"2\" reason=\"r\"/>", "<set",
    "\"set\" has no attribute \"ship\", expected that attribute" },
  { "a value of the battle with a ship is refused", "<begin/>",
    "<set ship=\"r-one\" value=\"round\" to=\"2\" reason=\"r\"/>", "<set",
    "attribute \"ship\" of \"set\" does not belong there, expected only what goes with the others" },
  { "a count that is none is refused", "<begin/>", "<set ship=\"r-one\" value=\"hits-left\" to=\"2.5\" reason=\"r\"/>",
    "<set", "attribute \"to\" of \"set\" is \"2.5\", expected a whole number" },
  { "a length that is none is refused", "<begin/>", "<set ship=\"r-one\" value=\"speed\" to=\"far\" reason=\"r\"/>",
    "<set", "attribute \"to\" of \"set\" is \"far\", expected a number such as 12 or 0.5" },
  { "an angle that is none is refused", "<begin/>",
    "<set ship=\"r-one\" value=\"greatest-turn\" to=\"\" reason=\"r\"/>", "<set",
    "attribute \"to\" of \"set\" is \"\", expected a number such as 45 or 22.5" },
  { "neither yes nor no is refused", "<begin/>", "<set ship=\"r-one\" value=\"moved\" to=\"1\" reason=\"r\"/>", "<set",
    "attribute \"to\" of \"set\" is \"1\", expected \"yes\" or \"no\"" },
  { "a step that nobody knows is refused", "<begin/>", "<set value=\"step\" to=\"tea\" reason=\"r\"/>", "<set",
    "attribute \"to\" of \"set\" is \"tea\", expected a word that is known" },
  { "a side that is not there is refused", "<begin/>", "<set value=\"turn\" to=\"green\" reason=\"r\"/>", "<set",
    "attribute \"to\" of \"set\" is \"green\", expected the id of a side" },
  { "the master's hand without a reason is refused", "<begin/>", "<remove ship=\"r-one\"/>", "<remove",
    "\"remove\" has no attribute \"reason\", expected that attribute" },
  { "an empty reason is refused", "<begin/>", "<remove ship=\"r-one\" reason=\" \"/>", "<remove",
    "attribute \"reason\" of \"remove\" is \"\", expected a text of at least 1 character" },
  { "a ship that is made on no side is refused", "<begin/>",
    "<create thing=\"ship\" ship=\"r-one\" id=\"x\" x=\"1\" y=\"2\" heading=\"0\" reason=\"r\"/>", "<create",
    "\"create\" has no attribute \"side\", expected that attribute" },
  { "a ship that is made with a radius is refused", "<begin/>",
    "<create thing=\"ship\" ship=\"r-one\" id=\"x\" side=\"red\" x=\"1\" y=\"2\" heading=\"0\" radius=\"2\" "
    "reason=\"r\"/>",
    "<create", "attribute \"radius\" of \"create\" does not belong there, expected only what goes with the others" },
  { "a planet that is made without a radius is refused", "<begin/>",
    "<create thing=\"object\" kind=\"planet\" x=\"1\" y=\"2\" reason=\"r\"/>", "<create",
    "\"create\" has no attribute \"radius\", expected that attribute" },
  { "a ship that is made under the name of another is refused", "<begin/>",
    "<create thing=\"ship\" ship=\"r-one\" id=\"b-two\" side=\"red\" x=\"1\" y=\"2\" heading=\"0\" reason=\"r\"/>",
    "<create", "a ship \"b-two\" is there already, expected an id of its own" },
  { "a ship before it is made is refused", "<begin/>",
    "<sweep ship=\"x\"/><create thing=\"ship\" ship=\"r-one\" id=\"x\" side=\"red\" x=\"1\" y=\"2\" heading=\"0\" "
    "reason=\"r\"/>",
    "<sweep", "attribute \"ship\" of \"sweep\" is \"x\", " SHIP_ID },
  { "a die and a result are no override", "<begin/>", "<begin><override die=\"1\" result=\"5\"/></begin>", "<override",
    OVERRIDE_RULE },
  { "a die and a roll together are no override", "<begin/>",
    "<begin><override die=\"1\" face=\"5\" roll=\"1\"/></begin>", "<override", OVERRIDE_RULE },
  { "nothing is no override", "<begin/>", "<begin><override/></begin>", "<override", OVERRIDE_RULE },
  { "a die before the first is refused", "<begin/>", "<begin><override die=\"0\" face=\"5\"/></begin>", "<override",
    "attribute \"die\" of \"override\" is \"0\", expected a number of at least 1" },
  { "a ninth override is refused", "<begin/>",
    "<begin><override die=\"1\" face=\"5\"/><override die=\"2\" face=\"5\"/><override die=\"3\" face=\"5\"/>"
    "<override die=\"4\" face=\"5\"/><override die=\"5\" face=\"5\"/><override die=\"6\" face=\"5\"/>"
    "<override die=\"7\" face=\"5\"/><override die=\"8\" face=\"5\"/><override die=\"9\" face=\"5\"/></begin>",
    "<begin", "there are too many overrides, expected at most 8" },
  { "an end by the engine alone is refused", "<begin/>", "<end-battle reason=\"last-side\"/>", "<end-battle",
    "attribute \"reason\" of \"end-battle\" is \"last-side\", expected \"agreed\" or \"master\"" },
  { "anybody but a captain is refused", "<begin/>", "<begin by=\"cook\"/>", "<begin",
    "attribute \"by\" of \"begin\" is \"cook\", expected \"captain\"" },
};

static void
add_commands (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_autofree char *path = g_strdup_printf ("/storage/commands/written as it was read: %s", commands[i]);

      /* A slash would make it a path. */
      g_strdelimit (path + strlen ("/storage/commands/"), "/", '|');
      g_test_add_data_func (path, commands[i], as_it_was);
    }
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/storage/commands/all commands and values are in the schema and in this test", all_there);
  g_test_add_func ("/storage/commands/an empty name is not written", empty_name);
  g_test_add_func ("/storage/commands/who does it to whom is read", who_and_whom);
  g_test_add_func ("/storage/commands/where it goes is read", where_to);
  g_test_add_func ("/storage/commands/what else they say is read", details);
  g_test_add_func ("/storage/commands/what a value is set to is read in its own unit and words", settings);
  g_test_add_func ("/storage/commands/what is created is read, the rest is as the rules say", creations);
  g_test_add_func ("/storage/commands/a ship that is made can be named from then on", created_ship);
  g_test_add_func ("/storage/commands/overrides are read", overrides);
  add_commands ();
  sample_add_wrongs ("/storage/commands", BEFORE "<begin/>" BEHIND, wrongs, G_N_ELEMENTS (wrongs));
  status = g_test_run ();
  sample_forget ();
  return status;
}
