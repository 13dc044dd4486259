import ScriptForms
import Testing

/// The subset of Pango's markup that is shown.
@Suite struct PangoMarkupTests {
  @Test(
    arguments: [
      ("plain", "plain", "plain"),
      ("<b>bold</b> <i>it</i>", "**bold** *it*", "bold it"),
      ("<span color='red'>x</span> &amp; &#65;", "x \\& A", "x & A"),
      ("<a href=\"https://x.org/a(b)\">y</a>", "[y](https://x.org/a%28b%29)", "y"),
      ("Fish & Chips", "Fish \\& Chips", "Fish & Chips"),
      ("a < b", "a \\< b", "a < b"),
      ("<b>open", "\\<b\\>open", "<b>open"),
      ("<script>x</script>", "\\<script\\>x\\<\\/script\\>", "<script>x</script>"),
      ("# no *title*", "\\# no \\*title\\*", "# no *title*"),
    ]
  )
  func isReadLeniently(text: String, markdown: String, plain: String) {
    #expect(PangoMarkup(text).markdown == markdown)
    #expect(PangoMarkup(text).plain == plain)
  }
}
