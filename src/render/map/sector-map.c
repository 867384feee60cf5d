/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/map/sector-map.h"

#include "base/language.h"
#include "base/text.h"

#include <string.h>

#include "engine/state/formation.h"

/* What a map is made from: a campaign, and who may see it. */
typedef struct {
  ForconMapModel *model;
  const ForconCampaign *campaign;
} Making;

static const char *
keep (Making *making, const char *text)
{
  return text == NULL || *text == '\0' ? NULL : g_string_chunk_insert_const (making->model->texts, text);
}

static void
clear_cell (gpointer cell)
{
  g_free (((ForconMapCell *) cell)->corners);
}

char *
forcon_sector_to_word (const ForconCampaign *campaign, ForconSectorId id)
{
  const ForconSector *sector = forcon_campaign_sector (campaign, id);

  if (sector == NULL)
    return g_strdup ("–");
  return forcon_sector_goes_by_code (sector) ? g_ascii_strup (sector->word == NULL ? "" : sector->word, -1)
                                             : g_strdup (forcon_name (sector->name));
}

char *
forcon_sector_to_text (const ForconCampaign *campaign, ForconSectorId id)
{
  const ForconSector *sector = forcon_campaign_sector (campaign, id);

  return sector == NULL ? g_strdup ("–") : forcon_sector_title (sector, forcon_name (sector->name));
}

static void
add_cells (Making *making)
{
  const GArray *sectors = making->campaign->sectors;

  for (guint i = 0; i < sectors->len; i++)
    {
      const ForconSector *sector = &g_array_index (sectors, ForconSector, i);
      g_autofree char *word = g_ascii_strup (sector->word == NULL ? "" : sector->word, -1);
      ForconMapCell cell = { .name = keep (making, sector->name) };

      if (forcon_sector_goes_by_code (sector))
        cell.big = g_string_chunk_insert_const (making->model->texts, word);
      else
        {
          cell.big = cell.name;
          cell.name = NULL;
        }
      if (cell.name != NULL && g_ascii_strcasecmp (cell.name, cell.big) == 0)
        cell.name = NULL;
      g_array_append_val (making->model->cells, cell);
    }
  forcon_sector_shapes (making->model, making->campaign);
  forcon_sector_ways (making->model, making->campaign);
}

/* The other end of the tunnel of this sector, the @n-th one from 0; or none. */
static ForconSectorId
partner (const ForconMapModel *model, ForconSectorId sector, guint n)
{
  for (guint i = 0; i < model->ways->len; i++)
    {
      const ForconMapWay *way = &g_array_index (model->ways, ForconMapWay, i);
      gboolean first = FORCON_ID_EQUAL (way->one, sector);

      if (way->kind == FORCON_MAP_WAY_TUNNEL && (first || FORCON_ID_EQUAL (way->two, sector)) && n-- == 0)
        return first ? way->two : way->one;
    }
  return FORCON_NO_SECTOR;
}

/* Features are for all to see (F-CAMP-2), so they may be told apart by their place. */
static void
add_features (Making *making)
{
  const GArray *features = making->campaign->features;
  g_autofree guint *mouths = g_new0 (guint, making->campaign->sectors->len + 1);

  for (guint i = 0; i < features->len; i++)
    {
      const ForconFeature *feature = &g_array_index (features, ForconFeature, i);
      ForconMapSign sign = { .sector = feature->sector,
                             .feature = TRUE,
                             .kind = feature->kind,
                             .seed = i,
                             .name = keep (making, feature->name) };

      if (forcon_map_cell (making->model, feature->sector) == NULL)
        continue;
      if (feature->kind == FORCON_SECTOR_OBJECT_TUNNEL_MOUTH)
        sign.partner = partner (making->model, feature->sector, mouths[feature->sector.value]++);
      g_array_append_val (making->model->signs, sign);
    }
}

static guint
side_colour (const Making *making, ForconSideId admiral)
{
  const ForconSide *side = forcon_battle_side (making->campaign->fleet, admiral);

  return side == NULL ? 0 : side->colour;
}

