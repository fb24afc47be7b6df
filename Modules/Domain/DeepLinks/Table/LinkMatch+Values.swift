extension LinkMatch {
    /// The first value of a parameter; nil where the link carries none.
    ///
    /// - Throws: `invalidParameter` if its type cannot be read from what stands there.
    @inlinable
    func first<Value: LinkValue>(of parameter: ParameterDeclaration) throws(LinkError) -> Value? {
        let found = text.withBytes { bytes -> (value: Value?, place: ValuePlace)? in
            guard let place = firstPlace(of: parameter, in: bytes) else { return nil }
            return (place.value(in: bytes), place)
        }
        guard let found else { return nil }
        guard let value = found.value else { throw error(of: parameter, at: found.place) }
        return value
    }

    /// All values of a parameter, in order.
    ///
    /// - Throws: `invalidParameter` for the first that its type cannot be read from.
    @inlinable
    func all<Value: LinkValue>(of parameter: ParameterDeclaration) throws(LinkError) -> [Value] {
        var values: [Value] = []
        for place in allPlaces(of: parameter) {
            guard let value: Value = text.withBytes({ place.value(in: $0) }) else {
                throw error(of: parameter, at: place)
            }
            values.append(value)
        }
        return values
    }

    @usableFromInline
    func firstPlace(of parameter: ParameterDeclaration, in bytes: Span<UInt8>) -> ValuePlace? {
        parameter.first(in: bytes, places, at: parameters.place(of: parameter))
    }

    @usableFromInline
    func allPlaces(of parameter: ParameterDeclaration) -> [ValuePlace] {
        text.withBytes { parameter.all(in: $0, places, at: parameters.place(of: parameter)) }
    }

    @usableFromInline
    func error(of parameter: ParameterDeclaration, at place: ValuePlace) -> LinkError {
        text.withBytes { parameter.error(of: .unreadable(place), in: $0) }
    }
}
