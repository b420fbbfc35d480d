import type { IsoDay } from '../calendar/iso-day.ts'

/** What an amendment does to the end of the term in force. After the end only a new contract remains (1213). */
export type AmendedEndKind = 'prorogation' | 'shortened' | 'endRemoved' | 'endSet' | 'tooLate'

interface Ends {
  endDate: IsoDay | null
  warnings: readonly { code: string }[]
}

/**
 * Tells a prorogation (the running term ends later) from the other effects on the end; null: the end stays.
 *
 * @example amendedEndKind(before, after) // 'prorogation'
 */
export function amendedEndKind(before: Ends, after: Ends): AmendedEndKind | null {
  const isTooLate = (ends: Ends) =>
    ends.warnings.some(({ code }) => code === 'AMENDMENT_AFTER_EXPIRY')
  if (isTooLate(after) && !isTooLate(before)) return 'tooLate'
  return movedEnd(before.endDate, after.endDate)
}

function movedEnd(before: IsoDay | null, after: IsoDay | null): AmendedEndKind | null {
  if (before === after) return null
  if (after === null) return 'endRemoved'
  if (before === null) return 'endSet'
  return after > before ? 'prorogation' : 'shortened'
}
