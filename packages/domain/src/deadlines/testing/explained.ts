import { computeDeadlines } from '../compute-deadlines.ts'
import type { LifecycleTerms } from '../lifecycle-terms.ts'
import type { TraceInput, TraceLine, TraceSource } from '../trace.ts'
import type { TraceSubject } from '../trace-code.ts'
import { day } from './sample-lifecycle.ts'

/** What is explained: which contract, on which day, in which lines. */
export type Explanation = [title: string, terms: LifecycleTerms, today: string, lines: string[]]

/**
 * The lines that answer one question, each as `CODE input=value (source) → result`; computed inputs name no source.
 * @example explained(yearlyTacit(), '2026-06-01', 'end') // ['TERM_END_MONTHS start=2026-01-01 (effectiveDate) …']
 */
export function explained(terms: LifecycleTerms, today: string, subject: TraceSubject): string[] {
  return computeDeadlines(terms, day(today))
    .trace.filter((line) => line.subject === subject)
    .map(written)
}

function written({ code, inputs, result }: TraceLine): string {
  const read = Object.entries(inputs).map(([name, input]) => `${name}=${inputText(input)}`)
  return [code, ...read, ...(result === null ? [] : [`→ ${result.value}`])].join(' ')
}

function inputText({ value, source }: TraceInput): string {
  return source.kind === 'computed' ? String(value) : `${value} (${sourceText(source)})`
}

function sourceText(source: TraceSource): string {
  switch (source.kind) {
    case 'field':
      return source.field
    case 'amendment':
      return `${source.reference}: ${source.field}`
    case 'record':
      return `${source.id} of ${source.field}`
    case 'company':
      return `company: ${source.field}`
    case 'law':
      return source.reference
    default:
      return source.kind
  }
}
