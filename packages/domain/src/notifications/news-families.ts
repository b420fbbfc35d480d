import type { NewsFamily } from './preferences.ts'

/** The kinds of notifications, and which preference controls their mails. Each has its texts. */
export const FAMILY_OF_NEWS = {
  validationRequested: 'validationStatus',
  validationRequestedAgain: 'validationStatus',
  validationRequestedFor: 'validationStatus',
  delegationGiven: 'validationStatus',
  delegationArranged: 'validationStatus',
  delegateAppointed: 'validationStatus',
  delegationEnded: 'validationStatus',
  validationReminder: 'validationStatus',
  validationReminderFor: 'validationStatus',
  validationAccepted: 'validationStatus',
  validationRefused: 'validationStatus',
  validationInvalidated: 'validationStatus',
  signatureRequested: 'updateStatus',
  signatureDone: 'updateStatus',
  contractSealed: 'updateStatus',
  contractMarkedSigned: 'updateStatus',
  scanAwaited: 'updateStatus',
  signedScanFiled: 'updateStatus',
  signatureCancelled: 'updateStatus',
  sealDelayed: 'updateStatus',
  noticeWindowOpens: 'renewalPeriod',
  renewalWindowOpens: 'renewalPeriod',
  renewalSendByReached: 'deadlineStatus',
  renewalLimitReached: 'deadlineStatus',
  informConsumer: 'deadlineStatus',
  exitWindowOpens: 'renewalPeriod',
  exitSendByReached: 'deadlineStatus',
  exitLimitReached: 'deadlineStatus',
  sendByReached: 'deadlineStatus',
  noticeLimitReached: 'deadlineStatus',
  renewalCertain: 'deadlineStatus',
  contractRenewed: 'deadlineStatus',
  endApproaching: 'deadlineStatus',
  contractEnded: 'deadlineStatus',
  stepDue: 'deadlineStatus',
  stepLate: 'deadlineStatus',
  decidedToRenew: 'deadlineStatus',
  decidedToRenegotiate: 'deadlineStatus',
  decidedToEnd: 'deadlineStatus',
  decidedLater: 'deadlineStatus',
  decisionMoved: 'deadlineStatus',
  decisionVoided: 'deadlineStatus',
  decisionDue: 'renewalPeriod',
  limitEscalated: 'deadlineStatus',
  archivingProposed: 'updateStatus',
  taskAssigned: 'updateStatus',
  taskAnswered: 'updateStatus',
  taskReopened: 'updateStatus',
  taskWithdrawn: 'updateStatus',
  taskHandedOver: 'updateStatus',
  taskPassedOn: 'updateStatus',
  exportReady: 'updateStatus',
  exportFailed: 'updateStatus',
  personJoined: 'updateStatus',
  fileDamaged: 'updateStatus',
  fileMissing: 'updateStatus',
  membershipsRequested: 'updateStatus',
  membershipConfirmed: 'updateStatus',
  membershipRefused: 'updateStatus',
  shareGiven: 'updateStatus',
  contractMailRefused: 'updateStatus',
  contractMailExpired: 'updateStatus',
  mailRefused: 'updateStatus',
  mailExpired: 'updateStatus',
  mailStuck: 'updateStatus',
  backupFailed: 'updateStatus',
  backupIncomplete: 'updateStatus',
  backupLate: 'updateStatus',
} as const satisfies Record<string, NewsFamily>

export type NotificationType = keyof typeof FAMILY_OF_NEWS

/**
 * The types whose mails a preference controls.
 * @example typesOfFamily('renewalPeriod') // ['noticeWindowOpens', …]
 */
export function typesOfFamily(family: NewsFamily): NotificationType[] {
  const types = Object.keys(FAMILY_OF_NEWS) as NotificationType[]
  return types.filter((type) => FAMILY_OF_NEWS[type] === family)
}
