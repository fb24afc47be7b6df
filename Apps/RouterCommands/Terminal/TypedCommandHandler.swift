import AppFlow
import DeviceSimulator
import Foundation
import Navigation
import Notifications
import SimulatorPage

/// Carries out what is typed for a simulator session.
@MainActor
struct TypedCommandHandler<Program: RouterProgram> {
    let session: SimulatorSession<Program>

    private var language: Language { session.language }
    private var places: NotificationPlaces { NotificationPlaces(session.device.state) }

    /// - Parameter controls: what the numbers of a touch stand for; nil for what the display offers now.
    /// - Throws: ``PageCommandError``, why it cannot be done as things stand; nothing has happened then.
    func follow(_ command: TypedCommand, touching controls: [PhoneControl]? = nil) async throws(PageCommandError) {
        switch command {
        case .page(.device(.tap(let place))):
            try await perform(.device(.tap(requestID: places.request(at: place))))
        case .page(.device(.dismiss(let place))):
            try await perform(.device(.dismiss(requestID: places.request(at: place))))
        case .page(.device(.act(let place, let action, let text))):
            try await perform(.device(.act(requestID: places.request(at: place), action: action, text: text)))
        case .page(let command): try await perform(command)
        case .touch(let number, let text):
            try await touch(number, of: controls ?? session.drawing().controls, text)
        case .tapNewest:
            guard let newest = places.first else { throw language.refusal("noNotification") }
            try await perform(.device(.tap(requestID: newest)))
        case .back:
            try await perform(session.device.state.display == .app ? .app("back", [:]) : .device(.closeOverlay))
        case .allow(let authorization): try await change { $0.authorization = authorization }
        case .focus(let isOn): try await change { $0.isFocusOn = isOn }
        case .sample(let name):
            let sample = session.samples.first { $0.sampleName == name }
            guard let sample else { throw language.refusal("noSample") }
            try await push(sample)
        case .file(let path): try await push(Self.file(path))
        case .record(let path?): try session.scenarios.record(session, to: Self.file(path))
        case .record(nil): try await session.scenarios.endRecording(of: session)
        case .replay(let path):
            let file = Self.file(path)
            try await session.scenarios.replay(
                try text(of: file), in: file.deletingLastPathComponent(), on: session)
        case .help, .end: break
        }
    }

    private func perform(_ command: PageCommand) async throws(PageCommandError) {
        try await PageCommandHandler(session: session).perform(command)
    }

    private func change(_ change: (inout NotificationSettings) -> Void) async throws(PageCommandError) {
        var settings = session.device.state.settings
        change(&settings)
        try await perform(.device(.changeSettings(settings)))
    }

    private func touch(
        _ number: Int, of controls: [PhoneControl], _ text: String?
    ) async throws(PageCommandError) {
        guard controls.indices.contains(number - 1) else { throw language.refusal("noNumber") }
        let control = controls[number - 1]
        guard control.takesText == (text != nil) else {
            throw language.refusal(control.takesText ? "textMissing" : "textNotTaken")
        }
        try await perform(control.command(typing: text ?? ""))
    }

    /// The largest that a push can be, and much more; in bytes.
    private static var longestFile: Int { 65_536 }

    private func push(_ file: URL) async throws(PageCommandError) {
        try await perform(.device(.receive(PushMessage(try text(of: file)))))
    }

    private func text(of file: URL) throws(PageCommandError) -> String {
        guard let size = InputFile(file).size else { throw language.refusal("noFile") }
        guard size <= Self.longestFile else { throw language.refusal("largeFile") }
        guard let data = try? Data(contentsOf: file) else { throw language.refusal("noFile") }
        return String(decoding: data, as: UTF8.self)
    }

    private static func file(_ path: String) -> URL {
        URL(fileURLWithPath: (path as NSString).expandingTildeInPath)
    }
}
