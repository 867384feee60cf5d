/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/map/map-reshape.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/widget.h"
#include "base/random.h"
#include "base/text.h"
#include "campaign/editing/edit-list.h"
#include "campaign/editing/map-edits.h"
#include "report/campaign/map-edit-sentences.h"

/* Of a random map, at first. */
#define SECTORS 20

/* Between the middles of neighbours, in the campaign's units. */
#define ONE_SECTOR 100

/* A picture that was just chosen is so much paler, percent. */
#define DIM 50

struct _ForconMapReshape {
  ForconPanel parent;

  /* Model */
  ForconGame *game;

  /* Template */
  GtkStack *forms;
  GtkLabel *text;
  GtkWidget *apply_button;
  GtkEditable *split_name;
  GtkDropDown *split_side;
  GtkMenuButton *split_objects;
  GtkBox *split_object_list;
  GtkDropDown *mirror_how;
  GtkDropDown *rotate_degrees;
  GtkSpinButton *random_powers;
  GtkSpinButton *random_sectors;
  GtkSpinButton *random_planets;
  GtkDropDown *random_grid;
  GtkEditable *random_seed;
  GtkButton *picture_file;
  GtkSpinButton *picture_x;
  GtkSpinButton *picture_y;
  GtkSpinButton *picture_width;
  GtkSpinButton *picture_dim;

  /* What is done, and with which sectors, the chosen one first. Owned. */
  ForconReshape what;
  GArray *sectors;

  /* By the items of the sides: column and row, or x and y, of the new part of a sector that is split. Owned. */
  GArray *sides;

  /* The name of the picture, or NULL. Owned. */
  char *picture;
  gboolean filling;
};

G_DEFINE_FINAL_TYPE (ForconMapReshape, forcon_map_reshape, FORCON_TYPE_PANEL)

static guint changed_signal, picture_signal;

static const ForconCampaign *
campaign_of (ForconMapReshape *self)
{
  return forcon_game_campaign (self->game);
}

static ForconSectorId
chosen (ForconMapReshape *self)
{
  return self->sectors->len == 0 ? FORCON_NO_SECTOR : g_array_index (self->sectors, ForconSectorId, 0);
}

static const ForconSectorId *
others (ForconMapReshape *self)
{
  return (const ForconSectorId *) (gpointer) self->sectors->data + 1;
}

static void
on_asked (ForconMapReshape *self)
{
  if (!self->filling && self->what != FORCON_RESHAPE_NONE)
    g_signal_emit (self, changed_signal, 0);
}

/* Splitting */

typedef struct {
  gint across;
  gint down;
  const char *label;
} Side;

/* Of hexagons those of the next rows lie half a sector aside. */
static const Side hex_sides[]
    = { { 2, 0, N_ ("To the Right") }, { 1, 1, N_ ("Below Right") },  { -1, 1, N_ ("Below Left") },
        { -2, 0, N_ ("To the Left") }, { -1, -1, N_ ("Above Left") }, { 1, -1, N_ ("Above Right") } },
    other_sides[]
    = { { 2, 0, N_ ("To the Right") }, { 0, 2, N_ ("Below") }, { -2, 0, N_ ("To the Left") }, { 0, -2, N_ ("Above") } };

static gboolean
is_taken (const ForconCampaign *campaign, gint across, gint down)
{
  for (guint i = 1; i <= campaign->sectors->len; i++)
    {
      ForconEntityRecord record;

      forcon_entity_get (campaign, FORCON_ENTITY_SECTOR, i, &record);
      if (record.SECTOR.column + record.SECTOR.x == across && record.SECTOR.row + record.SECTOR.y == down)
        return TRUE;
    }
  return FALSE;
}

/* Where on that side the new part lies. Returns: whether there is room */
static gboolean
find_side (const ForconCampaign *campaign, ForconSectorId sector, const Side *side, gint *across, gint *down)
{
  ForconGrid grid = campaign->progress.grid;
  ForconEntityRecord record;

  forcon_entity_get (campaign, FORCON_ENTITY_SECTOR, sector.value, &record);
  if (grid == FORCON_GRID_FREE)
    {
      *across = record.SECTOR.x + side->across * 25;
      *down = record.SECTOR.y + side->down * 25;
      return !is_taken (campaign, *across, *down);
    }
  *across = record.SECTOR.column
            + (grid == FORCON_GRID_HEX && side->down != 0 ? (side->across + (record.SECTOR.row & 1 ? 1 : -1)) / 2
                                                          : side->across / 2);
  *down = record.SECTOR.row + (grid == FORCON_GRID_HEX ? side->down : side->down / 2);
  return *across >= 0 && *down >= 0 && *across <= FORCON_GRID_MAX && *down <= FORCON_GRID_MAX
         && !is_taken (campaign, *across, *down);
}

