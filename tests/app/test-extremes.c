/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names as long as files allow, very many dice, many ships, long sheets: no window wants more room than a small screen has. */
#include "app-support.h"

#include "app/session/session-draft.h"
#include "app/session/session-play.h"
#include "storage/files/data.h"
#include "storage/scenario/scenario.h"

#include <math.h>

#define WIDTH 1366
#define HEIGHT 768

/* Ships in reach of the explosion, and the hits with which it began. */
#define NEAR 8
#define HITS 60

static const char *const pages[] = { "map", "orders", "resolve", "clashes", "fleets", "reports", "journal" };

/* Returns: (transfer full): @word, made as long as a name may be, with nowhere to break it */
static char *
long_name (const char *word)
{
  GString *name = g_string_new (word);

  while (name->len < FORCON_CAMPAIGN_NAME_MAX)
    g_string_append_c (name, 'w');
  return g_string_free (name, FALSE);
}

/* Tells of the widgets that want so much. */
static void
tell_wide (GtkWidget *widget, guint depth)
{
  int width;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  if (width <= WIDTH / 2 || !gtk_widget_get_visible (widget))
    return;
  g_test_message ("%*s%s: %d px", (int) depth, "", G_OBJECT_TYPE_NAME (widget), width);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    tell_wide (child, depth + 1);
}

