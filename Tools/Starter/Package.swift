// swift-tools-version: 6.2
import PackageDescription

// The workspace as a package of its own, which takes the kit from another: for teams that do not keep the kit's sources.
let package = Package(
    name: "Starter",
    defaultLocalization: "en",
    platforms: [.macOS(.v14), .iOS(.v17)],
    dependencies: [
        .package(name: "Switchyard", path: "../.."),
        .package(url: "https://github.com/groue/GRDB.swift", .upToNextMinor(from: "7.10.0")),
        .package(url: "https://github.com/apple/swift-argument-parser", .upToNextMinor(from: "1.8.2")),
    ]
)

let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

// Which library holds the repository in memory and the contract of which Domain module.
var supports: [(name: String, feature: String)] = []

// The app: its features, and the program that shows them.

module("Items", in: .domain)
support("ItemSupport", of: "Items")
module("ItemStore", in: .data, uses: ["Storage", grdb, "Items"])
module(
    "ItemFlow", in: .presentation,
    uses: ["AppFlow", "Navigation", "DeepLinks", "Notifications", "Launches", "Items", "Timestamps"],
    processing: ["Sentences"])
module(
    "StarterApp", in: .presentation,
    uses: [
        "AppFlow", "Navigation", "DeepLinks", "Notifications", "Launches",
        "ItemFlow",
        "Items",
    ],
    processing: ["Sentences"])
program(
    "starter", at: "Apps/Starter",
    uses: [
        "RouterCommands", "StarterApp", "AppFlow", "Notifications", "Launches", "Storage", "Timestamps", argumentParser,
        "ItemStore",
        "Items",
    ])
tests(named: "StarterTests", uses: ["starter"])

// What the lines above are made of.

enum Layer: String {
    case domain = "Domain"
    case data = "Data"
    case presentation = "Presentation"
    case platform = "Platform"
}

@MainActor
func module(
    _ name: String, in layer: Layer, uses dependencies: [Target.Dependency] = [], excluding files: [String] = [],
    copying copied: [String] = [], processing processed: [String] = []
) {
    library(
        name, at: "Modules/\(layer.rawValue)/\(name)", uses: dependencies, excluding: files, copying: copied,
        processing: processed)
    package.products.append(.library(name: name, targets: [name]))
}

/// What the tests of all modules that use a feature share: its repository in memory and its contract.
@MainActor
func support(_ name: String, of feature: String) {
    library(name, at: "Tests/\(name)", uses: [.byName(name: feature), "TestSupport"])
    supports.append((name, feature))
}

@MainActor
func library(
    _ name: String, at path: String, uses dependencies: [Target.Dependency], excluding files: [String] = [],
    copying copied: [String] = [], processing processed: [String] = []
) {
    package.targets.append(
        .target(
            name: name, dependencies: dependencies, path: path, exclude: files,
            resources: copied.map { .copy($0) } + processed.map { .process($0) }))
}

@MainActor
func program(_ name: String, at path: String, uses dependencies: [Target.Dependency]) {
    package.targets.append(
        .executableTarget(
            name: name, dependencies: dependencies, path: path,
            resources: [.copy("Samples"), .process("Sentences")]))
    package.products.append(.executable(name: name, targets: [name]))
}

@MainActor
func tests(for module: Target) {
    let device: [Target.Dependency] = module.path?.contains("Modules/Presentation/") == true ? ["DeviceSimulator"] : []
    let used = module.dependencies + [.byName(name: module.name)]
    let support = supports.filter { support in used.contains { isModule($0, named: support.feature) } }
    tests(named: module.name + "Tests", uses: used + device + support.map { .byName(name: $0.name) })
}

func isModule(_ dependency: Target.Dependency, named name: String) -> Bool {
    if case .byNameItem(name, _) = dependency { true } else { false }
}

@MainActor
func tests(named name: String, uses dependencies: [Target.Dependency]) {
    package.targets.append(
        .testTarget(name: name, dependencies: dependencies + ["TestSupport"], path: "Tests/\(name)"))
}

for module in package.targets where module.path?.hasPrefix("Modules/") == true { tests(for: module) }

for target in package.targets {
    var settings: [SwiftSetting] = [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("ExistentialAny"),
    ]
    if Context.environment["SWITCHYARD_STRICT"] == "1" { settings.append(.treatAllWarnings(as: .error)) }
    target.swiftSettings = settings
    // What is no target of this package is a module of the kit.
    target.dependencies = target.dependencies.map { dependency in
        guard case .byNameItem(let name, _) = dependency, !package.targets.contains(where: { $0.name == name }) else {
            return dependency
        }
        return .product(name: name, package: "Switchyard")
    }
}
