import { CONTRACT_DETAILS } from '../contracts/contract-details.ts'
import { DIRECTIONS, SCOPES } from '../contracts/classification.ts'
import { CURRENCIES } from '../contracts/currencies.ts'

/**
 * What an import can fill of a contract, in the order of its form. `choice`: an object of the company, found by its
 * name; `contract`: another contract, by its reference or its title.
 */
export const IMPORT_FIELDS = {
  title: { kind: 'text', maxLength: CONTRACT_DETAILS.title.maxLength },
  reference: { kind: 'text', maxLength: CONTRACT_DETAILS.reference.maxLength },
  type: { kind: 'choice', mayBeCreated: true },
  project: { kind: 'choice', mayBeCreated: true },
  owner: { kind: 'choice', mayBeCreated: false },
  folder: { kind: 'choice', mayBeCreated: true },
  counterparty: { kind: 'choice', mayBeCreated: true },
  siren: { kind: 'siren' },
  legalEntity: { kind: 'choice', mayBeCreated: false },
  signatureDate: { kind: 'day' },
  effectiveDate: { kind: 'day' },
  endDate: { kind: 'day' },
  duration: { kind: 'span' },
  renewalType: { kind: 'option', options: ['none', 'tacit', 'withAgreement', 'withNotice'] },
  renewalDuration: { kind: 'span' },
  maxRenewals: { kind: 'count' },
  notice: { kind: 'notice' },
  amount: { kind: 'amount' },
  currency: { kind: 'option', options: CURRENCIES },
  direction: { kind: 'option', options: DIRECTIONS },
  scope: { kind: 'option', options: SCOPES },
  master: { kind: 'contract' },
} as const satisfies Record<string, FieldKind>

type FieldKind =
  | { kind: 'text'; maxLength: number }
  | { kind: 'choice'; mayBeCreated: boolean }
  | { kind: 'option'; options: readonly string[] }
  | { kind: 'siren' | 'day' | 'span' | 'count' | 'notice' | 'amount' | 'contract' }

export type ImportField = keyof typeof IMPORT_FIELDS

export const IMPORT_FIELD_NAMES = Object.keys(IMPORT_FIELDS) as ImportField[]

type FieldOfKind<Kind> = {
  [Field in ImportField]: (typeof IMPORT_FIELDS)[Field]['kind'] extends Kind ? Field : never
}[ImportField]

/** Filled by an object of the company. */
export type ChoiceField = FieldOfKind<'choice'>

export const CHOICE_FIELDS = IMPORT_FIELD_NAMES.filter(
  (field): field is ChoiceField => IMPORT_FIELDS[field].kind === 'choice',
)

/** Without one of these no contract can be created: the same that its form requires. */
export const REQUIRED_IMPORT_FIELDS = [
  'title',
  'type',
  'project',
  'owner',
] as const satisfies readonly ImportField[]

/** A field of the company's own (a tagged field), by its variable. */
export type OwnField = `values.${string}`

/** The types of own fields whose values a table can state. */
export const OWN_FIELD_TYPES = ['text', 'longText', 'number', 'amount', 'date', 'yesNo'] as const
export type OwnFieldType = (typeof OWN_FIELD_TYPES)[number]

/** @example isImportField('title') // true */
export function isImportField(name: string): name is ImportField {
  return Object.hasOwn(IMPORT_FIELDS, name)
}
