/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is refused of any file, whatever it should be: files come from strangers. */
#include "storage/store/check.h"

#include "engine/state/terms.h"
#include "storage-sample.h"

#include <gio/gio.h>
#include <string.h>

static void
assert_refused_bytes (const char *bytes, gsize size, gint line, const char *rest)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (forcon_file_check (sample_write_bytes (bytes, size), &error));
  sample_assert_error (&error, sample_path (), line, rest);
}

static void
assert_refused (const char *text, gint line, const char *rest)
{
  assert_refused_bytes (text, strlen (text), line, rest);
}

static void
missing (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (forcon_file_check ("no-such-file.xml", &error));
  sample_assert_error (&error, "no-such-file.xml", 0,
                       "cannot be read: No such file or directory, expected a readable file");
}

static void
directory (void)
{
  g_autoptr (GError) error = NULL;
  const char *folder = g_test_get_dir (G_TEST_BUILT);

  g_assert_false (forcon_file_check (folder, &error));
  sample_assert_error (&error, folder, 0, "cannot be read: Is a directory, expected a readable file");
}

static void
device (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (forcon_file_check ("/dev/zero", &error));
  sample_assert_error (&error, "/dev/zero", 0, "cannot be read: it is not a plain file, expected a readable file");
}

static void
empty (void)
{
  assert_refused ("", 0, "the file is empty, expected well-formed XML");
}

static void
not_xml (void)
{
  assert_refused ("Grozny fires.\n", 1,
                  "the XML is broken (Start tag expected, '<' not found), expected well-formed XML");
}

static void
zeros (void)
{
  g_autoptr (GError) error = NULL;
  const char bytes[512] = { 0 };

  g_assert_false (forcon_file_check (sample_write_bytes (bytes, sizeof bytes), &error));
  g_assert_nonnull (error);
}

static void
truncated (void)
{
  g_autofree char *sound = sample_resource_text ("battle.xml");
  g_autoptr (GError) error = NULL;

  /* Wherever it is cut, it is refused, and with one line. */
  for (gsize size = 0; size < strlen (sound) - 2; size += 37)
    {
      g_assert_false (forcon_file_check (sample_write_bytes (sound, size), &error));
      g_assert_nonnull (error);
      g_assert_null (strchr (error->message, '\n'));
      g_clear_error (&error);
    }
  assert_refused_bytes (sound, (gsize) (strstr (sound, "  <class") - sound), 6,
                        "the XML is broken (Premature end of data in tag battle line 4), expected well-formed XML");
}

static void
bad_utf8 (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (forcon_file_check (sample_write ("<battle name=\"\xff\xfe\"/>"), &error));
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  g_assert_null (strchr (error->message, '\n'));
}

/* Behind other bytes, a tag of megabytes could hide from the check of its length. */
static void
other_encodings (void)
{
  const char utf16[] = "\xff\xfe<\0b\0a\0t\0t\0l\0e\0/\0>";

  assert_refused_bytes (utf16, sizeof utf16, 0, "there is a byte 0 in the file, as in UTF-16, expected text in UTF-8");
  assert_refused ("<?xml version=\"1.0\" encoding=\"ISO-2022-JP\"?>\n<battle/>", 1,
                  "the file's encoding is \"ISO-2022-JP\", expected UTF-8");
  assert_refused ("<?xml version=\"1.0\" encoding=\"windows-1251\"?>\n<scene/>", 2,
                  "the file's root is \"scene\", expected \"rules\", \"fleet-dice-rules\", "
                  "\"fleet-dice-clash\", \"fleet-book\", \"battle\", \"campaign\" or \"exchange\"");
}

static void
no_second_line (void)
{
  if (g_test_subprocess ())
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (forcon_file_check (sample_write ("<?xml version=\"1.0\" encoding=\"UTF-32\"?>\n<battle/>"), &error));
      return;
    }
  g_test_trap_subprocess (NULL, 0, 0);
  g_test_trap_assert_passed ();
  g_test_trap_assert_stderr ("");
}

