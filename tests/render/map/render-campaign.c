/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render-campaign.h"

typedef struct {
  const char *word;
  const char *name;
  gint x;
  gint y;
} DemoSector;

/* Hexagons that stand on a corner, five rows of three, four, five, four and three. */
static const DemoSector hexagons[] = {
  { "a1", "Komarr Approach", 100, 0 },  { "a2", NULL, 200, 0 },          { "a3", "Пояс Ворона", 300, 0 },
  { "b1", NULL, 50, 87 },               { "b2", "Outer Marches", 150, 87 }, { "b3", NULL, 250, 87 },
  { "b4", NULL, 350, 87 },              { "c1", "Tau Verde", 0, 173 },   { "c2", NULL, 100, 173 },
  { "c3", "Vervain", 200, 173 },        { "c4", NULL, 300, 173 },        { "c5", "Врата Ро Кита", 400, 173 },
  { "d1", NULL, 50, 260 },              { "d2", NULL, 150, 260 },        { "d3", NULL, 250, 260 },
  { "d4", "Смута", 350, 260 },          { "e1", NULL, 100, 346 },        { "e2", "Hegen Hub", 200, 346 },
  { "e3", NULL, 300, 346 },
};

static ForconSectorId
sector (const ForconCampaign *campaign, const char *word)
{
  return forcon_campaign_find_sector (campaign, word);
}

ForconFormationId
demo_add_formation (ForconCampaign *campaign, const ForconRules *rules, const char *name, ForconSideId admiral,
                    const char *place, guint ships)
{
  g_autofree char *word = g_strdup_printf ("formation-%u", campaign->fleet->n_formations + 1);
  ForconFormationId formation
      = forcon_campaign_add_formation (campaign, word, name, admiral, sector (campaign, place));

  for (guint i = 0; i < ships; i++)
    {
      ForconCard card;

      forcon_card_init (&card, rules, (ForconShipType) ((campaign->fleet->n_formations + i) % FORCON_N_SHIP_TYPE));
      g_free (card.id);
      g_free (card.name);
      card.id = g_strdup_printf ("ship-%u", campaign->fleet->n_ships + 1);
      card.name = g_strdup_printf ("%s %u", name, i + 1);
      card.hits = 6;
      forcon_campaign_add_ship (campaign, &card, admiral, formation, 0);
    }
  return formation;
}

void
demo_see (ForconCampaign *campaign, ForconSideId admiral, ForconFormationId formation, ForconLevel level,
          const char *place, gint phase)
{
  const ForconFormation *what = forcon_battle_formation (campaign->fleet, formation);
  ForconSighting sighting = { .admiral = admiral, .formation = formation, .level = level, .phase = phase, .half = 2,
                              .sector = sector (campaign, place), .owner = what->side, .count = 3 };

  for (guint i = 1; i <= campaign->fleet->n_ships && level == FORCON_LEVEL_IDENTIFIED; i++)
    if (FORCON_ID_EQUAL (campaign->fleet->ships[i - 1].formation, formation))
      sighting.ships.ship[sighting.ships.n++] = (ForconShipId){ (guint16) i };
  g_array_append_val (campaign->sightings, sighting);
}

void
demo_publish (ForconCampaign *campaign, ForconFormationId formation, ForconLevel level, const char *place, gint phase,
              const char *text)
{
  const ForconFormation *what = forcon_battle_formation (campaign->fleet, formation);
  ForconNotice notice = { .sector = sector (campaign, place), .formation = formation, .level = level, .phase = phase,
                          .text = text == NULL ? NULL : g_intern_string (text) };

  if (what != NULL)
    {
      notice.owner = what->side;
      notice.count = 3;
    }
  g_array_append_val (campaign->notices, notice);
}

void
demo_send (ForconCampaign *campaign, ForconFormationId formation, const char *place, gint spent, gint cost)
{
  ForconPost *post = &g_array_index (campaign->posts, ForconPost, formation.value - 1);
  ForconTask task = { .task = { campaign->progress.next_id++ }, .formation = formation, .kind = FORCON_TASK_MOVE,
                      .state = FORCON_TASK_STATE_UNDERWAY, .sector = sector (campaign, place), .cost = cost, .spent = spent };

  post->bound_for = task.sector;
  post->spent = spent;
  g_array_append_val (campaign->tasks, task);
}

