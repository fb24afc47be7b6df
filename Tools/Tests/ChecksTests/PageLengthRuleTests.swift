import Testing

@testable import Checks

@Suite struct PageLengthRuleTests {
    @Test(arguments: [(200, []), (201, [201])])
    func `ARCHITECTURE has 200 lines at most`(count: Int, expected: [Int]) {
        let text = String(repeating: "word\n", count: count)
        #expect(SampleProject().lines(of: PageLengthRule.self, in: "ARCHITECTURE.md", holding: text) == expected)
        #expect(SampleProject().lines(of: PageLengthRule.self, in: "README.md", holding: text) == [])
    }
}
