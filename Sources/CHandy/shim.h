#ifndef CHANDY_SHIM_H
#define CHANDY_SHIM_H

#include <handy.h>

#endif