/* Minefields; an admiral's map has those that the admiral knows of. */
static void
add_fields (Making *making)
{
  const GArray *fields = making->campaign->fields;
  const ForconMapModel *model = making->model;

  for (guint i = 0; i < fields->len; i++)
    {
      const ForconField *field = &g_array_index (fields, ForconField, i);
      gboolean known = model->sight == FORCON_MAP_TRUTH || FORCON_ID_EQUAL (field->admiral, model->admiral)
                       || (field->known & 1u << model->admiral.value) != 0;
      ForconMapSign sign = { .sector = field->sector,
                             .charge = field->charge,
                             .count = field->count,
                             .owner = field->admiral,
                             .side = side_colour (making, field->admiral) };

      if (known && field->count > 0 && forcon_map_cell (model, field->sector) != NULL)
        g_array_append_val (model->signs, sign);
    }
}

static void
add_admirals (Making *making)
{
  const ForconCampaign *campaign = making->campaign;

  for (guint i = 0; i < campaign->admirals->len; i++)
    {
      ForconSideId id = { (guint16) (i + 1) };
      const ForconPower *power
          = forcon_campaign_power (campaign, g_array_index (campaign->admirals, ForconAdmiral, i).power);
      ForconMapAdmiral admiral = { .admiral = id,
                                   .side = side_colour (making, id),
                                   .name = keep (making, forcon_campaign_admiral_name (campaign, id)),
                                   .power = power == NULL ? NULL : keep (making, power->name) };

      g_array_append_val (making->model->admirals, admiral);
    }
}

/* Whole phases between a moment and now. Orders of a phase are given at the end of the one before it, and what was
 known * before play is as fresh in phase 1 as what is seen in it. */
static gint
age_of (const ForconMapModel *model, gint phase, gint half)
{
  gint now = FORCON_HALVES_OF_PHASE * model->phase + model->half;
  gint then = FORCON_HALVES_OF_PHASE * phase + (phase == 0 ? FORCON_HALVES_OF_PHASE : half);

  return MAX (0, (now - then) / FORCON_HALVES_OF_PHASE);
}

/* The largest of these ships gives the token its class mark; types are listed by size. */
static void
take_type (const Making *making, ForconMapToken *token, const ForconShips *ships)
{
  for (guint i = 0; i < ships->n; i++)
    {
      ForconShipId ship = ships->ship[i];

      if (ship.value == 0 || ship.value > making->campaign->fleet->n_ships)
        continue;

      const ForconCard *card = forcon_battle_card (making->campaign->fleet, ship);
      if (card->blank)
        continue;
      token->type = token->has_type ? MIN (token->type, card->type) : card->type;
      token->has_type = TRUE;
    }
}

/* A formation without a name of its own goes by its flagship's, where that is known. */
static const char *
name_of (Making *making, ForconFormationId id)
{
  const ForconBattle *fleet = making->campaign->fleet;
  const char *name = keep (making, forcon_battle_formation_name (fleet, id));
  ForconShipId lead = name == NULL ? forcon_formation_lead (fleet, id) : FORCON_NO_SHIP;

  return FORCON_ID_IS_NONE (lead) ? name : keep (making, forcon_battle_card (fleet, lead)->name);
}

/* Whether only its own admiral knows where it is. */
static gboolean
is_hidden (const Making *making, ForconFormationId id, ForconSectorId sector)
{
  const ForconCampaign *campaign = making->campaign;

  for (guint i = 0; i < campaign->sightings->len; i++)
    {
      const ForconSighting *seen = &g_array_index (campaign->sightings, ForconSighting, i);

      if (FORCON_ID_EQUAL (seen->formation, id) && FORCON_ID_EQUAL (seen->sector, sector)
          && seen->level != FORCON_LEVEL_HIDDEN)
        return FALSE;
    }
  for (guint i = 0; i < campaign->notices->len; i++)
    {
      const ForconNotice *notice = &g_array_index (campaign->notices, ForconNotice, i);

      if (FORCON_ID_EQUAL (notice->formation, id) && FORCON_ID_EQUAL (notice->sector, sector))
        return FALSE;
    }
  return TRUE;
}

