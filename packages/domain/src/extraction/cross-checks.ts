import { addDays } from '../calendar/days.ts'
import { dayFromIso, isoDay } from '../calendar/iso-day.ts'
import type { Span } from '../deadlines/contract-duration.ts'
import { candidatesOf, type Candidate, type CandidateOf } from './candidate.ts'
import { lastDay } from './derive-values.ts'
import type { ExtractedField } from './extracted-fields.ts'
import { chosenOf, type Chosen } from './choose-values.ts'

const CONFIRMED = 0.97
const REFUTED = 0.6

/** Compares the fields of a contract with each other: what agrees is surer, what does not is a doubt. */
export function crossCheck(chosen: Chosen, candidates: readonly Candidate[]): Chosen {
  const doubts = [...chosen.doubts]
  let values = [...chosen.values]

  checkEnd()
  checkNotice()
  checkNumbers()
  return { values, doubts }

  function checkEnd(): void {
    const end = chosenOf(values, 'endDate')
    const start = chosenOf(values, 'effectiveDate')
    const duration = chosenOf(values, 'duration')
    if (!end || !start || end.derivedFrom) return
    if (end.value < start.value) {
      doubts.push({ code: 'endBeforeStart', values: [start, end] as Candidate[] })
      weigh(['endDate', 'effectiveDate'], REFUTED)
      return
    }
    if (!duration || duration.value === 'indefinite') return
    const expected = lastDay(start.value, duration.value)
    // Many contracts name the anniversary as their end.
    const anniversary = isoDay(addDays(dayFromIso(expected), 1))
    if (end.value === expected || end.value === anniversary)
      confirm(['endDate', 'effectiveDate', 'duration'])
    else {
      doubts.push({ code: 'endAgainstDuration', values: [start, duration, end] as Candidate[] })
      weigh(['endDate', 'duration'], 0.85)
    }
  }

  function checkNotice(): void {
    const notice = chosenOf(values, 'notice')
    const duration = chosenOf(values, 'duration')
    if (!notice || !duration || duration.value === 'indefinite') return
    if (inDays(notice.value) < inDays(duration.value)) return
    doubts.push({ code: 'noticeBeyondTerm', values: [notice, duration] as Candidate[] })
    weigh(['notice', 'duration'], REFUTED)
  }

  function checkNumbers(): void {
    for (const field of ['siren', 'siret', 'vat'] as const) {
      const wrong = candidatesOf(candidates, field).filter(({ confidence }) => confidence === 0)
      if (wrong.length > 0) doubts.push({ code: 'checkDigit', values: wrong })
    }
    const sirens = candidatesOf(values, 'siren')
    const known = new Set(sirens.map(({ value }) => value))
    for (const { field, sirenIn } of NUMBERS) {
      const own: CandidateOf<'siret' | 'vat'>[] = candidatesOf(values, field)
      const other = own.filter((each) => isNear(each, sirens) && !known.has(sirenIn(each.value)))
      if (other.length > 0) doubts.push({ code: 'otherSiren', values: [...other, ...sirens] })
    }
  }

  function weigh(fields: readonly ExtractedField[], share: number): void {
    values = values.map((each) =>
      fields.includes(each.field) ? { ...each, confidence: each.confidence * share } : each,
    )
  }

  function confirm(fields: readonly ExtractedField[]): void {
    values = values.map((each) =>
      fields.includes(each.field)
        ? { ...each, confidence: Math.max(each.confidence, CONFIRMED) }
        : each,
    )
  }
}

const NUMBERS = [
  { field: 'siret', sirenIn: (value: string) => value.slice(0, 9) },
  { field: 'vat', sirenIn: (value: string) => (value.startsWith('FR') ? value.slice(4) : '') },
] as const

/** In the same paragraph numbers are of the same business. */
function isNear(
  one: CandidateOf<'siret' | 'vat'>,
  others: readonly CandidateOf<'siren'>[],
): boolean {
  return others.some(({ sentence }) => sentence.paragraph === one.sentence.paragraph)
}

const DAYS = { years: 365, months: 30, weeks: 7, days: 1 } as const

function inDays({ count, unit }: Span): number {
  return count * DAYS[unit]
}
