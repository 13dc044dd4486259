import GtkBridge
import GtkFormNavigation

/// The function that GTK calls in each module that `GTK_MODULES` or the desktop's settings name, as
/// a program connects to the display.
///
/// GTK gives it the program's arguments, which are not looked at. In a program that uses GTK on
/// another thread than its first, nothing is done.
@_cdecl("gtk_module_init")
public nonisolated func initializeModule() {
  HostProcess.run {
    GuestProgram.begin { navigator in
      if let path = environmentVariable("NEXTFIELD_RECORD"), !path.isEmpty {
        ModuleRecording.begin(of: navigator, to: path)
      }
    }
  }
}
