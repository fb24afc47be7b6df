import DeepLinks
import Launches
import Navigation
import Notifications
import StoreErrors

/// Why an arrival was not routed.
struct RoutingFailure: Error, Equatable, Sendable {
    /// Stable, and the key of the user's sentence.
    let code: String
    /// For the log: names, never values out of the payload.
    let reason: String
    /// The reason for people, where it has a sentence in each language.
    let finding: LinkFinding?

    init(code: String, _ finding: LinkFinding) {
        self.code = code
        self.finding = finding
        reason = "\(finding)"
    }

    init(_ error: RouteError) {
        code = error.code
        finding = error.finding
        reason = "\(error)"
    }

    init(_ error: PayloadError) { self.init(code: PayloadError.code, error.finding) }
}

extension StepFailure {
    init(_ error: RouteError) {
        switch error {
        case .store(.refused): self.init(code: error.code, .refusedByDisk)
        case .store(.unavailable): self.init(code: error.code, .temporary)
        case .link, .contentNotFound, .navigation: self.init(code: error.code, .final)
        }
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