/* 4 seconds when every one of them is complained about. */
static void
many_errors (void)
{
  g_autoptr (GString) text = g_string_new ("<battle name=\"X\" rules=\"forcon-2010\"><table width=\"9\" height=\"9\"/>\n"
                                           "<side id=\"a\" name=\"A\"/><side id=\"b\" name=\"B\"/>\n");
  gint64 begin = g_get_monotonic_time ();

  for (guint i = 0; i < 100000; i++)
    g_string_append (text, "<ship><critical/></ship>");
  g_string_append (text, "</battle>");
  assert_refused (text->str, 3, "\"ship\" has no attribute \"side\", expected that attribute");
  g_test_minimized_result ((double) (g_get_monotonic_time () - begin) / G_USEC_PER_SEC, "seconds");
}

static void
wrong_root (void)
{
  assert_refused ("<?xml version=\"1.0\"?>\n<scene/>\n", 2,
                  "the file's root is \"scene\", expected \"rules\", \"fleet-dice-rules\", "
                  "\"fleet-dice-clash\", \"fleet-book\", \"battle\", \"campaign\" or \"exchange\"");
}

static void
doctype (void)
{
  assert_refused ("<?xml version=\"1.0\"?>\n<!DOCTYPE battle>\n<battle/>", 2,
                  "there is a DOCTYPE, expected a file without one");
}

static void
external_doctype (void)
{
  assert_refused ("<!DOCTYPE battle SYSTEM \"/etc/passwd\">\n<battle/>", 1,
                  "there is a DOCTYPE, expected a file without one");
}

static void
entity_bomb (void)
{
  assert_refused ("<!DOCTYPE battle [\n<!ENTITY a \"aaaaaaaaaa\">\n<!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;\">\n"
                  "<!ENTITY c \"&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;\">\n]>\n<battle name=\"&c;\"/>",
                  1, "there is a DOCTYPE, expected a file without one");
}

static void
undefined_entity (void)
{
  assert_refused ("<battle name=\"&x;\"/>", 1,
                  "the XML is broken (Entity 'x' not defined), expected well-formed XML");
}

static void
namespaces (void)
{
  assert_refused ("<battle xmlns=\"http://example.org/\"/>", 1,
                  "there is an XML namespace, expected names without one");
  assert_refused ("<battle xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\"\n"
                  "        xsi:noNamespaceSchemaLocation=\"/tmp/x.xsd\"/>",
                  1, "there is an XML namespace, expected names without one");
}

static void
deep (void)
{
  g_autoptr (GString) text = g_string_new ("<battle>\n");

  for (guint i = 0; i < 100000; i++)
    g_string_append (text, "<a>\n");
  assert_refused (text->str, 17, "elements stand too deep in each other, expected at most 16 levels");
}

static void
many_attributes (void)
{
  g_autoptr (GString) text = g_string_new ("<battle");

  for (guint i = 0; i <= 100; i++)
    g_string_append_printf (text, " a%u=\"\"", i);
  g_string_append (text, "/>");
  assert_refused (text->str, 1, "an element has too many attributes, expected at most 100");
}

static void
long_tag (void)
{
  g_autoptr (GString) text = g_string_new ("<battle>\n<a");

  /* libxml2 alone would compare each of these attributes with all the others. */
  for (guint i = 0; i < 300000; i++)
    g_string_append_printf (text, " a%u=\"\"", i);
  g_string_append (text, "/></battle>");
  assert_refused (text->str, 2, "a tag, a text or a comment is too long, expected at most 64 KB");
}

/* libxml2 keeps line numbers of its tree in 16 bits. */
static void
distant_line (void)
{
  g_autoptr (GString) text = g_string_new ("<fleet-book name=\"x\">");

  for (guint i = 0; i < 200000; i++)
    g_string_append (text, i % 1000 == 0 ? "<!---->\n" : "\n");
  g_string_append (text, "<boat/>\n</fleet-book>");
  assert_refused (text->str, 200001, "\"boat\" does not belong there, expected \"class\" or \"ship\"");
}

