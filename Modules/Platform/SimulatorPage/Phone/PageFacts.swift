public import Foundation

/// What a page has to know once.
public struct PageFacts: Encodable {
    /// A payload that the composer can begin with, as JSON.
    public struct Sample: Encodable {
        public let name: String
        let payload: String

        public init(name: String, payload: String) {
            self.name = name
            self.payload = payload
        }
    }

    /// The program's command.
    public var program: String
    /// What the app is called under its icon.
    public var title: String
    /// Under which backends push to the device.
    public var token: String
    public var topic: String
    public var samples: [Sample]
    /// The name of the one that the composer begins with; nil for any.
    public var firstSample: String?
    public var links: [String]
    /// The first of the app's schemes and hosts; nil if it has none.
    public var scheme: String?
    public var host: String?
    /// The payload's key that holds a link, with dots between the names of objects; nil if no rule reads one.
    public var linkKey: String?
    /// The type that makes the link table, with its module.
    public var mainType: String
    /// The titles of the actions that notifications have, by their ids.
    public var actions: [String: String]
    /// What is said of a push, by the circumstance or reason why it was not presented, and under `presented` and `quietly`.
    public var verdicts: [String: String]
    /// What each step of a tap's path means, by its name.
    public var meanings: [String: String]
    /// What has the app schedule a notification that comes in two minutes; nil if it schedules none.
    public var scheduleOffer: String?
    /// A test in Swift that replays a scenario, with `{scenario}` in the place of its lines.
    public var scenarioTest: String

    public init(
        program: String, title: String, token: String, topic: String, samples: [Sample],
        firstSample: String?, links: [String], scheme: String?, host: String?, linkKey: String?, mainType: String,
        actions: [String: String], verdicts: [String: String], meanings: [String: String], scheduleOffer: String?,
        scenarioTest: String
    ) {
        self.program = program
        self.title = title
        self.token = token
        self.topic = topic
        self.samples = samples
        self.firstSample = firstSample
        self.links = links
        self.scheme = scheme
        self.host = host
        self.linkKey = linkKey
        self.mainType = mainType
        self.actions = actions
        self.verdicts = verdicts
        self.meanings = meanings
        self.scheduleOffer = scheduleOffer
        self.scenarioTest = scenarioTest
    }

    /// As the page reads it.
    /// - Parameter routes: what `routes --format json` prints of each.
    public func json(routes: some Encodable) -> Data {
        return (try? JSONEncoder().encode(All(facts: self, routes: routes))) ?? Data("null".utf8)
    }
}

private struct All<Routes: Encodable>: Encodable {
    let facts: PageFacts
    let routes: Routes

    private enum Key: CodingKey { case routes }

    func encode(to encoder: any Encoder) throws {
        try facts.encode(to: encoder)
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(routes, forKey: .routes)
    }
}
