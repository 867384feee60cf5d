/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/panels/weapon-row.h"

#include <glib/gi18n-lib.h>

#include "app/session/session-ask.h"
#include "app/session/session-draft.h"
#include "render/drawing/labels.h"
#include "report/battle/sentences.h"
#include "engine/state/ship.h"
#include "base/text.h"
#include "engine/weapons/torpedo.h"
#include "app/widgets/widget.h"

struct _ForconWeaponRow {
  GtkWidget parent;

  /* Template */
  GtkCheckButton *check;
  GtkLabel *name;
  GtkLabel *figures;
  GtkLabel *arcs;
  GtkLabel *state;

  /* Owned */
  ForconSession *session;
  guint weapon;
  gulong toggled;
};

G_DEFINE_FINAL_TYPE (ForconWeaponRow, forcon_weapon_row, GTK_TYPE_WIDGET)

static guint32
mask_of (ForconWeaponRow *self)
{
  return (guint32) 1 << self->weapon;
}

/* While torpedoes are to be launched the rows choose tubes, else guns. */
static void
on_toggled (ForconWeaponRow *self)
{
  const ForconDraft *draft = forcon_session_draft (self->session);
  gboolean active = gtk_check_button_get_active (self->check);
  guint32 before = draft->launching ? draft->tubes : draft->weapons;
  guint32 after = active ? before | mask_of (self) : before & ~mask_of (self);

  if (draft->launching)
    forcon_session_set_tubes (self->session, after);
  else
    forcon_session_set_weapons (self->session, after);
}

/* The whole row is as good as its little box, which sees to clicks on itself. */
static void
on_clicked (ForconWeaponRow *self, int n_press, double x, double y)
{
  GtkWidget *check = GTK_WIDGET (self->check);
  GtkWidget *hit = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  if (hit != NULL && (hit == check || gtk_widget_is_ancestor (hit, check)))
    return;
  if (gtk_widget_get_visible (check) && gtk_widget_is_sensitive (check))
    gtk_check_button_set_active (self->check, !gtk_check_button_get_active (self->check));
}

/* "firepower 6, 30.0 cm" */
static char *
figures_of (const ForconWeapon *weapon)
{
  g_autofree char *strength = NULL;
  g_autofree char *range = forcon_length_to_text (weapon->range);

  if (weapon->kind == FORCON_WEAPON_BATTERY)
    strength = g_strdup_printf (_ ("firepower %d"), weapon->strength);
  else if (weapon->kind == FORCON_WEAPON_DESTRUCTOR)
    strength = g_strdup_printf (_ ("strength %d"), weapon->strength);
  else
    strength = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d torpedo", "%d torpedoes", (gulong) weapon->strength),
                                weapon->strength);
  /* Translators: strength of a weapon and its range. */
  return g_strdup_printf (_ ("%1$s · %2$s cm"), strength, range);
}

