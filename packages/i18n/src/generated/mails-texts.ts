// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface MailsTexts {
  'mails.notification.greeting': { name: string | number }
  'mails.notification.open': null
  'mails.notification.subjects.validationRequested': { title: string | number }
  'mails.notification.subjects.validationAccepted': { title: string | number }
  'mails.notification.subjects.validationRefused': { title: string | number }
  'mails.notification.subjects.validationFallen': { title: string | number }
  'mails.notification.subjects.validationCancelled': { title: string | number }
  'mails.notification.subjects.signatureRequested': { title: string | number }
  'mails.notification.subjects.signatureDone': { title: string | number }
  'mails.notification.subjects.contractSealed': { title: string | number }
  'mails.notification.subjects.signatureCancelled': { title: string | number }
  'mails.notification.subjects.sealDelayed': { title: string | number }
  'mails.notification.subjects.noticeWindowOpens': { day: string; title: string | number }
  'mails.notification.subjects.sendByReached': { day: string; title: string | number }
  'mails.notification.subjects.noticeLimitReached': { day: string; title: string | number }
  'mails.notification.subjects.renewalWindowOpens': { day: string; title: string | number }
  'mails.notification.subjects.renewalSendByReached': { day: string; title: string | number }
  'mails.notification.subjects.renewalLimitReached': { day: string; title: string | number }
  'mails.notification.subjects.informConsumer': { day: string; title: string | number }
  'mails.notification.subjects.endApproaching': { day: string; title: string | number }
  'mails.notification.subjects.contractEnded': { day: string; title: string | number }
  'mails.notification.subjects.exportReady': null
  'mails.notification.subjects.shareGiven': { title: string | number }
  'mails.notification.subjects.validationRequestedFor': { absent: string | number; title: string | number }
  'mails.notification.subjects.delegationGiven': { person: string | number }
  'mails.notification.subjects.personJoined': { person: string | number }
  'mails.notification.quote': { quote: string | number }
  'mails.invitation.subject': { company: string | number; title: string | number }
  'mails.invitation.greeting': { name: string | number }
  'mails.invitation.request': { sender: string | number; company: string | number; title: string | number }
  'mails.invitation.how': null
  'mails.invitation.personal': { day: string }
  'mails.invitation.unexpected': null
  'mails.invitation.open': null
  'mails.code.open.subject': { title: string | number }
  'mails.code.open.code': { title: string | number; company: string | number; code: string | number }
  'mails.code.sign.subject': { title: string | number }
  'mails.code.sign.code': { title: string | number; company: string | number; code: string | number }
  'mails.code.validity': { count: number }
  'mails.code.keep': null
  'mails.copy.subject': { title: string | number }
  'mails.copy.signed': { title: string | number; reference: string | number; company: string | number }
  'mails.copy.attached': null
  'mails.copy.linked': null
  'mails.copy.verify': null
  'mails.copy.open': null
  'mails.digest.subject.daily': { count: number }
  'mails.digest.subject.weekly': { count: number }
  'mails.digest.lead.daily': null
  'mails.digest.lead.weekly': null
  'mails.digest.rest': { count: number }
  'mails.digest.open': null
  'mails.share.subject': { company: string | number; title: string | number }
  'mails.share.given': { sender: string | number; company: string | number; title: string | number }
  'mails.share.message': { sender: string | number; message: string | number }
  'mails.share.how': null
  'mails.share.open': null
  'mails.activation.subject': { company: string | number }
  'mails.activation.greeting': { name: string | number }
  'mails.activation.hello': null
  'mails.activation.request': { sender: string | number; company: string | number }
  'mails.activation.requestOfCompany': { company: string | number }
  'mails.activation.how': null
  'mails.activation.personal': { day: string }
  'mails.activation.unexpected': null
  'mails.activation.open': null
}
