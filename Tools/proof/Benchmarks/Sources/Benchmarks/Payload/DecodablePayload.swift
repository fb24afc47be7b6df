import Foundation

/// The fields that the benchmark reads, as an app declares them for `JSONDecoder`.
struct DecodablePayload: Decodable {
    let aps: Aps
    let deepLink: String?

    struct Aps: Decodable {
        let alert: Alert?
        let badge: Int64?
        let sound: Sound?
        let category: String?
        let threadID: String?

        enum CodingKeys: String, CodingKey {
            case alert, badge, sound, category
            case threadID = "thread-id"
        }
    }

    struct Alert: Decodable {
        var title: String?
        var body: String?

        enum CodingKeys: CodingKey { case title, body }

        init(from decoder: any Decoder) throws {
            if let text = try? decoder.singleValueContainer().decode(String.self) {
                body = text
                return
            }
            let members = try decoder.container(keyedBy: CodingKeys.self)
            title = try members.decodeIfPresent(String.self, forKey: .title)
            body = try members.decodeIfPresent(String.self, forKey: .body)
        }
    }

    struct Sound: Decodable {
        let name: String?

        enum CodingKeys: CodingKey { case name }

        init(from decoder: any Decoder) throws {
            name =
                try (try? decoder.singleValueContainer().decode(String.self))
                ?? decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(String.self, forKey: .name)
        }
    }
}
