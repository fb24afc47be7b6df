import Foundation

/// What `routes --format aasa` writes.
struct SiteAssociationFile: Decodable {
    struct Links: Decodable { let details: [Detail] }

    struct Detail: Decodable {
        let appIDs: [String]
        let components: [Component]
    }

    struct Component: Decodable {
        let path: String
        let exclude: Bool?

        private enum CodingKeys: String, CodingKey {
            case path = "/"
            case exclude
        }
    }

    let applinks: Links

    init(of program: Program, _ options: [String] = []) throws {
        let run = try CommandRun(program, ["routes", "--format", "aasa"] + options)
        self = try JSONDecoder().decode(Self.self, from: Data(run.output.utf8))
    }

    /// The paths that links open the app for.
    var claimed: [String] { applinks.details.flatMap(\.components).filter { $0.exclude != true }.map(\.path) }
}
