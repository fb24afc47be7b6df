import AppFlow
import DeviceSimulator
import Foundation
import SimulatorPage

/// A phone that remembers what it was told.
@MainActor
final class PhoneDouble: PageSession {
    var language = LanguageCode.development
    let pushToken = String(repeating: "ab", count: 32)
    let pushTopic = "test-app"
    let facts = Data("{}".utf8)
    let scenario = "open\n"
    var state = Data(#"{"shown":0}"#.utf8)
    private(set) var commands: [PageCommand] = []
    private(set) var pushes: [PushMessage] = []

    func perform(_ command: PageCommand) async throws(PageCommandError) {
        if case .app("unknown", _) = command { throw PageCommandError("nothing is called unknown") }
        commands.append(command)
        state = Data(#"{"shown":\#(commands.count)}"#.utf8)
    }

    func explain(_ question: PageQuestion) async -> Data {
        switch question {
        case .payload(let text): Data(#"{"payload":\#(text.count)}"#.utf8)
        case .link(_, let via): Data(#"{"via":"\#(via)"}"#.utf8)
        }
    }

    func receive(_ push: PushMessage) {
        pushes.append(push)
    }
}

extension HTTPResponse {
    /// What it says; nil for an answer in pieces.
    var text: String? {
        guard case .whole(let data) = body else { return nil }
        return String(decoding: data, as: UTF8.self)
    }
}
