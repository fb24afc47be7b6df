public import Dispatch
public import Foundation

// Apple: "BGTaskScheduler", "shared", "register(forTaskWithIdentifier:using:launchHandler:)", "submit(_:)",
// "cancel(taskRequestWithIdentifier:)"
open class BGTaskScheduler: NSObject {
    open class var shared: BGTaskScheduler { BGTaskScheduler() }

    open func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
        launchHandler: @escaping (BGTask) -> Void
    ) -> Bool { false }

    open func submit(_ taskRequest: BGTaskRequest) throws {}

    open func cancel(taskRequestWithIdentifier identifier: String) {}
}

// Apple: "BGTask", "identifier", "expirationHandler", "setTaskCompleted(success:)"
open class BGTask: NSObject {
    open var identifier: String { "" }
    open var expirationHandler: (() -> Void)?

    open func setTaskCompleted(success: Bool) {}
}

// Apple: "BGAppRefreshTask"
open class BGAppRefreshTask: BGTask {}

// Apple: "BGTaskRequest", "identifier", "earliestBeginDate"
open class BGTaskRequest: NSObject {
    open var identifier: String { "" }
    open var earliestBeginDate: Date?
}

// Apple: "BGAppRefreshTaskRequest", "init(identifier:)"
open class BGAppRefreshTaskRequest: BGTaskRequest {
    public init(identifier: String) {}
}
