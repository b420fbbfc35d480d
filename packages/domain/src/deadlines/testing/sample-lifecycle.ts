import { Temporal } from 'temporal-polyfill'
import { lifecycleTerms } from '../lifecycle-terms.ts'
import type { LifecycleTerms } from '../lifecycle-terms.ts'
import type { RegisteredNotice } from '../registered-notice.ts'

/** Inputs of the tests of this folder. */
export const day = (iso: string): Temporal.PlainDate => Temporal.PlainDate.from(iso)

/** A year from 1 January 2026, tacitly renewed by years, three months' notice (limit 30 September). */
export function yearlyTacit(changes: Partial<LifecycleTerms> = {}): LifecycleTerms {
  return lifecycleTerms({
    signatureDate: '2025-12-15',
    effectiveDate: '2026-01-01',
    duration: { kind: 'span', count: 12, unit: 'months' },
    renewalType: 'tacit',
    renewalDuration: { count: 12, unit: 'months' },
    notice: { unit: 'months', count: 3 },
    ...changes,
  })
}

/** A fixed year, 2026, that nothing renews. */
export function fixedYear(changes: Partial<LifecycleTerms> = {}): LifecycleTerms {
  return yearlyTacit({ renewalType: 'none', renewalDuration: null, notice: null, ...changes })
}

/** A notice against renewal received on a day. */
export function noticeOn(
  receivedOn: string,
  changes: Partial<{ id: string; cancelledOn: string }> = {},
): RegisteredNotice {
  return {
    id: 'notice-1',
    kind: 'nonRenewal',
    sentOn: null,
    presentedOn: null,
    receivedOn,
    cancelledOn: null,
    ...changes,
  }
}
