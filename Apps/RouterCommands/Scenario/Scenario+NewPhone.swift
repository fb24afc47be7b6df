import AppFlow
import DeviceSimulator
import Foundation
import Logging

extension Scenario {
    /// What does not hold, or could not be done, on a new phone whose data is gone afterwards; empty if all holds.
    ///
    /// A test in Swift that plays a scenario needs no more than this:
    ///
    /// ```swift
    /// let scenario = try Scenario("sample notice\ntap\nexpect shown", of: Program.self)
    /// #expect(try await scenario.failures(on: Program.self) == [])
    /// ```
    ///
    /// - Parameter program: whose phone it is played on.
    /// - Throws: if the phone's data cannot be made.
    @MainActor
    public func failures<Program: RouterProgram>(on program: Program.Type) async throws -> [String] {
        let language = Program.language(.development)
        var failures: [String] = []
        try await SimulatorSession<Program>.withNewPhone(clock: .standing(at: nil), language: language) { phone in
            await ScenarioPlayer(phone: phone).play(self) { result in
                if !result.holds { failures.append(result.sentence(language)) }
            }
        }
        return failures
    }
}

extension SimulatorSession {
    /// Lends a phone that is closed afterwards, and whose app logs nothing: what it would log is what is shown of it.
    /// - Parameters:
    ///   - data: the folder of the databases; nil for one that is gone afterwards.
    ///   - change: who uses the app; nil to leave it as it is.
    static func withNewPhone(
        in data: URL? = nil, clock: DeviceClock, change: SessionChange? = nil, language: Language,
        _ use: (SimulatorSession) async throws -> Void
    ) async throws {
        let throwAway = URL.temporaryFolder(of: Program.self)
        defer { try? FileManager.default.removeItem(at: throwAway) }
        let log = Logger(label: Program.commandName) { _ in SwiftLogNoOpLogHandler() }
        let phone = SimulatorSession(
            try await AppInstallation(
                in: data ?? throwAway, for: .phone, clock: clock, change: change, language: language, log: log))
        try await use(phone)
        phone.close()
    }
}

extension URL {
    /// A folder for data that are gone afterwards.
    static func temporaryFolder<Program: RouterProgram>(of program: Program.Type) -> URL {
        FileManager.default.temporaryDirectory.appending(path: "\(Program.commandName)-\(UUID())")
    }
}

extension DeviceClock {
    /// One that is moved by commands alone.
    /// - Parameter date: where it stands at first; nil for the system's time in whole seconds, which stores keep as
    ///   they are.
    static func standing(at date: Date?) -> DeviceClock {
        DeviceClock(fixed: date ?? Date(timeIntervalSince1970: Date().timeIntervalSince1970.rounded(.down)))
    }
}

extension RouterProgram {
    /// A file in Swift with one test function, which plays a scenario. The scenario's lines go where `{scenario}`
    /// stands, each behind eight blanks, and more `#` where the lines have as many.
    package nonisolated static var scenarioTest: String {
        let names = String(reflecting: self).split(separator: ".", maxSplits: 1)
        let (module, type) = (names[0], names[names.count - 1])
        return """
            import RouterCommands
            import Testing

            @testable import \(module)

            @MainActor @Test func `a recorded scenario comes to what is expected`() async throws {
                let scenario = try Scenario(
                    ##\"""
                    {scenario}
                    \"""##, of: \(type).self)
                #expect(try await scenario.failures(on: \(type).self) == [])
            }

            """
    }
}
