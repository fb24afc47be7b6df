public import Foundation
public import Launches

extension Arrival {
    /// When samples arrive.
    public static let sampleDate = Date(timeIntervalSince1970: 1_800_000_000)

    /// One that arrives then.
    public static func sample(
        _ id: LaunchRecord.ID, _ purpose: Purpose = .link, order: Int64? = nil, owner: AccountID? = .one,
        isSwitchable: Bool = false, deliveredBefore age: TimeInterval = 0, attempts: Int = 0
    ) -> Arrival {
        let delivered = sampleDate - age
        return Arrival(
            id: id, order: order, owner: owner, deliveredAt: delivered,
            expiresAt: delivered + (purpose == .action ? TimeToLive.action : TimeToLive.navigation), purpose: purpose,
            isSwitchable: isSwitchable, attempts: attempts)
    }
}

extension AccountID {
    public static let one = AccountID("1")
    public static let two = AccountID("2")
}
