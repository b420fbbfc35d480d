import { z } from 'zod'
import { nameShapes } from './shape-names.ts'

const writtenNumber = z.union([z.number(), z.string().regex(/^-?\d{1,9}$/)])

nameShapes({ WholeNumber: writtenNumber })

/** A whole number in an address, as text or as the client's own number; anything else is 400. */
export function wholeNumber(min: number, max: number) {
  return writtenNumber.transform(Number).pipe(z.number().int().min(min).max(max))
}

/** `$top=0` and `$top=-1` mean all, up to this many rows. */
const MOST_ROWS = 1_000

/** Page size and offset (wire, Paging). */
export function paging(rows: number) {
  return {
    $top: wholeNumber(-1, MOST_ROWS).default(rows),
    $skip: wholeNumber(0, 100_000_000).default(0),
  }
}

/** @example rowLimit(-1) // 1000 */
export function rowLimit($top: number): number {
  return $top <= 0 ? MOST_ROWS : $top
}
