internal import FormNavigation

/// The words of the format and what they stand for.
extension ScenarioNode {
  static var axes: KeyValuePairs<String, Scroller.Axis> {
    ["vertical": .vertical, "horizontal": .horizontal, "both": .both]
  }

  static var directions: KeyValuePairs<String, NavigationOptions.Direction> {
    ["ltr": .leftToRight, "rtl": .rightToLeft]
  }

  static var policies: KeyValuePairs<String, NavigationOptions.OrderPolicy> {
    ["reading": .reading, "tree": .tree]
  }

  static var restores: KeyValuePairs<String, NavigationOptions.Restore> {
    ["stay": .stay, "restoreIfUntouched": .restoreIfUntouched, "always": .always]
  }

  static var refusals: KeyValuePairs<String, NavigationOptions.Refusal> {
    ["stay": .stay, "tryFollowing": .tryFollowing]
  }

  static var anchors: KeyValuePairs<String, Field.Anchor> {
    ["nearest": .nearest, "top": .top]
  }
}
