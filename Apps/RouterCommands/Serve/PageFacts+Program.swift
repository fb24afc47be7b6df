import AppFlow
import DeepLinks
import DeviceSimulator
import Foundation
import Navigation
import Notifications
import SimulatorPage

extension PageFacts {
    /// What the page has to know of a program.
    @MainActor
    static func of<Program: RouterProgram>(
        _ program: Program.Type, samples files: [URL], pushToken: String, tree: RouteTree<Program.Main>,
        in language: Language
    ) -> Data {
        let samples = files.compactMap { file in
            (try? Data(contentsOf: file)).map {
                Sample(
                    name: file.sampleName,
                    payload: String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .newlines))
            }
        }
        let pushes = Program.tour.flatMap(\.lines).compactMap { line in
            if case .sample(let name) = TypedCommand(line: line, scheduling: nil) { name } else { nil }
        }
        let actions = Program.Main.categories.flatMap(\.actions).map { ($0.id, language.sentence("action.\($0.id)")) }
        return PageFacts(
            program: Program.commandName, title: Program.title, token: pushToken, topic: Program.commandName,
            samples: samples,
            firstSample: files == Program.samplePushes
                ? pushes.first : samples.first?.name,
            links: Program.sampleLinks, scheme: tree.table.origins.schemes.first, host: tree.table.origins.hosts.first,
            linkKey: Program.Main.linkRules.linkKey, mainType: String(reflecting: Program.Main.self),
            actions: Dictionary(actions) { first, _ in first }, verdicts: language.verdicts,
            meanings: language.meanings,
            scheduleOffer: Program.scheduling.map { language.sentence($0.offer) },
            scenarioTest: ScenarioTest(program).template
        ).json(routes: tree.table.declarations.map(RouteAnswer.init))
    }
}

extension LinkRules {
    /// The first key that a rule takes a link from as it stands there; nil if none does.
    fileprivate var linkKey: String? {
        keys.first { key in
            let names = key.split(separator: ".").map(String.init)
            let custom: Any = names.reversed().reduce("/" as Any) { [$1: $0] }
            guard var payload = custom as? [String: Any] else { return false }
            payload["aps"] = [String: String]()
            guard let json = try? JSONSerialization.data(withJSONObject: payload),
                let push = try? NotificationPayload(json: json)
            else { return false }
            return derive(from: push, requestID: "").target == .link("/")
        }
    }
}

extension RouterProgram {
    /// The sample payloads, by name.
    nonisolated static var samplePushes: [URL] {
        (try? samples.pushes()) ?? []
    }

    nonisolated static var sampleLinks: [String] {
        tour.flatMap(\.lines).compactMap { line in
            switch DeviceCommand(line: line) {
            case .open(let link)?, .openUniversalLink(let link)?: link
            default: nil
            }
        }
    }
}

extension URL {
    /// The files of pushes in a folder, by name.
    func pushes() throws(UnreadableFile) -> [URL] {
        let files = try InputFile(self).reading {
            try FileManager.default.contentsOfDirectory(at: self, includingPropertiesForKeys: nil)
        }
        return files.filter { $0.pathExtension == "apns" }.sorted { $0.sampleName < $1.sampleName }
    }

    /// What a sample is called.
    var sampleName: String { deletingPathExtension().lastPathComponent }
}
