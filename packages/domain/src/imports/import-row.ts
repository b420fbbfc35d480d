import type { PlainRefusalCode, Refusal } from '../refusal.ts'
import type { ImportField, OwnField } from './import-fields.ts'

/** Where a value comes from, the strongest first: it stands over the others. */
export type ValueOrigin =
  | { kind: 'person' }
  | { kind: 'index'; line: number; column: string }
  | { kind: 'name' }
  | { kind: 'folder'; depth: number }
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

export type RowField = ImportField | OwnField
export type RowValues = Partial<Record<RowField, RowValue>>

export const ROW_KINDS = ['contract', 'amendment', 'attachment'] as const
export type RowKind = (typeof ROW_KINDS)[number]

/** What an import will create of an entry, or why it will not. */
export interface PlannedRow {
  position: number
  kind: RowKind
  values: RowValues
  state: 'toCreate' | 'toComplete' | 'skipped'
  /** Why it is skipped, or what it lacks. */
  refusal: Refusal | null
}

/** What a person said about a row: typed values, an empty one to leave it out, and whether it is created. */
export interface SaidOfRow {
  typed: Readonly<Partial<Record<RowField, string>>>
  decided: 'create' | 'skip' | null
}

/** @example isToCreate({ create: 'Cadexia' }) // true */
export function isToCreate(value: unknown): value is ToCreate {
  return typeof value === 'object' && value !== null && 'create' in value
}
