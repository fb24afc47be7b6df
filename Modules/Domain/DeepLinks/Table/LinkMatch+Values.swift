extension LinkMatch {
    /// The first value of a parameter; nil where the link carries none.
    ///
    /// - Throws: `invalidParameter` if its type cannot be read from what stands there.
    @inlinable
    func first<Value: LinkValue>(of parameter: ParameterDeclaration) throws(LinkError) -> Value? {
        try link.text.withBytes { bytes throws(LinkError) in
            guard let place = firstPlace(of: parameter, in: bytes) else { return nil }
            guard let value: Value = place.value(in: bytes) else { throw parameter.unreadable(place, in: bytes) }
            return value
        }
    }

    /// All values of a parameter, in order.
    ///
    /// - Throws: `invalidParameter` for the first that its type cannot be read from.
    @inlinable
    func all<Value: LinkValue>(of parameter: ParameterDeclaration) throws(LinkError) -> [Value] {
        try link.text.withBytes { bytes throws(LinkError) in
            var values: [Value] = []
            for place in allPlaces(of: parameter, in: bytes) {
                guard let value: Value = place.value(in: bytes) else { throw parameter.unreadable(place, in: bytes) }
                values.append(value)
            }
            return values
        }
    }

    @usableFromInline
    func firstPlace(of parameter: ParameterDeclaration, in bytes: Span<UInt8>) -> ValuePlace? {
        parameter.first(in: bytes, link.places, at: declaration.place(of: parameter))
    }

    @usableFromInline
    func allPlaces(of parameter: ParameterDeclaration, in bytes: Span<UInt8>) -> [ValuePlace] {
        parameter.all(in: bytes, link.places, at: declaration.place(of: parameter))
    }
}