static void
fill_sides (ForconMapReshape *self)
{
  const ForconCampaign *campaign = campaign_of (self);
  gboolean hex = campaign->progress.grid == FORCON_GRID_HEX;
  const Side *sides = hex ? hex_sides : other_sides;
  g_autoptr (GtkStringList) labels = gtk_string_list_new (NULL);

  g_array_set_size (self->sides, 0);
  for (guint i = 0; i < (hex ? G_N_ELEMENTS (hex_sides) : G_N_ELEMENTS (other_sides)); i++)
    {
      ForconPoint place;

      if (!find_side (campaign, chosen (self), &sides[i], &place.x, &place.y))
        continue;
      g_array_append_val (self->sides, place);
      gtk_string_list_append (labels, _ (sides[i].label));
    }
  gtk_drop_down_set_model (self->split_side, G_LIST_MODEL (labels));
}

static void
fill_split (ForconMapReshape *self)
{
  const ForconCampaign *campaign = campaign_of (self);
  g_autofree char *name
      = g_strdup_printf ("%s 2", forcon_name (forcon_campaign_sector (campaign, chosen (self))->name));
  guint n = 0;

  gtk_editable_set_text (self->split_name, name);
  fill_sides (self);
  forcon_widget_clear (self->split_object_list);
  for (guint i = 0; i < campaign->features->len; i++)
    {
      const ForconFeature *object = &g_array_index (campaign->features, ForconFeature, i);
      GtkWidget *button;

      if (!FORCON_ID_EQUAL (object->sector, chosen (self)))
        continue;
      button = gtk_check_button_new_with_label (object->name == NULL ? object->word : forcon_name (object->name));
      g_object_set_data_full (G_OBJECT (button), "word", g_strdup (object->word), g_free);
      g_signal_connect_swapped (button, "toggled", G_CALLBACK (on_asked), self);
      gtk_box_append (self->split_object_list, button);
      n++;
    }
  gtk_widget_set_visible (GTK_WIDGET (self->split_objects), n > 0);
}

static char *
split_edits (ForconMapReshape *self, char **why)
{
  g_autofree char *name = g_strdelimit (g_strdup (gtk_editable_get_text (self->split_name)), "\n\r\t", ' ');
  g_autoptr (GPtrArray) objects = g_ptr_array_new ();
  guint side = gtk_drop_down_get_selected (self->split_side);
  ForconPoint place;

  if (side >= self->sides->len)
    {
      *why = g_strdup (_ ("There is no free place beside this sector, and on a grid each part takes one"));
      return NULL;
    }
  if (*g_strstrip (name) == '\0')
    {
      *why = g_strdup (_ ("The new part needs a name"));
      return NULL;
    }
  place = g_array_index (self->sides, ForconPoint, side);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->split_object_list)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_check_button_get_active (GTK_CHECK_BUTTON (child)))
      g_ptr_array_add (objects, g_object_get_data (G_OBJECT (child), "word"));
  g_ptr_array_add (objects, NULL);
  return forcon_map_split (campaign_of (self), chosen (self), name, place.x, place.y,
                           (const char *const *) objects->pdata);
}

/* Turning */

static void
fill_degrees (ForconMapReshape *self)
{
  g_autoptr (GtkStringList) labels = gtk_string_list_new (NULL);

  for (const gint *degrees = forcon_map_rotation_degrees (campaign_of (self)->progress.grid); *degrees != 0; degrees++)
    {
      /* Translators: degrees; how many parts of the map there will be. */
      g_autofree char *label = g_strdup_printf (_ ("%1$d° (%2$d parts)"), *degrees, 360 / *degrees);

      gtk_string_list_append (labels, label);
    }
  gtk_drop_down_set_model (self->rotate_degrees, G_LIST_MODEL (labels));
}

