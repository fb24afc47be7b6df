import AppFlow
import ArgumentParser
import DeepLinks
import DeviceSimulator
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
        var arrival = try await ObservedArrival(for: self, crashAt: delivery.crashAt)
        let phone = arrival.phone
        let link = via.whole(link, in: phone.installation.tree.table.origins)
        await arrival.observe(after: via == .inApp ? .foreground : delivery.arrive) { open(link, on: phone) }
        try await arrival.report()
    }

    @MainActor
    private func open(_ link: String, on phone: SimulatorSession<Program>) {
        switch via {
        case .quickAction, .spotlight, .handoff, .appIntent:
            guard let kind = via.systemKind else { return }
            let known = owner.map { SystemLink(link, through: kind, owner: AccountID($0)) }
            phone.device.open(known ?? phone.device.surfaces.link(link, through: kind))
        case .widget: phone.device.open(url: phone.device.surfaces.widgetURL(link))
        case .scheme: phone.device.open(url: link)
        case .universalLink: phone.device.open(universalLink: link)
        case .inApp: phone.app?.open(inAppLink: link)
        }
    }
}
