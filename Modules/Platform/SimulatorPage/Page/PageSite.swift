import AppFlow
import Foundation
import Observation

/// Everything that the server answers.
@MainActor
public final class PageSite {
    /// Between two states at least: no display shows more.
    private static let frame = Duration.milliseconds(8)
    private static let posts = ["/commands", "/replay", "/explain"]
    private static let documents = ["/events", "/facts", "/scenario"]

    private let phone: any PageSession
    private let pageGuard: PageGuard
    private let language: Language
    private let provider: ProviderEndpoint
    private let hub: EventHub
    private let changes: AsyncStream<Void>
    private let change: AsyncStream<Void>.Continuation

    /// - Parameters:
    ///   - phone: the phone that the page shows.
    ///   - port: where it is served.
    ///   - connections: how many may be open there. Half of them at most are streams of events, which have no end.
    public init(_ phone: any PageSession, port: UInt16, connections: Int) {
        self.phone = phone
        pageGuard = PageGuard(port: port)
        language = Language(phone.language, of: [.simulatorPage])
        provider = ProviderEndpoint(token: phone.pushToken, topic: phone.pushTopic)
        hub = EventHub(mostPages: max(1, min(16, connections / 2)))
        (changes, change) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        hub.publish(phone.state)
    }

    /// For its commands; random, for one run.
    var token: String { pageGuard.token }

    /// Something may look different now.
    public func changed() {
        change.yield()
    }

    /// Tells the pages what changes, until the task is cancelled.
    public func run() async throws {
        changed()
        for await _ in changes {
            let took = ContinuousClock().measure { publish() }
            // A flood of changes must leave time for what changes things.
            try await Task.sleep(for: max(Self.frame, took * 2))
        }
    }

    private func publish() {
        let state = withObservationTracking {
            phone.state
        } onChange: { [change] in
            change.yield()
        }
        hub.publish(state)
    }

    public func answer(_ request: HTTPRequest) async -> HTTPResponse {
        if let refusal = pageGuard.refusal(of: request) { return refusal.secured }
        if request.path.hasPrefix(ProviderEndpoint.root) { return receive(request) }
        return await answerToPage(request).secured
    }

    private func receive(_ request: HTTPRequest) -> HTTPResponse {
        let (response, result) = provider.receive(request)
        switch result {
        case .success(let push): phone.receive(push)
        case .failure(let reason): phone.note(RefusedPush(reason, of: request, to: provider, in: language))
        }
        changed()
        return response
    }

    private func answerToPage(_ request: HTTPRequest) async -> HTTPResponse {
        let (asset, isPost) = (PageAsset(path: request.path), Self.posts.contains(request.path))
        guard asset != nil || isPost || Self.documents.contains(request.path) else {
            return HTTPResponse(.notFound, text: "there is no such page")
        }
        let method = isPost ? "POST" : "GET"
        guard request.method == method else {
            var response = HTTPResponse(.methodNotAllowed, text: "this takes \(method)")
            response.fields.add("allow", method)
            return response
        }
        if let asset { return asset.response(token: token, run: hub.run, in: language) }
        switch request.path {
        case "/events": return hub.response()
        case "/facts": return HTTPResponse(json: phone.facts)
        case "/scenario": return HTTPResponse(.ok, json: ["text": phone.scenario])
        default: return await take(request)
        }
    }

    /// Refuses what another page posts: it has no token, and no form has this content type.
    private func take(_ request: HTTPRequest) async -> HTTPResponse {
        guard pageGuard.admits(request) else {
            return HTTPResponse(.forbidden, text: "the page is from another run; load it again")
        }
        // A form's text has no charset.
        guard request.fields["content-type"]?.lowercased() == "text/plain;charset=utf-8" else {
            return HTTPResponse(.unsupportedMediaType, text: "this takes text/plain;charset=utf-8")
        }
        let text = String(decoding: request.body, as: UTF8.self)
        guard request.path == "/replay" || !text.contains(where: \.isNewline) else {
            return HTTPResponse(.badRequest, text: "a command is one line")
        }
        do {
            if request.path == "/explain" { return HTTPResponse(json: try await phone.explain(line: text)) }
            defer { changed() }
            if request.path == "/replay" { try await phone.replay(text) } else { try await phone.perform(line: text) }
            return HTTPResponse(.ok, json: [String: String]())
        } catch {
            return HTTPResponse(.conflict, json: ["error": error.description])
        }
    }
}
