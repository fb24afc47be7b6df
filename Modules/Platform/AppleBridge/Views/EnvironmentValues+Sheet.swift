#if canImport(UIKit)
public import SwiftUI

extension EnvironmentValues {
    /// Whether a view is on a sheet of the navigation, which needs a button that closes it. It stays so while the sheet
    /// goes, when the navigator has it no more.
    public var isSheet: Bool {
        get { self[IsSheet.self] }
        set { self[IsSheet.self] = newValue }
    }
}

private struct IsSheet: EnvironmentKey {
    static let defaultValue = false
}
#endif
