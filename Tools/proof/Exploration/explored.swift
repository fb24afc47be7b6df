// `Tools/proof/mutants` appends this to Package.swift. It keeps the tests that explore, and what they use.

// The files of each such test target; all of it where none is named.
let explored = [
    "DeepLinksTests": [
        "NaiveTableTests", "Oracle/NaiveLink", "Oracle/NaiveTable", "PrintingPropertyTests",
        "RandomLinks", "SampleTables",
    ],
    "DiskTests": [],
    "ChatStoreTests": ["ChatFile", "ChatOperation", "ChatOperationsTests"],
    "AppFlowTests": [
        "DeviceExplorationTests", "FetchContentTests", "LinkResolverTests", "MissingContentTests",
        "OpenReportTests", "RegisteredDevice", "SwitchTests", "TestPhone+Steps", "UnroutedLinkTests",
    ],
    "ArrivalsTests": [
        "OpeningWorld", "RandomOpeningsTests", "RefusedInboxTests", "RoutedPhone", "RouterDouble",
    ],
    "LaunchesTests": ["LaunchGateTests"],
    "LaunchDecisionsTests": [
        "ActionTests", "Exploration", "KnownMachine", "MachineAction", "MachineExplorationTests", "MachineLimits",
        "MachineRun", "MachineWorld", "MachineWorld+Promises", "MachineWorld+Running", "MachineWorld+States",
        "NumberSet", "PushTests", "RefreshTests", "SessionChangeTests", "StoredPayload", "SwitchTests", "TapTests",
        "TokenRenewalTests", "UnreadSessionTests",
    ],
    "NavigationTests": ["RouteErrorTests"],
    "ExplorationTests": [
        "AccountLog", "CallbackCount", "RandomOrders", "RandomOrdersTests", "Scenario", "Scenario+Events",
        "Scenario+Verdict", "Scenario+Watching", "ScenarioArrival", "ScenarioEvent", "ScenarioPush",
        "ScenarioSurroundings",
    ],
]
// What no exploration uses, by target. Leaving it out halves the time to optimize these targets.
let leftOut = [
    "ChatSupport": ["", "+Reading", "+Sending"].map { "ChatRepositoryContract\($0)" },
    "TestSupport": [
        "DeviceTokenOutboxContract", "LaunchInboxContract", "LaunchInboxContract+Batches",
        "LaunchInboxContract+Samples", "NotificationArchiveContract", "SavedNavigationStoreContract",
        "SessionStoreContract",
    ].map { "Kit/\($0)" },
]

// Optimizing these would take longer than they run.
let unoptimized: Set = ["AppFlowTests", "ArrivalsTests", "LaunchesTests", "NavigationTests"]

var needed = Set(explored.keys)
var count = 0
while needed.count > count {
    count = needed.count
    for dependency in package.targets.filter({ needed.contains($0.name) }).flatMap(\.dependencies) {
        if case .byNameItem(let name, _) = dependency { needed.insert(name) }
    }
}
package.targets.removeAll { !needed.contains($0.name) }
package.products = []
for target in package.targets {
    target.exclude += leftOut[target.name, default: []].map { "\($0).swift" }
    if let files = explored[target.name], !files.isEmpty { target.sources = files.map { "\($0).swift" } }
    if unoptimized.contains(target.name) { target.swiftSettings?.append(.unsafeFlags(["-Onone"])) }
}
