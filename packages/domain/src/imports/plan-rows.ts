import type { Refusal } from '../refusal.ts'
import { classifyEntries } from './classify-entries.ts'
import { contradiction } from './contradiction.ts'
import type { Classified, ImportEntry, ImportFile } from './mapped-entry.ts'
import { REQUIRED_IMPORT_FIELDS, type OwnFieldType } from './import-fields.ts'
import type { PlannedRow, RowValues, SaidOfRow } from './import-row.ts'
import type { ImportRules } from './import-rules.ts'
import { joinIndex, type ImportIndex, type IndexRow, type JoinedIndex } from './join-table.ts'
import type { Matches } from './match-choice.ts'
import { readPattern, type NamePattern } from './name-pattern.ts'
import { rowValues } from './row-values.ts'
import { statedTexts, type Stated } from './stated-texts.ts'
import { textStatements } from './text-statements.ts'
import { valuesWithText, type Described } from './values-with-text.ts'

export interface PlanInput {
  entries: readonly ImportEntry[]
  index: ImportIndex | null
  rules: ImportRules
  matches: Matches
  ownFields: Readonly<Record<string, OwnFieldType>>
  /** What people said about rows, by position. */
  said: ReadonlyMap<number, SaidOfRow>
}

type Unjudged = Omit<PlannedRow, 'state' | 'refusal'>

const NOTHING: Described = { values: {}, proposals: [] }

export interface ImportPlan {
  rows: PlannedRow[]
  roles: ReadonlyMap<number, Classified>
  /** Kept files of which nothing is made. */
  ignored: number[]
  /** Files that were not kept: their log says why. */
  left: number[]
  joined: JoinedIndex | null
}

/**
 * What an import will create: each entry appears once, in a row, as ignored or as left; each row of the index that names no
 * file has a row after them. Everything is said before anything is written.
 */
export function planRows(input: PlanInput): ImportPlan {
  const { entries, index, rules } = input
  const roles = classifyEntries(entries)
  const joined = joinDescribed(entries, roles, input)
  const pattern = patternOf(rules)
  const reading = { rules, matches: input.matches, ownFields: input.ownFields }
  const describe = (entry: ImportEntry, isAmendment: boolean): Described => {
    const row = joined?.rowOf.get(entry.position)
    const said = input.said.get(entry.position)
    const states = (text: readonly Stated[]) =>
      statedTexts({ entry, said, row, index, rules, pattern, text })
    const statements = textStatements(entry.terms, { matches: input.matches, isAmendment })
    return valuesWithText({ states, statements, said }, reading)
  }
  const rows = entries.flatMap((entry) => {
    const classified = roles.get(entry.position)
    if (!classified || classified.role === 'ignored') return []
    const isAmendment = classified.role === 'amendment'
    const values = classified.role === 'attachment' ? NOTHING : describe(entry, isAmendment)
    return [judged(entry, classified, values, input.said.get(entry.position))]
  })
  settleOwners(rows, roles)
  return {
    rows: [...rows, ...planLooseLines(joined ? looseLines(entries, joined) : [], input)],
    roles,
    ignored: entries
      .filter(({ position }) => roles.get(position)?.role === 'ignored')
      .map(({ position }) => position),
    left: entries.filter(({ position }) => !roles.has(position)).map(({ position }) => position),
    joined,
  }
}

/** The index joined with the files that a row of it can describe; null: there is none, or no rule to join it by. */
export function joinDescribed(
  files: readonly ImportFile[],
  roles: ImportPlan['roles'],
  { index, rules }: Pick<PlanInput, 'index' | 'rules'>,
): JoinedIndex | null {
  return index && rules.joined ? joinIndex(describedFiles(files, roles), index, rules.joined) : null
}

/** Contracts and amendments: what has terms of its own. */
export function describedFiles(
  files: readonly ImportFile[],
  roles: ImportPlan['roles'],
): ImportFile[] {
  return files.filter(({ position }) => {
    const role = roles.get(position)?.role
    return role === 'contract' || role === 'amendment'
  })
}

function patternOf({ pattern }: ImportRules): NamePattern | null {
  const read = pattern === null ? null : readPattern(pattern)
  return read && 'parts' in read ? read : null
}

