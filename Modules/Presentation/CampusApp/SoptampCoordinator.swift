import DeepLinks
public import Navigation

/// The stamp tour's rankings.
@MainActor
public final class SoptampCoordinator: Coordinator {
    public nonisolated static var routes: [Route<SoptampCoordinator>] {
        [
            Route("entire-ranking") { _, _ in [.push(Screen("entire-ranking"))] },
            // One generation's ranking lies over another's, so that "back" compares them.
            Route(
                "current-generation-ranking", LinkParameter("currentGeneration", Int.self),
                LinkParameter("status", GenerationStatus.self), policy: .push
            ) { _, _, generation, status in
                let arguments = ["currentGeneration": String(generation), "status": status.rawValue]
                return [.push(Screen("current-generation-ranking", arguments: arguments))]
            },
        ]
    }

    public init() {}
}

/// Whether a member takes part in the current generation.
enum GenerationStatus: String, CaseIterable, AnyCaseLinkValue {
    case active = "ACTIVE"
    case inactive = "INACTIVE"
}
