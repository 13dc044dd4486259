import FormNavigation
import GtkBridge
import GtkFormNavigation

guard Toolkit.start(applicationID: "org.nextfield.DropinExample", name: "Drop-in example"),
  let builder = Builder(description: String(decoding: PackageResources.form_ui, as: UTF8.self)),
  let window = builder.window("window"),
  let page = builder.container("page"),
  let form = builder.scrolledWindow("form")
else { exitProcess(2) }

let navigator = FormNavigator(attachingTo: form)
navigator.onDone = { MainLoop.quit() }
if CommandLine.arguments.contains("--restore") { navigator.restore = .always }
let (bar, keyboard) = (NavigationBar(for: navigator), KeyboardController(for: navigator))
page.add(bar.widget)
page.add(keyboard.widget)

window.onCloseRequest {
  MainLoop.quit()
  return false
}
// Only the widgets added here are shown: the designer may have hidden others.
bar.widget.showAll()
keyboard.widget.showAll()
window.present()
navigator.moveFocus()
MainLoop.run()
