/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/game/game-edit.h"
#include "app/game/game-private.h"
#include "storage/store/store-scenario.h"

#include <glib/gi18n-lib.h>

#include "report/campaign/campaign-sentences.h"
#include "campaign/state/clock.h"
#include "base/text.h"

enum { OPENED, CHANGED, FOCUS_CHANGED, SELECTED, TICKED, ALARM, DICE_ASKED, REFUSED, KEPT, FAILED, FILE_TROUBLE, N_SIGNALS };

static guint signals[N_SIGNALS];

static void forcon_game_roller_init (ForconRollerInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ForconGame, forcon_game, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (FORCON_TYPE_ROLLER, forcon_game_roller_init))

/* Drops what was found out about the campaign as it was. */
static void
forget_known (ForconGame *self)
{
  g_ptr_array_set_size (self->known, 0);
  g_clear_pointer (&self->flaws, g_array_unref);
}

void
forcon_game_emit_changed (ForconGame *self)
{
  forget_known (self);
  self->owed = self->held > 0;
  if (self->owed)
    return;
  if (self->chronicle != NULL)
    forcon_game_settle_focus (self);
  /* Once play has begun nothing is edited any more. */
  if (self->editing && !forcon_game_editable (self))
    forcon_game_set_editing (self, FALSE);
  g_signal_emit (self, signals[CHANGED], 0);
  if (self->editing)
    forcon_game_follow_edit (self);
}

void
forcon_game_go_on (ForconGame *self, guint position)
{
  forcon_game_forget_runs (self, position);
  forcon_game_emit_changed (self);
  if (self->store != NULL && forcon_store_warning (self->store) != NULL)
    forcon_game_emit_failed (self, forcon_store_warning (self->store));
}

void
forcon_game_hold (ForconGame *self)
{
  g_return_if_fail (FORCON_IS_GAME (self));
  self->held++;
}

void
forcon_game_release (ForconGame *self)
{
  g_return_if_fail (FORCON_IS_GAME (self) && self->held > 0);
  self->held--;
  if (self->held == 0 && self->owed)
    forcon_game_emit_changed (self);
}

void
forcon_game_emit_selected (ForconGame *self)
{
  g_signal_emit (self, signals[SELECTED], 0);
}

void
forcon_game_emit_ticked (ForconGame *self)
{
  g_signal_emit (self, signals[TICKED], 0);
}

void
forcon_game_emit_alarm (ForconGame *self, gint minutes)
{
  g_signal_emit (self, signals[ALARM], 0, minutes);
}

void
forcon_game_emit_failed (ForconGame *self, const char *text)
{
  g_signal_emit (self, signals[FAILED], 0, text);
}

void
forcon_game_emit_kept (ForconGame *self, const char *text)
{
  g_signal_emit (self, signals[KEPT], 0, text);
}

void
forcon_game_emit_file_trouble (ForconGame *self)
{
  g_signal_emit (self, signals[FILE_TROUBLE], 0);
}

/* Replaces the open campaign by that of @store, or by none. */
static void
set_store (ForconGame *self, ForconStore *store, gboolean writable)
{
  gboolean edited = self->editing;
  ForconStore *before;

  forcon_game_stop_pace (self);
  forcon_game_stop_ticking (self);
  before = g_steal_pointer (&self->store);
  forcon_game_stop_asking (self);
  forget_known (self);
  g_clear_error (&self->trouble);
  self->focus = (ForconFocus){ .sector = FORCON_NO_SECTOR };
  forcon_game_forget_runs (self, 0);
  self->store = store;
  self->chronicle = store == NULL ? NULL : forcon_store_chronicle (store);
  self->writable = writable;
  g_clear_pointer (&self->edited_key, g_free);
  self->editing = forcon_game_was_edited (self);
  forcon_game_load_pace (self);
  if (store != NULL)
    forcon_game_begin_ticking (self);
  g_signal_emit (self, signals[OPENED], 0);
  if (self->editing != edited)
    g_object_notify (G_OBJECT (self), "editing");
  forcon_game_emit_changed (self);
  forcon_game_emit_file_trouble (self);
  g_signal_emit (self, signals[FOCUS_CHANGED], 0);
  /* Freed last: handlers of the signals above still unref what they show of it. */
  g_clear_pointer (&before, forcon_store_free);
}

