/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every source file states its licence, no layer includes what it may not know, and the rooms of a layer are in order. */
#include <gio/gio.h>

#include <string.h>

#define LICENCE "SPDX-License-Identifier: GPL-3.0-or-later"

/* In some kinds of file another line must come first. */
#define LINES_READ 3

static const char *source_root;

static gboolean
is_source (const char *name)
{
  const char *const endings[] = { ".c", ".h", ".py", ".sh", ".ui", ".css", ".xsd", ".its", NULL };

  for (const char *const *ending = endings; *ending != NULL; ending++)
    if (g_str_has_suffix (name, *ending))
      return TRUE;
  return FALSE;
}

static gboolean
states_licence (const char *path)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);

  g_auto (GStrv) lines = g_strsplit (text, "\n", LINES_READ + 1);

  for (guint i = 0; i < LINES_READ && lines[i] != NULL; i++)
    if (strstr (lines[i], LICENCE) != NULL)
      return TRUE;
  return FALSE;
}

/* Returns: how many sources there are; those that state no licence fail the test */
static guint
check_folder (const char *folder)
{
  g_autofree char *full = g_build_filename (source_root, folder, NULL);
  g_autoptr (GDir) dir = g_dir_open (full, 0, NULL);
  const char *name;
  guint sources = 0;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *relative = g_build_filename (folder, name, NULL);
      g_autofree char *path = g_build_filename (source_root, relative, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        sources += check_folder (relative);
      else if (is_source (name))
        {
          sources++;
          if (!states_licence (path))
            g_test_fail_printf ("%s states no licence", relative);
        }
    }
  return sources;
}

static void
test_licence (void)
{
  const char *const folders[] = { "src", "tests", "ui", "resources", "data", "po", "build-aux", NULL };

  for (const char *const *folder = folders; *folder != NULL; folder++)
    check_folder (*folder);
  g_assert_cmpuint (check_folder ("src"), >, 0);
}

/* Each layer and those that it may include besides itself. Folders that have no row may include all. */
static const struct {
  const char *layer;
  const char *may;
} layers[] = {
  { "base", "" },
  { "engine", "base" },
  { "twilight", "base" },
  { "campaign", "base engine twilight" },
  { "storage", "base engine twilight campaign" },
  { "render", "base engine twilight campaign" },
  { "report", "base engine twilight campaign render" },
  { "scan", "base engine twilight campaign storage render" },
  { "cli", "base engine twilight campaign storage render report scan" },
  { "app", "base engine twilight campaign storage render report scan web" },
  { "web", "base engine twilight campaign storage render report" },
};

/* Fails the test for each include in @path that names the folder of a layer that @layer may not know. */
static void
check_includes (const char *path, const char *layer, const char *const *may)
{
  g_autoptr (GRegex) include = g_regex_new ("^\\s*#\\s*include\\s*\"([a-z-]+)/", G_REGEX_MULTILINE, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  for (g_regex_match (include, text, 0, &match); g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *other = g_match_info_fetch (match, 1);

      if (!g_str_equal (other, layer) && !g_strv_contains (may, other))
        g_test_fail_printf ("%s: %s includes %s", path, layer, other);
    }
}

/* Papers are in the language of their admiral: what can be part of them asks base/language.h for texts. */
static void
check_language (const char *path, const char *layer)
{
  static const char *const of_papers[] = { "base", "render", "report", NULL };
  g_autofree char *text = NULL;

  if (!g_strv_contains (of_papers, layer) || g_str_has_suffix (path, "/base/language.h"))
    return;
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  if (strstr (text, "#include <glib/gi18n") != NULL)
    g_test_fail_printf ("%s includes <glib/gi18n-lib.h> instead of base/language.h", path);
}

static void
check_layer (const char *folder, const char *layer, const char *const *may)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        check_layer (path, layer, may);
      else if (g_str_has_suffix (name, ".c") || g_str_has_suffix (name, ".h"))
        {
          check_includes (path, layer, may);
          check_language (path, layer);
        }
    }
}

static void
test_layers (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (layers); i++)
    {
      g_autofree char *folder = g_build_filename (source_root, "src", layers[i].layer, NULL);
      g_auto (GStrv) may = g_strsplit (layers[i].may, " ", -1);

      check_layer (folder, layers[i].layer, (const char *const *) may);
    }
}

/* Rooms of one layer, and which of them each includes. */
typedef struct {
  GPtrArray *names;
  GHashTable *needs;
} Rooms;

