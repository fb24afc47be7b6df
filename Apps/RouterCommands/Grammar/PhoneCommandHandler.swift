import AppFlow
import DeviceSimulator
import Foundation
import Launches
import Navigation
import SimulatorPage

/// Carries out what is asked of the phone of a simulator session, and has it recorded.
@MainActor
struct PhoneCommandHandler<Program: RouterProgram> {
    let session: SimulatorSession<Program>

    private var device: Device { session.device }
    private var language: Language { session.language }

    /// - Throws: ``LineRefusal``, why it cannot be done as things stand; nothing has happened then.
    func perform(_ command: PhoneCommand) async throws(LineRefusal) {
        switch command {
        case .sample(let name):
            let sample = Program.samplePushes.first { $0.sampleName == name }
            guard let sample else { throw language.refusal("noSample") }
            try await push(sample)
        case .file(let path): try await push(Self.file(path))
        case .record(let path): try session.scenarios.record(session, to: path.map(Self.file))
        case .endRecording: try await session.scenarios.endRecording(of: session)
        case .replay(let path):
            let file = Self.file(path)
            try await session.scenarios.replay(
                try text(of: file), in: file.deletingLastPathComponent(), on: session)
        case .help, .end: break
        default: try await performRecorded(command)
        }
    }

    private func performRecorded(_ command: PhoneCommand) async throws(LineRefusal) {
        let recorder = session.scenarios.recorder
        let note = recorder?.note(command, on: session)
        do throws(LineRefusal) {
            try await carryOut(command)
        } catch {
            recorder?.takeBack(note)
            throw error
        }
        session.settleLater()
    }

    private func carryOut(_ command: PhoneCommand) async throws(LineRefusal) {
        switch command {
        case .device(let command):
            try apply(command.renamingRequest(NotificationPlaces(device).request))
            if case .answerPrompt = command { await session.process?.app.whenPermissionAnswered() }
            if case .setOnline(true) = command, device.state.app.state != .suspended {
                await session.process?.connect()
            }
        case .back where device.state.display != .app: try apply(.closeOverlay)
        case .back: try appInFront().navigator.back()
        case .app(let command): try await AppCommandHandler(session: session, app: appInFront()).perform(command)
        case .crash(let point): session.crashAt = point
        case .signIn(let account):
            guard device.pushes.isOnline else { throw language.refusal("isOffline") }
            let (account, issuer) = (AccountID(account), session.installation.context.issuer)
            await session.withApp { await $0.signIn(as: account, token: issuer.token(for: account)) }
        case .signOut: await session.withApp { await $0.signOut() }
        case .revokeSession:
            guard let account = session.installation.account else { throw language.refusal("nobodySignedIn") }
            session.installation.context.issuer.revoke(account)
        case .sample, .file, .record, .endRecording, .replay, .help, .end: break
        }
    }

    private func apply(_ command: DeviceCommand) throws(LineRefusal) {
        var command = command
        if case .receive(var push) = command {
            if let fault = push.fault { throw LineRefusal(language.sentence(of: fault)) }
            if push.id.isEmpty { push.id = UUID().uuidString }
            command = .receive(push)
        }
        do {
            try device.perform(command)
        } catch {
            throw LineRefusal(language.sentence("refusal.\(error.rawValue)"), cause: error)
        }
    }

    private func appInFront() throws(LineRefusal) -> ProgramProcess<Program>.App {
        guard let app = session.process?.app else { throw language.refusal("appNotRunning") }
        guard device.state.display == .app else { throw language.refusal("appNotInFront") }
        return app
    }

    private func push(_ file: URL) async throws(LineRefusal) {
        try await performRecorded(.device(.receive(PushMessage(try text(of: file)))))
    }

    private func text(of file: URL) throws(LineRefusal) -> String {
        do throws(UnreadableFile) {
            return String(decoding: try InputFile(file).read(), as: UTF8.self)
        } catch {
            throw LineRefusal(error.sentence(in: language))
        }
    }

    private static func file(_ path: String) -> URL {
        URL(fileURLWithPath: (path as NSString).expandingTildeInPath)
    }
}

extension DeviceCommand {
    /// The command with another name of the notification that it is about.
    func renamingRequest(_ name: (String) -> String) -> DeviceCommand {
        switch self {
        case .tap(let request): .tap(requestID: name(request))
        case .act(let request, let action, let text): .act(requestID: name(request), action: action, text: text)
        case .dismiss(let request): .dismiss(requestID: name(request))
        default: self
        }
    }
}

extension Language {
    /// - Parameter name: the end of the sentence's key.
    func refusal(_ name: String) -> LineRefusal {
        LineRefusal(sentence("refusal.\(name)"))
    }
}
