import AppFlow
import ArgumentParser
import DeepLinks
import DeviceSimulator
import Foundation
import Launches
import Navigation
import Notifications

/// Says why something goes where it goes.
struct ExplainCommand<Program: RouterProgram>: ProgramCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "explain", abstract: "Say step by step why a link or a push opens what it opens.",
            discussion: """
                What contains a ':', or is given with --via, is a link. So is a path inside the app, unless it names a \
                file or ends as one does. Anything else is a payload's file.
                """)
    }

    @Argument(help: "A link, a payload's file, or - for a payload from standard input.")
    var subject: String

    @Option(help: "The channel that the link comes through: \(Via.words).")
    var via: Via?

    @OptionGroup var shared: SharedOptions

    @MainActor
    func run() async throws {
        let push = isLink ? nil : try readPush()
        var options = shared
        // A folder without data is left so, and seen as a first start fills it.
        let isUnused = access(Program.directory(in: options.folder).path, F_OK) != 0 && errno == ENOENT
        let throwAway = isUnused ? URL.temporaryFolder(of: Program.self) : nil
        if let throwAway { options.directory = throwAway.path }
        defer { if let throwAway { try? FileManager.default.removeItem(at: throwAway) } }
        let installation = try await AppInstallation<Program>(options)
        if installation.data.isUnavailable { throw StoreFailure(installation.data.notices.joined(separator: "\n")) }
        let content = push ?? .link((via ?? .scheme).whole(subject, in: installation.tree.table.origins))
        let explanation = await installation.explainer.explain(
            content, from: source, for: try? installation.session())
        try write(
            [JSONObject(explanation, language: language)], orLines: explanation.lines(in: language))
        // What the gate drops or holds is no failure.
        if let code = explanation.errorCode, explanation.passesGate {
            throw (Failure(rawValue: code) ?? .badInput).exitCode
        }
    }

    private var isLink: Bool { via != nil || subject.contains(":") || isPath }

    /// Whether it can be a path inside the app, and no file.
    private var isPath: Bool {
        guard (try? ParsedLink(subject).form) == .relative, subject != "-" else { return false }
        return URL(fileURLWithPath: subject).pathExtension.isEmpty && !FileManager.default.fileExists(atPath: subject)
    }

    private var source: LinkSource { isLink ? (via ?? .scheme).source : .push }

    private func readPush() throws -> LaunchPayload.Content {
        let userInfo = try InputFile(argument: subject).readPayload()
        return .response(
            NotificationResponse(
                DeliveredNotification(
                    requestID: UUID().uuidString, deliveredAt: shared.now?.date ?? Date(), userInfo: userInfo)))
    }
}
