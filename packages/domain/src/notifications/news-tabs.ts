import type { NotificationType } from './news-families.ts'

/** A tab of the contract page, by its name in the address. */
export type NewsTab = 'validation' | 'signing' | 'deadlines'

const TAB_OF_NEWS: Partial<Record<NotificationType, NewsTab>> = {
  validationRequested: 'validation',
  validationRequestedFor: 'validation',
  validationReminder: 'validation',
  validationReminderFor: 'validation',
  validationDue: 'validation',
  validationDueFor: 'validation',
  validationDueMoved: 'validation',
  validationDueMovedFor: 'validation',
  validationLate: 'validation',
  validationAccepted: 'validation',
  validationRefused: 'validation',
  validationInvalidated: 'validation',
  validationAbandoned: 'validation',
  conditionSet: 'validation',
  conditionMet: 'validation',
  conditionMetFor: 'validation',
  conditionRejected: 'validation',
  conditionConfirmed: 'validation',
  signatureRequested: 'signing',
  signatureDone: 'signing',
  signatureCancelled: 'signing',
  contractSealed: 'signing',
  contractMarkedSigned: 'signing',
  scanAwaited: 'signing',
  signedScanFiled: 'signing',
  sealDelayed: 'signing',
  letterToSign: 'deadlines',
  letterSigned: 'deadlines',
  letterRefused: 'deadlines',
  letterSealDelayed: 'deadlines',
  letterWithdrawn: 'deadlines',
  noticeWindowOpens: 'deadlines',
  renewalWindowOpens: 'deadlines',
  renewalSendByReached: 'deadlines',
  renewalLimitReached: 'deadlines',
  informConsumer: 'deadlines',
  exitWindowOpens: 'deadlines',
  exitSendByReached: 'deadlines',
  exitLimitReached: 'deadlines',
  sendByReached: 'deadlines',
  noticeLimitReached: 'deadlines',
  renewalCertain: 'deadlines',
  contractRenewed: 'deadlines',
  renewalRecorded: 'deadlines',
  renewalRefused: 'deadlines',
  renewalCorrected: 'deadlines',
  renewalCancelled: 'deadlines',
  endApproaching: 'deadlines',
  contractEnded: 'deadlines',
  decidedToRenew: 'deadlines',
  decidedToRenegotiate: 'deadlines',
  decidedToEnd: 'deadlines',
  decidedLater: 'deadlines',
  decisionMoved: 'deadlines',
  decisionVoided: 'deadlines',
  decisionDue: 'deadlines',
  limitEscalated: 'deadlines',
  exitDecidedToLeave: 'deadlines',
  exitDecidedToStay: 'deadlines',
  exitDecidedLater: 'deadlines',
  exitDecisionMoved: 'deadlines',
  exitDecisionVoided: 'deadlines',
  exitDecisionNotified: 'deadlines',
  exitDecisionDue: 'deadlines',
  exitEscalated: 'deadlines',
  alertAnswerMoved: 'deadlines',
  alertAnswerGone: 'deadlines',
}

/**
 * The tab of the contract page that a notification and its mail open: it offers the act as long as it is to be done,
 * and later shows who did it and when. Undefined for news of the whole contract.
 *
 * @example tabOfNews('signatureRequested') // 'signing'
 */
export function tabOfNews(type: string): NewsTab | undefined {
  return TAB_OF_NEWS[type as NotificationType]
}

const NEWS_OF_DECISIONS: ReadonlySet<string> = new Set<NotificationType>([
  'validationRequested',
  'validationRequestedFor',
  'validationReminder',
  'validationReminderFor',
  'validationDue',
  'validationDueFor',
  'validationDueMoved',
  'validationDueMovedFor',
])

/**
 * Whether a mail asks its reader to decide on a step of a validation: it leads to the page on which they do.
 *
 * @example asksToDecide('validationReminder') // true
 */
export function asksToDecide(type: string): boolean {
  return NEWS_OF_DECISIONS.has(type)
}

const LIMIT_OF_NEWS: Partial<Record<NotificationType, 'term' | 'exit'>> = {
  noticeWindowOpens: 'term',
  renewalWindowOpens: 'term',
  noticeLimitReached: 'term',
  renewalLimitReached: 'term',
  decisionDue: 'term',
  limitEscalated: 'term',
  exitWindowOpens: 'exit',
  exitLimitReached: 'exit',
  exitDecisionDue: 'exit',
  exitEscalated: 'exit',
}

/**
 * The limit on which a notification asks its reader to decide, as the address of its window names it: of a term or of
 * an early exit, and its prudent limit. Null: it asks for no such decision.
 *
 * @example limitOfNews('limitEscalated', '2026-09-30') // 'term:2026-09-30'
 */
export function limitOfNews(type: string, day: unknown): string | null {
  const about = LIMIT_OF_NEWS[type as NotificationType]
  return about && typeof day === 'string' ? `${about}:${day}` : null
}

/** News of a task given by hand, which is done among the tasks rather than on the contract's page. */
const NEWS_OF_TASKS: ReadonlySet<string> = new Set<NotificationType>([
  'taskAssigned',
  'taskReopened',
  'taskDue',
  'taskLate',
  'taskHandedOver',
])

/**
 * Whether a notification and its mail open the reader's tasks.
 *
 * @example opensTasks('taskAssigned') // true
 */
export function opensTasks(type: string): boolean {
  return NEWS_OF_TASKS.has(type)
}
