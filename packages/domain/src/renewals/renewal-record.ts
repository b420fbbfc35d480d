import type { IsoDay } from '../calendar/iso-day.ts'
import type { NoticeSide } from '../notices/notice-record.ts'
import type { RecordedRenewal, RefusedRenewal } from '../deadlines/recorded-renewal.ts'

/** How a renewal came about. `tacit` confirms one that the engine counts anyway; `refusal` is one that will not come about. */
export const RENEWAL_KINDS = ['tacit', 'agreement', 'request', 'refusal'] as const
export type RenewalKind = (typeof RENEWAL_KINDS)[number]

/** What people record about the term in force, so that another follows it or does not. */
export const RECORDED_KINDS = ['agreement', 'request', 'refusal'] as const
export type RecordedKind = (typeof RECORDED_KINDS)[number]

/** A renewal of the register. */
export interface RenewalRecord {
  id: string
  kind: RenewalKind
  /** When it was agreed, requested or refused; of a tacit one, the first day of the renewed term. */
  day: IsoDay
  until: IsoDay | null
  cancelledOn: IsoDay | null
}

/**
 * What the deadline engine counts of a register: neither what was cancelled, nor confirmations, which only say what it
 * counts already.
 *
 * @example engineRenewals([{ id, kind: 'refusal', day: '2026-11-02', until: null, cancelledOn: null }]).refusedRenewals
 */
export function engineRenewals(records: readonly RenewalRecord[]): {
  renewals: RecordedRenewal[]
  refusedRenewals: RefusedRenewal[]
} {
  const standing = records.filter(({ cancelledOn }) => cancelledOn === null)
  return {
    renewals: standing.flatMap(({ id, kind, day, until }) =>
      kind === 'agreement' || kind === 'request' ? [{ id, kind, day, until }] : [],
    ),
    refusedRenewals: standing.flatMap(({ id, kind, day }) =>
      kind === 'refusal' ? [{ id, day }] : [],
    ),
  }
}

/** Who said it, as its kind has it: an agreement is of both sides, in words; a request or a refusal of one side. */
export function saidBy(
  kind: RecordedKind,
  { givenBy, agreedBy }: { givenBy: NoticeSide | null; agreedBy: string },
): { givenBy: NoticeSide | null; agreedBy: string } {
  return kind === 'agreement' ? { givenBy: null, agreedBy } : { givenBy, agreedBy: '' }
}
