/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/knowledge/knowledge.h"
#include "web/house/web-pictures.h"
#include "web/visitors/server.h"

G_BEGIN_DECLS

/* The tables of clashes that go on, as the admiral's own side sees them (F-CAMP-8). */

#define FORCON_WEB_TABLE FORCON_WEB_OWN "/table"

/* Appends each table with its drawing, the one of paper, and what was seen there, the newest round first. */
void forcon_web_add_tables (GString *html, const ForconKnowledge *present, ForconWebPictures *pictures);

/* Appends the way to that page, where the admiral is in a clash. */
void forcon_web_add_way_to_tables (GString *html, const ForconKnowledge *present);

G_END_DECLS
