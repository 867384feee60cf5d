/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/admiral/admiral-item.h"

#include <glib/gi18n-lib.h>

#include "report/campaign/campaign-wording.h"

struct _ForconAdmiralItem {
  ForconRowItem parent;

  ForconSideId admiral;
  ForconSheetStanding standing;
  guint scans;
};

G_DEFINE_FINAL_TYPE (ForconAdmiralItem, forcon_admiral_item, FORCON_TYPE_ROW_ITEM)

static const struct {
  const char *icon;
  const char *style;
} looks[] = {
  [FORCON_SHEET_DONE] = { "object-select-symbolic", "forcon-done" },
  [FORCON_SHEET_OWED] = { "content-loading-symbolic", "forcon-owed" },
  [FORCON_SHEET_LATE] = { "alarm-symbolic", "forcon-late" },
  [FORCON_SHEET_ABSENT] = { "user-offline-symbolic", "forcon-absent" },
  [FORCON_SHEET_NOTHING] = { "user-invisible-symbolic", "forcon-absent" },
};

static char *
state_of (const ForconSheetStanding *standing, gboolean absent)
{
  g_autofree char *wall = NULL;

  switch (standing->state)
    {
    case FORCON_SHEET_DONE:
      wall = forcon_wording_wall (standing->wall);
      if (absent)
        /* Translators: the time of day. */
        return g_strdup_printf (_ ("absent, but handed in at %s"), wall);
      return g_strdup_printf (_ ("handed in at %s"), wall);
    case FORCON_SHEET_OWED:
      return g_strdup (_ ("sheet owed"));
    case FORCON_SHEET_LATE:
      return g_strdup (_ ("late: the period is over"));
    case FORCON_SHEET_ABSENT:
      return g_strdup (C_ ("order sheet", "absent"));
    case FORCON_SHEET_NOTHING:
      return g_strdup (_ ("has no formations left"));
    }
  return g_strdup ("");
}

void
forcon_admiral_item_update (ForconAdmiralItem *self, const ForconCampaign *campaign, const ForconMoment *now)
{
  const ForconSheetStanding standing = forcon_campaign_sheet_standing (campaign, self->admiral, now);
  g_autofree char *name = forcon_wording_played (campaign, self->admiral);
  g_autofree char *state = state_of (&standing, forcon_campaign_admiral (campaign, self->admiral)->absent);
  g_autofree char *waiting = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u line to settle", "%u lines to settle",
                                                           standing.to_settle),
                                              standing.to_settle);
  g_autofree char *scanned = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%u scanned page", "%u scanned pages", self->scans), self->scans);
  g_autofree char *standing_words = NULL;
  gboolean waits = standing.to_settle > 0;

  self->standing = standing;
  g_object_set (self, "name", name, "state", state, "icon", looks[standing.state].icon, "waiting", waiting, "waits",
                waits, "scanned", scanned, "has-scan", self->scans > 0, NULL);
  standing_words = g_strjoin (", ", name, state, waits ? waiting : NULL, NULL);
  forcon_row_item_take_text (self, "spoken",
                             g_strjoin (", ", standing_words, self->scans > 0 ? scanned : NULL, NULL));
  forcon_row_item_set_look (self, looks[standing.state].style);
}

void
forcon_admiral_item_set_scans (ForconAdmiralItem *self, guint scans)
{
  self->scans = scans;
}

ForconSideId
forcon_admiral_item_admiral (ForconAdmiralItem *self)
{
  return self->admiral;
}

const ForconSheetStanding *
forcon_admiral_item_standing (ForconAdmiralItem *self)
{
  return &self->standing;
}

static void
forcon_admiral_item_class_init (ForconAdmiralItemClass *klass)
{
  static const ForconRowField fields[] = {
    { "name", G_TYPE_STRING },
    { "state", G_TYPE_STRING },
    { "icon", G_TYPE_STRING },
    { "waiting", G_TYPE_STRING },
    { "waits", G_TYPE_BOOLEAN },
    { "scanned", G_TYPE_STRING },
    { "has-scan", G_TYPE_BOOLEAN },
    { "css-classes", G_TYPE_BOXED },
    { "spoken", G_TYPE_STRING },
  };

  forcon_row_item_class_set_fields (klass, fields, G_N_ELEMENTS (fields));
}

static void
forcon_admiral_item_init (ForconAdmiralItem *self)
{
}

ForconAdmiralItem *
forcon_admiral_item_new (ForconSideId admiral)
{
  ForconAdmiralItem *self = g_object_new (FORCON_TYPE_ADMIRAL_ITEM, NULL);

  self->admiral = admiral;
  return self;
}
