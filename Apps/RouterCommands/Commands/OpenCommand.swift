import ArgumentParser

/// A link is opened.
struct OpenCommand<Program: RouterProgram>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "open", abstract: "Open a link, and show which screen it leads to.")
    }

    @Argument(help: "The link.")
    var link: String

    @Option(help: "The channel: scheme, universal-link or in-app (which needs a running app, and starts it).")
    var via: Via = .scheme

    @OptionGroup var delivery: DeliveryOptions

    @OptionGroup var shared: SharedOptions

    @MainActor
    func run() async throws {
        let run = try await ProgramRun<Program>(shared, startsApp: true, checkpoint: delivery.checkpoint)
        let arrive = via == .inApp ? .foreground : delivery.arrive
        let arrival = await run.observeArrival(after: arrive) { run.phone.open(link, via: via) }
        try await run.report(arrival ?? .untapped(nil), shared)
    }
}