static gboolean
open_store (ForconGame *self, const char *path, ForconStoreMode mode, GError **error)
{
  ForconStore *store = forcon_store_open (path, mode, error);

  if (store == NULL)
    return FALSE;
  set_store (self, store, mode == FORCON_STORE_WRITE);
  return TRUE;
}

gboolean
forcon_game_open (ForconGame *self, const char *path, GError **error)
{
  g_return_val_if_fail (FORCON_IS_GAME (self) && path != NULL, FALSE);
  return open_store (self, path, FORCON_STORE_WRITE, error);
}

gboolean
forcon_game_open_to_read (ForconGame *self, const char *path, GError **error)
{
  g_return_val_if_fail (FORCON_IS_GAME (self) && path != NULL, FALSE);
  return open_store (self, path, FORCON_STORE_READ, error);
}

gboolean
forcon_game_create (ForconGame *self, const char *path, const ForconScenario *scenario, const ForconStore *like,
                    GPtrArray *notes, GError **error)
{
  ForconStore *store;

  g_return_val_if_fail (FORCON_IS_GAME (self) && path != NULL && scenario != NULL, FALSE);
  store = forcon_store_create_from (path, scenario, like, notes, error);
  if (store == NULL)
    return FALSE;
  set_store (self, store, TRUE);
  return TRUE;
}

void
forcon_game_close (ForconGame *self)
{
  g_return_if_fail (FORCON_IS_GAME (self));
  if (self->store != NULL)
    set_store (self, NULL, FALSE);
}

const char *
forcon_game_path (ForconGame *self)
{
  g_return_val_if_fail (FORCON_IS_GAME (self), NULL);
  return self->store == NULL ? NULL : forcon_store_path (self->store);
}

char *
forcon_game_title (ForconGame *self)
{
  const ForconCampaign *campaign = forcon_game_campaign (self);

  if (campaign == NULL)
    return g_strdup (_ ("Forcon Master"));
  return g_strdup (forcon_name (campaign->fleet->roster->name));
}

gboolean
forcon_game_writable (ForconGame *self)
{
  g_return_val_if_fail (FORCON_IS_GAME (self), FALSE);
  return self->chronicle != NULL && self->writable;
}

ForconStore *
forcon_game_store (ForconGame *self)
{
  g_return_val_if_fail (FORCON_IS_GAME (self), NULL);
  return self->store;
}

ForconChronicle *
forcon_game_chronicle (ForconGame *self)
{
  g_return_val_if_fail (FORCON_IS_GAME (self), NULL);
  return self->chronicle;
}

const ForconCampaign *
forcon_game_campaign (ForconGame *self)
{
  g_return_val_if_fail (FORCON_IS_GAME (self), NULL);
  return self->chronicle == NULL ? NULL : forcon_chronicle_campaign (self->chronicle);
}

const ForconRules *
forcon_game_rules (ForconGame *self)
{
  g_return_val_if_fail (FORCON_IS_GAME (self), NULL);
  return self->chronicle == NULL ? NULL : forcon_chronicle_rules (self->chronicle);
}

ForconKnowledge *
forcon_game_knowledge (ForconGame *self, ForconSideId admiral)
{
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (FORCON_IS_GAME (self) && self->store != NULL, NULL);
  if (self->known->len <= admiral.value)
    g_ptr_array_set_size (self->known, admiral.value + 1);
  if (g_ptr_array_index (self->known, admiral.value) == NULL)
    g_ptr_array_index (self->known, admiral.value)
        = forcon_knowledge_new (forcon_game_chronicle (self), admiral, NC_ ("detection", "Contact"), &error);
  if (error != NULL)
    forcon_game_emit_failed (self, error->message);
  return g_ptr_array_index (self->known, admiral.value);
}

/* Doing */

ForconCampaignCommand
forcon_game_command (ForconGame *self, ForconCampaignCommandKind kind)
{
  return (
      ForconCampaignCommand){ .kind = kind, .moment = forcon_moment_now (), .by = g_intern_static_string ("master") };
}

ForconCampaignOutcome *
forcon_game_try (ForconGame *self, const ForconCampaignCommand *command)
{
  g_return_val_if_fail (FORCON_IS_GAME (self) && self->chronicle != NULL, NULL);
  return forcon_chronicle_try (self->chronicle, command, &FORCON_DICE_GENERATED);
}

