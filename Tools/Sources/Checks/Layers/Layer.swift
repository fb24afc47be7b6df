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
}
