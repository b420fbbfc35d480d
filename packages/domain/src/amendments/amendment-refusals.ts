import { Temporal } from 'temporal-polyfill'
import { formatDay, type IsoDay } from '../calendar/iso-day.ts'
import { isSameValue } from '../corrections/changed-terms.ts'
import { agreedStart, firstEnd } from '../deadlines/agreed-start.ts'
import { appliesBy, inOrderOfEffect } from '../deadlines/amendment.ts'
import { computeDeadlines } from '../deadlines/compute-deadlines.ts'
import { lifecycleRefusals } from '../deadlines/lifecycle-rules.ts'
import type { LifecycleTerms } from '../deadlines/lifecycle-terms.ts'
import { renewalsMade } from '../deadlines/record-rules.ts'
import type { Refusal } from '../refusal.ts'
import { isAmendableTerm, termsOfAmendment, type StatedPatch } from './stated-patch.ts'

export interface ProposedAmendment {
  patches: readonly StatedPatch[]
  /** Null: it is not signed yet. */
  signedOn: IsoDay | null
  /** The day on which it takes effect; of a signature to come, today. */
  effectiveOn: IsoDay
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
  const unchanged = patches.filter((patch) => isUnchanged(patch, inForce, patches))
  if (unchanged.length > 0)
    return unchanged.map(({ field }) => ({ field, code: 'AMENDMENT_SAME_VALUE' }))
  return [
    ...currencyRefusals(inForce, patches),
    ...termRefusals(master, inForce, patches, today),
    ...lateExtension(master, amendment),
    ...startRefusals(master, amendment, today),
  ]
}

/** An amount is another one in another currency, and a currency that goes with an amount may be the one in force. */
function isUnchanged(
  { field, value }: StatedPatch,
  inForce: Readonly<Record<string, unknown>>,
  patches: readonly StatedPatch[],
): boolean {
  if (field === 'currency' && patches.some((patch) => patch.field === 'amount')) return false
  const currency = patches.find((patch) => patch.field === 'currency')?.value
  if (field === 'amount' && currency !== undefined && currency !== inForce['currency']) return false
  return isSameValue(inForce[field], value)
}

/** Nobody converts an amount, and none becomes another one in silence: a new currency comes with its amount. */
function currencyRefusals(
  inForce: Readonly<Record<string, unknown>>,
  patches: readonly StatedPatch[],
): (Refusal & { field: string })[] {
  const has = (name: string) => patches.some(({ field }) => field === name)
  if (!has('currency') || has('amount') || (inForce['amount'] ?? null) === null) return []
  return [{ field: 'amount', code: 'AMENDMENT_CURRENCY_NEEDS_AMOUNT' }]
}

/**
 * R13: the date of effect moves while the first term, as agreed, runs or is still to come; and that term cannot end
 * before the amendment is signed, since nobody could then have prevented or obtained what follows it.
 */
function startRefusals(
  master: LifecycleTerms,
  { patches, signedOn, effectiveOn }: ProposedAmendment,
  today: Temporal.PlainDate,
): (Refusal & { field: string })[] {
  const patch = patches.find(({ field }) => field === 'effectiveDate')
  if (patch === undefined) return []
  const refused = (
    code: 'AMENDMENT_START_AFTER_TERM' | 'AMENDMENT_START_ENDS_TERM',
    end: Temporal.PlainDate,
  ) => [{ field: 'effectiveDate', code, params: { end: formatDay(end.toString()) } }]
  const signed = signedOn ?? today.toString()
  const proposed = { id: 'proposed', reference: '', signedOn: signed, effectiveOn, patches }
  const amended = termsOfAmendment(proposed)
  if (amended === null) return []
  const earlier = inOrderOfEffect(master.amendments)
  const before = firstEnd(master, agreedStart(master), earlier)
  if (before !== null && !appliesBy(amended, before))
    return refused('AMENDMENT_START_AFTER_TERM', before)
  const all = inOrderOfEffect([...earlier, amended])
  const after = firstEnd(master, agreedStart({ ...master, amendments: all }), all)
  if (after !== null && after.toString() < signed)
    return refused('AMENDMENT_START_ENDS_TERM', after)
  return []
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
  // An end before the start is said at the end: it may be the start that was changed.
  if (field === 'duration' && changed.includes('effectiveDate')) return true
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
  const extending = patches.find(
    ({ field }) => field === 'duration' || field === 'effectiveDate',
  )?.field
  if (signedOn === null || extending === undefined) return []
  const { phase, finalEnd } = computeDeadlines(master, Temporal.PlainDate.from(signedOn))
  if (phase !== 'ENDED' || finalEnd === null) return []
  const params = { signedOn: formatDay(signedOn), end: formatDay(finalEnd) }
  return [{ field: extending, code: 'AMENDMENT_SIGNED_AFTER_END', params }]
}
