import AppFlow
import ArgumentParser
import DeepLinks
import Navigation

/// All links of the program.
struct RoutesCommand<Program: RouterProgram>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "routes", abstract: "Print every link that the program answers to.")
    }

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case tree, json
    }

    @Option(help: "The form: tree or json.")
    var format: Format?

    @OptionGroup var shared: SharedOptions

    @MainActor
    func run() async throws {
        let table = try Program.Main.makeTree().table
        switch format ?? (shared.json ? .json : .tree) {
        case .json: Console.write(try JSONLine.text(table.declarations.map(RouteAnswer.init)))
        case .tree: for line in RouteDrawing(table).lines { Console.write(line) }
        }
    }
}
