import AppFlow
import ArgumentParser
import Chats
import DeviceSimulator
import Foundation
import Launches
import Navigation
import RouterCommands

/// The user writes a message.
struct SendCommand: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "send", abstract: "Write a message into a room.",
            discussion: "What could not be sent is tried again at the next launch, or with the next message.")
    }

    @Argument(help: "The room's id.")
    var room: Room.ID

    @Argument(help: "What it says.")
    var text: String

    @Option(help: ArgumentHelp("The same for each attempt at this one message; a fresh one if not given."))
    var key: String?

    @Flag(help: "The backend cannot be reached: the message stays queued.")
    var offline = false

    @Flag(help: "The backend does not take the message: it has failed.")
    var refused = false

    @OptionGroup var shared: SharedOptions

    init() {}

    func validate() throws {
        if text.allSatisfy(\.isWhitespace) { throw ValidationError("A message needs a text.") }
        if offline, refused { throw ValidationError("Of --offline and --refused only one can be given.") }
        if key?.isEmpty == true { throw ValidationError("--key needs a key.") }
    }

    @MainActor
    func run() async throws {
        let run = try await ProgramRun<Messenger>(shared, startsApp: true, needsApp: true)
        if offline { run.program.answerMessages(with: .unreachable(reason: "--offline")) }
        run.phone.device.openApp()
        await run.phone.whenIdle()
        // What was queued before has been sent by now.
        if refused { run.program.answerMessages(with: .refused(reason: "--refused")) }
        let answer = try await send(on: run)
        if shared.json {
            Console.write(try JSONLine.text(answer))
        } else if let error = answer.error {
            Console.write(Style.bad(error.message) + " (\(error.code))")
        } else {
            let sentence = shared.language(of: Messenger.self).sentence(
                "send.\(answer.state ?? "queued")", ["id": answer.id.map(String.init) ?? ""])
            Console.write(answer.state == MessageDelivery.failed.rawValue ? Style.bad(sentence) : Style.good(sentence))
        }
        if let error = answer.error {
            throw (error.code == Failure.databaseUnavailable.rawValue ? Failure.databaseUnavailable : .badInput)
                .exitCode
        }
    }

    @MainActor
    private func send(on run: ProgramRun<Messenger>) async throws -> SendAnswer {
        guard let app = run.phone.app, app.phase != .retry else {
            return SendAnswer(
                errorCode: Failure.databaseUnavailable.rawValue, language: shared.language(of: Messenger.self))
        }
        guard case .ready(let account) = app.phase else {
            return SendAnswer(errorCode: "notNavigable", language: shared.language(of: Messenger.self))
        }
        let message = OutgoingMessage(
            key: key ?? UUID().uuidString, roomID: room, account: account.description, author: Messenger.ownName,
            text: text, sentAt: shared.now?.date ?? Date())
        do {
            let id = try await run.program.send(message)
            return SendAnswer(id, try await run.program.chats.message(id: id)?.delivery)
        } catch let error as RouteError {
            Console.writeError("\(error)")
            return SendAnswer(errorCode: error.code, language: shared.language(of: Messenger.self))
        } catch {
            throw StoreFailure("\(error)")
        }
    }
}
