import { textDetailTable, type TextDetailName } from '../contracts/contract-details.ts'
import { SHOWN_STATUSES } from '../contracts/contract-status.ts'
import { SIGNED_DETAILS } from '../contracts/status-detail.ts'
import type { RenewalType } from '../deadlines/renewal-conditions.ts'
import type { FilterField } from './filter-field.ts'

/** The finer states that are not a step of a workflow. */
export const STATUS_DETAILS = [...SIGNED_DETAILS, 'TERMINATED', 'CANCELLED'] as const

export const RENEWAL_TYPES = [
  'none',
  'tacit',
  'withAgreement',
  'withNotice',
] as const satisfies readonly RenewalType[]

const SIGNATURE_PROVIDERS = ['local', 'provider1', 'provider2', 'scan'] as const

const id: FilterField = { kind: 'id' }
const day: FilterField = { kind: 'day' }
const yesNo: FilterField = { kind: 'yesNo' }
const renewalType: FilterField = { kind: 'choice', choices: RENEWAL_TYPES }

/**
 * What contracts can be filtered by: the fields of specification 3 by their names there, and ours.
 * The list, its export, the dashboard and every widget speak this language and no other.
 */
export const CONTRACT_FILTER_FIELDS = {
  status: { kind: 'choice', choices: SHOWN_STATUSES },
  statusDetail: { kind: 'choice', choices: STATUS_DETAILS, orId: true },
  type: id,
  /** The counterparty. */
  supplier: id,
  /** The signature provider. */
  provider: { kind: 'choice', choices: SIGNATURE_PROVIDERS },
  /** Folders: filed in one of them, or in a folder below. */
  tags: id,
  project: id,
  owner: id,
  /** The owner's main group. */
  department: id,
  /** People the contract is shared with, by name or through a group, and those assigned to it. */
  invitedUsers: id,
  /** The master agreement. */
  parent: id,
  ...textFilters(),
  createdAt: day,
  effectiveDate: day,
  signatureDate: day,
  endDate: day,
  /** The prudent notice limit. */
  terminationDate: day,
  /** Either of the two. */
  expiryAndTerminationDates: day,
  renewalTypes: renewalType,
  typeRenewal: renewalType,
  /** Signed more than 48 hours after the service start. */
  retroactiveEffectiveDate: yesNo,
  isRenewed: yesNo,
  /** One more term follows for certain, or unless somebody acts. */
  willBeRenewable: yesNo,
  /** In force, with a renewal of any type foreseen. */
  renewable: yesNo,
  inTacitRenewal: yesNo,
  /** Days; 999999 is indefinite. */
  tacitRenewalDuration: { kind: 'number' },
  financialAmount: { kind: 'amount' },
  /** A tagged field that has a value. */
  taggedFields: id,
  /** Title, reference or counterparty. */
  text: { kind: 'text' },
  /** The reader has something to do about it. */
  actionRequired: yesNo,
} as const satisfies Record<string, FilterField>

/** Each text that a contract is described by, on its own. */
function textFilters() {
  return textDetailTable<Record<TextDetailName, { kind: 'text' }>>(() => ({ kind: 'text' }))
}

export type ContractFilterName = keyof typeof CONTRACT_FILTER_FIELDS

export const CONTRACT_FILTER_NAMES = Object.keys(CONTRACT_FILTER_FIELDS) as ContractFilterName[]

/** @example contractFilterField('endDate') // { kind: 'day' } */
export function contractFilterField(name: string): FilterField | undefined {
  return Object.hasOwn(CONTRACT_FILTER_FIELDS, name)
    ? CONTRACT_FILTER_FIELDS[name as ContractFilterName]
    : undefined
}

const TAGGED_FIELD = /^taggedField\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/**
 * The field that a key names by its id; null when the key is not of that form.
 *
 * @example taggedFieldId('taggedField.01a1fc00-76ed-7a30-b19a-7c6dcd73e16b') // '01a1fc00-…'
 */
export function taggedFieldId(key: string): string | null {
  return TAGGED_FIELD.exec(key)?.[1] ?? null
}

/** What a tagged field is filtered by, after its type. */
export const FILTER_OF_TAGGED_FIELD: Record<string, FilterField> = {
  text: { kind: 'text' },
  longText: { kind: 'text' },
  singleChoice: { kind: 'word' },
  multipleChoice: { kind: 'word' },
  person: { kind: 'text' },
  counterparty: { kind: 'text' },
  address: { kind: 'text' },
  number: { kind: 'number' },
  percentage: { kind: 'number' },
  amount: { kind: 'amount' },
  date: { kind: 'day' },
  /** In days, as `tacitRenewalDuration`. */
  duration: { kind: 'number' },
  yesNo: { kind: 'yesNo' },
}

/** Fields of the system that contracts can be filtered by: the others are parts of the contract that its own filters name. */
export const FILTERABLE_SYSTEM_FIELDS = [
  'contract_title',
  'contract_reference',
  'counterparty_name',
  'amount_incl_tax',
  'effective_date',
  'signature_date',
] as const
