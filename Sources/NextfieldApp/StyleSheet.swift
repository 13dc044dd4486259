/// The rules that GTK's theme lacks.
///
/// Colors are the theme's own, so that light, dark and high-contrast styles all fit.
let styleSheet = """
  .nextfield-column { padding: 18px 18px 6px 18px; }
  .nextfield-section { font-weight: bold; font-size: 1.2em; }
  .nextfield-thanks { font-weight: bold; font-size: 2em; }
  .nextfield-subsection { font-weight: bold; }
  .nextfield-help { font-size: 0.9em; color: mix(@theme_fg_color, @theme_bg_color, 0.3); }
  .nextfield-message {
    color: mix(@error_color, @theme_fg_color, 0.4); font-size: 0.9em; font-weight: bold;
  }
  .nextfield-more { padding: 2px 8px; font-size: 0.9em; min-height: 28px; }
  .nextfield-action { min-height: 28px; min-width: 28px; padding: 2px; }
  .nextfield-text {
    border: 1px solid @borders; border-radius: 5px; background-color: @theme_base_color;
  }
  .nextfield-text textview, .nextfield-text textview text { background: none; }
  .nextfield-text.focused, .nextfield-column combobox button:focus {
    border-color: @theme_selected_bg_color;
    box-shadow: inset 0 0 0 1px @theme_selected_bg_color;
  }
  .nextfield-column checkbutton, .nextfield-column radiobutton { min-height: 34px; }
  .nextfield-column checkbutton:focus, .nextfield-column radiobutton:focus,
  .nextfield-column scale:focus, .nextfield-column switch:focus {
    border-radius: 5px;
    box-shadow: 0 0 0 2px @theme_selected_bg_color;
    outline-style: none;
  }
  .nextfield-column switch:focus { border-radius: 14px; }
  .nextfield-column scale:focus trough { outline-style: none; }
  .nextfield-column entry.error, .nextfield-column combobox.error button, .nextfield-text.error {
    border-color: @error_color;
  }
  .nextfield-text.error.focused, .nextfield-column combobox.error button:focus {
    box-shadow: inset 0 0 0 1px @error_color;
  }
  .nextfield-column entry.nextfield-read-only, .nextfield-text.nextfield-read-only {
    background: none; border-style: dashed; box-shadow: none;
  }
  .nextfield-bar-button { min-height: 34px; min-width: 34px; }
  """

/// The rules of a kiosk besides.
///
/// Nothing draws a frame around a question if the desktop is made for one window, and without any
/// the question would look like a part of the form.
let kioskStyleSheet = """

  messagedialog { border: 2px solid mix(@theme_fg_color, @theme_bg_color, 0.4); }
  messagedialog .dialog-vbox { margin: 12px 2px 2px 2px; }
  """
