// swift-tools-version: 6.2
import PackageDescription

let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

// The app: its features, and the program that shows them. A line names a module and all that it may import, innermost
// layer first; its tests come with it.
let app: [[Target]] = [
    domain("Items", uses: ["StoreErrors"], testing: ["ItemSupport"]),
    support("ItemSupport", of: "Items"),
    data("ItemStore", uses: ["Storage", grdb, "Items", "StoreErrors"], testing: ["ItemSupport"]),
    presentation(
        "ItemFlow",
        uses: [
            "AppFlow", "Navigation", "DeepLinks", "Notifications", "Launches", "Items", "StoreErrors", "Timestamps",
        ],
        speaking: true, testing: ["ItemSupport"]),
    presentation(
        "StarterApp",
        uses: [
            "AppFlow", "Navigation", "DeepLinks", "Notifications", "Launches",
            "ItemFlow",
            "Items",
        ],
        speaking: true,
        testing: [
            "ItemSupport"
        ]),
    program(
        "starter", at: "Apps/Starter",
        uses: [
            "RouterCommands", "StarterApp", "AppFlow", "Notifications", "Launches", "Storage", "StoreErrors",
            "Timestamps", argumentParser,
            "ItemStore",
            "Items",
        ]),
    tests("StarterTests", of: ["starter"]),
]

let modules = app.joined().filter { $0.path?.hasPrefix("Modules/") == true }
let package = Package(
    name: "Starter",
    defaultLocalization: "en",
    platforms: [.macOS(.v14), .iOS(.v17)],
    products: [
        // What the iOS app links.
        .library(name: "starter-modules", targets: modules.map(\.name))
    ],
    dependencies: [
        .package(name: "Switchyard", path: "../.."),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    ],
    targets: Array(app.joined())
)

// What the lines above are made of.

typealias Names = [Target.Dependency]

func domain(_ name: String, uses: Names = [], testing: Names = []) -> [Target] {
    module(name, "Domain", uses, tested: testing)
}

func data(_ name: String, uses: Names, testing: Names = []) -> [Target] {
    module(name, "Data", uses, tested: testing)
}

/// - Parameter speaking: whether it has sentences.
func presentation(_ name: String, uses: Names, speaking: Bool = false, testing: Names = []) -> [Target] {
    module(
        name, "Presentation", uses, resources: speaking ? [.process("Sentences")] : [],
        tested: ["DeviceSimulator"] + testing)
}

func platform(_ name: String, uses: Names, excluding: [String] = [], resources: [Resource] = []) -> [Target] {
    module(name, "Platform", uses, excluding: excluding, resources: resources)
}

func module(
    _ name: String, _ layer: String, _ uses: Names, excluding: [String] = [], resources: [Resource] = [],
    tested: Names = []
) -> [Target] {
    [
        .target(
            name: name, dependencies: uses, path: "Modules/\(layer)/\(name)", exclude: excluding,
            resources: resources)
    ] + tests(name + "Tests", of: uses + [.byName(name: name)] + tested)
}

/// What the tests of all modules that use a feature share: its repository in memory and its contract.
func support(_ name: String, of feature: String) -> [Target] {
    [.target(name: name, dependencies: [.byName(name: feature), "TestSupport"], path: "Tests/\(name)")]
}

func program(_ name: String, at path: String, uses: Names) -> [Target] {
    [
        .executableTarget(
            name: name, dependencies: uses, path: path, resources: [.copy("Samples"), .process("Sentences")])
    ]
}

func tests(_ name: String, of uses: Names) -> [Target] {
    [.testTarget(name: name, dependencies: uses + ["TestSupport"], path: "Tests/\(name)")]
}

// The kit's modules, which another package has, by their layers.
let kit = [
    "Domain": ["Timestamps", "DeepLinks", "StoreErrors", "Notifications", "Launches", "LaunchDecisions"],
    "Data": ["Storage", "LaunchStore", "NotificationStore", "BackendClient"],
    "Presentation": ["Arrivals", "Navigation", "AppFlow"],
    "Platform": ["DeviceSimulator", "SimulatorPage", "AppleBridge"],
    "": ["RouterCommands", "TestSupport"],
]

// The layers. A wrong edge is replaced by one to its complaint, which SwiftPM then prints:
// product 'Storage (Data), which Feeds (Domain) may not use,' … not found.

let layers = Dictionary(
    uniqueKeysWithValues: modules.map { ($0.name, String($0.path?.split(separator: "/")[1] ?? "")) }
        + kit.flatMap { layer, names in names.map { ($0, layer) } })
// Of other layers a module may use these.
let others: [String: Set<String>] = [
    "Data": ["Domain"], "Presentation": ["Domain"], "Platform": ["Domain", "Presentation"],
]
// Of its own layer it may use these; in Domain all.
let shared: [String: Set<String>] = [
    "Data": ["Storage"], "Presentation": ["AppFlow", "Navigation"], "Platform": ["DeviceSimulator"],
]
// Of other packages' products it may use these; every layer may log.
let products: [String: Set<String>] = ["Data": ["GRDB", "GRDBSQLite"], "Platform": ["FlyingSocks"]]

@MainActor
func complaint(_ module: String, of layer: String, about used: Target.Dependency) -> String? {
    let name: String
    let isAllowed: Bool
    switch used {
    case .productItem(let product, _, _, _):
        name = product
        isAllowed = product == "Logging" || products[layer]?.contains(product) == true
    case .byNameItem(let target, _), .targetItem(let target, _):
        let other = layers[target] ?? "no layer"
        name = "\(target) (\(other))"
        // A program's own module joins flows.
        let joinsFlow = layer == "Presentation" && module.hasSuffix("App") && target.hasSuffix("Flow")
        isAllowed =
            other == layer
            ? layer == "Domain" || joinsFlow || shared[layer]?.contains(target) == true
            : others[layer]?.contains(other) == true
    default: return nil
    }
    return isAllowed ? nil : "\(name), which \(module) (\(layer)) may not use,"
}

let kitNames = kit.values.joined()
for target in package.targets {
    target.dependencies = target.dependencies.map { used in
        if let complaint = layers[target.name].flatMap({ complaint(target.name, of: $0, about: used) }) {
            return .byName(name: complaint)
        }
        guard case .byNameItem(let name, _) = used, kitNames.contains(name) else { return used }
        return .product(name: name, package: "Switchyard")
    }
    target.swiftSettings = [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("ExistentialAny"),
    ]
    if Context.environment["SWITCHYARD_STRICT"] == "1" {
        target.swiftSettings?.append(.treatAllWarnings(as: .error))
    }
}
