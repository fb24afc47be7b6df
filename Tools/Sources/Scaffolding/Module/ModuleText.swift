/// What a new module begins with.
enum ModuleText {
    static func source(of type: CamelWords) -> String {
        """
        /// \(type.article == "an" ? "An" : "A") \(type.spaced), known by its id.
        public struct \(type.upper): Identifiable, Equatable, Sendable {
            public let id: Int64

            public init(id: Int64) {
                self.id = id
            }
        }

        """
    }

    static func test(of type: CamelWords, in module: CamelWords) -> String {
        """
        import \(module.upper)
        import Testing

        @Suite struct \(type.upper)Tests {
            @Test func `\(type.article) \(type.spaced) is the same as another if the id is`() {
                #expect(\(type.upper)(id: 1) == \(type.upper)(id: 1))
                #expect(\(type.upper)(id: 1) != \(type.upper)(id: 2))
            }
        }

        """
    }
}
