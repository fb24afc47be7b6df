import AppFlow
import ArgumentParser
import DeepLinks
import DeviceSimulator
import Foundation
import Launches
import Notifications

/// Says why something goes where it goes.
struct ExplainCommand<Program: RouterProgram>: ProgramCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "explain", abstract: "Say step by step why a link or a push opens what it opens.",
            discussion: "What contains a ':', or is given with --via, is a link; anything else a payload's file.")
    }

    @Argument(help: "A link, a payload's file, or - for a payload from standard input.")
    var subject: String

    @Option(help: "The channel that the link comes through: \(Via.words).")
    var via: Via?

    @OptionGroup var shared: SharedOptions

    @MainActor
    func run() async throws {
        let content = try readContent()
        let run = try await ProgramRun<Program>(shared, previewsArchive: true)
        let app = run.phone.makeApp()
        // A link names no recipient; and where nobody can look up who is signed in, the push is taken to be theirs.
        let account = isLink ? nil : try? run.account()
        let explanation = await app.explainer.explain(content, from: source, signedIn: account)
        if shared.json {
            Console.write(try JSONLine.text(JSONObject(explanation, language: language)))
        } else {
            for step in explanation.shortSteps {
                Console.write(
                    Style.accent(step.step.padding(toLength: 10, withPad: " ", startingAt: 0))
                        + DisplayWidth.printable(step.result))
            }
            if let code = explanation.errorCode {
                Console.write(Style.bad(language.sentence(code)))
            }
        }
        // A push of another account is dropped, which is no failure.
        if let code = explanation.errorCode, DiscardReason(rawValue: code) == nil { throw Failure.badInput.exitCode }
    }

    private var isLink: Bool { via != nil || subject.contains(":") }

    private var source: LinkSource { isLink ? (via ?? .scheme).source : .push }

    private func readContent() throws -> LaunchPayload.Content {
        if isLink { return .link(subject) }
        let userInfo = try InputFile(argument: subject).readPayload()
        return .response(
            NotificationResponse(
                DeliveredNotification(
                    requestID: UUID().uuidString, deliveredAt: shared.now?.date ?? Date(), userInfo: userInfo)))
    }
}
