/// Sizes in the picture, in pixels.
enum GraphStyle {
    static let boxHeight = 36.0
    static let bendWidth = 4.0
    static let gapBetweenBoxes = 18.0
    static let gapBesideBend = 12.0

    /// From a row to the next in one band, and across the border between two.
    static let gapInBand = 52.0
    static let gapBetweenBands = 84.0

    /// From a band's border to the rows in it; lines run straight there.
    static let bandPadding = 18.0

    /// How far a line runs straight below a box, and above one, where its tip is.
    static let startLead = 3.0
    static let endLead = 12.0

    /// The strip at a band's left with its name, which no line enters.
    static let strip = 32.0
    static let margin = 14.0

    /// What lies between the items of the two sides: a margin, the gap, a strip and a margin.
    static let seam = 20 + strip + 2 * margin

    static let fontSize = 14

    /// A character is reckoned as wide as in a wide typeface, so that names fit in any.
    static func boxWidth(for name: String) -> Double {
        (Double(name.count) * 8.4 + 20).rounded()
    }
}
