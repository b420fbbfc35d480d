import type { Refusal } from '../refusal.ts'
import { DIRECTIONS, SCOPES } from './classification.ts'
import { CURRENCIES } from './currencies.ts'

interface TextDetail {
  kind: 'text'
  maxLength: number
}

interface ChoiceDetail {
  kind: 'choice'
  /** The answer's name for the chosen object, which the request names by its id. */
  shownAs: string
}

/** One of a few words of ours, the same for every company. */
interface OptionDetail {
  kind: 'option'
  options: readonly string[]
}

/**
 * A contract's details, apart from its text and its folders: by wire name, in form order. Requests, answers, SQL, the
 * summary sheet, filters and exports derive from this table; a new detail that is a text or an option needs no more than
 * its row here, its column, its place in the form and its texts (CONTRIBUTING.md).
 */
export const CONTRACT_DETAILS = {
  title: { kind: 'text', maxLength: 300, refusedEmpty: 'CONTRACT_TITLE_REQUIRED' },
  typeId: { kind: 'choice', shownAs: 'type', refusedEmpty: 'CONTRACT_TYPE_REQUIRED' },
  projectId: { kind: 'choice', shownAs: 'project', refusedEmpty: 'CONTRACT_PROJECT_REQUIRED' },
  ownerId: { kind: 'choice', shownAs: 'owner', refusedEmpty: 'CONTRACT_OWNER_REQUIRED' },
  /** A new contract without one gets the company's next reference. */
  reference: { kind: 'text', maxLength: 60, refusedEmpty: 'FIELD_REQUIRED' },
  legalEntityId: { kind: 'choice', shownAs: 'legalEntity' },
  counterpartyId: { kind: 'choice', shownAs: 'counterparty' },
  /** Of its amounts; a new contract without one gets the company's. */
  currency: { kind: 'option', options: CURRENCIES, refusedEmpty: 'FIELD_REQUIRED' },
  direction: { kind: 'option', options: DIRECTIONS },
  scope: { kind: 'option', options: SCOPES },
  /** The master agreement. */
  parentId: { kind: 'choice', shownAs: 'parent' },
} as const satisfies Record<
  string,
  (TextDetail | ChoiceDetail | OptionDetail) & { refusedEmpty?: string }
>

type Details = typeof CONTRACT_DETAILS
export type DetailName = keyof Details
type DetailOfKind<Kind> = {
  [Name in DetailName]: Details[Name]['kind'] extends Kind ? Name : never
}[DetailName]
export type TextDetailName = DetailOfKind<'text'>
export type ChoiceDetailName = DetailOfKind<'choice'>
export type OptionDetailName = DetailOfKind<'option'>

/** The options of a detail. */
export type OptionOf<Name extends OptionDetailName> = Details[Name]['options'][number]

/** The stored value of a detail: only required ones are never null. */
export type StoredDetail<Name extends DetailName> =
  | (Name extends OptionDetailName ? OptionOf<Name> : string)
  | (Details[Name] extends { refusedEmpty: string } ? never : null)

/** Values of some details: texts, and ids of what is chosen. */
export type DetailValues = { [Name in DetailName]?: string | null | undefined }

export const DETAIL_NAMES = Object.keys(CONTRACT_DETAILS) as DetailName[]

export const TEXT_DETAILS = DETAIL_NAMES.filter(
  (name): name is TextDetailName => CONTRACT_DETAILS[name].kind === 'text',
)

/**
 * A table with one row for each text among the details.
 *
 * @example textDetailTable(() => 'text') // { title: 'text', reference: 'text' }
 */
export function textDetailTable<Table extends Record<TextDetailName, unknown>>(
  rowOf: (name: TextDetailName) => Table[TextDetailName],
): Table {
  return Object.fromEntries(TEXT_DETAILS.map((name) => [name, rowOf(name)])) as Table
}

export const CHOICE_DETAILS = DETAIL_NAMES.filter(
  (name): name is ChoiceDetailName => CONTRACT_DETAILS[name].kind === 'choice',
)

export const OPTION_DETAILS = DETAIL_NAMES.filter(
  (name): name is OptionDetailName => CONTRACT_DETAILS[name].kind === 'option',
)

/**
 * Why these values cannot be saved: a required detail was emptied. Missing details stay unchanged.
 *
 * @example emptiedDetails({ title: '', typeId: null }) // CONTRACT_TITLE_REQUIRED at title, CONTRACT_TYPE_REQUIRED at typeId
 */
export function emptiedDetails(values: DetailValues): Refusal[] {
  return DETAIL_NAMES.flatMap((field) => {
    const detail = CONTRACT_DETAILS[field]
    const isEmptied = values[field] === null || values[field] === ''
    return isEmptied && 'refusedEmpty' in detail ? [{ code: detail.refusedEmpty, field }] : []
  })
}
