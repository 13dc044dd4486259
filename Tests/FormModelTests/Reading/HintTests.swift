import FormModel
import OrderedJSON
import Testing

/// Hints beside the schema: RJSF, jsonform, homebridge, JSON Forms.
@Suite struct HintTests {
  @Test func readsUISchemas() throws {
    let form = try form(
      #"""
      {"schema":{"properties":{"a":{"type":"string"},"b":{"properties":{"c":{"type":"string"}}}}},
       "uiSchema":{"a":{"ui:title":"TA","ui:description":"DA","ui:help":"HA","ui:placeholder":"PA",
                        "ui:widget":"password"},
                   "b":{"ui:title":"TB","c":{"ui:readonly":true,"ui:options":{"title":"TC"}}}}}
      """#
    )
    #expect(form.outline == "a TB[c]")
    #expect(form.fields[0].label == "TA")
    #expect(form.fields[0].help == "DA\n\nHA")
    #expect(form.fields[0].placeholder == "PA")
    #expect(form.fields[0].kind == .text(.password))
    #expect(form.fields[1].label == "TC")
    #expect(form.fields[1].isReadOnly)
  }

  @Test func readsJsonformsLayout() throws {
    let form = try form(
      #"""
      {"schema":{"a":{"type":"string","required":true},"b":{"type":"string"},
                 "c":{"type":"object","properties":{"d":{"type":"string"},"e":{"type":"string"}}}},
       "form":["c.e",{"type":"fieldset","items":[{"key":"b","type":"textarea","title":"B!"},
               {"key":"c.d","type":"hidden"}]},{"type":"submit","title":"Go"}],
       "value":{"b":"old","c":{"d":"kept"}}}
      """#
    )
    #expect(form.outline == "C[e] b a")
    #expect(form["/b"]?.label == "B!")
    #expect(form["/b"]?.kind == .text(.multiline))
    #expect(form["/a"]?.isRequired == true)
    #expect(form.hiddenFields.map(\.pointer.description) == ["/c/d"])
    #expect(
      FormAnswers(form: form).json().text() == #"{"c":{"d":"kept"},"b":"old"}"#
    )
  }

  @Test func readsHintsAboutTheRowsOfLists() throws {
    let form = try form(
      #"""
      {"schema":{"type":"object","properties":{"name":{"type":"string"},"token":{"type":"string"},
        "devices":{"type":"array","items":{"type":"object","properties":{
          "id":{"type":"string"},"secret":{"type":"string"},"level":{"type":"string"}}}}}},
       "layout":["name",{"key":"devices","type":"array","title":"Devices!","items":[
         {"type":"fieldset","title":"Access","items":[
           {"key":"devices[].secret","type":"password","title":"{{ value.id }}"}]},
         {"key":"devices[].level","title":"Level!"}]},
         {"type":"fieldset","title":"Advanced","expandable":true,"items":["token"]}],
       "formData":{"devices":[{"id":"a"}]}}
      """#
    )
    let answers = FormAnswers(form: form)
    #expect(answers.outline == "name Devices![Devices[Access[secret] level id] +] Advanced[token]")
    let secret = answers.form.fields.first { $0.name == "secret" }
    #expect(secret?.kind == .text(.password))
    #expect(secret?.label == "Secret")
    #expect(answers.form.fields.first { $0.name == "level" }?.label == "Level!")
  }

  @Test func readsHomebridgesConditionsAsARemark() throws {
    let form = try form(
      #"{"schema":{"a":{"type":"boolean","condition":{"functionBody":"return true;"}}}}"#
    )
    #expect(form.fields[0].kind == .boolean)
    #expect(form.fields[0].notes == [.scriptedCondition])
  }

  @Test func readsJSONFormsUISchemas() throws {
    let form = try form(
      #"{"properties":{"a":{"type":"string"},"b":{"properties":{"c":{"type":"string"},"d":{}}}}}"#,
      hints: ##"""
        {"type":"VerticalLayout","elements":[
          {"type":"Group","elements":[{"type":"Control","scope":"#/properties/b/properties/d"}]},
          {"type":"Control","scope":"#/properties/a","label":"A!","options":{"multi":true}}]}
        """##
    )
    #expect(form.outline == "B[d c] a")
    #expect(form["/a"]?.label == "A!")
    #expect(form["/a"]?.kind == .text(.multiline))
  }

  @Test(arguments: [
    #""hidden":true"#, #""ui:widget":"hidden""#, #""ui:options":{"widget":"hidden"}"#,
  ])
  func keepsTheValuesOfHiddenFields(flag: String) throws {
    let form = try form(
      #"""
      {"properties":{"a":{"type":"string"},"h":{"default":7,\#(flag)},"n":{"type":"string",\#(flag)},
        "o":{\#(flag),"properties":{"p":{"default":[1]},"q":{"type":"string"}}}}}
      """#
    )
    #expect(form.outline == "a")
    #expect(form.sectionCount == 0)
    #expect(form.hiddenFields.map(\.pointer.description) == ["/h", "/n", "/o/p", "/o/q"])
    #expect(FormAnswers(form: form).json().text() == #"{"h":7,"o":{"p":[1]}}"#)
    let answers = FormAnswers(form: form, initial: try json(#"{"n":"x","o":{"q":"y"}}"#))
    #expect(answers.json().text() == #"{"h":7,"n":"x","o":{"p":[1],"q":"y"}}"#)
  }
}
