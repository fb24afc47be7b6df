import AppFlow
import ArgumentParser
import DeviceSimulator
import Foundation
import SimulatorPage

/// The phone in the browser, or in the terminal.
struct ServeCommand<Program: RouterProgram>: ProgramCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "serve", abstract: "Show the phone in the browser or the terminal, with the app on it.",
            discussion: """
                Only this machine reaches the page. Backends push to it as to Apple's push service: \
                POST /3/device/TOKEN, with the token that it shows.

                In the terminal it reads one command a line (help lists them) and prints what happened, and the phone.
                """)
    }

    @Option(help: "Where the page is served; 0 for any port that is free. (default: 8791)")
    var port: UInt16?

    @Flag(help: "Show the phone in the terminal, and serve no page.")
    var terminal = false

    @OptionGroup var shared: SharedOptions

    func validate() throws {
        if terminal, port != nil { throw ValidationError("--port and --terminal exclude each other.") }
    }

    @MainActor
    func run() async throws {
        if terminal { try await serveInTerminal() } else { try await servePage() }
    }

    @MainActor
    private func servePage() async throws {
        let listener: HTTPListener
        do {
            listener = try HTTPListener(port: port ?? 8_791)
        } catch {
            throw ServeFailure(description: error.description)
        }
        let phone = try await phone()
        let site = PageSite(SimulatorPageSession(phone), port: listener.port, connections: listener.limit)
        phone.onChange = { site.changed() }
        phone.device.didChange = { site.changed() }
        let serve: @MainActor () async throws -> Void = {
            Console.write("http://127.0.0.1:\(listener.port)/")
            try await listener.run { await site.answer($0) }
        }
        let failure = await keep(phone, until: [SIGINT, SIGTERM], with: [site.run, serve])
        if let failure {
            throw ServeFailure(description: "the page cannot be served any more: \(failure.localizedDescription)")
        }
    }

    /// Until somebody ends it, or there is nobody any more.
    @MainActor
    private func serveInTerminal() async throws {
        let phone = try await phone()
        let terminal = LineModeTerminal(
            phone, isInteractive: isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1)
        _ = await keep(phone, until: [SIGINT, SIGTERM, SIGHUP], with: [terminal.followLines])
    }

    /// Runs the phone's clock and these parts until a signal comes or one of them ends. Then the listed pushes are
    /// written.
    /// - Returns: why a part has failed; nil for any other end.
    @MainActor
    private func keep(
        _ phone: SimulatorSession<Program>, until signals: [Int32],
        with parts: [@MainActor () async throws -> Void]
    ) async -> (any Error)? {
        let failure = await SystemSignals.run([phone.device.keepTime] + parts, until: signals)
        phone.device.notificationCenter.keepPushes()
        return failure
    }

    @MainActor
    private func phone() async throws -> SimulatorSession<Program> {
        SimulatorSession(
            try await AppInstallation(
                in: shared.folder, for: .phone, clock: DeviceClock(fixed: shared.now?.date),
                change: shared.sessionChange, language: language))
    }
}

/// Why the page is not served, or no more.
struct ServeFailure: CommandFailure {
    let ending = Failure.inputOutput
    let code = "pageNotServed"
    let description: String

    func sentence(in language: Language) -> String { description }
}

extension Device {
    /// What is due happens, though nobody touches the phone.
    func keepTime() async throws {
        while true {
            try await Task.sleep(for: .milliseconds(250))
            catchUp()
        }
    }
}
