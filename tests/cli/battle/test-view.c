/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What one side gets to see on the command line (F-EW-4). */
#include "cli-run.h"

#include <string.h>

#define HEAD                                                                                                           \
  "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"                                                                       \
  "<battle name=\"Ambush\" rules=\"forcon-2010\">\n"                                                                   \
  "<table width=\"100\" height=\"80\"/>\n"                                                                             \
  "<class id=\"gunship\" name=\"Gunship\" type=\"cruiser\" speed=\"20\" braking=\"10\" greatest-turn=\"90\""           \
  " armour=\"5\" hits=\"8\" shields=\"0\" turrets=\"1\" readiness=\"8\" ew-attack=\"1\" ew-defence=\"1\">\n"\
  "<weapon id=\"gun\" name=\"gun\" kind=\"battery\" mount=\"turret\" arcs=\"bow port starboard stern\" range=\"90\""   \
  " strength=\"2\"/></class>\n"                                                                                        \
  "<class id=\"phantom\" name=\"Phantom\" type=\"frigate\" speed=\"20\" braking=\"0\" greatest-turn=\"90\""            \
  " armour=\"6\" hits=\"3\" shields=\"0\" turrets=\"0\" readiness=\"8\" ew-attack=\"0\" ew-defence=\"4\"/>\n"\
  "<side id=\"barrayar\" name=\"Barrayar\" colour=\"0\" attacker=\"yes\"/>\n"                                          \
  "<side id=\"cetaganda\" name=\"Cetaganda\" colour=\"1\" attacker=\"no\"/>\n"
#define SHIPS                                                                                                          \
  "<ship id=\"grozny\" class=\"gunship\" name=\"Grozny\" side=\"barrayar\" x=\"50\" y=\"60\" heading=\"0\"%s/>\n"      \
  "<ship id=\"vorthalia\" class=\"gunship\" name=\"Vorthalia\" side=\"cetaganda\" x=\"50\" y=\"20\" heading=\"180\"/>" \
  "\n<commands>\n"
#define LURKER                                                                                                         \
  "<ship id=\"lurker\" class=\"phantom\" name=\"Lurker\" side=\"barrayar\" x=\"%d\" y=\"70\" heading=\"0\""            \
  " hidden-from=\"cetaganda\"/>\n"
#define TAIL "</commands></battle>\n"

/* A shot, then the turn of the other side, who seeks the lurker and moves. */
#define FIRST "<begin/>\n<move ship=\"grozny\"><ahead cm=\"10\"/></move>\n"
#define SHOT_OF_BOTH "<end-step/>\n<fire ship=\"grozny\" target=\"vorthalia\" weapons=\"gun\" dice=\"6 1 1\"/>\n"
#define NEXT_TURN "<end-step/>\n<end-step/>\n<end-step%s/>\n"
#define LAST "<move ship=\"vorthalia\"><ahead cm=\"12\"/></move>\n<end-step/>\n"

static char *
without_lurker (void)
{
  g_autofree char *ships = g_strdup_printf (SHIPS, "");
  g_autofree char *turn = g_strdup_printf (NEXT_TURN, "");
  g_autofree char *text = g_strconcat (HEAD, ships, FIRST, SHOT_OF_BOTH, turn, LAST, TAIL, NULL);

  return write_scratch ("alone.xml", text);
}

/* The same with one more ship, which comes first in the file, goes its way and is not found. */
static char *
with_lurker (const char *name, gint x, gint ahead)
{
  g_autofree char *lurker = g_strdup_printf (LURKER, x);
  g_autofree char *ships = g_strdup_printf (SHIPS, "");
  g_autofree char *turn = g_strdup_printf (NEXT_TURN, " dice=\"6 1\"");
  g_autofree char *move = g_strdup_printf ("<move ship=\"lurker\"><ahead cm=\"%d\"/></move>\n", ahead);
  g_autofree char *text = g_strconcat (HEAD, lurker, ships, FIRST, move, SHOT_OF_BOTH, turn, LAST, TAIL, NULL);

  return write_scratch (name, text);
}

