import type { IsoDay } from '../calendar/iso-day.ts'
import type { SignedAmendment } from './stated-patch.ts'

/** A value that an amendment set: what it replaced, from which day, and by which document. */
export interface SetValue {
  field: string
  before: unknown
  value: unknown
  from: IsoDay
  /** Of an amount: its currency, and that of the amount before it. */
  currency: string | null
  currencyBefore: string | null
  amendment: Pick<SignedAmendment, 'id' | 'reference' | 'signedOn'>
}

/**
 * Every value that amendments set, in order of effect: each replaces the one before it.
 *
 * @param stated what the contract itself says, by field
 * @example valueHistory({ amount: 100 }, [signed])[0] // { field: 'amount', before: 100, value: 120, from: '2026-01-01', … }
 */
export function valueHistory(
  stated: Readonly<Record<string, unknown>>,
  amendments: readonly SignedAmendment[],
): SetValue[] {
  const inForce: Record<string, unknown> = { ...stated }
  return effectOrder(amendments).flatMap(({ patches, effectiveOn, ...amendment }) => {
    const { id, reference, signedOn } = amendment
    const currencyBefore = currencyOf(inForce)
    return withCurrency(patches, stated, inForce).map(({ field, value }) => {
      const before = inForce[field] ?? null
      inForce[field] = value
      return {
        field,
        before,
        value,
        // The whole life hangs from the date of effect: it has no day from which it would read otherwise.
        from: field === 'effectiveDate' && signedOn < effectiveOn ? signedOn : effectiveOn,
        currency: field === 'amount' ? currencyOf(inForce) : null,
        currencyBefore: field === 'amount' ? currencyBefore : null,
        amendment: { id, reference, signedOn },
      }
    })
  })
}

/**
 * An amount and its currency go together, whatever is signed in between later: an amount without a currency is in the one
 * that the contract itself states, and a currency without an amount never makes another amount of the one in force.
 */
function withCurrency(
  patches: SignedAmendment['patches'],
  stated: Readonly<Record<string, unknown>>,
  inForce: Readonly<Record<string, unknown>>,
): SignedAmendment['patches'] {
  const others = patches.filter(({ field }) => field !== 'currency')
  const currency = patches.find(({ field }) => field === 'currency')
  const hasAmount = patches.some(({ field }) => field === 'amount')
  if (currency !== undefined)
    return hasAmount || (inForce['amount'] ?? null) === null ? [currency, ...others] : others
  if (!hasAmount || inForce['currency'] === stated['currency']) return others
  return [{ field: 'currency', value: stated['currency'] }, ...others]
}

function currencyOf({ currency }: Readonly<Record<string, unknown>>): string | null {
  return (currency as string | undefined) ?? null
}

/**
 * What is in force of a field on a day: the contract's own value until an amendment takes effect.
 *
 * @example valueOn(history, 'amount', 100, '2026-06-01')
 */
export function valueOn<Value>(
  history: readonly SetValue[],
  field: string,
  stated: Value,
  day: IsoDay,
): Value {
  const set = history.findLast((each) => each.field === field && each.from <= day)
  return set === undefined ? stated : (set.value as Value)
}

/** The first day after this one on which another value comes into force; null: none will. */
export function nextValueOn(history: readonly SetValue[], day: IsoDay): IsoDay | null {
  const coming = history.map(({ from }) => from).filter((from) => from > day)
  return coming.length === 0 ? null : coming.reduce((a, b) => (a < b ? a : b))
}

/** By effect, then by signature; the same day, by id: the database orders them alike. */
function effectOrder(amendments: readonly SignedAmendment[]): SignedAmendment[] {
  return [...amendments].sort(
    (a, b) =>
      compare(a.effectiveOn, b.effectiveOn) ||
      compare(a.signedOn, b.signedOn) ||
      compare(a.id, b.id),
  )
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
