/// What `push`, `open` and `launch` print with `--json`. Reading one fails if a key is missing or one too many.
struct Answer: Decodable {
    let outcome: String
    let error: Failure?
    let route: String?
    let parameters: [String: String]
    let navigation: Navigation
    /// Of a push alone.
    let presentation: Presentation?

    var stack: [String] { navigation.stack }

    struct Failure: Decodable {
        let code: String
        let message: String
        /// Of what has more to it than its code.
        let detail: String?

        private enum Key: String, CodingKey, CaseIterable { case code, message, detail }

        init(from decoder: any Decoder) throws {
            let members = try decoder.members(exactly: Key.self, optional: .detail)
            detail = try members.decodeIfPresent(String.self, forKey: .detail)
            code = try members.decode(String.self, forKey: .code)
            message = try members.decode(String.self, forKey: .message)
        }
    }

    struct Navigation: Decodable {
        let phase: String
        let tab: String?
        let stack: [String]
        let modals: [String]
        let alert: Failure?

        private enum Key: String, CodingKey, CaseIterable { case phase, tab, stack, modals, alert }

        init(from decoder: any Decoder) throws {
            let members = try decoder.members(exactly: Key.self)
            phase = try members.decode(String.self, forKey: .phase)
            tab = try members.decode(String?.self, forKey: .tab)
            stack = try members.decode([String].self, forKey: .stack)
            modals = try members.decode([String].self, forKey: .modals)
            alert = try members.decode(Failure?.self, forKey: .alert)
        }
    }

    struct Presentation: Decodable {
        let presented: Bool
        let reason: String?
        let quietly: Bool?

        /// In a word.
        var name: String { presented ? quietly == true ? "quietly" : "presented" : reason ?? "" }

        private enum Key: String, CodingKey, CaseIterable { case presented, reason, quietly }

        init(from decoder: any Decoder) throws {
            let members = try decoder.members(exactly: Key.self, optional: .quietly)
            presented = try members.decode(Bool.self, forKey: .presented)
            reason = try members.decode(String?.self, forKey: .reason)
            quietly = try members.decodeIfPresent(Bool.self, forKey: .quietly)
        }
    }

    private enum Key: String, CodingKey, CaseIterable {
        case outcome, error, route, parameters, navigation, presentation
    }

    init(from decoder: any Decoder) throws {
        let members = try decoder.members(exactly: Key.self, optional: .presentation)
        outcome = try members.decode(String.self, forKey: .outcome)
        error = try members.decode(Failure?.self, forKey: .error)
        route = try members.decode(String?.self, forKey: .route)
        parameters = try members.decode([String: String].self, forKey: .parameters)
        navigation = try members.decode(Navigation.self, forKey: .navigation)
        presentation = try members.decodeIfPresent(Presentation.self, forKey: .presentation)
    }
}

extension Decoder {
    /// The members of an object that has all these keys and no other.
    /// - Parameter optional: the key that may be missing.
    func members<Key: CodingKey & CaseIterable>(
        exactly keys: Key.Type, optional: Key? = nil
    ) throws -> KeyedDecodingContainer<Key> {
        var found = Set(try container(keyedBy: AnyKey.self).allKeys.map(\.stringValue))
        if let optional { found.insert(optional.stringValue) }
        let expected = Set(Key.allCases.map(\.stringValue))
        guard found == expected else {
            let difference = found.symmetricDifference(expected).sorted().joined(separator: ", ")
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: codingPath, debugDescription: "missing or too many: \(difference)"))
        }
        return try container(keyedBy: Key.self)
    }
}

private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) {
        self.stringValue = stringValue
    }

    init?(intValue: Int) { nil }
}
