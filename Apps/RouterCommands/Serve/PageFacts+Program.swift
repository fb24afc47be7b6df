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
        let files =
            (try? FileManager.default.contentsOfDirectory(at: Program.samples, includingPropertiesForKeys: nil)) ?? []
        let samples = files.filter { $0.pathExtension == "apns" }.compactMap { file in
            (try? Data(contentsOf: file)).map {
                Sample(
                    name: file.deletingPathExtension().lastPathComponent,
                    payload: String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .newlines))
            }
        }
        let links = Program.tour.compactMap { stop in
            if case .link(let link, _) = stop.what { link } else { nil }
        }
        let pushes = Program.tour.compactMap { stop in
            if case .push(let sample, _) = stop.what { sample } else { nil }
        }
        let actions = Program.Main.categories.flatMap(\.actions).map { ($0.id, language.sentence("action.\($0.id)")) }
        return PageFacts(
            program: Program.commandName, language: language.rawValue, title: Program.title, token: pushToken,
            topic: Program.commandName,
            samples: samples.sorted { $0.name < $1.name },
            firstSample: pushes.first?.replacing(".apns", with: ""), links: links,
            actions: Dictionary(actions) { first, _ in first }, schedules: Program.self is any OrderTaking.Type
        ).json(routes: tree.table.declarations.map(RouteAnswer.init))
    }
}
