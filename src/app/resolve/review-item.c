/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/resolve/review-item.h"

#include <glib/gi18n-lib.h>

struct _ForconReviewItem {
  ForconRowItem parent;

  gboolean heading;
  ForconReviewLine line;
};

G_DEFINE_FINAL_TYPE (ForconReviewItem, forcon_review_item, FORCON_TYPE_ROW_ITEM)

static const char *const icons[FORCON_N_REVIEW_TOPICS] = {
  [FORCON_REVIEW_QUESTION] = "forcon-question-symbolic",
  [FORCON_REVIEW_CLASH] = "forcon-clash-symbolic",
  [FORCON_REVIEW_FAILURE] = "dialog-warning-symbolic",
  [FORCON_REVIEW_MEETING] = "system-users-symbolic",
  [FORCON_REVIEW_MOVEMENT] = "go-next-symbolic",
  [FORCON_REVIEW_DETECTION] = "view-reveal-symbolic",
  [FORCON_REVIEW_ORDERS] = "object-select-symbolic",
  [FORCON_REVIEW_MINES] = "media-record-symbolic",
  [FORCON_REVIEW_FLEET] = "view-list-symbolic",
  [FORCON_REVIEW_DETAIL] = "dialog-information-symbolic",
};

/* Buttons that are not shown have a target too: one of the kind that their actions want. */
static ForconReviewItem *
new_item (ForconReviewTopic topic, const char *text)
{
  return g_object_new (FORCON_TYPE_REVIEW_ITEM, "text", text, "icon", icons[topic], "topic",
                       forcon_review_heading (topic), "map-target", g_variant_new_uint32 (0), "sheet-target",
                       g_variant_new_uint32 (0), NULL);
}

ForconReviewItem *
forcon_review_item_new_heading (ForconReviewTopic topic, guint count)
{
  /* Translators: what a part of the review is about, how many lines it has. */
  g_autofree char *text = g_strdup_printf (_ ("%1$s: %2$u"), forcon_review_heading (topic), count);
  ForconReviewItem *self = new_item (topic, text);

  self->heading = TRUE;
  g_object_set (self, "spoken", text, NULL);
  forcon_row_item_set_look (self, "forcon-review-heading");
  return self;
}

static void
lead_to (ForconReviewItem *self, const char *action, guint id)
{
  g_object_set (self, "map-action", action, "map-target", g_variant_new_uint32 (id), "on-map", TRUE, NULL);
}

/* A formation that there is not yet is shown by its sector. */
static void
find_place (ForconReviewItem *self, const ForconCampaign *campaign)
{
  if (!FORCON_ID_IS_NONE (self->line.formation) && self->line.formation.value <= campaign->posts->len)
    lead_to (self, "win.show-formation", self->line.formation.value);
  else if (!FORCON_ID_IS_NONE (self->line.sector))
    lead_to (self, "win.show-sector", self->line.sector.value);
}

/* What one admiral ordered can be looked up. */
static void
find_sheet (ForconReviewItem *self)
{
  guint32 mask = self->line.admirals;

  if ((self->line.topic != FORCON_REVIEW_ORDERS && self->line.topic != FORCON_REVIEW_FAILURE) || mask == 0
      || (mask & (mask - 1)) != 0)
    return;
  g_object_set (self, "sheet-target", g_variant_new_uint32 ((guint32) g_bit_nth_lsf (mask, -1)), "on-sheet", TRUE,
                NULL);
}

/* With the topic, which the eye sees by the icon. */
static char *
spoken (const ForconReviewLine *line)
{
  const char *heading = forcon_review_heading (line->topic);

  /* Translators: what a line of the review is about, the line; for screen readers. */
  return line->thrown ? g_strdup_printf (_ ("%1$s, by dice: %2$s"), heading, line->text)
                      : g_strdup_printf ("%s: %s", heading, line->text);
}

ForconReviewItem *
forcon_review_item_new_line (const ForconReviewLine *line, const ForconCampaign *campaign)
{
  const char *look = line->topic == FORCON_REVIEW_FAILURE ? "forcon-review-failure" : "forcon-review-line";
  ForconReviewItem *self = new_item (line->topic, line->text);

  self->line = *line;
  self->line.text = NULL;
  g_object_set (self, "line", TRUE, "thrown", line->thrown, NULL);
  forcon_row_item_take_text (self, "spoken", spoken (line));
  forcon_row_item_set_look (self, look);
  find_place (self, campaign);
  find_sheet (self);
  return self;
}

const ForconReviewLine *
forcon_review_item_line (ForconReviewItem *self)
{
  g_return_val_if_fail (FORCON_IS_REVIEW_ITEM (self), NULL);
  return self->heading ? NULL : &self->line;
}

gboolean
forcon_review_item_equal (ForconReviewItem *self, ForconReviewItem *other)
{
  return self->heading == other->heading && self->line.topic == other->line.topic
         && FORCON_ID_EQUAL (self->line.sector, other->line.sector)
         && FORCON_ID_EQUAL (self->line.formation, other->line.formation)
         && FORCON_ID_EQUAL (self->line.clash, other->line.clash) && self->line.admirals == other->line.admirals
         && forcon_row_item_equal (self, other);
}

static void
forcon_review_item_class_init (ForconReviewItemClass *klass)
{
  static const ForconRowField fields[] = {
    { "text", G_TYPE_STRING },
    { "icon", G_TYPE_STRING },
    { "topic", G_TYPE_STRING },
    { "line", G_TYPE_BOOLEAN },
    { "thrown", G_TYPE_BOOLEAN },
    { "spoken", G_TYPE_STRING },
    { "css-classes", G_TYPE_BOXED },
    { "map-action", G_TYPE_STRING },
    { "map-target", G_TYPE_VARIANT },
    { "on-map", G_TYPE_BOOLEAN },
    { "sheet-target", G_TYPE_VARIANT },
    { "on-sheet", G_TYPE_BOOLEAN },
  };

  forcon_row_item_class_set_fields (klass, fields, G_N_ELEMENTS (fields));
}

static void
forcon_review_item_init (ForconReviewItem *self)
{
}