static char *
printed (const char *subcommand, const char *script, const char *option, const char *value)
{
  g_autoptr (Run) run = run_forcon (subcommand, script, "--as", "cetaganda", option, value, NULL);

  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpint (run->status, ==, 0);
  return g_steal_pointer (&run->out);
}

static char *
drawn (const char *script)
{
  g_autofree char *path = free_path ("seen.svg");
  char *bytes = NULL;

  g_free (printed ("table", script, "-o", path));
  g_assert_true (g_file_get_contents (path, &bytes, NULL, NULL));
  return bytes;
}

static void
assert_same (const char *subcommand, const char *option, const char *value)
{
  g_autofree char *alone = without_lurker ();
  g_autofree char *lurking = with_lurker ("lurking.xml", 10, 12);
  g_autofree char *elsewhere = with_lurker ("elsewhere.xml", 90, 0);
  g_autofree char *a = printed (subcommand, alone, option, value);
  g_autofree char *b = printed (subcommand, lurking, option, value);
  g_autofree char *c = printed (subcommand, elsewhere, option, value);

  g_assert_cmpuint (strlen (a), >, 200);
  g_assert_cmpstr (a, ==, b);
  g_assert_cmpstr (a, ==, c);
  g_assert_null (strstr (b, "urker"));
}

/* F-EW-4 */
static void
test_told (void)
{
  assert_same ("play", NULL, NULL);
}

/* F-EW-4 */
static void
test_json (void)
{
  assert_same ("play", "--json", NULL);
}

/* F-EW-4: the end state as a script too */
static void
test_script (void)
{
  assert_same ("play", "-o", "-");
}

/* F-EW-4 */
static void
test_drawn (void)
{
  g_autofree char *alone = without_lurker ();
  g_autofree char *lurking = with_lurker ("lurking.xml", 10, 12);
  g_autofree char *elsewhere = with_lurker ("elsewhere.xml", 90, 0);
  g_autofree char *a = drawn (alone);
  g_autofree char *b = drawn (lurking);
  g_autofree char *c = drawn (elsewhere);

  g_assert_cmpstr (a, ==, b);
  g_assert_cmpstr (a, ==, c);
}

/* F-EW-1: its own side sees it, as the master does */
static void
test_own (void)
{
  g_autofree char *script = with_lurker ("lurking.xml", 10, 12);
  g_autoptr (Run) own = run_forcon ("play", script, "--as", "barrayar", NULL);
  g_autoptr (Run) master = run_forcon ("play", script, NULL);

  g_assert_nonnull (strstr (own->out, "Lurker"));
  g_assert_nonnull (strstr (master->out, "Lurker"));
}

static char *
write_contact (const char *commands)
{
  g_autofree char *ships = g_strdup_printf (SHIPS, " contact-for=\"cetaganda\"");
  g_autofree char *text = g_strconcat (HEAD, ships, commands, TAIL, NULL);

  return write_scratch ("contact.xml", text);
}

/* F-EW-1: of a contact its moves are told, and what stands on its card is null */
static void
test_contact (void)
{
  g_autofree char *script = write_contact (
      FIRST "<end-step/>\n<end-step/>\n<end-step/>\n<end-step dice=\"6 1\"/>\n"
            "<move ship=\"vorthalia\"><ahead cm=\"12\"/></move>\n<end-step/>\n"
            "<fire ship=\"vorthalia\" target=\"grozny\" weapons=\"gun\" dice=\"6 1 1\"/>\n");
  g_autofree char *told = printed ("play", script, NULL, NULL);
  g_autofree char *json = printed ("play", script, "--json", NULL);

  g_assert_nonnull (strstr (told, "Contact 1"));
  g_assert_nonnull (strstr (told, "Vorthalia fires at Contact 1 at 18.0 cm: 1 hit."));
  g_assert_null (strstr (told, "Grozny"));
  g_assert_nonnull (strstr (json, "\"armour\":null"));
  g_assert_null (strstr (json, "grozny"));
}