/* Where it is to go, from its orders, up to the last sector for which there is room. */
static void
take_way (const Making *making, ForconMapToken *token)
{
  g_autoptr (GPtrArray) orders = forcon_campaign_orders_in_force (making->campaign, token->formation);

  for (guint i = 0; i < orders->len && token->n_way < FORCON_WAY_STAGES_MAX; i++)
    {
      const ForconTask *task = g_ptr_array_index (orders, i);

      if (task->kind != FORCON_TASK_MOVE || forcon_map_cell (making->model, task->sector) == NULL)
        continue;
      token->way[token->n_way++] = task->sector;
      token->way_halves += MAX (task->cost - task->spent, 0);
    }
}

/* A formation in full: in the truth, or one's own. */
static void
add_present (Making *making, ForconFormationId id)
{
  const ForconFormation *formation = forcon_battle_formation (making->campaign->fleet, id);
  const ForconPost *post = forcon_campaign_post (making->campaign, id);
  const ForconTask *task = forcon_campaign_task_at (making->campaign, id);
  ForconShips ships = forcon_formation_ships (making->campaign->fleet, id);
  ForconMapToken token = { .formation = id,
                           .admiral = formation->side,
                           .side = side_colour (making, formation->side),
                           .level = FORCON_LEVEL_IDENTIFIED,
                           .present = TRUE,
                           .count = (gint) ships.n };

  if (!forcon_campaign_formation_lives (making->campaign, id) || forcon_map_cell (making->model, post->sector) == NULL)
    return;
  token.sector = post->sector;
  token.name = name_of (making, id);
  take_type (making, &token, &ships);
  token.posture = post->posture;
  token.engaged = !FORCON_ID_IS_NONE (post->clash);
  if (forcon_map_cell (making->model, post->bound_for) != NULL)
    {
      token.bound_for = post->bound_for;
      token.spent = post->spent;
      token.cost = task == NULL ? 0 : task->cost;
    }
  take_way (making, &token);
  token.hidden = making->model->sight == FORCON_MAP_TRUTH && is_hidden (making, id, post->sector);
  g_array_append_val (making->model->tokens, token);
}

/* What is the same for what was seen and for what was published. */
static ForconMapToken
past_token (const Making *making, ForconFormationId id, ForconSideId owner, ForconLevel level)
{
  return (ForconMapToken){ .formation = id, .admiral = owner, .side = side_colour (making, owner), .level = level };
}

static void
add_sightings (Making *making)
{
  const GArray *sightings = making->campaign->sightings;

  for (guint i = 0; i < sightings->len; i++)
    {
      const ForconSighting *seen = &g_array_index (sightings, ForconSighting, i);
      ForconMapToken token = past_token (making, seen->formation, seen->owner, seen->level);
      gboolean destroyed = seen->level == FORCON_LEVEL_IDENTIFIED && seen->count == 0;

      if (!FORCON_ID_EQUAL (seen->admiral, making->model->admiral) || seen->level == FORCON_LEVEL_HIDDEN
          || forcon_map_cell (making->model, seen->sector) == NULL || destroyed)
        continue;
      token.sector = seen->sector;
      token.count = seen->count;
      token.phase = seen->phase;
      token.age = age_of (making->model, seen->phase, seen->half);
      if (seen->level == FORCON_LEVEL_IDENTIFIED)
        {
          token.name = name_of (making, seen->formation);
          take_type (making, &token, &seen->ships);
        }
      g_array_append_val (making->model->tokens, token);
    }
}

/*
 * The token that the map already has of a published formation, if the viewer knows that it is the same one: a
 * contact stands beside what else is known, for that it is the same formation would tell whom it is.
 */
static ForconMapToken *
find_token (const ForconMapModel *model, const ForconNotice *notice)
{
  for (guint i = 0; i < model->tokens->len; i++)
    {
      ForconMapToken *token = &g_array_index (model->tokens, ForconMapToken, i);

      if (FORCON_ID_EQUAL (token->formation, notice->formation) && token->level == FORCON_LEVEL_IDENTIFIED
          && notice->level == FORCON_LEVEL_IDENTIFIED)
        return token;
    }
  return NULL;
}

