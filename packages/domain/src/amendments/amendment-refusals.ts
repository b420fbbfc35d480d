import { Temporal } from 'temporal-polyfill'
import { formatDay, type IsoDay } from '../calendar/iso-day.ts'
import { isSameValue } from '../corrections/changed-terms.ts'
import { computeDeadlines } from '../deadlines/compute-deadlines.ts'
import { lifecycleRefusals } from '../deadlines/lifecycle-rules.ts'
import type { LifecycleTerms } from '../deadlines/lifecycle-terms.ts'
import { renewalsMade } from '../deadlines/record-rules.ts'
import type { Refusal } from '../refusal.ts'
import { isAmendableTerm, type StatedPatch } from './stated-patch.ts'

export interface ProposedAmendment {
  patches: readonly StatedPatch[]
  /** Null: it is not signed yet. */
  signedOn: IsoDay | null
}

/**
 * Why an amendment cannot state these changes; empty when it can. Each refusal names its field.
 *
 * @param master the deadlines' inputs of the master agreement, without this amendment
 * @param inForce what is in force, by field, on the day that the amendment takes effect
 */
export function amendmentRefusals(
  master: LifecycleTerms,
  inForce: Readonly<Record<string, unknown>>,
  amendment: ProposedAmendment,
  today: Temporal.PlainDate,
): (Refusal & { field: string })[] {
  const { patches } = amendment
  const unchanged = patches.filter(({ field, value }) => isSameValue(inForce[field], value))
  if (unchanged.length > 0)
    return unchanged.map(({ field }) => ({ field, code: 'AMENDMENT_SAME_VALUE' }))
  return [...termRefusals(master, inForce, patches, today), ...lateExtension(master, amendment)]
}

/** The terms that would then be in force, refused as their own form would; those that the amendment leaves are not its affair. */
function termRefusals(
  master: LifecycleTerms,
  inForce: Readonly<Record<string, unknown>>,
  patches: readonly StatedPatch[],
  today: Temporal.PlainDate,
) {
  const fields = patches.map(({ field }) => field).filter(isAmendableTerm)
  if (fields.length === 0) return []
  const terms = Object.entries({
    ...inForce,
    ...Object.fromEntries(patches.map(({ field, value }) => [field, value])),
  }).filter(([field]) => isAmendableTerm(field))
  const made = renewalsMade(computeDeadlines({ ...master, maxRenewals: null }, today))
  return lifecycleRefusals(
    { ...master, ...Object.fromEntries(terms) },
    { renewalsMade: made },
  ).filter(({ field }) => isRefusedHere(field, fields))
}

/** A renewal needs its duration and its notice: whichever of the three is changed, the one that is missing is said. */
function isRefusedHere(field: string, changed: readonly string[]): boolean {
  if (changed.includes(field)) return true
  return (
    ['renewalType', 'renewalDuration', 'notice'].includes(field) &&
    changed.some((each) => each === 'renewalType' || each === 'duration')
  )
}

/** R13 (1213): signed after the end, it cannot extend the contract; a new one can. */
function lateExtension(
  master: LifecycleTerms,
  { patches, signedOn }: ProposedAmendment,
): (Refusal & { field: string })[] {
  if (signedOn === null || !patches.some(({ field }) => field === 'duration')) return []
  const { phase, finalEnd } = computeDeadlines(master, Temporal.PlainDate.from(signedOn))
  if (phase !== 'ENDED' || finalEnd === null) return []
  const params = { signedOn: formatDay(signedOn), end: formatDay(finalEnd) }
  return [{ field: 'duration', code: 'AMENDMENT_SIGNED_AFTER_END', params }]
}