ForconCampaignOutcome *
forcon_game_submit (ForconGame *self, const ForconCampaignCommand *command, const ForconDice *dice)
{
  g_autoptr (GError) error = NULL;
  ForconCampaignOutcome *outcome;
  guint position;

  g_return_val_if_fail (FORCON_IS_GAME (self) && self->chronicle != NULL, NULL);
  position = forcon_chronicle_position (self->chronicle);
  if (self->store == NULL)
    outcome = forcon_chronicle_do (self->chronicle, command, dice);
  else
    {
      forcon_store_wind_up (self->store, &command->moment);
      outcome = forcon_store_do (self->store, command, dice, &error);
    }
  if (outcome == NULL)
    {
      forcon_game_set_trouble (self, error);
      forcon_game_emit_failed (self, error->message);
      return NULL;
    }
  if (outcome->verdict.kind != FORCON_PROBLEM_NONE)
    return outcome;
  forcon_game_go_on (self, position);
  return outcome;
}

void
forcon_game_stop_asking (ForconGame *self)
{
  gboolean waited = self->asking;

  self->asking = FALSE;
  g_byte_array_set_size (self->faces, 0);
  if (waited)
    forcon_roller_emit_dropped (FORCON_ROLLER (self));
}

/* The battle whose ships a request of the running command names. */
static const ForconBattle *
asked_battle (ForconGame *self)
{
  const ForconCampaign *campaign = forcon_game_campaign (self);

  if (self->asked.kind == FORCON_CAMPAIGN_COMMAND_PLAY)
    return forcon_campaign_battle (campaign, self->asked.play.clash);
  return campaign->fleet;
}

/* Submits the running command, rolling the dice of absent admirals. */
static ForconCampaignOutcome *
submit_asked (ForconGame *self)
{
  while (TRUE)
    {
      ForconDice dice = { self->faces->data, self->faces->len, self->asked_mode == FORCON_DICE_MODE_ROLL, FALSE };
      ForconCampaignCommand command = self->asked;
      ForconCampaignOutcome *outcome = forcon_game_submit (self, &command, &dice);
      ForconDiceRequest wanted;

      if (outcome == NULL || outcome->verdict.kind != FORCON_PROBLEM_NEEDS_DICE)
        return outcome;
      wanted = forcon_game_dice_wanted (&outcome->verdict);
      /* Dice of an absent admiral are rolled by the program, on the ground too. */
      if (outcome->verdict.ground.count > 0
              ? !forcon_game_rolls_for_admiral (self, outcome->verdict.admiral)
              : !forcon_game_rolls_for (self, asked_battle (self), &outcome->verdict.request))
        return outcome;
      forcon_roll_by_generator (self->faces, &wanted);
      forcon_campaign_outcome_free (outcome);
    }
}

/* Goes on with the running command. Returns: whether it is done */
static gboolean
decide (ForconGame *self)
{
  g_autoptr (ForconCampaignOutcome) outcome = submit_asked (self);

  if (outcome != NULL && outcome->verdict.kind == FORCON_PROBLEM_NEEDS_DICE)
    {
      self->asking = TRUE;
      self->request = forcon_game_dice_wanted (&outcome->verdict);
      self->needs = outcome->verdict;
      g_signal_emit (self, signals[DICE_ASKED], 0);
      return FALSE;
    }
  forcon_game_stop_asking (self);
  if (outcome != NULL && outcome->verdict.kind != FORCON_PROBLEM_NONE)
    forcon_game_refuse (self, &outcome->verdict);
  return outcome != NULL && outcome->verdict.kind == FORCON_PROBLEM_NONE;
}

gboolean
forcon_game_do (ForconGame *self, const ForconCampaignCommand *command, ForconDiceMode mode)
{
  g_return_val_if_fail (FORCON_IS_GAME (self), FALSE);
  if (!forcon_game_writable (self))
    return FALSE;
  forcon_game_stop_asking (self);
  self->asked = *command;
  self->asked_mode = mode;
  return decide (self);
}

void
forcon_game_refuse (ForconGame *self, const ForconCampaignVerdict *verdict)
{
  g_signal_emit (self, signals[REFUSED], 0, verdict);
}

/* ForconRoller */

