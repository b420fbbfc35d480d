import { Temporal } from 'temporal-polyfill'
import type { Amendment, AmendmentPatch } from '../amendment.ts'
import { lifecycleTerms } from '../lifecycle-terms.ts'
import type { LifecycleTerms } from '../lifecycle-terms.ts'
import type { RecordedRenewal } from '../recorded-renewal.ts'
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

/** Indeterminate from 1 January 2026, ended by a month's notice. */
export function openEnded(changes: Partial<LifecycleTerms> = {}): LifecycleTerms {
  const notice = { unit: 'months', count: 1 } as const
  return fixedYear({ duration: { kind: 'indefinite' }, notice, ...changes })
}

/** A commercial lease of nine years, to 14 February 2027. */
export function nineYearLease(changes: Partial<LifecycleTerms> = {}): LifecycleTerms {
  return lifecycleTerms({
    effectiveDate: '2018-02-15',
    duration: { kind: 'span', count: 9, unit: 'years' },
    regime: { kind: 'commercialLease', excludesTriennialExit: false },
    ...changes,
  })
}

/** Insurance of a private person for 2026, tacitly renewed (limit 31 October). */
export function insuredYear(
  reminderPostedOn: string | null,
  changes: Partial<LifecycleTerms> = {},
): LifecycleTerms {
  const regime = { kind: 'insurance', privatePerson: true, reminderPostedOn } as const
  return yearlyTacit({ notice: null, regime, ...changes })
}

/** The amendment A1 with one change, in effect immediately unless specified. */
export function amendmentOf(
  patch: AmendmentPatch,
  signedOn: string,
  effectiveOn = signedOn,
): Amendment {
  return { id: 'a1', reference: 'A1', signedOn, effectiveOn, patches: [patch] }
}

/** A renewal agreed on a day, or requested on it. */
export function renewalOn(
  agreedOn: string,
  { until = null, kind = 'agreement' }: Partial<Pick<RecordedRenewal, 'until' | 'kind'>> = {},
): RecordedRenewal {
  return { id: 'r1', kind, day: agreedOn, until }
}

/** A termination that ends the contract on a day, without notice to count. */
export function terminationOn(endsOn: string): RegisteredNotice {
  return { ...noticeOn('2026-05-01'), kind: 'termination', endsOn }
}

/** A notice by the early exit clause, received on a day. */
export function earlyExitOn(receivedOn: string): RegisteredNotice {
  return { ...noticeOn(receivedOn), kind: 'earlyExit' }
}