/* Of what was published only what the notice says counts: what has changed since is not published (F-CAMP-8). */
static void
add_published (Making *making, const ForconNotice *notice)
{
  ForconMapToken token = past_token (making, notice->formation, notice->owner, notice->level);
  ForconMapToken *known = find_token (making->model, notice);

  token.sector = notice->sector;
  token.count = notice->count;
  token.phase = notice->phase;
  token.age = age_of (making->model, notice->phase, 0);
  if (notice->level == FORCON_LEVEL_IDENTIFIED)
    token.name = keep (making, forcon_battle_formation_name (making->campaign->fleet, notice->formation));
  if (known == NULL)
    g_array_append_val (making->model->tokens, token);
  else if (!known->present && known->phase <= token.phase)
    *known = token;
}

static void
add_notices (Making *making)
{
  const GArray *notices = making->campaign->notices;

  for (guint i = 0; i < notices->len; i++)
    {
      const ForconNotice *notice = &g_array_index (notices, ForconNotice, i);
      ForconMapNote note = { notice->sector, notice->phase, keep (making, notice->text) };

      if (forcon_map_cell (making->model, notice->sector) == NULL)
        continue;
      if (note.text != NULL)
        g_array_append_val (making->model->notes, note);
      if (!FORCON_ID_IS_NONE (notice->formation) && notice->level != FORCON_LEVEL_HIDDEN
          && making->model->sight != FORCON_MAP_TRUTH)
        add_published (making, notice);
    }
}

