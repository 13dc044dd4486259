import GtkBridge

/// What `--help` and `--version` print.
enum Usage {
  static let version = "0.1.0"

  static var help: String {
    tr(
      """
      Usage:
        nextfield [OPTION…] FORM             fill one form in a window; the answers go to standard output
        nextfield check FORM                 read a form and print what is in it; needs no display
        nextfield replay [--check] SCENARIO  run a navigation scenario, or compare it with what it
                                             expects; needs no display

      FORM is a JSON Schema, alone or wrapped as {"schema": …, "uiSchema": …, "formData": …};
      “-” reads it from standard input.

      Options:
        -o, --output FILE      write the answers to FILE instead of standard output
            --answers FILE     start with the answers in this JSON file
            --choose           choose the files in dialogs: the form, unless one is
                               named, and in the end where to save the answers
            --record FILE      write what happens in the window as a scenario, without any
                               typed text
            --title TEXT       the title of the window
            --width PIXELS     the width of the window
            --height PIXELS    the height of the window
            --timeout SECONDS  give up after this time
            --keyboard WHEN    the on-screen keyboard: auto (where fingers are used and the
                               system has none), always or never
            --keyboard-layout LAYOUT[:VARIANT]
                               what it types, such as de or us:intl; else what you have set
                               up for the system
        -h, --help             show this help
            --version          show the version

      Keys in the window:
        Tab, Return, Alt+Down  next field (Ctrl+Return out of several lines of text)
        Shift+Tab, Alt+Up      previous field
        Ctrl+Return, Ctrl+S    done
        Ctrl+F                 go to a field by its name
        Ctrl+Home, Ctrl+End    first field, last field
        F6                     walk over the keys of the on-screen keyboard
        Escape                 hide the on-screen keyboard, else cancel

      Exit status: 0 done, 1 cancelled or not as expected, 2 bad usage or unreadable form, 4 done, but the
      answers had to be saved elsewhere (standard error names the place), 5 timeout, 130 interrupted.

      """
    )
  }
}
