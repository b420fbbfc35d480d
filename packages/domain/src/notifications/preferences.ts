/** When a person gets notifications by mail too; each is mailed at most once. */
export const MAIL_TIMES = ['never', 'instant', 'daily', 'weekly'] as const
export type MailTime = (typeof MAIL_TIMES)[number]

/** What people choose a time for (specification 3, User preferences). */
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
  /** Days before a notice limit; null: as the company. */
  renewalPeriodDays: number | null
}

/** What holds for who never chose: everything at once, for nobody misses a notice by not looking. */
export const DEFAULT_PREFERENCES: Preferences = {
  showResetPassword: true,
  updateStatus: 'instant',
  deadlineStatus: 'instant',
  renewalPeriod: 'instant',
  validationStatus: 'instant',
  renewalPeriodDays: null,
}

/**
 * Days before a limit, as a person typed them; null: left to the company.
 * @returns the number, or undefined for what is none from 1 to 365
 * @example readPeriodDays('45') // 45
 */
export function readPeriodDays(text: string): number | null | undefined {
  const written = text.trim()
  if (written === '') return null
  const days = Number(written)
  return /^\d{1,3}$/.test(written) && days >= 1 && days <= 365 ? days : undefined
}
