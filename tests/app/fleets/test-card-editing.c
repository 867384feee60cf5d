/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Classes of ships as cards whose values are edited where they stand. */
#include "app-support.h"

#include "app/fleets/card-editor.h"
#include "app/fleets/class-editor.h"
#include "base/text.h"
#include "campaign/editing/ship-classes.h"
#include "render/drawing/campaign-labels.h"

#include <string.h>

typedef struct {
  GtkWidget *window;
  ForconGame *game;
  GtkWidget *editor;
  ForconCardEditor *card;
} Fixture;

static Fixture
open_class (const char *class_name)
{
  Fixture fixture = { .game = app_game ("skirmish.xml", "card-editing.forcon") };

  fixture.window = adw_window_new ();
  fixture.editor = g_object_new (FORCON_TYPE_CLASS_EDITOR, NULL);
  adw_window_set_content (ADW_WINDOW (fixture.window), fixture.editor);
  forcon_panel_set_model (fixture.editor, fixture.game);
  gtk_window_set_default_size (GTK_WINDOW (fixture.window), 1100, 700);
  gtk_window_present (GTK_WINDOW (fixture.window));
  app_wait_for_paint (fixture.window);
  if (class_name != NULL)
    forcon_class_editor_choose (FORCON_CLASS_EDITOR (fixture.editor), class_name);
  app_settle ();
  fixture.card = FORCON_CARD_EDITOR (app_find (fixture.editor, FORCON_TYPE_CARD_EDITOR, NULL));
  return fixture;
}

static void
finish (Fixture *fixture)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  app_settle ();
  g_clear_object (&fixture->game);
}

/* The place on the card whose tooltip begins so. */
static GtkWidget *
part (const Fixture *fixture, const char *text)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (fixture->card)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_tooltip_text (child) != NULL && g_str_has_prefix (gtk_widget_get_tooltip_text (child), text))
      return child;
  g_error ("no place on the card says “%s”", text);
}

static void
press (GtkWidget *button)
{
  gtk_widget_grab_focus (button);
  g_signal_emit_by_name (button, "clicked");
  app_settle ();
}

static GtkWidget *
entry_of (const Fixture *fixture)
{
  GtkWidget *entry = app_find_shown (fixture->card, GTK_TYPE_ENTRY, NULL);

  g_assert_nonnull (entry);
  return entry;
}

/* Presses a value on the card, types another, and presses Enter. */
static void
type_over (const Fixture *fixture, const char *text, const char *value)
{
  GtkWidget *entry;

  press (part (fixture, text));
  entry = entry_of (fixture);
  gtk_editable_set_text (GTK_EDITABLE (entry), value);
  g_signal_emit_by_name (entry, "activate");
  app_settle ();
}

static const ForconCard *
first_card (const Fixture *fixture, const char *class_name)
{
  const ForconCampaign *campaign = forcon_game_campaign (fixture->game);
  guint place = forcon_ship_class_find (campaign, class_name);

  g_assert_cmpuint (place, !=, 0);
  return forcon_battle_card (campaign->fleet, (ForconShipId){ (guint16) place });
}

static guint
count_with_hits (const Fixture *fixture, const char *class_name, gint hits)
{
  const ForconBattle *fleet = forcon_game_campaign (fixture->game)->fleet;
  guint n = 0;

  for (guint i = 1; i <= fleet->n_ships; i++)
    {
      const ForconCard *card = forcon_battle_card (fleet, (ForconShipId){ (guint16) i });

      n += g_strcmp0 (card->class_name, class_name) == 0 && card->hits == hits ? 1 : 0;
    }
  return n;
}

/* The class with most ships. */
static ForconShipClass
largest_class (const Fixture *fixture)
{
  g_autoptr (GArray) classes = forcon_ship_classes (forcon_game_campaign (fixture->game));
  ForconShipClass largest = { 0 };

  for (guint i = 0; i < classes->len; i++)
    if (g_array_index (classes, ForconShipClass, i).n > largest.n)
      largest = g_array_index (classes, ForconShipClass, i);
  g_assert_cmpuint (largest.n, >, 1);
  return largest;
}

