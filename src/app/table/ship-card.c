/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/table/ship-card.h"

#include <glib/gi18n-lib.h>

#include "app/session/session-draft.h"
#include "render/card/card-model.h"
#include "render/drawing/labels.h"
#include "app/table/ship-mark.h"
#include "base/text.h"
#include "app/panels/weapon-row.h"
#include "app/widgets/widget.h"

/* Pairs of label and value beside each other. */
#define COLUMNS 2

struct _ForconShipCard {
  ForconPanel parent;

  /* Model */
  ForconSession *session;

  /* Template */
  GtkStack *pages;
  ForconShipMark *mark;
  GtkLabel *name;
  GtkLabel *kind;
  GtkLabel *hits;
  GtkLevelBar *hits_bar;
  GtkLabel *shields;
  GtkLevelBar *shields_bar;
  GtkLabel *damage;
  GtkLabel *notes;
  GtkWidget *weapons;
  GtkGrid *values;

  /* Owned */
  GPtrArray *value_labels;
  ForconShipId shown;
};

G_DEFINE_FINAL_TYPE (ForconShipCard, forcon_ship_card, FORCON_TYPE_PANEL)

/* "Battleship, General class", and below it "Emperor Gregor · Barrayar" */
static char *
kind_of (const ForconCard *card)
{
  g_autofree char *type = forcon_text_capitalise (forcon_label_ship_type (card->type));
  GString *text = g_string_new (type);

  if (card->class_name != NULL && *card->class_name != '\0'
      && !forcon_label_repeats_type (card->class_name, card->type))
    g_string_append_printf (text, ", %s", forcon_name (card->class_name));
  if (card->owner != NULL && *card->owner != '\0')
    g_string_append_printf (text, "\n%s", forcon_name (card->owner));
  if (card->nation != NULL && *card->nation != '\0')
    g_string_append_printf (text, "%s%s", strchr (text->str, '\n') == NULL ? "\n" : " · ", forcon_name (card->nation));
  return g_string_free (text, FALSE);
}

static void
set_optional (GtkLabel *label, char *text)
{
  gtk_label_set_label (label, text);
  gtk_widget_set_visible (GTK_WIDGET (label), *text != '\0');
  g_free (text);
}

static void
set_bar (GtkLabel *label, GtkLevelBar *bar, char *text, gint now, gint whole)
{
  gtk_label_set_label (label, text);
  g_free (text);
  gtk_level_bar_set_max_value (bar, MAX (whole, 1));
  gtk_level_bar_set_value (bar, CLAMP (now, 0, MAX (whole, 1)));
}

static void
show_state (ForconShipCard *self, const ForconBattle *battle, ForconShipId id)
{
  const ForconCard *card = forcon_battle_card (battle, id);
  const ForconShip *ship = forcon_battle_ship (battle, id);
  gint shields = forcon_ship_shields_left (battle, id);
  g_autofree char *kind = kind_of (card);

  forcon_ship_mark_set (self->mark, card->type, forcon_battle_side (battle, ship->side)->colour, ship->status);
  gtk_label_set_label (self->name, forcon_name (card->name));
  gtk_label_set_label (self->kind, kind);
  forcon_widget_set_tooltip (self->kind, kind);
  /* Translators: hits left, of all the ship has. */
  set_bar (self->hits, self->hits_bar, g_strdup_printf (_ ("Hits %1$d of %2$d"), ship->hits, card->hits), ship->hits,
           card->hits);
  /* Translators: shields that can still stop a hit in this fire phase, of all the ship has. */
  set_bar (self->shields, self->shields_bar, g_strdup_printf (_ ("Shields %1$d of %2$d"), shields, card->shields),
           shields, card->shields);
  set_optional (self->damage, forcon_card_damage (battle, id));
  set_optional (self->notes, forcon_card_notes (battle, id));
}

static void
show_weapons (ForconShipCard *self, const ForconBattle *battle, ForconShipId id)
{
  GtkWidget *row = gtk_widget_get_first_child (self->weapons);

  if (FORCON_ID_EQUAL (id, self->shown))
    {
      for (; row != NULL; row = gtk_widget_get_next_sibling (row))
        forcon_weapon_row_refresh (FORCON_WEAPON_ROW (row));
      return;
    }
  while ((row = gtk_widget_get_first_child (self->weapons)) != NULL)
    gtk_box_remove (GTK_BOX (self->weapons), row);
  for (guint i = 0; i < forcon_battle_n_weapons (battle, id); i++)
    gtk_box_append (GTK_BOX (self->weapons), forcon_weapon_row_new (self->session, i));
  self->shown = id;
}

