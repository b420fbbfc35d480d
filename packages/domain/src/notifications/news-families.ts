import type { NewsFamily } from './preferences.ts'

/** The kinds of notifications, and which preference controls their mails. Each has its texts. */
export const FAMILY_OF_NEWS = {
  validationRequested: 'validationStatus',
  validationRequestedAgain: 'validationStatus',
  validationRequestedFor: 'validationStatus',
  delegationGiven: 'validationStatus',
  validationAccepted: 'validationStatus',
  validationRefused: 'validationStatus',
  validationInvalidated: 'validationStatus',
  signatureRequested: 'updateStatus',
  signatureDone: 'updateStatus',
  contractSealed: 'updateStatus',
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
  endApproaching: 'deadlineStatus',
  contractEnded: 'deadlineStatus',
  exportReady: 'updateStatus',
  personJoined: 'updateStatus',
  shareGiven: 'updateStatus',
  backupFailed: 'updateStatus',
  backupIncomplete: 'updateStatus',
  backupLate: 'updateStatus',
} as const satisfies Record<string, NewsFamily>

export type NotificationType = keyof typeof FAMILY_OF_NEWS
