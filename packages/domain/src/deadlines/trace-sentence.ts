import { formatDay } from '../calendar/iso-day.ts'
import type { TraceLine, TraceSource, TraceValue } from './trace.ts'
import type { DeadlineWarning } from './warning.ts'

/** A text for a translator: key of the `deadlines` catalogue and its parameters. */
export interface Sentence {
  key: string
  params: Record<string, string | number>
}

/** The source of an input, as text: the field's own label is another text. */
export interface SourceSentence extends Sentence {
  input: string
  /** Key of the field's label, or `null` when the source names none. */
  fieldKey: string | null
}

/**
 * A line of an explanation as a sentence; days are written DD/MM/YYYY, the result is `result`.
 *
 * @example traceSentence(line)
 *   // { key: 'deadlines.trace.SEND_BY', params: { prudentLimit: '14/11/2026', result: '13/11/2026', ... } }
 */
export function traceSentence({ code, inputs, result }: TraceLine): Sentence {
  const params = writtenParams(inputs)
  return {
    key: `deadlines.trace.${code}`,
    params: result === null ? params : { ...params, result: written(result) },
  }
}

/** The source of each input of a line; inputs computed by other lines are left out. */
export function traceSources({ inputs }: TraceLine): SourceSentence[] {
  return Object.entries(inputs)
    .filter(([, { source }]) => source.kind !== 'computed')
    .map(([input, { source }]) => ({
      input,
      key: `deadlines.source.${sourceKey(source)}`,
      params: sourceParams(source),
      fieldKey: 'field' in source ? `deadlines.field.${source.field}` : null,
    }))
}

/** The terms among the inputs of a line that the contract itself states, each once. */
export function traceFields({ inputs }: TraceLine): string[] {
  const stated = Object.values(inputs).flatMap(({ source }) =>
    source.kind === 'field' ? [source.field] : [],
  )
  return [...new Set(stated)]
}

/** The amendments among the sources of a line, each once, with the names that its sentence gives them. */
export function traceAmendments({ inputs }: TraceLine): { _id: string; name: string }[] {
  const named = Object.values(inputs).flatMap(({ source }) =>
    source.kind === 'amendment' ? [[source.id, source.reference] as const] : [],
  )
  return [...new Map(named)].map(([_id, name]) => ({ _id, name }))
}

/** @example warningSentence(warning).key // 'deadlines.warning.NOTICE_LATE' */
export function warningSentence({ code, params }: DeadlineWarning): Sentence {
  return { key: `deadlines.warning.${code}`, params: writtenParams(params) }
}

function writtenParams(values: Record<string, TraceValue>): Sentence['params'] {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, written(value)]))
}

function sourceKey(source: TraceSource): string {
  return source.kind === 'law' && source.since !== null ? 'lawSince' : source.kind
}

function written(value: TraceValue): string | number {
  return value.kind === 'day' ? formatDay(value.value) : value.value
}

function sourceParams(source: TraceSource): Sentence['params'] {
  switch (source.kind) {
    case 'extract':
      return { fileName: source.fileName, page: source.page }
    case 'amendment':
      return { reference: source.reference, signedOn: formatDay(source.signedOn) }
    case 'law':
      return {
        reference: source.reference,
        ...(source.since !== null && { since: formatDay(source.since) }),
      }
    case 'field':
    case 'record':
    case 'company':
    case 'computed':
    case 'today':
      return {}
  }
}
