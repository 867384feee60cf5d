/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "render/paper/document.h"

G_BEGIN_DECLS

/**
 * forcon_telephone_help:
 *
 * What an admiral has to know to play by telephone: how it is opened, what is where, and what to do when it fails. It
 * is one page of the first pack, and a page of the telephone.
 *
 * Returns: (transfer full): the document, in the thread's language
 */
ForconDocument *forcon_telephone_help (void);

G_END_DECLS
