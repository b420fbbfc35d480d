import type { Temporal } from 'temporal-polyfill'
import { isAfter } from '../calendar/compare-days.ts'
import { dayFromIso } from '../calendar/iso-day.ts'
import type { IsoDay } from '../calendar/iso-day.ts'
import type { ContractDuration } from './contract-duration.ts'
import type { RenewalConditions } from './renewal-conditions.ts'

export type ConditionField = keyof RenewalConditions

/**
 * One changed value. `endDate` and `duration` move the end of the term in force, `effectiveDate` the start of the first.
 */
export type AmendmentPatch =
  | { field: 'endDate'; value: IsoDay }
  | { field: 'duration'; value: ContractDuration }
  | { field: 'effectiveDate'; value: IsoDay }
  | { [Field in ConditionField]: { field: Field; value: RenewalConditions[Field] } }[ConditionField]

/** An amendment as dated patches (R13). */
export interface Amendment {
  id: string
  /** Its reference or title, as people know it. */
  reference: string
  signedOn: IsoDay
  effectiveOn: IsoDay
  patches: readonly AmendmentPatch[]
}

/**
 * Whether an amendment applies to a term that ends on `end`: signed and in effect by then. Signed later, it cannot
 * reach back (1213); in effect later, it is for the terms that follow.
 */
export function appliesBy(amendment: Amendment, end: Temporal.PlainDate): boolean {
  return isSignedBy(amendment, end) && !isAfter(dayFromIso(amendment.effectiveOn), end)
}

/** R13: only an amendment signed on or before E can extend the contract. */
export function isSignedBy(amendment: Amendment, end: Temporal.PlainDate): boolean {
  return !isAfter(dayFromIso(amendment.signedOn), end)
}

/** The patch of an amendment that moves an end, if it has one. */
export function endPatch(
  amendment: Amendment,
): Extract<AmendmentPatch, { field: 'endDate' | 'duration' }> | null {
  for (const patch of amendment.patches) {
    if (patch.field === 'endDate' || patch.field === 'duration') return patch
  }
  return null
}

/** The patch of an amendment that moves the date of effect, if it has one. */
export function startPatch({
  patches,
}: Amendment): Extract<AmendmentPatch, { field: 'effectiveDate' }> | undefined {
  return patches.find((patch) => patch.field === 'effectiveDate')
}

/** Amendments in the order in which they take effect, then in which they were signed. */
export function inOrderOfEffect(amendments: readonly Amendment[]): Amendment[] {
  return [...amendments].sort(
    (a, b) => compareText(a.effectiveOn, b.effectiveOn) || compareText(a.signedOn, b.signedOn),
  )
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
