/// Something with a place of its own in a row of the picture.
struct GraphItem: Sendable {
    enum Kind: Hashable, Sendable {
        case module(String)

        /// Where lines to a module pass through a row on their way.
        case bend(to: String)
    }

    /// The half of the picture that it must stay in, where Data lies beside Platform and Presentation.
    enum Side: Int, Sendable {
        case left, right, either
    }

    let kind: Kind
    let row: Int
    let side: Side

    /// In pixels, as the rest of the picture.
    let width: Double

    var isBend: Bool { module == nil }

    var module: String? {
        if case .module(let name) = kind { name } else { nil }
    }
}
