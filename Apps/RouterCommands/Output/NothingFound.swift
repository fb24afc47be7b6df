/// What was asked for by name is not there.
struct NothingFound: Error, CustomStringConvertible {
    let description: String

    init(_ sentence: String) {
        description = sentence
    }
}
