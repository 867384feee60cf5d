/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-map-item.h"

#include "forcon-map-words.h"

struct _ForconMapItem {
  GObject parent;

  ForconSectorId sector;
  ForconFormationId formation;
  gboolean heading;
  gboolean hidden;

  /* Owned; @words is what is searched, its letters folded. */
  char *title;
  char *facts;
  char *spoken;
  GString *words;
};

enum {
  PROP_0,
  PROP_TITLE,
  PROP_HAS_TITLE,
  PROP_FACTS,
  PROP_HAS_FACTS,
  PROP_SPOKEN,
  PROP_HIDDEN,
  PROP_CSS_CLASSES,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

G_DEFINE_FINAL_TYPE (ForconMapItem, forcon_map_item, G_TYPE_OBJECT)

/* Takes the texts. */
static ForconMapItem *
new_item (ForconSectorId sector, char *title, char *facts)
{
  ForconMapItem *self = g_object_new (FORCON_TYPE_MAP_ITEM, NULL);
  gboolean both = *title != '\0' && *facts != '\0';
  g_autofree char *all = g_strdup_printf ("%s%s%s", title, both ? ", " : "", facts);
  g_autofree char *folded = g_utf8_casefold (all, -1);

  self->sector = sector;
  self->title = title;
  self->facts = facts;
  self->spoken = g_steal_pointer (&all);
  self->words = g_string_new (folded);
  return self;
}

/**
 * forcon_map_item_new_sector:
 *
 * Returns: (transfer full): the heading of a sector
 */
ForconMapItem *
forcon_map_item_new_sector (const ForconMapModel *map, ForconSectorId sector)
{
  ForconMapItem *self = new_item (sector, forcon_map_words_sector (map, sector), g_strdup (""));

  self->heading = TRUE;
  return self;
}

/**
 * forcon_map_item_new_token:
 *
 * Returns: (transfer full): the row of a formation; of a contact the row does not know which one it is
 */
ForconMapItem *
forcon_map_item_new_token (const ForconMapModel *map, const ForconMapToken *token)
{
  ForconMapItem *self = new_item (token->sector, forcon_map_words_token_name (map, token),
                                  forcon_map_words_token_facts (map, token));

  if (token->level == FORCON_LEVEL_IDENTIFIED)
    self->formation = token->formation;
  self->hidden = token->hidden;
  return self;
}

/**
 * forcon_map_item_new_text:
 *
 * Returns: (transfer full): the row of anything else
 */
ForconMapItem *
forcon_map_item_new_text (ForconSectorId sector, const char *text)
{
  return new_item (sector, g_strdup (""), g_strdup (text));
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

/* All of it in one line. */
const char *
forcon_map_item_spoken (ForconMapItem *self)
{
  return self->spoken;
}

/* Whoever looks for @other finds this one, too: the heading and what is below it. */
void
forcon_map_item_add_words (ForconMapItem *self, ForconMapItem *other)
{
  g_autofree char *folded = g_utf8_casefold (other->spoken, -1);

  g_string_append_printf (self->words, "\n%s", folded);
}

/**
 * forcon_map_item_matches:
 * @self: a row
 * @folded: what is looked for, its letters folded
 *
 * Returns: whether the row has it
 */
gboolean
forcon_map_item_matches (ForconMapItem *self, const char *folded)
{
  return strstr (self->words->str, folded) != NULL;
}

static void
forcon_map_item_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  ForconMapItem *self = FORCON_MAP_ITEM (object);
  const char *const heading[] = { "forcon-map-sector", NULL };
  const char *const row[] = { "forcon-map-thing", NULL };

  switch (id)
    {
    case PROP_TITLE:
      g_value_set_string (value, self->title);
      break;
    case PROP_HAS_TITLE:
      g_value_set_boolean (value, *self->title != '\0');
      break;
    case PROP_FACTS:
      g_value_set_string (value, self->facts);
      break;
    case PROP_HAS_FACTS:
      g_value_set_boolean (value, *self->facts != '\0');
      break;
    case PROP_SPOKEN:
      g_value_set_string (value, self->spoken);
      break;
    case PROP_HIDDEN:
      g_value_set_boolean (value, self->hidden);
      break;
    case PROP_CSS_CLASSES:
      g_value_set_boxed (value, self->heading ? heading : row);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
forcon_map_item_finalize (GObject *object)
{
  ForconMapItem *self = FORCON_MAP_ITEM (object);

  g_free (self->title);
  g_free (self->facts);
  g_free (self->spoken);
  g_string_free (self->words, TRUE);
  G_OBJECT_CLASS (forcon_map_item_parent_class)->finalize (object);
}

static void
forcon_map_item_class_init (ForconMapItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = forcon_map_item_get_property;
  object_class->finalize = forcon_map_item_finalize;
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  properties[PROP_HAS_TITLE] = g_param_spec_boolean ("has-title", NULL, NULL, FALSE, flags);
  properties[PROP_FACTS] = g_param_spec_string ("facts", NULL, NULL, NULL, flags);
  properties[PROP_HAS_FACTS] = g_param_spec_boolean ("has-facts", NULL, NULL, FALSE, flags);
  properties[PROP_SPOKEN] = g_param_spec_string ("spoken", NULL, NULL, NULL, flags);
  properties[PROP_HIDDEN] = g_param_spec_boolean ("hidden", NULL, NULL, FALSE, flags);
  properties[PROP_CSS_CLASSES] = g_param_spec_boxed ("css-classes", NULL, NULL, G_TYPE_STRV, flags);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
forcon_map_item_init (ForconMapItem *self)
{
}