/* F-EW-1: a counter that lies face down looks the same whatever it is */
static void
test_contact_drawn (void)
{
  g_autofree char *ships = g_strdup_printf (SHIPS, " contact-for=\"cetaganda\"");
  g_autofree char *one = g_strconcat (HEAD, ships, TAIL, NULL);
  g_auto (GStrv) parts = g_strsplit (one, "class=\"gunship\" name=\"Grozny\"", 2);
  g_autofree char *two = g_strconcat (parts[0], "class=\"phantom\" name=\"Imposter\"", parts[1], NULL);
  g_autofree char *script = write_scratch ("contact.xml", one);
  g_autofree char *imposter = write_scratch ("imposter.xml", two);
  g_autofree char *a = drawn (script);
  g_autofree char *b = drawn (imposter);

  g_assert_cmpstr (a, ==, b);
}

/* F-EW-1: what a side knows is a script again, with the contact as the blank counter that it is */
static void
test_contact_script (void)
{
  g_autofree char *script = write_contact (FIRST);
  g_autofree char *path = free_path ("known.xml");
  g_autofree char *told = printed ("play", script, "-o", path);
  g_autoptr (Run) checked = run_forcon ("check", path, NULL);

  g_assert_cmpstr (told, !=, "");
  g_assert_cmpstr (checked->err, ==, "");
  g_assert_cmpint (checked->status, ==, 0);
}

/* F-EW-4: the reason of a refusal might name what the side does not see */
static void
test_refused (void)
{
  g_autofree char *lurker = g_strdup_printf (LURKER, 10);
  g_autofree char *ships = g_strdup_printf (SHIPS, "");
  g_autofree char *text = g_strconcat (HEAD, lurker, ships, "<begin/>\n<move ship=\"lurker\"><ahead cm=\"90\"/></move>\n",
                                       TAIL, NULL);
  g_autofree char *script = write_scratch ("refused.xml", text);
  g_autoptr (Run) run = run_forcon ("play", script, "--as", "cetaganda", NULL);
  g_autoptr (Run) master = run_forcon ("play", script, NULL);

  g_assert_cmpint (run->status, ==, master->status);
  g_assert_true (is_one_line (run->err));
  g_assert_null (strstr (run->err, "Lurker"));
  g_assert_nonnull (strstr (master->err, "Lurker"));
}

static void
assert_unknown_side (const char *subcommand)
{
  g_autofree char *script = without_lurker ();
  g_autoptr (Run) run = run_forcon (subcommand, script, "--as", "jackson", NULL);

  g_assert_cmpint (run->status, ==, 2);
  g_assert_cmpstr (run->out, ==, "");
  g_assert_true (is_one_line (run->err));
  g_assert_nonnull (strstr (run->err, "jackson"));
}

static void
test_unknown_side (void)
{
  assert_unknown_side ("play");
  assert_unknown_side ("table");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/view/what is told has no trace of a hidden ship", test_told);
  g_test_add_func ("/cli/view/the JSON has no trace of a hidden ship", test_json);
  g_test_add_func ("/cli/view/the script of the end state has no trace of a hidden ship", test_script);
  g_test_add_func ("/cli/view/the picture has no trace of a hidden ship", test_drawn);
  g_test_add_func ("/cli/view/its own side sees it", test_own);
  g_test_add_func ("/cli/view/the card of a contact is closed", test_contact);
  g_test_add_func ("/cli/view/contacts look the same whatever they are", test_contact_drawn);
  g_test_add_func ("/cli/view/what a side knows of a contact can be written as a script", test_contact_script);
  g_test_add_func ("/cli/view/a refusal does not tell of hidden ships", test_refused);
  g_test_add_func ("/cli/view/a side that is not in the script is refused in one line", test_unknown_side);
  return g_test_run ();
}
