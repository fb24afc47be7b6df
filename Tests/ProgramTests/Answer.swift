/// What `push`, `open` and `launch` print with `--json`.
struct Answer: Printed {
    struct Failure: Printed {
        static let optionalKeys: Set<String> = ["detail"]

        let code: String
        let message: String
        /// Of what has more to it than its code.
        let detail: String?
    }

    struct Navigation: Printed {
        let phase: String
        let tab: String?
        let stack: [String]
        let modals: [String]
        let alert: Failure?
    }

    struct Presentation: Printed {
        static let optionalKeys: Set<String> = ["quietly"]

        let presented: Bool
        let reason: String?
        let quietly: Bool?

        /// In a word.
        var name: String { presented ? quietly == true ? "quietly" : "presented" : reason ?? "" }
    }

    static let optionalKeys: Set<String> = ["presentation"]

    let outcome: String
    let error: Failure?
    let route: String?
    let parameters: [String: String]
    let navigation: Navigation
    /// Of a push alone.
    let presentation: Presentation?

    var stack: [String] { navigation.stack }
}
