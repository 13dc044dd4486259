import NavigationScenario
import Testing

@Suite struct ScenarioFileTests {
  @Test(arguments: ScenarioFile.own)
  func `our own scenarios do what they expect`(file: ScenarioFile) throws {
    #expect(try Scenario.check(file.text()) == nil)
  }

  @Test(
    .enabled(if: !ScenarioFile.shared.isEmpty, "the folder of shared scenarios is not here"),
    arguments: ScenarioFile.shared
  )
  func `the shared scenarios do what they expect`(file: ScenarioFile) throws {
    #expect(try Scenario.check(file.text()) == nil)
  }
}
