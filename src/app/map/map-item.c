/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/map/map-item.h"

#include "app/map/map-words.h"

struct _ForconMapItem {
  ForconRowItem parent;

  ForconSectorId sector;
  ForconFormationId formation;
  gboolean heading;

  /* Owned: what is searched, its letters folded */
  GString *words;
};

G_DEFINE_FINAL_TYPE (ForconMapItem, forcon_map_item, FORCON_TYPE_ROW_ITEM)

static ForconMapItem *
new_item (ForconSectorId sector, const char *title, const char *facts)
{
  ForconMapItem *self = g_object_new (FORCON_TYPE_MAP_ITEM, NULL);
  gboolean both = *title != '\0' && *facts != '\0';
  g_autofree char *all = g_strdup_printf ("%s%s%s", title, both ? ", " : "", facts);
  g_autofree char *folded = g_utf8_casefold (all, -1);

  self->sector = sector;
  self->words = g_string_new (folded);
  g_object_set (self, "title", title, "has-title", *title != '\0', "facts", facts, "has-facts", *facts != '\0',
                "spoken", all, NULL);
  forcon_row_item_set_look (self, "forcon-map-thing");
  return self;
}

ForconMapItem *
forcon_map_item_new_sector (const ForconMapModel *map, ForconSectorId sector)
{
  g_autofree char *title = forcon_map_words_sector (map, sector);
  ForconMapItem *self = new_item (sector, title, "");

  self->heading = TRUE;
  forcon_row_item_set_look (self, "forcon-map-sector");
  return self;
}

ForconMapItem *
forcon_map_item_new_token (const ForconMapModel *map, const ForconMapToken *token)
{
  g_autofree char *name = forcon_map_words_token_name (map, token);
  g_autofree char *facts = forcon_map_words_token_facts (map, token);
  ForconMapItem *self = new_item (token->sector, name, facts);

  if (token->level == FORCON_LEVEL_IDENTIFIED)
    self->formation = token->formation;
  g_object_set (self, "hidden", token->hidden, NULL);
  return self;
}

ForconMapItem *
forcon_map_item_new_text (ForconSectorId sector, const char *text)
{
  return new_item (sector, "", text);
}

ForconSectorId
forcon_map_item_sector (ForconMapItem *self)
{
  return self->sector;
}

ForconFormationId
forcon_map_item_formation (ForconMapItem *self)
{
  return self->formation;
}

gboolean
forcon_map_item_is_sector (ForconMapItem *self)
{
  return self->heading;
}

void
forcon_map_item_add_words (ForconMapItem *self, ForconMapItem *other)
{
  g_autofree char *folded = g_utf8_casefold (forcon_row_item_text (other, "spoken"), -1);

  g_string_append_printf (self->words, "\n%s", folded);
}

gboolean
forcon_map_item_matches (ForconMapItem *self, const char *folded)
{
  return strstr (self->words->str, folded) != NULL;
}

static void
forcon_map_item_finalize (GObject *object)
{
  ForconMapItem *self = FORCON_MAP_ITEM (object);

  g_string_free (self->words, TRUE);
  G_OBJECT_CLASS (forcon_map_item_parent_class)->finalize (object);
}

static void
forcon_map_item_class_init (ForconMapItemClass *klass)
{
  static const ForconRowField fields[] = {
    { "title", G_TYPE_STRING },
    { "has-title", G_TYPE_BOOLEAN },
    { "facts", G_TYPE_STRING },
    { "has-facts", G_TYPE_BOOLEAN },
    { "spoken", G_TYPE_STRING },
    { "hidden", G_TYPE_BOOLEAN },
    { "css-classes", G_TYPE_BOXED },
  };

  G_OBJECT_CLASS (klass)->finalize = forcon_map_item_finalize;
  forcon_row_item_class_set_fields (klass, fields, G_N_ELEMENTS (fields));
}

static void
forcon_map_item_init (ForconMapItem *self)
{
}
