extension Device {
    /// Does what a user, the environment or iOS do, if it can be done as things stand.
    /// - Throws: ``DeviceRefusal``, the reason why it cannot; nothing has happened then.
    public func perform(_ command: DeviceCommand) throws(DeviceRefusal) {
        catchUp()
        try CommandCheck(device: self).check(command)
        try CommandRunner(device: self).perform(command)
    }

    /// Why a command could not be carried out as things stand; nil if it could be.
    public func refusal(of command: DeviceCommand) -> DeviceRefusal? {
        do throws(DeviceRefusal) {
            try CommandCheck(device: self).check(command)
            return nil
        } catch {
            return error
        }
    }
}
