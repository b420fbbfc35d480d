/** When a person gets notifications by mail too; each is mailed at most once. */
export const MAIL_TIMES = ['never', 'instant', 'daily', 'weekly'] as const
export type MailTime = (typeof MAIL_TIMES)[number]

/** The notification families with a preference (specification 3, User preferences). */
export const NEWS_FAMILIES = [
  'updateStatus',
  'deadlineStatus',
  'renewalPeriod',
  'validationStatus',
] as const
export type NewsFamily = (typeof NEWS_FAMILIES)[number]

export interface Preferences extends Record<NewsFamily, MailTime> {
  /** Whether the options show the part that changes the password. */
  showResetPassword: boolean
  /** Days before a notice limit; null: the company's setting. */
  renewalPeriodDays: number | null
}

/** The defaults: everything immediately, so that nobody misses a notification by not looking. */
export const DEFAULT_PREFERENCES: Preferences = {
  showResetPassword: true,
  updateStatus: 'instant',
  deadlineStatus: 'instant',
  renewalPeriod: 'instant',
  validationStatus: 'instant',
  renewalPeriodDays: null,
}

/**
 * Parses a typed number of days before a limit; null: left to the company.
 * @returns the number, or undefined if not from 1 to 365
 * @example readPeriodDays('45') // 45
 */
export function readPeriodDays(text: string): number | null | undefined {
  const written = text.trim()
  if (written === '') return null
  const days = Number(written)
  return /^\d{1,3}$/.test(written) && days >= 1 && days <= 365 ? days : undefined
}
