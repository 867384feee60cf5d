/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-clash-item.h"

#include <glib/gi18n-lib.h>

#include "forcon-campaign-wording.h"
#include "forcon-look.h"
#include "forcon-ship.h"
#include "forcon-text.h"

struct _ForconClashItem {
  GObject parent;

  ForconClashId clash;
  const char *icon;
  char *title;
  char *state;
  char *sides;
  GStrv css_classes;
};

enum {
  PROP_0,
  PROP_ICON,
  PROP_TITLE,
  PROP_STATE,
  PROP_SIDES,
  PROP_ROW,
  PROP_SPOKEN,
  PROP_CSS_CLASSES,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ForconClashItem, forcon_clash_item, G_TYPE_OBJECT)

static const struct {
  const char *icon;
  const char *heading;
} parts[FORCON_N_CLASH_PARTS] = {
  [FORCON_CLASH_FOUGHT] = { "media-playback-start-symbolic", NC_ ("clashes", "To be fought out") },
  [FORCON_CLASH_OVER] = { "object-select-symbolic", NC_ ("clashes", "Over, to be handed back") },
  [FORCON_CLASH_BACK] = { "go-home-symbolic", NC_ ("clashes", "Back on the map") },
};

/* Returns: how far a clash of the campaign has come */
ForconClashPart
forcon_clash_part (ForconGame *game, const ForconClash *clash)
{
  if (clash->state != FORCON_CLASH_OPEN)
    return FORCON_CLASH_BACK;
  return forcon_game_clash_is_over (game, clash->clash) ? FORCON_CLASH_OVER : FORCON_CLASH_FOUGHT;
}

static void
set_look (ForconClashItem *self, const char *look)
{
  const char *const classes[] = { look, NULL };

  self->css_classes = g_strdupv ((GStrv) classes);
}

/**
 * forcon_clash_item_new_heading:
 * @part: a part of the list
 * @count: how many clashes follow
 *
 * Returns: (transfer full): its heading
 */
ForconClashItem *
forcon_clash_item_new_heading (ForconClashPart part, guint count)
{
  ForconClashItem *self = g_object_new (FORCON_TYPE_CLASH_ITEM, NULL);

  self->icon = parts[part].icon;
  self->title = g_strdup_printf (_ ("%1$s: %2$u"), g_dpgettext2 (GETTEXT_PACKAGE, "clashes", parts[part].heading), count);
  self->state = g_strdup ("");
  self->sides = g_strdup ("");
  set_look (self, "forcon-review-heading");
  return self;
}

/* "Captain Vorpatril 2 of 3 · Ghem-captain Rivek 3 of 3": ships in action, of all on the table */
static char *
sides_of (const ForconBattle *battle)
{
  GString *text = g_string_new (NULL);

  for (guint i = 1; i <= forcon_battle_n_sides (battle); i++)
    {
      ForconSideId side = { (guint16) i };
      guint ships = 0, left = 0;

      for (guint16 k = 1; k <= battle->n_ships; k++)
        if (FORCON_ID_EQUAL (forcon_battle_ship (battle, (ForconShipId){ k })->side, side))
          {
            ships++;
            left += forcon_ship_in_action (battle, (ForconShipId){ k }) ? 1 : 0;
          }
      g_string_append (text, text->len > 0 ? " · " : "");
      /* Translators: an admiral, ships in action, ships in all. */
      g_string_append_printf (text, _ ("%1$s %2$u of %3$u"), forcon_name (forcon_battle_side (battle, side)->name), left,
                              ships);
    }
  return g_string_free (text, FALSE);
}

static char *
state_of (const ForconClash *clash, const ForconBattle *battle, gboolean captains)
{
  g_autofree char *when = forcon_wording_when (clash->phase, clash->half);
  g_autofree char *moment = battle == NULL ? NULL : forcon_look_moment (battle);

  if (battle == NULL)
    return g_steal_pointer (&when);
  if (captains)
    /* Translators: when ("phase 3, first half"), where the battle stands. */
    return g_strdup_printf (_ ("%1$s · %2$s · captains fight"), when, moment);
  return g_strdup_printf ("%s · %s", when, moment);
}

