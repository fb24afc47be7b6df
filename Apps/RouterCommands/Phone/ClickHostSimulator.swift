import DeepLinks
import Foundation
import Launches

/// Stands where an app has the backend of its click-tracking links. `https://click.HOST/PATH` leads to
/// `https://HOST/PATH`, by one redirect more; `https://loop.HOST/` leads to itself, and `https://hang.HOST/` never
/// answers.
@MainActor
final class ClickHostSimulator: LinkResolver {
    let hosts: [String]
    /// Whether the phone reaches a backend.
    var isOnline: @MainActor () -> Bool = { true }
    private let home: String

    /// Nil for a program without a host.
    init?(of origins: LinkOrigins) {
        guard let home = origins.printedHost else { return nil }
        self.home = home
        hosts = ["click", "to", "loop", "hang"].map { "\($0).\(home)" }
    }

    func target(of link: WebAddress) async throws -> String {
        guard isOnline() else { throw URLError(.notConnectedToInternet) }
        let path = link.text.dropFirst("https://".count + link.host.count)
        switch link.host.prefix(while: { $0 != "." }) {
        case "click": return "https://to.\(home)\(path)"
        case "to": return "https://\(home)\(path)"
        case "hang": try await Task.sleep(for: .seconds(24 * 60 * 60))
        default: break
        }
        return link.text
    }
}
