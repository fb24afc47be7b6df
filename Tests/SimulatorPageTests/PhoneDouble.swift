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
    private(set) var lines: [String] = []
    private(set) var scenarios: [String] = []
    private(set) var pushes: [PushMessage] = []
    private(set) var refusals: [RefusedPush] = []

    func perform(line: String) async throws(LineRefusal) {
        if line == "unknown" { throw LineRefusal("nothing is called unknown") }
        lines.append(line)
        state = Data(#"{"shown":\#(lines.count)}"#.utf8)
    }

    func replay(_ scenario: String) async throws(LineRefusal) {
        if scenario == "unknown" { throw LineRefusal("nothing is called unknown") }
        scenarios.append(scenario)
    }

    func explain(line: String) async throws(LineRefusal) -> Data {
        if line == "unknown" { throw LineRefusal("nothing is called unknown") }
        return Data(#"{"explained":"\#(line)"}"#.utf8)
    }

    func receive(_ push: PushMessage) {
        pushes.append(push)
    }

    func note(_ refusal: RefusedPush) {
        refusals.append(refusal)
    }
}

extension HTTPResponse {
    /// What it says; nil for an answer in pieces.
    var text: String? {
        guard case .whole(let data) = body else { return nil }
        return String(decoding: data, as: UTF8.self)
    }
}