static char *
rotate_edits (ForconMapReshape *self, char **why)
{
  const ForconCampaign *campaign = campaign_of (self);
  guint which = gtk_drop_down_get_selected (self->rotate_degrees);
  gboolean part = self->sectors->len > 1;
  ForconMapRotation rotation = { .centre = chosen (self),
                                 .degrees = forcon_map_rotation_degrees (campaign->progress.grid)[which],
                                 .sectors = part ? others (self) : NULL,
                                 .n = part ? self->sectors->len - 1 : 0 };
  ForconRotationVerdict verdict;
  char *edits = forcon_map_rotate (campaign, &rotation, &verdict);

  if (edits == NULL)
    *why = forcon_map_rotation_sentence (campaign, &verdict);
  return edits;
}

/* A random map */

static void
new_seed (ForconMapReshape *self)
{
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, forcon_random_fresh ().state % G_MAXUINT32);

  gtk_editable_set_text (self->random_seed, seed);
}

static void
fill_random (ForconMapReshape *self)
{
  const ForconCampaign *campaign = campaign_of (self);
  guint powers = CLAMP (campaign->powers->len, 2, FORCON_MAP_POWERS_MAX);

  gtk_spin_button_set_range (self->random_powers, 2, FORCON_MAP_POWERS_MAX);
  gtk_spin_button_set_value (self->random_powers, powers);
  gtk_spin_button_set_range (self->random_sectors, 4, FORCON_MAP_SECTORS_MAX);
  gtk_spin_button_set_value (self->random_sectors, MAX (campaign->sectors->len, SECTORS));
  gtk_spin_button_set_range (self->random_planets, 2, FORCON_MAP_SECTORS_MAX);
  gtk_spin_button_set_value (self->random_planets, 2 * powers);
  gtk_drop_down_set_selected (self->random_grid, campaign->progress.grid);
  new_seed (self);
}

static char *
random_edits (ForconMapReshape *self, char **why)
{
  ForconMapWishes wishes = { .grid = (ForconGrid) gtk_drop_down_get_selected (self->random_grid),
                             .sectors = (guint) gtk_spin_button_get_value_as_int (self->random_sectors),
                             .powers = (guint) gtk_spin_button_get_value_as_int (self->random_powers),
                             .power_name = _ ("Power %u"),
                             .admiral_name = _ ("Admiral %u"),
                             .planet_name = _ ("Planet %u"),
                             .campaign = campaign_of (self) };
  guint planets = (guint) gtk_spin_button_get_value_as_int (self->random_planets);
  char *edits;

  if (!g_ascii_string_to_unsigned (gtk_editable_get_text (self->random_seed), 10, 0, G_MAXUINT64, &wishes.seed, NULL))
    {
      *why = g_strdup (_ ("The seed is a whole number"));
      return NULL;
    }
  wishes.planets = CLAMP (planets, wishes.powers, wishes.sectors);
  edits = forcon_map_random (&wishes);
  if (edits == NULL)
    *why
        = g_strdup (_ ("No map was found on which so many powers are equally far apart: fewer powers or more sectors"));
  return edits;
}

/* The picture to trace */

static void
show_picture (ForconMapReshape *self)
{
  gtk_button_set_label (self->picture_file, self->picture == NULL ? _ ("Choose a Picture…") : self->picture);
  gtk_widget_set_sensitive (GTK_WIDGET (self->picture_x), self->picture != NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (self->picture_y), self->picture != NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (self->picture_width), self->picture != NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (self->picture_dim), self->picture != NULL);
}

/* Where a picture lies at first: over the whole map, as wide as that is. */
static ForconProgress
usual_place (const ForconCampaign *campaign)
{
  ForconProgress place = { .picture_width = FORCON_PICTURE_WIDTH, .picture_dim = DIM };
  gint left = G_MAXINT, right = G_MININT, top = G_MAXINT;

  for (guint i = 0; i < campaign->sectors->len; i++)
    {
      const ForconSector *sector = &g_array_index (campaign->sectors, ForconSector, i);

      left = MIN (left, sector->x);
      right = MAX (right, sector->x);
      top = MIN (top, sector->y);
    }
  if (campaign->sectors->len == 0)
    return place;
  place.picture_x = left - ONE_SECTOR / 2;
  place.picture_y = top - ONE_SECTOR / 2;
  place.picture_width = right - left + ONE_SECTOR;
  return place;
}

