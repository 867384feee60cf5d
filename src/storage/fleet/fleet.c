/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/fleet/fleet.h"

#include <glib/gi18n-lib.h>

#include "storage/files/data.h"
#include "storage/files/file-error.h"

/* There are not as many fleets in the Nexus. */
#define BOOKS_MAX 32

/* More than that in one battle is a slip or a trap. */
#define CLASSES_MAX 1000
#define SHIPS_MAX 10000

#define ATTRIBUTES(entry) ((const char *const *) (entry)->attributes)

static void
class_free (ForconFleetClass *klass)
{
  g_free (klass->path);
  g_free (klass->nation);
  g_strfreev (klass->attributes);
  g_array_unref (klass->weapons);
  g_free (klass);
}

static void
ship_free (ForconFleetShip *ship)
{
  g_free (ship->path);
  g_free (ship->nation);
  g_strfreev (ship->attributes);
  g_free (ship);
}

ForconFleet *
forcon_fleet_new (const ForconRules *rules)
{
  ForconFleet *fleet = g_new0 (ForconFleet, 1);

  fleet->rules = rules;
  fleet->classes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) class_free);
  fleet->ships = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) ship_free);
  return fleet;
}

void
forcon_fleet_free (ForconFleet *fleet)
{
  if (fleet == NULL)
    return;
  g_hash_table_unref (fleet->classes);
  g_hash_table_unref (fleet->ships);
  g_free (fleet->nation);
  g_free (fleet);
}

/* An id that another file has already: both places are named. */
static void
fail_double (ForconXml *xml, const char *path, gint line)
{
  g_autofree char *shown = g_filename_display_name (path);
  g_autofree char *first = forcon_file_error_quote (shown, G_MAXUINT);
  g_autofree char *expected = g_strdup_printf (_ ("an id that is not in %s:%d"), first, line);

  forcon_xml_fail_value (xml, "id", expected);
}

static void
fail_too_many (ForconXml *xml, guint limit)
{
  g_autofree char *expected = g_strdup_printf (_ ("at most %u"), limit);

  forcon_xml_fail (xml, forcon_xml_line (xml), expected, _ ("there are too many classes or ships"));
}

void
forcon_fleet_start_class (ForconFleet *fleet, ForconXml *xml)
{
  const char *id = forcon_xml_attribute (xml, "id");
  const ForconFleetClass *first = g_hash_table_lookup (fleet->classes, id);
  ForconFleetClass *klass;

  if (first != NULL)
    {
      fail_double (xml, first->path, first->line);
      return;
    }
  if (g_hash_table_size (fleet->classes) == CLASSES_MAX)
    {
      fail_too_many (xml, CLASSES_MAX);
      return;
    }
  klass = g_new0 (ForconFleetClass, 1);
  klass->path = g_strdup (forcon_xml_path (xml));
  klass->line = forcon_xml_line (xml);
  klass->nation = g_strdup (fleet->nation);
  klass->attributes = forcon_xml_dup_attributes (xml);
  klass->weapons = g_array_new (FALSE, TRUE, sizeof (ForconWeapon));
  g_array_set_clear_func (klass->weapons, (GDestroyNotify) forcon_weapon_clear);
  g_hash_table_insert (fleet->classes, g_strdup (id), klass);
  fleet->open = klass;

  ForconCardLayers layers = { .klass = ATTRIBUTES (klass), .weapons = klass->weapons };
  ForconCard card;

  forcon_card_build (&card, fleet->rules, &layers);
  forcon_card_check (xml, &card);
  forcon_card_clear (&card);
}

void
forcon_fleet_read_weapon (ForconFleet *fleet, ForconXml *xml)
{
  forcon_weapon_read (xml, fleet->open->weapons);
}

void
forcon_fleet_end_class (ForconFleet *fleet, ForconXml *xml)
{
  fleet->open = NULL;
}

const ForconFleetClass *
forcon_fleet_find_class (ForconFleet *fleet, ForconXml *xml, const char *attribute)
{
  const ForconFleetClass *klass = g_hash_table_lookup (fleet->classes, forcon_xml_attribute (xml, attribute));

  if (klass == NULL)
    forcon_xml_fail_value (xml, attribute, _ ("the id of a class"));
  return klass;
}

/* Fleet books */

static void
start_book (ForconXml *xml, gpointer data)
{
  ForconFleet *fleet = data;

  fleet->nation = g_strdup (forcon_xml_attribute (xml, "nation"));
}

static void
end_book (ForconXml *xml, gpointer data)
{
  g_clear_pointer (&((ForconFleet *) data)->nation, g_free);
}

static void
start_class (ForconXml *xml, gpointer data)
{
  forcon_fleet_start_class (data, xml);
}

static void
read_weapon (ForconXml *xml, gpointer data)
{
  forcon_fleet_read_weapon (data, xml);
}

static void
end_class (ForconXml *xml, gpointer data)
{
  forcon_fleet_end_class (data, xml);
}

