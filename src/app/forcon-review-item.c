/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-review-item.h"

#include <glib/gi18n-lib.h>

struct _ForconReviewItem {
  GObject parent;

  ForconReviewTopic topic;
  gboolean heading;
  char *text;
  ForconReviewLine line;
  GStrv css_classes;

  /* Where a button leads, and with what; %NULL where to nothing. */
  const char *map_action;
  GVariant *map_target;
  GVariant *sheet_target;
};

enum {
  PROP_0,
  PROP_TEXT,
  PROP_ICON,
  PROP_TOPIC,
  PROP_LINE,
  PROP_THROWN,
  PROP_SPOKEN,
  PROP_CSS_CLASSES,
  PROP_MAP_ACTION,
  PROP_MAP_TARGET,
  PROP_ON_MAP,
  PROP_SHEET_TARGET,
  PROP_ON_SHEET,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ForconReviewItem, forcon_review_item, G_TYPE_OBJECT)

static const struct {
  const char *icon;
  const char *heading;
} looks[FORCON_N_REVIEW_TOPICS] = {
  [FORCON_REVIEW_QUESTION] = { "dialog-question-symbolic", NC_ ("review", "Questions to you") },
  [FORCON_REVIEW_CLASH] = { "view-grid-symbolic", NC_ ("review", "Clashes that open") },
  [FORCON_REVIEW_FAILURE] = { "dialog-warning-symbolic", NC_ ("review", "Orders that fail") },
  [FORCON_REVIEW_MEETING] = { "system-users-symbolic", NC_ ("review", "Meetings") },
  [FORCON_REVIEW_MOVEMENT] = { "go-next-symbolic", NC_ ("review", "Movements") },
  [FORCON_REVIEW_DETECTION] = { "view-reveal-symbolic", NC_ ("review", "Detection") },
  [FORCON_REVIEW_ORDERS] = { "object-select-symbolic", NC_ ("review", "Orders worked on") },
  [FORCON_REVIEW_MINES] = { "media-record-symbolic", NC_ ("review", "Mines and landings") },
  [FORCON_REVIEW_FLEET] = { "view-list-symbolic", NC_ ("review", "Fleets and messages") },
  [FORCON_REVIEW_DETAIL] = { "dialog-information-symbolic", NC_ ("review", "Details: clock, tables, marches") },
};

/* Returns: the name of the topic's icon */
const char *
forcon_review_icon (ForconReviewTopic topic)
{
  return looks[topic].icon;
}

/* Returns: what a topic is called */
const char *
forcon_review_heading (ForconReviewTopic topic)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "review", looks[topic].heading);
}

static void
set_look (ForconReviewItem *self, const char *look)
{
  const char *const classes[] = { look, NULL };

  self->css_classes = g_strdupv ((GStrv) classes);
}

/**
 * forcon_review_item_new_heading:
 * @topic: a topic
 * @count: how many lines follow
 *
 * Returns: (transfer full): its heading
 */
ForconReviewItem *
forcon_review_item_new_heading (ForconReviewTopic topic, guint count)
{
  ForconReviewItem *self = g_object_new (FORCON_TYPE_REVIEW_ITEM, NULL);

  self->topic = topic;
  self->heading = TRUE;
  /* Translators: what a part of the review is about, how many lines it has. */
  self->text = g_strdup_printf (_ ("%1$s: %2$u"), forcon_review_heading (topic), count);
  set_look (self, "forcon-review-heading");
  return self;
}

/* A formation that there is not yet is shown by its sector. */
static void
find_place (ForconReviewItem *self, const ForconCampaign *campaign)
{
  if (!FORCON_ID_IS_NONE (self->line.formation) && self->line.formation.value <= campaign->posts->len)
    {
      self->map_action = "win.show-formation";
      self->map_target = g_variant_ref_sink (g_variant_new_uint32 (self->line.formation.value));
    }
  else if (!FORCON_ID_IS_NONE (self->line.sector))
    {
      self->map_action = "win.show-sector";
      self->map_target = g_variant_ref_sink (g_variant_new_uint32 (self->line.sector.value));
    }
}

/* What one admiral ordered can be looked up. */
static void
find_sheet (ForconReviewItem *self)
{
  guint32 mask = self->line.admirals;

  if ((self->topic != FORCON_REVIEW_ORDERS && self->topic != FORCON_REVIEW_FAILURE) || mask == 0
      || (mask & (mask - 1)) != 0)
    return;
  self->sheet_target = g_variant_ref_sink (g_variant_new_uint32 ((guint32) g_bit_nth_lsf (mask, -1)));
}

/**
 * forcon_review_item_new_line:
 * @line: a line of a review
 * @campaign: as it stands now
 *
 * Returns: (transfer full): it, for a list
 */
ForconReviewItem *
forcon_review_item_new_line (const ForconReviewLine *line, const ForconCampaign *campaign)
{
  ForconReviewItem *self = g_object_new (FORCON_TYPE_REVIEW_ITEM, NULL);

  self->topic = line->topic;
  self->line = *line;
  self->text = g_strdup (line->text);
  self->line.text = self->text;
  set_look (self, line->topic == FORCON_REVIEW_FAILURE ? "forcon-review-failure" : "forcon-review-line");
  find_place (self, campaign);
  find_sheet (self);
  return self;
}

