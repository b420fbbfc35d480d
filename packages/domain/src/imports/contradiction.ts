import { isAfter, isBefore } from '../calendar/compare-days.ts'
import { dayFromIso } from '../calendar/iso-day.ts'
import type { Span } from '../deadlines/contract-duration.ts'
import { countOfDuration, endOfCount } from '../deadlines/term-count.ts'
import { addDays } from '../calendar/days.ts'
import type { RowValues } from './import-row.ts'

/** Marks an end that the start or the duration contradicts: which of them is right is for a person to say. */
export function contradiction(values: RowValues): RowValues {
  if (!isContradicted(values)) return values
  return { ...values, endDate: { ...values.endDate!, problem: 'IMPORT_END_CONTRADICTED' } }
}

export function isContradicted(values: RowValues): boolean {
  const end = dayIn(values, 'endDate')
  const start = dayIn(values, 'effectiveDate')
  return end !== null && start !== null && (isBefore(end, start) || !isEndOf(values, start, end))
}

function dayIn(values: RowValues, field: 'endDate' | 'effectiveDate') {
  const value = values[field]
  return value && value.problem === null && value.value !== null
    ? dayFromIso(value.value as string)
    : null
}

/** People write the last day or the one after it. */
function isEndOf(
  { duration }: RowValues,
  start: ReturnType<typeof dayFromIso>,
  end: ReturnType<typeof dayFromIso>,
): boolean {
  if (!duration || duration.problem !== null || duration.value === null) return true
  const count = countOfDuration({ kind: 'span', ...(duration.value as Span) }, start)
  const last = count === null ? null : (endOfCount(count)?.end ?? null)
  return last === null || !(isBefore(end, last) || isAfter(end, addDays(last, 1)))
}