/* The order tells of nothing but what is shown. */
static gint
compare_tokens (gconstpointer a, gconstpointer b, gpointer data)
{
  const ForconMapModel *model = data;
  const ForconMapToken *one = a;
  const ForconMapToken *other = b;
  const gint keys[][2] = {
    { one->sector.value, other->sector.value },
    { !FORCON_ID_EQUAL (one->admiral, model->admiral), !FORCON_ID_EQUAL (other->admiral, model->admiral) },
    { one->admiral.value, other->admiral.value },
    { g_strcmp0 (one->name, other->name), 0 },
    { -(gint) one->level, -(gint) other->level },
    { one->age, other->age },
    { -one->count, -other->count },
    { one->phase, other->phase },
    { one->bound_for.value, other->bound_for.value },
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (keys[i][0] != keys[i][1])
      return keys[i][0] < keys[i][1] ? -1 : 1;
  return 0;
}

static gint
compare_signs (gconstpointer a, gconstpointer b)
{
  const ForconMapSign *one = a;
  const ForconMapSign *other = b;
  const gint keys[][2] = {
    { one->sector.value, other->sector.value },
    { !one->feature, !other->feature },
    { one->feature ? (gint) one->kind : 0, other->feature ? (gint) other->kind : 0 },
    { (gint) one->seed, (gint) other->seed },
    { (gint) one->side, (gint) other->side },
    { (gint) one->charge, (gint) other->charge },
    { one->count, other->count },
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (keys[i][0] != keys[i][1])
      return keys[i][0] < keys[i][1] ? -1 : 1;
  return 0;
}

static gint
compare_notes (gconstpointer a, gconstpointer b)
{
  const ForconMapNote *one = a;
  const ForconMapNote *other = b;

  if (one->sector.value != other->sector.value)
    return one->sector.value < other->sector.value ? -1 : 1;
  return one->phase != other->phase ? (one->phase < other->phase ? -1 : 1) : strcmp (one->text, other->text);
}

static ForconMapModel *
make (const ForconCampaign *campaign, ForconMapSight sight, ForconSideId admiral)
{
  ForconMapModel *model = g_new0 (ForconMapModel, 1);
  Making making = { model, campaign };

  model->sight = sight;
  model->admiral = admiral;
  model->language = forcon_language_of_thread ();
  model->phase = campaign->progress.phase;
  model->half = campaign->progress.half;
  model->stage = campaign->progress.stage;
  model->grid = campaign->progress.grid;
  model->texts = g_string_chunk_new (1024);
  model->name = g_string_chunk_insert_const (model->texts, forcon_campaign_name (campaign));
  model->cells = g_array_new (FALSE, TRUE, sizeof (ForconMapCell));
  g_array_set_clear_func (model->cells, clear_cell);
  model->ways = g_array_new (FALSE, TRUE, sizeof (ForconMapWay));
  model->signs = g_array_new (FALSE, TRUE, sizeof (ForconMapSign));
  model->tokens = g_array_new (FALSE, TRUE, sizeof (ForconMapToken));
  model->notes = g_array_new (FALSE, TRUE, sizeof (ForconMapNote));
  model->admirals = g_array_new (FALSE, TRUE, sizeof (ForconMapAdmiral));
  add_cells (&making);
  add_features (&making);
  add_admirals (&making);
  if (sight != FORCON_MAP_PUBLIC)
    add_fields (&making);
  for (guint i = 0; sight != FORCON_MAP_PUBLIC && i < campaign->clashes->len; i++)
    {
      const ForconClash *clash = &g_array_index (campaign->clashes, ForconClash, i);
      gboolean known = sight == FORCON_MAP_TRUTH || (clash->admirals & 1u << admiral.value) != 0;

      if (known && clash->state == FORCON_CLASH_OPEN && forcon_map_cell (model, clash->sector) != NULL)
        g_array_index (model->cells, ForconMapCell, clash->sector.value - 1).clash = TRUE;
    }
  for (guint i = 1; i <= campaign->posts->len && i <= campaign->fleet->n_formations; i++)
    {
      ForconFormationId id = { (guint16) i };
      gboolean own = FORCON_ID_EQUAL (forcon_battle_formation (campaign->fleet, id)->side, admiral);

      if (sight == FORCON_MAP_TRUTH || (sight == FORCON_MAP_KNOWN && own))
        add_present (&making, id);
    }
  if (sight == FORCON_MAP_KNOWN)
    add_sightings (&making);
  add_notices (&making);
  g_array_sort_with_data (model->tokens, compare_tokens, model);
  g_array_sort (model->signs, compare_signs);
  g_array_sort (model->notes, compare_notes);
  return model;
}

ForconMapModel *
forcon_map_model_truth (const ForconCampaign *campaign)
{
  return make (campaign, FORCON_MAP_TRUTH, FORCON_NO_SIDE);
}

ForconMapModel *
forcon_map_model_known (const ForconCampaign *known, ForconSideId admiral)
{
  g_return_val_if_fail (!FORCON_ID_IS_NONE (admiral), NULL);

  return make (known, FORCON_MAP_KNOWN, admiral);
}

ForconMapModel *
forcon_map_model_public (const ForconCampaign *campaign)
{
  return make (campaign, FORCON_MAP_PUBLIC, FORCON_NO_SIDE);
}

void
forcon_map_model_free (ForconMapModel *model)
{
  if (model == NULL)
    return;
  g_array_unref (model->cells);
  g_array_unref (model->ways);
  g_array_unref (model->signs);
  g_array_unref (model->tokens);
  g_array_unref (model->notes);
  g_array_unref (model->admirals);
  g_string_chunk_free (model->texts);
  g_free (model);
}

const ForconMapCell *
forcon_map_cell (const ForconMapModel *model, ForconSectorId sector)
{
  if (sector.value == 0 || sector.value > model->cells->len)
    return NULL;
  return &g_array_index (model->cells, ForconMapCell, sector.value - 1);
}

const ForconMapAdmiral *
forcon_map_admiral (const ForconMapModel *model, ForconSideId admiral)
{
  if (admiral.value == 0 || admiral.value > model->admirals->len)
    return NULL;
  return &g_array_index (model->admirals, ForconMapAdmiral, admiral.value - 1);
}

gboolean
forcon_map_cell_holds (const ForconMapCell *cell, ForconPoint point)
{
  gboolean inside = FALSE;

  for (guint i = 0; i < cell->n_corners; i++)
    {
      ForconPoint a = cell->corners[i];
      ForconPoint b = cell->corners[(i + 1) % cell->n_corners];

      if ((a.y > point.y) != (b.y > point.y) && point.x < (double) (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x)
        inside = !inside;
    }
  return inside;
}

ForconSectorId
forcon_map_sector_at (const ForconMapModel *model, ForconPoint point)
{
  for (guint i = 0; i < model->cells->len; i++)
    if (forcon_map_cell_holds (&g_array_index (model->cells, ForconMapCell, i), point))
      return (ForconSectorId){ (guint16) (i + 1) };
  return FORCON_NO_SECTOR;
}
