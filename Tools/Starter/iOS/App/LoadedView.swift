import Navigation
import SwiftUI

/// What a screen has loaded, which stays while it is loaded anew and after a failure. Until there is something, it says
/// that it is loading or why it cannot be loaded, with a button that tries again as a pull to refresh does.
struct LoadedView<Value, Content: View>: View {
    let loaded: Loaded<Value>
    @ViewBuilder let content: (Value) -> Content

    var body: some View {
        Group {
            if let value = loaded.value {
                content(value)
                    .safeAreaInset(edge: .bottom) {
                        if let error = loaded.error {
                            Label(say(error.code), systemImage: "exclamationmark.triangle")
                                .frame(maxWidth: .infinity)
                                .padding()
                                .background(.bar)
                        }
                    }
            } else if let error = loaded.error {
                ContentUnavailableView {
                    Label(say(error.code), systemImage: "exclamationmark.triangle")
                } actions: {
                    if !error.isFinal { RetryButton() }
                }
            } else {
                ProgressView(say("content.loading"))
            }
        }
        .closable()
    }
}

/// Tries again, and shows that it does.
private struct RetryButton: View {
    @Environment(\.refresh) private var refresh
    @State private var isTrying = false

    // From Xcode 27 on Swift synthesizes no initializer for a type with a `State` (Apple, "TN3211").
    init() {}

    var body: some View {
        if isTrying {
            ProgressView()
        } else {
            Button(say("content.retry")) {
                isTrying = true
                Task {
                    await refresh?()
                    isTrying = false
                }
            }
        }
    }
}
