import Testing

@testable import Checks

@Suite struct RequiredReasonsRuleTests {
    private static let file = "Modules/Domain/Launches/X.swift"

    private func lines(_ text: String, in path: String = file) -> [Int] {
        SampleProject().lines(of: RequiredReasonsRule.self, in: path, holding: text)
    }

    @Test(arguments: [
        "var status = stat()", "lstat(path, &status)", "fstatat(1, path, &status, 0)", "statvfs(path, &space)",
        "attributes[.modificationDate]", "url.resourceValues(forKeys: [.creationDateKey])",
        "[.volumeAvailableCapacityForImportantUsageKey]", "ProcessInfo.processInfo.systemUptime",
        "mach_absolute_time()", "UITextInputMode.activeInputModes", "UserDefaults.standard",
        "@AppStorage(\"a\") var a = 1",
    ])
    func `what a privacy manifest has to declare is found`(text: String) {
        #expect(lines("\n" + text) == [2])
        #expect(lines(text, in: "Modules/Platform/AppleBridge/X.swift") == [1])
    }

    @Test(arguments: [
        "let stat = 1", "// lstat(path)", "let text = \"UserDefaults\"", "attributes[.type]", "statistics(of: a)",
        "#if os(Linux)\nlstat(path, &status)\n#endif", "#if os(Linux)\nlstat(path, &status)\n#else\na()\n#endif",
        "#if os(Linux)\n#if DEBUG\na()\n#endif\nlstat(path, &status)\n#endif",
    ])
    func `what only looks like it is fine, and so is Linux-only code`(text: String) {
        #expect(lines(text) == [])
    }

    @Test(arguments: [
        ("#if os(Linux)\n#else\nlstat(a, &b)\n#endif", 3), ("#if !os(Linux)\nlstat(a, &b)\n#endif", 2),
        ("#if os(Linux)\n#endif\nlstat(a, &b)", 3), ("#if DEBUG\n#if os(Linux)\n#endif\nlstat(a, &b)\n#endif", 4),
    ])
    func `what other systems compile is found beside Linux-only code`(text: String, line: Int) {
        #expect(lines(text) == [line])
    }

    @Test(arguments: [
        "Modules/Platform/DeviceSimulator/X.swift", "Modules/Domain/Loans/X.swift", "Apps/Router/X.swift",
        "Tests/LaunchesTests/X.swift",
    ])
    func `what no app links of the kit may call it`(path: String) {
        #expect(lines("UserDefaults.standard", in: path) == [])
    }
}
