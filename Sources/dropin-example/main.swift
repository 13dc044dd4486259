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
page.add(NavigationBar(for: navigator).widget)
page.add(KeyboardController(for: navigator).widget)

window.onCloseRequest {
  MainLoop.quit()
  return false
}
window.showAll()
navigator.moveFocus()
MainLoop.run()
