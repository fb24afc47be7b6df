import AppFlow
import DeepLinks
import Foundation
import Navigation
import Notifications
import SimulatorPage

extension PageFacts {
    /// What the page has to know of a program.
    @MainActor
    static func of<Program: RouterProgram>(
        _ program: Program.Type, pushToken: String, tree: RouteTree<Program.Main>, in language: Language
    ) -> Data {
        let samples = Program.samplePushes.compactMap { file in
            (try? Data(contentsOf: file)).map {
                Sample(
                    name: file.sampleName,
                    payload: String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .newlines))
            }
        }
        let pushes = Program.tour.compactMap { stop in
            if case .push(let sample, _) = stop.what { sample } else { nil }
        }
        let actions = Program.Main.categories.flatMap(\.actions).map { ($0.id, language.sentence("action.\($0.id)")) }
        return PageFacts(
            program: Program.commandName, language: language.code.rawValue, title: Program.title, token: pushToken,
            topic: Program.commandName, samples: samples,
            firstSample: pushes.first?.replacing(".apns", with: ""), links: Program.sampleLinks,
            actions: Dictionary(actions) { first, _ in first },
            verdicts: language.verdicts,
            scheduleOffer: Program.scheduling.map { program.language(.development).sentence($0.offer) }
        ).json(routes: tree.table.declarations.map(RouteAnswer.init))
    }
}

extension RouterProgram {
    /// The sample payloads, by name.
    nonisolated static var samplePushes: [URL] {
        let files = (try? FileManager.default.contentsOfDirectory(at: samples, includingPropertiesForKeys: nil)) ?? []
        return files.filter { $0.pathExtension == "apns" }.sorted { $0.sampleName < $1.sampleName }
    }

    nonisolated static var sampleLinks: [String] {
        tour.compactMap { stop in
            if case .link(let link, _) = stop.what { link } else { nil }
        }
    }
}

extension URL {
    /// What a sample is called.
    var sampleName: String { deletingPathExtension().lastPathComponent }
}