static void
test_number_of_all_ships (void)
{
  Fixture fixture = open_class (NULL);
  ForconShipClass class = largest_class (&fixture);

  forcon_class_editor_choose (FORCON_CLASS_EDITOR (fixture.editor), class.name);
  app_settle ();
  type_over (&fixture, "Hits:", "17");
  g_assert_cmpuint (count_with_hits (&fixture, class.name, 17), ==, class.n);
  forcon_game_undo (fixture.game);
  app_settle ();
  g_assert_cmpuint (count_with_hits (&fixture, class.name, 17), ==, 0);
  finish (&fixture);
}

static void
test_escape_forgets (void)
{
  Fixture fixture = open_class (NULL);
  ForconShipClass class = largest_class (&fixture);
  GtkWidget *hits;

  forcon_class_editor_choose (FORCON_CLASS_EDITOR (fixture.editor), class.name);
  app_settle ();
  hits = part (&fixture, "Hits:");
  press (hits);
  gtk_editable_set_text (GTK_EDITABLE (entry_of (&fixture)), "17");
  g_assert_true (app_press_key (entry_of (&fixture), GDK_KEY_Escape));
  g_assert_cmpuint (count_with_hits (&fixture, class.name, 17), ==, 0);
  g_assert_true (gtk_widget_is_focus (hits));
  finish (&fixture);
}

static void
test_typing_opens_entry (void)
{
  Fixture fixture = open_class (NULL);
  GtkWidget *hits = part (&fixture, "Hits:");

  gtk_widget_grab_focus (hits);
  g_assert_true (app_press_key (hits, GDK_KEY_7));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry_of (&fixture))), ==, "7");
  g_assert_true (app_press_key (entry_of (&fixture), GDK_KEY_Tab));
  g_assert_cmpint (first_card (&fixture, largest_class (&fixture).name)->hits, >, 0);
  g_assert_null (app_find_shown (fixture.card, GTK_TYPE_ENTRY, NULL));
  g_assert_true (GTK_IS_BUTTON (gtk_root_get_focus (GTK_ROOT (fixture.window))));
  finish (&fixture);
}

/* A number of a weapon with a comma, as Russians write it. */
static void
test_range_of_weapon (void)
{
  Fixture fixture = open_class (NULL);
  ForconShipClass class = largest_class (&fixture);
  const ForconWeapon *weapon;
  GtkWidget *range = NULL;

  forcon_class_editor_choose (FORCON_CLASS_EDITOR (fixture.editor), class.name);
  app_settle ();
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (fixture.card)); child != NULL && range == NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_tooltip_text (child) != NULL
        && strstr (gtk_widget_get_tooltip_text (child), ", range: ") != NULL)
      range = child;
  g_assert_nonnull (range);
  press (range);
  gtk_editable_set_text (GTK_EDITABLE (entry_of (&fixture)), "33,5");
  g_signal_emit_by_name (entry_of (&fixture), "activate");
  app_settle ();
  weapon = &g_array_index (first_card (&fixture, class.name)->weapons, ForconWeapon, 0);
  g_assert_cmpint (weapon->range, ==, 3350);
  finish (&fixture);
}

static ForconArcs
arcs_of_first (const Fixture *fixture, const char *class_name)
{
  return g_array_index (first_card (fixture, class_name)->weapons, ForconWeapon, 0).arcs;
}

