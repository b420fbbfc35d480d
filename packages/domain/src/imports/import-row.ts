import type { PlainRefusalCode, Refusal } from '../refusal.ts'
import type { ImportField, OwnField } from './import-fields.ts'

/** Where a value comes from, the strongest first: it stands over the others. */
export type ValueOrigin =
  /** `term`: the text of the file says the same there; `by`: their id. */
  | { kind: 'person'; term?: number; by?: string }
  | { kind: 'index'; line: number; column: string }
  | { kind: 'name' }
  | { kind: 'folder'; depth: number }
  /** A sentence of the file; `term`: its place among the terms of the file. */
  | { kind: 'text'; term: number }
  /** Found on the first page. */
  | { kind: 'document' }
  | { kind: 'default' }

/** A value of a row: what stands in its source, and what it is read as. */
export interface RowValue {
  /** As it stands in its source; for a default, empty. */
  text: string
  from: ValueOrigin
  /** A text, cents, a span, the id of a choice, or the object that will be created; null: nothing could be read. */
  value: unknown
  /** Why it is not known what it says; it is never guessed. */
  problem: PlainRefusalCode | null
}

/** A choice that does not exist yet: the import creates it, once for all rows. */
export interface ToCreate {
  create: string
}

/** What the text of the file says and nobody takes for certain, or what a stronger source contradicts. */
export interface Proposal {
  field: ImportField
  /** A person takes it by typing it. */
  text: string
  value: unknown
  term: number
}

export type RowField = ImportField | OwnField
export type RowValues = Partial<Record<RowField, RowValue>>

export const ROW_KINDS = ['contract', 'amendment', 'attachment'] as const
export type RowKind = (typeof ROW_KINDS)[number]

/** What an import will create of an entry, or why it will not. */
export interface PlannedRow {
  position: number
  kind: RowKind
  values: RowValues
  proposals: readonly Proposal[]
  state: 'toCreate' | 'toComplete' | 'skipped'
  /** Why it is skipped, or what it lacks. */
  refusal: Refusal | null
}

/** What a person said about a row: typed values, an empty one to leave it out, and whether it is created. */
export interface SaidOfRow {
  typed: Readonly<Partial<Record<RowField, string>>>
  /** Who typed each. */
  typedBy?: Readonly<Partial<Record<RowField, string>>>
  decided: 'create' | 'skip' | null
  /** Proposals that are not wanted, by `proposalKey`. */
  dismissed?: readonly string[]
}

/** @example proposalKey({ field: 'endDate', text: '2027-02-28' }) // 'endDate 2027-02-28' */
export function proposalKey({ field, text }: Pick<Proposal, 'field' | 'text'>): string {
  return `${field} ${text}`
}

/** @example isToCreate({ create: 'Cadexia' }) // true */
export function isToCreate(value: unknown): value is ToCreate {
  return typeof value === 'object' && value !== null && 'create' in value
}
