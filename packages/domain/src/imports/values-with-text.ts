import { isContradicted } from './contradiction.ts'
import { IMPORT_FIELDS } from './import-fields.ts'
import {
  proposalKey,
  type Proposal,
  type RowValue,
  type RowValues,
  type SaidOfRow,
} from './import-row.ts'
import { valueKey } from './match-choice.ts'
import { readValue, type Reading } from './read-value.ts'
import { rowValues } from './row-values.ts'
import type { Stated } from './stated-texts.ts'
import type { TextStatement } from './text-statement.ts'

/** The values of a row, and what its text says besides. */
export interface Described {
  values: RowValues
  proposals: Proposal[]
}

interface Sources {
  /** What all sources state, with what the text states in its place among them. */
  states: (text: readonly Stated[]) => Stated[]
  statements: readonly TextStatement[]
  said: SaidOfRow | undefined
}

/** In this order they give way to what stronger sources say of the term. */
const OF_TERM = ['endDate', 'duration', 'effectiveDate'] as const

/**
 * The values of a row where its text counts for what it says for certain. What is not certain, what stronger sources
 * contradict, and what was computed from something that does not stand, is proposed; a field that a person typed has no
 * proposals.
 */
export function valuesWithText(
  { states, statements, said }: Sources,
  reading: Omit<Reading, 'siren'>,
): Described {
  const wanted = statements.filter((each) => !said?.dismissed?.includes(proposalKey(each)))
  const standing = wanted.filter((each) => each.isSure && hasItsParty(each, states([]), wanted))
  const values = rowValues(
    states(
      standing.map(({ field, text, term }) => ({ field, text, from: { kind: 'text', term } })),
    ),
    reading,
  )
  for (const { field, bases } of standing)
    if (isOfText(values[field]) && !bases.every((base) => isOfText(values[base])))
      delete values[field]
  for (const field of OF_TERM)
    if (isContradicted(values) && isOfText(values[field])) delete values[field]
  return {
    values: withProofs(values, wanted, reading),
    proposals: wanted.flatMap((each) => proposed(each, values[each.field], reading)),
  }
}

/** A number stands with the name that it belongs to: with another name it would be that of somebody else. */
function hasItsParty(
  { party }: TextStatement,
  stated: readonly Stated[],
  statements: readonly TextStatement[],
): boolean {
  if (party === undefined) return true
  const named =
    stated.find(({ field }) => field === 'counterparty')?.text ??
    statements.find(({ field, isSure }) => field === 'counterparty' && isSure)?.text
  return named !== undefined && valueKey('counterparty', named) === valueKey('counterparty', party)
}

function isOfText(value: RowValue | undefined): boolean {
  return value?.from.kind === 'text'
}

/** What a person typed and the text says too has its proof. */
function withProofs(
  values: RowValues,
  statements: readonly TextStatement[],
  reading: Omit<Reading, 'siren'>,
): RowValues {
  const proven = { ...values }
  for (const { field, text, term } of statements) {
    const value = proven[field]
    if (value?.from.kind === 'person' && isSame(field, text, value, reading))
      proven[field] = { ...value, from: { ...value.from, term } }
  }
  return proven
}

function proposed(
  { field, text, term }: TextStatement,
  value: RowValue | undefined,
  reading: Omit<Reading, 'siren'>,
): Proposal[] {
  if (value?.from.kind === 'person' || (value && isSame(field, text, value, reading))) return []
  const read = readValue(field, text, { ...reading, siren: null })
  // A party that nobody knows yet can be proposed; what is no value of its field cannot.
  if ('problem' in read && read.problem !== 'IMPORT_VALUE_UNKNOWN') return []
  return [{ field, text, value: 'value' in read ? read.value : null, term }]
}

function isSame(
  field: TextStatement['field'],
  text: string,
  value: RowValue,
  reading: Omit<Reading, 'siren'>,
): boolean {
  const read = readValue(field, text, { ...reading, siren: null })
  if ('value' in read && JSON.stringify(read.value) === JSON.stringify(value.value)) return true
  const { kind } = IMPORT_FIELDS[field]
  return (
    kind === 'choice' &&
    valueKey(field as Parameters<typeof valueKey>[0], text) ===
      valueKey(field as Parameters<typeof valueKey>[0], value.text)
  )
}
