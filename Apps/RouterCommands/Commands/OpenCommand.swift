import ArgumentParser
import DeepLinks
import Launches
import Navigation

/// A link is opened.
struct OpenCommand<Program: RouterProgram>: ProgramCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "open", abstract: "Open a link, and show which screen it leads to.")
    }

    @Argument(help: "The link, or its path inside the app.")
    var link: String

    @Option(help: ArgumentHelp("The channel: \(Via.words). A link in the app starts it first.", valueName: "via"))
    var via: Via = .scheme

    @Option(
        help: "Whose quick action, search result, activity or shortcut it is; the signed-in account's if not given.")
    var owner: String?

    @OptionGroup var delivery: DeliveryOptions

    @OptionGroup var shared: SharedOptions

    func validate() throws {
        if owner != nil, via.systemKind == nil {
            throw ValidationError("--owner is for --via quick-action, spotlight, handoff or app-intent.")
        }
    }

    @MainActor
    func run() async throws {
        let phone = try await SimulatorSession<Program>(shared, crashAt: delivery.crashAt)
        let arrive = via == .inApp ? .foreground : delivery.arrive
        let arrival = await phone.observeArrival(after: arrive) {
            phone.open(
                via.whole(link, in: phone.installation.tree.table.origins), via: via, owner: owner.map(AccountID.init))
        }
        try await phone.report(arrival ?? .untapped(nil), of: self)
    }
}
