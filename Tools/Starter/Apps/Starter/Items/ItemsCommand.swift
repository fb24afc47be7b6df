import AppFlow
import ArgumentParser
import Items
import Launches
import RouterCommands
import StarterApp
import Timestamps

/// The items as a list.
struct ItemsCommand: AsyncParsableCommand {
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
        let run = try await ProgramRun<Starter>(shared)
        var items: [Item] = []
        if let account = try run.account() {
            items = try await StoreFailure.catching { () async throws(ItemRepositoryError) in
                try await run.program.container.items.items(of: account.description, limit: limit)
            }
        }
        if shared.json {
            for item in items { Console.write(try JSONLine.text(ItemAnswer(item))) }
        } else {
            for line in lines(of: items, in: shared.language(of: Starter.self)) { Console.write(line) }
        }
    }

    private func lines(of items: [Item], in language: Language) -> [String] {
        if items.isEmpty { return [language.sentence("content.empty")] }
        let headings = ["id", "date", "title", "doneAt"].map { language.sentence("items.\($0)") }
        let rows = items.map { item in
            [
                String(item.id), RFC3339.string(from: item.date), item.title,
                item.doneAt.map(RFC3339.string) ?? "–",
            ]
        }
        return TextTable(headings, rows, widest: [20, 24, 60, 24]).lines
    }
}

/// One item in JSON.
private struct ItemAnswer: Encodable {
    let id: Item.ID
    let title, text, date: String
    let doneAt: String?

    init(_ item: Item) {
        id = item.id
        title = item.title
        text = item.text
        date = RFC3339.string(from: item.date)
        doneAt = item.doneAt.map(RFC3339.string)
    }
}
