import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'

/**
 * What the service contract says of its renewal and of notice, in all its languages. A contract made
 * of it starts with these terms; a test reads them in each text.
 */
export const SERVICE_CONTRACT_TERMS = {
  renewalType: 'tacit',
  renewalDuration: { count: 12, unit: 'months' },
  notice: { unit: 'months', count: 3 },
  noticeCountsWhen: 'presented',
  // By post or electronic: post leaves less time, so it is the one to count on.
  sendingMode: 'registeredLetter',
} as const satisfies Partial<LifecycleTerms>
