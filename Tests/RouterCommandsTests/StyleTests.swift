import Testing

@testable import RouterCommands

@Suite struct StyleTests {
    private static let outside = "a\u{1B}[32mb\u{1B}[2Jc"

    @Test func `with colour the codes of styles pass, and none that came with a text`() {
        let text = Style.bad.marked(Self.outside) + " " + Self.outside
        #expect(Style.printable(text) == "\u{1B}[31ma [32mb [2Jc\u{1B}[0m a [32mb [2Jc")
    }

    @Test func `a style may stand inside another`() {
        let text = Style.title.marked("a" + Style.good.marked("b"))
        #expect(Style.printable(text) == "\u{1B}[1ma\u{1B}[32mb\u{1B}[0m\u{1B}[0m")
    }
}
