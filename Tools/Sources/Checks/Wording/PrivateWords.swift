/// Words that this project once gave a meaning of its own, and the field's words for the same.
enum PrivateWords {
    static let all: [String: String] = [
        "keeper": "recorder",
        "ledger": "buffered inbox",
        "mortal": "crashable",
        "owed": "unflushed",
        "owing": "unflushed",
        "stories": "traces or scenarios",
        "story": "trace or scenario",
        "surroundings": "context",
        "unseen": "awaiting first frame",
        "untold": "pending alerts",
        "visitor": "reader",
        "withheld": "awaiting session",
    ]
}
