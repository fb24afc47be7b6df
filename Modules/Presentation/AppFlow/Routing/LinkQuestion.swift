import DeepLinks
import Foundation
import Launches

/// Asks a resolver where a link leads, redirect by redirect.
@MainActor
struct LinkQuestion {
    /// How long a user waits for all redirects.
    private static let timeLimit = Duration.seconds(5)
    /// How many redirects are followed: more are a loop.
    private static let redirectLimit = 5

    let resolver: any LinkResolver
    /// Of the app itself.
    let origins: LinkOrigins
    /// Waits; throws if its task is cancelled.
    let sleep: @MainActor (Duration) async throws -> Void

    /// Why a link is taken as it is.
    enum Refusal: Error {
        case noAnswer, late, loop, foreignAnswer

        var finding: LinkFinding {
            switch self {
            case .noAnswer: LinkFinding("resolverFailed", "its host gave no answer, and it is taken as it is")
            case .late: LinkFinding("resolverLate", "its host did not answer in time, and it is taken as it is")
            case .loop: LinkFinding("resolverLoop", "its host leads in a circle, and it is taken as it is")
            case .foreignAnswer:
                LinkFinding(
                    "resolverForeign",
                    "its host answers with neither an https page nor a link of the app, and it is taken as it is")
            }
        }
    }

    /// The page of a link that has to be asked for; nil for a link that says itself where it leads.
    func page(of link: String) -> WebAddress? {
        // Whether it has expired is said by the link that it leads to.
        guard let page = try? WebAddress(link, now: .distantPast), page.isSecure else { return nil }
        return LinkOrigins(schemes: [], hosts: resolver.hosts).own(page) ? page : nil
    }

    func target(of page: WebAddress) async -> Result<String, Refusal> {
        await withinLimit { await followRedirects(from: page) } ?? .failure(.late)
    }

    private func followRedirects(from page: WebAddress) async -> Result<String, Refusal> {
        var page = page
        for _ in 0..<Self.redirectLimit {
            guard let answer = try? await resolver.target(of: page) else { return .failure(.noAnswer) }
            guard mayOpen(answer) else { return .failure(.foreignAnswer) }
            guard let next = self.page(of: answer) else { return .success(answer) }
            page = next
        }
        return .failure(.loop)
    }

    /// The link that the app was installed for; nil if there is none that may be opened.
    func firstLink() async -> String? {
        let answer = await withinLimit { try? await resolver.firstLink() }
        guard let link = answer ?? nil, mayOpen(link) else { return nil }
        return link
    }

    /// The answer; nil, and the asking is cancelled, if it takes longer than the limit.
    private func withinLimit<Answer: Sendable>(_ ask: @escaping @MainActor () async -> Answer) async -> Answer? {
        let asking = Task { await ask() }
        defer { asking.cancel() }
        return await asking.value(within: Self.timeLimit, sleep: sleep)
    }

    /// Whether the app or the browser may open an answer: a link of the app's own scheme, or an https page.
    func mayOpen(_ answer: String) -> Bool {
        if let page = try? WebAddress(answer, now: .distantPast) { return page.isSecure }
        guard case .scheme(let scheme)? = try? ParsedLink(answer).form else { return false }
        return origins.schemes.contains(scheme)
    }
}
