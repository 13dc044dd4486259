import GtkBridge

/// The look of the keys, in the colors of the theme.
enum KeyboardStyle {
  /// Loads it, once for the whole program.
  static let load: Void = Toolkit.addStyle(
    """
    .nextfield-keyboard {
      background-color: mix(@theme_bg_color, @theme_fg_color, 0.06);
      border-top: 1px solid @borders;
    }
    .nextfield-key {
      min-width: 0; min-height: 0; padding: 0; margin: 0;
      border-radius: 6px; font-size: 1.35em; font-weight: normal;
      transition: none;
    }
    .nextfield-key.nextfield-key-function, .nextfield-key.suggested-action { font-size: 1.1em; }
    .nextfield-key.nextfield-key-function {
      background-image: none;
      background-color: mix(@theme_bg_color, @theme_fg_color, 0.17);
    }
    .nextfield-key.nextfield-key-function:checked {
      background-color: @theme_selected_bg_color; color: @theme_selected_fg_color;
    }
    .nextfield-key.nextfield-key-pressed {
      background-image: none;
      background-color: mix(@theme_selected_bg_color, @theme_bg_color, 0.35);
      color: @theme_fg_color;
      border-color: @theme_selected_bg_color;
    }
    .nextfield-key.nextfield-key-cursor {
      box-shadow: inset 0 0 0 5px @theme_selected_fg_color, inset 0 0 0 3px @theme_selected_bg_color;
    }
    """
  )
}
