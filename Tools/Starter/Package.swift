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

// The products of other packages that the lines below name, and of which package each is.
let grdb = "GRDB"
let argumentParser = "ArgumentParser"
let packages = [grdb: "GRDB.swift", argumentParser: "swift-argument-parser"]

// Which library holds the repository in memory and the contract of which Domain module.
var supports: [(name: String, feature: String)] = []
// What each module uses, by its name.
var uses: [String: [String]] = [:]

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
    _ name: String, in layer: Layer, uses names: [String] = [], excluding files: [String] = [],
    copying copied: [String] = [], processing processed: [String] = []
) {
    library(
        name, at: "Modules/\(layer.rawValue)/\(name)", uses: names, excluding: files, copying: copied,
        processing: processed)
    package.products.append(.library(name: name, targets: [name]))
}

/// What the tests of all modules that use a feature share: its repository in memory and its contract.
@MainActor
func support(_ name: String, of feature: String) {
    library(name, at: "Tests/\(name)", uses: [feature, "TestSupport"])
    supports.append((name, feature))
}

@MainActor
func library(
    _ name: String, at path: String, uses names: [String], excluding files: [String] = [],
    copying copied: [String] = [], processing processed: [String] = []
) {
    package.targets.append(
        .target(
            name: name, dependencies: names.map(dependency(named:)), path: path, exclude: files,
            resources: copied.map { .copy($0) } + processed.map { .process($0) }))
    uses[name] = names
}

@MainActor
func program(_ name: String, at path: String, uses names: [String]) {
    package.targets.append(
        .executableTarget(
            name: name, dependencies: names.map(dependency(named:)), path: path,
            resources: [.copy("Samples"), .process("Sentences")]))
    package.products.append(.executable(name: name, targets: [name]))
    // What an iOS app takes in its place, under one name.
    package.products.append(.library(name: "\(name)-modules", targets: names.filter { uses[$0] != nil }))
}

@MainActor
func tests(for module: Target) {
    let device = module.path?.contains("Modules/Presentation/") == true ? ["DeviceSimulator"] : []
    let used = uses[module.name, default: []] + [module.name]
    let support = supports.filter { used.contains($0.feature) }.map(\.name)
    tests(named: module.name + "Tests", uses: used + device + support)
}

@MainActor
func tests(named name: String, uses names: [String]) {
    package.targets.append(
        .testTarget(name: name, dependencies: (names + ["TestSupport"]).map(dependency(named:)), path: "Tests/\(name)"))
}

/// What is no module of this package is one of the kit.
@MainActor
func dependency(named name: String) -> Target.Dependency {
    if package.targets.contains(where: { $0.name == name }) { return .byName(name: name) }
    return .product(name: name, package: packages[name] ?? "Switchyard")
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
}
