import AppFlow
import DeviceSimulator
import Foundation
import Navigation
import Notifications
import SimulatorPage

extension SimulatorSession {
    /// What is drawn of it in text, with as many rows as the page has.
    var layout: PhoneLayout {
        let display = PhoneDisplay(title: Program.title, device: device.state, app: process?.display)
        return PhoneLayout(display, rows: 300, in: context.language)
    }

    /// How things are set, in words.
    var settings: [String] {
        let language = context.language
        let state = device.state
        return [
            account.map { language.sentence("settings.account", ["account": $0]) }
                ?? language.sentence("settings.nobody"),
            language.sentence("settings.\(state.settings.authorization.rawValue)"),
            language.sentence(state.pushes.isOnline ? "settings.online" : "settings.offline"),
            language.sentence("settings.process", ["number": String(state.app.launches)]),
        ]
            + [crashAt].compactMap(\.self).map { point in
                language.sentence("settings.crashAt", ["point": language.sentence("crash.\(point.rawValue)")])
            }
            + (scenarios.recorder == nil ? [] : [language.sentence("settings.recording")])
    }

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
        case .touch(let number, let text): try await touch(number, of: controls ?? layout.controls, text)
        case .tapNewest:
            guard let newest = places.first else { throw refusal("noNotification") }
            try await perform(.device(.tap(requestID: newest)))
        case .back:
            try await perform(device.state.display == .app ? .app("back", [:]) : .device(.closeOverlay))
        case .allow(let authorization): try await change { $0.authorization = authorization }
        case .focus(let isOn): try await change { $0.isFocusOn = isOn }
        case .sample(let name):
            let sample = samples.first { $0.sampleName == name }
            guard let sample else { throw refusal("noSample") }
            try await push(sample)
        case .file(let path): try await push(Self.file(path))
        case .record(let path?): try record(to: Self.file(path))
        case .record(nil): try await endRecording()
        case .replay(let path):
            let file = Self.file(path)
            try await replay(try text(of: file), in: file.deletingLastPathComponent())
        case .help, .end: break
        }
    }

    private func change(_ change: (inout NotificationSettings) -> Void) async throws(PageCommandError) {
        var settings = device.state.settings
        change(&settings)
        try await perform(.device(.changeSettings(settings)))
    }

    private func touch(
        _ number: Int, of controls: [PhoneControl], _ text: String?
    ) async throws(PageCommandError) {
        guard controls.indices.contains(number - 1) else { throw refusal("noNumber") }
        let control = controls[number - 1]
        guard control.takesText == (text != nil) else {
            throw refusal(control.takesText ? "textMissing" : "textNotTaken")
        }
        try await perform(control.command(typing: text ?? ""))
    }

    /// The largest that a push can be, and much more; in bytes.
    private static var longestFile: Int { 65_536 }

    private func push(_ file: URL) async throws(PageCommandError) {
        try await perform(.device(.receive(PushMessage(try text(of: file)))))
    }

    private func text(of file: URL) throws(PageCommandError) -> String {
        guard let size = InputFile(file).size else { throw refusal("noFile") }
        guard size <= Self.longestFile else { throw refusal("largeFile") }
        guard let data = try? Data(contentsOf: file) else { throw refusal("noFile") }
        return String(decoding: data, as: UTF8.self)
    }

    private static func file(_ path: String) -> URL {
        URL(fileURLWithPath: (path as NSString).expandingTildeInPath)
    }
}