static const ForconDiceRequest *
request (ForconRoller *roller)
{
  ForconGame *self = FORCON_GAME (roller);

  return self->asking ? &self->request : NULL;
}

static char *
sentence (ForconRoller *roller)
{
  ForconGame *self = FORCON_GAME (roller);

  return forcon_campaign_sentence_of_dice (
      forcon_game_campaign (self),
      self->asked.kind == FORCON_CAMPAIGN_COMMAND_PLAY ? self->asked.play.clash : FORCON_NO_CLASH, &self->needs);
}

static guint
sides (ForconRoller *roller)
{
  return FORCON_GAME (roller)->needs.ground.count > 0 ? FORCON_TWILIGHT_DIE : 6;
}

static void
answer (ForconRoller *roller, const guint8 *faces, guint n_faces)
{
  ForconGame *self = FORCON_GAME (roller);

  g_return_if_fail (self->asking);
  g_byte_array_append (self->faces, faces, n_faces);
  self->asking = FALSE;
  decide (self);
}

static void
cancel (ForconRoller *roller)
{
  forcon_game_stop_asking (FORCON_GAME (roller));
}

static void
forcon_game_roller_init (ForconRollerInterface *interface)
{
  interface->request = request;
  interface->sentence = sentence;
  interface->sides = sides;
  interface->answer = answer;
  interface->cancel = cancel;
}

/* The object */

static void
forget_knowledge (gpointer knowledge)
{
  forcon_knowledge_free (knowledge);
}

GtkWindow *
forcon_game_window (ForconGame *self)
{
  g_return_val_if_fail (FORCON_IS_GAME (self), NULL);
  return self->window;
}

void
forcon_game_set_window (ForconGame *self, GtkWindow *window)
{
  g_return_if_fail (FORCON_IS_GAME (self));
  g_set_weak_pointer (&self->window, window);
}

static void
forcon_game_finalize (GObject *object)
{
  ForconGame *self = FORCON_GAME (object);

  forcon_game_stop_pace (self);
  forcon_game_stop_ticking (self);
  g_clear_pointer (&self->known, g_ptr_array_unref);
  g_clear_pointer (&self->flaws, g_array_unref);
  g_clear_pointer (&self->faces, g_byte_array_unref);
  g_clear_pointer (&self->rung, g_array_unref);
  g_clear_pointer (&self->runs, g_array_unref);
  if (self->script != NULL)
    g_clear_pointer (&self->chronicle, forcon_chronicle_free);
  g_clear_pointer (&self->script, forcon_script_free);
  g_clear_pointer (&self->store, forcon_store_free);
  g_clear_pointer (&self->edited_key, g_free);
  g_clear_error (&self->trouble);
  g_clear_weak_pointer (&self->window);
  G_OBJECT_CLASS (forcon_game_parent_class)->finalize (object);
}

static void
forcon_game_get_property (GObject *object, guint id, GValue *value, GParamSpec *spec)
{
  g_value_set_boolean (value, forcon_game_editing (FORCON_GAME (object)));
}

static void
forcon_game_set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  forcon_game_set_editing (FORCON_GAME (object), g_value_get_boolean (value));
}

static guint
add_signal (ForconGameClass *klass, const char *name, GType parameter)
{
  return g_signal_new (name, G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                       parameter == G_TYPE_NONE ? 0 : 1, parameter);
}

static void
forcon_game_class_init (ForconGameClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = forcon_game_finalize;
  G_OBJECT_CLASS (klass)->get_property = forcon_game_get_property;
  G_OBJECT_CLASS (klass)->set_property = forcon_game_set_property;
  g_object_class_install_property (
      G_OBJECT_CLASS (klass), 1,
      g_param_spec_boolean ("editing", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS));
  signals[OPENED] = add_signal (klass, "opened", G_TYPE_NONE);
  signals[CHANGED] = add_signal (klass, "changed", G_TYPE_NONE);
  signals[FOCUS_CHANGED] = add_signal (klass, "focus-changed", G_TYPE_NONE);
  signals[SELECTED] = add_signal (klass, "selected", G_TYPE_NONE);
  signals[TICKED] = add_signal (klass, "ticked", G_TYPE_NONE);
  signals[ALARM] = add_signal (klass, "alarm", G_TYPE_INT);
  signals[DICE_ASKED] = add_signal (klass, "dice-asked", G_TYPE_NONE);
  signals[REFUSED] = add_signal (klass, "refused", G_TYPE_POINTER);
  signals[KEPT] = add_signal (klass, "kept", G_TYPE_STRING);
  signals[FAILED] = add_signal (klass, "failed", G_TYPE_STRING);
  signals[FILE_TROUBLE] = add_signal (klass, "file-trouble", G_TYPE_NONE);
}