static void
read_ship (ForconXml *xml, gpointer data)
{
  ForconFleet *fleet = data;
  const char *id = forcon_xml_attribute (xml, "id");
  const ForconFleetShip *first = g_hash_table_lookup (fleet->ships, id);
  const ForconFleetClass *klass = forcon_fleet_find_class (fleet, xml, "class");
  ForconFleetShip *ship;

  if (klass == NULL)
    return;
  if (first != NULL)
    {
      fail_double (xml, first->path, first->line);
      return;
    }
  if (g_hash_table_size (fleet->ships) == SHIPS_MAX)
    {
      fail_too_many (xml, SHIPS_MAX);
      return;
    }
  ship = g_new0 (ForconFleetShip, 1);
  ship->path = g_strdup (forcon_xml_path (xml));
  ship->line = forcon_xml_line (xml);
  ship->nation = g_strdup (fleet->nation);
  ship->attributes = forcon_xml_dup_attributes (xml);
  ship->klass = klass;
  g_hash_table_insert (fleet->ships, g_strdup (id), ship);

  ForconCardLayers layers = { .klass = ATTRIBUTES (klass), .named = ATTRIBUTES (ship), .weapons = klass->weapons };
  ForconCard card;

  forcon_card_build (&card, fleet->rules, &layers);
  forcon_card_check (xml, &card);
  forcon_card_clear (&card);
}

static const ForconXmlElement elements[] = {
  { "fleet-book", NULL, start_book, end_book },
  { "class", "fleet-book", start_class, end_class },
  { "weapon", "class", read_weapon, NULL },
  { "ship", "fleet-book", read_ship, NULL },
};

static const ForconXmlKind fleet_book_kind = { .root = "fleet-book",
                                               .schema = "fleet-book.xsd",
                                               .elements = elements,
                                               .n_elements = G_N_ELEMENTS (elements),
                                               .size_max = FORCON_XML_WRITTEN_MAX };

gboolean
forcon_fleet_read_book (ForconFleet *fleet, const char *path, GError **error)
{
  return forcon_xml_read (path, &fleet_book_kind, fleet, error);
}

void
forcon_fleet_read_named_book (ForconFleet *fleet, ForconXml *xml)
{
  const char *href = forcon_xml_attribute (xml, "href");
  g_autofree char *folder = g_path_get_dirname (forcon_xml_path (xml));
  g_autofree char *path = g_str_equal (folder, ".") ? g_strdup (href) : g_build_filename (folder, href, NULL);
  g_autofree char *scenario = g_build_filename ("scenarios", href, NULL);
  GError *error = NULL;

  if (!forcon_data_is_safe (href))
    {
      forcon_xml_fail_value (xml, "href", _ ("a relative path without \"..\""));
      return;
    }
  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    {
      g_free (path);
      path = forcon_data_find (scenario, NULL);
    }
  if (path == NULL)
    {
      forcon_xml_fail_value (xml, "href", _ ("a fleet book beside the script or among the scenarios"));
      return;
    }
  /* A thousand names of an empty book would only keep the program busy. */
  if (fleet->n_books++ == BOOKS_MAX)
    {
      g_autofree char *expected = g_strdup_printf (_ ("at most %d"), BOOKS_MAX);

      forcon_xml_fail (xml, forcon_xml_line (xml), expected, _ ("there are too many fleet books"));
    }
  if (!forcon_xml_failed (xml) && !forcon_fleet_read_book (fleet, path, &error))
    forcon_xml_take_error (xml, error);
}

/* Ships of a battle or a campaign */

/* Where the card of a ship stands: a ship of a fleet book, or a class. */
static gboolean
find_layers (ForconFleet *fleet, ForconXml *xml, ForconCardLayers *layers)
{
  gboolean named = forcon_xml_attribute (xml, "from") != NULL;
  const ForconFleetShip *ship = NULL;
  const ForconFleetClass *klass = NULL;

  if (named == (forcon_xml_attribute (xml, "class") != NULL)
      || (!named && (forcon_xml_attribute (xml, "id") == NULL || forcon_xml_attribute (xml, "name") == NULL)))
    {
      forcon_xml_fail (xml, forcon_xml_line (xml), _ ("\"from\", or else \"class\", \"id\" and \"name\""),
                       _ ("the ship does not say what it is"));
      return FALSE;
    }
  if (named && (ship = g_hash_table_lookup (fleet->ships, forcon_xml_attribute (xml, "from"))) == NULL)
    forcon_xml_fail_value (xml, "from", _ ("the id of a ship in a fleet book"));
  klass = !named ? forcon_fleet_find_class (fleet, xml, "class") : ship != NULL ? ship->klass : NULL;
  if (klass == NULL)
    return FALSE;
  layers->nation = named ? ship->nation : klass->nation;
  layers->klass = ATTRIBUTES (klass);
  layers->named = named ? ATTRIBUTES (ship) : NULL;
  layers->weapons = klass->weapons;
  return TRUE;
}

gboolean
forcon_fleet_read_card (ForconFleet *fleet, ForconXml *xml, ForconCard *card)
{
  g_auto (GStrv) attributes = forcon_xml_dup_attributes (xml);
  ForconCardLayers layers = { .own = (const char *const *) attributes };

  if (!find_layers (fleet, xml, &layers))
    return FALSE;
  forcon_card_build (card, fleet->rules, &layers);
  forcon_card_check (xml, card);
  return TRUE;
}
