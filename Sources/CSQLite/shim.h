// SQLite's types, and those of the functions that are looked up in the library once it is loaded.
#ifndef CSQLITE_SHIM_H
#define CSQLITE_SHIM_H

#include <sqlite3.h>

typedef __typeof__(&sqlite3_open_v2) csqlite_open_v2;
typedef __typeof__(&sqlite3_close_v2) csqlite_close_v2;
typedef __typeof__(&sqlite3_errmsg) csqlite_errmsg;
typedef __typeof__(&sqlite3_busy_timeout) csqlite_busy_timeout;
typedef __typeof__(&sqlite3_prepare_v2) csqlite_prepare_v2;
typedef __typeof__(&sqlite3_bind_text) csqlite_bind_text;
typedef __typeof__(&sqlite3_bind_null) csqlite_bind_null;
typedef __typeof__(&sqlite3_step) csqlite_step;
typedef __typeof__(&sqlite3_finalize) csqlite_finalize;
typedef __typeof__(&sqlite3_column_text) csqlite_column_text;
typedef __typeof__(&sqlite3_column_bytes) csqlite_column_bytes;
typedef __typeof__(&sqlite3_column_type) csqlite_column_type;
typedef __typeof__(&sqlite3_changes) csqlite_changes;
typedef __typeof__(&sqlite3_sleep) csqlite_sleep;

#endif
