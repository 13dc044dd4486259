/// What GTK's theme has no rule for.
///
/// Colors are the theme's own, so that light, dark and
/// high-contrast styles all fit.
let styleSheet = """
  .nextfield-column { padding: 18px 18px 24px 18px; }
  .nextfield-section { font-weight: bold; font-size: 1.2em; }
  .nextfield-subsection { font-weight: bold; }
  .nextfield-help { font-size: 0.9em; }
  .nextfield-message { color: @error_color; font-size: 0.9em; font-weight: bold; }
  .nextfield-text {
    border: 1px solid @borders; border-radius: 5px; background-color: @theme_base_color;
  }
  .nextfield-text textview, .nextfield-text textview text { background: none; }
  .nextfield-text.focused { border-color: @theme_selected_bg_color; }
  .nextfield-bar-button { min-height: 34px; min-width: 34px; }
  """