/* Why a weapon cannot be used, in two words; the whole sentence is in the tooltip. */
static const char *
short_reason (ForconVerdictKind kind)
{
  static const struct {
    ForconVerdictKind kind;
    const char *reason;
  } reasons[] = {
    { FORCON_VERDICT_OUT_OF_RANGE, NC_ ("weapon", "out of range") },
    { FORCON_VERDICT_OUT_OF_ARC, NC_ ("weapon", "out of arc") },
    { FORCON_VERDICT_LINE_BLOCKED, NC_ ("weapon", "line blocked") },
    { FORCON_VERDICT_ALREADY_FIRED, NC_ ("weapon", "has fired") },
    { FORCON_VERDICT_WEAPON_DAMAGED, NC_ ("weapon", "damaged") },
    { FORCON_VERDICT_NOT_A_GUN, NC_ ("weapon", "not a gun") },
    { FORCON_VERDICT_ONLY_NEAREST, NC_ ("weapon", "only the nearest") },
    { FORCON_VERDICT_HAS_ANSWERED, NC_ ("weapon", "has answered") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (reasons); i++)
    if (reasons[i].kind == kind)
      return g_dpgettext2 (GETTEXT_PACKAGE, "weapon", reasons[i].reason);
  return C_ ("weapon", "cannot fire");
}

static void
show_shot (ForconWeaponRow *self, const ForconBattle *battle, const ForconDraft *draft)
{
  const ForconRules *rules = forcon_session_rules (self->session);
  g_autofree ForconSolution *solution = g_new (ForconSolution, 1);
  g_autofree char *why = NULL;
  gboolean can;

  if (FORCON_ID_IS_NONE (draft->target_salvo))
    forcon_gunnery_solve (battle, rules, draft->ship, draft->target, mask_of (self), solution);
  else
    forcon_salvo_solve (battle, rules, draft->ship, draft->target_salvo, mask_of (self), solution);
  can = solution->verdict.kind == FORCON_VERDICT_DONE;
  if (!can)
    why = forcon_sentence_of_verdict (battle, rules, &solution->verdict);
  gtk_label_set_label (self->state, can ? C_ ("weapon", "target in arc") : short_reason (solution->verdict.kind));
  forcon_widget_set_tooltip (self, why);
  gtk_widget_set_sensitive (GTK_WIDGET (self->check), can);
}

static void
show_state (ForconWeaponRow *self, const ForconBattle *battle, const ForconDraft *draft)
{
  ForconCriticalEffect effect;
  const char *state = "";

  if (forcon_ship_weapon_damaged (battle, draft->ship, self->weapon, &effect))
    state = C_ ("weapon", "damaged");
  else if (forcon_battle_ship (battle, draft->ship)->fired & mask_of (self))
    state = C_ ("weapon", "has fired");
  gtk_label_set_label (self->state, state);
  forcon_widget_set_tooltip (self, NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (self->check), FALSE);
  if (draft->launching)
    {
      gboolean ready = (forcon_launch_ready (battle, draft->ship) & mask_of (self)) != 0;

      gtk_widget_set_sensitive (GTK_WIDGET (self->check), ready);
      if (ready)
        gtk_label_set_label (self->state, C_ ("weapon", "ready"));
      else if (forcon_battle_weapon (battle, draft->ship, self->weapon)->kind == FORCON_WEAPON_TORPEDO)
        gtk_label_set_label (self->state, C_ ("weapon", "reloads"));
    }
  else if (forcon_session_may_fire (self->session)
           && (!FORCON_ID_IS_NONE (draft->target) || !FORCON_ID_IS_NONE (draft->target_salvo)))
    show_shot (self, battle, draft);
}

void
forcon_weapon_row_refresh (ForconWeaponRow *self)
{
  const ForconBattle *battle = forcon_session_battle (self->session);
  const ForconDraft *draft = forcon_session_draft (self->session);
  const ForconWeapon *weapon = forcon_battle_weapon (battle, draft->ship, self->weapon);
  gboolean firing = forcon_session_may_fire (self->session);
  g_autofree char *figures = figures_of (weapon);
  g_autofree char *arcs = forcon_label_arcs (weapon->arcs);
  g_autofree char *kind = forcon_text_capitalise (forcon_label_weapon_kind (weapon->kind));
  g_autofree char *line = g_strdup_printf ("%s · %s", kind, arcs);

  gtk_label_set_label (self->name, forcon_name (weapon->name));
  gtk_label_set_label (self->figures, figures);
  gtk_label_set_label (self->arcs, line);
  gtk_widget_set_visible (GTK_WIDGET (self->check), firing);
  show_state (self, battle, draft);
  g_signal_handler_block (self->check, self->toggled);
  gtk_check_button_set_active (self->check, ((draft->launching ? draft->tubes : draft->weapons) & mask_of (self)) != 0);
  g_signal_handler_unblock (self->check, self->toggled);
}

gboolean
forcon_weapon_row_focus (ForconWeaponRow *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self->check)) && gtk_widget_is_sensitive (GTK_WIDGET (self->check))
         && gtk_widget_grab_focus (GTK_WIDGET (self->check));
}

GtkWidget *
forcon_weapon_row_new (ForconSession *session, guint weapon)
{
  ForconWeaponRow *self = g_object_new (FORCON_TYPE_WEAPON_ROW, NULL);

  self->session = g_object_ref (session);
  self->weapon = weapon;
  forcon_weapon_row_refresh (self);
  return GTK_WIDGET (self);
}

static void
forcon_weapon_row_dispose (GObject *object)
{
  ForconWeaponRow *self = FORCON_WEAPON_ROW (object);

  for (GtkWidget *child; (child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL;)
    gtk_widget_unparent (child);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (forcon_weapon_row_parent_class)->dispose (object);
}

static void
forcon_weapon_row_class_init (ForconWeaponRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = forcon_weapon_row_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/weapon-row.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconWeaponRow, check);
  gtk_widget_class_bind_template_child (widget_class, ForconWeaponRow, name);
  gtk_widget_class_bind_template_child (widget_class, ForconWeaponRow, figures);
  gtk_widget_class_bind_template_child (widget_class, ForconWeaponRow, arcs);
  gtk_widget_class_bind_template_child (widget_class, ForconWeaponRow, state);
  gtk_widget_class_bind_template_callback (widget_class, on_clicked);
}

static void
forcon_weapon_row_init (ForconWeaponRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->toggled = g_signal_connect_swapped (self->check, "toggled", G_CALLBACK (on_toggled), self);
}