static void
too_big (void)
{
  g_autoptr (GString) text = g_string_new ("<battle>\n");

  while (text->len <= 4 * 1024 * 1024)
    g_string_append (text, "<!---->\n");
  g_string_append (text, "</battle>");
  assert_refused (text->str, 0, "the file is too big, expected at most 4 MB");
}

/* Whether it is sound is not even asked. */
static void
many_ships (void)
{
  g_autoptr (GString) text = g_string_new ("<battle name=\"b\" rules=\"forcon-2010\"><side id=\"a\" name=\"A\"/>");

  for (guint i = 0; i < 160000; i++)
    g_string_append_printf (text, "<ship id=\"s%u\" class=\"c\" side=\"a\" x=\"1\" y=\"2\" heading=\"3\"/>\n", i);
  g_string_append (text, "</battle>");
  assert_refused (text->str, 0, "the file is too big, expected at most 4 MB");
}

/* A server that nobody must call. */
static GSocket *
listen_locally (guint16 *port)
{
  g_autoptr (GError) error = NULL;
  GSocket *server = g_socket_new (G_SOCKET_FAMILY_IPV4, G_SOCKET_TYPE_STREAM, G_SOCKET_PROTOCOL_TCP, &error);
  g_autoptr (GInetAddress) loopback = g_inet_address_new_loopback (G_SOCKET_FAMILY_IPV4);
  g_autoptr (GSocketAddress) any_port = g_inet_socket_address_new (loopback, 0);
  g_autoptr (GSocketAddress) bound = NULL;

  g_assert_no_error (error);
  g_socket_bind (server, any_port, FALSE, &error);
  g_socket_listen (server, &error);
  bound = g_socket_get_local_address (server, &error);
  g_assert_no_error (error);
  *port = g_inet_socket_address_get_port (G_INET_SOCKET_ADDRESS (bound));
  return server;
}

static void
no_network (void)
{
  const char *calls[] = {
    "<!DOCTYPE battle SYSTEM \"http://127.0.0.1:%u/x.dtd\"><battle/>",
    "<!DOCTYPE battle [<!ENTITY % x SYSTEM \"http://127.0.0.1:%u/x\"> %x;]><battle/>",
    "<?xml-stylesheet href=\"http://127.0.0.1:%u/x.xsl\"?><battle/>",
    "<battle xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" "
    "xsi:noNamespaceSchemaLocation=\"http://127.0.0.1:%u/x.xsd\"/>",
    "<xi:include xmlns:xi=\"http://www.w3.org/2001/XInclude\" href=\"http://127.0.0.1:%u/x\"/>",
    "<battle name=\"x\" rules=\"forcon-2010\"><table width=\"9\" height=\"9\"/>"
    "<fleet-book href=\"http://127.0.0.1:%u/x.xml\"/><side id=\"a\" name=\"A\"/><side id=\"b\" name=\"B\"/></battle>",
  };
  guint16 port = 0;
  g_autoptr (GSocket) server = listen_locally (&port);

  for (gsize i = 0; i < G_N_ELEMENTS (calls); i++)
    {
      g_autoptr (GString) text = g_string_new (calls[i]);
      g_autofree char *number = g_strdup_printf ("%u", port);
      g_autoptr (GError) error = NULL;

      g_string_replace (text, "%u", number, 0);
      g_assert_false (forcon_file_check (sample_write (text->str), &error));
      g_assert_nonnull (error);
      g_assert_cmpint (g_socket_condition_check (server, G_IO_IN), ==, 0);
    }
}

/* The words of a closed list in a schema are those of the program. */
static void
assert_words (const char *schema, const char *type, guint n, const char *(*word) (guint))
{
  g_autofree char *begin_mark = g_strdup_printf ("<xs:simpleType name=\"%s\">", type);
  const char *begin = strstr (schema, begin_mark);
  g_autofree char *part = NULL;
  g_auto (GStrv) values = NULL;

  g_assert_nonnull (begin);
  part = g_strndup (begin, (gsize) (strstr (begin, "</xs:simpleType>") - begin));
  values = g_strsplit (part, "<xs:enumeration value=\"", -1);
  g_assert_cmpuint (g_strv_length (values), ==, n + 1);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *expected = g_strconcat (word (i), "\"/>", NULL);

      g_assert_true (g_str_has_prefix (values[i + 1], expected));
    }
}

