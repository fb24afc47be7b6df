// As all of Apple's frameworks do.
@_exported import Foundation

// Apple: "LAPolicy"
public enum LAPolicy: Int {
    case deviceOwnerAuthenticationWithBiometrics = 1
    case deviceOwnerAuthentication = 2
}

// Apple: "LAContext"
open class LAContext: NSObject {
    public override init() {}

    // Apple: "canEvaluatePolicy(_:error:)"
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool { true }

    // Apple: "evaluatePolicy(_:localizedReason:reply:)"
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool { true }
}
