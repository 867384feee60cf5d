/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "report/papers/papers.h"

G_BEGIN_DECLS

/*
 * The window's action for papers (win.print-papers) takes what is wanted as a dictionary: "kind" is their word;
 * "admiral", "clash" and "ships" may be left out, the phase is the newest.
 */
#define FORCON_PAPERS_ACTION "win.print-papers"
#define FORCON_PAPERS_ACTION_TYPE "a{sv}"

/* Returns: (transfer floating): what is wanted, for the action */
GVariant *forcon_papers_wish_to_variant (const ForconPapersWish *wish);

/**
 * forcon_papers_wish_from_variant:
 * @variant: of forcon_papers_wish_to_variant()
 * @wish: (out): what is wanted; its ships are the caller's to let go
 *
 * Returns: whether there are such papers
 */
gboolean forcon_papers_wish_from_variant (GVariant *variant, ForconPapersWish *wish);

/**
 * forcon_papers_ask_for:
 * @from: a widget in the master's window
 * @wish: which papers; of the newest phase
 *
 * Shows them on the page of papers, from where they are printed.
 */
void forcon_papers_ask_for (GtkWidget *from, const ForconPapersWish *wish);

G_END_DECLS
