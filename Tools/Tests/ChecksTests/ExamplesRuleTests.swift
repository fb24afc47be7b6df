import Testing

@testable import Checks

@Suite struct ExamplesRuleTests {
    private let type = """
        /// A machine.
        ///
        /// ```swift
        /// var machine = Machine()
        /// if machine.isReady {
        ///     machine.run()
        /// }
        /// ```
        public struct Machine {}

        """

    private func lines(test: String) -> [Int] {
        let module = "Modules/Domain/Launches/Machine.swift"
        return SampleProject().findings(
            of: ExamplesRule.self, with: [module: type, "Tests/LaunchesTests/MachineTests.swift": test]
        ).map(\.line)
    }

    @Test func `an example that no test has is found`() {
        #expect(lines(test: "") == [3])
    }

    @Test("an example with other lines in a test is found", arguments: ["var machine = Machine(now)", "let a = 1"])
    func changed(line: String) {
        #expect(lines(test: "\(line)\nif machine.isReady {\nmachine.run()\n}\n") == [3])
    }

    @Test func `an example that a test has is fine, however it is indented`() {
        #expect(
            lines(
                test: """
                    @Test func runs() {
                            var machine = Machine()

                            if machine.isReady {
                                machine.run()
                            }
                    }

                    """) == [])
    }
}
