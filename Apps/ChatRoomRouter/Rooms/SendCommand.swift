import AppFlow
import ArgumentParser
import Chats
import DeviceSimulator
import Foundation
import Launches
import Navigation
import RouterCommands

/// The user writes a message.
struct SendCommand: ProgramCommand {
    typealias Program = Messenger

    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "send", abstract: "Write a message into a room.",
            discussion: "What could not be sent is tried again at the next launch, or with the next message.")
    }

    @Argument(help: "The room's id.")
    var room: Room.ID

    @Argument(help: "What it says.")
    var text: String

    @Flag(help: "The backend cannot be reached: the message stays queued.")
    var offline = false

    @Flag(help: "The backend does not take the message: it has failed.")
    var refused = false

    @OptionGroup var shared: SharedOptions

    init() {}

    func validate() throws {
        if text.allSatisfy(\.isWhitespace) { throw ValidationError("A message needs a text.") }
        if offline, refused { throw ValidationError("Of --offline and --refused only one can be given.") }
    }

    @MainActor
    func run() async throws {
        let phone = try await SimulatorSession<Messenger>(shared)
        let program = phone.installation.program
        if offline { program.answerMessages(with: .unreachable(reason: "--offline")) }
        phone.device.openApp()
        await phone.whenAppIsIdle()
        // What was queued before has been sent by now.
        if refused { program.answerMessages(with: .refused(reason: "--refused")) }
        let answer = try await send(on: phone)
        try write([answer.json], orLines: answer.lines(in: language))
        if let error = answer.error { throw error.exitCode }
    }

    @MainActor
    private func send(on phone: SimulatorSession<Messenger>) async throws -> SendAnswer {
        guard let app = phone.app, app.phase != .retry else {
            return SendAnswer(error: .init(Failure.databaseUnavailable.rawValue, in: language))
        }
        guard case .ready(let account) = app.phase else {
            return SendAnswer(error: .init("notNavigable", in: language))
        }
        let message = OutgoingMessage(
            key: UUID().uuidString, roomID: room, account: account.description, author: Messenger.ownName,
            text: text, sentAt: shared.now?.date ?? Date())
        do {
            let program = phone.installation.program
            let id = try await program.send(message)
            return SendAnswer(id: id, state: try await program.chats.message(id: id)?.delivery)
        } catch RouteError.contentNotFound {
            let detail = language.sentence("messages.noRoom", ["id": String(room)])
            return SendAnswer(error: .init("contentNotFound", in: language, detail: detail))
        } catch let error as RouteError {
            Console.writeError("\(error)")
            return SendAnswer(error: .init(error.code, in: language))
        } catch {
            throw StoreFailure("\(error)")
        }
    }
}

/// What `send` answers.
private struct SendAnswer {
    var error: Answer.Failure?
    /// The message's id; nil if none was written.
    var id: Message.ID?
    /// How far it has come; nil if none was written, or it was deleted since.
    var state: MessageDelivery?

    var json: JSONObject {
        ["outcome": error == nil ? "written" : "failed", "error": error, "id": id, "state": state?.rawValue]
    }

    func lines(in language: Language) -> [String] {
        if let error { return error.lines }
        return [language.sentence("send.\((state ?? .queued).rawValue)", ["id": id.map(String.init) ?? ""])]
    }
}
