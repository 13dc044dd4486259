import FormModel
import OrderedJSON
import Testing

@Suite struct SummaryTests {
  @Test func saysWhatIsInAForm() throws {
    let form = try form(
      ##"""
      {"title":"T","properties":{"list":{"$ref":"y.json"},"a":{"type":"string"},
        "s":{"properties":{"b":{"type":"boolean"},"c":{"type":"string","format":"textarea"},
          "x/y":{"$ref":"#/gone"}}},
        "d":{"type":"string"},"h":{"hidden":true}},"required":["a","s"]}
      """##
    )
    #expect(
      form.summary.text()
        == #"{"title":"T","fields":6,"required":1,"sections":1,"#
        + #""kinds":{"text":2,"multiline":1,"boolean":1,"raw":2},"#
        + #""raw":["/list","/s/x~1y"],"#
        + ##""warnings":[{"pointer":"/list","message":"remoteReference(\"y.json\")"},"##
        + ##"{"pointer":"/s/x~1y","message":"brokenReference(\"#/gone\")"}]}"##
    )
  }

  @Test func saysThatThereIsNothing() throws {
    #expect(
      try form(#"{"properties":{}}"#).summary.text()
        == #"{"title":null,"fields":0,"required":0,"sections":0,"kinds":{},"raw":[],"warnings":[]}"#
    )
  }
}
