import {
  CONTRACT_DETAILS,
  textDetailTable,
  type TextDetailName,
} from '../contracts/contract-details.ts'
import { LACKS } from '../contracts/lacks.ts'
import { SHOWN_STATUSES } from '../contracts/contract-status.ts'
import { SIGNED_DETAILS } from '../contracts/status-detail.ts'
import { LISTED_EXIT_DECISIONS } from '../decisions/exit-choices.ts'
import { LISTED_DECISIONS } from '../decisions/limit-decision.ts'
import type { RenewalType } from '../deadlines/renewal-conditions.ts'
import { STEP_DUES } from '../workflows/step-reminders.ts'
import type { FilterField } from './filter-field.ts'

/** The detailed states that are not workflow steps. */
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
 * The filterable fields of contracts: those of specification 3 by their names there, and ours. The list, its export,
 * the dashboard and every widget use this language and no other.
 */
export const CONTRACT_FILTER_FIELDS = {
  status: { kind: 'choice', choices: SHOWN_STATUSES },
  statusDetail: { kind: 'choice', choices: STATUS_DETAILS, orId: true },
  type: id,
  /** The counterparty. */
  supplier: id,
  /** The signature provider. */
  provider: { kind: 'choice', choices: SIGNATURE_PROVIDERS },
  /** Folders: filed in one of them, or in a nested one. */
  tags: id,
  project: id,
  owner: id,
  /** The owner's main group. */
  department: id,
  /** People the contract is shared with, by name or through a group, and those assigned to it. */
  invitedUsers: id,
  /** The master agreement. */
  parent: id,
  /** What its text began with, in any version. */
  template: id,
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
  /** The three answers to what follows the running term (domain/deadlines/renewal-answer): another for certain, */
  willBeRenewable: yesNo,
  /** it depends on what people still do, */
  renewable: yesNo,
  /** none. */
  willNotRenew: yesNo,
  inTacitRenewal: yesNo,
  /** What was decided about the limit of the term ahead, or that nobody has; nothing of early exits. */
  decision: { kind: 'choice', choices: LISTED_DECISIONS },
  /** The prudent limit of the next early exit. */
  exitLimit: day,
  /** What was decided about that exit, or that somebody is asked and nobody has. */
  exitDecision: { kind: 'choice', choices: LISTED_EXIT_DECISIONS },
  /** Days; 999999 is indefinite. */
  tacitRenewalDuration: { kind: 'number' },
  /** Of contracts in the company's currency: figures of different currencies are not compared. */
  financialAmount: { kind: 'amount' },
  currency: { kind: 'choice', choices: CONTRACT_DETAILS.currency.options },
  /** In another currency than the company's: what no total of the company includes. */
  otherCurrency: yesNo,
  direction: { kind: 'choice', choices: CONTRACT_DETAILS.direction.options },
  scope: { kind: 'choice', choices: CONTRACT_DETAILS.scope.options },
  /** The workflow step that it stands at, signed or not. */
  step: id,
  /** Past the due date of that step. */
  stepOverdue: yesNo,
  /** Late, due within days or later; without a due date it is none of them. */
  stepDue: { kind: 'choice', choices: STEP_DUES },
  /** Ended, kept as long as its type asks for, and not archived. */
  toArchive: yesNo,
  /** In force, and to be completed. */
  lacks: { kind: 'choice', choices: LACKS },
  /** A tagged field that has a value. */
  taggedFields: id,
  /** Title, reference or counterparty. */
  text: { kind: 'text' },
  /** The reader has a required action on it. */
  actionRequired: yesNo,
  /** One that has been pending for more than 48 hours. */
  actionRequiredMore48h: yesNo,
} as const satisfies Record<string, FilterField>

/** Each text detail of a contract, on its own. */
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
 * The field whose id a key contains; null for any other key.
 *
 * @example taggedFieldId('taggedField.01a1fc00-76ed-7a30-b19a-7c6dcd73e16b') // '01a1fc00-…'
 */
export function taggedFieldId(key: string): string | null {
  return TAGGED_FIELD.exec(key)?.[1] ?? null
}

/** The filter kind of a tagged field, by its type. */
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

/** Filterable system fields: the others are contract data with their own filters. */
export const FILTERABLE_SYSTEM_FIELDS = [
  'contract_title',
  'contract_reference',
  'counterparty_name',
  'amount_incl_tax',
  'effective_date',
  'signature_date',
] as const
