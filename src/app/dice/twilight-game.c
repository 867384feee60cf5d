/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/dice/twilight-game-private.h"

/* The rules of a clash that was set up at the window. */
#define RULES "twilight"

enum { CHANGED, REFUSED, N_SIGNALS };

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ForconTwilightGame, forcon_twilight_game, G_TYPE_OBJECT)

void
forcon_twilight_game_tell_changed (ForconTwilightGame *self)
{
  forcon_twilight_game_look_ahead (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
forcon_twilight_game_tell_refused (ForconTwilightGame *self, const ForconTwilightVerdict *verdict)
{
  g_signal_emit (self, signals[REFUSED], 0, verdict);
}

static guint64
fresh_seed (void)
{
  return forcon_random_fresh ().state;
}

ForconTwilightGame *
forcon_twilight_game_new (GError **error)
{
  ForconTwilightRules *rules = forcon_twilight_rules_load_named (RULES, error);
  ForconTwilightGame *self;

  if (rules == NULL)
    return NULL;
  self = g_object_new (FORCON_TYPE_TWILIGHT_GAME, NULL);
  self->rules = rules;
  self->rules_name = g_strdup (RULES);
  self->draft = forcon_twilight_clash_new (rules, FORCON_TWILIGHT_PLACE_SPACE, fresh_seed ());
  return self;
}

const ForconTwilightRules *
forcon_twilight_game_rules (ForconTwilightGame *self)
{
  g_return_val_if_fail (FORCON_IS_TWILIGHT_GAME (self), NULL);
  return self->file == NULL ? self->rules : self->file->rules;
}

const ForconTwilightClash *
forcon_twilight_game_clash (ForconTwilightGame *self)
{
  g_return_val_if_fail (FORCON_IS_TWILIGHT_GAME (self), NULL);
  return self->file == NULL ? self->draft : forcon_twilight_journal_clash (self->file->journal);
}

const ForconTwilightPlan *
forcon_twilight_game_plans (ForconTwilightGame *self)
{
  g_return_val_if_fail (FORCON_IS_TWILIGHT_GAME (self), NULL);
  return self->plans;
}

void
forcon_twilight_game_set_plan (ForconTwilightGame *self, ForconTwilightSide side, const ForconTwilightPlan *plan)
{
  g_return_if_fail (FORCON_IS_TWILIGHT_GAME (self));
  self->plans[side] = *plan;
  if (self->file != NULL)
    self->file->plans[side] = *plan;
  forcon_twilight_game_tell_changed (self);
}

/* The set-up */

ForconTwilightClash *
forcon_twilight_game_draft (ForconTwilightGame *self)
{
  g_return_val_if_fail (FORCON_IS_TWILIGHT_GAME (self), NULL);
  return self->file == NULL ? self->draft : NULL;
}

void
forcon_twilight_game_draft_changed (ForconTwilightGame *self)
{
  g_return_if_fail (FORCON_IS_TWILIGHT_GAME (self) && self->file == NULL);
  self->modified = TRUE;
  forcon_twilight_game_tell_changed (self);
}

/* Returns: (transfer full): the set-up, ready to be fought */
static ForconTwilightClash *
ready_clash (ForconTwilightGame *self)
{
  ForconTwilightClash *clash = forcon_twilight_clash_clone (self->draft);

  forcon_twilight_clash_ready (clash, self->rules);
  return clash;
}

gboolean
forcon_twilight_game_may_begin (ForconTwilightGame *self)
{
  g_autoptr (ForconTwilightClash) clash = NULL;

  g_return_val_if_fail (FORCON_IS_TWILIGHT_GAME (self), FALSE);
  if (self->file != NULL)
    return FALSE;
  clash = ready_clash (self);
  return forcon_twilight_owed (clash, self->rules).kind != FORCON_TWILIGHT_OWED_NOTHING;
}

static void
play (ForconTwilightGame *self, ForconTwilightFile *file)
{
  g_clear_pointer (&self->file, forcon_twilight_file_free);
  self->file = file;
  forcon_twilight_game_forget_dice (self);
  forcon_twilight_game_tell_changed (self);
}

/* Returns: (transfer full): the file of a clash that begins so. It takes the rules with it */
static ForconTwilightFile *
file_of (ForconTwilightGame *self, const ForconTwilightClash *start)
{
  ForconTwilightFile *file = forcon_twilight_file_new (g_steal_pointer (&self->rules), self->rules_name, start);

  /* Its generator is that of the start. */
  file->has_seed = TRUE;
  for (guint i = 0; i < FORCON_TWILIGHT_SIDE_COUNT; i++)
    file->plans[i] = self->plans[i];
  return file;
}

char *
forcon_twilight_game_draft_to_xml (ForconTwilightGame *self)
{
  g_autoptr (ForconTwilightClash) start = ready_clash (self);
  g_autoptr (ForconTwilightFile) file = file_of (self, start);
  char *text = forcon_twilight_file_to_xml (file);

  self->rules = g_steal_pointer (&file->rules);
  return text;
}

void
forcon_twilight_game_begin (ForconTwilightGame *self)
{
  g_autoptr (ForconTwilightClash) start = NULL;

  if (!forcon_twilight_game_may_begin (self))
    return;
  start = ready_clash (self);
  play (self, file_of (self, start));
}

void
forcon_twilight_game_start (ForconTwilightGame *self, const ForconTwilightClash *start)
{
  g_return_if_fail (FORCON_IS_TWILIGHT_GAME (self) && self->file == NULL && start != NULL);
  play (self, file_of (self, start));
}

void
forcon_twilight_game_set_up_again (ForconTwilightGame *self)
{
  g_return_if_fail (FORCON_IS_TWILIGHT_GAME (self));
  if (self->file == NULL)
    return;
  forcon_twilight_clash_free (self->draft);
  self->planet = 0;
  self->draft = forcon_twilight_clash_clone (forcon_twilight_journal_start (self->file->journal));
  self->draft->random = forcon_random_seeded (fresh_seed (), FORCON_RANDOM_BATTLE_STREAM);
  g_free (self->rules_name);
  self->rules_name = g_strdup (self->file->rules_name);
  self->rules = g_steal_pointer (&self->file->rules);
  g_clear_pointer (&self->file, forcon_twilight_file_free);
  forcon_twilight_game_forget_dice (self);
  forcon_twilight_game_tell_changed (self);
}

static void
forcon_twilight_game_finalize (GObject *object)
{
  ForconTwilightGame *self = FORCON_TWILIGHT_GAME (object);

  g_clear_pointer (&self->file, forcon_twilight_file_free);
  g_clear_pointer (&self->draft, forcon_twilight_clash_free);
  g_clear_pointer (&self->rules, forcon_twilight_rules_free);
  g_clear_pointer (&self->rules_name, g_free);
  g_clear_pointer (&self->path, g_free);
  g_byte_array_unref (self->faces);
  G_OBJECT_CLASS (forcon_twilight_game_parent_class)->finalize (object);
}

static void
forcon_twilight_game_class_init (ForconTwilightGameClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = forcon_twilight_game_finalize;
  signals[CHANGED] = g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[REFUSED]
      = g_signal_new ("refused", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
forcon_twilight_game_init (ForconTwilightGame *self)
{
  self->faces = g_byte_array_new ();
  for (guint i = 0; i < FORCON_TWILIGHT_SIDE_COUNT; i++)
    self->plans[i] = (ForconTwilightPlan){ .barrage = TRUE };
}
