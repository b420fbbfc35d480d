// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface NotificationsTexts {
  'notifications.unknown': null
  'notifications.validationRequested': { person: string | number; title: string | number; reference: string | number; step: string | number }
  'notifications.validationAccepted': { title: string | number; reference: string | number }
  'notifications.validationRefused': { person: string | number; title: string | number; reference: string | number; step: string | number }
  'notifications.validationFallen': { title: string | number; reference: string | number }
  'notifications.validationCancelled': { title: string | number; reference: string | number }
  'notifications.signatureRequested': { title: string | number; reference: string | number }
  'notifications.signatureDone': { person: string | number; title: string | number; reference: string | number }
  'notifications.contractSealed': { title: string | number; reference: string | number }
  'notifications.signatureCancelled': { title: string | number; reference: string | number }
  'notifications.noticeWindowOpens': { title: string | number; reference: string | number; day: string }
  'notifications.sendByReached': { title: string | number; reference: string | number; day: string }
  'notifications.noticeLimitReached': { title: string | number; reference: string | number; day: string }
  'notifications.endApproaching': { title: string | number; reference: string | number; day: string }
  'notifications.contractEnded': { title: string | number; reference: string | number; day: string }
  'notifications.exportReady': null
  'notifications.renewalWindowOpens': { title: string | number; reference: string | number; day: string }
  'notifications.renewalSendByReached': { title: string | number; reference: string | number; day: string }
  'notifications.renewalLimitReached': { title: string | number; reference: string | number; day: string }
  'notifications.informConsumer': { title: string | number; reference: string | number; day: string }
  'notifications.panel.title': null
  'notifications.panel.readAll': null
  'notifications.panel.empty': null
  'notifications.panel.emptyHint': null
  'notifications.panel.list': null
  'notifications.panel.loadingMore': null
  'notifications.panel.failed': null
  'notifications.sealDelayed': { title: string | number; reference: string | number }
  'notifications.shareGiven': { person: string | number; title: string | number; reference: string | number }
  'notifications.validationRequestedFor': { person: string | number; title: string | number; reference: string | number; step: string | number; absent: string | number }
  'notifications.delegationGiven': { person: string | number; from: string; to: string }
  'notifications.personJoined': { person: string | number; email: string | number }
}
