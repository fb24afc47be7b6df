#if canImport(UIKit)
public import Navigation
import SwiftUI

extension ViewRenderer {
    /// A renderer for SwiftUI, whose views follow what is done at once without animation.
    public convenience init(_ navigator: Navigator) {
        self.init(navigator) { isAnimated, change in
            var transaction = Transaction()
            transaction.disablesAnimations = !isAnimated
            withTransaction(transaction) { change() }
        }
    }
}
#endif