static void
fill_picture (ForconMapReshape *self)
{
  const ForconCampaign *campaign = campaign_of (self);
  ForconProgress place = campaign->progress.picture == NULL ? usual_place (campaign) : campaign->progress;

  g_free (self->picture);
  self->picture = g_strdup (campaign->progress.picture);
  gtk_spin_button_set_value (self->picture_x, place.picture_x);
  gtk_spin_button_set_value (self->picture_y, place.picture_y);
  gtk_spin_button_set_value (self->picture_width, place.picture_width);
  gtk_spin_button_set_value (self->picture_dim, place.picture_dim);
  show_picture (self);
}

void
forcon_map_reshape_set_picture (ForconMapReshape *self, const char *name)
{
  g_return_if_fail (FORCON_IS_MAP_RESHAPE (self));
  g_free (self->picture);
  self->picture = g_strdup (name);
  show_picture (self);
  on_asked (self);
}

static char *
picture_edits (ForconMapReshape *self)
{
  GString *edits = g_string_new (NULL);

  if (self->picture == NULL)
    forcon_edits_change (edits, FORCON_ENTITY_CAMPAIGN, "1", "picture=");
  else
    forcon_edits_change (
        edits, FORCON_ENTITY_CAMPAIGN, "1", "picture=%s\npicture-x=%d\npicture-y=%d\npicture-width=%d\npicture-dim=%d",
        self->picture, gtk_spin_button_get_value_as_int (self->picture_x),
        gtk_spin_button_get_value_as_int (self->picture_y), gtk_spin_button_get_value_as_int (self->picture_width),
        gtk_spin_button_get_value_as_int (self->picture_dim));
  return g_string_free (edits, FALSE);
}

static void
on_picture (ForconMapReshape *self)
{
  g_signal_emit (self, picture_signal, 0);
}

static void
on_no_picture (ForconMapReshape *self)
{
  forcon_map_reshape_set_picture (self, NULL);
}

/* All of them */

char *
forcon_map_reshape_edits (ForconMapReshape *self, char **why)
{
  g_return_val_if_fail (FORCON_IS_MAP_RESHAPE (self), NULL);
  *why = NULL;
  switch (self->what)
    {
    case FORCON_RESHAPE_MERGE:
      return forcon_map_merge (campaign_of (self), chosen (self), others (self), self->sectors->len - 1);
    case FORCON_RESHAPE_SPLIT:
      return split_edits (self, why);
    case FORCON_RESHAPE_MIRROR:
      return forcon_map_mirror (campaign_of (self), (ForconMapMirror) gtk_drop_down_get_selected (self->mirror_how));
    case FORCON_RESHAPE_ROTATE:
      return rotate_edits (self, why);
    case FORCON_RESHAPE_RANDOM:
      return random_edits (self, why);
    case FORCON_RESHAPE_PICTURE:
      return picture_edits (self);
    case FORCON_RESHAPE_NONE:
    default:
      return NULL;
    }
}

void
forcon_map_reshape_begin (ForconMapReshape *self, ForconReshape what, const ForconSectorId *sectors, guint n)
{
  static const char *const pages[] = { "merge", "merge", "split", "mirror", "rotate", "random", "picture" };

  g_return_if_fail (FORCON_IS_MAP_RESHAPE (self));
  self->what = what;
  g_array_set_size (self->sectors, 0);
  if (n > 0)
    g_array_append_vals (self->sectors, sectors, n);
  gtk_widget_set_visible (GTK_WIDGET (self), what != FORCON_RESHAPE_NONE);
  if (what == FORCON_RESHAPE_NONE)
    return;
  self->filling = TRUE;
  gtk_stack_set_visible_child_name (self->forms, pages[what]);
  if (what == FORCON_RESHAPE_SPLIT)
    fill_split (self);
  else if (what == FORCON_RESHAPE_ROTATE)
    fill_degrees (self);
  else if (what == FORCON_RESHAPE_RANDOM)
    fill_random (self);
  else if (what == FORCON_RESHAPE_PICTURE)
    fill_picture (self);
  self->filling = FALSE;
  if (what == FORCON_RESHAPE_MERGE)
    gtk_widget_grab_focus (self->apply_button);
  else
    gtk_widget_child_focus (gtk_stack_get_visible_child (self->forms), GTK_DIR_TAB_FORWARD);
  on_asked (self);
}

ForconReshape
forcon_map_reshape_what (ForconMapReshape *self)
{
  g_return_val_if_fail (FORCON_IS_MAP_RESHAPE (self), FORCON_RESHAPE_NONE);
  return self->what;
}

