import AppFlow
import Foundation
import Observation

/// Everything that the server answers.
@MainActor
public final class PageSite {
    /// Between two states at least: no display shows more.
    private static let frame = Duration.milliseconds(8)
    private static let heartbeat = Duration.seconds(15)
    /// What the page posts to.
    private static let posts = ["/commands", "/replay", "/explain"]

    private let phone: any PageSession
    private let pageGuard: PageGuard
    private let language: Language
    private var provider: ProviderEndpoint
    /// More than hands can click.
    private var limit = RateLimit(perSecond: 100, burst: 300)
    private let hub = EventHub()
    private let changes: AsyncStream<Void>
    private let change: AsyncStream<Void>.Continuation

    /// - Parameters:
    ///   - phone: the phone that the page shows.
    ///   - port: where it is served.
    public init(_ phone: any PageSession, port: UInt16) {
        self.phone = phone
        pageGuard = PageGuard(port: port)
        language = Language(phone.language, of: [.simulatorPage])
        provider = ProviderEndpoint(token: phone.pushToken, topic: phone.pushTopic)
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
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                while true {
                    try await Task.sleep(for: Self.heartbeat)
                    await self.hub.beat()
                }
            }
            group.addTask {
                for await _ in self.changes {
                    let took = await ContinuousClock().measure { await self.publish() }
                    // A flood of changes must leave time for what changes things.
                    try await Task.sleep(for: max(Self.frame, took * 2))
                }
            }
            changed()
            try await group.next()
            group.cancelAll()
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

    /// What is said of a request that was not read to its end.
    /// Whoever may not send it learns no more than that.
    public func refusal(_ status: HTTPStatus, of request: HTTPRequest?) -> HTTPResponse {
        if let request {
            if let refusal = pageGuard.refusal(of: request) { return refusal.secured }
            if status == .contentTooLarge, request.path.hasPrefix(ProviderEndpoint.root) {
                let (response, reason) = provider.refusalOfTooMuch(request)
                note(reason, of: request)
                return response
            }
        }
        return HTTPResponse(status, text: "the request is refused").secured
    }

    private func answerToPage(_ request: HTTPRequest) async -> HTTPResponse {
        let wanted = Self.posts.contains(request.path) ? ["POST"] : ["GET", "HEAD"]
        switch request.path {
        case _
        where PageAsset(path: request.path) == nil
            && !(Self.posts + ["/events", "/facts", "/scenario"]).contains(request.path):
            return HTTPResponse(.notFound, text: "there is no such page")
        case _ where !wanted.contains(request.method):
            var response = HTTPResponse(.methodNotAllowed, text: "this takes \(wanted.joined(separator: " and "))")
            response.fields.add("allow", wanted.joined(separator: ", "))
            return response
        case "/events" where request.method == "HEAD":
            return HTTPResponse(.ok, fields: ["content-type": "text/event-stream"])
        case "/events": return hub.response(after: request.fields["last-event-id"])
        case "/facts":
            return HTTPResponse(.ok, fields: ["content-type": "application/json"], body: .whole(phone.facts))
        case "/scenario": return HTTPResponse(.ok, json: ["text": phone.scenario])
        case "/explain": return await explain(request)
        case _ where Self.posts.contains(request.path): return await perform(request)
        default:
            return PageAsset(path: request.path)?.response(token: token, run: hub.run, in: language)
                ?? HTTPResponse(.notFound)
        }
    }

    private func receive(_ request: HTTPRequest) -> HTTPResponse {
        let (response, result) = provider.receive(request, at: .now)
        switch result {
        case .success(let push):
            phone.receive(push)
            changed()
        case .failure(let reason): note(reason, of: request)
        }
        return response
    }

    private func note(_ reason: ProviderReason, of request: HTTPRequest) {
        phone.note(RefusedPush(reason, of: request, to: provider, in: language))
        changed()
    }

    /// Refuses what another page posts, which has no token, and more than people do in a time.
    /// - Parameter type: the content type that the page gives; no form can give it.
    private func refusal(ofPost request: HTTPRequest, of type: String) -> HTTPResponse? {
        guard pageGuard.admits(request) else {
            return HTTPResponse(.forbidden, text: "the page is from another run; load it again")
        }
        guard request.fields["content-type"]?.lowercased() == type else {
            return HTTPResponse(.unsupportedMediaType, text: "this takes \(type)")
        }
        return limit.admits(at: .now) ? nil : HTTPResponse(.tooManyRequests, text: "too many commands")
    }

    private func explain(_ request: HTTPRequest) async -> HTTPResponse {
        if let refusal = refusal(ofPost: request, of: "application/json") { return refusal }
        guard let question = PageQuestion(json: request.body) else {
            return HTTPResponse(.badRequest, text: "there is no such question")
        }
        let answer = await phone.explain(question)
        return HTTPResponse(.ok, fields: ["content-type": "application/json"], body: .whole(answer))
    }

    private func perform(_ request: HTTPRequest) async -> HTTPResponse {
        // A form's text has no charset.
        if let refusal = refusal(ofPost: request, of: "text/plain;charset=utf-8") { return refusal }
        guard let text = String(bytes: request.body, encoding: .utf8) else {
            return HTTPResponse(.badRequest, text: "the text is not UTF-8")
        }
        let isScenario = request.path == "/replay"
        guard isScenario || !text.utf8.contains(UInt8(ascii: "\n")) else {
            return HTTPResponse(.badRequest, text: "a command is one line")
        }
        defer { changed() }
        do {
            if isScenario { try await phone.replay(text) } else { try await phone.perform(line: text) }
            return HTTPResponse(.ok, json: [String: String]())
        } catch {
            return HTTPResponse(.conflict, json: ["error": error.description])
        }
    }
}