static void
add_sectors (ForconCampaign *campaign, const DemoSector *sectors, guint n, gint reach)
{
  for (guint i = 0; i < n; i++)
    forcon_campaign_add_sector (campaign, sectors[i].word, sectors[i].name, sectors[i].x, sectors[i].y);
  for (guint i = 0; i < n; i++)
    for (guint k = i + 1; k < n; k++)
      {
        gint across = sectors[i].x - sectors[k].x;
        gint down = sectors[i].y - sectors[k].y;

        if (across * across + down * down <= reach * reach)
          forcon_campaign_add_border (campaign, (ForconSectorId){ (guint16) (i + 1) },
                                      (ForconSectorId){ (guint16) (k + 1) }, FALSE);
      }
}

static ForconCampaign *
campaign_new (ForconGrid grid)
{
  ForconCampaign *campaign = forcon_campaign_new ("The Hegen Hub");
  ForconPowerId barrayar = forcon_campaign_add_power (campaign, "barrayar", "Barrayar", 1);
  ForconPowerId cetaganda = forcon_campaign_add_power (campaign, "cetaganda", "Cetaganda", 0);
  ForconPowerId vervain = forcon_campaign_add_power (campaign, "vervain", "Vervain", 1);
  ForconPowerId mercenaries = forcon_campaign_add_power (campaign, "dendarii", "Dendarii", 0);

  forcon_campaign_add_admiral (campaign, "vorkosigan", "Aral Vorkosigan", barrayar);
  forcon_campaign_add_admiral (campaign, "jole", "Оливер Джоул", barrayar);
  forcon_campaign_add_admiral (campaign, "yenaro", "Ghem-Admiral Yenaro", cetaganda);
  forcon_campaign_add_admiral (campaign, "rian", "Рыцарь-адмирал Нару", cetaganda);
  forcon_campaign_add_admiral (campaign, "vervain", "Adm. Vallerie", vervain);
  forcon_campaign_add_admiral (campaign, "naismith", "Miles Naismith", mercenaries);
  campaign->progress.grid = grid;
  campaign->progress.stage = FORCON_STAGE_ORDERS;
  campaign->progress.phase = 5;
  return campaign;
}