void
forcon_map_reshape_tell (ForconMapReshape *self, const char *text, gboolean refused)
{
  g_return_if_fail (FORCON_IS_MAP_RESHAPE (self));
  gtk_label_set_text (self->text, text);
  forcon_widget_set_class (self->text, "forcon-refused", refused);
  gtk_widget_set_sensitive (self->apply_button, !refused);
}

/* The widget */

static void
forcon_map_reshape_finalize (GObject *object)
{
  ForconMapReshape *self = FORCON_MAP_RESHAPE (object);

  g_clear_pointer (&self->sectors, g_array_unref);
  g_clear_pointer (&self->sides, g_array_unref);
  g_clear_pointer (&self->picture, g_free);
  G_OBJECT_CLASS (forcon_map_reshape_parent_class)->finalize (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, ForconMapReshape, forms);
  gtk_widget_class_bind_template_child (widget_class, ForconMapReshape, text);
  gtk_widget_class_bind_template_child (widget_class, ForconMapReshape, apply_button);
  gtk_widget_class_bind_template_child (widget_class, ForconMapReshape, split_name);
  gtk_widget_class_bind_template_child (widget_class, ForconMapReshape, split_side);
  gtk_widget_class_bind_template_child (widget_class, ForconMapReshape, split_objects);
  gtk_widget_class_bind_template_child (widget_class, ForconMapReshape, split_object_list);
  gtk_widget_class_bind_template_child (widget_class, ForconMapReshape, mirror_how);
  gtk_widget_class_bind_template_child (widget_class, ForconMapReshape, rotate_degrees);
  gtk_widget_class_bind_template_child (widget_class, ForconMapReshape, random_powers);
  gtk_widget_class_bind_template_child (widget_class, ForconMapReshape, random_sectors);
  gtk_widget_class_bind_template_child (widget_class, ForconMapReshape, random_planets);
  gtk_widget_class_bind_template_child (widget_class, ForconMapReshape, random_grid);
  gtk_widget_class_bind_template_child (widget_class, ForconMapReshape, random_seed);
  gtk_widget_class_bind_template_child (widget_class, ForconMapReshape, picture_file);
  gtk_widget_class_bind_template_child (widget_class, ForconMapReshape, picture_x);
  gtk_widget_class_bind_template_child (widget_class, ForconMapReshape, picture_y);
  gtk_widget_class_bind_template_child (widget_class, ForconMapReshape, picture_width);
  gtk_widget_class_bind_template_child (widget_class, ForconMapReshape, picture_dim);
}

static void
forcon_map_reshape_class_init (ForconMapReshapeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = forcon_map_reshape_finalize;
  forcon_panel_class_bind_model (klass, ForconMapReshape, game, FORCON_TYPE_GAME);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/map-reshape.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, on_asked);
  gtk_widget_class_bind_template_callback (widget_class, new_seed);
  gtk_widget_class_bind_template_callback (widget_class, on_picture);
  gtk_widget_class_bind_template_callback (widget_class, on_no_picture);
  changed_signal = g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  picture_signal = g_signal_new ("picture", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

/* Enter in what is typed applies it, as it stands in the text, which a number first has to take. */
static void
on_entered (ForconMapReshape *self)
{
  if (gtk_widget_get_sensitive (self->apply_button))
    gtk_widget_activate_action (GTK_WIDGET (self), "map.reshape-apply", NULL);
}

static void
apply_by_enter (ForconMapReshape *self)
{
  GtkWidget *const entries[] = { GTK_WIDGET (self->split_name),     GTK_WIDGET (self->random_powers),
                                 GTK_WIDGET (self->random_sectors), GTK_WIDGET (self->random_planets),
                                 GTK_WIDGET (self->random_seed),    GTK_WIDGET (self->picture_x),
                                 GTK_WIDGET (self->picture_y),      GTK_WIDGET (self->picture_width),
                                 GTK_WIDGET (self->picture_dim) };

  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    g_signal_connect_object (gtk_editable_get_delegate (GTK_EDITABLE (entries[i])), "activate",
                             G_CALLBACK (on_entered), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

static void
forcon_map_reshape_init (ForconMapReshape *self)
{
  self->sectors = g_array_new (FALSE, FALSE, sizeof (ForconSectorId));
  self->sides = g_array_new (FALSE, FALSE, sizeof (ForconPoint));
  gtk_widget_init_template (GTK_WIDGET (self));
  apply_by_enter (self);
}
