import { addDays } from '../calendar/days.ts'
import { isAfter } from '../calendar/compare-days.ts'
import { dayFromIso } from '../calendar/iso-day.ts'
import type { Amendment } from './amendment.ts'
import type { ContractDuration, DurationUnit } from './contract-duration.ts'
import { fieldSource } from './field-sources.ts'
import type { LifecycleFacts } from './lifecycle-facts.ts'
import { countOfDuration, endOfCount } from './term-count.ts'
import type { TermCount } from './term-count.ts'
import { conditionSource } from './term-conditions.ts'
import { COMPUTED, dayInput, dayResult, numberInput, textInput, traceLine } from './trace.ts'
import type { TraceLine, TraceSource, TraceValue } from './trace.ts'
import type { TraceCode } from './trace-code.ts'
import type { UnfoldedTerm } from './unfolded-term.ts'

/** R0, R1, R2, R11 and R13: why the current term ends when it does. */
export function explainEnd(
  term: UnfoldedTerm,
  previous: UnfoldedTerm | null,
  facts: LifecycleFacts,
): TraceLine[] {
  return [
    ...amendedStart(facts),
    ...(term.origin === 'initial' ? initialEnd(facts) : renewedEnd(term, previous, facts)),
    ...dayMissing(term, facts),
    ...amendedEnd(term),
    ...amendmentsTooLate(term, facts),
  ]
}

/** R13: the date of effect from which every term is counted, and the amendments that came too late to move it. */
function amendedStart({ start, startSetBy, unmovedStarts }: LifecycleFacts): TraceLine[] {
  const late = unmovedStarts.map((amendment) =>
    traceLine('AMENDMENT_START_UNMOVED', amendmentInputs(amendment, 'effectiveDate')),
  )
  if (startSetBy === null || start === null) return late
  const inputs = amendmentInputs(startSetBy, 'effectiveDate')
  return [traceLine('AMENDMENT_START', inputs, dayResult(start)), ...late]
}

const SPAN_CODE: Record<DurationUnit, TraceCode> = {
  years: 'TERM_END_YEARS',
  months: 'TERM_END_MONTHS',
  weeks: 'TERM_END_WEEKS',
  days: 'TERM_END_DAYS',
}

/** What was typed, even when an amendment has moved it since: its line follows. */
function initialEnd(facts: LifecycleFacts): TraceLine[] {
  const { duration } = facts.terms
  return duration === null ? [] : [typedEnd(duration, facts)]
}

function typedEnd(duration: ContractDuration, facts: LifecycleFacts): TraceLine {
  const source = fieldSource(facts.terms, 'duration')
  const result = countedEnd(countOfDuration(duration, facts.start))
  switch (duration.kind) {
    case 'span': {
      const inputs = { ...startInput(facts), count: numberInput(duration.count, source) }
      return traceLine(SPAN_CODE[duration.unit], inputs, result)
    }
    case 'until': {
      const isIncluded = duration.meaning === 'lastDayInForce'
      const code = isIncluded ? 'END_TYPED_INCLUDED' : 'END_TYPED_EXCLUDED'
      return traceLine(code, { typed: dayInput(duration.day, source) }, result)
    }
    case 'services':
      return duration.endedOn === null
        ? traceLine('SERVICES_UNTIL_DONE')
        : traceLine('SERVICES_DONE', { typed: dayInput(duration.endedOn, source) }, result)
    case 'indefinite':
      return traceLine('INDETERMINATE_TYPED', { duration: textInput(duration.kind, source) })
  }
}

/** The effective day, or the signature day that replaces it. */
function startInput(facts: LifecycleFacts): TraceLine['inputs'] {
  return facts.start === null ? {} : { start: dayInput(facts.start, startSource(facts)) }
}

function startSource({ terms, startSetBy }: LifecycleFacts): TraceSource {
  if (startSetBy !== null) return sourceOf(startSetBy, 'effectiveDate')
  return fieldSource(terms, terms.effectiveDate === null ? 'signatureDate' : 'effectiveDate')
}

