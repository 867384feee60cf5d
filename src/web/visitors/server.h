/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Paths of pages that the house gives for what a visitor may not or cannot see; nobody can ask for them. */
#define FORCON_WEB_PAGE_MISSING "!missing"
#define FORCON_WEB_PAGE_CLOSED "!closed"
#define FORCON_WEB_PAGE_PIN "!pin"

/* Where an admiral's own pages begin; what is beside it is everybody's. */
#define FORCON_WEB_OWN "/my"

/* The longest form that is taken, bytes: several times the longest sheet, as a browser writes it. */
#define FORCON_WEB_FORM_MAX (256 * 1024)

/* So many questions of one admiral may wait for the house at once; more are told to come again. What the others do
 * changes nothing of it. */
#define FORCON_WEB_WAITING_MAX 16

/**
 * forcon_web_visitors_run:
 * @in: from the house
 * @out: to it
 *
 * The visitors' process: serves what the house gives it, brings it what visitors send, and ends when the house does.
 *
 * Returns: the exit status
 */
int forcon_web_visitors_run (GInputStream *in, GOutputStream *out);

G_END_DECLS