/* Adds the rooms of @layer that the files of its room @room include. */
static void
read_room (Rooms *rooms, const char *layer, const char *room)
{
  g_autofree char *folder = g_build_filename (source_root, "src", layer, room, NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autofree char *pattern = g_strdup_printf ("^\\s*#\\s*include\\s*\"%s/([a-z-]+)/", layer);
  g_autoptr (GRegex) include = g_regex_new (pattern, G_REGEX_MULTILINE, 0, NULL);
  const char *name;

  if (dir == NULL)
    return;
  g_ptr_array_add (rooms->names, g_strdup (room));
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autoptr (GMatchInfo) match = NULL;
      g_autofree char *text = NULL;

      g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
      for (g_regex_match (include, text, 0, &match); g_match_info_matches (match); g_match_info_next (match, NULL))
        {
          g_autofree char *other = g_match_info_fetch (match, 1);

          if (!g_str_equal (other, room))
            g_hash_table_add (rooms->needs, g_strconcat (room, " ", other, NULL));
        }
    }
}

/* Takes away the first room that needs none of those that are left. Returns: whether there was one */
static gboolean
take_lowest (Rooms *rooms)
{
  for (guint i = 0; i < rooms->names->len; i++)
    {
      gboolean needs = FALSE;

      for (guint j = 0; j < rooms->names->len && !needs; j++)
        {
          g_autofree char *need = g_strconcat (rooms->names->pdata[i], " ", rooms->names->pdata[j], NULL);

          needs = g_hash_table_contains (rooms->needs, need);
        }
      if (!needs)
        {
          g_ptr_array_remove_index (rooms->names, i);
          return TRUE;
        }
    }
  return FALSE;
}

static void
test_rooms (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (layers); i++)
    {
      g_autofree char *folder = g_build_filename (source_root, "src", layers[i].layer, NULL);
      g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
      Rooms rooms
          = { g_ptr_array_new_with_free_func (g_free), g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL) };
      const char *name;

      g_assert_nonnull (dir);
      while ((name = g_dir_read_name (dir)) != NULL)
        read_room (&rooms, layers[i].layer, name);
      while (take_lowest (&rooms))
        ;
      for (guint j = 0; j < rooms.names->len; j++)
        g_test_fail_printf ("src/%s: the room %s and others need each other in a circle", layers[i].layer,
                            (const char *) rooms.names->pdata[j]);
      g_ptr_array_unref (rooms.names);
      g_hash_table_unref (rooms.needs);
    }
}

/* Whether @folder has a C file. */
static gboolean
has_code (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".c"))
      return TRUE;
  return FALSE;
}

static void
test_rooms_of_tests (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (layers); i++)
    {
      g_autofree char *tests = g_build_filename (source_root, "tests", layers[i].layer, NULL);
      g_autoptr (GDir) dir = g_dir_open (tests, 0, NULL);
      const char *name;

      g_assert_nonnull (dir);
      while ((name = g_dir_read_name (dir)) != NULL)
        {
          g_autofree char *folder = g_build_filename (tests, name, NULL);
          g_autofree char *room = g_build_filename (source_root, "src", layers[i].layer, name, NULL);

          if (has_code (folder) && !has_code (room))
            g_test_fail_printf ("tests/%s/%s is no room of src/%s", layers[i].layer, name, layers[i].layer);
        }
    }
}

/* In the drawing of docs/design.md, which is indented and stands before the table of rooms. */
static void
test_drawing (void)
{
  g_autofree char *path = g_build_filename (source_root, "docs", "design.md", NULL);
  g_autofree char *text = NULL;
  char *drawing, *end;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  drawing = strstr (text, "    ┌ app ");
  g_assert_nonnull (drawing);
  end = strstr (drawing, "| room |");
  g_assert_nonnull (end);
  *end = '\0';
  for (guint i = 0; i < G_N_ELEMENTS (layers); i++)
    {
      g_autofree char *folder = g_build_filename (source_root, "src", layers[i].layer, NULL);
      g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
      const char *name;

      g_assert_nonnull (dir);
      while ((name = g_dir_read_name (dir)) != NULL)
        {
          g_autofree char *room = g_build_filename (folder, name, NULL);
          g_autofree char *word = g_strdup_printf (" %s ", name);

          if (has_code (room) && strstr (drawing, word) == NULL)
            g_test_fail_printf ("src/%s/%s is not in the drawing of docs/design.md", layers[i].layer, name);
        }
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  if (argc != 2)
    g_error ("usage: test-sources SOURCE-ROOT");
  source_root = argv[1];

  g_test_add_func ("/sources/every source file states its licence", test_licence);
  g_test_add_func ("/sources/no layer includes one above it", test_layers);
  g_test_add_func ("/sources/no rooms of a layer need each other in a circle", test_rooms);
  g_test_add_func ("/sources/the rooms of tests are rooms of the layer", test_rooms_of_tests);
  g_test_add_func ("/sources/the design draws every room", test_drawing);
  return g_test_run ();
}
