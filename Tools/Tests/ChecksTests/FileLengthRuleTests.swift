import Testing

@testable import Checks

@Suite struct FileLengthRuleTests {
    @Test(arguments: [(250, []), (251, [251])])
    func `a file is 250 lines long at most`(count: Int, expected: [Int]) {
        let text = String(repeating: "let a = 1\n", count: count)
        let path = "Modules/Domain/Launches/Long.swift"
        #expect(SampleProject().lines(of: FileLengthRule.self, in: path, holding: text) == expected)
    }
}
