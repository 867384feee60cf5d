/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "storage/store/store.h"

G_BEGIN_DECLS

/* Campaign files of targets: in a folder of the process, which goes with it. */
const char *fuzz_store_path (void);
void fuzz_store_remove (void);
void fuzz_store_check (const char *path);

G_END_DECLS