static void
refresh (ForconPanel *panel)
{
  ForconShipCard *self = FORCON_SHIP_CARD (panel);
  const ForconBattle *battle = forcon_session_battle (self->session);
  ForconShipId id = forcon_session_draft (self->session)->ship;
  guint n;
  const ForconCardValue *values = forcon_card_values (&n);

  gtk_stack_set_visible_child_name (self->pages, FORCON_ID_IS_NONE (id) ? "none" : "ship");
  if (FORCON_ID_IS_NONE (id))
    return;
  show_state (self, battle, id);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = values[i].to_text (battle, forcon_session_rules (self->session), id);

      gtk_label_set_label (g_ptr_array_index (self->value_labels, i), text);
    }
  show_weapons (self, battle, id);
}

/* Another battle may have other weapons under the same id. */
static void
forget (ForconShipCard *self)
{
  self->shown = FORCON_NO_SHIP;
}

gboolean
forcon_ship_card_focus_weapons (ForconShipCard *self)
{
  GtkWidget *row = gtk_widget_get_first_child (self->weapons);

  for (; row != NULL; row = gtk_widget_get_next_sibling (row))
    if (forcon_weapon_row_focus (FORCON_WEAPON_ROW (row)))
      return TRUE;
  return FALSE;
}

/* Without GTK's own idea of which levels are good and bad. */
static void
plain_bar (GtkLevelBar *bar)
{
  gtk_level_bar_remove_offset_value (bar, GTK_LEVEL_BAR_OFFSET_LOW);
  gtk_level_bar_remove_offset_value (bar, GTK_LEVEL_BAR_OFFSET_HIGH);
  gtk_level_bar_remove_offset_value (bar, GTK_LEVEL_BAR_OFFSET_FULL);
}

static void
build_values (ForconShipCard *self)
{
  guint n;
  const ForconCardValue *values = forcon_card_values (&n);
  gint rows = ((gint) n + COLUMNS - 1) / COLUMNS;

  self->value_labels = g_ptr_array_new ();
  for (gint i = 0; i < (gint) n; i++)
    {
      GtkWidget *label = gtk_label_new (g_dpgettext2 (GETTEXT_PACKAGE, "card", values[i].label));
      GtkWidget *value = gtk_label_new (NULL);

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_xalign (GTK_LABEL (value), 0);
      gtk_widget_set_hexpand (value, TRUE);
      gtk_label_set_ellipsize (GTK_LABEL (value), PANGO_ELLIPSIZE_END);
      gtk_widget_add_css_class (label, "forcon-faint");
      gtk_widget_add_css_class (value, "numeric");
      gtk_accessible_update_relation (GTK_ACCESSIBLE (value), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL, -1);
      gtk_grid_attach (self->values, label, i / rows * 2, i % rows, 1, 1);
      gtk_grid_attach (self->values, value, i / rows * 2 + 1, i % rows, 1, 1);
      g_ptr_array_add (self->value_labels, value);
    }
}

static void
forcon_ship_card_finalize (GObject *object)
{
  ForconShipCard *self = FORCON_SHIP_CARD (object);

  g_ptr_array_unref (self->value_labels);
  G_OBJECT_CLASS (forcon_ship_card_parent_class)->finalize (object);
}

static void
forcon_ship_card_class_init (ForconShipCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = forcon_ship_card_finalize;
  FORCON_PANEL_CLASS (klass)->refresh = refresh;
  FORCON_PANEL_CLASS (klass)->when_seen = TRUE;
  forcon_panel_class_bind_model (klass, ForconShipCard, session, FORCON_TYPE_SESSION);
  forcon_panel_class_connect (klass, "opened", forget);
  forcon_panel_class_refresh_on (klass, "draft-changed");
  g_type_ensure (FORCON_TYPE_SHIP_MARK);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/ship-card.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconShipCard, pages);
  gtk_widget_class_bind_template_child (widget_class, ForconShipCard, mark);
  gtk_widget_class_bind_template_child (widget_class, ForconShipCard, name);
  gtk_widget_class_bind_template_child (widget_class, ForconShipCard, kind);
  gtk_widget_class_bind_template_child (widget_class, ForconShipCard, hits);
  gtk_widget_class_bind_template_child (widget_class, ForconShipCard, hits_bar);
  gtk_widget_class_bind_template_child (widget_class, ForconShipCard, shields);
  gtk_widget_class_bind_template_child (widget_class, ForconShipCard, shields_bar);
  gtk_widget_class_bind_template_child (widget_class, ForconShipCard, damage);
  gtk_widget_class_bind_template_child (widget_class, ForconShipCard, notes);
  gtk_widget_class_bind_template_child (widget_class, ForconShipCard, weapons);
  gtk_widget_class_bind_template_child (widget_class, ForconShipCard, values);
}

static void
forcon_ship_card_init (ForconShipCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  plain_bar (self->hits_bar);
  plain_bar (self->shields_bar);
  build_values (self);
}
