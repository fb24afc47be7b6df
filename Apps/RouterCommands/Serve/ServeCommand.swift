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

    @Option(help: ArgumentHelp("A folder of .apns files, which are listed before the samples.", valueName: "FOLDER"))
    var payloads: String?

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
        let stop = await SystemSignals(SystemSignals.stopping)
        let site = PageSite(SimulatorPageSession(phone), port: listener.port, connections: listener.limit)
        phone.onChange = { site.changed() }
        phone.device.didChange = { site.changed() }
        Console.write("http://127.0.0.1:\(listener.port)/")
        let work = [
            Task { try await site.run() },
            Task { try await phone.device.keepTime() },
            Task {
                try await listener.run {
                    await site.answer($0)
                } refusing: {
                    await site.refusal($0, of: $1)
                }
            },
        ]
        let failure = await stop.first(orErrorOf: work)
        for task in work { task.cancel() }
        _ = await work.last?.result
        phone.device.notificationCenter.keepPushes()
        if let failure {
            throw ServeFailure(description: "the page cannot be served any more: \(failure.localizedDescription)")
        }
    }

    @MainActor
    func phone() async throws -> SimulatorSession<Program> {
        let samples = try samples()
        return SimulatorSession(
            try await AppInstallation(
                in: shared.folder, for: .phone,
                clock: DeviceClock(fixed: shared.now?.date, runsOn: true),
                change: shared.sessionChange, language: language),
            samples: samples)
    }

    /// The team's own pushes, then the program's of other names.
    private func samples() throws(UnreadableFile) -> [URL] {
        guard let payloads else { return Program.samplePushes }
        let own = try URL(fileURLWithPath: payloads, isDirectory: true).pushes()
        return own + Program.samplePushes.filter { !own.map(\.sampleName).contains($0.sampleName) }
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
