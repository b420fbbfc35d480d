import type { Temporal } from 'temporal-polyfill'
import { isoDay } from '../calendar/iso-day.ts'
import type { IsoDay } from '../calendar/iso-day.ts'
import { agreedStart } from './agreed-start.ts'
import type { ContractTerm, Deadlines } from './deadlines.ts'
import type { LifecycleTerms } from './lifecycle-terms.ts'
import type { TraceCode, TraceSubject } from './trace-code.ts'

/** Points of a contract's life, in their order on a single day. Texts: `deadlines.lifeline.<kind>`. */
export const LIFELINE_KINDS = [
  'drafted',
  'validated',
  'signed',
  'effective',
  'noticeLimit',
  'today',
  'termEnd',
  'end',
  'renewal',
] as const

export type LifelineKind = (typeof LIFELINE_KINDS)[number]

export interface LifelinePoint {
  kind: LifelineKind
  day: IsoDay
  /** Happened, or certain to: drawn solid. Otherwise dashed. */
  certain: boolean
  /** The term that the point belongs to; `null` for drafted, validated, signed and today. */
  term: number | null
  /** Codes of the lines of `deadlines.trace` that explain it; empty when it is a plain fact. */
  traceCodes: readonly TraceCode[]
}

/** Days of drafting and validation, known from the contract and not from its terms. */
export interface LifelineMilestones {
  draftedOn: IsoDay | null
  /** Day of the last validation. */
  validatedOn: IsoDay | null
}

/**
 * The ordered points of a contract's lifeline. The contract's dates are certain once it is signed;
 * notice limits and renewals to come depend on what people do, unless they are locked.
 *
 * @param nextTerms renewals to show after the current term (at most what `deadlines` foresaw)
 * @example lifeline(terms, { draftedOn: '2025-11-03', validatedOn: null }, deadlines, today, 2)
 */
export function lifeline(
  terms: LifecycleTerms,
  milestones: LifelineMilestones,
  deadlines: Deadlines,
  today: Temporal.PlainDate,
  nextTerms: number,
): LifelinePoint[] {
  const isSigned = terms.signatureDate !== null
  const shown = deadlines.terms.filter(({ number }) => number <= deadlines.term.number + nextTerms)
  const points = [
    fact('drafted', milestones.draftedOn),
    fact('validated', milestones.validatedOn),
    fact('signed', terms.signatureDate),
    fact('today', isoDay(today)),
    effectivePoint(deadlines, terms),
    ...shown.flatMap((term) => termPoints(term, deadlines)),
    endPoint(deadlines, shown),
  ]
  return points
    .flat()
    .map((point) => ({ ...point, certain: point.certain && (isSigned || point.term === null) }))
    .sort(inOrder)
}

function fact(kind: LifelineKind, day: IsoDay | null): LifelinePoint[] {
  return day === null ? [] : [{ kind, day, certain: true, term: null, traceCodes: [] }]
}

/** The start of the first term, or the signature day that replaces it. */
function effectivePoint(deadlines: Deadlines, terms: LifecycleTerms): LifelinePoint[] {
  const day = agreedStart(terms).effectiveDate ?? terms.signatureDate
  if (day === null) return []
  const traceCodes = deadlines.term.number === 1 ? codesOf(deadlines, 'end').slice(0, 1) : []
  return [{ kind: 'effective', day, certain: true, term: 1, traceCodes }]
}

/**
 * The renewal that began a term, its notice limit (the prudent one, as everywhere) and its last day.
 * The last day of a past term is the day before the renewal that followed.
 */
function termPoints(term: ContractTerm, deadlines: Deadlines): LifelinePoint[] {
  const isCurrent = term.number === deadlines.term.number
  const points: LifelinePoint[] = []
  if (term.number > 1 && term.start !== null) {
    points.push({
      kind: 'renewal',
      day: term.start,
      certain: term.isCertain,
      term: term.number,
      traceCodes: isCurrent ? codesOf(deadlines, 'end') : codesOf(deadlines, 'renewal'),
    })
  }
  if (term.prudentLimit !== null) {
    points.push({
      kind: 'noticeLimit',
      day: term.prudentLimit,
      certain: isCurrent,
      term: term.number,
      traceCodes: isCurrent ? codesOf(deadlines, 'limit') : [],
    })
  }
  const isPast = term.number < deadlines.term.number
  if (term.end !== null && term.end !== deadlines.finalEnd && !isPast) {
    points.push({
      kind: 'termEnd',
      day: term.end,
      certain: term.isCertain,
      term: term.number,
      traceCodes: isCurrent ? codesOf(deadlines, 'end') : [],
    })
  }
  return points
}

/** The end that the facts lead to, if it belongs to a displayed term. */
function endPoint(deadlines: Deadlines, shown: readonly ContractTerm[]): LifelinePoint[] {
  const { finalEnd, ending, phase } = deadlines
  const last = shown.at(-1)
  if (finalEnd === null || last?.end !== finalEnd) return []
  // A request, or an agreement, is still possible: only a recorded notice or a past day is certain.
  const canStillRenew = ending === 'expiry' && phase !== 'ENDED' && !isFixed(deadlines, last)
  const subjects: TraceSubject[] = ending === 'termination' ? ['end', 'notice'] : ['end', 'renewal']
  const isCurrent = last.number === deadlines.term.number
  return [
    {
      kind: 'end',
      day: finalEnd,
      certain: !canStillRenew && last.isCertain,
      term: last.number,
      traceCodes: isCurrent ? subjects.flatMap((subject) => codesOf(deadlines, subject)) : [],
    },
  ]
}

/** A term that cannot be renewed: no renewal, or the last one allowed. */
function isFixed({ trace }: Deadlines, last: ContractTerm): boolean {
  const fixing: TraceCode[] = ['RENEWAL_NONE', 'LAST_TERM']
  return last.legalLimit === null && trace.some(({ code }) => fixing.includes(code))
}

function codesOf({ trace }: Deadlines, subject: TraceSubject): TraceCode[] {
  return trace.filter((line) => line.subject === subject).map(({ code }) => code)
}

function inOrder(a: LifelinePoint, b: LifelinePoint): number {
  if (a.day !== b.day) return a.day < b.day ? -1 : 1
  return LIFELINE_KINDS.indexOf(a.kind) - LIFELINE_KINDS.indexOf(b.kind)
}
