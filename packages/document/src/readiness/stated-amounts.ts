import { formatFieldValue, type ValueNotation } from '../format-field-value.ts'
import type { Observation } from './finding.ts'
import type { Passage } from './written-passages.ts'

const NUMBER = '\\d{1,3}(?:[ \\u00A0\\u202F.,]\\d{3})+(?:[.,]\\d{2})?|\\d+(?:[.,]\\d{1,2})?'
const WITH_TAX = 'TTC|toutes taxes comprises|incl(?:\\.|uding)? (?:tax|VAT)|IVA incluido'
const WITHOUT_TAX = 'HT|hors taxes?|excl(?:\\.|uding)? (?:tax|VAT)|sin IVA'

/** Signs and words of the euro; another currency is recognised by its code, as we print it. */
function amountsIn(currency: string): RegExp {
  const [before, after] =
    currency === 'EUR'
      ? ['€', '€|euros?(?!\\p{L})|EUR(?!\\p{L})']
      : [currency, `${currency}(?!\\p{L})`]
  return new RegExp(
    `(?<![\\d.,])(?:(?<!\\p{L})${before}\\s?(${NUMBER})|(${NUMBER})\\s?(?:${after}))(?:\\s*(?:\\(?(${WITH_TAX})|\\(?(${WITHOUT_TAX}))(?!\\p{L}))?`,
    'giu',
  )
}

/** « au capital de 50 000 € » says nothing of the price. */
const OF_CAPITAL = /capital(?:\s+social)?(?:\s+(?:de|of))?\s*$/iu

interface StatedAmount {
  cents: number
  tax: 'with' | 'without' | 'unsaid'
  passage: Passage
}

/**
 * The text states amounts, and none of them is the contract's own. Amounts said to include tax are the measure where
 * there are any; those said to exclude it never are.
 */
export function differingAmount(
  passages: readonly Passage[],
  contract: ValueNotation & { amountInclTaxCents: number | null },
): Observation[] {
  const { amountInclTaxCents, currency } = contract
  if (amountInclTaxCents === null) return []
  const stated = passages.flatMap((passage) => statedAmounts(passage, currency))
  const withTax = stated.filter(({ tax }) => tax === 'with')
  const compared = withTax.length > 0 ? withTax : stated.filter(({ tax }) => tax === 'unsaid')
  if (compared.some(({ cents }) => cents === amountInclTaxCents)) return []
  const largest = compared.toSorted((one, other) => other.cents - one.cents)[0]
  if (!largest) return []
  const written = (cents: number) => formatFieldValue('amount', cents, contract)
  const { place, title } = largest.passage
  const params = { stated: written(largest.cents), amount: written(amountInclTaxCents), title }
  return [{ kind: 'amountDiffers', place, refusal: { code: 'READY_AMOUNT', params } }]
}

function statedAmounts(passage: Passage, currency: string): StatedAmount[] {
  return [...passage.words.matchAll(amountsIn(currency))].flatMap((found) => {
    const [, after, before, withTax, withoutTax] = found
    if (OF_CAPITAL.test(passage.words.slice(0, found.index))) return []
    const tax = withTax ? 'with' : withoutTax ? 'without' : 'unsaid'
    return [{ cents: centsOf(after ?? before ?? ''), tax, passage }]
  })
}

/** The last group is cents when it has one or two figures. */
function centsOf(number: string): number {
  const [, whole = '', , cents = ''] = /^(.*?)(?:([.,])(\d{1,2}))?$/u.exec(number) ?? []
  return Number(whole.replaceAll(/\D/g, '')) * 100 + Number(cents.padEnd(2, '0'))
}
