package import DeepLinks
package import LaunchDecisions
import Launches
import Navigation
package import Notifications
import StoreErrors

extension StepFailure {
    init(_ error: RouteError) {
        let kind: Kind =
            switch error {
            case .store(.refused): .refusedByDisk
            case .store(.unavailable), .backend: .temporary
            case .link, .contentNotFound, .refused, .navigation: .final
            }
        let mayLackContent =
            switch error {
            case .contentNotFound, .store: true
            case .link, .backend, .refused, .navigation: false
            }
        self.init(
            code: error.code, kind, reason: "\(error)", finding: error.finding, mayLackContent: mayLackContent)
    }

    package init(_ error: PayloadError) { self.init(code: PayloadError.code, error.finding) }

    package init(code: String, _ finding: LinkFinding) {
        self.init(code: code, .final, reason: "\(finding)", finding: finding)
    }
}

/// A link as logs and traces name it, by its path: without query, fragment and user, whose values are private, and
/// without control characters and marks that turn the reading direction.
struct LoggedLink: CustomStringConvertible {
    /// In characters.
    private static let longest = 200

    let description: String

    init(_ link: String) {
        let path = link.unicodeScalars.prefix { $0 != "?" && $0 != "#" }.map { $0.isVisible ? $0 : "\u{FFFD}" }
        let text = String(String.UnicodeScalarView(path))
            .replacing(/^([^\/:]*:\/*)?[^\/]*@/) { $0.output.1 ?? "" }
        description = text.count > Self.longest ? text.prefix(Self.longest) + "…" : text
    }
}

extension Unicode.Scalar {
    fileprivate var isVisible: Bool {
        ![.control, .format, .lineSeparator, .paragraphSeparator].contains(properties.generalCategory)
    }
}
