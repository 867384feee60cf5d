/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/clashes/captains-run.h"

#include "campaign/clash/clash-captains.h"

/* Where captains fight, and until when; @stands_by: they wait for others, as they do now if @waits. */
typedef struct {
  ForconClashId clash;
  ForconClashCaptains until;
  gboolean stands_by;
  gboolean waits;
} Fight;

struct _ForconCaptainsRun {
  GObject parent;

  /* Owned; @fights of Fight, the next one first */
  ForconGame *game;
  GArray *fights;
  guint source;

  /* How long the journal was after the last command that was seen, and whether one is being given here. */
  guint position;
  gboolean giving;
};

enum { CHANGED, STOPPED, N_SIGNALS };

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ForconCaptainsRun, forcon_captains_run, G_TYPE_OBJECT)

static gboolean
find (ForconCaptainsRun *self, ForconClashId clash, guint *place)
{
  for (guint i = 0; i < self->fights->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (self->fights, Fight, i).clash, clash))
      {
        *place = i;
        return TRUE;
      }
  return FALSE;
}

void
forcon_captains_run_stop (ForconCaptainsRun *self, ForconClashId clash)
{
  guint place;

  g_return_if_fail (FORCON_IS_CAPTAINS_RUN (self));
  if (!find (self, clash, &place))
    return;
  g_array_remove_index (self->fights, place);
  if (self->fights->len == 0)
    g_clear_handle_id (&self->source, g_source_remove);
  g_signal_emit (self, signals[CHANGED], 0);
  g_signal_emit (self, signals[STOPPED], 0, clash.value);
}

static void
stop_all (ForconCaptainsRun *self)
{
  while (self->fights->len > 0)
    forcon_captains_run_stop (self, g_array_index (self->fights, Fight, 0).clash);
}

gboolean
forcon_captains_run_fights (ForconCaptainsRun *self, ForconClashId clash)
{
  guint place;

  g_return_val_if_fail (FORCON_IS_CAPTAINS_RUN (self), FALSE);
  return find (self, clash, &place);
}

/* Gives the next command of a fight. Returns: whether there was one, and it was done */
static gboolean
give (ForconCaptainsRun *self, const Fight *fight)
{
  ForconCampaignCommand command;
  ForconCampaignCommand given = forcon_game_command (self->game, FORCON_CAMPAIGN_COMMAND_PLAY);
  g_autoptr (ForconCampaignOutcome) outcome = NULL;

  if (!forcon_clash_next (forcon_game_campaign (self->game), forcon_game_rules (self->game), fight->clash,
                          &fight->until, &command)
      || command.kind != FORCON_CAMPAIGN_COMMAND_PLAY)
    return FALSE;
  command.moment = given.moment;
  command.by = given.by;
  self->giving = TRUE;
  outcome = forcon_game_submit (self->game, &command, &FORCON_DICE_GENERATED);
  self->giving = FALSE;
  if (outcome != NULL && outcome->verdict.kind != FORCON_PROBLEM_NONE)
    forcon_game_refuse (self->game, &outcome->verdict);
  return outcome != NULL && outcome->verdict.kind == FORCON_PROBLEM_NONE;
}

/* Whether others have to give a command before captains who stand by can go on. */
static gboolean
has_to_wait (ForconCaptainsRun *self, const Fight *fight)
{
  const ForconBattle *battle = forcon_campaign_battle (forcon_game_campaign (self->game), fight->clash);
  ForconCampaignCommand command;

  return fight->stands_by && battle != NULL && battle->step != FORCON_STEP_OVER
         && !forcon_clash_next (forcon_game_campaign (self->game), forcon_game_rules (self->game), fight->clash,
                                &fight->until, &command);
}

static gboolean
all_wait (ForconCaptainsRun *self)
{
  for (guint i = 0; i < self->fights->len; i++)
    if (!g_array_index (self->fights, Fight, i).waits)
      return FALSE;
  return TRUE;
}

/* One command of the fight whose turn it is, or the end of it. */
static void
give_next (ForconCaptainsRun *self)
{
  Fight fight = g_array_index (self->fights, Fight, 0);
  guint place;

  fight.waits = fight.waits || has_to_wait (self, &fight);
  if (!fight.waits && !give (self, &fight))
    forcon_captains_run_stop (self, fight.clash);
  else if (find (self, fight.clash, &place))
    {
      /* The others have their turn too. */
      g_array_remove_index (self->fights, place);
      g_array_append_val (self->fights, fight);
    }
}

