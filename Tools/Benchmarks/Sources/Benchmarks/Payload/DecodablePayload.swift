import Foundation

/// The same fields as an app declares them for `JSONDecoder`: the usual way, and stricter than a payload ought to be read.
struct DecodablePayload: Decodable {
    let aps: Aps
    let deepLink: String?
    let webLink: String?
    let chatRoomId: Int64?
    let recipient: String?
    let id: String?

    struct Aps: Decodable {
        let alert: Alert?
        let badge: Int64?
        let sound: Sound?
        let category: String?
        let threadID: String?
        let contentAvailable: Int?
        let mutableContent: Int?
        let interruptionLevel: String?
        let relevanceScore: Double?
        let targetContentID: String?
        let filterCriteria: String?
        let urlArguments: [String]?
        let event: String?
        let timestamp: Double?

        enum CodingKeys: String, CodingKey {
            case alert, badge, sound, category, event, timestamp
            case threadID = "thread-id"
            case contentAvailable = "content-available"
            case mutableContent = "mutable-content"
            case interruptionLevel = "interruption-level"
            case relevanceScore = "relevance-score"
            case targetContentID = "target-content-id"
            case filterCriteria = "filter-criteria"
            case urlArguments = "url-args"
        }
    }

    struct Alert: Decodable {
        var title: String?
        var subtitle: String?
        var body: String?
        var key: String?
        var arguments: [String]?
        var titleKey: String?
        var titleArguments: [String]?
        var subtitleKey: String?
        var subtitleArguments: [String]?
        var launchImage: String?

        enum CodingKeys: String, CodingKey {
            case title, subtitle, body
            case key = "loc-key"
            case arguments = "loc-args"
            case titleKey = "title-loc-key"
            case titleArguments = "title-loc-args"
            case subtitleKey = "subtitle-loc-key"
            case subtitleArguments = "subtitle-loc-args"
            case launchImage = "launch-image"
        }

        init(from decoder: any Decoder) throws {
            if let text = try? decoder.singleValueContainer().decode(String.self) {
                body = text
                return
            }
            let members = try decoder.container(keyedBy: CodingKeys.self)
            title = try members.decodeIfPresent(String.self, forKey: .title)
            subtitle = try members.decodeIfPresent(String.self, forKey: .subtitle)
            body = try members.decodeIfPresent(String.self, forKey: .body)
            key = try members.decodeIfPresent(String.self, forKey: .key)
            arguments = try members.decodeIfPresent([String].self, forKey: .arguments)
            titleKey = try members.decodeIfPresent(String.self, forKey: .titleKey)
            titleArguments = try members.decodeIfPresent([String].self, forKey: .titleArguments)
            subtitleKey = try members.decodeIfPresent(String.self, forKey: .subtitleKey)
            subtitleArguments = try members.decodeIfPresent([String].self, forKey: .subtitleArguments)
            launchImage = try members.decodeIfPresent(String.self, forKey: .launchImage)
        }
    }

    struct Sound: Decodable {
        var name: String?
        var critical: Int?
        var volume: Double?

        enum CodingKeys: CodingKey { case name, critical, volume }

        init(from decoder: any Decoder) throws {
            if let name = try? decoder.singleValueContainer().decode(String.self) {
                self.name = name
                return
            }
            let members = try decoder.container(keyedBy: CodingKeys.self)
            name = try members.decodeIfPresent(String.self, forKey: .name)
            critical = try members.decodeIfPresent(Int.self, forKey: .critical)
            volume = try members.decodeIfPresent(Double.self, forKey: .volume)
        }
    }
}
