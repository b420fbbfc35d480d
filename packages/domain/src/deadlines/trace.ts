import type { IsoDay } from '../calendar/iso-day.ts'
import type { LifecycleField } from './lifecycle-terms.ts'
import { TRACE_CODES } from './trace-code.ts'
import type { TraceCode, TraceRule, TraceSubject } from './trace-code.ts'

/** A value of a trace line. A `count` drives the plural of the sentence when it is named so. */
export type TraceValue =
  | { kind: 'day'; value: IsoDay }
  | { kind: 'number'; value: number }
  | { kind: 'text'; value: string }

/** Where an input came from. */
export type TraceSource =
  /** Typed by a person in this field of the form. */
  | { kind: 'field'; field: LifecycleField }
  /** Read in a file: span [from, to) of the page's text. */
  | {
      kind: 'extract'
      field: LifecycleField
      fileName: string
      page: number
      from: number
      to: number
    }
  | {
      kind: 'amendment'
      field: LifecycleField | 'endDate'
      id: string
      reference: string
      signedOn: IsoDay
    }
  /** A recorded renewal or notice, by its id. */
  | { kind: 'record'; field: 'renewals' | 'refusedRenewals' | 'notices'; id: string }
  /** A setting of the company. */
  | { kind: 'company'; field: LifecycleField }
  /** `since`: the first day of its figures, where it is established. */
  | { kind: 'law'; reference: string; since: IsoDay | null }
  /** The result of another line. */
  | { kind: 'computed' }
  | { kind: 'today' }

export type TraceInput = TraceValue & { source: TraceSource }

/** One step of the computation: its rule, its inputs with their sources, its result. */
export interface TraceLine {
  rule: TraceRule
  code: TraceCode
  subject: TraceSubject
  inputs: Record<string, TraceInput>
  result: TraceValue | null
}

/** @example traceLine('END_TYPED_INCLUDED', { typed }, dayResult(end)) */
export function traceLine(
  code: TraceCode,
  inputs: Record<string, TraceInput> = {},
  result: TraceValue | null = null,
): TraceLine {
  return { ...TRACE_CODES[code], code, inputs, result }
}

/** @example dayInput(end, { kind: 'computed' }) */
export function dayInput(day: { toString(): string }, source: TraceSource): TraceInput {
  return { kind: 'day', value: day.toString(), source }
}

export function numberInput(value: number, source: TraceSource): TraceInput {
  return { kind: 'number', value, source }
}

export function textInput(value: string, source: TraceSource): TraceInput {
  return { kind: 'text', value, source }
}

/** A day as the result of a line. */
export function dayResult(day: { toString(): string }): TraceValue {
  return { kind: 'day', value: day.toString() }
}

export const COMPUTED: TraceSource = { kind: 'computed' }