/* Returns: (transfer none) (nullable): the line; %NULL of a heading */
const ForconReviewLine *
forcon_review_item_line (ForconReviewItem *self)
{
  g_return_val_if_fail (FORCON_IS_REVIEW_ITEM (self), NULL);
  return self->heading ? NULL : &self->line;
}

const char *
forcon_review_item_text (ForconReviewItem *self)
{
  g_return_val_if_fail (FORCON_IS_REVIEW_ITEM (self), NULL);
  return self->text;
}

/* Returns: (nullable): the action that shows it on the map; @target gets what for, borrowed */
const char *
forcon_review_item_map_action (ForconReviewItem *self, GVariant **target)
{
  g_return_val_if_fail (FORCON_IS_REVIEW_ITEM (self), NULL);
  *target = self->map_target;
  return self->map_action;
}

/* With the topic, which the eye sees by the icon. */
static char *
spoken (ForconReviewItem *self)
{
  if (self->heading)
    return g_strdup (self->text);
  if (self->line.thrown)
    /* Translators: what a line of the review is about, the line; for screen readers. */
    return g_strdup_printf (_ ("%1$s, by dice: %2$s"), forcon_review_heading (self->topic), self->text);
  return g_strdup_printf ("%s: %s", forcon_review_heading (self->topic), self->text);
}

/* Buttons that are not shown have a target too: one of the kind that their actions want. */
static GVariant *
target_or_none (GVariant *target)
{
  return target != NULL ? g_variant_ref (target) : g_variant_ref_sink (g_variant_new_uint32 (0));
}

/* Where its buttons lead. Returns: whether the property is of those */
static gboolean
get_action (ForconReviewItem *self, guint id, GValue *value)
{
  switch (id)
    {
    case PROP_MAP_ACTION:
      g_value_set_string (value, self->map_action);
      return TRUE;
    case PROP_MAP_TARGET:
      g_value_take_variant (value, target_or_none (self->map_target));
      return TRUE;
    case PROP_ON_MAP:
      g_value_set_boolean (value, self->map_action != NULL);
      return TRUE;
    case PROP_SHEET_TARGET:
      g_value_take_variant (value, target_or_none (self->sheet_target));
      return TRUE;
    case PROP_ON_SHEET:
      g_value_set_boolean (value, self->sheet_target != NULL);
      return TRUE;
    default:
      return FALSE;
    }
}

static void
forcon_review_item_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  ForconReviewItem *self = FORCON_REVIEW_ITEM (object);

  switch (id)
    {
    case PROP_TEXT:
      g_value_set_string (value, self->text);
      break;
    case PROP_ICON:
      g_value_set_string (value, forcon_review_icon (self->topic));
      break;
    case PROP_TOPIC:
      g_value_set_string (value, forcon_review_heading (self->topic));
      break;
    case PROP_LINE:
      g_value_set_boolean (value, !self->heading);
      break;
    case PROP_THROWN:
      g_value_set_boolean (value, self->line.thrown);
      break;
    case PROP_SPOKEN:
      g_value_take_string (value, spoken (self));
      break;
    case PROP_CSS_CLASSES:
      g_value_set_boxed (value, self->css_classes);
      break;
    default:
      if (!get_action (self, id, value))
        G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
forcon_review_item_finalize (GObject *object)
{
  ForconReviewItem *self = FORCON_REVIEW_ITEM (object);

  g_free (self->text);
  g_strfreev (self->css_classes);
  g_clear_pointer (&self->map_target, g_variant_unref);
  g_clear_pointer (&self->sheet_target, g_variant_unref);
  G_OBJECT_CLASS (forcon_review_item_parent_class)->finalize (object);
}

static void
forcon_review_item_class_init (ForconReviewItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = forcon_review_item_get_property;
  object_class->finalize = forcon_review_item_finalize;
  properties[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, NULL, flags);
  properties[PROP_ICON] = g_param_spec_string ("icon", NULL, NULL, NULL, flags);
  properties[PROP_TOPIC] = g_param_spec_string ("topic", NULL, NULL, NULL, flags);
  properties[PROP_LINE] = g_param_spec_boolean ("line", NULL, NULL, FALSE, flags);
  properties[PROP_THROWN] = g_param_spec_boolean ("thrown", NULL, NULL, FALSE, flags);
  properties[PROP_SPOKEN] = g_param_spec_string ("spoken", NULL, NULL, NULL, flags);
  properties[PROP_CSS_CLASSES] = g_param_spec_boxed ("css-classes", NULL, NULL, G_TYPE_STRV, flags);
  properties[PROP_MAP_ACTION] = g_param_spec_string ("map-action", NULL, NULL, NULL, flags);
  properties[PROP_MAP_TARGET] = g_param_spec_variant ("map-target", NULL, NULL, G_VARIANT_TYPE_ANY, NULL, flags);
  properties[PROP_ON_MAP] = g_param_spec_boolean ("on-map", NULL, NULL, FALSE, flags);
  properties[PROP_SHEET_TARGET] = g_param_spec_variant ("sheet-target", NULL, NULL, G_VARIANT_TYPE_ANY, NULL, flags);
  properties[PROP_ON_SHEET] = g_param_spec_boolean ("on-sheet", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
forcon_review_item_init (ForconReviewItem *self)
{
}
