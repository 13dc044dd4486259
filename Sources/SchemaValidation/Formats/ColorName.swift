/// Colors as CSS has them (CSS Color 4).
enum ColorName {
  /// Tells whether the text is a color: `#f80`, `#ff8800`, `rgb(255, 136, 0)` or a name.
  static func accepts(_ text: String) -> Bool {
    if text.hasPrefix("#") {
      let digits = text.utf8.dropFirst()
      return [3, 4, 6, 8].contains(digits.count) && digits.allSatisfy(\.isHexadecimal)
    }
    let lowered = text.lowercased()
    return names.contains(lowered) || isFunction(lowered)
  }

  private static func isFunction(_ text: String) -> Bool {
    guard text.hasSuffix(")"), let open = text.firstIndex(of: "("),
      ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch"].contains(text[..<open])
    else { return false }
    let parts = text[text.index(after: open)...].dropLast()
      .split { $0 == "," || $0 == "/" || $0 == " " }
    return (3...4).contains(parts.count) && parts.allSatisfy(isAmount)
  }

  private static func isAmount(_ text: Substring) -> Bool {
    let units = ["%", "deg", "turn", "rad", "grad"]
    let unit = units.first { text.hasSuffix($0) } ?? ""
    return text == "none" || Double(text.dropLast(unit.count)).map(\.isFinite) ?? false
  }

  private static let names = Set(
    """
    aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet
    brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan
    darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen
    darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey
    darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite
    forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew
    hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue
    lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon
    lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime
    limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple
    mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue
    mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid
    palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum
    powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen
    seashell sienna silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal
    thistle tomato transparent turquoise violet wheat white whitesmoke yellow yellowgreen
    currentcolor
    """.split { $0 == " " || $0 == "\n" }.map(String.init)
  )
}
