import { dayFromIso, isoDay, type IsoDay } from '../calendar/iso-day.ts'
import { countedSpan, dayTermEnd, monthTermEnd } from '../deadlines/term-end.ts'
import type { Span } from '../deadlines/contract-duration.ts'
import type { Candidate } from './candidate.ts'
import type { RelativeStart } from './fields/find-relative-starts.ts'
import type { SameRenewal } from './fields/find-same-renewal.ts'
import { LEAST_CONFIDENCE } from './extraction.ts'
import { chosenOf } from './choose-values.ts'

/** What is known from another value is a little less sure than that. */
const FROM_ANOTHER = 0.95

/** What a contract says in relation to something else. */
export interface Relations {
  starts: readonly RelativeStart[]
  sameRenewal: SameRenewal | undefined
}

/**
 * The start of a contract that takes effect with its signature, the end of one that only says how long it lasts, and
 * the renewal for the same time.
 */
export function derivedValues(values: readonly Candidate[], relations: Relations): Candidate[] {
  const start = derivedStart(values, relations.starts)
  const end = derivedEnd([...values, ...start])
  return [...start, ...end, ...derivedRenewal(values, relations.sameRenewal)]
}

function derivedRenewal(values: readonly Candidate[], same: SameRenewal | undefined): Candidate[] {
  const duration = chosenOf(values, 'duration')
  if (!same || !duration || duration.value === 'indefinite') return []
  if (chosenOf(values, 'renewalDuration')) return []
  const confidence = duration.confidence * FROM_ANOTHER
  const { value } = duration
  return atLeast({
    ...same,
    field: 'renewalDuration',
    value,
    confidence,
    derivedFrom: ['duration'],
  })
}

function derivedStart(
  values: readonly Candidate[],
  relativeStarts: readonly RelativeStart[],
): Candidate[] {
  const signature = chosenOf(values, 'signatureDate')
  const [relative] = relativeStarts.toSorted((a, b) => b.confidence - a.confidence)
  if (!signature || !relative || chosenOf(values, 'effectiveDate')) return []
  const confidence = relative.confidence * signature.confidence * FROM_ANOTHER
  return atLeast({
    ...relative,
    field: 'effectiveDate',
    value: signature.value,
    confidence,
    derivedFrom: ['signatureDate'],
  })
}

function derivedEnd(values: readonly Candidate[]): Candidate[] {
  const duration = chosenOf(values, 'duration')
  const start = chosenOf(values, 'effectiveDate') ?? chosenOf(values, 'signatureDate')
  if (!duration || duration.value === 'indefinite' || !start || chosenOf(values, 'endDate'))
    return []
  const { sentence, start: from, end } = duration
  const byEffect = start.field === 'effectiveDate' ? 1 : UNTOLD_START
  const confidence = duration.confidence * start.confidence * byEffect
  return atLeast({
    field: 'endDate',
    value: lastDay(start.value, duration.value),
    sentence,
    start: from,
    end,
    rule: 'any.end.start-and-duration',
    confidence,
    derivedFrom: [start.field, 'duration'],
  })
}

/** Nothing says that a contract starts on the day of its signature. */
const UNTOLD_START = 0.8

function atLeast(candidate: Candidate): Candidate[] {
  return candidate.confidence >= LEAST_CONFIDENCE ? [candidate] : []
}

/** The last day in force of a term that starts on a day (R1). @example lastDay('2025-01-01', { count: 1, unit: 'years' }) // '2025-12-31' */
export function lastDay(start: IsoDay, span: Span): IsoDay {
  const counted = countedSpan(span)
  const day = dayFromIso(start)
  return isoDay(
    counted.by === 'months' ? monthTermEnd(day, counted.months).end : dayTermEnd(day, counted.days),
  )
}
