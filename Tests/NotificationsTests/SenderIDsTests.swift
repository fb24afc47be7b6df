import Foundation
import Notifications
import Testing

@Suite struct SenderIDsTests {
    @Test(
        "U42: the ids of message and campaign are the sender's own",
        arguments: [
            (#""itbl":{"campaignId":12,"messageId":"m"}"#, "iterable", "12", "m"),
            (#""moengage":{"cid":"c"}"#, "moengage", "c", nil),
            (#""wzrk_id":"1600_2""#, "clevertap", "1600_2", nil),
            (#""bsft_message_uuid":"m","bsft_experiment_uuid":"c""#, "blueshift", "c", "m"),
            (#""gcm.message_id":"m","google.c.a.c_id":"c""#, "fcm", "c", "m"),
            (#""custom":{"i":"m"}"#, "onesignal", nil, "m"),
            (#""id":"own","campaign":"own""#, "apns", nil, nil),
        ] as [(String, String, String?, String?)])
    func ids(members: String, sender: String, campaign: String?, message: String?) throws {
        let payload = try NotificationPayload(json: Data("{\"aps\":{\"alert\":\"x\"},\(members)}".utf8))
        #expect(payload.dialect.id == sender)
        #expect(payload.senderCampaignID == campaign)
        #expect(payload.senderMessageID == message)
    }
}
