import { INDETERMINATE_DURATION_CODE } from '../deadlines/contract-duration.ts'

/** A band of a measure: `from` inclusive, `below` exclusive; without one of them it is open. */
export interface Band {
  id: string
  from: number
  below: number | null
}

const DAYS_OF_YEAR = 365

/** Age bands of decisions 4, in days: [0,3) [3,5) [5,9) [9,∞) years, permanent or indeterminate. */
export const AGE_BANDS: readonly Band[] = [
  { id: 'under3', from: 0, below: 3 * DAYS_OF_YEAR },
  { id: 'from3to5', from: 3 * DAYS_OF_YEAR, below: 5 * DAYS_OF_YEAR },
  { id: 'from5to9', from: 5 * DAYS_OF_YEAR, below: 9 * DAYS_OF_YEAR },
  { id: 'over9', from: 9 * DAYS_OF_YEAR, below: INDETERMINATE_DURATION_CODE },
  { id: 'indefinite', from: INDETERMINATE_DURATION_CODE, below: null },
]

const cents = (euros: number): number => euros * 100

/** Financial tiers, tax included, in cents of the company's currency. */
export const AMOUNT_TIERS: readonly Band[] = [
  { id: 'under10000', from: 0, below: cents(10_000) },
  { id: 'from10000', from: cents(10_000), below: cents(50_000) },
  { id: 'from50000', from: cents(50_000), below: cents(100_000) },
  { id: 'from100000', from: cents(100_000), below: cents(500_000) },
  { id: 'from500000', from: cents(500_000), below: cents(1_000_000) },
  { id: 'from1000000', from: cents(1_000_000), below: null },
]

/**
 * The index of the band that contains a value; null below the first, and for null.
 * @example placeInBands(1_000_000, AMOUNT_TIERS) // 1: 10,000 euros
 */
export function placeInBands(value: number | null, bands: readonly Band[]): number | null {
  if (value === null) return null
  const place = bands.findLastIndex(({ from }) => value >= from)
  return place < 0 ? null : place
}
