// libpq's types, and those of the functions that are looked up in the library once it is loaded.
#ifndef CPOSTGRES_SHIM_H
#define CPOSTGRES_SHIM_H

#if __has_include(<libpq-fe.h>)
#include <libpq-fe.h>
#else
#include <postgresql/libpq-fe.h>
#endif

typedef __typeof__(&PQconnectdbParams) cpostgres_connect;
typedef __typeof__(&PQfinish) cpostgres_finish;
typedef __typeof__(&PQstatus) cpostgres_status;
typedef __typeof__(&PQerrorMessage) cpostgres_error_message;
typedef __typeof__(&PQpass) cpostgres_password;
typedef __typeof__(&PQsocket) cpostgres_socket;
typedef __typeof__(&PQsetnonblocking) cpostgres_set_nonblocking;
typedef __typeof__(&PQsendQueryParams) cpostgres_send;
typedef __typeof__(&PQsetSingleRowMode) cpostgres_set_single_row_mode;
typedef __typeof__(&PQflush) cpostgres_flush;
typedef __typeof__(&PQconsumeInput) cpostgres_consume_input;
typedef __typeof__(&PQisBusy) cpostgres_is_busy;
typedef __typeof__(&PQgetResult) cpostgres_get_result;
typedef __typeof__(&PQclear) cpostgres_clear;
typedef __typeof__(&PQresultStatus) cpostgres_result_status;
typedef __typeof__(&PQresultErrorField) cpostgres_error_field;
typedef __typeof__(&PQcmdStatus) cpostgres_command_tag;
typedef __typeof__(&PQntuples) cpostgres_row_count;
typedef __typeof__(&PQnfields) cpostgres_column_count;
typedef __typeof__(&PQgetisnull) cpostgres_is_null;
typedef __typeof__(&PQgetvalue) cpostgres_value;
typedef __typeof__(&PQgetlength) cpostgres_length;
typedef __typeof__(&PQsetNoticeProcessor) cpostgres_set_notice_processor;

#endif
