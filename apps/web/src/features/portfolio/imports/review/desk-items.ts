import {
  IMPORT_FIELD_NAMES,
  REQUIRED_IMPORT_FIELDS,
  type ImportField,
} from '@tacite/domain/imports/import-fields.ts'
import { ASKED_FIELDS } from '../asked-fields.ts'
import type { ImportRowDetail } from '../plan-queries.ts'

/** A value of a row, a proposal, or a field that is empty: one line of the desk. */
export interface DeskItem {
  key: string
  /** Of the import, or of the company's own. */
  field: string
  /** As the server judges it; null: the field is empty. */
  text: string | null
  shown: string
  kind: 'value' | 'proposal' | 'missing'
  /** Null: it has none. */
  from: ImportRowDetail['values'][number]['from']['kind'] | null
  proof: ImportRowDetail['values'][number]['proof']
  problem: string | null
  isNew: boolean
  /** Something to decide. */
  isDoubt: boolean
  /** Somebody has said something of the field. */
  isJudged: boolean
}

/** The lines of a row in the order of the form: for each field its value, the proposals, or that it is missing. */
export function deskItems(row: ImportRowDetail): DeskItem[] {
  const judged = new Set(row.review.judgements.map(({ field }) => field))
  const values = row.values.map((value): DeskItem => {
    const { field, text, shown, from, proof, problem, isNew } = value
    return {
      key: `${field} value`,
      field,
      text,
      shown: shown ?? text,
      kind: 'value',
      from: from.kind,
      proof,
      problem: problem?.message ?? null,
      isNew,
      isDoubt: problem !== null,
      isJudged: judged.has(field),
    }
  })
  const proposals = row.proposals.map(({ field, text, shown, isNew, proof }): DeskItem => ({
    key: `${field} ${text}`,
    field,
    text,
    shown,
    kind: 'proposal',
    from: null,
    proof,
    problem: null,
    isNew,
    isDoubt: true,
    isJudged: false,
  }))
  const stated = new Set([...values, ...proposals].map(({ field }) => field))
  const missing = ASKED_FIELDS.filter((field) => !stated.has(field) && isAsked(field, stated, row))
  const items = [
    ...values,
    ...proposals,
    ...missing.map((field): DeskItem => ({
      key: `${field} missing`,
      field,
      text: null,
      shown: '',
      kind: 'missing',
      from: null,
      proof: null,
      problem: null,
      isNew: false,
      isDoubt: isNeeded(field, row),
      isJudged: judged.has(field),
    })),
  ]
  return items.toSorted((one, other) => placeOf(one.field) - placeOf(other.field))
}

/** In the order of the form; the company's own fields after them. */
function placeOf(field: string): number {
  const at = (IMPORT_FIELD_NAMES as readonly string[]).indexOf(field)
  return at < 0 ? IMPORT_FIELD_NAMES.length : at
}

/** An end stands in place of a duration. */
function isAsked(field: ImportField, stated: ReadonlySet<string>, row: ImportRowDetail): boolean {
  if (row.kind === 'amendment') return isNeeded(field, row)
  return (
    !(field === 'duration' && stated.has('endDate')) &&
    !(field === 'endDate' && stated.has('duration'))
  )
}

/** Without it no contract can be created, or its limit is not known. */
function isNeeded(field: ImportField, { limit }: ImportRowDetail): boolean {
  return (
    REQUIRED_IMPORT_FIELDS.some((each) => each === field) ||
    limit?.lacks.some((each) => each === field) === true
  )
}

/** What one act accepts: the only proposal for its field, where nothing else stands. It creates nothing. */
export function acceptableItems(items: readonly DeskItem[]): DeskItem[] {
  return items.filter(
    ({ kind, field, isNew }) =>
      kind === 'proposal' && !isNew && items.filter((each) => each.field === field).length === 1,
  )
}