static gboolean go_on (gpointer data);

static void
arm (ForconCaptainsRun *self)
{
  if (self->source == 0)
    self->source = g_idle_add_full (G_PRIORITY_LOW, go_on, self, NULL);
}

/* Windows are brought up to date once after as many commands as fit into a slice of time. */
static gboolean
go_on (gpointer data)
{
  g_autoptr (ForconCaptainsRun) self = g_object_ref (data);
  g_autoptr (ForconGame) game = g_object_ref (self->game);
  gint64 end = g_get_monotonic_time () + FORCON_GAME_SLICE;

  forcon_game_hold (game);
  while (!all_wait (self) && self->source != 0 && g_get_monotonic_time () < end)
    give_next (self);
  forcon_game_release (game);
  if (all_wait (self))
    self->source = 0;
  return self->source != 0;
}

static void
start (ForconCaptainsRun *self, Fight fight, gint rounds)
{
  ForconClashId clash = fight.clash;
  const ForconBattle *battle = forcon_campaign_battle (forcon_game_campaign (self->game), clash);

  if (battle == NULL || battle->step == FORCON_STEP_OVER || !forcon_game_writable (self->game)
      || forcon_captains_run_fights (self, clash))
    return;
  if (rounds > 0)
    fight.until.rounds = rounds;
  fight.until.rounds += MAX (battle->round, 1) - 1;
  g_array_append_val (self->fights, fight);
  self->position = forcon_chronicle_position (forcon_game_chronicle (self->game));
  arm (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
forcon_captains_run_start (ForconCaptainsRun *self, ForconClashId clash, guint32 admirals, gint rounds)
{
  g_return_if_fail (FORCON_IS_CAPTAINS_RUN (self) && forcon_game_campaign (self->game) != NULL && rounds >= 0);
  start (self, (Fight){ .clash = clash, .until = { admirals, FORCON_FIGHT_ROUNDS, rounds == 0 } }, rounds);
}

void
forcon_captains_run_stand_by (ForconCaptainsRun *self, ForconClashId clash, guint32 admirals)
{
  g_return_if_fail (FORCON_IS_CAPTAINS_RUN (self) && forcon_game_campaign (self->game) != NULL);
  start (self, (Fight){ .clash = clash, .until = { admirals, FORCON_FIGHT_ROUNDS, TRUE }, .stands_by = TRUE }, 0);
}

/* Others have given a command: those who waited for it go on. */
static void
wake (ForconCaptainsRun *self)
{
  for (guint i = 0; i < self->fights->len; i++)
    g_array_index (self->fights, Fight, i).waits = FALSE;
  if (self->fights->len > 0)
    arm (self);
}

/* Who takes something back does not want it fought again at once. */
static void
on_changed (ForconCaptainsRun *self)
{
  ForconChronicle *chronicle = forcon_game_chronicle (self->game);
  guint position = chronicle == NULL ? 0 : forcon_chronicle_position (chronicle);
  gboolean back = position < self->position;
  gboolean on = position > self->position;

  self->position = position;
  if (back && !self->giving)
    stop_all (self);
  else if (on && !self->giving)
    wake (self);
}

static void
forcon_captains_run_dispose (GObject *object)
{
  ForconCaptainsRun *self = FORCON_CAPTAINS_RUN (object);

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (forcon_captains_run_parent_class)->dispose (object);
}

static void
forcon_captains_run_finalize (GObject *object)
{
  g_array_unref (FORCON_CAPTAINS_RUN (object)->fights);
  G_OBJECT_CLASS (forcon_captains_run_parent_class)->finalize (object);
}

static void
forcon_captains_run_class_init (ForconCaptainsRunClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = forcon_captains_run_dispose;
  G_OBJECT_CLASS (klass)->finalize = forcon_captains_run_finalize;
  signals[CHANGED] = g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[STOPPED]
      = g_signal_new ("stopped", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
forcon_captains_run_init (ForconCaptainsRun *self)
{
  self->fights = g_array_new (FALSE, FALSE, sizeof (Fight));
}

ForconCaptainsRun *
forcon_captains_run_new (ForconGame *game)
{
  ForconCaptainsRun *self = g_object_new (FORCON_TYPE_CAPTAINS_RUN, NULL);

  self->game = g_object_ref (game);
  g_signal_connect_object (game, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "opened", G_CALLBACK (stop_all), self, G_CONNECT_SWAPPED);
  return self;
}
