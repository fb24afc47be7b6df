/// A layer of the workspace, named as its folder in `Modules/`.
package enum Layer: String, CaseIterable, Sendable {
    case domain = "Domain"
    case data = "Data"
    case presentation = "Presentation"
    case platform = "Platform"

    /// The other layers that it may import.
    var mayImport: Set<Layer> {
        switch self {
        case .domain: []
        case .data, .presentation: [.domain]
        case .platform: [.domain, .presentation]
        }
    }

    /// The layer rule in words.
    var rule: String {
        mayImport.isEmpty
            ? "\(rawValue) imports no layer"
            : "\(rawValue) imports only " + mayImport.map(\.rawValue).sorted().joined(separator: " and ")
    }

    /// The modules that others of the same layer may build on; nil if all are. Any other is one feature's or one program's.
    var shared: Set<String>? {
        switch self {
        case .domain: nil
        case .data: ["Storage"]
        case .presentation: ["AppFlow", "Navigation"]
        case .platform: ["DeviceSimulator"]
        }
    }

    /// The products of other packages that its modules may declare.
    var products: Set<String> { self == .data ? ["GRDB", "GRDBSQLite", "Logging"] : ["Logging"] }
}
