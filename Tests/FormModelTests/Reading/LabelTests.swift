import FormModel
import Testing

@Suite struct LabelTests {
  @Test(arguments: [
    ("name", "Name"), ("first_name", "First name"), ("firstName", "First name"),
    ("FirstName", "First name"), ("zip-code", "Zip code"), ("user.name", "User name"),
    ("userID", "User ID"), ("user_id", "User ID"), ("id", "ID"), ("SSN", "SSN"),
    ("HTTPServer", "HTTP server"), ("htmlURL", "HTML URL"),
    ("view:militaryBase", "View military base"),
    ("FIRST_NAME", "First name"), ("API_KEY", "API key"), ("address2", "Address2"),
    ("max_memory", "Max memory"), ("isABTest", "Is AB test"), ("größe", "Größe"), ("名前", "名前"),
    ("_", "_"), ("", ""), ("two words", "Two words"), ("__a__b", "A b"), ("x", "X"),
  ])
  func makesNamesReadable(name: String, label: String) throws {
    #expect(try form(#"{"properties":{"\#(name)":{}}}"#).fields.map(\.label) == [label])
  }

  @Test(arguments: [
    (#"{"title":"T"}"#, "T"), (#"{"title":""}"#, "X"), (#"{"title":7}"#, "X"),
    (#"{"title":"T","ui:title":"U"}"#, "U"),
    (#"{"title":"Own","allOf":[{"title":"Other"}]}"#, "Own"),
    (#"{"allOf":[{"title":"Other"}]}"#, "Other"),
  ])
  func prefersTitles(property: String, label: String) throws {
    #expect(try form(property: property).fields.map(\.label) == [label])
  }

  @Test func joinsDescriptionAndHelp() throws {
    let form = try form(property: #"{"description":"Short.","help_text":"Long."}"#)
    #expect(form.fields.first?.description == "Short.")
    #expect(form.fields.first?.details == "Long.")
    #expect(form.fields.first?.help == "Short.\n\nLong.")
    #expect(try FormModelTests.form(property: "{}").fields.first?.help == nil)
  }

  @Test(arguments: [
    (#"{"type":"string","placeholder":"p"}"#, "p"),
    (#"{"type":"string","ui:placeholder":"u","placeholder":"p"}"#, "u"),
    (#"{"type":"string","examples":["e","f"]}"#, "e"),
    (#"{"type":"string","examples":[1.50]}"#, "1.50"),
    (#"{"type":"string","examples":[]}"#, nil),
  ])
  func findsPlaceholders(property: String, placeholder: String?) throws {
    #expect(try form(property: property).fields.first?.placeholder == placeholder)
  }
}
