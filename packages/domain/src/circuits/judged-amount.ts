import type { Currency } from '../contracts/currencies.ts'
import type { CircuitFacts } from './circuit-conditions.ts'

interface Amount {
  /** Tax included; null: none is stated. */
  amountInclTaxCents: number | null
  currency: Currency
}

/**
 * The amount that the conditions of a circuit judge. An amendment commits to its own amount, and to what it makes of its
 * master agreement: the greater counts, or a small amendment would raise a contract past the step that its amount asks
 * for. In two currencies none is the greater: what the master agreement will be worth counts.
 *
 * @param ofMaster the amount that the amendment states for its master agreement
 * @example judgedAmount({ amountInclTaxCents: 1_000_00, currency }, { amountInclTaxCents: 80_000_00, currency }) // { amountInclTaxCents: 80_000_00, isMasterAmount: true, … }
 */
export function judgedAmount(
  own: Amount,
  ofMaster: Amount,
): Pick<CircuitFacts, 'amountInclTaxCents' | 'isMasterAmount' | 'currency'> {
  const isOwn =
    ofMaster.amountInclTaxCents === null ||
    (own.currency === ofMaster.currency &&
      own.amountInclTaxCents !== null &&
      own.amountInclTaxCents >= ofMaster.amountInclTaxCents)
  return isOwn ? { ...own, isMasterAmount: false } : { ...ofMaster, isMasterAmount: true }
}