static void
test_arc_opens_and_closes (void)
{
  Fixture fixture = open_class (NULL);
  ForconShipClass class = largest_class (&fixture);
  ForconArcs before;

  forcon_class_editor_choose (FORCON_CLASS_EDITOR (fixture.editor), class.name);
  forcon_card_editor_choose_weapon (fixture.card, 0);
  app_settle ();
  before = arcs_of_first (&fixture, class.name);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (fixture.card)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_tooltip_text (child) != NULL
        && g_str_has_suffix (gtk_widget_get_tooltip_text (child), "there: stern"))
      {
        press (child);
        break;
      }
  g_assert_cmpint (arcs_of_first (&fixture, class.name), ==, before ^ FORCON_ARC_BIT (FORCON_ARC_STERN));
  finish (&fixture);
}

static void
test_weapons_come_and_go (void)
{
  Fixture fixture = open_class (NULL);
  ForconShipClass class = largest_class (&fixture);
  guint before;

  forcon_class_editor_choose (FORCON_CLASS_EDITOR (fixture.editor), class.name);
  app_settle ();
  before = first_card (&fixture, class.name)->weapons->len;
  app_press (fixture.editor, "Add _Weapon");
  g_assert_cmpuint (first_card (&fixture, class.name)->weapons->len, ==, before + 1);
  g_assert_cmpint (forcon_card_editor_weapon (fixture.card), ==, (gint) before);
  app_press (fixture.editor, "_Remove Weapon");
  g_assert_cmpuint (first_card (&fixture, class.name)->weapons->len, ==, before);
  finish (&fixture);
}

static void
test_new_class (void)
{
  Fixture fixture = open_class (NULL);
  ForconShipClass class = largest_class (&fixture);
  GtkWidget *entry = app_find (fixture.editor, GTK_TYPE_ENTRY, NULL);

  forcon_class_editor_choose (FORCON_CLASS_EDITOR (fixture.editor), class.name);
  app_settle ();
  gtk_editable_set_text (GTK_EDITABLE (entry), "Prince Serg");
  g_signal_emit_by_name (entry, "activate");
  app_settle ();
  g_assert_cmpint (first_card (&fixture, "Prince Serg")->hits, ==, first_card (&fixture, class.name)->hits);
  type_over (&fixture, "Hits:", "18");
  g_assert_cmpint (first_card (&fixture, "Prince Serg")->hits, ==, 18);
  g_assert_cmpint (first_card (&fixture, class.name)->hits, !=, 18);
  finish (&fixture);
}

/* The entry in a row beside the card. */
static GtkWidget *
entry_beside (GtkWidget *root, const char *property)
{
  GtkWidget *found = NULL;

  if (GTK_IS_ENTRY (root) && g_str_equal (gtk_widget_get_name (root), property))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = entry_beside (child, property);
  return found;
}

static void
test_looks (void)
{
  Fixture fixture = open_class (NULL);
  g_autofree char *hits = forcon_text_capitalise (forcon_label_property ("hits"));
  g_autofree char *size = forcon_decimal_to_text (1.5, 1);
  GtkWidget *entry = entry_beside (fixture.editor, "diameter");

  g_assert_nonnull (entry);
  gtk_editable_set_text (GTK_EDITABLE (entry), "1,5");
  g_signal_emit_by_name (entry, "activate");
  app_settle ();
  entry = entry_beside (fixture.editor, "diameter");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, size);
  press (part (&fixture, hits));
  app_assert_looks_right (fixture.window, "card-editing");
  finish (&fixture);
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
#define TEST(path, function) g_test_add_func ("/app/card-editing/" path, function)
  TEST ("a number that is typed on the card is that of all ships of the class", test_number_of_all_ships);
  TEST ("Escape leaves the number as it was", test_escape_forgets);
  TEST ("typing on a value opens it, Tab takes it and goes on", test_typing_opens_entry);
  TEST ("a range is typed with a comma", test_range_of_weapon);
  TEST ("an arc of the rose opens and closes", test_arc_opens_and_closes);
  TEST ("a weapon comes and goes", test_weapons_come_and_go);
  TEST ("a new class is like an old one, and its own", test_new_class);
  g_test_add_func ("/looks/card-editing/card", test_looks);
  return g_test_run ();
}
