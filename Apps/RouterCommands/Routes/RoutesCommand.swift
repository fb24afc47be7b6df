import AppFlow
import ArgumentParser
import DeepLinks
import Navigation

/// All links of the program.
struct RoutesCommand<Program: RouterProgram>: ProgramCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "routes", abstract: "Print every link that the program answers to.")
    }

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case tree, json, aasa
        case urlTypes = "url-types"
    }

    @Option(help: "tree, json, aasa (site association) or url-types (of Info.plist).")
    var format: Format?

    @Option(help: "The app's prefix and bundle identifier, for aasa and url-types; a placeholder without it.")
    var appID: AppIdentifier?

    @Option(help: "The site that serves the file of aasa; the first host without it.")
    var host: String?

    @OptionGroup var shared: SharedOptions

    func validate() throws {
        if shared.json, let format, format != .json {
            throw ValidationError("Of --json and --format \(format.rawValue) only one can be given.")
        }
    }

    @MainActor
    func run() async throws {
        let table = try Program.Main.makeTree().table
        let app = appID ?? .placeholder(for: table.origins)
        switch format ?? (shared.json ? .json : .tree) {
        case .json: Console.write(try JSONLine.text(JSONObject.routes(of: table)))
        case .tree: try write([], orLines: RouteDrawing(table).lines)
        case .aasa: Console.write(try siteAssociation(of: table, for: app))
        case .urlTypes: for line in URLTypes(of: table.origins, for: app).lines { Console.write(line) }
        }
    }

    /// - Throws: the exit code for bad input, if the routes make no file that the system would take.
    private func siteAssociation(of table: LinkTable, for app: AppIdentifier) throws -> String {
        if let host, !table.origins.own(host: host.lowercased()) {
            Console.writeError("\(host) is none of the app's hosts: \(table.origins.hosts.joined(separator: ", "))")
            throw Failure.badInput.exitCode
        }
        do {
            return try SiteAssociation(claiming: table, for: app.text, on: host).json
        } catch {
            Console.writeError("\(error)")
            throw Failure.badInput.exitCode
        }
    }
}

extension JSONObject {
    /// The routes of a table as `routes --format json` prints them.
    static func routes(of table: LinkTable) -> [JSONObject] {
        table.declarations.map { JSONObject($0, in: table.origins) }
    }

    /// `from` is the least trusted channel that the route takes links from, `on` the host whose links alone it takes.
    private init(_ declaration: LinkDeclaration, in origins: LinkOrigins) {
        let parameters = declaration.parameters.map { parameter -> JSONObject in
            [
                "name": parameter.name, "type": parameter.typeName, "required": parameter.isRequired,
                "place": declaration.pattern.hasParameter(parameter.name) ? "path" : "query",
            ]
        }
        self = [
            "route": declaration.pattern.description, "parameters": parameters,
            "from": declaration.minimumSource.rawValue, "asksFirst": declaration.requiresConfirmation,
        ]
        if let host = declaration.host { merge(["on": host]) }
        // One subdomain stands for all of a wildcard.
        let site = declaration.host?.replacing("*.", with: "any.") ?? origins.printedHost
        if origins.fragments.holdPaths(on: site) { merge(["fragments": "path"]) }
    }
}
