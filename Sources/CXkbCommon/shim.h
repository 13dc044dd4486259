// What Swift cannot import from xkbcommon's headers, such as a log handler with a variable number of arguments.
#ifndef CXKBCOMMON_SHIM_H
#define CXKBCOMMON_SHIM_H

#include <stdarg.h>
#include <stddef.h>
#include <xkbcommon/xkbcommon.h>

static inline void cxkb_ignore(struct xkb_context *context, enum xkb_log_level level, const char *format,
                               va_list arguments) {
  (void)context, (void)level, (void)format, (void)arguments;
}

// The keymap of one layout, or NULL, without a message on standard error. The caller owns it.
static inline struct xkb_keymap *cxkb_keymap_new(const char *layout, const char *variant) {
  struct xkb_context *context = xkb_context_new(XKB_CONTEXT_NO_ENVIRONMENT_NAMES);
  if (context == NULL) return NULL;
  xkb_context_set_log_fn(context, cxkb_ignore);
  struct xkb_rule_names names = {"evdev", "pc105", layout, variant, ""};
  struct xkb_keymap *keymap = xkb_keymap_new_from_names(context, &names, XKB_KEYMAP_COMPILE_NO_FLAGS);
  xkb_context_unref(context);
  return keymap;
}

// What a key types at a level of the first layout; XKB_KEY_NoSymbol where that is nothing, or several symbols.
static inline xkb_keysym_t cxkb_symbol(struct xkb_keymap *keymap, xkb_keycode_t key, xkb_level_index_t level) {
  const xkb_keysym_t *symbols = NULL;
  int count = xkb_keymap_key_get_syms_by_level(keymap, key, 0, level, &symbols);
  return count == 1 ? symbols[0] : XKB_KEY_NoSymbol;
}

#endif
