import type { IsoDay } from '../calendar/iso-day.ts'

/** What an amendment does to the end of the term in force. After the end only a new contract remains (1213). */
export type AmendedEndKind =
  | 'prorogation'
  | 'shortened'
  | 'endRemoved'
  | 'endSet'
  | 'tooLate'
  /** It moves with the date of effect. */
  | 'followsStart'

interface Ends {
  endDate: IsoDay | null
  warnings: readonly { code: string }[]
}

/**
 * Tells a prorogation (the running term ends later) from the other effects on the end; null: the end stays.
 *
 * @param fields what the amendment replaces
 * @example amendedEndKind(before, after) // 'prorogation'
 */
export function amendedEndKind(
  before: Ends,
  after: Ends,
  fields: readonly string[] = [],
): AmendedEndKind | null {
  const isTooLate = (ends: Ends) =>
    ends.warnings.some(({ code }) => code === 'AMENDMENT_AFTER_EXPIRY')
  if (isTooLate(after) && !isTooLate(before)) return 'tooLate'
  const isMoved = before.endDate !== after.endDate
  if (isMoved && fields.includes('effectiveDate') && !fields.includes('duration'))
    return 'followsStart'
  return movedEnd(before.endDate, after.endDate)
}

function movedEnd(before: IsoDay | null, after: IsoDay | null): AmendedEndKind | null {
  if (before === after) return null
  if (after === null) return 'endRemoved'
  if (before === null) return 'endSet'
  return after > before ? 'prorogation' : 'shortened'
}
