import Launches

extension Device {
    /// iOS gives the app the time in the background that it asked for, without a scene. The request is used up by that.
    /// Apple: "BGAppRefreshTask".
    func refreshInBackground() {
        backgroundRefresh.cancelRefresh()
        let number = (refresh ?? 0) + 1
        wake { app, done in
            refresh = number
            app.refreshInBackground { [weak self, weak app] _ in
                done()
                guard let self, let app, self.app === app, refresh == number else { return }
                refresh = nil
                changed()
            }
        }
    }

    /// The app is told that the time of its refresh is over.
    func endRefresh() {
        guard refresh != nil else { return }
        refresh = nil
        app?.backgroundRefreshExpired()
    }
}