function judged(
  { position, kind, sameAsContractId }: ImportEntry,
  { role }: Classified,
  described: Described,
  said: SaidOfRow | undefined,
): PlannedRow {
  const row = { position, kind: role === 'duplicate' ? 'contract' : role, ...described } as Unjudged
  if (role === 'duplicate')
    return skipped(row, sameAsContractId ? 'IMPORT_SAME_AS_CONTRACT' : 'IMPORT_SAME_AS_FILE')
  if (said?.decided === 'skip') return skipped(row, 'IMPORT_SKIPPED_BY_PERSON')
  if (role === 'attachment') return { ...row, state: 'toCreate', refusal: null }
  // Specification 5: signed documents are PDF only.
  if (kind !== 'pdf') return skipped(row, 'IMPORT_ONLY_PDF')
  return completed(row, role === 'amendment', said)
}

function skipped(
  row: Unjudged,
  code:
    | 'IMPORT_SAME_AS_CONTRACT'
    | 'IMPORT_SAME_AS_FILE'
    | 'IMPORT_SKIPPED_BY_PERSON'
    | 'IMPORT_ONLY_PDF'
    | 'IMPORT_WITHOUT_FILE',
): PlannedRow {
  return { ...row, state: 'skipped', refusal: { code } }
}

/** What is required must be there; what could not be read is to be completed unless a person creates it without. */
function completed(row: Unjudged, isAmendment: boolean, said: SaidOfRow | undefined): PlannedRow {
  const values = isAmendment ? row.values : contradiction(row.values)
  const stands = (field: keyof RowValues) =>
    values[field] !== undefined && values[field].value !== null && values[field].problem === null
  const missing = REQUIRED_IMPORT_FIELDS.filter((field) => !stands(field))
  const problem = Object.values(values).find((each) => each?.problem)?.problem
  const refusal: Refusal | null =
    missing.length > 0
      ? { code: 'IMPORT_FIELDS_MISSING', params: { count: missing.length }, field: missing[0]! }
      : problem && said?.decided !== 'create'
        ? { code: problem }
        : null
  return { ...row, values, state: refusal ? 'toComplete' : 'toCreate', refusal }
}

/** An amendment and an attachment wait for what they belong to, and go where it goes. */
function settleOwners(rows: PlannedRow[], roles: ImportPlan['roles']): void {
  const byPosition = new Map(rows.map((row) => [row.position, row]))
  for (const row of rows) {
    if (row.kind === 'contract' || row.state === 'skipped') continue
    const classified = roles.get(row.position)!
    const byIndex = row.values.master
    if (classified.belongsToContractId || (byIndex && byIndex.value && !byIndex.problem)) continue
    const owner = byPosition.get(classified.belongsToPosition ?? -1)
    if (owner === undefined || owner === row) {
      row.state = 'toComplete'
      row.refusal = { code: 'IMPORT_OWNER_MISSING' }
    } else if (owner.state !== 'toCreate') {
      row.state = 'toComplete'
      row.refusal = { code: 'IMPORT_OWNER_NOT_CREATED' }
    }
  }
}

/** A row of the index that describes no file, with its place after those that have one. */
export interface LooseLine {
  position: number
  row: IndexRow
  /** It names several files, or a file that other rows name too. */
  isUnclear: boolean
}

/** After the files, those that name none first. */
export function looseLines(
  entries: readonly { position: number }[],
  { rowsWithoutFile, unclear }: JoinedIndex,
): LooseLine[] {
  const after = entries.reduce((last, { position }) => Math.max(last, position), -1) + 1
  return [...rowsWithoutFile, ...unclear].map((row, at) => ({
    position: after + at,
    row,
    isUnclear: at >= rowsWithoutFile.length,
  }))
}

/** A row of the index without a file is said, and creates nothing: a contract without its text would prove nothing. */
export function planLooseLines(
  lines: readonly LooseLine[],
  {
    index,
    rules,
    matches,
    ownFields,
  }: Pick<PlanInput, 'index' | 'rules' | 'matches' | 'ownFields'>,
): PlannedRow[] {
  return lines.map(({ position, row, isUnclear }) => {
    const stated = statedTexts({ entry: null, said: undefined, row, index, rules, pattern: null })
    const values = rowValues(stated, { rules, matches, ownFields })
    const planned = skipped(
      { position, kind: 'contract', values, proposals: [] },
      'IMPORT_WITHOUT_FILE',
    )
    return isUnclear ? { ...planned, refusal: { code: 'IMPORT_ROW_UNCLEAR' } } : planned
  })
}