function renewedEnd(
  term: UnfoldedTerm,
  previous: UnfoldedTerm | null,
  facts: LifecycleFacts,
): TraceLine[] {
  if (term.openEnded === 'indeterminate') return [indeterminateLine(term, facts)]
  if (term.endSource.kind === 'amendment') return []
  const number = numberInput(term.number, COMPUTED)
  if (term.endSource.kind === 'renewal' && term.count.by === 'date') {
    const { renewal } = term.endSource
    const source: TraceSource = { kind: 'record', field: 'renewals', id: renewal.id }
    return [
      traceLine(
        'TERM_RENEWED_UNTIL',
        { term: number, day: dayInput(renewal.day, source) },
        countedEnd(term.count),
      ),
    ]
  }
  const ruling = previous?.conditions ?? term.conditions
  const source = conditionSource(facts.terms, ruling, 'renewalDuration')
  if (term.count.by === 'months') {
    const { anchor, months } = term.count
    const inputs = {
      term: number,
      anchor: dayInput(anchor, COMPUTED),
      count: numberInput(months, source),
    }
    return [traceLine('TERM_RENEWED_MONTHS', inputs, countedEnd(term.count))]
  }
  if (term.count.by !== 'days') return []
  const { anchor, days } = term.count
  const inputs = {
    term: number,
    anchor: dayInput(anchor, COMPUTED),
    count: numberInput(days, source),
  }
  return [traceLine('TERM_RENEWED_DAYS', inputs, countedEnd(term.count))]
}

function indeterminateLine(term: UnfoldedTerm, facts: LifecycleFacts): TraceLine {
  const start = term.start ?? facts.today
  const end = dayInput(addDays(start, -1), COMPUTED)
  return term.origin === 'performance'
    ? traceLine(
        'INDETERMINATE_PERFORMED',
        { end, performed: textInput('yes', fieldSource(facts.terms, 'performedAfterEnd')) },
        dayResult(start),
      )
    : traceLine('INDETERMINATE_NO_RENEWAL_DURATION', { end }, dayResult(start))
}

function dayMissing({ dayMissing: isMissing, count, end }: UnfoldedTerm, facts: LifecycleFacts) {
  if (!isMissing || count.by !== 'months' || end === null) return []
  const source =
    facts.start !== null && count.anchor.equals(facts.start) ? startSource(facts) : COMPUTED
  const inputs = { dayOfMonth: numberInput(count.anchor.day, source) }
  return [traceLine('TERM_END_DAY_MISSING', inputs, dayResult(end))]
}

function amendedEnd({ endSource, end }: UnfoldedTerm): TraceLine[] {
  if (endSource.kind !== 'amendment') return []
  const inputs = amendmentInputs(endSource.amendment)
  return end === null
    ? [traceLine('AMENDMENT_OPEN_ENDED', inputs)]
    : [traceLine('AMENDMENT_END', inputs, dayResult(end))]
}

function amendmentsTooLate({ end, outcome }: UnfoldedTerm, facts: LifecycleFacts): TraceLine[] {
  if (end === null || (outcome.kind !== 'expires' && outcome.kind !== 'terminated')) return []
  return facts.amendments
    .filter(({ signedOn }) => isAfter(dayFromIso(signedOn), end))
    .map((amendment) =>
      traceLine('AMENDMENT_TOO_LATE', {
        ...amendmentInputs(amendment),
        end: dayInput(end, COMPUTED),
      }),
    )
}

/** The name of an amendment in a sentence. */
function amendmentInputs(
  amendment: Amendment,
  field: AmendedField = 'endDate',
): TraceLine['inputs'] {
  const { reference, signedOn } = amendment
  const source = sourceOf(amendment, field)
  return { reference: textInput(reference, source), signedOn: dayInput(signedOn, source) }
}

type AmendedField = 'endDate' | 'effectiveDate'

function sourceOf({ id, reference, signedOn }: Amendment, field: AmendedField): TraceSource {
  return { kind: 'amendment', field, id, reference, signedOn }
}

/** The end of a count: a notice that cut the term explains itself in its own lines. */
function countedEnd(count: TermCount | null): TraceValue | null {
  const reached = count === null ? null : endOfCount(count)
  return reached === null ? null : dayResult(reached.end)
}