#define WORD_OF(function)                                                                                              \
  static const char *function##_word (guint value)                                                                     \
  {                                                                                                                    \
    return forcon_##function##_to_word (value);                                                                        \
  }

WORD_OF (ship_type)
WORD_OF (target)
WORD_OF (aspect)
WORD_OF (arc)
WORD_OF (weapon_kind)
WORD_OF (mount)
WORD_OF (crew)
WORD_OF (ship_status)
WORD_OF (step)
WORD_OF (order)
WORD_OF (check)
WORD_OF (critical_effect)
WORD_OF (catastrophe)

static void
words_of_the_schema (void)
{
  g_autofree char *schema = sample_data_text ("schemas/types.xsd");

  assert_words (schema, "ship-type", FORCON_N_SHIP_TYPE, ship_type_word);
  assert_words (schema, "target", FORCON_N_TARGET, target_word);
  assert_words (schema, "aspect", FORCON_N_ASPECT, aspect_word);
  assert_words (schema, "arc", FORCON_N_ARC, arc_word);
  assert_words (schema, "weapon-kind", FORCON_N_WEAPON, weapon_kind_word);
  assert_words (schema, "mount", FORCON_N_MOUNT, mount_word);
  assert_words (schema, "crew", FORCON_N_CREW, crew_word);
  assert_words (schema, "ship-status", FORCON_N_SHIP, ship_status_word);
  assert_words (schema, "step", FORCON_N_STEP, step_word);
  assert_words (schema, "order", FORCON_N_ORDER, order_word);
  assert_words (schema, "check", FORCON_N_CHECK, check_word);
  assert_words (schema, "critical-effect", FORCON_N_CRITICAL, critical_effect_word);
  assert_words (schema, "catastrophe", FORCON_N_CATASTROPHE, catastrophe_word);
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/storage/files/a missing file is told in one line", missing);
  g_test_add_func ("/storage/files/a directory is refused", directory);
  g_test_add_func ("/storage/files/a device is refused without being read", device);
  g_test_add_func ("/storage/files/an empty file is refused", empty);
  g_test_add_func ("/storage/files/a file that is not XML is refused", not_xml);
  g_test_add_func ("/storage/files/a file of zeros is refused", zeros);
  g_test_add_func ("/storage/files/a truncated file is refused wherever it is cut", truncated);
  g_test_add_func ("/storage/files/bytes that are no text give a line that is", bad_utf8);
  g_test_add_func ("/storage/files/encodings that can hide a tag are refused", other_encodings);
  g_test_add_func ("/storage/files/the parser says nothing of its own", no_second_line);
  g_test_add_func ("/storage/files/two hundred thousand errors are one", many_errors);
  g_test_add_func ("/storage/files/an unknown root is refused with the ones that are known", wrong_root);
  g_test_add_func ("/storage/files/a DOCTYPE is refused", doctype);
  g_test_add_func ("/storage/files/a DOCTYPE elsewhere is refused", external_doctype);
  g_test_add_func ("/storage/files/an entity bomb is refused before it goes off", entity_bomb);
  g_test_add_func ("/storage/files/an entity that nobody defined is refused", undefined_entity);
  g_test_add_func ("/storage/files/namespaces are refused", namespaces);
  g_test_add_func ("/storage/files/deep nesting is refused", deep);
  g_test_add_func ("/storage/files/many attributes are refused", many_attributes);
  g_test_add_func ("/storage/files/a tag of megabytes is refused at once", long_tag);
  g_test_add_func ("/storage/files/the line of an error is exact far down in a file", distant_line);
  g_test_add_func ("/storage/files/a file of more than 4 MB is refused", too_big);
  g_test_add_func ("/storage/files/a script of 160000 ships is refused by its size", many_ships);
  g_test_add_func ("/storage/files/no file makes us call anyone", no_network);
  g_test_add_func ("/storage/files/the schemas know the words of the game", words_of_the_schema);
  status = g_test_run ();
  sample_forget ();
  return status;
}