/**
 * forcon_clash_item_new:
 * @game: a game with a campaign
 * @clash: one of its clashes
 * @captains: whether captains fight it at present
 *
 * Returns: (transfer full): it, for a list
 */
ForconClashItem *
forcon_clash_item_new (ForconGame *game, const ForconClash *clash, gboolean captains)
{
  const ForconCampaign *campaign = forcon_game_campaign (game);
  const ForconBattle *battle = forcon_campaign_battle (campaign, clash->clash);
  ForconClashItem *self = g_object_new (FORCON_TYPE_CLASH_ITEM, NULL);
  g_autofree char *name = forcon_wording_clash (campaign, clash->clash);

  self->clash = clash->clash;
  self->icon = parts[forcon_clash_part (game, clash)].icon;
  self->title = forcon_look_capitalise (name);
  self->state = state_of (clash, battle, captains);
  self->sides = battle == NULL ? forcon_wording_admirals (campaign, clash->admirals) : sides_of (battle);
  set_look (self, "forcon-clash");
  return self;
}

/* Returns: which clash, or none of a heading */
ForconClashId
forcon_clash_item_clash (ForconClashItem *self)
{
  g_return_val_if_fail (FORCON_IS_CLASH_ITEM (self), FORCON_NO_CLASH);
  return self->clash;
}

const char *
forcon_clash_item_title (ForconClashItem *self)
{
  g_return_val_if_fail (FORCON_IS_CLASH_ITEM (self), NULL);
  return self->title;
}

const char *
forcon_clash_item_state (ForconClashItem *self)
{
  g_return_val_if_fail (FORCON_IS_CLASH_ITEM (self), NULL);
  return self->state;
}

/* Returns: whether both say the same of the same clash */
gboolean
forcon_clash_item_equal (ForconClashItem *a, ForconClashItem *b)
{
  return FORCON_ID_EQUAL (a->clash, b->clash) && g_str_equal (a->title, b->title) && g_str_equal (a->state, b->state)
         && g_str_equal (a->sides, b->sides) && a->icon == b->icon;
}

static void
forcon_clash_item_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  ForconClashItem *self = FORCON_CLASH_ITEM (object);

  switch (id)
    {
    case PROP_ICON:
      g_value_set_string (value, self->icon);
      break;
    case PROP_TITLE:
      g_value_set_string (value, self->title);
      break;
    case PROP_STATE:
      g_value_set_string (value, self->state);
      break;
    case PROP_SIDES:
      g_value_set_string (value, self->sides);
      break;
    case PROP_ROW:
      g_value_set_boolean (value, !FORCON_ID_IS_NONE (self->clash));
      break;
    case PROP_SPOKEN:
      g_value_take_string (value, FORCON_ID_IS_NONE (self->clash)
                                      ? g_strdup (self->title)
                                      : g_strdup_printf ("%s, %s, %s", self->title, self->state, self->sides));
      break;
    case PROP_CSS_CLASSES:
      g_value_set_boxed (value, self->css_classes);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
forcon_clash_item_finalize (GObject *object)
{
  ForconClashItem *self = FORCON_CLASH_ITEM (object);

  g_free (self->title);
  g_free (self->state);
  g_free (self->sides);
  g_strfreev (self->css_classes);
  G_OBJECT_CLASS (forcon_clash_item_parent_class)->finalize (object);
}

static void
forcon_clash_item_class_init (ForconClashItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = forcon_clash_item_get_property;
  object_class->finalize = forcon_clash_item_finalize;
  properties[PROP_ICON] = g_param_spec_string ("icon", NULL, NULL, NULL, flags);
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  properties[PROP_STATE] = g_param_spec_string ("state", NULL, NULL, NULL, flags);
  properties[PROP_SIDES] = g_param_spec_string ("sides", NULL, NULL, NULL, flags);
  properties[PROP_ROW] = g_param_spec_boolean ("row", NULL, NULL, FALSE, flags);
  properties[PROP_SPOKEN] = g_param_spec_string ("spoken", NULL, NULL, NULL, flags);
  properties[PROP_CSS_CLASSES] = g_param_spec_boxed ("css-classes", NULL, NULL, G_TYPE_STRV, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
forcon_clash_item_init (ForconClashItem *self)
{
}