static void
assert_fits (gpointer window, const char *what)
{
  g_autofree char *picture = g_strdup_printf ("extremes-%s.png", what);
  int width, height;

  app_settle ();
  app_picture (window, picture);
  gtk_widget_measure (window, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (window, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  g_test_message ("%s: %d×%d", what, width, height);
  if (width > WIDTH)
    tell_wide (window, 0);
  g_assert_cmpint (width, <=, WIDTH);
  g_assert_cmpint (height, <=, HEIGHT);
  g_assert_cmpint (gtk_widget_get_width (window), <=, WIDTH);
  g_assert_cmpint (gtk_widget_get_height (window), <=, HEIGHT);
}

/* A ship that will explode, in a ring of others, and who fires at it. */
static char *
write_battle (void)
{
  GString *text = g_string_new ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
  g_autofree char *battle = long_name ("Battle");
  g_autofree char *class_name = long_name ("Class");
  g_autofree char *weapon = long_name ("Weapon");
  g_autofree char *red = long_name ("Red");
  g_autofree char *blue = long_name ("Blue");
  char *path = app_output ("extremes.xml");

  g_string_append_printf (text,
                          "<battle name=\"%s\" rules=\"forcon-2010\" seed=\"11\"><table width=\"120\" height=\"80\"/>"
                          "<class id=\"c\" name=\"%s\" type=\"cruiser\" speed=\"20\" greatest-turn=\"45\" armour=\"4\" "
                          "hits=\"%d\" shields=\"0\" turrets=\"0\" readiness=\"7\" ew-attack=\"1\" ew-defence=\"1\"><weapon id=\"w\" name=\"%s\" kind=\"destructor\" mount=\"bow\" "
                          "arcs=\"bow starboard port stern\" range=\"30\" strength=\"60\"/></class>"
                          "<side id=\"red\" name=\"%s\" attacker=\"yes\"/><side id=\"blue\" name=\"%s\"/>",
                          battle, class_name, HITS, weapon, red, blue);
  for (guint i = 0; i < NEAR + 2; i++)
    {
      g_autofree char *word = g_strdup_printf ("Ship%u", i);
      g_autofree char *name = long_name (word);
      double angle = 2 * G_PI * i / NEAR;
      double x = i == 0 ? 40 : i > NEAR ? 60 : 60 + 2.95 * cos (angle);
      double y = i == 0 || i > NEAR ? 40 : 40 + 2.95 * sin (angle);

      g_string_append_printf (text, "<ship id=\"s%u\" class=\"c\" name=\"%s\" side=\"%s\" x=\"%.2f\" y=\"%.2f\" "
                                    "heading=\"90\"%s/>", i, name, i == 0 ? "red" : "blue", x, y, i > NEAR ? " hits-left=\"1\"" : "");
    }
  g_string_append (text, "<commands><begin/></commands></battle>");
  g_assert_true (g_file_set_contents (path, text->str, -1, NULL));
  g_string_free (text, TRUE);
  return path;
}

static void
test_table (void)
{
  g_autofree char *path = write_battle ();
  ForconTableWindow *window = app_window (path, WIDTH, HEIGHT);
  ForconSession *session = forcon_table_window_session (window);
  ForconCommand command;

  assert_fits (window, "movement");
  command = forcon_command_move (app_ship (session, "s0"), FORCON_CM (10), 0, 0);
  forcon_session_do (session, &command, FORCON_DICE_MODE_ROLL);
  command = (ForconCommand){ .kind = FORCON_COMMAND_END_STEP };
  forcon_session_do (session, &command, FORCON_DICE_MODE_ROLL);
  forcon_session_select (session, app_ship (session, "s0"));
  assert_fits (window, "fire");
  command = forcon_command_fire (app_ship (session, "s0"), app_ship (session, "s9"), 1);
  command.reason = "It shall explode";
  command.n_overrides = 1;
  command.overrides[0] = (ForconOverride){ FALSE, 2, 10 };
  forcon_session_do (session, &command, FORCON_DICE_MODE_ROLL);
  g_assert_nonnull (app_find_event (app_last_entry (session), FORCON_EVENT_EXPLOSION));
  g_assert_cmpuint (app_last_entry (session)->dice->len, >, NEAR * HITS / 2);
  assert_fits (window, "explosion");
  gtk_window_set_default_size (GTK_WINDOW (window), 1024, 600);
  assert_fits (window, "explosion-small");
  app_act (window, "win.hand");
  assert_fits (window, "hand");
  app_close (window);
}

static void
rename_all (ForconCampaign *campaign)
{
  for (guint i = 0; i < campaign->fleet->roster->cards->len; i++)
    {
      ForconCard *card = &g_array_index (campaign->fleet->roster->cards, ForconCard, i);
      g_autofree char *name = g_steal_pointer (&card->name);
      g_autofree char *class_name = g_steal_pointer (&card->class_name);

      card->name = long_name (name);
      card->class_name = long_name (class_name);
    }
  for (guint i = 0; i < campaign->fleet->roster->formations->len; i++)
    {
      ForconFormationName *formation = &g_array_index (campaign->fleet->roster->formations, ForconFormationName, i);
      g_autofree char *name = g_steal_pointer (&formation->name);

      formation->name = name == NULL ? NULL : long_name (name);
    }
  for (guint i = 0; i < campaign->sectors->len; i++)
    {
      ForconSector *sector = &g_array_index (campaign->sectors, ForconSector, i);
      g_autofree char *name = long_name (sector->name);

      sector->name = g_intern_string (name);
    }
}

static ForconGame *
long_game (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = forcon_data_find ("scenarios/skirmish.xml", &error);
  g_autofree char *file = app_output ("extremes.forcon");
  g_autoptr (ForconScenario) ready = forcon_scenario_load (path, NULL, &error);
  ForconGame *game = forcon_game_new ();

  g_assert_no_error (error);
  forcon_scenario_seed (ready, 1);
  rename_all (ready->campaign);
  app_remove_campaign (file);
  forcon_game_create (game, file, ready, NULL, NULL, &error);
  g_assert_no_error (error);
  return game;
}

static void
assert_pages_fit (ForconMasterWindow *window, const char *when)
{
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_autofree char *what = g_strconcat (pages[i], "-", when, NULL);

      forcon_master_window_show_page (window, pages[i]);
      assert_fits (window, what);
    }
}

/* A sheet of very many lines, and one line that has no end. */
static char *
long_sheet (void)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < 60; i++)
    g_string_append_printf (text, "Shield: move to the far end of everything and stay there, line %u\n", i);
  for (guint i = 0; i < 400; i++)
    g_string_append_c (text, 'w');
  return g_string_free (text, FALSE);
}

static void
test_campaign (void)
{
  g_autoptr (ForconGame) game = long_game ();
  g_autofree char *sheet = long_sheet ();
  ForconMasterWindow *window = app_master_window (game, WIDTH, HEIGHT);

  app_do (game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  app_hand_in (game, "vorpatril", sheet);
  assert_pages_fit (window, "collecting");
  app_let_clash (game, "shield", "fan");
  assert_pages_fit (window, "clash");
  app_close_master (window);
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/looks/extremes/the table fits a small screen", test_table);
  g_test_add_func ("/looks/extremes/the campaign fits a small screen", test_campaign);
  return g_test_run ();
}
