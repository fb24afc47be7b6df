import AppFlow
import DeepLinks
import DeviceSimulator
import Foundation
import Navigation
import Notifications

extension RouterProgram {
    /// What the page has to know of the program once, as JSON.
    static func pageFacts(pushToken: String, tree: RouteTree<Main>, in language: Language) -> Data {
        let origins = tree.table.origins
        let actions = Main.categories.flatMap(\.actions).map { ($0.id, language.sentence("action.\($0.id)")) }
        let facts: JSONObject = [
            "program": commandName, "title": title, "token": pushToken, "topic": commandName,
            "samples": samplePushes.compactMap(sample),
            // The one that the composer begins with.
            "firstSample": firstSampleOfTour,
            "links": sampleLinks, "scheme": origins.schemes.first, "host": origins.printedHost,
            "hosts": origins.hosts + (ClickHostSimulator(of: origins)?.hosts ?? []),
            // Where a payload holds a link, with dots between the names of objects.
            "linkKey": Main.linkRules.linkKey,
            "routes": JSONObject.routes(of: tree.table), "mainType": String(reflecting: Main.self),
            "actions": Dictionary(actions) { first, _ in first }, "verdicts": language.verdicts,
            "meanings": language.meanings, "scheduleOffer": scheduling.map { language.sentence($0.offer) },
            "scheduleWord": scheduling?.word, "words": grammar.forms,
            "scenarioTest": scenarioTest,
        ]
        return (try? JSONEncoder().encode(facts)) ?? Data("null".utf8)
    }

    private nonisolated static func sample(_ file: URL) -> JSONObject? {
        (try? Data(contentsOf: file)).map {
            let payload = String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .newlines)
            return ["name": file.sampleName, "payload": payload]
        }
    }

    private static var firstSampleOfTour: String? {
        tourCommands.lazy.compactMap { if case .sample(let name) = $0 { name } else { nil } }.first
    }

    /// The sample payloads, by name.
    nonisolated static var samplePushes: [URL] {
        let files = try? FileManager.default.contentsOfDirectory(at: samples, includingPropertiesForKeys: nil)
        return (files ?? []).filter { $0.pathExtension == "apns" }.sorted { $0.sampleName < $1.sampleName }
    }

    nonisolated static var sampleLinks: [String] {
        tourCommands.compactMap { command in
            switch command {
            case .device(.open(let link)), .device(.openUniversalLink(let link)): link
            default: nil
            }
        }
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

extension URL {
    /// What a sample is called.
    var sampleName: String { deletingPathExtension().lastPathComponent }
}
