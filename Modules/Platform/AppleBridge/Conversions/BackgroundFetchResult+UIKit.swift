#if canImport(UIKit)
public import Launches
public import UIKit

extension UIBackgroundFetchResult {
    public init(_ result: BackgroundFetchResult) {
        switch result {
        case .newData: self = .newData
        case .noData: self = .noData
        case .failed: self = .failed
        }
    }
}
#endif
