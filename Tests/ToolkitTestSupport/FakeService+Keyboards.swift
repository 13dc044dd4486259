extension FakeService {
  /// The keyboard of Phosh.
  package static func phosh(on bus: PrivateBus, visible: String = "false") -> FakeService? {
    let service = FakeService(
      on: bus.address,
      name: "sm.puri.OSK0",
      path: "/sm/puri/OSK0",
      interface: "sm.puri.OSK0",
      properties: ["Visible": visible],
      methods: ["SetVisible": "b"]
    )
    service?.onCall = { service, call in
      service.set("Visible", to: call == "SetVisible(true,)" ? "true" : "false")
    }
    return service
  }

  /// Onboard.
  package static func onboard(
    on bus: PrivateBus,
    visible: Bool = false,
    paused: Bool = false
  ) -> FakeService? {
    let service = FakeService(
      on: bus.address,
      name: "org.onboard.Onboard",
      path: "/org/onboard/Onboard/Keyboard",
      interface: "org.onboard.Onboard.Keyboard",
      properties: ["Visible": "\(visible)", "AutoShowPaused": "\(paused)"],
      methods: ["Show": "", "Hide": "", "ToggleVisible": ""]
    )
    service?.onCall = { service, call in
      switch call {
      case "Show()": service.set("Visible", to: "true")
      case "Hide()", "AutoShowPaused = true": service.set("Visible", to: "false")
      default: break
      }
    }
    return service
  }

  /// The keyboard of KWin, which tells of changes by signals of its own.
  package static func kwin(on bus: PrivateBus, available: String = "true", enabled: Bool = true)
    -> FakeService?
  {
    let service = FakeService(
      on: bus.address,
      name: "org.kde.KWin",
      path: "/VirtualKeyboard",
      interface: "org.kde.kwin.VirtualKeyboard",
      properties: [
        "available": available, "enabled": "\(enabled)", "active": "false", "visible": "false",
      ],
      methods: ["forceActivate": ""]
    )
    service?.onCall = { service, call in
      switch call {
      case "forceActivate()":
        service.set("visible", to: "true", announced: .signal("visibleChanged"))
      case "active = false":
        service.set("visible", to: "false", announced: .signal("visibleChanged"))
      default: break
      }
    }
    return service
  }

  /// The keyboard of Fcitx 5.
  package static func fcitx(on bus: PrivateBus) -> FakeService? {
    FakeService(
      on: bus.address,
      name: "org.fcitx.Fcitx5.VirtualKeyboard",
      path: "/org/fcitx/virtualkeyboard/impanel",
      interface: "org.fcitx.Fcitx5.VirtualKeyboard1",
      methods: ["ShowVirtualKeyboard": "", "HideVirtualKeyboard": ""]
    )
  }
}
