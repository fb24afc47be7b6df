/// What a link carries for a parameter.
@usableFromInline
struct ValueText {
    /// Decoded; as it is written where that cannot be.
    @usableFromInline let text: String
    /// Whether it can be decoded, and is not empty.
    @usableFromInline let isReadable: Bool

    init(_ text: String, isDecoded: Bool = true) {
        self.text = text
        isReadable = isDecoded && !text.isEmpty
    }
}

extension ParsedLink {
    /// Empty where an item has no value.
    func value(of item: ItemPlace) -> ValueText {
        guard let place = item.value else { return ValueText("") }
        let text = try? PercentCoding.decoded(bytes[place])
        return ValueText(text ?? self.text(place), isDecoded: text != nil)
    }
}

extension LinkMatch {
    /// The first value of a parameter; nil where the link carries none.
    @usableFromInline
    func first(of parameter: ParameterDeclaration) -> ValueText? {
        switch declaration.place(of: parameter) {
        case .segment(let index): ValueText(link.text(link.path[index]))
        case .rest(let index): ValueText(link.rest(from: index).joined(separator: "/"))
        case .query: link.query.first { link.isNamed(parameter.name, $0) }.map { link.value(of: $0) }
        }
    }

    /// All values of a parameter, in order.
    @usableFromInline
    func all(of parameter: ParameterDeclaration) -> [ValueText] {
        guard case .query = declaration.place(of: parameter) else { return first(of: parameter).map { [$0] } ?? [] }
        return link.query.filter { link.isNamed(parameter.name, $0) }.map { link.value(of: $0) }
    }

    /// - Throws: `invalidParameter` for the first declared parameter that the link does not carry as declared.
    func checkParameters() throws(LinkError) {
        for parameter in declaration.parameters {
            if parameter.isRepeated {
                for value in all(of: parameter) { try parameter.check(value) }
            } else if let value = first(of: parameter) {
                try parameter.check(value)
            } else if parameter.isRequired {
                throw parameter.missing
            }
        }
    }
}
