/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What becomes of memory that is free. */
void forcon_heap_prepare (void);
void forcon_heap_give_back (void);
