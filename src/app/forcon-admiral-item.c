/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-admiral-item.h"

#include <glib/gi18n-lib.h>

#include "forcon-campaign-wording.h"

struct _ForconAdmiralItem {
  GObject parent;

  ForconSideId admiral;
  ForconSheetStanding standing;
  gboolean absent;
  char *name;
  char *state;
  char *waiting;
};

enum {
  PROP_0,
  PROP_NAME,
  PROP_STATE,
  PROP_ICON,
  PROP_WAITING,
  PROP_WAITS,
  PROP_CSS_CLASSES,
  PROP_SPOKEN,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ForconAdmiralItem, forcon_admiral_item, G_TYPE_OBJECT)

static const struct {
  const char *icon;
  const char *style;
} looks[] = {
  [FORCON_SHEET_DONE] = { "emblem-ok-symbolic", "forcon-done" },
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

static void
forcon_admiral_item_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  ForconAdmiralItem *self = FORCON_ADMIRAL_ITEM (object);
  const char *classes[] = { looks[self->standing.state].style, NULL };

  if (id == PROP_NAME)
    g_value_set_string (value, self->name);
  else if (id == PROP_STATE)
    g_value_set_string (value, self->state);
  else if (id == PROP_ICON)
    g_value_set_string (value, looks[self->standing.state].icon);
  else if (id == PROP_WAITING)
    g_value_set_string (value, self->waiting);
  else if (id == PROP_WAITS)
    g_value_set_boolean (value, self->standing.to_settle > 0);
  else if (id == PROP_CSS_CLASSES)
    g_value_set_boxed (value, classes);
  else if (id == PROP_SPOKEN)
    g_value_take_string (value, g_strjoin (", ", self->name, self->state,
                                           self->standing.to_settle > 0 ? self->waiting : NULL, NULL));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

/**
 * forcon_admiral_item_update:
 * @self: an item
 * @campaign: the truth
 * @now: the moment by which its clock is read
 *
 * Returns: whether something is shown otherwise than before
 */
gboolean
forcon_admiral_item_update (ForconAdmiralItem *self, const ForconCampaign *campaign, const ForconMoment *now)
{
  g_autofree char *before = g_steal_pointer (&self->state);
  g_autofree char *waiting = g_steal_pointer (&self->waiting);
  gboolean same;

  self->standing = forcon_campaign_sheet_standing (campaign, self->admiral, now);
  self->absent = forcon_campaign_admiral (campaign, self->admiral)->absent;
  g_free (self->name);
  self->name = g_strdup (forcon_wording_admiral (campaign, self->admiral));
  self->state = state_of (&self->standing, self->absent);
  self->waiting = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u line to settle", "%u lines to settle",
                                                self->standing.to_settle),
                                   self->standing.to_settle);
  same = g_strcmp0 (before, self->state) == 0 && g_strcmp0 (waiting, self->waiting) == 0;
  for (guint i = 1; !same && i < N_PROPS; i++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
  return !same;
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
forcon_admiral_item_finalize (GObject *object)
{
  ForconAdmiralItem *self = FORCON_ADMIRAL_ITEM (object);

  g_free (self->name);
  g_free (self->state);
  g_free (self->waiting);
  G_OBJECT_CLASS (forcon_admiral_item_parent_class)->finalize (object);
}

static void
forcon_admiral_item_class_init (ForconAdmiralItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = forcon_admiral_item_get_property;
  object_class->finalize = forcon_admiral_item_finalize;
  properties[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, NULL, flags);
  properties[PROP_STATE] = g_param_spec_string ("state", NULL, NULL, NULL, flags);
  properties[PROP_ICON] = g_param_spec_string ("icon", NULL, NULL, NULL, flags);
  properties[PROP_WAITING] = g_param_spec_string ("waiting", NULL, NULL, NULL, flags);
  properties[PROP_WAITS] = g_param_spec_boolean ("waits", NULL, NULL, FALSE, flags);
  properties[PROP_CSS_CLASSES] = g_param_spec_boxed ("css-classes", NULL, NULL, G_TYPE_STRV, flags);
  properties[PROP_SPOKEN] = g_param_spec_string ("spoken", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
forcon_admiral_item_init (ForconAdmiralItem *self)
{
}

/* Returns: (transfer full): an item that says nothing yet */
ForconAdmiralItem *
forcon_admiral_item_new (ForconSideId admiral)
{
  ForconAdmiralItem *self = g_object_new (FORCON_TYPE_ADMIRAL_ITEM, NULL);

  self->admiral = admiral;
  return self;
}
