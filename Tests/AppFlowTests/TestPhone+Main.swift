import AppFlow
import Launches
import Navigation
import TestSupport

extension TestPhone {
    /// The user does what stands between the launch screen and the main screen.
    func getToMain() async {
        if navigation.phase == .retry { app?.retry() }
        await whenIdle()
        if navigation.phase == .onboarding { app?.completeOnboarding() }
        if navigation.phase == .login { await app?.signIn(as: AccountID("1")) }
        if navigation.phase == .locked { app?.unlock() }
        await whenIdle()
    }
}
