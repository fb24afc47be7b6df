import AppFlow
import ArgumentParser
import Items
import Launches
import RouterCommands
import StarterApp
import Timestamps

/// The items as a list.
struct ItemsCommand: ProgramCommand {
    typealias Program = Starter

    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "items", abstract: "List the items that the account sees, the newest first.")
    }

    @Option(help: "How many to list at most, from 1 to 10000.")
    var limit = 100

    @OptionGroup var shared: SharedOptions

    init() {}

    func validate() throws {
        if !(1...10_000).contains(limit) { throw ValidationError("--limit is from 1 to 10000.") }
    }

    @MainActor
    func run() async throws {
        let app = try await AppInstallation<Starter>(shared)
        var items: [Item] = []
        if let account = try app.signedIn() {
            items = try await StoreFailure.catching {
                try await app.program.container.items.items(of: account.description, limit: limit)
            }
        }
        try write(items.map(JSONObject.init), orLines: TextTable(items, language: language).lines)
    }
}

extension JSONObject {
    fileprivate init(_ item: Item) {
        self = [
            "id": item.id, "title": item.title, "text": item.text, "date": RFC3339.string(from: item.date),
            "doneAt": item.marks[.done].map(RFC3339.string),
        ]
    }
}

extension TextTable {
    fileprivate init(_ items: [Item], language: Language) {
        let headings = ["id", "date", "title", "doneAt"].map { language.sentence("items.\($0)") }
        let rows = items.map { item in
            [
                String(item.id), RFC3339.string(from: item.date), item.title,
                item.marks[.done].map(RFC3339.string) ?? "–",
            ]
        }
        self.init(headings, rows, widest: [20, 24, 60, 24], ifEmpty: language.sentence("content.empty"))
    }
}