static void
forcon_game_init (ForconGame *self)
{
  self->known = g_ptr_array_new_with_free_func (forget_knowledge);
  self->faces = g_byte_array_new ();
  self->rung = g_array_new (FALSE, FALSE, sizeof (gint));
  self->runs = g_array_new (FALSE, FALSE, sizeof (ForconGameRun));
}

ForconGame *
forcon_game_new (void)
{
  return g_object_new (FORCON_TYPE_GAME, NULL);
}

/* What is selected */

const ForconFocus *
forcon_game_focus (ForconGame *self)
{
  g_return_val_if_fail (FORCON_IS_GAME (self), NULL);
  return &self->focus;
}

void
forcon_game_set_focus (ForconGame *self, const ForconFocus *focus)
{
  ForconFocus before = self->focus;

  g_return_if_fail (FORCON_IS_GAME (self));
  self->focus = *focus;
  if (!FORCON_ID_EQUAL (before.sector, focus->sector) || !FORCON_ID_EQUAL (before.formation, focus->formation)
      || !FORCON_ID_EQUAL (before.ship, focus->ship) || !FORCON_ID_EQUAL (before.admiral, focus->admiral)
      || !FORCON_ID_EQUAL (before.clash, focus->clash))
    {
      g_signal_emit (self, signals[FOCUS_CHANGED], 0);
      forcon_game_follow_focus (self);
    }
}

void
forcon_game_settle_focus (ForconGame *self)
{
  const ForconCampaign *campaign = forcon_game_campaign (self);
  ForconFocus focus = self->focus;

  if (focus.sector.value > campaign->sectors->len)
    focus.sector = FORCON_NO_SECTOR;
  if (focus.admiral.value > forcon_campaign_n_admirals (campaign))
    focus.admiral = FORCON_NO_SIDE;
  if (focus.ship.value > campaign->fleet->n_ships)
    focus.ship = FORCON_NO_SHIP;
  if (focus.formation.value > campaign->posts->len)
    focus.formation = FORCON_NO_FORMATION;
  if (!FORCON_ID_IS_NONE (focus.clash) && forcon_campaign_clash (campaign, focus.clash) == NULL)
    focus.clash = FORCON_NO_CLASH;
  forcon_game_set_focus (self, &focus);
}

void
forcon_game_focus_sector (ForconGame *self, ForconSectorId sector)
{
  ForconFocus focus = { .sector = sector, .admiral = self->focus.admiral };

  forcon_game_set_focus (self, &focus);
}

void
forcon_game_focus_formation (ForconGame *self, ForconFormationId formation)
{
  const ForconCampaign *campaign = forcon_game_campaign (self);
  ForconFocus focus = { .formation = formation };

  g_return_if_fail (campaign != NULL);
  if (!FORCON_ID_IS_NONE (formation))
    {
      focus.sector = forcon_campaign_post (campaign, formation)->sector;
      focus.admiral = forcon_battle_formation (campaign->fleet, formation)->side;
    }
  forcon_game_set_focus (self, &focus);
}

void
forcon_game_focus_ship (ForconGame *self, ForconShipId ship)
{
  const ForconCampaign *campaign = forcon_game_campaign (self);
  ForconFocus focus = { .ship = ship };

  g_return_if_fail (campaign != NULL);
  if (!FORCON_ID_IS_NONE (ship))
    {
      focus.formation = forcon_battle_ship (campaign->fleet, ship)->formation;
      if (!FORCON_ID_IS_NONE (focus.formation))
        focus.sector = forcon_campaign_post (campaign, focus.formation)->sector;
      focus.admiral = forcon_battle_ship (campaign->fleet, ship)->side;
    }
  forcon_game_set_focus (self, &focus);
}

void
forcon_game_focus_admiral (ForconGame *self, ForconSideId admiral)
{
  ForconFocus focus = { .admiral = admiral };

  forcon_game_set_focus (self, &focus);
}