static void
add_features (ForconCampaign *campaign)
{
  static const struct {
    const char *sector;
    ForconSectorObjectKind kind;
    const char *word;
    const char *name;
  } features[] = {
    { "c3", FORCON_SECTOR_OBJECT_PLANET, "prime", "Vervain" },
    { "c3", FORCON_SECTOR_OBJECT_MOON, "moon", "Лантерн" },
    { "c3", FORCON_SECTOR_OBJECT_STATION, "high", "Vervain High" },
    { "a3", FORCON_SECTOR_OBJECT_ASTEROID_BELT, "belt", "Пояс Ворона" },
    { "c1", FORCON_SECTOR_OBJECT_TUNNEL_MOUTH, "west", NULL },
    { "c5", FORCON_SECTOR_OBJECT_TUNNEL_MOUTH, "east", "Врата Ро Кита" },
    { "e2", FORCON_SECTOR_OBJECT_STAR, "star", "Hegen" },
    { "d4", FORCON_SECTOR_OBJECT_HAZARD, "storm", "Смута" },
    { "b1", FORCON_SECTOR_OBJECT_ASTEROID_BELT, "rocks", NULL },
    { "e3", FORCON_SECTOR_OBJECT_PLANET, "marilac", "Марилак" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (features); i++)
    forcon_campaign_add_feature (campaign, sector (campaign, features[i].sector), features[i].kind, features[i].word,
                                 features[i].name);
}

static void
add_fleets (ForconCampaign *campaign, const ForconRules *rules)
{
  static const struct {
    const char *name;
    guint16 admiral;
    const char *sector;
    guint ships;
    ForconPosture posture;
  } fleets[] = {
    { "1-я эскадра", 1, "c2", 6, FORCON_POSTURE_BATTLE },
    { "Squadron 2", 1, "b2", 4, FORCON_POSTURE_MARCH },
    { "Лёгкая дивизия", 1, "d2", 3, FORCON_POSTURE_SCREEN },
    { "Сапёры", 1, "c3", 2, FORCON_POSTURE_NONE },
    { "Home Guard", 1, "a1", 5, FORCON_POSTURE_DEFENCE },
    { "Prince Serg", 2, "c3", 1, FORCON_POSTURE_BATTLE },
    { "Вторая отдельная дозорная флотилия", 2, "b2", 7, FORCON_POSTURE_AMBUSH },
    { "Karkas", 3, "c4", 6, FORCON_POSTURE_BATTLE },
    { "Рейдеры", 3, "d3", 2, FORCON_POSTURE_AMBUSH },
    { "Crimson Ghem", 3, "c5", 8, FORCON_POSTURE_MARCH },
    { "Petals", 3, "c3", 3, FORCON_POSTURE_SCREEN },
    { "Обсидиан", 4, "b4", 4, FORCON_POSTURE_NONE },
    { "Jade Mask", 4, "c5", 4, FORCON_POSTURE_NONE },
    { "Нефритовая маска", 4, "e3", 2, FORCON_POSTURE_DEFENCE },
    { "Vervain Home Fleet", 5, "c3", 5, FORCON_POSTURE_DEFENCE },
    { "Vervain High", 5, "c3", 1, FORCON_POSTURE_DEFENCE },
    { "Охотники", 5, "e2", 3, FORCON_POSTURE_NONE },
    { "Ariel", 6, "d4", 1, FORCON_POSTURE_AMBUSH },
    { "Triumph", 6, "d4", 3, FORCON_POSTURE_NONE },
    { "Пери", 6, "a2", 2, FORCON_POSTURE_MARCH },
    { "Landing Force", 4, "c5", 9, FORCON_POSTURE_NONE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (fleets); i++)
    {
      ForconFormationId id = demo_add_formation (campaign, rules, fleets[i].name, (ForconSideId){ fleets[i].admiral },
                                                 fleets[i].sector, fleets[i].ships);

      g_array_index (campaign->posts, ForconPost, id.value - 1).posture = fleets[i].posture;
    }
}

static ForconFormationId
formation (guint number)
{
  return (ForconFormationId){ (guint16) number };
}

static void
add_events (ForconCampaign *campaign)
{
  ForconClash clash = { .clash = { campaign->progress.next_id++ }, 
                        .sector = sector (campaign, "c3"), .phase = 4, .half = 2,
                        .state = FORCON_CLASH_OPEN, .admirals = 1u << 1 | 1u << 3 | 1u << 5 };
  static const ForconMineCard plasma = { FORCON_CHARGE_PLASMA, 500, 16 };
  static const ForconMineCard torpedo = { FORCON_CHARGE_TORPEDO, 1500, 4 };

  g_array_append_val (campaign->clashes, clash);
  g_ptr_array_add (campaign->battles, NULL);
  for (guint i = 0; i < campaign->posts->len; i++)
    if (i == 3 || i == 10 || i == 14)
      g_array_index (campaign->posts, ForconPost, i).clash = clash.clash;
  demo_send (campaign, formation (2), "b3", 1, 2);
  demo_send (campaign, formation (7), "c2", 0, 2);
  demo_send (campaign, formation (10), "c1", 1, 2);
  demo_send (campaign, formation (20), "b3", 0, 1);
  demo_see (campaign, DEMO_VORKOSIGAN, formation (8), FORCON_LEVEL_IDENTIFIED, "c4", 4);
  demo_see (campaign, DEMO_VORKOSIGAN, formation (9), FORCON_LEVEL_CONTACT, "d3", 4);
  demo_see (campaign, DEMO_VORKOSIGAN, formation (11), FORCON_LEVEL_IDENTIFIED, "c3", 4);
  demo_see (campaign, DEMO_VORKOSIGAN, formation (12), FORCON_LEVEL_IDENTIFIED, "b3", 2);
  demo_see (campaign, DEMO_VORKOSIGAN, formation (18), FORCON_LEVEL_CONTACT, "e2", 3);
  demo_see (campaign, DEMO_YENARO, formation (1), FORCON_LEVEL_CONTACT, "c2", 4);
  demo_see (campaign, DEMO_YENARO, formation (15), FORCON_LEVEL_IDENTIFIED, "c3", 4);
  demo_publish (campaign, formation (15), FORCON_LEVEL_IDENTIFIED, "c3", 4, NULL);
  demo_publish (campaign, formation (10), FORCON_LEVEL_CONTACT, "c5", 3, NULL);
  demo_publish (campaign, FORCON_NO_FORMATION, FORCON_LEVEL_HIDDEN, "c3", 4,
                "Над Вервейном идёт бой: орудийные вспышки видны с поверхности невооружённым глазом.");
  demo_publish (campaign, FORCON_NO_FORMATION, FORCON_LEVEL_HIDDEN, "d4", 3, "Ion storm: no signals get through.");
  forcon_campaign_add_field (campaign, sector (campaign, "d2"), DEMO_VORKOSIGAN, &plasma, 12);
  forcon_campaign_add_field (campaign, sector (campaign, "c4"), DEMO_YENARO, &torpedo, 6);
}

ForconCampaign *
demo_campaign_new (const ForconRules *rules)
{
  ForconCampaign *campaign = campaign_new (FORCON_GRID_HEX);

  add_sectors (campaign, hexagons, G_N_ELEMENTS (hexagons), 110);
  forcon_campaign_add_border (campaign, sector (campaign, "c1"), sector (campaign, "c5"), TRUE);
  add_features (campaign);
  add_fleets (campaign, rules);
  add_events (campaign);
  return campaign;
}

/* A1 to D3, and a border that cannot be crossed. */
ForconCampaign *
demo_campaign_square_new (const ForconRules *rules)
{
  ForconCampaign *campaign = campaign_new (FORCON_GRID_SQUARE);

  for (guint i = 0; i < 12; i++)
    {
      const char word[] = { (char) ('a' + i % 4), (char) ('1' + i / 4), '\0' };

      ForconSectorId here = forcon_campaign_add_sector (campaign, word, i == 5 ? "Вервейн" : NULL, (gint) (i % 4) * 100,
                                                        (gint) (i / 4) * 100);

      if (i % 4 > 0 && i != 6)
        forcon_campaign_add_border (campaign, (ForconSectorId){ (guint16) i }, here, FALSE);
      if (i >= 4)
        forcon_campaign_add_border (campaign, (ForconSectorId){ (guint16) (i - 3) }, here, FALSE);
    }
  forcon_campaign_add_feature (campaign, sector (campaign, "b2"), FORCON_SECTOR_OBJECT_PLANET, "prime", "Вервейн");
  for (guint i = 1; i <= 8; i++)
    {
      g_autofree char *name = g_strdup_printf ("%u-я эскадра", i);

      demo_add_formation (campaign, rules, name, (ForconSideId){ (guint16) (1 + i % 6) }, i <= 7 ? "b2" : "c1", i);
    }
  return campaign;
}

/* Four sectors with outlines and three without. */
ForconCampaign *
demo_campaign_free_new (const ForconRules *rules)
{
  static const DemoSector places[] = {
    { "inner", "Внутренний круг", 150, 130 }, { "n", "Север", 150, 20 }, { "s", "Юг", 160, 240 },
    { "far", "Far Reach", 330, 60 },          { "deep", "Deep", 330, 190 },             { "hub", "Hegen Hub", 440, 130 },
  };
  static const char *const outlines[] = {
    "80,70 220,70 240,130 210,190 90,190 60,130", "80,-40 230,-40 220,70 80,70", "90,190 210,190 230,300 80,310",
    NULL, NULL, NULL,
  };
  ForconCampaign *campaign = campaign_new (FORCON_GRID_FREE);

  add_sectors (campaign, places, G_N_ELEMENTS (places), 200);
  for (guint i = 0; i < G_N_ELEMENTS (outlines); i++)
    g_array_index (campaign->sectors, ForconSector, i).outline = outlines[i];
  forcon_campaign_add_border (campaign, sector (campaign, "s"), sector (campaign, "hub"), TRUE);
  forcon_campaign_add_feature (campaign, sector (campaign, "hub"), FORCON_SECTOR_OBJECT_TUNNEL_MOUTH, "mouth", NULL);
  forcon_campaign_add_feature (campaign, sector (campaign, "inner"), FORCON_SECTOR_OBJECT_STAR, "star", "Ра");
  demo_add_formation (campaign, rules, "Дозор", DEMO_VORKOSIGAN, "inner", 4);
  demo_add_formation (campaign, rules, "Вольные охотники", DEMO_YENARO, "deep", 2);
  demo_add_formation (campaign, rules, "Hunters", DEMO_YENARO, "deep", 2);
  demo_send (campaign, (ForconFormationId){ 1 }, "far", 1, 2);
  return campaign;
}
