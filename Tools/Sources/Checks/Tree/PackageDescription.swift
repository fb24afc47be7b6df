/// What a manifest declares, as `swift package describe --type json` tells it.
package struct PackageDescription: Decodable, Sendable {
    package struct Target: Decodable, Sendable {
        package let name: String
        package let path: String
        let type: String
        let targets: [String]?
        let products: [String]?

        enum CodingKeys: String, CodingKey {
            case name, path, type
            case targets = "target_dependencies"
            case products = "product_dependencies"
        }

        /// The modules and products that it may import as far as the compiler is concerned.
        package var dependencies: [String] { (targets ?? []) + (products ?? []) }

        /// Where its workspace has it.
        var pathInWorkspace: String { Workspace.path(within: path) }

        /// The layer's and the module's folder, for a target in `Modules/<Layer>/<Module>`.
        var moduleFolders: (layer: String, module: String)? {
            let parts = pathInWorkspace.split(separator: "/").map(String.init)
            return parts.count == 3 && parts[0] == "Modules" ? (parts[1], parts[2]) : nil
        }

        package var layer: Layer? { moduleFolders.flatMap { Layer(rawValue: $0.layer) } }
    }

    package struct Product: Decodable, Sendable {
        package let name: String
        package let targets: [String]
    }

    var name = ""
    package var targets: [Target] = []
    package var products: [Product] = []

    package subscript(name: String) -> Target? { targets.first { $0.name == name } }
}
